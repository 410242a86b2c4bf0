// SPDX-License-Identifier: MIT

/// Names of files for things whose names come from elsewhere: they stay in their folder, can be
/// typed and printed, and no two are the same to any file system.
///
/// ```swift
/// var names = SafeFileNames()
/// names.name(for: "Brand/Lagoon")  // "Brand-Lagoon"
/// names.name(for: "../../etc")     // "etc"
/// names.name(for: "ETC")           // "ETC-2"
/// ```
///
/// Apple counterpart: none · Source: POSIX.1 §3.282 (portable names), widened to letters of all
/// scripts · Fidelity: exact
public struct SafeFileNames: Sendable {
  private var taken: Set<String> = []

  /// The most bytes of a name, which leaves room for an ending.
  private static let longest = 120

  /// Starts with no name taken.
  public init() {}

  /// A name for a thing, like no other that was given before, also where case does not count.
  ///
  /// Letters, digits, spaces and `_ . + ( ) -` stay; any run of other signs becomes one hyphen.
  /// Dots, spaces and hyphens at either end are left out. What is left may be `unnamed`.
  public mutating func name(for text: String) -> String {
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

  /// Marks belong to the letter before them.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: true
    default: false
    }
  }

  /// The name without its case.
  ///
  /// Forms of composition need no care: comparing strings goes by canonical equivalence.
  private static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
