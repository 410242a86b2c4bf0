// SPDX-License-Identifier: MIT

extension Color {
  /// How the color looks to someone with `deficiency`, shown to someone without.
  ///
  /// Computed in linear sRGB and given in the color's own space, not clipped: a few saturated
  /// colors come to lie slightly outside sRGB. White, black and grays stay as they are; alpha is
  /// kept.
  ///
  /// ```swift
  /// Color(.sRGB, 1, 0, 0).simulated(.protan).hexText  // "#5E5E0D"
  /// ```
  ///
  /// - Parameters:
  ///   - deficiency: which cones are missing
  ///   - severity: from 0, nothing, to 1, all of them; clamped, and the default is 1
  ///   - model: the published method; the default is `VisionModel.recommended(for:severity:)`
  /// - Returns: the simulated color, in the space of this one
  ///
  /// Apple counterpart: none · Source: see `VisionModel` · Fidelity: exact
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
