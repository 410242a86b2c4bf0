// SPDX-License-Identifier: MIT

/// A color whose components are premultiplied by alpha; colors are composited in this form.
///
/// Components and alpha scale together: halving both halves the light. A color with an alpha of 0
/// can have components other than 0; it adds light without covering anything.
///
/// ```swift
/// let veil = PremultipliedColor(Color(.sRGB, 1, 0, 0, alpha: 0.5), in: .sRGB)
/// veil.components  // (0.5, 0, 0)
/// ```
///
/// Apple counterpart: `CGImageAlphaInfo.premultipliedLast`, of a pixel · Source: CSS Compositing 1
/// §5; Porter, Duff 1984 · Fidelity: exact
public struct PremultipliedColor: Hashable, Sendable {
  /// The red, green and blue components, each multiplied by alpha.
  public var components: ColorComponents
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The color space of the components, which is an RGB space.
  public let space: ColorSpace

  /// Creates a color from components that are already multiplied by alpha.
  ///
  /// - Precondition: the space's channels are red, green and blue, because the product of a
  ///   lightness or a hue with alpha has no meaning
  public init(_ space: ColorSpace, multiplied components: ColorComponents, alpha: Double) {
    precondition(space.isRGB, "premultiplied components must be red, green and blue")
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  /// Creates a premultiplied color by converting a color to an RGB space.
  ///
  /// Alpha is clamped to 0…1 (NaN becomes 0); components outside of their range are kept.
  ///
  /// - Precondition: the space's channels are red, green and blue
  public init(_ color: Color, in space: ColorSpace) {
    let alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
    let straight = color.space.convert(color.components, to: space)
    self.init(space, multiplied: alpha == 0 ? .zero : straight * alpha, alpha: alpha)
  }
}

extension Color {
  /// Creates a color by dividing the components of a premultiplied color by its alpha.
  ///
  /// If alpha is 0, the result is transparent black.
  public init(_ color: PremultipliedColor) {
    let isVisible = color.alpha > 0
    self.init(
      color.space, isVisible ? color.components / color.alpha : .zero,
      alpha: isVisible ? color.alpha : 0)
  }
}
