// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A flat picture as runs: pixels that are as those above, pixels that are as the one before, and
/// others.
///
/// Every color is first a pixel of its own, so that these tell all colors.
struct FlatScan {
  /// A part of the picture, in the order of rows.
  struct Run {
    enum Kind: UInt8 {
      /// The beginning of a row of the picture.
      case row
      /// A pixel; its color is the value, and its index in the palette is `more`.
      case pixel
      /// A run of pixels that each equal the one to their left; the value is their number.
      case left
      /// A run of pixels that each equal the one above them; the value is their number, and `more`
      /// the number of rows that begin within the run.
      case above
    }

    var kind: Kind
    var more: UInt32
    var value: UInt32
  }

  let size: PixelSize
  private(set) var runs: [Run] = []
  private(set) var palette = FlatPalette()
  /// Whether no pixel lets through what is behind it.
  private(set) var isOpaque = true
  /// The number of pixels that are in no run.
  private var lonely = 0

  /// Creates the runs of a picture; nil for one that is not flat.
  init?(_ pixels: UnsafePointer<UInt32>, _ size: PixelSize) {
    self.size = size
    let (width, most) = (size.width, size.pixelCount / 3 + 4_096)
    for y in 0..<size.height {
      let row = pixels + y * width
      add(row, above: y > 0 ? row - width : nil)
      if lonely > most { return nil }
    }
  }

  /// The most symbols that the runs take, where a pixel has some bytes.
  func mostSymbols(bytesOfPixel length: Int) -> Int {
    runs.reduce(0) { sum, run in
      switch run.kind {
      case .row: sum + 1
      case .pixel: sum + length
      case .left, .above: sum + 2 + (Int(run.more) + Int(run.value) * length) / FlatBytes.longest
      }
    }
  }

  private mutating func add(_ row: UnsafePointer<UInt32>, above: UnsafePointer<UInt32>?) {
    let width = size.width
    var x = above.map { Self.equalCount(row, $0, width) } ?? 0
    if x > 0 { addAbove(x, rows: 1) } else { runs.append(Run(kind: .row, more: 0, value: 0)) }
    while x < width {
      let color = row[x]
      var count = 1
      if let above, above[x] == color {
        count = Self.equalCount(row + x, above + x, width - x)
        addAbove(count, rows: 0)
      } else if x > 0, row[x - 1] == color {
        // The rest of the row is compared with itself, moved by a pixel.
        count = Self.equalCount(row + x, row + x - 1, width - x)
        runs.append(Run(kind: .left, more: 0, value: UInt32(count)))
      } else {
        addPixel(color)
      }
      x += count
    }
  }

  private mutating func addAbove(_ count: Int, rows: UInt32) {
    if let last = runs.indices.last, runs[last].kind == .above {
      runs[last].more += rows
      runs[last].value += UInt32(count)
    } else {
      runs.append(Run(kind: .above, more: rows, value: UInt32(count)))
    }
  }

  private mutating func addPixel(_ color: UInt32) {
    lonely += 1
    if color >> 24 != 255 { isOpaque = false }
    let index = palette.isExceeded ? nil : palette.index(of: color)
    runs.append(Run(kind: .pixel, more: UInt32(index ?? 0), value: color))
  }

  /// Returns how many pixels at the beginning of two rows are equal.
  private static func equalCount(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ count: Int
  ) -> Int {
    var index = 0
    while index &+ 8 <= count {
      let (a, b) = (UnsafeRawPointer(one + index), UnsafeRawPointer(other + index))
      var difference: UInt64 = 0
      for place in 0..<4 {
        difference |=
          a.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self)
          ^ b.loadUnaligned(fromByteOffset: place &* 8, as: UInt64.self)
      }
      if difference != 0 { break }
      index &+= 8
    }
    while index < count, one[index] == other[index] { index &+= 1 }
    return index
  }
}
