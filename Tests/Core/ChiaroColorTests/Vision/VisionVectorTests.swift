// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

/// Simulated color vision deficiencies against those of an independent library.
struct VisionVectorTests {
  @Test("Every simulation agrees with the library's to 1e-6, but where it contradicts the paper")
  func simulations() throws {
    let cases = VectorFile("vision.json").cases
    #expect(cases.count == 198)
    var deviating: [String] = []
    for vector in cases {
      let simulation = try VisionCase(vector)
      let distance = ColorSpace.sRGB.distance(simulation.ours.components, simulation.theirs)
      if distance > 1e-6 { deviating.append(simulation.name) }
    }
    let listed = VectorFile("vision-deviations.json").cases
    #expect(deviating == listed.compactMap { $0["case"]?.string })
    #expect(listed.allSatisfy { $0["reason"]?.string?.isEmpty == false })
  }
}

/// One case of `vision.json`.
private struct VisionCase {
  let name: String
  let ours: Color
  let theirs: ColorComponents

  init(_ vector: JSONValue) throws {
    let hex = try #require(vector["color"]?.string)
    let method = try #require(vector["method"]?.string)
    let severity = try #require(vector["severity"]?.number)
    let deficiency = try #require(VisionDeficiency(rawValue: vector["deficiency"]?.string ?? ""))
    let model = try #require(VisionModel.allCases.first { $0.rawValue.hasPrefix(method) })
    name = "\(hex) \(deficiency) \(method) \(severity)"
    ours = try Color(css: hex).simulated(deficiency, severity: severity, model: model)
    theirs = try #require(vector["srgb"]?.components)
  }
}
