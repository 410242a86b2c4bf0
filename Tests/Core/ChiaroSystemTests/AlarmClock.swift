// SPDX-License-Identifier: MIT

import CLibrary
import Synchronization

/// A signal every millisecond, whose handler lets no interrupted call go on by itself.
enum AlarmClock {
  private static let count = Atomic(0)

  /// Starts it, in a process that is for nothing else; the closure says how often it has rung.
  static func start() -> () -> Int {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      AlarmClock.count.add(1, ordering: .relaxed)
    }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    sigaction(SIGALRM, &action, nil)
    let pause = timeval(tv_sec: 0, tv_usec: 1000)
    var timer = itimerval(it_interval: pause, it_value: pause)
    #if canImport(Glibc)
      setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_REAL, &timer, nil)
    #endif
    return { count.load(ordering: .relaxed) }
  }
}
