// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "CChiaroProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static const chiaro_process nothing = {.id = -1, .hold = -1, .status = -1, .output = -1};

static chiaro_process not_started(int failure) {
  chiaro_process process = nothing;
  process.failure = failure;
  return process;
}

static int code(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

chiaro_process chiaro_process_start(
    char *const *arguments, char *const *environment, int wants_output) {
  chiaro_process_plan plan = {.input = -1, .output = -1, .wants_output = wants_output};
  return chiaro_process_start_plan(arguments, environment, &plan);
}

int chiaro_process_code(const chiaro_process *process) {
  int status = 0;
  long memory = 0;
  int known = chiaro_process_result(process, &status, &memory);
  return known < 0 ? -1 : known == 0 ? 127 : code(status);
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

/// How a program ended, as its keeper reports it.
typedef struct {
  int status;
  /// The most memory that it had, in kilobytes.
  long memory;
} end_report;

/// The descriptors of which a keeper and its program need some each.
typedef struct {
  int input;
  int output;
  int errors[2];
  int alive;
  int report;
  /// Gets the error because of which the program does not run; -1 where nobody waits for it.
  int failure;
} ends;

static void limit_resource(int resource, unsigned long long bytes) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0) return;
  if (limit.rlim_max == RLIM_INFINITY || limit.rlim_max > bytes) limit.rlim_max = bytes;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(resource, &limit);
}

/// Limits what the program writes in memory, and all addresses loosely: those of files that are
/// mapped, and those that are reserved for threads and never used, cost nothing.
static void limit_memory(unsigned long long bytes) {
  if (bytes == 0) return;
  limit_resource(RLIMIT_DATA, bytes);
  limit_resource(RLIMIT_AS, bytes * 8);
}

/// Reports an error; where that fails, the program is seen to have ended with 127.
static void give_up(int failure) {
  int error = errno;
  if (failure >= 0) {
    ssize_t written = write(failure, &error, sizeof error);
    (void)written;
  }
  _exit(127);
}

static void run_program(
    char *const *arguments, char *const *environment, ends ends, unsigned long long memory) {
  int empty = open("/dev/null", O_RDWR);
  if (empty < 0) give_up(ends.failure);
  dup2(ends.input < 0 ? empty : ends.input, 0);
  dup2(ends.output < 0 ? empty : ends.output, 1);
  dup2(ends.errors[1] < 0 ? empty : ends.errors[1], 2);
  setpgid(0, 0);
  reset_signals();
  // Where somebody kills the keeper itself, the kernel ends the program at least.
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  close_others(&ends.failure, 1);
  limit_memory(memory);
  // A script that was just written is busy while a program that another thread starts holds it.
  for (int turn = 0; turn < 500; turn++) {
    execvpe(arguments[0], arguments, environment);
    if (errno != ETXTBSY) break;
    struct timespec pause = {.tv_nsec = 2 * 1000 * 1000};
    nanosleep(&pause, NULL);
  }
  give_up(ends.failure);
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

/// What the keeper tells of a program: how it ended, and the end of what it said of errors.
typedef struct {
  end_report end;
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
  char bytes[sizeof told->end + sizeof told->errors];
  memcpy(bytes, &told->end, sizeof told->end);
  memcpy(bytes + sizeof told->end, told->errors, told->count);
  // Where that fails, nobody is left who would want to know.
  ssize_t written = write(*descriptor, bytes, sizeof told->end + told->count);
  (void)written;
  close(*descriptor);
  *descriptor = -1;
}

/// The most memory that a program had, in kilobytes; 0 where that is not known.
///
/// The system counts what it had before it was started: a copy of us, as this keeper still is.
static long own_memory(long most) {
  struct rusage usage = {0};
  getrusage(RUSAGE_SELF, &usage);
  return most > usage.ru_maxrss + 4096 ? most : 0;
}

/// Takes children that have ended, and reports the program's end; 0 when no child is left.
static int reap(pid_t program, int *descriptor, int *errors, last_words *told) {
  int status = 0;
  struct rusage usage = {0};
  pid_t ended;
  while ((ended = wait4(-1, &status, WNOHANG, &usage)) > 0) {
    if (ended != program) continue;
    hear(errors, told);
    told->end.status = status;
    told->end.memory = own_memory(usage.ru_maxrss);
    tell(descriptor, told);
  }
  return !(ended < 0 && errno == ECHILD);
}

/// Ends every child; those of a child that is gone are ours, so that in the end nobody is left.
static void end_all(pid_t program, int *descriptor, int *errors, last_words *told) {
  // What cannot be ended, such as a program of another user, is left after some ten seconds.
  for (int turn = 0; turn < 5000; turn++) {
    if (*descriptor >= 0 && turn == 0) kill(-program, SIGKILL);
    if (!kill_children()) kill(-program, SIGKILL);
    if (!reap(program, descriptor, errors, told)) return;
    struct timespec pause = {.tv_nsec = 2 * 1000 * 1000};
    nanosleep(&pause, NULL);
  }
}

static void keep(pid_t program, int alive, int descriptor, int errors) {
  sigset_t ended;
  sigemptyset(&ended);
  sigaddset(&ended, SIGCHLD);
  int children = signalfd(-1, &ended, SFD_CLOEXEC | SFD_NONBLOCK);
  last_words told = {.end = {.status = SIGKILL}};
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
  end_all(program, &descriptor, &errors, &told);
  tell(&descriptor, &told);
  _exit(0);
}

/// What the keeper does from its first moment on; every signal is blocked.
static void become_keeper(
    char *const *arguments, char *const *environment, ends ends, unsigned long long memory) {
  setpgid(0, 0);
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  signal(SIGCHLD, SIG_DFL);
  signal(SIGPIPE, SIG_IGN);
  pid_t program = fork();
  if (program == 0) run_program(arguments, environment, ends, memory);
  if (program < 0) give_up(ends.failure);
  int empty = open("/dev/null", O_RDWR);
  for (int descriptor = 0; empty >= 0 && descriptor < 3; descriptor++) dup2(empty, descriptor);
  const int kept[] = {ends.alive, ends.report, ends.errors[0]};
  close_others(kept, 3);
  keep(program, ends.alive, ends.report, ends.errors[0]);
}

/// Waits until a program runs; the error because of which it does not, or 0.
static int failure_to_start(int reading) {
  struct pollfd waited = {.fd = reading, .events = POLLIN};
  while (poll(&waited, 1, -1) < 0 && errno == EINTR) {}
  int failure = 0;
  return read(reading, &failure, sizeof failure) == sizeof failure ? failure : 0;
}

chiaro_process chiaro_process_start_plan(
    char *const *arguments, char *const *environment, const chiaro_process_plan *plan) {
  int alive[2] = {-1, -1}, report[2] = {-1, -1}, output[2] = {-1, -1}, failure[2] = {-1, -1};
  int errors[2] = {-1, -1};
  pid_t keeper = -1;
  if (has_pipe(alive) && has_pipe(report) && has_pipe(errors)
      && (!plan->wants_output || has_pipe(output)) && (!plan->waits || has_pipe(failure))) {
    ends ends = {
        .input = plan->input, .output = plan->wants_output ? output[1] : plan->output,
        .errors = {errors[0], errors[1]}, .alive = alive[0], .report = report[1],
        .failure = failure[1]};
    // No handler of ours may run in the child.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    keeper = fork();
    if (keeper == 0) become_keeper(arguments, environment, ends, plan->memory);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  int error = keeper < 0 ? errno : 0;
  if (keeper >= 0 && plan->waits) {
    close(failure[1]);
    failure[1] = -1;
    error = failure_to_start(failure[0]);
  }
  close_both(failure);
  close_both(errors);
  if (error != 0) {
    close_both(alive);
    close_both(report);
    close_both(output);
    // A keeper without a program ends by itself.
    while (keeper >= 0 && waitpid(keeper, NULL, 0) < 0 && errno == EINTR) {}
    return not_started(error);
  }
  close(alive[0]);
  close(report[1]);
  if (plan->wants_output) close(output[1]);
  return (chiaro_process){
      .id = keeper, .hold = alive[1], .status = report[0], .output = output[0]};
}

int chiaro_process_result(const chiaro_process *process, int *status, long *memory) {
  end_report end = {0};
  ssize_t count = read(process->status, &end, sizeof end);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return -1;
  *status = end.status;
  *memory = end.memory;
  return count == sizeof end;
}

int chiaro_process_errors(const chiaro_process *process, char *errors) {
  ssize_t count = read(process->status, errors, CHIARO_PROCESS_ERRORS);
  return count < 0 ? 0 : (int)count;
}

void chiaro_process_end(const chiaro_process *process) { close(process->hold); }

#else

#include <spawn.h>

chiaro_process chiaro_process_start_plan(
    char *const *arguments, char *const *environment, const chiaro_process_plan *plan) {
  int output[2] = {-1, -1};
  if (plan->wants_output && !has_pipe(output)) return not_started(errno);
  int target = plan->wants_output ? output[1] : plan->output;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  if (plan->input >= 0) {
    posix_spawn_file_actions_adddup2(&actions, plan->input, 0);
  } else {
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  }
  if (target >= 0) {
    posix_spawn_file_actions_adddup2(&actions, target, 1);
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
    return not_started(result);
  }
  if (plan->wants_output) close(output[1]);
  return (chiaro_process){.id = id, .hold = -1, .status = -1, .output = output[0]};
}

int chiaro_process_result(const chiaro_process *process, int *status, long *memory) {
  struct rusage usage = {0};
  pid_t ended = wait4(process->id, status, WNOHANG, &usage);
  // In bytes on macOS.
  *memory = usage.ru_maxrss / 1024;
  return ended == 0 ? -1 : ended > 0;
}

int chiaro_process_errors(const chiaro_process *process, char *errors) {
  (void)process;
  (void)errors;
  return 0;
}

void chiaro_process_end(const chiaro_process *process) { kill(-process->id, SIGKILL); }

#endif
