// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// The examples that help shows are there, and do what they are shown for.
@Suite("Examples in help")
struct ExampleTests {
  /// The commands that help lists.
  private static func commands() throws -> [String] {
    let dump = try Program().run(["--experimental-dump-help"]).output
    let root = try #require(JSONDocument.read(Array(dump.utf8), file: "dump").document).root
    return try #require(root["command"]?["subcommands"]?.elements).compactMap { command in
      command["shouldDisplay"]?.bool == false ? nil : command["commandName"]?.string
    }.filter { $0 != "help" }
  }

  /// The lines below EXAMPLES in a command's help.
  private static func examples(_ command: String) throws -> [String] {
    let help = try Program().run([command, "--help"]).output
    return help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "EXAMPLES:" }.dropFirst().prefix { $0.hasPrefix("  ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The words of a line as a shell has them.
  private static func words(_ line: String) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { part in
      part.offset.isMultiple(of: 2)
        ? part.element.split(separator: " ").map(String.init) : [String(part.element)]
    }
  }

  @Test("every command has some, which fit the line and are calls of it")
  func shape() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 15)
    for command in commands {
      let examples = try Self.examples(command)
      #expect(!examples.isEmpty, "\(command)")
      #expect(examples.allSatisfy { $0.hasPrefix("chiaro \(command)") }, "\(examples)")
      // Help wraps at the width of a terminal, 80 columns where none is known.
      #expect(examples.allSatisfy { $0.count <= 77 }, "\(examples)")
    }
  }

  /// Those that neither wait for something nor change the desktop's setting.
  private static let harmless = [
    "audit", "contrast", "convert", "explain", "export", "init", "material", "palette", "render",
    "resolve", "rules", "sun",
  ]

  @Test("they run", arguments: harmless)
  func run(_ command: String) throws {
    let workspace = try Workspace()
    try FileManager.default.copyItem(
      atPath: "\(SourceTree.root)/Examples/Harbor/Harbor/Base.lproj",
      toPath: workspace.folder.path("App/Base.lproj"))
    _ = try workspace.folder.write(
      "import SwiftUI\n#Preview(\"Card, empty\") { Text(\"Nothing yet\") }\n",
      to: "App/Sources/Card.swift")
    for example in try Self.examples(command) {
      // What a shell writes into a file is printed here.
      let words = Self.words(example).dropFirst().prefix { $0 != ">" }
      let run = try Program(folder: workspace.folder.path).run(Array(words))
      #expect([0, 1].contains(run.code), "\(example): \(run.errors)")
    }
  }

  @Test("changes of the setting are forms that there are", arguments: ["set", "get", "toggle"])
  func setting(_ command: String) throws {
    let folder = try TemporaryFolder()
    for example in try Self.examples(command) {
      let run = try Program(environment: ["XDG_STATE_HOME": folder.path])
        .run(Array(Self.words(example).dropFirst()))
      // Without a service a change is kept, and told to be no more than that.
      #expect(run.code == (command == "get" ? 0 : 3), "\(example): \(run.errors)")
      #expect(command == "get" || run.errors.contains("saved in"), "\(example): \(run.errors)")
    }
  }
}
