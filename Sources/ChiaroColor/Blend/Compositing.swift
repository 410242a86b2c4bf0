// SPDX-License-Identifier: MIT

extension PremultipliedColor {
  /// This color laid over `backdrop`, which must be in the same space: source-over.
  public func over(_ backdrop: PremultipliedColor) -> PremultipliedColor {
    precondition(space == backdrop.space, "colors are blended in one space")
    return PremultipliedColor(
      space, multiplied: components + (1 - alpha) * backdrop.components,
      alpha: alpha + (1 - alpha) * backdrop.alpha)
  }

  /// This color blended with `backdrop` by `mode` and laid over it; both in the same space.
  ///
  /// Where either is absent the other shows, and where both are, the blend of the two:
  /// `(1 - αb) Cs + (1 - αs) Cb + αs αb B(cb, cs)`, capitals premultiplied.
  public func blended(
    _ mode: BlendMode, over backdrop: PremultipliedColor
  ) -> PremultipliedColor {
    precondition(space == backdrop.space, "colors are blended in one space")
    if mode == .normal { return over(backdrop) }
    if mode == .plusLighter { return added(to: backdrop) }
    let alone = (1 - backdrop.alpha) * components + (1 - alpha) * backdrop.components
    let both = alpha * backdrop.alpha * mixed(mode, with: backdrop)
    return PremultipliedColor(
      space, multiplied: alone + both, alpha: alpha + (1 - alpha) * backdrop.alpha)
  }

  /// Light added to light, up to 1: `plus-lighter`.
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
  /// This color blended with `background` and laid over it, in `space`.
  ///
  /// The default mode is `normal`, plain source-over. The space must have red, green and blue. The
  /// default, encoded sRGB, is what browsers and Core Graphics use; values outside 0…1 are kept.
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
