// Six sizes, each named after its matrix.
#include <wb.h>
#define TILE_WIDTH 8
#define wbCheck(stmt)                                       \
  do {                                                      \
    cudaError_t err = stmt;                                 \
    if (err != cudaSuccess) {                               \
      wbLog(ERROR, "Failed to run stmt ", #stmt);           \
      return -1;                                            \
    }                                                       \
  } while (0)

__global__ void matrixMultiply(float *A, float *B, float *C, int numARows, int numAColumns, int numBRows, int numBColumns,
                               int numCRows, int numCColumns) {
  int row = blockIdx.y * TILE_WIDTH + threadIdx.y, col = blockIdx.x * TILE_WIDTH + threadIdx.x;
  if (row < numCRows && col < numCColumns) {
    float sum = 0;
    for (int i = 0; i < numAColumns; i++) sum += A[row * numAColumns + i] * B[i * numBColumns + col];
    C[row * numCColumns + col] = sum;
  }
}

int main(int argc, char **argv) {
  wbArg_t args = wbArg_read(argc, argv);
  float *hostA, *deviceA, *deviceB, *deviceC;
  int numARows, numAColumns, numBRows, numBColumns, numCRows, numCColumns;
  hostA = (float *)wbImport(wbArg_getInputFile(args, 0), &numARows, &numAColumns);
  numCRows = numARows;
  numCColumns = numBColumns;
  wbCheck(cudaMalloc((void **)&deviceA, numARows * numAColumns * sizeof(float)));
  wbCheck(cudaMalloc((void **)&deviceB, numBRows * numBColumns * sizeof(float)));
  wbCheck(cudaMalloc((void **)&deviceC, numCRows * numCColumns * sizeof(float)));
  dim3 dimBlock(TILE_WIDTH, TILE_WIDTH, 1);
  dim3 dimGrid((numCColumns - 1) / TILE_WIDTH + 1, (numCRows - 1) / TILE_WIDTH + 1, 1);
  matrixMultiply<<<dimGrid, dimBlock>>>(deviceA, deviceB, deviceC, numARows, numAColumns, numBRows, numBColumns, numCRows,
                                        numCColumns);
  wbSolution(args, hostA, numCRows, numCColumns);
}
