// SPDX-License-Identifier: MIT

/// A writer that turns blurred samples into pixels: it interpolates, clamps, rounds, and applies a
/// mask.
struct GridWriter {
  private let plan: GridPlan
  private let blur: GridBlur
  /// The color change after the blur, if any; `isDeferring` tells whether its bounds are applied by
  /// the expander.
  private let kernel: ColorKernel?
  private let isDeferring: Bool
  private let expander: CellExpander
  private let columns: ClosedRange<Int>
  /// The buffers: two rows of samples, a row of integers, and a row of pixels.
  private var above: [SIMD4<Float>]
  private var below: [SIMD4<Float>]
  private var integers: [SIMD4<Int16>]
  private var bytes: [UInt8]

  init(
    plan: GridPlan, blur: GridBlur, columns: ClosedRange<Int>, kernel: ColorKernel?, opaque: Bool
  ) {
    self.plan = plan
    self.blur = blur
    self.columns = columns
    self.kernel = kernel
    isDeferring = opaque
    let bounds = opaque ? kernel?.bounds : nil
    let width = min(plan.step, 8)
    expander = CellExpander(width: width, bounds: bounds ?? ColorKernel.Bounds())
    above = [SIMD4<Float>](repeating: .zero, count: columns.count)
    below = above
    let parts = plan.step / width
    integers = [SIMD4<Int16>](repeating: .zero, count: columns.count * parts)
    bytes = [UInt8](repeating: 0, count: columns.count * plan.step * 4)
  }

  /// Writes the rows of a region; positions are relative to the extent's corner.
  mutating func write(
    _ region: PixelRectangle, of extent: PixelRectangle, to pixels: PixelRows, mask: PlacedMask?
  ) {
    let step = plan.step
    var row = Int.min
    for y in region.y - extent.y..<region.maxY - extent.y {
      let cell = y / step
      if cell != row { load(cell, after: row) }
      row = cell
      expand(step == 1 ? 0 : (Float(y - cell * step) + 0.5) / Float(step))
      let skipped = region.x - extent.x - columns.lowerBound * step
      let target = pixels.pixel(x: region.x, y: y + extent.y)
      bytes.withMemory { bytes in
        let source = bytes + 4 * skipped
        if let mask {
          mask.blend(source, into: target, x: region.x, y: y + extent.y, count: region.width)
        } else {
          target.update(from: source, count: 4 * region.width)
        }
      }
    }
  }

  /// Prepares the sample rows of a cell; the lower row of the cell above is reused.
  private mutating func load(_ cell: Int, after last: Int) {
    if plan.step > 1 && cell == last + 1 { swap(&above, &below) } else { finish(cell, &above) }
    if plan.step > 1 { finish(cell + 1, &below) }
  }

  private func finish(_ row: Int, _ samples: inout [SIMD4<Float>]) {
    let count = samples.count
    samples.withMutableMemory { samples in
      blur.row(row, into: samples)
      guard let kernel else { return }
      for index in 0..<count {
        samples[index] =
          isDeferring ? kernel.unclamped(samples[index]) : kernel.clamped(samples[index])
      }
    }
  }

  /// Fills `bytes` with the pixels at a fraction of the distance between the sample rows.
  private mutating func expand(_ share: Float) {
    let parts = plan.step / expander.width
    let expander = expander
    let count = Self.interpolate(above, below, share, parts, into: &integers)
    integers.withMemory { integers in
      bytes.withMutableMemory { expander.expand(integers, count: count, into: $0) }
    }
  }

  /// Interpolates vertically, and horizontally to the expander's width, in single precision.
  ///
  /// - Returns: the number of samples
  private static func interpolate(
    _ above: [SIMD4<Float>], _ below: [SIMD4<Float>], _ share: Float, _ parts: Int,
    into integers: inout [SIMD4<Int16>]
  ) -> Int {
    let cells = above.count - 1
    return above.withMemory { above in
      below.withMemory { below in
        integers.withMutableMemory { integers in
          for cell in 0..<cells where parts > 1 {
            let left = above[cell] + (below[cell] - above[cell]) * share
            let right = above[cell + 1] + (below[cell + 1] - above[cell + 1]) * share
            for part in 0..<parts {
              let way = Float(part) / Float(parts) * (right - left)
              integers[cell * parts + part] = CellExpander.integers(left + way)
            }
          }
          for cell in (parts > 1 ? cells : 0)...cells {
            integers[cell * parts] = CellExpander.integers(
              above[cell] + (below[cell] - above[cell]) * share)
          }
          return cells * parts + 1
        }
      }
    }
  }
}
