// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// An image decoder that uses the system's C libraries in this process.
///
/// | format | library | read as |
/// |---|---|---|
/// | `png` | libpng | 8 or 16 bits, straight alpha; palettes and grays as RGBA |
/// | `jpeg` | libjpeg | 8 bits, opaque; CMYK is converted without its profile |
/// | `webp` | libwebp | 8 bits, straight alpha; no animations |
/// | `svg` | librsvg | on a clear background, premultiplied, sRGB; loads no other files |
/// | `pdf` | – | only by a separate program: see `IsolatedImageDecoder` |
///
/// A library is used if it was present when the package was built; otherwise, its format throws an
/// error of kind `notAvailable`. All other formats throw `unsupportedFormat`. A file that ends
/// early throws `malformed`, even if part of it could be shown.
///
/// Vector libraries cannot be interrupted, and their files can require any amount of work, so use
/// `IsolatedImageDecoder` for untrusted files.
///
/// ```swift
/// let image = try SystemImageDecoder().decode(bytes)
/// image.bitmap.size  // 24×24
/// ```
///
/// Apple counterpart: `CGImageSource` · Source: the formats' specifications · Fidelity:
/// approximate, these formats only
public struct SystemImageDecoder: ImageDecoder {
  /// The limits on the size of pictures.
  public var limits: ImageLimits
  /// The counter of pixels for tests.
  var ledger: PixelLedger?

  /// Creates a decoder.
  ///
  /// - Parameter limits: the limits on the size of pictures; the default is `ImageLimits.standard`
  public init(limits: ImageLimits = .standard) { self.limits = limits }

  /// The formats whose libraries were present when the program was built.
  public var formats: Set<ImageFormat> { Self.formats }

  /// The formats whose libraries were present when the program was built.
  public static let formats: Set<ImageFormat> = Set(readers.filter { $0.value.decode != nil }.keys)

  /// Decodes the first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; its format is recognized by its content
  ///   - hints: the options, such as the size of vectors
  /// - Returns: the pixels and the properties of the file
  /// - Throws: `ImageError` if the file cannot be decoded
  public func decode(
    _ bytes: [UInt8], hints: ImageHints
  ) throws(ImageError) -> DecodedImage {
    let format = ImageFormat.sniff(bytes)
    try limits.check(byteCount: bytes.count, of: format)
    guard let reader = Self.readers[format] else {
      throw ImageError(.unsupportedFormat, format, Self.expectation)
    }
    guard let decode = reader.decode else {
      throw ImageError(
        .notAvailable, format,
        reader.library.map { "\($0) was missing when this program was built" }
          ?? "only the program chiaro-pdf reads PDF; an IsolatedImageDecoder starts it")
    }
    let job = DecodingJob(
      bytes: bytes, format: format, hints: hints, limits: limits, ledger: ledger)
    var image = try decode(job)
    // Vectors have drawn theirs.
    if image.preview == nil, let side = hints.previewSide {
      image.preview = image.bitmap.fitted(side: side)
    }
    return image
  }

  private static let expectation: String = {
    let names = readers.keys.map(\.rawValue).sorted()
    return "expected \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "nothing")"
  }()

  /// The reader of a format, and the library that it needs.
  private struct Reader {
    /// The name of the library; nil for a format that a separate program reads.
    var library: String?
    /// The function that decodes a file; nil when the library was missing when the package was
    /// built.
    var decode: (@Sendable (DecodingJob) throws(ImageError) -> DecodedImage)?
  }

  private static let readers: [ImageFormat: Reader] = {
    var readers: [ImageFormat: Reader] = [
      .png: Reader(library: "libpng"), .jpeg: Reader(library: "libjpeg"),
      .webp: Reader(library: "libwebp"), .svg: Reader(library: "librsvg"),
      .pdf: Reader(library: nil),
    ]
    #if CHIARO_PNG
      readers[.png]?.decode = PNGReader.decode
    #endif
    #if CHIARO_JPEG
      readers[.jpeg]?.decode = JPEGReader.decode
    #endif
    #if CHIARO_WEBP
      readers[.webp]?.decode = WebPReader.decode
    #endif
    #if CHIARO_SVG
      readers[.svg]?.decode = SVGReader.decode
    #endif
    return readers
  }()
}
