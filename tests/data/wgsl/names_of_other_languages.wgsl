//! dispatch 1 1 1
//! 0:0 blockIdx i32[24] out zero
// Names that mean something to C++ and CUDA, and nothing to WGSL.
struct float4 { int: i32, double: i32, long: i32, unsigned: i32 }
struct dim3 { x: i32, threadIdx: i32 }
@group(0) @binding(0) var<storage, read_write> blockIdx: array<i32>;
var<private> warpSize: i32 = 3;
var<workgroup> blockDim: array<i32, 4>;
const printf = 11;
const NULL_ = 2;
fn float(char: i32) -> i32 { return char + 1; }
fn void(short: i32, signed: i32) -> i32 { return short - signed; }
fn half(this_: dim3) -> dim3 { return dim3(this_.x / 2, this_.threadIdx + 1); }
fn _float2int(asm_: i32) -> i32 { return asm_; }
fn main(and: i32) -> i32 { return and * 2; }
fn sqrtf(not: i32) -> i32 { return not; }
fn int(x: i32) -> i32 { return x; }
fn _syncthreads() -> i32 { return 6; }
fn memcpy(a: i32) -> i32 { var b = a; b++; return b; }
@compute @workgroup_size(1)
fn kernel() {
  let threadIdx = float4(1, 2, 3, 4);
  blockIdx[0] = threadIdx.int + threadIdx.double;
  blockIdx[1] = float(5) + void(7, 3);
  blockIdx[2] = half(dim3(9, 1)).x + half(dim3(9, 1)).threadIdx;
  blockIdx[3] = warpSize + printf + NULL_;
  let or = 3; let xor = 4; let compl = 5; let bitand = 6; let gridDim = 7; let size_t = 8; let INT_MAX = 9;
  blockIdx[4] = or * xor * compl * bitand - gridDim - size_t - INT_MAX;
  var uint: u32 = 5; var uint3 = vec3i(1, 2, 3); let make_float4 = 2; let dim3_ = 1; let nan = 4; let EOF = 2;
  uint += 1;
  blockIdx[5] = i32(uint) + uint3.z + make_float4 + dim3_ + nan + EOF;
  blockIdx[6] = main(4) + sqrtf(5) + int(6) + _syncthreads() + memcpy(1) + _float2int(1);
  blockDim[0] = 8;
  let restrict_ = blockDim[0] + blockDim[1]; let errno = 1; let stdin = 2; let assert = 3; let offsetof = 4;
  blockIdx[7] = restrict_ + errno + stdin + assert + offsetof;
  var _global = 5; let bool_ = 1; let wchar_t = 2; let true_ = 3; let operator_ = 4; let defined = 5; let M_PI = 6;
  blockIdx[8] = _global + bool_ + wchar_t + true_ + operator_ + defined + M_PI;
}
