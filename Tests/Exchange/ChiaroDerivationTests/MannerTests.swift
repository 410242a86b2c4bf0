// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

@testable import ChiaroDerivation

/// A color is moved as designers moved what is like it, or kept as they kept it.
@Suite("Manner of deriving")
struct MannerTests {
  private static func example(
    _ light: String, _ dark: String, _ role: ColorRole = .accent, _ kind: NameKind = .plain
  ) throws -> DesignedColor {
    DesignedColor(role, kind, light: try Color(css: light), dark: try Color(css: dark))
  }

  /// Dark values for one light one, and the one that is chosen.
  @Test(
    "of two ways that designers take, one is taken and never the mean",
    arguments: [
      (["#2060C0", "#2060C0", "#90B8F0"], "#2060C0"),
      (["#2060C0", "#90B8F0", "#90B8F0"], "#90B8F0"),
      ([], "#2060C0"),
    ])
  func ways(_ darks: [String], _ chosen: String) throws {
    let manner = DerivationManner(try darks.map { try Self.example("#2060C0", $0) })
    let dark = manner.dark(of: try Color(css: "#2060C0"), as: .accent)
    let wanted = try Color(css: chosen).converted(to: .oklch).components
    #expect((dark.x - wanted.x).magnitude < 0.01)
  }

  @Test("the same role and the same kind of name count more than others")
  func likeness() throws {
    let manner = DerivationManner([
      try Self.example("#F5F5F5", "#202020", .background),
      try Self.example("#F5F5F5", "#F5F5F5", .text),
      try Self.example("#C03030", "#C03030", .accent, .state),
      try Self.example("#C03030", "#FF9090", .accent, .button),
    ])
    let lightness = { (value: String, role: ColorRole, kind: NameKind) throws in
      manner.dark(of: try Color(css: value), as: role, kind).x
    }
    #expect(try lightness("#F6F6F6", .background, .plain) < 0.3)
    #expect(try lightness("#F6F6F6", .text, .plain) > 0.9)
    #expect(
      try lightness("#C03030", .accent, .state) < lightness("#C03030", .accent, .button) - 0.1)
  }

  @Test("shadows and fixed colors keep their value, and every hue stays")
  func hues() throws {
    let manner = DerivationManner()
    for text in ["#0A5FD0", "#E0F0D0", "#FFD60A", "#7A1FA2", "#201030"] {
      let light = try Color(css: text).converted(to: .oklch).components
      for role in ColorRole.allCases {
        let dark = manner.dark(of: try Color(css: text), as: role)
        #expect(dark.z == light.z, "\(text) \(role)")
        #expect((0...1).contains(dark.x) && dark.y >= 0)
        if role == .shadow || role == .fixed { #expect(dark == light) }
      }
    }
  }

  @Test("an example is what its digits say")
  func digits() throws {
    for (role, kind) in zip(ColorRole.movable, NameKind.allCases) {
      let example = try Self.example("#C03030", "#C03030", role, kind)
      let digits = try #require(example.digits)
      #expect(digits.count == DesignedColor.digitCount)
      let read = DesignedColor(digits: Array(digits.utf8))
      #expect((read.role, read.kind, read.isKept) == (role, kind, true))
      #expect((read.light.x - example.light.x).magnitude < 0.003)
      #expect((read.darkChroma - example.darkChroma).magnitude < 0.002)
    }
    #expect(try Self.example("#000000", "#000000", .shadow).digits == nil)
    #expect(DesignedColor.ofPublicApps.count > 1000)
  }

  @Test(
    "a name's kind is its first general word",
    arguments: [
      ("Coral", .plain), ("blue500", .hue), ("ErrorText", .state), ("redButton", .hue),
      ("ButtonFill", .button), ("AccentColor", .tint), ("gray_3", .gray), ("TextWhite", .white),
    ] as [(String, NameKind)])
  func kinds(_ name: String, _ kind: NameKind) { #expect(NameKind(name) == kind) }
}
