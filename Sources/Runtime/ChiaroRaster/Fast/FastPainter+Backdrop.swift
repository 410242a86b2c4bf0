// SPDX-License-Identifier: MIT

// Materials, which change what was drawn so far.
extension FastPainter {
  /// Applies the backdrop filter of a step, which reads pixels in the backdrop's extent.
  func changeBackdrop(_ step: SceneStep, _ bounds: PixelBounds) {
    let backdrop = tables.backdrops[Int(step.argument)]
    let rows = UnsafeMutableRawPointer(target.base).assumingMemoryBound(to: UInt8.self)
    let pixels = PixelRows(
      base: rows, rowLength: target.stride * 4,
      size: PixelSize(width: target.stride, height: target.height))
    backdrop.filter.apply(
      to: pixels, region: local(bounds), extent: local(backdrop.extent),
      mask: mask(step, bounds))
  }

  /// Returns the mask of a step's shape and clips; nil where they cover everything.
  private func mask(_ step: SceneStep, _ bounds: PixelBounds) -> PlacedMask? {
    guard step.shape >= 0 || step.clip >= 0 else { return nil }
    let length = CoverageMask.rowLength(of: bounds.width)
    var bytes = [UInt8](repeating: 0, count: length * bounds.height)
    for y in bounds.rows {
      let row = coverage(step, y, bounds)
      let start = (y - Int(bounds.top)) * length
      for x in 0..<bounds.width { bytes[start + x] = row[x] }
    }
    let place = local(bounds)
    return PlacedMask(
      CoverageMask(size: PixelSize(width: place.width, height: place.height), bytes: bytes),
      at: PixelPoint(x: place.x, y: place.y))
  }

  /// Returns pixel bounds in the coordinates of the target.
  private func local(_ bounds: PixelBounds) -> PixelRectangle {
    PixelRectangle(
      x: Int(bounds.left) - target.left, y: Int(bounds.top) - target.top, width: bounds.width,
      height: bounds.height)
  }
}
