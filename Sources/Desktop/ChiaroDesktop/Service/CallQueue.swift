// SPDX-License-Identifier: MIT

import ChiaroBus
import Dispatch
import Synchronization

/// A queue of calls for the main actor, which handles them one by one.
///
/// Callers take turns, so that a busy caller delays only itself. The number and size of each
/// caller's waiting calls are limited; changes without a wanted answer are dropped when a later one
/// makes them pointless, so that the last setting wins however many there were.
final class CallQueue: Sendable {
  /// A closure that handles a call on the main actor.
  typealias Work = @MainActor @Sendable (BusCall) -> Void

  /// The largest number of waiting calls from one caller.
  static let limit = 256
  /// The largest size of a call in bytes.
  static let sizeLimit = 1 << 16

  fileprivate struct Entry {
    var call: BusCall
    var change: SettingChange?
    var work: Work
  }

  fileprivate struct State {
    var waiting: [String: [Entry]] = [:]
    /// The callers in the order of their turns.
    var turns: [String] = []
    var isScheduled = false
  }

  private let state = Mutex(State())
  private let onDrop: @Sendable (_ sender: String) -> Void

  /// Creates an empty queue; `onDrop` is called with callers whose calls were dropped unanswered.
  init(onDrop: @escaping @Sendable (_ sender: String) -> Void) { self.onDrop = onDrop }

  /// Adds a call, or refuses it.
  ///
  /// - Parameters:
  ///   - call: the call
  ///   - change: the change of the setting that the call makes, if it does
  ///   - work: the closure that handles the call
  func add(_ call: BusCall, change: SettingChange? = nil, _ work: @escaping Work) {
    guard call.arguments.reduce(0, { $0 + $1.size }) <= Self.sizeLimit else {
      return call.fail(BusError(.tooLarge, detail: "more than \(Self.sizeLimit) bytes"))
    }
    let entry = Entry(call: call, change: change, work: work)
    let (superseded, isTaken, wakes) = state.withLock { $0.add(entry) }
    // Outside of the lock: a call that is given up is answered.
    for call in superseded { call.answer() }
    if !isTaken {
      call.fail(
        BusError(
          .tooLarge,
          detail:
            "more than \(Self.limit) calls at once from one caller"))
      if !call.wantsAnswer { onDrop(call.sender) }
    }
    if wakes { schedule() }
  }

  private func schedule() {
    DispatchQueue.main.async { [self] in MainActor.assumeIsolated { doNext() } }
  }

  @MainActor
  private func doNext() {
    let (next, hasMore) = state.withLock { $0.next() }
    // One a turn of the main queue, so that what else waits there has its turn too.
    if hasMore { schedule() }
    if let next { next.work(next.call) }
  }
}

extension CallQueue.State {
  fileprivate typealias Addition = (superseded: [BusCall], isTaken: Bool, wakes: Bool)

  fileprivate mutating func add(_ entry: CallQueue.Entry) -> Addition {
    let sender = entry.call.sender
    var calls = waiting[sender] ?? []
    // Taken out while it is changed, so that nothing is copied.
    waiting[sender] = nil
    defer { waiting[sender] = calls.isEmpty ? nil : calls }
    var superseded: [BusCall] = []
    if let change = entry.change {
      calls.removeAll { earlier in
        guard !earlier.call.wantsAnswer, let former = earlier.change else { return false }
        let isPointless = change.supersedes(former)
        if isPointless { superseded.append(earlier.call) }
        return isPointless
      }
    }
    guard calls.count < CallQueue.limit else { return (superseded, false, false) }
    if calls.isEmpty && !turns.contains(sender) { turns.append(sender) }
    calls.append(entry)
    let wakes = !isScheduled
    isScheduled = true
    return (superseded, true, wakes)
  }

  fileprivate mutating func next() -> (entry: CallQueue.Entry?, hasMore: Bool) {
    var entry: CallQueue.Entry?
    if !turns.isEmpty {
      let sender = turns.removeFirst()
      var calls = waiting.removeValue(forKey: sender) ?? []
      if !calls.isEmpty { entry = calls.removeFirst() }
      if !calls.isEmpty {
        waiting[sender] = calls
        turns.append(sender)
      }
    }
    isScheduled = !turns.isEmpty
    return (entry, isScheduled)
  }
}
