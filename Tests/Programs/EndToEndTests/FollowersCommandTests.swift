// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro followers` and `chiaro doctor` in a home of a test's own, without a bus.
@Suite("Followers and the doctor, by their commands")
struct FollowersCommandTests {
  private let folder: TemporaryFolder
  private static let file = ".config/gtk-4.0/settings.ini"
  private static let text = "[Settings]\ngtk-theme-name=Adwaita\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: Self.file)
  }

  private func run(_ words: String...) throws -> (code: Int32, output: String, errors: String) {
    let run = try Program(
      environment: [
        "HOME": folder.path, "XDG_DATA_DIRS": folder.path("share"), "PATH": folder.path("bin"),
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/no-bus",
      ]
    ).run(words)
    return (run.code, run.output, run.errors)
  }

  private var settings: String { String(decoding: folder.bytes(Self.file) ?? [], as: UTF8.self) }

  @Test("a follower is told by on, and off gives every byte back")
  func onAndOff() throws {
    #expect(try run("set", "dark").code == 3)
    let told = try run("followers", "on", "gtk-4")
    #expect(told.code == 0 && told.output.contains("gtk-4"))
    #expect(settings == "[Settings]\ngtk-theme-name=Adwaita-dark\n")
    let off = try run("followers", "off", "gtk-4", "-f", "json")
    #expect(off.code == 0 && off.output.contains("\"state\": \"off\""))
    #expect(settings == Self.text)
  }

  @Test("the list names every follower with its state, as text and as JSON")
  func list() throws {
    let list = try run("followers")
    #expect(list.code == 0 && list.output.split(separator: "\n").count >= 22)
    #expect(list.output.contains("not here"))
    let json = try run("followers", "--format", "json")
    let root = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect((root?["followers"] as? [[String: Any]])?.count ?? 0 >= 22)
    #expect(settings == Self.text)
  }

  @Test("uninstalling gives back what followers have changed")
  func uninstall() throws {
    _ = try run("set", "dark")
    _ = try run("followers", "on", "gtk-4")
    #expect(settings != Self.text)
    #expect(try run("service", "--uninstall", "--no-gsettings").code == 0)
    #expect(settings == Self.text)
  }

  @Test("the doctor names the missing bus, and ends with 1")
  func doctor() throws {
    let text = try run("doctor")
    #expect(text.code == 1 && text.output.contains("[no-bus]"))
    let json = try run("doctor", "-f", "json")
    #expect(json.code == 1 && json.output.contains("\"id\": \"no-bus\""))
  }
}
