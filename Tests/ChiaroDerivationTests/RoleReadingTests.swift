// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroColor
import Testing

@testable import ChiaroDerivation

/// Roles are read from names, and from code where names tell nothing.
@Suite("Roles of colors")
struct RoleReadingTests {
  @Test(
    "the last word that tells a role decides",
    arguments: [
      ("TextBackground", .background), ("Card/Title", .text), ("onPrimary", .text),
      ("rowSeparators", .separator), ("DimmingOverlay", .shadow), ("Coral", .accent),
      ("link_bg", .background), ("", .accent),
    ] as [(String, ColorRole)])
  func names(_ name: String, _ role: ColorRole) {
    #expect(RoleReading(name: name).role == role)
  }

  @Test("code tells where the name does not")
  func uses() {
    #expect(RoleReading(name: "Sand", usedAs: [.background]).role == .background)
    #expect(RoleReading(name: "SandText", usedAs: [.background]).role == .text)
    let both = RoleReading(name: "Sand", usedAs: [.background, .text])
    #expect((both.role, both.isRead) == (.accent, true))
  }

  @Test(
    "a name that says its value keeps it, and one that says two or a role beside it does not",
    arguments: [
      ("White", "#FFFFFF", true), ("TextBlack", "#000000", true), ("Base/white", "#FDFDFD", true),
      ("white100", "#FFFFFF", true), ("black", "#1A1A1A", true), ("onAccent", "#FFFFFF", true),
      ("OnButton", "#FFFFFF", false), ("White", "#336699", false), ("Black", "#FFFFFF", false),
      ("BlackWhite100", "#000000", false), ("WhiteBackground", "#FFFFFF", false),
      ("onAccent", "#101010", false), ("onCard", "#FFFFFF", false), ("Paper", "#FFFFFF", false),
    ])
  func namedValues(_ name: String, _ value: String, _ stays: Bool) throws {
    let reading = RoleReading(name: name, light: try Color(css: value))
    #expect((reading.role == .fixed) == stays, "\(reading)")
  }
}
