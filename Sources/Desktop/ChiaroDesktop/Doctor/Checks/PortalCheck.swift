// SPDX-License-Identifier: MIT

/// Whether the portal that runs asks the service.
struct PortalCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard context.isServiceRunning else { return [] }
    switch context.activation.isHeard() {
    case true: return [.good("portal", "the portal asks the service")]
    case false:
      return [
        .trouble(
          "portal-deaf", "the running portal does not ask the service",
          advice: """
            restart it: systemctl --user restart xdg-desktop-portal; a portal before 1.17 looks \
            only below /usr
            """, remedy: .restartPortal)
      ]
    default:
      return [
        .trouble(
          "no-portal", "xdg-desktop-portal does not answer on this bus",
          advice: "install xdg-desktop-portal")
      ]
    }
  }
}
