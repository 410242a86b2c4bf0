// SPDX-License-Identifier: MIT

/// The files that make a desktop start the service and take it for its setting.
///
/// Apple counterpart: a property list in `LaunchAgents` · Source: XDG desktop portal,
/// portals.conf(5); D-Bus Specification 0.41, Message Bus Starting Services; systemd.service(5) ·
/// Fidelity: exact
public struct ServiceFiles: Sendable {
  /// A file and what stands in it.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct File: Hashable, Sendable {
    /// Where it goes, below the folder of shared data, such as `/usr/share`.
    public var path: String
    /// Its text.
    public var text: String
  }

  /// All of them, in the order in which they are written.
  public let files: [File]

  /// The files for a program.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - desktops: the names in `XDG_CURRENT_DESKTOP` for which older portals are to ask the
  ///     service; newer ones go by `portals.conf`
  public init(program: String, desktops: [String]) {
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

  /// Lets newer portals ask the service first; goes to the user's
  /// `xdg-desktop-portal/portals.conf`.
  public static let portalsConfiguration = """
    [preferred]
    \(ServiceNames.portalInterface)=chiaro;*

    """

  /// Lets the bus start the service when somebody asks for one of its names.
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
