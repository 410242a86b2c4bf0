// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroBus
import ChiaroColor
public import ChiaroSource

/// A setting and its current effects as names and texts, which `chiaro get` prints and the bus
/// transmits.
///
/// Apple counterpart: `defaults read -g` · Source: this project · Fidelity: approximate, this
/// setting only
public struct SettingReport: Hashable, Sendable {
  /// A named value of the report, such as `contrast` with the text `high`.
  public struct Entry: Hashable, Sendable {
    /// The name of the value, such as `contrast`; `chiaro set` accepts it if the value can be set.
    public var name: String
    /// The text of the value: a word, `on`, `off`, or `none` if there is no value.
    public var text: String
  }

  /// All values of the report, always with the same names in the same order.
  public let entries: [Entry]

  /// The names of all entries, in their order.
  public static let names = [
    "style", "appearance", "contrast", "accent", "reduced-motion", "hold", "next-change",
    "schedule", "sun", "position", "room-light", "agreement", "wait-for-full-screen",
  ]

  /// Creates the report of a setting.
  ///
  /// - Parameters:
  ///   - setting: the setting
  ///   - auto: the automatic appearance of that setting in its present state
  ///   - now: the present time, from which the next change is computed
  package init(_ setting: DesktopSetting, auto: AutoAppearance, at now: Instant) {
    let rules = setting.appearance.rules
    let texts = [
      "style": auto.style == .dark ? "dark" : "light",
      "appearance": setting.appearance.setting.rawValue,
      "contrast": setting.contrast == .high ? "high" : "normal",
      "accent": setting.accentColor?.hexText,
      "reduced-motion": setting.reducesMotion ? "on" : "off",
      "hold": auto.manualChoice.map { $0.style == .dark ? "dark" : "light" },
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

  /// Creates a report from a value of the bus, `a{ss}`; missing or overlong texts become `none`.
  package init?(_ value: BusValue?) {
    guard let texts = value?.asOptions else { return nil }
    entries = Self.names.map { name in
      let text = texts[name]?.asString ?? "none"
      return Entry(name: name, text: text.utf8.count <= 200 ? text : "none")
    }
  }

  /// The report as a value of the bus, `a{ss}`.
  package var value: BusValue {
    .dictionary(
      Dictionary(uniqueKeysWithValues: entries.map { (.string($0.name), .string($0.text)) }),
      key: "s", value: "s")
  }

  /// Returns the text of the value with a name; nil if the name is not in `names`.
  public subscript(name: String) -> String? { entries.first { $0.name == name }?.text }

  /// Returns the values that differ from those of another report, in order; for nil, returns all
  /// values.
  public func changes(from old: SettingReport?) -> [Entry] {
    entries.filter { old?[$0.name] != $0.text }
  }

  /// Returns values as members of a JSON object.
  ///
  /// Names are in camel case; `on` and `off` become Booleans, and `none` becomes null.
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
