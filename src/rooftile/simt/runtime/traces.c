/* What chosen blocks ask of the memory system, request by request. */
#include "common.h"

/* Lines of 128 bytes that one request touches, and which of their sectors; a line once for each `place`. */
typedef struct {
  int64_t line[2 * WARP], place[2 * WARP];
  uint32_t sectors[2 * WARP];
  int count;
} Touched;

static void touch(Touched* t, int64_t line, int64_t place, uint32_t sector) {
  int i = t->count - 1;
  while (i >= 0 && (t->line[i] != line || t->place[i] != place))
    i--; /* neighbouring lanes mostly lie in one line, which was then added last */
  if (i < 0) {
    if (t->count == 2 * WARP)
      return; /* only accesses wider than any machine has touch more */
    i = t->count++;
    t->line[i] = line;
    t->place[i] = place;
    t->sectors[i] = 0;
  }
  t->sectors[i] |= 1u << sector;
}

/* Appends the request at warp->address to the trace of its warp, if its block is one of the chosen. A warp whose room is
   used up is traced no further. Of cp.async past L1, which goes to the addresses in warp->value, every 32 bytes of shared
   memory ask for themselves (counting.c), and for two sectors where they are not 32 bytes of one. */
static void trace(Context* context, const Warp* warp, int64_t slot, uint32_t mask) {
  const Slot* s = context->slots + slot;
  if (context->tracing < 0 || s->space == SHARED || !s->counted)
    return;
  int64_t place = context->tracing * context->warp_count + warp->id;
  int64_t *length = context->trace_lengths + place, room = context->trace_room;
  if (*length < 0)
    return;
  uint64_t* entry = context->trace + place * room;
  Touched touched;
  touched.count = 0;
  int bytes = s->group_bytes;
  const int64_t* to = s->bypass ? (const int64_t*)warp->value : 0;
  EACH_LANE(lane, mask) {
    int64_t address = warp->address[lane] + s->group_offset;
    if (s->group_align)
      address &= -(int64_t)bytes;
    int64_t last = address + bytes - 1;
    if (s->space == LOCAL) /* a word of all lanes is a line, and no other warp's */
      for (int64_t word = address >> 2; word <= last >> 2; word++)
        touch(&touched, TRACE_LOCAL + place * (context->local_bytes / 4) + word, 0, lane / 8);
    else
      for (int64_t sector = address >> 5; sector <= last >> 5; sector++)
        touch(&touched, sector >> 2, to ? to[lane] >> 5 : 0, sector & 3);
  }
  if (*length + touched.count > room) {
    context->trace_lengths[place] = -1 - *length; /* full: its length is told apart from a whole trace's */
    return;
  }
  for (int i = 0; i < touched.count; i++)
    entry[(*length)++] = (uint64_t)touched.line[i] << TRACE_LINE | (uint64_t)slot << TRACE_SLOT |
                         (uint64_t)(i == 0) << TRACE_FIRST | touched.sectors[i];
}

/* Keeps the first address that warp 0 of a block asks for in each buffer: where two blocks agree, they use the same part
   of it. Where no more is wanted of the block, asks for it to stop. */
static void note_origin(Context* context, const Warp* warp, int64_t slot, int64_t address) {
  if (!context->origins || warp->id || context->slots[slot].space != GLOBAL)
    return;
  int64_t* origin = context->origins + context->block * context->buffer_count;
  uint64_t missing = context->until;
  for (int64_t i = 0; i < context->buffer_count; i++) {
    if (address >= context->buffers[i].low && address < context->buffers[i].high && !origin[i])
      origin[i] = address;
    if (origin[i] && i < 64)
      missing &= ~(1ull << i);
  }
  if (context->until && !missing)
    __atomic_store_n(context->stop, ENOUGH, __ATOMIC_RELAXED);
}

/* Sends a warp's next access of each instruction to global or local memory through rooftile_resolve. */
static void forget_patterns(const Context* context, Warp* warp) {
  for (int64_t slot = 0; slot < context->slot_count; slot++)
    if (context->slots[slot].space != SHARED)
      warp->patterns[slot] = context->unfit;
}
