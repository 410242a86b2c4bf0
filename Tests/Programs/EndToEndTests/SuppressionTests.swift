// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Suppressions that keep nothing quiet are told, so that they go.
@Suite("Suppressions that fit nothing")
struct SuppressionTests {
  private static let code = """
    import UIKit
    final class Card: UITableViewCell {
      let title = UILabel()
      func show() {
        title.textColor = .black
      }
    }

    """

  private func audit(_ files: [String: String], _ arguments: [String]) throws -> Program.Run {
    let folder = try TemporaryFolder()
    try folder.write(Self.code, to: "App/Card.swift")
    for (path, text) in files { try folder.write(text, to: path) }
    return try Program(folder: folder.path).run(["audit", "App", "-f", "json"] + arguments)
  }

  /// What is said of suppressions, as `id file:line`.
  private func said(_ files: [String: String], _ arguments: String...) throws -> [String] {
    try ToldFinding.oddities(in: audit(files, arguments)).filter { $0.hasPrefix("suppression-") }
  }

  /// Configurations, and the lines of the suppressions that fit nothing.
  private static let configurations: [(text: String, lines: [Int])] = [
    ("suppressions:\n  - rule: fixed-color\n    object: Card*\n", []),
    ("suppressions:\n  - rule: fixed-color\n", []), ("suppressions:\n  - object: Card*\n", []),
    ("suppressions:\n  - rule: fixed-color\n    object: Other*\n", [2]),
    ("suppressions:\n  - rule: missing-file\n", [2]), ("suppressions:\n  - object: Nobody\n", [2]),
    ("suppressions:\n  - rule: fixed-color\n    appearance: light\n", [2]),
    (
      "suppressions:\n  - object: A\n  - rule: fixed-color\n    object: Card*\n  - object: B\n",
      [2, 5]
    ),
    ("platform: ios\nsuppressions: [{rule: missing-file}, {object: Card*}]\n", [2]),
  ]

  @Test("in a configuration, at their places", arguments: configurations)
  func configured(_ text: String, _ lines: [Int]) throws {
    let files = ["App/.chiaro.yml": text]
    #expect(try said(files) == lines.map { "suppression-unused .chiaro.yml:\($0)" })
    #expect(try said(files, "--only", "fixed-color").isEmpty)
    #expect(try said(files, "--only", "missing-file").isEmpty)
    #expect(try said(files, "--shard", "1/2").isEmpty)
  }

  @Test("what they are is a note, which fails no audit")
  func severity() throws {
    let run = try audit(
      ["App/.chiaro.yml": "suppressions: [{object: Nobody}, {object: Card*}]\n"],
      ["--fail-on", "hint"])
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("\"note\": 1"), "\(run)")
  }

  @Test(
    "its place is told from the project's folder, as other places are",
    arguments: [
      ("App/.chiaro.yml", "App", ".", ".chiaro.yml"),
      ("App/.chiaro.yml", ".", "App", ".chiaro.yml"),
      ("App/.chiaro.yml", "HERE/App", ".", ".chiaro.yml"),
      (".chiaro.yml", "App", ".", "../.chiaro.yml"),
      (".chiaro.yml", ".", ".", ".chiaro.yml"),
      (".chiaro.yml", "App/Card", ".", "../../.chiaro.yml"),
    ])
  func places(_ file: String, _ path: String, _ folder: String, _ shown: String) throws {
    let project = try TemporaryFolder()
    try project.write(Self.code, to: "App/Card/Card.swift")
    try project.write("suppressions: [{object: Nobody}]\n", to: file)
    let run = try Program(folder: Path.join(project.path, folder)).run([
      "audit", path.replacing("HERE", with: project.path), "-f", "json",
    ])
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    let places = report.root["diagnostics"]?.elements.compactMap { odd in
      odd["id"]?.string == "suppression-unused" ? odd["file"]?.string : nil
    }
    #expect(places == [shown], "\(run)")
  }

  /// Comments, and what is said of them; `HERE` stands for the end of the line of the color, `TOP`
  /// for the first line.
  private static let comments: [(top: String, here: String, said: [String])] = [
    ("", "// chiaro:disable:this fixed-color it lies on paper", []),
    ("", "// chiaro:disable:this all it lies on paper", []),
    ("// chiaro:disable fixed-color", "", []), ("// chiaro:disable all", "", []),
    ("// chiaro:disable:this fixed-color", "", ["suppression-unused Card.swift:1"]),
    ("// chiaro:disable:next fixed-color", "", ["suppression-unused Card.swift:1"]),
    ("// chiaro:disable stale-layer-color", "", ["suppression-unused Card.swift:1"]),
    ("", "// chiaro:disable:this stale-layer-color", ["suppression-unused Card.swift:6"]),
    ("// chiaro:disable fixed-colour", "", ["suppression-unknown Card.swift:1"]),
    ("", "// chiaro:disable:this everything", ["suppression-unknown Card.swift:6"]),
    (
      "// chiaro:disable:next no-such-rule",
      "// chiaro:disable:this fixed-color it lies on paper",
      ["suppression-unknown Card.swift:1"]
    ),
    ("// chiaro:disable", "", []), ("// chiaro:disabled fixed-color", "", []),
  ]

  @Test("in comments of source, and those that name no rule", arguments: comments)
  func commented(_ top: String, _ here: String, _ said: [String]) throws {
    let text = "\(top)\n\(Self.code.replacing(".black", with: ".black  \(here)"))"
    let files = ["App/Card.swift": text]
    #expect(try self.said(files) == said)
    #expect(try self.said(files, "--only", "fixed-color").isEmpty)
    #expect(try self.said(files, "--no-source").isEmpty)
  }

  @Test("nothing is said of a rule that does not run")
  func disabled() throws {
    let text = "// chiaro:disable fixed-system-style\n\(Self.code)"
    #expect(try said(["App/Card.swift": text]).isEmpty, "it runs on request only")
    #expect(
      try said(["App/Card.swift": text], "--opt-in", "fixed-system-style")
        == ["suppression-unused Card.swift:1"])
  }
}
