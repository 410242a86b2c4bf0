// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
public import Foundation

extension NSBitmapImageRep {
  /// A format of picture files.
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
  /// A property of a picture file; none has an effect.
  ///
  /// Apple counterpart: `NSBitmapImageRep.PropertyKey` · Source: NSBitmapImageRep.h · Fidelity:
  /// approximate, kept
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String
    /// Creates a property from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// How much a JPEG loses.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    /// Whether a PNG comes in passes.
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
  }

  /// Returns the picture as a file; nil for a format other than PNG, and before something was
  /// drawn.
  ///
  /// Apple counterpart: `representation(using:properties:)` · Source: NSBitmapImageRep.h ·
  /// Fidelity: approximate, of PNG
  public final func representation(
    using storageType: FileType, properties: [PropertyKey: Any] = [:]
  ) -> Data? {
    guard storageType == .png, let bitmap else { return nil }
    return PlainPNG(bitmap).data
  }
  /// Returns the color of a pixel, counted from the top left; nil beyond the edges.
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
