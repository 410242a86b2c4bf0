// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// Runs other programs, each bounded in time and in what it prints; none of them outlives us.
struct ChildProgram: Sendable {
  /// The program, by path or by name in PATH, and its arguments.
  var words: [String]
  /// Variables, as `NAME=value`, that are added to our own.
  var environment: [String] = []
  /// After how many seconds it is ended, with all it started.
  var timeLimit: Double = 10
  /// How many bytes of its output are kept; the rest is read and thrown away.
  ///
  /// With none it prints to nowhere, also when it has left something running.
  var outputLimit = 1 << 16

  /// What a run came to.
  struct Run: Sendable {
    /// The exit code, or nil when it could not be started or took too long.
    var code: Int32?
    var output: String
  }

  /// Where programs are waited for, so that nobody else has to.
  private static let queue = DispatchQueue(
    label: "chiaro.child-programs", attributes: .concurrent)

  /// Runs the program to its end; nobody is held up meanwhile.
  func run() async -> Run {
    await withCheckedContinuation { continuation in
      Self.queue.async { continuation.resume(returning: runWaiting()) }
    }
  }

  /// Runs the program to its end and waits for it.
  func runWaiting() -> Run {
    let names = Set(environment.compactMap { $0.split(separator: "=").first })
    let inherited = System.wholeEnvironment.filter { variable in
      variable.split(separator: "=").first.map { !names.contains($0) } ?? false
    }
    guard
      let child = ChildProcess(
        words, environment: inherited + environment, isHeard: outputLimit > 0)
    else { return Run(code: nil, output: "") }
    return follow(child, until: SystemTime.monotonicSeconds + timeLimit)
  }

  /// Reads until the program has ended; what it started may live on, unless its time is over.
  private func follow(_ child: ChildProcess, until deadline: Double) -> Run {
    var output = ChildOutput(descriptor: child.output, limit: outputLimit)
    while true {
      child.wait(seconds: deadline - SystemTime.monotonicSeconds, isOutputOpen: output.isOpen)
      // Before it is read, so that what it printed last is read behind its end.
      let code = child.exitCode()
      output.read()
      if let code { return Run(code: code, output: output.text) }
      if SystemTime.monotonicSeconds >= deadline { break }
    }
    child.end()
    // A moment to go, so that who waited finds nothing of it running.
    child.wait(seconds: 1, isOutputOpen: false)
    return Run(code: nil, output: output.text)
  }
}

/// What a program prints, up to a limit.
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

  /// Reads what is there, but not for ever where ever more comes.
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
