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

  /// The platform whose system colors are meant; iOS unless another is named.
  var platform: Platform { appearance.platform ?? .iOS }

  /// The system color of a name, with or without `Color` at its end, or nil.
  func systemColor(_ name: String) -> SystemColor? {
    SystemPalette.color(named: name, on: platform)
  }

  /// A color: CSS text, a name in the catalogs of `--catalog`, a system color or, where no catalogs
  /// were named, a name in those of the current folder; anything else is wrong usage, with what
  /// would be accepted.
  func color(_ text: String) throws -> Color {
    let problem: ColorError
    do throws(ColorError) {
      return try Color(css: text)
    } catch {
      problem = error
    }
    if catalog != nil, let color = color(text, in: try named()) { return color }
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

  private func color(_ name: String, in collection: CatalogCollection) -> Color? {
    guard let set = collection.colors.first(where: { $0.name == name }) else { return nil }
    return Resolution(set, appearance.query, appearance).color
  }

  private func message(_ problem: ColorError, _ text: String) -> String {
    guard problem.kind == .name else { return "\(problem)" }
    return "unknown color name \"\(text)\" (expected CSS text, a system color, or a color in "
      + (catalog.map { "the catalogs of \($0))" } ?? "a catalog here or of --catalog)")
  }

  private func hint(for text: String, in collection: CatalogCollection?) -> String {
    if let own = Suggestions.nearest(to: text, in: collection?.colors.map(\.name) ?? []).first {
      return "; of the catalogs' colors: \(own)"
    }
    let names = SystemPalette.colors(of: platform).map(\.name)
    let nearest = Suggestions.nearest(to: text, in: names).first
    return nearest.map { "; of \(platform)'s system colors: \($0)" } ?? ""
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
