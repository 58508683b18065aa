"""The kernels whose reports are opened, and the pages made of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import rooftile
from rooftile.report.html.document import to_html

HOSTILE = """\
// </script><script>window.hacked = 1</script> <img src=x onerror="window.hacked = 2"> & "quotes" 'too'
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
extern "C" __global__ void faulty(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0.0f;  /* <!-- </style> --> */
  for (int k = 0; k <= K; ++k)  // one product too many
    sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""
SIZES = {"M": 128, "N": 96, "K": 64}
GATHER = """\
// rooftile: block=(32,1) grid=(cdiv(N,32),M) args=(A,B,C,M,N,K)
extern "C" __global__ void gather(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y;
  if (col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) {
    int j = (int)(fabsf(A[row * K + k]) * 0.0f) + k;  // an index that comes from data
    sum += B[j * N + col] * A[row * K + k];
  }
  C[row * N + col] = sum;
}
"""
KERNELS = ("naive", "tiled", "coarsened", "faulty")
PAGES = (*KERNELS, "compare", "ladder")


@dataclass
class Reports:
    """Records and the pages made of them, each made when it is first asked for."""

    folder: Path
    records: dict[str, object] = field(default_factory=dict)

    def record(self, name: str) -> rooftile.Explanation:
        if name not in self.records:
            self.records[name] = self._make(name)
        return self.records[name]  # type: ignore[return-value]

    def _make(self, name: str) -> object:
        if name == "compare":
            return rooftile.compare("naive_uncoalesced", "naive", **SIZES)
        if name == "ladder":
            return rooftile.ladder(**SIZES)
        if name in ("faulty", "gather"):
            path = self.folder / ("gather.cu" if name == "gather" else "a 'bad' \"näme\" & <more>.cu")
            path.write_text(GATHER if name == "gather" else HOSTILE, encoding="utf-8")
            return rooftile.explain(path, **SIZES)
        return rooftile.explain(name, **SIZES)

    def url(self, name: str) -> str:
        path = self.folder / f"{name}.html"
        if not path.exists():
            path.write_text(to_html(self.record(name)), encoding="utf-8")
        return path.as_uri()
