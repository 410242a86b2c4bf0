// SPDX-License-Identifier: MIT

/// A picture in memory in the form of a file, which a source with a decoder reads.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public final class EncodedPicture: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// The number of pixels in a point.
  public let scale: Double

  /// Keeps a file; nil where its bytes do not begin as a picture's.
  ///
  /// - Parameters:
  ///   - bytes: the file
  ///   - scale: the number of pixels in a point; 1 where it is not above 0
  public init?(_ bytes: [UInt8], scale: Double = 1) {
    guard ImageFormat.sniff(bytes) != .unknown else { return nil }
    (self.bytes, self.scale) = (bytes, scale > 0 ? scale : 1)
  }
}
