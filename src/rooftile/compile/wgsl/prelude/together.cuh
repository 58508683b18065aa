// Built-in functions by which invocations work together: atomics, barriers, subgroups (sections 17.8, 17.11, 17.12).
namespace wgsl {

// Atomic loads and stores are relaxed and reach the whole device (section 14.5).
INLINE unsigned load_relaxed(const unsigned* p) {
  unsigned value;
  asm volatile("ld.relaxed.gpu.u32 %0, [%1];" : "=r"(value) : "l"(p) : "memory");
  return value;
}
INLINE void store_relaxed(unsigned* p, unsigned value) {
  asm volatile("st.relaxed.gpu.u32 [%0], %1;" : : "l"(p), "r"(value) : "memory");
}
template <class T> INLINE T atomicLoad(const atomic<T>* p) {
  return T(load_relaxed(reinterpret_cast<const unsigned*>(&p->value)));
}
template <class T> INLINE void atomicStore(atomic<T>* p, T a) {
  store_relaxed(reinterpret_cast<unsigned*>(&p->value), unsigned(a));
}
#define ATOMIC(f, g) \
  template <class T> INLINE T f(atomic<T>* p, T a) { return ::g(&p->value, a); }
ATOMIC(atomicAdd, atomicAdd)
ATOMIC(atomicMax, atomicMax)
ATOMIC(atomicMin, atomicMin)
ATOMIC(atomicAnd, atomicAnd)
ATOMIC(atomicOr, atomicOr)
ATOMIC(atomicXor, atomicXor)
ATOMIC(atomicExchange, atomicExch)
template <class T> INLINE T atomicSub(atomic<T>* p, T a) { return ::atomicAdd(&p->value, T(0u - unsigned(a))); }
template <class T> struct exchange_result {
  T old_value;
  bool exchanged;
};
template <class T> INLINE exchange_result<T> atomicCompareExchangeWeak(atomic<T>* p, T expected, T a) {
  const T old = ::atomicCAS(&p->value, expected, a);
  return {old, old == expected};
}

// All barriers wait for the whole workgroup, but each orders accesses to its own address space only (section 17.11):
// __syncthreads(), barrier 0, those to workgroup memory, these the others. The executor knows them by their numbers.
INLINE void storageBarrier() { __barrier_sync(1); }
INLINE void textureBarrier() { __barrier_sync(2); }

template <class T> INLINE T workgroupUniformLoad(T* p) {
  __syncthreads();
  const T value = *p;
  __syncthreads();
  return value;
}
template <class T> INLINE T workgroupUniformLoad(atomic<T>* p) {
  __syncthreads();
  const T value = atomicLoad(p);
  __syncthreads();
  return value;
}

// Subgroups: a warp. Scalars of 2 and 4 bytes travel as 32 bits, vectors component by component.

INLINE unsigned lane() {
  unsigned id;
  asm("mov.u32 %0, %%laneid;" : "=r"(id));
  return id;
}
template <class T> INLINE unsigned to_word(T a) {
  if constexpr (sizeof(T) == 4) return bitcast<unsigned>(a);
  else return bitcast<unsigned short>(a);
}
template <class T> INLINE T from_word(unsigned a) {
  if constexpr (sizeof(T) == 4) return bitcast<T>(a);
  else return bitcast<T>((unsigned short)a);
}

#define SHUFFLE(f, instruction)                                                                                        \
  template <class T> INLINE T f##_scalar(T a, unsigned b) {                                                            \
    return from_word<T>(instruction);                                                                                  \
  }                                                                                                                    \
  INLINE int f(int a, unsigned b) { return f##_scalar(a, b); }                                                         \
  INLINE unsigned f(unsigned a, unsigned b) { return f##_scalar(a, b); }                                               \
  INLINE float f(float a, unsigned b) { return f##_scalar(a, b); }                                                     \
  SHUFFLE_HALF(f)                                                                                                      \
  template <class T, int N> INLINE vec<T, N> f(vec<T, N> v, unsigned b) {                                              \
    v.x = f(v.x, b);                                                                                                   \
    v.y = f(v.y, b);                                                                                                   \
    if constexpr (N > 2) v.z = f(v.z, b);                                                                              \
    if constexpr (N > 3) v.w = f(v.w, b);                                                                              \
    return v;                                                                                                          \
  }
#ifdef WGSL_HALF
#define SHUFFLE_HALF(f) INLINE __half f(__half a, unsigned b) { return f##_scalar(a, b); }
#else
#define SHUFFLE_HALF(f)
#endif
SHUFFLE(subgroupShuffle, __shfl_sync(__activemask(), to_word(a), int(b)))
SHUFFLE(subgroupShuffleXor, __shfl_xor_sync(__activemask(), to_word(a), int(b)))
SHUFFLE(subgroupShuffleUp, __shfl_up_sync(__activemask(), to_word(a), b))
SHUFFLE(subgroupShuffleDown, __shfl_down_sync(__activemask(), to_word(a), b))
SHUFFLE(quadBroadcast, __shfl_sync(__activemask(), to_word(a), int(b), 4))
template <class T, class I> INLINE T subgroupBroadcast(T a, I b) { return subgroupShuffle(a, unsigned(b)); }
template <class T> INLINE T subgroupBroadcastFirst(T a) {
  return subgroupShuffle(a, unsigned(__ffs(int(__activemask())) - 1));
}
template <class T> INLINE T quadSwapX(T a) { return subgroupShuffleXor(a, 1u); }
template <class T> INLINE T quadSwapY(T a) { return subgroupShuffleXor(a, 2u); }
template <class T> INLINE T quadSwapDiagonal(T a) { return subgroupShuffleXor(a, 3u); }

INLINE bool subgroupElect() { return lane() == unsigned(__ffs(int(__activemask())) - 1); }
INLINE bool subgroupAll(bool a) { return __all_sync(__activemask(), a); }
INLINE bool subgroupAny(bool a) { return __any_sync(__activemask(), a); }
INLINE vec<unsigned, 4> subgroupBallot(bool a) { return {__ballot_sync(__activemask(), a), 0u, 0u, 0u}; }

// Sums and the like: in five steps where the whole warp takes part, else one lane after the other.
template <class T, class F> INLINE T reduce(T a, F f) {
  const unsigned active = __activemask();
  if (active == 0xFFFFFFFFu) {
    for (unsigned step = 16; step; step /= 2) a = f(a, subgroupShuffleXor(a, step));
    return a;
  }
  unsigned rest = active;
  T sum = subgroupShuffle(a, unsigned(__ffs(int(rest)) - 1));
  for (rest &= rest - 1; rest; rest &= rest - 1) sum = f(sum, subgroupShuffle(a, unsigned(__ffs(int(rest)) - 1)));
  return sum;
}
template <class T, class F> INLINE T scan(T a, T start, F f, bool inclusive) {
  const unsigned own = lane();
  T sum = start;
  for (unsigned rest = __activemask(); rest; rest &= rest - 1) {
    const unsigned other = unsigned(__ffs(int(rest)) - 1);
    const T value = subgroupShuffle(a, other);
    if (other < own || (inclusive && other == own)) sum = f(sum, value);
  }
  return sum;
}
INLINE int one_like(int) { return 1; }
INLINE unsigned one_like(unsigned) { return 1u; }
INLINE float one_like(float) { return 1.0f; }
#ifdef WGSL_HALF
INLINE __half one_like(__half) { return __float2half_rn(1.0f); }
#endif
VECTOR1(one_like)
#define REDUCE(name, f)                                                                    \
  struct name##_of {                                                                       \
    template <class T> __device__ __forceinline__ T operator()(T a, T b) const { return f; } \
  };                                                                                       \
  template <class T> INLINE T name(T a) { return reduce(a, name##_of()); }
REDUCE(subgroupAdd, add(a, b))
REDUCE(subgroupMul, mul(a, b))
REDUCE(subgroupMin, min(a, b))
REDUCE(subgroupMax, max(a, b))
REDUCE(subgroupAnd, a & b)
REDUCE(subgroupOr, a | b)
REDUCE(subgroupXor, a ^ b)
template <class T> INLINE T subgroupInclusiveAdd(T a) { return scan(a, T{}, subgroupAdd_of(), true); }
template <class T> INLINE T subgroupExclusiveAdd(T a) { return scan(a, T{}, subgroupAdd_of(), false); }
template <class T> INLINE T subgroupInclusiveMul(T a) { return scan(a, one_like(a), subgroupMul_of(), true); }
template <class T> INLINE T subgroupExclusiveMul(T a) { return scan(a, one_like(a), subgroupMul_of(), false); }

}  // namespace wgsl
