; Written by tools/build_runtime.py from runtime.c; do not edit.
; source b61fec9f702b6013d8a3d2d4f813961f7962f6e9903f48f893f0fb6131f45583

%struct.Buffer = type { i64, i64 }
%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
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
  br i1 %10, label %53, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #16
  %16 = getelementptr inbounds i8, ptr %9, i64 272
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 280
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %19, %17
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %51, label %22

22:                                               ; preds = %11
  %23 = add i64 %17, %15
  %24 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %23, i64 noundef %20, ptr noundef nonnull %5) #15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %51, label %26

26:                                               ; preds = %22
  %27 = load i64, ptr %5, align 8
  %28 = load i64, ptr %16, align 8
  %29 = sub i64 %27, %28
  %30 = sub i64 0, %29
  %31 = getelementptr inbounds i8, ptr %8, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, -1
  %34 = sext i32 %33 to i64
  %35 = and i64 %34, %30
  %36 = add i64 %35, %29
  %37 = getelementptr inbounds i8, ptr %9, i64 256
  store i64 %36, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %5, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %18, align 8
  %41 = add i64 %40, %36
  %42 = sub i64 %39, %41
  %43 = load i32, ptr %31, align 4
  %44 = sext i32 %43 to i64
  %45 = sdiv i64 %42, %44
  %46 = getelementptr inbounds i8, ptr %9, i64 264
  store i64 %45, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %9, i64 288
  store i32 %3, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %1, i64 1936
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr ptr, ptr %49, i64 %2
  store ptr %9, ptr %50, align 8
  br label %51

51:                                               ; preds = %11, %22, %26
  %52 = phi ptr [ %9, %26 ], [ null, %22 ], [ null, %11 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #16
  br label %53

53:                                               ; preds = %4, %51
  %54 = phi ptr [ %52, %51 ], [ null, %4 ]
  ret ptr %54
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
  br i1 %47, label %48, label %311

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
  %64 = getelementptr inbounds i8, ptr %63, i64 296
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %113, label %67

67:                                               ; preds = %48, %97
  %68 = phi i1 [ %105, %97 ], [ %66, %48 ]
  %69 = phi i32 [ %104, %97 ], [ %65, %48 ]
  %70 = phi ptr [ %102, %97 ], [ %63, %48 ]
  %71 = phi i64 [ %98, %97 ], [ 0, %48 ]
  %72 = icmp eq i32 %69, %3
  br i1 %72, label %73, label %106

73:                                               ; preds = %67
  %74 = load i32, ptr %8, align 8
  %75 = icmp eq i32 %74, 0
  br label %77

76:                                               ; preds = %86
  br i1 %90, label %311, label %94

77:                                               ; preds = %73, %86
  %78 = phi i64 [ 0, %73 ], [ %91, %86 ]
  br i1 %75, label %79, label %82

79:                                               ; preds = %77
  %80 = getelementptr [32 x i64], ptr %70, i64 0, i64 %78
  %81 = load i64, ptr %80, align 8
  br label %86

82:                                               ; preds = %77
  %83 = getelementptr i32, ptr %70, i64 %78
  %84 = load i32, ptr %83, align 4
  %85 = sext i32 %84 to i64
  br label %86

86:                                               ; preds = %79, %82
  %87 = phi i64 [ %81, %79 ], [ %85, %82 ]
  %88 = getelementptr [32 x i64], ptr %5, i64 0, i64 %78
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %87, %89
  %91 = add nuw nsw i64 %78, 1
  %92 = icmp ult i64 %78, 31
  %93 = select i1 %92, i1 %90, i1 false
  br i1 %93, label %77, label %76, !llvm.loop !3

94:                                               ; preds = %76
  %95 = add nuw nsw i64 %71, 1
  %96 = icmp eq i64 %95, %57
  br i1 %96, label %109, label %97

97:                                               ; preds = %94, %106
  %98 = phi i64 [ %95, %94 ], [ %107, %106 ]
  %99 = add i64 %98, %58
  %100 = srem i64 %99, %57
  %101 = mul i64 %61, %100
  %102 = getelementptr i8, ptr %53, i64 %101
  %103 = getelementptr inbounds i8, ptr %102, i64 296
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %113, label %67, !llvm.loop !4

106:                                              ; preds = %67
  %107 = add nuw nsw i64 %71, 1
  %108 = icmp eq i64 %107, %57
  br i1 %108, label %110, label %97

109:                                              ; preds = %94
  br i1 %68, label %113, label %110

110:                                              ; preds = %106, %109
  %111 = mul i64 %61, %58
  %112 = getelementptr i8, ptr %53, i64 %111
  br label %113

113:                                              ; preds = %97, %48, %110, %109
  %114 = phi ptr [ %112, %110 ], [ %70, %109 ], [ %63, %48 ], [ %102, %97 ]
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %114) #15
  %115 = getelementptr inbounds i8, ptr %114, i64 296
  store i32 %3, ptr %115, align 8
  %116 = getelementptr inbounds i8, ptr %114, i64 288
  store i32 0, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %114, i64 272
  store i64 %46, ptr %117, align 8
  %118 = load i32, ptr %13, align 4
  %119 = sext i32 %118 to i64
  %120 = add i64 %44, %119
  %121 = getelementptr inbounds i8, ptr %114, i64 280
  store i64 %120, ptr %121, align 8
  %122 = load i32, ptr %8, align 8
  %123 = icmp eq i32 %122, 2
  br i1 %123, label %294, label %124

124:                                              ; preds = %113
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
  %181 = getelementptr inbounds i8, ptr %114, i64 384
  %182 = getelementptr inbounds i8, ptr %114, i64 416
  %183 = getelementptr inbounds i8, ptr %114, i64 320
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
  %289 = getelementptr inbounds i8, ptr %114, i64 300
  store i32 0, ptr %289, align 4
  br label %293

290:                                              ; preds = %283
  %291 = getelementptr inbounds i8, ptr %114, i64 300
  store i32 %284, ptr %291, align 4
  %292 = icmp eq i32 %284, 0
  br i1 %292, label %293, label %294

293:                                              ; preds = %290, %288
  br label %294

294:                                              ; preds = %293, %290, %176, %172, %170, %159, %124, %113
  %295 = phi i32 [ 0, %113 ], [ %171, %170 ], [ %164, %159 ], [ 0, %176 ], [ 0, %172 ], [ 0, %293 ], [ 5, %290 ], [ 1, %124 ]
  %296 = getelementptr inbounds i8, ptr %114, i64 292
  store i32 %295, ptr %296, align 4
  br label %297

297:                                              ; preds = %294, %308
  %298 = phi i64 [ 0, %294 ], [ %309, %308 ]
  %299 = load i32, ptr %8, align 8
  %300 = icmp eq i32 %299, 0
  %301 = getelementptr [32 x i64], ptr %5, i64 0, i64 %298
  %302 = load i64, ptr %301, align 8
  br i1 %300, label %303, label %305

303:                                              ; preds = %297
  %304 = getelementptr [32 x i64], ptr %114, i64 0, i64 %298
  store i64 %302, ptr %304, align 8
  br label %308

305:                                              ; preds = %297
  %306 = trunc i64 %302 to i32
  %307 = getelementptr i32, ptr %114, i64 %298
  store i32 %306, ptr %307, align 4
  br label %308

308:                                              ; preds = %303, %305
  %309 = add nuw nsw i64 %298, 1
  %310 = icmp eq i64 %309, 32
  br i1 %310, label %311, label %297, !llvm.loop !7

311:                                              ; preds = %76, %308, %43
  %312 = phi ptr [ null, %43 ], [ %114, %308 ], [ %70, %76 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #16
  ret ptr %312
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
  br i1 %29, label %25, label %16, !llvm.loop !9

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
  br i1 %50, label %30, label %26, !llvm.loop !10

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
  br i1 %18, label %28, label %12, !llvm.loop !11

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
  br i1 %10, label %32, label %11

11:                                               ; preds = %4
  %12 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  %13 = icmp eq ptr %12, null
  br i1 %13, label %31, label %14

14:                                               ; preds = %11
  %15 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr [32 x i64], ptr %1, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 448
  %20 = getelementptr inbounds i8, ptr %7, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = sdiv i64 %18, %22
  %24 = getelementptr inbounds i8, ptr %7, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, -1
  %27 = and i64 %26, %23
  %28 = getelementptr [0 x i64], ptr %19, i64 0, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %29, 1
  store i64 %30, ptr %28, align 8
  br label %32

31:                                               ; preds = %11
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef %1, i32 noundef %3, i64 noundef 1) #15
  br label %32

32:                                               ; preds = %14, %31, %4
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
  br i1 %44, label %40, label %26, !llvm.loop !12

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
  br i1 %65, label %67, label %59, !llvm.loop !13

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
  br i1 %78, label %80, label %70, !llvm.loop !14

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
  br i1 %91, label %93, label %83, !llvm.loop !15

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
  br i1 %102, label %45, label %41, !llvm.loop !16

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
  %9 = getelementptr inbounds i8, ptr %0, i64 572
  %10 = getelementptr inbounds i8, ptr %0, i64 560
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = getelementptr inbounds i8, ptr %0, i64 288
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = getelementptr inbounds i8, ptr %0, i64 80
  %16 = getelementptr inbounds i8, ptr %0, i64 96
  %17 = getelementptr inbounds i8, ptr %0, i64 120
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = getelementptr inbounds i8, ptr %0, i64 104
  %20 = getelementptr inbounds i8, ptr %0, i64 264
  %21 = getelementptr inbounds i8, ptr %0, i64 128
  %22 = getelementptr inbounds i8, ptr %0, i64 152
  %23 = getelementptr inbounds i8, ptr %0, i64 144
  %24 = getelementptr inbounds i8, ptr %0, i64 136
  %25 = getelementptr inbounds i8, ptr %0, i64 64
  %26 = getelementptr inbounds i8, ptr %0, i64 112
  %27 = getelementptr i8, ptr %0, i64 512
  %28 = getelementptr i8, ptr %0, i64 520
  %29 = getelementptr i8, ptr %0, i64 528
  %30 = getelementptr i8, ptr %0, i64 536
  %31 = getelementptr i8, ptr %0, i64 544
  %32 = getelementptr i8, ptr %0, i64 552
  %33 = getelementptr i8, ptr %0, i64 464
  %34 = getelementptr i8, ptr %0, i64 472
  %35 = getelementptr i8, ptr %0, i64 480
  %36 = getelementptr i8, ptr %0, i64 488
  %37 = getelementptr i8, ptr %0, i64 496
  %38 = getelementptr i8, ptr %0, i64 504
  %39 = getelementptr inbounds i8, ptr %0, i64 416
  %40 = getelementptr inbounds i8, ptr %0, i64 424
  %41 = getelementptr inbounds i8, ptr %0, i64 432
  %42 = getelementptr inbounds i8, ptr %0, i64 440
  %43 = getelementptr inbounds i8, ptr %0, i64 448
  %44 = getelementptr inbounds i8, ptr %0, i64 456
  %45 = getelementptr inbounds i8, ptr %0, i64 256
  %46 = load i64, ptr %3, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %130

48:                                               ; preds = %705, %1
  %49 = load ptr, ptr %4, align 8
  %50 = load atomic i32, ptr %49 monotonic, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %708

52:                                               ; preds = %48
  %53 = load ptr, ptr %5, align 8
  %54 = atomicrmw add ptr %53, i64 1 monotonic, align 8
  %55 = load i64, ptr %6, align 8
  %56 = icmp slt i64 %54, %55
  br i1 %56, label %57, label %708

57:                                               ; preds = %52
  store i64 %54, ptr %7, align 8
  store i64 -1, ptr %8, align 8
  store i64 1, ptr %3, align 8
  br label %84

58:                                               ; preds = %84
  %59 = load ptr, ptr %11, align 8
  %60 = load i64, ptr %12, align 8
  %61 = icmp slt i64 %60, 4
  br i1 %61, label %62, label %65

62:                                               ; preds = %65, %58
  %63 = and i64 %60, -4
  %64 = icmp eq i64 %63, %60
  br i1 %64, label %81, label %71

65:                                               ; preds = %58, %65
  %66 = phi i64 [ %69, %65 ], [ 4, %58 ]
  %67 = phi i64 [ %66, %65 ], [ 0, %58 ]
  %68 = getelementptr i8, ptr %59, i64 %67
  store i32 2146926583, ptr %68, align 1
  %69 = add nuw nsw i64 %66, 4
  %70 = icmp sgt i64 %69, %60
  br i1 %70, label %62, label %65, !llvm.loop !17

71:                                               ; preds = %62, %71
  %72 = phi i64 [ %79, %71 ], [ %63, %62 ]
  %73 = trunc i64 %72 to i32
  %74 = shl i32 %73, 3
  %75 = and i32 %74, 24
  %76 = lshr i32 2146926583, %75
  %77 = trunc i32 %76 to i8
  %78 = getelementptr i8, ptr %59, i64 %72
  store i8 %77, ptr %78, align 1
  %79 = add nsw i64 %72, 1
  %80 = icmp slt i64 %79, %60
  br i1 %80, label %71, label %81, !llvm.loop !18

81:                                               ; preds = %71, %62
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %13, i8 0, i64 128, i1 false)
  %82 = load i64, ptr %14, align 8
  %83 = icmp sgt i64 %82, 0
  br i1 %83, label %96, label %130

84:                                               ; preds = %84, %57
  %85 = phi i64 [ 0, %57 ], [ %94, %84 ]
  %86 = phi i64 [ %54, %57 ], [ %93, %84 ]
  %87 = getelementptr [3 x i32], ptr %9, i64 0, i64 %85
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = srem i64 %86, %89
  %91 = trunc nsw i64 %90 to i32
  %92 = getelementptr [3 x i32], ptr %10, i64 0, i64 %85
  store i32 %91, ptr %92, align 4
  %93 = sdiv i64 %86, %89
  %94 = add nuw nsw i64 %85, 1
  %95 = icmp eq i64 %94, 3
  br i1 %95, label %58, label %84, !llvm.loop !19

96:                                               ; preds = %81, %126
  %97 = phi i64 [ %127, %126 ], [ 0, %81 ]
  %98 = load ptr, ptr %15, align 8
  %99 = getelementptr %struct.Warp, ptr %98, i64 %97
  %100 = load i64, ptr %16, align 8
  %101 = shl i64 %97, 5
  %102 = sub i64 %100, %101
  %103 = getelementptr inbounds i8, ptr %99, i64 1960
  store i64 0, ptr %103, align 8
  %104 = icmp sgt i64 %102, 31
  %105 = trunc i64 %102 to i32
  %106 = shl nsw i32 -1, %105
  %107 = xor i32 %106, -1
  %108 = select i1 %104, i32 -1, i32 %107
  %109 = getelementptr inbounds i8, ptr %99, i64 1968
  store i32 %108, ptr %109, align 8
  %110 = getelementptr inbounds i8, ptr %99, i64 1972
  %111 = getelementptr inbounds i8, ptr %99, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %110, i8 0, i64 16, i1 false)
  %112 = load ptr, ptr %111, align 8
  %113 = load i64, ptr %17, align 8
  %114 = shl i64 %113, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %112, i8 0, i64 %114, i1 false)
  %115 = getelementptr inbounds i8, ptr %99, i64 1928
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %18, align 8
  %118 = shl i64 %117, 5
  %119 = icmp slt i64 %118, 4
  br i1 %119, label %126, label %120

120:                                              ; preds = %96, %120
  %121 = phi i64 [ %124, %120 ], [ 4, %96 ]
  %122 = phi i64 [ %121, %120 ], [ 0, %96 ]
  %123 = getelementptr i8, ptr %116, i64 %122
  store i32 2146926583, ptr %123, align 1
  %124 = add nuw nsw i64 %121, 4
  %125 = icmp sgt i64 %124, %118
  br i1 %125, label %126, label %120, !llvm.loop !17

126:                                              ; preds = %120, %96
  %127 = add nuw nsw i64 %97, 1
  %128 = load i64, ptr %14, align 8
  %129 = icmp slt i64 %127, %128
  br i1 %129, label %96, label %130, !llvm.loop !20

130:                                              ; preds = %126, %81, %1
  br label %131

131:                                              ; preds = %130, %585
  %132 = load i64, ptr %14, align 8
  %133 = icmp sgt i64 %132, 0
  br i1 %133, label %134, label %705

134:                                              ; preds = %131, %365
  %135 = phi i64 [ %366, %365 ], [ %132, %131 ]
  %136 = phi i32 [ %370, %365 ], [ 0, %131 ]
  %137 = phi i64 [ %374, %365 ], [ 0, %131 ]
  %138 = phi i32 [ %373, %365 ], [ 0, %131 ]
  %139 = load ptr, ptr %15, align 8
  %140 = getelementptr %struct.Warp, ptr %139, i64 %137
  %141 = getelementptr inbounds i8, ptr %140, i64 1972
  %142 = load i32, ptr %141, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %365

144:                                              ; preds = %134
  %145 = getelementptr inbounds i8, ptr %140, i64 1960
  %146 = getelementptr inbounds i8, ptr %140, i64 1920
  %147 = getelementptr inbounds i8, ptr %140, i64 1968
  %148 = getelementptr inbounds i8, ptr %140, i64 1976
  %149 = getelementptr inbounds i8, ptr %140, i64 1944
  %150 = getelementptr inbounds i8, ptr %140, i64 1980
  br label %151

151:                                              ; preds = %344, %144
  %152 = phi i64 [ 0, %144 ], [ %345, %344 ]
  %153 = load i64, ptr %145, align 8
  %154 = icmp sgt i64 %153, -1
  br i1 %154, label %155, label %189

155:                                              ; preds = %151
  %156 = load ptr, ptr %19, align 8
  %157 = load ptr, ptr %146, align 8
  %158 = load i32, ptr %147, align 8
  %159 = tail call i64 %156(ptr noundef %157, ptr noundef %0, ptr noundef nonnull %140, i64 noundef %153, i32 noundef %158) #17
  %160 = trunc i64 %159 to i8
  switch i8 %160, label %182 [
    i8 0, label %362
    i8 1, label %161
    i8 3, label %164
    i8 4, label %166
  ]

161:                                              ; preds = %155
  %162 = getelementptr inbounds i8, ptr %140, i64 2000
  %163 = load i64, ptr %162, align 8
  store i64 %163, ptr %145, align 8
  br label %362

164:                                              ; preds = %155
  %165 = ashr i64 %159, 8
  store i64 %165, ptr %8, align 8
  br label %708

166:                                              ; preds = %155
  %167 = load i32, ptr %147, align 8
  %168 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %167, i1 true)
  %169 = ashr i64 %159, 8
  %170 = load i64, ptr %27, align 8
  %171 = icmp eq i64 %170, 0
  %172 = load i64, ptr %7, align 8
  br i1 %171, label %176, label %173

173:                                              ; preds = %166
  %174 = load i64, ptr %28, align 8
  %175 = icmp slt i64 %172, %174
  br i1 %175, label %176, label %701

176:                                              ; preds = %173, %166
  store i64 %172, ptr %28, align 8
  %177 = getelementptr inbounds i8, ptr %140, i64 1952
  %178 = load i64, ptr %177, align 8
  %179 = shl i64 %178, 5
  %180 = zext nneg i32 %168 to i64
  %181 = or disjoint i64 %179, %180
  store i64 %181, ptr %29, align 8
  store i64 %169, ptr %30, align 8
  store i64 -1, ptr %31, align 8
  store i64 0, ptr %32, align 8
  br label %701

182:                                              ; preds = %155
  store i64 -1, ptr %145, align 8
  %183 = load i32, ptr %148, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %188

185:                                              ; preds = %182
  %186 = load i64, ptr %20, align 8
  %187 = add i64 %186, 1
  store i64 %187, ptr %20, align 8
  br label %188

188:                                              ; preds = %185, %182
  store i32 1, ptr %148, align 8
  br label %189

189:                                              ; preds = %188, %151
  %190 = add i64 %152, 1
  %191 = load i64, ptr %17, align 8
  %192 = and i64 %152, 65535
  %193 = icmp eq i64 %192, 65535
  br i1 %193, label %198, label %194

194:                                              ; preds = %189
  %195 = icmp sgt i64 %191, 0
  br i1 %195, label %196, label %215

196:                                              ; preds = %194
  %197 = load ptr, ptr %149, align 8
  br label %207

198:                                              ; preds = %189, %202
  %199 = phi i64 [ %200, %202 ], [ %191, %189 ]
  %200 = add i64 %199, -1
  %201 = icmp slt i64 %200, 0
  br i1 %201, label %215, label %202

202:                                              ; preds = %198
  %203 = load ptr, ptr %149, align 8
  %204 = getelementptr i32, ptr %203, i64 %200
  %205 = load i32, ptr %204, align 4
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %198, label %219, !llvm.loop !21

207:                                              ; preds = %212, %196
  %208 = phi i64 [ 0, %196 ], [ %213, %212 ]
  %209 = getelementptr i32, ptr %197, i64 %208
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %219

212:                                              ; preds = %207
  %213 = add nuw nsw i64 %208, 1
  %214 = icmp eq i64 %213, %191
  br i1 %214, label %215, label %207, !llvm.loop !22

215:                                              ; preds = %194, %212, %198
  %216 = load i32, ptr %147, align 8
  %217 = icmp eq i32 %216, 0
  %218 = select i1 %217, i32 2, i32 1
  br label %362

219:                                              ; preds = %207, %202
  %220 = phi i32 [ %205, %202 ], [ %210, %207 ]
  %221 = phi ptr [ %203, %202 ], [ %197, %207 ]
  %222 = phi i64 [ %200, %202 ], [ %208, %207 ]
  %223 = getelementptr i32, ptr %221, i64 %222
  %224 = load i32, ptr %147, align 8
  %225 = icmp eq i32 %220, %224
  br i1 %225, label %226, label %305

226:                                              ; preds = %219
  %227 = load ptr, ptr %21, align 8
  %228 = getelementptr i8, ptr %227, i64 %222
  %229 = load i8, ptr %228, align 1
  %230 = icmp eq i8 %229, 0
  br i1 %230, label %305, label %231

231:                                              ; preds = %226
  %232 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %220, i1 true)
  %233 = load ptr, ptr %22, align 8
  %234 = load ptr, ptr %23, align 8
  %235 = getelementptr i64, ptr %234, i64 %222
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr %struct.Uniform, ptr %233, i64 %236
  %238 = getelementptr i8, ptr %235, i64 8
  %239 = load i64, ptr %238, align 8
  %240 = getelementptr %struct.Uniform, ptr %233, i64 %239
  %241 = icmp ult ptr %237, %240
  br i1 %241, label %242, label %302

242:                                              ; preds = %231
  %243 = load ptr, ptr %146, align 8
  %244 = zext nneg i32 %232 to i64
  br label %245

245:                                              ; preds = %273, %242
  %246 = phi ptr [ %237, %242 ], [ %274, %273 ]
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr i8, ptr %243, i64 %247
  %249 = getelementptr inbounds i8, ptr %246, i64 16
  %250 = load i64, ptr %249, align 8
  %251 = icmp eq i64 %250, 0
  br i1 %251, label %255, label %252

252:                                              ; preds = %245
  %253 = mul i64 %250, %244
  %254 = getelementptr i8, ptr %248, i64 %253
  br label %261

255:                                              ; preds = %245
  %256 = load i32, ptr %248, align 4
  %257 = and i32 %256, %220
  %258 = icmp eq i32 %257, 0
  %259 = icmp eq i32 %257, %220
  %260 = or i1 %258, %259
  br i1 %260, label %273, label %305

261:                                              ; preds = %269, %252
  %262 = phi i32 [ %220, %252 ], [ %271, %269 ]
  %263 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %262, i1 true)
  %264 = zext nneg i32 %263 to i64
  %265 = mul i64 %250, %264
  %266 = getelementptr i8, ptr %248, i64 %265
  %267 = tail call i32 @memcmp(ptr noundef %266, ptr noundef %254, i64 noundef %250) #18
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %305

269:                                              ; preds = %261
  %270 = add i32 %262, -1
  %271 = and i32 %270, %262
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %261, !llvm.loop !23

273:                                              ; preds = %269, %255
  %274 = getelementptr i8, ptr %246, i64 24
  %275 = icmp ult ptr %274, %240
  br i1 %275, label %245, label %276, !llvm.loop !24

276:                                              ; preds = %273, %293
  %277 = phi ptr [ %298, %293 ], [ %237, %273 ]
  %278 = load ptr, ptr %146, align 8
  %279 = load i64, ptr %277, align 8
  %280 = getelementptr i8, ptr %278, i64 %279
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  %281 = getelementptr inbounds i8, ptr %277, i64 16
  %282 = load i64, ptr %281, align 8
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %284, label %289

284:                                              ; preds = %276
  %285 = load i32, ptr %280, align 4
  %286 = lshr i32 %285, %232
  %287 = and i32 %286, 1
  %288 = zext nneg i32 %287 to i64
  br label %293

289:                                              ; preds = %276
  %290 = mul i64 %282, %244
  %291 = getelementptr i8, ptr %280, i64 %290
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr align 1 %291, i64 %282, i1 false)
  %292 = load i64, ptr %2, align 8
  br label %293

293:                                              ; preds = %289, %284
  %294 = phi i64 [ %292, %289 ], [ %288, %284 ]
  %295 = getelementptr inbounds i8, ptr %277, i64 8
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr i8, ptr %278, i64 %296
  store i64 %294, ptr %297, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %298 = getelementptr i8, ptr %277, i64 24
  %299 = icmp ult ptr %298, %240
  br i1 %299, label %276, label %300, !llvm.loop !25

300:                                              ; preds = %293
  %301 = load ptr, ptr %149, align 8
  br label %302

302:                                              ; preds = %300, %231
  %303 = phi ptr [ %301, %300 ], [ %221, %231 ]
  %304 = getelementptr i32, ptr %303, i64 %222
  store i32 0, ptr %304, align 4
  store i64 %222, ptr %145, align 8
  br label %344

305:                                              ; preds = %255, %261, %226, %219
  %306 = load ptr, ptr %24, align 8
  %307 = getelementptr i8, ptr %306, i64 %222
  %308 = load i8, ptr %307, align 1
  %309 = icmp eq i8 %308, 0
  br i1 %309, label %328, label %310

310:                                              ; preds = %305
  %311 = load ptr, ptr %25, align 8
  %312 = shl nuw i64 %222, 1
  %313 = getelementptr i64, ptr %311, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = add i64 %314, 1
  store i64 %315, ptr %313, align 8
  %316 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %220)
  %317 = zext nneg i32 %316 to i64
  %318 = load ptr, ptr %25, align 8
  %319 = or disjoint i64 %312, 1
  %320 = getelementptr i64, ptr %318, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = add i64 %321, %317
  store i64 %322, ptr %320, align 8
  %323 = xor i32 %220, -1
  %324 = load i32, ptr %147, align 8
  %325 = and i32 %324, %323
  store i32 %325, ptr %147, align 8
  %326 = load ptr, ptr %149, align 8
  %327 = getelementptr i32, ptr %326, i64 %222
  store i32 0, ptr %327, align 4
  br label %344

328:                                              ; preds = %305
  %329 = load ptr, ptr %4, align 8
  %330 = load atomic i32, ptr %329 monotonic, align 4
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %333, label %332

332:                                              ; preds = %328
  store i64 %222, ptr %8, align 8
  br label %708

333:                                              ; preds = %328
  %334 = load ptr, ptr %26, align 8
  %335 = getelementptr ptr, ptr %334, i64 %222
  %336 = load ptr, ptr %335, align 8
  %337 = icmp eq ptr %336, null
  br i1 %337, label %338, label %340

338:                                              ; preds = %333
  %339 = getelementptr inbounds i8, ptr %0, i64 280
  store i64 %222, ptr %339, align 8
  br label %708

340:                                              ; preds = %333
  store i32 0, ptr %223, align 4
  %341 = load ptr, ptr %146, align 8
  tail call void %336(ptr noundef %341, ptr noundef nonnull %0, ptr noundef %140, i32 noundef %220) #17
  %342 = load i32, ptr %150, align 4
  %343 = icmp slt i32 %342, 0
  br i1 %343, label %346, label %344

344:                                              ; preds = %340, %310, %302
  %345 = phi i64 [ 0, %302 ], [ %190, %310 ], [ %190, %340 ]
  br label %151

346:                                              ; preds = %340
  %347 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %220, i1 true)
  %348 = getelementptr inbounds i8, ptr %140, i64 2016
  %349 = load i64, ptr %348, align 8
  %350 = load i64, ptr %27, align 8
  %351 = icmp eq i64 %350, 0
  %352 = load i64, ptr %7, align 8
  br i1 %351, label %356, label %353

353:                                              ; preds = %346
  %354 = load i64, ptr %28, align 8
  %355 = icmp slt i64 %352, %354
  br i1 %355, label %356, label %701

356:                                              ; preds = %353, %346
  store i64 %352, ptr %28, align 8
  %357 = getelementptr inbounds i8, ptr %140, i64 1952
  %358 = load i64, ptr %357, align 8
  %359 = shl i64 %358, 5
  %360 = zext nneg i32 %347 to i64
  %361 = or disjoint i64 %359, %360
  store i64 %361, ptr %29, align 8
  store i64 %349, ptr %30, align 8
  store i64 -1, ptr %31, align 8
  store i64 0, ptr %32, align 8
  br label %701

362:                                              ; preds = %155, %215, %161
  %363 = phi i32 [ %218, %215 ], [ 1, %161 ], [ 2, %155 ]
  store i32 %363, ptr %141, align 4
  %364 = load i64, ptr %14, align 8
  br label %365

365:                                              ; preds = %362, %134
  %366 = phi i64 [ %135, %134 ], [ %364, %362 ]
  %367 = phi i32 [ %142, %134 ], [ %363, %362 ]
  %368 = icmp ne i32 %367, 2
  %369 = zext i1 %368 to i32
  %370 = or i32 %136, %369
  %371 = getelementptr inbounds i8, ptr %140, i64 1980
  %372 = load i32, ptr %371, align 4
  %373 = or i32 %372, %138
  %374 = add nuw nsw i64 %137, 1
  %375 = icmp slt i64 %374, %366
  br i1 %375, label %134, label %376, !llvm.loop !26

376:                                              ; preds = %365
  %377 = icmp eq i32 %370, 0
  br i1 %377, label %705, label %378

378:                                              ; preds = %376
  %379 = load ptr, ptr %4, align 8
  %380 = load atomic i32, ptr %379 monotonic, align 4
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %708

382:                                              ; preds = %378
  %383 = icmp eq i32 %373, 0
  br i1 %383, label %384, label %589

384:                                              ; preds = %382, %580
  %385 = phi i64 [ %583, %580 ], [ 0, %382 ]
  %386 = phi i32 [ %582, %580 ], [ 0, %382 ]
  %387 = load i64, ptr %14, align 8
  %388 = icmp sgt i64 %387, 0
  br i1 %388, label %389, label %580

389:                                              ; preds = %384
  %390 = load ptr, ptr %15, align 8
  br label %394

391:                                              ; preds = %430
  %392 = icmp sgt i64 %431, 0
  %393 = icmp eq i64 %435, 0
  br i1 %393, label %580, label %438

394:                                              ; preds = %430, %389
  %395 = phi i64 [ 0, %389 ], [ %435, %430 ]
  %396 = phi i64 [ 0, %389 ], [ %436, %430 ]
  %397 = phi ptr [ null, %389 ], [ %434, %430 ]
  %398 = phi ptr [ null, %389 ], [ %433, %430 ]
  %399 = phi i64 [ 0, %389 ], [ %432, %430 ]
  %400 = phi i64 [ 0, %389 ], [ %431, %430 ]
  %401 = getelementptr %struct.Warp, ptr %390, i64 %396
  %402 = getelementptr inbounds i8, ptr %401, i64 1972
  %403 = load i32, ptr %402, align 4
  %404 = icmp eq i32 %403, 2
  br i1 %404, label %430, label %405

405:                                              ; preds = %394
  %406 = getelementptr inbounds i8, ptr %401, i64 1988
  %407 = load i32, ptr %406, align 4
  %408 = zext i32 %407 to i64
  %409 = icmp eq i64 %385, %408
  br i1 %409, label %410, label %414

410:                                              ; preds = %405
  %411 = getelementptr inbounds i8, ptr %401, i64 1980
  %412 = load i32, ptr %411, align 4
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %416, label %414

414:                                              ; preds = %410, %405
  %415 = add i64 %400, 1
  br label %430

416:                                              ; preds = %410
  %417 = add i64 %395, 1
  %418 = icmp eq ptr %398, null
  %419 = select i1 %418, ptr %401, ptr %398
  %420 = getelementptr inbounds i8, ptr %401, i64 2008
  %421 = load i64, ptr %420, align 8
  %422 = getelementptr inbounds i8, ptr %419, i64 2008
  %423 = load i64, ptr %422, align 8
  %424 = icmp eq i64 %421, %423
  %425 = select i1 %424, ptr %397, ptr %401
  %426 = getelementptr inbounds i8, ptr %401, i64 1992
  %427 = load i32, ptr %426, align 8
  %428 = sext i32 %427 to i64
  %429 = tail call i64 @llvm.smax.i64(i64 %399, i64 %428)
  br label %430

430:                                              ; preds = %416, %414, %394
  %431 = phi i64 [ %415, %414 ], [ %400, %416 ], [ %400, %394 ]
  %432 = phi i64 [ %399, %414 ], [ %429, %416 ], [ %399, %394 ]
  %433 = phi ptr [ %398, %414 ], [ %419, %416 ], [ %398, %394 ]
  %434 = phi ptr [ %397, %414 ], [ %425, %416 ], [ %397, %394 ]
  %435 = phi i64 [ %395, %414 ], [ %417, %416 ], [ %395, %394 ]
  %436 = add nuw nsw i64 %396, 1
  %437 = icmp eq i64 %436, %387
  br i1 %437, label %391, label %394, !llvm.loop !27

438:                                              ; preds = %391
  %439 = icmp eq i64 %432, 0
  br i1 %439, label %446, label %440

440:                                              ; preds = %438
  %441 = shl i64 %435, 5
  %442 = getelementptr [16 x i64], ptr %13, i64 0, i64 %385
  %443 = load i64, ptr %442, align 8
  %444 = add i64 %443, %441
  %445 = icmp slt i64 %444, %432
  br i1 %445, label %580, label %447

446:                                              ; preds = %438
  br i1 %392, label %580, label %447

447:                                              ; preds = %446, %440
  %448 = icmp eq ptr %434, null
  br i1 %448, label %471, label %449

449:                                              ; preds = %447
  %450 = getelementptr inbounds i8, ptr %434, i64 1984
  %451 = load i32, ptr %450, align 8
  %452 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %451, i1 true)
  %453 = getelementptr inbounds i8, ptr %434, i64 2008
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr inbounds i8, ptr %433, i64 2008
  %456 = load i64, ptr %455, align 8
  %457 = load i64, ptr %33, align 8
  %458 = icmp eq i64 %457, 0
  %459 = load i64, ptr %7, align 8
  br i1 %458, label %463, label %460

460:                                              ; preds = %449
  %461 = load i64, ptr %34, align 8
  %462 = icmp slt i64 %459, %461
  br i1 %462, label %463, label %469

463:                                              ; preds = %460, %449
  store i64 %459, ptr %34, align 8
  %464 = getelementptr inbounds i8, ptr %434, i64 1952
  %465 = load i64, ptr %464, align 8
  %466 = shl i64 %465, 5
  %467 = zext nneg i32 %452 to i64
  %468 = or disjoint i64 %466, %467
  store i64 %468, ptr %35, align 8
  store i64 %454, ptr %36, align 8
  store i64 %456, ptr %37, align 8
  store i64 0, ptr %38, align 8
  br label %469

469:                                              ; preds = %463, %460
  %470 = add i64 %457, 1
  store i64 %470, ptr %33, align 8
  br label %471

471:                                              ; preds = %469, %447
  %472 = getelementptr inbounds i8, ptr %433, i64 1996
  %473 = load i32, ptr %472, align 4
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %540, label %482

475:                                              ; preds = %505
  %476 = icmp ne i32 %506, 0
  %477 = icmp eq i32 %473, 1
  %478 = icmp eq i32 %473, 2
  %479 = icmp sgt i32 %507, 0
  %480 = select i1 %478, i1 %476, i1 %479
  %481 = sext i1 %480 to i32
  br label %510

482:                                              ; preds = %471, %505
  %483 = phi i32 [ %507, %505 ], [ 0, %471 ]
  %484 = phi i32 [ %506, %505 ], [ 1, %471 ]
  %485 = phi i64 [ %508, %505 ], [ 0, %471 ]
  %486 = getelementptr %struct.Warp, ptr %390, i64 %485
  %487 = getelementptr inbounds i8, ptr %486, i64 1972
  %488 = load i32, ptr %487, align 4
  %489 = icmp eq i32 %488, 1
  br i1 %489, label %490, label %505

490:                                              ; preds = %482
  %491 = getelementptr inbounds i8, ptr %486, i64 1988
  %492 = load i32, ptr %491, align 4
  %493 = zext i32 %492 to i64
  %494 = icmp eq i64 %385, %493
  br i1 %494, label %495, label %505

495:                                              ; preds = %490
  %496 = getelementptr inbounds i8, ptr %486, i64 2032
  %497 = load i32, ptr %496, align 8
  %498 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %497)
  %499 = add i32 %498, %483
  %500 = getelementptr inbounds i8, ptr %486, i64 1984
  %501 = load i32, ptr %500, align 8
  %502 = icmp eq i32 %497, %501
  %503 = and i32 %484, 1
  %504 = select i1 %502, i32 %503, i32 0
  br label %505

505:                                              ; preds = %495, %490, %482
  %506 = phi i32 [ %504, %495 ], [ %484, %490 ], [ %484, %482 ]
  %507 = phi i32 [ %499, %495 ], [ %483, %490 ], [ %483, %482 ]
  %508 = add nuw nsw i64 %485, 1
  %509 = icmp eq i64 %508, %387
  br i1 %509, label %475, label %482, !llvm.loop !28

510:                                              ; preds = %536, %475
  %511 = phi i64 [ 0, %475 ], [ %537, %536 ]
  %512 = load ptr, ptr %15, align 8
  %513 = getelementptr %struct.Warp, ptr %512, i64 %511
  %514 = getelementptr inbounds i8, ptr %513, i64 1972
  %515 = load i32, ptr %514, align 4
  %516 = icmp eq i32 %515, 1
  br i1 %516, label %517, label %536

517:                                              ; preds = %510
  %518 = getelementptr inbounds i8, ptr %513, i64 1988
  %519 = load i32, ptr %518, align 4
  %520 = zext i32 %519 to i64
  %521 = icmp eq i64 %385, %520
  br i1 %521, label %522, label %536

522:                                              ; preds = %517
  %523 = getelementptr inbounds i8, ptr %513, i64 2024
  %524 = load i64, ptr %523, align 8
  %525 = icmp slt i64 %524, 0
  br i1 %525, label %536, label %526

526:                                              ; preds = %522
  %527 = getelementptr inbounds i8, ptr %513, i64 1920
  %528 = load ptr, ptr %527, align 8
  %529 = getelementptr i8, ptr %528, i64 %524
  br i1 %477, label %530, label %535

530:                                              ; preds = %526, %530
  %531 = phi i64 [ %533, %530 ], [ 0, %526 ]
  %532 = getelementptr i32, ptr %529, i64 %531
  store i32 %507, ptr %532, align 4
  %533 = add nuw nsw i64 %531, 1
  %534 = icmp eq i64 %533, 32
  br i1 %534, label %536, label %530, !llvm.loop !29

535:                                              ; preds = %526
  store i32 %481, ptr %529, align 4
  br label %536

536:                                              ; preds = %530, %535, %522, %517, %510
  %537 = add nuw nsw i64 %511, 1
  %538 = load i64, ptr %14, align 8
  %539 = icmp slt i64 %537, %538
  br i1 %539, label %510, label %540, !llvm.loop !30

540:                                              ; preds = %536, %471
  %541 = phi i64 [ %387, %471 ], [ %538, %536 ]
  %542 = getelementptr [16 x i64], ptr %13, i64 0, i64 %385
  store i64 0, ptr %542, align 8
  %543 = icmp sgt i64 %541, 0
  br i1 %543, label %544, label %580

544:                                              ; preds = %540, %576
  %545 = phi i64 [ %577, %576 ], [ %541, %540 ]
  %546 = phi i64 [ %578, %576 ], [ 0, %540 ]
  %547 = load ptr, ptr %15, align 8
  %548 = getelementptr %struct.Warp, ptr %547, i64 %546
  %549 = getelementptr inbounds i8, ptr %548, i64 1972
  %550 = load i32, ptr %549, align 4
  %551 = icmp eq i32 %550, 1
  br i1 %551, label %552, label %576

552:                                              ; preds = %544
  %553 = getelementptr inbounds i8, ptr %548, i64 1988
  %554 = load i32, ptr %553, align 4
  %555 = zext i32 %554 to i64
  %556 = icmp eq i64 %385, %555
  br i1 %556, label %557, label %576

557:                                              ; preds = %552
  %558 = getelementptr inbounds i8, ptr %548, i64 1980
  %559 = load i32, ptr %558, align 4
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %576

561:                                              ; preds = %557
  store i32 0, ptr %549, align 4
  %562 = getelementptr inbounds i8, ptr %548, i64 1960
  %563 = load i64, ptr %562, align 8
  %564 = icmp slt i64 %563, 0
  br i1 %564, label %565, label %573

565:                                              ; preds = %561
  %566 = getelementptr inbounds i8, ptr %548, i64 1984
  %567 = load i32, ptr %566, align 8
  %568 = getelementptr inbounds i8, ptr %548, i64 1944
  %569 = load ptr, ptr %568, align 8
  %570 = getelementptr inbounds i8, ptr %548, i64 2000
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr i32, ptr %569, i64 %571
  store i32 %567, ptr %572, align 4
  br label %573

573:                                              ; preds = %565, %561
  %574 = getelementptr inbounds i8, ptr %548, i64 1984
  store i32 0, ptr %574, align 8
  %575 = load i64, ptr %14, align 8
  br label %576

576:                                              ; preds = %573, %557, %552, %544
  %577 = phi i64 [ %545, %544 ], [ %545, %552 ], [ %545, %557 ], [ %575, %573 ]
  %578 = add nuw nsw i64 %546, 1
  %579 = icmp slt i64 %578, %577
  br i1 %579, label %544, label %580, !llvm.loop !31

580:                                              ; preds = %576, %540, %446, %440, %391, %384
  %581 = phi i32 [ 0, %391 ], [ 0, %446 ], [ 0, %440 ], [ 1, %540 ], [ 0, %384 ], [ 1, %576 ]
  %582 = or i32 %581, %386
  %583 = add nuw nsw i64 %385, 1
  %584 = icmp eq i64 %583, 16
  br i1 %584, label %585, label %384, !llvm.loop !32

585:                                              ; preds = %580
  %586 = icmp eq i32 %582, 0
  br i1 %586, label %587, label %131

587:                                              ; preds = %585
  %588 = load i64, ptr %14, align 8
  br label %589

589:                                              ; preds = %382, %587
  %590 = phi i64 [ %588, %587 ], [ %366, %382 ]
  %591 = icmp sgt i64 %590, 0
  tail call void @llvm.assume(i1 %591)
  %592 = load ptr, ptr %15, align 8
  br label %595

593:                                              ; preds = %642
  %594 = icmp eq ptr %643, null
  br i1 %594, label %664, label %650

595:                                              ; preds = %642, %589
  %596 = phi ptr [ null, %589 ], [ %647, %642 ]
  %597 = phi ptr [ null, %589 ], [ %646, %642 ]
  %598 = phi i64 [ 0, %589 ], [ %648, %642 ]
  %599 = phi i64 [ 0, %589 ], [ %645, %642 ]
  %600 = phi i64 [ 0, %589 ], [ %644, %642 ]
  %601 = phi ptr [ null, %589 ], [ %643, %642 ]
  %602 = getelementptr %struct.Warp, ptr %592, i64 %598
  %603 = getelementptr inbounds i8, ptr %602, i64 1972
  %604 = load i32, ptr %603, align 4
  %605 = icmp eq i32 %604, 2
  br i1 %605, label %642, label %606

606:                                              ; preds = %595
  %607 = icmp eq ptr %596, null
  %608 = select i1 %607, ptr %602, ptr %596
  %609 = getelementptr inbounds i8, ptr %602, i64 1980
  %610 = load i32, ptr %609, align 4
  %611 = icmp eq i32 %610, 0
  %612 = icmp ne ptr %601, null
  %613 = select i1 %611, i1 true, i1 %612
  %614 = select i1 %613, ptr %601, ptr %602
  %615 = getelementptr inbounds i8, ptr %602, i64 1988
  %616 = load i32, ptr %615, align 4
  %617 = getelementptr inbounds i8, ptr %608, i64 1988
  %618 = load i32, ptr %617, align 4
  %619 = icmp eq i32 %616, %618
  br i1 %619, label %620, label %626

620:                                              ; preds = %606
  %621 = getelementptr inbounds i8, ptr %602, i64 2008
  %622 = load i64, ptr %621, align 8
  %623 = getelementptr inbounds i8, ptr %608, i64 2008
  %624 = load i64, ptr %623, align 8
  %625 = icmp eq i64 %622, %624
  br label %626

626:                                              ; preds = %620, %606
  %627 = phi i1 [ false, %606 ], [ %625, %620 ]
  %628 = icmp ne ptr %597, null
  %629 = select i1 %627, i1 true, i1 %628
  %630 = select i1 %629, ptr %597, ptr %602
  %631 = getelementptr inbounds i8, ptr %602, i64 1968
  %632 = load i32, ptr %631, align 8
  %633 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %632)
  %634 = zext nneg i32 %633 to i64
  %635 = add i64 %600, %634
  br i1 %627, label %636, label %642

636:                                              ; preds = %626
  %637 = getelementptr inbounds i8, ptr %602, i64 1984
  %638 = load i32, ptr %637, align 8
  %639 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %638)
  %640 = zext nneg i32 %639 to i64
  %641 = add i64 %599, %640
  br label %642

642:                                              ; preds = %636, %626, %595
  %643 = phi ptr [ %601, %595 ], [ %614, %636 ], [ %614, %626 ]
  %644 = phi i64 [ %600, %595 ], [ %635, %636 ], [ %635, %626 ]
  %645 = phi i64 [ %599, %595 ], [ %641, %636 ], [ %599, %626 ]
  %646 = phi ptr [ %597, %595 ], [ %630, %636 ], [ %630, %626 ]
  %647 = phi ptr [ %596, %595 ], [ %608, %636 ], [ %608, %626 ]
  %648 = add nuw nsw i64 %598, 1
  %649 = icmp eq i64 %648, %590
  br i1 %649, label %593, label %595, !llvm.loop !33

650:                                              ; preds = %593
  %651 = getelementptr inbounds i8, ptr %643, i64 1984
  %652 = load i32, ptr %651, align 8
  %653 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %652, i1 true)
  %654 = getelementptr inbounds i8, ptr %643, i64 2008
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds i8, ptr %643, i64 2016
  %657 = load i64, ptr %656, align 8
  %658 = load i64, ptr %39, align 8
  %659 = icmp eq i64 %658, 0
  %660 = load i64, ptr %7, align 8
  br i1 %659, label %688, label %661

661:                                              ; preds = %650
  %662 = load i64, ptr %40, align 8
  %663 = icmp slt i64 %660, %662
  br i1 %663, label %688, label %701

664:                                              ; preds = %593
  %665 = getelementptr inbounds i8, ptr %647, i64 1984
  %666 = load i32, ptr %665, align 8
  %667 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %666, i1 true)
  %668 = getelementptr inbounds i8, ptr %647, i64 2008
  %669 = load i64, ptr %668, align 8
  %670 = icmp eq ptr %646, null
  br i1 %670, label %674, label %671

671:                                              ; preds = %664
  %672 = getelementptr inbounds i8, ptr %646, i64 2008
  %673 = load i64, ptr %672, align 8
  br label %678

674:                                              ; preds = %664
  %675 = getelementptr inbounds i8, ptr %647, i64 1992
  %676 = load i32, ptr %675, align 8
  %677 = sext i32 %676 to i64
  br label %678

678:                                              ; preds = %674, %671
  %679 = phi i64 [ -1, %674 ], [ %673, %671 ]
  %680 = phi i64 [ %677, %674 ], [ %644, %671 ]
  %681 = sub i64 %680, %645
  %682 = load i64, ptr %39, align 8
  %683 = icmp eq i64 %682, 0
  %684 = load i64, ptr %7, align 8
  br i1 %683, label %688, label %685

685:                                              ; preds = %678
  %686 = load i64, ptr %40, align 8
  %687 = icmp slt i64 %684, %686
  br i1 %687, label %688, label %701

688:                                              ; preds = %685, %678, %661, %650
  %689 = phi i64 [ %660, %661 ], [ %660, %650 ], [ %684, %685 ], [ %684, %678 ]
  %690 = phi ptr [ %643, %661 ], [ %643, %650 ], [ %647, %685 ], [ %647, %678 ]
  %691 = phi i32 [ %653, %661 ], [ %653, %650 ], [ %667, %685 ], [ %667, %678 ]
  %692 = phi i64 [ %655, %661 ], [ %655, %650 ], [ %669, %685 ], [ %669, %678 ]
  %693 = phi i64 [ %657, %661 ], [ %657, %650 ], [ %679, %685 ], [ %679, %678 ]
  %694 = phi i64 [ 0, %661 ], [ 0, %650 ], [ %681, %685 ], [ %681, %678 ]
  %695 = phi i64 [ %658, %661 ], [ 0, %650 ], [ %682, %685 ], [ 0, %678 ]
  store i64 %689, ptr %40, align 8
  %696 = getelementptr inbounds i8, ptr %690, i64 1952
  %697 = load i64, ptr %696, align 8
  %698 = shl i64 %697, 5
  %699 = zext nneg i32 %691 to i64
  %700 = or disjoint i64 %698, %699
  store i64 %700, ptr %41, align 8
  store i64 %692, ptr %42, align 8
  store i64 %693, ptr %43, align 8
  store i64 %694, ptr %44, align 8
  br label %701

701:                                              ; preds = %661, %685, %688, %353, %356, %173, %176
  %702 = phi i64 [ %170, %176 ], [ %170, %173 ], [ %350, %356 ], [ %350, %353 ], [ %658, %661 ], [ %682, %685 ], [ %695, %688 ]
  %703 = phi ptr [ %27, %176 ], [ %27, %173 ], [ %27, %356 ], [ %27, %353 ], [ %39, %661 ], [ %39, %685 ], [ %39, %688 ]
  %704 = add i64 %702, 1
  store i64 %704, ptr %703, align 8
  br label %705

705:                                              ; preds = %376, %131, %701
  store i64 0, ptr %3, align 8
  %706 = load i64, ptr %45, align 8
  %707 = add i64 %706, 1
  store i64 %707, ptr %45, align 8
  br label %48

708:                                              ; preds = %378, %52, %48, %338, %332, %164
  %709 = phi i32 [ 1, %332 ], [ 2, %338 ], [ 1, %164 ], [ 0, %52 ], [ 1, %48 ], [ 1, %378 ]
  ret i32 %709
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
  br i1 %22, label %10, label %15, !llvm.loop !34

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
  br i1 %37, label %23, label %16, !llvm.loop !35
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
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %2, i64 448
  %13 = getelementptr inbounds i8, ptr %2, i64 296
  %14 = getelementptr inbounds i8, ptr %7, i64 4
  br label %16

15:                                               ; preds = %51, %3
  ret void

16:                                               ; preds = %11, %51
  %17 = phi i64 [ %9, %11 ], [ %52, %51 ]
  %18 = phi i64 [ 0, %11 ], [ %53, %51 ]
  %19 = getelementptr [0 x i64], ptr %12, i64 0, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %51, label %22

22:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #16
  %23 = load i32, ptr %13, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %49, label %25

25:                                               ; preds = %22
  %26 = load i32, ptr %14, align 4
  %27 = sext i32 %26 to i64
  %28 = mul i64 %18, %27
  %29 = load i32, ptr %7, align 8
  %30 = icmp eq i32 %29, 0
  br label %31

31:                                               ; preds = %25, %42
  %32 = phi i32 [ %23, %25 ], [ %47, %42 ]
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  br i1 %30, label %35, label %38

35:                                               ; preds = %31
  %36 = getelementptr [32 x i64], ptr %2, i64 0, i64 %34
  %37 = load i64, ptr %36, align 8
  br label %42

38:                                               ; preds = %31
  %39 = getelementptr i32, ptr %2, i64 %34
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  br label %42

42:                                               ; preds = %35, %38
  %43 = phi i64 [ %37, %35 ], [ %41, %38 ]
  %44 = add i64 %43, %28
  %45 = getelementptr [32 x i64], ptr %4, i64 0, i64 %34
  store i64 %44, ptr %45, align 8
  %46 = add i32 %32, -1
  %47 = and i32 %46, %32
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %31, !llvm.loop !36

49:                                               ; preds = %42, %22
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %23, i64 noundef %20) #15
  store i64 0, ptr %19, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #16
  %50 = load i64, ptr %8, align 8
  br label %51

51:                                               ; preds = %16, %49
  %52 = phi i64 [ %17, %16 ], [ %50, %49 ]
  %53 = add nuw nsw i64 %18, 1
  %54 = icmp slt i64 %53, %52
  br i1 %54, label %16, label %15, !llvm.loop !37
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
  br i1 %44, label %45, label %33, !llvm.loop !38

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
  br i1 %80, label %100, label %62, !llvm.loop !39

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
  br i1 %99, label %100, label %81, !llvm.loop !39

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
  br i1 %122, label %110, label %123, !llvm.loop !40

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
  br i1 %172, label %152, label %138, !llvm.loop !41

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
  br i1 %182, label %173, label %168, !llvm.loop !42

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
  br i1 %202, label %183, label %203, !llvm.loop !43

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
  br i1 %228, label %229, label %216, !llvm.loop !44

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
  br i1 %253, label %254, label %237, !llvm.loop !45

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
  br i1 %290, label %296, label %283, !llvm.loop !46

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
  br i1 %311, label %266, label %272, !llvm.loop !47

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
  br i1 %325, label %326, label %312, !llvm.loop !48

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
  br i1 %346, label %334, label %347, !llvm.loop !40

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
  br i1 %369, label %359, label %360, !llvm.loop !49
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
  br i1 %29, label %12, label %11, !llvm.loop !50

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
  br i1 %41, label %23, label %30, !llvm.loop !51
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
  br i1 %29, label %22, label %11, !llvm.loop !52

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
  br i1 %40, label %30, label %25, !llvm.loop !53
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
  br i1 %24, label %15, label %25, !llvm.loop !54

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !55

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
  br i1 %55, label %31, label %33, !llvm.loop !56
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
