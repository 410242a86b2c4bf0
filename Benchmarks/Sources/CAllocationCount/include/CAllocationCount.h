// SPDX-License-Identifier: MIT

#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H

#include <stdint.h>

/// How often this thread has asked for memory; counted where the C library lets malloc be
/// replaced, -1 elsewhere.
int64_t bench_allocation_count(void);

/// Processor time of this process, in nanoseconds.
int64_t bench_processor_time(void);

/// The most memory that this process ever held, in bytes.
int64_t bench_peak_bytes(void);

#endif
