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
      Color(.sRGB, 1, 1, 1), on: Color(.sRGB, 0, 0, 0), named: "Card", textName: "Ink")
    return [plain, whole]
  }

  private func read(_ json: JSON, _ reader: WireReader = WireReader(root: "")) throws -> Finding? {
    let document = JSONDocument.read(Array(json.text(.compact).utf8), file: "a").document
    return reader.finding(try #require(document?.root))
  }

  @Test("what is written is read", arguments: findings)
  func roundTrip(_ finding: Finding) throws {
    #expect(try read(WireWriter.json(finding)) == finding)
  }

  @Test("remarks come with the message, and causes stay behind")
  func remarks() throws {
    var finding = Self.findings[0]
    finding.remarks = [", and 3 more elsewhere"]
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

  @Test(
    "what is no finding is none",
    arguments: [
      "{}", "[]", "{\"rule\":\"r\",\"severity\":\"loud\",\"file\":\"A\",\"message\":\"m\"}",
      "{\"rule\":\"r\",\"severity\":\"note\",\"message\":\"m\"}",
      "{\"rule\":\"r\",\"severity\":\"note\",\"file\":\"A\"}",
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
      "{\"rule\":\"r\",\"severity\":\"note\",\"file\":\"A\",\"message\":\"m\",\"line\":\(text)}"
    let document = JSONDocument.read(Array(json.utf8), file: "a").document
    let finding = WireReader(root: "").finding(try #require(document?.root))
    #expect(finding?.location.line == line)
  }
}
