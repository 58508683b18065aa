/* Copies of boxes of tensors by one thread each (PTX ISA 9.7.9.25.5.2 to 9.7.9.25.5.4), tiled mode without interleave. */
#include "common.h"

enum { BULK_BOUNDS, BULK_ALIGNMENT };
enum { CHUNK = 16, TILE_ALIGN = 128 };

static Bulk* new_bulk(Context* context);
static int bulk_to_shared(Context* context, Warp* warp, uint32_t lane, Bulk* found, Context* owner, int64_t to,
                          int64_t barrier);
static void combine_into(uint8_t* memory, const uint8_t* from, int64_t bytes, int operation, int type, int global);

/* Where a chunk of 16 bytes lies: its place in a line of `swizzle` bytes is exchanged, by the number of the 128 bytes
   that it is in (PTX ISA 5.5.6). Addresses are those of shared memory, not counted from the tile. */
static int64_t swizzled(int64_t address, int64_t swizzle) {
  return swizzle ? address ^ ((address >> 7 & (swizzle / CHUNK - 1)) * CHUNK) : address;
}

/* Bytes from row to row of a box in shared memory: what is swizzled is filled up. */
static int64_t pitch_of(const TensorMap* map) {
  int64_t width = (int64_t)map->box[0] * map->element_bytes;
  return map->swizzle > width ? map->swizzle : width;
}

/* Copies the box at coordinates `at` to or from shared memory's `place`; outside the tensor zeros are read, and nothing
   is written, but that an H200 stores whole chunks: where a row ends within one, what lies behind it, up to the tensor's
   own end, is written, too. `type` is what a reduction combines, -1 for a copy. */
static void move_box(const TensorMap* map, const int32_t* at, uint8_t* shared, int64_t place, int to_global,
                     int operation, int type) {
  int64_t width = (int64_t)map->box[0] * map->element_bytes, end = (int64_t)map->sizes[0] * map->element_bytes;
  int64_t pitch = pitch_of(map), last = map->address + end;
  int32_t step[MOST_DIMENSIONS] = {0};
  for (int d = 1; d < map->rank; d++)
    last += (map->sizes[d] - 1) * map->strides[d - 1];
  for (int d = 0; d < map->rank;) {
    int64_t row = map->address;
    int inside = 1;
    for (d = 1; d < map->rank; d++) {
      int64_t c = (int64_t)at[d] + step[d];
      inside &= c >= 0 && c < map->sizes[d];
      row += c * map->strides[d - 1];
    }
    int64_t x = (int64_t)at[0] * map->element_bytes;
    for (int64_t i = 0; i < width; i += CHUNK, x += CHUNK) {
      int64_t left = inside && x >= 0 ? end - x : 0, bytes = left > CHUNK ? CHUNK : left;
      uint8_t *cell = shared + swizzled(place + i, map->swizzle), *element = (uint8_t*)(row + x);
      if (!to_global && bytes < CHUNK)
        memset(cell, 0, CHUNK);
      if (bytes <= 0)
        continue;
      if (!to_global)
        memcpy(cell, element, (size_t)bytes);
      else if (type >= 0)
        combine_into(element, cell, bytes, operation, type, 1);
      else
        memcpy(element, cell, (size_t)(last - (row + x) < CHUNK ? bytes : CHUNK));
    }
    place += pitch;
    for (d = 1; d < map->rank && ++step[d] == map->box[d]; d++)
      step[d] = 0;
  }
}

/* Only a parameter of the kernel is taken for a tensor map: no kernel can write there. */
static const TensorMap* map_at(const Context* context, int64_t address) {
  int64_t start = (int64_t)context->parameters;
  if (address & 63 || address < start || address + (int64_t)sizeof(TensorMap) > start + context->parameter_bytes)
    return 0;
  const TensorMap* map = (const TensorMap*)address;
  return map->magic == TENSOR_MAP_MAGIC ? map : 0;
}

/* cp.async.bulk.tensor and cp.reduce.async.bulk.tensor: maps at warp->address; in warp->value, addresses in shared memory
   and mbarriers (64 bits each), then the first four coordinates (32 bits); in warp->operand which blocks of the cluster
   receive (0: the one that the address is in) and the fifth coordinate. */
void rooftile_tensor(Context* context, Warp* warp, uint32_t mask, int32_t rank, int32_t to_global, int32_t operation,
                     int64_t site) {
  const int64_t *places = (const int64_t*)warp->value, *barriers = places + WARP;
  const int32_t *near = (const int32_t*)(places + 2 * WARP), *blocks = (const int32_t*)warp->operand;
  EACH_LANE(lane, mask) {
    int64_t place = places[lane], barrier = barriers[lane];
    const TensorMap* map = map_at(context, warp->address[lane]);
    int wrong = !map || (operation >= 0 && map->type < 0) ? 1 + NOT_A_MAP : map->rank != rank ? 1 + OTHER_RANK : 0;
    Bulk bulk = {.site = site,
                 .thread = (int32_t)(warp->id * WARP + lane),
                 .group = warp->bulk_group[lane],
                 .kind = to_global ? BULK_TO_GROUP : BULK_TO_BARRIER,
                 .active = 1,
                 .operation = operation,
                 .element = operation < 0 || wrong ? -1 : map->type,
                 .map = (int64_t)map,
                 .at = {near[lane], near[WARP + lane], near[2 * WARP + lane], near[3 * WARP + lane],
                        blocks[WARP + lane]}};
    Context *owner = owner_of(context, &place), *other = owner_of(context, &barrier);
    if (!wrong) {
      bulk.bytes = map->element_bytes;
      for (int d = 0; d < rank; d++)
        bulk.bytes *= map->box[d];
      if (place & (TILE_ALIGN - 1))
        wrong = 1 + BULK_ALIGNMENT;
      else if ((int64_t)near[lane] * map->element_bytes % CHUNK)
        wrong = 1 + CUT_CHUNK;
    }
    /* with swizzling, chunks of the last 128 bytes lie anywhere in them */
    int64_t whole = wrong ? 0 : bulk.bytes / (map->box[0] * map->element_bytes) * pitch_of(map);
    whole = !wrong && map->swizzle ? (whole + TILE_ALIGN - 1) & -TILE_ALIGN : whole;
    if (!wrong && (!owner || place < 0 || place + whole > owner->shared_bytes))
      wrong = 1 + BULK_BOUNDS;
    if (!wrong && to_global) {
      bulk.source = (int64_t)(context->shared + place);
      read_by_proxy(owner, warp, lane, site, place, whole);
      if (owner == context)
        *new_bulk(context) = bulk;
      else
        wrong = 1 + BULK_BOUNDS;
    } else if (!wrong) {
      if (!blocks[lane] && other != owner)
        wrong = 1 + BULK_BOUNDS;
      for (int64_t rank = 0; rank < context->cluster_size && !wrong; rank++) {
        Context* peer = (Context*)context->group[context->cluster_start + rank];
        if (blocks[lane] ? blocks[lane] >> rank & 1 : peer == owner)
          wrong = bulk_to_shared(context, warp, lane, &bulk, peer, place, barrier);
      }
    }
    if (wrong)
      happen(context, BAD_BULK_COPY, warp, lane, site, wrong - 1, places[lane]);
  }
}
