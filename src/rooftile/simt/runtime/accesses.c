/* Loads and stores lane by lane, and their faults. */
#include "common.h"

static void record(Fault* fault, const Context* context, const Warp* warp, uint32_t lane) {
  int64_t thread = warp->id * WARP + lane;
  if (!fault->count || context->block < fault->block ||
      (context->block == fault->block && thread < fault->thread)) {
    fault->block = context->block;
    fault->thread = thread;
    fault->address = warp->address[lane];
  }
  fault->count++;
}

static void count_here(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  const Slot* s = context->slots + slot;
  if (!s->counted)
    return;
  note_origin(context, warp, slot, warp->address[__builtin_ctz(mask)]);
  trace(context, warp, slot, mask);
  Pattern* p = find_pattern(context, warp, slot, mask);
  int64_t first = warp->address[__builtin_ctz(mask)];
  if (p)
    p->hits[(first / s->bytes) & (s->phases - 1)]++;
  else
    count(context, slot, warp->address, mask, 1);
}

/* The context whose block's shared memory an address lies in, and where; null outside. Generic addresses may come too. */
static Context* owner_of(Context* context, int64_t* address) {
  if ((*address ^ SHARED_WINDOW) >> 32 == 0)
    *address &= 0xFFFFFFFF;
  int64_t rank = *address >> RANK_SHIFT;
  if (!rank)
    return context;
  if (rank < 0 || rank > context->cluster_size)
    return 0;
  *address &= (1 << RANK_SHIFT) - 1;
  return (Context*)context->group[context->cluster_start + rank - 1];
}

/* Shared memory that was written in a way that is not watched: by another block, or by a bulk copy. */
static void mark_written(Context* owner, int64_t address, int64_t bytes) {
  Hazards* h = owner->hazards;
  if (!h || !h->granule_count)
    return;
  for (int64_t i = address / h->granule_bytes; i * h->granule_bytes < address + bytes; i++) {
    h->granules[i].written = h->serial;
    h->granules[i].early_thread = 0;
    h->granules[i].proxy_fence = 0;
  }
}

/* Where a lane's access goes in host memory, or null; faults are recorded. */
static uint8_t* lane_memory(Context* context, Warp* warp, int64_t slot, uint32_t lane) {
  const Slot* s = context->slots + slot;
  int64_t address = warp->address[lane];
  Buffer buffer;
  if (s->space == SHARED && address >> RANK_SHIFT) {
    Context* owner = owner_of(context, &address);
    if (owner && address + s->bytes <= owner->shared_bytes) {
      if (address & (s->bytes - 1))
        record(context->misaligned + slot, context, warp, lane);
      if (s->operation != LOAD)
        mark_written(owner, address, s->bytes);
      return owner->shared + address;
    }
    address = warp->address[lane];
  }
  if (!find_buffer(context, s, address, s->bytes, &buffer)) {
    record(context->out_of_bounds + slot, context, warp, lane);
    return 0;
  }
  if (address & (s->bytes - 1))
    record(context->misaligned + slot, context, warp, lane);
  if (s->space == GLOBAL)
    return (uint8_t*)address;
  return s->space == SHARED ? context->shared + address : warp->local + lane * context->local_bytes + address;
}

/* One element; aligned ones in one piece, for other threads of the host may look on. */
static void copy(uint8_t* to, const uint8_t* from, int64_t bytes) {
  if (((uintptr_t)to | (uintptr_t)from) & (uintptr_t)(bytes - 1)) {
    for (int64_t i = 0; i < bytes; i++)
      to[i] = from[i];
  } else if (bytes == 8) {
    __atomic_store_n((uint64_t*)to, __atomic_load_n((const uint64_t*)from, __ATOMIC_ACQUIRE),
                     __ATOMIC_RELEASE);
  } else if (bytes == 4) {
    __atomic_store_n((uint32_t*)to, __atomic_load_n((const uint32_t*)from, __ATOMIC_ACQUIRE),
                     __ATOMIC_RELEASE);
  } else if (bytes == 2) {
    __atomic_store_n((uint16_t*)to, __atomic_load_n((const uint16_t*)from, __ATOMIC_ACQUIRE),
                     __ATOMIC_RELEASE);
  } else {
    __atomic_store_n(to, __atomic_load_n(from, __ATOMIC_ACQUIRE), __ATOMIC_RELEASE);
  }
}

/* What a load gives whose address is in no buffer: 0, or where the language says that it is some other element's value,
   a NaN, which shows in all that depends on it. */
static void read_outside(const Context* context, const Slot* slot, uint8_t* value, int64_t size) {
  const uint32_t pattern = context->wgsl_memory && slot->space == GLOBAL ? POISON : 0;
  for (int64_t i = 0; i < size; i++)
    value[i] = (uint8_t)(pattern >> 8 * (i & 3));
}

/* Loads into or stores from warp->value (element v of lane l is number 32 v + l), for the lanes of `mask`. */
void rooftile_access(Context* context, Warp* warp, int64_t slot, uint32_t mask) {
  const Slot* s = context->slots + slot;
  int64_t size = s->element_bytes;
  if (!mask)
    return;
  EACH_LANE(lane, mask) {
    uint8_t* memory = lane_memory(context, warp, slot, lane);
    for (int64_t v = 0; v * size < s->bytes; v++) {
      uint8_t* value = warp->value + (v * WARP + lane) * size;
      if (!memory) {
        if (s->operation != STORE)
          read_outside(context, s, value, size);
      } else if (s->operation == STORE) {
        copy(memory + v * size, value, size);
      } else {
        copy(value, memory + v * size, size);
      }
    }
  }
  count_here(context, warp, slot, mask);
}
