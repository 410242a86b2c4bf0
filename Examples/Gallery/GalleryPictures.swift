// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster

/// The gallery's own pictures, and symbols.
final class GalleryPictures: PictureSource {
  private let symbols = MediaPictureSource()

  /// Symbols that nobody has drawn.
  var problems: [String] { symbols.diagnostics.map { "\($0)" } }

  func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
    switch reference {
    case .file(Scenery.day.path, _): .bitmap(Scenery.day.picture)
    case .file(Scenery.night.path, _): .bitmap(Scenery.night.picture)
    default: symbols.picture(reference, size: size)
    }
  }
}
