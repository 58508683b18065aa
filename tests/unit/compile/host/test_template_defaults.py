"""Template parameters of host functions around a launch that are left to their defaults."""

import pytest

from rooftile.compile import files
from rooftile.compile.host import launches
from rooftile.core.launch_site import LaunchSite, constant
from rooftile.core.source import Source

AROUND = """\
template <typename T, int TILE> __global__ void product(const T* A, const T* B, T* C, int M, int N, int K);
template <typename T = float, int SIDE = 16, int HALF = SIDE / 2>
void run(const T* A, const T* B, T* C, int M, int N, int K) {
    product<T, SIDE><<<dim3(N / SIDE, M / SIDE), dim3(SIDE, HALF)>>>(A, B, C, M, N, K);
}
int main() { float *A, *B, *C; CALL(A, B, C, 64, 64, 64); }
"""


def site_of(call: str) -> LaunchSite:
    source = Source("k.cu", AROUND.replace("CALL", call))
    (site,) = launches.find(source, files.includes(source, ()), {})
    return site


@pytest.mark.parametrize(
    ("call", "instance", "block"),
    [
        ("run<float>", "float, 16", (16, 8)),
        ("run<double, 8>", "double, 8", (8, 4)),
        ("run<float, 8, 2>", "float, 8", (8, 2)),
        ("run<>", "float, 16", (16, 8)),
    ],
)
def test_defaults_stand_for_the_arguments_that_are_left_out(call: str, instance: str, block: tuple[int, int]) -> None:
    site = site_of(call)
    assert site.template == instance
    assert tuple(constant(size or "", site.definitions) for size in site.block) == block


@pytest.mark.parametrize(("call", "threads"), [("run(a, 64)", 128), ("run(a, 64, 32)", 32)])
def test_so_do_those_of_functions(call: str, threads: int) -> None:
    text = f"""
__global__ void k(float* a, int n) {{ a[n] = 0; }}
inline void run(float* a, int n, int threads = 128) {{ k<<<(n + threads - 1) / threads, threads>>>(a, n); }}
int main() {{ float* a; {call}; }}
"""
    source = Source("k.cu", text)
    (site,) = launches.find(source, files.includes(source, ()), {})
    assert constant(site.block[0] or "", site.definitions) == threads
