// SPDX-License-Identifier: MIT

/// Whether there is a bus, without which nobody can be told.
struct BusCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let problem = context.busProblem else { return [] }
    return [
      .trouble(
        "no-bus", "the session's bus cannot be reached: \(problem)",
        advice:
          "run chiaro in the desktop session, with DBUS_SESSION_BUS_ADDRESS or XDG_RUNTIME_DIR set")
    ]
  }
}
