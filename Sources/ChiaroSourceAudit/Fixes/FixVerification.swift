// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftParser
import SwiftSyntax

/// Keeps those fixes of a file after which it still parses.
enum FixVerification {
  /// The findings of a file, those fixes left out that cannot be trusted.
  ///
  /// - Parameters:
  ///   - findings: the findings of one file
  ///   - bytes: its content
  ///   - path: its path, which says whether it is Swift
  /// - Returns: the findings, with the digest of the content in their fixes
  static func verified(
    _ findings: [SourceFinding], _ bytes: [UInt8], path: String
  ) -> [SourceFinding] {
    var findings = findings
    let digest = ContentDigest.of(bytes)
    let isWhole = parses(edits(of: findings), bytes, path)
    for index in findings.indices {
      guard let fix = findings[index].fix else { continue }
      let isGood = isWhole || parses(fix.edits, bytes, path)
      findings[index].fix = isGood ? fix : nil
      findings[index].fix?.digest = digest
    }
    return findings
  }

  /// The edits of all findings, those that several share once.
  private static func edits(of findings: [SourceFinding]) -> [SourceFix.Edit] {
    Array(Set(findings.lazy.compactMap(\.fix).flatMap(\.edits)))
  }

  private static func parses(_ edits: [SourceFix.Edit], _ bytes: [UInt8], _ path: String) -> Bool {
    guard let fixed = SourceFix.apply(edits, to: bytes) else { return false }
    guard path.hasSuffix(".swift") else { return true }
    return hasError(fixed) == false || hasError(bytes)
  }

  private static func hasError(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SourceAuditor.nestingLimit)
    }.hasError
  }
}
