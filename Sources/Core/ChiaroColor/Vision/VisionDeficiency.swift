// SPDX-License-Identifier: MIT

/// A color vision deficiency, named after the kind of cone that is missing or impaired.
///
/// Source: Brettel, Viénot, Mollon 1997
public enum VisionDeficiency: String, Sendable, CaseIterable {
  /// A deficiency of the long-wavelength cones: red looks dark and is confused with green.
  case protan
  /// A deficiency of the middle-wavelength cones, by far the most common: red and green look alike.
  case deutan
  /// A deficiency of the short-wavelength cones, which is rare.
  ///
  /// Blue is confused with green, and yellow with violet.
  case tritan
}

/// A published method to simulate how a person with a color vision deficiency sees a color.
///
/// | model | full deficiency | partial deficiency | suited to |
/// |---|---|---|---|
/// | `brettel1997` | two half planes | mixed with the color | all three |
/// | `vienot1999` | one plane | mixed with the color | protan, deutan |
/// | `machado2009` | a matrix | its own matrices, shifted cones | protan, deutan |
///
/// Source: the papers named
public enum VisionModel: String, Sendable, CaseIterable {
  /// The model of Brettel, Viénot and Mollon, "Computerized simulation of color appearance for
  /// dichromats", Journal of the Optical Society of America A 14(10), 1997.
  case brettel1997
  /// The model of Viénot, Brettel and Mollon, "Digital video colourmaps for checking the legibility
  /// of displays by dichromats", Color Research and Application 24(4), 1999.
  case vienot1999
  /// The model of Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of
  /// color vision deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6),
  /// 2009.
  case machado2009

  /// Returns the default model for a deficiency and a severity from 0 to 1.
  ///
  /// For tritan, it is Brettel, the only model made for it. For protan and deutan, it is Viénot at
  /// full severity. Below that, it is Machado, which shifts the cones' sensitivities instead of
  /// mixing the original and the simulated color.
  public static func recommended(
    for deficiency: VisionDeficiency, severity: Double
  ) -> VisionModel {
    if deficiency == .tritan { return .brettel1997 }
    return severity >= 1 ? .vienot1999 : .machado2009
  }
}
