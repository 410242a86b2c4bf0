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
          "portal-deaf", "the portal that runs does not ask the service",
          advice: "start it anew: systemctl --user restart xdg-desktop-portal; one before 1.17 "
            + "looks below /usr only", remedy: .restartPortal)
      ]
    default:
      return [
        .trouble(
          "no-portal", "no xdg-desktop-portal answers on this bus",
          advice: "install xdg-desktop-portal")
      ]
    }
  }
}
