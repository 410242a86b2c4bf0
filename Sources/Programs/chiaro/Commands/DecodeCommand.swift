// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroMedia

/// `chiaro decode-pictures`: the helper in which pictures from untrusted files are decoded.
struct DecodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decode-pictures",
    abstract: "Decode the pictures that standard input lists; chiaro starts this command itself.",
    shouldDisplay: false)

  @Flag(help: "Give up the rights that the helper does not need, print the restrictions, and exit.")
  var confinement = false

  func run() throws {
    if confinement { return try Terminal.print("\(Confinement.enter())\n") }
    let code = ImageDecodingServer.run()
    if code != 0 { throw Outcome(code: .internalDefect, message: nil) }
  }
}
