; Written by tools/build_runtime.py from runtime.c; do not edit.
; source de6027919a92854534df5cdba4238c616f93158b44abb345bef4a1ffa1ddf543

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Hazard = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, i64 }
%struct.Observer = type { ptr, ptr, i64, i32, i32, i32 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32, [32 x i64], [32 x i64], [32 x i64], i64, i32, i32, i64, i64, ptr, i64, i64, [32 x i32], [32 x i32] }
%struct.Copy = type { i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, [32 x i64], [32 x i64], [32 x i8] }
%struct.SlotArray = type { i64, i64, i64 }
%struct.Granule = type { i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Touch = type { i32, i32, i32, i32 }
%struct.Region = type { i64, i64, ptr, i32, i32 }
%struct.Cell = type { [2 x %struct.Visit], [2 x %struct.Visit], %struct.Visit, i32, i32, i32, i32 }
%struct.Visit = type { i32, i32, i32, i32 }
%struct.Bulk = type { i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32 }
%struct.Pair = type { ptr, ptr, i32, i32, i64 }
%struct.Uniform = type { i64, i64, i64 }

@ANY_GLOBAL = internal constant %struct.Slot zeroinitializer, align 8

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #25
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #24
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #24
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #24
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #25
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #25
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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #24
  %116 = getelementptr inbounds i8, ptr %8, i64 36
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  tail call fastcc void @flush_pairs(ptr noundef %0, i64 noundef %2) #24
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #25
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
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #25
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #24
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #24
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
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #25
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
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #24
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
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
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #24
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #24
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #25
  %12 = load i32, ptr %8, align 8
  %13 = icmp ne i32 %12, 1
  %14 = icmp ult i64 %11, 16777216
  %15 = select i1 %13, i1 true, i1 %14
  br i1 %15, label %70, label %16

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
  br i1 %24, label %70, label %25

25:                                               ; preds = %23
  %26 = getelementptr inbounds i8, ptr %0, i64 928
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %21, %27
  br i1 %28, label %70, label %29

29:                                               ; preds = %25
  %30 = and i64 %20, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 904
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 920
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr ptr, ptr %32, i64 %34
  %36 = getelementptr ptr, ptr %35, i64 %21
  %37 = getelementptr i8, ptr %36, i64 -8
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %70, label %40

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
  br i1 %49, label %70, label %50

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
  tail call fastcc void @record(ptr noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #24
  br label %59

59:                                               ; preds = %55, %50
  %60 = getelementptr inbounds i8, ptr %8, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %59
  %64 = load i32, ptr %43, align 4
  %65 = sext i32 %64 to i64
  tail call fastcc void @mark_written(ptr noundef nonnull %41, i64 noundef %42, i64 noundef %65) #24
  br label %66

66:                                               ; preds = %59, %63
  %67 = getelementptr inbounds i8, ptr %41, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr i8, ptr %68, i64 %42
  br label %106

70:                                               ; preds = %23, %25, %29, %40, %4
  %71 = getelementptr inbounds i8, ptr %8, i64 4
  %72 = load i32, ptr %71, align 4
  %73 = sext i32 %72 to i64
  %74 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %11, i64 noundef %73, ptr noundef nonnull %5) #24
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %0, i64 200
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr %struct.Fault, ptr %78, i64 %2
  tail call fastcc void @record(ptr noundef %79, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #24
  br label %106

80:                                               ; preds = %70
  %81 = load i32, ptr %71, align 4
  %82 = add i32 %81, -1
  %83 = sext i32 %82 to i64
  %84 = and i64 %11, %83
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %90, label %86

86:                                               ; preds = %80
  %87 = getelementptr inbounds i8, ptr %0, i64 208
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr %struct.Fault, ptr %88, i64 %2
  tail call fastcc void @record(ptr noundef %89, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #24
  br label %90

90:                                               ; preds = %86, %80
  %91 = load i32, ptr %8, align 8
  switch i32 %91, label %98 [
    i32 0, label %92
    i32 1, label %94
  ]

92:                                               ; preds = %90
  %93 = inttoptr i64 %11 to ptr
  br label %106

94:                                               ; preds = %90
  %95 = getelementptr inbounds i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr i8, ptr %96, i64 %11
  br label %106

98:                                               ; preds = %90
  %99 = getelementptr inbounds i8, ptr %1, i64 1928
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %0, i64 40
  %102 = load i64, ptr %101, align 8
  %103 = mul i64 %102, %9
  %104 = getelementptr i8, ptr %100, i64 %103
  %105 = getelementptr i8, ptr %104, i64 %11
  br label %106

106:                                              ; preds = %66, %94, %98, %92, %76
  %107 = phi ptr [ %93, %92 ], [ null, %76 ], [ %69, %66 ], [ %97, %94 ], [ %105, %98 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #25
  ret ptr %107
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #24
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
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
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #24
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #24
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #24
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #24
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #24
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #24
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #24
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #24
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_unset(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.Hazard, align 8
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %30, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %0, i64 472
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = load i64, ptr %10, align 8
  %12 = trunc i64 %2 to i32
  %13 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %14 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %15 = zext nneg i32 %14 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #25
  store i32 7, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  store i32 %12, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 -1, ptr %18, align 4
  %19 = getelementptr inbounds i8, ptr %5, i64 16
  %20 = getelementptr inbounds i8, ptr %0, i64 240
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %19, align 8
  %22 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 -1, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %5, i64 32
  %24 = shl i64 %11, 5
  %25 = zext nneg i32 %13 to i64
  %26 = or disjoint i64 %24, %25
  store i64 %26, ptr %23, align 8
  %27 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 -1, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %5, i64 48
  store i64 0, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %5, i64 56
  store i64 %15, ptr %29, align 8
  call fastcc void @note_hazard(ptr noundef %9, ptr noundef nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #25
  br label %30

30:                                               ; preds = %4, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_watch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 %5) local_unnamed_addr #10 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.Hazard, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Hazard, align 8
  %12 = alloca %struct.Hazard, align 8
  %13 = alloca %struct.Hazard, align 8
  %14 = alloca %struct.Observer, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 160
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr %struct.Slot, ptr %16, i64 %2
  %18 = icmp eq i32 %3, 0
  br i1 %18, label %819, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds i8, ptr %0, i64 472
  %21 = load ptr, ptr %20, align 8
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %14) #25
  store ptr %0, ptr %14, align 8
  %22 = getelementptr inbounds i8, ptr %14, i64 8
  store ptr %21, ptr %22, align 8
  %23 = getelementptr inbounds i8, ptr %14, i64 16
  %24 = getelementptr inbounds i8, ptr %1, i64 1952
  %25 = load i64, ptr %24, align 8
  store i64 %25, ptr %23, align 8
  %26 = getelementptr inbounds i8, ptr %14, i64 24
  %27 = trunc i64 %2 to i32
  store i32 %27, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %14, i64 28
  store i32 %4, ptr %28, align 4
  %29 = getelementptr inbounds i8, ptr %14, i64 32
  %30 = getelementptr inbounds i8, ptr %21, i64 96
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr i32, ptr %31, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 4
  store i32 %34, ptr %29, align 8
  %35 = load i32, ptr %17, align 8
  switch i32 %35, label %36 [
    i32 2, label %38
    i32 1, label %99
  ]

36:                                               ; preds = %19
  %37 = load ptr, ptr %15, align 8
  br label %551

38:                                               ; preds = %19
  %39 = load ptr, ptr %15, align 8
  %40 = shl i64 %2, 32
  %41 = ashr exact i64 %40, 26
  %42 = getelementptr i8, ptr %39, i64 %41
  %43 = getelementptr inbounds i8, ptr %42, i64 4
  %44 = getelementptr inbounds i8, ptr %0, i64 40
  %45 = getelementptr inbounds i8, ptr %21, i64 144
  %46 = getelementptr inbounds i8, ptr %42, i64 12
  %47 = getelementptr inbounds i8, ptr %13, i64 4
  %48 = getelementptr inbounds i8, ptr %13, i64 8
  %49 = getelementptr inbounds i8, ptr %13, i64 12
  %50 = getelementptr inbounds i8, ptr %13, i64 16
  %51 = getelementptr inbounds i8, ptr %13, i64 24
  %52 = getelementptr inbounds i8, ptr %13, i64 32
  %53 = getelementptr inbounds i8, ptr %13, i64 40
  %54 = getelementptr inbounds i8, ptr %13, i64 48
  %55 = getelementptr inbounds i8, ptr %13, i64 56
  %56 = shl i64 %25, 5
  %57 = getelementptr inbounds i8, ptr %0, i64 240
  br label %58

58:                                               ; preds = %95, %38
  %59 = phi i32 [ %3, %38 ], [ %97, %95 ]
  %60 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %59, i1 true)
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr i64, ptr %1, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %63, 0
  br i1 %64, label %95, label %65

65:                                               ; preds = %58
  %66 = load i32, ptr %43, align 4
  %67 = sext i32 %66 to i64
  %68 = add i64 %63, %67
  %69 = load i64, ptr %44, align 8
  %70 = icmp sgt i64 %68, %69
  br i1 %70, label %95, label %71

71:                                               ; preds = %65
  %72 = load ptr, ptr %45, align 8
  %73 = or disjoint i64 %56, %61
  %74 = mul i64 %69, %73
  %75 = getelementptr i8, ptr %72, i64 %74
  %76 = getelementptr i8, ptr %75, i64 %63
  %77 = load i32, ptr %46, align 4
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %81

79:                                               ; preds = %71
  %80 = icmp sgt i32 %66, 0
  br i1 %80, label %84, label %95

81:                                               ; preds = %71
  tail call void @llvm.memset.p0.i64(ptr align 1 %76, i8 1, i64 %67, i1 false)
  br label %95

82:                                               ; preds = %84
  %83 = icmp eq i32 %90, 0
  br i1 %83, label %93, label %95

84:                                               ; preds = %79, %84
  %85 = phi i64 [ %91, %84 ], [ 0, %79 ]
  %86 = phi i32 [ %90, %84 ], [ 1, %79 ]
  %87 = getelementptr i8, ptr %76, i64 %85
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = and i32 %86, %89
  %91 = add nuw nsw i64 %85, 1
  %92 = icmp eq i64 %91, %67
  br i1 %92, label %82, label %84, !llvm.loop !22

93:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %13) #25
  store i32 3, ptr %13, align 8
  store i32 0, ptr %47, align 4
  store i32 %27, ptr %48, align 8
  store i32 -1, ptr %49, align 4
  %94 = load i64, ptr %57, align 8
  store i64 %94, ptr %50, align 8
  store i64 -1, ptr %51, align 8
  store i64 %73, ptr %52, align 8
  store i64 -1, ptr %53, align 8
  store i64 %63, ptr %54, align 8
  store i64 1, ptr %55, align 8
  call fastcc void @note_hazard(ptr noundef %21, ptr noundef nonnull %13) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %13) #25
  br label %95

95:                                               ; preds = %93, %82, %81, %79, %65, %58
  %96 = add i32 %59, -1
  %97 = and i32 %96, %59
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %818, label %58, !llvm.loop !23

99:                                               ; preds = %19
  %100 = getelementptr inbounds i8, ptr %17, i64 12
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  %103 = load ptr, ptr %15, align 8
  br i1 %102, label %104, label %220

104:                                              ; preds = %99
  %105 = getelementptr %struct.Slot, ptr %103, i64 %2, i32 1
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  br label %115

108:                                              ; preds = %115
  %109 = getelementptr inbounds i8, ptr %0, i64 88
  %110 = load i64, ptr %109, align 8
  %111 = icmp sgt i64 %110, 0
  br i1 %111, label %112, label %220

112:                                              ; preds = %108
  %113 = getelementptr inbounds i8, ptr %0, i64 80
  %114 = load ptr, ptr %113, align 8
  br label %129

115:                                              ; preds = %104, %115
  %116 = phi i64 [ %123, %115 ], [ 9223372036854775807, %104 ]
  %117 = phi i32 [ %127, %115 ], [ %3, %104 ]
  %118 = phi i64 [ %125, %115 ], [ -9223372036854775808, %104 ]
  %119 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %117, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr [32 x i64], ptr %1, i64 0, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = tail call i64 @llvm.smin.i64(i64 %122, i64 %116)
  %124 = add i64 %122, %107
  %125 = tail call i64 @llvm.smax.i64(i64 %124, i64 %118)
  %126 = add i32 %117, -1
  %127 = and i32 %126, %117
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %108, label %115, !llvm.loop !24

129:                                              ; preds = %213, %112
  %130 = phi i64 [ 0, %112 ], [ %214, %213 ]
  %131 = getelementptr %struct.Warp, ptr %114, i64 %130
  %132 = getelementptr inbounds i8, ptr %131, i64 2856
  %133 = load i64, ptr %132, align 8
  %134 = icmp sgt i64 %133, 0
  br i1 %134, label %135, label %213

135:                                              ; preds = %129
  %136 = getelementptr inbounds i8, ptr %131, i64 2840
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds i8, ptr %131, i64 2848
  %139 = load i64, ptr %138, align 8
  br label %140

140:                                              ; preds = %210, %135
  %141 = phi i64 [ 0, %135 ], [ %211, %210 ]
  %142 = add i64 %141, %139
  %143 = srem i64 %142, 512
  %144 = getelementptr %struct.Copy, ptr %137, i64 %143
  %145 = getelementptr inbounds i8, ptr %144, i64 8
  %146 = load i32, ptr %145, align 8
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %210

148:                                              ; preds = %140
  %149 = getelementptr inbounds i8, ptr %144, i64 24
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %150, %125
  br i1 %151, label %152, label %210

152:                                              ; preds = %148
  %153 = getelementptr inbounds i8, ptr %144, i64 32
  %154 = load i64, ptr %153, align 8
  %155 = icmp sgt i64 %154, %123
  br i1 %155, label %156, label %210

156:                                              ; preds = %152
  %157 = load i32, ptr %144, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %210, label %159

159:                                              ; preds = %156
  %160 = getelementptr inbounds i8, ptr %144, i64 312
  %161 = getelementptr inbounds i8, ptr %144, i64 12
  br label %162

162:                                              ; preds = %159, %206
  %163 = phi i32 [ %157, %159 ], [ %208, %206 ]
  %164 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %163, i1 true)
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr [32 x i64], ptr %160, i64 0, i64 %165
  %167 = load i64, ptr %166, align 8
  br label %168

168:                                              ; preds = %202, %162
  %169 = phi i32 [ %3, %162 ], [ %204, %202 ]
  %170 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %169, i1 true)
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr [32 x i64], ptr %1, i64 0, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = add i64 %173, %107
  %175 = icmp slt i64 %167, %174
  br i1 %175, label %176, label %202

176:                                              ; preds = %168
  %177 = load i32, ptr %161, align 4
  %178 = sext i32 %177 to i64
  %179 = add i64 %167, %178
  %180 = icmp slt i64 %173, %179
  br i1 %180, label %181, label %202

181:                                              ; preds = %176
  %182 = getelementptr inbounds i8, ptr %144, i64 40
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr i8, ptr %0, i64 816
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  %187 = getelementptr inbounds i8, ptr %0, i64 240
  %188 = load i64, ptr %187, align 8
  br i1 %186, label %193, label %189

189:                                              ; preds = %181
  %190 = getelementptr i8, ptr %0, i64 824
  %191 = load i64, ptr %190, align 8
  %192 = icmp slt i64 %188, %191
  br i1 %192, label %193, label %216

193:                                              ; preds = %189, %181
  %194 = getelementptr i8, ptr %0, i64 824
  store i64 %188, ptr %194, align 8
  %195 = load i64, ptr %24, align 8
  %196 = shl i64 %195, 5
  %197 = or disjoint i64 %196, %171
  %198 = getelementptr i8, ptr %0, i64 832
  store i64 %197, ptr %198, align 8
  %199 = getelementptr i8, ptr %0, i64 840
  store i64 %2, ptr %199, align 8
  %200 = getelementptr i8, ptr %0, i64 848
  store i64 %183, ptr %200, align 8
  %201 = getelementptr i8, ptr %0, i64 856
  store i64 0, ptr %201, align 8
  br label %216

202:                                              ; preds = %176, %168
  %203 = add i32 %169, -1
  %204 = and i32 %203, %169
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %168, !llvm.loop !25

206:                                              ; preds = %202
  %207 = add i32 %163, -1
  %208 = and i32 %207, %163
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %162, !llvm.loop !26

210:                                              ; preds = %206, %156, %152, %148, %140
  %211 = add nuw nsw i64 %141, 1
  %212 = icmp eq i64 %211, %133
  br i1 %212, label %213, label %140, !llvm.loop !27

213:                                              ; preds = %210, %129
  %214 = add nuw nsw i64 %130, 1
  %215 = icmp eq i64 %214, %110
  br i1 %215, label %220, label %129, !llvm.loop !28

216:                                              ; preds = %189, %193
  %217 = add i64 %185, 1
  store i64 %217, ptr %184, align 8
  %218 = load i32, ptr %17, align 8
  %219 = icmp eq i32 %218, 1
  br i1 %219, label %220, label %551

220:                                              ; preds = %213, %108, %99, %216
  %221 = getelementptr inbounds i8, ptr %1, i64 256
  %222 = shl i64 %2, 32
  %223 = ashr exact i64 %222, 32
  %224 = getelementptr inbounds i8, ptr %21, i64 40
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr %struct.SlotArray, ptr %225, i64 %223
  %227 = getelementptr %struct.Slot, ptr %103, i64 %223
  %228 = getelementptr inbounds i8, ptr %227, i64 4
  %229 = getelementptr inbounds i8, ptr %0, i64 32
  %230 = getelementptr inbounds i8, ptr %227, i64 8
  %231 = getelementptr inbounds i8, ptr %226, i64 8
  %232 = getelementptr inbounds i8, ptr %12, i64 4
  %233 = getelementptr inbounds i8, ptr %12, i64 8
  %234 = getelementptr inbounds i8, ptr %12, i64 12
  %235 = getelementptr inbounds i8, ptr %12, i64 16
  %236 = getelementptr inbounds i8, ptr %12, i64 24
  %237 = getelementptr inbounds i8, ptr %12, i64 32
  %238 = getelementptr inbounds i8, ptr %12, i64 40
  %239 = getelementptr inbounds i8, ptr %12, i64 48
  %240 = getelementptr inbounds i8, ptr %12, i64 56
  %241 = getelementptr inbounds i8, ptr %21, i64 8
  %242 = getelementptr inbounds i8, ptr %227, i64 12
  %243 = getelementptr inbounds i8, ptr %11, i64 4
  %244 = getelementptr inbounds i8, ptr %11, i64 8
  %245 = getelementptr inbounds i8, ptr %11, i64 12
  %246 = getelementptr inbounds i8, ptr %11, i64 32
  %247 = getelementptr inbounds i8, ptr %11, i64 40
  %248 = getelementptr inbounds i8, ptr %11, i64 24
  %249 = getelementptr inbounds i8, ptr %11, i64 16
  %250 = getelementptr inbounds i8, ptr %11, i64 48
  %251 = getelementptr inbounds i8, ptr %11, i64 56
  %252 = getelementptr inbounds i8, ptr %21, i64 24
  %253 = getelementptr inbounds i8, ptr %8, i64 4
  %254 = getelementptr inbounds i8, ptr %8, i64 8
  %255 = getelementptr inbounds i8, ptr %8, i64 12
  %256 = getelementptr inbounds i8, ptr %8, i64 32
  %257 = getelementptr inbounds i8, ptr %8, i64 40
  %258 = getelementptr inbounds i8, ptr %8, i64 24
  %259 = getelementptr inbounds i8, ptr %8, i64 16
  %260 = getelementptr inbounds i8, ptr %8, i64 48
  %261 = getelementptr inbounds i8, ptr %8, i64 56
  %262 = getelementptr inbounds i8, ptr %0, i64 240
  %263 = shl i64 %25, 5
  %264 = getelementptr inbounds i8, ptr %21, i64 32
  %265 = getelementptr inbounds i8, ptr %21, i64 200
  %266 = getelementptr inbounds i8, ptr %21, i64 204
  %267 = icmp sgt i32 %34, -1
  %268 = and i32 %4, 1073741824
  %269 = icmp eq i32 %268, 0
  %270 = and i32 %27, -1610612737
  %271 = getelementptr inbounds i8, ptr %21, i64 48
  %272 = getelementptr inbounds i8, ptr %21, i64 56
  %273 = getelementptr inbounds i8, ptr %21, i64 64
  %274 = shl nsw i64 %25, 10
  br label %275

275:                                              ; preds = %550, %220
  %276 = phi i32 [ %3, %220 ], [ %288, %550 ]
  %277 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %276, i1 true)
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr i64, ptr %1, i64 %278
  %280 = load i64, ptr %279, align 8
  br label %281

281:                                              ; preds = %290, %275
  %282 = phi i32 [ 0, %275 ], [ %286, %290 ]
  %283 = phi i32 [ %276, %275 ], [ %288, %290 ]
  %284 = sub i32 0, %283
  %285 = and i32 %283, %284
  %286 = or i32 %285, %282
  %287 = add i32 %283, -1
  %288 = and i32 %287, %283
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %296, label %290

290:                                              ; preds = %281
  %291 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %288, i1 true)
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr i64, ptr %1, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, %280
  br i1 %295, label %281, label %296, !llvm.loop !29

296:                                              ; preds = %290, %281
  %297 = icmp slt i64 %280, 0
  br i1 %297, label %550, label %298, !llvm.loop !30

298:                                              ; preds = %296
  %299 = load i32, ptr %228, align 4
  %300 = sext i32 %299 to i64
  %301 = add i64 %280, %300
  %302 = load i64, ptr %229, align 8
  %303 = icmp sgt i64 %301, %302
  br i1 %303, label %550, label %304, !llvm.loop !30

304:                                              ; preds = %298
  %305 = load i32, ptr %230, align 8
  %306 = add i32 %305, -1
  %307 = sext i32 %306 to i64
  %308 = and i64 %280, %307
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %310, label %550, !llvm.loop !30

310:                                              ; preds = %304
  %311 = load i64, ptr %226, align 8
  %312 = icmp slt i64 %280, %311
  br i1 %312, label %316, label %313

313:                                              ; preds = %310
  %314 = load i64, ptr %231, align 8
  %315 = icmp sgt i64 %301, %314
  br i1 %315, label %316, label %322

316:                                              ; preds = %313, %310
  %317 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %286)
  %318 = zext nneg i32 %317 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %12) #25
  store i32 4, ptr %12, align 8
  store i32 0, ptr %232, align 4
  store i32 %27, ptr %233, align 8
  store i32 -1, ptr %234, align 4
  %319 = load i64, ptr %262, align 8
  store i64 %319, ptr %235, align 8
  store i64 -1, ptr %236, align 8
  %320 = or disjoint i64 %263, %278
  store i64 %320, ptr %237, align 8
  store i64 -1, ptr %238, align 8
  store i64 %280, ptr %239, align 8
  store i64 %318, ptr %240, align 8
  call fastcc void @note_hazard(ptr noundef %21, ptr noundef nonnull %12) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %12) #25
  %321 = load i32, ptr %228, align 4
  br label %322

322:                                              ; preds = %316, %313
  %323 = phi i32 [ %321, %316 ], [ %299, %313 ]
  %324 = icmp sgt i32 %323, 0
  br i1 %324, label %325, label %550

325:                                              ; preds = %322
  %326 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %286, i1 true)
  %327 = zext nneg i32 %326 to i64
  %328 = icmp eq i32 %286, 0
  %329 = add i32 %286, -1
  %330 = and i32 %329, %286
  %331 = icmp ne i32 %330, 0
  %332 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %330, i1 true)
  %333 = zext nneg i32 %332 to i64
  %334 = icmp ugt i32 %332, %326
  %335 = shl nuw nsw i32 %326, 5
  %336 = zext nneg i32 %335 to i64
  %337 = load i64, ptr %241, align 8
  %338 = or disjoint i64 %263, %327
  %339 = and i1 %269, %331
  %340 = or disjoint i64 %263, %333
  %341 = or disjoint i64 %274, %336
  br label %342

342:                                              ; preds = %538, %325
  %343 = phi i64 [ %337, %325 ], [ %545, %538 ]
  %344 = phi i64 [ 0, %325 ], [ %546, %538 ]
  %345 = add i64 %344, %280
  %346 = sdiv i64 %345, %343
  %347 = load i32, ptr %242, align 4
  switch i32 %347, label %390 [
    i32 0, label %348
    i32 3, label %348
  ]

348:                                              ; preds = %342, %342
  %349 = load ptr, ptr %252, align 8
  %350 = getelementptr %struct.Granule, ptr %349, i64 %346
  %351 = load ptr, ptr %264, align 8
  %352 = shl i64 %346, 1
  %353 = load i64, ptr %21, align 8
  %354 = mul i64 %352, %353
  %355 = getelementptr %struct.Touch, ptr %351, i64 %354
  %356 = getelementptr inbounds i8, ptr %350, i64 4
  %357 = load i32, ptr %356, align 4
  %358 = load i32, ptr %265, align 8
  %359 = icmp eq i32 %357, %358
  br i1 %359, label %360, label %363

360:                                              ; preds = %348
  %361 = getelementptr %struct.Touch, ptr %355, i64 %353
  %362 = mul i64 %343, %346
  call fastcc void @compare(ptr noundef nonnull readonly %14, i32 noundef %286, ptr noundef %361, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %362) #24
  br label %363

363:                                              ; preds = %360, %348
  %364 = load ptr, ptr %224, align 8
  %365 = getelementptr %struct.SlotArray, ptr %364, i64 %223, i32 2
  %366 = load i64, ptr %365, align 8
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %387, label %368

368:                                              ; preds = %363
  %369 = getelementptr inbounds i8, ptr %350, i64 8
  %370 = load i32, ptr %369, align 4
  %371 = load i32, ptr %266, align 4
  %372 = icmp eq i32 %370, %371
  br i1 %372, label %373, label %387

373:                                              ; preds = %368
  %374 = getelementptr inbounds i8, ptr %350, i64 28
  %375 = load i32, ptr %374, align 4
  %376 = sext i32 %375 to i64
  %377 = getelementptr %struct.SlotArray, ptr %364, i64 %376, i32 2
  %378 = load i64, ptr %377, align 8
  %379 = icmp eq i64 %378, %366
  br i1 %379, label %387, label %380

380:                                              ; preds = %373
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %11) #25
  %381 = load i64, ptr %241, align 8
  %382 = mul i64 %381, %346
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %383 = and i32 %375, -1610612737
  %384 = select i1 %267, i32 %27, i32 %383
  %385 = select i1 %267, i32 %383, i32 %27
  store i32 0, ptr %243, align 4
  store i32 %384, ptr %244, align 8
  store i32 %385, ptr %245, align 4, !alias.scope !31
  store i64 %338, ptr %246, align 8, !alias.scope !31
  %386 = load i64, ptr %262, align 8, !noalias !31
  store i64 %386, ptr %248, align 8, !alias.scope !31
  store i64 %386, ptr %249, align 8, !alias.scope !31
  store i64 %382, ptr %250, align 8, !alias.scope !31
  store i64 1, ptr %251, align 8, !alias.scope !31
  store i32 5, ptr %11, align 8
  store i64 -1, ptr %247, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %21, ptr noundef nonnull %11) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %11) #25
  br label %387

387:                                              ; preds = %380, %373, %368, %363
  call fastcc void @expect_written(ptr noundef nonnull readonly %14, ptr noundef %350, i32 noundef %286, i64 noundef %346) #24
  %388 = load i32, ptr %265, align 8
  store i32 %388, ptr %350, align 4
  %389 = load i64, ptr %21, align 8
  br label %519

390:                                              ; preds = %342
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %10)
  store i32 0, ptr %10, align 4
  %391 = load i32, ptr %230, align 8
  %392 = sext i32 %391 to i64
  %393 = sdiv i64 %344, %392
  %394 = shl i64 %393, 5
  %395 = or disjoint i64 %394, %278
  %396 = mul i64 %395, %392
  %397 = getelementptr i8, ptr %221, i64 %396
  %398 = srem i64 %344, %392
  %399 = getelementptr i8, ptr %397, i64 %398
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %10, ptr readonly align 1 %399, i64 %343, i1 false)
  %400 = load i32, ptr %10, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %10)
  %401 = icmp eq i32 %347, 2
  %402 = zext i1 %401 to i32
  %403 = getelementptr i8, ptr %221, i64 %398
  br i1 %328, label %419, label %404

404:                                              ; preds = %390, %404
  %405 = phi i32 [ %417, %404 ], [ %286, %390 ]
  %406 = phi i32 [ %415, %404 ], [ %402, %390 ]
  %407 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %405, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %9)
  store i32 0, ptr %9, align 4
  %408 = zext nneg i32 %407 to i64
  %409 = or disjoint i64 %394, %408
  %410 = mul i64 %409, %392
  %411 = getelementptr i8, ptr %403, i64 %410
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %9, ptr readonly align 1 %411, i64 %343, i1 false)
  %412 = load i32, ptr %9, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %9)
  %413 = icmp ne i32 %412, %400
  %414 = zext i1 %413 to i32
  %415 = or i32 %406, %414
  %416 = add i32 %405, -1
  %417 = and i32 %416, %405
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %419, label %404, !llvm.loop !34

419:                                              ; preds = %404, %390
  %420 = phi i32 [ %402, %390 ], [ %415, %404 ]
  br i1 %401, label %421, label %425

421:                                              ; preds = %419
  %422 = load ptr, ptr %252, align 8
  %423 = getelementptr %struct.Granule, ptr %422, i64 %346
  call fastcc void @expect_written(ptr noundef nonnull readonly %14, ptr noundef %423, i32 noundef %286, i64 noundef %346) #24
  %424 = load i64, ptr %241, align 8
  br label %425

425:                                              ; preds = %421, %419
  %426 = phi i64 [ %424, %421 ], [ %343, %419 ]
  %427 = load ptr, ptr %252, align 8
  %428 = getelementptr %struct.Granule, ptr %427, i64 %346
  %429 = load ptr, ptr %264, align 8
  %430 = shl i64 %346, 1
  %431 = load i64, ptr %21, align 8
  %432 = mul i64 %430, %431
  %433 = getelementptr %struct.Touch, ptr %429, i64 %432
  %434 = mul i64 %426, %346
  br i1 %339, label %435, label %445

435:                                              ; preds = %425
  %436 = icmp eq i32 %420, 0
  %437 = select i1 %436, i32 2, i32 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  store i32 2, ptr %8, align 8, !alias.scope !35
  store i32 %437, ptr %253, align 4, !alias.scope !35
  br i1 %334, label %439, label %438

438:                                              ; preds = %435
  br label %439

439:                                              ; preds = %438, %435
  %440 = phi i32 [ %270, %438 ], [ %27, %435 ]
  %441 = phi i64 [ %340, %438 ], [ %338, %435 ]
  %442 = phi i64 [ %338, %438 ], [ %340, %435 ]
  %443 = phi i32 [ %27, %438 ], [ %270, %435 ]
  store i32 %440, ptr %254, align 8
  store i32 %443, ptr %255, align 4, !alias.scope !35
  store i64 %442, ptr %256, align 8, !alias.scope !35
  store i64 %441, ptr %257, align 8, !alias.scope !35
  %444 = load i64, ptr %262, align 8, !noalias !35
  store i64 %444, ptr %258, align 8, !alias.scope !35
  store i64 %444, ptr %259, align 8, !alias.scope !35
  store i64 %434, ptr %260, align 8, !alias.scope !35
  store i64 1, ptr %261, align 8, !alias.scope !35
  call fastcc void @note_hazard(ptr noundef nonnull %21, ptr noundef nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #25
  br label %445

445:                                              ; preds = %439, %425
  %446 = load i32, ptr %428, align 4
  %447 = load i32, ptr %265, align 8
  %448 = icmp eq i32 %446, %447
  br i1 %448, label %449, label %451

449:                                              ; preds = %445
  call fastcc void @compare(ptr noundef nonnull readonly %14, i32 noundef %286, ptr noundef %433, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %434) #24
  %450 = load i32, ptr %265, align 8
  br label %451

451:                                              ; preds = %449, %445
  %452 = phi i32 [ %450, %449 ], [ %447, %445 ]
  %453 = getelementptr inbounds i8, ptr %428, i64 4
  %454 = load i32, ptr %453, align 4
  %455 = icmp eq i32 %454, %452
  br i1 %455, label %456, label %465

456:                                              ; preds = %451
  %457 = load i64, ptr %21, align 8
  %458 = getelementptr %struct.Touch, ptr %433, i64 %457
  %459 = getelementptr inbounds i8, ptr %428, i64 12
  %460 = load i32, ptr %459, align 4
  %461 = icmp eq i32 %460, %400
  %462 = icmp eq i32 %420, 0
  %463 = and i1 %462, %461
  %464 = zext i1 %463 to i32
  call fastcc void @compare(ptr noundef nonnull readonly %14, i32 noundef %286, ptr noundef %458, i32 noundef 1, i32 noundef 1, i32 noundef %464, i64 noundef %434) #24
  br label %465

465:                                              ; preds = %456, %451
  %466 = getelementptr inbounds i8, ptr %428, i64 8
  %467 = load i32, ptr %466, align 4
  %468 = load i32, ptr %266, align 4
  %469 = icmp eq i32 %467, %468
  br i1 %469, label %510, label %470

470:                                              ; preds = %465
  %471 = getelementptr inbounds i8, ptr %428, i64 16
  %472 = load i32, ptr %471, align 4
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %508, label %474

474:                                              ; preds = %470
  %475 = add i32 %472, -1
  %476 = sdiv i32 %475, 32
  %477 = sext i32 %476 to i64
  %478 = icmp eq i64 %25, %477
  br i1 %478, label %487, label %479

479:                                              ; preds = %474
  %480 = getelementptr inbounds i8, ptr %428, i64 24
  %481 = load i32, ptr %480, align 4
  %482 = load ptr, ptr %271, align 8
  %483 = load i64, ptr %21, align 8
  %484 = mul i64 %483, %25
  %485 = getelementptr i32, ptr %482, i64 %484
  %486 = getelementptr i32, ptr %485, i64 %477
  br label %502

487:                                              ; preds = %474
  %488 = and i32 %475, 31
  %489 = icmp eq i32 %488, %326
  br i1 %489, label %507, label %490

490:                                              ; preds = %487
  %491 = getelementptr inbounds i8, ptr %428, i64 24
  %492 = load i32, ptr %491, align 4
  %493 = load ptr, ptr %272, align 8
  %494 = getelementptr i32, ptr %493, i64 %25
  %495 = load i32, ptr %494, align 4
  %496 = icmp ugt i32 %492, %495
  br i1 %496, label %497, label %507

497:                                              ; preds = %490
  %498 = load ptr, ptr %273, align 8
  %499 = zext nneg i32 %488 to i64
  %500 = or disjoint i64 %341, %499
  %501 = getelementptr i32, ptr %498, i64 %500
  br label %502

502:                                              ; preds = %497, %479
  %503 = phi ptr [ %501, %497 ], [ %486, %479 ]
  %504 = phi i32 [ %492, %497 ], [ %481, %479 ]
  %505 = load i32, ptr %503, align 4
  %506 = icmp ugt i32 %504, %505
  br i1 %506, label %508, label %507

507:                                              ; preds = %502, %490, %487
  tail call fastcc void @note_unwritten(ptr noundef nonnull %21, ptr noundef %0, i64 noundef %346) #24
  br label %508

508:                                              ; preds = %507, %502, %470
  store i32 0, ptr %471, align 4
  %509 = load i32, ptr %266, align 4
  store i32 %509, ptr %466, align 4
  br label %510

510:                                              ; preds = %508, %465
  %511 = load i32, ptr %265, align 8
  store i32 %511, ptr %453, align 4
  %512 = icmp ne i32 %420, 0
  %513 = sext i1 %512 to i32
  %514 = xor i32 %400, %513
  %515 = getelementptr inbounds i8, ptr %428, i64 12
  store i32 %514, ptr %515, align 4
  %516 = getelementptr inbounds i8, ptr %428, i64 28
  store i32 %27, ptr %516, align 4
  %517 = load i64, ptr %21, align 8
  %518 = getelementptr %struct.Touch, ptr %433, i64 %517
  br label %519

519:                                              ; preds = %510, %387
  %520 = phi i64 [ %517, %510 ], [ %389, %387 ]
  %521 = phi ptr [ %518, %510 ], [ %355, %387 ]
  %522 = getelementptr %struct.Touch, ptr %521, i64 %25
  %523 = load ptr, ptr %271, align 8
  %524 = mul i64 %520, %25
  %525 = getelementptr i32, ptr %523, i64 %524
  %526 = getelementptr i32, ptr %525, i64 %25
  %527 = load i32, ptr %526, align 4
  %528 = add i32 %527, 1
  %529 = load i32, ptr %522, align 4
  %530 = icmp eq i32 %529, %528
  br i1 %530, label %531, label %538

531:                                              ; preds = %519
  %532 = getelementptr inbounds i8, ptr %522, i64 12
  %533 = load i32, ptr %532, align 4
  %534 = and i32 %533, %4
  %535 = getelementptr inbounds i8, ptr %522, i64 4
  %536 = load i32, ptr %535, align 4
  %537 = or i32 %536, %286
  br label %538

538:                                              ; preds = %519, %531
  %539 = phi i32 [ %537, %531 ], [ %286, %519 ]
  %540 = phi i32 [ %534, %531 ], [ %4, %519 ]
  store i32 %528, ptr %522, align 4
  %541 = getelementptr inbounds i8, ptr %522, i64 4
  store i32 %539, ptr %541, align 4
  %542 = getelementptr inbounds i8, ptr %522, i64 8
  store i32 %34, ptr %542, align 4
  %543 = or i32 %540, %27
  %544 = getelementptr inbounds i8, ptr %522, i64 12
  store i32 %543, ptr %544, align 4
  %545 = load i64, ptr %241, align 8
  %546 = add i64 %545, %344
  %547 = load i32, ptr %228, align 4
  %548 = sext i32 %547 to i64
  %549 = icmp slt i64 %546, %548
  br i1 %549, label %342, label %550, !llvm.loop !38

550:                                              ; preds = %538, %322, %304, %298, %296
  br i1 %289, label %801, label %275

551:                                              ; preds = %36, %216
  %552 = phi ptr [ %37, %36 ], [ %103, %216 ]
  %553 = getelementptr inbounds i8, ptr %1, i64 256
  %554 = shl i64 %2, 32
  %555 = ashr exact i64 %554, 26
  %556 = getelementptr i8, ptr %552, i64 %555
  %557 = getelementptr inbounds i8, ptr %21, i64 160
  %558 = getelementptr inbounds i8, ptr %21, i64 152
  %559 = getelementptr inbounds i8, ptr %556, i64 4
  %560 = getelementptr inbounds i8, ptr %556, i64 12
  %561 = getelementptr inbounds i8, ptr %556, i64 8
  %562 = load i64, ptr %557, align 8
  br label %563

563:                                              ; preds = %572, %551
  %564 = phi i64 [ %562, %551 ], [ %573, %572 ]
  %565 = phi i64 [ %562, %551 ], [ %574, %572 ]
  %566 = phi i32 [ %3, %551 ], [ %576, %572 ]
  %567 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %566, i1 true)
  %568 = zext nneg i32 %567 to i64
  %569 = getelementptr i64, ptr %1, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = icmp sgt i64 %565, 0
  br i1 %571, label %578, label %572

572:                                              ; preds = %795, %563
  %573 = phi i64 [ %564, %563 ], [ %796, %795 ]
  %574 = phi i64 [ %565, %563 ], [ %796, %795 ]
  %575 = add i32 %566, -1
  %576 = and i32 %575, %566
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %799, label %563, !llvm.loop !39

578:                                              ; preds = %563, %795
  %579 = phi i64 [ %796, %795 ], [ %564, %563 ]
  %580 = phi i64 [ %797, %795 ], [ 0, %563 ]
  %581 = load ptr, ptr %558, align 8
  %582 = getelementptr %struct.Region, ptr %581, i64 %580
  %583 = load i64, ptr %582, align 8
  %584 = icmp slt i64 %570, %583
  br i1 %584, label %795, label %585

585:                                              ; preds = %578
  %586 = load i32, ptr %559, align 4
  %587 = sext i32 %586 to i64
  %588 = add i64 %570, %587
  %589 = getelementptr inbounds i8, ptr %582, i64 8
  %590 = load i64, ptr %589, align 8
  %591 = icmp sgt i64 %588, %590
  br i1 %591, label %795, label %592

592:                                              ; preds = %585
  %593 = getelementptr inbounds i8, ptr %582, i64 24
  %594 = load i32, ptr %593, align 8
  %595 = sext i32 %594 to i64
  %596 = sub i64 %570, %583
  %597 = sub nsw i64 0, %595
  %598 = and i64 %596, %597
  %599 = add i64 %596, %587
  %600 = icmp slt i64 %598, %599
  br i1 %600, label %601, label %795

601:                                              ; preds = %592
  %602 = getelementptr inbounds i8, ptr %582, i64 16
  %603 = getelementptr inbounds i8, ptr %582, i64 28
  br label %604

604:                                              ; preds = %785, %601
  %605 = phi i64 [ %587, %601 ], [ %790, %785 ]
  %606 = phi i64 [ %583, %601 ], [ %787, %785 ]
  %607 = phi i64 [ %598, %601 ], [ %786, %785 ]
  %608 = sub i64 %607, %598
  %609 = load i32, ptr %560, align 4
  %610 = icmp ne i32 %609, 1
  %611 = add i64 %608, %595
  %612 = icmp sgt i64 %611, %605
  %613 = or i1 %610, %612
  br i1 %613, label %625, label %614

614:                                              ; preds = %604
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %615 = load i32, ptr %561, align 8
  %616 = sext i32 %615 to i64
  %617 = sdiv i64 %608, %616
  %618 = shl i64 %617, 5
  %619 = or disjoint i64 %618, %568
  %620 = mul i64 %619, %616
  %621 = getelementptr i8, ptr %553, i64 %620
  %622 = srem i64 %608, %616
  %623 = getelementptr i8, ptr %621, i64 %622
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %623, i64 %595, i1 false)
  %624 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  br label %625

625:                                              ; preds = %614, %604
  %626 = phi i32 [ %624, %614 ], [ 0, %604 ]
  %627 = load ptr, ptr %602, align 8
  %628 = sdiv i64 %607, %595
  %629 = getelementptr %struct.Cell, ptr %627, i64 %628
  %630 = load ptr, ptr %14, align 8
  %631 = getelementptr inbounds i8, ptr %630, i64 240
  %632 = load i64, ptr %631, align 8
  %633 = load ptr, ptr %22, align 8
  %634 = load i64, ptr %23, align 8
  %635 = getelementptr inbounds i8, ptr %633, i64 48
  %636 = load ptr, ptr %635, align 8
  %637 = load i64, ptr %633, align 8
  %638 = mul i64 %637, %634
  %639 = getelementptr i32, ptr %636, i64 %638
  %640 = getelementptr i32, ptr %639, i64 %634
  %641 = load i32, ptr %640, align 4
  %642 = trunc i64 %634 to i32
  %643 = load i32, ptr %26, align 8
  %644 = load i32, ptr %28, align 4
  %645 = or i32 %644, %643
  %646 = zext i32 %645 to i64
  %647 = getelementptr inbounds i8, ptr %629, i64 88
  br label %648

648:                                              ; preds = %648, %625
  %649 = atomicrmw xchg ptr %647, i32 1 acquire, align 4
  %650 = icmp eq i32 %649, 0
  br i1 %650, label %651, label %648, !llvm.loop !40

651:                                              ; preds = %648
  %652 = shl i32 %642, 5
  %653 = shl nuw i64 %646, 32
  %654 = add i64 %607, %606
  %655 = trunc i64 %632 to i32
  %656 = or disjoint i32 %652, %567
  %657 = icmp ne i32 %609, 0
  %658 = add i32 %655, 1
  %659 = add i32 %641, 1
  %660 = zext i32 %656 to i64
  %661 = or disjoint i64 %653, %660
  %662 = zext i1 %657 to i32
  %663 = getelementptr inbounds i8, ptr %629, i64 84
  %664 = load i32, ptr %663, align 4
  %665 = and i32 %664, 1
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %674, label %667

667:                                              ; preds = %651
  %668 = getelementptr inbounds i8, ptr %629, i64 80
  %669 = load i32, ptr %668, align 4
  %670 = icmp eq i32 %669, %626
  br i1 %670, label %671, label %674

671:                                              ; preds = %667
  %672 = icmp eq i32 %609, 1
  %673 = zext i1 %672 to i32
  br label %674

674:                                              ; preds = %671, %667, %651
  %675 = phi i32 [ 0, %667 ], [ 0, %651 ], [ %673, %671 ]
  call fastcc void @compare_visits(ptr noundef nonnull readonly %14, i32 noundef %567, ptr noundef nonnull %629, ptr noundef nonnull %629, i32 noundef %662, i32 noundef 1, i32 noundef %675, i64 noundef %654) #24
  br i1 %657, label %676, label %678

676:                                              ; preds = %674
  %677 = getelementptr inbounds i8, ptr %629, i64 32
  call fastcc void @compare_visits(ptr noundef nonnull readonly %14, i32 noundef %567, ptr noundef nonnull %629, ptr noundef nonnull %677, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %654) #24
  br label %678

678:                                              ; preds = %676, %674
  %679 = load i32, ptr %603, align 4
  %680 = icmp ne i32 %679, 0
  %681 = and i1 %610, %680
  br i1 %681, label %682, label %705

682:                                              ; preds = %678
  %683 = load i32, ptr %663, align 4
  %684 = and i32 %683, 1
  %685 = icmp eq i32 %684, 0
  br i1 %685, label %686, label %705

686:                                              ; preds = %682
  %687 = or i32 %683, 2
  store i32 %687, ptr %663, align 4
  %688 = getelementptr inbounds i8, ptr %629, i64 64
  %689 = load i32, ptr %688, align 4
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %699, label %691

691:                                              ; preds = %686
  %692 = icmp eq i32 %658, %689
  br i1 %692, label %695, label %693

693:                                              ; preds = %691
  %694 = icmp ult i32 %658, %689
  br i1 %694, label %699, label %705

695:                                              ; preds = %691
  %696 = getelementptr inbounds i8, ptr %629, i64 72
  %697 = load i32, ptr %696, align 4
  %698 = icmp slt i32 %656, %697
  br i1 %698, label %699, label %705

699:                                              ; preds = %695, %693, %686
  %700 = zext i32 %659 to i64
  %701 = shl nuw i64 %700, 32
  %702 = zext i32 %658 to i64
  %703 = or disjoint i64 %701, %702
  store i64 %703, ptr %688, align 4
  %704 = getelementptr inbounds i8, ptr %629, i64 72
  store i64 %661, ptr %704, align 4
  br label %705

705:                                              ; preds = %699, %695, %693, %682, %678
  %706 = select i1 %657, i64 0, i64 32
  %707 = getelementptr inbounds i8, ptr %629, i64 %706
  %708 = getelementptr i8, ptr %707, i64 16
  br label %709

709:                                              ; preds = %743, %705
  %710 = phi i64 [ 1, %705 ], [ %745, %743 ]
  %711 = phi i64 [ %661, %705 ], [ %744, %743 ]
  %712 = getelementptr %struct.Visit, ptr %707, i64 %710
  %713 = load i32, ptr %712, align 4
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %743, label %715

715:                                              ; preds = %709
  %716 = call fastcc i32 @visit_is_ordered(ptr noundef nonnull readonly %14, i32 noundef %567, ptr noundef nonnull %712) #24
  %717 = icmp eq i32 %716, 0
  br i1 %717, label %743, label %718

718:                                              ; preds = %715
  %719 = load i32, ptr %712, align 4
  %720 = icmp eq i32 %719, %658
  br i1 %720, label %721, label %741

721:                                              ; preds = %718
  %722 = getelementptr inbounds i8, ptr %712, i64 8
  %723 = load i32, ptr %722, align 4
  %724 = trunc i64 %711 to i32
  %725 = icmp eq i32 %723, %724
  br i1 %725, label %726, label %741

726:                                              ; preds = %721
  %727 = getelementptr inbounds i8, ptr %712, i64 4
  %728 = load i32, ptr %727, align 4
  %729 = icmp eq i32 %728, %659
  br i1 %729, label %730, label %741

730:                                              ; preds = %726
  %731 = getelementptr inbounds i8, ptr %712, i64 12
  %732 = load i32, ptr %731, align 4
  %733 = or i32 %732, -1610612737
  %734 = lshr i64 %711, 32
  %735 = trunc nuw i64 %734 to i32
  %736 = and i32 %733, %735
  %737 = zext i32 %736 to i64
  %738 = shl nuw i64 %737, 32
  %739 = and i64 %711, 4294967295
  %740 = or disjoint i64 %738, %739
  br label %741

741:                                              ; preds = %730, %726, %721, %718
  %742 = phi i64 [ %740, %730 ], [ %711, %726 ], [ %711, %721 ], [ %711, %718 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %712, ptr noundef nonnull align 4 dereferenceable(16) %708, i64 16, i1 false)
  store i32 0, ptr %708, align 4
  br label %743

743:                                              ; preds = %741, %715, %709
  %744 = phi i64 [ %711, %709 ], [ %711, %715 ], [ %742, %741 ]
  %745 = add nsw i64 %710, -1
  %746 = icmp eq i64 %710, 0
  br i1 %746, label %747, label %709, !llvm.loop !41

747:                                              ; preds = %743, %776
  %748 = phi i1 [ false, %776 ], [ true, %743 ]
  %749 = phi i64 [ 1, %776 ], [ 0, %743 ]
  %750 = phi i64 [ %779, %776 ], [ %744, %743 ]
  %751 = phi i32 [ %778, %776 ], [ %658, %743 ]
  %752 = phi i32 [ %777, %776 ], [ %659, %743 ]
  %753 = getelementptr %struct.Visit, ptr %707, i64 %749
  %754 = load i32, ptr %753, align 4
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %765, label %756

756:                                              ; preds = %747
  %757 = icmp eq i32 %751, %754
  br i1 %757, label %760, label %758

758:                                              ; preds = %756
  %759 = icmp ult i32 %751, %754
  br i1 %759, label %765, label %776

760:                                              ; preds = %756
  %761 = trunc i64 %750 to i32
  %762 = getelementptr inbounds i8, ptr %753, i64 8
  %763 = load i32, ptr %762, align 4
  %764 = icmp sgt i32 %763, %761
  br i1 %764, label %765, label %776

765:                                              ; preds = %760, %758, %747
  %766 = load i64, ptr %753, align 4
  %767 = getelementptr inbounds i8, ptr %753, i64 8
  %768 = load i64, ptr %767, align 4
  %769 = zext i32 %752 to i64
  %770 = shl nuw i64 %769, 32
  %771 = zext i32 %751 to i64
  %772 = or disjoint i64 %770, %771
  store i64 %772, ptr %753, align 4
  store i64 %750, ptr %767, align 4
  %773 = trunc i64 %766 to i32
  %774 = lshr i64 %766, 32
  %775 = trunc nuw i64 %774 to i32
  br label %776

776:                                              ; preds = %765, %760, %758
  %777 = phi i32 [ %752, %760 ], [ %775, %765 ], [ %752, %758 ]
  %778 = phi i32 [ %751, %760 ], [ %773, %765 ], [ %751, %758 ]
  %779 = phi i64 [ %750, %760 ], [ %768, %765 ], [ %750, %758 ]
  br i1 %748, label %747, label %780, !llvm.loop !42

780:                                              ; preds = %776
  br i1 %657, label %781, label %785

781:                                              ; preds = %780
  %782 = load i32, ptr %663, align 4
  %783 = or i32 %782, 1
  store i32 %783, ptr %663, align 4
  %784 = getelementptr inbounds i8, ptr %629, i64 80
  store i32 %626, ptr %784, align 4
  br label %785

785:                                              ; preds = %781, %780
  store atomic i32 0, ptr %647 release, align 4
  %786 = add i64 %607, %595
  %787 = load i64, ptr %582, align 8
  %788 = sub i64 %570, %787
  %789 = load i32, ptr %559, align 4
  %790 = sext i32 %789 to i64
  %791 = add i64 %788, %790
  %792 = icmp slt i64 %786, %791
  br i1 %792, label %604, label %793, !llvm.loop !43

793:                                              ; preds = %785
  %794 = load i64, ptr %557, align 8
  br label %795

795:                                              ; preds = %793, %592, %585, %578
  %796 = phi i64 [ %794, %793 ], [ %579, %592 ], [ %579, %578 ], [ %579, %585 ]
  %797 = add nuw nsw i64 %580, 1
  %798 = icmp slt i64 %797, %796
  br i1 %798, label %578, label %572, !llvm.loop !44

799:                                              ; preds = %572
  %800 = and i32 %4, 1073741824
  br label %801

801:                                              ; preds = %550, %799
  %802 = phi i32 [ %800, %799 ], [ %268, %550 ]
  %803 = icmp eq i32 %802, 0
  br i1 %803, label %818, label %804

804:                                              ; preds = %801
  %805 = getelementptr inbounds i8, ptr %17, i64 12
  %806 = load i32, ptr %805, align 4
  %807 = icmp eq i32 %806, 0
  %808 = load i32, ptr %17, align 8
  br i1 %807, label %815, label %809

809:                                              ; preds = %804
  %810 = load i64, ptr %24, align 8
  tail call fastcc void @publish(ptr noundef %0, i64 noundef %810, i32 noundef %808) #24
  %811 = load i32, ptr %805, align 4
  %812 = icmp eq i32 %811, 1
  br i1 %812, label %818, label %813

813:                                              ; preds = %809
  %814 = load i32, ptr %17, align 8
  br label %815

815:                                              ; preds = %813, %804
  %816 = phi i32 [ %814, %813 ], [ %808, %804 ]
  %817 = load i64, ptr %24, align 8
  tail call fastcc void @learn(ptr noundef %0, i64 noundef %817, i32 noundef %816) #24
  br label %818

818:                                              ; preds = %95, %809, %815, %801
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %14) #25
  br label %819

819:                                              ; preds = %6, %818
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @publish(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #11 {
  %4 = getelementptr inbounds i8, ptr %0, i64 472
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 120
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i32, ptr %7, i64 %9
  %11 = getelementptr inbounds i8, ptr %5, i64 136
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 240
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %8
  %16 = getelementptr i32, ptr %12, i64 %15
  %17 = icmp sgt i64 %8, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  %19 = getelementptr inbounds i8, ptr %5, i64 128
  %20 = icmp eq i32 %2, 0
  br label %22

21:                                               ; preds = %36, %3
  ret void

22:                                               ; preds = %18, %36
  %23 = phi i64 [ 0, %18 ], [ %37, %36 ]
  %24 = getelementptr i32, ptr %10, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = load ptr, ptr %19, align 8
  %27 = getelementptr i32, ptr %26, i64 %23
  %28 = load i32, ptr %27, align 4
  %29 = tail call i32 @llvm.umax.i32(i32 %25, i32 %28)
  store i32 %29, ptr %27, align 4
  br i1 %20, label %30, label %36

30:                                               ; preds = %22
  %31 = load i32, ptr %24, align 4
  %32 = getelementptr i32, ptr %16, i64 %23
  %33 = load atomic i32, ptr %32 monotonic, align 4
  %34 = icmp ugt i32 %31, %33
  br i1 %34, label %35, label %36

35:                                               ; preds = %30
  store atomic i32 %31, ptr %32 monotonic, align 4
  br label %36

36:                                               ; preds = %22, %30, %35
  %37 = add nuw nsw i64 %23, 1
  %38 = load i64, ptr %5, align 8
  %39 = icmp slt i64 %37, %38
  br i1 %39, label %22, label %21, !llvm.loop !45
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @learn(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 472
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i32, ptr %7, i64 %9
  %11 = icmp sgt i64 %8, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = getelementptr inbounds i8, ptr %5, i64 128
  br label %20

14:                                               ; preds = %33, %3
  %15 = icmp eq i32 %2, 0
  %16 = zext i1 %15 to i64
  %17 = getelementptr inbounds i8, ptr %5, i64 168
  %18 = load i64, ptr %17, align 8
  %19 = or i64 %18, %16
  store i64 %19, ptr %17, align 8
  ret void

20:                                               ; preds = %12, %33
  %21 = phi i64 [ %8, %12 ], [ %34, %33 ]
  %22 = phi i64 [ 0, %12 ], [ %35, %33 ]
  %23 = icmp eq i64 %22, %1
  br i1 %23, label %33, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr %13, align 8
  %26 = getelementptr i32, ptr %25, i64 %22
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr i32, ptr %10, i64 %22
  %29 = load i32, ptr %28, align 4
  %30 = icmp ugt i32 %27, %29
  br i1 %30, label %31, label %33

31:                                               ; preds = %24
  store i32 %27, ptr %28, align 4
  %32 = load i64, ptr %5, align 8
  br label %33

33:                                               ; preds = %20, %24, %31
  %34 = phi i64 [ %21, %20 ], [ %21, %24 ], [ %32, %31 ]
  %35 = add nuw nsw i64 %22, 1
  %36 = icmp slt i64 %35, %34
  br i1 %36, label %20, label %14, !llvm.loop !46
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_meet(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %1, i64 256
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %17, label %6

6:                                                ; preds = %3, %6
  %7 = phi i32 [ %15, %6 ], [ %2, %3 ]
  %8 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr i32, ptr %4, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = sub i32 0, %7
  %13 = or i32 %11, %12
  %14 = and i32 %13, %7
  tail call fastcc void @meet(ptr noundef %0, ptr noundef %1, i32 noundef %14) #24
  %15 = xor i32 %14, %7
  %16 = icmp eq i32 %14, %7
  br i1 %16, label %17, label %6, !llvm.loop !47

17:                                               ; preds = %6, %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @meet(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #3 {
  %4 = alloca [32 x i32], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 472
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 1952
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %6, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %6, align 8
  %12 = mul i64 %11, %8
  %13 = getelementptr i32, ptr %10, i64 %12
  %14 = getelementptr i32, ptr %13, i64 %8
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %1, i64 1968
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, %2
  br i1 %19, label %20, label %24

20:                                               ; preds = %3
  %21 = getelementptr inbounds i8, ptr %6, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr i32, ptr %22, i64 %8
  store i32 %16, ptr %23, align 4
  br label %61

24:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %25 = getelementptr inbounds i8, ptr %6, i64 64
  %26 = load ptr, ptr %25, align 8
  %27 = shl i64 %8, 12
  %28 = getelementptr i8, ptr %26, i64 %27
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %60, label %30

30:                                               ; preds = %24, %36
  %31 = phi i32 [ %40, %36 ], [ %2, %24 ]
  %32 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = shl nuw nsw i32 %32, 5
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr i32, ptr %28, i64 %34
  br label %42

36:                                               ; preds = %42
  %37 = zext nneg i32 %32 to i64
  %38 = getelementptr [32 x i32], ptr %4, i64 0, i64 %37
  store i32 %16, ptr %38, align 4
  %39 = add i32 %31, -1
  %40 = and i32 %39, %31
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %51, label %30, !llvm.loop !48

42:                                               ; preds = %30, %42
  %43 = phi i64 [ 0, %30 ], [ %49, %42 ]
  %44 = getelementptr i32, ptr %35, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr [32 x i32], ptr %4, i64 0, i64 %43
  %47 = load i32, ptr %46, align 4
  %48 = tail call i32 @llvm.umax.i32(i32 %45, i32 %47)
  store i32 %48, ptr %46, align 4
  %49 = add nuw nsw i64 %43, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %36, label %42, !llvm.loop !49

51:                                               ; preds = %36, %51
  %52 = phi i32 [ %58, %51 ], [ %2, %36 ]
  %53 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %52, i1 true)
  %54 = shl nuw nsw i32 %53, 5
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr i32, ptr %28, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %56, ptr noundef nonnull align 16 dereferenceable(128) %4, i64 128, i1 false)
  %57 = add i32 %52, -1
  %58 = and i32 %57, %52
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %51, !llvm.loop !50

60:                                               ; preds = %51, %24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #25
  br label %61

61:                                               ; preds = %60, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_arrive(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, i32 noundef %8) local_unnamed_addr #12 {
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
  br i1 %42, label %33, label %43, !llvm.loop !51

43:                                               ; preds = %33, %16, %6, %4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_mbarrier(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #3 {
  %7 = alloca ptr, align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %94, label %9

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
  %22 = icmp eq i32 %3, 0
  br label %23

23:                                               ; preds = %9, %89
  %24 = phi i32 [ %2, %9 ], [ %91, %89 ]
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr i64, ptr %10, i64 %26
  %28 = getelementptr i64, ptr %11, i64 %26
  %29 = load i64, ptr %28, align 8
  %30 = load i64, ptr %27, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #25
  %31 = getelementptr [32 x i64], ptr %1, i64 0, i64 %26
  %32 = load i64, ptr %31, align 8
  %33 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %25, i64 noundef %32, i64 noundef %5, ptr noundef nonnull %7) #24
  %34 = icmp eq ptr %33, null
  br i1 %34, label %89, label %38

35:                                               ; preds = %89
  %36 = and i32 %3, -2
  %37 = icmp eq i32 %36, 4
  br i1 %37, label %93, label %94

38:                                               ; preds = %23
  %39 = load i64, ptr %33, align 8
  switch i32 %3, label %55 [
    i32 0, label %40
    i32 1, label %47
    i32 2, label %48
    i32 3, label %51
  ]

40:                                               ; preds = %38
  %41 = add i64 %30, -1048576
  %42 = icmp ult i64 %41, -1048575
  br i1 %42, label %64, label %43

43:                                               ; preds = %40
  %44 = shl nuw nsw i64 %30, 20
  %45 = or disjoint i64 %30, %44
  %46 = or disjoint i64 %45, 2305843009213693952
  store i64 %46, ptr %33, align 8
  br label %81

47:                                               ; preds = %38
  store i64 0, ptr %33, align 8
  br label %88

48:                                               ; preds = %38
  %49 = load ptr, ptr %7, align 8
  %50 = tail call fastcc i32 @change_tx(ptr noundef %49, ptr noundef nonnull %33, i64 noundef %29) #24
  br label %61

51:                                               ; preds = %38
  %52 = load ptr, ptr %7, align 8
  %53 = sub i64 0, %29
  %54 = tail call fastcc i32 @change_tx(ptr noundef %52, ptr noundef nonnull %33, i64 noundef %53) #24
  br label %61

55:                                               ; preds = %38
  %56 = add i64 %30, -1048576
  %57 = icmp ult i64 %56, -1048575
  br i1 %57, label %64, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %7, align 8
  %60 = tail call fastcc i32 @arrive_at(ptr noundef %59, ptr noundef nonnull %33, i64 noundef %30, i64 noundef %29, i32 noundef %13, i32 noundef %4) #24
  br label %61

61:                                               ; preds = %58, %51, %48
  %62 = phi i32 [ %54, %51 ], [ %50, %48 ], [ %60, %58 ]
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %88, label %64

64:                                               ; preds = %55, %40, %61
  %65 = phi i32 [ %62, %61 ], [ 4, %40 ], [ 4, %55 ]
  %66 = add nsw i32 %65, -1
  %67 = zext nneg i32 %66 to i64
  %68 = load i64, ptr %31, align 8
  %69 = load i64, ptr %14, align 8
  %70 = icmp eq i64 %69, 0
  %71 = load i64, ptr %15, align 8
  br i1 %70, label %75, label %72

72:                                               ; preds = %64
  %73 = load i64, ptr %16, align 8
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %75, label %79

75:                                               ; preds = %72, %64
  store i64 %71, ptr %16, align 8
  %76 = load i64, ptr %17, align 8
  %77 = shl i64 %76, 5
  %78 = or disjoint i64 %77, %26
  store i64 %78, ptr %18, align 8
  store i64 %5, ptr %19, align 8
  store i64 %67, ptr %20, align 8
  store i64 %68, ptr %21, align 8
  br label %79

79:                                               ; preds = %75, %72
  %80 = add i64 %69, 1
  store i64 %80, ptr %14, align 8
  br i1 %22, label %81, label %88

81:                                               ; preds = %43, %79
  %82 = load ptr, ptr %7, align 8
  %83 = getelementptr inbounds i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8
  %85 = ptrtoint ptr %33 to i64
  %86 = ptrtoint ptr %84 to i64
  %87 = sub i64 %85, %86
  tail call fastcc void @mark_written(ptr noundef %82, i64 noundef %87, i64 noundef 8) #24
  br label %88

88:                                               ; preds = %47, %61, %81, %79
  store i64 %39, ptr %27, align 8
  br label %89

89:                                               ; preds = %23, %88
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #25
  %90 = add i32 %24, -1
  %91 = and i32 %90, %24
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %35, label %23, !llvm.loop !52

93:                                               ; preds = %35
  tail call fastcc void @mbarrier_arrived(ptr noundef %0, ptr noundef nonnull %1) #24
  br label %94

94:                                               ; preds = %6, %93, %35
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #13 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #24
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
define internal fastcc range(i32 0, 2) i32 @change_tx(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #12 {
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
  %29 = getelementptr inbounds i8, ptr %0, i64 944
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
define internal fastcc range(i32 0, 6) i32 @arrive_at(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #12 {
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
  %43 = getelementptr inbounds i8, ptr %0, i64 944
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr %43, align 8
  br label %46

46:                                               ; preds = %17, %15, %6, %24
  %47 = phi i32 [ 0, %24 ], [ 1, %6 ], [ 2, %15 ], [ 5, %17 ]
  ret i32 %47
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mark_written(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 472
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %28, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %5, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = sdiv i64 %1, %9
  %11 = add i64 %2, %1
  %12 = mul i64 %9, %10
  %13 = icmp slt i64 %12, %11
  br i1 %13, label %14, label %28

14:                                               ; preds = %7
  %15 = getelementptr inbounds i8, ptr %5, i64 204
  %16 = getelementptr inbounds i8, ptr %5, i64 24
  br label %17

17:                                               ; preds = %14, %17
  %18 = phi i64 [ %10, %14 ], [ %24, %17 ]
  %19 = load i32, ptr %15, align 4
  %20 = load ptr, ptr %16, align 8
  %21 = getelementptr %struct.Granule, ptr %20, i64 %18, i32 2
  store i32 %19, ptr %21, align 4
  %22 = load ptr, ptr %16, align 8
  %23 = getelementptr %struct.Granule, ptr %22, i64 %18, i32 4
  store i32 0, ptr %23, align 4
  %24 = add i64 %18, 1
  %25 = load i64, ptr %8, align 8
  %26 = mul i64 %25, %24
  %27 = icmp slt i64 %26, %11
  br i1 %27, label %17, label %28, !llvm.loop !53

28:                                               ; preds = %17, %7, %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mbarrier_arrived(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = getelementptr inbounds i8, ptr %0, i64 472
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %45, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %1, i64 1952
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %4, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %4, align 8
  %12 = mul i64 %11, %8
  %13 = getelementptr i32, ptr %10, i64 %12
  %14 = getelementptr i32, ptr %13, i64 %8
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  store i32 %16, ptr %14, align 4
  %17 = getelementptr inbounds i8, ptr %4, i64 120
  %18 = load ptr, ptr %17, align 8
  %19 = load i64, ptr %7, align 8
  %20 = load i64, ptr %4, align 8
  %21 = mul i64 %20, %19
  %22 = getelementptr i32, ptr %18, i64 %21
  %23 = shl i64 %20, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %13, i64 %23, i1 false)
  %24 = load i64, ptr %7, align 8
  %25 = load ptr, ptr %3, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 120
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %25, align 8
  %29 = mul i64 %28, %24
  %30 = getelementptr i32, ptr %27, i64 %29
  %31 = icmp sgt i64 %28, 0
  br i1 %31, label %32, label %45

32:                                               ; preds = %6
  %33 = getelementptr inbounds i8, ptr %25, i64 128
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i64 [ 0, %32 ], [ %42, %34 ]
  %36 = getelementptr i32, ptr %30, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %33, align 8
  %39 = getelementptr i32, ptr %38, i64 %35
  %40 = load i32, ptr %39, align 4
  %41 = tail call i32 @llvm.umax.i32(i32 %37, i32 %40)
  store i32 %41, ptr %39, align 4
  %42 = add nuw nsw i64 %35, 1
  %43 = load i64, ptr %25, align 8
  %44 = icmp slt i64 %42, %43
  br i1 %44, label %34, label %45, !llvm.loop !45

45:                                               ; preds = %34, %6, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_cluster_arrive(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #12 {
  %3 = getelementptr inbounds i8, ptr %0, i64 2820
  %4 = load i32, ptr %3, align 4
  %5 = or i32 %4, %1
  store i32 %5, ptr %3, align 4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
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
  %28 = tail call fastcc i32 @waits_over(ptr noundef %0, ptr noundef %1, i32 noundef %2) #24
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
  br i1 %50, label %20, label %15, !llvm.loop !54

51:                                               ; preds = %20
  %52 = getelementptr inbounds i8, ptr %1, i64 2036
  %53 = load i32, ptr %52, align 4
  %54 = or i32 %53, %2
  store i32 %54, ptr %52, align 4
  %55 = icmp slt i64 %30, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  tail call fastcc void @end_wait(ptr noundef nonnull %1, i32 noundef %28, i32 noundef 1) #24
  br label %57

57:                                               ; preds = %51, %56, %20
  %58 = phi i32 [ 1, %20 ], [ 0, %56 ], [ 0, %51 ]
  ret i32 %58
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc i32 @waits_over(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #10 {
  %4 = alloca ptr, align 8
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %305, label %6

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
  %19 = getelementptr inbounds i8, ptr %0, i64 904
  %20 = getelementptr inbounds i8, ptr %0, i64 920
  %21 = getelementptr inbounds i8, ptr %0, i64 928
  %22 = getelementptr inbounds i8, ptr %0, i64 944
  br label %23

23:                                               ; preds = %6, %290
  %24 = phi i32 [ 0, %6 ], [ %294, %290 ]
  %25 = phi i64 [ -9223372036854775808, %6 ], [ %32, %290 ]
  %26 = phi i32 [ %2, %6 ], [ %296, %290 ]
  %27 = phi i32 [ -1, %6 ], [ %291, %290 ]
  %28 = phi i32 [ 0, %6 ], [ %292, %290 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %26, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr [32 x i64], ptr %7, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %25
  %34 = load i32, ptr %8, align 8
  %35 = lshr i32 %34, %29
  %36 = and i32 %35, 1
  br i1 %33, label %39, label %43

37:                                               ; preds = %290
  %38 = icmp eq i32 %294, 0
  br i1 %38, label %305, label %298

39:                                               ; preds = %23
  %40 = icmp eq i32 %27, %36
  %41 = icmp sgt i64 %25, -1
  %42 = and i1 %41, %40
  br i1 %42, label %290, label %43

43:                                               ; preds = %23, %39
  %44 = icmp slt i64 %32, 0
  br i1 %44, label %45, label %135

45:                                               ; preds = %43
  %46 = load i32, ptr %18, align 4
  %47 = shl nuw i32 1, %29
  %48 = and i32 %46, %47
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %130, label %50

50:                                               ; preds = %45
  %51 = load ptr, ptr %19, align 8
  %52 = load i64, ptr %20, align 8
  %53 = getelementptr ptr, ptr %51, i64 %52
  %54 = load i64, ptr %21, align 8
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %86

56:                                               ; preds = %50, %83
  %57 = phi i64 [ %84, %83 ], [ 0, %50 ]
  %58 = getelementptr ptr, ptr %53, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds i8, ptr %59, i64 88
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %83

63:                                               ; preds = %56
  %64 = getelementptr inbounds i8, ptr %59, i64 80
  %65 = load ptr, ptr %64, align 8
  br label %66

66:                                               ; preds = %80, %63
  %67 = phi i64 [ 0, %63 ], [ %81, %80 ]
  %68 = getelementptr %struct.Warp, ptr %65, i64 %67
  %69 = getelementptr inbounds i8, ptr %68, i64 1972
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 2
  br i1 %71, label %80, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds i8, ptr %68, i64 1968
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds i8, ptr %68, i64 2820
  %76 = load i32, ptr %75, align 4
  %77 = xor i32 %76, -1
  %78 = and i32 %74, %77
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %130

80:                                               ; preds = %72, %66
  %81 = add nuw nsw i64 %67, 1
  %82 = icmp eq i64 %81, %61
  br i1 %82, label %83, label %66, !llvm.loop !55

83:                                               ; preds = %80, %56
  %84 = add nuw nsw i64 %57, 1
  %85 = icmp eq i64 %84, %54
  br i1 %85, label %90, label %56, !llvm.loop !56

86:                                               ; preds = %115, %50
  %87 = load i64, ptr %22, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %22, align 8
  %89 = load i32, ptr %18, align 4
  br label %130

90:                                               ; preds = %83, %115
  %91 = phi i64 [ %116, %115 ], [ 0, %83 ]
  %92 = getelementptr ptr, ptr %53, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %93, i64 472
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %110, label %97

97:                                               ; preds = %90
  %98 = getelementptr inbounds i8, ptr %95, i64 88
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %95, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %99, i8 1, i64 %100, i1 false)
  %101 = load ptr, ptr %98, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %95, ptr noundef %101, ptr noundef null) #24
  %102 = getelementptr inbounds i8, ptr %95, i64 200
  %103 = load i32, ptr %102, align 8
  %104 = add i32 %103, 1
  store i32 %104, ptr %102, align 8
  %105 = getelementptr inbounds i8, ptr %95, i64 96
  %106 = load ptr, ptr %105, align 8
  %107 = load i64, ptr %95, align 8
  %108 = shl i64 %107, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %106, i8 0, i64 %108, i1 false)
  %109 = load ptr, ptr %92, align 8
  br label %110

110:                                              ; preds = %97, %90
  %111 = phi ptr [ %93, %90 ], [ %109, %97 ]
  %112 = getelementptr inbounds i8, ptr %111, i64 88
  %113 = load i64, ptr %112, align 8
  %114 = icmp sgt i64 %113, 0
  br i1 %114, label %119, label %115

115:                                              ; preds = %119, %110
  %116 = add nuw nsw i64 %91, 1
  %117 = load i64, ptr %21, align 8
  %118 = icmp slt i64 %116, %117
  br i1 %118, label %90, label %86, !llvm.loop !57

119:                                              ; preds = %110, %119
  %120 = phi ptr [ %126, %119 ], [ %111, %110 ]
  %121 = phi i64 [ %125, %119 ], [ 0, %110 ]
  %122 = getelementptr inbounds i8, ptr %120, i64 80
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr %struct.Warp, ptr %123, i64 %121, i32 29
  store i32 0, ptr %124, align 4
  %125 = add nuw nsw i64 %121, 1
  %126 = load ptr, ptr %92, align 8
  %127 = getelementptr inbounds i8, ptr %126, i64 88
  %128 = load i64, ptr %127, align 8
  %129 = icmp slt i64 %125, %128
  br i1 %129, label %119, label %115, !llvm.loop !58

130:                                              ; preds = %72, %86, %45
  %131 = phi i32 [ %89, %86 ], [ %46, %45 ], [ %46, %72 ]
  %132 = xor i32 %131, -1
  %133 = lshr i32 %132, %29
  %134 = and i32 %133, 1
  br label %290

135:                                              ; preds = %43
  %136 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #25
  %137 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %29, i64 noundef %32, i64 noundef %136, ptr noundef nonnull %4) #24
  %138 = icmp eq ptr %137, null
  br i1 %138, label %288, label %139

139:                                              ; preds = %135
  %140 = load ptr, ptr %4, align 8
  %141 = getelementptr inbounds i8, ptr %140, i64 24
  %142 = load ptr, ptr %141, align 8
  %143 = ptrtoint ptr %137 to i64
  %144 = ptrtoint ptr %142 to i64
  %145 = sub i64 %143, %144
  %146 = getelementptr inbounds i8, ptr %140, i64 88
  %147 = load i64, ptr %146, align 8
  %148 = icmp sgt i64 %147, 0
  br i1 %148, label %149, label %151

149:                                              ; preds = %139
  %150 = getelementptr inbounds i8, ptr %140, i64 80
  br label %195

151:                                              ; preds = %205, %139
  %152 = getelementptr inbounds i8, ptr %140, i64 992
  %153 = load i64, ptr %152, align 8
  %154 = icmp sgt i64 %153, 0
  br i1 %154, label %155, label %265

155:                                              ; preds = %151
  %156 = getelementptr inbounds i8, ptr %140, i64 984
  br label %177

157:                                              ; preds = %191
  %158 = icmp sgt i64 %192, 0
  br i1 %158, label %159, label %265

159:                                              ; preds = %157, %172
  %160 = phi i64 [ %173, %172 ], [ %192, %157 ]
  %161 = phi i64 [ %175, %172 ], [ 0, %157 ]
  %162 = phi i64 [ %174, %172 ], [ 0, %157 ]
  %163 = load ptr, ptr %156, align 8
  %164 = getelementptr %struct.Bulk, ptr %163, i64 %161
  %165 = getelementptr inbounds i8, ptr %164, i64 52
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %172, label %168

168:                                              ; preds = %159
  %169 = add i64 %162, 1
  %170 = getelementptr %struct.Bulk, ptr %163, i64 %162
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %170, ptr noundef nonnull align 8 dereferenceable(64) %164, i64 64, i1 false)
  %171 = load i64, ptr %152, align 8
  br label %172

172:                                              ; preds = %168, %159
  %173 = phi i64 [ %171, %168 ], [ %160, %159 ]
  %174 = phi i64 [ %169, %168 ], [ %162, %159 ]
  %175 = add nuw nsw i64 %161, 1
  %176 = icmp slt i64 %175, %173
  br i1 %176, label %159, label %265, !llvm.loop !59

177:                                              ; preds = %191, %155
  %178 = phi i64 [ %153, %155 ], [ %192, %191 ]
  %179 = phi i64 [ 0, %155 ], [ %193, %191 ]
  %180 = load ptr, ptr %156, align 8
  %181 = getelementptr %struct.Bulk, ptr %180, i64 %179
  %182 = getelementptr inbounds i8, ptr %181, i64 48
  %183 = load i32, ptr %182, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %191

185:                                              ; preds = %177
  %186 = getelementptr inbounds i8, ptr %181, i64 24
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, %145
  br i1 %188, label %189, label %191

189:                                              ; preds = %185
  tail call fastcc void @complete_bulk(ptr noundef nonnull %140, ptr noundef %181) #24
  %190 = load i64, ptr %152, align 8
  br label %191

191:                                              ; preds = %189, %185, %177
  %192 = phi i64 [ %178, %177 ], [ %178, %185 ], [ %190, %189 ]
  %193 = add nuw nsw i64 %179, 1
  %194 = icmp slt i64 %193, %192
  br i1 %194, label %177, label %157, !llvm.loop !60

195:                                              ; preds = %205, %149
  %196 = phi i64 [ 0, %149 ], [ %206, %205 ]
  %197 = load ptr, ptr %150, align 8
  %198 = getelementptr %struct.Warp, ptr %197, i64 %196
  %199 = getelementptr inbounds i8, ptr %198, i64 2856
  %200 = load i64, ptr %199, align 8
  %201 = icmp sgt i64 %200, 0
  br i1 %201, label %202, label %205

202:                                              ; preds = %195
  %203 = getelementptr inbounds i8, ptr %198, i64 2840
  %204 = getelementptr inbounds i8, ptr %198, i64 2848
  br label %209

205:                                              ; preds = %260, %195
  tail call fastcc void @forget_done(ptr noundef %198) #24
  %206 = add nuw nsw i64 %196, 1
  %207 = load i64, ptr %146, align 8
  %208 = icmp slt i64 %206, %207
  br i1 %208, label %195, label %151, !llvm.loop !61

209:                                              ; preds = %260, %202
  %210 = phi i64 [ %264, %260 ], [ 1, %202 ]
  %211 = phi i64 [ %261, %260 ], [ %200, %202 ]
  %212 = phi i64 [ %262, %260 ], [ 0, %202 ]
  %213 = load ptr, ptr %203, align 8
  %214 = load i64, ptr %204, align 8
  %215 = add i64 %214, %212
  %216 = srem i64 %215, 512
  %217 = getelementptr %struct.Copy, ptr %213, i64 %216
  %218 = getelementptr inbounds i8, ptr %217, i64 8
  %219 = load i32, ptr %218, align 8
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %260

221:                                              ; preds = %209
  %222 = load i32, ptr %217, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %260, label %224

224:                                              ; preds = %221
  %225 = getelementptr inbounds i8, ptr %217, i64 312
  br label %228

226:                                              ; preds = %228
  %227 = icmp eq i32 %238, 0
  br i1 %227, label %260, label %242

228:                                              ; preds = %228, %224
  %229 = phi i32 [ %222, %224 ], [ %240, %228 ]
  %230 = phi i32 [ 0, %224 ], [ %238, %228 ]
  %231 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %229, i1 true)
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr [32 x i64], ptr %225, i64 0, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = icmp eq i64 %234, %145
  %236 = zext i1 %235 to i32
  %237 = shl nuw i32 %236, %231
  %238 = or i32 %237, %230
  %239 = add i32 %229, -1
  %240 = and i32 %239, %229
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %226, label %228, !llvm.loop !62

242:                                              ; preds = %226, %255
  %243 = phi i64 [ %256, %255 ], [ 0, %226 ]
  %244 = load ptr, ptr %203, align 8
  %245 = load i64, ptr %204, align 8
  %246 = add i64 %245, %243
  %247 = srem i64 %246, 512
  %248 = getelementptr %struct.Copy, ptr %244, i64 %247
  %249 = getelementptr inbounds i8, ptr %248, i64 8
  %250 = load i32, ptr %249, align 8
  %251 = icmp eq i32 %250, 0
  %252 = icmp eq i64 %243, %212
  %253 = or i1 %252, %251
  br i1 %253, label %254, label %255

254:                                              ; preds = %242
  tail call fastcc void @complete(ptr noundef %140, ptr noundef %198, ptr noundef %248, i32 noundef %238) #24
  br label %255

255:                                              ; preds = %254, %242
  %256 = add nuw nsw i64 %243, 1
  %257 = icmp eq i64 %256, %210
  br i1 %257, label %258, label %242, !llvm.loop !63

258:                                              ; preds = %255
  %259 = load i64, ptr %199, align 8
  br label %260

260:                                              ; preds = %258, %226, %221, %209
  %261 = phi i64 [ %259, %258 ], [ %211, %226 ], [ %211, %209 ], [ %211, %221 ]
  %262 = add nuw nsw i64 %212, 1
  %263 = icmp slt i64 %262, %261
  %264 = add nuw i64 %210, 1
  br i1 %263, label %209, label %205, !llvm.loop !64

265:                                              ; preds = %172, %157, %151
  %266 = phi i64 [ 0, %157 ], [ 0, %151 ], [ %174, %172 ]
  store i64 %266, ptr %152, align 8
  %267 = load i64, ptr %137, align 8
  %268 = and i64 %267, 6917529027641081856
  %269 = icmp eq i64 %268, 2305843009213693952
  br i1 %269, label %283, label %270

270:                                              ; preds = %265
  %271 = load i64, ptr %10, align 8
  %272 = icmp eq i64 %271, 0
  %273 = load i64, ptr %11, align 8
  br i1 %272, label %277, label %274

274:                                              ; preds = %270
  %275 = load i64, ptr %12, align 8
  %276 = icmp slt i64 %273, %275
  br i1 %276, label %277, label %281

277:                                              ; preds = %274, %270
  store i64 %273, ptr %12, align 8
  %278 = load i64, ptr %13, align 8
  %279 = shl i64 %278, 5
  %280 = or disjoint i64 %279, %30
  store i64 %280, ptr %14, align 8
  store i64 %136, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 %32, ptr %17, align 8
  br label %281

281:                                              ; preds = %277, %274
  %282 = add i64 %271, 1
  store i64 %282, ptr %10, align 8
  br label %288

283:                                              ; preds = %265
  %284 = lshr i64 %267, 63
  %285 = zext nneg i32 %36 to i64
  %286 = icmp ne i64 %284, %285
  %287 = zext i1 %286 to i32
  br label %288

288:                                              ; preds = %135, %281, %283
  %289 = phi i32 [ 1, %135 ], [ %287, %283 ], [ 1, %281 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25
  br label %290

290:                                              ; preds = %130, %288, %39
  %291 = phi i32 [ %27, %39 ], [ %36, %130 ], [ %36, %288 ]
  %292 = phi i32 [ %28, %39 ], [ %134, %130 ], [ %289, %288 ]
  %293 = shl nuw i32 %292, %29
  %294 = or i32 %293, %24
  %295 = add i32 %26, -1
  %296 = and i32 %295, %26
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %37, label %23, !llvm.loop !65

298:                                              ; preds = %37
  %299 = getelementptr inbounds i8, ptr %0, i64 472
  %300 = load ptr, ptr %299, align 8
  %301 = icmp eq ptr %300, null
  br i1 %301, label %305, label %302

302:                                              ; preds = %298
  %303 = getelementptr inbounds i8, ptr %1, i64 1952
  %304 = load i64, ptr %303, align 8
  tail call fastcc void @learn(ptr noundef nonnull readonly %0, i64 noundef %304, i32 noundef 1) #24
  tail call fastcc void @meet(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef %294) #24
  br label %305

305:                                              ; preds = %3, %302, %298, %37
  %306 = phi i32 [ %294, %302 ], [ %294, %298 ], [ 0, %37 ], [ 0, %3 ]
  ret i32 %306
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
  br i1 %54, label %18, label %11, !llvm.loop !66

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
  %17 = getelementptr inbounds i8, ptr %1, i64 2992
  %18 = icmp ne i32 %4, 0
  %19 = zext i1 %18 to i32
  %20 = getelementptr inbounds i8, ptr %0, i64 928
  %21 = getelementptr inbounds i8, ptr %0, i64 904
  %22 = getelementptr inbounds i8, ptr %0, i64 920
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #25
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
  %62 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %11) #24
  br label %68

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #25
  %64 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %10) #24
  %65 = icmp eq i32 %64, 0
  %66 = inttoptr i64 %41 to ptr
  %67 = select i1 %65, ptr null, ptr %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #25
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #25
  %87 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %43, i64 noundef %47, ptr noundef nonnull %9) #24
  %88 = icmp eq i32 %87, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #25
  %89 = icmp eq i64 %43, 0
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %226, label %91

91:                                               ; preds = %86
  %92 = tail call fastcc ptr @new_bulk(ptr noundef %0) #24
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
  %207 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %171) #24
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
  br i1 %224, label %225, label %164, !llvm.loop !67

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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #25
  %244 = add i32 %37, -1
  %245 = and i32 %244, %37
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %57, label %36, !llvm.loop !68
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @shared_place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #13 {
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
  %14 = getelementptr inbounds i8, ptr %0, i64 928
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %9, %15
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = and i64 %8, 16777215
  %19 = getelementptr inbounds i8, ptr %0, i64 904
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 920
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
  %2 = getelementptr inbounds i8, ptr %0, i64 992
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 984
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %7) #24
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
  br i1 %27, label %10, label %28, !llvm.loop !59

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 984
  %31 = load ptr, ptr %30, align 8
  %32 = add i64 %29, 1
  store i64 %32, ptr %2, align 8
  %33 = getelementptr %struct.Bulk, ptr %31, i64 %29
  ret ptr %33
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_bulk_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 2992
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
  br i1 %15, label %16, label %6, !llvm.loop !69

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds i8, ptr %0, i64 992
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 984
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2992
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 984
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
  br i1 %33, label %16, label %34, !llvm.loop !59

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %40) #24
  %65 = load i64, ptr %5, align 8
  br label %66

66:                                               ; preds = %64, %56, %52, %47, %36
  %67 = phi i64 [ %65, %64 ], [ %37, %56 ], [ %37, %52 ], [ %37, %47 ], [ %37, %36 ]
  %68 = add nuw nsw i64 %38, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %36, label %12, !llvm.loop !70
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
  tail call fastcc void @combine_into(ptr noundef %5, ptr noundef %7, i64 noundef %13, i32 noundef %16, i32 noundef %10, i32 noundef %20) #24
  br label %22

21:                                               ; preds = %2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %7, i64 %13, i1 false)
  br label %22

22:                                               ; preds = %21, %14
  %23 = getelementptr inbounds i8, ptr %1, i64 48
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %76

26:                                               ; preds = %22
  %27 = getelementptr inbounds i8, ptr %0, i64 24
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = sub i64 %4, %29
  %31 = getelementptr inbounds i8, ptr %1, i64 16
  %32 = load i64, ptr %31, align 8
  tail call fastcc void @mark_written(ptr noundef %0, i64 noundef %30, i64 noundef %32) #24
  %33 = load ptr, ptr %27, align 8
  %34 = getelementptr inbounds i8, ptr %1, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr i8, ptr %33, i64 %35
  %37 = load i64, ptr %31, align 8
  %38 = sub i64 0, %37
  %39 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %36, i64 noundef %38) #24
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %76, label %41

41:                                               ; preds = %26
  %42 = getelementptr inbounds i8, ptr %0, i64 80
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds i8, ptr %1, i64 40
  %45 = load i32, ptr %44, align 8
  %46 = sdiv i32 %45, 32
  %47 = sext i32 %46 to i64
  %48 = and i32 %45, 31
  %49 = getelementptr inbounds i8, ptr %1, i64 32
  %50 = load i64, ptr %49, align 8
  %51 = add nsw i32 %39, -1
  %52 = zext nneg i32 %51 to i64
  %53 = load i64, ptr %34, align 8
  %54 = getelementptr i8, ptr %0, i64 720
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  %57 = getelementptr inbounds i8, ptr %0, i64 240
  %58 = load i64, ptr %57, align 8
  br i1 %56, label %63, label %59

59:                                               ; preds = %41
  %60 = getelementptr i8, ptr %0, i64 728
  %61 = load i64, ptr %60, align 8
  %62 = icmp slt i64 %58, %61
  br i1 %62, label %63, label %74

63:                                               ; preds = %59, %41
  %64 = getelementptr i8, ptr %0, i64 728
  store i64 %58, ptr %64, align 8
  %65 = getelementptr %struct.Warp, ptr %43, i64 %47, i32 8
  %66 = load i64, ptr %65, align 8
  %67 = shl i64 %66, 5
  %68 = zext nneg i32 %48 to i64
  %69 = or disjoint i64 %67, %68
  %70 = getelementptr i8, ptr %0, i64 736
  store i64 %69, ptr %70, align 8
  %71 = getelementptr i8, ptr %0, i64 744
  store i64 %50, ptr %71, align 8
  %72 = getelementptr i8, ptr %0, i64 752
  store i64 %52, ptr %72, align 8
  %73 = getelementptr i8, ptr %0, i64 760
  store i64 %53, ptr %73, align 8
  br label %74

74:                                               ; preds = %59, %63
  %75 = add i64 %55, 1
  store i64 %75, ptr %54, align 8
  br label %76

76:                                               ; preds = %26, %74, %22
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

34:                                               ; preds = %11, %96
  %35 = phi i32 [ %2, %11 ], [ %98, %96 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #25
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #25
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i64], ptr %1, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr i64, ptr %12, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %39, i64 noundef %13, ptr noundef nonnull %8) #24
  %43 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %36, i64 noundef %41, i64 noundef %6, ptr noundef nonnull %9) #24
  %44 = icmp ne ptr %42, null
  %45 = and i64 %39, %15
  %46 = icmp eq i64 %45, 0
  %47 = and i1 %44, %46
  br i1 %47, label %49, label %55

48:                                               ; preds = %96, %7
  ret void

49:                                               ; preds = %34
  %50 = icmp eq ptr %43, null
  br i1 %50, label %96, label %51

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
  br i1 %62, label %63, label %92

63:                                               ; preds = %60, %55
  store i64 %59, ptr %18, align 8
  %64 = load i64, ptr %19, align 8
  %65 = shl i64 %64, 5
  %66 = or disjoint i64 %65, %37
  store i64 %66, ptr %20, align 8
  store i64 %6, ptr %21, align 8
  store i64 %56, ptr %22, align 8
  store i64 %39, ptr %23, align 8
  br label %92

67:                                               ; preds = %51
  %68 = mul i32 %36, %3
  %69 = zext i32 %68 to i64
  %70 = getelementptr i8, ptr %24, i64 %69
  br i1 %25, label %71, label %72

71:                                               ; preds = %67
  tail call fastcc void @combine_into(ptr noundef nonnull %42, ptr noundef %70, i64 noundef %13, i32 noundef %4, i32 noundef %5, i32 noundef 0) #24
  br label %73

72:                                               ; preds = %67
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %42, ptr align 1 %70, i64 %13, i1 false)
  br label %73

73:                                               ; preds = %72, %71
  %74 = getelementptr inbounds i8, ptr %53, i64 24
  %75 = load ptr, ptr %74, align 8
  %76 = ptrtoint ptr %42 to i64
  %77 = ptrtoint ptr %75 to i64
  %78 = sub i64 %76, %77
  tail call fastcc void @mark_written(ptr noundef %53, i64 noundef %78, i64 noundef %13) #24
  %79 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %43, i64 noundef %27) #24
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %96, label %81

81:                                               ; preds = %73
  %82 = load i64, ptr %28, align 8
  %83 = icmp eq i64 %82, 0
  %84 = load i64, ptr %17, align 8
  br i1 %83, label %88, label %85

85:                                               ; preds = %81
  %86 = load i64, ptr %29, align 8
  %87 = icmp slt i64 %84, %86
  br i1 %87, label %88, label %92

88:                                               ; preds = %85, %81
  store i64 %84, ptr %29, align 8
  %89 = load i64, ptr %19, align 8
  %90 = shl i64 %89, 5
  %91 = or disjoint i64 %90, %37
  store i64 %91, ptr %30, align 8
  store i64 %6, ptr %31, align 8
  store i64 0, ptr %32, align 8
  store i64 %41, ptr %33, align 8
  br label %92

92:                                               ; preds = %88, %85, %63, %60
  %93 = phi i64 [ %57, %60 ], [ %57, %63 ], [ %82, %85 ], [ %82, %88 ]
  %94 = phi ptr [ %16, %60 ], [ %16, %63 ], [ %28, %85 ], [ %28, %88 ]
  %95 = add i64 %93, 1
  store i64 %95, ptr %94, align 8
  br label %96

96:                                               ; preds = %92, %49, %73
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25
  %97 = add i32 %35, -1
  %98 = and i32 %97, %35
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %48, label %34, !llvm.loop !71
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
  %28 = tail call fastcc i64 @combine(i64 noundef %26, i64 noundef %27, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #24
  %29 = cmpxchg ptr %20, i64 %26, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  %31 = extractvalue { i64, i1 } %29, 0
  br i1 %30, label %54, label %25, !llvm.loop !72

32:                                               ; preds = %18
  %33 = load atomic i32, ptr %20 monotonic, align 4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ %33, %32 ], [ %42, %34 ]
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %7, align 8
  %38 = tail call fastcc i64 @combine(i64 noundef %36, i64 noundef %37, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #24
  %39 = trunc i64 %38 to i32
  %40 = cmpxchg ptr %20, i32 %35, i32 %39 acq_rel acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %54, label %34, !llvm.loop !73

43:                                               ; preds = %18
  %44 = load atomic i16, ptr %20 monotonic, align 2
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i16 [ %44, %43 ], [ %53, %45 ]
  %47 = zext i16 %46 to i64
  %48 = load i64, ptr %7, align 8
  %49 = tail call fastcc i64 @combine(i64 noundef %47, i64 noundef %48, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #24
  %50 = trunc i64 %49 to i16
  %51 = cmpxchg ptr %20, i16 %46, i16 %50 acq_rel acquire, align 2
  %52 = extractvalue { i16, i1 } %51, 1
  %53 = extractvalue { i16, i1 } %51, 0
  br i1 %52, label %54, label %45, !llvm.loop !74

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !75
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #10 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [32 x i32], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #25
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #25
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %133, label %12

12:                                               ; preds = %6
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %9, ptr noundef nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
  %13 = getelementptr inbounds i8, ptr %1, i64 256
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %10, ptr noundef nonnull align 8 dereferenceable(256) %13, i64 256, i1 false)
  %14 = getelementptr inbounds i8, ptr %1, i64 1936
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr ptr, ptr %15, i64 %2
  %17 = load ptr, ptr %16, align 8
  %18 = add i64 %2, 1
  %19 = getelementptr ptr, ptr %15, i64 %18
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq i32 %4, 0
  %22 = getelementptr inbounds i8, ptr %0, i64 160
  %23 = load ptr, ptr %22, align 8
  br i1 %21, label %24, label %32

24:                                               ; preds = %12
  %25 = getelementptr %struct.Slot, ptr %23, i64 %2
  %26 = call fastcc i32 @fits(ptr noundef %25, ptr noundef %17, ptr noundef nonnull %9, i32 noundef %3) #24
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr i8, ptr %25, i64 64
  %30 = call fastcc i32 @fits(ptr noundef %29, ptr noundef %20, ptr noundef nonnull %10, i32 noundef %3) #24
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %126

32:                                               ; preds = %12, %28, %24
  %33 = getelementptr %struct.Slot, ptr %23, i64 %2, i32 1
  %34 = load i32, ptr %33, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #25
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #25
  %35 = getelementptr inbounds i8, ptr %1, i64 1280
  br label %36

36:                                               ; preds = %42, %32
  %37 = phi i64 [ 0, %32 ], [ %51, %42 ]
  %38 = phi i32 [ 0, %32 ], [ %50, %42 ]
  br i1 %21, label %42, label %39

39:                                               ; preds = %36
  %40 = getelementptr i32, ptr %35, i64 %37
  %41 = load i32, ptr %40, align 4
  br label %42

42:                                               ; preds = %39, %36
  %43 = phi i32 [ %41, %39 ], [ %34, %36 ]
  %44 = tail call i32 @llvm.umin.i32(i32 %43, i32 %34)
  %45 = getelementptr i32, ptr %7, i64 %37
  store i32 %44, ptr %45, align 4
  %46 = icmp sgt i32 %44, 0
  %47 = zext i1 %46 to i32
  %48 = trunc nuw nsw i64 %37 to i32
  %49 = shl nuw i32 %47, %48
  %50 = or i32 %49, %38
  %51 = add nuw nsw i64 %37, 1
  %52 = icmp eq i64 %51, 32
  br i1 %52, label %53, label %36, !llvm.loop !76

53:                                               ; preds = %42, %53
  %54 = phi i64 [ %56, %53 ], [ 0, %42 ]
  %55 = getelementptr i32, ptr %8, i64 %54
  store i32 %34, ptr %55, align 4
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %58, label %53, !llvm.loop !76

58:                                               ; preds = %53, %58
  %59 = phi i32 [ %68, %58 ], [ 0, %53 ]
  %60 = phi i32 [ %70, %58 ], [ %3, %53 ]
  %61 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr [32 x i32], ptr %7, i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = icmp slt i32 %64, %34
  %66 = zext i1 %65 to i32
  %67 = shl nuw i32 %66, %61
  %68 = or i32 %67, %59
  %69 = add i32 %60, -1
  %70 = and i32 %69, %60
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %58, !llvm.loop !77

72:                                               ; preds = %58
  %73 = and i32 %50, %3
  %74 = icmp ne i32 %73, 0
  %75 = and i32 %68, %73
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %78, label %80

78:                                               ; preds = %72
  %79 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73) #24
  br label %80

80:                                               ; preds = %78, %72
  %81 = phi ptr [ %79, %78 ], [ null, %72 ]
  %82 = icmp eq i32 %73, 0
  %83 = icmp ne ptr %81, null
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %102, label %85

85:                                               ; preds = %80
  %86 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73, ptr noundef nonnull %7) #24
  %87 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %73, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr i64, ptr %9, i64 %88
  %90 = load i64, ptr %89, align 8
  tail call fastcc void @note_origin(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %90) #24
  tail call fastcc void @trace(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73) #24
  %91 = xor i32 %86, -1
  %92 = and i32 %73, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %102, label %94

94:                                               ; preds = %85, %94
  %95 = phi i32 [ %100, %94 ], [ %92, %85 ]
  %96 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %95, i1 true)
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr [32 x i32], ptr %7, i64 0, i64 %97
  store i32 0, ptr %98, align 4
  %99 = add i32 %95, -1
  %100 = and i32 %99, %95
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %94, !llvm.loop !78

102:                                              ; preds = %94, %85, %80
  %103 = phi ptr [ null, %85 ], [ %81, %80 ], [ null, %94 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1, ptr noundef nonnull readonly align 16 dereferenceable(256) %10, i64 256, i1 false)
  %104 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef %1, i64 noundef %18, i32 noundef %3) #24
  %105 = icmp eq ptr %104, null
  %106 = icmp eq ptr %103, null
  %107 = and i1 %74, %106
  %108 = select i1 %105, i1 true, i1 %107
  br i1 %108, label %121, label %109

109:                                              ; preds = %102
  br i1 %74, label %110, label %115

110:                                              ; preds = %109
  %111 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %73, i1 true)
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr i64, ptr %9, i64 %112
  %114 = load i64, ptr %113, align 8
  br label %115

115:                                              ; preds = %110, %109
  %116 = phi i64 [ %114, %110 ], [ 0, %109 ]
  %117 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr i64, ptr %10, i64 %118
  %120 = load i64, ptr %119, align 8
  tail call fastcc void @count_pair(ptr noundef %0, i64 noundef %2, ptr noundef %103, i64 noundef %116, ptr noundef nonnull %104, i64 noundef %120) #24
  br label %124

121:                                              ; preds = %102
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %2, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %10, i32 noundef %73, i32 noundef %3, i32 noundef %68, i64 noundef 1) #24
  br i1 %105, label %122, label %124

122:                                              ; preds = %121
  %123 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18, i32 noundef %3, ptr noundef nonnull %8) #24
  br label %124

124:                                              ; preds = %115, %121, %122
  %125 = phi i32 [ %123, %122 ], [ %3, %121 ], [ %3, %115 ]
  call fastcc void @start_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %125, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %10, ptr noundef nonnull %7, i64 noundef %18, i64 noundef %5) #24
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #25
  br label %133

126:                                              ; preds = %28
  %127 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr [32 x i64], ptr %9, i64 0, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr [32 x i64], ptr %10, i64 0, i64 %128
  %132 = load i64, ptr %131, align 8
  tail call fastcc void @count_pair(ptr noundef nonnull %0, i64 noundef %2, ptr noundef %17, i64 noundef %130, ptr noundef %20, i64 noundef %132) #24
  call fastcc void @start_copy(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef null, i64 noundef %18, i64 noundef %5) #24
  br label %133

133:                                              ; preds = %124, %126, %6
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @fits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #15 {
  %5 = getelementptr inbounds i8, ptr %1, i64 464
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, %3
  br i1 %7, label %8, label %73

8:                                                ; preds = %4
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr i64, ptr %2, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 448
  %14 = load i64, ptr %13, align 8
  %15 = sub i64 %12, %14
  %16 = getelementptr inbounds i8, ptr %0, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = lshr i64 %15, %19
  %21 = sub nuw nsw i32 64, %18
  %22 = zext nneg i32 %21 to i64
  %23 = shl i64 %15, %22
  %24 = or i64 %23, %20
  %25 = getelementptr inbounds i8, ptr %1, i64 456
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %73, label %28

28:                                               ; preds = %8
  %29 = load i32, ptr %0, align 8
  %30 = icmp eq i32 %29, 0
  %31 = icmp eq i32 %3, 0
  br i1 %30, label %35, label %32

32:                                               ; preds = %28
  br i1 %31, label %69, label %33

33:                                               ; preds = %32
  %34 = getelementptr inbounds i8, ptr %1, i64 192
  br label %53

35:                                               ; preds = %28
  br i1 %31, label %69, label %36

36:                                               ; preds = %35
  %37 = getelementptr inbounds i8, ptr %1, i64 192
  br label %38

38:                                               ; preds = %36, %38
  %39 = phi i32 [ %3, %36 ], [ %51, %38 ]
  %40 = phi i64 [ 0, %36 ], [ %49, %38 ]
  %41 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %39, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr i64, ptr %2, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = sub i64 %44, %12
  %46 = getelementptr [32 x i64], ptr %37, i64 0, i64 %42
  %47 = load i64, ptr %46, align 8
  %48 = xor i64 %45, %47
  %49 = or i64 %48, %40
  %50 = add i32 %39, -1
  %51 = and i32 %50, %39
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %69, label %38, !llvm.loop !79

53:                                               ; preds = %33, %53
  %54 = phi i32 [ %3, %33 ], [ %67, %53 ]
  %55 = phi i64 [ 0, %33 ], [ %65, %53 ]
  %56 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %54, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr i64, ptr %2, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = sub i64 %59, %12
  %61 = getelementptr i32, ptr %34, i64 %57
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = xor i64 %60, %63
  %65 = or i64 %64, %55
  %66 = add i32 %54, -1
  %67 = and i32 %66, %54
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %53, !llvm.loop !80

69:                                               ; preds = %53, %38, %32, %35
  %70 = phi i64 [ 0, %35 ], [ 0, %32 ], [ %49, %38 ], [ %65, %53 ]
  %71 = icmp eq i64 %70, 0
  %72 = zext i1 %71 to i32
  br label %73

73:                                               ; preds = %69, %8, %4
  %74 = phi i32 [ 0, %4 ], [ %72, %69 ], [ 0, %8 ]
  ret i32 %74
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @count_pair(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) unnamed_addr #3 {
  %7 = getelementptr inbounds i8, ptr %0, i64 160
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Slot, ptr %8, i64 %1
  %10 = getelementptr inbounds i8, ptr %0, i64 976
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %9, i64 36
  %13 = load i32, ptr %12, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr %struct.Pair, ptr %11, i64 %14
  %16 = getelementptr i8, ptr %15, i64 -32
  %17 = icmp eq ptr %2, null
  %18 = trunc i64 %3 to i32
  %19 = and i32 %18, 127
  %20 = select i1 %17, i32 0, i32 %19
  %21 = trunc i64 %5 to i32
  %22 = and i32 %21, 127
  %23 = getelementptr inbounds i8, ptr %9, i64 16
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %66, label %26

26:                                               ; preds = %6
  %27 = getelementptr i8, ptr %15, i64 224
  %28 = icmp ult ptr %16, %27
  br i1 %28, label %29, label %59

29:                                               ; preds = %26, %53
  %30 = phi ptr [ %54, %53 ], [ null, %26 ]
  %31 = phi ptr [ %55, %53 ], [ %16, %26 ]
  %32 = getelementptr inbounds i8, ptr %31, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %53, label %35

35:                                               ; preds = %29
  %36 = load ptr, ptr %31, align 8
  %37 = icmp eq ptr %36, %2
  br i1 %37, label %38, label %53

38:                                               ; preds = %35
  %39 = getelementptr inbounds i8, ptr %31, i64 8
  %40 = load ptr, ptr %39, align 8
  %41 = icmp eq ptr %40, %4
  br i1 %41, label %42, label %53

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %31, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, %20
  br i1 %45, label %46, label %53

46:                                               ; preds = %42
  %47 = getelementptr inbounds i8, ptr %31, i64 20
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, %22
  br i1 %49, label %50, label %53

50:                                               ; preds = %46
  %51 = getelementptr inbounds i8, ptr %31, i64 24
  %52 = add i64 %33, 1
  store i64 %52, ptr %51, align 8
  br label %66

53:                                               ; preds = %46, %42, %38, %35, %29
  %54 = phi ptr [ %30, %46 ], [ %30, %42 ], [ %30, %38 ], [ %30, %35 ], [ %31, %29 ]
  %55 = getelementptr i8, ptr %31, i64 32
  %56 = icmp ult ptr %55, %27
  br i1 %56, label %29, label %57, !llvm.loop !81

57:                                               ; preds = %53
  %58 = icmp eq ptr %54, null
  br i1 %58, label %59, label %60

59:                                               ; preds = %26, %57
  tail call fastcc void @flush_pairs(ptr noundef %0, i64 noundef %1) #24
  br label %60

60:                                               ; preds = %59, %57
  %61 = phi ptr [ %54, %57 ], [ %16, %59 ]
  store ptr %2, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 8
  store ptr %4, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %61, i64 16
  store i32 %20, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %61, i64 20
  store i32 %22, ptr %64, align 4
  %65 = getelementptr inbounds i8, ptr %61, i64 24
  store i64 1, ptr %65, align 8
  br label %66

66:                                               ; preds = %50, %6, %60
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @start_copy(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef readonly %5, i64 noundef %6, i64 noundef %7) unnamed_addr #10 {
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %63, label %10

10:                                               ; preds = %8
  %11 = getelementptr inbounds i8, ptr %1, i64 2864
  %12 = getelementptr inbounds i8, ptr %0, i64 160
  %13 = icmp eq ptr %5, null
  %14 = zext i1 %13 to i32
  br label %15

15:                                               ; preds = %10, %51
  %16 = phi i32 [ %2, %10 ], [ %53, %51 ]
  %17 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %16, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr i32, ptr %11, i64 %18
  %20 = load i32, ptr %19, align 4
  br label %21

21:                                               ; preds = %15, %21
  %22 = phi i32 [ %33, %21 ], [ %16, %15 ]
  %23 = phi i32 [ %31, %21 ], [ 0, %15 ]
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %22, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr i32, ptr %11, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, %20
  %29 = zext i1 %28 to i32
  %30 = shl nuw i32 %29, %24
  %31 = or i32 %30, %23
  %32 = add i32 %22, -1
  %33 = and i32 %32, %22
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %21, !llvm.loop !82

35:                                               ; preds = %21
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %31, i1 true)
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i32], ptr %11, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %31, i32 noundef %39, i64 noundef %7) #24
  %41 = load ptr, ptr %12, align 8
  %42 = getelementptr %struct.Slot, ptr %41, i64 %6, i32 1
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds i8, ptr %40, i64 12
  store i32 %43, ptr %44, align 4
  %45 = getelementptr inbounds i8, ptr %40, i64 16
  store i32 %14, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %40, i64 48
  store i64 %6, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %40, i64 56
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %47, ptr noundef nonnull align 8 dereferenceable(256) %3, i64 256, i1 false)
  %48 = getelementptr inbounds i8, ptr %40, i64 312
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %48, ptr noundef nonnull align 8 dereferenceable(256) %4, i64 256, i1 false)
  %49 = getelementptr inbounds i8, ptr %40, i64 568
  %50 = trunc i32 %43 to i8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %49, i8 %50, i64 32, i1 false)
  br i1 %13, label %51, label %55

51:                                               ; preds = %55, %35
  tail call fastcc void @watch_copy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %40, i32 noundef %31) #24
  %52 = xor i32 %31, -1
  %53 = and i32 %16, %52
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %63, label %15, !llvm.loop !83

55:                                               ; preds = %35, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %35 ]
  %57 = getelementptr i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = trunc i32 %58 to i8
  %60 = getelementptr [32 x i8], ptr %49, i64 0, i64 %56
  store i8 %59, ptr %60, align 1
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp ult i64 %56, 31
  br i1 %62, label %55, label %51, !llvm.loop !84

63:                                               ; preds = %51, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_copy_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #14 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 2864
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
  br i1 %15, label %16, label %6, !llvm.loop !85

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy_wait(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #10 {
  %5 = icmp sgt i32 %3, -1
  %6 = icmp eq i32 %2, 0
  %7 = or i1 %6, %5
  br i1 %7, label %20, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 2864
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
  br i1 %19, label %20, label %10, !llvm.loop !85

20:                                               ; preds = %10, %4
  %21 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  br i1 %6, label %24, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds i8, ptr %1, i64 2864
  br label %33

24:                                               ; preds = %33, %20
  %25 = phi i32 [ -1, %20 ], [ %40, %33 ]
  %26 = getelementptr inbounds i8, ptr %1, i64 2856
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %44

29:                                               ; preds = %24
  %30 = getelementptr inbounds i8, ptr %1, i64 2840
  %31 = getelementptr inbounds i8, ptr %1, i64 2848
  %32 = getelementptr inbounds i8, ptr %1, i64 2864
  br label %45

33:                                               ; preds = %22, %33
  %34 = phi i32 [ -1, %22 ], [ %40, %33 ]
  %35 = phi i32 [ %2, %22 ], [ %42, %33 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i32], ptr %23, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = tail call i32 @llvm.umin.i32(i32 %39, i32 %34)
  %41 = add i32 %35, -1
  %42 = and i32 %41, %35
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %24, label %33, !llvm.loop !86

44:                                               ; preds = %82, %24
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #24
  ret void

45:                                               ; preds = %29, %82
  %46 = phi i64 [ %27, %29 ], [ %83, %82 ]
  %47 = phi i64 [ 0, %29 ], [ %84, %82 ]
  %48 = load ptr, ptr %30, align 8
  %49 = load i64, ptr %31, align 8
  %50 = add i64 %49, %47
  %51 = srem i64 %50, 512
  %52 = getelementptr %struct.Copy, ptr %48, i64 %51
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %82

56:                                               ; preds = %45
  %57 = getelementptr inbounds i8, ptr %52, i64 4
  %58 = load i32, ptr %57, align 4
  %59 = add i32 %58, %21
  %60 = icmp ult i32 %59, %25
  br i1 %60, label %79, label %61

61:                                               ; preds = %56
  %62 = load i32, ptr %52, align 8
  %63 = and i32 %62, %2
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %79, label %65

65:                                               ; preds = %61, %65
  %66 = phi i32 [ %77, %65 ], [ %63, %61 ]
  %67 = phi i32 [ %75, %65 ], [ 0, %61 ]
  %68 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %66, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr [32 x i32], ptr %32, i64 0, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = icmp ult i32 %59, %71
  %73 = zext i1 %72 to i32
  %74 = shl nuw i32 %73, %68
  %75 = or i32 %74, %67
  %76 = add i32 %66, -1
  %77 = and i32 %76, %66
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %65, !llvm.loop !87

79:                                               ; preds = %65, %61, %56
  %80 = phi i32 [ %2, %56 ], [ 0, %61 ], [ %75, %65 ]
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %52, i32 noundef %80) #24
  %81 = load i64, ptr %26, align 8
  br label %82

82:                                               ; preds = %45, %79
  %83 = phi i64 [ %46, %45 ], [ %81, %79 ]
  %84 = add nuw nsw i64 %47, 1
  %85 = icmp slt i64 %84, %83
  br i1 %85, label %45, label %44, !llvm.loop !88
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @complete(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i32 noundef %3) unnamed_addr #10 {
  %5 = load i32, ptr %2, align 8
  %6 = and i32 %5, %3
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %135, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %14, label %12

12:                                               ; preds = %8
  %13 = xor i32 %6, %5
  store i32 %13, ptr %2, align 8
  br label %92

14:                                               ; preds = %8
  tail call fastcc void @watch_copy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef %6) #24
  %15 = getelementptr inbounds i8, ptr %2, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %58, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4
  switch i32 %20, label %58 [
    i32 16, label %21
    i32 4, label %39
  ]

21:                                               ; preds = %18
  %22 = getelementptr inbounds i8, ptr %0, i64 24
  %23 = getelementptr inbounds i8, ptr %2, i64 312
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %6, %21 ], [ %37, %25 ]
  %27 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = load ptr, ptr %22, align 8
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr [32 x i64], ptr %23, i64 0, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr i8, ptr %28, i64 %31
  %33 = getelementptr [32 x i64], ptr %24, i64 0, i64 %29
  %34 = load i64, ptr %33, align 8
  %35 = inttoptr i64 %34 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %32, ptr noundef nonnull align 1 dereferenceable(16) %35, i64 16, i1 false)
  %36 = add i32 %26, -1
  %37 = and i32 %36, %26
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %86, label %25, !llvm.loop !89

39:                                               ; preds = %18
  %40 = getelementptr inbounds i8, ptr %0, i64 24
  %41 = getelementptr inbounds i8, ptr %2, i64 312
  %42 = getelementptr inbounds i8, ptr %2, i64 56
  br label %43

43:                                               ; preds = %43, %39
  %44 = phi i32 [ %6, %39 ], [ %56, %43 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = load ptr, ptr %40, align 8
  %47 = zext nneg i32 %45 to i64
  %48 = getelementptr [32 x i64], ptr %41, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr i8, ptr %46, i64 %49
  %51 = getelementptr [32 x i64], ptr %42, i64 0, i64 %47
  %52 = load i64, ptr %51, align 8
  %53 = inttoptr i64 %52 to ptr
  %54 = load i32, ptr %53, align 1
  store i32 %54, ptr %50, align 1
  %55 = add i32 %44, -1
  %56 = and i32 %55, %44
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %86, label %43, !llvm.loop !90

58:                                               ; preds = %14, %18
  %59 = getelementptr inbounds i8, ptr %0, i64 24
  %60 = getelementptr inbounds i8, ptr %2, i64 312
  %61 = getelementptr inbounds i8, ptr %2, i64 12
  %62 = getelementptr inbounds i8, ptr %2, i64 56
  %63 = getelementptr inbounds i8, ptr %2, i64 568
  br label %64

64:                                               ; preds = %64, %58
  %65 = phi i32 [ %6, %58 ], [ %84, %64 ]
  %66 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %65, i1 true)
  %67 = load ptr, ptr %59, align 8
  %68 = zext nneg i32 %66 to i64
  %69 = getelementptr [32 x i64], ptr %60, i64 0, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr i8, ptr %67, i64 %70
  %72 = load i32, ptr %61, align 4
  %73 = sext i32 %72 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %71, i8 0, i64 %73, i1 false)
  %74 = load ptr, ptr %59, align 8
  %75 = load i64, ptr %69, align 8
  %76 = getelementptr i8, ptr %74, i64 %75
  %77 = getelementptr [32 x i64], ptr %62, i64 0, i64 %68
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  %80 = getelementptr [32 x i8], ptr %63, i64 0, i64 %68
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %76, ptr align 1 %79, i64 %82, i1 false)
  %83 = add i32 %65, -1
  %84 = and i32 %83, %65
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %64, !llvm.loop !91

86:                                               ; preds = %43, %25, %64
  %87 = load i32, ptr %9, align 8
  %88 = xor i32 %6, -1
  %89 = load i32, ptr %2, align 8
  %90 = and i32 %89, %88
  store i32 %90, ptr %2, align 8
  %91 = icmp eq i32 %87, 0
  br i1 %91, label %135, label %92

92:                                               ; preds = %12, %86
  tail call fastcc void @mbarrier_arrived(ptr noundef %0, ptr noundef %1) #24
  %93 = getelementptr inbounds i8, ptr %0, i64 24
  %94 = getelementptr inbounds i8, ptr %2, i64 312
  %95 = getelementptr inbounds i8, ptr %2, i64 40
  %96 = getelementptr i8, ptr %0, i64 720
  %97 = getelementptr inbounds i8, ptr %0, i64 240
  %98 = getelementptr i8, ptr %0, i64 728
  %99 = getelementptr inbounds i8, ptr %1, i64 1952
  %100 = getelementptr i8, ptr %0, i64 736
  %101 = getelementptr i8, ptr %0, i64 744
  %102 = getelementptr i8, ptr %0, i64 752
  %103 = getelementptr i8, ptr %0, i64 760
  br label %104

104:                                              ; preds = %92, %131
  %105 = phi i32 [ %6, %92 ], [ %133, %131 ]
  %106 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %105, i1 true)
  %107 = load ptr, ptr %93, align 8
  %108 = zext nneg i32 %106 to i64
  %109 = getelementptr [32 x i64], ptr %94, i64 0, i64 %108
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr i8, ptr %107, i64 %110
  %112 = tail call fastcc i32 @arrive_at(ptr noundef %0, ptr noundef %111, i64 noundef 1, i64 noundef 0, i32 noundef 0, i32 noundef 1) #24
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %131, label %114

114:                                              ; preds = %104
  %115 = load i64, ptr %95, align 8
  %116 = add nsw i32 %112, -1
  %117 = zext nneg i32 %116 to i64
  %118 = load i64, ptr %109, align 8
  %119 = load i64, ptr %96, align 8
  %120 = icmp eq i64 %119, 0
  %121 = load i64, ptr %97, align 8
  br i1 %120, label %125, label %122

122:                                              ; preds = %114
  %123 = load i64, ptr %98, align 8
  %124 = icmp slt i64 %121, %123
  br i1 %124, label %125, label %129

125:                                              ; preds = %122, %114
  store i64 %121, ptr %98, align 8
  %126 = load i64, ptr %99, align 8
  %127 = shl i64 %126, 5
  %128 = or disjoint i64 %127, %108
  store i64 %128, ptr %100, align 8
  store i64 %115, ptr %101, align 8
  store i64 %117, ptr %102, align 8
  store i64 %118, ptr %103, align 8
  br label %129

129:                                              ; preds = %122, %125
  %130 = add i64 %119, 1
  store i64 %130, ptr %96, align 8
  br label %131

131:                                              ; preds = %129, %104
  %132 = add i32 %105, -1
  %133 = and i32 %132, %105
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %104, !llvm.loop !92

135:                                              ; preds = %131, %4, %86
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @forget_done(ptr nocapture noundef %0) unnamed_addr #16 {
  %2 = getelementptr inbounds i8, ptr %0, i64 2856
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %22, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 2840
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 2848
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
  br i1 %21, label %22, label %10, !llvm.loop !93

22:                                               ; preds = %10, %17, %1
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy_arrive(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr #10 {
  %6 = alloca [32 x i64], align 16
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, ptr noundef nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %83, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %3, 0
  %11 = zext i1 %10 to i64
  %12 = getelementptr i8, ptr %0, i64 720
  %13 = getelementptr inbounds i8, ptr %0, i64 240
  %14 = getelementptr i8, ptr %0, i64 728
  %15 = getelementptr inbounds i8, ptr %1, i64 1952
  %16 = getelementptr i8, ptr %0, i64 736
  %17 = getelementptr i8, ptr %0, i64 744
  %18 = getelementptr i8, ptr %0, i64 752
  %19 = getelementptr i8, ptr %0, i64 760
  br label %20

20:                                               ; preds = %9, %64
  %21 = phi i32 [ 0, %9 ], [ %65, %64 ]
  %22 = phi i32 [ %2, %9 ], [ %67, %64 ]
  %23 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %22, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #25
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr [32 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %23, i64 noundef %26, i64 noundef %4, ptr noundef nonnull %7) #24
  %28 = icmp eq ptr %27, null
  br i1 %28, label %64, label %31

29:                                               ; preds = %64
  %30 = icmp eq i32 %65, 0
  br i1 %30, label %83, label %69

31:                                               ; preds = %20
  %32 = load i64, ptr %27, align 8
  %33 = lshr i64 %32, 20
  %34 = and i64 %33, 1048575
  %35 = and i64 %32, 6917529027641081856
  %36 = icmp ne i64 %35, 2305843009213693952
  %37 = load ptr, ptr %7, align 8
  %38 = icmp ne ptr %37, %0
  %39 = select i1 %36, i1 true, i1 %38
  %40 = icmp eq i64 %34, 1048575
  %41 = and i1 %10, %40
  %42 = or i1 %39, %41
  br i1 %42, label %43, label %57

43:                                               ; preds = %31
  %44 = load i64, ptr %25, align 8
  %45 = load i64, ptr %12, align 8
  %46 = icmp eq i64 %45, 0
  %47 = load i64, ptr %13, align 8
  br i1 %46, label %51, label %48

48:                                               ; preds = %43
  %49 = load i64, ptr %14, align 8
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %51, label %55

51:                                               ; preds = %48, %43
  store i64 %47, ptr %14, align 8
  %52 = load i64, ptr %15, align 8
  %53 = shl i64 %52, 5
  %54 = or disjoint i64 %53, %24
  store i64 %54, ptr %16, align 8
  store i64 %4, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 %44, ptr %19, align 8
  br label %55

55:                                               ; preds = %48, %51
  %56 = add i64 %45, 1
  store i64 %56, ptr %12, align 8
  br label %64

57:                                               ; preds = %31
  %58 = add nuw nsw i64 %34, %11
  %59 = shl nuw nsw i64 %58, 20
  %60 = and i64 %32, -4611687117937967105
  %61 = or i64 %60, %59
  store i64 %61, ptr %27, align 8
  %62 = shl nuw i32 1, %23
  %63 = or i32 %62, %21
  br label %64

64:                                               ; preds = %20, %57, %55
  %65 = phi i32 [ %21, %55 ], [ %63, %57 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #25
  %66 = add i32 %22, -1
  %67 = and i32 %66, %22
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %29, label %20, !llvm.loop !94

69:                                               ; preds = %29
  %70 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %65, i32 noundef 0, i64 noundef %4) #24
  %71 = getelementptr inbounds i8, ptr %70, i64 312
  br label %72

72:                                               ; preds = %69, %72
  %73 = phi i32 [ %65, %69 ], [ %81, %72 ]
  %74 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr [32 x i64], ptr %6, i64 0, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = and i64 %77, 16777215
  %79 = getelementptr [32 x i64], ptr %71, i64 0, i64 %75
  store i64 %78, ptr %79, align 8
  %80 = add i32 %73, -1
  %81 = and i32 %80, %73
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %72, !llvm.loop !95

83:                                               ; preds = %72, %5, %29
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #25
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc noundef ptr @new_copy(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) unnamed_addr #10 {
  %7 = getelementptr inbounds i8, ptr %1, i64 2856
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 512
  br i1 %9, label %10, label %18

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %1, i64 2840
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 2848
  %14 = load i64, ptr %13, align 8
  %15 = srem i64 %14, 512
  %16 = getelementptr %struct.Copy, ptr %12, i64 %15
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %16, i32 noundef -1) #24
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #24
  %17 = load i64, ptr %7, align 8
  br label %18

18:                                               ; preds = %10, %6
  %19 = phi i64 [ %17, %10 ], [ %8, %6 ]
  %20 = add i64 %19, 1
  store i64 %20, ptr %7, align 8
  %21 = getelementptr inbounds i8, ptr %1, i64 2840
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 2848
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, %19
  %26 = srem i64 %25, 512
  %27 = getelementptr %struct.Copy, ptr %22, i64 %26
  %28 = getelementptr inbounds i8, ptr %27, i64 8
  store i32 %2, ptr %28, align 8
  store i32 %3, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %27, i64 4
  store i32 %4, ptr %29, align 4
  %30 = getelementptr inbounds i8, ptr %27, i64 40
  store i64 %5, ptr %30, align 8
  ret ptr %27
}

; Function Attrs: nounwind optsize
define dso_local noundef i32 @rooftile_run(ptr nocapture noundef %0) local_unnamed_addr #17 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Hazard, align 8
  %4 = alloca i64, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 248
  %6 = getelementptr inbounds i8, ptr %0, i64 48
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = getelementptr inbounds i8, ptr %0, i64 912
  %9 = getelementptr inbounds i8, ptr %0, i64 232
  %10 = getelementptr inbounds i8, ptr %0, i64 904
  %11 = getelementptr inbounds i8, ptr %3, i64 4
  %12 = getelementptr inbounds i8, ptr %3, i64 8
  %13 = getelementptr inbounds i8, ptr %3, i64 12
  %14 = getelementptr inbounds i8, ptr %3, i64 16
  %15 = getelementptr inbounds i8, ptr %3, i64 24
  %16 = getelementptr inbounds i8, ptr %3, i64 32
  %17 = getelementptr inbounds i8, ptr %3, i64 40
  %18 = getelementptr inbounds i8, ptr %3, i64 48
  %19 = getelementptr inbounds i8, ptr %3, i64 56
  %20 = getelementptr inbounds i8, ptr %0, i64 960
  %21 = getelementptr inbounds i8, ptr %0, i64 952
  br label %22

22:                                               ; preds = %1274, %1
  %23 = load i64, ptr %5, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %27, label %25

25:                                               ; preds = %22
  %26 = load i64, ptr %8, align 8
  br label %254

27:                                               ; preds = %22
  %28 = load ptr, ptr %6, align 8
  %29 = load atomic i32, ptr %28 monotonic, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %1429

31:                                               ; preds = %27
  %32 = load ptr, ptr %7, align 8
  %33 = atomicrmw add ptr %32, i64 1 monotonic, align 8
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 %34, %33
  %36 = load i64, ptr %9, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %38, label %1429

38:                                               ; preds = %31
  %39 = icmp sgt i64 %34, 0
  br i1 %39, label %40, label %1269

40:                                               ; preds = %38, %250
  %41 = phi i64 [ %251, %250 ], [ 0, %38 ]
  %42 = load ptr, ptr %10, align 8
  %43 = getelementptr ptr, ptr %42, i64 %41
  %44 = load ptr, ptr %43, align 8
  %45 = add i64 %41, %35
  %46 = getelementptr inbounds i8, ptr %44, i64 928
  %47 = load i64, ptr %46, align 8
  %48 = sdiv i64 %45, %47
  %49 = srem i64 %45, %47
  %50 = getelementptr inbounds i8, ptr %44, i64 240
  store i64 0, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %44, i64 936
  store i64 %49, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %44, i64 272
  store i64 -1, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %44, i64 248
  store i64 1, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %44, i64 1012
  %55 = getelementptr inbounds i8, ptr %44, i64 1000
  %56 = getelementptr inbounds i8, ptr %44, i64 1036
  %57 = getelementptr inbounds i8, ptr %44, i64 1024
  %58 = getelementptr inbounds i8, ptr %44, i64 864
  %59 = getelementptr inbounds i8, ptr %44, i64 876
  br label %64

60:                                               ; preds = %64
  store i64 %87, ptr %50, align 8
  %61 = getelementptr inbounds i8, ptr %44, i64 416
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %100, label %96

64:                                               ; preds = %64, %40
  %65 = phi i64 [ 0, %40 ], [ %94, %64 ]
  %66 = phi i64 [ %48, %40 ], [ %88, %64 ]
  %67 = phi i64 [ %49, %40 ], [ %89, %64 ]
  %68 = phi i64 [ 1, %40 ], [ %93, %64 ]
  %69 = phi i64 [ 0, %40 ], [ %87, %64 ]
  %70 = getelementptr [3 x i32], ptr %54, i64 0, i64 %65
  %71 = load i32, ptr %70, align 4
  %72 = sext i32 %71 to i64
  %73 = srem i64 %66, %72
  %74 = trunc nsw i64 %73 to i32
  %75 = getelementptr [3 x i32], ptr %55, i64 0, i64 %65
  store i32 %74, ptr %75, align 4
  %76 = getelementptr [3 x i32], ptr %56, i64 0, i64 %65
  %77 = load i32, ptr %76, align 4
  %78 = sext i32 %77 to i64
  %79 = srem i64 %67, %78
  %80 = trunc nsw i64 %79 to i32
  %81 = getelementptr [3 x i32], ptr %57, i64 0, i64 %65
  store i32 %80, ptr %81, align 4
  %82 = mul i32 %77, %74
  %83 = add i32 %82, %80
  %84 = getelementptr [3 x i32], ptr %58, i64 0, i64 %65
  store i32 %83, ptr %84, align 4
  %85 = sext i32 %83 to i64
  %86 = mul i64 %68, %85
  %87 = add i64 %86, %69
  %88 = sdiv i64 %66, %72
  %89 = sdiv i64 %67, %78
  %90 = getelementptr [3 x i32], ptr %59, i64 0, i64 %65
  %91 = load i32, ptr %90, align 4
  %92 = sext i32 %91 to i64
  %93 = mul i64 %68, %92
  %94 = add nuw nsw i64 %65, 1
  %95 = icmp eq i64 %94, 3
  br i1 %95, label %60, label %64, !llvm.loop !96

96:                                               ; preds = %60
  %97 = getelementptr i32, ptr %62, i64 %87
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  br label %100

100:                                              ; preds = %96, %60
  %101 = phi i64 [ %99, %96 ], [ -1, %60 ]
  %102 = getelementptr inbounds i8, ptr %44, i64 448
  store i64 %101, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %44, i64 24
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %44, i64 32
  %106 = load i64, ptr %105, align 8
  %107 = icmp slt i64 %106, 4
  br i1 %107, label %108, label %111

108:                                              ; preds = %111, %100
  %109 = and i64 %106, -4
  %110 = icmp eq i64 %109, %106
  br i1 %110, label %127, label %117

111:                                              ; preds = %100, %111
  %112 = phi i64 [ %115, %111 ], [ 4, %100 ]
  %113 = phi i64 [ %112, %111 ], [ 0, %100 ]
  %114 = getelementptr i8, ptr %104, i64 %113
  store i32 2146926583, ptr %114, align 1
  %115 = add nuw nsw i64 %112, 4
  %116 = icmp sgt i64 %115, %106
  br i1 %116, label %108, label %111, !llvm.loop !97

117:                                              ; preds = %108, %117
  %118 = phi i64 [ %125, %117 ], [ %109, %108 ]
  %119 = trunc i64 %118 to i32
  %120 = shl i32 %119, 3
  %121 = and i32 %120, 24
  %122 = lshr i32 2146926583, %121
  %123 = trunc i32 %122 to i8
  %124 = getelementptr i8, ptr %104, i64 %118
  store i8 %123, ptr %124, align 1
  %125 = add nsw i64 %118, 1
  %126 = icmp slt i64 %125, %106
  br i1 %126, label %117, label %127, !llvm.loop !98

127:                                              ; preds = %117, %108
  %128 = getelementptr inbounds i8, ptr %44, i64 288
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %128, i8 0, i64 128, i1 false)
  %129 = getelementptr inbounds i8, ptr %44, i64 88
  %130 = load i64, ptr %129, align 8
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %141

132:                                              ; preds = %127
  %133 = getelementptr inbounds i8, ptr %44, i64 80
  %134 = getelementptr inbounds i8, ptr %44, i64 96
  %135 = getelementptr inbounds i8, ptr %44, i64 120
  %136 = getelementptr inbounds i8, ptr %44, i64 40
  %137 = getelementptr inbounds i8, ptr %44, i64 456
  %138 = getelementptr inbounds i8, ptr %44, i64 168
  %139 = getelementptr inbounds i8, ptr %44, i64 160
  %140 = getelementptr inbounds i8, ptr %44, i64 464
  br label %185

141:                                              ; preds = %246, %127
  %142 = getelementptr inbounds i8, ptr %44, i64 472
  %143 = load ptr, ptr %142, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %250, label %145

145:                                              ; preds = %141
  %146 = getelementptr inbounds i8, ptr %143, i64 88
  %147 = load ptr, ptr %146, align 8
  %148 = load i64, ptr %143, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %147, i8 1, i64 %148, i1 false)
  %149 = load ptr, ptr %146, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %143, ptr noundef %149, ptr noundef null) #24
  %150 = getelementptr inbounds i8, ptr %143, i64 72
  %151 = load ptr, ptr %150, align 8
  %152 = load i64, ptr %143, align 8
  %153 = shl i64 %152, 6
  tail call void @llvm.memset.p0.i64(ptr align 4 %151, i8 0, i64 %153, i1 false)
  %154 = getelementptr inbounds i8, ptr %143, i64 96
  %155 = load ptr, ptr %154, align 8
  %156 = load i64, ptr %143, align 8
  %157 = shl i64 %156, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %155, i8 0, i64 %157, i1 false)
  %158 = getelementptr inbounds i8, ptr %143, i64 120
  %159 = load ptr, ptr %158, align 8
  %160 = load i64, ptr %143, align 8
  %161 = shl i64 %160, 2
  %162 = mul i64 %161, %160
  tail call void @llvm.memset.p0.i64(ptr align 4 %159, i8 0, i64 %162, i1 false)
  %163 = getelementptr inbounds i8, ptr %143, i64 128
  %164 = load ptr, ptr %163, align 8
  %165 = load i64, ptr %143, align 8
  %166 = shl i64 %165, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %164, i8 0, i64 %166, i1 false)
  %167 = getelementptr inbounds i8, ptr %44, i64 40
  %168 = load i64, ptr %167, align 8
  %169 = icmp eq i64 %168, 0
  br i1 %169, label %176, label %170

170:                                              ; preds = %145
  %171 = getelementptr inbounds i8, ptr %143, i64 144
  %172 = load ptr, ptr %171, align 8
  %173 = load i64, ptr %143, align 8
  %174 = shl i64 %168, 5
  %175 = mul i64 %174, %173
  tail call void @llvm.memset.p0.i64(ptr align 1 %172, i8 0, i64 %175, i1 false)
  br label %176

176:                                              ; preds = %170, %145
  %177 = getelementptr inbounds i8, ptr %143, i64 168
  store i64 0, ptr %177, align 8
  %178 = getelementptr inbounds i8, ptr %143, i64 200
  %179 = load i32, ptr %178, align 8
  %180 = add i32 %179, 1
  store i32 %180, ptr %178, align 8
  %181 = getelementptr inbounds i8, ptr %143, i64 204
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %182, 1
  store i32 %183, ptr %181, align 4
  %184 = getelementptr inbounds i8, ptr %143, i64 112
  store i64 0, ptr %184, align 8
  br label %250

185:                                              ; preds = %246, %132
  %186 = phi i64 [ 0, %132 ], [ %247, %246 ]
  %187 = load ptr, ptr %133, align 8
  %188 = getelementptr %struct.Warp, ptr %187, i64 %186
  %189 = load i64, ptr %134, align 8
  %190 = shl i64 %186, 5
  %191 = sub i64 %189, %190
  %192 = getelementptr inbounds i8, ptr %188, i64 1960
  store i64 0, ptr %192, align 8
  %193 = icmp sgt i64 %191, 31
  %194 = trunc i64 %191 to i32
  %195 = shl nsw i32 -1, %194
  %196 = xor i32 %195, -1
  %197 = select i1 %193, i32 -1, i32 %196
  %198 = getelementptr inbounds i8, ptr %188, i64 1968
  store i32 %197, ptr %198, align 8
  %199 = getelementptr inbounds i8, ptr %188, i64 1972
  %200 = getelementptr inbounds i8, ptr %188, i64 2820
  %201 = getelementptr inbounds i8, ptr %188, i64 2036
  store i32 0, ptr %201, align 4
  %202 = getelementptr inbounds i8, ptr %188, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %199, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %200, i8 0, i64 20, i1 false)
  %203 = load ptr, ptr %202, align 8
  %204 = load i64, ptr %135, align 8
  %205 = shl i64 %204, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %203, i8 0, i64 %205, i1 false)
  %206 = getelementptr inbounds i8, ptr %188, i64 1928
  %207 = load ptr, ptr %206, align 8
  %208 = load i64, ptr %136, align 8
  %209 = shl i64 %208, 5
  %210 = icmp slt i64 %209, 4
  br i1 %210, label %217, label %211

211:                                              ; preds = %185, %211
  %212 = phi i64 [ %215, %211 ], [ 4, %185 ]
  %213 = phi i64 [ %212, %211 ], [ 0, %185 ]
  %214 = getelementptr i8, ptr %207, i64 %213
  store i32 2146926583, ptr %214, align 1
  %215 = add nuw nsw i64 %212, 4
  %216 = icmp sgt i64 %215, %209
  br i1 %216, label %217, label %211, !llvm.loop !97

217:                                              ; preds = %211, %185
  %218 = load i64, ptr %102, align 8
  %219 = icmp sgt i64 %218, -1
  br i1 %219, label %225, label %220

220:                                              ; preds = %217
  %221 = load ptr, ptr %137, align 8
  %222 = icmp ne ptr %221, null
  %223 = icmp eq i64 %186, 0
  %224 = and i1 %223, %222
  br i1 %224, label %225, label %246

225:                                              ; preds = %220, %217
  %226 = load i64, ptr %138, align 8
  %227 = icmp sgt i64 %226, 0
  br i1 %227, label %228, label %246

228:                                              ; preds = %225
  %229 = getelementptr inbounds i8, ptr %188, i64 1936
  br label %230

230:                                              ; preds = %242, %228
  %231 = phi i64 [ %226, %228 ], [ %243, %242 ]
  %232 = phi i64 [ 0, %228 ], [ %244, %242 ]
  %233 = load ptr, ptr %139, align 8
  %234 = getelementptr %struct.Slot, ptr %233, i64 %232
  %235 = load i32, ptr %234, align 8
  %236 = icmp eq i32 %235, 1
  br i1 %236, label %242, label %237

237:                                              ; preds = %230
  %238 = load ptr, ptr %140, align 8
  %239 = load ptr, ptr %229, align 8
  %240 = getelementptr ptr, ptr %239, i64 %232
  store ptr %238, ptr %240, align 8
  %241 = load i64, ptr %138, align 8
  br label %242

242:                                              ; preds = %237, %230
  %243 = phi i64 [ %231, %230 ], [ %241, %237 ]
  %244 = add nuw nsw i64 %232, 1
  %245 = icmp slt i64 %244, %243
  br i1 %245, label %230, label %246, !llvm.loop !99

246:                                              ; preds = %242, %225, %220
  %247 = add nuw nsw i64 %186, 1
  %248 = load i64, ptr %129, align 8
  %249 = icmp slt i64 %247, %248
  br i1 %249, label %185, label %141, !llvm.loop !100

250:                                              ; preds = %141, %176
  %251 = add nuw nsw i64 %41, 1
  %252 = load i64, ptr %8, align 8
  %253 = icmp slt i64 %251, %252
  br i1 %253, label %40, label %254, !llvm.loop !101

254:                                              ; preds = %250, %25
  %255 = phi i64 [ %26, %25 ], [ %252, %250 ]
  %256 = icmp sgt i64 %255, 0
  br i1 %256, label %257, label %1269

257:                                              ; preds = %254, %927
  %258 = phi i32 [ %928, %927 ], [ 0, %254 ]
  %259 = phi i64 [ %929, %927 ], [ 0, %254 ]
  %260 = phi i32 [ %930, %927 ], [ 0, %254 ]
  %261 = load ptr, ptr %10, align 8
  %262 = getelementptr ptr, ptr %261, i64 %259
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds i8, ptr %263, i64 88
  %265 = load i64, ptr %264, align 8
  %266 = icmp sgt i64 %265, 0
  br i1 %266, label %267, label %921

267:                                              ; preds = %257
  %268 = getelementptr inbounds i8, ptr %263, i64 80
  %269 = getelementptr inbounds i8, ptr %263, i64 104
  %270 = getelementptr inbounds i8, ptr %263, i64 264
  %271 = getelementptr inbounds i8, ptr %263, i64 120
  %272 = getelementptr inbounds i8, ptr %263, i64 128
  %273 = getelementptr inbounds i8, ptr %263, i64 152
  %274 = getelementptr inbounds i8, ptr %263, i64 144
  %275 = getelementptr inbounds i8, ptr %263, i64 136
  %276 = getelementptr inbounds i8, ptr %263, i64 64
  %277 = getelementptr inbounds i8, ptr %263, i64 48
  %278 = getelementptr inbounds i8, ptr %263, i64 112
  %279 = getelementptr inbounds i8, ptr %263, i64 944
  br label %280

280:                                              ; preds = %544, %267
  %281 = phi i32 [ %260, %267 ], [ %545, %544 ]
  %282 = phi i32 [ 0, %267 ], [ %552, %544 ]
  %283 = phi i32 [ 0, %267 ], [ %549, %544 ]
  %284 = phi i64 [ 0, %267 ], [ %553, %544 ]
  %285 = load ptr, ptr %268, align 8
  %286 = getelementptr %struct.Warp, ptr %285, i64 %284
  %287 = getelementptr inbounds i8, ptr %286, i64 2036
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %305, label %290

290:                                              ; preds = %280
  %291 = getelementptr inbounds i8, ptr %286, i64 1972
  %292 = load i32, ptr %291, align 4
  %293 = icmp eq i32 %292, 1
  br i1 %293, label %294, label %305

294:                                              ; preds = %290
  %295 = tail call fastcc i32 @waits_over(ptr noundef nonnull %263, ptr noundef %286, i32 noundef %288) #24
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %305, label %297

297:                                              ; preds = %294
  %298 = getelementptr inbounds i8, ptr %286, i64 1960
  %299 = load i64, ptr %298, align 8
  %300 = icmp sgt i64 %299, -1
  br i1 %300, label %301, label %304

301:                                              ; preds = %297
  %302 = load i32, ptr %287, align 4
  %303 = icmp eq i32 %295, %302
  br i1 %303, label %304, label %305

304:                                              ; preds = %301, %297
  tail call fastcc void @end_wait(ptr noundef nonnull %286, i32 noundef %295, i32 noundef 1) #24
  br label %305

305:                                              ; preds = %304, %301, %294, %290, %280
  %306 = getelementptr inbounds i8, ptr %286, i64 1972
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %544

309:                                              ; preds = %305
  %310 = getelementptr inbounds i8, ptr %286, i64 2824
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %320, label %313

313:                                              ; preds = %309
  %314 = getelementptr inbounds i8, ptr %286, i64 2832
  %315 = load i64, ptr %314, align 8
  %316 = add i64 %315, 1
  store i64 %316, ptr %314, align 8
  %317 = and i64 %316, 255
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i64 65535, i64 0
  br label %320

320:                                              ; preds = %313, %309
  %321 = phi i64 [ 0, %309 ], [ %319, %313 ]
  store i64 0, ptr %310, align 8
  %322 = getelementptr inbounds i8, ptr %286, i64 1960
  %323 = getelementptr inbounds i8, ptr %286, i64 1920
  %324 = getelementptr inbounds i8, ptr %286, i64 1968
  %325 = getelementptr inbounds i8, ptr %286, i64 1976
  %326 = getelementptr inbounds i8, ptr %286, i64 1944
  %327 = getelementptr inbounds i8, ptr %286, i64 1980
  br label %328

328:                                              ; preds = %522, %320
  %329 = phi i64 [ %321, %320 ], [ %523, %522 ]
  %330 = load i64, ptr %322, align 8
  %331 = icmp sgt i64 %330, -1
  br i1 %331, label %332, label %367

332:                                              ; preds = %328
  %333 = load ptr, ptr %269, align 8
  %334 = load ptr, ptr %323, align 8
  %335 = load i32, ptr %324, align 8
  %336 = tail call i64 %333(ptr noundef %334, ptr noundef %263, ptr noundef nonnull %286, i64 noundef %330, i32 noundef %335) #26
  %337 = trunc i64 %336 to i8
  switch i8 %337, label %360 [
    i8 0, label %338
    i8 1, label %339
    i8 5, label %342
    i8 3, label %345
    i8 4, label %347
  ]

338:                                              ; preds = %332
  store i32 2, ptr %306, align 4
  br label %537

339:                                              ; preds = %332
  %340 = getelementptr inbounds i8, ptr %286, i64 2000
  %341 = load i64, ptr %340, align 8
  store i64 %341, ptr %322, align 8
  store i32 1, ptr %306, align 4
  br label %537

342:                                              ; preds = %332
  %343 = getelementptr inbounds i8, ptr %286, i64 2000
  %344 = load i64, ptr %343, align 8
  store i64 %344, ptr %322, align 8
  br label %537

345:                                              ; preds = %332
  %346 = ashr i64 %336, 8
  br label %556

347:                                              ; preds = %332
  %348 = load i32, ptr %324, align 8
  %349 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %348, i1 true)
  %350 = ashr i64 %336, 8
  %351 = getelementptr i8, ptr %263, i64 576
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 0
  %354 = getelementptr inbounds i8, ptr %263, i64 240
  %355 = load i64, ptr %354, align 8
  br i1 %353, label %1249, label %356

356:                                              ; preds = %347
  %357 = getelementptr i8, ptr %263, i64 584
  %358 = load i64, ptr %357, align 8
  %359 = icmp slt i64 %355, %358
  br i1 %359, label %1249, label %1265

360:                                              ; preds = %332
  store i64 -1, ptr %322, align 8
  %361 = load i32, ptr %325, align 8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %366

363:                                              ; preds = %360
  %364 = load i64, ptr %270, align 8
  %365 = add i64 %364, 1
  store i64 %365, ptr %270, align 8
  br label %366

366:                                              ; preds = %363, %360
  store i32 1, ptr %325, align 8
  br label %367

367:                                              ; preds = %366, %328
  %368 = add i64 %329, 1
  %369 = load i64, ptr %271, align 8
  %370 = and i64 %329, 65535
  %371 = icmp eq i64 %370, 65535
  br i1 %371, label %376, label %372

372:                                              ; preds = %367
  %373 = icmp sgt i64 %369, 0
  br i1 %373, label %374, label %393

374:                                              ; preds = %372
  %375 = load ptr, ptr %326, align 8
  br label %385

376:                                              ; preds = %367, %380
  %377 = phi i64 [ %378, %380 ], [ %369, %367 ]
  %378 = add i64 %377, -1
  %379 = icmp slt i64 %378, 0
  br i1 %379, label %393, label %380

380:                                              ; preds = %376
  %381 = load ptr, ptr %326, align 8
  %382 = getelementptr i32, ptr %381, i64 %378
  %383 = load i32, ptr %382, align 4
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %376, label %397, !llvm.loop !102

385:                                              ; preds = %390, %374
  %386 = phi i64 [ 0, %374 ], [ %391, %390 ]
  %387 = getelementptr i32, ptr %375, i64 %386
  %388 = load i32, ptr %387, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %397

390:                                              ; preds = %385
  %391 = add nuw nsw i64 %386, 1
  %392 = icmp eq i64 %391, %369
  br i1 %392, label %393, label %385, !llvm.loop !103

393:                                              ; preds = %372, %390, %376
  %394 = load i32, ptr %324, align 8
  %395 = icmp eq i32 %394, 0
  %396 = select i1 %395, i32 2, i32 1
  store i32 %396, ptr %306, align 4
  br label %537

397:                                              ; preds = %385, %380
  %398 = phi i32 [ %383, %380 ], [ %388, %385 ]
  %399 = phi ptr [ %381, %380 ], [ %375, %385 ]
  %400 = phi i64 [ %378, %380 ], [ %386, %385 ]
  %401 = getelementptr i32, ptr %399, i64 %400
  %402 = load i32, ptr %324, align 8
  %403 = icmp eq i32 %398, %402
  br i1 %403, label %404, label %483

404:                                              ; preds = %397
  %405 = load ptr, ptr %272, align 8
  %406 = getelementptr i8, ptr %405, i64 %400
  %407 = load i8, ptr %406, align 1
  %408 = icmp eq i8 %407, 0
  br i1 %408, label %483, label %409

409:                                              ; preds = %404
  %410 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %398, i1 true)
  %411 = load ptr, ptr %273, align 8
  %412 = load ptr, ptr %274, align 8
  %413 = getelementptr i64, ptr %412, i64 %400
  %414 = load i64, ptr %413, align 8
  %415 = getelementptr %struct.Uniform, ptr %411, i64 %414
  %416 = getelementptr i8, ptr %413, i64 8
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr %struct.Uniform, ptr %411, i64 %417
  %419 = icmp ult ptr %415, %418
  br i1 %419, label %420, label %480

420:                                              ; preds = %409
  %421 = load ptr, ptr %323, align 8
  %422 = zext nneg i32 %410 to i64
  br label %423

423:                                              ; preds = %451, %420
  %424 = phi ptr [ %415, %420 ], [ %452, %451 ]
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr i8, ptr %421, i64 %425
  %427 = getelementptr inbounds i8, ptr %424, i64 16
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %428, 0
  br i1 %429, label %433, label %430

430:                                              ; preds = %423
  %431 = mul i64 %428, %422
  %432 = getelementptr i8, ptr %426, i64 %431
  br label %439

433:                                              ; preds = %423
  %434 = load i32, ptr %426, align 4
  %435 = and i32 %434, %398
  %436 = icmp eq i32 %435, 0
  %437 = icmp eq i32 %435, %398
  %438 = or i1 %436, %437
  br i1 %438, label %451, label %483

439:                                              ; preds = %447, %430
  %440 = phi i32 [ %398, %430 ], [ %449, %447 ]
  %441 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %440, i1 true)
  %442 = zext nneg i32 %441 to i64
  %443 = mul i64 %428, %442
  %444 = getelementptr i8, ptr %426, i64 %443
  %445 = tail call i32 @memcmp(ptr noundef %444, ptr noundef %432, i64 noundef %428) #27
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %483

447:                                              ; preds = %439
  %448 = add i32 %440, -1
  %449 = and i32 %448, %440
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %451, label %439, !llvm.loop !104

451:                                              ; preds = %447, %433
  %452 = getelementptr i8, ptr %424, i64 24
  %453 = icmp ult ptr %452, %418
  br i1 %453, label %423, label %454, !llvm.loop !105

454:                                              ; preds = %451, %471
  %455 = phi ptr [ %476, %471 ], [ %415, %451 ]
  %456 = load ptr, ptr %323, align 8
  %457 = load i64, ptr %455, align 8
  %458 = getelementptr i8, ptr %456, i64 %457
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 0, ptr %4, align 8
  %459 = getelementptr inbounds i8, ptr %455, i64 16
  %460 = load i64, ptr %459, align 8
  %461 = icmp eq i64 %460, 0
  br i1 %461, label %462, label %467

462:                                              ; preds = %454
  %463 = load i32, ptr %458, align 4
  %464 = lshr i32 %463, %410
  %465 = and i32 %464, 1
  %466 = zext nneg i32 %465 to i64
  br label %471

467:                                              ; preds = %454
  %468 = mul i64 %460, %422
  %469 = getelementptr i8, ptr %458, i64 %468
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr align 1 %469, i64 %460, i1 false)
  %470 = load i64, ptr %4, align 8
  br label %471

471:                                              ; preds = %467, %462
  %472 = phi i64 [ %470, %467 ], [ %466, %462 ]
  %473 = getelementptr inbounds i8, ptr %455, i64 8
  %474 = load i64, ptr %473, align 8
  %475 = getelementptr i8, ptr %456, i64 %474
  store i64 %472, ptr %475, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %476 = getelementptr i8, ptr %455, i64 24
  %477 = icmp ult ptr %476, %418
  br i1 %477, label %454, label %478, !llvm.loop !106

478:                                              ; preds = %471
  %479 = load ptr, ptr %326, align 8
  br label %480

480:                                              ; preds = %478, %409
  %481 = phi ptr [ %479, %478 ], [ %399, %409 ]
  %482 = getelementptr i32, ptr %481, i64 %400
  store i32 0, ptr %482, align 4
  store i64 %400, ptr %322, align 8
  br label %522

483:                                              ; preds = %433, %439, %404, %397
  %484 = load ptr, ptr %275, align 8
  %485 = getelementptr i8, ptr %484, i64 %400
  %486 = load i8, ptr %485, align 1
  %487 = icmp eq i8 %486, 0
  br i1 %487, label %506, label %488

488:                                              ; preds = %483
  %489 = load ptr, ptr %276, align 8
  %490 = shl nuw i64 %400, 1
  %491 = getelementptr i64, ptr %489, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = add i64 %492, 1
  store i64 %493, ptr %491, align 8
  %494 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %398)
  %495 = zext nneg i32 %494 to i64
  %496 = load ptr, ptr %276, align 8
  %497 = or disjoint i64 %490, 1
  %498 = getelementptr i64, ptr %496, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = add i64 %499, %495
  store i64 %500, ptr %498, align 8
  %501 = xor i32 %398, -1
  %502 = load i32, ptr %324, align 8
  %503 = and i32 %502, %501
  store i32 %503, ptr %324, align 8
  %504 = load ptr, ptr %326, align 8
  %505 = getelementptr i32, ptr %504, i64 %400
  store i32 0, ptr %505, align 4
  br label %522

506:                                              ; preds = %483
  %507 = load ptr, ptr %277, align 8
  %508 = load atomic i32, ptr %507 monotonic, align 4
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %510, label %556

510:                                              ; preds = %506
  %511 = load ptr, ptr %278, align 8
  %512 = getelementptr ptr, ptr %511, i64 %400
  %513 = load ptr, ptr %512, align 8
  %514 = icmp eq ptr %513, null
  br i1 %514, label %556, label %515

515:                                              ; preds = %510
  store i32 0, ptr %401, align 4
  %516 = load ptr, ptr %323, align 8
  tail call void %513(ptr noundef %516, ptr noundef nonnull %263, ptr noundef %286, i32 noundef %398) #26
  %517 = load i64, ptr %310, align 8
  %518 = icmp eq i64 %517, 0
  br i1 %518, label %519, label %537

519:                                              ; preds = %515
  %520 = load i32, ptr %327, align 4
  %521 = icmp slt i32 %520, 0
  br i1 %521, label %524, label %522

522:                                              ; preds = %519, %488, %480
  %523 = phi i64 [ 0, %480 ], [ %368, %488 ], [ %368, %519 ]
  br label %328

524:                                              ; preds = %519
  %525 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %398, i1 true)
  %526 = getelementptr inbounds i8, ptr %286, i64 2016
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr i8, ptr %263, i64 576
  %529 = load i64, ptr %528, align 8
  %530 = icmp eq i64 %529, 0
  %531 = getelementptr inbounds i8, ptr %263, i64 240
  %532 = load i64, ptr %531, align 8
  br i1 %530, label %1249, label %533

533:                                              ; preds = %524
  %534 = getelementptr i8, ptr %263, i64 584
  %535 = load i64, ptr %534, align 8
  %536 = icmp slt i64 %532, %535
  br i1 %536, label %1249, label %1265

537:                                              ; preds = %515, %393, %342, %339, %338
  %538 = load i32, ptr %306, align 4
  %539 = icmp eq i32 %538, 2
  %540 = zext i1 %539 to i64
  %541 = load i64, ptr %279, align 8
  %542 = add i64 %541, %540
  store i64 %542, ptr %279, align 8
  %543 = load i32, ptr %306, align 4
  br label %544

544:                                              ; preds = %537, %305
  %545 = phi i32 [ 1, %537 ], [ %281, %305 ]
  %546 = phi i32 [ %543, %537 ], [ %307, %305 ]
  %547 = icmp ne i32 %546, 2
  %548 = zext i1 %547 to i32
  %549 = or i32 %283, %548
  %550 = getelementptr inbounds i8, ptr %286, i64 1980
  %551 = load i32, ptr %550, align 4
  %552 = or i32 %551, %282
  %553 = add nuw nsw i64 %284, 1
  %554 = load i64, ptr %264, align 8
  %555 = icmp slt i64 %553, %554
  br i1 %555, label %280, label %567, !llvm.loop !107

556:                                              ; preds = %510, %506, %345
  %557 = phi i64 [ 272, %345 ], [ 280, %510 ], [ 272, %506 ]
  %558 = phi i64 [ %346, %345 ], [ %400, %506 ], [ %400, %510 ]
  %559 = phi i32 [ 1, %345 ], [ 2, %510 ], [ 1, %506 ]
  %560 = getelementptr inbounds i8, ptr %263, i64 %557
  store i64 %558, ptr %560, align 8
  %561 = getelementptr inbounds i8, ptr %0, i64 272
  %562 = getelementptr inbounds i8, ptr %0, i64 280
  %563 = getelementptr inbounds i8, ptr %263, i64 280
  %564 = load i64, ptr %563, align 8
  store i64 %564, ptr %562, align 8
  %565 = getelementptr inbounds i8, ptr %263, i64 272
  %566 = load i64, ptr %565, align 8
  store i64 %566, ptr %561, align 8
  br label %1429

567:                                              ; preds = %544
  %568 = or i32 %549, %258
  %569 = icmp eq i32 %549, 0
  %570 = icmp ne i32 %552, 0
  %571 = select i1 %569, i1 true, i1 %570
  br i1 %571, label %921, label %572

572:                                              ; preds = %567
  %573 = getelementptr inbounds i8, ptr %263, i64 288
  %574 = getelementptr i8, ptr %263, i64 528
  %575 = getelementptr inbounds i8, ptr %263, i64 240
  %576 = getelementptr i8, ptr %263, i64 536
  %577 = getelementptr i8, ptr %263, i64 544
  %578 = getelementptr i8, ptr %263, i64 552
  %579 = getelementptr i8, ptr %263, i64 560
  %580 = getelementptr i8, ptr %263, i64 568
  %581 = getelementptr inbounds i8, ptr %263, i64 472
  %582 = getelementptr inbounds i8, ptr %263, i64 96
  br label %583

583:                                              ; preds = %915, %572
  %584 = phi i64 [ %554, %572 ], [ %916, %915 ]
  %585 = phi i64 [ 0, %572 ], [ %919, %915 ]
  %586 = phi i32 [ %545, %572 ], [ %918, %915 ]
  %587 = icmp sgt i64 %584, 0
  br i1 %587, label %588, label %915

588:                                              ; preds = %583
  %589 = load ptr, ptr %268, align 8
  br label %592

590:                                              ; preds = %631
  %591 = icmp eq i64 %636, 0
  br i1 %591, label %915, label %639

592:                                              ; preds = %631, %588
  %593 = phi i64 [ 0, %588 ], [ %636, %631 ]
  %594 = phi i64 [ 0, %588 ], [ %637, %631 ]
  %595 = phi ptr [ null, %588 ], [ %635, %631 ]
  %596 = phi ptr [ null, %588 ], [ %634, %631 ]
  %597 = phi i64 [ 0, %588 ], [ %633, %631 ]
  %598 = phi i64 [ 0, %588 ], [ %632, %631 ]
  %599 = getelementptr %struct.Warp, ptr %589, i64 %594
  %600 = getelementptr inbounds i8, ptr %599, i64 1972
  %601 = load i32, ptr %600, align 4
  switch i32 %601, label %615 [
    i32 2, label %631
    i32 1, label %602
  ]

602:                                              ; preds = %592
  %603 = getelementptr inbounds i8, ptr %599, i64 2036
  %604 = load i32, ptr %603, align 4
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %606, label %615

606:                                              ; preds = %602
  %607 = getelementptr inbounds i8, ptr %599, i64 1988
  %608 = load i32, ptr %607, align 4
  %609 = zext i32 %608 to i64
  %610 = icmp eq i64 %585, %609
  br i1 %610, label %611, label %615

611:                                              ; preds = %606
  %612 = getelementptr inbounds i8, ptr %599, i64 1980
  %613 = load i32, ptr %612, align 4
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %617, label %615

615:                                              ; preds = %611, %606, %602, %592
  %616 = add i64 %598, 1
  br label %631

617:                                              ; preds = %611
  %618 = add i64 %593, 1
  %619 = icmp eq ptr %596, null
  %620 = select i1 %619, ptr %599, ptr %596
  %621 = getelementptr inbounds i8, ptr %599, i64 2008
  %622 = load i64, ptr %621, align 8
  %623 = getelementptr inbounds i8, ptr %620, i64 2008
  %624 = load i64, ptr %623, align 8
  %625 = icmp eq i64 %622, %624
  %626 = select i1 %625, ptr %595, ptr %599
  %627 = getelementptr inbounds i8, ptr %599, i64 1992
  %628 = load i32, ptr %627, align 8
  %629 = sext i32 %628 to i64
  %630 = tail call i64 @llvm.smax.i64(i64 %597, i64 %629)
  br label %631

631:                                              ; preds = %617, %615, %592
  %632 = phi i64 [ %616, %615 ], [ %598, %617 ], [ %598, %592 ]
  %633 = phi i64 [ %597, %615 ], [ %630, %617 ], [ %597, %592 ]
  %634 = phi ptr [ %596, %615 ], [ %620, %617 ], [ %596, %592 ]
  %635 = phi ptr [ %595, %615 ], [ %626, %617 ], [ %595, %592 ]
  %636 = phi i64 [ %593, %615 ], [ %618, %617 ], [ %593, %592 ]
  %637 = add nuw nsw i64 %594, 1
  %638 = icmp eq i64 %637, %584
  br i1 %638, label %590, label %592, !llvm.loop !108

639:                                              ; preds = %590
  %640 = icmp eq i64 %633, 0
  br i1 %640, label %647, label %641

641:                                              ; preds = %639
  %642 = shl i64 %636, 5
  %643 = getelementptr [16 x i64], ptr %573, i64 0, i64 %585
  %644 = load i64, ptr %643, align 8
  %645 = add i64 %644, %642
  %646 = icmp slt i64 %645, %633
  br i1 %646, label %915, label %649

647:                                              ; preds = %639
  %648 = icmp sgt i64 %632, 0
  br i1 %648, label %915, label %649

649:                                              ; preds = %647, %641
  %650 = icmp eq ptr %635, null
  br i1 %650, label %673, label %651

651:                                              ; preds = %649
  %652 = getelementptr inbounds i8, ptr %635, i64 1984
  %653 = load i32, ptr %652, align 8
  %654 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %653, i1 true)
  %655 = getelementptr inbounds i8, ptr %635, i64 2008
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds i8, ptr %634, i64 2008
  %658 = load i64, ptr %657, align 8
  %659 = load i64, ptr %574, align 8
  %660 = icmp eq i64 %659, 0
  %661 = load i64, ptr %575, align 8
  br i1 %660, label %665, label %662

662:                                              ; preds = %651
  %663 = load i64, ptr %576, align 8
  %664 = icmp slt i64 %661, %663
  br i1 %664, label %665, label %671

665:                                              ; preds = %662, %651
  store i64 %661, ptr %576, align 8
  %666 = getelementptr inbounds i8, ptr %635, i64 1952
  %667 = load i64, ptr %666, align 8
  %668 = shl i64 %667, 5
  %669 = zext nneg i32 %654 to i64
  %670 = or disjoint i64 %668, %669
  store i64 %670, ptr %577, align 8
  store i64 %656, ptr %578, align 8
  store i64 %658, ptr %579, align 8
  store i64 0, ptr %580, align 8
  br label %671

671:                                              ; preds = %665, %662
  %672 = add i64 %659, 1
  store i64 %672, ptr %574, align 8
  br label %673

673:                                              ; preds = %671, %649
  %674 = getelementptr inbounds i8, ptr %634, i64 1996
  %675 = load i32, ptr %674, align 4
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %750, label %684

677:                                              ; preds = %711
  %678 = icmp ne i32 %712, 0
  %679 = icmp eq i32 %675, 1
  %680 = icmp eq i32 %675, 2
  %681 = icmp sgt i32 %713, 0
  %682 = select i1 %680, i1 %678, i1 %681
  %683 = sext i1 %682 to i32
  br label %716

684:                                              ; preds = %673, %711
  %685 = phi i32 [ %713, %711 ], [ 0, %673 ]
  %686 = phi i32 [ %712, %711 ], [ 1, %673 ]
  %687 = phi i64 [ %714, %711 ], [ 0, %673 ]
  %688 = getelementptr %struct.Warp, ptr %589, i64 %687
  %689 = getelementptr inbounds i8, ptr %688, i64 1972
  %690 = load i32, ptr %689, align 4
  %691 = icmp eq i32 %690, 1
  br i1 %691, label %692, label %711

692:                                              ; preds = %684
  %693 = getelementptr inbounds i8, ptr %688, i64 2036
  %694 = load i32, ptr %693, align 4
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %696, label %711

696:                                              ; preds = %692
  %697 = getelementptr inbounds i8, ptr %688, i64 1988
  %698 = load i32, ptr %697, align 4
  %699 = zext i32 %698 to i64
  %700 = icmp eq i64 %585, %699
  br i1 %700, label %701, label %711

701:                                              ; preds = %696
  %702 = getelementptr inbounds i8, ptr %688, i64 2032
  %703 = load i32, ptr %702, align 8
  %704 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %703)
  %705 = add i32 %704, %685
  %706 = getelementptr inbounds i8, ptr %688, i64 1984
  %707 = load i32, ptr %706, align 8
  %708 = icmp eq i32 %703, %707
  %709 = and i32 %686, 1
  %710 = select i1 %708, i32 %709, i32 0
  br label %711

711:                                              ; preds = %701, %696, %692, %684
  %712 = phi i32 [ %710, %701 ], [ %686, %696 ], [ %686, %692 ], [ %686, %684 ]
  %713 = phi i32 [ %705, %701 ], [ %685, %696 ], [ %685, %692 ], [ %685, %684 ]
  %714 = add nuw nsw i64 %687, 1
  %715 = icmp eq i64 %714, %584
  br i1 %715, label %677, label %684, !llvm.loop !109

716:                                              ; preds = %746, %677
  %717 = phi i64 [ 0, %677 ], [ %747, %746 ]
  %718 = load ptr, ptr %268, align 8
  %719 = getelementptr %struct.Warp, ptr %718, i64 %717
  %720 = getelementptr inbounds i8, ptr %719, i64 1972
  %721 = load i32, ptr %720, align 4
  %722 = icmp eq i32 %721, 1
  br i1 %722, label %723, label %746

723:                                              ; preds = %716
  %724 = getelementptr inbounds i8, ptr %719, i64 2036
  %725 = load i32, ptr %724, align 4
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %727, label %746

727:                                              ; preds = %723
  %728 = getelementptr inbounds i8, ptr %719, i64 1988
  %729 = load i32, ptr %728, align 4
  %730 = zext i32 %729 to i64
  %731 = icmp eq i64 %585, %730
  br i1 %731, label %732, label %746

732:                                              ; preds = %727
  %733 = getelementptr inbounds i8, ptr %719, i64 2024
  %734 = load i64, ptr %733, align 8
  %735 = icmp slt i64 %734, 0
  br i1 %735, label %746, label %736

736:                                              ; preds = %732
  %737 = getelementptr inbounds i8, ptr %719, i64 1920
  %738 = load ptr, ptr %737, align 8
  %739 = getelementptr i8, ptr %738, i64 %734
  br i1 %679, label %740, label %745

740:                                              ; preds = %736, %740
  %741 = phi i64 [ %743, %740 ], [ 0, %736 ]
  %742 = getelementptr i32, ptr %739, i64 %741
  store i32 %713, ptr %742, align 4
  %743 = add nuw nsw i64 %741, 1
  %744 = icmp eq i64 %743, 32
  br i1 %744, label %746, label %740, !llvm.loop !110

745:                                              ; preds = %736
  store i32 %683, ptr %739, align 4
  br label %746

746:                                              ; preds = %740, %745, %732, %727, %723, %716
  %747 = add nuw nsw i64 %717, 1
  %748 = load i64, ptr %264, align 8
  %749 = icmp slt i64 %747, %748
  br i1 %749, label %716, label %750, !llvm.loop !111

750:                                              ; preds = %746, %673
  br i1 %640, label %757, label %751

751:                                              ; preds = %750
  %752 = getelementptr [16 x i64], ptr %573, i64 0, i64 %585
  %753 = load i64, ptr %752, align 8
  %754 = add nuw nsw i64 %633, 31
  %755 = sub i64 %754, %753
  %756 = sdiv i64 %755, 32
  br label %757

757:                                              ; preds = %751, %750
  %758 = phi i64 [ %756, %751 ], [ %636, %750 ]
  %759 = tail call i64 @llvm.smax.i64(i64 %758, i64 1)
  %760 = getelementptr [16 x i64], ptr %573, i64 0, i64 %585
  store i64 0, ptr %760, align 8
  %761 = load i64, ptr %279, align 8
  %762 = add i64 %761, 1
  store i64 %762, ptr %279, align 8
  %763 = load ptr, ptr %581, align 8
  %764 = icmp eq ptr %763, null
  br i1 %764, label %867, label %765

765:                                              ; preds = %757
  %766 = load i64, ptr %264, align 8
  %767 = icmp sgt i64 %766, 0
  br i1 %767, label %768, label %845

768:                                              ; preds = %765
  %769 = getelementptr inbounds i8, ptr %763, i64 88
  br label %775

770:                                              ; preds = %837
  %771 = icmp eq i32 %810, 0
  %772 = icmp sgt i64 %829, -1
  %773 = icmp sgt i64 %838, -1
  %774 = select i1 %772, i1 %773, i1 false
  br i1 %774, label %842, label %845

775:                                              ; preds = %837, %768
  %776 = phi i32 [ 1, %768 ], [ %810, %837 ]
  %777 = phi i64 [ -1, %768 ], [ %829, %837 ]
  %778 = phi i64 [ -1, %768 ], [ %838, %837 ]
  %779 = phi i64 [ 0, %768 ], [ %839, %837 ]
  %780 = load ptr, ptr %268, align 8
  %781 = getelementptr %struct.Warp, ptr %780, i64 %779
  %782 = getelementptr inbounds i8, ptr %781, i64 1972
  %783 = load i32, ptr %782, align 4
  %784 = icmp eq i32 %783, 1
  br i1 %784, label %785, label %798

785:                                              ; preds = %775
  %786 = getelementptr inbounds i8, ptr %781, i64 2036
  %787 = load i32, ptr %786, align 4
  %788 = icmp eq i32 %787, 0
  br i1 %788, label %789, label %798

789:                                              ; preds = %785
  %790 = getelementptr inbounds i8, ptr %781, i64 1988
  %791 = load i32, ptr %790, align 4
  %792 = zext i32 %791 to i64
  %793 = icmp eq i64 %585, %792
  br i1 %793, label %794, label %798

794:                                              ; preds = %789
  %795 = getelementptr inbounds i8, ptr %781, i64 1980
  %796 = load i32, ptr %795, align 4
  %797 = icmp eq i32 %796, 0
  br i1 %797, label %800, label %798

798:                                              ; preds = %794, %789, %785, %775
  %799 = icmp eq i32 %783, 2
  br label %800

800:                                              ; preds = %798, %794
  %801 = phi i1 [ true, %794 ], [ false, %798 ]
  %802 = phi i1 [ true, %794 ], [ %799, %798 ]
  %803 = zext i1 %802 to i8
  %804 = load ptr, ptr %769, align 8
  %805 = getelementptr i8, ptr %804, i64 %779
  store i8 %803, ptr %805, align 1
  %806 = load ptr, ptr %769, align 8
  %807 = getelementptr i8, ptr %806, i64 %779
  %808 = load i8, ptr %807, align 1
  %809 = zext i8 %808 to i32
  %810 = and i32 %776, %809
  %811 = load i64, ptr %582, align 8
  %812 = shl i64 %779, 5
  %813 = sub i64 %811, %812
  %814 = getelementptr inbounds i8, ptr %781, i64 1968
  %815 = load i32, ptr %814, align 8
  %816 = xor i32 %815, -1
  %817 = icmp sgt i64 %813, 31
  %818 = trunc i64 %813 to i32
  %819 = shl nsw i32 -1, %818
  %820 = xor i32 %819, -1
  %821 = select i1 %817, i32 -1, i32 %820
  %822 = and i32 %821, %816
  %823 = icmp ne i32 %822, 0
  %824 = icmp slt i64 %777, 0
  %825 = select i1 %823, i1 %824, i1 false
  %826 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %822, i1 true)
  %827 = zext nneg i32 %826 to i64
  %828 = or disjoint i64 %812, %827
  %829 = select i1 %825, i64 %828, i64 %777
  br i1 %801, label %830, label %837

830:                                              ; preds = %800
  %831 = getelementptr inbounds i8, ptr %781, i64 1992
  %832 = load i32, ptr %831, align 8
  %833 = icmp eq i32 %832, 0
  br i1 %833, label %834, label %837

834:                                              ; preds = %830
  %835 = getelementptr inbounds i8, ptr %781, i64 2008
  %836 = load i64, ptr %835, align 8
  br label %837

837:                                              ; preds = %834, %830, %800
  %838 = phi i64 [ %778, %830 ], [ %836, %834 ], [ %778, %800 ]
  %839 = add nuw nsw i64 %779, 1
  %840 = load i64, ptr %264, align 8
  %841 = icmp slt i64 %839, %840
  br i1 %841, label %775, label %770, !llvm.loop !112

842:                                              ; preds = %770
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #25
  store i32 6, ptr %3, align 8
  store i32 1, ptr %11, align 4
  %843 = trunc i64 %838 to i32
  store i32 %843, ptr %12, align 8
  store i32 -1, ptr %13, align 4
  %844 = load i64, ptr %575, align 8
  store i64 %844, ptr %14, align 8
  store i64 -1, ptr %15, align 8
  store i64 %829, ptr %16, align 8
  store i64 -1, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 1, ptr %19, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %763, ptr noundef nonnull %3) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #25
  br label %845

845:                                              ; preds = %842, %770, %765
  %846 = phi i1 [ %771, %842 ], [ %771, %770 ], [ false, %765 ]
  %847 = getelementptr inbounds i8, ptr %763, i64 88
  %848 = load ptr, ptr %847, align 8
  %849 = getelementptr inbounds i8, ptr %763, i64 72
  %850 = load ptr, ptr %849, align 8
  %851 = load i64, ptr %763, align 8
  %852 = mul i64 %851, %585
  %853 = getelementptr i32, ptr %850, i64 %852
  tail call fastcc void @join_warps(ptr noundef nonnull %763, ptr noundef %848, ptr noundef %853) #24
  %854 = load ptr, ptr %849, align 8
  %855 = load i64, ptr %763, align 8
  %856 = mul i64 %855, %585
  %857 = getelementptr i32, ptr %854, i64 %856
  %858 = shl i64 %855, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %857, i8 0, i64 %858, i1 false)
  br i1 %846, label %867, label %859

859:                                              ; preds = %845
  %860 = getelementptr inbounds i8, ptr %763, i64 200
  %861 = load i32, ptr %860, align 8
  %862 = add i32 %861, 1
  store i32 %862, ptr %860, align 8
  %863 = getelementptr inbounds i8, ptr %763, i64 96
  %864 = load ptr, ptr %863, align 8
  %865 = load i64, ptr %763, align 8
  %866 = shl i64 %865, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %864, i8 0, i64 %866, i1 false)
  br label %867

867:                                              ; preds = %859, %845, %757
  %868 = load i64, ptr %264, align 8
  %869 = icmp sgt i64 %868, 0
  br i1 %869, label %870, label %915

870:                                              ; preds = %867, %910
  %871 = phi i64 [ %911, %910 ], [ %868, %867 ]
  %872 = phi i64 [ %913, %910 ], [ 0, %867 ]
  %873 = phi i64 [ %912, %910 ], [ %759, %867 ]
  %874 = load ptr, ptr %268, align 8
  %875 = getelementptr %struct.Warp, ptr %874, i64 %872
  %876 = getelementptr inbounds i8, ptr %875, i64 1972
  %877 = load i32, ptr %876, align 4
  %878 = icmp eq i32 %877, 1
  br i1 %878, label %879, label %910

879:                                              ; preds = %870
  %880 = getelementptr inbounds i8, ptr %875, i64 2036
  %881 = load i32, ptr %880, align 4
  %882 = icmp eq i32 %881, 0
  br i1 %882, label %883, label %910

883:                                              ; preds = %879
  %884 = getelementptr inbounds i8, ptr %875, i64 1988
  %885 = load i32, ptr %884, align 4
  %886 = zext i32 %885 to i64
  %887 = icmp eq i64 %585, %886
  br i1 %887, label %888, label %910

888:                                              ; preds = %883
  %889 = getelementptr inbounds i8, ptr %875, i64 1980
  %890 = load i32, ptr %889, align 4
  %891 = icmp eq i32 %890, 0
  br i1 %891, label %892, label %910

892:                                              ; preds = %888
  %893 = add i64 %873, -1
  %894 = icmp slt i64 %873, 1
  br i1 %894, label %910, label %895

895:                                              ; preds = %892
  store i32 0, ptr %876, align 4
  %896 = getelementptr inbounds i8, ptr %875, i64 1960
  %897 = load i64, ptr %896, align 8
  %898 = icmp slt i64 %897, 0
  br i1 %898, label %899, label %907

899:                                              ; preds = %895
  %900 = getelementptr inbounds i8, ptr %875, i64 1984
  %901 = load i32, ptr %900, align 8
  %902 = getelementptr inbounds i8, ptr %875, i64 1944
  %903 = load ptr, ptr %902, align 8
  %904 = getelementptr inbounds i8, ptr %875, i64 2000
  %905 = load i64, ptr %904, align 8
  %906 = getelementptr i32, ptr %903, i64 %905
  store i32 %901, ptr %906, align 4
  br label %907

907:                                              ; preds = %899, %895
  %908 = getelementptr inbounds i8, ptr %875, i64 1984
  store i32 0, ptr %908, align 8
  %909 = load i64, ptr %264, align 8
  br label %910

910:                                              ; preds = %907, %892, %888, %883, %879, %870
  %911 = phi i64 [ %909, %907 ], [ %871, %888 ], [ %871, %892 ], [ %871, %883 ], [ %871, %879 ], [ %871, %870 ]
  %912 = phi i64 [ %893, %907 ], [ %873, %888 ], [ %893, %892 ], [ %873, %883 ], [ %873, %879 ], [ %873, %870 ]
  %913 = add nuw nsw i64 %872, 1
  %914 = icmp slt i64 %913, %911
  br i1 %914, label %870, label %915, !llvm.loop !113

915:                                              ; preds = %910, %867, %647, %641, %590, %583
  %916 = phi i64 [ %584, %590 ], [ %584, %647 ], [ %584, %641 ], [ %868, %867 ], [ %584, %583 ], [ %911, %910 ]
  %917 = phi i32 [ 0, %590 ], [ 0, %647 ], [ 0, %641 ], [ 1, %867 ], [ 0, %583 ], [ 1, %910 ]
  %918 = or i32 %917, %586
  %919 = add nuw nsw i64 %585, 1
  %920 = icmp eq i64 %919, 16
  br i1 %920, label %921, label %583, !llvm.loop !114

921:                                              ; preds = %915, %567, %257
  %922 = phi i32 [ %545, %567 ], [ %260, %257 ], [ %918, %915 ]
  %923 = phi i32 [ %568, %567 ], [ %258, %257 ], [ %568, %915 ]
  %924 = add nuw nsw i64 %259, 1
  %925 = load i64, ptr %8, align 8
  %926 = icmp slt i64 %924, %925
  br i1 %926, label %927, label %931

927:                                              ; preds = %921, %1246
  %928 = phi i32 [ %923, %921 ], [ 0, %1246 ]
  %929 = phi i64 [ %924, %921 ], [ 0, %1246 ]
  %930 = phi i32 [ %922, %921 ], [ 0, %1246 ]
  br label %257, !llvm.loop !115

931:                                              ; preds = %921
  %932 = icmp eq i32 %923, 0
  br i1 %932, label %1271, label %933

933:                                              ; preds = %931
  %934 = load ptr, ptr %6, align 8
  %935 = load atomic i32, ptr %934 monotonic, align 4
  %936 = icmp eq i32 %935, 0
  br i1 %936, label %937, label %1429

937:                                              ; preds = %933
  %938 = icmp eq i32 %922, 0
  br i1 %938, label %939, label %1246

939:                                              ; preds = %937
  %940 = icmp sgt i64 %925, 0
  br i1 %940, label %941, label %943

941:                                              ; preds = %939
  %942 = load ptr, ptr %10, align 8
  br label %947

943:                                              ; preds = %947, %939
  %944 = phi i64 [ 0, %939 ], [ %954, %947 ]
  %945 = load i64, ptr %20, align 8
  %946 = icmp eq i64 %944, %945
  br i1 %946, label %957, label %960

947:                                              ; preds = %947, %941
  %948 = phi i64 [ 0, %941 ], [ %954, %947 ]
  %949 = phi i64 [ 0, %941 ], [ %955, %947 ]
  %950 = getelementptr ptr, ptr %942, i64 %949
  %951 = load ptr, ptr %950, align 8
  %952 = getelementptr inbounds i8, ptr %951, i64 944
  %953 = load i64, ptr %952, align 8
  %954 = add i64 %953, %948
  %955 = add nuw nsw i64 %949, 1
  %956 = icmp eq i64 %955, %925
  br i1 %956, label %943, label %947, !llvm.loop !116

957:                                              ; preds = %943
  %958 = load i64, ptr %21, align 8
  %959 = add i64 %958, 1
  br label %960

960:                                              ; preds = %957, %943
  %961 = phi i64 [ %959, %957 ], [ 0, %943 ]
  store i64 %961, ptr %21, align 8
  store i64 %944, ptr %20, align 8
  br i1 %940, label %962, label %1269

962:                                              ; preds = %960, %977
  %963 = phi i64 [ %978, %977 ], [ %925, %960 ]
  %964 = phi i64 [ %979, %977 ], [ %925, %960 ]
  %965 = phi i32 [ %980, %977 ], [ 0, %960 ]
  %966 = phi i64 [ %981, %977 ], [ 0, %960 ]
  %967 = load ptr, ptr %10, align 8
  %968 = getelementptr ptr, ptr %967, i64 %966
  %969 = load ptr, ptr %968, align 8
  %970 = getelementptr inbounds i8, ptr %969, i64 88
  %971 = load i64, ptr %970, align 8
  %972 = icmp sgt i64 %971, 0
  br i1 %972, label %973, label %977

973:                                              ; preds = %962
  %974 = getelementptr inbounds i8, ptr %969, i64 80
  br label %983

975:                                              ; preds = %1028
  %976 = load i64, ptr %8, align 8
  br label %977

977:                                              ; preds = %975, %962
  %978 = phi i64 [ %963, %962 ], [ %976, %975 ]
  %979 = phi i64 [ %964, %962 ], [ %976, %975 ]
  %980 = phi i32 [ %965, %962 ], [ %1030, %975 ]
  %981 = add nuw nsw i64 %966, 1
  %982 = icmp slt i64 %981, %979
  br i1 %982, label %962, label %1033, !llvm.loop !117

983:                                              ; preds = %1028, %973
  %984 = phi i64 [ %971, %973 ], [ %1029, %1028 ]
  %985 = phi i64 [ 0, %973 ], [ %1031, %1028 ]
  %986 = phi i32 [ %965, %973 ], [ %1030, %1028 ]
  %987 = load ptr, ptr %974, align 8
  %988 = getelementptr %struct.Warp, ptr %987, i64 %985
  %989 = getelementptr inbounds i8, ptr %988, i64 1972
  %990 = load i32, ptr %989, align 4
  %991 = icmp eq i32 %990, 1
  br i1 %991, label %992, label %1028

992:                                              ; preds = %983
  %993 = getelementptr inbounds i8, ptr %988, i64 2036
  %994 = load i32, ptr %993, align 4
  %995 = icmp eq i32 %994, 0
  br i1 %995, label %1028, label %996

996:                                              ; preds = %992
  %997 = load i64, ptr %21, align 8
  %998 = icmp slt i64 %997, 64
  br i1 %998, label %999, label %1028

999:                                              ; preds = %996
  %1000 = tail call fastcc i32 @waits_over(ptr noundef nonnull %969, ptr noundef %988, i32 noundef %994) #24
  %1001 = load i32, ptr %993, align 4
  %1002 = xor i32 %1000, -1
  %1003 = and i32 %1001, %1002
  %1004 = icmp eq i32 %1003, 0
  br i1 %1004, label %1024, label %1005

1005:                                             ; preds = %999
  %1006 = getelementptr inbounds i8, ptr %988, i64 2040
  br label %1007

1007:                                             ; preds = %1007, %1005
  %1008 = phi i32 [ %1003, %1005 ], [ %1019, %1007 ]
  %1009 = phi i32 [ 0, %1005 ], [ %1017, %1007 ]
  %1010 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1008, i1 true)
  %1011 = zext nneg i32 %1010 to i64
  %1012 = getelementptr [32 x i64], ptr %1006, i64 0, i64 %1011
  %1013 = load i64, ptr %1012, align 8
  %1014 = shl nuw i32 1, %1010
  %1015 = icmp slt i64 %1013, 0
  %1016 = select i1 %1015, i32 0, i32 %1014
  %1017 = or i32 %1016, %1009
  %1018 = add i32 %1008, -1
  %1019 = and i32 %1018, %1008
  %1020 = icmp eq i32 %1019, 0
  br i1 %1020, label %1021, label %1007, !llvm.loop !118

1021:                                             ; preds = %1007
  %1022 = icmp eq i32 %1017, 0
  br i1 %1022, label %1024, label %1023

1023:                                             ; preds = %1021
  tail call fastcc void @end_wait(ptr noundef nonnull %988, i32 noundef %1000, i32 noundef 1) #24
  tail call fastcc void @end_wait(ptr noundef nonnull %988, i32 noundef %1017, i32 noundef 0) #24
  br label %1024

1024:                                             ; preds = %1023, %1021, %999
  %1025 = phi i32 [ 1, %1023 ], [ 0, %1021 ], [ 0, %999 ]
  %1026 = or i32 %1025, %986
  %1027 = load i64, ptr %970, align 8
  br label %1028

1028:                                             ; preds = %1024, %996, %992, %983
  %1029 = phi i64 [ %984, %992 ], [ %984, %983 ], [ %1027, %1024 ], [ %984, %996 ]
  %1030 = phi i32 [ %986, %992 ], [ %986, %983 ], [ %1026, %1024 ], [ %986, %996 ]
  %1031 = add nuw nsw i64 %985, 1
  %1032 = icmp slt i64 %1031, %1029
  br i1 %1032, label %983, label %975, !llvm.loop !119

1033:                                             ; preds = %977
  %1034 = icmp eq i32 %980, 0
  br i1 %1034, label %1035, label %1246

1035:                                             ; preds = %1033
  %1036 = icmp sgt i64 %978, 0
  br i1 %1036, label %1037, label %1269

1037:                                             ; preds = %1035, %1242
  %1038 = phi i64 [ %1243, %1242 ], [ 0, %1035 ]
  %1039 = load ptr, ptr %10, align 8
  %1040 = getelementptr ptr, ptr %1039, i64 %1038
  %1041 = load ptr, ptr %1040, align 8
  %1042 = getelementptr inbounds i8, ptr %1041, i64 88
  %1043 = load i64, ptr %1042, align 8
  %1044 = icmp sgt i64 %1043, 0
  br i1 %1044, label %1045, label %1242

1045:                                             ; preds = %1037
  %1046 = getelementptr inbounds i8, ptr %1041, i64 80
  %1047 = load ptr, ptr %1046, align 8
  br label %1050

1048:                                             ; preds = %1068
  %1049 = icmp eq ptr %1069, null
  br i1 %1049, label %1116, label %1072

1050:                                             ; preds = %1068, %1045
  %1051 = phi i64 [ 0, %1045 ], [ %1070, %1068 ]
  %1052 = phi i32 [ 0, %1045 ], [ %1059, %1068 ]
  %1053 = phi ptr [ null, %1045 ], [ %1069, %1068 ]
  %1054 = getelementptr %struct.Warp, ptr %1047, i64 %1051
  %1055 = getelementptr inbounds i8, ptr %1054, i64 1972
  %1056 = load i32, ptr %1055, align 4
  %1057 = icmp ne i32 %1056, 2
  %1058 = zext i1 %1057 to i32
  %1059 = or i32 %1052, %1058
  %1060 = icmp eq i32 %1056, 1
  br i1 %1060, label %1061, label %1068

1061:                                             ; preds = %1050
  %1062 = getelementptr inbounds i8, ptr %1054, i64 2036
  %1063 = load i32, ptr %1062, align 4
  %1064 = icmp eq i32 %1063, 0
  %1065 = icmp ne ptr %1053, null
  %1066 = select i1 %1064, i1 true, i1 %1065
  %1067 = select i1 %1066, ptr %1053, ptr %1054
  br label %1068

1068:                                             ; preds = %1061, %1050
  %1069 = phi ptr [ %1053, %1050 ], [ %1067, %1061 ]
  %1070 = add nuw nsw i64 %1051, 1
  %1071 = icmp eq i64 %1070, %1043
  br i1 %1071, label %1048, label %1050, !llvm.loop !120

1072:                                             ; preds = %1048
  %1073 = getelementptr inbounds i8, ptr %1069, i64 2036
  %1074 = load i32, ptr %1073, align 4
  %1075 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1074, i1 true)
  %1076 = getelementptr inbounds i8, ptr %1069, i64 2040
  %1077 = zext nneg i32 %1075 to i64
  %1078 = getelementptr [32 x i64], ptr %1076, i64 0, i64 %1077
  %1079 = load i64, ptr %1078, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #25
  %1080 = icmp slt i64 %1079, 0
  br i1 %1080, label %1090, label %1081

1081:                                             ; preds = %1072
  %1082 = call fastcc ptr @shared_place(ptr noundef nonnull %1041, i64 noundef %1079, i64 noundef 8, ptr noundef nonnull %2) #24
  %1083 = icmp eq ptr %1082, null
  br i1 %1083, label %1090, label %1084

1084:                                             ; preds = %1081
  %1085 = load i64, ptr %1082, align 8
  %1086 = lshr i64 %1085, 20
  %1087 = and i64 %1086, 1048575
  %1088 = shl i64 %1085, 3
  %1089 = ashr i64 %1088, 43
  br label %1090

1090:                                             ; preds = %1084, %1081, %1072
  %1091 = phi i64 [ 0, %1081 ], [ %1089, %1084 ], [ -1, %1072 ]
  %1092 = phi i64 [ 0, %1081 ], [ %1087, %1084 ], [ 0, %1072 ]
  %1093 = getelementptr inbounds i8, ptr %1069, i64 2808
  %1094 = load i64, ptr %1093, align 8
  %1095 = getelementptr i8, ptr %1041, i64 624
  %1096 = load i64, ptr %1095, align 8
  %1097 = icmp eq i64 %1096, 0
  %1098 = getelementptr inbounds i8, ptr %1041, i64 240
  %1099 = load i64, ptr %1098, align 8
  br i1 %1097, label %1104, label %1100

1100:                                             ; preds = %1090
  %1101 = getelementptr i8, ptr %1041, i64 632
  %1102 = load i64, ptr %1101, align 8
  %1103 = icmp slt i64 %1099, %1102
  br i1 %1103, label %1104, label %1114

1104:                                             ; preds = %1100, %1090
  %1105 = getelementptr i8, ptr %1041, i64 632
  store i64 %1099, ptr %1105, align 8
  %1106 = getelementptr inbounds i8, ptr %1069, i64 1952
  %1107 = load i64, ptr %1106, align 8
  %1108 = shl i64 %1107, 5
  %1109 = or disjoint i64 %1108, %1077
  %1110 = getelementptr i8, ptr %1041, i64 640
  store i64 %1109, ptr %1110, align 8
  %1111 = getelementptr i8, ptr %1041, i64 648
  store i64 %1094, ptr %1111, align 8
  %1112 = getelementptr i8, ptr %1041, i64 656
  store i64 %1091, ptr %1112, align 8
  %1113 = getelementptr i8, ptr %1041, i64 664
  store i64 %1092, ptr %1113, align 8
  br label %1114

1114:                                             ; preds = %1104, %1100
  %1115 = add i64 %1096, 1
  store i64 %1115, ptr %1095, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #25
  br label %1242

1116:                                             ; preds = %1048
  %1117 = icmp eq i32 %1059, 0
  br i1 %1117, label %1242, label %1120

1118:                                             ; preds = %1167
  %1119 = icmp eq ptr %1168, null
  br i1 %1119, label %1192, label %1175

1120:                                             ; preds = %1116, %1167
  %1121 = phi ptr [ %1172, %1167 ], [ null, %1116 ]
  %1122 = phi ptr [ %1171, %1167 ], [ null, %1116 ]
  %1123 = phi i64 [ %1173, %1167 ], [ 0, %1116 ]
  %1124 = phi i64 [ %1170, %1167 ], [ 0, %1116 ]
  %1125 = phi i64 [ %1169, %1167 ], [ 0, %1116 ]
  %1126 = phi ptr [ %1168, %1167 ], [ null, %1116 ]
  %1127 = getelementptr %struct.Warp, ptr %1047, i64 %1123
  %1128 = getelementptr inbounds i8, ptr %1127, i64 1972
  %1129 = load i32, ptr %1128, align 4
  %1130 = icmp eq i32 %1129, 2
  br i1 %1130, label %1167, label %1131

1131:                                             ; preds = %1120
  %1132 = icmp eq ptr %1121, null
  %1133 = select i1 %1132, ptr %1127, ptr %1121
  %1134 = getelementptr inbounds i8, ptr %1127, i64 1980
  %1135 = load i32, ptr %1134, align 4
  %1136 = icmp eq i32 %1135, 0
  %1137 = icmp ne ptr %1126, null
  %1138 = select i1 %1136, i1 true, i1 %1137
  %1139 = select i1 %1138, ptr %1126, ptr %1127
  %1140 = getelementptr inbounds i8, ptr %1127, i64 1988
  %1141 = load i32, ptr %1140, align 4
  %1142 = getelementptr inbounds i8, ptr %1133, i64 1988
  %1143 = load i32, ptr %1142, align 4
  %1144 = icmp eq i32 %1141, %1143
  br i1 %1144, label %1145, label %1151

1145:                                             ; preds = %1131
  %1146 = getelementptr inbounds i8, ptr %1127, i64 2008
  %1147 = load i64, ptr %1146, align 8
  %1148 = getelementptr inbounds i8, ptr %1133, i64 2008
  %1149 = load i64, ptr %1148, align 8
  %1150 = icmp eq i64 %1147, %1149
  br label %1151

1151:                                             ; preds = %1145, %1131
  %1152 = phi i1 [ false, %1131 ], [ %1150, %1145 ]
  %1153 = icmp ne ptr %1122, null
  %1154 = select i1 %1152, i1 true, i1 %1153
  %1155 = select i1 %1154, ptr %1122, ptr %1127
  %1156 = getelementptr inbounds i8, ptr %1127, i64 1968
  %1157 = load i32, ptr %1156, align 8
  %1158 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1157)
  %1159 = zext nneg i32 %1158 to i64
  %1160 = add i64 %1125, %1159
  br i1 %1152, label %1161, label %1167

1161:                                             ; preds = %1151
  %1162 = getelementptr inbounds i8, ptr %1127, i64 1984
  %1163 = load i32, ptr %1162, align 8
  %1164 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1163)
  %1165 = zext nneg i32 %1164 to i64
  %1166 = add i64 %1124, %1165
  br label %1167

1167:                                             ; preds = %1161, %1151, %1120
  %1168 = phi ptr [ %1126, %1120 ], [ %1139, %1161 ], [ %1139, %1151 ]
  %1169 = phi i64 [ %1125, %1120 ], [ %1160, %1161 ], [ %1160, %1151 ]
  %1170 = phi i64 [ %1124, %1120 ], [ %1166, %1161 ], [ %1124, %1151 ]
  %1171 = phi ptr [ %1122, %1120 ], [ %1155, %1161 ], [ %1155, %1151 ]
  %1172 = phi ptr [ %1121, %1120 ], [ %1133, %1161 ], [ %1133, %1151 ]
  %1173 = add nuw nsw i64 %1123, 1
  %1174 = icmp eq i64 %1173, %1043
  br i1 %1174, label %1118, label %1120, !llvm.loop !121

1175:                                             ; preds = %1118
  %1176 = getelementptr inbounds i8, ptr %1168, i64 1984
  %1177 = load i32, ptr %1176, align 8
  %1178 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1177, i1 true)
  %1179 = getelementptr inbounds i8, ptr %1168, i64 2008
  %1180 = load i64, ptr %1179, align 8
  %1181 = getelementptr inbounds i8, ptr %1168, i64 2016
  %1182 = load i64, ptr %1181, align 8
  %1183 = getelementptr inbounds i8, ptr %1041, i64 480
  %1184 = load i64, ptr %1183, align 8
  %1185 = icmp eq i64 %1184, 0
  %1186 = getelementptr inbounds i8, ptr %1041, i64 240
  %1187 = load i64, ptr %1186, align 8
  br i1 %1185, label %1219, label %1188

1188:                                             ; preds = %1175
  %1189 = getelementptr inbounds i8, ptr %1041, i64 488
  %1190 = load i64, ptr %1189, align 8
  %1191 = icmp slt i64 %1187, %1190
  br i1 %1191, label %1219, label %1238

1192:                                             ; preds = %1118
  %1193 = getelementptr inbounds i8, ptr %1172, i64 1984
  %1194 = load i32, ptr %1193, align 8
  %1195 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1194, i1 true)
  %1196 = getelementptr inbounds i8, ptr %1172, i64 2008
  %1197 = load i64, ptr %1196, align 8
  %1198 = icmp eq ptr %1171, null
  br i1 %1198, label %1202, label %1199

1199:                                             ; preds = %1192
  %1200 = getelementptr inbounds i8, ptr %1171, i64 2008
  %1201 = load i64, ptr %1200, align 8
  br label %1206

1202:                                             ; preds = %1192
  %1203 = getelementptr inbounds i8, ptr %1172, i64 1992
  %1204 = load i32, ptr %1203, align 8
  %1205 = sext i32 %1204 to i64
  br label %1206

1206:                                             ; preds = %1202, %1199
  %1207 = phi i64 [ -1, %1202 ], [ %1201, %1199 ]
  %1208 = phi i64 [ %1205, %1202 ], [ %1169, %1199 ]
  %1209 = sub i64 %1208, %1170
  %1210 = getelementptr inbounds i8, ptr %1041, i64 480
  %1211 = load i64, ptr %1210, align 8
  %1212 = icmp eq i64 %1211, 0
  %1213 = getelementptr inbounds i8, ptr %1041, i64 240
  %1214 = load i64, ptr %1213, align 8
  br i1 %1212, label %1219, label %1215

1215:                                             ; preds = %1206
  %1216 = getelementptr inbounds i8, ptr %1041, i64 488
  %1217 = load i64, ptr %1216, align 8
  %1218 = icmp slt i64 %1214, %1217
  br i1 %1218, label %1219, label %1238

1219:                                             ; preds = %1215, %1206, %1188, %1175
  %1220 = phi i64 [ %1187, %1188 ], [ %1187, %1175 ], [ %1214, %1215 ], [ %1214, %1206 ]
  %1221 = phi ptr [ %1168, %1188 ], [ %1168, %1175 ], [ %1172, %1215 ], [ %1172, %1206 ]
  %1222 = phi i32 [ %1178, %1188 ], [ %1178, %1175 ], [ %1195, %1215 ], [ %1195, %1206 ]
  %1223 = phi i64 [ %1180, %1188 ], [ %1180, %1175 ], [ %1197, %1215 ], [ %1197, %1206 ]
  %1224 = phi i64 [ %1182, %1188 ], [ %1182, %1175 ], [ %1207, %1215 ], [ %1207, %1206 ]
  %1225 = phi i64 [ 0, %1188 ], [ 0, %1175 ], [ %1209, %1215 ], [ %1209, %1206 ]
  %1226 = phi i64 [ %1184, %1188 ], [ 0, %1175 ], [ %1211, %1215 ], [ 0, %1206 ]
  %1227 = phi ptr [ %1183, %1188 ], [ %1183, %1175 ], [ %1210, %1215 ], [ %1210, %1206 ]
  %1228 = getelementptr inbounds i8, ptr %1041, i64 488
  store i64 %1220, ptr %1228, align 8
  %1229 = getelementptr inbounds i8, ptr %1221, i64 1952
  %1230 = load i64, ptr %1229, align 8
  %1231 = shl i64 %1230, 5
  %1232 = zext nneg i32 %1222 to i64
  %1233 = or disjoint i64 %1231, %1232
  %1234 = getelementptr inbounds i8, ptr %1041, i64 496
  store i64 %1233, ptr %1234, align 8
  %1235 = getelementptr inbounds i8, ptr %1041, i64 504
  store i64 %1223, ptr %1235, align 8
  %1236 = getelementptr inbounds i8, ptr %1041, i64 512
  store i64 %1224, ptr %1236, align 8
  %1237 = getelementptr inbounds i8, ptr %1041, i64 520
  store i64 %1225, ptr %1237, align 8
  br label %1238

1238:                                             ; preds = %1219, %1215, %1188
  %1239 = phi i64 [ %1184, %1188 ], [ %1211, %1215 ], [ %1226, %1219 ]
  %1240 = phi ptr [ %1183, %1188 ], [ %1210, %1215 ], [ %1227, %1219 ]
  %1241 = add i64 %1239, 1
  store i64 %1241, ptr %1240, align 8
  br label %1242

1242:                                             ; preds = %1238, %1116, %1114, %1037
  %1243 = add nuw nsw i64 %1038, 1
  %1244 = load i64, ptr %8, align 8
  %1245 = icmp slt i64 %1243, %1244
  br i1 %1245, label %1037, label %1271, !llvm.loop !122

1246:                                             ; preds = %1033, %937
  %1247 = phi i64 [ %925, %937 ], [ %979, %1033 ]
  %1248 = icmp sgt i64 %1247, 0
  br i1 %1248, label %927, label %1269

1249:                                             ; preds = %524, %533, %347, %356
  %1250 = phi i64 [ %355, %356 ], [ %355, %347 ], [ %532, %533 ], [ %532, %524 ]
  %1251 = phi i32 [ %349, %356 ], [ %349, %347 ], [ %525, %533 ], [ %525, %524 ]
  %1252 = phi i64 [ %350, %356 ], [ %350, %347 ], [ %527, %533 ], [ %527, %524 ]
  %1253 = phi i64 [ %352, %356 ], [ %352, %347 ], [ %529, %533 ], [ %529, %524 ]
  %1254 = phi ptr [ %351, %356 ], [ %351, %347 ], [ %528, %533 ], [ %528, %524 ]
  %1255 = getelementptr i8, ptr %263, i64 584
  store i64 %1250, ptr %1255, align 8
  %1256 = getelementptr inbounds i8, ptr %286, i64 1952
  %1257 = load i64, ptr %1256, align 8
  %1258 = shl i64 %1257, 5
  %1259 = zext nneg i32 %1251 to i64
  %1260 = or disjoint i64 %1258, %1259
  %1261 = getelementptr i8, ptr %263, i64 592
  store i64 %1260, ptr %1261, align 8
  %1262 = getelementptr i8, ptr %263, i64 600
  store i64 %1252, ptr %1262, align 8
  %1263 = getelementptr i8, ptr %263, i64 608
  store i64 -1, ptr %1263, align 8
  %1264 = getelementptr i8, ptr %263, i64 616
  store i64 0, ptr %1264, align 8
  br label %1265

1265:                                             ; preds = %1249, %533, %356
  %1266 = phi i64 [ %352, %356 ], [ %529, %533 ], [ %1253, %1249 ]
  %1267 = phi ptr [ %351, %356 ], [ %528, %533 ], [ %1254, %1249 ]
  %1268 = add i64 %1266, 1
  store i64 %1268, ptr %1267, align 8
  br label %1269

1269:                                             ; preds = %960, %1246, %1265, %38, %254, %1035
  %1270 = load i64, ptr %8, align 8
  br label %1271

1271:                                             ; preds = %931, %1242, %1269
  %1272 = phi i64 [ %1270, %1269 ], [ %1244, %1242 ], [ %925, %931 ]
  %1273 = icmp sgt i64 %1272, 0
  br i1 %1273, label %1275, label %1274

1274:                                             ; preds = %1421, %1271
  br label %22

1275:                                             ; preds = %1271, %1421
  %1276 = phi i64 [ %1426, %1421 ], [ 0, %1271 ]
  %1277 = load ptr, ptr %10, align 8
  %1278 = getelementptr ptr, ptr %1277, i64 %1276
  %1279 = load ptr, ptr %1278, align 8
  %1280 = getelementptr inbounds i8, ptr %1279, i64 88
  %1281 = load i64, ptr %1280, align 8
  %1282 = icmp sgt i64 %1281, 0
  br i1 %1282, label %1283, label %1292

1283:                                             ; preds = %1275
  %1284 = getelementptr inbounds i8, ptr %1279, i64 80
  %1285 = getelementptr i8, ptr %1279, i64 672
  %1286 = getelementptr inbounds i8, ptr %1279, i64 240
  %1287 = getelementptr i8, ptr %1279, i64 680
  %1288 = getelementptr i8, ptr %1279, i64 688
  %1289 = getelementptr i8, ptr %1279, i64 696
  %1290 = getelementptr i8, ptr %1279, i64 704
  %1291 = getelementptr i8, ptr %1279, i64 712
  br label %1343

1292:                                             ; preds = %1354, %1275
  %1293 = getelementptr inbounds i8, ptr %1279, i64 992
  %1294 = load i64, ptr %1293, align 8
  %1295 = icmp sgt i64 %1294, 0
  br i1 %1295, label %1296, label %1394

1296:                                             ; preds = %1292
  %1297 = getelementptr inbounds i8, ptr %1279, i64 984
  %1298 = getelementptr inbounds i8, ptr %1279, i64 80
  %1299 = getelementptr i8, ptr %1279, i64 672
  %1300 = getelementptr inbounds i8, ptr %1279, i64 240
  %1301 = getelementptr i8, ptr %1279, i64 680
  %1302 = getelementptr i8, ptr %1279, i64 688
  %1303 = getelementptr i8, ptr %1279, i64 696
  %1304 = getelementptr i8, ptr %1279, i64 704
  %1305 = getelementptr i8, ptr %1279, i64 712
  br label %1306

1306:                                             ; preds = %1339, %1296
  %1307 = phi i64 [ %1294, %1296 ], [ %1340, %1339 ]
  %1308 = phi i64 [ 0, %1296 ], [ %1341, %1339 ]
  %1309 = load ptr, ptr %1297, align 8
  %1310 = getelementptr %struct.Bulk, ptr %1309, i64 %1308
  %1311 = getelementptr inbounds i8, ptr %1310, i64 48
  %1312 = load i32, ptr %1311, align 8
  %1313 = icmp eq i32 %1312, 1
  br i1 %1313, label %1314, label %1316

1314:                                             ; preds = %1306
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1279, ptr noundef %1310) #24
  %1315 = load i64, ptr %1293, align 8
  br label %1339

1316:                                             ; preds = %1306
  %1317 = load ptr, ptr %1298, align 8
  %1318 = getelementptr inbounds i8, ptr %1310, i64 40
  %1319 = load i32, ptr %1318, align 8
  %1320 = sdiv i32 %1319, 32
  %1321 = sext i32 %1320 to i64
  %1322 = and i32 %1319, 31
  %1323 = getelementptr inbounds i8, ptr %1310, i64 32
  %1324 = load i64, ptr %1323, align 8
  %1325 = load i64, ptr %1299, align 8
  %1326 = icmp eq i64 %1325, 0
  %1327 = load i64, ptr %1300, align 8
  br i1 %1326, label %1331, label %1328

1328:                                             ; preds = %1316
  %1329 = load i64, ptr %1301, align 8
  %1330 = icmp slt i64 %1327, %1329
  br i1 %1330, label %1331, label %1337

1331:                                             ; preds = %1328, %1316
  store i64 %1327, ptr %1301, align 8
  %1332 = getelementptr %struct.Warp, ptr %1317, i64 %1321, i32 8
  %1333 = load i64, ptr %1332, align 8
  %1334 = shl i64 %1333, 5
  %1335 = zext nneg i32 %1322 to i64
  %1336 = or disjoint i64 %1334, %1335
  store i64 %1336, ptr %1302, align 8
  store i64 %1324, ptr %1303, align 8
  store i64 -1, ptr %1304, align 8
  store i64 0, ptr %1305, align 8
  br label %1337

1337:                                             ; preds = %1331, %1328
  %1338 = add i64 %1325, 1
  store i64 %1338, ptr %1299, align 8
  br label %1339

1339:                                             ; preds = %1337, %1314
  %1340 = phi i64 [ %1307, %1337 ], [ %1315, %1314 ]
  %1341 = add nuw nsw i64 %1308, 1
  %1342 = icmp slt i64 %1341, %1340
  br i1 %1342, label %1306, label %1394, !llvm.loop !123

1343:                                             ; preds = %1354, %1283
  %1344 = phi i64 [ 0, %1283 ], [ %1355, %1354 ]
  %1345 = load ptr, ptr %1284, align 8
  %1346 = getelementptr %struct.Warp, ptr %1345, i64 %1344
  %1347 = getelementptr inbounds i8, ptr %1346, i64 2856
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp sgt i64 %1348, 0
  br i1 %1349, label %1350, label %1354

1350:                                             ; preds = %1343
  %1351 = getelementptr inbounds i8, ptr %1346, i64 2840
  %1352 = getelementptr inbounds i8, ptr %1346, i64 2848
  %1353 = getelementptr inbounds i8, ptr %1346, i64 1952
  br label %1358

1354:                                             ; preds = %1390, %1343
  store i64 0, ptr %1347, align 8
  %1355 = add nuw nsw i64 %1344, 1
  %1356 = load i64, ptr %1280, align 8
  %1357 = icmp slt i64 %1355, %1356
  br i1 %1357, label %1343, label %1292, !llvm.loop !124

1358:                                             ; preds = %1390, %1350
  %1359 = phi i64 [ %1348, %1350 ], [ %1391, %1390 ]
  %1360 = phi i64 [ 0, %1350 ], [ %1392, %1390 ]
  %1361 = load ptr, ptr %1351, align 8
  %1362 = load i64, ptr %1352, align 8
  %1363 = add i64 %1362, %1360
  %1364 = srem i64 %1363, 512
  %1365 = getelementptr %struct.Copy, ptr %1361, i64 %1364
  %1366 = load i32, ptr %1365, align 8
  %1367 = icmp eq i32 %1366, 0
  br i1 %1367, label %1390, label %1368

1368:                                             ; preds = %1358
  %1369 = getelementptr inbounds i8, ptr %1365, i64 8
  %1370 = load i32, ptr %1369, align 8
  %1371 = icmp eq i32 %1370, 0
  br i1 %1371, label %1372, label %1390

1372:                                             ; preds = %1368
  %1373 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1366, i1 true)
  %1374 = getelementptr inbounds i8, ptr %1365, i64 40
  %1375 = load i64, ptr %1374, align 8
  %1376 = load i64, ptr %1285, align 8
  %1377 = icmp eq i64 %1376, 0
  %1378 = load i64, ptr %1286, align 8
  br i1 %1377, label %1382, label %1379

1379:                                             ; preds = %1372
  %1380 = load i64, ptr %1287, align 8
  %1381 = icmp slt i64 %1378, %1380
  br i1 %1381, label %1382, label %1387

1382:                                             ; preds = %1379, %1372
  store i64 %1378, ptr %1287, align 8
  %1383 = load i64, ptr %1353, align 8
  %1384 = shl i64 %1383, 5
  %1385 = zext nneg i32 %1373 to i64
  %1386 = or disjoint i64 %1384, %1385
  store i64 %1386, ptr %1288, align 8
  store i64 %1375, ptr %1289, align 8
  store i64 -1, ptr %1290, align 8
  store i64 0, ptr %1291, align 8
  br label %1387

1387:                                             ; preds = %1382, %1379
  %1388 = add i64 %1376, 1
  store i64 %1388, ptr %1285, align 8
  %1389 = load i64, ptr %1347, align 8
  br label %1390

1390:                                             ; preds = %1387, %1368, %1358
  %1391 = phi i64 [ %1389, %1387 ], [ %1359, %1368 ], [ %1359, %1358 ]
  %1392 = add nuw nsw i64 %1360, 1
  %1393 = icmp slt i64 %1392, %1391
  br i1 %1393, label %1358, label %1354, !llvm.loop !125

1394:                                             ; preds = %1339, %1292
  store i64 0, ptr %1293, align 8
  %1395 = getelementptr inbounds i8, ptr %1279, i64 472
  %1396 = load ptr, ptr %1395, align 8
  %1397 = icmp eq ptr %1396, null
  br i1 %1397, label %1421, label %1398

1398:                                             ; preds = %1394
  %1399 = getelementptr inbounds i8, ptr %1396, i64 112
  %1400 = load i64, ptr %1399, align 8
  %1401 = icmp sgt i64 %1400, 0
  br i1 %1401, label %1402, label %1405

1402:                                             ; preds = %1398
  %1403 = getelementptr inbounds i8, ptr %1396, i64 24
  %1404 = getelementptr inbounds i8, ptr %1396, i64 104
  br label %1406

1405:                                             ; preds = %1417, %1398
  store i64 0, ptr %1399, align 8
  br label %1421

1406:                                             ; preds = %1417, %1402
  %1407 = phi i64 [ 0, %1402 ], [ %1418, %1417 ]
  %1408 = load ptr, ptr %1403, align 8
  %1409 = load ptr, ptr %1404, align 8
  %1410 = getelementptr i32, ptr %1409, i64 %1407
  %1411 = load i32, ptr %1410, align 4
  %1412 = sext i32 %1411 to i64
  %1413 = getelementptr %struct.Granule, ptr %1408, i64 %1412, i32 4
  %1414 = load i32, ptr %1413, align 4
  %1415 = icmp eq i32 %1414, 0
  br i1 %1415, label %1417, label %1416

1416:                                             ; preds = %1406
  tail call fastcc void @note_unwritten(ptr noundef nonnull %1396, ptr noundef readonly %1279, i64 noundef %1412) #24
  br label %1417

1417:                                             ; preds = %1416, %1406
  store i32 0, ptr %1413, align 4
  %1418 = add nuw nsw i64 %1407, 1
  %1419 = load i64, ptr %1399, align 8
  %1420 = icmp slt i64 %1418, %1419
  br i1 %1420, label %1406, label %1405, !llvm.loop !126

1421:                                             ; preds = %1405, %1394
  %1422 = getelementptr inbounds i8, ptr %1279, i64 248
  store i64 0, ptr %1422, align 8
  %1423 = getelementptr inbounds i8, ptr %1279, i64 256
  %1424 = load i64, ptr %1423, align 8
  %1425 = add i64 %1424, 1
  store i64 %1425, ptr %1423, align 8
  %1426 = add nuw nsw i64 %1276, 1
  %1427 = load i64, ptr %8, align 8
  %1428 = icmp slt i64 %1426, %1427
  br i1 %1428, label %1275, label %1274, !llvm.loop !127

1429:                                             ; preds = %31, %27, %933, %556
  %1430 = phi i32 [ %559, %556 ], [ 1, %933 ], [ 0, %31 ], [ 1, %27 ]
  ret i32 %1430
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
  tail call fastcc void @flush_pairs(ptr noundef nonnull %0, i64 noundef %16) #24
  %22 = load i64, ptr %2, align 8
  br label %23

23:                                               ; preds = %14, %21
  %24 = phi i64 [ %15, %14 ], [ %22, %21 ]
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp slt i64 %25, %24
  br i1 %26, label %14, label %7, !llvm.loop !128

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
  br i1 %39, label %27, label %32, !llvm.loop !129

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
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %30, ptr noundef %51) #24
  %52 = add nuw nsw i64 %41, 1
  %53 = load i64, ptr %10, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %40, label %33, !llvm.loop !130
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush_pairs(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i64], align 16
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %0, i64 976
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #25
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
  br i1 %66, label %47, label %56, !llvm.loop !131

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
  br i1 %78, label %79, label %67, !llvm.loop !132

79:                                               ; preds = %67, %47
  %80 = xor i32 %50, -1
  %81 = and i32 %48, %80
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %18, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %50, i32 noundef %48, i32 noundef %81, i64 noundef %24) #24
  store i64 0, ptr %23, align 8
  br label %82

82:                                               ; preds = %20, %79
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #25
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, 8
  br i1 %84, label %19, label %20, !llvm.loop !133
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #25
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
  br i1 %49, label %50, label %32, !llvm.loop !134

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #24
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #25
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !135
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
  br i1 %47, label %38, label %48, !llvm.loop !136

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !137

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !138

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
  br i1 %100, label %131, label %90, !llvm.loop !139

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
  br i1 %174, label %175, label %169, !llvm.loop !140

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
  br i1 %234, label %69, label %235, !llvm.loop !141

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
  br i1 %251, label %51, label %56, !llvm.loop !142

252:                                              ; preds = %51, %9, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #14 {
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
  br i1 %16, label %25, label %7, !llvm.loop !143

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
define internal fastcc void @record(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #12 {
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #25
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #25
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
  br i1 %43, label %44, label %32, !llvm.loop !144

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
  br i1 %79, label %99, label %61, !llvm.loop !145

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
  br i1 %98, label %99, label %80, !llvm.loop !145

99:                                               ; preds = %76, %95, %60
  %100 = shl nuw nsw i32 %55, 1
  br label %101

101:                                              ; preds = %87, %54, %59, %99
  %102 = phi i32 [ %55, %59 ], [ %55, %54 ], [ %100, %99 ], [ %55, %87 ]
  %103 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %102) #24
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
  br i1 %121, label %109, label %122, !llvm.loop !146

122:                                              ; preds = %109
  %123 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %118, ptr %123, align 8
  br label %308

124:                                              ; preds = %44
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %8) #25
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
  %153 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %152) #24
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
  br i1 %171, label %151, label %137, !llvm.loop !147

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
  br i1 %181, label %172, label %167, !llvm.loop !148

182:                                              ; preds = %182, %151
  %183 = phi i64 [ 0, %151 ], [ %198, %182 ]
  %184 = phi i64 [ 0, %151 ], [ %192, %182 ]
  %185 = phi i32 [ 0, %151 ], [ %200, %182 ]
  %186 = phi i32 [ 0, %151 ], [ %199, %182 ]
  %187 = and i32 %185, 31
  %188 = shl i32 %164, %187
  %189 = and i32 %188, %3
  %190 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %9, i32 noundef %189, i32 noundef %20, i32 noundef 2, ptr noundef nonnull %8) #24
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
  br i1 %201, label %182, label %202, !llvm.loop !149

202:                                              ; preds = %182
  store i64 %192, ptr %165, align 16
  store i64 %198, ptr %166, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %8) #25
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
  %213 = call fastcc i32 @blocks_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef 5, ptr noundef nonnull %10) #24
  %214 = sext i32 %213 to i64
  store i64 %214, ptr %11, align 16
  %215 = call fastcc i64 @bytes_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20) #24
  %216 = add i64 %215, 31
  %217 = sdiv i64 %216, 32
  %218 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %217, ptr %218, align 8
  %219 = getelementptr inbounds i8, ptr %14, i64 12
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 1
  br i1 %221, label %222, label %224

222:                                              ; preds = %211
  %223 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %212) #24
  br label %286

224:                                              ; preds = %211
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #25
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #25
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
  br i1 %249, label %255, label %242, !llvm.loop !150

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
  br i1 %270, label %225, label %231, !llvm.loop !151

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
  %281 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %9, i32 noundef %275, i32 noundef %20, i32 noundef %280) #24
  %282 = add i64 %281, %273
  %283 = add nuw nsw i64 %272, 1
  %284 = icmp eq i64 %283, 8
  br i1 %284, label %285, label %271, !llvm.loop !152

285:                                              ; preds = %279
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #25
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
  br i1 %305, label %293, label %306, !llvm.loop !146

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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #25
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #25
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
  br i1 %328, label %318, label %319, !llvm.loop !153
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #14 {
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #25
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #24
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #25
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #25
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !154

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
  br i1 %41, label %23, label %30, !llvm.loop !155
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #14 {
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #24
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !156

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
  br i1 %40, label %30, label %25, !llvm.loop !157
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @bytes_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #15 {
  %4 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #25
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
  br i1 %18, label %19, label %6, !llvm.loop !158

19:                                               ; preds = %6, %3
  %20 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %21 = call fastcc i32 @distinct(ptr noundef nonnull %4, i32 noundef %20) #24
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = sext i32 %2 to i64
  %25 = zext nneg i32 %21 to i64
  %26 = load i64, ptr %4, align 16
  br label %29

27:                                               ; preds = %38, %19
  %28 = phi i64 [ 0, %19 ], [ %43, %38 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #25
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
  br i1 %45, label %27, label %29, !llvm.loop !159
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #14 {
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
  br i1 %24, label %15, label %25, !llvm.loop !160

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !161

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
  br i1 %55, label %31, label %33, !llvm.loop !162
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #24
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #24
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #25
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
  br i1 %71, label %72, label %73, !llvm.loop !163

72:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #25
  br label %84

73:                                               ; preds = %69, %34
  %74 = phi i64 [ 0, %34 ], [ %70, %69 ]
  %75 = getelementptr [5 x i64], ptr %3, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %69, label %78

78:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #25
  %79 = icmp sgt i64 %76, -1
  br i1 %79, label %84, label %80

80:                                               ; preds = %78
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %16, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %84

81:                                               ; preds = %29, %24, %19, %14
  %82 = add nuw nsw i64 %15, 1
  %83 = icmp eq i64 %82, %5
  br i1 %83, label %85, label %14, !llvm.loop !164

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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %6, i64 204
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %71, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %71

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %6, i64 8
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %3
  %23 = getelementptr i8, ptr %19, i64 %22
  %24 = icmp sgt i64 %21, 0
  br i1 %24, label %28, label %39

25:                                               ; preds = %28
  %26 = add nuw nsw i64 %29, 1
  %27 = icmp eq i64 %26, %21
  br i1 %27, label %39, label %28, !llvm.loop !165

28:                                               ; preds = %16, %25
  %29 = phi i64 [ %26, %25 ], [ 0, %16 ]
  %30 = getelementptr i8, ptr %23, i64 %29
  %31 = load i8, ptr %30, align 1
  %32 = add i64 %29, %22
  %33 = trunc i64 %32 to i32
  %34 = shl i32 %33, 3
  %35 = and i32 %34, 24
  %36 = lshr i32 2146926583, %35
  %37 = trunc i32 %36 to i8
  %38 = icmp eq i8 %31, %37
  br i1 %38, label %25, label %71

39:                                               ; preds = %25, %16
  %40 = getelementptr inbounds i8, ptr %0, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %43 = trunc i64 %41 to i32
  %44 = shl i32 %43, 5
  %45 = add nuw nsw i32 %42, 1
  %46 = add i32 %45, %44
  store i32 %46, ptr %13, align 4
  %47 = getelementptr inbounds i8, ptr %0, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 %48, ptr %49, align 4
  %50 = load i64, ptr %40, align 8
  %51 = getelementptr inbounds i8, ptr %6, i64 48
  %52 = load ptr, ptr %51, align 8
  %53 = load i64, ptr %6, align 8
  %54 = mul i64 %53, %50
  %55 = getelementptr i32, ptr %52, i64 %54
  %56 = getelementptr i32, ptr %55, i64 %50
  %57 = load i32, ptr %56, align 4
  %58 = add i32 %57, 1
  %59 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 %58, ptr %59, align 4
  %60 = getelementptr inbounds i8, ptr %6, i64 112
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %6, i64 16
  %63 = load i64, ptr %62, align 8
  %64 = icmp slt i64 %61, %63
  br i1 %64, label %65, label %71

65:                                               ; preds = %39
  %66 = trunc i64 %3 to i32
  %67 = getelementptr inbounds i8, ptr %6, i64 104
  %68 = load ptr, ptr %67, align 8
  %69 = add nsw i64 %61, 1
  store i64 %69, ptr %60, align 8
  %70 = getelementptr i32, ptr %68, i64 %61
  store i32 %66, ptr %70, align 4
  br label %71

71:                                               ; preds = %28, %65, %39, %4, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @compare(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #18 {
  %8 = alloca %struct.Hazard, align 8
  %9 = alloca %struct.Hazard, align 8
  %10 = alloca %struct.Hazard, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp sgt i64 %13, 0
  br i1 %14, label %15, label %42

15:                                               ; preds = %7
  %16 = getelementptr inbounds i8, ptr %0, i64 28
  %17 = icmp ne i32 %3, 0
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = getelementptr inbounds i8, ptr %12, i64 120
  %20 = icmp ne i32 %4, 0
  %21 = and i1 %17, %20
  %22 = icmp ne i32 %5, 0
  %23 = and i1 %21, %22
  %24 = getelementptr inbounds i8, ptr %12, i64 48
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = icmp eq i32 %1, 0
  %28 = getelementptr inbounds i8, ptr %12, i64 56
  %29 = getelementptr inbounds i8, ptr %12, i64 64
  %30 = select i1 %23, i32 2, i32 1
  %31 = zext nneg i32 %25 to i64
  %32 = getelementptr inbounds i8, ptr %9, i64 4
  %33 = getelementptr inbounds i8, ptr %9, i64 8
  %34 = getelementptr inbounds i8, ptr %0, i64 24
  %35 = getelementptr inbounds i8, ptr %9, i64 12
  %36 = getelementptr inbounds i8, ptr %9, i64 32
  %37 = getelementptr inbounds i8, ptr %9, i64 40
  %38 = getelementptr inbounds i8, ptr %9, i64 24
  %39 = getelementptr inbounds i8, ptr %9, i64 16
  %40 = getelementptr inbounds i8, ptr %9, i64 48
  %41 = getelementptr inbounds i8, ptr %9, i64 56
  br label %43

42:                                               ; preds = %154, %7
  ret void

43:                                               ; preds = %15, %154
  %44 = phi i64 [ %13, %15 ], [ %156, %154 ]
  %45 = phi i64 [ 0, %15 ], [ %155, %154 ]
  %46 = getelementptr %struct.Touch, ptr %2, i64 %45
  %47 = load i32, ptr %16, align 4
  %48 = getelementptr inbounds i8, ptr %46, i64 12
  %49 = load i32, ptr %48, align 4
  %50 = and i32 %49, %47
  %51 = and i32 %50, 1073741824
  %52 = icmp ne i32 %51, 0
  br i1 %17, label %53, label %55

53:                                               ; preds = %43
  %54 = load i64, ptr %18, align 8
  br label %55

55:                                               ; preds = %43, %53
  %56 = phi i64 [ %54, %53 ], [ %45, %43 ]
  %57 = and i32 %50, 536870912
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %66, label %59

59:                                               ; preds = %55
  %60 = load ptr, ptr %19, align 8
  %61 = add i64 %44, 1
  %62 = mul i64 %56, %61
  %63 = getelementptr i32, ptr %60, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  br label %66

66:                                               ; preds = %59, %55
  %67 = phi i1 [ true, %55 ], [ %65, %59 ]
  %68 = getelementptr inbounds i8, ptr %46, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %52, i1 %67, i1 false
  %72 = select i1 %70, i1 true, i1 %71
  br i1 %72, label %154, label %73

73:                                               ; preds = %66
  %74 = lshr exact i32 %51, 30
  %75 = select i1 %23, i32 2, i32 %74
  %76 = load i64, ptr %18, align 8
  %77 = icmp eq i64 %45, %76
  br i1 %77, label %89, label %78

78:                                               ; preds = %73
  %79 = load i32, ptr %46, align 4
  %80 = load ptr, ptr %24, align 8
  %81 = mul i64 %76, %44
  %82 = getelementptr i32, ptr %80, i64 %81
  %83 = getelementptr i32, ptr %82, i64 %45
  %84 = load i32, ptr %83, align 4
  %85 = icmp ugt i32 %79, %84
  br i1 %85, label %86, label %154

86:                                               ; preds = %78
  %87 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %69, i1 true)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #25
  call fastcc void @pair_of(ptr dead_on_unwind nonnull writable sret(%struct.Hazard) align 8 %10, ptr noundef nonnull readonly %0, i32 noundef %25, ptr noundef nonnull readonly %46, i64 noundef %45, i32 noundef %87, i32 noundef %3, i32 noundef %4, i32 noundef %75, i64 noundef %6) #24
  %88 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %88, ptr noundef nonnull %10) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #25
  br label %154

89:                                               ; preds = %73
  %90 = getelementptr inbounds i8, ptr %46, i64 8
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %26, align 8
  %93 = icmp eq i32 %91, %92
  br i1 %93, label %97, label %94

94:                                               ; preds = %89
  br i1 %27, label %154, label %95

95:                                               ; preds = %94
  %96 = shl i64 %45, 12
  br label %118

97:                                               ; preds = %89
  br i1 %21, label %98, label %154

98:                                               ; preds = %97
  %99 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %69, i1 true)
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !166)
  %100 = shl i64 %45, 5
  %101 = or disjoint i64 %100, %31
  %102 = zext nneg i32 %99 to i64
  %103 = or disjoint i64 %100, %102
  %104 = and i32 %49, -1610612737
  %105 = icmp ugt i32 %25, %99
  store i32 2, ptr %9, align 8, !alias.scope !166
  store i32 %75, ptr %32, align 4, !alias.scope !166
  br i1 %105, label %106, label %108

106:                                              ; preds = %98
  %107 = load i32, ptr %34, align 8, !noalias !166
  store i32 %107, ptr %33, align 8, !alias.scope !166
  br label %110

108:                                              ; preds = %98
  store i32 %104, ptr %33, align 8, !alias.scope !166
  %109 = load i32, ptr %34, align 8, !noalias !166
  br label %110

110:                                              ; preds = %106, %108
  %111 = phi i64 [ %101, %108 ], [ %103, %106 ]
  %112 = phi i64 [ %103, %108 ], [ %101, %106 ]
  %113 = phi i32 [ %109, %108 ], [ %104, %106 ]
  store i32 %113, ptr %35, align 4, !alias.scope !166
  store i64 %112, ptr %36, align 8, !alias.scope !166
  store i64 %111, ptr %37, align 8, !alias.scope !166
  %114 = load ptr, ptr %0, align 8, !noalias !166
  %115 = getelementptr inbounds i8, ptr %114, i64 240
  %116 = load i64, ptr %115, align 8, !noalias !166
  store i64 %116, ptr %38, align 8, !alias.scope !166
  store i64 %116, ptr %39, align 8, !alias.scope !166
  store i64 %6, ptr %40, align 8, !alias.scope !166
  store i64 1, ptr %41, align 8, !alias.scope !166
  %117 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %117, ptr noundef nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #25
  br label %154

118:                                              ; preds = %95, %150
  %119 = phi i32 [ %1, %95 ], [ %152, %150 ]
  %120 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = shl nuw i32 1, %120
  %122 = xor i32 %121, -1
  %123 = and i32 %69, %122
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %150, label %125

125:                                              ; preds = %118
  %126 = load i32, ptr %46, align 4
  %127 = load ptr, ptr %28, align 8
  %128 = getelementptr i32, ptr %127, i64 %45
  %129 = load i32, ptr %128, align 4
  %130 = icmp ugt i32 %126, %129
  br i1 %130, label %131, label %150

131:                                              ; preds = %125
  %132 = load ptr, ptr %29, align 8
  %133 = getelementptr i8, ptr %132, i64 %96
  %134 = shl nuw nsw i32 %120, 7
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr i8, ptr %133, i64 %135
  br label %137

137:                                              ; preds = %144, %131
  %138 = phi i32 [ %123, %131 ], [ %146, %144 ]
  %139 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %138, i1 true)
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr i32, ptr %136, i64 %140
  %142 = load i32, ptr %141, align 4
  %143 = icmp ugt i32 %126, %142
  br i1 %143, label %148, label %144

144:                                              ; preds = %137
  %145 = add i32 %138, -1
  %146 = and i32 %145, %138
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %150, label %137, !llvm.loop !169

148:                                              ; preds = %137
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #25
  call fastcc void @pair_of(ptr dead_on_unwind nonnull writable sret(%struct.Hazard) align 8 %8, ptr noundef readonly %0, i32 noundef %120, ptr noundef nonnull readonly %46, i64 noundef %45, i32 noundef %139, i32 noundef %3, i32 noundef %4, i32 noundef %30, i64 noundef %6) #24
  %149 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %149, ptr noundef nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #25
  br label %154

150:                                              ; preds = %144, %125, %118
  %151 = add i32 %119, -1
  %152 = and i32 %151, %119
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %118, !llvm.loop !170

154:                                              ; preds = %150, %94, %148, %86, %78, %110, %97, %66
  %155 = add nuw nsw i64 %45, 1
  %156 = load i64, ptr %12, align 8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %43, label %42, !llvm.loop !171
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pair_of(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Hazard) align 8 %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9) unnamed_addr #13 {
  %11 = getelementptr inbounds i8, ptr %1, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 5
  %14 = zext nneg i32 %2 to i64
  %15 = add i64 %13, %14
  %16 = shl i64 %4, 5
  %17 = zext nneg i32 %5 to i64
  %18 = add i64 %16, %17
  %19 = getelementptr inbounds i8, ptr %3, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, -1610612737
  %22 = getelementptr inbounds i8, ptr %1, i64 32
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %3, i64 8
  %25 = load i32, ptr %24, align 4
  %26 = icmp eq i32 %23, %25
  %27 = icmp sgt i32 %23, %25
  %28 = icmp sgt i64 %15, %18
  %29 = select i1 %26, i1 %28, i1 %27
  %30 = icmp ne i32 %6, 0
  %31 = icmp ne i32 %7, 0
  %32 = and i1 %30, %31
  br i1 %32, label %41, label %33

33:                                               ; preds = %10
  br i1 %29, label %34, label %37

34:                                               ; preds = %33
  %35 = zext i1 %30 to i32
  store i32 %35, ptr %0, align 8
  %36 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %8, ptr %36, align 4
  br label %43

37:                                               ; preds = %33
  %38 = xor i1 %30, true
  %39 = zext i1 %38 to i32
  store i32 %39, ptr %0, align 8
  %40 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %8, ptr %40, align 4
  br label %47

41:                                               ; preds = %10
  store i32 2, ptr %0, align 8
  %42 = getelementptr inbounds i8, ptr %0, i64 4
  store i32 %8, ptr %42, align 4
  br i1 %29, label %43, label %47

43:                                               ; preds = %34, %41
  %44 = getelementptr inbounds i8, ptr %1, i64 24
  %45 = load i32, ptr %44, align 8
  %46 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %45, ptr %46, align 8
  br label %51

47:                                               ; preds = %37, %41
  %48 = getelementptr inbounds i8, ptr %0, i64 8
  store i32 %21, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = load i32, ptr %49, align 8
  br label %51

51:                                               ; preds = %43, %47
  %52 = phi i64 [ %15, %47 ], [ %18, %43 ]
  %53 = phi i64 [ %18, %47 ], [ %15, %43 ]
  %54 = phi i32 [ %50, %47 ], [ %21, %43 ]
  %55 = getelementptr inbounds i8, ptr %0, i64 12
  store i32 %54, ptr %55, align 4
  %56 = getelementptr inbounds i8, ptr %0, i64 32
  store i64 %53, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %52, ptr %57, align 8
  %58 = load ptr, ptr %1, align 8
  %59 = getelementptr inbounds i8, ptr %58, i64 240
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %0, i64 16
  store i64 %60, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %0, i64 48
  store i64 %9, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %0, i64 56
  store i64 1, ptr %64, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #25
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
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #25
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @compare_visits(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #11 {
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

38:                                               ; preds = %113
  ret void

39:                                               ; preds = %8, %113
  %40 = phi i1 [ true, %8 ], [ false, %113 ]
  %41 = phi i64 [ 0, %8 ], [ 1, %113 ]
  %42 = getelementptr %struct.Visit, ptr %3, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %113, label %45

45:                                               ; preds = %39
  %46 = load i32, ptr %18, align 4
  %47 = getelementptr inbounds i8, ptr %42, i64 12
  %48 = load i32, ptr %47, align 4
  %49 = and i32 %46, 1073741824
  %50 = and i32 %49, %48
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %113

52:                                               ; preds = %45
  %53 = tail call fastcc i32 @visit_is_ordered(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %42) #24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %113

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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #25
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
  br i1 %32, label %74, label %81

74:                                               ; preds = %68
  store i32 2, ptr %9, align 8
  %75 = icmp eq i32 %73, %57
  br i1 %75, label %78, label %76

76:                                               ; preds = %74
  %77 = icmp slt i32 %73, %57
  br i1 %77, label %92, label %93

78:                                               ; preds = %74
  br i1 %60, label %90, label %79

79:                                               ; preds = %78
  %80 = icmp slt i64 %12, %71
  br i1 %80, label %92, label %93

81:                                               ; preds = %68
  %82 = select i1 %30, i32 %57, i32 %73
  %83 = select i1 %30, i32 %73, i32 %57
  %84 = icmp sgt i32 %83, %82
  %85 = select i1 %60, i1 %84, i1 false
  %86 = zext i1 %85 to i32
  store i32 %86, ptr %9, align 8
  %87 = xor i1 %85, true
  %88 = zext i1 %87 to i32
  %89 = icmp eq i32 %88, %4
  br i1 %89, label %92, label %95

90:                                               ; preds = %78
  %91 = icmp slt i64 %17, %72
  br i1 %91, label %92, label %93

92:                                               ; preds = %79, %76, %81, %90
  store i32 %57, ptr %21, align 8
  store i32 %73, ptr %22, align 4
  store i64 %71, ptr %23, align 8
  store i64 %12, ptr %24, align 8
  store i64 %72, ptr %25, align 8
  store i64 %17, ptr %26, align 8
  br label %93

93:                                               ; preds = %79, %76, %92, %90
  br i1 %34, label %105, label %94

94:                                               ; preds = %93
  br i1 %69, label %96, label %102

95:                                               ; preds = %81
  br i1 %69, label %99, label %102

96:                                               ; preds = %94
  %97 = icmp eq i32 %57, %73
  %98 = select i1 %32, i1 %97, i1 false
  br label %99

99:                                               ; preds = %96, %95
  %100 = phi i1 [ false, %95 ], [ %98, %96 ]
  %101 = xor i1 %100, true
  br label %102

102:                                              ; preds = %95, %99, %94
  %103 = phi i1 [ false, %94 ], [ %101, %99 ], [ false, %95 ]
  %104 = zext i1 %103 to i32
  br label %105

105:                                              ; preds = %93, %102
  %106 = phi i32 [ %104, %102 ], [ 2, %93 ]
  store i32 %106, ptr %20, align 4
  %107 = load i32, ptr %36, align 4
  %108 = and i32 %107, %35
  %109 = icmp eq i32 %108, 0
  %110 = zext i1 %109 to i64
  store i64 %110, ptr %28, align 8
  %111 = or i32 %107, %35
  store i32 %111, ptr %36, align 4
  %112 = load ptr, ptr %37, align 8
  call fastcc void @note_hazard(ptr noundef %112, ptr noundef nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #25
  br label %113

113:                                              ; preds = %39, %45, %52, %105
  br i1 %40, label %39, label %38, !llvm.loop !172
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @visit_is_ordered(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #19 {
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
  br i1 %40, label %19, label %28, !llvm.loop !173

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !174

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
  br i1 %56, label %48, label %44, !llvm.loop !175

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
  br i1 %77, label %58, label %61, !llvm.loop !176

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
  br i1 %90, label %85, label %78, !llvm.loop !177

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
  br i1 %104, label %91, label %88, !llvm.loop !178

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
  br i1 %117, label %105, label %106, !llvm.loop !179
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
  %12 = tail call fastcc i32 @fits(ptr noundef %11, ptr noundef %8, ptr noundef %1, i32 noundef %3) #24
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call ptr @rooftile_resolve(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #24
  br label %16

16:                                               ; preds = %4, %14
  %17 = phi ptr [ %15, %14 ], [ %8, %4 ]
  ret ptr %17
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #25
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
  %26 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %17) #24
  %27 = icmp ne ptr %26, null
  %28 = zext i1 %27 to i32
  %29 = shl nuw i32 %28, %17
  %30 = or i32 %29, %16
  br label %43

31:                                               ; preds = %14
  %32 = getelementptr [32 x i64], ptr %1, i64 0, i64 %18
  %33 = load i64, ptr %32, align 8
  %34 = sext i32 %20 to i64
  %35 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %9, i64 noundef %33, i64 noundef %34, ptr noundef nonnull %6) #24
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %31
  %38 = shl nuw i32 1, %17
  %39 = or i32 %38, %16
  br label %43

40:                                               ; preds = %31
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr %struct.Fault, ptr %41, i64 %2
  tail call fastcc void @record(ptr noundef %42, ptr noundef %0, ptr noundef nonnull %1, i32 noundef %17) #24
  br label %43

43:                                               ; preds = %37, %40, %25
  %44 = phi i32 [ %30, %25 ], [ %39, %37 ], [ %16, %40 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #25
  %45 = add i32 %15, -1
  %46 = and i32 %45, %15
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %23, label %14, !llvm.loop !180
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #25
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #25
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
  br i1 %71, label %72, label %53, !llvm.loop !181

72:                                               ; preds = %53, %52
  %73 = phi i32 [ 0, %52 ], [ %66, %53 ]
  %74 = call fastcc i32 @distinct(ptr noundef nonnull %10, i32 noundef %73) #24
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #25
  br label %77

75:                                               ; preds = %39
  %76 = call fastcc i32 @blocks_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22, i32 noundef 5, ptr noundef nonnull %11) #24
  br label %77

77:                                               ; preds = %75, %72
  %78 = phi i32 [ %74, %72 ], [ %76, %75 ]
  %79 = sext i32 %78 to i64
  %80 = mul i64 %79, %7
  %81 = getelementptr i8, ptr %18, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %80, %82
  store i64 %83, ptr %81, align 8
  %84 = tail call fastcc i64 @bytes_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22) #24
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
  br i1 %131, label %119, label %186, !llvm.loop !182

132:                                              ; preds = %119, %150
  %133 = phi i64 [ %154, %150 ], [ %121, %119 ]
  %134 = phi i32 [ %152, %150 ], [ %125, %119 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9) #25
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9) #25
  %155 = icmp eq i32 %152, 0
  br i1 %155, label %127, label %132, !llvm.loop !183

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
  br i1 %178, label %179, label %169, !llvm.loop !184

179:                                              ; preds = %169, %156, %135
  %180 = phi i32 [ %139, %135 ], [ %157, %156 ], [ %157, %169 ]
  %181 = phi i32 [ %138, %135 ], [ %159, %156 ], [ %159, %169 ]
  %182 = phi i32 [ %137, %135 ], [ %137, %156 ], [ %176, %169 ]
  %183 = add i32 %136, -1
  %184 = and i32 %183, %136
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %150, label %135, !llvm.loop !185

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
  br i1 %207, label %195, label %208, !llvm.loop !146

208:                                              ; preds = %195
  %209 = mul i64 %204, %7
  %210 = getelementptr i8, ptr %18, i64 88
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  store i64 %212, ptr %210, align 8
  br label %213

213:                                              ; preds = %30, %208
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #25
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @watch_copy(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i32 noundef %3) unnamed_addr #10 {
  %5 = getelementptr inbounds i8, ptr %0, i64 472
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %65, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 9223372036854775807, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 0, ptr %10, align 8
  %11 = load i32, ptr %2, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %19, label %13

13:                                               ; preds = %8
  %14 = getelementptr inbounds i8, ptr %2, i64 312
  %15 = getelementptr inbounds i8, ptr %2, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  br label %27

18:                                               ; preds = %27
  store i64 %35, ptr %9, align 8
  store i64 %37, ptr %10, align 8
  br label %19

19:                                               ; preds = %18, %8
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %62, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds i8, ptr %1, i64 256
  %23 = getelementptr inbounds i8, ptr %2, i64 12
  %24 = getelementptr inbounds i8, ptr %2, i64 56
  %25 = getelementptr inbounds i8, ptr %2, i64 568
  %26 = getelementptr inbounds i8, ptr %2, i64 312
  br label %41

27:                                               ; preds = %13, %27
  %28 = phi i64 [ 0, %13 ], [ %37, %27 ]
  %29 = phi i64 [ 9223372036854775807, %13 ], [ %35, %27 ]
  %30 = phi i32 [ %11, %13 ], [ %39, %27 ]
  %31 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr [32 x i64], ptr %14, i64 0, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %29)
  %36 = add i64 %34, %17
  %37 = tail call i64 @llvm.smax.i64(i64 %36, i64 %28)
  %38 = add i32 %30, -1
  %39 = and i32 %38, %30
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %18, label %27, !llvm.loop !186

41:                                               ; preds = %21, %41
  %42 = phi i32 [ %3, %21 ], [ %60, %41 ]
  %43 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %42, i1 true)
  %44 = load i32, ptr %23, align 4
  %45 = mul i32 %44, %43
  %46 = zext i32 %45 to i64
  %47 = getelementptr i8, ptr %22, i64 %46
  %48 = sext i32 %44 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %47, i8 0, i64 %48, i1 false)
  %49 = zext nneg i32 %43 to i64
  %50 = getelementptr [32 x i64], ptr %24, i64 0, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = inttoptr i64 %51 to ptr
  %53 = getelementptr [32 x i8], ptr %25, i64 0, i64 %49
  %54 = load i8, ptr %53, align 1
  %55 = zext i8 %54 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %47, ptr align 1 %52, i64 %55, i1 false)
  %56 = getelementptr [32 x i64], ptr %26, i64 0, i64 %49
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr [32 x i64], ptr %1, i64 0, i64 %49
  store i64 %57, ptr %58, align 8
  %59 = add i32 %42, -1
  %60 = and i32 %59, %42
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %41, !llvm.loop !187

62:                                               ; preds = %41, %19
  %63 = getelementptr inbounds i8, ptr %2, i64 48
  %64 = load i64, ptr %63, align 8
  tail call void @rooftile_watch(ptr noundef %0, ptr noundef %1, i64 noundef %64, i32 noundef %3, i32 noundef 0, i32 poison) #24
  br label %65

65:                                               ; preds = %4, %62
  ret void
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #20

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #21

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #21

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #21

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #21

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
attributes #10 = { nofree norecurse nounwind optsize "no-builtin-bcmp" }
attributes #11 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #14 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #15 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtin-bcmp" }
attributes #16 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #17 = { nounwind optsize "no-builtin-bcmp" }
attributes #18 = { nofree norecurse nosync nounwind optsize "no-builtin-bcmp" }
attributes #19 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #20 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #21 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { optsize "no-builtin-bcmp" }
attributes #25 = { nounwind }
attributes #26 = { nounwind optsize "no-builtin-bcmp" }
attributes #27 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
!31 = !{!32}
!32 = distinct !{!32, !33, !"pair_of: argument 0"}
!33 = distinct !{!33, !"pair_of"}
!34 = distinct !{!34, !2}
!35 = !{!36}
!36 = distinct !{!36, !37, !"pair_of: argument 0"}
!37 = distinct !{!37, !"pair_of"}
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
!164 = distinct !{!164, !2}
!165 = distinct !{!165, !2}
!166 = !{!167}
!167 = distinct !{!167, !168, !"pair_of: argument 0"}
!168 = distinct !{!168, !"pair_of"}
!169 = distinct !{!169, !2}
!170 = distinct !{!170, !2}
!171 = distinct !{!171, !2}
!172 = distinct !{!172, !2}
!173 = distinct !{!173, !2}
!174 = distinct !{!174, !2}
!175 = distinct !{!175, !2}
!176 = distinct !{!176, !2}
!177 = distinct !{!177, !2}
!178 = distinct !{!178, !2}
!179 = distinct !{!179, !2}
!180 = distinct !{!180, !2}
!181 = distinct !{!181, !2}
!182 = distinct !{!182, !2}
!183 = distinct !{!183, !2}
!184 = distinct !{!184, !2}
!185 = distinct !{!185, !2}
!186 = distinct !{!186, !2}
!187 = distinct !{!187, !2}
