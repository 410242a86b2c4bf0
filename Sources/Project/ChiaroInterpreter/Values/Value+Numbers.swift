// SPDX-License-Identifier: MIT

import ChiaroColor

extension Value {
  /// The whole number, where it is one.
  package var wholeNumber: Int? {
    switch self {
    case .int(let number): number
    case .sized(let number): number.bits
    case .some(let inner): inner.wholeNumber
    default: nil
    }
  }

  /// The number, where it is one.
  package var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .sized(let number): Double(number.bits)
    case .double(let number): number
    case .float(let number): Double(number)
    case .some(let inner): inner.number
    default: nil
    }
  }

  var isFloating: Bool {
    switch self {
    case .double, .float: true
    default: false
    }
  }

  /// The text, where it is one.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .character(let character): String(character)
    case .some(let inner): inner.text
    default: nil
    }
  }

  /// The truth, where it is one.
  package var truth: Bool? {
    switch self {
    case .bool(let truth): truth
    case .some(let inner): inner.truth
    default: nil
    }
  }

  package var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .some(let inner): inner.isUnknown
    default: false
    }
  }

  package var isNothing: Bool {
    if case .nothing = self { return true }
    return false
  }

  var isVoid: Bool {
    if case .tuple(let tuple) = self { return tuple.values.isEmpty }
    return false
  }

  /// Whether it is a function, or an optional with one.
  package var isFunction: Bool {
    if case .function = unwrapped { return true }
    return false
  }

  /// The value in an optional, or the value itself.
  package var unwrapped: Value {
    if case .some(let inner) = self { return inner.unwrapped }
    return self
  }

  /// The value as an optional with a value.
  package var wrapped: Value {
    switch self {
    case .some, .nothing, .unknown: self
    default: .some(self)
    }
  }

  /// The number as one of another type.
  func converted(to type: Builtin) -> Value? {
    if type == .float { return number.map { .float(Float($0)) } }
    if type.isFloating { return number.map { .double($0) } }
    guard type.isInteger else { return nil }
    let whole = wholeNumber ?? number.flatMap { $0.isFinite ? Int(saturating: $0) : nil }
    guard let whole else { return nil }
    return type == .int ? .int(whole) : .sized(SizedInteger(type: type, bits: whole))
  }
}
