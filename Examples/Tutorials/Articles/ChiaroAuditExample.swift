// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroProject
import ChiaroSource

// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroAudit.
  package static func chiaroAudit(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin example
    let project = try Project.scan(path)
    let catalogs = try project.catalogs.map { try AssetCatalog(path: $0) }
    let result = Auditor.run(AuditContext(project: project, catalogs: catalogs))
    for finding in result.findings where finding.severity >= .warning {
      print("\(finding.rule) \(finding.object)")
    }
    // snippet.end
  }
}
