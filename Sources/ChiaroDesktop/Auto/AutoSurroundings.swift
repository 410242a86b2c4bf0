// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroBus
import ChiaroSystem

/// What the machine knows of the world around it, kept up to date: its place, its light sensor, and
/// whether an app fills the screen.
///
/// The place is GeoClue's, else the city of the time zone. GeoClue, a sensor and a display are
/// asked only while somebody follows. The place is kept in memory, to a tenth of a degree.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
@MainActor
public final class AutoSurroundings {
  /// Called after one of the circumstances changed.
  public var onChange: (() -> Void)?

  private let zones = ZonePositions.system
  private let bus: BusAddress
  private let display: String?
  private var place: MachinePosition?
  private var sensor: LightSensor?
  private var window: FullScreenWindow?

  /// Follows nothing yet.
  ///
  /// - Parameters:
  ///   - bus: where GeoClue and the light sensor are
  ///   - display: an X display such as `:0`; nil takes the environment's
  public init(bus: BusAddress = .system, display: String? = nil) {
    self.bus = bus
    self.display = display
  }

  /// Follows what rules need, and nothing else; a light that goes on on a sensor tells its owner
  /// that somebody looks.
  public func follow(_ configuration: AutoConfiguration) {
    let rules = configuration.rules
    let isAuto = configuration.setting == .auto
    let needsPlace = isAuto && rules.followsSun && configuration.position == nil
    let needsSensor = isAuto && rules.followsAmbientLight
    let needsWindow = isAuto && rules.waitsForFullScreen
    place = needsPlace ? place ?? MachinePosition(bus) : nil
    sensor = needsSensor ? sensor ?? LightSensor(bus) : nil
    window = needsWindow ? window ?? FullScreenWindow(display: display) : nil
    place?.onChange = { [weak self] in self?.onChange?() }
    sensor?.onChange = { [weak self] in self?.onChange?() }
    window?.onChange = { [weak self] in self?.onChange?() }
  }

  /// What is known now.
  public var circumstances: AutoCircumstances {
    SystemTime.readTimeZone()
    return AutoCircumstances(
      localTime: .system,
      position: place?.position ?? ZonePositions.systemZone.flatMap { zones[$0] },
      isRoomDark: sensor?.isRoomDark, isFullScreen: window?.isFullScreen ?? false)
  }
}
