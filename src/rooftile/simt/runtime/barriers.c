/* Barriers: who waits, who is let go, who never comes. */
#include "common.h"

/* Lanes `mask` of a warp wait at barrier `id` and go on at basic block `block`. `threads` is 0 where the
   instruction gives no count. `reduction` is 0, or 1 popc, 2 and, 3 or over bits `input`, for the frame at
   `result`. */
void rooftile_arrive(Warp* warp, uint32_t mask, int64_t block, int64_t site, int32_t id, int32_t threads,
                     int32_t reduction, int64_t result, uint32_t input) {
  if (!mask)
    return;
  if (warp->barrier_mask && warp->barrier_block != block) {
    warp->conflict = 1;
    warp->conflict_site = site;
    warp->barrier_mask |= mask;
    return;
  }
  if (!warp->barrier_mask)
    warp->barrier_input = 0;
  warp->barrier_mask |= mask;
  warp->barrier_block = block;
  warp->barrier_site = site;
  warp->barrier_id = id & 15;
  warp->barrier_threads = threads;
  warp->barrier_reduction = reduction;
  warp->barrier_result = result;
  warp->barrier_input |= input & mask;
}

/* bar.arrive: counted, but the warp does not wait. */
void rooftile_signal(Context* context, Warp* warp, uint32_t mask, int32_t id) {
  if (!mask)
    return;
  context->barrier_arrived[id & 15] += WARP;
  barrier_signalled(context, warp, id & 15);
}

static void happen(Context* context, int kind, const Warp* warp, uint32_t lane, int64_t site,
                   int64_t other_site, int64_t missing) {
  Event* event = context->events + kind;
  if (!event->count || context->block < event->block) {
    event->block = context->block;
    event->thread = warp->id * WARP + lane;
    event->site = site;
    event->other_site = other_site;
    event->missing = missing;
    event->barrier = warp->barrier_id;
  }
  event->count++;
}

/* Whether all lanes of a warp that have not exited wait at barrier `id`. */
static int is_at(const Warp* warp, int id) {
  return warp->state == WAITING && !warp->wait_mask && warp->barrier_id == id;
}

static void reduce(Context* context, int id, int32_t reduction) {
  int32_t total = 0;
  int all = 1;
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (!is_at(warp, id))
      continue;
    total += __builtin_popcount(warp->barrier_input);
    all &= warp->barrier_input == warp->barrier_mask;
  }
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (!is_at(warp, id) || warp->barrier_result < 0)
      continue;
    int32_t* to = (int32_t*)(warp->frame + warp->barrier_result);
    if (reduction == 1)
      for (int lane = 0; lane < WARP; lane++)
        to[lane] = total;
    else
      *to = (reduction == 2 ? all : total > 0) ? -1 : 0;
  }
}

/* Lets the warps at barrier `id` go on if all that it waits for have come. */
static int release(Context* context, int id) {
  int64_t waiting = 0, elsewhere = 0, threads = 0;
  Warp *first = 0, *mixed = 0;
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (warp->state == DONE)
      continue;
    if (!is_at(warp, id) || warp->conflict) {
      elsewhere++;
      continue;
    }
    waiting++;
    if (!first)
      first = warp;
    if (warp->barrier_site != first->barrier_site)
      mixed = warp;
    if (warp->barrier_threads > threads)
      threads = warp->barrier_threads;
  }
  if (!waiting)
    return 0;
  if (threads ? WARP * waiting + context->barrier_arrived[id] < threads : elsewhere > 0)
    return 0;
  if (mixed)
    happen(context, MIXED_BARRIERS, mixed, (uint32_t)__builtin_ctz(mixed->barrier_mask), mixed->barrier_site,
           first->barrier_site, 0);
  if (first->barrier_reduction)
    reduce(context, id, first->barrier_reduction);
  /* No more than make up the count: those behind them wait for the next time. */
  int64_t going = threads ? (threads - context->barrier_arrived[id] + WARP - 1) / WARP : waiting;
  if (going < 1)
    going = 1;
  context->barrier_arrived[id] = 0;
  context->activity++;
  barrier_passed(context, id);
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (!is_at(warp, id) || warp->conflict || going-- <= 0)
      continue;
    warp->state = READY;
    if (warp->resume < 0)
      warp->waiting[warp->barrier_block] = warp->barrier_mask;
    warp->barrier_mask = 0;
  }
  return 1;
}

/* No warp can go on, and some wait: says who for whom. */
static void report_missed(Context* context) {
  Warp *first = 0, *other = 0, *torn = 0;
  int64_t here = 0;
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (warp->state == DONE)
      continue;
    if (!first)
      first = warp;
    if (warp->conflict && !torn)
      torn = warp;
    int together = warp->barrier_id == first->barrier_id && warp->barrier_site == first->barrier_site;
    if (!together && !other)
      other = warp;
    if (together)
      here += __builtin_popcount(warp->barrier_mask);
  }
  if (torn)
    happen(context, MISSED_BARRIER, torn, (uint32_t)__builtin_ctz(torn->barrier_mask), torn->barrier_site,
           torn->conflict_site, -1);
  else
    happen(context, MISSED_BARRIER, first, (uint32_t)__builtin_ctz(first->barrier_mask), first->barrier_site,
           other ? other->barrier_site : -1, other ? other->barrier_id : first->barrier_threads - here);
}
