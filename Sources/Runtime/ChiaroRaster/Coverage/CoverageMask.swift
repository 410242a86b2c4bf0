// SPDX-License-Identifier: MIT

/// A mask that says how much of each pixel a shape covers: 0 for nothing, 255 for the whole pixel.
///
/// A shape or letter is converted to a mask once; after a change of appearance, the mask is drawn
/// in another color. A row takes `rowLength` bytes, a multiple of 16. The bytes past the width are
/// 0, so that vectorized code can process whole groups without handling a remainder.
///
/// Apple counterpart: a `CGImage` mask · Source: this project · Fidelity: exact
public struct CoverageMask: Hashable, Sendable {
  /// The width and height in pixels.
  public let size: PixelSize
  /// The coverage of all rows from the top down, with `rowLength` bytes per row.
  public let bytes: [UInt8]

  /// The alignment of rows in bytes: each row is padded to a multiple of 16.
  public static let alignment = 16

  /// The number of bytes in a row.
  public var rowLength: Int { Self.rowLength(of: size.width) }

  /// Returns the number of bytes in a row of the given width in pixels.
  public static func rowLength(of width: Int) -> Int {
    (width + alignment - 1) / alignment * alignment
  }

  /// Creates a mask from rows of `rowLength(of: size.width)` bytes each; the bytes past the width
  /// must be 0.
  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(
      bytes.count == Self.rowLength(of: size.width) * size.height,
      "a mask of \(size) needs \(Self.rowLength(of: size.width)) bytes per row")
    self.size = size
    self.bytes = bytes
  }

  /// Creates a mask from rows without padding, one byte per pixel.
  public init(size: PixelSize, packed: some Collection<UInt8>) {
    precondition(packed.count == size.pixelCount, "a mask of \(size) needs one byte per pixel")
    let padding = [UInt8](repeating: 0, count: Self.rowLength(of: size.width) - size.width)
    var bytes: [UInt8] = []
    bytes.reserveCapacity((size.width + padding.count) * size.height)
    var rest = packed[...]
    for _ in 0..<size.height {
      bytes += rest.prefix(size.width)
      bytes += padding
      rest = rest.dropFirst(size.width)
    }
    self.init(size: size, bytes: bytes)
  }

  /// The coverage of a pixel, which must lie inside the mask.
  public subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "(\(x), \(y)) of \(size)")
    return bytes[y * rowLength + x]
  }
}

/// A mask together with the position of its top left pixel.
public struct PlacedMask: Hashable, Sendable {
  /// The coverage mask.
  public var mask: CoverageMask
  /// The position of the mask's top left pixel.
  public var origin: PixelPoint

  /// Creates a mask at a position.
  public init(_ mask: CoverageMask, at origin: PixelPoint) {
    self.mask = mask
    self.origin = origin
  }
}
