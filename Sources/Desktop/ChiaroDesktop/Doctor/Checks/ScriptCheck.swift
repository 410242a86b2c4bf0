// SPDX-License-Identifier: MIT

import ChiaroSource

/// Which scripts are refused, which fail, and why.
struct ScriptCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let place = context.place else { return [] }
    let look = ScriptFolder(path: "\(place.configuration)/chiaro/on-change.d").look()
    let refused = look.diagnostics.map { diagnostic in
      DoctorFinding.trouble(
        "script-refused", "\(diagnostic.location.file): \(diagnostic.message)",
        advice: diagnostic.fix, remedy: .closeToOthers(path: diagnostic.location.file))
    }
    let missing = look.scripts.compactMap { path in
      interpreter(of: path, place).map {
        DoctorFinding.trouble(
          "script-interpreter", "\(path): its interpreter \($0) is missing",
          advice: "install it, or correct the script's first line")
      }
    }
    return refused + missing + failures(context)
  }

  /// What the service says of the scripts that it ran last.
  private func failures(_ context: DoctorContext) -> [DoctorFinding] {
    guard context.isServiceRunning, let problems = try? context.client.problems() else { return [] }
    return problems.filter { $0.contains("[script-failed]") || $0.contains("[script-hung]") }
      .map { .trouble("script-failed", $0, advice: "run the script by hand to see the error") }
  }

  private func interpreter(of path: String, _ place: FollowerPlace) -> String? {
    guard let interpreter = place.bytes(path).flatMap(ScriptRun.interpreter) else { return nil }
    return FolderReader.identity(of: interpreter) == nil ? interpreter : nil
  }
}
