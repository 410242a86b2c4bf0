// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

/// Gamut mapping against that of an independent library.
struct GamutVectorTests {
  @Test(
    "Every color is mapped into sRGB as the library maps it, to 1e-6",
    arguments: [
      GamutMapping.clip, .css,
    ])
  func mapping(_ mapping: GamutMapping) throws {
    let cases = VectorFile("gamut.json").cases
    #expect(cases.count == 110)
    for vector in cases {
      let source = try #require(ColorSpace(cssName: vector["from"]?.string ?? ""))
      let given = Color(source, try #require(vector["components"]?.components))
      let expected = try #require(mapping == .clip ? vector["clip"] : vector["css"])
      let mapped = given.mapped(into: .sRGB, by: mapping)
      #expect(!given.isInGamut(of: .sRGB))
      #expect(mapped.isInGamut(of: .sRGB, tolerance: 0))
      let distance = ColorSpace.sRGB.distance(mapped.components, expected.components)
      #expect(distance <= 1e-6, "\(given) by \(mapping) is off by \(distance)")
    }
  }
}
