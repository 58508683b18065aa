; Written by tools/build_runtime.py from runtime.c; do not edit.
; source 89aefa115beb8ad23de3621cf7d8ed65f1baa89eb8c0c194204c4c2e53b27511

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
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
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32, [32 x i64], [32 x i64], [32 x i64], i64, i32, i32, ptr, i64, i64, [32 x i32], [32 x i32] }
%struct.Bulk = type { i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Copy = type { i32, i32, i32, i32, i64, [32 x i64], [32 x i32], [32 x i8] }
%struct.Pair = type { ptr, ptr, i32, i32, i64 }
%struct.Uniform = type { i64, i64, i64 }

@ANY_GLOBAL = internal constant %struct.Slot zeroinitializer, align 8

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #22
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #21
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #21
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #21
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #22
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #22
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
  br i1 %47, label %48, label %317

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %0, i64 176
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %8, i64 56
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr i8, ptr %50, i64 %52
  %54 = getelementptr inbounds i8, ptr %1, i64 1952
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 184
  %57 = load i64, ptr %56, align 8
  %58 = srem i64 %55, %57
  %59 = icmp sgt i64 %57, 0
  tail call void @llvm.assume(i1 %59)
  %60 = getelementptr inbounds i8, ptr %8, i64 48
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
  br i1 %91, label %317, label %95

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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #21
  %116 = getelementptr inbounds i8, ptr %8, i64 36
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  tail call fastcc void @flush_pairs(ptr noundef %0, i64 noundef %2) #21
  br label %120

120:                                              ; preds = %119, %114
  %121 = getelementptr inbounds i8, ptr %115, i64 16
  store i32 %3, ptr %121, align 8
  %122 = getelementptr inbounds i8, ptr %115, i64 464
  store i32 0, ptr %122, align 8
  store i64 %46, ptr %115, align 8
  %123 = load i32, ptr %13, align 4
  %124 = sext i32 %123 to i64
  %125 = add i64 %44, %124
  %126 = getelementptr inbounds i8, ptr %115, i64 8
  store i64 %125, ptr %126, align 8
  %127 = load i32, ptr %8, align 8
  %128 = icmp eq i32 %127, 2
  br i1 %128, label %299, label %129

129:                                              ; preds = %120
  %130 = load i32, ptr %13, align 4
  br i1 %18, label %299, label %131

131:                                              ; preds = %129
  %132 = sext i32 %130 to i64
  br label %133

133:                                              ; preds = %133, %131
  %134 = phi i32 [ %3, %131 ], [ %162, %133 ]
  %135 = phi i32 [ 1, %131 ], [ %160, %133 ]
  %136 = phi i32 [ 1, %131 ], [ %155, %133 ]
  %137 = phi i32 [ 1, %131 ], [ %153, %133 ]
  %138 = phi i32 [ 1, %131 ], [ %149, %133 ]
  %139 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %134, i1 true)
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr i64, ptr %5, i64 %140
  %142 = load i64, ptr %141, align 8
  %143 = and i32 %139, 16
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr i64, ptr %5, i64 %144
  %146 = load i64, ptr %145, align 16
  %147 = sub i64 %142, %146
  %148 = icmp eq i64 %142, 0
  %149 = select i1 %148, i32 %138, i32 0
  %150 = sub nsw i64 %140, %10
  %151 = mul nsw i64 %150, %132
  %152 = icmp eq i64 %142, %151
  %153 = select i1 %152, i32 %137, i32 0
  %154 = icmp eq i64 %142, %146
  %155 = select i1 %154, i32 %136, i32 0
  %156 = and i32 %139, 15
  %157 = zext nneg i32 %156 to i64
  %158 = mul nsw i64 %157, %132
  %159 = icmp eq i64 %147, %158
  %160 = select i1 %159, i32 %135, i32 0
  %161 = add i32 %134, -1
  %162 = and i32 %161, %134
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %133, !llvm.loop !5

164:                                              ; preds = %133
  %165 = icmp ne i32 %149, 0
  %166 = icmp ne i32 %153, 0
  %167 = icmp ne i32 %155, 0
  %168 = select i1 %165, i1 true, i1 %166
  %169 = select i1 %165, i32 1, i32 2
  br i1 %168, label %299, label %170

170:                                              ; preds = %164
  %171 = icmp ne i32 %160, 0
  %172 = icmp eq i32 %3, -1
  %173 = select i1 %167, i1 true, i1 %171
  %174 = select i1 %172, i1 %173, i1 false
  br i1 %174, label %175, label %177

175:                                              ; preds = %170
  %176 = select i1 %167, i32 3, i32 4
  br label %299

177:                                              ; preds = %170
  %178 = getelementptr inbounds i8, ptr %8, i64 12
  %179 = load i32, ptr %178, align 4
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %299

181:                                              ; preds = %177
  %182 = getelementptr inbounds i8, ptr %8, i64 8
  %183 = load i32, ptr %182, align 8
  %184 = icmp eq i32 %183, %130
  br i1 %184, label %185, label %299

185:                                              ; preds = %181
  %186 = getelementptr inbounds i8, ptr %115, i64 128
  %187 = getelementptr inbounds i8, ptr %115, i64 160
  %188 = getelementptr inbounds i8, ptr %115, i64 64
  br label %189

189:                                              ; preds = %288, %185
  %190 = phi i32 [ 0, %185 ], [ %289, %288 ]
  %191 = phi i32 [ -1, %185 ], [ %193, %288 ]
  %192 = phi i32 [ %3, %185 ], [ %291, %288 ]
  %193 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %192, i1 true)
  %194 = icmp ne i32 %190, 0
  %195 = icmp sgt i32 %191, -1
  %196 = select i1 %194, i1 %195, i1 false
  br i1 %196, label %197, label %214

197:                                              ; preds = %189
  %198 = zext nneg i32 %193 to i64
  %199 = getelementptr i64, ptr %5, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = zext nneg i32 %191 to i64
  %202 = getelementptr i64, ptr %5, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = sub i64 %200, %203
  %205 = add nsw i32 %193, -1
  %206 = icmp eq i32 %191, %205
  %207 = add i32 %190, -1
  %208 = sext i32 %207 to i64
  %209 = getelementptr [8 x i32], ptr %186, i64 0, i64 %208
  %210 = load i32, ptr %209, align 4
  %211 = and i32 %191, 31
  %212 = shl nuw i32 1, %211
  %213 = icmp eq i32 %210, %212
  br i1 %206, label %226, label %240

214:                                              ; preds = %189
  %215 = add nsw i32 %193, -1
  %216 = icmp eq i32 %191, %215
  br i1 %194, label %217, label %225

217:                                              ; preds = %214
  %218 = add i32 %190, -1
  %219 = sext i32 %218 to i64
  %220 = getelementptr [8 x i32], ptr %186, i64 0, i64 %219
  %221 = load i32, ptr %220, align 4
  %222 = and i32 %191, 31
  %223 = shl nuw i32 1, %222
  %224 = icmp eq i32 %221, %223
  br i1 %216, label %226, label %276

225:                                              ; preds = %214
  br i1 %216, label %226, label %278

226:                                              ; preds = %225, %217, %197
  %227 = phi i1 [ %224, %217 ], [ false, %225 ], [ %213, %197 ]
  %228 = phi i64 [ -1, %217 ], [ -1, %225 ], [ %204, %197 ]
  %229 = load i32, ptr %13, align 4
  %230 = sext i32 %229 to i64
  %231 = icmp ne i64 %228, %230
  %232 = select i1 %231, i1 true, i1 %227
  %233 = xor i1 %231, true
  br i1 %232, label %240, label %234

234:                                              ; preds = %226
  %235 = add i32 %190, -1
  %236 = sext i32 %235 to i64
  %237 = getelementptr [8 x i32], ptr %187, i64 0, i64 %236
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i32 %238, 1
  br label %240

240:                                              ; preds = %234, %226, %197
  %241 = phi i1 [ %227, %226 ], [ false, %234 ], [ %213, %197 ]
  %242 = phi i64 [ %228, %226 ], [ %228, %234 ], [ %204, %197 ]
  %243 = phi i1 [ %233, %226 ], [ %239, %234 ], [ false, %197 ]
  %244 = icmp ne i64 %242, 0
  %245 = select i1 %244, i1 true, i1 %241
  %246 = xor i1 %244, true
  br i1 %245, label %253, label %247

247:                                              ; preds = %240
  %248 = add i32 %190, -1
  %249 = sext i32 %248 to i64
  %250 = getelementptr [8 x i32], ptr %187, i64 0, i64 %249
  %251 = load i32, ptr %250, align 4
  %252 = icmp eq i32 %251, 0
  br label %253

253:                                              ; preds = %247, %240
  %254 = phi i1 [ %246, %240 ], [ %252, %247 ]
  %255 = select i1 %243, i1 true, i1 %254
  br i1 %255, label %256, label %276

256:                                              ; preds = %253
  %257 = zext i1 %243 to i32
  %258 = add i32 %190, -1
  %259 = sext i32 %258 to i64
  %260 = getelementptr [8 x i32], ptr %187, i64 0, i64 %259
  store i32 %257, ptr %260, align 4
  %261 = zext nneg i32 %193 to i64
  %262 = getelementptr i64, ptr %5, i64 %261
  %263 = load i64, ptr %262, align 8
  br i1 %243, label %264, label %269

264:                                              ; preds = %256
  %265 = load i32, ptr %13, align 4
  %266 = sext i32 %265 to i64
  %267 = mul nsw i64 %266, %261
  %268 = sub i64 %263, %267
  br label %269

269:                                              ; preds = %264, %256
  %270 = phi i64 [ %268, %264 ], [ %263, %256 ]
  %271 = getelementptr [8 x i64], ptr %188, i64 0, i64 %259
  store i64 %270, ptr %271, align 8
  %272 = shl nuw i32 1, %193
  %273 = getelementptr [8 x i32], ptr %186, i64 0, i64 %259
  %274 = load i32, ptr %273, align 4
  %275 = or i32 %274, %272
  store i32 %275, ptr %273, align 4
  br label %288

276:                                              ; preds = %253, %217
  %277 = icmp eq i32 %190, 8
  br i1 %277, label %293, label %278

278:                                              ; preds = %276, %225
  %279 = sext i32 %190 to i64
  %280 = getelementptr [8 x i32], ptr %187, i64 0, i64 %279
  store i32 0, ptr %280, align 4
  %281 = zext nneg i32 %193 to i64
  %282 = getelementptr i64, ptr %5, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr [8 x i64], ptr %188, i64 0, i64 %279
  store i64 %283, ptr %284, align 8
  %285 = shl nuw i32 1, %193
  %286 = add i32 %190, 1
  %287 = getelementptr [8 x i32], ptr %186, i64 0, i64 %279
  store i32 %285, ptr %287, align 4
  br label %288

288:                                              ; preds = %278, %269
  %289 = phi i32 [ %286, %278 ], [ %190, %269 ]
  %290 = add i32 %192, -1
  %291 = and i32 %290, %192
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %295, label %189, !llvm.loop !6

293:                                              ; preds = %276
  %294 = getelementptr inbounds i8, ptr %115, i64 20
  store i32 0, ptr %294, align 4
  br label %298

295:                                              ; preds = %288
  %296 = getelementptr inbounds i8, ptr %115, i64 20
  store i32 %289, ptr %296, align 4
  %297 = icmp eq i32 %289, 0
  br i1 %297, label %298, label %299

298:                                              ; preds = %295, %293
  br label %299

299:                                              ; preds = %298, %295, %181, %177, %175, %164, %129, %120
  %300 = phi i32 [ 0, %120 ], [ %176, %175 ], [ %169, %164 ], [ 0, %181 ], [ 0, %177 ], [ 0, %298 ], [ 5, %295 ], [ 1, %129 ]
  %301 = getelementptr inbounds i8, ptr %115, i64 468
  store i32 %300, ptr %301, align 4
  %302 = getelementptr inbounds i8, ptr %115, i64 192
  br label %303

303:                                              ; preds = %299, %314
  %304 = phi i64 [ 0, %299 ], [ %315, %314 ]
  %305 = load i32, ptr %8, align 8
  %306 = icmp eq i32 %305, 0
  %307 = getelementptr [32 x i64], ptr %5, i64 0, i64 %304
  %308 = load i64, ptr %307, align 8
  br i1 %306, label %309, label %311

309:                                              ; preds = %303
  %310 = getelementptr [32 x i64], ptr %302, i64 0, i64 %304
  store i64 %308, ptr %310, align 8
  br label %314

311:                                              ; preds = %303
  %312 = trunc i64 %308 to i32
  %313 = getelementptr i32, ptr %302, i64 %304
  store i32 %312, ptr %313, align 4
  br label %314

314:                                              ; preds = %309, %311
  %315 = add nuw nsw i64 %304, 1
  %316 = icmp eq i64 %315, 32
  br i1 %316, label %317, label %303, !llvm.loop !7

317:                                              ; preds = %77, %314, %43
  %318 = phi ptr [ null, %43 ], [ %115, %314 ], [ %70, %77 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #22
  ret ptr %318
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
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #22
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #21
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #21
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
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #22
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
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #21
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
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
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #21
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #21
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #22
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
  %26 = getelementptr inbounds i8, ptr %0, i64 880
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %21, %27
  br i1 %28, label %63, label %29

29:                                               ; preds = %25
  %30 = and i64 %20, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 856
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 872
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
  tail call fastcc void @record(ptr noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #21
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
  %67 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %11, i64 noundef %66, ptr noundef nonnull %5) #21
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds i8, ptr %0, i64 200
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr %struct.Fault, ptr %71, i64 %2
  tail call fastcc void @record(ptr noundef %72, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #21
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
  tail call fastcc void @record(ptr noundef %82, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #21
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #22
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #21
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
  %17 = icmp eq ptr %16, null
  br i1 %17, label %32, label %18

18:                                               ; preds = %11
  %19 = load i64, ptr %14, align 8
  %20 = getelementptr inbounds i8, ptr %16, i64 472
  %21 = getelementptr inbounds i8, ptr %7, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = sdiv i64 %19, %23
  %25 = getelementptr inbounds i8, ptr %7, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = and i64 %27, %24
  %29 = getelementptr [0 x i64], ptr %20, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, 1
  store i64 %31, ptr %29, align 8
  br label %33

32:                                               ; preds = %11
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #21
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #21
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #21
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #21
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #21
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #21
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #21
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #21
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
  br i1 %17, label %709, label %18

18:                                               ; preds = %6
  %19 = getelementptr inbounds i8, ptr %0, i64 472
  %20 = load ptr, ptr %19, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %13) #22
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
  switch i32 %34, label %371 [
    i32 2, label %35
    i32 1, label %96
  ]

35:                                               ; preds = %18
  %36 = load ptr, ptr %14, align 8
  %37 = shl i64 %2, 32
  %38 = ashr exact i64 %37, 26
  %39 = getelementptr i8, ptr %36, i64 %38
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #22
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
  call fastcc void @note_hazard(ptr noundef %20, ptr noundef nonnull %12) #21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #22
  br label %92

92:                                               ; preds = %90, %79, %78, %76, %62, %55
  %93 = add i32 %56, -1
  %94 = and i32 %93, %56
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %708, label %55, !llvm.loop !23

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
  %127 = getelementptr inbounds i8, ptr %20, i64 200
  %128 = and i32 %4, 1073741824
  %129 = icmp eq i32 %128, 0
  %130 = getelementptr inbounds i8, ptr %20, i64 204
  %131 = getelementptr inbounds i8, ptr %20, i64 48
  %132 = getelementptr inbounds i8, ptr %20, i64 56
  %133 = getelementptr inbounds i8, ptr %20, i64 64
  %134 = shl nsw i64 %24, 10
  br label %135

135:                                              ; preds = %370, %96
  %136 = phi i32 [ %3, %96 ], [ %148, %370 ]
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
  br i1 %157, label %370, label %158, !llvm.loop !25

158:                                              ; preds = %156
  %159 = load i32, ptr %105, align 4
  %160 = sext i32 %159 to i64
  %161 = add i64 %140, %160
  %162 = load i64, ptr %106, align 8
  %163 = icmp sgt i64 %161, %162
  br i1 %163, label %370, label %164, !llvm.loop !25

164:                                              ; preds = %158
  %165 = load i32, ptr %107, align 8
  %166 = add i32 %165, -1
  %167 = sext i32 %166 to i64
  %168 = and i64 %140, %167
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %170, label %370, !llvm.loop !25

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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #22
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
  call fastcc void @note_hazard(ptr noundef %20, ptr noundef nonnull %11) #21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #22
  %181 = load i32, ptr %105, align 4
  br label %182

182:                                              ; preds = %176, %173
  %183 = phi i32 [ %181, %176 ], [ %159, %173 ]
  %184 = icmp sgt i32 %183, 0
  br i1 %184, label %185, label %370

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
  %196 = and i1 %129, %190
  %197 = or disjoint i64 %134, %194
  br label %198

198:                                              ; preds = %358, %185
  %199 = phi i64 [ %195, %185 ], [ %365, %358 ]
  %200 = phi i64 [ 0, %185 ], [ %366, %358 ]
  %201 = add i64 %200, %140
  %202 = sdiv i64 %201, %199
  %203 = load i32, ptr %119, align 4
  switch i32 %203, label %222 [
    i32 0, label %204
    i32 3, label %204
  ]

204:                                              ; preds = %198, %198
  %205 = load ptr, ptr %120, align 8
  %206 = getelementptr %struct.Granule, ptr %205, i64 %202
  %207 = load ptr, ptr %126, align 8
  %208 = shl i64 %202, 1
  %209 = load i64, ptr %20, align 8
  %210 = mul i64 %208, %209
  %211 = getelementptr %struct.Touch, ptr %207, i64 %210
  %212 = getelementptr inbounds i8, ptr %206, i64 4
  %213 = load i32, ptr %212, align 4
  %214 = load i32, ptr %127, align 8
  %215 = icmp eq i32 %213, %214
  br i1 %215, label %216, label %219

216:                                              ; preds = %204
  %217 = getelementptr %struct.Touch, ptr %211, i64 %209
  %218 = mul i64 %199, %202
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %217, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %218) #21
  br label %219

219:                                              ; preds = %216, %204
  call fastcc void @expect_written(ptr noundef nonnull readonly %13, ptr noundef %206, i32 noundef %146, i64 noundef %202) #21
  %220 = load i32, ptr %127, align 8
  store i32 %220, ptr %206, align 4
  %221 = load i64, ptr %20, align 8
  br label %339

222:                                              ; preds = %198
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10)
  store i32 0, ptr %10, align 4
  %223 = load i32, ptr %107, align 8
  %224 = sext i32 %223 to i64
  %225 = sdiv i64 %200, %224
  %226 = shl i64 %225, 5
  %227 = or disjoint i64 %226, %138
  %228 = mul i64 %227, %224
  %229 = getelementptr i8, ptr %97, i64 %228
  %230 = srem i64 %200, %224
  %231 = getelementptr i8, ptr %229, i64 %230
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %10, ptr readonly align 1 %231, i64 %199, i1 false)
  %232 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10)
  %233 = getelementptr i8, ptr %97, i64 %230
  br i1 %186, label %249, label %234

234:                                              ; preds = %222, %234
  %235 = phi i32 [ %247, %234 ], [ %146, %222 ]
  %236 = phi i32 [ %245, %234 ], [ 0, %222 ]
  %237 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %235, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %238 = zext nneg i32 %237 to i64
  %239 = or disjoint i64 %226, %238
  %240 = mul i64 %239, %224
  %241 = getelementptr i8, ptr %233, i64 %240
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr readonly align 1 %241, i64 %199, i1 false)
  %242 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %243 = icmp ne i32 %242, %232
  %244 = zext i1 %243 to i32
  %245 = or i32 %236, %244
  %246 = add i32 %235, -1
  %247 = and i32 %246, %235
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %249, label %234, !llvm.loop !26

249:                                              ; preds = %234, %222
  %250 = phi i32 [ 0, %222 ], [ %245, %234 ]
  %251 = icmp eq i32 %203, 2
  br i1 %251, label %252, label %256

252:                                              ; preds = %249
  %253 = load ptr, ptr %120, align 8
  %254 = getelementptr %struct.Granule, ptr %253, i64 %202
  call fastcc void @expect_written(ptr noundef nonnull readonly %13, ptr noundef %254, i32 noundef %146, i64 noundef %202) #21
  %255 = load i64, ptr %118, align 8
  br label %256

256:                                              ; preds = %252, %249
  %257 = phi i64 [ %255, %252 ], [ %199, %249 ]
  %258 = load ptr, ptr %120, align 8
  %259 = getelementptr %struct.Granule, ptr %258, i64 %202
  %260 = load ptr, ptr %126, align 8
  %261 = shl i64 %202, 1
  %262 = load i64, ptr %20, align 8
  %263 = mul i64 %261, %262
  %264 = getelementptr %struct.Touch, ptr %260, i64 %263
  %265 = mul i64 %257, %202
  br i1 %196, label %266, label %269

266:                                              ; preds = %256
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #22
  store i32 0, ptr %8, align 4
  store i32 %191, ptr %121, align 4
  store i32 %33, ptr %122, align 4
  store i32 %26, ptr %123, align 4
  %267 = icmp eq i32 %250, 0
  %268 = select i1 %267, i32 2, i32 0
  call fastcc void @note_pair(ptr noundef nonnull readonly %13, i32 noundef %192, ptr noundef nonnull %8, i64 noundef %24, i32 noundef %187, i32 noundef 1, i32 noundef 1, i32 noundef %268, i64 noundef %265) #21
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #22
  br label %269

269:                                              ; preds = %266, %256
  %270 = load i32, ptr %259, align 4
  %271 = load i32, ptr %127, align 8
  %272 = icmp eq i32 %270, %271
  br i1 %272, label %273, label %275

273:                                              ; preds = %269
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %264, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %265) #21
  %274 = load i32, ptr %127, align 8
  br label %275

275:                                              ; preds = %273, %269
  %276 = phi i32 [ %274, %273 ], [ %271, %269 ]
  %277 = getelementptr inbounds i8, ptr %259, i64 4
  %278 = load i32, ptr %277, align 4
  %279 = icmp eq i32 %278, %276
  br i1 %279, label %280, label %289

280:                                              ; preds = %275
  %281 = load i64, ptr %20, align 8
  %282 = getelementptr %struct.Touch, ptr %264, i64 %281
  %283 = getelementptr inbounds i8, ptr %259, i64 12
  %284 = load i32, ptr %283, align 4
  %285 = icmp eq i32 %284, %232
  %286 = icmp eq i32 %250, 0
  %287 = and i1 %286, %285
  %288 = zext i1 %287 to i32
  call fastcc void @compare(ptr noundef nonnull readonly %13, i32 noundef %146, ptr noundef %282, i32 noundef 1, i32 noundef 1, i32 noundef %288, i64 noundef %265) #21
  br label %289

289:                                              ; preds = %280, %275
  %290 = getelementptr inbounds i8, ptr %259, i64 8
  %291 = load i32, ptr %290, align 4
  %292 = load i32, ptr %130, align 4
  %293 = icmp eq i32 %291, %292
  br i1 %293, label %334, label %294

294:                                              ; preds = %289
  %295 = getelementptr inbounds i8, ptr %259, i64 16
  %296 = load i32, ptr %295, align 4
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %332, label %298

298:                                              ; preds = %294
  %299 = add i32 %296, -1
  %300 = sdiv i32 %299, 32
  %301 = sext i32 %300 to i64
  %302 = icmp eq i64 %24, %301
  br i1 %302, label %311, label %303

303:                                              ; preds = %298
  %304 = getelementptr inbounds i8, ptr %259, i64 24
  %305 = load i32, ptr %304, align 4
  %306 = load ptr, ptr %131, align 8
  %307 = load i64, ptr %20, align 8
  %308 = mul i64 %307, %24
  %309 = getelementptr i32, ptr %306, i64 %308
  %310 = getelementptr i32, ptr %309, i64 %301
  br label %326

311:                                              ; preds = %298
  %312 = and i32 %299, 31
  %313 = icmp eq i32 %312, %187
  br i1 %313, label %331, label %314

314:                                              ; preds = %311
  %315 = getelementptr inbounds i8, ptr %259, i64 24
  %316 = load i32, ptr %315, align 4
  %317 = load ptr, ptr %132, align 8
  %318 = getelementptr i32, ptr %317, i64 %24
  %319 = load i32, ptr %318, align 4
  %320 = icmp ugt i32 %316, %319
  br i1 %320, label %321, label %331

321:                                              ; preds = %314
  %322 = load ptr, ptr %133, align 8
  %323 = zext nneg i32 %312 to i64
  %324 = or disjoint i64 %197, %323
  %325 = getelementptr i32, ptr %322, i64 %324
  br label %326

326:                                              ; preds = %321, %303
  %327 = phi ptr [ %325, %321 ], [ %310, %303 ]
  %328 = phi i32 [ %316, %321 ], [ %305, %303 ]
  %329 = load i32, ptr %327, align 4
  %330 = icmp ugt i32 %328, %329
  br i1 %330, label %332, label %331

331:                                              ; preds = %326, %314, %311
  tail call fastcc void @note_unwritten(ptr noundef nonnull %20, ptr noundef %0, i64 noundef %202) #21
  br label %332

332:                                              ; preds = %331, %326, %294
  store i32 0, ptr %295, align 4
  %333 = load i32, ptr %130, align 4
  store i32 %333, ptr %290, align 4
  br label %334

334:                                              ; preds = %332, %289
  %335 = load i32, ptr %127, align 8
  store i32 %335, ptr %277, align 4
  %336 = getelementptr inbounds i8, ptr %259, i64 12
  store i32 %232, ptr %336, align 4
  %337 = load i64, ptr %20, align 8
  %338 = getelementptr %struct.Touch, ptr %264, i64 %337
  br label %339

339:                                              ; preds = %334, %219
  %340 = phi i64 [ %337, %334 ], [ %221, %219 ]
  %341 = phi ptr [ %338, %334 ], [ %211, %219 ]
  %342 = getelementptr %struct.Touch, ptr %341, i64 %24
  %343 = load ptr, ptr %131, align 8
  %344 = mul i64 %340, %24
  %345 = getelementptr i32, ptr %343, i64 %344
  %346 = getelementptr i32, ptr %345, i64 %24
  %347 = load i32, ptr %346, align 4
  %348 = add i32 %347, 1
  %349 = load i32, ptr %342, align 4
  %350 = icmp eq i32 %349, %348
  br i1 %350, label %351, label %358

351:                                              ; preds = %339
  %352 = getelementptr inbounds i8, ptr %342, i64 12
  %353 = load i32, ptr %352, align 4
  %354 = and i32 %353, %4
  %355 = getelementptr inbounds i8, ptr %342, i64 4
  %356 = load i32, ptr %355, align 4
  %357 = or i32 %356, %146
  br label %358

358:                                              ; preds = %339, %351
  %359 = phi i32 [ %357, %351 ], [ %146, %339 ]
  %360 = phi i32 [ %354, %351 ], [ %4, %339 ]
  store i32 %348, ptr %342, align 4
  %361 = getelementptr inbounds i8, ptr %342, i64 4
  store i32 %359, ptr %361, align 4
  %362 = getelementptr inbounds i8, ptr %342, i64 8
  store i32 %33, ptr %362, align 4
  %363 = or i32 %360, %26
  %364 = getelementptr inbounds i8, ptr %342, i64 12
  store i32 %363, ptr %364, align 4
  %365 = load i64, ptr %118, align 8
  %366 = add i64 %365, %200
  %367 = load i32, ptr %105, align 4
  %368 = sext i32 %367 to i64
  %369 = icmp slt i64 %366, %368
  br i1 %369, label %198, label %370, !llvm.loop !27

370:                                              ; preds = %358, %182, %164, %158, %156
  br i1 %149, label %621, label %135

371:                                              ; preds = %18
  %372 = getelementptr inbounds i8, ptr %1, i64 256
  %373 = load ptr, ptr %14, align 8
  %374 = shl i64 %2, 32
  %375 = ashr exact i64 %374, 26
  %376 = getelementptr i8, ptr %373, i64 %375
  %377 = getelementptr inbounds i8, ptr %20, i64 160
  %378 = getelementptr inbounds i8, ptr %20, i64 152
  %379 = getelementptr inbounds i8, ptr %376, i64 4
  %380 = getelementptr inbounds i8, ptr %376, i64 12
  %381 = getelementptr inbounds i8, ptr %376, i64 8
  %382 = load i64, ptr %377, align 8
  br label %383

383:                                              ; preds = %392, %371
  %384 = phi i64 [ %382, %371 ], [ %393, %392 ]
  %385 = phi i64 [ %382, %371 ], [ %394, %392 ]
  %386 = phi i32 [ %3, %371 ], [ %396, %392 ]
  %387 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %386, i1 true)
  %388 = zext nneg i32 %387 to i64
  %389 = getelementptr i64, ptr %1, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = icmp sgt i64 %385, 0
  br i1 %391, label %398, label %392

392:                                              ; preds = %615, %383
  %393 = phi i64 [ %384, %383 ], [ %616, %615 ]
  %394 = phi i64 [ %385, %383 ], [ %616, %615 ]
  %395 = add i32 %386, -1
  %396 = and i32 %395, %386
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %619, label %383, !llvm.loop !28

398:                                              ; preds = %383, %615
  %399 = phi i64 [ %616, %615 ], [ %384, %383 ]
  %400 = phi i64 [ %617, %615 ], [ 0, %383 ]
  %401 = load ptr, ptr %378, align 8
  %402 = getelementptr %struct.Region, ptr %401, i64 %400
  %403 = load i64, ptr %402, align 8
  %404 = icmp slt i64 %390, %403
  br i1 %404, label %615, label %405

405:                                              ; preds = %398
  %406 = load i32, ptr %379, align 4
  %407 = sext i32 %406 to i64
  %408 = add i64 %390, %407
  %409 = getelementptr inbounds i8, ptr %402, i64 8
  %410 = load i64, ptr %409, align 8
  %411 = icmp sgt i64 %408, %410
  br i1 %411, label %615, label %412

412:                                              ; preds = %405
  %413 = getelementptr inbounds i8, ptr %402, i64 24
  %414 = load i32, ptr %413, align 8
  %415 = sext i32 %414 to i64
  %416 = sub i64 %390, %403
  %417 = sub nsw i64 0, %415
  %418 = and i64 %416, %417
  %419 = add i64 %416, %407
  %420 = icmp slt i64 %418, %419
  br i1 %420, label %421, label %615

421:                                              ; preds = %412
  %422 = getelementptr inbounds i8, ptr %402, i64 16
  %423 = getelementptr inbounds i8, ptr %402, i64 28
  br label %424

424:                                              ; preds = %605, %421
  %425 = phi i64 [ %407, %421 ], [ %610, %605 ]
  %426 = phi i64 [ %403, %421 ], [ %607, %605 ]
  %427 = phi i64 [ %418, %421 ], [ %606, %605 ]
  %428 = sub i64 %427, %418
  %429 = load i32, ptr %380, align 4
  %430 = icmp ne i32 %429, 1
  %431 = add i64 %428, %415
  %432 = icmp sgt i64 %431, %425
  %433 = or i1 %430, %432
  br i1 %433, label %445, label %434

434:                                              ; preds = %424
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %435 = load i32, ptr %381, align 8
  %436 = sext i32 %435 to i64
  %437 = sdiv i64 %428, %436
  %438 = shl i64 %437, 5
  %439 = or disjoint i64 %438, %388
  %440 = mul i64 %439, %436
  %441 = getelementptr i8, ptr %372, i64 %440
  %442 = srem i64 %428, %436
  %443 = getelementptr i8, ptr %441, i64 %442
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %443, i64 %415, i1 false)
  %444 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  br label %445

445:                                              ; preds = %434, %424
  %446 = phi i32 [ %444, %434 ], [ 0, %424 ]
  %447 = load ptr, ptr %422, align 8
  %448 = sdiv i64 %427, %415
  %449 = getelementptr %struct.Cell, ptr %447, i64 %448
  %450 = load ptr, ptr %13, align 8
  %451 = getelementptr inbounds i8, ptr %450, i64 240
  %452 = load i64, ptr %451, align 8
  %453 = load ptr, ptr %21, align 8
  %454 = load i64, ptr %22, align 8
  %455 = getelementptr inbounds i8, ptr %453, i64 48
  %456 = load ptr, ptr %455, align 8
  %457 = load i64, ptr %453, align 8
  %458 = mul i64 %457, %454
  %459 = getelementptr i32, ptr %456, i64 %458
  %460 = getelementptr i32, ptr %459, i64 %454
  %461 = load i32, ptr %460, align 4
  %462 = trunc i64 %454 to i32
  %463 = load i32, ptr %25, align 8
  %464 = load i32, ptr %27, align 4
  %465 = or i32 %464, %463
  %466 = zext i32 %465 to i64
  %467 = getelementptr inbounds i8, ptr %449, i64 88
  br label %468

468:                                              ; preds = %468, %445
  %469 = atomicrmw xchg ptr %467, i32 1 acquire, align 4
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %471, label %468, !llvm.loop !29

471:                                              ; preds = %468
  %472 = shl i32 %462, 5
  %473 = shl nuw i64 %466, 32
  %474 = add i64 %427, %426
  %475 = trunc i64 %452 to i32
  %476 = or disjoint i32 %472, %387
  %477 = icmp ne i32 %429, 0
  %478 = add i32 %475, 1
  %479 = add i32 %461, 1
  %480 = zext i32 %476 to i64
  %481 = or disjoint i64 %473, %480
  %482 = zext i1 %477 to i32
  %483 = getelementptr inbounds i8, ptr %449, i64 84
  %484 = load i32, ptr %483, align 4
  %485 = and i32 %484, 1
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %494, label %487

487:                                              ; preds = %471
  %488 = getelementptr inbounds i8, ptr %449, i64 80
  %489 = load i32, ptr %488, align 4
  %490 = icmp eq i32 %489, %446
  br i1 %490, label %491, label %494

491:                                              ; preds = %487
  %492 = icmp eq i32 %429, 1
  %493 = zext i1 %492 to i32
  br label %494

494:                                              ; preds = %491, %487, %471
  %495 = phi i32 [ 0, %487 ], [ 0, %471 ], [ %493, %491 ]
  call fastcc void @compare_visits(ptr noundef nonnull readonly %13, i32 noundef %387, ptr noundef nonnull %449, ptr noundef nonnull %449, i32 noundef %482, i32 noundef 1, i32 noundef %495, i64 noundef %474) #21
  br i1 %477, label %496, label %498

496:                                              ; preds = %494
  %497 = getelementptr inbounds i8, ptr %449, i64 32
  call fastcc void @compare_visits(ptr noundef nonnull readonly %13, i32 noundef %387, ptr noundef nonnull %449, ptr noundef nonnull %497, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %474) #21
  br label %498

498:                                              ; preds = %496, %494
  %499 = load i32, ptr %423, align 4
  %500 = icmp ne i32 %499, 0
  %501 = and i1 %430, %500
  br i1 %501, label %502, label %525

502:                                              ; preds = %498
  %503 = load i32, ptr %483, align 4
  %504 = and i32 %503, 1
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %506, label %525

506:                                              ; preds = %502
  %507 = or i32 %503, 2
  store i32 %507, ptr %483, align 4
  %508 = getelementptr inbounds i8, ptr %449, i64 64
  %509 = load i32, ptr %508, align 4
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %519, label %511

511:                                              ; preds = %506
  %512 = icmp eq i32 %478, %509
  br i1 %512, label %515, label %513

513:                                              ; preds = %511
  %514 = icmp ult i32 %478, %509
  br i1 %514, label %519, label %525

515:                                              ; preds = %511
  %516 = getelementptr inbounds i8, ptr %449, i64 72
  %517 = load i32, ptr %516, align 4
  %518 = icmp slt i32 %476, %517
  br i1 %518, label %519, label %525

519:                                              ; preds = %515, %513, %506
  %520 = zext i32 %479 to i64
  %521 = shl nuw i64 %520, 32
  %522 = zext i32 %478 to i64
  %523 = or disjoint i64 %521, %522
  store i64 %523, ptr %508, align 4
  %524 = getelementptr inbounds i8, ptr %449, i64 72
  store i64 %481, ptr %524, align 4
  br label %525

525:                                              ; preds = %519, %515, %513, %502, %498
  %526 = select i1 %477, i64 0, i64 32
  %527 = getelementptr inbounds i8, ptr %449, i64 %526
  %528 = getelementptr i8, ptr %527, i64 16
  br label %529

529:                                              ; preds = %563, %525
  %530 = phi i64 [ 1, %525 ], [ %565, %563 ]
  %531 = phi i64 [ %481, %525 ], [ %564, %563 ]
  %532 = getelementptr %struct.Visit, ptr %527, i64 %530
  %533 = load i32, ptr %532, align 4
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %563, label %535

535:                                              ; preds = %529
  %536 = call fastcc i32 @visit_is_ordered(ptr noundef nonnull readonly %13, i32 noundef %387, ptr noundef nonnull %532) #21
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %563, label %538

538:                                              ; preds = %535
  %539 = load i32, ptr %532, align 4
  %540 = icmp eq i32 %539, %478
  br i1 %540, label %541, label %561

541:                                              ; preds = %538
  %542 = getelementptr inbounds i8, ptr %532, i64 8
  %543 = load i32, ptr %542, align 4
  %544 = trunc i64 %531 to i32
  %545 = icmp eq i32 %543, %544
  br i1 %545, label %546, label %561

546:                                              ; preds = %541
  %547 = getelementptr inbounds i8, ptr %532, i64 4
  %548 = load i32, ptr %547, align 4
  %549 = icmp eq i32 %548, %479
  br i1 %549, label %550, label %561

550:                                              ; preds = %546
  %551 = getelementptr inbounds i8, ptr %532, i64 12
  %552 = load i32, ptr %551, align 4
  %553 = or i32 %552, -1610612737
  %554 = lshr i64 %531, 32
  %555 = trunc nuw i64 %554 to i32
  %556 = and i32 %553, %555
  %557 = zext i32 %556 to i64
  %558 = shl nuw i64 %557, 32
  %559 = and i64 %531, 4294967295
  %560 = or disjoint i64 %558, %559
  br label %561

561:                                              ; preds = %550, %546, %541, %538
  %562 = phi i64 [ %560, %550 ], [ %531, %546 ], [ %531, %541 ], [ %531, %538 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %532, ptr noundef nonnull align 4 dereferenceable(16) %528, i64 16, i1 false)
  store i32 0, ptr %528, align 4
  br label %563

563:                                              ; preds = %561, %535, %529
  %564 = phi i64 [ %531, %529 ], [ %531, %535 ], [ %562, %561 ]
  %565 = add nsw i64 %530, -1
  %566 = icmp eq i64 %530, 0
  br i1 %566, label %567, label %529, !llvm.loop !30

567:                                              ; preds = %563, %596
  %568 = phi i1 [ false, %596 ], [ true, %563 ]
  %569 = phi i64 [ 1, %596 ], [ 0, %563 ]
  %570 = phi i64 [ %599, %596 ], [ %564, %563 ]
  %571 = phi i32 [ %598, %596 ], [ %478, %563 ]
  %572 = phi i32 [ %597, %596 ], [ %479, %563 ]
  %573 = getelementptr %struct.Visit, ptr %527, i64 %569
  %574 = load i32, ptr %573, align 4
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %585, label %576

576:                                              ; preds = %567
  %577 = icmp eq i32 %571, %574
  br i1 %577, label %580, label %578

578:                                              ; preds = %576
  %579 = icmp ult i32 %571, %574
  br i1 %579, label %585, label %596

580:                                              ; preds = %576
  %581 = trunc i64 %570 to i32
  %582 = getelementptr inbounds i8, ptr %573, i64 8
  %583 = load i32, ptr %582, align 4
  %584 = icmp sgt i32 %583, %581
  br i1 %584, label %585, label %596

585:                                              ; preds = %580, %578, %567
  %586 = load i64, ptr %573, align 4
  %587 = getelementptr inbounds i8, ptr %573, i64 8
  %588 = load i64, ptr %587, align 4
  %589 = zext i32 %572 to i64
  %590 = shl nuw i64 %589, 32
  %591 = zext i32 %571 to i64
  %592 = or disjoint i64 %590, %591
  store i64 %592, ptr %573, align 4
  store i64 %570, ptr %587, align 4
  %593 = trunc i64 %586 to i32
  %594 = lshr i64 %586, 32
  %595 = trunc nuw i64 %594 to i32
  br label %596

596:                                              ; preds = %585, %580, %578
  %597 = phi i32 [ %572, %580 ], [ %595, %585 ], [ %572, %578 ]
  %598 = phi i32 [ %571, %580 ], [ %593, %585 ], [ %571, %578 ]
  %599 = phi i64 [ %570, %580 ], [ %588, %585 ], [ %570, %578 ]
  br i1 %568, label %567, label %600, !llvm.loop !31

600:                                              ; preds = %596
  br i1 %477, label %601, label %605

601:                                              ; preds = %600
  %602 = load i32, ptr %483, align 4
  %603 = or i32 %602, 1
  store i32 %603, ptr %483, align 4
  %604 = getelementptr inbounds i8, ptr %449, i64 80
  store i32 %446, ptr %604, align 4
  br label %605

605:                                              ; preds = %601, %600
  store atomic i32 0, ptr %467 release, align 4
  %606 = add i64 %427, %415
  %607 = load i64, ptr %402, align 8
  %608 = sub i64 %390, %607
  %609 = load i32, ptr %379, align 4
  %610 = sext i32 %609 to i64
  %611 = add i64 %608, %610
  %612 = icmp slt i64 %606, %611
  br i1 %612, label %424, label %613, !llvm.loop !32

613:                                              ; preds = %605
  %614 = load i64, ptr %377, align 8
  br label %615

615:                                              ; preds = %613, %412, %405, %398
  %616 = phi i64 [ %614, %613 ], [ %399, %412 ], [ %399, %398 ], [ %399, %405 ]
  %617 = add nuw nsw i64 %400, 1
  %618 = icmp slt i64 %617, %616
  br i1 %618, label %398, label %392, !llvm.loop !33

619:                                              ; preds = %392
  %620 = and i32 %4, 1073741824
  br label %621

621:                                              ; preds = %370, %619
  %622 = phi i32 [ %620, %619 ], [ %128, %370 ]
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %708, label %624

624:                                              ; preds = %621
  %625 = getelementptr inbounds i8, ptr %16, i64 12
  %626 = load i32, ptr %625, align 4
  %627 = icmp eq i32 %626, 0
  %628 = load i64, ptr %23, align 8
  %629 = load ptr, ptr %19, align 8
  br i1 %627, label %673, label %630

630:                                              ; preds = %624
  %631 = getelementptr inbounds i8, ptr %629, i64 120
  %632 = load ptr, ptr %631, align 8
  %633 = load i64, ptr %629, align 8
  %634 = mul i64 %633, %628
  %635 = getelementptr i32, ptr %632, i64 %634
  %636 = getelementptr inbounds i8, ptr %629, i64 136
  %637 = load ptr, ptr %636, align 8
  %638 = getelementptr inbounds i8, ptr %0, i64 240
  %639 = load i64, ptr %638, align 8
  %640 = mul i64 %639, %633
  %641 = getelementptr i32, ptr %637, i64 %640
  %642 = icmp sgt i64 %633, 0
  br i1 %642, label %643, label %667

643:                                              ; preds = %630
  %644 = load i32, ptr %16, align 8
  %645 = getelementptr inbounds i8, ptr %629, i64 128
  %646 = icmp eq i32 %644, 0
  br label %647

647:                                              ; preds = %661, %643
  %648 = phi i64 [ 0, %643 ], [ %662, %661 ]
  %649 = getelementptr i32, ptr %635, i64 %648
  %650 = load i32, ptr %649, align 4
  %651 = load ptr, ptr %645, align 8
  %652 = getelementptr i32, ptr %651, i64 %648
  %653 = load i32, ptr %652, align 4
  %654 = tail call i32 @llvm.umax.i32(i32 %650, i32 %653)
  store i32 %654, ptr %652, align 4
  br i1 %646, label %655, label %661

655:                                              ; preds = %647
  %656 = load i32, ptr %649, align 4
  %657 = getelementptr i32, ptr %641, i64 %648
  %658 = load atomic i32, ptr %657 monotonic, align 4
  %659 = icmp ugt i32 %656, %658
  br i1 %659, label %660, label %661

660:                                              ; preds = %655
  store atomic i32 %656, ptr %657 monotonic, align 4
  br label %661

661:                                              ; preds = %660, %655, %647
  %662 = add nuw nsw i64 %648, 1
  %663 = load i64, ptr %629, align 8
  %664 = icmp slt i64 %662, %663
  br i1 %664, label %647, label %665, !llvm.loop !34

665:                                              ; preds = %661
  %666 = load i32, ptr %625, align 4
  br label %667

667:                                              ; preds = %665, %630
  %668 = phi i32 [ %666, %665 ], [ %626, %630 ]
  %669 = icmp eq i32 %668, 1
  br i1 %669, label %708, label %670

670:                                              ; preds = %667
  %671 = load i64, ptr %23, align 8
  %672 = load ptr, ptr %19, align 8
  br label %673

673:                                              ; preds = %670, %624
  %674 = phi ptr [ %672, %670 ], [ %629, %624 ]
  %675 = phi i64 [ %671, %670 ], [ %628, %624 ]
  %676 = load i32, ptr %16, align 8
  %677 = getelementptr inbounds i8, ptr %674, i64 48
  %678 = load ptr, ptr %677, align 8
  %679 = load i64, ptr %674, align 8
  %680 = mul i64 %679, %675
  %681 = getelementptr i32, ptr %678, i64 %680
  %682 = icmp sgt i64 %679, 0
  br i1 %682, label %683, label %702

683:                                              ; preds = %673
  %684 = getelementptr inbounds i8, ptr %674, i64 128
  br label %685

685:                                              ; preds = %698, %683
  %686 = phi i64 [ %679, %683 ], [ %699, %698 ]
  %687 = phi i64 [ 0, %683 ], [ %700, %698 ]
  %688 = icmp eq i64 %687, %675
  br i1 %688, label %698, label %689

689:                                              ; preds = %685
  %690 = load ptr, ptr %684, align 8
  %691 = getelementptr i32, ptr %690, i64 %687
  %692 = load i32, ptr %691, align 4
  %693 = getelementptr i32, ptr %681, i64 %687
  %694 = load i32, ptr %693, align 4
  %695 = icmp ugt i32 %692, %694
  br i1 %695, label %696, label %698

696:                                              ; preds = %689
  store i32 %692, ptr %693, align 4
  %697 = load i64, ptr %674, align 8
  br label %698

698:                                              ; preds = %696, %689, %685
  %699 = phi i64 [ %686, %685 ], [ %686, %689 ], [ %697, %696 ]
  %700 = add nuw nsw i64 %687, 1
  %701 = icmp slt i64 %700, %699
  br i1 %701, label %685, label %702, !llvm.loop !35

702:                                              ; preds = %698, %673
  %703 = icmp eq i32 %676, 0
  %704 = zext i1 %703 to i64
  %705 = getelementptr inbounds i8, ptr %674, i64 168
  %706 = load i64, ptr %705, align 8
  %707 = or i64 %706, %704
  store i64 %707, ptr %705, align 8
  br label %708

708:                                              ; preds = %92, %667, %702, %621
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %13) #22
  br label %709

709:                                              ; preds = %6, %708
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
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #22
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #22
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
  %14 = getelementptr i8, ptr %0, i64 720
  %15 = getelementptr inbounds i8, ptr %0, i64 240
  %16 = getelementptr i8, ptr %0, i64 728
  %17 = getelementptr inbounds i8, ptr %1, i64 1952
  %18 = getelementptr i8, ptr %0, i64 736
  %19 = getelementptr i8, ptr %0, i64 744
  %20 = getelementptr i8, ptr %0, i64 752
  %21 = getelementptr i8, ptr %0, i64 760
  br label %22

22:                                               ; preds = %9, %79
  %23 = phi i32 [ %2, %9 ], [ %81, %79 ]
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr i64, ptr %10, i64 %25
  %27 = getelementptr i64, ptr %11, i64 %25
  %28 = load i64, ptr %27, align 8
  %29 = load i64, ptr %26, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #22
  %30 = getelementptr [32 x i64], ptr %1, i64 0, i64 %25
  %31 = load i64, ptr %30, align 8
  %32 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %24, i64 noundef %31, i64 noundef %5, ptr noundef nonnull %7) #21
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
  %47 = tail call fastcc i32 @change_tx(ptr noundef %46, ptr noundef nonnull %32, i64 noundef %28) #21
  br label %58

48:                                               ; preds = %35
  %49 = load ptr, ptr %7, align 8
  %50 = sub i64 0, %28
  %51 = tail call fastcc i32 @change_tx(ptr noundef %49, ptr noundef nonnull %32, i64 noundef %50) #21
  br label %58

52:                                               ; preds = %35
  %53 = add i64 %29, -1048576
  %54 = icmp ult i64 %53, -1048575
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = load ptr, ptr %7, align 8
  %57 = tail call fastcc i32 @arrive_at(ptr noundef %56, ptr noundef nonnull %32, i64 noundef %29, i64 noundef %28, i32 noundef %13, i32 noundef %4) #21
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #22
  %80 = add i32 %23, -1
  %81 = and i32 %80, %23
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %34, label %22, !llvm.loop !40
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #12 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #21
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %35

12:                                               ; preds = %6, %9
  %13 = getelementptr i8, ptr %0, i64 720
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 240
  %17 = load i64, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               ; preds = %12
  %19 = getelementptr i8, ptr %0, i64 728
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %33

22:                                               ; preds = %18, %12
  %23 = getelementptr i8, ptr %0, i64 728
  store i64 %17, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 1952
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 5
  %27 = zext nneg i32 %2 to i64
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr %0, i64 736
  store i64 %28, ptr %29, align 8
  %30 = getelementptr i8, ptr %0, i64 744
  store i64 %4, ptr %30, align 8
  %31 = getelementptr i8, ptr %0, i64 752
  store i64 2, ptr %31, align 8
  %32 = getelementptr i8, ptr %0, i64 760
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
define internal fastcc range(i32 0, 2) i32 @change_tx(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #11 {
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
  %29 = getelementptr inbounds i8, ptr %0, i64 896
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
define internal fastcc range(i32 0, 6) i32 @arrive_at(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #11 {
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
  %43 = getelementptr inbounds i8, ptr %0, i64 896
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %17, %15, %6, %24
  %47 = phi i32 [ 0, %24 ], [ 1, %6 ], [ 2, %15 ], [ 5, %17 ]
  ret i32 %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_cluster_arrive(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #11 {
  %3 = getelementptr inbounds i8, ptr %0, i64 2820
  %4 = load i32, ptr %3, align 4
  %5 = or i32 %4, %1
  store i32 %5, ptr %3, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local range(i32 0, 2) i32 @rooftile_wait(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5, i32 noundef %6) local_unnamed_addr #10 {
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
  %28 = tail call fastcc i32 @waits_over(ptr noundef %0, ptr noundef %1, i32 noundef %2) #21
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
  br i1 %50, label %20, label %15, !llvm.loop !41

51:                                               ; preds = %20
  %52 = getelementptr inbounds i8, ptr %1, i64 2036
  %53 = load i32, ptr %52, align 4
  %54 = or i32 %53, %2
  store i32 %54, ptr %52, align 4
  %55 = icmp slt i64 %30, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  tail call fastcc void @end_wait(ptr noundef nonnull %1, i32 noundef %28, i32 noundef 1) #21
  br label %57

57:                                               ; preds = %51, %56, %20
  %58 = phi i32 [ 1, %20 ], [ 0, %56 ], [ 0, %51 ]
  ret i32 %58
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @waits_over(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #10 {
  %4 = alloca ptr, align 8
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %31, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %1, i64 2040
  %8 = getelementptr inbounds i8, ptr %1, i64 2816
  %9 = getelementptr inbounds i8, ptr %1, i64 2808
  %10 = getelementptr i8, ptr %0, i64 720
  %11 = getelementptr inbounds i8, ptr %0, i64 240
  %12 = getelementptr i8, ptr %0, i64 728
  %13 = getelementptr inbounds i8, ptr %1, i64 1952
  %14 = getelementptr i8, ptr %0, i64 736
  %15 = getelementptr i8, ptr %0, i64 744
  %16 = getelementptr i8, ptr %0, i64 752
  %17 = getelementptr i8, ptr %0, i64 760
  %18 = getelementptr inbounds i8, ptr %1, i64 2820
  %19 = getelementptr inbounds i8, ptr %0, i64 856
  %20 = getelementptr inbounds i8, ptr %0, i64 872
  %21 = getelementptr inbounds i8, ptr %0, i64 880
  %22 = getelementptr inbounds i8, ptr %0, i64 896
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
  br i1 %70, label %71, label %54, !llvm.loop !42

71:                                               ; preds = %68, %44
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp eq i64 %72, %42
  br i1 %73, label %74, label %44, !llvm.loop !43

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
  br i1 %91, label %74, label %82, !llvm.loop !44

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
  br i1 %102, label %92, label %86, !llvm.loop !45

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #22
  %113 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %26, i64 noundef %29, i64 noundef %112, ptr noundef nonnull %4) #21
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
  %128 = getelementptr inbounds i8, ptr %116, i64 944
  %129 = load i64, ptr %128, align 8
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %242

131:                                              ; preds = %127
  %132 = getelementptr inbounds i8, ptr %116, i64 936
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
  br i1 %152, label %135, label %242, !llvm.loop !46

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %116, ptr noundef %157) #21
  %166 = load i64, ptr %128, align 8
  br label %167

167:                                              ; preds = %165, %161, %153
  %168 = phi i64 [ %154, %153 ], [ %154, %161 ], [ %166, %165 ]
  %169 = add nuw nsw i64 %155, 1
  %170 = icmp slt i64 %169, %168
  br i1 %170, label %153, label %133, !llvm.loop !47

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
  tail call fastcc void @forget_done(ptr noundef %174) #21
  %182 = add nuw nsw i64 %172, 1
  %183 = load i64, ptr %122, align 8
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %171, label %127, !llvm.loop !48

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
  br i1 %218, label %202, label %204, !llvm.loop !49

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
  tail call fastcc void @complete(ptr noundef %116, ptr noundef %174, ptr noundef %225, i32 noundef %215) #21
  br label %232

232:                                              ; preds = %231, %219
  %233 = add nuw nsw i64 %220, 1
  %234 = icmp eq i64 %233, %186
  br i1 %234, label %235, label %219, !llvm.loop !50

235:                                              ; preds = %232
  %236 = load i64, ptr %175, align 8
  br label %237

237:                                              ; preds = %235, %202, %197, %185
  %238 = phi i64 [ %236, %235 ], [ %187, %202 ], [ %187, %185 ], [ %187, %197 ]
  %239 = add nuw nsw i64 %188, 1
  %240 = icmp slt i64 %239, %238
  %241 = add nuw i64 %186, 1
  br i1 %240, label %185, label %181, !llvm.loop !51

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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #22
  br label %267

267:                                              ; preds = %265, %103
  %268 = phi i32 [ %107, %103 ], [ %266, %265 ]
  %269 = shl nuw i32 %268, %26
  %270 = or i32 %269, %24
  %271 = add i32 %25, -1
  %272 = and i32 %271, %25
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %31, label %23, !llvm.loop !52
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
  br i1 %54, label %18, label %11, !llvm.loop !53

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
define dso_local void @rooftile_bulk(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) local_unnamed_addr #10 {
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
  %20 = getelementptr inbounds i8, ptr %0, i64 880
  %21 = getelementptr inbounds i8, ptr %0, i64 856
  %22 = getelementptr inbounds i8, ptr %0, i64 872
  %23 = getelementptr i8, ptr %0, i64 720
  %24 = getelementptr inbounds i8, ptr %0, i64 240
  %25 = getelementptr i8, ptr %0, i64 728
  %26 = getelementptr i8, ptr %0, i64 736
  %27 = getelementptr i8, ptr %0, i64 744
  %28 = getelementptr i8, ptr %0, i64 752
  %29 = getelementptr i8, ptr %0, i64 760
  %30 = getelementptr i8, ptr %0, i64 768
  %31 = getelementptr i8, ptr %0, i64 776
  %32 = getelementptr i8, ptr %0, i64 784
  %33 = getelementptr i8, ptr %0, i64 792
  %34 = getelementptr i8, ptr %0, i64 800
  %35 = getelementptr i8, ptr %0, i64 808
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #22
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
  %62 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %11) #21
  br label %68

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #22
  %64 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %10) #21
  %65 = icmp eq i32 %64, 0
  %66 = inttoptr i64 %41 to ptr
  %67 = select i1 %65, ptr null, ptr %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #22
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #22
  %87 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %43, i64 noundef %47, ptr noundef nonnull %9) #21
  %88 = icmp eq i32 %87, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #22
  %89 = icmp eq i64 %43, 0
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %226, label %91

91:                                               ; preds = %86
  %92 = tail call fastcc ptr @new_bulk(ptr noundef %0) #21
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
  %207 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %171) #21
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
  br i1 %224, label %225, label %164, !llvm.loop !54

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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #22
  %244 = add i32 %37, -1
  %245 = and i32 %244, %37
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %57, label %36, !llvm.loop !55
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @shared_place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #12 {
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
  %14 = getelementptr inbounds i8, ptr %0, i64 880
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %9, %15
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = and i64 %8, 16777215
  %19 = getelementptr inbounds i8, ptr %0, i64 856
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 872
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
define internal fastcc ptr @new_bulk(ptr nocapture noundef %0) unnamed_addr #10 {
  %2 = getelementptr inbounds i8, ptr %0, i64 944
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 936
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %7) #21
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
  br i1 %27, label %10, label %28, !llvm.loop !46

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 936
  %31 = load ptr, ptr %30, align 8
  %32 = add i64 %29, 1
  store i64 %32, ptr %2, align 8
  %33 = getelementptr %struct.Bulk, ptr %31, i64 %29
  ret ptr %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_bulk_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
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
  br i1 %15, label %16, label %6, !llvm.loop !56

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #10 {
  %5 = getelementptr inbounds i8, ptr %0, i64 944
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 936
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2976
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 936
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
  br i1 %33, label %16, label %34, !llvm.loop !46

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %40) #21
  %65 = load i64, ptr %5, align 8
  br label %66

66:                                               ; preds = %64, %56, %52, %47, %36
  %67 = phi i64 [ %65, %64 ], [ %37, %56 ], [ %37, %52 ], [ %37, %47 ], [ %37, %36 ]
  %68 = add nuw nsw i64 %38, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %36, label %12, !llvm.loop !57
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @complete_bulk(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #10 {
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
  tail call fastcc void @combine_into(ptr noundef %5, ptr noundef %7, i64 noundef %13, i32 noundef %16, i32 noundef %10, i32 noundef %20) #21
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
  %35 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %31, i64 noundef %34) #21
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
  %50 = getelementptr i8, ptr %0, i64 720
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  %53 = getelementptr inbounds i8, ptr %0, i64 240
  %54 = load i64, ptr %53, align 8
  br i1 %52, label %59, label %55

55:                                               ; preds = %37
  %56 = getelementptr i8, ptr %0, i64 728
  %57 = load i64, ptr %56, align 8
  %58 = icmp slt i64 %54, %57
  br i1 %58, label %59, label %70

59:                                               ; preds = %55, %37
  %60 = getelementptr i8, ptr %0, i64 728
  store i64 %54, ptr %60, align 8
  %61 = getelementptr %struct.Warp, ptr %39, i64 %43, i32 8
  %62 = load i64, ptr %61, align 8
  %63 = shl i64 %62, 5
  %64 = zext nneg i32 %44 to i64
  %65 = or disjoint i64 %63, %64
  %66 = getelementptr i8, ptr %0, i64 736
  store i64 %65, ptr %66, align 8
  %67 = getelementptr i8, ptr %0, i64 744
  store i64 %46, ptr %67, align 8
  %68 = getelementptr i8, ptr %0, i64 752
  store i64 %48, ptr %68, align 8
  %69 = getelementptr i8, ptr %0, i64 760
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
define dso_local void @rooftile_store_async(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #10 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %48, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %1, i64 256
  %13 = sext i32 %3 to i64
  %14 = add i32 %3, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr %0, i64 768
  %17 = getelementptr inbounds i8, ptr %0, i64 240
  %18 = getelementptr i8, ptr %0, i64 776
  %19 = getelementptr inbounds i8, ptr %1, i64 1952
  %20 = getelementptr i8, ptr %0, i64 784
  %21 = getelementptr i8, ptr %0, i64 792
  %22 = getelementptr i8, ptr %0, i64 800
  %23 = getelementptr i8, ptr %0, i64 808
  %24 = getelementptr inbounds i8, ptr %1, i64 1280
  %25 = icmp sgt i32 %5, -1
  %26 = sub i32 0, %3
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr %0, i64 720
  %29 = getelementptr i8, ptr %0, i64 728
  %30 = getelementptr i8, ptr %0, i64 736
  %31 = getelementptr i8, ptr %0, i64 744
  %32 = getelementptr i8, ptr %0, i64 752
  %33 = getelementptr i8, ptr %0, i64 760
  br label %34

34:                                               ; preds = %11, %93
  %35 = phi i32 [ %2, %11 ], [ %95, %93 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #22
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #22
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i64], ptr %1, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr i64, ptr %12, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %39, i64 noundef %13, ptr noundef nonnull %8) #21
  %43 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %36, i64 noundef %41, i64 noundef %6, ptr noundef nonnull %9) #21
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
  tail call fastcc void @combine_into(ptr noundef nonnull %42, ptr noundef %70, i64 noundef %13, i32 noundef %4, i32 noundef %5, i32 noundef 0) #21
  br label %73

72:                                               ; preds = %67
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %42, ptr align 1 %70, i64 %13, i1 false)
  br label %73

73:                                               ; preds = %72, %71
  %74 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %43, i64 noundef %27) #21
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #22
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #22
  %94 = add i32 %35, -1
  %95 = and i32 %94, %35
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %48, label %34, !llvm.loop !58
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @combine_into(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #10 {
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
  %28 = tail call fastcc i64 @combine(i64 noundef %26, i64 noundef %27, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #21
  %29 = cmpxchg ptr %20, i64 %26, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  %31 = extractvalue { i64, i1 } %29, 0
  br i1 %30, label %54, label %25, !llvm.loop !59

32:                                               ; preds = %18
  %33 = load atomic i32, ptr %20 monotonic, align 4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ %33, %32 ], [ %42, %34 ]
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %7, align 8
  %38 = tail call fastcc i64 @combine(i64 noundef %36, i64 noundef %37, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #21
  %39 = trunc i64 %38 to i32
  %40 = cmpxchg ptr %20, i32 %35, i32 %39 acq_rel acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %54, label %34, !llvm.loop !60

43:                                               ; preds = %18
  %44 = load atomic i16, ptr %20 monotonic, align 2
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i16 [ %44, %43 ], [ %53, %45 ]
  %47 = zext i16 %46 to i64
  %48 = load i64, ptr %7, align 8
  %49 = tail call fastcc i64 @combine(i64 noundef %47, i64 noundef %48, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #21
  %50 = trunc i64 %49 to i16
  %51 = cmpxchg ptr %20, i16 %46, i16 %50 acq_rel acquire, align 2
  %52 = extractvalue { i16, i1 } %51, 1
  %53 = extractvalue { i16, i1 } %51, 0
  br i1 %52, label %54, label %45, !llvm.loop !61

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !62
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_copy(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i32], align 16
  %11 = getelementptr inbounds i8, ptr %0, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr %struct.Slot, ptr %12, i64 %2, i32 1
  %14 = load i32, ptr %13, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #22
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %244, label %16

16:                                               ; preds = %6
  %17 = icmp eq i32 %4, 0
  %18 = getelementptr i8, ptr %1, i64 256
  %19 = getelementptr inbounds i8, ptr %1, i64 1280
  br label %24

20:                                               ; preds = %31
  %21 = and i32 %39, %3
  %22 = and i32 %43, %3
  %23 = icmp ne i32 %21, 0
  br i1 %23, label %52, label %78

24:                                               ; preds = %16, %31
  %25 = phi i64 [ 0, %16 ], [ %50, %31 ]
  %26 = phi i32 [ 0, %16 ], [ %39, %31 ]
  %27 = phi i32 [ 0, %16 ], [ %43, %31 ]
  br i1 %17, label %31, label %28

28:                                               ; preds = %24
  %29 = getelementptr i32, ptr %19, i64 %25
  %30 = load i32, ptr %29, align 4
  br label %31

31:                                               ; preds = %24, %28
  %32 = phi i32 [ %30, %28 ], [ %14, %24 ]
  %33 = tail call i32 @llvm.umin.i32(i32 %32, i32 %14)
  %34 = getelementptr [32 x i32], ptr %7, i64 0, i64 %25
  store i32 %33, ptr %34, align 4
  %35 = icmp sgt i32 %33, 0
  %36 = zext i1 %35 to i32
  %37 = trunc nuw nsw i64 %25 to i32
  %38 = shl nuw i32 %36, %37
  %39 = or i32 %38, %26
  %40 = icmp slt i32 %33, %14
  %41 = zext i1 %40 to i32
  %42 = shl nuw i32 %41, %37
  %43 = or i32 %42, %27
  %44 = getelementptr [32 x i64], ptr %1, i64 0, i64 %25
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr [32 x i64], ptr %8, i64 0, i64 %25
  store i64 %45, ptr %46, align 8
  %47 = getelementptr i64, ptr %18, i64 %25
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr [32 x i64], ptr %9, i64 0, i64 %25
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %25, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %20, label %24, !llvm.loop !63

52:                                               ; preds = %20
  %53 = and i32 %21, %43
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %58

55:                                               ; preds = %52
  %56 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %21) #21
  %57 = icmp eq ptr %56, null
  br i1 %57, label %58, label %64

58:                                               ; preds = %52, %55
  %59 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %21, ptr noundef nonnull %7) #21
  %60 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true)
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr [32 x i64], ptr %8, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8
  tail call fastcc void @note_origin(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %63) #21
  tail call fastcc void @trace(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %21) #21
  br label %64

64:                                               ; preds = %55, %58
  %65 = phi i32 [ %59, %58 ], [ %21, %55 ]
  %66 = phi ptr [ null, %58 ], [ %56, %55 ]
  %67 = xor i32 %65, -1
  %68 = and i32 %21, %67
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %78, label %70

70:                                               ; preds = %64, %70
  %71 = phi i32 [ %76, %70 ], [ %68, %64 ]
  %72 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %71, i1 true)
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr [32 x i32], ptr %7, i64 0, i64 %73
  store i32 0, ptr %74, align 4
  %75 = add i32 %71, -1
  %76 = and i32 %75, %71
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %70, !llvm.loop !64

78:                                               ; preds = %70, %64, %20
  %79 = phi ptr [ null, %20 ], [ %66, %64 ], [ %66, %70 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1, ptr noundef nonnull align 16 dereferenceable(256) %9, i64 256, i1 false)
  %80 = add i64 %2, 1
  %81 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef %1, i64 noundef %80, i32 noundef %3) #21
  %82 = icmp eq ptr %81, null
  br i1 %82, label %83, label %116

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10) #22
  store i32 %14, ptr %10, align 16
  %84 = getelementptr inbounds i8, ptr %10, i64 4
  store i32 %14, ptr %84, align 4
  %85 = getelementptr inbounds i8, ptr %10, i64 8
  store i32 %14, ptr %85, align 8
  %86 = getelementptr inbounds i8, ptr %10, i64 12
  store i32 %14, ptr %86, align 4
  %87 = getelementptr inbounds i8, ptr %10, i64 16
  store i32 %14, ptr %87, align 16
  %88 = getelementptr inbounds i8, ptr %10, i64 20
  store i32 %14, ptr %88, align 4
  %89 = getelementptr inbounds i8, ptr %10, i64 24
  store i32 %14, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %10, i64 28
  store i32 %14, ptr %90, align 4
  %91 = getelementptr inbounds i8, ptr %10, i64 32
  store i32 %14, ptr %91, align 16
  %92 = getelementptr inbounds i8, ptr %10, i64 36
  store i32 %14, ptr %92, align 4
  %93 = getelementptr inbounds i8, ptr %10, i64 40
  store i32 %14, ptr %93, align 8
  %94 = getelementptr inbounds i8, ptr %10, i64 44
  store i32 %14, ptr %94, align 4
  %95 = getelementptr inbounds i8, ptr %10, i64 48
  store i32 %14, ptr %95, align 16
  %96 = getelementptr inbounds i8, ptr %10, i64 52
  store i32 %14, ptr %96, align 4
  %97 = getelementptr inbounds i8, ptr %10, i64 56
  store i32 %14, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %10, i64 60
  store i32 %14, ptr %98, align 4
  %99 = getelementptr inbounds i8, ptr %10, i64 64
  store i32 %14, ptr %99, align 16
  %100 = getelementptr inbounds i8, ptr %10, i64 68
  store i32 %14, ptr %100, align 4
  %101 = getelementptr inbounds i8, ptr %10, i64 72
  store i32 %14, ptr %101, align 8
  %102 = getelementptr inbounds i8, ptr %10, i64 76
  store i32 %14, ptr %102, align 4
  %103 = getelementptr inbounds i8, ptr %10, i64 80
  store i32 %14, ptr %103, align 16
  %104 = getelementptr inbounds i8, ptr %10, i64 84
  store i32 %14, ptr %104, align 4
  %105 = getelementptr inbounds i8, ptr %10, i64 88
  store i32 %14, ptr %105, align 8
  %106 = getelementptr inbounds i8, ptr %10, i64 92
  store i32 %14, ptr %106, align 4
  %107 = getelementptr inbounds i8, ptr %10, i64 96
  store i32 %14, ptr %107, align 16
  %108 = getelementptr inbounds i8, ptr %10, i64 100
  store i32 %14, ptr %108, align 4
  %109 = getelementptr inbounds i8, ptr %10, i64 104
  store i32 %14, ptr %109, align 8
  %110 = getelementptr inbounds i8, ptr %10, i64 108
  store i32 %14, ptr %110, align 4
  %111 = getelementptr inbounds i8, ptr %10, i64 112
  store i32 %14, ptr %111, align 16
  %112 = getelementptr inbounds i8, ptr %10, i64 116
  store i32 %14, ptr %112, align 4
  %113 = getelementptr inbounds i8, ptr %10, i64 120
  store i32 %14, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %10, i64 124
  store i32 %14, ptr %114, align 4
  %115 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %80, i32 noundef %3, ptr noundef nonnull %10) #21
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10) #22
  br label %188

116:                                              ; preds = %78
  %117 = icmp eq ptr %79, null
  %118 = and i1 %23, %117
  br i1 %118, label %188, label %119

119:                                              ; preds = %116
  br i1 %23, label %120, label %127

120:                                              ; preds = %119
  %121 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true)
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr [32 x i64], ptr %8, i64 0, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = trunc i64 %124 to i32
  %126 = and i32 %125, 127
  br label %127

127:                                              ; preds = %119, %120
  %128 = phi i32 [ %126, %120 ], [ 0, %119 ]
  %129 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr [32 x i64], ptr %9, i64 0, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = load ptr, ptr %11, align 8
  %134 = getelementptr %struct.Slot, ptr %133, i64 %2
  %135 = getelementptr inbounds i8, ptr %0, i64 928
  %136 = load ptr, ptr %135, align 8
  %137 = getelementptr inbounds i8, ptr %134, i64 36
  %138 = load i32, ptr %137, align 4
  %139 = sext i32 %138 to i64
  %140 = getelementptr %struct.Pair, ptr %136, i64 %139
  %141 = getelementptr i8, ptr %140, i64 -32
  %142 = select i1 %117, i32 0, i32 %128
  %143 = trunc i64 %132 to i32
  %144 = and i32 %143, 127
  %145 = getelementptr inbounds i8, ptr %134, i64 16
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %190, label %148

148:                                              ; preds = %127
  %149 = getelementptr i8, ptr %140, i64 224
  %150 = icmp ult ptr %141, %149
  br i1 %150, label %151, label %181

151:                                              ; preds = %148, %175
  %152 = phi ptr [ %176, %175 ], [ null, %148 ]
  %153 = phi ptr [ %177, %175 ], [ %141, %148 ]
  %154 = getelementptr inbounds i8, ptr %153, i64 24
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %175, label %157

157:                                              ; preds = %151
  %158 = load ptr, ptr %153, align 8
  %159 = icmp eq ptr %158, %79
  br i1 %159, label %160, label %175

160:                                              ; preds = %157
  %161 = getelementptr inbounds i8, ptr %153, i64 8
  %162 = load ptr, ptr %161, align 8
  %163 = icmp eq ptr %162, %81
  br i1 %163, label %164, label %175

164:                                              ; preds = %160
  %165 = getelementptr inbounds i8, ptr %153, i64 16
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, %142
  br i1 %167, label %168, label %175

168:                                              ; preds = %164
  %169 = getelementptr inbounds i8, ptr %153, i64 20
  %170 = load i32, ptr %169, align 4
  %171 = icmp eq i32 %170, %144
  br i1 %171, label %172, label %175

172:                                              ; preds = %168
  %173 = getelementptr inbounds i8, ptr %153, i64 24
  %174 = add i64 %155, 1
  store i64 %174, ptr %173, align 8
  br label %190

175:                                              ; preds = %168, %164, %160, %157, %151
  %176 = phi ptr [ %152, %168 ], [ %152, %164 ], [ %152, %160 ], [ %152, %157 ], [ %153, %151 ]
  %177 = getelementptr i8, ptr %153, i64 32
  %178 = icmp ult ptr %177, %149
  br i1 %178, label %151, label %179, !llvm.loop !65

179:                                              ; preds = %175
  %180 = icmp eq ptr %176, null
  br i1 %180, label %181, label %182

181:                                              ; preds = %179, %148
  tail call fastcc void @flush_pairs(ptr noundef readonly %0, i64 noundef %2) #21
  br label %182

182:                                              ; preds = %181, %179
  %183 = phi ptr [ %176, %179 ], [ %141, %181 ]
  store ptr %79, ptr %183, align 8
  %184 = getelementptr inbounds i8, ptr %183, i64 8
  store ptr %81, ptr %184, align 8
  %185 = getelementptr inbounds i8, ptr %183, i64 16
  store i32 %142, ptr %185, align 8
  %186 = getelementptr inbounds i8, ptr %183, i64 20
  store i32 %144, ptr %186, align 4
  %187 = getelementptr inbounds i8, ptr %183, i64 24
  store i64 1, ptr %187, align 8
  br label %190

188:                                              ; preds = %83, %116
  %189 = phi i32 [ %115, %83 ], [ %3, %116 ]
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %2, ptr noundef nonnull %8, ptr noundef nonnull %9, i32 noundef %21, i32 noundef %3, i32 noundef %22, i64 noundef 1) #21
  br label %190

190:                                              ; preds = %182, %172, %127, %188
  %191 = phi i32 [ %189, %188 ], [ %3, %127 ], [ %3, %172 ], [ %3, %182 ]
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %244, label %193

193:                                              ; preds = %190
  %194 = getelementptr inbounds i8, ptr %1, i64 2848
  br label %195

195:                                              ; preds = %225, %193
  %196 = phi i32 [ %191, %193 ], [ %227, %225 ]
  %197 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %196, i1 true)
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr i32, ptr %194, i64 %198
  %200 = load i32, ptr %199, align 4
  br label %201

201:                                              ; preds = %201, %195
  %202 = phi i32 [ %213, %201 ], [ %196, %195 ]
  %203 = phi i32 [ %211, %201 ], [ 0, %195 ]
  %204 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %202, i1 true)
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr i32, ptr %194, i64 %205
  %207 = load i32, ptr %206, align 4
  %208 = icmp eq i32 %207, %200
  %209 = zext i1 %208 to i32
  %210 = shl nuw i32 %209, %204
  %211 = or i32 %210, %203
  %212 = add i32 %202, -1
  %213 = and i32 %212, %202
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %201, !llvm.loop !66

215:                                              ; preds = %201
  %216 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %211, i1 true)
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr [32 x i32], ptr %194, i64 0, i64 %217
  %219 = load i32, ptr %218, align 4
  %220 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %211, i32 noundef %219, i64 noundef %5) #21
  %221 = getelementptr inbounds i8, ptr %220, i64 12
  store i32 %14, ptr %221, align 4
  %222 = getelementptr inbounds i8, ptr %220, i64 24
  %223 = getelementptr inbounds i8, ptr %220, i64 280
  %224 = getelementptr inbounds i8, ptr %220, i64 408
  br label %229

225:                                              ; preds = %229
  %226 = xor i32 %211, -1
  %227 = and i32 %196, %226
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %244, label %195, !llvm.loop !67

229:                                              ; preds = %229, %215
  %230 = phi i64 [ 0, %215 ], [ %242, %229 ]
  %231 = getelementptr i64, ptr %8, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr [32 x i64], ptr %222, i64 0, i64 %230
  store i64 %232, ptr %233, align 8
  %234 = getelementptr i64, ptr %9, i64 %230
  %235 = load i64, ptr %234, align 8
  %236 = trunc i64 %235 to i32
  %237 = getelementptr [32 x i32], ptr %223, i64 0, i64 %230
  store i32 %236, ptr %237, align 4
  %238 = getelementptr i32, ptr %7, i64 %230
  %239 = load i32, ptr %238, align 4
  %240 = trunc i32 %239 to i8
  %241 = getelementptr [32 x i8], ptr %224, i64 0, i64 %230
  store i8 %240, ptr %241, align 1
  %242 = add nuw nsw i64 %230, 1
  %243 = icmp eq i64 %242, 32
  br i1 %243, label %225, label %229, !llvm.loop !68

244:                                              ; preds = %225, %190, %6
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #22
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #22
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @pattern_for(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 1936
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr ptr, ptr %6, i64 %2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 160
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr %struct.Slot, ptr %10, i64 %2
  %12 = getelementptr inbounds i8, ptr %8, i64 464
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, %3
  br i1 %14, label %15, label %67

15:                                               ; preds = %4
  %16 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr [32 x i64], ptr %1, i64 0, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %8, i64 448
  %21 = load i64, ptr %20, align 8
  %22 = sub i64 %19, %21
  %23 = getelementptr inbounds i8, ptr %11, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = lshr i64 %22, %26
  %28 = sub nuw nsw i32 64, %25
  %29 = zext nneg i32 %28 to i64
  %30 = shl i64 %22, %29
  %31 = or i64 %30, %27
  %32 = getelementptr inbounds i8, ptr %8, i64 456
  %33 = load i64, ptr %32, align 8
  %34 = icmp ugt i64 %31, %33
  br i1 %34, label %67, label %35

35:                                               ; preds = %15
  %36 = load i32, ptr %11, align 8
  %37 = icmp eq i32 %36, 0
  %38 = getelementptr inbounds i8, ptr %8, i64 192
  br label %39

39:                                               ; preds = %60, %35
  %40 = phi i64 [ 0, %35 ], [ %63, %60 ]
  %41 = phi i64 [ 0, %35 ], [ %62, %60 ]
  br i1 %37, label %42, label %45

42:                                               ; preds = %39
  %43 = getelementptr [32 x i64], ptr %38, i64 0, i64 %40
  %44 = load i64, ptr %43, align 8
  br label %49

45:                                               ; preds = %39
  %46 = getelementptr i32, ptr %38, i64 %40
  %47 = load i32, ptr %46, align 4
  %48 = sext i32 %47 to i64
  br label %49

49:                                               ; preds = %45, %42
  %50 = phi i64 [ %44, %42 ], [ %48, %45 ]
  %51 = trunc nuw nsw i64 %40 to i32
  %52 = shl nuw i32 1, %51
  %53 = and i32 %52, %3
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %60, label %55

55:                                               ; preds = %49
  %56 = getelementptr [32 x i64], ptr %1, i64 0, i64 %40
  %57 = load i64, ptr %56, align 8
  %58 = sub i64 %57, %19
  %59 = xor i64 %58, %50
  br label %60

60:                                               ; preds = %55, %49
  %61 = phi i64 [ %59, %55 ], [ 0, %49 ]
  %62 = or i64 %61, %41
  %63 = add nuw nsw i64 %40, 1
  %64 = icmp eq i64 %63, 32
  br i1 %64, label %65, label %39, !llvm.loop !69

65:                                               ; preds = %60
  %66 = icmp eq i64 %62, 0
  br i1 %66, label %69, label %67

67:                                               ; preds = %15, %4, %65
  %68 = tail call ptr @rooftile_resolve(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #21
  br label %69

69:                                               ; preds = %65, %67
  %70 = phi ptr [ %68, %67 ], [ %8, %65 ]
  ret ptr %70
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @allowed(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #3 {
  %6 = alloca %struct.Buffer, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Slot, ptr %8, i64 %2
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %9, i64 4
  %13 = getelementptr inbounds i8, ptr %0, i64 200
  br label %14

14:                                               ; preds = %11, %43
  %15 = phi i32 [ %3, %11 ], [ %46, %43 ]
  %16 = phi i32 [ 0, %11 ], [ %44, %43 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %15, i1 true)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #22
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr i32, ptr %4, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = load i32, ptr %12, align 4
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %25, label %31

23:                                               ; preds = %43, %5
  %24 = phi i32 [ 0, %5 ], [ %44, %43 ]
  ret i32 %24

25:                                               ; preds = %14
  %26 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %17) #21
  %27 = icmp ne ptr %26, null
  %28 = zext i1 %27 to i32
  %29 = shl nuw i32 %28, %17
  %30 = or i32 %29, %16
  br label %43

31:                                               ; preds = %14
  %32 = getelementptr [32 x i64], ptr %1, i64 0, i64 %18
  %33 = load i64, ptr %32, align 8
  %34 = sext i32 %20 to i64
  %35 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %9, i64 noundef %33, i64 noundef %34, ptr noundef nonnull %6) #21
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %31
  %38 = shl nuw i32 1, %17
  %39 = or i32 %38, %16
  br label %43

40:                                               ; preds = %31
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr %struct.Fault, ptr %41, i64 %2
  tail call fastcc void @record(ptr noundef %42, ptr noundef %0, ptr noundef nonnull %1, i32 noundef %17) #21
  br label %43

43:                                               ; preds = %37, %40, %25
  %44 = phi i32 [ %30, %25 ], [ %39, %37 ], [ %16, %40 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #22
  %45 = add i32 %15, -1
  %46 = and i32 %45, %15
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %23, label %14, !llvm.loop !70
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @count_copy(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #3 {
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [64 x i64], align 16
  %12 = getelementptr inbounds i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr %struct.Slot, ptr %13, i64 %1
  %15 = getelementptr inbounds i8, ptr %0, i64 192
  %16 = load ptr, ptr %15, align 8
  %17 = mul i64 %1, 48
  %18 = getelementptr i8, ptr %16, i64 %17
  %19 = getelementptr i8, ptr %18, i64 48
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #22
  %20 = getelementptr inbounds i8, ptr %14, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = freeze i32 %21
  %23 = icmp slt i32 %22, 5
  br i1 %23, label %30, label %24

24:                                               ; preds = %8
  %25 = icmp ugt i32 %22, 31
  br i1 %25, label %30, label %26

26:                                               ; preds = %24
  %27 = trunc nuw i32 %22 to i8
  %28 = udiv i8 -128, %27
  %29 = zext nneg i8 %28 to i32
  br label %30

30:                                               ; preds = %8, %24, %26
  %31 = phi i32 [ 32, %8 ], [ %29, %26 ], [ 4, %24 ]
  %32 = getelementptr inbounds i8, ptr %14, i64 32
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  %35 = select i1 %34, i32 %5, i32 %6
  %36 = getelementptr inbounds i8, ptr %14, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %213, label %39

39:                                               ; preds = %30
  %40 = icmp eq i32 %4, 0
  %41 = select i1 %40, i64 0, i64 %7
  %42 = load i64, ptr %18, align 8
  %43 = add i64 %42, %41
  store i64 %43, ptr %18, align 8
  %44 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %4)
  %45 = zext nneg i32 %44 to i64
  %46 = mul i64 %45, %7
  %47 = getelementptr i8, ptr %18, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, %46
  store i64 %49, ptr %47, align 8
  %50 = load i32, ptr %32, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %75, label %52

52:                                               ; preds = %39
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #22
  br i1 %40, label %72, label %53

53:                                               ; preds = %52, %53
  %54 = phi i32 [ %70, %53 ], [ %4, %52 ]
  %55 = phi i32 [ %66, %53 ], [ 0, %52 ]
  %56 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %54, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr i64, ptr %2, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = shl i64 %59, 13
  %61 = and i64 %60, -1048576
  %62 = getelementptr i64, ptr %3, i64 %57
  %63 = load i64, ptr %62, align 8
  %64 = ashr i64 %63, 5
  %65 = add i64 %61, %64
  %66 = add i32 %55, 1
  %67 = sext i32 %55 to i64
  %68 = getelementptr [32 x i64], ptr %10, i64 0, i64 %67
  store i64 %65, ptr %68, align 8
  %69 = add i32 %54, -1
  %70 = and i32 %69, %54
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %53, !llvm.loop !71

72:                                               ; preds = %53, %52
  %73 = phi i32 [ 0, %52 ], [ %66, %53 ]
  %74 = call fastcc i32 @distinct(ptr noundef nonnull %10, i32 noundef %73) #21
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #22
  br label %77

75:                                               ; preds = %39
  %76 = call fastcc i32 @blocks_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22, i32 noundef 5, ptr noundef nonnull %11) #21
  br label %77

77:                                               ; preds = %75, %72
  %78 = phi i32 [ %74, %72 ], [ %76, %75 ]
  %79 = sext i32 %78 to i64
  %80 = mul i64 %79, %7
  %81 = getelementptr i8, ptr %18, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %80, %82
  store i64 %83, ptr %81, align 8
  %84 = tail call fastcc i64 @bytes_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22) #21
  %85 = add i64 %84, 31
  %86 = sdiv i64 %85, 32
  %87 = mul i64 %86, %7
  %88 = getelementptr i8, ptr %18, i64 24
  %89 = load i64, ptr %88, align 8
  %90 = add i64 %87, %89
  store i64 %90, ptr %88, align 8
  %91 = load i64, ptr %19, align 8
  %92 = add i64 %91, %7
  store i64 %92, ptr %19, align 8
  %93 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %5)
  %94 = zext nneg i32 %93 to i64
  %95 = mul i64 %94, %7
  %96 = getelementptr i8, ptr %18, i64 56
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %97, %95
  store i64 %98, ptr %96, align 8
  %99 = load i32, ptr %32, align 8
  %100 = icmp eq i32 %99, 0
  %101 = select i1 %100, i32 %4, i32 0
  br i1 %23, label %108, label %102

102:                                              ; preds = %77
  %103 = icmp ugt i32 %22, 31
  br i1 %103, label %108, label %104

104:                                              ; preds = %102
  %105 = trunc nuw i32 %22 to i8
  %106 = udiv i8 -128, %105
  %107 = zext i8 %106 to i32
  br label %108

108:                                              ; preds = %104, %102, %77
  %109 = phi i32 [ 32, %77 ], [ %107, %104 ], [ 4, %102 ]
  %110 = icmp eq i32 %22, 16
  %111 = icmp eq i32 %22, 8
  %112 = select i1 %111, i32 3, i32 1
  %113 = select i1 %110, i32 15, i32 %112
  %114 = icmp eq i32 %109, 32
  %115 = shl nsw i32 -1, %109
  %116 = xor i32 %115, -1
  %117 = select i1 %114, i32 -1, i32 %116
  %118 = sext i32 %22 to i64
  br label %119

119:                                              ; preds = %127, %108
  %120 = phi i32 [ 0, %108 ], [ %130, %127 ]
  %121 = phi i64 [ 0, %108 ], [ %128, %127 ]
  %122 = phi i32 [ 0, %108 ], [ %129, %127 ]
  %123 = and i32 %120, 31
  %124 = shl i32 %117, %123
  %125 = and i32 %124, %35
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %132

127:                                              ; preds = %150, %119
  %128 = phi i64 [ %121, %119 ], [ %154, %150 ]
  %129 = add i32 %122, 1
  %130 = mul i32 %129, %109
  %131 = icmp slt i32 %130, 32
  br i1 %131, label %119, label %186, !llvm.loop !72

132:                                              ; preds = %119, %150
  %133 = phi i64 [ %154, %150 ], [ %121, %119 ]
  %134 = phi i32 [ %152, %150 ], [ %125, %119 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %9, i8 0, i64 128, i1 false)
  br label %135

135:                                              ; preds = %179, %132
  %136 = phi i32 [ %134, %132 ], [ %184, %179 ]
  %137 = phi i32 [ 1, %132 ], [ %182, %179 ]
  %138 = phi i32 [ 0, %132 ], [ %181, %179 ]
  %139 = phi i32 [ 0, %132 ], [ %180, %179 ]
  %140 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %136, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr i64, ptr %3, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = trunc i64 %143 to i32
  %145 = lshr i32 %144, 2
  %146 = and i32 %145, 31
  %147 = shl i32 %113, %146
  %148 = and i32 %147, %139
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %156, label %179

150:                                              ; preds = %179
  %151 = xor i32 %181, -1
  %152 = and i32 %134, %151
  %153 = zext nneg i32 %182 to i64
  %154 = add i64 %133, %153
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9) #22
  %155 = icmp eq i32 %152, 0
  br i1 %155, label %127, label %132, !llvm.loop !73

156:                                              ; preds = %135
  %157 = or i32 %147, %139
  %158 = shl nuw i32 1, %140
  %159 = or i32 %158, %138
  %160 = getelementptr i64, ptr %2, i64 %141
  %161 = load i64, ptr %160, align 8
  %162 = ashr i64 %161, 2
  %163 = add i64 %161, %118
  %164 = ashr i64 %163, 2
  %165 = and i32 %158, %101
  %166 = icmp ne i32 %165, 0
  %167 = icmp slt i64 %162, %164
  %168 = select i1 %166, i1 %167, i1 false
  br i1 %168, label %169, label %179

169:                                              ; preds = %156, %169
  %170 = phi i64 [ %177, %169 ], [ %162, %156 ]
  %171 = phi i32 [ %176, %169 ], [ %137, %156 ]
  %172 = and i64 %170, 31
  %173 = getelementptr [32 x i32], ptr %9, i64 0, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = add i32 %174, 1
  store i32 %175, ptr %173, align 4
  %176 = tail call i32 @llvm.smax.i32(i32 %175, i32 %171)
  %177 = add nsw i64 %170, 1
  %178 = icmp eq i64 %177, %164
  br i1 %178, label %179, label %169, !llvm.loop !74

179:                                              ; preds = %169, %156, %135
  %180 = phi i32 [ %139, %135 ], [ %157, %156 ], [ %157, %169 ]
  %181 = phi i32 [ %138, %135 ], [ %159, %156 ], [ %159, %169 ]
  %182 = phi i32 [ %137, %135 ], [ %137, %156 ], [ %176, %169 ]
  %183 = add i32 %136, -1
  %184 = and i32 %183, %136
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %150, label %135, !llvm.loop !75

186:                                              ; preds = %127
  %187 = mul i64 %128, %7
  %188 = getelementptr i8, ptr %18, i64 80
  %189 = load i64, ptr %188, align 8
  %190 = add i64 %189, %187
  store i64 %190, ptr %188, align 8
  %191 = icmp eq i32 %31, 32
  %192 = shl nsw i32 -1, %31
  %193 = xor i32 %192, -1
  %194 = select i1 %191, i32 -1, i32 %193
  br label %195

195:                                              ; preds = %195, %186
  %196 = phi i32 [ 0, %186 ], [ %206, %195 ]
  %197 = phi i32 [ 0, %186 ], [ %205, %195 ]
  %198 = phi i64 [ 0, %186 ], [ %204, %195 ]
  %199 = and i32 %196, 31
  %200 = shl i32 %194, %199
  %201 = and i32 %200, %35
  %202 = icmp ne i32 %201, 0
  %203 = zext i1 %202 to i64
  %204 = add i64 %198, %203
  %205 = add i32 %197, 1
  %206 = mul i32 %205, %31
  %207 = icmp slt i32 %206, 32
  br i1 %207, label %195, label %208, !llvm.loop !76

208:                                              ; preds = %195
  %209 = mul i64 %204, %7
  %210 = getelementptr i8, ptr %18, i64 88
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  store i64 %212, ptr %210, align 8
  br label %213

213:                                              ; preds = %30, %208
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_copy_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
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
  br i1 %15, label %16, label %6, !llvm.loop !77

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
  br i1 %19, label %20, label %10, !llvm.loop !77

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
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #21
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
  br i1 %62, label %63, label %49, !llvm.loop !78

63:                                               ; preds = %49
  %64 = icmp eq i32 %59, 0
  br i1 %64, label %67, label %65

65:                                               ; preds = %63
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %37, i32 noundef %59) #21
  %66 = load i64, ptr %22, align 8
  br label %67

67:                                               ; preds = %41, %63, %65, %30
  %68 = phi i64 [ %31, %63 ], [ %66, %65 ], [ %31, %30 ], [ %31, %41 ]
  %69 = add nuw nsw i64 %32, 1
  %70 = icmp slt i64 %69, %68
  br i1 %70, label %30, label %29, !llvm.loop !79
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
  %17 = getelementptr i8, ptr %0, i64 720
  %18 = getelementptr inbounds i8, ptr %0, i64 240
  %19 = getelementptr i8, ptr %0, i64 728
  %20 = getelementptr inbounds i8, ptr %1, i64 1952
  %21 = getelementptr i8, ptr %0, i64 736
  %22 = getelementptr i8, ptr %0, i64 744
  %23 = getelementptr i8, ptr %0, i64 752
  %24 = getelementptr i8, ptr %0, i64 760
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
  %38 = tail call fastcc i32 @arrive_at(ptr noundef nonnull %0, ptr noundef %33, i64 noundef 1, i64 noundef 0, i32 noundef 0, i32 noundef 1) #21
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
  br i1 %88, label %76, label %89, !llvm.loop !80

89:                                               ; preds = %82, %73, %67, %71, %37, %56
  %90 = add i32 %26, -1
  %91 = and i32 %90, %26
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %36, label %25, !llvm.loop !81
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @forget_done(ptr nocapture noundef %0) unnamed_addr #14 {
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
  br i1 %21, label %22, label %10, !llvm.loop !82

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
  %11 = getelementptr i8, ptr %0, i64 720
  %12 = getelementptr inbounds i8, ptr %0, i64 240
  %13 = getelementptr i8, ptr %0, i64 728
  %14 = getelementptr inbounds i8, ptr %1, i64 1952
  %15 = getelementptr i8, ptr %0, i64 736
  %16 = getelementptr i8, ptr %0, i64 744
  %17 = getelementptr i8, ptr %0, i64 752
  %18 = getelementptr i8, ptr %0, i64 760
  br label %19

19:                                               ; preds = %8, %63
  %20 = phi i32 [ 0, %8 ], [ %64, %63 ]
  %21 = phi i32 [ %2, %8 ], [ %66, %63 ]
  %22 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %21, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #22
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr [32 x i64], ptr %1, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %22, i64 noundef %25, i64 noundef %4, ptr noundef nonnull %6) #21
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #22
  %65 = add i32 %21, -1
  %66 = and i32 %65, %21
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %28, label %19, !llvm.loop !83

68:                                               ; preds = %28
  %69 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %64, i32 noundef 0, i64 noundef %4) #21
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
  br i1 %82, label %83, label %71, !llvm.loop !84

83:                                               ; preds = %71, %5, %28
  ret void
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
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %16, i32 noundef -1) #21
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #21
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

; Function Attrs: nounwind optsize
define dso_local noundef i32 @rooftile_run(ptr nocapture noundef %0) local_unnamed_addr #15 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 248
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  %6 = getelementptr inbounds i8, ptr %0, i64 56
  %7 = getelementptr inbounds i8, ptr %0, i64 864
  %8 = getelementptr inbounds i8, ptr %0, i64 232
  %9 = getelementptr inbounds i8, ptr %0, i64 856
  %10 = getelementptr inbounds i8, ptr %0, i64 912
  %11 = getelementptr inbounds i8, ptr %0, i64 904
  br label %12

12:                                               ; preds = %1189, %1
  %13 = load i64, ptr %4, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = load i64, ptr %7, align 8
  br label %244

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8
  %19 = load atomic i32, ptr %18 monotonic, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %1344

21:                                               ; preds = %17
  %22 = load ptr, ptr %6, align 8
  %23 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 %24, %23
  %26 = load i64, ptr %8, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %1344

28:                                               ; preds = %21
  %29 = icmp sgt i64 %24, 0
  br i1 %29, label %30, label %1184

30:                                               ; preds = %28, %240
  %31 = phi i64 [ %241, %240 ], [ 0, %28 ]
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr ptr, ptr %32, i64 %31
  %34 = load ptr, ptr %33, align 8
  %35 = add i64 %31, %25
  %36 = getelementptr inbounds i8, ptr %34, i64 880
  %37 = load i64, ptr %36, align 8
  %38 = sdiv i64 %35, %37
  %39 = srem i64 %35, %37
  %40 = getelementptr inbounds i8, ptr %34, i64 240
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %34, i64 888
  store i64 %39, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %34, i64 272
  store i64 -1, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %34, i64 248
  store i64 1, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %34, i64 964
  %45 = getelementptr inbounds i8, ptr %34, i64 952
  %46 = getelementptr inbounds i8, ptr %34, i64 988
  %47 = getelementptr inbounds i8, ptr %34, i64 976
  %48 = getelementptr inbounds i8, ptr %34, i64 816
  %49 = getelementptr inbounds i8, ptr %34, i64 828
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
  br i1 %85, label %50, label %54, !llvm.loop !85

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
  br i1 %106, label %98, label %101, !llvm.loop !86

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
  br i1 %116, label %107, label %117, !llvm.loop !87

117:                                              ; preds = %107, %98
  %118 = getelementptr inbounds i8, ptr %34, i64 288
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %118, i8 0, i64 128, i1 false)
  %119 = getelementptr inbounds i8, ptr %34, i64 88
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %131

122:                                              ; preds = %117
  %123 = getelementptr inbounds i8, ptr %34, i64 80
  %124 = getelementptr inbounds i8, ptr %34, i64 96
  %125 = getelementptr inbounds i8, ptr %34, i64 120
  %126 = getelementptr inbounds i8, ptr %34, i64 40
  %127 = getelementptr inbounds i8, ptr %34, i64 456
  %128 = getelementptr inbounds i8, ptr %34, i64 168
  %129 = getelementptr inbounds i8, ptr %34, i64 160
  %130 = getelementptr inbounds i8, ptr %34, i64 464
  br label %175

131:                                              ; preds = %236, %117
  %132 = getelementptr inbounds i8, ptr %34, i64 472
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %240, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %133, i64 88
  %137 = load ptr, ptr %136, align 8
  %138 = load i64, ptr %133, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %137, i8 1, i64 %138, i1 false)
  %139 = load ptr, ptr %136, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %133, ptr noundef %139, ptr noundef null) #21
  %140 = getelementptr inbounds i8, ptr %133, i64 72
  %141 = load ptr, ptr %140, align 8
  %142 = load i64, ptr %133, align 8
  %143 = shl i64 %142, 6
  tail call void @llvm.memset.p0.i64(ptr align 4 %141, i8 0, i64 %143, i1 false)
  %144 = getelementptr inbounds i8, ptr %133, i64 96
  %145 = load ptr, ptr %144, align 8
  %146 = load i64, ptr %133, align 8
  %147 = shl i64 %146, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %145, i8 0, i64 %147, i1 false)
  %148 = getelementptr inbounds i8, ptr %133, i64 120
  %149 = load ptr, ptr %148, align 8
  %150 = load i64, ptr %133, align 8
  %151 = shl i64 %150, 2
  %152 = mul i64 %151, %150
  tail call void @llvm.memset.p0.i64(ptr align 4 %149, i8 0, i64 %152, i1 false)
  %153 = getelementptr inbounds i8, ptr %133, i64 128
  %154 = load ptr, ptr %153, align 8
  %155 = load i64, ptr %133, align 8
  %156 = shl i64 %155, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %154, i8 0, i64 %156, i1 false)
  %157 = getelementptr inbounds i8, ptr %34, i64 40
  %158 = load i64, ptr %157, align 8
  %159 = icmp eq i64 %158, 0
  br i1 %159, label %166, label %160

160:                                              ; preds = %135
  %161 = getelementptr inbounds i8, ptr %133, i64 144
  %162 = load ptr, ptr %161, align 8
  %163 = load i64, ptr %133, align 8
  %164 = shl i64 %158, 5
  %165 = mul i64 %164, %163
  tail call void @llvm.memset.p0.i64(ptr align 1 %162, i8 0, i64 %165, i1 false)
  br label %166

166:                                              ; preds = %160, %135
  %167 = getelementptr inbounds i8, ptr %133, i64 168
  store i64 0, ptr %167, align 8
  %168 = getelementptr inbounds i8, ptr %133, i64 200
  %169 = load i32, ptr %168, align 8
  %170 = add i32 %169, 1
  store i32 %170, ptr %168, align 8
  %171 = getelementptr inbounds i8, ptr %133, i64 204
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %172, 1
  store i32 %173, ptr %171, align 4
  %174 = getelementptr inbounds i8, ptr %133, i64 112
  store i64 0, ptr %174, align 8
  br label %240

175:                                              ; preds = %236, %122
  %176 = phi i64 [ 0, %122 ], [ %237, %236 ]
  %177 = load ptr, ptr %123, align 8
  %178 = getelementptr %struct.Warp, ptr %177, i64 %176
  %179 = load i64, ptr %124, align 8
  %180 = shl i64 %176, 5
  %181 = sub i64 %179, %180
  %182 = getelementptr inbounds i8, ptr %178, i64 1960
  store i64 0, ptr %182, align 8
  %183 = icmp sgt i64 %181, 31
  %184 = trunc i64 %181 to i32
  %185 = shl nsw i32 -1, %184
  %186 = xor i32 %185, -1
  %187 = select i1 %183, i32 -1, i32 %186
  %188 = getelementptr inbounds i8, ptr %178, i64 1968
  store i32 %187, ptr %188, align 8
  %189 = getelementptr inbounds i8, ptr %178, i64 1972
  %190 = getelementptr inbounds i8, ptr %178, i64 2820
  store i32 0, ptr %190, align 4
  %191 = getelementptr inbounds i8, ptr %178, i64 2036
  store i32 0, ptr %191, align 4
  %192 = getelementptr inbounds i8, ptr %178, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %189, i8 0, i64 16, i1 false)
  %193 = load ptr, ptr %192, align 8
  %194 = load i64, ptr %125, align 8
  %195 = shl i64 %194, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %193, i8 0, i64 %195, i1 false)
  %196 = getelementptr inbounds i8, ptr %178, i64 1928
  %197 = load ptr, ptr %196, align 8
  %198 = load i64, ptr %126, align 8
  %199 = shl i64 %198, 5
  %200 = icmp slt i64 %199, 4
  br i1 %200, label %207, label %201

201:                                              ; preds = %175, %201
  %202 = phi i64 [ %205, %201 ], [ 4, %175 ]
  %203 = phi i64 [ %202, %201 ], [ 0, %175 ]
  %204 = getelementptr i8, ptr %197, i64 %203
  store i32 2146926583, ptr %204, align 1
  %205 = add nuw nsw i64 %202, 4
  %206 = icmp sgt i64 %205, %199
  br i1 %206, label %207, label %201, !llvm.loop !86

207:                                              ; preds = %201, %175
  %208 = load i64, ptr %92, align 8
  %209 = icmp sgt i64 %208, -1
  br i1 %209, label %215, label %210

210:                                              ; preds = %207
  %211 = load ptr, ptr %127, align 8
  %212 = icmp ne ptr %211, null
  %213 = icmp eq i64 %176, 0
  %214 = and i1 %213, %212
  br i1 %214, label %215, label %236

215:                                              ; preds = %210, %207
  %216 = load i64, ptr %128, align 8
  %217 = icmp sgt i64 %216, 0
  br i1 %217, label %218, label %236

218:                                              ; preds = %215
  %219 = getelementptr inbounds i8, ptr %178, i64 1936
  br label %220

220:                                              ; preds = %232, %218
  %221 = phi i64 [ %216, %218 ], [ %233, %232 ]
  %222 = phi i64 [ 0, %218 ], [ %234, %232 ]
  %223 = load ptr, ptr %129, align 8
  %224 = getelementptr %struct.Slot, ptr %223, i64 %222
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 1
  br i1 %226, label %232, label %227

227:                                              ; preds = %220
  %228 = load ptr, ptr %130, align 8
  %229 = load ptr, ptr %219, align 8
  %230 = getelementptr ptr, ptr %229, i64 %222
  store ptr %228, ptr %230, align 8
  %231 = load i64, ptr %128, align 8
  br label %232

232:                                              ; preds = %227, %220
  %233 = phi i64 [ %221, %220 ], [ %231, %227 ]
  %234 = add nuw nsw i64 %222, 1
  %235 = icmp slt i64 %234, %233
  br i1 %235, label %220, label %236, !llvm.loop !88

236:                                              ; preds = %232, %215, %210
  %237 = add nuw nsw i64 %176, 1
  %238 = load i64, ptr %119, align 8
  %239 = icmp slt i64 %237, %238
  br i1 %239, label %175, label %131, !llvm.loop !89

240:                                              ; preds = %131, %166
  %241 = add nuw nsw i64 %31, 1
  %242 = load i64, ptr %7, align 8
  %243 = icmp slt i64 %241, %242
  br i1 %243, label %30, label %244, !llvm.loop !90

244:                                              ; preds = %240, %15
  %245 = phi i64 [ %16, %15 ], [ %242, %240 ]
  %246 = icmp sgt i64 %245, 0
  br i1 %246, label %247, label %1184

247:                                              ; preds = %244, %842
  %248 = phi i32 [ %843, %842 ], [ 0, %244 ]
  %249 = phi i64 [ %844, %842 ], [ 0, %244 ]
  %250 = phi i32 [ %845, %842 ], [ 0, %244 ]
  %251 = load ptr, ptr %9, align 8
  %252 = getelementptr ptr, ptr %251, i64 %249
  %253 = load ptr, ptr %252, align 8
  %254 = getelementptr inbounds i8, ptr %253, i64 88
  %255 = load i64, ptr %254, align 8
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %257, label %836

257:                                              ; preds = %247
  %258 = getelementptr inbounds i8, ptr %253, i64 80
  %259 = getelementptr inbounds i8, ptr %253, i64 104
  %260 = getelementptr inbounds i8, ptr %253, i64 264
  %261 = getelementptr inbounds i8, ptr %253, i64 120
  %262 = getelementptr inbounds i8, ptr %253, i64 128
  %263 = getelementptr inbounds i8, ptr %253, i64 152
  %264 = getelementptr inbounds i8, ptr %253, i64 144
  %265 = getelementptr inbounds i8, ptr %253, i64 136
  %266 = getelementptr inbounds i8, ptr %253, i64 64
  %267 = getelementptr inbounds i8, ptr %253, i64 48
  %268 = getelementptr inbounds i8, ptr %253, i64 112
  %269 = getelementptr inbounds i8, ptr %253, i64 896
  br label %270

270:                                              ; preds = %515, %257
  %271 = phi i32 [ %250, %257 ], [ %516, %515 ]
  %272 = phi i32 [ 0, %257 ], [ %523, %515 ]
  %273 = phi i32 [ 0, %257 ], [ %520, %515 ]
  %274 = phi i64 [ 0, %257 ], [ %524, %515 ]
  %275 = load ptr, ptr %258, align 8
  %276 = getelementptr %struct.Warp, ptr %275, i64 %274
  %277 = getelementptr inbounds i8, ptr %276, i64 2036
  %278 = load i32, ptr %277, align 4
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %295, label %280

280:                                              ; preds = %270
  %281 = getelementptr inbounds i8, ptr %276, i64 1972
  %282 = load i32, ptr %281, align 4
  %283 = icmp eq i32 %282, 1
  br i1 %283, label %284, label %295

284:                                              ; preds = %280
  %285 = tail call fastcc i32 @waits_over(ptr noundef nonnull %253, ptr noundef %276, i32 noundef %278) #21
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %295, label %287

287:                                              ; preds = %284
  %288 = getelementptr inbounds i8, ptr %276, i64 1960
  %289 = load i64, ptr %288, align 8
  %290 = icmp sgt i64 %289, -1
  br i1 %290, label %291, label %294

291:                                              ; preds = %287
  %292 = load i32, ptr %277, align 4
  %293 = icmp eq i32 %285, %292
  br i1 %293, label %294, label %295

294:                                              ; preds = %291, %287
  tail call fastcc void @end_wait(ptr noundef nonnull %276, i32 noundef %285, i32 noundef 1) #21
  br label %295

295:                                              ; preds = %294, %291, %284, %280, %270
  %296 = getelementptr inbounds i8, ptr %276, i64 1972
  %297 = load i32, ptr %296, align 4
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %515

299:                                              ; preds = %295
  %300 = getelementptr inbounds i8, ptr %276, i64 1960
  %301 = getelementptr inbounds i8, ptr %276, i64 1920
  %302 = getelementptr inbounds i8, ptr %276, i64 1968
  %303 = getelementptr inbounds i8, ptr %276, i64 1976
  %304 = getelementptr inbounds i8, ptr %276, i64 1944
  %305 = getelementptr inbounds i8, ptr %276, i64 1980
  br label %306

306:                                              ; preds = %493, %299
  %307 = phi i64 [ 0, %299 ], [ %494, %493 ]
  %308 = load i64, ptr %300, align 8
  %309 = icmp sgt i64 %308, -1
  br i1 %309, label %310, label %341

310:                                              ; preds = %306
  %311 = load ptr, ptr %259, align 8
  %312 = load ptr, ptr %301, align 8
  %313 = load i32, ptr %302, align 8
  %314 = tail call i64 %311(ptr noundef %312, ptr noundef %253, ptr noundef nonnull %276, i64 noundef %308, i32 noundef %313) #23
  %315 = trunc i64 %314 to i8
  switch i8 %315, label %334 [
    i8 0, label %508
    i8 1, label %316
    i8 3, label %319
    i8 4, label %321
  ]

316:                                              ; preds = %310
  %317 = getelementptr inbounds i8, ptr %276, i64 2000
  %318 = load i64, ptr %317, align 8
  store i64 %318, ptr %300, align 8
  br label %508

319:                                              ; preds = %310
  %320 = ashr i64 %314, 8
  br label %527

321:                                              ; preds = %310
  %322 = load i32, ptr %302, align 8
  %323 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %322, i1 true)
  %324 = ashr i64 %314, 8
  %325 = getelementptr i8, ptr %253, i64 576
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 0
  %328 = getelementptr inbounds i8, ptr %253, i64 240
  %329 = load i64, ptr %328, align 8
  br i1 %327, label %1164, label %330

330:                                              ; preds = %321
  %331 = getelementptr i8, ptr %253, i64 584
  %332 = load i64, ptr %331, align 8
  %333 = icmp slt i64 %329, %332
  br i1 %333, label %1164, label %1180

334:                                              ; preds = %310
  store i64 -1, ptr %300, align 8
  %335 = load i32, ptr %303, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %340

337:                                              ; preds = %334
  %338 = load i64, ptr %260, align 8
  %339 = add i64 %338, 1
  store i64 %339, ptr %260, align 8
  br label %340

340:                                              ; preds = %337, %334
  store i32 1, ptr %303, align 8
  br label %341

341:                                              ; preds = %340, %306
  %342 = add i64 %307, 1
  %343 = load i64, ptr %261, align 8
  %344 = and i64 %307, 65535
  %345 = icmp eq i64 %344, 65535
  br i1 %345, label %350, label %346

346:                                              ; preds = %341
  %347 = icmp sgt i64 %343, 0
  br i1 %347, label %348, label %367

348:                                              ; preds = %346
  %349 = load ptr, ptr %304, align 8
  br label %359

350:                                              ; preds = %341, %354
  %351 = phi i64 [ %352, %354 ], [ %343, %341 ]
  %352 = add i64 %351, -1
  %353 = icmp slt i64 %352, 0
  br i1 %353, label %367, label %354

354:                                              ; preds = %350
  %355 = load ptr, ptr %304, align 8
  %356 = getelementptr i32, ptr %355, i64 %352
  %357 = load i32, ptr %356, align 4
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %350, label %371, !llvm.loop !91

359:                                              ; preds = %364, %348
  %360 = phi i64 [ 0, %348 ], [ %365, %364 ]
  %361 = getelementptr i32, ptr %349, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %371

364:                                              ; preds = %359
  %365 = add nuw nsw i64 %360, 1
  %366 = icmp eq i64 %365, %343
  br i1 %366, label %367, label %359, !llvm.loop !92

367:                                              ; preds = %346, %364, %350
  %368 = load i32, ptr %302, align 8
  %369 = icmp eq i32 %368, 0
  %370 = select i1 %369, i32 2, i32 1
  br label %508

371:                                              ; preds = %359, %354
  %372 = phi i32 [ %357, %354 ], [ %362, %359 ]
  %373 = phi ptr [ %355, %354 ], [ %349, %359 ]
  %374 = phi i64 [ %352, %354 ], [ %360, %359 ]
  %375 = getelementptr i32, ptr %373, i64 %374
  %376 = load i32, ptr %302, align 8
  %377 = icmp eq i32 %372, %376
  br i1 %377, label %378, label %457

378:                                              ; preds = %371
  %379 = load ptr, ptr %262, align 8
  %380 = getelementptr i8, ptr %379, i64 %374
  %381 = load i8, ptr %380, align 1
  %382 = icmp eq i8 %381, 0
  br i1 %382, label %457, label %383

383:                                              ; preds = %378
  %384 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %372, i1 true)
  %385 = load ptr, ptr %263, align 8
  %386 = load ptr, ptr %264, align 8
  %387 = getelementptr i64, ptr %386, i64 %374
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr %struct.Uniform, ptr %385, i64 %388
  %390 = getelementptr i8, ptr %387, i64 8
  %391 = load i64, ptr %390, align 8
  %392 = getelementptr %struct.Uniform, ptr %385, i64 %391
  %393 = icmp ult ptr %389, %392
  br i1 %393, label %394, label %454

394:                                              ; preds = %383
  %395 = load ptr, ptr %301, align 8
  %396 = zext nneg i32 %384 to i64
  br label %397

397:                                              ; preds = %425, %394
  %398 = phi ptr [ %389, %394 ], [ %426, %425 ]
  %399 = load i64, ptr %398, align 8
  %400 = getelementptr i8, ptr %395, i64 %399
  %401 = getelementptr inbounds i8, ptr %398, i64 16
  %402 = load i64, ptr %401, align 8
  %403 = icmp eq i64 %402, 0
  br i1 %403, label %407, label %404

404:                                              ; preds = %397
  %405 = mul i64 %402, %396
  %406 = getelementptr i8, ptr %400, i64 %405
  br label %413

407:                                              ; preds = %397
  %408 = load i32, ptr %400, align 4
  %409 = and i32 %408, %372
  %410 = icmp eq i32 %409, 0
  %411 = icmp eq i32 %409, %372
  %412 = or i1 %410, %411
  br i1 %412, label %425, label %457

413:                                              ; preds = %421, %404
  %414 = phi i32 [ %372, %404 ], [ %423, %421 ]
  %415 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %414, i1 true)
  %416 = zext nneg i32 %415 to i64
  %417 = mul i64 %402, %416
  %418 = getelementptr i8, ptr %400, i64 %417
  %419 = tail call i32 @memcmp(ptr noundef %418, ptr noundef %406, i64 noundef %402) #24
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %457

421:                                              ; preds = %413
  %422 = add i32 %414, -1
  %423 = and i32 %422, %414
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %413, !llvm.loop !93

425:                                              ; preds = %421, %407
  %426 = getelementptr i8, ptr %398, i64 24
  %427 = icmp ult ptr %426, %392
  br i1 %427, label %397, label %428, !llvm.loop !94

428:                                              ; preds = %425, %445
  %429 = phi ptr [ %450, %445 ], [ %389, %425 ]
  %430 = load ptr, ptr %301, align 8
  %431 = load i64, ptr %429, align 8
  %432 = getelementptr i8, ptr %430, i64 %431
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %433 = getelementptr inbounds i8, ptr %429, i64 16
  %434 = load i64, ptr %433, align 8
  %435 = icmp eq i64 %434, 0
  br i1 %435, label %436, label %441

436:                                              ; preds = %428
  %437 = load i32, ptr %432, align 4
  %438 = lshr i32 %437, %384
  %439 = and i32 %438, 1
  %440 = zext nneg i32 %439 to i64
  br label %445

441:                                              ; preds = %428
  %442 = mul i64 %434, %396
  %443 = getelementptr i8, ptr %432, i64 %442
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 1 %443, i64 %434, i1 false)
  %444 = load i64, ptr %3, align 8
  br label %445

445:                                              ; preds = %441, %436
  %446 = phi i64 [ %444, %441 ], [ %440, %436 ]
  %447 = getelementptr inbounds i8, ptr %429, i64 8
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr i8, ptr %430, i64 %448
  store i64 %446, ptr %449, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %450 = getelementptr i8, ptr %429, i64 24
  %451 = icmp ult ptr %450, %392
  br i1 %451, label %428, label %452, !llvm.loop !95

452:                                              ; preds = %445
  %453 = load ptr, ptr %304, align 8
  br label %454

454:                                              ; preds = %452, %383
  %455 = phi ptr [ %453, %452 ], [ %373, %383 ]
  %456 = getelementptr i32, ptr %455, i64 %374
  store i32 0, ptr %456, align 4
  store i64 %374, ptr %300, align 8
  br label %493

457:                                              ; preds = %407, %413, %378, %371
  %458 = load ptr, ptr %265, align 8
  %459 = getelementptr i8, ptr %458, i64 %374
  %460 = load i8, ptr %459, align 1
  %461 = icmp eq i8 %460, 0
  br i1 %461, label %480, label %462

462:                                              ; preds = %457
  %463 = load ptr, ptr %266, align 8
  %464 = shl nuw i64 %374, 1
  %465 = getelementptr i64, ptr %463, i64 %464
  %466 = load i64, ptr %465, align 8
  %467 = add i64 %466, 1
  store i64 %467, ptr %465, align 8
  %468 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %372)
  %469 = zext nneg i32 %468 to i64
  %470 = load ptr, ptr %266, align 8
  %471 = or disjoint i64 %464, 1
  %472 = getelementptr i64, ptr %470, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = add i64 %473, %469
  store i64 %474, ptr %472, align 8
  %475 = xor i32 %372, -1
  %476 = load i32, ptr %302, align 8
  %477 = and i32 %476, %475
  store i32 %477, ptr %302, align 8
  %478 = load ptr, ptr %304, align 8
  %479 = getelementptr i32, ptr %478, i64 %374
  store i32 0, ptr %479, align 4
  br label %493

480:                                              ; preds = %457
  %481 = load ptr, ptr %267, align 8
  %482 = load atomic i32, ptr %481 monotonic, align 4
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %484, label %527

484:                                              ; preds = %480
  %485 = load ptr, ptr %268, align 8
  %486 = getelementptr ptr, ptr %485, i64 %374
  %487 = load ptr, ptr %486, align 8
  %488 = icmp eq ptr %487, null
  br i1 %488, label %527, label %489

489:                                              ; preds = %484
  store i32 0, ptr %375, align 4
  %490 = load ptr, ptr %301, align 8
  tail call void %487(ptr noundef %490, ptr noundef nonnull %253, ptr noundef %276, i32 noundef %372) #23
  %491 = load i32, ptr %305, align 4
  %492 = icmp slt i32 %491, 0
  br i1 %492, label %495, label %493

493:                                              ; preds = %489, %462, %454
  %494 = phi i64 [ 0, %454 ], [ %342, %462 ], [ %342, %489 ]
  br label %306

495:                                              ; preds = %489
  %496 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %372, i1 true)
  %497 = getelementptr inbounds i8, ptr %276, i64 2016
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr i8, ptr %253, i64 576
  %500 = load i64, ptr %499, align 8
  %501 = icmp eq i64 %500, 0
  %502 = getelementptr inbounds i8, ptr %253, i64 240
  %503 = load i64, ptr %502, align 8
  br i1 %501, label %1164, label %504

504:                                              ; preds = %495
  %505 = getelementptr i8, ptr %253, i64 584
  %506 = load i64, ptr %505, align 8
  %507 = icmp slt i64 %503, %506
  br i1 %507, label %1164, label %1180

508:                                              ; preds = %310, %367, %316
  %509 = phi i32 [ 1, %316 ], [ %370, %367 ], [ 2, %310 ]
  store i32 %509, ptr %296, align 4
  %510 = icmp eq i32 %509, 2
  %511 = zext i1 %510 to i64
  %512 = load i64, ptr %269, align 8
  %513 = add i64 %512, %511
  store i64 %513, ptr %269, align 8
  %514 = load i32, ptr %296, align 4
  br label %515

515:                                              ; preds = %508, %295
  %516 = phi i32 [ 1, %508 ], [ %271, %295 ]
  %517 = phi i32 [ %514, %508 ], [ %297, %295 ]
  %518 = icmp ne i32 %517, 2
  %519 = zext i1 %518 to i32
  %520 = or i32 %273, %519
  %521 = getelementptr inbounds i8, ptr %276, i64 1980
  %522 = load i32, ptr %521, align 4
  %523 = or i32 %522, %272
  %524 = add nuw nsw i64 %274, 1
  %525 = load i64, ptr %254, align 8
  %526 = icmp slt i64 %524, %525
  br i1 %526, label %270, label %538, !llvm.loop !96

527:                                              ; preds = %484, %480, %319
  %528 = phi i64 [ 272, %319 ], [ 280, %484 ], [ 272, %480 ]
  %529 = phi i64 [ %320, %319 ], [ %374, %480 ], [ %374, %484 ]
  %530 = phi i32 [ 1, %319 ], [ 2, %484 ], [ 1, %480 ]
  %531 = getelementptr inbounds i8, ptr %253, i64 %528
  store i64 %529, ptr %531, align 8
  %532 = getelementptr inbounds i8, ptr %0, i64 272
  %533 = getelementptr inbounds i8, ptr %0, i64 280
  %534 = getelementptr inbounds i8, ptr %253, i64 280
  %535 = load i64, ptr %534, align 8
  store i64 %535, ptr %533, align 8
  %536 = getelementptr inbounds i8, ptr %253, i64 272
  %537 = load i64, ptr %536, align 8
  store i64 %537, ptr %532, align 8
  br label %1344

538:                                              ; preds = %515
  %539 = or i32 %520, %248
  %540 = icmp eq i32 %520, 0
  %541 = icmp ne i32 %523, 0
  %542 = select i1 %540, i1 true, i1 %541
  br i1 %542, label %836, label %543

543:                                              ; preds = %538
  %544 = getelementptr inbounds i8, ptr %253, i64 288
  %545 = getelementptr i8, ptr %253, i64 528
  %546 = getelementptr inbounds i8, ptr %253, i64 240
  %547 = getelementptr i8, ptr %253, i64 536
  %548 = getelementptr i8, ptr %253, i64 544
  %549 = getelementptr i8, ptr %253, i64 552
  %550 = getelementptr i8, ptr %253, i64 560
  %551 = getelementptr i8, ptr %253, i64 568
  %552 = getelementptr inbounds i8, ptr %253, i64 472
  br label %553

553:                                              ; preds = %830, %543
  %554 = phi i64 [ %525, %543 ], [ %831, %830 ]
  %555 = phi i64 [ 0, %543 ], [ %834, %830 ]
  %556 = phi i32 [ %516, %543 ], [ %833, %830 ]
  %557 = icmp sgt i64 %554, 0
  br i1 %557, label %558, label %830

558:                                              ; preds = %553
  %559 = load ptr, ptr %258, align 8
  br label %563

560:                                              ; preds = %602
  %561 = icmp sgt i64 %603, 0
  %562 = icmp eq i64 %607, 0
  br i1 %562, label %830, label %610

563:                                              ; preds = %602, %558
  %564 = phi i64 [ 0, %558 ], [ %607, %602 ]
  %565 = phi i64 [ 0, %558 ], [ %608, %602 ]
  %566 = phi ptr [ null, %558 ], [ %606, %602 ]
  %567 = phi ptr [ null, %558 ], [ %605, %602 ]
  %568 = phi i64 [ 0, %558 ], [ %604, %602 ]
  %569 = phi i64 [ 0, %558 ], [ %603, %602 ]
  %570 = getelementptr %struct.Warp, ptr %559, i64 %565
  %571 = getelementptr inbounds i8, ptr %570, i64 1972
  %572 = load i32, ptr %571, align 4
  switch i32 %572, label %586 [
    i32 2, label %602
    i32 1, label %573
  ]

573:                                              ; preds = %563
  %574 = getelementptr inbounds i8, ptr %570, i64 2036
  %575 = load i32, ptr %574, align 4
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %577, label %586

577:                                              ; preds = %573
  %578 = getelementptr inbounds i8, ptr %570, i64 1988
  %579 = load i32, ptr %578, align 4
  %580 = zext i32 %579 to i64
  %581 = icmp eq i64 %555, %580
  br i1 %581, label %582, label %586

582:                                              ; preds = %577
  %583 = getelementptr inbounds i8, ptr %570, i64 1980
  %584 = load i32, ptr %583, align 4
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %588, label %586

586:                                              ; preds = %582, %577, %573, %563
  %587 = add i64 %569, 1
  br label %602

588:                                              ; preds = %582
  %589 = add i64 %564, 1
  %590 = icmp eq ptr %567, null
  %591 = select i1 %590, ptr %570, ptr %567
  %592 = getelementptr inbounds i8, ptr %570, i64 2008
  %593 = load i64, ptr %592, align 8
  %594 = getelementptr inbounds i8, ptr %591, i64 2008
  %595 = load i64, ptr %594, align 8
  %596 = icmp eq i64 %593, %595
  %597 = select i1 %596, ptr %566, ptr %570
  %598 = getelementptr inbounds i8, ptr %570, i64 1992
  %599 = load i32, ptr %598, align 8
  %600 = sext i32 %599 to i64
  %601 = tail call i64 @llvm.smax.i64(i64 %568, i64 %600)
  br label %602

602:                                              ; preds = %588, %586, %563
  %603 = phi i64 [ %587, %586 ], [ %569, %588 ], [ %569, %563 ]
  %604 = phi i64 [ %568, %586 ], [ %601, %588 ], [ %568, %563 ]
  %605 = phi ptr [ %567, %586 ], [ %591, %588 ], [ %567, %563 ]
  %606 = phi ptr [ %566, %586 ], [ %597, %588 ], [ %566, %563 ]
  %607 = phi i64 [ %564, %586 ], [ %589, %588 ], [ %564, %563 ]
  %608 = add nuw nsw i64 %565, 1
  %609 = icmp eq i64 %608, %554
  br i1 %609, label %560, label %563, !llvm.loop !97

610:                                              ; preds = %560
  %611 = icmp eq i64 %604, 0
  br i1 %611, label %618, label %612

612:                                              ; preds = %610
  %613 = shl i64 %607, 5
  %614 = getelementptr [16 x i64], ptr %544, i64 0, i64 %555
  %615 = load i64, ptr %614, align 8
  %616 = add i64 %615, %613
  %617 = icmp slt i64 %616, %604
  br i1 %617, label %830, label %619

618:                                              ; preds = %610
  br i1 %561, label %830, label %619

619:                                              ; preds = %618, %612
  %620 = icmp eq ptr %606, null
  br i1 %620, label %643, label %621

621:                                              ; preds = %619
  %622 = getelementptr inbounds i8, ptr %606, i64 1984
  %623 = load i32, ptr %622, align 8
  %624 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %623, i1 true)
  %625 = getelementptr inbounds i8, ptr %606, i64 2008
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds i8, ptr %605, i64 2008
  %628 = load i64, ptr %627, align 8
  %629 = load i64, ptr %545, align 8
  %630 = icmp eq i64 %629, 0
  %631 = load i64, ptr %546, align 8
  br i1 %630, label %635, label %632

632:                                              ; preds = %621
  %633 = load i64, ptr %547, align 8
  %634 = icmp slt i64 %631, %633
  br i1 %634, label %635, label %641

635:                                              ; preds = %632, %621
  store i64 %631, ptr %547, align 8
  %636 = getelementptr inbounds i8, ptr %606, i64 1952
  %637 = load i64, ptr %636, align 8
  %638 = shl i64 %637, 5
  %639 = zext nneg i32 %624 to i64
  %640 = or disjoint i64 %638, %639
  store i64 %640, ptr %548, align 8
  store i64 %626, ptr %549, align 8
  store i64 %628, ptr %550, align 8
  store i64 0, ptr %551, align 8
  br label %641

641:                                              ; preds = %635, %632
  %642 = add i64 %629, 1
  store i64 %642, ptr %545, align 8
  br label %643

643:                                              ; preds = %641, %619
  %644 = getelementptr inbounds i8, ptr %605, i64 1996
  %645 = load i32, ptr %644, align 4
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %720, label %654

647:                                              ; preds = %681
  %648 = icmp ne i32 %682, 0
  %649 = icmp eq i32 %645, 1
  %650 = icmp eq i32 %645, 2
  %651 = icmp sgt i32 %683, 0
  %652 = select i1 %650, i1 %648, i1 %651
  %653 = sext i1 %652 to i32
  br label %686

654:                                              ; preds = %643, %681
  %655 = phi i32 [ %683, %681 ], [ 0, %643 ]
  %656 = phi i32 [ %682, %681 ], [ 1, %643 ]
  %657 = phi i64 [ %684, %681 ], [ 0, %643 ]
  %658 = getelementptr %struct.Warp, ptr %559, i64 %657
  %659 = getelementptr inbounds i8, ptr %658, i64 1972
  %660 = load i32, ptr %659, align 4
  %661 = icmp eq i32 %660, 1
  br i1 %661, label %662, label %681

662:                                              ; preds = %654
  %663 = getelementptr inbounds i8, ptr %658, i64 2036
  %664 = load i32, ptr %663, align 4
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %666, label %681

666:                                              ; preds = %662
  %667 = getelementptr inbounds i8, ptr %658, i64 1988
  %668 = load i32, ptr %667, align 4
  %669 = zext i32 %668 to i64
  %670 = icmp eq i64 %555, %669
  br i1 %670, label %671, label %681

671:                                              ; preds = %666
  %672 = getelementptr inbounds i8, ptr %658, i64 2032
  %673 = load i32, ptr %672, align 8
  %674 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %673)
  %675 = add i32 %674, %655
  %676 = getelementptr inbounds i8, ptr %658, i64 1984
  %677 = load i32, ptr %676, align 8
  %678 = icmp eq i32 %673, %677
  %679 = and i32 %656, 1
  %680 = select i1 %678, i32 %679, i32 0
  br label %681

681:                                              ; preds = %671, %666, %662, %654
  %682 = phi i32 [ %680, %671 ], [ %656, %666 ], [ %656, %662 ], [ %656, %654 ]
  %683 = phi i32 [ %675, %671 ], [ %655, %666 ], [ %655, %662 ], [ %655, %654 ]
  %684 = add nuw nsw i64 %657, 1
  %685 = icmp eq i64 %684, %554
  br i1 %685, label %647, label %654, !llvm.loop !98

686:                                              ; preds = %716, %647
  %687 = phi i64 [ 0, %647 ], [ %717, %716 ]
  %688 = load ptr, ptr %258, align 8
  %689 = getelementptr %struct.Warp, ptr %688, i64 %687
  %690 = getelementptr inbounds i8, ptr %689, i64 1972
  %691 = load i32, ptr %690, align 4
  %692 = icmp eq i32 %691, 1
  br i1 %692, label %693, label %716

693:                                              ; preds = %686
  %694 = getelementptr inbounds i8, ptr %689, i64 2036
  %695 = load i32, ptr %694, align 4
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %697, label %716

697:                                              ; preds = %693
  %698 = getelementptr inbounds i8, ptr %689, i64 1988
  %699 = load i32, ptr %698, align 4
  %700 = zext i32 %699 to i64
  %701 = icmp eq i64 %555, %700
  br i1 %701, label %702, label %716

702:                                              ; preds = %697
  %703 = getelementptr inbounds i8, ptr %689, i64 2024
  %704 = load i64, ptr %703, align 8
  %705 = icmp slt i64 %704, 0
  br i1 %705, label %716, label %706

706:                                              ; preds = %702
  %707 = getelementptr inbounds i8, ptr %689, i64 1920
  %708 = load ptr, ptr %707, align 8
  %709 = getelementptr i8, ptr %708, i64 %704
  br i1 %649, label %710, label %715

710:                                              ; preds = %706, %710
  %711 = phi i64 [ %713, %710 ], [ 0, %706 ]
  %712 = getelementptr i32, ptr %709, i64 %711
  store i32 %683, ptr %712, align 4
  %713 = add nuw nsw i64 %711, 1
  %714 = icmp eq i64 %713, 32
  br i1 %714, label %716, label %710, !llvm.loop !99

715:                                              ; preds = %706
  store i32 %653, ptr %709, align 4
  br label %716

716:                                              ; preds = %710, %715, %702, %697, %693, %686
  %717 = add nuw nsw i64 %687, 1
  %718 = load i64, ptr %254, align 8
  %719 = icmp slt i64 %717, %718
  br i1 %719, label %686, label %720, !llvm.loop !100

720:                                              ; preds = %716, %643
  %721 = getelementptr [16 x i64], ptr %544, i64 0, i64 %555
  store i64 0, ptr %721, align 8
  %722 = load i64, ptr %269, align 8
  %723 = add i64 %722, 1
  store i64 %723, ptr %269, align 8
  %724 = load ptr, ptr %552, align 8
  %725 = icmp eq ptr %724, null
  br i1 %725, label %787, label %726

726:                                              ; preds = %720
  %727 = load i64, ptr %254, align 8
  %728 = icmp sgt i64 %727, 0
  %729 = getelementptr inbounds i8, ptr %724, i64 88
  br i1 %728, label %747, label %730

730:                                              ; preds = %726
  %731 = load ptr, ptr %729, align 8
  br label %734

732:                                              ; preds = %766
  %733 = icmp eq i32 %775, 0
  br label %734

734:                                              ; preds = %732, %730
  %735 = phi ptr [ %731, %730 ], [ %771, %732 ]
  %736 = phi i1 [ false, %730 ], [ %733, %732 ]
  %737 = getelementptr inbounds i8, ptr %724, i64 72
  %738 = load ptr, ptr %737, align 8
  %739 = load i64, ptr %724, align 8
  %740 = mul i64 %739, %555
  %741 = getelementptr i32, ptr %738, i64 %740
  tail call fastcc void @join_warps(ptr noundef nonnull %724, ptr noundef %735, ptr noundef %741) #21
  %742 = load ptr, ptr %737, align 8
  %743 = load i64, ptr %724, align 8
  %744 = mul i64 %743, %555
  %745 = getelementptr i32, ptr %742, i64 %744
  %746 = shl i64 %743, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %745, i8 0, i64 %746, i1 false)
  br i1 %736, label %787, label %779

747:                                              ; preds = %726, %766
  %748 = phi i32 [ %775, %766 ], [ 1, %726 ]
  %749 = phi i64 [ %776, %766 ], [ 0, %726 ]
  %750 = load ptr, ptr %258, align 8
  %751 = getelementptr %struct.Warp, ptr %750, i64 %749
  %752 = getelementptr inbounds i8, ptr %751, i64 1972
  %753 = load i32, ptr %752, align 4
  %754 = icmp eq i32 %753, 1
  br i1 %754, label %755, label %764

755:                                              ; preds = %747
  %756 = getelementptr inbounds i8, ptr %751, i64 1988
  %757 = load i32, ptr %756, align 4
  %758 = zext i32 %757 to i64
  %759 = icmp eq i64 %555, %758
  br i1 %759, label %760, label %764

760:                                              ; preds = %755
  %761 = getelementptr inbounds i8, ptr %751, i64 1980
  %762 = load i32, ptr %761, align 4
  %763 = icmp eq i32 %762, 0
  br i1 %763, label %766, label %764

764:                                              ; preds = %760, %755, %747
  %765 = icmp eq i32 %753, 2
  br label %766

766:                                              ; preds = %764, %760
  %767 = phi i1 [ true, %760 ], [ %765, %764 ]
  %768 = zext i1 %767 to i8
  %769 = load ptr, ptr %729, align 8
  %770 = getelementptr i8, ptr %769, i64 %749
  store i8 %768, ptr %770, align 1
  %771 = load ptr, ptr %729, align 8
  %772 = getelementptr i8, ptr %771, i64 %749
  %773 = load i8, ptr %772, align 1
  %774 = zext i8 %773 to i32
  %775 = and i32 %748, %774
  %776 = add nuw nsw i64 %749, 1
  %777 = load i64, ptr %254, align 8
  %778 = icmp slt i64 %776, %777
  br i1 %778, label %747, label %732, !llvm.loop !101

779:                                              ; preds = %734
  %780 = getelementptr inbounds i8, ptr %724, i64 200
  %781 = load i32, ptr %780, align 8
  %782 = add i32 %781, 1
  store i32 %782, ptr %780, align 8
  %783 = getelementptr inbounds i8, ptr %724, i64 96
  %784 = load ptr, ptr %783, align 8
  %785 = load i64, ptr %724, align 8
  %786 = shl i64 %785, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %784, i8 0, i64 %786, i1 false)
  br label %787

787:                                              ; preds = %779, %734, %720
  %788 = load i64, ptr %254, align 8
  %789 = icmp sgt i64 %788, 0
  br i1 %789, label %790, label %830

790:                                              ; preds = %787, %826
  %791 = phi i64 [ %827, %826 ], [ %788, %787 ]
  %792 = phi i64 [ %828, %826 ], [ 0, %787 ]
  %793 = load ptr, ptr %258, align 8
  %794 = getelementptr %struct.Warp, ptr %793, i64 %792
  %795 = getelementptr inbounds i8, ptr %794, i64 1972
  %796 = load i32, ptr %795, align 4
  %797 = icmp eq i32 %796, 1
  br i1 %797, label %798, label %826

798:                                              ; preds = %790
  %799 = getelementptr inbounds i8, ptr %794, i64 2036
  %800 = load i32, ptr %799, align 4
  %801 = icmp eq i32 %800, 0
  br i1 %801, label %802, label %826

802:                                              ; preds = %798
  %803 = getelementptr inbounds i8, ptr %794, i64 1988
  %804 = load i32, ptr %803, align 4
  %805 = zext i32 %804 to i64
  %806 = icmp eq i64 %555, %805
  br i1 %806, label %807, label %826

807:                                              ; preds = %802
  %808 = getelementptr inbounds i8, ptr %794, i64 1980
  %809 = load i32, ptr %808, align 4
  %810 = icmp eq i32 %809, 0
  br i1 %810, label %811, label %826

811:                                              ; preds = %807
  store i32 0, ptr %795, align 4
  %812 = getelementptr inbounds i8, ptr %794, i64 1960
  %813 = load i64, ptr %812, align 8
  %814 = icmp slt i64 %813, 0
  br i1 %814, label %815, label %823

815:                                              ; preds = %811
  %816 = getelementptr inbounds i8, ptr %794, i64 1984
  %817 = load i32, ptr %816, align 8
  %818 = getelementptr inbounds i8, ptr %794, i64 1944
  %819 = load ptr, ptr %818, align 8
  %820 = getelementptr inbounds i8, ptr %794, i64 2000
  %821 = load i64, ptr %820, align 8
  %822 = getelementptr i32, ptr %819, i64 %821
  store i32 %817, ptr %822, align 4
  br label %823

823:                                              ; preds = %815, %811
  %824 = getelementptr inbounds i8, ptr %794, i64 1984
  store i32 0, ptr %824, align 8
  %825 = load i64, ptr %254, align 8
  br label %826

826:                                              ; preds = %823, %807, %802, %798, %790
  %827 = phi i64 [ %791, %790 ], [ %791, %798 ], [ %791, %802 ], [ %791, %807 ], [ %825, %823 ]
  %828 = add nuw nsw i64 %792, 1
  %829 = icmp slt i64 %828, %827
  br i1 %829, label %790, label %830, !llvm.loop !102

830:                                              ; preds = %826, %787, %618, %612, %560, %553
  %831 = phi i64 [ %554, %560 ], [ %554, %618 ], [ %554, %612 ], [ %788, %787 ], [ %554, %553 ], [ %827, %826 ]
  %832 = phi i32 [ 0, %560 ], [ 0, %618 ], [ 0, %612 ], [ 1, %787 ], [ 0, %553 ], [ 1, %826 ]
  %833 = or i32 %832, %556
  %834 = add nuw nsw i64 %555, 1
  %835 = icmp eq i64 %834, 16
  br i1 %835, label %836, label %553, !llvm.loop !103

836:                                              ; preds = %830, %538, %247
  %837 = phi i32 [ %516, %538 ], [ %250, %247 ], [ %833, %830 ]
  %838 = phi i32 [ %539, %538 ], [ %248, %247 ], [ %539, %830 ]
  %839 = add nuw nsw i64 %249, 1
  %840 = load i64, ptr %7, align 8
  %841 = icmp slt i64 %839, %840
  br i1 %841, label %842, label %846

842:                                              ; preds = %836, %1161
  %843 = phi i32 [ %838, %836 ], [ 0, %1161 ]
  %844 = phi i64 [ %839, %836 ], [ 0, %1161 ]
  %845 = phi i32 [ %837, %836 ], [ 0, %1161 ]
  br label %247, !llvm.loop !104

846:                                              ; preds = %836
  %847 = icmp eq i32 %838, 0
  br i1 %847, label %1186, label %848

848:                                              ; preds = %846
  %849 = load ptr, ptr %5, align 8
  %850 = load atomic i32, ptr %849 monotonic, align 4
  %851 = icmp eq i32 %850, 0
  br i1 %851, label %852, label %1344

852:                                              ; preds = %848
  %853 = icmp eq i32 %837, 0
  br i1 %853, label %854, label %1161

854:                                              ; preds = %852
  %855 = icmp sgt i64 %840, 0
  br i1 %855, label %856, label %858

856:                                              ; preds = %854
  %857 = load ptr, ptr %9, align 8
  br label %862

858:                                              ; preds = %862, %854
  %859 = phi i64 [ 0, %854 ], [ %869, %862 ]
  %860 = load i64, ptr %10, align 8
  %861 = icmp eq i64 %859, %860
  br i1 %861, label %872, label %875

862:                                              ; preds = %862, %856
  %863 = phi i64 [ 0, %856 ], [ %869, %862 ]
  %864 = phi i64 [ 0, %856 ], [ %870, %862 ]
  %865 = getelementptr ptr, ptr %857, i64 %864
  %866 = load ptr, ptr %865, align 8
  %867 = getelementptr inbounds i8, ptr %866, i64 896
  %868 = load i64, ptr %867, align 8
  %869 = add i64 %868, %863
  %870 = add nuw nsw i64 %864, 1
  %871 = icmp eq i64 %870, %840
  br i1 %871, label %858, label %862, !llvm.loop !105

872:                                              ; preds = %858
  %873 = load i64, ptr %11, align 8
  %874 = add i64 %873, 1
  br label %875

875:                                              ; preds = %872, %858
  %876 = phi i64 [ %874, %872 ], [ 0, %858 ]
  store i64 %876, ptr %11, align 8
  store i64 %859, ptr %10, align 8
  br i1 %855, label %877, label %1184

877:                                              ; preds = %875, %892
  %878 = phi i64 [ %893, %892 ], [ %840, %875 ]
  %879 = phi i64 [ %894, %892 ], [ %840, %875 ]
  %880 = phi i32 [ %895, %892 ], [ 0, %875 ]
  %881 = phi i64 [ %896, %892 ], [ 0, %875 ]
  %882 = load ptr, ptr %9, align 8
  %883 = getelementptr ptr, ptr %882, i64 %881
  %884 = load ptr, ptr %883, align 8
  %885 = getelementptr inbounds i8, ptr %884, i64 88
  %886 = load i64, ptr %885, align 8
  %887 = icmp sgt i64 %886, 0
  br i1 %887, label %888, label %892

888:                                              ; preds = %877
  %889 = getelementptr inbounds i8, ptr %884, i64 80
  br label %898

890:                                              ; preds = %943
  %891 = load i64, ptr %7, align 8
  br label %892

892:                                              ; preds = %890, %877
  %893 = phi i64 [ %878, %877 ], [ %891, %890 ]
  %894 = phi i64 [ %879, %877 ], [ %891, %890 ]
  %895 = phi i32 [ %880, %877 ], [ %945, %890 ]
  %896 = add nuw nsw i64 %881, 1
  %897 = icmp slt i64 %896, %894
  br i1 %897, label %877, label %948, !llvm.loop !106

898:                                              ; preds = %943, %888
  %899 = phi i64 [ %886, %888 ], [ %944, %943 ]
  %900 = phi i64 [ 0, %888 ], [ %946, %943 ]
  %901 = phi i32 [ %880, %888 ], [ %945, %943 ]
  %902 = load ptr, ptr %889, align 8
  %903 = getelementptr %struct.Warp, ptr %902, i64 %900
  %904 = getelementptr inbounds i8, ptr %903, i64 1972
  %905 = load i32, ptr %904, align 4
  %906 = icmp eq i32 %905, 1
  br i1 %906, label %907, label %943

907:                                              ; preds = %898
  %908 = getelementptr inbounds i8, ptr %903, i64 2036
  %909 = load i32, ptr %908, align 4
  %910 = icmp eq i32 %909, 0
  br i1 %910, label %943, label %911

911:                                              ; preds = %907
  %912 = load i64, ptr %11, align 8
  %913 = icmp slt i64 %912, 64
  br i1 %913, label %914, label %943

914:                                              ; preds = %911
  %915 = tail call fastcc i32 @waits_over(ptr noundef nonnull %884, ptr noundef %903, i32 noundef %909) #21
  %916 = load i32, ptr %908, align 4
  %917 = xor i32 %915, -1
  %918 = and i32 %916, %917
  %919 = icmp eq i32 %918, 0
  br i1 %919, label %939, label %920

920:                                              ; preds = %914
  %921 = getelementptr inbounds i8, ptr %903, i64 2040
  br label %922

922:                                              ; preds = %922, %920
  %923 = phi i32 [ %918, %920 ], [ %934, %922 ]
  %924 = phi i32 [ 0, %920 ], [ %932, %922 ]
  %925 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %923, i1 true)
  %926 = zext nneg i32 %925 to i64
  %927 = getelementptr [32 x i64], ptr %921, i64 0, i64 %926
  %928 = load i64, ptr %927, align 8
  %929 = shl nuw i32 1, %925
  %930 = icmp slt i64 %928, 0
  %931 = select i1 %930, i32 0, i32 %929
  %932 = or i32 %931, %924
  %933 = add i32 %923, -1
  %934 = and i32 %933, %923
  %935 = icmp eq i32 %934, 0
  br i1 %935, label %936, label %922, !llvm.loop !107

936:                                              ; preds = %922
  %937 = icmp eq i32 %932, 0
  br i1 %937, label %939, label %938

938:                                              ; preds = %936
  tail call fastcc void @end_wait(ptr noundef nonnull %903, i32 noundef %915, i32 noundef 1) #21
  tail call fastcc void @end_wait(ptr noundef nonnull %903, i32 noundef %932, i32 noundef 0) #21
  br label %939

939:                                              ; preds = %938, %936, %914
  %940 = phi i32 [ 1, %938 ], [ 0, %936 ], [ 0, %914 ]
  %941 = or i32 %940, %901
  %942 = load i64, ptr %885, align 8
  br label %943

943:                                              ; preds = %939, %911, %907, %898
  %944 = phi i64 [ %899, %907 ], [ %899, %898 ], [ %942, %939 ], [ %899, %911 ]
  %945 = phi i32 [ %901, %907 ], [ %901, %898 ], [ %941, %939 ], [ %901, %911 ]
  %946 = add nuw nsw i64 %900, 1
  %947 = icmp slt i64 %946, %944
  br i1 %947, label %898, label %890, !llvm.loop !108

948:                                              ; preds = %892
  %949 = icmp eq i32 %895, 0
  br i1 %949, label %950, label %1161

950:                                              ; preds = %948
  %951 = icmp sgt i64 %893, 0
  br i1 %951, label %952, label %1184

952:                                              ; preds = %950, %1157
  %953 = phi i64 [ %1158, %1157 ], [ 0, %950 ]
  %954 = load ptr, ptr %9, align 8
  %955 = getelementptr ptr, ptr %954, i64 %953
  %956 = load ptr, ptr %955, align 8
  %957 = getelementptr inbounds i8, ptr %956, i64 88
  %958 = load i64, ptr %957, align 8
  %959 = icmp sgt i64 %958, 0
  br i1 %959, label %960, label %1157

960:                                              ; preds = %952
  %961 = getelementptr inbounds i8, ptr %956, i64 80
  %962 = load ptr, ptr %961, align 8
  br label %965

963:                                              ; preds = %983
  %964 = icmp eq ptr %984, null
  br i1 %964, label %1031, label %987

965:                                              ; preds = %983, %960
  %966 = phi i64 [ 0, %960 ], [ %985, %983 ]
  %967 = phi i32 [ 0, %960 ], [ %974, %983 ]
  %968 = phi ptr [ null, %960 ], [ %984, %983 ]
  %969 = getelementptr %struct.Warp, ptr %962, i64 %966
  %970 = getelementptr inbounds i8, ptr %969, i64 1972
  %971 = load i32, ptr %970, align 4
  %972 = icmp ne i32 %971, 2
  %973 = zext i1 %972 to i32
  %974 = or i32 %967, %973
  %975 = icmp eq i32 %971, 1
  br i1 %975, label %976, label %983

976:                                              ; preds = %965
  %977 = getelementptr inbounds i8, ptr %969, i64 2036
  %978 = load i32, ptr %977, align 4
  %979 = icmp eq i32 %978, 0
  %980 = icmp ne ptr %968, null
  %981 = select i1 %979, i1 true, i1 %980
  %982 = select i1 %981, ptr %968, ptr %969
  br label %983

983:                                              ; preds = %976, %965
  %984 = phi ptr [ %968, %965 ], [ %982, %976 ]
  %985 = add nuw nsw i64 %966, 1
  %986 = icmp eq i64 %985, %958
  br i1 %986, label %963, label %965, !llvm.loop !109

987:                                              ; preds = %963
  %988 = getelementptr inbounds i8, ptr %984, i64 2036
  %989 = load i32, ptr %988, align 4
  %990 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %989, i1 true)
  %991 = getelementptr inbounds i8, ptr %984, i64 2040
  %992 = zext nneg i32 %990 to i64
  %993 = getelementptr [32 x i64], ptr %991, i64 0, i64 %992
  %994 = load i64, ptr %993, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #22
  %995 = icmp slt i64 %994, 0
  br i1 %995, label %1005, label %996

996:                                              ; preds = %987
  %997 = call fastcc ptr @shared_place(ptr noundef nonnull %956, i64 noundef %994, i64 noundef 8, ptr noundef nonnull %2) #21
  %998 = icmp eq ptr %997, null
  br i1 %998, label %1005, label %999

999:                                              ; preds = %996
  %1000 = load i64, ptr %997, align 8
  %1001 = lshr i64 %1000, 20
  %1002 = and i64 %1001, 1048575
  %1003 = shl i64 %1000, 3
  %1004 = ashr i64 %1003, 43
  br label %1005

1005:                                             ; preds = %999, %996, %987
  %1006 = phi i64 [ 0, %996 ], [ %1004, %999 ], [ -1, %987 ]
  %1007 = phi i64 [ 0, %996 ], [ %1002, %999 ], [ 0, %987 ]
  %1008 = getelementptr inbounds i8, ptr %984, i64 2808
  %1009 = load i64, ptr %1008, align 8
  %1010 = getelementptr i8, ptr %956, i64 624
  %1011 = load i64, ptr %1010, align 8
  %1012 = icmp eq i64 %1011, 0
  %1013 = getelementptr inbounds i8, ptr %956, i64 240
  %1014 = load i64, ptr %1013, align 8
  br i1 %1012, label %1019, label %1015

1015:                                             ; preds = %1005
  %1016 = getelementptr i8, ptr %956, i64 632
  %1017 = load i64, ptr %1016, align 8
  %1018 = icmp slt i64 %1014, %1017
  br i1 %1018, label %1019, label %1029

1019:                                             ; preds = %1015, %1005
  %1020 = getelementptr i8, ptr %956, i64 632
  store i64 %1014, ptr %1020, align 8
  %1021 = getelementptr inbounds i8, ptr %984, i64 1952
  %1022 = load i64, ptr %1021, align 8
  %1023 = shl i64 %1022, 5
  %1024 = or disjoint i64 %1023, %992
  %1025 = getelementptr i8, ptr %956, i64 640
  store i64 %1024, ptr %1025, align 8
  %1026 = getelementptr i8, ptr %956, i64 648
  store i64 %1009, ptr %1026, align 8
  %1027 = getelementptr i8, ptr %956, i64 656
  store i64 %1006, ptr %1027, align 8
  %1028 = getelementptr i8, ptr %956, i64 664
  store i64 %1007, ptr %1028, align 8
  br label %1029

1029:                                             ; preds = %1019, %1015
  %1030 = add i64 %1011, 1
  store i64 %1030, ptr %1010, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #22
  br label %1157

1031:                                             ; preds = %963
  %1032 = icmp eq i32 %974, 0
  br i1 %1032, label %1157, label %1035

1033:                                             ; preds = %1082
  %1034 = icmp eq ptr %1083, null
  br i1 %1034, label %1107, label %1090

1035:                                             ; preds = %1031, %1082
  %1036 = phi ptr [ %1087, %1082 ], [ null, %1031 ]
  %1037 = phi ptr [ %1086, %1082 ], [ null, %1031 ]
  %1038 = phi i64 [ %1088, %1082 ], [ 0, %1031 ]
  %1039 = phi i64 [ %1085, %1082 ], [ 0, %1031 ]
  %1040 = phi i64 [ %1084, %1082 ], [ 0, %1031 ]
  %1041 = phi ptr [ %1083, %1082 ], [ null, %1031 ]
  %1042 = getelementptr %struct.Warp, ptr %962, i64 %1038
  %1043 = getelementptr inbounds i8, ptr %1042, i64 1972
  %1044 = load i32, ptr %1043, align 4
  %1045 = icmp eq i32 %1044, 2
  br i1 %1045, label %1082, label %1046

1046:                                             ; preds = %1035
  %1047 = icmp eq ptr %1036, null
  %1048 = select i1 %1047, ptr %1042, ptr %1036
  %1049 = getelementptr inbounds i8, ptr %1042, i64 1980
  %1050 = load i32, ptr %1049, align 4
  %1051 = icmp eq i32 %1050, 0
  %1052 = icmp ne ptr %1041, null
  %1053 = select i1 %1051, i1 true, i1 %1052
  %1054 = select i1 %1053, ptr %1041, ptr %1042
  %1055 = getelementptr inbounds i8, ptr %1042, i64 1988
  %1056 = load i32, ptr %1055, align 4
  %1057 = getelementptr inbounds i8, ptr %1048, i64 1988
  %1058 = load i32, ptr %1057, align 4
  %1059 = icmp eq i32 %1056, %1058
  br i1 %1059, label %1060, label %1066

1060:                                             ; preds = %1046
  %1061 = getelementptr inbounds i8, ptr %1042, i64 2008
  %1062 = load i64, ptr %1061, align 8
  %1063 = getelementptr inbounds i8, ptr %1048, i64 2008
  %1064 = load i64, ptr %1063, align 8
  %1065 = icmp eq i64 %1062, %1064
  br label %1066

1066:                                             ; preds = %1060, %1046
  %1067 = phi i1 [ false, %1046 ], [ %1065, %1060 ]
  %1068 = icmp ne ptr %1037, null
  %1069 = select i1 %1067, i1 true, i1 %1068
  %1070 = select i1 %1069, ptr %1037, ptr %1042
  %1071 = getelementptr inbounds i8, ptr %1042, i64 1968
  %1072 = load i32, ptr %1071, align 8
  %1073 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1072)
  %1074 = zext nneg i32 %1073 to i64
  %1075 = add i64 %1040, %1074
  br i1 %1067, label %1076, label %1082

1076:                                             ; preds = %1066
  %1077 = getelementptr inbounds i8, ptr %1042, i64 1984
  %1078 = load i32, ptr %1077, align 8
  %1079 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1078)
  %1080 = zext nneg i32 %1079 to i64
  %1081 = add i64 %1039, %1080
  br label %1082

1082:                                             ; preds = %1076, %1066, %1035
  %1083 = phi ptr [ %1041, %1035 ], [ %1054, %1076 ], [ %1054, %1066 ]
  %1084 = phi i64 [ %1040, %1035 ], [ %1075, %1076 ], [ %1075, %1066 ]
  %1085 = phi i64 [ %1039, %1035 ], [ %1081, %1076 ], [ %1039, %1066 ]
  %1086 = phi ptr [ %1037, %1035 ], [ %1070, %1076 ], [ %1070, %1066 ]
  %1087 = phi ptr [ %1036, %1035 ], [ %1048, %1076 ], [ %1048, %1066 ]
  %1088 = add nuw nsw i64 %1038, 1
  %1089 = icmp eq i64 %1088, %958
  br i1 %1089, label %1033, label %1035, !llvm.loop !110

1090:                                             ; preds = %1033
  %1091 = getelementptr inbounds i8, ptr %1083, i64 1984
  %1092 = load i32, ptr %1091, align 8
  %1093 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1092, i1 true)
  %1094 = getelementptr inbounds i8, ptr %1083, i64 2008
  %1095 = load i64, ptr %1094, align 8
  %1096 = getelementptr inbounds i8, ptr %1083, i64 2016
  %1097 = load i64, ptr %1096, align 8
  %1098 = getelementptr inbounds i8, ptr %956, i64 480
  %1099 = load i64, ptr %1098, align 8
  %1100 = icmp eq i64 %1099, 0
  %1101 = getelementptr inbounds i8, ptr %956, i64 240
  %1102 = load i64, ptr %1101, align 8
  br i1 %1100, label %1134, label %1103

1103:                                             ; preds = %1090
  %1104 = getelementptr inbounds i8, ptr %956, i64 488
  %1105 = load i64, ptr %1104, align 8
  %1106 = icmp slt i64 %1102, %1105
  br i1 %1106, label %1134, label %1153

1107:                                             ; preds = %1033
  %1108 = getelementptr inbounds i8, ptr %1087, i64 1984
  %1109 = load i32, ptr %1108, align 8
  %1110 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1109, i1 true)
  %1111 = getelementptr inbounds i8, ptr %1087, i64 2008
  %1112 = load i64, ptr %1111, align 8
  %1113 = icmp eq ptr %1086, null
  br i1 %1113, label %1117, label %1114

1114:                                             ; preds = %1107
  %1115 = getelementptr inbounds i8, ptr %1086, i64 2008
  %1116 = load i64, ptr %1115, align 8
  br label %1121

1117:                                             ; preds = %1107
  %1118 = getelementptr inbounds i8, ptr %1087, i64 1992
  %1119 = load i32, ptr %1118, align 8
  %1120 = sext i32 %1119 to i64
  br label %1121

1121:                                             ; preds = %1117, %1114
  %1122 = phi i64 [ -1, %1117 ], [ %1116, %1114 ]
  %1123 = phi i64 [ %1120, %1117 ], [ %1084, %1114 ]
  %1124 = sub i64 %1123, %1085
  %1125 = getelementptr inbounds i8, ptr %956, i64 480
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, 0
  %1128 = getelementptr inbounds i8, ptr %956, i64 240
  %1129 = load i64, ptr %1128, align 8
  br i1 %1127, label %1134, label %1130

1130:                                             ; preds = %1121
  %1131 = getelementptr inbounds i8, ptr %956, i64 488
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp slt i64 %1129, %1132
  br i1 %1133, label %1134, label %1153

1134:                                             ; preds = %1130, %1121, %1103, %1090
  %1135 = phi i64 [ %1102, %1103 ], [ %1102, %1090 ], [ %1129, %1130 ], [ %1129, %1121 ]
  %1136 = phi ptr [ %1083, %1103 ], [ %1083, %1090 ], [ %1087, %1130 ], [ %1087, %1121 ]
  %1137 = phi i32 [ %1093, %1103 ], [ %1093, %1090 ], [ %1110, %1130 ], [ %1110, %1121 ]
  %1138 = phi i64 [ %1095, %1103 ], [ %1095, %1090 ], [ %1112, %1130 ], [ %1112, %1121 ]
  %1139 = phi i64 [ %1097, %1103 ], [ %1097, %1090 ], [ %1122, %1130 ], [ %1122, %1121 ]
  %1140 = phi i64 [ 0, %1103 ], [ 0, %1090 ], [ %1124, %1130 ], [ %1124, %1121 ]
  %1141 = phi i64 [ %1099, %1103 ], [ 0, %1090 ], [ %1126, %1130 ], [ 0, %1121 ]
  %1142 = phi ptr [ %1098, %1103 ], [ %1098, %1090 ], [ %1125, %1130 ], [ %1125, %1121 ]
  %1143 = getelementptr inbounds i8, ptr %956, i64 488
  store i64 %1135, ptr %1143, align 8
  %1144 = getelementptr inbounds i8, ptr %1136, i64 1952
  %1145 = load i64, ptr %1144, align 8
  %1146 = shl i64 %1145, 5
  %1147 = zext nneg i32 %1137 to i64
  %1148 = or disjoint i64 %1146, %1147
  %1149 = getelementptr inbounds i8, ptr %956, i64 496
  store i64 %1148, ptr %1149, align 8
  %1150 = getelementptr inbounds i8, ptr %956, i64 504
  store i64 %1138, ptr %1150, align 8
  %1151 = getelementptr inbounds i8, ptr %956, i64 512
  store i64 %1139, ptr %1151, align 8
  %1152 = getelementptr inbounds i8, ptr %956, i64 520
  store i64 %1140, ptr %1152, align 8
  br label %1153

1153:                                             ; preds = %1134, %1130, %1103
  %1154 = phi i64 [ %1099, %1103 ], [ %1126, %1130 ], [ %1141, %1134 ]
  %1155 = phi ptr [ %1098, %1103 ], [ %1125, %1130 ], [ %1142, %1134 ]
  %1156 = add i64 %1154, 1
  store i64 %1156, ptr %1155, align 8
  br label %1157

1157:                                             ; preds = %1153, %1031, %1029, %952
  %1158 = add nuw nsw i64 %953, 1
  %1159 = load i64, ptr %7, align 8
  %1160 = icmp slt i64 %1158, %1159
  br i1 %1160, label %952, label %1186, !llvm.loop !111

1161:                                             ; preds = %948, %852
  %1162 = phi i64 [ %840, %852 ], [ %894, %948 ]
  %1163 = icmp sgt i64 %1162, 0
  br i1 %1163, label %842, label %1184

1164:                                             ; preds = %495, %504, %321, %330
  %1165 = phi i64 [ %329, %330 ], [ %329, %321 ], [ %503, %504 ], [ %503, %495 ]
  %1166 = phi i32 [ %323, %330 ], [ %323, %321 ], [ %496, %504 ], [ %496, %495 ]
  %1167 = phi i64 [ %324, %330 ], [ %324, %321 ], [ %498, %504 ], [ %498, %495 ]
  %1168 = phi i64 [ %326, %330 ], [ %326, %321 ], [ %500, %504 ], [ %500, %495 ]
  %1169 = phi ptr [ %325, %330 ], [ %325, %321 ], [ %499, %504 ], [ %499, %495 ]
  %1170 = getelementptr i8, ptr %253, i64 584
  store i64 %1165, ptr %1170, align 8
  %1171 = getelementptr inbounds i8, ptr %276, i64 1952
  %1172 = load i64, ptr %1171, align 8
  %1173 = shl i64 %1172, 5
  %1174 = zext nneg i32 %1166 to i64
  %1175 = or disjoint i64 %1173, %1174
  %1176 = getelementptr i8, ptr %253, i64 592
  store i64 %1175, ptr %1176, align 8
  %1177 = getelementptr i8, ptr %253, i64 600
  store i64 %1167, ptr %1177, align 8
  %1178 = getelementptr i8, ptr %253, i64 608
  store i64 -1, ptr %1178, align 8
  %1179 = getelementptr i8, ptr %253, i64 616
  store i64 0, ptr %1179, align 8
  br label %1180

1180:                                             ; preds = %1164, %504, %330
  %1181 = phi i64 [ %326, %330 ], [ %500, %504 ], [ %1168, %1164 ]
  %1182 = phi ptr [ %325, %330 ], [ %499, %504 ], [ %1169, %1164 ]
  %1183 = add i64 %1181, 1
  store i64 %1183, ptr %1182, align 8
  br label %1184

1184:                                             ; preds = %875, %1161, %1180, %28, %244, %950
  %1185 = load i64, ptr %7, align 8
  br label %1186

1186:                                             ; preds = %846, %1157, %1184
  %1187 = phi i64 [ %1185, %1184 ], [ %1159, %1157 ], [ %840, %846 ]
  %1188 = icmp sgt i64 %1187, 0
  br i1 %1188, label %1190, label %1189

1189:                                             ; preds = %1336, %1186
  br label %12

1190:                                             ; preds = %1186, %1336
  %1191 = phi i64 [ %1341, %1336 ], [ 0, %1186 ]
  %1192 = load ptr, ptr %9, align 8
  %1193 = getelementptr ptr, ptr %1192, i64 %1191
  %1194 = load ptr, ptr %1193, align 8
  %1195 = getelementptr inbounds i8, ptr %1194, i64 88
  %1196 = load i64, ptr %1195, align 8
  %1197 = icmp sgt i64 %1196, 0
  br i1 %1197, label %1198, label %1207

1198:                                             ; preds = %1190
  %1199 = getelementptr inbounds i8, ptr %1194, i64 80
  %1200 = getelementptr i8, ptr %1194, i64 672
  %1201 = getelementptr inbounds i8, ptr %1194, i64 240
  %1202 = getelementptr i8, ptr %1194, i64 680
  %1203 = getelementptr i8, ptr %1194, i64 688
  %1204 = getelementptr i8, ptr %1194, i64 696
  %1205 = getelementptr i8, ptr %1194, i64 704
  %1206 = getelementptr i8, ptr %1194, i64 712
  br label %1258

1207:                                             ; preds = %1269, %1190
  %1208 = getelementptr inbounds i8, ptr %1194, i64 944
  %1209 = load i64, ptr %1208, align 8
  %1210 = icmp sgt i64 %1209, 0
  br i1 %1210, label %1211, label %1309

1211:                                             ; preds = %1207
  %1212 = getelementptr inbounds i8, ptr %1194, i64 936
  %1213 = getelementptr inbounds i8, ptr %1194, i64 80
  %1214 = getelementptr i8, ptr %1194, i64 672
  %1215 = getelementptr inbounds i8, ptr %1194, i64 240
  %1216 = getelementptr i8, ptr %1194, i64 680
  %1217 = getelementptr i8, ptr %1194, i64 688
  %1218 = getelementptr i8, ptr %1194, i64 696
  %1219 = getelementptr i8, ptr %1194, i64 704
  %1220 = getelementptr i8, ptr %1194, i64 712
  br label %1221

1221:                                             ; preds = %1254, %1211
  %1222 = phi i64 [ %1209, %1211 ], [ %1255, %1254 ]
  %1223 = phi i64 [ 0, %1211 ], [ %1256, %1254 ]
  %1224 = load ptr, ptr %1212, align 8
  %1225 = getelementptr %struct.Bulk, ptr %1224, i64 %1223
  %1226 = getelementptr inbounds i8, ptr %1225, i64 48
  %1227 = load i32, ptr %1226, align 8
  %1228 = icmp eq i32 %1227, 1
  br i1 %1228, label %1229, label %1231

1229:                                             ; preds = %1221
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1194, ptr noundef %1225) #21
  %1230 = load i64, ptr %1208, align 8
  br label %1254

1231:                                             ; preds = %1221
  %1232 = load ptr, ptr %1213, align 8
  %1233 = getelementptr inbounds i8, ptr %1225, i64 40
  %1234 = load i32, ptr %1233, align 8
  %1235 = sdiv i32 %1234, 32
  %1236 = sext i32 %1235 to i64
  %1237 = and i32 %1234, 31
  %1238 = getelementptr inbounds i8, ptr %1225, i64 32
  %1239 = load i64, ptr %1238, align 8
  %1240 = load i64, ptr %1214, align 8
  %1241 = icmp eq i64 %1240, 0
  %1242 = load i64, ptr %1215, align 8
  br i1 %1241, label %1246, label %1243

1243:                                             ; preds = %1231
  %1244 = load i64, ptr %1216, align 8
  %1245 = icmp slt i64 %1242, %1244
  br i1 %1245, label %1246, label %1252

1246:                                             ; preds = %1243, %1231
  store i64 %1242, ptr %1216, align 8
  %1247 = getelementptr %struct.Warp, ptr %1232, i64 %1236, i32 8
  %1248 = load i64, ptr %1247, align 8
  %1249 = shl i64 %1248, 5
  %1250 = zext nneg i32 %1237 to i64
  %1251 = or disjoint i64 %1249, %1250
  store i64 %1251, ptr %1217, align 8
  store i64 %1239, ptr %1218, align 8
  store i64 -1, ptr %1219, align 8
  store i64 0, ptr %1220, align 8
  br label %1252

1252:                                             ; preds = %1246, %1243
  %1253 = add i64 %1240, 1
  store i64 %1253, ptr %1214, align 8
  br label %1254

1254:                                             ; preds = %1252, %1229
  %1255 = phi i64 [ %1222, %1252 ], [ %1230, %1229 ]
  %1256 = add nuw nsw i64 %1223, 1
  %1257 = icmp slt i64 %1256, %1255
  br i1 %1257, label %1221, label %1309, !llvm.loop !112

1258:                                             ; preds = %1269, %1198
  %1259 = phi i64 [ 0, %1198 ], [ %1270, %1269 ]
  %1260 = load ptr, ptr %1199, align 8
  %1261 = getelementptr %struct.Warp, ptr %1260, i64 %1259
  %1262 = getelementptr inbounds i8, ptr %1261, i64 2840
  %1263 = load i64, ptr %1262, align 8
  %1264 = icmp sgt i64 %1263, 0
  br i1 %1264, label %1265, label %1269

1265:                                             ; preds = %1258
  %1266 = getelementptr inbounds i8, ptr %1261, i64 2824
  %1267 = getelementptr inbounds i8, ptr %1261, i64 2832
  %1268 = getelementptr inbounds i8, ptr %1261, i64 1952
  br label %1273

1269:                                             ; preds = %1305, %1258
  store i64 0, ptr %1262, align 8
  %1270 = add nuw nsw i64 %1259, 1
  %1271 = load i64, ptr %1195, align 8
  %1272 = icmp slt i64 %1270, %1271
  br i1 %1272, label %1258, label %1207, !llvm.loop !113

1273:                                             ; preds = %1305, %1265
  %1274 = phi i64 [ %1263, %1265 ], [ %1306, %1305 ]
  %1275 = phi i64 [ 0, %1265 ], [ %1307, %1305 ]
  %1276 = load ptr, ptr %1266, align 8
  %1277 = load i64, ptr %1267, align 8
  %1278 = add i64 %1277, %1275
  %1279 = srem i64 %1278, 512
  %1280 = getelementptr %struct.Copy, ptr %1276, i64 %1279
  %1281 = load i32, ptr %1280, align 8
  %1282 = icmp eq i32 %1281, 0
  br i1 %1282, label %1305, label %1283

1283:                                             ; preds = %1273
  %1284 = getelementptr inbounds i8, ptr %1280, i64 8
  %1285 = load i32, ptr %1284, align 8
  %1286 = icmp eq i32 %1285, 0
  br i1 %1286, label %1287, label %1305

1287:                                             ; preds = %1283
  %1288 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1281, i1 true)
  %1289 = getelementptr inbounds i8, ptr %1280, i64 16
  %1290 = load i64, ptr %1289, align 8
  %1291 = load i64, ptr %1200, align 8
  %1292 = icmp eq i64 %1291, 0
  %1293 = load i64, ptr %1201, align 8
  br i1 %1292, label %1297, label %1294

1294:                                             ; preds = %1287
  %1295 = load i64, ptr %1202, align 8
  %1296 = icmp slt i64 %1293, %1295
  br i1 %1296, label %1297, label %1302

1297:                                             ; preds = %1294, %1287
  store i64 %1293, ptr %1202, align 8
  %1298 = load i64, ptr %1268, align 8
  %1299 = shl i64 %1298, 5
  %1300 = zext nneg i32 %1288 to i64
  %1301 = or disjoint i64 %1299, %1300
  store i64 %1301, ptr %1203, align 8
  store i64 %1290, ptr %1204, align 8
  store i64 -1, ptr %1205, align 8
  store i64 0, ptr %1206, align 8
  br label %1302

1302:                                             ; preds = %1297, %1294
  %1303 = add i64 %1291, 1
  store i64 %1303, ptr %1200, align 8
  %1304 = load i64, ptr %1262, align 8
  br label %1305

1305:                                             ; preds = %1302, %1283, %1273
  %1306 = phi i64 [ %1304, %1302 ], [ %1274, %1283 ], [ %1274, %1273 ]
  %1307 = add nuw nsw i64 %1275, 1
  %1308 = icmp slt i64 %1307, %1306
  br i1 %1308, label %1273, label %1269, !llvm.loop !114

1309:                                             ; preds = %1254, %1207
  store i64 0, ptr %1208, align 8
  %1310 = getelementptr inbounds i8, ptr %1194, i64 472
  %1311 = load ptr, ptr %1310, align 8
  %1312 = icmp eq ptr %1311, null
  br i1 %1312, label %1336, label %1313

1313:                                             ; preds = %1309
  %1314 = getelementptr inbounds i8, ptr %1311, i64 112
  %1315 = load i64, ptr %1314, align 8
  %1316 = icmp sgt i64 %1315, 0
  br i1 %1316, label %1317, label %1320

1317:                                             ; preds = %1313
  %1318 = getelementptr inbounds i8, ptr %1311, i64 24
  %1319 = getelementptr inbounds i8, ptr %1311, i64 104
  br label %1321

1320:                                             ; preds = %1332, %1313
  store i64 0, ptr %1314, align 8
  br label %1336

1321:                                             ; preds = %1332, %1317
  %1322 = phi i64 [ 0, %1317 ], [ %1333, %1332 ]
  %1323 = load ptr, ptr %1318, align 8
  %1324 = load ptr, ptr %1319, align 8
  %1325 = getelementptr i32, ptr %1324, i64 %1322
  %1326 = load i32, ptr %1325, align 4
  %1327 = sext i32 %1326 to i64
  %1328 = getelementptr %struct.Granule, ptr %1323, i64 %1327, i32 4
  %1329 = load i32, ptr %1328, align 4
  %1330 = icmp eq i32 %1329, 0
  br i1 %1330, label %1332, label %1331

1331:                                             ; preds = %1321
  tail call fastcc void @note_unwritten(ptr noundef nonnull %1311, ptr noundef readonly %1194, i64 noundef %1327) #21
  br label %1332

1332:                                             ; preds = %1331, %1321
  store i32 0, ptr %1328, align 4
  %1333 = add nuw nsw i64 %1322, 1
  %1334 = load i64, ptr %1314, align 8
  %1335 = icmp slt i64 %1333, %1334
  br i1 %1335, label %1321, label %1320, !llvm.loop !115

1336:                                             ; preds = %1320, %1309
  %1337 = getelementptr inbounds i8, ptr %1194, i64 248
  store i64 0, ptr %1337, align 8
  %1338 = getelementptr inbounds i8, ptr %1194, i64 256
  %1339 = load i64, ptr %1338, align 8
  %1340 = add i64 %1339, 1
  store i64 %1340, ptr %1338, align 8
  %1341 = add nuw nsw i64 %1191, 1
  %1342 = load i64, ptr %7, align 8
  %1343 = icmp slt i64 %1341, %1342
  br i1 %1343, label %1190, label %1189, !llvm.loop !116

1344:                                             ; preds = %21, %17, %848, %527
  %1345 = phi i32 [ %530, %527 ], [ 1, %848 ], [ 0, %21 ], [ 1, %17 ]
  ret i32 %1345
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_finish(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 168
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  br label %14

7:                                                ; preds = %23
  %8 = icmp sgt i64 %24, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %0, i64 184
  %11 = getelementptr inbounds i8, ptr %0, i64 160
  %12 = getelementptr inbounds i8, ptr %0, i64 176
  %13 = load i64, ptr %10, align 8
  br label %27

14:                                               ; preds = %5, %23
  %15 = phi i64 [ %3, %5 ], [ %24, %23 ]
  %16 = phi i64 [ 0, %5 ], [ %25, %23 ]
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr %struct.Slot, ptr %17, i64 %16, i32 9
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %23, label %21

21:                                               ; preds = %14
  tail call fastcc void @flush_pairs(ptr noundef nonnull %0, i64 noundef %16) #21
  %22 = load i64, ptr %2, align 8
  br label %23

23:                                               ; preds = %14, %21
  %24 = phi i64 [ %15, %14 ], [ %22, %21 ]
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp slt i64 %25, %24
  br i1 %26, label %14, label %7, !llvm.loop !117

27:                                               ; preds = %9, %35
  %28 = phi i64 [ %24, %9 ], [ %36, %35 ]
  %29 = phi i64 [ %13, %9 ], [ %37, %35 ]
  %30 = phi i64 [ 0, %9 ], [ %38, %35 ]
  %31 = icmp sgt i64 %29, 0
  br i1 %31, label %40, label %35

32:                                               ; preds = %35, %1, %7
  ret void

33:                                               ; preds = %40
  %34 = load i64, ptr %2, align 8
  br label %35

35:                                               ; preds = %33, %27
  %36 = phi i64 [ %34, %33 ], [ %28, %27 ]
  %37 = phi i64 [ %53, %33 ], [ %29, %27 ]
  %38 = add nuw nsw i64 %30, 1
  %39 = icmp slt i64 %38, %36
  br i1 %39, label %27, label %32, !llvm.loop !118

40:                                               ; preds = %27, %40
  %41 = phi i64 [ %52, %40 ], [ 0, %27 ]
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr %struct.Slot, ptr %42, i64 %30
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds i8, ptr %43, i64 56
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr i8, ptr %44, i64 %46
  %48 = getelementptr inbounds i8, ptr %43, i64 48
  %49 = load i64, ptr %48, align 8
  %50 = mul i64 %49, %41
  %51 = getelementptr i8, ptr %47, i64 %50
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %30, ptr noundef %51) #21
  %52 = add nuw nsw i64 %41, 1
  %53 = load i64, ptr %10, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %40, label %33, !llvm.loop !119
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush_pairs(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i64], align 16
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %0, i64 928
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %7, i64 36
  %11 = load i32, ptr %10, align 4
  %12 = sext i32 %11 to i64
  %13 = getelementptr %struct.Pair, ptr %9, i64 %12
  %14 = getelementptr i8, ptr %13, i64 -32
  %15 = load i32, ptr %7, align 8
  %16 = icmp eq i32 %15, 1
  %17 = sext i1 %16 to i64
  %18 = add i64 %17, %1
  br label %20

19:                                               ; preds = %82
  ret void

20:                                               ; preds = %2, %82
  %21 = phi i64 [ 0, %2 ], [ %83, %82 ]
  %22 = getelementptr %struct.Pair, ptr %14, i64 %21
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  %23 = getelementptr inbounds i8, ptr %22, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %82, label %26

26:                                               ; preds = %20
  %27 = load ptr, ptr %22, align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %29, label %34

29:                                               ; preds = %26
  %30 = getelementptr inbounds i8, ptr %22, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %31, i64 16
  %33 = load i32, ptr %32, align 8
  br label %47

34:                                               ; preds = %26
  %35 = getelementptr inbounds i8, ptr %27, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds i8, ptr %22, i64 8
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds i8, ptr %38, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %36, 0
  br i1 %41, label %47, label %42

42:                                               ; preds = %34
  %43 = getelementptr inbounds i8, ptr %22, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %27, i64 192
  br label %56

47:                                               ; preds = %56, %29, %34
  %48 = phi i32 [ %33, %29 ], [ %40, %34 ], [ %40, %56 ]
  %49 = phi ptr [ %31, %29 ], [ %38, %34 ], [ %38, %56 ]
  %50 = phi i32 [ 0, %29 ], [ 0, %34 ], [ %36, %56 ]
  %51 = icmp eq i32 %48, 0
  br i1 %51, label %79, label %52

52:                                               ; preds = %47
  %53 = getelementptr inbounds i8, ptr %22, i64 20
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i8, ptr %49, i64 192
  br label %67

56:                                               ; preds = %42, %56
  %57 = phi i32 [ %36, %42 ], [ %65, %56 ]
  %58 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr [32 x i64], ptr %46, i64 0, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %45
  %63 = getelementptr [32 x i64], ptr %3, i64 0, i64 %59
  store i64 %62, ptr %63, align 8
  %64 = add i32 %57, -1
  %65 = and i32 %64, %57
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %47, label %56, !llvm.loop !120

67:                                               ; preds = %52, %67
  %68 = phi i32 [ %48, %52 ], [ %77, %67 ]
  %69 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %68, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr i32, ptr %55, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = add i32 %72, %54
  %74 = sext i32 %73 to i64
  %75 = getelementptr [32 x i64], ptr %4, i64 0, i64 %70
  store i64 %74, ptr %75, align 8
  %76 = add i32 %68, -1
  %77 = and i32 %76, %68
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %67, !llvm.loop !121

79:                                               ; preds = %67, %47
  %80 = xor i32 %50, -1
  %81 = and i32 %48, %80
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %18, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %50, i32 noundef %48, i32 noundef %81, i64 noundef %24) #21
  store i64 0, ptr %23, align 8
  br label %82

82:                                               ; preds = %20, %79
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #22
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #22
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, 8
  br i1 %84, label %19, label %20, !llvm.loop !122
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #3 {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %7, i64 40
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #22
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
  br i1 %49, label %50, label %32, !llvm.loop !123

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #21
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #22
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !124
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
  br i1 %47, label %38, label %48, !llvm.loop !125

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !126

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !127

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
  br i1 %100, label %131, label %90, !llvm.loop !128

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
  br i1 %174, label %175, label %169, !llvm.loop !129

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
  br i1 %234, label %69, label %235, !llvm.loop !130

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
  br i1 %251, label %51, label %56, !llvm.loop !131

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
  br i1 %16, label %25, label %7, !llvm.loop !132

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
  %8 = alloca [288 x i64], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [64 x i64], align 16
  %11 = alloca [4 x i64], align 16
  %12 = getelementptr inbounds i8, ptr %0, i64 160
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr %struct.Slot, ptr %13, i64 %1
  %15 = getelementptr inbounds i8, ptr %0, i64 192
  %16 = load ptr, ptr %15, align 8
  %17 = mul i64 %1, 48
  %18 = getelementptr i8, ptr %16, i64 %17
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #22
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %11, i8 0, i64 32, i1 false)
  %19 = getelementptr inbounds i8, ptr %14, i64 20
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %3, 0
  br i1 %21, label %44, label %22

22:                                               ; preds = %5
  %23 = getelementptr inbounds i8, ptr %14, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %14, i64 28
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  %29 = sext i32 %20 to i64
  %30 = sub nsw i64 0, %29
  %31 = select i1 %28, i64 -1, i64 %30
  br label %32

32:                                               ; preds = %22, %32
  %33 = phi i32 [ %3, %22 ], [ %42, %32 ]
  %34 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr i64, ptr %2, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, %25
  %39 = getelementptr [32 x i64], ptr %9, i64 0, i64 %35
  %40 = and i64 %38, %31
  store i64 %40, ptr %39, align 8
  %41 = add i32 %33, -1
  %42 = and i32 %41, %33
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %32, !llvm.loop !133

44:                                               ; preds = %32, %5
  %45 = load i32, ptr %14, align 8
  switch i32 %45, label %203 [
    i32 1, label %46
    i32 2, label %124
  ]

46:                                               ; preds = %44
  %47 = icmp slt i32 %20, 5
  br i1 %47, label %54, label %48

48:                                               ; preds = %46
  %49 = icmp ugt i32 %20, 31
  br i1 %49, label %54, label %50

50:                                               ; preds = %48
  %51 = trunc nuw i32 %20 to i8
  %52 = udiv i8 -128, %51
  %53 = zext nneg i8 %52 to i32
  br label %54

54:                                               ; preds = %50, %48, %46
  %55 = phi i32 [ 32, %46 ], [ %53, %50 ], [ 4, %48 ]
  %56 = getelementptr inbounds i8, ptr %14, i64 12
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %101

59:                                               ; preds = %54
  switch i32 %20, label %101 [
    i32 16, label %60
    i32 8, label %60
  ]

60:                                               ; preds = %59, %59
  br i1 %21, label %99, label %61

61:                                               ; preds = %60, %76
  %62 = phi i32 [ %78, %76 ], [ %3, %60 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %62, i1 true)
  %64 = xor i32 %63, 1
  %65 = shl nuw i32 1, %64
  %66 = and i32 %65, %3
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %76, label %68

68:                                               ; preds = %61
  %69 = zext nneg i32 %64 to i64
  %70 = getelementptr i64, ptr %9, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = zext nneg i32 %63 to i64
  %73 = getelementptr i64, ptr %9, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %71, %74
  br i1 %75, label %76, label %80

76:                                               ; preds = %68, %61
  %77 = add i32 %62, -1
  %78 = and i32 %77, %62
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %99, label %61, !llvm.loop !134

80:                                               ; preds = %68, %95
  %81 = phi i32 [ %97, %95 ], [ %3, %68 ]
  %82 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %81, i1 true)
  %83 = xor i32 %82, 2
  %84 = shl nuw i32 1, %83
  %85 = and i32 %84, %3
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %95, label %87

87:                                               ; preds = %80
  %88 = zext nneg i32 %83 to i64
  %89 = getelementptr i64, ptr %9, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = zext nneg i32 %82 to i64
  %92 = getelementptr i64, ptr %9, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %90, %93
  br i1 %94, label %95, label %101

95:                                               ; preds = %87, %80
  %96 = add i32 %81, -1
  %97 = and i32 %96, %81
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %80, !llvm.loop !134

99:                                               ; preds = %76, %95, %60
  %100 = shl nuw nsw i32 %55, 1
  br label %101

101:                                              ; preds = %87, %54, %59, %99
  %102 = phi i32 [ %55, %59 ], [ %55, %54 ], [ %100, %99 ], [ %55, %87 ]
  %103 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %102) #21
  %104 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %103, ptr %104, align 16
  %105 = icmp eq i32 %102, 32
  %106 = shl nsw i32 -1, %102
  %107 = xor i32 %106, -1
  %108 = select i1 %105, i32 -1, i32 %107
  br label %109

109:                                              ; preds = %109, %101
  %110 = phi i32 [ 0, %101 ], [ %120, %109 ]
  %111 = phi i32 [ 0, %101 ], [ %119, %109 ]
  %112 = phi i64 [ 0, %101 ], [ %118, %109 ]
  %113 = and i32 %110, 31
  %114 = shl i32 %108, %113
  %115 = and i32 %114, %3
  %116 = icmp ne i32 %115, 0
  %117 = zext i1 %116 to i64
  %118 = add i64 %112, %117
  %119 = add i32 %111, 1
  %120 = mul i32 %119, %102
  %121 = icmp slt i32 %120, 32
  br i1 %121, label %109, label %122, !llvm.loop !76

122:                                              ; preds = %109
  %123 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %118, ptr %123, align 8
  br label %308

124:                                              ; preds = %44
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %8) #22
  %125 = icmp slt i32 %20, 5
  br i1 %125, label %132, label %126

126:                                              ; preds = %124
  %127 = icmp ugt i32 %20, 31
  br i1 %127, label %132, label %128

128:                                              ; preds = %126
  %129 = trunc nuw i32 %20 to i8
  %130 = udiv i8 -128, %129
  %131 = zext nneg i8 %130 to i32
  br label %132

132:                                              ; preds = %128, %126, %124
  %133 = phi i32 [ 32, %124 ], [ %131, %128 ], [ 4, %126 ]
  %134 = sext i32 %20 to i64
  br i1 %21, label %151, label %135

135:                                              ; preds = %132
  %136 = add nsw i64 %134, -1
  br label %137

137:                                              ; preds = %167, %135
  %138 = phi i32 [ 0, %135 ], [ %168, %167 ]
  %139 = phi i32 [ %3, %135 ], [ %170, %167 ]
  %140 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr i64, ptr %9, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = ashr i64 %143, 2
  %145 = add i64 %136, %143
  %146 = ashr i64 %145, 2
  %147 = icmp sgt i64 %144, %146
  br i1 %147, label %167, label %148

148:                                              ; preds = %137
  %149 = lshr i32 %140, 3
  %150 = zext nneg i32 %149 to i64
  br label %172

151:                                              ; preds = %167, %132
  %152 = phi i32 [ 0, %132 ], [ %168, %167 ]
  %153 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %152) #21
  %154 = sext i32 %153 to i64
  store i64 %154, ptr %11, align 16
  %155 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %156 = zext nneg i32 %155 to i64
  %157 = mul nsw i64 %134, %156
  %158 = add nsw i64 %157, 31
  %159 = sdiv i64 %158, 32
  %160 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %159, ptr %160, align 8
  %161 = icmp eq i32 %133, 32
  %162 = shl nsw i32 -1, %133
  %163 = xor i32 %162, -1
  %164 = select i1 %161, i32 -1, i32 %163
  %165 = getelementptr inbounds i8, ptr %11, i64 16
  %166 = getelementptr inbounds i8, ptr %11, i64 24
  br label %182

167:                                              ; preds = %172, %137
  %168 = phi i32 [ %138, %137 ], [ %177, %172 ]
  %169 = add i32 %139, -1
  %170 = and i32 %169, %139
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %151, label %137, !llvm.loop !135

172:                                              ; preds = %172, %148
  %173 = phi i32 [ %138, %148 ], [ %177, %172 ]
  %174 = phi i64 [ %144, %148 ], [ %180, %172 ]
  %175 = shl nsw i64 %174, 2
  %176 = or disjoint i64 %175, %150
  %177 = add i32 %173, 1
  %178 = sext i32 %173 to i64
  %179 = getelementptr [288 x i64], ptr %8, i64 0, i64 %178
  store i64 %176, ptr %179, align 8
  %180 = add nsw i64 %174, 1
  %181 = icmp slt i64 %174, %146
  br i1 %181, label %172, label %167, !llvm.loop !136

182:                                              ; preds = %182, %151
  %183 = phi i64 [ 0, %151 ], [ %198, %182 ]
  %184 = phi i64 [ 0, %151 ], [ %192, %182 ]
  %185 = phi i32 [ 0, %151 ], [ %200, %182 ]
  %186 = phi i32 [ 0, %151 ], [ %199, %182 ]
  %187 = and i32 %185, 31
  %188 = shl i32 %164, %187
  %189 = and i32 %188, %3
  %190 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %9, i32 noundef %189, i32 noundef %20, i32 noundef 2, ptr noundef nonnull %8) #21
  %191 = sext i32 %190 to i64
  %192 = add i64 %184, %191
  %193 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %189)
  %194 = zext nneg i32 %193 to i64
  %195 = mul nsw i64 %194, %134
  %196 = add nsw i64 %195, 127
  %197 = sdiv i64 %196, 128
  %198 = add i64 %197, %183
  %199 = add i32 %186, 1
  %200 = mul i32 %199, %133
  %201 = icmp slt i32 %200, 32
  br i1 %201, label %182, label %202, !llvm.loop !137

202:                                              ; preds = %182
  store i64 %192, ptr %165, align 16
  store i64 %198, ptr %166, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %8) #22
  br label %308

203:                                              ; preds = %44
  %204 = icmp slt i32 %20, 5
  br i1 %204, label %211, label %205

205:                                              ; preds = %203
  %206 = icmp ugt i32 %20, 31
  br i1 %206, label %211, label %207

207:                                              ; preds = %205
  %208 = trunc nuw i32 %20 to i8
  %209 = udiv i8 -128, %208
  %210 = zext nneg i8 %209 to i32
  br label %211

211:                                              ; preds = %203, %205, %207
  %212 = phi i32 [ 32, %203 ], [ %210, %207 ], [ 4, %205 ]
  %213 = call fastcc i32 @blocks_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef 5, ptr noundef nonnull %10) #21
  %214 = sext i32 %213 to i64
  store i64 %214, ptr %11, align 16
  %215 = call fastcc i64 @bytes_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20) #21
  %216 = add i64 %215, 31
  %217 = sdiv i64 %216, 32
  %218 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %217, ptr %218, align 8
  %219 = getelementptr inbounds i8, ptr %14, i64 12
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 1
  br i1 %221, label %222, label %224

222:                                              ; preds = %211
  %223 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %212) #21
  br label %286

224:                                              ; preds = %211
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #22
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  br i1 %21, label %225, label %231

225:                                              ; preds = %259, %224
  %226 = trunc nuw i32 %20 to i8
  %227 = add i32 %20, -32
  %228 = icmp ult i32 %227, -27
  %229 = icmp sgt i32 %20, 4
  %230 = select i1 %229, i32 4, i32 32
  br label %271

231:                                              ; preds = %224, %259
  %232 = phi i32 [ %269, %259 ], [ %3, %224 ]
  %233 = phi i32 [ %261, %259 ], [ 0, %224 ]
  %234 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %232, i1 true)
  %235 = zext nneg i32 %234 to i64
  %236 = getelementptr i64, ptr %9, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = ashr i64 %237, 7
  %239 = icmp sgt i32 %233, 0
  br i1 %239, label %240, label %252

240:                                              ; preds = %231
  %241 = zext nneg i32 %233 to i64
  br label %242

242:                                              ; preds = %247, %240
  %243 = phi i64 [ 0, %240 ], [ %248, %247 ]
  %244 = getelementptr [32 x i64], ptr %6, i64 0, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = icmp eq i64 %245, %238
  br i1 %246, label %250, label %247

247:                                              ; preds = %242
  %248 = add nuw nsw i64 %243, 1
  %249 = icmp eq i64 %248, %241
  br i1 %249, label %255, label %242, !llvm.loop !138

250:                                              ; preds = %242
  %251 = trunc nuw nsw i64 %243 to i32
  br label %252

252:                                              ; preds = %250, %231
  %253 = phi i32 [ 0, %231 ], [ %251, %250 ]
  %254 = icmp eq i32 %253, %233
  br i1 %254, label %255, label %259

255:                                              ; preds = %247, %252
  %256 = add i32 %233, 1
  %257 = sext i32 %233 to i64
  %258 = getelementptr [32 x i64], ptr %6, i64 0, i64 %257
  store i64 %238, ptr %258, align 8
  br label %259

259:                                              ; preds = %255, %252
  %260 = phi i32 [ %233, %255 ], [ %253, %252 ]
  %261 = phi i32 [ %256, %255 ], [ %233, %252 ]
  %262 = shl nuw i32 1, %234
  %263 = lshr i32 %260, 2
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr [8 x i32], ptr %7, i64 0, i64 %264
  %266 = load i32, ptr %265, align 4
  %267 = or i32 %266, %262
  store i32 %267, ptr %265, align 4
  %268 = add i32 %232, -1
  %269 = and i32 %268, %232
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %225, label %231, !llvm.loop !139

271:                                              ; preds = %279, %225
  %272 = phi i64 [ 0, %225 ], [ %283, %279 ]
  %273 = phi i64 [ 0, %225 ], [ %282, %279 ]
  %274 = getelementptr [8 x i32], ptr %7, i64 0, i64 %272
  %275 = load i32, ptr %274, align 4
  br i1 %228, label %279, label %276

276:                                              ; preds = %271
  %277 = udiv i8 -128, %226
  %278 = zext nneg i8 %277 to i32
  br label %279

279:                                              ; preds = %276, %271
  %280 = phi i32 [ %230, %271 ], [ %278, %276 ]
  %281 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %9, i32 noundef %275, i32 noundef %20, i32 noundef %280) #21
  %282 = add i64 %281, %273
  %283 = add nuw nsw i64 %272, 1
  %284 = icmp eq i64 %283, 8
  br i1 %284, label %285, label %271, !llvm.loop !140

285:                                              ; preds = %279
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #22
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #22
  br label %286

286:                                              ; preds = %285, %222
  %287 = phi i64 [ %223, %222 ], [ %282, %285 ]
  %288 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 %287, ptr %288, align 16
  %289 = icmp eq i32 %212, 32
  %290 = shl nsw i32 -1, %212
  %291 = xor i32 %290, -1
  %292 = select i1 %289, i32 -1, i32 %291
  br label %293

293:                                              ; preds = %293, %286
  %294 = phi i32 [ 0, %286 ], [ %304, %293 ]
  %295 = phi i32 [ 0, %286 ], [ %303, %293 ]
  %296 = phi i64 [ 0, %286 ], [ %302, %293 ]
  %297 = and i32 %294, 31
  %298 = shl i32 %292, %297
  %299 = and i32 %298, %3
  %300 = icmp ne i32 %299, 0
  %301 = zext i1 %300 to i64
  %302 = add i64 %296, %301
  %303 = add i32 %295, 1
  %304 = mul i32 %303, %212
  %305 = icmp slt i32 %304, 32
  br i1 %305, label %293, label %306, !llvm.loop !76

306:                                              ; preds = %293
  %307 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %302, ptr %307, align 8
  br label %308

308:                                              ; preds = %202, %306, %122
  %309 = load i64, ptr %18, align 8
  %310 = add i64 %309, %4
  store i64 %310, ptr %18, align 8
  %311 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %312 = zext nneg i32 %311 to i64
  %313 = mul i64 %312, %4
  %314 = getelementptr i8, ptr %18, i64 8
  %315 = load i64, ptr %314, align 8
  %316 = add i64 %315, %313
  store i64 %316, ptr %314, align 8
  %317 = getelementptr i8, ptr %18, i64 16
  br label %319

318:                                              ; preds = %319
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #22
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #22
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #22
  ret void

319:                                              ; preds = %308, %319
  %320 = phi i64 [ 0, %308 ], [ %327, %319 ]
  %321 = getelementptr [4 x i64], ptr %11, i64 0, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = mul i64 %322, %4
  %324 = getelementptr i64, ptr %317, i64 %320
  %325 = load i64, ptr %324, align 8
  %326 = add i64 %325, %323
  store i64 %326, ptr %324, align 8
  %327 = add nuw nsw i64 %320, 1
  %328 = icmp eq i64 %327, 4
  br i1 %328, label %318, label %319, !llvm.loop !141
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #22
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #21
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #22
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #22
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #22
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !142

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
  br i1 %41, label %23, label %30, !llvm.loop !143
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #21
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !144

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
  br i1 %40, label %30, label %25, !llvm.loop !145
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @bytes_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #16 {
  %4 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #22
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %19, label %6

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %17, %6 ], [ %1, %3 ]
  %8 = phi i32 [ %13, %6 ], [ 0, %3 ]
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = add i32 %8, 1
  %14 = sext i32 %8 to i64
  %15 = getelementptr [32 x i64], ptr %4, i64 0, i64 %14
  store i64 %12, ptr %15, align 8
  %16 = add i32 %7, -1
  %17 = and i32 %16, %7
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %6, !llvm.loop !146

19:                                               ; preds = %6, %3
  %20 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %21 = call fastcc i32 @distinct(ptr noundef nonnull %4, i32 noundef %20) #21
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = sext i32 %2 to i64
  %25 = zext nneg i32 %21 to i64
  %26 = load i64, ptr %4, align 16
  br label %29

27:                                               ; preds = %38, %19
  %28 = phi i64 [ 0, %19 ], [ %43, %38 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #22
  ret i64 %28

29:                                               ; preds = %23, %38
  %30 = phi i64 [ 0, %23 ], [ %44, %38 ]
  %31 = phi i64 [ 0, %23 ], [ %43, %38 ]
  %32 = phi i64 [ 0, %23 ], [ %41, %38 ]
  %33 = icmp eq i64 %30, 0
  br i1 %33, label %38, label %34

34:                                               ; preds = %29
  %35 = getelementptr [32 x i64], ptr %4, i64 0, i64 %30
  %36 = load i64, ptr %35, align 8
  %37 = tail call i64 @llvm.smax.i64(i64 %36, i64 %32)
  br label %38

38:                                               ; preds = %34, %29
  %39 = phi i64 [ %26, %29 ], [ %36, %34 ]
  %40 = phi i64 [ %26, %29 ], [ %37, %34 ]
  %41 = add i64 %39, %24
  %42 = sub i64 %31, %40
  %43 = add i64 %42, %41
  %44 = add nuw nsw i64 %30, 1
  %45 = icmp eq i64 %44, %25
  br i1 %45, label %27, label %29, !llvm.loop !147
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
  br i1 %24, label %15, label %25, !llvm.loop !148

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !149

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
  br i1 %55, label %31, label %33, !llvm.loop !150
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #21
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #21
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #22
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
  br i1 %71, label %72, label %73, !llvm.loop !151

72:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #22
  br label %84

73:                                               ; preds = %69, %34
  %74 = phi i64 [ 0, %34 ], [ %70, %69 ]
  %75 = getelementptr [5 x i64], ptr %3, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %69, label %78

78:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #22
  %79 = icmp sgt i64 %76, -1
  br i1 %79, label %84, label %80

80:                                               ; preds = %78
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %16, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %84

81:                                               ; preds = %29, %24, %19, %14
  %82 = add nuw nsw i64 %15, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %85, label %14, !llvm.loop !152

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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %57, i32 noundef %3, i32 noundef %4, i32 noundef %45, i64 noundef %6) #21
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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef %31, i64 noundef %30, i32 noundef %68, i32 noundef 1, i32 noundef 1, i32 noundef %45, i64 noundef %6) #21
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
  br i1 %98, label %100, label %88, !llvm.loop !153

99:                                               ; preds = %88
  tail call fastcc void @note_pair(ptr noundef %0, i32 noundef %71, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %90, i32 noundef %3, i32 noundef %4, i32 noundef %26, i64 noundef %6) #21
  br label %104

100:                                              ; preds = %95, %76, %69
  %101 = add i32 %70, -1
  %102 = and i32 %101, %70
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %69, !llvm.loop !154

104:                                              ; preds = %100, %63, %99, %56, %48, %67, %66, %28
  %105 = add nuw nsw i64 %30, 1
  %106 = load i64, ptr %9, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %28, label %27, !llvm.loop !155
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #22
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
  call fastcc void @note_hazard(ptr noundef %66, ptr noundef nonnull %10) #21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #22
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #22
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
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #22
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
  %53 = tail call fastcc i32 @visit_is_ordered(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %42) #21
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #22
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
  call fastcc void @note_hazard(ptr noundef %109, ptr noundef nonnull %9) #21
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #22
  br label %110

110:                                              ; preds = %39, %45, %52, %102
  br i1 %40, label %39, label %38, !llvm.loop !156
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @visit_is_ordered(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #17 {
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
  br i1 %40, label %19, label %28, !llvm.loop !157

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !158

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
  br i1 %56, label %48, label %44, !llvm.loop !159

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
  br i1 %77, label %58, label %61, !llvm.loop !160

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
  br i1 %90, label %85, label %78, !llvm.loop !161

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
  br i1 %104, label %91, label %88, !llvm.loop !162

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
  br i1 %117, label %105, label %106, !llvm.loop !163
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #19

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #19

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #19

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
attributes #12 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #13 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #14 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #15 = { nounwind optsize "no-builtin-bcmp" }
attributes #16 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtin-bcmp" }
attributes #17 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #18 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #19 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #21 = { optsize "no-builtin-bcmp" }
attributes #22 = { nounwind }
attributes #23 = { nounwind optsize "no-builtin-bcmp" }
attributes #24 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
!122 = distinct !{!122, !2}
!123 = distinct !{!123, !2}
!124 = distinct !{!124, !2}
!125 = distinct !{!125, !2}
!126 = distinct !{!126, !2}
!127 = distinct !{!127, !2}
!128 = distinct !{!128, !2}
!129 = distinct !{!129, !2}
!130 = distinct !{!130, !2}
!131 = distinct !{!131, !2}
!132 = distinct !{!132, !2}
!133 = distinct !{!133, !2}
!134 = distinct !{!134, !2}
!135 = distinct !{!135, !2}
!136 = distinct !{!136, !2}
!137 = distinct !{!137, !2}
!138 = distinct !{!138, !2}
!139 = distinct !{!139, !2}
!140 = distinct !{!140, !2}
!141 = distinct !{!141, !2}
!142 = distinct !{!142, !2}
!143 = distinct !{!143, !2}
!144 = distinct !{!144, !2}
!145 = distinct !{!145, !2}
!146 = distinct !{!146, !2}
!147 = distinct !{!147, !2}
!148 = distinct !{!148, !2}
!149 = distinct !{!149, !2}
!150 = distinct !{!150, !2}
!151 = distinct !{!151, !2}
!152 = distinct !{!152, !2}
!153 = distinct !{!153, !2}
!154 = distinct !{!154, !2}
!155 = distinct !{!155, !2}
!156 = distinct !{!156, !2}
!157 = distinct !{!157, !2}
!158 = distinct !{!158, !2}
!159 = distinct !{!159, !2}
!160 = distinct !{!160, !2}
!161 = distinct !{!161, !2}
!162 = distinct !{!162, !2}
!163 = distinct !{!163, !2}
