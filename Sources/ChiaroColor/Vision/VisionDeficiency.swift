// SPDX-License-Identifier: MIT

/// Which of the three kinds of cones is missing, or works less.
///
/// Apple counterpart: none · Source: Brettel, Viénot, Mollon 1997 · Fidelity: exact
public enum VisionDeficiency: String, Sendable, CaseIterable {
  /// The long-wavelength cones: red looks dark and is taken for green.
  case protan
  /// The middle-wavelength cones: red and green look alike. The most frequent by far.
  case deutan
  /// The short-wavelength cones: blue is taken for green, yellow for violet. Rare.
  case tritan
}

/// A published way to simulate how a color looks to someone with a color vision deficiency.
///
/// | model | full deficiency | part of it | made for |
/// |---|---|---|---|
/// | `brettel1997` | two half planes | mixed with the color | all three |
/// | `vienot1999` | one plane | mixed with the color | protan, deutan |
/// | `machado2009` | a matrix | its own matrices, shifted cones | protan, deutan |
///
/// Apple counterpart: none · Source: the papers named · Fidelity: exact
public enum VisionModel: String, Sendable, CaseIterable {
  /// Brettel, Viénot, Mollon, "Computerized simulation of color appearance for dichromats", Journal
  /// of the Optical Society of America A 14(10), 1997.
  case brettel1997
  /// Viénot, Brettel, Mollon, "Digital video colourmaps for checking the legibility of displays by
  /// dichromats", Color Research and Application 24(4), 1999.
  case vienot1999
  /// Machado, Oliveira, Fernandes, "A physiologically-based model for simulation of color vision
  /// deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6), 2009.
  case machado2009

  /// The model to take when none is named.
  ///
  /// Tritan: Brettel, the only one made for it. Protan and deutan: Viénot for the full deficiency,
  /// Machado for a part of it, because it shifts the cones instead of mixing two pictures.
  public static func recommended(
    for deficiency: VisionDeficiency, severity: Double
  ) -> VisionModel {
    if deficiency == .tritan { return .brettel1997 }
    return severity >= 1 ? .vienot1999 : .machado2009
  }
}
