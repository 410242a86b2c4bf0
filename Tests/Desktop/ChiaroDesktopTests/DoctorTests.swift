// SPDX-License-Identifier: MIT

import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroBus
@testable import ChiaroDesktop

/// Broken set-ups, each with the cause that the doctor names.
@Suite("The doctor", .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
struct DoctorTests {
  /// A set-up that works as far as its files go, and what breaks it.
  struct Setup: Sendable, CustomTestStringConvertible {
    var cause: String
    /// Files of the home; nil takes one away.
    var files: [String: String?] = [:]
    /// Variables; nil takes one away.
    var variables: [String: String?] = [:]
    /// What `systemctl` is, as a script; nil where there is none.
    var manager: String?
    var hasBus = true
    var modes: [String: Int] = [:]

    var testDescription: String { cause }
  }

  private static let unitShown = "[ \"$2\" = show ] && echo"
  private static let knows = "[ \"$2\" = show-environment ] && echo XDG_CURRENT_DESKTOP=sway"

  static let broken: [Setup] = [
    Setup(cause: "no-home", variables: ["HOME": nil]),
    Setup(cause: "no-bus", hasBus: false),
    Setup(cause: "state-read-only", variables: ["XDG_STATE_HOME": "/proc/sys"]),
    Setup(cause: "configuration-read-only", variables: ["XDG_CONFIG_HOME": "/proc/sys"]),
    Setup(cause: "setting-damaged", files: [".local/state/chiaro/setting.json": "{"]),
    Setup(
      cause: "not-installed",
      files: [".local/share/dbus-1/services/org.chiaroscuro.Setting.service": nil]),
    Setup(cause: "program-missing", files: ["bin/chiaro": nil]),
    Setup(cause: "not-running"),
    Setup(cause: "unit-unknown", manager: "\(unitShown) LoadState=not-found; \(knows); exit 0"),
    Setup(
      cause: "unit-failed",
      manager: "\(unitShown) 'Result=exit-code\nExecMainStatus=217'; \(knows); exit 0"),
    Setup(cause: "desktop-not-told", manager: "[ \"$2\" = show-environment ] && echo A=1; exit 0"),
    Setup(cause: "desktop-unknown", variables: ["XDG_CURRENT_DESKTOP": ""]),
    Setup(
      cause: "portal-other",
      files: [".config/xdg-desktop-portal/sway-portals.conf": "[preferred]\ndefault=wlr\n"]),
    Setup(
      cause: "portals-unreadable",
      files: [".config/xdg-desktop-portal/sway-portals.conf": "preferred\n"]),
    Setup(
      cause: "portals-hidden",
      files: [
        ".config/xdg-desktop-portal/sway-portals.conf":
          "[preferred]\norg.freedesktop.impl.portal.Settings=chiaro\n"
      ]),
    Setup(
      cause: "back-end-missing",
      files: [".local/share/xdg-desktop-portal/portals/chiaro.portal": nil]),
    Setup(
      cause: "script-refused", files: [".config/chiaro/on-change.d/lamp": "#!/bin/sh\n"],
      modes: [".config/chiaro/on-change.d/lamp": 0o777]),
    Setup(
      cause: "script-interpreter", files: [".config/chiaro/on-change.d/lamp": "#!/nowhere/sh\n"],
      modes: [".config/chiaro/on-change.d/lamp": 0o700]),
    Setup(
      cause: "auto-without-rule",
      files: [".local/state/chiaro/setting.json": "{\"appearance\": \"auto\", \"sun\": false}"]),
    Setup(
      cause: "follower-stuck",
      files: [
        ".config/chiaro/followers.json": "{\"followers\": {\"gtk-2\": true}}",
        ".gtkrc-2.0": "gtk-theme-name=\"Alone\"\n",
      ]),
    Setup(cause: "follower-choices", files: [".config/chiaro/followers.json": "[]"]),
  ]

  /// The files of a set-up in which nothing is wrong but that no service runs.
  private static let sound: [String: String] = [
    "bin/chiaro": "#!/bin/sh\n",
    ".local/share/dbus-1/services/org.chiaroscuro.Setting.service":
      "[D-BUS Service]\nName=org.chiaroscuro.Setting\nExec=\"HOME/bin/chiaro\" service\n",
    ".local/share/xdg-desktop-portal/portals/chiaro.portal":
      "[portal]\nDBusName=org.freedesktop.impl.portal.desktop.chiaro\n"
      + "Interfaces=org.freedesktop.impl.portal.Settings;\nUseIn=sway\n",
    "share/xdg-desktop-portal/portals/wlr.portal":
      "[portal]\nDBusName=org.freedesktop.impl.portal.desktop.wlr\n"
      + "Interfaces=org.freedesktop.impl.portal.ScreenCast;org.freedesktop.impl.portal.Settings;\n",
    "share/xdg-desktop-portal/sway-portals.conf": "[preferred]\ndefault=wlr\n",
    ".config/xdg-desktop-portal/sway-portals.conf":
      "[preferred]\norg.freedesktop.impl.portal.Settings=chiaro;wlr\ndefault=wlr\n",
  ]

  private func doctor(_ setup: Setup, _ home: FollowerHome, _ bus: PrivateBus) throws -> Doctor {
    var files = Self.sound.mapValues { Optional($0) }
    files.merge(setup.files) { $1 }
    for (name, text) in files { if let text { try home.write(text, to: name) } }
    let scripts = home.path(".config/chiaro/on-change.d")
    if FileManager.default.fileExists(atPath: scripts) {
      try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: scripts)
    }
    for (name, mode) in setup.modes {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: home.path(name))
    }
    var variables: [String: String?] = [
      "HOME": home.place.home, "XDG_DATA_DIRS": home.path("share"), "PATH": home.path("bin"),
      "XDG_CURRENT_DESKTOP": "sway", "XDG_CONFIG_DIRS": home.path("etc"),
    ]
    variables.merge(setup.variables) { $1 }
    let given = variables.compactMapValues { $0 }
    var units = UserUnits()
    units.program = "/nowhere/systemctl"
    if let manager = setup.manager {
      try home.write("#!/bin/sh\n\(manager)\n", to: "bin/systemctl")
      units.program = home.path("bin/systemctl")
    }
    let address =
      setup.hasBus ? bus.address : .custom("unix:path=\(home.place.home)/no-bus")
    return Doctor({ given[$0] }, bus: address, units: units)
  }

  /// Runs a closure on a thread of its own: it waits for answers.
  private func aside<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { done in
      Thread.detachNewThread { done.resume(returning: body()) }
    }
  }

  @Test("a broken set-up has the cause that breaks it, and no other", arguments: Self.broken)
  func causes(_ setup: Setup) async throws {
    let home = try FollowerHome()
    let bus = try PrivateBus()
    let doctor = try doctor(setup, home, bus)
    let before = home.everything
    let found = await aside { doctor.examine() }
    let troubles = Set(found.filter { $0.kind == .trouble }.map(\.id))
    // No service runs in any of them; where that has a nearer cause, it is the one that is named.
    #expect(troubles.contains(setup.cause), "\(troubles)")
    let usual: Set = ["not-running", "not-installed", "portal-other", "no-home"]
    #expect(troubles.subtracting(usual).subtracting([setup.cause]) == [], "\(found)")
    #expect(found.filter { $0.id == setup.cause }.allSatisfy { $0.advice != nil })
    #expect(home.everything == before)
  }

  @Test("what can do no harm is done: a script is closed to others, and refused no more")
  func fix() async throws {
    let home = try FollowerHome()
    let bus = try PrivateBus()
    let setup = try #require(Self.broken.first { $0.cause == "script-refused" })
    let doctor = try doctor(setup, home, bus)
    let findings = await aside { doctor.examine() }.filter { $0.id == "script-refused" }
    #expect(findings.count == 1)
    #expect(await aside { doctor.fix(findings + findings) }.count == 1)
    #expect(await aside { doctor.examine() }.allSatisfy { $0.id != "script-refused" })
  }

  @Test("a service that is asked by the portal has nothing to mend")
  @MainActor
  func sound() async throws {
    let home = try FollowerHome()
    let bus = try PrivateBus()
    let doctor = try doctor(Setup(cause: ""), home, bus)
    var options = ServiceOptions()
    options.bus = bus.address
    options.systemBus = bus.address
    options.showsInGSettings = false
    options.scripts = nil
    let service = SettingService(
      SettingFile(folder: home.path(".local/state/chiaro")), options: options, say: { _ in },
      refuse: {})
    await service.start()
    let portal = await AskingPortal(bus.address, asks: true)
    var found = await aside { doctor.examine() }
    // Both ends answer within a time, which a machine with other work may not keep at once.
    for _ in 0..<20 where found.contains(where: { $0.kind == .trouble }) {
      found = await aside { doctor.examine() }
    }
    #expect(found.filter { $0.kind == .trouble } == [])
    #expect(Set(found.map(\.id)).isSuperset(of: ["installed", "running", "portal", "style"]))
    withExtendedLifetime((service, portal)) {}
  }
}
