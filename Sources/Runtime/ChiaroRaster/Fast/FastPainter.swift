// SPDX-License-Identifier: MIT

/// A painter of a region of a frame, which runs through the steps of a scene and calls the kernels.
struct FastPainter {
  let tables: PaintTables
  let workspace: Workspace
  /// The pixels that are painted at present: the frame or the layer of a group.
  var target: PixelTarget
  /// The targets outside of the groups that have begun.
  private var outer: [PixelTarget] = []

  init(_ tables: PaintTables, _ frame: PixelTarget, _ workspace: Workspace) {
    self.tables = tables
    self.workspace = workspace
    target = frame
  }

  /// Paints a region, replacing its former content.
  mutating func paint(_ region: PixelBounds) {
    var index = 0
    if let covering = lastCovering(region) { index = covering } else { clear(region) }
    while index < tables.steps.count {
      let step = tables.steps[index]
      let bounds = step.bounds.intersection(region)
      if !bounds.isEmpty {
        paint(step, bounds)
      } else if step.operation == .beginGroup {
        // Nothing of the group is in the region: on behind the step that ends it.
        index = Int(step.argument)
      }
      index += 1
    }
  }

  /// Returns the index of the last opaque step that covers the region; the steps before it are
  /// hidden.
  ///
  /// Only the first 16 steps are searched, up to the first group. Nil if none of them covers the
  /// region.
  private func lastCovering(_ region: PixelBounds) -> Int? {
    var last: Int?
    for (index, step) in tables.steps.prefix(16).enumerated() {
      if step.operation == .beginGroup { break }
      if step.operation == .color && step.shape < 0 && step.clip < 0
        && color(step) >> 24 == 255 && step.bounds.contains(region)
      {
        last = index
      }
    }
    return last
  }

  private func clear(_ region: PixelBounds) {
    PixelKernels.fill(
      target.place(Int(region.left), Int(region.top)), stride: target.stride,
      width: region.width, height: region.height, 0)
  }

  @inline(__always)
  private func color(_ step: SceneStep) -> UInt32 {
    tables.palette[Int(step.argument) &+ 1]
  }

  private mutating func paint(_ step: SceneStep, _ bounds: PixelBounds) {
    switch step.operation {
    case .color:
      let color = color(step)
      if color == 0 { return }
      if step.clip >= 0 { return blendCovered(step, bounds, color) }
      if step.shape >= 0 { return fill(step.shape, bounds, color) }
      fill(bounds, color, coverage: 255)
    case .gradient: gradient(step, bounds)
    case .picture: picture(step, bounds)
    case .backdrop: changeBackdrop(step, bounds)
    case .beginGroup:
      let layer = workspace.layer(outer.count, bounds)
      outer.append(target)
      target = layer
    case .endGroup: composite(step, bounds)
    }
  }

  // MARK: One color

  /// Fills whole pixels.
  @inline(__always)
  func fill(_ bounds: PixelBounds, _ color: UInt32, coverage: UInt8) {
    let rows = target.place(Int(bounds.left), Int(bounds.top))
    if coverage == 255 && color >> 24 == 255 {
      PixelKernels.fill(
        rows, stride: target.stride, width: bounds.width, height: bounds.height, color)
    } else {
      PixelKernels.blend(
        rows, stride: target.stride, width: bounds.width, height: bounds.height, color,
        coverage: coverage)
    }
  }

  /// Fills a shape without clips.
  private func fill(_ index: Int32, _ bounds: PixelBounds, _ color: UInt32) {
    let shape = tables.shapes.shapes[Int(index)]
    if shape.kind == .edges {
      return fillEdges(tables.shapes.boxes[Int(shape.index)], bounds, color)
    }
    // A step's bounds are at least those of its shape, and may be more.
    let visible = bounds.intersection(shape.bounds)
    if visible.isEmpty { return }
    if shape.kind == .patch {
      return fill(tables.shapes.patches[Int(shape.index)], shape.bounds, visible, color)
    }
    let mask = tables.shapes.masks[Int(shape.index)]
    let row = Int(visible.top) &- Int(shape.bounds.top)
    let column = Int(visible.left) &- Int(shape.bounds.left)
    PixelKernels.blend(
      target.place(Int(visible.left), Int(visible.top)), stride: target.stride,
      width: visible.width, height: visible.height, color,
      coverage: mask.bytes + (row &* mask.rowLength &+ column), coverageStride: mask.rowLength)
  }

  /// Blends a color into rows that share the same coverage.
  func blend(
    _ rows: PixelBounds, _ color: UInt32, _ coverage: UnsafePointer<UInt8>
  ) {
    PixelKernels.blend(
      target.place(Int(rows.left), Int(rows.top)), stride: target.stride, width: rows.width,
      height: rows.height, color, coverage: coverage, coverageStride: 0)
  }

  /// Fills a rectangle whose edges lie within pixels: its inside and each side in one piece.
  private func fillEdges(_ box: RoundedBox, _ bounds: PixelBounds, _ color: UInt32) {
    let rows = Self.pieces(box.top, box.bottom)
    let columns = Self.pieces(box.left, box.right)
    var block = bounds
    for row in 0..<3 {
      block.top = max(bounds.top, rows.starts[row])
      block.bottom = min(bounds.bottom, rows.starts[row + 1])
      for column in 0..<3 {
        block.left = max(bounds.left, columns.starts[column])
        block.right = min(bounds.right, columns.starts[column + 1])
        if block.isEmpty { continue }
        let coverage = UInt8(columns.shares[column] * rows.shares[row] * 255 + 0.5)
        if coverage > 0 { fill(block, color, coverage: coverage) }
      }
    }
  }

  /// Returns the first pixel, the pixels between, and the last pixel of an interval, with the
  /// coverage of each.
  private static func pieces(
    _ start: Float, _ end: Float
  ) -> (starts: SIMD4<Int16>, shares: SIMD3<Float>) {
    let around = PixelBounds(
      around: RoundedBox(left: start, top: start, right: end, bottom: end))
    let (first, last) = (around.left, around.right)
    let second = min(first + 1, last)
    let third = max(second, last - 1)
    let near = min(end, Float(first) + 1) - max(start, Float(first))
    let far = min(end, Float(last)) - max(start, Float(last) - 1)
    return ([first, second, third, last], [max(0, near), 1, max(0, far)])
  }

  /// Fills the intersection of a step's shape and clips.
  private func blendCovered(_ step: SceneStep, _ bounds: PixelBounds, _ color: UInt32) {
    var row = bounds
    for y in bounds.rows {
      (row.top, row.bottom) = (Int16(y), Int16(y + 1))
      blend(row, color, coverage(step, y, bounds))
    }
  }

  // MARK: Many colors

  private func gradient(_ step: SceneStep, _ bounds: PixelBounds) {
    let gradient = tables.gradients[Int(step.argument)]
    let ramp = tables.ramps[Int(gradient.ramp)]
    for y in bounds.rows {
      ramp.row(
        gradient, y, from: Int(bounds.left), count: bounds.width, into: workspace.pixels)
      lay(UnsafePointer(workspace.pixels), step, y, bounds)
    }
  }

  private func picture(_ step: SceneStep, _ bounds: PixelBounds) {
    let picture = tables.pictures[Int(step.argument)]
    for y in bounds.rows {
      var row = picture.row(Int(bounds.left), y)
      if let white = picture.white {
        PixelKernels.multiply(row, by: white, count: bounds.width, into: workspace.pixels)
        row = UnsafePointer(workspace.pixels)
      }
      lay(row, step, y, bounds, opacity: picture.alpha)
    }
  }

  /// Ends a group, by blending its layer into the target before it.
  private mutating func composite(_ step: SceneStep, _ bounds: PixelBounds) {
    guard let before = outer.popLast() else { return }
    let layer = target
    target = before
    let opacity = UInt8(step.opacity * 255 + 0.5)
    for y in bounds.rows {
      lay(UnsafePointer(layer.place(Int(bounds.left), y)), step, y, bounds, opacity: opacity)
    }
  }

  /// Blends a row of pixels, clipped by a step's shape and clips.
  private func lay(
    _ source: UnsafePointer<UInt32>, _ step: SceneStep, _ y: Int, _ bounds: PixelBounds,
    opacity: UInt8 = 255
  ) {
    let row = target.place(Int(bounds.left), y)
    if step.shape < 0 && step.clip < 0 && opacity == 255 {
      return PixelKernels.blend(row, source, count: bounds.width)
    }
    let coverage = coverage(step, y, bounds)
    PixelKernels.multiply(workspace.coverage, by: opacity, count: bounds.width)
    PixelKernels.blend(row, source, count: bounds.width, coverage: coverage)
  }
}
