// SPDX-License-Identifier: MIT

public import ChiaroAppearance
package import ChiaroRaster
public import Foundation

/// A representation of an image; here it is always a bitmap.
///
/// Apple counterpart: `NSImageRep` · Source: NSImageRep.h · Fidelity: approximate, only bitmaps
@preconcurrency @MainActor
open class NSImageRep {
  /// The size of the representation, in points.
  open var size: NSSize
  /// The width in pixels; before a view is drawn into it, the width in points.
  open var pixelsWide: Int { Int(size.width) }
  /// The height in pixels; before a view is drawn into it, the height in points.
  open var pixelsHigh: Int { Int(size.height) }

  init(size: NSSize) { self.size = size }
}

/// A bitmap into which a view can be drawn.
///
/// Apple counterpart: `NSBitmapImageRep` · Source: NSBitmapImageRep.h · Fidelity: approximate, made
/// by views only
open class NSBitmapImageRep: NSImageRep {
  /// The pixels; nil before something was drawn.
  package final var picture: PictureObject?

  /// Creates an empty picture of a size.
  override init(size: NSSize) { super.init(size: size) }

  open override var pixelsWide: Int { bitmap?.size.width ?? super.pixelsWide }
  open override var pixelsHigh: Int { bitmap?.size.height ?? super.pixelsHigh }

  /// The bitmap as an image; nil until a view is drawn into it.
  public final var image: NSImage? { picture.map { NSImage($0) } }
}
