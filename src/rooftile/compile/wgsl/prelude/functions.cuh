// The built-in functions of WGSL (chapter 17) that take and give numbers.
namespace wgsl {

// Logic (section 17.3).

template <class T> INLINE T select(T f, T t, bool condition) { return condition ? t : f; }
template <class T, int N> INLINE vec<T, N> select(vec<T, N> f, vec<T, N> t, vec<bool, N> condition) {
  component<0>(f) = select(f.x, t.x, condition.x);
  component<1>(f) = select(f.y, t.y, condition.y);
  if constexpr (N > 2) component<2>(f) = select(f.z, t.z, condition.z);
  if constexpr (N > 3) component<3>(f) = select(f.w, t.w, condition.w);
  return f;
}
INLINE bool all(bool a) { return a; }
INLINE bool any(bool a) { return a; }
template <int N> INLINE bool all(vec<bool, N> v) {
  bool result = v.x & v.y;
  if constexpr (N > 2) result &= v.z;
  if constexpr (N > 3) result &= v.w;
  return result;
}
template <int N> INLINE bool any(vec<bool, N> v) {
  bool result = v.x | v.y;
  if constexpr (N > 2) result |= v.z;
  if constexpr (N > 3) result |= v.w;
  return result;
}

// Numbers (section 17.5). Those of f16 are computed in f32 and rounded once.
#ifdef WGSL_HALF
#define HALF1(f) INLINE __half f(__half a) { return __float2half_rn(f(__half2float(a))); }
#define HALF2(f) INLINE __half f(__half a, __half b) { return __float2half_rn(f(__half2float(a), __half2float(b))); }
#define HALF3(f)                                                                       \
  INLINE __half f(__half a, __half b, __half c) {                                      \
    return __float2half_rn(f(__half2float(a), __half2float(b), __half2float(c)));      \
  }
#else
#define HALF1(f)
#define HALF2(f)
#define HALF3(f)
#endif
#define FLOAT1(f, value)                    \
  INLINE float f(float a) { return value; } \
  HALF1(f)                                  \
  VECTOR1(f)
#define FLOAT2(f, value)                             \
  INLINE float f(float a, float b) { return value; } \
  HALF2(f)                                           \
  VECTOR2(f)

FLOAT1(acos, acosf(a))
FLOAT1(acosh, acoshf(a))
FLOAT1(asin, asinf(a))
FLOAT1(asinh, asinhf(a))
FLOAT1(atan, atanf(a))
FLOAT1(atanh, atanhf(a))
FLOAT2(atan2, atan2f(a, b))
FLOAT1(ceil, ceilf(a))
FLOAT1(cos, cosf(a))
FLOAT1(cosh, coshf(a))
FLOAT1(degrees, a * 57.295779513082322865f)
FLOAT1(exp, expf(a))
FLOAT1(exp2, exp2f(a))
FLOAT1(floor, floorf(a))
FLOAT1(fract, a - floorf(a))
FLOAT1(inverseSqrt, 1.0f / sqrtf(a))
FLOAT1(log, logf(a))
FLOAT1(log2, log2f(a))
FLOAT2(pow, powf(a, b))
FLOAT1(radians, a * 0.017453292519943295769f)
FLOAT1(round, rintf(a))
FLOAT1(saturate, fminf(fmaxf(a, 0.0f), 1.0f))
FLOAT1(sin, sinf(a))
FLOAT1(sinh, sinhf(a))
FLOAT1(sqrt, sqrtf(a))
FLOAT2(step, a <= b ? 1.0f : 0.0f)
FLOAT1(tan, tanf(a))
FLOAT1(tanh, tanhf(a))
FLOAT1(trunc, truncf(a))

INLINE float fma(float a, float b, float c) { return fmaf(a, b, c); }
#ifdef WGSL_HALF
INLINE __half fma(__half a, __half b, __half c) { return __hfma(a, b, c); }
#endif
VECTOR3(fma)
INLINE float mix(float a, float b, float t) { return a * (1.0f - t) + b * t; }
HALF3(mix)
VECTOR3(mix)
template <class T, int N> INLINE vec<T, N> mix(vec<T, N> a, vec<T, N> b, T t) { return mix(a, b, splat<N>(t)); }
INLINE float smoothstep(float low, float high, float x) {
  const float t = saturate((x - low) / (high - low));
  return t * t * (3.0f - 2.0f * t);
}
HALF3(smoothstep)
VECTOR3(smoothstep)

INLINE int abs(int a) { return a < 0 ? negate(a) : a; }
INLINE unsigned abs(unsigned a) { return a; }
FLOAT1(abs, fabsf(a))
INLINE int sign(int a) { return (a > 0) - (a < 0); }
FLOAT1(sign, a > 0.0f ? 1.0f : a < 0.0f ? -1.0f : 0.0f)
INLINE int min(int a, int b) { return b < a ? b : a; }
INLINE int max(int a, int b) { return a < b ? b : a; }
INLINE unsigned min(unsigned a, unsigned b) { return b < a ? b : a; }
INLINE unsigned max(unsigned a, unsigned b) { return a < b ? b : a; }
FLOAT2(min, fminf(a, b))
FLOAT2(max, fmaxf(a, b))
INLINE int clamp(int a, int low, int high) { return min(max(a, low), high); }
INLINE unsigned clamp(unsigned a, unsigned low, unsigned high) { return min(max(a, low), high); }
INLINE float clamp(float a, float low, float high) { return min(max(a, low), high); }
HALF3(clamp)
VECTOR3(clamp)

INLINE float ldexp(float a, int b) { return ldexpf(a, b); }
#ifdef WGSL_HALF
INLINE __half ldexp(__half a, int b) { return __float2half_rn(ldexpf(__half2float(a), b)); }
#endif
VECTOR2(ldexp)

template <class T, class E> struct frexp_result {
  T fract;
  E exp;
};
template <class T> struct modf_result {
  T fract, whole;
};
INLINE float fraction_of(float a) {
  int exponent;
  return frexpf(a, &exponent);
}
INLINE int exponent_of(float a) {
  int exponent;
  frexpf(a, &exponent);
  return exponent;
}
#ifdef WGSL_HALF
INLINE __half fraction_of(__half a) { return __float2half_rn(fraction_of(__half2float(a))); }
INLINE int exponent_of(__half a) { return exponent_of(__half2float(a)); }
#endif
VECTOR1(fraction_of)
VECTOR1(exponent_of)
template <class T> INLINE auto frexp(T a) -> frexp_result<T, decltype(exponent_of(a))> {
  return {fraction_of(a), exponent_of(a)};
}
template <class T> INLINE modf_result<T> modf(T a) { return {sub(a, trunc(a)), trunc(a)}; }

// Vectors and matrices.

template <class T, int N> INLINE T dot(vec<T, N> a, vec<T, N> b) {
  T sum = add(mul(a.x, b.x), mul(a.y, b.y));
  if constexpr (N > 2) sum = add(sum, mul(a.z, b.z));
  if constexpr (N > 3) sum = add(sum, mul(a.w, b.w));
  return sum;
}
template <class T> INLINE vec<T, 3> cross(vec<T, 3> a, vec<T, 3> b) {
  return vec<T, 3>{a.y, a.z, a.x} * vec<T, 3>{b.z, b.x, b.y} - vec<T, 3>{a.z, a.x, a.y} * vec<T, 3>{b.y, b.z, b.x};
}
INLINE float length(float a) { return fabsf(a); }
HALF1(length)
template <class T, int N> INLINE T length(vec<T, N> v) { return sqrt(dot(v, v)); }
template <class V> INLINE auto distance(V a, V b) { return length(sub(a, b)); }
template <class T, int N> INLINE vec<T, N> normalize(vec<T, N> v) { return v / length(v); }
template <class T, int N> INLINE vec<T, N> faceForward(vec<T, N> a, vec<T, N> b, vec<T, N> c) {
  return dot(b, c) < T(0.0f) ? a : negate(a);
}
template <class T, int N> INLINE vec<T, N> reflect(vec<T, N> a, vec<T, N> b) { return a - T(2.0f) * dot(b, a) * b; }
template <class T, int N> INLINE vec<T, N> refract(vec<T, N> a, vec<T, N> b, T ratio) {
  const T d = dot(b, a), k = T(1.0f) - ratio * ratio * (T(1.0f) - d * d);
  return k < T(0.0f) ? splat<N>(T(0.0f)) : ratio * a - (ratio * d + sqrt(k)) * b;
}
template <class T, int C, int R> INLINE mat<T, R, C> transpose(mat<T, C, R> m) {
  mat<T, R, C> result;
  for (int i = 0; i < C; i++)
    for (int j = 0; j < R; j++) at(result[j], i) = at(m[i], j);
  return result;
}
template <class T> INLINE T determinant(mat<T, 2, 2> m) { return m[0].x * m[1].y - m[1].x * m[0].y; }
template <class T> INLINE T determinant(mat<T, 3, 3> m) { return dot(m[0], cross(m[1], m[2])); }
template <class T> INLINE T determinant(mat<T, 4, 4> m) {
  const T a = m[2].z * m[3].w - m[3].z * m[2].w, b = m[2].y * m[3].w - m[3].y * m[2].w;
  const T c = m[2].y * m[3].z - m[3].y * m[2].z, d = m[2].x * m[3].w - m[3].x * m[2].w;
  const T e = m[2].x * m[3].z - m[3].x * m[2].z, f = m[2].x * m[3].y - m[3].x * m[2].y;
  return m[0].x * (m[1].y * a - m[1].z * b + m[1].w * c) - m[0].y * (m[1].x * a - m[1].z * d + m[1].w * e) +
         m[0].z * (m[1].x * b - m[1].y * d + m[1].w * f) - m[0].w * (m[1].x * c - m[1].y * e + m[1].z * f);
}

// Bits.

#define BITS1(f, value)                              \
  INLINE unsigned f(unsigned a) { return value; }    \
  INLINE int f(int a) { return int(f(unsigned(a))); } \
  VECTOR1(f)
BITS1(countLeadingZeros, __clz(int(a)))
BITS1(countOneBits, __popc(a))
BITS1(countTrailingZeros, a == 0 ? 32u : unsigned(__ffs(int(a)) - 1))
BITS1(firstTrailingBit, unsigned(__ffs(int(a)) - 1))
BITS1(reverseBits, __brev(a))
INLINE unsigned firstLeadingBit(unsigned a) { return unsigned(31 - __clz(int(a))); }
INLINE int firstLeadingBit(int a) { return 31 - __clz(a < 0 ? ~a : a); }
VECTOR1(firstLeadingBit)

INLINE unsigned extractBits(unsigned a, unsigned offset, unsigned count) {
  const unsigned start = min(offset, 32u), bits = min(count, 32u - start);
  return bits == 0 ? 0u : (a << (32u - bits - start)) >> (32u - bits);
}
INLINE int extractBits(int a, unsigned offset, unsigned count) {
  const unsigned start = min(offset, 32u), bits = min(count, 32u - start);
  return bits == 0 ? 0 : int(unsigned(a) << (32u - bits - start)) >> (32u - bits);
}
INLINE unsigned insertBits(unsigned a, unsigned b, unsigned offset, unsigned count) {
  const unsigned start = min(offset, 32u), bits = min(count, 32u - start);
  if (bits == 0) return a;
  const unsigned mask = (0xFFFFFFFFu >> (32u - bits)) << start;
  return (a & ~mask) | ((b << start) & mask);
}
INLINE int insertBits(int a, int b, unsigned offset, unsigned count) {
  return int(insertBits(unsigned(a), unsigned(b), offset, count));
}
template <class T, int N> INLINE vec<T, N> extractBits(vec<T, N> v, unsigned offset, unsigned count) {
  v.x = extractBits(v.x, offset, count);
  v.y = extractBits(v.y, offset, count);
  if constexpr (N > 2) v.z = extractBits(v.z, offset, count);
  if constexpr (N > 3) v.w = extractBits(v.w, offset, count);
  return v;
}
template <class T, int N> INLINE vec<T, N> insertBits(vec<T, N> v, vec<T, N> b, unsigned offset, unsigned count) {
  v.x = insertBits(v.x, b.x, offset, count);
  v.y = insertBits(v.y, b.y, offset, count);
  if constexpr (N > 2) v.z = insertBits(v.z, b.z, offset, count);
  if constexpr (N > 3) v.w = insertBits(v.w, b.w, offset, count);
  return v;
}

// Packing (sections 17.9 and 17.10). The conversion to f16 is an instruction, so that no header is needed for it.

INLINE unsigned f16_bits(float a) {
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(a));
  return bits;
}
INLINE float from_f16_bits(unsigned a) {
  float value;
  asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"((unsigned short)a));
  return value;
}
FLOAT1(quantizeToF16, from_f16_bits(f16_bits(a)))
INLINE unsigned pack2x16float(vec<float, 2> v) { return f16_bits(v.x) | f16_bits(v.y) << 16; }
INLINE vec<float, 2> unpack2x16float(unsigned a) { return {from_f16_bits(a & 0xFFFFu), from_f16_bits(a >> 16)}; }

template <int BITS, class T, int N> INLINE unsigned packed(vec<T, N> v) {
  const unsigned mask = (1u << BITS) - 1u;
  unsigned bits = (unsigned(v.x) & mask) | (unsigned(v.y) & mask) << BITS;
  if constexpr (N > 2) bits |= (unsigned(v.z) & mask) << 2 * BITS | (unsigned(v.w) & mask) << 3 * BITS;
  return bits;
}
INLINE vec<unsigned, 4> unpack4xU8(unsigned a) { return {a & 255u, a >> 8 & 255u, a >> 16 & 255u, a >> 24}; }
INLINE vec<int, 4> unpack4xI8(unsigned a) { return {int(a << 24) >> 24, int(a << 16) >> 24, int(a << 8) >> 24, int(a) >> 24}; }
INLINE unsigned pack4xI8(vec<int, 4> v) { return packed<8>(v); }
INLINE unsigned pack4xU8(vec<unsigned, 4> v) { return packed<8>(v); }
INLINE unsigned pack4xI8Clamp(vec<int, 4> v) { return packed<8>(clamp(v, splat<4>(-128), splat<4>(127))); }
INLINE unsigned pack4xU8Clamp(vec<unsigned, 4> v) { return packed<8>(min(v, splat<4>(255u))); }
template <int N> INLINE vec<int, N> normalized(vec<float, N> v, float low, float scale) {
  return convert<int>(floor(splat<N>(0.5f) + scale * clamp(v, splat<N>(low), splat<N>(1.0f))));
}
INLINE unsigned pack4x8snorm(vec<float, 4> v) { return packed<8>(normalized(v, -1.0f, 127.0f)); }
INLINE unsigned pack4x8unorm(vec<float, 4> v) { return packed<8>(normalized(v, 0.0f, 255.0f)); }
INLINE unsigned pack2x16snorm(vec<float, 2> v) { return packed<16>(normalized(v, -1.0f, 32767.0f)); }
INLINE unsigned pack2x16unorm(vec<float, 2> v) { return packed<16>(normalized(v, 0.0f, 65535.0f)); }
INLINE vec<float, 4> unpack4x8snorm(unsigned a) {
  return max(convert<float>(unpack4xI8(a)) / 127.0f, splat<4>(-1.0f));
}
INLINE vec<float, 4> unpack4x8unorm(unsigned a) { return convert<float>(unpack4xU8(a)) / 255.0f; }
INLINE vec<float, 2> unpack2x16snorm(unsigned a) {
  return max(vec<float, 2>{float(int(a << 16) >> 16), float(int(a) >> 16)} / 32767.0f, splat<2>(-1.0f));
}
INLINE vec<float, 2> unpack2x16unorm(unsigned a) {
  return vec<float, 2>{float(a & 0xFFFFu), float(a >> 16)} / 65535.0f;
}
INLINE unsigned dot4U8Packed(unsigned a, unsigned b) { return dot(unpack4xU8(a), unpack4xU8(b)); }
INLINE int dot4I8Packed(unsigned a, unsigned b) { return dot(unpack4xI8(a), unpack4xI8(b)); }

}  // namespace wgsl
