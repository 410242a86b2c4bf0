// SPDX-License-Identifier: MIT

#include "CChiaroThread.h"

#include <pthread.h>

_Thread_local chiaro_thread_state chiaro_thread_slot;

static pthread_key_t exit_key;
static pthread_once_t exit_key_once = PTHREAD_ONCE_INIT;
/// What to call with `extra` and `names`; a thread's own, so that no two threads write it at once.
static _Thread_local void (*release_held)(void *);

static void thread_ends(void *unused) {
  (void)unused;
  void *extra = chiaro_thread_slot.extra;
  void *names = chiaro_thread_slot.names;
  chiaro_thread_slot.extra = 0;
  chiaro_thread_slot.names = 0;
  chiaro_thread_slot.is_set = false;
  if (extra) release_held(extra);
  if (names) release_held(names);
}

static void make_exit_key(void) { pthread_key_create(&exit_key, thread_ends); }

void chiaro_thread_release_at_exit(void (*release)(void *)) {
  release_held = release;
  pthread_once(&exit_key_once, make_exit_key);
  // Any value but null makes the destructor run.
  pthread_setspecific(exit_key, &exit_key);
}
