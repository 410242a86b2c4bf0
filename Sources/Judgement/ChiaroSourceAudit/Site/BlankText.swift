// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Texts of blanks and line breaks alone, whose color nobody sees.
enum BlankText {
  /// Whether a literal as it is written between its quotes has nothing to see: `\n`.
  static func isBlank(_ text: String) -> Bool {
    let rest = ["\\n", "\\t", "\\r"].reduce(text) { $0.replacing($1, with: "") }
    return !text.isEmpty && rest.allSatisfy(\.isWhitespace)
  }

  /// Whether a dictionary's entry is of the attributes of such a text.
  static func isColored(by entry: DictionaryElementSyntax) -> Bool {
    guard let dictionary = entry.parent?.parent?.as(DictionaryExprSyntax.self),
      let arguments = dictionary.parent?.parent?.as(LabeledExprListSyntax.self),
      let text = arguments.first?.expression.as(StringLiteralExprSyntax.self)
    else { return false }
    return isBlank(text.segments.description)
  }
}
