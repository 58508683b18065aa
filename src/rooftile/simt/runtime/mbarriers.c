/* mbarriers (PTX ISA 9.7.13.15): one 64-bit word of shared memory each, which kernels may not look into.

   From the lowest bit: arrivals expected in a phase (20 bits), arrivals still pending (20), bytes still expected of
   asynchronous copies (21, signed), a mark that tells an mbarrier from memory nothing initialised, and whether anyone
   has seen that the last phase is over (2), the phase's parity (1). */
#include "common.h"

enum { COUNT_BITS = 20, TX_BITS = 21, MOST_ARRIVALS = (1 << COUNT_BITS) - 1, SEEN = 1, UNSEEN = 2 };

typedef struct {
  int64_t expected, pending, tx, parity, mark;
} Phase;

static uint64_t pack(Phase p) {
  return (uint64_t)p.expected | (uint64_t)p.pending << COUNT_BITS |
         ((uint64_t)p.tx & ((1 << TX_BITS) - 1)) << 2 * COUNT_BITS | (uint64_t)p.mark << 61 | (uint64_t)p.parity << 63;
}

static int unpack(uint64_t word, Phase* p) {
  p->expected = word & MOST_ARRIVALS;
  p->pending = word >> COUNT_BITS & MOST_ARRIVALS;
  p->tx = (int64_t)(word << (64 - 2 * COUNT_BITS - TX_BITS)) >> (64 - TX_BITS);
  p->parity = word >> 63;
  p->mark = word >> 61 & 3;
  return p->mark == SEEN || p->mark == UNSEEN;
}

static uint8_t* shared_place(Context* context, int64_t address, int64_t bytes, Context** owner) {
  *owner = owner_of(context, &address);
  if (!*owner || address < 0 || address + bytes > (*owner)->shared_bytes)
    return 0;
  return (*owner)->shared + address;
}

static uint64_t* mbarrier_at(Context* context, const Warp* warp, uint32_t lane, int64_t address, int64_t site,
                             Context** owner) {
  uint8_t* cell = address & 7 ? 0 : shared_place(context, address, 8, owner);
  if (!cell)
    happen(context, BAD_MBARRIER, warp, lane, site, OUTSIDE_SHARED, address);
  return (uint64_t*)cell;
}

/* A phase is complete when nothing is pending; the next begins at once. Returns whether the one before is over too, and
   nobody has waited for that. */
static int settle(Context* owner, uint64_t* cell, Phase p) {
  int skipped = 0;
  if (!p.pending && !p.tx) {
    skipped = p.mark == UNSEEN;
    p.pending = p.expected;
    p.parity ^= 1;
    p.mark = UNSEEN;
  }
  *cell = pack(p);
  owner->activity++;
  return skipped;
}

/* Arrives `count` times; `drop` lowers what later phases expect. Returns 0 or what is wrong. */
static int arrive_at(Context* owner, uint64_t* cell, int64_t count, int64_t tx, int drop, int completes) {
  Phase p;
  if (!unpack(*cell, &p))
    return 1 + NO_BARRIER;
  if (count > p.pending)
    return 1 + TOO_MANY_ARRIVALS;
  p.tx += tx;
  p.pending -= count;
  if (drop)
    p.expected -= count;
  if (!completes && !p.pending && !p.tx)
    return 1 + COMPLETES;
  int skipped = settle(owner, cell, p);
  return skipped && !drop ? 1 + SKIPPED_PHASE : 0; /* who leaves for good need not wait */
}

static int change_tx(Context* owner, uint64_t* cell, int64_t bytes) {
  Phase p;
  if (!unpack(*cell, &p))
    return 1 + NO_BARRIER;
  p.tx += bytes;
  if (bytes < 0)
    return settle(owner, cell, p) ? 1 + SKIPPED_PHASE : 0;
  *cell = pack(p);
  return 0;
}

/* One operation for the lanes of `mask`: mbarriers at warp->address, counts in warp->value and bytes to expect in
   warp->operand (64 bits a lane). The state before an arrival comes back in warp->value. */
void rooftile_mbarrier(Context* context, Warp* warp, uint32_t mask, int32_t operation, int32_t completes, int64_t site) {
  uint64_t* ended = 0;
  EACH_LANE(lane, mask) {
    int64_t *value = (int64_t*)warp->value + lane, tx = ((int64_t*)warp->operand)[lane], count = *value;
    Context* owner;
    uint64_t* cell = mbarrier_at(context, warp, lane, warp->address[lane], site, &owner);
    if (!cell)
      continue;
    uint64_t before = *cell;
    int wrong = 0;
    switch (operation) {
      case MBARRIER_INIT:
        if (count < 1 || count > MOST_ARRIVALS)
          wrong = 1 + BAD_COUNT;
        else
          *cell = pack((Phase){count, count, 0, 0, SEEN});
        break;
      case MBARRIER_INVAL:
        *cell = 0;
        break;
      case MBARRIER_EXPECT_TX:
        wrong = change_tx(owner, cell, tx);
        break;
      case MBARRIER_COMPLETE_TX:
        wrong = change_tx(owner, cell, -tx);
        break;
      default:
        wrong = count < 1 || count > MOST_ARRIVALS
                    ? 1 + BAD_COUNT
                    : arrive_at(owner, cell, count, tx, operation == MBARRIER_ARRIVE_DROP, completes);
        /* lanes that arrive together mean one phase */
        if ((!wrong || wrong == 1 + SKIPPED_PHASE) && cell == ended)
          wrong = 1 + SPANS_PHASES;
        if ((before ^ *cell) >> 63)
          ended = cell;
    }
    if (wrong)
      happen(context, BAD_MBARRIER, warp, lane, site, wrong - 1, warp->address[lane]);
    if (operation == MBARRIER_INIT)
      mark_written(owner, (int64_t)((uint8_t*)cell - owner->shared), 8);
    *value = (int64_t)before;
  }
  if (mask && (operation == MBARRIER_ARRIVE || operation == MBARRIER_ARRIVE_DROP))
    mbarrier_arrived(context, warp);
}

static void complete_for(Context* context, int64_t barrier);

/* Whether the phase of a parity is over; data of copies that report to this mbarrier come in first. */
static int phase_over(Context* context, Warp* warp, uint32_t lane, int64_t address, int parity, int64_t site) {
  Context* owner;
  uint64_t* cell = mbarrier_at(context, warp, lane, address, site, &owner);
  if (!cell)
    return 1; /* reported; waiting would not help */
  complete_for(owner, (int64_t)((uint8_t*)cell - owner->shared));
  Phase p;
  if (!unpack(*cell, &p)) {
    happen(context, BAD_MBARRIER, warp, lane, site, NO_BARRIER, address);
    return 1;
  }
  if (p.parity == parity)
    return 0;
  p.mark = SEEN;
  *cell = pack(p);
  return 1;
}

/* The cluster's barrier opens when all lanes of its blocks that have not exited have arrived. */
static void open_cluster(Context* context) {
  Context** peers = (Context**)context->group + context->cluster_start;
  for (int64_t i = 0; i < context->cluster_size; i++)
    for (int64_t w = 0; w < peers[i]->warp_count; w++) {
      const Warp* warp = peers[i]->warps + w;
      if (warp->state != DONE && warp->alive & ~warp->cluster_arrived)
        return;
    }
  for (int64_t i = 0; i < context->cluster_size; i++) {
    cluster_passed(peers[i]);
    for (int64_t w = 0; w < peers[i]->warp_count; w++)
      peers[i]->warps[w].cluster_arrived = 0;
  }
  context->activity++;
}

void rooftile_cluster_arrive(Warp* warp, uint32_t mask) {
  warp->cluster_arrived |= mask;
}

/* Lanes of `mask` whose wait is over. */
static uint32_t waits_over(Context* context, Warp* warp, uint32_t mask) {
  uint32_t over = 0;
  int64_t before = INT64_MIN; /* nearly always all lanes wait for one */
  int ready = 0, parity = -1;
  EACH_LANE(lane, mask) {
    int64_t address = warp->wait_address[lane];
    int same = address == before && parity == (int)(warp->wait_parity >> lane & 1);
    before = address;
    parity = warp->wait_parity >> lane & 1;
    if (same && address >= 0) {
      /* as the lane before */
    } else if (address < 0) {
      if (warp->cluster_arrived >> lane & 1)
        open_cluster(context);
      ready = !(warp->cluster_arrived >> lane & 1);
    } else {
      ready = phase_over(context, warp, lane, address, parity, warp->wait_site);
    }
    over |= (uint32_t)ready << lane;
  }
  if (over)
    mbarrier_passed(context, warp, over);
  return over;
}

/* Lanes `lanes` go on behind their wait with its outcome. */
static void end_wait(Warp* warp, uint32_t lanes, int outcome) {
  EACH_LANE(lane, lanes) {
    if (warp->wait_result[lane] >= 0) {
      uint32_t* word = (uint32_t*)(warp->frame + warp->wait_result[lane]);
      *word = (*word & ~(1u << lane)) | (uint32_t)outcome << lane;
    }
    if (warp->resume < 0)
      warp->waiting[warp->wait_block[lane]] |= 1u << lane;
  }
  warp->wait_mask &= ~lanes;
  if (warp->resume < 0 ? lanes != 0 : !warp->wait_mask)
    warp->state = READY;
}

/* Lanes `mask` wait for the mbarriers at warp->address to leave the phase in warp->value (64 bits a lane; the parity is
   the highest bit), or for the cluster. Returns 1 where a warp that runs converged need not wait; otherwise lanes go on
   at `block`, at once or later, with the outcome in the frame at `result`. */
int32_t rooftile_wait(Context* context, Warp* warp, uint32_t mask, int64_t block, int64_t site, int64_t result,
                      int32_t cluster) {
  uint32_t parity = 0;
  EACH_LANE(lane, mask) {
    warp->wait_address[lane] = cluster ? -1 : warp->address[lane];
    warp->wait_result[lane] = result;
    warp->wait_block[lane] = block;
    parity |= (uint32_t)(((uint64_t*)warp->value)[lane] >> 63) << lane;
  }
  warp->wait_parity = (warp->wait_parity & ~mask) | parity;
  warp->wait_site = site;
  uint32_t over = waits_over(context, warp, mask);
  if (warp->resume >= 0 && over == mask)
    return 1;
  warp->wait_mask |= mask;
  if (warp->resume < 0)
    end_wait(warp, over, 1);
  return 0;
}

/* Lets lanes go on whose wait is over. In a warp that runs converged all go on together. */
static int wake(Context* context, Warp* warp) {
  uint32_t over = waits_over(context, warp, warp->wait_mask);
  if (!over || (warp->resume >= 0 && over != warp->wait_mask))
    return 0;
  end_wait(warp, over, 1);
  return 1;
}

/* Lets waits for mbarriers end in vain, as they may on a GPU after a while; what the kernel does then is its affair. */
static int time_out(Context* context, Warp* warp) {
  uint32_t over = waits_over(context, warp, warp->wait_mask), vain = 0;
  EACH_LANE(lane, warp->wait_mask & ~over)
  if (warp->wait_address[lane] >= 0)
    vain |= 1u << lane;
  if (!vain)
    return 0;
  end_wait(warp, over, 1);
  end_wait(warp, vain, 0);
  return 1;
}

/* Nothing can happen any more, and lanes wait. */
static void report_wait(Context* context, const Warp* warp) {
  uint32_t lane = (uint32_t)__builtin_ctz(warp->wait_mask);
  int64_t address = warp->wait_address[lane];
  Phase p = {0, 0, 0, 0, 0};
  Context* owner;
  uint8_t* cell = address < 0 ? 0 : shared_place(context, address, 8, &owner);
  if (cell)
    unpack(*(uint64_t*)cell, &p);
  happen(context, NEVER_ARRIVES, warp, lane, warp->wait_site, address < 0 ? -1 : p.tx, p.pending);
}
