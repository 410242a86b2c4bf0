// SPDX-License-Identifier: MIT

extension ImageFormat {
  /// Returns the format recognized from a file's bytes; its name is not considered.
  ///
  /// Only signatures are checked; the rest of the file may be malformed. Text that may precede the
  /// root element of an SVG file (byte order mark, comments, document type) is skipped. If the
  /// bytes are empty or not recognized, the format is `unknown`.
  ///
  /// - Parameter bytes: the file or its beginning; if it ends within the signature, the result is
  ///   `unknown`
  /// - Returns: the format of the first signature that matches
  public static func sniff(_ bytes: [UInt8]) -> ImageFormat {
    for (format, isFormat) in signatures where isFormat(bytes) { return format }
    return .unknown
  }

  /// The signatures in the order of testing: binary ones first, then PDF, whose header may come
  /// late, and SVG, which is text.
  private static let signatures: [(ImageFormat, @Sendable ([UInt8]) -> Bool)] = [
    (.png, { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }),
    (.jpeg, { $0.starts(with: [0xFF, 0xD8, 0xFF]) }),
    (.gif, { $0.has("GIF87a", at: 0) || $0.has("GIF89a", at: 0) }),
    (.webp, { $0.has("RIFF", at: 0) && $0.has("WEBP", at: 8) }),
    (.avif, { !$0.fileTypeBrands.isDisjoint(with: ["avif", "avis"]) }),
    (.heic, { !$0.fileTypeBrands.isDisjoint(with: heicBrands) }),
    (.tiff, { $0.starts(with: [0x49, 0x49, 0x2A, 0]) || $0.starts(with: [0x4D, 0x4D, 0, 0x2A]) }),
    (.tiff, { $0.starts(with: [0x49, 0x49, 0x2B, 0]) || $0.starts(with: [0x4D, 0x4D, 0, 0x2B]) }),
    // "BM" alone would claim many texts: the two reserved fields behind the size are 0.
    (.bmp, { $0.has("BM", at: 0) && $0.dropFirst(6).starts(with: [0, 0, 0, 0]) }),
    (.pdf, { $0.isPDF }),
    (.svg, { SVGSignature.isFound(in: $0) }),
  ]

  /// The brands of HEIC files (ISO/IEC 23008-12 §10.2 and §B.4); `mif1` and `msf1` specify no
  /// coding, but are taken for HEVC, which is usual.
  private static let heicBrands: Set<String> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1",
  ]
}

extension [UInt8] {
  fileprivate func has(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { dropFirst(offset).starts(with: $0) }
  }

  /// The brands of an ISO base media file (ISO/IEC 14496-12 §4.3): the major and the compatible
  /// ones, up to the end of the box or the bytes.
  fileprivate var fileTypeBrands: Set<String> {
    guard has("ftyp", at: 4) else { return [] }
    let boxEnd = prefix(4).reduce(0) { $0 << 8 | Int($1) }
    var brands: Set<String> = []
    // A real box lists a handful of brands.
    for start in stride(from: 8, to: 256, by: 4) where start != minorVersionOffset {
      guard start + 4 <= Swift.min(boxEnd, count) else { break }
      brands.insert(String(decoding: self[start..<start + 4], as: UTF8.self))
    }
    return brands
  }

  private var minorVersionOffset: Int { 12 }

  /// Whether a PDF header begins within the first 1,024 bytes, as readers accept it (PDF 1.7,
  /// implementation note 13).
  fileprivate var isPDF: Bool {
    let header = Array("%PDF-".utf8)
    return indices.prefix(1_024).contains { start in
      self[start] == header[0] && self[start...].starts(with: header)
    }
  }
}
