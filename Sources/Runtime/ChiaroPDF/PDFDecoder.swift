// SPDX-License-Identifier: MIT

import ChiaroMedia
package import ChiaroRaster

/// Reads the first page of a PDF, inside this process.
///
/// Poppler, which does that, has the GPL as its licence. Only a program of its own links this
/// module, `chiaro-pdf`: everything else starts that program, through `IsolatedImageDecoder`.
package struct PDFDecoder: ImageDecoder {
  /// The size limits, beyond which pictures are refused.
  package let limits: ImageLimits

  /// Creates a decoder.
  package init(limits: ImageLimits) { self.limits = limits }

  /// PDF, and nothing else.
  package var formats: Set<ImageFormat> { [.pdf] }

  /// The first page of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file
  ///   - hints: how large it is drawn
  /// - Returns: the pixels and what the file says of them
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
