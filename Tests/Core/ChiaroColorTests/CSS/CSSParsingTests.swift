// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Testing

/// Reading CSS colors.
struct CSSParsingTests {
  @Test("Every text of the table is read as the specification says")
  func accepted() throws {
    let cases = VectorFile("css-accepted.json").cases
    #expect(cases.count == 163)
    for vector in cases {
      let text = try #require(vector["text"]?.string)
      let color = try Color(css: text)
      if let rgba = vector["rgba"]?.numbers.compactMap({ $0 }), rgba.count == 4 {
        let bytes = SRGB8(color)
        #expect([bytes.red, bytes.green, bytes.blue] == rgba.prefix(3).map(UInt8.init), "\(text)")
        #expect(color.alpha == rgba[3] && color.space == .sRGB, "\(text)")
      } else {
        let space = try #require(ColorSpace(cssName: vector["space"]?.string ?? ""))
        let expected = try #require(vector["components"]?.components)
        // Radians are printed in six digits there.
        #expect(space.distance(color.components, expected) < 1e-6, "\(text) is read as \(color)")
        #expect(color.alpha == vector["alpha"]?.number && color.space == space, "\(text)")
      }
    }
  }

  @Test("Every text of the other table is refused, with the kind of error")
  func rejected() throws {
    let cases = VectorFile("css-rejected.json").cases
    #expect(cases.count == 137)
    for vector in cases {
      let text = try #require(vector["text"]?.string)
      let kind = try #require(vector["kind"]?.string)
      let error = #expect(throws: ColorError.self, "\(text)") { try Color(css: text) }
      #expect(error.map { "\($0.kind)" } == kind, "\(text): \(error?.description ?? "")")
    }
  }

  @Test(
    "An error says what was met and what would be accepted",
    arguments: [
      ("bleu", #"unknown color name "bleu" (expected a CSS color name, or # before digits)"#),
      (
        "#12",
        ##"malformed hexadecimal color "#12" (expected # and 3, 4, 6 or 8 hexadecimal digits)"##
      ),
      (
        "hwba(0 0% 0%)",
        #"unknown color function "hwba" (expected rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color)"#
      ),
      (
        "color(rec2020 0 0 0)",
        #"unknown color space "rec2020" (expected srgb, srgb-linear, display-p3, display-p3-linear, xyz-d65, xyz-d50, xyz)"#
      ),
      (
        "rgb(1px 2 3)",
        #"unexpected value "1px" (expected a number, a percentage, an angle or none)"#
      ),
      (
        "rgb(10%, 20, 30%)",
        #"unexpected value "10%, 20, 30%" (expected three numbers or three percentages)"#
      ),
      ("red blue", #"unexpected text after the color "blue" (expected nothing)"#),
      ("", #"empty or overlong text "" (expected 1 to 1,000 bytes)"#),
    ])
  func errorText(_ text: String, _ description: String) {
    let error = #expect(throws: ColorError.self) { try Color(css: text) }
    #expect(error?.description == description)
  }

  @Test("What an error quotes is cut at 40 characters")
  func longError() {
    let word = String(repeating: "x", count: 900)
    let error = #expect(throws: ColorError.self) { try Color(css: word) }
    #expect(error?.met == String(repeating: "x", count: 39) + "…")
  }

  @Test("Random texts, made of what colors are made of, never crash the reader", arguments: 0..<8)
  func fuzz(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = [
      "rgb(", "hsl(", "hwb(", "lab(", "oklch(", "color(", "srgb", "xyz", "none", "red", "#", "#fff",
      "0", "1", "255", "100%", "-.5", "1e9", "1e999", "-1e-999", "e", ".", "+", "-", "deg", "turn",
      " ", ",", "/", ")", "(", "/*", "*/", "\t", "\u{0}", "é", "🟥", "\u{7F}", "\\", "%", "--",
    ]
    var accepted = 0
    for _ in 0..<4000 {
      let count = Int.random(in: 0...12, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      guard let color = try? Color(css: text) else { continue }
      accepted += 1
      checkSound(color, text)
    }
    #expect(accepted > 0)
  }

  @Test("Good texts with random bytes changed never crash the reader", arguments: 0..<4)
  func mutation(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = VectorFile("css-accepted.json").cases.compactMap { $0["text"]?.string }
    for text in texts {
      for _ in 0..<40 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        }
        let changed = String(decoding: bytes, as: UTF8.self)
        if let color = try? Color(css: changed) { checkSound(color, changed) }
      }
    }
  }

  /// What is read is finite, has an alpha from 0 to 1, and can be written and read again.
  private func checkSound(_ color: Color, _ text: String) {
    #expect(color.channelValues.allSatisfy { $0.isFinite }, "\(text)")
    #expect((0...1).contains(color.alpha), "\(text)")
    #expect((try? Color(css: color.cssText)) != nil, "\(text)")
    _ = color.hexText
    _ = color.mapped(into: .displayP3, by: .css)
  }
}
