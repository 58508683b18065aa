/* Address patterns: found, made, counted. */
#include "common.h"

static int64_t delta_of(const Slot* s, const Pattern* p, uint32_t lane) {
  return s->space == GLOBAL ? p->delta[lane] : ((const int32_t*)p->delta)[lane];
}

static void flush(Context* context, int64_t slot, Pattern* p) {
  const Slot* s = context->slots + slot;
  for (int64_t phase = 0; phase < s->phases; phase++)
    if (p->hits[phase]) {
      int64_t address[WARP];
      EACH_LANE(lane, p->lanes) address[lane] = phase * s->bytes + delta_of(s, p, lane);
      count(context, slot, address, p->lanes, (int64_t)p->hits[phase]);
      p->hits[phase] = 0;
    }
}

/* Adds up what the pairs of patterns of a cp.async have met. */
static void flush_pairs(Context* context, int64_t slot) {
  const Slot* s = context->slots + slot;
  Pair* pairs = context->pairs + s->pairs - 1;
  if (s->space == SHARED)
    slot--; /* the read's, which comes first */
  for (int i = 0; i < PAIRS; i++) {
    Pair* pair = pairs + i;
    int64_t source[WARP] = {0}, to[WARP] = {0};
    if (!pair->hits)
      continue;
    uint32_t reads = pair->source ? pair->source->lanes : 0, writes = pair->to->lanes;
    EACH_LANE(lane, reads) source[lane] = pair->source_phase + pair->source->delta[lane];
    EACH_LANE(lane, writes) to[lane] = pair->to_phase + ((const int32_t*)pair->to->delta)[lane];
    count_copy(context, slot, source, to, reads, writes, writes & ~reads, pair->hits);
    pair->hits = 0;
  }
}

/* One more cp.async with these patterns and first addresses. */
static void count_pair(Context* context, int64_t slot, Pattern* source, int64_t first_source, Pattern* to,
                       int64_t first_to) {
  const Slot* s = context->slots + slot;
  Pair *pairs = context->pairs + s->pairs - 1, *unused = 0;
  int32_t source_phase = source ? (int32_t)(first_source & 127) : 0, to_phase = (int32_t)(first_to & 127);
  if (!s->counted)
    return;
  for (Pair* pair = pairs; pair < pairs + PAIRS; pair++) {
    if (pair->hits && pair->source == source && pair->to == to && pair->source_phase == source_phase &&
        pair->to_phase == to_phase) {
      pair->hits++;
      return;
    }
    if (!pair->hits)
      unused = pair;
  }
  if (!unused) {
    flush_pairs(context, slot);
    unused = pairs;
  }
  *unused = (Pair){source, to, source_phase, to_phase, 1};
}

/* Splits the lanes into runs, in order, that each read one element or a row of them; 0 if that takes too
 * many. */
static int find_runs(const Slot* s, Pattern* p, const int64_t* delta, uint32_t mask) {
  int n = 0, before = -1;
  EACH_LANE(lane, mask) {
    int64_t step = n && before >= 0 ? delta[lane] - delta[before] : -1;
    int adjacent = before == (int)lane - 1, alone = n && p->run_lanes[n - 1] == 1u << (before & 31);
    int row = adjacent && step == s->bytes && (alone || p->run_step[n - 1] == 1);
    int same = step == 0 && (alone || p->run_step[n - 1] == 0);
    if (row || same) {
      p->run_step[n - 1] = row;
      p->run_start[n - 1] = row ? delta[lane] - (int64_t)lane * s->bytes : delta[lane];
      p->run_lanes[n - 1] |= 1u << lane;
    } else {
      if (n == RUNS)
        return 0;
      p->run_step[n] = 0;
      p->run_start[n] = delta[lane];
      p->run_lanes[n++] = 1u << lane;
    }
    before = (int)lane;
  }
  return n;
}

static int kind_of(const Slot* s, Pattern* p, const int64_t* delta, uint32_t mask) {
  int bytes = s->bytes;
  int first = __builtin_ctz(mask), broadcast = 1, contiguous = 1, half_broadcast = 1, half_contiguous = 1;
  EACH_LANE(lane, mask) {
    int64_t in_half = delta[lane] - delta[lane & 16];
    broadcast &= delta[lane] == 0;
    contiguous &= delta[lane] == ((int64_t)lane - first) * bytes;
    half_broadcast &= in_half == 0;
    half_contiguous &= in_half == (int64_t)(lane & 15) * bytes;
  }
  if (broadcast)
    return KIND_BROADCAST;
  if (contiguous)
    return KIND_CONTIGUOUS;
  if (mask == ~0u && (half_broadcast || half_contiguous))
    return half_broadcast ? KIND_HALF_BROADCAST : KIND_HALF_CONTIGUOUS;
  if (s->operation != LOAD || s->element_bytes != s->bytes)
    return KIND_GATHER;
  p->run_count = find_runs(s, p, delta, mask);
  return p->run_count ? KIND_RUNS : KIND_GATHER;
}

/* The pattern of warp->address under `mask`, made if it is new; null if a lane is misaligned. */
static Pattern* find_pattern(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  const Slot* s = context->slots + slot;
  int64_t delta[WARP] = {0}, low = 0, high = 0, first = warp->address[__builtin_ctz(mask)];
  int64_t wrong = first & (s->bytes - 1);
  EACH_LANE(lane, mask) {
    int64_t d = warp->address[lane] - first;
    if (s->space != GLOBAL)
      d = (int32_t)d;
    wrong |= d & (s->bytes - 1);
    delta[lane] = d;
    low = d < low ? d : low;
    high = d > high ? d : high;
  }
  if (wrong)
    return 0;
  uint8_t* store = context->pattern_store + s->patterns_offset;
  int64_t start = warp->id % context->pattern_ways;
  Pattern* p = 0;
  for (int64_t way = 0; way < context->pattern_ways; way++) {
    p = (Pattern*)(store + (start + way) % context->pattern_ways * s->pattern_bytes);
    if (!p->lanes)
      break;
    if (p->lanes != mask)
      continue;
    int same = 1;
    for (uint32_t lane = 0; lane < WARP && same; lane++)
      same = delta_of(s, p, lane) == delta[lane];
    if (same)
      return p;
  }
  if (p->lanes)
    p = (Pattern*)(store + start * s->pattern_bytes); /* all taken: replace the warp's own */
  flush(context, slot, p);
  if (s->pairs)
    flush_pairs(context, slot);
  p->lanes = mask;
  p->mask = 0; /* fits no access until its bounds are known */
  p->low = low;
  p->high = high + s->bytes;
  p->kind = s->space == LOCAL ? KIND_GATHER : kind_of(s, p, delta, mask);
  for (uint32_t lane = 0; lane < WARP; lane++)
    if (s->space == GLOBAL)
      p->delta[lane] = delta[lane];
    else
      ((int32_t*)p->delta)[lane] = (int32_t)delta[lane];
  return p;
}

/* The allocation that [address, address + bytes) lies in. */
static int find_buffer(const Context* context, const Slot* s, int64_t address, int64_t bytes, Buffer* found) {
  if (s->space != GLOBAL) {
    found->low = 0;
    found->high = s->space == SHARED ? context->shared_bytes : context->local_bytes;
    return address >= 0 && address + bytes <= found->high;
  }
  for (int64_t i = 0; i < context->buffer_count; i++) {
    *found = context->buffers[i];
    if (address >= found->low && address < found->high)
      return found->high - address >= bytes;
  }
  return 0;
}

/* Called when a warp's current pattern for `slot` does not fit warp->address under `mask`. Makes the fitting
   one current and returns it; null if lanes must be looked at one by one. */
Pattern* rooftile_resolve(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  const Slot* s = context->slots + slot;
  Pattern* p = find_pattern(context, warp, slot, mask);
  if (!p)
    return 0;
  int64_t first = warp->address[__builtin_ctz(mask)];
  Buffer buffer;
  /* The whole span must lie in one allocation; deltas of wild addresses can overflow, hence unsigned sums. */
  int64_t low = (int64_t)((uint64_t)first + (uint64_t)p->low);
  uint64_t span = (uint64_t)p->high - (uint64_t)p->low;
  if (span > INT64_MAX || !find_buffer(context, s, low, (int64_t)span, &buffer))
    return 0;
  int64_t base = buffer.low - p->low;
  base += -base & (s->bytes - 1);
  p->base = base;
  p->range = (uint64_t)((buffer.high - p->high - base) / s->bytes);
  p->mask = mask;
  note_origin(context, warp, slot, first);
  trace(context, warp, slot, mask);
  if (context->tracing < 0 || s->space == SHARED)
    warp->patterns[slot] = p; /* otherwise the next request is to come here too */
  return p;
}
