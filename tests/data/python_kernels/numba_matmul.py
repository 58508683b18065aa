"""Matrix products in Numba."""

from numba import cuda, float32

TILE = 16


@cuda.jit
def one_element(A, B, C):
    row, col = cuda.grid(2)
    if row < C.shape[0] and col < C.shape[1]:
        total = float32(0.0)
        for k in range(A.shape[1]):
            total += A[row, k] * B[k, col]
        C[row, col] = total


@cuda.jit
def tiles(A, B, C):
    a = cuda.shared.array(shape=(TILE, TILE), dtype=float32)
    b = cuda.shared.array(shape=(TILE, TILE), dtype=float32)
    col, row = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0.0)
    for start in range(0, A.shape[1], TILE):
        a[ty, tx] = A[row, start + tx] if row < A.shape[0] and start + tx < A.shape[1] else 0
        b[ty, tx] = B[start + ty, col] if start + ty < B.shape[0] and col < B.shape[1] else 0
        cuda.syncthreads()
        for k in range(TILE):
            total += a[ty, k] * b[k, tx]
        cuda.syncthreads()
    if row < C.shape[0] and col < C.shape[1]:
        C[row, col] = total


@cuda.jit
def flat(A, B, C, M, N, K):
    col, row = cuda.grid(2)
    if row < M and col < N:
        total = float32(0.0)
        for k in range(K):
            total += A[row * K + k] * B[k * N + col]
        C[row * N + col] = total
