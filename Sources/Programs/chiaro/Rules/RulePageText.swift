// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

extension RulePage {
  /// The page for a terminal.
  var text: String {
    let head = "\(rule.description.title) [\(rule.id)], \(Self.severity(of: rule))\n"
    return head + parts.map { "\n" + Self.text($0) }.joined()
  }

  private static func text(_ part: Part) -> String {
    switch part {
    case .heading(let title): "\(title.uppercased())\n"
    case .text(let words): words + "\n"
    case .code(let code, _): lines(of: code).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
    case .weights(let considerations):
      sorted(considerations).map { "    \(weight(of: $0))  \($0.sentence)\n" }.joined()
    case .links(let sources): sources.map { "    \($0.title): \($0.address)\n" }.joined()
    }
  }

  /// What may be considered, what speaks for a finding first, without what has no weight.
  static func sorted(_ considerations: [Consideration]) -> [Consideration] {
    let weighty = considerations.filter { abs(Likelihood.weight(of: $0)) >= 0.05 }
    return weighty.enumerated().sorted { left, right in
      let (first, second) = (
        Likelihood.weight(of: left.element), Likelihood.weight(of: right.element)
      )
      return first != second ? first > second : left.offset < right.offset
    }.map(\.element)
  }

  /// The weight of a consideration with its sign: `+0.7`, `−1.5`.
  static func weight(of consideration: Consideration) -> String {
    Likelihood.text(ofWeight: Likelihood.weight(of: consideration))
  }

  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
