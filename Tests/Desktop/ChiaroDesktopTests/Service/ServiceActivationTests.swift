// SPDX-License-Identifier: MIT

import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroBus
@testable import ChiaroDesktop

/// Whether the service was started, and whether the portal asks it.
@Suite("Starting the service")
@MainActor
struct ServiceActivationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "what systemd says of a unit is named as what it is",
    arguments: [
      ("Result=exit-code\nExecMainStatus=217\n", "(217/USER); some systems forbid it"),
      ("ExecMainStatus=226\nResult=exit-code\n", "(226/NAMESPACE); some systems forbid it"),
      ("Result=exit-code\nExecMainStatus=3\n", "exit-code, status 3"),
      ("Result=timeout\nExecMainStatus=0\n", "timeout, status 0"),
      ("Result=success\nExecMainStatus=0\n", nil), ("", nil), ("Result=exit-code\n", nil),
    ] as [(String, String?)])
  func failures(properties: String, words: String?) {
    let failure = UserUnits.failure(properties)
    #expect(failure?.contains(words ?? "–") == (words == nil ? nil : true))
  }

  @Test(
    "only a program of exactly that name is ended, also when its file was replaced",
    arguments: [
      ("/usr/bin/chiaro", "chiaro", true), ("/usr/bin/chiaro (deleted)", "chiaro", true),
      ("/build/chiaroscuroPackageTests.xctest", "chiaro", false),
      ("/usr/bin/chiaro-gallery", "chiaro", false), ("/usr/bin/chiaro/other", "chiaro", false),
      ("/usr/libexec/xdg-desktop-portal-gtk", "xdg-desktop-portal", false),
      ("/usr/libexec/xdg-desktop-portal", "xdg-desktop-portal", true),
    ])
  func programs(path: String, name: String, isMeant: Bool) {
    #expect(ServiceActivation.isProgram(path, named: name) == isMeant)
  }

  /// A program in the place of systemctl, which notes what it is asked.
  private func units(_ body: String) throws -> UserUnits {
    let path = try folder.write(
      "#!/bin/sh\necho \"$*\" >>'\(folder.path)/asked'\n\(body)\n", to: "systemctl")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    var units = UserUnits()
    units.program = path
    return units
  }

  private var asked: [String] {
    String(decoding: folder.bytes("asked") ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test("with a service manager the unit is enabled and started anew, and its failure is said")
  func manager() throws {
    let units = try units(
      "[ \"$2\" = restart ] && exit 1; [ \"$2\" = show ] && echo Result=x; exit 0")
    let activation = ServiceActivation(
      BusConnection(.custom("unix:path=\(folder.path)/bus")), units: units)
    #expect(activation.hasManager)
    #expect(activation.start() == "systemctl --user restart chiaro.service failed")
    #expect(!activation.lacksNamespaces)
    #expect(
      asked == [
        "--user show-environment", "--user enable chiaro.service",
        "--user restart chiaro.service", "--user show chiaro.service",
        "--user show chiaro.service",
      ])
  }

  @Test("without one, or without a bus, it is said that there is none")
  func nobody() throws {
    var units = UserUnits()
    units.program = "/nowhere/systemctl"
    let activation = ServiceActivation(
      BusConnection(.custom("unix:path=\(folder.path)/bus")), units: units)
    #expect(!activation.hasManager && activation.start() != nil)
    #expect(throws: BusError.self) { try activation.reach() }
  }

  /// Runs a closure on a thread of its own: it waits for the service, which answers on this one.
  private func aside<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: body()) }
    }
  }

  @Test(
    "the portal asks the service, or somebody else, or is not there",
    .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"),
    arguments: [true, false, nil] as [Bool?])
  func heard(isAsked: Bool?) async throws {
    let bus = try PrivateBus()
    var options = ServiceOptions()
    options.bus = bus.address
    options.systemBus = bus.address
    options.showsInGSettings = false
    options.scripts = nil
    let service = SettingService(
      SettingFile(folder: folder.path("state")), options: options, say: { _ in }, refuse: {})
    await service.start()
    var portal: AskingPortal?
    if let isAsked { portal = await AskingPortal(bus.address, asks: isAsked) }
    var units = UserUnits()
    units.program = "/nowhere/systemctl"
    // The service is in this process, which all other tests keep busy.
    let activation = ServiceActivation(
      BusConnection(bus.address), units: units, timeout: .seconds(600),
      settling: isAsked == true ? 600 : 3)
    let isHeard = await aside { activation.isHeard() }
    #expect(isHeard == isAsked)
    withExtendedLifetime((service, portal)) {}
  }

  @Test(
    "an update of a service that is asked stops the old one by its own name only",
    .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
  func stop() async throws {
    let bus = try PrivateBus()
    // A program of another kind has the name: these tests.
    let owner = await SettingOwner(bus.address)
    var units = UserUnits()
    units.program = "/nowhere/systemctl"
    let activation = ServiceActivation(BusConnection(bus.address), units: units)
    await aside { activation.stop() }
    #expect(owner.states.all.last == .owned)
    withExtendedLifetime(owner) {}
  }
}
