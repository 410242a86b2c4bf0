// SPDX-License-Identifier: MIT

import Foundation

/// A page of the project's documentation.
public struct MarkdownFile: CustomStringConvertible, Sendable {
  /// The path inside the project.
  public let path: String
  /// The lines, without their ends.
  public let lines: [Substring]

  /// The path, by which test runs name the page.
  public var description: String { path }

  /// Reads a page; an unreadable one has no lines.
  public init(_ path: String) {
    self.path = path
    let text = try? String(contentsOfFile: "\(SourceTree.root)/\(path)", encoding: .utf8)
    lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The pages of the project and of its manual, and what its examples say of themselves.
  public static var all: [MarkdownFile] {
    let root = SourceTree.root
    let names = { (folder: String) in
      (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
    let paths =
      names(root) + names("\(root)/Documentation").map { "Documentation/\($0)" }
      + names("\(root)/Documentation/internals").map { "Documentation/internals/\($0)" }
      + names("\(root)/Examples").map { "Examples/\($0)/README.md" }
    return paths.filter { $0.hasSuffix(".md") }.sorted().map(MarkdownFile.init)
      .filter { !$0.lines.isEmpty }
  }

  /// The articles of the documentation site: what stands in `.docc` folders, by path.
  public static var articles: [MarkdownFile] {
    let root = "\(SourceTree.root)/Sources"
    let names = FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? []
    return names.filter { $0.hasSuffix(".md") && $0.contains(".docc/") }.sorted()
      .map { MarkdownFile("Sources/\($0)") }
  }

  /// The cells of every row of the first table whose head names these columns.
  public func rows(_ columns: [String]) -> [[String]] { tables(columns).first?.rows ?? [] }

  /// The tables whose head names these columns, each with the heading above it.
  public func tables(_ columns: [String]) -> [(heading: Substring, rows: [[String]])] {
    lines.indices.filter { Self.cells(lines[$0]) == columns }.map { head in
      let heading = lines[..<head].last { $0.hasPrefix("#") } ?? ""
      let rows = lines[head...].dropFirst(2).prefix { $0.hasPrefix("|") }.map(Self.cells)
      return (heading.drop { $0 == "#" || $0 == " " }, rows)
    }
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The fenced blocks of a language.
  public func blocks(_ language: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in lines {
      if line == "```\(language)" {
        block = []
      } else if line == "```", let done = block {
        blocks.append(done.joined(separator: "\n") + "\n")
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  /// Where links and pictures of this project point, with their fragments.
  public var targets: [String] {
    let pattern = #/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/#
    return lines.flatMap { line in line.matches(of: pattern).compactMap { $0.1 ?? $0.2 } }
      .filter { !$0.contains("://") }.map(String.init)
  }

  /// Where links and pictures of this project point, without fragments.
  public var links: [String] {
    targets.filter { !$0.hasPrefix("#") }.map { String($0.prefix { $0 != "#" }) }
  }

  /// The fragments by which links lead to the headings of the page.
  public var fragments: Set<String> {
    let headings = lines.filter { $0.hasPrefix("#") }.map { $0.drop { "# ".contains($0) } }
    return Set(
      headings.map { heading in
        heading.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
