// SPDX-License-Identifier: MIT

#if CHIARO_JPEG
  import CJPEGShim
  import ChiaroRaster

  /// A reader of JPEG files, based on libjpeg.
  enum JPEGReader {
    /// The bytes per pixel that progressive pictures need for their coefficients: two for each of
    /// three or four channels; `memoryForRows` is added for rows.
    private static let memoryPerPixel = 8
    private static let memoryForRows = 16 << 20

    static func decode(_ job: DecodingJob) throws(ImageError) -> DecodedImage {
      try job.bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
        let memory = memoryForRows + memoryPerPixel * min(job.limits.pixelCount, 1 << 40)
        guard let start = bytes.baseAddress,
          let reader = chiaro_jpeg_open(start, bytes.count, memory)
        else { throw job.failure("out of memory") }
        defer { chiaro_jpeg_close(reader) }
        return try decode(job, reader)
      }
    }

    private static func decode(
      _ job: DecodingJob, _ reader: OpaquePointer
    ) throws(ImageError) -> DecodedImage {
      var header = chiaro_jpeg_header()
      guard chiaro_jpeg_read_header(reader, &header) else { throw failure(job, reader) }
      let size = PixelSize(width: Int(header.width), height: Int(header.height))
      var samples = try job.canvas(of: size)
      guard chiaro_jpeg_read_pixels(reader, &samples) else { throw failure(job, reader) }
      let profile = profile(of: header, job.bytes)
      return DecodedImage(
        bitmap: Bitmap(
          size: size, samples: .eightBit(samples), colorSpace: profile.colorSpace,
          alphaState: .straight),
        facts: ImageFacts(
          format: .jpeg, bitsPerChannel: 8, hasAlphaChannel: false, isFullyOpaque: true,
          profile: profile))
    }

    private static func profile(of header: chiaro_jpeg_header, _ bytes: [UInt8]) -> ImageProfile {
      if let profile = JPEGSegments.iccProfile(in: bytes) {
        return ICCProfile.kind(of: profile[...])
      }
      return header.is_cmyk ? .other("CMYK without a profile") : .none
    }

    private static func failure(_ job: DecodingJob, _ reader: OpaquePointer) -> ImageError {
      let words = String(cString: chiaro_jpeg_message(reader))
      return chiaro_jpeg_is_unsupported(reader)
        ? ImageError(.unsupportedFormat, .jpeg, words) : job.failure(words)
    }
  }
#endif
