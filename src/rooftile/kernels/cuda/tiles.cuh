// Which block computes which tile of the result. Those near in time share GROUP rows or columns of tiles, or
// of clusters: fewer distinct tiles of the other factor at a time in L2.
#pragma once

// Where tile number `tile` begins, of high x wide ones of ROWS x COLUMNS.
template <int ROWS, int COLUMNS>
__device__ void in_groups(int tile, int high, int wide, int& row, int& column) {
  int first = tile / (GROUP * wide) * GROUP, rows = min(GROUP, high - first),
      in_group = tile % (GROUP * wide);
  row = (first + in_group % rows) * ROWS;
  column = in_group / rows * COLUMNS;
}

// Where a tile begins, and the member of the batch.
struct Tile {
  int row, column, within, outer;
};

// The ROWS x COLUMNS tiles of a batch, one after the other, of DOWN x ACROSS blocks of a cluster at a time.
template <int ROWS, int COLUMNS, int DOWN = 1, int ACROSS = 1>
struct Tiles {
  int high, wide, count;  // in clusters, of one member of the batch and of all
  // For find_now: blocks that lie one above the other share B's tile. Neighbours in time then lie side by
  // side, in groups of columns, so that they want the same of A, which nobody shares. Else the other way
  // round.
  static constexpr bool OF_COLUMNS = DOWN > 1;
  int length;    // of a group, across it
  float groups;  // a tile, about

  template <class Task>
  __device__ Tiles(const Task& task) {
    high = (task.M - 1) / (ROWS * DOWN) + 1;
    wide = (task.N - 1) / (COLUMNS * ACROSS) + 1;
    count = high * wide * task.batch;
    length = OF_COLUMNS ? high : wide;
    groups = 1.0f / (GROUP * length);
  }
  // The first row and column of block `rank` of the cluster, and the member of the batch.
  template <class Task>
  __device__ void find(int turn, int rank, const Task& task, int& row, int& column, int& within,
                       int& outer) const {
    int member = turn / (high * wide);
    in_groups<ROWS * DOWN, COLUMNS * ACROSS>(turn % (high * wide), high, wide, row, column);
    row += DOWN > 1 ? rank * ROWS : 0;
    column += ACROSS > 1 ? rank * COLUMNS : 0;
    outer = member / task.inner;
    within = member % task.inner;
  }
  // Likewise, with a division only where tiles are of a batch or in a group of fewer lines: three of them
  // take some 600 clocks, for which all wait. It is worked out here: a compiler would do it where the tile is
  // used.
  template <class Task>
  __device__ Tile find_now(int turn, int rank, const Task& task) const {
    Tile tile = {};
    if (task.batch > 1) {
      int member = turn / (high * wide);
      turn %= high * wide;
      tile.outer = member / task.inner;
      tile.within = member % task.inner;
    }
    int group = turn * groups, in_group = turn - group * GROUP * length;
    int more =
        in_group < 0 ? -1 : in_group >= GROUP * length;  // of what a float may be off by, below 2^25 tiles
    group += more;
    in_group -= more * GROUP * length;
    int lines = (OF_COLUMNS ? wide : high) - group * GROUP, along = in_group / GROUP,
        across = in_group % GROUP;
    asm volatile("" : "+r"(along), "+r"(across));  // so that no one division is made of both
    if (lines < GROUP) {
      along = in_group / lines;
      across = in_group % lines;
    }
    across += group * GROUP;
    tile.row = (OF_COLUMNS ? along : across) * ROWS * DOWN + (DOWN > 1 ? rank * ROWS : 0);
    tile.column = (OF_COLUMNS ? across : along) * COLUMNS * ACROSS + (ACROSS > 1 ? rank * COLUMNS : 0);
    asm volatile("" : "+r"(tile.row), "+r"(tile.column), "+r"(tile.within), "+r"(tile.outer));
    return tile;
  }
};
