/* Warp-wide instructions: lanes that they name and that do not come, and lanes that they do not name and that do. */
#include "common.h"

/* Why lanes of a warp are missing: the best of the reasons that any of them has. */
static int reason_for(const Context* context, const Warp* warp, uint32_t lanes) {
  int64_t threads = context->thread_count - warp->id * WARP;
  uint32_t launched = threads >= WARP ? ~0u : (1u << threads) - 1;
  return lanes & warp->alive ? ELSEWHERE : lanes & launched ? RETURNED : NOT_LAUNCHED;
}

static void note_lanes(Context* context, int kind, int reason, int64_t site, int64_t thread, uint32_t lanes,
                       int64_t count) {
  Hazard found = {.kind = kind,
                  .level = kind == ABSENT_SOURCE ? HAZARD_NOTE : HAZARD_ERROR,
                  .slot = (int32_t)site,
                  .other_slot = reason,
                  .thread = thread,
                  .other_thread = -1,
                  .block = context->block,
                  .other_block = -1,
                  .address = lanes,
                  .count = count};
  note_hazard(context->hazards, &found);
}

/* Lanes `here` go on though `missing` have not come: these may be on their way, for here lanes that parted run one after
   the other. Those that came without them before are now complete. */
static void await(Context* context, const Warp* warp, int64_t site, uint32_t named, uint32_t here, uint32_t missing) {
  Hazards* h = context->hazards;
  Absence* place = 0;
  for (int64_t i = 0; i < h->absence_count; i++) {
    Absence* a = h->absences + i;
    if (!a->count)
      place = a;
    if (a->site != site || a->warp != warp->id || a->named != named || !a->count)
      continue;
    if (!(here & ~a->missing)) { /* they were waited for */
      uint32_t left = a->missing & ~here;
      if (!left)
        a->count--;
      else
        a->missing = left;
      return;
    }
    if (a->missing == missing) {
      a->count++;
      return;
    }
  }
  if (!missing)
    return;
  int64_t thread = warp->id * WARP + __builtin_ctz(here);
  if (!place && h->absence_count == h->absence_room) {
    note_lanes(context, ABSENT_LANES, ELSEWHERE, site, thread, missing, 1);
    return;
  }
  place = place ? place : h->absences + h->absence_count++;
  *place = (Absence){site, warp->id, thread, 1, named, missing};
}

/* Lanes `mask` execute the warp-wide instruction `site`. Each has in warp->value (32 bits a lane) a mask of the lanes that
   must do so with it, where they have not returned; `aligned` instructions need all 32, and none may have returned. */
void rooftile_convene(Context* context, Warp* warp, int64_t site, uint32_t mask, int32_t aligned) {
  const uint32_t* members = (const uint32_t*)warp->value;
  uint32_t rest = mask;
  while (rest) {
    uint32_t first = (uint32_t)__builtin_ctz(rest), named = aligned ? ~0u : members[first], here = 0;
    EACH_LANE(lane, rest)
    here |= aligned || members[lane] == named ? 1u << lane : 0;
    rest &= ~here;
    int64_t thread = warp->id * WARP + first;
    uint32_t strangers = here & ~named, gone = aligned ? ~warp->alive : 0;
    if (strangers)
      note_lanes(context, UNNAMED_LANE, ELSEWHERE, site, warp->id * WARP + __builtin_ctz(strangers), strangers, 1);
    if (gone)
      note_lanes(context, ABSENT_LANES, reason_for(context, warp, gone), site, thread, gone, 1);
    uint32_t missing = named & warp->alive & ~here;
    if (missing || context->hazards->absence_count)
      await(context, warp, site, named, here, missing);
  }
}

/* Lanes `mask` of a shuffle read from lanes that do not execute it. */
void rooftile_no_source(Context* context, Warp* warp, int64_t site, uint32_t mask) {
  if (mask)
    note_lanes(context, ABSENT_SOURCE, ELSEWHERE, site, warp->id * WARP + __builtin_ctz(mask), mask,
               __builtin_popcount(mask));
}

/* Instruction `site` names a barrier beyond the 16 that a block has. */
void rooftile_barrier_number(Context* context, Warp* warp, uint32_t mask, int64_t site, uint32_t number) {
  if (!mask || number < 16)
    return;
  Hazard found = {.kind = BARRIER_NUMBER,
                  .level = HAZARD_ERROR,
                  .slot = (int32_t)site,
                  .other_slot = -1,
                  .thread = warp->id * WARP + __builtin_ctz(mask),
                  .other_thread = -1,
                  .block = context->block,
                  .other_block = -1,
                  .address = number,
                  .count = 1};
  note_hazard(context->hazards, &found);
}

/* At the end of a block: who has not come will not. */
static void report_absences(Context* context) {
  Hazards* h = context->hazards;
  for (int64_t i = 0; i < h->absence_count; i++) {
    const Absence* a = h->absences + i;
    if (a->count)
      note_lanes(context, ABSENT_LANES, ELSEWHERE, a->site, a->thread, a->missing, a->count);
  }
  h->absence_count = 0;
}
