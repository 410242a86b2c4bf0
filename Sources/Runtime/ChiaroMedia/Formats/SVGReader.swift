// SPDX-License-Identifier: MIT

#if CHIARO_SVG
  import CCairo
  import CRSVG
  import ChiaroRaster

  /// A reader of SVG files, based on librsvg.
  ///
  /// The library gets bytes without a base address: it then refuses every reference that leaves the
  /// file, by its own rules, and limits entities and repeated elements.
  enum SVGReader {
    /// The size without a width, height or view box, as in browsers (CSS 2.2 §10.3.2).
    private static let defaultSize = PointSize(width: 300, height: 150)
    /// The number of CSS pixels per inch, so that one CSS pixel is one point here.
    private static let unitsPerInch = 96.0

    static func decode(_ job: DecodingJob) throws(ImageError) -> DecodedImage {
      let handle = try open(job.bytes, job)
      defer { g_object_unref(handle) }
      rsvg_handle_set_dpi(handle, unitsPerInch)
      let points = size(of: handle)
      return try VectorCanvas.render(job, points: points) { context in
        var viewport = RsvgRectangle(x: 0, y: 0, width: points.width, height: points.height)
        var problem: UnsafeMutablePointer<GError>?
        let isDrawn = FontFiles.withLock {
          rsvg_handle_render_document(handle, context, &viewport, &problem)
        }
        return isDrawn == 0 ? words(of: problem) : nil
      }
    }

    /// Returns the document in some bytes.
    ///
    /// Illustrator writes namespaces such as `ns_sfw;`, which parsers warn about; old versions of
    /// the library take the warning for a failure.
    private static func open(
      _ bytes: [UInt8], _ job: DecodingJob
    ) throws(ImageError) -> UnsafeMutablePointer<RsvgHandle> {
      var problem: UnsafeMutablePointer<GError>?
      if let handle = rsvg_handle_new_from_data(bytes, gsize(bytes.count), &problem) {
        return handle
      }
      let words = words(of: problem)
      let absolute = words.contains("is not absolute") ? XMLNamespaces.absolute(bytes) : bytes
      if absolute == bytes { throw job.failure(words) }
      return try open(absolute, job)
    }

    /// Returns the width and height, or those of the view box where they are missing or
    /// percentages.
    private static func size(of handle: UnsafeMutablePointer<RsvgHandle>) -> PointSize {
      var size = defaultSize
      if rsvg_handle_get_intrinsic_size_in_pixels(handle, &size.width, &size.height) != 0 {
        return size
      }
      var hasViewBox: gboolean = 0
      var viewBox = RsvgRectangle()
      rsvg_handle_get_intrinsic_dimensions(handle, nil, nil, nil, nil, &hasViewBox, &viewBox)
      return hasViewBox == 0
        ? defaultSize : PointSize(width: viewBox.width, height: viewBox.height)
    }

    private static func words(of problem: UnsafeMutablePointer<GError>?) -> String {
      guard let problem else { return "librsvg failed" }
      defer { g_error_free(problem) }
      return String(cString: chiaro_rsvg_message(problem))
    }
  }
#endif
