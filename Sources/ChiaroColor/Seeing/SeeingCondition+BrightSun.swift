// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// A display under the sky: it mirrors so much light that dark colors are no longer dark.
  ///
  /// A surface under `illuminance` lux that mirrors the share `reflectance` of it in all directions
  /// has a luminance of reflectance × illuminance / π. Divided by the display's own, this is the
  /// veil that lies on every color, black and white alike. In a picture of it white stays white and
  /// black becomes gray.
  ///
  /// | light | lux |
  /// |---|--:|
  /// | office | 500 |
  /// | overcast day | 1,000 to 10,000 |
  /// | sunny day, in the shade | 40,000 |
  /// | sun on the display | 100,000 |
  ///
  /// - Parameters:
  ///   - displayLuminance: of the display's white, in candela per square meter, above 0; the
  ///     default is an iPhone's since 2022 (1,000, outdoors for a while 2,000)
  ///   - illuminance: on the display, in lux, 0 or more; the default is a sunny day in the shade
  ///   - reflectance: the share of light that the display mirrors, from 0 to 1; the default is what
  ///     was measured of iPhones
  ///   - severity: from 0, no light, to 1, all of it; clamped
  /// - Returns: the condition
  ///
  /// Apple counterpart: none · Source: DisplayMate (40,000 and 100,000 lux; reflectances of 4.4 to
  /// 4.8 %), Apple's technical specifications (luminance); the formula is a matte surface's ·
  /// Fidelity: approximate
  public static func brightSun(
    displayLuminance: Double = 1_000, illuminance: Double = 40_000, reflectance: Double = 0.045,
    severity: Double = 1
  ) -> SeeingCondition {
    precondition(
      displayLuminance > 0 && displayLuminance.isFinite, "a display has a luminance above 0")
    precondition(illuminance >= 0 && illuminance.isFinite, "an illuminance is 0 or more")
    precondition((0...1).contains(reflectance), "a reflectance is from 0 to 1")
    var condition = SeeingCondition()
    let mirrored = reflectance * illuminance / .pi
    condition.veil = clamped(severity) * mirrored / displayLuminance
    condition.exposure = 1 / (1 + condition.veil)
    return condition
  }
}
