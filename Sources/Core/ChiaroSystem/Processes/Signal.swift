// SPDX-License-Identifier: MIT

import CLibrary

/// A POSIX signal to a process.
package struct Signal: RawRepresentable, Hashable, Sendable {
  /// The system's signal number.
  package let rawValue: Int32

  /// Creates a signal from the system's signal number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// `SIGINT`: a request to end, sent by Control-C.
  package static let interrupt = Signal(rawValue: SIGINT)
  /// `SIGTERM`: a request to end, sent when a session closes and by `kill`.
  package static let terminate = Signal(rawValue: SIGTERM)
  /// `SIGHUP`: a request to a service to reload its configuration.
  package static let reload = Signal(rawValue: SIGHUP)
  /// `SIGPIPE`: a write to a pipe or socket that has no reader.
  package static let brokenPipe = Signal(rawValue: SIGPIPE)
  /// `SIGKILL`: ends a process immediately; it cannot be caught.
  package static let kill = Signal(rawValue: SIGKILL)

  /// Ignores the signal in this process; Dispatch sources still receive it.
  package func ignore() { _ = signal(rawValue, SIG_IGN) }

  /// Restores the signal's default action.
  package func restore() { _ = signal(rawValue, SIG_DFL) }

  /// Blocks signals so that `wait(for:)` receives them; call it before the first thread is started.
  package static func block(_ signals: [Signal]) {
    var set = set(of: signals)
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Waits up to a second for one of several blocked signals.
  ///
  /// - Returns: whether a signal arrived
  package static func wait(for signals: [Signal]) -> Bool {
    var set = set(of: signals)
    var pause = timespec(tv_sec: 1, tv_nsec: 0)
    return sigtimedwait(&set, nil, &pause) > 0
  }

  private static func set(of signals: [Signal]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal.rawValue) }
    return set
  }
}
