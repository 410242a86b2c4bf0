// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSystem

/// A running helper process and its socket; it is terminated when this object is released, and when
/// this process ends in whatever way.
final class HelperProcess {
  private let process: KeptProcess
  private let socket: Int32

  /// Starts a program with a socket as its standard input and output, and its standard error
  /// discarded.
  init(executable: String, arguments: [String]) throws(SystemFailure) {
    let (own, other) = try System.makeSocketPair()
    defer { System.closeFile(other) }
    do throws(SystemFailure) {
      process = try KeptProcess(
        .path(executable), arguments, environment: Self.environment, input: other,
        output: .descriptor(other))
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

  /// The environment variables that a helper needs: those that the loader, the C library and
  /// fontconfig read.
  ///
  /// Other variables, which may contain secrets, are left out.
  private static var environment: [String] {
    let beginnings = [
      "HOME=", "PATH=", "LANG=", "LC_", "TZ=", "LD_", "DYLD_", "XDG_DATA_", "XDG_CONFIG_",
      "XDG_CACHE_", "FONTCONFIG_", "SWIFT_", "ASAN_", "TSAN_", "LLVM_PROFILE_",
    ]
    return System.wholeEnvironment.filter { word in beginnings.contains { word.hasPrefix($0) } }
  }

  /// Whether the process is known to have ended.
  var hasEnded: Bool { process.end() != nil }

  /// Terminates the process unless it has ended, and returns how it ended.
  ///
  /// A process that has closed its socket by exiting keeps the status it exited with.
  @discardableResult
  func stop() -> ProcessEnd { process.stop() }

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
        if !error.isPause { throw .ended }
      }
      try waitUntilReady(toWrite: toWrite)
    }
  }

  private func waitUntilReady(toWrite: Bool) throws(Failure) {
    let rest = deadline - ContinuousClock.now
    guard rest > .zero else { throw .timedOut }
    System.wait(for: [(socket, toWrite ? System.writable : System.readable)], timeout: rest)
  }
}
