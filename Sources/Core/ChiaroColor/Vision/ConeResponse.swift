// SPDX-License-Identifier: MIT

// The cone responses on which the simulations of Brettel and of Viénot rest, derived here from the
// numbers that were published, so that every matrix of the simulation can be traced.
//
// Someone who lacks one kind of cone cannot tell colors that differ along its axis alone. The
// simulation slides each color along this axis to a place that is known to look the same to both
// observers: the grays, of which white stands for all, and one stimulus beside them (the anchor).
// They span a plane through black; its normal n is white × anchor. The response x of the missing
// cone on that plane follows from n · (l, m, s) = 0: x = -(the other two parts of n · lms) / n_x.

/// The cone responses to linear sRGB, and the projections along the axis of one kind of cone.
enum ConeResponse {
  /// The matrix from linear ITU-R BT.709 primaries to XYZ as corrected by Judd and Vos.
  ///
  /// It is from Viénot, Brettel and Mollon 1999, who print it for 100 units of light.
  private static let juddVosXYZFromLinearSRGB = Matrix3(
    [0.409568, 0.355041, 0.179167],
    [0.213389, 0.706743, 0.0798680],
    [0.0186297, 0.114620, 0.912367])

  /// The cone fundamentals of Smith and Pokorny (Vision Research 15, 1975) as a matrix from
  /// Judd-Vos XYZ.
  static let lmsFromJuddVosXYZ = Matrix3(
    [0.15514, 0.54312, -0.03286],
    [-0.15514, 0.45684, 0.03286],
    [0, 0, 0.01608])

  static let lmsFromLinearSRGB = lmsFromJuddVosXYZ * juddVosXYZFromLinearSRGB
  static let linearSRGBFromLMS = lmsFromLinearSRGB.inverse

  /// The cone responses to the display's white, which the simulations do not change.
  ///
  /// Brettel's paper uses equal-energy white instead; with the display's, as in Viénot's paper,
  /// white on a screen stays white.
  static let white = lmsFromLinearSRGB * .one

  /// Returns the matrix on linear sRGB that moves colors along the axis of the missing cone into
  /// the plane of black, white and `anchor` (cone responses).
  static func projection(
    along deficiency: VisionDeficiency, onto anchor: ColorComponents
  ) -> Matrix3 {
    let normal = white.cross(anchor)
    let missing = deficiency.cone
    var response = -normal / normal[missing]
    response[missing] = 0
    let replaced = Matrix3(
      missing == 0 ? response : [1, 0, 0],
      missing == 1 ? response : [0, 1, 0],
      missing == 2 ? response : [0, 0, 1])
    return linearSRGBFromLMS * replaced * lmsFromLinearSRGB
  }
}

extension VisionDeficiency {
  /// The index of the missing cone among long, middle and short.
  var cone: Int {
    switch self {
    case .protan: 0
    case .deutan: 1
    case .tritan: 2
    }
  }
}
