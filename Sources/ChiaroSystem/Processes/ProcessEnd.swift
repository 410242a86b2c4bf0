// SPDX-License-Identifier: MIT

import CLibrary

/// How a process ended.
package enum ProcessEnd: Hashable, Sendable, CustomStringConvertible {
  /// By itself, with an exit status.
  case status(Int32)
  /// By a signal.
  case signal(Int32)
  /// Nobody knows how: it is no child of ours, or somebody else has waited for it.
  case unknown

  /// Whether it was stopped for having used up its processor time.
  package var isOutOfTime: Bool { self == .signal(SIGXCPU) }

  /// The end in words, to follow the name of a program.
  package var description: String {
    switch self {
    case .status(let number): "ended with \(number)"
    case .signal(let number): "ended by signal \(number)"
    case .unknown: "ended"
    }
  }

  init(rawStatus: Int32) {
    // The low seven bits are the signal, the next eight the exit status.
    let signal = rawStatus & 0x7F
    self = signal == 0 ? .status(rawStatus >> 8 & 0xFF) : .signal(signal)
  }
}

extension System {
  /// How a child ended; nil when it still runs and is not waited for.
  package static func end(ofProcess process: Int32, waiting: Bool) -> ProcessEnd? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if result == process { return ProcessEnd(rawStatus: status) }
      if result == 0 { return nil }
      if errno != EINTR { return .unknown }
    }
  }

  /// How a child ended that is waited for until a deadline; nil when it still runs then.
  package static func end(
    ofProcess process: Int32, until deadline: ContinuousClock.Instant
  ) -> ProcessEnd? {
    var pause: Int32 = 1
    while true {
      if let end = end(ofProcess: process, waiting: false) { return end }
      if .now >= deadline { return nil }
      sleep(milliseconds: pause)
      pause = min(pause * 2, 16)
    }
  }

  /// Ends a process at once.
  package static func killProcess(_ process: Int32) { _ = kill(process, SIGKILL) }

  /// Sends a signal to a process, or to a whole group where the number is negative.
  package static func send(signal: Int32, toProcess process: Int32) { _ = kill(process, signal) }

  /// Whether a process of that number runs, whoever's it is.
  package static func isRunning(process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}
