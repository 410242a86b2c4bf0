// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings

/// What to run after an audit: what mends findings, and what shows them all.
struct NextStep {
  var paths: [String]
  var findings: [Finding]

  /// One line; nil where nothing was found.
  var words: String? {
    if findings.isEmpty { return nil }
    let command = (["chiaro", "audit"] + paths.map(Self.quoted)).joined(separator: " ")
    let mendable = findings.count { $0.fix?.isSafe == true }
    let report = "--output report.html"
    if mendable == 0 {
      return "next: for a page with colors and pictures, run \(command) \(report)"
    }
    let whole = mendable == findings.count ? "all" : "\(mendable)"
    return "next: to fix \(whole) of them, run \(command) --fix; "
      + "for a page with colors and pictures, add \(report)"
  }

  /// A path as a shell takes it.
  static func quoted(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./+@:,".utf8.contains(byte)
      }
    }
    if isPlain && !path.isEmpty { return path }
    return "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }
}
