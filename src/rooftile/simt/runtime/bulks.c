/* Bulk copies by one thread each (PTX ISA 9.7.9.25.5), and stores that report to an mbarrier (st.async, red.async). */
#include "common.h"

enum { BULK_ALIGN = 16 };

static const Slot ANY_GLOBAL = {.space = GLOBAL};

/* Adds or otherwise combines elements into memory that other threads of the host may update too. */
static void combine_into(uint8_t* memory, const uint8_t* from, int64_t bytes, int operation, int type, int global) {
  int64_t size = type == TYPE_F16 || type == TYPE_BF16 || type == TYPE_U16             ? 2
                 : type == TYPE_U64 || type == TYPE_S64 || type == TYPE_F64 ? 8
                                                                            : 4;
  for (int64_t i = 0; i + size <= bytes; i += size, memory += size) {
    uint64_t a = 0, b = 0, result;
    memcpy(&a, from + i, (size_t)size);
    if (size == 8)
      UPDATE(uint64_t);
    else if (size == 4)
      UPDATE(uint32_t);
    else
      UPDATE(uint16_t);
    (void)result;
  }
}

static void complete_bulk(Context* context, Bulk* bulk) {
  uint8_t* to = (uint8_t*)bulk->to;
  const uint8_t* source = (const uint8_t*)bulk->source;
  bulk->active = 0;
  if (bulk->map)
    move_box((const TensorMap*)bulk->map, bulk->at, context->shared,
             (bulk->kind == BULK_TO_GROUP ? source : to) - context->shared, bulk->kind == BULK_TO_GROUP,
             bulk->operation, bulk->element);
  else if (bulk->element >= 0)
    combine_into(to, source, bulk->bytes, bulk->operation, bulk->element, bulk->kind == BULK_TO_GROUP);
  else
    memcpy(to, source, (size_t)bulk->bytes);
  if (bulk->kind == BULK_TO_BARRIER) {
    mark_written(context, (int64_t)(to - context->shared), bulk->bytes);
    int wrong = change_tx(context, (uint64_t*)(context->shared + bulk->barrier), -bulk->bytes);
    if (wrong)
      happen(context, BAD_MBARRIER, context->warps + bulk->thread / WARP, (uint32_t)bulk->thread % WARP, bulk->site,
             wrong - 1, bulk->barrier);
  }
}

static void forget_bulks(Context* context) {
  int64_t kept = 0;
  for (int64_t i = 0; i < context->bulk_count; i++)
    if (context->bulks[i].active)
      context->bulks[kept++] = context->bulks[i];
  context->bulk_count = kept;
}

/* Completes the block's bulk copies that report to an mbarrier. */
static void complete_bulks(Context* context, int64_t barrier) {
  for (int64_t i = 0; i < context->bulk_count; i++)
    if (context->bulks[i].kind == BULK_TO_BARRIER && context->bulks[i].barrier == barrier)
      complete_bulk(context, context->bulks + i);
  forget_bulks(context);
}

static Bulk* new_bulk(Context* context) {
  if (context->bulk_count == COPIES) {
    complete_bulk(context, context->bulks);
    forget_bulks(context);
  }
  return context->bulks + context->bulk_count++;
}

static uint8_t* global_place(const Context* context, int64_t address, int64_t bytes) {
  Buffer buffer;
  return find_buffer(context, &ANY_GLOBAL, address, bytes, &buffer) ? (uint8_t*)address : 0;
}

/* One thread's copy to the shared memory of a block, `owner`; its mbarrier lies there too. */
static int bulk_to_shared(Context* context, Warp* warp, uint32_t lane, Bulk* found, Context* owner, int64_t to,
                          int64_t barrier) {
  int64_t address = barrier;
  if (to < 0 || to + found->bytes > owner->shared_bytes)
    return 1 + BULK_BOUNDS;
  if (address & 7 || address < 0 || address + 8 > owner->shared_bytes) {
    happen(context, BAD_MBARRIER, warp, lane, found->site, OUTSIDE_SHARED, barrier);
    return 0;
  }
  found->to = (int64_t)(owner->shared + to);
  found->barrier = barrier;
  *new_bulk(owner) = *found;
  return 0;
}

/* cp.async.bulk and cp.reduce.async.bulk: sources at warp->address; in warp->value, 32 values of 64 bits each, where to,
   how many bytes, mbarriers, and which blocks of the cluster receive (0: the one that the address is in). */
void rooftile_bulk(Context* context, Warp* warp, uint32_t mask, int32_t from_shared, int32_t to_global,
                   int32_t operation, int32_t element, int64_t site) {
  const int64_t* value = (const int64_t*)warp->value;
  EACH_LANE(lane, mask) {
    int64_t source = warp->address[lane], to = value[lane], bytes = value[WARP + lane], from = source;
    int64_t barrier = value[2 * WARP + lane], blocks = value[3 * WARP + lane];
    Context *owner, *other;
    if (!bytes)
      continue;
    uint8_t* read = bytes < 0 ? 0
                    : from_shared ? shared_place(context, source, bytes, &owner)
                                  : global_place(context, source, bytes);
    int wrong = read ? 0 : 1 + BULK_BOUNDS;
    if ((source | to | bytes) & (BULK_ALIGN - 1))
      wrong = 1 + BULK_ALIGNMENT;
    Bulk bulk = {.source = (int64_t)read,
                 .to = to,
                 .bytes = bytes,
                 .site = site,
                 .thread = (int32_t)(warp->id * WARP + lane),
                 .group = warp->bulk_group[lane],
                 .kind = to_global ? BULK_TO_GROUP : BULK_TO_BARRIER,
                 .active = 1,
                 .operation = operation,
                 .element = element};
    if (!wrong && from_shared && owner == context)
      read_by_proxy(context, warp, lane, site, source, bytes);
    if (!wrong && to_global) {
      from = to;
      if (global_place(context, to, bytes))
        *new_bulk(context) = bulk;
      else
        wrong = 1 + BULK_BOUNDS;
    } else if (!wrong) {
      from = to;
      owner = owner_of(context, &to);
      other = owner_of(context, &barrier);
      if (!owner || (!blocks && other != owner))
        wrong = 1 + BULK_BOUNDS;
      for (int64_t rank = 0; rank < context->cluster_size && !wrong; rank++) {
        Context* peer = (Context*)context->group[context->cluster_start + rank];
        if (blocks ? blocks >> rank & 1 : peer == owner)
          wrong = bulk_to_shared(context, warp, lane, &bulk, peer, to, barrier);
      }
    }
    if (wrong)
      happen(context, BAD_BULK_COPY, warp, lane, site, wrong - 1, from);
  }
}

/* cp.async.bulk.commit_group. */
void rooftile_bulk_commit(Warp* warp, uint32_t mask) {
  EACH_LANE(lane, mask) warp->bulk_group[lane]++;
}

/* cp.async.bulk.wait_group: all but the `pending` youngest groups of each lane complete. */
void rooftile_bulk_wait(Context* context, Warp* warp, uint32_t mask, int32_t pending) {
  for (int64_t i = 0; i < context->bulk_count; i++) {
    Bulk* bulk = context->bulks + i;
    uint32_t lane = (uint32_t)bulk->thread % WARP;
    if (bulk->kind == BULK_TO_GROUP && bulk->thread / WARP == warp->id && mask >> lane & 1 &&
        bulk->group + (uint32_t)pending < warp->bulk_group[lane])
      complete_bulk(context, bulk);
  }
  forget_bulks(context);
}

/* Stores to global memory reach it without a wait; nobody can have seen data that no mbarrier was looked at for. */
static void end_bulks(Context* context) {
  for (int64_t i = 0; i < context->bulk_count; i++) {
    Bulk* bulk = context->bulks + i;
    if (bulk->kind == BULK_TO_GROUP)
      complete_bulk(context, bulk);
    else
      happen(context, NOT_AWAITED, context->warps + bulk->thread / WARP, (uint32_t)bulk->thread % WARP, bulk->site, -1,
             0);
  }
  context->bulk_count = 0;
}

/* st.async and red.async: `bytes` of each lane in warp->operand go to the addresses in warp->address, and are reported to
   the mbarriers in warp->value. */
void rooftile_store_async(Context* context, Warp* warp, uint32_t mask, int32_t bytes, int32_t operation,
                          int32_t element, int64_t site) {
  EACH_LANE(lane, mask) {
    Context *owner, *other;
    int64_t address = warp->address[lane], barrier = ((const int64_t*)warp->value)[lane];
    uint8_t* to = shared_place(context, address, bytes, &owner);
    uint64_t* cell = mbarrier_at(context, warp, lane, barrier, site, &other);
    if (!to || address & (bytes - 1) || (cell && other != owner)) {
      happen(context, BAD_BULK_COPY, warp, lane, site, to ? BULK_ALIGNMENT : BULK_BOUNDS, address);
      continue;
    }
    if (!cell)
      continue;
    const uint8_t* from = warp->operand + lane * (uint32_t)bytes;
    if (element >= 0)
      combine_into(to, from, bytes, operation, element, 0);
    else
      memcpy(to, from, (size_t)bytes);
    mark_written(owner, (int64_t)(to - owner->shared), bytes);
    int wrong = change_tx(owner, cell, -bytes);
    if (wrong)
      happen(context, BAD_MBARRIER, warp, lane, site, wrong - 1, barrier);
  }
}
