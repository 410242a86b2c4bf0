// SPDX-License-Identifier: MIT

/// The coverage of the top left corner of a shape, up to where it changes along one edge only.
///
/// One more column and one more row say how it goes on there. The other three corners are the same
/// seen in a mirror. A tile is made once and never changes.
final class CoverageTile: Sendable {
  /// The columns of the corner.
  let width: Int
  /// The rows of the corner.
  let height: Int
  /// Whether all pixels between two such corners are wholly covered.
  let isSolid: Bool
  // Never written again, freed with the tile.
  nonisolated(unsafe) private let storage: UnsafeMutablePointer<UInt8>

  /// From a row to the next.
  var rowLength: Int { width + 1 }
  /// Rows from the top down, from the left edge inwards; behind each, how the row goes on.
  var bytes: UnsafePointer<UInt8> { UnsafePointer(storage) }
  /// The same rows, ending at the right edge.
  var mirrored: UnsafePointer<UInt8> {
    UnsafePointer(storage + rowLength * (height + 1) + 1)
  }
  /// What it takes in memory.
  var byteCount: Int { 2 * rowLength * (height + 1) }

  /// A tile of a plane that has one more column and one more row.
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

/// What the coverage of a corner depends on.
struct TileKey: Hashable {
  var radiusX: Float
  var radiusY: Float
  var smoothing: Float
  /// How far inside of a pixel the edges begin, from 0 up to 1.
  var insetX: Float
  var insetY: Float
  /// Of a ring, the width of its edge; 0 for a filled shape.
  var edgeX: Float = 0
  var edgeY: Float = 0
  /// Of a shadow, its standard deviation; 0 for a sharp shape.
  var sigmaX: Float = 0
  var sigmaY: Float = 0
  /// Columns more than the corner needs, so that kernels find four pixels at a time.
  var padding = 0

  /// How many pixels the corner has, margins of a shadow included.
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

  /// How far outside of the edges the tile begins.
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

  /// The key of the same corner with as many columns as kernels like.
  var padded: TileKey {
    var key = self
    key.padding = (4 - size.width % 4) % 4
    return key
  }

  /// The coverage of all that lies right of a corner and below it.
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
