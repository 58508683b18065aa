// How blocks share tiles when there is no whole number of them for each (stream-K): the last one or two tiles
// of a block are cut along K, at steps of GRAIN, so that all blocks end at the same time. Two blocks then
// have to add their parts of a tile: neighbours, of which the first has K's begin, and does it last.
//
// CLUSTER_OF: clusters of so many blocks share instead, numbered from the last: one that waits for its
// neighbour's part then waits for blocks that were begun before its own.
#pragma once

// What a block does, piece after piece: a share of the first tiles, then whole ones.
template <int GRAIN, bool CUT, int CLUSTER_OF = 0>
struct Pieces {
  int grains, turn, count;  // grains of a tile; the next whole tile, and how many tiles there are
  int at, end;              // of the share: grains, counted through all shared tiles
  int tile, first, last;    // the piece: of which tile, and its K

  __device__ Pieces(int tiles, int K) {
    grains = max(K - 1, 0) / GRAIN + 1;
    count = tiles;
    int blocks = gridDim.x, block = blockIdx.x, start = 0, shared = 0;
    if constexpr (CLUSTER_OF > 0) {
      blocks /= CLUSTER_OF;
      block = blocks - 1 - block / CLUSTER_OF;
    }

    turn = block;
    if (CUT && count >= blocks) {  // a share is more than a tile, of which there are then two parts at most
      shared = count % blocks ? count % blocks + blocks : 0;
      turn += shared;
    } else if (CUT) {  // so it is here: a group for each block more than tiles, of `few` tiles or one more
      int groups = blocks - count, few = count / groups, more = count % groups;
      int group = block < more * (few + 2) ? block / (few + 2) : (block - more) / (few + 1);
      start = group * few + min(group, more);
      shared = few + (group < more);
      block -= start + group;
      blocks = shared + 1;
      turn = count;
    }
    long long all = (long long)shared * grains;
    at = start * grains + all * block / blocks;
    end = start * grains + all * (block + 1) / blocks;
  }
  __device__ bool next() {
    if (CUT && at < end) {
      tile = at / grains;
      int from = at - tile * grains, to = min(grains, from + end - at);
      at += to - from;
      first = from * GRAIN;
      last = to * GRAIN;
      return true;
    }
    tile = turn;
    first = 0;
    last = grains * GRAIN;
    turn += CLUSTER_OF > 0 ? gridDim.x / CLUSTER_OF : gridDim.x;
    return tile < count;
  }
  __device__ bool more() const {
    return (CUT && at < end) || turn < count;
  }
  __device__ bool whole() const {
    return last - first == grains * GRAIN;
  }
};
