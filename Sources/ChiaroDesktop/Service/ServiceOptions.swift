// SPDX-License-Identifier: MIT

public import ChiaroBus

/// Where the service looks around, and shows the setting.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ServiceOptions: Sendable {
  /// The bus on which it is found.
  public var bus = BusAddress.session
  /// The bus on which GeoClue and the light sensor are.
  public var systemBus = BusAddress.system
  /// The X display whose windows may fill the screen; nil takes the environment's.
  public var display: String?
  /// Whether GNOME's settings show what is in force.
  public var showsInGSettings = true
  /// The folder of scripts to be run on a change; nil for none.
  public var scripts = DesktopFolders.configuration.map { "\($0)/chiaro/on-change.d" }

  /// The session's bus, the system's sensors, GNOME's settings, the user's scripts.
  public init() {}
}
