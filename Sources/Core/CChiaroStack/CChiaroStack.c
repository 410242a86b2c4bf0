// SPDX-License-Identifier: MIT

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "CChiaroStack.h"

#include <stdint.h>

#if defined(__GLIBC__)

#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

typedef struct {
  void (*work)(void *);
  void *context;
} chiaro_stack_call;

// makecontext hands over words of an int: a pointer takes two.
static void enter(unsigned int high, unsigned int low) {
  uintptr_t address = (uintptr_t)high << 32 | low;
  const chiaro_stack_call *call = (const chiaro_stack_call *)address;
  call->work(call->context);
}

bool chiaro_stack_is_there(void) { return true; }

bool chiaro_stack_run(size_t size, void (*work)(void *), void *context) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  if (size < 4 * page) return false;
  char *stack = mmap(
      0, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1,
      0);
  if (stack == MAP_FAILED) return false;
  // What grows beyond the end stops the program, and writes over nothing.
  mprotect(stack, page, PROT_NONE);
  ucontext_t here, there;
  chiaro_stack_call call = {work, context};
  bool is_ready = getcontext(&there) == 0;
  if (is_ready) {
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    uintptr_t address = (uintptr_t)&call;
    makecontext(
        &there, (void (*)(void))enter, 2, (unsigned int)(address >> 32), (unsigned int)address);
    is_ready = swapcontext(&here, &there) == 0;
  }
  munmap(stack, size);
  return is_ready;
}

#else

bool chiaro_stack_is_there(void) { return false; }

bool chiaro_stack_run(size_t size, void (*work)(void *), void *context) {
  (void)size;
  (void)work;
  (void)context;
  return false;
}

#endif
