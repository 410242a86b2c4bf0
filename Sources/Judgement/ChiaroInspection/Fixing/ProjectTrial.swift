// SPDX-License-Identifier: MIT

package import ChiaroFindings
package import ChiaroSource

/// A trial of the changes that findings offer: they are made in a copy of the project, which is
/// audited and drawn again.
///
/// A change is withdrawn if its finding is still there, or if something gets worse by it.
package struct ProjectTrial {
  /// The findings, without the changes that were withdrawn.
  package private(set) var findings: [Finding]
  /// What is told of the changes that were withdrawn, or of a trial that could not be made.
  package private(set) var diagnostics: [Diagnostic] = []

  /// How often the rest is tried after some changes were withdrawn.
  private static let rounds = 3

  private let known: [Finding]
  private let root: String
  private let includesUnsafe: Bool

  /// Tries the changes of findings.
  ///
  /// - Parameters:
  ///   - offered: the findings whose changes are to be made
  ///   - known: all findings of the project
  ///   - root: the project's folder
  ///   - includingUnsafe: whether changes of the look are made too
  ///   - audit: audits the copy at a path; nil where that is impossible
  package init(
    _ offered: [Finding], among known: [Finding], in root: String, includingUnsafe: Bool,
    _ audit: (String) -> [Finding]?
  ) {
    (findings, self.known, self.root, includesUnsafe) = (offered, known, root, includingUnsafe)
    for _ in 0..<Self.rounds {
      let changed = contents()
      if changed.isEmpty { return }
      guard let after = audited(with: changed, audit) else { return }
      let failing = failing(after)
      if failing.isEmpty { return }
      for (index, reason) in failing { withdraw(index, reason) }
    }
  }

  private func isMade(_ finding: Finding) -> Bool {
    finding.fix.map { $0.isSafe || includesUnsafe } ?? false
  }

  // MARK: The copy

  /// The contents of the changed files, by their paths in the project.
  private func contents() -> [String: [UInt8]] {
    let patches = findings.filter(isMade).compactMap(\.fix).flatMap(\.patches)
    return Dictionary(grouping: patches, by: \.file).reduce(into: [:]) { contents, file in
      // A change that cannot be made is refused with its reason when it is made.
      guard let patch = SourcePatch.joined(file.value),
        let patched = try? PatchedFile(patch, inside: root)
      else { return }
      contents[Path.relative(file.key, to: root)] = patched.after
    }
  }

  private mutating func audited(
    with changed: [String: [UInt8]], _ audit: (String) -> [Finding]?
  ) -> [Finding]? {
    do throws(TrialCopy.Failure) {
      let copy = try TrialCopy(of: root, with: changed)
      defer { copy.remove() }
      if let after = audit(copy.path) {
        return after.map { moved($0, from: copy.path) }
      }
      note("the copy cannot be audited")
    } catch {
      switch error {
      case .tooLarge: note("the project is too large to be copied")
      case .system(let reason): note(reason)
      }
    }
    return nil
  }

  private mutating func note(_ reason: String) {
    diagnostics.append(
      Diagnostic(
        .note, id: "fixes-not-tried", at: SourceLocation(file: root),
        "the changes are made without a trial: \(reason)"))
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

  // MARK: The comparison

  /// The findings whose changes fail, by their index, with the reason.
  private func failing(_ after: [Finding]) -> [Int: String] {
    var reasons: [Int: String] = [:]
    let (before, now) = (Self.counted(known), Self.counted(after))
    let made = findings.indices.filter { isMade(findings[$0]) }
    let mended = Dictionary(grouping: made) { findings[$0].fingerprint }
    for (print, indices) in mended {
      let left = (before[print]?.count ?? 0) - indices.count
      guard let still = now[print], still.count > max(0, left) else { continue }
      for index in indices { reasons[index] = "the finding is still there after it" }
    }
    for (print, group) in now where Self.isWorse(group, than: before[print]) {
      guard let worst = group.min() else { continue }
      let files = Set(group.flatMap { [$0.location] + $0.related }.map(\.file))
      for index in made where reasons[index] == nil && touches(findings[index], files) {
        reasons[index] = "after it: \(worst.message)"
      }
    }
    return reasons
  }

  private func touches(_ finding: Finding, _ files: Set<String>) -> Bool {
    finding.fix?.patches.contains { files.contains($0.file) } ?? false
  }

  private static func counted(_ findings: [Finding]) -> [String: [Finding]] {
    Dictionary(grouping: findings, by: \.fingerprint)
  }

  /// Whether there is something that was not there, or costs more than it did.
  ///
  /// What is merely upkeep does not count: a new color has no use in a design file yet.
  private static func isWorse(_ now: [Finding], than before: [Finding]?) -> Bool {
    let now = now.filter { $0.severity >= .note }
    guard let worst = now.map(\.severity).max() else { return false }
    guard let before, let former = before.map(\.severity).max() else { return true }
    return now.count > before.count || worst > former
  }

  private mutating func withdraw(_ index: Int, _ reason: String) {
    guard let fix = findings[index].fix else { return }
    findings[index].fix = nil
    diagnostics.append(
      Diagnostic(
        .note, id: "fix-withdrawn", at: findings[index].location,
        "not changed: \(fix.description); \(reason)"))
  }
}
