// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A program that runs, or has run; killed when nobody holds it any more.
public final class StartedProgram {
  /// The number of its process.
  public let id: Int32
  private let output: Int32?
  private var ending: ProgramEnd?
  /// What was read behind the last line that was asked for.
  private var pending: [UInt8] = []

  init(_ id: Int32, output: Int32?) {
    self.id = id
    self.output = output
  }

  deinit {
    end()
    if let output { System.closeFile(output) }
  }

  /// Whether it still runs.
  public var isRunning: Bool {
    if ending == nil { ending = System.end(ofProcess: id, waiting: false).flatMap(ProgramEnd.init) }
    return ending == nil
  }

  /// Waits for its end.
  @discardableResult
  public func wait() -> ProgramEnd {
    if let ending { return ending }
    guard let end = System.end(ofProcess: id, waiting: true).flatMap(ProgramEnd.init) else {
      preconditionFailure("a child of this process can be waited for")
    }
    ending = end
    return end
  }

  /// Sends it a signal, by default the one that kills, and waits for its end.
  @discardableResult
  public func end(with signal: Int32 = 9) -> ProgramEnd {
    if isRunning { System.send(signal: signal, toProcess: id) }
    return wait()
  }

  /// The next line that it writes to its pipe, without the break; nil when it writes no more.
  public func line() -> String? {
    while true {
      if let index = pending.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: pending[..<index], as: UTF8.self)
        pending.removeSubrange(...index)
        return line
      }
      if !readMore() { return nil }
    }
  }

  /// Everything that it writes to its pipe until it closes it.
  public func text() -> String {
    while readMore() {}
    defer { pending = [] }
    return String(decoding: pending, as: UTF8.self)
  }

  private func readMore() -> Bool {
    guard let output else { return false }
    guard case .bytes(let bytes) = System.readAvailable(output) else { return false }
    pending += bytes
    return true
  }
}
