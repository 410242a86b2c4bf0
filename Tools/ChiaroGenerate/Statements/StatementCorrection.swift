// SPDX-License-Identifier: MIT

import ChiaroSource

/// What was found wrong in a statement, or learned about it, when all were read again.
struct StatementCorrection: Sendable {
  /// The number of the statement.
  var number: Int
  /// What stood there.
  var was: String
  /// What says otherwise.
  var source: String

  /// All corrections of the project at `root`, by number.
  static func all(root: String) throws -> [StatementCorrection] {
    let document = try readJSON(Path.join(root, StatementGroup.source))
    return try document.root["corrections"]?.elements.map { value in
      guard let number = value["number"]?.integer else {
        throw GeneratorError("\(value.location): expected a whole number called number")
      }
      return StatementCorrection(
        number: number, was: try value.text("was"), source: try value.text("source"))
    } ?? []
  }
}
