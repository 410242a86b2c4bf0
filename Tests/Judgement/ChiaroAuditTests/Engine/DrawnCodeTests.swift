// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import Testing

@testable import ChiaroAudit

/// How findings of drawn screens and those of rules over code become one.
@Suite("Findings of drawn screens beside those of code")
struct DrawnCodeTests {
  private static func finding(
    _ rule: String, line: Int, _ consequence: Consequence = .unreadable, related: [Int] = [],
    fix: Fix? = nil
  ) -> Finding {
    let place = { (line: Int) in SourceLocation(file: "Card.swift", line: line, column: 3) }
    return Finding(
      rule: rule,
      judgement: Judgement(
        by: RuleDescription(
          "A rule", consequence, guess: 0.6, evidence: .seen, summary: "", reason: "", help: "",
          sources: []), nil, []),
      location: place(line), object: "Card", message: "A message", fix: fix,
      related: related.map(place))
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var drawn: [Int] = []
    var readable: [Int] = []
    var grounds: [Int] = []
    var consequence = Consequence.unreadable
    /// What is left of a finding over code in line 4: `stands`, `weighs less`, `joined`.
    var expected: String
    var testDescription: String { name }
  }

  private static let rows = [
    Row(name: "a screen shows the same color", drawn: [4], expected: "joined"),
    Row(name: "a screen shows another", drawn: [9], expected: "stands"),
    Row(name: "a screen shows that it can be read", readable: [4], expected: "weighs less"),
    Row(
      name: "a screen shows that all text on the ground can be read", grounds: [4],
      expected: "weighs less"),
    Row(
      name: "the ground stays light all the same", grounds: [4], consequence: .staysLight,
      expected: "stands"),
    Row(name: "nothing was drawn", expected: "stands"),
    Row(
      name: "a color that stays when the style changes", drawn: [4], readable: [4],
      consequence: .stale, expected: "stands"),
  ]

  @Test("a screen decides of the colors that it shows", arguments: rows)
  func joins(_ row: Row) {
    var code = DrawnCode()
    let lines = { (numbers: [Int]) in
      Set(numbers.compactMap { DrawnCode.Line(SourceLocation(file: "Card.swift", line: $0)) })
    }
    (code.readable, code.readableGrounds) = (lines(row.readable), lines(row.grounds))
    var drawn = row.drawn.map { Self.finding("vanishing-text", line: $0) }
    var told = [Self.finding("fixed-color", line: 4, row.consequence)]
    let before = told[0].likelihood
    code.join(&drawn, &told)
    let after = told.first?.likelihood
    let found = after.map { $0 < before ? "weighs less" : "stands" } ?? "joined"
    #expect(found == row.expected)
    #expect(drawn.count == row.drawn.count)
  }

  @Test("the change and the other places go over")
  func takesOver() {
    let fix = Fix(description: "use .label", patches: [])
    var drawn = [Self.finding("vanishing-text", line: 4)]
    var told = [Self.finding("fixed-color", line: 4, related: [7, 4], fix: fix)]
    DrawnCode().join(&drawn, &told)
    #expect(told.isEmpty && drawn[0].fix == fix)
    #expect(drawn[0].related.map(\.line) == [7])
  }

  /// A finding about a color of a catalog beside one about a text on a screen.
  struct Use: CustomTestStringConvertible, Sendable {
    var name: String
    var usedIn = 4
    var appearance = "dark"
    var contrast = 1.53
    var isJoined = false
    var testDescription: String { name }
  }

  private static let uses = [
    Use(name: "a screen shows the color with its contrast", isJoined: true),
    Use(name: "another line uses the color", usedIn: 9),
    Use(name: "the screen fails in another appearance", appearance: "light"),
    Use(name: "the color is on another background", contrast: 2.4),
  ]

  @Test("a color of a catalog is told once, in its catalog", arguments: uses)
  func joinsUses(_ use: Use) {
    var color = Self.finding("low-contrast", line: 4, related: [use.usedIn])
    color.location = SourceLocation(file: "Ink.colorset/Contents.json", line: 1)
    (color.appearance, color.measured) = ("dark", MeasuredValue(1.52, minimum: 4.5))
    var screen = Self.finding("low-drawn-contrast", line: 4)
    (screen.appearance, screen.measured) = (
      use.appearance, MeasuredValue(use.contrast, minimum: 4.5)
    )
    var (drawn, told) = ([screen], [color])
    DrawnCode().join(&drawn, &told)
    #expect(drawn.isEmpty == use.isJoined)
    #expect(told.count == 1)
    #expect((told[0].likelihood > color.likelihood) == use.isJoined)
  }
}
