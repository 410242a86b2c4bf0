// SPDX-License-Identifier: MIT

/// What a color is the background of, on which it depends whether the desktop tints it.
///
/// Apple counterpart: the places of desktop tinting · Source: macOS 10.14 release notes (S230) ·
/// Fidelity: exact
public enum TintedBackground: Sendable, CaseIterable {
  /// A window's background color.
  case window
  /// The background of a table, a collection or what scrolls.
  case scrolled
  /// The fill of a custom box.
  case customBox
  /// That of anything else, which is never tinted.
  case other

  /// Whether a color is tinted there: only the system's own backgrounds are.
  public func tints(_ color: DynamicColor) -> Bool {
    switch self {
    case .window: color == .windowBackgroundColor
    case .scrolled: color == .controlBackgroundColor || color == .underPageBackgroundColor
    case .customBox: Self.tinted[color] != nil
    case .other: false
    }
  }

  /// The color as it shows there: tinted by the environment's `DesktopTint`, or as it is.
  public func shown(_ color: DynamicColor) -> DynamicColor {
    tints(color) ? color.tintedByDesktop : color
  }

  /// The three colors, made once: what names colors by identity finds them again.
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
  /// One of the three backgrounds with the desktop's tint; any other color as it is.
  package var tintedByDesktop: DynamicColor { TintedBackground.tinted[self] ?? self }
}
