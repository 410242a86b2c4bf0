// SPDX-License-Identifier: MIT

/// How an icon in a sidebar is tinted, and whether the person's accent color decides about it.
///
/// Apple counterpart: `NSTintConfiguration` · Source: AppKit reference; HIG Color, App accent
/// colors (S220) · Fidelity: approximate, it is a value
public struct TintConfiguration: Hashable, Sendable {
  private enum Kind: Hashable {
    case standard
    case monochrome
    case preferred(DynamicColor)
    case fixed(DynamicColor)
  }
  private let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// The tint that is usual in the place: the accent color.
  public static let `default` = TintConfiguration(.standard)
  /// No color, whatever the accent is.
  public static let monochrome = TintConfiguration(.monochrome)

  /// A color that shows while the person's accent color is multicolor, and gives way to any other.
  public init(preferredColor color: DynamicColor) { self.init(.preferred(color)) }

  /// A color that shows whatever the accent is.
  public init(fixedColor color: DynamicColor) { self.init(.fixed(color)) }

  /// Whether the tint follows the accent color that the person chose.
  public var adaptsToUserAccentColor: Bool {
    switch kind {
    case .standard, .preferred: true
    case .monochrome, .fixed: false
    }
  }

  /// The color that the configuration was made with, or nil.
  public var baseTintColor: DynamicColor? {
    switch kind {
    case .standard, .monochrome: nil
    case .preferred(let color), .fixed(let color): color
    }
  }

  /// The color that shows; nil without color.
  public var equivalentContentTintColor: DynamicColor? {
    switch kind {
    case .standard: .controlAccentColor
    case .monochrome: nil
    case .preferred(let color): .controlAccent(appAccent: color)
    case .fixed(let color): color
    }
  }
}
