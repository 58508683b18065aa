// The types of WGSL, how values are made, and its operators. Section numbers are those of the WebGPU Shading Language
// specification. User names end in a digit, so that none here can be meant by them.
#define INLINE static __device__ __forceinline__

namespace wgsl {

template <class A, class B> constexpr bool same = false;
template <class A> constexpr bool same<A, A> = true;

// Types (sections 6.2 and 14.4): without constructors, so that workgroup memory can hold them. A vec3 takes the room of
// three components; where it must begin at a multiple of four, in arrays and matrices, a cell says so.

template <class T, int N> struct vec;
template <class T> struct alignas(2 * sizeof(T)) vec<T, 2> {
  T x, y;
};
template <class T> struct vec<T, 3> {
  T x, y, z;
};
template <class T> struct alignas(4 * sizeof(T)) vec<T, 4> {
  T x, y, z, w;
};

template <class T> struct cell {
  T value;
};
template <class T> struct alignas(4 * sizeof(T)) cell<vec<T, 3>> {
  vec<T, 3> value;
  __device__ __forceinline__ cell& operator=(const cell& other) {  // what pads it stays as it is
    value = other.value;
    return *this;
  }
};

template <class T, int N> struct arr {
  cell<T> cells[N];
  template <class I> __device__ __forceinline__ T& operator[](I i) { return cells[i].value; }
  template <class I> __device__ __forceinline__ const T& operator[](I i) const { return cells[i].value; }
};

template <class T, int C, int R> struct mat {
  cell<vec<T, R>> cells[C];
  template <class I> __device__ __forceinline__ vec<T, R>& operator[](I i) { return cells[i].value; }
  template <class I> __device__ __forceinline__ const vec<T, R>& operator[](I i) const { return cells[i].value; }
};

template <class T> struct atomic {
  T value;
};

// A component of a vector in memory, or of a value; the run-time sized array that ends a structure, `offset` bytes in.
template <class V, class I> INLINE auto& at(V& v, I i) { return (&v.x)[i]; }
template <class V, class I> INLINE auto at(V&& v, I i) { return (&v.x)[i]; }
template <class T, class S> INLINE T* tail(S& s, unsigned offset) {
  return reinterpret_cast<T*>(reinterpret_cast<char*>(&s) + offset);
}
template <class T, class S> INLINE const T* tail(const S& s, unsigned offset) {
  return reinterpret_cast<const T*>(reinterpret_cast<const char*>(&s) + offset);
}

// A function of scalars, component by component.
#define VECTOR1(f)                                                                                      \
  template <class T> INLINE auto f(vec<T, 2> a) -> vec<decltype(f(a.x)), 2> { return {f(a.x), f(a.y)}; } \
  template <class T> INLINE auto f(vec<T, 3> a) -> vec<decltype(f(a.x)), 3> {                           \
    return {f(a.x), f(a.y), f(a.z)};                                                                    \
  }                                                                                                     \
  template <class T> INLINE auto f(vec<T, 4> a) -> vec<decltype(f(a.x)), 4> {                           \
    return {f(a.x), f(a.y), f(a.z), f(a.w)};                                                            \
  }
#define VECTOR2(f)                                                                                      \
  template <class T, class U> INLINE auto f(vec<T, 2> a, vec<U, 2> b) -> vec<decltype(f(a.x, b.x)), 2> { \
    return {f(a.x, b.x), f(a.y, b.y)};                                                                  \
  }                                                                                                     \
  template <class T, class U> INLINE auto f(vec<T, 3> a, vec<U, 3> b) -> vec<decltype(f(a.x, b.x)), 3> { \
    return {f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};                                                     \
  }                                                                                                     \
  template <class T, class U> INLINE auto f(vec<T, 4> a, vec<U, 4> b) -> vec<decltype(f(a.x, b.x)), 4> { \
    return {f(a.x, b.x), f(a.y, b.y), f(a.z, b.z), f(a.w, b.w)};                                        \
  }
#define VECTOR3(f)                                                                                      \
  template <class T, class U> INLINE vec<T, 2> f(vec<T, 2> a, vec<T, 2> b, vec<U, 2> c) {               \
    return {f(a.x, b.x, c.x), f(a.y, b.y, c.y)};                                                        \
  }                                                                                                     \
  template <class T, class U> INLINE vec<T, 3> f(vec<T, 3> a, vec<T, 3> b, vec<U, 3> c) {               \
    return {f(a.x, b.x, c.x), f(a.y, b.y, c.y), f(a.z, b.z, c.z)};                                      \
  }                                                                                                     \
  template <class T, class U> INLINE vec<T, 4> f(vec<T, 4> a, vec<T, 4> b, vec<U, 4> c) {               \
    return {f(a.x, b.x, c.x), f(a.y, b.y, c.y), f(a.z, b.z, c.z), f(a.w, b.w, c.w)};                    \
  }

// Values from parts (section 17.1), from other types (section 15.7), and the components of vectors.

template <class D, class S> INLINE D bitcast(S s) {
  static_assert(sizeof(D) == sizeof(S), "bitcast keeps the size");
  D d;
  memcpy(&d, &s, sizeof d);
  return d;
}

template <int N, class T> INLINE vec<T, N> splat(T a) {
  if constexpr (N == 2) return {a, a};
  else if constexpr (N == 3) return {a, a, a};
  else return {a, a, a, a};
}

template <int I, class T, int N> INLINE T& component(vec<T, N>& v) {
  if constexpr (I == 0) return v.x;
  else if constexpr (I == 1) return v.y;
  else if constexpr (I == 2) return v.z;
  else return v.w;
}

template <int I, class V> INLINE void fill(V&) {}
template <int I, class T, int N, class... P> INLINE void fill(vec<T, N>& v, T a, P... rest) {
  component<I>(v) = a;
  fill<I + 1>(v, rest...);
}
template <int I, class T, int N, int M, class... P> INLINE void fill(vec<T, N>& v, vec<T, M> a, P... rest) {
  component<I>(v) = a.x;
  component<I + 1>(v) = a.y;
  if constexpr (M > 2) component<I + 2>(v) = a.z;
  if constexpr (M > 3) component<I + 3>(v) = a.w;
  fill<I + M>(v, rest...);
}
template <class V, class... P> INLINE V make(P... parts) {
  V v;
  fill<0>(v, parts...);
  return v;
}

template <int... I, class T, int N> INLINE auto swizzle(vec<T, N> v) {
  return vec<T, sizeof...(I)>{component<I>(v)...};
}
template <int... I, class T, int N> INLINE void assign(vec<T, N>& v, vec<T, sizeof...(I)> a) {
  int next = 0;
  ((component<I>(v) = at(a, next++)), ...);
}

// Floating-point numbers are cut towards zero and to the integers of the type that f32 has too.
INLINE int to_int(float a) { return __float2int_rz(fminf(fmaxf(a, -2147483648.0f), 2147483520.0f)); }
INLINE unsigned to_unsigned(float a) { return __float2uint_rz(fminf(fmaxf(a, 0.0f), 4294967040.0f)); }
template <class D, class S> INLINE D convert(S s) {
  if constexpr (same<S, float> && same<D, int>) return to_int(s);
  else if constexpr (same<S, float> && same<D, unsigned>) return to_unsigned(s);
#ifdef WGSL_HALF
  else if constexpr (same<S, __half> && !same<D, __half> && !same<D, float>) return convert<D>(__half2float(s));
  else if constexpr (same<S, __half> && same<D, float>) return __half2float(s);
  else if constexpr (same<D, __half> && same<S, int>) return __int2half_rn(s);
  else if constexpr (same<D, __half> && same<S, unsigned>) return __uint2half_rn(s);
  else if constexpr (same<D, __half> && !same<S, __half>) return __float2half_rn(float(s));
#endif
  else if constexpr (same<D, bool>) return s != S(0);
  else return D(s);
}
template <class D, class T, int N> INLINE vec<D, N> convert(vec<T, N> v) {
  if constexpr (N == 2) return {convert<D>(v.x), convert<D>(v.y)};
  else if constexpr (N == 3) return {convert<D>(v.x), convert<D>(v.y), convert<D>(v.z)};
  else return {convert<D>(v.x), convert<D>(v.y), convert<D>(v.z), convert<D>(v.w)};
}
template <class D, class T, int C, int R> INLINE mat<D, C, R> convert(mat<T, C, R> m) {
  mat<D, C, R> result;
  for (int i = 0; i < C; i++) result[i] = convert<D>(m[i]);
  return result;
}

template <class T, int C, int R, class... P> INLINE mat<T, C, R> columns(P... parts) {
  return {cell<vec<T, R>>{parts}...};
}
template <class T, int C, int R, class... P> INLINE mat<T, C, R> elements(P... parts) {
  const T all[] = {parts...};
  mat<T, C, R> result;
  for (int i = 0; i < C; i++)
    for (int j = 0; j < R; j++) at(result[i], j) = all[i * R + j];
  return result;
}

// Integers wrap around; what division cannot give is the dividend, and then the remainder is 0 (section 8.7): as after a
// division by 1, which is how browsers do it too, so that no branch is there.

INLINE int negate(int a) { return int(0u - unsigned(a)); }
INLINE int add(int a, int b) { return int(unsigned(a) + unsigned(b)); }
INLINE int sub(int a, int b) { return int(unsigned(a) - unsigned(b)); }
INLINE int mul(int a, int b) { return int(unsigned(a) * unsigned(b)); }
INLINE int divisor(int a, int b) { return b == 0 || (b == -1 && a == -2147483647 - 1) ? 1 : b; }
INLINE int div(int a, int b) { return a / divisor(a, b); }
INLINE int rem(int a, int b) { return a % divisor(a, b); }
INLINE unsigned add(unsigned a, unsigned b) { return a + b; }
INLINE unsigned sub(unsigned a, unsigned b) { return a - b; }
INLINE unsigned mul(unsigned a, unsigned b) { return a * b; }
INLINE unsigned div(unsigned a, unsigned b) { return a / ::max(b, 1u); }
INLINE unsigned rem(unsigned a, unsigned b) { return a % ::max(b, 1u); }
INLINE float negate(float a) { return -a; }
INLINE float add(float a, float b) { return a + b; }
INLINE float sub(float a, float b) { return a - b; }
INLINE float mul(float a, float b) { return a * b; }
INLINE float div(float a, float b) { return a / b; }
INLINE float rem(float a, float b) { return a - b * truncf(a / b); }
#ifdef WGSL_HALF
INLINE __half negate(__half a) { return __hneg(a); }
INLINE __half add(__half a, __half b) { return __hadd(a, b); }
INLINE __half sub(__half a, __half b) { return __hsub(a, b); }
INLINE __half mul(__half a, __half b) { return __hmul(a, b); }
INLINE __half div(__half a, __half b) { return __float2half_rn(__half2float(a) / __half2float(b)); }
INLINE __half rem(__half a, __half b) { return __float2half_rn(rem(__half2float(a), __half2float(b))); }
#endif
VECTOR1(negate)
VECTOR2(add)
VECTOR2(sub)
VECTOR2(mul)
VECTOR2(div)
VECTOR2(rem)

INLINE int shl(int a, unsigned b) { return int(unsigned(a) << (b & 31u)); }
INLINE int shr(int a, unsigned b) { return a >> (b & 31u); }
INLINE unsigned shl(unsigned a, unsigned b) { return a << (b & 31u); }
INLINE unsigned shr(unsigned a, unsigned b) { return a >> (b & 31u); }
VECTOR2(shl)
VECTOR2(shr)

#define ARITHMETIC(op, f)                                                                                \
  template <class T, int N> INLINE vec<T, N> operator op(vec<T, N> a, vec<T, N> b) { return f(a, b); }   \
  template <class T, int N> INLINE vec<T, N> operator op(vec<T, N> a, T b) { return f(a, splat<N>(b)); } \
  template <class T, int N> INLINE vec<T, N> operator op(T a, vec<T, N> b) { return f(splat<N>(a), b); }
ARITHMETIC(+, add)
ARITHMETIC(-, sub)
ARITHMETIC(*, mul)
ARITHMETIC(/, div)
ARITHMETIC(%, rem)
template <class T, int N> INLINE vec<T, N> operator-(vec<T, N> a) { return negate(a); }

#define BETWEEN(op, R)                                                                          \
  template <class T> INLINE vec<R, 2> operator op(vec<T, 2> a, vec<T, 2> b) {                   \
    return {R(a.x op b.x), R(a.y op b.y)};                                                      \
  }                                                                                             \
  template <class T> INLINE vec<R, 3> operator op(vec<T, 3> a, vec<T, 3> b) {                   \
    return {R(a.x op b.x), R(a.y op b.y), R(a.z op b.z)};                                       \
  }                                                                                             \
  template <class T> INLINE vec<R, 4> operator op(vec<T, 4> a, vec<T, 4> b) {                   \
    return {R(a.x op b.x), R(a.y op b.y), R(a.z op b.z), R(a.w op b.w)};                        \
  }
BETWEEN(&, T)
BETWEEN(|, T)
BETWEEN(^, T)
BETWEEN(==, bool)
BETWEEN(!=, bool)
BETWEEN(<, bool)
BETWEEN(<=, bool)
BETWEEN(>, bool)
BETWEEN(>=, bool)
INLINE bool invert(bool a) { return !a; }
INLINE int invert(int a) { return ~a; }
INLINE unsigned invert(unsigned a) { return ~a; }
VECTOR1(invert)

// Matrices (section 8.7): columns of vectors.

template <class T, int C, int R> INLINE mat<T, C, R> operator+(mat<T, C, R> a, mat<T, C, R> b) {
  for (int i = 0; i < C; i++) a[i] = a[i] + b[i];
  return a;
}
template <class T, int C, int R> INLINE mat<T, C, R> operator-(mat<T, C, R> a, mat<T, C, R> b) {
  for (int i = 0; i < C; i++) a[i] = a[i] - b[i];
  return a;
}
template <class T, int C, int R> INLINE mat<T, C, R> operator*(mat<T, C, R> a, T b) {
  for (int i = 0; i < C; i++) a[i] = a[i] * b;
  return a;
}
template <class T, int C, int R> INLINE mat<T, C, R> operator*(T a, mat<T, C, R> b) { return b * a; }
template <class T, int C, int R> INLINE vec<T, R> operator*(mat<T, C, R> m, vec<T, C> v) {
  vec<T, R> sum = m[0] * v.x + m[1] * v.y;
  if constexpr (C > 2) sum = sum + m[2] * v.z;
  if constexpr (C > 3) sum = sum + m[3] * v.w;
  return sum;
}
template <class T, int N> INLINE T dot(vec<T, N> a, vec<T, N> b);
template <class T, int C, int R> INLINE vec<T, C> operator*(vec<T, R> v, mat<T, C, R> m) {
  if constexpr (C == 2) return {dot(v, m[0]), dot(v, m[1])};
  else if constexpr (C == 3) return {dot(v, m[0]), dot(v, m[1]), dot(v, m[2])};
  else return {dot(v, m[0]), dot(v, m[1]), dot(v, m[2]), dot(v, m[3])};
}
template <class T, int C, int R, int K> INLINE mat<T, C, R> operator*(mat<T, K, R> a, mat<T, C, K> b) {
  mat<T, C, R> product;
  for (int i = 0; i < C; i++) product[i] = a * b[i];
  return product;
}

}  // namespace wgsl
