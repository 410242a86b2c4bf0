// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The attributes of a configuration's text.
///
/// Apple counterpart: `AttributeContainer` · Source: Foundation reference · Fidelity: approximate,
/// font and colors
public struct TextAttributes: Sendable {
  /// The font; nil to leave the text's font.
  public var font: Font?
  /// The color of the text; nil to leave the text's color.
  public var foregroundColor: DynamicColor?
  /// The color behind the text; stored, but not shown; nil for none.
  public var backgroundColor: DynamicColor?
  /// The distance added between characters, in points; stored, but without effect; nil for none.
  public var kern: CGFloat?

  /// Creates attributes with a font and a color; nil leaves those of the text.
  public init(font: Font? = nil, foregroundColor: DynamicColor? = nil) {
    (self.font, self.foregroundColor) = (font, foregroundColor)
  }
}

/// A function that derives the text attributes of a configuration from other text attributes.
///
/// Apple counterpart: `UIConfigurationTextAttributesTransformer` · Source: UIKit reference ·
/// Fidelity: approximate, of font and color
public struct ConfigurationTextAttributesTransformer: Sendable {
  private let transform: @Sendable (TextAttributes) -> TextAttributes

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (TextAttributes) -> TextAttributes) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: TextAttributes) -> TextAttributes { transform(input) }
}
