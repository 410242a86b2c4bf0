// SPDX-License-Identifier: MIT

#if CHIARO_PATHS
  import CCairo
  import ChiaroColor
  import ChiaroRaster

  /// Functions that draw into rectangles of pixels with cairo.
  enum CairoCanvas {
    /// The largest side of a surface in pixels; cairo's coordinates have signed 16 bits.
    static let side = 16_384
    /// The largest number of pixels of a surface.
    static let pixelCount = 1 << 26
    /// The largest deviation of flattened curves in pixels; cairo's default of 0.1 is visible in
    /// the grays of small letters.
    private static let tolerance = 0.02

    /// Returns the coverage that `draw` makes in a rectangle; nil for an empty one or for lack of
    /// memory.
    ///
    /// The context has the coordinates of the pixels, with the same origin.
    static func mask(
      of pixels: PixelRectangle, _ draw: (OpaquePointer) -> Void
    ) -> PlacedMask? {
      let pixels = bounded(pixels)
      guard !pixels.isEmpty else { return nil }
      let length = CoverageMask.rowLength(of: pixels.width)
      var bytes = [UInt8](repeating: 0, count: length * pixels.height)
      guard paint(&bytes, CAIRO_FORMAT_A8, pixels, rowLength: length, draw) else { return nil }
      let size = PixelSize(width: pixels.width, height: pixels.height)
      return PlacedMask(
        CoverageMask(size: size, bytes: bytes), at: PixelPoint(x: pixels.x, y: pixels.y))
    }

    /// Returns the colors that `draw` makes on a clear rectangle, premultiplied, in sRGB.
    static func bitmap(
      of pixels: PixelRectangle, _ draw: (OpaquePointer) -> Void
    ) -> Bitmap? {
      let pixels = bounded(pixels)
      guard !pixels.isEmpty else { return nil }
      var samples = [UInt8](repeating: 0, count: pixels.width * pixels.height * 4)
      guard
        paint(&samples, CAIRO_FORMAT_ARGB32, pixels, rowLength: pixels.width * 4, draw)
      else { return nil }
      return Bitmap(
        size: PixelSize(width: pixels.width, height: pixels.height), samples: .eightBit(samples),
        colorSpace: .sRGB, alphaState: .premultiplied)
    }

    private static func bounded(_ pixels: PixelRectangle) -> PixelRectangle {
      let width = min(pixels.width, side)
      let height = min(pixels.height, side, pixelCount / max(width, 1))
      return PixelRectangle(x: pixels.x, y: pixels.y, width: width, height: height)
    }

    private static func paint(
      _ bytes: inout [UInt8], _ format: cairo_format_t, _ pixels: PixelRectangle, rowLength: Int,
      _ draw: (OpaquePointer) -> Void
    ) -> Bool {
      bytes.withUnsafeMutableBufferPointer { bytes in
        let surface = cairo_image_surface_create_for_data(
          bytes.baseAddress, format, Int32(pixels.width), Int32(pixels.height), Int32(rowLength))
        defer { cairo_surface_destroy(surface) }
        cairo_surface_set_device_offset(surface, -Double(pixels.x), -Double(pixels.y))
        guard let context = cairo_create(surface) else { return false }
        defer { cairo_destroy(context) }
        cairo_set_tolerance(context, tolerance)
        draw(context)
        cairo_surface_finish(surface)
        if format == CAIRO_FORMAT_ARGB32 { orderAsRGBA(bytes) }
        return cairo_status(context) == CAIRO_STATUS_SUCCESS
      }
    }

    /// Converts pixels from cairo's format, a 32-bit number with alpha uppermost, to bytes in RGBA
    /// order.
    static func orderAsRGBA(_ samples: UnsafeMutableBufferPointer<UInt8>) {
      UnsafeMutableRawBufferPointer(samples).withMemoryRebound(to: UInt32.self) { pixels in
        for index in pixels.indices {
          let pixel = pixels[index]
          pixels[index] = UInt32(bigEndian: pixel << 8 | pixel >> 24)
        }
      }
    }
  }
#endif
