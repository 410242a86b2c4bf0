// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroSourceAudit

/// What is wrong with a color that stays, by WCAG's contrast on the system's grounds.
@Suite("Verdicts on colors that stay")
struct ColorVerdictTests {
  private static func value(
    _ hex: String, _ framework: ColorValue.Framework = .uiKit, alpha: Double = 1
  ) -> ColorValue {
    ColorComponents.color(ColorComponents.hex(hex[...]) ?? [], alpha, framework)
  }

  /// A color with its contrast on white and on black, worked out with WCAG's formula elsewhere.
  @Test(
    "contrast on the system's grounds is that of WCAG",
    arguments: [
      ("#000000", 21.0, 1.0), ("#FFFFFF", 1.0, 21.0), ("#767676", 4.54, 4.62),
      ("#777777", 4.48, 4.69), ("#595959", 7.0, 3.0), ("#FF0000", 4.0, 5.25),
      ("#00FF00", 1.37, 15.3), ("#0000FF", 8.59, 2.44), ("#808080", 3.95, 5.32),
    ])
  func contrast(_ hex: String, _ onWhite: Double, _ onBlack: Double) {
    let value = Self.value(hex)
    #expect(abs((value.contrast(inDark: false) ?? 0) - onWhite) < 0.01)
    #expect(abs((value.contrast(inDark: true) ?? 0) - onBlack) < 0.01)
    // What is read on it is as far from it as it is from a ground of that color.
    #expect(abs((value.contrastAsGround(inDark: true) ?? 0) - onWhite) < 0.01)
    #expect(abs((value.contrastAsGround(inDark: false) ?? 0) - onBlack) < 0.01)
  }

  private static let rows: [(String, ColorRole, String?)] = [
    // Text: 3:1 in the dark, and 4.5:1 of a gray in the light.
    ("#000000", .text, "dark"), ("#333333", .text, "dark"), ("#585858", .text, "dark"),
    ("#5A5A5A", .text, nil), ("#767676", .text, nil), ("#777777", .text, "light"),
    ("#AAAAAA", .text, "light"), ("#B5B5B5", .text, nil), ("#FFFFFF", .text, nil),
    ("#000080", .text, "dark"), ("#FF0000", .text, nil), ("#0000FF", .text, "dark"),
    ("#800000", .text, "dark"), ("#FFCC00", .text, nil),
    // Grounds: what the system's white text cannot be read on, and is no hue.
    ("#FFFFFF", .background, "dark"), ("#F2F2F7", .background, "dark"),
    ("#CCCCCC", .background, "dark"), ("#C0C0C0", .background, nil), ("#808080", .background, nil),
    ("#000000", .background, nil), ("#FFFF00", .background, nil), ("#FFF8E1", .background, "dark"),
    ("#FFE0B2", .background, "dark"), ("#FFD590", .background, nil),
    // Tints: 3:1, and no hue.
    ("#000000", .tint, "dark"), ("#585858", .tint, "dark"), ("#5A5A5A", .tint, nil),
    ("#959595", .tint, "light"), ("#949494", .tint, nil), ("#FFFFFF", .tint, nil),
    ("#0000FF", .tint, nil), ("#000080", .tint, nil),
    // Lines: lost in the dark under 1.7:1; hairlines on white glare on black.
    ("#000000", .border, "dark"), ("#303030", .border, "dark"), ("#3C3C3C", .border, nil),
    ("#D9D9D9", .border, "dark"), ("#C0C0C0", .border, nil), ("#FFFFFF", .border, nil),
    ("#FF0000", .border, nil), ("#000000", .drawing, "dark"), ("#3C3C3C", .drawing, nil),
    ("#000000", .unknown, "dark"), ("#303030", .unknown, "dark"), ("#3C3C3C", .unknown, nil),
    ("#000000", .shadow, nil), ("#FFFFFF", .shadow, nil),
  ]

  @Test("a color fails in a style by its role and its contrast there", arguments: rows)
  func verdict(_ hex: String, _ role: ColorRole, _ appearance: String?) {
    let verdict = ColorVerdict(Self.value(hex), as: role)
    #expect(verdict?.appearance == appearance, "\(hex) as \(role): \(verdict?.ratio ?? 0)")
  }

  @Test(
    "what shines through counts as it is seen, and a veil for nothing",
    arguments: [
      ("#FFFFFF", 1, .background, "dark"), ("#FFFFFF", 0.9, .background, "dark"),
      ("#FFFFFF", 0.7, .background, "dark"), ("#FFFFFF", 0.5, .background, nil),
      ("#000000", 0.5, .text, "dark"), ("#000000", 0.04, .text, nil),
      ("#000000", 0.4, .tint, "dark"),
      ("#000000", 0.3, .tint, nil), ("#000000", 0.3, .border, nil),
      ("#000000", 0.4, .border, "dark"),
      ("#000000", 0.6, .drawing, nil), ("#000000", 0.7, .drawing, "dark"),
      ("#D9D9D9", 0.8, .border, nil),
    ] as [(String, Double, ColorRole, String?)])
  func opacity(_ hex: String, _ alpha: Double, _ role: ColorRole, _ appearance: String?) {
    #expect(ColorVerdict(Self.value(hex, alpha: alpha), as: role)?.appearance == appearance)
  }

  @Test("a Mac's dark ground is not quite black: a gray that passes on a phone fails there")
  func mac() {
    for hex in ["#5E5E5E", "#626262"] {
      #expect(ColorVerdict(Self.value(hex), as: .text) == nil)
      #expect(ColorVerdict(Self.value(hex, .appKit), as: .text)?.appearance == "dark")
    }
    #expect(ColorVerdict(Self.value("#737373", .appKit), as: .text) == nil)
  }

  @Test("the system's gray of SwiftUI is weak as text in the light, and nothing else")
  func gray() throws {
    let gray = try #require(ColorTypes.named("gray", .swiftUI))
    let verdict = try #require(ColorVerdict(gray, as: .text))
    #expect(verdict.appearance == "light" && abs(verdict.ratio - 3.26) < 0.01)
    #expect(verdict.words.contains("secondary style"))
    for role in [ColorRole.background, .tint, .border, .drawing, .unknown] {
      #expect(ColorVerdict(gray, as: role) == nil)
    }
  }

  @Test(
    "a color that can be read on a ground has 3:1 on it",
    arguments: [
      ("#000000", "#FFFFFF", true), ("#FFFFFF", "#0000FF", true), ("#FFFFFF", "#FFCC00", false),
      ("#949494", "#FFFFFF", true), ("#959595", "#FFFFFF", false), ("#000000", "#5A5A5A", true),
      ("#000000", "#585858", false), ("#FF0000", "#00FF00", false),
    ])
  func legible(_ text: String, _ ground: String, _ isLegible: Bool) {
    #expect(Self.value(text).isLegible(on: Self.value(ground)) == isLegible)
  }

  // MARK: Apps that are drawn dark

  /// Counts of light texts, dark texts, dark grounds and light grounds.
  @Test(
    "five light texts and two dark grounds make a dark app, where hardly anything is light",
    arguments: [
      (5, 0, 2, 0, true), (4, 0, 2, 0, false), (5, 0, 1, 0, false), (5, 1, 2, 0, true),
      (5, 2, 2, 0, false), (10, 2, 2, 0, true), (5, 0, 2, 1, true), (5, 0, 2, 2, false),
      (6, 0, 2, 2, true), (0, 0, 9, 0, false), (9, 0, 0, 0, false),
    ])
  func darkDesign(_ lightTexts: Int, _ darkTexts: Int, _ dark: Int, _ light: Int, _ isDark: Bool) {
    let lines = { (count: Int, line: (Int) -> String) in (0..<count).map(line) }
    let all =
      lines(lightTexts) { "a\($0).textColor = .white" }
      + lines(darkTexts) { "b\($0).textColor = .black" }
      + lines(dark) { "c\($0).backgroundColor = .black" }
      + lines(light) { "d\($0).backgroundColor = .white" }
    let text = "import UIKit\nclass A: UIView { func set() {\n\(all.joined(separator: "\n"))\n} }\n"
    #expect(DarkDesign([.of(text)]).isDark == isDark)
    let adaptive = "\nclass B: UIView { func set() { e.backgroundColor = .systemBackground } }\n"
    #expect(!DarkDesign([.of(text), .of(adaptive, path: "B.swift")]).isDark)
    #expect(!DarkDesign([.of(text, path: "App Watch/A.swift")]).isDark)
  }
}
