// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource

/// Prints what is known of followers.
enum FollowerOutput {
  static func text(_ reports: [FollowerReport]) -> String {
    let rows = reports.map { report in
      [report.name, word(report.state), when(report), report.reason].map { VisibleText.reveal($0) }
    }
    let widths = (0..<3).map { column in (rows.map { $0[column].count }.max() ?? 0) + 2 }
    return rows.map { row in
      let cells = (0..<3).map { column in
        row[column] + String(repeating: " ", count: widths[column] - row[column].count)
      }
      return cells.joined() + row[3] + "\n"
    }.joined()
  }

  static func json(_ reports: [FollowerReport]) -> JSON {
    [
      "version": 1,
      "followers": .array(
        reports.map { report in
          [
            "name": .string(report.name), "title": .string(report.title),
            "state": .string(report.state.rawValue), "reason": .string(report.reason),
            "reach": .string(report.reach.rawValue), "found": JSON(report.found),
          ]
        }),
    ]
  }

  private static func word(_ state: FollowerReport.State) -> String {
    switch state {
    case .on: "on"
    case .off: "off"
    case .itself: "by itself"
    case .stuck: "stuck"
    case .absent: "not here"
    }
  }

  private static func when(_ report: FollowerReport) -> String {
    switch report.state {
    case .absent, .itself: ""
    default: report.reach == .live ? "live" : "new windows"
    }
  }
}
