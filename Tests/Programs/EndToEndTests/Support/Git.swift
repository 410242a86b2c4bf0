// SPDX-License-Identifier: MIT

import ChiaroTestSupport

/// Runs git, for the tests that need a repository.
enum Git {
  struct Failure: Error {
    var arguments: [String]
  }

  static func run(_ arguments: [String], in folder: String) throws {
    let end = try TestProgram("git", arguments, folder: folder, errors: .inherited).run()
    if end != .status(0) { throw Failure(arguments: arguments) }
  }
}
