// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroSource

/// Makes the changes that findings offer, and says each.
struct AuditFixes {
  /// The project that the changes stay in.
  let root: String
  let isDryRun: Bool

  /// Makes the changes of findings; those that stay, because nothing was offered or the change
  /// could not be made, are the result.
  func apply(to findings: [Finding]) -> [Finding] {
    let files = Dictionary(grouping: findings.compactMap(\.fix), by: \.patch.file)
    var mended: Set<String> = []
    for (file, fixes) in files.sorted(by: { $0.key < $1.key }) where change(file, fixes) {
      mended.insert(file)
    }
    return findings.filter { finding in
      guard let fix = finding.fix else { return true }
      return !mended.contains(fix.patch.file)
    }
  }

  /// Changes a file, or says why not; true when it was changed.
  private func change(_ file: String, _ fixes: [Fix]) -> Bool {
    do throws(PatchError) {
      guard let patch = SourcePatch.joined(fixes.map(\.patch)) else { throw .changedMeanwhile }
      let patched = try PatchedFile(patch, inside: root)
      if !isDryRun { try patched.write() }
    } catch {
      Terminal.say("chiaro: \(file) is not changed: \(error)")
      return false
    }
    for fix in fixes {
      Terminal.say("\(isDryRun ? "would" : "fix:") \(fix.description) in \(file)")
    }
    return !isDryRun
  }
}
