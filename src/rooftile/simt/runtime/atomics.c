/* atom and red. */
#include "common.h"

static float as_float(uint32_t bits) {
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

static uint32_t as_bits(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits;
}

static float half_to_float(uint32_t half) {
  uint32_t sign = (half & 0x8000u) << 16, exponent = half >> 10 & 31, mantissa = half & 1023;
  if (exponent == 31)
    return as_float(sign | 0x7F800000u | mantissa << 13);
  float magnitude = exponent ? as_float((exponent + 112) << 23 | mantissa << 13) : (float)mantissa * 0x1p-24f;
  return as_float(sign | as_bits(magnitude));
}

static uint32_t float_to_half(float value) {
  uint32_t bits = as_bits(value), sign = bits >> 16 & 0x8000u, magnitude = bits & 0x7FFFFFFFu;
  if (magnitude > 0x7F800000u)
    return 0x7FFFu;
  if (magnitude >= 0x477FF000u)
    return sign | 0x7C00u;
  if (magnitude < 0x38800000u) /* subnormal: let the addition round */
    return sign | (as_bits(as_float(magnitude) + 0.5f) - 0x3F000000u);
  return sign | (magnitude - 0x38000000u + 0xFFFu + (magnitude >> 13 & 1)) >> 13;
}

static uint32_t float_to_bfloat(float value) {
  uint32_t bits = as_bits(value);
  if ((bits & 0x7FFFFFFFu) > 0x7F800000u)
    return 0x7FFFu;
  return (bits + 0x7FFFu + (bits >> 16 & 1)) >> 16;
}

static uint32_t add_halves(uint32_t a, uint32_t b, int is_bfloat) {
  if (is_bfloat)
    return float_to_bfloat(as_float(a << 16) + as_float(b << 16));
  return float_to_half(half_to_float(a) + half_to_float(b));
}

/* atom.add.f32 on global memory flushes subnormal inputs and results to zero; on shared memory it does not.
 */
static float flushed(float value, int flush_subnormals) {
  uint32_t bits = as_bits(value);
  return flush_subnormals && !(bits & 0x7F800000u) ? as_float(bits & 0x80000000u) : value;
}

static uint64_t add(uint64_t old, uint64_t a, int type, int global) {
  switch (type) {
    case TYPE_F32: {
      float sum = flushed(as_float((uint32_t)old), global) + flushed(as_float((uint32_t)a), global);
      return as_bits(flushed(sum, global));
    }
    case TYPE_F64: {
      double x, y;
      memcpy(&x, &old, 8);
      memcpy(&y, &a, 8);
      x += y;
      memcpy(&old, &x, 8);
      return old;
    }
    case TYPE_F16:
    case TYPE_BF16:
      return add_halves((uint32_t)old, (uint32_t)a, type == TYPE_BF16);
    case TYPE_F16X2:
    case TYPE_BF16X2: {
      int is_bfloat = type == TYPE_BF16X2;
      uint32_t low = add_halves((uint32_t)old & 0xFFFFu, (uint32_t)a & 0xFFFFu, is_bfloat);
      return add_halves((uint32_t)old >> 16, (uint32_t)a >> 16 & 0xFFFFu, is_bfloat) << 16 | low;
    }
    default:
      return old + a;
  }
}

static int less(uint64_t a, uint64_t b, int type) {
  if (type == TYPE_S32)
    return (int32_t)a < (int32_t)b;
  return type == TYPE_S64 ? (int64_t)a < (int64_t)b : a < b;
}

static uint64_t combine(uint64_t old, uint64_t a, uint64_t b, int operation, int type, int global) {
  switch (operation) {
    case ATOMIC_ADD:
      return add(old, a, type, global);
    case ATOMIC_MIN:
      return less(a, old, type) ? a : old;
    case ATOMIC_MAX:
      return less(old, a, type) ? a : old;
    case ATOMIC_AND:
      return old & a;
    case ATOMIC_OR:
      return old | a;
    case ATOMIC_XOR:
      return old ^ a;
    case ATOMIC_EXCH:
      return a;
    case ATOMIC_CAS:
      return old == a ? b : old;
    case ATOMIC_INC:
      return old >= a ? 0 : old + 1;
    default:
      return old == 0 || old > a ? a : old - 1; /* dec */
  }
}

#define UPDATE(T)                                                                                  \
  do {                                                                                             \
    T *cell = (T*)memory, old = __atomic_load_n(cell, __ATOMIC_RELAXED), new_;                     \
    do                                                                                             \
      new_ = (T)combine(old, a, b, operation, type, global);                                       \
    while (!__atomic_compare_exchange_n(cell, &old, new_, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)); \
    result = old;                                                                                  \
  } while (0)

/* atom and red: operands in warp->value (and warp->operand, cas only), old values back into warp->value.
   Lanes go in ascending order. */
void rooftile_atomic(Context* context, Warp* warp, int64_t slot, uint32_t mask, int32_t operation,
                     int32_t type) {
  const Slot* s = context->slots + slot;
  int64_t size = s->element_bytes;
  int global = s->space == GLOBAL;
  if (!mask)
    return;
  EACH_LANE(lane, mask) {
    uint8_t* memory = lane_memory(context, warp, slot, lane);
    int torn = (warp->address[lane] & (size - 1)) != 0; /* cannot be atomic; reported, and left alone */
    for (int64_t v = 0; v * size < s->bytes; v++) {
      uint8_t* value = warp->value + (v * WARP + lane) * size;
      uint64_t a = 0, b = 0, result = 0;
      memcpy(&a, value, (size_t)size);
      if (operation == ATOMIC_CAS)
        memcpy(&b, warp->operand + lane * size, (size_t)size);
      if (memory && !torn) {
        if (size == 8)
          UPDATE(uint64_t);
        else if (size == 4)
          UPDATE(uint32_t);
        else
          UPDATE(uint16_t);
        memory += size;
      }
      memcpy(value, &result, (size_t)size);
    }
  }
  count_here(context, warp, slot, mask);
}
