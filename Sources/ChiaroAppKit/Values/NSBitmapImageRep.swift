// SPDX-License-Identifier: MIT

public import ChiaroAppearance
package import ChiaroRaster
public import Foundation

/// A kind of picture in an image.
///
/// Apple counterpart: `NSImageRep` · Source: NSImageRep.h · Fidelity: approximate
@preconcurrency @MainActor
open class NSImageRep {
  /// The size in points.
  open var size: NSSize
  /// The number of pixels across.
  open var pixelsWide: Int { Int(size.width) }
  /// The number of pixels down.
  open var pixelsHigh: Int { Int(size.height) }

  init(size: NSSize) { self.size = size }
}

/// A picture of pixels.
///
/// Apple counterpart: `NSBitmapImageRep` · Source: NSBitmapImageRep.h · Fidelity: approximate, of
/// what is drawn
open class NSBitmapImageRep: NSImageRep {
  /// The pixels; nil before something was drawn.
  package final var picture: PictureObject?

  /// Creates an empty picture of a size.
  override init(size: NSSize) { super.init(size: size) }

  open override var pixelsWide: Int { bitmap?.size.width ?? super.pixelsWide }
  open override var pixelsHigh: Int { bitmap?.size.height ?? super.pixelsHigh }

  /// The picture as an image; nil before something was drawn.
  public final var image: NSImage? { picture.map { NSImage($0) } }
}
