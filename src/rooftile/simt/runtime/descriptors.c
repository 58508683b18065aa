/* Operands of wgmma in shared memory (PTX ISA 9.7.16.5, "Matrix Descriptor"), as the fragments of mma.sync.

   A descriptor, from the lowest bit: start address over 16 (14 bits at 0), leading dimension byte offset over 16 (14 at
   16), stride dimension byte offset over 16 (14 at 32), base offset (3 at 49), swizzling (2 at 62). Along K an operand
   always has 32 bytes. */
#include "common.h"

enum { CORE = 8 }; /* rows, or columns, of a core matrix */

typedef struct {
  int64_t start, leading, stride, base, swizzle;
} Descriptor;

static Descriptor unpacked(uint64_t word) {
  static const int16_t swizzles[] = {0, 128, 64, 32};
  return (Descriptor){(int64_t)(word & 0x3FFF) << 4, (int64_t)(word >> 16 & 0x3FFF) << 4,
                      (int64_t)(word >> 32 & 0x3FFF) << 4, (int64_t)(word >> 49 & 7), swizzles[word >> 62]};
}

/* A swizzled address: the base offset moves where the pattern begins, by as many times 128 bytes. */
static int64_t turned(const Descriptor* d, int64_t address) {
  return address ^ swizzled(address - d->base * 128, d->swizzle) ^ (address - d->base * 128);
}

/* Where byte `k` of row `row` lies if K is the fastest dimension. */
static int64_t along_k(const Descriptor* d, int64_t row, int64_t k) {
  if (!d->swizzle)
    return d->start + row % CORE * CHUNK + row / CORE * d->stride + k / CHUNK * d->leading + k % CHUNK;
  return turned(d, d->start + row % CORE * d->swizzle + row / CORE * d->stride + k);
}

/* Where the 16-bit element (row, k) lies if rows are, which is then called transposed. */
static int64_t along_rows(const Descriptor* d, int64_t row, int64_t k) {
  if (!d->swizzle)
    return d->start + row % CORE * 2 + row / CORE * d->stride + k % CORE * CHUNK + k / CORE * d->leading;
  int64_t width = d->swizzle / 2;
  return turned(d, d->start + row % width * 2 + row / width * d->leading + k % CORE * d->swizzle + k / CORE * d->stride);
}

/* 16 bytes, which lie together however the operand is laid out; zeros, and 0, outside of the block's memory. */
static int read_chunk(const Context* context, const Warp* warp, int64_t site, int64_t address, void* to) {
  read_by_proxy(context, warp, 0, site, address, CHUNK);
  if (address + CHUNK > context->shared_bytes) {
    memset(to, 0, CHUNK);
    return 0;
  }
  memcpy(to, context->shared + address, CHUNK);
  return 1;
}

/* Fragments of `rows` rows from `first` on, eight to a block: word `w` of four lanes each, for both halves of K. With
   `tall`, as A of mma.sync has them: two blocks, then their other half of K. */
void rooftile_operand(Context* context, Warp* warp, uint32_t mask, uint64_t word, uint32_t* to, int32_t first,
                      int32_t rows, int32_t tall, int32_t transposed, int64_t site) {
  Descriptor d = unpacked(word);
  int good = 1;
  for (int32_t block = 0; block < rows / CORE; block++)
    for (int32_t half = 0; half < 2; half++) {
      uint32_t* fragment = to + (tall ? 2 * half + block : 2 * block + half) * WARP;
      int64_t row = first + block * CORE;
      for (int32_t i = 0; !transposed && i < CORE; i++)
        good &= read_chunk(context, warp, site, along_k(&d, row + i, half * CHUNK), fragment + 4 * i);
      for (int32_t i = 0; transposed && i < 4; i++) {
        uint16_t even[CORE], odd[CORE];
        good &= read_chunk(context, warp, site, along_rows(&d, row, half * CORE + 2 * i), even);
        good &= read_chunk(context, warp, site, along_rows(&d, row, half * CORE + 2 * i + 1), odd);
        for (int32_t lane = 0; lane < CORE; lane++)
          fragment[4 * lane + i] = (uint32_t)even[lane] | (uint32_t)odd[lane] << 16;
      }
    }
  if (!good && mask)
    happen(context, BAD_DESCRIPTOR, warp, (uint32_t)__builtin_ctz(mask), site, 0, d.start);
}
