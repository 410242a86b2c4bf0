// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An appearance with a clock: it changes when the time has come, and says so.
///
/// Apple counterpart: Appearance: Auto · Source: HIG Dark Mode (S245) · Fidelity: approximate
@MainActor
public final class AutoAppearanceDriver {
  /// The appearance as it stands.
  public private(set) var appearance: AutoAppearance
  /// Called after light became dark or dark light, and at no other time.
  public var onChange: ((UserInterfaceStyle) -> Void)?

  private let clock: any WallClock

  /// Starts with what is in force at the clock's time; the time zone is the clock's, too.
  public init(
    configuration: AutoConfiguration, hold: AppearanceHold? = nil,
    circumstances: AutoCircumstances, clock: any WallClock
  ) {
    self.clock = clock
    var circumstances = circumstances
    circumstances.localTime = clock.localTime
    appearance = AutoAppearance(
      configuration: configuration, hold: hold, circumstances: circumstances, at: clock.now)
    clock.onWake = { [weak self] in self?.update { $0.advance(to: $1) } }
    waitForNextChange()
  }

  /// What is in force.
  public var style: UserInterfaceStyle { appearance.style }

  /// When that changes next by itself, as far as is known.
  public var nextChange: Instant? { appearance.nextChange(after: clock.now) }

  /// The person chose light or dark, as `AutoAppearance.manualChange(to:at:)` has it.
  public func manualChange(to style: UserInterfaceStyle) {
    update { $0.manualChange(to: style, at: $1) }
  }

  /// The person changed the setting or its rules.
  public func configure(_ configuration: AutoConfiguration) {
    update { $0.configure(configuration, at: $1) }
  }

  /// Where the machine is, for those who did not say so themselves; nil when that is not known.
  public func notice(position: GeographicPosition?) {
    notice { $0.position = position }
  }

  /// Whether the room is dark; nil when there is no light sensor.
  public func notice(isRoomDark: Bool?) {
    notice { $0.isRoomDark = isRoomDark }
  }

  /// Whether the app in front fills the screen.
  public func notice(isFullScreen: Bool) {
    notice { $0.isFullScreen = isFullScreen }
  }

  // MARK: Private

  private func notice(_ change: (inout AutoCircumstances) -> Void) {
    update { appearance, now in
      var circumstances = appearance.circumstances
      change(&circumstances)
      return appearance.notice(circumstances, at: now)
    }
  }

  /// Takes something in at the clock's time and in its time zone, asks the clock for the next
  /// change, and tells the news.
  private func update(_ input: (inout AutoAppearance, Instant) -> UserInterfaceStyle?) {
    let before = appearance.style
    let now = clock.now
    var circumstances = appearance.circumstances
    circumstances.localTime = clock.localTime
    _ = appearance.notice(circumstances, at: now)
    _ = input(&appearance, now)
    waitForNextChange()
    if appearance.style != before { onChange?(appearance.style) }
  }

  private func waitForNextChange() {
    guard appearance.configuration.setting == .auto else { return clock.wake(at: nil) }
    let now = clock.now
    clock.wake(at: appearance.nextChange(after: now) ?? now.advanced(by: secondsADay))
  }
}
