; Written by tools/build_runtime.py from matrix/matrix.c; do not edit.
; source 28a52cc232688ecff12d4173648d07bf0a721c93be94ee0247a3aa1d16b3b127

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_float(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) local_unnamed_addr #0 {
  %14 = alloca [2048 x double], align 16
  %15 = alloca [2048 x double], align 16
  %16 = alloca [2048 x double], align 16
  %17 = alloca [2048 x double], align 16
  %18 = alloca [64 x <8 x double>], align 64
  %19 = alloca [64 x <8 x double>], align 64
  %20 = alloca [16 x [8 x double]], align 16
  %21 = alloca [16 x [8 x double]], align 16
  %22 = alloca [16 x [8 x i32]], align 16
  %23 = alloca [64 x <8 x double>], align 64
  %24 = sdiv i32 %4, 8
  %25 = icmp sgt i32 %6, 4
  %26 = icmp eq i32 %6, 2
  %27 = or i1 %25, %26
  %28 = icmp ult i32 %6, 2
  %29 = select i1 %28, i32 2, i32 4
  %30 = select i1 %27, i32 1, i32 %29
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %14) #8
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %15) #8
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %16) #8
  call void @llvm.lifetime.start.p0(i64 16384, ptr nonnull %17) #8
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %18) #8
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %19) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %20) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %20, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %21) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1024) %21, i8 0, i64 1024, i1 false)
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %22) #8
  %31 = mul i32 %5, %4
  %32 = sdiv i32 %31, 32
  %33 = sdiv i32 %32, %30
  call fastcc void @unpack(ptr noundef %0, i32 noundef %33, i32 noundef %6, ptr noundef nonnull %14, ptr noundef nonnull %15) #9
  %34 = shl i32 %5, 3
  %35 = sdiv i32 %34, 32
  %36 = sdiv i32 %35, %30
  call fastcc void @unpack(ptr noundef %1, i32 noundef %36, i32 noundef %7, ptr noundef nonnull %16, ptr noundef nonnull %17) #9
  %37 = icmp sgt i32 %34, 31
  br i1 %37, label %38, label %53

38:                                               ; preds = %13
  %39 = select i1 %28, i32 1, i32 2
  %40 = select i1 %27, i32 0, i32 %39
  %41 = add nsw i32 %30, -1
  %42 = select i1 %28, i32 3, i32 4
  %43 = select i1 %27, i32 2, i32 %42
  %44 = zext nneg i32 %35 to i64
  br label %45

45:                                               ; preds = %38, %68
  %46 = phi i64 [ 0, %38 ], [ %69, %68 ]
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = and i32 %41, %47
  %49 = lshr i32 %47, %40
  %50 = shl i32 %49, %43
  %51 = add i32 %50, %48
  %52 = shl i64 %46, 5
  br label %71

53:                                               ; preds = %68, %13
  %54 = icmp eq i32 %8, 0
  %55 = select i1 %54, i32 2, i32 1
  %56 = icmp ne i32 %9, 0
  %57 = select i1 %56, i32 1, i32 2
  %58 = shl i32 %4, 3
  %59 = sdiv i32 %58, 32
  %60 = sdiv i32 %59, %55
  call fastcc void @unpack(ptr noundef %2, i32 noundef %60, i32 noundef %8, ptr noundef nonnull %16, ptr noundef nonnull %17) #9
  %61 = icmp sgt i32 %58, 31
  br i1 %61, label %62, label %102

62:                                               ; preds = %53
  %63 = zext i1 %54 to i32
  %64 = xor i1 %54, true
  %65 = zext i1 %64 to i32
  %66 = add nsw i32 %55, -1
  %67 = zext nneg i32 %59 to i64
  br label %92

68:                                               ; preds = %71
  %69 = add nuw nsw i64 %46, 1
  %70 = icmp eq i64 %69, %44
  br i1 %70, label %53, label %45, !llvm.loop !1

71:                                               ; preds = %45, %71
  %72 = phi i64 [ 0, %45 ], [ %90, %71 ]
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = and i32 %73, 3
  %75 = shl nuw nsw i32 %74, %40
  %76 = add i32 %51, %75
  %77 = add nuw nsw i64 %72, %52
  %78 = getelementptr [2048 x double], ptr %16, i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = sext i32 %76 to i64
  %81 = getelementptr [64 x <8 x double>], ptr %18, i64 0, i64 %80
  %82 = lshr i32 %73, 2
  %83 = load <8 x double>, ptr %81, align 64
  %84 = insertelement <8 x double> %83, double %79, i32 %82
  store <8 x double> %84, ptr %81, align 64
  %85 = getelementptr [2048 x double], ptr %17, i64 0, i64 %77
  %86 = load double, ptr %85, align 8
  %87 = getelementptr [64 x <8 x double>], ptr %19, i64 0, i64 %80
  %88 = load <8 x double>, ptr %87, align 64
  %89 = insertelement <8 x double> %88, double %86, i32 %82
  store <8 x double> %89, ptr %87, align 64
  %90 = add nuw nsw i64 %72, 1
  %91 = icmp eq i64 %90, 32
  br i1 %91, label %68, label %71, !llvm.loop !3

92:                                               ; preds = %62, %128
  %93 = phi i64 [ 0, %62 ], [ %129, %128 ]
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = lshr i32 %94, %63
  %96 = lshr i32 %95, %65
  %97 = shl i32 %96, 3
  %98 = and i32 %66, %94
  %99 = and i32 %95, 1
  %100 = select i1 %54, i32 %98, i32 %99
  %101 = shl i64 %93, 5
  br label %131

102:                                              ; preds = %128, %53
  %103 = icmp sgt i32 %4, 0
  br i1 %103, label %104, label %151

104:                                              ; preds = %102
  %105 = icmp eq i32 %12, 0
  %106 = icmp sgt i32 %5, 0
  %107 = icmp sgt i32 %10, 0
  %108 = sdiv i32 %5, 2
  %109 = shl nuw nsw i32 %30, 2
  %110 = select i1 %28, i32 1, i32 2
  %111 = select i1 %27, i32 0, i32 %110
  %112 = add i32 %11, 2046
  %113 = zext i32 %112 to i64
  %114 = shl i64 %113, 52
  %115 = insertelement <8 x i64> poison, i64 %114, i64 0
  %116 = shufflevector <8 x i64> %115, <8 x i64> poison, <8 x i32> zeroinitializer
  %117 = icmp eq i32 %9, 5
  %118 = and i32 %9, -5
  %119 = icmp eq i32 %118, 0
  %120 = icmp eq i32 %9, 3
  %121 = or i1 %120, %119
  %122 = select i1 %121, i32 113, i32 1
  %123 = insertelement <8 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <8 x i32> %123, <8 x i32> poison, <8 x i32> zeroinitializer
  %125 = zext nneg i32 %4 to i64
  %126 = zext nneg i32 %10 to i64
  %127 = zext nneg i32 %10 to i64
  br label %157

128:                                              ; preds = %131
  %129 = add nuw nsw i64 %93, 1
  %130 = icmp eq i64 %129, %67
  br i1 %130, label %102, label %92, !llvm.loop !4

131:                                              ; preds = %92, %131
  %132 = phi i64 [ 0, %92 ], [ %149, %131 ]
  %133 = trunc nuw nsw i64 %132 to i32
  %134 = lshr i32 %133, 2
  %135 = add nuw nsw i32 %134, %97
  %136 = trunc i64 %132 to i32
  %137 = shl i32 %136, 1
  %138 = and i32 %137, 6
  %139 = add nuw nsw i32 %138, %100
  %140 = add nuw nsw i64 %132, %101
  %141 = getelementptr [2048 x double], ptr %16, i64 0, i64 %140
  %142 = load double, ptr %141, align 8
  %143 = sext i32 %135 to i64
  %144 = zext nneg i32 %139 to i64
  %145 = getelementptr [16 x [8 x double]], ptr %20, i64 0, i64 %143, i64 %144
  store double %142, ptr %145, align 8
  %146 = getelementptr [2048 x double], ptr %17, i64 0, i64 %140
  %147 = load double, ptr %146, align 8
  %148 = getelementptr [16 x [8 x double]], ptr %21, i64 0, i64 %143, i64 %144
  store double %147, ptr %148, align 8
  %149 = add nuw nsw i64 %132, 1
  %150 = icmp eq i64 %149, 32
  br i1 %150, label %128, label %131, !llvm.loop !5

151:                                              ; preds = %394, %102
  %152 = sdiv i32 %59, %57
  %153 = icmp sgt i32 %152, 0
  br i1 %153, label %154, label %409

154:                                              ; preds = %151
  %155 = zext i1 %56 to i32
  %156 = zext nneg i32 %152 to i64
  br label %399

157:                                              ; preds = %104, %394
  %158 = phi i64 [ 0, %104 ], [ %397, %394 ]
  %159 = getelementptr [16 x [8 x double]], ptr %20, i64 0, i64 %158
  %160 = load <8 x double>, ptr %159, align 16
  %161 = select i1 %105, <8 x double> %160, <8 x double> zeroinitializer
  br i1 %106, label %162, label %170

162:                                              ; preds = %157
  %163 = getelementptr [16 x [8 x double]], ptr %21, i64 0, i64 %158
  %164 = load <8 x double>, ptr %163, align 16
  %165 = select i1 %105, <8 x double> %164, <8 x double> zeroinitializer
  %166 = trunc nuw nsw i64 %158 to i32
  %167 = lshr i32 %166, 3
  %168 = shl i32 %166, 2
  %169 = and i32 %168, 28
  br label %173

170:                                              ; preds = %323, %157
  %171 = phi <8 x i32> [ zeroinitializer, %157 ], [ %324, %323 ]
  %172 = phi <8 x double> [ %161, %157 ], [ %327, %323 ]
  br i1 %105, label %394, label %350

173:                                              ; preds = %162, %323
  %174 = phi <8 x double> [ %161, %162 ], [ %327, %323 ]
  %175 = phi <8 x double> [ %165, %162 ], [ %337, %323 ]
  %176 = phi i32 [ 0, %162 ], [ %338, %323 ]
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %23) #8
  %177 = bitcast <8 x double> %175 to <8 x i64>
  br i1 %107, label %193, label %178

178:                                              ; preds = %173
  %179 = fcmp oeq <8 x double> %175, zeroinitializer
  %180 = select <8 x i1> %179, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> %177
  %181 = sub <8 x i64> %116, %180
  %182 = bitcast <8 x i64> %181 to <8 x double>
  %183 = fmul <8 x double> %174, %182
  %184 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %183)
  br label %243

185:                                              ; preds = %207
  %186 = and <8 x i64> %240, <i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807, i64 9223372036854775807>
  %187 = icmp eq <8 x i64> %186, zeroinitializer
  %188 = select <8 x i1> %187, <8 x i64> <i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408, i64 4607182418800017408>, <8 x i64> %240
  %189 = sub <8 x i64> %116, %188
  %190 = bitcast <8 x i64> %189 to <8 x double>
  %191 = fmul <8 x double> %174, %190
  %192 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %191)
  br i1 %107, label %340, label %243

193:                                              ; preds = %173, %207
  %194 = phi i64 [ %241, %207 ], [ 0, %173 ]
  %195 = phi <8 x i64> [ %240, %207 ], [ %177, %173 ]
  %196 = trunc nuw nsw i64 %194 to i32
  %197 = add i32 %176, %196
  br i1 %105, label %207, label %198

198:                                              ; preds = %193
  %199 = srem i32 %197, %108
  %200 = sdiv i32 %199, 2
  %201 = shl nsw i32 %200, 2
  %202 = srem i32 %197, 2
  %203 = add nsw i32 %201, %202
  %204 = sdiv i32 %197, %108
  %205 = shl i32 %204, 1
  %206 = add i32 %203, %205
  br label %207

207:                                              ; preds = %193, %198
  %208 = phi i32 [ %206, %198 ], [ %197, %193 ]
  %209 = sdiv i32 %208, %109
  %210 = mul i32 %209, %24
  %211 = add i32 %210, %167
  %212 = shl i32 %211, %111
  %213 = srem i32 %208, %30
  %214 = add i32 %212, %213
  %215 = shl i32 %214, 5
  %216 = sdiv i32 %208, %30
  %217 = srem i32 %216, 4
  %218 = add nsw i32 %217, %169
  %219 = add i32 %218, %215
  %220 = sext i32 %219 to i64
  %221 = getelementptr [2048 x double], ptr %14, i64 0, i64 %220
  %222 = load double, ptr %221, align 8
  %223 = insertelement <8 x double> poison, double %222, i64 0
  %224 = shufflevector <8 x double> %223, <8 x double> poison, <8 x i32> zeroinitializer
  %225 = sext i32 %208 to i64
  %226 = getelementptr [64 x <8 x double>], ptr %18, i64 0, i64 %225
  %227 = load <8 x double>, ptr %226, align 64
  %228 = fmul <8 x double> %227, %224
  %229 = getelementptr [64 x <8 x double>], ptr %23, i64 0, i64 %194
  store <8 x double> %228, ptr %229, align 64
  %230 = getelementptr [2048 x double], ptr %15, i64 0, i64 %220
  %231 = load double, ptr %230, align 8
  %232 = insertelement <8 x double> poison, double %231, i64 0
  %233 = shufflevector <8 x double> %232, <8 x double> poison, <8 x i32> zeroinitializer
  %234 = getelementptr [64 x <8 x double>], ptr %19, i64 0, i64 %225
  %235 = load <8 x double>, ptr %234, align 64
  %236 = fmul <8 x double> %235, %233
  %237 = bitcast <8 x i64> %195 to <8 x double>
  %238 = fcmp ogt <8 x double> %236, %237
  %239 = bitcast <8 x double> %236 to <8 x i64>
  %240 = select <8 x i1> %238, <8 x i64> %239, <8 x i64> %195
  %241 = add nuw nsw i64 %194, 1
  %242 = icmp eq i64 %241, %126
  br i1 %242, label %185, label %193, !llvm.loop !6

243:                                              ; preds = %340, %178, %185
  %244 = phi <8 x double> [ %190, %185 ], [ %182, %178 ], [ %190, %340 ]
  %245 = phi <8 x double> [ %192, %185 ], [ %184, %178 ], [ %347, %340 ]
  %246 = fdiv <8 x double> %245, %244
  %247 = fptrunc <8 x double> %246 to <8 x float>
  %248 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %246)
  %249 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %247)
  %250 = fpext <8 x float> %249 to <8 x double>
  %251 = fcmp olt <8 x double> %248, %250
  %252 = fcmp olt <8 x double> %248, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %253 = and <8 x i1> %251, %252
  %254 = sext <8 x i1> %253 to <8 x i32>
  %255 = bitcast <8 x float> %247 to <8 x i32>
  %256 = add <8 x i32> %254, %255
  %257 = fcmp uno <8 x double> %246, zeroinitializer
  %258 = and <8 x i32> %256, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  br i1 %117, label %259, label %265

259:                                              ; preds = %243
  %260 = icmp eq <8 x i32> %258, zeroinitializer
  %261 = select <8 x i1> %257, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> zeroinitializer
  %262 = select <8 x i1> %257, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %260
  %263 = select <8 x i1> %262, <8 x i32> zeroinitializer, <8 x i32> %256
  %264 = or <8 x i32> %263, %261
  br label %323

265:                                              ; preds = %243
  %266 = bitcast <8 x i32> %256 to <8 x float>
  %267 = fpext <8 x float> %266 to <8 x double>
  %268 = fcmp une <8 x double> %246, %267
  %269 = zext <8 x i1> %268 to <8 x i32>
  %270 = or <8 x i32> %258, %269
  %271 = bitcast <8 x i32> %270 to <8 x float>
  %272 = fadd <8 x float> %271, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %273 = bitcast <8 x float> %272 to <8 x i32>
  %274 = add <8 x i32> %273, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %275 = lshr <8 x i32> %256, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %276 = and <8 x i32> %275, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %277 = add nuw nsw <8 x i32> %276, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %278 = add nsw <8 x i32> %277, %270
  %279 = lshr <8 x i32> %278, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %280 = icmp ugt <8 x i32> %258, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %281 = icmp ult <8 x i32> %258, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %282 = select <8 x i1> %281, <8 x i32> %279, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %283 = select <8 x i1> %280, <8 x i32> %282, <8 x i32> %274
  %284 = lshr <8 x i32> %256, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %285 = and <8 x i32> %284, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %286 = or <8 x i32> %283, %285
  %287 = icmp eq <8 x i32> %283, zeroinitializer
  %288 = select <8 x i1> %257, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> zeroinitializer
  %289 = select <8 x i1> %257, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %287
  %290 = select <8 x i1> %289, <8 x i32> zeroinitializer, <8 x i32> %286
  %291 = or <8 x i32> %290, %288
  switch i32 %9, label %309 [
    i32 1, label %292
    i32 2, label %294
    i32 4, label %307
    i32 3, label %296
  ]

292:                                              ; preds = %265
  %293 = shl <8 x i32> %291, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %323

294:                                              ; preds = %265
  %295 = and <8 x i32> %291, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %323

296:                                              ; preds = %265
  %297 = shl <8 x i32> %291, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %298 = and <8 x i32> %297, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %299 = and <8 x i32> %291, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %300 = shl nuw nsw <8 x i32> %299, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %301 = bitcast <8 x i32> %300 to <8 x float>
  %302 = fmul <8 x float> %301, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %303 = bitcast <8 x float> %302 to <8 x i32>
  %304 = icmp eq <8 x i32> %299, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %305 = or <8 x i32> %298, %303
  %306 = select <8 x i1> %304, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %305
  br label %323

307:                                              ; preds = %265
  %308 = shl <8 x i32> %291, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %309

309:                                              ; preds = %307, %265
  %310 = phi <8 x i32> [ %291, %265 ], [ %308, %307 ]
  %311 = shl <8 x i32> %310, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %312 = and <8 x i32> %311, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %313 = shl <8 x i32> %310, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %314 = and <8 x i32> %313, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %315 = and <8 x i32> %310, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %316 = icmp eq <8 x i32> %315, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %317 = bitcast <8 x i32> %314 to <8 x float>
  %318 = fmul <8 x float> %317, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %319 = bitcast <8 x float> %318 to <8 x i32>
  %320 = or <8 x i32> %314, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %321 = select <8 x i1> %316, <8 x i32> %320, <8 x i32> %319
  %322 = or <8 x i32> %321, %312
  br label %323

323:                                              ; preds = %292, %294, %259, %296, %309
  %324 = phi <8 x i32> [ %291, %309 ], [ %291, %296 ], [ %264, %259 ], [ %291, %294 ], [ %291, %292 ]
  %325 = phi <8 x i32> [ %322, %309 ], [ %306, %296 ], [ %264, %259 ], [ %295, %294 ], [ %293, %292 ]
  %326 = bitcast <8 x i32> %325 to <8 x float>
  %327 = fpext <8 x float> %326 to <8 x double>
  %328 = lshr <8 x i32> %325, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %329 = and <8 x i32> %328, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %330 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %329, <8 x i32> %124)
  %331 = zext nneg <8 x i32> %330 to <8 x i64>
  %332 = shl nuw nsw <8 x i64> %331, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %333 = add nuw nsw <8 x i64> %332, <i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416>
  %334 = and <8 x i32> %325, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %335 = icmp eq <8 x i32> %334, zeroinitializer
  %336 = bitcast <8 x i64> %333 to <8 x double>
  %337 = select <8 x i1> %335, <8 x double> zeroinitializer, <8 x double> %336
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %23) #8
  %338 = add i32 %176, %10
  %339 = icmp slt i32 %338, %5
  br i1 %339, label %173, label %170, !llvm.loop !7

340:                                              ; preds = %185, %340
  %341 = phi i64 [ %348, %340 ], [ 0, %185 ]
  %342 = phi <8 x double> [ %347, %340 ], [ %192, %185 ]
  %343 = getelementptr [64 x <8 x double>], ptr %23, i64 0, i64 %341
  %344 = load <8 x double>, ptr %343, align 64
  %345 = fmul <8 x double> %344, %190
  %346 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %345)
  %347 = fadd <8 x double> %342, %346
  %348 = add nuw nsw i64 %341, 1
  %349 = icmp eq i64 %348, %127
  br i1 %349, label %243, label %340, !llvm.loop !8

350:                                              ; preds = %170
  %351 = fptrunc <8 x double> %160 to <8 x float>
  %352 = fptrunc <8 x double> %172 to <8 x float>
  %353 = fadd <8 x float> %351, %352
  %354 = bitcast <8 x float> %353 to <8 x i32>
  %355 = and <8 x i32> %354, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %356 = fcmp une <8 x float> %353, zeroinitializer
  %357 = lshr exact <8 x i32> %355, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %358 = select i1 %56, <8 x i32> %355, <8 x i32> %357
  %359 = fcmp uno <8 x float> %353, zeroinitializer
  br i1 %117, label %360, label %365

360:                                              ; preds = %350
  %361 = select <8 x i1> %359, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> zeroinitializer
  %362 = fcmp ueq <8 x float> %353, zeroinitializer
  %363 = select <8 x i1> %362, <8 x i32> zeroinitializer, <8 x i32> %354
  %364 = or <8 x i32> %361, %363
  br label %391

365:                                              ; preds = %350
  %366 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %353)
  %367 = bitcast <8 x float> %366 to <8 x i32>
  %368 = zext <8 x i1> %359 to <8 x i32>
  %369 = or <8 x i32> %367, %368
  %370 = bitcast <8 x i32> %369 to <8 x float>
  %371 = fadd <8 x float> %370, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %372 = bitcast <8 x float> %371 to <8 x i32>
  %373 = add <8 x i32> %372, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %374 = add nsw <8 x i32> %369, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %375 = lshr <8 x i32> %367, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %376 = and <8 x i32> %375, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %377 = add nsw <8 x i32> %374, %376
  %378 = lshr <8 x i32> %377, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %379 = icmp ugt <8 x i32> %367, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %380 = icmp ult <8 x i32> %367, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %381 = select <8 x i1> %380, <8 x i32> %378, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %382 = select <8 x i1> %379, <8 x i32> %381, <8 x i32> %373
  %383 = lshr <8 x i32> %354, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %384 = and <8 x i32> %383, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %385 = or <8 x i32> %382, %384
  %386 = icmp eq <8 x i32> %382, zeroinitializer
  %387 = select <8 x i1> %359, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> zeroinitializer
  %388 = select <8 x i1> %359, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %386
  %389 = select <8 x i1> %388, <8 x i32> zeroinitializer, <8 x i32> %385
  %390 = or <8 x i32> %389, %387
  br label %391

391:                                              ; preds = %360, %365
  %392 = phi <8 x i32> [ %364, %360 ], [ %390, %365 ]
  %393 = select <8 x i1> %356, <8 x i32> %392, <8 x i32> %358
  br label %394

394:                                              ; preds = %391, %170
  %395 = phi <8 x i32> [ %171, %170 ], [ %393, %391 ]
  %396 = getelementptr [16 x [8 x i32]], ptr %22, i64 0, i64 %158
  store <8 x i32> %395, ptr %396, align 16
  %397 = add nuw nsw i64 %158, 1
  %398 = icmp eq i64 %397, %125
  br i1 %398, label %151, label %157, !llvm.loop !9

399:                                              ; preds = %154, %410
  %400 = phi i64 [ 0, %154 ], [ %411, %410 ]
  %401 = trunc nuw nsw i64 %400 to i32
  %402 = lshr i32 %401, %155
  %403 = shl i32 %402, 3
  %404 = and i32 %401, 1
  %405 = select i1 %56, i32 %404, i32 0
  %406 = shl i32 %401, 5
  %407 = sext i32 %406 to i64
  %408 = getelementptr i32, ptr %3, i64 %407
  br label %413

409:                                              ; preds = %410, %151
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %22) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %21) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %20) #8
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %19) #8
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %18) #8
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %17) #8
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %16) #8
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(i64 16384, ptr nonnull %14) #8
  ret void

410:                                              ; preds = %434
  %411 = add nuw nsw i64 %400, 1
  %412 = icmp eq i64 %411, %156
  br i1 %412, label %409, label %399, !llvm.loop !10

413:                                              ; preds = %399, %434
  %414 = phi i64 [ 0, %399 ], [ %437, %434 ]
  %415 = trunc nuw nsw i64 %414 to i32
  %416 = lshr i32 %415, 2
  %417 = add nuw nsw i32 %416, %403
  %418 = sext i32 %417 to i64
  %419 = getelementptr [16 x [8 x i32]], ptr %22, i64 0, i64 %418
  %420 = trunc i64 %414 to i32
  %421 = shl i32 %420, 1
  %422 = and i32 %421, 6
  %423 = or disjoint i32 %422, %405
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr i32, ptr %419, i64 %424
  %426 = load i32, ptr %425, align 4
  br i1 %56, label %434, label %427

427:                                              ; preds = %413
  %428 = or disjoint i32 %422, 1
  %429 = zext nneg i32 %428 to i64
  %430 = getelementptr i32, ptr %419, i64 %429
  %431 = load i32, ptr %430, align 4
  %432 = shl i32 %431, 16
  %433 = or i32 %432, %426
  br label %434

434:                                              ; preds = %413, %427
  %435 = phi i32 [ %433, %427 ], [ %426, %413 ]
  %436 = getelementptr i32, ptr %408, i64 %414
  store i32 %435, ptr %436, align 4
  %437 = add nuw nsw i64 %414, 1
  %438 = icmp eq i64 %437, 32
  br i1 %438, label %410, label %413, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @unpack(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3, ptr nocapture noundef writeonly %4) unnamed_addr #0 {
  %6 = icmp sgt i32 %2, 4
  %7 = icmp eq i32 %2, 2
  %8 = or i1 %6, %7
  %9 = icmp ult i32 %2, 2
  %10 = select i1 %9, i32 16, i32 8
  %11 = select i1 %8, i32 32, i32 %10
  %12 = trunc nuw nsw i32 %11 to i8
  %13 = udiv i8 32, %12
  %14 = zext nneg i8 %13 to i32
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %40

16:                                               ; preds = %5
  %17 = shl nsw i32 -1, %11
  %18 = xor i32 %17, -1
  %19 = select i1 %8, i32 -1, i32 %18
  %20 = select i1 %9, i32 4, i32 3
  %21 = select i1 %8, i32 5, i32 %20
  %22 = insertelement <8 x i32> poison, i32 %19, i64 0
  %23 = shufflevector <8 x i32> %22, <8 x i32> poison, <8 x i32> zeroinitializer
  %24 = and i32 %2, -5
  %25 = icmp eq i32 %24, 0
  %26 = icmp eq i32 %2, 3
  %27 = or i1 %26, %25
  %28 = select i1 %27, i32 113, i32 1
  %29 = insertelement <8 x i32> poison, i32 %28, i64 0
  %30 = shufflevector <8 x i32> %29, <8 x i32> poison, <8 x i32> zeroinitializer
  %31 = zext nneg i8 %13 to i64
  %32 = zext nneg i32 %1 to i64
  br label %33

33:                                               ; preds = %52, %16
  %34 = phi i64 [ 0, %16 ], [ %53, %52 ]
  %35 = trunc nuw nsw i64 %34 to i32
  %36 = shl i32 %35, 5
  %37 = sext i32 %36 to i64
  %38 = getelementptr i32, ptr %0, i64 %37
  %39 = mul i32 %35, %14
  br label %41

40:                                               ; preds = %52, %5
  ret void

41:                                               ; preds = %33, %55
  %42 = phi i64 [ 0, %33 ], [ %56, %55 ]
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = shl i32 %43, %21
  %45 = insertelement <8 x i32> poison, i32 %44, i64 0
  %46 = shufflevector <8 x i32> %45, <8 x i32> poison, <8 x i32> zeroinitializer
  %47 = add i32 %39, %43
  %48 = shl i32 %47, 5
  %49 = sext i32 %48 to i64
  %50 = getelementptr double, ptr %3, i64 %49
  %51 = getelementptr double, ptr %4, i64 %49
  br label %58

52:                                               ; preds = %55
  %53 = add nuw nsw i64 %34, 1
  %54 = icmp eq i64 %53, %32
  br i1 %54, label %40, label %33, !llvm.loop !12

55:                                               ; preds = %95
  %56 = add nuw nsw i64 %42, 1
  %57 = icmp ult i64 %56, %31
  br i1 %57, label %41, label %52, !llvm.loop !13

58:                                               ; preds = %41, %95
  %59 = phi i64 [ 0, %41 ], [ %111, %95 ]
  %60 = getelementptr i32, ptr %38, i64 %59
  %61 = load <8 x i32>, ptr %60, align 4
  %62 = lshr <8 x i32> %61, %46
  %63 = and <8 x i32> %62, %23
  switch i32 %2, label %81 [
    i32 1, label %64
    i32 2, label %66
    i32 5, label %95
    i32 3, label %68
    i32 4, label %79
  ]

64:                                               ; preds = %58
  %65 = shl <8 x i32> %63, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %95

66:                                               ; preds = %58
  %67 = and <8 x i32> %63, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %95

68:                                               ; preds = %58
  %69 = shl <8 x i32> %63, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %70 = and <8 x i32> %69, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %71 = and <8 x i32> %63, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %72 = shl nuw nsw <8 x i32> %71, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %73 = bitcast <8 x i32> %72 to <8 x float>
  %74 = fmul <8 x float> %73, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %75 = bitcast <8 x float> %74 to <8 x i32>
  %76 = icmp eq <8 x i32> %71, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %77 = or <8 x i32> %70, %75
  %78 = select <8 x i1> %76, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %77
  br label %95

79:                                               ; preds = %58
  %80 = shl <8 x i32> %63, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %81

81:                                               ; preds = %79, %58
  %82 = phi <8 x i32> [ %63, %58 ], [ %80, %79 ]
  %83 = shl <8 x i32> %82, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %84 = and <8 x i32> %83, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %85 = shl <8 x i32> %82, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %86 = and <8 x i32> %85, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %87 = and <8 x i32> %82, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %88 = icmp eq <8 x i32> %87, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %89 = bitcast <8 x i32> %86 to <8 x float>
  %90 = fmul <8 x float> %89, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %91 = bitcast <8 x float> %90 to <8 x i32>
  %92 = or <8 x i32> %86, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %93 = select <8 x i1> %88, <8 x i32> %92, <8 x i32> %91
  %94 = or <8 x i32> %93, %84
  br label %95

95:                                               ; preds = %58, %64, %66, %68, %81
  %96 = phi <8 x i32> [ %94, %81 ], [ %78, %68 ], [ %67, %66 ], [ %65, %64 ], [ %63, %58 ]
  %97 = bitcast <8 x i32> %96 to <8 x float>
  %98 = fpext <8 x float> %97 to <8 x double>
  %99 = lshr <8 x i32> %96, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %100 = and <8 x i32> %99, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %101 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %100, <8 x i32> %30)
  %102 = zext nneg <8 x i32> %101 to <8 x i64>
  %103 = shl nuw nsw <8 x i64> %102, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %104 = add nuw nsw <8 x i64> %103, <i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416, i64 4035225266123964416>
  %105 = and <8 x i32> %96, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %106 = icmp eq <8 x i32> %105, zeroinitializer
  %107 = bitcast <8 x i64> %104 to <8 x double>
  %108 = select <8 x i1> %106, <8 x double> zeroinitializer, <8 x double> %107
  %109 = getelementptr double, ptr %50, i64 %59
  store <8 x double> %98, ptr %109, align 8
  %110 = getelementptr double, ptr %51, i64 %59
  store <8 x double> %108, ptr %110, align 8
  %111 = add nuw nsw i64 %59, 8
  %112 = icmp ult i64 %59, 24
  br i1 %112, label %58, label %55, !llvm.loop !14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.trunc.v8f64(<8 x double>) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_double(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #4 {
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %57

8:                                                ; preds = %6
  %9 = icmp sgt i32 %5, 0
  %10 = lshr i32 %4, 3
  br label %11

11:                                               ; preds = %8, %58
  %12 = phi i32 [ 0, %8 ], [ %76, %58 ]
  %13 = lshr i32 %12, 3
  %14 = shl i32 %13, 6
  %15 = shl i32 %12, 2
  %16 = and i32 %15, 28
  %17 = or disjoint i32 %16, %14
  %18 = sext i32 %17 to i64
  %19 = getelementptr double, ptr %2, i64 %18
  %20 = load double, ptr %19, align 8
  %21 = insertelement <8 x double> poison, double %20, i64 0
  %22 = or disjoint i32 %17, 32
  %23 = sext i32 %22 to i64
  %24 = getelementptr double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8
  %26 = insertelement <8 x double> %21, double %25, i64 1
  %27 = or disjoint i32 %17, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr double, ptr %2, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = insertelement <8 x double> %26, double %30, i64 2
  %32 = or disjoint i32 %17, 33
  %33 = sext i32 %32 to i64
  %34 = getelementptr double, ptr %2, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = insertelement <8 x double> %31, double %35, i64 3
  %37 = or disjoint i32 %17, 2
  %38 = sext i32 %37 to i64
  %39 = getelementptr double, ptr %2, i64 %38
  %40 = load double, ptr %39, align 8
  %41 = insertelement <8 x double> %36, double %40, i64 4
  %42 = or disjoint i32 %17, 34
  %43 = sext i32 %42 to i64
  %44 = getelementptr double, ptr %2, i64 %43
  %45 = load double, ptr %44, align 8
  %46 = insertelement <8 x double> %41, double %45, i64 5
  %47 = or disjoint i32 %17, 3
  %48 = sext i32 %47 to i64
  %49 = getelementptr double, ptr %2, i64 %48
  %50 = load double, ptr %49, align 8
  %51 = insertelement <8 x double> %46, double %50, i64 6
  %52 = or disjoint i32 %17, 35
  %53 = sext i32 %52 to i64
  %54 = getelementptr double, ptr %2, i64 %53
  %55 = load double, ptr %54, align 8
  %56 = insertelement <8 x double> %51, double %55, i64 7
  br i1 %9, label %78, label %58

57:                                               ; preds = %58, %6
  ret void

58:                                               ; preds = %78, %11
  %59 = phi <8 x double> [ %56, %11 ], [ %134, %78 ]
  %60 = extractelement <8 x double> %59, i64 0
  %61 = getelementptr double, ptr %3, i64 %18
  store double %60, ptr %61, align 8
  %62 = extractelement <8 x double> %59, i64 1
  %63 = getelementptr double, ptr %3, i64 %23
  store double %62, ptr %63, align 8
  %64 = extractelement <8 x double> %59, i64 2
  %65 = getelementptr double, ptr %3, i64 %28
  store double %64, ptr %65, align 8
  %66 = extractelement <8 x double> %59, i64 3
  %67 = getelementptr double, ptr %3, i64 %33
  store double %66, ptr %67, align 8
  %68 = extractelement <8 x double> %59, i64 4
  %69 = getelementptr double, ptr %3, i64 %38
  store double %68, ptr %69, align 8
  %70 = extractelement <8 x double> %59, i64 5
  %71 = getelementptr double, ptr %3, i64 %43
  store double %70, ptr %71, align 8
  %72 = extractelement <8 x double> %59, i64 6
  %73 = getelementptr double, ptr %3, i64 %48
  store double %72, ptr %73, align 8
  %74 = extractelement <8 x double> %59, i64 7
  %75 = getelementptr double, ptr %3, i64 %53
  store double %74, ptr %75, align 8
  %76 = add nuw nsw i32 %12, 1
  %77 = icmp eq i32 %76, %4
  br i1 %77, label %57, label %11, !llvm.loop !15

78:                                               ; preds = %11, %78
  %79 = phi i32 [ %135, %78 ], [ 0, %11 ]
  %80 = phi <8 x double> [ %134, %78 ], [ %56, %11 ]
  %81 = lshr i32 %79, 2
  %82 = mul i32 %81, %10
  %83 = add i32 %82, %13
  %84 = shl i32 %83, 5
  %85 = and i32 %79, 3
  %86 = or disjoint i32 %16, %84
  %87 = or disjoint i32 %86, %85
  %88 = sext i32 %87 to i64
  %89 = getelementptr double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8
  %91 = insertelement <8 x double> poison, double %90, i64 0
  %92 = shl i32 %81, 5
  %93 = or disjoint i32 %92, %85
  %94 = sext i32 %93 to i64
  %95 = getelementptr double, ptr %1, i64 %94
  %96 = load double, ptr %95, align 8
  %97 = insertelement <8 x double> poison, double %96, i64 0
  %98 = or disjoint i32 %93, 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr double, ptr %1, i64 %99
  %101 = load double, ptr %100, align 8
  %102 = insertelement <8 x double> %97, double %101, i64 1
  %103 = or disjoint i32 %93, 8
  %104 = sext i32 %103 to i64
  %105 = getelementptr double, ptr %1, i64 %104
  %106 = load double, ptr %105, align 8
  %107 = insertelement <8 x double> %102, double %106, i64 2
  %108 = or disjoint i32 %93, 12
  %109 = sext i32 %108 to i64
  %110 = getelementptr double, ptr %1, i64 %109
  %111 = load double, ptr %110, align 8
  %112 = insertelement <8 x double> %107, double %111, i64 3
  %113 = or disjoint i32 %93, 16
  %114 = sext i32 %113 to i64
  %115 = getelementptr double, ptr %1, i64 %114
  %116 = load double, ptr %115, align 8
  %117 = insertelement <8 x double> %112, double %116, i64 4
  %118 = or disjoint i32 %93, 20
  %119 = sext i32 %118 to i64
  %120 = getelementptr double, ptr %1, i64 %119
  %121 = load double, ptr %120, align 8
  %122 = insertelement <8 x double> %117, double %121, i64 5
  %123 = or disjoint i32 %93, 24
  %124 = sext i32 %123 to i64
  %125 = getelementptr double, ptr %1, i64 %124
  %126 = load double, ptr %125, align 8
  %127 = insertelement <8 x double> %122, double %126, i64 6
  %128 = or disjoint i32 %93, 28
  %129 = sext i32 %128 to i64
  %130 = getelementptr double, ptr %1, i64 %129
  %131 = load double, ptr %130, align 8
  %132 = insertelement <8 x double> %127, double %131, i64 7
  %133 = shufflevector <8 x double> %91, <8 x double> poison, <8 x i32> zeroinitializer
  %134 = tail call <8 x double> @llvm.fma.v8f64(<8 x double> %133, <8 x double> %132, <8 x double> %80)
  %135 = add nuw nsw i32 %79, 1
  %136 = icmp eq i32 %135, %5
  br i1 %136, label %58, label %78, !llvm.loop !16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_integer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #4 {
  %11 = alloca [64 x <8 x i32>], align 32
  %12 = sdiv i32 32, %6
  %13 = sdiv i32 %4, 8
  %14 = sub i32 32, %6
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %11) #8
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %112

16:                                               ; preds = %10
  %17 = shl nsw i32 %12, 2
  %18 = icmp eq i32 %8, 0
  %19 = zext nneg i32 %5 to i64
  br label %20

20:                                               ; preds = %16, %20
  %21 = phi i64 [ 0, %16 ], [ %110, %20 ]
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = sdiv i32 %22, %17
  %24 = shl i32 %23, 5
  %25 = sdiv i32 %22, %12
  %26 = srem i32 %25, 4
  %27 = srem i32 %22, %12
  %28 = mul i32 %27, %6
  %29 = sub i32 %14, %28
  %30 = getelementptr [64 x <8 x i32>], ptr %11, i64 0, i64 %21
  %31 = add i32 %24, %26
  %32 = sext i32 %31 to i64
  %33 = getelementptr i32, ptr %1, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = shl i32 %34, %29
  %36 = ashr i32 %35, %14
  %37 = lshr i32 %35, %14
  %38 = select i1 %18, i32 %37, i32 %36
  %39 = insertelement <8 x i32> poison, i32 %38, i64 0
  %40 = or disjoint i32 %24, 4
  %41 = add nsw i32 %40, %26
  %42 = sext i32 %41 to i64
  %43 = getelementptr i32, ptr %1, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = shl i32 %44, %29
  %46 = ashr i32 %45, %14
  %47 = lshr i32 %45, %14
  %48 = select i1 %18, i32 %47, i32 %46
  %49 = insertelement <8 x i32> %39, i32 %48, i64 1
  %50 = or disjoint i32 %24, 8
  %51 = add nsw i32 %50, %26
  %52 = sext i32 %51 to i64
  %53 = getelementptr i32, ptr %1, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = shl i32 %54, %29
  %56 = ashr i32 %55, %14
  %57 = lshr i32 %55, %14
  %58 = select i1 %18, i32 %57, i32 %56
  %59 = insertelement <8 x i32> %49, i32 %58, i64 2
  %60 = or disjoint i32 %24, 12
  %61 = add nsw i32 %60, %26
  %62 = sext i32 %61 to i64
  %63 = getelementptr i32, ptr %1, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = shl i32 %64, %29
  %66 = ashr i32 %65, %14
  %67 = lshr i32 %65, %14
  %68 = select i1 %18, i32 %67, i32 %66
  %69 = insertelement <8 x i32> %59, i32 %68, i64 3
  %70 = or disjoint i32 %24, 16
  %71 = add nsw i32 %70, %26
  %72 = sext i32 %71 to i64
  %73 = getelementptr i32, ptr %1, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = shl i32 %74, %29
  %76 = ashr i32 %75, %14
  %77 = lshr i32 %75, %14
  %78 = select i1 %18, i32 %77, i32 %76
  %79 = insertelement <8 x i32> %69, i32 %78, i64 4
  %80 = or disjoint i32 %24, 20
  %81 = add nsw i32 %80, %26
  %82 = sext i32 %81 to i64
  %83 = getelementptr i32, ptr %1, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = shl i32 %84, %29
  %86 = ashr i32 %85, %14
  %87 = lshr i32 %85, %14
  %88 = select i1 %18, i32 %87, i32 %86
  %89 = insertelement <8 x i32> %79, i32 %88, i64 5
  %90 = or disjoint i32 %24, 24
  %91 = add nsw i32 %90, %26
  %92 = sext i32 %91 to i64
  %93 = getelementptr i32, ptr %1, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = shl i32 %94, %29
  %96 = ashr i32 %95, %14
  %97 = lshr i32 %95, %14
  %98 = select i1 %18, i32 %97, i32 %96
  %99 = insertelement <8 x i32> %89, i32 %98, i64 6
  %100 = or disjoint i32 %24, 28
  %101 = add nsw i32 %100, %26
  %102 = sext i32 %101 to i64
  %103 = getelementptr i32, ptr %1, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = shl i32 %104, %29
  %106 = ashr i32 %105, %14
  %107 = lshr i32 %105, %14
  %108 = select i1 %18, i32 %107, i32 %106
  %109 = insertelement <8 x i32> %99, i32 %108, i64 7
  store <8 x i32> %109, ptr %30, align 32
  %110 = add nuw nsw i64 %21, 1
  %111 = icmp eq i64 %110, %19
  br i1 %111, label %112, label %20, !llvm.loop !17

112:                                              ; preds = %20, %10
  %113 = icmp sgt i32 %4, 0
  br i1 %113, label %114, label %124

114:                                              ; preds = %112
  %115 = shl nsw i32 %12, 2
  %116 = icmp eq i32 %7, 0
  %117 = icmp eq i32 %9, 0
  %118 = zext nneg i32 %5 to i64
  br label %119

119:                                              ; preds = %114, %274
  %120 = phi i32 [ 0, %114 ], [ %278, %274 ]
  %121 = lshr i32 %120, 3
  %122 = shl i32 %120, 2
  %123 = and i32 %122, 28
  br i1 %15, label %136, label %125

124:                                              ; preds = %274, %112
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %11) #8
  ret void

125:                                              ; preds = %136, %119
  %126 = phi <8 x i32> [ zeroinitializer, %119 ], [ %163, %136 ]
  %127 = shl i32 %121, 6
  %128 = or disjoint i32 %123, %127
  %129 = extractelement <8 x i32> %126, i64 0
  %130 = sext i32 %129 to i64
  %131 = sext i32 %128 to i64
  %132 = getelementptr i32, ptr %2, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = add nsw i64 %134, %130
  br i1 %117, label %169, label %166

136:                                              ; preds = %119, %136
  %137 = phi i64 [ %164, %136 ], [ 0, %119 ]
  %138 = phi <8 x i32> [ %163, %136 ], [ zeroinitializer, %119 ]
  %139 = trunc nuw nsw i64 %137 to i32
  %140 = sdiv i32 %139, %115
  %141 = mul i32 %140, %13
  %142 = add i32 %141, %121
  %143 = shl i32 %142, 5
  %144 = sdiv i32 %139, %12
  %145 = srem i32 %144, 4
  %146 = add nsw i32 %145, %123
  %147 = add i32 %146, %143
  %148 = sext i32 %147 to i64
  %149 = getelementptr i32, ptr %0, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = srem i32 %139, %12
  %152 = mul i32 %151, %6
  %153 = sub i32 %14, %152
  %154 = shl i32 %150, %153
  %155 = ashr i32 %154, %14
  %156 = lshr i32 %154, %14
  %157 = select i1 %116, i32 %156, i32 %155
  %158 = insertelement <8 x i32> poison, i32 %157, i64 0
  %159 = shufflevector <8 x i32> %158, <8 x i32> poison, <8 x i32> zeroinitializer
  %160 = getelementptr [64 x <8 x i32>], ptr %11, i64 0, i64 %137
  %161 = load <8 x i32>, ptr %160, align 32
  %162 = mul <8 x i32> %159, %161
  %163 = add <8 x i32> %162, %138
  %164 = add nuw nsw i64 %137, 1
  %165 = icmp eq i64 %164, %118
  br i1 %165, label %125, label %136, !llvm.loop !18

166:                                              ; preds = %125
  %167 = tail call i64 @llvm.smax.i64(i64 %135, i64 -2147483648)
  %168 = tail call i64 @llvm.smin.i64(i64 %167, i64 2147483647)
  br label %169

169:                                              ; preds = %166, %125
  %170 = phi i64 [ %168, %166 ], [ %135, %125 ]
  %171 = trunc i64 %170 to i32
  %172 = getelementptr i32, ptr %3, i64 %131
  store i32 %171, ptr %172, align 4
  %173 = or disjoint i32 %128, 32
  %174 = extractelement <8 x i32> %126, i64 1
  %175 = sext i32 %174 to i64
  %176 = sext i32 %173 to i64
  %177 = getelementptr i32, ptr %2, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  %180 = add nsw i64 %179, %175
  br i1 %117, label %184, label %181

181:                                              ; preds = %169
  %182 = tail call i64 @llvm.smax.i64(i64 %180, i64 -2147483648)
  %183 = tail call i64 @llvm.smin.i64(i64 %182, i64 2147483647)
  br label %184

184:                                              ; preds = %181, %169
  %185 = phi i64 [ %183, %181 ], [ %180, %169 ]
  %186 = trunc i64 %185 to i32
  %187 = getelementptr i32, ptr %3, i64 %176
  store i32 %186, ptr %187, align 4
  %188 = or disjoint i32 %128, 1
  %189 = extractelement <8 x i32> %126, i64 2
  %190 = sext i32 %189 to i64
  %191 = sext i32 %188 to i64
  %192 = getelementptr i32, ptr %2, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = sext i32 %193 to i64
  %195 = add nsw i64 %194, %190
  br i1 %117, label %199, label %196

196:                                              ; preds = %184
  %197 = tail call i64 @llvm.smax.i64(i64 %195, i64 -2147483648)
  %198 = tail call i64 @llvm.smin.i64(i64 %197, i64 2147483647)
  br label %199

199:                                              ; preds = %196, %184
  %200 = phi i64 [ %198, %196 ], [ %195, %184 ]
  %201 = trunc i64 %200 to i32
  %202 = getelementptr i32, ptr %3, i64 %191
  store i32 %201, ptr %202, align 4
  %203 = or disjoint i32 %128, 33
  %204 = extractelement <8 x i32> %126, i64 3
  %205 = sext i32 %204 to i64
  %206 = sext i32 %203 to i64
  %207 = getelementptr i32, ptr %2, i64 %206
  %208 = load i32, ptr %207, align 4
  %209 = sext i32 %208 to i64
  %210 = add nsw i64 %209, %205
  br i1 %117, label %214, label %211

211:                                              ; preds = %199
  %212 = tail call i64 @llvm.smax.i64(i64 %210, i64 -2147483648)
  %213 = tail call i64 @llvm.smin.i64(i64 %212, i64 2147483647)
  br label %214

214:                                              ; preds = %211, %199
  %215 = phi i64 [ %213, %211 ], [ %210, %199 ]
  %216 = trunc i64 %215 to i32
  %217 = getelementptr i32, ptr %3, i64 %206
  store i32 %216, ptr %217, align 4
  %218 = or disjoint i32 %128, 2
  %219 = extractelement <8 x i32> %126, i64 4
  %220 = sext i32 %219 to i64
  %221 = sext i32 %218 to i64
  %222 = getelementptr i32, ptr %2, i64 %221
  %223 = load i32, ptr %222, align 4
  %224 = sext i32 %223 to i64
  %225 = add nsw i64 %224, %220
  br i1 %117, label %229, label %226

226:                                              ; preds = %214
  %227 = tail call i64 @llvm.smax.i64(i64 %225, i64 -2147483648)
  %228 = tail call i64 @llvm.smin.i64(i64 %227, i64 2147483647)
  br label %229

229:                                              ; preds = %226, %214
  %230 = phi i64 [ %228, %226 ], [ %225, %214 ]
  %231 = trunc i64 %230 to i32
  %232 = getelementptr i32, ptr %3, i64 %221
  store i32 %231, ptr %232, align 4
  %233 = or disjoint i32 %128, 34
  %234 = extractelement <8 x i32> %126, i64 5
  %235 = sext i32 %234 to i64
  %236 = sext i32 %233 to i64
  %237 = getelementptr i32, ptr %2, i64 %236
  %238 = load i32, ptr %237, align 4
  %239 = sext i32 %238 to i64
  %240 = add nsw i64 %239, %235
  br i1 %117, label %244, label %241

241:                                              ; preds = %229
  %242 = tail call i64 @llvm.smax.i64(i64 %240, i64 -2147483648)
  %243 = tail call i64 @llvm.smin.i64(i64 %242, i64 2147483647)
  br label %244

244:                                              ; preds = %241, %229
  %245 = phi i64 [ %243, %241 ], [ %240, %229 ]
  %246 = trunc i64 %245 to i32
  %247 = getelementptr i32, ptr %3, i64 %236
  store i32 %246, ptr %247, align 4
  %248 = or disjoint i32 %128, 3
  %249 = extractelement <8 x i32> %126, i64 6
  %250 = sext i32 %249 to i64
  %251 = sext i32 %248 to i64
  %252 = getelementptr i32, ptr %2, i64 %251
  %253 = load i32, ptr %252, align 4
  %254 = sext i32 %253 to i64
  %255 = add nsw i64 %254, %250
  br i1 %117, label %259, label %256

256:                                              ; preds = %244
  %257 = tail call i64 @llvm.smax.i64(i64 %255, i64 -2147483648)
  %258 = tail call i64 @llvm.smin.i64(i64 %257, i64 2147483647)
  br label %259

259:                                              ; preds = %256, %244
  %260 = phi i64 [ %258, %256 ], [ %255, %244 ]
  %261 = trunc i64 %260 to i32
  %262 = getelementptr i32, ptr %3, i64 %251
  store i32 %261, ptr %262, align 4
  %263 = or disjoint i32 %128, 35
  %264 = extractelement <8 x i32> %126, i64 7
  %265 = sext i32 %264 to i64
  %266 = sext i32 %263 to i64
  %267 = getelementptr i32, ptr %2, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = sext i32 %268 to i64
  %270 = add nsw i64 %269, %265
  br i1 %117, label %274, label %271

271:                                              ; preds = %259
  %272 = tail call i64 @llvm.smax.i64(i64 %270, i64 -2147483648)
  %273 = tail call i64 @llvm.smin.i64(i64 %272, i64 2147483647)
  br label %274

274:                                              ; preds = %271, %259
  %275 = phi i64 [ %273, %271 ], [ %270, %259 ]
  %276 = trunc i64 %275 to i32
  %277 = getelementptr i32, ptr %3, i64 %266
  store i32 %276, ptr %277, align 4
  %278 = add nuw nsw i32 %120, 1
  %279 = icmp eq i32 %278, %4
  br i1 %279, label %124, label %119, !llvm.loop !19
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_bits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #4 {
  %8 = icmp sgt i32 %4, 0
  br i1 %8, label %9, label %21

9:                                                ; preds = %7
  %10 = sdiv i32 %5, 32
  %11 = icmp sgt i32 %5, 31
  %12 = lshr i32 %4, 3
  %13 = icmp eq i32 %6, 0
  br label %14

14:                                               ; preds = %9, %22
  %15 = phi i32 [ 0, %9 ], [ %23, %22 ]
  %16 = lshr i32 %15, 3
  %17 = shl i32 %16, 6
  %18 = shl i32 %15, 2
  %19 = and i32 %18, 28
  %20 = or disjoint i32 %19, %17
  br label %25

21:                                               ; preds = %22, %7
  ret void

22:                                               ; preds = %37
  %23 = add nuw nsw i32 %15, 1
  %24 = icmp eq i32 %23, %4
  br i1 %24, label %21, label %14, !llvm.loop !20

25:                                               ; preds = %14, %37
  %26 = phi i32 [ 0, %14 ], [ %40, %37 ]
  %27 = shl nuw nsw i32 %26, 5
  %28 = and i32 %27, 32
  %29 = lshr i32 %26, 1
  %30 = add i32 %20, %29
  %31 = add i32 %30, %28
  %32 = sext i32 %31 to i64
  %33 = getelementptr i32, ptr %2, i64 %32
  %34 = load i32, ptr %33, align 4
  br i1 %11, label %35, label %37

35:                                               ; preds = %25
  %36 = shl nuw nsw i32 %26, 2
  br label %42

37:                                               ; preds = %42, %25
  %38 = phi i32 [ %34, %25 ], [ %65, %42 ]
  %39 = getelementptr i32, ptr %3, i64 %32
  store i32 %38, ptr %39, align 4
  %40 = add nuw nsw i32 %26, 1
  %41 = icmp eq i32 %40, 8
  br i1 %41, label %22, label %25, !llvm.loop !21

42:                                               ; preds = %35, %42
  %43 = phi i32 [ 0, %35 ], [ %66, %42 ]
  %44 = phi i32 [ %34, %35 ], [ %65, %42 ]
  %45 = lshr i32 %43, 2
  %46 = mul i32 %45, %12
  %47 = add i32 %46, %16
  %48 = shl i32 %47, 5
  %49 = or disjoint i32 %48, %19
  %50 = and i32 %43, 3
  %51 = or disjoint i32 %49, %50
  %52 = sext i32 %51 to i64
  %53 = getelementptr i32, ptr %0, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = shl i32 %45, 5
  %56 = add nuw nsw i32 %55, %36
  %57 = or disjoint i32 %56, %50
  %58 = sext i32 %57 to i64
  %59 = getelementptr i32, ptr %1, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = xor i32 %60, %54
  %62 = and i32 %60, %54
  %63 = select i1 %13, i32 %62, i32 %61
  %64 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %63)
  %65 = add i32 %64, %44
  %66 = add nuw nsw i32 %43, 1
  %67 = icmp eq i32 %66, %10
  br i1 %67, label %37, label %42, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define dso_local void @rooftile_mma_quads(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #5 {
  %9 = alloca [4 x [8 x [4 x float]]], align 16
  %10 = alloca [4 x [4 x [8 x float]]], align 16
  %11 = alloca [4 x [8 x [8 x float]]], align 16
  %12 = alloca [128 x double], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %11) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %12) #8
  %13 = icmp eq i32 %5, 0
  %14 = icmp eq i32 %4, 0
  br label %18

15:                                               ; preds = %197
  %16 = icmp eq i32 %6, 0
  %17 = icmp eq i32 %7, 0
  br label %233

18:                                               ; preds = %189, %8
  %19 = phi i1 [ true, %8 ], [ false, %189 ]
  %20 = select i1 %19, ptr %0, ptr %1
  br label %21

21:                                               ; preds = %112, %18
  %22 = phi i64 [ 0, %18 ], [ %113, %112 ]
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = shl i32 %23, 5
  %25 = sext i32 %24 to i64
  %26 = getelementptr i32, ptr %20, i64 %25
  %27 = shl i32 %23, 6
  %28 = load <8 x i32>, ptr %26, align 4
  %29 = getelementptr i8, ptr %26, i64 32
  %30 = load <8 x i32>, ptr %29, align 4
  %31 = getelementptr i8, ptr %26, i64 64
  %32 = load <8 x i32>, ptr %31, align 4
  %33 = getelementptr i8, ptr %26, i64 96
  %34 = load <8 x i32>, ptr %33, align 4
  br label %35

35:                                               ; preds = %35, %21
  %36 = phi i1 [ true, %21 ], [ false, %35 ]
  %37 = phi i32 [ 0, %21 ], [ 1, %35 ]
  %38 = shl nuw nsw i32 %37, 4
  %39 = insertelement <8 x i32> poison, i32 %38, i64 0
  %40 = shufflevector <8 x i32> %39, <8 x i32> poison, <8 x i32> zeroinitializer
  %41 = shl nuw nsw i32 %37, 5
  %42 = or disjoint i32 %41, %27
  %43 = sext i32 %42 to i64
  %44 = getelementptr double, ptr %12, i64 %43
  %45 = lshr <8 x i32> %28, %40
  %46 = and <8 x i32> %45, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %47 = shl nuw <8 x i32> %46, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %48 = and <8 x i32> %47, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %49 = shl nuw nsw <8 x i32> %46, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %50 = and <8 x i32> %49, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %51 = and <8 x i32> %45, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %52 = icmp eq <8 x i32> %51, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %53 = bitcast <8 x i32> %50 to <8 x float>
  %54 = fmul <8 x float> %53, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %55 = bitcast <8 x float> %54 to <8 x i32>
  %56 = or <8 x i32> %49, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %57 = select <8 x i1> %52, <8 x i32> %56, <8 x i32> %55
  %58 = or <8 x i32> %57, %48
  %59 = bitcast <8 x i32> %58 to <8 x float>
  %60 = fpext <8 x float> %59 to <8 x double>
  store <8 x double> %60, ptr %44, align 16
  %61 = lshr <8 x i32> %30, %40
  %62 = and <8 x i32> %61, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %63 = shl nuw <8 x i32> %62, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %64 = and <8 x i32> %63, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %65 = shl nuw nsw <8 x i32> %62, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %66 = and <8 x i32> %65, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %67 = and <8 x i32> %61, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %68 = icmp eq <8 x i32> %67, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %69 = bitcast <8 x i32> %66 to <8 x float>
  %70 = fmul <8 x float> %69, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %71 = bitcast <8 x float> %70 to <8 x i32>
  %72 = or <8 x i32> %65, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %73 = select <8 x i1> %68, <8 x i32> %72, <8 x i32> %71
  %74 = or <8 x i32> %73, %64
  %75 = bitcast <8 x i32> %74 to <8 x float>
  %76 = fpext <8 x float> %75 to <8 x double>
  %77 = getelementptr i8, ptr %44, i64 64
  store <8 x double> %76, ptr %77, align 16
  %78 = lshr <8 x i32> %32, %40
  %79 = and <8 x i32> %78, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %80 = shl nuw <8 x i32> %79, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %81 = and <8 x i32> %80, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %82 = shl nuw nsw <8 x i32> %79, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %83 = and <8 x i32> %82, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %84 = and <8 x i32> %78, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %85 = icmp eq <8 x i32> %84, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %86 = bitcast <8 x i32> %83 to <8 x float>
  %87 = fmul <8 x float> %86, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %88 = bitcast <8 x float> %87 to <8 x i32>
  %89 = or <8 x i32> %82, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %90 = select <8 x i1> %85, <8 x i32> %89, <8 x i32> %88
  %91 = or <8 x i32> %90, %81
  %92 = bitcast <8 x i32> %91 to <8 x float>
  %93 = fpext <8 x float> %92 to <8 x double>
  %94 = getelementptr i8, ptr %44, i64 128
  store <8 x double> %93, ptr %94, align 16
  %95 = lshr <8 x i32> %34, %40
  %96 = and <8 x i32> %95, <i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535, i32 65535>
  %97 = shl nuw <8 x i32> %96, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %98 = and <8 x i32> %97, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %99 = shl nuw nsw <8 x i32> %96, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %100 = and <8 x i32> %99, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %101 = and <8 x i32> %95, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %102 = icmp eq <8 x i32> %101, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %103 = bitcast <8 x i32> %100 to <8 x float>
  %104 = fmul <8 x float> %103, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %105 = bitcast <8 x float> %104 to <8 x i32>
  %106 = or <8 x i32> %99, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %107 = select <8 x i1> %102, <8 x i32> %106, <8 x i32> %105
  %108 = or <8 x i32> %107, %98
  %109 = bitcast <8 x i32> %108 to <8 x float>
  %110 = fpext <8 x float> %109 to <8 x double>
  %111 = getelementptr i8, ptr %44, i64 192
  store <8 x double> %110, ptr %111, align 16
  br i1 %36, label %35, label %112, !llvm.loop !13

112:                                              ; preds = %35
  %113 = add nuw nsw i64 %22, 1
  %114 = icmp eq i64 %113, 2
  br i1 %114, label %204, label %21, !llvm.loop !12

115:                                              ; preds = %229, %141
  %116 = phi i64 [ %143, %141 ], [ 0, %229 ]
  %117 = add nuw nsw i64 %116, 32
  %118 = getelementptr [128 x double], ptr %12, i64 0, i64 %117
  %119 = load double, ptr %118, align 8
  %120 = fptrunc double %119 to float
  %121 = trunc nuw nsw i64 %116 to i32
  %122 = lshr i32 %121, 2
  %123 = and i32 %122, 3
  %124 = and i32 %122, 4
  %125 = and i32 %121, 3
  %126 = zext nneg i32 %123 to i64
  br i1 %19, label %134, label %127

127:                                              ; preds = %115
  %128 = select i1 %13, i32 1, i32 %125
  %129 = zext nneg i32 %128 to i64
  %130 = select i1 %13, i32 %125, i32 1
  %131 = or disjoint i32 %130, %124
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %126, i64 %129, i64 %132
  br label %141

134:                                              ; preds = %115
  %135 = select i1 %14, i32 1, i32 %125
  %136 = or disjoint i32 %135, %124
  %137 = zext nneg i32 %136 to i64
  %138 = select i1 %14, i32 %125, i32 1
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %126, i64 %137, i64 %139
  br label %141

141:                                              ; preds = %134, %127
  %142 = phi ptr [ %140, %134 ], [ %133, %127 ]
  store float %120, ptr %142, align 4
  %143 = add nuw nsw i64 %116, 1
  %144 = icmp eq i64 %143, 32
  br i1 %144, label %145, label %115, !llvm.loop !23

145:                                              ; preds = %141, %171
  %146 = phi i64 [ %173, %171 ], [ 0, %141 ]
  %147 = add nuw nsw i64 %146, 64
  %148 = getelementptr [128 x double], ptr %12, i64 0, i64 %147
  %149 = load double, ptr %148, align 8
  %150 = fptrunc double %149 to float
  %151 = trunc nuw nsw i64 %146 to i32
  %152 = lshr i32 %151, 2
  %153 = and i32 %152, 3
  %154 = and i32 %152, 4
  %155 = and i32 %151, 3
  %156 = zext nneg i32 %153 to i64
  br i1 %19, label %164, label %157

157:                                              ; preds = %145
  %158 = select i1 %13, i32 2, i32 %155
  %159 = zext nneg i32 %158 to i64
  %160 = select i1 %13, i32 %155, i32 2
  %161 = or disjoint i32 %160, %154
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %156, i64 %159, i64 %162
  br label %171

164:                                              ; preds = %145
  %165 = select i1 %14, i32 2, i32 %155
  %166 = or disjoint i32 %165, %154
  %167 = zext nneg i32 %166 to i64
  %168 = select i1 %14, i32 %155, i32 2
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %156, i64 %167, i64 %169
  br label %171

171:                                              ; preds = %164, %157
  %172 = phi ptr [ %170, %164 ], [ %163, %157 ]
  store float %150, ptr %172, align 4
  %173 = add nuw nsw i64 %146, 1
  %174 = icmp eq i64 %173, 32
  br i1 %174, label %175, label %145, !llvm.loop !23

175:                                              ; preds = %171, %196
  %176 = phi i64 [ %187, %196 ], [ 0, %171 ]
  %177 = add nuw nsw i64 %176, 96
  %178 = getelementptr [128 x double], ptr %12, i64 0, i64 %177
  %179 = load double, ptr %178, align 8
  %180 = fptrunc double %179 to float
  %181 = trunc nuw nsw i64 %176 to i32
  %182 = lshr i32 %181, 2
  %183 = and i32 %182, 3
  %184 = and i32 %182, 4
  %185 = and i32 %181, 3
  %186 = zext nneg i32 %183 to i64
  %187 = add nuw nsw i64 %176, 1
  %188 = icmp eq i64 %187, 32
  br i1 %19, label %189, label %197

189:                                              ; preds = %175
  %190 = select i1 %14, i32 3, i32 %185
  %191 = or disjoint i32 %190, %184
  %192 = zext nneg i32 %191 to i64
  %193 = select i1 %14, i32 %185, i32 3
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %186, i64 %192, i64 %194
  store float %180, ptr %195, align 4
  br i1 %188, label %18, label %196, !llvm.loop !23

196:                                              ; preds = %189, %197
  br label %175, !llvm.loop !23

197:                                              ; preds = %175
  %198 = select i1 %13, i32 3, i32 %185
  %199 = zext nneg i32 %198 to i64
  %200 = select i1 %13, i32 %185, i32 3
  %201 = or disjoint i32 %200, %184
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %186, i64 %199, i64 %202
  store float %180, ptr %203, align 4
  br i1 %188, label %15, label %196

204:                                              ; preds = %112, %229
  %205 = phi i64 [ %231, %229 ], [ 0, %112 ]
  %206 = getelementptr [128 x double], ptr %12, i64 0, i64 %205
  %207 = load double, ptr %206, align 8
  %208 = fptrunc double %207 to float
  %209 = trunc nuw nsw i64 %205 to i32
  %210 = lshr i32 %209, 2
  %211 = and i32 %210, 3
  %212 = and i32 %210, 4
  %213 = and i32 %209, 3
  %214 = zext nneg i32 %211 to i64
  br i1 %19, label %222, label %215

215:                                              ; preds = %204
  %216 = select i1 %13, i32 0, i32 %213
  %217 = zext nneg i32 %216 to i64
  %218 = select i1 %13, i32 %213, i32 0
  %219 = or disjoint i32 %218, %212
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %214, i64 %217, i64 %220
  br label %229

222:                                              ; preds = %204
  %223 = select i1 %14, i32 0, i32 %213
  %224 = or disjoint i32 %223, %212
  %225 = zext nneg i32 %224 to i64
  %226 = select i1 %14, i32 %213, i32 0
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %214, i64 %225, i64 %227
  br label %229

229:                                              ; preds = %222, %215
  %230 = phi ptr [ %228, %222 ], [ %221, %215 ]
  store float %208, ptr %230, align 4
  %231 = add nuw nsw i64 %205, 1
  %232 = icmp eq i64 %231, 32
  br i1 %232, label %115, label %204, !llvm.loop !23

233:                                              ; preds = %15, %247
  %234 = phi i64 [ 0, %15 ], [ %248, %247 ]
  %235 = trunc nuw nsw i64 %234 to i32
  %236 = lshr i32 %235, 2
  %237 = and i32 %236, 4
  %238 = and i32 %235, 2
  %239 = and i32 %236, 3
  %240 = and i32 %235, 1
  %241 = and i32 %235, 3
  %242 = getelementptr i32, ptr %2, i64 %234
  %243 = zext nneg i32 %239 to i64
  br label %250

244:                                              ; preds = %247
  %245 = icmp eq i32 %7, 5
  %246 = select i1 %17, i32 32768, i32 -2147483648
  br label %369

247:                                              ; preds = %362
  %248 = add nuw nsw i64 %234, 1
  %249 = icmp eq i64 %248, 32
  br i1 %249, label %244, label %233, !llvm.loop !24

250:                                              ; preds = %233, %362
  %251 = phi i64 [ 0, %233 ], [ %367, %362 ]
  br i1 %16, label %252, label %264

252:                                              ; preds = %250
  %253 = trunc i64 %251 to i32
  %254 = shl i32 %253, 4
  %255 = and i32 %254, 96
  %256 = or disjoint i32 %255, %235
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr i32, ptr %2, i64 %257
  %259 = load i32, ptr %258, align 4
  %260 = and i32 %254, 16
  %261 = lshr i32 %259, %260
  %262 = insertelement <8 x i32> poison, i32 %261, i64 0
  %263 = shufflevector <8 x i32> %262, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %291

264:                                              ; preds = %250
  %265 = shl i64 %251, 7
  %266 = getelementptr i8, ptr %242, i64 %265
  %267 = load i32, ptr %266, align 4
  %268 = insertelement <8 x i32> poison, i32 %267, i64 0
  %269 = shufflevector <8 x i32> %268, <8 x i32> poison, <8 x i32> zeroinitializer
  switch i32 %6, label %291 [
    i32 1, label %270
    i32 2, label %272
    i32 5, label %287
    i32 3, label %274
    i32 4, label %285
  ]

270:                                              ; preds = %264
  %271 = shl <8 x i32> %269, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %287

272:                                              ; preds = %264
  %273 = and <8 x i32> %269, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %287

274:                                              ; preds = %264
  %275 = shl <8 x i32> %269, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %276 = and <8 x i32> %275, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %277 = and <8 x i32> %269, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %278 = shl nuw nsw <8 x i32> %277, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %279 = bitcast <8 x i32> %278 to <8 x float>
  %280 = fmul <8 x float> %279, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %281 = bitcast <8 x float> %280 to <8 x i32>
  %282 = icmp eq <8 x i32> %277, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %283 = or <8 x i32> %276, %281
  %284 = select <8 x i1> %282, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %283
  br label %287

285:                                              ; preds = %264
  %286 = shl <8 x i32> %269, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %291

287:                                              ; preds = %264, %270, %272, %274
  %288 = phi <8 x i32> [ %271, %270 ], [ %273, %272 ], [ %284, %274 ], [ %269, %264 ]
  %289 = bitcast <8 x i32> %288 to <8 x float>
  %290 = extractelement <8 x float> %289, i64 0
  br label %309

291:                                              ; preds = %264, %285, %252
  %292 = phi <8 x i32> [ %269, %264 ], [ %286, %285 ], [ %263, %252 ]
  %293 = shl <8 x i32> %292, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %294 = and <8 x i32> %293, <i32 -2147483648, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %295 = shl <8 x i32> %292, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %296 = and <8 x i32> %295, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %297 = and <8 x i32> %292, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %298 = icmp eq <8 x i32> %297, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %299 = bitcast <8 x i32> %296 to <8 x float>
  %300 = fmul <8 x float> %299, <float 0x46F0000000000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %301 = bitcast <8 x float> %300 to <8 x i32>
  %302 = or <8 x i32> %296, <i32 2139095040, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %303 = select <8 x i1> %298, <8 x i32> %302, <8 x i32> %301
  %304 = or <8 x i32> %303, %294
  %305 = bitcast <8 x i32> %304 to <8 x float>
  %306 = extractelement <8 x float> %305, i64 0
  br i1 %16, label %307, label %309

307:                                              ; preds = %291
  %308 = trunc nuw nsw i64 %251 to i32
  br label %314

309:                                              ; preds = %287, %291
  %310 = phi float [ %290, %287 ], [ %306, %291 ]
  %311 = trunc nuw nsw i64 %251 to i32
  %312 = and i32 %311, 2
  %313 = or disjoint i32 %312, %240
  br label %314

314:                                              ; preds = %307, %309
  %315 = phi i32 [ %308, %307 ], [ %311, %309 ]
  %316 = phi float [ %306, %307 ], [ %310, %309 ]
  %317 = phi i32 [ %241, %307 ], [ %313, %309 ]
  %318 = add nuw nsw i32 %317, %237
  %319 = and i32 %315, 5
  %320 = or disjoint i32 %319, %238
  %321 = select i1 %16, i32 %315, i32 %320
  %322 = zext nneg i32 %318 to i64
  %323 = zext nneg i32 %321 to i64
  %324 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %243, i64 %322, i64 0
  %325 = load float, ptr %324, align 16
  %326 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %243, i64 0, i64 %323
  %327 = load float, ptr %326, align 4
  %328 = tail call float @llvm.fma.f32(float %325, float %327, float 0.000000e+00)
  %329 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %243, i64 %322, i64 1
  %330 = load float, ptr %329, align 4
  %331 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %243, i64 1, i64 %323
  %332 = load float, ptr %331, align 4
  %333 = tail call float @llvm.fma.f32(float %330, float %332, float %328)
  %334 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %243, i64 %322, i64 2
  %335 = load float, ptr %334, align 8
  %336 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %243, i64 2, i64 %323
  %337 = load float, ptr %336, align 4
  %338 = tail call float @llvm.fma.f32(float %335, float %337, float %333)
  %339 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %243, i64 %322, i64 3
  %340 = load float, ptr %339, align 4
  %341 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %243, i64 3, i64 %323
  %342 = load float, ptr %341, align 4
  %343 = tail call float @llvm.fma.f32(float %340, float %342, float %338)
  br i1 %17, label %344, label %362

344:                                              ; preds = %314
  %345 = fpext float %340 to double
  %346 = fpext float %342 to double
  %347 = fmul double %345, %346
  %348 = fpext float %335 to double
  %349 = fpext float %337 to double
  %350 = fmul double %348, %349
  %351 = fpext float %330 to double
  %352 = fpext float %332 to double
  %353 = fmul double %351, %352
  %354 = fpext float %325 to double
  %355 = fpext float %327 to double
  %356 = fmul double %354, %355
  %357 = fadd double %356, %353
  %358 = fptrunc double %357 to float
  %359 = fadd float %316, %358
  %360 = fadd double %350, %347
  %361 = fptrunc double %360 to float
  br label %362

362:                                              ; preds = %344, %314
  %363 = phi float [ %361, %344 ], [ %316, %314 ]
  %364 = phi float [ %359, %344 ], [ %343, %314 ]
  %365 = fadd float %363, %364
  %366 = getelementptr [4 x [8 x [8 x float]]], ptr %11, i64 0, i64 %243, i64 %322, i64 %323
  store float %365, ptr %366, align 4
  %367 = add nuw nsw i64 %251, 1
  %368 = icmp eq i64 %367, 8
  br i1 %368, label %247, label %250, !llvm.loop !25

369:                                              ; preds = %244, %383
  %370 = phi i64 [ 0, %244 ], [ %384, %383 ]
  %371 = trunc nuw nsw i64 %370 to i32
  %372 = lshr i32 %371, 2
  %373 = and i32 %372, 3
  %374 = zext nneg i32 %373 to i64
  %375 = and i32 %371, 3
  %376 = and i32 %371, 1
  %377 = and i32 %372, 4
  %378 = and i64 %370, 2
  %379 = and i64 %370, 4294967295
  %380 = and i64 %370, 4294967295
  %381 = getelementptr i32, ptr %3, i64 %370
  br label %386

382:                                              ; preds = %383
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %12) #8
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #8
  ret void

383:                                              ; preds = %481
  %384 = add nuw nsw i64 %370, 1
  %385 = icmp eq i64 %384, 32
  br i1 %385, label %382, label %369, !llvm.loop !26

386:                                              ; preds = %369, %481
  %387 = phi i64 [ 0, %369 ], [ %482, %481 ]
  %388 = trunc nuw nsw i64 %387 to i32
  %389 = and i32 %388, 2
  %390 = or disjoint i32 %389, %376
  %391 = select i1 %17, i32 %375, i32 %390
  %392 = or disjoint i32 %391, %377
  %393 = zext nneg i32 %392 to i64
  %394 = and i64 %387, 5
  %395 = or disjoint i64 %394, %378
  %396 = select i1 %17, i64 %387, i64 %395
  %397 = and i64 %396, 4294967295
  %398 = getelementptr [4 x [8 x [8 x float]]], ptr %11, i64 0, i64 %374, i64 %393, i64 %397
  %399 = load float, ptr %398, align 4
  %400 = fpext float %399 to double
  %401 = fadd double %400, 0.000000e+00
  %402 = insertelement <8 x double> poison, double %401, i64 0
  %403 = shufflevector <8 x double> %402, <8 x double> poison, <8 x i32> zeroinitializer
  %404 = fptrunc <8 x double> %403 to <8 x float>
  %405 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %403)
  %406 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %404)
  %407 = fpext <8 x float> %406 to <8 x double>
  %408 = fcmp olt <8 x double> %405, %407
  %409 = fcmp olt <8 x double> %405, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %410 = and <8 x i1> %408, %409
  %411 = sext <8 x i1> %410 to <8 x i32>
  %412 = bitcast <8 x float> %404 to <8 x i32>
  %413 = add <8 x i32> %411, %412
  %414 = fcmp uno <8 x double> %403, zeroinitializer
  %415 = and <8 x i32> %413, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  br i1 %245, label %416, label %427

416:                                              ; preds = %386
  %417 = icmp eq <8 x i32> %415, zeroinitializer
  %418 = select <8 x i1> %414, <8 x i32> <i32 2147483647, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %419 = select <8 x i1> %414, <8 x i1> <i1 true, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison>, <8 x i1> %417
  %420 = select <8 x i1> %419, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> %413
  %421 = or <8 x i32> %420, %418
  %422 = extractelement <8 x i32> %421, i64 0
  %423 = icmp eq i32 %422, 0
  %424 = bitcast float %399 to i32
  %425 = and i32 %424, -2147483648
  %426 = select i1 %423, i32 %425, i32 %422
  br label %460

427:                                              ; preds = %386
  %428 = bitcast <8 x i32> %413 to <8 x float>
  %429 = fpext <8 x float> %428 to <8 x double>
  %430 = fcmp une <8 x double> %403, %429
  %431 = zext <8 x i1> %430 to <8 x i32>
  %432 = or <8 x i32> %415, %431
  %433 = bitcast <8 x i32> %432 to <8 x float>
  %434 = fadd <8 x float> %433, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %435 = bitcast <8 x float> %434 to <8 x i32>
  %436 = add <8 x i32> %435, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %437 = lshr <8 x i32> %413, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %438 = and <8 x i32> %437, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %439 = add nuw nsw <8 x i32> %438, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %440 = add nsw <8 x i32> %439, %432
  %441 = lshr <8 x i32> %440, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %442 = icmp ugt <8 x i32> %415, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %443 = icmp ult <8 x i32> %415, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %444 = select <8 x i1> %443, <8 x i32> %441, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %445 = select <8 x i1> %442, <8 x i32> %444, <8 x i32> %436
  %446 = lshr <8 x i32> %413, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %447 = and <8 x i32> %446, <i32 32768, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %448 = or <8 x i32> %445, %447
  %449 = icmp eq <8 x i32> %445, zeroinitializer
  %450 = select <8 x i1> %414, <8 x i32> <i32 32767, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %451 = select <8 x i1> %414, <8 x i1> <i1 true, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison>, <8 x i1> %449
  %452 = select <8 x i1> %451, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> %448
  %453 = or <8 x i32> %452, %450
  %454 = extractelement <8 x i32> %453, i64 0
  %455 = icmp eq i32 %454, 0
  %456 = bitcast float %399 to i32
  %457 = icmp slt i32 %456, 0
  %458 = select i1 %457, i32 %246, i32 0
  %459 = select i1 %455, i32 %458, i32 %454
  br i1 %17, label %464, label %460

460:                                              ; preds = %416, %427
  %461 = phi i32 [ %426, %416 ], [ %459, %427 ]
  %462 = shl i64 %387, 7
  %463 = getelementptr i8, ptr %381, i64 %462
  store i32 %461, ptr %463, align 4
  br label %481

464:                                              ; preds = %427
  %465 = and i32 %388, 1
  %466 = icmp eq i32 %465, 0
  %467 = shl i64 %387, 4
  %468 = and i64 %467, 96
  br i1 %466, label %469, label %471

469:                                              ; preds = %464
  %470 = or i64 %468, %380
  br label %477

471:                                              ; preds = %464
  %472 = or i64 %468, %379
  %473 = getelementptr i32, ptr %3, i64 %472
  %474 = load i32, ptr %473, align 4
  %475 = shl i32 %459, 16
  %476 = or i32 %474, %475
  br label %477

477:                                              ; preds = %469, %471
  %478 = phi i64 [ %470, %469 ], [ %472, %471 ]
  %479 = phi i32 [ %459, %469 ], [ %476, %471 ]
  %480 = getelementptr i32, ptr %3, i64 %478
  store i32 %479, ptr %480, align 4
  br label %481

481:                                              ; preds = %477, %460
  %482 = add nuw nsw i64 %387, 1
  %483 = icmp eq i64 %482, 8
  br i1 %483, label %383, label %386, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_wgmma(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #6 {
  %13 = icmp eq i32 %7, 0
  %14 = select i1 %13, i64 64, i64 128
  %15 = icmp sgt i32 %5, 4
  %16 = icmp eq i32 %5, 2
  %17 = or i1 %15, %16
  %18 = icmp ult i32 %5, 2
  %19 = select i1 %18, i32 -2147450880, i32 -2139062144
  %20 = select i1 %17, i32 -2147483648, i32 %19
  %21 = icmp eq i32 %11, 0
  br i1 %21, label %22, label %25

22:                                               ; preds = %25, %12
  %23 = icmp eq i32 %10, 0
  %24 = sdiv i32 %3, 8
  br i1 %23, label %44, label %49

25:                                               ; preds = %12, %25
  %26 = phi i64 [ %42, %25 ], [ 0, %12 ]
  %27 = getelementptr i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = xor i32 %28, %20
  store i32 %29, ptr %27, align 4
  %30 = or disjoint i64 %26, 1
  %31 = getelementptr i32, ptr %0, i64 %30
  %32 = load i32, ptr %31, align 4
  %33 = xor i32 %32, %20
  store i32 %33, ptr %31, align 4
  %34 = or disjoint i64 %26, 2
  %35 = getelementptr i32, ptr %0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = xor i32 %36, %20
  store i32 %37, ptr %35, align 4
  %38 = or disjoint i64 %26, 3
  %39 = getelementptr i32, ptr %0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = xor i32 %40, %20
  store i32 %41, ptr %39, align 4
  %42 = add nuw nsw i64 %26, 4
  %43 = icmp ult i64 %38, 127
  br i1 %43, label %25, label %22, !llvm.loop !28

44:                                               ; preds = %22
  %45 = select i1 %13, i32 1, i32 2
  %46 = shl nsw i32 %24, %45
  %47 = sext i32 %46 to i64
  %48 = shl nsw i64 %47, 7
  tail call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %48, i1 false)
  br label %49

49:                                               ; preds = %22, %44
  %50 = icmp sgt i32 %3, 7
  br i1 %50, label %51, label %55

51:                                               ; preds = %49
  %52 = icmp sgt i32 %5, 2
  %53 = icmp eq i32 %7, 5
  %54 = and i1 %52, %53
  br label %56

55:                                               ; preds = %83, %49
  ret void

56:                                               ; preds = %51, %83
  %57 = phi i32 [ 0, %51 ], [ %84, %83 ]
  %58 = phi ptr [ %1, %51 ], [ %85, %83 ]
  %59 = phi ptr [ %2, %51 ], [ %86, %83 ]
  tail call void @rooftile_mma_float(ptr noundef %0, ptr noundef %58, ptr noundef %59, ptr noundef %59, i32 noundef 16, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef 0) #9
  br i1 %54, label %60, label %83

60:                                               ; preds = %56, %60
  %61 = phi i64 [ %81, %60 ], [ 0, %56 ]
  %62 = getelementptr i32, ptr %59, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = and i32 %63, 2139095040
  %65 = icmp eq i32 %64, 2139095040
  %66 = and i32 %63, -1024
  %67 = select i1 %65, i32 %63, i32 %66
  %68 = and i32 %67, 2147483647
  %69 = icmp eq i32 %68, 0
  %70 = select i1 %69, i32 0, i32 %67
  store i32 %70, ptr %62, align 4
  %71 = or disjoint i64 %61, 1
  %72 = getelementptr i32, ptr %59, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = and i32 %73, 2139095040
  %75 = icmp eq i32 %74, 2139095040
  %76 = and i32 %73, -1024
  %77 = select i1 %75, i32 %73, i32 %76
  %78 = and i32 %77, 2147483647
  %79 = icmp eq i32 %78, 0
  %80 = select i1 %79, i32 0, i32 %77
  store i32 %80, ptr %72, align 4
  %81 = add nuw nsw i64 %61, 2
  %82 = icmp eq i64 %81, 128
  br i1 %82, label %83, label %60, !llvm.loop !29

83:                                               ; preds = %60, %56
  %84 = add nuw nsw i32 %57, 1
  %85 = getelementptr i8, ptr %58, i64 256
  %86 = getelementptr i32, ptr %59, i64 %14
  %87 = icmp eq i32 %84, %24
  br i1 %87, label %55, label %56, !llvm.loop !30
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_wgmma_integer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #6 {
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %10, label %14

10:                                               ; preds = %8
  %11 = sdiv i32 %3, 2
  %12 = sext i32 %11 to i64
  %13 = shl nsw i64 %12, 7
  tail call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %13, i1 false)
  br label %14

14:                                               ; preds = %10, %8
  %15 = sdiv i32 %3, 8
  %16 = icmp sgt i32 %3, 7
  br i1 %16, label %18, label %17

17:                                               ; preds = %18, %14
  ret void

18:                                               ; preds = %14, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %14 ]
  %20 = phi ptr [ %23, %18 ], [ %1, %14 ]
  %21 = phi ptr [ %24, %18 ], [ %2, %14 ]
  tail call void @rooftile_mma_integer(ptr noundef %0, ptr noundef %20, ptr noundef %21, ptr noundef %21, i32 noundef 16, i32 noundef 32, i32 noundef 8, i32 noundef %4, i32 noundef %5, i32 noundef %6) #9
  %22 = add nuw nsw i32 %19, 1
  %23 = getelementptr i8, ptr %20, i64 256
  %24 = getelementptr i8, ptr %21, i64 512
  %25 = icmp eq i32 %22, %15
  br i1 %25, label %17, label %18, !llvm.loop !31
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>) #7

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>) #7

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #5 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #6 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { "no-builtin-bcmp" }


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
