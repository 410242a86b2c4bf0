// SPDX-License-Identifier: MIT

/// A picture in memory as the bytes of its file, which a picture source with a decoder reads.
public final class EncodedPicture: Sendable {
  /// The bytes of the picture's file, such as a PNG.
  public let bytes: [UInt8]
  /// The number of pixels per point.
  public let scale: Double

  /// Creates a picture from the bytes of its file; nil if they are not in a known picture format.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - scale: the number of pixels per point; 1 where it is not above 0
  public init?(_ bytes: [UInt8], scale: Double = 1) {
    guard ImageFormat.sniff(bytes) != .unknown else { return nil }
    (self.bytes, self.scale) = (bytes, scale > 0 ? scale : 1)
  }
}
