// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
package import ChiaroSource

/// A text color and the background on which it must stay legible.
package struct LegibilityPair: Sendable {
  /// The reason why the two colors count as a pair.
  package enum Reason: String, Sendable {
    /// The caller declares the pair.
    case declared
    /// The names of the two colors suggest the pair.
    case names
    /// The pair was found in use: code, a storyboard or a xib gives both colors to one object.
    case seen
    /// A text color and a background color of the same catalog may meet.
    case catalog
    /// The other color is one of the system's.
    case system

    /// Whether the text is known to be on that background, and not only may be.
    package var isSure: Bool { self != .catalog && self != .system }
  }

  /// The counterpart of a palette's color in a pair.
  package enum Ground: Sendable {
    /// Another color of the palette, by its index.
    case color(Int)
    /// A background color of the system.
    case system(SystemBackdrops.Backdrop)
    /// A system text color, under which the palette's color is the background.
    case under(SystemBackdrops.Backdrop)
  }

  /// The index of the text color in the palette; of the background for a text of the system.
  package var text: Int
  /// The background of the text color, or the system's text on it.
  package var ground: Ground
  /// The reason why the two colors count as a pair.
  package var reason: Reason
  /// The place where both colors are used together; nil if no file shows one.
  package var place: SourceLocation?
  /// The contrast ratio of the two colors in the light style.
  package var lightRatio: Double

  /// The ratio that the pair reaches in light at least, up to 4.5:1.
  package var minimum: Double { min(lightRatio, ContrastLevel.aa.minimumRatio) }

  /// Returns the ratio that derived values must reach in an appearance.
  ///
  /// A pair that passes 4.5:1 in light must pass it in dark, and 7:1 with increased contrast.
  /// Another pair must not get worse in dark, and must get a quarter better with increased
  /// contrast. A translucent system text must only reach the ratio that it has on black or white.
  package func demand(in appearance: AuditAppearance) -> Double {
    let passes = lightRatio >= ContrastLevel.aa.minimumRatio
    let wanted =
      appearance.contrast == .normal
      ? minimum : passes ? ContrastLevel.aaa.minimumRatio : lightRatio * 1.25
    guard case .under(let label) = ground else { return wanted }
    let front = label.color(appearance)
    if front.alpha >= 1 { return wanted }
    let most = [Color.white, .black].map { front.contrast(on: $0).lowest.value }
    return min(wanted, (most.max() ?? wanted) * 0.98)
  }

  /// Whether the palette's color is a text, rather than the background of a system text.
  package var isRead: Bool { if case .under = ground { false } else { true } }

  /// Returns the name of the text, among the colors that the pair is about.
  package func textName(in colors: [PaletteColor]) -> String {
    if case .under(let label) = ground { label.name } else { colors[text].name }
  }

  /// Returns the name of the text's background, among the colors of the pair; a color of another
  /// catalog is named with its catalog.
  package func groundName(in colors: [PaletteColor]) -> String {
    switch ground {
    case .under: colors[text].name
    case .color(let index) where colors[index].catalog != colors[text].catalog:
      colors[index].name + " of " + Self.catalogName(of: colors[index])
    case .color(let index): colors[index].name
    case .system(let backdrop): backdrop.name
    }
  }

  /// A place in words: the last part of the file's path, and the line.
  package static func words(_ place: SourceLocation) -> String {
    Path.lastComponent(place.file) + (place.line.map { ":\($0)" } ?? "")
  }

  /// The name of the catalog folder around a color set.
  private static func catalogName(of color: PaletteColor) -> String {
    let parts = color.set.path.split(separator: "/")
    return parts.last { $0.hasSuffix(".xcassets") }.map(String.init) ?? "another catalog"
  }
}
