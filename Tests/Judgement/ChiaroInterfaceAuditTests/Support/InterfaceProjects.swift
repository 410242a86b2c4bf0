// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroInterfaceAudit
import ChiaroProject
import ChiaroSource
import ChiaroSourceAudit
import ChiaroTestSupport

/// Inspects projects of a few files by the pack.
struct InterfaceProjects {
  /// A label in black on the system's background, with an outlet from a cell.
  static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects><tableViewCell id="c" customClass="Cell"><subviews><label id="l" text="Name">
    <color key="textColor" white="0" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
    <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
    </tableViewCell></objects></document>
    """

  /// What the pack says of a project of these files, with the rules that are told on request; their
  /// code is read here, unless by another reader.
  func inspect(
    _ files: [String: String], readingCode code: (any CodeReader)? = nil,
    _ change: (inout AuditConfiguration) -> Void = { _ in }
  ) throws -> Auditor.Result {
    let folder = try TemporaryFolder()
    for (path, text) in files { _ = try folder.write(text, to: path) }
    let project = try Project.scan(folder.path)
    var configuration = AuditConfiguration()
    configuration.optInRules = Set(InterfaceRuleRegistry.listings.map(\.id))
    change(&configuration)
    let context = AuditContext(
      project: project, catalogs: try project.catalogs.map { try AssetCatalog(path: $0) },
      configuration: configuration)
    let reader = code ?? ReaderInProcess()
    return Auditor(packs: [InterfaceRulePack()], readingCode: reader).run(context)
  }
}

/// A reader of code that starts no program.
struct ReaderInProcess: CodeReader {
  var rules: [RuleListing] { [] }

  func read(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> CodeReading {
    let paths = { (files: [String]) in files.map { Path.relative($0, to: context.root) } }
    var request = SourceRequest(root: context.root, files: paths(context.project.sources))
    request.texts = paths(
      context.project.storyboards + context.project.files(of: FileKind(rawValue: "h")).map(\.path))
    request.only = []
    var facts = CodeFacts()
    facts.objects = SourceAuditor.audit(request).objects
    return CodeReading(facts: facts)
  }
}
