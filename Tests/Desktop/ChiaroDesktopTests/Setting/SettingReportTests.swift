// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBus
import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroDesktop

/// What a setting comes to, as names and texts.
@Suite("Reports of the setting")
struct SettingReportTests {
  private static let noon = Instant(secondsSince1970: 1_795_262_400)

  private static func report(_ words: [[String]]) throws -> SettingReport {
    let setting = try words.reduce(DesktopSetting()) { setting, words in
      try SettingChange(words: words).applied(to: setting)
    }
    return SettingReport(setting, auto: AutoAppearance(setting, at: Self.noon), at: noon)
  }

  @Test("a new setting is light, and has every name")
  func empty() throws {
    let report = try Self.report([])
    #expect(report.entries.map(\.name) == SettingReport.names)
    #expect(report["style"] == "light" && report["accent"] == "none" && report["colour"] == nil)
  }

  @Test(
    "what was set is what is told",
    arguments: [
      (["contrast", "high"], "contrast", "high"), (["accent", "red"], "accent", "#FF0000"),
      (["reduced-motion", "on"], "reduced-motion", "on"), (["sun", "off"], "sun", "off"),
      (["schedule", "20:00", "7:00"], "schedule", "20:00 07:00"),
      (["sun", "-33.86", "151.2"], "position", "-33.9 151.2"), (["dark"], "style", "dark"),
    ])
  func told(words: [String], name: String, text: String) throws {
    #expect(try Self.report([words])[name] == text)
  }

  @Test("under auto it says when it will change, and what is held")
  func auto() throws {
    // The sun over Berlin on 21 November 2026 at noon UTC, an hour before it sets.
    let report = try Self.report([["auto"], ["sun", "52.5", "13.4"]])
    #expect(report["style"] == "light")
    #expect(report["next-change"]?.hasPrefix("2026-11-21T15:0") == true)
  }

  @Test("a report comes over the bus whole, and what is no report is none")
  func value() throws {
    let report = try Self.report([["dark"], ["accent", "red"]])
    #expect(SettingReport(report.value) == report)
    #expect(SettingReport(.string("dark")) == nil)
    #expect(SettingReport(nil) == nil)
    let long = String(repeating: "x", count: 300)
    let odd = BusValue.dictionary(
      [.string("style"): .string(long), .string("more"): .string("1")], key: "s", value: "s")
    #expect(SettingReport(odd)?["style"] == "none")
  }

  @Test("changes are what differs, in order; against nothing, everything")
  func changes() throws {
    let old = try Self.report([])
    let new = try Self.report([["dark"], ["contrast", "high"]])
    #expect(new.changes(from: old).map(\.name) == ["style", "appearance", "contrast"])
    #expect(new.changes(from: nil).count == SettingReport.names.count)
    let text = JSON.object(SettingReport.members(old.entries)).text(.compact)
    #expect(text.contains(#""accent":null,"reducedMotion":false"#))
    #expect(text.contains(#""sun":true"#))
  }
}
