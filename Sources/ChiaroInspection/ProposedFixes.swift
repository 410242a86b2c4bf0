// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroSource

/// The fixes that the findings of a project propose.
///
/// The changes of one file are made together or not at all, and only files in the project's folder
/// are changed.
///
/// Apple counterpart: Xcode's fix-its · Source: this project · Fidelity: approximate
public struct ProposedFixes: Sendable {
  /// The result of changing one file.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Outcome: Sendable {
    /// The path of the file to change.
    public var file: String
    /// The descriptions of the changes to the file.
    public var descriptions: [String]
    /// The reason why the file was not changed; nil when it was, or would be in a dry run.
    public var failure: PatchError?
  }

  /// The folder of the project, outside of which nothing is changed.
  public let root: String
  /// All findings, with or without fixes.
  public let findings: [Finding]

  /// Collects the fixes that findings propose; `root` is the folder of the project.
  public init(_ findings: [Finding], in root: String) {
    self.findings = findings
    self.root = root
  }

  /// Applies the fixes.
  ///
  /// - Parameter isDryRun: whether to check the changes without writing files
  /// - Returns: the result for each file, sorted by path, and the findings that remain, because
  ///   they have no fix or it failed; in a dry run these are all findings
  public func apply(isDryRun: Bool = false) -> (outcomes: [Outcome], left: [Finding]) {
    let changes = findings.compactMap(\.fix).flatMap { fix in
      fix.patches.map { Change(description: fix.description, patch: $0) }
    }
    let outcomes = Dictionary(grouping: changes, by: \.patch.file)
      .sorted { $0.key < $1.key }
      .map { file, changes in
        Outcome(
          file: file, descriptions: changes.map(\.description),
          failure: failure(of: changes, isDryRun: isDryRun))
      }
    if isDryRun { return (outcomes, findings) }
    let mended = Set(outcomes.filter { $0.failure == nil }.map(\.file))
    let left = findings.filter { finding in
      guard let fix = finding.fix else { return true }
      return !fix.patches.allSatisfy { mended.contains($0.file) }
    }
    return (outcomes, left)
  }

  /// A change of one file with its description.
  private struct Change {
    var description: String
    var patch: SourcePatch
  }

  /// Changes a file, and returns the reason of a failure, or nil.
  private func failure(of changes: [Change], isDryRun: Bool) -> PatchError? {
    do throws(PatchError) {
      guard let patch = SourcePatch.joined(changes.map(\.patch)) else { throw .changedMeanwhile }
      let patched = try PatchedFile(patch, inside: root)
      if !isDryRun { try patched.write() }
      return nil
    } catch {
      return error
    }
  }
}
