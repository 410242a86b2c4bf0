// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroColor
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroBus
@testable import ChiaroDesktop

/// The service on a bus of its own, as its clients see it.
@Suite(
  "The service on the bus", .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
@MainActor
struct SettingServiceTests {
  private let folder: TemporaryFolder
  private let bus: PrivateBus

  init() throws {
    folder = try TemporaryFolder()
    bus = try PrivateBus()
  }

  private var state: String { folder.path("state") }

  private func service(
    refused: Log<Bool> = Log(), said: Log<String> = Log(), clock: (any WallClock)? = nil,
    display: String? = nil
  ) async -> SettingService {
    var options = ServiceOptions()
    options.bus = bus.address
    options.systemBus = bus.address
    options.display = display
    options.showsInGSettings = false
    options.scripts = nil
    let service = SettingService(
      SettingFile(folder: state), options: options, clock: clock ?? SystemWallClock(),
      say: { said.add($0.id) },
      refuse: { refused.add(true) })
    await service.start()
    return service
  }

  /// Calls the service, and goes on trying until it is on the bus.
  private func call(
    _ connection: BusConnection, _ request: BusRequest
  ) async throws(BusError) -> [BusValue] {
    var last = BusError(.timeout)
    for _ in 0..<500 {
      do throws(BusError) { return try await connection.call(request) } catch {
        guard case .remote(let name) = error.kind, name.hasSuffix("ServiceUnknown") else {
          throw error
        }
        last = error
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
    throw last
  }

  private func setting(_ member: String, _ arguments: [BusValue] = []) -> BusRequest {
    BusRequest(
      to: ServiceNames.setting, path: ServiceNames.settingPath, interface: ServiceNames.setting,
      member: member, arguments: arguments)
  }

  private func set(_ words: String...) -> BusRequest { setting("Set", [.strings(words)]) }

  private func portal(_ member: String, _ arguments: [BusValue]) -> BusRequest {
    BusRequest(
      to: ServiceNames.portal, path: ServiceNames.portalPath,
      interface: ServiceNames.portalInterface, member: member, arguments: arguments)
  }

  private func read(_ key: String) -> BusRequest {
    portal("Read", [.string(ServiceNames.appearance), .string(key)])
  }

  @Test("the portal reads every key, and is told what changed, one by one")
  func portal() async throws {
    let service = await service()
    let client = BusConnection(bus.address)
    let signals = Log<[BusValue]>()
    let following = client.follow(
      BusMatch(interface: ServiceNames.portalInterface, member: "SettingChanged")
    ) { signals.add($0.arguments) }
    #expect(try await call(client, read("color-scheme")).first?.asInteger == 2)
    let all = try await client.call(portal("ReadAll", [.strings(["org.freedesktop.*"])]))
    let values = all.first?.asOptions?[ServiceNames.appearance]?.asOptions
    #expect(values.map { Set($0.keys) } == Set(PortalSettings.keys))
    #expect(
      try await client.call(portal("ReadAll", [.strings(["org.gnome.*"])])).first?.asOptions == [:])

    for words in [["dark"], ["dark"], ["contrast", "high"], ["sun", "off"], ["light"]] {
      _ = try await client.call(setting("Set", [.strings(words)]))
    }
    let told = await signals.wait(count: 3)
    #expect(told.map { $0[1].asString } == ["color-scheme", "contrast", "color-scheme"])
    #expect(told.map { $0[2].asInteger } == [1, 1, 2])
    #expect(service.facts.contrast == .high)
    withExtendedLifetime(following) {}
  }

  @Test("a key that is not there, and words that are no change, are answered with an error")
  func errors() async throws {
    let service = await service()
    let client = BusConnection(bus.address)
    _ = try await call(client, setting("Get"))
    for (request, name) in [
      (read("colour"), ServiceNames.notFoundError),
      (portal("Read", [.string("org.gnome.x"), .string("y")]), ServiceNames.notFoundError),
      (set("drak"), ServiceNames.usageError), (set(), ServiceNames.usageError),
    ] {
      let error = await #expect(throws: BusError.self) { try await client.call(request) }
      #expect(error?.kind == .remote(name: name))
    }
    #expect(service.setting == DesktopSetting())
  }

  @Test("what was set is on disk before it is answered, and there after a restart")
  func kept() async throws {
    var service: SettingService? = await service()
    let client = BusConnection(bus.address)
    _ = try await call(client, set("accent", "#336699"))
    _ = try await client.call(set("dark"))
    #expect(SettingFile(folder: state).setting == service?.setting)
    service = nil
    let again = await self.service()
    #expect(again.setting.appearance.setting == .dark)
    #expect(again.setting.accentColor?.hexText == "#336699")
  }

  @Test("a disk that cannot be written keeps nothing from being in force, and is said")
  func unwritable() async throws {
    try folder.write("no folder", to: "state")
    let service = await service()
    let client = BusConnection(bus.address)
    let warnings = try await call(client, set("dark")).first?.asList?.compactMap(\.asString)
    #expect(warnings?.first?.contains("not saved") == true)
    #expect(service.facts.colorScheme == .dark)
    #expect(try await client.call(read("color-scheme")).first?.asInteger == 1)
  }

  @Test("a second service on the bus is refused, and the first one stays")
  func second() async throws {
    let refused = Log<Bool>()
    let first = await service()
    let client = BusConnection(bus.address)
    _ = try await call(client, set("dark"))
    let second = await service(refused: refused)
    #expect(await refused.wait(count: 1).count >= 1)
    #expect(try await client.call(read("color-scheme")).first?.asInteger == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test("on a bus that was started anew the service is there again")
  func restarted() async throws {
    let service = await service()
    _ = try await call(BusConnection(bus.address), set("dark"))
    bus.stop()
    try bus.start()
    let client = BusConnection(bus.address)
    #expect(try await call(client, read("color-scheme")).first?.asInteger == 1)
    withExtendedLifetime(service) {}
  }

  @Test("toggling under auto holds until the next change, and setting auto again ends it")
  func toggled() async throws {
    let service = await service()
    let client = BusConnection(bus.address)
    _ = try await call(client, set("auto"))
    let before = service.facts.colorScheme
    _ = try await client.call(setting("Toggle"))
    #expect(service.facts.colorScheme != before && service.setting.manualChoice != nil)
    #expect(service.setting.appearance.setting == .auto)
    _ = try await client.call(set("auto"))
    #expect(service.facts.colorScheme == before && service.setting.manualChoice == nil)
  }

  @Test("1,000 changes, each sent when the one before was answered, are told in order")
  func many() async throws {
    let service = await service()
    let client = BusConnection(bus.address)
    let told = Log<String>()
    let following = client.follow(BusMatch(interface: ServiceNames.setting, member: "Changed")) {
      if let report = SettingReport($0.arguments.first) { told.add(report["accent"] ?? "") }
    }
    _ = try await call(client, setting("Get"))
    var random = SeededGenerator(seed: 33)
    var sent: [String] = []
    for _ in 0..<1000 {
      let hex = String(UInt32.random(in: 0...0xFFFFFF, using: &random) | 0x1000000, radix: 16)
      let color = "#" + hex.dropFirst().uppercased()
      if color == sent.last { continue }
      sent.append(color)
      _ = try await client.call(set("accent", color))
    }
    #expect(await told.wait(count: sent.count) == sent)
    withExtendedLifetime((service, following)) {}
  }

  @Test("while one floods it with calls that want no answer others are answered; the last one wins")
  func flooded() async throws {
    let service = await service()
    let (loud, quiet) = (BusConnection(bus.address), BusConnection(bus.address))
    _ = try await call(quiet, setting("Get"))
    for round in 0..<3 {
      for number in 0..<1000 {
        loud.tell(set(number % 3 == 0 ? "dark" : "light"))
        if number % 10 == 0 { loud.tell(setting("Toggle")) }
        loud.tell(set("accent", number == 999 ? "#00000\(round)" : "#336699"))
        loud.tell(setting("Get"))
      }
      // The bus itself answers when it has taken all of them.
      _ = try await loud.call(Daemon.request("GetId", []))
      _ = try await quiet.call(set("contrast", round % 2 == 0 ? "high" : "normal"))
      #expect(service.setting.contrast == (round % 2 == 0 ? .high : .normal))
    }
    loud.tell(set("dark"))
    _ = try await loud.call(setting("Get"))
    #expect(service.setting.appearance.setting == .dark)
    #expect(service.setting.accentColor?.hexText == "#000002")
  }

  @Test(
    "a damaged copy is written again at once, so that the other one may be damaged next",
    arguments: ["setting.json", "setting.json.bak"])
  func repaired(name: String) async throws {
    var file = SettingFile(folder: state)
    _ = try file.keep(SettingChange(words: ["accent", "#336699"]).applied(to: DesktopSetting()))
    let whole = folder.bytes("state/\(name)")?.count
    try folder.write("{", to: "state/\(name)")
    let said = Log<String>()
    let service = await service(said: said)
    #expect(service.setting.accentColor?.hexText == "#336699")
    #expect(said.all == ["state-unreadable"])
    #expect(folder.bytes("state/\(name)")?.count == whole)
  }

  @Test("S245: auto flips what everybody sees while the service runs, by its schedule")
  func scheduled() async throws {
    let clock = FakeClock("2026-11-21T12:00")
    let service = await service(clock: clock)
    let client = BusConnection(bus.address)
    let schemes = Log<Int64?>()
    let following = client.follow(
      BusMatch(interface: ServiceNames.portalInterface, member: "SettingChanged")
    ) { schemes.add($0.arguments.last?.asInteger) }
    _ = try await call(client, set("schedule", "20:00", "07:00"))
    _ = try await client.call(set("auto"))
    #expect(service.facts.colorScheme == .light)
    clock.pass(to: "2026-11-22T12:00")
    #expect(await schemes.wait(count: 2) == [1, 2])
    withExtendedLifetime(following) {}
  }

  @Test("a clock that jumps and a zone that changes give one change, or none, and lose nothing")
  func jumps() async throws {
    let clock = FakeClock("2026-11-21T12:00")
    let service = await service(clock: clock)
    let client = BusConnection(bus.address)
    _ = try await call(client, set("schedule", "20:00", "07:00"))
    _ = try await client.call(set("auto"))
    let schemes = Log<Int64?>()
    let following = client.follow(
      BusMatch(interface: ServiceNames.portalInterface, member: "SettingChanged")
    ) { schemes.add($0.arguments.last?.asInteger) }
    _ = try await client.call(setting("Get"))
    // Twelve hours forward, back, and three days of sleep; then the same noon elsewhere.
    for time in ["2026-11-22T00:00", "2026-11-21T12:00", "2026-11-24T12:00"] {
      clock.jump(to: time)
    }
    clock.localTime = .fixed(hours: 11)
    clock.jump(to: clock.now)
    #expect(await schemes.wait(count: 3) == [1, 2, 1])
    #expect(service.setting.appearance.setting == .auto && service.setting.manualChoice == nil)
    #expect(SettingFile(folder: state).setting == service.setting)
    withExtendedLifetime(following) {}
  }

  @Test("S245: auto goes by the light in the room, alone and together with a schedule")
  func roomLight() async throws {
    let proxy = SensorProxy(bus.address, lux: 1)
    let service = await service(clock: FakeClock("2026-11-21T12:00"))
    let client = BusConnection(bus.address)
    let schemes = Log<Int64?>()
    let following = client.follow(
      BusMatch(interface: ServiceNames.portalInterface, member: "SettingChanged")
    ) { schemes.add($0.arguments.last?.asInteger) }
    _ = try await call(client, set("schedule", "20:00", "07:00"))
    _ = try await client.call(set("auto"))
    #expect(service.facts.colorScheme == .light)
    _ = try await client.call(set("rule", "room-light", "on"))
    #expect(await schemes.wait(count: 1) == [1])
    _ = try await client.call(set("agreement", "all"))
    #expect(await schemes.wait(count: 2) == [1, 2])
    _ = try await client.call(set("rule", "schedule", "off"))
    #expect(await schemes.wait(count: 3) == [1, 2, 1])
    // A sensor that goes leaves the usual schedule.
    proxy.close()
    #expect(await schemes.wait(count: 4) == [1, 2, 1, 2])
    withExtendedLifetime(following) {}
  }

  @Test("S245: the sun is that of the place that was set, else of GeoClue's")
  func place() async throws {
    // At noon in Greenwich it is night on the other side.
    let geoClue = FakeGeoClue(bus.address, latitude: .double(0), longitude: .double(179))
    let service = await service(clock: FakeClock("2026-11-21T12:00"))
    let client = BusConnection(bus.address)
    _ = try await call(client, set("sun", "0", "0"))
    _ = try await client.call(set("auto"))
    #expect(service.facts.colorScheme == .light && geoClue.calls.isEmpty)
    _ = try await client.call(set("sun", "on"))
    await eventually { service.facts.colorScheme == .dark }
    #expect(service.facts.colorScheme == .dark)
    // The place is in nobody's file.
    #expect(SettingFile(folder: state).setting.appearance.position == nil)
    _ = try await client.call(set("light"))
    await eventually { geoClue.calls.last == "Stop" }
    #expect(geoClue.calls.last == "Stop")
  }

  @Test(
    "S245: a change waits while a real window fills the screen",
    .enabled(if: WindowDesktop.isInstalled, "\(WindowDesktop.hint)"))
  func fullScreen() async throws {
    let desktop = try await WindowDesktop()
    let clock = FakeClock("2026-11-21T12:00")
    let service = await service(clock: clock, display: desktop.display)
    _ = service.change(.schedule(.usual))
    _ = service.change(.appearance(.auto))
    // While a change waits nobody knows when it comes.
    #expect(service.report["next-change"] == "2026-11-21T20:00:00Z")
    try desktop.pressF11()
    await eventually { service.report["next-change"] == "none" }
    clock.jump(to: "2026-11-21T23:00")
    #expect(service.facts.colorScheme == .light)
    try desktop.pressF11()
    await eventually { service.facts.colorScheme == .dark }
    #expect(service.facts.colorScheme == .dark)
    withExtendedLifetime(desktop) {}
  }
}
