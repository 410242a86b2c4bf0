// SPDX-License-Identifier: MIT

import Dispatch

/// Runs other programs, each bounded in time and in what it prints.
struct ChildProgram: Sendable {
  /// The program, by path or by name in PATH, and its arguments.
  var words: [String]
  /// Variables, as `NAME=value`, that are added to our own.
  var environment: [String] = []
  /// After how many seconds it is ended, with all it started.
  var timeLimit: Double = 10
  /// How many bytes of its output are kept; the rest is read and thrown away.
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
    guard let child = ChildProcess(words, environment: inherited + environment) else {
      return Run(code: nil, output: "")
    }
    defer { child.close() }
    return follow(child, until: monotonicSeconds() + timeLimit)
  }

  /// Reads until the program has ended; what it started may live on, unless its time is over.
  private func follow(_ child: ChildProcess, until deadline: Double) -> Run {
    var output: [UInt8] = []
    var isOpen = true
    var pause: Int32 = 1
    while true {
      if isOpen, let bytes = child.read(milliseconds: pause) {
        output += bytes.prefix(outputLimit - output.count)
        isOpen = !bytes.isEmpty
        if isOpen { continue }
      }
      let isLate = monotonicSeconds() >= deadline
      if isLate { child.end() }
      if let code = child.exitCode(waiting: isLate) {
        // What it printed last may have come after the last look.
        while isOpen, let bytes = child.read(milliseconds: 0), !bytes.isEmpty {
          output += bytes.prefix(outputLimit - output.count)
        }
        return Run(code: isLate ? nil : code, output: String(decoding: output, as: UTF8.self))
      }
      if !isOpen { System.sleep(milliseconds: pause) }
      pause = min(pause * 2, 50)
    }
  }
}
