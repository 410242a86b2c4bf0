// SPDX-License-Identifier: MIT

/// An application of a backdrop filter: pixels → grid → colors → blur → colors → pixels.
struct BackdropPass {
  private let plan: GridPlan
  private let order: BackdropFilter.Order
  private let kernel: ColorKernel?
  private let pixels: PixelRows
  private let extent: PixelRectangle

  init(_ filter: BackdropFilter, pixels: PixelRows, extent: PixelRectangle) {
    plan = GridPlan(sigma: filter.blur.sigma, order: filter.order)
    order = filter.order
    kernel = filter.color.map(ColorKernel.init)
    self.pixels = pixels
    self.extent = extent
  }

  /// Filters a region inside the extent.
  func run(_ region: PixelRectangle, mask: PlacedMask?) {
    let columns = plan.samples(around: region.x - extent.x..<region.maxX - extent.x)
    let rows = plan.samples(around: region.y - extent.y..<region.maxY - extent.y)
    var grid = SampleGrid(
      columns: plan.neighbors(of: columns, length: extent.width),
      rows: plan.neighbors(of: rows, length: extent.height))
    let isOpaque = read(into: &grid)
    let blur = GridBlur(grid, columns: columns, kernel: plan.kernel)
    let last = order == .blurThenColor ? kernel : nil
    var writer = GridWriter(
      plan: plan, blur: blur, columns: columns, kernel: last, opaque: isOpaque)
    writer.write(region, of: extent, to: pixels, mask: mask)
  }

  /// Averages pixels to the grid.
  ///
  /// - Returns: whether all pixels that were read are opaque
  private func read(into grid: inout SampleGrid) -> Bool {
    let ratio = plan.ratio
    let columns = fine(grid.columns, length: extent.width)
    let rows = fine(grid.rows, length: extent.height)
    var reader = GridReader(
      pixels, extent: extent, step: plan.firstStep, columns: columns, firstRow: rows.lowerBound)
    var line = [SIMD4<Float>](repeating: .zero, count: columns.count)
    var isOpaque = true
    let (first, last) = (grid.rows.lowerBound * ratio, grid.rows.upperBound * ratio)
    line.withMutableMemory { samples in
      let line = UnsafeMutableBufferPointer(start: samples, count: columns.count)
      for row in first - ratio + 1...last + ratio - 1 {
        if reader.row == min(max(row, rows.lowerBound), rows.upperBound) {
          reader.read(into: samples)
          isOpaque = finish(line) && isOpaque
        }
        grid.take(samples, columns: columns, row: row, ratio: ratio)
      }
    }
    return isOpaque
  }

  /// Applies the color change that precedes the blur.
  ///
  /// - Returns: whether all samples are opaque
  private func finish(_ line: UnsafeMutableBufferPointer<SIMD4<Float>>) -> Bool {
    var least = Float(1)
    for sample in line where sample.w < least { least = sample.w }
    if order == .colorThenBlur, let kernel {
      for index in line.indices { line[index] = kernel.clamped(line[index]) }
    }
    return least >= ColorKernel.opaque
  }

  /// Returns the range of samples of the finer grid that samples of the grid are made of.
  private func fine(_ samples: ClosedRange<Int>, length: Int) -> ClosedRange<Int> {
    let last = GridPlan.lastSample(length, step: plan.firstStep) + 1
    let reach = plan.ratio - 1
    return max(
      samples.lowerBound * plan.ratio - reach, -1)...min(
        samples.upperBound * plan.ratio + reach, last)
  }
}
