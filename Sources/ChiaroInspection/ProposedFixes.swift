// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroSource

/// The changes that findings of a project offer.
///
/// Changes of one file are made together or not at all, and none leaves the project's folder.
///
/// Apple counterpart: Xcode's fix-its · Source: this project · Fidelity: approximate
public struct ProposedFixes: Sendable {
  /// What became of the changes of one file.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public struct Outcome: Sendable {
    /// The file.
    public var file: String
    /// What the changes do, one a line.
    public var descriptions: [String]
    /// Why the file was left as it is; nil when it was changed, or would be.
    public var failure: PatchError?
  }

  /// The project that the changes stay in.
  public let root: String
  /// The findings, with or without changes.
  public let findings: [Finding]

  /// Collects the changes of findings.
  public init(_ findings: [Finding], in root: String) {
    self.findings = findings
    self.root = root
  }

  /// Makes the changes.
  ///
  /// - Parameter isDryRun: whether files stay as they are
  /// - Returns: what became of each file, in the order of their names, and the findings that stay,
  ///   because nothing was offered or a change could not be made; all of them in a dry run
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

  /// A change of one file, and what it does.
  private struct Change {
    var description: String
    var patch: SourcePatch
  }

  /// Changes a file; why it could not be, or nil.
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
