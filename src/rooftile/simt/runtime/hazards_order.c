/* What puts accesses in an order, and where an instrumented kernel tells of both. */
#include "common.h"

/* A fence: what the warp has done or seen so far is visible to those who see what it writes next. */
void rooftile_fence(Context* context, Warp* warp) {
  Hazards* h = context->hazards;
  end_log(context);
  uint32_t* row = clock_known(h, warp->id, 0);
  row[warp->id]++;
  memcpy(h->fenced + warp->id * h->warps, row, (size_t)h->warps * sizeof *row);
}

/* fence.proxy.async: what was written to shared memory before it is seen by asynchronous copies and wgmma. */
void rooftile_proxy_fence(Context* context) {
  context->hazards->proxy_fences++;
}

/* Instruction `site` has bytes of shared memory read asynchronously: those that the kernel's own stores have written
   need a fence of the two proxies in between (PTX ISA, "Memory Consistency Model", proxies). Which thread made it is not
   told apart. */
static void read_by_proxy(const Context* context, const Warp* warp, uint32_t lane, int64_t site, int64_t address,
                          int64_t bytes) {
  Hazards* h = context->hazards;
  if (!h || !h->granule_count || address < 0 || address + bytes > context->shared_bytes)
    return;
  for (int64_t i = address / h->granule_bytes; i * h->granule_bytes < address + bytes; i++) {
    const Granule* g = h->granules + i;
    if (g->written != h->serial || g->proxy_fence != h->proxy_fences)
      continue;
    Hazard found = {.kind = NO_PROXY_FENCE,
                    .level = HAZARD_ERROR,
                    .slot = (int32_t)site,
                    .other_slot = g->writer,
                    .thread = warp->id * WARP + lane,
                    .other_thread = -1,
                    .block = context->block,
                    .other_block = -1,
                    .address = i * h->granule_bytes,
                    .count = 1};
    note_hazard(h, &found);
    return;
  }
}

/* An atomic or volatile write makes known what lies behind a fence: to the block, and through global memory to all. */
static void publish(Context* context, int64_t warp, int space) {
  Hazards* h = context->hazards;
  const uint32_t* fenced = h->fenced + warp * h->warps;
  uint32_t* published = h->published + context->block * h->warps;
  for (int64_t u = 0; u < h->warps; u++) {
    h->released[u] = fenced[u] > h->released[u] ? fenced[u] : h->released[u];
    if (space == GLOBAL && fenced[u] > __atomic_load_n(published + u, __ATOMIC_RELAXED))
      __atomic_store_n(published + u, fenced[u], __ATOMIC_RELAXED);
  }
}

/* An atomic or volatile read may have seen such a write. */
static void learn(Context* context, int64_t warp, int space) {
  Hazards* h = context->hazards;
  uint32_t* row = clock_known(h, warp, 0);
  for (int64_t u = 0; u < h->warps; u++)
    if (u != warp && h->released[u] > row[u])
      row[u] = h->released[u];
  h->has_learnt |= space == GLOBAL;
}

/* Instruction `site` uses a register that lanes `mask` have never set. */
void rooftile_unset(Context* context, Warp* warp, int64_t site, uint32_t mask) {
  if (!mask)
    return;
  Observer o = {context, context->hazards, warp->id, (int32_t)site, 0, 0};
  note_alone(&o, UNSET_REGISTER, HAZARD_ERROR, (uint32_t)__builtin_ctz(mask), 0, __builtin_popcount(mask));
}

static void look_for_copies(Context* context, const Warp* warp, int64_t slot, uint32_t mask);

static int is_load(const Slot* s) {
  return s->operation == LOAD || s->operation == LOAD_MATRIX;
}

/* Called before each access of an instrumented kernel, with what a store stores in warp->value. */
void rooftile_watch(Context* context, Warp* warp, int64_t slot, uint32_t mask, int32_t flags, int32_t unused) {
  Hazards* h = context->hazards;
  const Slot* s = context->slots + slot;
  (void)unused;
  if (!mask)
    return;
  if (h->logging) {
    int64_t room = (int64_t)sizeof(LogEntry) + MOST_LANE_BYTES * WARP;
    if (flags & HAZARD_STRONG || h->log_bytes + room > h->log_room) {
      end_log(context);
    } else if (s->space == SHARED) {
      if (is_load(s))
        look_for_copies(context, warp, slot, mask);
      log_access(context, warp, slot, mask, flags);
      return;
    }
  }
  Observer o = {context, h, warp->id, (int32_t)slot, flags, ++h->steps[warp->id]};
  if (s->space == LOCAL) {
    observe_local(&o, mask, warp->address);
    return;
  }
  if (s->space == SHARED && is_load(s))
    look_for_copies(context, warp, slot, mask);
  if (s->space == SHARED)
    observe_shared(&o, mask, warp->address, warp->value);
  else
    observe_global(&o, mask, warp->address, warp->value);
  if (!(flags & HAZARD_STRONG))
    return;
  if (s->operation != LOAD)
    publish(context, warp->id, s->space);
  if (s->operation != STORE)
    learn(context, warp->id, s->space);
}

/* All accesses so far of the warps in `members` (with what they know of others) happen before what these do next. */
static void join_warps(Hazards* h, const uint8_t* members, const uint32_t* arrived) {
  int64_t n = h->warps;
  uint32_t* joined = h->joined;
  memset(joined, 0, (size_t)n * sizeof *joined);
  for (int64_t v = 0; v < n; v++)
    if (members[v]) {
      for (int64_t u = 0; u < n; u++)
        joined[u] = *clock_known(h, v, u) > joined[u] ? *clock_known(h, v, u) : joined[u];
      joined[v] = *clock_known(h, v, v) + 1;
    }
  for (int64_t u = 0; arrived && u < n; u++)
    joined[u] = arrived[u] > joined[u] ? arrived[u] : joined[u];
  for (int64_t v = 0; v < n; v++)
    if (members[v]) {
      memcpy(clock_known(h, v, 0), joined, (size_t)n * sizeof *joined);
      h->whole[v] = joined[v];
    }
  memset(joined, 0, (size_t)n * sizeof *joined); /* a fence of one counts for those who have met it since */
  for (int64_t v = 0; v < n; v++)
    for (int64_t u = 0; members[v] && u < n; u++)
      joined[u] = h->fenced[v * n + u] > joined[u] ? h->fenced[v * n + u] : joined[u];
  for (int64_t v = 0; v < n; v++)
    if (members[v])
      memcpy(h->fenced + v * n, joined, (size_t)n * sizeof *joined);
}

/* The warps that wait at barrier `id` are let go. Where it waits for all of the block, those that have exited count as
   having come. */
static void barrier_passed(Context* context, int id) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  int all = 1, counted = 0;
  int64_t gone = -1, site = -1;
  for (int64_t w = 0; w < context->warp_count; w++) {
    const Warp* warp = context->warps + w;
    h->members[w] = warp->state == WAITING && !warp->wait_mask && warp->barrier_id == id && !warp->conflict;
    counted |= h->members[w] && warp->barrier_threads;
  }
  for (int64_t w = 0; w < context->warp_count; w++) {
    const Warp* warp = context->warps + w;
    int here = h->members[w];
    h->members[w] = here || (warp->state == DONE && !counted);
    all &= h->members[w];
    int64_t threads = context->thread_count - w * WARP;
    uint32_t whole = threads >= WARP ? ~0u : (1u << threads) - 1;
    uint32_t exited = warp->state == DONE ? whole : ~warp->alive & whole;
    if (exited && gone < 0)
      gone = w * WARP + __builtin_ctz(exited);
    if (here && !warp->barrier_threads)
      site = warp->barrier_site;
  }
  if (gone >= 0 && site >= 0) {
    Hazard found = {.kind = EARLY_EXIT,
                    .level = HAZARD_WARNING,
                    .slot = (int32_t)site,
                    .other_slot = -1,
                    .thread = gone,
                    .other_thread = -1,
                    .block = context->block,
                    .other_block = -1,
                    .count = 1};
    note_hazard(h, &found);
  }
  if (context->wgsl_memory && id) { /* it orders nothing in shared memory */
    h->storage_generation += id == STORAGE_BARRIER;
    return;
  }
  if (all)
    end_generation(context);
  else
    end_log(context);
  join_warps(h, h->members, h->arrived + id * h->warps);
  memset(h->arrived + id * h->warps, 0, (size_t)h->warps * sizeof *h->arrived);
  if (all) {
    h->generation++;
    memset(h->steps, 0, (size_t)h->warps * sizeof *h->steps);
  }
}

/* bar.arrive: what the warp did so far happens before what those do that wait at the barrier. */
static void barrier_signalled(Context* context, const Warp* warp, int id) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  end_log(context);
  uint32_t *row = clock_known(h, warp->id, 0), *arrived = h->arrived + id * h->warps;
  row[warp->id]++;
  for (int64_t u = 0; u < h->warps; u++)
    arrived[u] = row[u] > arrived[u] ? row[u] : arrived[u];
}

static void meet(Context* context, const Warp* warp, uint32_t here) {
  Hazards* h = context->hazards;
  end_log(context);
  int64_t w = warp->id;
  uint32_t now = ++*clock_known(h, w, w);
  if (here == warp->alive) {
    h->whole[w] = now;
    return;
  }
  uint32_t together[WARP] = {0};
  uint32_t* lanes = h->lanes + w * WARP * WARP;
  EACH_LANE(lane, here) {
    for (uint32_t other = 0; other < WARP; other++)
      together[other] = lanes[lane * WARP + other] > together[other] ? lanes[lane * WARP + other] : together[other];
    together[lane] = now;
  }
  EACH_LANE(lane, here) memcpy(lanes + lane * WARP, together, sizeof together);
}

/* Lanes `mask` of a warp have waited for each other: each for those of them that are in its member mask, in warp->value
   (32 bits a lane). */
void rooftile_meet(Context* context, Warp* warp, uint32_t mask) {
  const uint32_t* members = (const uint32_t*)warp->value;
  while (mask) {
    uint32_t here = mask & (members[__builtin_ctz(mask)] | (mask & -mask));
    meet(context, warp, here);
    mask &= ~here;
  }
}

/* A warp arrives at an mbarrier, or its copies do: what it did so far happens before what those do that wait for it. */
static void mbarrier_arrived(Context* context, Warp* warp) {
  if (!context->hazards)
    return;
  rooftile_fence(context, warp);
  publish(context, warp->id, SHARED);
}

/* Lanes have waited for a phase of an mbarrier. Which one is not told apart. */
static void mbarrier_passed(Context* context, Warp* warp, uint32_t lanes) {
  if (!context->hazards)
    return;
  learn(context, warp->id, SHARED);
  meet(context, warp, lanes);
}

/* The barrier of the cluster has opened. */
static void cluster_passed(Context* context) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  end_log(context);
  memset(h->members, 1, (size_t)h->warps);
  join_warps(h, h->members, 0);
  h->generation++;
  h->phase++;
  memset(h->steps, 0, (size_t)h->warps * sizeof *h->steps);
}

/* Blocks share no shared memory: a new one begins as behind a barrier of all. */
static void hazards_begin(Context* context) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  memset(h->members, 1, (size_t)h->warps);
  join_warps(h, h->members, 0);
  memset(h->arrived, 0, 16 * (size_t)h->warps * sizeof *h->arrived);
  memset(h->steps, 0, (size_t)h->warps * sizeof *h->steps);
  memset(h->fenced, 0, (size_t)(h->warps * h->warps) * sizeof *h->fenced);
  memset(h->released, 0, (size_t)h->warps * sizeof *h->released);
  if (context->local_bytes)
    memset(h->local_written, 0, (size_t)(h->warps * WARP * context->local_bytes));
  h->has_learnt = 0;
  h->absence_count = 0;
  h->proxy_fences++;
  h->generation++;
  h->phase++;
  h->serial++;
  h->early_count = 0;
  h->history = h->log_bytes = 0;
  h->logging = h->may_log;
  memset(h->digest, 0, sizeof h->digest);
}

static void hazards_end(Context* context) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  end_generation(context);
  report_far_at_end(context);
  report_absences(context);
  for (int64_t i = 0; i < h->early_count; i++) {
    Granule* g = h->granules + h->early[i];
    if (g->early_thread)
      note_unwritten(h, context, h->early[i]);
    g->early_thread = 0;
  }
  h->early_count = 0;
}
