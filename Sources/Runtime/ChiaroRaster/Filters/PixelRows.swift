// SPDX-License-Identifier: MIT

/// An unowned view of a frame's memory: rows of premultiplied red, green, blue and alpha with 8
/// bits each.
///
/// The memory must stay valid and must not move while filters work on it.
///
/// Apple counterpart: `vImage_Buffer` · Source: this project · Fidelity: approximate, 8-bit RGBA
/// only
public struct PixelRows {
  /// The first byte of the first row.
  public let base: UnsafeMutablePointer<UInt8>
  /// The distance from one row to the next in bytes, at least four per pixel.
  public let rowLength: Int
  /// The width and height in pixels.
  public let size: PixelSize

  /// Creates a view of memory with `rowLength` bytes for each row of the size.
  public init(base: UnsafeMutablePointer<UInt8>, rowLength: Int, size: PixelSize) {
    precondition(rowLength >= 4 * size.width, "a row of \(size) needs four bytes per pixel")
    self.base = base
    self.rowLength = rowLength
    self.size = size
  }

  /// Returns the address of a pixel's first byte.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> { base + y * rowLength + 4 * x }
}
