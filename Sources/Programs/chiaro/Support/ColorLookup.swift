// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// What a color's name on the command line stands for: CSS text, a catalog's color, or a system
/// color of a platform.
struct ColorLookup {
  /// The folder of the catalogs; nil for the current one.
  let catalog: String?
  let appearance: AppearanceOptions
  /// The catalogs, read when a name is first looked for in them.
  private let collection = Once<Result<CatalogCollection, any Error>>()

  init(catalog: String? = nil, appearance: AppearanceOptions) {
    self.catalog = catalog
    self.appearance = appearance
  }

  /// The platform whose system colors are meant; iOS unless another, or another device, is named.
  var platform: Platform { appearance.platform ?? appearance.idiom.platform }

  /// The system color of a name, with or without `Color` at its end, or nil.
  func systemColor(_ name: String) -> SystemColor? {
    SystemPalette.color(named: name, on: platform)
  }

  /// A color: a name in the catalogs of `--catalog`, CSS text, a system color or, where no catalogs
  /// were named, a name in those of the current folder; anything else is wrong usage, with what
  /// would be accepted.
  func color(_ text: String) throws -> Color {
    let css = Result { () throws(ColorError) in try Color(css: text) }
    // `Black` of the catalogs that were named goes before the `black` of CSS; `#000` is no name.
    let isName = text.allSatisfy(\.isLetter) || (try? css.get()) == nil
    if catalog != nil, isName, let color = color(text, in: try named()) { return color }
    let problem: ColorError
    switch css {
    case .success(let color): return color
    case .failure(let error): problem = error
    }
    if let color = systemColor(text)?.color(for: traits) { return color }
    // The current folder need not have a catalog.
    let collection = catalog == nil ? try? named() : try named()
    if let color = collection.flatMap({ color(text, in: $0) }) { return color }
    throw Outcome.usage(message(problem, text) + hint(for: text, in: collection))
  }

  private func named() throws -> CatalogCollection {
    // What is odd in a folder that nobody named is not what was asked.
    try collection.value {
      Result { try CatalogCollection(path: catalog ?? ".", isQuiet: catalog == nil) }
    }.get()
  }

  /// The color set of a name in the catalogs of `--catalog` or of the current folder; if there is
  /// none, the error names what is near.
  func colorSet(named name: String) throws -> AssetSet {
    let collection = catalog == nil ? try? named() : try named()
    if let collection, collection.colors.contains(where: { $0.name == name }) {
      return try collection.color(named: name)
    }
    throw Outcome.unreadable(
      collection == nil
        ? "no system color of \(platform) named \"\(name)\", and there is no asset catalog here"
          + hint(for: name, in: nil)
        : "no color set named \"\(name)\"" + hint(for: name, in: collection))
  }

  private func color(_ name: String, in collection: CatalogCollection) -> Color? {
    guard let set = collection.colors.first(where: { $0.name == name }) else { return nil }
    return Resolution(set, appearance.query, appearance).color
  }

  private func message(_ problem: ColorError, _ text: String) -> String {
    guard problem.kind == .name else { return "\(problem)" }
    return "unknown color name \"\(text)\" (expected CSS text, a system color, or a color in "
      + (catalog.map { "the catalogs of \($0))" } ?? "a catalog here or from --catalog)")
  }

  /// The platforms that have a system color of this name, or else what is near it.
  private func hint(for text: String, in collection: CatalogCollection?) -> String {
    let owners = Platform.allCases.filter { SystemPalette.color(named: text, on: $0) != nil }
    if let owner = owners.first, !owners.contains(platform) {
      let names = owners.map { "\($0)" }.joined(separator: ", ")
      return "; it is a system color of \(names): --platform \(owner.rawValue)"
    }
    let own = collection?.colors.map(\.name) ?? []
    let hint = Suggestions.hint(for: text, in: own)
    let systemNames = SystemPalette.colors(of: platform).map(\.name)
    return hint.isEmpty ? Suggestions.hint(for: text, in: systemNames) : hint
  }

  /// A color as CSS text; anything else is wrong usage, with what would be accepted.
  static func css(_ text: String) throws -> Color {
    do throws(ColorError) {
      return try Color(css: text)
    } catch {
      throw Outcome.usage("\(error)")
    }
  }

  /// The environment in which system colors are resolved.
  var traits: TraitCollection { appearance.query.traits }
}
