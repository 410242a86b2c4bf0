// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroBusFakes
import ChiaroDesktop
import ChiaroTestSupport
import Foundation
import Testing

/// What the tests of the real portal need; Scripts/setup-test-tools installs it.
enum RealPortal {
  static let isInstalled =
    PrivateBus.isPossible
    && FileManager.default.fileExists(
      atPath: "/usr/share/dbus-1/services/org.freedesktop.portal.Desktop.service")
  static let hasGTK =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/gsettings")
    && FileManager.default.fileExists(atPath: "/usr/share/xdg-desktop-portal/portals/gtk.portal")
}

/// The real xdg-desktop-portal, started by a bus of the test's own.
@Suite(
  "The real portal", .enabled(if: RealPortal.isInstalled), .serialized, .timeLimit(.minutes(30)))
struct RealPortalTests {
  /// A session whose portal has a back end of ours, described in a folder.
  private func session(
    _ portals: TemporaryFolder
  ) async throws -> (bus: PrivateBus, backend: SettingsBackend) {
    let bus = try PrivateBus(session: [
      "XDG_CURRENT_DESKTOP": SettingsBackend.desktop,
      "XDG_DESKTOP_PORTAL_DIR": portals.path("portals"),
    ])
    try SettingsBackend.describe(in: portals)
    let backend = await SettingsBackend(bus.address)
    // The portal reads the description while it starts.
    let client = BusConnection(bus.address)
    _ = try await client.call(
      BusRequest(
        to: FakePortal.name, path: FakePortal.path, interface: FakePortal.interface,
        member: "Read",
        arguments: [.string(FakePortal.appearance), .string("color-scheme")]))
    return (bus, backend)
  }

  private static func facts(_ scheme: UInt32) -> DesktopFacts {
    DesktopFacts { $0.colorScheme = [.noPreference, .dark, .light][Int(scheme)] }
  }

  @Test("1,000 changes, each sent when the one before was seen: every one is seen, in order")
  func oneByOne() async throws {
    let portals = try TemporaryFolder()
    let (bus, backend) = try await session(portals)
    let changes = Log<FactChange>()
    let chain = FactChain([PortalFacts(BusConnection(bus.address))]) { changes.add($0) }
    #expect(chain.start(patience: .seconds(120)) == .dark)
    var random = SeededGenerator(seed: 7)
    var scheme: UInt32 = 1
    var sent: [DesktopFacts] = []
    for number in 1...1_000 {
      scheme = (scheme + .random(in: 1...2, using: &random)) % 3
      backend.set(scheme)
      sent.append(Self.facts(scheme))
      guard await changes.wait(count: number).count == number else { break }
    }
    #expect(changes.all.map(\.facts) == sent)
  }

  @Test("1,000 changes without waiting: the last value is right, no two equal ones in a row")
  func burst() async throws {
    let portals = try TemporaryFolder()
    let (bus, backend) = try await session(portals)
    let changes = Log<FactChange>()
    let chain = FactChain([PortalFacts(BusConnection(bus.address))]) { changes.add($0) }
    let first = chain.start(patience: .seconds(120))
    var random = SeededGenerator(seed: 8)
    for _ in 0..<1_000 { backend.set(.random(in: 1...2, using: &random)) }
    backend.set(0)
    let all = await changes.wait { $0.last?.facts == Self.facts(0) }.map(\.facts)
    #expect(all.last == Self.facts(0))
    #expect(zip([first] + all, all).allSatisfy { $0 != $1 })
    withExtendedLifetime(bus) {}
  }

  @Test("a portal that is killed is started again, and what changed meanwhile is read")
  func killed() async throws {
    let portals = try TemporaryFolder()
    let (bus, backend) = try await session(portals)
    let changes = Log<FactChange>()
    let connection = BusConnection(bus.address)
    let chain = FactChain([PortalFacts(connection)]) { changes.add($0) }
    #expect(chain.start(patience: .seconds(120)) == .dark)
    let owner = BusRequest(
      to: "org.freedesktop.DBus", path: "/", interface: "org.freedesktop.DBus",
      member: "GetConnectionUnixProcessID", arguments: [.string(FakePortal.name)])
    let process = try await connection.call(owner).first?.asInteger
    kill(pid_t(try #require(process)), SIGKILL)
    backend.set(2)
    #expect(await changes.wait(count: 1).map(\.facts) == [.light])
    backend.set(0)
    #expect(await changes.wait(count: 2).last?.facts == Self.facts(0))
    withExtendedLifetime(chain) {}
  }

  @Test("GNOME's settings arrive by GTK's back end", .enabled(if: RealPortal.hasGTK))
  func gtk() async throws {
    let display = try PrivateDisplay()
    let bus = try PrivateBus(session: [
      "XDG_CURRENT_DESKTOP": "GNOME", "DISPLAY": display.name, "GTK_A11Y": "none",
      "NO_AT_BRIDGE": "1",
    ])
    let changes = Log<FactChange>()
    let chain = FactChain([PortalFacts(BusConnection(bus.address))]) { changes.add($0) }
    let first = chain.start(patience: .seconds(120))
    #expect(first.colorScheme == .noPreference)
    #expect(first.contrast == .normal)
    #expect(first.textScale == 1)
    let table: [(schema: String, key: String, value: String, fact: DesktopFact, word: String)] = [
      ("interface", "color-scheme", "prefer-dark", .colorScheme, "dark"),
      ("interface", "color-scheme", "prefer-light", .colorScheme, "light"),
      ("a11y.interface", "high-contrast", "true", .contrast, "high"),
      ("interface", "text-scaling-factor", "1.5", .textScale, "1.5"),
      ("interface", "enable-animations", "false", .reducesMotion, "true"),
    ]
    for (number, row) in table.enumerated() {
      try set(row.schema, row.key, row.value, on: bus)
      let change = await changes.wait(count: number + 1).last
      #expect(change?.facts[row.fact] == row.word)
      #expect(change?.changed == [row.fact])
    }
    withExtendedLifetime(chain) {}
  }

  private func set(_ schema: String, _ key: String, _ value: String, on bus: PrivateBus) throws {
    let program = bus.program("gsettings", ["set", "org.gnome.desktop.\(schema)", key, value])
    #expect(try program.run() == .status(0))
  }
}
