// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroBus
@testable import ChiaroDesktop

/// What the service tells the user's scripts, and what it tells of them.
@Suite(
  "The service and scripts", .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
@MainActor
struct ScriptNewsTests {
  private let folder: TemporaryFolder
  private let bus: PrivateBus

  init() throws {
    folder = try TemporaryFolder()
    bus = try PrivateBus()
  }

  private var state: String { folder.path("state") }

  private func service(scripts: String) async -> SettingService {
    var options = ServiceOptions()
    options.bus = bus.address
    options.systemBus = bus.address
    options.showsInGSettings = false
    options.scripts = scripts
    let service = SettingService(
      SettingFile(folder: state), options: options, say: { _ in }, refuse: {})
    await service.start()
    return service
  }

  /// Calls the service, and goes on trying until it is on the bus.
  private func call(_ connection: BusConnection, _ request: BusRequest) async -> [BusValue] {
    for _ in 0..<500 {
      if let answer = try? await connection.call(request) { return answer }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return []
  }

  private func setting(_ member: String, _ arguments: [BusValue] = []) -> BusRequest {
    BusRequest(
      to: ServiceNames.setting, path: ServiceNames.settingPath, interface: ServiceNames.setting,
      member: member, arguments: arguments)
  }

  private func portal(_ member: String, _ arguments: [BusValue]) -> BusRequest {
    BusRequest(
      to: ServiceNames.portal, path: ServiceNames.portalPath,
      interface: ServiceNames.portalInterface, member: member, arguments: arguments)
  }

  /// Waits until scripts have noted as many lines as wanted, and gives them.
  private func notes(_ count: Int) async throws -> [String] {
    var lines: [String] = []
    for _ in 0..<60_000 {
      lines = String(decoding: folder.bytes("notes") ?? [], as: UTF8.self)
        .split(separator: "\n").map(String.init)
      if lines.count >= count { return lines }
      try await Task.sleep(for: .milliseconds(5))
    }
    return lines
  }

  private func script(_ name: String, _ text: String) throws -> String {
    let path = try folder.write("#!/bin/sh\n\(text)\n", to: "on-change.d/\(name)")
    for place in [path, folder.path("on-change.d")] {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: place)
    }
    return folder.path("on-change.d")
  }

  /// Waits until the service has stored what scripts were told.
  private func stored(_ text: String) async throws {
    var told: JSON?
    for _ in 0..<60_000 {
      told = SettingFile(folder: state)["told"]
      if told == .string(text) { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(told == .string(text))
  }

  @Test("a change made while the service was away is told at its start, one that was told is not")
  func missed() async throws {
    let scripts = try script("note", "echo $CHIARO_STYLE >>'\(folder.path)/notes'")
    var service: SettingService? = await service(scripts: scripts)
    _ = service?.change(.appearance(.dark))
    #expect(try await notes(1).last == "dark")
    try await stored("dark normal none off")
    let count = try await notes(1).count
    service = nil
    service = await self.service(scripts: scripts)
    service = nil
    var file = SettingFile(folder: state)
    _ = try file.keep(SettingChange(words: ["light"]).applied(to: file.setting))
    service = await self.service(scripts: scripts)
    #expect(try await notes(count + 1).dropFirst(count) == ["light"])
    try await stored("light normal none off")
    withExtendedLifetime(service) {}
  }

  @Test("a service that ended among its scripts tells all of them at its next start")
  func midway() async throws {
    _ = try script("1-note", "echo one $CHIARO_STYLE >>'\(folder.path)/notes'")
    let scripts = try script(
      "2-slow",
      """
      cd '\(folder.path)'
      test -e fast || { : >waits; sleep 3600; }
      echo two $CHIARO_STYLE >>notes
      """)
    var file = SettingFile(folder: state)
    file["told"] = .string("light normal none off")
    _ = try file.keep(SettingChange(words: ["dark"]).applied(to: file.setting))
    let first = await service(scripts: scripts)
    #expect(try await notes(1) == ["one dark"])
    for _ in 0..<60_000 {
      if folder.bytes("waits") != nil { break }
      try await Task.sleep(for: .milliseconds(5))
    }
    // The first one goes on waiting for its script, as one that was killed would not.
    try folder.write("", to: "fast")
    let second = await service(scripts: scripts)
    #expect(try await notes(3) == ["one dark", "one dark", "two dark"])
    try await stored("dark normal none off")
    withExtendedLifetime((first, second)) {}
  }

  @Test("what is wrong with scripts can be asked for, and who asked the portal's back end too")
  func problems() async throws {
    let scripts = try script("fails", "echo so what >&2; exit 5")
    let service = await service(scripts: scripts)
    let client = BusConnection(bus.address)
    _ = await call(client, setting("Set", [.strings(["dark"])]))
    var problems: [String] = []
    for _ in 0..<2000 where problems.isEmpty {
      problems =
        try await client.call(setting("Problems")).first?.asList?
        .compactMap(\.asString) ?? []
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(problems.count == 1 && problems[0].contains("exited with 5 after"))
    #expect(problems[0].contains(": so what [script-failed]"))
    for _ in 0..<3 {
      _ = try await client.call(
        portal("Read", [.string(ServiceNames.appearance), .string("contrast")]))
    }
    _ = try await client.call(portal("ReadAll", [.strings([])]))
    let questions = try await client.call(
      BusRequest(
        to: ServiceNames.setting, path: ServiceNames.settingPath,
        interface: BusInterface.properties, member: "Get",
        arguments: [.string(ServiceNames.setting), .string("Questions")]))
    #expect(questions.first?.asOptions?.values.compactMap(\.asInteger) == [3])
    withExtendedLifetime(service) {}
  }
}
