// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// A command line whose whole answer is kept in a file: what it printed, said and ended with.
struct Transcript: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String]

  /// Arguments are divided by spaces; an underscore stands for a space inside one.
  init(_ name: String, _ line: String) {
    self.name = name
    arguments = line.split(separator: " ").map { String($0.map { $0 == "_" ? " " : $0 }) }
  }

  var testDescription: String { name }

  func recording() -> Recording {
    Recording("\(SourceTree.folder())/../Recordings/\(name).txt")
  }

  /// The whole answer; where the package lies on this machine is written `<package>`.
  func text() throws -> String {
    let program = Program()
    let run = try program.run(arguments)
    let errors = run.errors.isEmpty ? "" : "--- standard error\n\(run.errors)"
    return
      "$ chiaro \(arguments.joined(separator: " "))\n\(run.output)\(errors)--- exit \(run.code)\n"
      .replacingOccurrences(
        of: FileReader.realPath(program.folder) ?? program.folder, with: "<package>")
  }
}
