// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroColor

/// What a platform puts behind an app's content in an appearance.
struct Ground {
  /// A background and a short name for it.
  struct Named {
    var name: String
    var color: Color
  }

  /// The backgrounds, the main one first; at least one.
  let backgrounds: [Named]
  /// The color of tinted pictures.
  let tint: Color

  init(_ platform: Platform, _ appearance: AppearanceOption, gamut: GamutOption) {
    var key = appearance.key
    key.gamut = gamut.displayGamut
    let color = { [key] (name: String) in
      SystemPalette.color(named: name, on: platform)?.color(for: key)
    }
    let isDark = key.style == .dark || !platform.hasDarkMode
    let main = platform.mainBackground(key.traits) ?? (isDark ? .black : .white)
    let others = Self.others(platform).compactMap { title, name in
      color(name).map { Named(name: title, color: $0) }
    }
    backgrounds = [Named(name: "background", color: main)] + others
    tint = color("systemBlue") ?? (isDark ? .white : .black)
  }

  /// The main background.
  var main: Color { backgrounds[0].color }
  /// Black or white, whichever is easier to read on the main background.
  var text: Color {
    let (black, white) = (Color.black.contrast(on: main), Color.white.contrast(on: main))
    return black.lowest > white.lowest ? .black : .white
  }

  private static func others(_ platform: Platform) -> [(title: String, name: String)] {
    switch platform {
    case .macOS: [("control", "controlBackgroundColor"), ("text", "textBackgroundColor")]
    default:
      [("secondary", "secondarySystemBackground"), ("tertiary", "tertiarySystemBackground")]
    }
  }
}
