"""Whole programs as people have them: each is taken unchanged, with the launch and the arguments its host code gives.

The files in ``tests/data/whole_files`` are written for this test; each begins with what is special about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import rooftile
from rooftile import bind, ptx
from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm

pytestmark = pytest.mark.usefixtures("no_disassembler")

FOLDER = Path(__file__).parents[2] / "data" / "whole_files"
Dim = tuple[int, ...]


@dataclass(frozen=True)
class Case:
    """A file, the problem asked for, and what must come of it; ``args`` are the parameters' roles and values."""

    file: str
    sizes: tuple[int, int, int]
    kernel: str
    block: Dim
    grid: Dim
    args: str
    slow: bool = False
    shared: int = 0
    name: str | None = None
    executes: bool = True

    def __str__(self) -> str:
        return self.file + (f":{self.name}" if self.name else "")


ODD = (50, 70, 30)
EVEN = (48, 64, 32)
SQUARE = (48, 48, 48)
ABC = "A B C 50 70 30"

CASES = [
    Case("anonymous.cu", ODD, "inner", (128,), (1, 50), ABC),
    Case(
        "asked_of_the_device.cu", ODD, "persistent_tiles<64, 64, 8>", (256,), (132,), "A B C 50 70 30 2 2", slow=True
    ),
    Case("batched.cu", ODD, "batched", (16, 16), (5, 4), ABC + " 1500 2100 3500 1"),
    Case("arrays_of_rows.cu", (48, 32, 64), "of_rows", (16, 16), (2, 3), "A B C"),
    Case("bias_and_activation.cu", ODD, "dense", (16, 8), (5, 7), "A B add C 50 30 70"),
    Case("byte_order_mark.cu", SQUARE, "mul", (16, 16), (3, 3), "A B C 48"),
    Case("ceil_div_macro.cu", ODD, "sgemm_naive", (32, 32), (2, 3), "50 70 30 1.0 A B 0.5 C"),
    Case("ceil_float.cu", ODD, "gpu_mult", (8, 8), (9, 7), "A B C 50 30 70"),
    Case("chained_launchers.cu", ODD, "chained", (8, 8), (9, 7), "C A B 50 70 30"),
    Case("class_template.cu", ODD, "gemm_kernel<float, 16>", (16, 16), (5, 4), ABC),
    Case("classic_main.cu", ODD, "matmul", (16, 16), (5, 4), ABC),
    Case("clusters.cu", EVEN, "paired", (16, 16), (4, 3), "A B C 48 64 32"),
    Case("coefficients_by_pointer.cu", ODD, "scaled", (16, 16), (24,), "50 70 30 beside A B beside C beside"),
    Case("column_major.cu", (64, 96, 32), "mysgemm", (32, 32), (3, 2), "96 64 32 1.0 B A 0.5 C"),
    Case("column_major_turned.cu", EVEN, "sgemm_nt", (16, 16), (4, 3), "B 64 A 48 C 64 32 1.0 0.5"),
    Case("column_major_squares.cu", SQUARE, "smem_cuda_dgemm", (16, 16), (3, 3), "48 B A C"),
    Case("comment_override.cu", ODD, "oddly_ordered", (16, 16), (5, 4), "30 C B A 70 50 1"),
    Case("concepts.cu", ODD, "restricted<float, 16>", (16, 16), (5, 4), ABC),
    Case("configured_by_members.cu", ODD, "ex_kernel", (32, 8), (3, 7), ABC),
    Case("configured_launch.cu", ODD, "ex_kernel<8, 32>", (32, 8), (3, 7), ABC),
    Case("constant_memory.cu", ODD, "mm", (32, 8), (3, 7), "A B C"),
    Case("constant_structure.cu", ODD, "whole_in_constant", (32, 8), (3, 7), "A B C"),
    Case("conditional_kernels.cu", ODD, "mm", (16, 16), (5, 4), ABC),
    Case("converted_inputs.cu", EVEN, "wmma_example", (128, 4), (1, 1), "A B C 48 64 32 2.0 2.0", executes=False),
    Case("counted_tiles.cu", ODD, "from_counter", (16, 16), (264,), ABC),
    Case("cooperative.cu", EVEN, "grouped<16>", (16, 16), (4, 3), "A B C 48 64 32", slow=True),
    Case(
        "declared_and_defined.cu", ODD, "proj::gemm_kernel<float, proj::Tile<8,32>>", (256,), (3, 7), "50 70 30 A B C"
    ),
    Case("deduced_launcher.cu", ODD, "warp_tiled<float>", (128,), (2, 1), ABC, slow=True),
    Case("device_vectors.cu", ODD, "with_vectors", (16, 16), (5, 4), ABC),
    Case("dequantised.cu", ODD, "dequantised", (32, 8), (7, 3), "A B scale scale beta*add C 1.0 50 70 30"),
    Case("dispatched_types.cu", ODD, "matmul_cuda_kernel<float>", (16, 16), (5, 4), ABC),
    Case("double_precision.cu", ODD, "dgemm", (128,), (1, 50), "50 70 30 A B C"),
    Case("driver_launch.cu", ODD, "gemm_f32", (256,), (3, 2), ABC),
    Case("dynamic_shared.cu", ODD, "dynamic_tiles", (16, 16), (5, 4), ABC + " 16", shared=2048),
    Case("epilogue_functor.cu", ODD, "with_epilogue<4, double, Identity>", (32, 4), (3, 13), ABC + " 0"),
    Case("extension.cu", ODD, "mm_kernel<float>", (32, 8), (3, 7), ABC),
    Case("fixed_sizes.cu", (48, 32, 64), "fixed", (16, 16), (2, 3), "A B C"),
    Case("float4_rows.cu", EVEN, "quads", (32, 4), (1, 12), "C A B 48 16 32"),
    Case("function_pointer.cu", ODD, "configured<Config>", (16, 16), (5, 4), ABC, slow=True),
    Case("google_style.cu", ODD, "one_warp_a_row", (32, 4), (13,), ABC),
    Case("half_inputs.cu", ODD, "hgemm", (16, 4), (5, 13), ABC),
    Case("half2_rows.cu", EVEN, "mul_mat_vec_rows<128>", (128,), (48, 64), "A B C 16 48 64", slow=True),
    Case("hidden_global.cu", ODD, "hidden", (16, 16), (5, 4), ABC),
    Case("hip_names.cu", ODD, "gemm", (16, 16), (5, 4), ABC),
    Case("host_class.cu", ODD, "gemm_flat", (256,), (14,), "A B C 50 70 30"),
    Case("inline_ptx.cu", ODD, "with_ptx", (32,), (3, 50), ABC),
    Case("int8_product.cu", ODD, "integer_gemm<int8_t, int32_t>", (32, 8), (3, 7), ABC, slow=True),
    Case("kernel_in_a_string.cpp", ODD, "mm", (32, 8), (4, 7), ABC),
    Case("kernel_macro.cu", ODD, "mm_kernel", (32, 8), (3, 7), ABC),
    Case("lambda_instances.cu", ODD, "mm<16>", (16, 16), (5, 4), ABC),
    Case("lambda_in_grid.cu", ODD, "detail::product", (32, 16), (3, 4), ABC),
    Case("launch_helper.cu", ODD, "mm", (32, 8), (3, 7), ABC),
    Case("leading_dimensions.cu", ODD, "sgemm", (32, 4), (3, 13), "50 70 30 1.0 A 30 B 70 0.5 C 70"),
    Case("local_header.cu", ODD, "tile_kernel", (16, 16), (5, 4), ABC),
    Case("macro_launch.cu", ODD, "rows_on_x", (16, 16), (4, 5), ABC),
    Case("matrices_by_value.cu", ODD, "mat_mul", (16, 16), (5, 4), "50 30 A 30 70 B 50 70 C"),
    Case("made_by_macro.cu", ODD, "gemm_f32", (16, 8), (5, 7), ABC),
    Case("misleading_names.cu", (64, 64, 32), "naive_multiply", (16, 16), (4, 4), "A B C 64 32"),
    Case(
        "mma_in_ptx.cu",
        EVEN,
        "hgemm_mma_m16n8k16_stages_kernel<16, 8, 16, 2>",
        (32,),
        (8, 3),
        "A B C 48 64 32",
        slow=True,
    ),
    Case(
        "namespace_alias.cu",
        ODD,
        "lib::kernels::v2::matmul<float, lib::kernels::v2::Layout::kRow, lib::kernels::v2::Layout::kRow>",
        (16, 16),
        (4, 5),
        "A 30 B 70 C 70 50 70 30",
    ),
    Case("namespaces.cu", ODD, "linalg::detail::kernels::product", (16, 16), (5, 4), ABC),
    Case("no_launch.cu", (64, 128, 32), "quads", (128,), (2, 2), "A B C 64 128 32"),
    Case("old_style.cu", SQUARE, "matrix_mul", (16, 16), (3, 3), "A B C 48"),
    Case("pitches.cu", ODD, "pitched", (16, 16), (5, 4), "A 120 B 280 C 280 50 70 30"),
    Case("persistent.cu", ODD, "persistent", (256,), (132,), ABC, slow=True),
    Case("printed_launch.cu", ODD, "sgemm", (32, 32), (2, 3), "50 70 30 A B C"),
    Case("rows_and_columns.cu", ODD, "matrixMultiply", (8, 8), (9, 7), "A B C 50 30 30 70 50 70"),
    Case("runtime_launch.cu", ODD, "plain", (8, 8), (9, 7), ABC),
    Case("several_kernels.cu", SQUARE, "by_row", (128,), (1,), "A B C 48", name="by_row"),
    Case("several_kernels.cu", SQUARE, "by_element", (16, 16), (3, 3), "A B C 48", name="by_element"),
    Case("spaced_launch.cu", ODD, "spaced", (32, 4), (3, 13), ABC),
    Case("split_k.cu", ODD, "split_k", (16, 16), (5, 4, 4), ABC),
    Case("square_width.cu", SQUARE, "MatrixMulKernel", (16, 16), (3, 3), "A B C 48"),
    Case("std_names.cu", ODD, "product", (16, 16), (5, 4), "C A B 50 70 30"),
    Case(
        "static_members.cu",
        (50, 70, 30),
        "gemm::detail::kernel<gemm::detail::TileConfig<64,64,8,4,4>>",
        (256,),
        (2, 1),
        "A B C 50 70 30 30 70 70 1.0 0.0",
        slow=True,
    ),
    Case("c_wrapper.cu", ODD, "c_gemm", (32, 8), (3, 7), ABC),
    Case("clustered.cu", ODD, "clustered", (16, 16), (6, 4), ABC, slow=True),
    Case("struct_matrices.cu", (48, 64, 32), "MatMulKernel", (16, 16), (4, 3), "32 48 A 64 32 B 64 48 C"),
    Case("struct_parameters.cu", ODD, "gemm<float>", (16, 16), (5, 4), "50 70 30 A 30 B 70 C 70 1.0 0.5 0"),
    Case("strides_and_flags.cu", ODD, "general", (8, 32), (7, 3), "0 0 A B C 50 70 30 30 1 70 1 70 1"),
    Case("struct_views.cu", (48, 64, 32), "tile_product", (16, 16), (4, 3), "32 48 32 A 64 32 64 B 64 48 64 C"),
    Case("switch_instances.cu", ODD, "kernel<float, 8>", (8, 8), (9, 7), ABC, name="kernel<float, 8>"),
    Case("switch_instances.cu", ODD, "kernel<float,32>", (32, 32), (3, 2), ABC, name="kernel<float,32>"),
    Case("template_blocktile.cu", (64, 96, 32), "block_tiled<32, 32, 4, 8>", (128,), (3, 2), "64 96 32 2.0 A B 0.5 C"),
    Case("template_deduced.cu", ODD, "gemm<double>", (32, 4), (3, 13), ABC),
    Case("template_tile.cu", ODD, "tiled<8>", (8, 8), (9, 7), ABC),
    Case(
        "tensor_accessors.cu", ODD, "mm_kernel<float>", (32, 8), (3, 7),
        "A 50 30 30 1 B 30 70 70 1 C 50 70 70 1",
    ),
    Case("tensor_cores.cu", EVEN, "wmma_gemm", (32,), (4, 3), "A B C 48 64 32", executes=False),
    Case("tensor_maps_made_by_template.cu", EVEN, "gemm_tma", (256,), (1, 1), "A B C 48 64 32", slow=True),
    Case(
        "tensor_maps_by_the_driver.cu", (64, 128, 64), "tma_nt", (256,), (2, 1), "A B C 64 128 64", slow=True
    ),
    Case(
        "tensor_maps_of_all.cu", EVEN, "gemm_tma_all<64, 64, 32>", (128,), (1, 1), "A B C 32", slow=True, shared=16384
    ),
    Case("tile_by_switch.cu", ODD, "tiled<8>", (8, 8), (9, 7), ABC, name="tiled<8>"),
    Case("transposed_result.cu", ODD, "multiply_turned", (16, 16), (5, 4), ABC),
    Case("two_instances.cu", EVEN, "MatrixMulCUDA<16>", (16, 16), (4, 3), "C A B 32 64"),
    Case(
        "two_phases.cu", ODD, "two_phase", (16, 16), (5, 4, 4), "A B C beside 50 70 30 4", slow=True,
    ),
    Case("undeclared_macro.cu", ODD, "built", (16, 16), (5, 4), ABC),
    Case("vector_members.cu", ODD, "of_members", (32, 8), (2, 4), "C A B 50 70 30"),
    Case("wrapper_function.cu", ODD, "product", (32, 8), (3, 7), "C A B 50 30 70"),
    Case("broken_elsewhere.cu", ODD, "wanted", (16, 16), (5, 4), ABC, name="wanted"),
]  # fmt: skip


def bound(file: str, sizes: tuple[int, int, int], name: str | None = None) -> tuple[str, Call]:
    compiled = compile_kernel(load_source(FOLDER / file), name)
    program = ptx.load(compiled)
    uses = tuple(
        bind.Use(access.array, access.operation, access.lane_bytes, access.form)
        for instruction in program.accesses
        if (access := instruction.access) is not None and access.array is not None and access.form is not None
        if access.space in ("global", "generic")
    )
    kernel = bind.Callee(
        compiled.signature,
        sites=compiled.launches,
        accesses=lambda: uses,
        read=lambda: ptx.parameters_read(program),
    )
    return compiled.signature.name, bind.bind(kernel, Gemm(*sizes), check=False)


@pytest.mark.parametrize(
    "case", [pytest.param(case, marks=pytest.mark.slow if case.slow else (), id=str(case)) for case in CASES]
)
def test_launch_and_arguments(case: Case, compiler: None) -> None:
    kernel, call = bound(case.file, case.sizes, case.name)
    assert kernel == case.kernel
    assert call.launch.block == (*case.block, 1, 1)[:3]
    assert call.launch.grid == (*case.grid, 1, 1)[:3]
    assert call.launch.dynamic_shared_bytes == case.shared
    args = [str(a.role if isinstance(a, BufferArgument) else a.value) for a in call.arguments]
    assert args == case.args.split()
    assert any(note.startswith(("launch: ", "block, grid, args from the comment")) for note in call.notes)


@pytest.mark.slow
@pytest.mark.parametrize("case", [pytest.param(case, id=str(case)) for case in CASES if case.executes])
def test_explained_as_it_is(case: Case, compiler: None) -> None:
    m, n, k = case.sizes
    path = f"{FOLDER / case.file}:{case.name}" if case.name else str(FOLDER / case.file)
    explanation = rooftile.explain(path, M=m, N=n, K=k)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.findings == () or all(finding.severity != "error" for finding in explanation.findings)


def test_every_file_is_tested() -> None:
    assert {case.file for case in CASES} == {path.name for path in FOLDER.glob("*.c*")}
    assert len({case.file for case in CASES}) >= 30
