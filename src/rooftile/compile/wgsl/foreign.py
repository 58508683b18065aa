"""Names of other languages, and what WGSL has in their place: for those who come from CUDA, GLSL, HLSL or Metal."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

_TYPES = {
    "float": "f32",
    "double": "f32: there are no 64-bit types",
    "f64": "f32: there are no 64-bit types",
    "half": "f16, with `enable f16;` at the top of the file",
    "float16_t": "f16, with `enable f16;` at the top of the file",
    "bf16": "u32, and unpack it: there is no bfloat16",
    "int": "i32",
    "uint": "u32",
    "unsigned": "u32",
    "size_t": "u32",
    "int32_t": "i32",
    "uint32_t": "u32",
    "i64": "i32: there are no 64-bit types",
    "u64": "u32: there are no 64-bit types",
    "i8": "i32, packed by four: unpack4xI8",
    "u8": "u32, packed by four: unpack4xU8",
    "i16": "i32: there are no 16-bit integers",
    "u16": "u32: there are no 16-bit integers",
    "void": "no result type at all",
    **{f"float{n}": f"vec{n}<f32>" for n in (2, 3, 4)},
    **{f"half{n}": f"vec{n}<f16>" for n in (2, 3, 4)},
    **{f"int{n}": f"vec{n}<i32>" for n in (2, 3, 4)},
    **{f"uint{n}": f"vec{n}<u32>" for n in (2, 3, 4)},
    **{f"ivec{n}": f"vec{n}<i32>" for n in (2, 3, 4)},
    **{f"uvec{n}": f"vec{n}<u32>" for n in (2, 3, 4)},
    **{f"mat{n}": f"mat{n}x{n}<f32>" for n in (2, 3, 4)},
}
_FUNCTIONS = {
    "__syncthreads": "workgroupBarrier()",
    "barrier": "workgroupBarrier()",
    "GroupMemoryBarrierWithGroupSync": "workgroupBarrier()",
    "threadgroup_barrier": "workgroupBarrier()",
    "rsqrt": "inverseSqrt",
    "rsqrtf": "inverseSqrt",
    "inversesqrt": "inverseSqrt",
    "lerp": "mix",
    "frac": "fract",
    "mad": "fma",
    "fmaf": "fma",
    "fmaxf": "max",
    "fmax": "max",
    "fminf": "min",
    "fmin": "min",
    "fabs": "abs",
    "fabsf": "abs",
    "expf": "exp",
    "logf": "log",
    "powf": "pow",
    "sqrtf": "sqrt",
    "tanhf": "tanh",
    "ddx": "nothing: only fragment shaders have derivatives",
    "popcount": "countOneBits",
    "__popc": "countOneBits",
    "clz": "countLeadingZeros",
    "__clz": "countLeadingZeros",
    "asuint": "bitcast<u32>",
    "asint": "bitcast<i32>",
    "asfloat": "bitcast<f32>",
    "__float_as_uint": "bitcast<u32>",
    "as_type": "bitcast",
    "mul": "the operator *",
    "mod": "the operator %",
    "fmod": "the operator %",
    "printf": "nothing: a shader prints nothing",
    "__shfl_xor_sync": "subgroupShuffleXor, with `enable subgroups;`",
    "__shfl_sync": "subgroupShuffle, with `enable subgroups;`",
    "__shfl_down_sync": "subgroupShuffleDown, with `enable subgroups;`",
}
_VALUES = {
    "threadIdx": "@builtin(local_invocation_id)",
    "gl_LocalInvocationID": "@builtin(local_invocation_id)",
    "blockIdx": "@builtin(workgroup_id)",
    "gl_WorkGroupID": "@builtin(workgroup_id)",
    "gridDim": "@builtin(num_workgroups)",
    "gl_NumWorkGroups": "@builtin(num_workgroups)",
    "gl_GlobalInvocationID": "@builtin(global_invocation_id)",
    "gl_LocalInvocationIndex": "@builtin(local_invocation_index)",
    "blockDim": "a const, used in @workgroup_size too",
    "gl_WorkGroupSize": "a const, used in @workgroup_size too",
    "warpSize": "@builtin(subgroup_size), with `enable subgroups;`",
    "INFINITY": "a large number, such as 3.4e38: there are no infinities",
    "NULL": "nothing: pointers always point to something",
}
_FOREIGN = _TYPES | _FUNCTIONS | _VALUES


def suggestion(name: str, known: Iterable[str]) -> str | None:
    """A next step that names what WGSL has for ``name``, or what of ``known`` is spelled like it, or None."""
    if name in _FOREIGN:
        return f"WGSL has {_FOREIGN[name]}"
    close = difflib.get_close_matches(name, set(known), 1, 0.7)
    return f"did you mean '{close[0]}'?" if close else None
