// SPDX-License-Identifier: MIT

import Foundation

/// Runs git, for the tests that need a repository.
enum Git {
  struct Failure: Error {
    var arguments: [String]
  }

  static func run(_ arguments: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw Failure(arguments: arguments) }
  }
}
