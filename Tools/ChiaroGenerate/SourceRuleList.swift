// SPDX-License-Identifier: MIT

/// The list of the rules over source, by their declarations.
enum SourceRuleList {
  private static let folder = "Sources/Judgement/ChiaroSourceAudit"
  static let path = "\(folder)/Engine/Generated/SourceRuleRegistry+All.swift"

  static func files(root: String) throws -> [GeneratedFile] {
    let rules = try SwiftText.all(in: folder, root: root).flatMap { names(declaredIn: $0.text) }
      .sorted()
    let content =
      GeneratedFile.header(from: "the types that conform to SourceRule") + """
        extension SourceRuleRegistry {
          /// Every rule, by the name of its type.
          package static let all: [any SourceRule.Type] = [
        \(rules.map { "    \($0).self,\n" }.joined())  ]
        }

        """
    return [GeneratedFile(path: path, content: content)]
  }

  /// The names of the rules that a text declares: `enum FixedColor: SourceRule {` at the beginning
  /// of a line.
  static func names(declaredIn text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      guard words.count == 4, words[0] == "enum", words[1].last == ":",
        words[2] == "SourceRule", words[3] == "{"
      else { return nil }
      return String(words[1].dropLast())
    }
  }
}
