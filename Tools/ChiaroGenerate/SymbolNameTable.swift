// SPDX-License-Identifier: MIT

import ChiaroSource

/// The Swift table of symbol names, from Data/symbol-names.txt: a tree of the parts of the names.
enum SymbolNameTable {
  private static let source = "Data/symbol-names.txt"

  static func files(root: String) throws -> [GeneratedFile] {
    let bytes = try FileReader.bytes(atPath: Path.join(root, source), limit: 1 << 20)
    var tree = Node()
    for name in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      tree.add(name.split(separator: ".")[...])
    }
    let content =
      GeneratedFile.header(from: source) + """
        extension SymbolNames {
          /// The parts of the names, as a tree.
          static let table = \"""
        \(lines(tree.children))    \"""
        }

        """
    let path = "Sources/Runtime/ChiaroAppearance/Images/Generated/SymbolNames+Table.swift"
    return [GeneratedFile(path: path, content: content)]
  }

  /// The first part of names, with what follows it in them.
  private struct Node {
    var isName = false
    var parts: [Substring: Node] = [:]

    mutating func add(_ rest: ArraySlice<Substring>) {
      guard let first = rest.first else { return isName = true }
      parts[first, default: Node()].add(rest.dropFirst())
    }

    var children: String {
      parts.sorted { $0.key < $1.key }.map { part, node in
        let inner = node.parts.isEmpty ? "" : "(\(node.children))"
        return part + (node.isName ? "" : "~") + inner
      }.joined(separator: " ")
    }
  }

  /// Breaks a text into lines at spaces.
  private static func lines(_ text: String) -> String {
    var (result, line) = ("", "   ")
    for word in text.split(separator: " ") {
      if line.utf8.count + word.utf8.count >= 100 {
        result += line + "\n"
        line = "   "
      }
      line += " " + word
    }
    return result + line + "\n"
  }
}
