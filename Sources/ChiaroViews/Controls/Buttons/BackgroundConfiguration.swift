// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// What stands behind the content of a button, cell or header.
///
/// Apple counterpart: `UIBackgroundConfiguration` · Source: UIBackgroundConfiguration.h ·
/// Fidelity: approximate
public struct BackgroundConfiguration: Sendable {
  /// The color; nil for the tint.
  public var backgroundColor: DynamicColor?
  /// What makes another color of it, or nil.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// A blur or glass under the color, or nil.
  public var visualEffect: (any VisualEffect)?
  /// The border's color; nil for the tint.
  public var strokeColor: DynamicColor?
  /// The border's width in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0

  /// A background of a color; nil for the tint.
  public init(backgroundColor: DynamicColor? = .clear) {
    self.backgroundColor = backgroundColor
  }

  /// No background.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The background of a cell in the list around it: plain, grouped or a sidebar's.
  ///
  /// Apple counterpart: `listCell()` · Source: UIBackgroundConfiguration.h · Fidelity: exact
  public static func listCell() -> BackgroundConfiguration {
    BackgroundConfiguration(backgroundColor: .listCell)
  }

  /// The background of headers and footers: none of their own.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// The color in a tint.
  ///
  /// Apple counterpart: `resolvedBackgroundColor(for:)` · Source: UIBackgroundConfiguration.h ·
  /// Fidelity: exact
  public func resolvedBackgroundColor(for tint: DynamicColor) -> DynamicColor {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// The same background behind a cell in a state.
  ///
  /// A cell that is selected or pressed is gray.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration {
    guard state.isSelected || state.isHighlighted else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }

  @MainActor
  func draw(in context: GraphicsContext, _ rect: CGRect, traits: @autoclosure () -> TraitCollection)
  {
    visualEffect?.kind.draw(
      in: context, EffectPlace(rect: rect, cornerRadius: cornerRadius, traits: traits()))
    let color = resolvedBackgroundColor(for: .tintColor)
    if color != .clear { context.fill(rect, color, cornerRadius: cornerRadius) }
    guard strokeWidth > 0 else { return }
    context.strokeColor = strokeColor ?? .tintColor
    context.stroke(rect, width: strokeWidth, cornerRadius: cornerRadius)
  }
}

extension DynamicColor {
  /// The background of a list, by the list environment.
  static let listBackground = DynamicColor { traits in
    switch traits.listEnvironment {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .unspecified, .none, .plain, .sidebarPlain: .systemBackground
    }
  }

  /// The background of a cell, by the list environment.
  static let listCell = DynamicColor { traits in
    switch traits.listEnvironment {
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar, .sidebarPlain: .clear
    case .unspecified, .none, .plain: .systemBackground
    }
  }
}
