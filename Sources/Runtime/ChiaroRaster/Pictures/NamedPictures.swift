// SPDX-License-Identifier: MIT

/// A picture source that finds bitmaps by name in a dictionary.
public struct NamedPictures: PictureSource {
  private let pictures: [String: Bitmap]

  /// Creates a picture source from a dictionary of bitmaps by name.
  public init(_ pictures: [String: Bitmap]) { self.pictures = pictures }

  /// Returns the bitmap with the reference's name, whatever `size` is; nil if there is none, and
  /// for references to files, symbols and objects.
  public func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
    guard case .named(let name) = reference else { return nil }
    return pictures[name].map { .bitmap($0) }
  }

  /// Returns the size of the bitmap with the reference's name, at one pixel per point; nil for
  /// unknown names, files, symbols and objects.
  public func naturalSize(of reference: PictureReference) -> PointSize? {
    guard case .named(let name) = reference, let size = pictures[name]?.size else { return nil }
    return PointSize(width: Double(size.width), height: Double(size.height))
  }
}
