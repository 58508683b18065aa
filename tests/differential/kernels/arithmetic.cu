// Arithmetic at its edges: rounding modes, NaN, infinities, subnormals, overflow, bit fields.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#define INDEX (blockIdx.x * blockDim.x + threadIdx.x)

extern "C" __global__ void floats(const float* a, const float* b, const float* c, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float p = a[i], q = b[i], r = c[i];
  float* out = y + i * 20;
  out[0] = p + q;
  out[1] = p - q;
  out[2] = __fmul_rn(p, q);
  out[3] = fmaf(p, q, r);
  out[4] = p / q;
  out[5] = sqrtf(fabsf(p));
  out[6] = fminf(p, q);
  out[7] = fmaxf(p, q);
  out[8] = -p;
  out[9] = copysignf(p, q);
  out[10] = __fadd_rz(p, q);
  out[11] = __fadd_ru(p, q);
  out[12] = __fadd_rd(p, q);
  out[13] = __fmul_rz(p, q);
  out[14] = __fmaf_rd(p, q, r);
  out[15] = __fmaf_ru(p, q, r);
  out[16] = __saturatef(p);
  out[17] = floorf(p) + 0 * truncf(q);
  out[18] = rintf(q);
  out[19] = ceilf(r);
}

extern "C" __global__ void doubles(const double* a, const double* b, const double* c, double* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  double p = a[i], q = b[i], r = c[i];
  double* out = y + i * 10;
  out[0] = p + q;
  out[1] = __dmul_rn(p, q);
  out[2] = fma(p, q, r);
  out[3] = p / q;
  out[4] = sqrt(fabs(p));
  out[5] = fmin(p, q);
  out[6] = fmax(p, -q);
  out[7] = float(p);
  out[8] = __dadd_rd(p, q);
  out[9] = floor(p);
}

extern "C" __global__ void comparisons(const float* a, const float* b, unsigned* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float p = a[i], q = b[i];
  unsigned bits = 0;
  bits |= (p < q) | (p <= q) << 1 | (p > q) << 2 | (p >= q) << 3 | (p == q) << 4 | (p != q) << 5;
  bits |= !(p < q) << 6 | !(p >= q) << 7 | isnan(p) << 8 | isinf(q) << 9 | isfinite(p) << 10;
  y[i] = bits;
}

extern "C" __global__ void conversions(const float* a, const double* b, const int* c, const long long* d, long long* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float p = a[i];
  long long* out = y + i * 20;
  out[0] = __float2int_rn(p);
  out[1] = __float2int_rz(p);
  out[2] = __float2int_ru(p);
  out[3] = __float2int_rd(p);
  out[4] = __float2uint_rn(p);
  out[5] = __float2ll_rz(p);
  out[6] = __float2ull_rz(p);
  out[7] = __double2int_rz(b[i]);
  out[8] = __double2ll_rn(b[i]);
  out[9] = __float_as_int(__int2float_rn(c[i]));
  out[10] = __float_as_int(__int2float_rz(c[i]));
  out[11] = __float_as_int(__ll2float_rn(d[i]));
  out[12] = __double_as_longlong(__ll2double_rn(d[i]));
  out[13] = __float_as_int(__double2float_rn(b[i]));
  out[14] = __float_as_int(__double2float_rz(b[i]));
  out[15] = static_cast<signed char>(c[i]);
  out[16] = static_cast<unsigned short>(c[i]);
  out[17] = static_cast<unsigned>(c[i]);
  out[18] = __double_as_longlong(__uint2double_rn(c[i]));
  out[19] = __float_as_int(__ull2float_rn(d[i]));
}

extern "C" __global__ void integers(const int* a, const int* b, const int* c, unsigned* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  int p = a[i], q = b[i], r = c[i];
  unsigned u = p, v = q, d;
  unsigned* out = y + i * 32;
  out[0] = p + q;
  out[1] = p * q;
  out[2] = __mulhi(p, q);
  out[3] = __umulhi(u, v);
  out[4] = __popc(u);
  out[5] = __clz(p);
  out[6] = __ffs(p);
  out[7] = __brev(u);
  out[8] = __byte_perm(u, v, r);
  out[9] = __funnelshift_l(u, v, r);
  out[10] = __funnelshift_rc(u, v, r & 63);
  out[11] = min(p, q) ^ max(u, v);
  out[12] = abs(p);
  out[13] = __sad(p, q, u);
  out[14] = __mul24(p, q);
  out[15] = __umul24(u, v) + __usad(u, v, 3);
#define ASM(SLOT, TEXT, ...)               \
  asm(TEXT : "=r"(d) : __VA_ARGS__);       \
  out[SLOT] = d
  ASM(16, "shl.b32 %0, %1, %2;", "r"(u), "r"(r & 63));
  ASM(17, "shr.s32 %0, %1, %2;", "r"(u), "r"(r & 63));
  ASM(18, "shr.u32 %0, %1, %2;", "r"(u), "r"(r & 63));
  ASM(19, "bfe.u32 %0, %1, %2, %3;", "r"(u), "r"(q & 63), "r"(r & 63));
  ASM(20, "bfe.s32 %0, %1, %2, %3;", "r"(u), "r"(q & 63), "r"(r & 63));
  ASM(21, "bfi.b32 %0, %1, %2, %3, %4;", "r"(u), "r"(v), "r"(q & 63), "r"(r & 63));
  ASM(22, "bfind.s32 %0, %1;", "r"(u));
  ASM(23, "bfind.shiftamt.u32 %0, %1;", "r"(u));
  ASM(24, "lop3.b32 %0, %1, %2, %3, 0xe8;", "r"(u), "r"(v), "r"(r));
  ASM(25, "add.sat.s32 %0, %1, %2;", "r"(u), "r"(v));
  ASM(26, "sub.sat.s32 %0, %1, %2;", "r"(u), "r"(v));
  ASM(27, "mad.hi.s32 %0, %1, %2, %3;", "r"(u), "r"(v), "r"(r));
  ASM(28, "slct.s32.s32 %0, %1, %2, %3;", "r"(u), "r"(v), "r"(r));
  ASM(29, "set.lt.u32.s32 %0, %1, %2;", "r"(u), "r"(v));
  ASM(30, "cnot.b32 %0, %1;", "r"(u & 1));
  ASM(31, "{ .reg .u32 t; add.cc.u32 t, %1, %2; addc.u32 %0, %3, 0; }", "r"(u), "r"(v), "r"(r));
}

extern "C" __global__ void longs(const long long* a, const long long* b, long long* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  long long p = a[i], q = b[i];
  unsigned long long u = p, v = q;
  long long* out = y + i * 10;
  out[0] = p * q;
  out[1] = __mul64hi(p, q);
  out[2] = __umul64hi(u, v);
  out[3] = __popcll(u) * 100 + __clzll(p);
  out[4] = __brevll(u);
  out[5] = p >> (q & 63);
  out[6] = u << (q & 63);
  out[7] = q == 0 ? 0 : p / q;
  out[8] = v == 0 ? 0 : u % v;
  out[9] = min(p, q) + max(u, v);
}

extern "C" __global__ void halves(const __half* a, const __half* b, const __half* c, __half* y, float* f, int n) {
  int i = INDEX;
  if (i >= n) return;
  __half p = a[i], q = b[i], r = c[i];
  __half* out = y + i * 10;
  out[0] = __hadd(p, q);
  out[1] = __hsub(p, q);
  out[2] = __hmul(p, q);
  out[3] = __hfma(p, q, r);
  out[4] = __hmin(p, q);
  out[5] = __hmax(p, q);
  out[6] = __hneg(p);
  out[7] = __habs(q);
  out[8] = __float2half_rn(__half2float(p) * 1.0001f);
  out[9] = __hlt(p, q) ? p : __int2half_rn(i * 37);
  f[i] = __half2float(p) + (__heq(p, q) ? 1.0f : 0.0f) + __half2int_rz(r);
}

extern "C" __global__ void packed_halves(const __half2* a, const __half2* b, const __half2* c, __half2* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  __half2 p = a[i], q = b[i], r = c[i];
  __half2* out = y + i * 6;
  out[0] = __hadd2(p, q);
  out[1] = __hmul2(p, q);
  out[2] = __hfma2(p, q, r);
  out[3] = __hmax2(p, q);
  out[4] = __floats2half2_rn(__low2float(p) * 0.3f, __high2float(q));
  out[5] = __hneg2(r);
}

extern "C" __global__ void bfloats(const __nv_bfloat16* a, const __nv_bfloat16* b, const __nv_bfloat16* c, __nv_bfloat16* y,
                                   float* f, int n) {
  int i = INDEX;
  if (i >= n) return;
  __nv_bfloat16 p = a[i], q = b[i], r = c[i];
  __nv_bfloat16* out = y + i * 6;
  out[0] = __hadd(p, q);
  out[1] = __hmul(p, q);
  out[2] = __hfma(p, q, r);
  out[3] = __hmax(p, q);
  out[4] = __float2bfloat16(__bfloat162float(p) * 1.003f);
  out[5] = __hgt(p, q) ? p : r;
  f[i] = __bfloat162float(p) - __bfloat162float(q);
}

extern "C" __global__ void packed_bfloats(const __nv_bfloat162* a, const __nv_bfloat162* b, const __nv_bfloat162* c,
                                          __nv_bfloat162* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  y[3 * i] = __hfma2(a[i], b[i], c[i]);
  y[3 * i + 1] = __hadd2(a[i], b[i]);
  y[3 * i + 2] = __floats2bfloat162_rn(__low2float(a[i]) * 0.7f, __high2float(c[i]));
}

// Where hardware approximates, results are close, not equal.
extern "C" __global__ void approximations(const float* a, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float p = a[i];
  float* out = y + i * 8;
  out[0] = __expf(p);
  out[1] = __logf(p + 2);
  out[2] = __sinf(p);
  out[3] = __cosf(p);
  out[4] = rsqrtf(p + 2);
  out[5] = __fdividef(p, 3.7f);
  out[6] = __frcp_rn(p + 2);
  out[7] = tanhf(p);
}

// Compiled with flush to zero: subnormal operands and results are zeros.
extern "C" __global__ void flushed(const float* a, const float* b, float* y, int n) {
  int i = INDEX;
  if (i >= n) return;
  float d;
  asm("add.ftz.f32 %0, %1, %2;" : "=f"(d) : "f"(a[i]), "f"(b[i]));
  y[i * 4] = d;
  asm("mul.ftz.f32 %0, %1, %2;" : "=f"(d) : "f"(a[i]), "f"(b[i]));
  y[i * 4 + 1] = d;
  asm("fma.rn.ftz.f32 %0, %1, %2, %2;" : "=f"(d) : "f"(a[i]), "f"(b[i]));
  y[i * 4 + 2] = d;
  unsigned less;
  asm("set.lt.ftz.u32.f32 %0, %1, %2;" : "=r"(less) : "f"(a[i]), "f"(b[i]));
  y[i * 4 + 3] = less ? 1.0f : 0.0f;
}
