// SPDX-License-Identifier: MIT

package import ChiaroAudit
import ChiaroProject
import ChiaroSource

/// The pack of rules over storyboards and xibs: the files of a project are read on all cores.
///
/// Files of tests and of others are left out, as for source text.
package struct InterfaceRulePack: RulePack {
  /// Creates the pack.
  package init() {}

  /// The rules, in the order of the registry.
  package var rules: [RuleListing] { InterfaceRuleRegistry.listings }

  /// Reads the files and runs the enabled rules on them.
  package func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    let rules = InterfaceRuleRegistry.all.filter { context.configuration.runs($0.id) }
    let (files, leftOut) = Self.files(context)
    guard !rules.isEmpty, !files.isEmpty else { return PackResult(diagnostics: leftOut) }
    progress("\(files.count) storyboards and xibs")
    let project = InterfaceProject(context)
    let budget = context.configuration.budget
    let results = files.concurrentMap(stretch: 1) { path -> PackResult in
      guard budget?.takeFile() ?? true else { return PackResult() }
      return Self.inspect(path, rules, project, context)
    }
    return PackResult(
      findings: results.flatMap(\.findings), diagnostics: leftOut + results.flatMap(\.diagnostics))
  }

  private static func inspect(
    _ path: String, _ rules: [any InterfaceRule.Type], _ project: InterfaceProject,
    _ context: AuditContext
  ) -> PackResult {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: InterfaceDocument.Limits().bytes)
    } catch {
      return PackResult(diagnostics: [
        Diagnostic(
          .warning, id: "interface-unreadable", at: SourceLocation(file: path, line: 1, column: 1),
          error.description)
      ])
    }
    _ = context.configuration.budget?.take(bytes.count, of: .bytes)
    let document = InterfaceDocument.read(bytes, file: path)
    let subject = InterfaceSubject(
      document, bytes: bytes, in: project, wantsFixes: context.configuration.wantsFixes)
    let scope = Path.relative(path, to: context.project.folder)
    let findings = rules.flatMap { rule -> [Finding] in
      var report = InterfaceReport(rule: rule, scope: scope)
      rule.check(subject, &report)
      return report.findings
    }
    return PackResult(findings: findings, diagnostics: document.diagnostics)
  }

  /// Returns the files to look at, and what is said of the others.
  private static func files(_ context: AuditContext) -> (files: [String], leftOut: [Diagnostic]) {
    var files: [String] = []
    var leftOut = 0
    for path in context.project.storyboards.sorted() {
      let origin = SourceOrigin(path: Path.relative(path, to: context.root))
      if origin == .own || context.configuration.includedSources.contains(origin.rawValue) {
        files.append(path)
      } else {
        leftOut += 1
      }
    }
    guard leftOut > 0 else { return (files, []) }
    let place = SourceLocation(file: context.root, line: 1, column: 1)
    return (
      files,
      [
        Diagnostic(
          .note, id: "interface-left-out", at: place,
          "storyboards and xibs of tests and of others that were not looked at: \(leftOut)",
          fix: "name them under 'included' in .chiaro.yml to look at them too")
      ]
    )
  }
}
