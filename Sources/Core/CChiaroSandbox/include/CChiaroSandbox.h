// SPDX-License-Identifier: MIT

#ifndef CCHIAROSANDBOX_H
#define CCHIAROSANDBOX_H

#include <stdbool.h>
#include <stddef.h>

/// Closes all descriptors from `first` on, whoever opened them.
void chiaro_close_from(int first);

/// Leaves this process, for good, with nothing but reading in some folders and files.
///
/// Paths that do not exist are left out. Has to be called while there is one thread.
///
/// Returns the version of Landlock that is now in force, or 0 where the kernel has none.
int chiaro_restrict_files(char *_Nullable const *_Nonnull paths, size_t count);

/// Leaves this process, for good, with the system calls that computing and reading need.
///
/// All others fail with EPERM: those that start programs, open a socket, open or change a file for
/// writing, or touch another process.
///
/// Returns whether the filter is in force: false where the kernel has none, or the machine is
/// neither x86-64 nor arm64.
bool chiaro_restrict_calls(void);

#endif
