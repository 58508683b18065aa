; Written by tools/build_runtime.py from runtime.c; do not edit.
; source 1606ef17692f5376a963273f602f104ea3e601f58e6397cb2ded27654fd675bf

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i64], [64 x i32], i32 }
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
%struct.Descriptor = type { i64, i64, i64, i64, i64 }
%struct.Pair = type { ptr, ptr, i32, i32, i64 }
%struct.Uniform = type { i64, i64, i64 }
%struct.Meeting = type { [2 x %struct.Visit], [2 x %struct.Visit] }
%struct.KnownGeneration = type { i64, i64 }

@unpacked.swizzles = internal unnamed_addr constant [4 x i16] [i16 0, i16 128, i16 64, i16 32], align 2
@ANY_GLOBAL = internal constant %struct.Slot zeroinitializer, align 8

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local ptr @rooftile_resolve(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #26
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #25
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #25
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #25
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #26
  br label %59

59:                                               ; preds = %4, %57
  %60 = phi ptr [ %58, %57 ], [ null, %4 ]
  ret ptr %60
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @find_pattern(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = alloca [32 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #26
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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #25
  %116 = getelementptr inbounds i8, ptr %8, i64 36
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %120, label %119

119:                                              ; preds = %114
  tail call fastcc void @flush_pairs(ptr noundef %0, i64 noundef %2) #25
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #26
  ret ptr %318
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @find_buffer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3, ptr nocapture noundef %4) unnamed_addr #4 {
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

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_origin(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i64 noundef %3) unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %0, i64 472
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %72, label %8

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %1, i64 1952
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %72

12:                                               ; preds = %8
  %13 = getelementptr inbounds i8, ptr %0, i64 168
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr %struct.Slot, ptr %14, i64 %2
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %72

18:                                               ; preds = %12
  %19 = getelementptr inbounds i8, ptr %0, i64 248
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 232
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr i64, ptr %6, i64 %23
  %25 = getelementptr inbounds i8, ptr %0, i64 1192
  %26 = load i64, ptr %25, align 8
  %27 = icmp sgt i64 %22, 0
  br i1 %27, label %28, label %32

28:                                               ; preds = %18
  %29 = getelementptr inbounds i8, ptr %0, i64 224
  br label %38

30:                                               ; preds = %56
  %31 = load i64, ptr %25, align 8
  br label %32

32:                                               ; preds = %30, %18
  %33 = phi i64 [ %26, %18 ], [ %31, %30 ]
  %34 = phi i64 [ %26, %18 ], [ %66, %30 ]
  %35 = icmp eq i64 %33, 0
  %36 = icmp ne i64 %34, 0
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %72, label %69

38:                                               ; preds = %28, %56
  %39 = phi i64 [ %22, %28 ], [ %57, %56 ]
  %40 = phi i64 [ %26, %28 ], [ %66, %56 ]
  %41 = phi i64 [ 0, %28 ], [ %67, %56 ]
  %42 = load ptr, ptr %29, align 8
  %43 = getelementptr %struct.Buffer, ptr %42, i64 %41
  %44 = load i64, ptr %43, align 8
  %45 = icmp sgt i64 %44, %3
  br i1 %45, label %56, label %46

46:                                               ; preds = %38
  %47 = getelementptr inbounds i8, ptr %43, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = icmp sgt i64 %48, %3
  br i1 %49, label %50, label %56

50:                                               ; preds = %46
  %51 = getelementptr i64, ptr %24, i64 %41
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %56

54:                                               ; preds = %50
  store i64 %3, ptr %51, align 8
  %55 = load i64, ptr %21, align 8
  br label %56

56:                                               ; preds = %54, %50, %46, %38
  %57 = phi i64 [ %55, %54 ], [ %39, %50 ], [ %39, %46 ], [ %39, %38 ]
  %58 = getelementptr i64, ptr %24, i64 %41
  %59 = load i64, ptr %58, align 8
  %60 = icmp ne i64 %59, 0
  %61 = icmp ult i64 %41, 64
  %62 = and i1 %61, %60
  %63 = shl nuw i64 1, %41
  %64 = xor i64 %63, -1
  %65 = select i1 %62, i64 %64, i64 -1
  %66 = and i64 %65, %40
  %67 = add nuw nsw i64 %41, 1
  %68 = icmp slt i64 %67, %57
  br i1 %68, label %38, label %30, !llvm.loop !9

69:                                               ; preds = %32
  %70 = getelementptr inbounds i8, ptr %0, i64 56
  %71 = load ptr, ptr %70, align 8
  store atomic i32 2, ptr %71 monotonic, align 4
  br label %72

72:                                               ; preds = %32, %69, %4, %8, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @trace(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Touched, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = getelementptr inbounds i8, ptr %0, i64 464
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %10, 0
  br i1 %11, label %139, label %12

12:                                               ; preds = %4
  %13 = load i32, ptr %8, align 8
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %139, label %15

15:                                               ; preds = %12
  %16 = getelementptr inbounds i8, ptr %8, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %139, label %19

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
  br i1 %32, label %139, label %33

33:                                               ; preds = %19
  %34 = getelementptr inbounds i8, ptr %0, i64 440
  %35 = load ptr, ptr %34, align 8
  %36 = mul i64 %30, %25
  %37 = getelementptr i64, ptr %35, i64 %36
  call void @llvm.lifetime.start.p0(i64 1288, ptr nonnull %5) #26
  %38 = getelementptr inbounds i8, ptr %5, i64 1280
  store i32 0, ptr %38, align 8
  %39 = getelementptr inbounds i8, ptr %8, i64 32
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  %42 = getelementptr inbounds i8, ptr %1, i64 256
  %43 = icmp eq i32 %3, 0
  br i1 %43, label %73, label %44

44:                                               ; preds = %33
  %45 = getelementptr inbounds i8, ptr %8, i64 20
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i8, ptr %8, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %8, i64 28
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  %53 = sext i32 %46 to i64
  %54 = sub nsw i64 0, %53
  %55 = select i1 %52, i64 -1, i64 %54
  %56 = add nsw i64 %53, -1
  %57 = icmp eq i32 %13, 2
  %58 = getelementptr inbounds i8, ptr %0, i64 48
  br label %59

59:                                               ; preds = %44, %114
  %60 = phi i32 [ %3, %44 ], [ %116, %114 ]
  %61 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr [32 x i64], ptr %1, i64 0, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, %49
  %66 = and i64 %55, %65
  %67 = add i64 %56, %66
  br i1 %57, label %81, label %96

68:                                               ; preds = %114
  %69 = load i32, ptr %38, align 8
  %70 = sext i32 %69 to i64
  %71 = add i64 %31, %70
  %72 = icmp sgt i64 %71, %30
  br i1 %72, label %118, label %75

73:                                               ; preds = %33
  %74 = icmp sgt i64 %31, %30
  br i1 %74, label %118, label %138

75:                                               ; preds = %68
  %76 = icmp sgt i32 %69, 0
  br i1 %76, label %77, label %138

77:                                               ; preds = %75
  %78 = shl i64 %2, 5
  %79 = getelementptr inbounds i8, ptr %5, i64 1024
  %80 = zext nneg i32 %69 to i64
  br label %120

81:                                               ; preds = %59
  %82 = ashr i64 %66, 2
  %83 = ashr i64 %67, 2
  %84 = icmp sgt i64 %82, %83
  br i1 %84, label %114, label %85

85:                                               ; preds = %81
  %86 = load i64, ptr %58, align 8
  %87 = sdiv i64 %86, 4
  %88 = mul i64 %87, %25
  %89 = lshr i32 %61, 3
  br label %90

90:                                               ; preds = %85, %90
  %91 = phi i64 [ %82, %85 ], [ %94, %90 ]
  %92 = add nsw i64 %91, 8796093022208
  %93 = add i64 %92, %88
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %93, i64 noundef 0, i32 noundef %89) #25
  %94 = add nsw i64 %91, 1
  %95 = icmp slt i64 %91, %83
  br i1 %95, label %90, label %114, !llvm.loop !10

96:                                               ; preds = %59
  %97 = ashr i64 %66, 5
  %98 = ashr i64 %67, 5
  %99 = icmp sgt i64 %97, %98
  br i1 %99, label %114, label %100

100:                                              ; preds = %96
  %101 = getelementptr i64, ptr %42, i64 %62
  br label %102

102:                                              ; preds = %100, %108
  %103 = phi i64 [ %97, %100 ], [ %112, %108 ]
  %104 = ashr i64 %103, 2
  br i1 %41, label %108, label %105

105:                                              ; preds = %102
  %106 = load i64, ptr %101, align 8
  %107 = ashr i64 %106, 5
  br label %108

108:                                              ; preds = %102, %105
  %109 = phi i64 [ %107, %105 ], [ 0, %102 ]
  %110 = trunc i64 %103 to i32
  %111 = and i32 %110, 3
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %104, i64 noundef %109, i32 noundef %111) #25
  %112 = add nsw i64 %103, 1
  %113 = icmp slt i64 %103, %98
  br i1 %113, label %102, label %114, !llvm.loop !11

114:                                              ; preds = %108, %90, %96, %81
  %115 = add i32 %60, -1
  %116 = and i32 %115, %60
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %68, label %59, !llvm.loop !12

118:                                              ; preds = %73, %68
  %119 = xor i64 %31, -1
  store i64 %119, ptr %28, align 8
  br label %138

120:                                              ; preds = %77, %120
  %121 = phi i64 [ 0, %77 ], [ %136, %120 ]
  %122 = getelementptr [64 x i64], ptr %5, i64 0, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = shl i64 %123, 20
  %125 = icmp eq i64 %121, 0
  %126 = select i1 %125, i64 16, i64 0
  %127 = getelementptr [64 x i32], ptr %79, i64 0, i64 %121
  %128 = load i32, ptr %127, align 4
  %129 = zext i32 %128 to i64
  %130 = or disjoint i64 %126, %78
  %131 = or i64 %130, %124
  %132 = or i64 %131, %129
  %133 = load i64, ptr %28, align 8
  %134 = add i64 %133, 1
  store i64 %134, ptr %28, align 8
  %135 = getelementptr i64, ptr %37, i64 %133
  store i64 %132, ptr %135, align 8
  %136 = add nuw nsw i64 %121, 1
  %137 = icmp eq i64 %136, %80
  br i1 %137, label %138, label %120, !llvm.loop !13

138:                                              ; preds = %120, %73, %75, %118
  call void @llvm.lifetime.end.p0(i64 1288, ptr nonnull %5) #26
  br label %139

139:                                              ; preds = %138, %19, %4, %12, %15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_access(ptr nocapture noundef readonly %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
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
  %16 = getelementptr inbounds i8, ptr %0, i64 1036
  %17 = icmp sgt i32 %9, 0
  br label %18

18:                                               ; preds = %12, %28
  %19 = phi i32 [ %3, %12 ], [ %30, %28 ]
  %20 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %19, i1 true)
  %21 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %20) #25
  %22 = load i32, ptr %13, align 4
  %23 = icmp sgt i32 %22, 0
  br i1 %23, label %24, label %28

24:                                               ; preds = %18
  %25 = zext nneg i32 %20 to i64
  %26 = icmp eq ptr %21, null
  br label %32

27:                                               ; preds = %28
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
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
  tail call fastcc void @copy(ptr noundef %62, ptr noundef %38, i64 noundef %10) #25
  br label %65

64:                                               ; preds = %61
  tail call fastcc void @copy(ptr noundef %38, ptr noundef %62, i64 noundef %10) #25
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
define internal fastcc ptr @lane_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #4 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 168
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr %struct.Slot, ptr %7, i64 %2
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr [32 x i64], ptr %1, i64 0, i64 %9
  %11 = load i64, ptr %10, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #26
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
  %26 = getelementptr inbounds i8, ptr %0, i64 1064
  %27 = load i64, ptr %26, align 8
  %28 = icmp sgt i64 %21, %27
  br i1 %28, label %70, label %29

29:                                               ; preds = %25
  %30 = and i64 %20, 16777215
  %31 = getelementptr inbounds i8, ptr %0, i64 1040
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %0, i64 1056
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
  tail call fastcc void @record(ptr noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #25
  br label %59

59:                                               ; preds = %55, %50
  %60 = getelementptr inbounds i8, ptr %8, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %66, label %63

63:                                               ; preds = %59
  %64 = load i32, ptr %43, align 4
  %65 = sext i32 %64 to i64
  tail call fastcc void @mark_written(ptr noundef nonnull %41, i64 noundef %42, i64 noundef %65) #25
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
  %74 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %11, i64 noundef %73, ptr noundef nonnull %5) #25
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %80

76:                                               ; preds = %70
  %77 = getelementptr inbounds i8, ptr %0, i64 208
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr %struct.Fault, ptr %78, i64 %2
  tail call fastcc void @record(ptr noundef %79, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #25
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
  tail call fastcc void @record(ptr noundef %89, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #25
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #26
  ret ptr %107
}

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

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #25
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
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
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #25
  br label %33

33:                                               ; preds = %18, %32, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define dso_local void @rooftile_atomic(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #25
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #25
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #25
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #25
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #25
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #25
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #25
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
define dso_local void @rooftile_convene(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #26
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
  call fastcc void @note_hazard(ptr noundef %93, ptr noundef nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #26
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #26
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
  call fastcc void @note_hazard(ptr noundef %117, ptr noundef nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #26
  %118 = load i32, ptr %14, align 8
  br label %119

119:                                              ; preds = %113, %94
  %120 = phi i32 [ %118, %113 ], [ %96, %94 ]
  %121 = and i32 %120, %60
  %122 = and i32 %121, %54
  %123 = icmp eq i32 %122, 0
  %124 = load ptr, ptr %26, align 8
  %125 = getelementptr inbounds i8, ptr %124, i64 424
  %126 = load i64, ptr %125, align 8
  %127 = icmp sgt i64 %126, 0
  br i1 %123, label %128, label %129

128:                                              ; preds = %119
  br i1 %127, label %130, label %212

129:                                              ; preds = %119
  br i1 %127, label %130, label %176

130:                                              ; preds = %128, %129
  %131 = getelementptr inbounds i8, ptr %124, i64 416
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
  %191 = getelementptr inbounds i8, ptr %124, i64 432
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %126, %192
  br i1 %193, label %194, label %197

194:                                              ; preds = %189
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #26
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
  call fastcc void @note_hazard(ptr noundef nonnull %124, ptr noundef nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #26
  br label %212

197:                                              ; preds = %189
  %198 = getelementptr inbounds i8, ptr %124, i64 416
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
define dso_local void @rooftile_no_source(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #26
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
  call fastcc void @note_hazard(ptr noundef %30, ptr noundef nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #26
  br label %31

31:                                               ; preds = %7, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_barrier_number(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef %4) local_unnamed_addr #4 {
  %6 = alloca %struct.Hazard, align 8
  %7 = icmp eq i32 %2, 0
  %8 = icmp ult i32 %4, 16
  %9 = or i1 %7, %8
  br i1 %9, label %32, label %10

10:                                               ; preds = %5
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #26
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
  call fastcc void @note_hazard(ptr noundef %31, ptr noundef nonnull %6) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #26
  br label %32

32:                                               ; preds = %5, %10
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_hazard(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #4 {
  %3 = alloca [5 x i64], align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 384
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 400
  %8 = load i64, ptr %7, align 8
  %9 = icmp sgt i64 %8, 0
  br i1 %9, label %10, label %88

10:                                               ; preds = %2
  %11 = getelementptr inbounds i8, ptr %0, i64 392
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #26
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #26
  br label %87

76:                                               ; preds = %72, %37
  %77 = phi i64 [ 0, %37 ], [ %73, %72 ]
  %78 = getelementptr [5 x i64], ptr %3, i64 0, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %72, label %81

81:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #26
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
  %89 = getelementptr inbounds i8, ptr %0, i64 408
  %90 = load i64, ptr %89, align 8
  %91 = icmp slt i64 %8, %90
  br i1 %91, label %92, label %97

92:                                               ; preds = %88
  %93 = getelementptr inbounds i8, ptr %0, i64 392
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
define dso_local void @rooftile_fence(ptr noundef %0, ptr nocapture noundef readonly %1) local_unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 488
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 372
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #25
  store i32 0, ptr %5, align 4
  br label %9

9:                                                ; preds = %2, %8
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %4, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = load i64, ptr %4, align 8
  %15 = mul i64 %14, %11
  %16 = getelementptr i32, ptr %13, i64 %15
  %17 = getelementptr i32, ptr %16, i64 %11
  %18 = load i32, ptr %17, align 4
  %19 = add i32 %18, 1
  store i32 %19, ptr %17, align 4
  %20 = getelementptr inbounds i8, ptr %4, i64 128
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
define dso_local void @rooftile_proxy_fence(ptr nocapture noundef readonly %0) local_unnamed_addr #10 {
  %2 = getelementptr inbounds i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 448
  %5 = load i32, ptr %4, align 8
  %6 = add i32 %5, 1
  store i32 %6, ptr %4, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_unset(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #26
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
  call fastcc void @note_hazard(ptr noundef %9, ptr noundef nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #26
  br label %30

30:                                               ; preds = %4, %7
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_watch(ptr noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 %5) local_unnamed_addr #11 {
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
  %17 = getelementptr inbounds i8, ptr %11, i64 372
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %109, label %20

20:                                               ; preds = %16
  %21 = and i32 %4, 1073741824
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %30

23:                                               ; preds = %20
  %24 = getelementptr inbounds i8, ptr %11, i64 192
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, 1168
  %27 = getelementptr inbounds i8, ptr %11, i64 200
  %28 = load i64, ptr %27, align 8
  %29 = icmp sgt i64 %26, %28
  br i1 %29, label %30, label %31

30:                                               ; preds = %23, %20
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #25
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
  tail call fastcc void @look_for_copies(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #25
  %38 = load ptr, ptr %10, align 8
  %39 = load ptr, ptr %12, align 8
  %40 = getelementptr inbounds i8, ptr %38, i64 192
  %41 = load i64, ptr %40, align 8
  br label %42

42:                                               ; preds = %34, %37
  %43 = phi i64 [ %25, %34 ], [ %41, %37 ]
  %44 = phi ptr [ %13, %34 ], [ %39, %37 ]
  %45 = phi ptr [ %11, %34 ], [ %38, %37 ]
  %46 = getelementptr %struct.Slot, ptr %44, i64 %2
  %47 = getelementptr inbounds i8, ptr %45, i64 184
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds i8, ptr %45, i64 192
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
  %82 = getelementptr inbounds i8, ptr %45, i64 208
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %9) #26
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
  %118 = getelementptr inbounds i8, ptr %11, i64 104
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
  %131 = getelementptr inbounds i8, ptr %11, i64 152
  %132 = getelementptr inbounds i8, ptr %128, i64 12
  %133 = getelementptr inbounds i8, ptr %0, i64 1036
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #26
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
  call fastcc void @note_hazard(ptr noundef %11, ptr noundef nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #26
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
  tail call fastcc void @look_for_copies(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #25
  %193 = load i32, ptr %14, align 8
  %194 = icmp eq i32 %193, 1
  br i1 %194, label %195, label %197

195:                                              ; preds = %189, %192
  %196 = getelementptr inbounds i8, ptr %1, i64 256
  call fastcc void @observe_shared(ptr noundef nonnull %9, i32 noundef %3, ptr noundef nonnull %1, ptr noundef nonnull %196) #25
  br label %456

197:                                              ; preds = %109, %192
  %198 = getelementptr inbounds i8, ptr %1, i64 256
  %199 = load ptr, ptr %12, align 8
  %200 = shl i64 %2, 32
  %201 = ashr exact i64 %200, 26
  %202 = getelementptr i8, ptr %199, i64 %201
  %203 = getelementptr inbounds i8, ptr %11, i64 168
  %204 = getelementptr inbounds i8, ptr %11, i64 160
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
  %284 = getelementptr inbounds i8, ptr %278, i64 1036
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %290, label %287

287:                                              ; preds = %272
  %288 = getelementptr inbounds i8, ptr %283, i64 452
  %289 = load i64, ptr %111, align 8
  br label %298

290:                                              ; preds = %272
  %291 = load i64, ptr %111, align 8
  %292 = getelementptr inbounds i8, ptr %283, i64 56
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
  call fastcc void @compare_visits(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %276, ptr noundef nonnull %276, i32 noundef %319, i32 noundef 1, i32 noundef %332, i64 noundef %277) #25
  br i1 %315, label %333, label %335

333:                                              ; preds = %331
  %334 = getelementptr inbounds i8, ptr %276, i64 32
  call fastcc void @compare_visits(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %276, ptr noundef nonnull %334, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %277) #25
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
  %373 = call fastcc i32 @visit_is_ordered(ptr noundef nonnull readonly %9, i32 noundef %213, ptr noundef nonnull %369) #25
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
  tail call fastcc void @publish(ptr noundef %0, i64 noundef %465, i32 noundef %463) #25
  %466 = load i32, ptr %460, align 4
  %467 = icmp eq i32 %466, 1
  br i1 %467, label %473, label %468

468:                                              ; preds = %464
  %469 = load i32, ptr %14, align 8
  br label %470

470:                                              ; preds = %468, %459
  %471 = phi i32 [ %469, %468 ], [ %463, %459 ]
  %472 = load i64, ptr %112, align 8
  tail call fastcc void @learn(ptr noundef %0, i64 noundef %472, i32 noundef %471) #25
  br label %473

473:                                              ; preds = %185, %464, %470, %456
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %9) #26
  br label %474

474:                                              ; preds = %96, %72, %6, %473
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @look_for_copies(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #12 {
  %5 = getelementptr inbounds i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %2, i32 1
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 96
  %11 = load i64, ptr %10, align 8
  %12 = icmp sgt i64 %11, 0
  br i1 %12, label %13, label %143

13:                                               ; preds = %4
  %14 = getelementptr inbounds i8, ptr %0, i64 88
  %15 = load ptr, ptr %14, align 8
  br label %20

16:                                               ; preds = %20
  %17 = icmp eq i64 %25, 0
  br i1 %17, label %143, label %18

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
  br i1 %12, label %31, label %143

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

48:                                               ; preds = %31, %140
  %49 = phi i64 [ 0, %31 ], [ %141, %140 ]
  %50 = getelementptr %struct.Warp, ptr %33, i64 %49
  %51 = getelementptr inbounds i8, ptr %50, i64 2856
  %52 = load i64, ptr %51, align 8
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %140

54:                                               ; preds = %48
  %55 = getelementptr inbounds i8, ptr %50, i64 2840
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds i8, ptr %50, i64 2848
  %58 = load i64, ptr %57, align 8
  br label %59

59:                                               ; preds = %54, %135
  %60 = phi i64 [ 0, %54 ], [ %136, %135 ]
  %61 = add i64 %58, %60
  %62 = srem i64 %61, 512
  %63 = getelementptr %struct.Copy, ptr %56, i64 %62
  %64 = getelementptr inbounds i8, ptr %63, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %135

67:                                               ; preds = %59
  %68 = getelementptr inbounds i8, ptr %63, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = icmp slt i64 %69, %29
  br i1 %70, label %71, label %135

71:                                               ; preds = %67
  %72 = getelementptr inbounds i8, ptr %63, i64 32
  %73 = load i64, ptr %72, align 8
  %74 = icmp sgt i64 %73, %30
  br i1 %74, label %75, label %135

75:                                               ; preds = %71
  %76 = load i32, ptr %63, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %135, label %78

78:                                               ; preds = %75
  %79 = getelementptr inbounds i8, ptr %63, i64 312
  %80 = getelementptr inbounds i8, ptr %63, i64 12
  br label %81

81:                                               ; preds = %78, %131
  %82 = phi i32 [ %76, %78 ], [ %133, %131 ]
  br i1 %19, label %131, label %83

83:                                               ; preds = %81
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %82, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr [32 x i64], ptr %79, i64 0, i64 %85
  %87 = load i64, ptr %86, align 8
  br label %88

88:                                               ; preds = %83, %127
  %89 = phi i32 [ %3, %83 ], [ %129, %127 ]
  %90 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %89, i1 true)
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr [32 x i64], ptr %1, i64 0, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = add i64 %93, %9
  %95 = icmp slt i64 %87, %94
  br i1 %95, label %96, label %127

96:                                               ; preds = %88
  %97 = load i32, ptr %80, align 4
  %98 = sext i32 %97 to i64
  %99 = add i64 %87, %98
  %100 = icmp slt i64 %93, %99
  br i1 %100, label %101, label %127

101:                                              ; preds = %96
  %102 = getelementptr inbounds i8, ptr %63, i64 40
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr i8, ptr %0, i64 888
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  %107 = getelementptr inbounds i8, ptr %0, i64 248
  %108 = load i64, ptr %107, align 8
  br i1 %106, label %113, label %109

109:                                              ; preds = %101
  %110 = getelementptr i8, ptr %0, i64 896
  %111 = load i64, ptr %110, align 8
  %112 = icmp slt i64 %108, %111
  br i1 %112, label %113, label %138

113:                                              ; preds = %109, %101
  %114 = getelementptr i8, ptr %0, i64 896
  store i64 %108, ptr %114, align 8
  %115 = getelementptr inbounds i8, ptr %1, i64 1952
  %116 = load i64, ptr %115, align 8
  %117 = shl i64 %116, 5
  %118 = or disjoint i64 %117, %91
  %119 = getelementptr i8, ptr %0, i64 904
  store i64 %118, ptr %119, align 8
  %120 = getelementptr i8, ptr %0, i64 912
  store i64 %2, ptr %120, align 8
  %121 = getelementptr i8, ptr %0, i64 920
  store i64 %103, ptr %121, align 8
  %122 = getelementptr i8, ptr %0, i64 928
  store i64 0, ptr %122, align 8
  %123 = getelementptr inbounds i8, ptr %1, i64 1988
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr i8, ptr %0, i64 936
  store i64 %125, ptr %126, align 8
  br label %138

127:                                              ; preds = %88, %96
  %128 = add i32 %89, -1
  %129 = and i32 %128, %89
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %88, !llvm.loop !39

131:                                              ; preds = %127, %81
  %132 = add i32 %82, -1
  %133 = and i32 %132, %82
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %81, !llvm.loop !40

135:                                              ; preds = %131, %75, %71, %67, %59
  %136 = add nuw nsw i64 %60, 1
  %137 = icmp eq i64 %136, %52
  br i1 %137, label %140, label %59, !llvm.loop !41

138:                                              ; preds = %109, %113
  %139 = add i64 %105, 1
  store i64 %139, ptr %104, align 8
  br label %143

140:                                              ; preds = %135, %48
  %141 = add nuw nsw i64 %49, 1
  %142 = icmp eq i64 %141, %11
  br i1 %142, label %143, label %48, !llvm.loop !42

143:                                              ; preds = %140, %4, %28, %138, %16
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @observe_shared(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3) unnamed_addr #9 {
  %5 = alloca %struct.Hazard, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Hazard, align 8
  %9 = alloca %struct.Hazard, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %12, i64 48
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr %struct.SlotArray, ptr %17, i64 %15
  %19 = icmp eq i32 %1, 0
  br i1 %19, label %462, label %20

20:                                               ; preds = %4
  %21 = getelementptr inbounds i8, ptr %10, i64 168
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr %struct.Slot, ptr %22, i64 %15
  %24 = getelementptr inbounds i8, ptr %10, i64 1064
  %25 = getelementptr inbounds i8, ptr %10, i64 1040
  %26 = getelementptr inbounds i8, ptr %10, i64 1056
  %27 = getelementptr inbounds i8, ptr %23, i64 4
  %28 = getelementptr inbounds i8, ptr %10, i64 40
  %29 = getelementptr inbounds i8, ptr %23, i64 8
  %30 = getelementptr inbounds i8, ptr %18, i64 8
  %31 = getelementptr inbounds i8, ptr %9, i64 4
  %32 = getelementptr inbounds i8, ptr %9, i64 8
  %33 = getelementptr inbounds i8, ptr %9, i64 12
  %34 = getelementptr inbounds i8, ptr %9, i64 16
  %35 = getelementptr inbounds i8, ptr %9, i64 24
  %36 = getelementptr inbounds i8, ptr %9, i64 32
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = getelementptr inbounds i8, ptr %9, i64 40
  %39 = getelementptr inbounds i8, ptr %9, i64 48
  %40 = getelementptr inbounds i8, ptr %9, i64 56
  %41 = getelementptr inbounds i8, ptr %12, i64 8
  %42 = getelementptr inbounds i8, ptr %12, i64 460
  %43 = getelementptr inbounds i8, ptr %23, i64 12
  %44 = getelementptr inbounds i8, ptr %0, i64 32
  %45 = getelementptr inbounds i8, ptr %8, i64 4
  %46 = getelementptr inbounds i8, ptr %8, i64 8
  %47 = getelementptr inbounds i8, ptr %8, i64 12
  %48 = getelementptr inbounds i8, ptr %8, i64 32
  %49 = getelementptr inbounds i8, ptr %8, i64 40
  %50 = getelementptr inbounds i8, ptr %8, i64 24
  %51 = getelementptr inbounds i8, ptr %8, i64 16
  %52 = getelementptr inbounds i8, ptr %8, i64 48
  %53 = getelementptr inbounds i8, ptr %8, i64 56
  %54 = getelementptr inbounds i8, ptr %12, i64 24
  %55 = getelementptr inbounds i8, ptr %0, i64 28
  %56 = getelementptr inbounds i8, ptr %5, i64 4
  %57 = getelementptr inbounds i8, ptr %5, i64 8
  %58 = getelementptr inbounds i8, ptr %5, i64 12
  %59 = getelementptr inbounds i8, ptr %5, i64 32
  %60 = getelementptr inbounds i8, ptr %5, i64 40
  %61 = getelementptr inbounds i8, ptr %5, i64 24
  %62 = getelementptr inbounds i8, ptr %5, i64 16
  %63 = getelementptr inbounds i8, ptr %5, i64 48
  %64 = getelementptr inbounds i8, ptr %5, i64 56
  br label %65

65:                                               ; preds = %20, %460
  %66 = phi i32 [ %1, %20 ], [ %78, %460 ]
  %67 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %66, i1 true)
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr i64, ptr %2, i64 %68
  %70 = load i64, ptr %69, align 8
  br label %71

71:                                               ; preds = %80, %65
  %72 = phi i32 [ 0, %65 ], [ %76, %80 ]
  %73 = phi i32 [ %66, %65 ], [ %78, %80 ]
  %74 = sub i32 0, %73
  %75 = and i32 %73, %74
  %76 = or i32 %75, %72
  %77 = add i32 %73, -1
  %78 = and i32 %77, %73
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %86, label %80

80:                                               ; preds = %71
  %81 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %78, i1 true)
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr i64, ptr %2, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, %70
  br i1 %85, label %71, label %86, !llvm.loop !43

86:                                               ; preds = %71, %80
  %87 = icmp ult i64 %70, 16777216
  br i1 %87, label %162, label %88

88:                                               ; preds = %86
  %89 = and i64 %70, -4294967296
  %90 = icmp eq i64 %89, 1152921504606846976
  %91 = and i64 %70, 4294967295
  %92 = select i1 %90, i64 %91, i64 %70
  %93 = ashr i64 %92, 24
  %94 = icmp ult i64 %92, 16777216
  br i1 %94, label %162, label %95

95:                                               ; preds = %88
  %96 = icmp slt i64 %93, 0
  br i1 %96, label %460, label %97

97:                                               ; preds = %95
  %98 = load i64, ptr %24, align 8
  %99 = icmp sgt i64 %93, %98
  br i1 %99, label %460, label %100

100:                                              ; preds = %97
  %101 = and i64 %92, 16777215
  %102 = load ptr, ptr %25, align 8
  %103 = load i64, ptr %26, align 8
  %104 = getelementptr ptr, ptr %102, i64 %103
  %105 = getelementptr ptr, ptr %104, i64 %93
  %106 = getelementptr i8, ptr %105, i64 -8
  %107 = load ptr, ptr %106, align 8
  %108 = icmp eq ptr %107, null
  %109 = icmp eq ptr %107, %10
  %110 = or i1 %108, %109
  br i1 %110, label %161, label %111

111:                                              ; preds = %100
  %112 = getelementptr inbounds i8, ptr %107, i64 488
  %113 = load ptr, ptr %112, align 8
  %114 = load ptr, ptr %0, align 8
  %115 = getelementptr inbounds i8, ptr %114, i64 168
  %116 = load ptr, ptr %115, align 8
  %117 = load i32, ptr %13, align 8
  %118 = sext i32 %117 to i64
  %119 = getelementptr %struct.Slot, ptr %116, i64 %118
  %120 = icmp eq ptr %113, null
  br i1 %120, label %161, label %121

121:                                              ; preds = %111
  %122 = getelementptr inbounds i8, ptr %113, i64 460
  %123 = load i32, ptr %122, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %161, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds i8, ptr %119, i64 4
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  %129 = add nsw i64 %101, %128
  %130 = getelementptr inbounds i8, ptr %107, i64 40
  %131 = load i64, ptr %130, align 8
  %132 = icmp sgt i64 %129, %131
  br i1 %132, label %161, label %133

133:                                              ; preds = %125
  %134 = getelementptr inbounds i8, ptr %119, i64 8
  %135 = load i32, ptr %134, align 8
  %136 = add i32 %135, -1
  %137 = zext i32 %136 to i64
  %138 = and i64 %101, %137
  %139 = icmp eq i64 %138, 0
  %140 = icmp sgt i32 %127, 0
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %161

142:                                              ; preds = %133
  %143 = getelementptr inbounds i8, ptr %113, i64 8
  %144 = getelementptr inbounds i8, ptr %119, i64 12
  %145 = load i64, ptr %143, align 8
  br label %146

146:                                              ; preds = %146, %142
  %147 = phi i64 [ %145, %142 ], [ %155, %146 ]
  %148 = phi i64 [ %101, %142 ], [ %156, %146 ]
  %149 = sdiv i64 %148, %147
  %150 = load i32, ptr %144, align 4
  %151 = icmp ne i32 %150, 0
  %152 = icmp ne i32 %150, 3
  %153 = and i1 %151, %152
  %154 = zext i1 %153 to i32
  tail call fastcc void @meet_in_cluster(ptr noundef nonnull readonly %0, i32 noundef %76, ptr noundef nonnull %113, i64 noundef %149, i32 noundef %154, i32 noundef 1) #25
  %155 = load i64, ptr %143, align 8
  %156 = add i64 %155, %148
  %157 = load i32, ptr %126, align 4
  %158 = sext i32 %157 to i64
  %159 = add nsw i64 %101, %158
  %160 = icmp slt i64 %156, %159
  br i1 %160, label %146, label %161, !llvm.loop !44

161:                                              ; preds = %146, %133, %125, %121, %111, %100
  br i1 %109, label %162, label %460

162:                                              ; preds = %88, %161, %86
  %163 = phi i64 [ %101, %161 ], [ %70, %86 ], [ %92, %88 ]
  %164 = load i32, ptr %27, align 4
  %165 = sext i32 %164 to i64
  %166 = add i64 %163, %165
  %167 = load i64, ptr %28, align 8
  %168 = icmp sgt i64 %166, %167
  br i1 %168, label %460, label %169

169:                                              ; preds = %162
  %170 = load i32, ptr %29, align 8
  %171 = add i32 %170, -1
  %172 = sext i32 %171 to i64
  %173 = and i64 %163, %172
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %175, label %460, !llvm.loop !45

175:                                              ; preds = %169
  %176 = load i64, ptr %18, align 8
  %177 = icmp slt i64 %163, %176
  br i1 %177, label %181, label %178

178:                                              ; preds = %175
  %179 = load i64, ptr %30, align 8
  %180 = icmp sgt i64 %166, %179
  br i1 %180, label %181, label %193

181:                                              ; preds = %178, %175
  %182 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %76)
  %183 = zext nneg i32 %182 to i64
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #26
  store i32 4, ptr %9, align 8
  store i32 0, ptr %31, align 4
  %184 = load i32, ptr %13, align 8
  store i32 %184, ptr %32, align 8
  store i32 -1, ptr %33, align 4
  %185 = load ptr, ptr %0, align 8
  %186 = getelementptr inbounds i8, ptr %185, i64 248
  %187 = load i64, ptr %186, align 8
  store i64 %187, ptr %34, align 8
  store i64 -1, ptr %35, align 8
  %188 = load i64, ptr %37, align 8
  %189 = shl i64 %188, 5
  %190 = or disjoint i64 %189, %68
  store i64 %190, ptr %36, align 8
  store i64 -1, ptr %38, align 8
  store i64 %163, ptr %39, align 8
  store i64 %183, ptr %40, align 8
  %191 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %191, ptr noundef nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #26
  %192 = load i32, ptr %27, align 4
  br label %193

193:                                              ; preds = %181, %178
  %194 = phi i32 [ %192, %181 ], [ %164, %178 ]
  %195 = icmp sgt i32 %194, 0
  br i1 %195, label %196, label %460

196:                                              ; preds = %193
  %197 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %76, i1 true)
  %198 = zext nneg i32 %197 to i64
  %199 = icmp eq i32 %76, 0
  %200 = add i32 %76, -1
  %201 = and i32 %200, %76
  %202 = icmp eq i32 %201, 0
  %203 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %201, i1 true)
  %204 = zext nneg i32 %203 to i64
  %205 = icmp ugt i32 %203, %197
  %206 = shl nuw nsw i32 %197, 5
  %207 = zext nneg i32 %206 to i64
  %208 = load i64, ptr %41, align 8
  br label %209

209:                                              ; preds = %196, %453
  %210 = phi i64 [ %208, %196 ], [ %455, %453 ]
  %211 = phi i64 [ 0, %196 ], [ %456, %453 ]
  %212 = add i64 %211, %163
  %213 = sdiv i64 %212, %210
  %214 = load i32, ptr %42, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %222, label %216

216:                                              ; preds = %209
  %217 = load i32, ptr %43, align 4
  %218 = icmp ne i32 %217, 0
  %219 = icmp ne i32 %217, 3
  %220 = and i1 %218, %219
  %221 = zext i1 %220 to i32
  tail call fastcc void @meet_in_cluster(ptr noundef nonnull %0, i32 noundef %76, ptr noundef nonnull %12, i64 noundef %213, i32 noundef %221, i32 noundef 0) #25
  br label %222

222:                                              ; preds = %216, %209
  %223 = load i32, ptr %43, align 4
  switch i32 %223, label %283 [
    i32 0, label %224
    i32 3, label %224
  ]

224:                                              ; preds = %222, %222
  %225 = load ptr, ptr %11, align 8
  %226 = getelementptr inbounds i8, ptr %225, i64 24
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr %struct.Granule, ptr %227, i64 %213
  %229 = getelementptr inbounds i8, ptr %225, i64 32
  %230 = load ptr, ptr %229, align 8
  %231 = shl i64 %213, 1
  %232 = load i64, ptr %225, align 8
  %233 = mul i64 %231, %232
  %234 = getelementptr %struct.Touch, ptr %230, i64 %233
  %235 = getelementptr inbounds i8, ptr %228, i64 4
  %236 = load i32, ptr %235, align 4
  %237 = getelementptr inbounds i8, ptr %225, i64 440
  %238 = load i32, ptr %237, align 8
  %239 = icmp eq i32 %236, %238
  br i1 %239, label %240, label %245

240:                                              ; preds = %224
  %241 = getelementptr %struct.Touch, ptr %234, i64 %232
  %242 = getelementptr inbounds i8, ptr %225, i64 8
  %243 = load i64, ptr %242, align 8
  %244 = mul i64 %243, %213
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %76, ptr noundef %241, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %244) #25
  br label %245

245:                                              ; preds = %240, %224
  %246 = getelementptr inbounds i8, ptr %225, i64 48
  %247 = load ptr, ptr %246, align 8
  %248 = load i32, ptr %13, align 8
  %249 = sext i32 %248 to i64
  %250 = getelementptr %struct.SlotArray, ptr %247, i64 %249, i32 2
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %281, label %253

253:                                              ; preds = %245
  %254 = getelementptr inbounds i8, ptr %228, i64 8
  %255 = load i32, ptr %254, align 4
  %256 = getelementptr inbounds i8, ptr %225, i64 444
  %257 = load i32, ptr %256, align 4
  %258 = icmp eq i32 %255, %257
  br i1 %258, label %259, label %281

259:                                              ; preds = %253
  %260 = getelementptr inbounds i8, ptr %228, i64 28
  %261 = load i32, ptr %260, align 4
  %262 = sext i32 %261 to i64
  %263 = getelementptr %struct.SlotArray, ptr %247, i64 %262, i32 2
  %264 = load i64, ptr %263, align 8
  %265 = icmp eq i64 %264, %251
  br i1 %265, label %281, label %266

266:                                              ; preds = %259
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #26
  %267 = load i64, ptr %37, align 8
  %268 = getelementptr inbounds i8, ptr %225, i64 8
  %269 = load i64, ptr %268, align 8
  %270 = mul i64 %269, %213
  tail call void @llvm.experimental.noalias.scope.decl(metadata !46)
  %271 = shl i64 %267, 5
  %272 = or disjoint i64 %271, %198
  %273 = and i32 %261, -1610612737
  %274 = load i32, ptr %44, align 8, !noalias !46
  %275 = icmp sgt i32 %274, -1
  %276 = select i1 %275, i32 %248, i32 %273
  %277 = select i1 %275, i32 %273, i32 %248
  store i32 0, ptr %45, align 4
  store i32 %276, ptr %46, align 8
  store i32 %277, ptr %47, align 4, !alias.scope !46
  store i64 %272, ptr %48, align 8, !alias.scope !46
  %278 = load ptr, ptr %0, align 8, !noalias !46
  %279 = getelementptr inbounds i8, ptr %278, i64 248
  %280 = load i64, ptr %279, align 8, !noalias !46
  store i64 %280, ptr %50, align 8, !alias.scope !46
  store i64 %280, ptr %51, align 8, !alias.scope !46
  store i64 %270, ptr %52, align 8, !alias.scope !46
  store i64 1, ptr %53, align 8, !alias.scope !46
  store i32 5, ptr %8, align 8
  store i64 -1, ptr %49, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %225, ptr noundef nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #26
  br label %281

281:                                              ; preds = %245, %253, %259, %266
  tail call fastcc void @expect_written(ptr noundef nonnull readonly %0, ptr noundef %228, i32 noundef %76, i64 noundef %213) #25
  %282 = load i32, ptr %237, align 8
  store i32 %282, ptr %228, align 4
  br label %453

283:                                              ; preds = %222
  %284 = load i64, ptr %41, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7)
  store i32 0, ptr %7, align 4
  %285 = load i32, ptr %29, align 8
  %286 = sext i32 %285 to i64
  %287 = sdiv i64 %211, %286
  %288 = shl i64 %287, 5
  %289 = or disjoint i64 %288, %68
  %290 = mul i64 %289, %286
  %291 = getelementptr i8, ptr %3, i64 %290
  %292 = srem i64 %211, %286
  %293 = getelementptr i8, ptr %291, i64 %292
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %7, ptr readonly align 1 %293, i64 %284, i1 false)
  %294 = load i32, ptr %7, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7)
  %295 = icmp eq i32 %223, 2
  %296 = zext i1 %295 to i32
  %297 = getelementptr i8, ptr %3, i64 %292
  br i1 %199, label %313, label %298

298:                                              ; preds = %283, %298
  %299 = phi i32 [ %311, %298 ], [ %76, %283 ]
  %300 = phi i32 [ %309, %298 ], [ %296, %283 ]
  %301 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %299, i1 true)
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6)
  store i32 0, ptr %6, align 4
  %302 = zext nneg i32 %301 to i64
  %303 = or disjoint i64 %288, %302
  %304 = mul i64 %303, %286
  %305 = getelementptr i8, ptr %297, i64 %304
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %6, ptr readonly align 1 %305, i64 %284, i1 false)
  %306 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6)
  %307 = icmp ne i32 %306, %294
  %308 = zext i1 %307 to i32
  %309 = or i32 %300, %308
  %310 = add i32 %299, -1
  %311 = and i32 %310, %299
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %298, !llvm.loop !49

313:                                              ; preds = %298, %283
  %314 = phi i32 [ %296, %283 ], [ %309, %298 ]
  br i1 %295, label %315, label %318

315:                                              ; preds = %313
  %316 = load ptr, ptr %54, align 8
  %317 = getelementptr %struct.Granule, ptr %316, i64 %213
  tail call fastcc void @expect_written(ptr noundef nonnull %0, ptr noundef %317, i32 noundef %76, i64 noundef %213) #25
  br label %318

318:                                              ; preds = %315, %313
  %319 = load ptr, ptr %11, align 8
  %320 = getelementptr inbounds i8, ptr %319, i64 24
  %321 = load ptr, ptr %320, align 8
  %322 = getelementptr %struct.Granule, ptr %321, i64 %213
  %323 = getelementptr inbounds i8, ptr %319, i64 32
  %324 = load ptr, ptr %323, align 8
  %325 = shl i64 %213, 1
  %326 = load i64, ptr %319, align 8
  %327 = mul i64 %325, %326
  %328 = getelementptr %struct.Touch, ptr %324, i64 %327
  %329 = getelementptr inbounds i8, ptr %319, i64 8
  %330 = load i64, ptr %329, align 8
  %331 = mul i64 %330, %213
  br i1 %202, label %354, label %332

332:                                              ; preds = %318
  %333 = load i32, ptr %55, align 4
  %334 = and i32 %333, 1073741824
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %354

336:                                              ; preds = %332
  %337 = load i32, ptr %13, align 8
  %338 = load i64, ptr %37, align 8
  %339 = icmp eq i32 %314, 0
  %340 = select i1 %339, i32 2, i32 0
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  %341 = shl i64 %338, 5
  %342 = or disjoint i64 %341, %204
  %343 = or disjoint i64 %341, %198
  %344 = and i32 %337, -1610612737
  store i32 2, ptr %5, align 8, !alias.scope !50
  store i32 %340, ptr %56, align 4, !alias.scope !50
  br i1 %205, label %346, label %345

345:                                              ; preds = %336
  br label %346

346:                                              ; preds = %345, %336
  %347 = phi i32 [ %344, %345 ], [ %337, %336 ]
  %348 = phi i64 [ %342, %345 ], [ %343, %336 ]
  %349 = phi i64 [ %343, %345 ], [ %342, %336 ]
  %350 = phi i32 [ %337, %345 ], [ %344, %336 ]
  store i32 %347, ptr %57, align 8
  store i32 %350, ptr %58, align 4, !alias.scope !50
  store i64 %349, ptr %59, align 8, !alias.scope !50
  store i64 %348, ptr %60, align 8, !alias.scope !50
  %351 = load ptr, ptr %0, align 8, !noalias !50
  %352 = getelementptr inbounds i8, ptr %351, i64 248
  %353 = load i64, ptr %352, align 8, !noalias !50
  store i64 %353, ptr %61, align 8, !alias.scope !50
  store i64 %353, ptr %62, align 8, !alias.scope !50
  store i64 %331, ptr %63, align 8, !alias.scope !50
  store i64 1, ptr %64, align 8, !alias.scope !50
  call fastcc void @note_hazard(ptr noundef nonnull %319, ptr noundef nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #26
  br label %354

354:                                              ; preds = %346, %332, %318
  %355 = load i32, ptr %322, align 4
  %356 = getelementptr inbounds i8, ptr %319, i64 440
  %357 = load i32, ptr %356, align 8
  %358 = icmp eq i32 %355, %357
  br i1 %358, label %359, label %361

359:                                              ; preds = %354
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %76, ptr noundef %328, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %331) #25
  %360 = load i32, ptr %356, align 8
  br label %361

361:                                              ; preds = %359, %354
  %362 = phi i32 [ %360, %359 ], [ %357, %354 ]
  %363 = getelementptr inbounds i8, ptr %322, i64 4
  %364 = load i32, ptr %363, align 4
  %365 = icmp eq i32 %364, %362
  br i1 %365, label %366, label %375

366:                                              ; preds = %361
  %367 = load i64, ptr %319, align 8
  %368 = getelementptr %struct.Touch, ptr %328, i64 %367
  %369 = getelementptr inbounds i8, ptr %322, i64 12
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, %294
  %372 = icmp eq i32 %314, 0
  %373 = and i1 %372, %371
  %374 = zext i1 %373 to i32
  tail call fastcc void @compare(ptr noundef nonnull readonly %0, i32 noundef %76, ptr noundef %368, i32 noundef 1, i32 noundef 1, i32 noundef %374, i64 noundef %331) #25
  br label %375

375:                                              ; preds = %366, %361
  %376 = getelementptr inbounds i8, ptr %322, i64 8
  %377 = load i32, ptr %376, align 4
  %378 = getelementptr inbounds i8, ptr %319, i64 444
  %379 = load i32, ptr %378, align 4
  %380 = icmp eq i32 %377, %379
  br i1 %380, label %430, label %381

381:                                              ; preds = %375
  %382 = getelementptr inbounds i8, ptr %322, i64 16
  %383 = load i32, ptr %382, align 4
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %427, label %385

385:                                              ; preds = %381
  %386 = load ptr, ptr %11, align 8
  %387 = add i32 %383, -1
  %388 = sdiv i32 %387, 32
  %389 = sext i32 %388 to i64
  %390 = load i64, ptr %37, align 8
  %391 = icmp eq i64 %390, %389
  br i1 %391, label %401, label %392

392:                                              ; preds = %385
  %393 = getelementptr inbounds i8, ptr %322, i64 24
  %394 = load i32, ptr %393, align 4
  %395 = getelementptr inbounds i8, ptr %386, i64 56
  %396 = load ptr, ptr %395, align 8
  %397 = load i64, ptr %386, align 8
  %398 = mul i64 %397, %390
  %399 = getelementptr i32, ptr %396, i64 %398
  %400 = getelementptr i32, ptr %399, i64 %389
  br label %420

401:                                              ; preds = %385
  %402 = and i32 %387, 31
  %403 = icmp eq i32 %402, %197
  br i1 %403, label %425, label %404

404:                                              ; preds = %401
  %405 = getelementptr inbounds i8, ptr %322, i64 24
  %406 = load i32, ptr %405, align 4
  %407 = getelementptr inbounds i8, ptr %386, i64 64
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr i32, ptr %408, i64 %389
  %410 = load i32, ptr %409, align 4
  %411 = icmp ugt i32 %406, %410
  br i1 %411, label %412, label %425

412:                                              ; preds = %404
  %413 = getelementptr inbounds i8, ptr %386, i64 72
  %414 = load ptr, ptr %413, align 8
  %415 = shl nsw i64 %389, 10
  %416 = or disjoint i64 %415, %207
  %417 = zext nneg i32 %402 to i64
  %418 = or disjoint i64 %416, %417
  %419 = getelementptr i32, ptr %414, i64 %418
  br label %420

420:                                              ; preds = %412, %392
  %421 = phi ptr [ %419, %412 ], [ %400, %392 ]
  %422 = phi i32 [ %406, %412 ], [ %394, %392 ]
  %423 = load i32, ptr %421, align 4
  %424 = icmp ugt i32 %422, %423
  br i1 %424, label %427, label %425

425:                                              ; preds = %420, %404, %401
  %426 = load ptr, ptr %0, align 8
  tail call fastcc void @note_unwritten(ptr noundef nonnull %319, ptr noundef %426, i64 noundef %213) #25
  br label %427

427:                                              ; preds = %425, %420, %381
  store i32 0, ptr %382, align 4
  %428 = load i32, ptr %378, align 4
  store i32 %428, ptr %376, align 4
  %429 = getelementptr inbounds i8, ptr %319, i64 380
  store i32 1, ptr %429, align 4
  br label %430

430:                                              ; preds = %427, %375
  %431 = load i32, ptr %356, align 8
  store i32 %431, ptr %363, align 4
  %432 = icmp ne i32 %314, 0
  %433 = sext i1 %432 to i32
  %434 = xor i32 %294, %433
  %435 = getelementptr inbounds i8, ptr %322, i64 12
  store i32 %434, ptr %435, align 4
  %436 = load i32, ptr %13, align 8
  %437 = getelementptr inbounds i8, ptr %322, i64 28
  store i32 %436, ptr %437, align 4
  %438 = load ptr, ptr %0, align 8
  %439 = getelementptr inbounds i8, ptr %438, i64 168
  %440 = load ptr, ptr %439, align 8
  %441 = sext i32 %436 to i64
  %442 = getelementptr %struct.Slot, ptr %440, i64 %441, i32 9
  %443 = load i32, ptr %442, align 4
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %448

445:                                              ; preds = %430
  %446 = getelementptr inbounds i8, ptr %319, i64 448
  %447 = load i32, ptr %446, align 8
  br label %448

448:                                              ; preds = %430, %445
  %449 = phi i32 [ %447, %445 ], [ 0, %430 ]
  %450 = getelementptr inbounds i8, ptr %322, i64 32
  store i32 %449, ptr %450, align 4
  %451 = load i64, ptr %319, align 8
  %452 = getelementptr %struct.Touch, ptr %328, i64 %451
  br label %453

453:                                              ; preds = %448, %281
  %454 = phi ptr [ %452, %448 ], [ %234, %281 ]
  tail call fastcc void @remember(ptr noundef nonnull readonly %0, ptr noundef %454, i32 noundef %76) #25
  %455 = load i64, ptr %41, align 8
  %456 = add i64 %455, %211
  %457 = load i32, ptr %27, align 4
  %458 = sext i32 %457 to i64
  %459 = icmp slt i64 %456, %458
  br i1 %459, label %209, label %460, !llvm.loop !53

460:                                              ; preds = %453, %95, %97, %193, %162, %169, %161
  %461 = icmp eq i32 %78, 0
  br i1 %461, label %462, label %65

462:                                              ; preds = %460, %4
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @publish(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 128
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i32, ptr %7, i64 %9
  %11 = getelementptr inbounds i8, ptr %5, i64 144
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %0, i64 248
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %8
  %16 = getelementptr i32, ptr %12, i64 %15
  %17 = icmp sgt i64 %8, 0
  br i1 %17, label %18, label %21

18:                                               ; preds = %3
  %19 = getelementptr inbounds i8, ptr %5, i64 136
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
  br i1 %39, label %22, label %21, !llvm.loop !54
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @learn(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #4 {
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = load i64, ptr %5, align 8
  %9 = mul i64 %8, %1
  %10 = getelementptr i32, ptr %7, i64 %9
  %11 = icmp sgt i64 %8, 0
  br i1 %11, label %12, label %14

12:                                               ; preds = %3
  %13 = getelementptr inbounds i8, ptr %5, i64 136
  br label %20

14:                                               ; preds = %33, %3
  %15 = icmp eq i32 %2, 0
  %16 = zext i1 %15 to i64
  %17 = getelementptr inbounds i8, ptr %5, i64 176
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
  br i1 %36, label %20, label %14, !llvm.loop !55
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_meet(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) local_unnamed_addr #9 {
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
  tail call fastcc void @meet(ptr noundef %0, ptr noundef %1, i32 noundef %14) #25
  %15 = xor i32 %14, %7
  %16 = icmp eq i32 %14, %7
  br i1 %16, label %17, label %6, !llvm.loop !56

17:                                               ; preds = %6, %3
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @meet(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #9 {
  %4 = alloca [32 x i32], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 488
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 372
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:                                               ; preds = %3
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #25
  store i32 0, ptr %7, align 4
  br label %11

11:                                               ; preds = %3, %10
  %12 = getelementptr inbounds i8, ptr %1, i64 1952
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds i8, ptr %6, i64 56
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
  %26 = getelementptr inbounds i8, ptr %6, i64 64
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr i32, ptr %27, i64 %13
  store i32 %21, ptr %28, align 4
  br label %66

29:                                               ; preds = %11
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %30 = getelementptr inbounds i8, ptr %6, i64 72
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
  br i1 %46, label %56, label %35, !llvm.loop !57

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
  br i1 %55, label %41, label %47, !llvm.loop !58

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
  br i1 %64, label %65, label %56, !llvm.loop !59

65:                                               ; preds = %56, %29
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #26
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
define dso_local void @rooftile_signal(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #9 {
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
  %17 = getelementptr inbounds i8, ptr %14, i64 372
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %20

20:                                               ; preds = %16
  tail call fastcc void @replay_log(ptr noundef nonnull %0) #25
  store i32 0, ptr %17, align 4
  br label %21

21:                                               ; preds = %20, %16
  %22 = getelementptr inbounds i8, ptr %1, i64 1952
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds i8, ptr %14, i64 56
  %25 = load ptr, ptr %24, align 8
  %26 = load i64, ptr %14, align 8
  %27 = mul i64 %26, %23
  %28 = getelementptr i32, ptr %25, i64 %27
  %29 = getelementptr inbounds i8, ptr %14, i64 80
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
  br i1 %47, label %38, label %48, !llvm.loop !60

48:                                               ; preds = %38, %21, %6, %4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_mbarrier(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #9 {
  %7 = alloca ptr, align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %113, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds i8, ptr %1, i64 256
  %11 = getelementptr inbounds i8, ptr %1, i64 1280
  %12 = icmp eq i32 %3, 5
  %13 = zext i1 %12 to i32
  %14 = getelementptr i8, ptr %0, i64 776
  %15 = getelementptr inbounds i8, ptr %0, i64 248
  %16 = getelementptr i8, ptr %0, i64 784
  %17 = getelementptr inbounds i8, ptr %1, i64 1952
  %18 = getelementptr i8, ptr %0, i64 792
  %19 = getelementptr i8, ptr %0, i64 800
  %20 = getelementptr i8, ptr %0, i64 808
  %21 = getelementptr i8, ptr %0, i64 816
  %22 = getelementptr inbounds i8, ptr %1, i64 1988
  %23 = getelementptr i8, ptr %0, i64 824
  %24 = icmp eq i32 %3, 0
  br label %25

25:                                               ; preds = %9, %107
  %26 = phi ptr [ null, %9 ], [ %108, %107 ]
  %27 = phi i32 [ %2, %9 ], [ %110, %107 ]
  %28 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr i64, ptr %10, i64 %29
  %31 = getelementptr i64, ptr %11, i64 %29
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #26
  %34 = getelementptr [32 x i64], ptr %1, i64 0, i64 %29
  %35 = load i64, ptr %34, align 8
  %36 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %28, i64 noundef %35, i64 noundef %5, ptr noundef nonnull %7) #25
  %37 = icmp eq ptr %36, null
  br i1 %37, label %107, label %41

38:                                               ; preds = %107
  %39 = and i32 %3, -2
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %112, label %113

41:                                               ; preds = %25
  %42 = load i64, ptr %36, align 8
  switch i32 %3, label %58 [
    i32 0, label %43
    i32 1, label %50
    i32 2, label %51
    i32 3, label %54
  ]

43:                                               ; preds = %41
  %44 = add i64 %33, -1048576
  %45 = icmp ult i64 %44, -1048575
  br i1 %45, label %77, label %46

46:                                               ; preds = %43
  %47 = shl nuw nsw i64 %33, 20
  %48 = or disjoint i64 %33, %47
  %49 = or disjoint i64 %48, 2305843009213693952
  store i64 %49, ptr %36, align 8
  br label %97

50:                                               ; preds = %41
  store i64 0, ptr %36, align 8
  br label %105

51:                                               ; preds = %41
  %52 = load ptr, ptr %7, align 8
  %53 = tail call fastcc i32 @change_tx(ptr noundef %52, ptr noundef nonnull %36, i64 noundef %32) #25
  br label %73

54:                                               ; preds = %41
  %55 = load ptr, ptr %7, align 8
  %56 = sub i64 0, %32
  %57 = tail call fastcc i32 @change_tx(ptr noundef %55, ptr noundef nonnull %36, i64 noundef %56) #25
  br label %73

58:                                               ; preds = %41
  %59 = add i64 %33, -1048576
  %60 = icmp ult i64 %59, -1048575
  br i1 %60, label %67, label %61

61:                                               ; preds = %58
  %62 = load ptr, ptr %7, align 8
  %63 = tail call fastcc i32 @arrive_at(ptr noundef %62, ptr noundef nonnull %36, i64 noundef %33, i64 noundef %32, i32 noundef %13, i32 noundef %4) #25
  switch i32 %63, label %67 [
    i32 7, label %64
    i32 0, label %64
  ]

64:                                               ; preds = %61, %61
  %65 = icmp eq ptr %36, %26
  %66 = select i1 %65, i32 6, i32 %63
  br label %67

67:                                               ; preds = %58, %64, %61
  %68 = phi i32 [ %63, %61 ], [ %66, %64 ], [ 4, %58 ]
  %69 = load i64, ptr %36, align 8
  %70 = xor i64 %69, %42
  %71 = icmp slt i64 %70, 0
  %72 = select i1 %71, ptr %36, ptr %26
  br label %73

73:                                               ; preds = %67, %54, %51
  %74 = phi ptr [ %26, %54 ], [ %26, %51 ], [ %72, %67 ]
  %75 = phi i32 [ %57, %54 ], [ %53, %51 ], [ %68, %67 ]
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %105, label %77

77:                                               ; preds = %43, %73
  %78 = phi i32 [ %75, %73 ], [ 4, %43 ]
  %79 = phi ptr [ %74, %73 ], [ %26, %43 ]
  %80 = add nsw i32 %78, -1
  %81 = zext nneg i32 %80 to i64
  %82 = load i64, ptr %34, align 8
  %83 = load i64, ptr %14, align 8
  %84 = icmp eq i64 %83, 0
  %85 = load i64, ptr %15, align 8
  br i1 %84, label %89, label %86

86:                                               ; preds = %77
  %87 = load i64, ptr %16, align 8
  %88 = icmp slt i64 %85, %87
  br i1 %88, label %89, label %95

89:                                               ; preds = %86, %77
  store i64 %85, ptr %16, align 8
  %90 = load i64, ptr %17, align 8
  %91 = shl i64 %90, 5
  %92 = or disjoint i64 %91, %29
  store i64 %92, ptr %18, align 8
  store i64 %5, ptr %19, align 8
  store i64 %81, ptr %20, align 8
  store i64 %82, ptr %21, align 8
  %93 = load i32, ptr %22, align 4
  %94 = sext i32 %93 to i64
  store i64 %94, ptr %23, align 8
  br label %95

95:                                               ; preds = %89, %86
  %96 = add i64 %83, 1
  store i64 %96, ptr %14, align 8
  br i1 %24, label %97, label %105

97:                                               ; preds = %46, %95
  %98 = phi ptr [ %26, %46 ], [ %79, %95 ]
  %99 = load ptr, ptr %7, align 8
  %100 = getelementptr inbounds i8, ptr %99, i64 32
  %101 = load ptr, ptr %100, align 8
  %102 = ptrtoint ptr %36 to i64
  %103 = ptrtoint ptr %101 to i64
  %104 = sub i64 %102, %103
  tail call fastcc void @mark_written(ptr noundef %99, i64 noundef %104, i64 noundef 8) #25
  br label %105

105:                                              ; preds = %50, %73, %97, %95
  %106 = phi ptr [ %98, %97 ], [ %79, %95 ], [ %74, %73 ], [ %26, %50 ]
  store i64 %42, ptr %30, align 8
  br label %107

107:                                              ; preds = %25, %105
  %108 = phi ptr [ %106, %105 ], [ %26, %25 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #26
  %109 = add i32 %27, -1
  %110 = and i32 %109, %27
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %38, label %25, !llvm.loop !61

112:                                              ; preds = %38
  tail call fastcc void @mbarrier_arrived(ptr noundef %0, ptr noundef nonnull %1) #25
  br label %113

113:                                              ; preds = %6, %112, %38
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #14 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #25
  %11 = icmp eq ptr %10, null
  br i1 %11, label %12, label %39

12:                                               ; preds = %6, %9
  %13 = getelementptr i8, ptr %0, i64 776
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 248
  %17 = load i64, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               ; preds = %12
  %19 = getelementptr i8, ptr %0, i64 784
  %20 = load i64, ptr %19, align 8
  %21 = icmp slt i64 %17, %20
  br i1 %21, label %22, label %37

22:                                               ; preds = %18, %12
  %23 = getelementptr i8, ptr %0, i64 784
  store i64 %17, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %1, i64 1952
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 5
  %27 = zext nneg i32 %2 to i64
  %28 = add i64 %26, %27
  %29 = getelementptr i8, ptr %0, i64 792
  store i64 %28, ptr %29, align 8
  %30 = getelementptr i8, ptr %0, i64 800
  store i64 %4, ptr %30, align 8
  %31 = getelementptr i8, ptr %0, i64 808
  store i64 2, ptr %31, align 8
  %32 = getelementptr i8, ptr %0, i64 816
  store i64 %3, ptr %32, align 8
  %33 = getelementptr inbounds i8, ptr %1, i64 1988
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr i8, ptr %0, i64 824
  store i64 %35, ptr %36, align 8
  br label %37

37:                                               ; preds = %18, %22
  %38 = add i64 %14, 1
  store i64 %38, ptr %13, align 8
  br label %39

39:                                               ; preds = %37, %9
  %40 = phi ptr [ null, %37 ], [ %10, %9 ]
  ret ptr %40
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
  %41 = getelementptr inbounds i8, ptr %0, i64 1080
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
  %50 = getelementptr inbounds i8, ptr %0, i64 1080
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
define internal fastcc void @mark_written(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #4 {
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
  %19 = getelementptr inbounds i8, ptr %5, i64 444
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
  br i1 %33, label %21, label %34, !llvm.loop !62

34:                                               ; preds = %21, %11, %3, %7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @mbarrier_arrived(ptr noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #9 {
  %3 = getelementptr inbounds i8, ptr %0, i64 488
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  br i1 %5, label %29, label %6

6:                                                ; preds = %2
  tail call void @rooftile_fence(ptr noundef nonnull %0, ptr noundef %1) #25
  %7 = getelementptr inbounds i8, ptr %1, i64 1952
  %8 = load i64, ptr %7, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 128
  %11 = load ptr, ptr %10, align 8
  %12 = load i64, ptr %9, align 8
  %13 = mul i64 %12, %8
  %14 = getelementptr i32, ptr %11, i64 %13
  %15 = icmp sgt i64 %12, 0
  br i1 %15, label %16, label %29

16:                                               ; preds = %6
  %17 = getelementptr inbounds i8, ptr %9, i64 136
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
  br i1 %28, label %18, label %29, !llvm.loop !54

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
  %28 = tail call fastcc i32 @waits_over(ptr noundef %0, ptr noundef %1, i32 noundef %2) #25
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
  br i1 %50, label %20, label %15, !llvm.loop !63

51:                                               ; preds = %20
  %52 = getelementptr inbounds i8, ptr %1, i64 2036
  %53 = load i32, ptr %52, align 4
  %54 = or i32 %53, %2
  store i32 %54, ptr %52, align 4
  %55 = icmp slt i64 %30, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  tail call fastcc void @end_wait(ptr noundef nonnull %1, i32 noundef %28, i32 noundef 1) #25
  br label %57

57:                                               ; preds = %51, %56, %20
  %58 = phi i32 [ 1, %20 ], [ 0, %56 ], [ 0, %51 ]
  ret i32 %58
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc i32 @waits_over(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2) unnamed_addr #11 {
  %4 = alloca ptr, align 8
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %321, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %1, i64 2040
  %8 = getelementptr inbounds i8, ptr %1, i64 2816
  %9 = getelementptr inbounds i8, ptr %1, i64 2808
  %10 = getelementptr i8, ptr %0, i64 776
  %11 = getelementptr inbounds i8, ptr %0, i64 248
  %12 = getelementptr i8, ptr %0, i64 784
  %13 = getelementptr inbounds i8, ptr %1, i64 1952
  %14 = getelementptr i8, ptr %0, i64 792
  %15 = getelementptr i8, ptr %0, i64 800
  %16 = getelementptr i8, ptr %0, i64 808
  %17 = getelementptr i8, ptr %0, i64 816
  %18 = getelementptr inbounds i8, ptr %1, i64 1988
  %19 = getelementptr i8, ptr %0, i64 824
  %20 = getelementptr inbounds i8, ptr %1, i64 2820
  %21 = getelementptr inbounds i8, ptr %0, i64 1040
  %22 = getelementptr inbounds i8, ptr %0, i64 1056
  %23 = getelementptr inbounds i8, ptr %0, i64 1064
  %24 = getelementptr inbounds i8, ptr %0, i64 1080
  br label %25

25:                                               ; preds = %6, %306
  %26 = phi i32 [ 0, %6 ], [ %310, %306 ]
  %27 = phi i64 [ -9223372036854775808, %6 ], [ %34, %306 ]
  %28 = phi i32 [ %2, %6 ], [ %312, %306 ]
  %29 = phi i32 [ -1, %6 ], [ %307, %306 ]
  %30 = phi i32 [ 0, %6 ], [ %308, %306 ]
  %31 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %28, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr [32 x i64], ptr %7, i64 0, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, %27
  %36 = load i32, ptr %8, align 8
  %37 = lshr i32 %36, %31
  %38 = and i32 %37, 1
  br i1 %35, label %41, label %45

39:                                               ; preds = %306
  %40 = icmp eq i32 %310, 0
  br i1 %40, label %321, label %314

41:                                               ; preds = %25
  %42 = icmp eq i32 %29, %38
  %43 = icmp sgt i64 %27, -1
  %44 = and i1 %43, %42
  br i1 %44, label %306, label %45

45:                                               ; preds = %25, %41
  %46 = icmp slt i64 %34, 0
  br i1 %46, label %47, label %145

47:                                               ; preds = %45
  %48 = load i32, ptr %20, align 4
  %49 = shl nuw i32 1, %31
  %50 = and i32 %48, %49
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %140, label %52

52:                                               ; preds = %47
  %53 = load ptr, ptr %21, align 8
  %54 = load i64, ptr %22, align 8
  %55 = getelementptr ptr, ptr %53, i64 %54
  %56 = load i64, ptr %23, align 8
  %57 = icmp sgt i64 %56, 0
  br i1 %57, label %58, label %88

58:                                               ; preds = %52, %85
  %59 = phi i64 [ %86, %85 ], [ 0, %52 ]
  %60 = getelementptr ptr, ptr %55, i64 %59
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds i8, ptr %61, i64 96
  %63 = load i64, ptr %62, align 8
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %85

65:                                               ; preds = %58
  %66 = getelementptr inbounds i8, ptr %61, i64 88
  %67 = load ptr, ptr %66, align 8
  br label %68

68:                                               ; preds = %82, %65
  %69 = phi i64 [ 0, %65 ], [ %83, %82 ]
  %70 = getelementptr %struct.Warp, ptr %67, i64 %69
  %71 = getelementptr inbounds i8, ptr %70, i64 1972
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 2
  br i1 %73, label %82, label %74

74:                                               ; preds = %68
  %75 = getelementptr inbounds i8, ptr %70, i64 1968
  %76 = load i32, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %70, i64 2820
  %78 = load i32, ptr %77, align 4
  %79 = xor i32 %78, -1
  %80 = and i32 %76, %79
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %140

82:                                               ; preds = %74, %68
  %83 = add nuw nsw i64 %69, 1
  %84 = icmp eq i64 %83, %63
  br i1 %84, label %85, label %68, !llvm.loop !64

85:                                               ; preds = %82, %58
  %86 = add nuw nsw i64 %59, 1
  %87 = icmp eq i64 %86, %56
  br i1 %87, label %92, label %58, !llvm.loop !65

88:                                               ; preds = %125, %52
  %89 = load i64, ptr %24, align 8
  %90 = add i64 %89, 1
  store i64 %90, ptr %24, align 8
  %91 = load i32, ptr %20, align 4
  br label %140

92:                                               ; preds = %85, %125
  %93 = phi i64 [ %126, %125 ], [ 0, %85 ]
  %94 = getelementptr ptr, ptr %55, i64 %93
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds i8, ptr %95, i64 488
  %97 = load ptr, ptr %96, align 8
  %98 = icmp eq ptr %97, null
  br i1 %98, label %120, label %99

99:                                               ; preds = %92
  %100 = getelementptr inbounds i8, ptr %97, i64 372
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %104, label %103

103:                                              ; preds = %99
  tail call fastcc void @replay_log(ptr noundef nonnull %95) #25
  store i32 0, ptr %100, align 4
  br label %104

104:                                              ; preds = %103, %99
  %105 = getelementptr inbounds i8, ptr %97, i64 96
  %106 = load ptr, ptr %105, align 8
  %107 = load i64, ptr %97, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %106, i8 1, i64 %107, i1 false)
  %108 = load ptr, ptr %105, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %97, ptr noundef %108, ptr noundef null) #25
  %109 = getelementptr inbounds i8, ptr %97, i64 440
  %110 = load i32, ptr %109, align 8
  %111 = add i32 %110, 1
  store i32 %111, ptr %109, align 8
  %112 = getelementptr inbounds i8, ptr %97, i64 456
  %113 = load i32, ptr %112, align 8
  %114 = add i32 %113, 1
  store i32 %114, ptr %112, align 8
  %115 = getelementptr inbounds i8, ptr %97, i64 104
  %116 = load ptr, ptr %115, align 8
  %117 = load i64, ptr %97, align 8
  %118 = shl i64 %117, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %116, i8 0, i64 %118, i1 false)
  %119 = load ptr, ptr %94, align 8
  br label %120

120:                                              ; preds = %104, %92
  %121 = phi ptr [ %95, %92 ], [ %119, %104 ]
  %122 = getelementptr inbounds i8, ptr %121, i64 96
  %123 = load i64, ptr %122, align 8
  %124 = icmp sgt i64 %123, 0
  br i1 %124, label %129, label %125

125:                                              ; preds = %129, %120
  %126 = add nuw nsw i64 %93, 1
  %127 = load i64, ptr %23, align 8
  %128 = icmp slt i64 %126, %127
  br i1 %128, label %92, label %88, !llvm.loop !66

129:                                              ; preds = %120, %129
  %130 = phi ptr [ %136, %129 ], [ %121, %120 ]
  %131 = phi i64 [ %135, %129 ], [ 0, %120 ]
  %132 = getelementptr inbounds i8, ptr %130, i64 88
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr %struct.Warp, ptr %133, i64 %131, i32 29
  store i32 0, ptr %134, align 4
  %135 = add nuw nsw i64 %131, 1
  %136 = load ptr, ptr %94, align 8
  %137 = getelementptr inbounds i8, ptr %136, i64 96
  %138 = load i64, ptr %137, align 8
  %139 = icmp slt i64 %135, %138
  br i1 %139, label %129, label %125, !llvm.loop !67

140:                                              ; preds = %74, %88, %47
  %141 = phi i32 [ %91, %88 ], [ %48, %47 ], [ %48, %74 ]
  %142 = xor i32 %141, -1
  %143 = lshr i32 %142, %31
  %144 = and i32 %143, 1
  br label %306

145:                                              ; preds = %45
  %146 = load i64, ptr %9, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #26
  %147 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %31, i64 noundef %34, i64 noundef %146, ptr noundef nonnull %4) #25
  %148 = icmp eq ptr %147, null
  br i1 %148, label %304, label %149

149:                                              ; preds = %145
  %150 = load ptr, ptr %4, align 8
  %151 = getelementptr inbounds i8, ptr %150, i64 32
  %152 = load ptr, ptr %151, align 8
  %153 = ptrtoint ptr %147 to i64
  %154 = ptrtoint ptr %152 to i64
  %155 = sub i64 %153, %154
  %156 = getelementptr inbounds i8, ptr %150, i64 96
  %157 = load i64, ptr %156, align 8
  %158 = icmp sgt i64 %157, 0
  br i1 %158, label %159, label %161

159:                                              ; preds = %149
  %160 = getelementptr inbounds i8, ptr %150, i64 88
  br label %205

161:                                              ; preds = %215, %149
  %162 = getelementptr inbounds i8, ptr %150, i64 1128
  %163 = load i64, ptr %162, align 8
  %164 = icmp sgt i64 %163, 0
  br i1 %164, label %165, label %275

165:                                              ; preds = %161
  %166 = getelementptr inbounds i8, ptr %150, i64 1120
  br label %187

167:                                              ; preds = %201
  %168 = icmp sgt i64 %202, 0
  br i1 %168, label %169, label %275

169:                                              ; preds = %167, %182
  %170 = phi i64 [ %183, %182 ], [ %202, %167 ]
  %171 = phi i64 [ %185, %182 ], [ 0, %167 ]
  %172 = phi i64 [ %184, %182 ], [ 0, %167 ]
  %173 = load ptr, ptr %166, align 8
  %174 = getelementptr %struct.Bulk, ptr %173, i64 %171
  %175 = getelementptr inbounds i8, ptr %174, i64 52
  %176 = load i32, ptr %175, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %182, label %178

178:                                              ; preds = %169
  %179 = add i64 %172, 1
  %180 = getelementptr %struct.Bulk, ptr %173, i64 %172
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %180, ptr noundef nonnull align 8 dereferenceable(96) %174, i64 96, i1 false)
  %181 = load i64, ptr %162, align 8
  br label %182

182:                                              ; preds = %178, %169
  %183 = phi i64 [ %181, %178 ], [ %170, %169 ]
  %184 = phi i64 [ %179, %178 ], [ %172, %169 ]
  %185 = add nuw nsw i64 %171, 1
  %186 = icmp slt i64 %185, %183
  br i1 %186, label %169, label %275, !llvm.loop !68

187:                                              ; preds = %201, %165
  %188 = phi i64 [ %163, %165 ], [ %202, %201 ]
  %189 = phi i64 [ 0, %165 ], [ %203, %201 ]
  %190 = load ptr, ptr %166, align 8
  %191 = getelementptr %struct.Bulk, ptr %190, i64 %189
  %192 = getelementptr inbounds i8, ptr %191, i64 48
  %193 = load i32, ptr %192, align 8
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %201

195:                                              ; preds = %187
  %196 = getelementptr inbounds i8, ptr %191, i64 24
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %155
  br i1 %198, label %199, label %201

199:                                              ; preds = %195
  tail call fastcc void @complete_bulk(ptr noundef nonnull %150, ptr noundef %191) #25
  %200 = load i64, ptr %162, align 8
  br label %201

201:                                              ; preds = %199, %195, %187
  %202 = phi i64 [ %188, %187 ], [ %188, %195 ], [ %200, %199 ]
  %203 = add nuw nsw i64 %189, 1
  %204 = icmp slt i64 %203, %202
  br i1 %204, label %187, label %167, !llvm.loop !69

205:                                              ; preds = %215, %159
  %206 = phi i64 [ 0, %159 ], [ %216, %215 ]
  %207 = load ptr, ptr %160, align 8
  %208 = getelementptr %struct.Warp, ptr %207, i64 %206
  %209 = getelementptr inbounds i8, ptr %208, i64 2856
  %210 = load i64, ptr %209, align 8
  %211 = icmp sgt i64 %210, 0
  br i1 %211, label %212, label %215

212:                                              ; preds = %205
  %213 = getelementptr inbounds i8, ptr %208, i64 2840
  %214 = getelementptr inbounds i8, ptr %208, i64 2848
  br label %219

215:                                              ; preds = %270, %205
  tail call fastcc void @forget_done(ptr noundef %208) #25
  %216 = add nuw nsw i64 %206, 1
  %217 = load i64, ptr %156, align 8
  %218 = icmp slt i64 %216, %217
  br i1 %218, label %205, label %161, !llvm.loop !70

219:                                              ; preds = %270, %212
  %220 = phi i64 [ %274, %270 ], [ 1, %212 ]
  %221 = phi i64 [ %271, %270 ], [ %210, %212 ]
  %222 = phi i64 [ %272, %270 ], [ 0, %212 ]
  %223 = load ptr, ptr %213, align 8
  %224 = load i64, ptr %214, align 8
  %225 = add i64 %224, %222
  %226 = srem i64 %225, 512
  %227 = getelementptr %struct.Copy, ptr %223, i64 %226
  %228 = getelementptr inbounds i8, ptr %227, i64 8
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 1
  br i1 %230, label %231, label %270

231:                                              ; preds = %219
  %232 = load i32, ptr %227, align 8
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %270, label %234

234:                                              ; preds = %231
  %235 = getelementptr inbounds i8, ptr %227, i64 312
  br label %238

236:                                              ; preds = %238
  %237 = icmp eq i32 %248, 0
  br i1 %237, label %270, label %252

238:                                              ; preds = %238, %234
  %239 = phi i32 [ %232, %234 ], [ %250, %238 ]
  %240 = phi i32 [ 0, %234 ], [ %248, %238 ]
  %241 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %239, i1 true)
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr [32 x i64], ptr %235, i64 0, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = icmp eq i64 %244, %155
  %246 = zext i1 %245 to i32
  %247 = shl nuw i32 %246, %241
  %248 = or i32 %247, %240
  %249 = add i32 %239, -1
  %250 = and i32 %249, %239
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %236, label %238, !llvm.loop !71

252:                                              ; preds = %236, %265
  %253 = phi i64 [ %266, %265 ], [ 0, %236 ]
  %254 = load ptr, ptr %213, align 8
  %255 = load i64, ptr %214, align 8
  %256 = add i64 %255, %253
  %257 = srem i64 %256, 512
  %258 = getelementptr %struct.Copy, ptr %254, i64 %257
  %259 = getelementptr inbounds i8, ptr %258, i64 8
  %260 = load i32, ptr %259, align 8
  %261 = icmp eq i32 %260, 0
  %262 = icmp eq i64 %253, %222
  %263 = or i1 %262, %261
  br i1 %263, label %264, label %265

264:                                              ; preds = %252
  tail call fastcc void @complete(ptr noundef %150, ptr noundef %208, ptr noundef %258, i32 noundef %248) #25
  br label %265

265:                                              ; preds = %264, %252
  %266 = add nuw nsw i64 %253, 1
  %267 = icmp eq i64 %266, %220
  br i1 %267, label %268, label %252, !llvm.loop !72

268:                                              ; preds = %265
  %269 = load i64, ptr %209, align 8
  br label %270

270:                                              ; preds = %268, %236, %231, %219
  %271 = phi i64 [ %269, %268 ], [ %221, %236 ], [ %221, %219 ], [ %221, %231 ]
  %272 = add nuw nsw i64 %222, 1
  %273 = icmp slt i64 %272, %271
  %274 = add nuw i64 %220, 1
  br i1 %273, label %219, label %215, !llvm.loop !73

275:                                              ; preds = %182, %167, %161
  %276 = phi i64 [ 0, %167 ], [ 0, %161 ], [ %184, %182 ]
  store i64 %276, ptr %162, align 8
  %277 = load i64, ptr %147, align 8
  %278 = lshr i64 %277, 61
  %279 = and i64 %278, 3
  %280 = add nsw i64 %279, -3
  %281 = icmp ult i64 %280, -2
  br i1 %281, label %282, label %297

282:                                              ; preds = %275
  %283 = load i64, ptr %10, align 8
  %284 = icmp eq i64 %283, 0
  %285 = load i64, ptr %11, align 8
  br i1 %284, label %289, label %286

286:                                              ; preds = %282
  %287 = load i64, ptr %12, align 8
  %288 = icmp slt i64 %285, %287
  br i1 %288, label %289, label %295

289:                                              ; preds = %286, %282
  store i64 %285, ptr %12, align 8
  %290 = load i64, ptr %13, align 8
  %291 = shl i64 %290, 5
  %292 = or disjoint i64 %291, %32
  store i64 %292, ptr %14, align 8
  store i64 %146, ptr %15, align 8
  store i64 0, ptr %16, align 8
  store i64 %34, ptr %17, align 8
  %293 = load i32, ptr %18, align 4
  %294 = sext i32 %293 to i64
  store i64 %294, ptr %19, align 8
  br label %295

295:                                              ; preds = %289, %286
  %296 = add i64 %283, 1
  store i64 %296, ptr %10, align 8
  br label %304

297:                                              ; preds = %275
  %298 = lshr i64 %277, 63
  %299 = zext nneg i32 %38 to i64
  %300 = icmp eq i64 %298, %299
  br i1 %300, label %304, label %301

301:                                              ; preds = %297
  %302 = and i64 %277, -6917529027641081857
  %303 = or disjoint i64 %302, 2305843009213693952
  store i64 %303, ptr %147, align 8
  br label %304

304:                                              ; preds = %145, %295, %297, %301
  %305 = phi i32 [ 1, %145 ], [ 1, %301 ], [ 1, %295 ], [ 0, %297 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #26
  br label %306

306:                                              ; preds = %140, %304, %41
  %307 = phi i32 [ %29, %41 ], [ %38, %140 ], [ %38, %304 ]
  %308 = phi i32 [ %30, %41 ], [ %144, %140 ], [ %305, %304 ]
  %309 = shl nuw i32 %308, %31
  %310 = or i32 %309, %26
  %311 = add i32 %28, -1
  %312 = and i32 %311, %28
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %39, label %25, !llvm.loop !74

314:                                              ; preds = %39
  %315 = getelementptr inbounds i8, ptr %0, i64 488
  %316 = load ptr, ptr %315, align 8
  %317 = icmp eq ptr %316, null
  br i1 %317, label %321, label %318

318:                                              ; preds = %314
  %319 = getelementptr inbounds i8, ptr %1, i64 1952
  %320 = load i64, ptr %319, align 8
  tail call fastcc void @learn(ptr noundef nonnull %0, i64 noundef %320, i32 noundef 1) #25
  tail call fastcc void @meet(ptr noundef nonnull %0, ptr noundef readonly %1, i32 noundef %310) #25
  br label %321

321:                                              ; preds = %3, %318, %314, %39
  %322 = phi i32 [ %310, %318 ], [ %310, %314 ], [ 0, %39 ], [ 0, %3 ]
  ret i32 %322
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @end_wait(ptr nocapture noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #4 {
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
  br i1 %54, label %18, label %11, !llvm.loop !75

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
define dso_local void @rooftile_tensor(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #5 {
  %8 = alloca %struct.Bulk, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 256
  %10 = getelementptr i8, ptr %1, i64 512
  %11 = getelementptr i8, ptr %1, i64 768
  %12 = getelementptr inbounds i8, ptr %1, i64 1280
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %77, label %14

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
  %37 = getelementptr inbounds i8, ptr %0, i64 1064
  %38 = getelementptr inbounds i8, ptr %0, i64 1040
  %39 = getelementptr inbounds i8, ptr %0, i64 1056
  %40 = icmp sgt i32 %3, 0
  %41 = getelementptr inbounds i8, ptr %0, i64 32
  %42 = getelementptr i8, ptr %0, i64 832
  %43 = getelementptr inbounds i8, ptr %0, i64 248
  %44 = getelementptr i8, ptr %0, i64 840
  %45 = getelementptr i8, ptr %0, i64 848
  %46 = getelementptr i8, ptr %0, i64 856
  %47 = getelementptr i8, ptr %0, i64 864
  %48 = getelementptr i8, ptr %0, i64 872
  %49 = getelementptr inbounds i8, ptr %1, i64 1988
  %50 = getelementptr i8, ptr %0, i64 880
  %51 = zext nneg i32 %3 to i64
  br label %52

52:                                               ; preds = %14, %282
  %53 = phi i32 [ %2, %14 ], [ %284, %282 ]
  %54 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %53, i1 true)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr i64, ptr %9, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr i64, ptr %10, i64 %55
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr [32 x i64], ptr %1, i64 0, i64 %55
  %61 = load i64, ptr %60, align 8
  %62 = load ptr, ptr %0, align 8
  %63 = ptrtoint ptr %62 to i64
  %64 = and i64 %61, 63
  %65 = icmp ne i64 %64, 0
  %66 = icmp slt i64 %61, %63
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %88, label %68

68:                                               ; preds = %52
  %69 = add i64 %61, 128
  %70 = load i64, ptr %15, align 8
  %71 = add i64 %70, %63
  %72 = icmp sgt i64 %69, %71
  br i1 %72, label %88, label %73

73:                                               ; preds = %68
  %74 = inttoptr i64 %61 to ptr
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 8097873861597033586
  br i1 %76, label %78, label %88

77:                                               ; preds = %282, %7
  ret void

78:                                               ; preds = %73
  br i1 %16, label %79, label %83

79:                                               ; preds = %78
  %80 = getelementptr inbounds i8, ptr %74, i64 100
  %81 = load i32, ptr %80, align 4
  %82 = icmp slt i32 %81, 0
  br i1 %82, label %88, label %83

83:                                               ; preds = %79, %78
  %84 = getelementptr inbounds i8, ptr %74, i64 88
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %85, %3
  %87 = select i1 %86, i32 0, i32 4
  br label %88

88:                                               ; preds = %52, %68, %73, %79, %83
  %89 = phi ptr [ %74, %83 ], [ %74, %79 ], [ null, %73 ], [ null, %68 ], [ null, %52 ]
  %90 = phi i32 [ %87, %83 ], [ 3, %79 ], [ 3, %73 ], [ 3, %68 ], [ 3, %52 ]
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %8) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %8, i8 0, i64 32, i1 false)
  store i64 %6, ptr %18, align 8
  %91 = load i64, ptr %20, align 8
  %92 = trunc i64 %91 to i32
  %93 = shl i32 %92, 5
  %94 = or disjoint i32 %93, %54
  store i32 %94, ptr %19, align 8
  %95 = getelementptr [32 x i32], ptr %22, i64 0, i64 %55
  %96 = load i32, ptr %95, align 4
  store i32 %96, ptr %21, align 4
  store i32 %25, ptr %23, align 8
  store i32 1, ptr %26, align 4
  store i32 %5, ptr %27, align 8
  %97 = icmp ne i32 %90, 0
  %98 = select i1 %29, i1 true, i1 %97
  br i1 %98, label %102, label %99

99:                                               ; preds = %88
  %100 = getelementptr inbounds i8, ptr %89, i64 100
  %101 = load i32, ptr %100, align 4
  br label %102

102:                                              ; preds = %88, %99
  %103 = phi i32 [ %101, %99 ], [ -1, %88 ]
  store i32 %103, ptr %28, align 4
  %104 = ptrtoint ptr %89 to i64
  store i64 %104, ptr %30, align 8
  %105 = getelementptr i32, ptr %11, i64 %55
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %31, align 8
  %107 = or disjoint i32 %54, 32
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr i32, ptr %11, i64 %108
  %110 = load i32, ptr %109, align 4
  store i32 %110, ptr %32, align 4
  %111 = or disjoint i32 %54, 64
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr i32, ptr %11, i64 %112
  %114 = load i32, ptr %113, align 4
  store i32 %114, ptr %33, align 8
  %115 = or disjoint i32 %54, 96
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr i32, ptr %11, i64 %116
  %118 = load i32, ptr %117, align 4
  store i32 %118, ptr %34, align 4
  %119 = getelementptr i32, ptr %12, i64 %108
  %120 = load i32, ptr %119, align 4
  store i32 %120, ptr %35, align 8
  store i32 0, ptr %36, align 4
  %121 = and i64 %57, -4294967296
  %122 = icmp eq i64 %121, 1152921504606846976
  %123 = and i64 %57, 4294967295
  %124 = select i1 %122, i64 %123, i64 %57
  %125 = ashr i64 %124, 24
  %126 = icmp ult i64 %124, 16777216
  br i1 %126, label %140, label %127

127:                                              ; preds = %102
  %128 = icmp slt i64 %125, 0
  br i1 %128, label %140, label %129

129:                                              ; preds = %127
  %130 = load i64, ptr %37, align 8
  %131 = icmp sgt i64 %125, %130
  br i1 %131, label %140, label %132

132:                                              ; preds = %129
  %133 = and i64 %124, 16777215
  %134 = load ptr, ptr %38, align 8
  %135 = load i64, ptr %39, align 8
  %136 = getelementptr ptr, ptr %134, i64 %135
  %137 = getelementptr ptr, ptr %136, i64 %125
  %138 = getelementptr i8, ptr %137, i64 -8
  %139 = load ptr, ptr %138, align 8
  br label %140

140:                                              ; preds = %102, %127, %129, %132
  %141 = phi i64 [ %124, %102 ], [ %124, %127 ], [ %124, %129 ], [ %133, %132 ]
  %142 = phi ptr [ %0, %102 ], [ null, %127 ], [ null, %129 ], [ %139, %132 ]
  %143 = and i64 %59, -4294967296
  %144 = icmp eq i64 %143, 1152921504606846976
  %145 = and i64 %59, 4294967295
  %146 = select i1 %144, i64 %145, i64 %59
  %147 = ashr i64 %146, 24
  %148 = icmp ult i64 %146, 16777216
  br i1 %148, label %162, label %149

149:                                              ; preds = %140
  %150 = icmp slt i64 %147, 0
  br i1 %150, label %162, label %151

151:                                              ; preds = %149
  %152 = load i64, ptr %37, align 8
  %153 = icmp sgt i64 %147, %152
  br i1 %153, label %162, label %154

154:                                              ; preds = %151
  %155 = and i64 %146, 16777215
  %156 = load ptr, ptr %38, align 8
  %157 = load i64, ptr %39, align 8
  %158 = getelementptr ptr, ptr %156, i64 %157
  %159 = getelementptr ptr, ptr %158, i64 %147
  %160 = getelementptr i8, ptr %159, i64 -8
  %161 = load ptr, ptr %160, align 8
  br label %162

162:                                              ; preds = %140, %149, %151, %154
  %163 = phi i64 [ %146, %140 ], [ %146, %149 ], [ %146, %151 ], [ %155, %154 ]
  %164 = phi ptr [ %0, %140 ], [ null, %149 ], [ null, %151 ], [ %161, %154 ]
  br i1 %97, label %263, label %165

165:                                              ; preds = %162
  %166 = getelementptr inbounds i8, ptr %89, i64 92
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  br i1 %40, label %169, label %171

169:                                              ; preds = %165
  %170 = getelementptr inbounds i8, ptr %89, i64 68
  br label %175

171:                                              ; preds = %175, %165
  %172 = phi i64 [ %168, %165 ], [ %181, %175 ]
  store i64 %172, ptr %17, align 8
  %173 = and i64 %141, 127
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %184, label %263

175:                                              ; preds = %169, %175
  %176 = phi i64 [ 0, %169 ], [ %182, %175 ]
  %177 = phi i64 [ %168, %169 ], [ %181, %175 ]
  %178 = getelementptr [5 x i32], ptr %170, i64 0, i64 %176
  %179 = load i32, ptr %178, align 4
  %180 = sext i32 %179 to i64
  %181 = mul i64 %177, %180
  %182 = add nuw nsw i64 %176, 1
  %183 = icmp eq i64 %182, %51
  br i1 %183, label %171, label %175, !llvm.loop !76

184:                                              ; preds = %171
  %185 = zext i32 %106 to i64
  %186 = zext i32 %167 to i64
  %187 = mul nuw i64 %186, %185
  %188 = and i64 %187, 15
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %190, label %263

190:                                              ; preds = %184
  %191 = getelementptr inbounds i8, ptr %89, i64 68
  %192 = load i32, ptr %191, align 4
  %193 = mul i32 %167, %192
  %194 = sext i32 %193 to i64
  %195 = sdiv i64 %172, %194
  %196 = sext i32 %192 to i64
  %197 = mul nsw i64 %168, %196
  %198 = getelementptr inbounds i8, ptr %89, i64 96
  %199 = load i32, ptr %198, align 8
  %200 = sext i32 %199 to i64
  %201 = tail call range(i64 -2147483648, 4611686018427387905) i64 @llvm.smax.i64(i64 %197, i64 %200)
  %202 = mul i64 %201, %195
  %203 = icmp eq i32 %199, 0
  %204 = add i64 %202, 127
  %205 = and i64 %204, -128
  %206 = select i1 %203, i64 %202, i64 %205
  %207 = icmp eq ptr %142, null
  %208 = icmp slt i64 %141, 0
  %209 = or i1 %207, %208
  br i1 %209, label %263, label %210

210:                                              ; preds = %190
  %211 = add i64 %206, %141
  %212 = getelementptr inbounds i8, ptr %142, i64 40
  %213 = load i64, ptr %212, align 8
  %214 = icmp sgt i64 %211, %213
  br i1 %214, label %263, label %215

215:                                              ; preds = %210
  br i1 %24, label %216, label %223

216:                                              ; preds = %215
  %217 = load ptr, ptr %41, align 8
  %218 = getelementptr i8, ptr %217, i64 %141
  %219 = ptrtoint ptr %218 to i64
  store i64 %219, ptr %8, align 8
  tail call fastcc void @read_by_proxy(ptr noundef nonnull %142, ptr noundef %1, i32 noundef %54, i64 noundef %6, i64 noundef %141, i64 noundef %206) #25
  %220 = icmp eq ptr %142, %0
  br i1 %220, label %221, label %263

221:                                              ; preds = %216
  %222 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %0) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %222, ptr noundef nonnull align 8 dereferenceable(96) %8, i64 96, i1 false)
  br label %282

223:                                              ; preds = %215
  %224 = getelementptr i32, ptr %12, i64 %55
  %225 = load i32, ptr %224, align 4
  %226 = icmp eq i32 %225, 0
  %227 = icmp ne ptr %164, %142
  %228 = select i1 %226, i1 %227, i1 false
  %229 = zext i1 %228 to i32
  %230 = load i64, ptr %37, align 8
  %231 = icmp slt i64 %230, 1
  %232 = select i1 %231, i1 true, i1 %228
  br i1 %232, label %260, label %233

233:                                              ; preds = %223, %253
  %234 = phi i64 [ %254, %253 ], [ %230, %223 ]
  %235 = phi i64 [ %256, %253 ], [ 0, %223 ]
  %236 = load ptr, ptr %38, align 8
  %237 = load i64, ptr %39, align 8
  %238 = getelementptr ptr, ptr %236, i64 %237
  %239 = getelementptr ptr, ptr %238, i64 %235
  %240 = load ptr, ptr %239, align 8
  %241 = load i32, ptr %224, align 4
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %248, label %243

243:                                              ; preds = %233
  %244 = trunc i64 %235 to i32
  %245 = shl nuw i32 1, %244
  %246 = and i32 %241, %245
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %253, label %250

248:                                              ; preds = %233
  %249 = icmp eq ptr %240, %142
  br i1 %249, label %250, label %253

250:                                              ; preds = %248, %243
  %251 = call fastcc i32 @bulk_to_shared(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %54, ptr noundef nonnull %8, ptr noundef %240, i64 noundef %141, i64 noundef %163) #25
  %252 = load i64, ptr %37, align 8
  br label %253

253:                                              ; preds = %250, %248, %243
  %254 = phi i64 [ %252, %250 ], [ %234, %243 ], [ %234, %248 ]
  %255 = phi i32 [ %251, %250 ], [ 0, %243 ], [ 0, %248 ]
  %256 = add nuw nsw i64 %235, 1
  %257 = icmp slt i64 %256, %254
  %258 = icmp eq i32 %255, 0
  %259 = select i1 %257, i1 %258, i1 false
  br i1 %259, label %233, label %260, !llvm.loop !77

260:                                              ; preds = %253, %223
  %261 = phi i32 [ %229, %223 ], [ %255, %253 ]
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %282, label %263

263:                                              ; preds = %162, %171, %184, %210, %190, %216, %260
  %264 = phi i32 [ 1, %260 ], [ 1, %216 ], [ %90, %162 ], [ 2, %171 ], [ 5, %184 ], [ 1, %210 ], [ 1, %190 ]
  %265 = add nsw i32 %264, -1
  %266 = zext nneg i32 %265 to i64
  %267 = load i64, ptr %56, align 8
  %268 = load i64, ptr %42, align 8
  %269 = icmp eq i64 %268, 0
  %270 = load i64, ptr %43, align 8
  br i1 %269, label %274, label %271

271:                                              ; preds = %263
  %272 = load i64, ptr %44, align 8
  %273 = icmp slt i64 %270, %272
  br i1 %273, label %274, label %280

274:                                              ; preds = %271, %263
  store i64 %270, ptr %44, align 8
  %275 = load i64, ptr %20, align 8
  %276 = shl i64 %275, 5
  %277 = or disjoint i64 %276, %55
  store i64 %277, ptr %45, align 8
  store i64 %6, ptr %46, align 8
  store i64 %266, ptr %47, align 8
  store i64 %267, ptr %48, align 8
  %278 = load i32, ptr %49, align 4
  %279 = sext i32 %278 to i64
  store i64 %279, ptr %50, align 8
  br label %280

280:                                              ; preds = %271, %274
  %281 = add i64 %268, 1
  store i64 %281, ptr %42, align 8
  br label %282

282:                                              ; preds = %221, %280, %260
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %8) #26
  %283 = add i32 %53, -1
  %284 = and i32 %283, %53
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %77, label %52, !llvm.loop !78
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @read_by_proxy(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) unnamed_addr #4 {
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
  %31 = getelementptr inbounds i8, ptr %9, i64 444
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %9, i64 448
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #26
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
  call fastcc void @note_hazard(ptr noundef nonnull %9, ptr noundef nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #26
  br label %70

66:                                               ; preds = %41, %34
  %67 = add i64 %36, 1
  %68 = mul i64 %67, %24
  %69 = icmp slt i64 %68, %18
  br i1 %69, label %34, label %70, !llvm.loop !79

70:                                               ; preds = %66, %22, %46, %6, %11, %17
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @new_bulk(ptr nocapture noundef %0) unnamed_addr #5 {
  %2 = getelementptr inbounds i8, ptr %0, i64 1128
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 1120
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %7) #25
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
  br i1 %27, label %10, label %28, !llvm.loop !68

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 1120
  %31 = load ptr, ptr %30, align 8
  %32 = add i64 %29, 1
  store i64 %32, ptr %2, align 8
  %33 = getelementptr %struct.Bulk, ptr %31, i64 %29
  ret ptr %33
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @bulk_to_shared(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef %3, ptr nocapture noundef %4, i64 noundef %5, i64 noundef %6) unnamed_addr #5 {
  %8 = icmp slt i64 %5, 0
  br i1 %8, label %59, label %9

9:                                                ; preds = %7
  %10 = getelementptr inbounds i8, ptr %3, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %5
  %13 = getelementptr inbounds i8, ptr %4, i64 40
  %14 = load i64, ptr %13, align 8
  %15 = icmp sgt i64 %12, %14
  br i1 %15, label %59, label %16

16:                                               ; preds = %9
  %17 = and i64 %6, -9223372036854775801
  %18 = icmp ne i64 %17, 0
  %19 = add nuw i64 %6, 8
  %20 = icmp sgt i64 %19, %14
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %22, label %51

22:                                               ; preds = %16
  %23 = getelementptr inbounds i8, ptr %3, i64 32
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr i8, ptr %0, i64 776
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  %28 = getelementptr inbounds i8, ptr %0, i64 248
  %29 = load i64, ptr %28, align 8
  br i1 %27, label %34, label %30

30:                                               ; preds = %22
  %31 = getelementptr i8, ptr %0, i64 784
  %32 = load i64, ptr %31, align 8
  %33 = icmp slt i64 %29, %32
  br i1 %33, label %34, label %49

34:                                               ; preds = %30, %22
  %35 = getelementptr i8, ptr %0, i64 784
  store i64 %29, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %1, i64 1952
  %37 = load i64, ptr %36, align 8
  %38 = shl i64 %37, 5
  %39 = zext nneg i32 %2 to i64
  %40 = add i64 %38, %39
  %41 = getelementptr i8, ptr %0, i64 792
  store i64 %40, ptr %41, align 8
  %42 = getelementptr i8, ptr %0, i64 800
  store i64 %24, ptr %42, align 8
  %43 = getelementptr i8, ptr %0, i64 808
  store i64 2, ptr %43, align 8
  %44 = getelementptr i8, ptr %0, i64 816
  store i64 %6, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %1, i64 1988
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr %0, i64 824
  store i64 %47, ptr %48, align 8
  br label %49

49:                                               ; preds = %30, %34
  %50 = add i64 %26, 1
  store i64 %50, ptr %25, align 8
  br label %59

51:                                               ; preds = %16
  %52 = getelementptr inbounds i8, ptr %4, i64 32
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr i8, ptr %53, i64 %5
  %55 = ptrtoint ptr %54 to i64
  %56 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %55, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %3, i64 24
  store i64 %6, ptr %57, align 8
  %58 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %4) #25
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %58, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false)
  br label %59

59:                                               ; preds = %7, %9, %51, %49
  %60 = phi i32 [ 0, %49 ], [ 0, %51 ], [ 1, %9 ], [ 1, %7 ]
  ret i32 %60
}

; Function Attrs: nofree norecurse nosync nounwind optsize
define dso_local void @rooftile_operand(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, ptr nocapture noundef writeonly %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i64 noundef %9) local_unnamed_addr #9 {
  %11 = alloca %struct.Descriptor, align 8
  %12 = alloca [8 x i16], align 16
  %13 = alloca [8 x i16], align 16
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !80)
  %14 = shl i64 %3, 4
  %15 = and i64 %14, 262128
  store i64 %15, ptr %11, align 8, !alias.scope !80
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  %17 = lshr i64 %3, 12
  %18 = and i64 %17, 262128
  store i64 %18, ptr %16, align 8, !alias.scope !80
  %19 = getelementptr inbounds i8, ptr %11, i64 16
  %20 = lshr i64 %3, 28
  %21 = and i64 %20, 262128
  store i64 %21, ptr %19, align 8, !alias.scope !80
  %22 = getelementptr inbounds i8, ptr %11, i64 24
  %23 = lshr i64 %3, 49
  %24 = and i64 %23, 7
  store i64 %24, ptr %22, align 8, !alias.scope !80
  %25 = getelementptr inbounds i8, ptr %11, i64 32
  %26 = lshr i64 %3, 62
  %27 = getelementptr [4 x i16], ptr @unpacked.swizzles, i64 0, i64 %26
  %28 = load i16, ptr %27, align 2, !noalias !80
  %29 = sext i16 %28 to i64
  store i64 %29, ptr %25, align 8, !alias.scope !80
  %30 = icmp sgt i32 %6, 7
  br i1 %30, label %31, label %195

31:                                               ; preds = %10
  %32 = lshr i32 %6, 3
  %33 = icmp eq i32 %7, 0
  %34 = icmp eq i32 %8, 0
  %35 = icmp ult i64 %3, 4611686018427387904
  %36 = shl nuw nsw i64 %24, 7
  %37 = sdiv i16 %28, 16
  %38 = sext i16 %37 to i64
  %39 = add nsw i64 %38, 1152921504606846975
  %40 = and i64 %3, 16383
  %41 = getelementptr inbounds i8, ptr %0, i64 40
  %42 = getelementptr inbounds i8, ptr %0, i64 32
  %43 = zext nneg i32 %32 to i64
  %44 = and i64 %3, 16383
  br label %45

45:                                               ; preds = %31, %58
  %46 = phi i64 [ 0, %31 ], [ %59, %58 ]
  %47 = phi i32 [ 1, %31 ], [ %120, %58 ]
  %48 = shl nuw i64 %46, 1
  %49 = trunc i64 %46 to i32
  %50 = shl i32 %49, 3
  %51 = add i32 %50, %5
  %52 = sext i32 %51 to i64
  %53 = trunc nuw nsw i64 %46 to i32
  br label %61

54:                                               ; preds = %58
  %55 = icmp eq i32 %120, 0
  %56 = icmp ne i32 %2, 0
  %57 = and i1 %56, %55
  br i1 %57, label %167, label %195

58:                                               ; preds = %119
  %59 = add nuw nsw i64 %46, 1
  %60 = icmp eq i64 %59, %43
  br i1 %60, label %54, label %45, !llvm.loop !83

61:                                               ; preds = %45, %119
  %62 = phi i1 [ true, %45 ], [ false, %119 ]
  %63 = phi i64 [ 0, %45 ], [ 1, %119 ]
  %64 = phi i32 [ %47, %45 ], [ %120, %119 ]
  %65 = trunc nuw nsw i64 %63 to i32
  %66 = shl nuw nsw i32 %65, 1
  %67 = add nuw nsw i32 %66, %53
  %68 = or disjoint i64 %63, %48
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = select i1 %33, i32 %69, i32 %67
  %71 = shl i32 %70, 5
  %72 = sext i32 %71 to i64
  %73 = getelementptr i32, ptr %4, i64 %72
  br i1 %34, label %74, label %79

74:                                               ; preds = %61
  %75 = add nuw nsw i64 %63, %44
  %76 = shl nuw nsw i64 %75, 4
  %77 = mul nuw nsw i64 %63, %18
  br label %82

78:                                               ; preds = %114
  br i1 %34, label %119, label %79

79:                                               ; preds = %61, %78
  %80 = phi i32 [ %116, %78 ], [ %64, %61 ]
  %81 = shl nuw nsw i64 %63, 3
  br label %121

82:                                               ; preds = %74, %114
  %83 = phi i64 [ 0, %74 ], [ %117, %114 ]
  %84 = phi i32 [ %64, %74 ], [ %116, %114 ]
  %85 = add nsw i64 %83, %52
  %86 = srem i64 %85, 8
  %87 = sdiv i64 %85, 8
  %88 = mul nsw i64 %87, %21
  br i1 %35, label %89, label %94

89:                                               ; preds = %82
  %90 = add nsw i64 %86, %40
  %91 = shl nsw i64 %90, 4
  %92 = add nsw i64 %88, %77
  %93 = add nsw i64 %92, %91
  br label %103

94:                                               ; preds = %82
  %95 = mul nsw i64 %86, %29
  %96 = add nsw i64 %76, %95
  %97 = add nsw i64 %96, %88
  %98 = sub nsw i64 %97, %36
  %99 = ashr i64 %98, 7
  %100 = and i64 %99, %39
  %101 = shl i64 %100, 4
  %102 = xor i64 %101, %97
  br label %103

103:                                              ; preds = %89, %94
  %104 = phi i64 [ %102, %94 ], [ %93, %89 ]
  %105 = shl nuw nsw i64 %83, 4
  %106 = getelementptr i8, ptr %73, i64 %105
  tail call fastcc void @read_by_proxy(ptr noundef readonly %0, ptr noundef readonly %1, i32 noundef 0, i64 noundef %9, i64 noundef %104, i64 noundef 16) #25
  %107 = add i64 %104, 16
  %108 = load i64, ptr %41, align 8
  %109 = icmp sgt i64 %107, %108
  br i1 %109, label %110, label %111

110:                                              ; preds = %103
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %106, i8 0, i64 16, i1 false)
  br label %114

111:                                              ; preds = %103
  %112 = load ptr, ptr %42, align 8
  %113 = getelementptr i8, ptr %112, i64 %104
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %106, ptr noundef nonnull align 1 dereferenceable(16) %113, i64 16, i1 false)
  br label %114

114:                                              ; preds = %110, %111
  %115 = phi i32 [ 0, %110 ], [ 1, %111 ]
  %116 = and i32 %115, %84
  %117 = add nuw nsw i64 %83, 1
  %118 = icmp ugt i64 %83, 6
  br i1 %118, label %78, label %82, !llvm.loop !84

119:                                              ; preds = %149, %78
  %120 = phi i32 [ %116, %78 ], [ %150, %149 ]
  br i1 %62, label %61, label %58, !llvm.loop !85

121:                                              ; preds = %79, %149
  %122 = phi i64 [ 0, %79 ], [ %151, %149 ]
  %123 = phi i32 [ %80, %79 ], [ %150, %149 ]
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #26
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13) #26
  %124 = shl nuw nsw i64 %122, 1
  %125 = add nuw nsw i64 %124, %81
  %126 = call fastcc i64 @along_rows(ptr noundef nonnull %11, i64 noundef %52, i64 noundef %125) #25
  tail call fastcc void @read_by_proxy(ptr noundef readonly %0, ptr noundef readonly %1, i32 noundef 0, i64 noundef %9, i64 noundef %126, i64 noundef 16) #25
  %127 = add i64 %126, 16
  %128 = load i64, ptr %41, align 8
  %129 = icmp sgt i64 %127, %128
  br i1 %129, label %130, label %131

130:                                              ; preds = %121
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, i8 0, i64 16, i1 false)
  br label %134

131:                                              ; preds = %121
  %132 = load ptr, ptr %42, align 8
  %133 = getelementptr i8, ptr %132, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %12, ptr noundef nonnull align 1 dereferenceable(16) %133, i64 16, i1 false)
  br label %134

134:                                              ; preds = %130, %131
  %135 = phi i32 [ 0, %130 ], [ 1, %131 ]
  %136 = or disjoint i64 %125, 1
  %137 = call fastcc i64 @along_rows(ptr noundef nonnull %11, i64 noundef %52, i64 noundef %136) #25
  tail call fastcc void @read_by_proxy(ptr noundef nonnull readonly %0, ptr noundef readonly %1, i32 noundef 0, i64 noundef %9, i64 noundef %137, i64 noundef 16) #25
  %138 = add i64 %137, 16
  %139 = load i64, ptr %41, align 8
  %140 = icmp sgt i64 %138, %139
  br i1 %140, label %141, label %142

141:                                              ; preds = %134
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %13, i8 0, i64 16, i1 false)
  br label %145

142:                                              ; preds = %134
  %143 = load ptr, ptr %42, align 8
  %144 = getelementptr i8, ptr %143, i64 %137
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %13, ptr noundef nonnull align 1 dereferenceable(16) %144, i64 16, i1 false)
  br label %145

145:                                              ; preds = %141, %142
  %146 = phi i32 [ 0, %141 ], [ 1, %142 ]
  %147 = and i32 %135, %123
  %148 = getelementptr i32, ptr %73, i64 %122
  br label %153

149:                                              ; preds = %153
  %150 = and i32 %147, %146
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #26
  %151 = add nuw nsw i64 %122, 1
  %152 = icmp ult i64 %122, 3
  br i1 %152, label %121, label %119, !llvm.loop !86

153:                                              ; preds = %145, %153
  %154 = phi i64 [ 0, %145 ], [ %165, %153 ]
  %155 = getelementptr [8 x i16], ptr %12, i64 0, i64 %154
  %156 = load i16, ptr %155, align 2
  %157 = zext i16 %156 to i32
  %158 = getelementptr [8 x i16], ptr %13, i64 0, i64 %154
  %159 = load i16, ptr %158, align 2
  %160 = zext i16 %159 to i32
  %161 = shl nuw i32 %160, 16
  %162 = or disjoint i32 %161, %157
  %163 = shl i64 %154, 4
  %164 = getelementptr i8, ptr %148, i64 %163
  store i32 %162, ptr %164, align 4
  %165 = add nuw nsw i64 %154, 1
  %166 = icmp eq i64 %165, 8
  br i1 %166, label %149, label %153, !llvm.loop !87

167:                                              ; preds = %54
  %168 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %2, i1 true)
  %169 = getelementptr i8, ptr %0, i64 944
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  %172 = getelementptr inbounds i8, ptr %0, i64 248
  %173 = load i64, ptr %172, align 8
  br i1 %171, label %178, label %174

174:                                              ; preds = %167
  %175 = getelementptr i8, ptr %0, i64 952
  %176 = load i64, ptr %175, align 8
  %177 = icmp slt i64 %173, %176
  br i1 %177, label %178, label %193

178:                                              ; preds = %174, %167
  %179 = getelementptr i8, ptr %0, i64 952
  store i64 %173, ptr %179, align 8
  %180 = getelementptr inbounds i8, ptr %1, i64 1952
  %181 = load i64, ptr %180, align 8
  %182 = shl i64 %181, 5
  %183 = zext nneg i32 %168 to i64
  %184 = or disjoint i64 %182, %183
  %185 = getelementptr i8, ptr %0, i64 960
  store i64 %184, ptr %185, align 8
  %186 = getelementptr i8, ptr %0, i64 968
  store i64 %9, ptr %186, align 8
  %187 = getelementptr i8, ptr %0, i64 976
  store i64 0, ptr %187, align 8
  %188 = getelementptr i8, ptr %0, i64 984
  store i64 %15, ptr %188, align 8
  %189 = getelementptr inbounds i8, ptr %1, i64 1988
  %190 = load i32, ptr %189, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr i8, ptr %0, i64 992
  store i64 %191, ptr %192, align 8
  br label %193

193:                                              ; preds = %174, %178
  %194 = add i64 %170, 1
  store i64 %194, ptr %169, align 8
  br label %195

195:                                              ; preds = %10, %193, %54
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #26
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read)
define internal fastcc i64 @along_rows(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2) unnamed_addr #15 {
  %4 = getelementptr inbounds i8, ptr %0, i64 32
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %25

7:                                                ; preds = %3
  %8 = load i64, ptr %0, align 8
  %9 = srem i64 %1, 8
  %10 = shl nsw i64 %9, 1
  %11 = sdiv i64 %1, 8
  %12 = getelementptr inbounds i8, ptr %0, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, %11
  %15 = srem i64 %2, 8
  %16 = shl nsw i64 %15, 4
  %17 = sdiv i64 %2, 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, %17
  %21 = add nsw i64 %16, %10
  %22 = add i64 %21, %8
  %23 = add i64 %22, %14
  %24 = add i64 %23, %20
  br label %54

25:                                               ; preds = %3
  %26 = sdiv i64 %5, 2
  %27 = load i64, ptr %0, align 8
  %28 = srem i64 %1, %26
  %29 = shl nsw i64 %28, 1
  %30 = sdiv i64 %1, %26
  %31 = getelementptr inbounds i8, ptr %0, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, %30
  %34 = srem i64 %2, 8
  %35 = mul i64 %5, %34
  %36 = sdiv i64 %2, 8
  %37 = getelementptr inbounds i8, ptr %0, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = mul i64 %38, %36
  %40 = add i64 %27, %35
  %41 = add i64 %40, %29
  %42 = add i64 %41, %33
  %43 = add i64 %42, %39
  %44 = getelementptr inbounds i8, ptr %0, i64 24
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 7
  %47 = sub i64 %43, %46
  %48 = ashr i64 %47, 7
  %49 = sdiv i64 %5, 16
  %50 = add nsw i64 %49, 1152921504606846975
  %51 = and i64 %48, %50
  %52 = shl i64 %51, 4
  %53 = xor i64 %52, %43
  br label %54

54:                                               ; preds = %25, %7
  %55 = phi i64 [ %53, %25 ], [ %24, %7 ]
  ret i64 %55
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) local_unnamed_addr #5 {
  %9 = alloca %struct.Buffer, align 8
  %10 = alloca %struct.Buffer, align 8
  %11 = alloca ptr, align 8
  %12 = alloca %struct.Bulk, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 256
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %66, label %15

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
  %33 = getelementptr inbounds i8, ptr %0, i64 1064
  %34 = getelementptr inbounds i8, ptr %0, i64 1040
  %35 = getelementptr inbounds i8, ptr %0, i64 1056
  %36 = getelementptr i8, ptr %0, i64 832
  %37 = getelementptr inbounds i8, ptr %0, i64 248
  %38 = getelementptr i8, ptr %0, i64 840
  %39 = getelementptr i8, ptr %0, i64 848
  %40 = getelementptr i8, ptr %0, i64 856
  %41 = getelementptr i8, ptr %0, i64 864
  %42 = getelementptr i8, ptr %0, i64 872
  %43 = getelementptr inbounds i8, ptr %1, i64 1988
  %44 = getelementptr i8, ptr %0, i64 880
  br label %45

45:                                               ; preds = %15, %211
  %46 = phi i32 [ %2, %15 ], [ %213, %211 ]
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr [32 x i64], ptr %1, i64 0, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr i64, ptr %13, i64 %48
  %52 = load i64, ptr %51, align 8
  %53 = or disjoint i32 %47, 32
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr i64, ptr %13, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = or disjoint i32 %47, 64
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = or disjoint i32 %47, 96
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr i64, ptr %13, i64 %62
  %64 = load i64, ptr %63, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #26
  %65 = icmp eq i64 %56, 0
  br i1 %65, label %211, label %67

66:                                               ; preds = %211, %8
  ret void

67:                                               ; preds = %45
  %68 = icmp slt i64 %56, 0
  br i1 %68, label %78, label %69

69:                                               ; preds = %67
  br i1 %16, label %73, label %70

70:                                               ; preds = %69
  %71 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %50, i64 noundef %56, ptr noundef nonnull %11) #25
  %72 = load ptr, ptr %11, align 8
  br label %78

73:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #26
  %74 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %50, i64 noundef %56, ptr noundef nonnull %10) #25
  %75 = icmp eq i32 %74, 0
  %76 = inttoptr i64 %50 to ptr
  %77 = select i1 %75, ptr null, ptr %76
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #26
  br label %78

78:                                               ; preds = %70, %73, %67
  %79 = phi ptr [ undef, %67 ], [ %72, %70 ], [ undef, %73 ]
  %80 = phi ptr [ null, %67 ], [ %71, %70 ], [ %77, %73 ]
  %81 = icmp eq ptr %80, null
  %82 = zext i1 %81 to i32
  %83 = or i64 %52, %50
  %84 = or i64 %83, %56
  %85 = and i64 %84, 15
  %86 = icmp eq i64 %85, 0
  %87 = select i1 %86, i32 %82, i32 2
  call void @llvm.lifetime.start.p0(i64 96, ptr nonnull %12) #26
  %88 = ptrtoint ptr %80 to i64
  store i64 %88, ptr %12, align 8
  store i64 %52, ptr %17, align 8
  store i64 %56, ptr %18, align 8
  store i64 0, ptr %19, align 8
  store i64 %7, ptr %20, align 8
  %89 = load i64, ptr %22, align 8
  %90 = trunc i64 %89 to i32
  %91 = shl i32 %90, 5
  %92 = or disjoint i32 %91, %47
  store i32 %92, ptr %21, align 8
  %93 = getelementptr [32 x i32], ptr %24, i64 0, i64 %48
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %23, align 4
  store i32 %27, ptr %25, align 8
  store i32 1, ptr %28, align 4
  store i32 %5, ptr %29, align 8
  store i32 %6, ptr %30, align 4
  %95 = icmp eq i32 %87, 0
  %96 = and i1 %32, %95
  %97 = icmp eq ptr %79, %0
  %98 = select i1 %96, i1 %97, i1 false
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %31, i8 0, i64 32, i1 false)
  br i1 %98, label %99, label %100

99:                                               ; preds = %78
  tail call fastcc void @read_by_proxy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %47, i64 noundef %7, i64 noundef %50, i64 noundef %56) #25
  br label %100

100:                                              ; preds = %99, %78
  %101 = and i1 %26, %95
  br i1 %101, label %102, label %109

102:                                              ; preds = %100
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #26
  %103 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %52, i64 noundef %56, ptr noundef nonnull %9) #25
  %104 = icmp eq i32 %103, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #26
  %105 = icmp eq i64 %52, 0
  %106 = select i1 %104, i1 true, i1 %105
  br i1 %106, label %191, label %107

107:                                              ; preds = %102
  %108 = tail call fastcc ptr @new_bulk(ptr noundef %0) #25
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %108, ptr noundef nonnull align 8 dereferenceable(96) %12, i64 96, i1 false)
  br label %210

109:                                              ; preds = %100
  br i1 %95, label %110, label %191

110:                                              ; preds = %109
  %111 = and i64 %52, -4294967296
  %112 = icmp eq i64 %111, 1152921504606846976
  %113 = and i64 %52, 4294967295
  %114 = select i1 %112, i64 %113, i64 %52
  %115 = ashr i64 %114, 24
  %116 = icmp ult i64 %114, 16777216
  br i1 %116, label %130, label %117

117:                                              ; preds = %110
  %118 = icmp slt i64 %115, 0
  br i1 %118, label %130, label %119

119:                                              ; preds = %117
  %120 = load i64, ptr %33, align 8
  %121 = icmp sgt i64 %115, %120
  br i1 %121, label %130, label %122

122:                                              ; preds = %119
  %123 = and i64 %114, 16777215
  %124 = load ptr, ptr %34, align 8
  %125 = load i64, ptr %35, align 8
  %126 = getelementptr ptr, ptr %124, i64 %125
  %127 = getelementptr ptr, ptr %126, i64 %115
  %128 = getelementptr i8, ptr %127, i64 -8
  %129 = load ptr, ptr %128, align 8
  br label %130

130:                                              ; preds = %110, %117, %119, %122
  %131 = phi i64 [ %114, %110 ], [ %114, %117 ], [ %114, %119 ], [ %123, %122 ]
  %132 = phi ptr [ %0, %110 ], [ null, %117 ], [ null, %119 ], [ %129, %122 ]
  %133 = and i64 %60, -4294967296
  %134 = icmp eq i64 %133, 1152921504606846976
  %135 = and i64 %60, 4294967295
  %136 = select i1 %134, i64 %135, i64 %60
  %137 = ashr i64 %136, 24
  %138 = icmp ult i64 %136, 16777216
  br i1 %138, label %152, label %139

139:                                              ; preds = %130
  %140 = icmp slt i64 %137, 0
  br i1 %140, label %152, label %141

141:                                              ; preds = %139
  %142 = load i64, ptr %33, align 8
  %143 = icmp sgt i64 %137, %142
  br i1 %143, label %152, label %144

144:                                              ; preds = %141
  %145 = and i64 %136, 16777215
  %146 = load ptr, ptr %34, align 8
  %147 = load i64, ptr %35, align 8
  %148 = getelementptr ptr, ptr %146, i64 %147
  %149 = getelementptr ptr, ptr %148, i64 %137
  %150 = getelementptr i8, ptr %149, i64 -8
  %151 = load ptr, ptr %150, align 8
  br label %152

152:                                              ; preds = %130, %139, %141, %144
  %153 = phi i64 [ %136, %130 ], [ %136, %139 ], [ %136, %141 ], [ %145, %144 ]
  %154 = phi ptr [ %0, %130 ], [ null, %139 ], [ null, %141 ], [ %151, %144 ]
  %155 = icmp eq ptr %132, null
  br i1 %155, label %191, label %156

156:                                              ; preds = %152
  %157 = icmp ne i64 %64, 0
  %158 = icmp eq ptr %154, %132
  %159 = select i1 %157, i1 true, i1 %158
  br i1 %159, label %160, label %191

160:                                              ; preds = %156
  %161 = load i64, ptr %33, align 8
  %162 = icmp sgt i64 %161, 0
  br i1 %162, label %163, label %210

163:                                              ; preds = %160
  %164 = icmp eq i64 %64, 0
  br label %165

165:                                              ; preds = %163, %182
  %166 = phi i64 [ %161, %163 ], [ %183, %182 ]
  %167 = phi i64 [ 0, %163 ], [ %185, %182 ]
  %168 = load ptr, ptr %34, align 8
  %169 = load i64, ptr %35, align 8
  %170 = getelementptr ptr, ptr %168, i64 %169
  %171 = getelementptr ptr, ptr %170, i64 %167
  %172 = load ptr, ptr %171, align 8
  br i1 %164, label %177, label %173

173:                                              ; preds = %165
  %174 = shl nuw i64 1, %167
  %175 = and i64 %174, %64
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %182, label %179

177:                                              ; preds = %165
  %178 = icmp eq ptr %172, %132
  br i1 %178, label %179, label %182

179:                                              ; preds = %177, %173
  %180 = call fastcc i32 @bulk_to_shared(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %47, ptr noundef nonnull %12, ptr noundef %172, i64 noundef %131, i64 noundef %153) #25
  %181 = load i64, ptr %33, align 8
  br label %182

182:                                              ; preds = %179, %177, %173
  %183 = phi i64 [ %181, %179 ], [ %166, %173 ], [ %166, %177 ]
  %184 = phi i32 [ %180, %179 ], [ 0, %173 ], [ 0, %177 ]
  %185 = add nuw nsw i64 %167, 1
  %186 = icmp slt i64 %185, %183
  %187 = icmp eq i32 %184, 0
  %188 = select i1 %186, i1 %187, i1 false
  br i1 %188, label %165, label %189, !llvm.loop !88

189:                                              ; preds = %182
  %190 = icmp eq i32 %184, 0
  br i1 %190, label %210, label %191

191:                                              ; preds = %152, %156, %102, %109, %189
  %192 = phi i32 [ 1, %189 ], [ 1, %102 ], [ %87, %109 ], [ 1, %156 ], [ 1, %152 ]
  %193 = phi i64 [ %52, %189 ], [ %52, %102 ], [ %50, %109 ], [ %52, %156 ], [ %52, %152 ]
  %194 = add nsw i32 %192, -1
  %195 = zext nneg i32 %194 to i64
  %196 = load i64, ptr %36, align 8
  %197 = icmp eq i64 %196, 0
  %198 = load i64, ptr %37, align 8
  br i1 %197, label %202, label %199

199:                                              ; preds = %191
  %200 = load i64, ptr %38, align 8
  %201 = icmp slt i64 %198, %200
  br i1 %201, label %202, label %208

202:                                              ; preds = %199, %191
  store i64 %198, ptr %38, align 8
  %203 = load i64, ptr %22, align 8
  %204 = shl i64 %203, 5
  %205 = or disjoint i64 %204, %48
  store i64 %205, ptr %39, align 8
  store i64 %7, ptr %40, align 8
  store i64 %195, ptr %41, align 8
  store i64 %193, ptr %42, align 8
  %206 = load i32, ptr %43, align 4
  %207 = sext i32 %206 to i64
  store i64 %207, ptr %44, align 8
  br label %208

208:                                              ; preds = %199, %202
  %209 = add i64 %196, 1
  store i64 %209, ptr %36, align 8
  br label %210

210:                                              ; preds = %160, %107, %208, %189
  call void @llvm.lifetime.end.p0(i64 96, ptr nonnull %12) #26
  br label %211

211:                                              ; preds = %45, %210
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #26
  %212 = add i32 %46, -1
  %213 = and i32 %212, %46
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %66, label %45, !llvm.loop !89
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
  %14 = getelementptr inbounds i8, ptr %0, i64 1064
  %15 = load i64, ptr %14, align 8
  %16 = icmp sgt i64 %9, %15
  br i1 %16, label %27, label %17

17:                                               ; preds = %13
  %18 = and i64 %8, 16777215
  %19 = getelementptr inbounds i8, ptr %0, i64 1040
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 1056
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
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #16

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_bulk_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #17 {
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
  br i1 %15, label %16, label %6, !llvm.loop !90

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #5 {
  %5 = getelementptr inbounds i8, ptr %0, i64 1128
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 1120
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2992
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 1120
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
  br i1 %33, label %16, label %34, !llvm.loop !68

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %40) #25
  %65 = load i64, ptr %5, align 8
  br label %66

66:                                               ; preds = %64, %56, %52, %47, %36
  %67 = phi i64 [ %65, %64 ], [ %37, %56 ], [ %37, %52 ], [ %37, %47 ], [ %37, %36 ]
  %68 = add nuw nsw i64 %38, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %36, label %12, !llvm.loop !91
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @complete_bulk(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #5 {
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
  call void @llvm.lifetime.start.p0(i64 20, ptr nonnull %3) #26
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
  br i1 %73, label %53, label %60, !llvm.loop !92

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
  br i1 %109, label %110, label %81, !llvm.loop !93

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
  tail call fastcc void @combine_into(ptr noundef %151, ptr noundef %149, i64 noundef %135, i32 noundef %26, i32 noundef %28, i32 noundef 1) #25
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
  br i1 %168, label %128, label %120, !llvm.loop !94

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
  br i1 %179, label %185, label %169, !llvm.loop !95

180:                                              ; preds = %169
  %181 = trunc nuw nsw i64 %170 to i32
  br label %182

182:                                              ; preds = %180, %122
  %183 = phi i32 [ 1, %122 ], [ %181, %180 ]
  %184 = icmp slt i32 %183, %123
  br i1 %184, label %74, label %185, !llvm.loop !96

185:                                              ; preds = %182, %177, %53
  call void @llvm.lifetime.end.p0(i64 20, ptr nonnull %3) #26
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
  tail call fastcc void @combine_into(ptr noundef %6, ptr noundef %8, i64 noundef %191, i32 noundef %194, i32 noundef %188, i32 noundef %198) #25
  br label %200

199:                                              ; preds = %186
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 %8, i64 %191, i1 false)
  br label %200

200:                                              ; preds = %192, %199, %185
  %201 = getelementptr inbounds i8, ptr %1, i64 48
  %202 = load i32, ptr %201, align 8
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %259

204:                                              ; preds = %200
  %205 = getelementptr inbounds i8, ptr %0, i64 32
  %206 = load ptr, ptr %205, align 8
  %207 = ptrtoint ptr %206 to i64
  %208 = sub i64 %5, %207
  %209 = getelementptr inbounds i8, ptr %1, i64 16
  %210 = load i64, ptr %209, align 8
  tail call fastcc void @mark_written(ptr noundef %0, i64 noundef %208, i64 noundef %210) #25
  %211 = load ptr, ptr %205, align 8
  %212 = getelementptr inbounds i8, ptr %1, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr i8, ptr %211, i64 %213
  %215 = load i64, ptr %209, align 8
  %216 = sub i64 0, %215
  %217 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %214, i64 noundef %216) #25
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %259, label %219

219:                                              ; preds = %204
  %220 = getelementptr inbounds i8, ptr %0, i64 88
  %221 = load ptr, ptr %220, align 8
  %222 = getelementptr inbounds i8, ptr %1, i64 40
  %223 = load i32, ptr %222, align 8
  %224 = sdiv i32 %223, 32
  %225 = sext i32 %224 to i64
  %226 = getelementptr %struct.Warp, ptr %221, i64 %225
  %227 = and i32 %223, 31
  %228 = getelementptr inbounds i8, ptr %1, i64 32
  %229 = load i64, ptr %228, align 8
  %230 = add nsw i32 %217, -1
  %231 = zext nneg i32 %230 to i64
  %232 = load i64, ptr %212, align 8
  %233 = getelementptr i8, ptr %0, i64 776
  %234 = load i64, ptr %233, align 8
  %235 = icmp eq i64 %234, 0
  %236 = getelementptr inbounds i8, ptr %0, i64 248
  %237 = load i64, ptr %236, align 8
  br i1 %235, label %242, label %238

238:                                              ; preds = %219
  %239 = getelementptr i8, ptr %0, i64 784
  %240 = load i64, ptr %239, align 8
  %241 = icmp slt i64 %237, %240
  br i1 %241, label %242, label %257

242:                                              ; preds = %238, %219
  %243 = getelementptr i8, ptr %0, i64 784
  store i64 %237, ptr %243, align 8
  %244 = getelementptr inbounds i8, ptr %226, i64 1952
  %245 = load i64, ptr %244, align 8
  %246 = shl i64 %245, 5
  %247 = zext nneg i32 %227 to i64
  %248 = or disjoint i64 %246, %247
  %249 = getelementptr i8, ptr %0, i64 792
  store i64 %248, ptr %249, align 8
  %250 = getelementptr i8, ptr %0, i64 800
  store i64 %229, ptr %250, align 8
  %251 = getelementptr i8, ptr %0, i64 808
  store i64 %231, ptr %251, align 8
  %252 = getelementptr i8, ptr %0, i64 816
  store i64 %232, ptr %252, align 8
  %253 = getelementptr inbounds i8, ptr %226, i64 1988
  %254 = load i32, ptr %253, align 4
  %255 = sext i32 %254 to i64
  %256 = getelementptr i8, ptr %0, i64 824
  store i64 %255, ptr %256, align 8
  br label %257

257:                                              ; preds = %238, %242
  %258 = add i64 %234, 1
  store i64 %258, ptr %233, align 8
  br label %259

259:                                              ; preds = %204, %257, %200
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_store_async(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) local_unnamed_addr #5 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %51, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %1, i64 256
  %13 = sext i32 %3 to i64
  %14 = add i32 %3, -1
  %15 = sext i32 %14 to i64
  %16 = getelementptr i8, ptr %0, i64 832
  %17 = getelementptr inbounds i8, ptr %0, i64 248
  %18 = getelementptr i8, ptr %0, i64 840
  %19 = getelementptr inbounds i8, ptr %1, i64 1952
  %20 = getelementptr i8, ptr %0, i64 848
  %21 = getelementptr i8, ptr %0, i64 856
  %22 = getelementptr i8, ptr %0, i64 864
  %23 = getelementptr i8, ptr %0, i64 872
  %24 = getelementptr inbounds i8, ptr %1, i64 1988
  %25 = getelementptr i8, ptr %0, i64 880
  %26 = getelementptr inbounds i8, ptr %1, i64 1280
  %27 = icmp sgt i32 %5, -1
  %28 = sub i32 0, %3
  %29 = sext i32 %28 to i64
  %30 = getelementptr i8, ptr %0, i64 776
  %31 = getelementptr i8, ptr %0, i64 784
  %32 = getelementptr i8, ptr %0, i64 792
  %33 = getelementptr i8, ptr %0, i64 800
  %34 = getelementptr i8, ptr %0, i64 808
  %35 = getelementptr i8, ptr %0, i64 816
  %36 = getelementptr i8, ptr %0, i64 824
  br label %37

37:                                               ; preds = %11, %107
  %38 = phi i32 [ %2, %11 ], [ %109, %107 ]
  %39 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %38, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #26
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #26
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr [32 x i64], ptr %1, i64 0, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr i64, ptr %12, i64 %40
  %44 = load i64, ptr %43, align 8
  %45 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %42, i64 noundef %13, ptr noundef nonnull %8) #25
  %46 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %39, i64 noundef %44, i64 noundef %6, ptr noundef nonnull %9) #25
  %47 = icmp ne ptr %45, null
  %48 = and i64 %42, %15
  %49 = icmp eq i64 %48, 0
  %50 = and i1 %47, %49
  br i1 %50, label %52, label %58

51:                                               ; preds = %107, %7
  ret void

52:                                               ; preds = %37
  %53 = icmp eq ptr %46, null
  br i1 %53, label %107, label %54

54:                                               ; preds = %52
  %55 = load ptr, ptr %9, align 8
  %56 = load ptr, ptr %8, align 8
  %57 = icmp eq ptr %55, %56
  br i1 %57, label %70, label %58

58:                                               ; preds = %54, %37
  %59 = zext i1 %47 to i64
  %60 = load i64, ptr %16, align 8
  %61 = icmp eq i64 %60, 0
  %62 = load i64, ptr %17, align 8
  br i1 %61, label %66, label %63

63:                                               ; preds = %58
  %64 = load i64, ptr %18, align 8
  %65 = icmp slt i64 %62, %64
  br i1 %65, label %66, label %103

66:                                               ; preds = %63, %58
  store i64 %62, ptr %18, align 8
  %67 = load i64, ptr %19, align 8
  %68 = shl i64 %67, 5
  %69 = or disjoint i64 %68, %40
  store i64 %69, ptr %20, align 8
  store i64 %6, ptr %21, align 8
  store i64 %59, ptr %22, align 8
  store i64 %42, ptr %23, align 8
  br label %97

70:                                               ; preds = %54
  %71 = mul i32 %39, %3
  %72 = zext i32 %71 to i64
  %73 = getelementptr i8, ptr %26, i64 %72
  br i1 %27, label %74, label %75

74:                                               ; preds = %70
  tail call fastcc void @combine_into(ptr noundef nonnull %45, ptr noundef %73, i64 noundef %13, i32 noundef %4, i32 noundef %5, i32 noundef 0) #25
  br label %76

75:                                               ; preds = %70
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %45, ptr align 1 %73, i64 %13, i1 false)
  br label %76

76:                                               ; preds = %75, %74
  %77 = getelementptr inbounds i8, ptr %56, i64 32
  %78 = load ptr, ptr %77, align 8
  %79 = ptrtoint ptr %45 to i64
  %80 = ptrtoint ptr %78 to i64
  %81 = sub i64 %79, %80
  tail call fastcc void @mark_written(ptr noundef %56, i64 noundef %81, i64 noundef %13) #25
  %82 = tail call fastcc i32 @change_tx(ptr noundef %56, ptr noundef nonnull %46, i64 noundef %29) #25
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %107, label %84

84:                                               ; preds = %76
  %85 = add nsw i32 %82, -1
  %86 = zext nneg i32 %85 to i64
  %87 = load i64, ptr %30, align 8
  %88 = icmp eq i64 %87, 0
  %89 = load i64, ptr %17, align 8
  br i1 %88, label %93, label %90

90:                                               ; preds = %84
  %91 = load i64, ptr %31, align 8
  %92 = icmp slt i64 %89, %91
  br i1 %92, label %93, label %103

93:                                               ; preds = %90, %84
  store i64 %89, ptr %31, align 8
  %94 = load i64, ptr %19, align 8
  %95 = shl i64 %94, 5
  %96 = or disjoint i64 %95, %40
  store i64 %96, ptr %32, align 8
  store i64 %6, ptr %33, align 8
  store i64 %86, ptr %34, align 8
  store i64 %44, ptr %35, align 8
  br label %97

97:                                               ; preds = %66, %93
  %98 = phi ptr [ %36, %93 ], [ %25, %66 ]
  %99 = phi i64 [ %87, %93 ], [ %60, %66 ]
  %100 = phi ptr [ %30, %93 ], [ %16, %66 ]
  %101 = load i32, ptr %24, align 4
  %102 = sext i32 %101 to i64
  store i64 %102, ptr %98, align 8
  br label %103

103:                                              ; preds = %97, %90, %63
  %104 = phi i64 [ %60, %63 ], [ %87, %90 ], [ %99, %97 ]
  %105 = phi ptr [ %16, %63 ], [ %30, %90 ], [ %100, %97 ]
  %106 = add i64 %104, 1
  store i64 %106, ptr %105, align 8
  br label %107

107:                                              ; preds = %103, %52, %76
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #26
  %108 = add i32 %38, -1
  %109 = and i32 %108, %38
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %51, label %37, !llvm.loop !97
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @combine_into(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #5 {
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
  %28 = tail call fastcc i64 @combine(i64 noundef %26, i64 noundef %27, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #25
  %29 = cmpxchg ptr %20, i64 %26, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  %31 = extractvalue { i64, i1 } %29, 0
  br i1 %30, label %54, label %25, !llvm.loop !98

32:                                               ; preds = %18
  %33 = load atomic i32, ptr %20 monotonic, align 4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ %33, %32 ], [ %42, %34 ]
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %7, align 8
  %38 = tail call fastcc i64 @combine(i64 noundef %36, i64 noundef %37, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #25
  %39 = trunc i64 %38 to i32
  %40 = cmpxchg ptr %20, i32 %35, i32 %39 acq_rel acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %54, label %34, !llvm.loop !99

43:                                               ; preds = %18
  %44 = load atomic i16, ptr %20 monotonic, align 2
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i16 [ %44, %43 ], [ %53, %45 ]
  %47 = zext i16 %46 to i64
  %48 = load i64, ptr %7, align 8
  %49 = tail call fastcc i64 @combine(i64 noundef %47, i64 noundef %48, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #25
  %50 = trunc i64 %49 to i16
  %51 = cmpxchg ptr %20, i16 %46, i16 %50 acq_rel acquire, align 2
  %52 = extractvalue { i16, i1 } %51, 1
  %53 = extractvalue { i16, i1 } %51, 0
  br i1 %52, label %54, label %45, !llvm.loop !100

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !101
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy(ptr noundef %0, ptr nocapture noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) local_unnamed_addr #11 {
  %7 = alloca [32 x i32], align 16
  %8 = alloca [32 x i32], align 16
  %9 = alloca [32 x i64], align 16
  %10 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #26
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #26
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
  %26 = call fastcc i32 @fits(ptr noundef %25, ptr noundef %17, ptr noundef nonnull %9, i32 noundef %3) #25
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr i8, ptr %25, i64 64
  %30 = call fastcc i32 @fits(ptr noundef %29, ptr noundef %20, ptr noundef nonnull %10, i32 noundef %3) #25
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %126

32:                                               ; preds = %12, %28, %24
  %33 = getelementptr %struct.Slot, ptr %23, i64 %2, i32 1
  %34 = load i32, ptr %33, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #26
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #26
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
  br i1 %52, label %53, label %36, !llvm.loop !102

53:                                               ; preds = %42, %53
  %54 = phi i64 [ %56, %53 ], [ 0, %42 ]
  %55 = getelementptr i32, ptr %8, i64 %54
  store i32 %34, ptr %55, align 4
  %56 = add nuw nsw i64 %54, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %58, label %53, !llvm.loop !102

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
  br i1 %71, label %72, label %58, !llvm.loop !103

72:                                               ; preds = %58
  %73 = and i32 %50, %3
  %74 = icmp ne i32 %73, 0
  %75 = and i32 %68, %73
  %76 = icmp eq i32 %75, 0
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %78, label %80

78:                                               ; preds = %72
  %79 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73) #25
  br label %80

80:                                               ; preds = %78, %72
  %81 = phi ptr [ %79, %78 ], [ null, %72 ]
  %82 = icmp eq i32 %73, 0
  %83 = icmp ne ptr %81, null
  %84 = select i1 %82, i1 true, i1 %83
  br i1 %84, label %102, label %85

85:                                               ; preds = %80
  %86 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73, ptr noundef nonnull %7) #25
  %87 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %73, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr i64, ptr %9, i64 %88
  %90 = load i64, ptr %89, align 8
  tail call fastcc void @note_origin(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %90) #25
  tail call fastcc void @trace(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %73) #25
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
  br i1 %101, label %102, label %94, !llvm.loop !104

102:                                              ; preds = %94, %85, %80
  %103 = phi ptr [ null, %85 ], [ %81, %80 ], [ null, %94 ]
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %1, ptr noundef nonnull readonly align 16 dereferenceable(256) %10, i64 256, i1 false)
  %104 = tail call fastcc ptr @pattern_for(ptr noundef %0, ptr noundef %1, i64 noundef %18, i32 noundef %3) #25
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
  tail call fastcc void @count_pair(ptr noundef %0, i64 noundef %2, ptr noundef %103, i64 noundef %116, ptr noundef nonnull %104, i64 noundef %120) #25
  br label %124

121:                                              ; preds = %102
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %2, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %10, i32 noundef %73, i32 noundef %3, i32 noundef %68, i64 noundef 1) #25
  br i1 %105, label %122, label %124

122:                                              ; preds = %121
  %123 = call fastcc i32 @allowed(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %18, i32 noundef %3, ptr noundef nonnull %8) #25
  br label %124

124:                                              ; preds = %115, %121, %122
  %125 = phi i32 [ %123, %122 ], [ %3, %121 ], [ %3, %115 ]
  call fastcc void @start_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %125, ptr noundef nonnull readonly %9, ptr noundef nonnull readonly %10, ptr noundef nonnull %7, i64 noundef %18, i64 noundef %5) #25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #26
  br label %133

126:                                              ; preds = %28
  %127 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr [32 x i64], ptr %9, i64 0, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr [32 x i64], ptr %10, i64 0, i64 %128
  %132 = load i64, ptr %131, align 8
  tail call fastcc void @count_pair(ptr noundef nonnull %0, i64 noundef %2, ptr noundef %17, i64 noundef %130, ptr noundef %20, i64 noundef %132) #25
  call fastcc void @start_copy(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3, ptr noundef nonnull %9, ptr noundef nonnull %10, ptr noundef null, i64 noundef %18, i64 noundef %5) #25
  br label %133

133:                                              ; preds = %124, %126, %6
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #26
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #26
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @fits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #18 {
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
  br i1 %52, label %69, label %38, !llvm.loop !105

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
  br i1 %68, label %69, label %53, !llvm.loop !106

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
define internal fastcc void @count_pair(ptr nocapture noundef readonly %0, i64 noundef %1, ptr noundef %2, i64 noundef %3, ptr noundef %4, i64 noundef %5) unnamed_addr #4 {
  %7 = getelementptr inbounds i8, ptr %0, i64 168
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr %struct.Slot, ptr %8, i64 %1
  %10 = getelementptr inbounds i8, ptr %0, i64 1112
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
  br i1 %56, label %29, label %57, !llvm.loop !107

57:                                               ; preds = %53
  %58 = icmp eq ptr %54, null
  br i1 %58, label %59, label %60

59:                                               ; preds = %26, %57
  tail call fastcc void @flush_pairs(ptr noundef %0, i64 noundef %1) #25
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
define internal fastcc void @start_copy(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef readonly %3, ptr nocapture noundef readonly %4, ptr noundef readonly %5, i64 noundef %6, i64 noundef %7) unnamed_addr #11 {
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
  br i1 %34, label %35, label %21, !llvm.loop !108

35:                                               ; preds = %21
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %31, i1 true)
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i32], ptr %11, i64 0, i64 %37
  %39 = load i32, ptr %38, align 4
  %40 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %31, i32 noundef %39, i64 noundef %7) #25
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
  tail call fastcc void @watch_copy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %40, i32 noundef %31) #25
  %52 = xor i32 %31, -1
  %53 = and i32 %16, %52
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %63, label %15, !llvm.loop !109

55:                                               ; preds = %35, %55
  %56 = phi i64 [ %61, %55 ], [ 0, %35 ]
  %57 = getelementptr i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = trunc i32 %58 to i8
  %60 = getelementptr [32 x i8], ptr %49, i64 0, i64 %56
  store i8 %59, ptr %60, align 1
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp ult i64 %56, 31
  br i1 %62, label %55, label %51, !llvm.loop !110

63:                                               ; preds = %51, %8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define dso_local void @rooftile_copy_commit(ptr nocapture noundef %0, i32 noundef %1) local_unnamed_addr #17 {
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
  br i1 %15, label %16, label %6, !llvm.loop !111

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy_wait(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
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
  br i1 %19, label %20, label %10, !llvm.loop !111

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
  br i1 %43, label %24, label %33, !llvm.loop !112

44:                                               ; preds = %82, %24
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #25
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
  br i1 %78, label %79, label %65, !llvm.loop !113

79:                                               ; preds = %65, %61, %56
  %80 = phi i32 [ %2, %56 ], [ 0, %61 ], [ %75, %65 ]
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %52, i32 noundef %80) #25
  %81 = load i64, ptr %26, align 8
  br label %82

82:                                               ; preds = %45, %79
  %83 = phi i64 [ %46, %45 ], [ %81, %79 ]
  %84 = add nuw nsw i64 %47, 1
  %85 = icmp slt i64 %84, %83
  br i1 %85, label %45, label %44, !llvm.loop !114
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @complete(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i32 noundef %3) unnamed_addr #11 {
  %5 = load i32, ptr %2, align 8
  %6 = and i32 %5, %3
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %139, label %8

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
  tail call fastcc void @watch_copy(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %2, i32 noundef %6) #25
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
  br i1 %38, label %86, label %25, !llvm.loop !115

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
  br i1 %57, label %86, label %43, !llvm.loop !116

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
  br i1 %85, label %86, label %64, !llvm.loop !117

86:                                               ; preds = %43, %25, %64
  %87 = load i32, ptr %9, align 8
  %88 = xor i32 %6, -1
  %89 = load i32, ptr %2, align 8
  %90 = and i32 %89, %88
  store i32 %90, ptr %2, align 8
  %91 = icmp eq i32 %87, 0
  br i1 %91, label %139, label %92

92:                                               ; preds = %12, %86
  tail call fastcc void @mbarrier_arrived(ptr noundef %0, ptr noundef %1) #25
  %93 = getelementptr inbounds i8, ptr %0, i64 32
  %94 = getelementptr inbounds i8, ptr %2, i64 312
  %95 = getelementptr inbounds i8, ptr %2, i64 40
  %96 = getelementptr i8, ptr %0, i64 776
  %97 = getelementptr inbounds i8, ptr %0, i64 248
  %98 = getelementptr i8, ptr %0, i64 784
  %99 = getelementptr inbounds i8, ptr %1, i64 1952
  %100 = getelementptr i8, ptr %0, i64 792
  %101 = getelementptr i8, ptr %0, i64 800
  %102 = getelementptr i8, ptr %0, i64 808
  %103 = getelementptr i8, ptr %0, i64 816
  %104 = getelementptr inbounds i8, ptr %1, i64 1988
  %105 = getelementptr i8, ptr %0, i64 824
  br label %106

106:                                              ; preds = %92, %135
  %107 = phi i32 [ %6, %92 ], [ %137, %135 ]
  %108 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = load ptr, ptr %93, align 8
  %110 = zext nneg i32 %108 to i64
  %111 = getelementptr [32 x i64], ptr %94, i64 0, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr i8, ptr %109, i64 %112
  %114 = tail call fastcc i32 @arrive_at(ptr noundef %0, ptr noundef %113, i64 noundef 1, i64 noundef 0, i32 noundef 0, i32 noundef 1) #25
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %135, label %116

116:                                              ; preds = %106
  %117 = load i64, ptr %95, align 8
  %118 = add nsw i32 %114, -1
  %119 = zext nneg i32 %118 to i64
  %120 = load i64, ptr %111, align 8
  %121 = load i64, ptr %96, align 8
  %122 = icmp eq i64 %121, 0
  %123 = load i64, ptr %97, align 8
  br i1 %122, label %127, label %124

124:                                              ; preds = %116
  %125 = load i64, ptr %98, align 8
  %126 = icmp slt i64 %123, %125
  br i1 %126, label %127, label %133

127:                                              ; preds = %124, %116
  store i64 %123, ptr %98, align 8
  %128 = load i64, ptr %99, align 8
  %129 = shl i64 %128, 5
  %130 = or disjoint i64 %129, %110
  store i64 %130, ptr %100, align 8
  store i64 %117, ptr %101, align 8
  store i64 %119, ptr %102, align 8
  store i64 %120, ptr %103, align 8
  %131 = load i32, ptr %104, align 4
  %132 = sext i32 %131 to i64
  store i64 %132, ptr %105, align 8
  br label %133

133:                                              ; preds = %124, %127
  %134 = add i64 %121, 1
  store i64 %134, ptr %96, align 8
  br label %135

135:                                              ; preds = %133, %106
  %136 = add i32 %107, -1
  %137 = and i32 %136, %107
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %106, !llvm.loop !118

139:                                              ; preds = %135, %4, %86
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc void @forget_done(ptr nocapture noundef %0) unnamed_addr #12 {
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
  br i1 %21, label %22, label %10, !llvm.loop !119

22:                                               ; preds = %10, %17, %1
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define dso_local void @rooftile_copy_arrive(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i64 noundef %4) local_unnamed_addr #11 {
  %6 = alloca [32 x i64], align 16
  %7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %6, ptr noundef nonnull align 8 dereferenceable(256) %1, i64 256, i1 false)
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %93, label %9

9:                                                ; preds = %5
  %10 = icmp eq i32 %3, 0
  %11 = zext i1 %10 to i64
  %12 = getelementptr i8, ptr %0, i64 776
  %13 = getelementptr inbounds i8, ptr %0, i64 248
  %14 = getelementptr i8, ptr %0, i64 784
  %15 = getelementptr inbounds i8, ptr %1, i64 1952
  %16 = getelementptr i8, ptr %0, i64 792
  %17 = getelementptr i8, ptr %0, i64 800
  %18 = getelementptr i8, ptr %0, i64 808
  %19 = getelementptr i8, ptr %0, i64 816
  %20 = getelementptr inbounds i8, ptr %1, i64 1988
  %21 = getelementptr i8, ptr %0, i64 824
  br label %22

22:                                               ; preds = %9, %74
  %23 = phi i32 [ 0, %9 ], [ %75, %74 ]
  %24 = phi i32 [ %2, %9 ], [ %77, %74 ]
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %24, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #26
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr [32 x i64], ptr %1, i64 0, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %25, i64 noundef %28, i64 noundef %4, ptr noundef nonnull %7) #25
  %30 = icmp eq ptr %29, null
  br i1 %30, label %74, label %33

31:                                               ; preds = %74
  %32 = icmp eq i32 %75, 0
  br i1 %32, label %93, label %79

33:                                               ; preds = %22
  %34 = load i64, ptr %29, align 8
  %35 = lshr i64 %34, 20
  %36 = and i64 %35, 1048575
  %37 = lshr i64 %34, 61
  %38 = and i64 %37, 3
  %39 = add nsw i64 %38, -3
  %40 = icmp ult i64 %39, -2
  %41 = load ptr, ptr %7, align 8
  %42 = icmp ne ptr %41, %0
  %43 = select i1 %40, i1 true, i1 %42
  %44 = icmp eq i64 %36, 1048575
  %45 = and i1 %10, %44
  %46 = or i1 %43, %45
  br i1 %46, label %47, label %63

47:                                               ; preds = %33
  %48 = load i64, ptr %27, align 8
  %49 = load i64, ptr %12, align 8
  %50 = icmp eq i64 %49, 0
  %51 = load i64, ptr %13, align 8
  br i1 %50, label %55, label %52

52:                                               ; preds = %47
  %53 = load i64, ptr %14, align 8
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %55, label %61

55:                                               ; preds = %52, %47
  store i64 %51, ptr %14, align 8
  %56 = load i64, ptr %15, align 8
  %57 = shl i64 %56, 5
  %58 = or disjoint i64 %57, %26
  store i64 %58, ptr %16, align 8
  store i64 %4, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i64 %48, ptr %19, align 8
  %59 = load i32, ptr %20, align 4
  %60 = sext i32 %59 to i64
  store i64 %60, ptr %21, align 8
  br label %61

61:                                               ; preds = %52, %55
  %62 = add i64 %49, 1
  store i64 %62, ptr %12, align 8
  br label %74

63:                                               ; preds = %33
  %64 = and i64 %34, -9223372036854775808
  %65 = add nuw nsw i64 %36, %11
  %66 = shl nuw nsw i64 %65, 20
  %67 = and i64 %34, 2305841909703114751
  %68 = or i64 %67, %66
  %69 = shl nuw nsw i64 %38, 61
  %70 = or disjoint i64 %68, %69
  %71 = or disjoint i64 %70, %64
  store i64 %71, ptr %29, align 8
  %72 = shl nuw i32 1, %25
  %73 = or i32 %72, %23
  br label %74

74:                                               ; preds = %22, %63, %61
  %75 = phi i32 [ %23, %61 ], [ %73, %63 ], [ %23, %22 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #26
  %76 = add i32 %24, -1
  %77 = and i32 %76, %24
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %31, label %22, !llvm.loop !120

79:                                               ; preds = %31
  %80 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %75, i32 noundef 0, i64 noundef %4) #25
  %81 = getelementptr inbounds i8, ptr %80, i64 312
  br label %82

82:                                               ; preds = %79, %82
  %83 = phi i32 [ %75, %79 ], [ %91, %82 ]
  %84 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr [32 x i64], ptr %6, i64 0, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = and i64 %87, 16777215
  %89 = getelementptr [32 x i64], ptr %81, i64 0, i64 %85
  store i64 %88, ptr %89, align 8
  %90 = add i32 %83, -1
  %91 = and i32 %90, %83
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %82, !llvm.loop !121

93:                                               ; preds = %82, %5, %31
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #26
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc noundef ptr @new_copy(ptr noundef %0, ptr nocapture noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i64 noundef %5) unnamed_addr #11 {
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
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %16, i32 noundef -1) #25
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #25
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
define dso_local noundef i32 @rooftile_run(ptr nocapture noundef %0) local_unnamed_addr #19 {
  %2 = alloca %struct.Hazard, align 8
  %3 = alloca %struct.Hazard, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Hazard, align 8
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 256
  %8 = getelementptr inbounds i8, ptr %0, i64 56
  %9 = getelementptr inbounds i8, ptr %0, i64 64
  %10 = getelementptr inbounds i8, ptr %0, i64 1048
  %11 = getelementptr inbounds i8, ptr %0, i64 240
  %12 = getelementptr inbounds i8, ptr %0, i64 1040
  %13 = getelementptr inbounds i8, ptr %5, i64 4
  %14 = getelementptr inbounds i8, ptr %5, i64 8
  %15 = getelementptr inbounds i8, ptr %5, i64 12
  %16 = getelementptr inbounds i8, ptr %5, i64 16
  %17 = getelementptr inbounds i8, ptr %5, i64 24
  %18 = getelementptr inbounds i8, ptr %5, i64 32
  %19 = getelementptr inbounds i8, ptr %5, i64 40
  %20 = getelementptr inbounds i8, ptr %5, i64 48
  %21 = getelementptr inbounds i8, ptr %5, i64 56
  %22 = getelementptr inbounds i8, ptr %0, i64 288
  %23 = getelementptr inbounds i8, ptr %0, i64 280
  %24 = getelementptr inbounds i8, ptr %0, i64 1096
  %25 = getelementptr inbounds i8, ptr %0, i64 1088
  %26 = getelementptr inbounds i8, ptr %0, i64 1192
  %27 = getelementptr inbounds i8, ptr %3, i64 4
  %28 = getelementptr inbounds i8, ptr %3, i64 8
  %29 = getelementptr inbounds i8, ptr %3, i64 12
  %30 = getelementptr inbounds i8, ptr %3, i64 16
  %31 = getelementptr inbounds i8, ptr %3, i64 24
  %32 = getelementptr inbounds i8, ptr %3, i64 32
  %33 = getelementptr inbounds i8, ptr %3, i64 40
  %34 = getelementptr inbounds i8, ptr %3, i64 48
  %35 = getelementptr inbounds i8, ptr %3, i64 56
  %36 = getelementptr inbounds i8, ptr %2, i64 4
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  %38 = getelementptr inbounds i8, ptr %2, i64 12
  %39 = getelementptr inbounds i8, ptr %2, i64 16
  %40 = getelementptr inbounds i8, ptr %2, i64 24
  %41 = getelementptr inbounds i8, ptr %2, i64 32
  %42 = getelementptr inbounds i8, ptr %2, i64 40
  %43 = getelementptr inbounds i8, ptr %2, i64 48
  %44 = getelementptr inbounds i8, ptr %2, i64 56
  br label %45

45:                                               ; preds = %1401, %1
  %46 = load i64, ptr %7, align 8
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %50, label %48

48:                                               ; preds = %45
  %49 = load i64, ptr %10, align 8
  br label %262

50:                                               ; preds = %45
  %51 = load ptr, ptr %8, align 8
  %52 = load atomic i32, ptr %51 monotonic, align 4
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %1643

54:                                               ; preds = %50
  %55 = load ptr, ptr %9, align 8
  %56 = atomicrmw add ptr %55, i64 1 monotonic, align 8
  %57 = load i64, ptr %10, align 8
  %58 = mul i64 %57, %56
  %59 = load i64, ptr %11, align 8
  %60 = icmp slt i64 %58, %59
  br i1 %60, label %61, label %1643

61:                                               ; preds = %54
  %62 = icmp sgt i64 %57, 0
  br i1 %62, label %63, label %262

63:                                               ; preds = %61, %258
  %64 = phi i64 [ %259, %258 ], [ 0, %61 ]
  %65 = load ptr, ptr %12, align 8
  %66 = getelementptr ptr, ptr %65, i64 %64
  %67 = load ptr, ptr %66, align 8
  %68 = add i64 %64, %58
  %69 = getelementptr inbounds i8, ptr %67, i64 1064
  %70 = load i64, ptr %69, align 8
  %71 = sdiv i64 %68, %70
  %72 = srem i64 %68, %70
  %73 = getelementptr inbounds i8, ptr %67, i64 248
  store i64 0, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %67, i64 1072
  store i64 %72, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %67, i64 280
  store i64 -1, ptr %75, align 8
  %76 = getelementptr inbounds i8, ptr %67, i64 296
  store i64 0, ptr %76, align 8
  %77 = getelementptr inbounds i8, ptr %67, i64 256
  store i64 1, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %67, i64 1156
  %79 = getelementptr inbounds i8, ptr %67, i64 1144
  %80 = getelementptr inbounds i8, ptr %67, i64 1180
  %81 = getelementptr inbounds i8, ptr %67, i64 1168
  %82 = getelementptr inbounds i8, ptr %67, i64 1000
  %83 = getelementptr inbounds i8, ptr %67, i64 1012
  br label %88

84:                                               ; preds = %88
  store i64 %111, ptr %73, align 8
  %85 = getelementptr inbounds i8, ptr %67, i64 432
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %124, label %120

88:                                               ; preds = %88, %63
  %89 = phi i64 [ 0, %63 ], [ %118, %88 ]
  %90 = phi i64 [ %71, %63 ], [ %112, %88 ]
  %91 = phi i64 [ %72, %63 ], [ %113, %88 ]
  %92 = phi i64 [ 1, %63 ], [ %117, %88 ]
  %93 = phi i64 [ 0, %63 ], [ %111, %88 ]
  %94 = getelementptr [3 x i32], ptr %78, i64 0, i64 %89
  %95 = load i32, ptr %94, align 4
  %96 = sext i32 %95 to i64
  %97 = srem i64 %90, %96
  %98 = trunc nsw i64 %97 to i32
  %99 = getelementptr [3 x i32], ptr %79, i64 0, i64 %89
  store i32 %98, ptr %99, align 4
  %100 = getelementptr [3 x i32], ptr %80, i64 0, i64 %89
  %101 = load i32, ptr %100, align 4
  %102 = sext i32 %101 to i64
  %103 = srem i64 %91, %102
  %104 = trunc nsw i64 %103 to i32
  %105 = getelementptr [3 x i32], ptr %81, i64 0, i64 %89
  store i32 %104, ptr %105, align 4
  %106 = mul i32 %101, %98
  %107 = add i32 %106, %104
  %108 = getelementptr [3 x i32], ptr %82, i64 0, i64 %89
  store i32 %107, ptr %108, align 4
  %109 = sext i32 %107 to i64
  %110 = mul i64 %92, %109
  %111 = add i64 %110, %93
  %112 = sdiv i64 %90, %96
  %113 = sdiv i64 %91, %102
  %114 = getelementptr [3 x i32], ptr %83, i64 0, i64 %89
  %115 = load i32, ptr %114, align 4
  %116 = sext i32 %115 to i64
  %117 = mul i64 %92, %116
  %118 = add nuw nsw i64 %89, 1
  %119 = icmp eq i64 %118, 3
  br i1 %119, label %84, label %88, !llvm.loop !122

120:                                              ; preds = %84
  %121 = getelementptr i32, ptr %86, i64 %111
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  br label %124

124:                                              ; preds = %120, %84
  %125 = phi i64 [ %123, %120 ], [ -1, %84 ]
  %126 = getelementptr inbounds i8, ptr %67, i64 464
  store i64 %125, ptr %126, align 8
  %127 = getelementptr inbounds i8, ptr %67, i64 32
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds i8, ptr %67, i64 40
  %130 = load i64, ptr %129, align 8
  tail call fastcc void @begin(ptr noundef nonnull %67, ptr noundef %128, i64 noundef %130) #25
  %131 = getelementptr inbounds i8, ptr %67, i64 304
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %131, i8 0, i64 128, i1 false)
  %132 = getelementptr inbounds i8, ptr %67, i64 96
  %133 = load i64, ptr %132, align 8
  %134 = icmp sgt i64 %133, 0
  br i1 %134, label %135, label %144

135:                                              ; preds = %124
  %136 = getelementptr inbounds i8, ptr %67, i64 88
  %137 = getelementptr inbounds i8, ptr %67, i64 104
  %138 = getelementptr inbounds i8, ptr %67, i64 128
  %139 = getelementptr inbounds i8, ptr %67, i64 48
  %140 = getelementptr inbounds i8, ptr %67, i64 472
  %141 = getelementptr inbounds i8, ptr %67, i64 176
  %142 = getelementptr inbounds i8, ptr %67, i64 168
  %143 = getelementptr inbounds i8, ptr %67, i64 480
  br label %201

144:                                              ; preds = %254, %124
  %145 = getelementptr inbounds i8, ptr %67, i64 488
  %146 = load ptr, ptr %145, align 8
  %147 = icmp eq ptr %146, null
  br i1 %147, label %258, label %148

148:                                              ; preds = %144
  %149 = getelementptr inbounds i8, ptr %146, i64 96
  %150 = load ptr, ptr %149, align 8
  %151 = load i64, ptr %146, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %150, i8 1, i64 %151, i1 false)
  %152 = load ptr, ptr %149, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %146, ptr noundef %152, ptr noundef null) #25
  %153 = getelementptr inbounds i8, ptr %146, i64 80
  %154 = load ptr, ptr %153, align 8
  %155 = load i64, ptr %146, align 8
  %156 = shl i64 %155, 6
  tail call void @llvm.memset.p0.i64(ptr align 4 %154, i8 0, i64 %156, i1 false)
  %157 = getelementptr inbounds i8, ptr %146, i64 104
  %158 = load ptr, ptr %157, align 8
  %159 = load i64, ptr %146, align 8
  %160 = shl i64 %159, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %158, i8 0, i64 %160, i1 false)
  %161 = getelementptr inbounds i8, ptr %146, i64 128
  %162 = load ptr, ptr %161, align 8
  %163 = load i64, ptr %146, align 8
  %164 = shl i64 %163, 2
  %165 = mul i64 %164, %163
  tail call void @llvm.memset.p0.i64(ptr align 4 %162, i8 0, i64 %165, i1 false)
  %166 = getelementptr inbounds i8, ptr %146, i64 136
  %167 = load ptr, ptr %166, align 8
  %168 = load i64, ptr %146, align 8
  %169 = shl i64 %168, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %167, i8 0, i64 %169, i1 false)
  %170 = getelementptr inbounds i8, ptr %67, i64 48
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %179, label %173

173:                                              ; preds = %148
  %174 = getelementptr inbounds i8, ptr %146, i64 152
  %175 = load ptr, ptr %174, align 8
  %176 = load i64, ptr %146, align 8
  %177 = shl i64 %171, 5
  %178 = mul i64 %177, %176
  tail call void @llvm.memset.p0.i64(ptr align 1 %175, i8 0, i64 %178, i1 false)
  br label %179

179:                                              ; preds = %173, %148
  %180 = getelementptr inbounds i8, ptr %146, i64 176
  store i64 0, ptr %180, align 8
  %181 = getelementptr inbounds i8, ptr %146, i64 424
  store i64 0, ptr %181, align 8
  %182 = getelementptr inbounds i8, ptr %146, i64 448
  %183 = load i32, ptr %182, align 8
  %184 = add i32 %183, 1
  store i32 %184, ptr %182, align 8
  %185 = getelementptr inbounds i8, ptr %146, i64 440
  %186 = load i32, ptr %185, align 8
  %187 = add i32 %186, 1
  store i32 %187, ptr %185, align 8
  %188 = getelementptr inbounds i8, ptr %146, i64 456
  %189 = load i32, ptr %188, align 8
  %190 = add i32 %189, 1
  store i32 %190, ptr %188, align 8
  %191 = getelementptr inbounds i8, ptr %146, i64 444
  %192 = load i32, ptr %191, align 4
  %193 = add i32 %192, 1
  store i32 %193, ptr %191, align 4
  %194 = getelementptr inbounds i8, ptr %146, i64 120
  store i64 0, ptr %194, align 8
  %195 = getelementptr inbounds i8, ptr %146, i64 192
  store i64 0, ptr %195, align 8
  %196 = getelementptr inbounds i8, ptr %146, i64 360
  store i64 0, ptr %196, align 8
  %197 = getelementptr inbounds i8, ptr %146, i64 368
  %198 = load i32, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %146, i64 372
  store i32 %198, ptr %199, align 4
  %200 = getelementptr inbounds i8, ptr %146, i64 208
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %200, i8 0, i64 128, i1 false)
  br label %258

201:                                              ; preds = %254, %135
  %202 = phi i64 [ 0, %135 ], [ %255, %254 ]
  %203 = load ptr, ptr %136, align 8
  %204 = getelementptr %struct.Warp, ptr %203, i64 %202
  %205 = load i64, ptr %137, align 8
  %206 = shl i64 %202, 5
  %207 = sub i64 %205, %206
  %208 = getelementptr inbounds i8, ptr %204, i64 1960
  store i64 0, ptr %208, align 8
  %209 = icmp sgt i64 %207, 31
  %210 = trunc i64 %207 to i32
  %211 = shl nsw i32 -1, %210
  %212 = xor i32 %211, -1
  %213 = select i1 %209, i32 -1, i32 %212
  %214 = getelementptr inbounds i8, ptr %204, i64 1968
  store i32 %213, ptr %214, align 8
  %215 = getelementptr inbounds i8, ptr %204, i64 1972
  %216 = getelementptr inbounds i8, ptr %204, i64 2820
  %217 = getelementptr inbounds i8, ptr %204, i64 2036
  store i32 0, ptr %217, align 4
  %218 = getelementptr inbounds i8, ptr %204, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %215, i8 0, i64 16, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %216, i8 0, i64 20, i1 false)
  %219 = load ptr, ptr %218, align 8
  %220 = load i64, ptr %138, align 8
  %221 = shl i64 %220, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %219, i8 0, i64 %221, i1 false)
  %222 = getelementptr inbounds i8, ptr %204, i64 1928
  %223 = load ptr, ptr %222, align 8
  %224 = load i64, ptr %139, align 8
  %225 = shl i64 %224, 5
  tail call fastcc void @begin(ptr noundef nonnull %67, ptr noundef %223, i64 noundef %225) #25
  %226 = load i64, ptr %126, align 8
  %227 = icmp sgt i64 %226, -1
  br i1 %227, label %233, label %228

228:                                              ; preds = %201
  %229 = load ptr, ptr %140, align 8
  %230 = icmp ne ptr %229, null
  %231 = icmp eq i64 %202, 0
  %232 = and i1 %231, %230
  br i1 %232, label %233, label %254

233:                                              ; preds = %228, %201
  %234 = load i64, ptr %141, align 8
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %254

236:                                              ; preds = %233
  %237 = getelementptr inbounds i8, ptr %204, i64 1936
  br label %238

238:                                              ; preds = %250, %236
  %239 = phi i64 [ %234, %236 ], [ %251, %250 ]
  %240 = phi i64 [ 0, %236 ], [ %252, %250 ]
  %241 = load ptr, ptr %142, align 8
  %242 = getelementptr %struct.Slot, ptr %241, i64 %240
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 1
  br i1 %244, label %250, label %245

245:                                              ; preds = %238
  %246 = load ptr, ptr %143, align 8
  %247 = load ptr, ptr %237, align 8
  %248 = getelementptr ptr, ptr %247, i64 %240
  store ptr %246, ptr %248, align 8
  %249 = load i64, ptr %141, align 8
  br label %250

250:                                              ; preds = %245, %238
  %251 = phi i64 [ %239, %238 ], [ %249, %245 ]
  %252 = add nuw nsw i64 %240, 1
  %253 = icmp slt i64 %252, %251
  br i1 %253, label %238, label %254, !llvm.loop !123

254:                                              ; preds = %250, %233, %228
  %255 = add nuw nsw i64 %202, 1
  %256 = load i64, ptr %132, align 8
  %257 = icmp slt i64 %255, %256
  br i1 %257, label %201, label %144, !llvm.loop !124

258:                                              ; preds = %144, %179
  %259 = add nuw nsw i64 %64, 1
  %260 = load i64, ptr %10, align 8
  %261 = icmp slt i64 %259, %260
  br i1 %261, label %63, label %262, !llvm.loop !125

262:                                              ; preds = %258, %48, %61
  %263 = phi i64 [ %57, %61 ], [ %49, %48 ], [ %260, %258 ]
  br label %264

264:                                              ; preds = %1155, %262
  %265 = phi i64 [ %263, %262 ], [ %1156, %1155 ]
  %266 = phi i64 [ %263, %262 ], [ %1157, %1155 ]
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %1034

268:                                              ; preds = %264, %1028
  %269 = phi i32 [ %1030, %1028 ], [ 0, %264 ]
  %270 = phi i64 [ %1031, %1028 ], [ 0, %264 ]
  %271 = phi i32 [ %1029, %1028 ], [ 0, %264 ]
  %272 = load ptr, ptr %12, align 8
  %273 = getelementptr ptr, ptr %272, i64 %270
  %274 = load ptr, ptr %273, align 8
  %275 = getelementptr inbounds i8, ptr %274, i64 96
  %276 = load i64, ptr %275, align 8
  %277 = icmp sgt i64 %276, 0
  br i1 %277, label %280, label %278

278:                                              ; preds = %268
  %279 = getelementptr inbounds i8, ptr %274, i64 296
  store i64 %276, ptr %279, align 8
  br label %1028

280:                                              ; preds = %268
  %281 = getelementptr inbounds i8, ptr %274, i64 88
  %282 = getelementptr inbounds i8, ptr %274, i64 296
  %283 = getelementptr inbounds i8, ptr %274, i64 112
  %284 = getelementptr inbounds i8, ptr %274, i64 272
  %285 = getelementptr inbounds i8, ptr %274, i64 128
  %286 = getelementptr inbounds i8, ptr %274, i64 136
  %287 = getelementptr inbounds i8, ptr %274, i64 160
  %288 = getelementptr inbounds i8, ptr %274, i64 152
  %289 = getelementptr inbounds i8, ptr %274, i64 144
  %290 = getelementptr inbounds i8, ptr %274, i64 72
  %291 = getelementptr inbounds i8, ptr %274, i64 56
  %292 = getelementptr inbounds i8, ptr %274, i64 120
  %293 = getelementptr inbounds i8, ptr %274, i64 1080
  br label %294

294:                                              ; preds = %594, %280
  %295 = phi i32 [ %271, %280 ], [ %595, %594 ]
  %296 = phi i32 [ 0, %280 ], [ %603, %594 ]
  %297 = phi i32 [ 0, %280 ], [ %600, %594 ]
  %298 = phi i64 [ 0, %280 ], [ %604, %594 ]
  %299 = load ptr, ptr %281, align 8
  %300 = getelementptr %struct.Warp, ptr %299, i64 %298
  %301 = load i64, ptr %282, align 8
  %302 = icmp slt i64 %298, %301
  br i1 %302, label %594, label %303

303:                                              ; preds = %294
  store i64 %298, ptr %282, align 8
  %304 = getelementptr inbounds i8, ptr %300, i64 2036
  %305 = load i32, ptr %304, align 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %322, label %307

307:                                              ; preds = %303
  %308 = getelementptr inbounds i8, ptr %300, i64 1972
  %309 = load i32, ptr %308, align 4
  %310 = icmp eq i32 %309, 1
  br i1 %310, label %311, label %322

311:                                              ; preds = %307
  %312 = tail call fastcc i32 @waits_over(ptr noundef nonnull %274, ptr noundef %300, i32 noundef %305) #25
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %322, label %314

314:                                              ; preds = %311
  %315 = getelementptr inbounds i8, ptr %300, i64 1960
  %316 = load i64, ptr %315, align 8
  %317 = icmp sgt i64 %316, -1
  br i1 %317, label %318, label %321

318:                                              ; preds = %314
  %319 = load i32, ptr %304, align 4
  %320 = icmp eq i32 %312, %319
  br i1 %320, label %321, label %322

321:                                              ; preds = %318, %314
  tail call fastcc void @end_wait(ptr noundef nonnull %300, i32 noundef %312, i32 noundef 1) #25
  br label %322

322:                                              ; preds = %321, %318, %311, %307, %303
  %323 = getelementptr inbounds i8, ptr %300, i64 1972
  %324 = load i32, ptr %323, align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %594

326:                                              ; preds = %322
  %327 = getelementptr inbounds i8, ptr %300, i64 2824
  %328 = load i64, ptr %327, align 8
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %337, label %330

330:                                              ; preds = %326
  %331 = getelementptr inbounds i8, ptr %300, i64 2832
  %332 = load i64, ptr %331, align 8
  %333 = add i64 %332, 1
  store i64 %333, ptr %331, align 8
  %334 = and i64 %333, 255
  %335 = icmp eq i64 %334, 0
  %336 = select i1 %335, i64 65535, i64 0
  br label %337

337:                                              ; preds = %330, %326
  %338 = phi i64 [ 0, %326 ], [ %336, %330 ]
  store i64 0, ptr %327, align 8
  %339 = getelementptr inbounds i8, ptr %300, i64 1960
  %340 = getelementptr inbounds i8, ptr %300, i64 1920
  %341 = getelementptr inbounds i8, ptr %300, i64 1968
  %342 = getelementptr inbounds i8, ptr %300, i64 1976
  %343 = getelementptr inbounds i8, ptr %300, i64 1944
  %344 = getelementptr inbounds i8, ptr %300, i64 1980
  br label %345

345:                                              ; preds = %556, %337
  %346 = phi i64 [ %338, %337 ], [ %557, %556 ]
  %347 = load i64, ptr %339, align 8
  %348 = icmp sgt i64 %347, -1
  br i1 %348, label %349, label %401

349:                                              ; preds = %345
  %350 = load ptr, ptr %283, align 8
  %351 = load ptr, ptr %340, align 8
  %352 = load i32, ptr %341, align 8
  %353 = tail call i64 %350(ptr noundef %351, ptr noundef %274, ptr noundef nonnull %300, i64 noundef %347, i32 noundef %352) #27
  %354 = trunc i64 %353 to i8
  switch i8 %354, label %394 [
    i8 0, label %355
    i8 1, label %356
    i8 5, label %359
    i8 3, label %362
    i8 4, label %364
  ]

355:                                              ; preds = %349
  store i32 2, ptr %323, align 4
  br label %588

356:                                              ; preds = %349
  %357 = getelementptr inbounds i8, ptr %300, i64 2000
  %358 = load i64, ptr %357, align 8
  store i64 %358, ptr %339, align 8
  store i32 1, ptr %323, align 4
  br label %588

359:                                              ; preds = %349
  %360 = getelementptr inbounds i8, ptr %300, i64 2000
  %361 = load i64, ptr %360, align 8
  store i64 %361, ptr %339, align 8
  br label %588

362:                                              ; preds = %349
  %363 = ashr i64 %353, 8
  br label %1374

364:                                              ; preds = %349
  %365 = load i32, ptr %341, align 8
  %366 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %365, i1 true)
  %367 = ashr i64 %353, 8
  %368 = getelementptr i8, ptr %274, i64 608
  %369 = load i64, ptr %368, align 8
  %370 = icmp eq i64 %369, 0
  %371 = getelementptr inbounds i8, ptr %274, i64 248
  %372 = load i64, ptr %371, align 8
  br i1 %370, label %377, label %373

373:                                              ; preds = %364
  %374 = getelementptr i8, ptr %274, i64 616
  %375 = load i64, ptr %374, align 8
  %376 = icmp slt i64 %372, %375
  br i1 %376, label %377, label %392

377:                                              ; preds = %373, %364
  %378 = getelementptr i8, ptr %274, i64 616
  store i64 %372, ptr %378, align 8
  %379 = getelementptr inbounds i8, ptr %300, i64 1952
  %380 = load i64, ptr %379, align 8
  %381 = shl i64 %380, 5
  %382 = zext nneg i32 %366 to i64
  %383 = or disjoint i64 %381, %382
  %384 = getelementptr i8, ptr %274, i64 624
  store i64 %383, ptr %384, align 8
  %385 = getelementptr i8, ptr %274, i64 632
  store i64 %367, ptr %385, align 8
  %386 = getelementptr i8, ptr %274, i64 640
  store i64 -1, ptr %386, align 8
  %387 = getelementptr i8, ptr %274, i64 648
  store i64 0, ptr %387, align 8
  %388 = getelementptr inbounds i8, ptr %300, i64 1988
  %389 = load i32, ptr %388, align 4
  %390 = sext i32 %389 to i64
  %391 = getelementptr i8, ptr %274, i64 656
  store i64 %390, ptr %391, align 8
  br label %392

392:                                              ; preds = %377, %373
  %393 = add i64 %369, 1
  store i64 %393, ptr %368, align 8
  br label %1385

394:                                              ; preds = %349
  store i64 -1, ptr %339, align 8
  %395 = load i32, ptr %342, align 8
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %400

397:                                              ; preds = %394
  %398 = load i64, ptr %284, align 8
  %399 = add i64 %398, 1
  store i64 %399, ptr %284, align 8
  br label %400

400:                                              ; preds = %397, %394
  store i32 1, ptr %342, align 8
  br label %401

401:                                              ; preds = %400, %345
  %402 = add i64 %346, 1
  %403 = load i64, ptr %285, align 8
  %404 = and i64 %346, 65535
  %405 = icmp eq i64 %404, 65535
  br i1 %405, label %410, label %406

406:                                              ; preds = %401
  %407 = icmp sgt i64 %403, 0
  br i1 %407, label %408, label %427

408:                                              ; preds = %406
  %409 = load ptr, ptr %343, align 8
  br label %419

410:                                              ; preds = %401, %414
  %411 = phi i64 [ %412, %414 ], [ %403, %401 ]
  %412 = add i64 %411, -1
  %413 = icmp slt i64 %412, 0
  br i1 %413, label %427, label %414

414:                                              ; preds = %410
  %415 = load ptr, ptr %343, align 8
  %416 = getelementptr i32, ptr %415, i64 %412
  %417 = load i32, ptr %416, align 4
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %410, label %431, !llvm.loop !126

419:                                              ; preds = %424, %408
  %420 = phi i64 [ 0, %408 ], [ %425, %424 ]
  %421 = getelementptr i32, ptr %409, i64 %420
  %422 = load i32, ptr %421, align 4
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %424, label %431

424:                                              ; preds = %419
  %425 = add nuw nsw i64 %420, 1
  %426 = icmp eq i64 %425, %403
  br i1 %426, label %427, label %419, !llvm.loop !127

427:                                              ; preds = %406, %424, %410
  %428 = load i32, ptr %341, align 8
  %429 = icmp eq i32 %428, 0
  %430 = select i1 %429, i32 2, i32 1
  store i32 %430, ptr %323, align 4
  br label %588

431:                                              ; preds = %419, %414
  %432 = phi i32 [ %417, %414 ], [ %422, %419 ]
  %433 = phi ptr [ %415, %414 ], [ %409, %419 ]
  %434 = phi i64 [ %412, %414 ], [ %420, %419 ]
  %435 = getelementptr i32, ptr %433, i64 %434
  %436 = load i32, ptr %341, align 8
  %437 = icmp eq i32 %432, %436
  br i1 %437, label %438, label %517

438:                                              ; preds = %431
  %439 = load ptr, ptr %286, align 8
  %440 = getelementptr i8, ptr %439, i64 %434
  %441 = load i8, ptr %440, align 1
  %442 = icmp eq i8 %441, 0
  br i1 %442, label %517, label %443

443:                                              ; preds = %438
  %444 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %432, i1 true)
  %445 = load ptr, ptr %287, align 8
  %446 = load ptr, ptr %288, align 8
  %447 = getelementptr i64, ptr %446, i64 %434
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr %struct.Uniform, ptr %445, i64 %448
  %450 = getelementptr i8, ptr %447, i64 8
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr %struct.Uniform, ptr %445, i64 %451
  %453 = icmp ult ptr %449, %452
  br i1 %453, label %454, label %514

454:                                              ; preds = %443
  %455 = load ptr, ptr %340, align 8
  %456 = zext nneg i32 %444 to i64
  br label %457

457:                                              ; preds = %485, %454
  %458 = phi ptr [ %449, %454 ], [ %486, %485 ]
  %459 = load i64, ptr %458, align 8
  %460 = getelementptr i8, ptr %455, i64 %459
  %461 = getelementptr inbounds i8, ptr %458, i64 16
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %467, label %464

464:                                              ; preds = %457
  %465 = mul i64 %462, %456
  %466 = getelementptr i8, ptr %460, i64 %465
  br label %473

467:                                              ; preds = %457
  %468 = load i32, ptr %460, align 4
  %469 = and i32 %468, %432
  %470 = icmp eq i32 %469, 0
  %471 = icmp eq i32 %469, %432
  %472 = or i1 %470, %471
  br i1 %472, label %485, label %517

473:                                              ; preds = %481, %464
  %474 = phi i32 [ %432, %464 ], [ %483, %481 ]
  %475 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %474, i1 true)
  %476 = zext nneg i32 %475 to i64
  %477 = mul i64 %462, %476
  %478 = getelementptr i8, ptr %460, i64 %477
  %479 = tail call i32 @memcmp(ptr noundef %478, ptr noundef %466, i64 noundef %462) #28
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %481, label %517

481:                                              ; preds = %473
  %482 = add i32 %474, -1
  %483 = and i32 %482, %474
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %473, !llvm.loop !128

485:                                              ; preds = %481, %467
  %486 = getelementptr i8, ptr %458, i64 24
  %487 = icmp ult ptr %486, %452
  br i1 %487, label %457, label %488, !llvm.loop !129

488:                                              ; preds = %485, %505
  %489 = phi ptr [ %510, %505 ], [ %449, %485 ]
  %490 = load ptr, ptr %340, align 8
  %491 = load i64, ptr %489, align 8
  %492 = getelementptr i8, ptr %490, i64 %491
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6)
  store i64 0, ptr %6, align 8
  %493 = getelementptr inbounds i8, ptr %489, i64 16
  %494 = load i64, ptr %493, align 8
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %496, label %501

496:                                              ; preds = %488
  %497 = load i32, ptr %492, align 4
  %498 = lshr i32 %497, %444
  %499 = and i32 %498, 1
  %500 = zext nneg i32 %499 to i64
  br label %505

501:                                              ; preds = %488
  %502 = mul i64 %494, %456
  %503 = getelementptr i8, ptr %492, i64 %502
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %6, ptr align 1 %503, i64 %494, i1 false)
  %504 = load i64, ptr %6, align 8
  br label %505

505:                                              ; preds = %501, %496
  %506 = phi i64 [ %504, %501 ], [ %500, %496 ]
  %507 = getelementptr inbounds i8, ptr %489, i64 8
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i8, ptr %490, i64 %508
  store i64 %506, ptr %509, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6)
  %510 = getelementptr i8, ptr %489, i64 24
  %511 = icmp ult ptr %510, %452
  br i1 %511, label %488, label %512, !llvm.loop !130

512:                                              ; preds = %505
  %513 = load ptr, ptr %343, align 8
  br label %514

514:                                              ; preds = %512, %443
  %515 = phi ptr [ %513, %512 ], [ %433, %443 ]
  %516 = getelementptr i32, ptr %515, i64 %434
  store i32 0, ptr %516, align 4
  store i64 %434, ptr %339, align 8
  br label %556

517:                                              ; preds = %467, %473, %438, %431
  %518 = load ptr, ptr %289, align 8
  %519 = getelementptr i8, ptr %518, i64 %434
  %520 = load i8, ptr %519, align 1
  %521 = icmp eq i8 %520, 0
  br i1 %521, label %540, label %522

522:                                              ; preds = %517
  %523 = load ptr, ptr %290, align 8
  %524 = shl nuw i64 %434, 1
  %525 = getelementptr i64, ptr %523, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = add i64 %526, 1
  store i64 %527, ptr %525, align 8
  %528 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %432)
  %529 = zext nneg i32 %528 to i64
  %530 = load ptr, ptr %290, align 8
  %531 = or disjoint i64 %524, 1
  %532 = getelementptr i64, ptr %530, i64 %531
  %533 = load i64, ptr %532, align 8
  %534 = add i64 %533, %529
  store i64 %534, ptr %532, align 8
  %535 = xor i32 %432, -1
  %536 = load i32, ptr %341, align 8
  %537 = and i32 %536, %535
  store i32 %537, ptr %341, align 8
  %538 = load ptr, ptr %343, align 8
  %539 = getelementptr i32, ptr %538, i64 %434
  store i32 0, ptr %539, align 4
  br label %556

540:                                              ; preds = %517
  %541 = load ptr, ptr %291, align 8
  %542 = load atomic i32, ptr %541 monotonic, align 4
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %1374

544:                                              ; preds = %540
  %545 = load ptr, ptr %292, align 8
  %546 = getelementptr ptr, ptr %545, i64 %434
  %547 = load ptr, ptr %546, align 8
  %548 = icmp eq ptr %547, null
  br i1 %548, label %1381, label %549

549:                                              ; preds = %544
  store i32 0, ptr %435, align 4
  %550 = load ptr, ptr %340, align 8
  tail call void %547(ptr noundef %550, ptr noundef nonnull %274, ptr noundef %300, i32 noundef %432) #27
  %551 = load i64, ptr %327, align 8
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %553, label %588

553:                                              ; preds = %549
  %554 = load i32, ptr %344, align 4
  %555 = icmp slt i32 %554, 0
  br i1 %555, label %558, label %556

556:                                              ; preds = %553, %522, %514
  %557 = phi i64 [ 0, %514 ], [ %402, %522 ], [ %402, %553 ]
  br label %345

558:                                              ; preds = %553
  %559 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %432, i1 true)
  %560 = getelementptr inbounds i8, ptr %300, i64 2016
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr i8, ptr %274, i64 608
  %563 = load i64, ptr %562, align 8
  %564 = icmp eq i64 %563, 0
  %565 = getelementptr inbounds i8, ptr %274, i64 248
  %566 = load i64, ptr %565, align 8
  br i1 %564, label %571, label %567

567:                                              ; preds = %558
  %568 = getelementptr i8, ptr %274, i64 616
  %569 = load i64, ptr %568, align 8
  %570 = icmp slt i64 %566, %569
  br i1 %570, label %571, label %586

571:                                              ; preds = %567, %558
  %572 = getelementptr i8, ptr %274, i64 616
  store i64 %566, ptr %572, align 8
  %573 = getelementptr inbounds i8, ptr %300, i64 1952
  %574 = load i64, ptr %573, align 8
  %575 = shl i64 %574, 5
  %576 = zext nneg i32 %559 to i64
  %577 = or disjoint i64 %575, %576
  %578 = getelementptr i8, ptr %274, i64 624
  store i64 %577, ptr %578, align 8
  %579 = getelementptr i8, ptr %274, i64 632
  store i64 %561, ptr %579, align 8
  %580 = getelementptr i8, ptr %274, i64 640
  store i64 -1, ptr %580, align 8
  %581 = getelementptr i8, ptr %274, i64 648
  store i64 0, ptr %581, align 8
  %582 = getelementptr inbounds i8, ptr %300, i64 1988
  %583 = load i32, ptr %582, align 4
  %584 = sext i32 %583 to i64
  %585 = getelementptr i8, ptr %274, i64 656
  store i64 %584, ptr %585, align 8
  br label %586

586:                                              ; preds = %571, %567
  %587 = add i64 %563, 1
  store i64 %587, ptr %562, align 8
  br label %1385

588:                                              ; preds = %549, %427, %359, %356, %355
  %589 = load i32, ptr %323, align 4
  %590 = icmp eq i32 %589, 2
  %591 = zext i1 %590 to i64
  %592 = load i64, ptr %293, align 8
  %593 = add i64 %592, %591
  store i64 %593, ptr %293, align 8
  br label %594

594:                                              ; preds = %588, %322, %294
  %595 = phi i32 [ %295, %294 ], [ 1, %588 ], [ %295, %322 ]
  %596 = getelementptr inbounds i8, ptr %300, i64 1972
  %597 = load i32, ptr %596, align 4
  %598 = icmp ne i32 %597, 2
  %599 = zext i1 %598 to i32
  %600 = or i32 %297, %599
  %601 = getelementptr inbounds i8, ptr %300, i64 1980
  %602 = load i32, ptr %601, align 4
  %603 = or i32 %602, %296
  %604 = add nuw nsw i64 %298, 1
  %605 = load i64, ptr %275, align 8
  %606 = icmp slt i64 %604, %605
  br i1 %606, label %294, label %607, !llvm.loop !131

607:                                              ; preds = %594
  store i64 %605, ptr %282, align 8
  %608 = or i32 %600, %269
  %609 = icmp eq i32 %600, 0
  %610 = icmp ne i32 %603, 0
  %611 = select i1 %609, i1 true, i1 %610
  br i1 %611, label %1028, label %612

612:                                              ; preds = %607
  %613 = getelementptr inbounds i8, ptr %274, i64 304
  %614 = getelementptr i8, ptr %274, i64 552
  %615 = getelementptr inbounds i8, ptr %274, i64 248
  %616 = getelementptr i8, ptr %274, i64 560
  %617 = getelementptr i8, ptr %274, i64 568
  %618 = getelementptr i8, ptr %274, i64 576
  %619 = getelementptr i8, ptr %274, i64 584
  %620 = getelementptr i8, ptr %274, i64 592
  %621 = getelementptr i8, ptr %274, i64 600
  %622 = getelementptr inbounds i8, ptr %274, i64 488
  %623 = getelementptr inbounds i8, ptr %274, i64 1036
  %624 = getelementptr inbounds i8, ptr %274, i64 104
  br label %625

625:                                              ; preds = %1022, %612
  %626 = phi i64 [ %605, %612 ], [ %1023, %1022 ]
  %627 = phi i64 [ 0, %612 ], [ %1026, %1022 ]
  %628 = phi i32 [ %595, %612 ], [ %1025, %1022 ]
  %629 = icmp sgt i64 %626, 0
  br i1 %629, label %630, label %1022

630:                                              ; preds = %625
  %631 = load ptr, ptr %281, align 8
  br label %634

632:                                              ; preds = %673
  %633 = icmp eq i64 %678, 0
  br i1 %633, label %1022, label %681

634:                                              ; preds = %673, %630
  %635 = phi i64 [ 0, %630 ], [ %678, %673 ]
  %636 = phi i64 [ 0, %630 ], [ %679, %673 ]
  %637 = phi ptr [ null, %630 ], [ %677, %673 ]
  %638 = phi ptr [ null, %630 ], [ %676, %673 ]
  %639 = phi i64 [ 0, %630 ], [ %675, %673 ]
  %640 = phi i64 [ 0, %630 ], [ %674, %673 ]
  %641 = getelementptr %struct.Warp, ptr %631, i64 %636
  %642 = getelementptr inbounds i8, ptr %641, i64 1972
  %643 = load i32, ptr %642, align 4
  switch i32 %643, label %657 [
    i32 2, label %673
    i32 1, label %644
  ]

644:                                              ; preds = %634
  %645 = getelementptr inbounds i8, ptr %641, i64 2036
  %646 = load i32, ptr %645, align 4
  %647 = icmp eq i32 %646, 0
  br i1 %647, label %648, label %657

648:                                              ; preds = %644
  %649 = getelementptr inbounds i8, ptr %641, i64 1988
  %650 = load i32, ptr %649, align 4
  %651 = zext i32 %650 to i64
  %652 = icmp eq i64 %627, %651
  br i1 %652, label %653, label %657

653:                                              ; preds = %648
  %654 = getelementptr inbounds i8, ptr %641, i64 1980
  %655 = load i32, ptr %654, align 4
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %659, label %657

657:                                              ; preds = %653, %648, %644, %634
  %658 = add i64 %640, 1
  br label %673

659:                                              ; preds = %653
  %660 = add i64 %635, 1
  %661 = icmp eq ptr %638, null
  %662 = select i1 %661, ptr %641, ptr %638
  %663 = getelementptr inbounds i8, ptr %641, i64 2008
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds i8, ptr %662, i64 2008
  %666 = load i64, ptr %665, align 8
  %667 = icmp eq i64 %664, %666
  %668 = select i1 %667, ptr %637, ptr %641
  %669 = getelementptr inbounds i8, ptr %641, i64 1992
  %670 = load i32, ptr %669, align 8
  %671 = sext i32 %670 to i64
  %672 = tail call i64 @llvm.smax.i64(i64 %639, i64 %671)
  br label %673

673:                                              ; preds = %659, %657, %634
  %674 = phi i64 [ %658, %657 ], [ %640, %659 ], [ %640, %634 ]
  %675 = phi i64 [ %639, %657 ], [ %672, %659 ], [ %639, %634 ]
  %676 = phi ptr [ %638, %657 ], [ %662, %659 ], [ %638, %634 ]
  %677 = phi ptr [ %637, %657 ], [ %668, %659 ], [ %637, %634 ]
  %678 = phi i64 [ %635, %657 ], [ %660, %659 ], [ %635, %634 ]
  %679 = add nuw nsw i64 %636, 1
  %680 = icmp eq i64 %679, %626
  br i1 %680, label %632, label %634, !llvm.loop !132

681:                                              ; preds = %632
  %682 = icmp eq i64 %675, 0
  br i1 %682, label %689, label %683

683:                                              ; preds = %681
  %684 = shl i64 %678, 5
  %685 = getelementptr [16 x i64], ptr %613, i64 0, i64 %627
  %686 = load i64, ptr %685, align 8
  %687 = add i64 %686, %684
  %688 = icmp slt i64 %687, %675
  br i1 %688, label %1022, label %691

689:                                              ; preds = %681
  %690 = icmp sgt i64 %674, 0
  br i1 %690, label %1022, label %691

691:                                              ; preds = %689, %683
  %692 = icmp eq ptr %677, null
  br i1 %692, label %718, label %693

693:                                              ; preds = %691
  %694 = getelementptr inbounds i8, ptr %677, i64 1984
  %695 = load i32, ptr %694, align 8
  %696 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %695, i1 true)
  %697 = getelementptr inbounds i8, ptr %677, i64 2008
  %698 = load i64, ptr %697, align 8
  %699 = getelementptr inbounds i8, ptr %676, i64 2008
  %700 = load i64, ptr %699, align 8
  %701 = load i64, ptr %614, align 8
  %702 = icmp eq i64 %701, 0
  %703 = load i64, ptr %615, align 8
  br i1 %702, label %707, label %704

704:                                              ; preds = %693
  %705 = load i64, ptr %616, align 8
  %706 = icmp slt i64 %703, %705
  br i1 %706, label %707, label %716

707:                                              ; preds = %704, %693
  store i64 %703, ptr %616, align 8
  %708 = getelementptr inbounds i8, ptr %677, i64 1952
  %709 = load i64, ptr %708, align 8
  %710 = shl i64 %709, 5
  %711 = zext nneg i32 %696 to i64
  %712 = or disjoint i64 %710, %711
  store i64 %712, ptr %617, align 8
  store i64 %698, ptr %618, align 8
  store i64 %700, ptr %619, align 8
  store i64 0, ptr %620, align 8
  %713 = getelementptr inbounds i8, ptr %677, i64 1988
  %714 = load i32, ptr %713, align 4
  %715 = sext i32 %714 to i64
  store i64 %715, ptr %621, align 8
  br label %716

716:                                              ; preds = %707, %704
  %717 = add i64 %701, 1
  store i64 %717, ptr %614, align 8
  br label %718

718:                                              ; preds = %716, %691
  %719 = getelementptr inbounds i8, ptr %676, i64 1996
  %720 = load i32, ptr %719, align 4
  %721 = icmp eq i32 %720, 0
  br i1 %721, label %795, label %729

722:                                              ; preds = %756
  %723 = icmp ne i32 %757, 0
  %724 = icmp eq i32 %720, 1
  %725 = icmp eq i32 %720, 2
  %726 = icmp sgt i32 %758, 0
  %727 = select i1 %725, i1 %723, i1 %726
  %728 = sext i1 %727 to i32
  br label %761

729:                                              ; preds = %718, %756
  %730 = phi i32 [ %758, %756 ], [ 0, %718 ]
  %731 = phi i32 [ %757, %756 ], [ 1, %718 ]
  %732 = phi i64 [ %759, %756 ], [ 0, %718 ]
  %733 = getelementptr %struct.Warp, ptr %631, i64 %732
  %734 = getelementptr inbounds i8, ptr %733, i64 1972
  %735 = load i32, ptr %734, align 4
  %736 = icmp eq i32 %735, 1
  br i1 %736, label %737, label %756

737:                                              ; preds = %729
  %738 = getelementptr inbounds i8, ptr %733, i64 2036
  %739 = load i32, ptr %738, align 4
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %741, label %756

741:                                              ; preds = %737
  %742 = getelementptr inbounds i8, ptr %733, i64 1988
  %743 = load i32, ptr %742, align 4
  %744 = zext i32 %743 to i64
  %745 = icmp eq i64 %627, %744
  br i1 %745, label %746, label %756

746:                                              ; preds = %741
  %747 = getelementptr inbounds i8, ptr %733, i64 2032
  %748 = load i32, ptr %747, align 8
  %749 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %748)
  %750 = add i32 %749, %730
  %751 = getelementptr inbounds i8, ptr %733, i64 1984
  %752 = load i32, ptr %751, align 8
  %753 = icmp eq i32 %748, %752
  %754 = and i32 %731, 1
  %755 = select i1 %753, i32 %754, i32 0
  br label %756

756:                                              ; preds = %746, %741, %737, %729
  %757 = phi i32 [ %755, %746 ], [ %731, %741 ], [ %731, %737 ], [ %731, %729 ]
  %758 = phi i32 [ %750, %746 ], [ %730, %741 ], [ %730, %737 ], [ %730, %729 ]
  %759 = add nuw nsw i64 %732, 1
  %760 = icmp eq i64 %759, %626
  br i1 %760, label %722, label %729, !llvm.loop !133

761:                                              ; preds = %791, %722
  %762 = phi i64 [ 0, %722 ], [ %792, %791 ]
  %763 = load ptr, ptr %281, align 8
  %764 = getelementptr %struct.Warp, ptr %763, i64 %762
  %765 = getelementptr inbounds i8, ptr %764, i64 1972
  %766 = load i32, ptr %765, align 4
  %767 = icmp eq i32 %766, 1
  br i1 %767, label %768, label %791

768:                                              ; preds = %761
  %769 = getelementptr inbounds i8, ptr %764, i64 2036
  %770 = load i32, ptr %769, align 4
  %771 = icmp eq i32 %770, 0
  br i1 %771, label %772, label %791

772:                                              ; preds = %768
  %773 = getelementptr inbounds i8, ptr %764, i64 1988
  %774 = load i32, ptr %773, align 4
  %775 = zext i32 %774 to i64
  %776 = icmp eq i64 %627, %775
  br i1 %776, label %777, label %791

777:                                              ; preds = %772
  %778 = getelementptr inbounds i8, ptr %764, i64 2024
  %779 = load i64, ptr %778, align 8
  %780 = icmp slt i64 %779, 0
  br i1 %780, label %791, label %781

781:                                              ; preds = %777
  %782 = getelementptr inbounds i8, ptr %764, i64 1920
  %783 = load ptr, ptr %782, align 8
  %784 = getelementptr i8, ptr %783, i64 %779
  br i1 %724, label %785, label %790

785:                                              ; preds = %781, %785
  %786 = phi i64 [ %788, %785 ], [ 0, %781 ]
  %787 = getelementptr i32, ptr %784, i64 %786
  store i32 %758, ptr %787, align 4
  %788 = add nuw nsw i64 %786, 1
  %789 = icmp eq i64 %788, 32
  br i1 %789, label %791, label %785, !llvm.loop !134

790:                                              ; preds = %781
  store i32 %728, ptr %784, align 4
  br label %791

791:                                              ; preds = %785, %790, %777, %772, %768, %761
  %792 = add nuw nsw i64 %762, 1
  %793 = load i64, ptr %275, align 8
  %794 = icmp slt i64 %792, %793
  br i1 %794, label %761, label %795, !llvm.loop !135

795:                                              ; preds = %791, %718
  br i1 %682, label %802, label %796

796:                                              ; preds = %795
  %797 = getelementptr [16 x i64], ptr %613, i64 0, i64 %627
  %798 = load i64, ptr %797, align 8
  %799 = add nuw nsw i64 %675, 31
  %800 = sub i64 %799, %798
  %801 = sdiv i64 %800, 32
  br label %802

802:                                              ; preds = %796, %795
  %803 = phi i64 [ %801, %796 ], [ %678, %795 ]
  %804 = tail call i64 @llvm.smax.i64(i64 %803, i64 1)
  %805 = getelementptr [16 x i64], ptr %613, i64 0, i64 %627
  store i64 0, ptr %805, align 8
  %806 = load i64, ptr %293, align 8
  %807 = add i64 %806, 1
  store i64 %807, ptr %293, align 8
  %808 = load ptr, ptr %622, align 8
  %809 = icmp eq ptr %808, null
  br i1 %809, label %974, label %810

810:                                              ; preds = %802
  %811 = load i64, ptr %275, align 8
  %812 = icmp sgt i64 %811, 0
  br i1 %812, label %813, label %933

813:                                              ; preds = %810
  %814 = getelementptr inbounds i8, ptr %808, i64 96
  br label %818

815:                                              ; preds = %852
  %816 = icmp sgt i64 %857, 0
  %817 = icmp eq i32 %855, 0
  br i1 %816, label %864, label %933

818:                                              ; preds = %852, %813
  %819 = phi i32 [ 0, %813 ], [ %855, %852 ]
  %820 = phi i64 [ 0, %813 ], [ %856, %852 ]
  %821 = load ptr, ptr %281, align 8
  %822 = getelementptr %struct.Warp, ptr %821, i64 %820
  %823 = getelementptr inbounds i8, ptr %822, i64 1972
  %824 = load i32, ptr %823, align 4
  %825 = icmp eq i32 %824, 1
  br i1 %825, label %826, label %839

826:                                              ; preds = %818
  %827 = getelementptr inbounds i8, ptr %822, i64 2036
  %828 = load i32, ptr %827, align 4
  %829 = icmp eq i32 %828, 0
  br i1 %829, label %830, label %839

830:                                              ; preds = %826
  %831 = getelementptr inbounds i8, ptr %822, i64 1988
  %832 = load i32, ptr %831, align 4
  %833 = zext i32 %832 to i64
  %834 = icmp eq i64 %627, %833
  br i1 %834, label %835, label %839

835:                                              ; preds = %830
  %836 = getelementptr inbounds i8, ptr %822, i64 1980
  %837 = load i32, ptr %836, align 4
  %838 = icmp eq i32 %837, 0
  br label %839

839:                                              ; preds = %835, %830, %826, %818
  %840 = phi i1 [ false, %830 ], [ false, %826 ], [ false, %818 ], [ %838, %835 ]
  %841 = zext i1 %840 to i8
  %842 = load ptr, ptr %814, align 8
  %843 = getelementptr i8, ptr %842, i64 %820
  store i8 %841, ptr %843, align 1
  %844 = load ptr, ptr %814, align 8
  %845 = getelementptr i8, ptr %844, i64 %820
  %846 = load i8, ptr %845, align 1
  %847 = icmp eq i8 %846, 0
  br i1 %847, label %852, label %848

848:                                              ; preds = %839
  %849 = getelementptr inbounds i8, ptr %822, i64 1992
  %850 = load i32, ptr %849, align 8
  %851 = icmp ne i32 %850, 0
  br label %852

852:                                              ; preds = %848, %839
  %853 = phi i1 [ false, %839 ], [ %851, %848 ]
  %854 = zext i1 %853 to i32
  %855 = or i32 %819, %854
  %856 = add nuw nsw i64 %820, 1
  %857 = load i64, ptr %275, align 8
  %858 = icmp slt i64 %856, %857
  br i1 %858, label %818, label %815, !llvm.loop !136

859:                                              ; preds = %920
  %860 = icmp eq i32 %887, 0
  %861 = icmp sgt i64 %912, -1
  %862 = icmp sgt i64 %921, -1
  %863 = select i1 %861, i1 %862, i1 false
  br i1 %863, label %925, label %928

864:                                              ; preds = %815, %920
  %865 = phi ptr [ %883, %920 ], [ %844, %815 ]
  %866 = phi i32 [ %887, %920 ], [ 1, %815 ]
  %867 = phi i64 [ %912, %920 ], [ -1, %815 ]
  %868 = phi i64 [ %921, %920 ], [ -1, %815 ]
  %869 = phi i64 [ %922, %920 ], [ 0, %815 ]
  %870 = load ptr, ptr %281, align 8
  %871 = getelementptr %struct.Warp, ptr %870, i64 %869
  %872 = getelementptr i8, ptr %865, i64 %869
  %873 = load i8, ptr %872, align 1
  %874 = icmp eq i8 %873, 0
  br i1 %874, label %875, label %880

875:                                              ; preds = %864
  %876 = getelementptr inbounds i8, ptr %871, i64 1972
  %877 = load i32, ptr %876, align 4
  %878 = icmp eq i32 %877, 2
  %879 = select i1 %878, i1 %817, i1 false
  br label %880

880:                                              ; preds = %875, %864
  %881 = phi i1 [ true, %864 ], [ %879, %875 ]
  %882 = zext i1 %881 to i8
  store i8 %882, ptr %872, align 1
  %883 = load ptr, ptr %814, align 8
  %884 = getelementptr i8, ptr %883, i64 %869
  %885 = load i8, ptr %884, align 1
  %886 = zext i8 %885 to i32
  %887 = and i32 %866, %886
  %888 = load i64, ptr %624, align 8
  %889 = shl i64 %869, 5
  %890 = sub i64 %888, %889
  %891 = icmp sgt i64 %890, 31
  %892 = trunc i64 %890 to i32
  %893 = shl nsw i32 -1, %892
  %894 = xor i32 %893, -1
  %895 = select i1 %891, i32 -1, i32 %894
  %896 = getelementptr inbounds i8, ptr %871, i64 1972
  %897 = load i32, ptr %896, align 4
  %898 = icmp eq i32 %897, 2
  br i1 %898, label %904, label %899

899:                                              ; preds = %880
  %900 = getelementptr inbounds i8, ptr %871, i64 1968
  %901 = load i32, ptr %900, align 8
  %902 = xor i32 %901, -1
  %903 = and i32 %895, %902
  br label %904

904:                                              ; preds = %899, %880
  %905 = phi i32 [ %903, %899 ], [ %895, %880 ]
  %906 = icmp ne i32 %905, 0
  %907 = icmp slt i64 %867, 0
  %908 = select i1 %906, i1 %907, i1 false
  %909 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %905, i1 true)
  %910 = zext nneg i32 %909 to i64
  %911 = or disjoint i64 %889, %910
  %912 = select i1 %908, i64 %911, i64 %867
  br i1 %874, label %920, label %913

913:                                              ; preds = %904
  %914 = getelementptr inbounds i8, ptr %871, i64 1992
  %915 = load i32, ptr %914, align 8
  %916 = icmp eq i32 %915, 0
  br i1 %916, label %917, label %920

917:                                              ; preds = %913
  %918 = getelementptr inbounds i8, ptr %871, i64 2008
  %919 = load i64, ptr %918, align 8
  br label %920

920:                                              ; preds = %917, %913, %904
  %921 = phi i64 [ %868, %913 ], [ %919, %917 ], [ %868, %904 ]
  %922 = add nuw nsw i64 %869, 1
  %923 = load i64, ptr %275, align 8
  %924 = icmp slt i64 %922, %923
  br i1 %924, label %864, label %859, !llvm.loop !137

925:                                              ; preds = %859
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %5) #26
  store i32 6, ptr %5, align 8
  store i32 1, ptr %13, align 4
  %926 = trunc i64 %921 to i32
  store i32 %926, ptr %14, align 8
  store i32 -1, ptr %15, align 4
  %927 = load i64, ptr %615, align 8
  store i64 %927, ptr %16, align 8
  store i64 -1, ptr %17, align 8
  store i64 %912, ptr %18, align 8
  store i64 -1, ptr %19, align 8
  store i64 0, ptr %20, align 8
  store i64 1, ptr %21, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %808, ptr noundef nonnull %5) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %5) #26
  br label %928

928:                                              ; preds = %925, %859
  %929 = load i32, ptr %623, align 4
  %930 = icmp ne i32 %929, 0
  %931 = icmp ne i64 %627, 0
  %932 = and i1 %931, %930
  br i1 %932, label %938, label %944

933:                                              ; preds = %815, %810
  %934 = load i32, ptr %623, align 4
  %935 = icmp ne i32 %934, 0
  %936 = icmp ne i64 %627, 0
  %937 = and i1 %936, %935
  br i1 %937, label %938, label %945

938:                                              ; preds = %933, %928
  %939 = icmp eq i64 %627, 1
  %940 = zext i1 %939 to i32
  %941 = getelementptr inbounds i8, ptr %808, i64 452
  %942 = load i32, ptr %941, align 4
  %943 = add i32 %942, %940
  store i32 %943, ptr %941, align 4
  br label %974

944:                                              ; preds = %928
  br i1 %860, label %946, label %945

945:                                              ; preds = %944, %933
  tail call fastcc void @end_generation(ptr noundef nonnull %274) #25
  br label %952

946:                                              ; preds = %944
  %947 = load ptr, ptr %622, align 8
  %948 = getelementptr inbounds i8, ptr %947, i64 372
  %949 = load i32, ptr %948, align 4
  %950 = icmp eq i32 %949, 0
  br i1 %950, label %952, label %951

951:                                              ; preds = %946
  tail call fastcc void @replay_log(ptr noundef nonnull %274) #25
  store i32 0, ptr %948, align 4
  br label %952

952:                                              ; preds = %951, %946, %945
  %953 = phi i1 [ true, %951 ], [ true, %946 ], [ false, %945 ]
  %954 = getelementptr inbounds i8, ptr %808, i64 96
  %955 = load ptr, ptr %954, align 8
  %956 = getelementptr inbounds i8, ptr %808, i64 80
  %957 = load ptr, ptr %956, align 8
  %958 = load i64, ptr %808, align 8
  %959 = mul i64 %958, %627
  %960 = getelementptr i32, ptr %957, i64 %959
  tail call fastcc void @join_warps(ptr noundef nonnull %808, ptr noundef %955, ptr noundef %960) #25
  %961 = load ptr, ptr %956, align 8
  %962 = load i64, ptr %808, align 8
  %963 = mul i64 %962, %627
  %964 = getelementptr i32, ptr %961, i64 %963
  %965 = shl i64 %962, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %964, i8 0, i64 %965, i1 false)
  br i1 %953, label %974, label %966

966:                                              ; preds = %952
  %967 = getelementptr inbounds i8, ptr %808, i64 440
  %968 = load i32, ptr %967, align 8
  %969 = add i32 %968, 1
  store i32 %969, ptr %967, align 8
  %970 = getelementptr inbounds i8, ptr %808, i64 104
  %971 = load ptr, ptr %970, align 8
  %972 = load i64, ptr %808, align 8
  %973 = shl i64 %972, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %971, i8 0, i64 %973, i1 false)
  br label %974

974:                                              ; preds = %966, %952, %938, %802
  %975 = load i64, ptr %275, align 8
  %976 = icmp sgt i64 %975, 0
  br i1 %976, label %977, label %1022

977:                                              ; preds = %974, %1017
  %978 = phi i64 [ %1018, %1017 ], [ %975, %974 ]
  %979 = phi i64 [ %1020, %1017 ], [ 0, %974 ]
  %980 = phi i64 [ %1019, %1017 ], [ %804, %974 ]
  %981 = load ptr, ptr %281, align 8
  %982 = getelementptr %struct.Warp, ptr %981, i64 %979
  %983 = getelementptr inbounds i8, ptr %982, i64 1972
  %984 = load i32, ptr %983, align 4
  %985 = icmp eq i32 %984, 1
  br i1 %985, label %986, label %1017

986:                                              ; preds = %977
  %987 = getelementptr inbounds i8, ptr %982, i64 2036
  %988 = load i32, ptr %987, align 4
  %989 = icmp eq i32 %988, 0
  br i1 %989, label %990, label %1017

990:                                              ; preds = %986
  %991 = getelementptr inbounds i8, ptr %982, i64 1988
  %992 = load i32, ptr %991, align 4
  %993 = zext i32 %992 to i64
  %994 = icmp eq i64 %627, %993
  br i1 %994, label %995, label %1017

995:                                              ; preds = %990
  %996 = getelementptr inbounds i8, ptr %982, i64 1980
  %997 = load i32, ptr %996, align 4
  %998 = icmp eq i32 %997, 0
  br i1 %998, label %999, label %1017

999:                                              ; preds = %995
  %1000 = add i64 %980, -1
  %1001 = icmp slt i64 %980, 1
  br i1 %1001, label %1017, label %1002

1002:                                             ; preds = %999
  store i32 0, ptr %983, align 4
  %1003 = getelementptr inbounds i8, ptr %982, i64 1960
  %1004 = load i64, ptr %1003, align 8
  %1005 = icmp slt i64 %1004, 0
  br i1 %1005, label %1006, label %1014

1006:                                             ; preds = %1002
  %1007 = getelementptr inbounds i8, ptr %982, i64 1984
  %1008 = load i32, ptr %1007, align 8
  %1009 = getelementptr inbounds i8, ptr %982, i64 1944
  %1010 = load ptr, ptr %1009, align 8
  %1011 = getelementptr inbounds i8, ptr %982, i64 2000
  %1012 = load i64, ptr %1011, align 8
  %1013 = getelementptr i32, ptr %1010, i64 %1012
  store i32 %1008, ptr %1013, align 4
  br label %1014

1014:                                             ; preds = %1006, %1002
  %1015 = getelementptr inbounds i8, ptr %982, i64 1984
  store i32 0, ptr %1015, align 8
  %1016 = load i64, ptr %275, align 8
  br label %1017

1017:                                             ; preds = %1014, %999, %995, %990, %986, %977
  %1018 = phi i64 [ %1016, %1014 ], [ %978, %995 ], [ %978, %999 ], [ %978, %990 ], [ %978, %986 ], [ %978, %977 ]
  %1019 = phi i64 [ %1000, %1014 ], [ %980, %995 ], [ %1000, %999 ], [ %980, %990 ], [ %980, %986 ], [ %980, %977 ]
  %1020 = add nuw nsw i64 %979, 1
  %1021 = icmp slt i64 %1020, %1018
  br i1 %1021, label %977, label %1022, !llvm.loop !138

1022:                                             ; preds = %1017, %974, %689, %683, %632, %625
  %1023 = phi i64 [ %626, %632 ], [ %626, %689 ], [ %626, %683 ], [ %975, %974 ], [ %626, %625 ], [ %1018, %1017 ]
  %1024 = phi i32 [ 0, %632 ], [ 0, %689 ], [ 0, %683 ], [ 1, %974 ], [ 0, %625 ], [ 1, %1017 ]
  %1025 = or i32 %1024, %628
  %1026 = add nuw nsw i64 %627, 1
  %1027 = icmp eq i64 %1026, 16
  br i1 %1027, label %1028, label %625, !llvm.loop !139

1028:                                             ; preds = %1022, %607, %278
  %1029 = phi i32 [ %271, %278 ], [ %595, %607 ], [ %1025, %1022 ]
  %1030 = phi i32 [ %269, %278 ], [ %608, %607 ], [ %608, %1022 ]
  %1031 = add nuw nsw i64 %270, 1
  %1032 = load i64, ptr %10, align 8
  %1033 = icmp slt i64 %1031, %1032
  br i1 %1033, label %268, label %1034, !llvm.loop !140

1034:                                             ; preds = %1028, %264
  %1035 = phi i64 [ %265, %264 ], [ %1032, %1028 ]
  %1036 = phi i32 [ 0, %264 ], [ %1030, %1028 ]
  %1037 = phi i32 [ 0, %264 ], [ %1029, %1028 ]
  %1038 = icmp sgt i64 %1035, 0
  br i1 %1038, label %1042, label %1039

1039:                                             ; preds = %1042, %1034
  %1040 = phi i64 [ %1035, %1034 ], [ %1049, %1042 ]
  %1041 = icmp eq i32 %1036, 0
  br i1 %1041, label %1385, label %1051

1042:                                             ; preds = %1034, %1042
  %1043 = phi i64 [ %1048, %1042 ], [ 0, %1034 ]
  %1044 = load ptr, ptr %12, align 8
  %1045 = getelementptr ptr, ptr %1044, i64 %1043
  %1046 = load ptr, ptr %1045, align 8
  %1047 = getelementptr inbounds i8, ptr %1046, i64 296
  store i64 0, ptr %1047, align 8
  %1048 = add nuw nsw i64 %1043, 1
  %1049 = load i64, ptr %10, align 8
  %1050 = icmp slt i64 %1048, %1049
  br i1 %1050, label %1042, label %1039, !llvm.loop !141

1051:                                             ; preds = %1039
  %1052 = load ptr, ptr %8, align 8
  %1053 = load atomic i32, ptr %1052 monotonic, align 4
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1055, label %1385

1055:                                             ; preds = %1051
  %1056 = icmp eq i32 %1037, 0
  br i1 %1056, label %1057, label %1155

1057:                                             ; preds = %1055
  %1058 = icmp sgt i64 %1040, 0
  br i1 %1058, label %1059, label %1061

1059:                                             ; preds = %1057
  %1060 = load ptr, ptr %12, align 8
  br label %1065

1061:                                             ; preds = %1065, %1057
  %1062 = phi i64 [ 0, %1057 ], [ %1072, %1065 ]
  %1063 = load i64, ptr %24, align 8
  %1064 = icmp eq i64 %1062, %1063
  br i1 %1064, label %1075, label %1078

1065:                                             ; preds = %1065, %1059
  %1066 = phi i64 [ 0, %1059 ], [ %1072, %1065 ]
  %1067 = phi i64 [ 0, %1059 ], [ %1073, %1065 ]
  %1068 = getelementptr ptr, ptr %1060, i64 %1067
  %1069 = load ptr, ptr %1068, align 8
  %1070 = getelementptr inbounds i8, ptr %1069, i64 1080
  %1071 = load i64, ptr %1070, align 8
  %1072 = add i64 %1071, %1066
  %1073 = add nuw nsw i64 %1067, 1
  %1074 = icmp eq i64 %1073, %1040
  br i1 %1074, label %1061, label %1065, !llvm.loop !142

1075:                                             ; preds = %1061
  %1076 = load i64, ptr %25, align 8
  %1077 = add i64 %1076, 1
  br label %1078

1078:                                             ; preds = %1075, %1061
  %1079 = phi i64 [ %1077, %1075 ], [ 0, %1061 ]
  store i64 %1079, ptr %25, align 8
  store i64 %1062, ptr %24, align 8
  br i1 %1058, label %1080, label %1385

1080:                                             ; preds = %1078, %1096
  %1081 = phi i64 [ %1097, %1096 ], [ %1040, %1078 ]
  %1082 = phi i64 [ %1098, %1096 ], [ %1040, %1078 ]
  %1083 = phi i64 [ %1099, %1096 ], [ %1040, %1078 ]
  %1084 = phi i32 [ %1100, %1096 ], [ 0, %1078 ]
  %1085 = phi i64 [ %1101, %1096 ], [ 0, %1078 ]
  %1086 = load ptr, ptr %12, align 8
  %1087 = getelementptr ptr, ptr %1086, i64 %1085
  %1088 = load ptr, ptr %1087, align 8
  %1089 = getelementptr inbounds i8, ptr %1088, i64 96
  %1090 = load i64, ptr %1089, align 8
  %1091 = icmp sgt i64 %1090, 0
  br i1 %1091, label %1092, label %1096

1092:                                             ; preds = %1080
  %1093 = getelementptr inbounds i8, ptr %1088, i64 88
  br label %1103

1094:                                             ; preds = %1148
  %1095 = load i64, ptr %10, align 8
  br label %1096

1096:                                             ; preds = %1094, %1080
  %1097 = phi i64 [ %1081, %1080 ], [ %1095, %1094 ]
  %1098 = phi i64 [ %1082, %1080 ], [ %1095, %1094 ]
  %1099 = phi i64 [ %1083, %1080 ], [ %1095, %1094 ]
  %1100 = phi i32 [ %1084, %1080 ], [ %1150, %1094 ]
  %1101 = add nuw nsw i64 %1085, 1
  %1102 = icmp slt i64 %1101, %1099
  br i1 %1102, label %1080, label %1153, !llvm.loop !143

1103:                                             ; preds = %1148, %1092
  %1104 = phi i64 [ %1090, %1092 ], [ %1149, %1148 ]
  %1105 = phi i64 [ 0, %1092 ], [ %1151, %1148 ]
  %1106 = phi i32 [ %1084, %1092 ], [ %1150, %1148 ]
  %1107 = load ptr, ptr %1093, align 8
  %1108 = getelementptr %struct.Warp, ptr %1107, i64 %1105
  %1109 = getelementptr inbounds i8, ptr %1108, i64 1972
  %1110 = load i32, ptr %1109, align 4
  %1111 = icmp eq i32 %1110, 1
  br i1 %1111, label %1112, label %1148

1112:                                             ; preds = %1103
  %1113 = getelementptr inbounds i8, ptr %1108, i64 2036
  %1114 = load i32, ptr %1113, align 4
  %1115 = icmp eq i32 %1114, 0
  br i1 %1115, label %1148, label %1116

1116:                                             ; preds = %1112
  %1117 = load i64, ptr %25, align 8
  %1118 = icmp slt i64 %1117, 64
  br i1 %1118, label %1119, label %1148

1119:                                             ; preds = %1116
  %1120 = tail call fastcc i32 @waits_over(ptr noundef nonnull %1088, ptr noundef %1108, i32 noundef %1114) #25
  %1121 = load i32, ptr %1113, align 4
  %1122 = xor i32 %1120, -1
  %1123 = and i32 %1121, %1122
  %1124 = icmp eq i32 %1123, 0
  br i1 %1124, label %1144, label %1125

1125:                                             ; preds = %1119
  %1126 = getelementptr inbounds i8, ptr %1108, i64 2040
  br label %1127

1127:                                             ; preds = %1127, %1125
  %1128 = phi i32 [ %1123, %1125 ], [ %1139, %1127 ]
  %1129 = phi i32 [ 0, %1125 ], [ %1137, %1127 ]
  %1130 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1128, i1 true)
  %1131 = zext nneg i32 %1130 to i64
  %1132 = getelementptr [32 x i64], ptr %1126, i64 0, i64 %1131
  %1133 = load i64, ptr %1132, align 8
  %1134 = shl nuw i32 1, %1130
  %1135 = icmp slt i64 %1133, 0
  %1136 = select i1 %1135, i32 0, i32 %1134
  %1137 = or i32 %1136, %1129
  %1138 = add i32 %1128, -1
  %1139 = and i32 %1138, %1128
  %1140 = icmp eq i32 %1139, 0
  br i1 %1140, label %1141, label %1127, !llvm.loop !144

1141:                                             ; preds = %1127
  %1142 = icmp eq i32 %1137, 0
  br i1 %1142, label %1144, label %1143

1143:                                             ; preds = %1141
  tail call fastcc void @end_wait(ptr noundef nonnull %1108, i32 noundef %1120, i32 noundef 1) #25
  tail call fastcc void @end_wait(ptr noundef nonnull %1108, i32 noundef %1137, i32 noundef 0) #25
  br label %1144

1144:                                             ; preds = %1143, %1141, %1119
  %1145 = phi i32 [ 1, %1143 ], [ 0, %1141 ], [ 0, %1119 ]
  %1146 = or i32 %1145, %1106
  %1147 = load i64, ptr %1089, align 8
  br label %1148

1148:                                             ; preds = %1144, %1116, %1112, %1103
  %1149 = phi i64 [ %1104, %1112 ], [ %1104, %1103 ], [ %1147, %1144 ], [ %1104, %1116 ]
  %1150 = phi i32 [ %1106, %1112 ], [ %1106, %1103 ], [ %1146, %1144 ], [ %1106, %1116 ]
  %1151 = add nuw nsw i64 %1105, 1
  %1152 = icmp slt i64 %1151, %1149
  br i1 %1152, label %1103, label %1094, !llvm.loop !145

1153:                                             ; preds = %1096
  %1154 = icmp eq i32 %1100, 0
  br i1 %1154, label %1158, label %1155

1155:                                             ; preds = %1153, %1055
  %1156 = phi i64 [ %1040, %1055 ], [ %1097, %1153 ]
  %1157 = phi i64 [ %1040, %1055 ], [ %1098, %1153 ]
  br label %264

1158:                                             ; preds = %1153
  %1159 = icmp sgt i64 %1098, 0
  br i1 %1159, label %1160, label %1385

1160:                                             ; preds = %1158, %1370
  %1161 = phi i64 [ %1371, %1370 ], [ 0, %1158 ]
  %1162 = load ptr, ptr %12, align 8
  %1163 = getelementptr ptr, ptr %1162, i64 %1161
  %1164 = load ptr, ptr %1163, align 8
  %1165 = getelementptr inbounds i8, ptr %1164, i64 96
  %1166 = load i64, ptr %1165, align 8
  %1167 = icmp sgt i64 %1166, 0
  br i1 %1167, label %1168, label %1370

1168:                                             ; preds = %1160
  %1169 = getelementptr inbounds i8, ptr %1164, i64 88
  %1170 = load ptr, ptr %1169, align 8
  br label %1173

1171:                                             ; preds = %1191
  %1172 = icmp eq ptr %1192, null
  br i1 %1172, label %1243, label %1195

1173:                                             ; preds = %1191, %1168
  %1174 = phi i64 [ 0, %1168 ], [ %1193, %1191 ]
  %1175 = phi i32 [ 0, %1168 ], [ %1182, %1191 ]
  %1176 = phi ptr [ null, %1168 ], [ %1192, %1191 ]
  %1177 = getelementptr %struct.Warp, ptr %1170, i64 %1174
  %1178 = getelementptr inbounds i8, ptr %1177, i64 1972
  %1179 = load i32, ptr %1178, align 4
  %1180 = icmp ne i32 %1179, 2
  %1181 = zext i1 %1180 to i32
  %1182 = or i32 %1175, %1181
  %1183 = icmp eq i32 %1179, 1
  br i1 %1183, label %1184, label %1191

1184:                                             ; preds = %1173
  %1185 = getelementptr inbounds i8, ptr %1177, i64 2036
  %1186 = load i32, ptr %1185, align 4
  %1187 = icmp eq i32 %1186, 0
  %1188 = icmp ne ptr %1176, null
  %1189 = select i1 %1187, i1 true, i1 %1188
  %1190 = select i1 %1189, ptr %1176, ptr %1177
  br label %1191

1191:                                             ; preds = %1184, %1173
  %1192 = phi ptr [ %1176, %1173 ], [ %1190, %1184 ]
  %1193 = add nuw nsw i64 %1174, 1
  %1194 = icmp eq i64 %1193, %1166
  br i1 %1194, label %1171, label %1173, !llvm.loop !146

1195:                                             ; preds = %1171
  %1196 = getelementptr inbounds i8, ptr %1192, i64 2036
  %1197 = load i32, ptr %1196, align 4
  %1198 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1197, i1 true)
  %1199 = getelementptr inbounds i8, ptr %1192, i64 2040
  %1200 = zext nneg i32 %1198 to i64
  %1201 = getelementptr [32 x i64], ptr %1199, i64 0, i64 %1200
  %1202 = load i64, ptr %1201, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #26
  %1203 = icmp slt i64 %1202, 0
  br i1 %1203, label %1213, label %1204

1204:                                             ; preds = %1195
  %1205 = call fastcc ptr @shared_place(ptr noundef nonnull %1164, i64 noundef %1202, i64 noundef 8, ptr noundef nonnull %4) #25
  %1206 = icmp eq ptr %1205, null
  br i1 %1206, label %1213, label %1207

1207:                                             ; preds = %1204
  %1208 = load i64, ptr %1205, align 8
  %1209 = lshr i64 %1208, 20
  %1210 = and i64 %1209, 1048575
  %1211 = shl i64 %1208, 3
  %1212 = ashr i64 %1211, 43
  br label %1213

1213:                                             ; preds = %1207, %1204, %1195
  %1214 = phi i64 [ 0, %1204 ], [ %1212, %1207 ], [ -1, %1195 ]
  %1215 = phi i64 [ 0, %1204 ], [ %1210, %1207 ], [ 0, %1195 ]
  %1216 = getelementptr inbounds i8, ptr %1192, i64 2808
  %1217 = load i64, ptr %1216, align 8
  %1218 = getelementptr i8, ptr %1164, i64 664
  %1219 = load i64, ptr %1218, align 8
  %1220 = icmp eq i64 %1219, 0
  %1221 = getelementptr inbounds i8, ptr %1164, i64 248
  %1222 = load i64, ptr %1221, align 8
  br i1 %1220, label %1227, label %1223

1223:                                             ; preds = %1213
  %1224 = getelementptr i8, ptr %1164, i64 672
  %1225 = load i64, ptr %1224, align 8
  %1226 = icmp slt i64 %1222, %1225
  br i1 %1226, label %1227, label %1241

1227:                                             ; preds = %1223, %1213
  %1228 = getelementptr i8, ptr %1164, i64 672
  store i64 %1222, ptr %1228, align 8
  %1229 = getelementptr inbounds i8, ptr %1192, i64 1952
  %1230 = load i64, ptr %1229, align 8
  %1231 = shl i64 %1230, 5
  %1232 = or disjoint i64 %1231, %1200
  %1233 = getelementptr i8, ptr %1164, i64 680
  store i64 %1232, ptr %1233, align 8
  %1234 = getelementptr i8, ptr %1164, i64 688
  store i64 %1217, ptr %1234, align 8
  %1235 = getelementptr i8, ptr %1164, i64 696
  store i64 %1214, ptr %1235, align 8
  %1236 = getelementptr i8, ptr %1164, i64 704
  store i64 %1215, ptr %1236, align 8
  %1237 = getelementptr inbounds i8, ptr %1192, i64 1988
  %1238 = load i32, ptr %1237, align 4
  %1239 = sext i32 %1238 to i64
  %1240 = getelementptr i8, ptr %1164, i64 712
  store i64 %1239, ptr %1240, align 8
  br label %1241

1241:                                             ; preds = %1227, %1223
  %1242 = add i64 %1219, 1
  store i64 %1242, ptr %1218, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #26
  br label %1370

1243:                                             ; preds = %1171
  %1244 = icmp eq i32 %1182, 0
  br i1 %1244, label %1370, label %1247

1245:                                             ; preds = %1289
  %1246 = icmp eq ptr %1290, null
  br i1 %1246, label %1313, label %1296

1247:                                             ; preds = %1243, %1289
  %1248 = phi ptr [ %1293, %1289 ], [ null, %1243 ]
  %1249 = phi ptr [ %1292, %1289 ], [ null, %1243 ]
  %1250 = phi i64 [ %1294, %1289 ], [ 0, %1243 ]
  %1251 = phi i64 [ %1291, %1289 ], [ 0, %1243 ]
  %1252 = phi ptr [ %1290, %1289 ], [ null, %1243 ]
  %1253 = getelementptr %struct.Warp, ptr %1170, i64 %1250
  %1254 = getelementptr inbounds i8, ptr %1253, i64 1972
  %1255 = load i32, ptr %1254, align 4
  %1256 = icmp eq i32 %1255, 2
  br i1 %1256, label %1289, label %1257

1257:                                             ; preds = %1247
  %1258 = icmp eq ptr %1248, null
  %1259 = select i1 %1258, ptr %1253, ptr %1248
  %1260 = getelementptr inbounds i8, ptr %1253, i64 1980
  %1261 = load i32, ptr %1260, align 4
  %1262 = icmp eq i32 %1261, 0
  %1263 = icmp ne ptr %1252, null
  %1264 = select i1 %1262, i1 true, i1 %1263
  %1265 = select i1 %1264, ptr %1252, ptr %1253
  %1266 = getelementptr inbounds i8, ptr %1253, i64 1988
  %1267 = load i32, ptr %1266, align 4
  %1268 = getelementptr inbounds i8, ptr %1259, i64 1988
  %1269 = load i32, ptr %1268, align 4
  %1270 = icmp eq i32 %1267, %1269
  br i1 %1270, label %1274, label %1271

1271:                                             ; preds = %1257
  %1272 = icmp eq ptr %1249, null
  %1273 = select i1 %1272, ptr %1253, ptr %1249
  br label %1289

1274:                                             ; preds = %1257
  %1275 = getelementptr inbounds i8, ptr %1253, i64 2008
  %1276 = load i64, ptr %1275, align 8
  %1277 = getelementptr inbounds i8, ptr %1259, i64 2008
  %1278 = load i64, ptr %1277, align 8
  %1279 = icmp eq i64 %1276, %1278
  %1280 = icmp ne ptr %1249, null
  %1281 = select i1 %1279, i1 true, i1 %1280
  %1282 = select i1 %1281, ptr %1249, ptr %1253
  br i1 %1279, label %1283, label %1289

1283:                                             ; preds = %1274
  %1284 = getelementptr inbounds i8, ptr %1253, i64 1984
  %1285 = load i32, ptr %1284, align 8
  %1286 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1285)
  %1287 = zext nneg i32 %1286 to i64
  %1288 = add i64 %1251, %1287
  br label %1289

1289:                                             ; preds = %1283, %1274, %1271, %1247
  %1290 = phi ptr [ %1252, %1247 ], [ %1265, %1283 ], [ %1265, %1274 ], [ %1265, %1271 ]
  %1291 = phi i64 [ %1251, %1247 ], [ %1288, %1283 ], [ %1251, %1274 ], [ %1251, %1271 ]
  %1292 = phi ptr [ %1249, %1247 ], [ %1282, %1283 ], [ %1282, %1274 ], [ %1273, %1271 ]
  %1293 = phi ptr [ %1248, %1247 ], [ %1259, %1283 ], [ %1259, %1274 ], [ %1259, %1271 ]
  %1294 = add nuw nsw i64 %1250, 1
  %1295 = icmp eq i64 %1294, %1166
  br i1 %1295, label %1245, label %1247, !llvm.loop !147

1296:                                             ; preds = %1245
  %1297 = getelementptr inbounds i8, ptr %1290, i64 1984
  %1298 = load i32, ptr %1297, align 8
  %1299 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1298, i1 true)
  %1300 = getelementptr inbounds i8, ptr %1290, i64 2008
  %1301 = load i64, ptr %1300, align 8
  %1302 = getelementptr inbounds i8, ptr %1290, i64 2016
  %1303 = load i64, ptr %1302, align 8
  %1304 = getelementptr inbounds i8, ptr %1164, i64 496
  %1305 = load i64, ptr %1304, align 8
  %1306 = icmp eq i64 %1305, 0
  %1307 = getelementptr inbounds i8, ptr %1164, i64 248
  %1308 = load i64, ptr %1307, align 8
  br i1 %1306, label %1343, label %1309

1309:                                             ; preds = %1296
  %1310 = getelementptr inbounds i8, ptr %1164, i64 504
  %1311 = load i64, ptr %1310, align 8
  %1312 = icmp slt i64 %1308, %1311
  br i1 %1312, label %1343, label %1366

1313:                                             ; preds = %1245
  %1314 = getelementptr inbounds i8, ptr %1293, i64 1984
  %1315 = load i32, ptr %1314, align 8
  %1316 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1315, i1 true)
  %1317 = getelementptr inbounds i8, ptr %1293, i64 2008
  %1318 = load i64, ptr %1317, align 8
  %1319 = icmp eq ptr %1292, null
  br i1 %1319, label %1326, label %1320

1320:                                             ; preds = %1313
  %1321 = getelementptr inbounds i8, ptr %1292, i64 2008
  %1322 = load i64, ptr %1321, align 8
  %1323 = getelementptr inbounds i8, ptr %1292, i64 1988
  %1324 = load i32, ptr %1323, align 4
  %1325 = sext i32 %1324 to i64
  br label %1331

1326:                                             ; preds = %1313
  %1327 = getelementptr inbounds i8, ptr %1293, i64 1992
  %1328 = load i32, ptr %1327, align 8
  %1329 = sext i32 %1328 to i64
  %1330 = sub i64 %1329, %1291
  br label %1331

1331:                                             ; preds = %1326, %1320
  %1332 = phi i64 [ %1322, %1320 ], [ -1, %1326 ]
  %1333 = phi i64 [ %1325, %1320 ], [ %1330, %1326 ]
  %1334 = getelementptr inbounds i8, ptr %1164, i64 496
  %1335 = load i64, ptr %1334, align 8
  %1336 = icmp eq i64 %1335, 0
  %1337 = getelementptr inbounds i8, ptr %1164, i64 248
  %1338 = load i64, ptr %1337, align 8
  br i1 %1336, label %1343, label %1339

1339:                                             ; preds = %1331
  %1340 = getelementptr inbounds i8, ptr %1164, i64 504
  %1341 = load i64, ptr %1340, align 8
  %1342 = icmp slt i64 %1338, %1341
  br i1 %1342, label %1343, label %1366

1343:                                             ; preds = %1339, %1331, %1309, %1296
  %1344 = phi i64 [ %1308, %1309 ], [ %1308, %1296 ], [ %1338, %1339 ], [ %1338, %1331 ]
  %1345 = phi ptr [ %1290, %1309 ], [ %1290, %1296 ], [ %1293, %1339 ], [ %1293, %1331 ]
  %1346 = phi i32 [ %1299, %1309 ], [ %1299, %1296 ], [ %1316, %1339 ], [ %1316, %1331 ]
  %1347 = phi i64 [ %1301, %1309 ], [ %1301, %1296 ], [ %1318, %1339 ], [ %1318, %1331 ]
  %1348 = phi i64 [ %1303, %1309 ], [ %1303, %1296 ], [ %1332, %1339 ], [ %1332, %1331 ]
  %1349 = phi i64 [ -1, %1309 ], [ -1, %1296 ], [ %1333, %1339 ], [ %1333, %1331 ]
  %1350 = phi i64 [ %1305, %1309 ], [ 0, %1296 ], [ %1335, %1339 ], [ 0, %1331 ]
  %1351 = phi ptr [ %1304, %1309 ], [ %1304, %1296 ], [ %1334, %1339 ], [ %1334, %1331 ]
  %1352 = getelementptr inbounds i8, ptr %1164, i64 504
  store i64 %1344, ptr %1352, align 8
  %1353 = getelementptr inbounds i8, ptr %1345, i64 1952
  %1354 = load i64, ptr %1353, align 8
  %1355 = shl i64 %1354, 5
  %1356 = zext nneg i32 %1346 to i64
  %1357 = or disjoint i64 %1355, %1356
  %1358 = getelementptr inbounds i8, ptr %1164, i64 512
  store i64 %1357, ptr %1358, align 8
  %1359 = getelementptr inbounds i8, ptr %1164, i64 520
  store i64 %1347, ptr %1359, align 8
  %1360 = getelementptr inbounds i8, ptr %1164, i64 528
  store i64 %1348, ptr %1360, align 8
  %1361 = getelementptr inbounds i8, ptr %1164, i64 536
  store i64 %1349, ptr %1361, align 8
  %1362 = getelementptr inbounds i8, ptr %1345, i64 1988
  %1363 = load i32, ptr %1362, align 4
  %1364 = sext i32 %1363 to i64
  %1365 = getelementptr inbounds i8, ptr %1164, i64 544
  store i64 %1364, ptr %1365, align 8
  br label %1366

1366:                                             ; preds = %1343, %1339, %1309
  %1367 = phi i64 [ %1305, %1309 ], [ %1335, %1339 ], [ %1350, %1343 ]
  %1368 = phi ptr [ %1304, %1309 ], [ %1334, %1339 ], [ %1351, %1343 ]
  %1369 = add i64 %1367, 1
  store i64 %1369, ptr %1368, align 8
  br label %1370

1370:                                             ; preds = %1366, %1243, %1241, %1160
  %1371 = add nuw nsw i64 %1161, 1
  %1372 = load i64, ptr %10, align 8
  %1373 = icmp slt i64 %1371, %1372
  br i1 %1373, label %1160, label %1385, !llvm.loop !148

1374:                                             ; preds = %540, %362
  %1375 = phi i64 [ %363, %362 ], [ %434, %540 ]
  %1376 = getelementptr inbounds i8, ptr %274, i64 280
  store i64 %1375, ptr %1376, align 8
  %1377 = getelementptr inbounds i8, ptr %274, i64 288
  %1378 = load i64, ptr %1377, align 8
  store i64 %1378, ptr %22, align 8
  %1379 = getelementptr inbounds i8, ptr %274, i64 280
  %1380 = load i64, ptr %1379, align 8
  store i64 %1380, ptr %23, align 8
  br label %1385

1381:                                             ; preds = %544
  %1382 = getelementptr inbounds i8, ptr %274, i64 288
  store i64 %434, ptr %1382, align 8
  store i64 %434, ptr %22, align 8
  %1383 = getelementptr inbounds i8, ptr %274, i64 280
  %1384 = load i64, ptr %1383, align 8
  store i64 %1384, ptr %23, align 8
  br label %1643

1385:                                             ; preds = %1051, %1039, %1078, %1370, %392, %586, %1158, %1374
  %1386 = phi i1 [ true, %1374 ], [ false, %392 ], [ false, %586 ], [ false, %1158 ], [ false, %1370 ], [ false, %1078 ], [ false, %1039 ], [ true, %1051 ]
  %1387 = load i64, ptr %26, align 8
  %1388 = icmp eq i64 %1387, 0
  br i1 %1388, label %1394, label %1389

1389:                                             ; preds = %1385
  %1390 = load ptr, ptr %8, align 8
  %1391 = cmpxchg ptr %1390, i32 2, i32 0 monotonic monotonic, align 4
  %1392 = extractvalue { i32, i1 } %1391, 1
  %1393 = zext i1 %1392 to i32
  br label %1394

1394:                                             ; preds = %1385, %1389
  %1395 = phi i32 [ 0, %1385 ], [ %1393, %1389 ]
  %1396 = icmp eq i32 %1395, 0
  %1397 = and i1 %1386, %1396
  br i1 %1397, label %1643, label %1398

1398:                                             ; preds = %1394
  %1399 = load i64, ptr %10, align 8
  %1400 = icmp sgt i64 %1399, 0
  br i1 %1400, label %1402, label %1401

1401:                                             ; preds = %1635, %1398
  br label %45

1402:                                             ; preds = %1398, %1635
  %1403 = phi i64 [ %1640, %1635 ], [ 0, %1398 ]
  %1404 = load ptr, ptr %12, align 8
  %1405 = getelementptr ptr, ptr %1404, i64 %1403
  %1406 = load ptr, ptr %1405, align 8
  %1407 = getelementptr inbounds i8, ptr %1406, i64 96
  %1408 = load i64, ptr %1407, align 8
  %1409 = icmp sgt i64 %1408, 0
  br i1 %1409, label %1410, label %1420

1410:                                             ; preds = %1402
  %1411 = getelementptr inbounds i8, ptr %1406, i64 88
  %1412 = getelementptr i8, ptr %1406, i64 720
  %1413 = getelementptr inbounds i8, ptr %1406, i64 248
  %1414 = getelementptr i8, ptr %1406, i64 728
  %1415 = getelementptr i8, ptr %1406, i64 736
  %1416 = getelementptr i8, ptr %1406, i64 744
  %1417 = getelementptr i8, ptr %1406, i64 752
  %1418 = getelementptr i8, ptr %1406, i64 760
  %1419 = getelementptr i8, ptr %1406, i64 768
  br label %1476

1420:                                             ; preds = %1488, %1402
  %1421 = getelementptr inbounds i8, ptr %1406, i64 1128
  %1422 = load i64, ptr %1421, align 8
  %1423 = icmp sgt i64 %1422, 0
  br i1 %1423, label %1424, label %1530

1424:                                             ; preds = %1420
  %1425 = getelementptr inbounds i8, ptr %1406, i64 1120
  %1426 = getelementptr inbounds i8, ptr %1406, i64 88
  %1427 = getelementptr i8, ptr %1406, i64 720
  %1428 = getelementptr inbounds i8, ptr %1406, i64 248
  %1429 = getelementptr i8, ptr %1406, i64 728
  %1430 = getelementptr i8, ptr %1406, i64 736
  %1431 = getelementptr i8, ptr %1406, i64 744
  %1432 = getelementptr i8, ptr %1406, i64 752
  %1433 = getelementptr i8, ptr %1406, i64 760
  %1434 = getelementptr i8, ptr %1406, i64 768
  br label %1435

1435:                                             ; preds = %1472, %1424
  %1436 = phi i64 [ %1422, %1424 ], [ %1473, %1472 ]
  %1437 = phi i64 [ 0, %1424 ], [ %1474, %1472 ]
  %1438 = load ptr, ptr %1425, align 8
  %1439 = getelementptr %struct.Bulk, ptr %1438, i64 %1437
  %1440 = getelementptr inbounds i8, ptr %1439, i64 48
  %1441 = load i32, ptr %1440, align 8
  %1442 = icmp eq i32 %1441, 1
  br i1 %1442, label %1443, label %1445

1443:                                             ; preds = %1435
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1406, ptr noundef %1439) #25
  %1444 = load i64, ptr %1421, align 8
  br label %1472

1445:                                             ; preds = %1435
  %1446 = load ptr, ptr %1426, align 8
  %1447 = getelementptr inbounds i8, ptr %1439, i64 40
  %1448 = load i32, ptr %1447, align 8
  %1449 = sdiv i32 %1448, 32
  %1450 = sext i32 %1449 to i64
  %1451 = getelementptr %struct.Warp, ptr %1446, i64 %1450
  %1452 = and i32 %1448, 31
  %1453 = getelementptr inbounds i8, ptr %1439, i64 32
  %1454 = load i64, ptr %1453, align 8
  %1455 = load i64, ptr %1427, align 8
  %1456 = icmp eq i64 %1455, 0
  %1457 = load i64, ptr %1428, align 8
  br i1 %1456, label %1461, label %1458

1458:                                             ; preds = %1445
  %1459 = load i64, ptr %1429, align 8
  %1460 = icmp slt i64 %1457, %1459
  br i1 %1460, label %1461, label %1470

1461:                                             ; preds = %1458, %1445
  store i64 %1457, ptr %1429, align 8
  %1462 = getelementptr inbounds i8, ptr %1451, i64 1952
  %1463 = load i64, ptr %1462, align 8
  %1464 = shl i64 %1463, 5
  %1465 = zext nneg i32 %1452 to i64
  %1466 = or disjoint i64 %1464, %1465
  store i64 %1466, ptr %1430, align 8
  store i64 %1454, ptr %1431, align 8
  store i64 -1, ptr %1432, align 8
  store i64 0, ptr %1433, align 8
  %1467 = getelementptr inbounds i8, ptr %1451, i64 1988
  %1468 = load i32, ptr %1467, align 4
  %1469 = sext i32 %1468 to i64
  store i64 %1469, ptr %1434, align 8
  br label %1470

1470:                                             ; preds = %1461, %1458
  %1471 = add i64 %1455, 1
  store i64 %1471, ptr %1427, align 8
  br label %1472

1472:                                             ; preds = %1470, %1443
  %1473 = phi i64 [ %1436, %1470 ], [ %1444, %1443 ]
  %1474 = add nuw nsw i64 %1437, 1
  %1475 = icmp slt i64 %1474, %1473
  br i1 %1475, label %1435, label %1530, !llvm.loop !149

1476:                                             ; preds = %1488, %1410
  %1477 = phi i64 [ 0, %1410 ], [ %1489, %1488 ]
  %1478 = load ptr, ptr %1411, align 8
  %1479 = getelementptr %struct.Warp, ptr %1478, i64 %1477
  %1480 = getelementptr inbounds i8, ptr %1479, i64 2856
  %1481 = load i64, ptr %1480, align 8
  %1482 = icmp sgt i64 %1481, 0
  br i1 %1482, label %1483, label %1488

1483:                                             ; preds = %1476
  %1484 = getelementptr inbounds i8, ptr %1479, i64 2840
  %1485 = getelementptr inbounds i8, ptr %1479, i64 2848
  %1486 = getelementptr inbounds i8, ptr %1479, i64 1952
  %1487 = getelementptr inbounds i8, ptr %1479, i64 1988
  br label %1492

1488:                                             ; preds = %1526, %1476
  store i64 0, ptr %1480, align 8
  %1489 = add nuw nsw i64 %1477, 1
  %1490 = load i64, ptr %1407, align 8
  %1491 = icmp slt i64 %1489, %1490
  br i1 %1491, label %1476, label %1420, !llvm.loop !150

1492:                                             ; preds = %1526, %1483
  %1493 = phi i64 [ %1481, %1483 ], [ %1527, %1526 ]
  %1494 = phi i64 [ 0, %1483 ], [ %1528, %1526 ]
  %1495 = load ptr, ptr %1484, align 8
  %1496 = load i64, ptr %1485, align 8
  %1497 = add i64 %1496, %1494
  %1498 = srem i64 %1497, 512
  %1499 = getelementptr %struct.Copy, ptr %1495, i64 %1498
  %1500 = load i32, ptr %1499, align 8
  %1501 = icmp eq i32 %1500, 0
  br i1 %1501, label %1526, label %1502

1502:                                             ; preds = %1492
  %1503 = getelementptr inbounds i8, ptr %1499, i64 8
  %1504 = load i32, ptr %1503, align 8
  %1505 = icmp eq i32 %1504, 0
  br i1 %1505, label %1506, label %1526

1506:                                             ; preds = %1502
  %1507 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1500, i1 true)
  %1508 = getelementptr inbounds i8, ptr %1499, i64 40
  %1509 = load i64, ptr %1508, align 8
  %1510 = load i64, ptr %1412, align 8
  %1511 = icmp eq i64 %1510, 0
  %1512 = load i64, ptr %1413, align 8
  br i1 %1511, label %1516, label %1513

1513:                                             ; preds = %1506
  %1514 = load i64, ptr %1414, align 8
  %1515 = icmp slt i64 %1512, %1514
  br i1 %1515, label %1516, label %1523

1516:                                             ; preds = %1513, %1506
  store i64 %1512, ptr %1414, align 8
  %1517 = load i64, ptr %1486, align 8
  %1518 = shl i64 %1517, 5
  %1519 = zext nneg i32 %1507 to i64
  %1520 = or disjoint i64 %1518, %1519
  store i64 %1520, ptr %1415, align 8
  store i64 %1509, ptr %1416, align 8
  store i64 -1, ptr %1417, align 8
  store i64 0, ptr %1418, align 8
  %1521 = load i32, ptr %1487, align 4
  %1522 = sext i32 %1521 to i64
  store i64 %1522, ptr %1419, align 8
  br label %1523

1523:                                             ; preds = %1516, %1513
  %1524 = add i64 %1510, 1
  store i64 %1524, ptr %1412, align 8
  %1525 = load i64, ptr %1480, align 8
  br label %1526

1526:                                             ; preds = %1523, %1502, %1492
  %1527 = phi i64 [ %1525, %1523 ], [ %1493, %1502 ], [ %1493, %1492 ]
  %1528 = add nuw nsw i64 %1494, 1
  %1529 = icmp slt i64 %1528, %1527
  br i1 %1529, label %1492, label %1488, !llvm.loop !151

1530:                                             ; preds = %1472, %1420
  store i64 0, ptr %1421, align 8
  %1531 = getelementptr inbounds i8, ptr %1406, i64 488
  %1532 = load ptr, ptr %1531, align 8
  %1533 = icmp eq ptr %1532, null
  br i1 %1533, label %1635, label %1534

1534:                                             ; preds = %1530
  tail call fastcc void @end_generation(ptr noundef nonnull %1406) #25
  %1535 = load ptr, ptr %1531, align 8
  %1536 = getelementptr inbounds i8, ptr %1535, i64 16
  %1537 = getelementptr inbounds i8, ptr %1535, i64 460
  %1538 = load i32, ptr %1537, align 4
  %1539 = icmp eq i32 %1538, 0
  br i1 %1539, label %1581, label %1540

1540:                                             ; preds = %1534
  %1541 = getelementptr inbounds i8, ptr %1535, i64 40
  %1542 = getelementptr inbounds i8, ptr %1535, i64 456
  %1543 = getelementptr inbounds i8, ptr %1406, i64 248
  %1544 = getelementptr inbounds i8, ptr %1535, i64 8
  br label %1545

1545:                                             ; preds = %1549, %1540
  %1546 = phi i64 [ 0, %1540 ], [ %1550, %1549 ]
  %1547 = load i64, ptr %1536, align 8
  %1548 = icmp slt i64 %1546, %1547
  br i1 %1548, label %1553, label %1579

1549:                                             ; preds = %1578
  %1550 = add nuw nsw i64 %1546, 1
  %1551 = load i32, ptr %1537, align 4
  %1552 = icmp eq i32 %1551, 0
  br i1 %1552, label %1579, label %1545, !llvm.loop !152

1553:                                             ; preds = %1545, %1578
  %1554 = phi i1 [ false, %1578 ], [ true, %1545 ]
  %1555 = phi i64 [ 1, %1578 ], [ 0, %1545 ]
  %1556 = load ptr, ptr %1541, align 8
  %1557 = getelementptr %struct.Meeting, ptr %1556, i64 %1546, i32 1
  %1558 = getelementptr %struct.Visit, ptr %1557, i64 %1555
  %1559 = load i32, ptr %1558, align 4
  %1560 = icmp eq i32 %1559, 0
  br i1 %1560, label %1578, label %1561

1561:                                             ; preds = %1553
  %1562 = getelementptr inbounds i8, ptr %1558, i64 4
  %1563 = load i32, ptr %1562, align 4
  %1564 = load i32, ptr %1542, align 8
  %1565 = icmp eq i32 %1563, %1564
  br i1 %1565, label %1566, label %1578

1566:                                             ; preds = %1561
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %3) #26
  store i32 13, ptr %3, align 8
  store i32 0, ptr %27, align 4
  %1567 = getelementptr inbounds i8, ptr %1558, i64 12
  %1568 = load i32, ptr %1567, align 4
  %1569 = and i32 %1568, -1073741825
  store i32 %1569, ptr %28, align 8
  store i32 -1, ptr %29, align 4
  %1570 = zext i32 %1559 to i64
  %1571 = add nsw i64 %1570, -1
  store i64 %1571, ptr %30, align 8
  %1572 = load i64, ptr %1543, align 8
  store i64 %1572, ptr %31, align 8
  %1573 = getelementptr inbounds i8, ptr %1558, i64 8
  %1574 = load i32, ptr %1573, align 4
  %1575 = sext i32 %1574 to i64
  store i64 %1575, ptr %32, align 8
  store i64 -1, ptr %33, align 8
  %1576 = load i64, ptr %1544, align 8
  %1577 = mul i64 %1576, %1546
  store i64 %1577, ptr %34, align 8
  store i64 1, ptr %35, align 8
  call fastcc void @note_hazard(ptr noundef nonnull %1535, ptr noundef nonnull %3) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %3) #26
  br label %1578

1578:                                             ; preds = %1566, %1561, %1553
  br i1 %1554, label %1553, label %1549, !llvm.loop !153

1579:                                             ; preds = %1549, %1545
  %1580 = load ptr, ptr %1531, align 8
  br label %1581

1581:                                             ; preds = %1579, %1534
  %1582 = phi ptr [ %1580, %1579 ], [ %1535, %1534 ]
  %1583 = getelementptr inbounds i8, ptr %1582, i64 424
  %1584 = load i64, ptr %1583, align 8
  %1585 = icmp sgt i64 %1584, 0
  br i1 %1585, label %1586, label %1612

1586:                                             ; preds = %1581
  %1587 = getelementptr inbounds i8, ptr %1582, i64 416
  %1588 = getelementptr inbounds i8, ptr %1406, i64 248
  br label %1589

1589:                                             ; preds = %1608, %1586
  %1590 = phi i64 [ %1584, %1586 ], [ %1609, %1608 ]
  %1591 = phi i64 [ 0, %1586 ], [ %1610, %1608 ]
  %1592 = load ptr, ptr %1587, align 8
  %1593 = getelementptr %struct.Absence, ptr %1592, i64 %1591
  %1594 = getelementptr inbounds i8, ptr %1593, i64 24
  %1595 = load i64, ptr %1594, align 8
  %1596 = icmp eq i64 %1595, 0
  br i1 %1596, label %1608, label %1597

1597:                                             ; preds = %1589
  %1598 = load i64, ptr %1593, align 8
  %1599 = getelementptr inbounds i8, ptr %1593, i64 16
  %1600 = load i64, ptr %1599, align 8
  %1601 = getelementptr inbounds i8, ptr %1593, i64 36
  %1602 = load i32, ptr %1601, align 4
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %2) #26
  store i32 8, ptr %2, align 8
  store i32 0, ptr %36, align 4
  %1603 = trunc i64 %1598 to i32
  store i32 %1603, ptr %37, align 8
  store i32 0, ptr %38, align 4
  %1604 = load i64, ptr %1588, align 8
  store i64 %1604, ptr %39, align 8
  store i64 -1, ptr %40, align 8
  store i64 %1600, ptr %41, align 8
  store i64 -1, ptr %42, align 8
  %1605 = zext i32 %1602 to i64
  store i64 %1605, ptr %43, align 8
  store i64 %1595, ptr %44, align 8
  %1606 = load ptr, ptr %1531, align 8
  call fastcc void @note_hazard(ptr noundef %1606, ptr noundef nonnull %2) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %2) #26
  %1607 = load i64, ptr %1583, align 8
  br label %1608

1608:                                             ; preds = %1597, %1589
  %1609 = phi i64 [ %1607, %1597 ], [ %1590, %1589 ]
  %1610 = add nuw nsw i64 %1591, 1
  %1611 = icmp slt i64 %1610, %1609
  br i1 %1611, label %1589, label %1612, !llvm.loop !154

1612:                                             ; preds = %1608, %1581
  store i64 0, ptr %1583, align 8
  %1613 = getelementptr inbounds i8, ptr %1532, i64 120
  %1614 = load i64, ptr %1613, align 8
  %1615 = icmp sgt i64 %1614, 0
  br i1 %1615, label %1616, label %1619

1616:                                             ; preds = %1612
  %1617 = getelementptr inbounds i8, ptr %1532, i64 24
  %1618 = getelementptr inbounds i8, ptr %1532, i64 112
  br label %1620

1619:                                             ; preds = %1631, %1612
  store i64 0, ptr %1613, align 8
  br label %1635

1620:                                             ; preds = %1631, %1616
  %1621 = phi i64 [ 0, %1616 ], [ %1632, %1631 ]
  %1622 = load ptr, ptr %1617, align 8
  %1623 = load ptr, ptr %1618, align 8
  %1624 = getelementptr i32, ptr %1623, i64 %1621
  %1625 = load i32, ptr %1624, align 4
  %1626 = sext i32 %1625 to i64
  %1627 = getelementptr %struct.Granule, ptr %1622, i64 %1626, i32 4
  %1628 = load i32, ptr %1627, align 4
  %1629 = icmp eq i32 %1628, 0
  br i1 %1629, label %1631, label %1630

1630:                                             ; preds = %1620
  tail call fastcc void @note_unwritten(ptr noundef nonnull %1532, ptr noundef %1406, i64 noundef %1626) #25
  br label %1631

1631:                                             ; preds = %1630, %1620
  store i32 0, ptr %1627, align 4
  %1632 = add nuw nsw i64 %1621, 1
  %1633 = load i64, ptr %1613, align 8
  %1634 = icmp slt i64 %1632, %1633
  br i1 %1634, label %1620, label %1619, !llvm.loop !155

1635:                                             ; preds = %1619, %1530
  %1636 = getelementptr inbounds i8, ptr %1406, i64 256
  store i64 0, ptr %1636, align 8
  %1637 = getelementptr inbounds i8, ptr %1406, i64 264
  %1638 = load i64, ptr %1637, align 8
  %1639 = add i64 %1638, 1
  store i64 %1639, ptr %1637, align 8
  %1640 = add nuw nsw i64 %1403, 1
  %1641 = load i64, ptr %10, align 8
  %1642 = icmp slt i64 %1640, %1641
  br i1 %1642, label %1402, label %1401, !llvm.loop !156

1643:                                             ; preds = %1394, %54, %50, %1381
  %1644 = phi i32 [ 2, %1381 ], [ 1, %1394 ], [ 0, %54 ], [ 1, %50 ]
  ret i32 %1644
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_finish(ptr nocapture noundef readonly %0) local_unnamed_addr #4 {
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
  tail call fastcc void @flush_pairs(ptr noundef nonnull %0, i64 noundef %16) #25
  %22 = load i64, ptr %2, align 8
  br label %23

23:                                               ; preds = %14, %21
  %24 = phi i64 [ %15, %14 ], [ %22, %21 ]
  %25 = add nuw nsw i64 %16, 1
  %26 = icmp slt i64 %25, %24
  br i1 %26, label %14, label %7, !llvm.loop !157

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
  br i1 %39, label %27, label %32, !llvm.loop !158

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
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %30, ptr noundef %51) #25
  %52 = add nuw nsw i64 %41, 1
  %53 = load i64, ptr %10, align 8
  %54 = icmp slt i64 %52, %53
  br i1 %54, label %40, label %33, !llvm.loop !159
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush_pairs(ptr nocapture noundef readonly %0, i64 noundef %1) unnamed_addr #4 {
  %3 = alloca [32 x i64], align 16
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 168
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %0, i64 1112
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %3) #26
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %3, i8 0, i64 256, i1 false)
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #26
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
  br i1 %66, label %47, label %56, !llvm.loop !160

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
  br i1 %78, label %79, label %67, !llvm.loop !161

79:                                               ; preds = %67, %47
  %80 = xor i32 %50, -1
  %81 = and i32 %48, %80
  call fastcc void @count_copy(ptr noundef %0, i64 noundef %18, ptr noundef nonnull %3, ptr noundef nonnull %4, i32 noundef %50, i32 noundef %48, i32 noundef %81, i64 noundef %24) #25
  store i64 0, ptr %23, align 8
  br label %82

82:                                               ; preds = %20, %79
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #26
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %3) #26
  %83 = add nuw nsw i64 %21, 1
  %84 = icmp eq i64 %83, 8
  br i1 %84, label %19, label %20, !llvm.loop !162
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #26
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
  br i1 %49, label %50, label %32, !llvm.loop !163

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #25
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #26
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !164
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_replay(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, ptr nocapture noundef %4, ptr nocapture noundef %5, i64 noundef %6, i64 noundef %7, ptr nocapture noundef readonly %8, ptr nocapture noundef %9) local_unnamed_addr #4 {
  %11 = icmp sgt i64 %6, 0
  br i1 %11, label %32, label %367

12:                                               ; preds = %56
  %13 = icmp sgt i64 %41, 0
  br i1 %13, label %14, label %367

14:                                               ; preds = %12
  %15 = icmp sgt i64 %7, 0
  %16 = getelementptr inbounds i8, ptr %0, i64 80
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = getelementptr inbounds i8, ptr %0, i64 32
  %20 = getelementptr inbounds i8, ptr %0, i64 40
  %21 = getelementptr inbounds i8, ptr %0, i64 48
  %22 = getelementptr inbounds i8, ptr %0, i64 20
  %23 = getelementptr inbounds i8, ptr %0, i64 72
  %24 = getelementptr inbounds i8, ptr %0, i64 12
  %25 = getelementptr inbounds i8, ptr %0, i64 104
  %26 = getelementptr inbounds i8, ptr %0, i64 96
  %27 = getelementptr inbounds i8, ptr %0, i64 28
  %28 = getelementptr inbounds i8, ptr %0, i64 24
  %29 = getelementptr inbounds i8, ptr %0, i64 88
  %30 = getelementptr inbounds i8, ptr %0, i64 56
  %31 = getelementptr inbounds i8, ptr %0, i64 64
  br label %62

32:                                               ; preds = %10, %56
  %33 = phi i64 [ %41, %56 ], [ 0, %10 ]
  %34 = phi i64 [ %57, %56 ], [ 0, %10 ]
  %35 = getelementptr i64, ptr %3, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr i64, ptr %2, i64 %34
  %38 = load i64, ptr %37, align 8
  %39 = sub i64 %36, %38
  %40 = getelementptr i64, ptr %5, i64 %34
  store i64 %39, ptr %40, align 8
  %41 = add i64 %39, %33
  %42 = getelementptr i64, ptr %4, i64 %34
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %37, align 8
  %45 = icmp sgt i64 %43, %44
  br i1 %45, label %46, label %56

46:                                               ; preds = %32, %52
  %47 = phi i64 [ %53, %52 ], [ %43, %32 ]
  %48 = getelementptr i64, ptr %1, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = and i64 %49, 16
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %56

52:                                               ; preds = %46
  %53 = add nsw i64 %47, -1
  store i64 %53, ptr %42, align 8
  %54 = load i64, ptr %37, align 8
  %55 = icmp sgt i64 %53, %54
  br i1 %55, label %46, label %56, !llvm.loop !165

56:                                               ; preds = %52, %46, %32
  %57 = add nuw nsw i64 %34, 1
  %58 = icmp eq i64 %57, %6
  br i1 %58, label %12, label %32, !llvm.loop !166

59:                                               ; preds = %77, %62
  %60 = phi i64 [ %63, %62 ], [ %78, %77 ]
  %61 = icmp sgt i64 %60, 0
  br i1 %61, label %62, label %367, !llvm.loop !167

62:                                               ; preds = %14, %59
  %63 = phi i64 [ %41, %14 ], [ %60, %59 ]
  br i1 %11, label %64, label %59

64:                                               ; preds = %62, %77
  %65 = phi i64 [ %78, %77 ], [ %63, %62 ]
  %66 = phi i64 [ %79, %77 ], [ 0, %62 ]
  %67 = getelementptr i64, ptr %5, i64 %66
  br i1 %15, label %68, label %77

68:                                               ; preds = %64
  %69 = getelementptr i64, ptr %4, i64 %66
  %70 = getelementptr i64, ptr %3, i64 %66
  %71 = getelementptr i64, ptr %2, i64 %66
  br label %72

72:                                               ; preds = %68, %363
  %73 = phi i64 [ %65, %68 ], [ %358, %363 ]
  %74 = phi i64 [ 0, %68 ], [ %365, %363 ]
  %75 = load i64, ptr %67, align 8
  %76 = icmp sgt i64 %75, 0
  br i1 %76, label %81, label %77

77:                                               ; preds = %72, %363, %64
  %78 = phi i64 [ %65, %64 ], [ %358, %363 ], [ %73, %72 ]
  %79 = add nuw nsw i64 %66, 1
  %80 = icmp eq i64 %79, %6
  br i1 %80, label %59, label %64, !llvm.loop !168

81:                                               ; preds = %72
  %82 = load i64, ptr %69, align 8
  %83 = load i64, ptr %70, align 8
  %84 = getelementptr i64, ptr %1, i64 %82
  %85 = load i64, ptr %84, align 8
  br label %86

86:                                               ; preds = %348, %81
  %87 = phi i64 [ %85, %81 ], [ %350, %348 ]
  %88 = phi i64 [ %82, %81 ], [ %346, %348 ]
  %89 = lshr i64 %87, 5
  %90 = and i64 %89, 32767
  %91 = trunc i64 %87 to i32
  %92 = and i32 %91, 15
  %93 = mul nuw nsw i64 %90, 24
  %94 = getelementptr i8, ptr %9, i64 %93
  %95 = getelementptr i8, ptr %8, i64 %90
  %96 = load i8, ptr %95, align 1
  %97 = and i8 %96, 1
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %99, label %331

99:                                               ; preds = %86
  %100 = lshr i64 %87, 20
  %101 = getelementptr i8, ptr %94, i64 16
  %102 = load ptr, ptr %16, align 8
  %103 = lshr i64 %87, 26
  %104 = lshr i64 %87, 28
  %105 = xor i64 %103, %104
  %106 = xor i64 %105, %100
  %107 = load i32, ptr %17, align 8
  %108 = add i32 %107, -1
  %109 = sext i32 %108 to i64
  %110 = and i64 %106, %109
  %111 = getelementptr i32, ptr %102, i64 %110
  %112 = load i32, ptr %111, align 4
  %113 = mul i64 %100, -7046029254386353131
  %114 = lshr i64 %113, 32
  %115 = xor i64 %114, %113
  %116 = mul i64 %115, -2960836687051489901
  %117 = lshr i64 %116, 40
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = load i32, ptr %18, align 8
  %120 = add i32 %119, 16777215
  %121 = and i32 %120, %118
  %122 = icmp eq i32 %112, -1
  br i1 %122, label %178, label %123

123:                                              ; preds = %99
  %124 = load ptr, ptr %19, align 8
  %125 = sext i32 %119 to i64
  br label %126

126:                                              ; preds = %163, %123
  %127 = phi i32 [ %112, %123 ], [ %167, %163 ]
  %128 = phi i32 [ 0, %123 ], [ %168, %163 ]
  %129 = phi i32 [ %112, %123 ], [ %171, %163 ]
  %130 = sext i32 %129 to i64
  %131 = getelementptr i64, ptr %124, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, %100
  br i1 %133, label %173, label %134

134:                                              ; preds = %126
  %135 = load ptr, ptr %20, align 8
  %136 = getelementptr i64, ptr %135, i64 %130
  %137 = load i64, ptr %136, align 8
  %138 = load ptr, ptr %21, align 8
  %139 = getelementptr i8, ptr %138, i64 %130
  %140 = load i8, ptr %139, align 1
  %141 = icmp sgt i8 %140, -1
  br i1 %141, label %148, label %142

142:                                              ; preds = %134
  %143 = load i32, ptr %22, align 4
  %144 = sext i32 %143 to i64
  %145 = mul nsw i64 %144, %125
  %146 = sdiv i64 %145, 2
  %147 = shl i64 %146, 32
  br label %148

148:                                              ; preds = %142, %134
  %149 = phi i64 [ %147, %142 ], [ 0, %134 ]
  %150 = add i64 %149, %137
  %151 = sext i32 %127 to i64
  %152 = getelementptr i64, ptr %135, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr i8, ptr %138, i64 %151
  %155 = load i8, ptr %154, align 1
  %156 = icmp sgt i8 %155, -1
  br i1 %156, label %163, label %157

157:                                              ; preds = %148
  %158 = load i32, ptr %22, align 4
  %159 = sext i32 %158 to i64
  %160 = mul nsw i64 %159, %125
  %161 = sdiv i64 %160, 2
  %162 = shl i64 %161, 32
  br label %163

163:                                              ; preds = %157, %148
  %164 = phi i64 [ %162, %157 ], [ 0, %148 ]
  %165 = add i64 %164, %153
  %166 = icmp slt i64 %150, %165
  %167 = select i1 %166, i32 %129, i32 %127
  %168 = add i32 %128, 1
  %169 = load ptr, ptr %23, align 8
  %170 = getelementptr i32, ptr %169, i64 %130
  %171 = load i32, ptr %170, align 4
  %172 = icmp eq i32 %171, -1
  br i1 %172, label %178, label %126, !llvm.loop !169

173:                                              ; preds = %126
  tail call fastcc void @take_out(ptr noundef nonnull %0, i32 noundef %129) #25
  %174 = load ptr, ptr %21, align 8
  %175 = getelementptr i8, ptr %174, i64 %130
  %176 = load i8, ptr %175, align 1
  %177 = or i8 %176, -128
  store i8 %177, ptr %175, align 1
  br label %276

178:                                              ; preds = %163, %99
  %179 = phi i32 [ 0, %99 ], [ %168, %163 ]
  %180 = phi i32 [ -1, %99 ], [ %167, %163 ]
  %181 = load i32, ptr %24, align 4
  %182 = icmp eq i32 %179, %181
  br i1 %182, label %183, label %184

183:                                              ; preds = %178
  tail call fastcc void @drop(ptr noundef nonnull %0, i32 noundef %180) #25
  br label %184

184:                                              ; preds = %183, %178
  %185 = load ptr, ptr %25, align 8
  %186 = zext nneg i32 %121 to i64
  %187 = getelementptr i32, ptr %185, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = load i32, ptr %22, align 4
  %190 = icmp eq i32 %188, %189
  br i1 %190, label %191, label %246

191:                                              ; preds = %184
  %192 = load ptr, ptr %26, align 8
  %193 = shl nuw nsw i32 %121, 1
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr i32, ptr %192, i64 %194
  %196 = load i32, ptr %195, align 4
  %197 = or disjoint i32 %193, 1
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr i32, ptr %192, i64 %198
  %200 = load i32, ptr %199, align 4
  %201 = icmp eq i32 %196, -1
  br i1 %201, label %241, label %202

202:                                              ; preds = %191
  %203 = icmp eq i32 %200, -1
  br i1 %203, label %240, label %204

204:                                              ; preds = %202
  %205 = load ptr, ptr %20, align 8
  %206 = sext i32 %200 to i64
  %207 = getelementptr i64, ptr %205, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = load ptr, ptr %21, align 8
  %210 = getelementptr i8, ptr %209, i64 %206
  %211 = load i8, ptr %210, align 1
  %212 = icmp sgt i8 %211, -1
  br i1 %212, label %220, label %213

213:                                              ; preds = %204
  %214 = load i32, ptr %18, align 8
  %215 = sext i32 %214 to i64
  %216 = sext i32 %188 to i64
  %217 = mul nsw i64 %215, %216
  %218 = sdiv i64 %217, 2
  %219 = shl i64 %218, 32
  br label %220

220:                                              ; preds = %213, %204
  %221 = phi i64 [ %219, %213 ], [ 0, %204 ]
  %222 = add i64 %221, %208
  %223 = sext i32 %196 to i64
  %224 = getelementptr i64, ptr %205, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr i8, ptr %209, i64 %223
  %227 = load i8, ptr %226, align 1
  %228 = icmp sgt i8 %227, -1
  br i1 %228, label %236, label %229

229:                                              ; preds = %220
  %230 = load i32, ptr %18, align 8
  %231 = sext i32 %230 to i64
  %232 = sext i32 %188 to i64
  %233 = mul nsw i64 %231, %232
  %234 = sdiv i64 %233, 2
  %235 = shl i64 %234, 32
  br label %236

236:                                              ; preds = %229, %220
  %237 = phi i64 [ %235, %229 ], [ 0, %220 ]
  %238 = add i64 %237, %225
  %239 = icmp slt i64 %222, %238
  br i1 %239, label %241, label %240

240:                                              ; preds = %236, %202
  br label %241

241:                                              ; preds = %240, %236, %191
  %242 = phi i32 [ %196, %240 ], [ %200, %236 ], [ %200, %191 ]
  tail call fastcc void @drop(ptr noundef nonnull %0, i32 noundef %242) #25
  %243 = load ptr, ptr %25, align 8
  %244 = getelementptr i32, ptr %243, i64 %186
  %245 = load i32, ptr %244, align 4
  br label %246

246:                                              ; preds = %241, %184
  %247 = phi i32 [ %245, %241 ], [ %188, %184 ]
  %248 = phi ptr [ %243, %241 ], [ %185, %184 ]
  %249 = getelementptr i32, ptr %248, i64 %186
  %250 = add i32 %247, 1
  store i32 %250, ptr %249, align 4
  %251 = load i64, ptr %101, align 8
  %252 = add i64 %251, 1
  store i64 %252, ptr %101, align 8
  %253 = load i32, ptr %27, align 4
  %254 = icmp eq i32 %253, -1
  br i1 %254, label %260, label %255

255:                                              ; preds = %246
  %256 = load ptr, ptr %23, align 8
  %257 = sext i32 %253 to i64
  %258 = getelementptr i32, ptr %256, i64 %257
  %259 = load i32, ptr %258, align 4
  store i32 %259, ptr %27, align 4
  br label %264

260:                                              ; preds = %246
  %261 = load i32, ptr %28, align 8
  %262 = add i32 %261, 1
  store i32 %262, ptr %28, align 8
  %263 = sext i32 %261 to i64
  br label %264

264:                                              ; preds = %260, %255
  %265 = phi i64 [ %263, %260 ], [ %257, %255 ]
  %266 = phi i32 [ %261, %260 ], [ %253, %255 ]
  %267 = load i64, ptr %0, align 8
  %268 = add i64 %267, 4294967296
  store i64 %268, ptr %0, align 8
  %269 = load ptr, ptr %19, align 8
  %270 = getelementptr i64, ptr %269, i64 %265
  store i64 %100, ptr %270, align 8
  %271 = load ptr, ptr %21, align 8
  %272 = getelementptr i8, ptr %271, i64 %265
  store i8 0, ptr %272, align 1
  %273 = load i32, ptr %111, align 4
  %274 = load ptr, ptr %23, align 8
  %275 = getelementptr i32, ptr %274, i64 %265
  store i32 %273, ptr %275, align 4
  store i32 %266, ptr %111, align 4
  br label %276

276:                                              ; preds = %264, %173
  %277 = phi i64 [ %130, %173 ], [ %265, %264 ]
  %278 = phi i32 [ %129, %173 ], [ %266, %264 ]
  %279 = load ptr, ptr %19, align 8
  %280 = getelementptr i64, ptr %279, i64 %277
  %281 = load i64, ptr %280, align 8
  %282 = mul i64 %281, -7046029254386353131
  %283 = lshr i64 %282, 32
  %284 = xor i64 %283, %282
  %285 = mul i64 %284, -2960836687051489901
  %286 = lshr i64 %285, 40
  %287 = trunc nuw nsw i64 %286 to i32
  %288 = load i32, ptr %18, align 8
  %289 = add i32 %288, 16777215
  %290 = and i32 %289, %287
  %291 = shl nuw nsw i32 %290, 1
  %292 = load ptr, ptr %21, align 8
  %293 = getelementptr i8, ptr %292, i64 %277
  %294 = load i8, ptr %293, align 1
  %295 = lshr i8 %294, 7
  %296 = zext nneg i8 %295 to i32
  %297 = or disjoint i32 %291, %296
  %298 = load ptr, ptr %29, align 8
  %299 = zext nneg i32 %297 to i64
  %300 = getelementptr i32, ptr %298, i64 %299
  %301 = load i32, ptr %300, align 4
  %302 = load ptr, ptr %30, align 8
  %303 = getelementptr i32, ptr %302, i64 %277
  store i32 -1, ptr %303, align 4
  %304 = load ptr, ptr %31, align 8
  %305 = getelementptr i32, ptr %304, i64 %277
  store i32 %301, ptr %305, align 4
  %306 = icmp eq i32 %301, -1
  br i1 %306, label %307, label %310

307:                                              ; preds = %276
  %308 = load ptr, ptr %26, align 8
  %309 = getelementptr i32, ptr %308, i64 %299
  br label %314

310:                                              ; preds = %276
  %311 = load ptr, ptr %30, align 8
  %312 = sext i32 %301 to i64
  %313 = getelementptr i32, ptr %311, i64 %312
  br label %314

314:                                              ; preds = %310, %307
  %315 = phi ptr [ %309, %307 ], [ %313, %310 ]
  store i32 %278, ptr %315, align 4
  %316 = load ptr, ptr %29, align 8
  %317 = getelementptr i32, ptr %316, i64 %299
  store i32 %278, ptr %317, align 4
  %318 = load i64, ptr %0, align 8
  %319 = add i64 %318, 1
  store i64 %319, ptr %0, align 8
  %320 = load ptr, ptr %20, align 8
  %321 = getelementptr i64, ptr %320, i64 %277
  store i64 %319, ptr %321, align 8
  %322 = load ptr, ptr %21, align 8
  %323 = getelementptr i8, ptr %322, i64 %277
  %324 = load i8, ptr %323, align 1
  %325 = zext i8 %324 to i32
  %326 = xor i32 %325, -1
  %327 = and i32 %92, %326
  %328 = trunc nuw nsw i32 %92 to i8
  %329 = or i8 %324, %328
  store i8 %329, ptr %323, align 1
  %330 = load i8, ptr %95, align 1
  br label %331

331:                                              ; preds = %314, %86
  %332 = phi i8 [ %96, %86 ], [ %330, %314 ]
  %333 = phi i32 [ %92, %86 ], [ %327, %314 ]
  %334 = and i8 %332, 2
  %335 = icmp eq i8 %334, 0
  %336 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %92)
  %337 = zext nneg i32 %336 to i64
  %338 = select i1 %335, i64 %337, i64 1
  %339 = load i64, ptr %94, align 8
  %340 = add i64 %338, %339
  store i64 %340, ptr %94, align 8
  %341 = tail call range(i32 0, 5) i32 @llvm.ctpop.i32(i32 %333)
  %342 = zext nneg i32 %341 to i64
  %343 = getelementptr i8, ptr %94, i64 8
  %344 = load i64, ptr %343, align 8
  %345 = add i64 %344, %342
  store i64 %345, ptr %343, align 8
  %346 = add i64 %88, 1
  %347 = icmp slt i64 %346, %83
  br i1 %347, label %348, label %353

348:                                              ; preds = %331
  %349 = getelementptr i64, ptr %1, i64 %346
  %350 = load i64, ptr %349, align 8
  %351 = and i64 %350, 16
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %86, label %353, !llvm.loop !170

353:                                              ; preds = %331, %348
  %354 = load i64, ptr %69, align 8
  %355 = sub i64 %346, %354
  %356 = load i64, ptr %67, align 8
  %357 = sub i64 %356, %355
  store i64 %357, ptr %67, align 8
  %358 = sub i64 %73, %355
  %359 = load i64, ptr %70, align 8
  %360 = icmp eq i64 %346, %359
  br i1 %360, label %361, label %363

361:                                              ; preds = %353
  %362 = load i64, ptr %71, align 8
  br label %363

363:                                              ; preds = %353, %361
  %364 = phi i64 [ %362, %361 ], [ %346, %353 ]
  store i64 %364, ptr %69, align 8
  %365 = add nuw nsw i64 %74, 1
  %366 = icmp eq i64 %365, %7
  br i1 %366, label %77, label %72, !llvm.loop !171

367:                                              ; preds = %59, %10, %12
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @touch(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) unnamed_addr #17 {
  %5 = getelementptr inbounds i8, ptr %0, i64 1280
  %6 = load i32, ptr %5, align 8
  %7 = add i32 %6, -1
  %8 = icmp sgt i32 %7, -1
  br i1 %8, label %9, label %26

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %0, i64 512
  %11 = zext nneg i32 %7 to i64
  br label %12

12:                                               ; preds = %9, %21
  %13 = phi i64 [ %11, %9 ], [ %22, %21 ]
  %14 = getelementptr [64 x i64], ptr %0, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, %1
  br i1 %16, label %17, label %21

17:                                               ; preds = %12
  %18 = getelementptr [64 x i64], ptr %10, i64 0, i64 %13
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, %2
  br i1 %20, label %34, label %21

21:                                               ; preds = %12, %17
  %22 = add nsw i64 %13, -1
  %23 = icmp sgt i64 %13, 0
  br i1 %23, label %12, label %24, !llvm.loop !172

24:                                               ; preds = %21
  %25 = icmp eq i32 %6, 64
  br i1 %25, label %44, label %26

26:                                               ; preds = %4, %24
  %27 = add i32 %6, 1
  store i32 %27, ptr %5, align 8
  %28 = sext i32 %6 to i64
  %29 = getelementptr [64 x i64], ptr %0, i64 0, i64 %28
  store i64 %1, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %0, i64 512
  %31 = getelementptr [64 x i64], ptr %30, i64 0, i64 %28
  store i64 %2, ptr %31, align 8
  %32 = getelementptr inbounds i8, ptr %0, i64 1024
  %33 = getelementptr [64 x i32], ptr %32, i64 0, i64 %28
  store i32 0, ptr %33, align 4
  br label %37

34:                                               ; preds = %17
  %35 = shl i64 %13, 32
  %36 = ashr exact i64 %35, 32
  br label %37

37:                                               ; preds = %34, %26
  %38 = phi i64 [ %36, %34 ], [ %28, %26 ]
  %39 = shl nuw nsw i32 1, %3
  %40 = getelementptr inbounds i8, ptr %0, i64 1024
  %41 = getelementptr [64 x i32], ptr %40, i64 0, i64 %38
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %42, %39
  store i32 %43, ptr %41, align 4
  br label %44

44:                                               ; preds = %24, %37
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
define internal fastcc void @count(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4) unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #26
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %11) #26
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
  br i1 %43, label %44, label %32, !llvm.loop !173

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
  br i1 %79, label %99, label %61, !llvm.loop !174

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
  br i1 %98, label %99, label %80, !llvm.loop !174

99:                                               ; preds = %76, %95, %60
  %100 = shl nuw nsw i32 %55, 1
  br label %101

101:                                              ; preds = %87, %54, %59, %99
  %102 = phi i32 [ %55, %59 ], [ %55, %54 ], [ %100, %99 ], [ %55, %87 ]
  %103 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %102) #25
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
  br i1 %121, label %109, label %122, !llvm.loop !175

122:                                              ; preds = %109
  %123 = getelementptr inbounds i8, ptr %11, i64 24
  store i64 %118, ptr %123, align 8
  br label %308

124:                                              ; preds = %44
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %8) #26
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
  %153 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %152) #25
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
  br i1 %171, label %151, label %137, !llvm.loop !176

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
  br i1 %181, label %172, label %167, !llvm.loop !177

182:                                              ; preds = %182, %151
  %183 = phi i64 [ 0, %151 ], [ %198, %182 ]
  %184 = phi i64 [ 0, %151 ], [ %192, %182 ]
  %185 = phi i32 [ 0, %151 ], [ %200, %182 ]
  %186 = phi i32 [ 0, %151 ], [ %199, %182 ]
  %187 = and i32 %185, 31
  %188 = shl i32 %164, %187
  %189 = and i32 %188, %3
  %190 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %9, i32 noundef %189, i32 noundef %20, i32 noundef 2, ptr noundef nonnull %8) #25
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
  br i1 %201, label %182, label %202, !llvm.loop !178

202:                                              ; preds = %182
  store i64 %192, ptr %165, align 16
  store i64 %198, ptr %166, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %8) #26
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
  %213 = call fastcc i32 @blocks_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef 5, ptr noundef nonnull %10) #25
  %214 = sext i32 %213 to i64
  store i64 %214, ptr %11, align 16
  %215 = call fastcc i64 @bytes_touched(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20) #25
  %216 = add i64 %215, 31
  %217 = sdiv i64 %216, 32
  %218 = getelementptr inbounds i8, ptr %11, i64 8
  store i64 %217, ptr %218, align 8
  %219 = getelementptr inbounds i8, ptr %14, i64 12
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 1
  br i1 %221, label %222, label %224

222:                                              ; preds = %211
  %223 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %9, i32 noundef %3, i32 noundef %20, i32 noundef %212) #25
  br label %286

224:                                              ; preds = %211
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #26
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #26
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
  br i1 %249, label %255, label %242, !llvm.loop !179

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
  br i1 %270, label %225, label %231, !llvm.loop !180

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
  %281 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %9, i32 noundef %275, i32 noundef %20, i32 noundef %280) #25
  %282 = add i64 %281, %273
  %283 = add nuw nsw i64 %272, 1
  %284 = icmp eq i64 %283, 8
  br i1 %284, label %285, label %271, !llvm.loop !181

285:                                              ; preds = %279
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #26
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
  br i1 %305, label %293, label %306, !llvm.loop !175

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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %11) #26
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #26
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #26
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
  br i1 %328, label %318, label %319, !llvm.loop !182
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i64 @bank_wavefronts(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #17 {
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #26
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #25
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #26
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #26
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !183

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
  br i1 %41, label %23, label %30, !llvm.loop !184
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #17 {
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #25
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !185

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
  br i1 %40, label %30, label %25, !llvm.loop !186
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: read)
define internal fastcc i64 @bytes_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2) unnamed_addr #18 {
  %4 = alloca [32 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #26
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
  br i1 %18, label %19, label %6, !llvm.loop !187

19:                                               ; preds = %6, %3
  %20 = phi i32 [ 0, %3 ], [ %13, %6 ]
  %21 = call fastcc i32 @distinct(ptr noundef nonnull %4, i32 noundef %20) #25
  %22 = icmp sgt i32 %21, 0
  br i1 %22, label %23, label %27

23:                                               ; preds = %19
  %24 = sext i32 %2 to i64
  %25 = zext nneg i32 %21 to i64
  %26 = load i64, ptr %4, align 16
  br label %29

27:                                               ; preds = %38, %19
  %28 = phi i64 [ 0, %19 ], [ %43, %38 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #26
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
  br i1 %45, label %27, label %29, !llvm.loop !188
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #17 {
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
  br i1 %24, label %15, label %25, !llvm.loop !189

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !190

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
  br i1 %55, label %31, label %33, !llvm.loop !191
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #25
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #25
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

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @replay_log(ptr noundef %0) unnamed_addr #9 {
  %2 = alloca [32 x i64], align 16
  %3 = alloca %struct.Observer, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 488
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 192
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, 0
  br i1 %8, label %9, label %18

9:                                                ; preds = %1
  %10 = getelementptr inbounds i8, ptr %5, i64 184
  %11 = getelementptr inbounds i8, ptr %3, i64 8
  %12 = getelementptr inbounds i8, ptr %3, i64 16
  %13 = getelementptr inbounds i8, ptr %3, i64 24
  %14 = getelementptr inbounds i8, ptr %3, i64 28
  %15 = getelementptr inbounds i8, ptr %3, i64 32
  %16 = getelementptr inbounds i8, ptr %5, i64 104
  %17 = getelementptr inbounds i8, ptr %0, i64 168
  br label %19

18:                                               ; preds = %51, %1
  store i64 0, ptr %6, align 8
  ret void

19:                                               ; preds = %9, %51
  %20 = phi i64 [ 0, %9 ], [ %53, %51 ]
  %21 = load ptr, ptr %10, align 8
  %22 = getelementptr i8, ptr %21, i64 %20
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %2) #26
  %23 = getelementptr inbounds i8, ptr %22, i64 16
  br label %56

24:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %3) #26
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
  call fastcc void @observe_shared(ptr noundef nonnull %3, i32 noundef %36, ptr noundef nonnull %2, ptr noundef %37) #25
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %3) #26
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %2) #26
  %54 = load i64, ptr %6, align 8
  %55 = icmp slt i64 %53, %54
  br i1 %55, label %19, label %18, !llvm.loop !192

56:                                               ; preds = %19, %56
  %57 = phi i64 [ 0, %19 ], [ %62, %56 ]
  %58 = getelementptr [32 x i32], ptr %23, i64 0, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr [32 x i64], ptr %2, i64 0, i64 %57
  store i64 %60, ptr %61, align 8
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, 32
  br i1 %63, label %24, label %56, !llvm.loop !193
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @meet_in_cluster(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #4 {
  %7 = alloca %struct.Hazard, align 8
  %8 = alloca %struct.Visit, align 4
  %9 = alloca [2 x ptr], align 16
  %10 = getelementptr inbounds i8, ptr %2, i64 40
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr %struct.Meeting, ptr %11, i64 %3
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #26
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %13, i64 248
  %15 = load i64, ptr %14, align 8
  %16 = trunc i64 %15 to i32
  %17 = add i32 %16, 1
  store i32 %17, ptr %8, align 4
  %18 = getelementptr inbounds i8, ptr %8, i64 4
  %19 = getelementptr inbounds i8, ptr %2, i64 456
  %20 = load i32, ptr %19, align 8
  store i32 %20, ptr %18, align 4
  %21 = getelementptr inbounds i8, ptr %8, i64 8
  %22 = getelementptr inbounds i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %25 = trunc i64 %23 to i32
  %26 = shl i32 %25, 5
  %27 = or disjoint i32 %26, %24
  store i32 %27, ptr %21, align 4
  %28 = getelementptr inbounds i8, ptr %8, i64 12
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds i8, ptr %0, i64 28
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %32, 1073741824
  %34 = or i32 %33, %30
  store i32 %34, ptr %28, align 4
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #26
  %35 = getelementptr inbounds i8, ptr %12, i64 32
  store ptr %35, ptr %9, align 16
  %36 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %12, ptr %36, align 8
  %37 = icmp slt i32 %5, 0
  br i1 %37, label %38, label %40

38:                                               ; preds = %6
  %39 = zext nneg i32 %4 to i64
  br label %62

40:                                               ; preds = %6
  %41 = icmp eq i32 %4, 0
  %42 = and i32 %34, 1073741824
  %43 = getelementptr inbounds i8, ptr %2, i64 8
  %44 = and i32 %30, -1073741825
  %45 = icmp ne i32 %4, 0
  %46 = getelementptr inbounds i8, ptr %7, i64 4
  %47 = getelementptr inbounds i8, ptr %7, i64 8
  %48 = getelementptr inbounds i8, ptr %7, i64 12
  %49 = zext i1 %45 to i32
  %50 = select i1 %41, i32 0, i32 2
  %51 = getelementptr inbounds i8, ptr %7, i64 16
  %52 = getelementptr inbounds i8, ptr %7, i64 24
  %53 = getelementptr inbounds i8, ptr %7, i64 32
  %54 = getelementptr inbounds i8, ptr %7, i64 40
  %55 = getelementptr inbounds i8, ptr %7, i64 48
  %56 = getelementptr inbounds i8, ptr %7, i64 56
  %57 = getelementptr inbounds i8, ptr %0, i64 8
  %58 = zext i1 %41 to i64
  %59 = zext i32 %4 to i64
  %60 = add nuw i32 %5, 1
  %61 = zext i32 %60 to i64
  br label %67

62:                                               ; preds = %71, %38
  %63 = phi i64 [ %39, %38 ], [ %59, %71 ]
  %64 = icmp eq i32 %5, 0
  %65 = select i1 %64, ptr %12, ptr %35
  %66 = getelementptr %struct.Visit, ptr %65, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %66, ptr noundef nonnull align 4 dereferenceable(16) %8, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #26
  ret void

67:                                               ; preds = %40, %71
  %68 = phi i64 [ 0, %40 ], [ %72, %71 ]
  %69 = getelementptr [2 x ptr], ptr %9, i64 0, i64 %68
  %70 = load ptr, ptr %69, align 8
  br label %74

71:                                               ; preds = %125
  %72 = add nuw nsw i64 %68, 1
  %73 = icmp eq i64 %72, %61
  br i1 %73, label %62, label %67, !llvm.loop !194

74:                                               ; preds = %67, %125
  %75 = phi i64 [ %58, %67 ], [ 1, %125 ]
  %76 = getelementptr %struct.Visit, ptr %70, i64 %75
  %77 = getelementptr inbounds i8, ptr %76, i64 12
  %78 = load i32, ptr %77, align 4
  %79 = load i32, ptr %76, align 4
  %80 = icmp eq i32 %79, 0
  %81 = icmp eq i32 %79, %17
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %125, label %83

83:                                               ; preds = %74
  %84 = and i32 %42, %78
  %85 = icmp ne i32 %84, 0
  %86 = getelementptr inbounds i8, ptr %76, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = icmp ne i32 %87, %20
  %89 = select i1 %88, i1 true, i1 %85
  br i1 %89, label %125, label %90

90:                                               ; preds = %83
  %91 = load i64, ptr %43, align 8
  %92 = mul i64 %91, %3
  %93 = and i32 %78, -1073741825
  %94 = icmp eq i64 %75, %59
  br i1 %94, label %95, label %96

95:                                               ; preds = %90
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #26
  store i32 %50, ptr %7, align 8
  br label %107

96:                                               ; preds = %90
  %97 = icmp sgt i32 %44, %93
  %98 = freeze i1 %97
  %99 = xor i1 %45, %98
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %7) #26
  %100 = icmp ne i64 %75, 0
  %101 = and i1 %45, %100
  br i1 %99, label %102, label %104

102:                                              ; preds = %96
  %103 = select i1 %101, i32 2, i32 %49
  store i32 %103, ptr %7, align 8
  br label %107

104:                                              ; preds = %96
  %105 = trunc nuw nsw i64 %75 to i32
  %106 = select i1 %101, i32 2, i32 %105
  store i32 %106, ptr %7, align 8
  br label %107

107:                                              ; preds = %95, %102, %104
  %108 = phi i32 [ %44, %95 ], [ %44, %102 ], [ %93, %104 ]
  %109 = phi i32 [ %79, %95 ], [ %79, %102 ], [ %17, %104 ]
  %110 = phi ptr [ %76, %95 ], [ %76, %102 ], [ %8, %104 ]
  %111 = phi ptr [ %8, %95 ], [ %8, %102 ], [ %76, %104 ]
  %112 = phi i32 [ %93, %95 ], [ %93, %102 ], [ %44, %104 ]
  store i32 0, ptr %46, align 4
  store i32 %108, ptr %47, align 8
  store i32 %112, ptr %48, align 4
  %113 = load i32, ptr %111, align 4
  %114 = zext i32 %113 to i64
  %115 = add nsw i64 %114, -1
  store i64 %115, ptr %51, align 8
  %116 = zext i32 %109 to i64
  %117 = add nsw i64 %116, -1
  store i64 %117, ptr %52, align 8
  %118 = getelementptr inbounds i8, ptr %111, i64 8
  %119 = load i32, ptr %118, align 4
  %120 = sext i32 %119 to i64
  store i64 %120, ptr %53, align 8
  %121 = getelementptr inbounds i8, ptr %110, i64 8
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  store i64 %123, ptr %54, align 8
  store i64 %92, ptr %55, align 8
  store i64 1, ptr %56, align 8
  %124 = load ptr, ptr %57, align 8
  call fastcc void @note_hazard(ptr noundef %124, ptr noundef nonnull %7) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %7) #26
  br label %125

125:                                              ; preds = %107, %83, %74
  %126 = icmp eq i64 %75, 0
  br i1 %126, label %74, label %71, !llvm.loop !195
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #4 {
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %1, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds i8, ptr %6, i64 444
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
  %18 = getelementptr inbounds i8, ptr %17, i64 1036
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
  %28 = getelementptr inbounds i8, ptr %6, i64 376
  %29 = load i32, ptr %28, align 8
  %30 = icmp ne i32 %29, 0
  %31 = icmp sgt i64 %25, 0
  %32 = select i1 %30, i1 %31, i1 false
  br i1 %32, label %36, label %47

33:                                               ; preds = %36
  %34 = add nuw nsw i64 %37, 1
  %35 = icmp slt i64 %34, %25
  br i1 %35, label %36, label %47, !llvm.loop !196

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
  %59 = getelementptr inbounds i8, ptr %6, i64 56
  %60 = load ptr, ptr %59, align 8
  %61 = load i64, ptr %6, align 8
  %62 = mul i64 %61, %58
  %63 = getelementptr i32, ptr %60, i64 %62
  %64 = getelementptr i32, ptr %63, i64 %58
  %65 = load i32, ptr %64, align 4
  %66 = add i32 %65, 1
  %67 = getelementptr inbounds i8, ptr %1, i64 24
  store i32 %66, ptr %67, align 4
  %68 = getelementptr inbounds i8, ptr %6, i64 120
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds i8, ptr %6, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = icmp slt i64 %69, %71
  br i1 %72, label %73, label %79

73:                                               ; preds = %47
  %74 = trunc i64 %3 to i32
  %75 = getelementptr inbounds i8, ptr %6, i64 112
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
define internal fastcc void @compare(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i64 noundef %6) unnamed_addr #9 {
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
  %19 = getelementptr inbounds i8, ptr %12, i64 128
  %20 = icmp ne i32 %4, 0
  %21 = and i1 %17, %20
  %22 = icmp ne i32 %5, 0
  %23 = and i1 %21, %22
  %24 = getelementptr inbounds i8, ptr %12, i64 56
  %25 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1, i1 true)
  %26 = getelementptr inbounds i8, ptr %0, i64 32
  %27 = icmp eq i32 %1, 0
  %28 = getelementptr inbounds i8, ptr %12, i64 64
  %29 = getelementptr inbounds i8, ptr %12, i64 72
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #26
  call fastcc void @pair_of(ptr dead_on_unwind nonnull writable sret(%struct.Hazard) align 8 %10, ptr noundef nonnull readonly %0, i32 noundef %25, ptr noundef nonnull readonly %46, i64 noundef %45, i32 noundef %87, i32 noundef %3, i32 noundef %4, i32 noundef %75, i64 noundef %6) #25
  %88 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %88, ptr noundef nonnull %10) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #26
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !197)
  %100 = shl i64 %45, 5
  %101 = or disjoint i64 %100, %31
  %102 = zext nneg i32 %99 to i64
  %103 = or disjoint i64 %100, %102
  %104 = and i32 %49, -1610612737
  %105 = icmp ugt i32 %25, %99
  store i32 2, ptr %9, align 8, !alias.scope !197
  store i32 %75, ptr %32, align 4, !alias.scope !197
  br i1 %105, label %106, label %108

106:                                              ; preds = %98
  %107 = load i32, ptr %34, align 8, !noalias !197
  store i32 %107, ptr %33, align 8, !alias.scope !197
  br label %110

108:                                              ; preds = %98
  store i32 %104, ptr %33, align 8, !alias.scope !197
  %109 = load i32, ptr %34, align 8, !noalias !197
  br label %110

110:                                              ; preds = %106, %108
  %111 = phi i64 [ %101, %108 ], [ %103, %106 ]
  %112 = phi i64 [ %103, %108 ], [ %101, %106 ]
  %113 = phi i32 [ %109, %108 ], [ %104, %106 ]
  store i32 %113, ptr %35, align 4, !alias.scope !197
  store i64 %112, ptr %36, align 8, !alias.scope !197
  store i64 %111, ptr %37, align 8, !alias.scope !197
  %114 = load ptr, ptr %0, align 8, !noalias !197
  %115 = getelementptr inbounds i8, ptr %114, i64 248
  %116 = load i64, ptr %115, align 8, !noalias !197
  store i64 %116, ptr %38, align 8, !alias.scope !197
  store i64 %116, ptr %39, align 8, !alias.scope !197
  store i64 %6, ptr %40, align 8, !alias.scope !197
  store i64 1, ptr %41, align 8, !alias.scope !197
  %117 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %117, ptr noundef nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #26
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
  br i1 %147, label %150, label %137, !llvm.loop !200

148:                                              ; preds = %137
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %8) #26
  call fastcc void @pair_of(ptr dead_on_unwind nonnull writable sret(%struct.Hazard) align 8 %8, ptr noundef readonly %0, i32 noundef %120, ptr noundef nonnull readonly %46, i64 noundef %45, i32 noundef %139, i32 noundef %3, i32 noundef %4, i32 noundef %30, i64 noundef %6) #25
  %149 = load ptr, ptr %11, align 8
  call fastcc void @note_hazard(ptr noundef %149, ptr noundef nonnull %8) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %8) #26
  br label %154

150:                                              ; preds = %144, %125, %118
  %151 = add i32 %119, -1
  %152 = and i32 %151, %119
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %118, !llvm.loop !201

154:                                              ; preds = %150, %94, %148, %86, %78, %110, %97, %66
  %155 = add nuw nsw i64 %45, 1
  %156 = load i64, ptr %12, align 8
  %157 = icmp slt i64 %155, %156
  br i1 %157, label %43, label %42, !llvm.loop !202
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
  %9 = getelementptr inbounds i8, ptr %8, i64 56
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
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #4 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #26
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
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #26
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @compare_visits(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #5 {
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
  %53 = tail call fastcc i32 @visit_is_ordered(ptr noundef nonnull %0, i32 noundef %1, ptr noundef nonnull %42) #25
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #26
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
  call fastcc void @note_hazard(ptr noundef %112, ptr noundef nonnull %9) #25
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #26
  br label %113

113:                                              ; preds = %39, %45, %52, %105
  br i1 %40, label %39, label %38, !llvm.loop !203
}

; Function Attrs: mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @visit_is_ordered(ptr nocapture noundef readonly %0, i32 noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #20 {
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
  %18 = getelementptr inbounds i8, ptr %5, i64 176
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %89, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds i8, ptr %2, i64 4
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds i8, ptr %5, i64 144
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
  %35 = getelementptr inbounds i8, ptr %12, i64 1036
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %51, label %38

38:                                               ; preds = %34
  %39 = getelementptr inbounds i8, ptr %2, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds i8, ptr %5, i64 452
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
  %58 = getelementptr inbounds i8, ptr %5, i64 56
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
  %72 = getelementptr inbounds i8, ptr %5, i64 64
  %73 = load ptr, ptr %72, align 8
  %74 = getelementptr i32, ptr %73, i64 %9
  %75 = load i32, ptr %74, align 4
  %76 = icmp ugt i32 %71, %75
  br i1 %76, label %77, label %89

77:                                               ; preds = %69
  %78 = getelementptr inbounds i8, ptr %5, i64 72
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
define internal fastcc void @join_warps(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr noundef readonly %2) unnamed_addr #4 {
  %4 = load i64, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 8
  %7 = shl i64 %4, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  %8 = icmp sgt i64 %4, 0
  br i1 %8, label %9, label %57

9:                                                ; preds = %3
  %10 = getelementptr inbounds i8, ptr %0, i64 56
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
  br i1 %40, label %19, label %28, !llvm.loop !204

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !205

44:                                               ; preds = %48, %11
  br i1 %8, label %45, label %57

45:                                               ; preds = %44
  %46 = getelementptr inbounds i8, ptr %0, i64 56
  %47 = getelementptr inbounds i8, ptr %0, i64 64
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
  br i1 %56, label %48, label %44, !llvm.loop !206

57:                                               ; preds = %44, %3
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  br label %105

58:                                               ; preds = %75
  tail call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 %7, i1 false)
  br i1 %8, label %59, label %105

59:                                               ; preds = %58
  %60 = getelementptr inbounds i8, ptr %0, i64 128
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
  br i1 %77, label %58, label %61, !llvm.loop !207

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
  %87 = getelementptr inbounds i8, ptr %0, i64 128
  br label %106

88:                                               ; preds = %91, %78
  %89 = add nuw nsw i64 %79, 1
  %90 = icmp eq i64 %89, %4
  br i1 %90, label %85, label %78, !llvm.loop !208

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
  br i1 %104, label %91, label %88, !llvm.loop !209

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
  br i1 %117, label %105, label %106, !llvm.loop !210
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @pattern_for(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = getelementptr inbounds i8, ptr %1, i64 1936
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr ptr, ptr %6, i64 %2
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %0, i64 168
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr %struct.Slot, ptr %10, i64 %2
  %12 = tail call fastcc i32 @fits(ptr noundef %11, ptr noundef %8, ptr noundef %1, i32 noundef %3) #25
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %16

14:                                               ; preds = %4
  %15 = tail call ptr @rooftile_resolve(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #25
  br label %16

16:                                               ; preds = %4, %14
  %17 = phi ptr [ %15, %14 ], [ %8, %4 ]
  ret ptr %17
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc i32 @allowed(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3, ptr nocapture noundef readonly %4) unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #26
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
  %26 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %17) #25
  %27 = icmp ne ptr %26, null
  %28 = zext i1 %27 to i32
  %29 = shl nuw i32 %28, %17
  %30 = or i32 %29, %16
  br label %43

31:                                               ; preds = %14
  %32 = getelementptr [32 x i64], ptr %1, i64 0, i64 %18
  %33 = load i64, ptr %32, align 8
  %34 = sext i32 %20 to i64
  %35 = call fastcc i32 @find_buffer(ptr noundef %0, ptr noundef %9, i64 noundef %33, i64 noundef %34, ptr noundef nonnull %6) #25
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %40, label %37

37:                                               ; preds = %31
  %38 = shl nuw i32 1, %17
  %39 = or i32 %38, %16
  br label %43

40:                                               ; preds = %31
  %41 = load ptr, ptr %13, align 8
  %42 = getelementptr %struct.Fault, ptr %41, i64 %2
  tail call fastcc void @record(ptr noundef %42, ptr noundef %0, ptr noundef nonnull %1, i32 noundef %17) #25
  br label %43

43:                                               ; preds = %37, %40, %25
  %44 = phi i32 [ %30, %25 ], [ %39, %37 ], [ %16, %40 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #26
  %45 = add i32 %15, -1
  %46 = and i32 %45, %15
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %23, label %14, !llvm.loop !211
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @count_copy(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef readonly %2, ptr nocapture noundef readonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i64 noundef %7) unnamed_addr #4 {
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
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #26
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #26
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
  br i1 %71, label %72, label %53, !llvm.loop !212

72:                                               ; preds = %53, %52
  %73 = phi i32 [ 0, %52 ], [ %66, %53 ]
  %74 = call fastcc i32 @distinct(ptr noundef nonnull %10, i32 noundef %73) #25
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #26
  br label %77

75:                                               ; preds = %39
  %76 = call fastcc i32 @blocks_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22, i32 noundef 5, ptr noundef nonnull %11) #25
  br label %77

77:                                               ; preds = %75, %72
  %78 = phi i32 [ %74, %72 ], [ %76, %75 ]
  %79 = sext i32 %78 to i64
  %80 = mul i64 %79, %7
  %81 = getelementptr i8, ptr %18, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %80, %82
  store i64 %83, ptr %81, align 8
  %84 = tail call fastcc i64 @bytes_touched(ptr noundef %2, i32 noundef %4, i32 noundef %22) #25
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
  br i1 %131, label %119, label %186, !llvm.loop !213

132:                                              ; preds = %119, %150
  %133 = phi i64 [ %154, %150 ], [ %121, %119 ]
  %134 = phi i32 [ %152, %150 ], [ %125, %119 ]
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %9) #26
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %9) #26
  %155 = icmp eq i32 %152, 0
  br i1 %155, label %127, label %132, !llvm.loop !214

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
  br i1 %178, label %179, label %169, !llvm.loop !215

179:                                              ; preds = %169, %156, %135
  %180 = phi i32 [ %139, %135 ], [ %157, %156 ], [ %157, %169 ]
  %181 = phi i32 [ %138, %135 ], [ %159, %156 ], [ %159, %169 ]
  %182 = phi i32 [ %137, %135 ], [ %137, %156 ], [ %176, %169 ]
  %183 = add i32 %136, -1
  %184 = and i32 %183, %136
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %150, label %135, !llvm.loop !216

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
  br i1 %207, label %195, label %208, !llvm.loop !175

208:                                              ; preds = %195
  %209 = mul i64 %204, %7
  %210 = getelementptr i8, ptr %18, i64 88
  %211 = load i64, ptr %210, align 8
  %212 = add i64 %211, %209
  store i64 %212, ptr %210, align 8
  br label %213

213:                                              ; preds = %30, %208
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #26
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize
define internal fastcc void @watch_copy(ptr noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2, i32 noundef %3) unnamed_addr #11 {
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
  br i1 %40, label %18, label %27, !llvm.loop !217

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
  br i1 %61, label %62, label %41, !llvm.loop !218

62:                                               ; preds = %41, %19
  %63 = getelementptr inbounds i8, ptr %2, i64 48
  %64 = load i64, ptr %63, align 8
  tail call void @rooftile_watch(ptr noundef %0, ptr noundef %1, i64 noundef %64, i32 noundef %3, i32 noundef 0, i32 poison) #25
  br label %65

65:                                               ; preds = %4, %62
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc void @begin(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i64 noundef %2) unnamed_addr #17 {
  %4 = getelementptr inbounds i8, ptr %0, i64 1036
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
  br i1 %17, label %9, label %12, !llvm.loop !219

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
  br i1 %28, label %19, label %18, !llvm.loop !220
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #21

; Function Attrs: nofree norecurse nosync nounwind optsize
define internal fastcc void @end_generation(ptr noundef %0) unnamed_addr #9 {
  %2 = getelementptr inbounds i8, ptr %0, i64 488
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 372
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %182, label %7

7:                                                ; preds = %1
  %8 = getelementptr inbounds i8, ptr %3, i64 192
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %182, label %11

11:                                               ; preds = %7
  %12 = getelementptr inbounds i8, ptr %3, i64 360
  %13 = load i64, ptr %12, align 8
  %14 = xor i64 %13, %9
  %15 = mul i64 %14, -49064778989728563
  %16 = lshr i64 %15, 32
  %17 = xor i64 %16, %15
  %18 = getelementptr inbounds i8, ptr %3, i64 208
  br label %28

19:                                               ; preds = %28
  %20 = icmp eq i64 %39, %30
  %21 = zext i1 %20 to i64
  %22 = or i64 %43, %21
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %18, i8 0, i64 128, i1 false)
  %23 = getelementptr inbounds i8, ptr %3, i64 344
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, -1
  %26 = getelementptr inbounds i8, ptr %3, i64 336
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
  br i1 %45, label %28, label %19, !llvm.loop !221

46:                                               ; preds = %46, %19
  %47 = phi i64 [ %22, %19 ], [ %54, %46 ]
  %48 = and i64 %47, %25
  %49 = getelementptr %struct.KnownGeneration, ptr %27, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  %52 = icmp eq i64 %50, %22
  %53 = select i1 %51, i1 true, i1 %52
  %54 = add i64 %48, 1
  br i1 %53, label %55, label %46, !llvm.loop !222

55:                                               ; preds = %46
  %56 = getelementptr inbounds i8, ptr %49, i64 8
  %57 = getelementptr inbounds i8, ptr %3, i64 120
  %58 = load i64, ptr %57, align 8
  br i1 %51, label %155, label %59

59:                                               ; preds = %55
  %60 = load i64, ptr %56, align 8
  %61 = and i64 %60, 4294967295
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %177, label %63

63:                                               ; preds = %59
  %64 = load ptr, ptr %2, align 8
  %65 = getelementptr inbounds i8, ptr %64, i64 192
  %66 = load i64, ptr %65, align 8
  %67 = icmp sgt i64 %66, 0
  br i1 %67, label %68, label %154

68:                                               ; preds = %63
  %69 = getelementptr inbounds i8, ptr %64, i64 184
  %70 = getelementptr inbounds i8, ptr %0, i64 168
  %71 = getelementptr inbounds i8, ptr %0, i64 40
  %72 = getelementptr inbounds i8, ptr %64, i64 444
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
  br i1 %123, label %133, label %95, !llvm.loop !223

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
  br i1 %132, label %124, label %120, !llvm.loop !224

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
  br i1 %153, label %76, label %154, !llvm.loop !225

154:                                              ; preds = %148, %63
  store i64 0, ptr %8, align 8
  br label %181

155:                                              ; preds = %55
  %156 = getelementptr inbounds i8, ptr %3, i64 384
  %157 = load i64, ptr %156, align 8
  %158 = getelementptr inbounds i8, ptr %3, i64 380
  store i32 0, ptr %158, align 4
  tail call fastcc void @replay_log(ptr noundef %0) #25
  %159 = load i32, ptr %158, align 4
  %160 = load i64, ptr %156, align 8
  %161 = icmp eq i64 %157, %160
  br i1 %161, label %162, label %175

162:                                              ; preds = %155
  %163 = load i64, ptr %57, align 8
  %164 = icmp eq i64 %58, %163
  br i1 %164, label %165, label %175

165:                                              ; preds = %162
  %166 = getelementptr inbounds i8, ptr %3, i64 352
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
define internal fastcc void @take_out(ptr nocapture noundef readonly %0, i32 noundef %1) unnamed_addr #10 {
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
define internal fastcc void @drop(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #4 {
  tail call fastcc void @take_out(ptr noundef %0, i32 noundef %1) #25
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
  br i1 %48, label %49, label %43, !llvm.loop !226

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
declare i64 @llvm.smin.i64(i64, i64) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #22

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #22

attributes #0 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write) "no-builtin-bcmp" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #5 = { nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #6 = { nofree norecurse nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(none) "no-builtin-bcmp" }
attributes #9 = { nofree norecurse nosync nounwind optsize "no-builtin-bcmp" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #11 = { nofree norecurse nounwind optsize "no-builtin-bcmp" }
attributes #12 = { nofree norecurse nosync nounwind optsize memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #14 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #16 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #17 = { nofree norecurse nosync nounwind optsize memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #18 = { nofree norecurse nosync nounwind optsize memory(argmem: read) "no-builtin-bcmp" }
attributes #19 = { nounwind optsize "no-builtin-bcmp" }
attributes #20 = { mustprogress nofree norecurse nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #21 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #22 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #25 = { optsize "no-builtin-bcmp" }
attributes #26 = { nounwind }
attributes #27 = { nounwind optsize "no-builtin-bcmp" }
attributes #28 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
!46 = !{!47}
!47 = distinct !{!47, !48, !"pair_of: argument 0"}
!48 = distinct !{!48, !"pair_of"}
!49 = distinct !{!49, !2}
!50 = !{!51}
!51 = distinct !{!51, !52, !"pair_of: argument 0"}
!52 = distinct !{!52, !"pair_of"}
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
!80 = !{!81}
!81 = distinct !{!81, !82, !"unpacked: argument 0"}
!82 = distinct !{!82, !"unpacked"}
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
!190 = distinct !{!190, !2}
!191 = distinct !{!191, !2}
!192 = distinct !{!192, !2}
!193 = distinct !{!193, !2}
!194 = distinct !{!194, !2}
!195 = distinct !{!195, !2}
!196 = distinct !{!196, !2}
!197 = !{!198}
!198 = distinct !{!198, !199, !"pair_of: argument 0"}
!199 = distinct !{!199, !"pair_of"}
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
!220 = distinct !{!220, !2}
!221 = distinct !{!221, !2}
!222 = distinct !{!222, !2}
!223 = distinct !{!223, !2}
!224 = distinct !{!224, !2}
!225 = distinct !{!225, !2}
!226 = distinct !{!226, !2}
