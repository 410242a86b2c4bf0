// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource
import Testing

@testable import ChiaroDesktop

/// Shows the setting in GNOME's, and hears what others do there.
@Suite("GNOME's settings, mirrored") @MainActor
struct GSettingsMirrorTests {
  /// What the mirror said.
  private final class Heard {
    var facts: [DesktopFacts] = []
    var diagnostics: [Diagnostic] = []
    var translation = GSettingsTranslation()
  }

  private let heard = Heard()

  private func mirror(_ store: GSettingsStore) -> GSettingsMirror {
    let heard = heard
    return GSettingsMirror(
      store: store, translation: GSettingsTranslation(), hasTheme: { _ in true },
      listener: .init(
        remember: { heard.translation = $0 }, takeUp: { heard.facts.append($0) },
        say: { heard.diagnostics.append($0) }))
  }

  private func settle(_ mirror: GSettingsMirror) async {
    while !mirror.isIdle { try? await Task.sleep(for: .milliseconds(5)) }
  }

  private static let standing: GSettingsStore.Values = [
    .colorScheme: "'default'", .theme: "'Adwaita'", .highContrast: "false",
  ]

  private static func facts(_ scheme: SystemColorScheme) -> DesktopFacts {
    var facts = DesktopFacts()
    facts.colorScheme = scheme
    facts.contrast = .normal
    return facts
  }

  @Test("what is in force is shown, and what stood there is remembered first")
  func shown() async throws {
    let fake = try FakeGSettings(Self.standing)
    let mirror = mirror(fake.store)
    mirror.show(Self.facts(.dark))
    await settle(mirror)
    #expect(fake[.colorScheme] == "'prefer-dark'" && fake[.theme] == "'Adwaita-dark'")
    #expect(heard.translation.before == Self.standing)
    mirror.show(Self.facts(.light))
    await settle(mirror)
    #expect(fake[.colorScheme] == "'prefer-light'" && fake[.theme] == "'Adwaita'")
    #expect(fake.writes.count == 4)
  }

  @Test("our own writes are no news, however often they are noticed")
  func echoes() async throws {
    let fake = try FakeGSettings(Self.standing)
    let mirror = mirror(fake.store)
    for scheme in [SystemColorScheme.dark, .light, .dark, .light, .dark] {
      mirror.show(Self.facts(scheme))
      mirror.notice()
    }
    await settle(mirror)
    mirror.notice()
    await settle(mirror)
    #expect(heard.facts == [])
    #expect(fake[.colorScheme] == "'prefer-dark'")
  }

  @Test("what somebody else writes is told once")
  func foreign() async throws {
    let fake = try FakeGSettings(Self.standing)
    let mirror = mirror(fake.store)
    mirror.show(Self.facts(.light))
    await settle(mirror)
    try fake.set(.colorScheme, "'prefer-dark'")
    try fake.set(.theme, "'Night'")
    for _ in 0..<3 { mirror.notice() }
    await settle(mirror)
    #expect(heard.facts.map(\.colorScheme) == [.dark])
    #expect(heard.translation.themes[.dark] == "'Night'")
  }

  @Test("a key that forgets is no person who changes it back")
  func deaf() async throws {
    let fake = try FakeGSettings(Self.standing, deaf: [.colorScheme])
    let mirror = mirror(fake.store)
    for scheme in [SystemColorScheme.dark, .light, .dark] {
      mirror.show(Self.facts(scheme))
      await settle(mirror)
      mirror.notice()
      await settle(mirror)
    }
    #expect(heard.facts == [])
    #expect(heard.diagnostics.map(\.id) == ["gsettings-refused"])
    #expect(fake.writes.filter { $0.contains("color-scheme") }.count == 1)
    #expect(fake[.theme] == "'Adwaita-dark'")
  }

  @Test("where there is no such program, nothing happens")
  func missing() async {
    let mirror = mirror(GSettingsStore(program: "/nowhere/gsettings"))
    mirror.show(Self.facts(.dark))
    await settle(mirror)
    mirror.notice()
    #expect(mirror.isIdle && heard.facts == [])
    #expect(await mirror.standing() == DesktopFacts())
  }
}
