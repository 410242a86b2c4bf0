// SPDX-License-Identifier: MIT

/// A shape as four corners, between which each row and each column stays the same.
struct NinePatch {
  /// One corner: its rows from the outer edge inwards, each ending at its own side.
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

  /// One row: the bytes of its ends, and the coverage between them.
  struct Row {
    var left: UnsafePointer<UInt8>
    var right: UnsafePointer<UInt8>
    var middle: UInt8
  }

  let topLeft: Corner
  let topRight: Corner
  let bottomLeft: Corner
  let bottomRight: Corner
  /// Whether all pixels but those of the corners are wholly covered.
  let isSolid: Bool

  /// The columns of the left ends.
  var leftWidth: Int { topLeft.width }
  /// The columns of the right ends.
  var rightWidth: Int { topRight.width }

  /// The patch of four tiles: top left, top right, bottom left, bottom right.
  init(_ tiles: [CoverageTile]) {
    topLeft = Corner(tiles[0], mirrored: false)
    topRight = Corner(tiles[1], mirrored: true)
    bottomLeft = Corner(tiles[2], mirrored: false)
    bottomRight = Corner(tiles[3], mirrored: true)
    isSolid = tiles.allSatisfy(\.isSolid)
  }

  /// A row counted from the top of a shape of a height.
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

  /// The rows between the corners, all of which are alike.
  func middleRows(of height: Int) -> Range<Int> {
    topLeft.height..<max(topLeft.height, height - bottomLeft.height)
  }
}
