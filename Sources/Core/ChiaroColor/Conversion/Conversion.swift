// SPDX-License-Identifier: MIT

extension ColorSpace {
  /// Converts components of this space to another space, without clipping.
  public func convert(_ components: ColorComponents, to target: ColorSpace) -> ColorComponents {
    var current = components
    var space = self
    while !target.descends(from: space), let base = space.definition.base {
      current = space.definition.toBase(current)
      space = base
    }
    return target.descend(current, from: space)
  }

  /// Returns whether `ancestor` is this space or one of its bases.
  private func descends(from ancestor: ColorSpace) -> Bool {
    self == ancestor || definition.base?.descends(from: ancestor) == true
  }

  /// Converts components of an ancestor space to this space.
  private func descend(
    _ components: ColorComponents, from ancestor: ColorSpace
  ) -> ColorComponents {
    guard self != ancestor, let base = definition.base else { return components }
    return definition.fromBase(base.descend(components, from: ancestor))
  }
}

extension Color {
  /// Returns the color in another color space; out-of-gamut values are not clipped, and alpha does
  /// not change.
  ///
  /// Converting to a gray space keeps only the luminance.
  ///
  /// ```swift
  /// let red = Color(.displayP3, 1, 0, 0).converted(to: .extendedSRGB)
  /// // red.components ≈ (1.0930, -0.2267, -0.1501)
  /// ```
  ///
  /// Apple counterpart: `CGColor.converted(to:intent:options:)` · Source: CSS Color 4 §12 ·
  /// Fidelity: exact
  public func converted(to target: ColorSpace) -> Color {
    guard target != space else { return self }
    return Color(target, space.convert(components, to: target), alpha: alpha)
  }
}
