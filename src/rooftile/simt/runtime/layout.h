/* Written by tools/build_runtime.py from simt/layout; do not edit. */
#pragma once
#include <stdint.h>

#define GLOBAL 0
#define SHARED 1
#define LOCAL 2
#define LOAD 0
#define STORE 1
#define ATOMIC 2
#define LOAD_MATRIX 3
#define FINISHED 0
#define STOPPED 1
#define NEED_DIVERGENT 2
#define ENOUGH 2
#define EXITED 0
#define AT_BARRIER 1
#define DIVERGED 2
#define POLLED_STOP 3
#define TRAPPED 4
#define YIELDED 5
#define KIND_GATHER 0
#define KIND_BROADCAST 1
#define KIND_CONTIGUOUS 2
#define KIND_HALF_BROADCAST 3
#define KIND_HALF_CONTIGUOUS 4
#define KIND_RUNS 5
#define RUNS 8
#define MOST_LANE_BYTES 32
#define TOTALS 6
#define MISSED_BARRIER 0
#define MIXED_BARRIERS 1
#define TRAP 2
#define NEVER_ARRIVES 3
#define NOT_AWAITED 4
#define BAD_MBARRIER 5
#define BAD_BULK_COPY 6
#define READ_TOO_SOON 7
#define BAD_DESCRIPTOR 8
#define COPIES 512
#define PAIRS 8
#define COPY_DATA 0
#define COPY_ARRIVE 1
#define BULK_TO_BARRIER 0
#define BULK_TO_GROUP 1
#define MOST_DIMENSIONS 5
#define TENSOR_MAP_MAGIC 8097873861597033586
#define NOT_A_MAP 2
#define OTHER_RANK 3
#define CUT_CHUNK 4
#define NO_BARRIER 0
#define TOO_MANY_ARRIVALS 1
#define OUTSIDE_SHARED 2
#define BAD_COUNT 3
#define COMPLETES 4
#define RANK_SHIFT 24
#define READ_AFTER_WRITE 0
#define WRITE_AFTER_READ 1
#define WRITE_AFTER_WRITE 2
#define UNINITIALISED_READ 3
#define OUTSIDE_ARRAY 4
#define SHARED_ALIAS 5
#define EARLY_EXIT 6
#define UNSET_REGISTER 7
#define POISON 2146926583
#define ABSENT_LANES 8
#define UNNAMED_LANE 9
#define ABSENT_SOURCE 10
#define BARRIER_NUMBER 11
#define NO_PROXY_FENCE 12
#define ENDED_BLOCK 13
#define ELSEWHERE 0
#define RETURNED 1
#define NOT_LAUNCHED 2
#define SKIPPED_PHASE 6
#define SPANS_PHASES 5
#define STORAGE_BARRIER 1
#define HAZARD_ERROR 0
#define HAZARD_WARNING 1
#define HAZARD_NOTE 2
#define HAZARD_STRONG 1073741824
#define HAZARD_VOLATILE 536870912
#define CELL_WRITTEN 1
#define CELL_EARLY 2
#define CELL_WRITTEN_TWICE 4
#define CELL_READ_AND_WRITTEN 8
#define TRACE_LINE 20
#define TRACE_SLOT 5
#define TRACE_FIRST 4
#define TRACE_SLOTS 32767
#define TRACE_LOCAL 8796093022208
#define ATOMIC_ADD 0
#define ATOMIC_MIN 1
#define ATOMIC_MAX 2
#define ATOMIC_AND 3
#define ATOMIC_OR 4
#define ATOMIC_XOR 5
#define ATOMIC_EXCH 6
#define ATOMIC_CAS 7
#define ATOMIC_INC 8
#define ATOMIC_DEC 9
#define TYPE_U32 0
#define TYPE_S32 1
#define TYPE_U64 2
#define TYPE_S64 3
#define TYPE_F32 4
#define TYPE_F64 5
#define TYPE_F16 6
#define TYPE_BF16 7
#define TYPE_F16X2 8
#define TYPE_BF16X2 9
#define TYPE_U16 10
#define MBARRIER_INIT 0
#define MBARRIER_INVAL 1
#define MBARRIER_EXPECT_TX 2
#define MBARRIER_COMPLETE_TX 3
#define MBARRIER_ARRIVE 4
#define MBARRIER_ARRIVE_DROP 5
#define SHARED_WINDOW 0x1000000000000000

typedef struct {
    int64_t low;
    int64_t high;
    uint32_t lanes;
    int32_t run_count;
    int64_t padding[5];
    int64_t run_start[8];
    uint32_t run_lanes[8];
    int32_t run_step[8];
    int64_t delta[32];
    int64_t base;
    uint64_t range;
    uint32_t mask;
    int32_t kind;
    uint64_t hits[0];
} Pattern;
_Static_assert(__builtin_offsetof(Pattern, low) == 0, "Pattern.low");
_Static_assert(__builtin_offsetof(Pattern, high) == 8, "Pattern.high");
_Static_assert(__builtin_offsetof(Pattern, lanes) == 16, "Pattern.lanes");
_Static_assert(__builtin_offsetof(Pattern, run_count) == 20, "Pattern.run_count");
_Static_assert(__builtin_offsetof(Pattern, padding) == 24, "Pattern.padding");
_Static_assert(__builtin_offsetof(Pattern, run_start) == 64, "Pattern.run_start");
_Static_assert(__builtin_offsetof(Pattern, run_lanes) == 128, "Pattern.run_lanes");
_Static_assert(__builtin_offsetof(Pattern, run_step) == 160, "Pattern.run_step");
_Static_assert(__builtin_offsetof(Pattern, delta) == 192, "Pattern.delta");
_Static_assert(__builtin_offsetof(Pattern, base) == 448, "Pattern.base");
_Static_assert(__builtin_offsetof(Pattern, range) == 456, "Pattern.range");
_Static_assert(__builtin_offsetof(Pattern, mask) == 464, "Pattern.mask");
_Static_assert(__builtin_offsetof(Pattern, kind) == 468, "Pattern.kind");
_Static_assert(__builtin_offsetof(Pattern, hits) == 472, "Pattern.hits");

typedef struct {
    int32_t space;
    int32_t bytes;
    int32_t element_bytes;
    int32_t operation;
    int32_t counted;
    int32_t group_bytes;
    int32_t group_offset;
    int32_t group_align;
    int32_t bypass;
    int32_t pairs;
    int64_t phases;
    int64_t pattern_bytes;
    int64_t patterns_offset;
} Slot;
_Static_assert(__builtin_offsetof(Slot, space) == 0, "Slot.space");
_Static_assert(__builtin_offsetof(Slot, bytes) == 4, "Slot.bytes");
_Static_assert(__builtin_offsetof(Slot, element_bytes) == 8, "Slot.element_bytes");
_Static_assert(__builtin_offsetof(Slot, operation) == 12, "Slot.operation");
_Static_assert(__builtin_offsetof(Slot, counted) == 16, "Slot.counted");
_Static_assert(__builtin_offsetof(Slot, group_bytes) == 20, "Slot.group_bytes");
_Static_assert(__builtin_offsetof(Slot, group_offset) == 24, "Slot.group_offset");
_Static_assert(__builtin_offsetof(Slot, group_align) == 28, "Slot.group_align");
_Static_assert(__builtin_offsetof(Slot, bypass) == 32, "Slot.bypass");
_Static_assert(__builtin_offsetof(Slot, pairs) == 36, "Slot.pairs");
_Static_assert(__builtin_offsetof(Slot, phases) == 40, "Slot.phases");
_Static_assert(__builtin_offsetof(Slot, pattern_bytes) == 48, "Slot.pattern_bytes");
_Static_assert(__builtin_offsetof(Slot, patterns_offset) == 56, "Slot.patterns_offset");

typedef struct {
    int64_t low;
    int64_t high;
} Buffer;
_Static_assert(__builtin_offsetof(Buffer, low) == 0, "Buffer.low");
_Static_assert(__builtin_offsetof(Buffer, high) == 8, "Buffer.high");

typedef struct {
    int64_t count;
    int64_t block;
    int64_t thread;
    int64_t address;
} Fault;
_Static_assert(__builtin_offsetof(Fault, count) == 0, "Fault.count");
_Static_assert(__builtin_offsetof(Fault, block) == 8, "Fault.block");
_Static_assert(__builtin_offsetof(Fault, thread) == 16, "Fault.thread");
_Static_assert(__builtin_offsetof(Fault, address) == 24, "Fault.address");

typedef struct {
    int64_t count;
    int64_t block;
    int64_t thread;
    int64_t site;
    int64_t other_site;
    int64_t missing;
    int64_t barrier;
} Event;
_Static_assert(__builtin_offsetof(Event, count) == 0, "Event.count");
_Static_assert(__builtin_offsetof(Event, block) == 8, "Event.block");
_Static_assert(__builtin_offsetof(Event, thread) == 16, "Event.thread");
_Static_assert(__builtin_offsetof(Event, site) == 24, "Event.site");
_Static_assert(__builtin_offsetof(Event, other_site) == 32, "Event.other_site");
_Static_assert(__builtin_offsetof(Event, missing) == 40, "Event.missing");
_Static_assert(__builtin_offsetof(Event, barrier) == 48, "Event.barrier");

typedef struct {
    int64_t vector;
    int64_t scalar;
    int64_t bytes;
} Uniform;
_Static_assert(__builtin_offsetof(Uniform, vector) == 0, "Uniform.vector");
_Static_assert(__builtin_offsetof(Uniform, scalar) == 8, "Uniform.scalar");
_Static_assert(__builtin_offsetof(Uniform, bytes) == 16, "Uniform.bytes");

typedef struct {
    uint32_t mask;
    uint32_t group;
    int32_t kind;
    int32_t bytes;
    int32_t whole;
    int32_t padding;
    int64_t low;
    int64_t high;
    int64_t site;
    int64_t slot;
    int64_t source[32];
    int64_t to[32];
    uint8_t from_bytes[32];
} Copy;
_Static_assert(__builtin_offsetof(Copy, mask) == 0, "Copy.mask");
_Static_assert(__builtin_offsetof(Copy, group) == 4, "Copy.group");
_Static_assert(__builtin_offsetof(Copy, kind) == 8, "Copy.kind");
_Static_assert(__builtin_offsetof(Copy, bytes) == 12, "Copy.bytes");
_Static_assert(__builtin_offsetof(Copy, whole) == 16, "Copy.whole");
_Static_assert(__builtin_offsetof(Copy, padding) == 20, "Copy.padding");
_Static_assert(__builtin_offsetof(Copy, low) == 24, "Copy.low");
_Static_assert(__builtin_offsetof(Copy, high) == 32, "Copy.high");
_Static_assert(__builtin_offsetof(Copy, site) == 40, "Copy.site");
_Static_assert(__builtin_offsetof(Copy, slot) == 48, "Copy.slot");
_Static_assert(__builtin_offsetof(Copy, source) == 56, "Copy.source");
_Static_assert(__builtin_offsetof(Copy, to) == 312, "Copy.to");
_Static_assert(__builtin_offsetof(Copy, from_bytes) == 568, "Copy.from_bytes");

typedef struct {
    Pattern *source;
    Pattern *to;
    int32_t source_phase;
    int32_t to_phase;
    int64_t hits;
} Pair;
_Static_assert(__builtin_offsetof(Pair, source) == 0, "Pair.source");
_Static_assert(__builtin_offsetof(Pair, to) == 8, "Pair.to");
_Static_assert(__builtin_offsetof(Pair, source_phase) == 16, "Pair.source_phase");
_Static_assert(__builtin_offsetof(Pair, to_phase) == 20, "Pair.to_phase");
_Static_assert(__builtin_offsetof(Pair, hits) == 24, "Pair.hits");

typedef struct {
    int64_t source;
    int64_t to;
    int64_t bytes;
    int64_t barrier;
    int64_t site;
    int32_t thread;
    uint32_t group;
    int32_t kind;
    int32_t active;
    int32_t operation;
    int32_t element;
    int64_t map;
    int32_t at[5];
    int32_t padding;
} Bulk;
_Static_assert(__builtin_offsetof(Bulk, source) == 0, "Bulk.source");
_Static_assert(__builtin_offsetof(Bulk, to) == 8, "Bulk.to");
_Static_assert(__builtin_offsetof(Bulk, bytes) == 16, "Bulk.bytes");
_Static_assert(__builtin_offsetof(Bulk, barrier) == 24, "Bulk.barrier");
_Static_assert(__builtin_offsetof(Bulk, site) == 32, "Bulk.site");
_Static_assert(__builtin_offsetof(Bulk, thread) == 40, "Bulk.thread");
_Static_assert(__builtin_offsetof(Bulk, group) == 44, "Bulk.group");
_Static_assert(__builtin_offsetof(Bulk, kind) == 48, "Bulk.kind");
_Static_assert(__builtin_offsetof(Bulk, active) == 52, "Bulk.active");
_Static_assert(__builtin_offsetof(Bulk, operation) == 56, "Bulk.operation");
_Static_assert(__builtin_offsetof(Bulk, element) == 60, "Bulk.element");
_Static_assert(__builtin_offsetof(Bulk, map) == 64, "Bulk.map");
_Static_assert(__builtin_offsetof(Bulk, at) == 72, "Bulk.at");
_Static_assert(__builtin_offsetof(Bulk, padding) == 92, "Bulk.padding");

typedef struct {
    uint64_t magic;
    int64_t address;
    int64_t strides[4];
    int32_t sizes[5];
    int32_t box[5];
    int32_t rank;
    int32_t element_bytes;
    int32_t swizzle;
    int32_t type;
    int32_t padding[6];
} TensorMap;
_Static_assert(__builtin_offsetof(TensorMap, magic) == 0, "TensorMap.magic");
_Static_assert(__builtin_offsetof(TensorMap, address) == 8, "TensorMap.address");
_Static_assert(__builtin_offsetof(TensorMap, strides) == 16, "TensorMap.strides");
_Static_assert(__builtin_offsetof(TensorMap, sizes) == 48, "TensorMap.sizes");
_Static_assert(__builtin_offsetof(TensorMap, box) == 68, "TensorMap.box");
_Static_assert(__builtin_offsetof(TensorMap, rank) == 88, "TensorMap.rank");
_Static_assert(__builtin_offsetof(TensorMap, element_bytes) == 92, "TensorMap.element_bytes");
_Static_assert(__builtin_offsetof(TensorMap, swizzle) == 96, "TensorMap.swizzle");
_Static_assert(__builtin_offsetof(TensorMap, type) == 100, "TensorMap.type");
_Static_assert(__builtin_offsetof(TensorMap, padding) == 104, "TensorMap.padding");

typedef struct {
    uint32_t d[4096];
    uint32_t a[128];
    uint32_t b[2048];
} Operands;
_Static_assert(__builtin_offsetof(Operands, d) == 0, "Operands.d");
_Static_assert(__builtin_offsetof(Operands, a) == 16384, "Operands.a");
_Static_assert(__builtin_offsetof(Operands, b) == 16896, "Operands.b");

typedef struct {
    uint32_t clock;
    uint32_t lanes;
    int32_t step;
    int32_t slot;
} Touch;
_Static_assert(__builtin_offsetof(Touch, clock) == 0, "Touch.clock");
_Static_assert(__builtin_offsetof(Touch, lanes) == 4, "Touch.lanes");
_Static_assert(__builtin_offsetof(Touch, step) == 8, "Touch.step");
_Static_assert(__builtin_offsetof(Touch, slot) == 12, "Touch.slot");

typedef struct {
    uint32_t read_generation;
    uint32_t write_generation;
    uint32_t written;
    uint32_t value;
    int32_t early_thread;
    int32_t early_slot;
    uint32_t early_clock;
    int32_t writer;
    uint32_t proxy_fence;
    int32_t padding;
} Granule;
_Static_assert(__builtin_offsetof(Granule, read_generation) == 0, "Granule.read_generation");
_Static_assert(__builtin_offsetof(Granule, write_generation) == 4, "Granule.write_generation");
_Static_assert(__builtin_offsetof(Granule, written) == 8, "Granule.written");
_Static_assert(__builtin_offsetof(Granule, value) == 12, "Granule.value");
_Static_assert(__builtin_offsetof(Granule, early_thread) == 16, "Granule.early_thread");
_Static_assert(__builtin_offsetof(Granule, early_slot) == 20, "Granule.early_slot");
_Static_assert(__builtin_offsetof(Granule, early_clock) == 24, "Granule.early_clock");
_Static_assert(__builtin_offsetof(Granule, writer) == 28, "Granule.writer");
_Static_assert(__builtin_offsetof(Granule, proxy_fence) == 32, "Granule.proxy_fence");
_Static_assert(__builtin_offsetof(Granule, padding) == 36, "Granule.padding");

typedef struct {
    uint32_t block;
    uint32_t clock;
    int32_t thread;
    int32_t slot;
} Visit;
_Static_assert(__builtin_offsetof(Visit, block) == 0, "Visit.block");
_Static_assert(__builtin_offsetof(Visit, clock) == 4, "Visit.clock");
_Static_assert(__builtin_offsetof(Visit, thread) == 8, "Visit.thread");
_Static_assert(__builtin_offsetof(Visit, slot) == 12, "Visit.slot");

typedef struct {
    Visit writes[2];
    Visit reads[2];
    Visit early;
    uint32_t value;
    uint32_t flags;
    int32_t lock;
    int32_t padding;
} Cell;
_Static_assert(__builtin_offsetof(Cell, writes) == 0, "Cell.writes");
_Static_assert(__builtin_offsetof(Cell, reads) == 32, "Cell.reads");
_Static_assert(__builtin_offsetof(Cell, early) == 64, "Cell.early");
_Static_assert(__builtin_offsetof(Cell, value) == 80, "Cell.value");
_Static_assert(__builtin_offsetof(Cell, flags) == 84, "Cell.flags");
_Static_assert(__builtin_offsetof(Cell, lock) == 88, "Cell.lock");
_Static_assert(__builtin_offsetof(Cell, padding) == 92, "Cell.padding");

typedef struct {
    Visit near[2];
    Visit far[2];
} Meeting;
_Static_assert(__builtin_offsetof(Meeting, near) == 0, "Meeting.near");
_Static_assert(__builtin_offsetof(Meeting, far) == 32, "Meeting.far");

typedef struct {
    int64_t low;
    int64_t high;
    Cell *cells;
    int32_t granule_bytes;
    int32_t undefined;
    int64_t early;
} Region;
_Static_assert(__builtin_offsetof(Region, low) == 0, "Region.low");
_Static_assert(__builtin_offsetof(Region, high) == 8, "Region.high");
_Static_assert(__builtin_offsetof(Region, cells) == 16, "Region.cells");
_Static_assert(__builtin_offsetof(Region, granule_bytes) == 24, "Region.granule_bytes");
_Static_assert(__builtin_offsetof(Region, undefined) == 28, "Region.undefined");
_Static_assert(__builtin_offsetof(Region, early) == 32, "Region.early");

typedef struct {
    int64_t low;
    int64_t high;
    int64_t alias;
} SlotArray;
_Static_assert(__builtin_offsetof(SlotArray, low) == 0, "SlotArray.low");
_Static_assert(__builtin_offsetof(SlotArray, high) == 8, "SlotArray.high");
_Static_assert(__builtin_offsetof(SlotArray, alias) == 16, "SlotArray.alias");

typedef struct {
    int32_t kind;
    int32_t level;
    int32_t slot;
    int32_t other_slot;
    int64_t block;
    int64_t other_block;
    int64_t thread;
    int64_t other_thread;
    int64_t address;
    int64_t count;
} Hazard;
_Static_assert(__builtin_offsetof(Hazard, kind) == 0, "Hazard.kind");
_Static_assert(__builtin_offsetof(Hazard, level) == 4, "Hazard.level");
_Static_assert(__builtin_offsetof(Hazard, slot) == 8, "Hazard.slot");
_Static_assert(__builtin_offsetof(Hazard, other_slot) == 12, "Hazard.other_slot");
_Static_assert(__builtin_offsetof(Hazard, block) == 16, "Hazard.block");
_Static_assert(__builtin_offsetof(Hazard, other_block) == 24, "Hazard.other_block");
_Static_assert(__builtin_offsetof(Hazard, thread) == 32, "Hazard.thread");
_Static_assert(__builtin_offsetof(Hazard, other_thread) == 40, "Hazard.other_thread");
_Static_assert(__builtin_offsetof(Hazard, address) == 48, "Hazard.address");
_Static_assert(__builtin_offsetof(Hazard, count) == 56, "Hazard.count");

typedef struct {
    int64_t site;
    int64_t warp;
    int64_t thread;
    int64_t count;
    uint32_t named;
    uint32_t missing;
} Absence;
_Static_assert(__builtin_offsetof(Absence, site) == 0, "Absence.site");
_Static_assert(__builtin_offsetof(Absence, warp) == 8, "Absence.warp");
_Static_assert(__builtin_offsetof(Absence, thread) == 16, "Absence.thread");
_Static_assert(__builtin_offsetof(Absence, count) == 24, "Absence.count");
_Static_assert(__builtin_offsetof(Absence, named) == 32, "Absence.named");
_Static_assert(__builtin_offsetof(Absence, missing) == 36, "Absence.missing");

typedef struct {
    int32_t slot;
    uint32_t mask;
    int32_t flags;
    int32_t warp;
    int32_t address[32];
} LogEntry;
_Static_assert(__builtin_offsetof(LogEntry, slot) == 0, "LogEntry.slot");
_Static_assert(__builtin_offsetof(LogEntry, mask) == 4, "LogEntry.mask");
_Static_assert(__builtin_offsetof(LogEntry, flags) == 8, "LogEntry.flags");
_Static_assert(__builtin_offsetof(LogEntry, warp) == 12, "LogEntry.warp");
_Static_assert(__builtin_offsetof(LogEntry, address) == 16, "LogEntry.address");

typedef struct {
    uint64_t key;
    uint64_t writes;
} KnownGeneration;
_Static_assert(__builtin_offsetof(KnownGeneration, key) == 0, "KnownGeneration.key");
_Static_assert(__builtin_offsetof(KnownGeneration, writes) == 8, "KnownGeneration.writes");

typedef struct {
    int64_t warps;
    int64_t granule_bytes;
    int64_t granule_count;
    Granule *granules;
    Touch *touches;
    Meeting *meetings;
    SlotArray *arrays;
    uint32_t *known;
    uint32_t *whole;
    uint32_t *lanes;
    uint32_t *arrived;
    uint32_t *joined;
    uint8_t *members;
    int32_t *steps;
    int32_t *early;
    int64_t early_count;
    uint32_t *fenced;
    uint32_t *released;
    uint32_t *published;
    uint8_t *local_written;
    Region *regions;
    int64_t region_count;
    int64_t has_learnt;
    uint8_t *log;
    int64_t log_bytes;
    int64_t log_room;
    uint32_t digest[32];
    KnownGeneration *known_generations;
    int64_t known_room;
    int64_t known_count;
    uint64_t history;
    int32_t may_log;
    int32_t logging;
    int32_t unwatched;
    int32_t fresh;
    int64_t noted;
    Hazard *hazards;
    int64_t hazard_count;
    int64_t hazard_room;
    Absence *absences;
    int64_t absence_count;
    int64_t absence_room;
    uint32_t generation;
    uint32_t serial;
    uint32_t proxy_fences;
    uint32_t storage_generation;
    uint32_t phase;
    int32_t in_cluster;
} Hazards;
_Static_assert(__builtin_offsetof(Hazards, warps) == 0, "Hazards.warps");
_Static_assert(__builtin_offsetof(Hazards, granule_bytes) == 8, "Hazards.granule_bytes");
_Static_assert(__builtin_offsetof(Hazards, granule_count) == 16, "Hazards.granule_count");
_Static_assert(__builtin_offsetof(Hazards, granules) == 24, "Hazards.granules");
_Static_assert(__builtin_offsetof(Hazards, touches) == 32, "Hazards.touches");
_Static_assert(__builtin_offsetof(Hazards, meetings) == 40, "Hazards.meetings");
_Static_assert(__builtin_offsetof(Hazards, arrays) == 48, "Hazards.arrays");
_Static_assert(__builtin_offsetof(Hazards, known) == 56, "Hazards.known");
_Static_assert(__builtin_offsetof(Hazards, whole) == 64, "Hazards.whole");
_Static_assert(__builtin_offsetof(Hazards, lanes) == 72, "Hazards.lanes");
_Static_assert(__builtin_offsetof(Hazards, arrived) == 80, "Hazards.arrived");
_Static_assert(__builtin_offsetof(Hazards, joined) == 88, "Hazards.joined");
_Static_assert(__builtin_offsetof(Hazards, members) == 96, "Hazards.members");
_Static_assert(__builtin_offsetof(Hazards, steps) == 104, "Hazards.steps");
_Static_assert(__builtin_offsetof(Hazards, early) == 112, "Hazards.early");
_Static_assert(__builtin_offsetof(Hazards, early_count) == 120, "Hazards.early_count");
_Static_assert(__builtin_offsetof(Hazards, fenced) == 128, "Hazards.fenced");
_Static_assert(__builtin_offsetof(Hazards, released) == 136, "Hazards.released");
_Static_assert(__builtin_offsetof(Hazards, published) == 144, "Hazards.published");
_Static_assert(__builtin_offsetof(Hazards, local_written) == 152, "Hazards.local_written");
_Static_assert(__builtin_offsetof(Hazards, regions) == 160, "Hazards.regions");
_Static_assert(__builtin_offsetof(Hazards, region_count) == 168, "Hazards.region_count");
_Static_assert(__builtin_offsetof(Hazards, has_learnt) == 176, "Hazards.has_learnt");
_Static_assert(__builtin_offsetof(Hazards, log) == 184, "Hazards.log");
_Static_assert(__builtin_offsetof(Hazards, log_bytes) == 192, "Hazards.log_bytes");
_Static_assert(__builtin_offsetof(Hazards, log_room) == 200, "Hazards.log_room");
_Static_assert(__builtin_offsetof(Hazards, digest) == 208, "Hazards.digest");
_Static_assert(__builtin_offsetof(Hazards, known_generations) == 336, "Hazards.known_generations");
_Static_assert(__builtin_offsetof(Hazards, known_room) == 344, "Hazards.known_room");
_Static_assert(__builtin_offsetof(Hazards, known_count) == 352, "Hazards.known_count");
_Static_assert(__builtin_offsetof(Hazards, history) == 360, "Hazards.history");
_Static_assert(__builtin_offsetof(Hazards, may_log) == 368, "Hazards.may_log");
_Static_assert(__builtin_offsetof(Hazards, logging) == 372, "Hazards.logging");
_Static_assert(__builtin_offsetof(Hazards, unwatched) == 376, "Hazards.unwatched");
_Static_assert(__builtin_offsetof(Hazards, fresh) == 380, "Hazards.fresh");
_Static_assert(__builtin_offsetof(Hazards, noted) == 384, "Hazards.noted");
_Static_assert(__builtin_offsetof(Hazards, hazards) == 392, "Hazards.hazards");
_Static_assert(__builtin_offsetof(Hazards, hazard_count) == 400, "Hazards.hazard_count");
_Static_assert(__builtin_offsetof(Hazards, hazard_room) == 408, "Hazards.hazard_room");
_Static_assert(__builtin_offsetof(Hazards, absences) == 416, "Hazards.absences");
_Static_assert(__builtin_offsetof(Hazards, absence_count) == 424, "Hazards.absence_count");
_Static_assert(__builtin_offsetof(Hazards, absence_room) == 432, "Hazards.absence_room");
_Static_assert(__builtin_offsetof(Hazards, generation) == 440, "Hazards.generation");
_Static_assert(__builtin_offsetof(Hazards, serial) == 444, "Hazards.serial");
_Static_assert(__builtin_offsetof(Hazards, proxy_fences) == 448, "Hazards.proxy_fences");
_Static_assert(__builtin_offsetof(Hazards, storage_generation) == 452, "Hazards.storage_generation");
_Static_assert(__builtin_offsetof(Hazards, phase) == 456, "Hazards.phase");
_Static_assert(__builtin_offsetof(Hazards, in_cluster) == 460, "Hazards.in_cluster");

typedef struct {
    int64_t address[32];
    uint8_t value[1024];
    uint8_t operand[256];
    int32_t tid[96];
    uint8_t *frame;
    uint8_t *local;
    Pattern **patterns;
    uint32_t *waiting;
    int64_t id;
    int64_t resume;
    uint32_t alive;
    int32_t state;
    int32_t diverged;
    int32_t conflict;
    uint32_t barrier_mask;
    int32_t barrier_id;
    int32_t barrier_threads;
    int32_t barrier_reduction;
    int64_t barrier_block;
    int64_t barrier_site;
    int64_t conflict_site;
    int64_t barrier_result;
    uint32_t barrier_input;
    uint32_t wait_mask;
    int64_t wait_address[32];
    int64_t wait_result[32];
    int64_t wait_block[32];
    int64_t wait_site;
    uint32_t wait_parity;
    uint32_t cluster_arrived;
    int64_t yields;
    int64_t turns;
    Copy *copies;
    int64_t copy_head;
    int64_t copy_count;
    uint32_t copy_group[32];
    uint32_t bulk_group[32];
} Warp;
_Static_assert(__builtin_offsetof(Warp, address) == 0, "Warp.address");
_Static_assert(__builtin_offsetof(Warp, value) == 256, "Warp.value");
_Static_assert(__builtin_offsetof(Warp, operand) == 1280, "Warp.operand");
_Static_assert(__builtin_offsetof(Warp, tid) == 1536, "Warp.tid");
_Static_assert(__builtin_offsetof(Warp, frame) == 1920, "Warp.frame");
_Static_assert(__builtin_offsetof(Warp, local) == 1928, "Warp.local");
_Static_assert(__builtin_offsetof(Warp, patterns) == 1936, "Warp.patterns");
_Static_assert(__builtin_offsetof(Warp, waiting) == 1944, "Warp.waiting");
_Static_assert(__builtin_offsetof(Warp, id) == 1952, "Warp.id");
_Static_assert(__builtin_offsetof(Warp, resume) == 1960, "Warp.resume");
_Static_assert(__builtin_offsetof(Warp, alive) == 1968, "Warp.alive");
_Static_assert(__builtin_offsetof(Warp, state) == 1972, "Warp.state");
_Static_assert(__builtin_offsetof(Warp, diverged) == 1976, "Warp.diverged");
_Static_assert(__builtin_offsetof(Warp, conflict) == 1980, "Warp.conflict");
_Static_assert(__builtin_offsetof(Warp, barrier_mask) == 1984, "Warp.barrier_mask");
_Static_assert(__builtin_offsetof(Warp, barrier_id) == 1988, "Warp.barrier_id");
_Static_assert(__builtin_offsetof(Warp, barrier_threads) == 1992, "Warp.barrier_threads");
_Static_assert(__builtin_offsetof(Warp, barrier_reduction) == 1996, "Warp.barrier_reduction");
_Static_assert(__builtin_offsetof(Warp, barrier_block) == 2000, "Warp.barrier_block");
_Static_assert(__builtin_offsetof(Warp, barrier_site) == 2008, "Warp.barrier_site");
_Static_assert(__builtin_offsetof(Warp, conflict_site) == 2016, "Warp.conflict_site");
_Static_assert(__builtin_offsetof(Warp, barrier_result) == 2024, "Warp.barrier_result");
_Static_assert(__builtin_offsetof(Warp, barrier_input) == 2032, "Warp.barrier_input");
_Static_assert(__builtin_offsetof(Warp, wait_mask) == 2036, "Warp.wait_mask");
_Static_assert(__builtin_offsetof(Warp, wait_address) == 2040, "Warp.wait_address");
_Static_assert(__builtin_offsetof(Warp, wait_result) == 2296, "Warp.wait_result");
_Static_assert(__builtin_offsetof(Warp, wait_block) == 2552, "Warp.wait_block");
_Static_assert(__builtin_offsetof(Warp, wait_site) == 2808, "Warp.wait_site");
_Static_assert(__builtin_offsetof(Warp, wait_parity) == 2816, "Warp.wait_parity");
_Static_assert(__builtin_offsetof(Warp, cluster_arrived) == 2820, "Warp.cluster_arrived");
_Static_assert(__builtin_offsetof(Warp, yields) == 2824, "Warp.yields");
_Static_assert(__builtin_offsetof(Warp, turns) == 2832, "Warp.turns");
_Static_assert(__builtin_offsetof(Warp, copies) == 2840, "Warp.copies");
_Static_assert(__builtin_offsetof(Warp, copy_head) == 2848, "Warp.copy_head");
_Static_assert(__builtin_offsetof(Warp, copy_count) == 2856, "Warp.copy_count");
_Static_assert(__builtin_offsetof(Warp, copy_group) == 2864, "Warp.copy_group");
_Static_assert(__builtin_offsetof(Warp, bulk_group) == 2992, "Warp.bulk_group");

typedef struct {
    uint8_t *parameters;
    int64_t parameter_bytes;
    uint8_t *constants;
    uint8_t *globals;
    uint8_t *shared;
    int64_t shared_bytes;
    int64_t local_bytes;
    int32_t *stop;
    int64_t *next_block;
    int64_t *block_counts;
    int64_t *guard_lanes;
    Warp *warps;
    int64_t warp_count;
    int64_t thread_count;
    void *converged;
    void **divergent;
    int64_t block_count;
    uint8_t *resumable;
    uint8_t *trivial_exit;
    int64_t *entry_uniforms;
    Uniform *uniforms;
    Slot *slots;
    int64_t slot_count;
    uint8_t *pattern_store;
    int64_t pattern_ways;
    int64_t *totals;
    Fault *out_of_bounds;
    Fault *misaligned;
    Buffer *buffers;
    int64_t buffer_count;
    int64_t grid_blocks;
    int64_t block;
    int64_t in_block;
    int64_t blocks_done;
    int64_t divergent_warps;
    int64_t stopped_at;
    int64_t needed;
    int64_t turn;
    int64_t barrier_arrived[16];
    int32_t *trace_of_block;
    uint64_t *trace;
    int64_t *trace_lengths;
    int64_t trace_room;
    int64_t tracing;
    int64_t *origins;
    Pattern *unfit;
    Hazards *hazards;
    Event events[9];
    int32_t ctaid[3];
    int32_t nctaid[3];
    int32_t ntid[3];
    int32_t wgsl_memory;
    void **group;
    int64_t group_size;
    int64_t cluster_start;
    int64_t cluster_size;
    int64_t cluster_rank;
    int64_t activity;
    int64_t stalls;
    int64_t stalled_at;
    uint8_t *grid_barrier;
    Pair *pairs;
    Bulk *bulks;
    int64_t bulk_count;
    Operands *operands;
    int32_t clusterid[3];
    int32_t nclusterid[3];
    int32_t cluster_ctaid[3];
    int32_t cluster_nctaid[3];
    uint64_t until;
} Context;
_Static_assert(__builtin_offsetof(Context, parameters) == 0, "Context.parameters");
_Static_assert(__builtin_offsetof(Context, parameter_bytes) == 8, "Context.parameter_bytes");
_Static_assert(__builtin_offsetof(Context, constants) == 16, "Context.constants");
_Static_assert(__builtin_offsetof(Context, globals) == 24, "Context.globals");
_Static_assert(__builtin_offsetof(Context, shared) == 32, "Context.shared");
_Static_assert(__builtin_offsetof(Context, shared_bytes) == 40, "Context.shared_bytes");
_Static_assert(__builtin_offsetof(Context, local_bytes) == 48, "Context.local_bytes");
_Static_assert(__builtin_offsetof(Context, stop) == 56, "Context.stop");
_Static_assert(__builtin_offsetof(Context, next_block) == 64, "Context.next_block");
_Static_assert(__builtin_offsetof(Context, block_counts) == 72, "Context.block_counts");
_Static_assert(__builtin_offsetof(Context, guard_lanes) == 80, "Context.guard_lanes");
_Static_assert(__builtin_offsetof(Context, warps) == 88, "Context.warps");
_Static_assert(__builtin_offsetof(Context, warp_count) == 96, "Context.warp_count");
_Static_assert(__builtin_offsetof(Context, thread_count) == 104, "Context.thread_count");
_Static_assert(__builtin_offsetof(Context, converged) == 112, "Context.converged");
_Static_assert(__builtin_offsetof(Context, divergent) == 120, "Context.divergent");
_Static_assert(__builtin_offsetof(Context, block_count) == 128, "Context.block_count");
_Static_assert(__builtin_offsetof(Context, resumable) == 136, "Context.resumable");
_Static_assert(__builtin_offsetof(Context, trivial_exit) == 144, "Context.trivial_exit");
_Static_assert(__builtin_offsetof(Context, entry_uniforms) == 152, "Context.entry_uniforms");
_Static_assert(__builtin_offsetof(Context, uniforms) == 160, "Context.uniforms");
_Static_assert(__builtin_offsetof(Context, slots) == 168, "Context.slots");
_Static_assert(__builtin_offsetof(Context, slot_count) == 176, "Context.slot_count");
_Static_assert(__builtin_offsetof(Context, pattern_store) == 184, "Context.pattern_store");
_Static_assert(__builtin_offsetof(Context, pattern_ways) == 192, "Context.pattern_ways");
_Static_assert(__builtin_offsetof(Context, totals) == 200, "Context.totals");
_Static_assert(__builtin_offsetof(Context, out_of_bounds) == 208, "Context.out_of_bounds");
_Static_assert(__builtin_offsetof(Context, misaligned) == 216, "Context.misaligned");
_Static_assert(__builtin_offsetof(Context, buffers) == 224, "Context.buffers");
_Static_assert(__builtin_offsetof(Context, buffer_count) == 232, "Context.buffer_count");
_Static_assert(__builtin_offsetof(Context, grid_blocks) == 240, "Context.grid_blocks");
_Static_assert(__builtin_offsetof(Context, block) == 248, "Context.block");
_Static_assert(__builtin_offsetof(Context, in_block) == 256, "Context.in_block");
_Static_assert(__builtin_offsetof(Context, blocks_done) == 264, "Context.blocks_done");
_Static_assert(__builtin_offsetof(Context, divergent_warps) == 272, "Context.divergent_warps");
_Static_assert(__builtin_offsetof(Context, stopped_at) == 280, "Context.stopped_at");
_Static_assert(__builtin_offsetof(Context, needed) == 288, "Context.needed");
_Static_assert(__builtin_offsetof(Context, turn) == 296, "Context.turn");
_Static_assert(__builtin_offsetof(Context, barrier_arrived) == 304, "Context.barrier_arrived");
_Static_assert(__builtin_offsetof(Context, trace_of_block) == 432, "Context.trace_of_block");
_Static_assert(__builtin_offsetof(Context, trace) == 440, "Context.trace");
_Static_assert(__builtin_offsetof(Context, trace_lengths) == 448, "Context.trace_lengths");
_Static_assert(__builtin_offsetof(Context, trace_room) == 456, "Context.trace_room");
_Static_assert(__builtin_offsetof(Context, tracing) == 464, "Context.tracing");
_Static_assert(__builtin_offsetof(Context, origins) == 472, "Context.origins");
_Static_assert(__builtin_offsetof(Context, unfit) == 480, "Context.unfit");
_Static_assert(__builtin_offsetof(Context, hazards) == 488, "Context.hazards");
_Static_assert(__builtin_offsetof(Context, events) == 496, "Context.events");
_Static_assert(__builtin_offsetof(Context, ctaid) == 1000, "Context.ctaid");
_Static_assert(__builtin_offsetof(Context, nctaid) == 1012, "Context.nctaid");
_Static_assert(__builtin_offsetof(Context, ntid) == 1024, "Context.ntid");
_Static_assert(__builtin_offsetof(Context, wgsl_memory) == 1036, "Context.wgsl_memory");
_Static_assert(__builtin_offsetof(Context, group) == 1040, "Context.group");
_Static_assert(__builtin_offsetof(Context, group_size) == 1048, "Context.group_size");
_Static_assert(__builtin_offsetof(Context, cluster_start) == 1056, "Context.cluster_start");
_Static_assert(__builtin_offsetof(Context, cluster_size) == 1064, "Context.cluster_size");
_Static_assert(__builtin_offsetof(Context, cluster_rank) == 1072, "Context.cluster_rank");
_Static_assert(__builtin_offsetof(Context, activity) == 1080, "Context.activity");
_Static_assert(__builtin_offsetof(Context, stalls) == 1088, "Context.stalls");
_Static_assert(__builtin_offsetof(Context, stalled_at) == 1096, "Context.stalled_at");
_Static_assert(__builtin_offsetof(Context, grid_barrier) == 1104, "Context.grid_barrier");
_Static_assert(__builtin_offsetof(Context, pairs) == 1112, "Context.pairs");
_Static_assert(__builtin_offsetof(Context, bulks) == 1120, "Context.bulks");
_Static_assert(__builtin_offsetof(Context, bulk_count) == 1128, "Context.bulk_count");
_Static_assert(__builtin_offsetof(Context, operands) == 1136, "Context.operands");
_Static_assert(__builtin_offsetof(Context, clusterid) == 1144, "Context.clusterid");
_Static_assert(__builtin_offsetof(Context, nclusterid) == 1156, "Context.nclusterid");
_Static_assert(__builtin_offsetof(Context, cluster_ctaid) == 1168, "Context.cluster_ctaid");
_Static_assert(__builtin_offsetof(Context, cluster_nctaid) == 1180, "Context.cluster_nctaid");
_Static_assert(__builtin_offsetof(Context, until) == 1192, "Context.until");

typedef struct {
    int64_t now;
    int32_t sets;
    int32_t ways;
    int32_t groups;
    int32_t most;
    int32_t used;
    int32_t free;
    int64_t *line;
    int64_t *last;
    uint8_t *sectors;
    int32_t *newer;
    int32_t *older;
    int32_t *chain;
    int32_t *set;
    int32_t *newest;
    int32_t *oldest;
    int32_t *held;
} Cache;
_Static_assert(__builtin_offsetof(Cache, now) == 0, "Cache.now");
_Static_assert(__builtin_offsetof(Cache, sets) == 8, "Cache.sets");
_Static_assert(__builtin_offsetof(Cache, ways) == 12, "Cache.ways");
_Static_assert(__builtin_offsetof(Cache, groups) == 16, "Cache.groups");
_Static_assert(__builtin_offsetof(Cache, most) == 20, "Cache.most");
_Static_assert(__builtin_offsetof(Cache, used) == 24, "Cache.used");
_Static_assert(__builtin_offsetof(Cache, free) == 28, "Cache.free");
_Static_assert(__builtin_offsetof(Cache, line) == 32, "Cache.line");
_Static_assert(__builtin_offsetof(Cache, last) == 40, "Cache.last");
_Static_assert(__builtin_offsetof(Cache, sectors) == 48, "Cache.sectors");
_Static_assert(__builtin_offsetof(Cache, newer) == 56, "Cache.newer");
_Static_assert(__builtin_offsetof(Cache, older) == 64, "Cache.older");
_Static_assert(__builtin_offsetof(Cache, chain) == 72, "Cache.chain");
_Static_assert(__builtin_offsetof(Cache, set) == 80, "Cache.set");
_Static_assert(__builtin_offsetof(Cache, newest) == 88, "Cache.newest");
_Static_assert(__builtin_offsetof(Cache, oldest) == 96, "Cache.oldest");
_Static_assert(__builtin_offsetof(Cache, held) == 104, "Cache.held");
