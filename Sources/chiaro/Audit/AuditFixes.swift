// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// Makes the changes that findings offer, and says each.
struct AuditFixes {
  /// The project that the changes stay in.
  let root: String
  let isDryRun: Bool

  /// Makes the changes of findings; those that stay, because nothing was offered or a change could
  /// not be made, are the result.
  func apply(to findings: [Finding]) -> [Finding] {
    let changes = findings.compactMap(\.fix).flatMap { fix in
      fix.patches.map { Change(description: fix.description, patch: $0) }
    }
    let files = Dictionary(grouping: changes, by: \.patch.file)
    var mended: Set<String> = []
    for (file, changes) in files.sorted(by: { $0.key < $1.key }) where change(file, changes) {
      mended.insert(file)
    }
    return findings.filter { finding in
      guard let fix = finding.fix else { return true }
      return !fix.patches.allSatisfy { mended.contains($0.file) }
    }
  }

  /// A change of one file, and what it does.
  private struct Change {
    var description: String
    var patch: SourcePatch
  }

  /// Changes a file, or says why not; true when it was changed.
  private func change(_ file: String, _ changes: [Change]) -> Bool {
    do throws(PatchError) {
      guard let patch = SourcePatch.joined(changes.map(\.patch)) else { throw .changedMeanwhile }
      let patched = try PatchedFile(patch, inside: root)
      if !isDryRun { try patched.write() }
    } catch {
      Terminal.say("chiaro: \(file) is not changed: \(error)")
      return false
    }
    for change in changes {
      Terminal.say("\(isDryRun ? "would" : "fix:") \(change.description) in \(file)")
    }
    return !isDryRun
  }
}
