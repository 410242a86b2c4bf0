// SPDX-License-Identifier: MIT
//
// The job of all peers: a window of 1200 by 800 with n leaves, each of one of five colors, in five
// levels; the appearance is switched, and the time counts from the call to the finished frame.

#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

// How many containers there are in containers, the leaves in each of the last, and a leaf's size.
typedef struct {
  int columns, rows, inner, leaves, width, height;
} Grid;

static Grid grid_of(int n) {
  Grid thousand = {5, 5, 5, 8, 48, 20};
  Grid tenThousand = {10, 10, 10, 10, 12, 8};
  Grid hundredThousand = {10, 10, 40, 25, 3, 3};
  return n <= 1000 ? thousand : n <= 10000 ? tenThousand : hundredThousand;
}

// Processor time of the process in milliseconds.
static double processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static double clock_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int by_size(const void *left, const void *right) {
  double difference = *(const double *)left - *(const double *)right;
  return (difference > 0) - (difference < 0);
}

// One line as the benchmarks of the project print it: a peer's job of n leaves, in a variant.
static void report_job(const char *peer, const char *job, int n, const char *variant,
                       double *times, int count) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  qsort(times, count, sizeof *times, by_size);
  printf("%s.%s.%d%s\tmin %.3f\tmed %.3f\tmax %.3f\tms\tn %d\tpeak %.1f MB\n", peer, job, n,
         variant, times[0], times[count / 2], times[count - 1], count,
         usage.ru_maxrss / 1024.0);
  fflush(stdout);
}

static void report(const char *peer, int n, int hasText, double *times, int count) {
  report_job(peer, "switch", n, hasText ? ".text" : "", times, count);
}
