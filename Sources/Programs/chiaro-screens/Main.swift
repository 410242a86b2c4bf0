// SPDX-License-Identifier: MIT

import ChiaroDrawnSource
import ChiaroInterfaceBuilder
import ChiaroMedia
import ChiaroRaster
import ChiaroSource
import ChiaroSystem

/// The program that draws storyboards, xibs and screens in code for `chiaro`: a request on standard
/// input, an answer on standard output.
///
/// It ends with 0 when it answered, 2 for a request that it does not understand, and 74 when the
/// answer cannot be written.
@main
@MainActor
enum Main {
  private static let decoding = "--decode-pictures"

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.elementsEqual([decoding]) { ImageDecodingServer.run() }
    guard arguments.isEmpty else { fail("usage: chiaro-screens <request.json", code: 2) }
    guard
      let bytes = try? System.readAll(System.standardInput, limit: ScreenRequest.limit),
      let answer = answer(to: bytes)
    else { fail("the request cannot be read or is not valid", code: 2) }
    let text = VisibleText.escape(json: answer.text(.compact)) + "\n"
    if (try? System.writeAll(Array(text.utf8), to: System.standardOutput)) == nil {
      fail("the answer cannot be written", code: 74)
    }
  }

  /// The answer to a request for screens of code or of files; nil for what is none.
  private static func answer(to bytes: [UInt8]) -> JSON? {
    guard let value = JSONDocument.read(bytes, file: "request").document?.root else { return nil }
    if let request = CodeRequest(value) {
      return SourceScreens(request, decoder: decoder).answer()
    }
    return ScreenRequest(value).map { ScreenProject($0, decoder: decoder).answer() }
  }

  /// Pictures are anybody's: helpers without rights decode them.
  private static var decoder: any ImageDecoder {
    IsolatedImageDecoder.ofThisProgram([decoding], helperCount: 1, seconds: 60)
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    let line = "chiaro-screens: \(VisibleText.reveal(message))\n"
    // Nobody is left to be told that these words cannot be written.
    try? System.writeAll(Array(line.utf8), to: System.standardError)
    System.exit(code)
  }
}
