; Written by tools/build_runtime.py from matrix/matrix.c; do not edit.
; source 5d42fd031c3df5dd70c4385788e14337f0ebde60c13182ca63723d1fa52fcffa

%struct.Row = type { [32 x double], [32 x i32] }
%struct.Across = type { <8 x double>, <8 x i32>, [32 x i8] }

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_float(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) local_unnamed_addr #0 {
  %14 = alloca [16 x %struct.Row], align 16
  %15 = alloca [32 x %struct.Across], align 64
  call void @llvm.lifetime.start.p0(i64 6144, ptr nonnull %14) #8
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %15) #8
  call fastcc void @unpack_rows(ptr noundef %0, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef nonnull %14) #9
  call fastcc void @unpack_columns(ptr noundef %1, i32 noundef %5, i32 noundef %7, ptr noundef nonnull %15) #9
  call fastcc void @multiply_usual(ptr noundef nonnull %14, ptr noundef nonnull %15, ptr noundef %2, ptr noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11, i32 noundef %12) #9
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %15) #8
  call void @llvm.lifetime.end.p0(i64 6144, ptr nonnull %14) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @unpack_rows(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr nocapture noundef writeonly %4) unnamed_addr #2 {
  %6 = alloca [64 x i8], align 16
  %7 = icmp sgt i32 %3, 4
  %8 = icmp eq i32 %3, 2
  %9 = or i1 %7, %8
  %10 = icmp ult i32 %3, 2
  %11 = select i1 %10, i32 16, i32 8
  %12 = select i1 %9, i32 32, i32 %11
  %13 = icmp sgt i32 %1, 0
  br i1 %13, label %14, label %37

14:                                               ; preds = %5
  %15 = select i1 %10, i32 4, i32 3
  %16 = select i1 %9, i32 5, i32 %15
  %17 = shl i32 %2, %16
  %18 = sdiv i32 %17, 128
  %19 = icmp sgt i32 %17, 127
  %20 = lshr i32 %1, 3
  %21 = icmp sgt i32 %2, 0
  %22 = and i32 %3, -5
  %23 = icmp eq i32 %22, 0
  %24 = icmp eq i32 %3, 3
  %25 = or i1 %24, %23
  %26 = select i1 %25, i32 113, i32 1
  %27 = insertelement <8 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <8 x i32> %27, <8 x i32> poison, <8 x i32> zeroinitializer
  %29 = sext i32 %2 to i64
  %30 = zext nneg i32 %1 to i64
  %31 = zext i32 %18 to i64
  %32 = and i64 %31, 1
  %33 = and i32 %17, 2147483520
  %34 = icmp eq i32 %33, 128
  %35 = and i64 %31, 16777214
  %36 = icmp eq i64 %32, 0
  br label %38

37:                                               ; preds = %84, %5
  ret void

38:                                               ; preds = %14, %84
  %39 = phi i64 [ 0, %14 ], [ %85, %84 ]
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %6, i8 0, i64 64, i1 false)
  br i1 %19, label %40, label %57

40:                                               ; preds = %38
  %41 = trunc nuw nsw i64 %39 to i32
  %42 = lshr i32 %41, 3
  %43 = shl i64 %39, 2
  %44 = and i64 %43, 28
  %45 = getelementptr i32, ptr %0, i64 %44
  br i1 %34, label %46, label %61

46:                                               ; preds = %61, %40
  %47 = phi i64 [ 0, %40 ], [ %81, %61 ]
  br i1 %36, label %57, label %48

48:                                               ; preds = %46
  %49 = shl i64 %47, 4
  %50 = getelementptr i8, ptr %6, i64 %49
  %51 = trunc nuw nsw i64 %47 to i32
  %52 = mul i32 %20, %51
  %53 = add i32 %52, %42
  %54 = shl i32 %53, 5
  %55 = sext i32 %54 to i64
  %56 = getelementptr i32, ptr %45, i64 %55
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %50, ptr noundef nonnull align 4 dereferenceable(16) %56, i64 16, i1 false)
  br label %57

57:                                               ; preds = %48, %46, %38
  br i1 %21, label %58, label %84

58:                                               ; preds = %57
  %59 = getelementptr %struct.Row, ptr %4, i64 %39
  %60 = getelementptr inbounds i8, ptr %59, i64 256
  br label %87

61:                                               ; preds = %40, %61
  %62 = phi i64 [ %81, %61 ], [ 0, %40 ]
  %63 = phi i64 [ %82, %61 ], [ 0, %40 ]
  %64 = shl i64 %62, 4
  %65 = getelementptr i8, ptr %6, i64 %64
  %66 = trunc nuw nsw i64 %62 to i32
  %67 = mul i32 %20, %66
  %68 = add i32 %67, %42
  %69 = shl i32 %68, 5
  %70 = sext i32 %69 to i64
  %71 = getelementptr i32, ptr %45, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %65, ptr noundef nonnull align 4 dereferenceable(16) %71, i64 16, i1 false)
  %72 = or disjoint i64 %62, 1
  %73 = shl i64 %72, 4
  %74 = getelementptr i8, ptr %6, i64 %73
  %75 = trunc nuw nsw i64 %72 to i32
  %76 = mul i32 %20, %75
  %77 = add i32 %76, %42
  %78 = shl i32 %77, 5
  %79 = sext i32 %78 to i64
  %80 = getelementptr i32, ptr %45, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %74, ptr noundef nonnull align 4 dereferenceable(16) %80, i64 16, i1 false)
  %81 = add nuw nsw i64 %62, 2
  %82 = add i64 %63, 2
  %83 = icmp eq i64 %82, %35
  br i1 %83, label %46, label %61, !llvm.loop !1

84:                                               ; preds = %135, %57
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #8
  %85 = add nuw nsw i64 %39, 1
  %86 = icmp eq i64 %85, %30
  br i1 %86, label %37, label %38, !llvm.loop !3

87:                                               ; preds = %58, %135
  %88 = phi i64 [ 0, %58 ], [ %148, %135 ]
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = shl i32 %89, %16
  %91 = ashr exact i32 %90, 3
  %92 = sext i32 %91 to i64
  %93 = getelementptr i8, ptr %6, i64 %92
  switch i32 %12, label %99 [
    i32 32, label %94
    i32 16, label %96
  ]

94:                                               ; preds = %87
  %95 = load <8 x i32>, ptr %93, align 4
  br label %102

96:                                               ; preds = %87
  %97 = load <8 x i16>, ptr %93, align 2
  %98 = zext <8 x i16> %97 to <8 x i32>
  br label %102

99:                                               ; preds = %87
  %100 = load <8 x i8>, ptr %93, align 2
  %101 = zext <8 x i8> %100 to <8 x i32>
  br label %102

102:                                              ; preds = %94, %96, %99
  %103 = phi <8 x i32> [ %95, %94 ], [ %98, %96 ], [ %101, %99 ]
  switch i32 %3, label %121 [
    i32 1, label %104
    i32 2, label %106
    i32 5, label %135
    i32 3, label %108
    i32 4, label %119
  ]

104:                                              ; preds = %102
  %105 = shl <8 x i32> %103, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %135

106:                                              ; preds = %102
  %107 = and <8 x i32> %103, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %135

108:                                              ; preds = %102
  %109 = shl <8 x i32> %103, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %110 = and <8 x i32> %109, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %111 = and <8 x i32> %103, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %112 = shl nuw nsw <8 x i32> %111, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %113 = bitcast <8 x i32> %112 to <8 x float>
  %114 = fmul <8 x float> %113, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %115 = bitcast <8 x float> %114 to <8 x i32>
  %116 = icmp eq <8 x i32> %111, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %117 = or <8 x i32> %110, %115
  %118 = select <8 x i1> %116, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %117
  br label %135

119:                                              ; preds = %102
  %120 = shl <8 x i32> %103, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %121

121:                                              ; preds = %119, %102
  %122 = phi <8 x i32> [ %103, %102 ], [ %120, %119 ]
  %123 = shl <8 x i32> %122, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %124 = and <8 x i32> %123, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %125 = shl <8 x i32> %122, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %126 = and <8 x i32> %125, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %127 = and <8 x i32> %122, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %128 = icmp eq <8 x i32> %127, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %129 = bitcast <8 x i32> %126 to <8 x float>
  %130 = fmul <8 x float> %129, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %131 = bitcast <8 x float> %130 to <8 x i32>
  %132 = or <8 x i32> %126, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %133 = select <8 x i1> %128, <8 x i32> %132, <8 x i32> %131
  %134 = or <8 x i32> %133, %124
  br label %135

135:                                              ; preds = %102, %104, %106, %108, %121
  %136 = phi <8 x i32> [ %134, %121 ], [ %118, %108 ], [ %107, %106 ], [ %105, %104 ], [ %103, %102 ]
  %137 = bitcast <8 x i32> %136 to <8 x float>
  %138 = fpext <8 x float> %137 to <8 x double>
  %139 = lshr <8 x i32> %136, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %140 = and <8 x i32> %139, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %141 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %140, <8 x i32> %28)
  %142 = and <8 x i32> %136, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %143 = icmp eq <8 x i32> %142, zeroinitializer
  %144 = add nsw <8 x i32> %141, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %145 = select <8 x i1> %143, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %144
  %146 = getelementptr double, ptr %59, i64 %88
  store <8 x double> %138, ptr %146, align 8
  %147 = getelementptr i32, ptr %60, i64 %88
  store <8 x i32> %145, ptr %147, align 4
  %148 = add nuw nsw i64 %88, 8
  %149 = icmp slt i64 %148, %29
  br i1 %149, label %87, label %84, !llvm.loop !4
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @unpack_columns(ptr nocapture noundef readonly %0, i32 noundef %1, i32 noundef %2, ptr nocapture noundef writeonly %3) unnamed_addr #2 {
  %5 = alloca [4 x <8 x i32>], align 32
  %6 = icmp sgt i32 %2, 4
  %7 = icmp eq i32 %2, 2
  %8 = or i1 %6, %7
  %9 = icmp ult i32 %2, 2
  %10 = select i1 %9, i32 16, i32 8
  %11 = select i1 %8, i32 32, i32 %10
  %12 = trunc nuw nsw i32 %11 to i8
  %13 = udiv i8 32, %12
  %14 = zext nneg i8 %13 to i32
  %15 = select i1 %9, i32 4, i32 3
  %16 = select i1 %8, i32 5, i32 %15
  %17 = shl i32 %1, %16
  %18 = icmp sgt i32 %17, 127
  br i1 %18, label %19, label %40

19:                                               ; preds = %4
  %20 = lshr i32 %17, 7
  %21 = shl nsw i32 -1, %11
  %22 = xor i32 %21, -1
  %23 = select i1 %8, i32 -1, i32 %22
  %24 = getelementptr inbounds i8, ptr %5, i64 32
  %25 = getelementptr inbounds i8, ptr %5, i64 64
  %26 = getelementptr inbounds i8, ptr %5, i64 96
  %27 = shl nuw nsw i32 %14, 2
  %28 = insertelement <8 x i32> poison, i32 %23, i64 0
  %29 = shufflevector <8 x i32> %28, <8 x i32> poison, <8 x i32> zeroinitializer
  %30 = and i32 %2, -5
  %31 = icmp eq i32 %30, 0
  %32 = icmp eq i32 %2, 3
  %33 = or i1 %32, %31
  %34 = select i1 %33, i32 113, i32 1
  %35 = insertelement <8 x i32> poison, i32 %34, i64 0
  %36 = shufflevector <8 x i32> %35, <8 x i32> poison, <8 x i32> zeroinitializer
  %37 = zext nneg i32 %27 to i64
  %38 = zext nneg i32 %27 to i64
  %39 = zext nneg i32 %20 to i64
  br label %41

40:                                               ; preds = %52, %4
  ret void

41:                                               ; preds = %52, %19
  %42 = phi i64 [ 0, %19 ], [ %53, %52 ]
  %43 = shl i64 %42, 7
  %44 = getelementptr i8, ptr %0, i64 %43
  %45 = load <32 x i32>, ptr %44, align 4
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %5) #8
  %46 = shufflevector <32 x i32> %45, <32 x i32> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  store <8 x i32> %46, ptr %5, align 32
  %47 = shufflevector <32 x i32> %45, <32 x i32> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  store <8 x i32> %47, ptr %24, align 32
  %48 = shufflevector <32 x i32> %45, <32 x i32> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  store <8 x i32> %48, ptr %25, align 32
  %49 = shufflevector <32 x i32> %45, <32 x i32> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  store <8 x i32> %49, ptr %26, align 32
  %50 = mul nuw nsw i64 %42, %38
  %51 = getelementptr %struct.Across, ptr %3, i64 %50
  br label %55

52:                                               ; preds = %99
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %5) #8
  %53 = add nuw nsw i64 %42, 1
  %54 = icmp eq i64 %53, %39
  br i1 %54, label %40, label %41, !llvm.loop !5

55:                                               ; preds = %41, %99
  %56 = phi i64 [ 0, %41 ], [ %112, %99 ]
  %57 = trunc nuw nsw i64 %56 to i32
  %58 = udiv i32 %57, %14
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr [4 x <8 x i32>], ptr %5, i64 0, i64 %59
  %61 = load <8 x i32>, ptr %60, align 32
  %62 = urem i32 %57, %14
  %63 = shl nuw nsw i32 %62, %16
  %64 = insertelement <8 x i32> poison, i32 %63, i64 0
  %65 = shufflevector <8 x i32> %64, <8 x i32> poison, <8 x i32> zeroinitializer
  %66 = lshr <8 x i32> %61, %65
  %67 = and <8 x i32> %66, %29
  switch i32 %2, label %85 [
    i32 1, label %68
    i32 2, label %70
    i32 5, label %99
    i32 3, label %72
    i32 4, label %83
  ]

68:                                               ; preds = %55
  %69 = shl <8 x i32> %67, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %99

70:                                               ; preds = %55
  %71 = and <8 x i32> %67, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %99

72:                                               ; preds = %55
  %73 = shl <8 x i32> %67, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %74 = and <8 x i32> %73, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %75 = and <8 x i32> %67, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %76 = shl nuw nsw <8 x i32> %75, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %77 = bitcast <8 x i32> %76 to <8 x float>
  %78 = fmul <8 x float> %77, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %79 = bitcast <8 x float> %78 to <8 x i32>
  %80 = icmp eq <8 x i32> %75, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %81 = or <8 x i32> %74, %79
  %82 = select <8 x i1> %80, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %81
  br label %99

83:                                               ; preds = %55
  %84 = shl <8 x i32> %67, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %85

85:                                               ; preds = %83, %55
  %86 = phi <8 x i32> [ %67, %55 ], [ %84, %83 ]
  %87 = shl <8 x i32> %86, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %88 = and <8 x i32> %87, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %89 = shl <8 x i32> %86, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %90 = and <8 x i32> %89, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %91 = and <8 x i32> %86, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %92 = icmp eq <8 x i32> %91, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %93 = bitcast <8 x i32> %90 to <8 x float>
  %94 = fmul <8 x float> %93, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %95 = bitcast <8 x float> %94 to <8 x i32>
  %96 = or <8 x i32> %90, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %97 = select <8 x i1> %92, <8 x i32> %96, <8 x i32> %95
  %98 = or <8 x i32> %97, %88
  br label %99

99:                                               ; preds = %55, %68, %70, %72, %85
  %100 = phi <8 x i32> [ %98, %85 ], [ %82, %72 ], [ %71, %70 ], [ %69, %68 ], [ %67, %55 ]
  %101 = bitcast <8 x i32> %100 to <8 x float>
  %102 = getelementptr %struct.Across, ptr %51, i64 %56
  %103 = fpext <8 x float> %101 to <8 x double>
  %104 = lshr <8 x i32> %100, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %105 = and <8 x i32> %104, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %106 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %105, <8 x i32> %36)
  %107 = and <8 x i32> %100, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %108 = icmp eq <8 x i32> %107, zeroinitializer
  %109 = add nsw <8 x i32> %106, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %110 = select <8 x i1> %108, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %109
  store <8 x double> %103, ptr %102, align 64
  %111 = getelementptr inbounds i8, ptr %102, i64 64
  store <8 x i32> %110, ptr %111, align 64
  %112 = add nuw nsw i64 %56, 1
  %113 = icmp ult i64 %112, %37
  br i1 %113, label %55, label %52, !llvm.loop !6
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @multiply_usual(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10) unnamed_addr #2 {
  %12 = alloca [32 x <8 x double>], align 64
  %13 = alloca [32 x <8 x double>], align 64
  %14 = alloca [32 x <8 x double>], align 64
  %15 = icmp eq i32 %6, 5
  %16 = icmp eq i32 %7, 5
  %17 = and i1 %15, %16
  %18 = icmp eq i32 %8, 16
  %19 = icmp eq i32 %5, 16
  %20 = and i1 %19, %18
  %21 = and i1 %17, %20
  %22 = icmp eq i32 %4, 16
  %23 = and i1 %22, %21
  %24 = xor i1 %23, true
  %25 = icmp ne i32 %10, 0
  %26 = or i1 %25, %24
  br i1 %26, label %129, label %27

27:                                               ; preds = %11
  %28 = insertelement <8 x i32> poison, i32 %9, i64 0
  %29 = shufflevector <8 x i32> %28, <8 x i32> poison, <8 x i32> zeroinitializer
  %30 = add <8 x i32> %29, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  br label %31

31:                                               ; preds = %27, %89
  %32 = phi i64 [ 0, %27 ], [ %117, %89 ]
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = shl i32 %33, 3
  %35 = and i32 %34, -64
  %36 = sext i32 %35 to i64
  %37 = getelementptr i32, ptr %2, i64 %36
  %38 = shl i64 %32, 2
  %39 = and i64 %38, 28
  %40 = getelementptr i32, ptr %37, i64 %39
  %41 = load <4 x i32>, ptr %40, align 4
  %42 = or disjoint i32 %35, 32
  %43 = sext i32 %42 to i64
  %44 = getelementptr i32, ptr %2, i64 %43
  %45 = getelementptr i32, ptr %44, i64 %39
  %46 = load <4 x i32>, ptr %45, align 4
  %47 = shufflevector <4 x i32> %41, <4 x i32> %46, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %48 = lshr <8 x i32> %47, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %49 = and <8 x i32> %48, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %50 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %49, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>)
  %51 = and <8 x i32> %47, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %52 = icmp eq <8 x i32> %51, zeroinitializer
  %53 = add nsw <8 x i32> %50, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %54 = select <8 x i1> %52, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %53
  %55 = getelementptr %struct.Row, ptr %0, i64 %32
  %56 = getelementptr inbounds i8, ptr %55, i64 256
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %12) #8
  br label %68

57:                                               ; preds = %68
  %58 = bitcast <8 x i32> %47 to <8 x float>
  %59 = icmp sgt <8 x i32> %86, <i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288>
  %60 = select <8 x i1> %59, <8 x i32> %86, <8 x i32> zeroinitializer
  %61 = sub <8 x i32> %30, %60
  %62 = zext <8 x i32> %61 to <8 x i64>
  %63 = shl <8 x i64> %62, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %64 = bitcast <8 x i64> %63 to <8 x double>
  %65 = fpext <8 x float> %58 to <8 x double>
  %66 = fmul <8 x double> %65, %64
  %67 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %66)
  br label %119

68:                                               ; preds = %31, %68
  %69 = phi i64 [ 0, %31 ], [ %87, %68 ]
  %70 = phi <8 x i32> [ %54, %31 ], [ %86, %68 ]
  %71 = getelementptr [32 x double], ptr %55, i64 0, i64 %69
  %72 = load double, ptr %71, align 8
  %73 = insertelement <8 x double> poison, double %72, i64 0
  %74 = shufflevector <8 x double> %73, <8 x double> poison, <8 x i32> zeroinitializer
  %75 = getelementptr %struct.Across, ptr %1, i64 %69
  %76 = load <8 x double>, ptr %75, align 64
  %77 = fmul <8 x double> %76, %74
  %78 = getelementptr [32 x <8 x double>], ptr %12, i64 0, i64 %69
  store <8 x double> %77, ptr %78, align 64
  %79 = getelementptr [32 x i32], ptr %56, i64 0, i64 %69
  %80 = load i32, ptr %79, align 4
  %81 = insertelement <8 x i32> poison, i32 %80, i64 0
  %82 = shufflevector <8 x i32> %81, <8 x i32> poison, <8 x i32> zeroinitializer
  %83 = getelementptr inbounds i8, ptr %75, i64 64
  %84 = load <8 x i32>, ptr %83, align 64
  %85 = add <8 x i32> %82, %84
  %86 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %70, <8 x i32> %85)
  %87 = add nuw nsw i64 %69, 1
  %88 = icmp eq i64 %87, 16
  br i1 %88, label %57, label %68, !llvm.loop !7

89:                                               ; preds = %119
  %90 = sub <8 x i32> %60, %29
  %91 = add <8 x i32> %90, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %92 = zext <8 x i32> %91 to <8 x i64>
  %93 = shl <8 x i64> %92, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %94 = bitcast <8 x i64> %93 to <8 x double>
  %95 = fmul <8 x double> %126, %94
  %96 = fptrunc <8 x double> %95 to <8 x float>
  %97 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %95)
  %98 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %96)
  %99 = fpext <8 x float> %98 to <8 x double>
  %100 = fcmp olt <8 x double> %97, %99
  %101 = fcmp olt <8 x double> %97, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %102 = and <8 x i1> %100, %101
  %103 = sext <8 x i1> %102 to <8 x i32>
  %104 = bitcast <8 x float> %96 to <8 x i32>
  %105 = add <8 x i32> %103, %104
  %106 = fcmp ord <8 x double> %95, zeroinitializer
  %107 = and <8 x i32> %105, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %108 = icmp eq <8 x i32> %107, zeroinitializer
  %109 = select <8 x i1> %108, <8 x i32> zeroinitializer, <8 x i32> %105
  %110 = select <8 x i1> %106, <8 x i32> %109, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %12) #8
  %111 = shufflevector <8 x i32> %110, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %112 = shufflevector <8 x i32> %110, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %113 = getelementptr i32, ptr %3, i64 %36
  %114 = getelementptr i32, ptr %113, i64 %39
  store <4 x i32> %111, ptr %114, align 4
  %115 = getelementptr i32, ptr %3, i64 %43
  %116 = getelementptr i32, ptr %115, i64 %39
  store <4 x i32> %112, ptr %116, align 4
  %117 = add nuw nsw i64 %32, 1
  %118 = icmp eq i64 %117, 16
  br i1 %118, label %573, label %31, !llvm.loop !8

119:                                              ; preds = %57, %119
  %120 = phi i64 [ 0, %57 ], [ %127, %119 ]
  %121 = phi <8 x double> [ %67, %57 ], [ %126, %119 ]
  %122 = getelementptr [32 x <8 x double>], ptr %12, i64 0, i64 %120
  %123 = load <8 x double>, ptr %122, align 64
  %124 = fmul <8 x double> %123, %64
  %125 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %124)
  %126 = fadd <8 x double> %121, %125
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, 16
  br i1 %128, label %89, label %119, !llvm.loop !9

129:                                              ; preds = %11
  %130 = icmp eq i32 %8, 8
  %131 = icmp eq i32 %5, 8
  %132 = and i1 %131, %130
  %133 = and i1 %17, %132
  %134 = and i1 %22, %133
  %135 = xor i1 %134, true
  %136 = or i1 %25, %135
  br i1 %136, label %141, label %137

137:                                              ; preds = %129
  %138 = insertelement <8 x i32> poison, i32 %9, i64 0
  %139 = shufflevector <8 x i32> %138, <8 x i32> poison, <8 x i32> zeroinitializer
  %140 = add <8 x i32> %139, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  br label %171

141:                                              ; preds = %129
  %142 = icmp sgt i32 %4, 0
  br i1 %142, label %143, label %573

143:                                              ; preds = %141
  %144 = icmp eq i32 %6, 0
  %145 = icmp eq i32 %10, 0
  %146 = select i1 %145, i32 %6, i32 5
  %147 = and i32 %146, -5
  %148 = icmp eq i32 %147, 0
  %149 = icmp eq i32 %146, 3
  %150 = or i1 %149, %148
  %151 = select i1 %150, i32 113, i32 1
  %152 = insertelement <8 x i32> poison, i32 %151, i64 0
  %153 = shufflevector <8 x i32> %152, <8 x i32> poison, <8 x i32> zeroinitializer
  %154 = icmp sgt i32 %5, 0
  %155 = icmp sgt i32 %8, 0
  %156 = sdiv i32 %5, 2
  %157 = insertelement <8 x i32> poison, i32 %9, i64 0
  %158 = shufflevector <8 x i32> %157, <8 x i32> poison, <8 x i32> zeroinitializer
  %159 = add <8 x i32> %158, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %160 = and i32 %7, -5
  %161 = icmp eq i32 %160, 0
  %162 = icmp eq i32 %7, 3
  %163 = or i1 %162, %161
  %164 = select i1 %163, i32 113, i32 1
  %165 = insertelement <8 x i32> poison, i32 %164, i64 0
  %166 = shufflevector <8 x i32> %165, <8 x i32> poison, <8 x i32> zeroinitializer
  %167 = icmp eq i32 %7, 0
  %168 = zext nneg i32 %4 to i64
  %169 = zext nneg i32 %8 to i64
  %170 = zext nneg i32 %8 to i64
  br label %269

171:                                              ; preds = %137, %229
  %172 = phi i64 [ 0, %137 ], [ %257, %229 ]
  %173 = trunc nuw nsw i64 %172 to i32
  %174 = shl i32 %173, 3
  %175 = and i32 %174, -64
  %176 = sext i32 %175 to i64
  %177 = getelementptr i32, ptr %2, i64 %176
  %178 = shl i64 %172, 2
  %179 = and i64 %178, 28
  %180 = getelementptr i32, ptr %177, i64 %179
  %181 = load <4 x i32>, ptr %180, align 4
  %182 = or disjoint i32 %175, 32
  %183 = sext i32 %182 to i64
  %184 = getelementptr i32, ptr %2, i64 %183
  %185 = getelementptr i32, ptr %184, i64 %179
  %186 = load <4 x i32>, ptr %185, align 4
  %187 = shufflevector <4 x i32> %181, <4 x i32> %186, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  %188 = lshr <8 x i32> %187, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %189 = and <8 x i32> %188, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %190 = tail call <8 x i32> @llvm.umax.v8i32(<8 x i32> %189, <8 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>)
  %191 = and <8 x i32> %187, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %192 = icmp eq <8 x i32> %191, zeroinitializer
  %193 = add nsw <8 x i32> %190, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %194 = select <8 x i1> %192, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %193
  %195 = getelementptr %struct.Row, ptr %0, i64 %172
  %196 = getelementptr inbounds i8, ptr %195, i64 256
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %13) #8
  br label %208

197:                                              ; preds = %208
  %198 = bitcast <8 x i32> %187 to <8 x float>
  %199 = icmp sgt <8 x i32> %226, <i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288>
  %200 = select <8 x i1> %199, <8 x i32> %226, <8 x i32> zeroinitializer
  %201 = sub <8 x i32> %140, %200
  %202 = zext <8 x i32> %201 to <8 x i64>
  %203 = shl <8 x i64> %202, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %204 = bitcast <8 x i64> %203 to <8 x double>
  %205 = fpext <8 x float> %198 to <8 x double>
  %206 = fmul <8 x double> %205, %204
  %207 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %206)
  br label %259

208:                                              ; preds = %171, %208
  %209 = phi i64 [ 0, %171 ], [ %227, %208 ]
  %210 = phi <8 x i32> [ %194, %171 ], [ %226, %208 ]
  %211 = getelementptr [32 x double], ptr %195, i64 0, i64 %209
  %212 = load double, ptr %211, align 8
  %213 = insertelement <8 x double> poison, double %212, i64 0
  %214 = shufflevector <8 x double> %213, <8 x double> poison, <8 x i32> zeroinitializer
  %215 = getelementptr %struct.Across, ptr %1, i64 %209
  %216 = load <8 x double>, ptr %215, align 64
  %217 = fmul <8 x double> %216, %214
  %218 = getelementptr [32 x <8 x double>], ptr %13, i64 0, i64 %209
  store <8 x double> %217, ptr %218, align 64
  %219 = getelementptr [32 x i32], ptr %196, i64 0, i64 %209
  %220 = load i32, ptr %219, align 4
  %221 = insertelement <8 x i32> poison, i32 %220, i64 0
  %222 = shufflevector <8 x i32> %221, <8 x i32> poison, <8 x i32> zeroinitializer
  %223 = getelementptr inbounds i8, ptr %215, i64 64
  %224 = load <8 x i32>, ptr %223, align 64
  %225 = add <8 x i32> %222, %224
  %226 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %210, <8 x i32> %225)
  %227 = add nuw nsw i64 %209, 1
  %228 = icmp eq i64 %227, 8
  br i1 %228, label %197, label %208, !llvm.loop !7

229:                                              ; preds = %259
  %230 = sub <8 x i32> %200, %139
  %231 = add <8 x i32> %230, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %232 = zext <8 x i32> %231 to <8 x i64>
  %233 = shl <8 x i64> %232, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %234 = bitcast <8 x i64> %233 to <8 x double>
  %235 = fmul <8 x double> %266, %234
  %236 = fptrunc <8 x double> %235 to <8 x float>
  %237 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %235)
  %238 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %236)
  %239 = fpext <8 x float> %238 to <8 x double>
  %240 = fcmp olt <8 x double> %237, %239
  %241 = fcmp olt <8 x double> %237, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %242 = and <8 x i1> %240, %241
  %243 = sext <8 x i1> %242 to <8 x i32>
  %244 = bitcast <8 x float> %236 to <8 x i32>
  %245 = add <8 x i32> %243, %244
  %246 = fcmp ord <8 x double> %235, zeroinitializer
  %247 = and <8 x i32> %245, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %248 = icmp eq <8 x i32> %247, zeroinitializer
  %249 = select <8 x i1> %248, <8 x i32> zeroinitializer, <8 x i32> %245
  %250 = select <8 x i1> %246, <8 x i32> %249, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %13) #8
  %251 = shufflevector <8 x i32> %250, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %252 = shufflevector <8 x i32> %250, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %253 = getelementptr i32, ptr %3, i64 %176
  %254 = getelementptr i32, ptr %253, i64 %179
  store <4 x i32> %251, ptr %254, align 4
  %255 = getelementptr i32, ptr %3, i64 %183
  %256 = getelementptr i32, ptr %255, i64 %179
  store <4 x i32> %252, ptr %256, align 4
  %257 = add nuw nsw i64 %172, 1
  %258 = icmp eq i64 %257, 16
  br i1 %258, label %573, label %171, !llvm.loop !8

259:                                              ; preds = %197, %259
  %260 = phi i64 [ 0, %197 ], [ %267, %259 ]
  %261 = phi <8 x double> [ %207, %197 ], [ %266, %259 ]
  %262 = getelementptr [32 x <8 x double>], ptr %13, i64 0, i64 %260
  %263 = load <8 x double>, ptr %262, align 64
  %264 = fmul <8 x double> %263, %204
  %265 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %264)
  %266 = fadd <8 x double> %261, %265
  %267 = add nuw nsw i64 %260, 1
  %268 = icmp eq i64 %267, 8
  br i1 %268, label %229, label %259, !llvm.loop !9

269:                                              ; preds = %143, %570
  %270 = phi i64 [ 0, %143 ], [ %571, %570 ]
  %271 = trunc nuw nsw i64 %270 to i32
  %272 = shl i64 %270, 2
  %273 = and i64 %272, 28
  br i1 %144, label %274, label %282

274:                                              ; preds = %269
  %275 = shl i32 %271, 2
  %276 = and i32 %275, -32
  %277 = sext i32 %276 to i64
  %278 = getelementptr i32, ptr %2, i64 %277
  %279 = getelementptr i32, ptr %278, i64 %273
  %280 = load <8 x i16>, ptr %279, align 1
  %281 = zext <8 x i16> %280 to <8 x i32>
  br label %312

282:                                              ; preds = %269
  %283 = shl i32 %271, 3
  %284 = and i32 %283, -64
  %285 = sext i32 %284 to i64
  %286 = getelementptr i32, ptr %2, i64 %285
  %287 = getelementptr i32, ptr %286, i64 %273
  %288 = load <4 x i32>, ptr %287, align 4
  %289 = or disjoint i32 %284, 32
  %290 = sext i32 %289 to i64
  %291 = getelementptr i32, ptr %2, i64 %290
  %292 = getelementptr i32, ptr %291, i64 %273
  %293 = load <4 x i32>, ptr %292, align 4
  %294 = shufflevector <4 x i32> %288, <4 x i32> %293, <8 x i32> <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
  switch i32 %6, label %312 [
    i32 1, label %295
    i32 2, label %297
    i32 5, label %326
    i32 3, label %299
    i32 4, label %310
  ]

295:                                              ; preds = %282
  %296 = shl <8 x i32> %294, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %326

297:                                              ; preds = %282
  %298 = and <8 x i32> %294, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %326

299:                                              ; preds = %282
  %300 = shl <8 x i32> %294, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %301 = and <8 x i32> %300, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %302 = and <8 x i32> %294, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %303 = shl nuw nsw <8 x i32> %302, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %304 = bitcast <8 x i32> %303 to <8 x float>
  %305 = fmul <8 x float> %304, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %306 = bitcast <8 x float> %305 to <8 x i32>
  %307 = icmp eq <8 x i32> %302, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %308 = or <8 x i32> %301, %306
  %309 = select <8 x i1> %307, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %308
  br label %326

310:                                              ; preds = %282
  %311 = shl <8 x i32> %294, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %312

312:                                              ; preds = %274, %310, %282
  %313 = phi <8 x i32> [ %294, %282 ], [ %311, %310 ], [ %281, %274 ]
  %314 = shl <8 x i32> %313, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %315 = and <8 x i32> %314, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %316 = shl <8 x i32> %313, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %317 = and <8 x i32> %316, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %318 = and <8 x i32> %313, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %319 = icmp eq <8 x i32> %318, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %320 = bitcast <8 x i32> %317 to <8 x float>
  %321 = fmul <8 x float> %320, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %322 = bitcast <8 x float> %321 to <8 x i32>
  %323 = or <8 x i32> %317, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %324 = select <8 x i1> %319, <8 x i32> %323, <8 x i32> %322
  %325 = or <8 x i32> %324, %315
  br label %326

326:                                              ; preds = %282, %312, %299, %297, %295
  %327 = phi <8 x i32> [ %325, %312 ], [ %309, %299 ], [ %298, %297 ], [ %296, %295 ], [ %294, %282 ]
  %328 = bitcast <8 x i32> %327 to <8 x float>
  %329 = select i1 %145, <8 x float> %328, <8 x float> zeroinitializer
  br i1 %154, label %330, label %341

330:                                              ; preds = %326
  %331 = fcmp oeq <8 x float> %328, zeroinitializer
  %332 = select i1 %145, <8 x i1> %331, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>
  %333 = bitcast <8 x float> %329 to <8 x i32>
  %334 = lshr <8 x i32> %333, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %335 = and <8 x i32> %334, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %336 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %335, <8 x i32> %153)
  %337 = add nsw <8 x i32> %336, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %338 = select <8 x i1> %332, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %337
  %339 = getelementptr %struct.Row, ptr %0, i64 %270
  %340 = getelementptr inbounds i8, ptr %339, i64 256
  br label %344

341:                                              ; preds = %478, %326
  %342 = phi <8 x i32> [ zeroinitializer, %326 ], [ %479, %478 ]
  %343 = phi <8 x float> [ %329, %326 ], [ %481, %478 ]
  br i1 %145, label %543, label %501

344:                                              ; preds = %330, %478
  %345 = phi <8 x float> [ %329, %330 ], [ %481, %478 ]
  %346 = phi <8 x i32> [ %338, %330 ], [ %488, %478 ]
  %347 = phi i32 [ 0, %330 ], [ %489, %478 ]
  call void @llvm.lifetime.start.p0(i64 2048, ptr nonnull %14) #8
  br i1 %155, label %359, label %348

348:                                              ; preds = %373, %344
  %349 = phi <8 x i32> [ %346, %344 ], [ %391, %373 ]
  %350 = icmp sgt <8 x i32> %349, <i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288, i32 -524288>
  %351 = select <8 x i1> %350, <8 x i32> %349, <8 x i32> zeroinitializer
  %352 = sub <8 x i32> %159, %351
  %353 = zext <8 x i32> %352 to <8 x i64>
  %354 = shl <8 x i64> %353, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %355 = bitcast <8 x i64> %354 to <8 x double>
  %356 = fpext <8 x float> %345 to <8 x double>
  %357 = fmul <8 x double> %356, %355
  %358 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %357)
  br i1 %155, label %491, label %394

359:                                              ; preds = %344, %373
  %360 = phi i64 [ %392, %373 ], [ 0, %344 ]
  %361 = phi <8 x i32> [ %391, %373 ], [ %346, %344 ]
  %362 = trunc nuw nsw i64 %360 to i32
  %363 = add i32 %347, %362
  br i1 %145, label %373, label %364

364:                                              ; preds = %359
  %365 = srem i32 %363, %156
  %366 = sdiv i32 %365, 2
  %367 = shl nsw i32 %366, 2
  %368 = srem i32 %363, 2
  %369 = add nsw i32 %367, %368
  %370 = sdiv i32 %363, %156
  %371 = shl i32 %370, 1
  %372 = add i32 %369, %371
  br label %373

373:                                              ; preds = %364, %359
  %374 = phi i32 [ %372, %364 ], [ %363, %359 ]
  %375 = sext i32 %374 to i64
  %376 = getelementptr [32 x double], ptr %339, i64 0, i64 %375
  %377 = load double, ptr %376, align 8
  %378 = insertelement <8 x double> poison, double %377, i64 0
  %379 = shufflevector <8 x double> %378, <8 x double> poison, <8 x i32> zeroinitializer
  %380 = getelementptr %struct.Across, ptr %1, i64 %375
  %381 = load <8 x double>, ptr %380, align 64
  %382 = fmul <8 x double> %381, %379
  %383 = getelementptr [32 x <8 x double>], ptr %14, i64 0, i64 %360
  store <8 x double> %382, ptr %383, align 64
  %384 = getelementptr [32 x i32], ptr %340, i64 0, i64 %375
  %385 = load i32, ptr %384, align 4
  %386 = insertelement <8 x i32> poison, i32 %385, i64 0
  %387 = shufflevector <8 x i32> %386, <8 x i32> poison, <8 x i32> zeroinitializer
  %388 = getelementptr inbounds i8, ptr %380, i64 64
  %389 = load <8 x i32>, ptr %388, align 64
  %390 = add <8 x i32> %387, %389
  %391 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %361, <8 x i32> %390)
  %392 = add nuw nsw i64 %360, 1
  %393 = icmp eq i64 %392, %169
  br i1 %393, label %348, label %359, !llvm.loop !7

394:                                              ; preds = %491, %348
  %395 = phi <8 x double> [ %358, %348 ], [ %498, %491 ]
  %396 = sub <8 x i32> %351, %158
  %397 = add <8 x i32> %396, <i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023, i32 1023>
  %398 = zext <8 x i32> %397 to <8 x i64>
  %399 = shl <8 x i64> %398, <i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52, i64 52>
  %400 = bitcast <8 x i64> %399 to <8 x double>
  %401 = fmul <8 x double> %395, %400
  %402 = fptrunc <8 x double> %401 to <8 x float>
  %403 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %401)
  %404 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %402)
  %405 = fpext <8 x float> %404 to <8 x double>
  %406 = fcmp olt <8 x double> %403, %405
  %407 = fcmp olt <8 x double> %403, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %408 = and <8 x i1> %406, %407
  %409 = sext <8 x i1> %408 to <8 x i32>
  %410 = bitcast <8 x float> %402 to <8 x i32>
  %411 = add <8 x i32> %409, %410
  %412 = fcmp uno <8 x double> %401, zeroinitializer
  %413 = and <8 x i32> %411, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  br i1 %16, label %414, label %420

414:                                              ; preds = %394
  %415 = icmp eq <8 x i32> %413, zeroinitializer
  %416 = select <8 x i1> %412, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> zeroinitializer
  %417 = select <8 x i1> %412, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %415
  %418 = select <8 x i1> %417, <8 x i32> zeroinitializer, <8 x i32> %411
  %419 = or <8 x i32> %418, %416
  br label %478

420:                                              ; preds = %394
  %421 = bitcast <8 x i32> %411 to <8 x float>
  %422 = fpext <8 x float> %421 to <8 x double>
  %423 = fcmp une <8 x double> %401, %422
  %424 = zext <8 x i1> %423 to <8 x i32>
  %425 = or <8 x i32> %413, %424
  %426 = bitcast <8 x i32> %425 to <8 x float>
  %427 = fadd <8 x float> %426, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %428 = bitcast <8 x float> %427 to <8 x i32>
  %429 = add <8 x i32> %428, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %430 = lshr <8 x i32> %411, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %431 = and <8 x i32> %430, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %432 = add nuw nsw <8 x i32> %431, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %433 = add nsw <8 x i32> %432, %425
  %434 = lshr <8 x i32> %433, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %435 = icmp ugt <8 x i32> %413, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %436 = icmp ult <8 x i32> %413, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %437 = select <8 x i1> %436, <8 x i32> %434, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %438 = select <8 x i1> %435, <8 x i32> %437, <8 x i32> %429
  %439 = lshr <8 x i32> %411, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %440 = and <8 x i32> %439, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %441 = or <8 x i32> %438, %440
  %442 = icmp eq <8 x i32> %438, zeroinitializer
  %443 = select <8 x i1> %412, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> zeroinitializer
  %444 = select <8 x i1> %412, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %442
  %445 = select <8 x i1> %444, <8 x i32> zeroinitializer, <8 x i32> %441
  %446 = or <8 x i32> %445, %443
  switch i32 %7, label %464 [
    i32 1, label %447
    i32 2, label %449
    i32 4, label %462
    i32 3, label %451
  ]

447:                                              ; preds = %420
  %448 = shl <8 x i32> %446, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %478

449:                                              ; preds = %420
  %450 = and <8 x i32> %446, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %478

451:                                              ; preds = %420
  %452 = shl <8 x i32> %446, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %453 = and <8 x i32> %452, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %454 = and <8 x i32> %446, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %455 = shl nuw nsw <8 x i32> %454, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %456 = bitcast <8 x i32> %455 to <8 x float>
  %457 = fmul <8 x float> %456, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %458 = bitcast <8 x float> %457 to <8 x i32>
  %459 = icmp eq <8 x i32> %454, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %460 = or <8 x i32> %453, %458
  %461 = select <8 x i1> %459, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %460
  br label %478

462:                                              ; preds = %420
  %463 = shl <8 x i32> %446, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %464

464:                                              ; preds = %462, %420
  %465 = phi <8 x i32> [ %446, %420 ], [ %463, %462 ]
  %466 = shl <8 x i32> %465, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %467 = and <8 x i32> %466, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %468 = shl <8 x i32> %465, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %469 = and <8 x i32> %468, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %470 = and <8 x i32> %465, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %471 = icmp eq <8 x i32> %470, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %472 = bitcast <8 x i32> %469 to <8 x float>
  %473 = fmul <8 x float> %472, <float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000, float 0x46F0000000000000>
  %474 = bitcast <8 x float> %473 to <8 x i32>
  %475 = or <8 x i32> %469, <i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040, i32 2139095040>
  %476 = select <8 x i1> %471, <8 x i32> %475, <8 x i32> %474
  %477 = or <8 x i32> %476, %467
  br label %478

478:                                              ; preds = %464, %451, %414, %449, %447
  %479 = phi <8 x i32> [ %446, %464 ], [ %446, %451 ], [ %419, %414 ], [ %446, %449 ], [ %446, %447 ]
  %480 = phi <8 x i32> [ %477, %464 ], [ %461, %451 ], [ %419, %414 ], [ %450, %449 ], [ %448, %447 ]
  %481 = bitcast <8 x i32> %480 to <8 x float>
  %482 = lshr <8 x i32> %480, <i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23, i32 23>
  %483 = and <8 x i32> %482, <i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255, i32 255>
  %484 = tail call <8 x i32> @llvm.smax.v8i32(<8 x i32> %483, <8 x i32> %166)
  %485 = and <8 x i32> %480, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  %486 = icmp eq <8 x i32> %485, zeroinitializer
  %487 = add nsw <8 x i32> %484, <i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127, i32 -127>
  %488 = select <8 x i1> %486, <8 x i32> <i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576, i32 -1048576>, <8 x i32> %487
  call void @llvm.lifetime.end.p0(i64 2048, ptr nonnull %14) #8
  %489 = add i32 %347, %8
  %490 = icmp slt i32 %489, %5
  br i1 %490, label %344, label %341, !llvm.loop !10

491:                                              ; preds = %348, %491
  %492 = phi i64 [ %499, %491 ], [ 0, %348 ]
  %493 = phi <8 x double> [ %498, %491 ], [ %358, %348 ]
  %494 = getelementptr [32 x <8 x double>], ptr %14, i64 0, i64 %492
  %495 = load <8 x double>, ptr %494, align 64
  %496 = fmul <8 x double> %495, %355
  %497 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %496)
  %498 = fadd <8 x double> %493, %497
  %499 = add nuw nsw i64 %492, 1
  %500 = icmp eq i64 %499, %170
  br i1 %500, label %394, label %491, !llvm.loop !9

501:                                              ; preds = %341
  %502 = fadd <8 x float> %343, %328
  %503 = bitcast <8 x float> %502 to <8 x i32>
  %504 = and <8 x i32> %503, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %505 = fcmp une <8 x float> %502, zeroinitializer
  %506 = lshr exact <8 x i32> %504, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %507 = select i1 %167, <8 x i32> %506, <8 x i32> %504
  %508 = fcmp uno <8 x float> %502, zeroinitializer
  br i1 %16, label %509, label %514

509:                                              ; preds = %501
  %510 = select <8 x i1> %508, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> zeroinitializer
  %511 = fcmp ueq <8 x float> %502, zeroinitializer
  %512 = select <8 x i1> %511, <8 x i32> zeroinitializer, <8 x i32> %503
  %513 = or <8 x i32> %510, %512
  br label %540

514:                                              ; preds = %501
  %515 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %502)
  %516 = bitcast <8 x float> %515 to <8 x i32>
  %517 = zext <8 x i1> %508 to <8 x i32>
  %518 = or <8 x i32> %516, %517
  %519 = bitcast <8 x i32> %518 to <8 x float>
  %520 = fadd <8 x float> %519, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %521 = bitcast <8 x float> %520 to <8 x i32>
  %522 = add <8 x i32> %521, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %523 = add nsw <8 x i32> %518, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %524 = lshr <8 x i32> %516, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %525 = and <8 x i32> %524, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %526 = add nsw <8 x i32> %523, %525
  %527 = lshr <8 x i32> %526, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %528 = icmp ugt <8 x i32> %516, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %529 = icmp ult <8 x i32> %516, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %530 = select <8 x i1> %529, <8 x i32> %527, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %531 = select <8 x i1> %528, <8 x i32> %530, <8 x i32> %522
  %532 = lshr <8 x i32> %503, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %533 = and <8 x i32> %532, <i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768, i32 32768>
  %534 = or <8 x i32> %531, %533
  %535 = icmp eq <8 x i32> %531, zeroinitializer
  %536 = select <8 x i1> %508, <8 x i32> <i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767, i32 32767>, <8 x i32> zeroinitializer
  %537 = select <8 x i1> %508, <8 x i1> <i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true, i1 true>, <8 x i1> %535
  %538 = select <8 x i1> %537, <8 x i32> zeroinitializer, <8 x i32> %534
  %539 = or <8 x i32> %538, %536
  br label %540

540:                                              ; preds = %514, %509
  %541 = phi <8 x i32> [ %513, %509 ], [ %539, %514 ]
  %542 = select <8 x i1> %505, <8 x i32> %541, <8 x i32> %507
  br label %543

543:                                              ; preds = %540, %341
  %544 = phi <8 x i32> [ %342, %341 ], [ %542, %540 ]
  br i1 %167, label %545, label %555

545:                                              ; preds = %543
  %546 = trunc <8 x i32> %544 to <8 x i16>
  %547 = trunc nuw nsw i64 %270 to i32
  %548 = shl i32 %547, 2
  %549 = and i32 %548, -32
  %550 = sext i32 %549 to i64
  %551 = getelementptr i32, ptr %3, i64 %550
  %552 = shl i64 %270, 2
  %553 = and i64 %552, 28
  %554 = getelementptr i32, ptr %551, i64 %553
  store <8 x i16> %546, ptr %554, align 4
  br label %570

555:                                              ; preds = %543
  %556 = shufflevector <8 x i32> %544, <8 x i32> poison, <4 x i32> <i32 0, i32 2, i32 4, i32 6>
  %557 = shufflevector <8 x i32> %544, <8 x i32> poison, <4 x i32> <i32 1, i32 3, i32 5, i32 7>
  %558 = trunc nuw nsw i64 %270 to i32
  %559 = shl i32 %558, 3
  %560 = and i32 %559, -64
  %561 = sext i32 %560 to i64
  %562 = getelementptr i32, ptr %3, i64 %561
  %563 = shl i64 %270, 2
  %564 = and i64 %563, 28
  %565 = getelementptr i32, ptr %562, i64 %564
  store <4 x i32> %556, ptr %565, align 4
  %566 = or disjoint i32 %560, 32
  %567 = sext i32 %566 to i64
  %568 = getelementptr i32, ptr %3, i64 %567
  %569 = getelementptr i32, ptr %568, i64 %564
  store <4 x i32> %557, ptr %569, align 4
  br label %570

570:                                              ; preds = %545, %555
  %571 = add nuw nsw i64 %270, 1
  %572 = icmp eq i64 %571, %168
  br i1 %572, label %573, label %269, !llvm.loop !8

573:                                              ; preds = %89, %229, %570, %141
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_double(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
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
  br i1 %77, label %57, label %11, !llvm.loop !11

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
  br i1 %136, label %58, label %78, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.fma.v8f64(<8 x double>, <8 x double>, <8 x double>) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_integer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9) local_unnamed_addr #0 {
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
  br i1 %111, label %112, label %20, !llvm.loop !13

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
  br i1 %165, label %125, label %136, !llvm.loop !14

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
  br i1 %279, label %124, label %119, !llvm.loop !15
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_bits(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef writeonly %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
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
  br i1 %24, label %21, label %14, !llvm.loop !16

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
  br i1 %41, label %22, label %25, !llvm.loop !17

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
  br i1 %67, label %37, label %42, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @rooftile_mma_quads(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, ptr nocapture noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #2 {
  %9 = alloca [4 x [8 x [4 x float]]], align 16
  %10 = alloca [4 x [4 x [8 x float]]], align 16
  %11 = alloca [4 x [8 x [8 x float]]], align 16
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %9) #8
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %10) #8
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %11) #8
  %12 = icmp eq i32 %5, 0
  %13 = icmp eq i32 %4, 0
  br label %14

14:                                               ; preds = %8, %69
  %15 = phi i32 [ 0, %8 ], [ %70, %69 ]
  %16 = shl nuw nsw i32 %15, 4
  %17 = and i32 %16, 32
  %18 = and i32 %16, 16
  %19 = zext nneg i32 %17 to i64
  br label %72

20:                                               ; preds = %69, %63
  %21 = phi i32 [ %64, %63 ], [ 0, %69 ]
  %22 = shl nuw nsw i32 %21, 4
  %23 = and i32 %22, 32
  %24 = and i32 %22, 16
  %25 = zext nneg i32 %23 to i64
  br label %26

26:                                               ; preds = %26, %20
  %27 = phi i64 [ 0, %20 ], [ %61, %26 ]
  %28 = trunc nuw nsw i64 %27 to i32
  %29 = and i32 %28, 3
  %30 = lshr i32 %28, 2
  %31 = and i32 %30, 4
  %32 = and i32 %30, 3
  %33 = or disjoint i64 %27, %25
  %34 = getelementptr i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = lshr i32 %35, %24
  %37 = and i32 %36, 65535
  %38 = insertelement <8 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <8 x i32> %38, <8 x i32> poison, <8 x i32> zeroinitializer
  %40 = and <8 x i32> %39, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %41 = icmp eq <8 x i32> %40, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %42 = shl nuw nsw <8 x i32> %39, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %43 = or <8 x i32> %42, <i32 2139095040, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = and <8 x i32> %42, <i32 268427264, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = bitcast <8 x i32> %44 to <8 x float>
  %46 = fmul <8 x float> %45, <float 0x46F0000000000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %47 = bitcast <8 x float> %46 to <8 x i32>
  %48 = select <8 x i1> %41, <8 x i32> %43, <8 x i32> %47
  %49 = shl nuw <8 x i32> %39, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %50 = and <8 x i32> %49, <i32 -2147483648, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = or <8 x i32> %48, %50
  %52 = bitcast <8 x i32> %51 to <8 x float>
  %53 = extractelement <8 x float> %52, i64 0
  %54 = zext nneg i32 %32 to i64
  %55 = select i1 %12, i32 %21, i32 %29
  %56 = zext nneg i32 %55 to i64
  %57 = select i1 %12, i32 %29, i32 %21
  %58 = or disjoint i32 %57, %31
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %54, i64 %56, i64 %59
  store float %53, ptr %60, align 4
  %61 = add nuw nsw i64 %27, 1
  %62 = icmp eq i64 %61, 32
  br i1 %62, label %63, label %26, !llvm.loop !19

63:                                               ; preds = %26
  %64 = add nuw nsw i32 %21, 1
  %65 = icmp eq i32 %64, 4
  br i1 %65, label %66, label %20, !llvm.loop !20

66:                                               ; preds = %63
  %67 = icmp eq i32 %6, 0
  %68 = icmp eq i32 %7, 0
  br label %109

69:                                               ; preds = %72
  %70 = add nuw nsw i32 %15, 1
  %71 = icmp eq i32 %70, 4
  br i1 %71, label %20, label %14, !llvm.loop !20

72:                                               ; preds = %14, %72
  %73 = phi i64 [ 0, %14 ], [ %107, %72 ]
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = and i32 %74, 3
  %76 = lshr i32 %74, 2
  %77 = and i32 %76, 4
  %78 = and i32 %76, 3
  %79 = or disjoint i64 %73, %19
  %80 = getelementptr i32, ptr %0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = lshr i32 %81, %18
  %83 = and i32 %82, 65535
  %84 = insertelement <8 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <8 x i32> %84, <8 x i32> poison, <8 x i32> zeroinitializer
  %86 = and <8 x i32> %85, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %87 = icmp eq <8 x i32> %86, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %88 = shl nuw nsw <8 x i32> %85, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %89 = or <8 x i32> %88, <i32 2139095040, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %90 = and <8 x i32> %88, <i32 268427264, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %91 = bitcast <8 x i32> %90 to <8 x float>
  %92 = fmul <8 x float> %91, <float 0x46F0000000000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %93 = bitcast <8 x float> %92 to <8 x i32>
  %94 = select <8 x i1> %87, <8 x i32> %89, <8 x i32> %93
  %95 = shl nuw <8 x i32> %85, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %96 = and <8 x i32> %95, <i32 -2147483648, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %97 = or <8 x i32> %94, %96
  %98 = bitcast <8 x i32> %97 to <8 x float>
  %99 = extractelement <8 x float> %98, i64 0
  %100 = zext nneg i32 %78 to i64
  %101 = select i1 %13, i32 %15, i32 %75
  %102 = or disjoint i32 %101, %77
  %103 = zext nneg i32 %102 to i64
  %104 = select i1 %13, i32 %75, i32 %15
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %100, i64 %103, i64 %105
  store float %99, ptr %106, align 4
  %107 = add nuw nsw i64 %73, 1
  %108 = icmp eq i64 %107, 32
  br i1 %108, label %69, label %72, !llvm.loop !19

109:                                              ; preds = %66, %123
  %110 = phi i64 [ 0, %66 ], [ %124, %123 ]
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = lshr i32 %111, 2
  %113 = and i32 %112, 4
  %114 = and i32 %111, 2
  %115 = and i32 %112, 3
  %116 = and i32 %111, 1
  %117 = and i32 %111, 3
  %118 = getelementptr i32, ptr %2, i64 %110
  %119 = zext nneg i32 %115 to i64
  br label %126

120:                                              ; preds = %123
  %121 = icmp eq i32 %7, 5
  %122 = select i1 %68, i32 32768, i32 -2147483648
  br label %245

123:                                              ; preds = %238
  %124 = add nuw nsw i64 %110, 1
  %125 = icmp eq i64 %124, 32
  br i1 %125, label %120, label %109, !llvm.loop !21

126:                                              ; preds = %109, %238
  %127 = phi i64 [ 0, %109 ], [ %243, %238 ]
  br i1 %67, label %128, label %140

128:                                              ; preds = %126
  %129 = trunc i64 %127 to i32
  %130 = shl i32 %129, 4
  %131 = and i32 %130, 96
  %132 = or disjoint i32 %131, %111
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr i32, ptr %2, i64 %133
  %135 = load i32, ptr %134, align 4
  %136 = and i32 %130, 16
  %137 = lshr i32 %135, %136
  %138 = insertelement <8 x i32> poison, i32 %137, i64 0
  %139 = shufflevector <8 x i32> %138, <8 x i32> poison, <8 x i32> zeroinitializer
  br label %167

140:                                              ; preds = %126
  %141 = shl i64 %127, 7
  %142 = getelementptr i8, ptr %118, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = insertelement <8 x i32> poison, i32 %143, i64 0
  %145 = shufflevector <8 x i32> %144, <8 x i32> poison, <8 x i32> zeroinitializer
  switch i32 %6, label %167 [
    i32 1, label %146
    i32 2, label %148
    i32 5, label %163
    i32 3, label %150
    i32 4, label %161
  ]

146:                                              ; preds = %140
  %147 = shl <8 x i32> %145, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  br label %163

148:                                              ; preds = %140
  %149 = and <8 x i32> %145, <i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192, i32 -8192>
  br label %163

150:                                              ; preds = %140
  %151 = shl <8 x i32> %145, <i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24, i32 24>
  %152 = and <8 x i32> %151, <i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648, i32 -2147483648>
  %153 = and <8 x i32> %145, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %154 = shl nuw nsw <8 x i32> %153, <i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20, i32 20>
  %155 = bitcast <8 x i32> %154 to <8 x float>
  %156 = fmul <8 x float> %155, <float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000, float 0x4770000000000000>
  %157 = bitcast <8 x float> %156 to <8 x i32>
  %158 = icmp eq <8 x i32> %153, <i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127, i32 127>
  %159 = or <8 x i32> %152, %157
  %160 = select <8 x i1> %158, <8 x i32> <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>, <8 x i32> %159
  br label %163

161:                                              ; preds = %140
  %162 = shl <8 x i32> %145, <i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  br label %167

163:                                              ; preds = %140, %146, %148, %150
  %164 = phi <8 x i32> [ %147, %146 ], [ %149, %148 ], [ %160, %150 ], [ %145, %140 ]
  %165 = bitcast <8 x i32> %164 to <8 x float>
  %166 = extractelement <8 x float> %165, i64 0
  br label %185

167:                                              ; preds = %140, %161, %128
  %168 = phi <8 x i32> [ %145, %140 ], [ %162, %161 ], [ %139, %128 ]
  %169 = shl <8 x i32> %168, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %170 = and <8 x i32> %169, <i32 -2147483648, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %171 = shl <8 x i32> %168, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %172 = and <8 x i32> %171, <i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264, i32 268427264>
  %173 = and <8 x i32> %168, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %174 = icmp eq <8 x i32> %173, <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %175 = bitcast <8 x i32> %172 to <8 x float>
  %176 = fmul <8 x float> %175, <float 0x46F0000000000000, float poison, float poison, float poison, float poison, float poison, float poison, float poison>
  %177 = bitcast <8 x float> %176 to <8 x i32>
  %178 = or <8 x i32> %172, <i32 2139095040, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %179 = select <8 x i1> %174, <8 x i32> %178, <8 x i32> %177
  %180 = or <8 x i32> %179, %170
  %181 = bitcast <8 x i32> %180 to <8 x float>
  %182 = extractelement <8 x float> %181, i64 0
  br i1 %67, label %183, label %185

183:                                              ; preds = %167
  %184 = trunc nuw nsw i64 %127 to i32
  br label %190

185:                                              ; preds = %163, %167
  %186 = phi float [ %166, %163 ], [ %182, %167 ]
  %187 = trunc nuw nsw i64 %127 to i32
  %188 = and i32 %187, 2
  %189 = or disjoint i32 %188, %116
  br label %190

190:                                              ; preds = %183, %185
  %191 = phi i32 [ %184, %183 ], [ %187, %185 ]
  %192 = phi float [ %182, %183 ], [ %186, %185 ]
  %193 = phi i32 [ %117, %183 ], [ %189, %185 ]
  %194 = add nuw nsw i32 %193, %113
  %195 = and i32 %191, 5
  %196 = or disjoint i32 %195, %114
  %197 = select i1 %67, i32 %191, i32 %196
  %198 = zext nneg i32 %194 to i64
  %199 = zext nneg i32 %197 to i64
  %200 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %119, i64 %198, i64 0
  %201 = load float, ptr %200, align 16
  %202 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %119, i64 0, i64 %199
  %203 = load float, ptr %202, align 4
  %204 = tail call float @llvm.fma.f32(float %201, float %203, float 0.000000e+00)
  %205 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %119, i64 %198, i64 1
  %206 = load float, ptr %205, align 4
  %207 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %119, i64 1, i64 %199
  %208 = load float, ptr %207, align 4
  %209 = tail call float @llvm.fma.f32(float %206, float %208, float %204)
  %210 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %119, i64 %198, i64 2
  %211 = load float, ptr %210, align 8
  %212 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %119, i64 2, i64 %199
  %213 = load float, ptr %212, align 4
  %214 = tail call float @llvm.fma.f32(float %211, float %213, float %209)
  %215 = getelementptr [4 x [8 x [4 x float]]], ptr %9, i64 0, i64 %119, i64 %198, i64 3
  %216 = load float, ptr %215, align 4
  %217 = getelementptr [4 x [4 x [8 x float]]], ptr %10, i64 0, i64 %119, i64 3, i64 %199
  %218 = load float, ptr %217, align 4
  %219 = tail call float @llvm.fma.f32(float %216, float %218, float %214)
  br i1 %68, label %220, label %238

220:                                              ; preds = %190
  %221 = fpext float %216 to double
  %222 = fpext float %218 to double
  %223 = fmul double %221, %222
  %224 = fpext float %211 to double
  %225 = fpext float %213 to double
  %226 = fmul double %224, %225
  %227 = fpext float %206 to double
  %228 = fpext float %208 to double
  %229 = fmul double %227, %228
  %230 = fpext float %201 to double
  %231 = fpext float %203 to double
  %232 = fmul double %230, %231
  %233 = fadd double %232, %229
  %234 = fptrunc double %233 to float
  %235 = fadd float %192, %234
  %236 = fadd double %226, %223
  %237 = fptrunc double %236 to float
  br label %238

238:                                              ; preds = %220, %190
  %239 = phi float [ %237, %220 ], [ %192, %190 ]
  %240 = phi float [ %235, %220 ], [ %219, %190 ]
  %241 = fadd float %239, %240
  %242 = getelementptr [4 x [8 x [8 x float]]], ptr %11, i64 0, i64 %119, i64 %198, i64 %199
  store float %241, ptr %242, align 4
  %243 = add nuw nsw i64 %127, 1
  %244 = icmp eq i64 %243, 8
  br i1 %244, label %123, label %126, !llvm.loop !22

245:                                              ; preds = %120, %259
  %246 = phi i64 [ 0, %120 ], [ %260, %259 ]
  %247 = trunc nuw nsw i64 %246 to i32
  %248 = lshr i32 %247, 2
  %249 = and i32 %248, 3
  %250 = zext nneg i32 %249 to i64
  %251 = and i32 %247, 3
  %252 = and i32 %247, 1
  %253 = and i32 %248, 4
  %254 = and i64 %246, 2
  %255 = and i64 %246, 4294967295
  %256 = and i64 %246, 4294967295
  %257 = getelementptr i32, ptr %3, i64 %246
  br label %262

258:                                              ; preds = %259
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %11) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %10) #8
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %9) #8
  ret void

259:                                              ; preds = %357
  %260 = add nuw nsw i64 %246, 1
  %261 = icmp eq i64 %260, 32
  br i1 %261, label %258, label %245, !llvm.loop !23

262:                                              ; preds = %245, %357
  %263 = phi i64 [ 0, %245 ], [ %358, %357 ]
  %264 = trunc nuw nsw i64 %263 to i32
  %265 = and i32 %264, 2
  %266 = or disjoint i32 %265, %252
  %267 = select i1 %68, i32 %251, i32 %266
  %268 = or disjoint i32 %267, %253
  %269 = zext nneg i32 %268 to i64
  %270 = and i64 %263, 5
  %271 = or disjoint i64 %270, %254
  %272 = select i1 %68, i64 %263, i64 %271
  %273 = and i64 %272, 4294967295
  %274 = getelementptr [4 x [8 x [8 x float]]], ptr %11, i64 0, i64 %250, i64 %269, i64 %273
  %275 = load float, ptr %274, align 4
  %276 = fpext float %275 to double
  %277 = fadd double %276, 0.000000e+00
  %278 = insertelement <8 x double> poison, double %277, i64 0
  %279 = shufflevector <8 x double> %278, <8 x double> poison, <8 x i32> zeroinitializer
  %280 = fptrunc <8 x double> %279 to <8 x float>
  %281 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %279)
  %282 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %280)
  %283 = fpext <8 x float> %282 to <8 x double>
  %284 = fcmp olt <8 x double> %281, %283
  %285 = fcmp olt <8 x double> %281, <double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000, double 0x47F0000000000000>
  %286 = and <8 x i1> %284, %285
  %287 = sext <8 x i1> %286 to <8 x i32>
  %288 = bitcast <8 x float> %280 to <8 x i32>
  %289 = add <8 x i32> %287, %288
  %290 = fcmp uno <8 x double> %279, zeroinitializer
  %291 = and <8 x i32> %289, <i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647, i32 2147483647>
  br i1 %121, label %292, label %303

292:                                              ; preds = %262
  %293 = icmp eq <8 x i32> %291, zeroinitializer
  %294 = select <8 x i1> %290, <8 x i32> <i32 2147483647, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %295 = select <8 x i1> %290, <8 x i1> <i1 true, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison>, <8 x i1> %293
  %296 = select <8 x i1> %295, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> %289
  %297 = or <8 x i32> %296, %294
  %298 = extractelement <8 x i32> %297, i64 0
  %299 = icmp eq i32 %298, 0
  %300 = bitcast float %275 to i32
  %301 = and i32 %300, -2147483648
  %302 = select i1 %299, i32 %301, i32 %298
  br label %336

303:                                              ; preds = %262
  %304 = bitcast <8 x i32> %289 to <8 x float>
  %305 = fpext <8 x float> %304 to <8 x double>
  %306 = fcmp une <8 x double> %279, %305
  %307 = zext <8 x i1> %306 to <8 x i32>
  %308 = or <8 x i32> %291, %307
  %309 = bitcast <8 x i32> %308 to <8 x float>
  %310 = fadd <8 x float> %309, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  %311 = bitcast <8 x float> %310 to <8 x i32>
  %312 = add <8 x i32> %311, <i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608, i32 -1056964608>
  %313 = lshr <8 x i32> %289, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %314 = and <8 x i32> %313, <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %315 = add nuw nsw <8 x i32> %314, <i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001, i32 -939520001>
  %316 = add nsw <8 x i32> %315, %308
  %317 = lshr <8 x i32> %316, <i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13, i32 13>
  %318 = icmp ugt <8 x i32> %291, <i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703, i32 947912703>
  %319 = icmp ult <8 x i32> %291, <i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848, i32 1199566848>
  %320 = select <8 x i1> %319, <8 x i32> %317, <8 x i32> <i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744, i32 31744>
  %321 = select <8 x i1> %318, <8 x i32> %320, <8 x i32> %312
  %322 = lshr <8 x i32> %289, <i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %323 = and <8 x i32> %322, <i32 32768, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %324 = or <8 x i32> %321, %323
  %325 = icmp eq <8 x i32> %321, zeroinitializer
  %326 = select <8 x i1> %290, <8 x i32> <i32 32767, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %327 = select <8 x i1> %290, <8 x i1> <i1 true, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison, i1 poison>, <8 x i1> %325
  %328 = select <8 x i1> %327, <8 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, <8 x i32> %324
  %329 = or <8 x i32> %328, %326
  %330 = extractelement <8 x i32> %329, i64 0
  %331 = icmp eq i32 %330, 0
  %332 = bitcast float %275 to i32
  %333 = icmp slt i32 %332, 0
  %334 = select i1 %333, i32 %122, i32 0
  %335 = select i1 %331, i32 %334, i32 %330
  br i1 %68, label %340, label %336

336:                                              ; preds = %292, %303
  %337 = phi i32 [ %302, %292 ], [ %335, %303 ]
  %338 = shl i64 %263, 7
  %339 = getelementptr i8, ptr %257, i64 %338
  store i32 %337, ptr %339, align 4
  br label %357

340:                                              ; preds = %303
  %341 = and i32 %264, 1
  %342 = icmp eq i32 %341, 0
  %343 = shl i64 %263, 4
  %344 = and i64 %343, 96
  br i1 %342, label %345, label %347

345:                                              ; preds = %340
  %346 = or i64 %344, %256
  br label %353

347:                                              ; preds = %340
  %348 = or i64 %344, %255
  %349 = getelementptr i32, ptr %3, i64 %348
  %350 = load i32, ptr %349, align 4
  %351 = shl i32 %335, 16
  %352 = or i32 %350, %351
  br label %353

353:                                              ; preds = %345, %347
  %354 = phi i64 [ %346, %345 ], [ %348, %347 ]
  %355 = phi i32 [ %335, %345 ], [ %352, %347 ]
  %356 = getelementptr i32, ptr %3, i64 %354
  store i32 %355, ptr %356, align 4
  br label %357

357:                                              ; preds = %353, %336
  %358 = add nuw nsw i64 %263, 1
  %359 = icmp eq i64 %358, 8
  br i1 %359, label %259, label %262, !llvm.loop !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_wgmma(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef %10, i32 noundef %11) local_unnamed_addr #4 {
  %13 = alloca [16 x %struct.Row], align 16
  %14 = alloca [32 x %struct.Across], align 64
  %15 = icmp eq i32 %7, 0
  %16 = select i1 %15, i64 64, i64 128
  %17 = icmp sgt i32 %5, 4
  %18 = icmp eq i32 %5, 2
  %19 = or i1 %17, %18
  %20 = icmp ult i32 %5, 2
  %21 = select i1 %20, i32 -2147450880, i32 -2139062144
  %22 = select i1 %19, i32 -2147483648, i32 %21
  %23 = icmp eq i32 %11, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %27, %12
  %25 = icmp eq i32 %10, 0
  %26 = sdiv i32 %3, 8
  br i1 %25, label %46, label %51

27:                                               ; preds = %12, %27
  %28 = phi i64 [ %44, %27 ], [ 0, %12 ]
  %29 = getelementptr i32, ptr %0, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = xor i32 %30, %22
  store i32 %31, ptr %29, align 4
  %32 = or disjoint i64 %28, 1
  %33 = getelementptr i32, ptr %0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = xor i32 %34, %22
  store i32 %35, ptr %33, align 4
  %36 = or disjoint i64 %28, 2
  %37 = getelementptr i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = xor i32 %38, %22
  store i32 %39, ptr %37, align 4
  %40 = or disjoint i64 %28, 3
  %41 = getelementptr i32, ptr %0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = xor i32 %42, %22
  store i32 %43, ptr %41, align 4
  %44 = add nuw nsw i64 %28, 4
  %45 = icmp ult i64 %40, 127
  br i1 %45, label %27, label %24, !llvm.loop !25

46:                                               ; preds = %24
  %47 = select i1 %15, i32 1, i32 2
  %48 = shl nsw i32 %26, %47
  %49 = sext i32 %48 to i64
  %50 = shl nsw i64 %49, 7
  tail call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 %50, i1 false)
  br label %51

51:                                               ; preds = %24, %46
  call void @llvm.lifetime.start.p0(i64 6144, ptr nonnull %13) #8
  call void @llvm.lifetime.start.p0(i64 4096, ptr nonnull %14) #8
  call fastcc void @unpack_rows(ptr noundef %0, i32 noundef 16, i32 noundef %4, i32 noundef %5, ptr noundef nonnull %13) #9
  %52 = icmp sgt i32 %3, 7
  br i1 %52, label %53, label %57

53:                                               ; preds = %51
  %54 = icmp sgt i32 %5, 2
  %55 = icmp eq i32 %7, 5
  %56 = and i1 %54, %55
  br label %58

57:                                               ; preds = %85, %51
  call void @llvm.lifetime.end.p0(i64 4096, ptr nonnull %14) #8
  call void @llvm.lifetime.end.p0(i64 6144, ptr nonnull %13) #8
  ret void

58:                                               ; preds = %53, %85
  %59 = phi i32 [ 0, %53 ], [ %86, %85 ]
  %60 = phi ptr [ %1, %53 ], [ %87, %85 ]
  %61 = phi ptr [ %2, %53 ], [ %88, %85 ]
  call fastcc void @unpack_columns(ptr noundef %60, i32 noundef %4, i32 noundef %6, ptr noundef nonnull %14) #9
  call fastcc void @multiply_usual(ptr noundef nonnull %13, ptr noundef nonnull %14, ptr noundef %61, ptr noundef %61, i32 noundef 16, i32 noundef %4, i32 noundef %7, i32 noundef %7, i32 noundef %8, i32 noundef %9, i32 noundef 0) #9
  br i1 %56, label %62, label %85

62:                                               ; preds = %58, %62
  %63 = phi i64 [ %83, %62 ], [ 0, %58 ]
  %64 = getelementptr i32, ptr %61, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = and i32 %65, 2139095040
  %67 = icmp eq i32 %66, 2139095040
  %68 = and i32 %65, -1024
  %69 = select i1 %67, i32 %65, i32 %68
  %70 = and i32 %69, 2147483647
  %71 = icmp eq i32 %70, 0
  %72 = select i1 %71, i32 0, i32 %69
  store i32 %72, ptr %64, align 4
  %73 = or disjoint i64 %63, 1
  %74 = getelementptr i32, ptr %61, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = and i32 %75, 2139095040
  %77 = icmp eq i32 %76, 2139095040
  %78 = and i32 %75, -1024
  %79 = select i1 %77, i32 %75, i32 %78
  %80 = and i32 %79, 2147483647
  %81 = icmp eq i32 %80, 0
  %82 = select i1 %81, i32 0, i32 %79
  store i32 %82, ptr %74, align 4
  %83 = add nuw nsw i64 %63, 2
  %84 = icmp eq i64 %83, 128
  br i1 %84, label %85, label %62, !llvm.loop !26

85:                                               ; preds = %62, %58
  %86 = add nuw nsw i32 %59, 1
  %87 = getelementptr i8, ptr %60, i64 256
  %88 = getelementptr i32, ptr %61, i64 %16
  %89 = icmp eq i32 %86, %26
  br i1 %89, label %57, label %58, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define dso_local void @rooftile_wgmma_integer(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #4 {
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
  br i1 %25, label %17, label %18, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x i32> @llvm.smax.v8i32(<8 x i32>, <8 x i32>) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <8 x double> @llvm.trunc.v8f64(<8 x double>) #3

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
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-builtin-bcmp" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-builtin-bcmp" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
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
