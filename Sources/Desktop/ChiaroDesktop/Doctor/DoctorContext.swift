// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource
import ChiaroSystem

/// What the checks of the doctor look at.
struct DoctorContext: Sendable {
  let variable: @Sendable (String) -> String?
  let address: BusAddress
  let bus: BusConnection
  let units: UserUnits
  let activation: ServiceActivation
  /// Why there is no bus; nil where there is one.
  let busProblem: String?

  private static let timeout = Duration.seconds(5)

  init(
    _ variable: @escaping @Sendable (String) -> String?, bus address: BusAddress, units: UserUnits
  ) {
    self.variable = variable
    self.address = address
    self.units = units
    bus = BusConnection(address)
    activation = ServiceActivation(bus, units: units, timeout: Self.timeout, settling: 2)
    do throws(BusError) {
      try bus.reach()
      busProblem = nil
    } catch {
      busProblem = "\(error)"
    }
  }

  var place: FollowerPlace? { FollowerPlace(variable) }
  var portals: PortalFolders? { PortalFolders(variable) }

  /// The desktops of the session.
  var desktops: [String] {
    (variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":").map(String.init)
  }

  /// The folder of the setting; nil without a home.
  var stateFolder: String? { place.map { "\($0.state)/chiaro" } }

  /// Who owns a name on the bus; nil for nobody.
  func owner(of name: String) -> String? {
    let answer = try? bus.callWaiting(
      Daemon.request("GetNameOwner", [.string(name)]), timeout: Self.timeout)
    return answer?.first?.asString
  }

  /// Whether the service is on the bus.
  var isServiceRunning: Bool { busProblem == nil && owner(of: ServiceNames.setting) != nil }

  /// The client that asks the service, or reads the file.
  var client: SettingClient { SettingClient(bus: address, folder: stateFolder) }
}
