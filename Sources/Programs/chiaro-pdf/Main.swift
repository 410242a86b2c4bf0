// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroPDF
import ChiaroSystem

/// The program that reads PDF for others: a helper of `IsolatedImageDecoder`, and the only one that
/// links poppler.
///
/// It gives up its rights before it looks at a picture, as `chiaro decode-pictures` does, and ends
/// with 0 when nothing more is asked, 1 when what is asked makes no sense, 2 for arguments.
@main
enum Main {
  static func main() {
    if CommandLine.arguments.count == 1 {
      System.exit(ImageDecodingServer.run { PDFDecoder(limits: $0) })
    }
    let line = "usage: chiaro-pdf takes no arguments; chiaro starts it to read PDF files\n"
    // Nobody is left to be told that these words cannot be written.
    try? System.writeAll(Array(line.utf8), to: System.standardError)
    System.exit(2)
  }
}
