; Written by tools/build_runtime.py from runtime.c; do not edit.
; source eadcace170b400e8a12a32f2be18c2883a8f5128ae7ea30f180107c6ead86773

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
  %8 = getelementptr inbounds %struct.Slot, ptr %7, i64 %2
  %9 = tail call fastcc ptr @find_pattern(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  %10 = icmp eq ptr %9, null
  br i1 %10, label %52, label %11

11:                                               ; preds = %4
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %13
  %15 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %5) #16
  %16 = getelementptr inbounds i8, ptr %9, i64 272
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds i8, ptr %9, i64 280
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %19, %17
  %21 = icmp slt i64 %20, 0
  br i1 %21, label %50, label %22

22:                                               ; preds = %11
  %23 = add i64 %17, %15
  %24 = call fastcc i32 @find_buffer(ptr noundef nonnull %0, ptr noundef %8, i64 noundef %23, i64 noundef %20, ptr noundef nonnull %5) #15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %50, label %26

26:                                               ; preds = %22
  %27 = load i64, ptr %5, align 8
  %28 = load i64, ptr %16, align 8
  %29 = sub nsw i64 %27, %28
  %30 = sub nsw i64 0, %29
  %31 = getelementptr inbounds i8, ptr %8, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = add nsw i32 %32, -1
  %34 = sext i32 %33 to i64
  %35 = and i64 %34, %30
  %36 = add nsw i64 %35, %29
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
  %47 = getelementptr inbounds i8, ptr %1, i64 1936
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds ptr, ptr %48, i64 %2
  store ptr %9, ptr %49, align 8
  br label %50

50:                                               ; preds = %11, %22, %26
  %51 = phi ptr [ %9, %26 ], [ null, %22 ], [ null, %11 ]
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %5) #16
  br label %52

52:                                               ; preds = %4, %50
  %53 = phi ptr [ %51, %50 ], [ null, %4 ]
  ret ptr %53
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: write)
define internal fastcc ptr @find_pattern(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca [32 x i64], align 16
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Slot, ptr %7, i64 %2
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %5) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %5, i8 0, i64 256, i1 false)
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %8, i64 4
  %14 = load i32, ptr %13, align 4
  %15 = add nsw i32 %14, -1
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
  %29 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sub nsw i64 %30, %12
  %32 = shl i64 %31, 32
  %33 = ashr exact i64 %32, 32
  %34 = select i1 %21, i64 %31, i64 %33
  %35 = and i64 %34, %16
  %36 = or i64 %35, %25
  %37 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %28
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
  br i1 %47, label %48, label %191

48:                                               ; preds = %43
  %49 = getelementptr inbounds i8, ptr %0, i64 176
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %8, i64 48
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  %54 = getelementptr inbounds i8, ptr %1, i64 1952
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %0, i64 184
  %57 = load i64, ptr %56, align 8
  %58 = srem i64 %55, %57
  %59 = icmp sgt i64 %57, 0
  tail call void @llvm.assume(i1 %59)
  %60 = getelementptr inbounds i8, ptr %8, i64 40
  %61 = load i64, ptr %60, align 8
  %62 = mul nsw i64 %61, %58
  %63 = getelementptr inbounds i8, ptr %53, i64 %62
  %64 = getelementptr inbounds i8, ptr %63, i64 296
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %114, label %67

67:                                               ; preds = %48, %98
  %68 = phi i1 [ %106, %98 ], [ %66, %48 ]
  %69 = phi ptr [ %103, %98 ], [ %63, %48 ]
  %70 = phi i64 [ %99, %98 ], [ 0, %48 ]
  %71 = getelementptr inbounds i8, ptr %69, i64 288
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, %3
  br i1 %73, label %74, label %107

74:                                               ; preds = %67
  %75 = load i32, ptr %8, align 8
  %76 = icmp eq i32 %75, 0
  br label %78

77:                                               ; preds = %87
  br i1 %91, label %191, label %95

78:                                               ; preds = %74, %87
  %79 = phi i64 [ 0, %74 ], [ %92, %87 ]
  br i1 %76, label %80, label %83

80:                                               ; preds = %78
  %81 = getelementptr inbounds [32 x i64], ptr %69, i64 0, i64 %79
  %82 = load i64, ptr %81, align 8
  br label %87

83:                                               ; preds = %78
  %84 = getelementptr inbounds i32, ptr %69, i64 %79
  %85 = load i32, ptr %84, align 4
  %86 = sext i32 %85 to i64
  br label %87

87:                                               ; preds = %80, %83
  %88 = phi i64 [ %82, %80 ], [ %86, %83 ]
  %89 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %79
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %88, %90
  %92 = add nuw nsw i64 %79, 1
  %93 = icmp ult i64 %79, 31
  %94 = select i1 %93, i1 %91, i1 false
  br i1 %94, label %78, label %77, !llvm.loop !3

95:                                               ; preds = %77
  %96 = add nuw nsw i64 %70, 1
  %97 = icmp eq i64 %96, %57
  br i1 %97, label %110, label %98

98:                                               ; preds = %95, %107
  %99 = phi i64 [ %96, %95 ], [ %108, %107 ]
  %100 = add nsw i64 %99, %58
  %101 = srem i64 %100, %57
  %102 = mul nsw i64 %61, %101
  %103 = getelementptr inbounds i8, ptr %53, i64 %102
  %104 = getelementptr inbounds i8, ptr %103, i64 296
  %105 = load i64, ptr %104, align 8
  %106 = icmp eq i64 %105, 0
  br i1 %106, label %114, label %67, !llvm.loop !4

107:                                              ; preds = %67
  %108 = add nuw nsw i64 %70, 1
  %109 = icmp eq i64 %108, %57
  br i1 %109, label %111, label %98

110:                                              ; preds = %95
  br i1 %68, label %114, label %111

111:                                              ; preds = %107, %110
  %112 = mul nsw i64 %61, %58
  %113 = getelementptr inbounds i8, ptr %53, i64 %112
  br label %114

114:                                              ; preds = %98, %48, %111, %110
  %115 = phi ptr [ %113, %111 ], [ %69, %110 ], [ %63, %48 ], [ %103, %98 ]
  tail call fastcc void @flush(ptr noundef %0, i64 noundef %2, ptr noundef %115) #15
  %116 = getelementptr inbounds i8, ptr %115, i64 296
  store i64 1, ptr %116, align 8
  %117 = getelementptr inbounds i8, ptr %115, i64 288
  store i32 %3, ptr %117, align 8
  %118 = getelementptr inbounds i8, ptr %115, i64 272
  store i64 %46, ptr %118, align 8
  %119 = load i32, ptr %13, align 4
  %120 = sext i32 %119 to i64
  %121 = add nsw i64 %44, %120
  %122 = getelementptr inbounds i8, ptr %115, i64 280
  store i64 %121, ptr %122, align 8
  %123 = load i32, ptr %8, align 8
  %124 = icmp eq i32 %123, 2
  %125 = or i1 %124, %18
  %126 = xor i1 %124, true
  %127 = zext i1 %126 to i32
  br i1 %125, label %174, label %128

128:                                              ; preds = %114
  %129 = load i32, ptr %13, align 4
  %130 = sext i32 %129 to i64
  br label %131

131:                                              ; preds = %131, %128
  %132 = phi i32 [ %3, %128 ], [ %160, %131 ]
  %133 = phi i32 [ 1, %128 ], [ %158, %131 ]
  %134 = phi i32 [ 1, %128 ], [ %153, %131 ]
  %135 = phi i32 [ 1, %128 ], [ %151, %131 ]
  %136 = phi i32 [ 1, %128 ], [ %147, %131 ]
  %137 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %132, i1 true)
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds i64, ptr %5, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = and i32 %137, 16
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds i64, ptr %5, i64 %142
  %144 = load i64, ptr %143, align 16
  %145 = sub nsw i64 %140, %144
  %146 = icmp eq i64 %140, 0
  %147 = select i1 %146, i32 %136, i32 0
  %148 = sub nsw i64 %138, %10
  %149 = mul nsw i64 %148, %130
  %150 = icmp eq i64 %140, %149
  %151 = select i1 %150, i32 %135, i32 0
  %152 = icmp eq i64 %140, %144
  %153 = select i1 %152, i32 %134, i32 0
  %154 = and i32 %137, 15
  %155 = zext nneg i32 %154 to i64
  %156 = mul nsw i64 %155, %130
  %157 = icmp eq i64 %145, %156
  %158 = select i1 %157, i32 %133, i32 0
  %159 = add i32 %132, -1
  %160 = and i32 %159, %132
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %131, !llvm.loop !5

162:                                              ; preds = %131
  %163 = icmp ne i32 %147, 0
  %164 = icmp ne i32 %151, 0
  %165 = select i1 %163, i1 true, i1 %164
  %166 = select i1 %163, i32 1, i32 2
  br i1 %165, label %174, label %167

167:                                              ; preds = %162
  %168 = icmp eq i32 %153, 0
  %169 = icmp eq i32 %158, 0
  %170 = select i1 %169, i32 0, i32 4
  %171 = select i1 %168, i32 %170, i32 3
  %172 = icmp eq i32 %3, -1
  %173 = select i1 %172, i32 %171, i32 0
  br label %174

174:                                              ; preds = %114, %167, %162
  %175 = phi i32 [ %127, %114 ], [ %166, %162 ], [ %173, %167 ]
  %176 = getelementptr inbounds i8, ptr %115, i64 292
  store i32 %175, ptr %176, align 4
  br label %177

177:                                              ; preds = %174, %188
  %178 = phi i64 [ 0, %174 ], [ %189, %188 ]
  %179 = load i32, ptr %8, align 8
  %180 = icmp eq i32 %179, 0
  %181 = getelementptr inbounds [32 x i64], ptr %5, i64 0, i64 %178
  %182 = load i64, ptr %181, align 8
  br i1 %180, label %183, label %185

183:                                              ; preds = %177
  %184 = getelementptr inbounds [32 x i64], ptr %115, i64 0, i64 %178
  store i64 %182, ptr %184, align 8
  br label %188

185:                                              ; preds = %177
  %186 = trunc i64 %182 to i32
  %187 = getelementptr inbounds i32, ptr %115, i64 %178
  store i32 %186, ptr %187, align 4
  br label %188

188:                                              ; preds = %183, %185
  %189 = add nuw nsw i64 %178, 1
  %190 = icmp eq i64 %189, 32
  br i1 %190, label %191, label %177, !llvm.loop !6

191:                                              ; preds = %77, %188, %43
  %192 = phi ptr [ null, %43 ], [ %115, %188 ], [ %69, %77 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %5) #16
  ret ptr %192
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
  %23 = add nsw i64 %3, %2
  %24 = icmp sle i64 %23, %20
  %25 = select i1 %22, i1 %24, i1 false
  br label %42

26:                                               ; preds = %12, %38
  %27 = phi i64 [ 0, %12 ], [ %39, %38 ]
  %28 = load ptr, ptr %13, align 8
  %29 = getelementptr inbounds %struct.Buffer, ptr %28, i64 %27
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %29, i64 16, i1 false)
  %30 = load i64, ptr %4, align 8
  %31 = icmp sgt i64 %30, %2
  br i1 %31, label %38, label %32

32:                                               ; preds = %26
  %33 = load i64, ptr %14, align 8
  %34 = icmp sgt i64 %33, %2
  br i1 %34, label %35, label %38

35:                                               ; preds = %32
  %36 = sub nsw i64 %33, %2
  %37 = icmp sge i64 %36, %3
  br label %42

38:                                               ; preds = %26, %32
  %39 = add nuw nsw i64 %27, 1
  %40 = load i64, ptr %9, align 8
  %41 = icmp slt i64 %39, %40
  br i1 %41, label %26, label %42, !llvm.loop !7

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
  %7 = getelementptr inbounds %struct.Slot, ptr %6, i64 %2
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
  br i1 %29, label %25, label %16, !llvm.loop !8

30:                                               ; preds = %22, %45
  %31 = phi i64 [ 0, %22 ], [ %47, %45 ]
  %32 = phi i64 [ 0, %22 ], [ %46, %45 ]
  %33 = shl nsw i64 %32, 5
  %34 = or disjoint i64 %33, %23
  %35 = mul nsw i64 %34, %10
  %36 = getelementptr inbounds i8, ptr %14, i64 %35
  %37 = load i32, ptr %15, align 4
  %38 = icmp eq i32 %37, 1
  br i1 %24, label %39, label %41

39:                                               ; preds = %30
  br i1 %38, label %45, label %40

40:                                               ; preds = %39
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %36, i8 0, i64 %10, i1 false)
  br label %45

41:                                               ; preds = %30
  %42 = getelementptr inbounds i8, ptr %19, i64 %31
  br i1 %38, label %43, label %44

43:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef nonnull %42, ptr noundef nonnull %36, i64 noundef %10) #15
  br label %45

44:                                               ; preds = %41
  tail call fastcc void @copy(ptr noundef nonnull %36, ptr noundef nonnull %42, i64 noundef %10) #15
  br label %45

45:                                               ; preds = %43, %44, %39, %40
  %46 = add nuw nsw i64 %32, 1
  %47 = mul nsw i64 %46, %10
  %48 = load i32, ptr %13, align 4
  %49 = sext i32 %48 to i64
  %50 = icmp slt i64 %47, %49
  br i1 %50, label %30, label %26, !llvm.loop !9

51:                                               ; preds = %4, %25
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc ptr @lane_memory(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, i64 noundef %2, i32 noundef %3) unnamed_addr #3 {
  %5 = alloca %struct.Buffer, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 160
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds %struct.Slot, ptr %7, i64 %2
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %9
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
  %20 = getelementptr inbounds %struct.Fault, ptr %19, i64 %2
  tail call fastcc void @record(ptr noundef %20, ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %3) #15
  br label %48

21:                                               ; preds = %4
  %22 = load i32, ptr %12, align 4
  %23 = add nsw i32 %22, -1
  %24 = sext i32 %23 to i64
  %25 = and i64 %11, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %31, label %27

27:                                               ; preds = %21
  %28 = getelementptr inbounds i8, ptr %0, i64 208
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds %struct.Fault, ptr %29, i64 %2
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
  %43 = mul nsw i64 %42, %9
  %44 = getelementptr inbounds i8, ptr %40, i64 %43
  br label %45

45:                                               ; preds = %38, %35
  %46 = phi ptr [ %37, %35 ], [ %44, %38 ]
  %47 = getelementptr inbounds i8, ptr %46, i64 %11
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
  %14 = getelementptr inbounds i8, ptr %1, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = getelementptr inbounds i8, ptr %0, i64 %13
  store i8 %15, ptr %16, align 1
  %17 = add nuw nsw i64 %13, 1
  %18 = icmp eq i64 %17, %2
  br i1 %18, label %28, label %12, !llvm.loop !10

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
  %7 = getelementptr inbounds %struct.Slot, ptr %6, i64 %2
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
  %17 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds i8, ptr %12, i64 320
  %20 = getelementptr inbounds i8, ptr %7, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = sext i32 %21 to i64
  %23 = sdiv i64 %18, %22
  %24 = getelementptr inbounds i8, ptr %7, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = add nsw i64 %25, -1
  %27 = and i64 %26, %23
  %28 = getelementptr inbounds [0 x i64], ptr %19, i64 0, i64 %27
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
  %12 = getelementptr inbounds %struct.Slot, ptr %11, i64 %2
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
  %31 = getelementptr inbounds [32 x i64], ptr %1, i64 0, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, %21
  %34 = icmp ne i64 %33, 0
  %35 = load i32, ptr %22, align 4
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %41

37:                                               ; preds = %26
  %38 = mul nsw i64 %30, %15
  %39 = getelementptr inbounds i8, ptr %25, i64 %38
  br label %45

40:                                               ; preds = %41
  tail call fastcc void @count_here(ptr noundef %0, ptr noundef %1, i64 noundef %2, i32 noundef %3) #15
  br label %103

41:                                               ; preds = %96, %26
  %42 = add i32 %27, -1
  %43 = and i32 %42, %27
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %40, label %26, !llvm.loop !11

45:                                               ; preds = %37, %96
  %46 = phi ptr [ %29, %37 ], [ %97, %96 ]
  %47 = phi i64 [ 0, %37 ], [ %98, %96 ]
  %48 = shl nsw i64 %47, 5
  %49 = or disjoint i64 %48, %30
  %50 = mul nsw i64 %49, %15
  %51 = getelementptr inbounds i8, ptr %23, i64 %50
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %7)
  store i64 0, ptr %7, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %8)
  store i64 0, ptr %8, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %9)
  store i64 0, ptr %9, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %7, ptr nonnull align 1 %51, i64 %15, i1 false)
  br i1 %24, label %52, label %53

52:                                               ; preds = %45
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr nonnull align 1 %39, i64 %15, i1 false)
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
  br i1 %65, label %67, label %59, !llvm.loop !12

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
  br i1 %78, label %80, label %70, !llvm.loop !13

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
  br i1 %91, label %93, label %83, !llvm.loop !14

93:                                               ; preds = %83
  store i64 %85, ptr %9, align 8
  br label %94

94:                                               ; preds = %80, %93, %67
  %95 = getelementptr inbounds i8, ptr %46, i64 %15
  br label %96

96:                                               ; preds = %94, %53
  %97 = phi ptr [ %46, %53 ], [ %95, %94 ]
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %51, ptr nonnull align 8 %9, i64 %15, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %8)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %7)
  %98 = add nuw nsw i64 %47, 1
  %99 = mul nsw i64 %98, %15
  %100 = load i32, ptr %22, align 4
  %101 = sext i32 %100 to i64
  %102 = icmp slt i64 %99, %101
  br i1 %102, label %45, label %41, !llvm.loop !15

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
  %9 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = add nsw i64 %10, 32
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
  %8 = getelementptr inbounds i8, ptr %0, i64 572
  %9 = getelementptr inbounds i8, ptr %0, i64 560
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = getelementptr inbounds i8, ptr %0, i64 288
  %13 = getelementptr inbounds i8, ptr %0, i64 88
  %14 = getelementptr inbounds i8, ptr %0, i64 80
  %15 = getelementptr inbounds i8, ptr %0, i64 96
  %16 = getelementptr inbounds i8, ptr %0, i64 120
  %17 = getelementptr inbounds i8, ptr %0, i64 40
  %18 = getelementptr inbounds i8, ptr %0, i64 104
  %19 = getelementptr inbounds i8, ptr %0, i64 264
  %20 = getelementptr inbounds i8, ptr %0, i64 128
  %21 = getelementptr inbounds i8, ptr %0, i64 152
  %22 = getelementptr inbounds i8, ptr %0, i64 144
  %23 = getelementptr inbounds i8, ptr %0, i64 136
  %24 = getelementptr inbounds i8, ptr %0, i64 64
  %25 = getelementptr inbounds i8, ptr %0, i64 112
  %26 = getelementptr inbounds i8, ptr %0, i64 512
  %27 = getelementptr inbounds i8, ptr %0, i64 520
  %28 = getelementptr inbounds i8, ptr %0, i64 528
  %29 = getelementptr inbounds i8, ptr %0, i64 536
  %30 = getelementptr inbounds i8, ptr %0, i64 544
  %31 = getelementptr inbounds i8, ptr %0, i64 552
  %32 = getelementptr inbounds i8, ptr %0, i64 464
  %33 = getelementptr inbounds i8, ptr %0, i64 472
  %34 = getelementptr inbounds i8, ptr %0, i64 480
  %35 = getelementptr inbounds i8, ptr %0, i64 488
  %36 = getelementptr inbounds i8, ptr %0, i64 496
  %37 = getelementptr inbounds i8, ptr %0, i64 504
  %38 = getelementptr inbounds i8, ptr %0, i64 416
  %39 = getelementptr inbounds i8, ptr %0, i64 424
  %40 = getelementptr inbounds i8, ptr %0, i64 432
  %41 = getelementptr inbounds i8, ptr %0, i64 440
  %42 = getelementptr inbounds i8, ptr %0, i64 448
  %43 = getelementptr inbounds i8, ptr %0, i64 456
  %44 = getelementptr inbounds i8, ptr %0, i64 256
  %45 = load i64, ptr %3, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %49, label %47

47:                                               ; preds = %1
  %48 = load i64, ptr %13, align 8
  br label %131

49:                                               ; preds = %716, %1
  %50 = load ptr, ptr %4, align 8
  %51 = load atomic i32, ptr %50 monotonic, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %719

53:                                               ; preds = %49
  %54 = load ptr, ptr %5, align 8
  %55 = atomicrmw add ptr %54, i64 1 monotonic, align 8
  %56 = load i64, ptr %6, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %58, label %719

58:                                               ; preds = %53
  store i64 %55, ptr %7, align 8
  store i64 1, ptr %3, align 8
  br label %85

59:                                               ; preds = %85
  %60 = load ptr, ptr %10, align 8
  %61 = load i64, ptr %11, align 8
  %62 = icmp slt i64 %61, 4
  br i1 %62, label %63, label %66

63:                                               ; preds = %66, %59
  %64 = and i64 %61, -4
  %65 = icmp eq i64 %64, %61
  br i1 %65, label %82, label %72

66:                                               ; preds = %59, %66
  %67 = phi i64 [ %70, %66 ], [ 4, %59 ]
  %68 = phi i64 [ %67, %66 ], [ 0, %59 ]
  %69 = getelementptr inbounds i8, ptr %60, i64 %68
  store i32 2146926583, ptr %69, align 1
  %70 = add nuw nsw i64 %67, 4
  %71 = icmp sgt i64 %70, %61
  br i1 %71, label %63, label %66, !llvm.loop !16

72:                                               ; preds = %63, %72
  %73 = phi i64 [ %80, %72 ], [ %64, %63 ]
  %74 = trunc i64 %73 to i32
  %75 = shl i32 %74, 3
  %76 = and i32 %75, 24
  %77 = lshr i32 2146926583, %76
  %78 = trunc i32 %77 to i8
  %79 = getelementptr inbounds i8, ptr %60, i64 %73
  store i8 %78, ptr %79, align 1
  %80 = add nsw i64 %73, 1
  %81 = icmp slt i64 %80, %61
  br i1 %81, label %72, label %82, !llvm.loop !17

82:                                               ; preds = %72, %63
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %12, i8 0, i64 128, i1 false)
  %83 = load i64, ptr %13, align 8
  %84 = icmp sgt i64 %83, 0
  br i1 %84, label %97, label %131

85:                                               ; preds = %85, %58
  %86 = phi i64 [ 0, %58 ], [ %95, %85 ]
  %87 = phi i64 [ %55, %58 ], [ %94, %85 ]
  %88 = getelementptr inbounds [3 x i32], ptr %8, i64 0, i64 %86
  %89 = load i32, ptr %88, align 4
  %90 = sext i32 %89 to i64
  %91 = srem i64 %87, %90
  %92 = trunc nsw i64 %91 to i32
  %93 = getelementptr inbounds [3 x i32], ptr %9, i64 0, i64 %86
  store i32 %92, ptr %93, align 4
  %94 = sdiv i64 %87, %90
  %95 = add nuw nsw i64 %86, 1
  %96 = icmp eq i64 %95, 3
  br i1 %96, label %59, label %85, !llvm.loop !18

97:                                               ; preds = %82, %127
  %98 = phi i64 [ %128, %127 ], [ 0, %82 ]
  %99 = load ptr, ptr %14, align 8
  %100 = getelementptr inbounds %struct.Warp, ptr %99, i64 %98
  %101 = load i64, ptr %15, align 8
  %102 = shl nsw i64 %98, 5
  %103 = sub nsw i64 %101, %102
  %104 = getelementptr inbounds i8, ptr %100, i64 1960
  store i64 0, ptr %104, align 8
  %105 = icmp sgt i64 %103, 31
  %106 = trunc i64 %103 to i32
  %107 = shl nsw i32 -1, %106
  %108 = xor i32 %107, -1
  %109 = select i1 %105, i32 -1, i32 %108
  %110 = getelementptr inbounds i8, ptr %100, i64 1968
  store i32 %109, ptr %110, align 8
  %111 = getelementptr inbounds i8, ptr %100, i64 1972
  %112 = getelementptr inbounds i8, ptr %100, i64 1944
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %111, i8 0, i64 16, i1 false)
  %113 = load ptr, ptr %112, align 8
  %114 = load i64, ptr %16, align 8
  %115 = shl i64 %114, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %113, i8 0, i64 %115, i1 false)
  %116 = getelementptr inbounds i8, ptr %100, i64 1928
  %117 = load ptr, ptr %116, align 8
  %118 = load i64, ptr %17, align 8
  %119 = shl nsw i64 %118, 5
  %120 = icmp slt i64 %118, 1
  br i1 %120, label %127, label %121

121:                                              ; preds = %97, %121
  %122 = phi i64 [ %125, %121 ], [ 4, %97 ]
  %123 = phi i64 [ %122, %121 ], [ 0, %97 ]
  %124 = getelementptr inbounds i8, ptr %117, i64 %123
  store i32 2146926583, ptr %124, align 1
  %125 = add nuw nsw i64 %122, 4
  %126 = icmp sgt i64 %125, %119
  br i1 %126, label %127, label %121, !llvm.loop !16

127:                                              ; preds = %121, %97
  %128 = add nuw nsw i64 %98, 1
  %129 = load i64, ptr %13, align 8
  %130 = icmp slt i64 %128, %129
  br i1 %130, label %97, label %131, !llvm.loop !19

131:                                              ; preds = %127, %47, %82
  %132 = phi i64 [ %83, %82 ], [ %48, %47 ], [ %129, %127 ]
  br label %133

133:                                              ; preds = %131, %598
  %134 = phi i64 [ %591, %598 ], [ %132, %131 ]
  %135 = phi i64 [ %593, %598 ], [ %132, %131 ]
  %136 = icmp sgt i64 %135, 0
  br i1 %136, label %137, label %716

137:                                              ; preds = %133, %370
  %138 = phi i64 [ %371, %370 ], [ %134, %133 ]
  %139 = phi i32 [ %375, %370 ], [ 0, %133 ]
  %140 = phi i64 [ %379, %370 ], [ 0, %133 ]
  %141 = phi i32 [ %378, %370 ], [ 0, %133 ]
  %142 = load ptr, ptr %14, align 8
  %143 = getelementptr inbounds %struct.Warp, ptr %142, i64 %140
  %144 = getelementptr inbounds i8, ptr %143, i64 1972
  %145 = load i32, ptr %144, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %370

147:                                              ; preds = %137
  %148 = getelementptr inbounds i8, ptr %143, i64 1960
  %149 = getelementptr inbounds i8, ptr %143, i64 1920
  %150 = getelementptr inbounds i8, ptr %143, i64 1968
  %151 = getelementptr inbounds i8, ptr %143, i64 1976
  %152 = getelementptr inbounds i8, ptr %143, i64 1944
  %153 = getelementptr inbounds i8, ptr %143, i64 1980
  br label %154

154:                                              ; preds = %349, %147
  %155 = phi i64 [ 0, %147 ], [ %350, %349 ]
  %156 = load i64, ptr %148, align 8
  %157 = icmp sgt i64 %156, -1
  br i1 %157, label %158, label %193

158:                                              ; preds = %154
  %159 = load ptr, ptr %18, align 8
  %160 = load ptr, ptr %149, align 8
  %161 = load i32, ptr %150, align 8
  %162 = tail call i64 %159(ptr noundef %160, ptr noundef %0, ptr noundef nonnull %143, i64 noundef %156, i32 noundef %161) #17
  %163 = trunc i64 %162 to i8
  switch i8 %163, label %186 [
    i8 0, label %367
    i8 1, label %164
    i8 3, label %167
    i8 4, label %170
  ]

164:                                              ; preds = %158
  %165 = getelementptr inbounds i8, ptr %143, i64 2000
  %166 = load i64, ptr %165, align 8
  store i64 %166, ptr %148, align 8
  br label %367

167:                                              ; preds = %158
  %168 = getelementptr inbounds i8, ptr %0, i64 272
  %169 = ashr i64 %162, 8
  store i64 %169, ptr %168, align 8
  br label %719

170:                                              ; preds = %158
  %171 = load i32, ptr %150, align 8
  %172 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = ashr i64 %162, 8
  %174 = load i64, ptr %26, align 8
  %175 = icmp eq i64 %174, 0
  %176 = load i64, ptr %7, align 8
  br i1 %175, label %180, label %177

177:                                              ; preds = %170
  %178 = load i64, ptr %27, align 8
  %179 = icmp slt i64 %176, %178
  br i1 %179, label %180, label %712

180:                                              ; preds = %177, %170
  store i64 %176, ptr %27, align 8
  %181 = getelementptr inbounds i8, ptr %143, i64 1952
  %182 = load i64, ptr %181, align 8
  %183 = shl nsw i64 %182, 5
  %184 = zext nneg i32 %172 to i64
  %185 = or disjoint i64 %183, %184
  store i64 %185, ptr %28, align 8
  store i64 %173, ptr %29, align 8
  store i64 -1, ptr %30, align 8
  store i64 0, ptr %31, align 8
  br label %712

186:                                              ; preds = %158
  store i64 -1, ptr %148, align 8
  %187 = load i32, ptr %151, align 8
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %192

189:                                              ; preds = %186
  %190 = load i64, ptr %19, align 8
  %191 = add nsw i64 %190, 1
  store i64 %191, ptr %19, align 8
  br label %192

192:                                              ; preds = %189, %186
  store i32 1, ptr %151, align 8
  br label %193

193:                                              ; preds = %192, %154
  %194 = add i64 %155, 1
  %195 = load i64, ptr %16, align 8
  %196 = and i64 %155, 65535
  %197 = icmp eq i64 %196, 65535
  br i1 %197, label %202, label %198

198:                                              ; preds = %193
  %199 = icmp sgt i64 %195, 0
  br i1 %199, label %200, label %219

200:                                              ; preds = %198
  %201 = load ptr, ptr %152, align 8
  br label %211

202:                                              ; preds = %193, %205
  %203 = phi i64 [ %206, %205 ], [ %195, %193 ]
  %204 = icmp slt i64 %203, 1
  br i1 %204, label %219, label %205

205:                                              ; preds = %202
  %206 = add nsw i64 %203, -1
  %207 = load ptr, ptr %152, align 8
  %208 = getelementptr inbounds i32, ptr %207, i64 %206
  %209 = load i32, ptr %208, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %202, label %223, !llvm.loop !20

211:                                              ; preds = %216, %200
  %212 = phi i64 [ 0, %200 ], [ %217, %216 ]
  %213 = getelementptr inbounds i32, ptr %201, i64 %212
  %214 = load i32, ptr %213, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %223

216:                                              ; preds = %211
  %217 = add nuw nsw i64 %212, 1
  %218 = icmp eq i64 %217, %195
  br i1 %218, label %219, label %211, !llvm.loop !21

219:                                              ; preds = %198, %216, %202
  %220 = load i32, ptr %150, align 8
  %221 = icmp eq i32 %220, 0
  %222 = select i1 %221, i32 2, i32 1
  br label %367

223:                                              ; preds = %211, %205
  %224 = phi i32 [ %209, %205 ], [ %214, %211 ]
  %225 = phi ptr [ %207, %205 ], [ %201, %211 ]
  %226 = phi i64 [ %206, %205 ], [ %212, %211 ]
  %227 = getelementptr inbounds i32, ptr %225, i64 %226
  %228 = load i32, ptr %150, align 8
  %229 = icmp eq i32 %224, %228
  br i1 %229, label %230, label %309

230:                                              ; preds = %223
  %231 = load ptr, ptr %20, align 8
  %232 = getelementptr inbounds i8, ptr %231, i64 %226
  %233 = load i8, ptr %232, align 1
  %234 = icmp eq i8 %233, 0
  br i1 %234, label %309, label %235

235:                                              ; preds = %230
  %236 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %224, i1 true)
  %237 = load ptr, ptr %21, align 8
  %238 = load ptr, ptr %22, align 8
  %239 = getelementptr inbounds i64, ptr %238, i64 %226
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds %struct.Uniform, ptr %237, i64 %240
  %242 = getelementptr i8, ptr %239, i64 8
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds %struct.Uniform, ptr %237, i64 %243
  %245 = icmp slt i64 %240, %243
  br i1 %245, label %246, label %306

246:                                              ; preds = %235
  %247 = load ptr, ptr %149, align 8
  %248 = zext nneg i32 %236 to i64
  br label %249

249:                                              ; preds = %277, %246
  %250 = phi ptr [ %241, %246 ], [ %278, %277 ]
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds i8, ptr %247, i64 %251
  %253 = getelementptr inbounds i8, ptr %250, i64 16
  %254 = load i64, ptr %253, align 8
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %259, label %256

256:                                              ; preds = %249
  %257 = mul nsw i64 %254, %248
  %258 = getelementptr inbounds i8, ptr %252, i64 %257
  br label %265

259:                                              ; preds = %249
  %260 = load i32, ptr %252, align 4
  %261 = and i32 %260, %224
  %262 = icmp eq i32 %261, 0
  %263 = icmp eq i32 %261, %224
  %264 = or i1 %262, %263
  br i1 %264, label %277, label %309

265:                                              ; preds = %273, %256
  %266 = phi i32 [ %224, %256 ], [ %275, %273 ]
  %267 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %266, i1 true)
  %268 = zext nneg i32 %267 to i64
  %269 = mul nsw i64 %254, %268
  %270 = getelementptr inbounds i8, ptr %252, i64 %269
  %271 = tail call i32 @memcmp(ptr noundef %270, ptr noundef %258, i64 noundef %254) #18
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %309

273:                                              ; preds = %265
  %274 = add i32 %266, -1
  %275 = and i32 %274, %266
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %265, !llvm.loop !22

277:                                              ; preds = %273, %259
  %278 = getelementptr inbounds i8, ptr %250, i64 24
  %279 = icmp ult ptr %278, %244
  br i1 %279, label %249, label %280, !llvm.loop !23

280:                                              ; preds = %277, %297
  %281 = phi ptr [ %302, %297 ], [ %241, %277 ]
  %282 = load ptr, ptr %149, align 8
  %283 = load i64, ptr %281, align 8
  %284 = getelementptr inbounds i8, ptr %282, i64 %283
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2)
  store i64 0, ptr %2, align 8
  %285 = getelementptr inbounds i8, ptr %281, i64 16
  %286 = load i64, ptr %285, align 8
  %287 = icmp eq i64 %286, 0
  br i1 %287, label %288, label %293

288:                                              ; preds = %280
  %289 = load i32, ptr %284, align 4
  %290 = lshr i32 %289, %236
  %291 = and i32 %290, 1
  %292 = zext nneg i32 %291 to i64
  br label %297

293:                                              ; preds = %280
  %294 = mul nsw i64 %286, %248
  %295 = getelementptr inbounds i8, ptr %284, i64 %294
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %2, ptr align 1 %295, i64 %286, i1 false)
  %296 = load i64, ptr %2, align 8
  br label %297

297:                                              ; preds = %293, %288
  %298 = phi i64 [ %296, %293 ], [ %292, %288 ]
  %299 = getelementptr inbounds i8, ptr %281, i64 8
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds i8, ptr %282, i64 %300
  store i64 %298, ptr %301, align 1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2)
  %302 = getelementptr inbounds i8, ptr %281, i64 24
  %303 = icmp ult ptr %302, %244
  br i1 %303, label %280, label %304, !llvm.loop !24

304:                                              ; preds = %297
  %305 = load ptr, ptr %152, align 8
  br label %306

306:                                              ; preds = %304, %235
  %307 = phi ptr [ %305, %304 ], [ %225, %235 ]
  %308 = getelementptr inbounds i32, ptr %307, i64 %226
  store i32 0, ptr %308, align 4
  store i64 %226, ptr %148, align 8
  br label %349

309:                                              ; preds = %259, %265, %230, %223
  %310 = load ptr, ptr %23, align 8
  %311 = getelementptr inbounds i8, ptr %310, i64 %226
  %312 = load i8, ptr %311, align 1
  %313 = icmp eq i8 %312, 0
  br i1 %313, label %332, label %314

314:                                              ; preds = %309
  %315 = load ptr, ptr %24, align 8
  %316 = shl nuw nsw i64 %226, 1
  %317 = getelementptr inbounds i64, ptr %315, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = add nsw i64 %318, 1
  store i64 %319, ptr %317, align 8
  %320 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %224)
  %321 = zext nneg i32 %320 to i64
  %322 = load ptr, ptr %24, align 8
  %323 = or disjoint i64 %316, 1
  %324 = getelementptr inbounds i64, ptr %322, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = add nsw i64 %325, %321
  store i64 %326, ptr %324, align 8
  %327 = xor i32 %224, -1
  %328 = load i32, ptr %150, align 8
  %329 = and i32 %328, %327
  store i32 %329, ptr %150, align 8
  %330 = load ptr, ptr %152, align 8
  %331 = getelementptr inbounds i32, ptr %330, i64 %226
  store i32 0, ptr %331, align 4
  br label %349

332:                                              ; preds = %309
  %333 = load ptr, ptr %4, align 8
  %334 = load atomic i32, ptr %333 monotonic, align 4
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %338, label %336

336:                                              ; preds = %332
  %337 = getelementptr inbounds i8, ptr %0, i64 272
  store i64 %226, ptr %337, align 8
  br label %719

338:                                              ; preds = %332
  %339 = load ptr, ptr %25, align 8
  %340 = getelementptr inbounds ptr, ptr %339, i64 %226
  %341 = load ptr, ptr %340, align 8
  %342 = icmp eq ptr %341, null
  br i1 %342, label %343, label %345

343:                                              ; preds = %338
  %344 = getelementptr inbounds i8, ptr %0, i64 280
  store i64 %226, ptr %344, align 8
  br label %719

345:                                              ; preds = %338
  store i32 0, ptr %227, align 4
  %346 = load ptr, ptr %149, align 8
  tail call void %341(ptr noundef %346, ptr noundef nonnull %0, ptr noundef %143, i32 noundef %224) #17
  %347 = load i32, ptr %153, align 4
  %348 = icmp slt i32 %347, 0
  br i1 %348, label %351, label %349

349:                                              ; preds = %345, %314, %306
  %350 = phi i64 [ 0, %306 ], [ %194, %314 ], [ %194, %345 ]
  br label %154

351:                                              ; preds = %345
  %352 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %224, i1 true)
  %353 = getelementptr inbounds i8, ptr %143, i64 2016
  %354 = load i64, ptr %353, align 8
  %355 = load i64, ptr %26, align 8
  %356 = icmp eq i64 %355, 0
  %357 = load i64, ptr %7, align 8
  br i1 %356, label %361, label %358

358:                                              ; preds = %351
  %359 = load i64, ptr %27, align 8
  %360 = icmp slt i64 %357, %359
  br i1 %360, label %361, label %712

361:                                              ; preds = %358, %351
  store i64 %357, ptr %27, align 8
  %362 = getelementptr inbounds i8, ptr %143, i64 1952
  %363 = load i64, ptr %362, align 8
  %364 = shl nsw i64 %363, 5
  %365 = zext nneg i32 %352 to i64
  %366 = or disjoint i64 %364, %365
  store i64 %366, ptr %28, align 8
  store i64 %354, ptr %29, align 8
  store i64 -1, ptr %30, align 8
  store i64 0, ptr %31, align 8
  br label %712

367:                                              ; preds = %158, %219, %164
  %368 = phi i32 [ %222, %219 ], [ 1, %164 ], [ 2, %158 ]
  store i32 %368, ptr %144, align 4
  %369 = load i64, ptr %13, align 8
  br label %370

370:                                              ; preds = %367, %137
  %371 = phi i64 [ %138, %137 ], [ %369, %367 ]
  %372 = phi i32 [ %145, %137 ], [ %368, %367 ]
  %373 = icmp ne i32 %372, 2
  %374 = zext i1 %373 to i32
  %375 = or i32 %139, %374
  %376 = getelementptr inbounds i8, ptr %143, i64 1980
  %377 = load i32, ptr %376, align 4
  %378 = or i32 %377, %141
  %379 = add nuw nsw i64 %140, 1
  %380 = icmp slt i64 %379, %371
  br i1 %380, label %137, label %381, !llvm.loop !25

381:                                              ; preds = %370
  %382 = icmp eq i32 %375, 0
  br i1 %382, label %716, label %383

383:                                              ; preds = %381
  %384 = icmp eq i32 %378, 0
  br i1 %384, label %385, label %600

385:                                              ; preds = %383, %590
  %386 = phi i64 [ %591, %590 ], [ %371, %383 ]
  %387 = phi i64 [ %592, %590 ], [ %371, %383 ]
  %388 = phi i64 [ %593, %590 ], [ %371, %383 ]
  %389 = phi i64 [ %596, %590 ], [ 0, %383 ]
  %390 = phi i32 [ %595, %590 ], [ 0, %383 ]
  %391 = icmp sgt i64 %388, 0
  br i1 %391, label %392, label %590

392:                                              ; preds = %385
  %393 = load ptr, ptr %14, align 8
  br label %397

394:                                              ; preds = %433
  %395 = icmp sgt i64 %434, 0
  %396 = icmp eq i64 %438, 0
  br i1 %396, label %590, label %441

397:                                              ; preds = %433, %392
  %398 = phi i64 [ 0, %392 ], [ %438, %433 ]
  %399 = phi i64 [ 0, %392 ], [ %439, %433 ]
  %400 = phi ptr [ null, %392 ], [ %437, %433 ]
  %401 = phi ptr [ null, %392 ], [ %436, %433 ]
  %402 = phi i64 [ 0, %392 ], [ %435, %433 ]
  %403 = phi i64 [ 0, %392 ], [ %434, %433 ]
  %404 = getelementptr inbounds %struct.Warp, ptr %393, i64 %399
  %405 = getelementptr inbounds i8, ptr %404, i64 1972
  %406 = load i32, ptr %405, align 4
  %407 = icmp eq i32 %406, 2
  br i1 %407, label %433, label %408

408:                                              ; preds = %397
  %409 = getelementptr inbounds i8, ptr %404, i64 1988
  %410 = load i32, ptr %409, align 4
  %411 = zext i32 %410 to i64
  %412 = icmp eq i64 %389, %411
  br i1 %412, label %413, label %417

413:                                              ; preds = %408
  %414 = getelementptr inbounds i8, ptr %404, i64 1980
  %415 = load i32, ptr %414, align 4
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %419, label %417

417:                                              ; preds = %413, %408
  %418 = add nsw i64 %403, 1
  br label %433

419:                                              ; preds = %413
  %420 = add nsw i64 %398, 1
  %421 = icmp eq ptr %401, null
  %422 = select i1 %421, ptr %404, ptr %401
  %423 = getelementptr inbounds i8, ptr %404, i64 2008
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds i8, ptr %422, i64 2008
  %426 = load i64, ptr %425, align 8
  %427 = icmp eq i64 %424, %426
  %428 = select i1 %427, ptr %400, ptr %404
  %429 = getelementptr inbounds i8, ptr %404, i64 1992
  %430 = load i32, ptr %429, align 8
  %431 = sext i32 %430 to i64
  %432 = tail call i64 @llvm.smax.i64(i64 %402, i64 %431)
  br label %433

433:                                              ; preds = %419, %417, %397
  %434 = phi i64 [ %418, %417 ], [ %403, %419 ], [ %403, %397 ]
  %435 = phi i64 [ %402, %417 ], [ %432, %419 ], [ %402, %397 ]
  %436 = phi ptr [ %401, %417 ], [ %422, %419 ], [ %401, %397 ]
  %437 = phi ptr [ %400, %417 ], [ %428, %419 ], [ %400, %397 ]
  %438 = phi i64 [ %398, %417 ], [ %420, %419 ], [ %398, %397 ]
  %439 = add nuw nsw i64 %399, 1
  %440 = icmp eq i64 %439, %388
  br i1 %440, label %394, label %397, !llvm.loop !26

441:                                              ; preds = %394
  %442 = icmp eq i64 %435, 0
  br i1 %442, label %449, label %443

443:                                              ; preds = %441
  %444 = shl nsw i64 %438, 5
  %445 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %389
  %446 = load i64, ptr %445, align 8
  %447 = add nsw i64 %446, %444
  %448 = icmp slt i64 %447, %435
  br i1 %448, label %590, label %450

449:                                              ; preds = %441
  br i1 %395, label %590, label %450

450:                                              ; preds = %449, %443
  %451 = icmp eq ptr %437, null
  br i1 %451, label %474, label %452

452:                                              ; preds = %450
  %453 = getelementptr inbounds i8, ptr %437, i64 1984
  %454 = load i32, ptr %453, align 8
  %455 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %454, i1 true)
  %456 = getelementptr inbounds i8, ptr %437, i64 2008
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds i8, ptr %436, i64 2008
  %459 = load i64, ptr %458, align 8
  %460 = load i64, ptr %32, align 8
  %461 = icmp eq i64 %460, 0
  %462 = load i64, ptr %7, align 8
  br i1 %461, label %466, label %463

463:                                              ; preds = %452
  %464 = load i64, ptr %33, align 8
  %465 = icmp slt i64 %462, %464
  br i1 %465, label %466, label %472

466:                                              ; preds = %463, %452
  store i64 %462, ptr %33, align 8
  %467 = getelementptr inbounds i8, ptr %437, i64 1952
  %468 = load i64, ptr %467, align 8
  %469 = shl nsw i64 %468, 5
  %470 = zext nneg i32 %455 to i64
  %471 = or disjoint i64 %469, %470
  store i64 %471, ptr %34, align 8
  store i64 %457, ptr %35, align 8
  store i64 %459, ptr %36, align 8
  store i64 0, ptr %37, align 8
  br label %472

472:                                              ; preds = %466, %463
  %473 = add nsw i64 %460, 1
  store i64 %473, ptr %32, align 8
  br label %474

474:                                              ; preds = %472, %450
  %475 = getelementptr inbounds i8, ptr %436, i64 1996
  %476 = load i32, ptr %475, align 4
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %543, label %485

478:                                              ; preds = %508
  %479 = icmp ne i32 %509, 0
  %480 = icmp eq i32 %476, 1
  %481 = icmp eq i32 %476, 2
  %482 = icmp sgt i32 %510, 0
  %483 = select i1 %481, i1 %479, i1 %482
  %484 = sext i1 %483 to i32
  br label %513

485:                                              ; preds = %474, %508
  %486 = phi i32 [ %510, %508 ], [ 0, %474 ]
  %487 = phi i32 [ %509, %508 ], [ 1, %474 ]
  %488 = phi i64 [ %511, %508 ], [ 0, %474 ]
  %489 = getelementptr inbounds %struct.Warp, ptr %393, i64 %488
  %490 = getelementptr inbounds i8, ptr %489, i64 1972
  %491 = load i32, ptr %490, align 4
  %492 = icmp eq i32 %491, 1
  br i1 %492, label %493, label %508

493:                                              ; preds = %485
  %494 = getelementptr inbounds i8, ptr %489, i64 1988
  %495 = load i32, ptr %494, align 4
  %496 = zext i32 %495 to i64
  %497 = icmp eq i64 %389, %496
  br i1 %497, label %498, label %508

498:                                              ; preds = %493
  %499 = getelementptr inbounds i8, ptr %489, i64 2032
  %500 = load i32, ptr %499, align 8
  %501 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %500)
  %502 = add nsw i32 %501, %486
  %503 = getelementptr inbounds i8, ptr %489, i64 1984
  %504 = load i32, ptr %503, align 8
  %505 = icmp eq i32 %500, %504
  %506 = and i32 %487, 1
  %507 = select i1 %505, i32 %506, i32 0
  br label %508

508:                                              ; preds = %498, %493, %485
  %509 = phi i32 [ %507, %498 ], [ %487, %493 ], [ %487, %485 ]
  %510 = phi i32 [ %502, %498 ], [ %486, %493 ], [ %486, %485 ]
  %511 = add nuw nsw i64 %488, 1
  %512 = icmp eq i64 %511, %388
  br i1 %512, label %478, label %485, !llvm.loop !27

513:                                              ; preds = %539, %478
  %514 = phi i64 [ 0, %478 ], [ %540, %539 ]
  %515 = load ptr, ptr %14, align 8
  %516 = getelementptr inbounds %struct.Warp, ptr %515, i64 %514
  %517 = getelementptr inbounds i8, ptr %516, i64 1972
  %518 = load i32, ptr %517, align 4
  %519 = icmp eq i32 %518, 1
  br i1 %519, label %520, label %539

520:                                              ; preds = %513
  %521 = getelementptr inbounds i8, ptr %516, i64 1988
  %522 = load i32, ptr %521, align 4
  %523 = zext i32 %522 to i64
  %524 = icmp eq i64 %389, %523
  br i1 %524, label %525, label %539

525:                                              ; preds = %520
  %526 = getelementptr inbounds i8, ptr %516, i64 2024
  %527 = load i64, ptr %526, align 8
  %528 = icmp slt i64 %527, 0
  br i1 %528, label %539, label %529

529:                                              ; preds = %525
  %530 = getelementptr inbounds i8, ptr %516, i64 1920
  %531 = load ptr, ptr %530, align 8
  %532 = getelementptr inbounds i8, ptr %531, i64 %527
  br i1 %480, label %533, label %538

533:                                              ; preds = %529, %533
  %534 = phi i64 [ %536, %533 ], [ 0, %529 ]
  %535 = getelementptr inbounds i32, ptr %532, i64 %534
  store i32 %510, ptr %535, align 4
  %536 = add nuw nsw i64 %534, 1
  %537 = icmp eq i64 %536, 32
  br i1 %537, label %539, label %533, !llvm.loop !28

538:                                              ; preds = %529
  store i32 %484, ptr %532, align 4
  br label %539

539:                                              ; preds = %533, %538, %525, %520, %513
  %540 = add nuw nsw i64 %514, 1
  %541 = load i64, ptr %13, align 8
  %542 = icmp slt i64 %540, %541
  br i1 %542, label %513, label %543, !llvm.loop !29

543:                                              ; preds = %539, %474
  %544 = phi i64 [ %386, %474 ], [ %541, %539 ]
  %545 = phi i64 [ %387, %474 ], [ %541, %539 ]
  %546 = getelementptr inbounds [16 x i64], ptr %12, i64 0, i64 %389
  store i64 0, ptr %546, align 8
  %547 = icmp sgt i64 %545, 0
  br i1 %547, label %548, label %590

548:                                              ; preds = %543, %583
  %549 = phi i64 [ %584, %583 ], [ %544, %543 ]
  %550 = phi i64 [ %585, %583 ], [ %545, %543 ]
  %551 = phi i64 [ %586, %583 ], [ %545, %543 ]
  %552 = phi i64 [ %587, %583 ], [ %545, %543 ]
  %553 = phi i64 [ %588, %583 ], [ 0, %543 ]
  %554 = load ptr, ptr %14, align 8
  %555 = getelementptr inbounds %struct.Warp, ptr %554, i64 %553
  %556 = getelementptr inbounds i8, ptr %555, i64 1972
  %557 = load i32, ptr %556, align 4
  %558 = icmp eq i32 %557, 1
  br i1 %558, label %559, label %583

559:                                              ; preds = %548
  %560 = getelementptr inbounds i8, ptr %555, i64 1988
  %561 = load i32, ptr %560, align 4
  %562 = zext i32 %561 to i64
  %563 = icmp eq i64 %389, %562
  br i1 %563, label %564, label %583

564:                                              ; preds = %559
  %565 = getelementptr inbounds i8, ptr %555, i64 1980
  %566 = load i32, ptr %565, align 4
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %583

568:                                              ; preds = %564
  store i32 0, ptr %556, align 4
  %569 = getelementptr inbounds i8, ptr %555, i64 1960
  %570 = load i64, ptr %569, align 8
  %571 = icmp slt i64 %570, 0
  br i1 %571, label %572, label %580

572:                                              ; preds = %568
  %573 = getelementptr inbounds i8, ptr %555, i64 1984
  %574 = load i32, ptr %573, align 8
  %575 = getelementptr inbounds i8, ptr %555, i64 1944
  %576 = load ptr, ptr %575, align 8
  %577 = getelementptr inbounds i8, ptr %555, i64 2000
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds i32, ptr %576, i64 %578
  store i32 %574, ptr %579, align 4
  br label %580

580:                                              ; preds = %572, %568
  %581 = getelementptr inbounds i8, ptr %555, i64 1984
  store i32 0, ptr %581, align 8
  %582 = load i64, ptr %13, align 8
  br label %583

583:                                              ; preds = %580, %564, %559, %548
  %584 = phi i64 [ %549, %548 ], [ %549, %559 ], [ %549, %564 ], [ %582, %580 ]
  %585 = phi i64 [ %550, %548 ], [ %550, %559 ], [ %550, %564 ], [ %582, %580 ]
  %586 = phi i64 [ %551, %548 ], [ %551, %559 ], [ %551, %564 ], [ %582, %580 ]
  %587 = phi i64 [ %552, %548 ], [ %552, %559 ], [ %552, %564 ], [ %582, %580 ]
  %588 = add nuw nsw i64 %553, 1
  %589 = icmp slt i64 %588, %587
  br i1 %589, label %548, label %590, !llvm.loop !30

590:                                              ; preds = %583, %543, %449, %443, %394, %385
  %591 = phi i64 [ %386, %394 ], [ %386, %449 ], [ %386, %443 ], [ %544, %543 ], [ %386, %385 ], [ %584, %583 ]
  %592 = phi i64 [ %387, %394 ], [ %387, %449 ], [ %387, %443 ], [ %545, %543 ], [ %387, %385 ], [ %585, %583 ]
  %593 = phi i64 [ %388, %394 ], [ %388, %449 ], [ %388, %443 ], [ %545, %543 ], [ %388, %385 ], [ %586, %583 ]
  %594 = phi i32 [ 0, %394 ], [ 0, %449 ], [ 0, %443 ], [ 1, %543 ], [ 0, %385 ], [ 1, %583 ]
  %595 = or i32 %594, %390
  %596 = add nuw nsw i64 %389, 1
  %597 = icmp eq i64 %596, 16
  br i1 %597, label %598, label %385, !llvm.loop !31

598:                                              ; preds = %590
  %599 = icmp eq i32 %595, 0
  br i1 %599, label %600, label %133

600:                                              ; preds = %598, %383
  %601 = phi i64 [ %371, %383 ], [ %592, %598 ]
  %602 = icmp sgt i64 %601, 0
  tail call void @llvm.assume(i1 %602)
  %603 = load ptr, ptr %14, align 8
  br label %606

604:                                              ; preds = %653
  %605 = icmp eq ptr %654, null
  br i1 %605, label %675, label %661

606:                                              ; preds = %653, %600
  %607 = phi ptr [ null, %600 ], [ %658, %653 ]
  %608 = phi ptr [ null, %600 ], [ %657, %653 ]
  %609 = phi i64 [ 0, %600 ], [ %659, %653 ]
  %610 = phi i64 [ 0, %600 ], [ %656, %653 ]
  %611 = phi i64 [ 0, %600 ], [ %655, %653 ]
  %612 = phi ptr [ null, %600 ], [ %654, %653 ]
  %613 = getelementptr inbounds %struct.Warp, ptr %603, i64 %609
  %614 = getelementptr inbounds i8, ptr %613, i64 1972
  %615 = load i32, ptr %614, align 4
  %616 = icmp eq i32 %615, 2
  br i1 %616, label %653, label %617

617:                                              ; preds = %606
  %618 = icmp eq ptr %607, null
  %619 = select i1 %618, ptr %613, ptr %607
  %620 = getelementptr inbounds i8, ptr %613, i64 1980
  %621 = load i32, ptr %620, align 4
  %622 = icmp eq i32 %621, 0
  %623 = icmp ne ptr %612, null
  %624 = select i1 %622, i1 true, i1 %623
  %625 = select i1 %624, ptr %612, ptr %613
  %626 = getelementptr inbounds i8, ptr %613, i64 1988
  %627 = load i32, ptr %626, align 4
  %628 = getelementptr inbounds i8, ptr %619, i64 1988
  %629 = load i32, ptr %628, align 4
  %630 = icmp eq i32 %627, %629
  br i1 %630, label %631, label %637

631:                                              ; preds = %617
  %632 = getelementptr inbounds i8, ptr %613, i64 2008
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds i8, ptr %619, i64 2008
  %635 = load i64, ptr %634, align 8
  %636 = icmp eq i64 %633, %635
  br label %637

637:                                              ; preds = %631, %617
  %638 = phi i1 [ false, %617 ], [ %636, %631 ]
  %639 = icmp ne ptr %608, null
  %640 = select i1 %638, i1 true, i1 %639
  %641 = select i1 %640, ptr %608, ptr %613
  %642 = getelementptr inbounds i8, ptr %613, i64 1968
  %643 = load i32, ptr %642, align 8
  %644 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %643)
  %645 = zext nneg i32 %644 to i64
  %646 = add nsw i64 %611, %645
  br i1 %638, label %647, label %653

647:                                              ; preds = %637
  %648 = getelementptr inbounds i8, ptr %613, i64 1984
  %649 = load i32, ptr %648, align 8
  %650 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %649)
  %651 = zext nneg i32 %650 to i64
  %652 = add nsw i64 %610, %651
  br label %653

653:                                              ; preds = %647, %637, %606
  %654 = phi ptr [ %612, %606 ], [ %625, %647 ], [ %625, %637 ]
  %655 = phi i64 [ %611, %606 ], [ %646, %647 ], [ %646, %637 ]
  %656 = phi i64 [ %610, %606 ], [ %652, %647 ], [ %610, %637 ]
  %657 = phi ptr [ %608, %606 ], [ %641, %647 ], [ %641, %637 ]
  %658 = phi ptr [ %607, %606 ], [ %619, %647 ], [ %619, %637 ]
  %659 = add nuw nsw i64 %609, 1
  %660 = icmp eq i64 %659, %601
  br i1 %660, label %604, label %606, !llvm.loop !32

661:                                              ; preds = %604
  %662 = getelementptr inbounds i8, ptr %654, i64 1984
  %663 = load i32, ptr %662, align 8
  %664 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %663, i1 true)
  %665 = getelementptr inbounds i8, ptr %654, i64 2008
  %666 = load i64, ptr %665, align 8
  %667 = getelementptr inbounds i8, ptr %654, i64 2016
  %668 = load i64, ptr %667, align 8
  %669 = load i64, ptr %38, align 8
  %670 = icmp eq i64 %669, 0
  %671 = load i64, ptr %7, align 8
  br i1 %670, label %699, label %672

672:                                              ; preds = %661
  %673 = load i64, ptr %39, align 8
  %674 = icmp slt i64 %671, %673
  br i1 %674, label %699, label %712

675:                                              ; preds = %604
  %676 = getelementptr inbounds i8, ptr %658, i64 1984
  %677 = load i32, ptr %676, align 8
  %678 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %677, i1 true)
  %679 = getelementptr inbounds i8, ptr %658, i64 2008
  %680 = load i64, ptr %679, align 8
  %681 = icmp eq ptr %657, null
  br i1 %681, label %685, label %682

682:                                              ; preds = %675
  %683 = getelementptr inbounds i8, ptr %657, i64 2008
  %684 = load i64, ptr %683, align 8
  br label %689

685:                                              ; preds = %675
  %686 = getelementptr inbounds i8, ptr %658, i64 1992
  %687 = load i32, ptr %686, align 8
  %688 = sext i32 %687 to i64
  br label %689

689:                                              ; preds = %685, %682
  %690 = phi i64 [ -1, %685 ], [ %684, %682 ]
  %691 = phi i64 [ %688, %685 ], [ %655, %682 ]
  %692 = sub nsw i64 %691, %656
  %693 = load i64, ptr %38, align 8
  %694 = icmp eq i64 %693, 0
  %695 = load i64, ptr %7, align 8
  br i1 %694, label %699, label %696

696:                                              ; preds = %689
  %697 = load i64, ptr %39, align 8
  %698 = icmp slt i64 %695, %697
  br i1 %698, label %699, label %712

699:                                              ; preds = %696, %689, %672, %661
  %700 = phi i64 [ %671, %672 ], [ %671, %661 ], [ %695, %696 ], [ %695, %689 ]
  %701 = phi ptr [ %654, %672 ], [ %654, %661 ], [ %658, %696 ], [ %658, %689 ]
  %702 = phi i32 [ %664, %672 ], [ %664, %661 ], [ %678, %696 ], [ %678, %689 ]
  %703 = phi i64 [ %666, %672 ], [ %666, %661 ], [ %680, %696 ], [ %680, %689 ]
  %704 = phi i64 [ %668, %672 ], [ %668, %661 ], [ %690, %696 ], [ %690, %689 ]
  %705 = phi i64 [ 0, %672 ], [ 0, %661 ], [ %692, %696 ], [ %692, %689 ]
  %706 = phi i64 [ %669, %672 ], [ 0, %661 ], [ %693, %696 ], [ 0, %689 ]
  store i64 %700, ptr %39, align 8
  %707 = getelementptr inbounds i8, ptr %701, i64 1952
  %708 = load i64, ptr %707, align 8
  %709 = shl nsw i64 %708, 5
  %710 = zext nneg i32 %702 to i64
  %711 = or disjoint i64 %709, %710
  store i64 %711, ptr %40, align 8
  store i64 %703, ptr %41, align 8
  store i64 %704, ptr %42, align 8
  store i64 %705, ptr %43, align 8
  br label %712

712:                                              ; preds = %672, %696, %699, %358, %361, %177, %180
  %713 = phi i64 [ %174, %180 ], [ %174, %177 ], [ %355, %361 ], [ %355, %358 ], [ %669, %672 ], [ %693, %696 ], [ %706, %699 ]
  %714 = phi ptr [ %26, %180 ], [ %26, %177 ], [ %26, %361 ], [ %26, %358 ], [ %38, %672 ], [ %38, %696 ], [ %38, %699 ]
  %715 = add nsw i64 %713, 1
  store i64 %715, ptr %714, align 8
  br label %716

716:                                              ; preds = %133, %381, %712
  store i64 0, ptr %3, align 8
  %717 = load i64, ptr %44, align 8
  %718 = add nsw i64 %717, 1
  store i64 %718, ptr %44, align 8
  br label %49

719:                                              ; preds = %53, %49, %343, %336, %167
  %720 = phi i32 [ 1, %336 ], [ 2, %343 ], [ 1, %167 ], [ 0, %53 ], [ 1, %49 ]
  ret i32 %720
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
  br i1 %22, label %10, label %15, !llvm.loop !33

23:                                               ; preds = %10, %23
  %24 = phi i64 [ %35, %23 ], [ 0, %10 ]
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds %struct.Slot, ptr %25, i64 %13
  %27 = load ptr, ptr %8, align 8
  %28 = getelementptr inbounds i8, ptr %26, i64 48
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %27, i64 %29
  %31 = getelementptr inbounds i8, ptr %26, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = mul nsw i64 %32, %24
  %34 = getelementptr inbounds i8, ptr %30, i64 %33
  tail call fastcc void @flush(ptr noundef nonnull %0, i64 noundef %13, ptr noundef %34) #15
  %35 = add nuw nsw i64 %24, 1
  %36 = load i64, ptr %6, align 8
  %37 = icmp slt i64 %35, %36
  br i1 %37, label %23, label %16, !llvm.loop !34
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(readwrite, inaccessiblemem: none)
define internal fastcc void @flush(ptr nocapture noundef readonly %0, i64 noundef %1, ptr nocapture noundef %2) unnamed_addr #3 {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 160
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds %struct.Slot, ptr %6, i64 %1
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i64, ptr %8, align 8
  %10 = icmp sgt i64 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr %2, i64 320
  %13 = getelementptr inbounds i8, ptr %2, i64 288
  %14 = getelementptr inbounds i8, ptr %7, i64 4
  br label %16

15:                                               ; preds = %51, %3
  ret void

16:                                               ; preds = %11, %51
  %17 = phi i64 [ %9, %11 ], [ %52, %51 ]
  %18 = phi i64 [ 0, %11 ], [ %53, %51 ]
  %19 = getelementptr inbounds [0 x i64], ptr %12, i64 0, i64 %18
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
  %28 = mul nsw i64 %18, %27
  %29 = load i32, ptr %7, align 8
  %30 = icmp eq i32 %29, 0
  br label %31

31:                                               ; preds = %25, %42
  %32 = phi i32 [ %23, %25 ], [ %47, %42 ]
  %33 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  br i1 %30, label %35, label %38

35:                                               ; preds = %31
  %36 = getelementptr inbounds [32 x i64], ptr %2, i64 0, i64 %34
  %37 = load i64, ptr %36, align 8
  br label %42

38:                                               ; preds = %31
  %39 = getelementptr inbounds i32, ptr %2, i64 %34
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  br label %42

42:                                               ; preds = %35, %38
  %43 = phi i64 [ %37, %35 ], [ %41, %38 ]
  %44 = add nsw i64 %43, %28
  %45 = getelementptr inbounds [32 x i64], ptr %4, i64 0, i64 %34
  store i64 %44, ptr %45, align 8
  %46 = add i32 %32, -1
  %47 = and i32 %46, %32
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %31, !llvm.loop !35

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
  br i1 %54, label %16, label %15, !llvm.loop !36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind optsize willreturn memory(argmem: readwrite)
define internal fastcc void @record(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i32 noundef %3) unnamed_addr #9 {
  %5 = getelementptr inbounds i8, ptr %2, i64 1952
  %6 = load i64, ptr %5, align 8
  %7 = shl nsw i64 %6, 5
  %8 = zext nneg i32 %3 to i64
  %9 = add nsw i64 %7, %8
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
  %27 = getelementptr inbounds [32 x i64], ptr %2, i64 0, i64 %8
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %0, i64 24
  store i64 %28, ptr %29, align 8
  br label %30

30:                                               ; preds = %24, %20, %18
  %31 = add nsw i64 %10, 1
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
  %15 = getelementptr inbounds %struct.Slot, ptr %14, i64 %1
  %16 = getelementptr inbounds i8, ptr %0, i64 192
  %17 = load ptr, ptr %16, align 8
  %18 = mul i64 %1, 48
  %19 = getelementptr inbounds i8, ptr %17, i64 %18
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
  %37 = getelementptr inbounds i64, ptr %2, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = add nsw i64 %38, %26
  %40 = getelementptr inbounds [32 x i64], ptr %10, i64 0, i64 %36
  %41 = and i64 %39, %32
  store i64 %41, ptr %40, align 8
  %42 = add i32 %34, -1
  %43 = and i32 %42, %34
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %33, !llvm.loop !37

45:                                               ; preds = %33, %5
  %46 = load i32, ptr %15, align 8
  switch i32 %46, label %204 [
    i32 1, label %47
    i32 2, label %124
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
  %71 = getelementptr inbounds i64, ptr %10, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = zext nneg i32 %64 to i64
  %74 = getelementptr inbounds i64, ptr %10, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %72, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %69, %62
  %78 = add i32 %63, -1
  %79 = and i32 %78, %63
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %100, label %62, !llvm.loop !38

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
  %90 = getelementptr inbounds i64, ptr %10, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = zext nneg i32 %83 to i64
  %93 = getelementptr inbounds i64, ptr %10, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %91, %94
  br i1 %95, label %96, label %102

96:                                               ; preds = %88, %81
  %97 = add i32 %82, -1
  %98 = and i32 %97, %82
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %81, !llvm.loop !38

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
  %111 = phi i32 [ 0, %102 ], [ %120, %110 ]
  %112 = phi i32 [ 0, %102 ], [ %119, %110 ]
  %113 = phi i64 [ 0, %102 ], [ %118, %110 ]
  %114 = shl i32 %109, %111
  %115 = and i32 %114, %3
  %116 = icmp ne i32 %115, 0
  %117 = zext i1 %116 to i64
  %118 = add nuw nsw i64 %113, %117
  %119 = add nuw nsw i32 %112, 1
  %120 = mul nuw nsw i32 %119, %103
  %121 = icmp ult i32 %120, 32
  br i1 %121, label %110, label %122, !llvm.loop !39

122:                                              ; preds = %110
  %123 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %118, ptr %123, align 8
  br label %349

124:                                              ; preds = %45
  call void @llvm.lifetime.start.p0(i64 2304, ptr nonnull %9) #16
  %125 = icmp slt i32 %21, 5
  br i1 %125, label %132, label %126

126:                                              ; preds = %124
  %127 = icmp ugt i32 %21, 31
  br i1 %127, label %132, label %128

128:                                              ; preds = %126
  %129 = trunc nuw i32 %21 to i8
  %130 = udiv i8 -128, %129
  %131 = zext nneg i8 %130 to i32
  br label %132

132:                                              ; preds = %128, %126, %124
  %133 = phi i32 [ 32, %124 ], [ %131, %128 ], [ 4, %126 ]
  %134 = sext i32 %21 to i64
  br i1 %22, label %152, label %135

135:                                              ; preds = %132
  %136 = add nsw i64 %134, -1
  br label %137

137:                                              ; preds = %170, %135
  %138 = phi i32 [ 0, %135 ], [ %171, %170 ]
  %139 = phi i32 [ %3, %135 ], [ %173, %170 ]
  %140 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds i64, ptr %10, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = ashr i64 %143, 2
  %145 = add i64 %136, %143
  %146 = ashr i64 %145, 2
  %147 = icmp sgt i64 %144, %146
  br i1 %147, label %170, label %148

148:                                              ; preds = %137
  %149 = lshr i32 %140, 3
  %150 = zext nneg i32 %149 to i64
  %151 = sext i32 %138 to i64
  br label %175

152:                                              ; preds = %170, %132
  %153 = phi i32 [ 0, %132 ], [ %171, %170 ]
  %154 = call fastcc i32 @distinct(ptr noundef nonnull %9, i32 noundef %153) #15
  %155 = sext i32 %154 to i64
  store i64 %155, ptr %12, align 16
  %156 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %157 = zext nneg i32 %156 to i64
  %158 = mul nsw i64 %134, %157
  %159 = add nsw i64 %158, 31
  %160 = sdiv i64 %159, 32
  %161 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %160, ptr %161, align 8
  %162 = icmp eq i32 %133, 32
  %163 = shl nsw i32 -1, %133
  %164 = xor i32 %163, -1
  %165 = select i1 %162, i32 -1, i32 %164
  %166 = getelementptr inbounds i8, ptr %12, i64 16
  %167 = getelementptr inbounds i8, ptr %12, i64 24
  br label %184

168:                                              ; preds = %175
  %169 = trunc nsw i64 %180 to i32
  br label %170

170:                                              ; preds = %168, %137
  %171 = phi i32 [ %138, %137 ], [ %169, %168 ]
  %172 = add i32 %139, -1
  %173 = and i32 %172, %139
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %152, label %137, !llvm.loop !40

175:                                              ; preds = %175, %148
  %176 = phi i64 [ %151, %148 ], [ %180, %175 ]
  %177 = phi i64 [ %144, %148 ], [ %182, %175 ]
  %178 = shl nsw i64 %177, 2
  %179 = or disjoint i64 %178, %150
  %180 = add nsw i64 %176, 1
  %181 = getelementptr inbounds [288 x i64], ptr %9, i64 0, i64 %176
  store i64 %179, ptr %181, align 8
  %182 = add nsw i64 %177, 1
  %183 = icmp slt i64 %177, %146
  br i1 %183, label %175, label %168, !llvm.loop !41

184:                                              ; preds = %184, %152
  %185 = phi i64 [ 0, %152 ], [ %199, %184 ]
  %186 = phi i64 [ 0, %152 ], [ %193, %184 ]
  %187 = phi i32 [ 0, %152 ], [ %201, %184 ]
  %188 = phi i32 [ 0, %152 ], [ %200, %184 ]
  %189 = shl i32 %165, %187
  %190 = and i32 %189, %3
  %191 = call fastcc i32 @blocks_touched(ptr noundef nonnull readonly %10, i32 noundef %190, i32 noundef %21, i32 noundef 2, ptr noundef nonnull %9) #15
  %192 = sext i32 %191 to i64
  %193 = add nsw i64 %186, %192
  %194 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %190)
  %195 = zext nneg i32 %194 to i64
  %196 = mul nsw i64 %195, %134
  %197 = add nsw i64 %196, 127
  %198 = sdiv i64 %197, 128
  %199 = add nsw i64 %198, %185
  %200 = add nuw nsw i32 %188, 1
  %201 = mul nuw nsw i32 %200, %133
  %202 = icmp ult i32 %201, 32
  br i1 %202, label %184, label %203, !llvm.loop !42

203:                                              ; preds = %184
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
  br i1 %22, label %230, label %216

216:                                              ; preds = %212, %216
  %217 = phi i64 [ %223, %216 ], [ 0, %212 ]
  %218 = phi i32 [ %226, %216 ], [ %3, %212 ]
  %219 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %218, i1 true)
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds i64, ptr %10, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = add nuw nsw i64 %217, 1
  %224 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %217
  store i64 %222, ptr %224, align 8
  %225 = add i32 %218, -1
  %226 = and i32 %225, %218
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %216, !llvm.loop !43

228:                                              ; preds = %216
  %229 = trunc nuw i64 %223 to i32
  br label %230

230:                                              ; preds = %228, %212
  %231 = phi i32 [ 0, %212 ], [ %229, %228 ]
  %232 = call fastcc i32 @distinct(ptr noundef nonnull %8, i32 noundef %231) #15
  %233 = icmp sgt i32 %232, 0
  br i1 %233, label %234, label %258

234:                                              ; preds = %230
  %235 = sext i32 %21 to i64
  %236 = zext nneg i32 %232 to i64
  %237 = load i64, ptr %8, align 16
  br label %238

238:                                              ; preds = %247, %234
  %239 = phi i64 [ 0, %234 ], [ %253, %247 ]
  %240 = phi i64 [ 0, %234 ], [ %252, %247 ]
  %241 = phi i64 [ 0, %234 ], [ %250, %247 ]
  %242 = icmp eq i64 %239, 0
  br i1 %242, label %247, label %243

243:                                              ; preds = %238
  %244 = getelementptr inbounds [32 x i64], ptr %8, i64 0, i64 %239
  %245 = load i64, ptr %244, align 8
  %246 = tail call i64 @llvm.smax.i64(i64 %245, i64 %241)
  br label %247

247:                                              ; preds = %243, %238
  %248 = phi i64 [ %237, %238 ], [ %245, %243 ]
  %249 = phi i64 [ %237, %238 ], [ %246, %243 ]
  %250 = add nsw i64 %248, %235
  %251 = sub i64 %240, %249
  %252 = add i64 %251, %250
  %253 = add nuw nsw i64 %239, 1
  %254 = icmp eq i64 %253, %236
  br i1 %254, label %255, label %238, !llvm.loop !44

255:                                              ; preds = %247
  %256 = add nsw i64 %252, 31
  %257 = sdiv i64 %256, 32
  br label %258

258:                                              ; preds = %255, %230
  %259 = phi i64 [ 0, %230 ], [ %257, %255 ]
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #16
  %260 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %259, ptr %260, align 8
  %261 = getelementptr inbounds i8, ptr %15, i64 12
  %262 = load i32, ptr %261, align 4
  %263 = icmp eq i32 %262, 1
  br i1 %263, label %264, label %266

264:                                              ; preds = %258
  %265 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull %10, i32 noundef %3, i32 noundef %21, i32 noundef %213) #15
  br label %328

266:                                              ; preds = %258
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #16
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7) #16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  br i1 %22, label %267, label %273

267:                                              ; preds = %301, %266
  %268 = trunc nuw i32 %21 to i8
  %269 = add i32 %21, -32
  %270 = icmp ult i32 %269, -27
  %271 = icmp sgt i32 %21, 4
  %272 = select i1 %271, i32 4, i32 32
  br label %313

273:                                              ; preds = %266, %301
  %274 = phi i32 [ %311, %301 ], [ %3, %266 ]
  %275 = phi i32 [ %303, %301 ], [ 0, %266 ]
  %276 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %274, i1 true)
  %277 = zext nneg i32 %276 to i64
  %278 = getelementptr inbounds i64, ptr %10, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = ashr i64 %279, 7
  %281 = icmp sgt i32 %275, 0
  br i1 %281, label %282, label %294

282:                                              ; preds = %273
  %283 = zext nneg i32 %275 to i64
  br label %284

284:                                              ; preds = %289, %282
  %285 = phi i64 [ 0, %282 ], [ %290, %289 ]
  %286 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, %280
  br i1 %288, label %292, label %289

289:                                              ; preds = %284
  %290 = add nuw nsw i64 %285, 1
  %291 = icmp eq i64 %290, %283
  br i1 %291, label %297, label %284, !llvm.loop !45

292:                                              ; preds = %284
  %293 = trunc nuw nsw i64 %285 to i32
  br label %294

294:                                              ; preds = %292, %273
  %295 = phi i32 [ 0, %273 ], [ %293, %292 ]
  %296 = icmp eq i32 %295, %275
  br i1 %296, label %297, label %301

297:                                              ; preds = %289, %294
  %298 = add nsw i32 %275, 1
  %299 = sext i32 %275 to i64
  %300 = getelementptr inbounds [32 x i64], ptr %6, i64 0, i64 %299
  store i64 %280, ptr %300, align 8
  br label %301

301:                                              ; preds = %297, %294
  %302 = phi i32 [ %275, %297 ], [ %295, %294 ]
  %303 = phi i32 [ %298, %297 ], [ %275, %294 ]
  %304 = shl nuw i32 1, %276
  %305 = lshr i32 %302, 2
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %306
  %308 = load i32, ptr %307, align 4
  %309 = or i32 %308, %304
  store i32 %309, ptr %307, align 4
  %310 = add i32 %274, -1
  %311 = and i32 %310, %274
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %267, label %273, !llvm.loop !46

313:                                              ; preds = %321, %267
  %314 = phi i64 [ 0, %267 ], [ %325, %321 ]
  %315 = phi i64 [ 0, %267 ], [ %324, %321 ]
  %316 = getelementptr inbounds [8 x i32], ptr %7, i64 0, i64 %314
  %317 = load i32, ptr %316, align 4
  br i1 %270, label %321, label %318

318:                                              ; preds = %313
  %319 = udiv i8 -128, %268
  %320 = zext nneg i8 %319 to i32
  br label %321

321:                                              ; preds = %318, %313
  %322 = phi i32 [ %272, %313 ], [ %320, %318 ]
  %323 = call fastcc i64 @bank_wavefronts(ptr noundef nonnull readonly %10, i32 noundef %317, i32 noundef %21, i32 noundef %322) #15
  %324 = add nsw i64 %323, %315
  %325 = add nuw nsw i64 %314, 1
  %326 = icmp eq i64 %325, 8
  br i1 %326, label %327, label %313, !llvm.loop !47

327:                                              ; preds = %321
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7) #16
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #16
  br label %328

328:                                              ; preds = %327, %264
  %329 = phi i64 [ %265, %264 ], [ %324, %327 ]
  %330 = getelementptr inbounds i8, ptr %12, i64 16
  store i64 %329, ptr %330, align 16
  %331 = icmp eq i32 %213, 32
  %332 = shl nsw i32 -1, %213
  %333 = xor i32 %332, -1
  %334 = select i1 %331, i32 -1, i32 %333
  br label %335

335:                                              ; preds = %335, %328
  %336 = phi i32 [ 0, %328 ], [ %345, %335 ]
  %337 = phi i32 [ 0, %328 ], [ %344, %335 ]
  %338 = phi i64 [ 0, %328 ], [ %343, %335 ]
  %339 = shl i32 %334, %336
  %340 = and i32 %339, %3
  %341 = icmp ne i32 %340, 0
  %342 = zext i1 %341 to i64
  %343 = add nuw nsw i64 %338, %342
  %344 = add nuw nsw i32 %337, 1
  %345 = mul nuw nsw i32 %344, %213
  %346 = icmp ult i32 %345, 32
  br i1 %346, label %335, label %347, !llvm.loop !39

347:                                              ; preds = %335
  %348 = getelementptr inbounds i8, ptr %12, i64 24
  store i64 %343, ptr %348, align 8
  br label %349

349:                                              ; preds = %203, %347, %122
  %350 = load i64, ptr %19, align 8
  %351 = add nsw i64 %350, %4
  store i64 %351, ptr %19, align 8
  %352 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %3)
  %353 = zext nneg i32 %352 to i64
  %354 = mul nsw i64 %353, %4
  %355 = getelementptr inbounds i8, ptr %19, i64 8
  %356 = load i64, ptr %355, align 8
  %357 = add nsw i64 %356, %354
  store i64 %357, ptr %355, align 8
  %358 = getelementptr inbounds i8, ptr %19, i64 16
  br label %360

359:                                              ; preds = %360
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %12) #16
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #16
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %10) #16
  ret void

360:                                              ; preds = %349, %360
  %361 = phi i64 [ 0, %349 ], [ %368, %360 ]
  %362 = getelementptr inbounds [4 x i64], ptr %12, i64 0, i64 %361
  %363 = load i64, ptr %362, align 8
  %364 = mul nsw i64 %363, %4
  %365 = getelementptr inbounds i64, ptr %358, i64 %361
  %366 = load i64, ptr %365, align 8
  %367 = add nsw i64 %366, %364
  store i64 %367, ptr %365, align 8
  %368 = add nuw nsw i64 %361, 1
  %369 = icmp eq i64 %368, 4
  br i1 %369, label %359, label %360, !llvm.loop !48
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
  %24 = phi i32 [ 0, %12 ], [ %40, %30 ]
  %25 = zext nneg i32 %24 to i64
  %26 = add nuw nsw i64 %14, %25
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %6) #16
  call void @llvm.lifetime.end.p0(i64 2304, ptr nonnull %5) #16
  %27 = add nuw nsw i32 %15, 1
  %28 = mul nsw i32 %27, %3
  %29 = icmp slt i32 %28, 32
  br i1 %29, label %12, label %11, !llvm.loop !49

30:                                               ; preds = %21, %30
  %31 = phi i64 [ 0, %21 ], [ %41, %30 ]
  %32 = phi i32 [ 0, %21 ], [ %40, %30 ]
  %33 = getelementptr inbounds [288 x i64], ptr %5, i64 0, i64 %31
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, 31
  %36 = getelementptr inbounds [32 x i32], ptr %6, i64 0, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %36, align 4
  %39 = icmp slt i32 %37, %32
  %40 = select i1 %39, i32 %32, i32 %38
  %41 = add nuw nsw i64 %31, 1
  %42 = icmp eq i64 %41, %22
  br i1 %42, label %23, label %30, !llvm.loop !50
}

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @blocks_touched(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef %4) unnamed_addr #11 {
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %24, label %7

7:                                                ; preds = %5
  %8 = zext nneg i32 %3 to i64
  %9 = sext i32 %2 to i64
  %10 = add nsw i64 %9, -1
  br label %11

11:                                               ; preds = %7, %29
  %12 = phi i32 [ %1, %7 ], [ %32, %29 ]
  %13 = phi i32 [ 0, %7 ], [ %30, %29 ]
  %14 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %12, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = ashr i64 %17, %8
  %19 = add i64 %10, %17
  %20 = ashr i64 %19, %8
  %21 = icmp sgt i64 %18, %20
  br i1 %21, label %29, label %22

22:                                               ; preds = %11
  %23 = sext i32 %13 to i64
  br label %34

24:                                               ; preds = %29, %5
  %25 = phi i32 [ 0, %5 ], [ %30, %29 ]
  %26 = tail call fastcc i32 @distinct(ptr noundef %4, i32 noundef %25) #15
  ret i32 %26

27:                                               ; preds = %34
  %28 = trunc nsw i64 %37 to i32
  br label %29

29:                                               ; preds = %27, %11
  %30 = phi i32 [ %13, %11 ], [ %28, %27 ]
  %31 = add i32 %12, -1
  %32 = and i32 %31, %12
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %24, label %11, !llvm.loop !51

34:                                               ; preds = %22, %34
  %35 = phi i64 [ %23, %22 ], [ %37, %34 ]
  %36 = phi i64 [ %18, %22 ], [ %39, %34 ]
  %37 = add nsw i64 %35, 1
  %38 = getelementptr inbounds i64, ptr %4, i64 %35
  store i64 %36, ptr %38, align 8
  %39 = add nsw i64 %36, 1
  %40 = load i64, ptr %16, align 8
  %41 = add i64 %10, %40
  %42 = ashr i64 %41, %8
  %43 = icmp slt i64 %36, %42
  br i1 %43, label %34, label %27, !llvm.loop !52
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #2

; Function Attrs: nofree norecurse nosync nounwind optsize memory(argmem: readwrite)
define internal fastcc i32 @distinct(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #11 {
  %3 = icmp sgt i32 %1, 1
  br i1 %3, label %4, label %6

4:                                                ; preds = %2
  %5 = zext nneg i32 %1 to i64
  br label %11

6:                                                ; preds = %26, %2
  %7 = getelementptr i8, ptr %0, i64 -8
  %8 = icmp sgt i32 %1, 0
  br i1 %8, label %9, label %32

9:                                                ; preds = %6
  %10 = zext nneg i32 %1 to i64
  br label %34

11:                                               ; preds = %4, %26
  %12 = phi i64 [ 1, %4 ], [ %30, %26 ]
  %13 = getelementptr inbounds i64, ptr %0, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = trunc nuw nsw i64 %12 to i32
  br label %16

16:                                               ; preds = %11, %23
  %17 = phi i32 [ %15, %11 ], [ %24, %23 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr i64, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 -8
  %21 = load i64, ptr %20, align 8
  %22 = icmp sgt i64 %21, %14
  br i1 %22, label %23, label %26

23:                                               ; preds = %16
  store i64 %21, ptr %19, align 8
  %24 = add nsw i32 %17, -1
  %25 = icmp sgt i32 %17, 1
  br i1 %25, label %16, label %26, !llvm.loop !53

26:                                               ; preds = %23, %16
  %27 = phi i32 [ 0, %23 ], [ %17, %16 ]
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i64, ptr %0, i64 %28
  store i64 %14, ptr %29, align 8
  %30 = add nuw nsw i64 %12, 1
  %31 = icmp eq i64 %30, %5
  br i1 %31, label %6, label %11, !llvm.loop !54

32:                                               ; preds = %53, %6
  %33 = phi i32 [ 0, %6 ], [ %54, %53 ]
  ret i32 %33

34:                                               ; preds = %9, %53
  %35 = phi i64 [ 0, %9 ], [ %55, %53 ]
  %36 = phi i32 [ 0, %9 ], [ %54, %53 ]
  %37 = icmp eq i64 %35, 0
  br i1 %37, label %38, label %41

38:                                               ; preds = %34
  %39 = load i64, ptr %0, align 8
  %40 = sext i32 %36 to i64
  br label %48

41:                                               ; preds = %34
  %42 = getelementptr inbounds i64, ptr %0, i64 %35
  %43 = load i64, ptr %42, align 8
  %44 = sext i32 %36 to i64
  %45 = getelementptr i64, ptr %7, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %53, label %48

48:                                               ; preds = %38, %41
  %49 = phi i64 [ %40, %38 ], [ %44, %41 ]
  %50 = phi i64 [ %39, %38 ], [ %43, %41 ]
  %51 = add nsw i32 %36, 1
  %52 = getelementptr inbounds i64, ptr %0, i64 %49
  store i64 %50, ptr %52, align 8
  br label %53

53:                                               ; preds = %41, %48
  %54 = phi i32 [ %51, %48 ], [ %36, %41 ]
  %55 = add nuw nsw i64 %35, 1
  %56 = icmp eq i64 %55, %10
  br i1 %56, label %32, label %34, !llvm.loop !55
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
