// SPDX-License-Identifier: MIT

import ChiaroSystem

extension AutoAppearance {
  /// Creates the appearance of a setting at an instant, by default now.
  init(
    _ setting: DesktopSetting, _ circumstances: AutoCircumstances = .withoutSensors,
    at now: Instant = .now
  ) {
    self.init(
      configuration: setting.appearance, manualChoice: setting.manualChoice,
      circumstances: circumstances, at: now)
  }
}

extension AutoCircumstances {
  /// The circumstances known without a sensor or a display: the time zone and its city.
  static var withoutSensors: AutoCircumstances {
    AutoCircumstances(
      localTime: .system,
      position: ZonePositions.systemZone.flatMap { ZonePositions.system[$0] })
  }
}

extension Instant {
  /// The present instant by the system clock.
  static var now: Instant { Instant(secondsSince1970: SystemTime.now) }
}
