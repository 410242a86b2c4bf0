// SPDX-License-Identifier: MIT

/// Names of colors in the comments of sheets and resources, from which readers take them.
enum NameComment {
  /// Returns a name without what would end a comment or a line; a backslash and a number stand for
  /// such characters.
  static func escaped(_ name: TokenName) -> String {
    let name = name.description
    if isPlain(name.utf8) { return name }
    var text = ""
    var previous: Unicode.Scalar = "-"
    let scalars = Array(name.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      // White space around a comment's text means nothing.
      let isEdge = index == 0 || index == scalars.count - 1
      let isSpace = scalar.properties.isWhitespace && (isEdge || scalar != " ")
      let isSign = scalar == "*" || scalar == "\\" || (scalar == "-" && previous == "-")
      let isSeen = scalar.value >= 0x20 && scalar.value != 0x7F && !isSign && !isSpace
      text += isSeen ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
      previous = scalar
    }
    return text
  }

  /// Whether a name has letters, digits and slashes of ASCII alone, as most do.
  private static func isPlain(_ name: String.UTF8View) -> Bool {
    name.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "/")...UInt8(ascii: "9")).contains(byte)
    }
  }

  /// Returns the name that `escaped` was given.
  static func name(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        result.append(character)
        continue
      }
      let digits = rest.prefix { $0.isHexDigit }.prefix(6)
      rest = rest.dropFirst(digits.count)
      if rest.first == " " { rest = rest.dropFirst() }
      result.unicodeScalars.append(
        UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
    }
    return result
  }
}
