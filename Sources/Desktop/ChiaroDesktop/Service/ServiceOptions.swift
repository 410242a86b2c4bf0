// SPDX-License-Identifier: MIT

package import ChiaroBus

/// The options of the service: its buses, its display, its scripts, and the mirror in GNOME's
/// settings.
package struct ServiceOptions: Sendable {
  /// The bus on which the service offers its names; the session bus by default.
  package var bus = BusAddress.session
  /// The bus of GeoClue and the light sensor; the system bus by default.
  package var systemBus = BusAddress.system
  /// The X display to watch for full-screen windows; nil takes that of the environment.
  package var display: String?
  /// Whether the setting in force is mirrored to GNOME's settings.
  package var showsInGSettings = true
  /// The folder of the scripts to run on a change; nil for none.
  package var scripts = DesktopFolders.configuration.map { "\($0)/chiaro/on-change.d" }
  /// The programs that get the style from the service, because they ask nobody for it; nil for
  /// none.
  package var followers: FollowerSet?

  /// Creates the default options.
  package init() {}
}
