// SPDX-License-Identifier: MIT

/// The simulation of Viénot, Brettel and Mollon 1999: one plane, through the grays and a primary.
///
/// Protan and deutan go to the plane of white and the blue primary, which holds yellow too. The
/// paper has no tritan; it is done alike with the red primary, and is coarse: prefer Brettel's.
///
/// The paper first shrinks the gamut, so that results fit into it. This is left out, because
/// results may lie outside here.
enum Vienot1999 {
  private static let protan = matrix(.protan, primary: [0, 0, 1])
  private static let deutan = matrix(.deutan, primary: [0, 0, 1])
  private static let tritan = matrix(.tritan, primary: [1, 0, 0])

  /// The simulation of the whole deficiency over linear sRGB.
  static func matrix(for deficiency: VisionDeficiency) -> Matrix3 {
    switch deficiency {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }

  private static func matrix(
    _ deficiency: VisionDeficiency, primary: ColorComponents
  ) -> Matrix3 {
    ConeResponse.projection(along: deficiency, onto: ConeResponse.lmsFromLinearSRGB * primary)
  }
}
