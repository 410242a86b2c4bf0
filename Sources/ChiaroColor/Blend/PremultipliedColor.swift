// SPDX-License-Identifier: MIT

/// A color whose components are multiplied by its alpha: the form in which colors are added.
///
/// Components and alpha are of one kind: half as much of either is half as much light. So a color
/// of alpha 0 whose components are not 0 is possible, and adds light without covering anything.
///
/// ```swift
/// let veil = PremultipliedColor(Color(.sRGB, 1, 0, 0, alpha: 0.5), in: .sRGB)
/// veil.components  // (0.5, 0, 0)
/// ```
///
/// Apple counterpart: none (`CGImageAlphaInfo.premultipliedLast` of a pixel) · Source: CSS
/// Compositing 1 §5; Porter, Duff 1984 · Fidelity: exact
public struct PremultipliedColor: Hashable, Sendable {
  /// Red, green and blue, each multiplied by alpha.
  public var components: ColorComponents
  /// How much the color covers, from 0 to 1.
  public var alpha: Double
  /// The space of the components before they were multiplied; one with red, green and blue.
  public let space: ColorSpace

  /// Creates a color from components that are already multiplied.
  ///
  /// The space must have red, green and blue: products of a lightness or a hue mean nothing.
  public init(_ space: ColorSpace, multiplied components: ColorComponents, alpha: Double) {
    precondition(space.isRGB, "premultiplied components are red, green and blue")
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// The color in `space`, which must have red, green and blue, multiplied by its alpha.
  ///
  /// Alpha is clamped to 0…1 (NaN is 0); components outside their range are kept.
  public init(_ color: Color, in space: ColorSpace) {
    let alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
    let straight = color.space.convert(color.components, to: space)
    self.init(space, multiplied: alpha == 0 ? .zero : straight * alpha, alpha: alpha)
  }
}

extension Color {
  /// The color with its alpha divided out; alpha 0 gives transparent black, whatever was
  /// multiplied.
  public init(_ color: PremultipliedColor) {
    let isVisible = color.alpha > 0
    self.init(
      color.space, isVisible ? color.components / color.alpha : .zero,
      alpha: isVisible ? color.alpha : 0)
  }
}
