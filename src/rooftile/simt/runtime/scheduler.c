/* Runs warps and blocks. */
#include "common.h"

/* Shared and local memory begin as POISON in every block, so that a value which nothing wrote shows in the result, the same
   way in every run; or as zeros, if the kernel's language says so. */
static void begin(const Context* context, uint8_t* memory, int64_t bytes) {
  const uint32_t pattern = context->wgsl_memory ? 0 : POISON;
  for (int64_t i = 0; i + 4 <= bytes; i += 4)
    memcpy(memory + i, &pattern, 4);
  for (int64_t i = bytes & ~(int64_t)3; i < bytes; i++)
    memory[i] = (uint8_t)(pattern >> (8 * (i & 3)));
}

/* Registers that the converged clone holds as scalars agree over the live lanes at `block`; then they are
 * moved there. */
static int enter_converged(const Context* context, Warp* warp, int64_t block) {
  uint32_t alive = warp->alive, first = (uint32_t)__builtin_ctz(alive);
  const Uniform* from = context->uniforms + context->entry_uniforms[block];
  const Uniform* to = context->uniforms + context->entry_uniforms[block + 1];
  for (const Uniform* u = from; u < to; u++) {
    const uint8_t* vector = warp->frame + u->vector;
    if (u->bytes == 0) {
      uint32_t bits = *(const uint32_t*)vector & alive;
      if (bits && bits != alive)
        return 0;
    } else {
      EACH_LANE(lane, alive)
      if (memcmp(vector + lane * u->bytes, vector + first * u->bytes, (size_t)u->bytes))
        return 0;
    }
  }
  for (const Uniform* u = from; u < to; u++) {
    const uint8_t* vector = warp->frame + u->vector;
    uint64_t value = 0;
    if (u->bytes == 0)
      value = *(const uint32_t*)vector >> first & 1;
    else
      memcpy(&value, vector + first * u->bytes, (size_t)u->bytes);
    memcpy(warp->frame + u->scalar, &value, 8);
  }
  return 1;
}

/* Divergent lanes go on where the lowest-numbered block is, so that they meet again. Now and then the highest
   has its turn: a lane that spins until another one acts must not keep it from acting. */
static int64_t next_waiting(const Context* context, const Warp* warp, uint64_t step) {
  int64_t n = context->block_count;
  if ((step & 0xFFFF) == 0xFFFF) {
    for (int64_t b = n - 1; b >= 0; b--)
      if (warp->waiting[b])
        return b;
  } else {
    for (int64_t b = 0; b < n; b++)
      if (warp->waiting[b])
        return b;
  }
  return -1;
}

/* The lanes of `mask` execute a block that only ends the thread; no code is needed for that. */
static void execute_exit(Context* context, Warp* warp, int64_t block, uint32_t mask) {
  context->block_counts[2 * block] += 1;
  context->block_counts[2 * block + 1] += __builtin_popcount(mask);
  warp->alive &= ~mask;
  warp->waiting[block] = 0;
}

static int stop_requested(const Context* context) {
  return __atomic_load_n(context->stop, __ATOMIC_RELAXED);
}

typedef int64_t (*ConvergedCode)(uint8_t* frame, Context* context, Warp* warp, int64_t block, uint32_t mask);
typedef void (*DivergentCode)(uint8_t* frame, Context* context, Warp* warp, uint32_t mask);

/* Runs a warp until it exits (FINISHED), waits (also FINISHED, with its state set), or the caller is needed.
 */
static int run_warp(Context* context, Warp* warp) {
  uint64_t step = 0;
  if (warp->yields && (++warp->turns & 0xFF) == 0)
    step = 0xFFFF; /* for once lanes that are further on: those that look may wait for them */
  warp->yields = 0;
  for (;;) {
    if (warp->resume >= 0) {
      ConvergedCode run = (ConvergedCode)context->converged;
      int64_t code = run(warp->frame, context, warp, warp->resume, warp->alive);
      switch (code & 255) {
        case EXITED:
          warp->state = DONE;
          return FINISHED;
        case AT_BARRIER:
          warp->resume = warp->barrier_block;
          warp->state = WAITING;
          return FINISHED;
        case YIELDED:
          warp->resume = warp->barrier_block;
          return FINISHED;
        case POLLED_STOP:
          context->stopped_at = code >> 8;
          return STOPPED;
        case TRAPPED:
          happen(context, TRAP, warp, (uint32_t)__builtin_ctz(warp->alive), code >> 8, -1, 0);
          return TRAPPED;
        default:
          warp->resume = -1;
      }
      if (!warp->diverged)
        context->divergent_warps++;
      warp->diverged = 1;
    }
    int64_t block = next_waiting(context, warp, step++);
    if (block < 0) {
      warp->state = warp->alive ? WAITING : DONE;
      return FINISHED;
    }
    uint32_t mask = warp->waiting[block];
    if (mask == warp->alive && context->resumable[block] && enter_converged(context, warp, block)) {
      warp->waiting[block] = 0;
      warp->resume = block;
      step = 0;
      continue;
    }
    if (context->trivial_exit[block]) {
      execute_exit(context, warp, block, mask);
      continue;
    }
    if (stop_requested(context)) {
      context->stopped_at = block;
      return STOPPED;
    }
    DivergentCode run = (DivergentCode)context->divergent[block];
    if (!run) {
      context->needed = block;
      return NEED_DIVERGENT;
    }
    warp->waiting[block] = 0;
    run(warp->frame, context, warp, mask);
    if (warp->yields)
      return FINISHED;
    if (warp->conflict < 0) { /* a trap in divergent code */
      happen(context, TRAP, warp, (uint32_t)__builtin_ctz(mask), warp->conflict_site, -1, 0);
      return TRAPPED;
    }
  }
}

/* Block `number` of the clusters in order begins: in a grid without clusters, that of its own number. */
static void begin_block(Context* context, int64_t number) {
  int64_t cluster = number / context->cluster_size, rank = number % context->cluster_size, rows = 1;
  context->block = 0;
  context->cluster_rank = rank;
  context->stopped_at = -1;
  context->turn = 0;
  context->in_block = 1;
  for (int axis = 0; axis < 3; axis++) {
    context->clusterid[axis] = (int32_t)(cluster % context->nclusterid[axis]);
    context->cluster_ctaid[axis] = (int32_t)(rank % context->cluster_nctaid[axis]);
    context->ctaid[axis] = context->clusterid[axis] * context->cluster_nctaid[axis] + context->cluster_ctaid[axis];
    context->block += context->ctaid[axis] * rows;
    cluster /= context->nclusterid[axis];
    rank /= context->cluster_nctaid[axis];
    rows *= context->nctaid[axis];
  }
  context->tracing = context->trace_of_block ? context->trace_of_block[context->block] : -1;
  begin(context, context->shared, context->shared_bytes);
  memset(context->barrier_arrived, 0, sizeof context->barrier_arrived);
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    int64_t threads = context->thread_count - w * WARP;
    warp->resume = 0;
    warp->alive = threads >= WARP ? ~0u : (1u << threads) - 1;
    warp->state = READY;
    warp->diverged = warp->conflict = 0;
    warp->barrier_mask = warp->wait_mask = warp->cluster_arrived = 0;
    warp->yields = warp->turns = 0;
    memset(warp->waiting, 0, (size_t)context->block_count * sizeof *warp->waiting);
    begin(context, warp->local, context->local_bytes * WARP);
    if (context->tracing >= 0 || (context->origins && w == 0))
      forget_patterns(context, warp);
  }
  hazards_begin(context);
}

enum { STALLS = 64 }; /* so often may all waits time out in a row before nothing is expected to happen any more */

/* Gives the warps of one block a turn each, as far as they come. Returns FINISHED, or why to stop; called again, goes on
   with the warp that stopped: no other may have two turns where the next ones had none. Warps of a warpgroup, of which one
   tells for all that a tile may be overwritten, rely on that. */
static int run_warps(Context* context, int* live, int* moved, int* torn) {
  for (int64_t w = 0; w < context->warp_count; w++) {
    Warp* warp = context->warps + w;
    if (w >= context->turn) {
      context->turn = w;
      if (warp->wait_mask && warp->state == WAITING)
        wake(context, warp);
      if (warp->state == READY) {
        int outcome = run_warp(context, warp);
        if (outcome != FINISHED)
          return outcome;
        *moved = 1;
        context->activity += warp->state == DONE;
      }
    }
    *live |= warp->state != DONE;
    *torn |= warp->conflict;
  }
  context->turn = context->warp_count;
  return FINISHED;
}

static void end_group(Context* leader) {
  for (int64_t i = 0; i < leader->group_size; i++) {
    Context* context = (Context*)leader->group[i];
    end_copies(context);
    hazards_end(context);
    context->in_block = 0;
    context->blocks_done++;
  }
}

/* Nothing moves: lets waits time out. After many times without any effect says who waits; 0 then. */
static int go_on(Context* leader) {
  int64_t activity = 0;
  int moved = 0;
  for (int64_t i = 0; i < leader->group_size; i++)
    activity += ((Context*)leader->group[i])->activity;
  leader->stalls = activity == leader->stalled_at ? leader->stalls + 1 : 0;
  leader->stalled_at = activity;
  for (int64_t i = 0; i < leader->group_size; i++) {
    Context* context = (Context*)leader->group[i];
    for (int64_t w = 0; w < context->warp_count; w++) {
      Warp* warp = context->warps + w;
      if (warp->state != WAITING || !warp->wait_mask)
        continue;
      if (leader->stalls < STALLS)
        moved |= time_out(context, warp);
    }
  }
  return moved;
}

static void report_stuck(Context* leader) {
  for (int64_t i = 0; i < leader->group_size; i++) {
    Context* context = (Context*)leader->group[i];
    const Warp* waiting = 0;
    int live = 0;
    for (int64_t w = 0; w < context->warp_count; w++) {
      const Warp* warp = context->warps + w;
      live |= warp->state != DONE;
      if (warp->state == WAITING && warp->wait_mask && !waiting)
        waiting = warp;
    }
    if (waiting)
      report_wait(context, waiting);
    else if (live)
      report_missed(context);
  }
}

/* Runs the blocks of a group together: one, or those of a cluster, or all of a grid that waits for itself. */
static int run_group(Context* leader) {
  for (;;) {
    int live = 0, moved = 0;
    for (int64_t i = 0; i < leader->group_size; i++) {
      Context* context = (Context*)leader->group[i];
      int torn = 0, here = 0, outcome = run_warps(context, &here, &moved, &torn);
      if (outcome == TRAPPED)
        return FINISHED;
      if (outcome != FINISHED) {
        leader->needed = context->needed;
        leader->stopped_at = context->stopped_at;
        return outcome;
      }
      live |= here;
      if (here && !torn)
        for (int id = 0; id < 16; id++)
          moved |= release(context, id);
    }
    for (int64_t i = 0; i < leader->group_size; i++)
      ((Context*)leader->group[i])->turn = 0;
    if (!live)
      return FINISHED;
    if (stop_requested(leader))
      return STOPPED;
    if (!moved && !go_on(leader)) {
      report_stuck(leader);
      return FINISHED;
    }
  }
}

/* Whether the block asked to be stopped, of which no more is wanted: the next one is not stopped then. */
static int had_enough(const Context* leader) {
  int32_t asked = ENOUGH;
  return leader->until &&
         __atomic_compare_exchange_n(leader->stop, &asked, 0, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
}

/* Executes blocks until none is left, or the caller must act; calling again goes on at the same place. */
int32_t rooftile_run(Context* leader) {
  for (;;) {
    if (!leader->in_block) {
      if (stop_requested(leader))
        return STOPPED;
      int64_t number = __atomic_fetch_add(leader->next_block, 1, __ATOMIC_RELAXED) * leader->group_size;
      if (number >= leader->grid_blocks)
        return FINISHED;
      for (int64_t i = 0; i < leader->group_size; i++)
        begin_block((Context*)leader->group[i], number + i);
    }
    int outcome = run_group(leader);
    if (outcome == NEED_DIVERGENT || (!had_enough(leader) && outcome != FINISHED))
      return outcome;
    end_group(leader);
  }
}

/* Adds what the patterns still hold to the totals. */
void rooftile_finish(Context* context) {
  for (int64_t slot = 0; slot < context->slot_count; slot++)
    if (context->slots[slot].pairs)
      flush_pairs(context, slot);
  for (int64_t slot = 0; slot < context->slot_count; slot++)
    for (int64_t way = 0; way < context->pattern_ways; way++) {
      const Slot* s = context->slots + slot;
      flush(context, slot, (Pattern*)(context->pattern_store + s->patterns_offset + way * s->pattern_bytes));
    }
}
