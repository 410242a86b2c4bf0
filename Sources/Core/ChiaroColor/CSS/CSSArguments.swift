// SPDX-License-Identifier: MIT

/// A value between the parentheses of a color function, with its text.
struct CSSValue {
  /// The kind of a value.
  enum Kind: Equatable {
    /// The keyword `none`: a missing component, read as 0.
    case none
    /// A plain number.
    case number(Double)
    /// A percentage.
    case percentage(Double)
    /// An angle, in degrees.
    case degrees(Double)
  }

  let kind: Kind
  let text: String

  /// Returns a number as it is, or a percentage scaled so that 100 % is `hundredPercent`.
  ///
  /// Returns 0 for `none` and nil for an angle.
  func number(hundredPercent: Double) -> Double? {
    switch kind {
    case .none: 0
    case .number(let value): value
    case .percentage(let value): CSSNumber.bounded(value / 100 * hundredPercent)
    case .degrees: nil
    }
  }

  /// The value as a hue in degrees, from 0 up to but not including 360; nil for a percentage.
  var hue: Double? {
    switch kind {
    case .none: 0
    case .number(let value), .degrees(let value): Math.wrapped(degrees: value)
    case .percentage: nil
    }
  }

  var isNone: Bool { kind == .none }

  var isPercentage: Bool {
    if case .percentage = kind { return true }
    return false
  }
}

/// The arguments of a color function: three components and an alpha.
struct CSSArguments {
  /// The three components.
  let values: [CSSValue]
  /// The alpha, from 0 to 1; 1 when not specified.
  let alpha: Double
  /// Whether commas separate the values, as in CSS 3; only some functions allow this.
  let isLegacy: Bool

  /// Parses the arguments, up to and including the closing parenthesis.
  init(_ scanner: inout CSSScanner, canBeLegacy: Bool) throws(ColorError) {
    let first = try Self.value(&scanner)
    var token = scanner.next()
    isLegacy = canBeLegacy && token == .delimiter(",")
    var values = [first]
    while values.count < 3 {
      if isLegacy {
        guard token == .delimiter(",") else { throw Self.unexpected(scanner, "a comma") }
        token = scanner.next()
      }
      values.append(try Self.value(token, scanner))
      token = scanner.next()
    }
    self.values = values
    alpha = try Self.alpha(after: &token, &scanner, separator: isLegacy ? "," : "/")
    guard token == .delimiter(")") else { throw Self.unexpected(scanner, "\")\"") }
    if isLegacy && values.contains(where: \.isNone) {
      throw ColorError(.value, met: "none", expected: "a number or a percentage between commas")
    }
  }

  private static func alpha(
    after token: inout CSSToken, _ scanner: inout CSSScanner, separator: Character
  ) throws(ColorError) -> Double {
    guard token == .delimiter(separator) else { return 1 }
    let value = try value(&scanner)
    guard let alpha = value.number(hundredPercent: 1), !(separator == "," && value.isNone) else {
      throw ColorError(.value, met: value.text, expected: "an alpha: a number or a percentage")
    }
    token = scanner.next()
    return max(0, min(alpha, 1))
  }

  private static func value(_ scanner: inout CSSScanner) throws(ColorError) -> CSSValue {
    let token = scanner.next()
    return try value(token, scanner)
  }

  private static func value(
    _ token: CSSToken, _ scanner: CSSScanner
  ) throws(ColorError) -> CSSValue {
    guard let kind = kind(of: token) else {
      throw unexpected(scanner, "a number, a percentage, an angle or none")
    }
    return CSSValue(kind: kind, text: scanner.lastText)
  }

  private static func kind(of token: CSSToken) -> CSSValue.Kind? {
    switch token {
    case .word("none"): CSSValue.Kind.none
    case .number(let value): .number(value)
    case .percentage(let value): .percentage(value)
    case .dimension(let value, unit: "deg"): .degrees(value)
    case .dimension(let value, unit: "grad"): .degrees(value * 0.9)
    case .dimension(let value, unit: "rad"): .degrees(value * 180 / .pi)
    case .dimension(let value, unit: "turn"): .degrees(value * 360)
    default: nil
    }
  }

  private static func unexpected(_ scanner: CSSScanner, _ expected: String) -> ColorError {
    ColorError(.value, met: scanner.lastText, expected: expected)
  }
}
