// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource
import Testing

@testable import ChiaroFindings

/// Findings as the programs of this package tell them each other.
@Suite("Findings between programs")
struct WireTests {
  private static func place(_ file: String, _ line: Int? = 3) -> ChiaroSource.SourceLocation {
    ChiaroSource.SourceLocation(file: file, line: line, column: line)
  }

  private static func fix(_ files: [String]) -> Fix {
    Fix(
      description: "use UIColor.label",
      patches: files.map { file in
        var patch = SourcePatch(
          file: file, bytes: [], edits: [.replace(1..<4, with: Array("né".utf8))])
        patch.digest = .max
        return patch
      }, isSafe: false)
  }

  static var findings: [Finding] {
    let plain = Finding(
      rule: "r", severity: .hint, location: place("A.swift"), object: "A.f",
      message: "“quoted”\n\u{1B}", scope: "A.swift")
    var whole = Finding(
      rule: "s", severity: .error, location: place("B/C.swift", nil), object: "",
      appearance: "dark", message: "m", measured: MeasuredValue(1.5, minimum: 4.5),
      fix: fix(["B/C.swift", "D.swift"]), related: [place("A.swift"), place("E.css", nil)],
      scope: "B/C.swift")
    whole.relation = .origins
    whole.pair = ColorPair(
      Color(.sRGB, 1, 1, 1), on: Color(.sRGB, 0, 0, 0), named: "Card", textName: "Ink",
      inOtherStyle: ColorPair.Colors(Color(.sRGB, 0, 0, 0), on: Color(.sRGB, 1, 0, 0)))
    let judged = Finding(
      rule: "t", judgement: weighed, location: place("A.swift"), object: "A.g", message: "m",
      scope: "A.swift")
    return [plain, whole, judged]
  }

  private static let weighed = Judgement(
    .hardlyReadable, guess: 0.65, evidence: .seen,
    [
      Consideration("for", "it speaks “for” it", guess: 0.7, evidence: .seen),
      Consideration("against", "it speaks against it", guess: -2.5, evidence: .guessed),
    ])

  private func read(_ json: JSON, _ reader: WireReader = WireReader(root: "")) throws -> Finding? {
    let document = JSONDocument.read(Array(json.text(.compact).utf8), file: "a").document
    return reader.finding(try #require(document?.root))
  }

  @Test("what is written is read", arguments: findings)
  func roundTrip(_ finding: Finding) throws {
    #expect(try read(WireWriter.json(finding)) == finding)
  }

  @Test("a judgement comes whole, with all that speaks for and against it")
  func wholeJudgement() throws {
    let finding = try #require(try read(WireWriter.json(Self.findings[2])))
    let judgement = finding.judgement
    #expect(judgement.consequence == .hardlyReadable && judgement.guess == 0.65)
    #expect(judgement.bestEvidence == .seen && judgement.evidence == .guessed)
    #expect(judgement.considerations.map(\.name) == ["for", "against"])
    #expect(
      judgement.considerations.map(\.sentence) == ["it speaks “for” it", "it speaks against it"])
    #expect(judgement.considerations.map(\.guess) == [0.7, -2.5])
    #expect(judgement.considerations.map(\.evidence) == [.seen, .guessed])
    #expect(finding.likelihood == Self.findings[2].likelihood)
    #expect(finding.severity == Self.findings[2].severity)
  }

  @Test("every consequence and evidence comes back", arguments: Consequence.allCases)
  func costs(_ consequence: Consequence) throws {
    for evidence in Evidence.allCases {
      let finding = Finding(
        rule: "r", judgement: Judgement(consequence, guess: 0, evidence: evidence, []),
        location: Self.place("A.swift"), object: "o", message: "m")
      let judgement = try #require(try read(WireWriter.json(finding))).judgement
      #expect(judgement.consequence == consequence && judgement.evidence == evidence)
    }
  }

  /// A finding with a judgement that a text gives.
  private func judged(_ judgement: String) throws -> Finding? {
    let text = #"{"rule":"r","judgement":\#(judgement),"file":"A","message":"m"}"#
    let document = JSONDocument.read(Array(text.utf8), file: "a").document
    return WireReader(root: "").finding(try #require(document?.root))
  }

  @Test(
    "an odd judgement is none, and neither is its finding",
    arguments: [
      (#""stale""#, "0.5", #""seen""#, true), (#""stale""#, "0", #""seen""#, true),
      (#""stale""#, "1", #""seen""#, true), (#""stale""#, "1.5", #""seen""#, false),
      (#""stale""#, "-0.1", #""seen""#, false), (#""stale""#, "1e400", #""seen""#, false),
      (#""stale""#, #""0.5""#, #""seen""#, false), (#""stale""#, "null", #""seen""#, false),
      (#""loud""#, "0.5", #""seen""#, false), (#""Stale""#, "0.5", #""seen""#, false),
      ("null", "0.5", #""seen""#, false), ("3", "0.5", #""seen""#, false),
      (#""stale""#, "0.5", #""known""#, false), (#""stale""#, "0.5", "null", false),
      (#""stale""#, "0.5", "[]", false),
    ])
  func oddJudgement(
    _ consequence: String, _ guess: String, _ evidence: String, _ isRead: Bool
  ) throws {
    let text = #"{"consequence":\#(consequence),"guess":\#(guess),"evidence":\#(evidence)}"#
    let finding = try judged(text)
    #expect((finding != nil) == isRead)
    #expect(finding.map { (0...1).contains($0.likelihood) } ?? true)
  }

  @Test(
    "an odd consideration is left out, and one that is named twice counts once",
    arguments: [
      (#"{"name":"a","sentence":"s","guess":-1,"evidence":"inferred"}"#, 2),
      (#"{"name":"b","sentence":"s","guess":-1,"evidence":"inferred"}"#, 1),
      (#"{"sentence":"s","guess":-1,"evidence":"inferred"}"#, 1),
      (#"{"name":"a","guess":-1,"evidence":"inferred"}"#, 1),
      (#"{"name":"a","sentence":"s","guess":21,"evidence":"inferred"}"#, 1),
      (#"{"name":"a","sentence":"s","guess":-1e400,"evidence":"inferred"}"#, 1),
      (#"{"name":"a","sentence":"s","guess":-1,"evidence":"known"}"#, 1),
      (#""a""#, 1), ("null", 1),
    ])
  func oddConsideration(_ text: String, _ count: Int) throws {
    let known = #"{"name":"b","sentence":"s","guess":-1,"evidence":"guessed"}"#
    let finding = try #require(
      try judged(
        #"{"consequence":"stale","guess":0.5,"evidence":"seen","#
          + #""considerations":[\#(known),\#(text)]}"#))
    #expect(finding.judgement.considerations.count == count)
    #expect(finding.judgement.considerations.first?.name == "b" && finding.evidence == .guessed)
  }

  private static let rule = RuleListing(
    id: "loud-color",
    RuleDescription(
      "Loud color", .recedes, guess: 0.35, evidence: .guessed, summary: "It is loud.",
      reason: "People look away.", help: "Lower it.", isOptIn: true,
      considering: [Consideration("dim", "the room is dim", guess: 0.5, evidence: .seen)],
      sources: [.guidelines(.color), .wcag(.useOfColor)]))

  @Test("a rule comes back with its cost and guess, or not at all")
  func rules() throws {
    let text = WireWriter.json(Self.rule).text(.compact)
    let rule = { (text: String) throws -> RuleListing? in
      let document = JSONDocument.read(Array(text.utf8), file: "a").document
      return WireReader.rule(try #require(document?.root))
    }
    #expect(try rule(text) == Self.rule)
    for (part, other) in [
      ("\"recedes\"", "\"loud\""), ("\"recedes\"", "null"), ("0.35", "1.01"), ("0.35", "-1"),
      ("0.35", "\"0.35\""), ("\"guessed\"", "\"known\""), ("\"guessed\"", "0"),
    ] {
      #expect(text.contains(part))
      #expect(try rule(text.replacing(part, with: other)) == nil, "\(part) \(other)")
    }
  }

  @Test("a source of a rule that is no address of the web is left out")
  func sources() throws {
    let text = WireWriter.json(Self.rule).text(.compact)
      .replacing("https://www.w3.org", with: "javascript:www.w3.org")
    let document = JSONDocument.read(Array(text.utf8), file: "a").document
    let rule = WireReader.rule(try #require(document?.root))
    #expect(rule?.description.sources == [.guidelines(.color)])
  }

  @Test("an example of a rule comes back with what is found in it")
  func examples() throws {
    let example = ShownExample(
      "loud", "red  // ←", language: "swift", findings: [Self.findings[1]])
    let text = WireWriter.json(example).text(.compact)
    let document = JSONDocument.read(Array(text.utf8), file: "a").document
    let read = WireReader(root: "").example(try #require(document?.root))
    #expect(read?.title == "loud" && read?.text == "red  // ←" && read?.language == "swift")
    #expect(read?.findings == example.findings)
    let odd = JSONDocument.read(Array(#"{"title":"a","text":"b"}"#.utf8), file: "a").document
    #expect(WireReader(root: "").example(try #require(odd?.root)) == nil)
  }

  @Test("remarks come with the message, and causes stay behind")
  func remarks() throws {
    var finding = Self.findings[0]
    finding.remarks = [", and 3 more in storyboards and xibs"]
    finding.causes = [Cause(.code)]
    let read = try #require(try read(WireWriter.json(finding)))
    #expect(read.message == finding.message && read.causes.isEmpty)
  }

  @Test(
    "places outside of the folder are taken only where they were asked about",
    arguments: [
      ("../A.swift", [], false), ("/etc/A.swift", [], false), ("a/../../A.swift", [], false),
      ("../A.swift", ["../A.swift"], true), ("B/../A.swift", [], false), ("B/A.swift", [], true),
    ] as [(String, Set<String>, Bool)])
  func outside(file: String, known: Set<String>, isTaken: Bool) throws {
    let reader = WireReader(root: "/work", files: known)
    var finding = Self.findings[0]
    finding.location = Self.place(file)
    #expect((try read(WireWriter.json(finding), reader) != nil) == isTaken)
    var mended = Self.findings[1]
    mended.fix = Self.fix(["A.swift", file])
    let fix = try read(WireWriter.json(mended), reader)?.fix
    #expect((fix != nil) == isTaken, "a change is made whole or not at all")
  }

  private static let plain = #"{"consequence":"stale","guess":0.8,"evidence":"inferred"}"#

  @Test(
    "what is no finding is none",
    arguments: [
      "{}", "[]", #"{"rule":"r","severity":"note","file":"A","message":"m"}"#,
      #"{"rule":"r","judgement":"stale","file":"A","message":"m"}"#,
      #"{"rule":"r","judgement":\#(plain),"message":"m"}"#,
      #"{"rule":"r","judgement":\#(plain),"file":"A"}"#,
      #"{"judgement":\#(plain),"file":"A","message":"m"}"#,
    ])
  func odd(_ text: String) throws {
    let document = JSONDocument.read(Array(text.utf8), file: "a").document
    #expect(WireReader(root: "").finding(try #require(document?.root)) == nil)
  }

  @Test(
    "numbers count something, or are left out",
    arguments: [
      ("-9", nil), ("0", 1), ("7", 7), ("9223372036854775807", nil), ("\"x\"", nil), ("1e400", nil),
    ] as [(String, Int?)])
  func numbers(_ text: String, line: Int?) throws {
    let json =
      #"{"rule":"r","judgement":\#(Self.plain),"file":"A","message":"m","line":\#(text)}"#
    let document = JSONDocument.read(Array(json.utf8), file: "a").document
    let finding = WireReader(root: "").finding(try #require(document?.root))
    #expect(finding?.location.line == line)
  }
}
