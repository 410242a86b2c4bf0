// SPDX-License-Identifier: MIT

/// The simulation of Brettel, Viénot and Mollon 1997: two half planes that meet in the grays.
///
/// Each half plane contains a light of one wavelength that looks the same with and without the
/// deficiency: 475 nm and 575 nm for protan and deutan, 485 nm and 660 nm for tritan. A color is
/// projected onto the half plane on its own side of the plane that holds the grays and the missing
/// cone's axis. It stays on that side, because it moves along that axis.
enum Brettel1997 {
  /// A half plane: the side on which its anchor light lies, and the projection onto it.
  private struct Wing {
    let side: Double
    let matrix: Matrix3

    init(_ deficiency: VisionDeficiency, xyz: ColorComponents) {
      let anchor = ConeResponse.lmsFromJuddVosXYZ * xyz
      side = anchor.dot(deficiency.hinge)
      matrix = ConeResponse.projection(along: deficiency, onto: anchor)
    }
  }

  // Color matching functions of CIE 1931 with the corrections of Judd 1951 and Vos 1978, from the
  // tables of the Colour and Vision Research Laboratory (cvrl.org, ciexyzjv).
  private static let nm475: ColorComponents = [0.13287, 0.11284, 0.9422]
  private static let nm485: ColorComponents = [0.056985, 0.16987, 0.5864]
  private static let nm575: ColorComponents = [0.84394, 0.91558, 0.0019706]
  private static let nm660: ColorComponents = [0.16161, 0.061, 0.000011906]

  private static let protan = [Wing(.protan, xyz: nm475), Wing(.protan, xyz: nm575)]
  private static let deutan = [Wing(.deutan, xyz: nm475), Wing(.deutan, xyz: nm575)]
  private static let tritan = [Wing(.tritan, xyz: nm485), Wing(.tritan, xyz: nm660)]

  /// Returns a color in linear sRGB as it looks with the complete deficiency.
  static func simulate(
    _ linear: ColorComponents, _ deficiency: VisionDeficiency
  ) -> ColorComponents {
    let side = (ConeResponse.lmsFromLinearSRGB * linear).dot(deficiency.hinge)
    let wings = wings(of: deficiency)
    return (wings[0].side * side > 0 ? wings[0] : wings[1]).matrix * linear
  }

  /// Returns the two projections, that of the shorter wavelength first.
  static func matrices(of deficiency: VisionDeficiency) -> [Matrix3] {
    wings(of: deficiency).map(\.matrix)
  }

  /// Returns the normal, in linear sRGB, of the plane between the two half planes.
  ///
  /// The normal points to the side of the first half plane.
  static func hinge(of deficiency: VisionDeficiency) -> ColorComponents {
    let (red, green, blue) = ConeResponse.lmsFromLinearSRGB.columns
    let normal = deficiency.hinge
    let sides: ColorComponents = [red.dot(normal), green.dot(normal), blue.dot(normal)]
    return wings(of: deficiency)[0].side < 0 ? -sides : sides
  }

  private static func wings(of deficiency: VisionDeficiency) -> [Wing] {
    switch deficiency {
    case .protan: protan
    case .deutan: deutan
    case .tritan: tritan
    }
  }
}

extension VisionDeficiency {
  /// The normal, in cone responses, of the plane that holds the grays and the missing cone's axis.
  fileprivate var hinge: ColorComponents {
    var axis = ColorComponents.zero
    axis[cone] = 1
    return ConeResponse.white.cross(axis)
  }
}
