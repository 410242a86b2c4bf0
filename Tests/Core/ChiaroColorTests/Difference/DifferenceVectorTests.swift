// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

/// Color differences against an independent library and against the paper.
struct DifferenceVectorTests {
  @Test("Every difference agrees with the library's to 1e-4")
  func library() throws {
    let cases = VectorFile("differences.json").cases
    #expect(cases.count == 120)
    for vector in cases {
      let a = try Color(css: vector["a"]?.string ?? "")
      let b = try Color(css: vector["b"]?.string ?? "")
      let deltaE2000 = try #require(vector["deltaE2000_lab_d50"]?.number)
      let deltaEOK = try #require(vector["deltaEOK"]?.number)
      #expect(isClose(a.deltaE2000(to: b), deltaE2000, within: 1e-4), "\(vector.sourceText)")
      #expect(isClose(a.deltaEOK(to: b), deltaEOK, within: 1e-4), "\(vector.sourceText)")
    }
  }

  @Test("The 34 pairs of the CIEDE2000 paper come out as printed, either way round")
  func paper() throws {
    let cases = VectorFile("sharma-ciede2000.json").cases
    #expect(cases.count == 34)
    for vector in cases {
      let a = Color(.lab, try #require(vector["a"]?.components))
      let b = Color(.lab, try #require(vector["b"]?.components))
      let printed = try #require(vector["deltaE2000"]?.number)
      #expect(isClose(a.deltaE2000(to: b), printed, within: 1e-4), "\(vector.sourceText)")
      #expect(isClose(b.deltaE2000(to: a), printed, within: 1e-4), "\(vector.sourceText)")
    }
  }

  @Test(
    "A color differs from itself by nothing, and alpha takes no part",
    arguments: ColorSpace.allCases)
  func identity(_ space: ColorSpace) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      let color = generator.color(in: space)
      #expect(color.deltaEOK(to: color.withAlpha(0.3)) == 0)
      #expect(color.deltaE2000(to: color.withAlpha(0.3)) == 0)
    }
  }

  @Test("Differences of grays, where hue means nothing, are differences of lightness")
  func grays() {
    let one = Color(.lab, 50, 0, 0)
    let two = Color(.lab, 60, 0, 0)
    // 10 / S_L at mean lightness 55: 1 + 0.015 · 25 / √45.
    #expect(isClose(one.deltaE2000(to: two), 10 / 1.055_901_699_437_494_8, within: 1e-12))
    #expect(isClose(Color.black.deltaEOK(to: .white), 1, within: 1e-7))
  }
}
