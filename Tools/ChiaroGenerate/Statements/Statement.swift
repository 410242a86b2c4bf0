// SPDX-License-Identifier: MIT

import ChiaroSource

/// One thing that is true of Apple's appearance system, and that tests prove of this project.
struct Statement: Hashable, Sendable {
  /// Its number; `S1` is the first.
  var number: Int
  /// What is true.
  var text: String
  /// What the statement rests on.
  var basis = Basis.documented
  /// Where it is known from; empty if the list does not say.
  var source = ""

  /// What a statement rests on.
  enum Basis: String, CaseIterable {
    /// Apple's documentation, headers, talks or guidelines say it.
    case documented
    /// Apple's words say a part of it; the rest is how this project does it.
    case partly
    /// Somebody measured it on Apple's system and published the result.
    case measured
    /// Public reports of developers say it.
    case reported
    /// It is known from use alone.
    case recalled
    /// Sources contradict each other.
    case disputed
    /// Nobody says it; it is how this project does it.
    case chosen
  }
}

/// Statements about one subject.
struct StatementGroup: Sendable {
  static let source = "Data/statements.json"

  /// A letter, in the order of the alphabet.
  var letter: String
  /// The subject.
  var title: String
  /// The statements, by number.
  var statements: [Statement]

  /// All groups of a list in the project at `root`.
  static func all(root: String, in list: String = source) throws -> [StatementGroup] {
    let document = try readJSON(Path.join(root, list))
    return try document.root["groups"]?.elements.map(group) ?? []
  }

  private static func group(_ value: JSONValue) throws -> StatementGroup {
    StatementGroup(
      letter: try value.text("letter"), title: try value.text("title"),
      statements: try value["statements"]?.elements.map(statement) ?? [])
  }

  private static func statement(_ value: JSONValue) throws -> Statement {
    guard let number = value["number"]?.integer else {
      throw GeneratorError("\(value.location): expected a whole number called number")
    }
    var statement = Statement(number: number, text: try value.text("text"))
    if value["source"] != nil { statement.source = try value.text("source") }
    guard value["basis"] != nil else { return statement }
    guard let basis = Statement.Basis(rawValue: try value.text("basis")) else {
      throw GeneratorError("\(value.location): no such basis")
    }
    statement.basis = basis
    return statement
  }
}
