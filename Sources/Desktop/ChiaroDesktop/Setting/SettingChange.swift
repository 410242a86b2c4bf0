// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor
import ChiaroSource

/// A change to the desktop's setting, as it is given on the command line and over the bus.
///
/// Apple counterpart: a switch in System Settings · Source: this project · Fidelity: approximate,
/// one change at a time
public enum SettingChange: Hashable, Sendable {
  /// Sets the appearance; written as `light`, `dark` or `auto` on the command line.
  case appearance(AppearanceSetting)
  /// Sets the contrast; written as `contrast normal` or `contrast high`.
  case contrast(AccessibilityContrast)
  /// Sets the accent color; nil removes it. Written as `accent COLOR` or `accent none`.
  case accentColor(Color?)
  /// Sets whether motion is reduced; written as `reduced-motion on` or `reduced-motion off`.
  case reducesMotion(Bool)
  /// Sets the schedule of the setting `auto`; nil removes it.
  ///
  /// Written as `schedule 20:00 07:00`, for example, or `schedule off`.
  ///
  /// A schedule replaces the sun rule; removing the schedule does not change the sun rule.
  case schedule(AppearanceSchedule?)
  /// Makes the setting `auto` dark from sunset to sunrise at a location, instead of following a
  /// schedule.
  ///
  /// Nil means the machine's own location. Written as `sun LATITUDE LONGITUDE` or `sun on`.
  case sun(GeographicPosition?)
  /// Turns off the sun rule of the setting `auto`; written as `sun off`.
  case noSun
  /// Sets whether the setting `auto` also considers the light in the room; written as `room-light
  /// on` or `room-light off`.
  case followsRoomLight(Bool)
  /// Turns one rule of the setting `auto` on or off without changing its other rules.
  ///
  /// Written as `rule schedule on` or `rule sun off`, for example.
  ///
  /// If the schedule rule is turned on, it uses the schedule that is set, or else
  /// `AutoRules.usual`.
  case rule(Rule, Bool)
  /// Sets whether one rule of the setting `auto` is enough for dark or all rules must agree;
  /// written as `agreement any` or `agreement all`.
  case agreement(AutoRules.Agreement)
  /// Sets whether automatic changes wait until the frontmost app leaves full screen; written as
  /// `wait-for-full-screen on` or `wait-for-full-screen off`.
  case waitsForFullScreen(Bool)

  /// A rule of the automatic appearance, with the name that `chiaro get` prints.
  public enum Rule: String, Sendable, CaseIterable {
    /// The rule that makes the appearance dark between two times of day.
    case schedule
    /// The rule that makes the appearance dark from sunset to sunrise.
    case sun
    /// The rule that makes the appearance dark while the room is dark.
    case roomLight = "room-light"
  }

  /// An error for command-line arguments that are not a valid change.
  public struct Misuse: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description with the arguments and the accepted forms.
    public var description: String
  }

  /// The accepted forms of all changes, as messages list them.
  public static let forms = [
    "light", "dark", "auto", "contrast normal|high", "accent COLOR|none", "reduced-motion on|off",
    "schedule FROM TO|off", "sun LATITUDE LONGITUDE|on|off", "room-light on|off",
    "rule schedule|sun|room-light on|off", "agreement any|all", "wait-for-full-screen on|off",
  ]

  /// Creates a change from command-line arguments, such as `contrast` and `high`.
  ///
  /// - Throws: `Misuse` if the arguments are not a valid change
  public init(words: [String]) throws(Misuse) {
    guard let name = words.first else {
      throw Misuse(description: "nothing to set; \(Self.all)")
    }
    let rest = Array(words.dropFirst())
    if let appearance = AppearanceSetting(rawValue: name), rest.isEmpty {
      self = .appearance(appearance)
      return
    }
    guard let read = Self.readers[name] else { throw Self.unknown(name) }
    guard let change = try read(rest) else {
      let form = Self.forms.first { $0.hasPrefix(name + " ") } ?? name
      throw Misuse(
        description: "\"\(words.joined(separator: " "))\" is not valid (expected \(form))")
    }
    self = change
  }

  /// Returns a setting with the change applied; setting the appearance removes a style that the
  /// user chose under `auto`.
  public func applied(to setting: DesktopSetting) -> DesktopSetting {
    var setting = setting
    switch self {
    case .appearance(let appearance):
      setting.appearance.setting = appearance
      setting.manualChoice = nil
    case .contrast(let contrast): setting.contrast = contrast
    case .accentColor(let color): setting.accentColor = color
    case .reducesMotion(let isOn): setting.reducesMotion = isOn
    default: change(&setting.appearance)
    }
    return setting
  }

  private func change(_ auto: inout AutoConfiguration) {
    switch self {
    case .schedule(let schedule):
      auto.rules.schedule = schedule
      if schedule != nil { auto.rules.followsSun = false }
    case .sun(let place):
      auto.position = place
      auto.rules.followsSun = true
      auto.rules.schedule = nil
    case .noSun: auto.rules.followsSun = false
    case .followsRoomLight(let isOn): auto.rules.followsAmbientLight = isOn
    case .rule(.schedule, let isOn):
      auto.rules.schedule = isOn ? auto.rules.schedule ?? .usual : nil
    case .rule(.sun, let isOn): auto.rules.followsSun = isOn
    case .rule(.roomLight, let isOn): auto.rules.followsAmbientLight = isOn
    case .agreement(let agreement): auto.rules.agreement = agreement
    case .waitsForFullScreen(let isOn): auto.rules.waitsForFullScreen = isOn
    case .appearance, .contrast, .accentColor, .reducesMotion: break
    }
  }

  // MARK: Words

  private typealias Reader = @Sendable ([String]) throws(Misuse) -> SettingChange?

  /// The readers of changes by their first word; a reader returns nil for words of another form.
  private static let readers: [String: Reader] = [
    "contrast": { words in
      switch words {
      case ["normal"]: .contrast(.normal)
      case ["high"]: .contrast(.high)
      default: nil
      }
    },
    "accent": { words throws(Misuse) in try accent(words) },
    "reduced-motion": { words in isOn(words).map(SettingChange.reducesMotion) },
    "room-light": { words in isOn(words).map(SettingChange.followsRoomLight) },
    "schedule": { words in
      if words == ["off"] { return .schedule(nil) }
      let times = words.compactMap { TimeOfDay($0) }
      guard words.count == 2, times.count == 2 else { return nil }
      return .schedule(AppearanceSchedule(darkFrom: times[0], lightFrom: times[1]))
    },
    "sun": { words in
      if words == ["off"] { return .noSun }
      if words == ["on"] { return .sun(nil) }
      let degrees = words.compactMap(Double.init)
      guard words.count == 2, degrees.count == 2 else { return nil }
      return GeographicPosition(latitude: degrees[0], longitude: degrees[1])
        .map(SettingChange.sun)
    },
    "rule": { words in
      guard words.count == 2, let rule = Rule(rawValue: words[0]) else { return nil }
      return isOn([words[1]]).map { .rule(rule, $0) }
    },
    "agreement": { words in
      guard words.count == 1 else { return nil }
      return AutoRules.Agreement(rawValue: words[0]).map(SettingChange.agreement)
    },
    "wait-for-full-screen": { words in isOn(words).map(SettingChange.waitsForFullScreen) },
  ]

  private static func accent(_ words: [String]) throws(Misuse) -> SettingChange? {
    guard words.count == 1 else { return nil }
    if words == ["none"] { return .accentColor(nil) }
    do throws(ColorError) {
      return .accentColor(try Color(css: words[0]))
    } catch {
      throw Misuse(description: "\(error)")
    }
  }

  private static func isOn(_ words: [String]) -> Bool? {
    words == ["on"] ? true : words == ["off"] ? false : nil
  }

  private static func unknown(_ name: String) -> Misuse {
    let names = AppearanceSetting.allCases.map(\.rawValue) + readers.keys.sorted()
    let nearest = Suggestions.nearest(to: name, in: names)
    let hint = nearest.isEmpty ? all : "nearest: \(nearest.joined(separator: ", "))"
    return Misuse(description: "no setting is named \"\(name)\"; \(hint)")
  }

  private static let all = "expected one of: \(forms.joined(separator: ", "))"
}
