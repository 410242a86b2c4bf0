// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroColor

/// Luminance, ratios, levels and their text.
struct ContrastRatioTests {
  @Test("White on black is exactly 21, and a color on itself exactly 1")
  func ends() {
    #expect(ContrastRatio(.white, .black).value == 21)
    #expect(ContrastRatio(.black, .white).value == 21)
    #expect(Color.white.relativeLuminance == 1 && Color.black.relativeLuminance == 0)
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<100 {
      let color = generator.color(in: .displayP3)
      #expect(ContrastRatio(color, color).value == 1)
    }
  }

  @Test(
    "A ratio is written rounded down to hundredths, never above what it is",
    arguments: [
      (4.4999, "4.49:1"), (4.5, "4.5:1"), (21, "21:1"), (1, "1:1"), (3, "3:1"), (4.35, "4.35:1"),
      (4.35.nextDown, "4.34:1"), (2.999_999_999_999, "2.99:1"), (1.005, "1:1"),
      (7.019_999, "7.01:1"),
      (4.499_075_545_892_952, "4.49:1"), (1e10, "10000000000.0:1"), (.nan, "nan:1"),
      (.infinity, "inf:1"),
    ])
  func text(_ value: Double, _ text: String) {
    #expect(ContrastRatio(value).description == text)
  }

  @Test(
    "Every hundredth from 1 to 21 is written as itself, and the number just below as the one before"
  )
  func allHundredths() throws {
    for hundredths in 101...2100 {
      let value = Double(hundredths) / 100
      let written = ContrastRatio(value).description.dropLast(2)
      #expect(Double(written) == value)
      let below = ContrastRatio(value.nextDown).description.dropLast(2)
      #expect(Double(below) == Double(hundredths - 1) / 100)
    }
  }

  @Test(
    "Levels have the numbers of WCAG 2.2",
    arguments: [
      (ContrastLevel.aa, 4.5, "1.4.3"), (.aaLargeText, 3, "1.4.3"), (.aaa, 7, "1.4.6"),
      (.aaaLargeText, 4.5, "1.4.6"), (.nonText, 3, "1.4.11"),
    ])
  func levels(_ level: ContrastLevel, _ ratio: Double, _ criterion: String) {
    #expect(level.minimumRatio == ratio && level.successCriterion == criterion)
    #expect(ContrastRatio(ratio).passes(level))
    #expect(!ContrastRatio(ratio.nextDown).passes(level))
  }

  @Test("A ratio that is nearly 4.5 fails and is not written as 4.5")
  func nearly() throws {
    let ratio = ContrastRatio(try Color(css: "#0078d7"), .white)
    #expect(!ratio.passes(.aa) && ratio.passes(.aaLargeText) && ratio.passes(.nonText))
    #expect("\(ratio)" == "4.49:1")
    #expect(ratio < ContrastRatio(try Color(css: "#767676"), .white))
  }

  @Test("No 8-bit value lies between both printed thresholds of the curve")
  func threshold() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      #expect((encoded <= 0.03928) == (encoded <= 0.04045))
      let older = encoded <= 0.03928 ? encoded / 12.92 : Math.power((encoded + 0.055) / 1.055, 2.4)
      #expect(TransferCurve.linearFromSRGB(encoded) == older)
    }
  }

  @Test("WCAG's four-digit weights differ by less than 0.001 in the ratio")
  func weights() {
    let printed = ColorComponents(0.2126, 0.7152, 0.0722)
    var farthest = 0.0
    for code in 0..<(16 * 16 * 16) {
      let components =
        ColorComponents(Double(code & 15), Double(code >> 4 & 15), Double(code >> 8)) / 15
      let color = Color(.sRGB, components)
      let linear = color.converted(to: .linearSRGB).components
      let ratio = ((linear * printed).sum() + 0.05) / 0.05
      farthest = max(farthest, (ContrastRatio(color, .black).value - ratio).magnitude)
    }
    #expect(farthest > 0.0005 && farthest < 0.001)
  }

  @Test("Luminance is not below 0, and that of a wide color is its own, not that of its clip")
  func wide() {
    #expect(Color(.extendedSRGB, -1, -1, -1).relativeLuminance == 0)
    let red = Color(.displayP3, 1, 0, 0)
    #expect(isClose(red.relativeLuminance, red.converted(to: .xyzD65).components.y, within: 1e-12))
    #expect(red.relativeLuminance > Color(.sRGB, 1, 0, 0).relativeLuminance)
  }
}
