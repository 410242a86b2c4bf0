// SPDX-License-Identifier: MIT

/// The unfinished calls to exported objects, whether or not an answer is wanted.
struct TakenCalls {
  private struct Entry {
    var sender: String
    /// The message to answer; nil where no answer is wanted.
    var message: OpaquePointer?
  }

  private var entries: [UInt64: Entry] = [:]
  private var counts: [String: Int] = [:]

  /// Returns whether another call of a caller exceeds the limit.
  func isFull(for sender: String) -> Bool {
    entries.count >= BusLimits.openCalls
      || counts[sender, default: 0] >= BusLimits.openCallsOfSender
  }

  mutating func add(_ id: UInt64, from sender: String, _ message: OpaquePointer?) {
    entries[id] = Entry(sender: sender, message: message)
    counts[sender, default: 0] += 1
  }

  /// Removes a call, and returns its message where an answer is wanted.
  mutating func remove(_ id: UInt64) -> OpaquePointer? {
    guard let entry = entries.removeValue(forKey: id) else { return nil }
    let left = counts[entry.sender, default: 1] - 1
    counts[entry.sender] = left > 0 ? left : nil
    return entry.message
  }

  /// Removes all calls, and returns the messages to answer.
  mutating func removeAll() -> [OpaquePointer] {
    defer { self = TakenCalls() }
    return entries.values.compactMap(\.message)
  }
}
