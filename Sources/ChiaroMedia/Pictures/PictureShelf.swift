// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A cache of pictures with a limit on memory.
struct PictureShelf {
  private struct Key: Hashable {
    var reference: PictureReference
    /// Nil for a picture that has one size, whatever is asked for.
    var size: PixelSize?
  }

  private var pictures: [Key: Picture] = [:]
  private(set) var byteCount = 0

  /// The largest number of bytes of all pictures; a larger picture is not kept.
  static let capacity = 64 << 20

  /// A picture that was kept for a size, or for all.
  func picture(_ reference: PictureReference, _ size: PixelSize) -> Picture? {
    pictures[Key(reference: reference, size: nil)]
      ?? pictures[Key(reference: reference, size: size)]
  }

  /// Keeps a picture; where there is no room, all others go.
  mutating func keep(_ picture: Picture, _ reference: PictureReference, _ size: PixelSize?) {
    let count = picture.byteCount
    if count > Self.capacity { return }
    if byteCount + count > Self.capacity {
      pictures.removeAll()
      byteCount = 0
    }
    let former = pictures.updateValue(picture, forKey: Key(reference: reference, size: size))
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
