// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
public import Foundation

extension NSBitmapImageRep {
  /// A file format for images; only `png` can be written.
  ///
  /// Apple counterpart: `NSBitmapImageRep.FileType` · Source: NSBitmapImageRep.h · Fidelity: exact
  public enum FileType: UInt, Sendable, CaseIterable {
    case tiff = 0
    case bmp = 1
    case gif = 2
    case jpeg = 3
    case png = 4
    case jpeg2000 = 5
  }
  /// A key for a property of the image file to write; has no effect here.
  ///
  /// Apple counterpart: `NSBitmapImageRep.PropertyKey` · Source: NSBitmapImageRep.h · Fidelity:
  /// inert, properties are ignored
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property's key.
    public let rawValue: String
    /// Creates a property key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of a JPEG file, from 0 to 1; has no effect here.
    ///
    /// Fidelity: inert
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether a PNG file is interlaced; has no effect here.
    ///
    /// Fidelity: inert
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  /// Returns the bitmap as a PNG file; nil for other formats, and if no view was drawn into it yet.
  ///
  /// The properties are ignored.
  ///
  /// Apple counterpart: `representation(using:properties:)` · Source: NSBitmapImageRep.h ·
  /// Fidelity: approximate, only PNG
  public final func representation(
    using storageType: FileType, properties: [PropertyKey: Any] = [:]
  ) -> Data? {
    guard storageType == .png, let bitmap else { return nil }
    return PlainPNG(bitmap).data
  }
  /// Returns the color of a pixel, counted from 0 at the top left; nil outside of the bitmap.
  ///
  /// Apple counterpart: `colorAt(x:y:)` · Source: NSBitmapImageRep.h · Fidelity: exact
  public final func colorAt(x: Int, y: Int) -> NSColor? {
    guard let bitmap, (0..<bitmap.size.width).contains(x), (0..<bitmap.size.height).contains(y)
    else { return nil }
    return NSColor(bitmap.color(x: x, y: y))
  }
  /// The pixels; nil before something was drawn.
  final var bitmap: Bitmap? {
    guard case .bitmap(let bitmap)? = picture?.picture else { return nil }
    return bitmap
  }
}
