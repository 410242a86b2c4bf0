// SPDX-License-Identifier: MIT

import ChiaroSource

/// Which followers follow at once, which when they are started next, and which never.
struct FollowerCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let place = context.place else { return [] }
    let set = FollowerSet(place, bus: context.address)
    let reports = set.reports()
    let odd = set.choices.diagnostics.map {
      DoctorFinding.trouble("follower-choices", "\($0)", advice: "correct it or remove it")
    }
    let stuck = reports.filter { $0.state == .stuck }.map {
      DoctorFinding.trouble(
        "follower-stuck", "\($0.name): \($0.reason)", advice: "see: chiaro followers")
    }
    let groups = [
      ("live", "these programs follow the style at once", reports.filter { isLive($0) }),
      (
        "restart", "these programs follow the style only in new windows",
        reports.filter { $0.state == .on && $0.reach == .restart }
      ),
      (
        "waiting", "these programs could follow the style, but their followers are off",
        reports.filter { $0.state == .off }
      ),
    ]
    let notes = groups.filter { !$0.2.isEmpty }.map { id, words, reports in
      DoctorFinding.note(
        "followers-\(id)", "\(words): \(reports.map(\.name).joined(separator: ", "))")
    }
    return odd + stuck + notes
  }

  private func isLive(_ report: FollowerReport) -> Bool {
    report.state == .itself || report.state == .on && report.reach == .live
  }
}
