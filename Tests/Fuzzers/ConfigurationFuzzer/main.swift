// SPDX-License-Identifier: MIT

// Any bytes as a configuration: read as the program reads it, or refused as wrong usage.
//
// The reader's files are links to those of the program, which no other program can import.

import FuzzerDriver

FuzzerDriver.run { start, count in
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  var file = ConfigurationFile()
  do {
    try ConfigurationReader(path: ".chiaro.yml").read(text, into: &file)
  } catch {
    guard let outcome = error as? Outcome, outcome.code == .usage else {
      preconditionFailure("refused otherwise than as wrong usage: \(error)")
    }
    precondition((outcome.message?.unicodeScalars.count ?? 0) < 6_000, "a message without end")
  }
  return 0
}
