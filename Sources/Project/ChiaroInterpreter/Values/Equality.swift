// SPDX-License-Identifier: MIT

extension Value {
  /// The value as an identity of views.
  package var identity: AnyHashable { AnyHashable(Key(self)) }
}

/// What makes values equal that declare nothing about it.
enum Equality {
  static func areEqual(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.bool(let a), .bool(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.string(let a), .character(let b)), (.character(let b), .string(let a)): a == String(b)
    case (.character(let a), .character(let b)): a == b
    case (.nothing, .nothing): true
    case (.nothing, _), (_, .nothing): false
    case (.some(let a), .some(let b)): areEqual(a, b)
    case (.some(let a), let b): areEqual(a, b)
    case (let a, .some(let b)): areEqual(a, b)
    case (.array(let a), .array(let b)): areAllEqual(a, b)
    case (.set(let a), .set(let b)):
      a.members.count == b.members.count && a.members.allSatisfy(b.contains)
    case (.dictionary(let a), .dictionary(let b)): areEqual(a, b)
    case (.tuple(let a), .tuple(let b)): areAllEqual(a.values, b.values)
    case (.structure(let a), .structure(let b)):
      a.fields.type === b.fields.type && areAllEqual(a.fields.values, b.fields.values)
    case (.object(let a), .object(let b)): a === b
    case (.enumeration(let a), .enumeration(let b)):
      a.type === b.type && a.index == b.index && areAllEqual(a.payload, b.payload)
    case (.type(let a), .type(let b)): a.type.name == b.type.name
    case (.range(let a), .range(let b)): areEqual(a, b)
    case (.host(let a), .host(let b)): a.isLike(b)
    case (.unknown(let a), .unknown(let b)): a === b
    default: areEqualNumbers(left, right)
    }
  }

  static func areAllEqual(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { areEqual($0, $1) }
  }

  private static func areEqual(_ left: DictionaryValue, _ right: DictionaryValue) -> Bool {
    left.count == right.count
      && zip(left.keys, left.values).allSatisfy { key, value in
        right[key].map { areEqual($0, value) } ?? false
      }
  }

  private static func areEqual(_ left: RangeValue, _ right: RangeValue) -> Bool {
    left.isClosed == right.isClosed
      && areEqual(left.lower ?? .nothing, right.lower ?? .nothing)
      && areEqual(left.upper ?? .nothing, right.upper ?? .nothing)
  }

  private static func areEqualNumbers(_ left: Value, _ right: Value) -> Bool {
    if let a = left.wholeNumber, let b = right.wholeNumber { return a == b }
    if let a = left.number, let b = right.number { return a == b }
    return false
  }

  static func hash(_ value: Value, into hasher: inout some ValueHasher) {
    switch value {
    case .bool(let flag): hasher.add(flag ? 1 : 0)
    case .string(let text): hasher.add(text)
    case .character(let character): hasher.add(String(character))
    case .nothing: hasher.add(0)
    case .some(let inner): hash(inner, into: &hasher)
    case .array(let values): for value in values { hash(value, into: &hasher) }
    case .tuple(let tuple): for value in tuple.values { hash(value, into: &hasher) }
    case .structure(let value): for field in value.fields.values { hash(field, into: &hasher) }
    case .object(let object): hasher.add(object)
    case .enumeration(let value):
      hasher.add(Double(value.index))
      for part in value.payload { hash(part, into: &hasher) }
    case .set(let set): hasher.add(Double(set.members.count))
    case .dictionary(let dictionary): hasher.add(Double(dictionary.count))
    case .type(let value): hasher.add(value.type.name)
    default: if let number = value.number { hasher.add(number) }
    }
  }
}
