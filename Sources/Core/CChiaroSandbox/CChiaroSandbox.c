// SPDX-License-Identifier: MIT

#define _GNU_SOURCE

#include "CChiaroSandbox.h"

#include <sys/resource.h>
#include <unistd.h>

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__)) \
  && __has_include(<linux/seccomp.h>)
#define CHIARO_SANDBOX 1
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

void chiaro_close_from(int first) {
#if defined(CHIARO_SANDBOX) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned int)first, ~0u, 0u) == 0) return;
#endif
  struct rlimit limit;
  int end = 1024;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536) end = (int)limit.rlim_cur;
  for (int file = first; file < end; file++) close(file);
}

#ifdef CHIARO_SANDBOX

// MARK: Landlock

// Headers are often older than the kernel, so that its interface is written down here:
// Documentation/userspace-api/landlock.rst.

struct ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct __attribute__((packed)) path_rule {
  uint64_t files;
  int32_t parent;
};

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446, path_beneath = 1 };
enum { read_file = 1 << 2, read_folder = 1 << 3 };

/// Everything about files that a version of Landlock can refuse.
static uint64_t all_files(long version) {
  int count = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
  return (1u << count) - 1;
}

static void allow(int ruleset, const char *path) {
  int parent = open(path, O_PATH | O_CLOEXEC);
  if (parent < 0) return;
  struct path_rule rule = {read_file | read_folder, parent};
  // A file takes fewer rights than a folder.
  if (syscall(add_rule, ruleset, path_beneath, &rule, 0u) != 0) {
    rule.files = read_file;
    syscall(add_rule, ruleset, path_beneath, &rule, 0u);
  }
  close(parent);
}

int chiaro_restrict_files(char *const *paths, size_t count) {
  long version = syscall(create_ruleset, NULL, (size_t)0, 1u);
  if (version < 1) return 0;
  // From version 4 on connections, from version 6 on signals and sockets without a file.
  struct ruleset rules = {all_files(version), version >= 4 ? 3 : 0, version >= 6 ? 3 : 0};
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(create_ruleset, &rules, size, 0u);
  if (ruleset < 0) return 0;
  for (size_t index = 0; index < count; index++) allow(ruleset, paths[index]);
  bool isInForce = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    && syscall(restrict_self, ruleset, 0u) == 0;
  close(ruleset);
  return isInForce ? (int)version : 0;
}

// MARK: System calls

#if defined(__x86_64__)
#define MACHINE AUDIT_ARCH_X86_64
#else
#define MACHINE AUDIT_ARCH_AARCH64
#endif

/// What is allowed whatever the arguments: memory, threads, time, and files that are open or are
/// only read. Calls of descriptors write to what the process was given, which is one stream.
static const int harmless[] = {
  SYS_read, SYS_readv, SYS_pread64, SYS_write, SYS_writev, SYS_close, SYS_lseek, SYS_fstat,
  SYS_newfstatat, SYS_statx, SYS_fstatfs, SYS_statfs, SYS_faccessat, SYS_readlinkat,
  SYS_getdents64, SYS_getcwd, SYS_dup, SYS_dup3, SYS_ppoll, SYS_pselect6, SYS_eventfd2, SYS_pipe2,
  SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_mincore, SYS_brk,
  SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_futex,
  SYS_set_robust_list, SYS_set_tid_address, SYS_sched_yield, SYS_sched_getaffinity,
  SYS_sched_getparam, SYS_sched_getscheduler, SYS_exit, SYS_exit_group, SYS_restart_syscall,
  SYS_getpid, SYS_getppid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
  SYS_getrandom, SYS_getrusage, SYS_sysinfo, SYS_uname, SYS_times, SYS_clock_gettime,
  SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday, SYS_membarrier,
  SYS_getrlimit, SYS_setrlimit,
#ifdef SYS_rseq
  SYS_rseq,
#endif
#ifdef SYS_faccessat2
  SYS_faccessat2,
#endif
#ifdef SYS_stat  // Calls of old that arm64 never had.
  SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_poll, SYS_select, SYS_time,
  SYS_arch_prctl,
#endif
};

/// A call that is allowed by one of its arguments.
struct condition {
  int call;
  int argument;
  /// The bits that are looked at.
  uint32_t mask;
  /// What they have to be.
  uint32_t value;
};

enum { writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | O_APPEND };
static const uint32_t whole = 0xFFFFFFFF;

enum { most_steps = 400 };

struct program {
  struct sock_filter steps[most_steps];
  unsigned short count;
};

static void add(struct program *program, uint16_t code, uint8_t yes, uint8_t no, uint32_t value) {
  if (program->count == most_steps) return;
  program->steps[program->count++] = (struct sock_filter){code, yes, no, value};
}

static void load(struct program *program, size_t offset) {
  add(program, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)offset);
}

static void end(struct program *program, uint32_t result) {
  add(program, BPF_RET | BPF_K, 0, 0, result);
}

/// Ends with a result when the number of the call is this one.
static void decide(struct program *program, int call, uint32_t result) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)call);
  end(program, result);
}

/// Allows a call under a condition; the number of the call is loaded again behind it.
static void admit(struct program *program, struct condition condition) {
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 5, (uint32_t)condition.call);
  // The machines are little-endian: the low half of the argument comes first.
  load(program, offsetof(struct seccomp_data, args) + 8 * (size_t)condition.argument);
  add(program, BPF_ALU | BPF_AND | BPF_K, 0, 0, condition.mask);
  add(program, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, condition.value);
  end(program, SECCOMP_RET_ALLOW);
  load(program, offsetof(struct seccomp_data, nr));
}

static void admit_all(struct program *program) {
  uint32_t own = (uint32_t)getpid();
  const struct condition conditions[] = {
    {SYS_openat, 2, writing, 0},
#ifdef SYS_open
    {SYS_open, 1, writing, 0},
#endif
    // Threads, and no processes.
    {SYS_clone, 0, CLONE_THREAD, CLONE_THREAD},
    // Limits of this process.
    {SYS_prlimit64, 0, whole, 0},
    // An abort, or a thread that is canceled.
    {SYS_tgkill, 0, whole, own},
    {SYS_kill, 0, whole, own},
    {SYS_prctl, 0, whole, PR_SET_NAME},
    {SYS_prctl, 0, whole, 0x53564d41},  // PR_SET_VMA: names of memory
    // Whether a stream is a terminal, and how much can be read.
    {SYS_ioctl, 1, whole, TCGETS},
    {SYS_ioctl, 1, whole, FIONREAD},
    {SYS_fcntl, 1, whole, F_GETFD},
    {SYS_fcntl, 1, whole, F_SETFD},
    {SYS_fcntl, 1, whole, F_GETFL},
    {SYS_fcntl, 1, whole, F_SETFL},
    {SYS_fcntl, 1, whole, F_DUPFD_CLOEXEC},
  };
  for (size_t index = 0; index < sizeof conditions / sizeof *conditions; index++)
    admit(program, conditions[index]);
}

bool chiaro_restrict_calls(void) {
  struct program program = {.count = 0};
  const uint32_t refused = SECCOMP_RET_ERRNO | EPERM, unknown = SECCOMP_RET_ERRNO | ENOSYS;
  load(&program, offsetof(struct seccomp_data, arch));
  add(&program, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, MACHINE);
  end(&program, SECCOMP_RET_KILL_PROCESS);
  load(&program, offsetof(struct seccomp_data, nr));
  for (size_t index = 0; index < sizeof harmless / sizeof *harmless; index++)
    decide(&program, harmless[index], SECCOMP_RET_ALLOW);
  // The C library then takes the older call, whose arguments can be looked at.
  decide(&program, 435 /* clone3 */, unknown);
  decide(&program, 437 /* openat2 */, unknown);
  admit_all(&program);
  end(&program, refused);
  if (program.count == most_steps || prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  struct sock_fprog filter = {program.count, program.steps};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter) == 0;
}

#else

int chiaro_restrict_files(char *const *paths, size_t count) {
  (void)paths;
  (void)count;
  return 0;
}

bool chiaro_restrict_calls(void) { return false; }

#endif
