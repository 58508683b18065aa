/* Accesses to global memory that the kernel writes, by threads of one block and of several, and to local memory. */
#include "common.h"

/* When a warp accesses global memory. In WGSL barriers are either of shared or of global memory, and they are of the
   whole block. */
static uint32_t visit_clock(const Observer* o) {
  const Hazards* h = o->h;
  return o->context->wgsl_memory ? h->storage_generation + 1 : *clock_known(h, o->warp, o->warp) + 1;
}

static int visit_is_ordered(const Observer* o, uint32_t lane, const Visit* visit) {
  const Hazards* h = o->h;
  int64_t u = visit->thread / WARP;
  if (visit->block != o->context->block + 1)
    return h->has_learnt &&
           visit->clock <= __atomic_load_n(h->published + (visit->block - 1) * h->warps + u, __ATOMIC_RELAXED);
  if (o->context->wgsl_memory)
    return visit->clock <= h->storage_generation || visit->thread == (int32_t)(o->warp * WARP + lane);
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

static void observe_cell(const Observer* o, uint32_t lane, Region* region, Cell* cell, int64_t address,
                         int operation, uint32_t value) {
  const Context* context = o->context;
  Visit visit = {(uint32_t)context->block + 1, visit_clock(o), (int32_t)(o->warp * WARP + lane), o->slot | o->flags};
  int writes = operation != LOAD;
  while (__atomic_exchange_n(&cell->lock, 1, __ATOMIC_ACQUIRE)) {
  }
  int same_value = (cell->flags & CELL_WRITTEN) && cell->value == value && operation == STORE;
  compare_visits(o, lane, cell, cell->writes, writes, 1, same_value, address);
  if (writes)
    compare_visits(o, lane, cell, cell->reads, 1, 0, 0, address);
  if (region->undefined && operation != STORE && !(cell->flags & CELL_WRITTEN)) {
    cell->flags |= CELL_EARLY;
    __atomic_store_n(&region->early, 1, __ATOMIC_RELAXED);
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
      Region* region = h->regions + i;
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
    if (!all && !context->wgsl_memory) /* else it is what pads a structure that is copied */
      note_alone(o, UNINITIALISED_READ, HAZARD_ERROR, lane, address, 1);
  }
}
