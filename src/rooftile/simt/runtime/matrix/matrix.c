/* Matrix multiply-accumulate of one warp (PTX ISA 9.7.15, mma): D = A B + C on the registers of 32 lanes.

   A unit of its own beside runtime.c. Registers come as (register, lane) words. B, C and D are 8 columns wide, so a row
   of D is one vector; vectors are LLVM's, cut to what the CPU has. Nothing here depends on layout.h. */
#include <stdint.h>
#include <string.h>

#define LANES 32
#define INLINE static inline __attribute__((always_inline)) /* vectors are passed in no machine's way */
#define MOST_ELEMENTS 64 /* K of integers */

enum { F16, BF16, TF32, E4M3, E5M2, F32 };
enum { MOST_ROWS = 16, MOST_K = 32 };
enum { OF_ZERO = -(1 << 20) }; /* zero's exponent: below all others, and twice it too */

typedef double Doubles __attribute__((ext_vector_type(8)));
typedef float Floats __attribute__((ext_vector_type(8)));
typedef uint32_t Words __attribute__((ext_vector_type(8)));
typedef int32_t Integers __attribute__((ext_vector_type(8)));
typedef int64_t Longs __attribute__((ext_vector_type(8)));
typedef uint16_t Halves __attribute__((ext_vector_type(8)));
typedef uint8_t Bytes __attribute__((ext_vector_type(8)));
typedef uint32_t Quad __attribute__((ext_vector_type(4)));
typedef uint32_t Lanes __attribute__((ext_vector_type(LANES)));

INLINE Words words_at(const uint32_t* from) {
  Words words;
  memcpy(&words, from, sizeof words);
  return words;
}

INLINE Words as_words(Floats x) { return __builtin_bit_cast(Words, x); }
INLINE Floats as_floats(Words x) { return __builtin_bit_cast(Floats, x); }

INLINE Doubles wide(Floats x) { return __builtin_convertvector(x, Doubles); }

/* Where `condition` is -1 the first, where it is 0 the second. */
INLINE Words choose(Integers condition, Words yes, Words no) {
  Words mask = __builtin_bit_cast(Words, condition);
  return (yes & mask) | (no & ~mask);
}

INLINE Integers narrow(Longs condition) { return __builtin_convertvector(condition, Integers); }

static int bits_of(int type) { return type >= F32 || type == TF32 ? 32 : type == F16 || type == BF16 ? 16 : 8; }

/* The values of bit patterns; exact. A tf32 operand's last 13 bits are ignored. */
INLINE Floats values_of(Words bits, int type) {
  Words sign, rest;
  switch (type) {
    case BF16:
      return as_floats(bits << 16);
    case TF32:
      return as_floats(bits & 0xFFFFE000u);
    case F32:
      return as_floats(bits);
    case E4M3:
      sign = (bits & 0x80u) << 24;
      rest = as_words(as_floats((bits & 0x7Fu) << 20) * 0x1p120f);
      return as_floats(choose((bits & 0x7Fu) == 0x7Fu, (Words)0x7FFFFFFFu, rest | sign));
    case E5M2:
      bits = bits << 8;
      break;
    default:
      break;
  }
  sign = (bits & 0x8000u) << 16;
  rest = (bits & 0x7FFFu) << 13;
  Integers finite = (bits & 0x7C00u) != 0x7C00u;
  return as_floats(choose(finite, as_words(as_floats(rest) * 0x1p112f), rest | 0x7F800000u) | sign);
}

/* The exponent that the format writes a value with: subnormal numbers have the smallest normal one's. */
INLINE Integers exponents_of(Floats x, int type) {
  Integers smallest = (Integers)(type == F16 || type == E5M2 || type == E4M3 ? 127 - 14 : 1);
  Integers field = __builtin_elementwise_max(__builtin_bit_cast(Integers, as_words(x) >> 23 & 255u), smallest);
  Integers zero = (as_words(x) << 1) == 0;
  return (field - 127 & ~zero) | (zero & OF_ZERO);
}

/* A row of a matrix, each element with its exponent. */
typedef struct {
  double value[MOST_K];
  int32_t exponent[MOST_K];
} Row;

/* What eight columns have at one k. */
typedef struct {
  Doubles value;
  Integers exponent;
} Across;

/* Eight consecutive elements of `bits` bits each. */
INLINE Words eight_at(const uint8_t* from, int bits) {
  Halves halves;
  Bytes bytes;
  if (bits == 32)
    return words_at((const uint32_t*)from);
  if (bits == 16) {
    memcpy(&halves, from, sizeof halves);
    return __builtin_convertvector(halves, Words);
  }
  memcpy(&bytes, from, sizeof bytes);
  return __builtin_convertvector(bytes, Words);
}

/* A (m x k): of every row four lanes hold 16 bytes in each register. */
static void unpack_rows(const uint32_t* from, int m, int k, int type, Row* rows) {
  int bits = bits_of(type);
  for (int row = 0; row < m; row++) {
    uint8_t bytes[MOST_K * 2] = {0};
    for (int chunk = 0; chunk < k * bits / 128; chunk++)
      memcpy(bytes + 16 * chunk, from + (row / 8 + m / 8 * chunk) * LANES + row % 8 * 4, 16);
    for (int first = 0; first < k; first += 8) {
      Floats x = values_of(eight_at(bytes + first * bits / 8, bits), type);
      Doubles value = wide(x);
      Integers exponent = exponents_of(x, type);
      memcpy(rows[row].value + first, &value, sizeof value);
      memcpy(rows[row].exponent + first, &exponent, sizeof exponent);
    }
  }
}

/* B (k x 8): of every column four lanes hold 16 bytes in each register. */
static void unpack_columns(const uint32_t* from, int k, int type, Across* columns) {
  int bits = bits_of(type), each = 32 / bits;
  uint32_t mask = bits == 32 ? ~0u : (1u << bits) - 1;
  for (int chunk = 0; chunk < k * bits / 128; chunk++) {
    Lanes all;
    memcpy(&all, from + chunk * LANES, sizeof all);
    Words word[4] = {__builtin_shufflevector(all, all, 0, 4, 8, 12, 16, 20, 24, 28),
                     __builtin_shufflevector(all, all, 1, 5, 9, 13, 17, 21, 25, 29),
                     __builtin_shufflevector(all, all, 2, 6, 10, 14, 18, 22, 26, 30),
                     __builtin_shufflevector(all, all, 3, 7, 11, 15, 19, 23, 27, 31)};
    for (int i = 0; i < 4 * each; i++) {
      Floats x = values_of(word[i / each] >> (uint32_t)(i % each * bits) & mask, type);
      columns[4 * each * chunk + i] = (Across){wide(x), exponents_of(x, type)};
    }
  }
}

/* To the nearest float on the side of zero; inf from 2^128 on. */
INLINE Words truncated(Doubles x) {
  Floats nearest = __builtin_convertvector(x, Floats);
  Doubles size = __builtin_elementwise_abs(x);
  Integers too_far = narrow((__builtin_elementwise_abs(wide(nearest)) > size) & (size < (Doubles)0x1p128));
  return as_words(nearest) + __builtin_bit_cast(Words, too_far);
}

/* What the tensor core makes of an exact sum: float truncated, half rounded to nearest even; no zero is negative. */
INLINE Words rounded(Doubles x, int type) {
  Words bits = truncated(x), sign = bits & 0x80000000u;
  Integers nan = narrow(x != x);
  if (type == F32)
    return choose(nan, (Words)0x7FFFFFFFu, choose((bits << 1) == 0, (Words)0u, bits));
  /* An inexact float ending in 1 still tells on which side of every half's midpoint the sum lies. */
  bits = (bits & 0x7FFFFFFFu) | (choose(narrow(wide(as_floats(bits)) != x), (Words)1u, (Words)0u));
  Words small = as_words(as_floats(bits) + 0.5f) - 0x3F000000u; /* subnormal: the addition rounds */
  Words normal = (bits - 0x38000000u + 0xFFFu + (bits >> 13 & 1u)) >> 13;
  Words half = choose(bits < 0x38800000u, small, choose(bits >= 0x477FF000u, (Words)0x7C00u, normal));
  half = choose(half == 0, half, half | sign >> 16);
  return choose(nan, (Words)0x7FFFu, half);
}

/* A row of C or D. */
INLINE Words row_at(const uint32_t* from, int row, int type) {
  Quad even, odd;
  if (type == F16)
    return eight_at((const uint8_t*)(from + row / 8 * LANES + row % 8 * 4), 16);
  memcpy(&even, from + row / 8 * 2 * LANES + row % 8 * 4, sizeof even);
  memcpy(&odd, from + (row / 8 * 2 + 1) * LANES + row % 8 * 4, sizeof odd);
  return __builtin_shufflevector(even, odd, 0, 4, 1, 5, 2, 6, 3, 7);
}

INLINE void put_row(uint32_t* to, int row, int type, Words bits) {
  if (type == F16) {
    Halves halves = __builtin_convertvector(bits, Halves);
    memcpy(to + row / 8 * LANES + row % 8 * 4, &halves, sizeof halves);
    return;
  }
  Quad even = __builtin_shufflevector(bits, bits, 0, 2, 4, 6), odd = __builtin_shufflevector(bits, bits, 1, 3, 5, 7);
  memcpy(to + row / 8 * 2 * LANES + row % 8 * 4, &even, sizeof even);
  memcpy(to + (row / 8 * 2 + 1) * LANES + row % 8 * 4, &odd, sizeof odd);
}

INLINE Doubles power_of_two(Integers exponent) {
  return __builtin_bit_cast(Doubles, __builtin_convertvector(exponent + 1023, Longs) << 52);
}

/* A's rows times eight columns of B, see rooftile_mma_float. */
INLINE void multiply(const Row* rows, const Across* columns, const uint32_t* c, uint32_t* d, int m, int k, int type_c,
                     int type_d, int block, int fraction, int halves) {
  for (int row = 0; row < m; row++) {
    Floats start = values_of(row_at(c, row, type_c), type_c), sum = halves ? (Floats)0.0f : start;
    Integers exponent = exponents_of(sum, halves ? F32 : type_c);
    Words bits = 0;
    for (int first = 0; first < k; first += block) {
      Doubles product[MOST_K];
      Integers largest = exponent;
      for (int j = 0; j < block; j++) {
        int n = first + j, at = halves ? n % (k / 2) / 2 * 4 + n % 2 + n / (k / 2) * 2 : n;
        product[j] = rows[row].value[at] * columns[at].value;
        largest = __builtin_elementwise_max(largest, rows[row].exponent[at] + columns[at].exponent);
      }
      largest &= largest > OF_ZERO / 2;
      Doubles scale = power_of_two(fraction - largest), total = __builtin_elementwise_trunc(wide(sum) * scale);
      for (int j = 0; j < block; j++)
        total += __builtin_elementwise_trunc(product[j] * scale);
      bits = rounded(total * power_of_two(largest - fraction), type_d);
      sum = values_of(bits, type_d);
      exponent = exponents_of(sum, type_d);
    }
    if (halves) { /* an IEEE addition, which can give a negative zero */
      Floats added = start + sum;
      Words zero = as_words(added) & 0x80000000u;
      bits = choose(added == 0.0f, type_d == F16 ? zero >> 16 : zero, rounded(wide(added), type_d));
    }
    put_row(d, row, type_d, bits);
  }
}

/* The same, with constants for what most kernels ask for. */
static void multiply_usual(const Row* rows, const Across* columns, const uint32_t* c, uint32_t* d, int m, int k,
                           int type_c, int type_d, int block, int fraction, int halves) {
  if (type_c == F32 && type_d == F32 && block == 16 && k == 16 && m == 16 && !halves)
    multiply(rows, columns, c, d, 16, 16, F32, F32, 16, fraction, 0);
  else if (type_c == F32 && type_d == F32 && block == 8 && k == 8 && m == 16 && !halves)
    multiply(rows, columns, c, d, 16, 8, F32, F32, 8, fraction, 0);
  else
    multiply(rows, columns, c, d, m, k, type_c, type_d, block, fraction, halves);
}

/* Floating-point A (m x k, by rows) and B (k x 8, by columns) with C and D in f16 or f32.

   `block` products and the sum so far are added at once: each is cut, towards zero, to `fraction` bits below the largest
   exponent among them (the sum of both factors' exponents; zeros have none), and the sum is exact. With `halves`, the
   first two of every four elements of k come before the last two, and C is added to the product last, as an ordinary
   addition: how 8-bit formats are multiplied where tensor cores have none. */
void rooftile_mma_float(const uint32_t* a, const uint32_t* b, const uint32_t* c, uint32_t* d, int32_t m, int32_t k,
                        int32_t type, int32_t type_b, int32_t type_c, int32_t type_d, int32_t block, int32_t fraction,
                        int32_t halves) {
  Row rows[MOST_ROWS];
  Across columns[MOST_K];
  unpack_rows(a, m, k, type, rows);
  unpack_columns(b, k, type_b, columns);
  multiply_usual(rows, columns, c, d, m, k, type_c, type_d, block, fraction, halves);
}

/* Doubles: one fused multiply-add after the other, by ascending k. */
void rooftile_mma_double(const double* a, const double* b, const double* c, double* d, int32_t m, int32_t k) {
  for (int row = 0; row < m; row++) {
    Doubles sum;
    for (int n = 0; n < 8; n++)
      sum[n] = c[(row / 8 * 2 + n % 2) * LANES + row % 8 * 4 + n / 2];
    for (int j = 0; j < k; j++) {
      Doubles column, factor = a[(row / 8 + m / 8 * (j / 4)) * LANES + row % 8 * 4 + j % 4];
      for (int n = 0; n < 8; n++)
        column[n] = b[j / 4 * LANES + n * 4 + j % 4];
      sum = __builtin_elementwise_fma(factor, column, sum);
    }
    for (int n = 0; n < 8; n++)
      d[(row / 8 * 2 + n % 2) * LANES + row % 8 * 4 + n / 2] = sum[n];
  }
}

/* Integers of 4 or 8 bits; sums wrap around, or stop at the ends of int32 with `saturate`. */
void rooftile_mma_integer(const uint32_t* a, const uint32_t* b, const uint32_t* c, uint32_t* d, int32_t m, int32_t k,
                          int32_t bits, int32_t signed_a, int32_t signed_b, int32_t saturate) {
  int each = 32 / bits, tall = m / 8, unused = 32 - bits;
  Integers column[MOST_ELEMENTS];
  for (int j = 0; j < k; j++)
    for (int n = 0; n < 8; n++) {
      uint32_t word = b[j / (4 * each) * LANES + n * 4 + j / each % 4] << (unused - j % each * bits);
      column[j][n] = signed_b ? (int32_t)word >> unused : (int32_t)(word >> unused);
    }
  for (int row = 0; row < m; row++) {
    Integers sum = 0;
    for (int j = 0; j < k; j++) {
      uint32_t word = a[(row / 8 + tall * (j / (4 * each))) * LANES + row % 8 * 4 + j / each % 4];
      word <<= unused - j % each * bits;
      sum += (signed_a ? (int32_t)word >> unused : (int32_t)(word >> unused)) * column[j];
    }
    for (int n = 0; n < 8; n++) {
      int at = (row / 8 * 2 + n % 2) * LANES + row % 8 * 4 + n / 2;
      int64_t total = (int64_t)sum[n] + (int32_t)c[at];
      if (saturate)
        total = total > INT32_MAX ? INT32_MAX : total < INT32_MIN ? INT32_MIN : total;
      d[at] = (uint32_t)total;
    }
  }
}

/* Single bits: how many of A and B (or A xor B) are set. */
void rooftile_mma_bits(const uint32_t* a, const uint32_t* b, const uint32_t* c, uint32_t* d, int32_t m, int32_t k,
                       int32_t exclusive) {
  for (int row = 0; row < m; row++)
    for (int n = 0; n < 8; n++) {
      int at = (row / 8 * 2 + n % 2) * LANES + row % 8 * 4 + n / 2;
      uint32_t sum = c[at];
      for (int w = 0; w < k / 32; w++) {
        uint32_t x = a[(row / 8 + m / 8 * (w / 4)) * LANES + row % 8 * 4 + w % 4];
        uint32_t y = b[w / 4 * LANES + n * 4 + w % 4];
        sum += (uint32_t)__builtin_popcount(exclusive ? x ^ y : x & y);
      }
      d[at] = sum;
    }
}

/* Where element `i` of a lane's C or D lies in its quad pair's 8 x 8. */
static int quad_row(int lane, int i, int type) {
  return lane / 16 * 4 + (type == F16 ? lane % 4 : (lane & 1) + (i & 2));
}
static int quad_column(int lane, int i, int type) { return type == F16 ? i : (i & 4) + (lane & 2) + (i & 1); }

/* m8n8k4 of f16, which one of Volta's quad pairs each computes: lanes 4q to 4q+3 and 16 more than these, 8 x 8 each.
   Later GPUs have no such instruction, and their compiler makes arithmetic in float of it: for a result in f32 fused
   multiply-adds by ascending k, with C added last; for one in f16 the sum of two products is added to C, then that of the
   other two. */
void rooftile_mma_quads(const uint32_t* a, const uint32_t* b, const uint32_t* c, uint32_t* d, int32_t a_by_rows,
                        int32_t b_by_rows, int32_t type_c, int32_t type_d) {
  float left[4][8][4], right[4][4][8], out[4][8][8];
  Words zero = 0;
  Doubles zero_doubles = 0;
  for (int operand = 0; operand < 2; operand++)
    for (int i = 0; i < 4; i++)
      for (int lane = 0; lane < LANES; lane++) {
        float x = values_of(zero + ((operand ? b : a)[i / 2 * LANES + lane] >> i % 2 * 16 & 0xFFFFu), F16)[0];
        int quad = lane % 16 / 4, upper = lane / 16 * 4, own = lane % 4;
        if (operand)
          right[quad][b_by_rows ? own : i][b_by_rows ? i + upper : own + upper] = x;
        else
          left[quad][(a_by_rows ? own : i) + upper][a_by_rows ? i : own] = x;
      }
  for (int lane = 0; lane < LANES; lane++)
    for (int i = 0; i < 8; i++) {
      uint32_t word = type_c == F16 ? c[i / 2 * LANES + lane] >> i % 2 * 16 & 0xFFFFu : c[i * LANES + lane];
      float x = values_of(zero + word, type_c)[0], sum = 0.0f;
      int quad = lane % 16 / 4, row = quad_row(lane, i, type_c), column = quad_column(lane, i, type_c);
      double product[4];
      for (int k = 0; k < 4; k++) {
        product[k] = (double)left[quad][row][k] * right[quad][k][column];
        sum = __builtin_fmaf(left[quad][row][k], right[quad][k][column], sum);
      }
      if (type_d == F16)
        sum = (float)(product[0] + product[1]) + x, x = (float)(product[2] + product[3]);
      out[quad][row][column] = sum + x;
    }
  for (int lane = 0; lane < LANES; lane++)
    for (int i = 0; i < 8; i++) {
      float x = out[lane % 16 / 4][quad_row(lane, i, type_d)][quad_column(lane, i, type_d)];
      uint32_t bits = rounded(zero_doubles + x, type_d)[0];
      if (!bits && __builtin_signbit(x)) /* ordinary arithmetic has negative zeros */
        bits = type_d == F16 ? 0x8000u : 0x80000000u;
      if (type_d != F16)
        d[i * LANES + lane] = bits;
      else
        d[i / 2 * LANES + lane] = i % 2 ? d[i / 2 * LANES + lane] | bits << 16 : bits;
    }
}

/* The sum of 8-bit formats has 13 bits behind its leading one, the rest is cut. */
static void shorten(uint32_t* d, int words) {
  for (int i = 0; i < words; i++) {
    uint32_t special = (d[i] & 0x7F800000u) == 0x7F800000u, x = special ? d[i] : d[i] & ~0x3FFu;
    d[i] = x << 1 ? x : 0;
  }
}

/* One warp's 16 rows of a wgmma: D = A B + D, or A B where `accumulate` is 0; `negate` turns the signs of A. Fragments are
   those of mma.sync, of B two words a lane for every eight columns. */
void rooftile_wgmma(uint32_t* a, const uint32_t* b, uint32_t* d, int32_t n, int32_t k, int32_t kind, int32_t kind_b,
                    int32_t kind_d, int32_t block, int32_t fraction, int32_t accumulate, int32_t negate) {
  int each = kind_d == F16 ? 2 : 4; /* registers of D for eight columns */
  uint32_t signs = bits_of(kind) == 32 ? 1u << 31 : bits_of(kind) == 16 ? 0x80008000u : 0x80808080u;
  for (int i = 0; negate && i < 4 * LANES; i++)
    a[i] ^= signs;
  if (!accumulate)
    memset(d, 0, sizeof *d * LANES * (size_t)(n / 8 * each));
  Row rows[MOST_ROWS];
  Across columns[MOST_K];
  unpack_rows(a, MOST_ROWS, k, kind, rows);
  for (int column = 0; column < n / 8; column++, b += 2 * LANES, d += each * LANES) {
    unpack_columns(b, k, kind_b, columns);
    multiply_usual(rows, columns, d, d, MOST_ROWS, k, kind_d, kind_d, block, fraction, 0);
    if (kind >= E4M3 && kind_d == F32)
      shorten(d, each * LANES);
  }
}

/* The same for integers of 8 bits. */
void rooftile_wgmma_integer(const uint32_t* a, const uint32_t* b, uint32_t* d, int32_t n, int32_t signed_a,
                            int32_t signed_b, int32_t saturate, int32_t accumulate) {
  if (!accumulate)
    memset(d, 0, sizeof *d * LANES * (size_t)(n / 2));
  for (int column = 0; column < n / 8; column++, b += 2 * LANES, d += 4 * LANES)
    rooftile_mma_integer(a, b, d, d, 16, 32, 8, signed_a, signed_b, saturate);
}
