// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor
import Testing

@testable import ChiaroDesktop

/// The portal's values and namespaces.
@Suite("The portal's words")
struct PortalSettingsTests {
  @Test(
    "a scheme is its number; what is not known is no preference",
    arguments: [(nil, 0), (.noPreference, 0), (.dark, 1), (.light, 2)]
      as [(SystemColorScheme?, UInt32)])
  func scheme(scheme: SystemColorScheme?, number: UInt32) {
    var facts = DesktopFacts()
    facts.colorScheme = scheme
    #expect(PortalSettings(facts).values["color-scheme"] == .uint32(number))
  }

  @Test("an accent color is in sRGB; none is out of range")
  func accent() {
    var facts = DesktopFacts()
    #expect(
      PortalSettings(facts).values["accent-color"]
        == .structure([.double(-1), .double(-1), .double(-1)]))
    facts.accentColor = Color(SRGB8(red: 255, green: 0, blue: 51))
    #expect(
      PortalSettings(facts).values["accent-color"]
        == .structure([.double(1), .double(0), .double(0.2)]))
  }

  @Test("every key has a value, and only what differs is a change")
  func changes() {
    var facts = DesktopFacts()
    let old = PortalSettings(facts)
    #expect(Set(old.values.keys) == Set(PortalSettings.keys))
    #expect(PortalSettings(facts).changes(from: old).isEmpty)
    facts.contrast = .high
    facts.colorScheme = .dark
    facts.reducesMotion = true
    #expect(
      PortalSettings(facts).changes(from: old).map(\.key)
        == ["color-scheme", "contrast", "reduced-motion"])
  }

  @Test(
    "patterns ask for our namespace or do not",
    arguments: [
      ([], true), ([""], true), (["org.freedesktop.appearance"], true),
      (["org.freedesktop.*"], true), (["*"], true), (["org.gnome.*"], false),
      (["org.freedesktop"], false), (["org.gnome.*", "org.freedesktop.app*"], true),
    ] as [([String], Bool)])
  func namespaces(patterns: [String], isWanted: Bool) {
    #expect(PortalSettings.isWanted(by: patterns) == isWanted)
  }
}
