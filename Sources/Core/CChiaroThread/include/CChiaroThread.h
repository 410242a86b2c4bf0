// SPDX-License-Identifier: MIT

#ifndef CCHIAROTHREAD_H
#define CCHIAROTHREAD_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread takes as current: three words of a trait collection, whether they were set, where
/// names are looked up, and which traits were read meanwhile.
///
/// A C thread-local, because `current` must be assignable, belong to one thread, and cost half a
/// nanosecond to read; Swift has no such variable.
typedef struct {
  uint64_t values;
  uint64_t specified;
  void *_Nullable extra;
  bool is_set;
  /// What knows colors and images by name, or null; held by one retain of the thread's own.
  void *_Nullable names;
  /// The traits that were read from watched collections since somebody began to note them.
  uint64_t system_reads;
  uint64_t custom_reads;
} chiaro_thread_state;

extern _Thread_local chiaro_thread_state chiaro_thread_slot;

/// Makes sure that `release` is called with `extra` and with `names`, where there are any, as the
/// thread ends.
void chiaro_thread_release_at_exit(void (*_Nonnull release)(void *_Nonnull held));

static inline chiaro_thread_state *_Nonnull chiaro_thread_current(void) {
  return &chiaro_thread_slot;
}

#endif
