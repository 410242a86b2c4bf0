// SPDX-License-Identifier: MIT

/// The size, weight and colors with which a symbol is drawn.
///
/// Apple counterpart: `UIImage.SymbolConfiguration` · Source: UIImage.h,
/// UIImageSymbolConfiguration.h (statement S155) · Fidelity: approximate, symbols have one layer,
/// which takes the first color
public struct SymbolConfiguration: Hashable, Sendable {
  /// The point size of the text beside the symbol; nil uses that of the context.
  public var pointSize: Double?
  /// The weight, from 100 to 900; nil uses that of the context.
  public var weight: Int?
  /// The size of the symbol relative to the text beside it; unspecified for the context's.
  package var scale = SymbolScale.unspecified
  /// The colors of the symbol's layers, the first one's first; nil for the tint.
  package var colors: [DynamicColor]?
  /// The preferred way of coloring; nil for the context's.
  package var rendering: Rendering?

  /// A way of coloring a symbol.
  package enum Rendering: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }

  /// The size of a symbol relative to the text beside it.
  ///
  /// Apple counterpart: `UIImage.SymbolScale` · Source: UIImageSymbolConfiguration.h · Fidelity:
  /// approximate, the point size is multiplied by a factor
  public enum SymbolScale: Int, Sendable, CaseIterable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: Double { self == .small ? 0.8 : self == .large ? 1.25 : 1 }
  }

  /// Creates a configuration; nil values are taken from the context.
  public init(pointSize: Double? = nil, weight: Int? = nil) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Creates a configuration with a scale; the point size is that of the context, or else 17.
  public init(scale: SymbolScale) { self.scale = scale }

  /// Creates a configuration from all values; nil values come from the context.
  package init(pointSize: Double?, weight: Int?, scale: SymbolScale) {
    self.init(pointSize: pointSize, weight: weight)
    self.scale = scale
  }

  /// Creates a configuration that draws a symbol in shades of a color; the first layer has the
  /// color itself.
  ///
  /// Apple counterpart: `init(hierarchicalColor:)` · Source: UIImageSymbolConfiguration.h ·
  /// Fidelity: approximate, symbols have one layer
  public init(hierarchicalColor: DynamicColor) {
    (colors, rendering) = ([hierarchicalColor], .hierarchical)
  }

  /// Creates a configuration that draws each layer of a symbol in its own color.
  ///
  /// If there are no colors, it specifies nothing.
  ///
  /// Apple counterpart: `init(paletteColors:)` · Source: UIImageSymbolConfiguration.h · Fidelity:
  /// approximate, symbols have one layer, which takes the first color
  public init(paletteColors: [DynamicColor]) {
    guard !paletteColors.isEmpty else { return }
    (colors, rendering) = (paletteColors, .palette)
  }

  /// Returns a configuration that prefers a symbol's own colors.
  ///
  /// Symbols here have no colors of their own, so other colors and the tint are used.
  ///
  /// Apple counterpart: `preferringMulticolor()` · Source: UIImageSymbolConfiguration.h · Fidelity:
  /// approximate, no symbol has colors of its own
  public static func preferringMulticolor() -> Self { Self(.multicolor) }
  /// Returns a configuration that prefers a single color, the tint, over all other colors.
  ///
  /// Apple counterpart: `preferringMonochrome()` · Source: UIImageSymbolConfiguration.h · Fidelity:
  /// exact
  public static func preferringMonochrome() -> Self { Self(.monochrome) }
  private init(_ rendering: Rendering) { self.rendering = rendering }

  /// A configuration that specifies nothing.
  ///
  /// Apple counterpart: `unspecified` · Source: UIImageSymbolConfiguration.h · Fidelity: exact
  public static let unspecified = SymbolConfiguration()

  /// Returns this configuration with the values of another one applied to it.
  ///
  /// Values that the other configuration does not specify stay the same.
  ///
  /// Apple counterpart: `applying(_:)` · Source: UIImageConfiguration.h · Fidelity: exact
  public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
    guard let other else { return self }
    var merged = self
    merged.pointSize = other.pointSize ?? pointSize
    merged.weight = other.weight ?? weight
    if other.scale != .unspecified { merged.scale = other.scale }
    merged.colors = other.colors ?? colors
    merged.rendering = other.rendering ?? rendering
    return merged
  }

  /// Returns the configuration without a scale.
  public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
  /// Returns the configuration without a weight.
  public func configurationWithoutWeight() -> Self { changed { $0.weight = nil } }
  /// Returns the configuration without a point size and a weight.
  public func configurationWithoutPointSizeAndWeight() -> Self {
    changed { ($0.pointSize, $0.weight) = (nil, nil) }
  }
  /// Returns the configuration without a text style, which also removes the point size.
  public func configurationWithoutTextStyle() -> Self { changed { $0.pointSize = nil } }
  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the point size in force, with the scale in it; nil where none is known.
  ///
  /// - Parameter usual: the context's point size; nil for none
  /// - Returns: the size; nil if neither has one
  package func points(usual: Double?) -> Double? {
    let size = pointSize ?? usual ?? (scale == .unspecified ? nil : 17)
    return size.map { $0 * scale.factor }
  }

  /// The color of the symbol; nil for the tint.
  package var color: DynamicColor? { rendering == .monochrome ? nil : colors?.first }
}
