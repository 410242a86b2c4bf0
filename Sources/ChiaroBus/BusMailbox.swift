// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// What other threads want of a bus's thread, in the order in which they asked.
final class BusMailbox: Sendable {
  typealias Work = @Sendable (BusLoop) -> Void

  private struct State {
    var work: [Work] = []
    var isClosed = false
  }

  private let state = Mutex(State())
  private let pipe: (reading: Int32, writing: Int32)

  /// Nil where the system has no descriptor left.
  init?() {
    guard let pipe = try? System.makePipe() else { return nil }
    for end in [pipe.reading, pipe.writing] { System.neverWait(on: end) }
    self.pipe = pipe
  }

  deinit {
    System.closeFile(pipe.reading)
    System.closeFile(pipe.writing)
  }

  /// Can be read from once there is work.
  var descriptor: Int32 { pipe.reading }

  /// Leaves work for the thread; false when the connection is closed.
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

  /// Takes the work that there is.
  func take() -> [Work] {
    System.drain(pipe.reading)
    return state.withLock { state in
      defer { state.work = [] }
      return state.work
    }
  }

  /// Takes the last work; nothing more is accepted.
  func close() -> [Work] {
    state.withLock { state in
      state.isClosed = true
      defer { state.work = [] }
      return state.work
    }
  }
}
