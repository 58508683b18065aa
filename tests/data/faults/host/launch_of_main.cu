// finds: unchecked-launch
// severity: note
// problem: 17 33 20
// Every copy is checked but that behind the launch, which alone would tell of it.
#include <cstdlib>
#include <vector>
#define TRY(call) if ((call) != cudaSuccess) exit(EXIT_FAILURE)
__global__ void product(double *c, const double *a, const double *b, int m, int n, int k) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at >= m * n) return;
  double s = 0;
  for (int p = 0; p < k; p++) s += a[at / n * k + p] * b[p * n + at % n];
  c[at] = s;
}
int main(int argc, char **argv) {
  int m = atoi(argv[1]), n = atoi(argv[2]), k = atoi(argv[3]);
  std::vector<double> a(m * k), b(k * n), c(m * n);
  for (auto &x : a) x = drand48();
  for (auto &x : b) x = drand48();
  double *da, *db, *dc;
  TRY(cudaMalloc(&da, a.size() * sizeof(double)));
  TRY(cudaMalloc(&db, b.size() * sizeof(double)));
  TRY(cudaMalloc(&dc, c.size() * sizeof(double)));
  TRY(cudaMemcpy(da, a.data(), a.size() * sizeof(double), cudaMemcpyHostToDevice));
  TRY(cudaMemcpy(db, b.data(), b.size() * sizeof(double), cudaMemcpyHostToDevice));
  product<<<(m * n + 127) / 128, 128>>>(dc, da, db, m, n, k);  // fault
#ifdef REPAIRED
  TRY(cudaMemcpy(c.data(), dc, c.size() * sizeof(double), cudaMemcpyDeviceToHost));
#else
  cudaMemcpy(c.data(), dc, c.size() * sizeof(double), cudaMemcpyDeviceToHost);
#endif
  cudaFree(da), cudaFree(db), cudaFree(dc);
}
