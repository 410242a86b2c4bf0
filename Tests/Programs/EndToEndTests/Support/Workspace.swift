// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// A copy of the example app in a folder of its own, and the program run there.
struct Workspace {
  let folder: TemporaryFolder

  /// Copies Tidepool without its configuration.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: "\(SourceTree.root)/Examples/Tidepool/Tidepool", toPath: folder.path("App"))
  }

  func run(_ arguments: String...) throws -> Program.Run {
    try Program(folder: folder.path).run(arguments)
  }

  /// The findings of an audit of the copy, as `rule object appearance`.
  func findings(_ arguments: String...) throws -> [String] {
    let run = try Program(folder: folder.path).run(
      ["audit", "App", "--format", "json"] + arguments)
    let report = try #require(JSONDocument.read(Array(run.output.utf8), file: "report").document)
    return (report.root["findings"]?.elements).map { findings in
      findings.map { finding in
        ["rule", "object", "appearance"].compactMap { finding.text($0) }.joined(separator: " ")
      }
    } ?? []
  }
}

extension JSONValue {
  /// The text of a member by a name that is no literal.
  func text(_ name: String) -> String? { members.first { $0.name.string == name }?.value.string }
}
