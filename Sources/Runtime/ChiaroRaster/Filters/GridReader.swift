// SPDX-License-Identifier: MIT

/// A reader that averages pixels to the rows of a grid, one after the other from the top.
///
/// A sample weighs the pixels around it like a tent, with integers: 1, 2 … n on one side and n … 2,
/// 1 on the other. The sums of both sides come from one pass: adding up the running sums of n
/// pixels weighs them n … 2, 1, and n + 1 times their plain sum minus that weighs them 1, 2 … n.
/// Frequencies that the grid cannot represent are attenuated twice as much as by averaging blocks.
struct GridReader {
  private let pixels: PixelRows
  private let extent: PixelRectangle
  private let step: Int
  private let columns: ClosedRange<Int>
  /// The index of the next row.
  private(set) var row: Int
  /// The range of pixels that are read of a row, relative to the extent's left edge.
  private let span: Range<Int>
  /// The weighted sums of the upper halves of the next row's tents; `sums` are the whole tents of
  /// this row.
  private var upper: [SIMD16<UInt16>]
  private var sums: [SIMD4<UInt16>]

  /// Creates a reader that starts at a row; index −1 and one past the last stand for samples
  /// outside.
  init(
    _ pixels: PixelRows, extent: PixelRectangle, step: Int, columns: ClosedRange<Int>,
    firstRow: Int
  ) {
    self.pixels = pixels
    self.extent = extent
    self.step = step
    self.columns = columns
    row = firstRow
    span =
      max(0, (columns.lowerBound - 1) * step)..<min(extent.width, (columns.upperBound + 1) * step)
    upper = []
    sums = []
    guard step > 1 else { return }
    upper = [SIMD16<UInt16>](repeating: .zero, count: (span.count + 3) / 4)
    sums = [SIMD4<UInt16>](repeating: .zero, count: 4 * upper.count)
    addBlock(firstRow - 1)
  }

  /// Writes the next row, for all columns.
  mutating func read(into samples: UnsafeMutablePointer<SIMD4<Float>>) {
    if step == 1 {
      readPixels(into: samples)
    } else {
      addBlock(row)
      readTents(into: samples)
    }
    row += 1
  }

  private func line(_ y: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(
      pixels.pixel(
        x: extent.x + span.lowerBound, y: extent.y + min(max(y, 0), extent.height - 1)))
  }

  // MARK: Pixels

  private func readPixels(into samples: UnsafeMutablePointer<SIMD4<Float>>) {
    let line = line(row)
    for column in columns {
      let pixel = line + 4 * (min(max(column, 0), extent.width - 1) - span.lowerBound)
      samples[column - columns.lowerBound] =
        SIMD4<Float>(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3])) / 255
    }
  }

  // MARK: Tents

  /// Adds the block of lines below sample row `block` to the tents above and below it.
  private mutating func addBlock(_ block: Int) {
    let lines = (0..<step).map { line(block * step + $0) }
    Self.add(lines, pixels: span.count, upper: &upper, sums: &sums)
  }

  private static func add(
    _ lines: [UnsafePointer<UInt8>], pixels: Int, upper: inout [SIMD16<UInt16>],
    sums: inout [SIMD4<UInt16>]
  ) {
    let (groups, rest, factor) = (pixels / 4, pixels % 4, UInt16(lines.count + 1))
    lines.withUnsafeBufferPointer { lines in
      upper.withUnsafeMutableBufferPointer { upper in
        sums.withUnsafeMutableBytes { sums in
          for group in upper.indices {
            var (plain, falling) = (SIMD16<UInt16>.zero, SIMD16<UInt16>.zero)
            for line in lines {
              let place = UnsafeRawPointer(line + 16 * group)
              let bytes = group < groups ? load(place) : load(place, pixels: rest)
              plain &+= SIMD16<UInt16>(truncatingIfNeeded: bytes)
              falling &+= plain
            }
            sums.storeBytes(
              of: upper[group] &+ falling, toByteOffset: 32 * group, as: SIMD16<UInt16>.self)
            upper[group] = plain &* factor &- falling
          }
        }
      }
    }
  }

  @inline(__always)
  private static func load(_ place: UnsafeRawPointer) -> SIMD16<UInt8> {
    place.loadUnaligned(as: SIMD16<UInt8>.self)
  }

  /// Loads fewer than four pixels at the end of a line, without reading past it.
  private static func load(_ place: UnsafeRawPointer, pixels: Int) -> SIMD16<UInt8> {
    var bytes = SIMD16<UInt8>.zero
    for index in 0..<4 * pixels { bytes[index] = place.load(fromByteOffset: index, as: UInt8.self) }
    return bytes
  }

  /// Adds up the tents across the columns.
  private func readTents(into samples: UnsafeMutablePointer<SIMD4<Float>>) {
    let weight = Float(step * (step + 1))
    let scale = 1 / (weight * weight * 255)
    let (blocks, first) = (columns.count + 1, (columns.lowerBound - 1) * step)
    sums.withMemory { sums in
      var upper = SIMD4<Int32>.zero
      for block in 0..<blocks {
        let start = first + block * step
        let isInside = start >= span.lowerBound && start + step <= span.upperBound
        let (plain, falling) =
          isInside
          ? Self.add(sums + (start - span.lowerBound), step)
          : addClamped(sums, start)
        if block > 0 { samples[block - 1] = SIMD4<Float>(upper &+ falling) * scale }
        upper = plain &* Int32(step + 1) &- falling
      }
    }
  }

  @inline(__always)
  private static func add(
    _ sums: UnsafePointer<SIMD4<UInt16>>, _ count: Int
  ) -> (plain: SIMD4<Int32>, falling: SIMD4<Int32>) {
    var (plain, falling) = (SIMD4<Int32>.zero, SIMD4<Int32>.zero)
    for index in 0..<count {
      plain &+= SIMD4<Int32>(truncatingIfNeeded: sums[index])
      falling &+= plain
    }
    return (plain, falling)
  }

  /// Returns the same sums where columns lie outside: they count as the nearest one inside.
  private func addClamped(
    _ sums: UnsafePointer<SIMD4<UInt16>>, _ start: Int
  ) -> (plain: SIMD4<Int32>, falling: SIMD4<Int32>) {
    var (plain, falling) = (SIMD4<Int32>.zero, SIMD4<Int32>.zero)
    for index in 0..<step {
      let column = min(max(start + index, span.lowerBound), span.upperBound - 1)
      plain &+= SIMD4<Int32>(truncatingIfNeeded: sums[column - span.lowerBound])
      falling &+= plain
    }
    return (plain, falling)
  }
}
