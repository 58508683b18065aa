; Written by tools/build_runtime.py from runtime.c; do not edit.
; source aad950687742bac64e07b61959a8364996736fd409c2e25154acffc2afab6485

%struct.Buffer = type { i64, i64 }
%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Touch = type { i32, i32, i32, i32 }
%struct.Hazard = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, i64 }
%struct.Observer = type { ptr, ptr, i64, i32, i32, i32 }
%struct.SlotArray = type { i64, i64 }
%struct.Granule = type { i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Region = type { i64, i64, ptr, i32, i32 }
%struct.Cell = type { [2 x %struct.Visit], [2 x %struct.Visit], %struct.Visit, i32, i32, i32, i32 }
%struct.Visit = type { i32, i32, i32, i32 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32 }
%struct.Uniform = type { i64, i64, i64 }

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
  %12 = getelementptr inbounds i8, ptr %8, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %8, i64 noundef %11, i64 noundef %14, ptr noundef nonnull %5) #18
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %21

17:                                               ; preds = %4
  %18 = getelementptr inbounds i8, ptr %0, i64 200
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr %struct.Fault, ptr %19, i64 %2
  tail call fastcc void @record(ptr noundef %20, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #18
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
  tail call fastcc void @record(ptr noundef %30, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #18
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #19
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_fence(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 472
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 1952
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %4, i64 48
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = mul i64 %9, %6
  %11 = getelementptr i32, ptr %8, i64 %10
  %12 = getelementptr i32, ptr %11, i64 %6
  %13 = load i32, ptr %12, align 4
  %14 = add i32 %13, 1
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds i8, ptr %4, i64 120
  %16 = load ptr, ptr %15, align 8
  %17 = load i64, ptr %5, align 8
  %18 = load i64, ptr %4, align 8
  %19 = mul i64 %18, %17
  %20 = getelementptr i32, ptr %16, i64 %19
  %21 = shl i64 %18, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %11, i64 %21, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_watch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #10 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.Touch, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Hazard, align 8
  %12 = alloca %struct.Hazard, align 8
  %13 = alloca %struct.Observer, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr %struct.Slot, ptr %15, i64 %2
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %710, label %18

18:                                               ; preds = %6
  %19 = getelementptr inbounds i8, ptr %0, i64 472
  %20 = load ptr, ptr %19, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %13) #19
  store ptr %0, ptr %13, align 8
  %21 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %13, i64 16
  %23 = getelementptr inbounds i8, ptr %1, i64 1952
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds i8, ptr %13, i64 24
  %26 = trunc i64 %2 to i32
  store i32 %26, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %13, i64 28
  store i32 %4, ptr %27, align 4
  %28 = getelementptr inbounds i8, ptr %13, i64 32
  %29 = getelementptr inbounds i8, ptr %20, i64 96
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr i32, ptr %30, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, 1
  store i32 %33, ptr %31, align 4
  store i32 %33, ptr %28, align 8
  %34 = load i32, ptr %16, align 8
  switch i32 %34, label %372 [
    i32 2, label %35
    i32 1, label %96
  ]

35:                                               ; preds = %18
  %36 = load ptr, ptr %14, align 8
  %37 = shl i64 %2, 32
  %38 = ashr exact i64 %37, 32
  %39 = getelementptr %struct.Slot, ptr %36, i64 %38
  %40 = getelementptr inbounds i8, ptr %39, i64 4
  %41 = getelementptr inbounds i8, ptr %0, i64 40
  %42 = getelementptr inbounds i8, ptr %20, i64 144
  %43 = getelementptr inbounds i8, ptr %39, i64 12
  %44 = getelementptr inbounds i8, ptr %12, i64 4
  %45 = getelementptr inbounds i8, ptr %12, i64 8
  %46 = getelementptr inbounds i8, ptr %12, i64 12
  %47 = getelementptr inbounds i8, ptr %12, i64 16
  %48 = getelementptr inbounds i8, ptr %12, i64 24
  %49 = getelementptr inbounds i8, ptr %12, i64 32
  %50 = getelementptr inbounds i8, ptr %12, i64 40
  %51 = getelementptr inbounds i8, ptr %12, i64 48
  %52 = getelementptr inbounds i8, ptr %12, i64 56
  %53 = shl i64 %24, 5
  %54 = getelementptr inbounds i8, ptr %0, i64 240
  br label %55

55:                                               ; preds = %92, %35
  %56 = phi i32 [ %3, %35 ], [ %94, %92 ]
  %57 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr i64, ptr %1, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = icmp slt i64 %60, 0
  br i1 %61, label %92, label %62

62:                                               ; preds = %55
  %63 = load i32, ptr %40, align 4
  %64 = sext i32 %63 to i64
  %65 = add i64 %60, %64
  %66 = load i64, ptr %41, align 8
  %67 = icmp sgt i64 %65, %66
  br i1 %67, label %92, label %68

68:                                               ; preds = %62
  %69 = load ptr, ptr %42, align 8
  %70 = or disjoint i64 %53, %58
  %71 = mul i64 %66, %70
  %72 = getelementptr i8, ptr %69, i64 %71
  %73 = getelementptr i8, ptr %72, i64 %60
  %74 = load i32, ptr %43, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %78

76:                                               ; preds = %68
  %77 = icmp sgt i32 %63, 0
  br i1 %77, label %81, label %92

78:                                               ; preds = %68
  tail call void @llvm.memset.p0.i64(ptr align 1 %73, i8 1, i64 %64, i1 false)
  br label %92

79:                                               ; preds = %81
  %80 = icmp eq i32 %87, 0
  br i1 %80, label %90, label %92

81:                                               ; preds = %76, %81
  %82 = phi i64 [ %88, %81 ], [ 0, %76 ]
  %83 = phi i32 [ %87, %81 ], [ 1, %76 ]
  %84 = getelementptr i8, ptr %73, i64 %82
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = and i32 %83, %86
  %88 = add nuw nsw i64 %82, 1
  %89 = icmp eq i64 %88, %64
  br i1 %89, label %79, label %81, !llvm.loop !22

90:                                               ; preds = %79
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #19
  store i32 3, ptr %12, align 8
  store i32 1, ptr %44, align 4
  store i32 %26, ptr %45, align 8
  store i32 -1, ptr %46, align 4
  %91 = load i64, ptr %54, align 8
  store i64 %91, ptr %47, align 8
  store i64 -1, ptr %48, align 8
  store i64 %70, ptr %49, align 8
  store i64 -1, ptr %50, align 8
  store i64 %60, ptr %51, align 8
  store i64 1, ptr %52, align 8
  call fastcc void @note_hazard(ptr noundef %20, ptr noundef nonnull %12) #18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #19
  br label %92

92:                                               ; preds = %90, %79, %78, %76, %62, %55
  %93 = add i32 %56, -1
  %94 = and i32 %93, %56
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %709, label %55, !llvm.loop !23

96:                                               ; preds = %18
  %97 = getelementptr inbounds i8, ptr %1, i64 256
  %98 = shl i64 %2, 32
  %99 = ashr exact i64 %98, 32
  %100 = getelementptr inbounds i8, ptr %20, i64 40
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr %struct.SlotArray, ptr %101, i64 %99
  %103 = load ptr, ptr %14, align 8
  %104 = getelementptr %struct.Slot, ptr %103, i64 %99
  %105 = getelementptr inbounds i8, ptr %104, i64 4
  %106 = getelementptr inbounds i8, ptr %0, i64 32
  %107 = getelementptr inbounds i8, ptr %104, i64 8
  %108 = getelementptr inbounds i8, ptr %102, i64 8
  %109 = getelementptr inbounds i8, ptr %11, i64 4
  %110 = getelementptr inbounds i8, ptr %11, i64 8
  %111 = getelementptr inbounds i8, ptr %11, i64 12
  %112 = getelementptr inbounds i8, ptr %11, i64 16
  %113 = getelementptr inbounds i8, ptr %11, i64 24
  %114 = getelementptr inbounds i8, ptr %11, i64 32
  %115 = getelementptr inbounds i8, ptr %11, i64 40
  %116 = getelementptr inbounds i8, ptr %11, i64 48
  %117 = getelementptr inbounds i8, ptr %11, i64 56
  %118 = getelementptr inbounds i8, ptr %20, i64 8
  %119 = getelementptr inbounds i8, ptr %104, i64 12
  %120 = getelementptr inbounds i8, ptr %20, i64 24
  %121 = getelementptr inbounds i8, ptr %8, i64 4
  %122 = getelementptr inbounds i8, ptr %8, i64 8
  %123 = getelementptr inbounds i8, ptr %8, i64 12
  %124 = getelementptr inbounds i8, ptr %0, i64 240
  %125 = shl i64 %24, 5
  %126 = getelementptr inbounds i8, ptr %20, i64 32
  %127 = and i32 %4, 1073741824
  %128 = icmp eq i32 %127, 0
  %129 = getelementptr inbounds i8, ptr %20, i64 200
  %130 = getelementptr inbounds i8, ptr %20, i64 204
  %131 = getelementptr inbounds i8, ptr %20, i64 48
  %132 = getelementptr inbounds i8, ptr %20, i64 56
  %133 = getelementptr inbounds i8, ptr %20, i64 64
  %134 = shl nsw i64 %24, 10
  br label %135

135:                                              ; preds = %371, %96
  %136 = phi i32 [ %3, %96 ], [ %148, %371 ]
  %137 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %136, i1 true)
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr i64, ptr %1, i64 %138
  %140 = load i64, ptr %139, align 8
  br label %141

141:                                              ; preds = %150, %135
  %142 = phi i32 [ 0, %135 ], [ %146, %150 ]
  %143 = phi i32 [ %136, %135 ], [ %148, %150 ]
  %144 = sub i32 0, %143
  %145 = and i32 %143, %144
  %146 = or i32 %145, %142
  %147 = add i32 %143, -1
  %148 = and i32 %147, %143
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %156, label %150

150:                                              ; preds = %141
  %151 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %148, i1 true)
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr i64, ptr %1, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = icmp eq i64 %154, %140
  br i1 %155, label %141, label %156, !llvm.loop !24

156:                                              ; preds = %150, %141
  %157 = icmp slt i64 %140, 0
  br i1 %157, label %371, label %158, !llvm.loop !25

158:                                              ; preds = %156
  %159 = load i32, ptr %105, align 4
  %160 = sext i32 %159 to i64
  %161 = add i64 %140, %160
  %162 = load i64, ptr %106, align 8
  %163 = icmp sgt i64 %161, %162
  br i1 %163, label %371, label %164, !llvm.loop !25

164:                                              ; preds = %158
  %165 = load i32, ptr %107, align 8
  %166 = add i32 %165, -1
  %167 = sext i32 %166 to i64
  %168 = and i64 %140, %167
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %371, !llvm.loop !25

170:                                              ; preds = %164
  %171 = load i64, ptr %102, align 8
  %172 = icmp slt i64 %140, %171
  br i1 %172, label %176, label %173

173:                                              ; preds = %170
  %174 = load i64, ptr %108, align 8
  %175 = icmp sgt i64 %161, %174
  br i1 %175, label %176, label %182

176:                                              ; preds = %173, %170
  %177 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %146)
  %178 = zext nneg i32 %177 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #19
  store i32 4, ptr %11, align 8
  store i32 0, ptr %109, align 4
  store i32 %26, ptr %110, align 8
  store i32 -1, ptr %111, align 4
  %179 = load i64, ptr %124, align 8
  store i64 %179, ptr %112, align 8
  store i64 -1, ptr %113, align 8
  %180 = or disjoint i64 %125, %138
  store i64 %180, ptr %114, align 8
  store i64 -1, ptr %115, align 8
  store i64 %140, ptr %116, align 8
  store i64 %178, ptr %117, align 8
  call fastcc void @note_hazard(ptr noundef %20, ptr noundef nonnull %11) #18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #19
  %181 = load i32, ptr %105, align 4
  br label %182

182:                                              ; preds = %176, %173
  %183 = phi i32 [ %181, %176 ], [ %159, %173 ]
  %184 = icmp sgt i32 %183, 0
  br i1 %184, label %185, label %371

185:                                              ; preds = %182
  %186 = icmp eq i32 %146, 0
  %187 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %146, i1 true)
  %188 = add i32 %146, -1
  %189 = and i32 %188, %146
  %190 = icmp ne i32 %189, 0
  %191 = shl nuw i32 1, %187
  %192 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %189, i1 true)
  %193 = shl nuw nsw i32 %187, 5
  %194 = zext nneg i32 %193 to i64
  %195 = load i64, ptr %118, align 8
  %196 = and i1 %128, %190
  %197 = or disjoint i64 %134, %194
  br label %198

198:                                              ; preds = %359, %185
  %199 = phi i64 [ %195, %185 ], [ %366, %359 ]
  %200 = phi i64 [ 0, %185 ], [ %367, %359 ]
  %201 = add i64 %200, %140
  %202 = sdiv i64 %201, %199
  %203 = load i32, ptr %119, align 4
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %223

205:                                              ; preds = %198
  %206 = load ptr, ptr %120, align 8
  %207 = getelementptr %struct.Granule, ptr %206, i64 %202
  %208 = load ptr, ptr %126, align 8
  %209 = shl i64 %202, 1
  %210 = load i64, ptr %20, align 8
  %211 = mul i64 %209, %210
  %212 = getelementptr %struct.Touch, ptr %208, i64 %211
  %213 = getelementptr inbounds i8, ptr %207, i64 4
  %214 = load i32, ptr %213, align 4
  %215 = load i32, ptr %129, align 8
  %216 = icmp eq i32 %214, %215
  br i1 %216, label %217, label %220

217:                                              ; preds = %205
  %218 = getelementptr %struct.Touch, ptr %212, i64 %210
  %219 = mul i64 %199, %202
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %218, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %219) #18
  br label %220

220:                                              ; preds = %217, %205
  call fastcc void @expect_written(ptr noundef nonnull readonly %13, ptr noundef %207, i32 noundef %146, i64 noundef %202) #18
  %221 = load i32, ptr %129, align 8
  store i32 %221, ptr %207, align 4
  %222 = load i64, ptr %20, align 8
  br label %340

223:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10)
  store i32 0, ptr %10, align 4
  %224 = load i32, ptr %107, align 8
  %225 = sext i32 %224 to i64
  %226 = sdiv i64 %200, %225
  %227 = shl i64 %226, 5
  %228 = or disjoint i64 %227, %138
  %229 = mul i64 %228, %225
  %230 = getelementptr i8, ptr %97, i64 %229
  %231 = srem i64 %200, %225
  %232 = getelementptr i8, ptr %230, i64 %231
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %10, ptr readonly align 1 %232, i64 %199, i1 false)
  %233 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10)
  %234 = getelementptr i8, ptr %97, i64 %231
  br i1 %186, label %250, label %235

235:                                              ; preds = %223, %235
  %236 = phi i32 [ %248, %235 ], [ %146, %223 ]
  %237 = phi i32 [ %246, %235 ], [ 0, %223 ]
  %238 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %236, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %239 = zext nneg i32 %238 to i64
  %240 = or disjoint i64 %227, %239
  %241 = mul i64 %240, %225
  %242 = getelementptr i8, ptr %234, i64 %241
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr readonly align 1 %242, i64 %199, i1 false)
  %243 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %244 = icmp ne i32 %243, %233
  %245 = zext i1 %244 to i32
  %246 = or i32 %237, %245
  %247 = add i32 %236, -1
  %248 = and i32 %247, %236
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %235, !llvm.loop !26

250:                                              ; preds = %235, %223
  %251 = phi i32 [ 0, %223 ], [ %246, %235 ]
  %252 = icmp eq i32 %203, 2
  br i1 %252, label %253, label %257

253:                                              ; preds = %250
  %254 = load ptr, ptr %120, align 8
  %255 = getelementptr %struct.Granule, ptr %254, i64 %202
  call fastcc void @expect_written(ptr noundef nonnull readonly %13, ptr noundef %255, i32 noundef %146, i64 noundef %202) #18
  %256 = load i64, ptr %118, align 8
  br label %257

257:                                              ; preds = %253, %250
  %258 = phi i64 [ %256, %253 ], [ %199, %250 ]
  %259 = load ptr, ptr %120, align 8
  %260 = getelementptr %struct.Granule, ptr %259, i64 %202
  %261 = load ptr, ptr %126, align 8
  %262 = shl i64 %202, 1
  %263 = load i64, ptr %20, align 8
  %264 = mul i64 %262, %263
  %265 = getelementptr %struct.Touch, ptr %261, i64 %264
  %266 = mul i64 %258, %202
  br i1 %196, label %267, label %270

267:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #19
  store i32 0, ptr %8, align 4
  store i32 %191, ptr %121, align 4
  store i32 %33, ptr %122, align 4
  store i32 %26, ptr %123, align 4
  %268 = icmp eq i32 %251, 0
  %269 = select i1 %268, i32 2, i32 0
  call fastcc void @note_pair(ptr noundef nonnull readonly %13, i32 noundef %192, ptr noundef nonnull %8, i64 noundef %24, i32 noundef %187, i32 noundef 1, i32 noundef 1, i32 noundef %269, i64 noundef %266) #18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #19
  br label %270

270:                                              ; preds = %267, %257
  %271 = load i32, ptr %260, align 4
  %272 = load i32, ptr %129, align 8
  %273 = icmp eq i32 %271, %272
  br i1 %273, label %274, label %276

274:                                              ; preds = %270
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %265, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %266) #18
  %275 = load i32, ptr %129, align 8
  br label %276

276:                                              ; preds = %274, %270
  %277 = phi i32 [ %275, %274 ], [ %272, %270 ]
  %278 = getelementptr inbounds i8, ptr %260, i64 4
  %279 = load i32, ptr %278, align 4
  %280 = icmp eq i32 %279, %277
  br i1 %280, label %281, label %290

281:                                              ; preds = %276
  %282 = load i64, ptr %20, align 8
  %283 = getelementptr %struct.Touch, ptr %265, i64 %282
  %284 = getelementptr inbounds i8, ptr %260, i64 12
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, %233
  %287 = icmp eq i32 %251, 0
  %288 = and i1 %287, %286
  %289 = zext i1 %288 to i32
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %283, i32 noundef 1, i32 noundef 1, i32 noundef %289, i64 noundef %266) #18
  br label %290

290:                                              ; preds = %281, %276
  %291 = getelementptr inbounds i8, ptr %260, i64 8
  %292 = load i32, ptr %291, align 4
  %293 = load i32, ptr %130, align 4
  %294 = icmp eq i32 %292, %293
  br i1 %294, label %335, label %295

295:                                              ; preds = %290
  %296 = getelementptr inbounds i8, ptr %260, i64 16
  %297 = load i32, ptr %296, align 4
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %333, label %299

299:                                              ; preds = %295
  %300 = add i32 %297, -1
  %301 = sdiv i32 %300, 32
  %302 = sext i32 %301 to i64
  %303 = icmp eq i64 %24, %302
  br i1 %303, label %312, label %304

304:                                              ; preds = %299
  %305 = getelementptr inbounds i8, ptr %260, i64 24
  %306 = load i32, ptr %305, align 4
  %307 = load ptr, ptr %131, align 8
  %308 = load i64, ptr %20, align 8
  %309 = mul i64 %308, %24
  %310 = getelementptr i32, ptr %307, i64 %309
  %311 = getelementptr i32, ptr %310, i64 %302
  br label %327

312:                                              ; preds = %299
  %313 = and i32 %300, 31
  %314 = icmp eq i32 %313, %187
  br i1 %314, label %332, label %315

315:                                              ; preds = %312
  %316 = getelementptr inbounds i8, ptr %260, i64 24
  %317 = load i32, ptr %316, align 4
  %318 = load ptr, ptr %132, align 8
  %319 = getelementptr i32, ptr %318, i64 %24
  %320 = load i32, ptr %319, align 4
  %321 = icmp ugt i32 %317, %320
  br i1 %321, label %322, label %332

322:                                              ; preds = %315
  %323 = load ptr, ptr %133, align 8
  %324 = zext nneg i32 %313 to i64
  %325 = or disjoint i64 %197, %324
  %326 = getelementptr i32, ptr %323, i64 %325
  br label %327

327:                                              ; preds = %322, %304
  %328 = phi ptr [ %326, %322 ], [ %311, %304 ]
  %329 = phi i32 [ %317, %322 ], [ %306, %304 ]
  %330 = load i32, ptr %328, align 4
  %331 = icmp ugt i32 %329, %330
  br i1 %331, label %333, label %332

332:                                              ; preds = %327, %315, %312
  tail call fastcc void @note_unwritten(ptr noundef nonnull %20, ptr noundef %0, i64 noundef %202) #18
  br label %333

333:                                              ; preds = %332, %327, %295
  store i32 0, ptr %296, align 4
  %334 = load i32, ptr %130, align 4
  store i32 %334, ptr %291, align 4
  br label %335

335:                                              ; preds = %333, %290
  %336 = load i32, ptr %129, align 8
  store i32 %336, ptr %278, align 4
  %337 = getelementptr inbounds i8, ptr %260, i64 12
  store i32 %233, ptr %337, align 4
  %338 = load i64, ptr %20, align 8
  %339 = getelementptr %struct.Touch, ptr %265, i64 %338
  br label %340

340:                                              ; preds = %335, %220
  %341 = phi i64 [ %338, %335 ], [ %222, %220 ]
  %342 = phi ptr [ %339, %335 ], [ %212, %220 ]
  %343 = getelementptr %struct.Touch, ptr %342, i64 %24
  %344 = load ptr, ptr %131, align 8
  %345 = mul i64 %341, %24
  %346 = getelementptr i32, ptr %344, i64 %345
  %347 = getelementptr i32, ptr %346, i64 %24
  %348 = load i32, ptr %347, align 4
  %349 = add i32 %348, 1
  %350 = load i32, ptr %343, align 4
  %351 = icmp eq i32 %350, %349
  br i1 %351, label %352, label %359

352:                                              ; preds = %340
  %353 = getelementptr inbounds i8, ptr %343, i64 12
  %354 = load i32, ptr %353, align 4
  %355 = and i32 %354, %4
  %356 = getelementptr inbounds i8, ptr %343, i64 4
  %357 = load i32, ptr %356, align 4
  %358 = or i32 %357, %146
  br label %359

359:                                              ; preds = %340, %352
  %360 = phi i32 [ %358, %352 ], [ %146, %340 ]
  %361 = phi i32 [ %355, %352 ], [ %4, %340 ]
  store i32 %349, ptr %343, align 4
  %362 = getelementptr inbounds i8, ptr %343, i64 4
  store i32 %360, ptr %362, align 4
  %363 = getelementptr inbounds i8, ptr %343, i64 8
  store i32 %33, ptr %363, align 4
  %364 = or i32 %361, %26
  %365 = getelementptr inbounds i8, ptr %343, i64 12
  store i32 %364, ptr %365, align 4
  %366 = load i64, ptr %118, align 8
  %367 = add i64 %366, %200
  %368 = load i32, ptr %105, align 4
  %369 = sext i32 %368 to i64
  %370 = icmp slt i64 %367, %369
  br i1 %370, label %198, label %371, !llvm.loop !27

371:                                              ; preds = %359, %182, %164, %158, %156
  br i1 %149, label %622, label %135

372:                                              ; preds = %18
  %373 = getelementptr inbounds i8, ptr %1, i64 256
  %374 = load ptr, ptr %14, align 8
  %375 = shl i64 %2, 32
  %376 = ashr exact i64 %375, 32
  %377 = getelementptr %struct.Slot, ptr %374, i64 %376
  %378 = getelementptr inbounds i8, ptr %20, i64 160
  %379 = getelementptr inbounds i8, ptr %20, i64 152
  %380 = getelementptr inbounds i8, ptr %377, i64 4
  %381 = getelementptr inbounds i8, ptr %377, i64 12
  %382 = getelementptr inbounds i8, ptr %377, i64 8
  %383 = load i64, ptr %378, align 8
  br label %384

384:                                              ; preds = %393, %372
  %385 = phi i64 [ %383, %372 ], [ %394, %393 ]
  %386 = phi i64 [ %383, %372 ], [ %395, %393 ]
  %387 = phi i32 [ %3, %372 ], [ %397, %393 ]
  %388 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %387, i1 true)
  %389 = zext nneg i32 %388 to i64
  %390 = getelementptr i64, ptr %1, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = icmp sgt i64 %386, 0
  br i1 %392, label %399, label %393

393:                                              ; preds = %616, %384
  %394 = phi i64 [ %385, %384 ], [ %617, %616 ]
  %395 = phi i64 [ %386, %384 ], [ %617, %616 ]
  %396 = add i32 %387, -1
  %397 = and i32 %396, %387
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %620, label %384, !llvm.loop !28

399:                                              ; preds = %384, %616
  %400 = phi i64 [ %617, %616 ], [ %385, %384 ]
  %401 = phi i64 [ %618, %616 ], [ 0, %384 ]
  %402 = load ptr, ptr %379, align 8
  %403 = getelementptr %struct.Region, ptr %402, i64 %401
  %404 = load i64, ptr %403, align 8
  %405 = icmp slt i64 %391, %404
  br i1 %405, label %616, label %406

406:                                              ; preds = %399
  %407 = load i32, ptr %380, align 4
  %408 = sext i32 %407 to i64
  %409 = add i64 %391, %408
  %410 = getelementptr inbounds i8, ptr %403, i64 8
  %411 = load i64, ptr %410, align 8
  %412 = icmp sgt i64 %409, %411
  br i1 %412, label %616, label %413

413:                                              ; preds = %406
  %414 = getelementptr inbounds i8, ptr %403, i64 24
  %415 = load i32, ptr %414, align 8
  %416 = sext i32 %415 to i64
  %417 = sub i64 %391, %404
  %418 = sub nsw i64 0, %416
  %419 = and i64 %417, %418
  %420 = add i64 %417, %408
  %421 = icmp slt i64 %419, %420
  br i1 %421, label %422, label %616

422:                                              ; preds = %413
  %423 = getelementptr inbounds i8, ptr %403, i64 16
  %424 = getelementptr inbounds i8, ptr %403, i64 28
  br label %425

425:                                              ; preds = %606, %422
  %426 = phi i64 [ %408, %422 ], [ %611, %606 ]
  %427 = phi i64 [ %404, %422 ], [ %608, %606 ]
  %428 = phi i64 [ %419, %422 ], [ %607, %606 ]
  %429 = sub i64 %428, %419
  %430 = load i32, ptr %381, align 4
  %431 = icmp ne i32 %430, 1
  %432 = add i64 %429, %416
  %433 = icmp sgt i64 %432, %426
  %434 = or i1 %431, %433
  br i1 %434, label %446, label %435

435:                                              ; preds = %425
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %436 = load i32, ptr %382, align 8
  %437 = sext i32 %436 to i64
  %438 = sdiv i64 %429, %437
  %439 = shl i64 %438, 5
  %440 = or disjoint i64 %439, %389
  %441 = mul i64 %440, %437
  %442 = getelementptr i8, ptr %373, i64 %441
  %443 = srem i64 %429, %437
  %444 = getelementptr i8, ptr %442, i64 %443
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %444, i64 %416, i1 false)
  %445 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  br label %446

446:                                              ; preds = %435, %425
  %447 = phi i32 [ %445, %435 ], [ 0, %425 ]
  %448 = load ptr, ptr %423, align 8
  %449 = sdiv i64 %428, %416
  %450 = getelementptr %struct.Cell, ptr %448, i64 %449
  %451 = load ptr, ptr %13, align 8
  %452 = getelementptr inbounds i8, ptr %451, i64 240
  %453 = load i64, ptr %452, align 8
  %454 = load ptr, ptr %21, align 8
  %455 = load i64, ptr %22, align 8
  %456 = getelementptr inbounds i8, ptr %454, i64 48
  %457 = load ptr, ptr %456, align 8
  %458 = load i64, ptr %454, align 8
  %459 = mul i64 %458, %455
  %460 = getelementptr i32, ptr %457, i64 %459
  %461 = getelementptr i32, ptr %460, i64 %455
  %462 = load i32, ptr %461, align 4
  %463 = trunc i64 %455 to i32
  %464 = load i32, ptr %25, align 8
  %465 = load i32, ptr %27, align 4
  %466 = or i32 %465, %464
  %467 = zext i32 %466 to i64
  %468 = getelementptr inbounds i8, ptr %450, i64 88
  br label %469

469:                                              ; preds = %469, %446
  %470 = atomicrmw xchg ptr %468, i32 1 acquire, align 4
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %472, label %469, !llvm.loop !29

472:                                              ; preds = %469
  %473 = shl i32 %463, 5
  %474 = shl nuw i64 %467, 32
  %475 = add i64 %428, %427
  %476 = trunc i64 %453 to i32
  %477 = or disjoint i32 %473, %388
  %478 = icmp ne i32 %430, 0
  %479 = add i32 %476, 1
  %480 = add i32 %462, 1
  %481 = zext i32 %477 to i64
  %482 = or disjoint i64 %474, %481
  %483 = zext i1 %478 to i32
  %484 = getelementptr inbounds i8, ptr %450, i64 84
  %485 = load i32, ptr %484, align 4
  %486 = and i32 %485, 1
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %495, label %488

488:                                              ; preds = %472
  %489 = getelementptr inbounds i8, ptr %450, i64 80
  %490 = load i32, ptr %489, align 4
  %491 = icmp eq i32 %490, %447
  br i1 %491, label %492, label %495

492:                                              ; preds = %488
  %493 = icmp eq i32 %430, 1
  %494 = zext i1 %493 to i32
  br label %495

495:                                              ; preds = %492, %488, %472
  %496 = phi i32 [ 0, %488 ], [ 0, %472 ], [ %494, %492 ]
  call fastcc void @compare_visits(ptr noundef nonnull readonly %13, i32 noundef %388, ptr noundef nonnull %450, ptr noundef nonnull %450, i32 noundef %483, i32 noundef 1, i32 noundef %496, i64 noundef %475) #18
  br i1 %478, label %497, label %499

497:                                              ; preds = %495
  %498 = getelementptr inbounds i8, ptr %450, i64 32
  call fastcc void @compare_visits(ptr noundef nonnull readonly %13, i32 noundef %388, ptr noundef nonnull %450, ptr noundef nonnull %498, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %475) #18
  br label %499

499:                                              ; preds = %497, %495
  %500 = load i32, ptr %424, align 4
  %501 = icmp ne i32 %500, 0
  %502 = and i1 %431, %501
  br i1 %502, label %503, label %526

503:                                              ; preds = %499
  %504 = load i32, ptr %484, align 4
  %505 = and i32 %504, 1
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %526

507:                                              ; preds = %503
  %508 = or i32 %504, 2
  store i32 %508, ptr %484, align 4
  %509 = getelementptr inbounds i8, ptr %450, i64 64
  %510 = load i32, ptr %509, align 4
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %520, label %512

512:                                              ; preds = %507
  %513 = icmp eq i32 %479, %510
  br i1 %513, label %516, label %514

514:                                              ; preds = %512
  %515 = icmp ult i32 %479, %510
  br i1 %515, label %520, label %526

516:                                              ; preds = %512
  %517 = getelementptr inbounds i8, ptr %450, i64 72
  %518 = load i32, ptr %517, align 4
  %519 = icmp slt i32 %477, %518
  br i1 %519, label %520, label %526

520:                                              ; preds = %516, %514, %507
  %521 = zext i32 %480 to i64
  %522 = shl nuw i64 %521, 32
  %523 = zext i32 %479 to i64
  %524 = or disjoint i64 %522, %523
  store i64 %524, ptr %509, align 4
  %525 = getelementptr inbounds i8, ptr %450, i64 72
  store i64 %482, ptr %525, align 4
  br label %526

526:                                              ; preds = %520, %516, %514, %503, %499
  %527 = select i1 %478, i64 0, i64 32
  %528 = getelementptr inbounds i8, ptr %450, i64 %527
  %529 = getelementptr i8, ptr %528, i64 16
  br label %530

530:                                              ; preds = %564, %526
  %531 = phi i64 [ 1, %526 ], [ %566, %564 ]
  %532 = phi i64 [ %482, %526 ], [ %565, %564 ]
  %533 = getelementptr %struct.Visit, ptr %528, i64 %531
  %534 = load i32, ptr %533, align 4
  %535 = icmp eq i32 %534, 0
  br i1 %535, label %564, label %536

536:                                              ; preds = %530
  %537 = call fastcc i32 @visit_is_ordered(ptr noundef nonnull readonly %13, i32 noundef %388, ptr noundef nonnull %533) #18
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %564, label %539

539:                                              ; preds = %536
  %540 = load i32, ptr %533, align 4
  %541 = icmp eq i32 %540, %479
  br i1 %541, label %542, label %562

542:                                              ; preds = %539
  %543 = getelementptr inbounds i8, ptr %533, i64 8
  %544 = load i32, ptr %543, align 4
  %545 = trunc i64 %532 to i32
  %546 = icmp eq i32 %544, %545
  br i1 %546, label %547, label %562

547:                                              ; preds = %542
  %548 = getelementptr inbounds i8, ptr %533, i64 4
  %549 = load i32, ptr %548, align 4
  %550 = icmp eq i32 %549, %480
  br i1 %550, label %551, label %562

551:                                              ; preds = %547
  %552 = getelementptr inbounds i8, ptr %533, i64 12
  %553 = load i32, ptr %552, align 4
  %554 = or i32 %553, -1610612737
  %555 = lshr i64 %532, 32
  %556 = trunc nuw i64 %555 to i32
  %557 = and i32 %554, %556
  %558 = zext i32 %557 to i64
  %559 = shl nuw i64 %558, 32
  %560 = and i64 %532, 4294967295
  %561 = or disjoint i64 %559, %560
  br label %562

562:                                              ; preds = %551, %547, %542, %539
  %563 = phi i64 [ %561, %551 ], [ %532, %547 ], [ %532, %542 ], [ %532, %539 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %533, ptr noundef nonnull align 4 dereferenceable(16) %529, i64 16, i1 false)
  store i32 0, ptr %529, align 4
  br label %564

564:                                              ; preds = %562, %536, %530
  %565 = phi i64 [ %532, %530 ], [ %532, %536 ], [ %563, %562 ]
  %566 = add nsw i64 %531, -1
  %567 = icmp eq i64 %531, 0
  br i1 %567, label %568, label %530, !llvm.loop !30

568:                                              ; preds = %564, %597
  %569 = phi i1 [ false, %597 ], [ true, %564 ]
  %570 = phi i64 [ 1, %597 ], [ 0, %564 ]
  %571 = phi i64 [ %600, %597 ], [ %565, %564 ]
  %572 = phi i32 [ %599, %597 ], [ %479, %564 ]
  %573 = phi i32 [ %598, %597 ], [ %480, %564 ]
  %574 = getelementptr %struct.Visit, ptr %528, i64 %570
  %575 = load i32, ptr %574, align 4
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %586, label %577

577:                                              ; preds = %568
  %578 = icmp eq i32 %572, %575
  br i1 %578, label %581, label %579

579:                                              ; preds = %577
  %580 = icmp ult i32 %572, %575
  br i1 %580, label %586, label %597

581:                                              ; preds = %577
  %582 = trunc i64 %571 to i32
  %583 = getelementptr inbounds i8, ptr %574, i64 8
  %584 = load i32, ptr %583, align 4
  %585 = icmp sgt i32 %584, %582
  br i1 %585, label %586, label %597

586:                                              ; preds = %581, %579, %568
  %587 = load i64, ptr %574, align 4
  %588 = getelementptr inbounds i8, ptr %574, i64 8
  %589 = load i64, ptr %588, align 4
  %590 = zext i32 %573 to i64
  %591 = shl nuw i64 %590, 32
  %592 = zext i32 %572 to i64
  %593 = or disjoint i64 %591, %592
  store i64 %593, ptr %574, align 4
  store i64 %571, ptr %588, align 4
  %594 = trunc i64 %587 to i32
  %595 = lshr i64 %587, 32
  %596 = trunc nuw i64 %595 to i32
  br label %597

597:                                              ; preds = %586, %581, %579
  %598 = phi i32 [ %573, %581 ], [ %596, %586 ], [ %573, %579 ]
  %599 = phi i32 [ %572, %581 ], [ %594, %586 ], [ %572, %579 ]
  %600 = phi i64 [ %571, %581 ], [ %589, %586 ], [ %571, %579 ]
  br i1 %569, label %568, label %601, !llvm.loop !31

601:                                              ; preds = %597
  br i1 %478, label %602, label %606

602:                                              ; preds = %601
  %603 = load i32, ptr %484, align 4
  %604 = or i32 %603, 1
  store i32 %604, ptr %484, align 4
  %605 = getelementptr inbounds i8, ptr %450, i64 80
  store i32 %447, ptr %605, align 4
  br label %606

606:                                              ; preds = %602, %601
  store atomic i32 0, ptr %468 release, align 4
  %607 = add i64 %428, %416
  %608 = load i64, ptr %403, align 8
  %609 = sub i64 %391, %608
  %610 = load i32, ptr %380, align 4
  %611 = sext i32 %610 to i64
  %612 = add i64 %609, %611
  %613 = icmp slt i64 %607, %612
  br i1 %613, label %425, label %614, !llvm.loop !32

614:                                              ; preds = %606
  %615 = load i64, ptr %378, align 8
  br label %616

616:                                              ; preds = %614, %413, %406, %399
  %617 = phi i64 [ %615, %614 ], [ %400, %413 ], [ %400, %399 ], [ %400, %406 ]
  %618 = add nuw nsw i64 %401, 1
  %619 = icmp slt i64 %618, %617
  br i1 %619, label %399, label %393, !llvm.loop !33

620:                                              ; preds = %393
  %621 = and i32 %4, 1073741824
  br label %622

622:                                              ; preds = %371, %620
  %623 = phi i32 [ %621, %620 ], [ %127, %371 ]
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %709, label %625

625:                                              ; preds = %622
  %626 = getelementptr inbounds i8, ptr %16, i64 12
  %627 = load i32, ptr %626, align 4
  %628 = icmp eq i32 %627, 0
  %629 = load i64, ptr %23, align 8
  %630 = load ptr, ptr %19, align 8
  br i1 %628, label %674, label %631

631:                                              ; preds = %625
  %632 = getelementptr inbounds i8, ptr %630, i64 120
  %633 = load ptr, ptr %632, align 8
  %634 = load i64, ptr %630, align 8
  %635 = mul i64 %634, %629
  %636 = getelementptr i32, ptr %633, i64 %635
  %637 = getelementptr inbounds i8, ptr %630, i64 136
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds i8, ptr %0, i64 240
  %640 = load i64, ptr %639, align 8
  %641 = mul i64 %640, %634
  %642 = getelementptr i32, ptr %638, i64 %641
  %643 = icmp sgt i64 %634, 0
  br i1 %643, label %644, label %668

644:                                              ; preds = %631
  %645 = load i32, ptr %16, align 8
  %646 = getelementptr inbounds i8, ptr %630, i64 128
  %647 = icmp eq i32 %645, 0
  br label %648

648:                                              ; preds = %662, %644
  %649 = phi i64 [ 0, %644 ], [ %663, %662 ]
  %650 = getelementptr i32, ptr %636, i64 %649
  %651 = load i32, ptr %650, align 4
  %652 = load ptr, ptr %646, align 8
  %653 = getelementptr i32, ptr %652, i64 %649
  %654 = load i32, ptr %653, align 4
  %655 = tail call i32 @llvm.umax.i32(i32 %651, i32 %654)
  store i32 %655, ptr %653, align 4
  br i1 %647, label %656, label %662

656:                                              ; preds = %648
  %657 = load i32, ptr %650, align 4
  %658 = getelementptr i32, ptr %642, i64 %649
  %659 = load atomic i32, ptr %658 monotonic, align 4
  %660 = icmp ugt i32 %657, %659
  br i1 %660, label %661, label %662

661:                                              ; preds = %656
  store atomic i32 %657, ptr %658 monotonic, align 4
  br label %662

662:                                              ; preds = %661, %656, %648
  %663 = add nuw nsw i64 %649, 1
  %664 = load i64, ptr %630, align 8
  %665 = icmp slt i64 %663, %664
  br i1 %665, label %648, label %666, !llvm.loop !34

666:                                              ; preds = %662
  %667 = load i32, ptr %626, align 4
  br label %668

668:                                              ; preds = %666, %631
  %669 = phi i32 [ %667, %666 ], [ %627, %631 ]
  %670 = icmp eq i32 %669, 1
  br i1 %670, label %709, label %671

671:                                              ; preds = %668
  %672 = load i64, ptr %23, align 8
  %673 = load ptr, ptr %19, align 8
  br label %674

674:                                              ; preds = %671, %625
  %675 = phi ptr [ %673, %671 ], [ %630, %625 ]
  %676 = phi i64 [ %672, %671 ], [ %629, %625 ]
  %677 = load i32, ptr %16, align 8
  %678 = getelementptr inbounds i8, ptr %675, i64 48
  %679 = load ptr, ptr %678, align 8
  %680 = load i64, ptr %675, align 8
  %681 = mul i64 %680, %676
  %682 = getelementptr i32, ptr %679, i64 %681
  %683 = icmp sgt i64 %680, 0
  br i1 %683, label %684, label %703

684:                                              ; preds = %674
  %685 = getelementptr inbounds i8, ptr %675, i64 128
  br label %686

686:                                              ; preds = %699, %684
  %687 = phi i64 [ %680, %684 ], [ %700, %699 ]
  %688 = phi i64 [ 0, %684 ], [ %701, %699 ]
  %689 = icmp eq i64 %688, %676
  br i1 %689, label %699, label %690

690:                                              ; preds = %686
  %691 = load ptr, ptr %685, align 8
  %692 = getelementptr i32, ptr %691, i64 %688
  %693 = load i32, ptr %692, align 4
  %694 = getelementptr i32, ptr %682, i64 %688
  %695 = load i32, ptr %694, align 4
  %696 = icmp ugt i32 %693, %695
  br i1 %696, label %697, label %699

697:                                              ; preds = %690
  store i32 %693, ptr %694, align 4
  %698 = load i64, ptr %675, align 8
  br label %699

699:                                              ; preds = %697, %690, %686
  %700 = phi i64 [ %687, %686 ], [ %687, %690 ], [ %698, %697 ]
  %701 = add nuw nsw i64 %688, 1
  %702 = icmp slt i64 %701, %700
  br i1 %702, label %686, label %703, !llvm.loop !35

703:                                              ; preds = %699, %674
  %704 = icmp eq i32 %677, 0
  %705 = zext i1 %704 to i64
  %706 = getelementptr inbounds i8, ptr %675, i64 168
  %707 = load i64, ptr %706, align 8
  %708 = or i64 %707, %705
  store i64 %708, ptr %706, align 8
  br label %709

709:                                              ; preds = %92, %668, %703, %622
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %13) #19
  br label %710

710:                                              ; preds = %6, %709
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
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #19
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
  br i1 %44, label %54, label %33, !llvm.loop !36

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
  br i1 %53, label %39, label %45, !llvm.loop !37

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
  br i1 %62, label %63, label %54, !llvm.loop !38

63:                                               ; preds = %54
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #19
  br label %64

64:                                               ; preds = %24, %63, %4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_arrive(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, i32 noundef %8) local_unnamed_addr #11 {
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
  br i1 %42, label %33, label %43, !llvm.loop !39

43:                                               ; preds = %33, %16, %6, %4
  ret void
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @rooftile_run(ptr noundef %0) local_unnamed_addr #12 {
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
  br i1 %54, label %55, label %216

55:                                               ; preds = %884, %1
  %56 = load ptr, ptr %4, align 8
  %57 = load atomic i32, ptr %56 monotonic, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %887

59:                                               ; preds = %55
  %60 = load ptr, ptr %5, align 8
  %61 = atomicrmw add ptr %60, i64 1 monotonic, align 8
  %62 = load i64, ptr %6, align 8
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %64, label %887

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
  br i1 %79, label %65, label %68, !llvm.loop !40

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
  br i1 %97, label %89, label %92, !llvm.loop !41

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
  br i1 %107, label %98, label %108, !llvm.loop !42

108:                                              ; preds = %98, %89
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %15, i8 0, i64 128, i1 false)
  %109 = load i64, ptr %16, align 8
  %110 = icmp sgt i64 %109, 0
  br i1 %110, label %153, label %111

111:                                              ; preds = %212, %108
  %112 = load ptr, ptr %25, align 8
  %113 = icmp eq ptr %112, null
  br i1 %113, label %216, label %114

114:                                              ; preds = %111
  %115 = getelementptr inbounds i8, ptr %112, i64 88
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %112, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %116, i8 1, i64 %117, i1 false)
  %118 = load ptr, ptr %115, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %112, ptr noundef %118, ptr noundef null) #18
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
  %127 = getelementptr inbounds i8, ptr %112, i64 120
  %128 = load ptr, ptr %127, align 8
  %129 = load i64, ptr %112, align 8
  %130 = shl i64 %129, 2
  %131 = mul i64 %130, %129
  tail call void @llvm.memset.p0.i64(ptr align 4 %128, i8 0, i64 %131, i1 false)
  %132 = getelementptr inbounds i8, ptr %112, i64 128
  %133 = load ptr, ptr %132, align 8
  %134 = load i64, ptr %112, align 8
  %135 = shl i64 %134, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %133, i8 0, i64 %135, i1 false)
  %136 = load i64, ptr %20, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %144, label %138

138:                                              ; preds = %114
  %139 = getelementptr inbounds i8, ptr %112, i64 144
  %140 = load ptr, ptr %139, align 8
  %141 = load i64, ptr %112, align 8
  %142 = shl i64 %136, 5
  %143 = mul i64 %142, %141
  tail call void @llvm.memset.p0.i64(ptr align 1 %140, i8 0, i64 %143, i1 false)
  br label %144

144:                                              ; preds = %138, %114
  %145 = getelementptr inbounds i8, ptr %112, i64 168
  store i64 0, ptr %145, align 8
  %146 = getelementptr inbounds i8, ptr %112, i64 200
  %147 = load i32, ptr %146, align 8
  %148 = add i32 %147, 1
  store i32 %148, ptr %146, align 8
  %149 = getelementptr inbounds i8, ptr %112, i64 204
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, 1
  store i32 %151, ptr %149, align 4
  %152 = getelementptr inbounds i8, ptr %112, i64 112
  store i64 0, ptr %152, align 8
  br label %216

153:                                              ; preds = %108, %212
  %154 = phi i64 [ %213, %212 ], [ 0, %108 ]
  %155 = load ptr, ptr %17, align 8
  %156 = getelementptr %struct.Warp, ptr %155, i64 %154
  %157 = load i64, ptr %18, align 8
  %158 = shl i64 %154, 5
  %159 = sub i64 %157, %158
  %160 = getelementptr inbounds i8, ptr %156, i64 1960
  store i64 0, ptr %160, align 8
  %161 = icmp sgt i64 %159, 31
  %162 = trunc i64 %159 to i32
  %163 = shl nsw i32 -1, %162
  %164 = xor i32 %163, -1
  %165 = select i1 %161, i32 -1, i32 %164
  %166 = getelementptr inbounds i8, ptr %156, i64 1968
  store i32 %165, ptr %166, align 8
  %167 = getelementptr inbounds i8, ptr %156, i64 1972
  %168 = getelementptr inbounds i8, ptr %156, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %167, i8 0, i64 16, i1 false)
  %169 = load ptr, ptr %168, align 8
  %170 = load i64, ptr %19, align 8
  %171 = shl i64 %170, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %169, i8 0, i64 %171, i1 false)
  %172 = getelementptr inbounds i8, ptr %156, i64 1928
  %173 = load ptr, ptr %172, align 8
  %174 = load i64, ptr %20, align 8
  %175 = shl i64 %174, 5
  %176 = icmp slt i64 %175, 4
  br i1 %176, label %183, label %177

177:                                              ; preds = %153, %177
  %178 = phi i64 [ %181, %177 ], [ 4, %153 ]
  %179 = phi i64 [ %178, %177 ], [ 0, %153 ]
  %180 = getelementptr i8, ptr %173, i64 %179
  store i32 2146926583, ptr %180, align 1
  %181 = add nuw nsw i64 %178, 4
  %182 = icmp sgt i64 %181, %175
  br i1 %182, label %183, label %177, !llvm.loop !41

183:                                              ; preds = %177, %153
  %184 = load i64, ptr %12, align 8
  %185 = icmp sgt i64 %184, -1
  br i1 %185, label %191, label %186

186:                                              ; preds = %183
  %187 = load ptr, ptr %21, align 8
  %188 = icmp ne ptr %187, null
  %189 = icmp eq i64 %154, 0
  %190 = and i1 %189, %188
  br i1 %190, label %191, label %212

191:                                              ; preds = %186, %183
  %192 = load i64, ptr %22, align 8
  %193 = icmp sgt i64 %192, 0
  br i1 %193, label %194, label %212

194:                                              ; preds = %191
  %195 = getelementptr inbounds i8, ptr %156, i64 1936
  br label %196

196:                                              ; preds = %208, %194
  %197 = phi i64 [ %192, %194 ], [ %209, %208 ]
  %198 = phi i64 [ 0, %194 ], [ %210, %208 ]
  %199 = load ptr, ptr %23, align 8
  %200 = getelementptr %struct.Slot, ptr %199, i64 %198
  %201 = load i32, ptr %200, align 8
  %202 = icmp eq i32 %201, 1
  br i1 %202, label %208, label %203

203:                                              ; preds = %196
  %204 = load ptr, ptr %24, align 8
  %205 = load ptr, ptr %195, align 8
  %206 = getelementptr ptr, ptr %205, i64 %198
  store ptr %204, ptr %206, align 8
  %207 = load i64, ptr %22, align 8
  br label %208

208:                                              ; preds = %203, %196
  %209 = phi i64 [ %197, %196 ], [ %207, %203 ]
  %210 = add nuw nsw i64 %198, 1
  %211 = icmp slt i64 %210, %209
  br i1 %211, label %196, label %212, !llvm.loop !43

212:                                              ; preds = %208, %191, %186
  %213 = add nuw nsw i64 %154, 1
  %214 = load i64, ptr %16, align 8
  %215 = icmp slt i64 %213, %214
  br i1 %215, label %153, label %111, !llvm.loop !44

216:                                              ; preds = %111, %144, %1
  %217 = load i64, ptr %16, align 8
  br label %218

218:                                              ; preds = %740, %216
  %219 = phi i64 [ %734, %740 ], [ %217, %216 ]
  %220 = phi i64 [ %735, %740 ], [ %217, %216 ]
  %221 = icmp sgt i64 %220, 0
  br i1 %221, label %222, label %858

222:                                              ; preds = %218, %453
  %223 = phi i64 [ %454, %453 ], [ %219, %218 ]
  %224 = phi i32 [ %458, %453 ], [ 0, %218 ]
  %225 = phi i64 [ %462, %453 ], [ 0, %218 ]
  %226 = phi i32 [ %461, %453 ], [ 0, %218 ]
  %227 = load ptr, ptr %17, align 8
  %228 = getelementptr %struct.Warp, ptr %227, i64 %225
  %229 = getelementptr inbounds i8, ptr %228, i64 1972
  %230 = load i32, ptr %229, align 4
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %453

232:                                              ; preds = %222
  %233 = getelementptr inbounds i8, ptr %228, i64 1960
  %234 = getelementptr inbounds i8, ptr %228, i64 1920
  %235 = getelementptr inbounds i8, ptr %228, i64 1968
  %236 = getelementptr inbounds i8, ptr %228, i64 1976
  %237 = getelementptr inbounds i8, ptr %228, i64 1944
  %238 = getelementptr inbounds i8, ptr %228, i64 1980
  br label %239

239:                                              ; preds = %432, %232
  %240 = phi i64 [ 0, %232 ], [ %433, %432 ]
  %241 = load i64, ptr %233, align 8
  %242 = icmp sgt i64 %241, -1
  br i1 %242, label %243, label %277

243:                                              ; preds = %239
  %244 = load ptr, ptr %26, align 8
  %245 = load ptr, ptr %234, align 8
  %246 = load i32, ptr %235, align 8
  %247 = tail call i64 %244(ptr noundef %245, ptr noundef %0, ptr noundef nonnull %228, i64 noundef %241, i32 noundef %246) #20
  %248 = trunc i64 %247 to i8
  switch i8 %248, label %270 [
    i8 0, label %450
    i8 1, label %249
    i8 3, label %252
    i8 4, label %254
  ]

249:                                              ; preds = %243
  %250 = getelementptr inbounds i8, ptr %228, i64 2000
  %251 = load i64, ptr %250, align 8
  store i64 %251, ptr %233, align 8
  br label %450

252:                                              ; preds = %243
  %253 = ashr i64 %247, 8
  store i64 %253, ptr %8, align 8
  br label %887

254:                                              ; preds = %243
  %255 = load i32, ptr %235, align 8
  %256 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %255, i1 true)
  %257 = ashr i64 %247, 8
  %258 = load i64, ptr %34, align 8
  %259 = icmp eq i64 %258, 0
  %260 = load i64, ptr %7, align 8
  br i1 %259, label %264, label %261

261:                                              ; preds = %254
  %262 = load i64, ptr %35, align 8
  %263 = icmp slt i64 %260, %262
  br i1 %263, label %264, label %854

264:                                              ; preds = %261, %254
  store i64 %260, ptr %35, align 8
  %265 = getelementptr inbounds i8, ptr %228, i64 1952
  %266 = load i64, ptr %265, align 8
  %267 = shl i64 %266, 5
  %268 = zext nneg i32 %256 to i64
  %269 = or disjoint i64 %267, %268
  store i64 %269, ptr %36, align 8
  store i64 %257, ptr %37, align 8
  store i64 -1, ptr %38, align 8
  store i64 0, ptr %39, align 8
  br label %854

270:                                              ; preds = %243
  store i64 -1, ptr %233, align 8
  %271 = load i32, ptr %236, align 8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %270
  %274 = load i64, ptr %27, align 8
  %275 = add i64 %274, 1
  store i64 %275, ptr %27, align 8
  br label %276

276:                                              ; preds = %273, %270
  store i32 1, ptr %236, align 8
  br label %277

277:                                              ; preds = %276, %239
  %278 = add i64 %240, 1
  %279 = load i64, ptr %19, align 8
  %280 = and i64 %240, 65535
  %281 = icmp eq i64 %280, 65535
  br i1 %281, label %286, label %282

282:                                              ; preds = %277
  %283 = icmp sgt i64 %279, 0
  br i1 %283, label %284, label %303

284:                                              ; preds = %282
  %285 = load ptr, ptr %237, align 8
  br label %295

286:                                              ; preds = %277, %290
  %287 = phi i64 [ %288, %290 ], [ %279, %277 ]
  %288 = add i64 %287, -1
  %289 = icmp slt i64 %288, 0
  br i1 %289, label %303, label %290

290:                                              ; preds = %286
  %291 = load ptr, ptr %237, align 8
  %292 = getelementptr i32, ptr %291, i64 %288
  %293 = load i32, ptr %292, align 4
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %286, label %307, !llvm.loop !45

295:                                              ; preds = %300, %284
  %296 = phi i64 [ 0, %284 ], [ %301, %300 ]
  %297 = getelementptr i32, ptr %285, i64 %296
  %298 = load i32, ptr %297, align 4
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %307

300:                                              ; preds = %295
  %301 = add nuw nsw i64 %296, 1
  %302 = icmp eq i64 %301, %279
  br i1 %302, label %303, label %295, !llvm.loop !46

303:                                              ; preds = %282, %300, %286
  %304 = load i32, ptr %235, align 8
  %305 = icmp eq i32 %304, 0
  %306 = select i1 %305, i32 2, i32 1
  br label %450

307:                                              ; preds = %295, %290
  %308 = phi i32 [ %293, %290 ], [ %298, %295 ]
  %309 = phi ptr [ %291, %290 ], [ %285, %295 ]
  %310 = phi i64 [ %288, %290 ], [ %296, %295 ]
  %311 = getelementptr i32, ptr %309, i64 %310
  %312 = load i32, ptr %235, align 8
  %313 = icmp eq i32 %308, %312
  br i1 %313, label %314, label %393

314:                                              ; preds = %307
  %315 = load ptr, ptr %28, align 8
  %316 = getelementptr i8, ptr %315, i64 %310
  %317 = load i8, ptr %316, align 1
  %318 = icmp eq i8 %317, 0
  br i1 %318, label %393, label %319

319:                                              ; preds = %314
  %320 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %308, i1 true)
  %321 = load ptr, ptr %29, align 8
  %322 = load ptr, ptr %30, align 8
  %323 = getelementptr i64, ptr %322, i64 %310
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr %struct.Uniform, ptr %321, i64 %324
  %326 = getelementptr i8, ptr %323, i64 8
  %327 = load i64, ptr %326, align 8
  %328 = getelementptr %struct.Uniform, ptr %321, i64 %327
  %329 = icmp ult ptr %325, %328
  br i1 %329, label %330, label %390

330:                                              ; preds = %319
  %331 = load ptr, ptr %234, align 8
  %332 = zext nneg i32 %320 to i64
  br label %333

333:                                              ; preds = %361, %330
  %334 = phi ptr [ %325, %330 ], [ %362, %361 ]
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr i8, ptr %331, i64 %335
  %337 = getelementptr inbounds i8, ptr %334, i64 16
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %343, label %340

340:                                              ; preds = %333
  %341 = mul i64 %338, %332
  %342 = getelementptr i8, ptr %336, i64 %341
  br label %349

343:                                              ; preds = %333
  %344 = load i32, ptr %336, align 4
  %345 = and i32 %344, %308
  %346 = icmp eq i32 %345, 0
  %347 = icmp eq i32 %345, %308
  %348 = or i1 %346, %347
  br i1 %348, label %361, label %393

349:                                              ; preds = %357, %340
  %350 = phi i32 [ %308, %340 ], [ %359, %357 ]
  %351 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %350, i1 true)
  %352 = zext nneg i32 %351 to i64
  %353 = mul i64 %338, %352
  %354 = getelementptr i8, ptr %336, i64 %353
  %355 = tail call i32 @memcmp(ptr noundef %354, ptr noundef %342, i64 noundef %338) #21
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %357, label %393

357:                                              ; preds = %349
  %358 = add i32 %350, -1
  %359 = and i32 %358, %350
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %361, label %349, !llvm.loop !47

361:                                              ; preds = %357, %343
  %362 = getelementptr i8, ptr %334, i64 24
  %363 = icmp ult ptr %362, %328
  br i1 %363, label %333, label %364, !llvm.loop !48

364:                                              ; preds = %361, %381
  %365 = phi ptr [ %386, %381 ], [ %325, %361 ]
  %366 = load ptr, ptr %234, align 8
  %367 = load i64, ptr %365, align 8
  %368 = getelementptr i8, ptr %366, i64 %367
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  %369 = getelementptr inbounds i8, ptr %365, i64 16
  %370 = load i64, ptr %369, align 8
  %371 = icmp eq i64 %370, 0
  br i1 %371, label %372, label %377

372:                                              ; preds = %364
  %373 = load i32, ptr %368, align 4
  %374 = lshr i32 %373, %320
  %375 = and i32 %374, 1
  %376 = zext nneg i32 %375 to i64
  br label %381

377:                                              ; preds = %364
  %378 = mul i64 %370, %332
  %379 = getelementptr i8, ptr %368, i64 %378
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr align 1 %379, i64 %370, i1 false)
  %380 = load i64, ptr %2, align 8
  br label %381

381:                                              ; preds = %377, %372
  %382 = phi i64 [ %380, %377 ], [ %376, %372 ]
  %383 = getelementptr inbounds i8, ptr %365, i64 8
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr i8, ptr %366, i64 %384
  store i64 %382, ptr %385, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %386 = getelementptr i8, ptr %365, i64 24
  %387 = icmp ult ptr %386, %328
  br i1 %387, label %364, label %388, !llvm.loop !49

388:                                              ; preds = %381
  %389 = load ptr, ptr %237, align 8
  br label %390

390:                                              ; preds = %388, %319
  %391 = phi ptr [ %389, %388 ], [ %309, %319 ]
  %392 = getelementptr i32, ptr %391, i64 %310
  store i32 0, ptr %392, align 4
  store i64 %310, ptr %233, align 8
  br label %432

393:                                              ; preds = %343, %349, %314, %307
  %394 = load ptr, ptr %31, align 8
  %395 = getelementptr i8, ptr %394, i64 %310
  %396 = load i8, ptr %395, align 1
  %397 = icmp eq i8 %396, 0
  br i1 %397, label %416, label %398

398:                                              ; preds = %393
  %399 = load ptr, ptr %32, align 8
  %400 = shl nuw i64 %310, 1
  %401 = getelementptr i64, ptr %399, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = add i64 %402, 1
  store i64 %403, ptr %401, align 8
  %404 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %308)
  %405 = zext nneg i32 %404 to i64
  %406 = load ptr, ptr %32, align 8
  %407 = or disjoint i64 %400, 1
  %408 = getelementptr i64, ptr %406, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = add i64 %409, %405
  store i64 %410, ptr %408, align 8
  %411 = xor i32 %308, -1
  %412 = load i32, ptr %235, align 8
  %413 = and i32 %412, %411
  store i32 %413, ptr %235, align 8
  %414 = load ptr, ptr %237, align 8
  %415 = getelementptr i32, ptr %414, i64 %310
  store i32 0, ptr %415, align 4
  br label %432

416:                                              ; preds = %393
  %417 = load ptr, ptr %4, align 8
  %418 = load atomic i32, ptr %417 monotonic, align 4
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %421, label %420

420:                                              ; preds = %416
  store i64 %310, ptr %8, align 8
  br label %887

421:                                              ; preds = %416
  %422 = load ptr, ptr %33, align 8
  %423 = getelementptr ptr, ptr %422, i64 %310
  %424 = load ptr, ptr %423, align 8
  %425 = icmp eq ptr %424, null
  br i1 %425, label %426, label %428

426:                                              ; preds = %421
  %427 = getelementptr inbounds i8, ptr %0, i64 280
  store i64 %310, ptr %427, align 8
  br label %887

428:                                              ; preds = %421
  store i32 0, ptr %311, align 4
  %429 = load ptr, ptr %234, align 8
  tail call void %424(ptr noundef %429, ptr noundef nonnull %0, ptr noundef %228, i32 noundef %308) #20
  %430 = load i32, ptr %238, align 4
  %431 = icmp slt i32 %430, 0
  br i1 %431, label %434, label %432

432:                                              ; preds = %428, %398, %390
  %433 = phi i64 [ 0, %390 ], [ %278, %398 ], [ %278, %428 ]
  br label %239

434:                                              ; preds = %428
  %435 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %308, i1 true)
  %436 = getelementptr inbounds i8, ptr %228, i64 2016
  %437 = load i64, ptr %436, align 8
  %438 = load i64, ptr %34, align 8
  %439 = icmp eq i64 %438, 0
  %440 = load i64, ptr %7, align 8
  br i1 %439, label %444, label %441

441:                                              ; preds = %434
  %442 = load i64, ptr %35, align 8
  %443 = icmp slt i64 %440, %442
  br i1 %443, label %444, label %854

444:                                              ; preds = %441, %434
  store i64 %440, ptr %35, align 8
  %445 = getelementptr inbounds i8, ptr %228, i64 1952
  %446 = load i64, ptr %445, align 8
  %447 = shl i64 %446, 5
  %448 = zext nneg i32 %435 to i64
  %449 = or disjoint i64 %447, %448
  store i64 %449, ptr %36, align 8
  store i64 %437, ptr %37, align 8
  store i64 -1, ptr %38, align 8
  store i64 0, ptr %39, align 8
  br label %854

450:                                              ; preds = %243, %303, %249
  %451 = phi i32 [ %306, %303 ], [ 1, %249 ], [ 2, %243 ]
  store i32 %451, ptr %229, align 4
  %452 = load i64, ptr %16, align 8
  br label %453

453:                                              ; preds = %450, %222
  %454 = phi i64 [ %223, %222 ], [ %452, %450 ]
  %455 = phi i32 [ %230, %222 ], [ %451, %450 ]
  %456 = icmp ne i32 %455, 2
  %457 = zext i1 %456 to i32
  %458 = or i32 %224, %457
  %459 = getelementptr inbounds i8, ptr %228, i64 1980
  %460 = load i32, ptr %459, align 4
  %461 = or i32 %460, %226
  %462 = add nuw nsw i64 %225, 1
  %463 = icmp slt i64 %462, %454
  br i1 %463, label %222, label %464, !llvm.loop !50

464:                                              ; preds = %453
  %465 = icmp eq i32 %458, 0
  br i1 %465, label %858, label %466

466:                                              ; preds = %464
  %467 = load ptr, ptr %4, align 8
  %468 = load atomic i32, ptr %467 monotonic, align 4
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %887

470:                                              ; preds = %466
  %471 = icmp eq i32 %461, 0
  br i1 %471, label %472, label %742

472:                                              ; preds = %470, %733
  %473 = phi i64 [ %734, %733 ], [ %454, %470 ]
  %474 = phi i64 [ %735, %733 ], [ %454, %470 ]
  %475 = phi i64 [ %738, %733 ], [ 0, %470 ]
  %476 = phi i32 [ %737, %733 ], [ 0, %470 ]
  %477 = icmp sgt i64 %474, 0
  br i1 %477, label %478, label %733

478:                                              ; preds = %472
  %479 = load ptr, ptr %17, align 8
  br label %483

480:                                              ; preds = %519
  %481 = icmp sgt i64 %520, 0
  %482 = icmp eq i64 %524, 0
  br i1 %482, label %733, label %527

483:                                              ; preds = %519, %478
  %484 = phi i64 [ 0, %478 ], [ %524, %519 ]
  %485 = phi i64 [ 0, %478 ], [ %525, %519 ]
  %486 = phi ptr [ null, %478 ], [ %523, %519 ]
  %487 = phi ptr [ null, %478 ], [ %522, %519 ]
  %488 = phi i64 [ 0, %478 ], [ %521, %519 ]
  %489 = phi i64 [ 0, %478 ], [ %520, %519 ]
  %490 = getelementptr %struct.Warp, ptr %479, i64 %485
  %491 = getelementptr inbounds i8, ptr %490, i64 1972
  %492 = load i32, ptr %491, align 4
  %493 = icmp eq i32 %492, 2
  br i1 %493, label %519, label %494

494:                                              ; preds = %483
  %495 = getelementptr inbounds i8, ptr %490, i64 1988
  %496 = load i32, ptr %495, align 4
  %497 = zext i32 %496 to i64
  %498 = icmp eq i64 %475, %497
  br i1 %498, label %499, label %503

499:                                              ; preds = %494
  %500 = getelementptr inbounds i8, ptr %490, i64 1980
  %501 = load i32, ptr %500, align 4
  %502 = icmp eq i32 %501, 0
  br i1 %502, label %505, label %503

503:                                              ; preds = %499, %494
  %504 = add i64 %489, 1
  br label %519

505:                                              ; preds = %499
  %506 = add i64 %484, 1
  %507 = icmp eq ptr %487, null
  %508 = select i1 %507, ptr %490, ptr %487
  %509 = getelementptr inbounds i8, ptr %490, i64 2008
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds i8, ptr %508, i64 2008
  %512 = load i64, ptr %511, align 8
  %513 = icmp eq i64 %510, %512
  %514 = select i1 %513, ptr %486, ptr %490
  %515 = getelementptr inbounds i8, ptr %490, i64 1992
  %516 = load i32, ptr %515, align 8
  %517 = sext i32 %516 to i64
  %518 = tail call i64 @llvm.smax.i64(i64 %488, i64 %517)
  br label %519

519:                                              ; preds = %505, %503, %483
  %520 = phi i64 [ %504, %503 ], [ %489, %505 ], [ %489, %483 ]
  %521 = phi i64 [ %488, %503 ], [ %518, %505 ], [ %488, %483 ]
  %522 = phi ptr [ %487, %503 ], [ %508, %505 ], [ %487, %483 ]
  %523 = phi ptr [ %486, %503 ], [ %514, %505 ], [ %486, %483 ]
  %524 = phi i64 [ %484, %503 ], [ %506, %505 ], [ %484, %483 ]
  %525 = add nuw nsw i64 %485, 1
  %526 = icmp eq i64 %525, %474
  br i1 %526, label %480, label %483, !llvm.loop !51

527:                                              ; preds = %480
  %528 = icmp eq i64 %521, 0
  br i1 %528, label %535, label %529

529:                                              ; preds = %527
  %530 = shl i64 %524, 5
  %531 = getelementptr [16 x i64], ptr %15, i64 0, i64 %475
  %532 = load i64, ptr %531, align 8
  %533 = add i64 %532, %530
  %534 = icmp slt i64 %533, %521
  br i1 %534, label %733, label %536

535:                                              ; preds = %527
  br i1 %481, label %733, label %536

536:                                              ; preds = %535, %529
  %537 = icmp eq ptr %523, null
  br i1 %537, label %560, label %538

538:                                              ; preds = %536
  %539 = getelementptr inbounds i8, ptr %523, i64 1984
  %540 = load i32, ptr %539, align 8
  %541 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %540, i1 true)
  %542 = getelementptr inbounds i8, ptr %523, i64 2008
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds i8, ptr %522, i64 2008
  %545 = load i64, ptr %544, align 8
  %546 = load i64, ptr %40, align 8
  %547 = icmp eq i64 %546, 0
  %548 = load i64, ptr %7, align 8
  br i1 %547, label %552, label %549

549:                                              ; preds = %538
  %550 = load i64, ptr %41, align 8
  %551 = icmp slt i64 %548, %550
  br i1 %551, label %552, label %558

552:                                              ; preds = %549, %538
  store i64 %548, ptr %41, align 8
  %553 = getelementptr inbounds i8, ptr %523, i64 1952
  %554 = load i64, ptr %553, align 8
  %555 = shl i64 %554, 5
  %556 = zext nneg i32 %541 to i64
  %557 = or disjoint i64 %555, %556
  store i64 %557, ptr %42, align 8
  store i64 %543, ptr %43, align 8
  store i64 %545, ptr %44, align 8
  store i64 0, ptr %45, align 8
  br label %558

558:                                              ; preds = %552, %549
  %559 = add i64 %546, 1
  store i64 %559, ptr %40, align 8
  br label %560

560:                                              ; preds = %558, %536
  %561 = getelementptr inbounds i8, ptr %522, i64 1996
  %562 = load i32, ptr %561, align 4
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %629, label %571

564:                                              ; preds = %594
  %565 = icmp ne i32 %595, 0
  %566 = icmp eq i32 %562, 1
  %567 = icmp eq i32 %562, 2
  %568 = icmp sgt i32 %596, 0
  %569 = select i1 %567, i1 %565, i1 %568
  %570 = sext i1 %569 to i32
  br label %599

571:                                              ; preds = %560, %594
  %572 = phi i32 [ %596, %594 ], [ 0, %560 ]
  %573 = phi i32 [ %595, %594 ], [ 1, %560 ]
  %574 = phi i64 [ %597, %594 ], [ 0, %560 ]
  %575 = getelementptr %struct.Warp, ptr %479, i64 %574
  %576 = getelementptr inbounds i8, ptr %575, i64 1972
  %577 = load i32, ptr %576, align 4
  %578 = icmp eq i32 %577, 1
  br i1 %578, label %579, label %594

579:                                              ; preds = %571
  %580 = getelementptr inbounds i8, ptr %575, i64 1988
  %581 = load i32, ptr %580, align 4
  %582 = zext i32 %581 to i64
  %583 = icmp eq i64 %475, %582
  br i1 %583, label %584, label %594

584:                                              ; preds = %579
  %585 = getelementptr inbounds i8, ptr %575, i64 2032
  %586 = load i32, ptr %585, align 8
  %587 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %586)
  %588 = add i32 %587, %572
  %589 = getelementptr inbounds i8, ptr %575, i64 1984
  %590 = load i32, ptr %589, align 8
  %591 = icmp eq i32 %586, %590
  %592 = and i32 %573, 1
  %593 = select i1 %591, i32 %592, i32 0
  br label %594

594:                                              ; preds = %584, %579, %571
  %595 = phi i32 [ %593, %584 ], [ %573, %579 ], [ %573, %571 ]
  %596 = phi i32 [ %588, %584 ], [ %572, %579 ], [ %572, %571 ]
  %597 = add nuw nsw i64 %574, 1
  %598 = icmp eq i64 %597, %474
  br i1 %598, label %564, label %571, !llvm.loop !52

599:                                              ; preds = %625, %564
  %600 = phi i64 [ 0, %564 ], [ %626, %625 ]
  %601 = load ptr, ptr %17, align 8
  %602 = getelementptr %struct.Warp, ptr %601, i64 %600
  %603 = getelementptr inbounds i8, ptr %602, i64 1972
  %604 = load i32, ptr %603, align 4
  %605 = icmp eq i32 %604, 1
  br i1 %605, label %606, label %625

606:                                              ; preds = %599
  %607 = getelementptr inbounds i8, ptr %602, i64 1988
  %608 = load i32, ptr %607, align 4
  %609 = zext i32 %608 to i64
  %610 = icmp eq i64 %475, %609
  br i1 %610, label %611, label %625

611:                                              ; preds = %606
  %612 = getelementptr inbounds i8, ptr %602, i64 2024
  %613 = load i64, ptr %612, align 8
  %614 = icmp slt i64 %613, 0
  br i1 %614, label %625, label %615

615:                                              ; preds = %611
  %616 = getelementptr inbounds i8, ptr %602, i64 1920
  %617 = load ptr, ptr %616, align 8
  %618 = getelementptr i8, ptr %617, i64 %613
  br i1 %566, label %619, label %624

619:                                              ; preds = %615, %619
  %620 = phi i64 [ %622, %619 ], [ 0, %615 ]
  %621 = getelementptr i32, ptr %618, i64 %620
  store i32 %596, ptr %621, align 4
  %622 = add nuw nsw i64 %620, 1
  %623 = icmp eq i64 %622, 32
  br i1 %623, label %625, label %619, !llvm.loop !53

624:                                              ; preds = %615
  store i32 %570, ptr %618, align 4
  br label %625

625:                                              ; preds = %619, %624, %611, %606, %599
  %626 = add nuw nsw i64 %600, 1
  %627 = load i64, ptr %16, align 8
  %628 = icmp slt i64 %626, %627
  br i1 %628, label %599, label %629, !llvm.loop !54

629:                                              ; preds = %625, %560
  %630 = getelementptr [16 x i64], ptr %15, i64 0, i64 %475
  store i64 0, ptr %630, align 8
  %631 = load ptr, ptr %25, align 8
  %632 = icmp eq ptr %631, null
  br i1 %632, label %694, label %633

633:                                              ; preds = %629
  %634 = load i64, ptr %16, align 8
  %635 = icmp sgt i64 %634, 0
  %636 = getelementptr inbounds i8, ptr %631, i64 88
  br i1 %635, label %654, label %637

637:                                              ; preds = %633
  %638 = load ptr, ptr %636, align 8
  br label %641

639:                                              ; preds = %673
  %640 = icmp eq i32 %682, 0
  br label %641

641:                                              ; preds = %639, %637
  %642 = phi ptr [ %638, %637 ], [ %678, %639 ]
  %643 = phi i1 [ false, %637 ], [ %640, %639 ]
  %644 = getelementptr inbounds i8, ptr %631, i64 72
  %645 = load ptr, ptr %644, align 8
  %646 = load i64, ptr %631, align 8
  %647 = mul i64 %646, %475
  %648 = getelementptr i32, ptr %645, i64 %647
  tail call fastcc void @join_warps(ptr noundef nonnull %631, ptr noundef %642, ptr noundef %648) #18
  %649 = load ptr, ptr %644, align 8
  %650 = load i64, ptr %631, align 8
  %651 = mul i64 %650, %475
  %652 = getelementptr i32, ptr %649, i64 %651
  %653 = shl i64 %650, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %652, i8 0, i64 %653, i1 false)
  br i1 %643, label %694, label %686

654:                                              ; preds = %633, %673
  %655 = phi i32 [ %682, %673 ], [ 1, %633 ]
  %656 = phi i64 [ %683, %673 ], [ 0, %633 ]
  %657 = load ptr, ptr %17, align 8
  %658 = getelementptr %struct.Warp, ptr %657, i64 %656
  %659 = getelementptr inbounds i8, ptr %658, i64 1972
  %660 = load i32, ptr %659, align 4
  %661 = icmp eq i32 %660, 1
  br i1 %661, label %662, label %671

662:                                              ; preds = %654
  %663 = getelementptr inbounds i8, ptr %658, i64 1988
  %664 = load i32, ptr %663, align 4
  %665 = zext i32 %664 to i64
  %666 = icmp eq i64 %475, %665
  br i1 %666, label %667, label %671

667:                                              ; preds = %662
  %668 = getelementptr inbounds i8, ptr %658, i64 1980
  %669 = load i32, ptr %668, align 4
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %673, label %671

671:                                              ; preds = %667, %662, %654
  %672 = icmp eq i32 %660, 2
  br label %673

673:                                              ; preds = %671, %667
  %674 = phi i1 [ true, %667 ], [ %672, %671 ]
  %675 = zext i1 %674 to i8
  %676 = load ptr, ptr %636, align 8
  %677 = getelementptr i8, ptr %676, i64 %656
  store i8 %675, ptr %677, align 1
  %678 = load ptr, ptr %636, align 8
  %679 = getelementptr i8, ptr %678, i64 %656
  %680 = load i8, ptr %679, align 1
  %681 = zext i8 %680 to i32
  %682 = and i32 %655, %681
  %683 = add nuw nsw i64 %656, 1
  %684 = load i64, ptr %16, align 8
  %685 = icmp slt i64 %683, %684
  br i1 %685, label %654, label %639, !llvm.loop !55

686:                                              ; preds = %641
  %687 = getelementptr inbounds i8, ptr %631, i64 200
  %688 = load i32, ptr %687, align 8
  %689 = add i32 %688, 1
  store i32 %689, ptr %687, align 8
  %690 = getelementptr inbounds i8, ptr %631, i64 96
  %691 = load ptr, ptr %690, align 8
  %692 = load i64, ptr %631, align 8
  %693 = shl i64 %692, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %691, i8 0, i64 %693, i1 false)
  br label %694

694:                                              ; preds = %686, %641, %629
  %695 = load i64, ptr %16, align 8
  %696 = icmp sgt i64 %695, 0
  br i1 %696, label %697, label %733

697:                                              ; preds = %694, %729
  %698 = phi i64 [ %730, %729 ], [ %695, %694 ]
  %699 = phi i64 [ %731, %729 ], [ 0, %694 ]
  %700 = load ptr, ptr %17, align 8
  %701 = getelementptr %struct.Warp, ptr %700, i64 %699
  %702 = getelementptr inbounds i8, ptr %701, i64 1972
  %703 = load i32, ptr %702, align 4
  %704 = icmp eq i32 %703, 1
  br i1 %704, label %705, label %729

705:                                              ; preds = %697
  %706 = getelementptr inbounds i8, ptr %701, i64 1988
  %707 = load i32, ptr %706, align 4
  %708 = zext i32 %707 to i64
  %709 = icmp eq i64 %475, %708
  br i1 %709, label %710, label %729

710:                                              ; preds = %705
  %711 = getelementptr inbounds i8, ptr %701, i64 1980
  %712 = load i32, ptr %711, align 4
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %714, label %729

714:                                              ; preds = %710
  store i32 0, ptr %702, align 4
  %715 = getelementptr inbounds i8, ptr %701, i64 1960
  %716 = load i64, ptr %715, align 8
  %717 = icmp slt i64 %716, 0
  br i1 %717, label %718, label %726

718:                                              ; preds = %714
  %719 = getelementptr inbounds i8, ptr %701, i64 1984
  %720 = load i32, ptr %719, align 8
  %721 = getelementptr inbounds i8, ptr %701, i64 1944
  %722 = load ptr, ptr %721, align 8
  %723 = getelementptr inbounds i8, ptr %701, i64 2000
  %724 = load i64, ptr %723, align 8
  %725 = getelementptr i32, ptr %722, i64 %724
  store i32 %720, ptr %725, align 4
  br label %726

726:                                              ; preds = %718, %714
  %727 = getelementptr inbounds i8, ptr %701, i64 1984
  store i32 0, ptr %727, align 8
  %728 = load i64, ptr %16, align 8
  br label %729

729:                                              ; preds = %726, %710, %705, %697
  %730 = phi i64 [ %698, %697 ], [ %698, %705 ], [ %698, %710 ], [ %728, %726 ]
  %731 = add nuw nsw i64 %699, 1
  %732 = icmp slt i64 %731, %730
  br i1 %732, label %697, label %733, !llvm.loop !56

733:                                              ; preds = %729, %694, %535, %529, %480, %472
  %734 = phi i64 [ %473, %480 ], [ %473, %535 ], [ %473, %529 ], [ %695, %694 ], [ %473, %472 ], [ %730, %729 ]
  %735 = phi i64 [ %474, %480 ], [ %474, %535 ], [ %474, %529 ], [ %695, %694 ], [ %474, %472 ], [ %730, %729 ]
  %736 = phi i32 [ 0, %480 ], [ 0, %535 ], [ 0, %529 ], [ 1, %694 ], [ 0, %472 ], [ 1, %729 ]
  %737 = or i32 %736, %476
  %738 = add nuw nsw i64 %475, 1
  %739 = icmp eq i64 %738, 16
  br i1 %739, label %740, label %472, !llvm.loop !57

740:                                              ; preds = %733
  %741 = icmp eq i32 %737, 0
  br i1 %741, label %742, label %218

742:                                              ; preds = %740, %470
  %743 = phi i64 [ %454, %470 ], [ %735, %740 ]
  %744 = icmp sgt i64 %743, 0
  tail call void @llvm.assume(i1 %744)
  %745 = load ptr, ptr %17, align 8
  br label %748

746:                                              ; preds = %795
  %747 = icmp eq ptr %796, null
  br i1 %747, label %817, label %803

748:                                              ; preds = %795, %742
  %749 = phi ptr [ null, %742 ], [ %800, %795 ]
  %750 = phi ptr [ null, %742 ], [ %799, %795 ]
  %751 = phi i64 [ 0, %742 ], [ %801, %795 ]
  %752 = phi i64 [ 0, %742 ], [ %798, %795 ]
  %753 = phi i64 [ 0, %742 ], [ %797, %795 ]
  %754 = phi ptr [ null, %742 ], [ %796, %795 ]
  %755 = getelementptr %struct.Warp, ptr %745, i64 %751
  %756 = getelementptr inbounds i8, ptr %755, i64 1972
  %757 = load i32, ptr %756, align 4
  %758 = icmp eq i32 %757, 2
  br i1 %758, label %795, label %759

759:                                              ; preds = %748
  %760 = icmp eq ptr %749, null
  %761 = select i1 %760, ptr %755, ptr %749
  %762 = getelementptr inbounds i8, ptr %755, i64 1980
  %763 = load i32, ptr %762, align 4
  %764 = icmp eq i32 %763, 0
  %765 = icmp ne ptr %754, null
  %766 = select i1 %764, i1 true, i1 %765
  %767 = select i1 %766, ptr %754, ptr %755
  %768 = getelementptr inbounds i8, ptr %755, i64 1988
  %769 = load i32, ptr %768, align 4
  %770 = getelementptr inbounds i8, ptr %761, i64 1988
  %771 = load i32, ptr %770, align 4
  %772 = icmp eq i32 %769, %771
  br i1 %772, label %773, label %779

773:                                              ; preds = %759
  %774 = getelementptr inbounds i8, ptr %755, i64 2008
  %775 = load i64, ptr %774, align 8
  %776 = getelementptr inbounds i8, ptr %761, i64 2008
  %777 = load i64, ptr %776, align 8
  %778 = icmp eq i64 %775, %777
  br label %779

779:                                              ; preds = %773, %759
  %780 = phi i1 [ false, %759 ], [ %778, %773 ]
  %781 = icmp ne ptr %750, null
  %782 = select i1 %780, i1 true, i1 %781
  %783 = select i1 %782, ptr %750, ptr %755
  %784 = getelementptr inbounds i8, ptr %755, i64 1968
  %785 = load i32, ptr %784, align 8
  %786 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %785)
  %787 = zext nneg i32 %786 to i64
  %788 = add i64 %753, %787
  br i1 %780, label %789, label %795

789:                                              ; preds = %779
  %790 = getelementptr inbounds i8, ptr %755, i64 1984
  %791 = load i32, ptr %790, align 8
  %792 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %791)
  %793 = zext nneg i32 %792 to i64
  %794 = add i64 %752, %793
  br label %795

795:                                              ; preds = %789, %779, %748
  %796 = phi ptr [ %754, %748 ], [ %767, %789 ], [ %767, %779 ]
  %797 = phi i64 [ %753, %748 ], [ %788, %789 ], [ %788, %779 ]
  %798 = phi i64 [ %752, %748 ], [ %794, %789 ], [ %752, %779 ]
  %799 = phi ptr [ %750, %748 ], [ %783, %789 ], [ %783, %779 ]
  %800 = phi ptr [ %749, %748 ], [ %761, %789 ], [ %761, %779 ]
  %801 = add nuw nsw i64 %751, 1
  %802 = icmp eq i64 %801, %743
  br i1 %802, label %746, label %748, !llvm.loop !58

803:                                              ; preds = %746
  %804 = getelementptr inbounds i8, ptr %796, i64 1984
  %805 = load i32, ptr %804, align 8
  %806 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %805, i1 true)
  %807 = getelementptr inbounds i8, ptr %796, i64 2008
  %808 = load i64, ptr %807, align 8
  %809 = getelementptr inbounds i8, ptr %796, i64 2016
  %810 = load i64, ptr %809, align 8
  %811 = load i64, ptr %46, align 8
  %812 = icmp eq i64 %811, 0
  %813 = load i64, ptr %7, align 8
  br i1 %812, label %841, label %814

814:                                              ; preds = %803
  %815 = load i64, ptr %47, align 8
  %816 = icmp slt i64 %813, %815
  br i1 %816, label %841, label %854

817:                                              ; preds = %746
  %818 = getelementptr inbounds i8, ptr %800, i64 1984
  %819 = load i32, ptr %818, align 8
  %820 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %819, i1 true)
  %821 = getelementptr inbounds i8, ptr %800, i64 2008
  %822 = load i64, ptr %821, align 8
  %823 = icmp eq ptr %799, null
  br i1 %823, label %827, label %824

824:                                              ; preds = %817
  %825 = getelementptr inbounds i8, ptr %799, i64 2008
  %826 = load i64, ptr %825, align 8
  br label %831

827:                                              ; preds = %817
  %828 = getelementptr inbounds i8, ptr %800, i64 1992
  %829 = load i32, ptr %828, align 8
  %830 = sext i32 %829 to i64
  br label %831

831:                                              ; preds = %827, %824
  %832 = phi i64 [ -1, %827 ], [ %826, %824 ]
  %833 = phi i64 [ %830, %827 ], [ %797, %824 ]
  %834 = sub i64 %833, %798
  %835 = load i64, ptr %46, align 8
  %836 = icmp eq i64 %835, 0
  %837 = load i64, ptr %7, align 8
  br i1 %836, label %841, label %838

838:                                              ; preds = %831
  %839 = load i64, ptr %47, align 8
  %840 = icmp slt i64 %837, %839
  br i1 %840, label %841, label %854

841:                                              ; preds = %838, %831, %814, %803
  %842 = phi i64 [ %813, %814 ], [ %813, %803 ], [ %837, %838 ], [ %837, %831 ]
  %843 = phi ptr [ %796, %814 ], [ %796, %803 ], [ %800, %838 ], [ %800, %831 ]
  %844 = phi i32 [ %806, %814 ], [ %806, %803 ], [ %820, %838 ], [ %820, %831 ]
  %845 = phi i64 [ %808, %814 ], [ %808, %803 ], [ %822, %838 ], [ %822, %831 ]
  %846 = phi i64 [ %810, %814 ], [ %810, %803 ], [ %832, %838 ], [ %832, %831 ]
  %847 = phi i64 [ 0, %814 ], [ 0, %803 ], [ %834, %838 ], [ %834, %831 ]
  %848 = phi i64 [ %811, %814 ], [ 0, %803 ], [ %835, %838 ], [ 0, %831 ]
  store i64 %842, ptr %47, align 8
  %849 = getelementptr inbounds i8, ptr %843, i64 1952
  %850 = load i64, ptr %849, align 8
  %851 = shl i64 %850, 5
  %852 = zext nneg i32 %844 to i64
  %853 = or disjoint i64 %851, %852
  store i64 %853, ptr %48, align 8
  store i64 %845, ptr %49, align 8
  store i64 %846, ptr %50, align 8
  store i64 %847, ptr %51, align 8
  br label %854

854:                                              ; preds = %814, %838, %841, %441, %444, %261, %264
  %855 = phi i64 [ %258, %264 ], [ %258, %261 ], [ %438, %444 ], [ %438, %441 ], [ %811, %814 ], [ %835, %838 ], [ %848, %841 ]
  %856 = phi ptr [ %34, %264 ], [ %34, %261 ], [ %34, %444 ], [ %34, %441 ], [ %46, %814 ], [ %46, %838 ], [ %46, %841 ]
  %857 = add i64 %855, 1
  store i64 %857, ptr %856, align 8
  br label %858

858:                                              ; preds = %218, %464, %854
  %859 = load ptr, ptr %25, align 8
  %860 = icmp eq ptr %859, null
  br i1 %860, label %884, label %861

861:                                              ; preds = %858
  %862 = getelementptr inbounds i8, ptr %859, i64 112
  %863 = load i64, ptr %862, align 8
  %864 = icmp sgt i64 %863, 0
  br i1 %864, label %865, label %868

865:                                              ; preds = %861
  %866 = getelementptr inbounds i8, ptr %859, i64 24
  %867 = getelementptr inbounds i8, ptr %859, i64 104
  br label %869

868:                                              ; preds = %880, %861
  store i64 0, ptr %862, align 8
  br label %884

869:                                              ; preds = %880, %865
  %870 = phi i64 [ 0, %865 ], [ %881, %880 ]
  %871 = load ptr, ptr %866, align 8
  %872 = load ptr, ptr %867, align 8
  %873 = getelementptr i32, ptr %872, i64 %870
  %874 = load i32, ptr %873, align 4
  %875 = sext i32 %874 to i64
  %876 = getelementptr %struct.Granule, ptr %871, i64 %875, i32 4
  %877 = load i32, ptr %876, align 4
  %878 = icmp eq i32 %877, 0
  br i1 %878, label %880, label %879

879:                                              ; preds = %869
  tail call fastcc void @note_unwritten(ptr noundef nonnull %859, ptr noundef readonly %0, i64 noundef %875) #18
  br label %880

880:                                              ; preds = %879, %869
  store i32 0, ptr %876, align 4
  %881 = add nuw nsw i64 %870, 1
  %882 = load i64, ptr %862, align 8
  %883 = icmp slt i64 %881, %882
  br i1 %883, label %869, label %868, !llvm.loop !59

884:                                              ; preds = %868, %858
  store i64 0, ptr %3, align 8
  %885 = load i64, ptr %52, align 8
  %886 = add i64 %885, 1
  store i64 %886, ptr %52, align 8
  br label %55

887:                                              ; preds = %466, %59, %55, %426, %420, %252
  %888 = phi i32 [ 1, %420 ], [ 2, %426 ], [ 1, %252 ], [ 0, %59 ], [ 1, %55 ], [ 1, %466 ]
  ret i32 %888
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
  br i1 %22, label %10, label %15, !llvm.loop !60

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
  br i1 %37, label %23, label %16, !llvm.loop !61
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
  br i1 %49, label %50, label %32, !llvm.loop !62

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
  br i1 %55, label %17, label %16, !llvm.loop !63
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
  br i1 %47, label %38, label %48, !llvm.loop !64

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !65

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !66

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
  br i1 %100, label %131, label %90, !llvm.loop !67

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
  br i1 %174, label %175, label %169, !llvm.loop !68

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
  br i1 %234, label %69, label %235, !llvm.loop !69

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
  br i1 %251, label %51, label %56, !llvm.loop !70

252:                                              ; preds = %51, %9, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #13 {
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
  br i1 %16, label %25, label %7, !llvm.loop !71

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
define internal fastcc void @record(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #11 {
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
  br i1 %44, label %45, label %33, !llvm.loop !72

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
  br i1 %80, label %100, label %62, !llvm.loop !73

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
  br i1 %99, label %100, label %81, !llvm.loop !73

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
  br i1 %122, label %110, label %123, !llvm.loop !74

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
  br i1 %172, label %152, label %138, !llvm.loop !75

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
  br i1 %182, label %173, label %168, !llvm.loop !76

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
  br i1 %202, label %183, label %203, !llvm.loop !77

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
  br i1 %228, label %229, label %216, !llvm.loop !78

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
  br i1 %253, label %254, label %237, !llvm.loop !79

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
  br i1 %290, label %296, label %283, !llvm.loop !80

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
  br i1 %311, label %266, label %272, !llvm.loop !81

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
  br i1 %325, label %326, label %312, !llvm.loop !82

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
  br i1 %346, label %334, label %347, !llvm.loop !74

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
  br i1 %369, label %359, label %360, !llvm.loop !83
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #13 {
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
  br i1 %29, label %12, label %11, !llvm.loop !84

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
  br i1 %41, label %23, label %30, !llvm.loop !85
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #13 {
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
  br i1 %29, label %22, label %11, !llvm.loop !86

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
  br i1 %40, label %30, label %25, !llvm.loop !87
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #13 {
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
  br i1 %24, label %15, label %25, !llvm.loop !88

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !89

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
  br i1 %55, label %31, label %33, !llvm.loop !90
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_hazard(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = alloca [5 x i64], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 184
  %5 = load i64, ptr %4, align 8
  %6 = icmp sgt i64 %5, 0
  br i1 %6, label %7, label %85

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %0, i64 176
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %1, align 8
  %11 = getelementptr inbounds i8, ptr %1, i64 4
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = getelementptr inbounds i8, ptr %1, i64 12
  br label %14

14:                                               ; preds = %7, %81
  %15 = phi i64 [ 0, %7 ], [ %82, %81 ]
  %16 = getelementptr %struct.Hazard, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, %10
  br i1 %18, label %19, label %81

19:                                               ; preds = %14
  %20 = getelementptr inbounds i8, ptr %16, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr %11, align 4
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %81

24:                                               ; preds = %19
  %25 = getelementptr inbounds i8, ptr %16, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = load i32, ptr %12, align 8
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %81

29:                                               ; preds = %24
  %30 = getelementptr inbounds i8, ptr %16, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %13, align 4
  %33 = icmp eq i32 %31, %32
  br i1 %33, label %34, label %81

34:                                               ; preds = %29
  %35 = getelementptr inbounds i8, ptr %16, i64 56
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %1, i64 56
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, %36
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #19
  %40 = getelementptr inbounds i8, ptr %1, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds i8, ptr %16, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = sub i64 %41, %43
  store i64 %44, ptr %3, align 16
  %45 = getelementptr inbounds i8, ptr %3, i64 8
  %46 = getelementptr inbounds i8, ptr %1, i64 24
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds i8, ptr %16, i64 24
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 %47, %49
  store i64 %50, ptr %45, align 8
  %51 = getelementptr inbounds i8, ptr %3, i64 16
  %52 = getelementptr inbounds i8, ptr %1, i64 48
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds i8, ptr %16, i64 48
  %55 = load i64, ptr %54, align 8
  %56 = sub i64 %53, %55
  store i64 %56, ptr %51, align 16
  %57 = getelementptr inbounds i8, ptr %3, i64 24
  %58 = getelementptr inbounds i8, ptr %1, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %16, i64 32
  %61 = load i64, ptr %60, align 8
  %62 = sub i64 %59, %61
  store i64 %62, ptr %57, align 8
  %63 = getelementptr inbounds i8, ptr %3, i64 32
  %64 = getelementptr inbounds i8, ptr %1, i64 40
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds i8, ptr %16, i64 40
  %67 = load i64, ptr %66, align 8
  %68 = sub i64 %65, %67
  store i64 %68, ptr %63, align 16
  br label %73

69:                                               ; preds = %73
  %70 = add nuw nsw i64 %74, 1
  %71 = icmp eq i64 %70, 5
  br i1 %71, label %72, label %73, !llvm.loop !91

72:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #19
  br label %84

73:                                               ; preds = %69, %34
  %74 = phi i64 [ 0, %34 ], [ %70, %69 ]
  %75 = getelementptr [5 x i64], ptr %3, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %69, label %78

78:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #19
  %79 = icmp sgt i64 %76, -1
  br i1 %79, label %84, label %80

80:                                               ; preds = %78
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %16, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %84

81:                                               ; preds = %29, %24, %19, %14
  %82 = add nuw nsw i64 %15, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %85, label %14, !llvm.loop !92

84:                                               ; preds = %78, %80, %72
  store i64 %39, ptr %35, align 8
  br label %94

85:                                               ; preds = %81, %2
  %86 = getelementptr inbounds i8, ptr %0, i64 192
  %87 = load i64, ptr %86, align 8
  %88 = icmp slt i64 %5, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %85
  %90 = getelementptr inbounds i8, ptr %0, i64 176
  %91 = load ptr, ptr %90, align 8
  %92 = add nsw i64 %5, 1
  store i64 %92, ptr %4, align 8
  %93 = getelementptr %struct.Hazard, ptr %91, i64 %5
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %93, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %94

94:                                               ; preds = %84, %89, %85
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %6, i64 204
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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %57, i32 noundef %3, i32 noundef %4, i32 noundef %45, i64 noundef %6) #18
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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef %31, i64 noundef %30, i32 noundef %68, i32 noundef 1, i32 noundef 1, i32 noundef %45, i64 noundef %6) #18
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
  br i1 %98, label %100, label %88, !llvm.loop !93

99:                                               ; preds = %88
  tail call fastcc void @note_pair(ptr noundef %0, i32 noundef %71, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %90, i32 noundef %3, i32 noundef %4, i32 noundef %26, i64 noundef %6) #18
  br label %104

100:                                              ; preds = %95, %76, %69
  %101 = add i32 %70, -1
  %102 = and i32 %101, %70
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %69, !llvm.loop !94

104:                                              ; preds = %100, %63, %99, %56, %48, %67, %66, %28
  %105 = add nuw nsw i64 %30, 1
  %106 = load i64, ptr %9, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %28, label %27, !llvm.loop !95
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #19
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
  call fastcc void @note_hazard(ptr noundef %66, ptr noundef nonnull %10) #18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #19
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
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #19
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @compare_visits(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #10 {
  %9 = alloca %struct.Hazard, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 240
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 16
  %14 = load i64, ptr %13, align 8
  %15 = shl i64 %14, 5
  %16 = zext nneg i32 %1 to i64
  %17 = add i64 %15, %16
  %18 = getelementptr inbounds i8, ptr %0, i64 28
  %19 = add i64 %12, 1
  %20 = getelementptr inbounds i8, ptr %9, i64 4
  %21 = getelementptr inbounds i8, ptr %9, i64 8
  %22 = getelementptr inbounds i8, ptr %9, i64 12
  %23 = getelementptr inbounds i8, ptr %9, i64 16
  %24 = getelementptr inbounds i8, ptr %9, i64 24
  %25 = getelementptr inbounds i8, ptr %9, i64 32
  %26 = getelementptr inbounds i8, ptr %9, i64 40
  %27 = getelementptr inbounds i8, ptr %9, i64 48
  %28 = getelementptr inbounds i8, ptr %9, i64 56
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = icmp ne i32 %4, 0
  %31 = icmp ne i32 %5, 0
  %32 = and i1 %30, %31
  %33 = icmp ne i32 %6, 0
  %34 = and i1 %32, %33
  %35 = select i1 %32, i32 4, i32 8
  %36 = getelementptr inbounds i8, ptr %2, i64 84
  %37 = getelementptr inbounds i8, ptr %0, i64 8
  br label %39

38:                                               ; preds = %110
  ret void

39:                                               ; preds = %8, %110
  %40 = phi i1 [ true, %8 ], [ false, %110 ]
  %41 = phi i64 [ 0, %8 ], [ 1, %110 ]
  %42 = getelementptr %struct.Visit, ptr %3, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %110, label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %18, align 4
  %47 = getelementptr inbounds i8, ptr %42, i64 12
  %48 = load i32, ptr %47, align 4
  %49 = and i32 %46, 1073741824
  %50 = and i32 %49, %48
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %110

52:                                               ; preds = %45
  %53 = tail call fastcc i32 @visit_is_ordered(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %42) #18
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %110

55:                                               ; preds = %52
  %56 = load i32, ptr %47, align 4
  %57 = and i32 %56, -1610612737
  %58 = load i32, ptr %42, align 4
  %59 = zext i32 %58 to i64
  %60 = icmp eq i64 %19, %59
  %61 = getelementptr inbounds i8, ptr %42, i64 8
  %62 = load i32, ptr %61, align 4
  br i1 %60, label %63, label %68

63:                                               ; preds = %55
  %64 = sdiv i32 %62, 32
  %65 = sext i32 %64 to i64
  %66 = load i64, ptr %13, align 8
  %67 = icmp eq i64 %66, %65
  br label %68

68:                                               ; preds = %55, %63
  %69 = phi i1 [ %67, %63 ], [ false, %55 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #19
  store i64 0, ptr %9, align 8
  store i64 %12, ptr %23, align 8
  store i64 %17, ptr %25, align 8
  store i64 %7, ptr %27, align 8
  %70 = add i32 %58, -1
  %71 = zext i32 %70 to i64
  store i64 %71, ptr %24, align 8
  %72 = sext i32 %62 to i64
  store i64 %72, ptr %26, align 8
  %73 = load i32, ptr %29, align 8
  store i32 %73, ptr %21, align 8
  store i32 %57, ptr %22, align 4
  br i1 %32, label %74, label %78

74:                                               ; preds = %68
  store i32 2, ptr %9, align 8
  %75 = icmp eq i64 %12, %71
  br i1 %75, label %87, label %76

76:                                               ; preds = %74
  %77 = icmp slt i64 %12, %71
  br i1 %77, label %89, label %90

78:                                               ; preds = %68
  %79 = select i1 %30, i32 %57, i32 %73
  %80 = select i1 %30, i32 %73, i32 %57
  %81 = icmp sgt i32 %80, %79
  %82 = select i1 %60, i1 %81, i1 false
  %83 = zext i1 %82 to i32
  store i32 %83, ptr %9, align 8
  %84 = xor i1 %82, true
  %85 = zext i1 %84 to i32
  %86 = icmp eq i32 %85, %4
  br i1 %86, label %89, label %92

87:                                               ; preds = %74
  %88 = icmp slt i64 %17, %72
  br i1 %88, label %89, label %90

89:                                               ; preds = %76, %78, %87
  store i32 %57, ptr %21, align 8
  store i32 %73, ptr %22, align 4
  store i64 %71, ptr %23, align 8
  store i64 %12, ptr %24, align 8
  store i64 %72, ptr %25, align 8
  store i64 %17, ptr %26, align 8
  br label %90

90:                                               ; preds = %76, %89, %87
  br i1 %34, label %102, label %91

91:                                               ; preds = %90
  br i1 %69, label %93, label %99

92:                                               ; preds = %78
  br i1 %69, label %96, label %99

93:                                               ; preds = %91
  %94 = icmp eq i32 %57, %73
  %95 = select i1 %32, i1 %94, i1 false
  br label %96

96:                                               ; preds = %93, %92
  %97 = phi i1 [ false, %92 ], [ %95, %93 ]
  %98 = xor i1 %97, true
  br label %99

99:                                               ; preds = %92, %96, %91
  %100 = phi i1 [ false, %91 ], [ %98, %96 ], [ false, %92 ]
  %101 = zext i1 %100 to i32
  br label %102

102:                                              ; preds = %90, %99
  %103 = phi i32 [ %101, %99 ], [ 2, %90 ]
  store i32 %103, ptr %20, align 4
  %104 = load i32, ptr %36, align 4
  %105 = and i32 %104, %35
  %106 = icmp eq i32 %105, 0
  %107 = zext i1 %106 to i64
  store i64 %107, ptr %28, align 8
  %108 = or i32 %104, %35
  store i32 %108, ptr %36, align 4
  %109 = load ptr, ptr %37, align 8
  call fastcc void @note_hazard(ptr noundef %109, ptr noundef nonnull %9) #18
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #19
  br label %110

110:                                              ; preds = %39, %45, %52, %102
  br i1 %40, label %39, label %38, !llvm.loop !96
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @visit_is_ordered(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #14 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %2, i64 8
  %7 = load i32, ptr %6, align 4
  %8 = sdiv i32 %7, 32
  %9 = sext i32 %8 to i64
  %10 = load i32, ptr %2, align 4
  %11 = zext i32 %10 to i64
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 240
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, 1
  %16 = icmp eq i64 %15, %11
  br i1 %16, label %34, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, ptr %5, i64 168
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %72, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %2, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i8, ptr %5, i64 136
  %25 = load ptr, ptr %24, align 8
  %26 = add i32 %10, -1
  %27 = zext i32 %26 to i64
  %28 = load i64, ptr %5, align 8
  %29 = mul i64 %28, %27
  %30 = getelementptr i32, ptr %25, i64 %29
  %31 = getelementptr i32, ptr %30, i64 %9
  %32 = load atomic i32, ptr %31 monotonic, align 4
  %33 = icmp ule i32 %23, %32
  br label %72

34:                                               ; preds = %3
  %35 = getelementptr inbounds i8, ptr %0, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, %9
  br i1 %37, label %49, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %2, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i8, ptr %5, i64 48
  %42 = load ptr, ptr %41, align 8
  %43 = load i64, ptr %5, align 8
  %44 = mul i64 %43, %36
  %45 = getelementptr i32, ptr %42, i64 %44
  %46 = getelementptr i32, ptr %45, i64 %9
  %47 = load i32, ptr %46, align 4
  %48 = icmp ule i32 %40, %47
  br label %72

49:                                               ; preds = %34
  %50 = and i32 %7, 31
  %51 = icmp eq i32 %50, %1
  br i1 %51, label %72, label %52

52:                                               ; preds = %49
  %53 = getelementptr inbounds i8, ptr %2, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i8, ptr %5, i64 56
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr i32, ptr %56, i64 %9
  %58 = load i32, ptr %57, align 4
  %59 = icmp ugt i32 %54, %58
  br i1 %59, label %60, label %72

60:                                               ; preds = %52
  %61 = getelementptr inbounds i8, ptr %5, i64 64
  %62 = load ptr, ptr %61, align 8
  %63 = zext nneg i32 %1 to i64
  %64 = shl nsw i64 %9, 10
  %65 = shl nuw nsw i64 %63, 5
  %66 = add nsw i64 %64, %65
  %67 = zext nneg i32 %50 to i64
  %68 = or disjoint i64 %66, %67
  %69 = getelementptr i32, ptr %62, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = icmp ule i32 %54, %70
  br label %72

72:                                               ; preds = %49, %52, %60, %17, %21, %38
  %73 = phi i1 [ %48, %38 ], [ false, %17 ], [ %33, %21 ], [ true, %52 ], [ true, %49 ], [ %71, %60 ]
  %74 = zext i1 %73 to i32
  ret i32 %74
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
  br i1 %40, label %19, label %28, !llvm.loop !97

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !98

44:                                               ; preds = %48, %11
  br i1 %8, label %45, label %57

45:                                               ; preds = %44
  %46 = getelementptr inbounds i8, ptr %0, i64 48
  %47 = getelementptr inbounds i8, ptr %0, i64 56
  br label %61

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
  br i1 %56, label %48, label %44, !llvm.loop !99

57:                                               ; preds = %44, %3
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  br label %105

58:                                               ; preds = %75
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  br i1 %8, label %59, label %105

59:                                               ; preds = %58
  %60 = getelementptr inbounds i8, ptr %0, i64 120
  br label %78

61:                                               ; preds = %45, %75
  %62 = phi i64 [ 0, %45 ], [ %76, %75 ]
  %63 = getelementptr i8, ptr %1, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 0
  br i1 %65, label %75, label %66

66:                                               ; preds = %61
  %67 = load ptr, ptr %46, align 8
  %68 = load i64, ptr %0, align 8
  %69 = mul i64 %68, %62
  %70 = getelementptr i32, ptr %67, i64 %69
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %70, ptr align 4 %6, i64 %7, i1 false)
  %71 = getelementptr i32, ptr %6, i64 %62
  %72 = load i32, ptr %71, align 4
  %73 = load ptr, ptr %47, align 8
  %74 = getelementptr i32, ptr %73, i64 %62
  store i32 %72, ptr %74, align 4
  br label %75

75:                                               ; preds = %61, %66
  %76 = add nuw nsw i64 %62, 1
  %77 = icmp eq i64 %76, %4
  br i1 %77, label %58, label %61, !llvm.loop !100

78:                                               ; preds = %59, %88
  %79 = phi i64 [ 0, %59 ], [ %89, %88 ]
  %80 = getelementptr i8, ptr %1, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = icmp eq i8 %81, 0
  br i1 %82, label %88, label %83

83:                                               ; preds = %78
  %84 = mul i64 %79, %4
  br label %91

85:                                               ; preds = %88
  br i1 %8, label %86, label %105

86:                                               ; preds = %85
  %87 = getelementptr inbounds i8, ptr %0, i64 120
  br label %106

88:                                               ; preds = %91, %78
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %4
  br i1 %90, label %85, label %78, !llvm.loop !101

91:                                               ; preds = %83, %91
  %92 = phi i64 [ 0, %83 ], [ %100, %91 ]
  %93 = load ptr, ptr %60, align 8
  %94 = getelementptr i32, ptr %93, i64 %84
  %95 = getelementptr i32, ptr %94, i64 %92
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr i32, ptr %6, i64 %92
  %98 = load i32, ptr %97, align 4
  %99 = tail call i32 @llvm.umax.i32(i32 %96, i32 %98)
  store i32 %99, ptr %97, align 4
  %100 = add nuw nsw i64 %92, 1
  %101 = load i8, ptr %80, align 1
  %102 = icmp ne i8 %101, 0
  %103 = icmp slt i64 %100, %4
  %104 = select i1 %102, i1 %103, i1 false
  br i1 %104, label %91, label %88, !llvm.loop !102

105:                                              ; preds = %115, %58, %57, %85
  ret void

106:                                              ; preds = %86, %115
  %107 = phi i64 [ 0, %86 ], [ %116, %115 ]
  %108 = getelementptr i8, ptr %1, i64 %107
  %109 = load i8, ptr %108, align 1
  %110 = icmp eq i8 %109, 0
  br i1 %110, label %115, label %111

111:                                              ; preds = %106
  %112 = load ptr, ptr %87, align 8
  %113 = mul i64 %107, %4
  %114 = getelementptr i32, ptr %112, i64 %113
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %114, ptr align 4 %6, i64 %7, i1 false)
  br label %115

115:                                              ; preds = %106, %111
  %116 = add nuw nsw i64 %107, 1
  %117 = icmp eq i64 %116, %4
  br i1 %117, label %105, label %106, !llvm.loop !103
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
declare i32 @llvm.umax.i32(i32, i32) #16

attributes #0 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #4 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-builtin-bcmp" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #10 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #12 = { nounwind optsize "no-builtin-bcmp" }
attributes #13 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #14 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
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
