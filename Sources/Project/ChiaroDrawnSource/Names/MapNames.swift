// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroInterpreter
import ChiaroSwiftUI

/// Maps, of which the ground is drawn: nothing is known of what lies at a place.
@MainActor
enum MapNames {
  static let views: [String: Names.Maker] = [
    "Map": { arguments in
      arguments.drawing.note("Map", "a map is drawn without roads and places", arguments.place)
      return Draft(ChiaroSwiftUI.Color(land))
    }
  ]

  /// The color of land on Apple's maps.
  private static let land = DynamicColor { traits in
    let isDark = traits.userInterfaceStyle == .dark
    let color =
      isDark ? SRGB8(red: 43, green: 46, blue: 51) : SRGB8(red: 249, green: 245, blue: 237)
    return DynamicColor(ChiaroColor.Color(color))
  }
}
