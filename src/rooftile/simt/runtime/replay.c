/* Plays traces of warps back through a cache. A line has its place in one set, where the least recently used line makes
   way for it, and takes room in one group, where it does too; of a line, single sectors are fetched. All memory is the
   caller's. */
#include "common.h"

enum { NONE = -1, AGAIN = 128 };

/* Time goes by new lines, and between two of them by uses. */
#define NEW_LINE (INT64_C(1) << 32)

/* Neighbouring lines lie in different sets, and most rows of a matrix begin in others. */
static int32_t* set_of(const Cache* c, int64_t line) {
  return c->set + ((line ^ line >> 6 ^ line >> 8) & (c->sets - 1));
}

/* Any: neighbours too are to fall unevenly. */
static int32_t group_of(const Cache* c, int64_t line) {
  uint64_t mixed = (uint64_t)line * 0x9E3779B97F4A7C15u;
  mixed = (mixed ^ mixed >> 32) * 0xD6E8FEB86659FD93u;
  return (int32_t)(mixed >> 40) & (c->groups - 1);
}

/* Lines that were used again stand in a list of their own, and make way later: by as many new lines as half of the cache
   holds. */
static int32_t list_of(const Cache* c, int32_t i) {
  return 2 * group_of(c, c->line[i]) + (c->sectors[i] & AGAIN ? 1 : 0);
}

/* Later is larger. */
static int64_t used(const Cache* c, int32_t i) {
  return c->last[i] + (c->sectors[i] & AGAIN ? NEW_LINE * ((int64_t)c->groups * c->most / 2) : 0);
}

static void take_out(Cache* c, int32_t i) {
  int32_t newer = c->newer[i], older = c->older[i], list = list_of(c, i);
  *(newer == NONE ? c->newest + list : c->older + newer) = older;
  *(older == NONE ? c->oldest + list : c->newer + older) = newer;
}

static void make_newest(Cache* c, int32_t i) {
  int32_t list = list_of(c, i), before = c->newest[list];
  c->newer[i] = NONE;
  c->older[i] = before;
  *(before == NONE ? c->oldest + list : c->newer + before) = i;
  c->newest[list] = i;
  c->last[i] = ++c->now;
}

static void drop(Cache* c, int32_t i) {
  take_out(c, i);
  c->held[group_of(c, c->line[i])]--;
  int32_t* link = set_of(c, c->line[i]);
  while (*link != i)
    link = c->chain + *link;
  *link = c->chain[i];
  c->chain[i] = c->free;
  c->free = i;
}

/* The line of a group that makes way. */
static int32_t least_of(const Cache* c, int32_t group) {
  int32_t once = c->oldest[2 * group], again = c->oldest[2 * group + 1];
  return once == NONE || (again != NONE && used(c, again) < used(c, once)) ? again : once;
}

/* Where the line is, now the newest; its sectors are 0 if it was not there, which is added to `brought`. */
static int32_t find_line(Cache* c, int64_t line, int64_t* brought) {
  int32_t *set = set_of(c, line), i = *set, group = group_of(c, line), count = 0, oldest = *set;
  for (; i != NONE && c->line[i] != line; i = c->chain[i]) {
    if (used(c, i) < used(c, oldest))
      oldest = i;
    count++;
  }
  if (i != NONE) {
    take_out(c, i);
    c->sectors[i] |= AGAIN;
    make_newest(c, i);
    return i;
  }
  if (count == c->ways)
    drop(c, oldest);
  if (c->held[group] == c->most)
    drop(c, least_of(c, group));
  c->held[group]++;
  ++*brought;
  if (c->free != NONE) {
    i = c->free;
    c->free = c->chain[i];
  } else {
    i = c->used++;
  }
  c->now += NEW_LINE;
  c->line[i] = line;
  c->sectors[i] = 0;
  c->chain[i] = *set;
  *set = i;
  make_newest(c, i);
  return i;
}

/* Sectors of line `i` that were not there; now they are. */
static uint32_t fill(Cache* c, int32_t i, uint32_t sectors) {
  uint32_t missed = sectors & ~(uint32_t)c->sectors[i];
  c->sectors[i] |= (uint8_t)sectors;
  return missed;
}

/* What `bypass` says of a slot: L1 is not looked into; each entry of a trace is counted as one sector. */
enum { PAST_L1 = 1, ONE_EACH = 2 };

/* One request of a warp; returns where the next begins. */
static int64_t request(Cache* c, const uint64_t* entries, int64_t at, int64_t end, const uint8_t* bypass,
                       int64_t* totals) {
  do {
    int64_t line = (int64_t)(entries[at] >> TRACE_LINE), slot = entries[at] >> TRACE_SLOT & TRACE_SLOTS;
    uint32_t sectors = entries[at] & 15, missed = sectors;
    int64_t* total = totals + 3 * slot;
    if (!(bypass[slot] & PAST_L1))
      missed = fill(c, find_line(c, line, total + 2), sectors);
    total[0] += bypass[slot] & ONE_EACH ? 1 : __builtin_popcount(sectors);
    total[1] += __builtin_popcount(missed);
  } while (++at < end && !(entries[at] >> TRACE_FIRST & 1));
  return at;
}

/* Warps take turns, `burst` requests each, until all are done. Warp w has the entries from begin[w] to end[w]; it starts with
   the request that holds cursor[w] and comes round to it again. Adds each slot's sectors, those of them that were not
   there, and lines that were not, to `totals`. */
void rooftile_replay(Cache* c, const uint64_t* entries, const int64_t* begin, const int64_t* end, int64_t* cursor,
                     int64_t* left, int64_t warps, int64_t burst, const uint8_t* bypass, int64_t* totals) {
  int64_t all = 0;
  for (int64_t w = 0; w < warps; w++) {
    all += left[w] = end[w] - begin[w];
    while (cursor[w] > begin[w] && !(entries[cursor[w]] >> TRACE_FIRST & 1))
      cursor[w]--;
  }
  while (all > 0)
    for (int64_t w = 0; w < warps; w++)
      for (int64_t turn = 0; turn < burst && left[w] > 0; turn++) {
        int64_t next = request(c, entries, cursor[w], end[w], bypass, totals), count = next - cursor[w];
        left[w] -= count;
        all -= count;
        cursor[w] = next == end[w] ? begin[w] : next;
      }
}
