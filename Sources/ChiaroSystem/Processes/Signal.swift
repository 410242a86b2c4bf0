// SPDX-License-Identifier: MIT

import CLibrary

/// A signal, by which a person or the system asks a process for something.
package struct Signal: RawRepresentable, Hashable, Sendable {
  /// The system's number.
  package let rawValue: Int32

  /// The signal of a number.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// Asks to end: Control-C.
  package static let interrupt = Signal(rawValue: SIGINT)
  /// Asks to end: a session that closes, or `kill`.
  package static let terminate = Signal(rawValue: SIGTERM)
  /// Asks a service to read its configuration anew.
  package static let reload = Signal(rawValue: SIGHUP)
  /// Says that nobody reads what is written.
  package static let brokenPipe = Signal(rawValue: SIGPIPE)
  /// Ends a process at once.
  package static let kill = Signal(rawValue: SIGKILL)

  /// Keeps the signal from ending this process; sources of Dispatch still hear it.
  package func ignore() { _ = signal(rawValue, SIG_IGN) }

  /// Lets the signal do what it usually does.
  package func restore() { _ = signal(rawValue, SIG_DFL) }

  /// Keeps signals for `wait`; to be called before the first thread is started.
  package static func block(_ signals: [Signal]) {
    var set = set(of: signals)
    sigprocmask(SIG_BLOCK, &set, nil)
  }

  /// Waits a second at most for one of some signals that are blocked.
  ///
  /// - Returns: whether one has come
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
