// SPDX-License-Identifier: MIT

/// The bytes of a picture file, such as a PNG, held in memory.
///
/// A picture source with a decoder decodes them.
public final class EncodedPicture: Sendable {
  /// The bytes of the picture file, such as a PNG.
  public let bytes: [UInt8]
  /// The number of pixels per point.
  public let scale: Double

  /// Creates a picture from the bytes of its file; nil if their picture format is not known.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - scale: the number of pixels per point; a value that is not above 0 counts as 1
  public init?(_ bytes: [UInt8], scale: Double = 1) {
    guard ImageFormat.sniff(bytes) != .unknown else { return nil }
    (self.bytes, self.scale) = (bytes, scale > 0 ? scale : 1)
  }
}
