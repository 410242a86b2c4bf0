// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// Reads pictures with the C libraries of the system, inside this process.
///
/// | format | library | read as |
/// |---|---|---|
/// | `png` | libpng | 8 or 16 bits, straight alpha; palettes and grays as RGBA |
/// | `jpeg` | libjpeg | 8 bits, opaque; four inks without their profile |
/// | `webp` | libwebp | 8 bits, straight alpha; no animations |
/// | `svg` | librsvg | drawn on nothing, premultiplied, sRGB; loads nothing from outside the file |
/// | `pdf` | – | by a program of its own alone: see `IsolatedImageDecoder` |
///
/// Each library is asked for when the package is built; without it, its format throws
/// `notAvailable`. All other formats throw `unsupportedFormat`. A file that ends early is
/// `malformed`, however much of it could be shown.
///
/// The libraries for vectors cannot be interrupted and their files can ask for any amount of work:
/// for files that are not your own, see `IsolatedImageDecoder`.
///
/// ```swift
/// let image = try SystemImageDecoder().decode(bytes)
/// image.bitmap.size  // 24×24
/// ```
///
/// Apple counterpart: `CGImageSource` · Source: the formats' specifications ·
/// Fidelity: approximate
public struct SystemImageDecoder: ImageDecoder {
  /// What larger pictures are refused by.
  public var limits: ImageLimits
  /// Where tests count the work.
  var ledger: PixelLedger?

  /// Creates a decoder.
  ///
  /// - Parameter limits: how large pictures may be; the default is `ImageLimits.standard`
  public init(limits: ImageLimits = .standard) { self.limits = limits }

  /// The formats whose libraries were there when this was built.
  public var formats: Set<ImageFormat> { Self.formats }

  /// The formats whose libraries were there when this was built.
  public static let formats: Set<ImageFormat> = Set(readers.filter { $0.value.decode != nil }.keys)

  /// The first picture of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file; its format is found in them
  ///   - hints: how large vectors are drawn
  /// - Returns: the pixels and what the file says of them
  /// - Throws: `ImageError`
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
          ?? "read by the program chiaro-pdf, which an IsolatedImageDecoder starts")
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

  /// What reads a format, and the library that it needs.
  private struct Reader {
    /// Nil for what another program reads.
    var library: String?
    /// Nil when the library was missing.
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
