// SPDX-License-Identifier: MIT

import ChiaroBus
import Dispatch
import Synchronization

/// The calls that wait for the main actor, which does them one by one.
///
/// One of each caller in turn, so that whoever calls a lot waits for it alone. What a caller may
/// have waiting is bounded; of changes whose answers nobody wants those fall out that a later one
/// makes pointless, so that the last setting wins however many there were.
final class CallQueue: Sendable {
  /// Does a call on the main actor.
  typealias Work = @MainActor @Sendable (BusCall) -> Void

  /// How many calls of one caller may wait.
  static let limit = 256
  /// How many bytes a call may have.
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

  /// An empty queue; `onDrop` is told of callers whose calls were dropped without an answer.
  init(onDrop: @escaping @Sendable (_ sender: String) -> Void) { self.onDrop = onDrop }

  /// Lets a call wait for its turn, or refuses it.
  ///
  /// - Parameters:
  ///   - call: what is to be done
  ///   - change: the change of the setting that it makes, where it is that
  ///   - work: does it
  func add(_ call: BusCall, change: SettingChange? = nil, _ work: @escaping Work) {
    guard call.arguments.reduce(0, { $0 + $1.size }) <= Self.sizeLimit else {
      return call.fail(BusError(.tooLarge, detail: "over \(Self.sizeLimit) bytes"))
    }
    let entry = Entry(call: call, change: change, work: work)
    let (superseded, isTaken, wakes) = state.withLock { $0.add(entry) }
    // Outside of the lock: a call that is given up is answered.
    for call in superseded { call.answer() }
    if !isTaken {
      call.fail(BusError(.tooLarge, detail: "over \(Self.limit) calls of one caller at once"))
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
