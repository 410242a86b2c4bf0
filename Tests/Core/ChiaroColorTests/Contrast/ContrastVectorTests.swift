// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

/// Contrast ratios against those of an independent library.
struct ContrastVectorTests {
  @Test("Every ratio agrees with the library's to 1e-9")
  func ratios() throws {
    let cases = VectorFile("contrast.json").cases
    #expect(cases.count == 205)
    for vector in cases {
      let foreground = try Color(css: vector["foreground"]?.string ?? "")
      let background = try Color(css: vector["background"]?.string ?? "")
      let expected = try #require(vector["ratio"]?.number)
      let ratio = ContrastRatio(foreground, background)
      #expect(isClose(ratio.value, expected, within: 1e-9), "\(vector.sourceText)")
      let range = foreground.contrast(on: background)
      #expect(range.lowest == ratio && range.highest == ratio)
    }
  }
}
