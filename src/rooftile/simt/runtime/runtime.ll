; Written by tools/build_runtime.py from runtime.c; do not edit.
; source c4479d9551e3b7e772765de0d93a16d4c48be0a723a455057d2cf9061213eea7

%struct.Buffer = type { i64, i64 }
%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Touch = type { i32, i32, i32, i32 }
%struct.Hazard = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, i64 }
%struct.Observer = type { ptr, ptr, i64, i32, i32, i32 }
%struct.SlotArray = type { i64, i64 }
%struct.Granule = type { i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32 }
%struct.Uniform = type { i64, i64, i64 }

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #16
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #16
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #16
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #16
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #17
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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #16
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #17
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
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #17
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #16
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #16
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
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #17
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
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #16
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #16
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
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #16
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #16
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #17
  %12 = getelementptr inbounds i8, ptr %8, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %8, i64 noundef %11, i64 noundef %14, ptr noundef nonnull %5) #16
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %4
  %18 = getelementptr inbounds i8, ptr %0, i64 200
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr %struct.Fault, ptr %19, i64 %2
  tail call fastcc void @record(ptr noundef %20, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #16
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
  tail call fastcc void @record(ptr noundef %30, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #16
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #17
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #16
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #16
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #16
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
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #16
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #16
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #16
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #16
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #16
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #16
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #16
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #16
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #16
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_watch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #3 {
  %7 = alloca %struct.Touch, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca %struct.Hazard, align 8
  %11 = alloca %struct.Observer, align 8
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %310, label %13

13:                                               ; preds = %6
  %14 = getelementptr inbounds i8, ptr %0, i64 472
  %15 = load ptr, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #17
  store ptr %0, ptr %11, align 8
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %15, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %11, i64 16
  %18 = getelementptr inbounds i8, ptr %1, i64 1952
  %19 = load i64, ptr %18, align 8
  store i64 %19, ptr %17, align 8
  %20 = getelementptr inbounds i8, ptr %11, i64 24
  %21 = trunc i64 %2 to i32
  store i32 %21, ptr %20, align 8
  %22 = getelementptr inbounds i8, ptr %11, i64 28
  store i32 %4, ptr %22, align 4
  %23 = getelementptr inbounds i8, ptr %11, i64 32
  %24 = getelementptr inbounds i8, ptr %15, i64 96
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr i32, ptr %25, i64 %19
  %27 = load i32, ptr %26, align 4
  %28 = add i32 %27, 1
  store i32 %28, ptr %26, align 4
  store i32 %28, ptr %23, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 160
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr %struct.Slot, ptr %30, i64 %2
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %309

34:                                               ; preds = %13
  %35 = getelementptr inbounds i8, ptr %1, i64 256
  %36 = shl i64 %2, 32
  %37 = ashr exact i64 %36, 32
  %38 = getelementptr inbounds i8, ptr %15, i64 40
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr %struct.SlotArray, ptr %39, i64 %37
  %41 = getelementptr %struct.Slot, ptr %30, i64 %37
  %42 = getelementptr inbounds i8, ptr %41, i64 4
  %43 = getelementptr inbounds i8, ptr %0, i64 32
  %44 = getelementptr inbounds i8, ptr %41, i64 8
  %45 = getelementptr inbounds i8, ptr %40, i64 8
  %46 = getelementptr inbounds i8, ptr %10, i64 4
  %47 = getelementptr inbounds i8, ptr %10, i64 8
  %48 = getelementptr inbounds i8, ptr %10, i64 12
  %49 = getelementptr inbounds i8, ptr %10, i64 16
  %50 = getelementptr inbounds i8, ptr %0, i64 240
  %51 = getelementptr inbounds i8, ptr %10, i64 24
  %52 = getelementptr inbounds i8, ptr %10, i64 32
  %53 = getelementptr inbounds i8, ptr %10, i64 40
  %54 = getelementptr inbounds i8, ptr %10, i64 48
  %55 = getelementptr inbounds i8, ptr %10, i64 56
  %56 = getelementptr inbounds i8, ptr %15, i64 8
  %57 = getelementptr inbounds i8, ptr %41, i64 12
  %58 = getelementptr inbounds i8, ptr %15, i64 24
  %59 = getelementptr inbounds i8, ptr %7, i64 4
  %60 = getelementptr inbounds i8, ptr %7, i64 8
  %61 = getelementptr inbounds i8, ptr %7, i64 12
  %62 = shl i64 %19, 5
  %63 = getelementptr inbounds i8, ptr %15, i64 32
  %64 = and i32 %4, 1073741824
  %65 = icmp eq i32 %64, 0
  %66 = getelementptr inbounds i8, ptr %15, i64 144
  %67 = getelementptr inbounds i8, ptr %15, i64 148
  %68 = getelementptr inbounds i8, ptr %15, i64 48
  %69 = getelementptr inbounds i8, ptr %15, i64 56
  %70 = getelementptr inbounds i8, ptr %15, i64 64
  %71 = shl nsw i64 %19, 10
  br label %72

72:                                               ; preds = %308, %34
  %73 = phi i32 [ %3, %34 ], [ %85, %308 ]
  %74 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr i64, ptr %1, i64 %75
  %77 = load i64, ptr %76, align 8
  br label %78

78:                                               ; preds = %87, %72
  %79 = phi i32 [ 0, %72 ], [ %83, %87 ]
  %80 = phi i32 [ %73, %72 ], [ %85, %87 ]
  %81 = sub i32 0, %80
  %82 = and i32 %80, %81
  %83 = or i32 %82, %79
  %84 = add i32 %80, -1
  %85 = and i32 %84, %80
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %93, label %87

87:                                               ; preds = %78
  %88 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %85, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr i64, ptr %1, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, %77
  br i1 %92, label %78, label %93, !llvm.loop !22

93:                                               ; preds = %87, %78
  %94 = icmp slt i64 %77, 0
  br i1 %94, label %308, label %95, !llvm.loop !23

95:                                               ; preds = %93
  %96 = load i32, ptr %42, align 4
  %97 = sext i32 %96 to i64
  %98 = add i64 %77, %97
  %99 = load i64, ptr %43, align 8
  %100 = icmp sgt i64 %98, %99
  br i1 %100, label %308, label %101, !llvm.loop !23

101:                                              ; preds = %95
  %102 = load i32, ptr %44, align 8
  %103 = add i32 %102, -1
  %104 = sext i32 %103 to i64
  %105 = and i64 %77, %104
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %107, label %308, !llvm.loop !23

107:                                              ; preds = %101
  %108 = load i64, ptr %40, align 8
  %109 = icmp slt i64 %77, %108
  br i1 %109, label %113, label %110

110:                                              ; preds = %107
  %111 = load i64, ptr %45, align 8
  %112 = icmp sgt i64 %98, %111
  br i1 %112, label %113, label %119

113:                                              ; preds = %110, %107
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #17
  store i32 4, ptr %10, align 8
  store i32 0, ptr %46, align 4
  store i32 %21, ptr %47, align 8
  store i32 -1, ptr %48, align 4
  %114 = load i64, ptr %50, align 8
  store i64 %114, ptr %49, align 8
  store i64 -1, ptr %51, align 8
  %115 = or disjoint i64 %62, %75
  store i64 %115, ptr %52, align 8
  store i64 -1, ptr %53, align 8
  store i64 %77, ptr %54, align 8
  %116 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %83)
  %117 = zext nneg i32 %116 to i64
  store i64 %117, ptr %55, align 8
  call fastcc void @note_hazard(ptr noundef %15, ptr noundef nonnull %10) #16
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #17
  %118 = load i32, ptr %42, align 4
  br label %119

119:                                              ; preds = %113, %110
  %120 = phi i32 [ %118, %113 ], [ %96, %110 ]
  %121 = icmp sgt i32 %120, 0
  br i1 %121, label %122, label %308

122:                                              ; preds = %119
  %123 = icmp eq i32 %83, 0
  %124 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %83, i1 true)
  %125 = add i32 %83, -1
  %126 = and i32 %125, %83
  %127 = icmp ne i32 %126, 0
  %128 = shl nuw i32 1, %124
  %129 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %126, i1 true)
  %130 = shl nuw nsw i32 %124, 5
  %131 = zext nneg i32 %130 to i64
  %132 = load i64, ptr %56, align 8
  %133 = and i1 %65, %127
  %134 = or disjoint i64 %71, %131
  br label %135

135:                                              ; preds = %296, %122
  %136 = phi i64 [ %132, %122 ], [ %303, %296 ]
  %137 = phi i64 [ 0, %122 ], [ %304, %296 ]
  %138 = add i64 %137, %77
  %139 = sdiv i64 %138, %136
  %140 = load i32, ptr %57, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %160

142:                                              ; preds = %135
  %143 = load ptr, ptr %58, align 8
  %144 = getelementptr %struct.Granule, ptr %143, i64 %139
  %145 = load ptr, ptr %63, align 8
  %146 = shl i64 %139, 1
  %147 = load i64, ptr %15, align 8
  %148 = mul i64 %146, %147
  %149 = getelementptr %struct.Touch, ptr %145, i64 %148
  %150 = getelementptr inbounds i8, ptr %144, i64 4
  %151 = load i32, ptr %150, align 4
  %152 = load i32, ptr %66, align 8
  %153 = icmp eq i32 %151, %152
  br i1 %153, label %154, label %157

154:                                              ; preds = %142
  %155 = getelementptr %struct.Touch, ptr %149, i64 %147
  %156 = mul i64 %136, %139
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %155, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %156) #16
  br label %157

157:                                              ; preds = %154, %142
  call fastcc void @expect_written(ptr noundef nonnull readonly %11, ptr noundef %144, i32 noundef %83, i64 noundef %139) #16
  %158 = load i32, ptr %66, align 8
  store i32 %158, ptr %144, align 4
  %159 = load i64, ptr %15, align 8
  br label %277

160:                                              ; preds = %135
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %161 = load i32, ptr %44, align 8
  %162 = sext i32 %161 to i64
  %163 = sdiv i64 %137, %162
  %164 = shl i64 %163, 5
  %165 = or disjoint i64 %164, %75
  %166 = mul i64 %165, %162
  %167 = getelementptr i8, ptr %35, i64 %166
  %168 = srem i64 %137, %162
  %169 = getelementptr i8, ptr %167, i64 %168
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr readonly align 1 %169, i64 %136, i1 false)
  %170 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %171 = getelementptr i8, ptr %35, i64 %168
  br i1 %123, label %187, label %172

172:                                              ; preds = %160, %172
  %173 = phi i32 [ %185, %172 ], [ %83, %160 ]
  %174 = phi i32 [ %183, %172 ], [ 0, %160 ]
  %175 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %173, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8)
  store i32 0, ptr %8, align 4
  %176 = zext nneg i32 %175 to i64
  %177 = or disjoint i64 %164, %176
  %178 = mul i64 %177, %162
  %179 = getelementptr i8, ptr %171, i64 %178
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %8, ptr readonly align 1 %179, i64 %136, i1 false)
  %180 = load i32, ptr %8, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8)
  %181 = icmp ne i32 %180, %170
  %182 = zext i1 %181 to i32
  %183 = or i32 %174, %182
  %184 = add i32 %173, -1
  %185 = and i32 %184, %173
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %172, !llvm.loop !24

187:                                              ; preds = %172, %160
  %188 = phi i32 [ 0, %160 ], [ %183, %172 ]
  %189 = icmp eq i32 %140, 2
  br i1 %189, label %190, label %194

190:                                              ; preds = %187
  %191 = load ptr, ptr %58, align 8
  %192 = getelementptr %struct.Granule, ptr %191, i64 %139
  call fastcc void @expect_written(ptr noundef nonnull readonly %11, ptr noundef %192, i32 noundef %83, i64 noundef %139) #16
  %193 = load i64, ptr %56, align 8
  br label %194

194:                                              ; preds = %190, %187
  %195 = phi i64 [ %193, %190 ], [ %136, %187 ]
  %196 = load ptr, ptr %58, align 8
  %197 = getelementptr %struct.Granule, ptr %196, i64 %139
  %198 = load ptr, ptr %63, align 8
  %199 = shl i64 %139, 1
  %200 = load i64, ptr %15, align 8
  %201 = mul i64 %199, %200
  %202 = getelementptr %struct.Touch, ptr %198, i64 %201
  %203 = mul i64 %195, %139
  br i1 %133, label %204, label %207

204:                                              ; preds = %194
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #17
  store i32 0, ptr %7, align 4
  store i32 %128, ptr %59, align 4
  store i32 %28, ptr %60, align 4
  store i32 %21, ptr %61, align 4
  %205 = icmp eq i32 %188, 0
  %206 = select i1 %205, i32 2, i32 0
  call fastcc void @note_pair(ptr noundef nonnull readonly %11, i32 noundef %129, ptr noundef nonnull %7, i64 noundef %19, i32 noundef %124, i32 noundef 1, i32 noundef 1, i32 noundef %206, i64 noundef %203) #16
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #17
  br label %207

207:                                              ; preds = %204, %194
  %208 = load i32, ptr %197, align 4
  %209 = load i32, ptr %66, align 8
  %210 = icmp eq i32 %208, %209
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %202, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %203) #16
  %212 = load i32, ptr %66, align 8
  br label %213

213:                                              ; preds = %211, %207
  %214 = phi i32 [ %212, %211 ], [ %209, %207 ]
  %215 = getelementptr inbounds i8, ptr %197, i64 4
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, %214
  br i1 %217, label %218, label %227

218:                                              ; preds = %213
  %219 = load i64, ptr %15, align 8
  %220 = getelementptr %struct.Touch, ptr %202, i64 %219
  %221 = getelementptr inbounds i8, ptr %197, i64 12
  %222 = load i32, ptr %221, align 4
  %223 = icmp eq i32 %222, %170
  %224 = icmp eq i32 %188, 0
  %225 = and i1 %224, %223
  %226 = zext i1 %225 to i32
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %220, i32 noundef 1, i32 noundef 1, i32 noundef %226, i64 noundef %203) #16
  br label %227

227:                                              ; preds = %218, %213
  %228 = getelementptr inbounds i8, ptr %197, i64 8
  %229 = load i32, ptr %228, align 4
  %230 = load i32, ptr %67, align 4
  %231 = icmp eq i32 %229, %230
  br i1 %231, label %272, label %232

232:                                              ; preds = %227
  %233 = getelementptr inbounds i8, ptr %197, i64 16
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %270, label %236

236:                                              ; preds = %232
  %237 = add i32 %234, -1
  %238 = sdiv i32 %237, 32
  %239 = sext i32 %238 to i64
  %240 = icmp eq i64 %19, %239
  br i1 %240, label %249, label %241

241:                                              ; preds = %236
  %242 = getelementptr inbounds i8, ptr %197, i64 24
  %243 = load i32, ptr %242, align 4
  %244 = load ptr, ptr %68, align 8
  %245 = load i64, ptr %15, align 8
  %246 = mul i64 %245, %19
  %247 = getelementptr i32, ptr %244, i64 %246
  %248 = getelementptr i32, ptr %247, i64 %239
  br label %264

249:                                              ; preds = %236
  %250 = and i32 %237, 31
  %251 = icmp eq i32 %250, %124
  br i1 %251, label %269, label %252

252:                                              ; preds = %249
  %253 = getelementptr inbounds i8, ptr %197, i64 24
  %254 = load i32, ptr %253, align 4
  %255 = load ptr, ptr %69, align 8
  %256 = getelementptr i32, ptr %255, i64 %19
  %257 = load i32, ptr %256, align 4
  %258 = icmp ugt i32 %254, %257
  br i1 %258, label %259, label %269

259:                                              ; preds = %252
  %260 = load ptr, ptr %70, align 8
  %261 = zext nneg i32 %250 to i64
  %262 = or disjoint i64 %134, %261
  %263 = getelementptr i32, ptr %260, i64 %262
  br label %264

264:                                              ; preds = %259, %241
  %265 = phi ptr [ %263, %259 ], [ %248, %241 ]
  %266 = phi i32 [ %254, %259 ], [ %243, %241 ]
  %267 = load i32, ptr %265, align 4
  %268 = icmp ugt i32 %266, %267
  br i1 %268, label %270, label %269

269:                                              ; preds = %264, %252, %249
  tail call fastcc void @note_unwritten(ptr noundef nonnull %15, ptr noundef %0, i64 noundef %139) #16
  br label %270

270:                                              ; preds = %269, %264, %232
  store i32 0, ptr %233, align 4
  %271 = load i32, ptr %67, align 4
  store i32 %271, ptr %228, align 4
  br label %272

272:                                              ; preds = %270, %227
  %273 = load i32, ptr %66, align 8
  store i32 %273, ptr %215, align 4
  %274 = getelementptr inbounds i8, ptr %197, i64 12
  store i32 %170, ptr %274, align 4
  %275 = load i64, ptr %15, align 8
  %276 = getelementptr %struct.Touch, ptr %202, i64 %275
  br label %277

277:                                              ; preds = %272, %157
  %278 = phi i64 [ %275, %272 ], [ %159, %157 ]
  %279 = phi ptr [ %276, %272 ], [ %149, %157 ]
  %280 = getelementptr %struct.Touch, ptr %279, i64 %19
  %281 = load ptr, ptr %68, align 8
  %282 = mul i64 %278, %19
  %283 = getelementptr i32, ptr %281, i64 %282
  %284 = getelementptr i32, ptr %283, i64 %19
  %285 = load i32, ptr %284, align 4
  %286 = add i32 %285, 1
  %287 = load i32, ptr %280, align 4
  %288 = icmp eq i32 %287, %286
  br i1 %288, label %289, label %296

289:                                              ; preds = %277
  %290 = getelementptr inbounds i8, ptr %280, i64 12
  %291 = load i32, ptr %290, align 4
  %292 = and i32 %291, %4
  %293 = getelementptr inbounds i8, ptr %280, i64 4
  %294 = load i32, ptr %293, align 4
  %295 = or i32 %294, %83
  br label %296

296:                                              ; preds = %277, %289
  %297 = phi i32 [ %295, %289 ], [ %83, %277 ]
  %298 = phi i32 [ %292, %289 ], [ %4, %277 ]
  store i32 %286, ptr %280, align 4
  %299 = getelementptr inbounds i8, ptr %280, i64 4
  store i32 %297, ptr %299, align 4
  %300 = getelementptr inbounds i8, ptr %280, i64 8
  store i32 %28, ptr %300, align 4
  %301 = or i32 %298, %21
  %302 = getelementptr inbounds i8, ptr %280, i64 12
  store i32 %301, ptr %302, align 4
  %303 = load i64, ptr %56, align 8
  %304 = add i64 %303, %137
  %305 = load i32, ptr %42, align 4
  %306 = sext i32 %305 to i64
  %307 = icmp slt i64 %304, %306
  br i1 %307, label %135, label %308, !llvm.loop !25

308:                                              ; preds = %296, %119, %101, %95, %93
  br i1 %86, label %309, label %72

309:                                              ; preds = %308, %13
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #17
  br label %310

310:                                              ; preds = %6, %309
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_meet(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca [32 x i32], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 472
  %7 = load ptr, ptr %6, align 8
  %8 = and i32 %3, %2
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %64, label %10

10:                                               ; preds = %4
  %11 = getelementptr inbounds i8, ptr %1, i64 1952
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %7, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = load i64, ptr %7, align 8
  %16 = mul i64 %15, %12
  %17 = getelementptr i32, ptr %14, i64 %16
  %18 = getelementptr i32, ptr %17, i64 %12
  %19 = load i32, ptr %18, align 4
  %20 = add i32 %19, 1
  store i32 %20, ptr %18, align 4
  %21 = getelementptr inbounds i8, ptr %1, i64 1968
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %8, %22
  br i1 %23, label %24, label %28

24:                                               ; preds = %10
  %25 = getelementptr inbounds i8, ptr %7, i64 56
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr i32, ptr %26, i64 %12
  store i32 %20, ptr %27, align 4
  br label %64

28:                                               ; preds = %10
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #17
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %29 = getelementptr inbounds i8, ptr %7, i64 64
  %30 = load ptr, ptr %29, align 8
  %31 = shl i64 %12, 12
  %32 = getelementptr i8, ptr %30, i64 %31
  br label %33

33:                                               ; preds = %28, %39
  %34 = phi i32 [ %8, %28 ], [ %43, %39 ]
  %35 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = shl nuw nsw i32 %35, 5
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr i32, ptr %32, i64 %37
  br label %45

39:                                               ; preds = %45
  %40 = zext nneg i32 %35 to i64
  %41 = getelementptr [32 x i32], ptr %5, i64 0, i64 %40
  store i32 %20, ptr %41, align 4
  %42 = add i32 %34, -1
  %43 = and i32 %42, %34
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %54, label %33, !llvm.loop !26

45:                                               ; preds = %33, %45
  %46 = phi i64 [ 0, %33 ], [ %52, %45 ]
  %47 = getelementptr i32, ptr %38, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr [32 x i32], ptr %5, i64 0, i64 %46
  %50 = load i32, ptr %49, align 4
  %51 = tail call i32 @llvm.umax.i32(i32 %48, i32 %50)
  store i32 %51, ptr %49, align 4
  %52 = add nuw nsw i64 %46, 1
  %53 = icmp eq i64 %52, 32
  br i1 %53, label %39, label %45, !llvm.loop !27

54:                                               ; preds = %39, %54
  %55 = phi i32 [ %61, %54 ], [ %8, %39 ]
  %56 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %55, i1 true)
  %57 = shl nuw nsw i32 %56, 5
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr i32, ptr %32, i64 %58
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %59, ptr noundef nonnull align 16 dereferenceable(128) %5, i64 128, i1 false)
  %60 = add i32 %55, -1
  %61 = and i32 %60, %55
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %54, !llvm.loop !28

63:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #17
  br label %64

64:                                               ; preds = %24, %63, %4
  ret void
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_signal(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %43, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 288
  %8 = and i32 %3, 15
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr [16 x i64], ptr %7, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 32
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 472
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %43, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %1, i64 1952
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %14, i64 48
  %20 = load ptr, ptr %19, align 8
  %21 = load i64, ptr %14, align 8
  %22 = mul i64 %21, %18
  %23 = getelementptr i32, ptr %20, i64 %22
  %24 = getelementptr inbounds i8, ptr %14, i64 72
  %25 = load ptr, ptr %24, align 8
  %26 = mul i64 %21, %9
  %27 = getelementptr i32, ptr %25, i64 %26
  %28 = getelementptr i32, ptr %23, i64 %18
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, 1
  store i32 %30, ptr %28, align 4
  %31 = load i64, ptr %14, align 8
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %43

33:                                               ; preds = %16, %33
  %34 = phi i64 [ %40, %33 ], [ 0, %16 ]
  %35 = getelementptr i32, ptr %23, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr i32, ptr %27, i64 %34
  %38 = load i32, ptr %37, align 4
  %39 = tail call i32 @llvm.umax.i32(i32 %36, i32 %38)
  store i32 %39, ptr %37, align 4
  %40 = add nuw nsw i64 %34, 1
  %41 = load i64, ptr %14, align 8
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %33, label %43, !llvm.loop !29

43:                                               ; preds = %33, %16, %6, %4
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
  %9 = getelementptr inbounds i8, ptr %0, i64 636
  %10 = getelementptr inbounds i8, ptr %0, i64 624
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
  %25 = getelementptr inbounds i8, ptr %0, i64 472
  %26 = getelementptr inbounds i8, ptr %0, i64 104
  %27 = getelementptr inbounds i8, ptr %0, i64 264
  %28 = getelementptr inbounds i8, ptr %0, i64 128
  %29 = getelementptr inbounds i8, ptr %0, i64 152
  %30 = getelementptr inbounds i8, ptr %0, i64 144
  %31 = getelementptr inbounds i8, ptr %0, i64 136
  %32 = getelementptr inbounds i8, ptr %0, i64 64
  %33 = getelementptr inbounds i8, ptr %0, i64 112
  %34 = getelementptr i8, ptr %0, i64 576
  %35 = getelementptr i8, ptr %0, i64 584
  %36 = getelementptr i8, ptr %0, i64 592
  %37 = getelementptr i8, ptr %0, i64 600
  %38 = getelementptr i8, ptr %0, i64 608
  %39 = getelementptr i8, ptr %0, i64 616
  %40 = getelementptr i8, ptr %0, i64 528
  %41 = getelementptr i8, ptr %0, i64 536
  %42 = getelementptr i8, ptr %0, i64 544
  %43 = getelementptr i8, ptr %0, i64 552
  %44 = getelementptr i8, ptr %0, i64 560
  %45 = getelementptr i8, ptr %0, i64 568
  %46 = getelementptr inbounds i8, ptr %0, i64 480
  %47 = getelementptr inbounds i8, ptr %0, i64 488
  %48 = getelementptr inbounds i8, ptr %0, i64 496
  %49 = getelementptr inbounds i8, ptr %0, i64 504
  %50 = getelementptr inbounds i8, ptr %0, i64 512
  %51 = getelementptr inbounds i8, ptr %0, i64 520
  %52 = getelementptr inbounds i8, ptr %0, i64 256
  %53 = load i64, ptr %3, align 8
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %197

55:                                               ; preds = %865, %1
  %56 = load ptr, ptr %4, align 8
  %57 = load atomic i32, ptr %56 monotonic, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %868

59:                                               ; preds = %55
  %60 = load ptr, ptr %5, align 8
  %61 = atomicrmw add ptr %60, i64 1 monotonic, align 8
  %62 = load i64, ptr %6, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %868

64:                                               ; preds = %59
  store i64 %61, ptr %7, align 8
  store i64 -1, ptr %8, align 8
  store i64 1, ptr %3, align 8
  br label %68

65:                                               ; preds = %68
  %66 = load ptr, ptr %11, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %84, label %80

68:                                               ; preds = %68, %64
  %69 = phi i64 [ 0, %64 ], [ %78, %68 ]
  %70 = phi i64 [ %61, %64 ], [ %77, %68 ]
  %71 = getelementptr [3 x i32], ptr %9, i64 0, i64 %69
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = srem i64 %70, %73
  %75 = trunc nsw i64 %74 to i32
  %76 = getelementptr [3 x i32], ptr %10, i64 0, i64 %69
  store i32 %75, ptr %76, align 4
  %77 = sdiv i64 %70, %73
  %78 = add nuw nsw i64 %69, 1
  %79 = icmp eq i64 %78, 3
  br i1 %79, label %65, label %68, !llvm.loop !30

80:                                               ; preds = %65
  %81 = getelementptr i32, ptr %66, i64 %61
  %82 = load i32, ptr %81, align 4
  %83 = sext i32 %82 to i64
  br label %84

84:                                               ; preds = %80, %65
  %85 = phi i64 [ %83, %80 ], [ -1, %65 ]
  store i64 %85, ptr %12, align 8
  %86 = load ptr, ptr %13, align 8
  %87 = load i64, ptr %14, align 8
  %88 = icmp slt i64 %87, 4
  br i1 %88, label %89, label %92

89:                                               ; preds = %92, %84
  %90 = and i64 %87, -4
  %91 = icmp eq i64 %90, %87
  br i1 %91, label %108, label %98

92:                                               ; preds = %84, %92
  %93 = phi i64 [ %96, %92 ], [ 4, %84 ]
  %94 = phi i64 [ %93, %92 ], [ 0, %84 ]
  %95 = getelementptr i8, ptr %86, i64 %94
  store i32 2146926583, ptr %95, align 1
  %96 = add nuw nsw i64 %93, 4
  %97 = icmp sgt i64 %96, %87
  br i1 %97, label %89, label %92, !llvm.loop !31

98:                                               ; preds = %89, %98
  %99 = phi i64 [ %106, %98 ], [ %90, %89 ]
  %100 = trunc i64 %99 to i32
  %101 = shl i32 %100, 3
  %102 = and i32 %101, 24
  %103 = lshr i32 2146926583, %102
  %104 = trunc i32 %103 to i8
  %105 = getelementptr i8, ptr %86, i64 %99
  store i8 %104, ptr %105, align 1
  %106 = add nsw i64 %99, 1
  %107 = icmp slt i64 %106, %87
  br i1 %107, label %98, label %108, !llvm.loop !32

108:                                              ; preds = %98, %89
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %15, i8 0, i64 128, i1 false)
  %109 = load i64, ptr %16, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %134, label %111

111:                                              ; preds = %193, %108
  %112 = load ptr, ptr %25, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %197, label %114

114:                                              ; preds = %111
  %115 = getelementptr inbounds i8, ptr %112, i64 88
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %112, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %116, i8 1, i64 %117, i1 false)
  %118 = load ptr, ptr %115, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %112, ptr noundef %118, ptr noundef null) #16
  %119 = getelementptr inbounds i8, ptr %112, i64 72
  %120 = load ptr, ptr %119, align 8
  %121 = load i64, ptr %112, align 8
  %122 = shl i64 %121, 6
  tail call void @llvm.memset.p0.i64(ptr align 4 %120, i8 0, i64 %122, i1 false)
  %123 = getelementptr inbounds i8, ptr %112, i64 96
  %124 = load ptr, ptr %123, align 8
  %125 = load i64, ptr %112, align 8
  %126 = shl i64 %125, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %124, i8 0, i64 %126, i1 false)
  %127 = getelementptr inbounds i8, ptr %112, i64 144
  %128 = load i32, ptr %127, align 8
  %129 = add i32 %128, 1
  store i32 %129, ptr %127, align 8
  %130 = getelementptr inbounds i8, ptr %112, i64 148
  %131 = load i32, ptr %130, align 4
  %132 = add i32 %131, 1
  store i32 %132, ptr %130, align 4
  %133 = getelementptr inbounds i8, ptr %112, i64 112
  store i64 0, ptr %133, align 8
  br label %197

134:                                              ; preds = %108, %193
  %135 = phi i64 [ %194, %193 ], [ 0, %108 ]
  %136 = load ptr, ptr %17, align 8
  %137 = getelementptr %struct.Warp, ptr %136, i64 %135
  %138 = load i64, ptr %18, align 8
  %139 = shl i64 %135, 5
  %140 = sub i64 %138, %139
  %141 = getelementptr inbounds i8, ptr %137, i64 1960
  store i64 0, ptr %141, align 8
  %142 = icmp sgt i64 %140, 31
  %143 = trunc i64 %140 to i32
  %144 = shl nsw i32 -1, %143
  %145 = xor i32 %144, -1
  %146 = select i1 %142, i32 -1, i32 %145
  %147 = getelementptr inbounds i8, ptr %137, i64 1968
  store i32 %146, ptr %147, align 8
  %148 = getelementptr inbounds i8, ptr %137, i64 1972
  %149 = getelementptr inbounds i8, ptr %137, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %148, i8 0, i64 16, i1 false)
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %19, align 8
  %152 = shl i64 %151, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %150, i8 0, i64 %152, i1 false)
  %153 = getelementptr inbounds i8, ptr %137, i64 1928
  %154 = load ptr, ptr %153, align 8
  %155 = load i64, ptr %20, align 8
  %156 = shl i64 %155, 5
  %157 = icmp slt i64 %156, 4
  br i1 %157, label %164, label %158

158:                                              ; preds = %134, %158
  %159 = phi i64 [ %162, %158 ], [ 4, %134 ]
  %160 = phi i64 [ %159, %158 ], [ 0, %134 ]
  %161 = getelementptr i8, ptr %154, i64 %160
  store i32 2146926583, ptr %161, align 1
  %162 = add nuw nsw i64 %159, 4
  %163 = icmp sgt i64 %162, %156
  br i1 %163, label %164, label %158, !llvm.loop !31

164:                                              ; preds = %158, %134
  %165 = load i64, ptr %12, align 8
  %166 = icmp sgt i64 %165, -1
  br i1 %166, label %172, label %167

167:                                              ; preds = %164
  %168 = load ptr, ptr %21, align 8
  %169 = icmp ne ptr %168, null
  %170 = icmp eq i64 %135, 0
  %171 = and i1 %170, %169
  br i1 %171, label %172, label %193

172:                                              ; preds = %167, %164
  %173 = load i64, ptr %22, align 8
  %174 = icmp sgt i64 %173, 0
  br i1 %174, label %175, label %193

175:                                              ; preds = %172
  %176 = getelementptr inbounds i8, ptr %137, i64 1936
  br label %177

177:                                              ; preds = %189, %175
  %178 = phi i64 [ %173, %175 ], [ %190, %189 ]
  %179 = phi i64 [ 0, %175 ], [ %191, %189 ]
  %180 = load ptr, ptr %23, align 8
  %181 = getelementptr %struct.Slot, ptr %180, i64 %179
  %182 = load i32, ptr %181, align 8
  %183 = icmp eq i32 %182, 1
  br i1 %183, label %189, label %184

184:                                              ; preds = %177
  %185 = load ptr, ptr %24, align 8
  %186 = load ptr, ptr %176, align 8
  %187 = getelementptr ptr, ptr %186, i64 %179
  store ptr %185, ptr %187, align 8
  %188 = load i64, ptr %22, align 8
  br label %189

189:                                              ; preds = %184, %177
  %190 = phi i64 [ %178, %177 ], [ %188, %184 ]
  %191 = add nuw nsw i64 %179, 1
  %192 = icmp slt i64 %191, %190
  br i1 %192, label %177, label %193, !llvm.loop !33

193:                                              ; preds = %189, %172, %167
  %194 = add nuw nsw i64 %135, 1
  %195 = load i64, ptr %16, align 8
  %196 = icmp slt i64 %194, %195
  br i1 %196, label %134, label %111, !llvm.loop !34

197:                                              ; preds = %111, %114, %1
  %198 = load i64, ptr %16, align 8
  br label %199

199:                                              ; preds = %721, %197
  %200 = phi i64 [ %715, %721 ], [ %198, %197 ]
  %201 = phi i64 [ %716, %721 ], [ %198, %197 ]
  %202 = icmp sgt i64 %201, 0
  br i1 %202, label %203, label %839

203:                                              ; preds = %199, %434
  %204 = phi i64 [ %435, %434 ], [ %200, %199 ]
  %205 = phi i32 [ %439, %434 ], [ 0, %199 ]
  %206 = phi i64 [ %443, %434 ], [ 0, %199 ]
  %207 = phi i32 [ %442, %434 ], [ 0, %199 ]
  %208 = load ptr, ptr %17, align 8
  %209 = getelementptr %struct.Warp, ptr %208, i64 %206
  %210 = getelementptr inbounds i8, ptr %209, i64 1972
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %434

213:                                              ; preds = %203
  %214 = getelementptr inbounds i8, ptr %209, i64 1960
  %215 = getelementptr inbounds i8, ptr %209, i64 1920
  %216 = getelementptr inbounds i8, ptr %209, i64 1968
  %217 = getelementptr inbounds i8, ptr %209, i64 1976
  %218 = getelementptr inbounds i8, ptr %209, i64 1944
  %219 = getelementptr inbounds i8, ptr %209, i64 1980
  br label %220

220:                                              ; preds = %413, %213
  %221 = phi i64 [ 0, %213 ], [ %414, %413 ]
  %222 = load i64, ptr %214, align 8
  %223 = icmp sgt i64 %222, -1
  br i1 %223, label %224, label %258

224:                                              ; preds = %220
  %225 = load ptr, ptr %26, align 8
  %226 = load ptr, ptr %215, align 8
  %227 = load i32, ptr %216, align 8
  %228 = tail call i64 %225(ptr noundef %226, ptr noundef %0, ptr noundef nonnull %209, i64 noundef %222, i32 noundef %227) #18
  %229 = trunc i64 %228 to i8
  switch i8 %229, label %251 [
    i8 0, label %431
    i8 1, label %230
    i8 3, label %233
    i8 4, label %235
  ]

230:                                              ; preds = %224
  %231 = getelementptr inbounds i8, ptr %209, i64 2000
  %232 = load i64, ptr %231, align 8
  store i64 %232, ptr %214, align 8
  br label %431

233:                                              ; preds = %224
  %234 = ashr i64 %228, 8
  store i64 %234, ptr %8, align 8
  br label %868

235:                                              ; preds = %224
  %236 = load i32, ptr %216, align 8
  %237 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %236, i1 true)
  %238 = ashr i64 %228, 8
  %239 = load i64, ptr %34, align 8
  %240 = icmp eq i64 %239, 0
  %241 = load i64, ptr %7, align 8
  br i1 %240, label %245, label %242

242:                                              ; preds = %235
  %243 = load i64, ptr %35, align 8
  %244 = icmp slt i64 %241, %243
  br i1 %244, label %245, label %835

245:                                              ; preds = %242, %235
  store i64 %241, ptr %35, align 8
  %246 = getelementptr inbounds i8, ptr %209, i64 1952
  %247 = load i64, ptr %246, align 8
  %248 = shl i64 %247, 5
  %249 = zext nneg i32 %237 to i64
  %250 = or disjoint i64 %248, %249
  store i64 %250, ptr %36, align 8
  store i64 %238, ptr %37, align 8
  store i64 -1, ptr %38, align 8
  store i64 0, ptr %39, align 8
  br label %835

251:                                              ; preds = %224
  store i64 -1, ptr %214, align 8
  %252 = load i32, ptr %217, align 8
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %257

254:                                              ; preds = %251
  %255 = load i64, ptr %27, align 8
  %256 = add i64 %255, 1
  store i64 %256, ptr %27, align 8
  br label %257

257:                                              ; preds = %254, %251
  store i32 1, ptr %217, align 8
  br label %258

258:                                              ; preds = %257, %220
  %259 = add i64 %221, 1
  %260 = load i64, ptr %19, align 8
  %261 = and i64 %221, 65535
  %262 = icmp eq i64 %261, 65535
  br i1 %262, label %267, label %263

263:                                              ; preds = %258
  %264 = icmp sgt i64 %260, 0
  br i1 %264, label %265, label %284

265:                                              ; preds = %263
  %266 = load ptr, ptr %218, align 8
  br label %276

267:                                              ; preds = %258, %271
  %268 = phi i64 [ %269, %271 ], [ %260, %258 ]
  %269 = add i64 %268, -1
  %270 = icmp slt i64 %269, 0
  br i1 %270, label %284, label %271

271:                                              ; preds = %267
  %272 = load ptr, ptr %218, align 8
  %273 = getelementptr i32, ptr %272, i64 %269
  %274 = load i32, ptr %273, align 4
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %267, label %288, !llvm.loop !35

276:                                              ; preds = %281, %265
  %277 = phi i64 [ 0, %265 ], [ %282, %281 ]
  %278 = getelementptr i32, ptr %266, i64 %277
  %279 = load i32, ptr %278, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %288

281:                                              ; preds = %276
  %282 = add nuw nsw i64 %277, 1
  %283 = icmp eq i64 %282, %260
  br i1 %283, label %284, label %276, !llvm.loop !36

284:                                              ; preds = %263, %281, %267
  %285 = load i32, ptr %216, align 8
  %286 = icmp eq i32 %285, 0
  %287 = select i1 %286, i32 2, i32 1
  br label %431

288:                                              ; preds = %276, %271
  %289 = phi i32 [ %274, %271 ], [ %279, %276 ]
  %290 = phi ptr [ %272, %271 ], [ %266, %276 ]
  %291 = phi i64 [ %269, %271 ], [ %277, %276 ]
  %292 = getelementptr i32, ptr %290, i64 %291
  %293 = load i32, ptr %216, align 8
  %294 = icmp eq i32 %289, %293
  br i1 %294, label %295, label %374

295:                                              ; preds = %288
  %296 = load ptr, ptr %28, align 8
  %297 = getelementptr i8, ptr %296, i64 %291
  %298 = load i8, ptr %297, align 1
  %299 = icmp eq i8 %298, 0
  br i1 %299, label %374, label %300

300:                                              ; preds = %295
  %301 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %289, i1 true)
  %302 = load ptr, ptr %29, align 8
  %303 = load ptr, ptr %30, align 8
  %304 = getelementptr i64, ptr %303, i64 %291
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr %struct.Uniform, ptr %302, i64 %305
  %307 = getelementptr i8, ptr %304, i64 8
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr %struct.Uniform, ptr %302, i64 %308
  %310 = icmp ult ptr %306, %309
  br i1 %310, label %311, label %371

311:                                              ; preds = %300
  %312 = load ptr, ptr %215, align 8
  %313 = zext nneg i32 %301 to i64
  br label %314

314:                                              ; preds = %342, %311
  %315 = phi ptr [ %306, %311 ], [ %343, %342 ]
  %316 = load i64, ptr %315, align 8
  %317 = getelementptr i8, ptr %312, i64 %316
  %318 = getelementptr inbounds i8, ptr %315, i64 16
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %324, label %321

321:                                              ; preds = %314
  %322 = mul i64 %319, %313
  %323 = getelementptr i8, ptr %317, i64 %322
  br label %330

324:                                              ; preds = %314
  %325 = load i32, ptr %317, align 4
  %326 = and i32 %325, %289
  %327 = icmp eq i32 %326, 0
  %328 = icmp eq i32 %326, %289
  %329 = or i1 %327, %328
  br i1 %329, label %342, label %374

330:                                              ; preds = %338, %321
  %331 = phi i32 [ %289, %321 ], [ %340, %338 ]
  %332 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %331, i1 true)
  %333 = zext nneg i32 %332 to i64
  %334 = mul i64 %319, %333
  %335 = getelementptr i8, ptr %317, i64 %334
  %336 = tail call i32 @memcmp(ptr noundef %335, ptr noundef %323, i64 noundef %319) #19
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %338, label %374

338:                                              ; preds = %330
  %339 = add i32 %331, -1
  %340 = and i32 %339, %331
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %342, label %330, !llvm.loop !37

342:                                              ; preds = %338, %324
  %343 = getelementptr i8, ptr %315, i64 24
  %344 = icmp ult ptr %343, %309
  br i1 %344, label %314, label %345, !llvm.loop !38

345:                                              ; preds = %342, %362
  %346 = phi ptr [ %367, %362 ], [ %306, %342 ]
  %347 = load ptr, ptr %215, align 8
  %348 = load i64, ptr %346, align 8
  %349 = getelementptr i8, ptr %347, i64 %348
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  %350 = getelementptr inbounds i8, ptr %346, i64 16
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %353, label %358

353:                                              ; preds = %345
  %354 = load i32, ptr %349, align 4
  %355 = lshr i32 %354, %301
  %356 = and i32 %355, 1
  %357 = zext nneg i32 %356 to i64
  br label %362

358:                                              ; preds = %345
  %359 = mul i64 %351, %313
  %360 = getelementptr i8, ptr %349, i64 %359
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr align 1 %360, i64 %351, i1 false)
  %361 = load i64, ptr %2, align 8
  br label %362

362:                                              ; preds = %358, %353
  %363 = phi i64 [ %361, %358 ], [ %357, %353 ]
  %364 = getelementptr inbounds i8, ptr %346, i64 8
  %365 = load i64, ptr %364, align 8
  %366 = getelementptr i8, ptr %347, i64 %365
  store i64 %363, ptr %366, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %367 = getelementptr i8, ptr %346, i64 24
  %368 = icmp ult ptr %367, %309
  br i1 %368, label %345, label %369, !llvm.loop !39

369:                                              ; preds = %362
  %370 = load ptr, ptr %218, align 8
  br label %371

371:                                              ; preds = %369, %300
  %372 = phi ptr [ %370, %369 ], [ %290, %300 ]
  %373 = getelementptr i32, ptr %372, i64 %291
  store i32 0, ptr %373, align 4
  store i64 %291, ptr %214, align 8
  br label %413

374:                                              ; preds = %324, %330, %295, %288
  %375 = load ptr, ptr %31, align 8
  %376 = getelementptr i8, ptr %375, i64 %291
  %377 = load i8, ptr %376, align 1
  %378 = icmp eq i8 %377, 0
  br i1 %378, label %397, label %379

379:                                              ; preds = %374
  %380 = load ptr, ptr %32, align 8
  %381 = shl nuw i64 %291, 1
  %382 = getelementptr i64, ptr %380, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = add i64 %383, 1
  store i64 %384, ptr %382, align 8
  %385 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %289)
  %386 = zext nneg i32 %385 to i64
  %387 = load ptr, ptr %32, align 8
  %388 = or disjoint i64 %381, 1
  %389 = getelementptr i64, ptr %387, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, %386
  store i64 %391, ptr %389, align 8
  %392 = xor i32 %289, -1
  %393 = load i32, ptr %216, align 8
  %394 = and i32 %393, %392
  store i32 %394, ptr %216, align 8
  %395 = load ptr, ptr %218, align 8
  %396 = getelementptr i32, ptr %395, i64 %291
  store i32 0, ptr %396, align 4
  br label %413

397:                                              ; preds = %374
  %398 = load ptr, ptr %4, align 8
  %399 = load atomic i32, ptr %398 monotonic, align 4
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %402, label %401

401:                                              ; preds = %397
  store i64 %291, ptr %8, align 8
  br label %868

402:                                              ; preds = %397
  %403 = load ptr, ptr %33, align 8
  %404 = getelementptr ptr, ptr %403, i64 %291
  %405 = load ptr, ptr %404, align 8
  %406 = icmp eq ptr %405, null
  br i1 %406, label %407, label %409

407:                                              ; preds = %402
  %408 = getelementptr inbounds i8, ptr %0, i64 280
  store i64 %291, ptr %408, align 8
  br label %868

409:                                              ; preds = %402
  store i32 0, ptr %292, align 4
  %410 = load ptr, ptr %215, align 8
  tail call void %405(ptr noundef %410, ptr noundef nonnull %0, ptr noundef %209, i32 noundef %289) #18
  %411 = load i32, ptr %219, align 4
  %412 = icmp slt i32 %411, 0
  br i1 %412, label %415, label %413

413:                                              ; preds = %409, %379, %371
  %414 = phi i64 [ 0, %371 ], [ %259, %379 ], [ %259, %409 ]
  br label %220

415:                                              ; preds = %409
  %416 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %289, i1 true)
  %417 = getelementptr inbounds i8, ptr %209, i64 2016
  %418 = load i64, ptr %417, align 8
  %419 = load i64, ptr %34, align 8
  %420 = icmp eq i64 %419, 0
  %421 = load i64, ptr %7, align 8
  br i1 %420, label %425, label %422

422:                                              ; preds = %415
  %423 = load i64, ptr %35, align 8
  %424 = icmp slt i64 %421, %423
  br i1 %424, label %425, label %835

425:                                              ; preds = %422, %415
  store i64 %421, ptr %35, align 8
  %426 = getelementptr inbounds i8, ptr %209, i64 1952
  %427 = load i64, ptr %426, align 8
  %428 = shl i64 %427, 5
  %429 = zext nneg i32 %416 to i64
  %430 = or disjoint i64 %428, %429
  store i64 %430, ptr %36, align 8
  store i64 %418, ptr %37, align 8
  store i64 -1, ptr %38, align 8
  store i64 0, ptr %39, align 8
  br label %835

431:                                              ; preds = %224, %284, %230
  %432 = phi i32 [ %287, %284 ], [ 1, %230 ], [ 2, %224 ]
  store i32 %432, ptr %210, align 4
  %433 = load i64, ptr %16, align 8
  br label %434

434:                                              ; preds = %431, %203
  %435 = phi i64 [ %204, %203 ], [ %433, %431 ]
  %436 = phi i32 [ %211, %203 ], [ %432, %431 ]
  %437 = icmp ne i32 %436, 2
  %438 = zext i1 %437 to i32
  %439 = or i32 %205, %438
  %440 = getelementptr inbounds i8, ptr %209, i64 1980
  %441 = load i32, ptr %440, align 4
  %442 = or i32 %441, %207
  %443 = add nuw nsw i64 %206, 1
  %444 = icmp slt i64 %443, %435
  br i1 %444, label %203, label %445, !llvm.loop !40

445:                                              ; preds = %434
  %446 = icmp eq i32 %439, 0
  br i1 %446, label %839, label %447

447:                                              ; preds = %445
  %448 = load ptr, ptr %4, align 8
  %449 = load atomic i32, ptr %448 monotonic, align 4
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %868

451:                                              ; preds = %447
  %452 = icmp eq i32 %442, 0
  br i1 %452, label %453, label %723

453:                                              ; preds = %451, %714
  %454 = phi i64 [ %715, %714 ], [ %435, %451 ]
  %455 = phi i64 [ %716, %714 ], [ %435, %451 ]
  %456 = phi i64 [ %719, %714 ], [ 0, %451 ]
  %457 = phi i32 [ %718, %714 ], [ 0, %451 ]
  %458 = icmp sgt i64 %455, 0
  br i1 %458, label %459, label %714

459:                                              ; preds = %453
  %460 = load ptr, ptr %17, align 8
  br label %464

461:                                              ; preds = %500
  %462 = icmp sgt i64 %501, 0
  %463 = icmp eq i64 %505, 0
  br i1 %463, label %714, label %508

464:                                              ; preds = %500, %459
  %465 = phi i64 [ 0, %459 ], [ %505, %500 ]
  %466 = phi i64 [ 0, %459 ], [ %506, %500 ]
  %467 = phi ptr [ null, %459 ], [ %504, %500 ]
  %468 = phi ptr [ null, %459 ], [ %503, %500 ]
  %469 = phi i64 [ 0, %459 ], [ %502, %500 ]
  %470 = phi i64 [ 0, %459 ], [ %501, %500 ]
  %471 = getelementptr %struct.Warp, ptr %460, i64 %466
  %472 = getelementptr inbounds i8, ptr %471, i64 1972
  %473 = load i32, ptr %472, align 4
  %474 = icmp eq i32 %473, 2
  br i1 %474, label %500, label %475

475:                                              ; preds = %464
  %476 = getelementptr inbounds i8, ptr %471, i64 1988
  %477 = load i32, ptr %476, align 4
  %478 = zext i32 %477 to i64
  %479 = icmp eq i64 %456, %478
  br i1 %479, label %480, label %484

480:                                              ; preds = %475
  %481 = getelementptr inbounds i8, ptr %471, i64 1980
  %482 = load i32, ptr %481, align 4
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %486, label %484

484:                                              ; preds = %480, %475
  %485 = add i64 %470, 1
  br label %500

486:                                              ; preds = %480
  %487 = add i64 %465, 1
  %488 = icmp eq ptr %468, null
  %489 = select i1 %488, ptr %471, ptr %468
  %490 = getelementptr inbounds i8, ptr %471, i64 2008
  %491 = load i64, ptr %490, align 8
  %492 = getelementptr inbounds i8, ptr %489, i64 2008
  %493 = load i64, ptr %492, align 8
  %494 = icmp eq i64 %491, %493
  %495 = select i1 %494, ptr %467, ptr %471
  %496 = getelementptr inbounds i8, ptr %471, i64 1992
  %497 = load i32, ptr %496, align 8
  %498 = sext i32 %497 to i64
  %499 = tail call i64 @llvm.smax.i64(i64 %469, i64 %498)
  br label %500

500:                                              ; preds = %486, %484, %464
  %501 = phi i64 [ %485, %484 ], [ %470, %486 ], [ %470, %464 ]
  %502 = phi i64 [ %469, %484 ], [ %499, %486 ], [ %469, %464 ]
  %503 = phi ptr [ %468, %484 ], [ %489, %486 ], [ %468, %464 ]
  %504 = phi ptr [ %467, %484 ], [ %495, %486 ], [ %467, %464 ]
  %505 = phi i64 [ %465, %484 ], [ %487, %486 ], [ %465, %464 ]
  %506 = add nuw nsw i64 %466, 1
  %507 = icmp eq i64 %506, %455
  br i1 %507, label %461, label %464, !llvm.loop !41

508:                                              ; preds = %461
  %509 = icmp eq i64 %502, 0
  br i1 %509, label %516, label %510

510:                                              ; preds = %508
  %511 = shl i64 %505, 5
  %512 = getelementptr [16 x i64], ptr %15, i64 0, i64 %456
  %513 = load i64, ptr %512, align 8
  %514 = add i64 %513, %511
  %515 = icmp slt i64 %514, %502
  br i1 %515, label %714, label %517

516:                                              ; preds = %508
  br i1 %462, label %714, label %517

517:                                              ; preds = %516, %510
  %518 = icmp eq ptr %504, null
  br i1 %518, label %541, label %519

519:                                              ; preds = %517
  %520 = getelementptr inbounds i8, ptr %504, i64 1984
  %521 = load i32, ptr %520, align 8
  %522 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %521, i1 true)
  %523 = getelementptr inbounds i8, ptr %504, i64 2008
  %524 = load i64, ptr %523, align 8
  %525 = getelementptr inbounds i8, ptr %503, i64 2008
  %526 = load i64, ptr %525, align 8
  %527 = load i64, ptr %40, align 8
  %528 = icmp eq i64 %527, 0
  %529 = load i64, ptr %7, align 8
  br i1 %528, label %533, label %530

530:                                              ; preds = %519
  %531 = load i64, ptr %41, align 8
  %532 = icmp slt i64 %529, %531
  br i1 %532, label %533, label %539

533:                                              ; preds = %530, %519
  store i64 %529, ptr %41, align 8
  %534 = getelementptr inbounds i8, ptr %504, i64 1952
  %535 = load i64, ptr %534, align 8
  %536 = shl i64 %535, 5
  %537 = zext nneg i32 %522 to i64
  %538 = or disjoint i64 %536, %537
  store i64 %538, ptr %42, align 8
  store i64 %524, ptr %43, align 8
  store i64 %526, ptr %44, align 8
  store i64 0, ptr %45, align 8
  br label %539

539:                                              ; preds = %533, %530
  %540 = add i64 %527, 1
  store i64 %540, ptr %40, align 8
  br label %541

541:                                              ; preds = %539, %517
  %542 = getelementptr inbounds i8, ptr %503, i64 1996
  %543 = load i32, ptr %542, align 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %610, label %552

545:                                              ; preds = %575
  %546 = icmp ne i32 %576, 0
  %547 = icmp eq i32 %543, 1
  %548 = icmp eq i32 %543, 2
  %549 = icmp sgt i32 %577, 0
  %550 = select i1 %548, i1 %546, i1 %549
  %551 = sext i1 %550 to i32
  br label %580

552:                                              ; preds = %541, %575
  %553 = phi i32 [ %577, %575 ], [ 0, %541 ]
  %554 = phi i32 [ %576, %575 ], [ 1, %541 ]
  %555 = phi i64 [ %578, %575 ], [ 0, %541 ]
  %556 = getelementptr %struct.Warp, ptr %460, i64 %555
  %557 = getelementptr inbounds i8, ptr %556, i64 1972
  %558 = load i32, ptr %557, align 4
  %559 = icmp eq i32 %558, 1
  br i1 %559, label %560, label %575

560:                                              ; preds = %552
  %561 = getelementptr inbounds i8, ptr %556, i64 1988
  %562 = load i32, ptr %561, align 4
  %563 = zext i32 %562 to i64
  %564 = icmp eq i64 %456, %563
  br i1 %564, label %565, label %575

565:                                              ; preds = %560
  %566 = getelementptr inbounds i8, ptr %556, i64 2032
  %567 = load i32, ptr %566, align 8
  %568 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %567)
  %569 = add i32 %568, %553
  %570 = getelementptr inbounds i8, ptr %556, i64 1984
  %571 = load i32, ptr %570, align 8
  %572 = icmp eq i32 %567, %571
  %573 = and i32 %554, 1
  %574 = select i1 %572, i32 %573, i32 0
  br label %575

575:                                              ; preds = %565, %560, %552
  %576 = phi i32 [ %574, %565 ], [ %554, %560 ], [ %554, %552 ]
  %577 = phi i32 [ %569, %565 ], [ %553, %560 ], [ %553, %552 ]
  %578 = add nuw nsw i64 %555, 1
  %579 = icmp eq i64 %578, %455
  br i1 %579, label %545, label %552, !llvm.loop !42

580:                                              ; preds = %606, %545
  %581 = phi i64 [ 0, %545 ], [ %607, %606 ]
  %582 = load ptr, ptr %17, align 8
  %583 = getelementptr %struct.Warp, ptr %582, i64 %581
  %584 = getelementptr inbounds i8, ptr %583, i64 1972
  %585 = load i32, ptr %584, align 4
  %586 = icmp eq i32 %585, 1
  br i1 %586, label %587, label %606

587:                                              ; preds = %580
  %588 = getelementptr inbounds i8, ptr %583, i64 1988
  %589 = load i32, ptr %588, align 4
  %590 = zext i32 %589 to i64
  %591 = icmp eq i64 %456, %590
  br i1 %591, label %592, label %606

592:                                              ; preds = %587
  %593 = getelementptr inbounds i8, ptr %583, i64 2024
  %594 = load i64, ptr %593, align 8
  %595 = icmp slt i64 %594, 0
  br i1 %595, label %606, label %596

596:                                              ; preds = %592
  %597 = getelementptr inbounds i8, ptr %583, i64 1920
  %598 = load ptr, ptr %597, align 8
  %599 = getelementptr i8, ptr %598, i64 %594
  br i1 %547, label %600, label %605

600:                                              ; preds = %596, %600
  %601 = phi i64 [ %603, %600 ], [ 0, %596 ]
  %602 = getelementptr i32, ptr %599, i64 %601
  store i32 %577, ptr %602, align 4
  %603 = add nuw nsw i64 %601, 1
  %604 = icmp eq i64 %603, 32
  br i1 %604, label %606, label %600, !llvm.loop !43

605:                                              ; preds = %596
  store i32 %551, ptr %599, align 4
  br label %606

606:                                              ; preds = %600, %605, %592, %587, %580
  %607 = add nuw nsw i64 %581, 1
  %608 = load i64, ptr %16, align 8
  %609 = icmp slt i64 %607, %608
  br i1 %609, label %580, label %610, !llvm.loop !44

610:                                              ; preds = %606, %541
  %611 = getelementptr [16 x i64], ptr %15, i64 0, i64 %456
  store i64 0, ptr %611, align 8
  %612 = load ptr, ptr %25, align 8
  %613 = icmp eq ptr %612, null
  br i1 %613, label %675, label %614

614:                                              ; preds = %610
  %615 = load i64, ptr %16, align 8
  %616 = icmp sgt i64 %615, 0
  %617 = getelementptr inbounds i8, ptr %612, i64 88
  br i1 %616, label %635, label %618

618:                                              ; preds = %614
  %619 = load ptr, ptr %617, align 8
  br label %622

620:                                              ; preds = %654
  %621 = icmp eq i32 %663, 0
  br label %622

622:                                              ; preds = %620, %618
  %623 = phi ptr [ %619, %618 ], [ %659, %620 ]
  %624 = phi i1 [ false, %618 ], [ %621, %620 ]
  %625 = getelementptr inbounds i8, ptr %612, i64 72
  %626 = load ptr, ptr %625, align 8
  %627 = load i64, ptr %612, align 8
  %628 = mul i64 %627, %456
  %629 = getelementptr i32, ptr %626, i64 %628
  tail call fastcc void @join_warps(ptr noundef nonnull %612, ptr noundef %623, ptr noundef %629) #16
  %630 = load ptr, ptr %625, align 8
  %631 = load i64, ptr %612, align 8
  %632 = mul i64 %631, %456
  %633 = getelementptr i32, ptr %630, i64 %632
  %634 = shl i64 %631, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %633, i8 0, i64 %634, i1 false)
  br i1 %624, label %675, label %667

635:                                              ; preds = %614, %654
  %636 = phi i32 [ %663, %654 ], [ 1, %614 ]
  %637 = phi i64 [ %664, %654 ], [ 0, %614 ]
  %638 = load ptr, ptr %17, align 8
  %639 = getelementptr %struct.Warp, ptr %638, i64 %637
  %640 = getelementptr inbounds i8, ptr %639, i64 1972
  %641 = load i32, ptr %640, align 4
  %642 = icmp eq i32 %641, 1
  br i1 %642, label %643, label %652

643:                                              ; preds = %635
  %644 = getelementptr inbounds i8, ptr %639, i64 1988
  %645 = load i32, ptr %644, align 4
  %646 = zext i32 %645 to i64
  %647 = icmp eq i64 %456, %646
  br i1 %647, label %648, label %652

648:                                              ; preds = %643
  %649 = getelementptr inbounds i8, ptr %639, i64 1980
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %654, label %652

652:                                              ; preds = %648, %643, %635
  %653 = icmp eq i32 %641, 2
  br label %654

654:                                              ; preds = %652, %648
  %655 = phi i1 [ true, %648 ], [ %653, %652 ]
  %656 = zext i1 %655 to i8
  %657 = load ptr, ptr %617, align 8
  %658 = getelementptr i8, ptr %657, i64 %637
  store i8 %656, ptr %658, align 1
  %659 = load ptr, ptr %617, align 8
  %660 = getelementptr i8, ptr %659, i64 %637
  %661 = load i8, ptr %660, align 1
  %662 = zext i8 %661 to i32
  %663 = and i32 %636, %662
  %664 = add nuw nsw i64 %637, 1
  %665 = load i64, ptr %16, align 8
  %666 = icmp slt i64 %664, %665
  br i1 %666, label %635, label %620, !llvm.loop !45

667:                                              ; preds = %622
  %668 = getelementptr inbounds i8, ptr %612, i64 144
  %669 = load i32, ptr %668, align 8
  %670 = add i32 %669, 1
  store i32 %670, ptr %668, align 8
  %671 = getelementptr inbounds i8, ptr %612, i64 96
  %672 = load ptr, ptr %671, align 8
  %673 = load i64, ptr %612, align 8
  %674 = shl i64 %673, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %672, i8 0, i64 %674, i1 false)
  br label %675

675:                                              ; preds = %667, %622, %610
  %676 = load i64, ptr %16, align 8
  %677 = icmp sgt i64 %676, 0
  br i1 %677, label %678, label %714

678:                                              ; preds = %675, %710
  %679 = phi i64 [ %711, %710 ], [ %676, %675 ]
  %680 = phi i64 [ %712, %710 ], [ 0, %675 ]
  %681 = load ptr, ptr %17, align 8
  %682 = getelementptr %struct.Warp, ptr %681, i64 %680
  %683 = getelementptr inbounds i8, ptr %682, i64 1972
  %684 = load i32, ptr %683, align 4
  %685 = icmp eq i32 %684, 1
  br i1 %685, label %686, label %710

686:                                              ; preds = %678
  %687 = getelementptr inbounds i8, ptr %682, i64 1988
  %688 = load i32, ptr %687, align 4
  %689 = zext i32 %688 to i64
  %690 = icmp eq i64 %456, %689
  br i1 %690, label %691, label %710

691:                                              ; preds = %686
  %692 = getelementptr inbounds i8, ptr %682, i64 1980
  %693 = load i32, ptr %692, align 4
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %695, label %710

695:                                              ; preds = %691
  store i32 0, ptr %683, align 4
  %696 = getelementptr inbounds i8, ptr %682, i64 1960
  %697 = load i64, ptr %696, align 8
  %698 = icmp slt i64 %697, 0
  br i1 %698, label %699, label %707

699:                                              ; preds = %695
  %700 = getelementptr inbounds i8, ptr %682, i64 1984
  %701 = load i32, ptr %700, align 8
  %702 = getelementptr inbounds i8, ptr %682, i64 1944
  %703 = load ptr, ptr %702, align 8
  %704 = getelementptr inbounds i8, ptr %682, i64 2000
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr i32, ptr %703, i64 %705
  store i32 %701, ptr %706, align 4
  br label %707

707:                                              ; preds = %699, %695
  %708 = getelementptr inbounds i8, ptr %682, i64 1984
  store i32 0, ptr %708, align 8
  %709 = load i64, ptr %16, align 8
  br label %710

710:                                              ; preds = %707, %691, %686, %678
  %711 = phi i64 [ %679, %678 ], [ %679, %686 ], [ %679, %691 ], [ %709, %707 ]
  %712 = add nuw nsw i64 %680, 1
  %713 = icmp slt i64 %712, %711
  br i1 %713, label %678, label %714, !llvm.loop !46

714:                                              ; preds = %710, %675, %516, %510, %461, %453
  %715 = phi i64 [ %454, %461 ], [ %454, %516 ], [ %454, %510 ], [ %676, %675 ], [ %454, %453 ], [ %711, %710 ]
  %716 = phi i64 [ %455, %461 ], [ %455, %516 ], [ %455, %510 ], [ %676, %675 ], [ %455, %453 ], [ %711, %710 ]
  %717 = phi i32 [ 0, %461 ], [ 0, %516 ], [ 0, %510 ], [ 1, %675 ], [ 0, %453 ], [ 1, %710 ]
  %718 = or i32 %717, %457
  %719 = add nuw nsw i64 %456, 1
  %720 = icmp eq i64 %719, 16
  br i1 %720, label %721, label %453, !llvm.loop !47

721:                                              ; preds = %714
  %722 = icmp eq i32 %718, 0
  br i1 %722, label %723, label %199

723:                                              ; preds = %721, %451
  %724 = phi i64 [ %435, %451 ], [ %716, %721 ]
  %725 = icmp sgt i64 %724, 0
  tail call void @llvm.assume(i1 %725)
  %726 = load ptr, ptr %17, align 8
  br label %729

727:                                              ; preds = %776
  %728 = icmp eq ptr %777, null
  br i1 %728, label %798, label %784

729:                                              ; preds = %776, %723
  %730 = phi ptr [ null, %723 ], [ %781, %776 ]
  %731 = phi ptr [ null, %723 ], [ %780, %776 ]
  %732 = phi i64 [ 0, %723 ], [ %782, %776 ]
  %733 = phi i64 [ 0, %723 ], [ %779, %776 ]
  %734 = phi i64 [ 0, %723 ], [ %778, %776 ]
  %735 = phi ptr [ null, %723 ], [ %777, %776 ]
  %736 = getelementptr %struct.Warp, ptr %726, i64 %732
  %737 = getelementptr inbounds i8, ptr %736, i64 1972
  %738 = load i32, ptr %737, align 4
  %739 = icmp eq i32 %738, 2
  br i1 %739, label %776, label %740

740:                                              ; preds = %729
  %741 = icmp eq ptr %730, null
  %742 = select i1 %741, ptr %736, ptr %730
  %743 = getelementptr inbounds i8, ptr %736, i64 1980
  %744 = load i32, ptr %743, align 4
  %745 = icmp eq i32 %744, 0
  %746 = icmp ne ptr %735, null
  %747 = select i1 %745, i1 true, i1 %746
  %748 = select i1 %747, ptr %735, ptr %736
  %749 = getelementptr inbounds i8, ptr %736, i64 1988
  %750 = load i32, ptr %749, align 4
  %751 = getelementptr inbounds i8, ptr %742, i64 1988
  %752 = load i32, ptr %751, align 4
  %753 = icmp eq i32 %750, %752
  br i1 %753, label %754, label %760

754:                                              ; preds = %740
  %755 = getelementptr inbounds i8, ptr %736, i64 2008
  %756 = load i64, ptr %755, align 8
  %757 = getelementptr inbounds i8, ptr %742, i64 2008
  %758 = load i64, ptr %757, align 8
  %759 = icmp eq i64 %756, %758
  br label %760

760:                                              ; preds = %754, %740
  %761 = phi i1 [ false, %740 ], [ %759, %754 ]
  %762 = icmp ne ptr %731, null
  %763 = select i1 %761, i1 true, i1 %762
  %764 = select i1 %763, ptr %731, ptr %736
  %765 = getelementptr inbounds i8, ptr %736, i64 1968
  %766 = load i32, ptr %765, align 8
  %767 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %766)
  %768 = zext nneg i32 %767 to i64
  %769 = add i64 %734, %768
  br i1 %761, label %770, label %776

770:                                              ; preds = %760
  %771 = getelementptr inbounds i8, ptr %736, i64 1984
  %772 = load i32, ptr %771, align 8
  %773 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %772)
  %774 = zext nneg i32 %773 to i64
  %775 = add i64 %733, %774
  br label %776

776:                                              ; preds = %770, %760, %729
  %777 = phi ptr [ %735, %729 ], [ %748, %770 ], [ %748, %760 ]
  %778 = phi i64 [ %734, %729 ], [ %769, %770 ], [ %769, %760 ]
  %779 = phi i64 [ %733, %729 ], [ %775, %770 ], [ %733, %760 ]
  %780 = phi ptr [ %731, %729 ], [ %764, %770 ], [ %764, %760 ]
  %781 = phi ptr [ %730, %729 ], [ %742, %770 ], [ %742, %760 ]
  %782 = add nuw nsw i64 %732, 1
  %783 = icmp eq i64 %782, %724
  br i1 %783, label %727, label %729, !llvm.loop !48

784:                                              ; preds = %727
  %785 = getelementptr inbounds i8, ptr %777, i64 1984
  %786 = load i32, ptr %785, align 8
  %787 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %786, i1 true)
  %788 = getelementptr inbounds i8, ptr %777, i64 2008
  %789 = load i64, ptr %788, align 8
  %790 = getelementptr inbounds i8, ptr %777, i64 2016
  %791 = load i64, ptr %790, align 8
  %792 = load i64, ptr %46, align 8
  %793 = icmp eq i64 %792, 0
  %794 = load i64, ptr %7, align 8
  br i1 %793, label %822, label %795

795:                                              ; preds = %784
  %796 = load i64, ptr %47, align 8
  %797 = icmp slt i64 %794, %796
  br i1 %797, label %822, label %835

798:                                              ; preds = %727
  %799 = getelementptr inbounds i8, ptr %781, i64 1984
  %800 = load i32, ptr %799, align 8
  %801 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %800, i1 true)
  %802 = getelementptr inbounds i8, ptr %781, i64 2008
  %803 = load i64, ptr %802, align 8
  %804 = icmp eq ptr %780, null
  br i1 %804, label %808, label %805

805:                                              ; preds = %798
  %806 = getelementptr inbounds i8, ptr %780, i64 2008
  %807 = load i64, ptr %806, align 8
  br label %812

808:                                              ; preds = %798
  %809 = getelementptr inbounds i8, ptr %781, i64 1992
  %810 = load i32, ptr %809, align 8
  %811 = sext i32 %810 to i64
  br label %812

812:                                              ; preds = %808, %805
  %813 = phi i64 [ -1, %808 ], [ %807, %805 ]
  %814 = phi i64 [ %811, %808 ], [ %778, %805 ]
  %815 = sub i64 %814, %779
  %816 = load i64, ptr %46, align 8
  %817 = icmp eq i64 %816, 0
  %818 = load i64, ptr %7, align 8
  br i1 %817, label %822, label %819

819:                                              ; preds = %812
  %820 = load i64, ptr %47, align 8
  %821 = icmp slt i64 %818, %820
  br i1 %821, label %822, label %835

822:                                              ; preds = %819, %812, %795, %784
  %823 = phi i64 [ %794, %795 ], [ %794, %784 ], [ %818, %819 ], [ %818, %812 ]
  %824 = phi ptr [ %777, %795 ], [ %777, %784 ], [ %781, %819 ], [ %781, %812 ]
  %825 = phi i32 [ %787, %795 ], [ %787, %784 ], [ %801, %819 ], [ %801, %812 ]
  %826 = phi i64 [ %789, %795 ], [ %789, %784 ], [ %803, %819 ], [ %803, %812 ]
  %827 = phi i64 [ %791, %795 ], [ %791, %784 ], [ %813, %819 ], [ %813, %812 ]
  %828 = phi i64 [ 0, %795 ], [ 0, %784 ], [ %815, %819 ], [ %815, %812 ]
  %829 = phi i64 [ %792, %795 ], [ 0, %784 ], [ %816, %819 ], [ 0, %812 ]
  store i64 %823, ptr %47, align 8
  %830 = getelementptr inbounds i8, ptr %824, i64 1952
  %831 = load i64, ptr %830, align 8
  %832 = shl i64 %831, 5
  %833 = zext nneg i32 %825 to i64
  %834 = or disjoint i64 %832, %833
  store i64 %834, ptr %48, align 8
  store i64 %826, ptr %49, align 8
  store i64 %827, ptr %50, align 8
  store i64 %828, ptr %51, align 8
  br label %835

835:                                              ; preds = %795, %819, %822, %422, %425, %242, %245
  %836 = phi i64 [ %239, %245 ], [ %239, %242 ], [ %419, %425 ], [ %419, %422 ], [ %792, %795 ], [ %816, %819 ], [ %829, %822 ]
  %837 = phi ptr [ %34, %245 ], [ %34, %242 ], [ %34, %425 ], [ %34, %422 ], [ %46, %795 ], [ %46, %819 ], [ %46, %822 ]
  %838 = add i64 %836, 1
  store i64 %838, ptr %837, align 8
  br label %839

839:                                              ; preds = %199, %445, %835
  %840 = load ptr, ptr %25, align 8
  %841 = icmp eq ptr %840, null
  br i1 %841, label %865, label %842

842:                                              ; preds = %839
  %843 = getelementptr inbounds i8, ptr %840, i64 112
  %844 = load i64, ptr %843, align 8
  %845 = icmp sgt i64 %844, 0
  br i1 %845, label %846, label %849

846:                                              ; preds = %842
  %847 = getelementptr inbounds i8, ptr %840, i64 24
  %848 = getelementptr inbounds i8, ptr %840, i64 104
  br label %850

849:                                              ; preds = %861, %842
  store i64 0, ptr %843, align 8
  br label %865

850:                                              ; preds = %861, %846
  %851 = phi i64 [ 0, %846 ], [ %862, %861 ]
  %852 = load ptr, ptr %847, align 8
  %853 = load ptr, ptr %848, align 8
  %854 = getelementptr i32, ptr %853, i64 %851
  %855 = load i32, ptr %854, align 4
  %856 = sext i32 %855 to i64
  %857 = getelementptr %struct.Granule, ptr %852, i64 %856, i32 4
  %858 = load i32, ptr %857, align 4
  %859 = icmp eq i32 %858, 0
  br i1 %859, label %861, label %860

860:                                              ; preds = %850
  tail call fastcc void @note_unwritten(ptr noundef nonnull %840, ptr noundef readonly %0, i64 noundef %856) #16
  br label %861

861:                                              ; preds = %860, %850
  store i32 0, ptr %857, align 4
  %862 = add nuw nsw i64 %851, 1
  %863 = load i64, ptr %843, align 8
  %864 = icmp slt i64 %862, %863
  br i1 %864, label %850, label %849, !llvm.loop !49

865:                                              ; preds = %849, %839
  store i64 0, ptr %3, align 8
  %866 = load i64, ptr %52, align 8
  %867 = add i64 %866, 1
  store i64 %867, ptr %52, align 8
  br label %55

868:                                              ; preds = %447, %59, %55, %407, %401, %233
  %869 = phi i32 [ 1, %401 ], [ 2, %407 ], [ 1, %233 ], [ 0, %59 ], [ 1, %55 ], [ 1, %447 ]
  ret i32 %869
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
  br i1 %22, label %10, label %15, !llvm.loop !50

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
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %13, ptr noundef %34) #16
  %35 = add nuw nsw i64 %24, 1
  %36 = load i64, ptr %6, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %23, label %16, !llvm.loop !51
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #17
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
  br i1 %49, label %50, label %32, !llvm.loop !52

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #16
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #17
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !53
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
  br i1 %47, label %38, label %48, !llvm.loop !54

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !55

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !56

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
  br i1 %100, label %131, label %90, !llvm.loop !57

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
  br i1 %174, label %175, label %169, !llvm.loop !58

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
  br i1 %234, label %69, label %235, !llvm.loop !59

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
  br i1 %251, label %51, label %56, !llvm.loop !60

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
  br i1 %16, label %25, label %7, !llvm.loop !61

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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #17
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #17
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #17
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
  br i1 %44, label %45, label %33, !llvm.loop !62

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
  br i1 %80, label %100, label %62, !llvm.loop !63

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
  br i1 %99, label %100, label %81, !llvm.loop !63

100:                                              ; preds = %77, %96, %61
  %101 = shl nuw nsw i32 %56, 1
  br label %102

102:                                              ; preds = %88, %55, %60, %100
  %103 = phi i32 [ %56, %60 ], [ %56, %55 ], [ %101, %100 ], [ %56, %88 ]
  %104 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %103) #16
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
  br i1 %122, label %110, label %123, !llvm.loop !64

123:                                              ; preds = %110
  %124 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %119, ptr %124, align 8
  br label %349

125:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %9) #17
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
  %154 = call fastcc i32 @distinct(ptr noundef nonnull %9, i32 noundef %153) #16
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
  br i1 %172, label %152, label %138, !llvm.loop !65

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
  br i1 %182, label %173, label %168, !llvm.loop !66

183:                                              ; preds = %183, %152
  %184 = phi i64 [ 0, %152 ], [ %199, %183 ]
  %185 = phi i64 [ 0, %152 ], [ %193, %183 ]
  %186 = phi i32 [ 0, %152 ], [ %201, %183 ]
  %187 = phi i32 [ 0, %152 ], [ %200, %183 ]
  %188 = and i32 %186, 31
  %189 = shl i32 %165, %188
  %190 = and i32 %189, %3
  %191 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %10, i32 noundef %190, i32 noundef %21, i32 noundef 2, ptr noundef nonnull %9) #16
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
  br i1 %202, label %183, label %203, !llvm.loop !67

203:                                              ; preds = %183
  store i64 %193, ptr %166, align 16
  store i64 %199, ptr %167, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %9) #17
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
  %214 = call fastcc i32 @blocks_touched(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef 5, ptr noundef nonnull %11) #16
  %215 = sext i32 %214 to i64
  store i64 %215, ptr %12, align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #17
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
  br i1 %228, label %229, label %216, !llvm.loop !68

229:                                              ; preds = %216, %212
  %230 = phi i32 [ 0, %212 ], [ %223, %216 ]
  %231 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %230) #16
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
  br i1 %253, label %254, label %237, !llvm.loop !69

254:                                              ; preds = %246
  %255 = add i64 %251, 31
  %256 = sdiv i64 %255, 32
  br label %257

257:                                              ; preds = %254, %229
  %258 = phi i64 [ 0, %229 ], [ %256, %254 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #17
  %259 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %258, ptr %259, align 8
  %260 = getelementptr inbounds i8, ptr %15, i64 12
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 1
  br i1 %262, label %263, label %265

263:                                              ; preds = %257
  %264 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %213) #16
  br label %327

265:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #17
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #17
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
  br i1 %290, label %296, label %283, !llvm.loop !70

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
  br i1 %311, label %266, label %272, !llvm.loop !71

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
  %322 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %10, i32 noundef %316, i32 noundef %21, i32 noundef %321) #16
  %323 = add i64 %322, %314
  %324 = add nuw nsw i64 %313, 1
  %325 = icmp eq i64 %324, 8
  br i1 %325, label %326, label %312, !llvm.loop !72

326:                                              ; preds = %320
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #17
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #17
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
  br i1 %346, label %334, label %347, !llvm.loop !64

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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #17
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #17
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #17
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
  br i1 %369, label %359, label %360, !llvm.loop !73
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #17
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #16
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #17
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #17
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #17
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !74

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
  br i1 %41, label %23, label %30, !llvm.loop !75
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #16
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !76

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
  br i1 %40, label %30, label %25, !llvm.loop !77
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
  br i1 %24, label %15, label %25, !llvm.loop !78

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !79

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
  br i1 %55, label %31, label %33, !llvm.loop !80
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #16
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #16
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_hazard(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 128
  %4 = load i64, ptr %3, align 8
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %42

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 120
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %1, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 4
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = getelementptr inbounds i8, ptr %1, i64 12
  br label %13

13:                                               ; preds = %6, %33
  %14 = phi i64 [ 0, %6 ], [ %34, %33 ]
  %15 = getelementptr %struct.Hazard, ptr %8, i64 %14
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %9
  br i1 %17, label %18, label %33

18:                                               ; preds = %13
  %19 = getelementptr inbounds i8, ptr %15, i64 4
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %33

23:                                               ; preds = %18
  %24 = getelementptr inbounds i8, ptr %15, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = load i32, ptr %11, align 8
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %28, label %33

28:                                               ; preds = %23
  %29 = getelementptr inbounds i8, ptr %15, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = load i32, ptr %12, align 4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %36, label %33

33:                                               ; preds = %28, %23, %18, %13
  %34 = add nuw nsw i64 %14, 1
  %35 = icmp eq i64 %34, %4
  br i1 %35, label %42, label %13, !llvm.loop !81

36:                                               ; preds = %28
  %37 = getelementptr inbounds i8, ptr %1, i64 56
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %15, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, %38
  store i64 %41, ptr %39, align 8
  br label %51

42:                                               ; preds = %33, %2
  %43 = getelementptr inbounds i8, ptr %0, i64 136
  %44 = load i64, ptr %43, align 8
  %45 = icmp slt i64 %4, %44
  br i1 %45, label %46, label %51

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, ptr %0, i64 120
  %48 = load ptr, ptr %47, align 8
  %49 = add nsw i64 %4, 1
  store i64 %49, ptr %3, align 8
  %50 = getelementptr %struct.Hazard, ptr %48, i64 %4
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %50, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %51

51:                                               ; preds = %36, %46, %42
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #12 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %6, i64 148
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %48, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %48

16:                                               ; preds = %12
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %20 = trunc i64 %18 to i32
  %21 = shl i32 %20, 5
  %22 = add nuw nsw i32 %19, 1
  %23 = add i32 %22, %21
  store i32 %23, ptr %13, align 4
  %24 = getelementptr inbounds i8, ptr %0, i64 24
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 %25, ptr %26, align 4
  %27 = load i64, ptr %17, align 8
  %28 = getelementptr inbounds i8, ptr %6, i64 48
  %29 = load ptr, ptr %28, align 8
  %30 = load i64, ptr %6, align 8
  %31 = mul i64 %30, %27
  %32 = getelementptr i32, ptr %29, i64 %31
  %33 = getelementptr i32, ptr %32, i64 %27
  %34 = load i32, ptr %33, align 4
  %35 = add i32 %34, 1
  %36 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 %35, ptr %36, align 4
  %37 = getelementptr inbounds i8, ptr %6, i64 112
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %6, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = icmp slt i64 %38, %40
  br i1 %41, label %42, label %48

42:                                               ; preds = %16
  %43 = trunc i64 %3 to i32
  %44 = getelementptr inbounds i8, ptr %6, i64 104
  %45 = load ptr, ptr %44, align 8
  %46 = add nsw i64 %38, 1
  store i64 %46, ptr %37, align 8
  %47 = getelementptr i32, ptr %45, i64 %38
  store i32 %43, ptr %47, align 4
  br label %48

48:                                               ; preds = %16, %42, %4, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @compare(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #3 {
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %27

12:                                               ; preds = %7
  %13 = getelementptr inbounds i8, ptr %0, i64 28
  %14 = icmp ne i32 %3, 0
  %15 = icmp ne i32 %4, 0
  %16 = and i1 %14, %15
  %17 = icmp ne i32 %5, 0
  %18 = and i1 %16, %17
  %19 = getelementptr inbounds i8, ptr %0, i64 16
  %20 = getelementptr inbounds i8, ptr %9, i64 48
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %22 = getelementptr inbounds i8, ptr %0, i64 32
  %23 = icmp eq i32 %1, 0
  %24 = getelementptr inbounds i8, ptr %9, i64 56
  %25 = getelementptr inbounds i8, ptr %9, i64 64
  %26 = select i1 %18, i32 2, i32 1
  br label %28

27:                                               ; preds = %104, %7
  ret void

28:                                               ; preds = %12, %104
  %29 = phi i64 [ %10, %12 ], [ %106, %104 ]
  %30 = phi i64 [ 0, %12 ], [ %105, %104 ]
  %31 = getelementptr %struct.Touch, ptr %2, i64 %30
  %32 = load i32, ptr %13, align 4
  %33 = getelementptr inbounds i8, ptr %31, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = and i32 %34, %32
  %36 = getelementptr inbounds i8, ptr %31, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  %39 = and i32 %35, 1610612736
  %40 = icmp eq i32 %39, 1073741824
  %41 = select i1 %38, i1 true, i1 %40
  br i1 %41, label %104, label %42

42:                                               ; preds = %28
  %43 = lshr i32 %35, 30
  %44 = and i32 %43, 1
  %45 = select i1 %18, i32 2, i32 %44
  %46 = load i64, ptr %19, align 8
  %47 = icmp eq i64 %30, %46
  br i1 %47, label %58, label %48

48:                                               ; preds = %42
  %49 = load i32, ptr %31, align 4
  %50 = load ptr, ptr %20, align 8
  %51 = mul i64 %46, %29
  %52 = getelementptr i32, ptr %50, i64 %51
  %53 = getelementptr i32, ptr %52, i64 %30
  %54 = load i32, ptr %53, align 4
  %55 = icmp ugt i32 %49, %54
  br i1 %55, label %56, label %104

56:                                               ; preds = %48
  %57 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 true)
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %57, i32 noundef %3, i32 noundef %4, i32 noundef %45, i64 noundef %6) #16
  br label %104

58:                                               ; preds = %42
  %59 = getelementptr inbounds i8, ptr %31, i64 8
  %60 = load i32, ptr %59, align 4
  %61 = load i32, ptr %22, align 8
  %62 = icmp eq i32 %60, %61
  br i1 %62, label %66, label %63

63:                                               ; preds = %58
  br i1 %23, label %104, label %64

64:                                               ; preds = %63
  %65 = shl i64 %30, 12
  br label %69

66:                                               ; preds = %58
  br i1 %16, label %67, label %104

67:                                               ; preds = %66
  %68 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %37, i1 true)
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef %31, i64 noundef %30, i32 noundef %68, i32 noundef 1, i32 noundef 1, i32 noundef %45, i64 noundef %6) #16
  br label %104

69:                                               ; preds = %64, %100
  %70 = phi i32 [ %1, %64 ], [ %102, %100 ]
  %71 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = shl nuw i32 1, %71
  %73 = xor i32 %72, -1
  %74 = and i32 %37, %73
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %100, label %76

76:                                               ; preds = %69
  %77 = load i32, ptr %31, align 4
  %78 = load ptr, ptr %24, align 8
  %79 = getelementptr i32, ptr %78, i64 %30
  %80 = load i32, ptr %79, align 4
  %81 = icmp ugt i32 %77, %80
  br i1 %81, label %82, label %100

82:                                               ; preds = %76
  %83 = load ptr, ptr %25, align 8
  %84 = getelementptr i8, ptr %83, i64 %65
  %85 = shl nuw nsw i32 %71, 7
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr i8, ptr %84, i64 %86
  br label %88

88:                                               ; preds = %95, %82
  %89 = phi i32 [ %74, %82 ], [ %97, %95 ]
  %90 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %89, i1 true)
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr i32, ptr %87, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = icmp ugt i32 %77, %93
  br i1 %94, label %99, label %95

95:                                               ; preds = %88
  %96 = add i32 %89, -1
  %97 = and i32 %96, %89
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %100, label %88, !llvm.loop !82

99:                                               ; preds = %88
  tail call fastcc void @note_pair(ptr noundef %0, i32 noundef %71, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %90, i32 noundef %3, i32 noundef %4, i32 noundef %26, i64 noundef %6) #16
  br label %104

100:                                              ; preds = %95, %76, %69
  %101 = add i32 %70, -1
  %102 = and i32 %101, %70
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %69, !llvm.loop !83

104:                                              ; preds = %100, %63, %99, %56, %48, %67, %66, %28
  %105 = add nuw nsw i64 %30, 1
  %106 = load i64, ptr %9, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %28, label %27, !llvm.loop !84
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_pair(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i64 noundef %8) unnamed_addr #3 {
  %10 = alloca %struct.Hazard, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 5
  %14 = zext nneg i32 %1 to i64
  %15 = add i64 %13, %14
  %16 = shl i64 %3, 5
  %17 = zext nneg i32 %4 to i64
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, -1610612737
  %22 = getelementptr inbounds i8, ptr %0, i64 32
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %2, i64 8
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %23, %25
  %27 = icmp sgt i32 %23, %25
  %28 = icmp sgt i64 %15, %18
  %29 = select i1 %26, i1 %28, i1 %27
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #17
  %30 = icmp ne i32 %5, 0
  %31 = icmp ne i32 %6, 0
  %32 = and i1 %30, %31
  br i1 %32, label %41, label %33

33:                                               ; preds = %9
  br i1 %29, label %34, label %37

34:                                               ; preds = %33
  %35 = zext i1 %30 to i32
  store i32 %35, ptr %10, align 8
  %36 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %7, ptr %36, align 4
  br label %43

37:                                               ; preds = %33
  %38 = xor i1 %30, true
  %39 = zext i1 %38 to i32
  store i32 %39, ptr %10, align 8
  %40 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %7, ptr %40, align 4
  br label %47

41:                                               ; preds = %9
  store i32 2, ptr %10, align 8
  %42 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %7, ptr %42, align 4
  br i1 %29, label %43, label %47

43:                                               ; preds = %34, %41
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 %45, ptr %46, align 8
  br label %51

47:                                               ; preds = %37, %41
  %48 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 %21, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %0, i64 24
  %50 = load i32, ptr %49, align 8
  br label %51

51:                                               ; preds = %43, %47
  %52 = phi i64 [ %15, %47 ], [ %18, %43 ]
  %53 = phi i64 [ %18, %47 ], [ %15, %43 ]
  %54 = phi i32 [ %50, %47 ], [ %21, %43 ]
  %55 = getelementptr inbounds i8, ptr %10, i64 12
  store i32 %54, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %10, i64 32
  store i64 %53, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %10, i64 40
  store i64 %52, ptr %57, align 8
  %58 = load ptr, ptr %0, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 240
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %10, i64 24
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 %60, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %10, i64 48
  store i64 %8, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %10, i64 56
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %0, i64 8
  %66 = load ptr, ptr %65, align 8
  call fastcc void @note_hazard(ptr noundef %66, ptr noundef nonnull %10) #16
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #17
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #17
  store i32 3, ptr %4, align 8
  %8 = getelementptr inbounds i8, ptr %4, i64 4
  store i32 1, ptr %8, align 4
  %9 = getelementptr inbounds i8, ptr %4, i64 8
  %10 = getelementptr inbounds i8, ptr %7, i64 20
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %9, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 12
  store i32 -1, ptr %12, align 4
  %13 = getelementptr inbounds i8, ptr %4, i64 16
  %14 = getelementptr inbounds i8, ptr %1, i64 240
  %15 = load i64, ptr %14, align 8
  store i64 %15, ptr %13, align 8
  %16 = getelementptr inbounds i8, ptr %4, i64 24
  store i64 -1, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %4, i64 32
  %18 = getelementptr inbounds i8, ptr %7, i64 16
  %19 = load i32, ptr %18, align 4
  %20 = add i32 %19, -1
  %21 = sext i32 %20 to i64
  store i64 %21, ptr %17, align 8
  %22 = getelementptr inbounds i8, ptr %4, i64 40
  store i64 -1, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %4, i64 48
  %24 = getelementptr inbounds i8, ptr %0, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %25, %2
  store i64 %26, ptr %23, align 8
  %27 = getelementptr inbounds i8, ptr %4, i64 56
  store i64 1, ptr %27, align 8
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #16
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #17
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @join_warps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2) unnamed_addr #3 {
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 8
  %7 = shl i64 %4, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %57

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 48
  br label %14

11:                                               ; preds = %41
  %12 = icmp ne ptr %2, null
  %13 = and i1 %12, %8
  br i1 %13, label %48, label %44

14:                                               ; preds = %9, %41
  %15 = phi i64 [ 0, %9 ], [ %42, %41 ]
  %16 = getelementptr i8, ptr %1, i64 %15
  %17 = load i8, ptr %16, align 1
  %18 = icmp eq i8 %17, 0
  br i1 %18, label %41, label %28

19:                                               ; preds = %28
  %20 = load ptr, ptr %10, align 8
  %21 = load i64, ptr %0, align 8
  %22 = mul i64 %21, %15
  %23 = getelementptr i32, ptr %20, i64 %22
  %24 = getelementptr i32, ptr %23, i64 %15
  %25 = load i32, ptr %24, align 4
  %26 = add i32 %25, 1
  %27 = getelementptr i32, ptr %6, i64 %15
  store i32 %26, ptr %27, align 4
  br label %41

28:                                               ; preds = %14, %28
  %29 = phi i64 [ %39, %28 ], [ 0, %14 ]
  %30 = load ptr, ptr %10, align 8
  %31 = load i64, ptr %0, align 8
  %32 = mul i64 %31, %15
  %33 = getelementptr i32, ptr %30, i64 %32
  %34 = getelementptr i32, ptr %33, i64 %29
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr i32, ptr %6, i64 %29
  %37 = load i32, ptr %36, align 4
  %38 = tail call i32 @llvm.umax.i32(i32 %35, i32 %37)
  store i32 %38, ptr %36, align 4
  %39 = add nuw nsw i64 %29, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %19, label %28, !llvm.loop !85

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !86

44:                                               ; preds = %48, %11
  br i1 %8, label %45, label %57

45:                                               ; preds = %44
  %46 = getelementptr inbounds i8, ptr %0, i64 48
  %47 = getelementptr inbounds i8, ptr %0, i64 56
  br label %58

48:                                               ; preds = %11, %48
  %49 = phi i64 [ %55, %48 ], [ 0, %11 ]
  %50 = getelementptr i32, ptr %2, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr i32, ptr %6, i64 %49
  %53 = load i32, ptr %52, align 4
  %54 = tail call i32 @llvm.umax.i32(i32 %51, i32 %53)
  store i32 %54, ptr %52, align 4
  %55 = add nuw nsw i64 %49, 1
  %56 = icmp slt i64 %55, %4
  br i1 %56, label %48, label %44, !llvm.loop !87

57:                                               ; preds = %72, %3, %44
  ret void

58:                                               ; preds = %45, %72
  %59 = phi i64 [ 0, %45 ], [ %73, %72 ]
  %60 = getelementptr i8, ptr %1, i64 %59
  %61 = load i8, ptr %60, align 1
  %62 = icmp eq i8 %61, 0
  br i1 %62, label %72, label %63

63:                                               ; preds = %58
  %64 = load ptr, ptr %46, align 8
  %65 = load i64, ptr %0, align 8
  %66 = mul i64 %65, %59
  %67 = getelementptr i32, ptr %64, i64 %66
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %67, ptr align 4 %6, i64 %7, i1 false)
  %68 = getelementptr i32, ptr %6, i64 %59
  %69 = load i32, ptr %68, align 4
  %70 = load ptr, ptr %47, align 8
  %71 = getelementptr i32, ptr %70, i64 %59
  store i32 %69, ptr %71, align 4
  br label %72

72:                                               ; preds = %58, %63
  %73 = add nuw nsw i64 %59, 1
  %74 = icmp eq i64 %73, %4
  br i1 %74, label %57, label %58, !llvm.loop !88
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #14

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #15

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #14

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #14

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
attributes #12 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #13 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #14 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #16 = { optsize "no-builtin-bcmp" }
attributes #17 = { nounwind }
attributes #18 = { nounwind optsize "no-builtin-bcmp" }
attributes #19 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
