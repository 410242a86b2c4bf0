// SPDX-License-Identifier: MIT

#if CHIARO_SDL
  import CSDL
  import ChiaroRaster

  /// An SDL window, to whose surface frames are copied.
  @MainActor
  final class SDLWindow: DesktopWindow {
    let identifier: UInt32
    private let handle: OpaquePointer
    private var isShown = false
    private var rectangles: [SDL_Rect] = []

    init(_ handle: OpaquePointer) {
      self.handle = handle
      identifier = SDL_GetWindowID(handle)
    }

    /// The surface to copy to; replaced after each change of the window's size.
    private var surface: SDL_Surface? { SDL_GetWindowSurface(handle)?.pointee }

    var pixels: PixelSize {
      guard let surface else { return PixelSize(width: 1, height: 1) }
      return PixelSize(width: max(1, Int(surface.w)), height: max(1, Int(surface.h)))
    }

    var pixelsOfUnit: Double {
      var width: Int32 = 0
      SDL_GetWindowSize(handle, &width, nil)
      return width > 0 ? Double(pixels.width) / Double(width) : 1
    }

    /// Returns the position for a window of a width to the right of this one, or else to the left.
    ///
    /// It is nil if neither side has room.
    func place(forWidth other: Int32) -> (x: Int32, y: Int32)? {
      var (x, y, width) = (Int32(0), Int32(0), Int32(0))
      SDL_GetWindowPosition(handle, &x, &y)
      SDL_GetWindowSize(handle, &width, nil)
      var room = SDL_Rect()
      SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &room)
      let (right, left) = (x + width + Self.gap, x - other - Self.gap)
      if right + other <= room.x + room.w { return (right, y) }
      return left >= room.x ? (left, y) : nil
    }

    private static let gap: Int32 = 16

    func show(_ frame: UnsafeRawBufferPointer, _ size: PixelSize, _ parts: [PixelRectangle]) {
      guard let surface, let format = surface.format?.pointee, let target = surface.pixels else {
        return
      }
      let visible = PixelRectangle(size).intersection(PixelRectangle(pixels))
      rectangles.removeAll(keepingCapacity: true)
      for part in parts.map({ $0.intersection(visible) }) where !part.isEmpty {
        if let order = format.byteOrder {
          PixelTransfer.copy(
            part, of: frame, width: size.width, to: target, bytesPerRow: Int(surface.pitch),
            order: order)
        } else {
          convert(part, of: frame, width: size.width, to: target, surface, format)
        }
        rectangles.append(
          SDL_Rect(
            x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height)))
      }
      if !isShown { SDL_ShowWindow(handle) }
      isShown = true
      SDL_UpdateWindowSurfaceRects(handle, rectangles, Int32(rectangles.count))
    }

    /// Converts pixels by SDL for rare pixel formats, such as those with 16 bits.
    private func convert(
      _ part: PixelRectangle, of frame: UnsafeRawBufferPointer, width: Int,
      to target: UnsafeMutableRawPointer, _ surface: SDL_Surface, _ format: SDL_PixelFormat
    ) {
      guard let base = frame.baseAddress else { return }
      let offset = part.y * Int(surface.pitch) + part.x * Int(format.BytesPerPixel)
      SDL_ConvertPixels(
        Int32(part.width), Int32(part.height), SDL_PIXELFORMAT_ABGR8888.rawValue,
        base + (part.y * width + part.x) * 4, Int32(width * 4), format.format, target + offset,
        surface.pitch)
    }

    func setFrame(dark: Bool) { X11TitleBar.set(dark: dark, of: handle) }

    func resize(width: Int, height: Int) { SDL_SetWindowSize(handle, Int32(width), Int32(height)) }

    func close() { SDL_DestroyWindow(handle) }
  }

  extension SDL_PixelFormat {
    /// The byte order of the format on this machine; nil for one that SDL must convert.
    fileprivate var byteOrder: PixelTransfer.ByteOrder? {
      guard BytesPerPixel == 4 else { return nil }
      switch (Rmask, Gmask, Bmask) {
      case (UInt32(0xFF).littleEndian, UInt32(0xFF00).littleEndian, UInt32(0xFF_0000).littleEndian):
        return .rgba
      case (UInt32(0xFF_0000).littleEndian, UInt32(0xFF00).littleEndian, UInt32(0xFF).littleEndian):
        return .bgra
      default: return nil
      }
    }
  }
#endif
