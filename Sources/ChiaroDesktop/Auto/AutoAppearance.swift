// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The appearance of a system that may change it by itself.
///
/// A value without a clock: whoever has one says what time it is. Each of its methods that takes
/// something in answers with the style that came into force, or nil when it is what it was, so
/// that no two answers in a row are equal, wherever clock, time zone and place jump to.
///
/// What a person does counts at once. What comes by itself waits for the app that fills the screen
/// to end, and then counts as it stands.
///
/// Apple counterpart: Appearance: Auto · Source: HIG Dark Mode (S245) · Fidelity: approximate
public struct AutoAppearance: Sendable {
  /// What the person set.
  public private(set) var configuration: AutoConfiguration
  /// What the person chose for now, until the next change.
  public private(set) var hold: AppearanceHold?
  /// What is known of the world.
  public private(set) var circumstances: AutoCircumstances
  /// What is in force: light or dark.
  public private(set) var style: UserInterfaceStyle

  /// The appearance at a moment; a hold that was stored goes on if it still holds.
  public init(
    configuration: AutoConfiguration, hold: AppearanceHold? = nil,
    circumstances: AutoCircumstances, at now: Instant
  ) {
    self.configuration = configuration
    self.hold = hold
    self.circumstances = circumstances
    style = .light
    _ = settle(at: now, isManual: true)
  }

  // MARK: What will be

  /// The style at a moment, if nothing happens until then but the passing of time.
  public func style(at instant: Instant) -> UserInterfaceStyle {
    isWaiting ? style : wanted(at: instant)
  }

  /// When the style changes next if nothing happens but the passing of time; nil for never, or not
  /// within 400 days.
  public func nextChange(after instant: Instant) -> Instant? {
    guard configuration.setting == .auto, !isWaiting else { return nil }
    let verdict = verdict
    guard let change = verdict.nextChange(after: instant) else { return nil }
    // Where something is held, the first change only ends that: the rules then say the same.
    let isSame = style(at: change) == style(at: instant)
    return isSame ? verdict.nextChange(after: change) : change
  }

  // MARK: What happens

  /// Time has passed; or the clock was set, forward or back.
  public mutating func advance(to now: Instant) -> UserInterfaceStyle? {
    settle(at: now, isManual: false)
  }

  /// The person chose light or dark: for good where that is the setting, until the next change
  /// where the setting is `auto`.
  ///
  /// - Precondition: `style` is light or dark
  public mutating func manualChange(
    to style: UserInterfaceStyle, at now: Instant
  ) -> UserInterfaceStyle? {
    precondition(style != .unspecified, "a person chooses light or dark")
    if configuration.setting == .auto {
      hold = AppearanceHold(style: style, since: now)
    } else {
      configuration.setting = style == .dark ? .dark : .light
    }
    return settle(at: now, isManual: true)
  }

  /// The person changed the setting or its rules; a hold ends with the setting.
  public mutating func configure(
    _ configuration: AutoConfiguration, at now: Instant
  ) -> UserInterfaceStyle? {
    if configuration.setting != self.configuration.setting { hold = nil }
    self.configuration = configuration
    return settle(at: now, isManual: true)
  }

  /// The world has changed: another time zone, place or light, or an app that fills the screen.
  public mutating func notice(
    _ circumstances: AutoCircumstances, at now: Instant
  ) -> UserInterfaceStyle? {
    self.circumstances = circumstances
    return settle(at: now, isManual: false)
  }

  // MARK: Private

  private var verdict: AutoVerdict { AutoVerdict(configuration, circumstances) }

  /// Whether changes that come by themselves have to wait.
  private var isWaiting: Bool {
    configuration.setting == .auto && configuration.rules.waitsForFullScreen
      && circumstances.isFullScreen
  }

  private func wanted(at instant: Instant) -> UserInterfaceStyle {
    switch configuration.setting {
    case .light: return .light
    case .dark: return .dark
    case .auto:
      let verdict = verdict
      if let hold, hold.holds(at: instant, against: verdict) { return hold.style }
      return verdict.style(at: instant)
    }
  }

  private mutating func settle(at now: Instant, isManual: Bool) -> UserInterfaceStyle? {
    let wanted = wanted(at: now)
    if let hold, !hold.holds(at: now, against: verdict) { self.hold = nil }
    guard wanted != style, isManual || !isWaiting else { return nil }
    style = wanted
    return wanted
  }
}
