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
static void watch_copy(Context* context, Warp* warp, const Copy* copy, uint32_t lanes) {
  if (!context->hazards)
    return;
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
  int64_t bytes = context->slots[slot].bytes, low = INT64_MAX, high = INT64_MIN;
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

/* Completes `copy` for the lanes of `lanes` that it has. */
static void complete(Context* context, Warp* warp, Copy* copy, uint32_t lanes) {
  lanes &= copy->mask;
  copy->mask &= ~lanes;
  if (!lanes)
    return;
  if (copy->kind == COPY_DATA)
    watch_copy(context, warp, copy, lanes);
  else
    mbarrier_arrived(context, warp);
  EACH_LANE(lane, lanes) {
    uint8_t* to = context->shared + copy->to[lane];
    if (copy->kind == COPY_ARRIVE) {
      int wrong = arrive_at(context, (uint64_t*)to, 1, 0, 0, 1);
      if (wrong)
        happen(context, BAD_MBARRIER, warp, lane, copy->site, wrong - 1, copy->to[lane]);
      continue;
    }
    const uint8_t* source = (const uint8_t*)copy->source[lane];
    int64_t given = copy->from_bytes[lane];
    if (given == 16)
      memcpy(to, source, 16);
    else if (given == 4 && copy->bytes == 4)
      memcpy(to, source, 4);
    else
      for (int64_t i = 0; i < copy->bytes; i++)
        to[i] = i < given ? source[i] : 0;
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

/* Whether the warp's last pattern of the slot is that of warp->address, in bounds. */
static int fits(const Slot* s, const Pattern* p, const Warp* warp, uint32_t mask) {
  if (p->mask != mask)
    return 0;
  int64_t first = warp->address[__builtin_ctz(mask)], differ = 0;
  uint64_t distance = (uint64_t)(first - p->base);
  int shift = __builtin_ctz((uint32_t)s->bytes);
  if ((distance >> shift | distance << (64 - shift)) > p->range)
    return 0;
  for (uint32_t lane = 0; lane < WARP; lane++) {
    int64_t delta = s->space == GLOBAL ? p->delta[lane] : ((const int32_t*)p->delta)[lane];
    differ |= (mask >> lane & 1) ? (warp->address[lane] - first) ^ delta : 0;
  }
  return !differ;
}

/* The pattern of warp->address, if all lanes may go there. */
static Pattern* pattern_for(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  Pattern* p = warp->patterns[slot];
  return fits(context->slots + slot, p, warp, mask) ? p : rooftile_resolve(context, warp, slot, mask);
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

static void start_copy(Context* context, Warp* warp, uint32_t mask, const int64_t* source, const int64_t* to,
                       const int32_t* sizes, int32_t bytes, int64_t slot, int64_t site) {
  while (mask) {
    uint32_t same = same_group(warp->copy_group, mask);
    Copy* copy = new_copy(context, warp, COPY_DATA, same, warp->copy_group[__builtin_ctz(same)], site);
    copy->bytes = bytes;
    copy->slot = slot;
    copy->low = INT32_MAX;
    copy->high = 0;
    EACH_LANE(lane, same) {
      copy->low = to[lane] < copy->low ? (int32_t)to[lane] : copy->low;
      copy->high = to[lane] + bytes > copy->high ? (int32_t)to[lane] + bytes : copy->high;
    }
    for (uint32_t lane = 0; lane < WARP; lane++) {
      copy->source[lane] = source[lane];
      copy->to[lane] = (int32_t)to[lane];
      copy->from_bytes[lane] = (uint8_t)sizes[lane];
    }
    watch_copy(context, warp, copy, same);
    mask &= ~same;
  }
}

/* cp.async for the lanes of `mask`: from warp->address to the addresses in warp->value (64 bits a lane). Slot `slot` is
   that of the read, the next that of the write. Where `sized`, warp->operand says how many bytes of a lane are read. */
void rooftile_copy(Context* context, Warp* warp, int64_t slot, uint32_t mask, int32_t sized, int64_t site) {
  int32_t bytes = context->slots[slot].bytes, sizes[WARP];
  uint32_t reads = 0, part = 0, good;
  int64_t source[WARP], to[WARP];
  if (!mask)
    return;
  for (uint32_t lane = 0; lane < WARP; lane++) {
    uint32_t given = sized ? ((const uint32_t*)warp->operand)[lane] : (uint32_t)bytes;
    sizes[lane] = given > (uint32_t)bytes ? bytes : (int32_t)given;
    reads |= (uint32_t)(sizes[lane] > 0) << lane;
    part |= (uint32_t)(sizes[lane] < bytes) << lane;
    source[lane] = warp->address[lane];
    to[lane] = ((const int64_t*)warp->value)[lane];
  }
  reads &= mask;
  part &= mask;
  Pattern *from_pattern = 0, *to_pattern = 0;
  if (reads) {
    if (!(part & reads))
      from_pattern = pattern_for(context, warp, slot, reads);
    good = from_pattern ? reads : allowed(context, warp, slot, reads, sizes);
    if (!from_pattern) {
      note_origin(context, warp, slot, source[__builtin_ctz(reads)]);
      trace(context, warp, slot, reads);
    }
    EACH_LANE(lane, reads & ~good) sizes[lane] = 0;
  }
  memcpy(warp->address, to, sizeof to);
  to_pattern = pattern_for(context, warp, slot + 1, mask);
  good = mask;
  if (!to_pattern) {
    const int32_t whole[WARP] = {[0 ... WARP - 1] = bytes};
    good = allowed(context, warp, slot + 1, mask, whole);
  }
  if (to_pattern && (from_pattern || !reads))
    count_pair(context, slot, from_pattern, reads ? source[__builtin_ctz(reads)] : 0, to_pattern,
               to[__builtin_ctz(mask)]);
  else
    count_copy(context, slot, source, to, reads, mask, part, 1);
  start_copy(context, warp, good, source, to, sizes, bytes, slot + 1, site);
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
  uint32_t kept = pending < 0 ? 0 : (uint32_t)pending;
  for (int64_t i = 0; i < warp->copy_count; i++) {
    Copy* copy = copy_of(warp, i);
    uint32_t done = 0;
    if (copy->kind == COPY_DATA) {
      EACH_LANE(lane, copy->mask & mask)
      done |= (uint32_t)(copy->group + kept < warp->copy_group[lane]) << lane;
      if (done)
        complete(context, warp, copy, done);
    }
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
  EACH_LANE(lane, good) copy->to[lane] = (int32_t)(to[lane] & ((1 << RANK_SHIFT) - 1));
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
