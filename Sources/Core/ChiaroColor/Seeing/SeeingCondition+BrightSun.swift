// SPDX-License-Identifier: MIT

extension SeeingCondition {
  /// Returns the condition of a display outdoors, whose reflections lighten dark colors.
  ///
  /// If a surface is lit with `illuminance` lux and reflects the fraction `reflectance` in all
  /// directions, its luminance is reflectance × illuminance / π. This luminance, divided by that of
  /// the display's white, is the veiling light, which is added to every color. In a simulated
  /// picture, white stays white and black becomes gray.
  ///
  /// | light | lux |
  /// |---|--:|
  /// | office | 500 |
  /// | overcast day | 1,000 to 10,000 |
  /// | sunny day, in the shade | 40,000 |
  /// | sun on the display | 100,000 |
  ///
  /// - Parameters:
  ///   - displayLuminance: the luminance of the display's white, in candela per square meter, above
  ///     0; the default, 1,000, is that of iPhones since 2022 (outdoors they reach 2,000 for a
  ///     limited time)
  ///   - illuminance: the light on the display, in lux, at least 0; the default is that of a sunny
  ///     day in the shade
  ///   - reflectance: the fraction of light that the display reflects, from 0 to 1; the default was
  ///     measured on iPhones
  ///   - severity: the strength of the effect, from 0 (no ambient light) to 1 (all of it); clamped
  /// - Returns: the condition
  ///
  /// Source: DisplayMate (40,000 and 100,000 lux; reflectances of 4.4 to 4.8 %), Apple's technical
  /// specifications (luminance); the formula is a matte surface's · Fidelity: approximate, without
  /// mirror reflections
  public static func brightSun(
    displayLuminance: Double = 1_000, illuminance: Double = 40_000, reflectance: Double = 0.045,
    severity: Double = 1
  ) -> SeeingCondition {
    precondition(
      displayLuminance > 0 && displayLuminance.isFinite,
      "the luminance of a display must be above 0")
    precondition(illuminance >= 0 && illuminance.isFinite, "an illuminance must be 0 or more")
    precondition((0...1).contains(reflectance), "a reflectance must be from 0 to 1")
    var condition = SeeingCondition()
    let mirrored = reflectance * illuminance / .pi
    condition.veil = clamped(severity) * mirrored / displayLuminance
    condition.exposure = 1 / (1 + condition.veil)
    return condition
  }
}
