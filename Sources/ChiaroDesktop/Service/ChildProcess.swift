// SPDX-License-Identifier: MIT

import CChiaroProcess
import ChiaroSystem
import Synchronization

/// Another program, which ends when this one does, however that comes about.
///
/// Where the system is Linux the same is true of all that it starts.
final class ChildProcess: Sendable {
  private let process: chiaro_process
  private let isHeld = Atomic(true)

  /// Starts a program, by its path or its name in PATH, with nothing to read and its errors thrown
  /// away; nil when it cannot be started.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments
  ///   - environment: all of its variables, as `NAME=value`
  ///   - isHeard: whether it is wanted what it prints
  init?(_ words: [String], environment: [String], isHeard: Bool = true) {
    KeptPrograms.shared.makeRoom()
    process = CStrings.with(words) { words in
      CStrings.with(environment) { chiaro_process_start(words, $0, isHeard ? 1 : 0) }
    }
    if process.id < 0 {
      isHeld.store(false, ordering: .relaxed)
      return nil
    }
  }

  deinit {
    guard process.id >= 0 else { return }
    for descriptor in [process.output, process.status] where descriptor >= 0 {
      System.closeFile(descriptor)
    }
    KeptPrograms.shared.keep(process, isHeld: isHeld.load(ordering: .relaxed))
  }

  /// What it prints, to be read without waiting; negative where nobody hears it.
  var output: Int32 { process.output }

  /// Waits until it prints something or has ended, or until so many seconds are over.
  func wait(seconds: Double, isOutputOpen: Bool) {
    var events: [(descriptor: Int32, events: Int16)] = []
    if isOutputOpen, process.output >= 0 { events.append((process.output, System.readable)) }
    if process.status >= 0 { events.append((process.status, System.readable)) }
    // Where nothing tells of its end, it is looked for every now and then.
    let longest = process.status >= 0 ? seconds : min(seconds, 0.02)
    System.wait(for: events, timeout: .seconds(max(0, longest)))
  }

  /// Its exit code when it has ended (128 + n after the signal n), nil while it runs; not to be
  /// asked again when it was there.
  func exitCode() -> Int32? {
    let code = withUnsafePointer(to: process) { chiaro_process_code($0) }
    return code < 0 ? nil : code
  }

  /// Ends the program and what it started.
  func end() {
    guard isHeld.exchange(false, ordering: .relaxed) else { return }
    withUnsafePointer(to: process) { chiaro_process_end($0) }
  }
}
