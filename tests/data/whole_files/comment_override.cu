// What no one could tell is said in a comment.
#include <cstdio>
static constexpr int SIDE = 16;

// rooftile: block=(SIDE,SIDE) grid=(cdiv(N,SIDE),cdiv(M,SIDE)) args=(K,C,B,A,N,M,1)
__global__ void oddly_ordered(int depth, float *q, const float *r, const float *s, int p1, int p2, int flag) {
  int row = blockIdx.y * SIDE + threadIdx.y, col = blockIdx.x * SIDE + threadIdx.x;
  if (!flag || row >= p2 || col >= p1) return;
  float sum = 0;
  for (int k = 0; k < depth; ++k) sum += s[row * depth + k] * r[k * p1 + col];
  q[row * p1 + col] = sum;
}

int main() { puts("launched elsewhere"); }
