// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Synchronization

/// The gallery's own pictures, and symbols.
final class GalleryPictures: PictureSource {
  private let symbols = MediaPictureSource()
  private let lent = Mutex<[String: Bitmap]>([:])

  /// Gives a picture a name.
  func lend(_ picture: Bitmap, as name: String) { lent.withLock { $0[name] = picture } }

  /// Symbols that nobody has drawn.
  var problems: [String] { symbols.diagnostics.map { "\($0)" } }

  func picture(named name: String, size: PixelSize) -> Picture? {
    if let own = lent.withLock({ $0[name] }) { return .bitmap(own) }
    switch name {
    case Scenery.day.path: return .bitmap(Scenery.day.picture)
    case Scenery.night.path: return .bitmap(Scenery.night.picture)
    default: return symbols.picture(named: name, size: size)
    }
  }
}
