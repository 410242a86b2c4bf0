// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// What the machine knows of the world around it, kept up to date: the city of its time zone, its
/// light sensor, and whether an app fills the screen.
///
/// A sensor and a display are asked only while somebody follows. The place is kept in memory, to a
/// tenth of a degree.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
@MainActor
public final class AutoSurroundings {
  /// Called after one of the circumstances changed.
  public var onChange: (() -> Void)?

  private let zones = ZonePositions.system
  private var sensor: LightSensor?
  private var window: FullScreenWindow?

  /// Follows nothing yet.
  public init() {}

  /// Follows what rules need, and nothing else; a light that goes on on a sensor tells its owner
  /// that somebody looks.
  public func follow(_ configuration: AutoConfiguration) {
    let isAuto = configuration.setting == .auto
    if isAuto && configuration.rules.followsAmbientLight {
      sensor = sensor ?? LightSensor()
    } else {
      sensor = nil
    }
    if isAuto && configuration.rules.waitsForFullScreen {
      window = window ?? FullScreenWindow()
    } else {
      window = nil
    }
    sensor?.onChange = { [weak self] in self?.onChange?() }
    window?.onChange = { [weak self] in self?.onChange?() }
  }

  /// What is known now.
  public var circumstances: AutoCircumstances {
    SystemTime.readTimeZone()
    return AutoCircumstances(
      localTime: .system, position: ZonePositions.systemZone.flatMap { zones[$0] },
      isRoomDark: sensor?.isRoomDark, isFullScreen: window?.isFullScreen ?? false)
  }
}
