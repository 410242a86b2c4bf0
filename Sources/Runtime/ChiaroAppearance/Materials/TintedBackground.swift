// SPDX-License-Identifier: MIT

/// A kind of background that a color fills; it decides whether the desktop picture tints the color.
///
/// Apple counterpart: the places of desktop tinting · Source: macOS 10.14 release notes (statement
/// S230) · Fidelity: exact
public enum TintedBackground: Sendable, CaseIterable {
  /// A window's background color.
  case window
  /// The background of a table, a collection or other scrolled content.
  case scrolled
  /// The fill of a custom box.
  case customBox
  /// Any other background, which is never tinted.
  case other

  /// Returns whether the desktop picture tints a color that fills this kind of background.
  ///
  /// Only the system's background colors are tinted.
  public func tints(_ color: DynamicColor) -> Bool {
    switch self {
    case .window: color == .windowBackgroundColor
    case .scrolled: color == .controlBackgroundColor || color == .underPageBackgroundColor
    case .customBox: Self.tinted[color] != nil
    case .other: false
    }
  }

  /// Returns the color to show, which is tinted by the environment's `DesktopTint` if `tints(_:)`
  /// is true.
  public func shown(_ color: DynamicColor) -> DynamicColor {
    tints(color) ? color.tintedByDesktop : color
  }

  /// The three background colors, each with its tinted form.
  ///
  /// They are created once, so that code that identifies colors by node finds them again.
  fileprivate static let tinted: [DynamicColor: DynamicColor] = {
    let colors: [DynamicColor] = [
      .windowBackgroundColor, .controlBackgroundColor, .underPageBackgroundColor,
    ]
    return Dictionary(
      uniqueKeysWithValues: colors.map { color in
        let shown = DynamicColor { traits in
          let tint = traits[TraitDesktopTint.self]
          return tint.isActive(in: traits)
            ? DynamicColor(tint.applied(to: color.resolved(with: traits))) : color
        }
        return (color, shown)
      })
  }()
}

extension DynamicColor {
  /// The color's form tinted by the desktop if it is one of the three window backgrounds that are
  /// tinted; otherwise the color itself.
  package var tintedByDesktop: DynamicColor { TintedBackground.tinted[self] ?? self }
}
