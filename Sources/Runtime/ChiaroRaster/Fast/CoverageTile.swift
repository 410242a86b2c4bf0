// SPDX-License-Identifier: MIT

/// The coverage of the top left corner of a shape, as far as it varies in both directions.
///
/// An additional column and row tell how it continues along the edges. The other three corners use
/// mirrored tiles. A tile is immutable.
final class CoverageTile: Sendable {
  /// The number of columns of the corner.
  let width: Int
  /// The number of rows of the corner.
  let height: Int
  /// Whether all pixels between the corners are fully covered.
  let isSolid: Bool
  // Never written again, freed with the tile.
  nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>

  /// The distance from one row to the next, in bytes.
  var rowLength: Int { width + 1 }
  /// The rows from the top down, each from the left edge inwards and followed by its continuation.
  var bytes: UnsafePointer<UInt8> { UnsafePointer(storage) }
  /// The rows of `bytes` mirrored, each ending at the right edge.
  var mirrored: UnsafePointer<UInt8> {
    UnsafePointer(storage + rowLength * (height + 1) + 1)
  }
  /// The memory that the tile takes, in bytes.
  var byteCount: Int { 2 * rowLength * (height + 1) }

  /// Creates a tile from a plane with an additional column and row.
  init(_ plane: CoveragePlane) {
    (width, height) = (plane.width - 1, plane.height - 1)
    let (length, bytes) = (plane.width, plane.bytes)
    storage = .allocate(capacity: 2 * bytes.count)
    for (index, byte) in bytes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: length)
      storage[index] = byte
      storage[bytes.count + row * length + length - 1 - column] = byte
    }
    isSolid =
      bytes.suffix(length).allSatisfy { $0 == 255 }
      && (0..<plane.height).allSatisfy { bytes[$0 * length + length - 1] == 255 }
  }

  deinit { storage.deallocate() }
}

/// The parameters on which a corner's coverage depends.
struct TileKey: Hashable {
  var radiusX: Float
  var radiusY: Float
  var smoothing: Float
  /// The distance of the edges from the pixel boundary, from 0 up to 1.
  var insetX: Float
  var insetY: Float
  /// The width of a ring's edge; 0 for a filled shape.
  var edgeX: Float = 0
  var edgeY: Float = 0
  /// The standard deviation of a shadow; 0 for a sharp shape.
  var sigmaX: Float = 0
  var sigmaY: Float = 0
  /// The number of columns added so that kernels find groups of four pixels.
  var padding = 0

  /// The size of the corner in pixels, including the margin of a shadow.
  var size: (width: Int, height: Int) {
    let outer = Self.box(radiusX, radiusY, smoothing)
    var (reachX, reachY) = (outer.reachX, outer.reachY)
    if isRing {
      reachX = max(reachX, edgeX + inner.reachX)
      reachY = max(reachY, edgeY + inner.reachY)
    }
    let (marginX, marginY) = margin
    return (
      max(1, Int((insetX + reachX).rounded(.up))) + 2 * marginX + padding,
      max(1, Int((insetY + reachY).rounded(.up))) + 2 * marginY
    )
  }

  /// The distance by which the tile extends beyond the edges, for a shadow.
  var margin: (x: Int, y: Int) {
    isShadow ? (ShadowKernel(sigma: sigmaX).reach, ShadowKernel(sigma: sigmaY).reach) : (0, 0)
  }

  private var isRing: Bool { edgeX > 0 }
  private var isShadow: Bool { sigmaX > 0 }
  private var inner: RoundedBox { Self.box(radiusX - edgeX, radiusY - edgeY, smoothing) }

  private static func box(_ radiusX: Float, _ radiusY: Float, _ smoothing: Float) -> RoundedBox {
    var box = RoundedBox(left: 0, top: 0, right: 0, bottom: 0)
    guard radiusX > 0, radiusY > 0 else { return box }
    (box.radiusX, box.radiusY, box.smoothing) = (radiusX, radiusY, smoothing)
    return box
  }

  func makeTile() -> CoverageTile {
    let (marginX, marginY) = margin
    let (width, height) = (size.width - 2 * marginX + 1, size.height - 2 * marginY + 1)
    let place = SIMD2(Double(insetX), Double(insetY))
    var plane = Self.plane(Self.box(radiusX, radiusY, smoothing), at: place, width, height)
    if isRing {
      let edge = SIMD2(Double(edgeX), Double(edgeY))
      plane = plane.subtracting(Self.plane(inner, at: place + edge, width, height))
    }
    if isShadow {
      plane = plane.blurred(
        across: ShadowKernel(sigma: sigmaX), down: ShadowKernel(sigma: sigmaY),
        surroundings: .edges)
    }
    return CoverageTile(plane)
  }

  /// The key of the same corner with its columns padded for kernels.
  var padded: TileKey {
    var key = self
    key.padding = (4 - size.width % 4) % 4
    return key
  }

  /// Returns the coverage of a corner and everything to the right of it and below.
  private static func plane(
    _ box: RoundedBox, at place: SIMD2<Double>, _ width: Int, _ height: Int
  ) -> CoveragePlane {
    var outline = box.corner().map { SIMD2<Float>($0 + place) }
    let (right, bottom) = (Float(width), Float(height))
    outline.append(SIMD2(right, Float(place.y)))
    outline.append(SIMD2(right, bottom))
    outline.append(SIMD2(Float(place.x), bottom))
    var area = AreaAccumulator(width: width, height: height)
    area.add(outline)
    return CoveragePlane(width: width, height: height, values: area.coverage())
  }
}
