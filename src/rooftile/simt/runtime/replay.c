/* Plays traces of warps back through a cache: fully associative, the least recently used line replaced first. A line
   takes one tag, and room for those of its four sectors that are there. All memory is the caller's. */
#include "common.h"

enum { NONE = -1 };

static void take_out(Cache* c, int32_t i) {
  int32_t newer = c->newer[i], older = c->older[i];
  *(newer == NONE ? &c->newest : c->older + newer) = older;
  *(older == NONE ? &c->oldest : c->newer + older) = newer;
}

static void make_newest(Cache* c, int32_t i) {
  c->newer[i] = NONE;
  c->older[i] = c->newest;
  *(c->newest == NONE ? &c->oldest : c->newer + c->newest) = i;
  c->newest = i;
}

static int32_t* bucket_of(const Cache* c, int64_t line) {
  return c->buckets + ((uint64_t)line * 0x9E3779B97F4A7C15u >> c->shift);
}

static void drop(Cache* c, int32_t i) {
  take_out(c, i);
  int32_t* link = bucket_of(c, c->line[i]);
  while (*link != i)
    link = c->chain + *link;
  *link = c->chain[i];
  c->held -= __builtin_popcount(c->sectors[i]);
  c->chain[i] = c->free;
  c->free = i;
}

/* Where the line is, now the newest; its sectors are 0 if it was not there. */
static int32_t find_line(Cache* c, int64_t line) {
  int32_t *bucket = bucket_of(c, line), i = *bucket;
  while (i != NONE && c->line[i] != line)
    i = c->chain[i];
  if (i != NONE) {
    take_out(c, i);
    make_newest(c, i);
    return i;
  }
  if (c->used == c->tags && c->free == NONE)
    drop(c, c->oldest);
  if (c->free != NONE) {
    i = c->free;
    c->free = c->chain[i];
  } else {
    i = c->used++;
  }
  c->line[i] = line;
  c->sectors[i] = 0;
  c->chain[i] = *bucket;
  *bucket = i;
  make_newest(c, i);
  return i;
}

/* Sectors of line `i`, the newest, that were not there; now they are. */
static uint32_t fill(Cache* c, int32_t i, uint32_t sectors) {
  uint32_t missed = sectors & ~(uint32_t)c->sectors[i];
  c->sectors[i] |= (uint8_t)sectors;
  c->held += __builtin_popcount(missed);
  while (c->held > c->most && c->oldest != i)
    drop(c, c->oldest);
  return missed;
}

/* One request of a warp; returns where the next begins. */
static int64_t request(Cache* c, const uint64_t* entries, int64_t at, int64_t end, const uint8_t* bypass,
                       int64_t* totals) {
  do {
    int64_t line = (int64_t)(entries[at] >> TRACE_LINE), slot = entries[at] >> TRACE_SLOT & TRACE_SLOTS;
    uint32_t sectors = entries[at] & 15, missed = sectors;
    if (!bypass[slot])
      missed = fill(c, find_line(c, line), sectors);
    totals[2 * slot] += __builtin_popcount(sectors);
    totals[2 * slot + 1] += __builtin_popcount(missed);
  } while (++at < end && !(entries[at] >> TRACE_FIRST & 1));
  return at;
}

/* Warps take turns, one request each, until all are done. Warp w has the entries from begin[w] to end[w]; it starts with
   the request that holds cursor[w] and comes round to it again. Adds each slot's sectors, and those of them that were not
   there, to `totals`. */
void rooftile_replay(Cache* c, const uint64_t* entries, const int64_t* begin, const int64_t* end, int64_t* cursor,
                     int64_t* left, int64_t warps, const uint8_t* bypass, int64_t* totals) {
  int64_t all = 0;
  for (int64_t w = 0; w < warps; w++) {
    all += left[w] = end[w] - begin[w];
    while (cursor[w] > begin[w] && !(entries[cursor[w]] >> TRACE_FIRST & 1))
      cursor[w]--;
  }
  while (all > 0)
    for (int64_t w = 0; w < warps; w++)
      if (left[w] > 0) {
        int64_t next = request(c, entries, cursor[w], end[w], bypass, totals), count = next - cursor[w];
        left[w] -= count;
        all -= count;
        cursor[w] = next == end[w] ? begin[w] : next;
      }
}
