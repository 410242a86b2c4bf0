// SPDX-License-Identifier: MIT

/// Coverage from 0 to 1, row after row, not yet rounded.
struct CoveragePlane {
  let width: Int
  let height: Int
  var values: [Float]

  /// The values assumed to the right of a plane and below it.
  enum Surroundings {
    /// No coverage (0), which is always assumed to the left of the plane and above it.
    case nothing
    /// The coverage of the nearest sample in the plane's last column or row.
    case edges
  }

  /// Returns the plane blurred, grown on all sides by the reach of the weights.
  func blurred(
    across: ShadowKernel, down: ShadowKernel, surroundings: Surroundings
  ) -> CoveragePlane {
    let wide = blurredRows(across, surroundings)
    return wide.transposed.blurredRows(down, surroundings).transposed
  }

  private func blurredRows(
    _ kernel: ShadowKernel, _ surroundings: Surroundings
  ) -> CoveragePlane {
    let (reach, weights) = (kernel.reach, kernel.whole)
    let grown = width + 2 * reach
    var result = [Float](repeating: 0, count: grown * height)
    var row = [Float](repeating: 0, count: grown + 2 * reach)
    for y in 0..<height {
      let last = values[y * width + width - 1]
      for x in 0..<width { row[2 * reach + x] = values[y * width + x] }
      if surroundings == .edges {
        for x in 2 * reach + width..<row.count { row[x] = last }
      }
      for x in 0..<grown {
        var sum: Float = 0
        for tap in weights.indices { sum += weights[tap] * row[x + tap] }
        result[y * grown + x] = sum
      }
    }
    return CoveragePlane(width: grown, height: height, values: result)
  }

  private var transposed: CoveragePlane {
    var result = [Float](repeating: 0, count: values.count)
    for y in 0..<height {
      for x in 0..<width { result[x * height + y] = values[y * width + x] }
    }
    return CoveragePlane(width: height, height: width, values: result)
  }

  /// The coverage rounded to 8 bits.
  var bytes: [UInt8] { values.map { UInt8(max(0, min($0, 1)) * 255 + 0.5) } }
}

extension CoveragePlane {
  /// Creates the coverage of a box in the pixels of `bounds`.
  init(_ box: RoundedBox, in bounds: PixelBounds) {
    self.init(width: bounds.width, height: bounds.height, values: [])
    var area = AreaAccumulator(width: width, height: height)
    let origin = SIMD2(Double(bounds.left), Double(bounds.top))
    area.add(box.outline().map { SIMD2<Float>($0 - origin) })
    values = area.coverage()
  }

  /// Returns the coverage without that of another plane, which lies within this one.
  func subtracting(_ other: CoveragePlane) -> CoveragePlane {
    CoveragePlane(
      width: width, height: height, values: zip(values, other.values).map { max(0, $0 - $1) })
  }
}

extension PlacedMask {
  /// Returns the mask blurred, and grown by the reach of the weights.
  func blurred(_ kernel: ShadowKernel) -> PlacedMask {
    let size = mask.size
    let values = (0..<size.height).flatMap { y in
      (0..<size.width).map { Float(mask[$0, y]) / 255 }
    }
    let plane = CoveragePlane(width: size.width, height: size.height, values: values)
      .blurred(across: kernel, down: kernel, surroundings: .nothing)
    let grown = PixelSize(width: plane.width, height: plane.height)
    return PlacedMask(
      CoverageMask(size: grown, packed: plane.bytes),
      at: PixelPoint(x: origin.x - kernel.reach, y: origin.y - kernel.reach))
  }
}
