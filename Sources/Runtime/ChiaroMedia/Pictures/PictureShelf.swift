// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A cache of pictures with a limit on memory.
struct PictureShelf {
  private struct Key: Hashable {
    var reference: PictureReference
    /// The requested size; nil for a picture that is the same for every requested size.
    var size: PixelSize?
  }

  private var pictures: [Key: Picture] = [:]
  private(set) var byteCount = 0

  /// The largest number of bytes of all pictures; a larger picture is not kept.
  static let capacity = 64 << 20

  /// Returns the picture cached for a size, or for every size; nil for none.
  func picture(_ reference: PictureReference, _ size: PixelSize) -> Picture? {
    pictures[Key(reference: reference, size: nil)]
      ?? pictures[Key(reference: reference, size: size)]
  }

  /// Adds a picture; if there is no room for it, all others are removed.
  ///
  /// A nil size stands for every size.
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
