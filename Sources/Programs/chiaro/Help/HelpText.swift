// SPDX-License-Identifier: MIT

/// The words that follow a command's summary in its help.
enum HelpText {
  /// What stands above the examples.
  static let examplesTitle = "EXAMPLES:"

  /// The words, and examples of how to call the command.
  static func text(_ words: String = "", examples: [String]) -> String {
    let list = ([examplesTitle] + examples.map { "  \($0)" }).joined(separator: "\n")
    return words.isEmpty ? list : "\(words)\n\n\(list)"
  }

  /// The words and the examples of such a text.
  static func parts(of text: String) -> (words: String, examples: [String]) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = lines.prefix { $0 != examplesTitle }
    let examples = lines.dropFirst(words.count + 1).map { String($0.dropFirst(2)) }
    // The line between both is empty.
    let isDivided = !examples.isEmpty && words.last?.isEmpty == true
    return (words.dropLast(isDivided ? 1 : 0).joined(separator: "\n"), examples)
  }
}
