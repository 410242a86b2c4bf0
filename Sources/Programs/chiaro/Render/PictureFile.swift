// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import ChiaroSource

/// Writes pictures as PNG, each whole or not at all.
enum PictureFile {
  /// Writes a file, and makes its folder.
  static func write(_ picture: Bitmap, to file: String, in place: OutputPlace) throws {
    guard let bytes = PNGWriter.bytes(picture) else {
      throw Outcome(code: .internalDefect, message: "pictures cannot be written without libpng")
    }
    let folder = Path.parent(file)
    if !folder.isEmpty { try place.makeFolder(folder) }
    try place.write(bytes, to: file)
  }
}
