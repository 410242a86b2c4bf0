// SPDX-License-Identifier: MIT

#include "CAllocationCount.h"

#include <stddef.h>
#include <sys/resource.h>
#include <time.h>

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local int64_t count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}
void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}
void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}
int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  *block = __libc_memalign(alignment, size);
  return *block ? 0 : 12;
}

int64_t bench_allocation_count(void) { return count; }

#else
int64_t bench_allocation_count(void) { return -1; }
#endif

int64_t bench_processor_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int64_t bench_peak_bytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
#if defined(__APPLE__)
  return usage.ru_maxrss;
#else
  return (int64_t)usage.ru_maxrss * 1024;
#endif
}
