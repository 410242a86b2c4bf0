// SPDX-License-Identifier: MIT

/// A shape that computes its coverage anew for each pixel.
struct ReferenceShape {
  private enum Content {
    case box(ReferenceBox)
    case ring(ReferenceBox, inner: ReferenceBox?)
    case shadow(ReferenceShadow)
    case mask(PlacedMask)
  }

  private let content: Content

  /// Creates a shape for the pixels that a canvas shows.
  init(_ shape: SceneShape, in canvas: PixelBounds) {
    switch shape {
    case .box(let box): content = .box(ReferenceBox(box))
    case .ring(let box, let width):
      content = .ring(ReferenceBox(box), inner: box.inset(by: width).map { ReferenceBox($0) })
    case .shadow(let box, let sigma): content = .shadow(ReferenceShadow(box, sigma, canvas))
    case .mask(let mask): content = .mask(mask)
    }
  }

  /// Returns the coverage of a pixel, from 0 to 1.
  func coverage(_ x: Int, _ y: Int) -> Float {
    switch content {
    case .box(let box): return Float(box.area(x, y))
    case .ring(let outer, let inner):
      return Float(max(0, outer.area(x, y) - (inner?.area(x, y) ?? 0)))
    case .shadow(let shadow): return shadow.coverage(x, y)
    case .mask(let placed):
      let (column, row) = (x - placed.origin.x, y - placed.origin.y)
      guard column >= 0, row >= 0, column < placed.mask.size.width,
        row < placed.mask.size.height
      else { return 0 }
      return Float(placed.mask[column, row]) / 255
    }
  }
}

/// A rounded box as a polygon, clipped to each pixel.
struct ReferenceBox {
  private let box: RoundedBox
  private let outline: [SIMD2<Double>]

  init(_ box: RoundedBox) {
    self.box = box
    outline = box.outline(tolerance: 1 / 131_072)
  }

  /// Returns the area of a pixel that the box covers.
  func area(_ x: Int, _ y: Int) -> Double {
    let (left, top) = (Double(x), Double(y))
    if left + 1 <= Double(box.left) || left >= Double(box.right)
      || top + 1 <= Double(box.top) || top >= Double(box.bottom)
    {
      return 0
    }
    if isInside(left, top) { return 1 }
    var polygon = outline
    polygon = Self.cut(polygon) { $0.x - left }
    polygon = Self.cut(polygon) { left + 1 - $0.x }
    polygon = Self.cut(polygon) { $0.y - top }
    polygon = Self.cut(polygon) { top + 1 - $0.y }
    return Self.area(polygon)
  }

  /// Returns whether a pixel lies inside the edges and away from the corners.
  private func isInside(_ left: Double, _ top: Double) -> Bool {
    let (reachX, reachY) = (Double(box.reachX), Double(box.reachY))
    let isLevel = left >= Double(box.left) && left + 1 <= Double(box.right)
    let isUpright = top >= Double(box.top) && top + 1 <= Double(box.bottom)
    let clearsX = left >= Double(box.left) + reachX && left + 1 <= Double(box.right) - reachX
    let clearsY = top >= Double(box.top) + reachY && top + 1 <= Double(box.bottom) - reachY
    return (isLevel && clearsY) || (isUpright && clearsX)
  }

  /// Returns the part of a polygon where `side` is not negative: a pass of Sutherland and Hodgman.
  private static func cut(
    _ polygon: [SIMD2<Double>], _ side: (SIMD2<Double>) -> Double
  ) -> [SIMD2<Double>] {
    guard var last = polygon.last else { return [] }
    var result: [SIMD2<Double>] = []
    for point in polygon {
      let (before, here) = (side(last), side(point))
      if (before < 0) != (here < 0) {
        result.append(last + (point - last) * (before / (before - here)))
      }
      if here >= 0 { result.append(point) }
      last = point
    }
    return result
  }

  private static func area(_ polygon: [SIMD2<Double>]) -> Double {
    guard let origin = polygon.first, var last = polygon.last else { return 0 }
    var sum = 0.0
    for point in polygon {
      let (a, b) = (last - origin, point - origin)
      sum += a.x * b.y - a.y * b.x
      last = point
    }
    return sum.magnitude / 2
  }
}

/// The coverage of a box, blurred horizontally and then vertically.
struct ReferenceShadow {
  private let bounds: PixelBounds
  private let values: [Double]

  init(_ box: RoundedBox, _ sigma: SIMD2<Float>, _ canvas: PixelBounds) {
    let (across, down) = (ShadowKernel(sigma: sigma.x), ShadowKernel(sigma: sigma.y))
    bounds = PixelBounds(around: box).grown(by: max(across.reach, down.reach))
      .intersection(canvas)
    let area = ReferenceBox(box)
    guard !bounds.isEmpty else {
      values = []
      return
    }
    let columns = Int(bounds.left) - across.reach..<Int(bounds.right) + across.reach
    let rows = (Int(bounds.top) - down.reach..<Int(bounds.bottom) + down.reach).map { y in
      Self.blurred(columns.map { area.area($0, y) }, across)
    }
    let blurred = (0..<bounds.width).map { x in Self.blurred(rows.map { $0[x] }, down) }
    values = (0..<bounds.height).flatMap { y in blurred.map { $0[y] } }
  }

  /// Returns values convolved with a kernel, without those at the ends that lack neighbors.
  private static func blurred(_ values: [Double], _ kernel: ShadowKernel) -> [Double] {
    let weights = kernel.whole
    return (0...values.count - weights.count).map { first in
      zip(weights, values[first...]).reduce(0) { $0 + Double($1.0) * $1.1 }
    }
  }

  func coverage(_ x: Int, _ y: Int) -> Float {
    guard bounds.columns.contains(x), bounds.rows.contains(y) else { return 0 }
    let index = (y - Int(bounds.top)) * bounds.width + x - Int(bounds.left)
    return Float(max(0, min(values[index], 1)))
  }
}
