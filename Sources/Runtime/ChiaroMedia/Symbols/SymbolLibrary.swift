// SPDX-License-Identifier: MIT

/// A library of symbols drawn by this project, under the names of Apple's SF Symbols.
///
/// One drawing serves several names: that of `bell` also serves `bell.fill`, `bell.circle`,
/// `bell.circle.fill`, `bell.square`, `bell.slash`, `bell.badge` and so on. Directional symbols
/// (`forward`, `backward`) are drawn for left-to-right languages.
///
/// ```swift
/// SymbolLibrary.symbol(named: "bell.slash.fill").isPlaceholder  // false
/// ```
///
/// Apple counterpart: SF Symbols · Source: this project's own drawings · Fidelity: approximate,
/// other shapes
public enum SymbolLibrary {
  /// The sorted names of the drawings, without their variants.
  public static let names: [String] = drawings.names.sorted()

  /// Returns the symbol with a name, or a placeholder with the name's first letters if the library
  /// has no drawing for it.
  public static func symbol(named name: String) -> Symbol {
    let known = name.utf8.count <= longestName && !name.hasPrefix("~") ? name : ""
    guard let parts = SymbolVariants(drawings, letters).parts(known[...]) else {
      return Symbol(name, SymbolPlaceholder.parts(name, letters), isPlaceholder: true)
    }
    return Symbol(name, parts)
  }

  /// The longest name that is looked up, in bytes; the system's names are shorter than 60.
  private static let longestName = 200

  private static let drawings = SymbolNotation([
    arrows, signs, shapes, documents, tools, home, people, media, devices, nature, places, layout,
  ])
  /// The letters and digits as lines, for symbols such as `a.circle` and for placeholders.
  private static let letters = SymbolNotation([alphabet])
}
