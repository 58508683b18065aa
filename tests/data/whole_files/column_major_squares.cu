// Square matrices stored column by column.
#include <cuda_runtime.h>
#include <stdio.h>
#include <stdlib.h>
#define CUDA_CALL(F)  if( (F) != cudaSuccess ) {printf("Error %s at %s:%d\n", cudaGetErrorString(cudaGetLastError()), __FILE__,__LINE__); exit(-1);}
#define CUDA_CHECK()  if( (cudaPeekAtLastError()) != cudaSuccess ) {printf("Error at %s:%d\n", __FILE__,__LINE__-1); exit(-1);}
#define INDX( row, col, ld ) ( ( (col) * (ld) ) + (row) )
#define TBX 16
#define TBY 16
__global__ void smem_cuda_dgemm( const int m, const double * const a, const double * const b, double * const c )
{
  __shared__ double as[TBX][TBY+1];
  __shared__ double bs[TBX][TBY+1];
  const int tx = threadIdx.x, ty = threadIdx.y;
  const int aoff = INDX( blockIdx.x * blockDim.x + tx, ty, m );
  const int boff = INDX( tx, blockIdx.y * blockDim.y + ty, m );
  int A = aoff, B = boff;
  double c_temp = 0.0;
  for( int Kblk = 0; Kblk < m; Kblk += TBX )
  {
    as[tx][ty] = a[A];
    bs[tx][ty] = b[B];
    A += m * TBX; B += TBX;
    __syncthreads();
#pragma unroll
    for( int k = 0; k < TBX; k++ ) c_temp += as[tx][k] * bs[k][ty];
    __syncthreads();
  }
  c[INDX( blockIdx.x * blockDim.x + tx, blockIdx.y * blockDim.y + ty, m )] = c_temp;
}
int main( int argc, char *argv[] )
{
  const int size = 1024;
  double *d_a, *d_b, *d_c;
  CUDA_CALL( cudaMalloc( (void **) &d_a, (size_t)size * size * sizeof( double ) ) );
  CUDA_CALL( cudaMalloc( (void **) &d_b, (size_t)size * size * sizeof( double ) ) );
  CUDA_CALL( cudaMalloc( (void **) &d_c, (size_t)size * size * sizeof( double ) ) );
  dim3 threads( TBX, TBY, 1 );
  dim3 blocks( size / TBX + 0, size / TBY, 1 );
  smem_cuda_dgemm<<< blocks, threads >>>( size, d_a, d_b, d_c );
  CUDA_CHECK()
  CUDA_CALL( cudaDeviceSynchronize() );
  return 0;
}
