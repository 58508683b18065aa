/* Accesses to shared memory: races, reads of what nothing wrote, arrays that are left. */
#include "common.h"

/* Holds an access by `lanes` of a warp against the last one of each warp to the same bytes. */
static void compare(const Observer* o, uint32_t lanes, const Touch* row, int writes, int other_writes, int same_value,
                    int64_t address) {
  Hazards* h = o->h;
  for (int64_t u = 0; u < h->warps; u++) {
    const Touch* t = row + u;
    int strong = (o->flags & t->slot & HAZARD_STRONG) != 0;
    int64_t writer = writes ? o->warp : u;
    int is_flag = !(o->flags & t->slot & HAZARD_VOLATILE) || h->fenced[writer * h->warps + writer];
    if (!t->lanes || (strong && is_flag))
      continue;
    int level = writes && other_writes && same_value ? HAZARD_NOTE : strong ? HAZARD_WARNING : HAZARD_ERROR;
    if (u != o->warp) {
      if (t->clock > *clock_known(h, o->warp, u))
        note_pair(o, (uint32_t)__builtin_ctz(lanes), t, u, (uint32_t)__builtin_ctz(t->lanes), writes, other_writes,
                  level, address);
      continue;
    }
    if (t->step == o->step) { /* two lanes of one instruction */
      if (writes && other_writes)
        note_pair(o, (uint32_t)__builtin_ctz(lanes), t, u, (uint32_t)__builtin_ctz(t->lanes), 1, 1, level, address);
      continue;
    }
    EACH_LANE(lane, lanes) {
      int other = unordered_lane(h, u, lane, t);
      if (other < 0)
        continue;
      note_pair(o, lane, t, u, (uint32_t)other, writes, other_writes, level == HAZARD_NOTE ? level : HAZARD_WARNING,
                address);
      break;
    }
  }
}

static void remember(const Observer* o, Touch* row, uint32_t lanes) {
  Touch* mine = row + o->warp;
  uint32_t now = *clock_known(o->h, o->warp, o->warp) + 1;
  int32_t flags = o->flags;
  if (mine->clock == now) { /* an access that is not atomic must not be forgotten over one that is */
    flags &= mine->slot;
    lanes |= mine->lanes;
  }
  mine->clock = now;
  mine->lanes = lanes;
  mine->step = o->step;
  mine->slot = o->slot | flags;
}

static void note_unwritten(Hazards* h, const Context* context, int64_t granule) {
  const Granule* g = h->granules + granule;
  Hazard found = {.kind = UNINITIALISED_READ,
                  .level = HAZARD_WARNING,
                  .slot = g->early_slot,
                  .other_slot = -1,
                  .thread = g->early_thread - 1,
                  .other_thread = -1,
                  .block = context->block,
                  .other_block = -1,
                  .address = granule * h->granule_bytes,
                  .count = 1};
  note_hazard(h, &found);
}

/* Notes the first read of what nothing has written; whether it stays so shows later. */
static void expect_written(const Observer* o, Granule* g, uint32_t lanes, int64_t granule) {
  Hazards* h = o->h;
  if (g->written == h->serial || g->early_thread || o->context->wgsl_memory)
    return;
  const uint8_t* memory = o->context->shared + granule * h->granule_bytes;
  for (int64_t i = 0; h->unwatched && i < h->granule_bytes; i++)
    if (memory[i] != (uint8_t)(POISON >> 8 * ((granule * h->granule_bytes + i) & 3)))
      return; /* written by what is not watched: other blocks of the cluster, bulk copies */
  g->early_thread = (int32_t)(o->warp * WARP + __builtin_ctz(lanes)) + 1;
  g->early_slot = o->slot;
  g->early_clock = *clock_known(h, o->warp, o->warp) + 1;
  if (h->early_count < h->granule_count)
    h->early[h->early_count++] = (int32_t)granule;
}

static void read_granule(const Observer* o, uint32_t lanes, int64_t granule) {
  Hazards* h = o->h;
  Granule* g = h->granules + granule;
  Touch* row = h->touches + granule * 2 * h->warps;
  if (g->write_generation == h->generation)
    compare(o, lanes, row + h->warps, 0, 1, 0, granule * h->granule_bytes);
  int64_t alias = h->arrays[o->slot].alias;
  if (alias && g->written == h->serial && h->arrays[g->writer].alias != alias) {
    Touch writer = {.step = -1, .slot = g->writer};
    Hazard found = pair_of(o, (uint32_t)__builtin_ctz(lanes), &writer, o->warp, (uint32_t)__builtin_ctz(lanes), 0, 1,
                           HAZARD_ERROR, granule * h->granule_bytes);
    found.kind = SHARED_ALIAS;
    found.other_thread = -1; /* which thread does not matter */
    note_hazard(h, &found);
  }
  expect_written(o, g, lanes, granule);
  g->read_generation = h->generation;
  remember(o, row, lanes);
}

/* Whether the first read of a granule, which nothing had written, happens before a write by `lanes`: nothing writes
   what it was to read, then. A read that races with the write is reported as that. */
static int read_too_early(const Observer* o, const Granule* g, uint32_t lanes) {
  const Hazards* h = o->h;
  int64_t thread = g->early_thread - 1, u = thread / WARP;
  if (u != o->warp)
    return g->early_clock <= *clock_known(h, o->warp, u);
  uint32_t reader = (uint32_t)thread % WARP, lane = (uint32_t)__builtin_ctz(lanes);
  return reader == lane || g->early_clock <= h->whole[u] ||
         g->early_clock <= h->lanes[(u * WARP + lane) * WARP + reader];
}

static void write_granule(const Observer* o, uint32_t lanes, int64_t granule, uint32_t value, int differ) {
  Hazards* h = o->h;
  Granule* g = h->granules + granule;
  Touch* row = h->touches + granule * 2 * h->warps;
  int64_t address = granule * h->granule_bytes;
  uint32_t lane = (uint32_t)__builtin_ctz(lanes), more = lanes & (lanes - 1);
  if (more && !(o->flags & HAZARD_STRONG)) { /* lanes of one instruction write the same bytes */
    Touch twin = {.clock = 0, .lanes = 1u << lane, .step = o->step, .slot = o->slot};
    note_pair(o, (uint32_t)__builtin_ctz(more), &twin, o->warp, lane, 1, 1, differ ? HAZARD_ERROR : HAZARD_NOTE,
              address);
  }
  if (g->read_generation == h->generation)
    compare(o, lanes, row, 1, 0, 0, address);
  if (g->write_generation == h->generation)
    compare(o, lanes, row + h->warps, 1, 1, g->value == value && !differ, address);
  if (g->written != h->serial) {
    if (g->early_thread && read_too_early(o, g, lanes))
      note_unwritten(h, o->context, granule);
    g->early_thread = 0;
    g->written = h->serial;
    h->fresh = 1;
  }
  g->write_generation = h->generation;
  g->value = differ ? ~value : value; /* nothing is the same as what is not one value */
  g->writer = o->slot;
  g->proxy_fence = o->context->slots[o->slot].pairs ? 0 : h->proxy_fences; /* of cp.async nothing is said */
  remember(o, row + h->warps, lanes);
}

/* Part of what a lane stores, of `bytes` bytes from byte `offset`. */
static uint32_t stored(const uint8_t* values, const Slot* s, uint32_t lane, int64_t offset, int64_t bytes) {
  uint32_t value = 0;
  int64_t element = offset / s->element_bytes;
  memcpy(&value, values + (element * WARP + lane) * s->element_bytes + offset % s->element_bytes, (size_t)bytes);
  return value;
}

/* Whether an access is one that faults, which is reported where it is made. */
static int faults(const Context* context, const Slot* s, int64_t address) {
  return address < 0 || address + s->bytes > context->shared_bytes || address & (s->element_bytes - 1);
}

static void observe_shared(const Observer* o, uint32_t mask, const int64_t* addresses, const uint8_t* values) {
  Context* context = o->context;
  Hazards* h = o->h;
  const Slot* s = context->slots + o->slot;
  const SlotArray* array = h->arrays + o->slot;
  uint32_t rest = mask;
  while (rest) {
    uint32_t lane = (uint32_t)__builtin_ctz(rest), lanes = 0;
    int64_t address = addresses[lane];
    do {
      lanes |= rest & -rest;
      rest &= rest - 1;
    } while (rest && addresses[__builtin_ctz(rest)] == address);
    if (address >> RANK_SHIFT) {
      Context* owner = owner_of(context, &address);
      if (owner && owner != context)
        observe_far(o, lanes, owner, address);
      if (owner != context)
        continue;
    }
    if (faults(context, s, address))
      continue;
    if (address < array->low || address + s->bytes > array->high) {
      note_alone(o, OUTSIDE_ARRAY, HAZARD_ERROR, lane, address, __builtin_popcount(lanes));
    }
    for (int64_t offset = 0; offset < s->bytes; offset += h->granule_bytes) {
      int64_t granule = (address + offset) / h->granule_bytes;
      if (h->in_cluster)
        meet_in_cluster(o, lanes, h, granule, s->operation != LOAD && s->operation != LOAD_MATRIX, 0);
      if (s->operation == LOAD || s->operation == LOAD_MATRIX) {
        read_granule(o, lanes, granule);
        continue;
      }
      uint32_t value = stored(values, s, lane, offset, h->granule_bytes);
      int differ = s->operation == ATOMIC;
      EACH_LANE(other, lanes)
      differ |= stored(values, s, other, offset, h->granule_bytes) != value;
      if (s->operation == ATOMIC)
        expect_written(o, h->granules + granule, lanes, granule);
      write_granule(o, lanes, granule, value, differ);
    }
  }
}
