// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Standard input, output and error, and the end.
enum StandardStreams {
  /// All of standard input; nil when it cannot be read or is larger than `limit`.
  static func input(limit: Int) -> [UInt8]? {
    try? System.readAll(System.standardInput, limit: limit)
  }

  /// Writes a text whole to standard output; false when that fails.
  static func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  /// Writes bytes whole to standard output; false when that fails.
  static func write(_ bytes: [UInt8]) -> Bool {
    (try? System.writeAll(bytes, to: System.standardOutput)) != nil
  }

  /// Says a line on standard error and ends the program.
  static func fail(_ message: String, code: Int32) -> Never {
    tell(message)
    System.exit(code)
  }

  /// Says a line on standard error.
  static func tell(_ message: String) {
    let line = "chiaro-source-audit: \(VisibleText.reveal(message))\n"
    // Nobody is left to be told that these words cannot be written.
    try? System.writeAll(Array(line.utf8), to: System.standardError)
  }
}
