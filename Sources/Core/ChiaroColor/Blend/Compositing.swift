// SPDX-License-Identifier: MIT

extension PremultipliedColor {
  /// Returns this color composited over a backdrop (source-over).
  ///
  /// - Precondition: both colors are in the same space
  public func over(_ backdrop: PremultipliedColor) -> PremultipliedColor {
    precondition(space == backdrop.space, "both colors must be in the same color space")
    return PremultipliedColor(
      space, multiplied: components + (1 - alpha) * backdrop.components,
      alpha: alpha + (1 - alpha) * backdrop.alpha)
  }

  /// Returns this color blended with a backdrop and composited over it.
  ///
  /// The result is `(1 - αb) Cs + (1 - αs) Cb + αs αb B(cb, cs)`, where s is this color, b is the
  /// backdrop, α is an alpha, C is a premultiplied and c a straight component, and B is the mode's
  /// formula.
  ///
  /// - Precondition: both colors are in the same space
  public func blended(
    _ mode: BlendMode, over backdrop: PremultipliedColor
  ) -> PremultipliedColor {
    precondition(space == backdrop.space, "both colors must be in the same color space")
    if mode == .normal { return over(backdrop) }
    if mode == .plusLighter { return added(to: backdrop) }
    let alone = (1 - backdrop.alpha) * components + (1 - alpha) * backdrop.components
    let both = alpha * backdrop.alpha * mixed(mode, with: backdrop)
    return PremultipliedColor(
      space, multiplied: alone + both, alpha: alpha + (1 - alpha) * backdrop.alpha)
  }

  /// Returns the sum of both colors, up to 1: `plus-lighter`.
  private func added(to backdrop: PremultipliedColor) -> PremultipliedColor {
    let sum = components + backdrop.components
    return PremultipliedColor(
      space, multiplied: pointwiseMin(sum, .one), alpha: min(alpha + backdrop.alpha, 1))
  }

  private func mixed(
    _ mode: BlendMode, with backdrop: PremultipliedColor
  ) -> ColorComponents {
    let source = Color(self).components
    let below = Color(backdrop).components
    return [
      mode.mix(below.x, source.x), mode.mix(below.y, source.y), mode.mix(below.z, source.z),
    ]
  }
}

extension Color {
  /// Returns this color blended with a background and composited over it.
  ///
  /// The default mode, `normal`, is plain source-over. The default space, encoded sRGB, is the one
  /// that browsers and Core Graphics use. Components outside of 0…1 are kept.
  ///
  /// - Precondition: the space's channels are red, green and blue
  ///
  /// Apple counterpart: `CGContext.setBlendMode(_:)` · Source: CSS Compositing 1 §5 · Fidelity:
  /// exact
  public func composited(
    over background: Color, by mode: BlendMode = .normal, in space: ColorSpace = .sRGB
  ) -> Color {
    let source = PremultipliedColor(self, in: space)
    return Color(source.blended(mode, over: PremultipliedColor(background, in: space)))
  }
}
