// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// A trial of the fixes of findings in a copy of the project, which is audited and drawn again.
///
/// `FixTrial` decides which changes hold, as for the files of each engine.
package struct ProjectTrial {
  /// The findings, without the changes that were withdrawn.
  package private(set) var findings: [Finding]
  /// The diagnostics about withdrawn fixes, or about a trial that could not be made.
  package private(set) var diagnostics: [Diagnostic] = []

  private let root: String

  /// The largest file that is changed, in bytes.
  private static let largest = 64 << 20

  /// Tries the fixes of findings.
  ///
  /// - Parameters:
  ///   - offered: the findings whose fixes are tried
  ///   - known: all findings of the project
  ///   - root: the project's folder
  ///   - includingUnsafe: whether fixes that change the look are tried too
  ///   - audit: audits the copy at a path; nil where that is impossible
  package init(
    _ offered: [Finding], among known: [Finding], in root: String, includingUnsafe: Bool,
    _ audit: (String) -> [Finding]?
  ) {
    (findings, self.root) = (offered, root)
    let made = Set(offered.filter { $0.fix.map { $0.isSafe || includingUnsafe } ?? false })
    if made.isEmpty { return }
    var standing = known.map { made.contains($0) ? $0 : $0.withoutFix }
    let before = standing
    var untried: Diagnostic?
    withoutActuallyEscaping(audit) { audit in
      let trial = FixTrial { path in
        try? FileReader.bytes(atPath: path, limit: Self.largest)
      } lookingAgain: { [self] changed in
        do throws(TrialCopy.Failure) {
          return judged(try found(with: changed, audit), known, changed)
        } catch {
          untried = note(error)
          return []
        }
      }
      diagnostics = trial.settle(&standing)
    }
    diagnostics += [untried].compactMap(\.self)
    let lost = Set(zip(before, standing).filter { $0.fix != nil && $1.fix == nil }.map(\.0))
    findings = offered.map { lost.contains($0) ? $0.withoutFix : $0 }
  }

  // MARK: The copy

  /// What is found in a copy with changed files, as if it were in the project.
  private func found(
    with changed: [String: [UInt8]], _ audit: (String) -> [Finding]?
  ) throws(TrialCopy.Failure) -> [Finding] {
    let inside = changed.map { (Path.relative($0.key, to: root), $0.value) }
    let copy = try TrialCopy(of: root, with: Dictionary(inside) { first, _ in first })
    defer { copy.remove() }
    guard let after = audit(copy.path) else {
      throw .system("a copy of the project cannot be audited")
    }
    return after.map { moved($0, from: copy.path) }
  }

  private func note(_ failure: TrialCopy.Failure) -> Diagnostic {
    let reason =
      switch failure {
      case .tooLarge: "the project is too large to copy"
      case .system(let reason): reason
      }
    return Diagnostic(
      .note, id: "fixes-not-tried", at: SourceLocation(file: root),
      "the changes were not tried on a copy of the project first: \(reason)")
  }

  /// A finding of the copy as if it were of the project.
  private func moved(_ finding: Finding, from copy: String) -> Finding {
    var finding = finding
    let place = { (location: SourceLocation) in
      var location = location
      location.file = Path.join(root, Path.relative(location.file, to: copy))
      return location
    }
    finding.location = place(finding.location)
    finding.related = finding.related.map(place)
    return finding
  }

  /// The findings by which changes are judged: what was known, and what is new in changed files.
  ///
  /// What is merely upkeep does not count: a new color has no use in a design file yet.
  private func judged(
    _ after: [Finding], _ known: [Finding], _ changed: [String: [UInt8]]
  ) -> [Finding] {
    let prints = Set(known.map(\.fingerprint))
    return after.filter { finding in
      let places = [finding.location] + finding.related
      return prints.contains(finding.fingerprint)
        || finding.severity >= .note && places.contains { changed[$0.file] != nil }
    }
  }
}
