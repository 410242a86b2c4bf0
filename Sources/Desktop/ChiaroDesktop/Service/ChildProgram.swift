// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// A run of another program, limited in time and output, which does not outlive this process.
struct ChildProgram: Sendable {
  /// The program, by path or by name in PATH, and its arguments.
  var words: [String]
  /// The changes to this process's environment variables; nil removes one.
  var environment: [String: String?] = [:]
  /// The time in seconds after which the program is terminated with all processes that it started.
  var timeLimit: Double = 10
  /// The number of bytes of output that are kept; the rest is read and discarded.
  ///
  /// With 0 the output is not read at all, even from processes that the program leaves running.
  var outputLimit = 1 << 16

  /// The result of a run.
  struct Run: Sendable {
    /// The exit code; nil when the program could not be started or took too long.
    var code: Int32?
    /// What it wrote to standard output, up to the limit.
    var output = ""
    /// The end of what it wrote to standard error.
    var errors = ""
    /// How long it ran, in seconds.
    var seconds = 0.0
    /// Whether it was terminated because it took too long.
    var tookTooLong = false
  }

  /// The queue on which runs are waited for.
  private static let queue = DispatchQueue(
    label: "chiaro.child-programs", attributes: .concurrent)

  /// Runs the program to its end without blocking the caller.
  func run() async -> Run {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: runWaiting()) }
    }
  }

  /// Runs the program to its end, blocking the thread.
  func runWaiting() -> Run {
    guard
      let child = ChildProcess(
        words, environment: System.environment(changing: environment), isHeard: outputLimit > 0)
    else { return Run() }
    let start = SystemTime.monotonicSeconds
    var run = follow(child, until: start + timeLimit)
    run.seconds = SystemTime.monotonicSeconds - start
    return run
  }

  /// Reads output until the program has ended, or terminates the program at the deadline.
  ///
  /// Processes that the program started may run on after its end; the deadline terminates them too.
  private func follow(_ child: ChildProcess, until deadline: Double) -> Run {
    var output = ChildOutput(descriptor: child.output, limit: outputLimit)
    while true {
      child.wait(seconds: deadline - SystemTime.monotonicSeconds, isOutputOpen: output.isOpen)
      // Before it is read, so that what it printed last is read behind its end.
      let code = child.exitCode()
      output.read()
      if let code { return Run(code: code, output: output.text, errors: child.errors()) }
      if SystemTime.monotonicSeconds >= deadline { break }
    }
    child.end()
    // A moment to go, so that who waited finds nothing of it running.
    child.wait(seconds: 1, isOutputOpen: false)
    _ = child.exitCode()
    return Run(output: output.text, errors: child.errors(), tookTooLong: true)
  }
}

/// The output of a program, up to a limit.
private struct ChildOutput {
  let descriptor: Int32
  let limit: Int
  private var bytes: [UInt8] = []
  private(set) var isOpen: Bool

  init(descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
    isOpen = descriptor >= 0
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads the available output, with a limit on the number of reads.
  mutating func read() {
    for _ in 0..<64 where isOpen {
      switch System.readAvailable(descriptor) {
      case .bytes(let part): bytes += part.prefix(limit - bytes.count)
      case .end: isOpen = false
      case .nothing: return
      }
    }
  }
}
