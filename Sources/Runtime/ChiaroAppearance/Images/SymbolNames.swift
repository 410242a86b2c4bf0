// SPDX-License-Identifier: MIT

/// The names of the system's symbols.
///
/// Apple counterpart: the names of SF Symbols · Source: public lists of SF Symbols 1 to 7, see
/// Data/README.md · Fidelity: exact for SF Symbols 7
package enum SymbolNames {
  /// Returns whether the system has a symbol of a name, for any release and language.
  package static func contains(_ name: String) -> Bool {
    if all.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return languages.contains(name[name.index(after: dot)...]) && all.contains(String(name[..<dot]))
  }

  /// The endings of the variants for a script, or for reading from the right.
  private static let languages: Set<Substring> = [
    "ar", "bn", "el", "gu", "he", "hi", "ja", "km", "kn", "ko", "ml", "mni", "mr", "my", "or", "pa",
    "rtl", "ru", "sat", "si", "ta", "te", "th", "zh",
  ]

  /// The names without those variants.
  private static let all: Set<String> = {
    var reader = SymbolNameReader()
    for byte in table.utf8 { reader.read(byte) }
    return reader.names
  }()
}

/// A reader of the table of names, a tree of their parts.
///
/// `bell(fill slash(fill))` stands for `bell`, `bell.fill`, `bell.slash` and `bell.slash.fill`. A
/// part that ends in `~` is no name by itself.
private struct SymbolNameReader {
  private(set) var names: Set<String> = []
  private var stems = [""]
  private var part: [UInt8] = []

  mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): stems.append(endPart() + ".")
    case UInt8(ascii: ")"):
      endPart()
      stems.removeLast()
    case UInt8(ascii: " "), UInt8(ascii: "\n"): endPart()
    default: part.append(byte)
    }
  }

  /// Notes the part that was read, and returns the name up to there.
  @discardableResult
  private mutating func endPart() -> String {
    let isName = part.last != UInt8(ascii: "~")
    if !isName { part.removeLast() }
    let name = stems[stems.count - 1] + String(decoding: part, as: UTF8.self)
    if isName, !part.isEmpty { names.insert(name) }
    part = []
    return name
  }
}
