/* Asynchronous copies: cp.async and its groups (PTX ISA 9.7.9.25.3), bulk copies (9.7.9.25.5).

   Data do not reach shared memory before somebody may rely on them: when the thread that copies waits for its group, or
   when a thread looks at the mbarrier that the copy reports to. A kernel that does not wait sees what was there before. */
#include "common.h"

static Copy* copy_of(const Warp* warp, int64_t number) {
  return warp->copies + (warp->copy_head + number) % COPIES;
}

static void forget_done(Warp* warp) {
  while (warp->copy_count && !copy_of(warp, 0)->mask) {
    warp->copy_head = (warp->copy_head + 1) % COPIES;
    warp->copy_count--;
  }
}

/* What lanes of an instrumented kernel write to shared memory, or will do any time from now on. */
static void watch_copy(Context* context, Warp* warp, Copy* copy, uint32_t lanes) {
  if (!context->hazards)
    return;
  copy->low = INT64_MAX;
  copy->high = 0;
  EACH_LANE(lane, copy->mask) {
    copy->low = copy->to[lane] < copy->low ? copy->to[lane] : copy->low;
    copy->high = copy->to[lane] + copy->bytes > copy->high ? copy->to[lane] + copy->bytes : copy->high;
  }
  EACH_LANE(lane, lanes) {
    uint8_t* value = warp->value + lane * (uint32_t)copy->bytes;
    memset(value, 0, (size_t)copy->bytes);
    memcpy(value, (const uint8_t*)copy->source[lane], copy->from_bytes[lane]);
    warp->address[lane] = copy->to[lane];
  }
  rooftile_watch(context, warp, copy->slot, lanes, 0, 0);
}

/* Reads of what a copy has not been waited for. */
static void look_for_copies(Context* context, const Warp* warp, int64_t slot, uint32_t mask) {
  int64_t bytes = context->slots[slot].bytes, low = INT64_MAX, high = INT64_MIN, under_way = 0;
  for (int64_t w = 0; w < context->warp_count; w++)
    under_way += context->warps[w].copy_count;
  if (!under_way)
    return;
  EACH_LANE(lane, mask) {
    low = warp->address[lane] < low ? warp->address[lane] : low;
    high = warp->address[lane] + bytes > high ? warp->address[lane] + bytes : high;
  }
  for (int64_t w = 0; w < context->warp_count; w++)
    for (int64_t i = 0; i < context->warps[w].copy_count; i++) {
      const Copy* copy = copy_of(context->warps + w, i);
      if (copy->kind != COPY_DATA || copy->low >= high || copy->high <= low)
        continue;
      EACH_LANE(writer, copy->mask)
      EACH_LANE(lane, mask)
      if (copy->to[writer] < warp->address[lane] + bytes && warp->address[lane] < copy->to[writer] + copy->bytes) {
        happen(context, READ_TOO_SOON, warp, lane, slot, copy->site, 0);
        return;
      }
    }
}

static void move_data(const Context* context, const Copy* copy, uint32_t lanes) {
  if (copy->whole && copy->bytes == 16) {
    EACH_LANE(lane, lanes) memcpy(context->shared + copy->to[lane], (const uint8_t*)copy->source[lane], 16);
  } else if (copy->whole && copy->bytes == 4) {
    EACH_LANE(lane, lanes) memcpy(context->shared + copy->to[lane], (const uint8_t*)copy->source[lane], 4);
  } else {
    EACH_LANE(lane, lanes) {
      memset(context->shared + copy->to[lane], 0, (size_t)copy->bytes);
      memcpy(context->shared + copy->to[lane], (const uint8_t*)copy->source[lane], copy->from_bytes[lane]);
    }
  }
}

/* Completes `copy` for the lanes of `lanes` that it has. */
static void complete(Context* context, Warp* warp, Copy* copy, uint32_t lanes) {
  lanes &= copy->mask;
  if (lanes && copy->kind == COPY_DATA) {
    watch_copy(context, warp, copy, lanes);
    move_data(context, copy, lanes);
  }
  copy->mask &= ~lanes;
  if (!lanes || copy->kind == COPY_DATA)
    return;
  mbarrier_arrived(context, warp);
  EACH_LANE(lane, lanes) {
    int wrong = arrive_at(context, (uint64_t*)(context->shared + copy->to[lane]), 1, 0, 0, 1);
    if (wrong)
      happen(context, BAD_MBARRIER, warp, lane, copy->site, wrong - 1, copy->to[lane]);
  }
}

static Copy* new_copy(Context* context, Warp* warp, int kind, uint32_t mask, uint32_t group, int64_t site) {
  if (warp->copy_count == COPIES) {
    complete(context, warp, copy_of(warp, 0), ~0u);
    forget_done(warp);
  }
  Copy* copy = copy_of(warp, warp->copy_count++);
  copy->kind = kind;
  copy->mask = mask;
  copy->group = group;
  copy->site = site;
  return copy;
}

/* Lanes of `mask` whose open group is the same as its first lane's. */
static uint32_t same_group(const uint32_t* group, uint32_t mask) {
  uint32_t same = 0, first = group[__builtin_ctz(mask)];
  EACH_LANE(lane, mask) same |= (uint32_t)(group[lane] == first) << lane;
  return same;
}

/* Whether the addresses have the pattern, in bounds. */
static int fits(const Slot* s, const Pattern* p, const int64_t* address, uint32_t mask) {
  if (p->mask != mask)
    return 0;
  int64_t first = address[__builtin_ctz(mask)], differ = 0;
  uint64_t distance = (uint64_t)(first - p->base);
  int shift = __builtin_ctz((uint32_t)s->bytes);
  if ((distance >> shift | distance << (64 - shift)) > p->range)
    return 0;
  if (s->space == GLOBAL) {
    EACH_LANE(lane, mask) differ |= (address[lane] - first) ^ p->delta[lane];
  } else {
    EACH_LANE(lane, mask) differ |= (address[lane] - first) ^ ((const int32_t*)p->delta)[lane];
  }
  return !differ;
}

/* The pattern of warp->address, if all lanes may go there. */
static Pattern* pattern_for(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  Pattern* p = warp->patterns[slot];
  return fits(context->slots + slot, p, warp->address, mask) ? p : rooftile_resolve(context, warp, slot, mask);
}

/* Lanes of `mask` that may go to warp->address, `sizes` bytes each; faults are recorded. */
static uint32_t allowed(Context* context, Warp* warp, int64_t slot, uint32_t mask, const int32_t* sizes) {
  const Slot* s = context->slots + slot;
  uint32_t good = 0;
  EACH_LANE(lane, mask) {
    Buffer buffer;
    if (sizes[lane] == s->bytes)
      good |= (uint32_t)(lane_memory(context, warp, slot, lane) != 0) << lane;
    else if (find_buffer(context, s, warp->address[lane], sizes[lane], &buffer))
      good |= 1u << lane; /* what is not read need not lie in the buffer */
    else
      record(context->out_of_bounds + slot, context, warp, lane);
  }
  return good;
}

/* `sizes` is null where every lane reads all bytes. */
static void start_copy(Context* context, Warp* warp, uint32_t mask, const int64_t* source, const int64_t* to,
                       const int32_t* sizes, int64_t slot, int64_t site) {
  while (mask) {
    uint32_t same = same_group(warp->copy_group, mask);
    Copy* copy = new_copy(context, warp, COPY_DATA, same, warp->copy_group[__builtin_ctz(same)], site);
    copy->bytes = context->slots[slot].bytes;
    copy->whole = !sizes;
    copy->slot = slot;
    memcpy(copy->source, source, sizeof copy->source);
    memcpy(copy->to, to, sizeof copy->to);
    memset(copy->from_bytes, copy->bytes, sizeof copy->from_bytes);
    for (uint32_t lane = 0; sizes && lane < WARP; lane++)
      copy->from_bytes[lane] = (uint8_t)sizes[lane];
    watch_copy(context, warp, copy, same);
    mask &= ~same;
  }
}

/* How many bytes each lane reads. Returns the lanes that read any. */
static uint32_t read_sizes(const Warp* warp, int32_t bytes, int32_t sized, int32_t* sizes) {
  uint32_t reads = 0;
  for (uint32_t lane = 0; lane < WARP; lane++) {
    uint32_t given = sized ? ((const uint32_t*)warp->operand)[lane] : (uint32_t)bytes;
    sizes[lane] = given > (uint32_t)bytes ? bytes : (int32_t)given;
    reads |= (uint32_t)(sizes[lane] > 0) << lane;
  }
  return reads;
}

/* A copy that is not of whole lanes within bounds, as met before. `source` and `to` are its addresses. */
static void copy_carefully(Context* context, Warp* warp, int64_t slot, uint32_t mask, int32_t sized, int64_t site,
                           const int64_t* source, const int64_t* to) {
  int32_t bytes = context->slots[slot].bytes, sizes[WARP], whole[WARP];
  uint32_t reads = mask & read_sizes(warp, bytes, sized, sizes), part = 0;
  read_sizes(warp, bytes, 0, whole);
  EACH_LANE(lane, mask) part |= (uint32_t)(sizes[lane] < bytes) << lane;
  memcpy(warp->address, source, sizeof warp->address);
  Pattern* from_pattern = reads && !(part & reads) ? pattern_for(context, warp, slot, reads) : 0;
  if (reads && !from_pattern) {
    uint32_t good = allowed(context, warp, slot, reads, sizes);
    note_origin(context, warp, slot, source[__builtin_ctz(reads)]);
    trace(context, warp, slot, reads);
    EACH_LANE(lane, reads & ~good) sizes[lane] = 0;
  }
  memcpy(warp->address, to, sizeof warp->address);
  Pattern* to_pattern = pattern_for(context, warp, slot + 1, mask);
  if (to_pattern && (from_pattern || !reads))
    count_pair(context, slot, from_pattern, reads ? source[__builtin_ctz(reads)] : 0, to_pattern,
               to[__builtin_ctz(mask)]);
  else
    count_copy(context, slot, source, to, reads, mask, part, 1);
  uint32_t good = to_pattern ? mask : allowed(context, warp, slot + 1, mask, whole);
  start_copy(context, warp, good, source, to, sizes, slot + 1, site);
}

/* cp.async for the lanes of `mask`: from warp->address to the addresses in warp->value (64 bits a lane). Slot `slot` is
   that of the read, the next that of the write. Where `sized`, warp->operand says how many bytes of a lane are read. */
void rooftile_copy(Context* context, Warp* warp, int64_t slot, uint32_t mask, int32_t sized, int64_t site) {
  int64_t source[WARP], to[WARP];
  if (!mask)
    return;
  memcpy(source, warp->address, sizeof source);
  memcpy(to, warp->value, sizeof to);
  Pattern *from_pattern = warp->patterns[slot], *to_pattern = warp->patterns[slot + 1];
  if (sized || !fits(context->slots + slot, from_pattern, source, mask) ||
      !fits(context->slots + slot + 1, to_pattern, to, mask)) {
    copy_carefully(context, warp, slot, mask, sized, site, source, to);
    return;
  }
  count_pair(context, slot, from_pattern, source[__builtin_ctz(mask)], to_pattern, to[__builtin_ctz(mask)]);
  start_copy(context, warp, mask, source, to, 0, slot + 1, site);
}

/* cp.async.commit_group. */
void rooftile_copy_commit(Warp* warp, uint32_t mask) {
  EACH_LANE(lane, mask) warp->copy_group[lane]++;
}

/* cp.async.wait_group: all but the `pending` youngest groups of each lane complete; -1 (wait_all) also takes in what no
   group has been committed for. */
void rooftile_copy_wait(Context* context, Warp* warp, uint32_t mask, int32_t pending) {
  if (pending < 0)
    rooftile_copy_commit(warp, mask);
  uint32_t kept = pending < 0 ? 0 : (uint32_t)pending, oldest = ~0u;
  EACH_LANE(lane, mask) oldest = warp->copy_group[lane] < oldest ? warp->copy_group[lane] : oldest;
  for (int64_t i = 0; i < warp->copy_count; i++) {
    Copy* copy = copy_of(warp, i);
    uint32_t done = mask;
    if (copy->kind != COPY_DATA)
      continue;
    if (copy->group + kept >= oldest) {
      done = 0;
      EACH_LANE(lane, copy->mask & mask) done |= (uint32_t)(copy->group + kept < warp->copy_group[lane]) << lane;
    }
    complete(context, warp, copy, done);
  }
  forget_done(warp);
}

/* cp.async.mbarrier.arrive: lanes arrive at the mbarriers at warp->address when their copies so far are complete. Unless
   `counted` (.noinc), the arrival is one more than the mbarrier expects. */
void rooftile_copy_arrive(Context* context, Warp* warp, uint32_t mask, int32_t counted, int64_t site) {
  uint32_t good = 0;
  int64_t to[WARP];
  memcpy(to, warp->address, sizeof to); /* a copy that must complete now uses the exchange area */
  EACH_LANE(lane, mask) {
    Context* owner;
    Phase p;
    uint64_t* cell = mbarrier_at(context, warp, lane, warp->address[lane], site, &owner);
    if (!cell)
      continue;
    if (!unpack(*cell, &p) || owner != context || (!counted && p.pending == MOST_ARRIVALS)) {
      happen(context, BAD_MBARRIER, warp, lane, site, NO_BARRIER, warp->address[lane]);
      continue;
    }
    p.pending += !counted;
    *cell = pack(p);
    good |= 1u << lane;
  }
  if (!good)
    return;
  Copy* copy = new_copy(context, warp, COPY_ARRIVE, good, 0, site);
  EACH_LANE(lane, good) copy->to[lane] = to[lane] & ((1 << RANK_SHIFT) - 1);
}

/* Completes the copies of all threads of a block that an arrival at the mbarrier waits for, and its bulk copies. */
static void complete_for(Context* context, int64_t barrier) {
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    for (int64_t i = 0; i < warp->copy_count; i++) {
      Copy* arrival = copy_of(warp, i);
      uint32_t lanes = 0;
      if (arrival->kind != COPY_ARRIVE || !arrival->mask)
        continue;
      EACH_LANE(lane, arrival->mask) lanes |= (uint32_t)(arrival->to[lane] == barrier) << lane;
      for (int64_t k = 0; k <= i && lanes; k++)
        if (copy_of(warp, k)->kind == COPY_DATA || k == i)
          complete(context, warp, copy_of(warp, k), lanes);
    }
    forget_done(warp);
  }
  complete_bulks(context, barrier);
}

/* At the end of a block: copies that nobody waited for, and stores that go on without it. */
static void end_copies(Context* context) {
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    for (int64_t i = 0; i < warp->copy_count; i++) {
      const Copy* copy = copy_of(warp, i);
      if (copy->mask && copy->kind == COPY_DATA)
        happen(context, NOT_AWAITED, warp, (uint32_t)__builtin_ctz(copy->mask), copy->site, -1, 0);
    }
    warp->copy_count = 0;
  }
  end_bulks(context);
}
