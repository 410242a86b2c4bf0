// SPDX-License-Identifier: MIT

/// The systemd unit that starts the service for a user, with its restrictions.
///
/// `Documentation/internals/Hardening.md` explains what each restriction means for a person's
/// scripts.
enum ServiceUnit {
  /// The text of the unit.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - isConfined: whether it has the restrictions that need a namespace of users, which some
  ///     systems give to nobody
  /// - Returns: the text
  static func text(program: String, isConfined: Bool = true) -> String {
    """
    [Unit]
    Description=Light, dark and accent color of the desktop (Chiaroscuro)
    PartOf=graphical-session.target

    [Service]
    Type=dbus
    BusName=\(ServiceNames.portal)
    ExecStart="\(program)" service
    ExecReload=/bin/kill -HUP $MAINPID
    Restart=on-failure
    RestartPreventExitStatus=2 3

    \(general)

    \(isConfined ? confinement : unconfined)

    \(calls)

    [Install]
    WantedBy=graphical-session.target

    """
  }

  // What is left out is left out for the scripts: a home that can be written, /tmp with the sockets
  // of X11 and tmux, other programs to be signaled, the network, programs that compile as they run.
  private static let general = """
    # These limits also apply to your scripts, but not to programs that they start with \
    systemd-run --user.
    NoNewPrivileges=yes
    UMask=0077
    KeyringMode=private
    LimitCORE=0
    TasksMax=512
    MemoryMax=1G
    OOMPolicy=continue
    """

  private static let confinement = """
    # The settings below need a user namespace.
    PrivateUsers=yes
    ProtectSystem=full
    ProtectKernelTunables=yes
    ProtectKernelModules=yes
    ProtectKernelLogs=yes
    ProtectControlGroups=yes
    ProtectClock=yes
    ProtectHostname=yes
    PrivateDevices=yes
    CapabilityBoundingSet=
    AmbientCapabilities=
    """

  private static let unconfined =
    "# This system has no user namespaces: PrivateUsers and the settings that need it are left out."

  private static let calls = """
    LockPersonality=yes
    RestrictRealtime=yes
    RestrictSUIDSGID=yes
    RestrictNamespaces=yes
    RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6
    SystemCallArchitectures=native
    SystemCallFilter=@system-service
    SystemCallFilter=~@privileged @resources
    SystemCallErrorNumber=EPERM
    """
}
