// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroProject
import ChiaroSource
import ChiaroSystem
import ChiaroTokens

/// Reads source text by a program of its own, which parses Swift and needs much that nothing else
/// here does.
struct SourceCodeReader: CodeReader {
  /// The program's path, or nil where it is not installed.
  private let program: String?
  private let listed = Once<[RuleListing]>()
  /// The folder in which answers are kept for the next run; nil for none.
  var cacheFolder: String?

  /// The program that `CHIARO_SOURCE_AUDIT` names, or the one that lies beside this one.
  static let installed = SourceCodeReader(
    program: Terminal.program("chiaro-source-audit", variable: "CHIARO_SOURCE_AUDIT"))

  /// What the program may take to say what its rules are, or what one finds in its examples.
  private static let ruleLimits = Subprocess.Limits(byteCount: 1 << 20, time: .seconds(60))

  init(program: String?) { self.program = program }

  /// The rules; the program is started for them, and only when somebody asks.
  var rules: [RuleListing] {
    listed.value {
      // A program that cannot say what its rules are is as good as none.
      program.flatMap { try? Subprocess(.path($0), ["--rules"], limits: Self.ruleLimits).output() }
        .flatMap { SourceAnswer($0, in: "") }?.rules ?? []
    }
  }

  /// The examples of a rule, with what it finds in them; none where the program cannot be asked.
  func examples(of rule: String) -> [ShownExample] {
    let output = program.flatMap {
      try? Subprocess(.path($0), ["--examples", rule], limits: Self.ruleLimits).output()
    }
    return output.flatMap { SourceAnswer($0, in: "") }?.examples ?? []
  }

  func read(
    _ context: AuditContext, progress: @escaping @Sendable (String) -> Void
  ) -> CodeReading {
    let beside = PagesBeside(context.project)
    let built = context.builtFiles
    let unbuilt = Set(context.project.sources.filter { Self.isCode($0) && built.lacks($0) })
    let files = context.project.sources
      .filter { !beside.contains($0, in: context.project) }
      .map { Path.relative($0, to: context.root) }
    let configuration = context.configuration
    let only = configuration.onlyRules?.filter { !RuleNames.isRegistered($0) }
      .subtracting(configuration.disabledRules)
    let asked = NamedAssets(context)
    // Storyboards are judged by the style that code locks the app to.
    let isAsked = !(only?.isEmpty ?? false) || !asked.isEmpty
    if files.isEmpty || !isAsked && context.project.storyboards.isEmpty {
      return CodeReading(result: PackResult(rules: []))
    }
    guard let program else { return missing(files, context) }
    progress("\(files.count) source files")
    let request = Self.request(context, about: files, asked, only: only, unbuilt: unbuilt)
    var result = PackResult()
    let answer: SourceAnswer
    do throws(SourceProgram.Failure) {
      answer = try ask(program, request, about: files, asked, context, &result)
    } catch {
      return unread(files, context, .limit, "chiaro-source-audit \(error.words)")
    }
    result.cuts += Self.pagesLeftOut(answer.pagesLeftOut, context)
    result.cuts += Self.refused(answer.diagnostics, context)
    result.findings = answer.findings
    result.diagnostics +=
      result.cuts.map(\.diagnostic) + answer.diagnostics.filter { !Self.isRefusal($0) }
      + leftOut(answer, context) + said(of: unbuilt.count, context)
    result.rules = answer.rules
    var facts = CodeFacts()
    facts.locks = answer.locks
    facts.unmadeFiles = Set(answer.unmadeNibs.map { Path.join(context.root, $0) })
    facts.objects = answer.objects
    facts.assetUses = answer.assetUses.map(asked.complete)
    return CodeReading(facts: facts, result: result)
  }

  /// The question about files, as the protocol has it.
  private static func request(
    _ context: AuditContext, about files: [String], _ asked: NamedAssets, only: Set<String>?,
    unbuilt: Set<String>
  ) -> JSON {
    let configuration = context.configuration
    let list = { (texts: Set<String>) in JSON.array(texts.sorted().map(JSON.string)) }
    return [
      "version": .integer(SourceAnswer.version), "root": .string(context.root),
      "files": .array(files.map(JSON.string)),
      "only": only.map(list) ?? .null,
      "opt_in": list(configuration.optInRules.union(configuration.severities.keys)),
      "included": list(context.project.origins(including: configuration.includedSources)),
      "fixes": .bool(configuration.wantsFixes),
      "assets": asked.isEmpty ? .null : asked.json, "texts": asked.texts,
      "other_names": asked.otherNames,
      "targets": asked.targets, "systems": asked.systems,
      // Changes alone ask for them.
      "reaches": configuration.wantsFixes
        ? BuiltPlatforms(context.targets, of: context.project).json : [],
      "apps": asked.apps,
      "unbuilt": list(Set(unbuilt.map { Path.relative($0, to: context.root) })),
    ]
  }

  /// The answer to a request: the one that is kept, or the program's, which is kept from then on.
  private func ask(
    _ program: String, _ request: JSON, about files: [String], _ asked: NamedAssets,
    _ context: AuditContext, _ result: inout PackResult
  ) throws(SourceProgram.Failure) -> SourceAnswer {
    // What is kept may be anybody's: no change of a file comes from it.
    let cache = (context.configuration.wantsFixes ? nil : cacheFolder).map {
      AnswerCache(
        in: $0, program: program, request: Array(request.text(.compact).utf8), root: context.root,
        files: files + asked.files)
    }
    let known = files + asked.files
    let kept = cache?.answer.flatMap { SourceAnswer($0, in: context.root, about: known) }
    if let kept { return kept }
    let outcome = try SourceProgram(program, root: context.root, known: known) { files, unparsed in
      var part = request
      part["files"] = .array(files.map(JSON.string))
      part["unparsed"] = .array(unparsed.sorted().map(JSON.string))
      return part
    }.answer(about: files)
    result.cuts = Self.leftOut(outcome.leftOut, context)
    // What a file did to the program may be otherwise the next time.
    if outcome.leftOut.isEmpty, let cache {
      result.diagnostics += keep(outcome.bytes, in: cache)
    }
    return outcome.answer
  }

  /// Keeps an answer for the next run; what is said where it cannot be.
  private func keep(_ answer: [UInt8], in cache: AnswerCache) -> [Diagnostic] {
    do throws(FileError) {
      try cache.keep(answer)
      return []
    } catch {
      let place = SourceLocation(file: error.path, line: 1, column: 1)
      return [Diagnostic(.warning, id: "cache-not-written", at: place, error.description)]
    }
  }

  /// What is said of tests, previews, examples, generated files and code of others.
  private func leftOut(_ answer: SourceAnswer, _ context: AuditContext) -> [Diagnostic] {
    guard !answer.leftOut.isEmpty else { return [] }
    let counts = SourceOrigin.allCases.compactMap { origin in
      answer.leftOut[origin].map { "\($0) \(Self.words(of: origin))" }
    }
    return [
      Diagnostic(
        .note, id: "source-left-out", at: SourceLocation(file: context.root),
        "chiaro did not read some source files: " + counts.joined(separator: ", "),
        fix: "to read them too, name their kind under 'included' in .chiaro.yml")
    ]
  }

  private static func words(of origin: SourceOrigin) -> String {
    switch origin {
    case .tests, .examples: "in \(origin.rawValue)"
    case .others: "third-party"
    case .own, .previews, .generated: origin.rawValue
    }
  }

  /// Whether a file is code: a page may lie in a folder that is copied whole.
  private static func isCode(_ path: String) -> Bool {
    Path.fileExtension(path).map { ["swift", "m", "mm"].contains($0.lowercased()) } ?? false
  }

  /// What is said of source files that no target builds.
  private func said(of unbuilt: Int, _ context: AuditContext) -> [Diagnostic] {
    guard unbuilt > 0 else { return [] }
    return [
      Diagnostic(
        .note, id: "source-unbuilt", at: SourceLocation(file: context.root),
        unbuilt == 1
          ? "no target builds 1 source file; findings in it count as less likely"
          : "no target builds \(unbuilt) source files; findings in them count as less likely",
        fix: unbuilt == 1
          ? "delete it, or add it to a target" : "delete them, or add them to a target")
    ]
  }

  /// What is said of files that were not parsed, as they ended or stalled the program.
  private static func leftOut(
    _ files: [String: String], _ context: AuditContext
  ) -> [AuditCut] {
    files.sorted { $0.key < $1.key }.map { file, reason in
      let place = SourceLocation(file: Path.join(context.root, file), line: 1, column: 1)
      return AuditCut(
        .limit,
        Diagnostic(
          .error, id: "source-file-left-out", at: place,
          "\(file) was not read: chiaro-source-audit \(reason)",
          fix: "split the file, or exclude it in .chiaro.yml"))
    }
  }

  /// What is said of pages that were not read, as all together are too much.
  private static func pagesLeftOut(_ files: [String], _ context: AuditContext) -> [AuditCut] {
    guard let first = files.first else { return [] }
    let place = SourceLocation(file: Path.join(context.root, first), line: 1, column: 1)
    return [
      AuditCut(
        .limit,
        Diagnostic(
          .error, id: "pages-left-out", at: place,
          """
          \(Count.text(files.count, "page was", "pages were")) not read, because all \
          pages together are too large: \
          \(VisibleText.names(files))
          """,
          fix: "exclude generated pages in .chiaro.yml"))
    ]
  }

  /// Whether a file was not looked at, as it alone is too much.
  private static func isRefusal(_ diagnostic: Diagnostic) -> Bool {
    ["file-too-large", "nesting-too-deep"].contains(diagnostic.id)
  }

  /// What is said of files that were not looked at, as each of them is too much.
  private static func refused(_ told: [Diagnostic], _ context: AuditContext) -> [AuditCut] {
    told.filter(isRefusal).map { one in
      let file = Path.relative(one.location.file, to: context.root)
      return AuditCut(
        .limit,
        Diagnostic(
          .error, id: one.id, at: one.location, "\(file) was not read: \(one.message)",
          fix: "split the file, or exclude it in .chiaro.yml"))
    }
  }

  /// What is said where the program is not installed.
  private func missing(_ files: [String], _ context: AuditContext) -> CodeReading {
    unread(
      files, context, .missingProgram,
      "the program chiaro-source-audit is missing from chiaro's folder",
      fix: """
        build both programs with swift build -c release, or install both with make install; \
        --no-source skips source code on purpose
        """)
  }

  /// What is said where source files were not looked at.
  private func unread(
    _ files: [String], _ context: AuditContext, _ cause: AuditCut.Cause, _ reason: String,
    fix: String? = nil
  ) -> CodeReading {
    let place = SourceLocation(
      file: Path.join(context.root, files.min() ?? ""), line: 1, column: 1)
    let count = Count.text(files.count, "source file was", "source files were")
    let told = Diagnostic(
      .error, id: "source-not-audited", at: place,
      "\(count) not read: \(reason); findings that depend on code are missing", fix: fix)
    var result = PackResult(diagnostics: [told])
    result.cuts = [AuditCut(cause, told)]
    var facts = CodeFacts()
    facts.isUnknown = true
    return CodeReading(facts: facts, result: result)
  }
}
