; Written by tools/build_runtime.py from runtime.c; do not edit.
; source a96269e94523b4e1d5baf900cc063b1d3e028a944da64ccb2887df3b7717bab9

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Hazard = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, i64 }
%struct.Absence = type { i64, i64, i64, i64, i32, i32 }
%struct.Observer = type { ptr, ptr, i64, i32, i32, i32 }
%struct.Region = type { i64, i64, ptr, i32, i32, i64 }
%struct.Cell = type { [2 x %struct.Visit], [2 x %struct.Visit], %struct.Visit, i32, i32, i32, i32 }
%struct.Visit = type { i32, i32, i32, i32 }
%struct.Warp = type { [32 x i64], [1024 x i8], [256 x i8], [96 x i32], ptr, ptr, ptr, ptr, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, i32, i32, [32 x i64], [32 x i64], [32 x i64], i64, i32, i32, i64, i64, ptr, i64, i64, [32 x i32], [32 x i32] }
%struct.Copy = type { i32, i32, i32, i32, i32, i32, i64, i64, i64, i64, [32 x i64], [32 x i64], [32 x i8] }
%struct.SlotArray = type { i64, i64, i64 }
%struct.Granule = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Touch = type { i32, i32, i32, i32 }
%struct.Bulk = type { i64, i64, i64, i64, i64, i32, i32, i32, i32, i32, i32, i64, [5 x i32], i32 }
%struct.Pair = type { ptr, ptr, i32, i32, i64 }
%struct.Uniform = type { i64, i64, i64 }
%struct.KnownGeneration = type { i64, i64 }

@unpacked.swizzles = internal unnamed_addr constant [4 x i16] [i16 0, i16 128, i16 64, i16 32], align 2
@ANY_GLOBAL = internal constant %struct.Slot zeroinitializer, align 8

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 168
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
  %47 = getelementptr inbounds i8, ptr %0, i64 464
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
  %6 = getelementptr inbounds i8, ptr %0, i64 168
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
  %49 = getelementptr inbounds i8, ptr %0, i64 184
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %8, i64 56
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr i8, ptr %50, i64 %52
  %54 = getelementptr inbounds i8, ptr %1, i64 1952
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 192
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
  %9 = getelementptr inbounds i8, ptr %0, i64 232
  %10 = load i64, ptr %9, align 8
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %42

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 224
  %14 = getelementptr inbounds i8, ptr %4, i64 8
  br label %26

15:                                               ; preds = %5
  store i64 0, ptr %4, align 8
  %16 = load i32, ptr %1, align 8
  %17 = icmp eq i32 %16, 1
  %18 = select i1 %17, i64 40, i64 48
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
  %5 = getelementptr inbounds i8, ptr %0, i64 472
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %49, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 1952
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %49

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 168
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr %struct.Slot, ptr %14, i64 %2
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %49

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 248
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 232
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr i64, ptr %6, i64 %23
  %25 = icmp sgt i64 %22, 0
  br i1 %25, label %26, label %49

26:                                               ; preds = %18
  %27 = getelementptr inbounds i8, ptr %0, i64 224
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
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = getelementptr inbounds i8, ptr %0, i64 464
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
  %20 = getelementptr inbounds i8, ptr %0, i64 96
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %10
  %23 = getelementptr inbounds i8, ptr %1, i64 1952
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %22, %24
  %26 = getelementptr inbounds i8, ptr %0, i64 448
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i64, ptr %27, i64 %25
  %29 = getelementptr inbounds i8, ptr %0, i64 456
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %28, align 8
  %32 = icmp slt i64 %31, 0
  br i1 %32, label %128, label %33

33:                                               ; preds = %19
  %34 = getelementptr inbounds i8, ptr %0, i64 440
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
  %54 = getelementptr inbounds i8, ptr %0, i64 48
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
  %5 = getelementptr inbounds i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2
  %8 = getelementptr inbounds i8, ptr %7, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = sext i32 %9 to i64
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %71, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %7, i64 4
  %14 = getelementptr inbounds i8, ptr %1, i64 256
  %15 = getelementptr inbounds i8, ptr %7, i64 12
  %16 = getelementptr inbounds i8, ptr %0, i64 964
  %17 = icmp sgt i32 %9, 0
  br label %18

18:                                               ; preds = %12, %28
  %19 = phi i32 [ %3, %12 ], [ %30, %28 ]
  %20 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %19, i1 true)
  %21 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %20) #24
  %22 = load i32, ptr %13, align 4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = zext nneg i32 %20 to i64
  %26 = icmp eq ptr %21, null
  br label %32

27:                                               ; preds = %28
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
  br label %71

28:                                               ; preds = %65, %18
  %29 = add i32 %19, -1
  %30 = and i32 %29, %19
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %27, label %18, !llvm.loop !14

32:                                               ; preds = %24, %65
  %33 = phi i64 [ 0, %24 ], [ %67, %65 ]
  %34 = phi i64 [ 0, %24 ], [ %66, %65 ]
  %35 = shl i64 %34, 5
  %36 = or disjoint i64 %35, %25
  %37 = mul i64 %36, %10
  %38 = getelementptr i8, ptr %14, i64 %37
  %39 = load i32, ptr %15, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %26, label %41, label %61

41:                                               ; preds = %32
  br i1 %40, label %65, label %42

42:                                               ; preds = %41
  %43 = load i32, ptr %16, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %49, label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %7, align 8
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %47, i32 2146926583, i32 0
  br label %49

49:                                               ; preds = %45, %42
  %50 = phi i32 [ 0, %42 ], [ %48, %45 ]
  br i1 %17, label %51, label %65

51:                                               ; preds = %49, %51
  %52 = phi i64 [ %59, %51 ], [ 0, %49 ]
  %53 = trunc i64 %52 to i32
  %54 = shl i32 %53, 3
  %55 = and i32 %54, 24
  %56 = lshr i32 %50, %55
  %57 = trunc i32 %56 to i8
  %58 = getelementptr i8, ptr %38, i64 %52
  store i8 %57, ptr %58, align 1
  %59 = add nuw nsw i64 %52, 1
  %60 = icmp eq i64 %59, %10
  br i1 %60, label %65, label %51, !llvm.loop !15

61:                                               ; preds = %32
  %62 = getelementptr i8, ptr %21, i64 %33
  br i1 %40, label %63, label %64

63:                                               ; preds = %61
  tail call fastcc void @copy(ptr noundef %62, ptr noundef %38, i64 noundef %10) #24
  br label %65

64:                                               ; preds = %61
  tail call fastcc void @copy(ptr noundef %38, ptr noundef %62, i64 noundef %10) #24
  br label %65

65:                                               ; preds = %51, %49, %63, %64, %41
  %66 = add i64 %34, 1
  %67 = mul i64 %66, %10
  %68 = load i32, ptr %13, align 4
  %69 = sext i32 %68 to i64
  %70 = icmp slt i64 %67, %69
  br i1 %70, label %32, label %28, !llvm.loop !16

71:                                               ; preds = %4, %27
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @lane_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 168
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
  %26 = getelementptr inbounds i8, ptr %0, i64 992
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %21, %27
  br i1 %28, label %70, label %29

29:                                               ; preds = %25
  %30 = and i64 %20, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 968
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 984
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
  %47 = getelementptr inbounds i8, ptr %41, i64 40
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
  %56 = getelementptr inbounds i8, ptr %0, i64 216
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
  %67 = getelementptr inbounds i8, ptr %41, i64 32
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
  %77 = getelementptr inbounds i8, ptr %0, i64 208
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
  %87 = getelementptr inbounds i8, ptr %0, i64 216
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
  %95 = getelementptr inbounds i8, ptr %0, i64 32
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr i8, ptr %96, i64 %11
  br label %106

98:                                               ; preds = %90
  %99 = getelementptr inbounds i8, ptr %1, i64 1928
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds i8, ptr %0, i64 48
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

; Function Attrs: nofree norecurse nounwind optsize memory(argmem: readwrite)
define internal fastcc void @copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) unnamed_addr #5 {
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
  br i1 %18, label %28, label %12, !llvm.loop !17

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
  %5 = getelementptr inbounds i8, ptr %0, i64 168
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
  %10 = getelementptr inbounds i8, ptr %0, i64 168
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
  br i1 %44, label %40, label %26, !llvm.loop !18

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
  br i1 %65, label %67, label %59, !llvm.loop !19

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
  br i1 %78, label %80, label %70, !llvm.loop !20

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
  br i1 %91, label %93, label %83, !llvm.loop !21

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
  br i1 %102, label %45, label %41, !llvm.loop !22

103:                                              ; preds = %6, %40
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i64 @combine(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #7 {
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

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_convene(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.Hazard, align 8
  %7 = alloca %struct.Hazard, align 8
  %8 = alloca %struct.Hazard, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 256
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %214, label %11

11:                                               ; preds = %5
  %12 = icmp eq i32 %4, 0
  %13 = getelementptr inbounds i8, ptr %1, i64 1952
  %14 = getelementptr inbounds i8, ptr %1, i64 1968
  %15 = getelementptr inbounds i8, ptr %8, i64 4
  %16 = getelementptr inbounds i8, ptr %8, i64 8
  %17 = trunc i64 %2 to i32
  %18 = getelementptr inbounds i8, ptr %8, i64 12
  %19 = getelementptr inbounds i8, ptr %8, i64 16
  %20 = getelementptr inbounds i8, ptr %0, i64 248
  %21 = getelementptr inbounds i8, ptr %8, i64 24
  %22 = getelementptr inbounds i8, ptr %8, i64 32
  %23 = getelementptr inbounds i8, ptr %8, i64 40
  %24 = getelementptr inbounds i8, ptr %8, i64 48
  %25 = getelementptr inbounds i8, ptr %8, i64 56
  %26 = getelementptr inbounds i8, ptr %0, i64 488
  %27 = getelementptr inbounds i8, ptr %0, i64 104
  %28 = getelementptr inbounds i8, ptr %7, i64 4
  %29 = getelementptr inbounds i8, ptr %7, i64 8
  %30 = getelementptr inbounds i8, ptr %7, i64 12
  %31 = getelementptr inbounds i8, ptr %7, i64 16
  %32 = getelementptr inbounds i8, ptr %7, i64 24
  %33 = getelementptr inbounds i8, ptr %7, i64 32
  %34 = getelementptr inbounds i8, ptr %7, i64 40
  %35 = getelementptr inbounds i8, ptr %7, i64 48
  %36 = getelementptr inbounds i8, ptr %7, i64 56
  %37 = getelementptr inbounds i8, ptr %6, i64 4
  %38 = getelementptr inbounds i8, ptr %6, i64 8
  %39 = getelementptr inbounds i8, ptr %6, i64 12
  %40 = getelementptr inbounds i8, ptr %6, i64 16
  %41 = getelementptr inbounds i8, ptr %6, i64 24
  %42 = getelementptr inbounds i8, ptr %6, i64 32
  %43 = getelementptr inbounds i8, ptr %6, i64 40
  %44 = getelementptr inbounds i8, ptr %6, i64 48
  %45 = getelementptr inbounds i8, ptr %6, i64 56
  br label %46

46:                                               ; preds = %11, %212
  %47 = phi i32 [ %3, %11 ], [ %61, %212 ]
  %48 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %47, i1 true)
  br i1 %12, label %49, label %53

49:                                               ; preds = %46
  %50 = zext nneg i32 %48 to i64
  %51 = getelementptr i32, ptr %9, i64 %50
  %52 = load i32, ptr %51, align 4
  br label %53

53:                                               ; preds = %46, %49
  %54 = phi i32 [ %52, %49 ], [ -1, %46 ]
  br label %55

55:                                               ; preds = %53, %75
  %56 = phi i32 [ 0, %53 ], [ %77, %75 ]
  %57 = phi i32 [ %47, %53 ], [ %79, %75 ]
  %58 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %57, i1 true)
  br i1 %12, label %68, label %73

59:                                               ; preds = %75
  %60 = xor i32 %77, -1
  %61 = and i32 %47, %60
  %62 = load i64, ptr %13, align 8
  %63 = shl i64 %62, 5
  %64 = zext nneg i32 %48 to i64
  %65 = or disjoint i64 %63, %64
  %66 = xor i32 %54, -1
  %67 = and i32 %77, %66
  br i1 %12, label %84, label %81

68:                                               ; preds = %55
  %69 = zext nneg i32 %58 to i64
  %70 = getelementptr i32, ptr %9, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, %54
  br i1 %72, label %73, label %75

73:                                               ; preds = %68, %55
  %74 = shl nuw i32 1, %58
  br label %75

75:                                               ; preds = %68, %73
  %76 = phi i32 [ %74, %73 ], [ 0, %68 ]
  %77 = or i32 %76, %56
  %78 = add i32 %57, -1
  %79 = and i32 %78, %57
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %59, label %55, !llvm.loop !23

81:                                               ; preds = %59
  %82 = load i32, ptr %14, align 8
  %83 = xor i32 %82, -1
  br label %84

84:                                               ; preds = %59, %81
  %85 = phi i32 [ %83, %81 ], [ 0, %59 ]
  %86 = icmp eq i32 %67, 0
  br i1 %86, label %94, label %87

87:                                               ; preds = %84
  %88 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %67, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = or disjoint i64 %63, %89
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #25
  store i32 9, ptr %8, align 8
  store i32 0, ptr %15, align 4
  store i32 %17, ptr %16, align 8
  store i32 0, ptr %18, align 4
  %91 = load i64, ptr %20, align 8
  store i64 %91, ptr %19, align 8
  store i64 -1, ptr %21, align 8
  store i64 %90, ptr %22, align 8
  store i64 -1, ptr %23, align 8
  %92 = zext i32 %67 to i64
  store i64 %92, ptr %24, align 8
  store i64 1, ptr %25, align 8
  %93 = load ptr, ptr %26, align 8
  call fastcc void @note_hazard(ptr noundef %93, ptr noundef nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #25
  br label %94

94:                                               ; preds = %87, %84
  %95 = icmp eq i32 %85, 0
  %96 = load i32, ptr %14, align 8
  br i1 %95, label %119, label %97

97:                                               ; preds = %94
  %98 = and i32 %96, %85
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %113

100:                                              ; preds = %97
  %101 = load i64, ptr %27, align 8
  %102 = load i64, ptr %13, align 8
  %103 = shl i64 %102, 5
  %104 = sub i64 %101, %103
  %105 = icmp sgt i64 %104, 31
  %106 = trunc i64 %104 to i32
  %107 = shl nsw i32 -1, %106
  %108 = xor i32 %107, -1
  %109 = select i1 %105, i32 -1, i32 %108
  %110 = and i32 %109, %85
  %111 = icmp eq i32 %110, 0
  %112 = select i1 %111, i32 2, i32 1
  br label %113

113:                                              ; preds = %97, %100
  %114 = phi i32 [ %112, %100 ], [ 0, %97 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #25
  store i32 8, ptr %7, align 8
  store i32 0, ptr %28, align 4
  store i32 %17, ptr %29, align 8
  store i32 %114, ptr %30, align 4
  %115 = load i64, ptr %20, align 8
  store i64 %115, ptr %31, align 8
  store i64 -1, ptr %32, align 8
  store i64 %65, ptr %33, align 8
  store i64 -1, ptr %34, align 8
  %116 = zext i32 %85 to i64
  store i64 %116, ptr %35, align 8
  store i64 1, ptr %36, align 8
  %117 = load ptr, ptr %26, align 8
  call fastcc void @note_hazard(ptr noundef %117, ptr noundef nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #25
  %118 = load i32, ptr %14, align 8
  br label %119

119:                                              ; preds = %113, %94
  %120 = phi i32 [ %118, %113 ], [ %96, %94 ]
  %121 = and i32 %120, %60
  %122 = and i32 %121, %54
  %123 = icmp eq i32 %122, 0
  %124 = load ptr, ptr %26, align 8
  %125 = getelementptr inbounds i8, ptr %124, i64 416
  %126 = load i64, ptr %125, align 8
  %127 = icmp sgt i64 %126, 0
  br i1 %123, label %128, label %129

128:                                              ; preds = %119
  br i1 %127, label %130, label %212

129:                                              ; preds = %119
  br i1 %127, label %130, label %176

130:                                              ; preds = %128, %129
  %131 = getelementptr inbounds i8, ptr %124, i64 408
  %132 = load ptr, ptr %131, align 8
  br label %133

133:                                              ; preds = %172, %130
  %134 = phi ptr [ null, %130 ], [ %140, %172 ]
  %135 = phi i64 [ 0, %130 ], [ %173, %172 ]
  %136 = getelementptr %struct.Absence, ptr %132, i64 %135
  %137 = getelementptr inbounds i8, ptr %136, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %139, ptr %136, ptr %134
  %141 = load i64, ptr %136, align 8
  %142 = icmp eq i64 %141, %2
  br i1 %142, label %143, label %172

143:                                              ; preds = %133
  %144 = getelementptr inbounds i8, ptr %136, i64 8
  %145 = load i64, ptr %144, align 8
  %146 = load i64, ptr %13, align 8
  %147 = icmp eq i64 %145, %146
  br i1 %147, label %148, label %172

148:                                              ; preds = %143
  %149 = getelementptr inbounds i8, ptr %136, i64 32
  %150 = load i32, ptr %149, align 8
  %151 = icmp ne i32 %150, %54
  %152 = select i1 %151, i1 true, i1 %139
  br i1 %152, label %172, label %153

153:                                              ; preds = %148
  %154 = getelementptr inbounds i8, ptr %136, i64 36
  %155 = load i32, ptr %154, align 4
  %156 = xor i32 %155, -1
  %157 = and i32 %77, %156
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %167

159:                                              ; preds = %153
  %160 = and i32 %155, %60
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %165

162:                                              ; preds = %159
  %163 = getelementptr inbounds i8, ptr %136, i64 24
  %164 = add i64 %138, -1
  store i64 %164, ptr %163, align 8
  br label %212

165:                                              ; preds = %159
  %166 = getelementptr inbounds i8, ptr %136, i64 36
  store i32 %160, ptr %166, align 4
  br label %212

167:                                              ; preds = %153
  %168 = icmp eq i32 %155, %122
  br i1 %168, label %169, label %172

169:                                              ; preds = %167
  %170 = getelementptr inbounds i8, ptr %136, i64 24
  %171 = add i64 %138, 1
  store i64 %171, ptr %170, align 8
  br label %212

172:                                              ; preds = %167, %148, %143, %133
  %173 = add nuw nsw i64 %135, 1
  %174 = icmp eq i64 %173, %126
  br i1 %174, label %175, label %133, !llvm.loop !24

175:                                              ; preds = %172
  br i1 %123, label %212, label %182

176:                                              ; preds = %129
  %177 = load i64, ptr %13, align 8
  %178 = shl i64 %177, 5
  %179 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %77, i1 true)
  %180 = zext nneg i32 %179 to i64
  %181 = or disjoint i64 %178, %180
  br label %189

182:                                              ; preds = %175
  %183 = load i64, ptr %13, align 8
  %184 = shl i64 %183, 5
  %185 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %77, i1 true)
  %186 = zext nneg i32 %185 to i64
  %187 = or disjoint i64 %184, %186
  %188 = icmp eq ptr %140, null
  br i1 %188, label %189, label %203

189:                                              ; preds = %176, %182
  %190 = phi i64 [ %181, %176 ], [ %187, %182 ]
  %191 = getelementptr inbounds i8, ptr %124, i64 424
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %126, %192
  br i1 %193, label %194, label %197

194:                                              ; preds = %189
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #25
  store i32 8, ptr %6, align 8
  store i32 0, ptr %37, align 4
  store i32 %17, ptr %38, align 8
  store i32 0, ptr %39, align 4
  %195 = load i64, ptr %20, align 8
  store i64 %195, ptr %40, align 8
  store i64 -1, ptr %41, align 8
  store i64 %190, ptr %42, align 8
  store i64 -1, ptr %43, align 8
  %196 = zext i32 %122 to i64
  store i64 %196, ptr %44, align 8
  store i64 1, ptr %45, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %124, ptr noundef nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #25
  br label %212

197:                                              ; preds = %189
  %198 = getelementptr inbounds i8, ptr %124, i64 408
  %199 = load ptr, ptr %198, align 8
  %200 = add i64 %126, 1
  store i64 %200, ptr %125, align 8
  %201 = getelementptr %struct.Absence, ptr %199, i64 %126
  %202 = load i64, ptr %13, align 8
  br label %203

203:                                              ; preds = %197, %182
  %204 = phi i64 [ %190, %197 ], [ %187, %182 ]
  %205 = phi i64 [ %202, %197 ], [ %183, %182 ]
  %206 = phi ptr [ %201, %197 ], [ %140, %182 ]
  store i64 %2, ptr %206, align 8
  %207 = getelementptr inbounds i8, ptr %206, i64 8
  store i64 %205, ptr %207, align 8
  %208 = getelementptr inbounds i8, ptr %206, i64 16
  store i64 %204, ptr %208, align 8
  %209 = getelementptr inbounds i8, ptr %206, i64 24
  store i64 1, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %206, i64 32
  store i32 %54, ptr %210, align 8
  %211 = getelementptr inbounds i8, ptr %206, i64 36
  store i32 %122, ptr %211, align 4
  br label %212

212:                                              ; preds = %203, %194, %175, %169, %165, %162, %128
  %213 = icmp eq i32 %61, 0
  br i1 %213, label %214, label %46, !llvm.loop !25

214:                                              ; preds = %212, %5
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_no_source(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.Hazard, align 8
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %31, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %1, i64 1952
  %9 = load i64, ptr %8, align 8
  %10 = shl i64 %9, 5
  %11 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = or disjoint i64 %10, %12
  %14 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %15 = zext nneg i32 %14 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #25
  store i32 10, ptr %5, align 8
  %16 = getelementptr inbounds i8, ptr %5, i64 4
  store i32 2, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  %18 = trunc i64 %2 to i32
  store i32 %18, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %5, i64 12
  store i32 0, ptr %19, align 4
  %20 = getelementptr inbounds i8, ptr %5, i64 16
  %21 = getelementptr inbounds i8, ptr %0, i64 248
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr %20, align 8
  %23 = getelementptr inbounds i8, ptr %5, i64 24
  store i64 -1, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %5, i64 32
  store i64 %13, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %5, i64 40
  store i64 -1, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %5, i64 48
  %27 = zext i32 %3 to i64
  store i64 %27, ptr %26, align 8
  %28 = getelementptr inbounds i8, ptr %5, i64 56
  store i64 %15, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 488
  %30 = load ptr, ptr %29, align 8
  call fastcc void @note_hazard(ptr noundef %30, ptr noundef nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #25
  br label %31

31:                                               ; preds = %7, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_barrier_number(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.Hazard, align 8
  %7 = icmp eq i32 %2, 0
  %8 = icmp ult i32 %4, 16
  %9 = or i1 %7, %8
  br i1 %9, label %32, label %10

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #25
  store i32 11, ptr %6, align 8
  %11 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 0, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %6, i64 8
  %13 = trunc i64 %3 to i32
  store i32 %13, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 -1, ptr %14, align 4
  %15 = getelementptr inbounds i8, ptr %6, i64 16
  %16 = getelementptr inbounds i8, ptr %0, i64 248
  %17 = load i64, ptr %16, align 8
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds i8, ptr %6, i64 24
  store i64 -1, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %6, i64 32
  %20 = getelementptr inbounds i8, ptr %1, i64 1952
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 5
  %23 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = or disjoint i64 %22, %24
  store i64 %25, ptr %19, align 8
  %26 = getelementptr inbounds i8, ptr %6, i64 40
  store i64 -1, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %6, i64 48
  %28 = zext i32 %4 to i64
  store i64 %28, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %6, i64 56
  store i64 1, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 488
  %31 = load ptr, ptr %30, align 8
  call fastcc void @note_hazard(ptr noundef %31, ptr noundef nonnull %6) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #25
  br label %32

32:                                               ; preds = %5, %10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_hazard(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #3 {
  %3 = alloca [5 x i64], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 376
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 392
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %88

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %0, i64 384
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr %1, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 4
  %15 = getelementptr inbounds i8, ptr %1, i64 8
  %16 = getelementptr inbounds i8, ptr %1, i64 12
  br label %17

17:                                               ; preds = %10, %84
  %18 = phi i64 [ 0, %10 ], [ %85, %84 ]
  %19 = getelementptr %struct.Hazard, ptr %12, i64 %18
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, %13
  br i1 %21, label %22, label %84

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %19, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = load i32, ptr %14, align 4
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %84

27:                                               ; preds = %22
  %28 = getelementptr inbounds i8, ptr %19, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = load i32, ptr %15, align 8
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %84

32:                                               ; preds = %27
  %33 = getelementptr inbounds i8, ptr %19, i64 12
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %16, align 4
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %37, label %84

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %19, i64 56
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds i8, ptr %1, i64 56
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %41, %39
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #25
  %43 = getelementptr inbounds i8, ptr %1, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds i8, ptr %19, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = sub i64 %44, %46
  store i64 %47, ptr %3, align 16
  %48 = getelementptr inbounds i8, ptr %3, i64 8
  %49 = getelementptr inbounds i8, ptr %1, i64 24
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %19, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = sub i64 %50, %52
  store i64 %53, ptr %48, align 8
  %54 = getelementptr inbounds i8, ptr %3, i64 16
  %55 = getelementptr inbounds i8, ptr %1, i64 48
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %19, i64 48
  %58 = load i64, ptr %57, align 8
  %59 = sub i64 %56, %58
  store i64 %59, ptr %54, align 16
  %60 = getelementptr inbounds i8, ptr %3, i64 24
  %61 = getelementptr inbounds i8, ptr %1, i64 32
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds i8, ptr %19, i64 32
  %64 = load i64, ptr %63, align 8
  %65 = sub i64 %62, %64
  store i64 %65, ptr %60, align 8
  %66 = getelementptr inbounds i8, ptr %3, i64 32
  %67 = getelementptr inbounds i8, ptr %1, i64 40
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %19, i64 40
  %70 = load i64, ptr %69, align 8
  %71 = sub i64 %68, %70
  store i64 %71, ptr %66, align 16
  br label %76

72:                                               ; preds = %76
  %73 = add nuw nsw i64 %77, 1
  %74 = icmp eq i64 %73, 5
  br i1 %74, label %75, label %76, !llvm.loop !26

75:                                               ; preds = %72
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #25
  br label %87

76:                                               ; preds = %72, %37
  %77 = phi i64 [ 0, %37 ], [ %73, %72 ]
  %78 = getelementptr [5 x i64], ptr %3, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %72, label %81

81:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #25
  %82 = icmp sgt i64 %79, -1
  br i1 %82, label %87, label %83

83:                                               ; preds = %81
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %19, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %87

84:                                               ; preds = %32, %27, %22, %17
  %85 = add nuw nsw i64 %18, 1
  %86 = icmp eq i64 %85, %8
  br i1 %86, label %88, label %17, !llvm.loop !27

87:                                               ; preds = %81, %83, %75
  store i64 %42, ptr %38, align 8
  br label %97

88:                                               ; preds = %84, %2
  %89 = getelementptr inbounds i8, ptr %0, i64 400
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %8, %90
  br i1 %91, label %92, label %97

92:                                               ; preds = %88
  %93 = getelementptr inbounds i8, ptr %0, i64 384
  %94 = load ptr, ptr %93, align 8
  %95 = add nsw i64 %8, 1
  store i64 %95, ptr %7, align 8
  %96 = getelementptr %struct.Hazard, ptr %94, i64 %8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %96, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false)
  br label %97

97:                                               ; preds = %87, %92, %88
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_fence(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i64 488
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 364
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #24
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %2, %8
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 48
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %4, align 8
  %15 = mul i64 %14, %11
  %16 = getelementptr i32, ptr %13, i64 %15
  %17 = getelementptr i32, ptr %16, i64 %11
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %18, 1
  store i32 %19, ptr %17, align 4
  %20 = getelementptr inbounds i8, ptr %4, i64 120
  %21 = load ptr, ptr %20, align 8
  %22 = load i64, ptr %10, align 8
  %23 = load i64, ptr %4, align 8
  %24 = mul i64 %23, %22
  %25 = getelementptr i32, ptr %21, i64 %24
  %26 = shl i64 %23, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %25, ptr align 4 %16, i64 %26, i1 false)
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_proxy_fence(ptr nocapture noundef readonly %0) local_unnamed_addr #9 {
  %2 = getelementptr inbounds i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 440
  %5 = load i32, ptr %4, align 8
  %6 = add i32 %5, 1
  store i32 %6, ptr %4, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_unset(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = alloca %struct.Hazard, align 8
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %30, label %7

7:                                                ; preds = %4
  %8 = getelementptr inbounds i8, ptr %0, i64 488
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
  %20 = getelementptr inbounds i8, ptr %0, i64 248
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

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_watch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 %5) local_unnamed_addr #10 {
  %7 = alloca i32, align 4
  %8 = alloca %struct.Hazard, align 8
  %9 = alloca %struct.Observer, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 488
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 168
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr %struct.Slot, ptr %13, i64 %2
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %474, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %11, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %109, label %20

20:                                               ; preds = %16
  %21 = and i32 %4, 1073741824
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, ptr %11, i64 184
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, 1168
  %27 = getelementptr inbounds i8, ptr %11, i64 192
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %26, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %23, %20
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #24
  store i32 0, ptr %17, align 4
  br label %109

31:                                               ; preds = %23
  %32 = load i32, ptr %14, align 8
  %33 = icmp eq i32 %32, 1
  br i1 %33, label %34, label %109

34:                                               ; preds = %31
  %35 = getelementptr inbounds i8, ptr %14, i64 12
  %36 = load i32, ptr %35, align 4
  switch i32 %36, label %42 [
    i32 3, label %37
    i32 0, label %37
  ]

37:                                               ; preds = %34, %34
  tail call fastcc void @look_for_copies(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #24
  %38 = load ptr, ptr %10, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 184
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %34, %37
  %43 = phi i64 [ %25, %34 ], [ %41, %37 ]
  %44 = phi ptr [ %13, %34 ], [ %39, %37 ]
  %45 = phi ptr [ %11, %34 ], [ %38, %37 ]
  %46 = getelementptr %struct.Slot, ptr %44, i64 %2
  %47 = getelementptr inbounds i8, ptr %45, i64 176
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %45, i64 184
  %50 = getelementptr i8, ptr %48, i64 %43
  %51 = trunc i64 %2 to i32
  store i32 %51, ptr %50, align 4
  %52 = getelementptr inbounds i8, ptr %50, i64 4
  store i32 %3, ptr %52, align 4
  %53 = getelementptr inbounds i8, ptr %50, i64 8
  store i32 %4, ptr %53, align 4
  %54 = getelementptr inbounds i8, ptr %1, i64 1952
  %55 = load i64, ptr %54, align 8
  %56 = trunc i64 %55 to i32
  %57 = getelementptr inbounds i8, ptr %50, i64 12
  store i32 %56, ptr %57, align 4
  %58 = load <32 x i64>, ptr %1, align 8
  %59 = trunc <32 x i64> %58 to <32 x i32>
  %60 = icmp eq i32 %3, -1
  br i1 %60, label %72, label %61

61:                                               ; preds = %42, %61
  %62 = phi <32 x i32> [ %69, %61 ], [ %59, %42 ]
  %63 = phi i32 [ %70, %61 ], [ 0, %42 ]
  %64 = shl nuw i32 1, %63
  %65 = and i32 %64, %3
  %66 = icmp eq i32 %65, 0
  %67 = extractelement <32 x i32> %62, i32 %63
  %68 = select i1 %66, i32 0, i32 %67
  %69 = insertelement <32 x i32> %62, i32 %68, i32 %63
  %70 = add nuw nsw i32 %63, 1
  %71 = icmp eq i32 %70, 32
  br i1 %71, label %72, label %61, !llvm.loop !28

72:                                               ; preds = %61, %42
  %73 = phi <32 x i32> [ %59, %42 ], [ %69, %61 ]
  %74 = getelementptr inbounds i8, ptr %50, i64 16
  store <32 x i32> %73, ptr %74, align 4
  %75 = mul i32 %51, 31
  %76 = load i64, ptr %54, align 8
  %77 = trunc i64 %76 to i32
  %78 = add i32 %75, %77
  %79 = mul i32 %78, -1640531535
  %80 = mul i32 %3, -2048144789
  %81 = xor i32 %79, %80
  %82 = getelementptr inbounds i8, ptr %45, i64 200
  %83 = load <32 x i32>, ptr %82, align 8
  %84 = lshr <32 x i32> %83, <i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15, i32 15>
  %85 = xor <32 x i32> %84, %83
  %86 = mul <32 x i32> %85, <i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535, i32 -1640531535>
  %87 = add <32 x i32> %86, %73
  %88 = insertelement <32 x i32> poison, i32 %81, i64 0
  %89 = shufflevector <32 x i32> %88, <32 x i32> poison, <32 x i32> zeroinitializer
  %90 = add <32 x i32> %87, %89
  store <32 x i32> %90, ptr %82, align 8
  %91 = load i64, ptr %49, align 8
  %92 = add i64 %91, 144
  store i64 %92, ptr %49, align 8
  %93 = getelementptr inbounds i8, ptr %46, i64 12
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %474, label %96

96:                                               ; preds = %72
  %97 = load ptr, ptr %47, align 8
  %98 = getelementptr i8, ptr %97, i64 %92
  %99 = getelementptr inbounds i8, ptr %1, i64 256
  %100 = getelementptr inbounds i8, ptr %46, i64 4
  %101 = load i32, ptr %100, align 4
  %102 = shl i32 %101, 5
  %103 = sext i32 %102 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %98, ptr nonnull readonly align 8 %99, i64 %103, i1 false)
  %104 = load i32, ptr %100, align 4
  %105 = shl i32 %104, 5
  %106 = sext i32 %105 to i64
  %107 = load i64, ptr %49, align 8
  %108 = add i64 %107, %106
  store i64 %108, ptr %49, align 8
  br label %474

109:                                              ; preds = %31, %30, %16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #25
  store ptr %0, ptr %9, align 8
  %110 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %11, ptr %110, align 8
  %111 = getelementptr inbounds i8, ptr %9, i64 16
  %112 = getelementptr inbounds i8, ptr %1, i64 1952
  %113 = load i64, ptr %112, align 8
  store i64 %113, ptr %111, align 8
  %114 = getelementptr inbounds i8, ptr %9, i64 24
  %115 = trunc i64 %2 to i32
  store i32 %115, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %9, i64 28
  store i32 %4, ptr %116, align 4
  %117 = getelementptr inbounds i8, ptr %9, i64 32
  %118 = getelementptr inbounds i8, ptr %11, i64 96
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr i32, ptr %119, i64 %113
  %121 = load i32, ptr %120, align 4
  %122 = add i32 %121, 1
  store i32 %122, ptr %120, align 4
  store i32 %122, ptr %117, align 8
  %123 = load i32, ptr %14, align 8
  switch i32 %123, label %197 [
    i32 2, label %124
    i32 1, label %189
  ]

124:                                              ; preds = %109
  %125 = load ptr, ptr %12, align 8
  %126 = shl i64 %2, 32
  %127 = ashr exact i64 %126, 26
  %128 = getelementptr i8, ptr %125, i64 %127
  %129 = getelementptr inbounds i8, ptr %128, i64 4
  %130 = getelementptr inbounds i8, ptr %0, i64 48
  %131 = getelementptr inbounds i8, ptr %11, i64 144
  %132 = getelementptr inbounds i8, ptr %128, i64 12
  %133 = getelementptr inbounds i8, ptr %0, i64 964
  %134 = getelementptr inbounds i8, ptr %8, i64 4
  %135 = getelementptr inbounds i8, ptr %8, i64 8
  %136 = getelementptr inbounds i8, ptr %8, i64 12
  %137 = getelementptr inbounds i8, ptr %8, i64 16
  %138 = getelementptr inbounds i8, ptr %8, i64 24
  %139 = getelementptr inbounds i8, ptr %8, i64 32
  %140 = getelementptr inbounds i8, ptr %8, i64 40
  %141 = getelementptr inbounds i8, ptr %8, i64 48
  %142 = getelementptr inbounds i8, ptr %8, i64 56
  %143 = shl i64 %113, 5
  %144 = getelementptr inbounds i8, ptr %0, i64 248
  br label %145

145:                                              ; preds = %185, %124
  %146 = phi i32 [ %3, %124 ], [ %187, %185 ]
  %147 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr i64, ptr %1, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = icmp slt i64 %150, 0
  br i1 %151, label %185, label %152

152:                                              ; preds = %145
  %153 = load i32, ptr %129, align 4
  %154 = sext i32 %153 to i64
  %155 = add i64 %150, %154
  %156 = load i64, ptr %130, align 8
  %157 = icmp sgt i64 %155, %156
  br i1 %157, label %185, label %158

158:                                              ; preds = %152
  %159 = load ptr, ptr %131, align 8
  %160 = or disjoint i64 %143, %148
  %161 = mul i64 %156, %160
  %162 = getelementptr i8, ptr %159, i64 %161
  %163 = getelementptr i8, ptr %162, i64 %150
  %164 = load i32, ptr %132, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %168

166:                                              ; preds = %158
  %167 = icmp sgt i32 %153, 0
  br i1 %167, label %171, label %185

168:                                              ; preds = %158
  tail call void @llvm.memset.p0.i64(ptr align 1 %163, i8 1, i64 %154, i1 false)
  br label %185

169:                                              ; preds = %171
  %170 = icmp eq i32 %177, 0
  br i1 %170, label %180, label %185

171:                                              ; preds = %166, %171
  %172 = phi i64 [ %178, %171 ], [ 0, %166 ]
  %173 = phi i32 [ %177, %171 ], [ 1, %166 ]
  %174 = getelementptr i8, ptr %163, i64 %172
  %175 = load i8, ptr %174, align 1
  %176 = zext i8 %175 to i32
  %177 = and i32 %173, %176
  %178 = add nuw nsw i64 %172, 1
  %179 = icmp eq i64 %178, %154
  br i1 %179, label %169, label %171, !llvm.loop !29

180:                                              ; preds = %169
  %181 = load i32, ptr %133, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %185

183:                                              ; preds = %180
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #25
  store i32 3, ptr %8, align 8
  store i32 0, ptr %134, align 4
  store i32 %115, ptr %135, align 8
  store i32 -1, ptr %136, align 4
  %184 = load i64, ptr %144, align 8
  store i64 %184, ptr %137, align 8
  store i64 -1, ptr %138, align 8
  store i64 %160, ptr %139, align 8
  store i64 -1, ptr %140, align 8
  store i64 %150, ptr %141, align 8
  store i64 1, ptr %142, align 8
  call fastcc void @note_hazard(ptr noundef %11, ptr noundef nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #25
  br label %185

185:                                              ; preds = %183, %180, %169, %168, %166, %152, %145
  %186 = add i32 %146, -1
  %187 = and i32 %186, %146
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %473, label %145, !llvm.loop !30

189:                                              ; preds = %109
  %190 = getelementptr inbounds i8, ptr %14, i64 12
  %191 = load i32, ptr %190, align 4
  switch i32 %191, label %195 [
    i32 3, label %192
    i32 0, label %192
  ]

192:                                              ; preds = %189, %189
  tail call fastcc void @look_for_copies(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #24
  %193 = load i32, ptr %14, align 8
  %194 = icmp eq i32 %193, 1
  br i1 %194, label %195, label %197

195:                                              ; preds = %189, %192
  %196 = getelementptr inbounds i8, ptr %1, i64 256
  call fastcc void @observe_shared(ptr noundef nonnull %9, i32 noundef %3, ptr noundef nonnull %1, ptr noundef nonnull %196) #24
  br label %456

197:                                              ; preds = %109, %192
  %198 = getelementptr inbounds i8, ptr %1, i64 256
  %199 = load ptr, ptr %12, align 8
  %200 = shl i64 %2, 32
  %201 = ashr exact i64 %200, 26
  %202 = getelementptr i8, ptr %199, i64 %201
  %203 = getelementptr inbounds i8, ptr %11, i64 160
  %204 = getelementptr inbounds i8, ptr %11, i64 152
  %205 = getelementptr inbounds i8, ptr %202, i64 4
  %206 = getelementptr inbounds i8, ptr %202, i64 12
  %207 = getelementptr inbounds i8, ptr %202, i64 8
  %208 = load i64, ptr %203, align 8
  br label %209

209:                                              ; preds = %218, %197
  %210 = phi i64 [ %208, %197 ], [ %219, %218 ]
  %211 = phi i64 [ %208, %197 ], [ %220, %218 ]
  %212 = phi i32 [ %3, %197 ], [ %222, %218 ]
  %213 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %212, i1 true)
  %214 = zext nneg i32 %213 to i64
  %215 = getelementptr i64, ptr %1, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = icmp sgt i64 %211, 0
  br i1 %217, label %224, label %218

218:                                              ; preds = %452, %209
  %219 = phi i64 [ %210, %209 ], [ %453, %452 ]
  %220 = phi i64 [ %211, %209 ], [ %453, %452 ]
  %221 = add i32 %212, -1
  %222 = and i32 %221, %212
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %456, label %209, !llvm.loop !31

224:                                              ; preds = %209, %452
  %225 = phi i64 [ %453, %452 ], [ %210, %209 ]
  %226 = phi i64 [ %454, %452 ], [ 0, %209 ]
  %227 = load ptr, ptr %204, align 8
  %228 = getelementptr %struct.Region, ptr %227, i64 %226
  %229 = load i64, ptr %228, align 8
  %230 = icmp slt i64 %216, %229
  br i1 %230, label %452, label %231

231:                                              ; preds = %224
  %232 = load i32, ptr %205, align 4
  %233 = sext i32 %232 to i64
  %234 = add i64 %216, %233
  %235 = getelementptr inbounds i8, ptr %228, i64 8
  %236 = load i64, ptr %235, align 8
  %237 = icmp sgt i64 %234, %236
  br i1 %237, label %452, label %238

238:                                              ; preds = %231
  %239 = getelementptr inbounds i8, ptr %228, i64 24
  %240 = load i32, ptr %239, align 8
  %241 = sext i32 %240 to i64
  %242 = sub i64 %216, %229
  %243 = sub nsw i64 0, %241
  %244 = and i64 %242, %243
  %245 = add i64 %242, %233
  %246 = icmp slt i64 %244, %245
  br i1 %246, label %247, label %452

247:                                              ; preds = %238
  %248 = getelementptr inbounds i8, ptr %228, i64 16
  %249 = getelementptr inbounds i8, ptr %228, i64 28
  %250 = getelementptr inbounds i8, ptr %228, i64 32
  br label %251

251:                                              ; preds = %442, %247
  %252 = phi i64 [ %233, %247 ], [ %447, %442 ]
  %253 = phi i64 [ %229, %247 ], [ %444, %442 ]
  %254 = phi i64 [ %244, %247 ], [ %443, %442 ]
  %255 = sub i64 %254, %244
  %256 = load i32, ptr %206, align 4
  %257 = icmp ne i32 %256, 1
  %258 = add i64 %255, %241
  %259 = icmp sgt i64 %258, %252
  %260 = or i1 %257, %259
  br i1 %260, label %272, label %261

261:                                              ; preds = %251
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %262 = load i32, ptr %207, align 8
  %263 = sext i32 %262 to i64
  %264 = sdiv i64 %255, %263
  %265 = shl i64 %264, 5
  %266 = or disjoint i64 %265, %214
  %267 = mul i64 %266, %263
  %268 = getelementptr i8, ptr %198, i64 %267
  %269 = srem i64 %255, %263
  %270 = getelementptr i8, ptr %268, i64 %269
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %270, i64 %241, i1 false)
  %271 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  br label %272

272:                                              ; preds = %261, %251
  %273 = phi i32 [ %271, %261 ], [ 0, %251 ]
  %274 = load ptr, ptr %248, align 8
  %275 = sdiv i64 %254, %241
  %276 = getelementptr %struct.Cell, ptr %274, i64 %275
  %277 = add i64 %254, %253
  %278 = load ptr, ptr %9, align 8
  %279 = getelementptr inbounds i8, ptr %278, i64 248
  %280 = load i64, ptr %279, align 8
  %281 = trunc i64 %280 to i32
  %282 = add i32 %281, 1
  %283 = load ptr, ptr %110, align 8
  %284 = getelementptr inbounds i8, ptr %278, i64 964
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %290, label %287

287:                                              ; preds = %272
  %288 = getelementptr inbounds i8, ptr %283, i64 444
  %289 = load i64, ptr %111, align 8
  br label %298

290:                                              ; preds = %272
  %291 = load i64, ptr %111, align 8
  %292 = getelementptr inbounds i8, ptr %283, i64 48
  %293 = load ptr, ptr %292, align 8
  %294 = load i64, ptr %283, align 8
  %295 = mul i64 %294, %291
  %296 = getelementptr i32, ptr %293, i64 %295
  %297 = getelementptr i32, ptr %296, i64 %291
  br label %298

298:                                              ; preds = %290, %287
  %299 = phi i64 [ %289, %287 ], [ %291, %290 ]
  %300 = phi ptr [ %288, %287 ], [ %297, %290 ]
  %301 = load i32, ptr %300, align 4
  %302 = trunc i64 %299 to i32
  %303 = load i32, ptr %114, align 8
  %304 = load i32, ptr %116, align 4
  %305 = or i32 %304, %303
  %306 = zext i32 %305 to i64
  %307 = getelementptr inbounds i8, ptr %276, i64 88
  br label %308

308:                                              ; preds = %308, %298
  %309 = atomicrmw xchg ptr %307, i32 1 acquire, align 4
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %311, label %308, !llvm.loop !32

311:                                              ; preds = %308
  %312 = shl i32 %302, 5
  %313 = shl nuw i64 %306, 32
  %314 = or disjoint i32 %312, %213
  %315 = icmp ne i32 %256, 0
  %316 = add i32 %301, 1
  %317 = zext i32 %314 to i64
  %318 = or disjoint i64 %313, %317
  %319 = zext i1 %315 to i32
  %320 = getelementptr inbounds i8, ptr %276, i64 84
  %321 = load i32, ptr %320, align 4
  %322 = and i32 %321, 1
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %331, label %324

324:                                              ; preds = %311
  %325 = getelementptr inbounds i8, ptr %276, i64 80
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, %273
  br i1 %327, label %328, label %331

328:                                              ; preds = %324
  %329 = icmp eq i32 %256, 1
  %330 = zext i1 %329 to i32
  br label %331

331:                                              ; preds = %328, %324, %311
  %332 = phi i32 [ 0, %324 ], [ 0, %311 ], [ %330, %328 ]
  call fastcc void @compare_visits(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %276, ptr noundef nonnull %276, i32 noundef %319, i32 noundef 1, i32 noundef %332, i64 noundef %277) #24
  br i1 %315, label %333, label %335

333:                                              ; preds = %331
  %334 = getelementptr inbounds i8, ptr %276, i64 32
  call fastcc void @compare_visits(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %276, ptr noundef nonnull %334, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %277) #24
  br label %335

335:                                              ; preds = %333, %331
  %336 = load i32, ptr %249, align 4
  %337 = icmp ne i32 %336, 0
  %338 = and i1 %257, %337
  br i1 %338, label %339, label %362

339:                                              ; preds = %335
  %340 = load i32, ptr %320, align 4
  %341 = and i32 %340, 1
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %343, label %362

343:                                              ; preds = %339
  %344 = or i32 %340, 2
  store i32 %344, ptr %320, align 4
  store atomic i64 1, ptr %250 monotonic, align 8
  %345 = getelementptr inbounds i8, ptr %276, i64 64
  %346 = load i32, ptr %345, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %356, label %348

348:                                              ; preds = %343
  %349 = icmp eq i32 %282, %346
  br i1 %349, label %352, label %350

350:                                              ; preds = %348
  %351 = icmp ult i32 %282, %346
  br i1 %351, label %356, label %362

352:                                              ; preds = %348
  %353 = getelementptr inbounds i8, ptr %276, i64 72
  %354 = load i32, ptr %353, align 4
  %355 = icmp slt i32 %314, %354
  br i1 %355, label %356, label %362

356:                                              ; preds = %352, %350, %343
  %357 = zext i32 %316 to i64
  %358 = shl nuw i64 %357, 32
  %359 = zext i32 %282 to i64
  %360 = or disjoint i64 %358, %359
  store i64 %360, ptr %345, align 4
  %361 = getelementptr inbounds i8, ptr %276, i64 72
  store i64 %318, ptr %361, align 4
  br label %362

362:                                              ; preds = %356, %352, %350, %339, %335
  %363 = select i1 %315, i64 0, i64 32
  %364 = getelementptr inbounds i8, ptr %276, i64 %363
  %365 = getelementptr i8, ptr %364, i64 16
  br label %366

366:                                              ; preds = %400, %362
  %367 = phi i64 [ 1, %362 ], [ %402, %400 ]
  %368 = phi i64 [ %318, %362 ], [ %401, %400 ]
  %369 = getelementptr %struct.Visit, ptr %364, i64 %367
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %400, label %372

372:                                              ; preds = %366
  %373 = call fastcc i32 @visit_is_ordered(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %369) #24
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %400, label %375

375:                                              ; preds = %372
  %376 = load i32, ptr %369, align 4
  %377 = icmp eq i32 %376, %282
  br i1 %377, label %378, label %398

378:                                              ; preds = %375
  %379 = getelementptr inbounds i8, ptr %369, i64 8
  %380 = load i32, ptr %379, align 4
  %381 = trunc i64 %368 to i32
  %382 = icmp eq i32 %380, %381
  br i1 %382, label %383, label %398

383:                                              ; preds = %378
  %384 = getelementptr inbounds i8, ptr %369, i64 4
  %385 = load i32, ptr %384, align 4
  %386 = icmp eq i32 %385, %316
  br i1 %386, label %387, label %398

387:                                              ; preds = %383
  %388 = getelementptr inbounds i8, ptr %369, i64 12
  %389 = load i32, ptr %388, align 4
  %390 = or i32 %389, -1610612737
  %391 = lshr i64 %368, 32
  %392 = trunc nuw i64 %391 to i32
  %393 = and i32 %390, %392
  %394 = zext i32 %393 to i64
  %395 = shl nuw i64 %394, 32
  %396 = and i64 %368, 4294967295
  %397 = or disjoint i64 %395, %396
  br label %398

398:                                              ; preds = %387, %383, %378, %375
  %399 = phi i64 [ %397, %387 ], [ %368, %383 ], [ %368, %378 ], [ %368, %375 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %369, ptr noundef nonnull align 4 dereferenceable(16) %365, i64 16, i1 false)
  store i32 0, ptr %365, align 4
  br label %400

400:                                              ; preds = %398, %372, %366
  %401 = phi i64 [ %368, %366 ], [ %368, %372 ], [ %399, %398 ]
  %402 = add nsw i64 %367, -1
  %403 = icmp eq i64 %367, 0
  br i1 %403, label %404, label %366, !llvm.loop !33

404:                                              ; preds = %400, %433
  %405 = phi i1 [ false, %433 ], [ true, %400 ]
  %406 = phi i64 [ 1, %433 ], [ 0, %400 ]
  %407 = phi i64 [ %436, %433 ], [ %401, %400 ]
  %408 = phi i32 [ %435, %433 ], [ %282, %400 ]
  %409 = phi i32 [ %434, %433 ], [ %316, %400 ]
  %410 = getelementptr %struct.Visit, ptr %364, i64 %406
  %411 = load i32, ptr %410, align 4
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %422, label %413

413:                                              ; preds = %404
  %414 = icmp eq i32 %408, %411
  br i1 %414, label %417, label %415

415:                                              ; preds = %413
  %416 = icmp ult i32 %408, %411
  br i1 %416, label %422, label %433

417:                                              ; preds = %413
  %418 = trunc i64 %407 to i32
  %419 = getelementptr inbounds i8, ptr %410, i64 8
  %420 = load i32, ptr %419, align 4
  %421 = icmp sgt i32 %420, %418
  br i1 %421, label %422, label %433

422:                                              ; preds = %417, %415, %404
  %423 = load i64, ptr %410, align 4
  %424 = getelementptr inbounds i8, ptr %410, i64 8
  %425 = load i64, ptr %424, align 4
  %426 = zext i32 %409 to i64
  %427 = shl nuw i64 %426, 32
  %428 = zext i32 %408 to i64
  %429 = or disjoint i64 %427, %428
  store i64 %429, ptr %410, align 4
  store i64 %407, ptr %424, align 4
  %430 = trunc i64 %423 to i32
  %431 = lshr i64 %423, 32
  %432 = trunc nuw i64 %431 to i32
  br label %433

433:                                              ; preds = %422, %417, %415
  %434 = phi i32 [ %409, %417 ], [ %432, %422 ], [ %409, %415 ]
  %435 = phi i32 [ %408, %417 ], [ %430, %422 ], [ %408, %415 ]
  %436 = phi i64 [ %407, %417 ], [ %425, %422 ], [ %407, %415 ]
  br i1 %405, label %404, label %437, !llvm.loop !34

437:                                              ; preds = %433
  br i1 %315, label %438, label %442

438:                                              ; preds = %437
  %439 = load i32, ptr %320, align 4
  %440 = or i32 %439, 1
  store i32 %440, ptr %320, align 4
  %441 = getelementptr inbounds i8, ptr %276, i64 80
  store i32 %273, ptr %441, align 4
  br label %442

442:                                              ; preds = %438, %437
  store atomic i32 0, ptr %307 release, align 4
  %443 = add i64 %254, %241
  %444 = load i64, ptr %228, align 8
  %445 = sub i64 %216, %444
  %446 = load i32, ptr %205, align 4
  %447 = sext i32 %446 to i64
  %448 = add i64 %445, %447
  %449 = icmp slt i64 %443, %448
  br i1 %449, label %251, label %450, !llvm.loop !35

450:                                              ; preds = %442
  %451 = load i64, ptr %203, align 8
  br label %452

452:                                              ; preds = %450, %238, %231, %224
  %453 = phi i64 [ %451, %450 ], [ %225, %238 ], [ %225, %224 ], [ %225, %231 ]
  %454 = add nuw nsw i64 %226, 1
  %455 = icmp slt i64 %454, %453
  br i1 %455, label %224, label %218, !llvm.loop !36

456:                                              ; preds = %218, %195
  %457 = and i32 %4, 1073741824
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %473, label %459

459:                                              ; preds = %456
  %460 = getelementptr inbounds i8, ptr %14, i64 12
  %461 = load i32, ptr %460, align 4
  %462 = icmp eq i32 %461, 0
  %463 = load i32, ptr %14, align 8
  br i1 %462, label %470, label %464

464:                                              ; preds = %459
  %465 = load i64, ptr %112, align 8
  tail call fastcc void @publish(ptr noundef %0, i64 noundef %465, i32 noundef %463) #24
  %466 = load i32, ptr %460, align 4
  %467 = icmp eq i32 %466, 1
  br i1 %467, label %473, label %468

468:                                              ; preds = %464
  %469 = load i32, ptr %14, align 8
  br label %470

470:                                              ; preds = %468, %459
  %471 = phi i32 [ %469, %468 ], [ %463, %459 ]
  %472 = load i64, ptr %112, align 8
  tail call fastcc void @learn(ptr noundef %0, i64 noundef %472, i32 noundef %471) #24
  br label %473

473:                                              ; preds = %185, %464, %470, %456
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #25
  br label %474

474:                                              ; preds = %96, %72, %6, %473
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_copies(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #11 {
  %5 = getelementptr inbounds i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %139

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load ptr, ptr %14, align 8
  br label %20

16:                                               ; preds = %20
  %17 = icmp eq i64 %25, 0
  br i1 %17, label %139, label %18

18:                                               ; preds = %16
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %28, label %34

20:                                               ; preds = %13, %20
  %21 = phi i64 [ 0, %13 ], [ %26, %20 ]
  %22 = phi i64 [ 0, %13 ], [ %25, %20 ]
  %23 = getelementptr %struct.Warp, ptr %15, i64 %21, i32 34
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, %22
  %26 = add nuw nsw i64 %21, 1
  %27 = icmp eq i64 %26, %11
  br i1 %27, label %16, label %20, !llvm.loop !37

28:                                               ; preds = %34, %18
  %29 = phi i64 [ -9223372036854775808, %18 ], [ %44, %34 ]
  %30 = phi i64 [ 9223372036854775807, %18 ], [ %42, %34 ]
  br i1 %12, label %31, label %139

31:                                               ; preds = %28
  %32 = getelementptr inbounds i8, ptr %0, i64 88
  %33 = load ptr, ptr %32, align 8
  br label %48

34:                                               ; preds = %18, %34
  %35 = phi i64 [ %42, %34 ], [ 9223372036854775807, %18 ]
  %36 = phi i32 [ %46, %34 ], [ %3, %18 ]
  %37 = phi i64 [ %44, %34 ], [ -9223372036854775808, %18 ]
  %38 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %36, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr [32 x i64], ptr %1, i64 0, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = tail call i64 @llvm.smin.i64(i64 %41, i64 %35)
  %43 = add i64 %41, %9
  %44 = tail call i64 @llvm.smax.i64(i64 %43, i64 %37)
  %45 = add i32 %36, -1
  %46 = and i32 %45, %36
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %28, label %34, !llvm.loop !38

48:                                               ; preds = %31, %136
  %49 = phi i64 [ 0, %31 ], [ %137, %136 ]
  %50 = getelementptr %struct.Warp, ptr %33, i64 %49
  %51 = getelementptr inbounds i8, ptr %50, i64 2856
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %136

54:                                               ; preds = %48
  %55 = getelementptr inbounds i8, ptr %50, i64 2840
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %50, i64 2848
  %58 = load i64, ptr %57, align 8
  br label %59

59:                                               ; preds = %54, %131
  %60 = phi i64 [ 0, %54 ], [ %132, %131 ]
  %61 = add i64 %58, %60
  %62 = srem i64 %61, 512
  %63 = getelementptr %struct.Copy, ptr %56, i64 %62
  %64 = getelementptr inbounds i8, ptr %63, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %131

67:                                               ; preds = %59
  %68 = getelementptr inbounds i8, ptr %63, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %69, %29
  br i1 %70, label %71, label %131

71:                                               ; preds = %67
  %72 = getelementptr inbounds i8, ptr %63, i64 32
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, %30
  br i1 %74, label %75, label %131

75:                                               ; preds = %71
  %76 = load i32, ptr %63, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %131, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %63, i64 312
  %80 = getelementptr inbounds i8, ptr %63, i64 12
  br label %81

81:                                               ; preds = %78, %127
  %82 = phi i32 [ %76, %78 ], [ %129, %127 ]
  br i1 %19, label %127, label %83

83:                                               ; preds = %81
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %82, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr [32 x i64], ptr %79, i64 0, i64 %85
  %87 = load i64, ptr %86, align 8
  br label %88

88:                                               ; preds = %83, %123
  %89 = phi i32 [ %3, %83 ], [ %125, %123 ]
  %90 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %89, i1 true)
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr [32 x i64], ptr %1, i64 0, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = add i64 %93, %9
  %95 = icmp slt i64 %87, %94
  br i1 %95, label %96, label %123

96:                                               ; preds = %88
  %97 = load i32, ptr %80, align 4
  %98 = sext i32 %97 to i64
  %99 = add i64 %87, %98
  %100 = icmp slt i64 %93, %99
  br i1 %100, label %101, label %123

101:                                              ; preds = %96
  %102 = getelementptr inbounds i8, ptr %63, i64 40
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr i8, ptr %0, i64 832
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  %107 = getelementptr inbounds i8, ptr %0, i64 248
  %108 = load i64, ptr %107, align 8
  br i1 %106, label %113, label %109

109:                                              ; preds = %101
  %110 = getelementptr i8, ptr %0, i64 840
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %108, %111
  br i1 %112, label %113, label %134

113:                                              ; preds = %109, %101
  %114 = getelementptr i8, ptr %0, i64 840
  store i64 %108, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %1, i64 1952
  %116 = load i64, ptr %115, align 8
  %117 = shl i64 %116, 5
  %118 = or disjoint i64 %117, %91
  %119 = getelementptr i8, ptr %0, i64 848
  store i64 %118, ptr %119, align 8
  %120 = getelementptr i8, ptr %0, i64 856
  store i64 %2, ptr %120, align 8
  %121 = getelementptr i8, ptr %0, i64 864
  store i64 %103, ptr %121, align 8
  %122 = getelementptr i8, ptr %0, i64 872
  store i64 0, ptr %122, align 8
  br label %134

123:                                              ; preds = %88, %96
  %124 = add i32 %89, -1
  %125 = and i32 %124, %89
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %88, !llvm.loop !39

127:                                              ; preds = %123, %81
  %128 = add i32 %82, -1
  %129 = and i32 %128, %82
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %81, !llvm.loop !40

131:                                              ; preds = %127, %75, %71, %67, %59
  %132 = add nuw nsw i64 %60, 1
  %133 = icmp eq i64 %132, %52
  br i1 %133, label %136, label %59, !llvm.loop !41

134:                                              ; preds = %109, %113
  %135 = add i64 %105, 1
  store i64 %135, ptr %104, align 8
  br label %139

136:                                              ; preds = %131, %48
  %137 = add nuw nsw i64 %49, 1
  %138 = icmp eq i64 %137, %11
  br i1 %138, label %139, label %48, !llvm.loop !42

139:                                              ; preds = %136, %4, %28, %134, %16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @observe_shared(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #8 {
  %5 = alloca %struct.Hazard, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Hazard, align 8
  %9 = alloca %struct.Hazard, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %11, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr %struct.SlotArray, ptr %16, i64 %14
  %18 = icmp eq i32 %1, 0
  br i1 %18, label %373, label %19

19:                                               ; preds = %4
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %20, i64 168
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr %struct.Slot, ptr %22, i64 %14
  %24 = getelementptr inbounds i8, ptr %23, i64 4
  %25 = getelementptr inbounds i8, ptr %20, i64 40
  %26 = getelementptr inbounds i8, ptr %23, i64 8
  %27 = getelementptr inbounds i8, ptr %17, i64 8
  %28 = getelementptr inbounds i8, ptr %9, i64 4
  %29 = getelementptr inbounds i8, ptr %9, i64 8
  %30 = getelementptr inbounds i8, ptr %9, i64 12
  %31 = getelementptr inbounds i8, ptr %9, i64 16
  %32 = getelementptr inbounds i8, ptr %9, i64 24
  %33 = getelementptr inbounds i8, ptr %9, i64 32
  %34 = getelementptr inbounds i8, ptr %0, i64 16
  %35 = getelementptr inbounds i8, ptr %9, i64 40
  %36 = getelementptr inbounds i8, ptr %9, i64 48
  %37 = getelementptr inbounds i8, ptr %9, i64 56
  %38 = getelementptr inbounds i8, ptr %11, i64 8
  %39 = getelementptr inbounds i8, ptr %23, i64 12
  %40 = getelementptr inbounds i8, ptr %0, i64 32
  %41 = getelementptr inbounds i8, ptr %8, i64 4
  %42 = getelementptr inbounds i8, ptr %8, i64 8
  %43 = getelementptr inbounds i8, ptr %8, i64 12
  %44 = getelementptr inbounds i8, ptr %8, i64 32
  %45 = getelementptr inbounds i8, ptr %8, i64 40
  %46 = getelementptr inbounds i8, ptr %8, i64 24
  %47 = getelementptr inbounds i8, ptr %8, i64 16
  %48 = getelementptr inbounds i8, ptr %8, i64 48
  %49 = getelementptr inbounds i8, ptr %8, i64 56
  %50 = getelementptr inbounds i8, ptr %11, i64 24
  %51 = getelementptr inbounds i8, ptr %0, i64 28
  %52 = getelementptr inbounds i8, ptr %5, i64 4
  %53 = getelementptr inbounds i8, ptr %5, i64 8
  %54 = getelementptr inbounds i8, ptr %5, i64 12
  %55 = getelementptr inbounds i8, ptr %5, i64 32
  %56 = getelementptr inbounds i8, ptr %5, i64 40
  %57 = getelementptr inbounds i8, ptr %5, i64 24
  %58 = getelementptr inbounds i8, ptr %5, i64 16
  %59 = getelementptr inbounds i8, ptr %5, i64 48
  %60 = getelementptr inbounds i8, ptr %5, i64 56
  br label %61

61:                                               ; preds = %19, %371
  %62 = phi i32 [ %1, %19 ], [ %74, %371 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %62, i1 true)
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr i64, ptr %2, i64 %64
  %66 = load i64, ptr %65, align 8
  br label %67

67:                                               ; preds = %76, %61
  %68 = phi i32 [ 0, %61 ], [ %72, %76 ]
  %69 = phi i32 [ %62, %61 ], [ %74, %76 ]
  %70 = sub i32 0, %69
  %71 = and i32 %69, %70
  %72 = or i32 %71, %68
  %73 = add i32 %69, -1
  %74 = and i32 %73, %69
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %82, label %76

76:                                               ; preds = %67
  %77 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %74, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr i64, ptr %2, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %80, %66
  br i1 %81, label %67, label %82, !llvm.loop !43

82:                                               ; preds = %67, %76
  %83 = icmp slt i64 %66, 0
  br i1 %83, label %371, label %84

84:                                               ; preds = %82
  %85 = load i32, ptr %24, align 4
  %86 = sext i32 %85 to i64
  %87 = add i64 %66, %86
  %88 = load i64, ptr %25, align 8
  %89 = icmp sgt i64 %87, %88
  br i1 %89, label %371, label %90

90:                                               ; preds = %84
  %91 = load i32, ptr %26, align 8
  %92 = add i32 %91, -1
  %93 = sext i32 %92 to i64
  %94 = and i64 %66, %93
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %371, !llvm.loop !44

96:                                               ; preds = %90
  %97 = load i64, ptr %17, align 8
  %98 = icmp slt i64 %66, %97
  br i1 %98, label %102, label %99

99:                                               ; preds = %96
  %100 = load i64, ptr %27, align 8
  %101 = icmp sgt i64 %87, %100
  br i1 %101, label %102, label %114

102:                                              ; preds = %99, %96
  %103 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %72)
  %104 = zext nneg i32 %103 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #25
  store i32 4, ptr %9, align 8
  store i32 0, ptr %28, align 4
  %105 = load i32, ptr %12, align 8
  store i32 %105, ptr %29, align 8
  store i32 -1, ptr %30, align 4
  %106 = load ptr, ptr %0, align 8
  %107 = getelementptr inbounds i8, ptr %106, i64 248
  %108 = load i64, ptr %107, align 8
  store i64 %108, ptr %31, align 8
  store i64 -1, ptr %32, align 8
  %109 = load i64, ptr %34, align 8
  %110 = shl i64 %109, 5
  %111 = or disjoint i64 %110, %64
  store i64 %111, ptr %33, align 8
  store i64 -1, ptr %35, align 8
  store i64 %66, ptr %36, align 8
  store i64 %104, ptr %37, align 8
  %112 = load ptr, ptr %10, align 8
  call fastcc void @note_hazard(ptr noundef %112, ptr noundef nonnull %9) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #25
  %113 = load i32, ptr %24, align 4
  br label %114

114:                                              ; preds = %102, %99
  %115 = phi i32 [ %113, %102 ], [ %85, %99 ]
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %371

117:                                              ; preds = %114
  %118 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %72, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = icmp eq i32 %72, 0
  %121 = add i32 %72, -1
  %122 = and i32 %121, %72
  %123 = icmp eq i32 %122, 0
  %124 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %122, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = icmp ugt i32 %124, %118
  %127 = shl nuw nsw i32 %118, 5
  %128 = zext nneg i32 %127 to i64
  %129 = load i64, ptr %38, align 8
  br label %130

130:                                              ; preds = %117, %364
  %131 = phi i64 [ %129, %117 ], [ %366, %364 ]
  %132 = phi i64 [ 0, %117 ], [ %367, %364 ]
  %133 = add i64 %132, %66
  %134 = sdiv i64 %133, %131
  %135 = load i32, ptr %39, align 4
  switch i32 %135, label %195 [
    i32 0, label %136
    i32 3, label %136
  ]

136:                                              ; preds = %130, %130
  %137 = load ptr, ptr %10, align 8
  %138 = getelementptr inbounds i8, ptr %137, i64 24
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr %struct.Granule, ptr %139, i64 %134
  %141 = getelementptr inbounds i8, ptr %137, i64 32
  %142 = load ptr, ptr %141, align 8
  %143 = shl i64 %134, 1
  %144 = load i64, ptr %137, align 8
  %145 = mul i64 %143, %144
  %146 = getelementptr %struct.Touch, ptr %142, i64 %145
  %147 = getelementptr inbounds i8, ptr %140, i64 4
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr inbounds i8, ptr %137, i64 432
  %150 = load i32, ptr %149, align 8
  %151 = icmp eq i32 %148, %150
  br i1 %151, label %152, label %157

152:                                              ; preds = %136
  %153 = getelementptr %struct.Touch, ptr %146, i64 %144
  %154 = getelementptr inbounds i8, ptr %137, i64 8
  %155 = load i64, ptr %154, align 8
  %156 = mul i64 %155, %134
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %72, ptr noundef %153, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %156) #24
  br label %157

157:                                              ; preds = %152, %136
  %158 = getelementptr inbounds i8, ptr %137, i64 40
  %159 = load ptr, ptr %158, align 8
  %160 = load i32, ptr %12, align 8
  %161 = sext i32 %160 to i64
  %162 = getelementptr %struct.SlotArray, ptr %159, i64 %161, i32 2
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %193, label %165

165:                                              ; preds = %157
  %166 = getelementptr inbounds i8, ptr %140, i64 8
  %167 = load i32, ptr %166, align 4
  %168 = getelementptr inbounds i8, ptr %137, i64 436
  %169 = load i32, ptr %168, align 4
  %170 = icmp eq i32 %167, %169
  br i1 %170, label %171, label %193

171:                                              ; preds = %165
  %172 = getelementptr inbounds i8, ptr %140, i64 28
  %173 = load i32, ptr %172, align 4
  %174 = sext i32 %173 to i64
  %175 = getelementptr %struct.SlotArray, ptr %159, i64 %174, i32 2
  %176 = load i64, ptr %175, align 8
  %177 = icmp eq i64 %176, %163
  br i1 %177, label %193, label %178

178:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #25
  %179 = load i64, ptr %34, align 8
  %180 = getelementptr inbounds i8, ptr %137, i64 8
  %181 = load i64, ptr %180, align 8
  %182 = mul i64 %181, %134
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %183 = shl i64 %179, 5
  %184 = or disjoint i64 %183, %119
  %185 = and i32 %173, -1610612737
  %186 = load i32, ptr %40, align 8, !noalias !45
  %187 = icmp sgt i32 %186, -1
  %188 = select i1 %187, i32 %160, i32 %185
  %189 = select i1 %187, i32 %185, i32 %160
  store i32 0, ptr %41, align 4
  store i32 %188, ptr %42, align 8
  store i32 %189, ptr %43, align 4, !alias.scope !45
  store i64 %184, ptr %44, align 8, !alias.scope !45
  %190 = load ptr, ptr %0, align 8, !noalias !45
  %191 = getelementptr inbounds i8, ptr %190, i64 248
  %192 = load i64, ptr %191, align 8, !noalias !45
  store i64 %192, ptr %46, align 8, !alias.scope !45
  store i64 %192, ptr %47, align 8, !alias.scope !45
  store i64 %182, ptr %48, align 8, !alias.scope !45
  store i64 1, ptr %49, align 8, !alias.scope !45
  store i32 5, ptr %8, align 8
  store i64 -1, ptr %45, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %137, ptr noundef nonnull %8) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #25
  br label %193

193:                                              ; preds = %157, %165, %171, %178
  tail call fastcc void @expect_written(ptr noundef nonnull readonly %0, ptr noundef %140, i32 noundef %72, i64 noundef %134) #24
  %194 = load i32, ptr %149, align 8
  store i32 %194, ptr %140, align 4
  br label %364

195:                                              ; preds = %130
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %196 = load i32, ptr %26, align 8
  %197 = sext i32 %196 to i64
  %198 = sdiv i64 %132, %197
  %199 = shl i64 %198, 5
  %200 = or disjoint i64 %199, %64
  %201 = mul i64 %200, %197
  %202 = getelementptr i8, ptr %3, i64 %201
  %203 = srem i64 %132, %197
  %204 = getelementptr i8, ptr %202, i64 %203
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %204, i64 %131, i1 false)
  %205 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  %206 = icmp eq i32 %135, 2
  %207 = zext i1 %206 to i32
  %208 = getelementptr i8, ptr %3, i64 %203
  br i1 %120, label %224, label %209

209:                                              ; preds = %195, %209
  %210 = phi i32 [ %222, %209 ], [ %72, %195 ]
  %211 = phi i32 [ %220, %209 ], [ %207, %195 ]
  %212 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %210, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6)
  store i32 0, ptr %6, align 4
  %213 = zext nneg i32 %212 to i64
  %214 = or disjoint i64 %199, %213
  %215 = mul i64 %214, %197
  %216 = getelementptr i8, ptr %208, i64 %215
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %6, ptr readonly align 1 %216, i64 %131, i1 false)
  %217 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6)
  %218 = icmp ne i32 %217, %205
  %219 = zext i1 %218 to i32
  %220 = or i32 %211, %219
  %221 = add i32 %210, -1
  %222 = and i32 %221, %210
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %209, !llvm.loop !48

224:                                              ; preds = %209, %195
  %225 = phi i32 [ %207, %195 ], [ %220, %209 ]
  br i1 %206, label %226, label %229

226:                                              ; preds = %224
  %227 = load ptr, ptr %50, align 8
  %228 = getelementptr %struct.Granule, ptr %227, i64 %134
  tail call fastcc void @expect_written(ptr noundef nonnull %0, ptr noundef %228, i32 noundef %72, i64 noundef %134) #24
  br label %229

229:                                              ; preds = %226, %224
  %230 = load ptr, ptr %10, align 8
  %231 = getelementptr inbounds i8, ptr %230, i64 24
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr %struct.Granule, ptr %232, i64 %134
  %234 = getelementptr inbounds i8, ptr %230, i64 32
  %235 = load ptr, ptr %234, align 8
  %236 = shl i64 %134, 1
  %237 = load i64, ptr %230, align 8
  %238 = mul i64 %236, %237
  %239 = getelementptr %struct.Touch, ptr %235, i64 %238
  %240 = getelementptr inbounds i8, ptr %230, i64 8
  %241 = load i64, ptr %240, align 8
  %242 = mul i64 %241, %134
  br i1 %123, label %265, label %243

243:                                              ; preds = %229
  %244 = load i32, ptr %51, align 4
  %245 = and i32 %244, 1073741824
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %265

247:                                              ; preds = %243
  %248 = load i32, ptr %12, align 8
  %249 = load i64, ptr %34, align 8
  %250 = icmp eq i32 %225, 0
  %251 = select i1 %250, i32 2, i32 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #25
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %252 = shl i64 %249, 5
  %253 = or disjoint i64 %252, %125
  %254 = or disjoint i64 %252, %119
  %255 = and i32 %248, -1610612737
  store i32 2, ptr %5, align 8, !alias.scope !49
  store i32 %251, ptr %52, align 4, !alias.scope !49
  br i1 %126, label %257, label %256

256:                                              ; preds = %247
  br label %257

257:                                              ; preds = %256, %247
  %258 = phi i32 [ %255, %256 ], [ %248, %247 ]
  %259 = phi i64 [ %253, %256 ], [ %254, %247 ]
  %260 = phi i64 [ %254, %256 ], [ %253, %247 ]
  %261 = phi i32 [ %248, %256 ], [ %255, %247 ]
  store i32 %258, ptr %53, align 8
  store i32 %261, ptr %54, align 4, !alias.scope !49
  store i64 %260, ptr %55, align 8, !alias.scope !49
  store i64 %259, ptr %56, align 8, !alias.scope !49
  %262 = load ptr, ptr %0, align 8, !noalias !49
  %263 = getelementptr inbounds i8, ptr %262, i64 248
  %264 = load i64, ptr %263, align 8, !noalias !49
  store i64 %264, ptr %57, align 8, !alias.scope !49
  store i64 %264, ptr %58, align 8, !alias.scope !49
  store i64 %242, ptr %59, align 8, !alias.scope !49
  store i64 1, ptr %60, align 8, !alias.scope !49
  call fastcc void @note_hazard(ptr noundef nonnull %230, ptr noundef nonnull %5) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #25
  br label %265

265:                                              ; preds = %257, %243, %229
  %266 = load i32, ptr %233, align 4
  %267 = getelementptr inbounds i8, ptr %230, i64 432
  %268 = load i32, ptr %267, align 8
  %269 = icmp eq i32 %266, %268
  br i1 %269, label %270, label %272

270:                                              ; preds = %265
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %72, ptr noundef %239, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %242) #24
  %271 = load i32, ptr %267, align 8
  br label %272

272:                                              ; preds = %270, %265
  %273 = phi i32 [ %271, %270 ], [ %268, %265 ]
  %274 = getelementptr inbounds i8, ptr %233, i64 4
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, %273
  br i1 %276, label %277, label %286

277:                                              ; preds = %272
  %278 = load i64, ptr %230, align 8
  %279 = getelementptr %struct.Touch, ptr %239, i64 %278
  %280 = getelementptr inbounds i8, ptr %233, i64 12
  %281 = load i32, ptr %280, align 4
  %282 = icmp eq i32 %281, %205
  %283 = icmp eq i32 %225, 0
  %284 = and i1 %283, %282
  %285 = zext i1 %284 to i32
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %72, ptr noundef %279, i32 noundef 1, i32 noundef 1, i32 noundef %285, i64 noundef %242) #24
  br label %286

286:                                              ; preds = %277, %272
  %287 = getelementptr inbounds i8, ptr %233, i64 8
  %288 = load i32, ptr %287, align 4
  %289 = getelementptr inbounds i8, ptr %230, i64 436
  %290 = load i32, ptr %289, align 4
  %291 = icmp eq i32 %288, %290
  br i1 %291, label %341, label %292

292:                                              ; preds = %286
  %293 = getelementptr inbounds i8, ptr %233, i64 16
  %294 = load i32, ptr %293, align 4
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %338, label %296

296:                                              ; preds = %292
  %297 = load ptr, ptr %10, align 8
  %298 = add i32 %294, -1
  %299 = sdiv i32 %298, 32
  %300 = sext i32 %299 to i64
  %301 = load i64, ptr %34, align 8
  %302 = icmp eq i64 %301, %300
  br i1 %302, label %312, label %303

303:                                              ; preds = %296
  %304 = getelementptr inbounds i8, ptr %233, i64 24
  %305 = load i32, ptr %304, align 4
  %306 = getelementptr inbounds i8, ptr %297, i64 48
  %307 = load ptr, ptr %306, align 8
  %308 = load i64, ptr %297, align 8
  %309 = mul i64 %308, %301
  %310 = getelementptr i32, ptr %307, i64 %309
  %311 = getelementptr i32, ptr %310, i64 %300
  br label %331

312:                                              ; preds = %296
  %313 = and i32 %298, 31
  %314 = icmp eq i32 %313, %118
  br i1 %314, label %336, label %315

315:                                              ; preds = %312
  %316 = getelementptr inbounds i8, ptr %233, i64 24
  %317 = load i32, ptr %316, align 4
  %318 = getelementptr inbounds i8, ptr %297, i64 56
  %319 = load ptr, ptr %318, align 8
  %320 = getelementptr i32, ptr %319, i64 %300
  %321 = load i32, ptr %320, align 4
  %322 = icmp ugt i32 %317, %321
  br i1 %322, label %323, label %336

323:                                              ; preds = %315
  %324 = getelementptr inbounds i8, ptr %297, i64 64
  %325 = load ptr, ptr %324, align 8
  %326 = shl nsw i64 %300, 10
  %327 = or disjoint i64 %326, %128
  %328 = zext nneg i32 %313 to i64
  %329 = or disjoint i64 %327, %328
  %330 = getelementptr i32, ptr %325, i64 %329
  br label %331

331:                                              ; preds = %323, %303
  %332 = phi ptr [ %330, %323 ], [ %311, %303 ]
  %333 = phi i32 [ %317, %323 ], [ %305, %303 ]
  %334 = load i32, ptr %332, align 4
  %335 = icmp ugt i32 %333, %334
  br i1 %335, label %338, label %336

336:                                              ; preds = %331, %315, %312
  %337 = load ptr, ptr %0, align 8
  tail call fastcc void @note_unwritten(ptr noundef nonnull %230, ptr noundef %337, i64 noundef %134) #24
  br label %338

338:                                              ; preds = %336, %331, %292
  store i32 0, ptr %293, align 4
  %339 = load i32, ptr %289, align 4
  store i32 %339, ptr %287, align 4
  %340 = getelementptr inbounds i8, ptr %230, i64 372
  store i32 1, ptr %340, align 4
  br label %341

341:                                              ; preds = %338, %286
  %342 = load i32, ptr %267, align 8
  store i32 %342, ptr %274, align 4
  %343 = icmp ne i32 %225, 0
  %344 = sext i1 %343 to i32
  %345 = xor i32 %205, %344
  %346 = getelementptr inbounds i8, ptr %233, i64 12
  store i32 %345, ptr %346, align 4
  %347 = load i32, ptr %12, align 8
  %348 = getelementptr inbounds i8, ptr %233, i64 28
  store i32 %347, ptr %348, align 4
  %349 = load ptr, ptr %0, align 8
  %350 = getelementptr inbounds i8, ptr %349, i64 168
  %351 = load ptr, ptr %350, align 8
  %352 = sext i32 %347 to i64
  %353 = getelementptr %struct.Slot, ptr %351, i64 %352, i32 9
  %354 = load i32, ptr %353, align 4
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %359

356:                                              ; preds = %341
  %357 = getelementptr inbounds i8, ptr %230, i64 440
  %358 = load i32, ptr %357, align 8
  br label %359

359:                                              ; preds = %341, %356
  %360 = phi i32 [ %358, %356 ], [ 0, %341 ]
  %361 = getelementptr inbounds i8, ptr %233, i64 32
  store i32 %360, ptr %361, align 4
  %362 = load i64, ptr %230, align 8
  %363 = getelementptr %struct.Touch, ptr %239, i64 %362
  br label %364

364:                                              ; preds = %359, %193
  %365 = phi ptr [ %363, %359 ], [ %146, %193 ]
  tail call fastcc void @remember(ptr noundef nonnull readonly %0, ptr noundef %365, i32 noundef %72) #24
  %366 = load i64, ptr %38, align 8
  %367 = add i64 %366, %132
  %368 = load i32, ptr %24, align 4
  %369 = sext i32 %368 to i64
  %370 = icmp slt i64 %367, %369
  br i1 %370, label %130, label %371, !llvm.loop !52

371:                                              ; preds = %364, %114, %82, %84, %90
  %372 = icmp eq i32 %74, 0
  br i1 %372, label %373, label %61

373:                                              ; preds = %371, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @publish(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #12 {
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 120
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i32, ptr %7, i64 %9
  %11 = getelementptr inbounds i8, ptr %5, i64 136
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 248
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
  br i1 %39, label %22, label %21, !llvm.loop !53
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @learn(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 488
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
  br i1 %36, label %20, label %14, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_meet(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #8 {
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
  br i1 %16, label %17, label %6, !llvm.loop !55

17:                                               ; preds = %6, %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @meet(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #8 {
  %4 = alloca [32 x i32], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 488
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 364
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %3
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #24
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %3, %10
  %12 = getelementptr inbounds i8, ptr %1, i64 1952
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = load i64, ptr %6, align 8
  %17 = mul i64 %16, %13
  %18 = getelementptr i32, ptr %15, i64 %17
  %19 = getelementptr i32, ptr %18, i64 %13
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %20, 1
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds i8, ptr %1, i64 1968
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, %2
  br i1 %24, label %25, label %29

25:                                               ; preds = %11
  %26 = getelementptr inbounds i8, ptr %6, i64 56
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i32, ptr %27, i64 %13
  store i32 %21, ptr %28, align 4
  br label %66

29:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %30 = getelementptr inbounds i8, ptr %6, i64 64
  %31 = load ptr, ptr %30, align 8
  %32 = shl i64 %13, 12
  %33 = getelementptr i8, ptr %31, i64 %32
  %34 = icmp eq i32 %2, 0
  br i1 %34, label %65, label %35

35:                                               ; preds = %29, %41
  %36 = phi i32 [ %45, %41 ], [ %2, %29 ]
  %37 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %36, i1 true)
  %38 = shl nuw nsw i32 %37, 5
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr i32, ptr %33, i64 %39
  br label %47

41:                                               ; preds = %47
  %42 = zext nneg i32 %37 to i64
  %43 = getelementptr [32 x i32], ptr %4, i64 0, i64 %42
  store i32 %21, ptr %43, align 4
  %44 = add i32 %36, -1
  %45 = and i32 %44, %36
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %56, label %35, !llvm.loop !56

47:                                               ; preds = %35, %47
  %48 = phi i64 [ 0, %35 ], [ %54, %47 ]
  %49 = getelementptr i32, ptr %40, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr [32 x i32], ptr %4, i64 0, i64 %48
  %52 = load i32, ptr %51, align 4
  %53 = tail call i32 @llvm.umax.i32(i32 %50, i32 %52)
  store i32 %53, ptr %51, align 4
  %54 = add nuw nsw i64 %48, 1
  %55 = icmp eq i64 %54, 32
  br i1 %55, label %41, label %47, !llvm.loop !57

56:                                               ; preds = %41, %56
  %57 = phi i32 [ %63, %56 ], [ %2, %41 ]
  %58 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = shl nuw nsw i32 %58, 5
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr i32, ptr %33, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %61, ptr noundef nonnull align 16 dereferenceable(128) %4, i64 128, i1 false)
  %62 = add i32 %57, -1
  %63 = and i32 %62, %57
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %56, !llvm.loop !58

65:                                               ; preds = %56, %29
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #25
  br label %66

66:                                               ; preds = %65, %25
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_arrive(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7, i32 noundef %8) local_unnamed_addr #13 {
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

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_signal(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #8 {
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %48, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds i8, ptr %0, i64 304
  %8 = and i32 %3, 15
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr [16 x i64], ptr %7, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, 32
  store i64 %12, ptr %10, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 488
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %48, label %16

16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %14, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #24
  store i32 0, ptr %17, align 4
  br label %21

21:                                               ; preds = %20, %16
  %22 = getelementptr inbounds i8, ptr %1, i64 1952
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %14, i64 48
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %14, align 8
  %27 = mul i64 %26, %23
  %28 = getelementptr i32, ptr %25, i64 %27
  %29 = getelementptr inbounds i8, ptr %14, i64 72
  %30 = load ptr, ptr %29, align 8
  %31 = mul i64 %26, %9
  %32 = getelementptr i32, ptr %30, i64 %31
  %33 = getelementptr i32, ptr %28, i64 %23
  %34 = load i32, ptr %33, align 4
  %35 = add i32 %34, 1
  store i32 %35, ptr %33, align 4
  %36 = load i64, ptr %14, align 8
  %37 = icmp sgt i64 %36, 0
  br i1 %37, label %38, label %48

38:                                               ; preds = %21, %38
  %39 = phi i64 [ %45, %38 ], [ 0, %21 ]
  %40 = getelementptr i32, ptr %28, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr i32, ptr %32, i64 %39
  %43 = load i32, ptr %42, align 4
  %44 = tail call i32 @llvm.umax.i32(i32 %41, i32 %43)
  store i32 %44, ptr %42, align 4
  %45 = add nuw nsw i64 %39, 1
  %46 = load i64, ptr %14, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %38, label %48, !llvm.loop !59

48:                                               ; preds = %38, %21, %6, %4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_mbarrier(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #8 {
  %7 = alloca ptr, align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %109, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %1, i64 256
  %11 = getelementptr inbounds i8, ptr %1, i64 1280
  %12 = icmp eq i32 %3, 5
  %13 = zext i1 %12 to i32
  %14 = getelementptr i8, ptr %0, i64 736
  %15 = getelementptr inbounds i8, ptr %0, i64 248
  %16 = getelementptr i8, ptr %0, i64 744
  %17 = getelementptr inbounds i8, ptr %1, i64 1952
  %18 = getelementptr i8, ptr %0, i64 752
  %19 = getelementptr i8, ptr %0, i64 760
  %20 = getelementptr i8, ptr %0, i64 768
  %21 = getelementptr i8, ptr %0, i64 776
  %22 = icmp eq i32 %3, 0
  br label %23

23:                                               ; preds = %9, %103
  %24 = phi ptr [ null, %9 ], [ %104, %103 ]
  %25 = phi i32 [ %2, %9 ], [ %106, %103 ]
  %26 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr i64, ptr %10, i64 %27
  %29 = getelementptr i64, ptr %11, i64 %27
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %28, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #25
  %32 = getelementptr [32 x i64], ptr %1, i64 0, i64 %27
  %33 = load i64, ptr %32, align 8
  %34 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %26, i64 noundef %33, i64 noundef %5, ptr noundef nonnull %7) #24
  %35 = icmp eq ptr %34, null
  br i1 %35, label %103, label %39

36:                                               ; preds = %103
  %37 = and i32 %3, -2
  %38 = icmp eq i32 %37, 4
  br i1 %38, label %108, label %109

39:                                               ; preds = %23
  %40 = load i64, ptr %34, align 8
  switch i32 %3, label %56 [
    i32 0, label %41
    i32 1, label %48
    i32 2, label %49
    i32 3, label %52
  ]

41:                                               ; preds = %39
  %42 = add i64 %31, -1048576
  %43 = icmp ult i64 %42, -1048575
  br i1 %43, label %75, label %44

44:                                               ; preds = %41
  %45 = shl nuw nsw i64 %31, 20
  %46 = or disjoint i64 %31, %45
  %47 = or disjoint i64 %46, 2305843009213693952
  store i64 %47, ptr %34, align 8
  br label %93

48:                                               ; preds = %39
  store i64 0, ptr %34, align 8
  br label %101

49:                                               ; preds = %39
  %50 = load ptr, ptr %7, align 8
  %51 = tail call fastcc i32 @change_tx(ptr noundef %50, ptr noundef nonnull %34, i64 noundef %30) #24
  br label %71

52:                                               ; preds = %39
  %53 = load ptr, ptr %7, align 8
  %54 = sub i64 0, %30
  %55 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %34, i64 noundef %54) #24
  br label %71

56:                                               ; preds = %39
  %57 = add i64 %31, -1048576
  %58 = icmp ult i64 %57, -1048575
  br i1 %58, label %65, label %59

59:                                               ; preds = %56
  %60 = load ptr, ptr %7, align 8
  %61 = tail call fastcc i32 @arrive_at(ptr noundef %60, ptr noundef nonnull %34, i64 noundef %31, i64 noundef %30, i32 noundef %13, i32 noundef %4) #24
  switch i32 %61, label %65 [
    i32 7, label %62
    i32 0, label %62
  ]

62:                                               ; preds = %59, %59
  %63 = icmp eq ptr %34, %24
  %64 = select i1 %63, i32 6, i32 %61
  br label %65

65:                                               ; preds = %56, %62, %59
  %66 = phi i32 [ %61, %59 ], [ %64, %62 ], [ 4, %56 ]
  %67 = load i64, ptr %34, align 8
  %68 = xor i64 %67, %40
  %69 = icmp slt i64 %68, 0
  %70 = select i1 %69, ptr %34, ptr %24
  br label %71

71:                                               ; preds = %65, %52, %49
  %72 = phi ptr [ %24, %52 ], [ %24, %49 ], [ %70, %65 ]
  %73 = phi i32 [ %55, %52 ], [ %51, %49 ], [ %66, %65 ]
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %101, label %75

75:                                               ; preds = %41, %71
  %76 = phi i32 [ %73, %71 ], [ 4, %41 ]
  %77 = phi ptr [ %72, %71 ], [ %24, %41 ]
  %78 = add nsw i32 %76, -1
  %79 = zext nneg i32 %78 to i64
  %80 = load i64, ptr %32, align 8
  %81 = load i64, ptr %14, align 8
  %82 = icmp eq i64 %81, 0
  %83 = load i64, ptr %15, align 8
  br i1 %82, label %87, label %84

84:                                               ; preds = %75
  %85 = load i64, ptr %16, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %87, label %91

87:                                               ; preds = %84, %75
  store i64 %83, ptr %16, align 8
  %88 = load i64, ptr %17, align 8
  %89 = shl i64 %88, 5
  %90 = or disjoint i64 %89, %27
  store i64 %90, ptr %18, align 8
  store i64 %5, ptr %19, align 8
  store i64 %79, ptr %20, align 8
  store i64 %80, ptr %21, align 8
  br label %91

91:                                               ; preds = %87, %84
  %92 = add i64 %81, 1
  store i64 %92, ptr %14, align 8
  br i1 %22, label %93, label %101

93:                                               ; preds = %44, %91
  %94 = phi ptr [ %24, %44 ], [ %77, %91 ]
  %95 = load ptr, ptr %7, align 8
  %96 = getelementptr inbounds i8, ptr %95, i64 32
  %97 = load ptr, ptr %96, align 8
  %98 = ptrtoint ptr %34 to i64
  %99 = ptrtoint ptr %97 to i64
  %100 = sub i64 %98, %99
  tail call fastcc void @mark_written(ptr noundef %95, i64 noundef %100, i64 noundef 8) #24
  br label %101

101:                                              ; preds = %48, %71, %93, %91
  %102 = phi ptr [ %94, %93 ], [ %77, %91 ], [ %72, %71 ], [ %24, %48 ]
  store i64 %40, ptr %28, align 8
  br label %103

103:                                              ; preds = %23, %101
  %104 = phi ptr [ %102, %101 ], [ %24, %23 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #25
  %105 = add i32 %25, -1
  %106 = and i32 %105, %25
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %36, label %23, !llvm.loop !60

108:                                              ; preds = %36
  tail call fastcc void @mbarrier_arrived(ptr noundef %0, ptr noundef nonnull %1) #24
  br label %109

109:                                              ; preds = %6, %108, %36
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #14 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #24
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %35

12:                                               ; preds = %6, %9
  %13 = getelementptr i8, ptr %0, i64 736
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 248
  %17 = load i64, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               ; preds = %12
  %19 = getelementptr i8, ptr %0, i64 744
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %33

22:                                               ; preds = %18, %12
  %23 = getelementptr i8, ptr %0, i64 744
  store i64 %17, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 1952
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 5
  %27 = zext nneg i32 %2 to i64
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr %0, i64 752
  store i64 %28, ptr %29, align 8
  %30 = getelementptr i8, ptr %0, i64 760
  store i64 %4, ptr %30, align 8
  %31 = getelementptr i8, ptr %0, i64 768
  store i64 2, ptr %31, align 8
  %32 = getelementptr i8, ptr %0, i64 776
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
define internal fastcc range(i32 0, 8) i32 @change_tx(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2) unnamed_addr #13 {
  %4 = load i64, ptr %1, align 8
  %5 = freeze i64 %4
  %6 = and i64 %5, 1048575
  %7 = lshr i64 %5, 20
  %8 = and i64 %7, 1048575
  %9 = lshr i64 %5, 63
  %10 = lshr i64 %5, 61
  %11 = and i64 %10, 3
  %12 = add nsw i64 %11, -3
  %13 = icmp ult i64 %12, -2
  br i1 %13, label %53, label %14

14:                                               ; preds = %3
  %15 = shl i64 %5, 3
  %16 = ashr i64 %15, 43
  %17 = add i64 %16, %2
  %18 = icmp slt i64 %2, 0
  br i1 %18, label %19, label %44

19:                                               ; preds = %14
  %20 = or i64 %17, %8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %24, label %22

22:                                               ; preds = %19
  %23 = shl nuw nsw i64 %11, 61
  br label %28

24:                                               ; preds = %19
  %25 = icmp eq i64 %11, 2
  %26 = xor i64 %9, 1
  %27 = select i1 %25, i32 7, i32 0
  br label %28

28:                                               ; preds = %22, %24
  %29 = phi i64 [ %9, %22 ], [ %26, %24 ]
  %30 = phi i64 [ %23, %22 ], [ 4611686018427387904, %24 ]
  %31 = phi i64 [ %8, %22 ], [ %6, %24 ]
  %32 = phi i32 [ 0, %22 ], [ %27, %24 ]
  %33 = shl nuw nsw i64 %31, 20
  %34 = shl i64 %17, 40
  %35 = and i64 %34, 2305841909702066176
  %36 = shl nuw i64 %29, 63
  %37 = or disjoint i64 %33, %35
  %38 = or disjoint i64 %37, %30
  %39 = or disjoint i64 %38, %36
  %40 = or disjoint i64 %39, %6
  store i64 %40, ptr %1, align 8
  %41 = getelementptr inbounds i8, ptr %0, i64 1008
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  store i64 %43, ptr %41, align 8
  br label %53

44:                                               ; preds = %14
  %45 = and i64 %5, 1099511627775
  %46 = shl i64 %17, 40
  %47 = and i64 %46, 2305841909702066176
  %48 = or disjoint i64 %45, %47
  %49 = shl nuw nsw i64 %11, 61
  %50 = or disjoint i64 %48, %49
  %51 = and i64 %5, -9223372036854775808
  %52 = or disjoint i64 %50, %51
  store i64 %52, ptr %1, align 8
  br label %53

53:                                               ; preds = %28, %3, %44
  %54 = phi i32 [ 0, %44 ], [ 1, %3 ], [ %32, %28 ]
  ret i32 %54
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc range(i32 0, 8) i32 @arrive_at(ptr nocapture noundef %0, ptr nocapture noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #13 {
  %7 = load i64, ptr %1, align 8
  %8 = and i64 %7, 1048575
  %9 = lshr i64 %7, 20
  %10 = and i64 %9, 1048575
  %11 = shl i64 %7, 3
  %12 = ashr i64 %11, 43
  %13 = lshr i64 %7, 63
  %14 = lshr i64 %7, 61
  %15 = and i64 %14, 3
  %16 = add nsw i64 %15, -3
  %17 = icmp ult i64 %16, -2
  br i1 %17, label %55, label %18

18:                                               ; preds = %6
  %19 = icmp slt i64 %10, %2
  br i1 %19, label %55, label %20

20:                                               ; preds = %18
  %21 = add i64 %12, %3
  %22 = sub i64 %10, %2
  %23 = icmp eq i32 %4, 0
  %24 = select i1 %23, i64 0, i64 %2
  %25 = sub i64 %8, %24
  %26 = icmp ne i32 %5, 0
  %27 = or i64 %22, %21
  %28 = icmp ne i64 %27, 0
  %29 = or i1 %26, %28
  br i1 %29, label %30, label %55

30:                                               ; preds = %20
  %31 = icmp eq i64 %27, 0
  br i1 %31, label %34, label %32

32:                                               ; preds = %30
  %33 = shl nuw nsw i64 %15, 61
  br label %37

34:                                               ; preds = %30
  %35 = icmp eq i64 %15, 2
  %36 = xor i64 %13, 1
  br label %37

37:                                               ; preds = %32, %34
  %38 = phi i64 [ %13, %32 ], [ %36, %34 ]
  %39 = phi i64 [ %33, %32 ], [ 4611686018427387904, %34 ]
  %40 = phi i64 [ %22, %32 ], [ %25, %34 ]
  %41 = phi i1 [ false, %32 ], [ %35, %34 ]
  %42 = shl i64 %40, 20
  %43 = shl i64 %21, 40
  %44 = and i64 %43, 2305841909702066176
  %45 = shl nuw i64 %38, 63
  %46 = or disjoint i64 %44, %39
  %47 = or disjoint i64 %46, %45
  %48 = or i64 %47, %42
  %49 = or i64 %48, %25
  store i64 %49, ptr %1, align 8
  %50 = getelementptr inbounds i8, ptr %0, i64 1008
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, 1
  store i64 %52, ptr %50, align 8
  %53 = and i1 %23, %41
  %54 = select i1 %53, i32 7, i32 0
  br label %55

55:                                               ; preds = %20, %18, %6, %37
  %56 = phi i32 [ %54, %37 ], [ 1, %6 ], [ 2, %18 ], [ 5, %20 ]
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mark_written(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %34, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %34, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %5, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = sdiv i64 %1, %13
  %15 = add i64 %2, %1
  %16 = mul i64 %13, %14
  %17 = icmp slt i64 %16, %15
  br i1 %17, label %18, label %34

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %5, i64 436
  %20 = getelementptr inbounds i8, ptr %5, i64 24
  br label %21

21:                                               ; preds = %18, %21
  %22 = phi i64 [ %14, %18 ], [ %30, %21 ]
  %23 = load i32, ptr %19, align 4
  %24 = load ptr, ptr %20, align 8
  %25 = getelementptr %struct.Granule, ptr %24, i64 %22, i32 2
  store i32 %23, ptr %25, align 4
  %26 = load ptr, ptr %20, align 8
  %27 = getelementptr %struct.Granule, ptr %26, i64 %22, i32 4
  store i32 0, ptr %27, align 4
  %28 = load ptr, ptr %20, align 8
  %29 = getelementptr %struct.Granule, ptr %28, i64 %22, i32 8
  store i32 0, ptr %29, align 4
  %30 = add i64 %22, 1
  %31 = load i64, ptr %12, align 8
  %32 = mul i64 %31, %30
  %33 = icmp slt i64 %32, %15
  br i1 %33, label %21, label %34, !llvm.loop !61

34:                                               ; preds = %21, %11, %3, %7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @mbarrier_arrived(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #8 {
  %3 = getelementptr inbounds i8, ptr %0, i64 488
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %29, label %6

6:                                                ; preds = %2
  tail call void @rooftile_fence(ptr noundef nonnull %0, ptr noundef %1) #24
  %7 = getelementptr inbounds i8, ptr %1, i64 1952
  %8 = load i64, ptr %7, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 120
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = mul i64 %12, %8
  %14 = getelementptr i32, ptr %11, i64 %13
  %15 = icmp sgt i64 %12, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %9, i64 128
  br label %18

18:                                               ; preds = %18, %16
  %19 = phi i64 [ 0, %16 ], [ %26, %18 ]
  %20 = getelementptr i32, ptr %14, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = load ptr, ptr %17, align 8
  %23 = getelementptr i32, ptr %22, i64 %19
  %24 = load i32, ptr %23, align 4
  %25 = tail call i32 @llvm.umax.i32(i32 %21, i32 %24)
  store i32 %25, ptr %23, align 4
  %26 = add nuw nsw i64 %19, 1
  %27 = load i64, ptr %9, align 8
  %28 = icmp slt i64 %26, %27
  br i1 %28, label %18, label %29, !llvm.loop !53

29:                                               ; preds = %18, %6, %2
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define dso_local void @rooftile_cluster_arrive(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #13 {
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
  br i1 %50, label %20, label %15, !llvm.loop !62

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
  br i1 %5, label %314, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %1, i64 2040
  %8 = getelementptr inbounds i8, ptr %1, i64 2816
  %9 = getelementptr inbounds i8, ptr %1, i64 2808
  %10 = getelementptr i8, ptr %0, i64 736
  %11 = getelementptr inbounds i8, ptr %0, i64 248
  %12 = getelementptr i8, ptr %0, i64 744
  %13 = getelementptr inbounds i8, ptr %1, i64 1952
  %14 = getelementptr i8, ptr %0, i64 752
  %15 = getelementptr i8, ptr %0, i64 760
  %16 = getelementptr i8, ptr %0, i64 768
  %17 = getelementptr i8, ptr %0, i64 776
  %18 = getelementptr inbounds i8, ptr %1, i64 2820
  %19 = getelementptr inbounds i8, ptr %0, i64 968
  %20 = getelementptr inbounds i8, ptr %0, i64 984
  %21 = getelementptr inbounds i8, ptr %0, i64 992
  %22 = getelementptr inbounds i8, ptr %0, i64 1008
  br label %23

23:                                               ; preds = %6, %299
  %24 = phi i32 [ 0, %6 ], [ %303, %299 ]
  %25 = phi i64 [ -9223372036854775808, %6 ], [ %32, %299 ]
  %26 = phi i32 [ %2, %6 ], [ %305, %299 ]
  %27 = phi i32 [ -1, %6 ], [ %300, %299 ]
  %28 = phi i32 [ 0, %6 ], [ %301, %299 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %26, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr [32 x i64], ptr %7, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, %25
  %34 = load i32, ptr %8, align 8
  %35 = lshr i32 %34, %29
  %36 = and i32 %35, 1
  br i1 %33, label %39, label %43

37:                                               ; preds = %299
  %38 = icmp eq i32 %303, 0
  br i1 %38, label %314, label %307

39:                                               ; preds = %23
  %40 = icmp eq i32 %27, %36
  %41 = icmp sgt i64 %25, -1
  %42 = and i1 %41, %40
  br i1 %42, label %299, label %43

43:                                               ; preds = %23, %39
  %44 = icmp slt i64 %32, 0
  br i1 %44, label %45, label %140

45:                                               ; preds = %43
  %46 = load i32, ptr %18, align 4
  %47 = shl nuw i32 1, %29
  %48 = and i32 %46, %47
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %135, label %50

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
  %60 = getelementptr inbounds i8, ptr %59, i64 96
  %61 = load i64, ptr %60, align 8
  %62 = icmp sgt i64 %61, 0
  br i1 %62, label %63, label %83

63:                                               ; preds = %56
  %64 = getelementptr inbounds i8, ptr %59, i64 88
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
  br i1 %79, label %80, label %135

80:                                               ; preds = %72, %66
  %81 = add nuw nsw i64 %67, 1
  %82 = icmp eq i64 %81, %61
  br i1 %82, label %83, label %66, !llvm.loop !63

83:                                               ; preds = %80, %56
  %84 = add nuw nsw i64 %57, 1
  %85 = icmp eq i64 %84, %54
  br i1 %85, label %90, label %56, !llvm.loop !64

86:                                               ; preds = %120, %50
  %87 = load i64, ptr %22, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %22, align 8
  %89 = load i32, ptr %18, align 4
  br label %135

90:                                               ; preds = %83, %120
  %91 = phi i64 [ %121, %120 ], [ 0, %83 ]
  %92 = getelementptr ptr, ptr %53, i64 %91
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %93, i64 488
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %115, label %97

97:                                               ; preds = %90
  %98 = getelementptr inbounds i8, ptr %95, i64 364
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %102, label %101

101:                                              ; preds = %97
  tail call fastcc void @replay_log(ptr noundef nonnull %93) #24
  store i32 0, ptr %98, align 4
  br label %102

102:                                              ; preds = %101, %97
  %103 = getelementptr inbounds i8, ptr %95, i64 88
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %95, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %104, i8 1, i64 %105, i1 false)
  %106 = load ptr, ptr %103, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %95, ptr noundef %106, ptr noundef null) #24
  %107 = getelementptr inbounds i8, ptr %95, i64 432
  %108 = load i32, ptr %107, align 8
  %109 = add i32 %108, 1
  store i32 %109, ptr %107, align 8
  %110 = getelementptr inbounds i8, ptr %95, i64 96
  %111 = load ptr, ptr %110, align 8
  %112 = load i64, ptr %95, align 8
  %113 = shl i64 %112, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %111, i8 0, i64 %113, i1 false)
  %114 = load ptr, ptr %92, align 8
  br label %115

115:                                              ; preds = %102, %90
  %116 = phi ptr [ %93, %90 ], [ %114, %102 ]
  %117 = getelementptr inbounds i8, ptr %116, i64 96
  %118 = load i64, ptr %117, align 8
  %119 = icmp sgt i64 %118, 0
  br i1 %119, label %124, label %120

120:                                              ; preds = %124, %115
  %121 = add nuw nsw i64 %91, 1
  %122 = load i64, ptr %21, align 8
  %123 = icmp slt i64 %121, %122
  br i1 %123, label %90, label %86, !llvm.loop !65

124:                                              ; preds = %115, %124
  %125 = phi ptr [ %131, %124 ], [ %116, %115 ]
  %126 = phi i64 [ %130, %124 ], [ 0, %115 ]
  %127 = getelementptr inbounds i8, ptr %125, i64 88
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr %struct.Warp, ptr %128, i64 %126, i32 29
  store i32 0, ptr %129, align 4
  %130 = add nuw nsw i64 %126, 1
  %131 = load ptr, ptr %92, align 8
  %132 = getelementptr inbounds i8, ptr %131, i64 96
  %133 = load i64, ptr %132, align 8
  %134 = icmp slt i64 %130, %133
  br i1 %134, label %124, label %120, !llvm.loop !66

135:                                              ; preds = %72, %86, %45
  %136 = phi i32 [ %89, %86 ], [ %46, %45 ], [ %46, %72 ]
  %137 = xor i32 %136, -1
  %138 = lshr i32 %137, %29
  %139 = and i32 %138, 1
  br label %299

140:                                              ; preds = %43
  %141 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #25
  %142 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %29, i64 noundef %32, i64 noundef %141, ptr noundef nonnull %4) #24
  %143 = icmp eq ptr %142, null
  br i1 %143, label %297, label %144

144:                                              ; preds = %140
  %145 = load ptr, ptr %4, align 8
  %146 = getelementptr inbounds i8, ptr %145, i64 32
  %147 = load ptr, ptr %146, align 8
  %148 = ptrtoint ptr %142 to i64
  %149 = ptrtoint ptr %147 to i64
  %150 = sub i64 %148, %149
  %151 = getelementptr inbounds i8, ptr %145, i64 96
  %152 = load i64, ptr %151, align 8
  %153 = icmp sgt i64 %152, 0
  br i1 %153, label %154, label %156

154:                                              ; preds = %144
  %155 = getelementptr inbounds i8, ptr %145, i64 88
  br label %200

156:                                              ; preds = %210, %144
  %157 = getelementptr inbounds i8, ptr %145, i64 1056
  %158 = load i64, ptr %157, align 8
  %159 = icmp sgt i64 %158, 0
  br i1 %159, label %160, label %270

160:                                              ; preds = %156
  %161 = getelementptr inbounds i8, ptr %145, i64 1048
  br label %182

162:                                              ; preds = %196
  %163 = icmp sgt i64 %197, 0
  br i1 %163, label %164, label %270

164:                                              ; preds = %162, %177
  %165 = phi i64 [ %178, %177 ], [ %197, %162 ]
  %166 = phi i64 [ %180, %177 ], [ 0, %162 ]
  %167 = phi i64 [ %179, %177 ], [ 0, %162 ]
  %168 = load ptr, ptr %161, align 8
  %169 = getelementptr %struct.Bulk, ptr %168, i64 %166
  %170 = getelementptr inbounds i8, ptr %169, i64 52
  %171 = load i32, ptr %170, align 4
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %177, label %173

173:                                              ; preds = %164
  %174 = add i64 %167, 1
  %175 = getelementptr %struct.Bulk, ptr %168, i64 %167
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %175, ptr noundef nonnull align 8 dereferenceable(96) %169, i64 96, i1 false)
  %176 = load i64, ptr %157, align 8
  br label %177

177:                                              ; preds = %173, %164
  %178 = phi i64 [ %176, %173 ], [ %165, %164 ]
  %179 = phi i64 [ %174, %173 ], [ %167, %164 ]
  %180 = add nuw nsw i64 %166, 1
  %181 = icmp slt i64 %180, %178
  br i1 %181, label %164, label %270, !llvm.loop !67

182:                                              ; preds = %196, %160
  %183 = phi i64 [ %158, %160 ], [ %197, %196 ]
  %184 = phi i64 [ 0, %160 ], [ %198, %196 ]
  %185 = load ptr, ptr %161, align 8
  %186 = getelementptr %struct.Bulk, ptr %185, i64 %184
  %187 = getelementptr inbounds i8, ptr %186, i64 48
  %188 = load i32, ptr %187, align 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %196

190:                                              ; preds = %182
  %191 = getelementptr inbounds i8, ptr %186, i64 24
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, %150
  br i1 %193, label %194, label %196

194:                                              ; preds = %190
  tail call fastcc void @complete_bulk(ptr noundef nonnull %145, ptr noundef %186) #24
  %195 = load i64, ptr %157, align 8
  br label %196

196:                                              ; preds = %194, %190, %182
  %197 = phi i64 [ %183, %182 ], [ %183, %190 ], [ %195, %194 ]
  %198 = add nuw nsw i64 %184, 1
  %199 = icmp slt i64 %198, %197
  br i1 %199, label %182, label %162, !llvm.loop !68

200:                                              ; preds = %210, %154
  %201 = phi i64 [ 0, %154 ], [ %211, %210 ]
  %202 = load ptr, ptr %155, align 8
  %203 = getelementptr %struct.Warp, ptr %202, i64 %201
  %204 = getelementptr inbounds i8, ptr %203, i64 2856
  %205 = load i64, ptr %204, align 8
  %206 = icmp sgt i64 %205, 0
  br i1 %206, label %207, label %210

207:                                              ; preds = %200
  %208 = getelementptr inbounds i8, ptr %203, i64 2840
  %209 = getelementptr inbounds i8, ptr %203, i64 2848
  br label %214

210:                                              ; preds = %265, %200
  tail call fastcc void @forget_done(ptr noundef %203) #24
  %211 = add nuw nsw i64 %201, 1
  %212 = load i64, ptr %151, align 8
  %213 = icmp slt i64 %211, %212
  br i1 %213, label %200, label %156, !llvm.loop !69

214:                                              ; preds = %265, %207
  %215 = phi i64 [ %269, %265 ], [ 1, %207 ]
  %216 = phi i64 [ %266, %265 ], [ %205, %207 ]
  %217 = phi i64 [ %267, %265 ], [ 0, %207 ]
  %218 = load ptr, ptr %208, align 8
  %219 = load i64, ptr %209, align 8
  %220 = add i64 %219, %217
  %221 = srem i64 %220, 512
  %222 = getelementptr %struct.Copy, ptr %218, i64 %221
  %223 = getelementptr inbounds i8, ptr %222, i64 8
  %224 = load i32, ptr %223, align 8
  %225 = icmp eq i32 %224, 1
  br i1 %225, label %226, label %265

226:                                              ; preds = %214
  %227 = load i32, ptr %222, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %265, label %229

229:                                              ; preds = %226
  %230 = getelementptr inbounds i8, ptr %222, i64 312
  br label %233

231:                                              ; preds = %233
  %232 = icmp eq i32 %243, 0
  br i1 %232, label %265, label %247

233:                                              ; preds = %233, %229
  %234 = phi i32 [ %227, %229 ], [ %245, %233 ]
  %235 = phi i32 [ 0, %229 ], [ %243, %233 ]
  %236 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %234, i1 true)
  %237 = zext nneg i32 %236 to i64
  %238 = getelementptr [32 x i64], ptr %230, i64 0, i64 %237
  %239 = load i64, ptr %238, align 8
  %240 = icmp eq i64 %239, %150
  %241 = zext i1 %240 to i32
  %242 = shl nuw i32 %241, %236
  %243 = or i32 %242, %235
  %244 = add i32 %234, -1
  %245 = and i32 %244, %234
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %231, label %233, !llvm.loop !70

247:                                              ; preds = %231, %260
  %248 = phi i64 [ %261, %260 ], [ 0, %231 ]
  %249 = load ptr, ptr %208, align 8
  %250 = load i64, ptr %209, align 8
  %251 = add i64 %250, %248
  %252 = srem i64 %251, 512
  %253 = getelementptr %struct.Copy, ptr %249, i64 %252
  %254 = getelementptr inbounds i8, ptr %253, i64 8
  %255 = load i32, ptr %254, align 8
  %256 = icmp eq i32 %255, 0
  %257 = icmp eq i64 %248, %217
  %258 = or i1 %257, %256
  br i1 %258, label %259, label %260

259:                                              ; preds = %247
  tail call fastcc void @complete(ptr noundef %145, ptr noundef %203, ptr noundef %253, i32 noundef %243) #24
  br label %260

260:                                              ; preds = %259, %247
  %261 = add nuw nsw i64 %248, 1
  %262 = icmp eq i64 %261, %215
  br i1 %262, label %263, label %247, !llvm.loop !71

263:                                              ; preds = %260
  %264 = load i64, ptr %204, align 8
  br label %265

265:                                              ; preds = %263, %231, %226, %214
  %266 = phi i64 [ %264, %263 ], [ %216, %231 ], [ %216, %214 ], [ %216, %226 ]
  %267 = add nuw nsw i64 %217, 1
  %268 = icmp slt i64 %267, %266
  %269 = add nuw i64 %215, 1
  br i1 %268, label %214, label %210, !llvm.loop !72

270:                                              ; preds = %177, %162, %156
  %271 = phi i64 [ 0, %162 ], [ 0, %156 ], [ %179, %177 ]
  store i64 %271, ptr %157, align 8
  %272 = load i64, ptr %142, align 8
  %273 = lshr i64 %272, 61
  %274 = and i64 %273, 3
  %275 = add nsw i64 %274, -3
  %276 = icmp ult i64 %275, -2
  br i1 %276, label %277, label %290

277:                                              ; preds = %270
  %278 = load i64, ptr %10, align 8
  %279 = icmp eq i64 %278, 0
  %280 = load i64, ptr %11, align 8
  br i1 %279, label %284, label %281

281:                                              ; preds = %277
  %282 = load i64, ptr %12, align 8
  %283 = icmp slt i64 %280, %282
  br i1 %283, label %284, label %288

284:                                              ; preds = %281, %277
  store i64 %280, ptr %12, align 8
  %285 = load i64, ptr %13, align 8
  %286 = shl i64 %285, 5
  %287 = or disjoint i64 %286, %30
  store i64 %287, ptr %14, align 8
  store i64 %141, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 %32, ptr %17, align 8
  br label %288

288:                                              ; preds = %284, %281
  %289 = add i64 %278, 1
  store i64 %289, ptr %10, align 8
  br label %297

290:                                              ; preds = %270
  %291 = lshr i64 %272, 63
  %292 = zext nneg i32 %36 to i64
  %293 = icmp eq i64 %291, %292
  br i1 %293, label %297, label %294

294:                                              ; preds = %290
  %295 = and i64 %272, -6917529027641081857
  %296 = or disjoint i64 %295, 2305843009213693952
  store i64 %296, ptr %142, align 8
  br label %297

297:                                              ; preds = %140, %288, %290, %294
  %298 = phi i32 [ 1, %140 ], [ 1, %294 ], [ 1, %288 ], [ 0, %290 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #25
  br label %299

299:                                              ; preds = %135, %297, %39
  %300 = phi i32 [ %27, %39 ], [ %36, %135 ], [ %36, %297 ]
  %301 = phi i32 [ %28, %39 ], [ %139, %135 ], [ %298, %297 ]
  %302 = shl nuw i32 %301, %29
  %303 = or i32 %302, %24
  %304 = add i32 %26, -1
  %305 = and i32 %304, %26
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %37, label %23, !llvm.loop !73

307:                                              ; preds = %37
  %308 = getelementptr inbounds i8, ptr %0, i64 488
  %309 = load ptr, ptr %308, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %314, label %311

311:                                              ; preds = %307
  %312 = getelementptr inbounds i8, ptr %1, i64 1952
  %313 = load i64, ptr %312, align 8
  tail call fastcc void @learn(ptr noundef nonnull %0, i64 noundef %313, i32 noundef 1) #24
  tail call fastcc void @meet(ptr noundef nonnull %0, ptr noundef readonly %1, i32 noundef %303) #24
  br label %314

314:                                              ; preds = %3, %311, %307, %37
  %315 = phi i32 [ %303, %311 ], [ %303, %307 ], [ 0, %37 ], [ 0, %3 ]
  ret i32 %315
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
  br i1 %54, label %18, label %11, !llvm.loop !74

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
define dso_local void @rooftile_tensor(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #12 {
  %8 = alloca %struct.Bulk, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 256
  %10 = getelementptr i8, ptr %1, i64 512
  %11 = getelementptr i8, ptr %1, i64 768
  %12 = getelementptr inbounds i8, ptr %1, i64 1280
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %75, label %14

14:                                               ; preds = %7
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = icmp sgt i32 %5, -1
  %17 = getelementptr inbounds i8, ptr %8, i64 16
  %18 = getelementptr inbounds i8, ptr %8, i64 32
  %19 = getelementptr inbounds i8, ptr %8, i64 40
  %20 = getelementptr inbounds i8, ptr %1, i64 1952
  %21 = getelementptr inbounds i8, ptr %8, i64 44
  %22 = getelementptr inbounds i8, ptr %1, i64 2992
  %23 = getelementptr inbounds i8, ptr %8, i64 48
  %24 = icmp ne i32 %4, 0
  %25 = zext i1 %24 to i32
  %26 = getelementptr inbounds i8, ptr %8, i64 52
  %27 = getelementptr inbounds i8, ptr %8, i64 56
  %28 = getelementptr inbounds i8, ptr %8, i64 60
  %29 = icmp slt i32 %5, 0
  %30 = getelementptr inbounds i8, ptr %8, i64 64
  %31 = getelementptr inbounds i8, ptr %8, i64 72
  %32 = getelementptr inbounds i8, ptr %8, i64 76
  %33 = getelementptr inbounds i8, ptr %8, i64 80
  %34 = getelementptr inbounds i8, ptr %8, i64 84
  %35 = getelementptr inbounds i8, ptr %8, i64 88
  %36 = getelementptr inbounds i8, ptr %8, i64 92
  %37 = getelementptr inbounds i8, ptr %0, i64 992
  %38 = getelementptr inbounds i8, ptr %0, i64 968
  %39 = getelementptr inbounds i8, ptr %0, i64 984
  %40 = icmp sgt i32 %3, 0
  %41 = getelementptr inbounds i8, ptr %0, i64 32
  %42 = getelementptr i8, ptr %0, i64 784
  %43 = getelementptr inbounds i8, ptr %0, i64 248
  %44 = getelementptr i8, ptr %0, i64 792
  %45 = getelementptr i8, ptr %0, i64 800
  %46 = getelementptr i8, ptr %0, i64 808
  %47 = getelementptr i8, ptr %0, i64 816
  %48 = getelementptr i8, ptr %0, i64 824
  %49 = zext nneg i32 %3 to i64
  br label %50

50:                                               ; preds = %14, %278
  %51 = phi i32 [ %2, %14 ], [ %280, %278 ]
  %52 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %51, i1 true)
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr i64, ptr %9, i64 %53
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr i64, ptr %10, i64 %53
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr [32 x i64], ptr %1, i64 0, i64 %53
  %59 = load i64, ptr %58, align 8
  %60 = load ptr, ptr %0, align 8
  %61 = ptrtoint ptr %60 to i64
  %62 = and i64 %59, 63
  %63 = icmp ne i64 %62, 0
  %64 = icmp slt i64 %59, %61
  %65 = select i1 %63, i1 true, i1 %64
  br i1 %65, label %86, label %66

66:                                               ; preds = %50
  %67 = add i64 %59, 128
  %68 = load i64, ptr %15, align 8
  %69 = add i64 %68, %61
  %70 = icmp sgt i64 %67, %69
  br i1 %70, label %86, label %71

71:                                               ; preds = %66
  %72 = inttoptr i64 %59 to ptr
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 8097873861597033586
  br i1 %74, label %76, label %86

75:                                               ; preds = %278, %7
  ret void

76:                                               ; preds = %71
  br i1 %16, label %77, label %81

77:                                               ; preds = %76
  %78 = getelementptr inbounds i8, ptr %72, i64 100
  %79 = load i32, ptr %78, align 4
  %80 = icmp slt i32 %79, 0
  br i1 %80, label %86, label %81

81:                                               ; preds = %77, %76
  %82 = getelementptr inbounds i8, ptr %72, i64 88
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %83, %3
  %85 = select i1 %84, i32 0, i32 4
  br label %86

86:                                               ; preds = %50, %66, %71, %77, %81
  %87 = phi ptr [ %72, %81 ], [ %72, %77 ], [ null, %71 ], [ null, %66 ], [ null, %50 ]
  %88 = phi i32 [ %85, %81 ], [ 3, %77 ], [ 3, %71 ], [ 3, %66 ], [ 3, %50 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8) #25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  store i64 %6, ptr %18, align 8
  %89 = load i64, ptr %20, align 8
  %90 = trunc i64 %89 to i32
  %91 = shl i32 %90, 5
  %92 = or disjoint i32 %91, %52
  store i32 %92, ptr %19, align 8
  %93 = getelementptr [32 x i32], ptr %22, i64 0, i64 %53
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %21, align 4
  store i32 %25, ptr %23, align 8
  store i32 1, ptr %26, align 4
  store i32 %5, ptr %27, align 8
  %95 = icmp ne i32 %88, 0
  %96 = select i1 %29, i1 true, i1 %95
  br i1 %96, label %100, label %97

97:                                               ; preds = %86
  %98 = getelementptr inbounds i8, ptr %87, i64 100
  %99 = load i32, ptr %98, align 4
  br label %100

100:                                              ; preds = %86, %97
  %101 = phi i32 [ %99, %97 ], [ -1, %86 ]
  store i32 %101, ptr %28, align 4
  %102 = ptrtoint ptr %87 to i64
  store i64 %102, ptr %30, align 8
  %103 = getelementptr i32, ptr %11, i64 %53
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %31, align 8
  %105 = or disjoint i32 %52, 32
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr i32, ptr %11, i64 %106
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %32, align 4
  %109 = or disjoint i32 %52, 64
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr i32, ptr %11, i64 %110
  %112 = load i32, ptr %111, align 4
  store i32 %112, ptr %33, align 8
  %113 = or disjoint i32 %52, 96
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr i32, ptr %11, i64 %114
  %116 = load i32, ptr %115, align 4
  store i32 %116, ptr %34, align 4
  %117 = getelementptr i32, ptr %12, i64 %106
  %118 = load i32, ptr %117, align 4
  store i32 %118, ptr %35, align 8
  store i32 0, ptr %36, align 4
  %119 = and i64 %55, -4294967296
  %120 = icmp eq i64 %119, 1152921504606846976
  %121 = and i64 %55, 4294967295
  %122 = select i1 %120, i64 %121, i64 %55
  %123 = ashr i64 %122, 24
  %124 = icmp ult i64 %122, 16777216
  br i1 %124, label %138, label %125

125:                                              ; preds = %100
  %126 = icmp slt i64 %123, 0
  br i1 %126, label %138, label %127

127:                                              ; preds = %125
  %128 = load i64, ptr %37, align 8
  %129 = icmp sgt i64 %123, %128
  br i1 %129, label %138, label %130

130:                                              ; preds = %127
  %131 = and i64 %122, 16777215
  %132 = load ptr, ptr %38, align 8
  %133 = load i64, ptr %39, align 8
  %134 = getelementptr ptr, ptr %132, i64 %133
  %135 = getelementptr ptr, ptr %134, i64 %123
  %136 = getelementptr i8, ptr %135, i64 -8
  %137 = load ptr, ptr %136, align 8
  br label %138

138:                                              ; preds = %100, %125, %127, %130
  %139 = phi i64 [ %122, %100 ], [ %122, %125 ], [ %122, %127 ], [ %131, %130 ]
  %140 = phi ptr [ %0, %100 ], [ null, %125 ], [ null, %127 ], [ %137, %130 ]
  %141 = and i64 %57, -4294967296
  %142 = icmp eq i64 %141, 1152921504606846976
  %143 = and i64 %57, 4294967295
  %144 = select i1 %142, i64 %143, i64 %57
  %145 = ashr i64 %144, 24
  %146 = icmp ult i64 %144, 16777216
  br i1 %146, label %160, label %147

147:                                              ; preds = %138
  %148 = icmp slt i64 %145, 0
  br i1 %148, label %160, label %149

149:                                              ; preds = %147
  %150 = load i64, ptr %37, align 8
  %151 = icmp sgt i64 %145, %150
  br i1 %151, label %160, label %152

152:                                              ; preds = %149
  %153 = and i64 %144, 16777215
  %154 = load ptr, ptr %38, align 8
  %155 = load i64, ptr %39, align 8
  %156 = getelementptr ptr, ptr %154, i64 %155
  %157 = getelementptr ptr, ptr %156, i64 %145
  %158 = getelementptr i8, ptr %157, i64 -8
  %159 = load ptr, ptr %158, align 8
  br label %160

160:                                              ; preds = %138, %147, %149, %152
  %161 = phi i64 [ %144, %138 ], [ %144, %147 ], [ %144, %149 ], [ %153, %152 ]
  %162 = phi ptr [ %0, %138 ], [ null, %147 ], [ null, %149 ], [ %159, %152 ]
  br i1 %95, label %261, label %163

163:                                              ; preds = %160
  %164 = getelementptr inbounds i8, ptr %87, i64 92
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  br i1 %40, label %167, label %169

167:                                              ; preds = %163
  %168 = getelementptr inbounds i8, ptr %87, i64 68
  br label %173

169:                                              ; preds = %173, %163
  %170 = phi i64 [ %166, %163 ], [ %179, %173 ]
  store i64 %170, ptr %17, align 8
  %171 = and i64 %139, 127
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %182, label %261

173:                                              ; preds = %167, %173
  %174 = phi i64 [ 0, %167 ], [ %180, %173 ]
  %175 = phi i64 [ %166, %167 ], [ %179, %173 ]
  %176 = getelementptr [5 x i32], ptr %168, i64 0, i64 %174
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = mul i64 %175, %178
  %180 = add nuw nsw i64 %174, 1
  %181 = icmp eq i64 %180, %49
  br i1 %181, label %169, label %173, !llvm.loop !75

182:                                              ; preds = %169
  %183 = zext i32 %104 to i64
  %184 = zext i32 %165 to i64
  %185 = mul nuw i64 %184, %183
  %186 = and i64 %185, 15
  %187 = icmp eq i64 %186, 0
  br i1 %187, label %188, label %261

188:                                              ; preds = %182
  %189 = getelementptr inbounds i8, ptr %87, i64 68
  %190 = load i32, ptr %189, align 4
  %191 = mul i32 %165, %190
  %192 = sext i32 %191 to i64
  %193 = sdiv i64 %170, %192
  %194 = sext i32 %190 to i64
  %195 = mul nsw i64 %166, %194
  %196 = getelementptr inbounds i8, ptr %87, i64 96
  %197 = load i32, ptr %196, align 8
  %198 = sext i32 %197 to i64
  %199 = tail call range(i64 -2147483648, 4611686018427387905) i64 @llvm.smax.i64(i64 %195, i64 %198)
  %200 = mul i64 %199, %193
  %201 = icmp eq i32 %197, 0
  %202 = add i64 %200, 127
  %203 = and i64 %202, -128
  %204 = select i1 %201, i64 %200, i64 %203
  %205 = icmp eq ptr %140, null
  %206 = icmp slt i64 %139, 0
  %207 = or i1 %205, %206
  br i1 %207, label %261, label %208

208:                                              ; preds = %188
  %209 = add i64 %204, %139
  %210 = getelementptr inbounds i8, ptr %140, i64 40
  %211 = load i64, ptr %210, align 8
  %212 = icmp sgt i64 %209, %211
  br i1 %212, label %261, label %213

213:                                              ; preds = %208
  br i1 %24, label %214, label %221

214:                                              ; preds = %213
  %215 = load ptr, ptr %41, align 8
  %216 = getelementptr i8, ptr %215, i64 %139
  %217 = ptrtoint ptr %216 to i64
  store i64 %217, ptr %8, align 8
  tail call fastcc void @read_by_proxy(ptr noundef nonnull %140, ptr noundef %1, i32 noundef %52, i64 noundef %6, i64 noundef %139, i64 noundef %204) #24
  %218 = icmp eq ptr %140, %0
  br i1 %218, label %219, label %261

219:                                              ; preds = %214
  %220 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %0) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %220, ptr noundef nonnull align 8 dereferenceable(96) %8, i64 96, i1 false)
  br label %278

221:                                              ; preds = %213
  %222 = getelementptr i32, ptr %12, i64 %53
  %223 = load i32, ptr %222, align 4
  %224 = icmp eq i32 %223, 0
  %225 = icmp ne ptr %162, %140
  %226 = select i1 %224, i1 %225, i1 false
  %227 = zext i1 %226 to i32
  %228 = load i64, ptr %37, align 8
  %229 = icmp slt i64 %228, 1
  %230 = select i1 %229, i1 true, i1 %226
  br i1 %230, label %258, label %231

231:                                              ; preds = %221, %251
  %232 = phi i64 [ %252, %251 ], [ %228, %221 ]
  %233 = phi i64 [ %254, %251 ], [ 0, %221 ]
  %234 = load ptr, ptr %38, align 8
  %235 = load i64, ptr %39, align 8
  %236 = getelementptr ptr, ptr %234, i64 %235
  %237 = getelementptr ptr, ptr %236, i64 %233
  %238 = load ptr, ptr %237, align 8
  %239 = load i32, ptr %222, align 4
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %246, label %241

241:                                              ; preds = %231
  %242 = trunc i64 %233 to i32
  %243 = shl nuw i32 1, %242
  %244 = and i32 %239, %243
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %251, label %248

246:                                              ; preds = %231
  %247 = icmp eq ptr %238, %140
  br i1 %247, label %248, label %251

248:                                              ; preds = %246, %241
  %249 = call fastcc i32 @bulk_to_shared(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %52, ptr noundef nonnull %8, ptr noundef %238, i64 noundef %139, i64 noundef %161) #24
  %250 = load i64, ptr %37, align 8
  br label %251

251:                                              ; preds = %248, %246, %241
  %252 = phi i64 [ %250, %248 ], [ %232, %241 ], [ %232, %246 ]
  %253 = phi i32 [ %249, %248 ], [ 0, %241 ], [ 0, %246 ]
  %254 = add nuw nsw i64 %233, 1
  %255 = icmp slt i64 %254, %252
  %256 = icmp eq i32 %253, 0
  %257 = select i1 %255, i1 %256, i1 false
  br i1 %257, label %231, label %258, !llvm.loop !76

258:                                              ; preds = %251, %221
  %259 = phi i32 [ %227, %221 ], [ %253, %251 ]
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %278, label %261

261:                                              ; preds = %160, %169, %182, %208, %188, %214, %258
  %262 = phi i32 [ 1, %258 ], [ 1, %214 ], [ %88, %160 ], [ 2, %169 ], [ 5, %182 ], [ 1, %208 ], [ 1, %188 ]
  %263 = add nsw i32 %262, -1
  %264 = zext nneg i32 %263 to i64
  %265 = load i64, ptr %54, align 8
  %266 = load i64, ptr %42, align 8
  %267 = icmp eq i64 %266, 0
  %268 = load i64, ptr %43, align 8
  br i1 %267, label %272, label %269

269:                                              ; preds = %261
  %270 = load i64, ptr %44, align 8
  %271 = icmp slt i64 %268, %270
  br i1 %271, label %272, label %276

272:                                              ; preds = %269, %261
  store i64 %268, ptr %44, align 8
  %273 = load i64, ptr %20, align 8
  %274 = shl i64 %273, 5
  %275 = or disjoint i64 %274, %53
  store i64 %275, ptr %45, align 8
  store i64 %6, ptr %46, align 8
  store i64 %264, ptr %47, align 8
  store i64 %265, ptr %48, align 8
  br label %276

276:                                              ; preds = %269, %272
  %277 = add i64 %266, 1
  store i64 %277, ptr %42, align 8
  br label %278

278:                                              ; preds = %219, %276, %258
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8) #25
  %279 = add i32 %51, -1
  %280 = and i32 %279, %51
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %75, label %50, !llvm.loop !77
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @read_by_proxy(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #3 {
  %7 = alloca %struct.Hazard, align 8
  %8 = getelementptr inbounds i8, ptr %0, i64 488
  %9 = load ptr, ptr %8, align 8
  %10 = icmp eq ptr %9, null
  br i1 %10, label %70, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds i8, ptr %9, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  %15 = icmp slt i64 %4, 0
  %16 = or i1 %15, %14
  br i1 %16, label %70, label %17

17:                                               ; preds = %11
  %18 = add i64 %5, %4
  %19 = getelementptr inbounds i8, ptr %0, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp sgt i64 %18, %20
  br i1 %21, label %70, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %9, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = sdiv i64 %4, %24
  %26 = mul i64 %25, %24
  %27 = icmp slt i64 %26, %18
  br i1 %27, label %28, label %70

28:                                               ; preds = %22
  %29 = getelementptr inbounds i8, ptr %9, i64 24
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %9, i64 436
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %9, i64 440
  br label %34

34:                                               ; preds = %28, %66
  %35 = phi i64 [ %26, %28 ], [ %68, %66 ]
  %36 = phi i64 [ %25, %28 ], [ %67, %66 ]
  %37 = getelementptr %struct.Granule, ptr %30, i64 %36
  %38 = getelementptr inbounds i8, ptr %37, i64 8
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %32
  br i1 %40, label %41, label %66

41:                                               ; preds = %34
  %42 = getelementptr inbounds i8, ptr %37, i64 32
  %43 = load i32, ptr %42, align 4
  %44 = load i32, ptr %33, align 8
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %66

46:                                               ; preds = %41
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #25
  store i32 12, ptr %7, align 8
  %47 = getelementptr inbounds i8, ptr %7, i64 4
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds i8, ptr %7, i64 8
  %49 = trunc i64 %3 to i32
  store i32 %49, ptr %48, align 8
  %50 = getelementptr inbounds i8, ptr %7, i64 12
  %51 = getelementptr inbounds i8, ptr %37, i64 28
  %52 = load i32, ptr %51, align 4
  store i32 %52, ptr %50, align 4
  %53 = getelementptr inbounds i8, ptr %7, i64 16
  %54 = getelementptr inbounds i8, ptr %0, i64 248
  %55 = load i64, ptr %54, align 8
  store i64 %55, ptr %53, align 8
  %56 = getelementptr inbounds i8, ptr %7, i64 24
  store i64 -1, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %7, i64 32
  %58 = getelementptr inbounds i8, ptr %1, i64 1952
  %59 = load i64, ptr %58, align 8
  %60 = shl i64 %59, 5
  %61 = zext nneg i32 %2 to i64
  %62 = add i64 %60, %61
  store i64 %62, ptr %57, align 8
  %63 = getelementptr inbounds i8, ptr %7, i64 40
  store i64 -1, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %7, i64 48
  store i64 %35, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %7, i64 56
  store i64 1, ptr %65, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %9, ptr noundef nonnull %7) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #25
  br label %70

66:                                               ; preds = %41, %34
  %67 = add i64 %36, 1
  %68 = mul i64 %67, %24
  %69 = icmp slt i64 %68, %18
  br i1 %69, label %34, label %70, !llvm.loop !78

70:                                               ; preds = %66, %22, %46, %6, %11, %17
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @new_bulk(ptr nocapture noundef %0) unnamed_addr #12 {
  %2 = getelementptr inbounds i8, ptr %0, i64 1056
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 1048
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %21, ptr noundef nonnull align 8 dereferenceable(96) %15, i64 96, i1 false)
  %22 = load i64, ptr %2, align 8
  br label %23

23:                                               ; preds = %19, %10
  %24 = phi i64 [ %22, %19 ], [ %11, %10 ]
  %25 = phi i64 [ %20, %19 ], [ %13, %10 ]
  %26 = add nuw nsw i64 %12, 1
  %27 = icmp slt i64 %26, %24
  br i1 %27, label %10, label %28, !llvm.loop !67

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 1048
  %31 = load ptr, ptr %30, align 8
  %32 = add i64 %29, 1
  store i64 %32, ptr %2, align 8
  %33 = getelementptr %struct.Bulk, ptr %31, i64 %29
  ret ptr %33
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @bulk_to_shared(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #12 {
  %8 = icmp slt i64 %5, 0
  br i1 %8, label %55, label %9

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %5
  %13 = getelementptr inbounds i8, ptr %4, i64 40
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %12, %14
  br i1 %15, label %55, label %16

16:                                               ; preds = %9
  %17 = and i64 %6, -9223372036854775801
  %18 = icmp ne i64 %17, 0
  %19 = add nuw i64 %6, 8
  %20 = icmp sgt i64 %19, %14
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %22, label %47

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, ptr %3, i64 32
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr i8, ptr %0, i64 736
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  %28 = getelementptr inbounds i8, ptr %0, i64 248
  %29 = load i64, ptr %28, align 8
  br i1 %27, label %34, label %30

30:                                               ; preds = %22
  %31 = getelementptr i8, ptr %0, i64 744
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %34, label %45

34:                                               ; preds = %30, %22
  %35 = getelementptr i8, ptr %0, i64 744
  store i64 %29, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %1, i64 1952
  %37 = load i64, ptr %36, align 8
  %38 = shl i64 %37, 5
  %39 = zext nneg i32 %2 to i64
  %40 = add i64 %38, %39
  %41 = getelementptr i8, ptr %0, i64 752
  store i64 %40, ptr %41, align 8
  %42 = getelementptr i8, ptr %0, i64 760
  store i64 %24, ptr %42, align 8
  %43 = getelementptr i8, ptr %0, i64 768
  store i64 2, ptr %43, align 8
  %44 = getelementptr i8, ptr %0, i64 776
  store i64 %6, ptr %44, align 8
  br label %45

45:                                               ; preds = %30, %34
  %46 = add i64 %26, 1
  store i64 %46, ptr %25, align 8
  br label %55

47:                                               ; preds = %16
  %48 = getelementptr inbounds i8, ptr %4, i64 32
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr i8, ptr %49, i64 %5
  %51 = ptrtoint ptr %50 to i64
  %52 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %51, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %6, ptr %53, align 8
  %54 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %4) #24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %54, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false)
  br label %55

55:                                               ; preds = %7, %9, %47, %45
  %56 = phi i32 [ 0, %45 ], [ 0, %47 ], [ 1, %9 ], [ 1, %7 ]
  ret i32 %56
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_operand(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9) local_unnamed_addr #3 {
  %11 = alloca i16, align 4
  %12 = alloca i16, align 2
  %13 = shl i64 %3, 4
  %14 = and i64 %13, 262128
  %15 = lshr i64 %3, 12
  %16 = and i64 %15, 262128
  %17 = lshr i64 %3, 28
  %18 = and i64 %17, 262128
  %19 = lshr i64 %3, 62
  %20 = getelementptr [4 x i16], ptr @unpacked.swizzles, i64 0, i64 %19
  %21 = load i16, ptr %20, align 2, !noalias !79
  %22 = sext i16 %21 to i64
  %23 = icmp sgt i32 %6, 7
  br i1 %23, label %24, label %206

24:                                               ; preds = %10
  %25 = lshr i32 %6, 3
  %26 = icmp eq i32 %7, 0
  %27 = icmp eq i32 %8, 0
  %28 = icmp ult i64 %3, 4611686018427387904
  %29 = sdiv i16 %21, 2
  %30 = sext i16 %29 to i64
  %31 = lshr i64 %3, 42
  %32 = and i64 %31, 896
  %33 = sdiv i16 %21, 16
  %34 = sext i16 %33 to i64
  %35 = add nsw i64 %34, 1152921504606846975
  %36 = getelementptr inbounds i8, ptr %0, i64 40
  %37 = getelementptr inbounds i8, ptr %0, i64 32
  %38 = zext nneg i32 %25 to i64
  br label %39

39:                                               ; preds = %24, %51
  %40 = phi i64 [ 0, %24 ], [ %52, %51 ]
  %41 = phi i32 [ 1, %24 ], [ %179, %51 ]
  %42 = shl nuw i64 %40, 1
  %43 = trunc i64 %40 to i32
  %44 = shl i32 %43, 3
  %45 = add i32 %44, %5
  %46 = trunc nuw nsw i64 %40 to i32
  br label %54

47:                                               ; preds = %51
  %48 = icmp eq i32 %179, 0
  %49 = icmp ne i32 %2, 0
  %50 = and i1 %49, %48
  br i1 %50, label %182, label %206

51:                                               ; preds = %71
  %52 = add nuw nsw i64 %40, 1
  %53 = icmp eq i64 %52, %38
  br i1 %53, label %47, label %39, !llvm.loop !82

54:                                               ; preds = %39, %71
  %55 = phi i1 [ true, %39 ], [ false, %71 ]
  %56 = phi i64 [ 0, %39 ], [ 1, %71 ]
  %57 = phi i32 [ %41, %39 ], [ %179, %71 ]
  %58 = trunc nuw nsw i64 %56 to i32
  %59 = shl nuw nsw i32 %58, 1
  %60 = add nuw nsw i32 %59, %46
  %61 = or disjoint i64 %56, %42
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = select i1 %26, i32 %62, i32 %60
  %64 = shl i32 %63, 5
  %65 = sext i32 %64 to i64
  %66 = getelementptr i32, ptr %4, i64 %65
  %67 = mul nuw nsw i64 %16, %56
  %68 = add nuw nsw i64 %67, %14
  %69 = trunc nuw nsw i64 %56 to i32
  %70 = shl nuw nsw i32 %69, 4
  br label %72

71:                                               ; preds = %178
  br i1 %55, label %54, label %51, !llvm.loop !83

72:                                               ; preds = %54, %178
  %73 = phi i64 [ 0, %54 ], [ %180, %178 ]
  %74 = phi i32 [ %57, %54 ], [ %179, %178 ]
  %75 = trunc nuw nsw i64 %73 to i32
  %76 = lshr i32 %75, 2
  %77 = add i32 %45, %76
  %78 = sext i32 %77 to i64
  %79 = trunc i64 %73 to i32
  %80 = shl i32 %79, 2
  %81 = and i32 %80, 12
  %82 = or disjoint i32 %81, %70
  %83 = zext nneg i32 %82 to i64
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 2, ptr nonnull %12)
  br i1 %27, label %99, label %84

84:                                               ; preds = %72
  %85 = lshr exact i64 %83, 1
  %86 = lshr i64 %83, 4
  %87 = mul nuw nsw i64 %86, %18
  %88 = add nuw nsw i64 %87, %14
  %89 = srem i32 %77, 8
  %90 = sext i32 %89 to i64
  %91 = shl nsw i64 %90, 1
  %92 = sdiv i32 %77, 8
  %93 = sext i32 %92 to i64
  %94 = mul nsw i64 %18, %93
  %95 = mul nuw nsw i64 %86, %16
  %96 = add nsw i64 %91, %14
  %97 = add nsw i64 %96, %94
  %98 = add nsw i64 %97, %95
  br label %140

99:                                               ; preds = %72
  %100 = srem i32 %77, 8
  %101 = sext i32 %100 to i64
  %102 = sdiv i32 %77, 8
  %103 = sext i32 %102 to i64
  %104 = mul nsw i64 %18, %103
  br i1 %28, label %105, label %111

105:                                              ; preds = %99
  %106 = shl nsw i64 %101, 4
  %107 = zext nneg i32 %81 to i64
  %108 = or disjoint i64 %68, %107
  %109 = add nsw i64 %108, %106
  %110 = add nsw i64 %109, %104
  br label %121

111:                                              ; preds = %99
  %112 = mul nsw i64 %101, %22
  %113 = add nuw nsw i64 %14, %83
  %114 = add nsw i64 %113, %112
  %115 = add nsw i64 %114, %104
  %116 = sub nsw i64 %115, %32
  %117 = ashr i64 %116, 7
  %118 = and i64 %117, %35
  %119 = shl i64 %118, 4
  %120 = xor i64 %119, %115
  br label %121

121:                                              ; preds = %105, %111
  %122 = phi i64 [ %120, %111 ], [ %110, %105 ]
  %123 = getelementptr i32, ptr %66, i64 %73
  tail call fastcc void @read_by_proxy(ptr noundef readonly %0, ptr noundef readonly %1, i32 noundef 0, i64 noundef %9, i64 noundef %122, i64 noundef 4) #24
  %124 = add i64 %122, 4
  %125 = load i64, ptr %36, align 8
  %126 = icmp sgt i64 %124, %125
  br i1 %126, label %131, label %127

127:                                              ; preds = %121
  %128 = load ptr, ptr %37, align 8
  %129 = getelementptr i8, ptr %128, i64 %122
  %130 = load i32, ptr %129, align 1
  br label %131

131:                                              ; preds = %121, %127
  %132 = phi i32 [ %130, %127 ], [ 0, %121 ]
  %133 = phi i32 [ 1, %127 ], [ 0, %121 ]
  store i32 %132, ptr %123, align 1
  %134 = and i32 %133, %74
  br label %178

135:                                              ; preds = %174
  %136 = load i16, ptr %11, align 4
  %137 = load i16, ptr %12, align 2
  %138 = getelementptr i32, ptr %66, i64 %73
  store i16 %136, ptr %138, align 4
  %139 = getelementptr inbounds i8, ptr %138, i64 2
  store i16 %137, ptr %139, align 2
  br label %178

140:                                              ; preds = %84, %174
  %141 = phi i1 [ true, %84 ], [ false, %174 ]
  %142 = phi ptr [ %11, %84 ], [ %12, %174 ]
  %143 = phi i64 [ 0, %84 ], [ 1, %174 ]
  %144 = phi i32 [ %74, %84 ], [ %177, %174 ]
  %145 = or disjoint i64 %85, %143
  br i1 %28, label %146, label %150

146:                                              ; preds = %140
  %147 = shl nuw nsw i64 %145, 4
  %148 = and i64 %147, 112
  %149 = add nsw i64 %98, %148
  br label %165

150:                                              ; preds = %140
  %151 = srem i64 %78, %30
  %152 = shl nsw i64 %151, 1
  %153 = sdiv i64 %78, %30
  %154 = mul nsw i64 %153, %16
  %155 = and i64 %145, 7
  %156 = mul nsw i64 %155, %22
  %157 = add nsw i64 %88, %156
  %158 = add nsw i64 %157, %152
  %159 = add i64 %158, %154
  %160 = sub i64 %159, %32
  %161 = ashr i64 %160, 7
  %162 = and i64 %161, %35
  %163 = shl i64 %162, 4
  %164 = xor i64 %163, %159
  br label %165

165:                                              ; preds = %146, %150
  %166 = phi i64 [ %164, %150 ], [ %149, %146 ]
  tail call fastcc void @read_by_proxy(ptr noundef readonly %0, ptr noundef readonly %1, i32 noundef 0, i64 noundef %9, i64 noundef %166, i64 noundef 2) #24
  %167 = add i64 %166, 2
  %168 = load i64, ptr %36, align 8
  %169 = icmp sgt i64 %167, %168
  br i1 %169, label %174, label %170

170:                                              ; preds = %165
  %171 = load ptr, ptr %37, align 8
  %172 = getelementptr i8, ptr %171, i64 %166
  %173 = load i16, ptr %172, align 1
  br label %174

174:                                              ; preds = %165, %170
  %175 = phi i16 [ %173, %170 ], [ 0, %165 ]
  %176 = phi i32 [ 1, %170 ], [ 0, %165 ]
  store i16 %175, ptr %142, align 2
  %177 = and i32 %176, %144
  br i1 %141, label %140, label %135, !llvm.loop !84

178:                                              ; preds = %135, %131
  %179 = phi i32 [ %177, %135 ], [ %134, %131 ]
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 2, ptr nonnull %12)
  %180 = add nuw nsw i64 %73, 1
  %181 = icmp eq i64 %180, 32
  br i1 %181, label %71, label %72, !llvm.loop !85

182:                                              ; preds = %47
  %183 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %184 = getelementptr i8, ptr %0, i64 880
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  %187 = getelementptr inbounds i8, ptr %0, i64 248
  %188 = load i64, ptr %187, align 8
  br i1 %186, label %193, label %189

189:                                              ; preds = %182
  %190 = getelementptr i8, ptr %0, i64 888
  %191 = load i64, ptr %190, align 8
  %192 = icmp slt i64 %188, %191
  br i1 %192, label %193, label %204

193:                                              ; preds = %189, %182
  %194 = getelementptr i8, ptr %0, i64 888
  store i64 %188, ptr %194, align 8
  %195 = getelementptr inbounds i8, ptr %1, i64 1952
  %196 = load i64, ptr %195, align 8
  %197 = shl i64 %196, 5
  %198 = zext nneg i32 %183 to i64
  %199 = or disjoint i64 %197, %198
  %200 = getelementptr i8, ptr %0, i64 896
  store i64 %199, ptr %200, align 8
  %201 = getelementptr i8, ptr %0, i64 904
  store i64 %9, ptr %201, align 8
  %202 = getelementptr i8, ptr %0, i64 912
  store i64 0, ptr %202, align 8
  %203 = getelementptr i8, ptr %0, i64 920
  store i64 %14, ptr %203, align 8
  br label %204

204:                                              ; preds = %189, %193
  %205 = add i64 %185, 1
  store i64 %205, ptr %184, align 8
  br label %206

206:                                              ; preds = %10, %204, %47
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) local_unnamed_addr #12 {
  %9 = alloca %struct.Buffer, align 8
  %10 = alloca %struct.Buffer, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Bulk, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 256
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %64, label %15

15:                                               ; preds = %8
  %16 = icmp eq i32 %3, 0
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  %18 = getelementptr inbounds i8, ptr %12, i64 16
  %19 = getelementptr inbounds i8, ptr %12, i64 24
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  %21 = getelementptr inbounds i8, ptr %12, i64 40
  %22 = getelementptr inbounds i8, ptr %1, i64 1952
  %23 = getelementptr inbounds i8, ptr %12, i64 44
  %24 = getelementptr inbounds i8, ptr %1, i64 2992
  %25 = getelementptr inbounds i8, ptr %12, i64 48
  %26 = icmp ne i32 %4, 0
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds i8, ptr %12, i64 52
  %29 = getelementptr inbounds i8, ptr %12, i64 56
  %30 = getelementptr inbounds i8, ptr %12, i64 60
  %31 = getelementptr inbounds i8, ptr %12, i64 64
  %32 = icmp ne i32 %3, 0
  %33 = getelementptr inbounds i8, ptr %0, i64 992
  %34 = getelementptr inbounds i8, ptr %0, i64 968
  %35 = getelementptr inbounds i8, ptr %0, i64 984
  %36 = getelementptr i8, ptr %0, i64 784
  %37 = getelementptr inbounds i8, ptr %0, i64 248
  %38 = getelementptr i8, ptr %0, i64 792
  %39 = getelementptr i8, ptr %0, i64 800
  %40 = getelementptr i8, ptr %0, i64 808
  %41 = getelementptr i8, ptr %0, i64 816
  %42 = getelementptr i8, ptr %0, i64 824
  br label %43

43:                                               ; preds = %15, %207
  %44 = phi i32 [ %2, %15 ], [ %209, %207 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr [32 x i64], ptr %1, i64 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr i64, ptr %13, i64 %46
  %50 = load i64, ptr %49, align 8
  %51 = or disjoint i32 %45, 32
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr i64, ptr %13, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = or disjoint i32 %45, 64
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr i64, ptr %13, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = or disjoint i32 %45, 96
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr i64, ptr %13, i64 %60
  %62 = load i64, ptr %61, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #25
  %63 = icmp eq i64 %54, 0
  br i1 %63, label %207, label %65

64:                                               ; preds = %207, %8
  ret void

65:                                               ; preds = %43
  %66 = icmp slt i64 %54, 0
  br i1 %66, label %76, label %67

67:                                               ; preds = %65
  br i1 %16, label %71, label %68

68:                                               ; preds = %67
  %69 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %48, i64 noundef %54, ptr noundef nonnull %11) #24
  %70 = load ptr, ptr %11, align 8
  br label %76

71:                                               ; preds = %67
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #25
  %72 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %48, i64 noundef %54, ptr noundef nonnull %10) #24
  %73 = icmp eq i32 %72, 0
  %74 = inttoptr i64 %48 to ptr
  %75 = select i1 %73, ptr null, ptr %74
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #25
  br label %76

76:                                               ; preds = %68, %71, %65
  %77 = phi ptr [ undef, %65 ], [ %70, %68 ], [ undef, %71 ]
  %78 = phi ptr [ null, %65 ], [ %69, %68 ], [ %75, %71 ]
  %79 = icmp eq ptr %78, null
  %80 = zext i1 %79 to i32
  %81 = or i64 %50, %48
  %82 = or i64 %81, %54
  %83 = and i64 %82, 15
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %84, i32 %80, i32 2
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %12) #25
  %86 = ptrtoint ptr %78 to i64
  store i64 %86, ptr %12, align 8
  store i64 %50, ptr %17, align 8
  store i64 %54, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 %7, ptr %20, align 8
  %87 = load i64, ptr %22, align 8
  %88 = trunc i64 %87 to i32
  %89 = shl i32 %88, 5
  %90 = or disjoint i32 %89, %45
  store i32 %90, ptr %21, align 8
  %91 = getelementptr [32 x i32], ptr %24, i64 0, i64 %46
  %92 = load i32, ptr %91, align 4
  store i32 %92, ptr %23, align 4
  store i32 %27, ptr %25, align 8
  store i32 1, ptr %28, align 4
  store i32 %5, ptr %29, align 8
  store i32 %6, ptr %30, align 4
  %93 = icmp eq i32 %85, 0
  %94 = and i1 %32, %93
  %95 = icmp eq ptr %77, %0
  %96 = select i1 %94, i1 %95, i1 false
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %31, i8 0, i64 32, i1 false)
  br i1 %96, label %97, label %98

97:                                               ; preds = %76
  tail call fastcc void @read_by_proxy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %45, i64 noundef %7, i64 noundef %48, i64 noundef %54) #24
  br label %98

98:                                               ; preds = %97, %76
  %99 = and i1 %26, %93
  br i1 %99, label %100, label %107

100:                                              ; preds = %98
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #25
  %101 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %50, i64 noundef %54, ptr noundef nonnull %9) #24
  %102 = icmp eq i32 %101, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #25
  %103 = icmp eq i64 %50, 0
  %104 = select i1 %102, i1 true, i1 %103
  br i1 %104, label %189, label %105

105:                                              ; preds = %100
  %106 = tail call fastcc ptr @new_bulk(ptr noundef %0) #24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %106, ptr noundef nonnull align 8 dereferenceable(96) %12, i64 96, i1 false)
  br label %206

107:                                              ; preds = %98
  br i1 %93, label %108, label %189

108:                                              ; preds = %107
  %109 = and i64 %50, -4294967296
  %110 = icmp eq i64 %109, 1152921504606846976
  %111 = and i64 %50, 4294967295
  %112 = select i1 %110, i64 %111, i64 %50
  %113 = ashr i64 %112, 24
  %114 = icmp ult i64 %112, 16777216
  br i1 %114, label %128, label %115

115:                                              ; preds = %108
  %116 = icmp slt i64 %113, 0
  br i1 %116, label %128, label %117

117:                                              ; preds = %115
  %118 = load i64, ptr %33, align 8
  %119 = icmp sgt i64 %113, %118
  br i1 %119, label %128, label %120

120:                                              ; preds = %117
  %121 = and i64 %112, 16777215
  %122 = load ptr, ptr %34, align 8
  %123 = load i64, ptr %35, align 8
  %124 = getelementptr ptr, ptr %122, i64 %123
  %125 = getelementptr ptr, ptr %124, i64 %113
  %126 = getelementptr i8, ptr %125, i64 -8
  %127 = load ptr, ptr %126, align 8
  br label %128

128:                                              ; preds = %108, %115, %117, %120
  %129 = phi i64 [ %112, %108 ], [ %112, %115 ], [ %112, %117 ], [ %121, %120 ]
  %130 = phi ptr [ %0, %108 ], [ null, %115 ], [ null, %117 ], [ %127, %120 ]
  %131 = and i64 %58, -4294967296
  %132 = icmp eq i64 %131, 1152921504606846976
  %133 = and i64 %58, 4294967295
  %134 = select i1 %132, i64 %133, i64 %58
  %135 = ashr i64 %134, 24
  %136 = icmp ult i64 %134, 16777216
  br i1 %136, label %150, label %137

137:                                              ; preds = %128
  %138 = icmp slt i64 %135, 0
  br i1 %138, label %150, label %139

139:                                              ; preds = %137
  %140 = load i64, ptr %33, align 8
  %141 = icmp sgt i64 %135, %140
  br i1 %141, label %150, label %142

142:                                              ; preds = %139
  %143 = and i64 %134, 16777215
  %144 = load ptr, ptr %34, align 8
  %145 = load i64, ptr %35, align 8
  %146 = getelementptr ptr, ptr %144, i64 %145
  %147 = getelementptr ptr, ptr %146, i64 %135
  %148 = getelementptr i8, ptr %147, i64 -8
  %149 = load ptr, ptr %148, align 8
  br label %150

150:                                              ; preds = %128, %137, %139, %142
  %151 = phi i64 [ %134, %128 ], [ %134, %137 ], [ %134, %139 ], [ %143, %142 ]
  %152 = phi ptr [ %0, %128 ], [ null, %137 ], [ null, %139 ], [ %149, %142 ]
  %153 = icmp eq ptr %130, null
  br i1 %153, label %189, label %154

154:                                              ; preds = %150
  %155 = icmp ne i64 %62, 0
  %156 = icmp eq ptr %152, %130
  %157 = select i1 %155, i1 true, i1 %156
  br i1 %157, label %158, label %189

158:                                              ; preds = %154
  %159 = load i64, ptr %33, align 8
  %160 = icmp sgt i64 %159, 0
  br i1 %160, label %161, label %206

161:                                              ; preds = %158
  %162 = icmp eq i64 %62, 0
  br label %163

163:                                              ; preds = %161, %180
  %164 = phi i64 [ %159, %161 ], [ %181, %180 ]
  %165 = phi i64 [ 0, %161 ], [ %183, %180 ]
  %166 = load ptr, ptr %34, align 8
  %167 = load i64, ptr %35, align 8
  %168 = getelementptr ptr, ptr %166, i64 %167
  %169 = getelementptr ptr, ptr %168, i64 %165
  %170 = load ptr, ptr %169, align 8
  br i1 %162, label %175, label %171

171:                                              ; preds = %163
  %172 = shl nuw i64 1, %165
  %173 = and i64 %172, %62
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %180, label %177

175:                                              ; preds = %163
  %176 = icmp eq ptr %170, %130
  br i1 %176, label %177, label %180

177:                                              ; preds = %175, %171
  %178 = call fastcc i32 @bulk_to_shared(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %45, ptr noundef nonnull %12, ptr noundef %170, i64 noundef %129, i64 noundef %151) #24
  %179 = load i64, ptr %33, align 8
  br label %180

180:                                              ; preds = %177, %175, %171
  %181 = phi i64 [ %179, %177 ], [ %164, %171 ], [ %164, %175 ]
  %182 = phi i32 [ %178, %177 ], [ 0, %171 ], [ 0, %175 ]
  %183 = add nuw nsw i64 %165, 1
  %184 = icmp slt i64 %183, %181
  %185 = icmp eq i32 %182, 0
  %186 = select i1 %184, i1 %185, i1 false
  br i1 %186, label %163, label %187, !llvm.loop !86

187:                                              ; preds = %180
  %188 = icmp eq i32 %182, 0
  br i1 %188, label %206, label %189

189:                                              ; preds = %150, %154, %100, %107, %187
  %190 = phi i32 [ 1, %187 ], [ 1, %100 ], [ %85, %107 ], [ 1, %154 ], [ 1, %150 ]
  %191 = phi i64 [ %50, %187 ], [ %50, %100 ], [ %48, %107 ], [ %50, %154 ], [ %50, %150 ]
  %192 = add nsw i32 %190, -1
  %193 = zext nneg i32 %192 to i64
  %194 = load i64, ptr %36, align 8
  %195 = icmp eq i64 %194, 0
  %196 = load i64, ptr %37, align 8
  br i1 %195, label %200, label %197

197:                                              ; preds = %189
  %198 = load i64, ptr %38, align 8
  %199 = icmp slt i64 %196, %198
  br i1 %199, label %200, label %204

200:                                              ; preds = %197, %189
  store i64 %196, ptr %38, align 8
  %201 = load i64, ptr %22, align 8
  %202 = shl i64 %201, 5
  %203 = or disjoint i64 %202, %46
  store i64 %203, ptr %39, align 8
  store i64 %7, ptr %40, align 8
  store i64 %193, ptr %41, align 8
  store i64 %191, ptr %42, align 8
  br label %204

204:                                              ; preds = %197, %200
  %205 = add i64 %194, 1
  store i64 %205, ptr %36, align 8
  br label %206

206:                                              ; preds = %158, %105, %204, %187
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12) #25
  br label %207

207:                                              ; preds = %43, %206
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #25
  %208 = add i32 %44, -1
  %209 = and i32 %208, %44
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %64, label %43, !llvm.loop !87
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @shared_place(ptr noundef %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #14 {
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
  %14 = getelementptr inbounds i8, ptr %0, i64 992
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %9, %15
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = and i64 %8, 16777215
  %19 = getelementptr inbounds i8, ptr %0, i64 968
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 984
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
  %34 = getelementptr inbounds i8, ptr %30, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp sgt i64 %33, %35
  br i1 %36, label %41, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %30, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr i8, ptr %39, i64 %29
  br label %41

41:                                               ; preds = %27, %28, %32, %37
  %42 = phi ptr [ %40, %37 ], [ null, %32 ], [ null, %28 ], [ null, %27 ]
  ret ptr %42
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #15

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_bulk_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #16 {
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
  br i1 %15, label %16, label %6, !llvm.loop !88

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #12 {
  %5 = getelementptr inbounds i8, ptr %0, i64 1056
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 1048
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2992
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 1048
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %27, ptr noundef nonnull align 8 dereferenceable(96) %21, i64 96, i1 false)
  %28 = load i64, ptr %5, align 8
  br label %29

29:                                               ; preds = %25, %16
  %30 = phi i64 [ %28, %25 ], [ %17, %16 ]
  %31 = phi i64 [ %26, %25 ], [ %19, %16 ]
  %32 = add nuw nsw i64 %18, 1
  %33 = icmp slt i64 %32, %30
  br i1 %33, label %16, label %34, !llvm.loop !67

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
  br i1 %69, label %36, label %12, !llvm.loop !89
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @complete_bulk(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #12 {
  %3 = alloca [5 x i32], align 16
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = load i64, ptr %1, align 8
  %8 = inttoptr i64 %7 to ptr
  %9 = getelementptr inbounds i8, ptr %1, i64 52
  store i32 0, ptr %9, align 4
  %10 = getelementptr inbounds i8, ptr %1, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %186, label %13

13:                                               ; preds = %2
  %14 = inttoptr i64 %11 to ptr
  %15 = getelementptr inbounds i8, ptr %1, i64 72
  %16 = getelementptr inbounds i8, ptr %0, i64 32
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 48
  %19 = load i32, ptr %18, align 8
  %20 = icmp ne i32 %19, 1
  %21 = select i1 %20, ptr %6, ptr %8
  %22 = ptrtoint ptr %21 to i64
  %23 = ptrtoint ptr %17 to i64
  %24 = sub i64 %22, %23
  %25 = getelementptr inbounds i8, ptr %1, i64 56
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %1, i64 60
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %14, i64 68
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %14, i64 92
  %33 = load i32, ptr %32, align 4
  %34 = sext i32 %33 to i64
  %35 = mul nsw i64 %34, %31
  %36 = getelementptr inbounds i8, ptr %14, i64 48
  %37 = load i32, ptr %36, align 8
  %38 = sext i32 %37 to i64
  %39 = mul nsw i64 %38, %34
  %40 = getelementptr inbounds i8, ptr %14, i64 96
  %41 = load i32, ptr %40, align 8
  %42 = sext i32 %41 to i64
  %43 = tail call range(i64 -2147483648, 4611686018427387905) i64 @llvm.smax.i64(i64 %35, i64 %42)
  %44 = getelementptr inbounds i8, ptr %14, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, %39
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %3) #25
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(20) %3, i8 0, i64 20, i1 false)
  %47 = getelementptr inbounds i8, ptr %14, i64 88
  %48 = load i32, ptr %47, align 8
  %49 = icmp sgt i32 %48, 1
  br i1 %49, label %50, label %53

50:                                               ; preds = %13
  %51 = getelementptr inbounds i8, ptr %14, i64 16
  %52 = zext nneg i32 %48 to i64
  br label %60

53:                                               ; preds = %60, %13
  %54 = phi i64 [ %46, %13 ], [ %71, %60 ]
  %55 = icmp sgt i32 %48, 0
  br i1 %55, label %56, label %185

56:                                               ; preds = %53
  %57 = getelementptr inbounds i8, ptr %14, i64 16
  %58 = icmp sgt i64 %35, 0
  %59 = icmp sgt i32 %28, -1
  br label %74

60:                                               ; preds = %60, %50
  %61 = phi i64 [ 1, %50 ], [ %72, %60 ]
  %62 = phi i64 [ %46, %50 ], [ %71, %60 ]
  %63 = getelementptr [5 x i32], ptr %36, i64 0, i64 %61
  %64 = load i32, ptr %63, align 4
  %65 = add i32 %64, -1
  %66 = sext i32 %65 to i64
  %67 = add nsw i64 %61, -1
  %68 = getelementptr [4 x i64], ptr %51, i64 0, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = mul i64 %69, %66
  %71 = add i64 %70, %62
  %72 = add nuw nsw i64 %61, 1
  %73 = icmp eq i64 %72, %52
  br i1 %73, label %53, label %60, !llvm.loop !90

74:                                               ; preds = %182, %56
  %75 = phi i32 [ %48, %56 ], [ %123, %182 ]
  %76 = phi i64 [ %24, %56 ], [ %124, %182 ]
  %77 = load i64, ptr %44, align 8
  %78 = icmp sgt i32 %75, 1
  br i1 %78, label %79, label %110

79:                                               ; preds = %74
  %80 = zext nneg i32 %75 to i64
  br label %81

81:                                               ; preds = %101, %79
  %82 = phi i64 [ 1, %79 ], [ %108, %101 ]
  %83 = phi i32 [ 1, %79 ], [ %102, %101 ]
  %84 = phi i64 [ %77, %79 ], [ %107, %101 ]
  %85 = getelementptr i32, ptr %15, i64 %82
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr [5 x i32], ptr %3, i64 0, i64 %82
  %89 = load i32, ptr %88, align 4
  %90 = sext i32 %89 to i64
  %91 = add nsw i64 %90, %87
  %92 = icmp sgt i64 %91, -1
  br i1 %92, label %93, label %101

93:                                               ; preds = %81
  %94 = getelementptr [5 x i32], ptr %36, i64 0, i64 %82
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  %97 = icmp slt i64 %91, %96
  %98 = and i32 %83, 1
  %99 = freeze i1 %97
  %100 = select i1 %99, i32 %98, i32 0
  br label %101

101:                                              ; preds = %93, %81
  %102 = phi i32 [ 0, %81 ], [ %100, %93 ]
  %103 = add nsw i64 %82, -1
  %104 = getelementptr [4 x i64], ptr %57, i64 0, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = mul i64 %105, %91
  %107 = add i64 %106, %84
  %108 = add nuw nsw i64 %82, 1
  %109 = icmp eq i64 %108, %80
  br i1 %109, label %110, label %81, !llvm.loop !91

110:                                              ; preds = %101, %74
  %111 = phi i64 [ %77, %74 ], [ %107, %101 ]
  %112 = phi i32 [ 1, %74 ], [ %102, %101 ]
  br i1 %58, label %113, label %122

113:                                              ; preds = %110
  %114 = load i32, ptr %32, align 4
  %115 = sext i32 %114 to i64
  %116 = load i32, ptr %15, align 4
  %117 = sext i32 %116 to i64
  %118 = mul nsw i64 %117, %115
  %119 = icmp ne i32 %112, 0
  br label %128

120:                                              ; preds = %165
  %121 = load i32, ptr %47, align 8
  br label %122

122:                                              ; preds = %120, %110
  %123 = phi i32 [ %121, %120 ], [ %75, %110 ]
  %124 = add i64 %76, %43
  %125 = icmp sgt i32 %123, 1
  br i1 %125, label %126, label %182

126:                                              ; preds = %122
  %127 = zext nneg i32 %123 to i64
  br label %169

128:                                              ; preds = %165, %113
  %129 = phi i64 [ 0, %113 ], [ %166, %165 ]
  %130 = phi i64 [ %118, %113 ], [ %167, %165 ]
  %131 = icmp sgt i64 %130, -1
  %132 = select i1 %119, i1 %131, i1 false
  %133 = sub i64 %39, %130
  %134 = tail call i64 @llvm.smin.i64(i64 %133, i64 16)
  %135 = select i1 %132, i64 %134, i64 0
  %136 = add i64 %129, %76
  %137 = load i32, ptr %40, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %147, label %139

139:                                              ; preds = %128
  %140 = ashr i64 %136, 7
  %141 = sdiv i32 %137, 16
  %142 = sext i32 %141 to i64
  %143 = add nsw i64 %142, 1152921504606846975
  %144 = and i64 %143, %140
  %145 = shl i64 %144, 4
  %146 = xor i64 %145, %136
  br label %147

147:                                              ; preds = %139, %128
  %148 = phi i64 [ %146, %139 ], [ %136, %128 ]
  %149 = getelementptr i8, ptr %17, i64 %148
  %150 = add i64 %130, %111
  %151 = inttoptr i64 %150 to ptr
  %152 = icmp slt i64 %135, 16
  %153 = select i1 %20, i1 %152, i1 false
  br i1 %153, label %154, label %155

154:                                              ; preds = %147
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %149, i8 0, i64 16, i1 false)
  br label %155

155:                                              ; preds = %154, %147
  %156 = icmp slt i64 %135, 1
  br i1 %156, label %165, label %157

157:                                              ; preds = %155
  br i1 %20, label %158, label %159

158:                                              ; preds = %157
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %149, ptr align 1 %151, i64 %135, i1 false)
  br label %165

159:                                              ; preds = %157
  br i1 %59, label %160, label %161

160:                                              ; preds = %159
  tail call fastcc void @combine_into(ptr noundef %151, ptr noundef %149, i64 noundef %135, i32 noundef %26, i32 noundef %28, i32 noundef 1) #24
  br label %165

161:                                              ; preds = %159
  %162 = sub i64 %54, %150
  %163 = icmp slt i64 %162, 16
  %164 = select i1 %163, i64 %135, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %151, ptr align 1 %149, i64 %164, i1 false)
  br label %165

165:                                              ; preds = %161, %160, %158, %155
  %166 = add nuw nsw i64 %129, 16
  %167 = add i64 %130, 16
  %168 = icmp slt i64 %166, %35
  br i1 %168, label %128, label %120, !llvm.loop !92

169:                                              ; preds = %177, %126
  %170 = phi i64 [ 1, %126 ], [ %178, %177 ]
  %171 = getelementptr [5 x i32], ptr %3, i64 0, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %172, 1
  store i32 %173, ptr %171, align 4
  %174 = getelementptr [5 x i32], ptr %29, i64 0, i64 %170
  %175 = load i32, ptr %174, align 4
  %176 = icmp eq i32 %173, %175
  br i1 %176, label %177, label %180

177:                                              ; preds = %169
  store i32 0, ptr %171, align 4
  %178 = add nuw nsw i64 %170, 1
  %179 = icmp eq i64 %178, %127
  br i1 %179, label %185, label %169, !llvm.loop !93

180:                                              ; preds = %169
  %181 = trunc nuw nsw i64 %170 to i32
  br label %182

182:                                              ; preds = %180, %122
  %183 = phi i32 [ 1, %122 ], [ %181, %180 ]
  %184 = icmp slt i32 %183, %123
  br i1 %184, label %74, label %185, !llvm.loop !94

185:                                              ; preds = %182, %177, %53
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %3) #25
  br label %200

186:                                              ; preds = %2
  %187 = getelementptr inbounds i8, ptr %1, i64 60
  %188 = load i32, ptr %187, align 4
  %189 = icmp sgt i32 %188, -1
  %190 = getelementptr inbounds i8, ptr %1, i64 16
  %191 = load i64, ptr %190, align 8
  br i1 %189, label %192, label %199

192:                                              ; preds = %186
  %193 = getelementptr inbounds i8, ptr %1, i64 56
  %194 = load i32, ptr %193, align 8
  %195 = getelementptr inbounds i8, ptr %1, i64 48
  %196 = load i32, ptr %195, align 8
  %197 = icmp eq i32 %196, 1
  %198 = zext i1 %197 to i32
  tail call fastcc void @combine_into(ptr noundef %6, ptr noundef %8, i64 noundef %191, i32 noundef %194, i32 noundef %188, i32 noundef %198) #24
  br label %200

199:                                              ; preds = %186
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %8, i64 %191, i1 false)
  br label %200

200:                                              ; preds = %192, %199, %185
  %201 = getelementptr inbounds i8, ptr %1, i64 48
  %202 = load i32, ptr %201, align 8
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %254

204:                                              ; preds = %200
  %205 = getelementptr inbounds i8, ptr %0, i64 32
  %206 = load ptr, ptr %205, align 8
  %207 = ptrtoint ptr %206 to i64
  %208 = sub i64 %5, %207
  %209 = getelementptr inbounds i8, ptr %1, i64 16
  %210 = load i64, ptr %209, align 8
  tail call fastcc void @mark_written(ptr noundef %0, i64 noundef %208, i64 noundef %210) #24
  %211 = load ptr, ptr %205, align 8
  %212 = getelementptr inbounds i8, ptr %1, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr i8, ptr %211, i64 %213
  %215 = load i64, ptr %209, align 8
  %216 = sub i64 0, %215
  %217 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %214, i64 noundef %216) #24
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %254, label %219

219:                                              ; preds = %204
  %220 = getelementptr inbounds i8, ptr %0, i64 88
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds i8, ptr %1, i64 40
  %223 = load i32, ptr %222, align 8
  %224 = sdiv i32 %223, 32
  %225 = sext i32 %224 to i64
  %226 = and i32 %223, 31
  %227 = getelementptr inbounds i8, ptr %1, i64 32
  %228 = load i64, ptr %227, align 8
  %229 = add nsw i32 %217, -1
  %230 = zext nneg i32 %229 to i64
  %231 = load i64, ptr %212, align 8
  %232 = getelementptr i8, ptr %0, i64 736
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  %235 = getelementptr inbounds i8, ptr %0, i64 248
  %236 = load i64, ptr %235, align 8
  br i1 %234, label %241, label %237

237:                                              ; preds = %219
  %238 = getelementptr i8, ptr %0, i64 744
  %239 = load i64, ptr %238, align 8
  %240 = icmp slt i64 %236, %239
  br i1 %240, label %241, label %252

241:                                              ; preds = %237, %219
  %242 = getelementptr i8, ptr %0, i64 744
  store i64 %236, ptr %242, align 8
  %243 = getelementptr %struct.Warp, ptr %221, i64 %225, i32 8
  %244 = load i64, ptr %243, align 8
  %245 = shl i64 %244, 5
  %246 = zext nneg i32 %226 to i64
  %247 = or disjoint i64 %245, %246
  %248 = getelementptr i8, ptr %0, i64 752
  store i64 %247, ptr %248, align 8
  %249 = getelementptr i8, ptr %0, i64 760
  store i64 %228, ptr %249, align 8
  %250 = getelementptr i8, ptr %0, i64 768
  store i64 %230, ptr %250, align 8
  %251 = getelementptr i8, ptr %0, i64 776
  store i64 %231, ptr %251, align 8
  br label %252

252:                                              ; preds = %237, %241
  %253 = add i64 %233, 1
  store i64 %253, ptr %232, align 8
  br label %254

254:                                              ; preds = %204, %252, %200
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_store_async(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #12 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %48, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %1, i64 256
  %13 = sext i32 %3 to i64
  %14 = add i32 %3, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr %0, i64 784
  %17 = getelementptr inbounds i8, ptr %0, i64 248
  %18 = getelementptr i8, ptr %0, i64 792
  %19 = getelementptr inbounds i8, ptr %1, i64 1952
  %20 = getelementptr i8, ptr %0, i64 800
  %21 = getelementptr i8, ptr %0, i64 808
  %22 = getelementptr i8, ptr %0, i64 816
  %23 = getelementptr i8, ptr %0, i64 824
  %24 = getelementptr inbounds i8, ptr %1, i64 1280
  %25 = icmp sgt i32 %5, -1
  %26 = sub i32 0, %3
  %27 = sext i32 %26 to i64
  %28 = getelementptr i8, ptr %0, i64 736
  %29 = getelementptr i8, ptr %0, i64 744
  %30 = getelementptr i8, ptr %0, i64 752
  %31 = getelementptr i8, ptr %0, i64 760
  %32 = getelementptr i8, ptr %0, i64 768
  %33 = getelementptr i8, ptr %0, i64 776
  br label %34

34:                                               ; preds = %11, %98
  %35 = phi i32 [ %2, %11 ], [ %100, %98 ]
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

48:                                               ; preds = %98, %7
  ret void

49:                                               ; preds = %34
  %50 = icmp eq ptr %43, null
  br i1 %50, label %98, label %51

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
  br i1 %62, label %63, label %94

63:                                               ; preds = %60, %55
  store i64 %59, ptr %18, align 8
  %64 = load i64, ptr %19, align 8
  %65 = shl i64 %64, 5
  %66 = or disjoint i64 %65, %37
  store i64 %66, ptr %20, align 8
  store i64 %6, ptr %21, align 8
  store i64 %56, ptr %22, align 8
  store i64 %39, ptr %23, align 8
  br label %94

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
  %74 = getelementptr inbounds i8, ptr %53, i64 32
  %75 = load ptr, ptr %74, align 8
  %76 = ptrtoint ptr %42 to i64
  %77 = ptrtoint ptr %75 to i64
  %78 = sub i64 %76, %77
  tail call fastcc void @mark_written(ptr noundef %53, i64 noundef %78, i64 noundef %13) #24
  %79 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %43, i64 noundef %27) #24
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %98, label %81

81:                                               ; preds = %73
  %82 = add nsw i32 %79, -1
  %83 = zext nneg i32 %82 to i64
  %84 = load i64, ptr %28, align 8
  %85 = icmp eq i64 %84, 0
  %86 = load i64, ptr %17, align 8
  br i1 %85, label %90, label %87

87:                                               ; preds = %81
  %88 = load i64, ptr %29, align 8
  %89 = icmp slt i64 %86, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %87, %81
  store i64 %86, ptr %29, align 8
  %91 = load i64, ptr %19, align 8
  %92 = shl i64 %91, 5
  %93 = or disjoint i64 %92, %37
  store i64 %93, ptr %30, align 8
  store i64 %6, ptr %31, align 8
  store i64 %83, ptr %32, align 8
  store i64 %41, ptr %33, align 8
  br label %94

94:                                               ; preds = %90, %87, %63, %60
  %95 = phi i64 [ %57, %60 ], [ %57, %63 ], [ %84, %87 ], [ %84, %90 ]
  %96 = phi ptr [ %16, %60 ], [ %16, %63 ], [ %28, %87 ], [ %28, %90 ]
  %97 = add i64 %95, 1
  store i64 %97, ptr %96, align 8
  br label %98

98:                                               ; preds = %94, %49, %73
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #25
  %99 = add i32 %35, -1
  %100 = and i32 %99, %35
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %48, label %34, !llvm.loop !95
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @combine_into(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #12 {
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
  br i1 %30, label %54, label %25, !llvm.loop !96

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
  br i1 %41, label %54, label %34, !llvm.loop !97

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
  br i1 %52, label %54, label %45, !llvm.loop !98

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !99
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
  %22 = getelementptr inbounds i8, ptr %0, i64 168
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
  br i1 %52, label %53, label %36, !llvm.loop !100

53:                                               ; preds = %42, %53
  %54 = phi i64 [ %56, %53 ], [ 0, %42 ]
  %55 = getelementptr i32, ptr %8, i64 %54
  store i32 %34, ptr %55, align 4
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %58, label %53, !llvm.loop !100

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
  br i1 %71, label %72, label %58, !llvm.loop !101

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
  br i1 %101, label %102, label %94, !llvm.loop !102

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
define internal fastcc range(i32 0, 2) i32 @fits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #17 {
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
  br i1 %52, label %69, label %38, !llvm.loop !103

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
  br i1 %68, label %69, label %53, !llvm.loop !104

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
  %7 = getelementptr inbounds i8, ptr %0, i64 168
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Slot, ptr %8, i64 %1
  %10 = getelementptr inbounds i8, ptr %0, i64 1040
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
  br i1 %56, label %29, label %57, !llvm.loop !105

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
  %12 = getelementptr inbounds i8, ptr %0, i64 168
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
  br i1 %34, label %35, label %21, !llvm.loop !106

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
  br i1 %54, label %63, label %15, !llvm.loop !107

55:                                               ; preds = %35, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %35 ]
  %57 = getelementptr i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = trunc i32 %58 to i8
  %60 = getelementptr [32 x i8], ptr %49, i64 0, i64 %56
  store i8 %59, ptr %60, align 1
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp ult i64 %56, 31
  br i1 %62, label %55, label %51, !llvm.loop !108

63:                                               ; preds = %51, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_copy_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #16 {
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
  br i1 %15, label %16, label %6, !llvm.loop !109

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
  br i1 %19, label %20, label %10, !llvm.loop !109

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
  br i1 %43, label %24, label %33, !llvm.loop !110

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
  br i1 %78, label %79, label %65, !llvm.loop !111

79:                                               ; preds = %65, %61, %56
  %80 = phi i32 [ %2, %56 ], [ 0, %61 ], [ %75, %65 ]
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %52, i32 noundef %80) #24
  %81 = load i64, ptr %26, align 8
  br label %82

82:                                               ; preds = %45, %79
  %83 = phi i64 [ %46, %45 ], [ %81, %79 ]
  %84 = add nuw nsw i64 %47, 1
  %85 = icmp slt i64 %84, %83
  br i1 %85, label %45, label %44, !llvm.loop !112
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
  %22 = getelementptr inbounds i8, ptr %0, i64 32
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
  br i1 %38, label %86, label %25, !llvm.loop !113

39:                                               ; preds = %18
  %40 = getelementptr inbounds i8, ptr %0, i64 32
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
  br i1 %57, label %86, label %43, !llvm.loop !114

58:                                               ; preds = %14, %18
  %59 = getelementptr inbounds i8, ptr %0, i64 32
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
  br i1 %85, label %86, label %64, !llvm.loop !115

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
  %93 = getelementptr inbounds i8, ptr %0, i64 32
  %94 = getelementptr inbounds i8, ptr %2, i64 312
  %95 = getelementptr inbounds i8, ptr %2, i64 40
  %96 = getelementptr i8, ptr %0, i64 736
  %97 = getelementptr inbounds i8, ptr %0, i64 248
  %98 = getelementptr i8, ptr %0, i64 744
  %99 = getelementptr inbounds i8, ptr %1, i64 1952
  %100 = getelementptr i8, ptr %0, i64 752
  %101 = getelementptr i8, ptr %0, i64 760
  %102 = getelementptr i8, ptr %0, i64 768
  %103 = getelementptr i8, ptr %0, i64 776
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
  br i1 %134, label %135, label %104, !llvm.loop !116

135:                                              ; preds = %131, %4, %86
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @forget_done(ptr nocapture noundef %0) unnamed_addr #11 {
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
  br i1 %21, label %22, label %10, !llvm.loop !117

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
  br i1 %8, label %89, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %3, 0
  %11 = zext i1 %10 to i64
  %12 = getelementptr i8, ptr %0, i64 736
  %13 = getelementptr inbounds i8, ptr %0, i64 248
  %14 = getelementptr i8, ptr %0, i64 744
  %15 = getelementptr inbounds i8, ptr %1, i64 1952
  %16 = getelementptr i8, ptr %0, i64 752
  %17 = getelementptr i8, ptr %0, i64 760
  %18 = getelementptr i8, ptr %0, i64 768
  %19 = getelementptr i8, ptr %0, i64 776
  br label %20

20:                                               ; preds = %9, %70
  %21 = phi i32 [ 0, %9 ], [ %71, %70 ]
  %22 = phi i32 [ %2, %9 ], [ %73, %70 ]
  %23 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %22, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #25
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr [32 x i64], ptr %1, i64 0, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %23, i64 noundef %26, i64 noundef %4, ptr noundef nonnull %7) #24
  %28 = icmp eq ptr %27, null
  br i1 %28, label %70, label %31

29:                                               ; preds = %70
  %30 = icmp eq i32 %71, 0
  br i1 %30, label %89, label %75

31:                                               ; preds = %20
  %32 = load i64, ptr %27, align 8
  %33 = lshr i64 %32, 20
  %34 = and i64 %33, 1048575
  %35 = lshr i64 %32, 61
  %36 = and i64 %35, 3
  %37 = add nsw i64 %36, -3
  %38 = icmp ult i64 %37, -2
  %39 = load ptr, ptr %7, align 8
  %40 = icmp ne ptr %39, %0
  %41 = select i1 %38, i1 true, i1 %40
  %42 = icmp eq i64 %34, 1048575
  %43 = and i1 %10, %42
  %44 = or i1 %41, %43
  br i1 %44, label %45, label %59

45:                                               ; preds = %31
  %46 = load i64, ptr %25, align 8
  %47 = load i64, ptr %12, align 8
  %48 = icmp eq i64 %47, 0
  %49 = load i64, ptr %13, align 8
  br i1 %48, label %53, label %50

50:                                               ; preds = %45
  %51 = load i64, ptr %14, align 8
  %52 = icmp slt i64 %49, %51
  br i1 %52, label %53, label %57

53:                                               ; preds = %50, %45
  store i64 %49, ptr %14, align 8
  %54 = load i64, ptr %15, align 8
  %55 = shl i64 %54, 5
  %56 = or disjoint i64 %55, %24
  store i64 %56, ptr %16, align 8
  store i64 %4, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 %46, ptr %19, align 8
  br label %57

57:                                               ; preds = %50, %53
  %58 = add i64 %47, 1
  store i64 %58, ptr %12, align 8
  br label %70

59:                                               ; preds = %31
  %60 = and i64 %32, -9223372036854775808
  %61 = add nuw nsw i64 %34, %11
  %62 = shl nuw nsw i64 %61, 20
  %63 = and i64 %32, 2305841909703114751
  %64 = or i64 %63, %62
  %65 = shl nuw nsw i64 %36, 61
  %66 = or disjoint i64 %64, %65
  %67 = or disjoint i64 %66, %60
  store i64 %67, ptr %27, align 8
  %68 = shl nuw i32 1, %23
  %69 = or i32 %68, %21
  br label %70

70:                                               ; preds = %20, %59, %57
  %71 = phi i32 [ %21, %57 ], [ %69, %59 ], [ %21, %20 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #25
  %72 = add i32 %22, -1
  %73 = and i32 %72, %22
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %29, label %20, !llvm.loop !118

75:                                               ; preds = %29
  %76 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %71, i32 noundef 0, i64 noundef %4) #24
  %77 = getelementptr inbounds i8, ptr %76, i64 312
  br label %78

78:                                               ; preds = %75, %78
  %79 = phi i32 [ %71, %75 ], [ %87, %78 ]
  %80 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %79, i1 true)
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr [32 x i64], ptr %6, i64 0, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = and i64 %83, 16777215
  %85 = getelementptr [32 x i64], ptr %77, i64 0, i64 %81
  store i64 %84, ptr %85, align 8
  %86 = add i32 %79, -1
  %87 = and i32 %86, %79
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %78, !llvm.loop !119

89:                                               ; preds = %78, %5, %29
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
define dso_local noundef i32 @rooftile_run(ptr nocapture noundef %0) local_unnamed_addr #18 {
  %2 = alloca %struct.Hazard, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.Hazard, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 256
  %7 = getelementptr inbounds i8, ptr %0, i64 56
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = getelementptr inbounds i8, ptr %0, i64 976
  %10 = getelementptr inbounds i8, ptr %0, i64 240
  %11 = getelementptr inbounds i8, ptr %0, i64 968
  %12 = getelementptr inbounds i8, ptr %4, i64 4
  %13 = getelementptr inbounds i8, ptr %4, i64 8
  %14 = getelementptr inbounds i8, ptr %4, i64 12
  %15 = getelementptr inbounds i8, ptr %4, i64 16
  %16 = getelementptr inbounds i8, ptr %4, i64 24
  %17 = getelementptr inbounds i8, ptr %4, i64 32
  %18 = getelementptr inbounds i8, ptr %4, i64 40
  %19 = getelementptr inbounds i8, ptr %4, i64 48
  %20 = getelementptr inbounds i8, ptr %4, i64 56
  %21 = getelementptr inbounds i8, ptr %0, i64 1024
  %22 = getelementptr inbounds i8, ptr %0, i64 1016
  %23 = getelementptr inbounds i8, ptr %2, i64 4
  %24 = getelementptr inbounds i8, ptr %2, i64 8
  %25 = getelementptr inbounds i8, ptr %2, i64 12
  %26 = getelementptr inbounds i8, ptr %2, i64 16
  %27 = getelementptr inbounds i8, ptr %2, i64 24
  %28 = getelementptr inbounds i8, ptr %2, i64 32
  %29 = getelementptr inbounds i8, ptr %2, i64 40
  %30 = getelementptr inbounds i8, ptr %2, i64 48
  %31 = getelementptr inbounds i8, ptr %2, i64 56
  br label %32

32:                                               ; preds = %1351, %1
  %33 = load i64, ptr %6, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %37, label %35

35:                                               ; preds = %32
  %36 = load i64, ptr %9, align 8
  br label %246

37:                                               ; preds = %32
  %38 = load ptr, ptr %7, align 8
  %39 = load atomic i32, ptr %38 monotonic, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %1537

41:                                               ; preds = %37
  %42 = load ptr, ptr %8, align 8
  %43 = atomicrmw add ptr %42, i64 1 monotonic, align 8
  %44 = load i64, ptr %9, align 8
  %45 = mul i64 %44, %43
  %46 = load i64, ptr %10, align 8
  %47 = icmp slt i64 %45, %46
  br i1 %47, label %48, label %1537

48:                                               ; preds = %41
  %49 = icmp sgt i64 %44, 0
  br i1 %49, label %50, label %246

50:                                               ; preds = %48, %242
  %51 = phi i64 [ %243, %242 ], [ 0, %48 ]
  %52 = load ptr, ptr %11, align 8
  %53 = getelementptr ptr, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8
  %55 = add i64 %51, %45
  %56 = getelementptr inbounds i8, ptr %54, i64 992
  %57 = load i64, ptr %56, align 8
  %58 = sdiv i64 %55, %57
  %59 = srem i64 %55, %57
  %60 = getelementptr inbounds i8, ptr %54, i64 248
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %54, i64 1000
  store i64 %59, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %54, i64 280
  store i64 -1, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %54, i64 296
  store i64 0, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %54, i64 256
  store i64 1, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %54, i64 1084
  %66 = getelementptr inbounds i8, ptr %54, i64 1072
  %67 = getelementptr inbounds i8, ptr %54, i64 1108
  %68 = getelementptr inbounds i8, ptr %54, i64 1096
  %69 = getelementptr inbounds i8, ptr %54, i64 928
  %70 = getelementptr inbounds i8, ptr %54, i64 940
  br label %75

71:                                               ; preds = %75
  store i64 %98, ptr %60, align 8
  %72 = getelementptr inbounds i8, ptr %54, i64 432
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %111, label %107

75:                                               ; preds = %75, %50
  %76 = phi i64 [ 0, %50 ], [ %105, %75 ]
  %77 = phi i64 [ %58, %50 ], [ %99, %75 ]
  %78 = phi i64 [ %59, %50 ], [ %100, %75 ]
  %79 = phi i64 [ 1, %50 ], [ %104, %75 ]
  %80 = phi i64 [ 0, %50 ], [ %98, %75 ]
  %81 = getelementptr [3 x i32], ptr %65, i64 0, i64 %76
  %82 = load i32, ptr %81, align 4
  %83 = sext i32 %82 to i64
  %84 = srem i64 %77, %83
  %85 = trunc nsw i64 %84 to i32
  %86 = getelementptr [3 x i32], ptr %66, i64 0, i64 %76
  store i32 %85, ptr %86, align 4
  %87 = getelementptr [3 x i32], ptr %67, i64 0, i64 %76
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = srem i64 %78, %89
  %91 = trunc nsw i64 %90 to i32
  %92 = getelementptr [3 x i32], ptr %68, i64 0, i64 %76
  store i32 %91, ptr %92, align 4
  %93 = mul i32 %88, %85
  %94 = add i32 %93, %91
  %95 = getelementptr [3 x i32], ptr %69, i64 0, i64 %76
  store i32 %94, ptr %95, align 4
  %96 = sext i32 %94 to i64
  %97 = mul i64 %79, %96
  %98 = add i64 %97, %80
  %99 = sdiv i64 %77, %83
  %100 = sdiv i64 %78, %89
  %101 = getelementptr [3 x i32], ptr %70, i64 0, i64 %76
  %102 = load i32, ptr %101, align 4
  %103 = sext i32 %102 to i64
  %104 = mul i64 %79, %103
  %105 = add nuw nsw i64 %76, 1
  %106 = icmp eq i64 %105, 3
  br i1 %106, label %71, label %75, !llvm.loop !120

107:                                              ; preds = %71
  %108 = getelementptr i32, ptr %73, i64 %98
  %109 = load i32, ptr %108, align 4
  %110 = sext i32 %109 to i64
  br label %111

111:                                              ; preds = %107, %71
  %112 = phi i64 [ %110, %107 ], [ -1, %71 ]
  %113 = getelementptr inbounds i8, ptr %54, i64 464
  store i64 %112, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %54, i64 32
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds i8, ptr %54, i64 40
  %117 = load i64, ptr %116, align 8
  tail call fastcc void @begin(ptr noundef nonnull %54, ptr noundef %115, i64 noundef %117) #24
  %118 = getelementptr inbounds i8, ptr %54, i64 304
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %118, i8 0, i64 128, i1 false)
  %119 = getelementptr inbounds i8, ptr %54, i64 96
  %120 = load i64, ptr %119, align 8
  %121 = icmp sgt i64 %120, 0
  br i1 %121, label %122, label %131

122:                                              ; preds = %111
  %123 = getelementptr inbounds i8, ptr %54, i64 88
  %124 = getelementptr inbounds i8, ptr %54, i64 104
  %125 = getelementptr inbounds i8, ptr %54, i64 128
  %126 = getelementptr inbounds i8, ptr %54, i64 48
  %127 = getelementptr inbounds i8, ptr %54, i64 472
  %128 = getelementptr inbounds i8, ptr %54, i64 176
  %129 = getelementptr inbounds i8, ptr %54, i64 168
  %130 = getelementptr inbounds i8, ptr %54, i64 480
  br label %185

131:                                              ; preds = %238, %111
  %132 = getelementptr inbounds i8, ptr %54, i64 488
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %242, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %133, i64 88
  %137 = load ptr, ptr %136, align 8
  %138 = load i64, ptr %133, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %137, i8 1, i64 %138, i1 false)
  %139 = load ptr, ptr %136, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %133, ptr noundef %139, ptr noundef null) #24
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
  %157 = getelementptr inbounds i8, ptr %54, i64 48
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
  %168 = getelementptr inbounds i8, ptr %133, i64 416
  store i64 0, ptr %168, align 8
  %169 = getelementptr inbounds i8, ptr %133, i64 440
  %170 = load i32, ptr %169, align 8
  %171 = add i32 %170, 1
  store i32 %171, ptr %169, align 8
  %172 = getelementptr inbounds i8, ptr %133, i64 432
  %173 = load i32, ptr %172, align 8
  %174 = add i32 %173, 1
  store i32 %174, ptr %172, align 8
  %175 = getelementptr inbounds i8, ptr %133, i64 436
  %176 = load i32, ptr %175, align 4
  %177 = add i32 %176, 1
  store i32 %177, ptr %175, align 4
  %178 = getelementptr inbounds i8, ptr %133, i64 112
  store i64 0, ptr %178, align 8
  %179 = getelementptr inbounds i8, ptr %133, i64 184
  store i64 0, ptr %179, align 8
  %180 = getelementptr inbounds i8, ptr %133, i64 352
  store i64 0, ptr %180, align 8
  %181 = getelementptr inbounds i8, ptr %133, i64 360
  %182 = load i32, ptr %181, align 8
  %183 = getelementptr inbounds i8, ptr %133, i64 364
  store i32 %182, ptr %183, align 4
  %184 = getelementptr inbounds i8, ptr %133, i64 200
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %184, i8 0, i64 128, i1 false)
  br label %242

185:                                              ; preds = %238, %122
  %186 = phi i64 [ 0, %122 ], [ %239, %238 ]
  %187 = load ptr, ptr %123, align 8
  %188 = getelementptr %struct.Warp, ptr %187, i64 %186
  %189 = load i64, ptr %124, align 8
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
  %204 = load i64, ptr %125, align 8
  %205 = shl i64 %204, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %203, i8 0, i64 %205, i1 false)
  %206 = getelementptr inbounds i8, ptr %188, i64 1928
  %207 = load ptr, ptr %206, align 8
  %208 = load i64, ptr %126, align 8
  %209 = shl i64 %208, 5
  tail call fastcc void @begin(ptr noundef nonnull %54, ptr noundef %207, i64 noundef %209) #24
  %210 = load i64, ptr %113, align 8
  %211 = icmp sgt i64 %210, -1
  br i1 %211, label %217, label %212

212:                                              ; preds = %185
  %213 = load ptr, ptr %127, align 8
  %214 = icmp ne ptr %213, null
  %215 = icmp eq i64 %186, 0
  %216 = and i1 %215, %214
  br i1 %216, label %217, label %238

217:                                              ; preds = %212, %185
  %218 = load i64, ptr %128, align 8
  %219 = icmp sgt i64 %218, 0
  br i1 %219, label %220, label %238

220:                                              ; preds = %217
  %221 = getelementptr inbounds i8, ptr %188, i64 1936
  br label %222

222:                                              ; preds = %234, %220
  %223 = phi i64 [ %218, %220 ], [ %235, %234 ]
  %224 = phi i64 [ 0, %220 ], [ %236, %234 ]
  %225 = load ptr, ptr %129, align 8
  %226 = getelementptr %struct.Slot, ptr %225, i64 %224
  %227 = load i32, ptr %226, align 8
  %228 = icmp eq i32 %227, 1
  br i1 %228, label %234, label %229

229:                                              ; preds = %222
  %230 = load ptr, ptr %130, align 8
  %231 = load ptr, ptr %221, align 8
  %232 = getelementptr ptr, ptr %231, i64 %224
  store ptr %230, ptr %232, align 8
  %233 = load i64, ptr %128, align 8
  br label %234

234:                                              ; preds = %229, %222
  %235 = phi i64 [ %223, %222 ], [ %233, %229 ]
  %236 = add nuw nsw i64 %224, 1
  %237 = icmp slt i64 %236, %235
  br i1 %237, label %222, label %238, !llvm.loop !121

238:                                              ; preds = %234, %217, %212
  %239 = add nuw nsw i64 %186, 1
  %240 = load i64, ptr %119, align 8
  %241 = icmp slt i64 %239, %240
  br i1 %241, label %185, label %131, !llvm.loop !122

242:                                              ; preds = %131, %166
  %243 = add nuw nsw i64 %51, 1
  %244 = load i64, ptr %9, align 8
  %245 = icmp slt i64 %243, %244
  br i1 %245, label %50, label %246, !llvm.loop !123

246:                                              ; preds = %242, %35, %48
  %247 = phi i64 [ %44, %48 ], [ %36, %35 ], [ %244, %242 ]
  br label %248

248:                                              ; preds = %1112, %246
  %249 = phi i64 [ %247, %246 ], [ %1113, %1112 ]
  %250 = phi i64 [ %247, %246 ], [ %1114, %1112 ]
  %251 = icmp sgt i64 %250, 0
  br i1 %251, label %252, label %991

252:                                              ; preds = %248, %985
  %253 = phi i32 [ %987, %985 ], [ 0, %248 ]
  %254 = phi i64 [ %988, %985 ], [ 0, %248 ]
  %255 = phi i32 [ %986, %985 ], [ 0, %248 ]
  %256 = load ptr, ptr %11, align 8
  %257 = getelementptr ptr, ptr %256, i64 %254
  %258 = load ptr, ptr %257, align 8
  %259 = getelementptr inbounds i8, ptr %258, i64 96
  %260 = load i64, ptr %259, align 8
  %261 = icmp sgt i64 %260, 0
  br i1 %261, label %264, label %262

262:                                              ; preds = %252
  %263 = getelementptr inbounds i8, ptr %258, i64 296
  store i64 %260, ptr %263, align 8
  br label %985

264:                                              ; preds = %252
  %265 = getelementptr inbounds i8, ptr %258, i64 88
  %266 = getelementptr inbounds i8, ptr %258, i64 296
  %267 = getelementptr inbounds i8, ptr %258, i64 112
  %268 = getelementptr inbounds i8, ptr %258, i64 272
  %269 = getelementptr inbounds i8, ptr %258, i64 128
  %270 = getelementptr inbounds i8, ptr %258, i64 136
  %271 = getelementptr inbounds i8, ptr %258, i64 160
  %272 = getelementptr inbounds i8, ptr %258, i64 152
  %273 = getelementptr inbounds i8, ptr %258, i64 144
  %274 = getelementptr inbounds i8, ptr %258, i64 72
  %275 = getelementptr inbounds i8, ptr %258, i64 56
  %276 = getelementptr inbounds i8, ptr %258, i64 120
  %277 = getelementptr inbounds i8, ptr %258, i64 1008
  br label %278

278:                                              ; preds = %544, %264
  %279 = phi i32 [ %255, %264 ], [ %545, %544 ]
  %280 = phi i32 [ 0, %264 ], [ %553, %544 ]
  %281 = phi i32 [ 0, %264 ], [ %550, %544 ]
  %282 = phi i64 [ 0, %264 ], [ %554, %544 ]
  %283 = load ptr, ptr %265, align 8
  %284 = getelementptr %struct.Warp, ptr %283, i64 %282
  %285 = load i64, ptr %266, align 8
  %286 = icmp slt i64 %282, %285
  br i1 %286, label %544, label %287

287:                                              ; preds = %278
  store i64 %282, ptr %266, align 8
  %288 = getelementptr inbounds i8, ptr %284, i64 2036
  %289 = load i32, ptr %288, align 4
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %306, label %291

291:                                              ; preds = %287
  %292 = getelementptr inbounds i8, ptr %284, i64 1972
  %293 = load i32, ptr %292, align 4
  %294 = icmp eq i32 %293, 1
  br i1 %294, label %295, label %306

295:                                              ; preds = %291
  %296 = tail call fastcc i32 @waits_over(ptr noundef nonnull %258, ptr noundef %284, i32 noundef %289) #24
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %306, label %298

298:                                              ; preds = %295
  %299 = getelementptr inbounds i8, ptr %284, i64 1960
  %300 = load i64, ptr %299, align 8
  %301 = icmp sgt i64 %300, -1
  br i1 %301, label %302, label %305

302:                                              ; preds = %298
  %303 = load i32, ptr %288, align 4
  %304 = icmp eq i32 %296, %303
  br i1 %304, label %305, label %306

305:                                              ; preds = %302, %298
  tail call fastcc void @end_wait(ptr noundef nonnull %284, i32 noundef %296, i32 noundef 1) #24
  br label %306

306:                                              ; preds = %305, %302, %295, %291, %287
  %307 = getelementptr inbounds i8, ptr %284, i64 1972
  %308 = load i32, ptr %307, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %544

310:                                              ; preds = %306
  %311 = getelementptr inbounds i8, ptr %284, i64 2824
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %321, label %314

314:                                              ; preds = %310
  %315 = getelementptr inbounds i8, ptr %284, i64 2832
  %316 = load i64, ptr %315, align 8
  %317 = add i64 %316, 1
  store i64 %317, ptr %315, align 8
  %318 = and i64 %317, 255
  %319 = icmp eq i64 %318, 0
  %320 = select i1 %319, i64 65535, i64 0
  br label %321

321:                                              ; preds = %314, %310
  %322 = phi i64 [ 0, %310 ], [ %320, %314 ]
  store i64 0, ptr %311, align 8
  %323 = getelementptr inbounds i8, ptr %284, i64 1960
  %324 = getelementptr inbounds i8, ptr %284, i64 1920
  %325 = getelementptr inbounds i8, ptr %284, i64 1968
  %326 = getelementptr inbounds i8, ptr %284, i64 1976
  %327 = getelementptr inbounds i8, ptr %284, i64 1944
  %328 = getelementptr inbounds i8, ptr %284, i64 1980
  br label %329

329:                                              ; preds = %523, %321
  %330 = phi i64 [ %322, %321 ], [ %524, %523 ]
  %331 = load i64, ptr %323, align 8
  %332 = icmp sgt i64 %331, -1
  br i1 %332, label %333, label %368

333:                                              ; preds = %329
  %334 = load ptr, ptr %267, align 8
  %335 = load ptr, ptr %324, align 8
  %336 = load i32, ptr %325, align 8
  %337 = tail call i64 %334(ptr noundef %335, ptr noundef %258, ptr noundef nonnull %284, i64 noundef %331, i32 noundef %336) #26
  %338 = trunc i64 %337 to i8
  switch i8 %338, label %361 [
    i8 0, label %339
    i8 1, label %340
    i8 5, label %343
    i8 3, label %346
    i8 4, label %348
  ]

339:                                              ; preds = %333
  store i32 2, ptr %307, align 4
  br label %538

340:                                              ; preds = %333
  %341 = getelementptr inbounds i8, ptr %284, i64 2000
  %342 = load i64, ptr %341, align 8
  store i64 %342, ptr %323, align 8
  store i32 1, ptr %307, align 4
  br label %538

343:                                              ; preds = %333
  %344 = getelementptr inbounds i8, ptr %284, i64 2000
  %345 = load i64, ptr %344, align 8
  store i64 %345, ptr %323, align 8
  br label %538

346:                                              ; preds = %333
  %347 = ashr i64 %337, 8
  br label %557

348:                                              ; preds = %333
  %349 = load i32, ptr %325, align 8
  %350 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %349, i1 true)
  %351 = ashr i64 %337, 8
  %352 = getelementptr i8, ptr %258, i64 592
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, 0
  %355 = getelementptr inbounds i8, ptr %258, i64 248
  %356 = load i64, ptr %355, align 8
  br i1 %354, label %1326, label %357

357:                                              ; preds = %348
  %358 = getelementptr i8, ptr %258, i64 600
  %359 = load i64, ptr %358, align 8
  %360 = icmp slt i64 %356, %359
  br i1 %360, label %1326, label %1342

361:                                              ; preds = %333
  store i64 -1, ptr %323, align 8
  %362 = load i32, ptr %326, align 8
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %367

364:                                              ; preds = %361
  %365 = load i64, ptr %268, align 8
  %366 = add i64 %365, 1
  store i64 %366, ptr %268, align 8
  br label %367

367:                                              ; preds = %364, %361
  store i32 1, ptr %326, align 8
  br label %368

368:                                              ; preds = %367, %329
  %369 = add i64 %330, 1
  %370 = load i64, ptr %269, align 8
  %371 = and i64 %330, 65535
  %372 = icmp eq i64 %371, 65535
  br i1 %372, label %377, label %373

373:                                              ; preds = %368
  %374 = icmp sgt i64 %370, 0
  br i1 %374, label %375, label %394

375:                                              ; preds = %373
  %376 = load ptr, ptr %327, align 8
  br label %386

377:                                              ; preds = %368, %381
  %378 = phi i64 [ %379, %381 ], [ %370, %368 ]
  %379 = add i64 %378, -1
  %380 = icmp slt i64 %379, 0
  br i1 %380, label %394, label %381

381:                                              ; preds = %377
  %382 = load ptr, ptr %327, align 8
  %383 = getelementptr i32, ptr %382, i64 %379
  %384 = load i32, ptr %383, align 4
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %377, label %398, !llvm.loop !124

386:                                              ; preds = %391, %375
  %387 = phi i64 [ 0, %375 ], [ %392, %391 ]
  %388 = getelementptr i32, ptr %376, i64 %387
  %389 = load i32, ptr %388, align 4
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %398

391:                                              ; preds = %386
  %392 = add nuw nsw i64 %387, 1
  %393 = icmp eq i64 %392, %370
  br i1 %393, label %394, label %386, !llvm.loop !125

394:                                              ; preds = %373, %391, %377
  %395 = load i32, ptr %325, align 8
  %396 = icmp eq i32 %395, 0
  %397 = select i1 %396, i32 2, i32 1
  store i32 %397, ptr %307, align 4
  br label %538

398:                                              ; preds = %386, %381
  %399 = phi i32 [ %384, %381 ], [ %389, %386 ]
  %400 = phi ptr [ %382, %381 ], [ %376, %386 ]
  %401 = phi i64 [ %379, %381 ], [ %387, %386 ]
  %402 = getelementptr i32, ptr %400, i64 %401
  %403 = load i32, ptr %325, align 8
  %404 = icmp eq i32 %399, %403
  br i1 %404, label %405, label %484

405:                                              ; preds = %398
  %406 = load ptr, ptr %270, align 8
  %407 = getelementptr i8, ptr %406, i64 %401
  %408 = load i8, ptr %407, align 1
  %409 = icmp eq i8 %408, 0
  br i1 %409, label %484, label %410

410:                                              ; preds = %405
  %411 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %399, i1 true)
  %412 = load ptr, ptr %271, align 8
  %413 = load ptr, ptr %272, align 8
  %414 = getelementptr i64, ptr %413, i64 %401
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr %struct.Uniform, ptr %412, i64 %415
  %417 = getelementptr i8, ptr %414, i64 8
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr %struct.Uniform, ptr %412, i64 %418
  %420 = icmp ult ptr %416, %419
  br i1 %420, label %421, label %481

421:                                              ; preds = %410
  %422 = load ptr, ptr %324, align 8
  %423 = zext nneg i32 %411 to i64
  br label %424

424:                                              ; preds = %452, %421
  %425 = phi ptr [ %416, %421 ], [ %453, %452 ]
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr i8, ptr %422, i64 %426
  %428 = getelementptr inbounds i8, ptr %425, i64 16
  %429 = load i64, ptr %428, align 8
  %430 = icmp eq i64 %429, 0
  br i1 %430, label %434, label %431

431:                                              ; preds = %424
  %432 = mul i64 %429, %423
  %433 = getelementptr i8, ptr %427, i64 %432
  br label %440

434:                                              ; preds = %424
  %435 = load i32, ptr %427, align 4
  %436 = and i32 %435, %399
  %437 = icmp eq i32 %436, 0
  %438 = icmp eq i32 %436, %399
  %439 = or i1 %437, %438
  br i1 %439, label %452, label %484

440:                                              ; preds = %448, %431
  %441 = phi i32 [ %399, %431 ], [ %450, %448 ]
  %442 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %441, i1 true)
  %443 = zext nneg i32 %442 to i64
  %444 = mul i64 %429, %443
  %445 = getelementptr i8, ptr %427, i64 %444
  %446 = tail call i32 @memcmp(ptr noundef %445, ptr noundef %433, i64 noundef %429) #27
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %484

448:                                              ; preds = %440
  %449 = add i32 %441, -1
  %450 = and i32 %449, %441
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %440, !llvm.loop !126

452:                                              ; preds = %448, %434
  %453 = getelementptr i8, ptr %425, i64 24
  %454 = icmp ult ptr %453, %419
  br i1 %454, label %424, label %455, !llvm.loop !127

455:                                              ; preds = %452, %472
  %456 = phi ptr [ %477, %472 ], [ %416, %452 ]
  %457 = load ptr, ptr %324, align 8
  %458 = load i64, ptr %456, align 8
  %459 = getelementptr i8, ptr %457, i64 %458
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 0, ptr %5, align 8
  %460 = getelementptr inbounds i8, ptr %456, i64 16
  %461 = load i64, ptr %460, align 8
  %462 = icmp eq i64 %461, 0
  br i1 %462, label %463, label %468

463:                                              ; preds = %455
  %464 = load i32, ptr %459, align 4
  %465 = lshr i32 %464, %411
  %466 = and i32 %465, 1
  %467 = zext nneg i32 %466 to i64
  br label %472

468:                                              ; preds = %455
  %469 = mul i64 %461, %423
  %470 = getelementptr i8, ptr %459, i64 %469
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 1 %470, i64 %461, i1 false)
  %471 = load i64, ptr %5, align 8
  br label %472

472:                                              ; preds = %468, %463
  %473 = phi i64 [ %471, %468 ], [ %467, %463 ]
  %474 = getelementptr inbounds i8, ptr %456, i64 8
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr i8, ptr %457, i64 %475
  store i64 %473, ptr %476, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  %477 = getelementptr i8, ptr %456, i64 24
  %478 = icmp ult ptr %477, %419
  br i1 %478, label %455, label %479, !llvm.loop !128

479:                                              ; preds = %472
  %480 = load ptr, ptr %327, align 8
  br label %481

481:                                              ; preds = %479, %410
  %482 = phi ptr [ %480, %479 ], [ %400, %410 ]
  %483 = getelementptr i32, ptr %482, i64 %401
  store i32 0, ptr %483, align 4
  store i64 %401, ptr %323, align 8
  br label %523

484:                                              ; preds = %434, %440, %405, %398
  %485 = load ptr, ptr %273, align 8
  %486 = getelementptr i8, ptr %485, i64 %401
  %487 = load i8, ptr %486, align 1
  %488 = icmp eq i8 %487, 0
  br i1 %488, label %507, label %489

489:                                              ; preds = %484
  %490 = load ptr, ptr %274, align 8
  %491 = shl nuw i64 %401, 1
  %492 = getelementptr i64, ptr %490, i64 %491
  %493 = load i64, ptr %492, align 8
  %494 = add i64 %493, 1
  store i64 %494, ptr %492, align 8
  %495 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %399)
  %496 = zext nneg i32 %495 to i64
  %497 = load ptr, ptr %274, align 8
  %498 = or disjoint i64 %491, 1
  %499 = getelementptr i64, ptr %497, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = add i64 %500, %496
  store i64 %501, ptr %499, align 8
  %502 = xor i32 %399, -1
  %503 = load i32, ptr %325, align 8
  %504 = and i32 %503, %502
  store i32 %504, ptr %325, align 8
  %505 = load ptr, ptr %327, align 8
  %506 = getelementptr i32, ptr %505, i64 %401
  store i32 0, ptr %506, align 4
  br label %523

507:                                              ; preds = %484
  %508 = load ptr, ptr %275, align 8
  %509 = load atomic i32, ptr %508 monotonic, align 4
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %557

511:                                              ; preds = %507
  %512 = load ptr, ptr %276, align 8
  %513 = getelementptr ptr, ptr %512, i64 %401
  %514 = load ptr, ptr %513, align 8
  %515 = icmp eq ptr %514, null
  br i1 %515, label %557, label %516

516:                                              ; preds = %511
  store i32 0, ptr %402, align 4
  %517 = load ptr, ptr %324, align 8
  tail call void %514(ptr noundef %517, ptr noundef nonnull %258, ptr noundef %284, i32 noundef %399) #26
  %518 = load i64, ptr %311, align 8
  %519 = icmp eq i64 %518, 0
  br i1 %519, label %520, label %538

520:                                              ; preds = %516
  %521 = load i32, ptr %328, align 4
  %522 = icmp slt i32 %521, 0
  br i1 %522, label %525, label %523

523:                                              ; preds = %520, %489, %481
  %524 = phi i64 [ 0, %481 ], [ %369, %489 ], [ %369, %520 ]
  br label %329

525:                                              ; preds = %520
  %526 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %399, i1 true)
  %527 = getelementptr inbounds i8, ptr %284, i64 2016
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr i8, ptr %258, i64 592
  %530 = load i64, ptr %529, align 8
  %531 = icmp eq i64 %530, 0
  %532 = getelementptr inbounds i8, ptr %258, i64 248
  %533 = load i64, ptr %532, align 8
  br i1 %531, label %1326, label %534

534:                                              ; preds = %525
  %535 = getelementptr i8, ptr %258, i64 600
  %536 = load i64, ptr %535, align 8
  %537 = icmp slt i64 %533, %536
  br i1 %537, label %1326, label %1342

538:                                              ; preds = %516, %394, %343, %340, %339
  %539 = load i32, ptr %307, align 4
  %540 = icmp eq i32 %539, 2
  %541 = zext i1 %540 to i64
  %542 = load i64, ptr %277, align 8
  %543 = add i64 %542, %541
  store i64 %543, ptr %277, align 8
  br label %544

544:                                              ; preds = %538, %306, %278
  %545 = phi i32 [ %279, %278 ], [ 1, %538 ], [ %279, %306 ]
  %546 = getelementptr inbounds i8, ptr %284, i64 1972
  %547 = load i32, ptr %546, align 4
  %548 = icmp ne i32 %547, 2
  %549 = zext i1 %548 to i32
  %550 = or i32 %281, %549
  %551 = getelementptr inbounds i8, ptr %284, i64 1980
  %552 = load i32, ptr %551, align 4
  %553 = or i32 %552, %280
  %554 = add nuw nsw i64 %282, 1
  %555 = load i64, ptr %259, align 8
  %556 = icmp slt i64 %554, %555
  br i1 %556, label %278, label %568, !llvm.loop !129

557:                                              ; preds = %511, %507, %346
  %558 = phi i64 [ 280, %346 ], [ 288, %511 ], [ 280, %507 ]
  %559 = phi i64 [ %347, %346 ], [ %401, %507 ], [ %401, %511 ]
  %560 = phi i32 [ 1, %346 ], [ 2, %511 ], [ 1, %507 ]
  %561 = getelementptr inbounds i8, ptr %258, i64 %558
  store i64 %559, ptr %561, align 8
  %562 = getelementptr inbounds i8, ptr %0, i64 280
  %563 = getelementptr inbounds i8, ptr %0, i64 288
  %564 = getelementptr inbounds i8, ptr %258, i64 288
  %565 = load i64, ptr %564, align 8
  store i64 %565, ptr %563, align 8
  %566 = getelementptr inbounds i8, ptr %258, i64 280
  %567 = load i64, ptr %566, align 8
  store i64 %567, ptr %562, align 8
  br label %1537

568:                                              ; preds = %544
  store i64 %555, ptr %266, align 8
  %569 = or i32 %550, %253
  %570 = icmp eq i32 %550, 0
  %571 = icmp ne i32 %553, 0
  %572 = select i1 %570, i1 true, i1 %571
  br i1 %572, label %985, label %573

573:                                              ; preds = %568
  %574 = getelementptr inbounds i8, ptr %258, i64 304
  %575 = getelementptr i8, ptr %258, i64 544
  %576 = getelementptr inbounds i8, ptr %258, i64 248
  %577 = getelementptr i8, ptr %258, i64 552
  %578 = getelementptr i8, ptr %258, i64 560
  %579 = getelementptr i8, ptr %258, i64 568
  %580 = getelementptr i8, ptr %258, i64 576
  %581 = getelementptr i8, ptr %258, i64 584
  %582 = getelementptr inbounds i8, ptr %258, i64 488
  %583 = getelementptr inbounds i8, ptr %258, i64 964
  %584 = getelementptr inbounds i8, ptr %258, i64 104
  br label %585

585:                                              ; preds = %979, %573
  %586 = phi i64 [ %555, %573 ], [ %980, %979 ]
  %587 = phi i64 [ 0, %573 ], [ %983, %979 ]
  %588 = phi i32 [ %545, %573 ], [ %982, %979 ]
  %589 = icmp sgt i64 %586, 0
  br i1 %589, label %590, label %979

590:                                              ; preds = %585
  %591 = load ptr, ptr %265, align 8
  br label %594

592:                                              ; preds = %633
  %593 = icmp eq i64 %638, 0
  br i1 %593, label %979, label %641

594:                                              ; preds = %633, %590
  %595 = phi i64 [ 0, %590 ], [ %638, %633 ]
  %596 = phi i64 [ 0, %590 ], [ %639, %633 ]
  %597 = phi ptr [ null, %590 ], [ %637, %633 ]
  %598 = phi ptr [ null, %590 ], [ %636, %633 ]
  %599 = phi i64 [ 0, %590 ], [ %635, %633 ]
  %600 = phi i64 [ 0, %590 ], [ %634, %633 ]
  %601 = getelementptr %struct.Warp, ptr %591, i64 %596
  %602 = getelementptr inbounds i8, ptr %601, i64 1972
  %603 = load i32, ptr %602, align 4
  switch i32 %603, label %617 [
    i32 2, label %633
    i32 1, label %604
  ]

604:                                              ; preds = %594
  %605 = getelementptr inbounds i8, ptr %601, i64 2036
  %606 = load i32, ptr %605, align 4
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %608, label %617

608:                                              ; preds = %604
  %609 = getelementptr inbounds i8, ptr %601, i64 1988
  %610 = load i32, ptr %609, align 4
  %611 = zext i32 %610 to i64
  %612 = icmp eq i64 %587, %611
  br i1 %612, label %613, label %617

613:                                              ; preds = %608
  %614 = getelementptr inbounds i8, ptr %601, i64 1980
  %615 = load i32, ptr %614, align 4
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %619, label %617

617:                                              ; preds = %613, %608, %604, %594
  %618 = add i64 %600, 1
  br label %633

619:                                              ; preds = %613
  %620 = add i64 %595, 1
  %621 = icmp eq ptr %598, null
  %622 = select i1 %621, ptr %601, ptr %598
  %623 = getelementptr inbounds i8, ptr %601, i64 2008
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds i8, ptr %622, i64 2008
  %626 = load i64, ptr %625, align 8
  %627 = icmp eq i64 %624, %626
  %628 = select i1 %627, ptr %597, ptr %601
  %629 = getelementptr inbounds i8, ptr %601, i64 1992
  %630 = load i32, ptr %629, align 8
  %631 = sext i32 %630 to i64
  %632 = tail call i64 @llvm.smax.i64(i64 %599, i64 %631)
  br label %633

633:                                              ; preds = %619, %617, %594
  %634 = phi i64 [ %618, %617 ], [ %600, %619 ], [ %600, %594 ]
  %635 = phi i64 [ %599, %617 ], [ %632, %619 ], [ %599, %594 ]
  %636 = phi ptr [ %598, %617 ], [ %622, %619 ], [ %598, %594 ]
  %637 = phi ptr [ %597, %617 ], [ %628, %619 ], [ %597, %594 ]
  %638 = phi i64 [ %595, %617 ], [ %620, %619 ], [ %595, %594 ]
  %639 = add nuw nsw i64 %596, 1
  %640 = icmp eq i64 %639, %586
  br i1 %640, label %592, label %594, !llvm.loop !130

641:                                              ; preds = %592
  %642 = icmp eq i64 %635, 0
  br i1 %642, label %649, label %643

643:                                              ; preds = %641
  %644 = shl i64 %638, 5
  %645 = getelementptr [16 x i64], ptr %574, i64 0, i64 %587
  %646 = load i64, ptr %645, align 8
  %647 = add i64 %646, %644
  %648 = icmp slt i64 %647, %635
  br i1 %648, label %979, label %651

649:                                              ; preds = %641
  %650 = icmp sgt i64 %634, 0
  br i1 %650, label %979, label %651

651:                                              ; preds = %649, %643
  %652 = icmp eq ptr %637, null
  br i1 %652, label %675, label %653

653:                                              ; preds = %651
  %654 = getelementptr inbounds i8, ptr %637, i64 1984
  %655 = load i32, ptr %654, align 8
  %656 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %655, i1 true)
  %657 = getelementptr inbounds i8, ptr %637, i64 2008
  %658 = load i64, ptr %657, align 8
  %659 = getelementptr inbounds i8, ptr %636, i64 2008
  %660 = load i64, ptr %659, align 8
  %661 = load i64, ptr %575, align 8
  %662 = icmp eq i64 %661, 0
  %663 = load i64, ptr %576, align 8
  br i1 %662, label %667, label %664

664:                                              ; preds = %653
  %665 = load i64, ptr %577, align 8
  %666 = icmp slt i64 %663, %665
  br i1 %666, label %667, label %673

667:                                              ; preds = %664, %653
  store i64 %663, ptr %577, align 8
  %668 = getelementptr inbounds i8, ptr %637, i64 1952
  %669 = load i64, ptr %668, align 8
  %670 = shl i64 %669, 5
  %671 = zext nneg i32 %656 to i64
  %672 = or disjoint i64 %670, %671
  store i64 %672, ptr %578, align 8
  store i64 %658, ptr %579, align 8
  store i64 %660, ptr %580, align 8
  store i64 0, ptr %581, align 8
  br label %673

673:                                              ; preds = %667, %664
  %674 = add i64 %661, 1
  store i64 %674, ptr %575, align 8
  br label %675

675:                                              ; preds = %673, %651
  %676 = getelementptr inbounds i8, ptr %636, i64 1996
  %677 = load i32, ptr %676, align 4
  %678 = icmp eq i32 %677, 0
  br i1 %678, label %752, label %686

679:                                              ; preds = %713
  %680 = icmp ne i32 %714, 0
  %681 = icmp eq i32 %677, 1
  %682 = icmp eq i32 %677, 2
  %683 = icmp sgt i32 %715, 0
  %684 = select i1 %682, i1 %680, i1 %683
  %685 = sext i1 %684 to i32
  br label %718

686:                                              ; preds = %675, %713
  %687 = phi i32 [ %715, %713 ], [ 0, %675 ]
  %688 = phi i32 [ %714, %713 ], [ 1, %675 ]
  %689 = phi i64 [ %716, %713 ], [ 0, %675 ]
  %690 = getelementptr %struct.Warp, ptr %591, i64 %689
  %691 = getelementptr inbounds i8, ptr %690, i64 1972
  %692 = load i32, ptr %691, align 4
  %693 = icmp eq i32 %692, 1
  br i1 %693, label %694, label %713

694:                                              ; preds = %686
  %695 = getelementptr inbounds i8, ptr %690, i64 2036
  %696 = load i32, ptr %695, align 4
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %698, label %713

698:                                              ; preds = %694
  %699 = getelementptr inbounds i8, ptr %690, i64 1988
  %700 = load i32, ptr %699, align 4
  %701 = zext i32 %700 to i64
  %702 = icmp eq i64 %587, %701
  br i1 %702, label %703, label %713

703:                                              ; preds = %698
  %704 = getelementptr inbounds i8, ptr %690, i64 2032
  %705 = load i32, ptr %704, align 8
  %706 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %705)
  %707 = add i32 %706, %687
  %708 = getelementptr inbounds i8, ptr %690, i64 1984
  %709 = load i32, ptr %708, align 8
  %710 = icmp eq i32 %705, %709
  %711 = and i32 %688, 1
  %712 = select i1 %710, i32 %711, i32 0
  br label %713

713:                                              ; preds = %703, %698, %694, %686
  %714 = phi i32 [ %712, %703 ], [ %688, %698 ], [ %688, %694 ], [ %688, %686 ]
  %715 = phi i32 [ %707, %703 ], [ %687, %698 ], [ %687, %694 ], [ %687, %686 ]
  %716 = add nuw nsw i64 %689, 1
  %717 = icmp eq i64 %716, %586
  br i1 %717, label %679, label %686, !llvm.loop !131

718:                                              ; preds = %748, %679
  %719 = phi i64 [ 0, %679 ], [ %749, %748 ]
  %720 = load ptr, ptr %265, align 8
  %721 = getelementptr %struct.Warp, ptr %720, i64 %719
  %722 = getelementptr inbounds i8, ptr %721, i64 1972
  %723 = load i32, ptr %722, align 4
  %724 = icmp eq i32 %723, 1
  br i1 %724, label %725, label %748

725:                                              ; preds = %718
  %726 = getelementptr inbounds i8, ptr %721, i64 2036
  %727 = load i32, ptr %726, align 4
  %728 = icmp eq i32 %727, 0
  br i1 %728, label %729, label %748

729:                                              ; preds = %725
  %730 = getelementptr inbounds i8, ptr %721, i64 1988
  %731 = load i32, ptr %730, align 4
  %732 = zext i32 %731 to i64
  %733 = icmp eq i64 %587, %732
  br i1 %733, label %734, label %748

734:                                              ; preds = %729
  %735 = getelementptr inbounds i8, ptr %721, i64 2024
  %736 = load i64, ptr %735, align 8
  %737 = icmp slt i64 %736, 0
  br i1 %737, label %748, label %738

738:                                              ; preds = %734
  %739 = getelementptr inbounds i8, ptr %721, i64 1920
  %740 = load ptr, ptr %739, align 8
  %741 = getelementptr i8, ptr %740, i64 %736
  br i1 %681, label %742, label %747

742:                                              ; preds = %738, %742
  %743 = phi i64 [ %745, %742 ], [ 0, %738 ]
  %744 = getelementptr i32, ptr %741, i64 %743
  store i32 %715, ptr %744, align 4
  %745 = add nuw nsw i64 %743, 1
  %746 = icmp eq i64 %745, 32
  br i1 %746, label %748, label %742, !llvm.loop !132

747:                                              ; preds = %738
  store i32 %685, ptr %741, align 4
  br label %748

748:                                              ; preds = %742, %747, %734, %729, %725, %718
  %749 = add nuw nsw i64 %719, 1
  %750 = load i64, ptr %259, align 8
  %751 = icmp slt i64 %749, %750
  br i1 %751, label %718, label %752, !llvm.loop !133

752:                                              ; preds = %748, %675
  br i1 %642, label %759, label %753

753:                                              ; preds = %752
  %754 = getelementptr [16 x i64], ptr %574, i64 0, i64 %587
  %755 = load i64, ptr %754, align 8
  %756 = add nuw nsw i64 %635, 31
  %757 = sub i64 %756, %755
  %758 = sdiv i64 %757, 32
  br label %759

759:                                              ; preds = %753, %752
  %760 = phi i64 [ %758, %753 ], [ %638, %752 ]
  %761 = tail call i64 @llvm.smax.i64(i64 %760, i64 1)
  %762 = getelementptr [16 x i64], ptr %574, i64 0, i64 %587
  store i64 0, ptr %762, align 8
  %763 = load i64, ptr %277, align 8
  %764 = add i64 %763, 1
  store i64 %764, ptr %277, align 8
  %765 = load ptr, ptr %582, align 8
  %766 = icmp eq ptr %765, null
  br i1 %766, label %931, label %767

767:                                              ; preds = %759
  %768 = load i64, ptr %259, align 8
  %769 = icmp sgt i64 %768, 0
  br i1 %769, label %770, label %890

770:                                              ; preds = %767
  %771 = getelementptr inbounds i8, ptr %765, i64 88
  br label %775

772:                                              ; preds = %809
  %773 = icmp sgt i64 %814, 0
  %774 = icmp eq i32 %812, 0
  br i1 %773, label %821, label %890

775:                                              ; preds = %809, %770
  %776 = phi i32 [ 0, %770 ], [ %812, %809 ]
  %777 = phi i64 [ 0, %770 ], [ %813, %809 ]
  %778 = load ptr, ptr %265, align 8
  %779 = getelementptr %struct.Warp, ptr %778, i64 %777
  %780 = getelementptr inbounds i8, ptr %779, i64 1972
  %781 = load i32, ptr %780, align 4
  %782 = icmp eq i32 %781, 1
  br i1 %782, label %783, label %796

783:                                              ; preds = %775
  %784 = getelementptr inbounds i8, ptr %779, i64 2036
  %785 = load i32, ptr %784, align 4
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %796

787:                                              ; preds = %783
  %788 = getelementptr inbounds i8, ptr %779, i64 1988
  %789 = load i32, ptr %788, align 4
  %790 = zext i32 %789 to i64
  %791 = icmp eq i64 %587, %790
  br i1 %791, label %792, label %796

792:                                              ; preds = %787
  %793 = getelementptr inbounds i8, ptr %779, i64 1980
  %794 = load i32, ptr %793, align 4
  %795 = icmp eq i32 %794, 0
  br label %796

796:                                              ; preds = %792, %787, %783, %775
  %797 = phi i1 [ false, %787 ], [ false, %783 ], [ false, %775 ], [ %795, %792 ]
  %798 = zext i1 %797 to i8
  %799 = load ptr, ptr %771, align 8
  %800 = getelementptr i8, ptr %799, i64 %777
  store i8 %798, ptr %800, align 1
  %801 = load ptr, ptr %771, align 8
  %802 = getelementptr i8, ptr %801, i64 %777
  %803 = load i8, ptr %802, align 1
  %804 = icmp eq i8 %803, 0
  br i1 %804, label %809, label %805

805:                                              ; preds = %796
  %806 = getelementptr inbounds i8, ptr %779, i64 1992
  %807 = load i32, ptr %806, align 8
  %808 = icmp ne i32 %807, 0
  br label %809

809:                                              ; preds = %805, %796
  %810 = phi i1 [ false, %796 ], [ %808, %805 ]
  %811 = zext i1 %810 to i32
  %812 = or i32 %776, %811
  %813 = add nuw nsw i64 %777, 1
  %814 = load i64, ptr %259, align 8
  %815 = icmp slt i64 %813, %814
  br i1 %815, label %775, label %772, !llvm.loop !134

816:                                              ; preds = %877
  %817 = icmp eq i32 %844, 0
  %818 = icmp sgt i64 %869, -1
  %819 = icmp sgt i64 %878, -1
  %820 = select i1 %818, i1 %819, i1 false
  br i1 %820, label %882, label %885

821:                                              ; preds = %772, %877
  %822 = phi ptr [ %840, %877 ], [ %801, %772 ]
  %823 = phi i32 [ %844, %877 ], [ 1, %772 ]
  %824 = phi i64 [ %869, %877 ], [ -1, %772 ]
  %825 = phi i64 [ %878, %877 ], [ -1, %772 ]
  %826 = phi i64 [ %879, %877 ], [ 0, %772 ]
  %827 = load ptr, ptr %265, align 8
  %828 = getelementptr %struct.Warp, ptr %827, i64 %826
  %829 = getelementptr i8, ptr %822, i64 %826
  %830 = load i8, ptr %829, align 1
  %831 = icmp eq i8 %830, 0
  br i1 %831, label %832, label %837

832:                                              ; preds = %821
  %833 = getelementptr inbounds i8, ptr %828, i64 1972
  %834 = load i32, ptr %833, align 4
  %835 = icmp eq i32 %834, 2
  %836 = select i1 %835, i1 %774, i1 false
  br label %837

837:                                              ; preds = %832, %821
  %838 = phi i1 [ true, %821 ], [ %836, %832 ]
  %839 = zext i1 %838 to i8
  store i8 %839, ptr %829, align 1
  %840 = load ptr, ptr %771, align 8
  %841 = getelementptr i8, ptr %840, i64 %826
  %842 = load i8, ptr %841, align 1
  %843 = zext i8 %842 to i32
  %844 = and i32 %823, %843
  %845 = load i64, ptr %584, align 8
  %846 = shl i64 %826, 5
  %847 = sub i64 %845, %846
  %848 = icmp sgt i64 %847, 31
  %849 = trunc i64 %847 to i32
  %850 = shl nsw i32 -1, %849
  %851 = xor i32 %850, -1
  %852 = select i1 %848, i32 -1, i32 %851
  %853 = getelementptr inbounds i8, ptr %828, i64 1972
  %854 = load i32, ptr %853, align 4
  %855 = icmp eq i32 %854, 2
  br i1 %855, label %861, label %856

856:                                              ; preds = %837
  %857 = getelementptr inbounds i8, ptr %828, i64 1968
  %858 = load i32, ptr %857, align 8
  %859 = xor i32 %858, -1
  %860 = and i32 %852, %859
  br label %861

861:                                              ; preds = %856, %837
  %862 = phi i32 [ %860, %856 ], [ %852, %837 ]
  %863 = icmp ne i32 %862, 0
  %864 = icmp slt i64 %824, 0
  %865 = select i1 %863, i1 %864, i1 false
  %866 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %862, i1 true)
  %867 = zext nneg i32 %866 to i64
  %868 = or disjoint i64 %846, %867
  %869 = select i1 %865, i64 %868, i64 %824
  br i1 %831, label %877, label %870

870:                                              ; preds = %861
  %871 = getelementptr inbounds i8, ptr %828, i64 1992
  %872 = load i32, ptr %871, align 8
  %873 = icmp eq i32 %872, 0
  br i1 %873, label %874, label %877

874:                                              ; preds = %870
  %875 = getelementptr inbounds i8, ptr %828, i64 2008
  %876 = load i64, ptr %875, align 8
  br label %877

877:                                              ; preds = %874, %870, %861
  %878 = phi i64 [ %825, %870 ], [ %876, %874 ], [ %825, %861 ]
  %879 = add nuw nsw i64 %826, 1
  %880 = load i64, ptr %259, align 8
  %881 = icmp slt i64 %879, %880
  br i1 %881, label %821, label %816, !llvm.loop !135

882:                                              ; preds = %816
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #25
  store i32 6, ptr %4, align 8
  store i32 1, ptr %12, align 4
  %883 = trunc i64 %878 to i32
  store i32 %883, ptr %13, align 8
  store i32 -1, ptr %14, align 4
  %884 = load i64, ptr %576, align 8
  store i64 %884, ptr %15, align 8
  store i64 -1, ptr %16, align 8
  store i64 %869, ptr %17, align 8
  store i64 -1, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 1, ptr %20, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %765, ptr noundef nonnull %4) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #25
  br label %885

885:                                              ; preds = %882, %816
  %886 = load i32, ptr %583, align 4
  %887 = icmp ne i32 %886, 0
  %888 = icmp ne i64 %587, 0
  %889 = and i1 %888, %887
  br i1 %889, label %895, label %901

890:                                              ; preds = %772, %767
  %891 = load i32, ptr %583, align 4
  %892 = icmp ne i32 %891, 0
  %893 = icmp ne i64 %587, 0
  %894 = and i1 %893, %892
  br i1 %894, label %895, label %902

895:                                              ; preds = %890, %885
  %896 = icmp eq i64 %587, 1
  %897 = zext i1 %896 to i32
  %898 = getelementptr inbounds i8, ptr %765, i64 444
  %899 = load i32, ptr %898, align 4
  %900 = add i32 %899, %897
  store i32 %900, ptr %898, align 4
  br label %931

901:                                              ; preds = %885
  br i1 %817, label %903, label %902

902:                                              ; preds = %901, %890
  tail call fastcc void @end_generation(ptr noundef nonnull %258) #24
  br label %909

903:                                              ; preds = %901
  %904 = load ptr, ptr %582, align 8
  %905 = getelementptr inbounds i8, ptr %904, i64 364
  %906 = load i32, ptr %905, align 4
  %907 = icmp eq i32 %906, 0
  br i1 %907, label %909, label %908

908:                                              ; preds = %903
  tail call fastcc void @replay_log(ptr noundef nonnull %258) #24
  store i32 0, ptr %905, align 4
  br label %909

909:                                              ; preds = %908, %903, %902
  %910 = phi i1 [ true, %908 ], [ true, %903 ], [ false, %902 ]
  %911 = getelementptr inbounds i8, ptr %765, i64 88
  %912 = load ptr, ptr %911, align 8
  %913 = getelementptr inbounds i8, ptr %765, i64 72
  %914 = load ptr, ptr %913, align 8
  %915 = load i64, ptr %765, align 8
  %916 = mul i64 %915, %587
  %917 = getelementptr i32, ptr %914, i64 %916
  tail call fastcc void @join_warps(ptr noundef nonnull %765, ptr noundef %912, ptr noundef %917) #24
  %918 = load ptr, ptr %913, align 8
  %919 = load i64, ptr %765, align 8
  %920 = mul i64 %919, %587
  %921 = getelementptr i32, ptr %918, i64 %920
  %922 = shl i64 %919, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %921, i8 0, i64 %922, i1 false)
  br i1 %910, label %931, label %923

923:                                              ; preds = %909
  %924 = getelementptr inbounds i8, ptr %765, i64 432
  %925 = load i32, ptr %924, align 8
  %926 = add i32 %925, 1
  store i32 %926, ptr %924, align 8
  %927 = getelementptr inbounds i8, ptr %765, i64 96
  %928 = load ptr, ptr %927, align 8
  %929 = load i64, ptr %765, align 8
  %930 = shl i64 %929, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %928, i8 0, i64 %930, i1 false)
  br label %931

931:                                              ; preds = %923, %909, %895, %759
  %932 = load i64, ptr %259, align 8
  %933 = icmp sgt i64 %932, 0
  br i1 %933, label %934, label %979

934:                                              ; preds = %931, %974
  %935 = phi i64 [ %975, %974 ], [ %932, %931 ]
  %936 = phi i64 [ %977, %974 ], [ 0, %931 ]
  %937 = phi i64 [ %976, %974 ], [ %761, %931 ]
  %938 = load ptr, ptr %265, align 8
  %939 = getelementptr %struct.Warp, ptr %938, i64 %936
  %940 = getelementptr inbounds i8, ptr %939, i64 1972
  %941 = load i32, ptr %940, align 4
  %942 = icmp eq i32 %941, 1
  br i1 %942, label %943, label %974

943:                                              ; preds = %934
  %944 = getelementptr inbounds i8, ptr %939, i64 2036
  %945 = load i32, ptr %944, align 4
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %974

947:                                              ; preds = %943
  %948 = getelementptr inbounds i8, ptr %939, i64 1988
  %949 = load i32, ptr %948, align 4
  %950 = zext i32 %949 to i64
  %951 = icmp eq i64 %587, %950
  br i1 %951, label %952, label %974

952:                                              ; preds = %947
  %953 = getelementptr inbounds i8, ptr %939, i64 1980
  %954 = load i32, ptr %953, align 4
  %955 = icmp eq i32 %954, 0
  br i1 %955, label %956, label %974

956:                                              ; preds = %952
  %957 = add i64 %937, -1
  %958 = icmp slt i64 %937, 1
  br i1 %958, label %974, label %959

959:                                              ; preds = %956
  store i32 0, ptr %940, align 4
  %960 = getelementptr inbounds i8, ptr %939, i64 1960
  %961 = load i64, ptr %960, align 8
  %962 = icmp slt i64 %961, 0
  br i1 %962, label %963, label %971

963:                                              ; preds = %959
  %964 = getelementptr inbounds i8, ptr %939, i64 1984
  %965 = load i32, ptr %964, align 8
  %966 = getelementptr inbounds i8, ptr %939, i64 1944
  %967 = load ptr, ptr %966, align 8
  %968 = getelementptr inbounds i8, ptr %939, i64 2000
  %969 = load i64, ptr %968, align 8
  %970 = getelementptr i32, ptr %967, i64 %969
  store i32 %965, ptr %970, align 4
  br label %971

971:                                              ; preds = %963, %959
  %972 = getelementptr inbounds i8, ptr %939, i64 1984
  store i32 0, ptr %972, align 8
  %973 = load i64, ptr %259, align 8
  br label %974

974:                                              ; preds = %971, %956, %952, %947, %943, %934
  %975 = phi i64 [ %973, %971 ], [ %935, %952 ], [ %935, %956 ], [ %935, %947 ], [ %935, %943 ], [ %935, %934 ]
  %976 = phi i64 [ %957, %971 ], [ %937, %952 ], [ %957, %956 ], [ %937, %947 ], [ %937, %943 ], [ %937, %934 ]
  %977 = add nuw nsw i64 %936, 1
  %978 = icmp slt i64 %977, %975
  br i1 %978, label %934, label %979, !llvm.loop !136

979:                                              ; preds = %974, %931, %649, %643, %592, %585
  %980 = phi i64 [ %586, %592 ], [ %586, %649 ], [ %586, %643 ], [ %932, %931 ], [ %586, %585 ], [ %975, %974 ]
  %981 = phi i32 [ 0, %592 ], [ 0, %649 ], [ 0, %643 ], [ 1, %931 ], [ 0, %585 ], [ 1, %974 ]
  %982 = or i32 %981, %588
  %983 = add nuw nsw i64 %587, 1
  %984 = icmp eq i64 %983, 16
  br i1 %984, label %985, label %585, !llvm.loop !137

985:                                              ; preds = %979, %568, %262
  %986 = phi i32 [ %255, %262 ], [ %545, %568 ], [ %982, %979 ]
  %987 = phi i32 [ %253, %262 ], [ %569, %568 ], [ %569, %979 ]
  %988 = add nuw nsw i64 %254, 1
  %989 = load i64, ptr %9, align 8
  %990 = icmp slt i64 %988, %989
  br i1 %990, label %252, label %991, !llvm.loop !138

991:                                              ; preds = %985, %248
  %992 = phi i64 [ %249, %248 ], [ %989, %985 ]
  %993 = phi i32 [ 0, %248 ], [ %987, %985 ]
  %994 = phi i32 [ 0, %248 ], [ %986, %985 ]
  %995 = icmp sgt i64 %992, 0
  br i1 %995, label %999, label %996

996:                                              ; preds = %999, %991
  %997 = phi i64 [ %992, %991 ], [ %1006, %999 ]
  %998 = icmp eq i32 %993, 0
  br i1 %998, label %1346, label %1008

999:                                              ; preds = %991, %999
  %1000 = phi i64 [ %1005, %999 ], [ 0, %991 ]
  %1001 = load ptr, ptr %11, align 8
  %1002 = getelementptr ptr, ptr %1001, i64 %1000
  %1003 = load ptr, ptr %1002, align 8
  %1004 = getelementptr inbounds i8, ptr %1003, i64 296
  store i64 0, ptr %1004, align 8
  %1005 = add nuw nsw i64 %1000, 1
  %1006 = load i64, ptr %9, align 8
  %1007 = icmp slt i64 %1005, %1006
  br i1 %1007, label %999, label %996, !llvm.loop !139

1008:                                             ; preds = %996
  %1009 = load ptr, ptr %7, align 8
  %1010 = load atomic i32, ptr %1009 monotonic, align 4
  %1011 = icmp eq i32 %1010, 0
  br i1 %1011, label %1012, label %1537

1012:                                             ; preds = %1008
  %1013 = icmp eq i32 %994, 0
  br i1 %1013, label %1014, label %1112

1014:                                             ; preds = %1012
  %1015 = icmp sgt i64 %997, 0
  br i1 %1015, label %1016, label %1018

1016:                                             ; preds = %1014
  %1017 = load ptr, ptr %11, align 8
  br label %1022

1018:                                             ; preds = %1022, %1014
  %1019 = phi i64 [ 0, %1014 ], [ %1029, %1022 ]
  %1020 = load i64, ptr %21, align 8
  %1021 = icmp eq i64 %1019, %1020
  br i1 %1021, label %1032, label %1035

1022:                                             ; preds = %1022, %1016
  %1023 = phi i64 [ 0, %1016 ], [ %1029, %1022 ]
  %1024 = phi i64 [ 0, %1016 ], [ %1030, %1022 ]
  %1025 = getelementptr ptr, ptr %1017, i64 %1024
  %1026 = load ptr, ptr %1025, align 8
  %1027 = getelementptr inbounds i8, ptr %1026, i64 1008
  %1028 = load i64, ptr %1027, align 8
  %1029 = add i64 %1028, %1023
  %1030 = add nuw nsw i64 %1024, 1
  %1031 = icmp eq i64 %1030, %997
  br i1 %1031, label %1018, label %1022, !llvm.loop !140

1032:                                             ; preds = %1018
  %1033 = load i64, ptr %22, align 8
  %1034 = add i64 %1033, 1
  br label %1035

1035:                                             ; preds = %1032, %1018
  %1036 = phi i64 [ %1034, %1032 ], [ 0, %1018 ]
  store i64 %1036, ptr %22, align 8
  store i64 %1019, ptr %21, align 8
  br i1 %1015, label %1037, label %1346

1037:                                             ; preds = %1035, %1053
  %1038 = phi i64 [ %1054, %1053 ], [ %997, %1035 ]
  %1039 = phi i64 [ %1055, %1053 ], [ %997, %1035 ]
  %1040 = phi i64 [ %1056, %1053 ], [ %997, %1035 ]
  %1041 = phi i32 [ %1057, %1053 ], [ 0, %1035 ]
  %1042 = phi i64 [ %1058, %1053 ], [ 0, %1035 ]
  %1043 = load ptr, ptr %11, align 8
  %1044 = getelementptr ptr, ptr %1043, i64 %1042
  %1045 = load ptr, ptr %1044, align 8
  %1046 = getelementptr inbounds i8, ptr %1045, i64 96
  %1047 = load i64, ptr %1046, align 8
  %1048 = icmp sgt i64 %1047, 0
  br i1 %1048, label %1049, label %1053

1049:                                             ; preds = %1037
  %1050 = getelementptr inbounds i8, ptr %1045, i64 88
  br label %1060

1051:                                             ; preds = %1105
  %1052 = load i64, ptr %9, align 8
  br label %1053

1053:                                             ; preds = %1051, %1037
  %1054 = phi i64 [ %1038, %1037 ], [ %1052, %1051 ]
  %1055 = phi i64 [ %1039, %1037 ], [ %1052, %1051 ]
  %1056 = phi i64 [ %1040, %1037 ], [ %1052, %1051 ]
  %1057 = phi i32 [ %1041, %1037 ], [ %1107, %1051 ]
  %1058 = add nuw nsw i64 %1042, 1
  %1059 = icmp slt i64 %1058, %1056
  br i1 %1059, label %1037, label %1110, !llvm.loop !141

1060:                                             ; preds = %1105, %1049
  %1061 = phi i64 [ %1047, %1049 ], [ %1106, %1105 ]
  %1062 = phi i64 [ 0, %1049 ], [ %1108, %1105 ]
  %1063 = phi i32 [ %1041, %1049 ], [ %1107, %1105 ]
  %1064 = load ptr, ptr %1050, align 8
  %1065 = getelementptr %struct.Warp, ptr %1064, i64 %1062
  %1066 = getelementptr inbounds i8, ptr %1065, i64 1972
  %1067 = load i32, ptr %1066, align 4
  %1068 = icmp eq i32 %1067, 1
  br i1 %1068, label %1069, label %1105

1069:                                             ; preds = %1060
  %1070 = getelementptr inbounds i8, ptr %1065, i64 2036
  %1071 = load i32, ptr %1070, align 4
  %1072 = icmp eq i32 %1071, 0
  br i1 %1072, label %1105, label %1073

1073:                                             ; preds = %1069
  %1074 = load i64, ptr %22, align 8
  %1075 = icmp slt i64 %1074, 64
  br i1 %1075, label %1076, label %1105

1076:                                             ; preds = %1073
  %1077 = tail call fastcc i32 @waits_over(ptr noundef nonnull %1045, ptr noundef %1065, i32 noundef %1071) #24
  %1078 = load i32, ptr %1070, align 4
  %1079 = xor i32 %1077, -1
  %1080 = and i32 %1078, %1079
  %1081 = icmp eq i32 %1080, 0
  br i1 %1081, label %1101, label %1082

1082:                                             ; preds = %1076
  %1083 = getelementptr inbounds i8, ptr %1065, i64 2040
  br label %1084

1084:                                             ; preds = %1084, %1082
  %1085 = phi i32 [ %1080, %1082 ], [ %1096, %1084 ]
  %1086 = phi i32 [ 0, %1082 ], [ %1094, %1084 ]
  %1087 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1085, i1 true)
  %1088 = zext nneg i32 %1087 to i64
  %1089 = getelementptr [32 x i64], ptr %1083, i64 0, i64 %1088
  %1090 = load i64, ptr %1089, align 8
  %1091 = shl nuw i32 1, %1087
  %1092 = icmp slt i64 %1090, 0
  %1093 = select i1 %1092, i32 0, i32 %1091
  %1094 = or i32 %1093, %1086
  %1095 = add i32 %1085, -1
  %1096 = and i32 %1095, %1085
  %1097 = icmp eq i32 %1096, 0
  br i1 %1097, label %1098, label %1084, !llvm.loop !142

1098:                                             ; preds = %1084
  %1099 = icmp eq i32 %1094, 0
  br i1 %1099, label %1101, label %1100

1100:                                             ; preds = %1098
  tail call fastcc void @end_wait(ptr noundef nonnull %1065, i32 noundef %1077, i32 noundef 1) #24
  tail call fastcc void @end_wait(ptr noundef nonnull %1065, i32 noundef %1094, i32 noundef 0) #24
  br label %1101

1101:                                             ; preds = %1100, %1098, %1076
  %1102 = phi i32 [ 1, %1100 ], [ 0, %1098 ], [ 0, %1076 ]
  %1103 = or i32 %1102, %1063
  %1104 = load i64, ptr %1046, align 8
  br label %1105

1105:                                             ; preds = %1101, %1073, %1069, %1060
  %1106 = phi i64 [ %1061, %1069 ], [ %1061, %1060 ], [ %1104, %1101 ], [ %1061, %1073 ]
  %1107 = phi i32 [ %1063, %1069 ], [ %1063, %1060 ], [ %1103, %1101 ], [ %1063, %1073 ]
  %1108 = add nuw nsw i64 %1062, 1
  %1109 = icmp slt i64 %1108, %1106
  br i1 %1109, label %1060, label %1051, !llvm.loop !143

1110:                                             ; preds = %1053
  %1111 = icmp eq i32 %1057, 0
  br i1 %1111, label %1115, label %1112

1112:                                             ; preds = %1110, %1012
  %1113 = phi i64 [ %997, %1012 ], [ %1054, %1110 ]
  %1114 = phi i64 [ %997, %1012 ], [ %1055, %1110 ]
  br label %248

1115:                                             ; preds = %1110
  %1116 = icmp sgt i64 %1055, 0
  br i1 %1116, label %1117, label %1346

1117:                                             ; preds = %1115, %1322
  %1118 = phi i64 [ %1323, %1322 ], [ 0, %1115 ]
  %1119 = load ptr, ptr %11, align 8
  %1120 = getelementptr ptr, ptr %1119, i64 %1118
  %1121 = load ptr, ptr %1120, align 8
  %1122 = getelementptr inbounds i8, ptr %1121, i64 96
  %1123 = load i64, ptr %1122, align 8
  %1124 = icmp sgt i64 %1123, 0
  br i1 %1124, label %1125, label %1322

1125:                                             ; preds = %1117
  %1126 = getelementptr inbounds i8, ptr %1121, i64 88
  %1127 = load ptr, ptr %1126, align 8
  br label %1130

1128:                                             ; preds = %1148
  %1129 = icmp eq ptr %1149, null
  br i1 %1129, label %1196, label %1152

1130:                                             ; preds = %1148, %1125
  %1131 = phi i64 [ 0, %1125 ], [ %1150, %1148 ]
  %1132 = phi i32 [ 0, %1125 ], [ %1139, %1148 ]
  %1133 = phi ptr [ null, %1125 ], [ %1149, %1148 ]
  %1134 = getelementptr %struct.Warp, ptr %1127, i64 %1131
  %1135 = getelementptr inbounds i8, ptr %1134, i64 1972
  %1136 = load i32, ptr %1135, align 4
  %1137 = icmp ne i32 %1136, 2
  %1138 = zext i1 %1137 to i32
  %1139 = or i32 %1132, %1138
  %1140 = icmp eq i32 %1136, 1
  br i1 %1140, label %1141, label %1148

1141:                                             ; preds = %1130
  %1142 = getelementptr inbounds i8, ptr %1134, i64 2036
  %1143 = load i32, ptr %1142, align 4
  %1144 = icmp eq i32 %1143, 0
  %1145 = icmp ne ptr %1133, null
  %1146 = select i1 %1144, i1 true, i1 %1145
  %1147 = select i1 %1146, ptr %1133, ptr %1134
  br label %1148

1148:                                             ; preds = %1141, %1130
  %1149 = phi ptr [ %1133, %1130 ], [ %1147, %1141 ]
  %1150 = add nuw nsw i64 %1131, 1
  %1151 = icmp eq i64 %1150, %1123
  br i1 %1151, label %1128, label %1130, !llvm.loop !144

1152:                                             ; preds = %1128
  %1153 = getelementptr inbounds i8, ptr %1149, i64 2036
  %1154 = load i32, ptr %1153, align 4
  %1155 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1154, i1 true)
  %1156 = getelementptr inbounds i8, ptr %1149, i64 2040
  %1157 = zext nneg i32 %1155 to i64
  %1158 = getelementptr [32 x i64], ptr %1156, i64 0, i64 %1157
  %1159 = load i64, ptr %1158, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #25
  %1160 = icmp slt i64 %1159, 0
  br i1 %1160, label %1170, label %1161

1161:                                             ; preds = %1152
  %1162 = call fastcc ptr @shared_place(ptr noundef nonnull %1121, i64 noundef %1159, i64 noundef 8, ptr noundef nonnull %3) #24
  %1163 = icmp eq ptr %1162, null
  br i1 %1163, label %1170, label %1164

1164:                                             ; preds = %1161
  %1165 = load i64, ptr %1162, align 8
  %1166 = lshr i64 %1165, 20
  %1167 = and i64 %1166, 1048575
  %1168 = shl i64 %1165, 3
  %1169 = ashr i64 %1168, 43
  br label %1170

1170:                                             ; preds = %1164, %1161, %1152
  %1171 = phi i64 [ 0, %1161 ], [ %1169, %1164 ], [ -1, %1152 ]
  %1172 = phi i64 [ 0, %1161 ], [ %1167, %1164 ], [ 0, %1152 ]
  %1173 = getelementptr inbounds i8, ptr %1149, i64 2808
  %1174 = load i64, ptr %1173, align 8
  %1175 = getelementptr i8, ptr %1121, i64 640
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp eq i64 %1176, 0
  %1178 = getelementptr inbounds i8, ptr %1121, i64 248
  %1179 = load i64, ptr %1178, align 8
  br i1 %1177, label %1184, label %1180

1180:                                             ; preds = %1170
  %1181 = getelementptr i8, ptr %1121, i64 648
  %1182 = load i64, ptr %1181, align 8
  %1183 = icmp slt i64 %1179, %1182
  br i1 %1183, label %1184, label %1194

1184:                                             ; preds = %1180, %1170
  %1185 = getelementptr i8, ptr %1121, i64 648
  store i64 %1179, ptr %1185, align 8
  %1186 = getelementptr inbounds i8, ptr %1149, i64 1952
  %1187 = load i64, ptr %1186, align 8
  %1188 = shl i64 %1187, 5
  %1189 = or disjoint i64 %1188, %1157
  %1190 = getelementptr i8, ptr %1121, i64 656
  store i64 %1189, ptr %1190, align 8
  %1191 = getelementptr i8, ptr %1121, i64 664
  store i64 %1174, ptr %1191, align 8
  %1192 = getelementptr i8, ptr %1121, i64 672
  store i64 %1171, ptr %1192, align 8
  %1193 = getelementptr i8, ptr %1121, i64 680
  store i64 %1172, ptr %1193, align 8
  br label %1194

1194:                                             ; preds = %1184, %1180
  %1195 = add i64 %1176, 1
  store i64 %1195, ptr %1175, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #25
  br label %1322

1196:                                             ; preds = %1128
  %1197 = icmp eq i32 %1139, 0
  br i1 %1197, label %1322, label %1200

1198:                                             ; preds = %1247
  %1199 = icmp eq ptr %1248, null
  br i1 %1199, label %1272, label %1255

1200:                                             ; preds = %1196, %1247
  %1201 = phi ptr [ %1252, %1247 ], [ null, %1196 ]
  %1202 = phi ptr [ %1251, %1247 ], [ null, %1196 ]
  %1203 = phi i64 [ %1253, %1247 ], [ 0, %1196 ]
  %1204 = phi i64 [ %1250, %1247 ], [ 0, %1196 ]
  %1205 = phi i64 [ %1249, %1247 ], [ 0, %1196 ]
  %1206 = phi ptr [ %1248, %1247 ], [ null, %1196 ]
  %1207 = getelementptr %struct.Warp, ptr %1127, i64 %1203
  %1208 = getelementptr inbounds i8, ptr %1207, i64 1972
  %1209 = load i32, ptr %1208, align 4
  %1210 = icmp eq i32 %1209, 2
  br i1 %1210, label %1247, label %1211

1211:                                             ; preds = %1200
  %1212 = icmp eq ptr %1201, null
  %1213 = select i1 %1212, ptr %1207, ptr %1201
  %1214 = getelementptr inbounds i8, ptr %1207, i64 1980
  %1215 = load i32, ptr %1214, align 4
  %1216 = icmp eq i32 %1215, 0
  %1217 = icmp ne ptr %1206, null
  %1218 = select i1 %1216, i1 true, i1 %1217
  %1219 = select i1 %1218, ptr %1206, ptr %1207
  %1220 = getelementptr inbounds i8, ptr %1207, i64 1988
  %1221 = load i32, ptr %1220, align 4
  %1222 = getelementptr inbounds i8, ptr %1213, i64 1988
  %1223 = load i32, ptr %1222, align 4
  %1224 = icmp eq i32 %1221, %1223
  br i1 %1224, label %1225, label %1231

1225:                                             ; preds = %1211
  %1226 = getelementptr inbounds i8, ptr %1207, i64 2008
  %1227 = load i64, ptr %1226, align 8
  %1228 = getelementptr inbounds i8, ptr %1213, i64 2008
  %1229 = load i64, ptr %1228, align 8
  %1230 = icmp eq i64 %1227, %1229
  br label %1231

1231:                                             ; preds = %1225, %1211
  %1232 = phi i1 [ false, %1211 ], [ %1230, %1225 ]
  %1233 = icmp ne ptr %1202, null
  %1234 = select i1 %1232, i1 true, i1 %1233
  %1235 = select i1 %1234, ptr %1202, ptr %1207
  %1236 = getelementptr inbounds i8, ptr %1207, i64 1968
  %1237 = load i32, ptr %1236, align 8
  %1238 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1237)
  %1239 = zext nneg i32 %1238 to i64
  %1240 = add i64 %1205, %1239
  br i1 %1232, label %1241, label %1247

1241:                                             ; preds = %1231
  %1242 = getelementptr inbounds i8, ptr %1207, i64 1984
  %1243 = load i32, ptr %1242, align 8
  %1244 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1243)
  %1245 = zext nneg i32 %1244 to i64
  %1246 = add i64 %1204, %1245
  br label %1247

1247:                                             ; preds = %1241, %1231, %1200
  %1248 = phi ptr [ %1206, %1200 ], [ %1219, %1241 ], [ %1219, %1231 ]
  %1249 = phi i64 [ %1205, %1200 ], [ %1240, %1241 ], [ %1240, %1231 ]
  %1250 = phi i64 [ %1204, %1200 ], [ %1246, %1241 ], [ %1204, %1231 ]
  %1251 = phi ptr [ %1202, %1200 ], [ %1235, %1241 ], [ %1235, %1231 ]
  %1252 = phi ptr [ %1201, %1200 ], [ %1213, %1241 ], [ %1213, %1231 ]
  %1253 = add nuw nsw i64 %1203, 1
  %1254 = icmp eq i64 %1253, %1123
  br i1 %1254, label %1198, label %1200, !llvm.loop !145

1255:                                             ; preds = %1198
  %1256 = getelementptr inbounds i8, ptr %1248, i64 1984
  %1257 = load i32, ptr %1256, align 8
  %1258 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1257, i1 true)
  %1259 = getelementptr inbounds i8, ptr %1248, i64 2008
  %1260 = load i64, ptr %1259, align 8
  %1261 = getelementptr inbounds i8, ptr %1248, i64 2016
  %1262 = load i64, ptr %1261, align 8
  %1263 = getelementptr inbounds i8, ptr %1121, i64 496
  %1264 = load i64, ptr %1263, align 8
  %1265 = icmp eq i64 %1264, 0
  %1266 = getelementptr inbounds i8, ptr %1121, i64 248
  %1267 = load i64, ptr %1266, align 8
  br i1 %1265, label %1299, label %1268

1268:                                             ; preds = %1255
  %1269 = getelementptr inbounds i8, ptr %1121, i64 504
  %1270 = load i64, ptr %1269, align 8
  %1271 = icmp slt i64 %1267, %1270
  br i1 %1271, label %1299, label %1318

1272:                                             ; preds = %1198
  %1273 = getelementptr inbounds i8, ptr %1252, i64 1984
  %1274 = load i32, ptr %1273, align 8
  %1275 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1274, i1 true)
  %1276 = getelementptr inbounds i8, ptr %1252, i64 2008
  %1277 = load i64, ptr %1276, align 8
  %1278 = icmp eq ptr %1251, null
  br i1 %1278, label %1282, label %1279

1279:                                             ; preds = %1272
  %1280 = getelementptr inbounds i8, ptr %1251, i64 2008
  %1281 = load i64, ptr %1280, align 8
  br label %1286

1282:                                             ; preds = %1272
  %1283 = getelementptr inbounds i8, ptr %1252, i64 1992
  %1284 = load i32, ptr %1283, align 8
  %1285 = sext i32 %1284 to i64
  br label %1286

1286:                                             ; preds = %1282, %1279
  %1287 = phi i64 [ -1, %1282 ], [ %1281, %1279 ]
  %1288 = phi i64 [ %1285, %1282 ], [ %1249, %1279 ]
  %1289 = sub i64 %1288, %1250
  %1290 = getelementptr inbounds i8, ptr %1121, i64 496
  %1291 = load i64, ptr %1290, align 8
  %1292 = icmp eq i64 %1291, 0
  %1293 = getelementptr inbounds i8, ptr %1121, i64 248
  %1294 = load i64, ptr %1293, align 8
  br i1 %1292, label %1299, label %1295

1295:                                             ; preds = %1286
  %1296 = getelementptr inbounds i8, ptr %1121, i64 504
  %1297 = load i64, ptr %1296, align 8
  %1298 = icmp slt i64 %1294, %1297
  br i1 %1298, label %1299, label %1318

1299:                                             ; preds = %1295, %1286, %1268, %1255
  %1300 = phi i64 [ %1267, %1268 ], [ %1267, %1255 ], [ %1294, %1295 ], [ %1294, %1286 ]
  %1301 = phi ptr [ %1248, %1268 ], [ %1248, %1255 ], [ %1252, %1295 ], [ %1252, %1286 ]
  %1302 = phi i32 [ %1258, %1268 ], [ %1258, %1255 ], [ %1275, %1295 ], [ %1275, %1286 ]
  %1303 = phi i64 [ %1260, %1268 ], [ %1260, %1255 ], [ %1277, %1295 ], [ %1277, %1286 ]
  %1304 = phi i64 [ %1262, %1268 ], [ %1262, %1255 ], [ %1287, %1295 ], [ %1287, %1286 ]
  %1305 = phi i64 [ 0, %1268 ], [ 0, %1255 ], [ %1289, %1295 ], [ %1289, %1286 ]
  %1306 = phi i64 [ %1264, %1268 ], [ 0, %1255 ], [ %1291, %1295 ], [ 0, %1286 ]
  %1307 = phi ptr [ %1263, %1268 ], [ %1263, %1255 ], [ %1290, %1295 ], [ %1290, %1286 ]
  %1308 = getelementptr inbounds i8, ptr %1121, i64 504
  store i64 %1300, ptr %1308, align 8
  %1309 = getelementptr inbounds i8, ptr %1301, i64 1952
  %1310 = load i64, ptr %1309, align 8
  %1311 = shl i64 %1310, 5
  %1312 = zext nneg i32 %1302 to i64
  %1313 = or disjoint i64 %1311, %1312
  %1314 = getelementptr inbounds i8, ptr %1121, i64 512
  store i64 %1313, ptr %1314, align 8
  %1315 = getelementptr inbounds i8, ptr %1121, i64 520
  store i64 %1303, ptr %1315, align 8
  %1316 = getelementptr inbounds i8, ptr %1121, i64 528
  store i64 %1304, ptr %1316, align 8
  %1317 = getelementptr inbounds i8, ptr %1121, i64 536
  store i64 %1305, ptr %1317, align 8
  br label %1318

1318:                                             ; preds = %1299, %1295, %1268
  %1319 = phi i64 [ %1264, %1268 ], [ %1291, %1295 ], [ %1306, %1299 ]
  %1320 = phi ptr [ %1263, %1268 ], [ %1290, %1295 ], [ %1307, %1299 ]
  %1321 = add i64 %1319, 1
  store i64 %1321, ptr %1320, align 8
  br label %1322

1322:                                             ; preds = %1318, %1196, %1194, %1117
  %1323 = add nuw nsw i64 %1118, 1
  %1324 = load i64, ptr %9, align 8
  %1325 = icmp slt i64 %1323, %1324
  br i1 %1325, label %1117, label %1348, !llvm.loop !146

1326:                                             ; preds = %525, %534, %348, %357
  %1327 = phi i64 [ %356, %357 ], [ %356, %348 ], [ %533, %534 ], [ %533, %525 ]
  %1328 = phi i32 [ %350, %357 ], [ %350, %348 ], [ %526, %534 ], [ %526, %525 ]
  %1329 = phi i64 [ %351, %357 ], [ %351, %348 ], [ %528, %534 ], [ %528, %525 ]
  %1330 = phi i64 [ %353, %357 ], [ %353, %348 ], [ %530, %534 ], [ %530, %525 ]
  %1331 = phi ptr [ %352, %357 ], [ %352, %348 ], [ %529, %534 ], [ %529, %525 ]
  %1332 = getelementptr i8, ptr %258, i64 600
  store i64 %1327, ptr %1332, align 8
  %1333 = getelementptr inbounds i8, ptr %284, i64 1952
  %1334 = load i64, ptr %1333, align 8
  %1335 = shl i64 %1334, 5
  %1336 = zext nneg i32 %1328 to i64
  %1337 = or disjoint i64 %1335, %1336
  %1338 = getelementptr i8, ptr %258, i64 608
  store i64 %1337, ptr %1338, align 8
  %1339 = getelementptr i8, ptr %258, i64 616
  store i64 %1329, ptr %1339, align 8
  %1340 = getelementptr i8, ptr %258, i64 624
  store i64 -1, ptr %1340, align 8
  %1341 = getelementptr i8, ptr %258, i64 632
  store i64 0, ptr %1341, align 8
  br label %1342

1342:                                             ; preds = %1326, %534, %357
  %1343 = phi i64 [ %353, %357 ], [ %530, %534 ], [ %1330, %1326 ]
  %1344 = phi ptr [ %352, %357 ], [ %529, %534 ], [ %1331, %1326 ]
  %1345 = add i64 %1343, 1
  store i64 %1345, ptr %1344, align 8
  br label %1346

1346:                                             ; preds = %996, %1035, %1342, %1115
  %1347 = load i64, ptr %9, align 8
  br label %1348

1348:                                             ; preds = %1322, %1346
  %1349 = phi i64 [ %1347, %1346 ], [ %1324, %1322 ]
  %1350 = icmp sgt i64 %1349, 0
  br i1 %1350, label %1352, label %1351

1351:                                             ; preds = %1529, %1348
  br label %32

1352:                                             ; preds = %1348, %1529
  %1353 = phi i64 [ %1534, %1529 ], [ 0, %1348 ]
  %1354 = load ptr, ptr %11, align 8
  %1355 = getelementptr ptr, ptr %1354, i64 %1353
  %1356 = load ptr, ptr %1355, align 8
  %1357 = getelementptr inbounds i8, ptr %1356, i64 96
  %1358 = load i64, ptr %1357, align 8
  %1359 = icmp sgt i64 %1358, 0
  br i1 %1359, label %1360, label %1369

1360:                                             ; preds = %1352
  %1361 = getelementptr inbounds i8, ptr %1356, i64 88
  %1362 = getelementptr i8, ptr %1356, i64 688
  %1363 = getelementptr inbounds i8, ptr %1356, i64 248
  %1364 = getelementptr i8, ptr %1356, i64 696
  %1365 = getelementptr i8, ptr %1356, i64 704
  %1366 = getelementptr i8, ptr %1356, i64 712
  %1367 = getelementptr i8, ptr %1356, i64 720
  %1368 = getelementptr i8, ptr %1356, i64 728
  br label %1420

1369:                                             ; preds = %1431, %1352
  %1370 = getelementptr inbounds i8, ptr %1356, i64 1056
  %1371 = load i64, ptr %1370, align 8
  %1372 = icmp sgt i64 %1371, 0
  br i1 %1372, label %1373, label %1471

1373:                                             ; preds = %1369
  %1374 = getelementptr inbounds i8, ptr %1356, i64 1048
  %1375 = getelementptr inbounds i8, ptr %1356, i64 88
  %1376 = getelementptr i8, ptr %1356, i64 688
  %1377 = getelementptr inbounds i8, ptr %1356, i64 248
  %1378 = getelementptr i8, ptr %1356, i64 696
  %1379 = getelementptr i8, ptr %1356, i64 704
  %1380 = getelementptr i8, ptr %1356, i64 712
  %1381 = getelementptr i8, ptr %1356, i64 720
  %1382 = getelementptr i8, ptr %1356, i64 728
  br label %1383

1383:                                             ; preds = %1416, %1373
  %1384 = phi i64 [ %1371, %1373 ], [ %1417, %1416 ]
  %1385 = phi i64 [ 0, %1373 ], [ %1418, %1416 ]
  %1386 = load ptr, ptr %1374, align 8
  %1387 = getelementptr %struct.Bulk, ptr %1386, i64 %1385
  %1388 = getelementptr inbounds i8, ptr %1387, i64 48
  %1389 = load i32, ptr %1388, align 8
  %1390 = icmp eq i32 %1389, 1
  br i1 %1390, label %1391, label %1393

1391:                                             ; preds = %1383
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1356, ptr noundef %1387) #24
  %1392 = load i64, ptr %1370, align 8
  br label %1416

1393:                                             ; preds = %1383
  %1394 = load ptr, ptr %1375, align 8
  %1395 = getelementptr inbounds i8, ptr %1387, i64 40
  %1396 = load i32, ptr %1395, align 8
  %1397 = sdiv i32 %1396, 32
  %1398 = sext i32 %1397 to i64
  %1399 = and i32 %1396, 31
  %1400 = getelementptr inbounds i8, ptr %1387, i64 32
  %1401 = load i64, ptr %1400, align 8
  %1402 = load i64, ptr %1376, align 8
  %1403 = icmp eq i64 %1402, 0
  %1404 = load i64, ptr %1377, align 8
  br i1 %1403, label %1408, label %1405

1405:                                             ; preds = %1393
  %1406 = load i64, ptr %1378, align 8
  %1407 = icmp slt i64 %1404, %1406
  br i1 %1407, label %1408, label %1414

1408:                                             ; preds = %1405, %1393
  store i64 %1404, ptr %1378, align 8
  %1409 = getelementptr %struct.Warp, ptr %1394, i64 %1398, i32 8
  %1410 = load i64, ptr %1409, align 8
  %1411 = shl i64 %1410, 5
  %1412 = zext nneg i32 %1399 to i64
  %1413 = or disjoint i64 %1411, %1412
  store i64 %1413, ptr %1379, align 8
  store i64 %1401, ptr %1380, align 8
  store i64 -1, ptr %1381, align 8
  store i64 0, ptr %1382, align 8
  br label %1414

1414:                                             ; preds = %1408, %1405
  %1415 = add i64 %1402, 1
  store i64 %1415, ptr %1376, align 8
  br label %1416

1416:                                             ; preds = %1414, %1391
  %1417 = phi i64 [ %1384, %1414 ], [ %1392, %1391 ]
  %1418 = add nuw nsw i64 %1385, 1
  %1419 = icmp slt i64 %1418, %1417
  br i1 %1419, label %1383, label %1471, !llvm.loop !147

1420:                                             ; preds = %1431, %1360
  %1421 = phi i64 [ 0, %1360 ], [ %1432, %1431 ]
  %1422 = load ptr, ptr %1361, align 8
  %1423 = getelementptr %struct.Warp, ptr %1422, i64 %1421
  %1424 = getelementptr inbounds i8, ptr %1423, i64 2856
  %1425 = load i64, ptr %1424, align 8
  %1426 = icmp sgt i64 %1425, 0
  br i1 %1426, label %1427, label %1431

1427:                                             ; preds = %1420
  %1428 = getelementptr inbounds i8, ptr %1423, i64 2840
  %1429 = getelementptr inbounds i8, ptr %1423, i64 2848
  %1430 = getelementptr inbounds i8, ptr %1423, i64 1952
  br label %1435

1431:                                             ; preds = %1467, %1420
  store i64 0, ptr %1424, align 8
  %1432 = add nuw nsw i64 %1421, 1
  %1433 = load i64, ptr %1357, align 8
  %1434 = icmp slt i64 %1432, %1433
  br i1 %1434, label %1420, label %1369, !llvm.loop !148

1435:                                             ; preds = %1467, %1427
  %1436 = phi i64 [ %1425, %1427 ], [ %1468, %1467 ]
  %1437 = phi i64 [ 0, %1427 ], [ %1469, %1467 ]
  %1438 = load ptr, ptr %1428, align 8
  %1439 = load i64, ptr %1429, align 8
  %1440 = add i64 %1439, %1437
  %1441 = srem i64 %1440, 512
  %1442 = getelementptr %struct.Copy, ptr %1438, i64 %1441
  %1443 = load i32, ptr %1442, align 8
  %1444 = icmp eq i32 %1443, 0
  br i1 %1444, label %1467, label %1445

1445:                                             ; preds = %1435
  %1446 = getelementptr inbounds i8, ptr %1442, i64 8
  %1447 = load i32, ptr %1446, align 8
  %1448 = icmp eq i32 %1447, 0
  br i1 %1448, label %1449, label %1467

1449:                                             ; preds = %1445
  %1450 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1443, i1 true)
  %1451 = getelementptr inbounds i8, ptr %1442, i64 40
  %1452 = load i64, ptr %1451, align 8
  %1453 = load i64, ptr %1362, align 8
  %1454 = icmp eq i64 %1453, 0
  %1455 = load i64, ptr %1363, align 8
  br i1 %1454, label %1459, label %1456

1456:                                             ; preds = %1449
  %1457 = load i64, ptr %1364, align 8
  %1458 = icmp slt i64 %1455, %1457
  br i1 %1458, label %1459, label %1464

1459:                                             ; preds = %1456, %1449
  store i64 %1455, ptr %1364, align 8
  %1460 = load i64, ptr %1430, align 8
  %1461 = shl i64 %1460, 5
  %1462 = zext nneg i32 %1450 to i64
  %1463 = or disjoint i64 %1461, %1462
  store i64 %1463, ptr %1365, align 8
  store i64 %1452, ptr %1366, align 8
  store i64 -1, ptr %1367, align 8
  store i64 0, ptr %1368, align 8
  br label %1464

1464:                                             ; preds = %1459, %1456
  %1465 = add i64 %1453, 1
  store i64 %1465, ptr %1362, align 8
  %1466 = load i64, ptr %1424, align 8
  br label %1467

1467:                                             ; preds = %1464, %1445, %1435
  %1468 = phi i64 [ %1466, %1464 ], [ %1436, %1445 ], [ %1436, %1435 ]
  %1469 = add nuw nsw i64 %1437, 1
  %1470 = icmp slt i64 %1469, %1468
  br i1 %1470, label %1435, label %1431, !llvm.loop !149

1471:                                             ; preds = %1416, %1369
  store i64 0, ptr %1370, align 8
  %1472 = getelementptr inbounds i8, ptr %1356, i64 488
  %1473 = load ptr, ptr %1472, align 8
  %1474 = icmp eq ptr %1473, null
  br i1 %1474, label %1529, label %1475

1475:                                             ; preds = %1471
  tail call fastcc void @end_generation(ptr noundef nonnull %1356) #24
  %1476 = load ptr, ptr %1472, align 8
  %1477 = getelementptr inbounds i8, ptr %1476, i64 416
  %1478 = load i64, ptr %1477, align 8
  %1479 = icmp sgt i64 %1478, 0
  br i1 %1479, label %1480, label %1506

1480:                                             ; preds = %1475
  %1481 = getelementptr inbounds i8, ptr %1476, i64 408
  %1482 = getelementptr inbounds i8, ptr %1356, i64 248
  br label %1483

1483:                                             ; preds = %1502, %1480
  %1484 = phi i64 [ %1478, %1480 ], [ %1503, %1502 ]
  %1485 = phi i64 [ 0, %1480 ], [ %1504, %1502 ]
  %1486 = load ptr, ptr %1481, align 8
  %1487 = getelementptr %struct.Absence, ptr %1486, i64 %1485
  %1488 = getelementptr inbounds i8, ptr %1487, i64 24
  %1489 = load i64, ptr %1488, align 8
  %1490 = icmp eq i64 %1489, 0
  br i1 %1490, label %1502, label %1491

1491:                                             ; preds = %1483
  %1492 = load i64, ptr %1487, align 8
  %1493 = getelementptr inbounds i8, ptr %1487, i64 16
  %1494 = load i64, ptr %1493, align 8
  %1495 = getelementptr inbounds i8, ptr %1487, i64 36
  %1496 = load i32, ptr %1495, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #25
  store i32 8, ptr %2, align 8
  store i32 0, ptr %23, align 4
  %1497 = trunc i64 %1492 to i32
  store i32 %1497, ptr %24, align 8
  store i32 0, ptr %25, align 4
  %1498 = load i64, ptr %1482, align 8
  store i64 %1498, ptr %26, align 8
  store i64 -1, ptr %27, align 8
  store i64 %1494, ptr %28, align 8
  store i64 -1, ptr %29, align 8
  %1499 = zext i32 %1496 to i64
  store i64 %1499, ptr %30, align 8
  store i64 %1489, ptr %31, align 8
  %1500 = load ptr, ptr %1472, align 8
  call fastcc void @note_hazard(ptr noundef %1500, ptr noundef nonnull %2) #24
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #25
  %1501 = load i64, ptr %1477, align 8
  br label %1502

1502:                                             ; preds = %1491, %1483
  %1503 = phi i64 [ %1501, %1491 ], [ %1484, %1483 ]
  %1504 = add nuw nsw i64 %1485, 1
  %1505 = icmp slt i64 %1504, %1503
  br i1 %1505, label %1483, label %1506, !llvm.loop !150

1506:                                             ; preds = %1502, %1475
  store i64 0, ptr %1477, align 8
  %1507 = getelementptr inbounds i8, ptr %1473, i64 112
  %1508 = load i64, ptr %1507, align 8
  %1509 = icmp sgt i64 %1508, 0
  br i1 %1509, label %1510, label %1513

1510:                                             ; preds = %1506
  %1511 = getelementptr inbounds i8, ptr %1473, i64 24
  %1512 = getelementptr inbounds i8, ptr %1473, i64 104
  br label %1514

1513:                                             ; preds = %1525, %1506
  store i64 0, ptr %1507, align 8
  br label %1529

1514:                                             ; preds = %1525, %1510
  %1515 = phi i64 [ 0, %1510 ], [ %1526, %1525 ]
  %1516 = load ptr, ptr %1511, align 8
  %1517 = load ptr, ptr %1512, align 8
  %1518 = getelementptr i32, ptr %1517, i64 %1515
  %1519 = load i32, ptr %1518, align 4
  %1520 = sext i32 %1519 to i64
  %1521 = getelementptr %struct.Granule, ptr %1516, i64 %1520, i32 4
  %1522 = load i32, ptr %1521, align 4
  %1523 = icmp eq i32 %1522, 0
  br i1 %1523, label %1525, label %1524

1524:                                             ; preds = %1514
  tail call fastcc void @note_unwritten(ptr noundef nonnull %1473, ptr noundef %1356, i64 noundef %1520) #24
  br label %1525

1525:                                             ; preds = %1524, %1514
  store i32 0, ptr %1521, align 4
  %1526 = add nuw nsw i64 %1515, 1
  %1527 = load i64, ptr %1507, align 8
  %1528 = icmp slt i64 %1526, %1527
  br i1 %1528, label %1514, label %1513, !llvm.loop !151

1529:                                             ; preds = %1513, %1471
  %1530 = getelementptr inbounds i8, ptr %1356, i64 256
  store i64 0, ptr %1530, align 8
  %1531 = getelementptr inbounds i8, ptr %1356, i64 264
  %1532 = load i64, ptr %1531, align 8
  %1533 = add i64 %1532, 1
  store i64 %1533, ptr %1531, align 8
  %1534 = add nuw nsw i64 %1353, 1
  %1535 = load i64, ptr %9, align 8
  %1536 = icmp slt i64 %1534, %1535
  br i1 %1536, label %1352, label %1351, !llvm.loop !152

1537:                                             ; preds = %41, %37, %1008, %557
  %1538 = phi i32 [ %560, %557 ], [ 1, %1008 ], [ 0, %41 ], [ 1, %37 ]
  ret i32 %1538
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_finish(ptr nocapture noundef readonly %0) local_unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 176
  %3 = load i64, ptr %2, align 8
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %5, label %32

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  br label %14

7:                                                ; preds = %23
  %8 = icmp sgt i64 %24, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %0, i64 192
  %11 = getelementptr inbounds i8, ptr %0, i64 168
  %12 = getelementptr inbounds i8, ptr %0, i64 184
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
  br i1 %26, label %14, label %7, !llvm.loop !153

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
  br i1 %39, label %27, label %32, !llvm.loop !154

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
  br i1 %54, label %40, label %33, !llvm.loop !155
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush_pairs(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #3 {
  %3 = alloca [32 x i64], align 16
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %0, i64 1040
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
  br i1 %66, label %47, label %56, !llvm.loop !156

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
  br i1 %78, label %79, label %67, !llvm.loop !157

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
  br i1 %84, label %19, label %20, !llvm.loop !158
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #3 {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 168
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
  br i1 %49, label %50, label %32, !llvm.loop !159

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
  br i1 %55, label %17, label %16, !llvm.loop !160
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_replay(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, ptr nocapture noundef readonly %7, ptr nocapture noundef %8) local_unnamed_addr #3 {
  %10 = icmp sgt i64 %6, 0
  br i1 %10, label %30, label %351

11:                                               ; preds = %54
  %12 = icmp sgt i64 %39, 0
  br i1 %12, label %13, label %351

13:                                               ; preds = %11
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  %19 = getelementptr inbounds i8, ptr %0, i64 48
  %20 = getelementptr inbounds i8, ptr %0, i64 20
  %21 = getelementptr inbounds i8, ptr %0, i64 72
  %22 = getelementptr inbounds i8, ptr %0, i64 12
  %23 = getelementptr inbounds i8, ptr %0, i64 104
  %24 = getelementptr inbounds i8, ptr %0, i64 96
  %25 = getelementptr inbounds i8, ptr %0, i64 28
  %26 = getelementptr inbounds i8, ptr %0, i64 24
  %27 = getelementptr inbounds i8, ptr %0, i64 88
  %28 = getelementptr inbounds i8, ptr %0, i64 56
  %29 = getelementptr inbounds i8, ptr %0, i64 64
  br label %60

30:                                               ; preds = %9, %54
  %31 = phi i64 [ %39, %54 ], [ 0, %9 ]
  %32 = phi i64 [ %55, %54 ], [ 0, %9 ]
  %33 = getelementptr i64, ptr %3, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr i64, ptr %2, i64 %32
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 %34, %36
  %38 = getelementptr i64, ptr %5, i64 %32
  store i64 %37, ptr %38, align 8
  %39 = add i64 %37, %31
  %40 = getelementptr i64, ptr %4, i64 %32
  %41 = load i64, ptr %40, align 8
  %42 = load i64, ptr %35, align 8
  %43 = icmp sgt i64 %41, %42
  br i1 %43, label %44, label %54

44:                                               ; preds = %30, %50
  %45 = phi i64 [ %51, %50 ], [ %41, %30 ]
  %46 = getelementptr i64, ptr %1, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 16
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %50, label %54

50:                                               ; preds = %44
  %51 = add nsw i64 %45, -1
  store i64 %51, ptr %40, align 8
  %52 = load i64, ptr %35, align 8
  %53 = icmp sgt i64 %51, %52
  br i1 %53, label %44, label %54, !llvm.loop !161

54:                                               ; preds = %50, %44, %30
  %55 = add nuw nsw i64 %32, 1
  %56 = icmp eq i64 %55, %6
  br i1 %56, label %11, label %30, !llvm.loop !162

57:                                               ; preds = %347, %60
  %58 = phi i64 [ %61, %60 ], [ %348, %347 ]
  %59 = icmp sgt i64 %58, 0
  br i1 %59, label %60, label %351, !llvm.loop !163

60:                                               ; preds = %13, %57
  %61 = phi i64 [ %39, %13 ], [ %58, %57 ]
  br i1 %10, label %62, label %57

62:                                               ; preds = %60, %347
  %63 = phi i64 [ %348, %347 ], [ %61, %60 ]
  %64 = phi i64 [ %349, %347 ], [ 0, %60 ]
  %65 = getelementptr i64, ptr %5, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %347

68:                                               ; preds = %62
  %69 = getelementptr i64, ptr %4, i64 %64
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr i64, ptr %3, i64 %64
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr i64, ptr %1, i64 %70
  %74 = load i64, ptr %73, align 8
  br label %75

75:                                               ; preds = %329, %68
  %76 = phi i64 [ %74, %68 ], [ %331, %329 ]
  %77 = phi i64 [ %70, %68 ], [ %327, %329 ]
  %78 = lshr i64 %76, 5
  %79 = and i64 %78, 32767
  %80 = trunc i64 %76 to i32
  %81 = and i32 %80, 15
  %82 = getelementptr i8, ptr %7, i64 %79
  %83 = load i8, ptr %82, align 1
  %84 = icmp eq i8 %83, 0
  br i1 %84, label %85, label %313

85:                                               ; preds = %75
  %86 = lshr i64 %76, 20
  %87 = load ptr, ptr %14, align 8
  %88 = lshr i64 %76, 26
  %89 = lshr i64 %76, 28
  %90 = xor i64 %88, %89
  %91 = xor i64 %90, %86
  %92 = load i32, ptr %15, align 8
  %93 = add i32 %92, -1
  %94 = sext i32 %93 to i64
  %95 = and i64 %91, %94
  %96 = getelementptr i32, ptr %87, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = mul i64 %86, -7046029254386353131
  %99 = lshr i64 %98, 32
  %100 = xor i64 %99, %98
  %101 = mul i64 %100, -2960836687051489901
  %102 = lshr i64 %101, 40
  %103 = trunc nuw nsw i64 %102 to i32
  %104 = load i32, ptr %16, align 8
  %105 = add i32 %104, 16777215
  %106 = and i32 %105, %103
  %107 = icmp eq i32 %97, -1
  br i1 %107, label %163, label %108

108:                                              ; preds = %85
  %109 = load ptr, ptr %17, align 8
  %110 = sext i32 %104 to i64
  br label %111

111:                                              ; preds = %148, %108
  %112 = phi i32 [ %97, %108 ], [ %152, %148 ]
  %113 = phi i32 [ 0, %108 ], [ %153, %148 ]
  %114 = phi i32 [ %97, %108 ], [ %156, %148 ]
  %115 = sext i32 %114 to i64
  %116 = getelementptr i64, ptr %109, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, %86
  br i1 %118, label %158, label %119

119:                                              ; preds = %111
  %120 = load ptr, ptr %18, align 8
  %121 = getelementptr i64, ptr %120, i64 %115
  %122 = load i64, ptr %121, align 8
  %123 = load ptr, ptr %19, align 8
  %124 = getelementptr i8, ptr %123, i64 %115
  %125 = load i8, ptr %124, align 1
  %126 = icmp sgt i8 %125, -1
  br i1 %126, label %133, label %127

127:                                              ; preds = %119
  %128 = load i32, ptr %20, align 4
  %129 = sext i32 %128 to i64
  %130 = mul nsw i64 %129, %110
  %131 = sdiv i64 %130, 2
  %132 = shl i64 %131, 32
  br label %133

133:                                              ; preds = %127, %119
  %134 = phi i64 [ %132, %127 ], [ 0, %119 ]
  %135 = add i64 %134, %122
  %136 = sext i32 %112 to i64
  %137 = getelementptr i64, ptr %120, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr i8, ptr %123, i64 %136
  %140 = load i8, ptr %139, align 1
  %141 = icmp sgt i8 %140, -1
  br i1 %141, label %148, label %142

142:                                              ; preds = %133
  %143 = load i32, ptr %20, align 4
  %144 = sext i32 %143 to i64
  %145 = mul nsw i64 %144, %110
  %146 = sdiv i64 %145, 2
  %147 = shl i64 %146, 32
  br label %148

148:                                              ; preds = %142, %133
  %149 = phi i64 [ %147, %142 ], [ 0, %133 ]
  %150 = add i64 %149, %138
  %151 = icmp slt i64 %135, %150
  %152 = select i1 %151, i32 %114, i32 %112
  %153 = add i32 %113, 1
  %154 = load ptr, ptr %21, align 8
  %155 = getelementptr i32, ptr %154, i64 %115
  %156 = load i32, ptr %155, align 4
  %157 = icmp eq i32 %156, -1
  br i1 %157, label %163, label %111, !llvm.loop !164

158:                                              ; preds = %111
  tail call fastcc void @take_out(ptr noundef nonnull %0, i32 noundef %114) #24
  %159 = load ptr, ptr %19, align 8
  %160 = getelementptr i8, ptr %159, i64 %115
  %161 = load i8, ptr %160, align 1
  %162 = or i8 %161, -128
  store i8 %162, ptr %160, align 1
  br label %259

163:                                              ; preds = %148, %85
  %164 = phi i32 [ 0, %85 ], [ %153, %148 ]
  %165 = phi i32 [ -1, %85 ], [ %152, %148 ]
  %166 = load i32, ptr %22, align 4
  %167 = icmp eq i32 %164, %166
  br i1 %167, label %168, label %169

168:                                              ; preds = %163
  tail call fastcc void @drop(ptr noundef nonnull %0, i32 noundef %165) #24
  br label %169

169:                                              ; preds = %168, %163
  %170 = load ptr, ptr %23, align 8
  %171 = zext nneg i32 %106 to i64
  %172 = getelementptr i32, ptr %170, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = load i32, ptr %20, align 4
  %175 = icmp eq i32 %173, %174
  br i1 %175, label %176, label %231

176:                                              ; preds = %169
  %177 = load ptr, ptr %24, align 8
  %178 = shl nuw nsw i32 %106, 1
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr i32, ptr %177, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = or disjoint i32 %178, 1
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr i32, ptr %177, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %181, -1
  br i1 %186, label %226, label %187

187:                                              ; preds = %176
  %188 = icmp eq i32 %185, -1
  br i1 %188, label %225, label %189

189:                                              ; preds = %187
  %190 = load ptr, ptr %18, align 8
  %191 = sext i32 %185 to i64
  %192 = getelementptr i64, ptr %190, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = load ptr, ptr %19, align 8
  %195 = getelementptr i8, ptr %194, i64 %191
  %196 = load i8, ptr %195, align 1
  %197 = icmp sgt i8 %196, -1
  br i1 %197, label %205, label %198

198:                                              ; preds = %189
  %199 = load i32, ptr %16, align 8
  %200 = sext i32 %199 to i64
  %201 = sext i32 %173 to i64
  %202 = mul nsw i64 %200, %201
  %203 = sdiv i64 %202, 2
  %204 = shl i64 %203, 32
  br label %205

205:                                              ; preds = %198, %189
  %206 = phi i64 [ %204, %198 ], [ 0, %189 ]
  %207 = add i64 %206, %193
  %208 = sext i32 %181 to i64
  %209 = getelementptr i64, ptr %190, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr i8, ptr %194, i64 %208
  %212 = load i8, ptr %211, align 1
  %213 = icmp sgt i8 %212, -1
  br i1 %213, label %221, label %214

214:                                              ; preds = %205
  %215 = load i32, ptr %16, align 8
  %216 = sext i32 %215 to i64
  %217 = sext i32 %173 to i64
  %218 = mul nsw i64 %216, %217
  %219 = sdiv i64 %218, 2
  %220 = shl i64 %219, 32
  br label %221

221:                                              ; preds = %214, %205
  %222 = phi i64 [ %220, %214 ], [ 0, %205 ]
  %223 = add i64 %222, %210
  %224 = icmp slt i64 %207, %223
  br i1 %224, label %226, label %225

225:                                              ; preds = %221, %187
  br label %226

226:                                              ; preds = %225, %221, %176
  %227 = phi i32 [ %181, %225 ], [ %185, %221 ], [ %185, %176 ]
  tail call fastcc void @drop(ptr noundef nonnull %0, i32 noundef %227) #24
  %228 = load ptr, ptr %23, align 8
  %229 = getelementptr i32, ptr %228, i64 %171
  %230 = load i32, ptr %229, align 4
  br label %231

231:                                              ; preds = %226, %169
  %232 = phi i32 [ %230, %226 ], [ %173, %169 ]
  %233 = phi ptr [ %228, %226 ], [ %170, %169 ]
  %234 = getelementptr i32, ptr %233, i64 %171
  %235 = add i32 %232, 1
  store i32 %235, ptr %234, align 4
  %236 = load i32, ptr %25, align 4
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %243, label %238

238:                                              ; preds = %231
  %239 = load ptr, ptr %21, align 8
  %240 = sext i32 %236 to i64
  %241 = getelementptr i32, ptr %239, i64 %240
  %242 = load i32, ptr %241, align 4
  store i32 %242, ptr %25, align 4
  br label %247

243:                                              ; preds = %231
  %244 = load i32, ptr %26, align 8
  %245 = add i32 %244, 1
  store i32 %245, ptr %26, align 8
  %246 = sext i32 %244 to i64
  br label %247

247:                                              ; preds = %243, %238
  %248 = phi i64 [ %246, %243 ], [ %240, %238 ]
  %249 = phi i32 [ %244, %243 ], [ %236, %238 ]
  %250 = load i64, ptr %0, align 8
  %251 = add i64 %250, 4294967296
  store i64 %251, ptr %0, align 8
  %252 = load ptr, ptr %17, align 8
  %253 = getelementptr i64, ptr %252, i64 %248
  store i64 %86, ptr %253, align 8
  %254 = load ptr, ptr %19, align 8
  %255 = getelementptr i8, ptr %254, i64 %248
  store i8 0, ptr %255, align 1
  %256 = load i32, ptr %96, align 4
  %257 = load ptr, ptr %21, align 8
  %258 = getelementptr i32, ptr %257, i64 %248
  store i32 %256, ptr %258, align 4
  store i32 %249, ptr %96, align 4
  br label %259

259:                                              ; preds = %247, %158
  %260 = phi i64 [ %115, %158 ], [ %248, %247 ]
  %261 = phi i32 [ %114, %158 ], [ %249, %247 ]
  %262 = load ptr, ptr %17, align 8
  %263 = getelementptr i64, ptr %262, i64 %260
  %264 = load i64, ptr %263, align 8
  %265 = mul i64 %264, -7046029254386353131
  %266 = lshr i64 %265, 32
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -2960836687051489901
  %269 = lshr i64 %268, 40
  %270 = trunc nuw nsw i64 %269 to i32
  %271 = load i32, ptr %16, align 8
  %272 = add i32 %271, 16777215
  %273 = and i32 %272, %270
  %274 = shl nuw nsw i32 %273, 1
  %275 = load ptr, ptr %19, align 8
  %276 = getelementptr i8, ptr %275, i64 %260
  %277 = load i8, ptr %276, align 1
  %278 = lshr i8 %277, 7
  %279 = zext nneg i8 %278 to i32
  %280 = or disjoint i32 %274, %279
  %281 = load ptr, ptr %27, align 8
  %282 = zext nneg i32 %280 to i64
  %283 = getelementptr i32, ptr %281, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = load ptr, ptr %28, align 8
  %286 = getelementptr i32, ptr %285, i64 %260
  store i32 -1, ptr %286, align 4
  %287 = load ptr, ptr %29, align 8
  %288 = getelementptr i32, ptr %287, i64 %260
  store i32 %284, ptr %288, align 4
  %289 = icmp eq i32 %284, -1
  br i1 %289, label %290, label %293

290:                                              ; preds = %259
  %291 = load ptr, ptr %24, align 8
  %292 = getelementptr i32, ptr %291, i64 %282
  br label %297

293:                                              ; preds = %259
  %294 = load ptr, ptr %28, align 8
  %295 = sext i32 %284 to i64
  %296 = getelementptr i32, ptr %294, i64 %295
  br label %297

297:                                              ; preds = %293, %290
  %298 = phi ptr [ %292, %290 ], [ %296, %293 ]
  store i32 %261, ptr %298, align 4
  %299 = load ptr, ptr %27, align 8
  %300 = getelementptr i32, ptr %299, i64 %282
  store i32 %261, ptr %300, align 4
  %301 = load i64, ptr %0, align 8
  %302 = add i64 %301, 1
  store i64 %302, ptr %0, align 8
  %303 = load ptr, ptr %18, align 8
  %304 = getelementptr i64, ptr %303, i64 %260
  store i64 %302, ptr %304, align 8
  %305 = load ptr, ptr %19, align 8
  %306 = getelementptr i8, ptr %305, i64 %260
  %307 = load i8, ptr %306, align 1
  %308 = zext i8 %307 to i32
  %309 = xor i32 %308, -1
  %310 = and i32 %81, %309
  %311 = trunc nuw nsw i32 %81 to i8
  %312 = or i8 %307, %311
  store i8 %312, ptr %306, align 1
  br label %313

313:                                              ; preds = %297, %75
  %314 = phi i32 [ %81, %75 ], [ %310, %297 ]
  %315 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %81)
  %316 = zext nneg i32 %315 to i64
  %317 = shl nuw nsw i64 %79, 1
  %318 = getelementptr i64, ptr %8, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = add i64 %319, %316
  store i64 %320, ptr %318, align 8
  %321 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %314)
  %322 = zext nneg i32 %321 to i64
  %323 = or disjoint i64 %317, 1
  %324 = getelementptr i64, ptr %8, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = add i64 %325, %322
  store i64 %326, ptr %324, align 8
  %327 = add i64 %77, 1
  %328 = icmp slt i64 %327, %72
  br i1 %328, label %329, label %334

329:                                              ; preds = %313
  %330 = getelementptr i64, ptr %1, i64 %327
  %331 = load i64, ptr %330, align 8
  %332 = and i64 %331, 16
  %333 = icmp eq i64 %332, 0
  br i1 %333, label %75, label %334, !llvm.loop !165

334:                                              ; preds = %313, %329
  %335 = load i64, ptr %69, align 8
  %336 = sub i64 %327, %335
  %337 = load i64, ptr %65, align 8
  %338 = sub i64 %337, %336
  store i64 %338, ptr %65, align 8
  %339 = sub i64 %63, %336
  %340 = load i64, ptr %71, align 8
  %341 = icmp eq i64 %327, %340
  br i1 %341, label %342, label %345

342:                                              ; preds = %334
  %343 = getelementptr i64, ptr %2, i64 %64
  %344 = load i64, ptr %343, align 8
  br label %345

345:                                              ; preds = %334, %342
  %346 = phi i64 [ %344, %342 ], [ %327, %334 ]
  store i64 %346, ptr %69, align 8
  br label %347

347:                                              ; preds = %62, %345
  %348 = phi i64 [ %339, %345 ], [ %63, %62 ]
  %349 = add nuw nsw i64 %64, 1
  %350 = icmp eq i64 %349, %6
  br i1 %350, label %57, label %62, !llvm.loop !166

351:                                              ; preds = %57, %9, %11
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #16 {
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
  br i1 %16, label %25, label %7, !llvm.loop !167

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
define internal fastcc void @record(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #13 {
  %5 = getelementptr inbounds i8, ptr %2, i64 1952
  %6 = load i64, ptr %5, align 8
  %7 = shl i64 %6, 5
  %8 = zext nneg i32 %3 to i64
  %9 = add i64 %7, %8
  %10 = load i64, ptr %0, align 8
  %11 = icmp eq i64 %10, 0
  %12 = getelementptr inbounds i8, ptr %1, i64 248
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
  %12 = getelementptr inbounds i8, ptr %0, i64 168
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr %struct.Slot, ptr %13, i64 %1
  %15 = getelementptr inbounds i8, ptr %0, i64 200
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
  br i1 %43, label %44, label %32, !llvm.loop !168

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
  br i1 %79, label %99, label %61, !llvm.loop !169

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
  br i1 %98, label %99, label %80, !llvm.loop !169

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
  br i1 %121, label %109, label %122, !llvm.loop !170

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
  br i1 %171, label %151, label %137, !llvm.loop !171

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
  br i1 %181, label %172, label %167, !llvm.loop !172

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
  br i1 %201, label %182, label %202, !llvm.loop !173

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
  br i1 %249, label %255, label %242, !llvm.loop !174

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
  br i1 %270, label %225, label %231, !llvm.loop !175

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
  br i1 %284, label %285, label %271, !llvm.loop !176

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
  br i1 %305, label %293, label %306, !llvm.loop !170

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
  br i1 %328, label %318, label %319, !llvm.loop !177
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #16 {
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
  br i1 %29, label %12, label %11, !llvm.loop !178

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
  br i1 %41, label %23, label %30, !llvm.loop !179
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #16 {
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
  br i1 %29, label %22, label %11, !llvm.loop !180

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
  br i1 %40, label %30, label %25, !llvm.loop !181
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @bytes_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #17 {
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
  br i1 %18, label %19, label %6, !llvm.loop !182

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
  br i1 %45, label %27, label %29, !llvm.loop !183
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #16 {
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
  br i1 %24, label %15, label %25, !llvm.loop !184

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !185

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
  br i1 %55, label %31, label %33, !llvm.loop !186
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none)
define internal fastcc i32 @add_halves(i32 noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #7 {
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
define internal fastcc float @half_to_float(i32 noundef %0) unnamed_addr #7 {
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

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @replay_log(ptr noundef %0) unnamed_addr #8 {
  %2 = alloca [32 x i64], align 16
  %3 = alloca %struct.Observer, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 184
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %5, i64 176
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = getelementptr inbounds i8, ptr %3, i64 16
  %13 = getelementptr inbounds i8, ptr %3, i64 24
  %14 = getelementptr inbounds i8, ptr %3, i64 28
  %15 = getelementptr inbounds i8, ptr %3, i64 32
  %16 = getelementptr inbounds i8, ptr %5, i64 96
  %17 = getelementptr inbounds i8, ptr %0, i64 168
  br label %19

18:                                               ; preds = %51, %1
  store i64 0, ptr %6, align 8
  ret void

19:                                               ; preds = %9, %51
  %20 = phi i64 [ 0, %9 ], [ %53, %51 ]
  %21 = load ptr, ptr %10, align 8
  %22 = getelementptr i8, ptr %21, i64 %20
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #25
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  br label %56

24:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #25
  store ptr %0, ptr %3, align 8
  store ptr %5, ptr %11, align 8
  %25 = getelementptr inbounds i8, ptr %22, i64 12
  %26 = load i32, ptr %25, align 4
  %27 = sext i32 %26 to i64
  store i64 %27, ptr %12, align 8
  %28 = load i32, ptr %22, align 4
  store i32 %28, ptr %13, align 8
  %29 = getelementptr inbounds i8, ptr %22, i64 8
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %14, align 4
  %31 = load ptr, ptr %16, align 8
  %32 = getelementptr i32, ptr %31, i64 %27
  %33 = load i32, ptr %32, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 4
  store i32 %34, ptr %15, align 8
  %35 = getelementptr inbounds i8, ptr %22, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr i8, ptr %22, i64 144
  call fastcc void @observe_shared(ptr noundef nonnull %3, i32 noundef %36, ptr noundef nonnull %2, ptr noundef %37) #24
  %38 = load ptr, ptr %17, align 8
  %39 = load i32, ptr %22, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr %struct.Slot, ptr %38, i64 %40
  %42 = getelementptr inbounds i8, ptr %41, i64 12
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %51, label %45

45:                                               ; preds = %24
  %46 = getelementptr inbounds i8, ptr %41, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = shl i32 %47, 5
  %49 = sext i32 %48 to i64
  %50 = add nsw i64 %49, 144
  br label %51

51:                                               ; preds = %24, %45
  %52 = phi i64 [ %50, %45 ], [ 144, %24 ]
  %53 = add i64 %52, %20
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #25
  %54 = load i64, ptr %6, align 8
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %19, label %18, !llvm.loop !187

56:                                               ; preds = %19, %56
  %57 = phi i64 [ 0, %19 ], [ %62, %56 ]
  %58 = getelementptr [32 x i32], ptr %23, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr [32 x i64], ptr %2, i64 0, i64 %57
  store i64 %60, ptr %61, align 8
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %24, label %56, !llvm.loop !188
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #3 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %6, i64 436
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %8, %10
  br i1 %11, label %79, label %12

12:                                               ; preds = %4
  %13 = getelementptr inbounds i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %79

16:                                               ; preds = %12
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 964
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %79

21:                                               ; preds = %16
  %22 = getelementptr inbounds i8, ptr %17, i64 32
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %6, i64 8
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %25, %3
  %27 = getelementptr i8, ptr %23, i64 %26
  %28 = getelementptr inbounds i8, ptr %6, i64 368
  %29 = load i32, ptr %28, align 8
  %30 = icmp ne i32 %29, 0
  %31 = icmp sgt i64 %25, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %36, label %47

33:                                               ; preds = %36
  %34 = add nuw nsw i64 %37, 1
  %35 = icmp slt i64 %34, %25
  br i1 %35, label %36, label %47, !llvm.loop !189

36:                                               ; preds = %21, %33
  %37 = phi i64 [ %34, %33 ], [ 0, %21 ]
  %38 = getelementptr i8, ptr %27, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = add i64 %37, %26
  %41 = trunc i64 %40 to i32
  %42 = shl i32 %41, 3
  %43 = and i32 %42, 24
  %44 = lshr i32 2146926583, %43
  %45 = trunc i32 %44 to i8
  %46 = icmp eq i8 %39, %45
  br i1 %46, label %33, label %79

47:                                               ; preds = %33, %21
  %48 = getelementptr inbounds i8, ptr %0, i64 16
  %49 = load i64, ptr %48, align 8
  %50 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %51 = trunc i64 %49 to i32
  %52 = shl i32 %51, 5
  %53 = add nuw nsw i32 %50, 1
  %54 = add i32 %53, %52
  store i32 %54, ptr %13, align 4
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %1, i64 20
  store i32 %56, ptr %57, align 4
  %58 = load i64, ptr %48, align 8
  %59 = getelementptr inbounds i8, ptr %6, i64 48
  %60 = load ptr, ptr %59, align 8
  %61 = load i64, ptr %6, align 8
  %62 = mul i64 %61, %58
  %63 = getelementptr i32, ptr %60, i64 %62
  %64 = getelementptr i32, ptr %63, i64 %58
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %65, 1
  %67 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 %66, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %6, i64 112
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %6, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %73, label %79

73:                                               ; preds = %47
  %74 = trunc i64 %3 to i32
  %75 = getelementptr inbounds i8, ptr %6, i64 104
  %76 = load ptr, ptr %75, align 8
  %77 = add nsw i64 %69, 1
  store i64 %77, ptr %68, align 8
  %78 = getelementptr i32, ptr %76, i64 %69
  store i32 %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %36, %73, %47, %4, %12, %16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @compare(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #8 {
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !190)
  %100 = shl i64 %45, 5
  %101 = or disjoint i64 %100, %31
  %102 = zext nneg i32 %99 to i64
  %103 = or disjoint i64 %100, %102
  %104 = and i32 %49, -1610612737
  %105 = icmp ugt i32 %25, %99
  store i32 2, ptr %9, align 8, !alias.scope !190
  store i32 %75, ptr %32, align 4, !alias.scope !190
  br i1 %105, label %106, label %108

106:                                              ; preds = %98
  %107 = load i32, ptr %34, align 8, !noalias !190
  store i32 %107, ptr %33, align 8, !alias.scope !190
  br label %110

108:                                              ; preds = %98
  store i32 %104, ptr %33, align 8, !alias.scope !190
  %109 = load i32, ptr %34, align 8, !noalias !190
  br label %110

110:                                              ; preds = %106, %108
  %111 = phi i64 [ %101, %108 ], [ %103, %106 ]
  %112 = phi i64 [ %103, %108 ], [ %101, %106 ]
  %113 = phi i32 [ %109, %108 ], [ %104, %106 ]
  store i32 %113, ptr %35, align 4, !alias.scope !190
  store i64 %112, ptr %36, align 8, !alias.scope !190
  store i64 %111, ptr %37, align 8, !alias.scope !190
  %114 = load ptr, ptr %0, align 8, !noalias !190
  %115 = getelementptr inbounds i8, ptr %114, i64 248
  %116 = load i64, ptr %115, align 8, !noalias !190
  store i64 %116, ptr %38, align 8, !alias.scope !190
  store i64 %116, ptr %39, align 8, !alias.scope !190
  store i64 %6, ptr %40, align 8, !alias.scope !190
  store i64 1, ptr %41, align 8, !alias.scope !190
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
  br i1 %147, label %150, label %137, !llvm.loop !193

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
  br i1 %153, label %154, label %118, !llvm.loop !194

154:                                              ; preds = %150, %94, %148, %86, %78, %110, %97, %66
  %155 = add nuw nsw i64 %45, 1
  %156 = load i64, ptr %12, align 8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %43, label %42, !llvm.loop !195
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @pair_of(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.Hazard) align 8 %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef readonly %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9) unnamed_addr #14 {
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
  %59 = getelementptr inbounds i8, ptr %58, i64 248
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @remember(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2) unnamed_addr #14 {
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr %struct.Touch, ptr %1, i64 %5
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 48
  %10 = load ptr, ptr %9, align 8
  %11 = load i64, ptr %8, align 8
  %12 = mul i64 %11, %5
  %13 = getelementptr i32, ptr %10, i64 %12
  %14 = getelementptr i32, ptr %13, i64 %5
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, 1
  %17 = getelementptr inbounds i8, ptr %0, i64 28
  %18 = load i32, ptr %17, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp eq i32 %19, %16
  br i1 %20, label %21, label %28

21:                                               ; preds = %3
  %22 = getelementptr inbounds i8, ptr %6, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = and i32 %23, %18
  %25 = getelementptr inbounds i8, ptr %6, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = or i32 %26, %2
  br label %28

28:                                               ; preds = %21, %3
  %29 = phi i32 [ %27, %21 ], [ %2, %3 ]
  %30 = phi i32 [ %24, %21 ], [ %18, %3 ]
  store i32 %16, ptr %6, align 4
  %31 = getelementptr inbounds i8, ptr %6, i64 4
  store i32 %29, ptr %31, align 4
  %32 = getelementptr inbounds i8, ptr %0, i64 32
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds i8, ptr %6, i64 8
  store i32 %33, ptr %34, align 4
  %35 = getelementptr inbounds i8, ptr %0, i64 24
  %36 = load i32, ptr %35, align 8
  %37 = or i32 %36, %30
  %38 = getelementptr inbounds i8, ptr %6, i64 12
  store i32 %37, ptr %38, align 4
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
  %14 = getelementptr inbounds i8, ptr %1, i64 248
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
define internal fastcc void @compare_visits(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #12 {
  %9 = alloca %struct.Hazard, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 248
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
  br i1 %40, label %39, label %38, !llvm.loop !196
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
  %13 = getelementptr inbounds i8, ptr %12, i64 248
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, 1
  %16 = icmp eq i64 %15, %11
  br i1 %16, label %34, label %17

17:                                               ; preds = %3
  %18 = getelementptr inbounds i8, ptr %5, i64 168
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %89, label %21

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
  br label %89

34:                                               ; preds = %3
  %35 = getelementptr inbounds i8, ptr %12, i64 964
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %51, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %2, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i8, ptr %5, i64 444
  %42 = load i32, ptr %41, align 4
  %43 = icmp ugt i32 %40, %42
  br i1 %43, label %44, label %89

44:                                               ; preds = %38
  %45 = getelementptr inbounds i8, ptr %0, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = trunc i64 %46 to i32
  %48 = shl i32 %47, 5
  %49 = add i32 %48, %1
  %50 = icmp eq i32 %7, %49
  br label %89

51:                                               ; preds = %34
  %52 = getelementptr inbounds i8, ptr %0, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, %9
  br i1 %54, label %66, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds i8, ptr %2, i64 4
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds i8, ptr %5, i64 48
  %59 = load ptr, ptr %58, align 8
  %60 = load i64, ptr %5, align 8
  %61 = mul i64 %60, %53
  %62 = getelementptr i32, ptr %59, i64 %61
  %63 = getelementptr i32, ptr %62, i64 %9
  %64 = load i32, ptr %63, align 4
  %65 = icmp ule i32 %57, %64
  br label %89

66:                                               ; preds = %51
  %67 = and i32 %7, 31
  %68 = icmp eq i32 %67, %1
  br i1 %68, label %89, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds i8, ptr %2, i64 4
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds i8, ptr %5, i64 56
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr i32, ptr %73, i64 %9
  %75 = load i32, ptr %74, align 4
  %76 = icmp ugt i32 %71, %75
  br i1 %76, label %77, label %89

77:                                               ; preds = %69
  %78 = getelementptr inbounds i8, ptr %5, i64 64
  %79 = load ptr, ptr %78, align 8
  %80 = zext nneg i32 %1 to i64
  %81 = shl nsw i64 %9, 10
  %82 = shl nuw nsw i64 %80, 5
  %83 = add nsw i64 %81, %82
  %84 = zext nneg i32 %67 to i64
  %85 = or disjoint i64 %83, %84
  %86 = getelementptr i32, ptr %79, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = icmp ule i32 %71, %87
  br label %89

89:                                               ; preds = %66, %69, %77, %38, %44, %17, %21, %55
  %90 = phi i1 [ %65, %55 ], [ false, %17 ], [ %33, %21 ], [ true, %38 ], [ %50, %44 ], [ true, %69 ], [ true, %66 ], [ %88, %77 ]
  %91 = zext i1 %90 to i32
  ret i32 %91
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
  br i1 %40, label %19, label %28, !llvm.loop !197

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !198

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
  br i1 %56, label %48, label %44, !llvm.loop !199

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
  br i1 %77, label %58, label %61, !llvm.loop !200

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
  br i1 %90, label %85, label %78, !llvm.loop !201

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
  br i1 %104, label %91, label %88, !llvm.loop !202

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
  br i1 %117, label %105, label %106, !llvm.loop !203
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @pattern_for(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 1936
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr ptr, ptr %6, i64 %2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 168
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
  %7 = getelementptr inbounds i8, ptr %0, i64 168
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Slot, ptr %8, i64 %2
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %23, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds i8, ptr %9, i64 4
  %13 = getelementptr inbounds i8, ptr %0, i64 208
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
  br i1 %47, label %23, label %14, !llvm.loop !204
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @count_copy(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #3 {
  %9 = alloca [32 x i32], align 16
  %10 = alloca [32 x i64], align 16
  %11 = alloca [64 x i64], align 16
  %12 = getelementptr inbounds i8, ptr %0, i64 168
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr %struct.Slot, ptr %13, i64 %1
  %15 = getelementptr inbounds i8, ptr %0, i64 200
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
  br i1 %71, label %72, label %53, !llvm.loop !205

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
  br i1 %131, label %119, label %186, !llvm.loop !206

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
  br i1 %155, label %127, label %132, !llvm.loop !207

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
  br i1 %178, label %179, label %169, !llvm.loop !208

179:                                              ; preds = %169, %156, %135
  %180 = phi i32 [ %139, %135 ], [ %157, %156 ], [ %157, %169 ]
  %181 = phi i32 [ %138, %135 ], [ %159, %156 ], [ %159, %169 ]
  %182 = phi i32 [ %137, %135 ], [ %137, %156 ], [ %176, %169 ]
  %183 = add i32 %136, -1
  %184 = and i32 %183, %136
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %150, label %135, !llvm.loop !209

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
  br i1 %207, label %195, label %208, !llvm.loop !170

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
  %5 = getelementptr inbounds i8, ptr %0, i64 488
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
  br i1 %40, label %18, label %27, !llvm.loop !210

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
  br i1 %61, label %62, label %41, !llvm.loop !211

62:                                               ; preds = %41, %19
  %63 = getelementptr inbounds i8, ptr %2, i64 48
  %64 = load i64, ptr %63, align 8
  tail call void @rooftile_watch(ptr noundef %0, ptr noundef %1, i64 noundef %64, i32 noundef %3, i32 noundef 0, i32 poison) #24
  br label %65

65:                                               ; preds = %4, %62
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #16 {
  %4 = getelementptr inbounds i8, ptr %0, i64 964
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, i32 2146926583, i32 0
  %8 = icmp slt i64 %2, 4
  br i1 %8, label %9, label %12

9:                                                ; preds = %12, %3
  %10 = and i64 %2, -4
  %11 = icmp eq i64 %10, %2
  br i1 %11, label %18, label %19

12:                                               ; preds = %3, %12
  %13 = phi i64 [ %16, %12 ], [ 4, %3 ]
  %14 = phi i64 [ %13, %12 ], [ 0, %3 ]
  %15 = getelementptr i8, ptr %1, i64 %14
  store i32 %7, ptr %15, align 1
  %16 = add nuw nsw i64 %13, 4
  %17 = icmp sgt i64 %16, %2
  br i1 %17, label %9, label %12, !llvm.loop !212

18:                                               ; preds = %19, %9
  ret void

19:                                               ; preds = %9, %19
  %20 = phi i64 [ %27, %19 ], [ %10, %9 ]
  %21 = trunc i64 %20 to i32
  %22 = shl i32 %21, 3
  %23 = and i32 %22, 24
  %24 = lshr i32 %7, %23
  %25 = trunc i32 %24 to i8
  %26 = getelementptr i8, ptr %1, i64 %20
  store i8 %25, ptr %26, align 1
  %27 = add nsw i64 %20, 1
  %28 = icmp slt i64 %27, %2
  br i1 %28, label %19, label %18, !llvm.loop !213
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #20

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @end_generation(ptr noundef %0) unnamed_addr #8 {
  %2 = getelementptr inbounds i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 364
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %182, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %3, i64 184
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %182, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %3, i64 352
  %13 = load i64, ptr %12, align 8
  %14 = xor i64 %13, %9
  %15 = mul i64 %14, -49064778989728563
  %16 = lshr i64 %15, 32
  %17 = xor i64 %16, %15
  %18 = getelementptr inbounds i8, ptr %3, i64 200
  br label %28

19:                                               ; preds = %28
  %20 = icmp eq i64 %39, %30
  %21 = zext i1 %20 to i64
  %22 = or i64 %43, %21
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %18, i8 0, i64 128, i1 false)
  %23 = getelementptr inbounds i8, ptr %3, i64 336
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, -1
  %26 = getelementptr inbounds i8, ptr %3, i64 328
  %27 = load ptr, ptr %26, align 8
  br label %46

28:                                               ; preds = %11, %28
  %29 = phi i64 [ 0, %11 ], [ %44, %28 ]
  %30 = phi i64 [ %17, %11 ], [ %43, %28 ]
  %31 = getelementptr [32 x i32], ptr %18, i64 0, i64 %29
  %32 = load i32, ptr %31, align 4
  %33 = zext i32 %32 to i64
  %34 = shl nuw i64 %33, 32
  %35 = or disjoint i64 %29, 1
  %36 = getelementptr [32 x i32], ptr %18, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = zext i32 %37 to i64
  %39 = or disjoint i64 %34, %38
  %40 = xor i64 %39, %30
  %41 = mul i64 %40, -49064778989728563
  %42 = lshr i64 %41, 32
  %43 = xor i64 %42, %41
  %44 = add nuw nsw i64 %29, 2
  %45 = icmp ult i64 %29, 30
  br i1 %45, label %28, label %19, !llvm.loop !214

46:                                               ; preds = %46, %19
  %47 = phi i64 [ %22, %19 ], [ %54, %46 ]
  %48 = and i64 %47, %25
  %49 = getelementptr %struct.KnownGeneration, ptr %27, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  %52 = icmp eq i64 %50, %22
  %53 = select i1 %51, i1 true, i1 %52
  %54 = add i64 %48, 1
  br i1 %53, label %55, label %46, !llvm.loop !215

55:                                               ; preds = %46
  %56 = getelementptr inbounds i8, ptr %49, i64 8
  %57 = getelementptr inbounds i8, ptr %3, i64 112
  %58 = load i64, ptr %57, align 8
  br i1 %51, label %155, label %59

59:                                               ; preds = %55
  %60 = load i64, ptr %56, align 8
  %61 = and i64 %60, 4294967295
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %177, label %63

63:                                               ; preds = %59
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 184
  %66 = load i64, ptr %65, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %154

68:                                               ; preds = %63
  %69 = getelementptr inbounds i8, ptr %64, i64 176
  %70 = getelementptr inbounds i8, ptr %0, i64 168
  %71 = getelementptr inbounds i8, ptr %0, i64 40
  %72 = getelementptr inbounds i8, ptr %64, i64 436
  %73 = getelementptr inbounds i8, ptr %64, i64 24
  %74 = getelementptr inbounds i8, ptr %64, i64 8
  %75 = load ptr, ptr %70, align 8
  br label %76

76:                                               ; preds = %148, %68
  %77 = phi ptr [ %75, %68 ], [ %149, %148 ]
  %78 = phi i64 [ 0, %68 ], [ %151, %148 ]
  %79 = load ptr, ptr %69, align 8
  %80 = getelementptr i8, ptr %79, i64 %78
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr %struct.Slot, ptr %77, i64 %82
  %84 = getelementptr inbounds i8, ptr %83, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %148, label %87

87:                                               ; preds = %76
  %88 = getelementptr inbounds i8, ptr %80, i64 4
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %140, label %91

91:                                               ; preds = %87
  %92 = getelementptr inbounds i8, ptr %80, i64 16
  %93 = getelementptr inbounds i8, ptr %83, i64 4
  %94 = getelementptr inbounds i8, ptr %83, i64 8
  br label %95

95:                                               ; preds = %120, %91
  %96 = phi i32 [ %89, %91 ], [ %122, %120 ]
  %97 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %96, i1 true)
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr [32 x i32], ptr %92, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = icmp slt i32 %100, 0
  br i1 %102, label %120, label %103

103:                                              ; preds = %95
  %104 = load i32, ptr %93, align 4
  %105 = sext i32 %104 to i64
  %106 = add nsw i64 %105, %101
  %107 = load i64, ptr %71, align 8
  %108 = icmp sgt i64 %106, %107
  br i1 %108, label %120, label %109

109:                                              ; preds = %103
  %110 = load i32, ptr %94, align 8
  %111 = add i32 %110, 2147483647
  %112 = zext i32 %111 to i64
  %113 = and i64 %112, %101
  %114 = icmp eq i64 %113, 0
  %115 = icmp sgt i32 %104, 0
  %116 = and i1 %115, %114
  br i1 %116, label %117, label %120

117:                                              ; preds = %109
  %118 = load i32, ptr %72, align 4
  %119 = load i64, ptr %74, align 8
  br label %124

120:                                              ; preds = %124, %109, %103, %95
  %121 = add i32 %96, -1
  %122 = and i32 %121, %96
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %133, label %95, !llvm.loop !216

124:                                              ; preds = %124, %117
  %125 = phi i64 [ %130, %124 ], [ %119, %117 ]
  %126 = phi i64 [ %131, %124 ], [ %101, %117 ]
  %127 = load ptr, ptr %73, align 8
  %128 = sdiv i64 %126, %125
  %129 = getelementptr %struct.Granule, ptr %127, i64 %128, i32 2
  store i32 %118, ptr %129, align 4
  %130 = load i64, ptr %74, align 8
  %131 = add i64 %130, %126
  %132 = icmp slt i64 %131, %106
  br i1 %132, label %124, label %120, !llvm.loop !217

133:                                              ; preds = %120
  %134 = load ptr, ptr %70, align 8
  %135 = load i32, ptr %80, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr %struct.Slot, ptr %134, i64 %136, i32 3
  %138 = load i32, ptr %137, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %148, label %140

140:                                              ; preds = %133, %87
  %141 = phi ptr [ %134, %133 ], [ %77, %87 ]
  %142 = phi i64 [ %136, %133 ], [ %82, %87 ]
  %143 = getelementptr %struct.Slot, ptr %141, i64 %142, i32 1
  %144 = load i32, ptr %143, align 4
  %145 = shl i32 %144, 5
  %146 = sext i32 %145 to i64
  %147 = add nsw i64 %146, 144
  br label %148

148:                                              ; preds = %140, %133, %76
  %149 = phi ptr [ %141, %140 ], [ %134, %133 ], [ %77, %76 ]
  %150 = phi i64 [ %147, %140 ], [ 144, %133 ], [ 144, %76 ]
  %151 = add i64 %150, %78
  %152 = load i64, ptr %65, align 8
  %153 = icmp slt i64 %151, %152
  br i1 %153, label %76, label %154, !llvm.loop !218

154:                                              ; preds = %148, %63
  store i64 0, ptr %8, align 8
  br label %181

155:                                              ; preds = %55
  %156 = getelementptr inbounds i8, ptr %3, i64 376
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds i8, ptr %3, i64 372
  store i32 0, ptr %158, align 4
  tail call fastcc void @replay_log(ptr noundef %0) #24
  %159 = load i32, ptr %158, align 4
  %160 = load i64, ptr %156, align 8
  %161 = icmp eq i64 %157, %160
  br i1 %161, label %162, label %175

162:                                              ; preds = %155
  %163 = load i64, ptr %57, align 8
  %164 = icmp eq i64 %58, %163
  br i1 %164, label %165, label %175

165:                                              ; preds = %162
  %166 = getelementptr inbounds i8, ptr %3, i64 344
  %167 = load i64, ptr %166, align 8
  %168 = load i64, ptr %23, align 8
  %169 = sdiv i64 %168, 2
  %170 = icmp slt i64 %167, %169
  br i1 %170, label %171, label %175

171:                                              ; preds = %165
  store i64 %22, ptr %49, align 8
  %172 = sext i32 %159 to i64
  store i64 %172, ptr %56, align 8
  %173 = load i64, ptr %166, align 8
  %174 = add i64 %173, 1
  store i64 %174, ptr %166, align 8
  br label %175

175:                                              ; preds = %171, %165, %162, %155
  %176 = icmp eq i32 %159, 0
  store i64 0, ptr %8, align 8
  br i1 %176, label %178, label %181

177:                                              ; preds = %59
  store i64 0, ptr %8, align 8
  br label %182

178:                                              ; preds = %175
  %179 = load i64, ptr %57, align 8
  %180 = icmp eq i64 %58, %179
  br i1 %180, label %182, label %181

181:                                              ; preds = %154, %178, %175
  store i64 %22, ptr %12, align 8
  br label %182

182:                                              ; preds = %177, %178, %181, %1, %7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @take_out(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 56
  %4 = load ptr, ptr %3, align 8
  %5 = sext i32 %1 to i64
  %6 = getelementptr i32, ptr %4, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds i8, ptr %0, i64 64
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr i32, ptr %9, i64 %5
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds i8, ptr %0, i64 32
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr i64, ptr %13, i64 %5
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, -7046029254386353131
  %17 = lshr i64 %16, 32
  %18 = xor i64 %17, %16
  %19 = mul i64 %18, -2960836687051489901
  %20 = lshr i64 %19, 40
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load i32, ptr %22, align 8
  %24 = add i32 %23, 16777215
  %25 = and i32 %24, %21
  %26 = shl nuw nsw i32 %25, 1
  %27 = getelementptr inbounds i8, ptr %0, i64 48
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr i8, ptr %28, i64 %5
  %30 = load i8, ptr %29, align 1
  %31 = lshr i8 %30, 7
  %32 = zext nneg i8 %31 to i32
  %33 = or disjoint i32 %26, %32
  %34 = icmp eq i32 %7, -1
  br i1 %34, label %35, label %40

35:                                               ; preds = %2
  %36 = getelementptr inbounds i8, ptr %0, i64 88
  %37 = load ptr, ptr %36, align 8
  %38 = zext nneg i32 %33 to i64
  %39 = getelementptr i32, ptr %37, i64 %38
  br label %43

40:                                               ; preds = %2
  %41 = sext i32 %7 to i64
  %42 = getelementptr i32, ptr %9, i64 %41
  br label %43

43:                                               ; preds = %40, %35
  %44 = phi ptr [ %39, %35 ], [ %42, %40 ]
  store i32 %11, ptr %44, align 4
  %45 = icmp eq i32 %11, -1
  br i1 %45, label %46, label %51

46:                                               ; preds = %43
  %47 = getelementptr inbounds i8, ptr %0, i64 96
  %48 = load ptr, ptr %47, align 8
  %49 = zext nneg i32 %33 to i64
  %50 = getelementptr i32, ptr %48, i64 %49
  br label %55

51:                                               ; preds = %43
  %52 = load ptr, ptr %3, align 8
  %53 = sext i32 %11 to i64
  %54 = getelementptr i32, ptr %52, i64 %53
  br label %55

55:                                               ; preds = %51, %46
  %56 = phi ptr [ %50, %46 ], [ %54, %51 ]
  store i32 %7, ptr %56, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @drop(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #3 {
  tail call fastcc void @take_out(ptr noundef %0, i32 noundef %1) #24
  %3 = getelementptr inbounds i8, ptr %0, i64 104
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 32
  %6 = load ptr, ptr %5, align 8
  %7 = sext i32 %1 to i64
  %8 = getelementptr i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, -7046029254386353131
  %11 = lshr i64 %10, 32
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -2960836687051489901
  %14 = lshr i64 %13, 40
  %15 = trunc nuw nsw i64 %14 to i32
  %16 = getelementptr inbounds i8, ptr %0, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = add i32 %17, 16777215
  %19 = and i32 %18, %15
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr i32, ptr %4, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, -1
  store i32 %23, ptr %21, align 4
  %24 = load ptr, ptr %5, align 8
  %25 = getelementptr i64, ptr %24, i64 %7
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 80
  %28 = load ptr, ptr %27, align 8
  %29 = ashr i64 %26, 6
  %30 = ashr i64 %26, 8
  %31 = xor i64 %29, %30
  %32 = xor i64 %31, %26
  %33 = getelementptr inbounds i8, ptr %0, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = add i32 %34, -1
  %36 = sext i32 %35 to i64
  %37 = and i64 %32, %36
  %38 = getelementptr i32, ptr %28, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %1
  %41 = getelementptr inbounds i8, ptr %0, i64 72
  %42 = load ptr, ptr %41, align 8
  br i1 %40, label %51, label %43

43:                                               ; preds = %2, %43
  %44 = phi i32 [ %47, %43 ], [ %39, %2 ]
  %45 = sext i32 %44 to i64
  %46 = getelementptr i32, ptr %42, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, %1
  br i1 %48, label %49, label %43, !llvm.loop !219

49:                                               ; preds = %43
  %50 = getelementptr i32, ptr %42, i64 %45
  br label %51

51:                                               ; preds = %2, %49
  %52 = phi ptr [ %50, %49 ], [ %38, %2 ]
  %53 = getelementptr inbounds i8, ptr %0, i64 72
  %54 = getelementptr i32, ptr %42, i64 %7
  %55 = load i32, ptr %54, align 4
  store i32 %55, ptr %52, align 4
  %56 = getelementptr inbounds i8, ptr %0, i64 28
  %57 = load i32, ptr %56, align 4
  %58 = load ptr, ptr %53, align 8
  %59 = getelementptr i32, ptr %58, i64 %7
  store i32 %57, ptr %59, align 4
  store i32 %1, ptr %56, align 4
  ret void
}

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
attributes #5 = { nofree norecurse nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-builtin-bcmp" }
attributes #8 = { nofree norecurse nosync nounwind optsize "no-builtin-bcmp" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #10 = { nofree norecurse nounwind optsize "no-builtin-bcmp" }
attributes #11 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #12 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #15 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #16 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #17 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtin-bcmp" }
attributes #18 = { nounwind optsize "no-builtin-bcmp" }
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
!45 = !{!46}
!46 = distinct !{!46, !47, !"pair_of: argument 0"}
!47 = distinct !{!47, !"pair_of"}
!48 = distinct !{!48, !2}
!49 = !{!50}
!50 = distinct !{!50, !51, !"pair_of: argument 0"}
!51 = distinct !{!51, !"pair_of"}
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
!79 = !{!80}
!80 = distinct !{!80, !81, !"unpacked: argument 0"}
!81 = distinct !{!81, !"unpacked"}
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
!166 = distinct !{!166, !2}
!167 = distinct !{!167, !2}
!168 = distinct !{!168, !2}
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
!188 = distinct !{!188, !2}
!189 = distinct !{!189, !2}
!190 = !{!191}
!191 = distinct !{!191, !192, !"pair_of: argument 0"}
!192 = distinct !{!192, !"pair_of"}
!193 = distinct !{!193, !2}
!194 = distinct !{!194, !2}
!195 = distinct !{!195, !2}
!196 = distinct !{!196, !2}
!197 = distinct !{!197, !2}
!198 = distinct !{!198, !2}
!199 = distinct !{!199, !2}
!200 = distinct !{!200, !2}
!201 = distinct !{!201, !2}
!202 = distinct !{!202, !2}
!203 = distinct !{!203, !2}
!204 = distinct !{!204, !2}
!205 = distinct !{!205, !2}
!206 = distinct !{!206, !2}
!207 = distinct !{!207, !2}
!208 = distinct !{!208, !2}
!209 = distinct !{!209, !2}
!210 = distinct !{!210, !2}
!211 = distinct !{!211, !2}
!212 = distinct !{!212, !2}
!213 = distinct !{!213, !2}
!214 = distinct !{!214, !2}
!215 = distinct !{!215, !2}
!216 = distinct !{!216, !2}
!217 = distinct !{!217, !2}
!218 = distinct !{!218, !2}
!219 = distinct !{!219, !2}
