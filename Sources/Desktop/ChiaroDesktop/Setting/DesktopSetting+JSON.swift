// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
public import ChiaroSource

extension DesktopSetting {
  /// The version of the written format; a newer file is read as far as it is understood.
  static let formVersion = 1

  /// Creates a setting from a JSON object; missing and invalid members get their defaults.
  ///
  /// - Parameters:
  ///   - content: an object that `json(over:)` returned, and that a person may have edited
  ///   - file: the path that diagnostics show
  ///   - diagnostics: the array to which a warning is added for each invalid member
  public init(_ content: JSON, file: String, diagnostics: inout [Diagnostic]) {
    self.init()
    var reader = SettingReader(content: content, file: file)
    take(from: &reader)
    diagnostics += reader.diagnostics
  }

  /// Reads the members; outside the initializer, so that the property observers run, which round
  /// the location and make the color opaque.
  private mutating func take(from reader: inout SettingReader) {
    appearance.setting = reader.value("appearance") { AppearanceSetting(rawValue: $0) } ?? .light
    appearance.position = reader.value("position") { GeographicPosition(text: $0) }
    appearance.rules = AutoRules(
      schedule: reader.value("schedule") { AppearanceSchedule(text: $0) },
      followsSun: reader.flag("sun", usually: true),
      followsAmbientLight: reader.flag("roomLight"),
      agreement: reader.value("agreement") { AutoRules.Agreement(rawValue: $0) } ?? .any,
      waitsForFullScreen: reader.flag("waitsForFullScreen", usually: true))
    manualChoice = reader.value("hold") { ManualChoice(text: $0) }
    contrast = reader.value("contrast") { Self.contrasts[$0] } ?? .normal
    accentColor = reader.value("accent") { try? Color(css: $0) }
    reducesMotion = reader.flag("reducedMotion")
  }

  /// Returns the setting as a JSON object that keeps the other members of `content`.
  ///
  /// If `content` is nil, the object has only the members of the setting.
  public func json(over content: JSON?) -> JSON {
    var json = content ?? .object([])
    json["version"] = .integer(Self.formVersion)
    json["appearance"] = .string(appearance.setting.rawValue)
    json["schedule"] = appearance.rules.schedule.map { .string($0.text) }
    json["sun"] = .bool(appearance.rules.followsSun)
    json["position"] = appearance.position.map { .string($0.text) }
    json["roomLight"] = .bool(appearance.rules.followsAmbientLight)
    json["agreement"] = .string(appearance.rules.agreement.rawValue)
    json["waitsForFullScreen"] = .bool(appearance.rules.waitsForFullScreen)
    json["hold"] = manualChoice.map { .string($0.text) }
    json["contrast"] = .string(contrast == .high ? "high" : "normal")
    json["accent"] = accentColor.map { .string($0.hexText) }
    json["reducedMotion"] = .bool(reducesMotion)
    return json
  }

  private static let contrasts: [String: AccessibilityContrast] = [
    "normal": .normal, "high": .high,
  ]
}

/// A reader of an object's members that warns of invalid ones.
private struct SettingReader {
  let content: JSON
  let file: String
  var diagnostics: [Diagnostic] = []

  /// Returns the value of a member that `read` accepts; nil, with a warning, for an invalid one.
  mutating func value<Value>(_ name: String, _ read: (String) -> Value?) -> Value? {
    guard let member = content[name], member != .null else { return nil }
    if case .string(let text) = member, let value = read(text) { return value }
    passOver(name, member)
    return nil
  }

  mutating func flag(_ name: String, usually usual: Bool = false) -> Bool {
    guard let member = content[name], member != .null else { return usual }
    if case .bool(let value) = member { return value }
    passOver(name, member)
    return usual
  }

  private mutating func passOver(_ name: String, _ member: JSON) {
    diagnostics.append(
      Diagnostic(
        .warning, id: "setting-value", at: SourceLocation(file: file),
        "\(name) has an invalid value and counts as not set: \(member.text(.compact).prefix(80))"))
  }
}

// The words of the command line are the words of the file: one form to learn, one to read.

extension AppearanceSchedule {
  init?(text: String) {
    let times = text.split(separator: " ").map { TimeOfDay(String($0)) }
    guard times.count == 2, let dark = times[0], let light = times[1] else { return nil }
    self.init(darkFrom: dark, lightFrom: light)
  }

  /// The schedule as text, as in `20:00 07:00`.
  var text: String { "\(darkFrom) \(lightFrom)" }
}

extension GeographicPosition {
  init?(text: String) {
    let degrees = text.split(separator: " ").map { Double($0) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] else {
      return nil
    }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// The position as text, as in `52.5 13.4`.
  var text: String { "\(latitude) \(longitude)" }
}

extension ManualChoice {
  init?(text: String) {
    let words = text.split(separator: " ").map(String.init)
    let styles: [String: UserInterfaceStyle] = ["light": .light, "dark": .dark]
    guard words.count == 2, let style = styles[words[0]], let since = Instant(words[1]) else {
      return nil
    }
    self.init(style: style, since: since)
  }

  /// The style and the instant of the choice as text, as in `dark 2026-11-21T16:04:05Z`.
  var text: String { "\(style == .dark ? "dark" : "light") \(since)" }
}
