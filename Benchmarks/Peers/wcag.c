// SPDX-License-Identifier: MIT
//
// The contrast of a million pairs of 8-bit colors by a table, as a C programmer would write it: the
// same pairs as bench-contrast. Processor time, fifteen runs.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { count = 1000000, runs = 15 };
static uint8_t pairs[count][6];
static float ratios[count];
static float linear[256];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static int compare(const void *a, const void *b) {
  double x = *(const double *)a - *(const double *)b;
  return x < 0 ? -1 : x > 0;
}

static void measure(void) {
  for (int i = 0; i < count; i++) {
    const uint8_t *p = pairs[i];
    float a = .2126f * linear[p[0]] + .7152f * linear[p[1]] + .0722f * linear[p[2]];
    float b = .2126f * linear[p[3]] + .7152f * linear[p[4]] + .0722f * linear[p[5]];
    ratios[i] = a > b ? (a + .05f) / (b + .05f) : (b + .05f) / (a + .05f);
  }
}

int main(void) {
  uint32_t state = 1;
  for (int i = 0; i < count; i++)
    for (int k = 0; k < 6; k++) {
      state = state * 1664525u + 1013904223u;
      pairs[i][k] = state >> 24;
    }
  for (int i = 0; i < 256; i++) {
    double v = i / 255.;
    linear[i] = v <= .04045 ? v / 12.92 : pow((v + .055) / 1.055, 2.4);
  }
  double rates[runs];
  measure();
  for (int r = 0; r < runs; r++) {
    double start = now();
    measure();
    rates[r] = count / (now() - start) * 1000;
  }
  qsort(rates, runs, sizeof *rates, compare);
  double sum = 0;
  for (int i = 0; i < count; i++) sum += ratios[i];
  printf("c.table\tmin %.2f\tmed %.2f\tmax %.2f\tM/s\tn %d\tmean ratio %f\n", rates[0],
         rates[runs / 2], rates[runs - 1], runs, sum / count);
}
