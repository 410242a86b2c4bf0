// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource

/// What a color's name on the command line stands for: CSS text, a catalog's color, or a system
/// color of a platform.
struct ColorLookup {
  /// The folder of the catalogs; nil where none was named.
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

  /// A color; anything else is wrong usage, with what would be accepted.
  func color(_ text: String) throws -> Color {
    let problem: ColorError
    do throws(ColorError) {
      return try Color(css: text)
    } catch {
      problem = error
    }
    if let catalog {
      let collection = collection.value { Result { try CatalogCollection(path: catalog) } }
      if let color = try color(text, in: collection.get()) { return color }
    }
    if let color = systemColor(text)?.color(for: traits) { return color }
    let names = SystemPalette.colors(of: platform).map(\.name)
    let nearest = Suggestions.nearest(to: text, in: names)
    let hint = nearest.isEmpty ? "" : "; of \(platform)'s system colors: \(nearest[0])"
    throw Outcome.usage("\(problem)\(hint)")
  }

  private func color(_ name: String, in collection: CatalogCollection) -> Color? {
    guard let set = collection.colors.first(where: { $0.name == name }) else { return nil }
    return Resolution(set, appearance.query, appearance).color
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
