// SPDX-License-Identifier: MIT

import ChiaroTestSupport
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

  func text() throws -> String {
    let run = try Program().run(arguments)
    let errors = run.errors.isEmpty ? "" : "--- standard error\n\(run.errors)"
    return
      "$ chiaro \(arguments.joined(separator: " "))\n\(run.output)\(errors)--- exit \(run.code)\n"
  }
}
