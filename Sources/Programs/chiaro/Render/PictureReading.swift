// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroMedia
import ChiaroRaster
import ChiaroSource

/// Reads pictures from files, vectors as fine as the screen.
struct PictureReading {
  /// A picture that was read.
  struct Result {
    var bitmap: Bitmap
    /// Nil for a picture of pixels, whose file does not say.
    var pixelsPerPoint: Double?
  }

  let decoder: any ImageDecoder
  let scale: Int

  private static let byteCount = 64 << 20
  /// Small pictures for a report: sharp at twice the size at which it shows them.
  static let previews = PicturePreviews(side: 160) { PNGWriter.bytes($0, isQuick: true) }

  /// Reads a file.
  func picture(at path: String) throws -> Result {
    do {
      let bytes = try FileReader.bytes(atPath: path, limit: Self.byteCount)
      let hints = ImageHints(vectorSize: .pixelsPerPoint(Double(scale)))
      let image = try decoder.decode(bytes, hints: hints)
      return Result(
        bitmap: image.bitmap, pixelsPerPoint: image.facts.isVector ? Double(scale) : nil)
    } catch let error as FileError {
      throw Outcome.unreadable("\(error)")
    } catch {
      throw Outcome.unreadable("\(path): \(error)")
    }
  }

  /// Reads pictures in helper processes; slow ones take so many seconds in all.
  ///
  /// A hostile file can take down nothing else there, and finds nothing to take.
  static func decoder(seconds: Int) -> any ImageDecoder {
    IsolatedImageDecoder.ofThisProgram(
      ["decode-pictures"], helperCount: IsolatedImageDecoder.usefulHelperCount, seconds: seconds)
  }
}
