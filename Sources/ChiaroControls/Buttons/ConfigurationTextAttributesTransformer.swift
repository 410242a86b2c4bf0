// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// The attributes of a configuration's text.
///
/// Apple counterpart: `AttributeContainer` · Source: Foundation reference · Fidelity: approximate,
/// font and colors
public struct TextAttributes: Sendable {
  /// The font; nil for that of the text around.
  public var font: Font?
  /// The color of the letters; nil for that of the text around.
  public var foregroundColor: DynamicColor?
  /// The color behind the letters; stored, but not shown; nil for none.
  public var backgroundColor: DynamicColor?
  /// The distance between letters, in points; stored, but without effect.
  public var kern: CGFloat?

  /// Creates attributes.
  public init(font: Font? = nil, foregroundColor: DynamicColor? = nil) {
    (self.font, self.foregroundColor) = (font, foregroundColor)
  }
}

/// A function that derives the attributes of a configuration's text from others.
///
/// Apple counterpart: `UIConfigurationTextAttributesTransformer` · Source: UIKit reference ·
/// Fidelity: approximate
public struct ConfigurationTextAttributesTransformer: Sendable {
  private let transform: @Sendable (TextAttributes) -> TextAttributes

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (TextAttributes) -> TextAttributes) {
    self.transform = transform
  }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: TextAttributes) -> TextAttributes { transform(input) }
}
