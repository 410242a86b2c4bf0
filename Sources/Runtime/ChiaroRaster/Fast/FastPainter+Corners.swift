// SPDX-License-Identifier: MIT

// Shapes of four corners.
extension FastPainter {
  /// Fills a nine-patch shape.
  func fill(
    _ patch: NinePatch, _ whole: PixelBounds, _ bounds: PixelBounds, _ color: UInt32
  ) {
    if patch.isSolid {
      fillSolid(patch, whole, bounds, color)
    } else {
      fillRows(patch, whole, bounds, color)
    }
  }

  /// Fills a shape that is fully covered except for its corners: four corners and three blocks.
  private func fillSolid(
    _ patch: NinePatch, _ whole: PixelBounds, _ bounds: PixelBounds, _ color: UInt32
  ) {
    var (top, middle, bottom) = (whole, whole, whole)
    middle.top += Int16(patch.topLeft.height)
    middle.bottom -= Int16(patch.bottomLeft.height)
    top.bottom = middle.top
    bottom.top = middle.bottom
    fillWhole(middle, bounds, color)
    fillBand(top, patch.topLeft, patch.topRight, isBottom: false, bounds, color)
    fillBand(bottom, patch.bottomLeft, patch.bottomRight, isBottom: true, bounds, color)
  }

  /// Fills two corners and the pixels between them.
  private func fillBand(
    _ band: PixelBounds, _ left: NinePatch.Corner, _ right: NinePatch.Corner, isBottom: Bool,
    _ bounds: PixelBounds, _ color: UInt32
  ) {
    var (first, inner, last) = (band, band, band)
    inner.left += Int16(left.width)
    inner.right -= Int16(right.width)
    first.right = inner.left
    last.left = inner.right
    fillWhole(inner, bounds, color)
    fill(left, first, isBottom: isBottom, bounds, color)
    fill(right, last, isBottom: isBottom, bounds, color)
  }

  private func fillWhole(_ block: PixelBounds, _ bounds: PixelBounds, _ color: UInt32) {
    let visible = block.intersection(bounds)
    if !visible.isEmpty { fill(visible, color, coverage: 255) }
  }

  /// Fills a corner at its position; the rows of bottom corners run from the bottom up.
  private func fill(
    _ corner: NinePatch.Corner, _ place: PixelBounds, isBottom: Bool, _ bounds: PixelBounds,
    _ color: UInt32
  ) {
    let visible = place.intersection(bounds)
    guard !visible.isEmpty else { return }
    let row =
      isBottom
      ? Int(place.bottom) - 1 - Int(visible.top) : Int(visible.top) - Int(place.top)
    let start = row * corner.rowLength + Int(visible.left) - Int(place.left)
    PixelKernels.blend(
      target.place(Int(visible.left), Int(visible.top)), stride: target.stride,
      width: visible.width, height: visible.height, color, coverage: corner.bytes + start,
      coverageStride: isBottom ? -corner.rowLength : corner.rowLength)
  }

  /// Fills any shape: rows with corners one by one, those between them at once.
  private func fillRows(
    _ patch: NinePatch, _ whole: PixelBounds, _ bounds: PixelBounds, _ color: UInt32
  ) {
    let middle = patch.middleRows(of: whole.height)
    let (first, last) = (Int(bounds.top) - Int(whole.top), Int(bounds.bottom) - Int(whole.top))
    var y = first
    while y < last {
      let end = middle.contains(y) ? min(last, middle.upperBound) : y + 1
      var rows = bounds
      rows.top = whole.top + Int16(y)
      rows.bottom = whole.top + Int16(end)
      fill(patch.row(y, of: whole.height), patch, whole, rows, color)
      y = end
    }
  }

  /// Fills equal rows: the left end, the middle, and the right end.
  private func fill(
    _ row: NinePatch.Row, _ patch: NinePatch, _ whole: PixelBounds, _ rows: PixelBounds,
    _ color: UInt32
  ) {
    var (left, middle, right) = (rows, rows, rows)
    let (inner, outer) = (
      whole.left + Int16(patch.leftWidth), whole.right - Int16(patch.rightWidth)
    )
    left.right = min(rows.right, inner)
    right.left = max(rows.left, outer)
    middle.left = max(rows.left, inner)
    middle.right = min(rows.right, outer)
    if !left.isEmpty { blend(left, color, row.left + (Int(left.left) - Int(whole.left))) }
    if row.middle > 0 && !middle.isEmpty { fill(middle, color, coverage: row.middle) }
    if !right.isEmpty { blend(right, color, row.right + (Int(right.left) - Int(outer))) }
  }
}
