// SPDX-License-Identifier: MIT

/// A dictionary that keeps the order in which keys were added, so that runs are reproducible.
package struct DictionaryValue {
  private(set) var places: [Key: Int] = [:]
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []

  package init() {}

  var count: Int { keys.count }

  subscript(key: Value) -> Value? {
    get { places[Key(key)].map { values[$0] } }
    set {
      if let newValue { set(key, newValue) } else { remove(key) }
    }
  }

  private mutating func set(_ key: Value, _ value: Value) {
    let name = Key(key)
    if let place = places[name] {
      values[place] = value
      return
    }
    places[name] = keys.count
    keys.append(key)
    values.append(value)
  }

  private mutating func remove(_ key: Value) {
    guard let place = places.removeValue(forKey: Key(key)) else { return }
    keys.remove(at: place)
    values.remove(at: place)
    for (name, other) in places where other > place { places[name] = other - 1 }
  }

  /// The pairs, as tuples.
  var pairs: [Value] {
    zip(keys, values).map { .tuple(TupleValue(values: [$0, $1], labels: ["key", "value"])) }
  }
}

/// A set that keeps the order in which its members were added.
package struct SetValue {
  private(set) var places: [Key: Int] = [:]
  package private(set) var members: [Value] = []

  init(_ values: [Value] = []) {
    for value in values { insert(value) }
  }

  func contains(_ value: Value) -> Bool { places[Key(value)] != nil }

  @discardableResult mutating func insert(_ value: Value) -> Bool {
    let key = Key(value)
    guard places[key] == nil else { return false }
    places[key] = members.count
    members.append(value)
    return true
  }

  @discardableResult mutating func remove(_ value: Value) -> Value? {
    guard let place = places.removeValue(forKey: Key(value)) else { return nil }
    let member = members.remove(at: place)
    for (name, other) in places where other > place { places[name] = other - 1 }
    return member
  }
}

/// A value as a key: equal where all of its parts are, objects where they are the same one.
struct Key: Hashable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Key, right: Key) -> Bool { Equality.areEqual(left.value, right.value) }

  func hash(into hasher: inout Hasher) { Equality.hash(value, into: &hasher) }
}
