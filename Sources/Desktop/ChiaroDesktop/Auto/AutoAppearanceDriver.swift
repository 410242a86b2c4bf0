// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// A driver that keeps an automatic appearance up to date by a clock and reports its changes.
///
/// Apple counterpart: Appearance: Auto · Source: HIG Dark Mode (statement S245) · Fidelity:
/// approximate
@MainActor
package final class AutoAppearanceDriver {
  /// The present state of the appearance.
  package private(set) var appearance: AutoAppearance
  /// The closure called after the style changed, and at no other time.
  package var onChange: ((UserInterfaceStyle) -> Void)?

  private let clock: any WallClock

  /// Creates a driver with the style in force at the clock's time, in the clock's time zone.
  package init(
    configuration: AutoConfiguration, manualChoice: ManualChoice? = nil,
    circumstances: AutoCircumstances, clock: any WallClock
  ) {
    self.clock = clock
    var circumstances = circumstances
    circumstances.localTime = clock.localTime
    appearance = AutoAppearance(
      configuration: configuration, manualChoice: manualChoice, circumstances: circumstances,
      at: clock.now)
    clock.onWake = { [weak self] in self?.update { $0.advance(to: $1) } }
    waitForNextChange()
  }

  /// The style in force.
  package var style: UserInterfaceStyle { appearance.style }

  /// The instant of the next automatic change, as far as it is known; nil for none.
  package var nextChange: Instant? { appearance.nextChange(after: clock.now) }

  /// Applies a person's choice of light or dark, see `AutoAppearance.manualChange(to:at:)`.
  package func manualChange(to style: UserInterfaceStyle) {
    update { $0.manualChange(to: style, at: $1) }
  }

  /// Applies a new setting or new rules.
  package func configure(_ configuration: AutoConfiguration) {
    update { $0.configure(configuration, at: $1) }
  }

  /// Updates the machine's location, used where the person set none; nil where it is unknown.
  package func notice(position: GeographicPosition?) {
    notice { $0.position = position }
  }

  /// Updates whether the room is dark; nil without a light sensor.
  package func notice(isRoomDark: Bool?) {
    notice { $0.isRoomDark = isRoomDark }
  }

  /// Updates whether the app in front fills the screen.
  package func notice(isFullScreen: Bool) {
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

  /// Applies an input at the clock's time and time zone, schedules the next change, and reports a
  /// change of style.
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
