// SPDX-License-Identifier: MIT

/// Numbers as text, in as few digits as keep them exact.
enum TokenNumber {
  /// Returns a number without an exponent where it has none in Swift, and without `.0`.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number with a decimal point, as literals of some languages need.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite else { return "0.0" }
    return "\(value == 0 ? 0 : value)"
  }

  /// Returns two hexadecimal digits in capitals.
  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension TokenNumber {
  /// Returns a number of 0 to 1 without an exponent, in up to six decimals.
  static func plain(_ value: Double) -> String {
    let millionths = Int(exactly: (min(max(value, 0), 1) * 1_000_000).rounded()) ?? 0
    if millionths == 1_000_000 { return "1" }
    if millionths == 0 { return "0" }
    let digits = String(millionths)
    let padded = String(repeating: "0", count: 6 - digits.count) + digits
    return "0." + String(padded.reversed().drop { $0 == "0" }.reversed())
  }
}
