// SPDX-License-Identifier: MIT

/// A cache that keeps the values used last, up to a limit on their cost.
///
/// It has two generations: when the new one is full it becomes the old one, and values of the
/// former old one that were not used since are dropped. So at most twice the limit is kept, and
/// nothing is ever sorted.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private var new: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var cost = 0

  /// Creates a cache with a limit on the total cost of a generation.
  init(limit: Int) { self.limit = limit }

  /// The total cost of the cached values.
  var totalCost: Int { cost + old.values.reduce(0) { $0 + $1.cost } }

  /// Returns the value of a key if it is cached.
  mutating func value(_ key: Key) -> Value? {
    if let known = new[key] { return known.value }
    guard let (value, cost) = old.removeValue(forKey: key) else { return nil }
    insert(value, for: key, cost: cost)
    return value
  }

  /// Inserts a value, unless it costs more than the limit.
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
