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
      var isOver = false
      switch System.readAvailable(child.output) {
      case .bytes(let bytes): rest += bytes
      case .end: isOver = true
      case .nothing: return
      }
      if isOver || rest.count > Self.limit {
        source.cancel()
        return MainActor.assumeIsolated(onEnd)
      }
      guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { return }
      let text = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeFirst(end + 1)
      MainActor.assumeIsolated { for line in text.split(separator: "\n") { onLine(line) } }
    }
    source.setCancelHandler { child.end() }
    source.activate()
    self.source = OwnedSource(source) { source.cancel() }
  }

  /// Terminates the program; its output is ignored from now on.
  func end() { source.source.cancel() }
}
