// SPDX-License-Identifier: MIT

#ifndef CCHIAROCLOCK_H
#define CCHIAROCLOCK_H

#include <stdint.h>

/// A timer of Linux that follows the machine's clock, and rings at once when that is set or the
/// machine wakes up.
///
/// In C, because Swift's module of the C library leaves the header of these timers out. Where the
/// system has none, opening fails.

/// Opens a timer that is readable when it rings; -1 where that cannot be had.
int chiaro_clock_open(void);

/// Lets it ring at a second since 1970; 0, or -1 where that fails.
int chiaro_clock_arm(int descriptor, int64_t second);

/// Takes note that it rang, so that it is no longer readable.
void chiaro_clock_acknowledge(int descriptor);

#endif
