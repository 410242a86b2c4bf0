// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
package import ChiaroFindings
import ChiaroProject
import ChiaroSource

extension InterfaceExample {
  /// Returns the findings of a rule on this example, with the changes that they offer.
  package func run(_ rule: any InterfaceRule.Type) -> [Finding] {
    let catalogs = catalog.isEmpty ? [] : [ExampleCatalog(catalog).catalog]
    let context = AuditContext(project: Project(root: "."), catalogs: catalogs)
    let bytes = Array(file.utf8)
    let document = InterfaceDocument.read(bytes, file: "Example.xib")
    precondition(
      document.diagnostics.isEmpty,
      "an example must be well-formed XML: \(document.diagnostics)")
    let subject = InterfaceSubject(
      document, bytes: bytes, in: InterfaceProject(context), wantsFixes: true)
    var report = InterfaceReport(rule: rule, scope: "Example.xib")
    rule.check(subject, &report)
    return report.findings
  }

  /// Returns the findings of a rule on this example's screens.
  ///
  /// - Parameters:
  ///   - rule: the rule
  ///   - screens: what was measured of the example's file
  /// - Returns: the findings
  package func run(
    _ rule: any ScreenRule.Type, on screens: [ScreenMeasurement]
  ) -> [Finding] {
    let context = AuditContext(project: Project(root: "."), catalogs: [])
    let bytes = Array(file.utf8)
    let subject = InterfaceSubject(
      InterfaceDocument.read(bytes, file: "Example.xib"), bytes: bytes,
      in: InterfaceProject(context), wantsFixes: false)
    var report = InterfaceReport(rule: rule, scope: "Example.xib")
    for screen in screens {
      report.add(rule.problems(on: ScreenSubject(screen, in: subject)), of: subject)
    }
    return report.findings
  }

  /// Returns the snippet with the changes of findings made.
  ///
  /// - Parameter findings: the findings of a rule on this example
  /// - Returns: the elements in the file's `<objects>`
  /// - Throws: `PatchError` when the changes do not fit each other
  package func mended(by findings: [Finding]) throws -> String {
    var bytes = Array(file.utf8)
    let patches = findings.compactMap(\.fix).flatMap(\.patches)
    if let patch = SourcePatch.joined(patches) { bytes = try patch.applied(to: bytes) }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.firstRange(of: "<objects>")?.upperBound,
      let end = text.firstRange(of: "\n</objects>")?.lowerBound
    else { return text }
    return String(text[start..<end])
  }
}
