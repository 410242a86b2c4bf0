// SPDX-License-Identifier: MIT

import CChiaroProcess
import ChiaroSystem
import Synchronization

/// A child process that ends when this process does, in whatever way.
///
/// On Linux the same holds for everything that it starts.
final class ChildProcess: Sendable {
  private let process: chiaro_process
  private let isHeld = Atomic(true)

  /// Starts a program, by its path or its name in PATH; nil when it cannot be started.
  ///
  /// Its standard input is empty; of its standard error the end is kept.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments
  ///   - environment: all its environment variables, as `NAME=value`
  ///   - isHeard: whether its standard output is read
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

  /// A non-blocking descriptor of its output; negative where it is not read.
  var output: Int32 { process.output }

  /// Waits until the program prints something or ends, or until a number of seconds has passed.
  func wait(seconds: Double, isOutputOpen: Bool) {
    var events: [(descriptor: Int32, events: Int16)] = []
    if isOutputOpen, process.output >= 0 { events.append((process.output, System.readable)) }
    if process.status >= 0 { events.append((process.status, System.readable)) }
    // Where nothing tells of its end, it is looked for every now and then.
    let longest = process.status >= 0 ? seconds : min(seconds, 0.02)
    System.wait(for: events, timeout: .seconds(max(0, longest)))
  }

  /// Returns the exit code after the program has ended (128 + n after the signal n), nil while it
  /// runs; must not be called again after a code was returned.
  func exitCode() -> Int32? {
    let code = withUnsafePointer(to: process) { chiaro_process_code($0) }
    return code < 0 ? nil : code
  }

  /// Returns the end of what the program wrote to standard error, to be asked once, after
  /// `exitCode()`; empty elsewhere than on Linux.
  func errors() -> String {
    var bytes = [CChar](repeating: 0, count: Int(CHIARO_PROCESS_ERRORS))
    let count = withUnsafePointer(to: process) { chiaro_process_errors($0, &bytes) }
    return String(
      decoding: bytes.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Terminates the program and the processes that it started.
  func end() {
    guard isHeld.exchange(false, ordering: .relaxed) else { return }
    withUnsafePointer(to: process) { chiaro_process_end($0) }
  }
}
