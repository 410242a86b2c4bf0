// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroBus
import ChiaroColor
public import ChiaroSource

/// A setting and what follows from it now, as names and texts: what `chiaro get` prints and what
/// travels over the bus.
///
/// Apple counterpart: `defaults read -g` · Source: this project · Fidelity: approximate
public struct SettingReport: Hashable, Sendable {
  /// A name and its text, such as `contrast` and `high`.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Entry: Hashable, Sendable {
    /// The name, as `chiaro set` takes it where it can be set.
    public var name: String
    /// The text: a word, `on` or `off`, `none` where there is nothing.
    public var text: String
  }

  /// All of them, always the same names in the same order.
  public let entries: [Entry]

  /// The names in their order.
  public static let names = [
    "style", "appearance", "contrast", "accent", "reduced-motion", "hold", "next-change",
    "schedule", "sun", "position", "room-light", "agreement", "wait-for-full-screen",
  ]

  /// Reports a setting.
  ///
  /// - Parameters:
  ///   - setting: the setting
  ///   - auto: the same, as it stands now
  ///   - now: the time it is
  public init(_ setting: DesktopSetting, auto: AutoAppearance, at now: Instant) {
    let rules = setting.appearance.rules
    let texts = [
      "style": auto.style == .dark ? "dark" : "light",
      "appearance": setting.appearance.setting.rawValue,
      "contrast": setting.contrast == .high ? "high" : "normal",
      "accent": setting.accentColor?.hexText,
      "reduced-motion": setting.reducesMotion ? "on" : "off",
      "hold": auto.hold.map { $0.style == .dark ? "dark" : "light" },
      "next-change": auto.nextChange(after: now)?.description,
      "schedule": rules.schedule?.text ?? "off",
      "sun": rules.followsSun ? "on" : "off",
      "position": setting.appearance.position?.text,
      "room-light": rules.followsAmbientLight ? "on" : "off",
      "agreement": rules.agreement.rawValue,
      "wait-for-full-screen": rules.waitsForFullScreen ? "on" : "off",
    ]
    entries = Self.names.map { Entry(name: $0, text: (texts[$0] ?? nil) ?? "none") }
  }

  /// Reads what came over the bus, `a{ss}`; what is missing or too long is `none`.
  package init?(_ value: BusValue?) {
    guard let texts = value?.asOptions else { return nil }
    entries = Self.names.map { name in
      let text = texts[name]?.asString ?? "none"
      return Entry(name: name, text: text.utf8.count <= 200 ? text : "none")
    }
  }

  /// The report as it travels over the bus, `a{ss}`.
  package var value: BusValue {
    .dictionary(
      Dictionary(uniqueKeysWithValues: entries.map { (.string($0.name), .string($0.text)) }),
      key: "s", value: "s")
  }

  /// The text of a name, or nil for one that is not in `names`.
  public subscript(name: String) -> String? { entries.first { $0.name == name }?.text }

  /// The entries that differ from another report's, in order.
  public func changes(from old: SettingReport?) -> [Entry] {
    entries.filter { old?[$0.name] != $0.text }
  }

  /// Entries as members of an object, names in camel case: `on` and `off` are truths, `none` is
  /// null.
  public static func members(_ entries: [Entry]) -> [JSON.Member] {
    entries.map { JSON.Member(camelCase($0.name), json($0.text)) }
  }

  private static func json(_ text: String) -> JSON {
    switch text {
    case "on": true
    case "off": false
    case "none": .null
    default: .string(text)
    }
  }

  private static func camelCase(_ name: String) -> String {
    let parts = name.split(separator: "-")
    return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
