// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster

/// The gallery's own pictures, and symbols.
final class GalleryPictures: PictureSource {
  private let symbols = MediaPictureSource()

  /// Symbols that nobody has drawn.
  var problems: [String] { symbols.diagnostics.map { "\($0)" } }

  func picture(named name: String, size: PixelSize) -> Picture? {
    switch name {
    case Scenery.day.path: return .bitmap(Scenery.day.picture)
    case Scenery.night.path: return .bitmap(Scenery.night.picture)
    default: return symbols.picture(named: name, size: size)
    }
  }
}
