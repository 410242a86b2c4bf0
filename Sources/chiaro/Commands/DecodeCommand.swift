// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroMedia

/// `chiaro decode-pictures`: the helper in which vectors from untrusted files are drawn.
struct DecodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode-pictures",
    abstract: "Draw pictures asked for on standard input; started by chiaro itself.",
    shouldDisplay: false)

  func run() throws {
    let code = ImageDecodingServer.run()
    if code != 0 { throw Outcome(code: .internalDefect, message: nil) }
  }
}
