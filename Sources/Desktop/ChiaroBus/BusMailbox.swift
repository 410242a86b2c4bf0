// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// A queue of work that other threads post to a bus's thread.
final class BusMailbox: Sendable {
  typealias Work = @Sendable (BusLoop) -> Void

  private struct State {
    var work: [Work] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let pipe: (reading: Int32, writing: Int32)

  /// Creates a mailbox; nil where the system has no file descriptors left.
  init?() {
    guard let pipe = try? System.makePipe() else { return nil }
    for end in [pipe.reading, pipe.writing] { System.neverWait(on: end) }
    self.pipe = pipe
  }

  deinit {
    System.closeFile(pipe.reading)
    System.closeFile(pipe.writing)
  }

  /// A file descriptor that becomes readable when there is work.
  var descriptor: Int32 { pipe.reading }

  /// Posts work to the thread; returns false when the connection is closed.
  @discardableResult
  func post(_ work: @escaping Work) -> Bool {
    let wakes = state.withLock { state -> Bool? in
      guard !state.isClosed else { return nil }
      state.work.append(work)
      return state.work.count == 1
    }
    if wakes == true { System.writeOnce([0], to: pipe.writing) }
    return wakes != nil
  }

  /// Removes and returns the pending work.
  func take() -> [Work] {
    System.drain(pipe.reading)
    return state.withLock { state in
      defer { state.work = [] }
      return state.work
    }
  }

  /// Closes the mailbox, and returns the pending work.
  func close() -> [Work] {
    state.withLock { state in
      state.isClosed = true
      defer { state.work = [] }
      return state.work
    }
  }
}
