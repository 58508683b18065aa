/* The cold paths of the executor: what generated code calls when its fast path does not apply, and the scheduler.

   Compiled to runtime.ll by tools/build_runtime.py; users need no C compiler. Structures come from layout.h, which is
   written from layout.py. Nothing here allocates, prints or can fail; everything wrong with a kernel is recorded. */
#include <stdint.h>
#include <string.h>

#include "layout.h"

#define WARP 32
#define EACH_LANE(lane, mask) \
    for (uint32_t rest_ = (mask), lane = 0; rest_ && (lane = (uint32_t)__builtin_ctz(rest_), 1); rest_ &= rest_ - 1)

enum { READY, WAITING, DONE }; /* Warp.state */

/* Shared and local memory begin as this in every block: a NaN as f16, bf16, f32 and f64, so that a value which nothing
   wrote shows in the result, the same way in every run. */
static const uint32_t POISON = 0x7FF77FF7u;

static void poison(uint8_t *memory, int64_t bytes) {
    for (int64_t i = 0; i + 4 <= bytes; i += 4) memcpy(memory + i, &POISON, 4);
    for (int64_t i = bytes & ~(int64_t)3; i < bytes; i++) memory[i] = (uint8_t)(POISON >> (8 * (i & 3)));
}

/* ---- Counting -------------------------------------------------------------------------------------------------- */

/* Sorts `list` and returns the number of different values, which come first. */
static int distinct(int64_t *list, int n) {
    for (int i = 1; i < n; i++) {
        int64_t x = list[i];
        int j = i;
        for (; j > 0 && list[j - 1] > x; j--) list[j] = list[j - 1];
        list[j] = x;
    }
    int unique = 0;
    for (int i = 0; i < n; i++)
        if (i == 0 || list[i] != list[unique - 1]) list[unique++] = list[i];
    return unique;
}

/* Different blocks of 2**shift bytes that accesses of `bytes` bytes at the lanes' addresses touch. */
static int blocks_touched(const int64_t *address, uint32_t mask, int bytes, int shift, int64_t *list) {
    int n = 0;
    EACH_LANE(lane, mask)
        for (int64_t b = address[lane] >> shift; b <= (address[lane] + bytes - 1) >> shift; b++) list[n++] = b;
    return distinct(list, n);
}

/* Different bytes that the lanes touch. */
static int64_t bytes_touched(const int64_t *address, uint32_t mask, int bytes) {
    int64_t list[WARP], sum = 0, end = 0;
    int n = 0;
    EACH_LANE(lane, mask) list[n++] = address[lane];
    n = distinct(list, n);
    for (int i = 0; i < n; i++) {
        int64_t from = i && list[i] < end ? end : list[i];
        end = list[i] + bytes;
        sum += end - from;
    }
    return sum;
}

/* Lanes that pass the data stage together: all for up to 32 bits a lane, half a warp for 64, a quarter for 128. */
static int lanes_together(int bytes) { return bytes <= 4 ? WARP : bytes >= 32 ? 4 : WARP * 4 / bytes; }

static uint32_t group_mask(int group, int lanes) {
    uint32_t all = lanes == WARP ? ~0u : (1u << lanes) - 1;
    return all << (group * lanes & 31);
}

/* Groups of `lanes` lanes that have one of `mask`. */
static int64_t groups_active(uint32_t mask, int lanes) {
    int64_t groups = 0;
    for (int group = 0; group * lanes < WARP; group++) groups += (mask & group_mask(group, lanes)) != 0;
    return groups;
}

/* Passes through the banks: in each group of lanes, the most different words in one bank. */
static int64_t bank_wavefronts(const int64_t *address, uint32_t mask, int bytes, int lanes) {
    int64_t wavefronts = 0;
    for (int group = 0; group * lanes < WARP; group++) {
        int64_t words[WARP * 9];
        int n = blocks_touched(address, mask & group_mask(group, lanes), bytes, 2, words);
        int bank[WARP] = {0}, most = 0;
        for (int i = 0; i < n; i++) {
            int depth = ++bank[words[i] & 31];
            if (depth > most) most = depth;
        }
        wavefronts += most;
    }
    return wavefronts;
}

/* Whether every active lane's partner (its number with bit `x` flipped) is inactive or touches the same address. */
static int pairs_agree(const int64_t *address, uint32_t mask, uint32_t x) {
    EACH_LANE(lane, mask)
        if (mask >> (lane ^ x) & 1 && address[lane ^ x] != address[lane]) return 0;
    return 1;
}

/* A shared load of 8 or 16 bytes is served two groups at a time where lanes agree in pairs. */
static int lanes_after_merging(const Slot *s, const int64_t *address, uint32_t mask) {
    int bytes = s->group_bytes, lanes = lanes_together(bytes);
    if (s->operation != LOAD || (bytes != 8 && bytes != 16)) return lanes;
    return pairs_agree(address, mask, 1) || pairs_agree(address, mask, 2) ? 2 * lanes : lanes;
}

/* Modelled: a load is served four 128-byte lines at a time, in the order in which lanes name them. */
static int64_t line_wavefronts(const int64_t *address, uint32_t mask, int bytes) {
    int64_t lines[WARP], wavefronts = 0;
    uint32_t batch[WARP / 4] = {0};
    int n = 0;
    EACH_LANE(lane, mask) {
        int64_t line = address[lane] >> 7;
        int i = 0;
        while (i < n && lines[i] != line) i++;
        if (i == n) lines[n++] = line;
        batch[i / 4] |= 1u << lane;
    }
    for (int i = 0; i < WARP / 4; i++) wavefronts += bank_wavefronts(address, batch[i], bytes, lanes_together(bytes));
    return wavefronts;
}

/* A thread's words of local memory lie 128 bytes apart, those of a warp side by side. */
static void count_local(const int64_t *address, uint32_t mask, int bytes, int64_t *sums) {
    int64_t list[WARP * 9];
    int n = 0, lanes = lanes_together(bytes);
    EACH_LANE(lane, mask)
        for (int64_t w = address[lane] >> 2; w <= (address[lane] + bytes - 1) >> 2; w++) list[n++] = w * 4 + lane / 8;
    sums[0] = distinct(list, n);
    sums[1] = (__builtin_popcount(mask) * (int64_t)bytes + 31) / 32;
    for (int group = 0; group * lanes < WARP; group++) {
        uint32_t active = mask & group_mask(group, lanes);
        sums[2] += blocks_touched(address, active, bytes, 2, list);
        sums[3] += (__builtin_popcount(active) * (int64_t)bytes + 127) / 128;
    }
}

/* Adds `times` requests with these lane addresses to the slot's totals, by the rules of docs/counting-rules.md. */
static void count(Context *context, int64_t slot, const int64_t *lane_address, uint32_t mask, int64_t times) {
    const Slot *s = context->slots + slot;
    int64_t *total = context->totals + slot * TOTALS;
    int64_t address[WARP], list[WARP * 2];
    int64_t sums[4] = {0}; /* sectors, ideal sectors, wavefronts, ideal wavefronts */
    int bytes = s->group_bytes;
    EACH_LANE(lane, mask) {
        address[lane] = lane_address[lane] + s->group_offset;
        if (s->group_align) address[lane] &= -(int64_t)bytes;
    }
    if (s->space == SHARED) {
        int lanes = lanes_after_merging(s, address, mask);
        sums[2] = bank_wavefronts(address, mask, bytes, lanes);
        sums[3] = groups_active(mask, lanes);
    } else if (s->space == LOCAL) {
        count_local(address, mask, bytes, sums);
    } else {
        int lanes = lanes_together(bytes);
        sums[0] = blocks_touched(address, mask, bytes, 5, list);
        sums[1] = (bytes_touched(address, mask, bytes) + 31) / 32;
        sums[2] = s->operation == STORE ? bank_wavefronts(address, mask, bytes, lanes)
                                        : line_wavefronts(address, mask, bytes);
        sums[3] = groups_active(mask, lanes);
    }
    total[0] += times;
    total[1] += times * __builtin_popcount(mask);
    for (int i = 0; i < 4; i++) total[2 + i] += times * sums[i];
}

/* ---- Patterns -------------------------------------------------------------------------------------------------- */

static int64_t delta_of(const Slot *s, const Pattern *p, uint32_t lane) {
    return s->space == GLOBAL ? p->delta[lane] : ((const int32_t *)p->delta)[lane];
}

static void flush(Context *context, int64_t slot, Pattern *p) {
    const Slot *s = context->slots + slot;
    for (int64_t phase = 0; phase < s->phases; phase++)
        if (p->hits[phase]) {
            int64_t address[WARP];
            EACH_LANE(lane, p->mask) address[lane] = phase * s->bytes + delta_of(s, p, lane);
            count(context, slot, address, p->mask, (int64_t)p->hits[phase]);
            p->hits[phase] = 0;
        }
}

static int kind_of(const int64_t *delta, uint32_t mask, int bytes) {
    int first = __builtin_ctz(mask), broadcast = 1, contiguous = 1, half_broadcast = 1, half_contiguous = 1;
    EACH_LANE(lane, mask) {
        int64_t in_half = delta[lane] - delta[lane & 16];
        broadcast &= delta[lane] == 0;
        contiguous &= delta[lane] == ((int64_t)lane - first) * bytes;
        half_broadcast &= in_half == 0;
        half_contiguous &= in_half == (int64_t)(lane & 15) * bytes;
    }
    if (broadcast) return KIND_BROADCAST;
    if (contiguous) return KIND_CONTIGUOUS;
    if (mask != ~0u) return KIND_GATHER;
    return half_broadcast ? KIND_HALF_BROADCAST : half_contiguous ? KIND_HALF_CONTIGUOUS : KIND_GATHER;
}

/* The pattern of warp->address under `mask`, made if it is new; null if a lane is misaligned. */
static Pattern *find_pattern(Context *context, Warp *warp, int64_t slot, uint32_t mask) {
    const Slot *s = context->slots + slot;
    int64_t delta[WARP] = {0}, low = 0, high = 0, first = warp->address[__builtin_ctz(mask)];
    int64_t wrong = first & (s->bytes - 1);
    EACH_LANE(lane, mask) {
        int64_t d = warp->address[lane] - first;
        if (s->space != GLOBAL) d = (int32_t)d;
        wrong |= d & (s->bytes - 1);
        delta[lane] = d;
        low = d < low ? d : low;
        high = d > high ? d : high;
    }
    if (wrong) return 0;
    uint8_t *store = context->pattern_store + s->patterns_offset;
    int64_t start = warp->id % context->pattern_ways;
    Pattern *p = 0;
    for (int64_t way = 0; way < context->pattern_ways; way++) {
        p = (Pattern *)(store + (start + way) % context->pattern_ways * s->pattern_bytes);
        if (!p->used) break;
        if (p->mask != mask) continue;
        int same = 1;
        for (uint32_t lane = 0; lane < WARP && same; lane++) same = delta_of(s, p, lane) == delta[lane];
        if (same) return p;
    }
    if (p->used) p = (Pattern *)(store + start * s->pattern_bytes); /* all taken: replace the warp's own */
    flush(context, slot, p);
    p->used = 1;
    p->mask = mask;
    p->low = low;
    p->high = high + s->bytes;
    p->kind = s->space == LOCAL ? KIND_GATHER : kind_of(delta, mask, s->bytes);
    for (uint32_t lane = 0; lane < WARP; lane++)
        if (s->space == GLOBAL)
            p->delta[lane] = delta[lane];
        else
            ((int32_t *)p->delta)[lane] = (int32_t)delta[lane];
    return p;
}

/* The allocation that [address, address + bytes) lies in. */
static int find_buffer(const Context *context, const Slot *s, int64_t address, int64_t bytes, Buffer *found) {
    if (s->space != GLOBAL) {
        found->low = 0;
        found->high = s->space == SHARED ? context->shared_bytes : context->local_bytes;
        return address >= 0 && address + bytes <= found->high;
    }
    for (int64_t i = 0; i < context->buffer_count; i++) {
        *found = context->buffers[i];
        if (address >= found->low && address < found->high) return found->high - address >= bytes;
    }
    return 0;
}

/* Called when a warp's current pattern for `slot` does not fit warp->address under `mask`. Makes the fitting one current
   and returns it; null if lanes must be looked at one by one. */
Pattern *rooftile_resolve(Context *context, Warp *warp, int64_t slot, uint32_t mask) {
    const Slot *s = context->slots + slot;
    Pattern *p = find_pattern(context, warp, slot, mask);
    if (!p) return 0;
    int64_t first = warp->address[__builtin_ctz(mask)];
    Buffer buffer;
    /* The whole span must lie in one allocation; deltas of wild addresses can overflow, hence unsigned sums. */
    int64_t low = (int64_t)((uint64_t)first + (uint64_t)p->low);
    uint64_t span = (uint64_t)p->high - (uint64_t)p->low;
    if (span > INT64_MAX || !find_buffer(context, s, low, (int64_t)span, &buffer)) return 0;
    int64_t base = buffer.low - p->low;
    base += -base & (s->bytes - 1);
    p->base = base;
    p->range = (uint64_t)((buffer.high - p->high - base) / s->bytes);
    warp->patterns[slot] = p;
    return p;
}

/* ---- Accesses lane by lane ------------------------------------------------------------------------------------- */

static void record(Fault *fault, const Context *context, const Warp *warp, uint32_t lane) {
    int64_t thread = warp->id * WARP + lane;
    if (!fault->count || context->block < fault->block || (context->block == fault->block && thread < fault->thread)) {
        fault->block = context->block;
        fault->thread = thread;
        fault->address = warp->address[lane];
    }
    fault->count++;
}

static void count_here(Context *context, Warp *warp, int64_t slot, uint32_t mask) {
    const Slot *s = context->slots + slot;
    if (!s->counted) return;
    Pattern *p = find_pattern(context, warp, slot, mask);
    int64_t first = warp->address[__builtin_ctz(mask)];
    if (p)
        p->hits[(first / s->bytes) & (s->phases - 1)]++;
    else
        count(context, slot, warp->address, mask, 1);
}

/* Where a lane's access goes in host memory, or null; faults are recorded. */
static uint8_t *lane_memory(Context *context, Warp *warp, int64_t slot, uint32_t lane) {
    const Slot *s = context->slots + slot;
    int64_t address = warp->address[lane];
    Buffer buffer;
    if (!find_buffer(context, s, address, s->bytes, &buffer)) {
        record(context->out_of_bounds + slot, context, warp, lane);
        return 0;
    }
    if (address & (s->bytes - 1)) record(context->misaligned + slot, context, warp, lane);
    if (s->space == GLOBAL) return (uint8_t *)address;
    return s->space == SHARED ? context->shared + address : warp->local + lane * context->local_bytes + address;
}

/* One element; aligned ones in one piece, for other threads of the host may look on. */
static void copy(uint8_t *to, const uint8_t *from, int64_t bytes) {
    if (((uintptr_t)to | (uintptr_t)from) & (uintptr_t)(bytes - 1)) {
        for (int64_t i = 0; i < bytes; i++) to[i] = from[i];
    } else if (bytes == 8) {
        __atomic_store_n((uint64_t *)to, __atomic_load_n((const uint64_t *)from, __ATOMIC_ACQUIRE), __ATOMIC_RELEASE);
    } else if (bytes == 4) {
        __atomic_store_n((uint32_t *)to, __atomic_load_n((const uint32_t *)from, __ATOMIC_ACQUIRE), __ATOMIC_RELEASE);
    } else if (bytes == 2) {
        __atomic_store_n((uint16_t *)to, __atomic_load_n((const uint16_t *)from, __ATOMIC_ACQUIRE), __ATOMIC_RELEASE);
    } else {
        __atomic_store_n(to, __atomic_load_n(from, __ATOMIC_ACQUIRE), __ATOMIC_RELEASE);
    }
}

/* Loads into or stores from warp->value (element v of lane l is number 32 v + l), for the lanes of `mask`. */
void rooftile_access(Context *context, Warp *warp, int64_t slot, uint32_t mask) {
    const Slot *s = context->slots + slot;
    int64_t size = s->element_bytes;
    if (!mask) return;
    EACH_LANE(lane, mask) {
        uint8_t *memory = lane_memory(context, warp, slot, lane);
        for (int64_t v = 0; v * size < s->bytes; v++) {
            uint8_t *value = warp->value + (v * WARP + lane) * size;
            if (!memory) {
                if (s->operation != STORE) memset(value, 0, (size_t)size);
            } else if (s->operation == STORE) {
                copy(memory + v * size, value, size);
            } else {
                copy(value, memory + v * size, size);
            }
        }
    }
    count_here(context, warp, slot, mask);
}

/* ---- Atomics --------------------------------------------------------------------------------------------------- */

static float as_float(uint32_t bits) {
    float value;
    memcpy(&value, &bits, 4);
    return value;
}

static uint32_t as_bits(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

static float half_to_float(uint32_t half) {
    uint32_t sign = (half & 0x8000u) << 16, exponent = half >> 10 & 31, mantissa = half & 1023;
    if (exponent == 31) return as_float(sign | 0x7F800000u | mantissa << 13);
    float magnitude = exponent ? as_float((exponent + 112) << 23 | mantissa << 13) : (float)mantissa * 0x1p-24f;
    return as_float(sign | as_bits(magnitude));
}

static uint32_t float_to_half(float value) {
    uint32_t bits = as_bits(value), sign = bits >> 16 & 0x8000u, magnitude = bits & 0x7FFFFFFFu;
    if (magnitude > 0x7F800000u) return 0x7FFFu;
    if (magnitude >= 0x477FF000u) return sign | 0x7C00u;
    if (magnitude < 0x38800000u) /* subnormal: let the addition round */
        return sign | (as_bits(as_float(magnitude) + 0.5f) - 0x3F000000u);
    return sign | (magnitude - 0x38000000u + 0xFFFu + (magnitude >> 13 & 1)) >> 13;
}

static uint32_t float_to_bfloat(float value) {
    uint32_t bits = as_bits(value);
    if ((bits & 0x7FFFFFFFu) > 0x7F800000u) return 0x7FFFu;
    return (bits + 0x7FFFu + (bits >> 16 & 1)) >> 16;
}

static uint32_t add_halves(uint32_t a, uint32_t b, int is_bfloat) {
    if (is_bfloat) return float_to_bfloat(as_float(a << 16) + as_float(b << 16));
    return float_to_half(half_to_float(a) + half_to_float(b));
}

/* atom.add.f32 on global memory flushes subnormal inputs and results to zero; on shared memory it does not. */
static float flushed(float value, int flush_subnormals) {
    uint32_t bits = as_bits(value);
    return flush_subnormals && !(bits & 0x7F800000u) ? as_float(bits & 0x80000000u) : value;
}

static uint64_t add(uint64_t old, uint64_t a, int type, int global) {
    switch (type) {
        case TYPE_F32: {
            float sum = flushed(as_float((uint32_t)old), global) + flushed(as_float((uint32_t)a), global);
            return as_bits(flushed(sum, global));
        }
        case TYPE_F64: {
            double x, y;
            memcpy(&x, &old, 8);
            memcpy(&y, &a, 8);
            x += y;
            memcpy(&old, &x, 8);
            return old;
        }
        case TYPE_F16:
        case TYPE_BF16: return add_halves((uint32_t)old, (uint32_t)a, type == TYPE_BF16);
        case TYPE_F16X2:
        case TYPE_BF16X2: {
            int is_bfloat = type == TYPE_BF16X2;
            uint32_t low = add_halves((uint32_t)old & 0xFFFFu, (uint32_t)a & 0xFFFFu, is_bfloat);
            return add_halves((uint32_t)old >> 16, (uint32_t)a >> 16 & 0xFFFFu, is_bfloat) << 16 | low;
        }
        default: return old + a;
    }
}

static int less(uint64_t a, uint64_t b, int type) {
    if (type == TYPE_S32) return (int32_t)a < (int32_t)b;
    return type == TYPE_S64 ? (int64_t)a < (int64_t)b : a < b;
}

static uint64_t combine(uint64_t old, uint64_t a, uint64_t b, int operation, int type, int global) {
    switch (operation) {
        case ATOMIC_ADD: return add(old, a, type, global);
        case ATOMIC_MIN: return less(a, old, type) ? a : old;
        case ATOMIC_MAX: return less(old, a, type) ? a : old;
        case ATOMIC_AND: return old & a;
        case ATOMIC_OR: return old | a;
        case ATOMIC_XOR: return old ^ a;
        case ATOMIC_EXCH: return a;
        case ATOMIC_CAS: return old == a ? b : old;
        case ATOMIC_INC: return old >= a ? 0 : old + 1;
        default: return old == 0 || old > a ? a : old - 1; /* dec */
    }
}

#define UPDATE(T)                                                                                            \
    do {                                                                                                     \
        T *cell = (T *)memory, old = __atomic_load_n(cell, __ATOMIC_RELAXED), new_;                          \
        do new_ = (T)combine(old, a, b, operation, type, global);                                            \
        while (!__atomic_compare_exchange_n(cell, &old, new_, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));       \
        result = old;                                                                                        \
    } while (0)

/* atom and red: operands in warp->value (and warp->operand, cas only), old values back into warp->value. Lanes go in
   ascending order. */
void rooftile_atomic(Context *context, Warp *warp, int64_t slot, uint32_t mask, int32_t operation, int32_t type) {
    const Slot *s = context->slots + slot;
    int64_t size = s->element_bytes;
    int global = s->space == GLOBAL;
    if (!mask) return;
    EACH_LANE(lane, mask) {
        uint8_t *memory = lane_memory(context, warp, slot, lane);
        int torn = (warp->address[lane] & (size - 1)) != 0; /* cannot be atomic; reported, and left alone */
        for (int64_t v = 0; v * size < s->bytes; v++) {
            uint8_t *value = warp->value + (v * WARP + lane) * size;
            uint64_t a = 0, b = 0, result = 0;
            memcpy(&a, value, (size_t)size);
            if (operation == ATOMIC_CAS) memcpy(&b, warp->operand + lane * size, (size_t)size);
            if (memory && !torn) {
                if (size == 8)
                    UPDATE(uint64_t);
                else if (size == 4)
                    UPDATE(uint32_t);
                else
                    UPDATE(uint16_t);
                memory += size;
            }
            memcpy(value, &result, (size_t)size);
        }
    }
    count_here(context, warp, slot, mask);
}

/* ---- Barriers -------------------------------------------------------------------------------------------------- */

/* Lanes `mask` of a warp wait at barrier `id` and go on at basic block `block`. `threads` is 0 where the instruction
   gives no count. `reduction` is 0, or 1 popc, 2 and, 3 or over bits `input`, for the frame at `result`. */
void rooftile_arrive(Warp *warp, uint32_t mask, int64_t block, int64_t site, int32_t id, int32_t threads,
                     int32_t reduction, int64_t result, uint32_t input) {
    if (!mask) return;
    if (warp->barrier_mask && warp->barrier_block != block) {
        warp->conflict = 1;
        warp->conflict_site = site;
        warp->barrier_mask |= mask;
        return;
    }
    if (!warp->barrier_mask) warp->barrier_input = 0;
    warp->barrier_mask |= mask;
    warp->barrier_block = block;
    warp->barrier_site = site;
    warp->barrier_id = id & 15;
    warp->barrier_threads = threads;
    warp->barrier_reduction = reduction;
    warp->barrier_result = result;
    warp->barrier_input |= input & mask;
}

/* bar.arrive: counted, but the warp does not wait. */
void rooftile_signal(Context *context, uint32_t mask, int32_t id) {
    if (mask) context->barrier_arrived[id & 15] += WARP;
}

static void happen(Context *context, int kind, const Warp *warp, uint32_t lane, int64_t site, int64_t other_site,
                   int64_t missing) {
    Event *event = context->events + kind;
    if (!event->count || context->block < event->block) {
        event->block = context->block;
        event->thread = warp->id * WARP + lane;
        event->site = site;
        event->other_site = other_site;
        event->missing = missing;
    }
    event->count++;
}

static void reduce(Context *context, int id, int32_t reduction) {
    int32_t total = 0;
    int all = 1;
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        if (warp->state != WAITING || warp->barrier_id != id) continue;
        total += __builtin_popcount(warp->barrier_input);
        all &= warp->barrier_input == warp->barrier_mask;
    }
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        if (warp->state != WAITING || warp->barrier_id != id || warp->barrier_result < 0) continue;
        int32_t *to = (int32_t *)(warp->frame + warp->barrier_result);
        if (reduction == 1)
            for (int lane = 0; lane < WARP; lane++) to[lane] = total;
        else
            *to = (reduction == 2 ? all : total > 0) ? -1 : 0;
    }
}

/* Lets the warps at barrier `id` go on if all that it waits for have come. */
static int release(Context *context, int id) {
    int64_t waiting = 0, elsewhere = 0, threads = 0;
    Warp *first = 0, *mixed = 0;
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        if (warp->state == DONE) continue;
        if (warp->barrier_id != id || warp->conflict) {
            elsewhere++;
            continue;
        }
        waiting++;
        if (!first) first = warp;
        if (warp->barrier_site != first->barrier_site) mixed = warp;
        if (warp->barrier_threads > threads) threads = warp->barrier_threads;
    }
    if (!waiting) return 0;
    if (threads ? WARP * waiting + context->barrier_arrived[id] < threads : elsewhere > 0) return 0;
    if (mixed)
        happen(context, MIXED_BARRIERS, mixed, (uint32_t)__builtin_ctz(mixed->barrier_mask), mixed->barrier_site,
               first->barrier_site, 0);
    if (first->barrier_reduction) reduce(context, id, first->barrier_reduction);
    context->barrier_arrived[id] = 0;
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        if (warp->state != WAITING || warp->barrier_id != id || warp->conflict) continue;
        warp->state = READY;
        if (warp->resume < 0) warp->waiting[warp->barrier_block] = warp->barrier_mask;
        warp->barrier_mask = 0;
    }
    return 1;
}

/* No warp can go on, and some wait: says who for whom. */
static void report_missed(Context *context) {
    Warp *first = 0, *other = 0, *torn = 0;
    int64_t live = 0, here = 0;
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        if (warp->state == DONE) continue;
        if (!first) first = warp;
        if (warp->conflict && !torn) torn = warp;
        int together = warp->barrier_id == first->barrier_id && warp->barrier_site == first->barrier_site;
        if (!together && !other) other = warp;
        live += __builtin_popcount(warp->alive);
        if (together) here += __builtin_popcount(warp->barrier_mask);
    }
    if (torn)
        happen(context, MISSED_BARRIER, torn, (uint32_t)__builtin_ctz(torn->barrier_mask), torn->barrier_site,
               torn->conflict_site, 0);
    else
        happen(context, MISSED_BARRIER, first, (uint32_t)__builtin_ctz(first->barrier_mask), first->barrier_site,
               other ? other->barrier_site : -1, other ? live - here : first->barrier_threads - here);
}

/* ---- Scheduling ------------------------------------------------------------------------------------------------ */

/* Registers that the converged clone holds as scalars agree over the live lanes at `block`; then they are moved there. */
static int enter_converged(const Context *context, Warp *warp, int64_t block) {
    uint32_t alive = warp->alive, first = (uint32_t)__builtin_ctz(alive);
    const Uniform *from = context->uniforms + context->entry_uniforms[block];
    const Uniform *to = context->uniforms + context->entry_uniforms[block + 1];
    for (const Uniform *u = from; u < to; u++) {
        const uint8_t *vector = warp->frame + u->vector;
        if (u->bytes == 0) {
            uint32_t bits = *(const uint32_t *)vector & alive;
            if (bits && bits != alive) return 0;
        } else {
            EACH_LANE(lane, alive)
                if (memcmp(vector + lane * u->bytes, vector + first * u->bytes, (size_t)u->bytes)) return 0;
        }
    }
    for (const Uniform *u = from; u < to; u++) {
        const uint8_t *vector = warp->frame + u->vector;
        uint64_t value = 0;
        if (u->bytes == 0)
            value = *(const uint32_t *)vector >> first & 1;
        else
            memcpy(&value, vector + first * u->bytes, (size_t)u->bytes);
        memcpy(warp->frame + u->scalar, &value, 8);
    }
    return 1;
}

/* Divergent lanes go on where the lowest-numbered block is, so that they meet again. Now and then the highest has its
   turn: a lane that spins until another one acts must not keep it from acting. */
static int64_t next_waiting(const Context *context, const Warp *warp, uint64_t step) {
    int64_t n = context->block_count;
    if ((step & 0xFFFF) == 0xFFFF) {
        for (int64_t b = n - 1; b >= 0; b--)
            if (warp->waiting[b]) return b;
    } else {
        for (int64_t b = 0; b < n; b++)
            if (warp->waiting[b]) return b;
    }
    return -1;
}

/* The lanes of `mask` execute a block that only ends the thread; no code is needed for that. */
static void execute_exit(Context *context, Warp *warp, int64_t block, uint32_t mask) {
    context->block_counts[2 * block] += 1;
    context->block_counts[2 * block + 1] += __builtin_popcount(mask);
    warp->alive &= ~mask;
    warp->waiting[block] = 0;
}

static int stop_requested(const Context *context) { return __atomic_load_n(context->stop, __ATOMIC_RELAXED); }

typedef int64_t (*ConvergedCode)(uint8_t *frame, Context *context, Warp *warp, int64_t block, uint32_t mask);
typedef void (*DivergentCode)(uint8_t *frame, Context *context, Warp *warp, uint32_t mask);

/* Runs a warp until it exits (FINISHED), waits (also FINISHED, with its state set), or the caller is needed. */
static int run_warp(Context *context, Warp *warp) {
    uint64_t step = 0;
    for (;;) {
        if (warp->resume >= 0) {
            ConvergedCode run = (ConvergedCode)context->converged;
            int64_t code = run(warp->frame, context, warp, warp->resume, warp->alive);
            switch (code & 255) {
                case EXITED:
                    warp->state = DONE;
                    return FINISHED;
                case AT_BARRIER:
                    warp->resume = warp->barrier_block;
                    warp->state = WAITING;
                    return FINISHED;
                case POLLED_STOP: context->stopped_at = code >> 8; return STOPPED;
                case TRAPPED:
                    happen(context, TRAP, warp, (uint32_t)__builtin_ctz(warp->alive), code >> 8, -1, 0);
                    return TRAPPED;
                default: warp->resume = -1;
            }
            if (!warp->diverged) context->divergent_warps++;
            warp->diverged = 1;
        }
        int64_t block = next_waiting(context, warp, step++);
        if (block < 0) {
            warp->state = warp->alive ? WAITING : DONE;
            return FINISHED;
        }
        uint32_t mask = warp->waiting[block];
        if (mask == warp->alive && context->resumable[block] && enter_converged(context, warp, block)) {
            warp->waiting[block] = 0;
            warp->resume = block;
            step = 0;
            continue;
        }
        if (context->trivial_exit[block]) {
            execute_exit(context, warp, block, mask);
            continue;
        }
        if (stop_requested(context)) {
            context->stopped_at = block;
            return STOPPED;
        }
        DivergentCode run = (DivergentCode)context->divergent[block];
        if (!run) {
            context->needed = block;
            return NEED_DIVERGENT;
        }
        warp->waiting[block] = 0;
        run(warp->frame, context, warp, mask);
        if (warp->conflict < 0) { /* a trap in divergent code */
            happen(context, TRAP, warp, (uint32_t)__builtin_ctz(mask), warp->conflict_site, -1, 0);
            return TRAPPED;
        }
    }
}

static void begin_block(Context *context, int64_t block) {
    context->block = block;
    context->in_block = 1;
    for (int axis = 0; axis < 3; axis++) {
        context->ctaid[axis] = (int32_t)(block % context->nctaid[axis]);
        block /= context->nctaid[axis];
    }
    poison(context->shared, context->shared_bytes);
    memset(context->barrier_arrived, 0, sizeof context->barrier_arrived);
    for (int64_t w = 0; w < context->warp_count; w++) {
        Warp *warp = context->warps + w;
        int64_t threads = context->thread_count - w * WARP;
        warp->resume = 0;
        warp->alive = threads >= WARP ? ~0u : (1u << threads) - 1;
        warp->state = READY;
        warp->diverged = warp->conflict = 0;
        warp->barrier_mask = 0;
        memset(warp->waiting, 0, (size_t)context->block_count * sizeof *warp->waiting);
        poison(warp->local, context->local_bytes * WARP);
    }
}

static int run_block(Context *context) {
    for (;;) {
        int live = 0, released = 0, torn = 0;
        for (int64_t w = 0; w < context->warp_count; w++) {
            Warp *warp = context->warps + w;
            if (warp->state == READY) {
                int outcome = run_warp(context, warp);
                if (outcome == TRAPPED) return FINISHED;
                if (outcome != FINISHED) return outcome;
            }
            live |= warp->state != DONE;
            torn |= warp->conflict;
        }
        if (!live) return FINISHED;
        if (!torn)
            for (int id = 0; id < 16; id++) released |= release(context, id);
        if (!released) {
            report_missed(context);
            return FINISHED;
        }
    }
}

/* Executes blocks until none is left, or the caller must act; calling again goes on at the same place. */
int32_t rooftile_run(Context *context) {
    for (;;) {
        if (!context->in_block) {
            if (stop_requested(context)) return STOPPED;
            int64_t block = __atomic_fetch_add(context->next_block, 1, __ATOMIC_RELAXED);
            if (block >= context->grid_blocks) return FINISHED;
            begin_block(context, block);
        }
        int outcome = run_block(context);
        if (outcome != FINISHED) return outcome;
        context->in_block = 0;
        context->blocks_done++;
    }
}

/* Adds what the patterns still hold to the totals. */
void rooftile_finish(Context *context) {
    for (int64_t slot = 0; slot < context->slot_count; slot++)
        for (int64_t way = 0; way < context->pattern_ways; way++) {
            const Slot *s = context->slots + slot;
            flush(context, slot,
                  (Pattern *)(context->pattern_store + s->patterns_offset + way * s->pattern_bytes));
        }
}
