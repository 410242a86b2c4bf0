// SPDX-License-Identifier: MIT

/// A decoder that converts the bytes of a picture file to pixels.
///
/// Files are untrusted. For any bytes, a decoder does a limited amount of work, and then returns a
/// bitmap within its limits or throws an error.
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
  ///   - hints: the caller's options, which apply if the file leaves a choice
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError` if the file is not a picture, is malformed or too large, or has an
  ///   unsupported format
  func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage
}

extension ImageDecoder {
  /// Decodes the first picture of a file; vectors are drawn at one pixel per point.
  ///
  /// - Parameter bytes: the whole file
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError` if the file is not a picture, is malformed or too large, or has an
  ///   unsupported format
  public func decode(_ bytes: [UInt8]) throws(ImageError) -> DecodedImage {
    try decode(bytes, hints: ImageHints())
  }
}
