// SPDX-License-Identifier: MIT

import ChiaroSystem
import Dispatch

/// A program that keeps running and prints a line for each event.
@MainActor
final class FollowedProgram {
  private let source: OwnedSource<any DispatchSourceRead>

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
    let source = DispatchSource.makeReadSource(fileDescriptor: child.output, queue: .main)
    var rest: [UInt8] = []
    source.setEventHandler {
      // To the end: where a program prints and ends at once, one event tells of both.
      let isClosed = Self.read(child.output, into: &rest)
      let lines = Self.takeLines(&rest)
      let isOver = isClosed || rest.count > Self.limit
      if isOver { source.cancel() }
      MainActor.assumeIsolated {
        for line in lines { onLine(line) }
        if isOver { onEnd() }
      }
    }
    source.setCancelHandler { child.end() }
    source.activate()
    self.source = OwnedSource(source) { source.cancel() }
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

  /// Terminates the program; its output is ignored from now on.
  func end() { source.source.cancel() }
}
