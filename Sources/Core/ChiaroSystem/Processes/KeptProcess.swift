// SPDX-License-Identifier: MIT

import CChiaroProcess

/// A running program that ends with this process in every case; on Linux, also every process that
/// it started.
///
/// It is ended when this object is released.
package final class KeptProcess {
  /// The destination of the program's output.
  package enum Output {
    /// To `output`.
    case read
    /// To a descriptor of this process.
    case descriptor(Int32)
  }

  private let process: chiaro_process
  private var result: (end: ProcessEnd, memory: Int)?
  private var isHeld = true

  /// Starts a program; its standard error is discarded.
  ///
  /// - Parameters:
  ///   - program: the location of the program
  ///   - arguments: the arguments, without the program's name
  ///   - environment: all its environment variables, as `NAME=value`
  ///   - input: the descriptor that it reads, above 2; nil for nothing
  ///   - output: the place of its output
  ///   - memory: the limit of its memory in bytes, which only Linux holds; nil for none
  /// - Throws: `SystemFailure` if the program cannot be started
  package init(
    _ program: SpawnPlan.Place, _ arguments: [String], environment: [String], input: Int32? = nil,
    output: Output = .read, memory: Int? = nil
  ) throws(SystemFailure) {
    var plan = chiaro_process_plan()
    (plan.input, plan.output, plan.waits) = (input ?? -1, -1, 1)
    plan.memory = UInt64(clamping: memory ?? 0)
    switch output {
    case .read: plan.wants_output = 1
    case .descriptor(let descriptor): plan.output = descriptor
    }
    process = CStrings.with([Self.word(program)] + arguments) { words in
      CStrings.with(environment) { chiaro_process_start_plan(words, $0, &plan) }
    }
    if process.id < 0 {
      isHeld = false
      throw SystemFailure(code: process.failure)
    }
  }

  deinit { if process.id >= 0 { stop() } }

  private static func word(_ program: SpawnPlan.Place) -> String {
    switch program {
    case .name(let name): name
    // A path without a slash would be looked for in PATH.
    case .path(let path): path.utf8.contains(UInt8(ascii: "/")) ? path : "./" + path
    }
  }

  /// The nonblocking descriptor of its output; negative where it is not read here.
  package var output: Int32 { process.output }

  /// The largest amount of memory that it had, in bytes, once its end is known; 0 where it is less
  /// than this process had when it started the program.
  package var memory: Int? { result?.memory }

  /// Returns how the program ended; nil while it runs.
  package func end() -> ProcessEnd? {
    guard isHeld, result == nil else { return result?.end }
    var (status, kilobytes): (Int32, Int) = (0, 0)
    let known = withUnsafePointer(to: process) { chiaro_process_result($0, &status, &kilobytes) }
    if known < 0 { return nil }
    result = (known == 0 ? .unknown : ProcessEnd(rawStatus: status), kilobytes * 1024)
    return result?.end
  }

  /// Waits until a deadline, and returns how the program ended; nil if it is still running.
  package func end(until deadline: ContinuousClock.Instant) -> ProcessEnd? {
    while true {
      if let end = end() { return end }
      let rest = deadline - .now
      if rest <= .zero { return nil }
      if process.status >= 0 {
        System.wait(for: [(process.status, System.readable)], timeout: rest)
      } else {
        System.sleep(milliseconds: 4)
      }
    }
  }

  /// Ends the program unless it has ended, with what it started, and returns how it ended.
  @discardableResult
  package func stop() -> ProcessEnd {
    guard isHeld else { return result?.end ?? .unknown }
    // A program that has ended keeps the status that it ended with.
    withUnsafePointer(to: process) { chiaro_process_end($0) }
    let end = end(until: .now + .seconds(20)) ?? .unknown
    isHeld = false
    for descriptor in [process.status, process.output] where descriptor >= 0 {
      System.closeFile(descriptor)
    }
    #if os(Linux)
      _ = System.end(ofProcess: process.id, waiting: true)
    #endif
    return end
  }
}
