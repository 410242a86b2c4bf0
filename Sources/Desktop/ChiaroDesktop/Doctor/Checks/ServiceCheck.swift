// SPDX-License-Identifier: MIT

import ChiaroBus

/// Whether the service runs, and why not.
struct ServiceCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    if context.busProblem != nil { return [] }
    guard let owner = context.owner(of: ServiceNames.setting) else { return [absence(context)] }
    if context.owner(of: ServiceNames.portal) != owner {
      return [
        .trouble(
          "name-taken", "another program owns the name \(ServiceNames.portal) on the bus",
          advice: "stop that program, then run: chiaro service --install")
      ]
    }
    return [.good("running", "the service runs")]
  }

  private func absence(_ context: DoctorContext) -> DoctorFinding {
    guard context.activation.hasManager else {
      return .trouble(
        "not-running", "the service is not running",
        advice: "run: chiaro set auto, or light, or dark", remedy: .startService)
    }
    if let failure = context.units.failure {
      return .trouble(
        "unit-failed", "the service is not running: \(failure)",
        advice: "read: journalctl --user -u chiaro", remedy: nil)
    }
    if !context.units.knowsService {
      return .trouble(
        "unit-unknown", "the service manager does not know \(ServiceNames.unit)",
        advice: "run: systemctl --user daemon-reload, or chiaro service --install",
        remedy: .reloadUnits)
    }
    return .trouble(
      "not-running", "the service is not running",
      advice: "run: systemctl --user enable --now \(ServiceNames.unit)", remedy: .startService)
  }
}
