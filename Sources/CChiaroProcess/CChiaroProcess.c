// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CChiaroProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const chiaro_process nothing = {.id = -1, .hold = -1, .status = -1, .output = -1};

static int code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int chiaro_process_is_gone(const chiaro_process *process) {
  return waitpid(process->id, NULL, WNOHANG) != 0;
}

static int has_pipe(int ends[2]) {
#ifdef __linux__
  // At once: a program that another thread starts in between would hold the ends open.
  if (pipe2(ends, O_CLOEXEC) != 0) return 0;
#else
  if (pipe(ends) != 0) return 0;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
#endif
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  return 1;
}

static void close_both(const int ends[2]) {
  if (ends[0] >= 0) close(ends[0]);
  if (ends[1] >= 0) close(ends[1]);
}

#ifdef __linux__

#include <poll.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <time.h>

// Behind the fork, and until a program is started, only calls that POSIX allows in a signal's
// handler are made: another thread may have held any lock.

/// Closes every descriptor but 0 to 2 and those that are given, of which there are few.
static void close_others(const int *kept, int count) {
  int failed = 1;
#ifdef SYS_close_range
  unsigned start = 3;
  failed = 0;
  while (start != 0) {
    // What lies before the next one that is kept; behind the last one, all.
    unsigned end = ~0u;
    for (int index = 0; index < count; index++) {
      unsigned descriptor = (unsigned)kept[index];
      if (kept[index] >= 0 && descriptor >= start && descriptor < end) end = descriptor;
    }
    if (end > start && syscall(SYS_close_range, start, end == ~0u ? end : end - 1, 0) != 0)
      failed = 1;
    start = end == ~0u ? 0 : end + 1;
  }
#endif
  if (!failed) return;
  long limit = sysconf(_SC_OPEN_MAX);
  if (limit < 0 || limit > 65536) limit = 65536;
  for (int descriptor = 3; descriptor < limit; descriptor++) {
    int is_kept = 0;
    for (int index = 0; index < count; index++) is_kept |= kept[index] == descriptor;
    if (!is_kept) close(descriptor);
  }
}

/// Lets every signal do what it does in a new program.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) {
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

static void run_program(
    char *const *arguments, char *const *environment, int output, int errors) {
  int empty = open("/dev/null", O_RDWR);
  if (empty < 0) _exit(127);
  dup2(empty, 0);
  dup2(output < 0 ? empty : output, 1);
  dup2(errors < 0 ? empty : errors, 2);
  setpgid(0, 0);
  reset_signals();
  // Where somebody kills the keeper itself, the kernel ends the program at least.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close_others(NULL, 0);
  // A script that was just written is busy while a program that another thread starts holds it.
  for (int turn = 0; turn < 500; turn++) {
    execvpe(arguments[0], arguments, environment);
    if (errno != ETXTBSY) break;
    struct timespec pause = {.tv_nsec = 2 * 1000 * 1000};
    nanosleep(&pause, NULL);
  }
  _exit(127);
}

/// Sends the signal that kills to every child, as far as one reading brings them.
static int kill_children(void) {
  int list = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
  if (list < 0) return 0;
  char text[4096];
  ssize_t count = read(list, text, sizeof text);
  close(list);
  pid_t child = 0;
  // A number that the end of the buffer cuts has no space behind it; it comes again.
  for (ssize_t index = 0; index < count; index++) {
    if (text[index] >= '0' && text[index] <= '9') {
      child = child * 10 + (text[index] - '0');
    } else {
      if (child > 1) kill(child, SIGKILL);
      child = 0;
    }
  }
  return 1;
}

/// Ends every child; those of a child that is gone are ours, so that in the end nobody is left.
static void end_all(pid_t program, int is_running) {
  // What cannot be ended, such as a program of another user, is left after some ten seconds.
  for (int turn = 0; turn < 5000; turn++) {
    if (is_running && turn == 0) kill(-program, SIGKILL);
    if (!kill_children()) kill(-program, SIGKILL);
    pid_t ended;
    while ((ended = waitpid(-1, NULL, WNOHANG)) > 0) {}
    if (ended < 0 && errno == ECHILD) return;
    struct timespec pause = {.tv_nsec = 2 * 1000 * 1000};
    nanosleep(&pause, NULL);
  }
}

/// What the keeper tells of a program: how it ended, and the end of what it said of errors.
typedef struct {
  int status;
  char errors[CHIARO_PROCESS_ERRORS];
  size_t count;
} last_words;

/// Reads what the program, and what it started, say of errors, and keeps the end of it.
///
/// The keeper reads on when the program has ended: who goes on writing is not ended by that.
static void hear(int *errors, last_words *told) {
  char bytes[CHIARO_PROCESS_ERRORS];
  // A few times only: who never stops must not keep it from all else.
  for (int turn = 0; *errors >= 0 && turn < 64; turn++) {
    ssize_t count = read(*errors, bytes, sizeof bytes);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) {
      close(*errors);
      *errors = -1;
      return;
    }
    size_t new = (size_t)count;
    size_t kept = sizeof told->errors - new;
    if (kept > told->count) kept = told->count;
    memmove(told->errors, told->errors + told->count - kept, kept);
    memcpy(told->errors + kept, bytes, new);
    told->count = kept + new;
  }
}

/// Tells how the program ended, once; in one step, as there is little to tell.
static void tell(int *descriptor, const last_words *told) {
  if (*descriptor < 0) return;
  char bytes[sizeof told->status + sizeof told->errors];
  memcpy(bytes, &told->status, sizeof told->status);
  memcpy(bytes + sizeof told->status, told->errors, told->count);
  // Where that fails, nobody is left who would want to know.
  ssize_t written = write(*descriptor, bytes, sizeof told->status + told->count);
  (void)written;
  close(*descriptor);
  *descriptor = -1;
}

/// Takes children that have ended, and reports the program's end; 0 when no child is left.
static int reap(pid_t program, int *descriptor, int *errors, last_words *told) {
  int status = 0;
  pid_t ended;
  while ((ended = waitpid(-1, &status, WNOHANG)) > 0) {
    if (ended != program) continue;
    hear(errors, told);
    told->status = status;
    tell(descriptor, told);
  }
  return !(ended < 0 && errno == ECHILD);
}

static void keep(pid_t program, int alive, int descriptor, int errors) {
  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  int children = signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK);
  last_words told = {.status = SIGKILL};
  while (reap(program, &descriptor, &errors, &told)) {
    // Those that are -1 are passed over. Where the kernel gives no descriptor for signals, twenty
    // looks a second do.
    struct pollfd waited[] = {
        {.fd = alive, .events = POLLIN},
        {.fd = children, .events = POLLIN},
        {.fd = errors, .events = POLLIN}};
    int count = poll(waited, 3, children < 0 ? 50 : -1);
    if (count > 0 && waited[0].revents != 0) break;
    hear(&errors, &told);
    struct signalfd_siginfo taken;
    while (children >= 0 && read(children, &taken, sizeof taken) > 0) {}
  }
  int is_running = descriptor >= 0;
  hear(&errors, &told);
  tell(&descriptor, &told);
  end_all(program, is_running);
  _exit(0);
}

/// What the keeper does from its first moment on; every signal is blocked.
static void become_keeper(
    char *const *arguments, char *const *environment, int output, int alive, int descriptor,
    const int errors[2]) {
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGPIPE, SIG_IGN);
  pid_t program = fork();
  if (program == 0) run_program(arguments, environment, output, errors[1]);
  if (program < 0) _exit(127);
  int empty = open("/dev/null", O_RDWR);
  for (int stream = 0; empty >= 0 && stream < 3; stream++) dup2(empty, stream);
  const int kept[] = {alive, descriptor, errors[0]};
  close_others(kept, 3);
  keep(program, alive, descriptor, errors[0]);
}

chiaro_process chiaro_process_start(
    char *const *arguments, char *const *environment, int wants_output) {
  int alive[2] = {-1, -1}, report[2] = {-1, -1}, output[2] = {-1, -1}, errors[2] = {-1, -1};
  pid_t keeper = -1;
  if (has_pipe(alive) && has_pipe(report) && has_pipe(errors) &&
      (!wants_output || has_pipe(output))) {
    // No handler of ours may run in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    keeper = fork();
    if (keeper == 0) become_keeper(arguments, environment, output[1], alive[0], report[1], errors);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  close_both(errors);
  if (keeper < 0) {
    close_both(alive);
    close_both(report);
    close_both(output);
    return nothing;
  }
  close(alive[0]);
  close(report[1]);
  if (wants_output) close(output[1]);
  return (chiaro_process){
      .id = keeper, .hold = alive[1], .status = report[0], .output = output[0]};
}

int chiaro_process_code(const chiaro_process *process) {
  int status = 0;
  ssize_t count = read(process->status, &status, sizeof status);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return -1;
  return count == sizeof status ? code(status) : 127;
}

int chiaro_process_errors(const chiaro_process *process, char *errors) {
  ssize_t count = read(process->status, errors, CHIARO_PROCESS_ERRORS);
  return count < 0 ? 0 : (int)count;
}

void chiaro_process_end(const chiaro_process *process) { close(process->hold); }

#else

#include <spawn.h>

chiaro_process chiaro_process_start(
    char *const *arguments, char *const *environment, int wants_output) {
  int output[2] = {-1, -1};
  if (wants_output && !has_pipe(output)) return nothing;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  if (wants_output) {
    posix_spawn_file_actions_adddup2(&actions, output[1], 1);
  } else {
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  }
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t id = -1;
  int result = posix_spawnp(&id, arguments[0], &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (result != 0) {
    close_both(output);
    return nothing;
  }
  if (wants_output) close(output[1]);
  return (chiaro_process){.id = id, .hold = -1, .status = -1, .output = output[0]};
}

int chiaro_process_code(const chiaro_process *process) {
  int status = 0;
  pid_t ended = waitpid(process->id, &status, WNOHANG);
  return ended == 0 ? -1 : ended < 0 ? 127 : code(status);
}

int chiaro_process_errors(const chiaro_process *process, char *errors) {
  (void)process;
  (void)errors;
  return 0;
}

void chiaro_process_end(const chiaro_process *process) { kill(-process->id, SIGKILL); }

#endif
