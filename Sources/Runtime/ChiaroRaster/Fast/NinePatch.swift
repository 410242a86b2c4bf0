// SPDX-License-Identifier: MIT

/// A shape of four corners, between which all rows and columns are equal.
struct NinePatch {
  /// A corner: its rows from the outer edge inwards, each ending at its side.
  struct Corner {
    var bytes: UnsafePointer<UInt8>
    var rowLength: Int
    var width: Int
    var height: Int

    init(_ tile: CoverageTile, mirrored: Bool) {
      bytes = mirrored ? tile.mirrored : tile.bytes
      (rowLength, width, height) = (tile.rowLength, tile.width, tile.height)
    }
  }

  /// A row: the bytes of both ends, and the coverage between them.
  struct Row {
    var left: UnsafePointer<UInt8>
    var right: UnsafePointer<UInt8>
    var middle: UInt8
  }

  let topLeft: Corner
  let topRight: Corner
  let bottomLeft: Corner
  let bottomRight: Corner
  /// Whether all pixels except those of the corners are fully covered.
  let isSolid: Bool

  /// The number of columns of the left corners.
  var leftWidth: Int { topLeft.width }
  /// The number of columns of the right corners.
  var rightWidth: Int { topRight.width }

  /// Creates a patch from four tiles: top left, top right, bottom left, bottom right.
  init(_ tiles: [CoverageTile]) {
    topLeft = Corner(tiles[0], mirrored: false)
    topRight = Corner(tiles[1], mirrored: true)
    bottomLeft = Corner(tiles[2], mirrored: false)
    bottomRight = Corner(tiles[3], mirrored: true)
    isSolid = tiles.allSatisfy(\.isSolid)
  }

  /// Returns a row of a shape of the given height, counted from its top.
  @inline(__always)
  func row(_ y: Int, of height: Int) -> Row {
    let fromBottom = height - 1 - y
    let isBottom = fromBottom < bottomLeft.height
    let (left, right) = isBottom ? (bottomLeft, bottomRight) : (topLeft, topRight)
    // Behind the last row of the corner: how it goes on.
    let inner = min(isBottom ? fromBottom : y, left.height)
    let start = left.bytes + inner * left.rowLength
    return Row(
      left: start, right: right.bytes + inner * right.rowLength, middle: start[left.width])
  }

  /// Returns the range of rows between the corners, which are all equal.
  func middleRows(of height: Int) -> Range<Int> {
    topLeft.height..<max(topLeft.height, height - bottomLeft.height)
  }
}
