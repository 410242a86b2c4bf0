// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroReport
import ChiaroSource

/// The list of all rules as a page of Markdown: `Documentation/Rules.md` is what `markdown` gives.
struct RuleIndex {
  let rules: [RuleListing]

  var markdown: String {
    """
    <!-- Written by `chiaro rules --output Documentation`; not to be edited. -->
    # The rules of `chiaro audit`

    Each rule has a page: what is wrong, why it matters, how to fix it, how likely a finding is, how to silence it,
    and examples. Each example is a test. `chiaro rules RULE` prints the same. Rules that are *off by default* run only
    if `--opt-in` or `--only` names them, or `opt_in_rules` or `severities` in `.chiaro.yml`. Their findings are true,
    but most projects change nothing because of them.

    """ + RuleFamily.allCases.map(section).joined() + considered
  }

  private func section(_ family: RuleFamily) -> String {
    let rows = rules.filter { RuleFamily(of: $0.id) == family }.map { rule in
      "| [`\(rule.id)`](Rules/\(rule.id).md) | \(RulePage.severity(of: rule)) "
        + "| \(rule.description.summary) |\n"
    }
    return """

      ## \(family.title)

      | rule | severity | what it reports |
      |---|---|---|
      \(rows.joined())
      """
  }

  private var considered: String {
    """

    ## Evidence for every rule

    [How findings are ranked](internals/Likelihood.md) says what a weight does. In the tables, “it” is what the finding
    is about. This evidence counts for every rule:

    \(RulePage.table(of: Consideration.common))
    This evidence counts for every rule over storyboards, xibs and their screens:

    \(RulePage.table(of: RuleFamily.interfaces.considerations))
    """
  }
}
