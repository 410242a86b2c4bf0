// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDesktop
import Testing

/// What can be said after `chiaro set`.
@Suite("Changes of the setting")
struct SettingChangeTests {
  private static func words(_ line: String) -> [String] {
    line.split(separator: " ").map(String.init)
  }

  private static let evening = AppearanceSchedule(
    darkFrom: TimeOfDay(hour: 20), lightFrom: TimeOfDay(hour: 7))

  @Test(
    "words are a change",
    arguments: [
      ("light", .appearance(.light)), ("dark", .appearance(.dark)), ("auto", .appearance(.auto)),
      ("contrast high", .contrast(.high)), ("contrast normal", .contrast(.normal)),
      ("accent #ff8000", .accentColor(Color(SRGB8(red: 255, green: 128, blue: 0)))),
      ("accent none", .accentColor(nil)), ("reduced-motion on", .reducesMotion(true)),
      ("reduced-motion off", .reducesMotion(false)), ("schedule 20:00 7:00", .schedule(evening)),
      ("schedule off", .schedule(nil)), ("sun on", .sun(nil)), ("sun off", .noSun),
      ("sun -33.9 151.2", .sun(GeographicPosition(latitude: -33.9, longitude: 151.2))),
      ("room-light on", .followsRoomLight(true)), ("agreement all", .agreement(.all)),
      ("rule schedule on", .rule(.schedule, true)), ("rule sun off", .rule(.sun, false)),
      ("rule room-light on", .rule(.roomLight, true)),
      ("wait-for-full-screen off", .waitsForFullScreen(false)),
    ] as [(String, SettingChange)])
  func words(line: String, change: SettingChange) throws {
    #expect(try SettingChange(words: Self.words(line)) == change)
  }

  @Test(
    "other words are refused, with what would be accepted",
    arguments: [
      ("", "light, dark, auto"), ("drak", "nearest: dark"), ("contrst high", "nearest: contrast"),
      ("zzz", "expected one of: light"), ("dark now", "nearest: dark"),
      ("contrast", "contrast normal|high"),
      ("contrast very", "contrast normal|high"), ("accent", "accent COLOR|none"),
      ("accent blurple", "blurple"), ("reduced-motion maybe", "on|off"),
      ("schedule 20:00", "FROM TO"), ("schedule 20:00 x 7:00", "FROM TO"),
      ("schedule 24:00 7:00", "FROM TO"),
      ("sun 91 0", "LATITUDE"), ("sun 0 181", "LATITUDE"), ("sun nan 0", "LATITUDE"),
      ("agreement most", "any|all"), ("rule", "rule schedule|sun"), ("rule moon on", "|room-light"),
      ("rule sun", "on|off"), ("rule sun maybe", "on|off"), ("rule sun on off", "on|off"),
    ])
  func misuse(line: String, hint: String) {
    let error = #expect(throws: SettingChange.Misuse.self) {
      try SettingChange(words: Self.words(line))
    }
    #expect(error?.description.contains(hint) == true, "\(error?.description ?? "")")
  }

  @Test("every form that is shown to people can be said")
  func forms() throws {
    let samples = [
      "FROM": "20:00", "TO|off": "07:00", "LATITUDE": "1", "LONGITUDE|on|off": "2",
      "COLOR|none": "red",
    ]
    for form in SettingChange.forms {
      let words = Self.words(form).map { word in
        samples[word] ?? String(word.split(separator: "|")[0])
      }
      _ = try SettingChange(words: words)
    }
  }

  @Test("a schedule and the sun take each other's place; the light in the room adds to either")
  func rules() throws {
    var setting = DesktopSetting()
    for line in ["room-light on", "schedule 20:00 07:00"] {
      setting = try SettingChange(words: Self.words(line)).applied(to: setting)
    }
    #expect(setting.appearance.rules.schedule == Self.evening)
    #expect(!setting.appearance.rules.followsSun && setting.appearance.rules.followsAmbientLight)
    setting = try SettingChange(words: Self.words("sun 52.5 13.4")).applied(to: setting)
    #expect(setting.appearance.rules.schedule == nil && setting.appearance.rules.followsSun)
    #expect(setting.appearance.rules.followsAmbientLight)
  }

  @Test("a rule joins the others, and goes without them; place and times stay")
  func rule() throws {
    var setting = DesktopSetting()
    func say(_ line: String) throws -> AutoRules {
      setting = try SettingChange(words: Self.words(line)).applied(to: setting)
      return setting.appearance.rules
    }
    _ = try say("sun 52.5 13.4")
    let both = AutoRules(schedule: .usual)
    #expect(try say("rule schedule on") == both)
    #expect(try say("rule sun off") == AutoRules(schedule: .usual, followsSun: false))
    let night = try say("schedule 22:00 05:00").schedule
    #expect(night != .usual)
    #expect(try say("rule schedule on").schedule == night)
    #expect(try say("rule sun on") == AutoRules(schedule: night))
    #expect(try say("rule room-light on").followsAmbientLight)
    #expect(try say("rule schedule off") == AutoRules(followsAmbientLight: true))
    #expect(try say("rule room-light off") == AutoRules())
    #expect(setting.appearance.position != nil)
  }

  @Test("light, dark and auto end what was held; other changes do not")
  func hold() throws {
    var setting = DesktopSetting()
    setting.appearance.setting = .auto
    setting.manualChoice = ManualChoice(style: .dark, since: Instant(secondsSince1970: 0))
    #expect(
      try SettingChange(words: ["contrast", "high"]).applied(to: setting).manualChoice != nil)
    #expect(try SettingChange(words: ["auto"]).applied(to: setting).manualChoice == nil)
  }
}
