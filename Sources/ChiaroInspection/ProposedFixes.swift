// SPDX-License-Identifier: MIT

public import ChiaroAudit
public import ChiaroSource

/// The fixes that the findings of a project propose.
///
/// The changes of one file are made together or not at all, and only files in the project's folder
/// are changed.
///
/// Apple counterpart: Xcode's fix-its · Source: this project · Fidelity: approximate, all fixes are
/// applied together
public struct ProposedFixes: Sendable {
  /// The result of changing one file.
  public struct Outcome: Sendable {
    /// The path of the file to change.
    public var file: String
    /// The descriptions of the changes to the file.
    public var descriptions: [String]
    /// The reason why the file was not changed; nil if it was changed, or would be without the dry
    /// run.
    public var failure: PatchError?
    /// The changes as a unified diff with three lines of context; "" where there is none.
    package var difference = ""
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
  /// - Parameters:
  ///   - isDryRun: whether to check the changes without writing files
  ///   - includingUnsafe: whether fixes that change the app's look are applied too
  /// - Returns: the result for each file, sorted by path, and the findings that remain, because
  ///   they have no fix or it failed; in a dry run these are all findings
  public func apply(
    isDryRun: Bool = false, includingUnsafe: Bool = false
  ) -> (outcomes: [Outcome], left: [Finding]) {
    let offered = { (finding: Finding) in
      finding.fix.flatMap { $0.isSafe || includingUnsafe ? $0 : nil }
    }
    let changes = findings.compactMap(offered).flatMap { fix in
      fix.patches.map { Change(description: fix.description, patch: $0) }
    }
    let outcomes = Dictionary(grouping: changes, by: \.patch.file)
      .sorted { $0.key < $1.key }
      .map { file, changes in
        var outcome = Outcome(file: file, descriptions: Self.once(changes.map(\.description)))
        do throws(PatchError) {
          outcome.difference = try make(changes, isDryRun: isDryRun)
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

  /// Changes a file, and returns the difference that it makes.
  private func make(_ changes: [Change], isDryRun: Bool) throws(PatchError) -> String {
    guard let patch = SourcePatch.joined(changes.map(\.patch)) else { throw .changedMeanwhile }
    let patched = try PatchedFile(patch, inside: root)
    if !isDryRun { try patched.write() }
    return isDryRun
      ? UnifiedDifference(patched.before, patched.after).text(
        path: Path.relative(patched.path, to: root)) : ""
  }
}
