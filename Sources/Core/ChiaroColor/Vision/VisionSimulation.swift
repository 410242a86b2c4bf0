// SPDX-License-Identifier: MIT

extension Color {
  /// Returns the color as a person with a color vision deficiency sees it.
  ///
  /// The simulation works in linear sRGB. The result is in the color's own space and is not
  /// clipped, so a few saturated colors end up slightly outside of sRGB. White, black and grays do
  /// not change, and alpha is kept.
  ///
  /// ```swift
  /// Color(.sRGB, 1, 0, 0).simulated(.protan).hexText  // "#5E5E0D"
  /// ```
  ///
  /// - Parameters:
  ///   - deficiency: the kind of cone that is missing or impaired
  ///   - severity: the degree of the deficiency, from 0 (none) to 1 (complete); clamped; the
  ///     default is 1
  ///   - model: the published method; the default is `VisionModel.recommended(for:severity:)`
  /// - Returns: the simulated color, in the color space of this one
  ///
  /// Source: see `VisionModel`
  public func simulated(
    _ deficiency: VisionDeficiency, severity: Double = 1, model: VisionModel? = nil
  ) -> Color {
    let severity = severity > 0 ? min(severity, 1) : 0
    let model = model ?? .recommended(for: deficiency, severity: severity)
    let linear = space.convert(components, to: .linearSRGB)
    let seen =
      switch model {
      case .brettel1997:
        linear + severity * (Brettel1997.simulate(linear, deficiency) - linear)
      case .vienot1999:
        linear + severity * (Vienot1999.matrix(for: deficiency) * linear - linear)
      case .machado2009: Machado2009.simulate(linear, deficiency, severity: severity)
      }
    return Color(space, ColorSpace.linearSRGB.convert(seen, to: space), alpha: alpha)
  }
}
