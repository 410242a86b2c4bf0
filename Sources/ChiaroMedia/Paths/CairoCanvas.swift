// SPDX-License-Identifier: MIT

#if CHIARO_PATHS
  import CCairo
  import ChiaroColor
  import ChiaroRaster

  /// Rectangles of pixels that cairo draws into.
  enum CairoCanvas {
    /// The longest side: cairo has pictures of 16 bits with sign.
    static let side = 16_384
    /// The most pixels of one picture.
    static let pixelCount = 1 << 26
    /// How far curves may be drawn from where they lie, in pixels; cairo's own is 0.1, which the
    /// grays of small letters show.
    private static let tolerance = 0.02

    /// The coverage that `draw` makes in a rectangle; nil where there is no pixel or no memory.
    ///
    /// The context's pixels are those of the rectangle; 0 is the same place in both.
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

    /// The colors that `draw` makes in a rectangle, on nothing, premultiplied, in sRGB.
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

    /// cairo keeps a pixel as one number of 32 bits, alpha uppermost, in the machine's order.
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
