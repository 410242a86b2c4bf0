// SPDX-License-Identifier: MIT

import ChiaroSource
import Testing

@testable import ChiaroFindings

/// What a finding costs, times how likely it is, decides how it is told.
@Suite("Judgements of findings")
struct JudgementTests {
  private static let rule = RuleDescription(
    "Loud color", .unreadable, guess: 0.7, evidence: .seen, summary: "It is loud.",
    reason: "People look away.", help: "Lower it.")

  private static let doubt = Consideration("test-doubt", "it may be meant", guess: -1)
  private static let guess = Consideration(
    "test-guess", "its name says so", guess: -0.5, evidence: .guessed)
  private static let sight = Consideration(
    "test-sight", "it is drawn", guess: 0.5, evidence: .seen)

  private func judged(_ considerations: Consideration...) -> Judgement {
    Judgement(by: Self.rule, .unreadable, considerations)
  }

  private func finding(_ judgement: Judgement, rule: String = "no-such-rule") -> Finding {
    Finding(
      rule: rule, judgement: judgement,
      location: ChiaroSource.SourceLocation(file: "A", line: 1, column: 1), object: "o",
      message: "m")
  }

  // MARK: Severity

  @Test(
    "a severity is what it costs, times how likely it is; only what is seen is an error",
    arguments: [
      (.unreadable, 0.9, .seen, .error), (.unreadable, 0.9, .inferred, .warning),
      (.unreadable, 0.9, .guessed, .warning), (.unreadable, 0.5, .seen, .warning),
      (.unreadable, 0.3, .seen, .note), (.unreadable, 0.1, .seen, .hint),
      (.vanishes, 0.9, .seen, .error), (.missing, 0.8, .seen, .error),
      (.hardlyReadable, 0.9, .seen, .error), (.hardlyReadable, 0.6, .seen, .warning),
      (.stale, 0.8, .inferred, .warning), (.stale, 0.5, .inferred, .note),
      (.staysLight, 0.9, .seen, .warning), (.locked, 0.9, .seen, .warning),
      (.locked, 0.45, .inferred, .note), (.belowAim, 0.9, .seen, .note),
      (.recedes, 0.9, .seen, .note), (.confuses, 0.6, .seen, .note),
      (.unfinished, 0.6, .seen, .note), (.unfinished, 0.3, .seen, .hint),
      (.upkeep, 1, .seen, .note), (.upkeep, 0.6, .seen, .hint),
    ] as [(Consequence, Double, Evidence, Severity)])
  func severity(
    _ consequence: Consequence, _ likelihood: Double, _ evidence: Evidence, _ expected: Severity
  ) {
    #expect(Severity(consequence, likelihood: likelihood, evidence: evidence) == expected)
  }

  @Test("a likelier finding, and one that is known better, is never told as less")
  func steps() {
    let likelihoods = stride(from: 0, through: 1, by: 0.01)
    for consequence in Consequence.allCases {
      for evidence in Evidence.allCases {
        let severities = likelihoods.map {
          Severity(consequence, likelihood: $0, evidence: evidence)
        }
        #expect(severities == severities.sorted(), "\(consequence) \(evidence)")
        #expect(severities.first == .hint)
      }
      for likelihood in likelihoods {
        let severities = Evidence.allCases.sorted().map {
          Severity(consequence, likelihood: likelihood, evidence: $0)
        }
        #expect(severities == severities.sorted(), "\(consequence) \(likelihood)")
        #expect(severities.dropLast().allSatisfy { $0 < .error })
        #expect(consequence != .upkeep || severities.allSatisfy { $0 <= .note })
      }
    }
  }

  @Test("consequences are in the order of what a person loses, text that is lost before all")
  func costs() {
    let costs = Consequence.allCases.map(\.cost)
    #expect(costs == costs.sorted(by: >))
    #expect(costs.first == 1 && Consequence.allCases.first == .unreadable)
    #expect(costs.last.map { $0 > 0 } == true && Consequence.allCases.last == .upkeep)
    #expect(Consequence.allCases.dropLast().allSatisfy { $0.cost > Consequence.upkeep.cost })
    for (more, less) in [
      (Consequence.unreadable, Consequence.hardlyReadable), (.hardlyReadable, .belowAim),
      (.vanishes, .recedes), (.missing, .unfinished), (.stale, .staysLight), (.locked, .confuses),
    ] {
      #expect(more.cost > less.cost, "\(more) \(less)")
    }
  }

  @Test(
    "what is measured tells how badly a text is read, or a shape is seen; nothing of the others",
    arguments: [
      (.unreadable, 1.49, .unreadable), (.unreadable, 1.5, .hardlyReadable),
      (.unreadable, 2.99, .hardlyReadable), (.unreadable, 3, .belowAim),
      (.unreadable, 21, .belowAim), (.unreadable, nil, .unreadable), (.vanishes, 1, .vanishes),
      (.vanishes, 1.5, .recedes), (.vanishes, nil, .vanishes), (.stale, 1, .stale),
      (.belowAim, 1, .belowAim), (.upkeep, 1, .upkeep),
    ] as [(Consequence, Double?, Consequence)])
  func measured(_ consequence: Consequence, _ ratio: Double?, _ expected: Consequence) {
    #expect(consequence.measured(ratio.map { MeasuredValue($0, minimum: 4.5) }) == expected)
  }

  // MARK: Likelihood

  @Test(
    "a likelihood rises with the rule's guess, and with that of each consideration",
    arguments: [0, 2])
  func rising(_ count: Int) {
    let beside = Array([Self.doubt, Self.guess].prefix(count))
    let guesses = stride(from: 0.05, through: 0.95, by: 0.05).map { $0 }
    let rising = guesses.map { Likelihood.of(rule: "no-such-rule", guess: $0, beside) }
    #expect(rising == rising.sorted() && Set(rising).count == rising.count)
    let weights = stride(from: -6.0, through: 6, by: 0.5).map { $0 }
    for base in guesses {
      let likelihoods = weights.map { weight in
        Likelihood.guessed(base, beside + [Consideration("test-weight", "it is so", guess: weight)])
      }
      #expect(likelihoods == likelihoods.sorted() && Set(likelihoods).count == weights.count)
      #expect(likelihoods.allSatisfy { $0 > 0 && $0 < 1 })
    }
  }

  @Test("what nobody judged counts by its guess, in any order, and nothing leaves the guess")
  func guesses() {
    let judgement = judged(Self.doubt, Self.sight)
    #expect(judgement.likelihood("no-such-rule") == judgement.guessed)
    #expect(abs(judged().guessed - 0.7) < 1e-12)
    #expect(abs(judged(Self.sight, Self.doubt).guessed - judgement.guessed) < 1e-12)
    #expect(judged(Self.doubt).guessed < judged().guessed)
    #expect(judged(Self.sight).guessed > judged().guessed)
    #expect(Likelihood.weight(of: Self.doubt) == -1)
  }

  @Test("what is considered twice counts once, whatever it says the second time")
  func twice() {
    let again = Consideration("test-doubt", "it may be meant", guess: -9, evidence: .guessed)
    let once = judged(Self.doubt)
    var twice = judged(Self.doubt, Self.doubt, again)
    twice.consider([again, Self.doubt])
    #expect(twice == once && twice.considerations.map(\.guess) == [-1])
    #expect(twice.guessed == once.guessed && twice.evidence == once.evidence)
    var told = finding(once)
    told.consider(Self.doubt, again)
    #expect(told == finding(once))
  }

  @Test("a finding is known as well as the weakest of its considerations allows")
  func evidence() {
    #expect(judged().evidence == .seen)
    #expect(judged(Self.sight).evidence == .seen)
    #expect(judged(Self.doubt).evidence == .inferred)
    #expect(judged(Self.sight, Self.doubt, Self.guess).evidence == .guessed)
    #expect(judged(Self.guess, Self.sight).evidence == .guessed)
    #expect(Evidence.allCases.sorted() == [.guessed, .inferred, .seen])
    let weak = Judgement(.stale, guess: 0.5, evidence: .guessed, [Self.sight])
    #expect(weak.evidence == .guessed, "no consideration makes it better known than the rule can")
  }

  // MARK: Findings

  @Test("a finding is judged once more with what else speaks against it")
  func onceMore() {
    var told = finding(judged())
    #expect(told.severity == .error && told.evidence == .seen)
    let (likelihood, value) = (told.likelihood, told.value)
    #expect(value == told.consequence.cost * likelihood)
    told.consider(Self.doubt, Self.guess)
    #expect(told.likelihood < likelihood && told.value < value)
    #expect(told.evidence == .guessed && told.severity == .note)
    #expect(told.judgement.considerations == [Self.doubt, Self.guess])
    #expect(told.value == told.judgement.value("no-such-rule"))
  }

  @Test("a severity that a project configures changes neither the cost nor the likelihood")
  func configured() {
    let own = finding(judged())
    var configured = own
    configured.severity = .hint
    #expect(configured.judgement == own.judgement && configured.likelihood == own.likelihood)
    #expect(configured.value == own.value)
  }

  @Test("a finding of a severity is judged as one", arguments: Severity.allCases)
  func bySeverity(_ severity: Severity) {
    let told = Finding(
      rule: "no-such-rule", severity: severity,
      location: ChiaroSource.SourceLocation(file: "A", line: 1, column: 1), object: "o",
      message: "m")
    #expect(told.severity == severity && told.judgement.considerations == [])
    #expect(
      Severity(told.consequence, likelihood: told.likelihood, evidence: told.evidence) == severity)
    #expect(finding(Judgement(severity)).severity == severity)
  }

  @Test("of one severity, the finding that is worth more comes first")
  func order() {
    let more = finding(Judgement(.stale, guess: 0.7, evidence: .inferred, []), rule: "z")
    let less = finding(Judgement(.staysLight, guess: 0.7, evidence: .inferred, []), rule: "a")
    #expect(more.severity == less.severity && more.value > less.value)
    #expect([less, more].sorted() == [more, less])
  }

  @Test("a rule of which nothing is considered is told as its guess says")
  func listing() {
    let listing = RuleListing(id: "no-such-rule", Self.rule)
    #expect(listing.severity == finding(judged()).severity)
  }

  // MARK: Considerations

  @Test("considerations of all rules have names in kebab case and sentences without a period")
  func registry() {
    let all = Consideration.common
    #expect(Set(all.map(\.name)).count == all.count && !all.isEmpty)
    for consideration in all {
      #expect(consideration.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(consideration)")
      #expect(consideration.sentence.contains(" ") && !consideration.sentence.hasSuffix("."))
      #expect((-5...5).contains(consideration.guess) && consideration.guess != 0)
    }
  }

  @Test("those that hold for a subject are considered, in the table's order")
  func weighing() {
    let table = [
      Weighing<Int>("test-even", "it is even", guess: 1) { $0.isMultiple(of: 2) },
      Weighing("test-large", "it is large", guess: -1, evidence: .seen) { $0 > 9 },
    ]
    for (number, names) in [(2, ["test-even"]), (11, ["test-large"]), (3, [])] {
      #expect(table.holding(for: number).map(\.name) == names)
    }
    #expect(table.holding(for: 12).map(\.name) == ["test-even", "test-large"])
    #expect(table.holding(for: 12).map(\.evidence) == [.inferred, .seen])
  }
}
