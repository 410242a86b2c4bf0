// SPDX-License-Identifier: MIT

import ChiaroColor

/// A running helper process and its socket; it is terminated when this object is released.
final class HelperProcess {
  private let process: Int32
  private let socket: Int32
  private var end: ProcessEnd?

  /// Starts a program.
  init(executable: String, arguments: [String]) throws(SystemFailure) {
    let (own, other) = try System.socketPair()
    defer { System.closeFile(other) }
    do throws(SystemFailure) {
      process = try System.spawn(executable, arguments, socket: other)
    } catch {
      System.closeFile(own)
      throw error
    }
    System.neverWait(on: own)
    socket = own
  }

  deinit {
    System.closeFile(socket)
    stop()
  }

  /// Whether the process is known to have ended.
  var hasEnded: Bool {
    if end == nil { end = System.end(ofProcess: process, waiting: false) }
    return end != nil
  }

  /// Terminates the process unless it has ended, and returns how it ended.
  @discardableResult
  func stop() -> ProcessEnd? {
    if end == nil {
      // A process that has closed its socket by exiting keeps the status it exited with.
      System.killProcess(process)
      end = System.end(ofProcess: process, waiting: true)
    }
    return end
  }

  /// Returns the stream to the helper, usable until a deadline.
  func stream(until deadline: ContinuousClock.Instant) -> DeadlineStream {
    DeadlineStream(socket: socket, deadline: deadline)
  }
}

/// A stream over a socket with a deadline.
struct DeadlineStream: WireStream {
  enum Failure: Error {
    case timedOut
    /// The other side has closed the stream.
    case ended
    case nonsense
  }

  let socket: Int32
  let deadline: ContinuousClock.Instant

  var nonsense: Failure { .nonsense }

  func write(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      written += try attempt(toWrite: true) { () throws(SystemFailure) in
        try System.send(socket, bytes, from: written)
      }
    }
  }

  func read(into bytes: inout [UInt8]) throws(Failure) {
    var filled = 0
    while filled < bytes.count {
      let count = try attempt(toWrite: false) { () throws(SystemFailure) in
        try System.read(socket, into: &bytes, from: filled)
      }
      if count == 0 { throw .ended }
      filled += count
    }
  }

  /// Tries an operation, repeatedly whenever the socket becomes ready, until the deadline.
  private func attempt(
    toWrite: Bool, _ body: () throws(SystemFailure) -> Int
  ) throws(Failure) -> Int {
    while true {
      do throws(SystemFailure) {
        return try body()
      } catch {
        if !error.isPause && !error.isInterruption { throw .ended }
      }
      try waitUntilReady(toWrite: toWrite)
    }
  }

  private func waitUntilReady(toWrite: Bool) throws(Failure) {
    let rest = deadline - ContinuousClock.now
    guard rest > .zero else { throw .timedOut }
    // At least a millisecond, at most a minute, so that the number fits.
    let milliseconds = Int32(saturating: min(max(rest / .milliseconds(1), 1), 60_000))
    _ = try? System.waits(for: socket, toWrite: toWrite, milliseconds: milliseconds)
  }
}
