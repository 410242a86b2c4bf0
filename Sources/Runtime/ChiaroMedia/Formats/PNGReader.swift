// SPDX-License-Identifier: MIT

#if CHIARO_PNG
  import CPNGShim
  import ChiaroRaster

  /// A reader of PNG files, based on libpng.
  enum PNGReader {
    static func decode(_ job: DecodingJob) throws(ImageError) -> DecodedImage {
      if PNGChunks(job.bytes).first(where: { _ in true })?.name == "CgBI" {
        throw ImageError(
          .unsupportedFormat, .png, "packed by Xcode for devices (expected the original file)")
      }
      return try job.bytes.withUnsafeBufferPointer { bytes throws(ImageError) in
        guard let start = bytes.baseAddress,
          let reader = chiaro_png_open(start, bytes.count, UInt32(clamping: job.limits.side))
        else { throw job.failure("out of memory") }
        defer { chiaro_png_close(reader) }
        return try decode(job, reader)
      }
    }

    private static func decode(
      _ job: DecodingJob, _ reader: OpaquePointer
    ) throws(ImageError) -> DecodedImage {
      try checkSize(job)
      var header = chiaro_png_header()
      guard chiaro_png_read_header(reader, &header) else { throw failure(job, reader) }
      let size = PixelSize(width: Int(header.width), height: Int(header.height))
      let profile = profile(of: header, job.bytes)
      let bitmap = Bitmap(
        size: size, samples: try samples(job, reader, size, isDeep: header.bits_per_channel == 16),
        colorSpace: profile.colorSpace, alphaState: .straight)
      return DecodedImage(
        bitmap: bitmap,
        facts: ImageFacts(
          format: .png, bitsPerChannel: Int(header.bits_per_channel),
          hasAlphaChannel: header.has_alpha, isFullyOpaque: bitmap.isFullyOpaque, profile: profile))
    }

    /// Checks the size before libpng reads the header: libpng refuses sides above its own limit
    /// with another error.
    private static func checkSize(_ job: DecodingJob) throws(ImageError) {
      guard let header = PNGChunks.content(of: "IHDR", in: job.bytes),
        let width = header.bigEndian(at: 0, count: 4),
        let height = header.bigEndian(at: 4, count: 4)
      else { throw job.malformed("no header") }
      try job.limits.check(PixelSize(width: width, height: height), of: .png)
    }

    private static func samples(
      _ job: DecodingJob, _ reader: OpaquePointer, _ size: PixelSize, isDeep: Bool
    ) throws(ImageError) -> Bitmap.Samples {
      if isDeep {
        var samples = try job.canvas(of: size, UInt16.self)
        guard chiaro_png_read_pixels(reader, &samples) else { throw failure(job, reader) }
        return .sixteenBit(samples)
      }
      var samples = try job.canvas(of: size)
      guard chiaro_png_read_pixels(reader, &samples) else { throw failure(job, reader) }
      return .eightBit(samples)
    }

    /// Returns the color profile, in the order of PNG (Third Edition) §4.3: cICP, then iCCP, then
    /// sRGB.
    private static func profile(of header: chiaro_png_header, _ bytes: [UInt8]) -> ImageProfile {
      if let points = PNGChunks.content(of: "cICP", in: bytes),
        let kind = CodingIndependentCodePoints.kind(of: points)
      {
        return kind
      }
      if let start = header.profile {
        let profile = UnsafeBufferPointer(start: start, count: header.profile_size)
        return ICCProfile.kind(of: Array(profile)[...])
      }
      return header.has_srgb_chunk ? .sRGB : .none
    }

    private static func failure(_ job: DecodingJob, _ reader: OpaquePointer) -> ImageError {
      job.failure(String(cString: chiaro_png_message(reader)))
    }
  }
#endif
