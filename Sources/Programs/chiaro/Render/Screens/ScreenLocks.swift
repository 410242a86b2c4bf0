// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// The styles that the apps of storyboards and xibs are locked to, as an audit finds them: declared
/// by a target, or set in code.
enum ScreenLocks {
  /// Finds the locks of the files of a search; what fails is said on standard error.
  static func locks(of search: ScreenSearch) -> [String: AppearanceLock] {
    guard let project = try? Project.scan(search.project, options: .ofProgram) else { return [:] }
    var configuration = AuditConfiguration()
    // The locks alone are wanted, no finding.
    configuration.onlyRules = []
    let context = AuditContext(project: project, catalogs: [], configuration: configuration)
    let isWhole = search.root == search.project
    let folder = isWhole ? search.root : FileReader.realPath(search.root) ?? search.root
    let paths = search.files.map { Path.join(folder, $0) }
    let found = Auditor(packs: [], readingCode: SourceCodeReader.installed)
      .locks(governing: paths, in: context)
    for odd in found.diagnostics where odd.severity >= .error { Terminal.say("\(odd)") }
    return Dictionary(
      zip(search.files, paths).compactMap { file, path in found.locks[path].map { (file, $0) } },
      uniquingKeysWith: { first, _ in first })
  }
}
