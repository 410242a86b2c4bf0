// SPDX-License-Identifier: MIT

/// The simulation of Viénot, Brettel and Mollon 1999: a plane through the grays and a primary.
///
/// For protan and deutan, colors are projected onto the plane of white and the blue primary, which
/// holds yellow too. The paper does not cover tritan, which is simulated in the same way with the
/// red primary; the result is coarse, so prefer `Brettel1997`.
///
/// The paper first compresses the gamut so that results fit into it. This step is omitted, because
/// results may be out of gamut here.
enum Vienot1999 {
  private static let protan = matrix(.protan, primary: [0, 0, 1])
  private static let deutan = matrix(.deutan, primary: [0, 0, 1])
  private static let tritan = matrix(.tritan, primary: [1, 0, 0])

  /// Returns the matrix on linear sRGB that simulates the complete deficiency.
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
