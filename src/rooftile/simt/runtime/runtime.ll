; Written by tools/build_runtime.py from runtime.c; do not edit.
; source f82cb05ddfe332216d3d1d3f2fb36b1afc885fba658089435030b2595dbf5bcf

%struct.Slot = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Buffer = type { i64, i64 }
%struct.Touched = type { [64 x i64], [64 x i32], i32 }
%struct.Fault = type { i64, i64, i64, i64 }
%struct.Touch = type { i32, i32, i32, i32 }
%struct.Hazard = type { i32, i32, i32, i32, i64, i64, i64, i64, i64, i64 }
%struct.Observer = type { ptr, ptr, i64, i32, i32, i32 }
%struct.SlotArray = type { i64, i64 }
%struct.Granule = type { i32, i32, i32, i32, i32, i32, i32, i32 }
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
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
  %10 = icmp eq ptr %9, null
  br i1 %10, label %59, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #20
  %16 = load i64, ptr %9, align 8
  %17 = getelementptr inbounds i8, ptr %9, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = sub i64 %18, %16
  %20 = icmp slt i64 %19, 0
  br i1 %20, label %57, label %21

21:                                               ; preds = %11
  %22 = add i64 %16, %15
  %23 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %22, i64 noundef %19, ptr noundef nonnull %5) #19
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i64 noundef %15) #19
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %3) #19
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #20
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
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #19
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
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #20
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
  call void @llvm.lifetime.start.p0(i64 776, ptr nonnull %5) #20
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %89, i32 noundef %85) #19
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
  call fastcc void @touch(ptr noundef nonnull %5, i64 noundef %98, i32 noundef %100) #19
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
  call void @llvm.lifetime.end.p0(i64 776, ptr nonnull %5) #20
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
  %19 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %18) #19
  %20 = load i32, ptr %13, align 4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %26

22:                                               ; preds = %16
  %23 = zext nneg i32 %18 to i64
  %24 = icmp eq ptr %19, null
  br label %30

25:                                               ; preds = %26
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
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
  tail call fastcc void @copy(ptr noundef %42, ptr noundef %36, i64 noundef %10) #19
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef %36, ptr noundef %42, i64 noundef %10) #19
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #20
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
  tail call fastcc void @record(ptr noundef %58, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #19
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
  %67 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef nonnull %8, i64 noundef %11, i64 noundef %66, ptr noundef nonnull %5) #19
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %73

69:                                               ; preds = %63
  %70 = getelementptr inbounds i8, ptr %0, i64 200
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr %struct.Fault, ptr %71, i64 %2
  tail call fastcc void @record(ptr noundef %72, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #19
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
  tail call fastcc void @record(ptr noundef %82, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #19
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
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #20
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
  tail call fastcc void @note_origin(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i64 noundef %15) #19
  tail call fastcc void @trace(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
  %16 = tail call fastcc ptr @find_pattern(ptr noundef nonnull %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
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
  tail call fastcc void @count(ptr noundef nonnull %0, i64 noundef %2, ptr noundef nonnull %1, i32 noundef %3, i64 noundef 1) #19
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
  %29 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %28) #19
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
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
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
  %63 = tail call fastcc i64 @combine(i64 noundef %60, i64 noundef %61, i64 noundef %62, i32 noundef %4, i32 noundef %5, i32 noundef %18) #19
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
  %75 = tail call fastcc i64 @combine(i64 noundef %72, i64 noundef %73, i64 noundef %74, i32 noundef %4, i32 noundef %5, i32 noundef %18) #19
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
  %88 = tail call fastcc i64 @combine(i64 noundef %85, i64 noundef %86, i64 noundef %87, i32 noundef %4, i32 noundef %5, i32 noundef %18) #19
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
  %42 = tail call fastcc i32 @add_halves(i32 noundef %38, i32 noundef %39, i32 noundef %41) #19
  %43 = zext i32 %42 to i64
  br label %100

44:                                               ; preds = %7, %7
  %45 = icmp eq i32 %4, 9
  %46 = zext i1 %45 to i32
  %47 = trunc i64 %0 to i32
  %48 = and i32 %47, 65535
  %49 = trunc i64 %1 to i32
  %50 = and i32 %49, 65535
  %51 = tail call fastcc i32 @add_halves(i32 noundef %48, i32 noundef %50, i32 noundef %46) #19
  %52 = lshr i32 %47, 16
  %53 = lshr i32 %49, 16
  %54 = tail call fastcc i32 @add_halves(i32 noundef %52, i32 noundef %53, i32 noundef %46) #19
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
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %11) #20
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #20
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
  call fastcc void @note_hazard(ptr noundef %15, ptr noundef nonnull %10) #19
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #20
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
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %155, i32 noundef 0, i32 noundef 1, i32 noundef 0, i64 noundef %156) #19
  br label %157

157:                                              ; preds = %154, %142
  call fastcc void @expect_written(ptr noundef nonnull readonly %11, ptr noundef %144, i32 noundef %83, i64 noundef %139) #19
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
  call fastcc void @expect_written(ptr noundef nonnull readonly %11, ptr noundef %192, i32 noundef %83, i64 noundef %139) #19
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #20
  store i32 0, ptr %7, align 4
  store i32 %128, ptr %59, align 4
  store i32 %28, ptr %60, align 4
  store i32 %21, ptr %61, align 4
  %205 = icmp eq i32 %188, 0
  %206 = select i1 %205, i32 2, i32 0
  call fastcc void @note_pair(ptr noundef nonnull readonly %11, i32 noundef %129, ptr noundef nonnull %7, i64 noundef %19, i32 noundef %124, i32 noundef 1, i32 noundef 1, i32 noundef %206, i64 noundef %203) #19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #20
  br label %207

207:                                              ; preds = %204, %194
  %208 = load i32, ptr %197, align 4
  %209 = load i32, ptr %66, align 8
  %210 = icmp eq i32 %208, %209
  br i1 %210, label %211, label %213

211:                                              ; preds = %207
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %202, i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %203) #19
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
  call fastcc void @compare(ptr noundef nonnull readonly %11, i32 noundef %83, ptr noundef %220, i32 noundef 1, i32 noundef 1, i32 noundef %226, i64 noundef %203) #19
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
  tail call fastcc void @note_unwritten(ptr noundef nonnull %15, ptr noundef %0, i64 noundef %139) #19
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
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %11) #20
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
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #20
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #20
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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7) #20
  %30 = getelementptr [32 x i64], ptr %1, i64 0, i64 %25
  %31 = load i64, ptr %30, align 8
  %32 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %24, i64 noundef %31, i64 noundef %5, ptr noundef nonnull %7) #19
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
  %47 = tail call fastcc i32 @change_tx(ptr noundef %46, ptr noundef nonnull %32, i64 noundef %28) #19
  br label %58

48:                                               ; preds = %35
  %49 = load ptr, ptr %7, align 8
  %50 = sub i64 0, %28
  %51 = tail call fastcc i32 @change_tx(ptr noundef %49, ptr noundef nonnull %32, i64 noundef %50) #19
  br label %58

52:                                               ; preds = %35
  %53 = add i64 %29, -1048576
  %54 = icmp ult i64 %53, -1048575
  br i1 %54, label %61, label %55

55:                                               ; preds = %52
  %56 = load ptr, ptr %7, align 8
  %57 = tail call fastcc i32 @arrive_at(ptr noundef %56, ptr noundef nonnull %32, i64 noundef %29, i64 noundef %28, i32 noundef %13, i32 noundef %4) #19
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7) #20
  %80 = add i32 %23, -1
  %81 = and i32 %80, %23
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %34, label %22, !llvm.loop !30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(read, argmem: readwrite, inaccessiblemem: none)
define internal fastcc ptr @mbarrier_at(ptr noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, ptr nocapture noundef writeonly %5) unnamed_addr #10 {
  %7 = and i64 %3, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %12

9:                                                ; preds = %6
  %10 = tail call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %3, i64 noundef 8, ptr noundef %5) #19
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
  %28 = tail call fastcc i32 @waits_over(ptr noundef %0, ptr noundef %1, i32 noundef %2) #19
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
  br i1 %50, label %20, label %15, !llvm.loop !31

51:                                               ; preds = %20
  %52 = getelementptr inbounds i8, ptr %1, i64 2036
  %53 = load i32, ptr %52, align 4
  %54 = or i32 %53, %2
  store i32 %54, ptr %52, align 4
  %55 = icmp slt i64 %30, 0
  br i1 %55, label %56, label %57

56:                                               ; preds = %51
  tail call fastcc void @end_wait(ptr noundef nonnull %1, i32 noundef %28, i32 noundef 1) #19
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
  br i1 %70, label %71, label %54, !llvm.loop !32

71:                                               ; preds = %68, %44
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp eq i64 %72, %42
  br i1 %73, label %74, label %44, !llvm.loop !33

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
  br i1 %91, label %74, label %82, !llvm.loop !34

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
  br i1 %102, label %92, label %86, !llvm.loop !35

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4) #20
  %113 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef nonnull readonly %1, i32 noundef %26, i64 noundef %29, i64 noundef %112, ptr noundef nonnull %4) #19
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
  %128 = getelementptr inbounds i8, ptr %116, i64 936
  %129 = load i64, ptr %128, align 8
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %242

131:                                              ; preds = %127
  %132 = getelementptr inbounds i8, ptr %116, i64 928
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
  br i1 %152, label %135, label %242, !llvm.loop !36

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %116, ptr noundef %157) #19
  %166 = load i64, ptr %128, align 8
  br label %167

167:                                              ; preds = %165, %161, %153
  %168 = phi i64 [ %154, %153 ], [ %154, %161 ], [ %166, %165 ]
  %169 = add nuw nsw i64 %155, 1
  %170 = icmp slt i64 %169, %168
  br i1 %170, label %153, label %133, !llvm.loop !37

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
  tail call fastcc void @forget_done(ptr noundef %174) #19
  %182 = add nuw nsw i64 %172, 1
  %183 = load i64, ptr %122, align 8
  %184 = icmp slt i64 %182, %183
  br i1 %184, label %171, label %127, !llvm.loop !38

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
  br i1 %218, label %202, label %204, !llvm.loop !39

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
  tail call fastcc void @complete(ptr noundef %116, ptr noundef %174, ptr noundef %225, i32 noundef %215) #19
  br label %232

232:                                              ; preds = %231, %219
  %233 = add nuw nsw i64 %220, 1
  %234 = icmp eq i64 %233, %186
  br i1 %234, label %235, label %219, !llvm.loop !40

235:                                              ; preds = %232
  %236 = load i64, ptr %175, align 8
  br label %237

237:                                              ; preds = %235, %202, %197, %185
  %238 = phi i64 [ %236, %235 ], [ %187, %202 ], [ %187, %185 ], [ %187, %197 ]
  %239 = add nuw nsw i64 %188, 1
  %240 = icmp slt i64 %239, %238
  %241 = add nuw i64 %186, 1
  br i1 %240, label %185, label %181, !llvm.loop !41

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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4) #20
  br label %267

267:                                              ; preds = %265, %103
  %268 = phi i32 [ %107, %103 ], [ %266, %265 ]
  %269 = shl nuw i32 %268, %26
  %270 = or i32 %269, %24
  %271 = add i32 %25, -1
  %272 = and i32 %271, %25
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %31, label %23, !llvm.loop !42
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
  br i1 %54, label %18, label %11, !llvm.loop !43

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %11) #20
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
  %62 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %11) #19
  br label %68

63:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10) #20
  %64 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %41, i64 noundef %47, ptr noundef nonnull %10) #19
  %65 = icmp eq i32 %64, 0
  %66 = inttoptr i64 %41 to ptr
  %67 = select i1 %65, ptr null, ptr %66
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10) #20
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
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #20
  %87 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef nonnull @ANY_GLOBAL, i64 noundef %43, i64 noundef %47, ptr noundef nonnull %9) #19
  %88 = icmp eq i32 %87, 0
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #20
  %89 = icmp eq i64 %43, 0
  %90 = select i1 %88, i1 true, i1 %89
  br i1 %90, label %226, label %91

91:                                               ; preds = %86
  %92 = tail call fastcc ptr @new_bulk(ptr noundef %0) #19
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
  %207 = tail call fastcc ptr @new_bulk(ptr noundef nonnull %171) #19
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
  br i1 %224, label %225, label %164, !llvm.loop !44

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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %11) #20
  %244 = add i32 %37, -1
  %245 = and i32 %244, %37
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %57, label %36, !llvm.loop !45
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
define internal fastcc ptr @new_bulk(ptr nocapture noundef %0) unnamed_addr #11 {
  %2 = getelementptr inbounds i8, ptr %0, i64 936
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 512
  br i1 %4, label %5, label %28

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %0, i64 928
  %7 = load ptr, ptr %6, align 8
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %7) #19
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
  br i1 %27, label %10, label %28, !llvm.loop !36

28:                                               ; preds = %23, %5, %1
  %29 = phi i64 [ %3, %1 ], [ 0, %5 ], [ %25, %23 ]
  %30 = getelementptr inbounds i8, ptr %0, i64 928
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
  br i1 %15, label %16, label %6, !llvm.loop !46

16:                                               ; preds = %6, %2
  ret void
}

; Function Attrs: nofree norecurse nounwind optsize memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_bulk_wait(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #11 {
  %5 = getelementptr inbounds i8, ptr %0, i64 936
  %6 = load i64, ptr %5, align 8
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %34

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 928
  %10 = getelementptr inbounds i8, ptr %1, i64 1952
  %11 = getelementptr inbounds i8, ptr %1, i64 2976
  br label %36

12:                                               ; preds = %66
  %13 = icmp sgt i64 %67, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = getelementptr inbounds i8, ptr %0, i64 928
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
  br i1 %33, label %16, label %34, !llvm.loop !36

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
  tail call fastcc void @complete_bulk(ptr noundef nonnull %0, ptr noundef %40) #19
  %65 = load i64, ptr %5, align 8
  br label %66

66:                                               ; preds = %64, %56, %52, %47, %36
  %67 = phi i64 [ %65, %64 ], [ %37, %56 ], [ %37, %52 ], [ %37, %47 ], [ %37, %36 ]
  %68 = add nuw nsw i64 %38, 1
  %69 = icmp slt i64 %68, %67
  br i1 %69, label %36, label %12, !llvm.loop !47
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
  tail call fastcc void @combine_into(ptr noundef %5, ptr noundef %7, i64 noundef %13, i32 noundef %16, i32 noundef %10, i32 noundef %20) #19
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
  %35 = tail call fastcc i32 @change_tx(ptr noundef %0, ptr noundef %31, i64 noundef %34) #19
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

34:                                               ; preds = %11, %93
  %35 = phi i32 [ %2, %11 ], [ %95, %93 ]
  %36 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %35, i1 true)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8) #20
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9) #20
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr [32 x i64], ptr %1, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr i64, ptr %12, i64 %37
  %41 = load i64, ptr %40, align 8
  %42 = call fastcc ptr @shared_place(ptr noundef %0, i64 noundef %39, i64 noundef %13, ptr noundef nonnull %8) #19
  %43 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %36, i64 noundef %41, i64 noundef %6, ptr noundef nonnull %9) #19
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
  tail call fastcc void @combine_into(ptr noundef nonnull %42, ptr noundef %70, i64 noundef %13, i32 noundef %4, i32 noundef %5, i32 noundef 0) #19
  br label %73

72:                                               ; preds = %67
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %42, ptr align 1 %70, i64 %13, i1 false)
  br label %73

73:                                               ; preds = %72, %71
  %74 = tail call fastcc i32 @change_tx(ptr noundef %53, ptr noundef nonnull %43, i64 noundef %27) #19
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8) #20
  %94 = add i32 %35, -1
  %95 = and i32 %94, %35
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %48, label %34, !llvm.loop !48
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
  %28 = tail call fastcc i64 @combine(i64 noundef %26, i64 noundef %27, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
  %29 = cmpxchg ptr %20, i64 %26, i64 %28 acq_rel acquire, align 8
  %30 = extractvalue { i64, i1 } %29, 1
  %31 = extractvalue { i64, i1 } %29, 0
  br i1 %30, label %54, label %25, !llvm.loop !49

32:                                               ; preds = %18
  %33 = load atomic i32, ptr %20 monotonic, align 4
  br label %34

34:                                               ; preds = %34, %32
  %35 = phi i32 [ %33, %32 ], [ %42, %34 ]
  %36 = zext i32 %35 to i64
  %37 = load i64, ptr %7, align 8
  %38 = tail call fastcc i64 @combine(i64 noundef %36, i64 noundef %37, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
  %39 = trunc i64 %38 to i32
  %40 = cmpxchg ptr %20, i32 %35, i32 %39 acq_rel acquire, align 4
  %41 = extractvalue { i32, i1 } %40, 1
  %42 = extractvalue { i32, i1 } %40, 0
  br i1 %41, label %54, label %34, !llvm.loop !50

43:                                               ; preds = %18
  %44 = load atomic i16, ptr %20 monotonic, align 2
  br label %45

45:                                               ; preds = %45, %43
  %46 = phi i16 [ %44, %43 ], [ %53, %45 ]
  %47 = zext i16 %46 to i64
  %48 = load i64, ptr %7, align 8
  %49 = tail call fastcc i64 @combine(i64 noundef %47, i64 noundef %48, i64 noundef 0, i32 noundef %3, i32 noundef %4, i32 noundef %5) #19
  %50 = trunc i64 %49 to i16
  %51 = cmpxchg ptr %20, i16 %46, i16 %50 acq_rel acquire, align 2
  %52 = extractvalue { i16, i1 } %51, 1
  %53 = extractvalue { i16, i1 } %51, 0
  br i1 %52, label %54, label %45, !llvm.loop !51

54:                                               ; preds = %34, %25, %45
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %55 = getelementptr i8, ptr %20, i64 %15
  %56 = add i64 %19, %15
  %57 = icmp sgt i64 %56, %2
  br i1 %57, label %17, label %18, !llvm.loop !52
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
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %8) #20
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #20
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
  br i1 %55, label %18, label %20, !llvm.loop !53

56:                                               ; preds = %18
  %57 = or i32 %53, %52
  %58 = getelementptr %struct.Slot, ptr %11, i64 %2
  %59 = getelementptr inbounds i8, ptr %0, i64 200
  br label %60

60:                                               ; preds = %78, %56
  %61 = phi i32 [ %57, %56 ], [ %81, %78 ]
  %62 = phi i32 [ 0, %56 ], [ %79, %78 ]
  %63 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %61, i1 true)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7) #20
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr [32 x i64], ptr %1, i64 0, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr i32, ptr %8, i64 %64
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = call fastcc i32 @find_buffer(ptr noundef readonly %0, ptr noundef %58, i64 noundef %66, i64 noundef %69, ptr noundef nonnull %7) #19
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %75, label %72

72:                                               ; preds = %60
  %73 = shl nuw i32 1, %63
  %74 = or i32 %73, %62
  br label %78

75:                                               ; preds = %60
  %76 = load ptr, ptr %59, align 8
  %77 = getelementptr %struct.Fault, ptr %76, i64 %2
  tail call fastcc void @record(ptr noundef %77, ptr noundef readonly %0, ptr noundef nonnull readonly %1, i32 noundef %63) #19
  br label %78

78:                                               ; preds = %75, %72
  %79 = phi i32 [ %74, %72 ], [ %62, %75 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7) #20
  %80 = add i32 %61, -1
  %81 = and i32 %80, %61
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %60, !llvm.loop !54

83:                                               ; preds = %78
  tail call fastcc void @count_here(ptr noundef readonly %0, ptr noundef nonnull readonly %1, i64 noundef %2, i32 noundef %57) #19
  br label %86

84:                                               ; preds = %18
  %85 = tail call fastcc i32 @ask(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %2, i32 noundef %53) #19
  br label %86

86:                                               ; preds = %84, %83
  %87 = phi i32 [ %79, %83 ], [ %85, %84 ]
  %88 = getelementptr i8, ptr %1, i64 256
  br label %95

89:                                               ; preds = %103
  %90 = add i64 %2, 1
  %91 = tail call fastcc i32 @ask(ptr noundef %0, ptr noundef nonnull %1, i64 noundef %90, i32 noundef %3) #19
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
  br i1 %108, label %89, label %95, !llvm.loop !55

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
  br i1 %128, label %129, label %115, !llvm.loop !56

129:                                              ; preds = %115
  %130 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %125, i1 true)
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr [32 x i32], ptr %94, i64 0, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 0, i32 noundef %125, i32 noundef %133, i64 noundef %5) #19
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
  br i1 %142, label %158, label %109, !llvm.loop !57

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
  br i1 %157, label %139, label %143, !llvm.loop !58

158:                                              ; preds = %139, %89, %6
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #20
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %8) #20
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
  br i1 %66, label %67, label %41, !llvm.loop !59

67:                                               ; preds = %62
  %68 = icmp eq i64 %64, 0
  br i1 %68, label %77, label %69

69:                                               ; preds = %17, %9, %67
  %70 = tail call ptr @rooftile_resolve(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
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
  %100 = tail call fastcc ptr @lane_memory(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %99) #19
  %101 = icmp ne ptr %100, null
  %102 = zext i1 %101 to i32
  %103 = shl nuw i32 %102, %99
  %104 = or i32 %103, %98
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96, !llvm.loop !60

108:                                              ; preds = %96
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #19
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
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %16, i32 noundef -1) #19
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #19
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
  br i1 %15, label %16, label %6, !llvm.loop !61

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
  br i1 %19, label %20, label %10, !llvm.loop !61

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
  tail call fastcc void @forget_done(ptr noundef nonnull %1) #19
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
  br i1 %62, label %63, label %49, !llvm.loop !62

63:                                               ; preds = %49
  %64 = icmp eq i32 %59, 0
  br i1 %64, label %67, label %65

65:                                               ; preds = %63
  tail call fastcc void @complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %37, i32 noundef %59) #19
  %66 = load i64, ptr %22, align 8
  br label %67

67:                                               ; preds = %41, %63, %65, %30
  %68 = phi i64 [ %31, %63 ], [ %66, %65 ], [ %31, %30 ], [ %31, %41 ]
  %69 = add nuw nsw i64 %32, 1
  %70 = icmp slt i64 %69, %68
  br i1 %70, label %30, label %29, !llvm.loop !63
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
  %38 = tail call fastcc i32 @arrive_at(ptr noundef nonnull %0, ptr noundef %33, i64 noundef 1, i64 noundef 0, i32 noundef 0, i32 noundef 1) #19
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
  br i1 %88, label %76, label %89, !llvm.loop !64

89:                                               ; preds = %82, %73, %67, %71, %37, %56
  %90 = add i32 %26, -1
  %91 = and i32 %90, %26
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %36, label %25, !llvm.loop !65
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
  br i1 %21, label %22, label %10, !llvm.loop !66

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
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %6) #20
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr [32 x i64], ptr %1, i64 0, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call fastcc ptr @mbarrier_at(ptr noundef %0, ptr noundef %1, i32 noundef %22, i64 noundef %25, i64 noundef %4, ptr noundef nonnull %6) #19
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
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %6) #20
  %65 = add i32 %21, -1
  %66 = and i32 %65, %21
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %28, label %19, !llvm.loop !67

68:                                               ; preds = %28
  %69 = tail call fastcc ptr @new_copy(ptr noundef %0, ptr noundef nonnull %1, i32 noundef 1, i32 noundef %64, i32 noundef 0, i64 noundef %4) #19
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
  br i1 %82, label %83, label %71, !llvm.loop !68

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
  %7 = getelementptr inbounds i8, ptr %0, i64 864
  %8 = getelementptr inbounds i8, ptr %0, i64 232
  %9 = getelementptr inbounds i8, ptr %0, i64 856
  %10 = getelementptr inbounds i8, ptr %0, i64 912
  %11 = getelementptr inbounds i8, ptr %0, i64 904
  br label %12

12:                                               ; preds = %1169, %1
  %13 = load i64, ptr %4, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %17, label %15

15:                                               ; preds = %12
  %16 = load i64, ptr %7, align 8
  br label %224

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8
  %19 = load atomic i32, ptr %18 monotonic, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %1324

21:                                               ; preds = %17
  %22 = load ptr, ptr %6, align 8
  %23 = atomicrmw add ptr %22, i64 1 monotonic, align 8
  %24 = load i64, ptr %7, align 8
  %25 = mul i64 %24, %23
  %26 = load i64, ptr %8, align 8
  %27 = icmp slt i64 %25, %26
  br i1 %27, label %28, label %1324

28:                                               ; preds = %21
  %29 = icmp sgt i64 %24, 0
  br i1 %29, label %30, label %1164

30:                                               ; preds = %28, %220
  %31 = phi i64 [ %221, %220 ], [ 0, %28 ]
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
  %44 = getelementptr inbounds i8, ptr %34, i64 956
  %45 = getelementptr inbounds i8, ptr %34, i64 944
  %46 = getelementptr inbounds i8, ptr %34, i64 980
  %47 = getelementptr inbounds i8, ptr %34, i64 968
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
  br i1 %85, label %50, label %54, !llvm.loop !69

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
  br i1 %106, label %98, label %101, !llvm.loop !70

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
  br i1 %116, label %107, label %117, !llvm.loop !71

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
  br label %155

131:                                              ; preds = %216, %117
  %132 = getelementptr inbounds i8, ptr %34, i64 472
  %133 = load ptr, ptr %132, align 8
  %134 = icmp eq ptr %133, null
  br i1 %134, label %220, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds i8, ptr %133, i64 88
  %137 = load ptr, ptr %136, align 8
  %138 = load i64, ptr %133, align 8
  tail call void @llvm.memset.p0.i64(ptr align 1 %137, i8 1, i64 %138, i1 false)
  %139 = load ptr, ptr %136, align 8
  tail call fastcc void @join_warps(ptr noundef nonnull %133, ptr noundef %139, ptr noundef null) #19
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
  %148 = getelementptr inbounds i8, ptr %133, i64 144
  %149 = load i32, ptr %148, align 8
  %150 = add i32 %149, 1
  store i32 %150, ptr %148, align 8
  %151 = getelementptr inbounds i8, ptr %133, i64 148
  %152 = load i32, ptr %151, align 4
  %153 = add i32 %152, 1
  store i32 %153, ptr %151, align 4
  %154 = getelementptr inbounds i8, ptr %133, i64 112
  store i64 0, ptr %154, align 8
  br label %220

155:                                              ; preds = %216, %122
  %156 = phi i64 [ 0, %122 ], [ %217, %216 ]
  %157 = load ptr, ptr %123, align 8
  %158 = getelementptr %struct.Warp, ptr %157, i64 %156
  %159 = load i64, ptr %124, align 8
  %160 = shl i64 %156, 5
  %161 = sub i64 %159, %160
  %162 = getelementptr inbounds i8, ptr %158, i64 1960
  store i64 0, ptr %162, align 8
  %163 = icmp sgt i64 %161, 31
  %164 = trunc i64 %161 to i32
  %165 = shl nsw i32 -1, %164
  %166 = xor i32 %165, -1
  %167 = select i1 %163, i32 -1, i32 %166
  %168 = getelementptr inbounds i8, ptr %158, i64 1968
  store i32 %167, ptr %168, align 8
  %169 = getelementptr inbounds i8, ptr %158, i64 1972
  %170 = getelementptr inbounds i8, ptr %158, i64 2820
  store i32 0, ptr %170, align 4
  %171 = getelementptr inbounds i8, ptr %158, i64 2036
  store i32 0, ptr %171, align 4
  %172 = getelementptr inbounds i8, ptr %158, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %169, i8 0, i64 16, i1 false)
  %173 = load ptr, ptr %172, align 8
  %174 = load i64, ptr %125, align 8
  %175 = shl i64 %174, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %173, i8 0, i64 %175, i1 false)
  %176 = getelementptr inbounds i8, ptr %158, i64 1928
  %177 = load ptr, ptr %176, align 8
  %178 = load i64, ptr %126, align 8
  %179 = shl i64 %178, 5
  %180 = icmp slt i64 %179, 4
  br i1 %180, label %187, label %181

181:                                              ; preds = %155, %181
  %182 = phi i64 [ %185, %181 ], [ 4, %155 ]
  %183 = phi i64 [ %182, %181 ], [ 0, %155 ]
  %184 = getelementptr i8, ptr %177, i64 %183
  store i32 2146926583, ptr %184, align 1
  %185 = add nuw nsw i64 %182, 4
  %186 = icmp sgt i64 %185, %179
  br i1 %186, label %187, label %181, !llvm.loop !70

187:                                              ; preds = %181, %155
  %188 = load i64, ptr %92, align 8
  %189 = icmp sgt i64 %188, -1
  br i1 %189, label %195, label %190

190:                                              ; preds = %187
  %191 = load ptr, ptr %127, align 8
  %192 = icmp ne ptr %191, null
  %193 = icmp eq i64 %156, 0
  %194 = and i1 %193, %192
  br i1 %194, label %195, label %216

195:                                              ; preds = %190, %187
  %196 = load i64, ptr %128, align 8
  %197 = icmp sgt i64 %196, 0
  br i1 %197, label %198, label %216

198:                                              ; preds = %195
  %199 = getelementptr inbounds i8, ptr %158, i64 1936
  br label %200

200:                                              ; preds = %212, %198
  %201 = phi i64 [ %196, %198 ], [ %213, %212 ]
  %202 = phi i64 [ 0, %198 ], [ %214, %212 ]
  %203 = load ptr, ptr %129, align 8
  %204 = getelementptr %struct.Slot, ptr %203, i64 %202
  %205 = load i32, ptr %204, align 8
  %206 = icmp eq i32 %205, 1
  br i1 %206, label %212, label %207

207:                                              ; preds = %200
  %208 = load ptr, ptr %130, align 8
  %209 = load ptr, ptr %199, align 8
  %210 = getelementptr ptr, ptr %209, i64 %202
  store ptr %208, ptr %210, align 8
  %211 = load i64, ptr %128, align 8
  br label %212

212:                                              ; preds = %207, %200
  %213 = phi i64 [ %201, %200 ], [ %211, %207 ]
  %214 = add nuw nsw i64 %202, 1
  %215 = icmp slt i64 %214, %213
  br i1 %215, label %200, label %216, !llvm.loop !72

216:                                              ; preds = %212, %195, %190
  %217 = add nuw nsw i64 %156, 1
  %218 = load i64, ptr %119, align 8
  %219 = icmp slt i64 %217, %218
  br i1 %219, label %155, label %131, !llvm.loop !73

220:                                              ; preds = %131, %135
  %221 = add nuw nsw i64 %31, 1
  %222 = load i64, ptr %7, align 8
  %223 = icmp slt i64 %221, %222
  br i1 %223, label %30, label %224, !llvm.loop !74

224:                                              ; preds = %220, %15
  %225 = phi i64 [ %16, %15 ], [ %222, %220 ]
  %226 = icmp sgt i64 %225, 0
  br i1 %226, label %227, label %1164

227:                                              ; preds = %224, %822
  %228 = phi i32 [ %823, %822 ], [ 0, %224 ]
  %229 = phi i64 [ %824, %822 ], [ 0, %224 ]
  %230 = phi i32 [ %825, %822 ], [ 0, %224 ]
  %231 = load ptr, ptr %9, align 8
  %232 = getelementptr ptr, ptr %231, i64 %229
  %233 = load ptr, ptr %232, align 8
  %234 = getelementptr inbounds i8, ptr %233, i64 88
  %235 = load i64, ptr %234, align 8
  %236 = icmp sgt i64 %235, 0
  br i1 %236, label %237, label %816

237:                                              ; preds = %227
  %238 = getelementptr inbounds i8, ptr %233, i64 80
  %239 = getelementptr inbounds i8, ptr %233, i64 104
  %240 = getelementptr inbounds i8, ptr %233, i64 264
  %241 = getelementptr inbounds i8, ptr %233, i64 120
  %242 = getelementptr inbounds i8, ptr %233, i64 128
  %243 = getelementptr inbounds i8, ptr %233, i64 152
  %244 = getelementptr inbounds i8, ptr %233, i64 144
  %245 = getelementptr inbounds i8, ptr %233, i64 136
  %246 = getelementptr inbounds i8, ptr %233, i64 64
  %247 = getelementptr inbounds i8, ptr %233, i64 48
  %248 = getelementptr inbounds i8, ptr %233, i64 112
  %249 = getelementptr inbounds i8, ptr %233, i64 896
  br label %250

250:                                              ; preds = %495, %237
  %251 = phi i32 [ %230, %237 ], [ %496, %495 ]
  %252 = phi i32 [ 0, %237 ], [ %503, %495 ]
  %253 = phi i32 [ 0, %237 ], [ %500, %495 ]
  %254 = phi i64 [ 0, %237 ], [ %504, %495 ]
  %255 = load ptr, ptr %238, align 8
  %256 = getelementptr %struct.Warp, ptr %255, i64 %254
  %257 = getelementptr inbounds i8, ptr %256, i64 2036
  %258 = load i32, ptr %257, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %275, label %260

260:                                              ; preds = %250
  %261 = getelementptr inbounds i8, ptr %256, i64 1972
  %262 = load i32, ptr %261, align 4
  %263 = icmp eq i32 %262, 1
  br i1 %263, label %264, label %275

264:                                              ; preds = %260
  %265 = tail call fastcc i32 @waits_over(ptr noundef nonnull %233, ptr noundef %256, i32 noundef %258) #19
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %275, label %267

267:                                              ; preds = %264
  %268 = getelementptr inbounds i8, ptr %256, i64 1960
  %269 = load i64, ptr %268, align 8
  %270 = icmp sgt i64 %269, -1
  br i1 %270, label %271, label %274

271:                                              ; preds = %267
  %272 = load i32, ptr %257, align 4
  %273 = icmp eq i32 %265, %272
  br i1 %273, label %274, label %275

274:                                              ; preds = %271, %267
  tail call fastcc void @end_wait(ptr noundef nonnull %256, i32 noundef %265, i32 noundef 1) #19
  br label %275

275:                                              ; preds = %274, %271, %264, %260, %250
  %276 = getelementptr inbounds i8, ptr %256, i64 1972
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %495

279:                                              ; preds = %275
  %280 = getelementptr inbounds i8, ptr %256, i64 1960
  %281 = getelementptr inbounds i8, ptr %256, i64 1920
  %282 = getelementptr inbounds i8, ptr %256, i64 1968
  %283 = getelementptr inbounds i8, ptr %256, i64 1976
  %284 = getelementptr inbounds i8, ptr %256, i64 1944
  %285 = getelementptr inbounds i8, ptr %256, i64 1980
  br label %286

286:                                              ; preds = %473, %279
  %287 = phi i64 [ 0, %279 ], [ %474, %473 ]
  %288 = load i64, ptr %280, align 8
  %289 = icmp sgt i64 %288, -1
  br i1 %289, label %290, label %321

290:                                              ; preds = %286
  %291 = load ptr, ptr %239, align 8
  %292 = load ptr, ptr %281, align 8
  %293 = load i32, ptr %282, align 8
  %294 = tail call i64 %291(ptr noundef %292, ptr noundef %233, ptr noundef nonnull %256, i64 noundef %288, i32 noundef %293) #21
  %295 = trunc i64 %294 to i8
  switch i8 %295, label %314 [
    i8 0, label %488
    i8 1, label %296
    i8 3, label %299
    i8 4, label %301
  ]

296:                                              ; preds = %290
  %297 = getelementptr inbounds i8, ptr %256, i64 2000
  %298 = load i64, ptr %297, align 8
  store i64 %298, ptr %280, align 8
  br label %488

299:                                              ; preds = %290
  %300 = ashr i64 %294, 8
  br label %507

301:                                              ; preds = %290
  %302 = load i32, ptr %282, align 8
  %303 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %302, i1 true)
  %304 = ashr i64 %294, 8
  %305 = getelementptr i8, ptr %233, i64 576
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, 0
  %308 = getelementptr inbounds i8, ptr %233, i64 240
  %309 = load i64, ptr %308, align 8
  br i1 %307, label %1144, label %310

310:                                              ; preds = %301
  %311 = getelementptr i8, ptr %233, i64 584
  %312 = load i64, ptr %311, align 8
  %313 = icmp slt i64 %309, %312
  br i1 %313, label %1144, label %1160

314:                                              ; preds = %290
  store i64 -1, ptr %280, align 8
  %315 = load i32, ptr %283, align 8
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %320

317:                                              ; preds = %314
  %318 = load i64, ptr %240, align 8
  %319 = add i64 %318, 1
  store i64 %319, ptr %240, align 8
  br label %320

320:                                              ; preds = %317, %314
  store i32 1, ptr %283, align 8
  br label %321

321:                                              ; preds = %320, %286
  %322 = add i64 %287, 1
  %323 = load i64, ptr %241, align 8
  %324 = and i64 %287, 65535
  %325 = icmp eq i64 %324, 65535
  br i1 %325, label %330, label %326

326:                                              ; preds = %321
  %327 = icmp sgt i64 %323, 0
  br i1 %327, label %328, label %347

328:                                              ; preds = %326
  %329 = load ptr, ptr %284, align 8
  br label %339

330:                                              ; preds = %321, %334
  %331 = phi i64 [ %332, %334 ], [ %323, %321 ]
  %332 = add i64 %331, -1
  %333 = icmp slt i64 %332, 0
  br i1 %333, label %347, label %334

334:                                              ; preds = %330
  %335 = load ptr, ptr %284, align 8
  %336 = getelementptr i32, ptr %335, i64 %332
  %337 = load i32, ptr %336, align 4
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %330, label %351, !llvm.loop !75

339:                                              ; preds = %344, %328
  %340 = phi i64 [ 0, %328 ], [ %345, %344 ]
  %341 = getelementptr i32, ptr %329, i64 %340
  %342 = load i32, ptr %341, align 4
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %351

344:                                              ; preds = %339
  %345 = add nuw nsw i64 %340, 1
  %346 = icmp eq i64 %345, %323
  br i1 %346, label %347, label %339, !llvm.loop !76

347:                                              ; preds = %326, %344, %330
  %348 = load i32, ptr %282, align 8
  %349 = icmp eq i32 %348, 0
  %350 = select i1 %349, i32 2, i32 1
  br label %488

351:                                              ; preds = %339, %334
  %352 = phi i32 [ %337, %334 ], [ %342, %339 ]
  %353 = phi ptr [ %335, %334 ], [ %329, %339 ]
  %354 = phi i64 [ %332, %334 ], [ %340, %339 ]
  %355 = getelementptr i32, ptr %353, i64 %354
  %356 = load i32, ptr %282, align 8
  %357 = icmp eq i32 %352, %356
  br i1 %357, label %358, label %437

358:                                              ; preds = %351
  %359 = load ptr, ptr %242, align 8
  %360 = getelementptr i8, ptr %359, i64 %354
  %361 = load i8, ptr %360, align 1
  %362 = icmp eq i8 %361, 0
  br i1 %362, label %437, label %363

363:                                              ; preds = %358
  %364 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %352, i1 true)
  %365 = load ptr, ptr %243, align 8
  %366 = load ptr, ptr %244, align 8
  %367 = getelementptr i64, ptr %366, i64 %354
  %368 = load i64, ptr %367, align 8
  %369 = getelementptr %struct.Uniform, ptr %365, i64 %368
  %370 = getelementptr i8, ptr %367, i64 8
  %371 = load i64, ptr %370, align 8
  %372 = getelementptr %struct.Uniform, ptr %365, i64 %371
  %373 = icmp ult ptr %369, %372
  br i1 %373, label %374, label %434

374:                                              ; preds = %363
  %375 = load ptr, ptr %281, align 8
  %376 = zext nneg i32 %364 to i64
  br label %377

377:                                              ; preds = %405, %374
  %378 = phi ptr [ %369, %374 ], [ %406, %405 ]
  %379 = load i64, ptr %378, align 8
  %380 = getelementptr i8, ptr %375, i64 %379
  %381 = getelementptr inbounds i8, ptr %378, i64 16
  %382 = load i64, ptr %381, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %387, label %384

384:                                              ; preds = %377
  %385 = mul i64 %382, %376
  %386 = getelementptr i8, ptr %380, i64 %385
  br label %393

387:                                              ; preds = %377
  %388 = load i32, ptr %380, align 4
  %389 = and i32 %388, %352
  %390 = icmp eq i32 %389, 0
  %391 = icmp eq i32 %389, %352
  %392 = or i1 %390, %391
  br i1 %392, label %405, label %437

393:                                              ; preds = %401, %384
  %394 = phi i32 [ %352, %384 ], [ %403, %401 ]
  %395 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %394, i1 true)
  %396 = zext nneg i32 %395 to i64
  %397 = mul i64 %382, %396
  %398 = getelementptr i8, ptr %380, i64 %397
  %399 = tail call i32 @memcmp(ptr noundef %398, ptr noundef %386, i64 noundef %382) #22
  %400 = icmp eq i32 %399, 0
  br i1 %400, label %401, label %437

401:                                              ; preds = %393
  %402 = add i32 %394, -1
  %403 = and i32 %402, %394
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %393, !llvm.loop !77

405:                                              ; preds = %401, %387
  %406 = getelementptr i8, ptr %378, i64 24
  %407 = icmp ult ptr %406, %372
  br i1 %407, label %377, label %408, !llvm.loop !78

408:                                              ; preds = %405, %425
  %409 = phi ptr [ %430, %425 ], [ %369, %405 ]
  %410 = load ptr, ptr %281, align 8
  %411 = load i64, ptr %409, align 8
  %412 = getelementptr i8, ptr %410, i64 %411
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3)
  store i64 0, ptr %3, align 8
  %413 = getelementptr inbounds i8, ptr %409, i64 16
  %414 = load i64, ptr %413, align 8
  %415 = icmp eq i64 %414, 0
  br i1 %415, label %416, label %421

416:                                              ; preds = %408
  %417 = load i32, ptr %412, align 4
  %418 = lshr i32 %417, %364
  %419 = and i32 %418, 1
  %420 = zext nneg i32 %419 to i64
  br label %425

421:                                              ; preds = %408
  %422 = mul i64 %414, %376
  %423 = getelementptr i8, ptr %412, i64 %422
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %3, ptr align 1 %423, i64 %414, i1 false)
  %424 = load i64, ptr %3, align 8
  br label %425

425:                                              ; preds = %421, %416
  %426 = phi i64 [ %424, %421 ], [ %420, %416 ]
  %427 = getelementptr inbounds i8, ptr %409, i64 8
  %428 = load i64, ptr %427, align 8
  %429 = getelementptr i8, ptr %410, i64 %428
  store i64 %426, ptr %429, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3)
  %430 = getelementptr i8, ptr %409, i64 24
  %431 = icmp ult ptr %430, %372
  br i1 %431, label %408, label %432, !llvm.loop !79

432:                                              ; preds = %425
  %433 = load ptr, ptr %284, align 8
  br label %434

434:                                              ; preds = %432, %363
  %435 = phi ptr [ %433, %432 ], [ %353, %363 ]
  %436 = getelementptr i32, ptr %435, i64 %354
  store i32 0, ptr %436, align 4
  store i64 %354, ptr %280, align 8
  br label %473

437:                                              ; preds = %387, %393, %358, %351
  %438 = load ptr, ptr %245, align 8
  %439 = getelementptr i8, ptr %438, i64 %354
  %440 = load i8, ptr %439, align 1
  %441 = icmp eq i8 %440, 0
  br i1 %441, label %460, label %442

442:                                              ; preds = %437
  %443 = load ptr, ptr %246, align 8
  %444 = shl nuw i64 %354, 1
  %445 = getelementptr i64, ptr %443, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = add i64 %446, 1
  store i64 %447, ptr %445, align 8
  %448 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %352)
  %449 = zext nneg i32 %448 to i64
  %450 = load ptr, ptr %246, align 8
  %451 = or disjoint i64 %444, 1
  %452 = getelementptr i64, ptr %450, i64 %451
  %453 = load i64, ptr %452, align 8
  %454 = add i64 %453, %449
  store i64 %454, ptr %452, align 8
  %455 = xor i32 %352, -1
  %456 = load i32, ptr %282, align 8
  %457 = and i32 %456, %455
  store i32 %457, ptr %282, align 8
  %458 = load ptr, ptr %284, align 8
  %459 = getelementptr i32, ptr %458, i64 %354
  store i32 0, ptr %459, align 4
  br label %473

460:                                              ; preds = %437
  %461 = load ptr, ptr %247, align 8
  %462 = load atomic i32, ptr %461 monotonic, align 4
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %464, label %507

464:                                              ; preds = %460
  %465 = load ptr, ptr %248, align 8
  %466 = getelementptr ptr, ptr %465, i64 %354
  %467 = load ptr, ptr %466, align 8
  %468 = icmp eq ptr %467, null
  br i1 %468, label %507, label %469

469:                                              ; preds = %464
  store i32 0, ptr %355, align 4
  %470 = load ptr, ptr %281, align 8
  tail call void %467(ptr noundef %470, ptr noundef nonnull %233, ptr noundef %256, i32 noundef %352) #21
  %471 = load i32, ptr %285, align 4
  %472 = icmp slt i32 %471, 0
  br i1 %472, label %475, label %473

473:                                              ; preds = %469, %442, %434
  %474 = phi i64 [ 0, %434 ], [ %322, %442 ], [ %322, %469 ]
  br label %286

475:                                              ; preds = %469
  %476 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %352, i1 true)
  %477 = getelementptr inbounds i8, ptr %256, i64 2016
  %478 = load i64, ptr %477, align 8
  %479 = getelementptr i8, ptr %233, i64 576
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %480, 0
  %482 = getelementptr inbounds i8, ptr %233, i64 240
  %483 = load i64, ptr %482, align 8
  br i1 %481, label %1144, label %484

484:                                              ; preds = %475
  %485 = getelementptr i8, ptr %233, i64 584
  %486 = load i64, ptr %485, align 8
  %487 = icmp slt i64 %483, %486
  br i1 %487, label %1144, label %1160

488:                                              ; preds = %290, %347, %296
  %489 = phi i32 [ 1, %296 ], [ %350, %347 ], [ 2, %290 ]
  store i32 %489, ptr %276, align 4
  %490 = icmp eq i32 %489, 2
  %491 = zext i1 %490 to i64
  %492 = load i64, ptr %249, align 8
  %493 = add i64 %492, %491
  store i64 %493, ptr %249, align 8
  %494 = load i32, ptr %276, align 4
  br label %495

495:                                              ; preds = %488, %275
  %496 = phi i32 [ 1, %488 ], [ %251, %275 ]
  %497 = phi i32 [ %494, %488 ], [ %277, %275 ]
  %498 = icmp ne i32 %497, 2
  %499 = zext i1 %498 to i32
  %500 = or i32 %253, %499
  %501 = getelementptr inbounds i8, ptr %256, i64 1980
  %502 = load i32, ptr %501, align 4
  %503 = or i32 %502, %252
  %504 = add nuw nsw i64 %254, 1
  %505 = load i64, ptr %234, align 8
  %506 = icmp slt i64 %504, %505
  br i1 %506, label %250, label %518, !llvm.loop !80

507:                                              ; preds = %464, %460, %299
  %508 = phi i64 [ 272, %299 ], [ 280, %464 ], [ 272, %460 ]
  %509 = phi i64 [ %300, %299 ], [ %354, %460 ], [ %354, %464 ]
  %510 = phi i32 [ 1, %299 ], [ 2, %464 ], [ 1, %460 ]
  %511 = getelementptr inbounds i8, ptr %233, i64 %508
  store i64 %509, ptr %511, align 8
  %512 = getelementptr inbounds i8, ptr %0, i64 272
  %513 = getelementptr inbounds i8, ptr %0, i64 280
  %514 = getelementptr inbounds i8, ptr %233, i64 280
  %515 = load i64, ptr %514, align 8
  store i64 %515, ptr %513, align 8
  %516 = getelementptr inbounds i8, ptr %233, i64 272
  %517 = load i64, ptr %516, align 8
  store i64 %517, ptr %512, align 8
  br label %1324

518:                                              ; preds = %495
  %519 = or i32 %500, %228
  %520 = icmp eq i32 %500, 0
  %521 = icmp ne i32 %503, 0
  %522 = select i1 %520, i1 true, i1 %521
  br i1 %522, label %816, label %523

523:                                              ; preds = %518
  %524 = getelementptr inbounds i8, ptr %233, i64 288
  %525 = getelementptr i8, ptr %233, i64 528
  %526 = getelementptr inbounds i8, ptr %233, i64 240
  %527 = getelementptr i8, ptr %233, i64 536
  %528 = getelementptr i8, ptr %233, i64 544
  %529 = getelementptr i8, ptr %233, i64 552
  %530 = getelementptr i8, ptr %233, i64 560
  %531 = getelementptr i8, ptr %233, i64 568
  %532 = getelementptr inbounds i8, ptr %233, i64 472
  br label %533

533:                                              ; preds = %810, %523
  %534 = phi i64 [ %505, %523 ], [ %811, %810 ]
  %535 = phi i64 [ 0, %523 ], [ %814, %810 ]
  %536 = phi i32 [ %496, %523 ], [ %813, %810 ]
  %537 = icmp sgt i64 %534, 0
  br i1 %537, label %538, label %810

538:                                              ; preds = %533
  %539 = load ptr, ptr %238, align 8
  br label %543

540:                                              ; preds = %582
  %541 = icmp sgt i64 %583, 0
  %542 = icmp eq i64 %587, 0
  br i1 %542, label %810, label %590

543:                                              ; preds = %582, %538
  %544 = phi i64 [ 0, %538 ], [ %587, %582 ]
  %545 = phi i64 [ 0, %538 ], [ %588, %582 ]
  %546 = phi ptr [ null, %538 ], [ %586, %582 ]
  %547 = phi ptr [ null, %538 ], [ %585, %582 ]
  %548 = phi i64 [ 0, %538 ], [ %584, %582 ]
  %549 = phi i64 [ 0, %538 ], [ %583, %582 ]
  %550 = getelementptr %struct.Warp, ptr %539, i64 %545
  %551 = getelementptr inbounds i8, ptr %550, i64 1972
  %552 = load i32, ptr %551, align 4
  switch i32 %552, label %566 [
    i32 2, label %582
    i32 1, label %553
  ]

553:                                              ; preds = %543
  %554 = getelementptr inbounds i8, ptr %550, i64 2036
  %555 = load i32, ptr %554, align 4
  %556 = icmp eq i32 %555, 0
  br i1 %556, label %557, label %566

557:                                              ; preds = %553
  %558 = getelementptr inbounds i8, ptr %550, i64 1988
  %559 = load i32, ptr %558, align 4
  %560 = zext i32 %559 to i64
  %561 = icmp eq i64 %535, %560
  br i1 %561, label %562, label %566

562:                                              ; preds = %557
  %563 = getelementptr inbounds i8, ptr %550, i64 1980
  %564 = load i32, ptr %563, align 4
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %568, label %566

566:                                              ; preds = %562, %557, %553, %543
  %567 = add i64 %549, 1
  br label %582

568:                                              ; preds = %562
  %569 = add i64 %544, 1
  %570 = icmp eq ptr %547, null
  %571 = select i1 %570, ptr %550, ptr %547
  %572 = getelementptr inbounds i8, ptr %550, i64 2008
  %573 = load i64, ptr %572, align 8
  %574 = getelementptr inbounds i8, ptr %571, i64 2008
  %575 = load i64, ptr %574, align 8
  %576 = icmp eq i64 %573, %575
  %577 = select i1 %576, ptr %546, ptr %550
  %578 = getelementptr inbounds i8, ptr %550, i64 1992
  %579 = load i32, ptr %578, align 8
  %580 = sext i32 %579 to i64
  %581 = tail call i64 @llvm.smax.i64(i64 %548, i64 %580)
  br label %582

582:                                              ; preds = %568, %566, %543
  %583 = phi i64 [ %567, %566 ], [ %549, %568 ], [ %549, %543 ]
  %584 = phi i64 [ %548, %566 ], [ %581, %568 ], [ %548, %543 ]
  %585 = phi ptr [ %547, %566 ], [ %571, %568 ], [ %547, %543 ]
  %586 = phi ptr [ %546, %566 ], [ %577, %568 ], [ %546, %543 ]
  %587 = phi i64 [ %544, %566 ], [ %569, %568 ], [ %544, %543 ]
  %588 = add nuw nsw i64 %545, 1
  %589 = icmp eq i64 %588, %534
  br i1 %589, label %540, label %543, !llvm.loop !81

590:                                              ; preds = %540
  %591 = icmp eq i64 %584, 0
  br i1 %591, label %598, label %592

592:                                              ; preds = %590
  %593 = shl i64 %587, 5
  %594 = getelementptr [16 x i64], ptr %524, i64 0, i64 %535
  %595 = load i64, ptr %594, align 8
  %596 = add i64 %595, %593
  %597 = icmp slt i64 %596, %584
  br i1 %597, label %810, label %599

598:                                              ; preds = %590
  br i1 %541, label %810, label %599

599:                                              ; preds = %598, %592
  %600 = icmp eq ptr %586, null
  br i1 %600, label %623, label %601

601:                                              ; preds = %599
  %602 = getelementptr inbounds i8, ptr %586, i64 1984
  %603 = load i32, ptr %602, align 8
  %604 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %603, i1 true)
  %605 = getelementptr inbounds i8, ptr %586, i64 2008
  %606 = load i64, ptr %605, align 8
  %607 = getelementptr inbounds i8, ptr %585, i64 2008
  %608 = load i64, ptr %607, align 8
  %609 = load i64, ptr %525, align 8
  %610 = icmp eq i64 %609, 0
  %611 = load i64, ptr %526, align 8
  br i1 %610, label %615, label %612

612:                                              ; preds = %601
  %613 = load i64, ptr %527, align 8
  %614 = icmp slt i64 %611, %613
  br i1 %614, label %615, label %621

615:                                              ; preds = %612, %601
  store i64 %611, ptr %527, align 8
  %616 = getelementptr inbounds i8, ptr %586, i64 1952
  %617 = load i64, ptr %616, align 8
  %618 = shl i64 %617, 5
  %619 = zext nneg i32 %604 to i64
  %620 = or disjoint i64 %618, %619
  store i64 %620, ptr %528, align 8
  store i64 %606, ptr %529, align 8
  store i64 %608, ptr %530, align 8
  store i64 0, ptr %531, align 8
  br label %621

621:                                              ; preds = %615, %612
  %622 = add i64 %609, 1
  store i64 %622, ptr %525, align 8
  br label %623

623:                                              ; preds = %621, %599
  %624 = getelementptr inbounds i8, ptr %585, i64 1996
  %625 = load i32, ptr %624, align 4
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %700, label %634

627:                                              ; preds = %661
  %628 = icmp ne i32 %662, 0
  %629 = icmp eq i32 %625, 1
  %630 = icmp eq i32 %625, 2
  %631 = icmp sgt i32 %663, 0
  %632 = select i1 %630, i1 %628, i1 %631
  %633 = sext i1 %632 to i32
  br label %666

634:                                              ; preds = %623, %661
  %635 = phi i32 [ %663, %661 ], [ 0, %623 ]
  %636 = phi i32 [ %662, %661 ], [ 1, %623 ]
  %637 = phi i64 [ %664, %661 ], [ 0, %623 ]
  %638 = getelementptr %struct.Warp, ptr %539, i64 %637
  %639 = getelementptr inbounds i8, ptr %638, i64 1972
  %640 = load i32, ptr %639, align 4
  %641 = icmp eq i32 %640, 1
  br i1 %641, label %642, label %661

642:                                              ; preds = %634
  %643 = getelementptr inbounds i8, ptr %638, i64 2036
  %644 = load i32, ptr %643, align 4
  %645 = icmp eq i32 %644, 0
  br i1 %645, label %646, label %661

646:                                              ; preds = %642
  %647 = getelementptr inbounds i8, ptr %638, i64 1988
  %648 = load i32, ptr %647, align 4
  %649 = zext i32 %648 to i64
  %650 = icmp eq i64 %535, %649
  br i1 %650, label %651, label %661

651:                                              ; preds = %646
  %652 = getelementptr inbounds i8, ptr %638, i64 2032
  %653 = load i32, ptr %652, align 8
  %654 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %653)
  %655 = add i32 %654, %635
  %656 = getelementptr inbounds i8, ptr %638, i64 1984
  %657 = load i32, ptr %656, align 8
  %658 = icmp eq i32 %653, %657
  %659 = and i32 %636, 1
  %660 = select i1 %658, i32 %659, i32 0
  br label %661

661:                                              ; preds = %651, %646, %642, %634
  %662 = phi i32 [ %660, %651 ], [ %636, %646 ], [ %636, %642 ], [ %636, %634 ]
  %663 = phi i32 [ %655, %651 ], [ %635, %646 ], [ %635, %642 ], [ %635, %634 ]
  %664 = add nuw nsw i64 %637, 1
  %665 = icmp eq i64 %664, %534
  br i1 %665, label %627, label %634, !llvm.loop !82

666:                                              ; preds = %696, %627
  %667 = phi i64 [ 0, %627 ], [ %697, %696 ]
  %668 = load ptr, ptr %238, align 8
  %669 = getelementptr %struct.Warp, ptr %668, i64 %667
  %670 = getelementptr inbounds i8, ptr %669, i64 1972
  %671 = load i32, ptr %670, align 4
  %672 = icmp eq i32 %671, 1
  br i1 %672, label %673, label %696

673:                                              ; preds = %666
  %674 = getelementptr inbounds i8, ptr %669, i64 2036
  %675 = load i32, ptr %674, align 4
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %677, label %696

677:                                              ; preds = %673
  %678 = getelementptr inbounds i8, ptr %669, i64 1988
  %679 = load i32, ptr %678, align 4
  %680 = zext i32 %679 to i64
  %681 = icmp eq i64 %535, %680
  br i1 %681, label %682, label %696

682:                                              ; preds = %677
  %683 = getelementptr inbounds i8, ptr %669, i64 2024
  %684 = load i64, ptr %683, align 8
  %685 = icmp slt i64 %684, 0
  br i1 %685, label %696, label %686

686:                                              ; preds = %682
  %687 = getelementptr inbounds i8, ptr %669, i64 1920
  %688 = load ptr, ptr %687, align 8
  %689 = getelementptr i8, ptr %688, i64 %684
  br i1 %629, label %690, label %695

690:                                              ; preds = %686, %690
  %691 = phi i64 [ %693, %690 ], [ 0, %686 ]
  %692 = getelementptr i32, ptr %689, i64 %691
  store i32 %663, ptr %692, align 4
  %693 = add nuw nsw i64 %691, 1
  %694 = icmp eq i64 %693, 32
  br i1 %694, label %696, label %690, !llvm.loop !83

695:                                              ; preds = %686
  store i32 %633, ptr %689, align 4
  br label %696

696:                                              ; preds = %690, %695, %682, %677, %673, %666
  %697 = add nuw nsw i64 %667, 1
  %698 = load i64, ptr %234, align 8
  %699 = icmp slt i64 %697, %698
  br i1 %699, label %666, label %700, !llvm.loop !84

700:                                              ; preds = %696, %623
  %701 = getelementptr [16 x i64], ptr %524, i64 0, i64 %535
  store i64 0, ptr %701, align 8
  %702 = load i64, ptr %249, align 8
  %703 = add i64 %702, 1
  store i64 %703, ptr %249, align 8
  %704 = load ptr, ptr %532, align 8
  %705 = icmp eq ptr %704, null
  br i1 %705, label %767, label %706

706:                                              ; preds = %700
  %707 = load i64, ptr %234, align 8
  %708 = icmp sgt i64 %707, 0
  %709 = getelementptr inbounds i8, ptr %704, i64 88
  br i1 %708, label %727, label %710

710:                                              ; preds = %706
  %711 = load ptr, ptr %709, align 8
  br label %714

712:                                              ; preds = %746
  %713 = icmp eq i32 %755, 0
  br label %714

714:                                              ; preds = %712, %710
  %715 = phi ptr [ %711, %710 ], [ %751, %712 ]
  %716 = phi i1 [ false, %710 ], [ %713, %712 ]
  %717 = getelementptr inbounds i8, ptr %704, i64 72
  %718 = load ptr, ptr %717, align 8
  %719 = load i64, ptr %704, align 8
  %720 = mul i64 %719, %535
  %721 = getelementptr i32, ptr %718, i64 %720
  tail call fastcc void @join_warps(ptr noundef nonnull %704, ptr noundef %715, ptr noundef %721) #19
  %722 = load ptr, ptr %717, align 8
  %723 = load i64, ptr %704, align 8
  %724 = mul i64 %723, %535
  %725 = getelementptr i32, ptr %722, i64 %724
  %726 = shl i64 %723, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %725, i8 0, i64 %726, i1 false)
  br i1 %716, label %767, label %759

727:                                              ; preds = %706, %746
  %728 = phi i32 [ %755, %746 ], [ 1, %706 ]
  %729 = phi i64 [ %756, %746 ], [ 0, %706 ]
  %730 = load ptr, ptr %238, align 8
  %731 = getelementptr %struct.Warp, ptr %730, i64 %729
  %732 = getelementptr inbounds i8, ptr %731, i64 1972
  %733 = load i32, ptr %732, align 4
  %734 = icmp eq i32 %733, 1
  br i1 %734, label %735, label %744

735:                                              ; preds = %727
  %736 = getelementptr inbounds i8, ptr %731, i64 1988
  %737 = load i32, ptr %736, align 4
  %738 = zext i32 %737 to i64
  %739 = icmp eq i64 %535, %738
  br i1 %739, label %740, label %744

740:                                              ; preds = %735
  %741 = getelementptr inbounds i8, ptr %731, i64 1980
  %742 = load i32, ptr %741, align 4
  %743 = icmp eq i32 %742, 0
  br i1 %743, label %746, label %744

744:                                              ; preds = %740, %735, %727
  %745 = icmp eq i32 %733, 2
  br label %746

746:                                              ; preds = %744, %740
  %747 = phi i1 [ true, %740 ], [ %745, %744 ]
  %748 = zext i1 %747 to i8
  %749 = load ptr, ptr %709, align 8
  %750 = getelementptr i8, ptr %749, i64 %729
  store i8 %748, ptr %750, align 1
  %751 = load ptr, ptr %709, align 8
  %752 = getelementptr i8, ptr %751, i64 %729
  %753 = load i8, ptr %752, align 1
  %754 = zext i8 %753 to i32
  %755 = and i32 %728, %754
  %756 = add nuw nsw i64 %729, 1
  %757 = load i64, ptr %234, align 8
  %758 = icmp slt i64 %756, %757
  br i1 %758, label %727, label %712, !llvm.loop !85

759:                                              ; preds = %714
  %760 = getelementptr inbounds i8, ptr %704, i64 144
  %761 = load i32, ptr %760, align 8
  %762 = add i32 %761, 1
  store i32 %762, ptr %760, align 8
  %763 = getelementptr inbounds i8, ptr %704, i64 96
  %764 = load ptr, ptr %763, align 8
  %765 = load i64, ptr %704, align 8
  %766 = shl i64 %765, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %764, i8 0, i64 %766, i1 false)
  br label %767

767:                                              ; preds = %759, %714, %700
  %768 = load i64, ptr %234, align 8
  %769 = icmp sgt i64 %768, 0
  br i1 %769, label %770, label %810

770:                                              ; preds = %767, %806
  %771 = phi i64 [ %807, %806 ], [ %768, %767 ]
  %772 = phi i64 [ %808, %806 ], [ 0, %767 ]
  %773 = load ptr, ptr %238, align 8
  %774 = getelementptr %struct.Warp, ptr %773, i64 %772
  %775 = getelementptr inbounds i8, ptr %774, i64 1972
  %776 = load i32, ptr %775, align 4
  %777 = icmp eq i32 %776, 1
  br i1 %777, label %778, label %806

778:                                              ; preds = %770
  %779 = getelementptr inbounds i8, ptr %774, i64 2036
  %780 = load i32, ptr %779, align 4
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %782, label %806

782:                                              ; preds = %778
  %783 = getelementptr inbounds i8, ptr %774, i64 1988
  %784 = load i32, ptr %783, align 4
  %785 = zext i32 %784 to i64
  %786 = icmp eq i64 %535, %785
  br i1 %786, label %787, label %806

787:                                              ; preds = %782
  %788 = getelementptr inbounds i8, ptr %774, i64 1980
  %789 = load i32, ptr %788, align 4
  %790 = icmp eq i32 %789, 0
  br i1 %790, label %791, label %806

791:                                              ; preds = %787
  store i32 0, ptr %775, align 4
  %792 = getelementptr inbounds i8, ptr %774, i64 1960
  %793 = load i64, ptr %792, align 8
  %794 = icmp slt i64 %793, 0
  br i1 %794, label %795, label %803

795:                                              ; preds = %791
  %796 = getelementptr inbounds i8, ptr %774, i64 1984
  %797 = load i32, ptr %796, align 8
  %798 = getelementptr inbounds i8, ptr %774, i64 1944
  %799 = load ptr, ptr %798, align 8
  %800 = getelementptr inbounds i8, ptr %774, i64 2000
  %801 = load i64, ptr %800, align 8
  %802 = getelementptr i32, ptr %799, i64 %801
  store i32 %797, ptr %802, align 4
  br label %803

803:                                              ; preds = %795, %791
  %804 = getelementptr inbounds i8, ptr %774, i64 1984
  store i32 0, ptr %804, align 8
  %805 = load i64, ptr %234, align 8
  br label %806

806:                                              ; preds = %803, %787, %782, %778, %770
  %807 = phi i64 [ %771, %770 ], [ %771, %778 ], [ %771, %782 ], [ %771, %787 ], [ %805, %803 ]
  %808 = add nuw nsw i64 %772, 1
  %809 = icmp slt i64 %808, %807
  br i1 %809, label %770, label %810, !llvm.loop !86

810:                                              ; preds = %806, %767, %598, %592, %540, %533
  %811 = phi i64 [ %534, %540 ], [ %534, %598 ], [ %534, %592 ], [ %768, %767 ], [ %534, %533 ], [ %807, %806 ]
  %812 = phi i32 [ 0, %540 ], [ 0, %598 ], [ 0, %592 ], [ 1, %767 ], [ 0, %533 ], [ 1, %806 ]
  %813 = or i32 %812, %536
  %814 = add nuw nsw i64 %535, 1
  %815 = icmp eq i64 %814, 16
  br i1 %815, label %816, label %533, !llvm.loop !87

816:                                              ; preds = %810, %518, %227
  %817 = phi i32 [ %496, %518 ], [ %230, %227 ], [ %813, %810 ]
  %818 = phi i32 [ %519, %518 ], [ %228, %227 ], [ %519, %810 ]
  %819 = add nuw nsw i64 %229, 1
  %820 = load i64, ptr %7, align 8
  %821 = icmp slt i64 %819, %820
  br i1 %821, label %822, label %826

822:                                              ; preds = %816, %1141
  %823 = phi i32 [ %818, %816 ], [ 0, %1141 ]
  %824 = phi i64 [ %819, %816 ], [ 0, %1141 ]
  %825 = phi i32 [ %817, %816 ], [ 0, %1141 ]
  br label %227, !llvm.loop !88

826:                                              ; preds = %816
  %827 = icmp eq i32 %818, 0
  br i1 %827, label %1166, label %828

828:                                              ; preds = %826
  %829 = load ptr, ptr %5, align 8
  %830 = load atomic i32, ptr %829 monotonic, align 4
  %831 = icmp eq i32 %830, 0
  br i1 %831, label %832, label %1324

832:                                              ; preds = %828
  %833 = icmp eq i32 %817, 0
  br i1 %833, label %834, label %1141

834:                                              ; preds = %832
  %835 = icmp sgt i64 %820, 0
  br i1 %835, label %836, label %838

836:                                              ; preds = %834
  %837 = load ptr, ptr %9, align 8
  br label %842

838:                                              ; preds = %842, %834
  %839 = phi i64 [ 0, %834 ], [ %849, %842 ]
  %840 = load i64, ptr %10, align 8
  %841 = icmp eq i64 %839, %840
  br i1 %841, label %852, label %855

842:                                              ; preds = %842, %836
  %843 = phi i64 [ 0, %836 ], [ %849, %842 ]
  %844 = phi i64 [ 0, %836 ], [ %850, %842 ]
  %845 = getelementptr ptr, ptr %837, i64 %844
  %846 = load ptr, ptr %845, align 8
  %847 = getelementptr inbounds i8, ptr %846, i64 896
  %848 = load i64, ptr %847, align 8
  %849 = add i64 %848, %843
  %850 = add nuw nsw i64 %844, 1
  %851 = icmp eq i64 %850, %820
  br i1 %851, label %838, label %842, !llvm.loop !89

852:                                              ; preds = %838
  %853 = load i64, ptr %11, align 8
  %854 = add i64 %853, 1
  br label %855

855:                                              ; preds = %852, %838
  %856 = phi i64 [ %854, %852 ], [ 0, %838 ]
  store i64 %856, ptr %11, align 8
  store i64 %839, ptr %10, align 8
  br i1 %835, label %857, label %1164

857:                                              ; preds = %855, %872
  %858 = phi i64 [ %873, %872 ], [ %820, %855 ]
  %859 = phi i64 [ %874, %872 ], [ %820, %855 ]
  %860 = phi i32 [ %875, %872 ], [ 0, %855 ]
  %861 = phi i64 [ %876, %872 ], [ 0, %855 ]
  %862 = load ptr, ptr %9, align 8
  %863 = getelementptr ptr, ptr %862, i64 %861
  %864 = load ptr, ptr %863, align 8
  %865 = getelementptr inbounds i8, ptr %864, i64 88
  %866 = load i64, ptr %865, align 8
  %867 = icmp sgt i64 %866, 0
  br i1 %867, label %868, label %872

868:                                              ; preds = %857
  %869 = getelementptr inbounds i8, ptr %864, i64 80
  br label %878

870:                                              ; preds = %923
  %871 = load i64, ptr %7, align 8
  br label %872

872:                                              ; preds = %870, %857
  %873 = phi i64 [ %858, %857 ], [ %871, %870 ]
  %874 = phi i64 [ %859, %857 ], [ %871, %870 ]
  %875 = phi i32 [ %860, %857 ], [ %925, %870 ]
  %876 = add nuw nsw i64 %861, 1
  %877 = icmp slt i64 %876, %874
  br i1 %877, label %857, label %928, !llvm.loop !90

878:                                              ; preds = %923, %868
  %879 = phi i64 [ %866, %868 ], [ %924, %923 ]
  %880 = phi i64 [ 0, %868 ], [ %926, %923 ]
  %881 = phi i32 [ %860, %868 ], [ %925, %923 ]
  %882 = load ptr, ptr %869, align 8
  %883 = getelementptr %struct.Warp, ptr %882, i64 %880
  %884 = getelementptr inbounds i8, ptr %883, i64 1972
  %885 = load i32, ptr %884, align 4
  %886 = icmp eq i32 %885, 1
  br i1 %886, label %887, label %923

887:                                              ; preds = %878
  %888 = getelementptr inbounds i8, ptr %883, i64 2036
  %889 = load i32, ptr %888, align 4
  %890 = icmp eq i32 %889, 0
  br i1 %890, label %923, label %891

891:                                              ; preds = %887
  %892 = load i64, ptr %11, align 8
  %893 = icmp slt i64 %892, 64
  br i1 %893, label %894, label %923

894:                                              ; preds = %891
  %895 = tail call fastcc i32 @waits_over(ptr noundef nonnull %864, ptr noundef %883, i32 noundef %889) #19
  %896 = load i32, ptr %888, align 4
  %897 = xor i32 %895, -1
  %898 = and i32 %896, %897
  %899 = icmp eq i32 %898, 0
  br i1 %899, label %919, label %900

900:                                              ; preds = %894
  %901 = getelementptr inbounds i8, ptr %883, i64 2040
  br label %902

902:                                              ; preds = %902, %900
  %903 = phi i32 [ %898, %900 ], [ %914, %902 ]
  %904 = phi i32 [ 0, %900 ], [ %912, %902 ]
  %905 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %903, i1 true)
  %906 = zext nneg i32 %905 to i64
  %907 = getelementptr [32 x i64], ptr %901, i64 0, i64 %906
  %908 = load i64, ptr %907, align 8
  %909 = shl nuw i32 1, %905
  %910 = icmp slt i64 %908, 0
  %911 = select i1 %910, i32 0, i32 %909
  %912 = or i32 %911, %904
  %913 = add i32 %903, -1
  %914 = and i32 %913, %903
  %915 = icmp eq i32 %914, 0
  br i1 %915, label %916, label %902, !llvm.loop !91

916:                                              ; preds = %902
  %917 = icmp eq i32 %912, 0
  br i1 %917, label %919, label %918

918:                                              ; preds = %916
  tail call fastcc void @end_wait(ptr noundef nonnull %883, i32 noundef %895, i32 noundef 1) #19
  tail call fastcc void @end_wait(ptr noundef nonnull %883, i32 noundef %912, i32 noundef 0) #19
  br label %919

919:                                              ; preds = %918, %916, %894
  %920 = phi i32 [ 1, %918 ], [ 0, %916 ], [ 0, %894 ]
  %921 = or i32 %920, %881
  %922 = load i64, ptr %865, align 8
  br label %923

923:                                              ; preds = %919, %891, %887, %878
  %924 = phi i64 [ %879, %887 ], [ %879, %878 ], [ %922, %919 ], [ %879, %891 ]
  %925 = phi i32 [ %881, %887 ], [ %881, %878 ], [ %921, %919 ], [ %881, %891 ]
  %926 = add nuw nsw i64 %880, 1
  %927 = icmp slt i64 %926, %924
  br i1 %927, label %878, label %870, !llvm.loop !92

928:                                              ; preds = %872
  %929 = icmp eq i32 %875, 0
  br i1 %929, label %930, label %1141

930:                                              ; preds = %928
  %931 = icmp sgt i64 %873, 0
  br i1 %931, label %932, label %1164

932:                                              ; preds = %930, %1137
  %933 = phi i64 [ %1138, %1137 ], [ 0, %930 ]
  %934 = load ptr, ptr %9, align 8
  %935 = getelementptr ptr, ptr %934, i64 %933
  %936 = load ptr, ptr %935, align 8
  %937 = getelementptr inbounds i8, ptr %936, i64 88
  %938 = load i64, ptr %937, align 8
  %939 = icmp sgt i64 %938, 0
  br i1 %939, label %940, label %1137

940:                                              ; preds = %932
  %941 = getelementptr inbounds i8, ptr %936, i64 80
  %942 = load ptr, ptr %941, align 8
  br label %945

943:                                              ; preds = %963
  %944 = icmp eq ptr %964, null
  br i1 %944, label %1011, label %967

945:                                              ; preds = %963, %940
  %946 = phi i64 [ 0, %940 ], [ %965, %963 ]
  %947 = phi i32 [ 0, %940 ], [ %954, %963 ]
  %948 = phi ptr [ null, %940 ], [ %964, %963 ]
  %949 = getelementptr %struct.Warp, ptr %942, i64 %946
  %950 = getelementptr inbounds i8, ptr %949, i64 1972
  %951 = load i32, ptr %950, align 4
  %952 = icmp ne i32 %951, 2
  %953 = zext i1 %952 to i32
  %954 = or i32 %947, %953
  %955 = icmp eq i32 %951, 1
  br i1 %955, label %956, label %963

956:                                              ; preds = %945
  %957 = getelementptr inbounds i8, ptr %949, i64 2036
  %958 = load i32, ptr %957, align 4
  %959 = icmp eq i32 %958, 0
  %960 = icmp ne ptr %948, null
  %961 = select i1 %959, i1 true, i1 %960
  %962 = select i1 %961, ptr %948, ptr %949
  br label %963

963:                                              ; preds = %956, %945
  %964 = phi ptr [ %948, %945 ], [ %962, %956 ]
  %965 = add nuw nsw i64 %946, 1
  %966 = icmp eq i64 %965, %938
  br i1 %966, label %943, label %945, !llvm.loop !93

967:                                              ; preds = %943
  %968 = getelementptr inbounds i8, ptr %964, i64 2036
  %969 = load i32, ptr %968, align 4
  %970 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %969, i1 true)
  %971 = getelementptr inbounds i8, ptr %964, i64 2040
  %972 = zext nneg i32 %970 to i64
  %973 = getelementptr [32 x i64], ptr %971, i64 0, i64 %972
  %974 = load i64, ptr %973, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #20
  %975 = icmp slt i64 %974, 0
  br i1 %975, label %985, label %976

976:                                              ; preds = %967
  %977 = call fastcc ptr @shared_place(ptr noundef nonnull %936, i64 noundef %974, i64 noundef 8, ptr noundef nonnull %2) #19
  %978 = icmp eq ptr %977, null
  br i1 %978, label %985, label %979

979:                                              ; preds = %976
  %980 = load i64, ptr %977, align 8
  %981 = lshr i64 %980, 20
  %982 = and i64 %981, 1048575
  %983 = shl i64 %980, 3
  %984 = ashr i64 %983, 43
  br label %985

985:                                              ; preds = %979, %976, %967
  %986 = phi i64 [ 0, %976 ], [ %984, %979 ], [ -1, %967 ]
  %987 = phi i64 [ 0, %976 ], [ %982, %979 ], [ 0, %967 ]
  %988 = getelementptr inbounds i8, ptr %964, i64 2808
  %989 = load i64, ptr %988, align 8
  %990 = getelementptr i8, ptr %936, i64 624
  %991 = load i64, ptr %990, align 8
  %992 = icmp eq i64 %991, 0
  %993 = getelementptr inbounds i8, ptr %936, i64 240
  %994 = load i64, ptr %993, align 8
  br i1 %992, label %999, label %995

995:                                              ; preds = %985
  %996 = getelementptr i8, ptr %936, i64 632
  %997 = load i64, ptr %996, align 8
  %998 = icmp slt i64 %994, %997
  br i1 %998, label %999, label %1009

999:                                              ; preds = %995, %985
  %1000 = getelementptr i8, ptr %936, i64 632
  store i64 %994, ptr %1000, align 8
  %1001 = getelementptr inbounds i8, ptr %964, i64 1952
  %1002 = load i64, ptr %1001, align 8
  %1003 = shl i64 %1002, 5
  %1004 = or disjoint i64 %1003, %972
  %1005 = getelementptr i8, ptr %936, i64 640
  store i64 %1004, ptr %1005, align 8
  %1006 = getelementptr i8, ptr %936, i64 648
  store i64 %989, ptr %1006, align 8
  %1007 = getelementptr i8, ptr %936, i64 656
  store i64 %986, ptr %1007, align 8
  %1008 = getelementptr i8, ptr %936, i64 664
  store i64 %987, ptr %1008, align 8
  br label %1009

1009:                                             ; preds = %999, %995
  %1010 = add i64 %991, 1
  store i64 %1010, ptr %990, align 8
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #20
  br label %1137

1011:                                             ; preds = %943
  %1012 = icmp eq i32 %954, 0
  br i1 %1012, label %1137, label %1015

1013:                                             ; preds = %1062
  %1014 = icmp eq ptr %1063, null
  br i1 %1014, label %1087, label %1070

1015:                                             ; preds = %1011, %1062
  %1016 = phi ptr [ %1067, %1062 ], [ null, %1011 ]
  %1017 = phi ptr [ %1066, %1062 ], [ null, %1011 ]
  %1018 = phi i64 [ %1068, %1062 ], [ 0, %1011 ]
  %1019 = phi i64 [ %1065, %1062 ], [ 0, %1011 ]
  %1020 = phi i64 [ %1064, %1062 ], [ 0, %1011 ]
  %1021 = phi ptr [ %1063, %1062 ], [ null, %1011 ]
  %1022 = getelementptr %struct.Warp, ptr %942, i64 %1018
  %1023 = getelementptr inbounds i8, ptr %1022, i64 1972
  %1024 = load i32, ptr %1023, align 4
  %1025 = icmp eq i32 %1024, 2
  br i1 %1025, label %1062, label %1026

1026:                                             ; preds = %1015
  %1027 = icmp eq ptr %1016, null
  %1028 = select i1 %1027, ptr %1022, ptr %1016
  %1029 = getelementptr inbounds i8, ptr %1022, i64 1980
  %1030 = load i32, ptr %1029, align 4
  %1031 = icmp eq i32 %1030, 0
  %1032 = icmp ne ptr %1021, null
  %1033 = select i1 %1031, i1 true, i1 %1032
  %1034 = select i1 %1033, ptr %1021, ptr %1022
  %1035 = getelementptr inbounds i8, ptr %1022, i64 1988
  %1036 = load i32, ptr %1035, align 4
  %1037 = getelementptr inbounds i8, ptr %1028, i64 1988
  %1038 = load i32, ptr %1037, align 4
  %1039 = icmp eq i32 %1036, %1038
  br i1 %1039, label %1040, label %1046

1040:                                             ; preds = %1026
  %1041 = getelementptr inbounds i8, ptr %1022, i64 2008
  %1042 = load i64, ptr %1041, align 8
  %1043 = getelementptr inbounds i8, ptr %1028, i64 2008
  %1044 = load i64, ptr %1043, align 8
  %1045 = icmp eq i64 %1042, %1044
  br label %1046

1046:                                             ; preds = %1040, %1026
  %1047 = phi i1 [ false, %1026 ], [ %1045, %1040 ]
  %1048 = icmp ne ptr %1017, null
  %1049 = select i1 %1047, i1 true, i1 %1048
  %1050 = select i1 %1049, ptr %1017, ptr %1022
  %1051 = getelementptr inbounds i8, ptr %1022, i64 1968
  %1052 = load i32, ptr %1051, align 8
  %1053 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1052)
  %1054 = zext nneg i32 %1053 to i64
  %1055 = add i64 %1020, %1054
  br i1 %1047, label %1056, label %1062

1056:                                             ; preds = %1046
  %1057 = getelementptr inbounds i8, ptr %1022, i64 1984
  %1058 = load i32, ptr %1057, align 8
  %1059 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %1058)
  %1060 = zext nneg i32 %1059 to i64
  %1061 = add i64 %1019, %1060
  br label %1062

1062:                                             ; preds = %1056, %1046, %1015
  %1063 = phi ptr [ %1021, %1015 ], [ %1034, %1056 ], [ %1034, %1046 ]
  %1064 = phi i64 [ %1020, %1015 ], [ %1055, %1056 ], [ %1055, %1046 ]
  %1065 = phi i64 [ %1019, %1015 ], [ %1061, %1056 ], [ %1019, %1046 ]
  %1066 = phi ptr [ %1017, %1015 ], [ %1050, %1056 ], [ %1050, %1046 ]
  %1067 = phi ptr [ %1016, %1015 ], [ %1028, %1056 ], [ %1028, %1046 ]
  %1068 = add nuw nsw i64 %1018, 1
  %1069 = icmp eq i64 %1068, %938
  br i1 %1069, label %1013, label %1015, !llvm.loop !94

1070:                                             ; preds = %1013
  %1071 = getelementptr inbounds i8, ptr %1063, i64 1984
  %1072 = load i32, ptr %1071, align 8
  %1073 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1072, i1 true)
  %1074 = getelementptr inbounds i8, ptr %1063, i64 2008
  %1075 = load i64, ptr %1074, align 8
  %1076 = getelementptr inbounds i8, ptr %1063, i64 2016
  %1077 = load i64, ptr %1076, align 8
  %1078 = getelementptr inbounds i8, ptr %936, i64 480
  %1079 = load i64, ptr %1078, align 8
  %1080 = icmp eq i64 %1079, 0
  %1081 = getelementptr inbounds i8, ptr %936, i64 240
  %1082 = load i64, ptr %1081, align 8
  br i1 %1080, label %1114, label %1083

1083:                                             ; preds = %1070
  %1084 = getelementptr inbounds i8, ptr %936, i64 488
  %1085 = load i64, ptr %1084, align 8
  %1086 = icmp slt i64 %1082, %1085
  br i1 %1086, label %1114, label %1133

1087:                                             ; preds = %1013
  %1088 = getelementptr inbounds i8, ptr %1067, i64 1984
  %1089 = load i32, ptr %1088, align 8
  %1090 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1089, i1 true)
  %1091 = getelementptr inbounds i8, ptr %1067, i64 2008
  %1092 = load i64, ptr %1091, align 8
  %1093 = icmp eq ptr %1066, null
  br i1 %1093, label %1097, label %1094

1094:                                             ; preds = %1087
  %1095 = getelementptr inbounds i8, ptr %1066, i64 2008
  %1096 = load i64, ptr %1095, align 8
  br label %1101

1097:                                             ; preds = %1087
  %1098 = getelementptr inbounds i8, ptr %1067, i64 1992
  %1099 = load i32, ptr %1098, align 8
  %1100 = sext i32 %1099 to i64
  br label %1101

1101:                                             ; preds = %1097, %1094
  %1102 = phi i64 [ -1, %1097 ], [ %1096, %1094 ]
  %1103 = phi i64 [ %1100, %1097 ], [ %1064, %1094 ]
  %1104 = sub i64 %1103, %1065
  %1105 = getelementptr inbounds i8, ptr %936, i64 480
  %1106 = load i64, ptr %1105, align 8
  %1107 = icmp eq i64 %1106, 0
  %1108 = getelementptr inbounds i8, ptr %936, i64 240
  %1109 = load i64, ptr %1108, align 8
  br i1 %1107, label %1114, label %1110

1110:                                             ; preds = %1101
  %1111 = getelementptr inbounds i8, ptr %936, i64 488
  %1112 = load i64, ptr %1111, align 8
  %1113 = icmp slt i64 %1109, %1112
  br i1 %1113, label %1114, label %1133

1114:                                             ; preds = %1110, %1101, %1083, %1070
  %1115 = phi i64 [ %1082, %1083 ], [ %1082, %1070 ], [ %1109, %1110 ], [ %1109, %1101 ]
  %1116 = phi ptr [ %1063, %1083 ], [ %1063, %1070 ], [ %1067, %1110 ], [ %1067, %1101 ]
  %1117 = phi i32 [ %1073, %1083 ], [ %1073, %1070 ], [ %1090, %1110 ], [ %1090, %1101 ]
  %1118 = phi i64 [ %1075, %1083 ], [ %1075, %1070 ], [ %1092, %1110 ], [ %1092, %1101 ]
  %1119 = phi i64 [ %1077, %1083 ], [ %1077, %1070 ], [ %1102, %1110 ], [ %1102, %1101 ]
  %1120 = phi i64 [ 0, %1083 ], [ 0, %1070 ], [ %1104, %1110 ], [ %1104, %1101 ]
  %1121 = phi i64 [ %1079, %1083 ], [ 0, %1070 ], [ %1106, %1110 ], [ 0, %1101 ]
  %1122 = phi ptr [ %1078, %1083 ], [ %1078, %1070 ], [ %1105, %1110 ], [ %1105, %1101 ]
  %1123 = getelementptr inbounds i8, ptr %936, i64 488
  store i64 %1115, ptr %1123, align 8
  %1124 = getelementptr inbounds i8, ptr %1116, i64 1952
  %1125 = load i64, ptr %1124, align 8
  %1126 = shl i64 %1125, 5
  %1127 = zext nneg i32 %1117 to i64
  %1128 = or disjoint i64 %1126, %1127
  %1129 = getelementptr inbounds i8, ptr %936, i64 496
  store i64 %1128, ptr %1129, align 8
  %1130 = getelementptr inbounds i8, ptr %936, i64 504
  store i64 %1118, ptr %1130, align 8
  %1131 = getelementptr inbounds i8, ptr %936, i64 512
  store i64 %1119, ptr %1131, align 8
  %1132 = getelementptr inbounds i8, ptr %936, i64 520
  store i64 %1120, ptr %1132, align 8
  br label %1133

1133:                                             ; preds = %1114, %1110, %1083
  %1134 = phi i64 [ %1079, %1083 ], [ %1106, %1110 ], [ %1121, %1114 ]
  %1135 = phi ptr [ %1078, %1083 ], [ %1105, %1110 ], [ %1122, %1114 ]
  %1136 = add i64 %1134, 1
  store i64 %1136, ptr %1135, align 8
  br label %1137

1137:                                             ; preds = %1133, %1011, %1009, %932
  %1138 = add nuw nsw i64 %933, 1
  %1139 = load i64, ptr %7, align 8
  %1140 = icmp slt i64 %1138, %1139
  br i1 %1140, label %932, label %1166, !llvm.loop !95

1141:                                             ; preds = %928, %832
  %1142 = phi i64 [ %820, %832 ], [ %874, %928 ]
  %1143 = icmp sgt i64 %1142, 0
  br i1 %1143, label %822, label %1164

1144:                                             ; preds = %475, %484, %301, %310
  %1145 = phi i64 [ %309, %310 ], [ %309, %301 ], [ %483, %484 ], [ %483, %475 ]
  %1146 = phi i32 [ %303, %310 ], [ %303, %301 ], [ %476, %484 ], [ %476, %475 ]
  %1147 = phi i64 [ %304, %310 ], [ %304, %301 ], [ %478, %484 ], [ %478, %475 ]
  %1148 = phi i64 [ %306, %310 ], [ %306, %301 ], [ %480, %484 ], [ %480, %475 ]
  %1149 = phi ptr [ %305, %310 ], [ %305, %301 ], [ %479, %484 ], [ %479, %475 ]
  %1150 = getelementptr i8, ptr %233, i64 584
  store i64 %1145, ptr %1150, align 8
  %1151 = getelementptr inbounds i8, ptr %256, i64 1952
  %1152 = load i64, ptr %1151, align 8
  %1153 = shl i64 %1152, 5
  %1154 = zext nneg i32 %1146 to i64
  %1155 = or disjoint i64 %1153, %1154
  %1156 = getelementptr i8, ptr %233, i64 592
  store i64 %1155, ptr %1156, align 8
  %1157 = getelementptr i8, ptr %233, i64 600
  store i64 %1147, ptr %1157, align 8
  %1158 = getelementptr i8, ptr %233, i64 608
  store i64 -1, ptr %1158, align 8
  %1159 = getelementptr i8, ptr %233, i64 616
  store i64 0, ptr %1159, align 8
  br label %1160

1160:                                             ; preds = %1144, %484, %310
  %1161 = phi i64 [ %306, %310 ], [ %480, %484 ], [ %1148, %1144 ]
  %1162 = phi ptr [ %305, %310 ], [ %479, %484 ], [ %1149, %1144 ]
  %1163 = add i64 %1161, 1
  store i64 %1163, ptr %1162, align 8
  br label %1164

1164:                                             ; preds = %855, %1141, %1160, %28, %224, %930
  %1165 = load i64, ptr %7, align 8
  br label %1166

1166:                                             ; preds = %826, %1137, %1164
  %1167 = phi i64 [ %1165, %1164 ], [ %1139, %1137 ], [ %820, %826 ]
  %1168 = icmp sgt i64 %1167, 0
  br i1 %1168, label %1170, label %1169

1169:                                             ; preds = %1316, %1166
  br label %12

1170:                                             ; preds = %1166, %1316
  %1171 = phi i64 [ %1321, %1316 ], [ 0, %1166 ]
  %1172 = load ptr, ptr %9, align 8
  %1173 = getelementptr ptr, ptr %1172, i64 %1171
  %1174 = load ptr, ptr %1173, align 8
  %1175 = getelementptr inbounds i8, ptr %1174, i64 88
  %1176 = load i64, ptr %1175, align 8
  %1177 = icmp sgt i64 %1176, 0
  br i1 %1177, label %1178, label %1187

1178:                                             ; preds = %1170
  %1179 = getelementptr inbounds i8, ptr %1174, i64 80
  %1180 = getelementptr i8, ptr %1174, i64 672
  %1181 = getelementptr inbounds i8, ptr %1174, i64 240
  %1182 = getelementptr i8, ptr %1174, i64 680
  %1183 = getelementptr i8, ptr %1174, i64 688
  %1184 = getelementptr i8, ptr %1174, i64 696
  %1185 = getelementptr i8, ptr %1174, i64 704
  %1186 = getelementptr i8, ptr %1174, i64 712
  br label %1238

1187:                                             ; preds = %1249, %1170
  %1188 = getelementptr inbounds i8, ptr %1174, i64 936
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp sgt i64 %1189, 0
  br i1 %1190, label %1191, label %1289

1191:                                             ; preds = %1187
  %1192 = getelementptr inbounds i8, ptr %1174, i64 928
  %1193 = getelementptr inbounds i8, ptr %1174, i64 80
  %1194 = getelementptr i8, ptr %1174, i64 672
  %1195 = getelementptr inbounds i8, ptr %1174, i64 240
  %1196 = getelementptr i8, ptr %1174, i64 680
  %1197 = getelementptr i8, ptr %1174, i64 688
  %1198 = getelementptr i8, ptr %1174, i64 696
  %1199 = getelementptr i8, ptr %1174, i64 704
  %1200 = getelementptr i8, ptr %1174, i64 712
  br label %1201

1201:                                             ; preds = %1234, %1191
  %1202 = phi i64 [ %1189, %1191 ], [ %1235, %1234 ]
  %1203 = phi i64 [ 0, %1191 ], [ %1236, %1234 ]
  %1204 = load ptr, ptr %1192, align 8
  %1205 = getelementptr %struct.Bulk, ptr %1204, i64 %1203
  %1206 = getelementptr inbounds i8, ptr %1205, i64 48
  %1207 = load i32, ptr %1206, align 8
  %1208 = icmp eq i32 %1207, 1
  br i1 %1208, label %1209, label %1211

1209:                                             ; preds = %1201
  tail call fastcc void @complete_bulk(ptr noundef nonnull %1174, ptr noundef %1205) #19
  %1210 = load i64, ptr %1188, align 8
  br label %1234

1211:                                             ; preds = %1201
  %1212 = load ptr, ptr %1193, align 8
  %1213 = getelementptr inbounds i8, ptr %1205, i64 40
  %1214 = load i32, ptr %1213, align 8
  %1215 = sdiv i32 %1214, 32
  %1216 = sext i32 %1215 to i64
  %1217 = and i32 %1214, 31
  %1218 = getelementptr inbounds i8, ptr %1205, i64 32
  %1219 = load i64, ptr %1218, align 8
  %1220 = load i64, ptr %1194, align 8
  %1221 = icmp eq i64 %1220, 0
  %1222 = load i64, ptr %1195, align 8
  br i1 %1221, label %1226, label %1223

1223:                                             ; preds = %1211
  %1224 = load i64, ptr %1196, align 8
  %1225 = icmp slt i64 %1222, %1224
  br i1 %1225, label %1226, label %1232

1226:                                             ; preds = %1223, %1211
  store i64 %1222, ptr %1196, align 8
  %1227 = getelementptr %struct.Warp, ptr %1212, i64 %1216, i32 8
  %1228 = load i64, ptr %1227, align 8
  %1229 = shl i64 %1228, 5
  %1230 = zext nneg i32 %1217 to i64
  %1231 = or disjoint i64 %1229, %1230
  store i64 %1231, ptr %1197, align 8
  store i64 %1219, ptr %1198, align 8
  store i64 -1, ptr %1199, align 8
  store i64 0, ptr %1200, align 8
  br label %1232

1232:                                             ; preds = %1226, %1223
  %1233 = add i64 %1220, 1
  store i64 %1233, ptr %1194, align 8
  br label %1234

1234:                                             ; preds = %1232, %1209
  %1235 = phi i64 [ %1202, %1232 ], [ %1210, %1209 ]
  %1236 = add nuw nsw i64 %1203, 1
  %1237 = icmp slt i64 %1236, %1235
  br i1 %1237, label %1201, label %1289, !llvm.loop !96

1238:                                             ; preds = %1249, %1178
  %1239 = phi i64 [ 0, %1178 ], [ %1250, %1249 ]
  %1240 = load ptr, ptr %1179, align 8
  %1241 = getelementptr %struct.Warp, ptr %1240, i64 %1239
  %1242 = getelementptr inbounds i8, ptr %1241, i64 2840
  %1243 = load i64, ptr %1242, align 8
  %1244 = icmp sgt i64 %1243, 0
  br i1 %1244, label %1245, label %1249

1245:                                             ; preds = %1238
  %1246 = getelementptr inbounds i8, ptr %1241, i64 2824
  %1247 = getelementptr inbounds i8, ptr %1241, i64 2832
  %1248 = getelementptr inbounds i8, ptr %1241, i64 1952
  br label %1253

1249:                                             ; preds = %1285, %1238
  store i64 0, ptr %1242, align 8
  %1250 = add nuw nsw i64 %1239, 1
  %1251 = load i64, ptr %1175, align 8
  %1252 = icmp slt i64 %1250, %1251
  br i1 %1252, label %1238, label %1187, !llvm.loop !97

1253:                                             ; preds = %1285, %1245
  %1254 = phi i64 [ %1243, %1245 ], [ %1286, %1285 ]
  %1255 = phi i64 [ 0, %1245 ], [ %1287, %1285 ]
  %1256 = load ptr, ptr %1246, align 8
  %1257 = load i64, ptr %1247, align 8
  %1258 = add i64 %1257, %1255
  %1259 = srem i64 %1258, 512
  %1260 = getelementptr %struct.Copy, ptr %1256, i64 %1259
  %1261 = load i32, ptr %1260, align 8
  %1262 = icmp eq i32 %1261, 0
  br i1 %1262, label %1285, label %1263

1263:                                             ; preds = %1253
  %1264 = getelementptr inbounds i8, ptr %1260, i64 8
  %1265 = load i32, ptr %1264, align 8
  %1266 = icmp eq i32 %1265, 0
  br i1 %1266, label %1267, label %1285

1267:                                             ; preds = %1263
  %1268 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1261, i1 true)
  %1269 = getelementptr inbounds i8, ptr %1260, i64 16
  %1270 = load i64, ptr %1269, align 8
  %1271 = load i64, ptr %1180, align 8
  %1272 = icmp eq i64 %1271, 0
  %1273 = load i64, ptr %1181, align 8
  br i1 %1272, label %1277, label %1274

1274:                                             ; preds = %1267
  %1275 = load i64, ptr %1182, align 8
  %1276 = icmp slt i64 %1273, %1275
  br i1 %1276, label %1277, label %1282

1277:                                             ; preds = %1274, %1267
  store i64 %1273, ptr %1182, align 8
  %1278 = load i64, ptr %1248, align 8
  %1279 = shl i64 %1278, 5
  %1280 = zext nneg i32 %1268 to i64
  %1281 = or disjoint i64 %1279, %1280
  store i64 %1281, ptr %1183, align 8
  store i64 %1270, ptr %1184, align 8
  store i64 -1, ptr %1185, align 8
  store i64 0, ptr %1186, align 8
  br label %1282

1282:                                             ; preds = %1277, %1274
  %1283 = add i64 %1271, 1
  store i64 %1283, ptr %1180, align 8
  %1284 = load i64, ptr %1242, align 8
  br label %1285

1285:                                             ; preds = %1282, %1263, %1253
  %1286 = phi i64 [ %1284, %1282 ], [ %1254, %1263 ], [ %1254, %1253 ]
  %1287 = add nuw nsw i64 %1255, 1
  %1288 = icmp slt i64 %1287, %1286
  br i1 %1288, label %1253, label %1249, !llvm.loop !98

1289:                                             ; preds = %1234, %1187
  store i64 0, ptr %1188, align 8
  %1290 = getelementptr inbounds i8, ptr %1174, i64 472
  %1291 = load ptr, ptr %1290, align 8
  %1292 = icmp eq ptr %1291, null
  br i1 %1292, label %1316, label %1293

1293:                                             ; preds = %1289
  %1294 = getelementptr inbounds i8, ptr %1291, i64 112
  %1295 = load i64, ptr %1294, align 8
  %1296 = icmp sgt i64 %1295, 0
  br i1 %1296, label %1297, label %1300

1297:                                             ; preds = %1293
  %1298 = getelementptr inbounds i8, ptr %1291, i64 24
  %1299 = getelementptr inbounds i8, ptr %1291, i64 104
  br label %1301

1300:                                             ; preds = %1312, %1293
  store i64 0, ptr %1294, align 8
  br label %1316

1301:                                             ; preds = %1312, %1297
  %1302 = phi i64 [ 0, %1297 ], [ %1313, %1312 ]
  %1303 = load ptr, ptr %1298, align 8
  %1304 = load ptr, ptr %1299, align 8
  %1305 = getelementptr i32, ptr %1304, i64 %1302
  %1306 = load i32, ptr %1305, align 4
  %1307 = sext i32 %1306 to i64
  %1308 = getelementptr %struct.Granule, ptr %1303, i64 %1307, i32 4
  %1309 = load i32, ptr %1308, align 4
  %1310 = icmp eq i32 %1309, 0
  br i1 %1310, label %1312, label %1311

1311:                                             ; preds = %1301
  tail call fastcc void @note_unwritten(ptr noundef nonnull %1291, ptr noundef readonly %1174, i64 noundef %1307) #19
  br label %1312

1312:                                             ; preds = %1311, %1301
  store i32 0, ptr %1308, align 4
  %1313 = add nuw nsw i64 %1302, 1
  %1314 = load i64, ptr %1294, align 8
  %1315 = icmp slt i64 %1313, %1314
  br i1 %1315, label %1301, label %1300, !llvm.loop !99

1316:                                             ; preds = %1300, %1289
  %1317 = getelementptr inbounds i8, ptr %1174, i64 248
  store i64 0, ptr %1317, align 8
  %1318 = getelementptr inbounds i8, ptr %1174, i64 256
  %1319 = load i64, ptr %1318, align 8
  %1320 = add i64 %1319, 1
  store i64 %1320, ptr %1318, align 8
  %1321 = add nuw nsw i64 %1171, 1
  %1322 = load i64, ptr %7, align 8
  %1323 = icmp slt i64 %1321, %1322
  br i1 %1323, label %1170, label %1169, !llvm.loop !100

1324:                                             ; preds = %21, %17, %828, %507
  %1325 = phi i32 [ %510, %507 ], [ 1, %828 ], [ 0, %21 ], [ 1, %17 ]
  ret i32 %1325
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
  br i1 %22, label %10, label %15, !llvm.loop !101

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
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %13, ptr noundef %34) #19
  %35 = add nuw nsw i64 %24, 1
  %36 = load i64, ptr %6, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %23, label %16, !llvm.loop !102
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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %4) #20
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
  br i1 %49, label %50, label %32, !llvm.loop !103

50:                                               ; preds = %43, %23
  call fastcc void @count(ptr noundef %0, i64 noundef %1, ptr noundef nonnull %4, i32 noundef %24, i64 noundef %21) #19
  store i64 0, ptr %20, align 8
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %4) #20
  %51 = load i64, ptr %8, align 8
  br label %52

52:                                               ; preds = %17, %50
  %53 = phi i64 [ %18, %17 ], [ %51, %50 ]
  %54 = add nuw nsw i64 %19, 1
  %55 = icmp slt i64 %54, %53
  br i1 %55, label %17, label %16, !llvm.loop !104
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
  br i1 %47, label %38, label %48, !llvm.loop !105

48:                                               ; preds = %44, %38, %24
  %49 = add nuw nsw i64 %26, 1
  %50 = icmp eq i64 %49, %6
  br i1 %50, label %11, label %24, !llvm.loop !106

51:                                               ; preds = %248, %54
  %52 = phi i64 [ %55, %54 ], [ %249, %248 ]
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %252, !llvm.loop !107

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
  br i1 %100, label %131, label %90, !llvm.loop !108

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
  br i1 %174, label %175, label %169, !llvm.loop !109

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
  br i1 %234, label %69, label %235, !llvm.loop !110

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
  br i1 %251, label %51, label %56, !llvm.loop !111

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
  br i1 %16, label %25, label %7, !llvm.loop !112

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
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %10) #20
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #20
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %12) #20
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
  br i1 %44, label %45, label %33, !llvm.loop !113

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
  br i1 %80, label %100, label %62, !llvm.loop !114

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
  br i1 %99, label %100, label %81, !llvm.loop !114

100:                                              ; preds = %77, %96, %61
  %101 = shl nuw nsw i32 %56, 1
  br label %102

102:                                              ; preds = %88, %55, %60, %100
  %103 = phi i32 [ %56, %60 ], [ %56, %55 ], [ %101, %100 ], [ %56, %88 ]
  %104 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %103) #19
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
  br i1 %122, label %110, label %123, !llvm.loop !115

123:                                              ; preds = %110
  %124 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %119, ptr %124, align 8
  br label %349

125:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %9) #20
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
  %154 = call fastcc i32 @distinct(ptr noundef nonnull %9, i32 noundef %153) #19
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
  br i1 %172, label %152, label %138, !llvm.loop !116

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
  br i1 %182, label %173, label %168, !llvm.loop !117

183:                                              ; preds = %183, %152
  %184 = phi i64 [ 0, %152 ], [ %199, %183 ]
  %185 = phi i64 [ 0, %152 ], [ %193, %183 ]
  %186 = phi i32 [ 0, %152 ], [ %201, %183 ]
  %187 = phi i32 [ 0, %152 ], [ %200, %183 ]
  %188 = and i32 %186, 31
  %189 = shl i32 %165, %188
  %190 = and i32 %189, %3
  %191 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %10, i32 noundef %190, i32 noundef %21, i32 noundef 2, ptr noundef nonnull %9) #19
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
  br i1 %202, label %183, label %203, !llvm.loop !118

203:                                              ; preds = %183
  store i64 %193, ptr %166, align 16
  store i64 %199, ptr %167, align 8
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %9) #20
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
  %214 = call fastcc i32 @blocks_touched(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef 5, ptr noundef nonnull %11) #19
  %215 = sext i32 %214 to i64
  store i64 %215, ptr %12, align 16
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #20
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
  br i1 %228, label %229, label %216, !llvm.loop !119

229:                                              ; preds = %216, %212
  %230 = phi i32 [ 0, %212 ], [ %223, %216 ]
  %231 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %230) #19
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
  br i1 %253, label %254, label %237, !llvm.loop !120

254:                                              ; preds = %246
  %255 = add i64 %251, 31
  %256 = sdiv i64 %255, 32
  br label %257

257:                                              ; preds = %254, %229
  %258 = phi i64 [ 0, %229 ], [ %256, %254 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #20
  %259 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %258, ptr %259, align 8
  %260 = getelementptr inbounds i8, ptr %15, i64 12
  %261 = load i32, ptr %260, align 4
  %262 = icmp eq i32 %261, 1
  br i1 %262, label %263, label %265

263:                                              ; preds = %257
  %264 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %213) #19
  br label %327

265:                                              ; preds = %257
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #20
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #20
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
  br i1 %290, label %296, label %283, !llvm.loop !121

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
  br i1 %311, label %266, label %272, !llvm.loop !122

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
  %322 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %10, i32 noundef %316, i32 noundef %21, i32 noundef %321) #19
  %323 = add i64 %322, %314
  %324 = add nuw nsw i64 %313, 1
  %325 = icmp eq i64 %324, 8
  br i1 %325, label %326, label %312, !llvm.loop !123

326:                                              ; preds = %320
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #20
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
  br i1 %346, label %334, label %347, !llvm.loop !115

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
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #20
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #20
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #20
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
  br i1 %369, label %359, label %360, !llvm.loop !124
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
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %5) #20
  %16 = and i32 %13, 31
  %17 = shl i32 %10, %16
  %18 = and i32 %17, %1
  %19 = call fastcc i32 @blocks_touched(ptr noundef %0, i32 noundef %18, i32 noundef %2, i32 noundef 2, ptr noundef nonnull %5) #19
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %6) #20
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
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #20
  %27 = add i32 %15, 1
  %28 = mul i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !125

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
  br i1 %41, label %23, label %30, !llvm.loop !126
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
  %24 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %23) #19
  ret i32 %24

25:                                               ; preds = %30, %11
  %26 = phi i32 [ %13, %11 ], [ %33, %30 ]
  %27 = add i32 %12, -1
  %28 = and i32 %27, %12
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %22, label %11, !llvm.loop !127

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
  br i1 %40, label %30, label %25, !llvm.loop !128
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
  br i1 %24, label %15, label %25, !llvm.loop !129

25:                                               ; preds = %15, %22
  %26 = phi i32 [ %16, %15 ], [ 0, %22 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr i64, ptr %0, i64 %27
  store i64 %13, ptr %28, align 8
  %29 = add nuw nsw i64 %11, 1
  %30 = icmp eq i64 %29, %5
  br i1 %30, label %6, label %10, !llvm.loop !130

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
  br i1 %55, label %31, label %33, !llvm.loop !131
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
  %22 = tail call fastcc float @half_to_float(i32 noundef %0) #19
  %23 = tail call fastcc float @half_to_float(i32 noundef %1) #19
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
  br i1 %35, label %42, label %13, !llvm.loop !132

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
define internal fastcc void @expect_written(ptr nocapture noundef readonly %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3) unnamed_addr #15 {
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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %57, i32 noundef %3, i32 noundef %4, i32 noundef %45, i64 noundef %6) #19
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
  tail call fastcc void @note_pair(ptr noundef nonnull %0, i32 noundef %21, ptr noundef %31, i64 noundef %30, i32 noundef %68, i32 noundef 1, i32 noundef 1, i32 noundef %45, i64 noundef %6) #19
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
  br i1 %98, label %100, label %88, !llvm.loop !133

99:                                               ; preds = %88
  tail call fastcc void @note_pair(ptr noundef %0, i32 noundef %71, ptr noundef nonnull %31, i64 noundef %30, i32 noundef %90, i32 noundef %3, i32 noundef %4, i32 noundef %26, i64 noundef %6) #19
  br label %104

100:                                              ; preds = %95, %76, %69
  %101 = add i32 %70, -1
  %102 = and i32 %101, %70
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %69, !llvm.loop !134

104:                                              ; preds = %100, %63, %99, %56, %48, %67, %66, %28
  %105 = add nuw nsw i64 %30, 1
  %106 = load i64, ptr %9, align 8
  %107 = icmp slt i64 %105, %106
  br i1 %107, label %28, label %27, !llvm.loop !135
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
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %10) #20
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
  call fastcc void @note_hazard(ptr noundef %66, ptr noundef nonnull %10) #19
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %10) #20
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @note_unwritten(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i64 noundef %2) unnamed_addr #3 {
  %4 = alloca %struct.Hazard, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr %struct.Granule, ptr %6, i64 %2
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %4) #20
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
  call fastcc void @note_hazard(ptr noundef %0, ptr noundef nonnull %4) #19
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %4) #20
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
  br i1 %40, label %19, label %28, !llvm.loop !136

41:                                               ; preds = %14, %19
  %42 = add nuw nsw i64 %15, 1
  %43 = icmp eq i64 %42, %4
  br i1 %43, label %11, label %14, !llvm.loop !137

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
  br i1 %56, label %48, label %44, !llvm.loop !138

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
  br i1 %74, label %57, label %58, !llvm.loop !139
}

; Function Attrs: mustprogress nofree nounwind optsize willreturn memory(argmem: read)
declare dso_local i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #17

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
attributes #15 = { mustprogress nofree norecurse nosync nounwind optsize willreturn memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #16 = { mustprogress nofree nounwind optsize willreturn memory(argmem: read) "no-builtin-bcmp" }
attributes #17 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #19 = { optsize "no-builtin-bcmp" }
attributes #20 = { nounwind }
attributes #21 = { nounwind optsize "no-builtin-bcmp" }
attributes #22 = { nounwind optsize willreturn memory(read) "no-builtin-bcmp" }


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
