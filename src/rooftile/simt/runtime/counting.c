/* What one request costs: the rules of docs/counting-rules.md. */
#include "common.h"

/* Sorts `list` and returns the number of different values, which come first. */
static int distinct(int64_t* list, int n) {
  for (int i = 1; i < n; i++) {
    int64_t x = list[i];
    int j = i;
    for (; j > 0 && list[j - 1] > x; j--)
      list[j] = list[j - 1];
    list[j] = x;
  }
  int unique = 0;
  for (int i = 0; i < n; i++)
    if (i == 0 || list[i] != list[unique - 1])
      list[unique++] = list[i];
  return unique;
}

/* Different blocks of 2**shift bytes that accesses of `bytes` bytes at the lanes' addresses touch. */
static int blocks_touched(const int64_t* address, uint32_t mask, int bytes, int shift, int64_t* list) {
  int n = 0;
  EACH_LANE(lane, mask)
  for (int64_t b = address[lane] >> shift; b <= (address[lane] + bytes - 1) >> shift; b++)
    list[n++] = b;
  return distinct(list, n);
}

/* Different bytes that the lanes touch. */
static int64_t bytes_touched(const int64_t* address, uint32_t mask, int bytes) {
  int64_t list[WARP], sum = 0, end = 0;
  int n = 0;
  EACH_LANE(lane, mask) list[n++] = address[lane];
  n = distinct(list, n);
  for (int i = 0; i < n; i++) {
    int64_t from = i && list[i] < end ? end : list[i];
    end = list[i] + bytes;
    sum += end - from;
  }
  return sum;
}

/* Lanes that pass the data stage together: all for up to 32 bits a lane, half a warp for 64, a quarter for
 * 128. */
static int lanes_together(int bytes) {
  return bytes <= 4 ? WARP : bytes >= 32 ? 4 : WARP * 4 / bytes;
}

static uint32_t group_mask(int group, int lanes) {
  uint32_t all = lanes == WARP ? ~0u : (1u << lanes) - 1;
  return all << (group * lanes & 31);
}

/* Groups of `lanes` lanes that have one of `mask`. */
static int64_t groups_active(uint32_t mask, int lanes) {
  int64_t groups = 0;
  for (int group = 0; group * lanes < WARP; group++)
    groups += (mask & group_mask(group, lanes)) != 0;
  return groups;
}

/* Passes through the banks: in each group of lanes, the most different words in one bank. */
static int64_t bank_wavefronts(const int64_t* address, uint32_t mask, int bytes, int lanes) {
  int64_t wavefronts = 0;
  for (int group = 0; group * lanes < WARP; group++) {
    int64_t words[WARP * 9];
    int n = blocks_touched(address, mask & group_mask(group, lanes), bytes, 2, words);
    int bank[WARP] = {0}, most = 0;
    for (int i = 0; i < n; i++) {
      int depth = ++bank[words[i] & 31];
      if (depth > most)
        most = depth;
    }
    wavefronts += most;
  }
  return wavefronts;
}

/* Whether every active lane's partner (its number with bit `x` flipped) is inactive or touches the same
 * address. */
static int pairs_agree(const int64_t* address, uint32_t mask, uint32_t x) {
  EACH_LANE(lane, mask)
  if (mask >> (lane ^ x) & 1 && address[lane ^ x] != address[lane])
    return 0;
  return 1;
}

/* A shared load of 8 or 16 bytes is served two groups at a time where lanes agree in pairs. */
static int lanes_after_merging(const Slot* s, const int64_t* address, uint32_t mask) {
  int bytes = s->group_bytes, lanes = lanes_together(bytes);
  if (s->operation != LOAD || (bytes != 8 && bytes != 16))
    return lanes;
  return pairs_agree(address, mask, 1) || pairs_agree(address, mask, 2) ? 2 * lanes : lanes;
}

/* Modelled: a load is served four 128-byte lines at a time, in the order in which lanes name them. */
static int64_t line_wavefronts(const int64_t* address, uint32_t mask, int bytes) {
  int64_t lines[WARP], wavefronts = 0;
  uint32_t batch[WARP / 4] = {0};
  int n = 0;
  EACH_LANE(lane, mask) {
    int64_t line = address[lane] >> 7;
    int i = 0;
    while (i < n && lines[i] != line)
      i++;
    if (i == n)
      lines[n++] = line;
    batch[i / 4] |= 1u << lane;
  }
  for (int i = 0; i < WARP / 4; i++)
    wavefronts += bank_wavefronts(address, batch[i], bytes, lanes_together(bytes));
  return wavefronts;
}

/* A thread's words of local memory lie 128 bytes apart, those of a warp side by side. */
static void count_local(const int64_t* address, uint32_t mask, int bytes, int64_t* sums) {
  int64_t list[WARP * 9];
  int n = 0, lanes = lanes_together(bytes);
  EACH_LANE(lane, mask)
  for (int64_t w = address[lane] >> 2; w <= (address[lane] + bytes - 1) >> 2; w++)
    list[n++] = w * 4 + lane / 8;
  sums[0] = distinct(list, n);
  sums[1] = (__builtin_popcount(mask) * (int64_t)bytes + 31) / 32;
  for (int group = 0; group * lanes < WARP; group++) {
    uint32_t active = mask & group_mask(group, lanes);
    sums[2] += blocks_touched(address, active, bytes, 2, list);
    sums[3] += (__builtin_popcount(active) * (int64_t)bytes + 127) / 128;
  }
}

/* cp.async past L1 asks for every 32 bytes of shared memory that come from one 128-byte line. */
static int bypass_sectors(const int64_t* source, const int64_t* to, uint32_t reads) {
  int64_t list[WARP];
  int n = 0;
  EACH_LANE(lane, reads) list[n++] = (source[lane] >> 7) * (1 << 20) + (to[lane] >> 5);
  return distinct(list, n);
}

/* cp.async through L1: a group of lanes writes in turns, in each of which no two lanes meet in a bank; a turn takes as
   many wavefronts as lanes read from one bank, and one where none reads. Equal words are not one. */
static int64_t copy_wavefronts(const int64_t* source, const int64_t* to, uint32_t reads, uint32_t writes, int bytes) {
  int64_t wavefronts = 0;
  int lanes = lanes_together(bytes);
  uint32_t words = bytes == 16 ? 15 : bytes == 8 ? 3 : 1;
  for (int group = 0; group * lanes < WARP; group++)
    for (uint32_t left = writes & group_mask(group, lanes); left;) {
      uint32_t taken = 0, now = 0;
      int bank[WARP] = {0}, most = 1;
      EACH_LANE(lane, left) {
        uint32_t banks = words << (to[lane] >> 2 & 31);
        if (banks & taken)
          continue;
        taken |= banks;
        now |= 1u << lane;
        for (int64_t word = source[lane] >> 2; reads >> lane & 1 && word < (source[lane] + bytes) >> 2; word++)
          if (++bank[word & 31] > most)
            most = bank[word & 31];
      }
      left &= ~now;
      wavefronts += most;
    }
  return wavefronts;
}

/* Adds `times` cp.async of the lanes in `writes`, of which `reads` read and `zeros` are filled up with zeros, to the
   totals of its two slots. */
static void count_copy(Context* context, int64_t slot, const int64_t* source, const int64_t* to, uint32_t reads,
                       uint32_t writes, uint32_t zeros, int64_t times) {
  const Slot* s = context->slots + slot;
  int64_t *read = context->totals + slot * TOTALS, *written = read + TOTALS, list[WARP * 2];
  int bytes = s->bytes, lanes = lanes_together(bytes);
  uint32_t staged = s->bypass ? zeros : writes; /* what goes through the data stage */
  if (!s->counted)
    return;
  read[0] += times * (reads != 0);
  read[1] += times * __builtin_popcount(reads);
  read[2] += times * (s->bypass ? bypass_sectors(source, to, reads) : blocks_touched(source, reads, bytes, 5, list));
  read[3] += times * ((bytes_touched(source, reads, bytes) + 31) / 32);
  written[0] += times;
  written[1] += times * __builtin_popcount(writes);
  written[4] += times * copy_wavefronts(source, to, s->bypass ? 0 : reads, staged, bytes);
  written[5] += times * groups_active(staged, lanes);
}

/* Adds `times` requests with these lane addresses to the slot's totals, by the rules of
 * docs/counting-rules.md. */
static void count(Context* context, int64_t slot, const int64_t* lane_address, uint32_t mask, int64_t times) {
  const Slot* s = context->slots + slot;
  int64_t* total = context->totals + slot * TOTALS;
  int64_t address[WARP], list[WARP * 2];
  int64_t sums[4] = {0}; /* sectors, ideal sectors, wavefronts, ideal wavefronts */
  int bytes = s->group_bytes;
  EACH_LANE(lane, mask) {
    address[lane] = lane_address[lane] + s->group_offset;
    if (s->group_align)
      address[lane] &= -(int64_t)bytes;
  }
  if (s->space == SHARED) {
    int lanes = lanes_after_merging(s, address, mask);
    sums[2] = bank_wavefronts(address, mask, bytes, lanes);
    sums[3] = groups_active(mask, lanes);
  } else if (s->space == LOCAL) {
    count_local(address, mask, bytes, sums);
  } else {
    int lanes = lanes_together(bytes);
    sums[0] = blocks_touched(address, mask, bytes, 5, list);
    sums[1] = (bytes_touched(address, mask, bytes) + 31) / 32;
    sums[2] = s->operation == STORE ? bank_wavefronts(address, mask, bytes, lanes)
                                    : line_wavefronts(address, mask, bytes);
    sums[3] = groups_active(mask, lanes);
  }
  total[0] += times;
  total[1] += times * __builtin_popcount(mask);
  for (int i = 0; i < 4; i++)
    total[2 + i] += times * sums[i];
}
