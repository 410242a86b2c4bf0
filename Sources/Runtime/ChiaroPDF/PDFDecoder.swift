// SPDX-License-Identifier: MIT

import ChiaroMedia
package import ChiaroRaster

/// A decoder that reads the first page of a PDF, inside this process.
///
/// Poppler, which it uses, is licensed under the GPL. Only the separate program `chiaro-pdf` links
/// this module; all other code starts that program, through `IsolatedImageDecoder`.
package struct PDFDecoder: ImageDecoder {
  /// The size limits, beyond which pictures are refused.
  package let limits: ImageLimits

  /// Creates a decoder.
  package init(limits: ImageLimits) { self.limits = limits }

  /// The only format, PDF.
  package var formats: Set<ImageFormat> { [.pdf] }

  /// Decodes the first page of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - hints: the size of the drawing
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError`
  package func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage {
    let format = ImageFormat.sniff(bytes)
    guard format == .pdf else {
      throw ImageError(.unsupportedFormat, format, "expected pdf")
    }
    try limits.check(byteCount: bytes.count, of: format)
    return try PDFReader.decode(
      DecodingJob(bytes: bytes, format: format, hints: hints, limits: limits))
  }
}
