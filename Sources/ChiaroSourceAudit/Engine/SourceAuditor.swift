// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSystem
import SwiftParser
import SwiftSyntax
import Synchronization

/// Reads files, walks each once, and runs the rules over what was found.
package enum SourceAuditor {
  /// The largest file that is read.
  package static let fileLimit = 4 << 20
  /// The deepest nesting of brackets that is parsed.
  static let nestingLimit = 256

  /// Looks at the files of a request.
  ///
  /// - Parameters:
  ///   - request: the files, and what is asked of them
  ///   - stalled: the closure called on another thread when some files take too long, with their
  ///     paths; it ends the process, as nothing else ends the work
  /// - Returns: what is found
  package static func audit(
    _ request: SourceRequest, stalled: (@Sendable ([String]) -> Void)? = nil
  ) -> SourceAnswer {
    let watch = FileWatch()
    if let stalled { watch.start(stalled) }
    defer { watch.end() }
    let root = FileReader.realPath(request.root)
    let folder = root ?? request.root
    let count = request.files.count
    let table = request.assets.map { AssetTable($0, request.targets, others: request.otherNames) }
    let conditions = BuildConditions(
      (request.files + request.texts).filter(BuildConditions.areSet(in:))
        .compactMap { try? contents($0, root: folder).get() })
    let pages = PageBudget(request.files) { path in
      guard case .success(let bytes) = contents(path, root: folder),
        request.included.contains(SourceOrigin(path: path, bytes: bytes))
      else { return nil }
      return bytes
    }
    let files = facts(count: count + request.texts.count) { place in
      let path = place < count ? request.files[place] : request.texts[place - count]
      return watch.during(path) {
        switch pages[place] {
        case .judged: break
        case .alike: return list(path, root: folder, request.included, table)
        case .leftOut: return FileFacts(path: path)
        }
        if request.unparsed.contains(path) { return names(path, root: folder, table) }
        return place < count
          ? read(path, root: folder, request.included, table, conditions)
          : list(path, root: folder, request.included, table)
      }
    }
    var answer = answer(request, files, table, watch) { path in
      try? contents(path, root: folder).get()
    }
    answer.pagesLeftOut = pages.leftOut
    answer.diagnostics = (answer.diagnostics + pages.diagnostics).sorted()
    return answer
  }

  /// Looks at texts that are at hand, such as a rule's examples.
  package static func audit(
    _ texts: [(path: String, bytes: [UInt8])], only rules: Set<String>? = nil,
    assets: [NamedAsset]? = nil, targets: [AssetTable.Target] = [],
    oldestSystems: [String: Int] = [:], apps: [SourceRequest.App] = [], wantsFixes: Bool = false
  ) -> SourceAnswer {
    var request = SourceRequest(root: ".", files: texts.map(\.path))
    request.wantsFixes = wantsFixes
    request.oldestSystems = oldestSystems
    request.apps = apps
    request.only = rules
    let included = request.included
    let table = assets.map { AssetTable($0, targets) }
    let conditions = BuildConditions(
      texts.filter { BuildConditions.areSet(in: $0.path) }.map(\.bytes))
    let files = facts(count: texts.count) { place in
      facts(texts[place].path, texts[place].bytes, included, table, conditions)
    }
    return answer(request, files, table, FileWatch()) { path in
      texts.first { $0.path == path }?.bytes
    }
  }

  private static func answer(
    _ request: SourceRequest, _ files: [FileFacts], _ table: AssetTable?, _ watch: FileWatch,
    _ contents: (String) -> [UInt8]?
  ) -> SourceAnswer {
    let locks = AppLocks.all(files, request.apps)
    let project = ProjectFacts(
      files, table: table, oldestSystems: request.oldestSystems,
      styles: LockedStyles(
        of: request.apps, locks, loose: LooseWindows(files, request.apps)))
    let rules = SourceRuleRegistry.all.filter { request.wants($0) }
    var answer = SourceAnswer(rules: rules)
    // An id is spelled from a type's name, which is too much for each file.
    let known = rules.map { (type: $0, id: $0.id, severity: $0.description.severity) }
    for file in files {
      let findings = watch.during(file.path) {
        known.flatMap { rule in
          var report = SourceReport(rule: rule.id, severity: rule.severity, file: file)
          rule.type.check(file, in: project, &report)
          return report.findings
        }
      }
      let (fixed, refusals) = fixed(
        findings, file.path, request.wantsFixes ? contents : { _ in nil })
      answer.findings += fixed.map { unlessUnmade($0, in: file, project) }
      answer.diagnostics += file.diagnostics + refusals
      if let origin = file.leftOut { answer.leftOut[origin, default: 0] += 1 }
    }
    if table != nil {
      answer.table = table
      answer.assets = AssetSummary.all(files, project, table, unbuilt: request.unbuilt)
      answer.pairs = PairSummary.all(files, project)
      answer.findsPictures = files.contains(where: \.findsPictures)
    }
    answer.locks = locks
    answer.unmadeNibs = project.reached.unmadeNibs
    answer.findings.sort { ($0.location, $0.rule) < ($1.location, $1.rule) }
    answer.findings = Consolidation.joined(
      OneStyleApps.weighed(withoutMoot(answer.findings), project)
        // What no target builds is seen by nobody, until it is in one.
        .map { request.unbuilt.contains($0.location.file) ? $0.asHint : $0 })
    answer.diagnostics.sort()
    return answer
  }

  /// The findings without those on overrides that do not call super: that is mended first.
  private static func withoutMoot(_ findings: [Finding]) -> [Finding] {
    let broken = Set(findings.filter { $0.rule == MissingSuperTraitChange.id }.map(\.location))
    return findings.filter {
      $0.rule != DeprecatedTraitChange.id || !broken.contains($0.location)
    }
  }

  /// A finding; a hint where it stands in a type that nothing in the app comes to.
  private static func unlessUnmade(
    _ finding: Finding, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    guard let line = finding.location.line,
      let type = project.reached.unmade(around: line, in: file)
    else { return finding }
    var hint = finding.asHint
    hint.remarks.append("; nothing in the app makes a \(type)")
    return hint
  }

  /// The findings with those fixes that change nothing else, and what is said of the others; the
  /// file is read again for them, and there are none where it cannot be.
  private static func fixed(
    _ findings: [Finding], _ path: String, _ contents: (String) -> [UInt8]?
  ) -> (findings: [Finding], diagnostics: [Diagnostic]) {
    guard findings.contains(where: { $0.fix != nil }) else { return (findings, []) }
    guard let bytes = contents(path) else {
      let bare = findings.map { finding in
        var finding = finding
        finding.fix = nil
        return finding
      }
      return (bare, [])
    }
    return FixVerification.verified(findings, bytes, path: path)
  }

  /// Works on all cores; what comes of it is in the order of the files.
  private static func facts(
    count: Int, _ work: @escaping @Sendable (Int) -> FileFacts
  ) -> [FileFacts] {
    guard count > 0 else { return [] }
    let turn = Turn()
    let results = Mutex([FileFacts?](repeating: nil, count: count))
    SystemThreads.runDeep(min(count, System.processorCount)) {
      while let place = turn.next(below: count) {
        var facts = work(place)
        facts.index = ColorIndex(facts)
        results.withLock { $0[place] = facts }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Hands out the numbers from 0.
  private final class Turn: Sendable {
    private let value = Atomic(0)

    func next(below end: Int) -> Int? {
      let place = value.add(1, ordering: .relaxed).oldValue
      return place < end ? place : nil
    }
  }

  // MARK: Files

  private static func read(
    _ path: String, root: String, _ included: Set<SourceOrigin>, _ table: AssetTable?,
    _ conditions: BuildConditions
  ) -> FileFacts {
    switch contents(path, root: root) {
    case .success(let bytes): facts(path, bytes, included, table, conditions)
    case .failure(let refusal): refusal.facts
    }
  }

  /// What a file says that is not parsed; one that cannot be read says nothing.
  private static func list(
    _ path: String, root: String, _ included: Set<SourceOrigin>, _ table: AssetTable?
  ) -> FileFacts {
    guard case .success(let bytes) = contents(path, root: root) else {
      return FileFacts(path: path)
    }
    return list(path, bytes, included, table)
  }

  /// The names in a file that is not parsed; what it names is named.
  private static func names(_ path: String, root: String, _ table: AssetTable?) -> FileFacts {
    guard case .success(let bytes) = contents(path, root: root) else {
      return FileFacts(path: path)
    }
    return names(path, bytes, table)
  }

  private static func names(_ path: String, _ bytes: [UInt8], _ table: AssetTable?) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.mentions = TypeMentions(bytes, spans: [])
    if let table { facts.assetUses = AssetMentions.words(bytes, table) }
    return facts
  }

  private static func list(
    _ path: String, _ bytes: [UInt8], _ included: Set<SourceOrigin>, _ table: AssetTable?
  ) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.noteNames(in: bytes)
    if let table {
      facts.assetUses = AssetMentions.uses(
        bytes, table, splitsWords: DeclaredStyle.isProject(path))
      if InterfaceMentions.reads(path) {
        facts.assetUses += InterfaceMentions(bytes, table).uses
      }
    }
    if DeclaredStyle.reads(path), included.contains(SourceOrigin(path: path, bytes: [])) {
      DeclaredStyle.note(bytes, in: &facts)
    }
    return facts
  }

  /// Why a file is not read, as its facts say.
  struct Refusal: Error {
    var facts: FileFacts
  }

  static func contents(_ path: String, root: String) -> Result<[UInt8], Refusal> {
    if Path.escapes(path) {
      return .failure(refusal(path, "path-refused", "a path that leaves the folder is not read"))
    }
    let full = Path.join(root, path)
    if let real = FileReader.realPath(full), !Path.contains(root, real) {
      return .failure(
        refusal(path, "path-refused", "a link that leads out of the folder is not followed"))
    }
    do throws(FileError) {
      return .success(try FileReader.bytes(atPath: full, limit: fileLimit))
    } catch {
      let id = error.kind == .tooLarge ? "file-too-large" : "file-unreadable"
      return .failure(refusal(path, id, error.reason))
    }
  }

  private static func refusal(_ path: String, _ id: String, _ message: String) -> Refusal {
    Refusal(facts: refused(path, id, message))
  }

  private static func refused(_ path: String, _ id: String, _ message: String) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.diagnostics = [
      Diagnostic(.warning, id: id, at: SourceLocation(file: path), message)
    ]
    return facts
  }

  /// What one text says; nothing when it is of an origin that nobody asked for.
  private static func facts(
    _ path: String, _ bytes: [UInt8], _ included: Set<SourceOrigin>, _ table: AssetTable?,
    _ conditions: BuildConditions
  ) -> FileFacts {
    if DeclaredStyle.reads(path) || InterfaceMentions.reads(path) {
      return list(path, bytes, included, table)
    }
    let origin = SourceOrigin(path: path, bytes: bytes)
    if !included.contains(origin) {
      var facts = FileFacts(path: path)
      facts.leftOut = origin
      // Tests and previews make what nothing else may.
      if ![.generated, .tests, .previews].contains(origin) {
        facts.mentions = TypeMentions(bytes, spans: [])
      }
      // What a program wrote lists every name, but of Playgrounds' manifest.
      if let table, origin != .generated || Path.lastComponent(path) == "Package.swift" {
        facts.assetUses = AssetMentions.words(bytes, table)
      }
      return facts
    }
    return facts(path, bytes, table, conditions)
  }

  private static func facts(
    _ path: String, _ bytes: [UInt8], _ table: AssetTable?, _ conditions: BuildConditions
  ) -> FileFacts {
    if PageFacts.isPage(path) {
      var facts = FileFacts(path: path)
      facts.page = PageFacts(bytes, path: path, suppressions: &facts.suppressions)
      if let table { facts.assetUses = AssetMentions.uses(bytes, table) }
      return facts
    }
    if bytes.contains(0) {
      return refused(path, "no-text", "the file has NUL bytes and is no source text")
    }
    if ObjectiveCReader.reads(path) {
      var facts = ObjectiveCReader.facts(path, bytes)
      facts.mentions = TypeMentions(bytes, spans: nil)
      facts.takenNames = TakenNames(bytes)
      facts.mentions.beginsApp = bytes.range(ofBytes: "ApplicationMain(".utf8) != nil
      if let table {
        facts.assetUses = AssetMentions.ofObjectiveC(bytes, table)
        facts.nameParts = AssetMentions.parts(bytes, table)
        facts.findsPictures = AssetMentions.findsPictures(bytes)
      }
      return facts
    }
    if let excess = NestingScan(bytes).excess {
      var facts = names(path, bytes, table)
      facts.diagnostics =
        refused(
          path, "nesting-too-deep",
          "nested deeper than a person writes: \(excess); the file is not parsed"
        ).diagnostics
      return facts
    }
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: nestingLimit)
    }
    let collector = FactCollector(
      path: path, bytes: bytes, table: table, conditions: conditions)
    collector.walk(tree)
    var facts = collector.facts
    facts.mentions = TypeMentions(bytes, spans: collector.spans)
    facts.takenNames = TakenNames(tree, bytes)
    facts.mentions.beginsApp = collector.beginsApp || Path.lastComponent(path) == "main.swift"
    if facts.observations.contains(where: { $0.kind == .page }) {
      facts.mentionsScheme = bytes.range(ofBytes: "color-scheme".utf8) != nil
    }
    facts.diagnostics += SourceOddities(path: path, bytes: bytes, lines: collector.lines)
      .diagnostics(of: tree)
    if let excess = collector.look.excess {
      facts.diagnostics.append(
        Diagnostic(
          .note, id: "file-cut-short", at: SourceLocation(file: path),
          "\(excess); the rest is not looked at"))
    }
    facts.suppressions = SuppressionReader.read(tree, bytes: bytes, lines: collector.lines)
    return facts
  }
}
