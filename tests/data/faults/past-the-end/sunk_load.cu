// finds: early-load
// problem: 33 50 20
// rooftile: block=128 grid=cdiv(M*N,128) args=(A,B,C,M,N,K)
// A compiler may move the load behind the test, and then nothing shows; no one says that it must.
__global__ void flat(const double* A, const double* B, double* C, int M, int N, int K) {
  const int id = blockIdx.x * blockDim.x + threadIdx.x;
  const int i = id / N, j = id % N;
#ifdef REPAIRED
  if (id >= M * N) return;
#endif
  double first = A[i * K];  // fault
  if (id >= M * N) return;
  double s = first * B[j];
  for (int k = 1; k < K; ++k) s += A[i * K + k] * B[k * N + j];
  C[id] = s;
}
