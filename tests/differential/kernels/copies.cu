// Asynchronous copies of every size, in groups, past L1 and through it, with lanes that read little or nothing.

#define PLACE(p) static_cast<unsigned>(__cvta_generic_to_shared(p))
#define COMMIT() asm volatile("cp.async.commit_group;" ::: "memory")
#define WAIT(N) asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory")

#define SCATTERED(NAME, TYPE, HOW)                                                                                      \
  extern "C" __global__ void NAME(const int* from, const int* to, const int* size, const TYPE* in, TYPE* out) {         \
    __shared__ TYPE tile[64];                                                                                           \
    tile[threadIdx.x] = in[0];                                                                                          \
    tile[threadIdx.x + 32] = in[1];                                                                                     \
    __syncthreads();                                                                                                    \
    int source = from[threadIdx.x], bytes = size[threadIdx.x];                                                          \
    if (source >= 0)                                                                                                    \
      asm volatile("cp.async." HOW " [%0], [%1], %2, %3;" ::"r"(PLACE(tile + to[threadIdx.x])), "l"(in + source),       \
                   "n"(sizeof(TYPE)), "r"(bytes) : "memory");                                                           \
    asm volatile("cp.async.wait_all;" ::: "memory");                                                                    \
    __syncthreads();                                                                                                    \
    out[threadIdx.x] = tile[threadIdx.x];                                                                               \
    out[threadIdx.x + 32] = tile[threadIdx.x + 32];                                                                     \
  }
SCATTERED(scattered_4, float, "ca.shared.global")
SCATTERED(scattered_8, float2, "ca.shared::cta.global.L2::64B")
SCATTERED(scattered_16, float4, "ca.shared.global.L2::256B")
SCATTERED(scattered_past_l1, float4, "cg.shared.global")

// Tiles of 16 with STAGES under way; edges are filled with zeros.
template <int Stages>
static __device__ void staged(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[Stages][16][20], Bs[Stages][16][16];
  int row = blockIdx.y * 16 + threadIdx.y, column = blockIdx.x * 16 + threadIdx.x;
  auto load = [&](int tile) {
    int k = tile * 16 + threadIdx.x, b = tile * 16 + threadIdx.y;
    if (tile * 16 < K) {
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(PLACE(&As[tile % Stages][threadIdx.y][threadIdx.x])),
                   "l"(A + row * K + k), "r"(row < M && k < K ? 4 : 0) : "memory");
      asm volatile("cp.async.ca.shared.global [%0], [%1], 4, %2;" ::"r"(PLACE(&Bs[tile % Stages][threadIdx.y][threadIdx.x])),
                   "l"(B + b * N + column), "r"(b < K && column < N ? 4 : 0) : "memory");
    }
    COMMIT();
  };
  for (int tile = 0; tile < Stages - 1; tile++) load(tile);
  float sum = 0;
  for (int tile = 0; tile * 16 < K; tile++) {
    WAIT(Stages - 2);
    __syncthreads();
    load(tile + Stages - 1);
    for (int k = 0; k < 16; k++) sum += As[tile % Stages][threadIdx.y][k] * Bs[tile % Stages][k][threadIdx.x];
  }
  if (row < M && column < N) C[row * N + column] = sum;
}

extern "C" __global__ void staged_2(const float* A, const float* B, float* C, int M, int N, int K) { staged<2>(A, B, C, M, N, K); }
extern "C" __global__ void staged_3(const float* A, const float* B, float* C, int M, int N, int K) { staged<3>(A, B, C, M, N, K); }
extern "C" __global__ void staged_4(const float* A, const float* B, float* C, int M, int N, int K) { staged<4>(A, B, C, M, N, K); }
