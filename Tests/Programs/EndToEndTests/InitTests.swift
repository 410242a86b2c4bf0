// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro init`: a configuration that says nothing yet, and all that it may say.
@Suite("A configuration to begin with")
struct InitTests {
  /// The keys that a configuration may have.
  static let keys = [
    "platform", "fail_on", "excluded", "included", "disabled_rules", "only_rules", "opt_in_rules",
    "severities", "pairs", "suppressions", "baseline", "omitted_files", "sync", "modes",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{"info":{"author":"xcode","version":1}}"#, to: "App/A.xcassets/Contents.json")
  }

  private func run(_ arguments: String...) throws -> Program.Run {
    try Program(folder: folder.path).run(arguments)
  }

  private func written() throws -> String {
    String(decoding: try #require(folder.bytes("App/.chiaro.yml")), as: UTF8.self)
  }

  /// The examples of the file that is written, without the marks that make them comments.
  private func examples() throws -> [String] {
    #expect(try run("init", "App").code == 0)
    return try written().split(separator: "\n\n").dropFirst().map { block in
      let lines = block.split(separator: "\n")
      #expect(lines[0].hasPrefix("# ") && lines[0].hasSuffix("."), "\(block)")
      #expect(lines.count > 1 && lines.allSatisfy { $0.hasPrefix("#") }, "\(block)")
      return lines.dropFirst().map { "\($0.dropFirst())\n" }.joined()
    }
  }

  @Test("what is written says nothing, and where it is and what is next is told")
  func silent() throws {
    let before = try run("audit", "App", "-f", "json")
    let made = try run("init", "App")
    #expect(made.code == 0 && made.output.isEmpty)
    #expect(made.errors == "wrote App/.chiaro.yml; next: chiaro audit App\n")
    #expect(try written().split(separator: "\n").allSatisfy { $0.hasPrefix("#") })
    let after = try run("audit", "App", "-f", "json")
    #expect(after.output == before.output && after.code == before.code)
  }

  @Test("each key has an example, once, and each example is taken as it is")
  func each() throws {
    let examples = try examples()
    #expect(try run("audit", "App", "--write-baseline", "App/.chiaro-baseline.json").code == 0)
    let found = examples.map { String($0.prefix { $0 != ":" }) }
    #expect(found.sorted() == Self.keys.sorted())
    for example in examples {
      try folder.write(example, to: "App/.chiaro.yml")
      let run = try run("audit", "App", "--fail-on", "never")
      #expect(run.code == 0, "\(example): \(run.errors)")
      try folder.write("x\(example)", to: "App/.chiaro.yml")
      #expect(try self.run("audit", "App").code == 2, "\(example)")
    }
    try folder.write(examples.joined(), to: "App/.chiaro.yml")
    let all = try run("audit", "App", "--fail-on", "never")
    #expect(all.code == 0, "\(all.errors)")
  }

  @Test("a file that is there stays as it is", arguments: ["fail_on: never\n", ""])
  func again(_ text: String) throws {
    try folder.write(text, to: "App/.chiaro.yml")
    for path in ["App", "App/", "./App"] {
      let run = try run("init", path)
      #expect(run.code == 74 && run.output.isEmpty)
      #expect(run.errors.contains(".chiaro.yml already exists"), "\(run.errors)")
    }
    #expect(folder.bytes("App/.chiaro.yml") == Array(text.utf8))
  }

  @Test("a second run changes nothing")
  func twice() throws {
    #expect(try run("init", "App").code == 0)
    let text = try written()
    #expect(try run("init", "App").code == 74)
    #expect(try written() == text)
  }

  @Test("nothing is written through a link that leads somewhere else")
  func linked() throws {
    try folder.link("App/.chiaro.yml", to: "../outside")
    let run = try run("init", "App")
    #expect(run.code == 74 && run.errors.contains("link"), "\(run.errors)")
    #expect(folder.bytes("outside") == nil)
  }

  @Test("what is not a folder is refused", arguments: ["Nowhere", "App/A.xcassets/Contents.json"])
  func missing(_ path: String) throws {
    let run = try run("init", path)
    #expect(run.code == 3 && run.errors == "chiaro: no folder: \(path)\n")
    #expect(folder.names().sorted() == ["App"])
  }

  @Test("a folder that nobody may write to is told", .enabled(if: geteuid() != 0, "root may"))
  func unwritable() throws {
    #expect(chmod(folder.path("App"), 0o555) == 0)
    defer { _ = chmod(folder.path("App"), 0o755) }
    #expect(try run("init", "App").code == 74)
  }

  @Test("the schema is JSON, has the keys with their words, and nothing is written")
  func schema() throws {
    let run = try run("init", "App", "--schema")
    #expect(run.code == 0 && run.errors.isEmpty && folder.bytes("App/.chiaro.yml") == nil)
    let root = try #require(JSONDocument.read(Array(run.output.utf8), file: "").document).root
    #expect(root["type"]?.string == "object" && root["additionalProperties"]?.bool == false)
    let properties = try #require(root["properties"]).members.map { $0 }
    #expect(properties.compactMap(\.name.string).sorted() == Self.keys.sorted())
    #expect(try self.run("init", "App").code == 0)
    let text = try written()
    for property in properties {
      let words = try #require(property.value["description"]?.string)
      #expect(text.contains("# \(words).\n"), "\(words)")
      #expect(property.value["type"] != nil, "\(words)")
    }
  }
}
