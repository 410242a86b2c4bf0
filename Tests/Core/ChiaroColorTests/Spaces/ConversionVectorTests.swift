// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

/// Conversions against those of an independent library.
struct ConversionVectorTests {
  @Test("Every conversion agrees with the library's to 1e-6 of the channel's range")
  func conversions() throws {
    let cases = VectorFile("conversions.json").cases
    #expect(cases.count >= 2008)
    for vector in cases {
      let source = try #require(ColorSpace(cssName: vector["from"]?.string ?? ""))
      let target = try #require(ColorSpace(cssName: vector["to"]?.string ?? ""))
      let given = try #require(vector["components"]?.components)
      let expected = try #require(vector["expect"])
      var ours = Color(source, given).converted(to: target).components
      if target.isPolar && expected.numbers[2] == nil {
        // Powerless to the library: the chroma is rounding, and the hue means nothing.
        #expect(ours.y < 1e-6 * target.channels[1].range.upperBound, "\(vector.sourceText)")
        ours.z = 0
      }
      let distance = target.distance(ours, expected.components)
      #expect(distance <= 1e-6, "\(source) \(given) to \(target) is off by \(distance)")
    }
  }
}
