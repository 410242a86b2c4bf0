// SPDX-License-Identifier: MIT

#if CHIARO_WEBP
  import CWebP
  import ChiaroRaster

  /// A reader of WebP files, based on libwebp.
  enum WebPReader {
    static func decode(_ job: DecodingJob) throws(ImageError) -> DecodedImage {
      var features = WebPBitstreamFeatures()
      guard WebPGetFeatures(job.bytes, job.bytes.count, &features) == VP8_STATUS_OK else {
        throw job.malformed("no readable header")
      }
      if features.has_animation != 0 {
        throw ImageError(.unsupportedFormat, .webp, "an animation (expected a still picture)")
      }
      let size = PixelSize(width: Int(features.width), height: Int(features.height))
      let bitmap = Bitmap(
        size: size, samples: .eightBit(try samples(job, size)),
        colorSpace: profile(of: job.bytes).colorSpace, alphaState: .straight)
      return DecodedImage(
        bitmap: bitmap,
        facts: ImageFacts(
          format: .webp, bitsPerChannel: 8, hasAlphaChannel: features.has_alpha != 0,
          isFullyOpaque: bitmap.isFullyOpaque, profile: profile(of: job.bytes)))
    }

    private static func samples(
      _ job: DecodingJob, _ size: PixelSize
    ) throws(ImageError) -> [UInt8] {
      var samples = try job.canvas(of: size)
      let byteCount = samples.count
      let decoded = WebPDecodeRGBAInto(
        job.bytes, job.bytes.count, &samples, byteCount, Int32(size.width * 4))
      if decoded == nil { throw job.malformed("broken or ends early") }
      return samples
    }

    private static func profile(of bytes: [UInt8]) -> ImageProfile {
      guard let profile = RIFFChunks.content(of: "ICCP", in: bytes) else { return .none }
      return ICCProfile.kind(of: profile)
    }
  }
#endif
