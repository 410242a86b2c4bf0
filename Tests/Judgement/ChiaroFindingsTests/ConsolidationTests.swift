// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroFindings

/// What has one cause is one finding, whose other places stand with it.
@Suite("Findings of one cause are joined")
struct ConsolidationTests {
  private func finding(
    _ line: Int, _ causes: [Cause], rule: String = "r", severity: Severity = .note,
    scope: String = "A", ratio: Double? = nil, fix: Fix? = nil, related: [Int] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule, severity: severity, location: place(line, scope), object: "o",
      message: "m\(line)", measured: ratio.map { MeasuredValue($0, minimum: 4.5) }, fix: fix,
      related: related.map { place($0, scope) }, scope: scope)
    finding.causes = causes
    return finding
  }

  private func place(_ line: Int, _ file: String) -> ChiaroSource.SourceLocation {
    ChiaroSource.SourceLocation(file: file, line: line, column: 1)
  }

  private func findings(_ count: Int, _ cause: Cause) -> [Finding] {
    (1...count).map { finding($0, [cause]) }
  }

  @Test(
    "each kind of cause joins from its number on, and says how many there are",
    arguments: [
      (.screen, 2, "; 1 more like it"), (.translatedPage, 2, ""),
      (.crowdedFolder, 4, "; 3 more like it in the same folder"),
      (.lockedApp, 2, "; 1 more place matters only once the app follows the system"),
      (.darkApp, 2, "; 1 more place"), (.code, 2, "; 1 more place"),
      (.codePair, 2, "; 1 more place"),
      (.appHabit, 2, "; 1 more place"), (.interface, 2, "; 1 more in storyboards and xibs"),
      (.missingColors, 3, "; also missing: “”, “”"), (.sets, 2, "; 1 more like it"),
      (.copiedSet, 2, "; 1 more like it"), (.notedSets, 2, "; 1 more like it"),
      (.pictureFamily, 8, "; 7 more like it"), (.palette, 2, "; 1 more like it"),
    ] as [(Cause.Kind, Int, String)])
  func minimum(kind: Cause.Kind, count: Int, words: String) {
    let joined = Consolidation.joined(findings(count, Cause(kind, "c")))
    #expect(joined.map(\.message) == ["m1" + words])
    #expect(joined.first?.related.map(\.line) == Array(2...count))
    guard count > 2 else { return }
    #expect(Consolidation.joined(findings(count - 1, Cause(kind, "c"))).count == count - 1)
  }

  @Test("the table above has every kind but those of copies, which have tests of their own")
  func kinds() {
    #expect(Cause.Kind.allCases.count == 17)
  }

  @Test("other causes, rules and kinds stay apart")
  func apart() {
    let all = [
      finding(1, [Cause(.code, "a")]), finding(2, [Cause(.code, "b")]),
      finding(3, [Cause(.code, "a")], rule: "s"), finding(4, [Cause(.sets, "a")]), finding(5, []),
    ]
    #expect(Consolidation.joined(all) == all)
  }

  @Test("colors of an app that draws itself dark are one decision, whatever rule tells them")
  func darkApp() {
    let all = [
      finding(1, [Cause(.darkApp)]), finding(2, [Cause(.darkApp)], rule: "s"),
    ]
    #expect(Consolidation.joined(all).map(\.related.count) == [1])
  }

  @Test(
    "findings of one cause are joined, whatever their severity is",
    arguments: [
      (.notedSets, .warning), (.notedSets, .note), (.notedSets, .hint), (.copiedSet, .hint),
      (.copiedSet, .warning), (.codePair, .hint), (.codePair, .error), (.missingColors, .warning),
      (.missingColors, .note), (.pictureFamily, .error), (.palette, .warning),
      (.crowdedFolder, .warning),
    ] as [(Cause.Kind, Severity)])
  func severities(kind: Cause.Kind, severity: Severity) {
    let all = (1...8).map { finding($0, [Cause(kind)], severity: severity) }
    let joined = Consolidation.joined(all)
    #expect(joined.map(\.severity) == [severity] && joined.map(\.related.count) == [7])
  }

  @Test(
    "findings of two severities of one cause, where that decides",
    arguments: [(.interface, 2), (.screen, 2), (.code, 1), (.sets, 1)] as [(Cause.Kind, Int)])
  func oneSeverity(kind: Cause.Kind, count: Int) {
    let all = [finding(1, [Cause(kind)]), finding(2, [Cause(kind)], severity: .hint)]
    #expect(Consolidation.joined(all).count == count)
  }

  @Test(
    "the copies of a file are joined, two findings of one file are not",
    arguments: [
      (.translatedInterface, ""), (.deviceInterface, "; 1 more in files for other devices"),
    ] as [(Cause.Kind, String)])
  func copies(_ kind: Cause.Kind, _ words: String) {
    let cause = Cause(kind, "a.xib")
    let all = [
      finding(1, [cause], scope: "a"), finding(2, [cause], scope: "a"),
      finding(3, [cause], scope: "b"),
    ]
    let joined = Consolidation.joined(all)
    #expect(joined.map(\.message) == ["m1", "m2\(words)"])
  }

  @Test("the weakest hue of a palette stands for it")
  func weakest() {
    let cause = Cause(.palette, "A", "light")
    let all = [
      finding(1, [cause], ratio: 2), finding(2, [cause], ratio: 1.2), finding(3, [cause]),
    ]
    let joined = Consolidation.joined(all)
    #expect(joined.map(\.location.line) == [2])
    #expect(joined[0].related.map(\.line) == [1, 3])
  }

  @Test(
    "which of several stands for them does not depend on their order",
    arguments: [[nil, nil, nil, nil], [2, 2, 2, nil], [nil, 21, 3, 3], [21, nil, 21, nil]]
      as [[Double?]])
  func order(_ ratios: [Double?]) {
    let cause = Cause(.palette, "A", "light")
    let all = ratios.enumerated().map { finding($0 + 1, [cause], ratio: $1) }
    let firsts = Self.orders(all).map { order in
      let joined = Consolidation.joined(order)
      #expect(joined.count == 1)
      #expect(joined.first?.related.count == all.count - 1)
      return joined.first?.location.line
    }
    #expect(Set(firsts).count == 1, "\(firsts)")
  }

  /// All orders of a few findings.
  private static func orders(_ findings: [Finding]) -> [[Finding]] {
    guard findings.count > 1 else { return [findings] }
    return findings.indices.flatMap { index in
      var rest = findings
      let first = rest.remove(at: index)
      return orders(rest).map { [first] + $0 }
    }
  }

  private func fix(_ file: String, _ digest: UInt64, at place: Int) -> Fix {
    var patch = SourcePatch(file: file, bytes: [], edits: [.replace(place..<place, with: [65])])
    patch.digest = digest
    return Fix(description: "f", patches: [patch])
  }

  @Test("the changes of the joined are made together, one patch for the bytes of a file")
  func fixes() throws {
    let cause = Cause(.interface, "c")
    let all = [
      finding(1, [cause], fix: fix("a", 1, at: 0)), finding(2, [cause], fix: fix("a", 1, at: 5)),
      finding(3, [cause], fix: fix("b", 1, at: 0)), finding(4, [cause], fix: fix("a", 2, at: 0)),
      finding(5, [cause]),
    ]
    let patches = try #require(Consolidation.joined(all).first?.fix).patches
    #expect(patches.map(\.file) == ["a", "b", "a"] && patches.map(\.edits.count) == [2, 1, 1])
  }

  @Test("a habit with a change and one without are two; pages with a change are told one by one")
  func mendable() {
    let mended = [1, 2].map { finding($0, [Cause(.appHabit)], fix: fix("a", 1, at: $0)) }
    let others = [3, 4].map { finding($0, [Cause(.appHabit)]) }
    #expect(Consolidation.joined(mended + others).map(\.location.line) == [1, 3])
    let pages = (1...5).map { finding($0, [Cause(.crowdedFolder)], fix: fix("a", 1, at: $0)) }
    #expect(Consolidation.joined(pages).count == 5)
  }

  @Test("no more than forty places are kept, and all are counted")
  func most() {
    let joined = Consolidation.joined(findings(100, Cause(.code)))
    #expect(joined.map(\.related.count) == [40])
    #expect(joined.first?.message == "m1; 99 more places")
  }

  @Test("places that a finding has already come along, but where the kind leaves them out")
  func related() {
    for (kind, lines) in [(Cause.Kind.code, [2, 7]), (.screen, [2])] {
      let all = [finding(1, [Cause(kind)]), finding(2, [Cause(kind)], related: [7])]
      #expect(Consolidation.joined(all).first?.related.map(\.line) == lines)
    }
  }

  @Test("narrow causes are joined first; then what they left is joined by wider ones")
  func order() {
    let all = [
      finding(1, [Cause(.interface, "a"), Cause(.missingColors, detail: "a")]),
      finding(2, [Cause(.interface, "a"), Cause(.missingColors, detail: "a")]),
      finding(3, [Cause(.interface, "b"), Cause(.missingColors, detail: "b")]),
      finding(4, [Cause(.interface, "c"), Cause(.missingColors, detail: "c")]),
    ]
    let joined = Consolidation.joined(all)
    let words = "m1; 1 more in storyboards and xibs; also missing: “b”, “c”"
    #expect(joined.map(\.message) == [words])
  }

  @Test("findings keep their order, and without causes nothing changes", arguments: [0, 1, 50])
  func order(count: Int) {
    let all = (0..<count).map { finding($0 + 1, $0 % 3 == 1 ? [Cause(.code, "\($0)")] : []) }
    #expect(Consolidation.joined(all) == all)
  }
}
