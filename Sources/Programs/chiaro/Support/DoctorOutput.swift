// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroSource

/// Prints what the doctor finds.
enum DoctorOutput {
  static func text(_ findings: [DoctorFinding]) -> String {
    let lines = findings.map { finding in
      let advice = finding.advice.map { "\n         \(VisibleText.reveal($0))" } ?? ""
      let words = VisibleText.reveal(finding.words)
      return "\(mark(finding.kind))  \(words) [\(finding.id)]\(advice)\n"
    }
    let count = findings.filter { $0.kind == .trouble }.count
    let end = count == 0 ? "nothing is wrong\n" : "\(count) thing\(count == 1 ? "" : "s") to fix\n"
    return lines.joined() + end
  }

  static func json(_ findings: [DoctorFinding]) -> JSON {
    [
      "version": 1,
      "findings": .array(
        findings.map { finding in
          [
            "kind": .string(finding.kind.rawValue), "id": .string(finding.id),
            "words": .string(finding.words), "advice": JSON(finding.advice),
            "canFix": .bool(finding.remedy != nil),
          ]
        }),
    ]
  }

  private static func mark(_ kind: DoctorFinding.Kind) -> String {
    switch kind {
    case .good: "good   "
    case .note: "note   "
    case .trouble: "trouble"
    }
  }
}
