// SPDX-License-Identifier: MIT

/// The operators of numbers; what overflows has no value.
enum Arithmetic {
  static func apply(_ sign: String, _ a: Int, _ b: Int) -> Value? {
    switch sign {
    case "+": return checked(a.addingReportingOverflow(b))
    case "-": return checked(a.subtractingReportingOverflow(b))
    case "*": return checked(a.multipliedReportingOverflow(by: b))
    case "/": return b == 0 ? nil : checked(a.dividedReportingOverflow(by: b))
    case "%": return b == 0 ? nil : checked(a.remainderReportingOverflow(dividingBy: b))
    case "==": return .bool(a == b)
    case "!=": return .bool(a != b)
    case "<": return .bool(a < b)
    case ">": return .bool(a > b)
    case "<=": return .bool(a <= b)
    case ">=": return .bool(a >= b)
    case "&+": return .int(a &+ b)
    case "&-": return .int(a &- b)
    case "&*": return .int(a &* b)
    case "&": return .int(a & b)
    case "|": return .int(a | b)
    case "^": return .int(a ^ b)
    case "<<": return .int(a << b)
    case ">>": return .int(a >> b)
    default: return nil
    }
  }

  private static func checked(_ result: (partialValue: Int, overflow: Bool)) -> Value? {
    result.overflow ? nil : .int(result.partialValue)
  }

  static func apply(_ sign: String, _ left: Value, _ right: Value) -> Value? {
    switch (left, right) {
    case (.some(let inner), _): return apply(sign, inner, right)
    case (_, .some(let inner)): return apply(sign, left, inner)
    case (.int(let a), .int(let b)): return apply(sign, a, b)
    case (.sized(let a), _):
      guard let b = right.wholeNumber else { break }
      return sized(sign, a, b)
    case (_, .sized(let b)):
      guard let a = left.wholeNumber else { break }
      return sized(sign, SizedInteger(type: b.type, bits: a), b.bits)
    case (.float(let a), .float(let b)): return float(sign, a, b)
    case (.float(let a), .int(let b)): return float(sign, a, Float(b))
    case (.int(let a), .float(let b)): return float(sign, Float(a), b)
    default: break
    }
    guard let a = left.number, let b = right.number else { return nil }
    switch sign {
    case "+": return .double(a + b)
    case "-": return .double(a - b)
    case "*": return .double(a * b)
    case "/": return .double(a / b)
    case "%": return .double(a.truncatingRemainder(dividingBy: b))
    default: return nil
    }
  }

  private static func float(_ sign: String, _ a: Float, _ b: Float) -> Value? {
    switch sign {
    case "+": .float(a + b)
    case "-": .float(a - b)
    case "*": .float(a * b)
    case "/": .float(a / b)
    default: nil
    }
  }

  private static func sized(_ sign: String, _ a: SizedInteger, _ b: Int) -> Value? {
    if sign == "<<" || sign == ">>" || sign.hasPrefix("&") {
      guard case .int(let bits)? = apply(sign, a.bits, b) else { return nil }
      return wrapped(a.type, bits)
    }
    if a.type == .uint64 || a.type == .uint {
      return unsigned(sign, a.type, UInt(bitPattern: a.bits), UInt(bitPattern: b))
    }
    guard case .int(let bits)? = apply(sign, a.bits, b) else { return nil }
    return sized(a.type, bits)
  }

  private static func unsigned(_ sign: String, _ type: Builtin, _ a: UInt, _ b: UInt) -> Value? {
    let result: (partialValue: UInt, overflow: Bool)
    switch sign {
    case "+": result = a.addingReportingOverflow(b)
    case "-": result = a.subtractingReportingOverflow(b)
    case "*": result = a.multipliedReportingOverflow(by: b)
    case "/": result = a.dividedReportingOverflow(by: b)
    case "%": result = a.remainderReportingOverflow(dividingBy: b)
    case "|": result = (a | b, false)
    case "^": result = (a ^ b, false)
    default: return nil
    }
    return result.overflow ? nil : .sized(SizedInteger(type: type, bits: Int(bitPattern: result.0)))
  }

  /// A whole number of a width; nil where it does not fit.
  static func sized(_ type: Builtin, _ bits: Int) -> Value? {
    guard case .sized(let number) = wrapped(type, bits) else { return .int(bits) }
    let isWide = type == .uint || type == .uint64
    return isWide || number.bits == bits ? .sized(number) : nil
  }

  /// A whole number of a width, without the bits that do not fit.
  static func wrapped(_ type: Builtin, _ bits: Int) -> Value {
    let cut: Int
    switch type {
    case .int8: cut = Int(Int8(truncatingIfNeeded: bits))
    case .int16: cut = Int(Int16(truncatingIfNeeded: bits))
    case .int32: cut = Int(Int32(truncatingIfNeeded: bits))
    case .uint8: cut = Int(UInt8(truncatingIfNeeded: bits))
    case .uint16: cut = Int(UInt16(truncatingIfNeeded: bits))
    case .uint32: cut = Int(UInt32(truncatingIfNeeded: bits))
    case .int: return .int(bits)
    default: cut = bits
    }
    return .sized(SizedInteger(type: type, bits: cut))
  }

  static func negated(_ value: Value) -> Value? {
    switch value {
    case .int(let number): number == .min ? nil : .int(-number)
    case .double(let number): .double(-number)
    case .float(let number): .float(-number)
    case .sized(let number): sized(number.type, 0 &- number.bits)
    case .some(let inner): negated(inner)
    default: nil
    }
  }
}

/// The order of values that the standard library orders.
enum Order {
  /// Less than, equal to or greater than 0; nil where there is no order.
  static func compare(_ left: Value, _ right: Value) -> Int? {
    switch (left, right) {
    case (.some(let a), _): return compare(a, right)
    case (_, .some(let b)): return compare(left, b)
    case (.tuple(let a), .tuple(let b)):
      for (a, b) in zip(a.values, b.values) {
        guard let order = compare(a, b) else { return nil }
        if order != 0 { return order }
      }
      return 0
    case (.bool, .bool): return nil
    case (.enumeration(let a), .enumeration(let b)) where a.type === b.type:
      return a.index - b.index
    default: break
    }
    if let a = left.text, let b = right.text { return a < b ? -1 : a == b ? 0 : 1 }
    if case .sized(let a) = left, case .sized(let b) = right, a.type == .uint64 || a.type == .uint {
      let (a, b) = (UInt(bitPattern: a.bits), UInt(bitPattern: b.bits))
      return a < b ? -1 : a == b ? 0 : 1
    }
    if let a = left.wholeNumber, let b = right.wholeNumber { return a < b ? -1 : a == b ? 0 : 1 }
    guard let a = left.number, let b = right.number else { return nil }
    // NaN is neither before nor behind anything.
    return a < b ? -1 : a == b ? 0 : a > b ? 1 : nil
  }
}

/// Ranges as sequences and as conditions.
enum Ranges {
  static func contains(_ range: RangeValue, _ value: Value) -> Bool {
    if let lower = range.lower {
      guard let order = Order.compare(lower, value), order <= 0 else { return false }
    }
    if let upper = range.upper {
      guard let order = Order.compare(value, upper) else { return false }
      return range.isClosed ? order <= 0 : order < 0
    }
    return true
  }

  /// The whole numbers of a range within a collection of a length.
  static func bounds(_ range: RangeValue, count: Int) -> Range<Int>? {
    let lower = range.lower.map { $0.wholeNumber } ?? 0
    let upper =
      range.upper.map { value in
        value.wholeNumber.map { range.isClosed ? $0.addingReportingOverflow(1).partialValue : $0 }
      } ?? count
    guard let lower, let upper, lower >= 0, upper <= count, lower <= upper else { return nil }
    return lower..<upper
  }
}
