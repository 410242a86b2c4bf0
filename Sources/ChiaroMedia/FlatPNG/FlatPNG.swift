// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroRaster

/// A writer of PNG files for flat pictures in sRGB, such as screens: ten times as fast as zlib.
///
/// It compresses only pixels that equal the one before or those of the row above, which are most
/// pixels of a screen. Pictures of up to 256 colors get a palette. Equal pixels give equal bytes.
package enum FlatPNG {
  /// Returns premultiplied pixels, RGBA in rows without gaps, as a PNG file.
  ///
  /// - Parameters:
  ///   - pixels: the pixels, four bytes each
  ///   - size: the size of the picture
  /// - Returns: a whole file; nil for a picture that is not flat, such as a photo, or that has no
  ///   pixels
  package static func bytes(_ pixels: UnsafeRawBufferPointer, _ size: PixelSize) -> [UInt8]? {
    precondition(pixels.count == size.pixelCount * 4, "a pixel has four bytes")
    guard size.pixelCount > 0, let base = pixels.baseAddress,
      let scan = FlatScan(base.assumingMemoryBound(to: UInt32.self), size),
      let content = FlatBytes(scan)
    else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    add("IHDR", header(size, content.form), to: &file)
    add("sRGB", [1], to: &file)
    if content.form == .palette { addPalette(scan.palette.colors, to: &file) }
    add("IDAT", FlatDeflate.stream(of: content), to: &file)
    add("IEND", [], to: &file)
    return file
  }

  private static func header(_ size: PixelSize, _ form: FlatBytes.Form) -> [UInt8] {
    let kind: UInt8 =
      switch form {
      case .palette: 3
      case .opaque: 2
      case .translucent: 6
      }
    return bytes(of: UInt32(size.width)) + bytes(of: UInt32(size.height)) + [8, kind, 0, 0, 0]
  }

  private static func addPalette(_ colors: [UInt32], to file: inout [UInt8]) {
    let straight = colors.map(\.straightPixel)
    func channel(_ color: UInt32, _ index: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: color >> (8 * index))
    }
    add("PLTE", straight.flatMap { [channel($0, 0), channel($0, 1), channel($0, 2)] }, to: &file)
    // What is behind the last color that is not opaque need not be said.
    guard let last = straight.lastIndex(where: { $0 >> 24 != 255 }) else { return }
    add("tRNS", straight[...last].map { channel($0, 3) }, to: &file)
  }

  private static func add(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    file += bytes(of: UInt32(content.count))
    let start = file.count
    file += Array(name.utf8)
    file += content
    file += bytes(of: CyclicChecksum.of(file[start...]))
  }

  /// The four bytes of a number, the highest first.
  private static func bytes(of number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
  }
}
