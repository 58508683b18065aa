/* What all parts of the runtime share. */
#pragma once
#include <stdint.h>
#include <string.h>

#include "layout.h"

#define WARP 32
#define EACH_LANE(lane, mask)                                                                  \
  for (uint32_t rest_ = (mask), lane = 0; rest_ && (lane = (uint32_t)__builtin_ctz(rest_), 1); \
       rest_ &= rest_ - 1)

enum { READY, WAITING, DONE }; /* Warp.state */
