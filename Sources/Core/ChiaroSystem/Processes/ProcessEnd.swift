// SPDX-License-Identifier: MIT

import CLibrary

/// The way in which a process ended.
package enum ProcessEnd: Hashable, Sendable, CustomStringConvertible {
  /// The process exited with a status.
  case status(Int32)
  /// The process was ended by a signal.
  case signal(Int32)
  /// The way is unknown: the process is not a child of this one, or was already waited for.
  case unknown

  /// Whether the process was ended for exceeding its limit of processor time.
  package var isOutOfTime: Bool { self == .signal(SIGXCPU) }

  /// The end in words, to be put after the name of a program.
  package var description: String {
    switch self {
    case .status(let number): "exited with status \(number)"
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
  /// Returns how a child process ended; nil if it is still running and `waiting` is false.
  package static func end(ofProcess process: Int32, waiting: Bool) -> ProcessEnd? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if result == process { return ProcessEnd(rawStatus: status) }
      if result == 0 { return nil }
      if errno != EINTR { return .unknown }
    }
  }

  /// Waits for a child process until a deadline, and returns how it ended; nil if it is still
  /// running.
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

  /// Sends a signal to a process, or to a process group if the number is negative.
  package static func send(signal: Int32, toProcess process: Int32) { _ = kill(process, signal) }

  /// Returns whether a process with an identifier exists, of any user.
  package static func isRunning(process: Int32) -> Bool {
    kill(process, 0) == 0 || errno != ESRCH
  }
}
