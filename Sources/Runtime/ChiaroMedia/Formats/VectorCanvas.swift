// SPDX-License-Identifier: MIT

#if CHIARO_PATHS
  import CCairo
  import ChiaroColor
  package import ChiaroRaster

  /// Functions that draw vector pictures with cairo, directly into the samples of a bitmap.
  package enum VectorCanvas {
    /// The largest width or height of a cairo surface in pixels, a signed 16-bit number.
    private static let largestSide = 32_767

    /// Returns a picture drawn on a clear background, in the size that the job's hints determine.
    ///
    /// - Parameters:
    ///   - job: the picture
    ///   - points: the intrinsic size of the picture
    ///   - draw: the closure that draws into a context in points; it returns nil, or the cause of a
    ///     failure
    /// - Returns: the pixels, premultiplied, in sRGB
    /// - Throws: `ImageError` when the size is not above 0 or is too large, or drawing failed
    package static func render(
      _ job: DecodingJob, points: PointSize, _ draw: (OpaquePointer) -> String?
    ) throws(ImageError) -> DecodedImage {
      guard points.isDrawable else { throw job.malformed("the size \(points) cannot be drawn") }
      let bitmap = try bitmap(job, points, job.hints.vectorSize, draw)
      return DecodedImage(
        bitmap: bitmap,
        facts: ImageFacts(
          format: job.format, bitsPerChannel: 8, hasAlphaChannel: true,
          isFullyOpaque: bitmap.isFullyOpaque, profile: .none, pointSize: points),
        preview: try job.hints.previewSide.map { side throws(ImageError) in
          try self.bitmap(job, points, .fitting(side: side), draw)
        })
    }

    private static func bitmap(
      _ job: DecodingJob, _ points: PointSize, _ wish: VectorSize,
      _ draw: (OpaquePointer) -> String?
    ) throws(ImageError) -> Bitmap {
      let size = wish.pixelSize(for: points)
      if max(size.width, size.height) > largestSide {
        throw ImageError(
          .tooLarge, job.format, "\(size) pixels (expected at most \(largestSide) per side)")
      }
      var samples = try job.canvas(of: size)
      let problem = samples.withUnsafeMutableBufferPointer { samples in
        paint(samples, size, scale: wish.scale(for: points), draw)
      }
      if let problem { throw job.failure(problem) }
      return Bitmap(
        size: size, samples: .eightBit(samples), colorSpace: .sRGB, alphaState: .premultiplied)
    }

    private static func paint(
      _ samples: UnsafeMutableBufferPointer<UInt8>, _ size: PixelSize, scale: Double,
      _ draw: (OpaquePointer) -> String?
    ) -> String? {
      let surface = cairo_image_surface_create_for_data(
        samples.baseAddress, CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height),
        Int32(size.width * 4))
      defer { cairo_surface_destroy(surface) }
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS, let context else {
        return words(for: cairo_status(context))
      }
      cairo_scale(context, scale, scale)
      let problem = draw(context)
      // A library may leave the context in error although it says that all went well.
      if cairo_status(context) != CAIRO_STATUS_SUCCESS { return words(for: cairo_status(context)) }
      cairo_surface_finish(surface)
      CairoCanvas.orderAsRGBA(samples)
      return problem
    }

    private static func words(for status: cairo_status_t) -> String {
      cairo_status_to_string(status).map { String(cString: $0) } ?? "cairo failed"
    }
  }
#endif
