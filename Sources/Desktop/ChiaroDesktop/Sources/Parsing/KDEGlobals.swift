// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor

/// A translation of KDE's `kdeglobals` to facts.
enum KDEGlobals {
  static func facts(of file: InitializationFile) -> DesktopFacts {
    var facts = DesktopFacts()
    if let background = color(file["Colors:Window", "BackgroundNormal"]) {
      facts.colorScheme = background.converted(to: .oklab).components.x < 0.5 ? .dark : .light
    }
    facts.accentColor = color(file["General", "AccentColor"])
    // KDE has no switch for it: animations of no length are how they are turned off there.
    if let factor = file["KDE", "AnimationDurationFactor"].flatMap(Double.init) {
      facts.reducesMotion = factor <= 0
    }
    facts.displayScale = Scale.checked(file["KScreen", "ScaleFactor"].flatMap(Double.init))
    return facts
  }

  /// Returns the color of a text in KDE's notation, such as `239,240,241`, optionally with alpha,
  /// or `#eff0f1`.
  static func color(_ text: String?) -> Color? {
    guard let text else { return nil }
    if text.hasPrefix("#") { return try? Color(css: text) }
    let numbers = text.split(separator: ",").map { UInt8(Trimmed.text($0)) }
    guard (3...4).contains(numbers.count), !numbers.contains(nil) else { return nil }
    let parts = numbers.map { Double($0 ?? 0) / 255 }
    return Color(.sRGB, parts[0], parts[1], parts[2])
  }
}
