/* Shared memory of other blocks of a cluster: of its blocks only the cluster's barrier puts accesses in an order.

   A `phase` lies between two such barriers. Of each granule the last read and the last write in it are remembered, the
   block's own (`near`) and those of other blocks (`far`): whatever of another block is in the same phase is a race. */
#include "common.h"

static void note_meeting(const Observer* o, const Visit* mine, const Visit* other, int writes, int other_writes,
                         int64_t address) {
  int32_t slot = mine->slot & ~HAZARD_STRONG, other_slot = other->slot & ~HAZARD_STRONG;
  int first = writes == other_writes || (slot > other_slot) == !writes; /* a read below a write, or a write above it */
  const Visit *later = first ? mine : other, *earlier = first ? other : mine;
  int reads = first ? !writes : !other_writes;
  Hazard found = {.kind = writes && other_writes ? WRITE_AFTER_WRITE : reads ? READ_AFTER_WRITE : WRITE_AFTER_READ,
                  .level = HAZARD_ERROR,
                  .slot = first ? slot : other_slot,
                  .other_slot = first ? other_slot : slot,
                  .thread = later->thread,
                  .other_thread = earlier->thread,
                  .block = (int64_t)later->block - 1,
                  .other_block = (int64_t)earlier->block - 1,
                  .address = address,
                  .count = 1};
  note_hazard(o->h, &found);
}

/* An access by `lanes` to a granule of a block whose hazards are `owner`: by that block itself, or by another (`far`). */
static void meet_in_cluster(const Observer* o, uint32_t lanes, Hazards* owner, int64_t granule, int writes, int far) {
  Meeting* m = owner->meetings + granule;
  Visit mine = {.block = (uint32_t)o->context->block + 1,
                .clock = owner->phase,
                .thread = (int32_t)(o->warp * WARP + __builtin_ctz(lanes)),
                .slot = o->slot | (o->flags & (int32_t)HAZARD_STRONG)};
  const Visit* seen[] = {m->far, m->near};
  for (int set = 0; set <= far; set++)
    for (int w = !writes; w < 2; w++) {
      const Visit* other = seen[set] + w;
      int atomics = (mine.slot & other->slot & HAZARD_STRONG) != 0;
      if (other->block && other->block != mine.block && other->clock == mine.clock && !atomics)
        note_meeting(o, &mine, other, writes, w, granule * owner->granule_bytes);
    }
  (far ? m->far : m->near)[writes] = mine;
}

/* An access to shared memory of another block, at a place in it. */
static void observe_far(const Observer* o, uint32_t lanes, Context* owner, int64_t address) {
  Hazards* h = owner->hazards;
  const Slot* s = o->context->slots + o->slot;
  if (!h || !h->in_cluster || address + s->bytes > owner->shared_bytes || address & (s->element_bytes - 1))
    return;
  for (int64_t at = address; at < address + s->bytes; at += h->granule_bytes)
    meet_in_cluster(o, lanes, h, at / h->granule_bytes, s->operation != LOAD && s->operation != LOAD_MATRIX, 1);
}

/* A block has ended: what others touched of its memory since the last barrier of the cluster, they may have touched
   when it was there no more. */
static void report_far_at_end(const Context* context) {
  Hazards* h = context->hazards;
  for (int64_t i = 0; h->in_cluster && i < h->granule_count; i++)
    for (int w = 0; w < 2; w++) {
      const Visit* far = h->meetings[i].far + w;
      if (!far->block || far->clock != h->phase)
        continue;
      Hazard found = {.kind = ENDED_BLOCK,
                      .level = HAZARD_ERROR,
                      .slot = far->slot & ~(int32_t)HAZARD_STRONG,
                      .other_slot = -1,
                      .thread = far->thread,
                      .other_thread = -1,
                      .block = (int64_t)far->block - 1,
                      .other_block = context->block,
                      .address = i * h->granule_bytes,
                      .count = 1};
      note_hazard(h, &found);
    }
}
