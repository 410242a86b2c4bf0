// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import ChiaroFindings
import Testing

@testable import ChiaroDerivation

/// Roles are read from what colors are used for, and from names where nothing uses them.
@Suite("Roles of colors")
struct RoleReadingTests {
  @Test(
    "the last word that tells a role decides",
    arguments: [
      ("TextBackground", .background), ("Card/Title", .text), ("onPrimary", .text),
      ("rowSeparators", .separator), ("DimmingOverlay", .shadow), ("Coral", .accent),
      ("link_bg", .background), ("", .accent), ("icon/on-primary/hover", .text),
    ] as [(String, ColorRole)])
  func names(_ name: String, _ role: ColorRole) {
    #expect(RoleReading(name: name).role == role)
  }

  @Test(
    "what a color is used for comes before its name, which chooses one of several uses",
    arguments: [
      ("Sand", [.background], .background, false), ("Sand", [.text], .text, true),
      ("Sand", [.border], .separator, false), ("Sand", [.tint], .accent, false),
      ("Sand", [.shadow], .shadow, false), ("Sand", [.background, .text], .accent, true),
      ("SandText", [.background], .background, false), ("SandText", [.border], .separator, false),
      ("SandText", [.tint], .text, true), ("SandText", [.drawing, .tint], .text, true),
      ("SandText", [.background, .text], .text, true),
      ("SandCard", [.text], .text, true), ("SandCard", [.border], .separator, false),
      ("SandCard", [.background, .text], .background, true),
      ("SandCard", [.tint], .background, false),
      ("SandBorder", [.background], .separator, false), ("SandBorder", [.text], .text, true),
      ("SandShadow", [.background], .shadow, false),
      ("onCard", [.background], .background, false), ("onCard", [.text], .text, true),
      ("alwaysSand", [.background], .fixed, false),
      ("SandText", [], .text, true), ("Sand", [], .accent, false),
    ] as [(String, Set<AssetUses.Role>, ColorRole, Bool)])
  func uses(_ name: String, _ uses: Set<AssetUses.Role>, _ role: ColorRole, _ isRead: Bool) {
    let reading = RoleReading(name: name, usedAs: uses)
    #expect(reading.role == role)
    #expect(reading.isRead == isRead || role == .fixed)
  }

  /// The colors of a catalog, and those that are constant.
  @Test(
    "steps of a scale of one hue, and what is there for light and for dark, are constant",
    arguments: [
      ((0..<6).map { ("blue\($0)", "oklch(\(95 - 14 * $0)% 0.12 250)") }, 6),
      ((0..<4).map { ("blue\($0)", "oklch(\(95 - 14 * $0)% 0.12 250)") }, 0),
      ((0..<6).map { ("gray\($0)", "oklch(\(95 - 14 * $0)% 0.01 250)") }, 0),
      ((0..<6).map { ("chart\($0)", "oklch(\(95 - 14 * $0)% 0.12 \(60 * $0))") }, 0),
      ((0..<6).map { ("tag\($0)", "oklch(\(60 - $0)% 0.12 250)") }, 0),
      ([("light/text", "#111"), ("dark/text", "#EEE"), ("text", "#111")], 2),
      ([("lightText", "#111"), ("darkText", "#EEE"), ("light/rest", "#111")], 0),
    ])
  func constants(_ colors: [(String, String)], _ count: Int) throws {
    let constants = ConstantColors(try colors.map { ($0.0, try Color(css: $0.1)) })
    #expect(colors.count { constants.reason($0.0) != nil } == count)
  }

  @Test(
    "a name that says its value keeps it, and one that says two or a role beside it does not",
    arguments: [
      ("White", "#FFFFFF", true), ("TextBlack", "#000000", true), ("Base/white", "#FDFDFD", true),
      ("white100", "#FFFFFF", true), ("black", "#1A1A1A", true), ("onAccent", "#FFFFFF", true),
      ("OnButton", "#FFFFFF", false), ("White", "#336699", false), ("Black", "#FFFFFF", false),
      ("BlackWhite100", "#000000", false), ("WhiteBackground", "#FFFFFF", false),
      ("staticInk", "#202020", true), ("AlwaysDark", "#336699", true),
      ("AdaptableWhite", "#FFFFFF", false), ("dynamicBlack", "#000000", false),
      ("onAccent", "#101010", false), ("onCard", "#FFFFFF", false), ("Paper", "#FFFFFF", false),
    ])
  func namedValues(_ name: String, _ value: String, _ stays: Bool) throws {
    let reading = RoleReading(name: name, light: try Color(css: value))
    #expect((reading.role == .fixed) == stays, "\(reading)")
  }
}
