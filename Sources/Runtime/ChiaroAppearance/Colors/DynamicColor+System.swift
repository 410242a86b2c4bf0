// SPDX-License-Identifier: MIT

import ChiaroColor

extension DynamicColor {
  /// Creates a platform's system color from its name.
  ///
  /// The result is nil if the platform has no color with that name, or if no value of it is known.
  ///
  /// Apple counterpart: the class properties of `UIColor` and `NSColor` · Source: SystemPalette ·
  /// Fidelity: measured
  public convenience init?(systemName name: String, on platform: Platform) {
    guard let color = SystemPalette.color(named: name, on: platform), !color.values.isEmpty else {
      return nil
    }
    self.init(color, index: 0)
  }

  /// Creates a dynamic color from a system color.
  ///
  /// If the system color consists of several colors, such as those of alternating rows, `index`
  /// selects one of them; otherwise, it is 0.
  ///
  /// - Precondition: the color has at least one value with this index
  public convenience init(_ color: SystemColor, index: Int) {
    precondition(
      color.values.contains { $0.index == index },
      "the system color has no value with the index \(index)")
    let followsAccent = color.values.contains { $0.accent != nil }
    self.init(
      outer: followsAccent ? .accent : .none, inner: [.style, .contrast, .level, .palette],
      definition: .system(index == 0 ? color.name : "\(color.name)[\(index)]", color.platform)
    ) { key in color.color(for: key, index: index) ?? .clear }
  }

  /// Creates a UIKit color that shows the values of the platform it resolves for.
  ///
  /// A platform that defines no value shows the value of iOS, in its dark form if the platform has
  /// only one appearance. A Mac shows its own backgrounds, as in Mac Catalyst.
  static func system(_ name: String) -> DynamicColor {
    DynamicColor(
      outer: .idiom, inner: [.style, .contrast, .level, .palette],
      definition: .system(name, nil)
    ) { key in
      let platform = Platform(key.idiom)
      let shown = platform.visible(key)
      let ownName = CatalystColors.name(of: name, on: platform)
      let own = SystemPalette.color(named: ownName, on: platform)?.color(for: shown)
      return own ?? SystemPalette.color(named: name, on: .iOS)?.color(for: shown) ?? .clear
    }
  }

  /// Creates a color of one platform's palette, in which the name must exist.
  static func system(_ name: String, on platform: Platform) -> DynamicColor {
    guard let color = DynamicColor(systemName: name, on: platform) else {
      preconditionFailure("\(name) must be in the palette that it was generated from")
    }
    return color
  }

  /// Returns a Mac's accent color, which follows the user's choice.
  ///
  /// If the choice is multicolor, the color is `appAccent`, or blue if `appAccent` is nil.
  ///
  /// Apple counterpart: `NSColor.controlAccentColor` with `NSAccentColorName` · Source: HIG Color,
  /// App accent colors (statement S219) · Fidelity: exact
  public static func controlAccent(appAccent: DynamicColor? = nil) -> DynamicColor {
    guard let appAccent else { return controlAccentColor }
    return DynamicColor { $0.accentColor == .multicolor ? appAccent : controlAccentColor }
  }

  /// AppKit's `controlAccentColor` for an app without an accent color of its own.
  ///
  /// The values come from a third party, not from Apple.
  public static let controlAccentColor = DynamicColor.system("controlAccentColor", on: .macOS)

  /// AppKit's background colors for alternating rows, beginning with the first row's color.
  ///
  /// The values come from a third party, not from Apple.
  ///
  /// Apple counterpart: `NSColor.alternatingContentBackgroundColors` · Source: SystemPalette ·
  /// Fidelity: measured
  public static let alternatingContentBackgroundColors: [DynamicColor] = {
    let name = "alternatingContentBackgroundColors"
    guard let color = SystemPalette.color(named: name, on: .macOS) else { return [] }
    return [0, 1].map { DynamicColor(color, index: $0) }
  }()

  /// The tint color of the view for which the color resolves; elsewhere, the system's default tint
  /// color.
  ///
  /// The default is blue, or the accent color on a Mac.
  ///
  /// Apple counterpart: `UIColor.tintColor` · Source: UIInterface.h (statement S145) · Fidelity:
  /// exact
  public static let tintColor = DynamicColor(.tint)
}
