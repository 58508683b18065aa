/* The cold paths of the executor: what generated code calls when its fast path does not apply, and the
   scheduler.

   Compiled as one unit to runtime.ll by tools/build_runtime.py; users need no C compiler. Structures come from
   layout.h, which is written from simt/layout. Nothing here allocates, prints or can fail; what is wrong with a
   kernel is recorded. */
/* clang-format off: each part uses those before it */
#include "counting.c"
#include "traces.c"
#include "patterns.c"
#include "accesses.c"
#include "atomics.c"
#include "hazards.c"
#include "hazards_cluster.c"
#include "hazards_shared.c"
#include "hazards_global.c"
#include "hazards_log.c"
#include "hazards_lanes.c"
#include "hazards_order.c"
#include "barriers.c"
#include "mbarriers.c"
#include "tensors.c"
#include "descriptors.c"
#include "bulks.c"
#include "copies.c"
#include "scheduler.c"
#include "replay.c"
