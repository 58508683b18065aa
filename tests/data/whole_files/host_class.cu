// The kernel is launched by a method of a host class that owns the matrices.
#include <memory>
#include <numeric>
#include <string>
#include <vector>

struct Shape {
  int rows, cols;
  __host__ __device__ int size() const { return rows * cols; }
  std::string text() const { return std::to_string(rows) + "x" + std::to_string(cols); }
};

__global__ void gemm(const float *A, const float *B, float *C, Shape a, int N) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= a.rows || col >= N) return;
  float s = 0;
  for (int k = 0; k < a.cols; ++k) s += A[row * a.cols + k] * B[k * N + col];
  C[row * N + col] = s;
}

__global__ void gemm_flat(const float *A, const float *B, float *C, int rows, int cols, int inner) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= rows * cols) return;
  int row = i / cols, col = i % cols;
  float s = 0;
  for (int k = 0; k < inner; ++k) s += A[row * inner + k] * B[k * cols + col];
  C[i] = s;
}

class Multiplier {
 public:
  Multiplier(int m, int n, int k) : m_(m), n_(n), k_(k), host_(m * n) {
    cudaMalloc(&a_, sizeof(float) * m_ * k_);
    cudaMalloc(&b_, sizeof(float) * k_ * n_);
    cudaMalloc(&c_, sizeof(float) * m_ * n_);
  }
  ~Multiplier() { cudaFree(a_); cudaFree(b_); cudaFree(c_); }
  float run() {
    const int threads = 256;
    const int blocks = (m_ * n_ + threads - 1) / threads;
    gemm_flat<<<blocks, threads>>>(a_, b_, c_, m_, n_, k_);
    cudaMemcpy(host_.data(), c_, host_.size() * sizeof(float), cudaMemcpyDeviceToHost);
    return std::accumulate(host_.begin(), host_.end(), 0.0f);
  }

 private:
  int m_, n_, k_;
  float *a_ = nullptr, *b_ = nullptr, *c_ = nullptr;
  std::vector<float> host_;
};

int main() { return std::make_unique<Multiplier>(10, 20, 30)->run() > 0; }
