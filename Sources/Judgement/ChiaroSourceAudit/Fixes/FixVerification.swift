// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Keeps those fixes of a file after which it differs in the announced ranges only.
enum FixVerification {
  /// The bytes that are read again for a file at most, where its changes cannot all be made
  /// together, and each is tried by itself.
  static let mostBytes = 4 << 20

  /// The findings of a file, those fixes left out that cannot be trusted.
  ///
  /// - Parameters:
  ///   - findings: the findings of one file
  ///   - bytes: its content
  ///   - path: its path, which says what kind of file it is
  ///   - most: the bytes that are read again at most where changes are tried one by one
  /// - Returns: the findings, with the digest of the content in their fixes, and what is said of
  ///   the fixes that are left out
  static func verified(
    _ findings: [Finding], _ bytes: [UInt8], path: String, most: Int = mostBytes
  ) -> (findings: [Finding], diagnostics: [Diagnostic]) {
    var findings = findings
    var diagnostics: [Diagnostic] = []
    let digest = ContentDigest.of(bytes)
    let isWhole =
      findings.allSatisfy { $0.fix?.obstacle == nil }
      && ChangedSource.objection(to: edits(of: findings), of: bytes, path: path) == nil
    var left = most
    for index in findings.indices {
      guard let fix = findings[index].fix else { continue }
      let reason = isWhole ? nil : fix.obstacle ?? objection(to: fix, bytes, path, &left)
      findings[index].fix = reason == nil ? fix.of(path, digest: digest) : nil
      guard let reason else { continue }
      diagnostics.append(fix.leftOut(at: findings[index].location, because: reason))
    }
    return (findings, diagnostics)
  }

  /// Why a fix cannot be made by itself; nil where it can.
  private static func objection(
    to fix: Fix, _ bytes: [UInt8], _ path: String, _ left: inout Int
  ) -> String? {
    guard left > 0 else { return "the file has too many changes to try one by one" }
    left -= bytes.count
    return ChangedSource.objection(to: fix.edits, of: bytes, path: path)
  }

  /// The edits of all findings, those that several share once.
  private static func edits(of findings: [Finding]) -> [FileEdit] {
    Array(Set(findings.lazy.compactMap(\.fix).flatMap(\.edits)))
  }
}
