// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroFindings

/// Changes are made in memory first, and those that do not hold are withdrawn.
@Suite("Fix trials")
struct FixTrialTests {
  /// A file of one letter a line; each small letter is a finding of that name that offers its
  /// capital.
  private static func findings(_ file: String, _ bytes: [UInt8]) -> [Finding] {
    bytes.enumerated().compactMap { place, byte in
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) else { return nil }
      let name = String(UnicodeScalar(byte))
      return Finding(
        rule: "r", severity: .note,
        location: SourceLocation(file: file, line: place + 1, column: 1),
        object: "\(file).\(name)", message: name,
        fix: fix(file, bytes, place..<(place + 1), name.uppercased()), scope: file)
    }
  }

  private static func fix(
    _ file: String, _ bytes: [UInt8], _ range: Range<Int>, _ text: String
  ) -> Fix {
    Fix(
      description: "write \(text)",
      patches: [
        SourcePatch(
          file: file, bytes: bytes, edits: [.replace(range, with: Array(text.utf8))])
      ], isSafe: false)
  }

  private static func finding(
    _ object: String, _ problem: String, _ ratio: Double? = nil, in file: String = "A"
  ) -> Finding {
    Finding(
      rule: "pair", severity: .note, location: SourceLocation(file: file, line: 1, column: 1),
      object: object, message: problem, measured: ratio.map { MeasuredValue($0, minimum: 4.5) },
      scope: file)
  }

  /// What is offered after a trial, by the letters, and the reasons of what is not.
  private func settled(
    _ files: [String: String], _ more: @escaping ([String: String]) -> [Finding]
  ) -> (offered: [String], notes: [String]) {
    var findings =
      files.sorted { $0.key < $1.key }
      .flatMap { Self.findings($0.key, Array($0.value.utf8)) } + more(files)
    let trial = FixTrial {
      files[$0].map { Array($0.utf8) }
    } lookingAgain: { changed in
      let texts = files.merging(changed.mapValues { String(decoding: $0, as: UTF8.self) }) { $1 }
      return texts.sorted { $0.key < $1.key }
        .flatMap { Self.findings($0.key, Array($0.value.utf8)) } + more(texts)
    }
    let notes = trial.settle(&findings)
    return (
      findings.filter { $0.fix != nil }.map(\.message),
      notes.map { String($0.message.split(separator: ": ").last ?? "") }
    )
  }

  private static let worse = "another finding nearby would appear or get worse"

  @Test("a change behind which nothing is worse stays")
  func holds() {
    let (offered, notes) = settled(["A": "ab", "B": "c"]) { _ in [] }
    #expect(offered == ["a", "b", "c"])
    #expect(notes.isEmpty)
  }

  @Test("a change behind which the finding stays is withdrawn")
  func stays() {
    let (offered, notes) = settled(["A": "ab"]) { files in
      // The capital is as bad.
      files["A"]?.contains("B") == true ? [Self.again] : []
    }
    #expect(offered == ["a"])
    #expect(notes == ["the finding would stay"])
  }

  private static var again: Finding {
    Finding(
      rule: "r", severity: .note, location: SourceLocation(file: "A", line: 9, column: 1),
      object: "A.b", message: "b", scope: "A")
  }

  @Test(
    "what is worse behind a change withdraws it",
    arguments: [
      // A new pair, one that got worse, one that got better, and one that was there.
      (nil, "on dark", 2.0, []), ("on light", "on dark", 2.0, []),
      ("on light", "on dark", 4.0, ["a"]), ("on light", "on light", 3.0, ["a"]),
      (nil, "unreadable", nil, []),
    ] as [(String?, String, Double?, [String])])
  func pairs(_ before: String?, _ after: String, _ ratio: Double?, _ kept: [String]) {
    let (offered, notes) = settled(["A": "a"]) { files in
      files["A"] == "A"
        ? [Self.finding("A.label", after, ratio)]
        : before.map { [Self.finding("A.label", $0, 3)] } ?? []
    }
    #expect(offered == kept)
    #expect(notes == (kept.isEmpty ? [Self.worse] : []))
  }

  @Test("of several changes that goes which the worse pair stands beside")
  func blame() {
    let (offered, _) = settled(["A": "a", "B": "b"]) { files in
      files["B"] == "B" ? [Self.finding("B.label", "on dark", 2, in: "B")] : []
    }
    #expect(offered == ["a"])
  }

  @Test("what is worse in a file that nothing changes withdraws all")
  func elsewhere() {
    let (offered, _) = settled(["A": "a", "B": "b"]) { files in
      files["A"] == "A" ? [Self.finding("C.label", "on dark", 2, in: "C")] : []
    }
    #expect(offered.isEmpty)
  }

  @Test("two changes of one place are not both offered")
  func clash() {
    let bytes = Array("ab".utf8)
    var findings = Self.findings("A", bytes)
    findings[1].fix = Self.fix("A", bytes, 0..<2, "XY")
    let notes = FixTrial { _ in
      bytes
    } lookingAgain: { _ in
      []
    }.settle(&findings)
    #expect(findings.map { $0.fix != nil } == [true, false])
    #expect(notes.count == 1)
  }

  @Test("what never settles is not offered, and the number of tries is bounded")
  func bounded() {
    var tries = 0
    var findings = Self.findings("A", Array("abcdefgh".utf8))
    let trial = FixTrial { _ in
      Array("abcdefgh".utf8)
    } lookingAgain: { changed in
      tries += 1
      // Each try shows that one more does not hold.
      let names = Array("abcdefgh").map(String.init)
      return [
        Finding(
          rule: "r", severity: .note, location: SourceLocation(file: "A", line: 1, column: 1),
          object: "A.\(names[tries])", message: names[tries], scope: "A")
      ]
    }
    _ = trial.settle(&findings)
    #expect(tries == FixTrial.rounds)
    #expect(findings.allSatisfy { $0.fix == nil })
  }

  @Test("a change of a doubtful finding is withdrawn, a safe one stays", arguments: [true, false])
  func doubtful(_ isSafe: Bool) {
    var finding = Self.findings("A", Array("a".utf8))[0]
    finding.fix?.isSafe = isSafe
    finding.withdrawDoubtfulFix()
    #expect(finding.fix != nil)
    finding.consider(Consideration("against", "it speaks against it", guess: -2))
    finding.withdrawDoubtfulFix()
    #expect((finding.fix != nil) == isSafe)
  }
}
