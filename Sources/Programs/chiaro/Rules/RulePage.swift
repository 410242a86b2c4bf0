// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings
import ChiaroReport
import ChiaroSource

/// The page of a rule: what is wrong, a finding, why it matters, how to mend it, how likely it is,
/// how to keep it quiet, what it follows, and examples.
///
/// The terminal and Markdown show the same parts.
struct RulePage {
  let rule: RuleListing
  let family: RuleFamily
  let examples: [ShownExample]

  init(_ rule: RuleListing) {
    self.rule = rule
    family = RuleFamily(of: rule.id)
    examples = family.examples(of: rule.id)
  }

  /// A part of a page.
  enum Part {
    case heading(String)
    case text(String)
    case code(String, language: String)
    case weights([Consideration])
    case links([RuleSource])
  }

  /// The severity of a rule's findings, and whether it runs on request only.
  static func severity(of rule: RuleListing) -> String {
    "\(rule.severity)" + (rule.description.isOptIn ? ", on request" : "")
  }

  /// The parts below the title, in order.
  var parts: [Part] {
    [.text(rule.description.summary)] + finding
      + section("Why it matters", [.text(rule.description.reason), .text(cost)])
      + section("How to fix it", [.text(rule.description.help)] + change)
      + section("How likely it is", likelihood)
      + section("How to silence it", quiet)
      + section("Sources", sources) + section("Examples", shownExamples)
  }

  private func section(_ title: String, _ parts: [Part]) -> [Part] {
    parts.isEmpty ? [] : [.heading(title)] + parts
  }

  /// The first finding of the first example that has one, as the terminal prints it.
  private var finding: [Part] {
    guard let first = firstFinding else { return [] }
    let shown = ReportFinding(
      rule: first.rule, severity: first.severity, location: first.location, object: first.object,
      appearance: first.appearance, message: first.message, fingerprint: "")
    return [.code(shown.line, language: "text")]
  }

  private var firstFinding: Finding? { examples.lazy.compactMap(\.findings.first).first }

  private var cost: String {
    """
    The effect on people: \(rule.description.consequence.sentence). How chiaro knows: \
    \(rule.description.evidence.sentence).
    """
  }

  /// The change that the audit offers in one of the examples.
  private var change: [Part] {
    guard let fix = examples.lazy.flatMap(\.findings).compactMap(\.fix).first else { return [] }
    let option = fix.isSafe ? "--fix" : "--fix --unsafe"
    return [.text("`chiaro audit \(option)` fixes it where it can: “\(fix.description)”.")]
  }

  private var likelihood: [Part] {
    let percent = Int(saturating: (rule.likelihood * 100).rounded())
    let source =
      Likelihood.isLearned(of: rule.id)
      ? "learned from findings that people judged"
      : "a guess: people have not judged such findings yet"
    let words =
      """
      Without further evidence, a finding is \(percent) % likely to be worth a change \
      (\(source)).
      """
    let own = rule.description.considerations
    if own.isEmpty { return [.text(words)] }
    return [
      .text(words + " Each piece of evidence adds its weight, in log odds: +0.7 doubles the odds."),
      .weights(own),
    ]
  }

  private var quiet: [Part] {
    var parts: [Part] = []
    if family == .source {
      parts.append(.code("// chiaro:disable:next \(rule.id) why it is intended", language: "swift"))
    }
    let object = firstFinding?.object ?? "Name"
    parts.append(
      .code(
        """
        suppressions:
          - rule: \(rule.id)
            object: \(JSON.string(object).text(.compact))
            reason: why it is intended
        """, language: "yaml"))
    let request =
      rule.description.isOptIn
      ? "`--opt-in \(rule.id)`, or `opt_in_rules: [\(rule.id)]` in `.chiaro.yml`, switches the "
        + "rule on."
      : "`disabled_rules: [\(rule.id)]` in `.chiaro.yml`, or `--disable \(rule.id)`, switches the "
        + "rule off."
    return parts + [.text(request)]
  }

  private var sources: [Part] {
    rule.description.sources.isEmpty ? [] : [.links(rule.description.sources)]
  }

  private var shownExamples: [Part] {
    examples.isEmpty
      ? []
      : [.text(family.notation)]
        + examples.flatMap { [.text("\($0.title):"), .code($0.text, language: $0.language)] }
  }
}
