// How the warps of warp_specialized that copy bring tiles to shared memory, where both lie with K across.
#pragma once

// What a producer's thread copies of a BK x LINES tile: COUNT times 4 x 4 elements. A line is a row of A or a
// column of B.
template <bool ALONG_K, int LINES, int VEC>
struct Part {
  static constexpr bool DIRECT = !ALONG_K && VEC == 4;  // a line of K is copied as it is, past the registers
  static constexpr int COUNT = LINES * BK / 16 / (PRODUCERS * 32), QUADS = ALONG_K ? BK / 4 : LINES / 4;
  static constexpr int STEP = PRODUCERS * 32 / QUADS * 4;  // from one to the next: lines or, across K, K
  int line, k;                                             // of the first
  const float* from;
  long long pitch;

  __device__ Part(int thread, long long pitch) : pitch(pitch) {
    // Along K eight lanes, whose stores are served at once, have four neighbours of two K: all banks.
    int quad = ALONG_K ? thread / 4 % QUADS : thread % QUADS;
    int other = ALONG_K ? thread / (4 * QUADS) * 4 + thread % 4 : thread / QUADS;
    line = (ALONG_K ? other : quad) * 4;
    k = (ALONG_K ? quad : other) * 4;
  }
  __device__ void start(const float* matrix, int line0, int k0) {
    from = matrix + (ALONG_K ? (line0 + line) * pitch + k0 + k : (k0 + k) * pitch + line0 + line);
  }
  // Of what lies across K: the tile's row number `row`.
  __device__ void copy(float (*tile)[LINES + PAD], unsigned long long* barrier, int row) const {
    asm volatile("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];"
                 :
                 : "r"(at(tile[row])), "l"(from - line + (row - k) * pitch), "n"(LINES * 4), "r"(at(barrier))
                 : "memory");
  }
  __device__ void advance() {
    from += ALONG_K ? BK : BK * pitch;
  }

  // Four neighbours of each of four lines or, across K, of each of four K.
  __device__ void fetch(float4 (&held)[4], const float*& next) const {
#pragma unroll
    for (int e = 0; e < 4; ++e, next += pitch)
      if (VEC == 4)
        held[e] = *reinterpret_cast<const float4*>(next);
      else
        held[e] = make_float4(next[0], next[1], next[2], next[3]);
    next += (STEP - 4) * pitch;
    asm volatile("" : "+l"(next));  // else all addresses are made ahead, for which there are no registers
  }
  // The same at the matrix's edge. What lies outside is 0.
  __device__ void fetch_some(float4 (&held)[4], int i, int lines_left, int k_left) const {
    const float* next = from + i * STEP * pitch;
    int across = (ALONG_K ? lines_left - line : k_left - k) - i * STEP;
    int along = ALONG_K ? k_left - k : lines_left - line;
#pragma unroll
    for (int e = 0; e < 4; ++e, next += pitch) {
      int left = e < across ? along : 0;
      held[e].x = left > 0 ? next[0] : 0;
      held[e].y = left > 1 ? next[1] : 0;
      held[e].z = left > 2 ? next[2] : 0;
      held[e].w = left > 3 ? next[3] : 0;
    }
  }
  __device__ void keep(float (*tile)[LINES + PAD], const float4 (&h)[4], int i) const {
    float* to = &tile[k + (ALONG_K ? 0 : i * STEP)][line + (ALONG_K ? i * STEP : 0)];
    float4 by_k[4];
    if (ALONG_K) {
      by_k[0] = make_float4(h[0].x, h[1].x, h[2].x, h[3].x);
      by_k[1] = make_float4(h[0].y, h[1].y, h[2].y, h[3].y);
      by_k[2] = make_float4(h[0].z, h[1].z, h[2].z, h[3].z);
      by_k[3] = make_float4(h[0].w, h[1].w, h[2].w, h[3].w);
    } else {
#pragma unroll
      for (int e = 0; e < 4; ++e)
        by_k[e] = h[e];
    }
#pragma unroll
    for (int e = 0; e < 4; ++e)
      *reinterpret_cast<float4*>(to + e * (LINES + PAD)) = by_k[e];
  }
};

// A tile at the matrix's edge is moved back by so much that it lies in it, if it can: what it shares with the
// tile before is multiplied twice and stored once. So only ends of K, and matrices smaller than a tile, are
// copied with a look at each element. BY_FOURS: it has to begin at whole fours.
template <int SIZE, bool BY_FOURS>
__device__ int moved(int first, int lines) {
  int latest = lines - SIZE;
  return latest < 0 || (BY_FOURS && latest % 4) ? first : min(first, latest);
}
__device__ int moved_row(int row, const Task& task) {
  constexpr bool BY_FOURS = !A_ALONG_K && VEC_A == 4;
  return moved<BM, BY_FOURS>(row, task.M);
}
__device__ int moved_column(int column, const Task& task) {
  constexpr bool BY_FOURS = !B_ALONG_K && VEC_B == 4;
  return moved<BN, BY_FOURS>(column, task.N);
}

// A thread that copies. WIDTH_A, WIDTH_B: neighbours that one access moves.
template <int WIDTH_A, int WIDTH_B>
__device__ void produce(Shared& shared, const Task& task, int thread) {
  Tiles<BM, BN> tiles(task);
  Part<A_ALONG_K, BM, WIDTH_A> a(thread, task.lda);
  Part<B_ALONG_K, BN, WIDTH_B> b(thread, task.ldb);
  int stage = 0;
  unsigned parity = 1;  // of a stage that nobody has used yet
  constexpr int DIRECT = (a.DIRECT ? BM : 0) + (b.DIRECT ? BN : 0);  // lines that are copied as they are
  constexpr int FROM_A = a.DIRECT ? 0 : a.COUNT, UNITS = FROM_A + (b.DIRECT ? 0 : b.COUNT);
#pragma unroll 1
  for (Pieces<GRAIN, SHARE> pieces(tiles.count, task.K); pieces.next();) {
    int row, column, within, outer, k = pieces.first / BK * BK;
    tiles.find(pieces.tile, 0, task, row, column, within, outer);
    row = moved_row(row, task);
    column = moved_column(column, task);
    a.start(task.A + outer * task.a_outer + within * task.a_inner, row, k);
    b.start(task.B + outer * task.b_outer + within * task.b_inner, column, k);
    bool inside = row + BM <= task.M && column + BN <= task.N;
    int depth = SPLIT ? min(task.K, task.whole - within * task.K) : task.K;  // the last slice may be shorter
#pragma unroll 1
    for (; k < pieces.last; k += BK) {
      if (inside && k + BK <= depth) {
        float4 held[2][4];  // what is stored, and what is on its way
        const float *next_a = a.from, *next_b = b.from;
        auto fetch = [&](int i) {
          if (i < FROM_A)
            a.fetch(held[i % 2], next_a);
          else if (i < UNITS)
            b.fetch(held[i % 2], next_b);
        };
        fetch(0);
        fetch(1);
        wait(&shared.empty[stage], parity);
        if (DIRECT && thread == 0)
          expect(&shared.full[stage], DIRECT * BK * 4);
        // Begun lane by lane, some ten instructions each: so by a few lanes of all warps.
        if (DIRECT && thread % 32 < BK / PRODUCERS) {
          int row = thread / 32 * (BK / PRODUCERS) + thread % 32;
          if (a.DIRECT)
            a.copy(shared.a[stage], &shared.full[stage], row);
          if (b.DIRECT)
            b.copy(shared.b[stage], &shared.full[stage], row);
        }
#pragma unroll
        for (int i = 0; i < UNITS; ++i) {
          if (i > 0)
            fetch(i + 1);
          if (i < FROM_A)
            a.keep(shared.a[stage], held[i % 2], i);
          else
            b.keep(shared.b[stage], held[i % 2], i - FROM_A);
        }
      } else {
        float4 held[4];
        wait(&shared.empty[stage], parity);
#pragma unroll 1
        for (int i = 0; i < a.COUNT; ++i) {
          a.fetch_some(held, i, task.M - row, depth - k);
          a.keep(shared.a[stage], held, i);
        }
#pragma unroll 1
        for (int i = 0; i < b.COUNT; ++i) {
          b.fetch_some(held, i, task.N - column, depth - k);
          b.keep(shared.b[stage], held, i);
        }
        if (DIRECT) {
          asm volatile("fence.proxy.async;" : : : "memory");  // before the next copy to the same place
          if (thread == 0)
            arrive(&shared.full[stage]);
        }
      }
      arrive(&shared.full[stage]);
      a.advance();
      b.advance();
      stage = stage == STAGES - 1 ? 0 : stage + 1;
      parity ^= stage == 0;
    }
  }
}
