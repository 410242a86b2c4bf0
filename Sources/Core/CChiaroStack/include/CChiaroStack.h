// SPDX-License-Identifier: MIT

#ifndef CCHIAROSTACK_H
#define CCHIAROSTACK_H

#include <stdbool.h>
#include <stddef.h>

/// Whether this system has stacks besides those of threads.
bool chiaro_stack_is_there(void);

/// Calls work on a stack of its own, on the thread that calls.
///
/// A thread with a deep stack would be another thread, on which nothing of the main actor's may
/// run. Calls may nest. Returns false, without calling the work, where the system gives no such
/// stack.
bool chiaro_stack_run(size_t size, void (*_Nonnull work)(void *_Nullable), void *_Nullable context);

#endif
