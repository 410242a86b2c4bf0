// SPDX-License-Identifier: MIT

/// Values by key, of which the ones used last are kept.
///
/// Two tables take turns: when the new one is full it becomes the old one, and what nobody asked
/// for since then is dropped. So at most twice the limit is kept, and nothing is ever sorted.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private var new: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var cost = 0

  /// A cache of values that cost so much together.
  init(limit: Int) { self.limit = limit }

  /// How much the values cost that are kept.
  var totalCost: Int { cost + old.values.reduce(0) { $0 + $1.cost } }

  /// The value of a key, if it is still there.
  mutating func value(_ key: Key) -> Value? {
    if let known = new[key] { return known.value }
    guard let (value, cost) = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key, cost: cost)
    return value
  }

  /// Keeps a value; one that costs more than the limit is not kept.
  mutating func insert(_ value: Value, for key: Key, cost own: Int) {
    guard own <= limit else { return }
    if cost + own > limit {
      old = new
      new = [:]
      cost = 0
    }
    if let former = new.updateValue((value, own), forKey: key) { cost -= former.cost }
    cost += own
  }
}
