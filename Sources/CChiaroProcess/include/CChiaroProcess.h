// SPDX-License-Identifier: MIT

#ifndef CCHIAROPROCESS_H
#define CCHIAROPROCESS_H

/// Programs that do not outlive us.
///
/// On Linux a keeper stands between a program and us: a small process that ends the program, and
/// all that it started, as soon as our end of a pipe is closed. The kernel closes it, however we
/// end.
///
/// In C, because a process of several threads that forks may do next to nothing in its child until
/// it starts a program, which code of Swift cannot promise. A signal of the kernel at our death
/// (PR_SET_PDEATHSIG) alone would not do: it comes when the thread ends that started the program.
/// Elsewhere than on Linux there is no keeper, and a program has a process group of its own.

/// The number of bytes that are kept of what a program says of errors: the last ones.
#define CHIARO_PROCESS_ERRORS 1024

/// A program that was started.
typedef struct {
  /// The keeper's process, or the program's where there is no keeper; -1 where none was started.
  int id;
  /// Our end of the keeper's pipe.
  int hold;
  /// Can be read from when the program has ended.
  int status;
  /// What it prints, to be read without waiting; -1 where that is thrown away.
  int output;
} chiaro_process;

/// Starts a program by its path, or by its name in PATH, with nothing to read; its output is thrown
/// away unless it is wanted.
///
/// The arguments and the environment end with a null pointer.
chiaro_process chiaro_process_start(
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    int wants_output);

/// The program's exit code when it has ended (128 + n after the signal n, 127 where it is not
/// known), -1 while it runs. To be asked until it has ended, and not again.
int chiaro_process_code(const chiaro_process *_Nonnull process);

/// The end of what the program said of errors, and how many bytes that is; 0 elsewhere than on
/// Linux. To be asked once, behind the exit code, also of a program that was made to end.
int chiaro_process_errors(const chiaro_process *_Nonnull process, char *_Nonnull errors);

/// Ends the program, and on Linux all that it started; without waiting, and once.
void chiaro_process_end(const chiaro_process *_Nonnull process);

/// Whether nothing is left of the keeper, or of the program where there is none.
int chiaro_process_is_gone(const chiaro_process *_Nonnull process);

/// Whether a group is a user's own, with nobody else in it: the user's first group, of the user's
/// name, without other members. Such groups are what Debian and others give everybody, so that new
/// files can be written by the group.
int chiaro_is_private_group(unsigned user, unsigned group);

#endif
