// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import Testing

@testable import ChiaroReport

/// Colors in the words of findings.
@Suite("Colors in a text")
struct ColoredTextTests {
  private static let texts: [(text: String, parts: [String])] = [
    ("", []), ("plain", ["plain"]), ("#0A6E80", ["[#0A6E80]"]),
    ("2:1 (#0A6E80 on #FFFFFFE5).", ["2:1 (", "[#0A6E80]", " on ", "[#FFFFFFE5]", ")."]),
    ("##0a6e80#0A6E80", ["##0a6e80#0A6E80"]),
    ("#0A6E8 #0A6E80F x#0A6E80", ["#0A6E8 #0A6E80F x#0A6E80"]),
    ("#0A6E80é #０A6E80", ["#0A6E80é #０A6E80"]), ("#", ["#"]),
    ("#12345g #123456", ["#12345g ", "[#123456]"]),
    ("#+12345 #-12345", ["#+12345 #-12345"]),
  ]

  @Test("is found where it stands alone", arguments: texts)
  func parts(_ text: String, _ expected: [String]) {
    let parts = ColoredText(text).parts
    #expect(parts.map { $0.color == nil ? "\($0.text)" : "[\($0.text)]" } == expected)
    #expect(parts.map(\.text).joined() == text)
  }

  @Test("is the color that it names", arguments: ["#0A6E80", "#FFFFFFE5", "#00000000"])
  func color(_ text: String) {
    #expect(ColoredText(text).parts.first?.color?.hexText == text)
  }

  @Test("has a swatch before it, over white and over black")
  func swatch() {
    let escape = "\u{1B}[48;2;"
    #expect(
      TerminalSwatch.marking("on #FF0000.")
        == "on \(escape)255;0;0m\u{A0}\(escape)255;0;0m\u{A0}\u{1B}[0m\u{A0}#FF0000.")
    let glass = TerminalSwatch.text(Color(.sRGB, 0, 0, 0, alpha: 0.5))
    #expect(glass == "\(escape)128;128;128m\u{A0}\(escape)0;0;0m\u{A0}\u{1B}[0m")
  }
}
