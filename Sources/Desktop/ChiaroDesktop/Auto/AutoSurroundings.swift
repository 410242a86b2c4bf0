// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroBus
import ChiaroSystem

/// A monitor of the machine's surroundings: its location, its light sensor, and apps in full
/// screen.
///
/// The location comes from GeoClue, otherwise from the city of the time zone. GeoClue, a sensor and
/// a display are used only while the followed rules need them. The location is kept in memory only,
/// rounded to a tenth of a degree.
@MainActor
package final class AutoSurroundings {
  /// The closure called after one of the circumstances changed.
  package var onChange: (() -> Void)?

  private let zones = ZonePositions.system
  private let bus: BusAddress
  private let display: String?
  private var place: MachinePosition?
  private var sensor: LightSensor?
  private var window: FullScreenObserver?

  /// Creates a monitor that follows nothing yet.
  ///
  /// - Parameters:
  ///   - bus: the bus of GeoClue and the light sensor
  ///   - display: an X display such as `:0`; nil takes that of the environment
  package init(bus: BusAddress = .system, display: String? = nil) {
    self.bus = bus
    self.display = display
  }

  /// Starts to follow what a configuration's rules need, and stops following anything else.
  ///
  /// A sensor that is not needed is released, so that it does not measure in vain.
  package func follow(_ configuration: AutoConfiguration) {
    let rules = configuration.rules
    let isAuto = configuration.setting == .auto
    let needsPlace = isAuto && rules.followsSun && configuration.position == nil
    let needsSensor = isAuto && rules.followsAmbientLight
    let needsWindow = isAuto && rules.waitsForFullScreen
    place = needsPlace ? place ?? MachinePosition(bus) : nil
    sensor = needsSensor ? sensor ?? LightSensor(bus) : nil
    window = needsWindow ? window ?? FullScreenObserver(display: display) : nil
    place?.onChange = { [weak self] in self?.onChange?() }
    sensor?.onChange = { [weak self] in self?.onChange?() }
    window?.onChange = { [weak self] in self?.onChange?() }
  }

  /// The present circumstances, in the system's time zone.
  package var circumstances: AutoCircumstances {
    SystemTime.readTimeZone()
    return AutoCircumstances(
      localTime: .system,
      position: place?.position ?? ZonePositions.systemZone.flatMap { zones[$0] },
      isRoomDark: sensor?.isRoomDark, isFullScreen: window?.isFullScreen ?? false)
  }
}
