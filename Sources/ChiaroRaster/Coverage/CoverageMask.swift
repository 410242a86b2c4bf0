// SPDX-License-Identifier: MIT

/// How much of each pixel a shape covers: 0 not at all, 255 wholly.
///
/// Shapes and letters become masks once; a change of appearance only colors them anew. A row takes
/// `rowLength` bytes, a multiple of 16, of which those past the width are 0: kernels work on whole
/// groups and need no end of their own.
///
/// Apple counterpart: a `CGImage` mask · Source: this project · Fidelity: exact
public struct CoverageMask: Hashable, Sendable {
  /// Width and height.
  public let size: PixelSize
  /// The bytes of all rows, `rowLength` a row.
  public let bytes: [UInt8]

  /// The group in which kernels work.
  public static let alignment = 16

  /// The bytes of a row.
  public var rowLength: Int { Self.rowLength(of: size.width) }

  /// The bytes that a row of a width takes.
  public static func rowLength(of width: Int) -> Int {
    (width + alignment - 1) / alignment * alignment
  }

  /// Creates a mask from rows of `rowLength(of: size.width)` bytes each, 0 past the width.
  public init(size: PixelSize, bytes: [UInt8]) {
    precondition(
      bytes.count == Self.rowLength(of: size.width) * size.height,
      "a mask of \(size) has \(Self.rowLength(of: size.width)) bytes a row")
    self.size = size
    self.bytes = bytes
  }

  /// Creates a mask from rows without gaps.
  public init(size: PixelSize, packed: some Collection<UInt8>) {
    precondition(packed.count == size.pixelCount, "a mask of \(size) has a byte a pixel")
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

  /// The coverage of a pixel, which must lie inside.
  public subscript(x: Int, y: Int) -> UInt8 {
    precondition(x >= 0 && x < size.width && y >= 0 && y < size.height, "(\(x), \(y)) of \(size)")
    return bytes[y * rowLength + x]
  }
}

/// A mask and where its top left pixel goes.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct PlacedMask: Hashable, Sendable {
  /// The coverage.
  public var mask: CoverageMask
  /// Where its first pixel goes.
  public var origin: PixelPoint

  /// Places a mask.
  public init(_ mask: CoverageMask, at origin: PixelPoint) {
    self.mask = mask
    self.origin = origin
  }
}
