// SPDX-License-Identifier: MIT

import ChiaroSource

/// The list of the rules over source, by their declarations.
enum SourceRuleList {
  private static let folder = "Sources/ChiaroSourceAudit"
  static let path = "\(folder)/Engine/Generated/SourceRuleRegistry+All.swift"

  static func files(root: String) throws -> [GeneratedFile] {
    let rules = try names(in: Path.join(root, folder)).sorted()
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

  /// The names of the rules that the files of a folder declare, in any order.
  private static func names(in root: String) throws -> [String] {
    var found: [String] = []
    var folders = [root]
    while let folder = folders.popLast() {
      for entry in try FolderReader.list(folder).entries {
        let path = Path.join(folder, entry.name)
        if entry.kind == .folder { folders.append(path) }
        guard entry.kind == .file, Path.fileExtension(entry.name) == "swift" else { continue }
        let bytes = try FileReader.bytes(atPath: path, limit: 1 << 20)
        found += names(declaredIn: String(decoding: bytes, as: UTF8.self))
      }
    }
    return found
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
