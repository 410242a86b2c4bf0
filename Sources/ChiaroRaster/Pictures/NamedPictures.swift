// SPDX-License-Identifier: MIT

/// Pictures that are there already, by name.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct NamedPictures: PictureSource {
  private let pictures: [String: Bitmap]

  /// Creates a source of pictures by name.
  public init(_ pictures: [String: Bitmap]) { self.pictures = pictures }

  /// The picture of a name, whatever the size; nil where there is none.
  public func picture(named name: String, size: PixelSize) -> Picture? {
    pictures[name].map { .bitmap($0) }
  }
}
