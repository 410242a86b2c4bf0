// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension PictureObject: ImageObject {}

extension Image {
  /// Creates an image of a picture in memory.
  package convenience init(_ picture: PictureObject) { self.init(.object(picture)) }
}
