// SPDX-License-Identifier: MIT

/// A generator of safe file names for items with arbitrary names.
///
/// The file names stay in their folder, can be typed and printed, and are distinct on every file
/// system, even where case is ignored.
///
/// ```swift
/// var names = SafeFileNames()
/// names.name(for: "Brand/Lagoon")  // "Brand-Lagoon"
/// names.name(for: "../../etc")     // "etc"
/// names.name(for: "ETC")           // "ETC-2"
/// ```
///
/// Source: POSIX.1 §3.282 (portable names), widened to letters of all scripts
package struct SafeFileNames: Sendable {
  private var taken: Set<String> = []

  /// The largest length of a name in bytes, which leaves room for a file extension.
  private static let longest = 120

  /// Creates a generator with no name taken.
  package init() {}

  /// Returns a file name for an item, distinct from all returned before, ignoring case.
  ///
  /// Letters, digits, spaces and `_ . + ( ) -` are kept; any run of other characters becomes one
  /// hyphen. Dots, spaces and hyphens at both ends are removed. An empty rest becomes `unnamed`.
  package mutating func name(for text: String) -> String {
    let stem = Self.portable(text)
    var (name, number) = (stem, 1)
    while !taken.insert(Self.folded(name)).inserted {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
  }

  private static func portable(_ text: String) -> String {
    var name = ""
    for scalar in text.unicodeScalars {
      let sign = isKept(scalar) ? String(scalar) : "-"
      if sign == "-" && name.hasSuffix("-") { continue }
      if name.utf8.count + sign.utf8.count > longest { break }
      name.unicodeScalars.append(contentsOf: sign.unicodeScalars)
    }
    let isEdge = { (character: Character) in " .-".contains(character) }
    while let last = name.last, isEdge(last) { name.removeLast() }
    let trimmed = String(name.drop(while: isEdge))
    return trimmed.isEmpty ? "unnamed" : trimmed
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "_", ".", "+", "(", ")": true
    default: scalar.value > 0x7F && (scalar.properties.isAlphabetic || isMark(scalar))
    }
  }

  /// Whether a scalar is a mark or digit that belongs to the letters of a script.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: false
    }
  }

  /// Returns the name with differences of case removed.
  ///
  /// Unicode composition needs no care: strings compare by canonical equivalence.
  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
