// SPDX-License-Identifier: MIT

import ChiaroSource

/// The ids of the elements that links from outside of a page lead to; they stay the same from one
/// report to the next.
struct AnchorTable {
  /// The id of each finding: its fingerprint, with a number where several have the same.
  let findings: [String]
  /// The id of each rule's heading: the rule's own, by the number of its section.
  let rules: [String]

  init(_ report: ReportModel, _ groups: [RuleFindings]) {
    var counts: [String: Int] = [:]
    findings = report.findings.map { finding in
      let name = "finding-" + Self.name(finding.fingerprint)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name)_\(count)"
    }
    rules = groups.map { "about-" + Self.name($0.rule.id) }
  }

  /// Returns a text that may stand in an id and in an address; another one is read from a file, and
  /// its digest stands for it.
  private static func name(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: byte == UInt8(ascii: "-")
      }
    }
    return isPlain && !text.isEmpty && text.utf8.count <= 64
      ? text : String(ContentDigest.of(text), radix: 16)
  }
}
