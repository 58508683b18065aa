// The kernel and its launcher are in headers of the project.
#include <iostream>
#include "kernels/launch.cuh"

int main(int argc, char *argv[]) {
  Options options{256, 256, 256};
  float *a = nullptr, *b = nullptr, *c = nullptr;
  launch(a, b, c, options.m, options.n, options.k);
  std::cout << "ok" << std::endl;
}
