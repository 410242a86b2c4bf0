// SPDX-License-Identifier: MIT

/// The tint of a sidebar icon, which may follow the user's accent color.
///
/// Apple counterpart: `NSTintConfiguration` · Source: AppKit reference; HIG Color, App accent
/// colors (statement S220) · Fidelity: approximate, a structure instead of a class
public struct TintConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case standard
    case monochrome
    case preferred(DynamicColor)
    case fixed(DynamicColor)
  }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The standard tint, which is the accent color.
  public static let `default` = TintConfiguration(.standard)
  /// A tint without a color, whatever the accent color is.
  public static let monochrome = TintConfiguration(.monochrome)

  /// Creates a tint that shows a color if the accent color is multicolor, and otherwise shows the
  /// accent color.
  public init(preferredColor color: DynamicColor) { self.init(.preferred(color)) }

  /// Creates a tint that shows a color, whatever the accent color is.
  public init(fixedColor color: DynamicColor) { self.init(.fixed(color)) }

  /// Whether the tint follows the accent color that the user chose.
  public var adaptsToUserAccentColor: Bool {
    switch kind {
    case .standard, .preferred: true
    case .monochrome, .fixed: false
    }
  }

  /// The color with which the configuration was created; nil for `default` and `monochrome`.
  public var baseTintColor: DynamicColor? {
    switch kind {
    case .standard, .monochrome: nil
    case .preferred(let color), .fixed(let color): color
    }
  }

  /// The color that the tint shows; nil for a monochrome configuration.
  public var equivalentContentTintColor: DynamicColor? {
    switch kind {
    case .standard: .controlAccentColor
    case .monochrome: nil
    case .preferred(let color): .controlAccent(appAccent: color)
    case .fixed(let color): color
    }
  }
}
