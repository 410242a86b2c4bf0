// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroColor

/// The simulations against what the papers say of them.
struct VisionPaperTests {
  /// The lights of Brettel 1997 that look the same with and without the deficiency, in linear sRGB.
  private static func anchors(of deficiency: VisionDeficiency) -> [ColorComponents] {
    let lights: [ColorComponents] =
      deficiency == .tritan
      ? [[0.056985, 0.16987, 0.5864], [0.16161, 0.061, 0.000011906]]
      : [[0.13287, 0.11284, 0.9422], [0.84394, 0.91558, 0.0019706]]
    return lights.map { ConeResponse.linearSRGBFromLMS * (ConeResponse.lmsFromJuddVosXYZ * $0) }
  }

  @Test(
    "Brettel: the paper's lights look the same to both observers",
    arguments: VisionDeficiency.allCases)
  func anchorsStay(_ deficiency: VisionDeficiency) {
    for anchor in Self.anchors(of: deficiency) {
      for brightness in [0.01, 1, 3] {
        let seen = Brettel1997.simulate(anchor * brightness, deficiency)
        #expect(ColorSpace.linearSRGB.distance(seen, anchor * brightness) < 1e-12)
      }
    }
  }

  @Test("Brettel: with the half planes exchanged, the listed cases are the library's to 1e-6")
  func exchanged() throws {
    let listed = Set(VectorFile("vision-deviations.json").cases.compactMap { $0["case"]?.string })
    var checked = 0
    for vector in VectorFile("vision.json").cases where vector["method"]?.string == "brettel" {
      let hex = try #require(vector["color"]?.string)
      let severity = try #require(vector["severity"]?.number)
      let deficiency = try #require(VisionDeficiency(rawValue: vector["deficiency"]?.string ?? ""))
      guard listed.contains("\(hex) \(deficiency) brettel \(severity)") else { continue }
      let linear = try Color(css: hex).converted(to: .linearSRGB).components
      let other = Self.projectedOntoTheOtherHalf(linear, deficiency)
      let mixed = ColorSpace.linearSRGB.convert(linear + severity * (other - linear), to: .sRGB)
      let theirs = try #require(vector["srgb"]?.components)
      #expect(ColorSpace.sRGB.distance(mixed, theirs) <= 1e-6, "\(vector.sourceText)")
      checked += 1
    }
    #expect(checked == 36)
  }

  private static func projectedOntoTheOtherHalf(
    _ linear: ColorComponents, _ deficiency: VisionDeficiency
  ) -> ColorComponents {
    let ours = Brettel1997.simulate(linear, deficiency)
    let both = Brettel1997.matrices(of: deficiency).map { $0 * linear }
    return both[0] == ours ? both[1] : both[0]
  }

  @Test("Brettel: the half planes and the side of each are libDaltonLens's, to its five digits")
  func daltonLens() throws {
    let cases = VectorFile("brettel-wings.json").cases
    #expect(cases.count == 3)
    var generator = SeededGenerator(seed: 5)
    for vector in cases {
      let deficiency = try #require(VisionDeficiency(rawValue: vector["deficiency"]?.string ?? ""))
      let normal = try #require(vector["normal"]?.components)
      for _ in 0..<300 {
        let linear = generator.color(in: .linearSRGB).components
        let side = normal.dot(linear)
        // So near the hinge, five digits do not tell the side; and there both planes meet.
        if side.magnitude < 1e-4 { continue }
        let rows = try #require(side > 0 ? vector["positive"] : vector["negative"]).elements
        let theirs = rows.map { $0.components.dot(linear) }
        let ours = Brettel1997.simulate(linear, deficiency)
        for index in 0..<3 { #expect(isClose(ours[index], theirs[index], within: 3e-5)) }
      }
    }
  }

  @Test("Viénot: the printed plane of each missing cone follows from the printed inputs")
  func vienotPrint() {
    // Viénot, Brettel, Mollon 1999: L' = 2.02344 M - 2.52581 S and M' = 0.494207 L + 1.24827 S.
    for linear in [ColorComponents(1, 0, 0), [0, 1, 0], [0.2, 0.5, 0.9]] {
      let before = ConeResponse.lmsFromLinearSRGB * linear
      let protan = ConeResponse.lmsFromLinearSRGB * (Vienot1999.matrix(for: .protan) * linear)
      let deutan = ConeResponse.lmsFromLinearSRGB * (Vienot1999.matrix(for: .deutan) * linear)
      #expect(isClose(protan.x, 2.02344 * before.y - 2.52581 * before.z, within: 1e-5))
      #expect(isClose(deutan.y, 0.494207 * before.x + 1.24827 * before.z, within: 1e-5))
    }
  }

  @Test("The cone responses to the display are those that Viénot's paper prints")
  func conesPrint() {
    let printed: [(primary: ColorComponents, cones: ColorComponents)] = [
      ([1, 0, 0], [17.8824, 3.45565, 0.0299566]), ([0, 1, 0], [43.5161, 27.1554, 0.184309]),
      ([0, 0, 1], [4.11935, 3.86714, 1.46709]),
    ]
    for (primary, cones) in printed {
      let ours = ConeResponse.lmsFromLinearSRGB * primary * 100
      for index in 0..<3 { #expect(isClose(ours[index], cones[index], within: 6e-5)) }
    }
  }
}
