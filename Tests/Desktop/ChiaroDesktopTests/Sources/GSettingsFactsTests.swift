// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// Other programs as sources.
@Suite("Facts from a program", .enabled(if: PrivateBus.isPossible))
struct GSettingsFactsTests {
  @Test("settings are read, and read again when dconf says that they changed")
  func following() async throws {
    let bus = try PrivateBus()
    let reports = Log<FactReport>()
    let own = BusConnection(bus.address)
    let source = GSettingsFacts(own)
    source.start { reports.add($0) }
    let count = await reports.wait(count: 1).count
    let writer = BusConnection(bus.address)
    let notify: @Sendable (String) -> Void = {
      writer.emit(
        path: "/ca/desrt/dconf/Writer/user", interface: "ca.desrt.dconf.Writer", member: "Notify",
        arguments: [.string($0), .strings([""]), .string("tag")])
    }
    // The bus answers in order: then it knows what the source follows, and the writer is there.
    for connection in [own, writer] {
      _ = try await connection.call(
        BusRequest(
          to: "org.freedesktop.DBus", path: "/", interface: "org.freedesktop.DBus",
          member: "GetId"))
    }
    notify("/org/elsewhere/")
    notify("/org/gnome/desktop/interface/color-scheme")
    #expect(await reports.wait(count: count + 1).count == count + 1)
    source.stop()
  }
}
