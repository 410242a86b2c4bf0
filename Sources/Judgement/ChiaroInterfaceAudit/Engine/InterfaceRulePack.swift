// SPDX-License-Identifier: MIT

package import ChiaroAudit
package import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The pack of rules over storyboards and xibs: the files of a project are read on all cores.
///
/// Files of tests, examples and others are left out, as for source text.
package struct InterfaceRulePack: RulePack {
  /// A function that draws and measures the screens of files, given by paths relative to the root
  /// of a project that knows its apps' locked styles.
  package typealias Meter =
    @Sendable (_ files: [String], _ project: AuditContext) -> MeasuredScreens

  private let meter: Meter?

  /// Creates the pack; without a meter, the rules over screens as they are drawn are left out.
  package init(meter: Meter? = nil) { self.meter = meter }

  /// The rules, in the order of the registries.
  package var rules: [RuleListing] {
    InterfaceRuleRegistry.listings + (meter == nil ? [] : ScreenRuleRegistry.listings)
  }

  /// Reads the files and runs the enabled rules on them.
  package func inspect(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> PackResult {
    let rules = InterfaceRuleRegistry.all.filter {
      context.configuration.runs($0.id, $0.description)
    }
    let (files, leftOut) = Self.files(context)
    let screenRules =
      meter == nil ? [] : ScreenRuleRegistry.all.filter { context.configuration.runs($0.id) }
    guard !rules.isEmpty || !screenRules.isEmpty, !files.isEmpty else {
      return PackResult(diagnostics: leftOut)
    }
    progress(Count.text(files.count, "storyboard or xib", "storyboards and xibs"))
    let measured =
      screenRules.isEmpty ? nil : meter?(files.map { Path.relative($0, to: context.root) }, context)
    let screens = measured?.screens ?? [:]
    let project = InterfaceProject(context)
    let budget = context.configuration.budget
    // Taken in order, so that what is left out does not depend on the number of cores.
    let affordable = Array(files.prefix { _ in budget?.takeFile() ?? true })
    let results = affordable.concurrentMap(stretch: 1) { path -> InspectedFile in
      let drawn = screens[Path.relative(path, to: context.root)] ?? []
      return Self.inspect(path, rules, (screenRules, drawn), project, context)
    }
    let cuts = results.flatMap(\.cuts) + (measured?.cuts ?? [])
    var result = PackResult(
      findings: InspectedFile.joined(results),
      diagnostics: leftOut + results.flatMap(\.diagnostics) + (measured?.diagnostics ?? [])
        + cuts.map(\.diagnostic))
    result.cuts = cuts
    return result
  }

  private static func inspect(
    _ path: String, _ rules: [any InterfaceRule.Type],
    _ drawn: (rules: [any ScreenRule.Type], screens: [ScreenMeasurement]),
    _ project: InterfaceProject, _ context: AuditContext
  ) -> InspectedFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.bytes(atPath: path, limit: InterfaceDocument.Limits().bytes)
    } catch {
      let isTooLarge = error.kind == .tooLarge
      let told = Diagnostic(
        isTooLarge ? .error : .warning,
        id: isTooLarge ? "interface-too-large" : "interface-unreadable",
        at: SourceLocation(file: path, line: 1, column: 1), error.reason)
      return InspectedFile(told: [told], in: context)
    }
    _ = context.configuration.budget?.take(bytes.count, of: .bytes)
    let document = InterfaceDocument.read(bytes, file: path)
    let subject = InterfaceSubject(
      document, bytes: bytes, in: project, wantsFixes: context.configuration.wantsFixes)
    let scope = Path.relative(path, to: context.project.folder)
    var file = InspectedFile(told: document.diagnostics, in: context)
    file.grounds = ScreenGrounds(subject)
    file.findings = Self.findings(of: rules, in: subject, scope)
    file.leaveOutRepeated()
    file.add(
      Self.findings(of: drawn.rules, on: drawn.screens, in: subject, besides: file.findings, scope))
    // Makers alone see the app that shows a library, and what they debug an app with.
    let inside = Path.relative(path, to: context.root)
    if SourceOrigin.isForTrial(Path.parent(inside)) || SourceOrigin.isForMakers(inside) {
      file.consider(.forMakers)
    }
    if context.unmadeFiles.contains(path) {
      file.consider(.unmade, saying: "; no code loads this nib")
    }
    file.settleFixes(of: bytes) { changed in
      let document = InterfaceDocument.read(changed, file: path)
      let subject = InterfaceSubject(document, bytes: changed, in: project, wantsFixes: false)
      return Self.findings(of: rules, in: subject, scope)
    }
    return file
  }

  /// Returns what rules say of a file.
  private static func findings(
    of rules: [any InterfaceRule.Type], in subject: InterfaceSubject, _ scope: String
  ) -> [Finding] {
    rules.flatMap { rule in
      var report = InterfaceReport(rule: rule, scope: scope)
      rule.check(subject, &report)
      return report.findings
    }
  }

  /// Returns what rules say of the screens of a file, besides what is found in the file itself.
  private static func findings(
    of rules: [any ScreenRule.Type], on screens: [ScreenMeasurement],
    in file: InterfaceSubject, besides findings: [Finding], _ scope: String
  ) -> [Finding] {
    guard !screens.isEmpty else { return [] }
    let ofColors = findings.filter { InterfaceRuleRegistry.rule($0.rule)?.isAboutColors != false }
    let told = ToldObjects(ofColors, in: file)
    let subjects = screens.map { ScreenSubject($0, in: file) }
    return rules.flatMap { rule -> [Finding] in
      var report = InterfaceReport(rule: rule, scope: scope)
      report.told = told
      for subject in subjects { report.add(rule.problems(on: subject), of: file) }
      return report.findings
    }
  }

  private static func count(of files: Int) -> String {
    Count.text(files, "storyboard or xib was", "storyboards and xibs were")
  }

  /// Returns the files to look at, and what is said of the others.
  static func files(_ context: AuditContext) -> (files: [String], leftOut: [Diagnostic]) {
    var files: [String] = []
    var leftOut = 0
    var unbuilt = 0
    let configuration = context.configuration
    let built = context.builtFiles
    let included = context.project.origins(including: configuration.includedSources)
    for path in context.project.storyboards.sorted() {
      let inside = Path.relative(path, to: context.root)
      if built.lacks(path) {
        unbuilt += 1
        continue
      }
      let origin = SourceOrigin(path: inside)
      if origin == .own || included.contains(origin.rawValue) {
        if configuration.shard?.contains(inside) ?? true { files.append(path) }
      } else {
        leftOut += 1
      }
    }
    let place = SourceLocation(file: context.root)
    var said: [Diagnostic] = []
    if leftOut > 0 {
      said.append(
        Diagnostic(
          .note, id: "interface-left-out", at: place,
          Self.count(of: leftOut)
            + " not audited: chiaro skips tests, examples and third-party code",
          fix: "to audit them too, name their kind under 'included' in .chiaro.yml"))
    }
    if unbuilt > 0 {
      said.append(
        Diagnostic(
          .note, id: "interface-unbuilt", at: place,
          Self.count(of: unbuilt) + " not audited, because no target contains "
            + (unbuilt == 1 ? "it" : "them"),
          fix: unbuilt == 1
            ? "delete it, or add it to a target" : "delete them, or add them to a target"))
    }
    return (files, said)
  }
}
