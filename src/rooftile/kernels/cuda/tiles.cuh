// Which block computes which tile of the result. Those near in time share GROUP rows of tiles, or of clusters: fewer
// distinct tiles of B at a time in L2.
#pragma once

// Where tile number `tile` begins, of high x wide ones of ROWS x COLUMNS.
template <int ROWS, int COLUMNS>
__device__ void in_groups(int tile, int high, int wide, int& row, int& column) {
  int first = tile / (GROUP * wide) * GROUP, rows = min(GROUP, high - first), in_group = tile % (GROUP * wide);
  row = (first + in_group % rows) * ROWS;
  column = in_group / rows * COLUMNS;
}

// The ROWS x COLUMNS tiles of a batch, one after the other, of DOWN x ACROSS blocks of a cluster at a time.
template <int ROWS, int COLUMNS, int DOWN = 1, int ACROSS = 1>
struct Tiles {
  int high, wide, count;  // in clusters, of one member of the batch and of all

  template <class Task>
  __device__ Tiles(const Task& task) {
    high = (task.M - 1) / (ROWS * DOWN) + 1;
    wide = (task.N - 1) / (COLUMNS * ACROSS) + 1;
    count = high * wide * task.batch;
  }
  // The first row and column of block `rank` of the cluster, and the member of the batch.
  template <class Task>
  __device__ void find(int turn, int rank, const Task& task, int& row, int& column, int& within, int& outer) const {
    int member = turn / (high * wide);
    in_groups<ROWS * DOWN, COLUMNS * ACROSS>(turn % (high * wide), high, wide, row, column);
    row += DOWN > 1 ? rank * ROWS : 0;
    column += ACROSS > 1 ? rank * COLUMNS : 0;
    outer = member / task.inner;
    within = member % task.inner;
  }
};
