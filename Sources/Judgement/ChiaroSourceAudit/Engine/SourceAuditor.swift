// SPDX-License-Identifier: MIT

package import ChiaroFindings
import ChiaroSource
import Synchronization

/// An auditor that reads source files, walks each once, and runs the rules over the facts found.
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
  ///     paths; it ends the process, because nothing else can stop the work
  /// - Returns: the findings
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
    let reading = FileReading(
      included, table, BuildConditions(settings.values.compactMap { try? $0.get() }),
      interfaces(of: request, table, watch) { contents($0, folder) })
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
          if case .alike? = page { return reading.list(path, contents) }
          if request.unparsed.contains(path) { return reading.names(path, contents) }
          return place < count ? reading.read(path, contents) : reading.list(path, contents)
        }
      })
    var answer = answer(request, files, reading, watch) { path in
      try? contents(path, folder).get()
    }
    let (leftOut, told) = pages.withLock { ($0.leftOut, $0.diagnostics) }
    answer.pagesLeftOut = leftOut
    answer.diagnostics = (answer.diagnostics + told).sorted()
    return answer
  }

  /// What the storyboards and xibs of a request name, by their paths.
  private static func interfaces(
    of request: SourceRequest, _ table: AssetTable?, _ watch: FileWatch,
    _ contents: (String) -> Contents
  ) -> [String: InterfaceUses] {
    let paths = (request.files + request.texts).filter(InterfaceUses.reads)
    let files = paths.compactMap { path in
      watch.during(path) {
        (try? contents(path).get()).map { (path, InterfaceUses($0, path: path, table)) }
      }
    }
    return Dictionary(files, uniquingKeysWith: { first, _ in first })
  }

  /// Checks texts in memory, such as a rule's examples; `stalled` as for a request.
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
    let table = assets.map { AssetTable($0, targets) }
    let interfaces = texts.filter { InterfaceUses.reads($0.path) }.map {
      ($0.path, InterfaceUses($0.bytes, path: $0.path, table))
    }
    let reading = FileReading(
      request.included, table,
      BuildConditions(texts.filter { BuildConditions.areSet(in: $0.path) }.map(\.bytes)),
      Dictionary(interfaces, uniquingKeysWith: { first, _ in first }))
    let files = FileWork.facts(
      count: texts.count, taking: { _ in },
      { place, _ in
        watch.during(texts[place].path) { reading.facts(texts[place].path, texts[place].bytes) }
      })
    return answer(request, files, reading, watch) { path in
      texts.first { $0.path == path }?.bytes
    }
  }

  private static func answer(
    _ request: SourceRequest, _ files: [FileFacts], _ reading: FileReading, _ watch: FileWatch,
    _ contents: @escaping (String) -> [UInt8]?
  ) -> SourceAnswer {
    let locks = AppLocks.all(files, request.apps)
    let project = ProjectFacts(files, table: reading.table, request, locks)
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
    if reading.table != nil {
      answer.assets = AssetSummary.all(files, project, reading.table, unbuilt: request.unbuilt)
      answer.pairs = AssetUses.Pair.all(files, project)
      answer.findsPictures = files.contains(where: \.assets.findsPictures)
    }
    (answer.locks, answer.objects) = (locks, reading.question.map { ObjectCode(files, $0) })
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
          watch.during(path) { reading.facts(path, bytes) }
        }
        let project = ProjectFacts(files, table: reading.table, request, locks)
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
    finding.remarks.append("; no code in the app creates a \(type), so this may have no effect")
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

  /// Why a file is not read, as its facts say.
  struct Refusal: Error {
    var facts: FileFacts
  }

  static func contents(_ path: String, root: String) -> Contents {
    if Path.escapes(path) {
      return .failure(refusal(path, "path-refused", "a path outside of the folder is not read"))
    }
    let full = Path.join(root, path)
    if let real = FileReader.realPath(full), !Path.contains(root, real) {
      return .failure(
        refusal(path, "path-refused", "a link to a place outside of the folder is not followed"))
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

  static func refused(_ path: String, _ id: String, _ message: String) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.diagnostics = [
      Diagnostic(.warning, id: id, at: SourceLocation(file: path), message)
    ]
    return facts
  }
}
