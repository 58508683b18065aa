; Written by tools/build_runtime.py from runtime.c; do not edit.
; source 44feaaa0087e26ee772a4d7bc9b8d5054319809b7c542c02cc2fec4fb17cafe5

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32, [32 x i64], [32 x i64], [32 x i64], i64, i32, i32, ptr, i64, i64, [32 x i32], [32 x i32] }
%struct.Bulk = type { i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Copy = type { i32, i32, i32, i32, i64, [32 x i64], [32 x i32], [32 x i8] }
%struct.Uniform = type { i64, i64, i64 }

@ANY_GLOBAL = internal constant %struct.Slot zeroinitializer, align 8

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #19
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #18
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #18
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #18
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #19
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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #18
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #19
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
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #19
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #18
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #18
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
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #19
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
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #18
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
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
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #18
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #18
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #19
  %12 = load i32, ptr %8, align 8
  %13 = icmp ne i32 %12, 1
  %14 = icmp ult i64 %11, 16777216
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %63, label %16

16:                                               ; preds = %4
  %17 = and i64 %11, -4294967296
  %18 = icmp eq i64 %17, 1152921504606846976
  %19 = and i64 %11, 4294967295
  %20 = select i1 %18, i64 %19, i64 %11
  %21 = ashr i64 %20, 24
  %22 = icmp ult i64 %20, 16777216
  br i1 %22, label %40, label %23

23:                                               ; preds = %16
  %24 = icmp slt i64 %21, 0
  br i1 %24, label %63, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds i8, ptr %0, i64 872
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %21, %27
  br i1 %28, label %63, label %29

29:                                               ; preds = %25
  %30 = and i64 %20, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 848
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 864
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr ptr, ptr %32, i64 %34
  %36 = getelementptr ptr, ptr %35, i64 %21
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %63, label %40

40:                                               ; preds = %16, %29
  %41 = phi ptr [ %38, %29 ], [ %0, %16 ]
  %42 = phi i64 [ %30, %29 ], [ %20, %16 ]
  %43 = getelementptr inbounds i8, ptr %8, i64 4
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = add nsw i64 %42, %45
  %47 = getelementptr inbounds i8, ptr %41, i64 32
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %46, %48
  br i1 %49, label %63, label %50

50:                                               ; preds = %40
  %51 = add i32 %44, -1
  %52 = zext i32 %51 to i64
  %53 = and i64 %42, %52
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %59, label %55

55:                                               ; preds = %50
  %56 = getelementptr inbounds i8, ptr %0, i64 208
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr %struct.Fault, ptr %57, i64 %2
  tail call fastcc void @record(ptr noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #18
  br label %59

59:                                               ; preds = %50, %55
  %60 = getelementptr inbounds i8, ptr %41, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr i8, ptr %61, i64 %42
  br label %99

63:                                               ; preds = %23, %25, %29, %40, %4
  %64 = getelementptr inbounds i8, ptr %8, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = sext i32 %65 to i64
  %67 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %11, i64 noundef %66, ptr noundef nonnull %5) #18
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds i8, ptr %0, i64 200
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr %struct.Fault, ptr %71, i64 %2
  tail call fastcc void @record(ptr noundef %72, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #18
  br label %99

73:                                               ; preds = %63
  %74 = load i32, ptr %64, align 4
  %75 = add i32 %74, -1
  %76 = sext i32 %75 to i64
  %77 = and i64 %11, %76
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %83, label %79

79:                                               ; preds = %73
  %80 = getelementptr inbounds i8, ptr %0, i64 208
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr %struct.Fault, ptr %81, i64 %2
  tail call fastcc void @record(ptr noundef %82, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #18
  br label %83

83:                                               ; preds = %79, %73
  %84 = load i32, ptr %8, align 8
  switch i32 %84, label %91 [
    i32 0, label %85
    i32 1, label %87
  ]

85:                                               ; preds = %83
  %86 = inttoptr i64 %11 to ptr
  br label %99

87:                                               ; preds = %83
  %88 = getelementptr inbounds i8, ptr %0, i64 24
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr i8, ptr %89, i64 %11
  br label %99

91:                                               ; preds = %83
  %92 = getelementptr inbounds i8, ptr %1, i64 1928
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %0, i64 40
  %95 = load i64, ptr %94, align 8
  %96 = mul i64 %95, %9
  %97 = getelementptr i8, ptr %93, i64 %96
  %98 = getelementptr i8, ptr %97, i64 %11
  br label %99

99:                                               ; preds = %59, %87, %91, %85, %69
  %100 = phi ptr [ %86, %85 ], [ null, %69 ], [ %62, %59 ], [ %90, %87 ], [ %98, %91 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19
  ret ptr %100
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #18
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
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
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #18
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #18
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #18
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #18
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #18
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #18
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #18
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #18
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

12:                                               ; preds = %3, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_mbarrier(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca ptr, align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %34, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %1, i64 256
  %11 = getelementptr inbounds i8, ptr %1, i64 1280
  %12 = icmp eq i32 %3, 5
  %13 = zext i1 %12 to i32
  %14 = getelementptr i8, ptr %0, i64 712
  %15 = getelementptr inbounds i8, ptr %0, i64 240
  %16 = getelementptr i8, ptr %0, i64 720
  %17 = getelementptr inbounds i8, ptr %1, i64 1952
  %18 = getelementptr i8, ptr %0, i64 728
  %19 = getelementptr i8, ptr %0, i64 736
  %20 = getelementptr i8, ptr %0, i64 744
  %21 = getelementptr i8, ptr %0, i64 752
  br label %22

22:                                               ; preds = %9, %79
  %23 = phi i32 [ %2, %9 ], [ %81, %79 ]
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr i64, ptr %10, i64 %25
  %27 = getelementptr i64, ptr %11, i64 %25
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %26, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #19
  %30 = getelementptr [32 x i64], ptr %1, i64 0, i64 %25
  %31 = load i64, ptr %30, align 8
  %32 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %24, i64 noundef %31, i64 noundef %5, ptr noundef nonnull %7) #18
  %33 = icmp eq ptr %32, null
  br i1 %33, label %79, label %35

34:                                               ; preds = %79, %6
  ret void

35:                                               ; preds = %22
  %36 = load i64, ptr %32, align 8
  switch i32 %3, label %52 [
    i32 0, label %37
    i32 1, label %44
    i32 2, label %45
    i32 3, label %48
  ]

37:                                               ; preds = %35
  %38 = add i64 %29, -1048576
  %39 = icmp ult i64 %38, -1048575
  br i1 %39, label %61, label %40

40:                                               ; preds = %37
  %41 = shl nuw nsw i64 %29, 20
  %42 = or disjoint i64 %29, %41
  %43 = or disjoint i64 %42, 2305843009213693952
  store i64 %43, ptr %32, align 8
  br label %78

44:                                               ; preds = %35
  store i64 0, ptr %32, align 8
  br label %78

45:                                               ; preds = %35
  %46 = load ptr, ptr %7, align 8
  %47 = tail call fastcc i32 @change_tx(ptr noundef %46, ptr noundef nonnull %32, i64 noundef %28) #18
  br label %58

48:                                               ; preds = %35
  %49 = load ptr, ptr %7, align 8
  %50 = sub i64 0, %28
  %51 = tail call fastcc i32 @change_tx(ptr noundef %49, ptr noundef nonnull %32, i64 noundef %50) #18
  br label %58

52:                                               ; preds = %35
  %53 = add i64 %29, -1048576
  %54 = icmp ult i64 %53, -1048575
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = load ptr, ptr %7, align 8
  %57 = tail call fastcc i32 @arrive_at(ptr noundef %56, ptr noundef nonnull %32, i64 noundef %29, i64 noundef %28, i32 noundef %13, i32 noundef %4) #18
  br label %58

58:                                               ; preds = %55, %48, %45
  %59 = phi i32 [ %51, %48 ], [ %47, %45 ], [ %57, %55 ]
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %78, label %61

61:                                               ; preds = %52, %37, %58
  %62 = phi i32 [ %59, %58 ], [ 4, %37 ], [ 4, %52 ]
  %63 = add nsw i32 %62, -1
  %64 = zext nneg i32 %63 to i64
  %65 = load i64, ptr %30, align 8
  %66 = load i64, ptr %14, align 8
  %67 = icmp eq i64 %66, 0
  %68 = load i64, ptr %15, align 8
  br i1 %67, label %72, label %69

69:                                               ; preds = %61
  %70 = load i64, ptr %16, align 8
  %71 = icmp slt i64 %68, %70
  br i1 %71, label %72, label %76

72:                                               ; preds = %69, %61
  store i64 %68, ptr %16, align 8
  %73 = load i64, ptr %17, align 8
  %74 = shl i64 %73, 5
  %75 = or disjoint i64 %74, %25
  store i64 %75, ptr %18, align 8
  store i64 %5, ptr %19, align 8
  store i64 %64, ptr %20, align 8
  store i64 %65, ptr %21, align 8
  br label %76

76:                                               ; preds = %69, %72
  %77 = add i64 %66, 1
  store i64 %77, ptr %14, align 8
  br label %78

78:                                               ; preds = %40, %44, %76, %58
  store i64 %36, ptr %26, align 8
  br label %79

79:                                               ; preds = %22, %78
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #19
  %80 = add i32 %23, -1
  %81 = and i32 %80, %23
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %34, label %22, !llvm.loop !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #10 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #18
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %35

12:                                               ; preds = %6, %9
  %13 = getelementptr i8, ptr %0, i64 712
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 240
  %17 = load i64, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               ; preds = %12
  %19 = getelementptr i8, ptr %0, i64 720
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %33

22:                                               ; preds = %18, %12
  %23 = getelementptr i8, ptr %0, i64 720
  store i64 %17, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 1952
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 5
  %27 = zext nneg i32 %2 to i64
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr %0, i64 728
  store i64 %28, ptr %29, align 8
  %30 = getelementptr i8, ptr %0, i64 736
  store i64 %4, ptr %30, align 8
  %31 = getelementptr i8, ptr %0, i64 744
  store i64 2, ptr %31, align 8
  %32 = getelementptr i8, ptr %0, i64 752
  store i64 %3, ptr %32, align 8
  br label %33

33:                                               ; preds = %18, %22
  %34 = add i64 %14, 1
  store i64 %34, ptr %13, align 8
  br label %35

35:                                               ; preds = %33, %9
  %36 = phi ptr [ null, %33 ], [ %10, %9 ]
  ret ptr %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc range(i32 0, 2) i32 @change_tx(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #9 {
  %4 = load i64, ptr %1, align 8
  %5 = and i64 %4, 1048575
  %6 = lshr i64 %4, 20
  %7 = and i64 %6, 1048575
  %8 = and i64 %4, 6917529027641081856
  %9 = icmp eq i64 %8, 2305843009213693952
  br i1 %9, label %10, label %37

10:                                               ; preds = %3
  %11 = shl i64 %4, 3
  %12 = ashr i64 %11, 43
  %13 = add i64 %12, %2
  %14 = icmp slt i64 %2, 0
  br i1 %14, label %15, label %32

15:                                               ; preds = %10
  %16 = or i64 %13, %7
  %17 = icmp eq i64 %16, 0
  %18 = icmp slt i64 %4, 0
  %19 = xor i1 %18, %17
  %20 = select i1 %17, i64 %5, i64 %7
  %21 = shl nuw nsw i64 %20, 20
  %22 = shl i64 %13, 40
  %23 = and i64 %22, 2305841909702066176
  %24 = select i1 %19, i64 -9223372036854775808, i64 0
  %25 = or disjoint i64 %21, %23
  %26 = or disjoint i64 %25, %24
  %27 = or disjoint i64 %26, %5
  %28 = or disjoint i64 %27, 2305843009213693952
  store i64 %28, ptr %1, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 888
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8
  br label %37

32:                                               ; preds = %10
  %33 = shl i64 %13, 40
  %34 = and i64 %33, 2305841909702066176
  %35 = and i64 %4, -6917527928129454081
  %36 = or disjoint i64 %35, %34
  store i64 %36, ptr %1, align 8
  br label %37

37:                                               ; preds = %15, %32, %3
  %38 = phi i32 [ 1, %3 ], [ 0, %32 ], [ 0, %15 ]
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc range(i32 0, 6) i32 @arrive_at(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #9 {
  %7 = load i64, ptr %1, align 8
  %8 = and i64 %7, 1048575
  %9 = lshr i64 %7, 20
  %10 = and i64 %9, 1048575
  %11 = shl i64 %7, 3
  %12 = ashr i64 %11, 43
  %13 = and i64 %7, 6917529027641081856
  %14 = icmp eq i64 %13, 2305843009213693952
  br i1 %14, label %15, label %46

15:                                               ; preds = %6
  %16 = icmp slt i64 %10, %2
  br i1 %16, label %46, label %17

17:                                               ; preds = %15
  %18 = add i64 %12, %3
  %19 = icmp ne i32 %5, 0
  %20 = icmp ne i64 %10, %2
  %21 = or i1 %19, %20
  %22 = icmp ne i64 %18, 0
  %23 = or i1 %21, %22
  br i1 %23, label %24, label %46

24:                                               ; preds = %17
  %25 = sub i64 %10, %2
  %26 = icmp eq i32 %4, 0
  %27 = select i1 %26, i64 0, i64 %2
  %28 = sub i64 %8, %27
  %29 = icmp eq i64 %10, %2
  %30 = icmp eq i64 %18, 0
  %31 = and i1 %29, %30
  %32 = select i1 %31, i64 %28, i64 %25
  %33 = shl i64 %32, 20
  %34 = shl i64 %18, 40
  %35 = and i64 %34, 2305841909702066176
  %36 = select i1 %31, i64 -9223372036854775808, i64 0
  %37 = and i64 %7, -9223372036854775808
  %38 = xor i64 %36, %37
  %39 = or i64 %35, %33
  %40 = or i64 %39, %38
  %41 = or i64 %40, %28
  %42 = or i64 %41, 2305843009213693952
  store i64 %42, ptr %1, align 8
  %43 = getelementptr inbounds i8, ptr %0, i64 888
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %17, %15, %6, %24
  %47 = phi i32 [ 0, %24 ], [ 1, %6 ], [ 2, %15 ], [ 5, %17 ]
  ret i32 %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_cluster_arrive(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 2820
  %4 = load i32, ptr %3, align 4
  %5 = or i32 %4, %1
  store i32 %5, ptr %3, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local range(i32 0, 2) i32 @rooftile_wait(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) local_unnamed_addr #11 {
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %20, label %9

9:                                                ; preds = %7
  %10 = icmp eq i32 %6, 0
  %11 = getelementptr inbounds i8, ptr %1, i64 2040
  %12 = getelementptr inbounds i8, ptr %1, i64 2296
  %13 = getelementptr inbounds i8, ptr %1, i64 2552
  %14 = getelementptr inbounds i8, ptr %1, i64 256
  br label %15

15:                                               ; preds = %9, %37
  %16 = phi i32 [ %2, %9 ], [ %49, %37 ]
  %17 = phi i32 [ 0, %9 ], [ %47, %37 ]
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %19 = zext nneg i32 %18 to i64
  br i1 %10, label %34, label %37

20:                                               ; preds = %37, %7
  %21 = phi i32 [ 0, %7 ], [ %47, %37 ]
  %22 = getelementptr inbounds i8, ptr %1, i64 2816
  %23 = load i32, ptr %22, align 8
  %24 = xor i32 %2, -1
  %25 = and i32 %23, %24
  %26 = or i32 %25, %21
  store i32 %26, ptr %22, align 8
  %27 = getelementptr inbounds i8, ptr %1, i64 2808
  store i64 %4, ptr %27, align 8
  %28 = tail call fastcc i32 @waits_over(ptr noundef %0, ptr noundef %1, i32 noundef %2) #18
  %29 = getelementptr inbounds i8, ptr %1, i64 1960
  %30 = load i64, ptr %29, align 8
  %31 = icmp sgt i64 %30, -1
  %32 = icmp eq i32 %28, %2
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %57, label %51

34:                                               ; preds = %15
  %35 = getelementptr [32 x i64], ptr %1, i64 0, i64 %19
  %36 = load i64, ptr %35, align 8
  br label %37

37:                                               ; preds = %15, %34
  %38 = phi i64 [ %36, %34 ], [ -1, %15 ]
  %39 = getelementptr [32 x i64], ptr %11, i64 0, i64 %19
  store i64 %38, ptr %39, align 8
  %40 = getelementptr [32 x i64], ptr %12, i64 0, i64 %19
  store i64 %5, ptr %40, align 8
  %41 = getelementptr [32 x i64], ptr %13, i64 0, i64 %19
  store i64 %3, ptr %41, align 8
  %42 = getelementptr i64, ptr %14, i64 %19
  %43 = load i64, ptr %42, align 8
  %44 = lshr i64 %43, 63
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = shl nuw i32 %45, %18
  %47 = or i32 %46, %17
  %48 = add i32 %16, -1
  %49 = and i32 %48, %16
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %20, label %15, !llvm.loop !23

51:                                               ; preds = %20
  %52 = getelementptr inbounds i8, ptr %1, i64 2036
  %53 = load i32, ptr %52, align 4
  %54 = or i32 %53, %2
  store i32 %54, ptr %52, align 4
  %55 = icmp slt i64 %30, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  tail call fastcc void @end_wait(ptr noundef nonnull %1, i32 noundef %28, i32 noundef 1) #18
  br label %57

57:                                               ; preds = %51, %56, %20
  %58 = phi i32 [ 1, %20 ], [ 0, %56 ], [ 0, %51 ]
  ret i32 %58
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @waits_over(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #11 {
  %4 = alloca ptr, align 8
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %1, i64 2040
  %8 = getelementptr inbounds i8, ptr %1, i64 2816
  %9 = getelementptr inbounds i8, ptr %1, i64 2808
  %10 = getelementptr i8, ptr %0, i64 712
  %11 = getelementptr inbounds i8, ptr %0, i64 240
  %12 = getelementptr i8, ptr %0, i64 720
  %13 = getelementptr inbounds i8, ptr %1, i64 1952
  %14 = getelementptr i8, ptr %0, i64 728
  %15 = getelementptr i8, ptr %0, i64 736
  %16 = getelementptr i8, ptr %0, i64 744
  %17 = getelementptr i8, ptr %0, i64 752
  %18 = getelementptr inbounds i8, ptr %1, i64 2820
  %19 = getelementptr inbounds i8, ptr %0, i64 848
  %20 = getelementptr inbounds i8, ptr %0, i64 864
  %21 = getelementptr inbounds i8, ptr %0, i64 872
  %22 = getelementptr inbounds i8, ptr %0, i64 888
  br label %23

23:                                               ; preds = %6, %267
  %24 = phi i32 [ 0, %6 ], [ %270, %267 ]
  %25 = phi i32 [ %2, %6 ], [ %272, %267 ]
  %26 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr [32 x i64], ptr %7, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %29, 0
  br i1 %30, label %33, label %108

31:                                               ; preds = %267, %3
  %32 = phi i32 [ 0, %3 ], [ %270, %267 ]
  ret i32 %32

33:                                               ; preds = %23
  %34 = load i32, ptr %18, align 4
  %35 = shl nuw i32 1, %26
  %36 = and i32 %34, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %103, label %38

38:                                               ; preds = %33
  %39 = load ptr, ptr %19, align 8
  %40 = load i64, ptr %20, align 8
  %41 = getelementptr ptr, ptr %39, i64 %40
  %42 = load i64, ptr %21, align 8
  %43 = icmp sgt i64 %42, 0
  br i1 %43, label %44, label %82

44:                                               ; preds = %38, %71
  %45 = phi i64 [ %72, %71 ], [ 0, %38 ]
  %46 = getelementptr ptr, ptr %41, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %47, i64 88
  %49 = load i64, ptr %48, align 8
  %50 = icmp sgt i64 %49, 0
  br i1 %50, label %51, label %71

51:                                               ; preds = %44
  %52 = getelementptr inbounds i8, ptr %47, i64 80
  %53 = load ptr, ptr %52, align 8
  br label %54

54:                                               ; preds = %68, %51
  %55 = phi i64 [ 0, %51 ], [ %69, %68 ]
  %56 = getelementptr %struct.Warp, ptr %53, i64 %55
  %57 = getelementptr inbounds i8, ptr %56, i64 1972
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %68, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds i8, ptr %56, i64 1968
  %62 = load i32, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %56, i64 2820
  %64 = load i32, ptr %63, align 4
  %65 = xor i32 %64, -1
  %66 = and i32 %62, %65
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %103

68:                                               ; preds = %60, %54
  %69 = add nuw nsw i64 %55, 1
  %70 = icmp eq i64 %69, %49
  br i1 %70, label %71, label %54, !llvm.loop !24

71:                                               ; preds = %68, %44
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp eq i64 %72, %42
  br i1 %73, label %74, label %44, !llvm.loop !25

74:                                               ; preds = %71, %88
  %75 = phi i64 [ %89, %88 ], [ %42, %71 ]
  %76 = phi i64 [ %90, %88 ], [ 0, %71 ]
  %77 = getelementptr ptr, ptr %41, i64 %76
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %78, i64 88
  %80 = load i64, ptr %79, align 8
  %81 = icmp sgt i64 %80, 0
  br i1 %81, label %92, label %88

82:                                               ; preds = %88, %38
  %83 = load i64, ptr %22, align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr %22, align 8
  %85 = load i32, ptr %18, align 4
  br label %103

86:                                               ; preds = %92
  %87 = load i64, ptr %21, align 8
  br label %88

88:                                               ; preds = %86, %74
  %89 = phi i64 [ %87, %86 ], [ %75, %74 ]
  %90 = add nuw nsw i64 %76, 1
  %91 = icmp slt i64 %90, %89
  br i1 %91, label %74, label %82, !llvm.loop !26

92:                                               ; preds = %74, %92
  %93 = phi ptr [ %99, %92 ], [ %78, %74 ]
  %94 = phi i64 [ %98, %92 ], [ 0, %74 ]
  %95 = getelementptr inbounds i8, ptr %93, i64 80
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr %struct.Warp, ptr %96, i64 %94, i32 29
  store i32 0, ptr %97, align 4
  %98 = add nuw nsw i64 %94, 1
  %99 = load ptr, ptr %77, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 88
  %101 = load i64, ptr %100, align 8
  %102 = icmp slt i64 %98, %101
  br i1 %102, label %92, label %86, !llvm.loop !27

103:                                              ; preds = %60, %82, %33
  %104 = phi i32 [ %85, %82 ], [ %34, %33 ], [ %34, %60 ]
  %105 = xor i32 %104, -1
  %106 = lshr i32 %105, %26
  %107 = and i32 %106, 1
  br label %267

108:                                              ; preds = %23
  %109 = load i32, ptr %8, align 8
  %110 = lshr i32 %109, %26
  %111 = and i32 %110, 1
  %112 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #19
  %113 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %26, i64 noundef %29, i64 noundef %112, ptr noundef nonnull %4) #18
  %114 = icmp eq ptr %113, null
  br i1 %114, label %265, label %115

115:                                              ; preds = %108
  %116 = load ptr, ptr %4, align 8
  %117 = getelementptr inbounds i8, ptr %116, i64 24
  %118 = load ptr, ptr %117, align 8
  %119 = ptrtoint ptr %113 to i64
  %120 = ptrtoint ptr %118 to i64
  %121 = sub i64 %119, %120
  %122 = getelementptr inbounds i8, ptr %116, i64 88
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %125, label %127

125:                                              ; preds = %115
  %126 = getelementptr inbounds i8, ptr %116, i64 80
  br label %171

127:                                              ; preds = %181, %115
  %128 = getelementptr inbounds i8, ptr %116, i64 928
  %129 = load i64, ptr %128, align 8
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %242

131:                                              ; preds = %127
  %132 = getelementptr inbounds i8, ptr %116, i64 920
  br label %153

133:                                              ; preds = %167
  %134 = icmp sgt i64 %168, 0
  br i1 %134, label %135, label %242

135:                                              ; preds = %133, %148
  %136 = phi i64 [ %149, %148 ], [ %168, %133 ]
  %137 = phi i64 [ %151, %148 ], [ 0, %133 ]
  %138 = phi i64 [ %150, %148 ], [ 0, %133 ]
  %139 = load ptr, ptr %132, align 8
  %140 = getelementptr %struct.Bulk, ptr %139, i64 %137
  %141 = getelementptr inbounds i8, ptr %140, i64 52
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %148, label %144

144:                                              ; preds = %135
  %145 = add i64 %138, 1
  %146 = getelementptr %struct.Bulk, ptr %139, i64 %138
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %146, ptr noundef nonnull align 8 dereferenceable(64) %140, i64 64, i1 false)
  %147 = load i64, ptr %128, align 8
  br label %148

148:                                              ; preds = %144, %135
  %149 = phi i64 [ %147, %144 ], [ %136, %135 ]
  %150 = phi i64 [ %145, %144 ], [ %138, %135 ]
  %151 = add nuw nsw i64 %137, 1
  %152 = icmp slt i64 %151, %149
  br i1 %152, label %135, label %242, !llvm.loop !28

153:                                              ; preds = %167, %131
  %154 = phi i64 [ %129, %131 ], [ %168, %167 ]
  %155 = phi i64 [ 0, %131 ], [ %169, %167 ]
  %156 = load ptr, ptr %132, align 8
  %157 = getelementptr %struct.Bulk, ptr %156, i64 %155
  %158 = getelementptr inbounds i8, ptr %157, i64 48
  %159 = load i32, ptr %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %167

161:                                              ; preds = %153
  %162 = getelementptr inbounds i8, ptr %157, i64 24
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, %121
  br i1 %164, label %165, label %167

165:                                              ; preds = %161
  tail call fastcc void @complete_bulk(ptr noundef nonnull %116, ptr noundef %157) #18
  %166 = load i64, ptr %128, align 8
  br label %167

167:                                              ; preds = %165, %161, %153
  %168 = phi i64 [ %154, %153 ], [ %154, %161 ], [ %166, %165 ]
  %169 = add nuw nsw i64 %155, 1
  %170 = icmp slt i64 %169, %168
  br i1 %170, label %153, label %133, !llvm.loop !29

171:                                              ; preds = %181, %125
  %172 = phi i64 [ 0, %125 ], [ %182, %181 ]
  %173 = load ptr, ptr %126, align 8
  %174 = getelementptr %struct.Warp, ptr %173, i64 %172
  %175 = getelementptr inbounds i8, ptr %174, i64 2840
  %176 = load i64, ptr %175, align 8
  %177 = icmp sgt i64 %176, 0
  br i1 %177, label %178, label %181

178:                                              ; preds = %171
  %179 = getelementptr inbounds i8, ptr %174, i64 2824
  %180 = getelementptr inbounds i8, ptr %174, i64 2832
  br label %185

181:                                              ; preds = %237, %171
  tail call fastcc void @forget_done(ptr noundef %174) #18
  %182 = add nuw nsw i64 %172, 1
  %183 = load i64, ptr %122, align 8
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %171, label %127, !llvm.loop !30

185:                                              ; preds = %237, %178
  %186 = phi i64 [ %241, %237 ], [ 1, %178 ]
  %187 = phi i64 [ %238, %237 ], [ %176, %178 ]
  %188 = phi i64 [ %239, %237 ], [ 0, %178 ]
  %189 = load ptr, ptr %179, align 8
  %190 = load i64, ptr %180, align 8
  %191 = add i64 %190, %188
  %192 = srem i64 %191, 512
  %193 = getelementptr %struct.Copy, ptr %189, i64 %192
  %194 = getelementptr inbounds i8, ptr %193, i64 8
  %195 = load i32, ptr %194, align 8
  %196 = icmp eq i32 %195, 1
  br i1 %196, label %197, label %237

197:                                              ; preds = %185
  %198 = load i32, ptr %193, align 8
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %237, label %200

200:                                              ; preds = %197
  %201 = getelementptr inbounds i8, ptr %193, i64 280
  br label %204

202:                                              ; preds = %204
  %203 = icmp eq i32 %215, 0
  br i1 %203, label %237, label %219

204:                                              ; preds = %204, %200
  %205 = phi i32 [ %198, %200 ], [ %217, %204 ]
  %206 = phi i32 [ 0, %200 ], [ %215, %204 ]
  %207 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %205, i1 true)
  %208 = zext nneg i32 %207 to i64
  %209 = getelementptr [32 x i32], ptr %201, i64 0, i64 %208
  %210 = load i32, ptr %209, align 4
  %211 = sext i32 %210 to i64
  %212 = icmp eq i64 %121, %211
  %213 = zext i1 %212 to i32
  %214 = shl nuw i32 %213, %207
  %215 = or i32 %214, %206
  %216 = add i32 %205, -1
  %217 = and i32 %216, %205
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %202, label %204, !llvm.loop !31

219:                                              ; preds = %202, %232
  %220 = phi i64 [ %233, %232 ], [ 0, %202 ]
  %221 = load ptr, ptr %179, align 8
  %222 = load i64, ptr %180, align 8
  %223 = add i64 %222, %220
  %224 = srem i64 %223, 512
  %225 = getelementptr %struct.Copy, ptr %221, i64 %224
  %226 = getelementptr inbounds i8, ptr %225, i64 8
  %227 = load i32, ptr %226, align 8
  %228 = icmp eq i32 %227, 0
  %229 = icmp eq i64 %220, %188
  %230 = or i1 %229, %228
  br i1 %230, label %231, label %232

231:                                              ; preds = %219
  tail call fastcc void @complete(ptr noundef %116, ptr noundef %174, ptr noundef %225, i32 noundef %215) #18
  br label %232

232:                                              ; preds = %231, %219
  %233 = add nuw nsw i64 %220, 1
  %234 = icmp eq i64 %233, %186
  br i1 %234, label %235, label %219, !llvm.loop !32

235:                                              ; preds = %232
  %236 = load i64, ptr %175, align 8
  br label %237

237:                                              ; preds = %235, %202, %197, %185
  %238 = phi i64 [ %236, %235 ], [ %187, %202 ], [ %187, %185 ], [ %187, %197 ]
  %239 = add nuw nsw i64 %188, 1
  %240 = icmp slt i64 %239, %238
  %241 = add nuw i64 %186, 1
  br i1 %240, label %185, label %181, !llvm.loop !33

242:                                              ; preds = %148, %133, %127
  %243 = phi i64 [ 0, %133 ], [ 0, %127 ], [ %150, %148 ]
  store i64 %243, ptr %128, align 8
  %244 = load i64, ptr %113, align 8
  %245 = and i64 %244, 6917529027641081856
  %246 = icmp eq i64 %245, 2305843009213693952
  br i1 %246, label %260, label %247

247:                                              ; preds = %242
  %248 = load i64, ptr %10, align 8
  %249 = icmp eq i64 %248, 0
  %250 = load i64, ptr %11, align 8
  br i1 %249, label %254, label %251

251:                                              ; preds = %247
  %252 = load i64, ptr %12, align 8
  %253 = icmp slt i64 %250, %252
  br i1 %253, label %254, label %258

254:                                              ; preds = %251, %247
  store i64 %250, ptr %12, align 8
  %255 = load i64, ptr %13, align 8
  %256 = shl i64 %255, 5
  %257 = or disjoint i64 %256, %27
  store i64 %257, ptr %14, align 8
  store i64 %112, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 %29, ptr %17, align 8
  br label %258

258:                                              ; preds = %254, %251
  %259 = add i64 %248, 1
  store i64 %259, ptr %10, align 8
  br label %265

260:                                              ; preds = %242
  %261 = lshr i64 %244, 63
  %262 = zext nneg i32 %111 to i64
  %263 = icmp ne i64 %261, %262
  %264 = zext i1 %263 to i32
  br label %265

265:                                              ; preds = %108, %258, %260
  %266 = phi i32 [ 1, %108 ], [ %264, %260 ], [ 1, %258 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #19
  br label %267

267:                                              ; preds = %265, %103
  %268 = phi i32 [ %107, %103 ], [ %266, %265 ]
  %269 = shl nuw i32 %268, %26
  %270 = or i32 %269, %24
  %271 = add i32 %25, -1
  %272 = and i32 %271, %25
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %31, label %23, !llvm.loop !34
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @end_wait(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = icmp eq i32 %1, 0
  %5 = getelementptr inbounds i8, ptr %0, i64 1960
  br i1 %4, label %26, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 2296
  %8 = getelementptr inbounds i8, ptr %0, i64 1920
  %9 = getelementptr inbounds i8, ptr %0, i64 1944
  %10 = getelementptr inbounds i8, ptr %0, i64 2552
  br label %11

11:                                               ; preds = %6, %51
  %12 = phi i32 [ %1, %6 ], [ %53, %51 ]
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr [32 x i64], ptr %7, i64 0, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %31, label %40

18:                                               ; preds = %51
  %19 = xor i32 %1, -1
  %20 = getelementptr inbounds i8, ptr %0, i64 2036
  %21 = load i32, ptr %20, align 4
  %22 = and i32 %21, %19
  store i32 %22, ptr %20, align 4
  %23 = getelementptr inbounds i8, ptr %0, i64 1960
  %24 = load i64, ptr %23, align 8
  %25 = icmp slt i64 %24, 0
  br i1 %25, label %55, label %56

26:                                               ; preds = %3
  %27 = getelementptr inbounds i8, ptr %0, i64 2036
  %28 = load i32, ptr %27, align 4
  %29 = load i64, ptr %5, align 8
  %30 = icmp slt i64 %29, 0
  br i1 %30, label %61, label %56

31:                                               ; preds = %11
  %32 = load ptr, ptr %8, align 8
  %33 = getelementptr i8, ptr %32, i64 %16
  %34 = load i32, ptr %33, align 4
  %35 = shl nuw i32 1, %13
  %36 = xor i32 %35, -1
  %37 = and i32 %34, %36
  %38 = shl nuw i32 %2, %13
  %39 = or i32 %37, %38
  store i32 %39, ptr %33, align 4
  br label %40

40:                                               ; preds = %31, %11
  %41 = load i64, ptr %5, align 8
  %42 = icmp slt i64 %41, 0
  br i1 %42, label %43, label %51

43:                                               ; preds = %40
  %44 = shl nuw i32 1, %13
  %45 = load ptr, ptr %9, align 8
  %46 = getelementptr [32 x i64], ptr %10, i64 0, i64 %14
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr i32, ptr %45, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = or i32 %49, %44
  store i32 %50, ptr %48, align 4
  br label %51

51:                                               ; preds = %40, %43
  %52 = add i32 %12, -1
  %53 = and i32 %52, %12
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %18, label %11, !llvm.loop !35

55:                                               ; preds = %18
  br i1 %4, label %61, label %59

56:                                               ; preds = %26, %18
  %57 = phi i32 [ %28, %26 ], [ %22, %18 ]
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:                                               ; preds = %56, %55
  %60 = getelementptr inbounds i8, ptr %0, i64 1972
  store i32 0, ptr %60, align 4
  br label %61

61:                                               ; preds = %26, %59, %56, %55
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) local_unnamed_addr #11 {
  %9 = alloca %struct.Buffer, align 8
  %10 = alloca %struct.Buffer, align 8
  %11 = alloca ptr, align 8
  %12 = getelementptr inbounds i8, ptr %1, i64 256
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %57, label %14

14:                                               ; preds = %8
  %15 = icmp eq i32 %3, 0
  %16 = getelementptr inbounds i8, ptr %1, i64 1952
  %17 = getelementptr inbounds i8, ptr %1, i64 2976
  %18 = icmp ne i32 %4, 0
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds i8, ptr %0, i64 872
  %21 = getelementptr inbounds i8, ptr %0, i64 848
  %22 = getelementptr inbounds i8, ptr %0, i64 864
  %23 = getelementptr i8, ptr %0, i64 712
  %24 = getelementptr inbounds i8, ptr %0, i64 240
  %25 = getelementptr i8, ptr %0, i64 720
  %26 = getelementptr i8, ptr %0, i64 728
  %27 = getelementptr i8, ptr %0, i64 736
  %28 = getelementptr i8, ptr %0, i64 744
  %29 = getelementptr i8, ptr %0, i64 752
  %30 = getelementptr i8, ptr %0, i64 760
  %31 = getelementptr i8, ptr %0, i64 768
  %32 = getelementptr i8, ptr %0, i64 776
  %33 = getelementptr i8, ptr %0, i64 784
  %34 = getelementptr i8, ptr %0, i64 792
  %35 = getelementptr i8, ptr %0, i64 800
  br label %36

36:                                               ; preds = %14, %243
  %37 = phi i32 [ %2, %14 ], [ %245, %243 ]
  %38 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr [32 x i64], ptr %1, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr i64, ptr %12, i64 %39
  %43 = load i64, ptr %42, align 8
  %44 = or disjoint i32 %38, 32
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr i64, ptr %12, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = or disjoint i32 %38, 64
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr i64, ptr %12, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = or disjoint i32 %38, 96
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr i64, ptr %12, i64 %53
  %55 = load i64, ptr %54, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #19
  %56 = icmp eq i64 %47, 0
  br i1 %56, label %243, label %58

57:                                               ; preds = %243, %8
  ret void

58:                                               ; preds = %36
  %59 = icmp slt i64 %47, 0
  br i1 %59, label %68, label %60

60:                                               ; preds = %58
  br i1 %15, label %63, label %61

61:                                               ; preds = %60
  %62 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %11) #18
  br label %68

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #19
  %64 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %10) #18
  %65 = icmp eq i32 %64, 0
  %66 = inttoptr i64 %41 to ptr
  %67 = select i1 %65, ptr null, ptr %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #19
  br label %68

68:                                               ; preds = %61, %63, %58
  %69 = phi ptr [ null, %58 ], [ %62, %61 ], [ %67, %63 ]
  %70 = icmp eq ptr %69, null
  %71 = zext i1 %70 to i32
  %72 = or i64 %43, %41
  %73 = or i64 %72, %47
  %74 = and i64 %73, 15
  %75 = icmp eq i64 %74, 0
  %76 = select i1 %75, i32 %71, i32 2
  %77 = ptrtoint ptr %69 to i64
  %78 = load i64, ptr %16, align 8
  %79 = trunc i64 %78 to i32
  %80 = shl i32 %79, 5
  %81 = or disjoint i32 %80, %38
  %82 = getelementptr [32 x i32], ptr %17, i64 0, i64 %39
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %76, 0
  %85 = and i1 %18, %84
  br i1 %85, label %86, label %103

86:                                               ; preds = %68
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #19
  %87 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %43, i64 noundef %47, ptr noundef nonnull %9) #18
  %88 = icmp eq i32 %87, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #19
  %89 = icmp eq i64 %43, 0
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %226, label %91

91:                                               ; preds = %86
  %92 = tail call fastcc ptr @new_bulk(ptr noundef %0) #18
  store i64 %77, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %92, i64 8
  store i64 %43, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %92, i64 16
  store i64 %47, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %92, i64 24
  store i64 0, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %92, i64 32
  store i64 %7, ptr %96, align 8
  %97 = getelementptr inbounds i8, ptr %92, i64 40
  store i32 %81, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %92, i64 44
  store i32 %83, ptr %98, align 4
  %99 = getelementptr inbounds i8, ptr %92, i64 48
  store i32 %19, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %92, i64 52
  store i32 1, ptr %100, align 4
  %101 = getelementptr inbounds i8, ptr %92, i64 56
  store i32 %5, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %92, i64 60
  store i32 %6, ptr %102, align 4
  br label %243

103:                                              ; preds = %68
  br i1 %84, label %104, label %226

104:                                              ; preds = %103
  %105 = and i64 %43, -4294967296
  %106 = icmp eq i64 %105, 1152921504606846976
  %107 = and i64 %43, 4294967295
  %108 = select i1 %106, i64 %107, i64 %43
  %109 = ashr i64 %108, 24
  %110 = icmp ult i64 %108, 16777216
  br i1 %110, label %124, label %111

111:                                              ; preds = %104
  %112 = icmp slt i64 %109, 0
  br i1 %112, label %124, label %113

113:                                              ; preds = %111
  %114 = load i64, ptr %20, align 8
  %115 = icmp sgt i64 %109, %114
  br i1 %115, label %124, label %116

116:                                              ; preds = %113
  %117 = and i64 %108, 16777215
  %118 = load ptr, ptr %21, align 8
  %119 = load i64, ptr %22, align 8
  %120 = getelementptr ptr, ptr %118, i64 %119
  %121 = getelementptr ptr, ptr %120, i64 %109
  %122 = getelementptr i8, ptr %121, i64 -8
  %123 = load ptr, ptr %122, align 8
  br label %124

124:                                              ; preds = %104, %111, %113, %116
  %125 = phi i64 [ %108, %104 ], [ %108, %111 ], [ %108, %113 ], [ %117, %116 ]
  %126 = phi ptr [ %0, %104 ], [ null, %111 ], [ null, %113 ], [ %123, %116 ]
  %127 = and i64 %51, -4294967296
  %128 = icmp eq i64 %127, 1152921504606846976
  %129 = and i64 %51, 4294967295
  %130 = select i1 %128, i64 %129, i64 %51
  %131 = ashr i64 %130, 24
  %132 = icmp ult i64 %130, 16777216
  br i1 %132, label %146, label %133

133:                                              ; preds = %124
  %134 = icmp slt i64 %131, 0
  br i1 %134, label %146, label %135

135:                                              ; preds = %133
  %136 = load i64, ptr %20, align 8
  %137 = icmp sgt i64 %131, %136
  br i1 %137, label %146, label %138

138:                                              ; preds = %135
  %139 = and i64 %130, 16777215
  %140 = load ptr, ptr %21, align 8
  %141 = load i64, ptr %22, align 8
  %142 = getelementptr ptr, ptr %140, i64 %141
  %143 = getelementptr ptr, ptr %142, i64 %131
  %144 = getelementptr i8, ptr %143, i64 -8
  %145 = load ptr, ptr %144, align 8
  br label %146

146:                                              ; preds = %124, %133, %135, %138
  %147 = phi i64 [ %130, %124 ], [ %130, %133 ], [ %130, %135 ], [ %139, %138 ]
  %148 = phi ptr [ %0, %124 ], [ null, %133 ], [ null, %135 ], [ %145, %138 ]
  %149 = icmp eq ptr %126, null
  br i1 %149, label %226, label %150

150:                                              ; preds = %146
  %151 = icmp ne i64 %55, 0
  %152 = icmp eq ptr %148, %126
  %153 = select i1 %151, i1 true, i1 %152
  br i1 %153, label %154, label %226

154:                                              ; preds = %150
  %155 = load i64, ptr %20, align 8
  %156 = icmp sgt i64 %155, 0
  br i1 %156, label %157, label %243

157:                                              ; preds = %154
  %158 = icmp eq i64 %55, 0
  %159 = icmp slt i64 %125, 0
  %160 = add i64 %125, %47
  %161 = and i64 %147, -9223372036854775801
  %162 = icmp ne i64 %161, 0
  %163 = add nuw i64 %147, 8
  br label %164

164:                                              ; preds = %157, %219
  %165 = phi i64 [ %155, %157 ], [ %220, %219 ]
  %166 = phi i64 [ 0, %157 ], [ %222, %219 ]
  %167 = load ptr, ptr %21, align 8
  %168 = load i64, ptr %22, align 8
  %169 = getelementptr ptr, ptr %167, i64 %168
  %170 = getelementptr ptr, ptr %169, i64 %166
  %171 = load ptr, ptr %170, align 8
  br i1 %158, label %178, label %172

172:                                              ; preds = %164
  %173 = shl nuw i64 1, %166
  %174 = and i64 %173, %55
  %175 = icmp eq i64 %174, 0
  %176 = or i1 %175, %159
  %177 = xor i1 %175, true
  br i1 %176, label %219, label %182

178:                                              ; preds = %164
  %179 = icmp ne ptr %171, %126
  %180 = or i1 %179, %159
  %181 = xor i1 %179, true
  br i1 %180, label %219, label %182

182:                                              ; preds = %172, %178
  %183 = getelementptr inbounds i8, ptr %171, i64 32
  %184 = load i64, ptr %183, align 8
  %185 = icmp sgt i64 %160, %184
  br i1 %185, label %226, label %186

186:                                              ; preds = %182
  %187 = icmp sgt i64 %163, %184
  %188 = select i1 %162, i1 true, i1 %187
  br i1 %188, label %189, label %202

189:                                              ; preds = %186
  %190 = load i64, ptr %23, align 8
  %191 = icmp eq i64 %190, 0
  %192 = load i64, ptr %24, align 8
  br i1 %191, label %196, label %193

193:                                              ; preds = %189
  %194 = load i64, ptr %25, align 8
  %195 = icmp slt i64 %192, %194
  br i1 %195, label %196, label %200

196:                                              ; preds = %193, %189
  store i64 %192, ptr %25, align 8
  %197 = load i64, ptr %16, align 8
  %198 = shl i64 %197, 5
  %199 = or disjoint i64 %198, %39
  store i64 %199, ptr %26, align 8
  store i64 %7, ptr %27, align 8
  store i64 2, ptr %28, align 8
  store i64 %147, ptr %29, align 8
  br label %200

200:                                              ; preds = %196, %193
  %201 = add i64 %190, 1
  store i64 %201, ptr %23, align 8
  br label %219

202:                                              ; preds = %186
  %203 = getelementptr inbounds i8, ptr %171, i64 24
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr i8, ptr %204, i64 %125
  %206 = ptrtoint ptr %205 to i64
  %207 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %171) #18
  store i64 %77, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %207, i64 8
  store i64 %206, ptr %208, align 8
  %209 = getelementptr inbounds i8, ptr %207, i64 16
  store i64 %47, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %207, i64 24
  store i64 %147, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %207, i64 32
  store i64 %7, ptr %211, align 8
  %212 = getelementptr inbounds i8, ptr %207, i64 40
  store i32 %81, ptr %212, align 8
  %213 = getelementptr inbounds i8, ptr %207, i64 44
  store i32 %83, ptr %213, align 4
  %214 = getelementptr inbounds i8, ptr %207, i64 48
  store i32 %19, ptr %214, align 8
  %215 = getelementptr inbounds i8, ptr %207, i64 52
  store i32 1, ptr %215, align 4
  %216 = getelementptr inbounds i8, ptr %207, i64 56
  store i32 %5, ptr %216, align 8
  %217 = getelementptr inbounds i8, ptr %207, i64 60
  store i32 %6, ptr %217, align 4
  %218 = load i64, ptr %20, align 8
  br label %219

219:                                              ; preds = %172, %178, %202, %200
  %220 = phi i64 [ %165, %172 ], [ %165, %178 ], [ %165, %200 ], [ %218, %202 ]
  %221 = phi i1 [ %177, %172 ], [ %181, %178 ], [ false, %200 ], [ false, %202 ]
  %222 = add nuw nsw i64 %166, 1
  %223 = icmp sge i64 %222, %220
  %224 = or i1 %223, %221
  br i1 %224, label %225, label %164, !llvm.loop !36

225:                                              ; preds = %219
  br i1 %221, label %226, label %243

226:                                              ; preds = %182, %146, %150, %86, %103, %225
  %227 = phi i32 [ 1, %225 ], [ 1, %86 ], [ %76, %103 ], [ 1, %150 ], [ 1, %146 ], [ 1, %182 ]
  %228 = phi i64 [ %43, %225 ], [ %43, %86 ], [ %41, %103 ], [ %43, %150 ], [ %43, %146 ], [ %43, %182 ]
  %229 = add nsw i32 %227, -1
  %230 = zext nneg i32 %229 to i64
  %231 = load i64, ptr %30, align 8
  %232 = icmp eq i64 %231, 0
  %233 = load i64, ptr %24, align 8
  br i1 %232, label %237, label %234

234:                                              ; preds = %226
  %235 = load i64, ptr %31, align 8
  %236 = icmp slt i64 %233, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %234, %226
  store i64 %233, ptr %31, align 8
  %238 = load i64, ptr %16, align 8
  %239 = shl i64 %238, 5
  %240 = or disjoint i64 %239, %39
  store i64 %240, ptr %32, align 8
  store i64 %7, ptr %33, align 8
  store i64 %230, ptr %34, align 8
  store i64 %228, ptr %35, align 8
  br label %241

241:                                              ; preds = %234, %237
  %242 = add i64 %231, 1
  store i64 %242, ptr %30, align 8
  br label %243

243:                                              ; preds = %154, %225, %241, %91, %36
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #19
  %244 = add i32 %37, -1
  %245 = and i32 %244, %37
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %57, label %36, !llvm.loop !37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @shared_place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #10 {
  %5 = and i64 %1, -4294967296
  %6 = icmp eq i64 %5, 1152921504606846976
  %7 = and i64 %1, 4294967295
  %8 = select i1 %6, i64 %7, i64 %1
  %9 = ashr i64 %8, 24
  %10 = icmp ult i64 %8, 16777216
  br i1 %10, label %28, label %11

11:                                               ; preds = %4
  %12 = icmp slt i64 %9, 0
  br i1 %12, label %27, label %13

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %0, i64 872
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %9, %15
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = and i64 %8, 16777215
  %19 = getelementptr inbounds i8, ptr %0, i64 848
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 864
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr ptr, ptr %20, i64 %22
  %24 = getelementptr ptr, ptr %23, i64 %9
  %25 = getelementptr i8, ptr %24, i64 -8
  %26 = load ptr, ptr %25, align 8
  br label %28

27:                                               ; preds = %13, %11
  store ptr null, ptr %3, align 8
  br label %41

28:                                               ; preds = %4, %17
  %29 = phi i64 [ %8, %4 ], [ %18, %17 ]
  %30 = phi ptr [ %0, %4 ], [ %26, %17 ]
  store ptr %30, ptr %3, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %41, label %32

32:                                               ; preds = %28
  %33 = add i64 %29, %2
  %34 = getelementptr inbounds i8, ptr %30, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %33, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %30, i64 24
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr i8, ptr %39, i64 %29
  br label %41

41:                                               ; preds = %27, %28, %32, %37
  %42 = phi ptr [ %40, %37 ], [ null, %32 ], [ null, %28 ], [ null, %27 ]
  ret ptr %42
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @new_bulk(ptr nocapture noundef %0) unnamed_addr #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 928
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 920
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %7) #18
  %8 = load i64, ptr %2, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %28

10:                                               ; preds = %5, %23
  %11 = phi i64 [ %24, %23 ], [ %8, %5 ]
  %12 = phi i64 [ %26, %23 ], [ 0, %5 ]
  %13 = phi i64 [ %25, %23 ], [ 0, %5 ]
  %14 = load ptr, ptr %6, align 8
  %15 = getelementptr %struct.Bulk, ptr %14, i64 %12
  %16 = getelementptr inbounds i8, ptr %15, i64 52
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %23, label %19

19:                                               ; preds = %10
  %20 = add i64 %13, 1
  %21 = getelementptr %struct.Bulk, ptr %14, i64 %13
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %21, ptr noundef nonnull align 8 dereferenceable(64) %15, i64 64, i1 false)
  %22 = load i64, ptr %2, align 8
  br label %23

23:                                               ; preds = %19, %10
  %24 = phi i64 [ %22, %19 ], [ %11, %10 ]
  %25 = phi i64 [ %20, %19 ], [ %13, %10 ]
  %26 = add nuw nsw i64 %12, 1
  %27 = icmp slt i64 %26, %24
  br i1 %27, label %10, label %28, !llvm.loop !28

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 920
  %31 = load ptr, ptr %30, align 8
  %32 = add i64 %29, 1
  store i64 %32, ptr %2, align 8
  %33 = getelementptr %struct.Bulk, ptr %31, i64 %29
  ret ptr %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_bulk_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 2976
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i32 [ %1, %4 ], [ %14, %6 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr [32 x i32], ptr %5, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = add i32 %11, 1
  store i32 %12, ptr %10, align 4
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %6, !llvm.loop !38

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds i8, ptr %0, i64 928
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 920
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2976
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 920
  br label %16

16:                                               ; preds = %29, %14
  %17 = phi i64 [ %67, %14 ], [ %30, %29 ]
  %18 = phi i64 [ 0, %14 ], [ %32, %29 ]
  %19 = phi i64 [ 0, %14 ], [ %31, %29 ]
  %20 = load ptr, ptr %15, align 8
  %21 = getelementptr %struct.Bulk, ptr %20, i64 %18
  %22 = getelementptr inbounds i8, ptr %21, i64 52
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %29, label %25

25:                                               ; preds = %16
  %26 = add i64 %19, 1
  %27 = getelementptr %struct.Bulk, ptr %20, i64 %19
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %27, ptr noundef nonnull align 8 dereferenceable(64) %21, i64 64, i1 false)
  %28 = load i64, ptr %5, align 8
  br label %29

29:                                               ; preds = %25, %16
  %30 = phi i64 [ %28, %25 ], [ %17, %16 ]
  %31 = phi i64 [ %26, %25 ], [ %19, %16 ]
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp slt i64 %32, %30
  br i1 %33, label %16, label %34, !llvm.loop !28

34:                                               ; preds = %29, %4, %12
  %35 = phi i64 [ 0, %12 ], [ 0, %4 ], [ %31, %29 ]
  store i64 %35, ptr %5, align 8
  ret void

36:                                               ; preds = %8, %66
  %37 = phi i64 [ %6, %8 ], [ %67, %66 ]
  %38 = phi i64 [ 0, %8 ], [ %68, %66 ]
  %39 = load ptr, ptr %9, align 8
  %40 = getelementptr %struct.Bulk, ptr %39, i64 %38
  %41 = getelementptr inbounds i8, ptr %40, i64 40
  %42 = load i32, ptr %41, align 8
  %43 = and i32 %42, 31
  %44 = getelementptr inbounds i8, ptr %40, i64 48
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %47, label %66

47:                                               ; preds = %36
  %48 = sdiv i32 %42, 32
  %49 = sext i32 %48 to i64
  %50 = load i64, ptr %10, align 8
  %51 = icmp eq i64 %50, %49
  br i1 %51, label %52, label %66

52:                                               ; preds = %47
  %53 = shl nuw i32 1, %43
  %54 = and i32 %53, %2
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %66, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds i8, ptr %40, i64 44
  %58 = load i32, ptr %57, align 4
  %59 = add i32 %58, %3
  %60 = zext nneg i32 %43 to i64
  %61 = getelementptr [32 x i32], ptr %11, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = icmp ult i32 %59, %62
  br i1 %63, label %64, label %66

64:                                               ; preds = %56
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %40) #18
  %65 = load i64, ptr %5, align 8
  br label %66

66:                                               ; preds = %64, %56, %52, %47, %36
  %67 = phi i64 [ %65, %64 ], [ %37, %56 ], [ %37, %52 ], [ %37, %47 ], [ %37, %36 ]
  %68 = add nuw nsw i64 %38, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %36, label %12, !llvm.loop !39
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @complete_bulk(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = inttoptr i64 %4 to ptr
  %6 = load i64, ptr %1, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 0, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %1, i64 60
  %10 = load i32, ptr %9, align 4
  %11 = icmp sgt i32 %10, -1
  %12 = getelementptr inbounds i8, ptr %1, i64 16
  %13 = load i64, ptr %12, align 8
  br i1 %11, label %14, label %21

14:                                               ; preds = %2
  %15 = getelementptr inbounds i8, ptr %1, i64 56
  %16 = load i32, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 48
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 1
  %20 = zext i1 %19 to i32
  tail call fastcc void @combine_into(ptr noundef %5, ptr noundef %7, i64 noundef %13, i32 noundef %16, i32 noundef %10, i32 noundef %20) #18
  br label %22

21:                                               ; preds = %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %7, i64 %13, i1 false)
  br label %22

22:                                               ; preds = %21, %14
  %23 = getelementptr inbounds i8, ptr %1, i64 48
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %72

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr i8, ptr %28, i64 %30
  %32 = getelementptr inbounds i8, ptr %1, i64 16
  %33 = load i64, ptr %32, align 8
  %34 = sub i64 0, %33
  %35 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %31, i64 noundef %34) #18
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %72, label %37

37:                                               ; preds = %26
  %38 = getelementptr inbounds i8, ptr %0, i64 80
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %1, i64 40
  %41 = load i32, ptr %40, align 8
  %42 = sdiv i32 %41, 32
  %43 = sext i32 %42 to i64
  %44 = and i32 %41, 31
  %45 = getelementptr inbounds i8, ptr %1, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = add nsw i32 %35, -1
  %48 = zext nneg i32 %47 to i64
  %49 = load i64, ptr %29, align 8
  %50 = getelementptr i8, ptr %0, i64 712
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  %53 = getelementptr inbounds i8, ptr %0, i64 240
  %54 = load i64, ptr %53, align 8
  br i1 %52, label %59, label %55

55:                                               ; preds = %37
  %56 = getelementptr i8, ptr %0, i64 720
  %57 = load i64, ptr %56, align 8
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %59, label %70

59:                                               ; preds = %55, %37
  %60 = getelementptr i8, ptr %0, i64 720
  store i64 %54, ptr %60, align 8
  %61 = getelementptr %struct.Warp, ptr %39, i64 %43, i32 8
  %62 = load i64, ptr %61, align 8
  %63 = shl i64 %62, 5
  %64 = zext nneg i32 %44 to i64
  %65 = or disjoint i64 %63, %64
  %66 = getelementptr i8, ptr %0, i64 728
  store i64 %65, ptr %66, align 8
  %67 = getelementptr i8, ptr %0, i64 736
  store i64 %46, ptr %67, align 8
  %68 = getelementptr i8, ptr %0, i64 744
  store i64 %48, ptr %68, align 8
  %69 = getelementptr i8, ptr %0, i64 752
  store i64 %49, ptr %69, align 8
  br label %70

70:                                               ; preds = %55, %59
  %71 = add i64 %51, 1
  store i64 %71, ptr %50, align 8
  br label %72

72:                                               ; preds = %26, %70, %22
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_store_async(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #11 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %48, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %1, i64 256
  %13 = sext i32 %3 to i64
  %14 = add i32 %3, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr %0, i64 760
  %17 = getelementptr inbounds i8, ptr %0, i64 240
  %18 = getelementptr i8, ptr %0, i64 768
  %19 = getelementptr inbounds i8, ptr %1, i64 1952
  %20 = getelementptr i8, ptr %0, i64 776
  %21 = getelementptr i8, ptr %0, i64 784
  %22 = getelementptr i8, ptr %0, i64 792
  %23 = getelementptr i8, ptr %0, i64 800
  %24 = getelementptr inbounds i8, ptr %1, i64 1280
  %25 = icmp sgt i32 %5, -1
  %26 = sub i32 0, %3
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr %0, i64 712
  %29 = getelementptr i8, ptr %0, i64 720
  %30 = getelementptr i8, ptr %0, i64 728
  %31 = getelementptr i8, ptr %0, i64 736
  %32 = getelementptr i8, ptr %0, i64 744
  %33 = getelementptr i8, ptr %0, i64 752
  br label %34

34:                                               ; preds = %11, %93
  %35 = phi i32 [ %2, %11 ], [ %95, %93 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #19
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #19
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i64], ptr %1, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr i64, ptr %12, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %39, i64 noundef %13, ptr noundef nonnull %8) #18
  %43 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %36, i64 noundef %41, i64 noundef %6, ptr noundef nonnull %9) #18
  %44 = icmp ne ptr %42, null
  %45 = and i64 %39, %15
  %46 = icmp eq i64 %45, 0
  %47 = and i1 %44, %46
  br i1 %47, label %49, label %55

48:                                               ; preds = %93, %7
  ret void

49:                                               ; preds = %34
  %50 = icmp eq ptr %43, null
  br i1 %50, label %93, label %51

51:                                               ; preds = %49
  %52 = load ptr, ptr %9, align 8
  %53 = load ptr, ptr %8, align 8
  %54 = icmp eq ptr %52, %53
  br i1 %54, label %67, label %55

55:                                               ; preds = %51, %34
  %56 = zext i1 %44 to i64
  %57 = load i64, ptr %16, align 8
  %58 = icmp eq i64 %57, 0
  %59 = load i64, ptr %17, align 8
  br i1 %58, label %63, label %60

60:                                               ; preds = %55
  %61 = load i64, ptr %18, align 8
  %62 = icmp slt i64 %59, %61
  br i1 %62, label %63, label %89

63:                                               ; preds = %60, %55
  store i64 %59, ptr %18, align 8
  %64 = load i64, ptr %19, align 8
  %65 = shl i64 %64, 5
  %66 = or disjoint i64 %65, %37
  store i64 %66, ptr %20, align 8
  store i64 %6, ptr %21, align 8
  store i64 %56, ptr %22, align 8
  store i64 %39, ptr %23, align 8
  br label %89

67:                                               ; preds = %51
  %68 = mul i32 %36, %3
  %69 = zext i32 %68 to i64
  %70 = getelementptr i8, ptr %24, i64 %69
  br i1 %25, label %71, label %72

71:                                               ; preds = %67
  tail call fastcc void @combine_into(ptr noundef nonnull %42, ptr noundef %70, i64 noundef %13, i32 noundef %4, i32 noundef %5, i32 noundef 0) #18
  br label %73

72:                                               ; preds = %67
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %42, ptr align 1 %70, i64 %13, i1 false)
  br label %73

73:                                               ; preds = %72, %71
  %74 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %43, i64 noundef %27) #18
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %93, label %76

76:                                               ; preds = %73
  %77 = add nsw i32 %74, -1
  %78 = zext nneg i32 %77 to i64
  %79 = load i64, ptr %28, align 8
  %80 = icmp eq i64 %79, 0
  %81 = load i64, ptr %17, align 8
  br i1 %80, label %85, label %82

82:                                               ; preds = %76
  %83 = load i64, ptr %29, align 8
  %84 = icmp slt i64 %81, %83
  br i1 %84, label %85, label %89

85:                                               ; preds = %82, %76
  store i64 %81, ptr %29, align 8
  %86 = load i64, ptr %19, align 8
  %87 = shl i64 %86, 5
  %88 = or disjoint i64 %87, %37
  store i64 %88, ptr %30, align 8
  store i64 %6, ptr %31, align 8
  store i64 %78, ptr %32, align 8
  store i64 %41, ptr %33, align 8
  br label %89

89:                                               ; preds = %85, %82, %63, %60
  %90 = phi i64 [ %57, %60 ], [ %57, %63 ], [ %79, %82 ], [ %79, %85 ]
  %91 = phi ptr [ %16, %60 ], [ %16, %63 ], [ %28, %82 ], [ %28, %85 ]
  %92 = add i64 %90, 1
  store i64 %92, ptr %91, align 8
  br label %93

93:                                               ; preds = %89, %49, %73
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #19
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #19
  %94 = add i32 %35, -1
  %95 = and i32 %94, %35
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %48, label %34, !llvm.loop !40
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @combine_into(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #11 {
  %7 = alloca i64, align 8
  switch i32 %4, label %8 [
    i32 10, label %14
    i32 7, label %14
    i32 6, label %14
  ]

8:                                                ; preds = %6
  %9 = and i32 %4, -2
  %10 = icmp eq i32 %9, 2
  %11 = icmp eq i32 %4, 5
  %12 = or i1 %11, %10
  %13 = select i1 %12, i64 8, i64 4
  br label %14

14:                                               ; preds = %6, %6, %6, %8
  %15 = phi i64 [ %13, %8 ], [ 2, %6 ], [ 2, %6 ], [ 2, %6 ]
  %16 = icmp sgt i64 %15, %2
  br i1 %16, label %17, label %18

17:                                               ; preds = %54, %14
  ret void

18:                                               ; preds = %14, %54
  %19 = phi i64 [ %56, %54 ], [ %15, %14 ]
  %20 = phi ptr [ %55, %54 ], [ %0, %14 ]
  %21 = phi i64 [ %19, %54 ], [ 0, %14 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 0, ptr %7, align 8
  %22 = getelementptr i8, ptr %1, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %7, ptr noundef nonnull align 1 dereferenceable(1) %22, i64 %15, i1 false)
  switch i64 %15, label %43 [
    i64 8, label %23
    i64 4, label %32
  ]

23:                                               ; preds = %18
  %24 = load atomic i64, ptr %20 monotonic, align 8
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i64 [ %24, %23 ], [ %31, %25 ]
  %27 = load i64, ptr %7, align 8
  %28 = tail call fastcc i64 @combine(i64 noundef %26, i64 noundef %27, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  %29 = cmpxchg ptr %20, i64 %26, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  %31 = extractvalue { i64, i1 } %29, 0
  br i1 %30, label %54, label %25, !llvm.loop !41

32:                                               ; preds = %18
  %33 = load atomic i32, ptr %20 monotonic, align 4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ %33, %32 ], [ %42, %34 ]
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %7, align 8
  %38 = tail call fastcc i64 @combine(i64 noundef %36, i64 noundef %37, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  %39 = trunc i64 %38 to i32
  %40 = cmpxchg ptr %20, i32 %35, i32 %39 acq_rel acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %54, label %34, !llvm.loop !42

43:                                               ; preds = %18
  %44 = load atomic i16, ptr %20 monotonic, align 2
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i16 [ %44, %43 ], [ %53, %45 ]
  %47 = zext i16 %46 to i64
  %48 = load i64, ptr %7, align 8
  %49 = tail call fastcc i64 @combine(i64 noundef %47, i64 noundef %48, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #18
  %50 = trunc i64 %49 to i16
  %51 = cmpxchg ptr %20, i16 %46, i16 %50 acq_rel acquire, align 2
  %52 = extractvalue { i16, i1 } %51, 1
  %53 = extractvalue { i16, i1 } %51, 0
  br i1 %52, label %54, label %45, !llvm.loop !43

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !44
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_copy(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca %struct.Buffer, align 8
  %8 = alloca [32 x i32], align 16
  %9 = alloca [32 x i64], align 16
  %10 = getelementptr inbounds i8, ptr %0, i64 160
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr %struct.Slot, ptr %11, i64 %2, i32 1
  %13 = load i32, ptr %12, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #19
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #19
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %158, label %15

15:                                               ; preds = %6
  %16 = icmp eq i32 %4, 0
  %17 = getelementptr inbounds i8, ptr %1, i64 1280
  br label %20

18:                                               ; preds = %51
  %19 = icmp eq i32 %52, 0
  br i1 %19, label %84, label %56

20:                                               ; preds = %15, %51
  %21 = phi i64 [ 0, %15 ], [ %54, %51 ]
  %22 = phi i32 [ 0, %15 ], [ %53, %51 ]
  %23 = phi i32 [ 0, %15 ], [ %52, %51 ]
  br i1 %16, label %27, label %24

24:                                               ; preds = %20
  %25 = getelementptr i32, ptr %17, i64 %21
  %26 = load i32, ptr %25, align 4
  br label %27

27:                                               ; preds = %20, %24
  %28 = phi i32 [ %26, %24 ], [ %13, %20 ]
  %29 = icmp slt i32 %28, 0
  %30 = tail call i32 @llvm.smin.i32(i32 %28, i32 %13)
  %31 = select i1 %29, i32 %13, i32 %30
  %32 = getelementptr [32 x i32], ptr %8, i64 0, i64 %21
  store i32 %31, ptr %32, align 4
  %33 = getelementptr [32 x i64], ptr %1, i64 0, i64 %21
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr [32 x i64], ptr %9, i64 0, i64 %21
  store i64 %34, ptr %35, align 8
  %36 = trunc nuw nsw i64 %21 to i32
  %37 = shl nuw i32 1, %36
  %38 = and i32 %37, %3
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %51, label %40

40:                                               ; preds = %27
  %41 = icmp eq i32 %31, %13
  %42 = zext i1 %41 to i32
  %43 = shl nuw i32 %42, %36
  %44 = or i32 %43, %22
  %45 = icmp sgt i32 %31, 0
  %46 = xor i1 %41, true
  %47 = and i1 %45, %46
  %48 = zext i1 %47 to i32
  %49 = shl nuw i32 %48, %36
  %50 = or i32 %49, %23
  br label %51

51:                                               ; preds = %40, %27
  %52 = phi i32 [ %50, %40 ], [ %23, %27 ]
  %53 = phi i32 [ %44, %40 ], [ %22, %27 ]
  %54 = add nuw nsw i64 %21, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %18, label %20, !llvm.loop !45

56:                                               ; preds = %18
  %57 = or i32 %53, %52
  %58 = getelementptr %struct.Slot, ptr %11, i64 %2
  %59 = getelementptr inbounds i8, ptr %0, i64 200
  br label %60

60:                                               ; preds = %78, %56
  %61 = phi i32 [ %57, %56 ], [ %81, %78 ]
  %62 = phi i32 [ 0, %56 ], [ %79, %78 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %61, i1 true)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #19
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr [32 x i64], ptr %1, i64 0, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr i32, ptr %8, i64 %64
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef %58, i64 noundef %66, i64 noundef %69, ptr noundef nonnull %7) #18
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %60
  %73 = shl nuw i32 1, %63
  %74 = or i32 %73, %62
  br label %78

75:                                               ; preds = %60
  %76 = load ptr, ptr %59, align 8
  %77 = getelementptr %struct.Fault, ptr %76, i64 %2
  tail call fastcc void @record(ptr noundef %77, ptr noundef readonly %0, ptr noundef nonnull readonly %1, i32 noundef %63) #18
  br label %78

78:                                               ; preds = %75, %72
  %79 = phi i32 [ %74, %72 ], [ %62, %75 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #19
  %80 = add i32 %61, -1
  %81 = and i32 %80, %61
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %60, !llvm.loop !46

83:                                               ; preds = %78
  tail call fastcc void @count_here(ptr noundef readonly %0, ptr noundef nonnull readonly %1, i64 noundef %2, i32 noundef %57) #18
  br label %86

84:                                               ; preds = %18
  %85 = tail call fastcc i32 @ask(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %53) #18
  br label %86

86:                                               ; preds = %84, %83
  %87 = phi i32 [ %79, %83 ], [ %85, %84 ]
  %88 = getelementptr i8, ptr %1, i64 256
  br label %95

89:                                               ; preds = %103
  %90 = add i64 %2, 1
  %91 = tail call fastcc i32 @ask(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %90, i32 noundef %3) #18
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %158, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds i8, ptr %1, i64 2848
  br label %109

95:                                               ; preds = %86, %103
  %96 = phi i64 [ 0, %86 ], [ %107, %103 ]
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = shl nuw i32 1, %97
  %99 = and i32 %98, %87
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %103

101:                                              ; preds = %95
  %102 = getelementptr [32 x i32], ptr %8, i64 0, i64 %96
  store i32 0, ptr %102, align 4
  br label %103

103:                                              ; preds = %101, %95
  %104 = getelementptr i64, ptr %88, i64 %96
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr [32 x i64], ptr %1, i64 0, i64 %96
  store i64 %105, ptr %106, align 8
  %107 = add nuw nsw i64 %96, 1
  %108 = icmp eq i64 %107, 32
  br i1 %108, label %89, label %95, !llvm.loop !47

109:                                              ; preds = %93, %139
  %110 = phi i32 [ %91, %93 ], [ %141, %139 ]
  %111 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %110, i1 true)
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr i32, ptr %94, i64 %112
  %114 = load i32, ptr %113, align 4
  br label %115

115:                                              ; preds = %109, %115
  %116 = phi i32 [ %127, %115 ], [ %110, %109 ]
  %117 = phi i32 [ %125, %115 ], [ 0, %109 ]
  %118 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %116, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr i32, ptr %94, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = icmp eq i32 %121, %114
  %123 = zext i1 %122 to i32
  %124 = shl nuw i32 %123, %118
  %125 = or i32 %124, %117
  %126 = add i32 %116, -1
  %127 = and i32 %126, %116
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %115, !llvm.loop !48

129:                                              ; preds = %115
  %130 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %125, i1 true)
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr [32 x i32], ptr %94, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %125, i32 noundef %133, i64 noundef %5) #18
  %135 = getelementptr inbounds i8, ptr %134, i64 12
  store i32 %13, ptr %135, align 4
  %136 = getelementptr inbounds i8, ptr %134, i64 24
  %137 = getelementptr inbounds i8, ptr %134, i64 280
  %138 = getelementptr inbounds i8, ptr %134, i64 408
  br label %143

139:                                              ; preds = %143
  %140 = xor i32 %125, -1
  %141 = and i32 %110, %140
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %158, label %109, !llvm.loop !49

143:                                              ; preds = %129, %143
  %144 = phi i64 [ 0, %129 ], [ %156, %143 ]
  %145 = getelementptr [32 x i64], ptr %9, i64 0, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr [32 x i64], ptr %136, i64 0, i64 %144
  store i64 %146, ptr %147, align 8
  %148 = getelementptr [32 x i64], ptr %1, i64 0, i64 %144
  %149 = load i64, ptr %148, align 8
  %150 = trunc i64 %149 to i32
  %151 = getelementptr [32 x i32], ptr %137, i64 0, i64 %144
  store i32 %150, ptr %151, align 4
  %152 = getelementptr [32 x i32], ptr %8, i64 0, i64 %144
  %153 = load i32, ptr %152, align 4
  %154 = trunc i32 %153 to i8
  %155 = getelementptr [32 x i8], ptr %138, i64 0, i64 %144
  store i8 %154, ptr %155, align 1
  %156 = add nuw nsw i64 %144, 1
  %157 = icmp eq i64 %156, 32
  br i1 %157, label %139, label %143, !llvm.loop !50

158:                                              ; preds = %139, %89, %6
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #19
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc i32 @ask(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %109, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %1, i64 1936
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr ptr, ptr %11, i64 %2
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 464
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, %3
  br i1 %16, label %17, label %69

17:                                               ; preds = %9
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr [32 x i64], ptr %1, i64 0, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 448
  %23 = load i64, ptr %22, align 8
  %24 = sub i64 %21, %23
  %25 = getelementptr inbounds i8, ptr %7, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = lshr i64 %24, %28
  %30 = sub nuw nsw i32 64, %27
  %31 = zext nneg i32 %30 to i64
  %32 = shl i64 %24, %31
  %33 = or i64 %32, %29
  %34 = getelementptr inbounds i8, ptr %13, i64 456
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %33, %35
  br i1 %36, label %69, label %37

37:                                               ; preds = %17
  %38 = load i32, ptr %7, align 8
  %39 = icmp eq i32 %38, 0
  %40 = getelementptr inbounds i8, ptr %13, i64 192
  br label %41

41:                                               ; preds = %62, %37
  %42 = phi i64 [ 0, %37 ], [ %65, %62 ]
  %43 = phi i64 [ 0, %37 ], [ %64, %62 ]
  br i1 %39, label %44, label %47

44:                                               ; preds = %41
  %45 = getelementptr [32 x i64], ptr %40, i64 0, i64 %42
  %46 = load i64, ptr %45, align 8
  br label %51

47:                                               ; preds = %41
  %48 = getelementptr i32, ptr %40, i64 %42
  %49 = load i32, ptr %48, align 4
  %50 = sext i32 %49 to i64
  br label %51

51:                                               ; preds = %47, %44
  %52 = phi i64 [ %46, %44 ], [ %50, %47 ]
  %53 = trunc nuw nsw i64 %42 to i32
  %54 = shl nuw i32 1, %53
  %55 = and i32 %54, %3
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %62, label %57

57:                                               ; preds = %51
  %58 = getelementptr [32 x i64], ptr %1, i64 0, i64 %42
  %59 = load i64, ptr %58, align 8
  %60 = sub i64 %59, %21
  %61 = xor i64 %60, %52
  br label %62

62:                                               ; preds = %57, %51
  %63 = phi i64 [ %61, %57 ], [ 0, %51 ]
  %64 = or i64 %63, %43
  %65 = add nuw nsw i64 %42, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %67, label %41, !llvm.loop !51

67:                                               ; preds = %62
  %68 = icmp eq i64 %64, 0
  br i1 %68, label %77, label %69

69:                                               ; preds = %17, %9, %67
  %70 = tail call ptr @rooftile_resolve(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
  %71 = icmp eq ptr %70, null
  br i1 %71, label %96, label %72

72:                                               ; preds = %69
  %73 = getelementptr inbounds i8, ptr %7, i64 4
  %74 = load i32, ptr %73, align 4
  %75 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %76 = zext nneg i32 %75 to i64
  br label %77

77:                                               ; preds = %72, %67
  %78 = phi i64 [ %76, %72 ], [ %19, %67 ]
  %79 = phi i32 [ %74, %72 ], [ %26, %67 ]
  %80 = phi ptr [ %70, %72 ], [ %13, %67 ]
  %81 = getelementptr inbounds i8, ptr %7, i64 16
  %82 = load i32, ptr %81, align 8
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %80, i64 472
  %85 = getelementptr [32 x i64], ptr %1, i64 0, i64 %78
  %86 = load i64, ptr %85, align 8
  %87 = sext i32 %79 to i64
  %88 = sdiv i64 %86, %87
  %89 = getelementptr inbounds i8, ptr %7, i64 32
  %90 = load i64, ptr %89, align 8
  %91 = add i64 %90, -1
  %92 = and i64 %91, %88
  %93 = getelementptr [0 x i64], ptr %84, i64 0, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = add i64 %94, %83
  store i64 %95, ptr %93, align 8
  br label %109

96:                                               ; preds = %69, %96
  %97 = phi i32 [ %106, %96 ], [ %3, %69 ]
  %98 = phi i32 [ %104, %96 ], [ 0, %69 ]
  %99 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %97, i1 true)
  %100 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %99) #18
  %101 = icmp ne ptr %100, null
  %102 = zext i1 %101 to i32
  %103 = shl nuw i32 %102, %99
  %104 = or i32 %103, %98
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96, !llvm.loop !52

108:                                              ; preds = %96
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #18
  br label %109

109:                                              ; preds = %4, %108, %77
  %110 = phi i32 [ %3, %77 ], [ %104, %108 ], [ 0, %4 ]
  ret i32 %110
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc noundef ptr @new_copy(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds i8, ptr %1, i64 2840
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 512
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %1, i64 2824
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 2832
  %14 = load i64, ptr %13, align 8
  %15 = srem i64 %14, 512
  %16 = getelementptr %struct.Copy, ptr %12, i64 %15
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %16, i32 noundef -1) #18
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #18
  %17 = load i64, ptr %7, align 8
  br label %18

18:                                               ; preds = %10, %6
  %19 = phi i64 [ %17, %10 ], [ %8, %6 ]
  %20 = add i64 %19, 1
  store i64 %20, ptr %7, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 2824
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 2832
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, %19
  %26 = srem i64 %25, 512
  %27 = getelementptr %struct.Copy, ptr %22, i64 %26
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store i32 %2, ptr %28, align 8
  store i32 %3, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 4
  store i32 %4, ptr %29, align 4
  %30 = getelementptr inbounds i8, ptr %27, i64 16
  store i64 %5, ptr %30, align 8
  ret ptr %27
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_copy_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 2848
  br label %6

6:                                                ; preds = %4, %6
  %7 = phi i32 [ %1, %4 ], [ %14, %6 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr [32 x i32], ptr %5, i64 0, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = add i32 %11, 1
  store i32 %12, ptr %10, align 4
  %13 = add i32 %7, -1
  %14 = and i32 %13, %7
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %6, !llvm.loop !53

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_copy_wait(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = icmp sgt i32 %3, -1
  %6 = icmp eq i32 %2, 0
  %7 = or i1 %6, %5
  br i1 %7, label %20, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 2848
  br label %10

10:                                               ; preds = %10, %8
  %11 = phi i32 [ %2, %8 ], [ %18, %10 ]
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i32], ptr %9, i64 0, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = add i32 %11, -1
  %18 = and i32 %17, %11
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %10, !llvm.loop !53

20:                                               ; preds = %10, %4
  %21 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %22 = getelementptr inbounds i8, ptr %1, i64 2840
  %23 = load i64, ptr %22, align 8
  %24 = icmp sgt i64 %23, 0
  br i1 %24, label %25, label %29

25:                                               ; preds = %20
  %26 = getelementptr inbounds i8, ptr %1, i64 2824
  %27 = getelementptr inbounds i8, ptr %1, i64 2832
  %28 = getelementptr inbounds i8, ptr %1, i64 2848
  br label %30

29:                                               ; preds = %67, %20
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #18
  ret void

30:                                               ; preds = %25, %67
  %31 = phi i64 [ %23, %25 ], [ %68, %67 ]
  %32 = phi i64 [ 0, %25 ], [ %69, %67 ]
  %33 = load ptr, ptr %26, align 8
  %34 = load i64, ptr %27, align 8
  %35 = add i64 %34, %32
  %36 = srem i64 %35, 512
  %37 = getelementptr %struct.Copy, ptr %33, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %67

41:                                               ; preds = %30
  %42 = load i32, ptr %37, align 8
  %43 = and i32 %42, %2
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %67, label %45

45:                                               ; preds = %41
  %46 = getelementptr inbounds i8, ptr %37, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = add i32 %47, %21
  br label %49

49:                                               ; preds = %45, %49
  %50 = phi i32 [ %43, %45 ], [ %61, %49 ]
  %51 = phi i32 [ 0, %45 ], [ %59, %49 ]
  %52 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %50, i1 true)
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr [32 x i32], ptr %28, i64 0, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = icmp ult i32 %48, %55
  %57 = zext i1 %56 to i32
  %58 = shl nuw i32 %57, %52
  %59 = or i32 %58, %51
  %60 = add i32 %50, -1
  %61 = and i32 %60, %50
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %49, !llvm.loop !54

63:                                               ; preds = %49
  %64 = icmp eq i32 %59, 0
  br i1 %64, label %67, label %65

65:                                               ; preds = %63
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %37, i32 noundef %59) #18
  %66 = load i64, ptr %22, align 8
  br label %67

67:                                               ; preds = %41, %63, %65, %30
  %68 = phi i64 [ %31, %63 ], [ %66, %65 ], [ %31, %30 ], [ %31, %41 ]
  %69 = add nuw nsw i64 %32, 1
  %70 = icmp slt i64 %69, %68
  br i1 %70, label %30, label %29, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @complete(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = load i32, ptr %2, align 8
  %6 = and i32 %5, %3
  %7 = xor i32 %6, %5
  store i32 %7, ptr %2, align 8
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %36, label %9

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = getelementptr inbounds i8, ptr %2, i64 280
  %12 = getelementptr inbounds i8, ptr %2, i64 8
  %13 = getelementptr inbounds i8, ptr %2, i64 24
  %14 = getelementptr inbounds i8, ptr %2, i64 408
  %15 = getelementptr inbounds i8, ptr %2, i64 12
  %16 = getelementptr inbounds i8, ptr %2, i64 16
  %17 = getelementptr i8, ptr %0, i64 712
  %18 = getelementptr inbounds i8, ptr %0, i64 240
  %19 = getelementptr i8, ptr %0, i64 720
  %20 = getelementptr inbounds i8, ptr %1, i64 1952
  %21 = getelementptr i8, ptr %0, i64 728
  %22 = getelementptr i8, ptr %0, i64 736
  %23 = getelementptr i8, ptr %0, i64 744
  %24 = getelementptr i8, ptr %0, i64 752
  br label %25

25:                                               ; preds = %9, %89
  %26 = phi i32 [ %6, %9 ], [ %91, %89 ]
  %27 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = load ptr, ptr %10, align 8
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr [32 x i32], ptr %11, i64 0, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr i8, ptr %28, i64 %32
  %34 = load i32, ptr %12, align 8
  %35 = icmp eq i32 %34, 1
  br i1 %35, label %37, label %58

36:                                               ; preds = %89, %4
  ret void

37:                                               ; preds = %25
  %38 = tail call fastcc i32 @arrive_at(ptr noundef nonnull %0, ptr noundef %33, i64 noundef 1, i64 noundef 0, i32 noundef 0, i32 noundef 1) #18
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %89, label %40

40:                                               ; preds = %37
  %41 = load i64, ptr %16, align 8
  %42 = add nsw i32 %38, -1
  %43 = zext nneg i32 %42 to i64
  %44 = load i32, ptr %30, align 4
  %45 = sext i32 %44 to i64
  %46 = load i64, ptr %17, align 8
  %47 = icmp eq i64 %46, 0
  %48 = load i64, ptr %18, align 8
  br i1 %47, label %52, label %49

49:                                               ; preds = %40
  %50 = load i64, ptr %19, align 8
  %51 = icmp slt i64 %48, %50
  br i1 %51, label %52, label %56

52:                                               ; preds = %49, %40
  store i64 %48, ptr %19, align 8
  %53 = load i64, ptr %20, align 8
  %54 = shl i64 %53, 5
  %55 = or disjoint i64 %54, %29
  store i64 %55, ptr %21, align 8
  store i64 %41, ptr %22, align 8
  store i64 %43, ptr %23, align 8
  store i64 %45, ptr %24, align 8
  br label %56

56:                                               ; preds = %49, %52
  %57 = add i64 %46, 1
  store i64 %57, ptr %17, align 8
  br label %89

58:                                               ; preds = %25
  %59 = getelementptr [32 x i64], ptr %13, i64 0, i64 %29
  %60 = load i64, ptr %59, align 8
  %61 = inttoptr i64 %60 to ptr
  %62 = getelementptr [32 x i8], ptr %14, i64 0, i64 %29
  %63 = load i8, ptr %62, align 1
  %64 = zext i8 %63 to i64
  switch i8 %63, label %65 [
    i8 16, label %67
    i8 4, label %68
  ]

65:                                               ; preds = %58
  %66 = load i32, ptr %15, align 4
  br label %73

67:                                               ; preds = %58
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %33, ptr noundef nonnull align 1 dereferenceable(16) %61, i64 16, i1 false)
  br label %89

68:                                               ; preds = %58
  %69 = load i32, ptr %15, align 4
  %70 = icmp eq i32 %69, 4
  br i1 %70, label %71, label %73

71:                                               ; preds = %68
  %72 = load i32, ptr %61, align 1
  store i32 %72, ptr %33, align 1
  br label %89

73:                                               ; preds = %65, %68
  %74 = phi i32 [ %66, %65 ], [ %69, %68 ]
  %75 = icmp sgt i32 %74, 0
  br i1 %75, label %76, label %89

76:                                               ; preds = %73, %82
  %77 = phi i64 [ %85, %82 ], [ 0, %73 ]
  %78 = icmp ult i64 %77, %64
  br i1 %78, label %79, label %82

79:                                               ; preds = %76
  %80 = getelementptr i8, ptr %61, i64 %77
  %81 = load i8, ptr %80, align 1
  br label %82

82:                                               ; preds = %76, %79
  %83 = phi i8 [ %81, %79 ], [ 0, %76 ]
  %84 = getelementptr i8, ptr %33, i64 %77
  store i8 %83, ptr %84, align 1
  %85 = add nuw nsw i64 %77, 1
  %86 = load i32, ptr %15, align 4
  %87 = sext i32 %86 to i64
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %76, label %89, !llvm.loop !56

89:                                               ; preds = %82, %73, %67, %71, %37, %56
  %90 = add i32 %26, -1
  %91 = and i32 %90, %26
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %36, label %25, !llvm.loop !57
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @forget_done(ptr nocapture noundef %0) unnamed_addr #13 {
  %2 = getelementptr inbounds i8, ptr %0, i64 2840
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 2824
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 2832
  %9 = load i64, ptr %8, align 8
  br label %10

10:                                               ; preds = %5, %17
  %11 = phi i64 [ %9, %5 ], [ %19, %17 ]
  %12 = phi i64 [ %3, %5 ], [ %20, %17 ]
  %13 = srem i64 %11, 512
  %14 = getelementptr %struct.Copy, ptr %7, i64 %13
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %22

17:                                               ; preds = %10
  %18 = add i64 %11, 1
  %19 = srem i64 %18, 512
  store i64 %19, ptr %8, align 8
  %20 = add i64 %12, -1
  store i64 %20, ptr %2, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %10, !llvm.loop !58

22:                                               ; preds = %10, %17, %1
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_copy_arrive(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = alloca ptr, align 8
  %7 = icmp eq i32 %2, 0
  br i1 %7, label %83, label %8

8:                                                ; preds = %5
  %9 = icmp eq i32 %3, 0
  %10 = zext i1 %9 to i64
  %11 = getelementptr i8, ptr %0, i64 712
  %12 = getelementptr inbounds i8, ptr %0, i64 240
  %13 = getelementptr i8, ptr %0, i64 720
  %14 = getelementptr inbounds i8, ptr %1, i64 1952
  %15 = getelementptr i8, ptr %0, i64 728
  %16 = getelementptr i8, ptr %0, i64 736
  %17 = getelementptr i8, ptr %0, i64 744
  %18 = getelementptr i8, ptr %0, i64 752
  br label %19

19:                                               ; preds = %8, %63
  %20 = phi i32 [ 0, %8 ], [ %64, %63 ]
  %21 = phi i32 [ %2, %8 ], [ %66, %63 ]
  %22 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #19
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr [32 x i64], ptr %1, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %22, i64 noundef %25, i64 noundef %4, ptr noundef nonnull %6) #18
  %27 = icmp eq ptr %26, null
  br i1 %27, label %63, label %30

28:                                               ; preds = %63
  %29 = icmp eq i32 %64, 0
  br i1 %29, label %83, label %68

30:                                               ; preds = %19
  %31 = load i64, ptr %26, align 8
  %32 = lshr i64 %31, 20
  %33 = and i64 %32, 1048575
  %34 = and i64 %31, 6917529027641081856
  %35 = icmp ne i64 %34, 2305843009213693952
  %36 = load ptr, ptr %6, align 8
  %37 = icmp ne ptr %36, %0
  %38 = select i1 %35, i1 true, i1 %37
  %39 = icmp eq i64 %33, 1048575
  %40 = and i1 %9, %39
  %41 = or i1 %38, %40
  br i1 %41, label %42, label %56

42:                                               ; preds = %30
  %43 = load i64, ptr %24, align 8
  %44 = load i64, ptr %11, align 8
  %45 = icmp eq i64 %44, 0
  %46 = load i64, ptr %12, align 8
  br i1 %45, label %50, label %47

47:                                               ; preds = %42
  %48 = load i64, ptr %13, align 8
  %49 = icmp slt i64 %46, %48
  br i1 %49, label %50, label %54

50:                                               ; preds = %47, %42
  store i64 %46, ptr %13, align 8
  %51 = load i64, ptr %14, align 8
  %52 = shl i64 %51, 5
  %53 = or disjoint i64 %52, %23
  store i64 %53, ptr %15, align 8
  store i64 %4, ptr %16, align 8
  store i64 0, ptr %17, align 8
  store i64 %43, ptr %18, align 8
  br label %54

54:                                               ; preds = %47, %50
  %55 = add i64 %44, 1
  store i64 %55, ptr %11, align 8
  br label %63

56:                                               ; preds = %30
  %57 = add nuw nsw i64 %33, %10
  %58 = shl nuw nsw i64 %57, 20
  %59 = and i64 %31, -4611687117937967105
  %60 = or i64 %59, %58
  store i64 %60, ptr %26, align 8
  %61 = shl nuw i32 1, %22
  %62 = or i32 %61, %20
  br label %63

63:                                               ; preds = %19, %56, %54
  %64 = phi i32 [ %20, %54 ], [ %62, %56 ], [ %20, %19 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #19
  %65 = add i32 %21, -1
  %66 = and i32 %65, %21
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %28, label %19, !llvm.loop !59

68:                                               ; preds = %28
  %69 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %64, i32 noundef 0, i64 noundef %4) #18
  %70 = getelementptr inbounds i8, ptr %69, i64 280
  br label %71

71:                                               ; preds = %68, %71
  %72 = phi i32 [ %64, %68 ], [ %81, %71 ]
  %73 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr [32 x i64], ptr %1, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = trunc i64 %76 to i32
  %78 = and i32 %77, 16777215
  %79 = getelementptr [32 x i32], ptr %70, i64 0, i64 %74
  store i32 %78, ptr %79, align 4
  %80 = add i32 %72, -1
  %81 = and i32 %80, %72
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %71, !llvm.loop !60

83:                                               ; preds = %71, %5, %28
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @rooftile_run(ptr nocapture noundef %0) local_unnamed_addr #14 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 248
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = getelementptr inbounds i8, ptr %0, i64 856
  %8 = getelementptr inbounds i8, ptr %0, i64 232
  %9 = getelementptr inbounds i8, ptr %0, i64 848
  %10 = getelementptr inbounds i8, ptr %0, i64 904
  %11 = getelementptr inbounds i8, ptr %0, i64 896
  br label %12

12:                                               ; preds = %1080, %1
  %13 = load i64, ptr %4, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = load i64, ptr %7, align 8
  br label %200

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8
  %19 = load atomic i32, ptr %18 monotonic, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %1208

21:                                               ; preds = %17
  %22 = load ptr, ptr %6, align 8
  %23 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 %24, %23
  %26 = load i64, ptr %8, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %1208

28:                                               ; preds = %21
  %29 = icmp sgt i64 %24, 0
  br i1 %29, label %30, label %1075

30:                                               ; preds = %28, %196
  %31 = phi i64 [ %197, %196 ], [ 0, %28 ]
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr ptr, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8
  %35 = add i64 %31, %25
  %36 = getelementptr inbounds i8, ptr %34, i64 872
  %37 = load i64, ptr %36, align 8
  %38 = sdiv i64 %35, %37
  %39 = srem i64 %35, %37
  %40 = getelementptr inbounds i8, ptr %34, i64 240
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %34, i64 880
  store i64 %39, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %34, i64 272
  store i64 -1, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %34, i64 248
  store i64 1, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %34, i64 948
  %45 = getelementptr inbounds i8, ptr %34, i64 936
  %46 = getelementptr inbounds i8, ptr %34, i64 972
  %47 = getelementptr inbounds i8, ptr %34, i64 960
  %48 = getelementptr inbounds i8, ptr %34, i64 808
  %49 = getelementptr inbounds i8, ptr %34, i64 820
  br label %54

50:                                               ; preds = %54
  store i64 %77, ptr %40, align 8
  %51 = getelementptr inbounds i8, ptr %34, i64 416
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %90, label %86

54:                                               ; preds = %54, %30
  %55 = phi i64 [ 0, %30 ], [ %84, %54 ]
  %56 = phi i64 [ %38, %30 ], [ %78, %54 ]
  %57 = phi i64 [ %39, %30 ], [ %79, %54 ]
  %58 = phi i64 [ 1, %30 ], [ %83, %54 ]
  %59 = phi i64 [ 0, %30 ], [ %77, %54 ]
  %60 = getelementptr [3 x i32], ptr %44, i64 0, i64 %55
  %61 = load i32, ptr %60, align 4
  %62 = sext i32 %61 to i64
  %63 = srem i64 %56, %62
  %64 = trunc nsw i64 %63 to i32
  %65 = getelementptr [3 x i32], ptr %45, i64 0, i64 %55
  store i32 %64, ptr %65, align 4
  %66 = getelementptr [3 x i32], ptr %46, i64 0, i64 %55
  %67 = load i32, ptr %66, align 4
  %68 = sext i32 %67 to i64
  %69 = srem i64 %57, %68
  %70 = trunc nsw i64 %69 to i32
  %71 = getelementptr [3 x i32], ptr %47, i64 0, i64 %55
  store i32 %70, ptr %71, align 4
  %72 = mul i32 %67, %64
  %73 = add i32 %72, %70
  %74 = getelementptr [3 x i32], ptr %48, i64 0, i64 %55
  store i32 %73, ptr %74, align 4
  %75 = sext i32 %73 to i64
  %76 = mul i64 %58, %75
  %77 = add i64 %76, %59
  %78 = sdiv i64 %56, %62
  %79 = sdiv i64 %57, %68
  %80 = getelementptr [3 x i32], ptr %49, i64 0, i64 %55
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  %83 = mul i64 %58, %82
  %84 = add nuw nsw i64 %55, 1
  %85 = icmp eq i64 %84, 3
  br i1 %85, label %50, label %54, !llvm.loop !61

86:                                               ; preds = %50
  %87 = getelementptr i32, ptr %52, i64 %77
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  br label %90

90:                                               ; preds = %86, %50
  %91 = phi i64 [ %89, %86 ], [ -1, %50 ]
  %92 = getelementptr inbounds i8, ptr %34, i64 448
  store i64 %91, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %34, i64 24
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds i8, ptr %34, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, 4
  br i1 %97, label %98, label %101

98:                                               ; preds = %101, %90
  %99 = and i64 %96, -4
  %100 = icmp eq i64 %99, %96
  br i1 %100, label %117, label %107

101:                                              ; preds = %90, %101
  %102 = phi i64 [ %105, %101 ], [ 4, %90 ]
  %103 = phi i64 [ %102, %101 ], [ 0, %90 ]
  %104 = getelementptr i8, ptr %94, i64 %103
  store i32 2146926583, ptr %104, align 1
  %105 = add nuw nsw i64 %102, 4
  %106 = icmp sgt i64 %105, %96
  br i1 %106, label %98, label %101, !llvm.loop !62

107:                                              ; preds = %98, %107
  %108 = phi i64 [ %115, %107 ], [ %99, %98 ]
  %109 = trunc i64 %108 to i32
  %110 = shl i32 %109, 3
  %111 = and i32 %110, 24
  %112 = lshr i32 2146926583, %111
  %113 = trunc i32 %112 to i8
  %114 = getelementptr i8, ptr %94, i64 %108
  store i8 %113, ptr %114, align 1
  %115 = add nsw i64 %108, 1
  %116 = icmp slt i64 %115, %96
  br i1 %116, label %107, label %117, !llvm.loop !63

117:                                              ; preds = %107, %98
  %118 = getelementptr inbounds i8, ptr %34, i64 288
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %118, i8 0, i64 128, i1 false)
  %119 = getelementptr inbounds i8, ptr %34, i64 88
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %196

122:                                              ; preds = %117
  %123 = getelementptr inbounds i8, ptr %34, i64 80
  %124 = getelementptr inbounds i8, ptr %34, i64 96
  %125 = getelementptr inbounds i8, ptr %34, i64 120
  %126 = getelementptr inbounds i8, ptr %34, i64 40
  %127 = getelementptr inbounds i8, ptr %34, i64 456
  %128 = getelementptr inbounds i8, ptr %34, i64 168
  %129 = getelementptr inbounds i8, ptr %34, i64 160
  %130 = getelementptr inbounds i8, ptr %34, i64 464
  br label %131

131:                                              ; preds = %192, %122
  %132 = phi i64 [ 0, %122 ], [ %193, %192 ]
  %133 = load ptr, ptr %123, align 8
  %134 = getelementptr %struct.Warp, ptr %133, i64 %132
  %135 = load i64, ptr %124, align 8
  %136 = shl i64 %132, 5
  %137 = sub i64 %135, %136
  %138 = getelementptr inbounds i8, ptr %134, i64 1960
  store i64 0, ptr %138, align 8
  %139 = icmp sgt i64 %137, 31
  %140 = trunc i64 %137 to i32
  %141 = shl nsw i32 -1, %140
  %142 = xor i32 %141, -1
  %143 = select i1 %139, i32 -1, i32 %142
  %144 = getelementptr inbounds i8, ptr %134, i64 1968
  store i32 %143, ptr %144, align 8
  %145 = getelementptr inbounds i8, ptr %134, i64 1972
  %146 = getelementptr inbounds i8, ptr %134, i64 2820
  store i32 0, ptr %146, align 4
  %147 = getelementptr inbounds i8, ptr %134, i64 2036
  store i32 0, ptr %147, align 4
  %148 = getelementptr inbounds i8, ptr %134, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %145, i8 0, i64 16, i1 false)
  %149 = load ptr, ptr %148, align 8
  %150 = load i64, ptr %125, align 8
  %151 = shl i64 %150, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %149, i8 0, i64 %151, i1 false)
  %152 = getelementptr inbounds i8, ptr %134, i64 1928
  %153 = load ptr, ptr %152, align 8
  %154 = load i64, ptr %126, align 8
  %155 = shl i64 %154, 5
  %156 = icmp slt i64 %155, 4
  br i1 %156, label %163, label %157

157:                                              ; preds = %131, %157
  %158 = phi i64 [ %161, %157 ], [ 4, %131 ]
  %159 = phi i64 [ %158, %157 ], [ 0, %131 ]
  %160 = getelementptr i8, ptr %153, i64 %159
  store i32 2146926583, ptr %160, align 1
  %161 = add nuw nsw i64 %158, 4
  %162 = icmp sgt i64 %161, %155
  br i1 %162, label %163, label %157, !llvm.loop !62

163:                                              ; preds = %157, %131
  %164 = load i64, ptr %92, align 8
  %165 = icmp sgt i64 %164, -1
  br i1 %165, label %171, label %166

166:                                              ; preds = %163
  %167 = load ptr, ptr %127, align 8
  %168 = icmp ne ptr %167, null
  %169 = icmp eq i64 %132, 0
  %170 = and i1 %169, %168
  br i1 %170, label %171, label %192

171:                                              ; preds = %166, %163
  %172 = load i64, ptr %128, align 8
  %173 = icmp sgt i64 %172, 0
  br i1 %173, label %174, label %192

174:                                              ; preds = %171
  %175 = getelementptr inbounds i8, ptr %134, i64 1936
  br label %176

176:                                              ; preds = %188, %174
  %177 = phi i64 [ %172, %174 ], [ %189, %188 ]
  %178 = phi i64 [ 0, %174 ], [ %190, %188 ]
  %179 = load ptr, ptr %129, align 8
  %180 = getelementptr %struct.Slot, ptr %179, i64 %178
  %181 = load i32, ptr %180, align 8
  %182 = icmp eq i32 %181, 1
  br i1 %182, label %188, label %183

183:                                              ; preds = %176
  %184 = load ptr, ptr %130, align 8
  %185 = load ptr, ptr %175, align 8
  %186 = getelementptr ptr, ptr %185, i64 %178
  store ptr %184, ptr %186, align 8
  %187 = load i64, ptr %128, align 8
  br label %188

188:                                              ; preds = %183, %176
  %189 = phi i64 [ %177, %176 ], [ %187, %183 ]
  %190 = add nuw nsw i64 %178, 1
  %191 = icmp slt i64 %190, %189
  br i1 %191, label %176, label %192, !llvm.loop !64

192:                                              ; preds = %188, %171, %166
  %193 = add nuw nsw i64 %132, 1
  %194 = load i64, ptr %119, align 8
  %195 = icmp slt i64 %193, %194
  br i1 %195, label %131, label %196, !llvm.loop !65

196:                                              ; preds = %192, %117
  %197 = add nuw nsw i64 %31, 1
  %198 = load i64, ptr %7, align 8
  %199 = icmp slt i64 %197, %198
  br i1 %199, label %30, label %200, !llvm.loop !66

200:                                              ; preds = %196, %15
  %201 = phi i64 [ %16, %15 ], [ %198, %196 ]
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %1075

203:                                              ; preds = %200, %733
  %204 = phi i32 [ %734, %733 ], [ 0, %200 ]
  %205 = phi i64 [ %735, %733 ], [ 0, %200 ]
  %206 = phi i32 [ %736, %733 ], [ 0, %200 ]
  %207 = load ptr, ptr %9, align 8
  %208 = getelementptr ptr, ptr %207, i64 %205
  %209 = load ptr, ptr %208, align 8
  %210 = getelementptr inbounds i8, ptr %209, i64 88
  %211 = load i64, ptr %210, align 8
  %212 = icmp sgt i64 %211, 0
  br i1 %212, label %213, label %727

213:                                              ; preds = %203
  %214 = getelementptr inbounds i8, ptr %209, i64 80
  %215 = getelementptr inbounds i8, ptr %209, i64 104
  %216 = getelementptr inbounds i8, ptr %209, i64 264
  %217 = getelementptr inbounds i8, ptr %209, i64 120
  %218 = getelementptr inbounds i8, ptr %209, i64 128
  %219 = getelementptr inbounds i8, ptr %209, i64 152
  %220 = getelementptr inbounds i8, ptr %209, i64 144
  %221 = getelementptr inbounds i8, ptr %209, i64 136
  %222 = getelementptr inbounds i8, ptr %209, i64 64
  %223 = getelementptr inbounds i8, ptr %209, i64 48
  %224 = getelementptr inbounds i8, ptr %209, i64 112
  %225 = getelementptr inbounds i8, ptr %209, i64 888
  br label %226

226:                                              ; preds = %471, %213
  %227 = phi i32 [ %206, %213 ], [ %472, %471 ]
  %228 = phi i32 [ 0, %213 ], [ %479, %471 ]
  %229 = phi i32 [ 0, %213 ], [ %476, %471 ]
  %230 = phi i64 [ 0, %213 ], [ %480, %471 ]
  %231 = load ptr, ptr %214, align 8
  %232 = getelementptr %struct.Warp, ptr %231, i64 %230
  %233 = getelementptr inbounds i8, ptr %232, i64 2036
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %251, label %236

236:                                              ; preds = %226
  %237 = getelementptr inbounds i8, ptr %232, i64 1972
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i32 %238, 1
  br i1 %239, label %240, label %251

240:                                              ; preds = %236
  %241 = tail call fastcc i32 @waits_over(ptr noundef nonnull %209, ptr noundef %232, i32 noundef %234) #18
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %251, label %243

243:                                              ; preds = %240
  %244 = getelementptr inbounds i8, ptr %232, i64 1960
  %245 = load i64, ptr %244, align 8
  %246 = icmp sgt i64 %245, -1
  br i1 %246, label %247, label %250

247:                                              ; preds = %243
  %248 = load i32, ptr %233, align 4
  %249 = icmp eq i32 %241, %248
  br i1 %249, label %250, label %251

250:                                              ; preds = %247, %243
  tail call fastcc void @end_wait(ptr noundef nonnull %232, i32 noundef %241, i32 noundef 1) #18
  br label %251

251:                                              ; preds = %250, %247, %240, %236, %226
  %252 = getelementptr inbounds i8, ptr %232, i64 1972
  %253 = load i32, ptr %252, align 4
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %255, label %471

255:                                              ; preds = %251
  %256 = getelementptr inbounds i8, ptr %232, i64 1960
  %257 = getelementptr inbounds i8, ptr %232, i64 1920
  %258 = getelementptr inbounds i8, ptr %232, i64 1968
  %259 = getelementptr inbounds i8, ptr %232, i64 1976
  %260 = getelementptr inbounds i8, ptr %232, i64 1944
  %261 = getelementptr inbounds i8, ptr %232, i64 1980
  br label %262

262:                                              ; preds = %449, %255
  %263 = phi i64 [ 0, %255 ], [ %450, %449 ]
  %264 = load i64, ptr %256, align 8
  %265 = icmp sgt i64 %264, -1
  br i1 %265, label %266, label %297

266:                                              ; preds = %262
  %267 = load ptr, ptr %215, align 8
  %268 = load ptr, ptr %257, align 8
  %269 = load i32, ptr %258, align 8
  %270 = tail call i64 %267(ptr noundef %268, ptr noundef %209, ptr noundef nonnull %232, i64 noundef %264, i32 noundef %269) #20
  %271 = trunc i64 %270 to i8
  switch i8 %271, label %290 [
    i8 0, label %464
    i8 1, label %272
    i8 3, label %275
    i8 4, label %277
  ]

272:                                              ; preds = %266
  %273 = getelementptr inbounds i8, ptr %232, i64 2000
  %274 = load i64, ptr %273, align 8
  store i64 %274, ptr %256, align 8
  br label %464

275:                                              ; preds = %266
  %276 = ashr i64 %270, 8
  br label %483

277:                                              ; preds = %266
  %278 = load i32, ptr %258, align 8
  %279 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %278, i1 true)
  %280 = ashr i64 %270, 8
  %281 = getelementptr i8, ptr %209, i64 568
  %282 = load i64, ptr %281, align 8
  %283 = icmp eq i64 %282, 0
  %284 = getelementptr inbounds i8, ptr %209, i64 240
  %285 = load i64, ptr %284, align 8
  br i1 %283, label %1055, label %286

286:                                              ; preds = %277
  %287 = getelementptr i8, ptr %209, i64 576
  %288 = load i64, ptr %287, align 8
  %289 = icmp slt i64 %285, %288
  br i1 %289, label %1055, label %1071

290:                                              ; preds = %266
  store i64 -1, ptr %256, align 8
  %291 = load i32, ptr %259, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %296

293:                                              ; preds = %290
  %294 = load i64, ptr %216, align 8
  %295 = add i64 %294, 1
  store i64 %295, ptr %216, align 8
  br label %296

296:                                              ; preds = %293, %290
  store i32 1, ptr %259, align 8
  br label %297

297:                                              ; preds = %296, %262
  %298 = add i64 %263, 1
  %299 = load i64, ptr %217, align 8
  %300 = and i64 %263, 65535
  %301 = icmp eq i64 %300, 65535
  br i1 %301, label %306, label %302

302:                                              ; preds = %297
  %303 = icmp sgt i64 %299, 0
  br i1 %303, label %304, label %323

304:                                              ; preds = %302
  %305 = load ptr, ptr %260, align 8
  br label %315

306:                                              ; preds = %297, %310
  %307 = phi i64 [ %308, %310 ], [ %299, %297 ]
  %308 = add i64 %307, -1
  %309 = icmp slt i64 %308, 0
  br i1 %309, label %323, label %310

310:                                              ; preds = %306
  %311 = load ptr, ptr %260, align 8
  %312 = getelementptr i32, ptr %311, i64 %308
  %313 = load i32, ptr %312, align 4
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %306, label %327, !llvm.loop !67

315:                                              ; preds = %320, %304
  %316 = phi i64 [ 0, %304 ], [ %321, %320 ]
  %317 = getelementptr i32, ptr %305, i64 %316
  %318 = load i32, ptr %317, align 4
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %327

320:                                              ; preds = %315
  %321 = add nuw nsw i64 %316, 1
  %322 = icmp eq i64 %321, %299
  br i1 %322, label %323, label %315, !llvm.loop !68

323:                                              ; preds = %302, %320, %306
  %324 = load i32, ptr %258, align 8
  %325 = icmp eq i32 %324, 0
  %326 = select i1 %325, i32 2, i32 1
  br label %464

327:                                              ; preds = %315, %310
  %328 = phi i32 [ %313, %310 ], [ %318, %315 ]
  %329 = phi ptr [ %311, %310 ], [ %305, %315 ]
  %330 = phi i64 [ %308, %310 ], [ %316, %315 ]
  %331 = getelementptr i32, ptr %329, i64 %330
  %332 = load i32, ptr %258, align 8
  %333 = icmp eq i32 %328, %332
  br i1 %333, label %334, label %413

334:                                              ; preds = %327
  %335 = load ptr, ptr %218, align 8
  %336 = getelementptr i8, ptr %335, i64 %330
  %337 = load i8, ptr %336, align 1
  %338 = icmp eq i8 %337, 0
  br i1 %338, label %413, label %339

339:                                              ; preds = %334
  %340 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %328, i1 true)
  %341 = load ptr, ptr %219, align 8
  %342 = load ptr, ptr %220, align 8
  %343 = getelementptr i64, ptr %342, i64 %330
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr %struct.Uniform, ptr %341, i64 %344
  %346 = getelementptr i8, ptr %343, i64 8
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr %struct.Uniform, ptr %341, i64 %347
  %349 = icmp ult ptr %345, %348
  br i1 %349, label %350, label %410

350:                                              ; preds = %339
  %351 = load ptr, ptr %257, align 8
  %352 = zext nneg i32 %340 to i64
  br label %353

353:                                              ; preds = %381, %350
  %354 = phi ptr [ %345, %350 ], [ %382, %381 ]
  %355 = load i64, ptr %354, align 8
  %356 = getelementptr i8, ptr %351, i64 %355
  %357 = getelementptr inbounds i8, ptr %354, i64 16
  %358 = load i64, ptr %357, align 8
  %359 = icmp eq i64 %358, 0
  br i1 %359, label %363, label %360

360:                                              ; preds = %353
  %361 = mul i64 %358, %352
  %362 = getelementptr i8, ptr %356, i64 %361
  br label %369

363:                                              ; preds = %353
  %364 = load i32, ptr %356, align 4
  %365 = and i32 %364, %328
  %366 = icmp eq i32 %365, 0
  %367 = icmp eq i32 %365, %328
  %368 = or i1 %366, %367
  br i1 %368, label %381, label %413

369:                                              ; preds = %377, %360
  %370 = phi i32 [ %328, %360 ], [ %379, %377 ]
  %371 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %370, i1 true)
  %372 = zext nneg i32 %371 to i64
  %373 = mul i64 %358, %372
  %374 = getelementptr i8, ptr %356, i64 %373
  %375 = tail call i32 @memcmp(ptr noundef %374, ptr noundef %362, i64 noundef %358) #21
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %377, label %413

377:                                              ; preds = %369
  %378 = add i32 %370, -1
  %379 = and i32 %378, %370
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %369, !llvm.loop !69

381:                                              ; preds = %377, %363
  %382 = getelementptr i8, ptr %354, i64 24
  %383 = icmp ult ptr %382, %348
  br i1 %383, label %353, label %384, !llvm.loop !70

384:                                              ; preds = %381, %401
  %385 = phi ptr [ %406, %401 ], [ %345, %381 ]
  %386 = load ptr, ptr %257, align 8
  %387 = load i64, ptr %385, align 8
  %388 = getelementptr i8, ptr %386, i64 %387
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %389 = getelementptr inbounds i8, ptr %385, i64 16
  %390 = load i64, ptr %389, align 8
  %391 = icmp eq i64 %390, 0
  br i1 %391, label %392, label %397

392:                                              ; preds = %384
  %393 = load i32, ptr %388, align 4
  %394 = lshr i32 %393, %340
  %395 = and i32 %394, 1
  %396 = zext nneg i32 %395 to i64
  br label %401

397:                                              ; preds = %384
  %398 = mul i64 %390, %352
  %399 = getelementptr i8, ptr %388, i64 %398
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 1 %399, i64 %390, i1 false)
  %400 = load i64, ptr %3, align 8
  br label %401

401:                                              ; preds = %397, %392
  %402 = phi i64 [ %400, %397 ], [ %396, %392 ]
  %403 = getelementptr inbounds i8, ptr %385, i64 8
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr i8, ptr %386, i64 %404
  store i64 %402, ptr %405, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %406 = getelementptr i8, ptr %385, i64 24
  %407 = icmp ult ptr %406, %348
  br i1 %407, label %384, label %408, !llvm.loop !71

408:                                              ; preds = %401
  %409 = load ptr, ptr %260, align 8
  br label %410

410:                                              ; preds = %408, %339
  %411 = phi ptr [ %409, %408 ], [ %329, %339 ]
  %412 = getelementptr i32, ptr %411, i64 %330
  store i32 0, ptr %412, align 4
  store i64 %330, ptr %256, align 8
  br label %449

413:                                              ; preds = %363, %369, %334, %327
  %414 = load ptr, ptr %221, align 8
  %415 = getelementptr i8, ptr %414, i64 %330
  %416 = load i8, ptr %415, align 1
  %417 = icmp eq i8 %416, 0
  br i1 %417, label %436, label %418

418:                                              ; preds = %413
  %419 = load ptr, ptr %222, align 8
  %420 = shl nuw i64 %330, 1
  %421 = getelementptr i64, ptr %419, i64 %420
  %422 = load i64, ptr %421, align 8
  %423 = add i64 %422, 1
  store i64 %423, ptr %421, align 8
  %424 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %328)
  %425 = zext nneg i32 %424 to i64
  %426 = load ptr, ptr %222, align 8
  %427 = or disjoint i64 %420, 1
  %428 = getelementptr i64, ptr %426, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = add i64 %429, %425
  store i64 %430, ptr %428, align 8
  %431 = xor i32 %328, -1
  %432 = load i32, ptr %258, align 8
  %433 = and i32 %432, %431
  store i32 %433, ptr %258, align 8
  %434 = load ptr, ptr %260, align 8
  %435 = getelementptr i32, ptr %434, i64 %330
  store i32 0, ptr %435, align 4
  br label %449

436:                                              ; preds = %413
  %437 = load ptr, ptr %223, align 8
  %438 = load atomic i32, ptr %437 monotonic, align 4
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %483

440:                                              ; preds = %436
  %441 = load ptr, ptr %224, align 8
  %442 = getelementptr ptr, ptr %441, i64 %330
  %443 = load ptr, ptr %442, align 8
  %444 = icmp eq ptr %443, null
  br i1 %444, label %483, label %445

445:                                              ; preds = %440
  store i32 0, ptr %331, align 4
  %446 = load ptr, ptr %257, align 8
  tail call void %443(ptr noundef %446, ptr noundef nonnull %209, ptr noundef %232, i32 noundef %328) #20
  %447 = load i32, ptr %261, align 4
  %448 = icmp slt i32 %447, 0
  br i1 %448, label %451, label %449

449:                                              ; preds = %445, %418, %410
  %450 = phi i64 [ 0, %410 ], [ %298, %418 ], [ %298, %445 ]
  br label %262

451:                                              ; preds = %445
  %452 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %328, i1 true)
  %453 = getelementptr inbounds i8, ptr %232, i64 2016
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr i8, ptr %209, i64 568
  %456 = load i64, ptr %455, align 8
  %457 = icmp eq i64 %456, 0
  %458 = getelementptr inbounds i8, ptr %209, i64 240
  %459 = load i64, ptr %458, align 8
  br i1 %457, label %1055, label %460

460:                                              ; preds = %451
  %461 = getelementptr i8, ptr %209, i64 576
  %462 = load i64, ptr %461, align 8
  %463 = icmp slt i64 %459, %462
  br i1 %463, label %1055, label %1071

464:                                              ; preds = %266, %323, %272
  %465 = phi i32 [ 1, %272 ], [ %326, %323 ], [ 2, %266 ]
  store i32 %465, ptr %252, align 4
  %466 = icmp eq i32 %465, 2
  %467 = zext i1 %466 to i64
  %468 = load i64, ptr %225, align 8
  %469 = add i64 %468, %467
  store i64 %469, ptr %225, align 8
  %470 = load i32, ptr %252, align 4
  br label %471

471:                                              ; preds = %464, %251
  %472 = phi i32 [ 1, %464 ], [ %227, %251 ]
  %473 = phi i32 [ %470, %464 ], [ %253, %251 ]
  %474 = icmp ne i32 %473, 2
  %475 = zext i1 %474 to i32
  %476 = or i32 %229, %475
  %477 = getelementptr inbounds i8, ptr %232, i64 1980
  %478 = load i32, ptr %477, align 4
  %479 = or i32 %478, %228
  %480 = add nuw nsw i64 %230, 1
  %481 = load i64, ptr %210, align 8
  %482 = icmp slt i64 %480, %481
  br i1 %482, label %226, label %494, !llvm.loop !72

483:                                              ; preds = %440, %436, %275
  %484 = phi i64 [ 272, %275 ], [ 280, %440 ], [ 272, %436 ]
  %485 = phi i64 [ %276, %275 ], [ %330, %436 ], [ %330, %440 ]
  %486 = phi i32 [ 1, %275 ], [ 2, %440 ], [ 1, %436 ]
  %487 = getelementptr inbounds i8, ptr %209, i64 %484
  store i64 %485, ptr %487, align 8
  %488 = getelementptr inbounds i8, ptr %0, i64 272
  %489 = getelementptr inbounds i8, ptr %0, i64 280
  %490 = getelementptr inbounds i8, ptr %209, i64 280
  %491 = load i64, ptr %490, align 8
  store i64 %491, ptr %489, align 8
  %492 = getelementptr inbounds i8, ptr %209, i64 272
  %493 = load i64, ptr %492, align 8
  store i64 %493, ptr %488, align 8
  br label %1208

494:                                              ; preds = %471
  %495 = or i32 %476, %204
  %496 = icmp eq i32 %476, 0
  %497 = icmp ne i32 %479, 0
  %498 = select i1 %496, i1 true, i1 %497
  br i1 %498, label %727, label %499

499:                                              ; preds = %494
  %500 = getelementptr inbounds i8, ptr %209, i64 288
  %501 = getelementptr i8, ptr %209, i64 520
  %502 = getelementptr inbounds i8, ptr %209, i64 240
  %503 = getelementptr i8, ptr %209, i64 528
  %504 = getelementptr i8, ptr %209, i64 536
  %505 = getelementptr i8, ptr %209, i64 544
  %506 = getelementptr i8, ptr %209, i64 552
  %507 = getelementptr i8, ptr %209, i64 560
  br label %508

508:                                              ; preds = %721, %499
  %509 = phi i64 [ %481, %499 ], [ %722, %721 ]
  %510 = phi i64 [ 0, %499 ], [ %725, %721 ]
  %511 = phi i32 [ %472, %499 ], [ %724, %721 ]
  %512 = icmp sgt i64 %509, 0
  br i1 %512, label %513, label %721

513:                                              ; preds = %508
  %514 = load ptr, ptr %214, align 8
  br label %518

515:                                              ; preds = %557
  %516 = icmp sgt i64 %558, 0
  %517 = icmp eq i64 %562, 0
  br i1 %517, label %721, label %565

518:                                              ; preds = %557, %513
  %519 = phi i64 [ 0, %513 ], [ %562, %557 ]
  %520 = phi i64 [ 0, %513 ], [ %563, %557 ]
  %521 = phi ptr [ null, %513 ], [ %561, %557 ]
  %522 = phi ptr [ null, %513 ], [ %560, %557 ]
  %523 = phi i64 [ 0, %513 ], [ %559, %557 ]
  %524 = phi i64 [ 0, %513 ], [ %558, %557 ]
  %525 = getelementptr %struct.Warp, ptr %514, i64 %520
  %526 = getelementptr inbounds i8, ptr %525, i64 1972
  %527 = load i32, ptr %526, align 4
  switch i32 %527, label %541 [
    i32 2, label %557
    i32 1, label %528
  ]

528:                                              ; preds = %518
  %529 = getelementptr inbounds i8, ptr %525, i64 2036
  %530 = load i32, ptr %529, align 4
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %541

532:                                              ; preds = %528
  %533 = getelementptr inbounds i8, ptr %525, i64 1988
  %534 = load i32, ptr %533, align 4
  %535 = zext i32 %534 to i64
  %536 = icmp eq i64 %510, %535
  br i1 %536, label %537, label %541

537:                                              ; preds = %532
  %538 = getelementptr inbounds i8, ptr %525, i64 1980
  %539 = load i32, ptr %538, align 4
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %543, label %541

541:                                              ; preds = %537, %532, %528, %518
  %542 = add i64 %524, 1
  br label %557

543:                                              ; preds = %537
  %544 = add i64 %519, 1
  %545 = icmp eq ptr %522, null
  %546 = select i1 %545, ptr %525, ptr %522
  %547 = getelementptr inbounds i8, ptr %525, i64 2008
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr inbounds i8, ptr %546, i64 2008
  %550 = load i64, ptr %549, align 8
  %551 = icmp eq i64 %548, %550
  %552 = select i1 %551, ptr %521, ptr %525
  %553 = getelementptr inbounds i8, ptr %525, i64 1992
  %554 = load i32, ptr %553, align 8
  %555 = sext i32 %554 to i64
  %556 = tail call i64 @llvm.smax.i64(i64 %523, i64 %555)
  br label %557

557:                                              ; preds = %543, %541, %518
  %558 = phi i64 [ %542, %541 ], [ %524, %543 ], [ %524, %518 ]
  %559 = phi i64 [ %523, %541 ], [ %556, %543 ], [ %523, %518 ]
  %560 = phi ptr [ %522, %541 ], [ %546, %543 ], [ %522, %518 ]
  %561 = phi ptr [ %521, %541 ], [ %552, %543 ], [ %521, %518 ]
  %562 = phi i64 [ %519, %541 ], [ %544, %543 ], [ %519, %518 ]
  %563 = add nuw nsw i64 %520, 1
  %564 = icmp eq i64 %563, %509
  br i1 %564, label %515, label %518, !llvm.loop !73

565:                                              ; preds = %515
  %566 = icmp eq i64 %559, 0
  br i1 %566, label %573, label %567

567:                                              ; preds = %565
  %568 = shl i64 %562, 5
  %569 = getelementptr [16 x i64], ptr %500, i64 0, i64 %510
  %570 = load i64, ptr %569, align 8
  %571 = add i64 %570, %568
  %572 = icmp slt i64 %571, %559
  br i1 %572, label %721, label %574

573:                                              ; preds = %565
  br i1 %516, label %721, label %574

574:                                              ; preds = %573, %567
  %575 = icmp eq ptr %561, null
  br i1 %575, label %598, label %576

576:                                              ; preds = %574
  %577 = getelementptr inbounds i8, ptr %561, i64 1984
  %578 = load i32, ptr %577, align 8
  %579 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %578, i1 true)
  %580 = getelementptr inbounds i8, ptr %561, i64 2008
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds i8, ptr %560, i64 2008
  %583 = load i64, ptr %582, align 8
  %584 = load i64, ptr %501, align 8
  %585 = icmp eq i64 %584, 0
  %586 = load i64, ptr %502, align 8
  br i1 %585, label %590, label %587

587:                                              ; preds = %576
  %588 = load i64, ptr %503, align 8
  %589 = icmp slt i64 %586, %588
  br i1 %589, label %590, label %596

590:                                              ; preds = %587, %576
  store i64 %586, ptr %503, align 8
  %591 = getelementptr inbounds i8, ptr %561, i64 1952
  %592 = load i64, ptr %591, align 8
  %593 = shl i64 %592, 5
  %594 = zext nneg i32 %579 to i64
  %595 = or disjoint i64 %593, %594
  store i64 %595, ptr %504, align 8
  store i64 %581, ptr %505, align 8
  store i64 %583, ptr %506, align 8
  store i64 0, ptr %507, align 8
  br label %596

596:                                              ; preds = %590, %587
  %597 = add i64 %584, 1
  store i64 %597, ptr %501, align 8
  br label %598

598:                                              ; preds = %596, %574
  %599 = getelementptr inbounds i8, ptr %560, i64 1996
  %600 = load i32, ptr %599, align 4
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %675, label %609

602:                                              ; preds = %636
  %603 = icmp ne i32 %637, 0
  %604 = icmp eq i32 %600, 1
  %605 = icmp eq i32 %600, 2
  %606 = icmp sgt i32 %638, 0
  %607 = select i1 %605, i1 %603, i1 %606
  %608 = sext i1 %607 to i32
  br label %641

609:                                              ; preds = %598, %636
  %610 = phi i32 [ %638, %636 ], [ 0, %598 ]
  %611 = phi i32 [ %637, %636 ], [ 1, %598 ]
  %612 = phi i64 [ %639, %636 ], [ 0, %598 ]
  %613 = getelementptr %struct.Warp, ptr %514, i64 %612
  %614 = getelementptr inbounds i8, ptr %613, i64 1972
  %615 = load i32, ptr %614, align 4
  %616 = icmp eq i32 %615, 1
  br i1 %616, label %617, label %636

617:                                              ; preds = %609
  %618 = getelementptr inbounds i8, ptr %613, i64 2036
  %619 = load i32, ptr %618, align 4
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %621, label %636

621:                                              ; preds = %617
  %622 = getelementptr inbounds i8, ptr %613, i64 1988
  %623 = load i32, ptr %622, align 4
  %624 = zext i32 %623 to i64
  %625 = icmp eq i64 %510, %624
  br i1 %625, label %626, label %636

626:                                              ; preds = %621
  %627 = getelementptr inbounds i8, ptr %613, i64 2032
  %628 = load i32, ptr %627, align 8
  %629 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %628)
  %630 = add i32 %629, %610
  %631 = getelementptr inbounds i8, ptr %613, i64 1984
  %632 = load i32, ptr %631, align 8
  %633 = icmp eq i32 %628, %632
  %634 = and i32 %611, 1
  %635 = select i1 %633, i32 %634, i32 0
  br label %636

636:                                              ; preds = %626, %621, %617, %609
  %637 = phi i32 [ %635, %626 ], [ %611, %621 ], [ %611, %617 ], [ %611, %609 ]
  %638 = phi i32 [ %630, %626 ], [ %610, %621 ], [ %610, %617 ], [ %610, %609 ]
  %639 = add nuw nsw i64 %612, 1
  %640 = icmp eq i64 %639, %509
  br i1 %640, label %602, label %609, !llvm.loop !74

641:                                              ; preds = %671, %602
  %642 = phi i64 [ 0, %602 ], [ %672, %671 ]
  %643 = load ptr, ptr %214, align 8
  %644 = getelementptr %struct.Warp, ptr %643, i64 %642
  %645 = getelementptr inbounds i8, ptr %644, i64 1972
  %646 = load i32, ptr %645, align 4
  %647 = icmp eq i32 %646, 1
  br i1 %647, label %648, label %671

648:                                              ; preds = %641
  %649 = getelementptr inbounds i8, ptr %644, i64 2036
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %652, label %671

652:                                              ; preds = %648
  %653 = getelementptr inbounds i8, ptr %644, i64 1988
  %654 = load i32, ptr %653, align 4
  %655 = zext i32 %654 to i64
  %656 = icmp eq i64 %510, %655
  br i1 %656, label %657, label %671

657:                                              ; preds = %652
  %658 = getelementptr inbounds i8, ptr %644, i64 2024
  %659 = load i64, ptr %658, align 8
  %660 = icmp slt i64 %659, 0
  br i1 %660, label %671, label %661

661:                                              ; preds = %657
  %662 = getelementptr inbounds i8, ptr %644, i64 1920
  %663 = load ptr, ptr %662, align 8
  %664 = getelementptr i8, ptr %663, i64 %659
  br i1 %604, label %665, label %670

665:                                              ; preds = %661, %665
  %666 = phi i64 [ %668, %665 ], [ 0, %661 ]
  %667 = getelementptr i32, ptr %664, i64 %666
  store i32 %638, ptr %667, align 4
  %668 = add nuw nsw i64 %666, 1
  %669 = icmp eq i64 %668, 32
  br i1 %669, label %671, label %665, !llvm.loop !75

670:                                              ; preds = %661
  store i32 %608, ptr %664, align 4
  br label %671

671:                                              ; preds = %665, %670, %657, %652, %648, %641
  %672 = add nuw nsw i64 %642, 1
  %673 = load i64, ptr %210, align 8
  %674 = icmp slt i64 %672, %673
  br i1 %674, label %641, label %675, !llvm.loop !76

675:                                              ; preds = %671, %598
  %676 = getelementptr [16 x i64], ptr %500, i64 0, i64 %510
  store i64 0, ptr %676, align 8
  %677 = load i64, ptr %225, align 8
  %678 = add i64 %677, 1
  store i64 %678, ptr %225, align 8
  %679 = load i64, ptr %210, align 8
  %680 = icmp sgt i64 %679, 0
  br i1 %680, label %681, label %721

681:                                              ; preds = %675, %717
  %682 = phi i64 [ %718, %717 ], [ %679, %675 ]
  %683 = phi i64 [ %719, %717 ], [ 0, %675 ]
  %684 = load ptr, ptr %214, align 8
  %685 = getelementptr %struct.Warp, ptr %684, i64 %683
  %686 = getelementptr inbounds i8, ptr %685, i64 1972
  %687 = load i32, ptr %686, align 4
  %688 = icmp eq i32 %687, 1
  br i1 %688, label %689, label %717

689:                                              ; preds = %681
  %690 = getelementptr inbounds i8, ptr %685, i64 2036
  %691 = load i32, ptr %690, align 4
  %692 = icmp eq i32 %691, 0
  br i1 %692, label %693, label %717

693:                                              ; preds = %689
  %694 = getelementptr inbounds i8, ptr %685, i64 1988
  %695 = load i32, ptr %694, align 4
  %696 = zext i32 %695 to i64
  %697 = icmp eq i64 %510, %696
  br i1 %697, label %698, label %717

698:                                              ; preds = %693
  %699 = getelementptr inbounds i8, ptr %685, i64 1980
  %700 = load i32, ptr %699, align 4
  %701 = icmp eq i32 %700, 0
  br i1 %701, label %702, label %717

702:                                              ; preds = %698
  store i32 0, ptr %686, align 4
  %703 = getelementptr inbounds i8, ptr %685, i64 1960
  %704 = load i64, ptr %703, align 8
  %705 = icmp slt i64 %704, 0
  br i1 %705, label %706, label %714

706:                                              ; preds = %702
  %707 = getelementptr inbounds i8, ptr %685, i64 1984
  %708 = load i32, ptr %707, align 8
  %709 = getelementptr inbounds i8, ptr %685, i64 1944
  %710 = load ptr, ptr %709, align 8
  %711 = getelementptr inbounds i8, ptr %685, i64 2000
  %712 = load i64, ptr %711, align 8
  %713 = getelementptr i32, ptr %710, i64 %712
  store i32 %708, ptr %713, align 4
  br label %714

714:                                              ; preds = %706, %702
  %715 = getelementptr inbounds i8, ptr %685, i64 1984
  store i32 0, ptr %715, align 8
  %716 = load i64, ptr %210, align 8
  br label %717

717:                                              ; preds = %714, %698, %693, %689, %681
  %718 = phi i64 [ %682, %681 ], [ %682, %689 ], [ %682, %693 ], [ %682, %698 ], [ %716, %714 ]
  %719 = add nuw nsw i64 %683, 1
  %720 = icmp slt i64 %719, %718
  br i1 %720, label %681, label %721, !llvm.loop !77

721:                                              ; preds = %717, %675, %573, %567, %515, %508
  %722 = phi i64 [ %509, %515 ], [ %509, %573 ], [ %509, %567 ], [ %679, %675 ], [ %509, %508 ], [ %718, %717 ]
  %723 = phi i32 [ 0, %515 ], [ 0, %573 ], [ 0, %567 ], [ 1, %675 ], [ 0, %508 ], [ 1, %717 ]
  %724 = or i32 %723, %511
  %725 = add nuw nsw i64 %510, 1
  %726 = icmp eq i64 %725, 16
  br i1 %726, label %727, label %508, !llvm.loop !78

727:                                              ; preds = %721, %494, %203
  %728 = phi i32 [ %472, %494 ], [ %206, %203 ], [ %724, %721 ]
  %729 = phi i32 [ %495, %494 ], [ %204, %203 ], [ %495, %721 ]
  %730 = add nuw nsw i64 %205, 1
  %731 = load i64, ptr %7, align 8
  %732 = icmp slt i64 %730, %731
  br i1 %732, label %733, label %737

733:                                              ; preds = %727, %1052
  %734 = phi i32 [ %729, %727 ], [ 0, %1052 ]
  %735 = phi i64 [ %730, %727 ], [ 0, %1052 ]
  %736 = phi i32 [ %728, %727 ], [ 0, %1052 ]
  br label %203, !llvm.loop !79

737:                                              ; preds = %727
  %738 = icmp eq i32 %729, 0
  br i1 %738, label %1077, label %739

739:                                              ; preds = %737
  %740 = load ptr, ptr %5, align 8
  %741 = load atomic i32, ptr %740 monotonic, align 4
  %742 = icmp eq i32 %741, 0
  br i1 %742, label %743, label %1208

743:                                              ; preds = %739
  %744 = icmp eq i32 %728, 0
  br i1 %744, label %745, label %1052

745:                                              ; preds = %743
  %746 = icmp sgt i64 %731, 0
  br i1 %746, label %747, label %749

747:                                              ; preds = %745
  %748 = load ptr, ptr %9, align 8
  br label %753

749:                                              ; preds = %753, %745
  %750 = phi i64 [ 0, %745 ], [ %760, %753 ]
  %751 = load i64, ptr %10, align 8
  %752 = icmp eq i64 %750, %751
  br i1 %752, label %763, label %766

753:                                              ; preds = %753, %747
  %754 = phi i64 [ 0, %747 ], [ %760, %753 ]
  %755 = phi i64 [ 0, %747 ], [ %761, %753 ]
  %756 = getelementptr ptr, ptr %748, i64 %755
  %757 = load ptr, ptr %756, align 8
  %758 = getelementptr inbounds i8, ptr %757, i64 888
  %759 = load i64, ptr %758, align 8
  %760 = add i64 %759, %754
  %761 = add nuw nsw i64 %755, 1
  %762 = icmp eq i64 %761, %731
  br i1 %762, label %749, label %753, !llvm.loop !80

763:                                              ; preds = %749
  %764 = load i64, ptr %11, align 8
  %765 = add i64 %764, 1
  br label %766

766:                                              ; preds = %763, %749
  %767 = phi i64 [ %765, %763 ], [ 0, %749 ]
  store i64 %767, ptr %11, align 8
  store i64 %750, ptr %10, align 8
  br i1 %746, label %768, label %1075

768:                                              ; preds = %766, %783
  %769 = phi i64 [ %784, %783 ], [ %731, %766 ]
  %770 = phi i64 [ %785, %783 ], [ %731, %766 ]
  %771 = phi i32 [ %786, %783 ], [ 0, %766 ]
  %772 = phi i64 [ %787, %783 ], [ 0, %766 ]
  %773 = load ptr, ptr %9, align 8
  %774 = getelementptr ptr, ptr %773, i64 %772
  %775 = load ptr, ptr %774, align 8
  %776 = getelementptr inbounds i8, ptr %775, i64 88
  %777 = load i64, ptr %776, align 8
  %778 = icmp sgt i64 %777, 0
  br i1 %778, label %779, label %783

779:                                              ; preds = %768
  %780 = getelementptr inbounds i8, ptr %775, i64 80
  br label %789

781:                                              ; preds = %834
  %782 = load i64, ptr %7, align 8
  br label %783

783:                                              ; preds = %781, %768
  %784 = phi i64 [ %769, %768 ], [ %782, %781 ]
  %785 = phi i64 [ %770, %768 ], [ %782, %781 ]
  %786 = phi i32 [ %771, %768 ], [ %836, %781 ]
  %787 = add nuw nsw i64 %772, 1
  %788 = icmp slt i64 %787, %785
  br i1 %788, label %768, label %839, !llvm.loop !81

789:                                              ; preds = %834, %779
  %790 = phi i64 [ %777, %779 ], [ %835, %834 ]
  %791 = phi i64 [ 0, %779 ], [ %837, %834 ]
  %792 = phi i32 [ %771, %779 ], [ %836, %834 ]
  %793 = load ptr, ptr %780, align 8
  %794 = getelementptr %struct.Warp, ptr %793, i64 %791
  %795 = getelementptr inbounds i8, ptr %794, i64 1972
  %796 = load i32, ptr %795, align 4
  %797 = icmp eq i32 %796, 1
  br i1 %797, label %798, label %834

798:                                              ; preds = %789
  %799 = getelementptr inbounds i8, ptr %794, i64 2036
  %800 = load i32, ptr %799, align 4
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %834, label %802

802:                                              ; preds = %798
  %803 = load i64, ptr %11, align 8
  %804 = icmp slt i64 %803, 64
  br i1 %804, label %805, label %834

805:                                              ; preds = %802
  %806 = tail call fastcc i32 @waits_over(ptr noundef nonnull %775, ptr noundef %794, i32 noundef %800) #18
  %807 = load i32, ptr %799, align 4
  %808 = xor i32 %806, -1
  %809 = and i32 %807, %808
  %810 = icmp eq i32 %809, 0
  br i1 %810, label %830, label %811

811:                                              ; preds = %805
  %812 = getelementptr inbounds i8, ptr %794, i64 2040
  br label %813

813:                                              ; preds = %813, %811
  %814 = phi i32 [ %809, %811 ], [ %825, %813 ]
  %815 = phi i32 [ 0, %811 ], [ %823, %813 ]
  %816 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %814, i1 true)
  %817 = zext nneg i32 %816 to i64
  %818 = getelementptr [32 x i64], ptr %812, i64 0, i64 %817
  %819 = load i64, ptr %818, align 8
  %820 = shl nuw i32 1, %816
  %821 = icmp slt i64 %819, 0
  %822 = select i1 %821, i32 0, i32 %820
  %823 = or i32 %822, %815
  %824 = add i32 %814, -1
  %825 = and i32 %824, %814
  %826 = icmp eq i32 %825, 0
  br i1 %826, label %827, label %813, !llvm.loop !82

827:                                              ; preds = %813
  %828 = icmp eq i32 %823, 0
  br i1 %828, label %830, label %829

829:                                              ; preds = %827
  tail call fastcc void @end_wait(ptr noundef nonnull %794, i32 noundef %806, i32 noundef 1) #18
  tail call fastcc void @end_wait(ptr noundef nonnull %794, i32 noundef %823, i32 noundef 0) #18
  br label %830

830:                                              ; preds = %829, %827, %805
  %831 = phi i32 [ 1, %829 ], [ 0, %827 ], [ 0, %805 ]
  %832 = or i32 %831, %792
  %833 = load i64, ptr %776, align 8
  br label %834

834:                                              ; preds = %830, %802, %798, %789
  %835 = phi i64 [ %790, %798 ], [ %790, %789 ], [ %833, %830 ], [ %790, %802 ]
  %836 = phi i32 [ %792, %798 ], [ %792, %789 ], [ %832, %830 ], [ %792, %802 ]
  %837 = add nuw nsw i64 %791, 1
  %838 = icmp slt i64 %837, %835
  br i1 %838, label %789, label %781, !llvm.loop !83

839:                                              ; preds = %783
  %840 = icmp eq i32 %786, 0
  br i1 %840, label %841, label %1052

841:                                              ; preds = %839
  %842 = icmp sgt i64 %784, 0
  br i1 %842, label %843, label %1075

843:                                              ; preds = %841, %1048
  %844 = phi i64 [ %1049, %1048 ], [ 0, %841 ]
  %845 = load ptr, ptr %9, align 8
  %846 = getelementptr ptr, ptr %845, i64 %844
  %847 = load ptr, ptr %846, align 8
  %848 = getelementptr inbounds i8, ptr %847, i64 88
  %849 = load i64, ptr %848, align 8
  %850 = icmp sgt i64 %849, 0
  br i1 %850, label %851, label %1048

851:                                              ; preds = %843
  %852 = getelementptr inbounds i8, ptr %847, i64 80
  %853 = load ptr, ptr %852, align 8
  br label %856

854:                                              ; preds = %874
  %855 = icmp eq ptr %875, null
  br i1 %855, label %922, label %878

856:                                              ; preds = %874, %851
  %857 = phi i64 [ 0, %851 ], [ %876, %874 ]
  %858 = phi i32 [ 0, %851 ], [ %865, %874 ]
  %859 = phi ptr [ null, %851 ], [ %875, %874 ]
  %860 = getelementptr %struct.Warp, ptr %853, i64 %857
  %861 = getelementptr inbounds i8, ptr %860, i64 1972
  %862 = load i32, ptr %861, align 4
  %863 = icmp ne i32 %862, 2
  %864 = zext i1 %863 to i32
  %865 = or i32 %858, %864
  %866 = icmp eq i32 %862, 1
  br i1 %866, label %867, label %874

867:                                              ; preds = %856
  %868 = getelementptr inbounds i8, ptr %860, i64 2036
  %869 = load i32, ptr %868, align 4
  %870 = icmp eq i32 %869, 0
  %871 = icmp ne ptr %859, null
  %872 = select i1 %870, i1 true, i1 %871
  %873 = select i1 %872, ptr %859, ptr %860
  br label %874

874:                                              ; preds = %867, %856
  %875 = phi ptr [ %859, %856 ], [ %873, %867 ]
  %876 = add nuw nsw i64 %857, 1
  %877 = icmp eq i64 %876, %849
  br i1 %877, label %854, label %856, !llvm.loop !84

878:                                              ; preds = %854
  %879 = getelementptr inbounds i8, ptr %875, i64 2036
  %880 = load i32, ptr %879, align 4
  %881 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %880, i1 true)
  %882 = getelementptr inbounds i8, ptr %875, i64 2040
  %883 = zext nneg i32 %881 to i64
  %884 = getelementptr [32 x i64], ptr %882, i64 0, i64 %883
  %885 = load i64, ptr %884, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #19
  %886 = icmp slt i64 %885, 0
  br i1 %886, label %896, label %887

887:                                              ; preds = %878
  %888 = call fastcc ptr @shared_place(ptr noundef nonnull %847, i64 noundef %885, i64 noundef 8, ptr noundef nonnull %2) #18
  %889 = icmp eq ptr %888, null
  br i1 %889, label %896, label %890

890:                                              ; preds = %887
  %891 = load i64, ptr %888, align 8
  %892 = lshr i64 %891, 20
  %893 = and i64 %892, 1048575
  %894 = shl i64 %891, 3
  %895 = ashr i64 %894, 43
  br label %896

896:                                              ; preds = %890, %887, %878
  %897 = phi i64 [ 0, %887 ], [ %895, %890 ], [ -1, %878 ]
  %898 = phi i64 [ 0, %887 ], [ %893, %890 ], [ 0, %878 ]
  %899 = getelementptr inbounds i8, ptr %875, i64 2808
  %900 = load i64, ptr %899, align 8
  %901 = getelementptr i8, ptr %847, i64 616
  %902 = load i64, ptr %901, align 8
  %903 = icmp eq i64 %902, 0
  %904 = getelementptr inbounds i8, ptr %847, i64 240
  %905 = load i64, ptr %904, align 8
  br i1 %903, label %910, label %906

906:                                              ; preds = %896
  %907 = getelementptr i8, ptr %847, i64 624
  %908 = load i64, ptr %907, align 8
  %909 = icmp slt i64 %905, %908
  br i1 %909, label %910, label %920

910:                                              ; preds = %906, %896
  %911 = getelementptr i8, ptr %847, i64 624
  store i64 %905, ptr %911, align 8
  %912 = getelementptr inbounds i8, ptr %875, i64 1952
  %913 = load i64, ptr %912, align 8
  %914 = shl i64 %913, 5
  %915 = or disjoint i64 %914, %883
  %916 = getelementptr i8, ptr %847, i64 632
  store i64 %915, ptr %916, align 8
  %917 = getelementptr i8, ptr %847, i64 640
  store i64 %900, ptr %917, align 8
  %918 = getelementptr i8, ptr %847, i64 648
  store i64 %897, ptr %918, align 8
  %919 = getelementptr i8, ptr %847, i64 656
  store i64 %898, ptr %919, align 8
  br label %920

920:                                              ; preds = %910, %906
  %921 = add i64 %902, 1
  store i64 %921, ptr %901, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #19
  br label %1048

922:                                              ; preds = %854
  %923 = icmp eq i32 %865, 0
  br i1 %923, label %1048, label %926

924:                                              ; preds = %973
  %925 = icmp eq ptr %974, null
  br i1 %925, label %998, label %981

926:                                              ; preds = %922, %973
  %927 = phi ptr [ %978, %973 ], [ null, %922 ]
  %928 = phi ptr [ %977, %973 ], [ null, %922 ]
  %929 = phi i64 [ %979, %973 ], [ 0, %922 ]
  %930 = phi i64 [ %976, %973 ], [ 0, %922 ]
  %931 = phi i64 [ %975, %973 ], [ 0, %922 ]
  %932 = phi ptr [ %974, %973 ], [ null, %922 ]
  %933 = getelementptr %struct.Warp, ptr %853, i64 %929
  %934 = getelementptr inbounds i8, ptr %933, i64 1972
  %935 = load i32, ptr %934, align 4
  %936 = icmp eq i32 %935, 2
  br i1 %936, label %973, label %937

937:                                              ; preds = %926
  %938 = icmp eq ptr %927, null
  %939 = select i1 %938, ptr %933, ptr %927
  %940 = getelementptr inbounds i8, ptr %933, i64 1980
  %941 = load i32, ptr %940, align 4
  %942 = icmp eq i32 %941, 0
  %943 = icmp ne ptr %932, null
  %944 = select i1 %942, i1 true, i1 %943
  %945 = select i1 %944, ptr %932, ptr %933
  %946 = getelementptr inbounds i8, ptr %933, i64 1988
  %947 = load i32, ptr %946, align 4
  %948 = getelementptr inbounds i8, ptr %939, i64 1988
  %949 = load i32, ptr %948, align 4
  %950 = icmp eq i32 %947, %949
  br i1 %950, label %951, label %957

951:                                              ; preds = %937
  %952 = getelementptr inbounds i8, ptr %933, i64 2008
  %953 = load i64, ptr %952, align 8
  %954 = getelementptr inbounds i8, ptr %939, i64 2008
  %955 = load i64, ptr %954, align 8
  %956 = icmp eq i64 %953, %955
  br label %957

957:                                              ; preds = %951, %937
  %958 = phi i1 [ false, %937 ], [ %956, %951 ]
  %959 = icmp ne ptr %928, null
  %960 = select i1 %958, i1 true, i1 %959
  %961 = select i1 %960, ptr %928, ptr %933
  %962 = getelementptr inbounds i8, ptr %933, i64 1968
  %963 = load i32, ptr %962, align 8
  %964 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %963)
  %965 = zext nneg i32 %964 to i64
  %966 = add i64 %931, %965
  br i1 %958, label %967, label %973

967:                                              ; preds = %957
  %968 = getelementptr inbounds i8, ptr %933, i64 1984
  %969 = load i32, ptr %968, align 8
  %970 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %969)
  %971 = zext nneg i32 %970 to i64
  %972 = add i64 %930, %971
  br label %973

973:                                              ; preds = %967, %957, %926
  %974 = phi ptr [ %932, %926 ], [ %945, %967 ], [ %945, %957 ]
  %975 = phi i64 [ %931, %926 ], [ %966, %967 ], [ %966, %957 ]
  %976 = phi i64 [ %930, %926 ], [ %972, %967 ], [ %930, %957 ]
  %977 = phi ptr [ %928, %926 ], [ %961, %967 ], [ %961, %957 ]
  %978 = phi ptr [ %927, %926 ], [ %939, %967 ], [ %939, %957 ]
  %979 = add nuw nsw i64 %929, 1
  %980 = icmp eq i64 %979, %849
  br i1 %980, label %924, label %926, !llvm.loop !85

981:                                              ; preds = %924
  %982 = getelementptr inbounds i8, ptr %974, i64 1984
  %983 = load i32, ptr %982, align 8
  %984 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %983, i1 true)
  %985 = getelementptr inbounds i8, ptr %974, i64 2008
  %986 = load i64, ptr %985, align 8
  %987 = getelementptr inbounds i8, ptr %974, i64 2016
  %988 = load i64, ptr %987, align 8
  %989 = getelementptr inbounds i8, ptr %847, i64 472
  %990 = load i64, ptr %989, align 8
  %991 = icmp eq i64 %990, 0
  %992 = getelementptr inbounds i8, ptr %847, i64 240
  %993 = load i64, ptr %992, align 8
  br i1 %991, label %1025, label %994

994:                                              ; preds = %981
  %995 = getelementptr inbounds i8, ptr %847, i64 480
  %996 = load i64, ptr %995, align 8
  %997 = icmp slt i64 %993, %996
  br i1 %997, label %1025, label %1044

998:                                              ; preds = %924
  %999 = getelementptr inbounds i8, ptr %978, i64 1984
  %1000 = load i32, ptr %999, align 8
  %1001 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1000, i1 true)
  %1002 = getelementptr inbounds i8, ptr %978, i64 2008
  %1003 = load i64, ptr %1002, align 8
  %1004 = icmp eq ptr %977, null
  br i1 %1004, label %1008, label %1005

1005:                                             ; preds = %998
  %1006 = getelementptr inbounds i8, ptr %977, i64 2008
  %1007 = load i64, ptr %1006, align 8
  br label %1012

1008:                                             ; preds = %998
  %1009 = getelementptr inbounds i8, ptr %978, i64 1992
  %1010 = load i32, ptr %1009, align 8
  %1011 = sext i32 %1010 to i64
  br label %1012

1012:                                             ; preds = %1008, %1005
  %1013 = phi i64 [ -1, %1008 ], [ %1007, %1005 ]
  %1014 = phi i64 [ %1011, %1008 ], [ %975, %1005 ]
  %1015 = sub i64 %1014, %976
  %1016 = getelementptr inbounds i8, ptr %847, i64 472
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp eq i64 %1017, 0
  %1019 = getelementptr inbounds i8, ptr %847, i64 240
  %1020 = load i64, ptr %1019, align 8
  br i1 %1018, label %1025, label %1021

1021:                                             ; preds = %1012
  %1022 = getelementptr inbounds i8, ptr %847, i64 480
  %1023 = load i64, ptr %1022, align 8
  %1024 = icmp slt i64 %1020, %1023
  br i1 %1024, label %1025, label %1044

1025:                                             ; preds = %1021, %1012, %994, %981
  %1026 = phi i64 [ %993, %994 ], [ %993, %981 ], [ %1020, %1021 ], [ %1020, %1012 ]
  %1027 = phi ptr [ %974, %994 ], [ %974, %981 ], [ %978, %1021 ], [ %978, %1012 ]
  %1028 = phi i32 [ %984, %994 ], [ %984, %981 ], [ %1001, %1021 ], [ %1001, %1012 ]
  %1029 = phi i64 [ %986, %994 ], [ %986, %981 ], [ %1003, %1021 ], [ %1003, %1012 ]
  %1030 = phi i64 [ %988, %994 ], [ %988, %981 ], [ %1013, %1021 ], [ %1013, %1012 ]
  %1031 = phi i64 [ 0, %994 ], [ 0, %981 ], [ %1015, %1021 ], [ %1015, %1012 ]
  %1032 = phi i64 [ %990, %994 ], [ 0, %981 ], [ %1017, %1021 ], [ 0, %1012 ]
  %1033 = phi ptr [ %989, %994 ], [ %989, %981 ], [ %1016, %1021 ], [ %1016, %1012 ]
  %1034 = getelementptr inbounds i8, ptr %847, i64 480
  store i64 %1026, ptr %1034, align 8
  %1035 = getelementptr inbounds i8, ptr %1027, i64 1952
  %1036 = load i64, ptr %1035, align 8
  %1037 = shl i64 %1036, 5
  %1038 = zext nneg i32 %1028 to i64
  %1039 = or disjoint i64 %1037, %1038
  %1040 = getelementptr inbounds i8, ptr %847, i64 488
  store i64 %1039, ptr %1040, align 8
  %1041 = getelementptr inbounds i8, ptr %847, i64 496
  store i64 %1029, ptr %1041, align 8
  %1042 = getelementptr inbounds i8, ptr %847, i64 504
  store i64 %1030, ptr %1042, align 8
  %1043 = getelementptr inbounds i8, ptr %847, i64 512
  store i64 %1031, ptr %1043, align 8
  br label %1044

1044:                                             ; preds = %1025, %1021, %994
  %1045 = phi i64 [ %990, %994 ], [ %1017, %1021 ], [ %1032, %1025 ]
  %1046 = phi ptr [ %989, %994 ], [ %1016, %1021 ], [ %1033, %1025 ]
  %1047 = add i64 %1045, 1
  store i64 %1047, ptr %1046, align 8
  br label %1048

1048:                                             ; preds = %1044, %922, %920, %843
  %1049 = add nuw nsw i64 %844, 1
  %1050 = load i64, ptr %7, align 8
  %1051 = icmp slt i64 %1049, %1050
  br i1 %1051, label %843, label %1077, !llvm.loop !86

1052:                                             ; preds = %839, %743
  %1053 = phi i64 [ %731, %743 ], [ %785, %839 ]
  %1054 = icmp sgt i64 %1053, 0
  br i1 %1054, label %733, label %1075

1055:                                             ; preds = %451, %460, %277, %286
  %1056 = phi i64 [ %285, %286 ], [ %285, %277 ], [ %459, %460 ], [ %459, %451 ]
  %1057 = phi i32 [ %279, %286 ], [ %279, %277 ], [ %452, %460 ], [ %452, %451 ]
  %1058 = phi i64 [ %280, %286 ], [ %280, %277 ], [ %454, %460 ], [ %454, %451 ]
  %1059 = phi i64 [ %282, %286 ], [ %282, %277 ], [ %456, %460 ], [ %456, %451 ]
  %1060 = phi ptr [ %281, %286 ], [ %281, %277 ], [ %455, %460 ], [ %455, %451 ]
  %1061 = getelementptr i8, ptr %209, i64 576
  store i64 %1056, ptr %1061, align 8
  %1062 = getelementptr inbounds i8, ptr %232, i64 1952
  %1063 = load i64, ptr %1062, align 8
  %1064 = shl i64 %1063, 5
  %1065 = zext nneg i32 %1057 to i64
  %1066 = or disjoint i64 %1064, %1065
  %1067 = getelementptr i8, ptr %209, i64 584
  store i64 %1066, ptr %1067, align 8
  %1068 = getelementptr i8, ptr %209, i64 592
  store i64 %1058, ptr %1068, align 8
  %1069 = getelementptr i8, ptr %209, i64 600
  store i64 -1, ptr %1069, align 8
  %1070 = getelementptr i8, ptr %209, i64 608
  store i64 0, ptr %1070, align 8
  br label %1071

1071:                                             ; preds = %1055, %460, %286
  %1072 = phi i64 [ %282, %286 ], [ %456, %460 ], [ %1059, %1055 ]
  %1073 = phi ptr [ %281, %286 ], [ %455, %460 ], [ %1060, %1055 ]
  %1074 = add i64 %1072, 1
  store i64 %1074, ptr %1073, align 8
  br label %1075

1075:                                             ; preds = %766, %1052, %1071, %28, %200, %841
  %1076 = load i64, ptr %7, align 8
  br label %1077

1077:                                             ; preds = %737, %1048, %1075
  %1078 = phi i64 [ %1076, %1075 ], [ %1050, %1048 ], [ %731, %737 ]
  %1079 = icmp sgt i64 %1078, 0
  br i1 %1079, label %1081, label %1080

1080:                                             ; preds = %1200, %1077
  br label %12

1081:                                             ; preds = %1077, %1200
  %1082 = phi i64 [ %1205, %1200 ], [ 0, %1077 ]
  %1083 = load ptr, ptr %9, align 8
  %1084 = getelementptr ptr, ptr %1083, i64 %1082
  %1085 = load ptr, ptr %1084, align 8
  %1086 = getelementptr inbounds i8, ptr %1085, i64 88
  %1087 = load i64, ptr %1086, align 8
  %1088 = icmp sgt i64 %1087, 0
  br i1 %1088, label %1089, label %1098

1089:                                             ; preds = %1081
  %1090 = getelementptr inbounds i8, ptr %1085, i64 80
  %1091 = getelementptr i8, ptr %1085, i64 664
  %1092 = getelementptr inbounds i8, ptr %1085, i64 240
  %1093 = getelementptr i8, ptr %1085, i64 672
  %1094 = getelementptr i8, ptr %1085, i64 680
  %1095 = getelementptr i8, ptr %1085, i64 688
  %1096 = getelementptr i8, ptr %1085, i64 696
  %1097 = getelementptr i8, ptr %1085, i64 704
  br label %1149

1098:                                             ; preds = %1160, %1081
  %1099 = getelementptr inbounds i8, ptr %1085, i64 928
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp sgt i64 %1100, 0
  br i1 %1101, label %1102, label %1200

1102:                                             ; preds = %1098
  %1103 = getelementptr inbounds i8, ptr %1085, i64 920
  %1104 = getelementptr inbounds i8, ptr %1085, i64 80
  %1105 = getelementptr i8, ptr %1085, i64 664
  %1106 = getelementptr inbounds i8, ptr %1085, i64 240
  %1107 = getelementptr i8, ptr %1085, i64 672
  %1108 = getelementptr i8, ptr %1085, i64 680
  %1109 = getelementptr i8, ptr %1085, i64 688
  %1110 = getelementptr i8, ptr %1085, i64 696
  %1111 = getelementptr i8, ptr %1085, i64 704
  br label %1112

1112:                                             ; preds = %1145, %1102
  %1113 = phi i64 [ %1100, %1102 ], [ %1146, %1145 ]
  %1114 = phi i64 [ 0, %1102 ], [ %1147, %1145 ]
  %1115 = load ptr, ptr %1103, align 8
  %1116 = getelementptr %struct.Bulk, ptr %1115, i64 %1114
  %1117 = getelementptr inbounds i8, ptr %1116, i64 48
  %1118 = load i32, ptr %1117, align 8
  %1119 = icmp eq i32 %1118, 1
  br i1 %1119, label %1120, label %1122

1120:                                             ; preds = %1112
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1085, ptr noundef %1116) #18
  %1121 = load i64, ptr %1099, align 8
  br label %1145

1122:                                             ; preds = %1112
  %1123 = load ptr, ptr %1104, align 8
  %1124 = getelementptr inbounds i8, ptr %1116, i64 40
  %1125 = load i32, ptr %1124, align 8
  %1126 = sdiv i32 %1125, 32
  %1127 = sext i32 %1126 to i64
  %1128 = and i32 %1125, 31
  %1129 = getelementptr inbounds i8, ptr %1116, i64 32
  %1130 = load i64, ptr %1129, align 8
  %1131 = load i64, ptr %1105, align 8
  %1132 = icmp eq i64 %1131, 0
  %1133 = load i64, ptr %1106, align 8
  br i1 %1132, label %1137, label %1134

1134:                                             ; preds = %1122
  %1135 = load i64, ptr %1107, align 8
  %1136 = icmp slt i64 %1133, %1135
  br i1 %1136, label %1137, label %1143

1137:                                             ; preds = %1134, %1122
  store i64 %1133, ptr %1107, align 8
  %1138 = getelementptr %struct.Warp, ptr %1123, i64 %1127, i32 8
  %1139 = load i64, ptr %1138, align 8
  %1140 = shl i64 %1139, 5
  %1141 = zext nneg i32 %1128 to i64
  %1142 = or disjoint i64 %1140, %1141
  store i64 %1142, ptr %1108, align 8
  store i64 %1130, ptr %1109, align 8
  store i64 -1, ptr %1110, align 8
  store i64 0, ptr %1111, align 8
  br label %1143

1143:                                             ; preds = %1137, %1134
  %1144 = add i64 %1131, 1
  store i64 %1144, ptr %1105, align 8
  br label %1145

1145:                                             ; preds = %1143, %1120
  %1146 = phi i64 [ %1113, %1143 ], [ %1121, %1120 ]
  %1147 = add nuw nsw i64 %1114, 1
  %1148 = icmp slt i64 %1147, %1146
  br i1 %1148, label %1112, label %1200, !llvm.loop !87

1149:                                             ; preds = %1160, %1089
  %1150 = phi i64 [ 0, %1089 ], [ %1161, %1160 ]
  %1151 = load ptr, ptr %1090, align 8
  %1152 = getelementptr %struct.Warp, ptr %1151, i64 %1150
  %1153 = getelementptr inbounds i8, ptr %1152, i64 2840
  %1154 = load i64, ptr %1153, align 8
  %1155 = icmp sgt i64 %1154, 0
  br i1 %1155, label %1156, label %1160

1156:                                             ; preds = %1149
  %1157 = getelementptr inbounds i8, ptr %1152, i64 2824
  %1158 = getelementptr inbounds i8, ptr %1152, i64 2832
  %1159 = getelementptr inbounds i8, ptr %1152, i64 1952
  br label %1164

1160:                                             ; preds = %1196, %1149
  store i64 0, ptr %1153, align 8
  %1161 = add nuw nsw i64 %1150, 1
  %1162 = load i64, ptr %1086, align 8
  %1163 = icmp slt i64 %1161, %1162
  br i1 %1163, label %1149, label %1098, !llvm.loop !88

1164:                                             ; preds = %1196, %1156
  %1165 = phi i64 [ %1154, %1156 ], [ %1197, %1196 ]
  %1166 = phi i64 [ 0, %1156 ], [ %1198, %1196 ]
  %1167 = load ptr, ptr %1157, align 8
  %1168 = load i64, ptr %1158, align 8
  %1169 = add i64 %1168, %1166
  %1170 = srem i64 %1169, 512
  %1171 = getelementptr %struct.Copy, ptr %1167, i64 %1170
  %1172 = load i32, ptr %1171, align 8
  %1173 = icmp eq i32 %1172, 0
  br i1 %1173, label %1196, label %1174

1174:                                             ; preds = %1164
  %1175 = getelementptr inbounds i8, ptr %1171, i64 8
  %1176 = load i32, ptr %1175, align 8
  %1177 = icmp eq i32 %1176, 0
  br i1 %1177, label %1178, label %1196

1178:                                             ; preds = %1174
  %1179 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1172, i1 true)
  %1180 = getelementptr inbounds i8, ptr %1171, i64 16
  %1181 = load i64, ptr %1180, align 8
  %1182 = load i64, ptr %1091, align 8
  %1183 = icmp eq i64 %1182, 0
  %1184 = load i64, ptr %1092, align 8
  br i1 %1183, label %1188, label %1185

1185:                                             ; preds = %1178
  %1186 = load i64, ptr %1093, align 8
  %1187 = icmp slt i64 %1184, %1186
  br i1 %1187, label %1188, label %1193

1188:                                             ; preds = %1185, %1178
  store i64 %1184, ptr %1093, align 8
  %1189 = load i64, ptr %1159, align 8
  %1190 = shl i64 %1189, 5
  %1191 = zext nneg i32 %1179 to i64
  %1192 = or disjoint i64 %1190, %1191
  store i64 %1192, ptr %1094, align 8
  store i64 %1181, ptr %1095, align 8
  store i64 -1, ptr %1096, align 8
  store i64 0, ptr %1097, align 8
  br label %1193

1193:                                             ; preds = %1188, %1185
  %1194 = add i64 %1182, 1
  store i64 %1194, ptr %1091, align 8
  %1195 = load i64, ptr %1153, align 8
  br label %1196

1196:                                             ; preds = %1193, %1174, %1164
  %1197 = phi i64 [ %1195, %1193 ], [ %1165, %1174 ], [ %1165, %1164 ]
  %1198 = add nuw nsw i64 %1166, 1
  %1199 = icmp slt i64 %1198, %1197
  br i1 %1199, label %1164, label %1160, !llvm.loop !89

1200:                                             ; preds = %1145, %1098
  store i64 0, ptr %1099, align 8
  %1201 = getelementptr inbounds i8, ptr %1085, i64 248
  store i64 0, ptr %1201, align 8
  %1202 = getelementptr inbounds i8, ptr %1085, i64 256
  %1203 = load i64, ptr %1202, align 8
  %1204 = add i64 %1203, 1
  store i64 %1204, ptr %1202, align 8
  %1205 = add nuw nsw i64 %1082, 1
  %1206 = load i64, ptr %7, align 8
  %1207 = icmp slt i64 %1205, %1206
  br i1 %1207, label %1081, label %1080, !llvm.loop !90

1208:                                             ; preds = %21, %17, %739, %483
  %1209 = phi i32 [ %486, %483 ], [ 1, %739 ], [ 0, %21 ], [ 1, %17 ]
  ret i32 %1209
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
  br i1 %22, label %10, label %15, !llvm.loop !91

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
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %13, ptr noundef %34) #18
  %35 = add nuw nsw i64 %24, 1
  %36 = load i64, ptr %6, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %23, label %16, !llvm.loop !92
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #19
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
  br i1 %49, label %50, label %32, !llvm.loop !93

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #18
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #19
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !94
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
  br i1 %47, label %38, label %48, !llvm.loop !95

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !96

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !97

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
  br i1 %100, label %131, label %90, !llvm.loop !98

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
  br i1 %174, label %175, label %169, !llvm.loop !99

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
  br i1 %234, label %69, label %235, !llvm.loop !100

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
  br i1 %251, label %51, label %56, !llvm.loop !101

252:                                              ; preds = %51, %9, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #12 {
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
  br i1 %16, label %25, label %7, !llvm.loop !102

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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #19
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #19
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #19
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
  br i1 %44, label %45, label %33, !llvm.loop !103

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
  br i1 %80, label %100, label %62, !llvm.loop !104

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
  br i1 %99, label %100, label %81, !llvm.loop !104

100:                                              ; preds = %77, %96, %61
  %101 = shl nuw nsw i32 %56, 1
  br label %102

102:                                              ; preds = %88, %55, %60, %100
  %103 = phi i32 [ %56, %60 ], [ %56, %55 ], [ %101, %100 ], [ %56, %88 ]
  %104 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %103) #18
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
  br i1 %122, label %110, label %123, !llvm.loop !105

123:                                              ; preds = %110
  %124 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %119, ptr %124, align 8
  br label %349

125:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %9) #19
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
  %154 = call fastcc i32 @distinct(ptr noundef nonnull %9, i32 noundef %153) #18
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
  br i1 %172, label %152, label %138, !llvm.loop !106

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
  br i1 %182, label %173, label %168, !llvm.loop !107

183:                                              ; preds = %183, %152
  %184 = phi i64 [ 0, %152 ], [ %199, %183 ]
  %185 = phi i64 [ 0, %152 ], [ %193, %183 ]
  %186 = phi i32 [ 0, %152 ], [ %201, %183 ]
  %187 = phi i32 [ 0, %152 ], [ %200, %183 ]
  %188 = and i32 %186, 31
  %189 = shl i32 %165, %188
  %190 = and i32 %189, %3
  %191 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %10, i32 noundef %190, i32 noundef %21, i32 noundef 2, ptr noundef nonnull %9) #18
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
  br i1 %202, label %183, label %203, !llvm.loop !108

203:                                              ; preds = %183
  store i64 %193, ptr %166, align 16
  store i64 %199, ptr %167, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %9) #19
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
  %214 = call fastcc i32 @blocks_touched(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef 5, ptr noundef nonnull %11) #18
  %215 = sext i32 %214 to i64
  store i64 %215, ptr %12, align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #19
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
  br i1 %228, label %229, label %216, !llvm.loop !109

229:                                              ; preds = %216, %212
  %230 = phi i32 [ 0, %212 ], [ %223, %216 ]
  %231 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %230) #18
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
  br i1 %253, label %254, label %237, !llvm.loop !110

254:                                              ; preds = %246
  %255 = add i64 %251, 31
  %256 = sdiv i64 %255, 32
  br label %257

257:                                              ; preds = %254, %229
  %258 = phi i64 [ 0, %229 ], [ %256, %254 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #19
  %259 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %258, ptr %259, align 8
  %260 = getelementptr inbounds i8, ptr %15, i64 12
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 1
  br i1 %262, label %263, label %265

263:                                              ; preds = %257
  %264 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %213) #18
  br label %327

265:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #19
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #19
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
  br i1 %290, label %296, label %283, !llvm.loop !111

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
  br i1 %311, label %266, label %272, !llvm.loop !112

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
  %322 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %10, i32 noundef %316, i32 noundef %21, i32 noundef %321) #18
  %323 = add i64 %322, %314
  %324 = add nuw nsw i64 %313, 1
  %325 = icmp eq i64 %324, 8
  br i1 %325, label %326, label %312, !llvm.loop !113

326:                                              ; preds = %320
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #19
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #19
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
  br i1 %346, label %334, label %347, !llvm.loop !105

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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #19
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #19
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #19
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
  br i1 %369, label %359, label %360, !llvm.loop !114
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #12 {
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #19
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #18
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #19
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #19
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #19
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !115

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
  br i1 %41, label %23, label %30, !llvm.loop !116
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #12 {
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #18
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !117

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
  br i1 %40, label %30, label %25, !llvm.loop !118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #12 {
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
  br i1 %24, label %15, label %25, !llvm.loop !119

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !120

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
  br i1 %55, label %31, label %33, !llvm.loop !121
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #18
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #18
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
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #16

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
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #11 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #13 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #14 = { nounwind optsize "no-builtin-bcmp" }
attributes #15 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #18 = { optsize "no-builtin-bcmp" }
attributes #19 = { nounwind }
attributes #20 = { nounwind optsize "no-builtin-bcmp" }
attributes #21 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
!71 = distinct !{!71, !2}
!72 = distinct !{!72, !2}
!73 = distinct !{!73, !2}
!74 = distinct !{!74, !2}
!75 = distinct !{!75, !2}
!76 = distinct !{!76, !2}
!77 = distinct !{!77, !2}
!78 = distinct !{!78, !2}
!79 = distinct !{!79, !2}
!80 = distinct !{!80, !2}
!81 = distinct !{!81, !2}
!82 = distinct !{!82, !2}
!83 = distinct !{!83, !2}
!84 = distinct !{!84, !2}
!85 = distinct !{!85, !2}
!86 = distinct !{!86, !2}
!87 = distinct !{!87, !2}
!88 = distinct !{!88, !2}
!89 = distinct !{!89, !2}
!90 = distinct !{!90, !2}
!91 = distinct !{!91, !2}
!92 = distinct !{!92, !2}
!93 = distinct !{!93, !2}
!94 = distinct !{!94, !2}
!95 = distinct !{!95, !2}
!96 = distinct !{!96, !2}
!97 = distinct !{!97, !2}
!98 = distinct !{!98, !2}
!99 = distinct !{!99, !2}
!100 = distinct !{!100, !2}
!101 = distinct !{!101, !2}
!102 = distinct !{!102, !2}
!103 = distinct !{!103, !2}
!104 = distinct !{!104, !2}
!105 = distinct !{!105, !2}
!106 = distinct !{!106, !2}
!107 = distinct !{!107, !2}
!108 = distinct !{!108, !2}
!109 = distinct !{!109, !2}
!110 = distinct !{!110, !2}
!111 = distinct !{!111, !2}
!112 = distinct !{!112, !2}
!113 = distinct !{!113, !2}
!114 = distinct !{!114, !2}
!115 = distinct !{!115, !2}
!116 = distinct !{!116, !2}
!117 = distinct !{!117, !2}
!118 = distinct !{!118, !2}
!119 = distinct !{!119, !2}
!120 = distinct !{!120, !2}
!121 = distinct !{!121, !2}
