// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// A Swift file of the project.
struct SourceFile: CustomTestStringConvertible {
  /// The path inside the project.
  let path: String
  let lines: [Substring]

  var testDescription: String { path }
  /// The target's name: the folder below `Tools`, or below a house of `Sources` or `Tests`.
  var target: String {
    let folders = path.split(separator: "/")
    return String(folders[0] == "Tools" ? folders[1] : folders[2])
  }
  var isGenerated: Bool { path.contains("/Generated/") }

  /// The modules of the `import` lines, each once.
  var imports: Set<String> {
    Set(lines.compactMap(Self.importedModule))
  }

  /// The module that a line imports: `public import struct Glibc.stat` names Glibc.
  static func importedModule(_ line: Substring) -> String? {
    let modifiers: Set<Substring> = [
      "public", "internal", "package", "private", "fileprivate", "@_exported", "@testable",
    ]
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
    var words = line.split(separator: " ")[...]
    words = words.drop { modifiers.contains($0) }
    guard words.popFirst() == "import" else { return nil }
    words = words.drop { kinds.contains($0) }
    return words.first?.split(separator: ".").first.map(String.init)
  }

  /// Every Swift file below some folders of the project, in the order of their paths.
  static func all(in folders: [String]) -> [SourceFile] {
    folders.flatMap(paths).sorted().map(named)
  }

  /// A file of the project by its path; one without lines if there is none.
  static func named(_ path: String) -> SourceFile {
    let text = try? String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
    return SourceFile(
      path: path, lines: (text ?? "").split(separator: "\n", omittingEmptySubsequences: false))
  }

  private static func paths(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(SourceTree.root)/\(folder)")
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }
      .map { "\(folder)/\($0)" }
  }
}
