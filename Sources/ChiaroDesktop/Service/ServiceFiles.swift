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
  package init(program: String, desktops: [String]) {
    let name = ServiceNames.portal
    files = [
      File(
        path: "xdg-desktop-portal/portals/chiaro.portal",
        text: """
          [portal]
          DBusName=\(name)
          Interfaces=\(ServiceNames.portalInterface);
          UseIn=\(desktops.joined(separator: ";"))

          """),
      Self.activation(of: name, program: program),
      Self.activation(of: ServiceNames.setting, program: program),
      File(
        path: "systemd/user/\(ServiceNames.unit)", text: ServiceUnit.text(program: program)),
    ]
  }

  /// The content of the user's `xdg-desktop-portal/portals.conf`, which makes newer portals ask the
  /// service first.
  package static let portalsConfiguration = """
    [preferred]
    \(ServiceNames.portalInterface)=chiaro;*

    """

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
