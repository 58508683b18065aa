// Four 8-bit products at once by __dp4a, along K in both operands: B is transposed. K a multiple of 4.
extern "C" __global__ void int8_dp4a(const signed char* A, const signed char* Bt, int* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y;
  int col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  const int* a = reinterpret_cast<const int*>(A + row * K);
  const int* b = reinterpret_cast<const int*>(Bt + col * K);
  int sum = 0;
  for (int k = 0; k < K / 4; ++k) sum = __dp4a(a[k], b[k], sum);
  C[row * N + col] = sum;
}
