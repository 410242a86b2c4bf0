// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// A program that keeps running and prints a line for each event.
///
/// A thread of its own reads what it prints: a Dispatch source may crash where its pipe hangs up.
@MainActor
final class FollowedProgram {
  private let child: ChildProcess
  private let onLine: @MainActor (Substring) -> Void
  private let onEnd: @MainActor () -> Void
  private var isOver = false

  /// The longest line in bytes; a program that prints a longer one is terminated.
  private nonisolated static let limit = 1 << 16

  /// Starts a program, which ends with this object; nil when it cannot be started.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments
  ///   - onEnd: called when the program has ended by itself, or was ended for its output
  ///   - onLine: called for each line
  init?(
    _ words: [String], onEnd: @escaping @MainActor () -> Void = {},
    onLine: @escaping @MainActor (Substring) -> Void
  ) {
    guard let child = ChildProcess(words, environment: System.wholeEnvironment) else { return nil }
    (self.child, self.onLine, self.onEnd) = (child, onLine, onEnd)
    let isStarted = SystemThreads.start { [weak self] in
      Self.follow(child) { lines, isOver in
        DispatchQueue.main.async { [weak self] in self?.hear(lines, isOver) }
      }
    }
    guard isStarted else {
      child.end()
      return nil
    }
  }

  deinit { child.end() }

  /// Terminates the program; its output is ignored from now on.
  func end() {
    isOver = true
    child.end()
  }

  private func hear(_ lines: [Substring], _ isLast: Bool) {
    for line in lines where !isOver { onLine(line) }
    guard isLast, !isOver else { return }
    isOver = true
    onEnd()
  }

  /// Passes on what a program prints, until it ends its output or prints too long a line.
  private nonisolated static func follow(
    _ child: ChildProcess, _ hear: ([Substring], _ isOver: Bool) -> Void
  ) {
    var rest: [UInt8] = []
    var isOver = false
    while !isOver {
      System.wait(for: [(child.output, System.readable)], timeout: .seconds(3600))
      // To the end: where a program prints and ends at once, one event tells of both.
      let isClosed = read(child.output, into: &rest)
      let lines = takeLines(&rest)
      isOver = isClosed || rest.count > limit
      hear(lines, isOver)
    }
    child.end()
  }

  /// Reads what there is, up to the longest line; returns whether the program has ended its output.
  private nonisolated static func read(_ descriptor: Int32, into rest: inout [UInt8]) -> Bool {
    while rest.count <= limit {
      switch System.readAvailable(descriptor) {
      case .bytes(let bytes): rest += bytes
      case .end: return true
      case .nothing: return false
      }
    }
    return false
  }

  /// Takes the complete lines out of what was read.
  private nonisolated static func takeLines(_ rest: inout [UInt8]) -> [Substring] {
    guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
    let text = String(decoding: rest[..<end], as: UTF8.self)
    rest.removeFirst(end + 1)
    return text.split(separator: "\n")
  }
}
