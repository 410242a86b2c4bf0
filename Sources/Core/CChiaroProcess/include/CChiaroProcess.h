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
  /// The system's error because of which no program was started, as far as it is known.
  int failure;
} chiaro_process;

/// What a program is started with.
typedef struct {
  /// The descriptor that it reads from; -1 for nothing.
  int input;
  /// The descriptor that it prints to; -1 where that is thrown away, or wanted.
  int output;
  /// Whether what it prints can be read from `chiaro_process.output`.
  int wants_output;
  /// Whether the call waits until the program runs, and says why it does not.
  int waits;
  /// The most bytes of memory that it may have; 0 for no limit. Only Linux holds it.
  unsigned long long memory;
} chiaro_process_plan;

/// Starts a program by its path, or by its name in PATH, with nothing to read; its output is thrown
/// away unless it is wanted.
///
/// The arguments and the environment end with a null pointer.
chiaro_process chiaro_process_start(
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    int wants_output);

/// Starts a program as `chiaro_process_start` does, with descriptors of ours and within a limit.
///
/// The descriptors are above 2.
chiaro_process chiaro_process_start_plan(
    char *_Nullable const *_Nonnull arguments, char *_Nullable const *_Nonnull environment,
    const chiaro_process_plan *_Nonnull plan);

/// 1 when the program has ended: its status as `waitpid` gives it, and the most memory that it had
/// in kilobytes (0 where that is not known); 0 when it has ended and no more is known, -1 while it
/// runs. To be asked until it has ended, and not again; also after `chiaro_process_end`.
int chiaro_process_result(
    const chiaro_process *_Nonnull process, int *_Nonnull status, long *_Nonnull memory);

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
