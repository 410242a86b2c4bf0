// SPDX-License-Identifier: MIT

/// The symbols that this project has drawn, by the names that people use for the system's.
///
/// A drawing gives several names: `bell` also gives `bell.fill`, `bell.circle`, `bell.circle.fill`,
/// `bell.square`, `bell.slash`, `bell.badge` and so on. Symbols for the two directions (`forward`,
/// `backward`) are those of languages that run from left to right.
///
/// ```swift
/// SymbolLibrary.symbol(named: "bell.slash.fill").isPlaceholder  // false
/// ```
///
/// Apple counterpart: SF Symbols · Source: this project's own drawings · Fidelity: approximate
public enum SymbolLibrary {
  /// The names of the drawings themselves, sorted.
  public static let names: [String] = drawings.names.sorted()

  /// The symbol of a name; for names that nobody has drawn, a placeholder with their letters.
  public static func symbol(named name: String) -> Symbol {
    let known = name.utf8.count <= longestName && !name.hasPrefix("~") ? name : ""
    guard let parts = SymbolVariants(drawings, letters).parts(known[...]) else {
      return Symbol(name, SymbolPlaceholder.parts(name, letters), isPlaceholder: true)
    }
    return Symbol(name, parts)
  }

  /// The longest name that is looked at; the system's are below 60.
  private static let longestName = 200

  private static let drawings = SymbolNotation([
    arrows, signs, shapes, documents, tools, home, people, media, devices, nature, places, layout,
  ])
  /// Letters and numbers made of lines, for `a.circle` and placeholders.
  private static let letters = SymbolNotation([alphabet])
}
