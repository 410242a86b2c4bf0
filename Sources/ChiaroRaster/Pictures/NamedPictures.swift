// SPDX-License-Identifier: MIT

/// A picture source backed by a dictionary.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct NamedPictures: PictureSource {
  private let pictures: [String: Bitmap]

  /// Creates a picture source from bitmaps by name.
  public init(_ pictures: [String: Bitmap]) { self.pictures = pictures }

  /// Returns the bitmap of a name, regardless of the size; nil where there is none.
  public func picture(named name: String, size: PixelSize) -> Picture? {
    pictures[name].map { .bitmap($0) }
  }
}
