// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDesktop
import ChiaroSource
import ChiaroTestSupport
import Testing

/// A desktop's setting becomes a file and comes back.
@Suite("Setting on disk")
struct SettingFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String) throws { try folder.write(text, to: "setting.json") }

  private static let full: DesktopSetting = {
    var setting = DesktopSetting()
    setting.appearance.setting = .auto
    setting.appearance.rules.schedule = AppearanceSchedule(
      darkFrom: TimeOfDay(hour: 20), lightFrom: TimeOfDay(hour: 7, minute: 30))
    setting.appearance.rules.followsSun = false
    setting.appearance.rules.followsAmbientLight = true
    setting.appearance.rules.agreement = .all
    setting.appearance.rules.waitsForFullScreen = false
    setting.appearance.position = GeographicPosition(latitude: -33.86, longitude: 151.21)
    setting.manualChoice = ManualChoice(
      style: .dark, since: Instant(secondsSince1970: 1_795_276_800))
    setting.contrast = .high
    setting.accentColor = Color(.sRGB, 1, 0.5, 0)
    setting.reducesMotion = true
    return setting
  }()

  @Test("every part of a setting comes back", arguments: [full, DesktopSetting()])
  func roundTrip(setting: DesktopSetting) throws {
    var file = SettingFile(folder: folder.path)
    #expect(file.isNew && file.setting == DesktopSetting())
    #expect(try file.keep(setting) == [])
    let again = SettingFile(folder: folder.path)
    #expect(again.setting == setting && !again.isNew)
    #expect(again.diagnostics == [])
  }

  @Test("a setting that is made empty again comes back empty")
  func emptied() throws {
    var file = SettingFile(folder: folder.path)
    _ = try file.keep(Self.full)
    _ = try file.keep(DesktopSetting())
    #expect(SettingFile(folder: folder.path).setting == DesktopSetting())
  }

  @Test("names that are not ours are kept, and a newer version is read as far as it goes")
  func unknown() throws {
    try write(#"{"version": 9, "appearance": "dark", "brightness": {"night": 0.50}}"#)
    var file = SettingFile(folder: folder.path)
    #expect(file.setting.appearance.setting == .dark)
    _ = try file.keep(Self.full)
    let text = String(decoding: folder.bytes("setting.json") ?? [], as: UTF8.self)
    #expect(text.contains(#""night": 0.50"#))
  }

  @Test(
    "a value that is not understood counts as not set, with its name in a warning",
    arguments: [
      ("appearance", "\"darkish\""), ("appearance", "7"), ("contrast", "\"very\""),
      ("accent", "\"blurple\""), ("accent", "[]"), ("reducedMotion", "\"on\""),
      ("schedule", "\"20:00\""), ("schedule", "\"25:00 07:00\""), ("position", "\"91 0\""),
      ("position", "\"1 2 3\""), ("hold", "\"dark\""), ("hold", "\"dim 2026-11-21T16:04:05Z\""),
      ("sun", "1"), ("agreement", "\"most\""), ("waitsForFullScreen", "{}"),
    ])
  func odd(name: String, value: String) throws {
    try write(#"{"version": 1, "\#(name)": \#(value)}"#)
    let file = SettingFile(folder: folder.path)
    #expect(file.setting == DesktopSetting())
    #expect(file.diagnostics.map(\.id) == ["setting-value"])
    #expect(file.diagnostics.first?.message.hasPrefix("\(name) ") == true)
  }

  @Test("a place is kept to a tenth of a degree, a color as eight bits of sRGB")
  func rounded() {
    let setting = Self.full
    #expect(setting.appearance.position == GeographicPosition(latitude: -33.9, longitude: 151.2))
    #expect(setting.accentColor == Color(SRGB8(red: 255, green: 128, blue: 0)))
  }

  @Test("what a hand wrote is as opaque and as coarse as what we write")
  func normalized() throws {
    try write(#"{"accent": "oklch(0.7 0.4 30 / 0.5)", "position": "52.5163 13.3777"}"#)
    let setting = SettingFile(folder: folder.path).setting
    #expect(setting.accentColor?.hexText == "#FF0000")
    let place = GeographicPosition(latitude: 52.5, longitude: 13.4)
    #expect(setting.appearance.position == place)
  }
}
