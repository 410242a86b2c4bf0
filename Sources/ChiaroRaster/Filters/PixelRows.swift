// SPDX-License-Identifier: MIT

/// A frame's memory: rows of red, green, blue and alpha in 8 bits each, premultiplied.
///
/// It borrows the memory, which must stay where it is while filters work on it.
///
/// Apple counterpart: `vImage_Buffer` · Source: this project · Fidelity: approximate
public struct PixelRows {
  /// The first byte of the first row.
  public let base: UnsafeMutablePointer<UInt8>
  /// The bytes from a row to the next, four a pixel or more.
  public let rowLength: Int
  /// Width and height.
  public let size: PixelSize

  /// Describes memory of `rowLength × height` bytes.
  public init(base: UnsafeMutablePointer<UInt8>, rowLength: Int, size: PixelSize) {
    precondition(rowLength >= 4 * size.width, "a row of \(size) needs four bytes a pixel")
    self.base = base
    self.rowLength = rowLength
    self.size = size
  }

  /// The first byte of a pixel.
  @inline(__always)
  func pixel(x: Int, y: Int) -> UnsafeMutablePointer<UInt8> { base + y * rowLength + 4 * x }
}
