// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroColor

extension Derivation {
  /// Takes the values that were chosen on the page, which count as set by hand and are written, and
  /// locks what was locked there.
  static func decided(
    _ colors: [PaletteColor], _ decisions: DerivationDecisions?, in catalogs: [CatalogSubject]
  ) -> [PaletteColor] {
    guard let decisions else { return colors }
    return colors.map { color in
      var color = color
      switch decisions.decision(on: color, in: catalogs[color.catalog].catalog.path) {
      case .accepted(let dark):
        color.isAccepted = true
        if let dark, color.values[.dark] == nil, let light = color.values[.light]?.color {
          color.values[.dark] = .init(
            written(dark, like: light), isGiven: true, isChosen: true)
        }
      case .locked: color.isLocked = true
      case nil: color.isAccepted = false
      }
      return color
    }
  }

  /// A chosen value with the digits that a catalog has; a slider's is in OKLCH.
  private static func written(_ dark: Color, like light: Color) -> Color {
    if dark.space != .oklch { return dark }
    var color = Tone(dark.components, like: light).color
    color.alpha = dark.alpha
    return color
  }
}
