// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// The light or dark appearance of a system, including automatic changes between them.
///
/// The value has no clock: the caller passes in the time. Each mutating method returns the style
/// that came into force, or nil when it did not change, so that two successive returned styles
/// always differ, even if the clock, time zone or location changes.
///
/// A person's choice takes effect at once. An automatic change waits while the app in front fills
/// the screen; after that, the style due at that time takes effect.
///
/// Apple counterpart: Appearance: Auto · Source: HIG Dark Mode (statement S245) · Fidelity:
/// approximate
package struct AutoAppearance: Sendable {
  /// The person's setting and rules.
  package private(set) var configuration: AutoConfiguration
  /// The style that the person chose for now, until the next automatic change; nil for none.
  package private(set) var manualChoice: ManualChoice?
  /// The present facts about the machine's surroundings.
  package private(set) var circumstances: AutoCircumstances
  /// The style in force, light or dark.
  package private(set) var style: UserInterfaceStyle

  /// Creates the appearance at an instant; a stored choice of style continues if it is still in
  /// force.
  package init(
    configuration: AutoConfiguration, manualChoice: ManualChoice? = nil,
    circumstances: AutoCircumstances, at now: Instant
  ) {
    self.configuration = configuration
    self.manualChoice = manualChoice
    self.circumstances = circumstances
    style = .light
    _ = settle(at: now, isManual: true)
  }

  // MARK: What will be

  /// Returns the style at a future instant, assuming that only the time changes until then.
  package func style(at instant: Instant) -> UserInterfaceStyle {
    isWaiting ? style : wanted(at: instant)
  }

  /// Returns the instant of the next change of style, assuming that only the time changes.
  ///
  /// Nil where the style never changes, or not within 400 days.
  package func nextChange(after instant: Instant) -> Instant? {
    guard configuration.setting == .auto, !isWaiting else { return nil }
    let verdict = verdict
    guard let change = verdict.nextChange(after: instant) else { return nil }
    // Where something is held, the first change only ends that: the rules then say the same.
    let isSame = style(at: change) == style(at: instant)
    return isSame ? verdict.nextChange(after: change) : change
  }

  // MARK: What happens

  /// Applies the passing of time, or a clock that was set forward or back.
  package mutating func advance(to now: Instant) -> UserInterfaceStyle? {
    settle(at: now, isManual: false)
  }

  /// Applies a person's choice of light or dark.
  ///
  /// Under the setting `auto` the choice holds until the next automatic change; otherwise it
  /// becomes the setting.
  ///
  /// - Precondition: `style` is light or dark
  package mutating func manualChange(
    to style: UserInterfaceStyle, at now: Instant
  ) -> UserInterfaceStyle? {
    precondition(style != .unspecified, "a choice is light or dark, not unspecified")
    if configuration.setting == .auto {
      manualChoice = ManualChoice(style: style, since: now)
    } else {
      configuration.setting = style == .dark ? .dark : .light
    }
    return settle(at: now, isManual: true)
  }

  /// Applies a new setting or new rules; a style chosen by hand ends when the setting itself
  /// changes.
  package mutating func configure(
    _ configuration: AutoConfiguration, at now: Instant
  ) -> UserInterfaceStyle? {
    if configuration.setting != self.configuration.setting { manualChoice = nil }
    self.configuration = configuration
    return settle(at: now, isManual: true)
  }

  /// Applies new circumstances: the time zone, location, room light, or an app in full screen.
  package mutating func notice(
    _ circumstances: AutoCircumstances, at now: Instant
  ) -> UserInterfaceStyle? {
    self.circumstances = circumstances
    return settle(at: now, isManual: false)
  }

  // MARK: Private

  private var verdict: AutoVerdict { AutoVerdict(configuration, circumstances) }

  /// Whether automatic changes wait for an app in full screen to end.
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
      if let manualChoice, manualChoice.holds(at: instant, against: verdict) {
        return manualChoice.style
      }
      return verdict.style(at: instant)
    }
  }

  private mutating func settle(at now: Instant, isManual: Bool) -> UserInterfaceStyle? {
    let wanted = wanted(at: now)
    if let manualChoice, !manualChoice.holds(at: now, against: verdict) { self.manualChoice = nil }
    guard wanted != style, isManual || !isWaiting else { return nil }
    style = wanted
    return wanted
  }
}
