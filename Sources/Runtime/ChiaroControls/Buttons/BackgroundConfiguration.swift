// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The background of a button, cell or header: its color, effect, border and corners.
///
/// Apple counterpart: `UIBackgroundConfiguration` · Source: UIBackgroundConfiguration.h · Fidelity:
/// approximate, it has no shadows and custom views, and its image always fills the background
public struct BackgroundConfiguration: Sendable {
  /// The background color; nil for the tint color.
  public var backgroundColor: DynamicColor?
  /// The transformer of the background color; nil for none.
  public var backgroundColorTransformer: ConfigurationColorTransformer?
  /// The blur or glass effect under the color; nil for none.
  public var visualEffect: (any VisualEffect)?
  /// The color of the border; nil for the tint color.
  public var strokeColor: DynamicColor?
  /// The width of the border in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The corner radius in points.
  public var cornerRadius: CGFloat = 0
  /// The image drawn over the color, stretched to the size of the background; nil for none.
  public var image: Image?
  /// The way in which the image fits the background; stored, but without effect, because the image
  /// always fills the background.
  ///
  /// Fidelity: inert
  public var imageContentMode = View.ContentMode.scaleToFill
  /// The insets of the background from the view's edges, in points; stored, but without effect.
  ///
  /// Fidelity: inert
  public var backgroundInsets = DirectionalEdgeInsets.zero
  /// The view shown as the background, nil for none; stored, but not shown.
  ///
  /// Fidelity: inert
  public var customView: View?

  /// Creates a background with a color, which is clear by default; nil for the tint color.
  public init(backgroundColor: DynamicColor? = .clear) {
    self.backgroundColor = backgroundColor
  }

  /// Returns a background that draws nothing.
  public static func clear() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the background of a cell for the kind of list that contains it: plain, grouped or
  /// sidebar.
  ///
  /// Apple counterpart: `listCell()` · Source: UIBackgroundConfiguration.h · Fidelity: exact
  public static func listCell() -> BackgroundConfiguration {
    BackgroundConfiguration(backgroundColor: .listCell)
  }

  /// Returns the background of a cell in a plain list; the same as `listCell()`.
  public static func listPlainCell() -> BackgroundConfiguration { listCell() }
  /// Returns the background of a cell in a grouped list; the same as `listCell()`.
  public static func listGroupedCell() -> BackgroundConfiguration { listCell() }
  /// Returns the background of a cell in a sidebar; the same as `listCell()`.
  public static func listSidebarCell() -> BackgroundConfiguration { listCell() }
  /// Returns the background of a cell in an accompanied sidebar; the same as `listCell()`.
  public static func listAccompaniedSidebarCell() -> BackgroundConfiguration { listCell() }

  /// Returns the background of list headers and footers, which is clear.
  public static func listHeader() -> BackgroundConfiguration { BackgroundConfiguration() }

  /// Returns the background color for a tint color, after the transformer has been applied.
  ///
  /// Apple counterpart: `resolvedBackgroundColor(for:)` · Source: UIBackgroundConfiguration.h ·
  /// Fidelity: exact
  public func resolvedBackgroundColor(for tint: DynamicColor) -> DynamicColor {
    let color = backgroundColor ?? tint
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the background of a cell in a state.
  ///
  /// The color is `systemGray4` if the cell is selected or highlighted.
  public func updated(for state: CellConfigurationState) -> BackgroundConfiguration {
    guard state.isSelected || state.isHighlighted else { return self }
    var background = self
    background.backgroundColor = .systemGray4
    return background
  }

  /// Draws the effect, the color and the border into a rectangle.
  @MainActor
  package func draw(
    in context: GraphicsContext, _ rect: CGRect, traits: @autoclosure () -> TraitCollection
  ) {
    visualEffect?.kind.draw(
      in: context, EffectPlace(rect: rect, cornerRadius: cornerRadius, traits: traits()))
    let color = resolvedBackgroundColor(for: .tintColor)
    if color != .clear { context.fill(rect, color, cornerRadius: cornerRadius) }
    if let image { context.draw(image, in: rect, place: .content, tint: .tintColor) }
    guard strokeWidth > 0 else { return }
    context.strokeColor = strokeColor ?? .tintColor
    context.stroke(rect, width: strokeWidth, cornerRadius: cornerRadius)
  }
}

extension DynamicColor {
  /// The background color of a list for its list environment.
  package static let listBackground = DynamicColor { traits in
    switch traits.listEnvironment {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    case .unspecified, .none, .plain, .sidebarPlain: .systemBackground
    }
  }

  /// The background color of a cell for its list environment.
  static let listCell = DynamicColor { traits in
    switch traits.listEnvironment {
    case .grouped, .insetGrouped: .secondarySystemGroupedBackground
    case .sidebar, .sidebarPlain: .clear
    case .unspecified, .none, .plain: .systemBackground
    }
  }
}
