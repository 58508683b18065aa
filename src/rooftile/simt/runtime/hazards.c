/* Races, reads of what nothing wrote, and arrays that are left: what an instrumented kernel tells of its accesses.

   Threads are ordered by vector clocks, one component a warp. A warp's clock goes up at each synchronisation it takes
   part in; `known[v][u]` is the last clock of warp u whose accesses happen before what warp v does next. Lanes of one
   warp are ordered by warp-wide synchronisation, `whole` and `lanes`. Two accesses to one byte, one of them a write,
   that neither their own program nor these clocks order are a race, whichever of the two ran first here. */
#include "common.h"

static const uint32_t ATTRIBUTES = HAZARD_STRONG | HAZARD_VOLATILE;

static uint32_t* clock_known(const Hazards* h, int64_t v, int64_t u) {
  return h->known + v * h->warps + u;
}

static int is_earlier(const Hazard* a, const Hazard* b) {
  int64_t differences[] = {a->block - b->block, a->other_block - b->other_block, a->address - b->address,
                           a->thread - b->thread, a->other_thread - b->other_thread};
  for (int i = 0; i < 5; i++)
    if (differences[i])
      return differences[i] < 0;
  return 0;
}

/* Notes a hazard: one row for each kind, level and pair of accesses, with the first place in grid order. */
static void note_hazard(Hazards* h, const Hazard* found) {
  h->noted++;
  for (int64_t i = 0; i < h->hazard_count; i++) {
    Hazard* row = h->hazards + i;
    if (row->kind == found->kind && row->level == found->level && row->slot == found->slot &&
        row->other_slot == found->other_slot) {
      int64_t count = row->count + found->count;
      if (is_earlier(found, row))
        *row = *found;
      row->count = count;
      return;
    }
  }
  if (h->hazard_count < h->hazard_room)
    h->hazards[h->hazard_count++] = *found;
}

typedef struct {
  Context* context;
  Hazards* h;
  int64_t warp;
  int32_t slot, flags, step;
} Observer;

/* An access that is wrong by itself. */
static void note_alone(const Observer* o, int kind, int level, uint32_t lane, int64_t address, int64_t count) {
  Hazard found = {.kind = kind,
                  .level = level,
                  .slot = o->slot,
                  .other_slot = -1,
                  .thread = o->warp * WARP + lane,
                  .other_thread = -1,
                  .block = o->context->block,
                  .other_block = -1,
                  .address = address,
                  .count = count};
  note_hazard(o->h, &found);
}

/* A pair of unordered accesses; the one later in program order comes first, so that what is said does not depend on
   which of them ran first. Steps of different warps are comparable as far as they run the same code. */
static Hazard pair_of(const Observer* o, uint32_t lane, const Touch* other, int64_t other_warp, uint32_t other_lane,
                      int writes, int other_writes, int level, int64_t address) {
  int64_t thread = o->warp * WARP + lane, other_thread = other_warp * WARP + other_lane;
  int32_t other_slot = (int32_t)(other->slot & ~ATTRIBUTES);
  int later = o->step != other->step ? o->step > other->step : thread > other_thread;
  Hazard found;
  found.kind = writes && other_writes     ? WRITE_AFTER_WRITE
               : later ? (writes ? WRITE_AFTER_READ : READ_AFTER_WRITE)
                       : (writes ? READ_AFTER_WRITE : WRITE_AFTER_READ);
  found.level = level;
  found.slot = later ? o->slot : other_slot;
  found.other_slot = later ? other_slot : o->slot;
  found.thread = later ? thread : other_thread;
  found.other_thread = later ? other_thread : thread;
  found.block = found.other_block = o->context->block;
  found.address = address;
  found.count = 1;
  return found;
}

static void note_pair(const Observer* o, uint32_t lane, const Touch* other, int64_t other_warp, uint32_t other_lane,
                      int writes, int other_writes, int level, int64_t address) {
  Hazard found = pair_of(o, lane, other, other_warp, other_lane, writes, other_writes, level, address);
  note_hazard(o->h, &found);
}

/* The first lane of `touch`, an access by a lane of the same warp, that nothing orders before `lane`; or -1. */
static int unordered_lane(const Hazards* h, int64_t warp, uint32_t lane, const Touch* touch) {
  uint32_t others = touch->lanes & ~(1u << lane);
  if (!others || touch->clock <= h->whole[warp])
    return -1;
  const uint32_t* row = h->lanes + (warp * WARP + lane) * WARP;
  EACH_LANE(other, others) {
    if (touch->clock > row[other])
      return (int)other;
  }
  return -1;
}

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
  if (g->written == h->serial || g->early_thread)
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
  remember(o, row + h->warps, lanes);
}

/* Part of what a lane stores, of `bytes` bytes from byte `offset`. */
static uint32_t stored(const uint8_t* values, const Slot* s, uint32_t lane, int64_t offset, int64_t bytes) {
  uint32_t value = 0;
  int64_t element = offset / s->element_bytes;
  memcpy(&value, values + (element * WARP + lane) * s->element_bytes + offset % s->element_bytes, (size_t)bytes);
  return value;
}

static void observe_shared(const Observer* o, uint32_t mask, const int64_t* addresses, const uint8_t* values) {
  const Context* context = o->context;
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
    if (address < 0 || address + s->bytes > context->shared_bytes || address & (s->element_bytes - 1))
      continue; /* reported where the access is made */
    if (address < array->low || address + s->bytes > array->high) {
      note_alone(o, OUTSIDE_ARRAY, HAZARD_ERROR, lane, address, __builtin_popcount(lanes));
    }
    for (int64_t offset = 0; offset < s->bytes; offset += h->granule_bytes) {
      int64_t granule = (address + offset) / h->granule_bytes;
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

/* Global memory ---------------------------------------------------------------------------------------------------*/

/* A fence: what the warp has done or seen so far is visible to those who see what it writes next. */
static void end_log(Context* context);

void rooftile_fence(Context* context, Warp* warp) {
  Hazards* h = context->hazards;
  end_log(context);
  uint32_t* row = clock_known(h, warp->id, 0);
  row[warp->id]++;
  memcpy(h->fenced + warp->id * h->warps, row, (size_t)h->warps * sizeof *row);
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

static int visit_is_ordered(const Observer* o, uint32_t lane, const Visit* visit) {
  const Hazards* h = o->h;
  int64_t u = visit->thread / WARP;
  if (visit->block != o->context->block + 1)
    return h->has_learnt &&
           visit->clock <= __atomic_load_n(h->published + (visit->block - 1) * h->warps + u, __ATOMIC_RELAXED);
  if (u != o->warp)
    return visit->clock <= *clock_known(h, o->warp, u);
  uint32_t other = (uint32_t)visit->thread % WARP;
  return other == lane || visit->clock <= h->whole[u] ||
         visit->clock <= h->lanes[(u * WARP + lane) * WARP + other];
}

static int visit_is_lower(const Visit* a, const Visit* b) {
  return !b->block || (a->block != b->block ? a->block < b->block : a->thread < b->thread);
}

/* Of the accesses that nothing orders before this one the two by the lowest threads are kept, so that what remains
   does not depend on the order of blocks. */
static void keep_visit(const Observer* o, uint32_t lane, Visit* kept, Visit visit) {
  for (int i = 1; i >= 0; i--)
    if (kept[i].block && visit_is_ordered(o, lane, kept + i)) {
      if (kept[i].block == visit.block && kept[i].thread == visit.thread && kept[i].clock == visit.clock)
        visit.slot &= kept[i].slot | ~ATTRIBUTES;
      kept[i] = kept[1];
      kept[1].block = 0;
    }
  for (int i = 0; i < 2; i++)
    if (visit_is_lower(&visit, kept + i)) {
      Visit next = kept[i];
      kept[i] = visit;
      visit = next;
    }
}

static void compare_visits(const Observer* o, uint32_t lane, Cell* cell, const Visit* kept, int writes,
                           int other_writes, int same_value, int64_t address) {
  int64_t block = o->context->block, thread = o->warp * WARP + lane;
  for (int i = 0; i < 2; i++) {
    const Visit* t = kept + i;
    if (!t->block || (o->flags & t->slot & HAZARD_STRONG) || visit_is_ordered(o, lane, t))
      continue;
    int32_t other_slot = t->slot & ~ATTRIBUTES;
    int same_block = t->block == block + 1, same_warp = same_block && t->thread / WARP == o->warp;
    Hazard found = {.block = block, .thread = thread, .address = address};
    found.other_block = t->block - 1;
    found.other_thread = t->thread;
    found.slot = o->slot;
    found.other_slot = other_slot;
    int both = writes && other_writes, swap;
    if (both) {
      found.kind = WRITE_AFTER_WRITE;
      swap = o->slot != other_slot ? o->slot < other_slot
             : !same_block         ? block < found.other_block
                                   : thread < t->thread;
    } else {
      int32_t reader = writes ? other_slot : o->slot, writer = writes ? o->slot : other_slot;
      found.kind = same_block && writer > reader ? WRITE_AFTER_READ : READ_AFTER_WRITE;
      swap = writes == (found.kind == READ_AFTER_WRITE);
    }
    if (swap) {
      found.slot = other_slot;
      found.other_slot = o->slot;
      found.block = t->block - 1;
      found.other_block = block;
      found.thread = t->thread;
      found.other_thread = thread;
    }
    found.level = both && same_value                       ? HAZARD_NOTE
                  : same_warp && !(both && other_slot == o->slot) ? HAZARD_WARNING
                                                                   : HAZARD_ERROR;
    uint32_t flag = both ? CELL_WRITTEN_TWICE : CELL_READ_AND_WRITTEN;
    found.count = !(cell->flags & flag);
    cell->flags |= flag;
    note_hazard(o->h, &found);
  }
}

static void observe_cell(const Observer* o, uint32_t lane, const Region* region, Cell* cell, int64_t address,
                         int operation, uint32_t value) {
  const Context* context = o->context;
  Visit visit = {(uint32_t)context->block + 1, *clock_known(o->h, o->warp, o->warp) + 1,
                 (int32_t)(o->warp * WARP + lane), o->slot | o->flags};
  int writes = operation != LOAD;
  while (__atomic_exchange_n(&cell->lock, 1, __ATOMIC_ACQUIRE)) {
  }
  int same_value = (cell->flags & CELL_WRITTEN) && cell->value == value && operation == STORE;
  compare_visits(o, lane, cell, cell->writes, writes, 1, same_value, address);
  if (writes)
    compare_visits(o, lane, cell, cell->reads, 1, 0, 0, address);
  if (region->undefined && operation != STORE && !(cell->flags & CELL_WRITTEN)) {
    cell->flags |= CELL_EARLY;
    if (visit_is_lower(&visit, &cell->early))
      cell->early = visit;
  }
  keep_visit(o, lane, writes ? cell->writes : cell->reads, visit);
  if (writes) {
    cell->flags |= CELL_WRITTEN;
    cell->value = value;
  }
  __atomic_store_n(&cell->lock, 0, __ATOMIC_RELEASE);
}

static void observe_global(const Observer* o, uint32_t mask, const int64_t* addresses, const uint8_t* values) {
  const Hazards* h = o->h;
  const Slot* s = o->context->slots + o->slot;
  EACH_LANE(lane, mask) {
    int64_t address = addresses[lane];
    for (int64_t i = 0; i < h->region_count; i++) {
      const Region* region = h->regions + i;
      if (address < region->low || address + s->bytes > region->high)
        continue;
      int64_t bytes = region->granule_bytes, first = (address - region->low) & -bytes;
      for (int64_t at = first; at < address - region->low + s->bytes; at += bytes) {
        int64_t offset = at - first;
        uint32_t value = s->operation == STORE && offset + bytes <= s->bytes ? stored(values, s, lane, offset, bytes) : 0;
        observe_cell(o, lane, region, region->cells + at / bytes, region->low + at, s->operation, value);
      }
    }
  }
}

/* Local memory is one thread's own: all that can be wrong is to read what it did not write. */
static void observe_local(const Observer* o, uint32_t mask, const int64_t* addresses) {
  const Context* context = o->context;
  Hazards* h = o->h;
  const Slot* s = context->slots + o->slot;
  EACH_LANE(lane, mask) {
    int64_t address = addresses[lane];
    if (address < 0 || address + s->bytes > context->local_bytes)
      continue;
    uint8_t* written = h->local_written + (o->warp * WARP + lane) * context->local_bytes + address;
    if (s->operation != LOAD) {
      memset(written, 1, (size_t)s->bytes);
      continue;
    }
    int all = 1;
    for (int64_t i = 0; i < s->bytes; i++)
      all &= written[i];
    if (!all)
      note_alone(o, UNINITIALISED_READ, HAZARD_ERROR, lane, address, 1);
  }
}

/* Instruction `site` uses a register that lanes `mask` have never set. */
void rooftile_unset(Context* context, Warp* warp, int64_t site, uint32_t mask) {
  if (!mask)
    return;
  Observer o = {context, context->hazards, warp->id, (int32_t)site, 0, 0};
  note_alone(&o, UNSET_REGISTER, HAZARD_ERROR, (uint32_t)__builtin_ctz(mask), 0, __builtin_popcount(mask));
}

static void look_for_copies(Context* context, const Warp* warp, int64_t slot, uint32_t mask);

/* The log -----------------------------------------------------------------------------------------------------------*/

/* Between two barriers of a block most kernels do the same again and again. So accesses to shared memory are only written
   down at first, and hashed; when the generation ends and one like it, after the same history, has been looked at before
   and was without hazard, so is this one. Whatever else puts accesses in an order ends the log of its block. */

typedef int64_t Addresses __attribute__((vector_size(8 * WARP), aligned(8)));
typedef int32_t Words __attribute__((vector_size(4 * WARP), aligned(4)));
typedef uint32_t Digest __attribute__((vector_size(4 * WARP), aligned(4)));

enum { HASH_FACTOR = 0x9E3779B1 };

static int64_t entry_bytes(const Context* context, const LogEntry* entry) {
  const Slot* s = context->slots + entry->slot;
  return (int64_t)sizeof *entry + (s->operation == LOAD ? 0 : s->bytes * WARP);
}

static void replay_log(Context* context) {
  Hazards* h = context->hazards;
  for (int64_t at = 0; at < h->log_bytes;) {
    const LogEntry* entry = (const LogEntry*)(h->log + at);
    int64_t addresses[WARP];
    for (int lane = 0; lane < WARP; lane++)
      addresses[lane] = entry->address[lane];
    Observer o = {context, h, entry->warp, entry->slot, entry->flags, ++h->steps[entry->warp]};
    observe_shared(&o, entry->mask, addresses, (const uint8_t*)(entry + 1));
    at += entry_bytes(context, entry);
  }
  h->log_bytes = 0;
}

/* A known generation is skipped, but what it writes counts as written. */
static void mark_logged(Context* context) {
  Hazards* h = context->hazards;
  for (int64_t at = 0; at < h->log_bytes;) {
    const LogEntry* entry = (const LogEntry*)(h->log + at);
    const Slot* s = context->slots + entry->slot;
    if (s->operation != LOAD)
      EACH_LANE(lane, entry->mask)
    for (int64_t to = entry->address[lane]; to < entry->address[lane] + s->bytes; to += h->granule_bytes)
      h->granules[to / h->granule_bytes].written = h->serial;
    at += entry_bytes(context, entry);
  }
}

/* From here to the end of the block every access is looked at as it comes. */
static void end_log(Context* context) {
  Hazards* h = context->hazards;
  if (!h->logging)
    return;
  replay_log(context);
  h->logging = 0;
}

static uint64_t mixed(uint64_t a, uint64_t b) {
  a = (a ^ b) * 0xFF51AFD7ED558CCDu;
  return a ^ a >> 32;
}

/* All threads of the block have met. */
static void end_generation(Context* context) {
  Hazards* h = context->hazards;
  if (!h->logging || !h->log_bytes)
    return;
  uint64_t key = mixed(h->history, (uint64_t)h->log_bytes);
  for (int lane = 0; lane < WARP; lane += 2)
    key = mixed(key, (uint64_t)h->digest[lane] << 32 | h->digest[lane + 1]);
  key |= !key;
  memset(h->digest, 0, sizeof h->digest);
  int64_t place = (int64_t)(key & (uint64_t)(h->known_room - 1));
  while (h->known_generations[place].key && h->known_generations[place].key != key)
    place = (place + 1) & (h->known_room - 1);
  KnownGeneration* known = h->known_generations + place;
  int fresh = (int)known->writes;
  if (known->key) {
    if (fresh)
      mark_logged(context);
  } else {
    int64_t noted = h->noted, early = h->early_count;
    h->fresh = 0;
    replay_log(context);
    fresh = h->fresh;
    if (noted == h->noted && early == h->early_count && h->known_count < h->known_room / 2) {
      known->key = key;
      known->writes = (uint64_t)fresh;
      h->known_count++;
    }
  }
  h->log_bytes = 0;
  if (fresh)
    h->history = key;
}

static void log_access(Context* context, const Warp* warp, int64_t slot, uint32_t mask, int32_t flags) {
  Hazards* h = context->hazards;
  const Slot* s = context->slots + slot;
  LogEntry* entry = (LogEntry*)(h->log + h->log_bytes);
  entry->slot = (int32_t)slot;
  entry->mask = mask;
  entry->flags = flags;
  entry->warp = (int32_t)warp->id;
  Words words = __builtin_convertvector(*(const Addresses*)warp->address, Words);
  if (mask != ~0u)
    for (int lane = 0; lane < WARP; lane++)
      words[lane] = mask >> lane & 1 ? words[lane] : 0;
  *(Words*)entry->address = words;
  uint32_t head = ((uint32_t)slot * 31 + (uint32_t)warp->id) * HASH_FACTOR ^ mask * 0x85EBCA6Bu;
  Digest digest = *(Digest*)h->digest;
  digest = (digest ^ digest >> 15) * (uint32_t)HASH_FACTOR + (Digest)words + head;
  *(Digest*)h->digest = digest;
  h->log_bytes += (int64_t)sizeof *entry;
  if (s->operation != LOAD) {
    memcpy(h->log + h->log_bytes, warp->value, (size_t)(s->bytes * WARP));
    h->log_bytes += s->bytes * WARP;
  }
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
      if (s->operation == LOAD)
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
  if (s->space == SHARED && s->operation == LOAD)
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

/* Order -------------------------------------------------------------------------------------------------------------*/

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

/* The warps that wait at barrier `id` are let go; those that have exited count as having come. */
static void barrier_passed(Context* context, int id) {
  Hazards* h = context->hazards;
  if (!h)
    return;
  int all = 1;
  int64_t gone = -1, site = -1;
  for (int64_t w = 0; w < context->warp_count; w++) {
    const Warp* warp = context->warps + w;
    int here = warp->state == WAITING && !warp->wait_mask && warp->barrier_id == id && !warp->conflict;
    h->members[w] = here || warp->state == DONE;
    all &= h->members[w];
    int64_t threads = context->thread_count - w * WARP;
    uint32_t exited = ~warp->alive & (threads >= WARP ? ~0u : (1u << threads) - 1);
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
  h->generation++;
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
  for (int64_t i = 0; i < h->early_count; i++) {
    Granule* g = h->granules + h->early[i];
    if (g->early_thread)
      note_unwritten(h, context, h->early[i]);
    g->early_thread = 0;
  }
  h->early_count = 0;
}
