// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// A hierarchy of views with constraints, what is done with it, and the frames that follow.
///
/// The files in `Tables` hold them. Each begins with `case` and its name; the lines after it are
/// commands, run in order; `#` begins a comment, and `why` says how the numbers follow. See
/// `HierarchyStage` for the commands.
struct HierarchyCase: Sendable, CustomTestStringConvertible {
  /// A line of a case in words.
  struct Command: Sendable {
    var line: Int
    var words: [String]
  }

  var file: String
  var name: String
  var commands: [Command] = []

  var testDescription: String { "\(file): \(name)" }

  /// Every case of every file.
  static let all: [HierarchyCase] = {
    let folder = SourceTree.folder() + "/Tables"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name in
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
      return read(String(decoding: data, as: UTF8.self), file: name)
    }
  }()

  private static func read(_ text: String, file: String) -> [HierarchyCase] {
    var cases: [HierarchyCase] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#"), first != "why" else { continue }
      if first == "case" {
        let name = words.dropFirst().joined(separator: " ")
        cases.append(HierarchyCase(file: file, name: name))
      } else if !cases.isEmpty {
        cases[cases.count - 1].commands.append(Command(line: index + 1, words: words))
      }
    }
    return cases
  }
}
