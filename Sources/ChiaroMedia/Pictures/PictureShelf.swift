// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A cache of pictures with a limit on memory.
struct PictureShelf {
  private struct Key: Hashable {
    var name: String
    /// The size of the picture; nil for one that is the same for all sizes.
    var size: PixelSize?
  }

  private var pictures: [Key: Picture] = [:]
  private(set) var byteCount = 0

  /// The largest number of bytes of all pictures; a larger picture is not kept.
  static let capacity = 64 << 20

  /// Returns a picture that was kept for a size, or for all sizes.
  func picture(_ name: String, _ size: PixelSize) -> Picture? {
    pictures[Key(name: name, size: nil)] ?? pictures[Key(name: name, size: size)]
  }

  /// Keeps a picture; where there is no room, all others are dropped.
  mutating func keep(_ picture: Picture, _ name: String, _ size: PixelSize?) {
    let count = picture.byteCount
    if count > Self.capacity { return }
    if byteCount + count > Self.capacity {
      pictures.removeAll()
      byteCount = 0
    }
    let former = pictures.updateValue(picture, forKey: Key(name: name, size: size))
    byteCount += count - (former?.byteCount ?? 0)
  }
}

extension Picture {
  fileprivate var byteCount: Int {
    switch self {
    case .bitmap(let bitmap): bitmap.byteCount
    case .mask(let mask): mask.bytes.count
    }
  }
}
