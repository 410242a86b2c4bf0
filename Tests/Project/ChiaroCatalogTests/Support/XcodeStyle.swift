// SPDX-License-Identifier: MIT

import ChiaroSource

/// Xcode's layout, said once more and in another way than the writer does.
enum XcodeStyle {
  /// The lines that Xcode would write otherwise.
  static func violations(_ text: String) -> [String] {
    var depth = 0
    return text.trimmingLineBreak().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init).filter { line in
        let content = line.drop { $0 == " " }
        if content.first == "}" || content.first == "]" { depth -= 1 }
        let isRight =
          content.isEmpty
          ? line.isEmpty : line.count - content.count == 2 * depth && isItem(content)
        if content.last == "{" || content.last == "[" { depth += 1 }
        return !isRight
      }
  }

  /// Whether a line is one value, with its name in front or not, or one bracket.
  private static func isItem(_ line: Substring) -> Bool {
    if ["{", "[", "}", "]", "},", "],"].contains(line) { return true }
    let item = line.last == "," ? line.dropLast() : line
    let bare = item.last == "{" || item.last == "[" ? item.dropLast() + "0" : item[...]
    let text = bare.first == "\"" && bare.contains("\" : ") ? "{\(bare)}" : "[\(bare)]"
    let reading = JSONDocument.read(Array(text.utf8), file: "")
    guard let root = reading.document?.root, reading.diagnostics.isEmpty else { return false }
    let values = Array(root.elements) + root.members.map(\.value)
    return values.count == 1 && values.allSatisfy { $0.kind != .object && $0.kind != .array }
  }
}

extension String {
  /// The text without a line break at its end.
  func trimmingLineBreak() -> String { last == "\n" ? String(dropLast()) : self }
}
