// SPDX-License-Identifier: MIT

import ChiaroAudit
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
}
