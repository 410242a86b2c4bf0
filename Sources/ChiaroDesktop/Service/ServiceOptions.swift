// SPDX-License-Identifier: MIT

/// Where the service keeps and shows the setting.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct ServiceOptions: Sendable {
  /// The bus on which it is found.
  public var bus = BusAddress.session
  /// Whether GNOME's settings show what is in force.
  public var showsInGSettings = true
  /// The folder of scripts to be run on a change; nil for none.
  public var scripts = DesktopFolders.configuration.map { "\($0)/chiaro/on-change.d" }

  /// The session's bus, GNOME's settings, the user's scripts.
  public init() {}
}
