// SPDX-License-Identifier: MIT

/// Turns the bytes of a picture's file into pixels.
///
/// Files are untrusted: whatever the bytes are, a decoder answers with a bitmap within its limits
/// or with an error, after bounded work.
///
/// **For implementers.** Give `decode(_:hints:)` and `formats`. Go by the bytes, never by a name.
/// Check what the header says against the limits before allocating anything. Decoders are called
/// from several threads at once.
///
/// Apple counterpart: `CGImageSource` · Source: this project · Fidelity: approximate
public protocol ImageDecoder: Sendable {
  /// The formats that can be read here.
  var formats: Set<ImageFormat> { get }

  /// The first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - hints: what is wanted where the file leaves a choice
  /// - Returns: the pixels and what the file says of them
  /// - Throws: `ImageError` when the file is no picture, broken, too large, or not readable here
  func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage
}

extension ImageDecoder {
  /// The first picture of a file, vectors at one pixel a point.
  ///
  /// - Parameter bytes: the whole file
  /// - Returns: the pixels and what the file says of them
  /// - Throws: `ImageError` when the file is no picture, broken, too large, or not readable here
  public func decode(_ bytes: [UInt8]) throws(ImageError) -> DecodedImage {
    try decode(bytes, hints: ImageHints())
  }
}
