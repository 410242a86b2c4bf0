// SPDX-License-Identifier: MIT

/// The files that make a desktop start the service and use it as its settings portal.
///
/// Apple counterpart: a property list in `LaunchAgents` · Source: XDG desktop portal,
/// portals.conf(5); D-Bus Specification 0.41, Message Bus Starting Services; systemd.service(5) ·
/// Fidelity: exact
package struct ServiceFiles: Sendable {
  /// A file with its path and content.
  package struct File: Hashable, Sendable {
    /// The path below the folder of shared data, such as `/usr/share`.
    package var path: String
    /// The content of the file.
    package var text: String
  }

  /// All files, in the order in which they are written.
  package let files: [File]

  /// Creates the files for a program.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - desktops: the names in `XDG_CURRENT_DESKTOP` for which older portals use the service;
  ///     newer ones use `portals.conf`
  ///   - isConfined: whether the unit has the restrictions that need a namespace of users
  package init(program: String, desktops: [String], isConfined: Bool = true) {
    let name = ServiceNames.portal
    files = [
      File(path: "xdg-desktop-portal/portals/chiaro.portal", text: Self.backEnd(desktops)),
      Self.activation(of: name, program: program),
      Self.activation(of: ServiceNames.setting, program: program),
      File(path: Self.unit, text: ServiceUnit.text(program: program, isConfined: isConfined)),
    ]
  }

  /// The path of the unit below the folder of shared data.
  static let unit = "systemd/user/\(ServiceNames.unit)"

  /// Returns the file that tells the portal of the service, with the desktops for which it is used
  /// where no configuration decides.
  static func backEnd(_ desktops: [String]) -> String {
    """
    [portal]
    DBusName=\(ServiceNames.portal)
    Interfaces=\(ServiceNames.portalInterface);
    UseIn=\(desktops.joined(separator: ";"))

    """
  }

  /// Returns the file that lets the bus start the service when one of its names is used.
  private static func activation(of name: String, program: String) -> File {
    File(
      path: "dbus-1/services/\(name).service",
      text: """
        [D-BUS Service]
        Name=\(name)
        Exec="\(program)" service
        SystemdService=\(ServiceNames.unit)

        """)
  }
}
