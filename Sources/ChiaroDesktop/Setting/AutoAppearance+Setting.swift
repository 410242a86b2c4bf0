// SPDX-License-Identifier: MIT

import ChiaroSystem

extension AutoAppearance {
  /// The appearance that a setting has at a moment, this one unless said otherwise.
  init(
    _ setting: DesktopSetting, _ circumstances: AutoCircumstances = .withoutSensors,
    at now: Instant = .now
  ) {
    self.init(
      configuration: setting.appearance, hold: setting.hold, circumstances: circumstances, at: now)
  }
}

extension AutoCircumstances {
  /// What is known of the world without asking a sensor or a display: time zone and its city.
  static var withoutSensors: AutoCircumstances {
    AutoCircumstances(
      localTime: .system,
      position: ZonePositions.systemZone.flatMap { ZonePositions.system[$0] })
  }
}

extension Instant {
  /// This moment, by the machine's clock.
  static var now: Instant { Instant(secondsSince1970: SystemTime.now) }
}
