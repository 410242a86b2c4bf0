// SPDX-License-Identifier: MIT

/// The calls to objects of ours that are not done yet, with and without an answer that is wanted.
struct TakenCalls {
  private struct Entry {
    var sender: String
    /// What is answered; nil where nobody waits.
    var message: OpaquePointer?
  }

  private var entries: [UInt64: Entry] = [:]
  private var counts: [String: Int] = [:]

  /// Whether one more call of a caller is too much.
  func isFull(for sender: String) -> Bool {
    entries.count >= BusLimits.openCalls
      || counts[sender, default: 0] >= BusLimits.openCallsOfSender
  }

  mutating func add(_ id: UInt64, from sender: String, _ message: OpaquePointer?) {
    entries[id] = Entry(sender: sender, message: message)
    counts[sender, default: 0] += 1
  }

  /// Takes a call out; gives what is answered, where somebody waits.
  mutating func remove(_ id: UInt64) -> OpaquePointer? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    let left = counts[entry.sender, default: 1] - 1
    counts[entry.sender] = left > 0 ? left : nil
    return entry.message
  }

  /// Takes all of them out.
  mutating func removeAll() -> [OpaquePointer] {
    defer { self = TakenCalls() }
    return entries.values.compactMap(\.message)
  }
}
