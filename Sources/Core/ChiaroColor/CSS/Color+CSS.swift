// SPDX-License-Identifier: MIT

extension Color {
  /// Creates a color from its CSS notation.
  ///
  /// | text | example | space |
  /// |---|---|---|
  /// | 3, 4, 6 or 8 hexadecimal digits | `#07f`, `#007affcc` | sRGB |
  /// | one of 148 names, or `transparent` | `rebeccapurple` | sRGB |
  /// | `rgb()`, `rgba()`, `hsl()`, `hsla()`, commas or not | `rgb(0 122 255 / 80%)` | sRGB |
  /// | `hwb()` | `hwb(120deg 30% 50%)` | sRGB |
  /// | `lab()`, `lch()`, `oklab()`, `oklch()` | `oklch(70% 0.1 240)` | of that name |
  /// | `color()` | `color(display-p3 1 0.5 0)` | the one named inside |
  ///
  /// `color()` supports `srgb`, `srgb-linear`, `display-p3`, `display-p3-linear`, `xyz`, `xyz-d65`
  /// and `xyz-d50`. Case, white space and comments are handled as in CSS. A hue is a number of
  /// degrees or has the unit `deg`, `grad`, `rad` or `turn`, and is normalized to 0 up to but not
  /// including 360; `none` is read as 0. As CSS requires, alpha is clamped to 0…1, the components
  /// of `rgb()`, `hsl()` and `hwb()` to the gamut of sRGB, and lightness to its range; a negative
  /// chroma becomes 0.
  ///
  /// These are not supported: `calc()` and other functions as arguments, relative colors (`from`),
  /// `color-mix()`, `light-dark()`, `currentcolor`, system colors, the spaces `a98-rgb`,
  /// `prophoto-rgb` and `rec2020`, escapes, and a missing closing parenthesis.
  ///
  /// - Parameter text: the notation; only white space and comments may surround it
  /// - Throws: `ColorError` if the text is not in one of these notations, is empty or exceeds 1,000
  ///   bytes
  ///
  /// Source: CSS Color 4 §5 to §10
  public init(css text: String) throws(ColorError) {
    guard (1...1000).contains(text.utf8.count) else {
      throw ColorError(.length, met: text.prefix(40), expected: "1 to 1,000 bytes")
    }
    var scanner = CSSScanner(Array(text.utf8))
    self = try Self.read(&scanner)
    guard scanner.next() == .end else {
      throw ColorError(.trailing, met: scanner.lastText, expected: "nothing")
    }
  }

  private static func read(_ scanner: inout CSSScanner) throws(ColorError) -> Color {
    switch scanner.next() {
    case .hash(let digits): return try hex(digits)
    case .word(let name): return try named(name)
    case .function(let name):
      guard let function = CSSColorFunction(rawValue: name) else {
        let known = CSSColorFunction.allCases.map(\.rawValue).joined(separator: ", ")
        throw ColorError(.function, met: name, expected: known)
      }
      return try function.read(&scanner)
    default:
      throw ColorError(
        .value, met: scanner.lastText, expected: "a name, # and digits, or a color function")
    }
  }

  private static func named(_ name: String) throws(ColorError) -> Color {
    if name == "transparent" { return .clear }
    guard let code = CSSNamedColors.codes[name] else {
      throw ColorError(.name, met: name, expected: "a CSS color name, or # before digits")
    }
    return Color(SRGB8(code: code << 8 | 0xFF))
  }

  private static func hex(_ digits: String) throws(ColorError) -> Color {
    let isShort = digits.utf8.count < 6
    let doubled = isShort ? digits.flatMap { [$0, $0] } : Array(digits)
    let full = doubled.count == 6 ? doubled + "ff" : doubled
    let isHex = full.count == 8 && full.allSatisfy { $0.isASCII && $0.isHexDigit }
    guard isHex, let code = UInt32(String(full), radix: 16) else {
      throw ColorError(.hex, met: "#" + digits, expected: "# and 3, 4, 6 or 8 hexadecimal digits")
    }
    return Color(SRGB8(code: code))
  }
}

extension SRGB8 {
  /// Creates a color from a number `0xRRGGBBAA`.
  fileprivate init(code: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: code >> 24), green: UInt8(truncatingIfNeeded: code >> 16),
      blue: UInt8(truncatingIfNeeded: code >> 8), alpha: UInt8(truncatingIfNeeded: code))
  }
}
