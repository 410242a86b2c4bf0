// SPDX-License-Identifier: MIT

// Rows of coverage, for what is not drawn straight from where it is kept.
extension FastPainter {
  /// Returns the coverage of a row by a step's shape and clips; valid until the next row is
  /// requested.
  func coverage(_ step: SceneStep, _ y: Int, _ bounds: PixelBounds) -> UnsafePointer<UInt8> {
    if step.shape >= 0 {
      coverRow(step.shape, y, bounds, workspace.coverage)
    } else {
      workspace.coverage.update(repeating: 255, count: bounds.width)
    }
    var clip = step.clip
    while clip >= 0 {
      let shape = tables.clips[Int(clip)]
      coverRow(shape.shape, y, bounds, workspace.other)
      PixelKernels.multiply(
        workspace.coverage, by: UnsafePointer(workspace.other), count: bounds.width)
      clip = shape.parent
    }
    return UnsafePointer(workspace.coverage)
  }

  /// Writes the coverage of each pixel of a row by a shape.
  func coverRow(
    _ index: Int32, _ y: Int, _ bounds: PixelBounds, _ row: UnsafeMutablePointer<UInt8>
  ) {
    let shape = tables.shapes.shapes[Int(index)]
    switch shape.kind {
    case .edges: coverEdges(tables.shapes.boxes[Int(shape.index)], y, bounds, row)
    case .mask:
      let mask = tables.shapes.masks[Int(shape.index)]
      let start = mask.bytes + max(0, y - Int(shape.bounds.top)) * mask.rowLength
      cover(row, bounds, y, shape.bounds) { $0.update(from: start + $1, count: $2) }
    case .patch: coverPatch(shape, y, bounds, row)
    }
  }

  /// Writes 0 for the columns outside of a shape, and calls `inside` for those within.
  ///
  /// The closure gets the memory to write to, the first column relative to the shape's left edge,
  /// and the number of columns.
  private func cover(
    _ row: UnsafeMutablePointer<UInt8>, _ bounds: PixelBounds, _ y: Int, _ shape: PixelBounds,
    _ inside: (UnsafeMutablePointer<UInt8>, Int, Int) -> Void
  ) {
    let first = max(bounds.left, shape.left)
    let last = min(bounds.right, shape.right)
    guard first < last, y >= shape.top, y < shape.bottom else {
      return row.update(repeating: 0, count: bounds.width)
    }
    let before = Int(first) - Int(bounds.left)
    let count = Int(last) - Int(first)
    row.update(repeating: 0, count: before)
    inside(row + before, Int(first) - Int(shape.left), count)
    (row + before + count).update(repeating: 0, count: bounds.width - before - count)
  }

  private func coverPatch(
    _ shape: FastShape, _ y: Int, _ bounds: PixelBounds, _ row: UnsafeMutablePointer<UInt8>
  ) {
    let patch = tables.shapes.patches[Int(shape.index)]
    let (top, whole) = (Int(shape.bounds.top), shape.bounds.height)
    let width = shape.bounds.width
    cover(row, bounds, y, shape.bounds) { target, first, count in
      let bytes = patch.row(y - top, of: whole)
      let end = first + count
      let left = max(0, min(end, patch.leftWidth) - first)
      target.update(from: bytes.left + first, count: left)
      let rightStart = width - patch.rightWidth
      let middle = max(0, min(end, rightStart) - max(first, patch.leftWidth))
      (target + left).update(repeating: bytes.middle, count: middle)
      let from = max(first, rightStart)
      (target + left + middle).update(
        from: bytes.right + (from - rightStart), count: max(0, end - from))
    }
  }

  private func coverEdges(
    _ box: RoundedBox, _ y: Int, _ bounds: PixelBounds, _ row: UnsafeMutablePointer<UInt8>
  ) {
    let height = min(box.bottom, Float(y + 1)) - max(box.top, Float(y))
    guard height > 0 else { return row.update(repeating: 0, count: bounds.width) }
    let around = PixelBounds(around: box)
    let whole = UInt8(height * 255 + 0.5)
    cover(row, bounds, y, around) { target, _, count in
      target.update(repeating: whole, count: count)
    }
    for column in [Int(around.left), Int(around.right) - 1] where bounds.columns.contains(column) {
      let width = min(box.right, Float(column + 1)) - max(box.left, Float(column))
      row[column - Int(bounds.left)] = UInt8(max(0, width) * height * 255 + 0.5)
    }
  }
}
