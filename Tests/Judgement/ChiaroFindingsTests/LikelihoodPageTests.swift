// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

@testable import ChiaroFindings

/// Documentation/internals/Likelihood.md says what the functions do.
@Suite("The page on how findings are ranked")
struct LikelihoodPageTests {
  private static let page = MarkdownFile("Documentation/internals/Likelihood.md")

  @Test("has every consequence, in order, with its cost and what it means")
  func consequences() {
    let rows = Self.page.rows(["consequence", "cost", "what it means"])
    #expect(rows.map { $0.first ?? "" } == Consequence.allCases.map { "`\($0.rawValue)`" })
    let costs = rows.map { row in row.dropFirst().first.flatMap { Double($0) } }
    #expect(costs == Consequence.allCases.map(\.cost))
    #expect(rows.allSatisfy { $0.count == 3 && $0[2].contains(" ") })
    #expect(Set(rows.map { $0.last ?? "" }).count == Consequence.allCases.count)
  }

  /// The rows of the table of severities: the least value of each, 0 for the last, and its words.
  private static var steps: [(least: Double, words: String)] {
    page.rows(["cost × likelihood", "severity"]).map { row in
      (row[0].split(separator: " ").last.flatMap { Double($0) } ?? 0, row[1])
    }
  }

  /// The severity that the words of a row give.
  private static func severity(_ words: String, _ evidence: Evidence) -> Severity? {
    let parts = words.split(separator: ", else ").map(String.init)
    guard parts.count == 2 else { return Severity(rawValue: words) }
    guard let name = parts[0].wholeMatch(of: #/([a-z]+) if ([a-z]+)/#) else { return nil }
    return Severity(rawValue: evidence.rawValue == name.2 ? String(name.1) : parts[1])
  }

  @Test("has a row for each severity, the least values falling to nothing")
  func severities() {
    let steps = Self.steps
    #expect(steps.map(\.least) == steps.map(\.least).sorted(by: >) && steps.last?.least == 0)
    #expect(Set(steps.map(\.least)).count == steps.count)
    let told = Evidence.allCases.flatMap { evidence in
      steps.map { Self.severity($0.words, evidence) }
    }
    #expect(!told.contains(nil) && Set(told.compactMap(\.self)) == Set(Severity.allCases))
  }

  @Test(
    "says of every value and evidence what the function says", arguments: Evidence.allCases)
  func function(_ evidence: Evidence) throws {
    let steps = Self.steps
    let likelihoods = (0...1000).map { Double($0) / 1000 }
    for consequence in Consequence.allCases {
      for likelihood in likelihoods {
        let value = consequence.cost * likelihood
        let step = try #require(steps.first { value >= $0.least })
        #expect(
          Severity(consequence, likelihood: likelihood, evidence: evidence)
            == Self.severity(step.words, evidence), "\(consequence) \(likelihood)")
      }
    }
    // At a limit, and just below it.
    for (step, next) in zip(steps, steps.dropFirst()) {
      for (value, words) in [(step.least, step.words), (step.least.nextDown, next.words)] {
        #expect(
          Severity(.unreadable, likelihood: value, evidence: evidence)
            == Self.severity(words, evidence), "\(value)")
      }
    }
  }
}
