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

  /// Creates an example.
  package init(_ title: String, _ text: String, language: String, findings: [Finding] = []) {
    self.title = title
    self.text = text
    self.language = language
    self.findings = findings
  }
}
