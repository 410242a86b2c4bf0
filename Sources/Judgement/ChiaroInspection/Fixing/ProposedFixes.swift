// SPDX-License-Identifier: MIT

import ChiaroAudit
public import ChiaroFindings
import ChiaroProject
public import ChiaroSource

/// The fixes that a project's findings propose.
///
/// The changes to one file are made together or not at all, and only files in the project's folder
/// are changed. The reader for that kind of file reads it before and after the changes. The file is
/// not changed if more would differ than intended, or if there is no reader for its kind.
///
/// Apple counterpart: Xcode's fix-its · Source: this project · Fidelity: approximate, all fixes are
/// applied together
public struct ProposedFixes: Sendable {
  /// The result of changing a file.
  public struct Outcome: Sendable {
    /// The path of the file to change.
    public var file: String
    /// Descriptions of the changes to the file.
    public var descriptions: [String]
    /// The reason why the file was not changed; nil if it was changed, or would have been changed
    /// without a dry run.
    public var failure: PatchError?
    /// The changes as a unified diff with three lines of context; "" where there is none.
    package var difference = ""

    /// The diagnostic about changes that a reader of the file's kind refuses; nil for none.
    package var diagnostic: Diagnostic? {
      guard let failure, !failure.isAboutWriting else { return nil }
      return Diagnostic(
        .warning, id: "fix-not-made", at: SourceLocation(file: file),
        "the file is not changed: \(failure)")
    }
  }

  /// The folder of the project; nothing outside of it is changed.
  public let root: String
  /// All findings, with or without fixes.
  public let findings: [Finding]
  /// The readers that judge the changes of the files that they read.
  package var checks: [any PatchCheck] = [JSONPatchCheck(), InterfacePatchCheck()]

  /// Collects the fixes that findings propose; `root` is the folder of the project.
  public init(_ findings: [Finding], in root: String) {
    self.findings = findings
    self.root = root
  }

  /// Applies the fixes.
  ///
  /// - Parameters:
  ///   - isDryRun: whether the changes are only checked, without writing files
  ///   - includingUnsafe: whether fixes that change the app's appearance are also applied
  /// - Returns: the result for each file, sorted by path, and the findings that remain because they
  ///   have no fix or the fix failed; in a dry run, all findings remain
  public func apply(
    isDryRun: Bool = false, includingUnsafe: Bool = false
  ) -> (outcomes: [Outcome], left: [Finding]) {
    let offered = { (finding: Finding) in
      finding.fix.flatMap { $0.isSafe || includingUnsafe ? $0 : nil }
    }
    let changes = findings.compactMap(offered).flatMap { fix in
      fix.patches.map { Change(description: fix.description, patch: $0) }
    }
    let files = Dictionary(grouping: changes, by: \.patch.file)
    let patches = files.compactMapValues { SourcePatch.joined($0.map(\.patch)) }
    let objections = objections(to: patches.values.sorted { $0.file < $1.file })
    let outcomes = files.sorted { $0.key < $1.key }.map { file, changes in
      var outcome = Outcome(file: file, descriptions: Self.once(changes.map(\.description)))
      do throws(PatchError) {
        guard let patch = patches[file] else { throw .changedMeanwhile }
        if let reason = objections[file] { throw .refused(reason) }
        outcome.difference = try make(patch, isDryRun: isDryRun)
      } catch {
        outcome.failure = error
      }
      return outcome
    }
    if isDryRun { return (outcomes, findings) }
    let mended = Set(outcomes.filter { $0.failure == nil }.map(\.file))
    let left = findings.filter { finding in
      guard let fix = offered(finding) else { return true }
      return !fix.patches.allSatisfy { mended.contains($0.file) }
    }
    return (outcomes, left)
  }

  /// A change of one file with its description.
  private struct Change {
    var description: String
    var patch: SourcePatch
  }

  /// Descriptions, each once, in their order.
  private static func once(_ descriptions: [String]) -> [String] {
    var seen: Set<String> = []
    return descriptions.filter { seen.insert($0).inserted }
  }

  /// The reasons why files must not be changed, by file.
  private func objections(to patches: [SourcePatch]) -> [String: String] {
    var reasons: [String: String] = [:]
    for patch in patches where !checks.contains(where: { $0.reads(patch.file) }) {
      reasons[patch.file] = "chiaro cannot check a change of this kind of file"
    }
    for check in checks {
      let own = patches.filter { check.reads($0.file) }
      if own.isEmpty { continue }
      reasons.merge(check.objections(to: own, in: root)) { first, _ in first }
    }
    return reasons
  }

  /// Changes a file, and returns the difference that it makes.
  private func make(_ patch: SourcePatch, isDryRun: Bool) throws(PatchError) -> String {
    let patched = try PatchedFile(patch, inside: root)
    if !isDryRun { try patched.write() }
    return isDryRun
      ? UnifiedDifference(patched.before, patched.after).text(
        path: Path.relative(patched.path, to: root)) : ""
  }
}
