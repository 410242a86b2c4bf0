// SPDX-License-Identifier: MIT

/// An example of a rule, as the rule's page shows it: the file's content, and the findings.
package struct ShownExample: Sendable {
  /// The title, in a few words.
  package var title: String
  /// The text; arrows mark what is found.
  package var text: String
  /// The language of the text, as a fence of Markdown names it: `swift`, `xml`, or `text`.
  package var language: String
  /// What the rule reports of it, the first first.
  package var findings: [Finding]
  /// Whether the example shows something that the rule reports.
  package var isReported: Bool

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - title: the title, in a few words
  ///   - text: the text
  ///   - language: the language of the text
  ///   - findings: what the rule reports of it
  ///   - isReported: whether the rule reports something; nil if marks in the text show it
  package init(
    _ title: String, _ text: String, language: String, findings: [Finding] = [],
    isReported: Bool? = nil
  ) {
    self.title = title
    self.text = text
    self.language = language
    self.findings = findings
    self.isReported = isReported ?? text.contains("←")
  }
}
