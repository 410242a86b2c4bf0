// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

extension RulePage {
  /// The page as Markdown: `Documentation/Rules/ID.md` is what it gives.
  var markdown: String {
    """
    <!-- Written by `chiaro rules --output Documentation`; not to be edited. -->
    # \(rule.description.title)

    `\(rule.id)` · \(Self.severity(of: rule)) · [\(family.title)](../Rules.md)

    """ + parts.map { "\n" + Self.markdown($0) }.joined()
  }

  private static func markdown(_ part: Part) -> String {
    switch part {
    case .heading(let title): "## \(title)\n"
    case .text(let words): words + "\n"
    case .code(let code, let language):
      "\(fence(for: code))\(language)\n\(code)\n\(fence(for: code))\n"
    case .weights(let considerations): table(of: considerations)
    case .links(let sources): sources.map { "- [\($0.title)](\($0.address))\n" }.joined()
    }
  }

  /// A table of considerations with their weights.
  static func table(of considerations: [Consideration]) -> String {
    "| weight | evidence |\n|--:|---|\n"
      + sorted(considerations).map { "| \(weight(of: $0)) | \($0.sentence) |\n" }.joined()
  }

  /// A fence that is longer than any in a text.
  private static func fence(for code: String) -> String {
    code.contains("```") ? "`````" : "```"
  }
}
