// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// A line of a repository's configuration, and what a person would type that it steers.
struct GitAttack: Sendable, CustomTestStringConvertible {
  /// What the line names.
  enum Value: Sendable {
    /// A program that leaves a mark.
    case program
    /// The same, as a command of the shell.
    case shell
    /// The same, as the address of another machine.
    case remote
    /// A pipe that nobody writes to.
    case pipe
    /// Anything else.
    case word(String)
  }

  var key: String
  var value: Value
  /// Arguments of git; `EVIL` is the program.
  var command: String

  init(_ key: String, _ value: Value, _ command: String) {
    (self.key, self.value, self.command) = (key, value, command)
  }

  var testDescription: String { key }

  /// A line of a configuration that sets a key.
  static func text(_ key: String, _ value: String) -> String {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let inner = parts.dropFirst().dropLast().joined(separator: ".")
    let section = inner.isEmpty ? "[\(parts[0])]" : "[\(parts[0]) \"\(inner)\"]"
    return "\(section)\n\t\(parts.last ?? "") = \"\(value)\"\n"
  }

  /// Writes the line into a repository's configuration, and returns the program.
  func prepare(_ project: GitProject) throws -> String {
    let program = try project.program()
    let text: String
    switch value {
    case .program: text = program
    case .shell: text = "!\(program)"
    case .remote: text = "ext::\(program)"
    case .pipe: text = project.pipe()
    case .word(let word): text = word
    }
    let plain = try #require(project.folder.bytes("\(project.name)/.git/config"))
    let line = Self.text(key.replacing("EVIL", with: program), text)
    try project.write(plain + Array(line.utf8), to: ".git/config")
    return program
  }

  /// Whether git as it is runs a program of a repository with this line, or waits for good.
  func works(in project: GitProject) throws -> Bool {
    let program = try prepare(project)
    let words = command.replacing("EVIL", with: program)
    let run = try Program(
      name: "/usr/bin/timeout", folder: project.path(""),
      environment: ["HOME": project.folder.path, "GIT_CONFIG_NOSYSTEM": "1"]
    ).run([
      "-s", "KILL", "1", "/bin/sh", "-c",
      "printf 'protocol=https\\nhost=e.invalid\\n\\n' | git -c user.name=t -c user.email=t@t \(words)",
    ])
    if case .pipe = value { return run.wasEnded }
    return project.wasRun
  }
}
