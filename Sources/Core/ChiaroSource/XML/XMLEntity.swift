// SPDX-License-Identifier: MIT

/// A reference to a character, by its number or by one of the five names of XML.
///
/// Other entities are not expanded, so no text can grow.
///
/// Source: XML 1.0, Fifth Edition, §4.1 and §4.6
package struct XMLEntity: Sendable {
  /// The character; never U+0000, but possibly another one that XML does not allow.
  package let scalar: Unicode.Scalar
  /// The offset behind the semicolon.
  package let end: Int

  /// The largest number of bytes between `&` and `;`; every valid number fits.
  private static let longest = 10

  /// Reads the entity at the offset of its `&`; nil if it is not one of these.
  package init?(in bytes: ArraySlice<UInt8>, at start: Int) {
    let window = bytes[(start + 1)..<min(start + 2 + Self.longest, bytes.endIndex)]
    guard let semicolon = window.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = window[..<semicolon]
    guard let scalar = Self.predefined(name) ?? Self.number(name) else { return nil }
    self.scalar = scalar
    end = semicolon + 1
  }

  /// Whether XML allows the character in a text.
  package var isAllowed: Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x1_0000...: true
    default: false
    }
  }

  private static let names: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  private static func predefined(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    names.first { known in
      known.name.withUTF8Buffer { name.elementsEqual($0) }
    }?.scalar
  }

  /// Returns the character of `#10` or `#xA`.
  private static func number(_ name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else { return nil }
    let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    var code: UInt32 = 0
    for digit in digits {
      guard let value = value(of: digit), isHexadecimal || value < 10 else { return nil }
      // Ten bytes hold eight digits to the base of 16, or nine to that of 10.
      code = code * (isHexadecimal ? 16 : 10) + value
    }
    return code > 0 ? Unicode.Scalar(code) : nil
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
