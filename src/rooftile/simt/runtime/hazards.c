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
