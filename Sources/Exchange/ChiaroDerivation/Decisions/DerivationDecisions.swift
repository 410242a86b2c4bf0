// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
package import ChiaroColor
package import ChiaroSource

/// A designer's decisions on the page of a derivation, color by color.
///
/// Accepted colors are written with the dark value that the page showed. Locked colors stay
/// unchanged. Undecided colors are derived, but not written.
package struct DerivationDecisions: Sendable, Equatable {
  /// A decision on a color.
  package enum Decision: Hashable, Sendable {
    /// The values are written; the dark one is given where it was derived.
    case accepted(dark: Color?)
    /// Nothing is derived.
    case locked
  }

  /// A decision as the file has it.
  private struct Entry: Sendable, Equatable {
    var catalog: String
    var name: String
    var idiom: String?
    var gamut: String?
    var decision: Decision

    func isAbout(_ color: PaletteColor) -> Bool {
      color.name == name && color.family.base.idiom == idiom && color.family.base.gamut == gamut
    }
  }

  private var entries: [Entry] = []

  /// The number of decisions.
  package var count: Int { entries.count }

  /// Reads decisions from the file that the page gives.
  ///
  /// - Throws: `DerivationError` when the file is not from such a page, or a decision in it is
  ///   invalid
  package init(_ bytes: [UInt8], file: String) throws(DerivationError) {
    guard let root = JSONDocument.read(bytes, file: file).document?.root,
      root["version"]?.integer == 1, let list = root["decisions"], list.kind == .array
    else {
      throw DerivationError(
        description:
          "\(file): not a decisions file (version 1), which chiaro derive's HTML page saves")
    }
    for value in list.elements {
      guard let entry = Self.entry(value) else {
        throw DerivationError(description: "\(value.location): not a valid decision about a color")
      }
      entries.append(entry)
    }
  }

  private static func entry(_ value: JSONValue) -> Entry? {
    guard let catalog = value["catalog"]?.string, let name = value["name"]?.string,
      let decision = decision(value)
    else { return nil }
    return Entry(
      catalog: catalog, name: name, idiom: value["idiom"]?.string, gamut: value["gamut"]?.string,
      decision: decision)
  }

  private static func decision(_ value: JSONValue) -> Decision? {
    switch value["decision"]?.string {
    case "lock": return .locked
    case "accept":
      guard let dark = value["dark"], dark.kind != .null else { return .accepted(dark: nil) }
      guard let text = dark.string, let color = try? Color(css: text) else { return nil }
      return .accepted(dark: color)
    default: return nil
    }
  }

  /// Returns the decision on a color; the last one where the file has several.
  ///
  /// A catalog is the one at the path that the page showed, or else the one with that name.
  package func decision(on color: PaletteColor, in catalog: String) -> Decision? {
    let own = entries.filter { $0.isAbout(color) }
    let exact = own.last { $0.catalog == catalog }
    let named = own.last { Path.lastComponent($0.catalog) == Path.lastComponent(catalog) }
    return (exact ?? named)?.decision
  }

  /// Returns the names of colors that are decided on and that a palette does not have.
  package func unknown(in colors: [PaletteColor]) -> [String] {
    entries.filter { entry in !colors.contains { entry.isAbout($0) } }.map(\.name)
  }

  /// The identity of a color in the file, as the members of an object.
  package static func key(of color: PaletteColor, in catalog: String) -> [JSON.Member] {
    [
      JSON.Member("catalog", .string(catalog)), JSON.Member("name", .string(color.name)),
      JSON.Member("idiom", JSON(color.family.base.idiom)),
      JSON.Member("gamut", JSON(color.family.base.gamut)),
    ]
  }
}
