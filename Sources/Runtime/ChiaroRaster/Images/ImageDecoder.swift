// SPDX-License-Identifier: MIT

/// A decoder that turns the bytes of a picture's file into pixels.
///
/// Files are untrusted. For any bytes, a decoder returns a bitmap within its limits, or throws an
/// error, after bounded work.
///
/// **For implementers.** Provide `decode(_:hints:)` and `formats`. Recognize formats by the bytes,
/// never by a name. Check the sizes in the header against the limits before allocating memory.
/// Decoders are called from several threads at once.
///
/// Apple counterpart: `CGImageSource` · Source: this project · Fidelity: approximate, decodes the
/// first picture only
public protocol ImageDecoder: Sendable {
  /// The formats that the decoder can read.
  var formats: Set<ImageFormat> { get }

  /// Decodes the first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - hints: the caller's options, where the file leaves a choice
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError` when the file is no picture, is malformed or too large, or its format
  ///   is not supported
  func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage
}

extension ImageDecoder {
  /// Decodes the first picture of a file, vectors at one pixel per point.
  ///
  /// - Parameter bytes: the whole file
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError` when the file is no picture, is malformed or too large, or its format
  ///   is not supported
  public func decode(_ bytes: [UInt8]) throws(ImageError) -> DecodedImage {
    try decode(bytes, hints: ImageHints())
  }
}
