// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Keeps those fixes of a file after which it differs in the announced ranges only.
enum FixVerification {
  /// The findings of a file, those fixes left out that cannot be trusted.
  ///
  /// - Parameters:
  ///   - findings: the findings of one file
  ///   - bytes: its content
  ///   - path: its path, which says what kind of file it is
  /// - Returns: the findings, with the digest of the content in their fixes, and what is said of
  ///   the fixes that are left out
  static func verified(
    _ findings: [Finding], _ bytes: [UInt8], path: String
  ) -> (findings: [Finding], diagnostics: [Diagnostic]) {
    var findings = findings
    var diagnostics: [Diagnostic] = []
    let digest = ContentDigest.of(bytes)
    let isWhole =
      findings.allSatisfy { $0.fix?.obstacle == nil }
      && ChangedSource.objection(to: edits(of: findings), of: bytes, path: path) == nil
    for index in findings.indices {
      guard let fix = findings[index].fix else { continue }
      let reason =
        isWhole
        ? nil : fix.obstacle ?? ChangedSource.objection(to: fix.edits, of: bytes, path: path)
      findings[index].fix = reason == nil ? fix.of(digest: digest) : nil
      guard let reason else { continue }
      diagnostics.append(
        Diagnostic(
          .note, id: "fix-left-out", at: findings[index].location,
          "--fix does not \(fix.description) here: \(reason)"))
    }
    return (findings, diagnostics)
  }

  /// The edits of all findings, those that several share once.
  private static func edits(of findings: [Finding]) -> [FileEdit] {
    Array(Set(findings.lazy.compactMap(\.fix).flatMap(\.edits)))
  }
}
