// SPDX-License-Identifier: MIT

public import ChiaroBus

/// Where the service looks around, and shows the setting.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ServiceOptions: Sendable {
  /// The bus on which the service offers its names; the session bus by default.
  public var bus = BusAddress.session
  /// The bus of GeoClue and the light sensor; the system bus by default.
  public var systemBus = BusAddress.system
  /// The X display to watch for full-screen windows; nil takes that of the environment.
  public var display: String?
  /// Whether the setting in force is mirrored to GNOME's settings.
  public var showsInGSettings = true
  /// The folder of the scripts to run on a change; nil for none.
  public var scripts = DesktopFolders.configuration.map { "\($0)/chiaro/on-change.d" }

  /// Creates the default options.
  public init() {}
}
