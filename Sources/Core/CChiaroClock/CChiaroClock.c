// SPDX-License-Identifier: MIT

#include "CChiaroClock.h"

#ifdef __linux__

#include <errno.h>
#include <sys/timerfd.h>
#include <unistd.h>

int chiaro_clock_open(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
}

int chiaro_clock_arm(int descriptor, int64_t second) {
  // A time of zero would disarm it; what lies in the past rings at once.
  // A moment late: the clock that tells whole seconds may be behind by a tick.
  struct itimerspec when = {
      .it_value = {.tv_sec = second < 1 ? 1 : second, .tv_nsec = 20 * 1000 * 1000}};
  const int flags = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
  int result = timerfd_settime(descriptor, flags, &when, 0);
  // The clock was set since the timer was last read: that is known by now.
  if (result != 0 && errno == ECANCELED) result = timerfd_settime(descriptor, flags, &when, 0);
  return result;
}

void chiaro_clock_acknowledge(int descriptor) {
  uint64_t rings;
  // Fails with ECANCELED when it was the clock that was set, which is a ring like any other.
  if (read(descriptor, &rings, sizeof rings) < 0) return;
}

#else

int chiaro_clock_open(void) { return -1; }
int chiaro_clock_arm(int descriptor, int64_t second) {
  (void)descriptor;
  (void)second;
  return -1;
}
void chiaro_clock_acknowledge(int descriptor) { (void)descriptor; }

#endif
