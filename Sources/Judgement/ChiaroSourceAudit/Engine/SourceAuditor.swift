// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource
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
    audit(request, pages: PageBudget(), stalled: stalled) { contents($0, root: $1) }
  }

  /// Looks at the files of a request with another budget for pages, and another reader of the files
  /// in a folder.
  static func audit(
    _ request: SourceRequest, pages budget: PageBudget,
    stalled: (@Sendable ([String]) -> Void)? = nil,
    _ contents: @escaping @Sendable (_ path: String, _ root: String) -> Contents
  ) -> SourceAnswer {
    let watch = FileWatch()
    if let stalled { watch.start(stalled) }
    defer { watch.end() }
    let root = FileReader.realPath(request.root)
    let folder = root ?? request.root
    let count = request.files.count
    let table = request.assets.map { AssetTable($0, request.targets, others: request.otherNames) }
    let included = request.included
    // They are read first, since they say which code is built, and once.
    let settings = Dictionary(
      (request.files + request.texts).filter(BuildConditions.areSet(in:))
        .map { ($0, contents($0, folder)) }, uniquingKeysWith: { first, _ in first })
    let conditions = BuildConditions(settings.values.compactMap { try? $0.get() })
    let pages = Mutex(budget)
    let files = FileWork.facts(
      count: count + request.texts.count,
      taking: { place -> TakenPage? in
        guard place < count, PageFacts.isPage(request.files[place]) else { return nil }
        let path = request.files[place]
        return watch.during(path) {
          pages.withLock { TakenPage(path, included, &$0) { contents($0, folder) } }
        }
      },
      { place, page in
        let path = place < count ? request.files[place] : request.texts[place - count]
        return watch.during(path) {
          if case .leftOut? = page { return FileFacts(path: path) }
          let contents = page?.contents ?? settings[path] ?? contents(path, folder)
          if case .alike? = page { return list(path, contents, included, table) }
          if request.unparsed.contains(path) { return names(path, contents, table) }
          return place < count
            ? read(path, contents, included, table, conditions)
            : list(path, contents, included, table)
        }
      })
    var answer = answer(request, files, table, watch) { path in
      try? contents(path, folder).get()
    } reread: { path, bytes in
      facts(path, bytes, included, table, conditions)
    }
    let (leftOut, told) = pages.withLock { ($0.leftOut, $0.diagnostics) }
    answer.pagesLeftOut = leftOut
    answer.diagnostics = (answer.diagnostics + told).sorted()
    return answer
  }

  /// Looks at texts that are at hand, such as a rule's examples; `stalled` as for a request.
  package static func audit(
    _ texts: [(path: String, bytes: [UInt8])], only rules: Set<String>? = nil,
    assets: [NamedAsset]? = nil, targets: [AssetTable.Target] = [],
    oldestSystems: [String: Int] = [:], reaches: [String: FileReach] = [:],
    apps: [SourceRequest.App] = [], wantsFixes: Bool = false,
    stalled: (@Sendable ([String]) -> Void)? = nil
  ) -> SourceAnswer {
    let watch = FileWatch()
    if let stalled { watch.start(stalled) }
    defer { watch.end() }
    var request = SourceRequest(root: ".", files: texts.map(\.path))
    request.wantsFixes = wantsFixes
    request.oldestSystems = oldestSystems
    request.reaches = reaches
    request.apps = apps
    request.only = rules
    let included = request.included
    let table = assets.map { AssetTable($0, targets) }
    let conditions = BuildConditions(
      texts.filter { BuildConditions.areSet(in: $0.path) }.map(\.bytes))
    let files = FileWork.facts(
      count: texts.count, taking: { _ in },
      { place, _ in
        watch.during(texts[place].path) {
          facts(
            texts[place].path, texts[place].bytes, included, table, conditions)
        }
      })
    return answer(request, files, table, watch) { path in
      texts.first { $0.path == path }?.bytes
    } reread: { path, bytes in
      facts(path, bytes, included, table, conditions)
    }
  }

  private static func answer(
    _ request: SourceRequest, _ files: [FileFacts], _ table: AssetTable?, _ watch: FileWatch,
    _ contents: @escaping (String) -> [UInt8]?,
    reread: @escaping @Sendable (String, [UInt8]) -> FileFacts
  ) -> SourceAnswer {
    let locks = AppLocks.all(files, request.apps)
    let project = ProjectFacts(files, table: table, request, locks)
    let rules = RuleRun(request, watch)
    var answer = SourceAnswer(rules: rules.types.map { $0.listing })
    let ids = Set(SourceRuleRegistry.all.map { $0.id })
    let ran = rules.ids
    for file in files {
      let reports = rules.reports(on: file, project)
      // Where some rules alone are asked for, nothing is known of the others.
      if request.only == nil {
        let quiet = reports.reduce(into: Set<Int>()) { $0.formUnion($1.quiet) }
        answer.diagnostics += file.suppressions.oddities(
          quiet, of: ran, among: ids, in: file.path)
      }
      let (fixed, refusals) = fixed(
        reports.flatMap(\.findings), file.path, request.wantsFixes ? contents : { _ in nil })
      answer.findings += fixed.map { unlessUnmade($0, in: file, project) }
      answer.diagnostics += file.diagnostics + refusals
      if let origin = file.leftOut { answer.leftOut[origin, default: 0] += 1 }
    }
    if table != nil {
      answer.assets = AssetSummary.all(files, project, table, unbuilt: request.unbuilt)
      answer.pairs = AssetUses.Pair.all(files, project)
      answer.findsPictures = files.contains(where: \.assets.findsPictures)
    }
    answer.locks = locks
    answer.unmadeNibs = project.reached.unmadeNibs
    answer.findings.sort { ($0.location, $0.rule) < ($1.location, $1.rule) }
    answer.findings = OneStyleApps.weighed(withoutMoot(answer.findings), project)
      // What no target builds is seen by nobody, until it is in one.
      .map { finding in
        var finding = finding
        if request.unbuilt.contains(finding.location.file) { finding.consider(.unbuilt) }
        finding.withdrawDoubtfulFix()
        return finding
      }
    if request.wantsFixes {
      let trial = FixTrial(of: contents) { changed in
        let files = FileWork.replaced(files, by: changed) { path, bytes in
          watch.during(path) { reread(path, bytes) }
        }
        let project = ProjectFacts(files, table: table, request, locks)
        return files.flatMap { rules.reports(on: $0, project).flatMap(\.findings) }
          // What a change writes may be told to be old, which nobody sees.
          .filter { $0.rule != DeprecatedTraitChange.id }
      }
      answer.diagnostics += trial.settle(&answer.findings)
    }
    answer.findings = Consolidation.joined(answer.findings)
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

  /// A finding, with what speaks against it where it stands in a type that nothing comes to.
  private static func unlessUnmade(
    _ finding: Finding, in file: FileFacts, _ project: ProjectFacts
  ) -> Finding {
    guard let line = finding.location.line,
      let type = project.reached.unmade(around: line, in: file)
    else { return finding }
    var finding = finding
    finding.consider(.unmade)
    finding.remarks.append("; nothing in the app makes a \(type)")
    return finding
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

  // MARK: Files

  /// The text of a file, or why it is not read.
  typealias Contents = Result<[UInt8], Refusal>

  private static func read(
    _ path: String, _ contents: Contents, _ included: Set<SourceOrigin>, _ table: AssetTable?,
    _ conditions: BuildConditions
  ) -> FileFacts {
    switch contents {
    case .success(let bytes): return facts(path, bytes, included, table, conditions)
    case .failure(let refusal):
      let origin = SourceOrigin(path: path, bytes: [])
      if included.contains(origin) { return refusal.facts }
      var facts = FileFacts(path: path)
      facts.leftOut = origin
      return facts
    }
  }

  /// What a file says that is not parsed; one that cannot be read says nothing.
  private static func list(
    _ path: String, _ contents: Contents, _ included: Set<SourceOrigin>, _ table: AssetTable?
  ) -> FileFacts {
    guard case .success(let bytes) = contents else { return FileFacts(path: path) }
    return list(path, bytes, included, table)
  }

  /// The names in a file that is not parsed; what it names is named.
  private static func names(
    _ path: String, _ contents: Contents, _ table: AssetTable?
  ) -> FileFacts {
    guard case .success(let bytes) = contents else { return FileFacts(path: path) }
    return names(path, bytes, table)
  }

  private static func names(_ path: String, _ bytes: [UInt8], _ table: AssetTable?) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.reach.mentions = TypeMentions(bytes, spans: [])
    if let table { facts.assets.uses = AssetMentions.words(bytes, table) }
    return facts
  }

  private static func list(
    _ path: String, _ bytes: [UInt8], _ included: Set<SourceOrigin>, _ table: AssetTable?
  ) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.noteNames(in: bytes)
    if let table {
      facts.assets.uses = AssetMentions.uses(
        bytes, table, splitsWords: DeclaredStyle.isProject(path))
      if InterfaceMentions.reads(path) {
        facts.assets.uses += InterfaceMentions(bytes, path: path, table).uses
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

  static func contents(_ path: String, root: String) -> Contents {
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
        facts.reach.mentions = TypeMentions(bytes, spans: [])
      }
      // What a program wrote lists every name, but of Playgrounds' manifest.
      if let table, origin != .generated || Path.lastComponent(path) == "Package.swift" {
        facts.assets.uses = AssetMentions.words(bytes, table)
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
      if let table { facts.assets.uses = AssetMentions.uses(bytes, table) }
      return facts
    }
    if bytes.contains(0) {
      return refused(path, "no-text", "the file has NUL bytes and is no source text")
    }
    if ObjectiveCReader.reads(path) {
      var facts = ObjectiveCReader.facts(path, bytes)
      facts.reach.mentions = TypeMentions(bytes, spans: nil)
      facts.takenNames = TakenNames(bytes)
      facts.reach.mentions.beginsApp = bytes.range(ofBytes: "ApplicationMain(".utf8) != nil
      if let table {
        facts.assets.uses = AssetMentions.ofObjectiveC(bytes, table)
        facts.assets.nameParts = AssetMentions.parts(bytes, table)
        facts.assets.findsPictures = AssetMentions.findsPictures(bytes)
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
    facts.reach.mentions = TypeMentions(bytes, spans: collector.spans)
    facts.takenNames = TakenNames(tree, bytes)
    facts.reach.mentions.beginsApp = collector.beginsApp || Path.lastComponent(path) == "main.swift"
    if facts[Observations.self].all.contains(where: { $0.kind == .page }) {
      facts.pages.mentionScheme = bytes.range(ofBytes: "color-scheme".utf8) != nil
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
