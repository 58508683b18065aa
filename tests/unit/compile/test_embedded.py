"""C++ whose kernels stand in strings."""

from __future__ import annotations

from rooftile.compile.embedded import kernels_unwrapped

KERNEL = "__global__ void k(float* a) {\n  a[0] = 1;\n}"


def test_a_kernel_in_a_raw_string_is_code_at_its_place() -> None:
    text = f'int before;\nconst char* src =\n    R"cu(\n{KERNEL}\n)cu";\nint main() {{ launch(src); }}\n'
    made = kernels_unwrapped(text)
    assert made.count("\n") == text.count("\n")
    assert made.split("\n")[3:6] == KERNEL.split("\n")
    assert made.replace(KERNEL, "").split() == ["int", "before;", "int", "main()", "{", "launch(src);", "}"]


def test_of_a_string_in_a_function_only_the_kernel_is_left() -> None:
    text = f'int main() {{\n  auto src = R"({KERNEL})";\n}}\n'
    assert kernels_unwrapped(text).split() == KERNEL.split()


def test_other_text_is_left_alone() -> None:
    for text in (KERNEL, f'const char* doc = R"({KERNEL})";\n{KERNEL}', 'auto s = R"(no kernel)";', 'auto s = "R(";'):
        assert kernels_unwrapped(text) == text
