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

  /// The severity of a rule's findings, and whether it is off by default.
  static func severity(of rule: RuleListing) -> String {
    "\(rule.severity)" + (rule.description.isOptIn ? ", off by default" : "")
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

  /// The first finding that an example marks, as the terminal prints it.
  private var finding: [Part] {
    guard let first = firstFinding else { return [] }
    let shown = ReportFinding(
      rule: first.rule, severity: first.severity, location: first.location, object: first.object,
      appearance: first.appearance, message: first.message, fingerprint: "")
    return [.text("A finding looks like this:"), .code(shown.line, language: "text")]
  }

  private var firstFinding: Finding? {
    let marked = examples.filter(\.isReported)
    return marked.lazy.compactMap { example in
      example.findings.first { Self.isMarked($0, in: example) }
    }.first ?? marked.lazy.compactMap(\.findings.first).first
  }

  /// Whether an example marks the line of a finding; of a catalog it does not say the line.
  private static func isMarked(_ finding: Finding, in example: ShownExample) -> Bool {
    if example.language == "text" { return true }
    let text = lines(of: example.text)
    guard let line = finding.location.line, text.indices.contains(line - 1) else { return false }
    return text[line - 1].contains("←")
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
    let severity =
      "The severity at the top of this page is for a finding without further evidence. The severity "
      + "of each finding depends on its effect and its likelihood."
    let own = Self.sorted(rule.description.considerations)
    if own.isEmpty { return [.text("\(words) \(severity)")] }
    let weights =
      "The evidence below changes the likelihood. In the table, “it” means the object that the finding names. "
      + "The weights are log odds: +0.7 doubles the odds, and −0.7 halves them."
    return [.text("\(words) \(severity)"), .text(weights), .weights(own)]
  }

  private var quiet: [Part] {
    var parts: [Part] = []
    if family == .source {
      parts = [
        .text("In the code, as a comment above the line:"),
        .code("// chiaro:disable:next \(rule.id) why it is intended", language: "swift"),
      ]
    }
    let object = firstFinding?.object ?? "Name"
    parts += [
      .text("In `.chiaro.yml`, with the name that is in parentheses at the end of the finding:"),
      .code(
        """
        suppressions:
          - rule: \(rule.id)
            object: \(JSON.string(object).text(.compact))
            reason: why it is intended
        """, language: "yaml"),
    ]
    let request =
      rule.description.isOptIn
      ? "The rule is off by default. To run it, use `--opt-in \(rule.id)`, or list it under "
        + "`opt_in_rules` in `.chiaro.yml`."
      : "To switch the rule off, use `--disable \(rule.id)`, or list it under `disabled_rules` in "
        + "`.chiaro.yml`."
    return parts + [.text(request)]
  }

  private var sources: [Part] {
    rule.description.sources.isEmpty ? [] : [.links(rule.description.sources)]
  }

  private var shownExamples: [Part] {
    examples.isEmpty
      ? []
      : [.text(family.notation)]
        + examples.flatMap { [.text(Self.caption(of: $0)), .code($0.text, language: $0.language)] }
  }

  /// The caption of an example, which says first if the rule does not report it.
  private static func caption(of example: ShownExample) -> String {
    example.isReported
      ? "\(example.title.prefix(1).uppercased())\(example.title.dropFirst())."
      : "Not reported: \(example.title)."
  }
}
