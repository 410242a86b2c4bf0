// SPDX-License-Identifier: MIT

package import ChiaroColor
package import ChiaroRaster

/// A writer of PNG files for flat pictures, such as screens: ten times as fast as zlib.
///
/// It compresses only pixels that equal the one before or those of the row above, which are most
/// pixels of a screen. Pictures of up to 256 colors get a palette. Equal pixels give equal bytes.
package enum FlatPNG {
  /// Returns premultiplied pixels, RGBA in rows without gaps, as a PNG file.
  ///
  /// - Parameters:
  ///   - pixels: the pixels, four bytes each
  ///   - size: the size of the picture
  ///   - space: the color space of the pixels, sRGB or Display P3
  /// - Returns: a whole file; nil for a picture that is not flat, such as a photo, that has no
  ///   pixels, or that is in another space
  package static func bytes(
    _ pixels: UnsafeRawBufferPointer, _ size: PixelSize, in space: ColorSpace = .sRGB
  ) -> [UInt8]? {
    precondition(pixels.count == size.pixelCount * 4, "a pixel needs four bytes")
    guard size.pixelCount > 0, space == .sRGB || space == .displayP3, let base = pixels.baseAddress,
      let scan = FlatScan(base.assumingMemoryBound(to: UInt32.self), size),
      let content = FlatBytes(scan)
    else { return nil }
    var file = PNGFile(size, content.form.kind)
    addSpace(space, to: &file)
    if content.form == .palette { addPalette(scan.palette.colors, to: &file) }
    file.add("IDAT", FlatDeflate.stream(of: content))
    file.add("IEND", [])
    return file.bytes
  }

  /// Declares the color space: sRGB by its chunk, Display P3 by code points and by a profile, which
  /// all readers support.
  private static func addSpace(_ space: ColorSpace, to file: inout PNGFile) {
    guard space == .displayP3 else { return file.add("sRGB", [1]) }
    let points = CodingIndependentCodePoints.points(of: space)
    file.add("cICP", [points.0, points.1, points.2, points.3])
    let profile = ICCDisplayProfile(space).bytes
    file.add("iCCP", Array("Display P3".utf8) + [0, 0] + PNGFile.stored(profile))
  }

  private static func addPalette(_ colors: [UInt32], to file: inout PNGFile) {
    let straight = colors.map(\.straightPixel)
    func channel(_ color: UInt32, _ index: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: color >> (8 * index))
    }
    file.add("PLTE", straight.flatMap { [channel($0, 0), channel($0, 1), channel($0, 2)] })
    // What is behind the last color that is not opaque need not be said.
    guard let last = straight.lastIndex(where: { $0 >> 24 != 255 }) else { return }
    file.add("tRNS", straight[...last].map { channel($0, 3) })
  }
}

extension FlatBytes.Form {
  fileprivate var kind: PNGFile.Kind {
    switch self {
    case .palette: .palette
    case .opaque: .opaque
    case .translucent: .translucent
    }
  }
}
