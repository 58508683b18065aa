; Written by tools/build_runtime.py from runtime.c; do not edit.
; source 4ef5ffd11611ce1b646839df1798c731571d5ce58256eb743059f6a2d766fad2

%struct.Buffer = type { i64, i64 }
%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32 }
%struct.Uniform = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #16
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #15
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %57, label %25

25:                                               ; preds = %21
  %26 = load i64, ptr %5, align 8
  %27 = load i64, ptr %9, align 8
  %28 = sub i64 %26, %27
  %29 = sub i64 0, %28
  %30 = getelementptr inbounds i8, ptr %8, i64 4
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, -1
  %33 = sext i32 %32 to i64
  %34 = and i64 %33, %29
  %35 = add i64 %34, %28
  %36 = getelementptr inbounds i8, ptr %9, i64 448
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %5, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = load i64, ptr %17, align 8
  %40 = add i64 %39, %35
  %41 = sub i64 %38, %40
  %42 = load i32, ptr %30, align 4
  %43 = sext i32 %42 to i64
  %44 = sdiv i64 %41, %43
  %45 = getelementptr inbounds i8, ptr %9, i64 456
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %9, i64 464
  store i32 %3, ptr %46, align 8
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #15
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #15
  %47 = getelementptr inbounds i8, ptr %0, i64 448
  %48 = load i64, ptr %47, align 8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %53, label %50

50:                                               ; preds = %25
  %51 = load i32, ptr %8, align 8
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %57

53:                                               ; preds = %50, %25
  %54 = getelementptr inbounds i8, ptr %1, i64 1936
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr ptr, ptr %55, i64 %2
  store ptr %9, ptr %56, align 8
  br label %57

57:                                               ; preds = %50, %53, %11, %21
  %58 = phi ptr [ null, %21 ], [ null, %11 ], [ %9, %53 ], [ %9, %50 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #16
  br label %59

59:                                               ; preds = %4, %57
  %60 = phi ptr [ %58, %57 ], [ null, %4 ]
  ret ptr %60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @find_pattern(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [32 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr [32 x i64], ptr %1, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %8, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = add i32 %14, -1
  %16 = sext i32 %15 to i64
  %17 = and i64 %12, %16
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %43, label %19

19:                                               ; preds = %4
  %20 = load i32, ptr %8, align 8
  %21 = icmp eq i32 %20, 0
  br label %22

22:                                               ; preds = %19, %22
  %23 = phi i64 [ 0, %19 ], [ %38, %22 ]
  %24 = phi i32 [ %3, %19 ], [ %41, %22 ]
  %25 = phi i64 [ %17, %19 ], [ %36, %22 ]
  %26 = phi i64 [ 0, %19 ], [ %39, %22 ]
  %27 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %24, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr [32 x i64], ptr %1, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %30, %12
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 32
  %34 = select i1 %21, i64 %31, i64 %33
  %35 = and i64 %34, %16
  %36 = or i64 %35, %25
  %37 = getelementptr [32 x i64], ptr %5, i64 0, i64 %28
  store i64 %34, ptr %37, align 8
  %38 = tail call i64 @llvm.smin.i64(i64 %34, i64 %23)
  %39 = tail call i64 @llvm.smax.i64(i64 %34, i64 %26)
  %40 = add i32 %24, -1
  %41 = and i32 %40, %24
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %22, !llvm.loop !1

43:                                               ; preds = %22, %4
  %44 = phi i64 [ 0, %4 ], [ %39, %22 ]
  %45 = phi i64 [ %17, %4 ], [ %36, %22 ]
  %46 = phi i64 [ 0, %4 ], [ %38, %22 ]
  %47 = icmp eq i64 %45, 0
  br i1 %47, label %48, label %312

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %0, i64 176
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %8, i64 48
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr i8, ptr %50, i64 %52
  %54 = getelementptr inbounds i8, ptr %1, i64 1952
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 184
  %57 = load i64, ptr %56, align 8
  %58 = srem i64 %55, %57
  %59 = icmp sgt i64 %57, 0
  tail call void @llvm.assume(i1 %59)
  %60 = getelementptr inbounds i8, ptr %8, i64 40
  %61 = load i64, ptr %60, align 8
  %62 = mul i64 %61, %58
  %63 = getelementptr i8, ptr %53, i64 %62
  %64 = getelementptr inbounds i8, ptr %63, i64 16
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %114, label %67

67:                                               ; preds = %48, %98
  %68 = phi i1 [ %106, %98 ], [ %66, %48 ]
  %69 = phi i32 [ %105, %98 ], [ %65, %48 ]
  %70 = phi ptr [ %103, %98 ], [ %63, %48 ]
  %71 = phi i64 [ %99, %98 ], [ 0, %48 ]
  %72 = icmp eq i32 %69, %3
  br i1 %72, label %73, label %107

73:                                               ; preds = %67
  %74 = load i32, ptr %8, align 8
  %75 = icmp eq i32 %74, 0
  %76 = getelementptr inbounds i8, ptr %70, i64 192
  br label %78

77:                                               ; preds = %87
  br i1 %91, label %312, label %95

78:                                               ; preds = %73, %87
  %79 = phi i64 [ 0, %73 ], [ %92, %87 ]
  br i1 %75, label %80, label %83

80:                                               ; preds = %78
  %81 = getelementptr [32 x i64], ptr %76, i64 0, i64 %79
  %82 = load i64, ptr %81, align 8
  br label %87

83:                                               ; preds = %78
  %84 = getelementptr i32, ptr %76, i64 %79
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  br label %87

87:                                               ; preds = %80, %83
  %88 = phi i64 [ %82, %80 ], [ %86, %83 ]
  %89 = getelementptr [32 x i64], ptr %5, i64 0, i64 %79
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %88, %90
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp ult i64 %79, 31
  %94 = select i1 %93, i1 %91, i1 false
  br i1 %94, label %78, label %77, !llvm.loop !3

95:                                               ; preds = %77
  %96 = add nuw nsw i64 %71, 1
  %97 = icmp eq i64 %96, %57
  br i1 %97, label %110, label %98

98:                                               ; preds = %95, %107
  %99 = phi i64 [ %96, %95 ], [ %108, %107 ]
  %100 = add i64 %99, %58
  %101 = srem i64 %100, %57
  %102 = mul i64 %61, %101
  %103 = getelementptr i8, ptr %53, i64 %102
  %104 = getelementptr inbounds i8, ptr %103, i64 16
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %114, label %67, !llvm.loop !4

107:                                              ; preds = %67
  %108 = add nuw nsw i64 %71, 1
  %109 = icmp eq i64 %108, %57
  br i1 %109, label %111, label %98

110:                                              ; preds = %95
  br i1 %68, label %114, label %111

111:                                              ; preds = %107, %110
  %112 = mul i64 %61, %58
  %113 = getelementptr i8, ptr %53, i64 %112
  br label %114

114:                                              ; preds = %98, %48, %111, %110
  %115 = phi ptr [ %113, %111 ], [ %70, %110 ], [ %63, %48 ], [ %103, %98 ]
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #15
  %116 = getelementptr inbounds i8, ptr %115, i64 16
  store i32 %3, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %115, i64 464
  store i32 0, ptr %117, align 8
  store i64 %46, ptr %115, align 8
  %118 = load i32, ptr %13, align 4
  %119 = sext i32 %118 to i64
  %120 = add i64 %44, %119
  %121 = getelementptr inbounds i8, ptr %115, i64 8
  store i64 %120, ptr %121, align 8
  %122 = load i32, ptr %8, align 8
  %123 = icmp eq i32 %122, 2
  br i1 %123, label %294, label %124

124:                                              ; preds = %114
  %125 = load i32, ptr %13, align 4
  br i1 %18, label %294, label %126

126:                                              ; preds = %124
  %127 = sext i32 %125 to i64
  br label %128

128:                                              ; preds = %128, %126
  %129 = phi i32 [ %3, %126 ], [ %157, %128 ]
  %130 = phi i32 [ 1, %126 ], [ %155, %128 ]
  %131 = phi i32 [ 1, %126 ], [ %150, %128 ]
  %132 = phi i32 [ 1, %126 ], [ %148, %128 ]
  %133 = phi i32 [ 1, %126 ], [ %144, %128 ]
  %134 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %129, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr i64, ptr %5, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = and i32 %134, 16
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr i64, ptr %5, i64 %139
  %141 = load i64, ptr %140, align 16
  %142 = sub i64 %137, %141
  %143 = icmp eq i64 %137, 0
  %144 = select i1 %143, i32 %133, i32 0
  %145 = sub nsw i64 %135, %10
  %146 = mul nsw i64 %145, %127
  %147 = icmp eq i64 %137, %146
  %148 = select i1 %147, i32 %132, i32 0
  %149 = icmp eq i64 %137, %141
  %150 = select i1 %149, i32 %131, i32 0
  %151 = and i32 %134, 15
  %152 = zext nneg i32 %151 to i64
  %153 = mul nsw i64 %152, %127
  %154 = icmp eq i64 %142, %153
  %155 = select i1 %154, i32 %130, i32 0
  %156 = add i32 %129, -1
  %157 = and i32 %156, %129
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %128, !llvm.loop !5

159:                                              ; preds = %128
  %160 = icmp ne i32 %144, 0
  %161 = icmp ne i32 %148, 0
  %162 = icmp ne i32 %150, 0
  %163 = select i1 %160, i1 true, i1 %161
  %164 = select i1 %160, i32 1, i32 2
  br i1 %163, label %294, label %165

165:                                              ; preds = %159
  %166 = icmp ne i32 %155, 0
  %167 = icmp eq i32 %3, -1
  %168 = select i1 %162, i1 true, i1 %166
  %169 = select i1 %167, i1 %168, i1 false
  br i1 %169, label %170, label %172

170:                                              ; preds = %165
  %171 = select i1 %162, i32 3, i32 4
  br label %294

172:                                              ; preds = %165
  %173 = getelementptr inbounds i8, ptr %8, i64 12
  %174 = load i32, ptr %173, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %294

176:                                              ; preds = %172
  %177 = getelementptr inbounds i8, ptr %8, i64 8
  %178 = load i32, ptr %177, align 8
  %179 = icmp eq i32 %178, %125
  br i1 %179, label %180, label %294

180:                                              ; preds = %176
  %181 = getelementptr inbounds i8, ptr %115, i64 128
  %182 = getelementptr inbounds i8, ptr %115, i64 160
  %183 = getelementptr inbounds i8, ptr %115, i64 64
  br label %184

184:                                              ; preds = %283, %180
  %185 = phi i32 [ 0, %180 ], [ %284, %283 ]
  %186 = phi i32 [ -1, %180 ], [ %188, %283 ]
  %187 = phi i32 [ %3, %180 ], [ %286, %283 ]
  %188 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %187, i1 true)
  %189 = icmp ne i32 %185, 0
  %190 = icmp sgt i32 %186, -1
  %191 = select i1 %189, i1 %190, i1 false
  br i1 %191, label %192, label %209

192:                                              ; preds = %184
  %193 = zext nneg i32 %188 to i64
  %194 = getelementptr i64, ptr %5, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = zext nneg i32 %186 to i64
  %197 = getelementptr i64, ptr %5, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = sub i64 %195, %198
  %200 = add nsw i32 %188, -1
  %201 = icmp eq i32 %186, %200
  %202 = add i32 %185, -1
  %203 = sext i32 %202 to i64
  %204 = getelementptr [8 x i32], ptr %181, i64 0, i64 %203
  %205 = load i32, ptr %204, align 4
  %206 = and i32 %186, 31
  %207 = shl nuw i32 1, %206
  %208 = icmp eq i32 %205, %207
  br i1 %201, label %221, label %235

209:                                              ; preds = %184
  %210 = add nsw i32 %188, -1
  %211 = icmp eq i32 %186, %210
  br i1 %189, label %212, label %220

212:                                              ; preds = %209
  %213 = add i32 %185, -1
  %214 = sext i32 %213 to i64
  %215 = getelementptr [8 x i32], ptr %181, i64 0, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = and i32 %186, 31
  %218 = shl nuw i32 1, %217
  %219 = icmp eq i32 %216, %218
  br i1 %211, label %221, label %271

220:                                              ; preds = %209
  br i1 %211, label %221, label %273

221:                                              ; preds = %220, %212, %192
  %222 = phi i1 [ %219, %212 ], [ false, %220 ], [ %208, %192 ]
  %223 = phi i64 [ -1, %212 ], [ -1, %220 ], [ %199, %192 ]
  %224 = load i32, ptr %13, align 4
  %225 = sext i32 %224 to i64
  %226 = icmp ne i64 %223, %225
  %227 = select i1 %226, i1 true, i1 %222
  %228 = xor i1 %226, true
  br i1 %227, label %235, label %229

229:                                              ; preds = %221
  %230 = add i32 %185, -1
  %231 = sext i32 %230 to i64
  %232 = getelementptr [8 x i32], ptr %182, i64 0, i64 %231
  %233 = load i32, ptr %232, align 4
  %234 = icmp eq i32 %233, 1
  br label %235

235:                                              ; preds = %229, %221, %192
  %236 = phi i1 [ %222, %221 ], [ false, %229 ], [ %208, %192 ]
  %237 = phi i64 [ %223, %221 ], [ %223, %229 ], [ %199, %192 ]
  %238 = phi i1 [ %228, %221 ], [ %234, %229 ], [ false, %192 ]
  %239 = icmp ne i64 %237, 0
  %240 = select i1 %239, i1 true, i1 %236
  %241 = xor i1 %239, true
  br i1 %240, label %248, label %242

242:                                              ; preds = %235
  %243 = add i32 %185, -1
  %244 = sext i32 %243 to i64
  %245 = getelementptr [8 x i32], ptr %182, i64 0, i64 %244
  %246 = load i32, ptr %245, align 4
  %247 = icmp eq i32 %246, 0
  br label %248

248:                                              ; preds = %242, %235
  %249 = phi i1 [ %241, %235 ], [ %247, %242 ]
  %250 = select i1 %238, i1 true, i1 %249
  br i1 %250, label %251, label %271

251:                                              ; preds = %248
  %252 = zext i1 %238 to i32
  %253 = add i32 %185, -1
  %254 = sext i32 %253 to i64
  %255 = getelementptr [8 x i32], ptr %182, i64 0, i64 %254
  store i32 %252, ptr %255, align 4
  %256 = zext nneg i32 %188 to i64
  %257 = getelementptr i64, ptr %5, i64 %256
  %258 = load i64, ptr %257, align 8
  br i1 %238, label %259, label %264

259:                                              ; preds = %251
  %260 = load i32, ptr %13, align 4
  %261 = sext i32 %260 to i64
  %262 = mul nsw i64 %261, %256
  %263 = sub i64 %258, %262
  br label %264

264:                                              ; preds = %259, %251
  %265 = phi i64 [ %263, %259 ], [ %258, %251 ]
  %266 = getelementptr [8 x i64], ptr %183, i64 0, i64 %254
  store i64 %265, ptr %266, align 8
  %267 = shl nuw i32 1, %188
  %268 = getelementptr [8 x i32], ptr %181, i64 0, i64 %254
  %269 = load i32, ptr %268, align 4
  %270 = or i32 %269, %267
  store i32 %270, ptr %268, align 4
  br label %283

271:                                              ; preds = %248, %212
  %272 = icmp eq i32 %185, 8
  br i1 %272, label %288, label %273

273:                                              ; preds = %271, %220
  %274 = sext i32 %185 to i64
  %275 = getelementptr [8 x i32], ptr %182, i64 0, i64 %274
  store i32 0, ptr %275, align 4
  %276 = zext nneg i32 %188 to i64
  %277 = getelementptr i64, ptr %5, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr [8 x i64], ptr %183, i64 0, i64 %274
  store i64 %278, ptr %279, align 8
  %280 = shl nuw i32 1, %188
  %281 = add i32 %185, 1
  %282 = getelementptr [8 x i32], ptr %181, i64 0, i64 %274
  store i32 %280, ptr %282, align 4
  br label %283

283:                                              ; preds = %273, %264
  %284 = phi i32 [ %281, %273 ], [ %185, %264 ]
  %285 = add i32 %187, -1
  %286 = and i32 %285, %187
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %290, label %184, !llvm.loop !6

288:                                              ; preds = %271
  %289 = getelementptr inbounds i8, ptr %115, i64 20
  store i32 0, ptr %289, align 4
  br label %293

290:                                              ; preds = %283
  %291 = getelementptr inbounds i8, ptr %115, i64 20
  store i32 %284, ptr %291, align 4
  %292 = icmp eq i32 %284, 0
  br i1 %292, label %293, label %294

293:                                              ; preds = %290, %288
  br label %294

294:                                              ; preds = %293, %290, %176, %172, %170, %159, %124, %114
  %295 = phi i32 [ 0, %114 ], [ %171, %170 ], [ %164, %159 ], [ 0, %176 ], [ 0, %172 ], [ 0, %293 ], [ 5, %290 ], [ 1, %124 ]
  %296 = getelementptr inbounds i8, ptr %115, i64 468
  store i32 %295, ptr %296, align 4
  %297 = getelementptr inbounds i8, ptr %115, i64 192
  br label %298

298:                                              ; preds = %294, %309
  %299 = phi i64 [ 0, %294 ], [ %310, %309 ]
  %300 = load i32, ptr %8, align 8
  %301 = icmp eq i32 %300, 0
  %302 = getelementptr [32 x i64], ptr %5, i64 0, i64 %299
  %303 = load i64, ptr %302, align 8
  br i1 %301, label %304, label %306

304:                                              ; preds = %298
  %305 = getelementptr [32 x i64], ptr %297, i64 0, i64 %299
  store i64 %303, ptr %305, align 8
  br label %309

306:                                              ; preds = %298
  %307 = trunc i64 %303 to i32
  %308 = getelementptr i32, ptr %297, i64 %299
  store i32 %307, ptr %308, align 4
  br label %309

309:                                              ; preds = %304, %306
  %310 = add nuw nsw i64 %299, 1
  %311 = icmp eq i64 %310, 32
  br i1 %311, label %312, label %298, !llvm.loop !7

312:                                              ; preds = %77, %309, %43
  %313 = phi ptr [ null, %43 ], [ %115, %309 ], [ %70, %77 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #16
  ret ptr %313
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @find_buffer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr #3 {
  %6 = load i32, ptr %1, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %15

8:                                                ; preds = %5
  %9 = getelementptr inbounds i8, ptr %0, i64 224
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %42

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 216
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  br label %26

15:                                               ; preds = %5
  store i64 0, ptr %4, align 8
  %16 = load i32, ptr %1, align 8
  %17 = icmp eq i32 %16, 1
  %18 = select i1 %17, i64 32, i64 40
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %4, i64 8
  store i64 %20, ptr %21, align 8
  %22 = icmp sgt i64 %2, -1
  %23 = add i64 %3, %2
  %24 = icmp sle i64 %23, %20
  %25 = select i1 %22, i1 %24, i1 false
  br label %42

26:                                               ; preds = %12, %38
  %27 = phi i64 [ 0, %12 ], [ %39, %38 ]
  %28 = load ptr, ptr %13, align 8
  %29 = getelementptr %struct.Buffer, ptr %28, i64 %27
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %29, i64 16, i1 false)
  %30 = load i64, ptr %4, align 8
  %31 = icmp sgt i64 %30, %2
  br i1 %31, label %38, label %32

32:                                               ; preds = %26
  %33 = load i64, ptr %14, align 8
  %34 = icmp sgt i64 %33, %2
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = sub i64 %33, %2
  %37 = icmp sge i64 %36, %3
  br label %42

38:                                               ; preds = %26, %32
  %39 = add nuw nsw i64 %27, 1
  %40 = load i64, ptr %9, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %26, label %42, !llvm.loop !8

42:                                               ; preds = %38, %8, %35, %15
  %43 = phi i1 [ %25, %15 ], [ %37, %35 ], [ false, %8 ], [ false, %38 ]
  %44 = zext i1 %43 to i32
  ret i32 %44
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_origin(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 456
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %49, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 1952
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %49

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr %struct.Slot, ptr %14, i64 %2
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %49

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 240
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 224
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr i64, ptr %6, i64 %23
  %25 = icmp sgt i64 %22, 0
  br i1 %25, label %26, label %49

26:                                               ; preds = %18
  %27 = getelementptr inbounds i8, ptr %0, i64 216
  br label %28

28:                                               ; preds = %26, %45
  %29 = phi i64 [ %22, %26 ], [ %46, %45 ]
  %30 = phi i64 [ 0, %26 ], [ %47, %45 ]
  %31 = load ptr, ptr %27, align 8
  %32 = getelementptr %struct.Buffer, ptr %31, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = icmp sgt i64 %33, %3
  br i1 %34, label %45, label %35

35:                                               ; preds = %28
  %36 = getelementptr inbounds i8, ptr %32, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = icmp sgt i64 %37, %3
  br i1 %38, label %39, label %45

39:                                               ; preds = %35
  %40 = getelementptr i64, ptr %24, i64 %30
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %43, label %45

43:                                               ; preds = %39
  store i64 %3, ptr %40, align 8
  %44 = load i64, ptr %21, align 8
  br label %45

45:                                               ; preds = %28, %35, %39, %43
  %46 = phi i64 [ %29, %28 ], [ %29, %35 ], [ %29, %39 ], [ %44, %43 ]
  %47 = add nuw nsw i64 %30, 1
  %48 = icmp slt i64 %47, %46
  br i1 %48, label %28, label %49, !llvm.loop !9

49:                                               ; preds = %45, %18, %4, %8, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @trace(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.Touched, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = getelementptr inbounds i8, ptr %0, i64 448
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %128, label %12

12:                                               ; preds = %4
  %13 = load i32, ptr %8, align 8
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %128, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %8, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %128, label %19

19:                                               ; preds = %15
  %20 = getelementptr inbounds i8, ptr %0, i64 88
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %10
  %23 = getelementptr inbounds i8, ptr %1, i64 1952
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 432
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i64, ptr %27, i64 %25
  %29 = getelementptr inbounds i8, ptr %0, i64 440
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %28, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %128, label %33

33:                                               ; preds = %19
  %34 = getelementptr inbounds i8, ptr %0, i64 424
  %35 = load ptr, ptr %34, align 8
  %36 = mul i64 %30, %25
  %37 = getelementptr i64, ptr %35, i64 %36
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #16
  %38 = getelementptr inbounds i8, ptr %5, i64 768
  store i32 0, ptr %38, align 8
  %39 = icmp eq i32 %3, 0
  br i1 %39, label %69, label %40

40:                                               ; preds = %33
  %41 = getelementptr inbounds i8, ptr %8, i64 20
  %42 = load i32, ptr %41, align 4
  %43 = getelementptr inbounds i8, ptr %8, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %8, i64 28
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  %49 = sext i32 %42 to i64
  %50 = sub nsw i64 0, %49
  %51 = select i1 %48, i64 -1, i64 %50
  %52 = add nsw i64 %49, -1
  %53 = icmp eq i32 %13, 2
  %54 = getelementptr inbounds i8, ptr %0, i64 40
  br label %55

55:                                               ; preds = %40, %103
  %56 = phi i32 [ %3, %40 ], [ %105, %103 ]
  %57 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr [32 x i64], ptr %1, i64 0, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, %45
  %62 = and i64 %51, %61
  %63 = add i64 %52, %62
  br i1 %53, label %77, label %92

64:                                               ; preds = %103
  %65 = load i32, ptr %38, align 8
  %66 = sext i32 %65 to i64
  %67 = add i64 %31, %66
  %68 = icmp sgt i64 %67, %30
  br i1 %68, label %107, label %71

69:                                               ; preds = %33
  %70 = icmp sgt i64 %31, %30
  br i1 %70, label %107, label %127

71:                                               ; preds = %64
  %72 = icmp sgt i32 %65, 0
  br i1 %72, label %73, label %127

73:                                               ; preds = %71
  %74 = shl i64 %2, 5
  %75 = getelementptr inbounds i8, ptr %5, i64 512
  %76 = zext nneg i32 %65 to i64
  br label %109

77:                                               ; preds = %55
  %78 = ashr i64 %62, 2
  %79 = ashr i64 %63, 2
  %80 = icmp sgt i64 %78, %79
  br i1 %80, label %103, label %81

81:                                               ; preds = %77
  %82 = load i64, ptr %54, align 8
  %83 = sdiv i64 %82, 4
  %84 = mul i64 %83, %25
  %85 = lshr i32 %57, 3
  br label %86

86:                                               ; preds = %81, %86
  %87 = phi i64 [ %78, %81 ], [ %90, %86 ]
  %88 = add nsw i64 %87, 8796093022208
  %89 = add i64 %88, %84
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #15
  %90 = add nsw i64 %87, 1
  %91 = icmp slt i64 %87, %79
  br i1 %91, label %86, label %103, !llvm.loop !10

92:                                               ; preds = %55
  %93 = ashr i64 %62, 5
  %94 = ashr i64 %63, 5
  %95 = icmp sgt i64 %93, %94
  br i1 %95, label %103, label %96

96:                                               ; preds = %92, %96
  %97 = phi i64 [ %101, %96 ], [ %93, %92 ]
  %98 = ashr i64 %97, 2
  %99 = trunc i64 %97 to i32
  %100 = and i32 %99, 3
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #15
  %101 = add nsw i64 %97, 1
  %102 = icmp slt i64 %97, %94
  br i1 %102, label %96, label %103, !llvm.loop !11

103:                                              ; preds = %96, %86, %92, %77
  %104 = add i32 %56, -1
  %105 = and i32 %104, %56
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %64, label %55, !llvm.loop !12

107:                                              ; preds = %69, %64
  %108 = xor i64 %31, -1
  store i64 %108, ptr %28, align 8
  br label %127

109:                                              ; preds = %73, %109
  %110 = phi i64 [ 0, %73 ], [ %125, %109 ]
  %111 = getelementptr [64 x i64], ptr %5, i64 0, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = shl i64 %112, 20
  %114 = icmp eq i64 %110, 0
  %115 = select i1 %114, i64 16, i64 0
  %116 = getelementptr [64 x i32], ptr %75, i64 0, i64 %110
  %117 = load i32, ptr %116, align 4
  %118 = zext i32 %117 to i64
  %119 = or disjoint i64 %115, %74
  %120 = or i64 %119, %113
  %121 = or i64 %120, %118
  %122 = load i64, ptr %28, align 8
  %123 = add i64 %122, 1
  store i64 %123, ptr %28, align 8
  %124 = getelementptr i64, ptr %37, i64 %122
  store i64 %121, ptr %124, align 8
  %125 = add nuw nsw i64 %110, 1
  %126 = icmp eq i64 %125, %76
  br i1 %126, label %127, label %109, !llvm.loop !13

127:                                              ; preds = %109, %69, %71, %107
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #16
  br label %128

128:                                              ; preds = %127, %19, %4, %12, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_access(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %51, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %7, i64 4
  %14 = getelementptr inbounds i8, ptr %1, i64 256
  %15 = getelementptr inbounds i8, ptr %7, i64 12
  br label %16

16:                                               ; preds = %12, %26
  %17 = phi i32 [ %3, %12 ], [ %28, %26 ]
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #15
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  br label %51

26:                                               ; preds = %45, %16
  %27 = add i32 %17, -1
  %28 = and i32 %27, %17
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %25, label %16, !llvm.loop !14

30:                                               ; preds = %22, %45
  %31 = phi i64 [ 0, %22 ], [ %47, %45 ]
  %32 = phi i64 [ 0, %22 ], [ %46, %45 ]
  %33 = shl i64 %32, 5
  %34 = or disjoint i64 %33, %23
  %35 = mul i64 %34, %10
  %36 = getelementptr i8, ptr %14, i64 %35
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 1
  br i1 %24, label %39, label %41

39:                                               ; preds = %30
  br i1 %38, label %45, label %40

40:                                               ; preds = %39
  tail call void @llvm.memset.p0.i64(ptr align 1 %36, i8 0, i64 %10, i1 false)
  br label %45

41:                                               ; preds = %30
  %42 = getelementptr i8, ptr %19, i64 %31
  br i1 %38, label %43, label %44

43:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #15
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #15
  br label %45

45:                                               ; preds = %43, %44, %39, %40
  %46 = add i64 %32, 1
  %47 = mul i64 %46, %10
  %48 = load i32, ptr %13, align 4
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %30, label %26, !llvm.loop !15

51:                                               ; preds = %4, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @lane_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr [32 x i64], ptr %1, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #16
  %12 = getelementptr inbounds i8, ptr %8, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %8, i64 noundef %11, i64 noundef %14, ptr noundef nonnull %5) #15
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %4
  %18 = getelementptr inbounds i8, ptr %0, i64 200
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr %struct.Fault, ptr %19, i64 %2
  tail call fastcc void @record(ptr noundef %20, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #15
  br label %48

21:                                               ; preds = %4
  %22 = load i32, ptr %12, align 4
  %23 = add i32 %22, -1
  %24 = sext i32 %23 to i64
  %25 = and i64 %11, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %0, i64 208
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr %struct.Fault, ptr %29, i64 %2
  tail call fastcc void @record(ptr noundef %30, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #15
  br label %31

31:                                               ; preds = %27, %21
  %32 = load i32, ptr %8, align 8
  switch i32 %32, label %38 [
    i32 0, label %33
    i32 1, label %35
  ]

33:                                               ; preds = %31
  %34 = inttoptr i64 %11 to ptr
  br label %48

35:                                               ; preds = %31
  %36 = getelementptr inbounds i8, ptr %0, i64 24
  %37 = load ptr, ptr %36, align 8
  br label %45

38:                                               ; preds = %31
  %39 = getelementptr inbounds i8, ptr %1, i64 1928
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %42, %9
  %44 = getelementptr i8, ptr %40, i64 %43
  br label %45

45:                                               ; preds = %38, %35
  %46 = phi ptr [ %37, %35 ], [ %44, %38 ]
  %47 = getelementptr i8, ptr %46, i64 %11
  br label %48

48:                                               ; preds = %45, %33, %17
  %49 = phi ptr [ %34, %33 ], [ %47, %45 ], [ null, %17 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #16
  ret ptr %49
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define internal fastcc void @copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #6 {
  %4 = ptrtoint ptr %0 to i64
  %5 = ptrtoint ptr %1 to i64
  %6 = or i64 %5, %4
  %7 = add nsw i64 %2, -1
  %8 = and i64 %6, %7
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %19, label %10

10:                                               ; preds = %3
  %11 = icmp sgt i64 %2, 0
  br i1 %11, label %12, label %28

12:                                               ; preds = %10, %12
  %13 = phi i64 [ %17, %12 ], [ 0, %10 ]
  %14 = getelementptr i8, ptr %1, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr i8, ptr %0, i64 %13
  store i8 %15, ptr %16, align 1
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %2
  br i1 %18, label %28, label %12, !llvm.loop !16

19:                                               ; preds = %3
  switch i64 %2, label %26 [
    i64 8, label %20
    i64 4, label %22
    i64 2, label %24
  ]

20:                                               ; preds = %19
  %21 = load atomic i64, ptr %1 acquire, align 8
  store atomic i64 %21, ptr %0 release, align 8
  br label %28

22:                                               ; preds = %19
  %23 = load atomic i32, ptr %1 acquire, align 4
  store atomic i32 %23, ptr %0 release, align 4
  br label %28

24:                                               ; preds = %19
  %25 = load atomic i16, ptr %1 acquire, align 2
  store atomic i16 %25, ptr %0 release, align 2
  br label %28

26:                                               ; preds = %19
  %27 = load atomic i8, ptr %1 acquire, align 1
  store atomic i8 %27, ptr %0 release, align 1
  br label %28

28:                                               ; preds = %12, %10, %20, %24, %26, %22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc void @count_here(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2
  %8 = getelementptr inbounds i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %33, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #15
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  %17 = icmp eq ptr %16, null
  br i1 %17, label %32, label %18

18:                                               ; preds = %11
  %19 = load i64, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %16, i64 472
  %21 = getelementptr inbounds i8, ptr %7, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = sdiv i64 %19, %23
  %25 = getelementptr inbounds i8, ptr %7, i64 32
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = and i64 %27, %24
  %29 = getelementptr [0 x i64], ptr %20, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8
  br label %33

32:                                               ; preds = %11
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #15
  br label %33

33:                                               ; preds = %18, %32, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_atomic(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr %struct.Slot, ptr %11, i64 %2
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = load i32, ptr %12, align 8
  %17 = icmp eq i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %103, label %20

20:                                               ; preds = %6
  %21 = add nsw i64 %15, -1
  %22 = getelementptr inbounds i8, ptr %12, i64 4
  %23 = getelementptr inbounds i8, ptr %1, i64 256
  %24 = icmp eq i32 %4, 7
  %25 = getelementptr inbounds i8, ptr %1, i64 1280
  br label %26

26:                                               ; preds = %20, %41
  %27 = phi i32 [ %3, %20 ], [ %43, %41 ]
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #15
  %30 = zext nneg i32 %28 to i64
  %31 = getelementptr [32 x i64], ptr %1, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, %21
  %34 = icmp ne i64 %33, 0
  %35 = load i32, ptr %22, align 4
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %26
  %38 = mul nsw i64 %30, %15
  %39 = getelementptr i8, ptr %25, i64 %38
  br label %45

40:                                               ; preds = %41
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  br label %103

41:                                               ; preds = %96, %26
  %42 = add i32 %27, -1
  %43 = and i32 %42, %27
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %40, label %26, !llvm.loop !17

45:                                               ; preds = %37, %96
  %46 = phi ptr [ %29, %37 ], [ %97, %96 ]
  %47 = phi i64 [ 0, %37 ], [ %98, %96 ]
  %48 = shl i64 %47, 5
  %49 = or disjoint i64 %48, %30
  %50 = mul i64 %49, %15
  %51 = getelementptr i8, ptr %23, i64 %50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 0, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr align 1 %51, i64 %15, i1 false)
  br i1 %24, label %52, label %53

52:                                               ; preds = %45
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr align 1 %39, i64 %15, i1 false)
  br label %53

53:                                               ; preds = %52, %45
  %54 = icmp eq ptr %46, null
  %55 = select i1 %54, i1 true, i1 %34
  br i1 %55, label %96, label %56

56:                                               ; preds = %53
  switch i32 %14, label %81 [
    i32 8, label %57
    i32 4, label %68
  ]

57:                                               ; preds = %56
  %58 = load atomic i64, ptr %46 monotonic, align 8
  br label %59

59:                                               ; preds = %59, %57
  %60 = phi i64 [ %58, %57 ], [ %66, %59 ]
  %61 = load i64, ptr %7, align 8
  %62 = load i64, ptr %8, align 8
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #15
  %64 = cmpxchg ptr %46, i64 %60, i64 %63 acq_rel acquire, align 8
  %65 = extractvalue { i64, i1 } %64, 1
  %66 = extractvalue { i64, i1 } %64, 0
  br i1 %65, label %67, label %59, !llvm.loop !18

67:                                               ; preds = %59
  store i64 %60, ptr %9, align 8
  br label %94

68:                                               ; preds = %56
  %69 = load atomic i32, ptr %46 monotonic, align 4
  br label %70

70:                                               ; preds = %70, %68
  %71 = phi i32 [ %69, %68 ], [ %79, %70 ]
  %72 = zext i32 %71 to i64
  %73 = load i64, ptr %7, align 8
  %74 = load i64, ptr %8, align 8
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #15
  %76 = trunc i64 %75 to i32
  %77 = cmpxchg ptr %46, i32 %71, i32 %76 acq_rel acquire, align 4
  %78 = extractvalue { i32, i1 } %77, 1
  %79 = extractvalue { i32, i1 } %77, 0
  br i1 %78, label %80, label %70, !llvm.loop !19

80:                                               ; preds = %70
  store i64 %72, ptr %9, align 8
  br label %94

81:                                               ; preds = %56
  %82 = load atomic i16, ptr %46 monotonic, align 2
  br label %83

83:                                               ; preds = %83, %81
  %84 = phi i16 [ %82, %81 ], [ %92, %83 ]
  %85 = zext i16 %84 to i64
  %86 = load i64, ptr %7, align 8
  %87 = load i64, ptr %8, align 8
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #15
  %89 = trunc i64 %88 to i16
  %90 = cmpxchg ptr %46, i16 %84, i16 %89 acq_rel acquire, align 2
  %91 = extractvalue { i16, i1 } %90, 1
  %92 = extractvalue { i16, i1 } %90, 0
  br i1 %91, label %93, label %83, !llvm.loop !20

93:                                               ; preds = %83
  store i64 %85, ptr %9, align 8
  br label %94

94:                                               ; preds = %80, %93, %67
  %95 = getelementptr i8, ptr %46, i64 %15
  br label %96

96:                                               ; preds = %94, %53
  %97 = phi ptr [ %46, %53 ], [ %95, %94 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %51, ptr nonnull align 8 %9, i64 %15, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %98 = add i64 %47, 1
  %99 = mul i64 %98, %15
  %100 = load i32, ptr %22, align 4
  %101 = sext i32 %100 to i64
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %45, label %41, !llvm.loop !21

103:                                              ; preds = %6, %40
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @combine(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #8 {
  switch i32 %3, label %97 [
    i32 0, label %7
    i32 1, label %60
    i32 2, label %72
    i32 3, label %84
    i32 4, label %86
    i32 5, label %88
    i32 6, label %100
    i32 7, label %90
    i32 8, label %93
  ]

7:                                                ; preds = %6
  switch i32 %4, label %58 [
    i32 4, label %8
    i32 5, label %32
    i32 6, label %37
    i32 7, label %37
    i32 8, label %44
    i32 9, label %44
  ]

8:                                                ; preds = %7
  %9 = trunc i64 %0 to i32
  %10 = icmp ne i32 %5, 0
  %11 = and i32 %9, 2139095040
  %12 = icmp eq i32 %11, 0
  %13 = and i1 %12, %10
  %14 = and i32 %9, -2147483648
  %15 = select i1 %13, i32 %14, i32 %9
  %16 = bitcast i32 %15 to float
  %17 = trunc i64 %1 to i32
  %18 = and i32 %17, 2139095040
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %19, %10
  %21 = and i32 %17, -2147483648
  %22 = select i1 %20, i32 %21, i32 %17
  %23 = bitcast i32 %22 to float
  %24 = fadd float %16, %23
  %25 = bitcast float %24 to i32
  %26 = and i32 %25, 2139095040
  %27 = icmp eq i32 %26, 0
  %28 = and i1 %10, %27
  %29 = and i32 %25, -2147483648
  %30 = select i1 %28, i32 %29, i32 %25
  %31 = zext i32 %30 to i64
  br label %100

32:                                               ; preds = %7
  %33 = bitcast i64 %0 to double
  %34 = bitcast i64 %1 to double
  %35 = fadd double %33, %34
  %36 = bitcast double %35 to i64
  br label %100

37:                                               ; preds = %7, %7
  %38 = trunc i64 %0 to i32
  %39 = trunc i64 %1 to i32
  %40 = icmp eq i32 %4, 7
  %41 = zext i1 %40 to i32
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #15
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #15
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #15
  %55 = shl i32 %54, 16
  %56 = or i32 %55, %51
  %57 = zext i32 %56 to i64
  br label %100

58:                                               ; preds = %7
  %59 = add i64 %1, %0
  br label %100

60:                                               ; preds = %6
  switch i32 %4, label %67 [
    i32 1, label %61
    i32 3, label %65
  ]

61:                                               ; preds = %60
  %62 = trunc i64 %1 to i32
  %63 = trunc i64 %0 to i32
  %64 = icmp slt i32 %62, %63
  br label %69

65:                                               ; preds = %60
  %66 = icmp slt i64 %1, %0
  br label %69

67:                                               ; preds = %60
  %68 = icmp ult i64 %1, %0
  br label %69

69:                                               ; preds = %61, %65, %67
  %70 = phi i1 [ %64, %61 ], [ %66, %65 ], [ %68, %67 ]
  %71 = select i1 %70, i64 %1, i64 %0
  br label %100

72:                                               ; preds = %6
  switch i32 %4, label %79 [
    i32 1, label %73
    i32 3, label %77
  ]

73:                                               ; preds = %72
  %74 = trunc i64 %0 to i32
  %75 = trunc i64 %1 to i32
  %76 = icmp slt i32 %74, %75
  br label %81

77:                                               ; preds = %72
  %78 = icmp slt i64 %0, %1
  br label %81

79:                                               ; preds = %72
  %80 = icmp ult i64 %0, %1
  br label %81

81:                                               ; preds = %73, %77, %79
  %82 = phi i1 [ %76, %73 ], [ %78, %77 ], [ %80, %79 ]
  %83 = select i1 %82, i64 %1, i64 %0
  br label %100

84:                                               ; preds = %6
  %85 = and i64 %1, %0
  br label %100

86:                                               ; preds = %6
  %87 = or i64 %1, %0
  br label %100

88:                                               ; preds = %6
  %89 = xor i64 %1, %0
  br label %100

90:                                               ; preds = %6
  %91 = icmp eq i64 %0, %1
  %92 = select i1 %91, i64 %2, i64 %0
  br label %100

93:                                               ; preds = %6
  %94 = icmp ult i64 %0, %1
  %95 = add nuw i64 %0, 1
  %96 = select i1 %94, i64 %95, i64 0
  br label %100

97:                                               ; preds = %6
  %98 = add i64 %0, -1
  %99 = tail call i64 @llvm.umin.i64(i64 %98, i64 %1)
  br label %100

100:                                              ; preds = %58, %44, %37, %32, %8, %6, %97, %93, %90, %88, %86, %84, %81, %69
  %101 = phi i64 [ %99, %97 ], [ %96, %93 ], [ %92, %90 ], [ %89, %88 ], [ %87, %86 ], [ %85, %84 ], [ %83, %81 ], [ %71, %69 ], [ %1, %6 ], [ %59, %58 ], [ %57, %44 ], [ %43, %37 ], [ %36, %32 ], [ %31, %8 ]
  ret i64 %101
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_arrive(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, i32 noundef %8) local_unnamed_addr #9 {
  %10 = icmp eq i32 %1, 0
  br i1 %10, label %39, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds i8, ptr %0, i64 1984
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %26, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, ptr %0, i64 2000
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, %2
  br i1 %18, label %19, label %22

19:                                               ; preds = %15
  %20 = getelementptr inbounds i8, ptr %0, i64 2032
  %21 = load i32, ptr %20, align 8
  br label %26

22:                                               ; preds = %15
  %23 = getelementptr inbounds i8, ptr %0, i64 1980
  store i32 1, ptr %23, align 4
  %24 = getelementptr inbounds i8, ptr %0, i64 2016
  store i64 %3, ptr %24, align 8
  %25 = or i32 %13, %1
  store i32 %25, ptr %12, align 8
  br label %39

26:                                               ; preds = %11, %19
  %27 = phi i32 [ %21, %19 ], [ 0, %11 ]
  %28 = or i32 %13, %1
  store i32 %28, ptr %12, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 2000
  store i64 %2, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 2008
  store i64 %3, ptr %30, align 8
  %31 = and i32 %4, 15
  %32 = getelementptr inbounds i8, ptr %0, i64 1988
  store i32 %31, ptr %32, align 4
  %33 = getelementptr inbounds i8, ptr %0, i64 1992
  store i32 %5, ptr %33, align 8
  %34 = getelementptr inbounds i8, ptr %0, i64 1996
  store i32 %6, ptr %34, align 4
  %35 = getelementptr inbounds i8, ptr %0, i64 2024
  store i64 %7, ptr %35, align 8
  %36 = and i32 %8, %1
  %37 = getelementptr inbounds i8, ptr %0, i64 2032
  %38 = or i32 %27, %36
  store i32 %38, ptr %37, align 8
  br label %39

39:                                               ; preds = %9, %26, %22
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_signal(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #9 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %12, label %5

5:                                                ; preds = %3
  %6 = getelementptr inbounds i8, ptr %0, i64 288
  %7 = and i32 %2, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr [16 x i64], ptr %6, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 32
  store i64 %11, ptr %9, align 8
  br label %12

12:                                               ; preds = %5, %3
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @rooftile_run(ptr noundef %0) local_unnamed_addr #10 {
  %2 = alloca i64, align 8
  %3 = getelementptr inbounds i8, ptr %0, i64 248
  %4 = getelementptr inbounds i8, ptr %0, i64 48
  %5 = getelementptr inbounds i8, ptr %0, i64 56
  %6 = getelementptr inbounds i8, ptr %0, i64 232
  %7 = getelementptr inbounds i8, ptr %0, i64 240
  %8 = getelementptr inbounds i8, ptr %0, i64 272
  %9 = getelementptr inbounds i8, ptr %0, i64 628
  %10 = getelementptr inbounds i8, ptr %0, i64 616
  %11 = getelementptr inbounds i8, ptr %0, i64 416
  %12 = getelementptr inbounds i8, ptr %0, i64 448
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = getelementptr inbounds i8, ptr %0, i64 32
  %15 = getelementptr inbounds i8, ptr %0, i64 288
  %16 = getelementptr inbounds i8, ptr %0, i64 88
  %17 = getelementptr inbounds i8, ptr %0, i64 80
  %18 = getelementptr inbounds i8, ptr %0, i64 96
  %19 = getelementptr inbounds i8, ptr %0, i64 120
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = getelementptr inbounds i8, ptr %0, i64 456
  %22 = getelementptr inbounds i8, ptr %0, i64 168
  %23 = getelementptr inbounds i8, ptr %0, i64 160
  %24 = getelementptr inbounds i8, ptr %0, i64 464
  %25 = getelementptr inbounds i8, ptr %0, i64 104
  %26 = getelementptr inbounds i8, ptr %0, i64 264
  %27 = getelementptr inbounds i8, ptr %0, i64 128
  %28 = getelementptr inbounds i8, ptr %0, i64 152
  %29 = getelementptr inbounds i8, ptr %0, i64 144
  %30 = getelementptr inbounds i8, ptr %0, i64 136
  %31 = getelementptr inbounds i8, ptr %0, i64 64
  %32 = getelementptr inbounds i8, ptr %0, i64 112
  %33 = getelementptr i8, ptr %0, i64 568
  %34 = getelementptr i8, ptr %0, i64 576
  %35 = getelementptr i8, ptr %0, i64 584
  %36 = getelementptr i8, ptr %0, i64 592
  %37 = getelementptr i8, ptr %0, i64 600
  %38 = getelementptr i8, ptr %0, i64 608
  %39 = getelementptr i8, ptr %0, i64 520
  %40 = getelementptr i8, ptr %0, i64 528
  %41 = getelementptr i8, ptr %0, i64 536
  %42 = getelementptr i8, ptr %0, i64 544
  %43 = getelementptr i8, ptr %0, i64 552
  %44 = getelementptr i8, ptr %0, i64 560
  %45 = getelementptr inbounds i8, ptr %0, i64 472
  %46 = getelementptr inbounds i8, ptr %0, i64 480
  %47 = getelementptr inbounds i8, ptr %0, i64 488
  %48 = getelementptr inbounds i8, ptr %0, i64 496
  %49 = getelementptr inbounds i8, ptr %0, i64 504
  %50 = getelementptr inbounds i8, ptr %0, i64 512
  %51 = getelementptr inbounds i8, ptr %0, i64 256
  %52 = load i64, ptr %3, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %173

54:                                               ; preds = %748, %1
  %55 = load ptr, ptr %4, align 8
  %56 = load atomic i32, ptr %55 monotonic, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %751

58:                                               ; preds = %54
  %59 = load ptr, ptr %5, align 8
  %60 = atomicrmw add ptr %59, i64 1 monotonic, align 8
  %61 = load i64, ptr %6, align 8
  %62 = icmp slt i64 %60, %61
  br i1 %62, label %63, label %751

63:                                               ; preds = %58
  store i64 %60, ptr %7, align 8
  store i64 -1, ptr %8, align 8
  store i64 1, ptr %3, align 8
  br label %67

64:                                               ; preds = %67
  %65 = load ptr, ptr %11, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %83, label %79

67:                                               ; preds = %67, %63
  %68 = phi i64 [ 0, %63 ], [ %77, %67 ]
  %69 = phi i64 [ %60, %63 ], [ %76, %67 ]
  %70 = getelementptr [3 x i32], ptr %9, i64 0, i64 %68
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = srem i64 %69, %72
  %74 = trunc nsw i64 %73 to i32
  %75 = getelementptr [3 x i32], ptr %10, i64 0, i64 %68
  store i32 %74, ptr %75, align 4
  %76 = sdiv i64 %69, %72
  %77 = add nuw nsw i64 %68, 1
  %78 = icmp eq i64 %77, 3
  br i1 %78, label %64, label %67, !llvm.loop !22

79:                                               ; preds = %64
  %80 = getelementptr i32, ptr %65, i64 %60
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  br label %83

83:                                               ; preds = %79, %64
  %84 = phi i64 [ %82, %79 ], [ -1, %64 ]
  store i64 %84, ptr %12, align 8
  %85 = load ptr, ptr %13, align 8
  %86 = load i64, ptr %14, align 8
  %87 = icmp slt i64 %86, 4
  br i1 %87, label %88, label %91

88:                                               ; preds = %91, %83
  %89 = and i64 %86, -4
  %90 = icmp eq i64 %89, %86
  br i1 %90, label %107, label %97

91:                                               ; preds = %83, %91
  %92 = phi i64 [ %95, %91 ], [ 4, %83 ]
  %93 = phi i64 [ %92, %91 ], [ 0, %83 ]
  %94 = getelementptr i8, ptr %85, i64 %93
  store i32 2146926583, ptr %94, align 1
  %95 = add nuw nsw i64 %92, 4
  %96 = icmp sgt i64 %95, %86
  br i1 %96, label %88, label %91, !llvm.loop !23

97:                                               ; preds = %88, %97
  %98 = phi i64 [ %105, %97 ], [ %89, %88 ]
  %99 = trunc i64 %98 to i32
  %100 = shl i32 %99, 3
  %101 = and i32 %100, 24
  %102 = lshr i32 2146926583, %101
  %103 = trunc i32 %102 to i8
  %104 = getelementptr i8, ptr %85, i64 %98
  store i8 %103, ptr %104, align 1
  %105 = add nsw i64 %98, 1
  %106 = icmp slt i64 %105, %86
  br i1 %106, label %97, label %107, !llvm.loop !24

107:                                              ; preds = %97, %88
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %15, i8 0, i64 128, i1 false)
  %108 = load i64, ptr %16, align 8
  %109 = icmp sgt i64 %108, 0
  br i1 %109, label %110, label %173

110:                                              ; preds = %107, %169
  %111 = phi i64 [ %170, %169 ], [ 0, %107 ]
  %112 = load ptr, ptr %17, align 8
  %113 = getelementptr %struct.Warp, ptr %112, i64 %111
  %114 = load i64, ptr %18, align 8
  %115 = shl i64 %111, 5
  %116 = sub i64 %114, %115
  %117 = getelementptr inbounds i8, ptr %113, i64 1960
  store i64 0, ptr %117, align 8
  %118 = icmp sgt i64 %116, 31
  %119 = trunc i64 %116 to i32
  %120 = shl nsw i32 -1, %119
  %121 = xor i32 %120, -1
  %122 = select i1 %118, i32 -1, i32 %121
  %123 = getelementptr inbounds i8, ptr %113, i64 1968
  store i32 %122, ptr %123, align 8
  %124 = getelementptr inbounds i8, ptr %113, i64 1972
  %125 = getelementptr inbounds i8, ptr %113, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %124, i8 0, i64 16, i1 false)
  %126 = load ptr, ptr %125, align 8
  %127 = load i64, ptr %19, align 8
  %128 = shl i64 %127, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %126, i8 0, i64 %128, i1 false)
  %129 = getelementptr inbounds i8, ptr %113, i64 1928
  %130 = load ptr, ptr %129, align 8
  %131 = load i64, ptr %20, align 8
  %132 = shl i64 %131, 5
  %133 = icmp slt i64 %132, 4
  br i1 %133, label %140, label %134

134:                                              ; preds = %110, %134
  %135 = phi i64 [ %138, %134 ], [ 4, %110 ]
  %136 = phi i64 [ %135, %134 ], [ 0, %110 ]
  %137 = getelementptr i8, ptr %130, i64 %136
  store i32 2146926583, ptr %137, align 1
  %138 = add nuw nsw i64 %135, 4
  %139 = icmp sgt i64 %138, %132
  br i1 %139, label %140, label %134, !llvm.loop !23

140:                                              ; preds = %134, %110
  %141 = load i64, ptr %12, align 8
  %142 = icmp sgt i64 %141, -1
  br i1 %142, label %148, label %143

143:                                              ; preds = %140
  %144 = load ptr, ptr %21, align 8
  %145 = icmp ne ptr %144, null
  %146 = icmp eq i64 %111, 0
  %147 = and i1 %146, %145
  br i1 %147, label %148, label %169

148:                                              ; preds = %143, %140
  %149 = load i64, ptr %22, align 8
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %169

151:                                              ; preds = %148
  %152 = getelementptr inbounds i8, ptr %113, i64 1936
  br label %153

153:                                              ; preds = %165, %151
  %154 = phi i64 [ %149, %151 ], [ %166, %165 ]
  %155 = phi i64 [ 0, %151 ], [ %167, %165 ]
  %156 = load ptr, ptr %23, align 8
  %157 = getelementptr %struct.Slot, ptr %156, i64 %155
  %158 = load i32, ptr %157, align 8
  %159 = icmp eq i32 %158, 1
  br i1 %159, label %165, label %160

160:                                              ; preds = %153
  %161 = load ptr, ptr %24, align 8
  %162 = load ptr, ptr %152, align 8
  %163 = getelementptr ptr, ptr %162, i64 %155
  store ptr %161, ptr %163, align 8
  %164 = load i64, ptr %22, align 8
  br label %165

165:                                              ; preds = %160, %153
  %166 = phi i64 [ %154, %153 ], [ %164, %160 ]
  %167 = add nuw nsw i64 %155, 1
  %168 = icmp slt i64 %167, %166
  br i1 %168, label %153, label %169, !llvm.loop !25

169:                                              ; preds = %165, %148, %143
  %170 = add nuw nsw i64 %111, 1
  %171 = load i64, ptr %16, align 8
  %172 = icmp slt i64 %170, %171
  br i1 %172, label %110, label %173, !llvm.loop !26

173:                                              ; preds = %169, %107, %1
  br label %174

174:                                              ; preds = %173, %628
  %175 = load i64, ptr %16, align 8
  %176 = icmp sgt i64 %175, 0
  br i1 %176, label %177, label %748

177:                                              ; preds = %174, %408
  %178 = phi i64 [ %409, %408 ], [ %175, %174 ]
  %179 = phi i32 [ %413, %408 ], [ 0, %174 ]
  %180 = phi i64 [ %417, %408 ], [ 0, %174 ]
  %181 = phi i32 [ %416, %408 ], [ 0, %174 ]
  %182 = load ptr, ptr %17, align 8
  %183 = getelementptr %struct.Warp, ptr %182, i64 %180
  %184 = getelementptr inbounds i8, ptr %183, i64 1972
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %408

187:                                              ; preds = %177
  %188 = getelementptr inbounds i8, ptr %183, i64 1960
  %189 = getelementptr inbounds i8, ptr %183, i64 1920
  %190 = getelementptr inbounds i8, ptr %183, i64 1968
  %191 = getelementptr inbounds i8, ptr %183, i64 1976
  %192 = getelementptr inbounds i8, ptr %183, i64 1944
  %193 = getelementptr inbounds i8, ptr %183, i64 1980
  br label %194

194:                                              ; preds = %387, %187
  %195 = phi i64 [ 0, %187 ], [ %388, %387 ]
  %196 = load i64, ptr %188, align 8
  %197 = icmp sgt i64 %196, -1
  br i1 %197, label %198, label %232

198:                                              ; preds = %194
  %199 = load ptr, ptr %25, align 8
  %200 = load ptr, ptr %189, align 8
  %201 = load i32, ptr %190, align 8
  %202 = tail call i64 %199(ptr noundef %200, ptr noundef %0, ptr noundef nonnull %183, i64 noundef %196, i32 noundef %201) #17
  %203 = trunc i64 %202 to i8
  switch i8 %203, label %225 [
    i8 0, label %405
    i8 1, label %204
    i8 3, label %207
    i8 4, label %209
  ]

204:                                              ; preds = %198
  %205 = getelementptr inbounds i8, ptr %183, i64 2000
  %206 = load i64, ptr %205, align 8
  store i64 %206, ptr %188, align 8
  br label %405

207:                                              ; preds = %198
  %208 = ashr i64 %202, 8
  store i64 %208, ptr %8, align 8
  br label %751

209:                                              ; preds = %198
  %210 = load i32, ptr %190, align 8
  %211 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %210, i1 true)
  %212 = ashr i64 %202, 8
  %213 = load i64, ptr %33, align 8
  %214 = icmp eq i64 %213, 0
  %215 = load i64, ptr %7, align 8
  br i1 %214, label %219, label %216

216:                                              ; preds = %209
  %217 = load i64, ptr %34, align 8
  %218 = icmp slt i64 %215, %217
  br i1 %218, label %219, label %744

219:                                              ; preds = %216, %209
  store i64 %215, ptr %34, align 8
  %220 = getelementptr inbounds i8, ptr %183, i64 1952
  %221 = load i64, ptr %220, align 8
  %222 = shl i64 %221, 5
  %223 = zext nneg i32 %211 to i64
  %224 = or disjoint i64 %222, %223
  store i64 %224, ptr %35, align 8
  store i64 %212, ptr %36, align 8
  store i64 -1, ptr %37, align 8
  store i64 0, ptr %38, align 8
  br label %744

225:                                              ; preds = %198
  store i64 -1, ptr %188, align 8
  %226 = load i32, ptr %191, align 8
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %231

228:                                              ; preds = %225
  %229 = load i64, ptr %26, align 8
  %230 = add i64 %229, 1
  store i64 %230, ptr %26, align 8
  br label %231

231:                                              ; preds = %228, %225
  store i32 1, ptr %191, align 8
  br label %232

232:                                              ; preds = %231, %194
  %233 = add i64 %195, 1
  %234 = load i64, ptr %19, align 8
  %235 = and i64 %195, 65535
  %236 = icmp eq i64 %235, 65535
  br i1 %236, label %241, label %237

237:                                              ; preds = %232
  %238 = icmp sgt i64 %234, 0
  br i1 %238, label %239, label %258

239:                                              ; preds = %237
  %240 = load ptr, ptr %192, align 8
  br label %250

241:                                              ; preds = %232, %245
  %242 = phi i64 [ %243, %245 ], [ %234, %232 ]
  %243 = add i64 %242, -1
  %244 = icmp slt i64 %243, 0
  br i1 %244, label %258, label %245

245:                                              ; preds = %241
  %246 = load ptr, ptr %192, align 8
  %247 = getelementptr i32, ptr %246, i64 %243
  %248 = load i32, ptr %247, align 4
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %241, label %262, !llvm.loop !27

250:                                              ; preds = %255, %239
  %251 = phi i64 [ 0, %239 ], [ %256, %255 ]
  %252 = getelementptr i32, ptr %240, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %262

255:                                              ; preds = %250
  %256 = add nuw nsw i64 %251, 1
  %257 = icmp eq i64 %256, %234
  br i1 %257, label %258, label %250, !llvm.loop !28

258:                                              ; preds = %237, %255, %241
  %259 = load i32, ptr %190, align 8
  %260 = icmp eq i32 %259, 0
  %261 = select i1 %260, i32 2, i32 1
  br label %405

262:                                              ; preds = %250, %245
  %263 = phi i32 [ %248, %245 ], [ %253, %250 ]
  %264 = phi ptr [ %246, %245 ], [ %240, %250 ]
  %265 = phi i64 [ %243, %245 ], [ %251, %250 ]
  %266 = getelementptr i32, ptr %264, i64 %265
  %267 = load i32, ptr %190, align 8
  %268 = icmp eq i32 %263, %267
  br i1 %268, label %269, label %348

269:                                              ; preds = %262
  %270 = load ptr, ptr %27, align 8
  %271 = getelementptr i8, ptr %270, i64 %265
  %272 = load i8, ptr %271, align 1
  %273 = icmp eq i8 %272, 0
  br i1 %273, label %348, label %274

274:                                              ; preds = %269
  %275 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %263, i1 true)
  %276 = load ptr, ptr %28, align 8
  %277 = load ptr, ptr %29, align 8
  %278 = getelementptr i64, ptr %277, i64 %265
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr %struct.Uniform, ptr %276, i64 %279
  %281 = getelementptr i8, ptr %278, i64 8
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr %struct.Uniform, ptr %276, i64 %282
  %284 = icmp ult ptr %280, %283
  br i1 %284, label %285, label %345

285:                                              ; preds = %274
  %286 = load ptr, ptr %189, align 8
  %287 = zext nneg i32 %275 to i64
  br label %288

288:                                              ; preds = %316, %285
  %289 = phi ptr [ %280, %285 ], [ %317, %316 ]
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr i8, ptr %286, i64 %290
  %292 = getelementptr inbounds i8, ptr %289, i64 16
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %298, label %295

295:                                              ; preds = %288
  %296 = mul i64 %293, %287
  %297 = getelementptr i8, ptr %291, i64 %296
  br label %304

298:                                              ; preds = %288
  %299 = load i32, ptr %291, align 4
  %300 = and i32 %299, %263
  %301 = icmp eq i32 %300, 0
  %302 = icmp eq i32 %300, %263
  %303 = or i1 %301, %302
  br i1 %303, label %316, label %348

304:                                              ; preds = %312, %295
  %305 = phi i32 [ %263, %295 ], [ %314, %312 ]
  %306 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %305, i1 true)
  %307 = zext nneg i32 %306 to i64
  %308 = mul i64 %293, %307
  %309 = getelementptr i8, ptr %291, i64 %308
  %310 = tail call i32 @memcmp(ptr noundef %309, ptr noundef %297, i64 noundef %293) #18
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %312, label %348

312:                                              ; preds = %304
  %313 = add i32 %305, -1
  %314 = and i32 %313, %305
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %316, label %304, !llvm.loop !29

316:                                              ; preds = %312, %298
  %317 = getelementptr i8, ptr %289, i64 24
  %318 = icmp ult ptr %317, %283
  br i1 %318, label %288, label %319, !llvm.loop !30

319:                                              ; preds = %316, %336
  %320 = phi ptr [ %341, %336 ], [ %280, %316 ]
  %321 = load ptr, ptr %189, align 8
  %322 = load i64, ptr %320, align 8
  %323 = getelementptr i8, ptr %321, i64 %322
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  %324 = getelementptr inbounds i8, ptr %320, i64 16
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %327, label %332

327:                                              ; preds = %319
  %328 = load i32, ptr %323, align 4
  %329 = lshr i32 %328, %275
  %330 = and i32 %329, 1
  %331 = zext nneg i32 %330 to i64
  br label %336

332:                                              ; preds = %319
  %333 = mul i64 %325, %287
  %334 = getelementptr i8, ptr %323, i64 %333
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr align 1 %334, i64 %325, i1 false)
  %335 = load i64, ptr %2, align 8
  br label %336

336:                                              ; preds = %332, %327
  %337 = phi i64 [ %335, %332 ], [ %331, %327 ]
  %338 = getelementptr inbounds i8, ptr %320, i64 8
  %339 = load i64, ptr %338, align 8
  %340 = getelementptr i8, ptr %321, i64 %339
  store i64 %337, ptr %340, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %341 = getelementptr i8, ptr %320, i64 24
  %342 = icmp ult ptr %341, %283
  br i1 %342, label %319, label %343, !llvm.loop !31

343:                                              ; preds = %336
  %344 = load ptr, ptr %192, align 8
  br label %345

345:                                              ; preds = %343, %274
  %346 = phi ptr [ %344, %343 ], [ %264, %274 ]
  %347 = getelementptr i32, ptr %346, i64 %265
  store i32 0, ptr %347, align 4
  store i64 %265, ptr %188, align 8
  br label %387

348:                                              ; preds = %298, %304, %269, %262
  %349 = load ptr, ptr %30, align 8
  %350 = getelementptr i8, ptr %349, i64 %265
  %351 = load i8, ptr %350, align 1
  %352 = icmp eq i8 %351, 0
  br i1 %352, label %371, label %353

353:                                              ; preds = %348
  %354 = load ptr, ptr %31, align 8
  %355 = shl nuw i64 %265, 1
  %356 = getelementptr i64, ptr %354, i64 %355
  %357 = load i64, ptr %356, align 8
  %358 = add i64 %357, 1
  store i64 %358, ptr %356, align 8
  %359 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %263)
  %360 = zext nneg i32 %359 to i64
  %361 = load ptr, ptr %31, align 8
  %362 = or disjoint i64 %355, 1
  %363 = getelementptr i64, ptr %361, i64 %362
  %364 = load i64, ptr %363, align 8
  %365 = add i64 %364, %360
  store i64 %365, ptr %363, align 8
  %366 = xor i32 %263, -1
  %367 = load i32, ptr %190, align 8
  %368 = and i32 %367, %366
  store i32 %368, ptr %190, align 8
  %369 = load ptr, ptr %192, align 8
  %370 = getelementptr i32, ptr %369, i64 %265
  store i32 0, ptr %370, align 4
  br label %387

371:                                              ; preds = %348
  %372 = load ptr, ptr %4, align 8
  %373 = load atomic i32, ptr %372 monotonic, align 4
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %376, label %375

375:                                              ; preds = %371
  store i64 %265, ptr %8, align 8
  br label %751

376:                                              ; preds = %371
  %377 = load ptr, ptr %32, align 8
  %378 = getelementptr ptr, ptr %377, i64 %265
  %379 = load ptr, ptr %378, align 8
  %380 = icmp eq ptr %379, null
  br i1 %380, label %381, label %383

381:                                              ; preds = %376
  %382 = getelementptr inbounds i8, ptr %0, i64 280
  store i64 %265, ptr %382, align 8
  br label %751

383:                                              ; preds = %376
  store i32 0, ptr %266, align 4
  %384 = load ptr, ptr %189, align 8
  tail call void %379(ptr noundef %384, ptr noundef nonnull %0, ptr noundef %183, i32 noundef %263) #17
  %385 = load i32, ptr %193, align 4
  %386 = icmp slt i32 %385, 0
  br i1 %386, label %389, label %387

387:                                              ; preds = %383, %353, %345
  %388 = phi i64 [ 0, %345 ], [ %233, %353 ], [ %233, %383 ]
  br label %194

389:                                              ; preds = %383
  %390 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %263, i1 true)
  %391 = getelementptr inbounds i8, ptr %183, i64 2016
  %392 = load i64, ptr %391, align 8
  %393 = load i64, ptr %33, align 8
  %394 = icmp eq i64 %393, 0
  %395 = load i64, ptr %7, align 8
  br i1 %394, label %399, label %396

396:                                              ; preds = %389
  %397 = load i64, ptr %34, align 8
  %398 = icmp slt i64 %395, %397
  br i1 %398, label %399, label %744

399:                                              ; preds = %396, %389
  store i64 %395, ptr %34, align 8
  %400 = getelementptr inbounds i8, ptr %183, i64 1952
  %401 = load i64, ptr %400, align 8
  %402 = shl i64 %401, 5
  %403 = zext nneg i32 %390 to i64
  %404 = or disjoint i64 %402, %403
  store i64 %404, ptr %35, align 8
  store i64 %392, ptr %36, align 8
  store i64 -1, ptr %37, align 8
  store i64 0, ptr %38, align 8
  br label %744

405:                                              ; preds = %198, %258, %204
  %406 = phi i32 [ %261, %258 ], [ 1, %204 ], [ 2, %198 ]
  store i32 %406, ptr %184, align 4
  %407 = load i64, ptr %16, align 8
  br label %408

408:                                              ; preds = %405, %177
  %409 = phi i64 [ %178, %177 ], [ %407, %405 ]
  %410 = phi i32 [ %185, %177 ], [ %406, %405 ]
  %411 = icmp ne i32 %410, 2
  %412 = zext i1 %411 to i32
  %413 = or i32 %179, %412
  %414 = getelementptr inbounds i8, ptr %183, i64 1980
  %415 = load i32, ptr %414, align 4
  %416 = or i32 %415, %181
  %417 = add nuw nsw i64 %180, 1
  %418 = icmp slt i64 %417, %409
  br i1 %418, label %177, label %419, !llvm.loop !32

419:                                              ; preds = %408
  %420 = icmp eq i32 %413, 0
  br i1 %420, label %748, label %421

421:                                              ; preds = %419
  %422 = load ptr, ptr %4, align 8
  %423 = load atomic i32, ptr %422 monotonic, align 4
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %751

425:                                              ; preds = %421
  %426 = icmp eq i32 %416, 0
  br i1 %426, label %427, label %632

427:                                              ; preds = %425, %623
  %428 = phi i64 [ %626, %623 ], [ 0, %425 ]
  %429 = phi i32 [ %625, %623 ], [ 0, %425 ]
  %430 = load i64, ptr %16, align 8
  %431 = icmp sgt i64 %430, 0
  br i1 %431, label %432, label %623

432:                                              ; preds = %427
  %433 = load ptr, ptr %17, align 8
  br label %437

434:                                              ; preds = %473
  %435 = icmp sgt i64 %474, 0
  %436 = icmp eq i64 %478, 0
  br i1 %436, label %623, label %481

437:                                              ; preds = %473, %432
  %438 = phi i64 [ 0, %432 ], [ %478, %473 ]
  %439 = phi i64 [ 0, %432 ], [ %479, %473 ]
  %440 = phi ptr [ null, %432 ], [ %477, %473 ]
  %441 = phi ptr [ null, %432 ], [ %476, %473 ]
  %442 = phi i64 [ 0, %432 ], [ %475, %473 ]
  %443 = phi i64 [ 0, %432 ], [ %474, %473 ]
  %444 = getelementptr %struct.Warp, ptr %433, i64 %439
  %445 = getelementptr inbounds i8, ptr %444, i64 1972
  %446 = load i32, ptr %445, align 4
  %447 = icmp eq i32 %446, 2
  br i1 %447, label %473, label %448

448:                                              ; preds = %437
  %449 = getelementptr inbounds i8, ptr %444, i64 1988
  %450 = load i32, ptr %449, align 4
  %451 = zext i32 %450 to i64
  %452 = icmp eq i64 %428, %451
  br i1 %452, label %453, label %457

453:                                              ; preds = %448
  %454 = getelementptr inbounds i8, ptr %444, i64 1980
  %455 = load i32, ptr %454, align 4
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %459, label %457

457:                                              ; preds = %453, %448
  %458 = add i64 %443, 1
  br label %473

459:                                              ; preds = %453
  %460 = add i64 %438, 1
  %461 = icmp eq ptr %441, null
  %462 = select i1 %461, ptr %444, ptr %441
  %463 = getelementptr inbounds i8, ptr %444, i64 2008
  %464 = load i64, ptr %463, align 8
  %465 = getelementptr inbounds i8, ptr %462, i64 2008
  %466 = load i64, ptr %465, align 8
  %467 = icmp eq i64 %464, %466
  %468 = select i1 %467, ptr %440, ptr %444
  %469 = getelementptr inbounds i8, ptr %444, i64 1992
  %470 = load i32, ptr %469, align 8
  %471 = sext i32 %470 to i64
  %472 = tail call i64 @llvm.smax.i64(i64 %442, i64 %471)
  br label %473

473:                                              ; preds = %459, %457, %437
  %474 = phi i64 [ %458, %457 ], [ %443, %459 ], [ %443, %437 ]
  %475 = phi i64 [ %442, %457 ], [ %472, %459 ], [ %442, %437 ]
  %476 = phi ptr [ %441, %457 ], [ %462, %459 ], [ %441, %437 ]
  %477 = phi ptr [ %440, %457 ], [ %468, %459 ], [ %440, %437 ]
  %478 = phi i64 [ %438, %457 ], [ %460, %459 ], [ %438, %437 ]
  %479 = add nuw nsw i64 %439, 1
  %480 = icmp eq i64 %479, %430
  br i1 %480, label %434, label %437, !llvm.loop !33

481:                                              ; preds = %434
  %482 = icmp eq i64 %475, 0
  br i1 %482, label %489, label %483

483:                                              ; preds = %481
  %484 = shl i64 %478, 5
  %485 = getelementptr [16 x i64], ptr %15, i64 0, i64 %428
  %486 = load i64, ptr %485, align 8
  %487 = add i64 %486, %484
  %488 = icmp slt i64 %487, %475
  br i1 %488, label %623, label %490

489:                                              ; preds = %481
  br i1 %435, label %623, label %490

490:                                              ; preds = %489, %483
  %491 = icmp eq ptr %477, null
  br i1 %491, label %514, label %492

492:                                              ; preds = %490
  %493 = getelementptr inbounds i8, ptr %477, i64 1984
  %494 = load i32, ptr %493, align 8
  %495 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %494, i1 true)
  %496 = getelementptr inbounds i8, ptr %477, i64 2008
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr inbounds i8, ptr %476, i64 2008
  %499 = load i64, ptr %498, align 8
  %500 = load i64, ptr %39, align 8
  %501 = icmp eq i64 %500, 0
  %502 = load i64, ptr %7, align 8
  br i1 %501, label %506, label %503

503:                                              ; preds = %492
  %504 = load i64, ptr %40, align 8
  %505 = icmp slt i64 %502, %504
  br i1 %505, label %506, label %512

506:                                              ; preds = %503, %492
  store i64 %502, ptr %40, align 8
  %507 = getelementptr inbounds i8, ptr %477, i64 1952
  %508 = load i64, ptr %507, align 8
  %509 = shl i64 %508, 5
  %510 = zext nneg i32 %495 to i64
  %511 = or disjoint i64 %509, %510
  store i64 %511, ptr %41, align 8
  store i64 %497, ptr %42, align 8
  store i64 %499, ptr %43, align 8
  store i64 0, ptr %44, align 8
  br label %512

512:                                              ; preds = %506, %503
  %513 = add i64 %500, 1
  store i64 %513, ptr %39, align 8
  br label %514

514:                                              ; preds = %512, %490
  %515 = getelementptr inbounds i8, ptr %476, i64 1996
  %516 = load i32, ptr %515, align 4
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %583, label %525

518:                                              ; preds = %548
  %519 = icmp ne i32 %549, 0
  %520 = icmp eq i32 %516, 1
  %521 = icmp eq i32 %516, 2
  %522 = icmp sgt i32 %550, 0
  %523 = select i1 %521, i1 %519, i1 %522
  %524 = sext i1 %523 to i32
  br label %553

525:                                              ; preds = %514, %548
  %526 = phi i32 [ %550, %548 ], [ 0, %514 ]
  %527 = phi i32 [ %549, %548 ], [ 1, %514 ]
  %528 = phi i64 [ %551, %548 ], [ 0, %514 ]
  %529 = getelementptr %struct.Warp, ptr %433, i64 %528
  %530 = getelementptr inbounds i8, ptr %529, i64 1972
  %531 = load i32, ptr %530, align 4
  %532 = icmp eq i32 %531, 1
  br i1 %532, label %533, label %548

533:                                              ; preds = %525
  %534 = getelementptr inbounds i8, ptr %529, i64 1988
  %535 = load i32, ptr %534, align 4
  %536 = zext i32 %535 to i64
  %537 = icmp eq i64 %428, %536
  br i1 %537, label %538, label %548

538:                                              ; preds = %533
  %539 = getelementptr inbounds i8, ptr %529, i64 2032
  %540 = load i32, ptr %539, align 8
  %541 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %540)
  %542 = add i32 %541, %526
  %543 = getelementptr inbounds i8, ptr %529, i64 1984
  %544 = load i32, ptr %543, align 8
  %545 = icmp eq i32 %540, %544
  %546 = and i32 %527, 1
  %547 = select i1 %545, i32 %546, i32 0
  br label %548

548:                                              ; preds = %538, %533, %525
  %549 = phi i32 [ %547, %538 ], [ %527, %533 ], [ %527, %525 ]
  %550 = phi i32 [ %542, %538 ], [ %526, %533 ], [ %526, %525 ]
  %551 = add nuw nsw i64 %528, 1
  %552 = icmp eq i64 %551, %430
  br i1 %552, label %518, label %525, !llvm.loop !34

553:                                              ; preds = %579, %518
  %554 = phi i64 [ 0, %518 ], [ %580, %579 ]
  %555 = load ptr, ptr %17, align 8
  %556 = getelementptr %struct.Warp, ptr %555, i64 %554
  %557 = getelementptr inbounds i8, ptr %556, i64 1972
  %558 = load i32, ptr %557, align 4
  %559 = icmp eq i32 %558, 1
  br i1 %559, label %560, label %579

560:                                              ; preds = %553
  %561 = getelementptr inbounds i8, ptr %556, i64 1988
  %562 = load i32, ptr %561, align 4
  %563 = zext i32 %562 to i64
  %564 = icmp eq i64 %428, %563
  br i1 %564, label %565, label %579

565:                                              ; preds = %560
  %566 = getelementptr inbounds i8, ptr %556, i64 2024
  %567 = load i64, ptr %566, align 8
  %568 = icmp slt i64 %567, 0
  br i1 %568, label %579, label %569

569:                                              ; preds = %565
  %570 = getelementptr inbounds i8, ptr %556, i64 1920
  %571 = load ptr, ptr %570, align 8
  %572 = getelementptr i8, ptr %571, i64 %567
  br i1 %520, label %573, label %578

573:                                              ; preds = %569, %573
  %574 = phi i64 [ %576, %573 ], [ 0, %569 ]
  %575 = getelementptr i32, ptr %572, i64 %574
  store i32 %550, ptr %575, align 4
  %576 = add nuw nsw i64 %574, 1
  %577 = icmp eq i64 %576, 32
  br i1 %577, label %579, label %573, !llvm.loop !35

578:                                              ; preds = %569
  store i32 %524, ptr %572, align 4
  br label %579

579:                                              ; preds = %573, %578, %565, %560, %553
  %580 = add nuw nsw i64 %554, 1
  %581 = load i64, ptr %16, align 8
  %582 = icmp slt i64 %580, %581
  br i1 %582, label %553, label %583, !llvm.loop !36

583:                                              ; preds = %579, %514
  %584 = phi i64 [ %430, %514 ], [ %581, %579 ]
  %585 = getelementptr [16 x i64], ptr %15, i64 0, i64 %428
  store i64 0, ptr %585, align 8
  %586 = icmp sgt i64 %584, 0
  br i1 %586, label %587, label %623

587:                                              ; preds = %583, %619
  %588 = phi i64 [ %620, %619 ], [ %584, %583 ]
  %589 = phi i64 [ %621, %619 ], [ 0, %583 ]
  %590 = load ptr, ptr %17, align 8
  %591 = getelementptr %struct.Warp, ptr %590, i64 %589
  %592 = getelementptr inbounds i8, ptr %591, i64 1972
  %593 = load i32, ptr %592, align 4
  %594 = icmp eq i32 %593, 1
  br i1 %594, label %595, label %619

595:                                              ; preds = %587
  %596 = getelementptr inbounds i8, ptr %591, i64 1988
  %597 = load i32, ptr %596, align 4
  %598 = zext i32 %597 to i64
  %599 = icmp eq i64 %428, %598
  br i1 %599, label %600, label %619

600:                                              ; preds = %595
  %601 = getelementptr inbounds i8, ptr %591, i64 1980
  %602 = load i32, ptr %601, align 4
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %604, label %619

604:                                              ; preds = %600
  store i32 0, ptr %592, align 4
  %605 = getelementptr inbounds i8, ptr %591, i64 1960
  %606 = load i64, ptr %605, align 8
  %607 = icmp slt i64 %606, 0
  br i1 %607, label %608, label %616

608:                                              ; preds = %604
  %609 = getelementptr inbounds i8, ptr %591, i64 1984
  %610 = load i32, ptr %609, align 8
  %611 = getelementptr inbounds i8, ptr %591, i64 1944
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds i8, ptr %591, i64 2000
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr i32, ptr %612, i64 %614
  store i32 %610, ptr %615, align 4
  br label %616

616:                                              ; preds = %608, %604
  %617 = getelementptr inbounds i8, ptr %591, i64 1984
  store i32 0, ptr %617, align 8
  %618 = load i64, ptr %16, align 8
  br label %619

619:                                              ; preds = %616, %600, %595, %587
  %620 = phi i64 [ %588, %587 ], [ %588, %595 ], [ %588, %600 ], [ %618, %616 ]
  %621 = add nuw nsw i64 %589, 1
  %622 = icmp slt i64 %621, %620
  br i1 %622, label %587, label %623, !llvm.loop !37

623:                                              ; preds = %619, %583, %489, %483, %434, %427
  %624 = phi i32 [ 0, %434 ], [ 0, %489 ], [ 0, %483 ], [ 1, %583 ], [ 0, %427 ], [ 1, %619 ]
  %625 = or i32 %624, %429
  %626 = add nuw nsw i64 %428, 1
  %627 = icmp eq i64 %626, 16
  br i1 %627, label %628, label %427, !llvm.loop !38

628:                                              ; preds = %623
  %629 = icmp eq i32 %625, 0
  br i1 %629, label %630, label %174

630:                                              ; preds = %628
  %631 = load i64, ptr %16, align 8
  br label %632

632:                                              ; preds = %425, %630
  %633 = phi i64 [ %631, %630 ], [ %409, %425 ]
  %634 = icmp sgt i64 %633, 0
  tail call void @llvm.assume(i1 %634)
  %635 = load ptr, ptr %17, align 8
  br label %638

636:                                              ; preds = %685
  %637 = icmp eq ptr %686, null
  br i1 %637, label %707, label %693

638:                                              ; preds = %685, %632
  %639 = phi ptr [ null, %632 ], [ %690, %685 ]
  %640 = phi ptr [ null, %632 ], [ %689, %685 ]
  %641 = phi i64 [ 0, %632 ], [ %691, %685 ]
  %642 = phi i64 [ 0, %632 ], [ %688, %685 ]
  %643 = phi i64 [ 0, %632 ], [ %687, %685 ]
  %644 = phi ptr [ null, %632 ], [ %686, %685 ]
  %645 = getelementptr %struct.Warp, ptr %635, i64 %641
  %646 = getelementptr inbounds i8, ptr %645, i64 1972
  %647 = load i32, ptr %646, align 4
  %648 = icmp eq i32 %647, 2
  br i1 %648, label %685, label %649

649:                                              ; preds = %638
  %650 = icmp eq ptr %639, null
  %651 = select i1 %650, ptr %645, ptr %639
  %652 = getelementptr inbounds i8, ptr %645, i64 1980
  %653 = load i32, ptr %652, align 4
  %654 = icmp eq i32 %653, 0
  %655 = icmp ne ptr %644, null
  %656 = select i1 %654, i1 true, i1 %655
  %657 = select i1 %656, ptr %644, ptr %645
  %658 = getelementptr inbounds i8, ptr %645, i64 1988
  %659 = load i32, ptr %658, align 4
  %660 = getelementptr inbounds i8, ptr %651, i64 1988
  %661 = load i32, ptr %660, align 4
  %662 = icmp eq i32 %659, %661
  br i1 %662, label %663, label %669

663:                                              ; preds = %649
  %664 = getelementptr inbounds i8, ptr %645, i64 2008
  %665 = load i64, ptr %664, align 8
  %666 = getelementptr inbounds i8, ptr %651, i64 2008
  %667 = load i64, ptr %666, align 8
  %668 = icmp eq i64 %665, %667
  br label %669

669:                                              ; preds = %663, %649
  %670 = phi i1 [ false, %649 ], [ %668, %663 ]
  %671 = icmp ne ptr %640, null
  %672 = select i1 %670, i1 true, i1 %671
  %673 = select i1 %672, ptr %640, ptr %645
  %674 = getelementptr inbounds i8, ptr %645, i64 1968
  %675 = load i32, ptr %674, align 8
  %676 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %675)
  %677 = zext nneg i32 %676 to i64
  %678 = add i64 %643, %677
  br i1 %670, label %679, label %685

679:                                              ; preds = %669
  %680 = getelementptr inbounds i8, ptr %645, i64 1984
  %681 = load i32, ptr %680, align 8
  %682 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %681)
  %683 = zext nneg i32 %682 to i64
  %684 = add i64 %642, %683
  br label %685

685:                                              ; preds = %679, %669, %638
  %686 = phi ptr [ %644, %638 ], [ %657, %679 ], [ %657, %669 ]
  %687 = phi i64 [ %643, %638 ], [ %678, %679 ], [ %678, %669 ]
  %688 = phi i64 [ %642, %638 ], [ %684, %679 ], [ %642, %669 ]
  %689 = phi ptr [ %640, %638 ], [ %673, %679 ], [ %673, %669 ]
  %690 = phi ptr [ %639, %638 ], [ %651, %679 ], [ %651, %669 ]
  %691 = add nuw nsw i64 %641, 1
  %692 = icmp eq i64 %691, %633
  br i1 %692, label %636, label %638, !llvm.loop !39

693:                                              ; preds = %636
  %694 = getelementptr inbounds i8, ptr %686, i64 1984
  %695 = load i32, ptr %694, align 8
  %696 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %695, i1 true)
  %697 = getelementptr inbounds i8, ptr %686, i64 2008
  %698 = load i64, ptr %697, align 8
  %699 = getelementptr inbounds i8, ptr %686, i64 2016
  %700 = load i64, ptr %699, align 8
  %701 = load i64, ptr %45, align 8
  %702 = icmp eq i64 %701, 0
  %703 = load i64, ptr %7, align 8
  br i1 %702, label %731, label %704

704:                                              ; preds = %693
  %705 = load i64, ptr %46, align 8
  %706 = icmp slt i64 %703, %705
  br i1 %706, label %731, label %744

707:                                              ; preds = %636
  %708 = getelementptr inbounds i8, ptr %690, i64 1984
  %709 = load i32, ptr %708, align 8
  %710 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %709, i1 true)
  %711 = getelementptr inbounds i8, ptr %690, i64 2008
  %712 = load i64, ptr %711, align 8
  %713 = icmp eq ptr %689, null
  br i1 %713, label %717, label %714

714:                                              ; preds = %707
  %715 = getelementptr inbounds i8, ptr %689, i64 2008
  %716 = load i64, ptr %715, align 8
  br label %721

717:                                              ; preds = %707
  %718 = getelementptr inbounds i8, ptr %690, i64 1992
  %719 = load i32, ptr %718, align 8
  %720 = sext i32 %719 to i64
  br label %721

721:                                              ; preds = %717, %714
  %722 = phi i64 [ -1, %717 ], [ %716, %714 ]
  %723 = phi i64 [ %720, %717 ], [ %687, %714 ]
  %724 = sub i64 %723, %688
  %725 = load i64, ptr %45, align 8
  %726 = icmp eq i64 %725, 0
  %727 = load i64, ptr %7, align 8
  br i1 %726, label %731, label %728

728:                                              ; preds = %721
  %729 = load i64, ptr %46, align 8
  %730 = icmp slt i64 %727, %729
  br i1 %730, label %731, label %744

731:                                              ; preds = %728, %721, %704, %693
  %732 = phi i64 [ %703, %704 ], [ %703, %693 ], [ %727, %728 ], [ %727, %721 ]
  %733 = phi ptr [ %686, %704 ], [ %686, %693 ], [ %690, %728 ], [ %690, %721 ]
  %734 = phi i32 [ %696, %704 ], [ %696, %693 ], [ %710, %728 ], [ %710, %721 ]
  %735 = phi i64 [ %698, %704 ], [ %698, %693 ], [ %712, %728 ], [ %712, %721 ]
  %736 = phi i64 [ %700, %704 ], [ %700, %693 ], [ %722, %728 ], [ %722, %721 ]
  %737 = phi i64 [ 0, %704 ], [ 0, %693 ], [ %724, %728 ], [ %724, %721 ]
  %738 = phi i64 [ %701, %704 ], [ 0, %693 ], [ %725, %728 ], [ 0, %721 ]
  store i64 %732, ptr %46, align 8
  %739 = getelementptr inbounds i8, ptr %733, i64 1952
  %740 = load i64, ptr %739, align 8
  %741 = shl i64 %740, 5
  %742 = zext nneg i32 %734 to i64
  %743 = or disjoint i64 %741, %742
  store i64 %743, ptr %47, align 8
  store i64 %735, ptr %48, align 8
  store i64 %736, ptr %49, align 8
  store i64 %737, ptr %50, align 8
  br label %744

744:                                              ; preds = %704, %728, %731, %396, %399, %216, %219
  %745 = phi i64 [ %213, %219 ], [ %213, %216 ], [ %393, %399 ], [ %393, %396 ], [ %701, %704 ], [ %725, %728 ], [ %738, %731 ]
  %746 = phi ptr [ %33, %219 ], [ %33, %216 ], [ %33, %399 ], [ %33, %396 ], [ %45, %704 ], [ %45, %728 ], [ %45, %731 ]
  %747 = add i64 %745, 1
  store i64 %747, ptr %746, align 8
  br label %748

748:                                              ; preds = %419, %174, %744
  store i64 0, ptr %3, align 8
  %749 = load i64, ptr %51, align 8
  %750 = add i64 %749, 1
  store i64 %750, ptr %51, align 8
  br label %54

751:                                              ; preds = %421, %58, %54, %381, %375, %207
  %752 = phi i32 [ 1, %375 ], [ 2, %381 ], [ 1, %207 ], [ 0, %58 ], [ 1, %54 ], [ 1, %421 ]
  ret i32 %752
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_finish(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 168
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %15

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 184
  %7 = getelementptr inbounds i8, ptr %0, i64 160
  %8 = getelementptr inbounds i8, ptr %0, i64 176
  %9 = load i64, ptr %6, align 8
  br label %10

10:                                               ; preds = %5, %18
  %11 = phi i64 [ %3, %5 ], [ %19, %18 ]
  %12 = phi i64 [ %9, %5 ], [ %20, %18 ]
  %13 = phi i64 [ 0, %5 ], [ %21, %18 ]
  %14 = icmp sgt i64 %12, 0
  br i1 %14, label %23, label %18

15:                                               ; preds = %18, %1
  ret void

16:                                               ; preds = %23
  %17 = load i64, ptr %2, align 8
  br label %18

18:                                               ; preds = %16, %10
  %19 = phi i64 [ %17, %16 ], [ %11, %10 ]
  %20 = phi i64 [ %36, %16 ], [ %12, %10 ]
  %21 = add nuw nsw i64 %13, 1
  %22 = icmp slt i64 %21, %19
  br i1 %22, label %10, label %15, !llvm.loop !40

23:                                               ; preds = %10, %23
  %24 = phi i64 [ %35, %23 ], [ 0, %10 ]
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr %struct.Slot, ptr %25, i64 %13
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 48
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr i8, ptr %27, i64 %29
  %31 = getelementptr inbounds i8, ptr %26, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, %24
  %34 = getelementptr i8, ptr %30, i64 %33
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %13, ptr noundef %34) #15
  %35 = add nuw nsw i64 %24, 1
  %36 = load i64, ptr %6, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %23, label %16, !llvm.loop !41
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #3 {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %16

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %2, i64 472
  %13 = getelementptr inbounds i8, ptr %2, i64 16
  %14 = getelementptr inbounds i8, ptr %7, i64 4
  %15 = getelementptr inbounds i8, ptr %2, i64 192
  br label %17

16:                                               ; preds = %52, %3
  ret void

17:                                               ; preds = %11, %52
  %18 = phi i64 [ %9, %11 ], [ %53, %52 ]
  %19 = phi i64 [ 0, %11 ], [ %54, %52 ]
  %20 = getelementptr [0 x i64], ptr %12, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %52, label %23

23:                                               ; preds = %17
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #16
  %24 = load i32, ptr %13, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %50, label %26

26:                                               ; preds = %23
  %27 = load i32, ptr %14, align 4
  %28 = sext i32 %27 to i64
  %29 = mul i64 %19, %28
  %30 = load i32, ptr %7, align 8
  %31 = icmp eq i32 %30, 0
  br label %32

32:                                               ; preds = %26, %43
  %33 = phi i32 [ %24, %26 ], [ %48, %43 ]
  %34 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = zext nneg i32 %34 to i64
  br i1 %31, label %36, label %39

36:                                               ; preds = %32
  %37 = getelementptr [32 x i64], ptr %15, i64 0, i64 %35
  %38 = load i64, ptr %37, align 8
  br label %43

39:                                               ; preds = %32
  %40 = getelementptr i32, ptr %15, i64 %35
  %41 = load i32, ptr %40, align 4
  %42 = sext i32 %41 to i64
  br label %43

43:                                               ; preds = %36, %39
  %44 = phi i64 [ %38, %36 ], [ %42, %39 ]
  %45 = add i64 %44, %29
  %46 = getelementptr [32 x i64], ptr %4, i64 0, i64 %35
  store i64 %45, ptr %46, align 8
  %47 = add i32 %33, -1
  %48 = and i32 %47, %33
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %32, !llvm.loop !42

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #15
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #16
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !43
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_replay(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef %8) local_unnamed_addr #3 {
  %10 = icmp sgt i64 %6, 0
  br i1 %10, label %24, label %252

11:                                               ; preds = %48
  %12 = icmp sgt i64 %33, 0
  br i1 %12, label %13, label %252

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %0, i64 64
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = getelementptr inbounds i8, ptr %0, i64 24
  %17 = getelementptr inbounds i8, ptr %0, i64 56
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = getelementptr inbounds i8, ptr %0, i64 48
  %20 = getelementptr inbounds i8, ptr %0, i64 8
  %21 = getelementptr inbounds i8, ptr %0, i64 12
  %22 = getelementptr inbounds i8, ptr %0, i64 4
  %23 = getelementptr inbounds i8, ptr %0, i64 32
  br label %54

24:                                               ; preds = %9, %48
  %25 = phi i64 [ %33, %48 ], [ 0, %9 ]
  %26 = phi i64 [ %49, %48 ], [ 0, %9 ]
  %27 = getelementptr i64, ptr %3, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr i64, ptr %2, i64 %26
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %28, %30
  %32 = getelementptr i64, ptr %5, i64 %26
  store i64 %31, ptr %32, align 8
  %33 = add i64 %31, %25
  %34 = getelementptr i64, ptr %4, i64 %26
  %35 = load i64, ptr %34, align 8
  %36 = load i64, ptr %29, align 8
  %37 = icmp sgt i64 %35, %36
  br i1 %37, label %38, label %48

38:                                               ; preds = %24, %44
  %39 = phi i64 [ %45, %44 ], [ %35, %24 ]
  %40 = getelementptr i64, ptr %1, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 16
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %48

44:                                               ; preds = %38
  %45 = add nsw i64 %39, -1
  store i64 %45, ptr %34, align 8
  %46 = load i64, ptr %29, align 8
  %47 = icmp sgt i64 %45, %46
  br i1 %47, label %38, label %48, !llvm.loop !44

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !45

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !46

54:                                               ; preds = %13, %51
  %55 = phi i64 [ %33, %13 ], [ %52, %51 ]
  br i1 %10, label %56, label %51

56:                                               ; preds = %54, %248
  %57 = phi i64 [ %249, %248 ], [ %55, %54 ]
  %58 = phi i64 [ %250, %248 ], [ 0, %54 ]
  %59 = getelementptr i64, ptr %5, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %248

62:                                               ; preds = %56
  %63 = getelementptr i64, ptr %4, i64 %58
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr i64, ptr %3, i64 %58
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr i64, ptr %1, i64 %64
  %68 = load i64, ptr %67, align 8
  br label %69

69:                                               ; preds = %230, %62
  %70 = phi i64 [ %68, %62 ], [ %232, %230 ]
  %71 = phi i64 [ %64, %62 ], [ %228, %230 ]
  %72 = lshr i64 %70, 5
  %73 = and i64 %72, 32767
  %74 = trunc i64 %70 to i32
  %75 = and i32 %74, 15
  %76 = getelementptr i8, ptr %7, i64 %73
  %77 = load i8, ptr %76, align 1
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %79, label %214

79:                                               ; preds = %69
  %80 = lshr i64 %70, 20
  %81 = load ptr, ptr %14, align 8
  %82 = mul i64 %80, -7046029254386353131
  %83 = load i64, ptr %15, align 8
  %84 = lshr i64 %82, %83
  %85 = getelementptr i32, ptr %81, i64 %84
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, -1
  br i1 %87, label %131, label %88

88:                                               ; preds = %79
  %89 = load ptr, ptr %16, align 8
  br label %90

90:                                               ; preds = %96, %88
  %91 = phi i32 [ %86, %88 ], [ %99, %96 ]
  %92 = sext i32 %91 to i64
  %93 = getelementptr i64, ptr %89, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, %80
  br i1 %95, label %101, label %96

96:                                               ; preds = %90
  %97 = load ptr, ptr %17, align 8
  %98 = getelementptr i32, ptr %97, i64 %92
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, -1
  br i1 %100, label %131, label %90, !llvm.loop !47

101:                                              ; preds = %90
  %102 = load ptr, ptr %18, align 8
  %103 = getelementptr i32, ptr %102, i64 %92
  %104 = load i32, ptr %103, align 4
  %105 = load ptr, ptr %19, align 8
  %106 = getelementptr i32, ptr %105, i64 %92
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %104, -1
  %109 = sext i32 %104 to i64
  %110 = getelementptr i32, ptr %105, i64 %109
  %111 = select i1 %108, ptr %20, ptr %110
  store i32 %107, ptr %111, align 4
  %112 = icmp eq i32 %107, -1
  br i1 %112, label %117, label %113

113:                                              ; preds = %101
  %114 = load ptr, ptr %18, align 8
  %115 = sext i32 %107 to i64
  %116 = getelementptr i32, ptr %114, i64 %115
  br label %117

117:                                              ; preds = %113, %101
  %118 = phi ptr [ %116, %113 ], [ %21, %101 ]
  store i32 %104, ptr %118, align 4
  %119 = load ptr, ptr %18, align 8
  %120 = getelementptr i32, ptr %119, i64 %92
  store i32 -1, ptr %120, align 4
  %121 = load i32, ptr %20, align 8
  %122 = load ptr, ptr %19, align 8
  %123 = getelementptr i32, ptr %122, i64 %92
  store i32 %121, ptr %123, align 4
  %124 = icmp eq i32 %121, -1
  br i1 %124, label %129, label %125

125:                                              ; preds = %117
  %126 = load ptr, ptr %18, align 8
  %127 = sext i32 %121 to i64
  %128 = getelementptr i32, ptr %126, i64 %127
  br label %129

129:                                              ; preds = %125, %117
  %130 = phi ptr [ %128, %125 ], [ %21, %117 ]
  store i32 %91, ptr %130, align 4
  store i32 %91, ptr %20, align 8
  br label %204

131:                                              ; preds = %96, %79
  %132 = load i32, ptr %22, align 4
  %133 = load i32, ptr %0, align 8
  %134 = icmp slt i32 %132, %133
  br i1 %134, label %135, label %138

135:                                              ; preds = %131
  %136 = add nsw i32 %132, 1
  store i32 %136, ptr %22, align 4
  %137 = sext i32 %132 to i64
  br label %181

138:                                              ; preds = %131
  %139 = load i32, ptr %21, align 4
  %140 = load ptr, ptr %18, align 8
  %141 = sext i32 %139 to i64
  %142 = getelementptr i32, ptr %140, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = load ptr, ptr %19, align 8
  %145 = getelementptr i32, ptr %144, i64 %141
  %146 = load i32, ptr %145, align 4
  %147 = icmp eq i32 %143, -1
  %148 = sext i32 %143 to i64
  %149 = getelementptr i32, ptr %144, i64 %148
  %150 = select i1 %147, ptr %20, ptr %149
  store i32 %146, ptr %150, align 4
  %151 = icmp eq i32 %146, -1
  br i1 %151, label %156, label %152

152:                                              ; preds = %138
  %153 = load ptr, ptr %18, align 8
  %154 = sext i32 %146 to i64
  %155 = getelementptr i32, ptr %153, i64 %154
  br label %156

156:                                              ; preds = %152, %138
  %157 = phi ptr [ %155, %152 ], [ %21, %138 ]
  store i32 %143, ptr %157, align 4
  %158 = load ptr, ptr %16, align 8
  %159 = getelementptr i64, ptr %158, i64 %141
  %160 = load i64, ptr %159, align 8
  %161 = load ptr, ptr %14, align 8
  %162 = mul i64 %160, -7046029254386353131
  %163 = load i64, ptr %15, align 8
  %164 = lshr i64 %162, %163
  %165 = getelementptr i32, ptr %161, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, %139
  %168 = load ptr, ptr %17, align 8
  br i1 %167, label %177, label %169

169:                                              ; preds = %156, %169
  %170 = phi i32 [ %173, %169 ], [ %166, %156 ]
  %171 = sext i32 %170 to i64
  %172 = getelementptr i32, ptr %168, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = icmp eq i32 %173, %139
  br i1 %174, label %175, label %169, !llvm.loop !48

175:                                              ; preds = %169
  %176 = getelementptr i32, ptr %168, i64 %171
  br label %177

177:                                              ; preds = %175, %156
  %178 = phi ptr [ %165, %156 ], [ %176, %175 ]
  %179 = getelementptr i32, ptr %168, i64 %141
  %180 = load i32, ptr %179, align 4
  store i32 %180, ptr %178, align 4
  br label %181

181:                                              ; preds = %177, %135
  %182 = phi i64 [ %141, %177 ], [ %137, %135 ]
  %183 = phi i32 [ %139, %177 ], [ %132, %135 ]
  %184 = load ptr, ptr %16, align 8
  %185 = getelementptr i64, ptr %184, i64 %182
  store i64 %80, ptr %185, align 8
  %186 = load ptr, ptr %23, align 8
  %187 = getelementptr i8, ptr %186, i64 %182
  store i8 0, ptr %187, align 1
  %188 = load i32, ptr %85, align 4
  %189 = load ptr, ptr %17, align 8
  %190 = getelementptr i32, ptr %189, i64 %182
  store i32 %188, ptr %190, align 4
  store i32 %183, ptr %85, align 4
  %191 = load ptr, ptr %18, align 8
  %192 = getelementptr i32, ptr %191, i64 %182
  store i32 -1, ptr %192, align 4
  %193 = load i32, ptr %20, align 8
  %194 = load ptr, ptr %19, align 8
  %195 = getelementptr i32, ptr %194, i64 %182
  store i32 %193, ptr %195, align 4
  %196 = icmp eq i32 %193, -1
  br i1 %196, label %201, label %197

197:                                              ; preds = %181
  %198 = load ptr, ptr %18, align 8
  %199 = sext i32 %193 to i64
  %200 = getelementptr i32, ptr %198, i64 %199
  br label %201

201:                                              ; preds = %197, %181
  %202 = phi ptr [ %200, %197 ], [ %21, %181 ]
  store i32 %183, ptr %202, align 4
  store i32 %183, ptr %20, align 8
  %203 = sext i32 %183 to i64
  br label %204

204:                                              ; preds = %201, %129
  %205 = phi i64 [ %92, %129 ], [ %203, %201 ]
  %206 = load ptr, ptr %23, align 8
  %207 = getelementptr i8, ptr %206, i64 %205
  %208 = load i8, ptr %207, align 1
  %209 = zext i8 %208 to i32
  %210 = xor i32 %209, -1
  %211 = and i32 %75, %210
  %212 = trunc nuw nsw i32 %75 to i8
  %213 = or i8 %208, %212
  store i8 %213, ptr %207, align 1
  br label %214

214:                                              ; preds = %204, %69
  %215 = phi i32 [ %75, %69 ], [ %211, %204 ]
  %216 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %75)
  %217 = zext nneg i32 %216 to i64
  %218 = shl nuw nsw i64 %73, 1
  %219 = getelementptr i64, ptr %8, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = add i64 %220, %217
  store i64 %221, ptr %219, align 8
  %222 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %215)
  %223 = zext nneg i32 %222 to i64
  %224 = or disjoint i64 %218, 1
  %225 = getelementptr i64, ptr %8, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = add i64 %226, %223
  store i64 %227, ptr %225, align 8
  %228 = add i64 %71, 1
  %229 = icmp slt i64 %228, %66
  br i1 %229, label %230, label %235

230:                                              ; preds = %214
  %231 = getelementptr i64, ptr %1, i64 %228
  %232 = load i64, ptr %231, align 8
  %233 = and i64 %232, 16
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %69, label %235, !llvm.loop !49

235:                                              ; preds = %214, %230
  %236 = load i64, ptr %63, align 8
  %237 = sub i64 %228, %236
  %238 = load i64, ptr %59, align 8
  %239 = sub i64 %238, %237
  store i64 %239, ptr %59, align 8
  %240 = sub i64 %57, %237
  %241 = load i64, ptr %65, align 8
  %242 = icmp eq i64 %228, %241
  br i1 %242, label %243, label %246

243:                                              ; preds = %235
  %244 = getelementptr i64, ptr %2, i64 %58
  %245 = load i64, ptr %244, align 8
  br label %246

246:                                              ; preds = %235, %243
  %247 = phi i64 [ %245, %243 ], [ %228, %235 ]
  store i64 %247, ptr %63, align 8
  br label %248

248:                                              ; preds = %56, %246
  %249 = phi i64 [ %240, %246 ], [ %57, %56 ]
  %250 = add nuw nsw i64 %58, 1
  %251 = icmp eq i64 %250, %6
  br i1 %251, label %51, label %56, !llvm.loop !50

252:                                              ; preds = %51, %9, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #11 {
  %4 = getelementptr inbounds i8, ptr %0, i64 768
  %5 = load i32, ptr %4, align 8
  %6 = zext i32 %5 to i64
  br label %7

7:                                                ; preds = %12, %3
  %8 = phi i64 [ %9, %12 ], [ %6, %3 ]
  %9 = add nsw i64 %8, -1
  %10 = and i64 %9, 2147483648
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %17

12:                                               ; preds = %7
  %13 = and i64 %9, 2147483647
  %14 = getelementptr [64 x i64], ptr %0, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %25, label %7, !llvm.loop !51

17:                                               ; preds = %7
  %18 = icmp eq i32 %5, 64
  br i1 %18, label %34, label %19

19:                                               ; preds = %17
  %20 = add i32 %5, 1
  store i32 %20, ptr %4, align 8
  %21 = sext i32 %5 to i64
  %22 = getelementptr [64 x i64], ptr %0, i64 0, i64 %21
  store i64 %1, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 512
  %24 = getelementptr [64 x i32], ptr %23, i64 0, i64 %21
  store i32 0, ptr %24, align 4
  br label %27

25:                                               ; preds = %12
  %26 = and i64 %9, 2147483647
  br label %27

27:                                               ; preds = %25, %19
  %28 = phi i64 [ %26, %25 ], [ %21, %19 ]
  %29 = shl nuw nsw i32 1, %2
  %30 = getelementptr inbounds i8, ptr %0, i64 512
  %31 = getelementptr [64 x i32], ptr %30, i64 0, i64 %28
  %32 = load i32, ptr %31, align 4
  %33 = or i32 %32, %29
  store i32 %33, ptr %31, align 4
  br label %34

34:                                               ; preds = %17, %27
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc void @record(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds i8, ptr %2, i64 1952
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 5
  %8 = zext nneg i32 %3 to i64
  %9 = add i64 %7, %8
  %10 = load i64, ptr %0, align 8
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %1, i64 240
  %13 = load i64, ptr %12, align 8
  br i1 %11, label %24, label %14

14:                                               ; preds = %4
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp slt i64 %13, %16
  br i1 %17, label %24, label %18

18:                                               ; preds = %14
  %19 = icmp eq i64 %13, %16
  br i1 %19, label %20, label %30

20:                                               ; preds = %18
  %21 = getelementptr inbounds i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = icmp slt i64 %9, %22
  br i1 %23, label %24, label %30

24:                                               ; preds = %4, %20, %14
  %25 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %13, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %9, ptr %26, align 8
  %27 = getelementptr [32 x i64], ptr %2, i64 0, i64 %8
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %24, %20, %18
  %31 = add i64 %10, 1
  store i64 %31, ptr %0, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @count(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4) unnamed_addr #3 {
  %6 = alloca [32 x i64], align 16
  %7 = alloca [8 x i32], align 16
  %8 = alloca [32 x i64], align 16
  %9 = alloca [288 x i64], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [64 x i64], align 16
  %12 = alloca [4 x i64], align 16
  %13 = getelementptr inbounds i8, ptr %0, i64 160
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr %struct.Slot, ptr %14, i64 %1
  %16 = getelementptr inbounds i8, ptr %0, i64 192
  %17 = load ptr, ptr %16, align 8
  %18 = mul i64 %1, 48
  %19 = getelementptr i8, ptr %17, i64 %18
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %12, i8 0, i64 32, i1 false)
  %20 = getelementptr inbounds i8, ptr %15, i64 20
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %3, 0
  br i1 %22, label %45, label %23

23:                                               ; preds = %5
  %24 = getelementptr inbounds i8, ptr %15, i64 24
  %25 = load i32, ptr %24, align 8
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %15, i64 28
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  %30 = sext i32 %21 to i64
  %31 = sub nsw i64 0, %30
  %32 = select i1 %29, i64 -1, i64 %31
  br label %33

33:                                               ; preds = %23, %33
  %34 = phi i32 [ %3, %23 ], [ %43, %33 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr i64, ptr %2, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, %26
  %40 = getelementptr [32 x i64], ptr %10, i64 0, i64 %36
  %41 = and i64 %39, %32
  store i64 %41, ptr %40, align 8
  %42 = add i32 %34, -1
  %43 = and i32 %42, %34
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %33, !llvm.loop !52

45:                                               ; preds = %33, %5
  %46 = load i32, ptr %15, align 8
  switch i32 %46, label %204 [
    i32 1, label %47
    i32 2, label %125
  ]

47:                                               ; preds = %45
  %48 = icmp slt i32 %21, 5
  br i1 %48, label %55, label %49

49:                                               ; preds = %47
  %50 = icmp ugt i32 %21, 31
  br i1 %50, label %55, label %51

51:                                               ; preds = %49
  %52 = trunc nuw i32 %21 to i8
  %53 = udiv i8 -128, %52
  %54 = zext nneg i8 %53 to i32
  br label %55

55:                                               ; preds = %51, %49, %47
  %56 = phi i32 [ 32, %47 ], [ %54, %51 ], [ 4, %49 ]
  %57 = getelementptr inbounds i8, ptr %15, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %102

60:                                               ; preds = %55
  switch i32 %21, label %102 [
    i32 16, label %61
    i32 8, label %61
  ]

61:                                               ; preds = %60, %60
  br i1 %22, label %100, label %62

62:                                               ; preds = %61, %77
  %63 = phi i32 [ %79, %77 ], [ %3, %61 ]
  %64 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %63, i1 true)
  %65 = xor i32 %64, 1
  %66 = shl nuw i32 1, %65
  %67 = and i32 %66, %3
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %77, label %69

69:                                               ; preds = %62
  %70 = zext nneg i32 %65 to i64
  %71 = getelementptr i64, ptr %10, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = zext nneg i32 %64 to i64
  %74 = getelementptr i64, ptr %10, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %72, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %69, %62
  %78 = add i32 %63, -1
  %79 = and i32 %78, %63
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %100, label %62, !llvm.loop !53

81:                                               ; preds = %69, %96
  %82 = phi i32 [ %98, %96 ], [ %3, %69 ]
  %83 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %82, i1 true)
  %84 = xor i32 %83, 2
  %85 = shl nuw i32 1, %84
  %86 = and i32 %85, %3
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %96, label %88

88:                                               ; preds = %81
  %89 = zext nneg i32 %84 to i64
  %90 = getelementptr i64, ptr %10, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = zext nneg i32 %83 to i64
  %93 = getelementptr i64, ptr %10, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %91, %94
  br i1 %95, label %96, label %102

96:                                               ; preds = %88, %81
  %97 = add i32 %82, -1
  %98 = and i32 %97, %82
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %81, !llvm.loop !53

100:                                              ; preds = %77, %96, %61
  %101 = shl nuw nsw i32 %56, 1
  br label %102

102:                                              ; preds = %88, %55, %60, %100
  %103 = phi i32 [ %56, %60 ], [ %56, %55 ], [ %101, %100 ], [ %56, %88 ]
  %104 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %103) #15
  %105 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %104, ptr %105, align 16
  %106 = icmp eq i32 %103, 32
  %107 = shl nsw i32 -1, %103
  %108 = xor i32 %107, -1
  %109 = select i1 %106, i32 -1, i32 %108
  br label %110

110:                                              ; preds = %110, %102
  %111 = phi i32 [ 0, %102 ], [ %121, %110 ]
  %112 = phi i32 [ 0, %102 ], [ %120, %110 ]
  %113 = phi i64 [ 0, %102 ], [ %119, %110 ]
  %114 = and i32 %111, 31
  %115 = shl i32 %109, %114
  %116 = and i32 %115, %3
  %117 = icmp ne i32 %116, 0
  %118 = zext i1 %117 to i64
  %119 = add i64 %113, %118
  %120 = add i32 %112, 1
  %121 = mul i32 %120, %103
  %122 = icmp slt i32 %121, 32
  br i1 %122, label %110, label %123, !llvm.loop !54

123:                                              ; preds = %110
  %124 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %119, ptr %124, align 8
  br label %349

125:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %9) #16
  %126 = icmp slt i32 %21, 5
  br i1 %126, label %133, label %127

127:                                              ; preds = %125
  %128 = icmp ugt i32 %21, 31
  br i1 %128, label %133, label %129

129:                                              ; preds = %127
  %130 = trunc nuw i32 %21 to i8
  %131 = udiv i8 -128, %130
  %132 = zext nneg i8 %131 to i32
  br label %133

133:                                              ; preds = %129, %127, %125
  %134 = phi i32 [ 32, %125 ], [ %132, %129 ], [ 4, %127 ]
  %135 = sext i32 %21 to i64
  br i1 %22, label %152, label %136

136:                                              ; preds = %133
  %137 = add nsw i64 %135, -1
  br label %138

138:                                              ; preds = %168, %136
  %139 = phi i32 [ 0, %136 ], [ %169, %168 ]
  %140 = phi i32 [ %3, %136 ], [ %171, %168 ]
  %141 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %140, i1 true)
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr i64, ptr %10, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = ashr i64 %144, 2
  %146 = add i64 %137, %144
  %147 = ashr i64 %146, 2
  %148 = icmp sgt i64 %145, %147
  br i1 %148, label %168, label %149

149:                                              ; preds = %138
  %150 = lshr i32 %141, 3
  %151 = zext nneg i32 %150 to i64
  br label %173

152:                                              ; preds = %168, %133
  %153 = phi i32 [ 0, %133 ], [ %169, %168 ]
  %154 = call fastcc i32 @distinct(ptr noundef nonnull %9, i32 noundef %153) #15
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %12, align 16
  %156 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %157 = zext nneg i32 %156 to i64
  %158 = mul nsw i64 %135, %157
  %159 = add nsw i64 %158, 31
  %160 = sdiv i64 %159, 32
  %161 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %160, ptr %161, align 8
  %162 = icmp eq i32 %134, 32
  %163 = shl nsw i32 -1, %134
  %164 = xor i32 %163, -1
  %165 = select i1 %162, i32 -1, i32 %164
  %166 = getelementptr inbounds i8, ptr %12, i64 16
  %167 = getelementptr inbounds i8, ptr %12, i64 24
  br label %183

168:                                              ; preds = %173, %138
  %169 = phi i32 [ %139, %138 ], [ %178, %173 ]
  %170 = add i32 %140, -1
  %171 = and i32 %170, %140
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %152, label %138, !llvm.loop !55

173:                                              ; preds = %173, %149
  %174 = phi i32 [ %139, %149 ], [ %178, %173 ]
  %175 = phi i64 [ %145, %149 ], [ %181, %173 ]
  %176 = shl nsw i64 %175, 2
  %177 = or disjoint i64 %176, %151
  %178 = add i32 %174, 1
  %179 = sext i32 %174 to i64
  %180 = getelementptr [288 x i64], ptr %9, i64 0, i64 %179
  store i64 %177, ptr %180, align 8
  %181 = add nsw i64 %175, 1
  %182 = icmp slt i64 %175, %147
  br i1 %182, label %173, label %168, !llvm.loop !56

183:                                              ; preds = %183, %152
  %184 = phi i64 [ 0, %152 ], [ %199, %183 ]
  %185 = phi i64 [ 0, %152 ], [ %193, %183 ]
  %186 = phi i32 [ 0, %152 ], [ %201, %183 ]
  %187 = phi i32 [ 0, %152 ], [ %200, %183 ]
  %188 = and i32 %186, 31
  %189 = shl i32 %165, %188
  %190 = and i32 %189, %3
  %191 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %10, i32 noundef %190, i32 noundef %21, i32 noundef 2, ptr noundef nonnull %9) #15
  %192 = sext i32 %191 to i64
  %193 = add i64 %185, %192
  %194 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %190)
  %195 = zext nneg i32 %194 to i64
  %196 = mul nsw i64 %195, %135
  %197 = add nsw i64 %196, 127
  %198 = sdiv i64 %197, 128
  %199 = add i64 %198, %184
  %200 = add i32 %187, 1
  %201 = mul i32 %200, %134
  %202 = icmp slt i32 %201, 32
  br i1 %202, label %183, label %203, !llvm.loop !57

203:                                              ; preds = %183
  store i64 %193, ptr %166, align 16
  store i64 %199, ptr %167, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %9) #16
  br label %349

204:                                              ; preds = %45
  %205 = icmp slt i32 %21, 5
  br i1 %205, label %212, label %206

206:                                              ; preds = %204
  %207 = icmp ugt i32 %21, 31
  br i1 %207, label %212, label %208

208:                                              ; preds = %206
  %209 = trunc nuw i32 %21 to i8
  %210 = udiv i8 -128, %209
  %211 = zext nneg i8 %210 to i32
  br label %212

212:                                              ; preds = %204, %206, %208
  %213 = phi i32 [ 32, %204 ], [ %211, %208 ], [ 4, %206 ]
  %214 = call fastcc i32 @blocks_touched(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef 5, ptr noundef nonnull %11) #15
  %215 = sext i32 %214 to i64
  store i64 %215, ptr %12, align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #16
  br i1 %22, label %229, label %216

216:                                              ; preds = %212, %216
  %217 = phi i32 [ %227, %216 ], [ %3, %212 ]
  %218 = phi i32 [ %223, %216 ], [ 0, %212 ]
  %219 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %217, i1 true)
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr i64, ptr %10, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = add i32 %218, 1
  %224 = sext i32 %218 to i64
  %225 = getelementptr [32 x i64], ptr %8, i64 0, i64 %224
  store i64 %222, ptr %225, align 8
  %226 = add i32 %217, -1
  %227 = and i32 %226, %217
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %216, !llvm.loop !58

229:                                              ; preds = %216, %212
  %230 = phi i32 [ 0, %212 ], [ %223, %216 ]
  %231 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %230) #15
  %232 = icmp sgt i32 %231, 0
  br i1 %232, label %233, label %257

233:                                              ; preds = %229
  %234 = sext i32 %21 to i64
  %235 = zext nneg i32 %231 to i64
  %236 = load i64, ptr %8, align 16
  br label %237

237:                                              ; preds = %246, %233
  %238 = phi i64 [ 0, %233 ], [ %252, %246 ]
  %239 = phi i64 [ 0, %233 ], [ %251, %246 ]
  %240 = phi i64 [ 0, %233 ], [ %249, %246 ]
  %241 = icmp eq i64 %238, 0
  br i1 %241, label %246, label %242

242:                                              ; preds = %237
  %243 = getelementptr [32 x i64], ptr %8, i64 0, i64 %238
  %244 = load i64, ptr %243, align 8
  %245 = tail call i64 @llvm.smax.i64(i64 %244, i64 %240)
  br label %246

246:                                              ; preds = %242, %237
  %247 = phi i64 [ %236, %237 ], [ %244, %242 ]
  %248 = phi i64 [ %236, %237 ], [ %245, %242 ]
  %249 = add i64 %247, %234
  %250 = sub i64 %239, %248
  %251 = add i64 %250, %249
  %252 = add nuw nsw i64 %238, 1
  %253 = icmp eq i64 %252, %235
  br i1 %253, label %254, label %237, !llvm.loop !59

254:                                              ; preds = %246
  %255 = add i64 %251, 31
  %256 = sdiv i64 %255, 32
  br label %257

257:                                              ; preds = %254, %229
  %258 = phi i64 [ 0, %229 ], [ %256, %254 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #16
  %259 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %258, ptr %259, align 8
  %260 = getelementptr inbounds i8, ptr %15, i64 12
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 1
  br i1 %262, label %263, label %265

263:                                              ; preds = %257
  %264 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %213) #15
  br label %327

265:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  br i1 %22, label %266, label %272

266:                                              ; preds = %300, %265
  %267 = trunc nuw i32 %21 to i8
  %268 = add i32 %21, -32
  %269 = icmp ult i32 %268, -27
  %270 = icmp sgt i32 %21, 4
  %271 = select i1 %270, i32 4, i32 32
  br label %312

272:                                              ; preds = %265, %300
  %273 = phi i32 [ %310, %300 ], [ %3, %265 ]
  %274 = phi i32 [ %302, %300 ], [ 0, %265 ]
  %275 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %273, i1 true)
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr i64, ptr %10, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = ashr i64 %278, 7
  %280 = icmp sgt i32 %274, 0
  br i1 %280, label %281, label %293

281:                                              ; preds = %272
  %282 = zext nneg i32 %274 to i64
  br label %283

283:                                              ; preds = %288, %281
  %284 = phi i64 [ 0, %281 ], [ %289, %288 ]
  %285 = getelementptr [32 x i64], ptr %6, i64 0, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, %279
  br i1 %287, label %291, label %288

288:                                              ; preds = %283
  %289 = add nuw nsw i64 %284, 1
  %290 = icmp eq i64 %289, %282
  br i1 %290, label %296, label %283, !llvm.loop !60

291:                                              ; preds = %283
  %292 = trunc nuw nsw i64 %284 to i32
  br label %293

293:                                              ; preds = %291, %272
  %294 = phi i32 [ 0, %272 ], [ %292, %291 ]
  %295 = icmp eq i32 %294, %274
  br i1 %295, label %296, label %300

296:                                              ; preds = %288, %293
  %297 = add i32 %274, 1
  %298 = sext i32 %274 to i64
  %299 = getelementptr [32 x i64], ptr %6, i64 0, i64 %298
  store i64 %279, ptr %299, align 8
  br label %300

300:                                              ; preds = %296, %293
  %301 = phi i32 [ %274, %296 ], [ %294, %293 ]
  %302 = phi i32 [ %297, %296 ], [ %274, %293 ]
  %303 = shl nuw i32 1, %275
  %304 = lshr i32 %301, 2
  %305 = zext nneg i32 %304 to i64
  %306 = getelementptr [8 x i32], ptr %7, i64 0, i64 %305
  %307 = load i32, ptr %306, align 4
  %308 = or i32 %307, %303
  store i32 %308, ptr %306, align 4
  %309 = add i32 %273, -1
  %310 = and i32 %309, %273
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %266, label %272, !llvm.loop !61

312:                                              ; preds = %320, %266
  %313 = phi i64 [ 0, %266 ], [ %324, %320 ]
  %314 = phi i64 [ 0, %266 ], [ %323, %320 ]
  %315 = getelementptr [8 x i32], ptr %7, i64 0, i64 %313
  %316 = load i32, ptr %315, align 4
  br i1 %269, label %320, label %317

317:                                              ; preds = %312
  %318 = udiv i8 -128, %267
  %319 = zext nneg i8 %318 to i32
  br label %320

320:                                              ; preds = %317, %312
  %321 = phi i32 [ %271, %312 ], [ %319, %317 ]
  %322 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %10, i32 noundef %316, i32 noundef %21, i32 noundef %321) #15
  %323 = add i64 %322, %314
  %324 = add nuw nsw i64 %313, 1
  %325 = icmp eq i64 %324, 8
  br i1 %325, label %326, label %312, !llvm.loop !62

326:                                              ; preds = %320
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #16
  br label %327

327:                                              ; preds = %326, %263
  %328 = phi i64 [ %264, %263 ], [ %323, %326 ]
  %329 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %328, ptr %329, align 16
  %330 = icmp eq i32 %213, 32
  %331 = shl nsw i32 -1, %213
  %332 = xor i32 %331, -1
  %333 = select i1 %330, i32 -1, i32 %332
  br label %334

334:                                              ; preds = %334, %327
  %335 = phi i32 [ 0, %327 ], [ %345, %334 ]
  %336 = phi i32 [ 0, %327 ], [ %344, %334 ]
  %337 = phi i64 [ 0, %327 ], [ %343, %334 ]
  %338 = and i32 %335, 31
  %339 = shl i32 %333, %338
  %340 = and i32 %339, %3
  %341 = icmp ne i32 %340, 0
  %342 = zext i1 %341 to i64
  %343 = add i64 %337, %342
  %344 = add i32 %336, 1
  %345 = mul i32 %344, %213
  %346 = icmp slt i32 %345, 32
  br i1 %346, label %334, label %347, !llvm.loop !54

347:                                              ; preds = %334
  %348 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %343, ptr %348, align 8
  br label %349

349:                                              ; preds = %203, %347, %123
  %350 = load i64, ptr %19, align 8
  %351 = add i64 %350, %4
  store i64 %351, ptr %19, align 8
  %352 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %353 = zext nneg i32 %352 to i64
  %354 = mul i64 %353, %4
  %355 = getelementptr i8, ptr %19, i64 8
  %356 = load i64, ptr %355, align 8
  %357 = add i64 %356, %354
  store i64 %357, ptr %355, align 8
  %358 = getelementptr i8, ptr %19, i64 16
  br label %360

359:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #16
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #16
  ret void

360:                                              ; preds = %349, %360
  %361 = phi i64 [ 0, %349 ], [ %368, %360 ]
  %362 = getelementptr [4 x i64], ptr %12, i64 0, i64 %361
  %363 = load i64, ptr %362, align 8
  %364 = mul i64 %363, %4
  %365 = getelementptr i64, ptr %358, i64 %361
  %366 = load i64, ptr %365, align 8
  %367 = add i64 %366, %364
  store i64 %367, ptr %365, align 8
  %368 = add nuw nsw i64 %361, 1
  %369 = icmp eq i64 %368, 4
  br i1 %369, label %359, label %360, !llvm.loop !63
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #11 {
  %5 = alloca [288 x i64], align 16
  %6 = alloca [32 x i32], align 16
  %7 = icmp eq i32 %3, 32
  %8 = shl nsw i32 -1, %3
  %9 = xor i32 %8, -1
  %10 = select i1 %7, i32 -1, i32 %9
  br label %12

11:                                               ; preds = %23
  ret i64 %26

12:                                               ; preds = %4, %23
  %13 = phi i32 [ 0, %4 ], [ %28, %23 ]
  %14 = phi i64 [ 0, %4 ], [ %26, %23 ]
  %15 = phi i32 [ 0, %4 ], [ %27, %23 ]
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #16
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #15
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %6, i8 0, i64 128, i1 false)
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %12
  %22 = zext nneg i32 %19 to i64
  br label %30

23:                                               ; preds = %30, %12
  %24 = phi i32 [ 0, %12 ], [ %39, %30 ]
  %25 = zext nneg i32 %24 to i64
  %26 = add i64 %14, %25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #16
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !64

30:                                               ; preds = %21, %30
  %31 = phi i64 [ 0, %21 ], [ %40, %30 ]
  %32 = phi i32 [ 0, %21 ], [ %39, %30 ]
  %33 = getelementptr [288 x i64], ptr %5, i64 0, i64 %31
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, 31
  %36 = getelementptr [32 x i32], ptr %6, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = add i32 %37, 1
  store i32 %38, ptr %36, align 4
  %39 = tail call i32 @llvm.smax.i32(i32 %38, i32 %32)
  %40 = add nuw nsw i64 %31, 1
  %41 = icmp eq i64 %40, %22
  br i1 %41, label %23, label %30, !llvm.loop !65
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #11 {
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %22, label %7

7:                                                ; preds = %5
  %8 = zext nneg i32 %3 to i64
  %9 = sext i32 %2 to i64
  %10 = add nsw i64 %9, -1
  br label %11

11:                                               ; preds = %7, %25
  %12 = phi i32 [ %1, %7 ], [ %28, %25 ]
  %13 = phi i32 [ 0, %7 ], [ %26, %25 ]
  %14 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = ashr i64 %17, %8
  %19 = add i64 %10, %17
  %20 = ashr i64 %19, %8
  %21 = icmp sgt i64 %18, %20
  br i1 %21, label %25, label %30

22:                                               ; preds = %25, %5
  %23 = phi i32 [ 0, %5 ], [ %26, %25 ]
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #15
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !66

30:                                               ; preds = %11, %30
  %31 = phi i64 [ %36, %30 ], [ %18, %11 ]
  %32 = phi i32 [ %33, %30 ], [ %13, %11 ]
  %33 = add i32 %32, 1
  %34 = sext i32 %32 to i64
  %35 = getelementptr i64, ptr %4, i64 %34
  store i64 %31, ptr %35, align 8
  %36 = add nsw i64 %31, 1
  %37 = load i64, ptr %16, align 8
  %38 = add i64 %10, %37
  %39 = ashr i64 %38, %8
  %40 = icmp slt i64 %31, %39
  br i1 %40, label %30, label %25, !llvm.loop !67
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %10

6:                                                ; preds = %25, %2
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %8, label %31

8:                                                ; preds = %6
  %9 = zext nneg i32 %1 to i64
  br label %33

10:                                               ; preds = %25, %4
  %11 = phi i64 [ 1, %4 ], [ %29, %25 ]
  %12 = getelementptr i64, ptr %0, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = trunc nuw nsw i64 %11 to i32
  br label %15

15:                                               ; preds = %10, %22
  %16 = phi i32 [ %23, %22 ], [ %14, %10 ]
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr i64, ptr %0, i64 %17
  %19 = getelementptr i8, ptr %18, i64 -8
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %20, %13
  br i1 %21, label %22, label %25

22:                                               ; preds = %15
  store i64 %20, ptr %18, align 8
  %23 = add nsw i32 %16, -1
  %24 = icmp sgt i32 %16, 1
  br i1 %24, label %15, label %25, !llvm.loop !68

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !69

31:                                               ; preds = %52, %6
  %32 = phi i32 [ 0, %6 ], [ %53, %52 ]
  ret i32 %32

33:                                               ; preds = %8, %52
  %34 = phi i64 [ 0, %8 ], [ %54, %52 ]
  %35 = phi i32 [ 0, %8 ], [ %53, %52 ]
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %33
  %38 = load i64, ptr %0, align 8
  br label %47

39:                                               ; preds = %33
  %40 = getelementptr i64, ptr %0, i64 %34
  %41 = load i64, ptr %40, align 8
  %42 = add i32 %35, -1
  %43 = sext i32 %42 to i64
  %44 = getelementptr i64, ptr %0, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %41, %45
  br i1 %46, label %52, label %47

47:                                               ; preds = %37, %39
  %48 = phi i64 [ %38, %37 ], [ %41, %39 ]
  %49 = add i32 %35, 1
  %50 = sext i32 %35 to i64
  %51 = getelementptr i64, ptr %0, i64 %50
  store i64 %48, ptr %51, align 8
  br label %52

52:                                               ; preds = %39, %47
  %53 = phi i32 [ %49, %47 ], [ %35, %39 ]
  %54 = add nuw nsw i64 %34, 1
  %55 = icmp eq i64 %54, %9
  br i1 %55, label %31, label %33, !llvm.loop !70
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i32 @add_halves(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %21, label %5

5:                                                ; preds = %3
  %6 = shl i32 %0, 16
  %7 = bitcast i32 %6 to float
  %8 = shl i32 %1, 16
  %9 = bitcast i32 %8 to float
  %10 = fadd float %7, %9
  %11 = tail call float @llvm.fabs.f32(float %10)
  %12 = bitcast float %11 to i32
  %13 = icmp ugt i32 %12, 2139095040
  br i1 %13, label %49, label %14

14:                                               ; preds = %5
  %15 = bitcast float %10 to i32
  %16 = add i32 %15, 32767
  %17 = lshr i32 %15, 16
  %18 = and i32 %17, 1
  %19 = add i32 %16, %18
  %20 = lshr i32 %19, 16
  br label %49

21:                                               ; preds = %3
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #15
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #15
  %24 = fadd float %22, %23
  %25 = bitcast float %24 to i32
  %26 = lshr i32 %25, 16
  %27 = and i32 %26, 32768
  %28 = tail call float @llvm.fabs.f32(float %24)
  %29 = bitcast float %28 to i32
  %30 = icmp ugt i32 %29, 2139095040
  br i1 %30, label %49, label %31

31:                                               ; preds = %21
  %32 = icmp ugt i32 %29, 1199566847
  br i1 %32, label %33, label %35

33:                                               ; preds = %31
  %34 = or disjoint i32 %27, 31744
  br label %49

35:                                               ; preds = %31
  %36 = icmp ult i32 %29, 947912704
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = fadd float %28, 5.000000e-01
  %39 = bitcast float %38 to i32
  %40 = add i32 %39, -1056964608
  %41 = or i32 %40, %27
  br label %49

42:                                               ; preds = %35
  %43 = add nsw i32 %29, -939520001
  %44 = lshr i32 %25, 13
  %45 = and i32 %44, 1
  %46 = add nuw nsw i32 %43, %45
  %47 = lshr i32 %46, 13
  %48 = or i32 %47, %27
  br label %49

49:                                               ; preds = %42, %37, %33, %21, %14, %5
  %50 = phi i32 [ %20, %14 ], [ 32767, %5 ], [ %34, %33 ], [ %41, %37 ], [ %48, %42 ], [ 32767, %21 ]
  ret i32 %50
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc float @half_to_float(i32 noundef %0) unnamed_addr #8 {
  %2 = shl i32 %0, 16
  %3 = and i32 %2, -2147483648
  %4 = lshr i32 %0, 10
  %5 = and i32 %4, 31
  %6 = and i32 %0, 1023
  switch i32 %5, label %11 [
    i32 31, label %7
    i32 0, label %16
  ]

7:                                                ; preds = %1
  %8 = shl nuw nsw i32 %6, 13
  %9 = or disjoint i32 %3, %8
  %10 = or disjoint i32 %9, 2139095040
  br label %23

11:                                               ; preds = %1
  %12 = shl nuw nsw i32 %5, 23
  %13 = add nuw nsw i32 %12, 939524096
  %14 = shl nuw nsw i32 %6, 13
  %15 = or disjoint i32 %13, %14
  br label %20

16:                                               ; preds = %1
  %17 = uitofp nneg i32 %6 to float
  %18 = fmul float %17, 0x3E70000000000000
  %19 = bitcast float %18 to i32
  br label %20

20:                                               ; preds = %16, %11
  %21 = phi i32 [ %15, %11 ], [ %19, %16 ]
  %22 = or i32 %21, %3
  br label %23

23:                                               ; preds = %20, %7
  %24 = phi i32 [ %10, %7 ], [ %22, %20 ]
  %25 = bitcast i32 %24 to float
  ret float %25
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #12

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #13

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

attributes #0 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #4 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-builtin-bcmp" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #10 = { nounwind optsize "no-builtin-bcmp" }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #12 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #13 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #15 = { optsize "no-builtin-bcmp" }
attributes #16 = { nounwind }
attributes #17 = { nounwind optsize "no-builtin-bcmp" }
attributes #18 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
!7 = distinct !{!7, !2}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2}
!10 = distinct !{!10, !2}
!11 = distinct !{!11, !2}
!12 = distinct !{!12, !2}
!13 = distinct !{!13, !2}
!14 = distinct !{!14, !2}
!15 = distinct !{!15, !2}
!16 = distinct !{!16, !2}
!17 = distinct !{!17, !2}
!18 = distinct !{!18, !2}
!19 = distinct !{!19, !2}
!20 = distinct !{!20, !2}
!21 = distinct !{!21, !2}
!22 = distinct !{!22, !2}
!23 = distinct !{!23, !2}
!24 = distinct !{!24, !2}
!25 = distinct !{!25, !2}
!26 = distinct !{!26, !2}
!27 = distinct !{!27, !2}
!28 = distinct !{!28, !2}
!29 = distinct !{!29, !2}
!30 = distinct !{!30, !2}
!31 = distinct !{!31, !2}
!32 = distinct !{!32, !2}
!33 = distinct !{!33, !2}
!34 = distinct !{!34, !2}
!35 = distinct !{!35, !2}
!36 = distinct !{!36, !2}
!37 = distinct !{!37, !2}
!38 = distinct !{!38, !2}
!39 = distinct !{!39, !2}
!40 = distinct !{!40, !2}
!41 = distinct !{!41, !2}
!42 = distinct !{!42, !2}
!43 = distinct !{!43, !2}
!44 = distinct !{!44, !2}
!45 = distinct !{!45, !2}
!46 = distinct !{!46, !2}
!47 = distinct !{!47, !2}
!48 = distinct !{!48, !2}
!49 = distinct !{!49, !2}
!50 = distinct !{!50, !2}
!51 = distinct !{!51, !2}
!52 = distinct !{!52, !2}
!53 = distinct !{!53, !2}
!54 = distinct !{!54, !2}
!55 = distinct !{!55, !2}
!56 = distinct !{!56, !2}
!57 = distinct !{!57, !2}
!58 = distinct !{!58, !2}
!59 = distinct !{!59, !2}
!60 = distinct !{!60, !2}
!61 = distinct !{!61, !2}
!62 = distinct !{!62, !2}
!63 = distinct !{!63, !2}
!64 = distinct !{!64, !2}
!65 = distinct !{!65, !2}
!66 = distinct !{!66, !2}
!67 = distinct !{!67, !2}
!68 = distinct !{!68, !2}
!69 = distinct !{!69, !2}
!70 = distinct !{!70, !2}
