// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// The parts of an example that articles show.
///
/// A part stands between the comments `snippet.begin NAME` and `snippet.end`. Parts of one file
/// with the same name are one listing, with an empty line between them. Empty lines beside the
/// comments, which the formatter puts there, are no part of it.
struct Snippets: CustomStringConvertible {
  /// The path of the file inside the project.
  let path: String
  /// The listings by name, each without the indentation that all its lines share.
  let listings: [String: String]
  /// What is wrong with the comments; empty when nothing is.
  let problems: [String]

  var description: String { path }

  /// Every example of the tutorials and articles.
  static var all: [Snippets] {
    let folder = "Examples/Tutorials"
    let names = FileManager.default.enumerator(atPath: "\(SourceTree.root)/\(folder)")
    return (names?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { Snippets("\(folder)/\($0)") }
  }

  private init(_ path: String) {
    let text = try? String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
    self.init((text ?? "").split(separator: "\n", omittingEmptySubsequences: false), path: path)
  }

  /// Reads the lines of a file.
  init(_ lines: [Substring], path: String) {
    self.path = path
    var parts: [String: [String]] = [:]
    var problems: [String] = []
    var open: (name: String, lines: [Substring])?
    for line in lines {
      let words = line.split(separator: " ")
      if words.first == "//", words.count > 1, words[1] == "snippet.begin" {
        if let open { problems.append("\(open.name) does not end") }
        open = (words.dropFirst(2).joined(separator: " "), [])
      } else if words == ["//", "snippet.end"] {
        if open == nil { problems.append("an end without a beginning") }
        if let done = open { parts[done.name, default: []].append(Self.unindented(done.lines)) }
        open = nil
      } else {
        open?.lines.append(line)
      }
    }
    if let open { problems.append("\(open.name) does not end") }
    listings = parts.mapValues { $0.joined(separator: "\n\n") + "\n" }
    self.problems = problems
  }

  private static func unindented(_ part: [Substring]) -> String {
    let lines = part.drop(while: \.isEmpty).reversed().drop(while: \.isEmpty).reversed()
    let depths = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }
    let shared = depths.min() ?? 0
    return lines.map { String($0.dropFirst(shared)) }.joined(separator: "\n")
  }
}
