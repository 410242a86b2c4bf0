// SPDX-License-Identifier: MIT

import ChiaroSource
import SwiftParser
import SwiftSyntax

/// What is asked of each file, and how one is read.
struct FileReading: Sendable {
  /// The origins of the files to check.
  let included: Set<SourceOrigin>
  /// The names of the project's assets; nil when nobody asks.
  let table: AssetTable?
  /// The conditions by which code is built.
  let conditions: BuildConditions
  /// What storyboards and xibs name, by their paths.
  let interfaces: [String: InterfaceUses]
  /// What code is asked of the objects of these files; nil where there are none.
  let question: ObjectQuestion?

  init(
    _ included: Set<SourceOrigin>, _ table: AssetTable?, _ conditions: BuildConditions,
    _ interfaces: [String: InterfaceUses]
  ) {
    self.included = included
    self.table = table
    self.conditions = conditions
    self.interfaces = interfaces
    var question = ObjectQuestion()
    for file in interfaces.values { question.add(file) }
    self.question = interfaces.isEmpty ? nil : question
  }

  /// What a file of code or a page says.
  func read(_ path: String, _ contents: SourceAuditor.Contents) -> FileFacts {
    switch contents {
    case .success(let bytes): return facts(path, bytes)
    case .failure(let refusal):
      let origin = SourceOrigin(path: path, bytes: [])
      if included.contains(origin) { return refusal.facts }
      var facts = FileFacts(path: path)
      facts.leftOut = origin
      return facts
    }
  }

  /// What a file says that is not parsed; one that cannot be read says nothing.
  func list(_ path: String, _ contents: SourceAuditor.Contents) -> FileFacts {
    guard case .success(let bytes) = contents else { return FileFacts(path: path) }
    return list(path, bytes)
  }

  /// The names in a file that is not parsed; what it names is named.
  func names(_ path: String, _ contents: SourceAuditor.Contents) -> FileFacts {
    guard case .success(let bytes) = contents else { return FileFacts(path: path) }
    return names(path, bytes)
  }

  private func names(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.reach.mentions = TypeMentions(bytes, spans: [])
    if let table { facts.assets.uses = AssetMentions.words(bytes, table) }
    return facts
  }

  private func list(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.noteNames(in: bytes)
    if let table {
      facts.assets.uses = AssetMentions.uses(
        bytes, table, splitsWords: DeclaredStyle.isProject(path))
      facts.assets.uses += interfaces[path]?.assets ?? []
    }
    if Path.fileExtension(path)?.lowercased() == "h" { facts.deeds = objectiveCDeeds(bytes) }
    if DeclaredStyle.reads(path), included.contains(SourceOrigin(path: path, bytes: [])) {
      DeclaredStyle.note(bytes, in: &facts)
    }
    return facts
  }

  /// What one text says; nothing when it is of an origin that nobody asked for.
  func facts(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    if DeclaredStyle.reads(path) || InterfaceUses.reads(path) { return list(path, bytes) }
    let origin = SourceOrigin(path: path, bytes: bytes)
    if included.contains(origin) { return included(path, bytes) }
    var facts = FileFacts(path: path)
    facts.leftOut = origin
    // Tests and previews make what nothing else may.
    if ![.generated, .tests, .previews].contains(origin) {
      facts.reach.mentions = TypeMentions(bytes, spans: [])
      facts.deeds = deeds(path, bytes)
    }
    // What a program wrote lists every name, but of Playgrounds' manifest.
    if let table, origin != .generated || Path.lastComponent(path) == "Package.swift" {
      facts.assets.uses = AssetMentions.words(bytes, table)
    }
    return facts
  }

  private func included(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    if PageFacts.isPage(path) {
      var facts = FileFacts(path: path)
      facts.page = PageFacts(bytes, path: path, suppressions: &facts.suppressions)
      if let table { facts.assets.uses = AssetMentions.uses(bytes, table) }
      return facts
    }
    if bytes.contains(0) {
      return SourceAuditor.refused(
        path, "no-text", "the file has NUL bytes, so it is not source code")
    }
    if ObjectiveCReader.reads(path) { return objectiveC(path, bytes) }
    if let excess = NestingScan(bytes).excess {
      var facts = names(path, bytes)
      facts.diagnostics =
        SourceAuditor.refused(
          path, "nesting-too-deep",
          "the file is not parsed, because it is too deeply nested: \(excess)"
        ).diagnostics
      return facts
    }
    return swift(path, bytes)
  }

  private func objectiveC(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    var facts = ObjectiveCReader.facts(path, bytes)
    facts.reach.mentions = TypeMentions(bytes, spans: nil)
    facts.takenNames = TakenNames(bytes)
    facts.reach.mentions.beginsApp = bytes.range(ofBytes: "ApplicationMain(".utf8) != nil
    facts.deeds = objectiveCDeeds(bytes)
    if let table {
      facts.assets.uses = AssetMentions.ofObjectiveC(bytes, table)
      facts.assets.nameParts = AssetMentions.parts(bytes, table)
      facts.assets.findsPictures = AssetMentions.findsPictures(bytes)
    }
    return facts
  }

  private static func tree(_ bytes: [UInt8]) -> SourceFileSyntax {
    bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: SourceAuditor.nestingLimit)
    }
  }

  private func swift(_ path: String, _ bytes: [UInt8]) -> FileFacts {
    let tree = Self.tree(bytes)
    let collector = FactCollector(path: path, bytes: bytes, table: table, conditions: conditions)
    collector.walk(tree)
    var facts = collector.facts
    facts.reach.mentions = TypeMentions(bytes, spans: collector.spans)
    facts.takenNames = TakenNames(tree, bytes)
    facts.reach.mentions.beginsApp = collector.beginsApp || Path.lastComponent(path) == "main.swift"
    facts.deeds = question.map { ObjectDeeds(CodeLine.lines(of: tree), $0, isSwift: true) }
    if facts[Observations.self].all.contains(where: { Observation.Kind.pages.contains($0.kind) }) {
      facts.pages.mentionScheme = bytes.range(ofBytes: "color-scheme".utf8) != nil
    }
    facts.diagnostics += SourceOddities(path: path, bytes: bytes, lines: collector.lines)
      .diagnostics(of: tree)
    if let excess = collector.look.excess {
      facts.diagnostics.append(
        Diagnostic(
          .note, id: "file-cut-short", at: SourceLocation(file: path),
          "the rest of the file is not read: \(excess)"))
    }
    facts.suppressions = SuppressionReader.read(tree, bytes: bytes, lines: collector.lines)
    return facts
  }

  // MARK: Objects of interface files

  /// What code of others does to objects, though nothing is found in it.
  private func deeds(_ path: String, _ bytes: [UInt8]) -> ObjectDeeds? {
    guard let question, !PageFacts.isPage(path), !bytes.contains(0) else { return nil }
    if ObjectiveCReader.reads(path) { return objectiveCDeeds(bytes) }
    if NestingScan(bytes).excess != nil { return nil }
    return ObjectDeeds(CodeLine.lines(of: Self.tree(bytes)), question, isSwift: true)
  }

  private func objectiveCDeeds(_ bytes: [UInt8]) -> ObjectDeeds? {
    guard let question else { return nil }
    var suppressions = Suppressions()
    let text = ObjectiveCTokens(bytes, lines: LineMap(bytes), suppressions: &suppressions)
    return ObjectDeeds(CodeLine.lines(of: text, bytes), question, isSwift: false)
  }
}
