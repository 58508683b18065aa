/* Written by tools/build_runtime.py from layout.py; do not edit. */
#pragma once
#include <stdint.h>

#define GLOBAL 0
#define SHARED 1
#define LOCAL 2
#define LOAD 0
#define STORE 1
#define ATOMIC 2
#define FINISHED 0
#define STOPPED 1
#define NEED_DIVERGENT 2
#define EXITED 0
#define AT_BARRIER 1
#define DIVERGED 2
#define POLLED_STOP 3
#define TRAPPED 4
#define KIND_GATHER 0
#define KIND_BROADCAST 1
#define KIND_CONTIGUOUS 2
#define KIND_HALF_BROADCAST 3
#define KIND_HALF_CONTIGUOUS 4
#define TOTALS 6
#define MISSED_BARRIER 0
#define MIXED_BARRIERS 1
#define TRAP 2
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

typedef struct {
    int64_t delta[32];
    int64_t base;
    uint64_t range;
    int64_t low;
    int64_t high;
    uint32_t mask;
    int32_t kind;
    int64_t used;
    int64_t padding[2];
    uint64_t hits[0];
} Pattern;
_Static_assert(__builtin_offsetof(Pattern, hits) == 320, "hits");

typedef struct {
    int32_t space;
    int32_t bytes;
    int32_t element_bytes;
    int32_t operation;
    int32_t counted;
    int32_t group_bytes;
    int32_t group_offset;
    int32_t group_align;
    int64_t phases;
    int64_t pattern_bytes;
    int64_t patterns_offset;
} Slot;
_Static_assert(__builtin_offsetof(Slot, patterns_offset) == 48, "patterns_offset");

typedef struct {
    int64_t low;
    int64_t high;
} Buffer;
_Static_assert(__builtin_offsetof(Buffer, high) == 8, "high");

typedef struct {
    int64_t count;
    int64_t block;
    int64_t thread;
    int64_t address;
} Fault;
_Static_assert(__builtin_offsetof(Fault, address) == 24, "address");

typedef struct {
    int64_t count;
    int64_t block;
    int64_t thread;
    int64_t site;
    int64_t other_site;
    int64_t missing;
} Event;
_Static_assert(__builtin_offsetof(Event, missing) == 40, "missing");

typedef struct {
    int64_t vector;
    int64_t scalar;
    int64_t bytes;
} Uniform;
_Static_assert(__builtin_offsetof(Uniform, bytes) == 16, "bytes");

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
    int32_t padding;
} Warp;
_Static_assert(__builtin_offsetof(Warp, padding) == 2036, "padding");

typedef struct {
    uint8_t *parameters;
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
    int64_t barrier_arrived[16];
    Event events[3];
    int32_t ctaid[3];
    int32_t nctaid[3];
    int32_t ntid[3];
    int32_t padding;
} Context;
_Static_assert(__builtin_offsetof(Context, padding) == 596, "padding");
