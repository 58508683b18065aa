/* Accesses to shared memory are looked at when their generation ends, and only if it is a new one. */
#include "common.h"

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
      EACH_LANE(lane, entry->mask) {
        int64_t low = entry->address[lane], high = faults(context, s, low) ? low : low + s->bytes;
        for (int64_t to = low; to < high; to += h->granule_bytes)
          h->granules[to / h->granule_bytes].written = h->serial;
      }
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
  int64_t early = h->early_count;
  if (known->key) {
    if (fresh)
      mark_logged(context);
  } else {
    int64_t noted = h->noted;
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
  if (fresh || early != h->early_count) /* else the same reads, later, would pass for these, and hide them in other blocks */
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
