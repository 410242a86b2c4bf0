// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import Foundation

/// A JPEG file in sRGB, baseline and without subsampling.
///
/// This module needs no library of the system.
///
/// Source: ITU-T T.81, with the tables of its annex K
struct PlainJPEG {
  /// The file.
  private(set) var data = Data([0xFF, 0xD8])
  private var bits: (value: UInt32, count: Int) = (0, 0)

  /// Writes a picture on black.
  ///
  /// - Parameters:
  ///   - bitmap: the picture, of at most 65,535 pixels a side
  ///   - quality: from 0, the smallest file, to 1, the best
  init(_ bitmap: Bitmap, quality: Double) {
    let (width, height) = (bitmap.size.width, bitmap.size.height)
    let tables = [Self.luminance, Self.chrominance].map { Self.scaled($0, quality) }
    add(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
    for (index, table) in tables.enumerated() {
      add(0xDB, [UInt8(index)] + Self.order.map { UInt8(table[$0]) })
    }
    let sides = [height, width].flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    add(0xC0, [8] + sides + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
    for code in Code.all { add(0xC4, [code.kind] + code.counts + code.symbols) }
    add(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0])
    let planes = Self.planes(of: bitmap)
    var former = [0, 0, 0]
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        for plane in 0..<3 {
          let block = (0..<64).map { index in
            let (x, y) = (min(width - 1, left + index % 8), min(height - 1, top + index / 8))
            return planes[plane][y * width + x]
          }
          let table = tables[min(1, plane)]
          let waves = zip(Self.waves(of: block), table).map { Int(($0 / Double($1)).rounded()) }
          write(Self.order.map { waves[$0] }, after: &former[plane], isColor: plane > 0)
        }
      }
    }
    if bits.count % 8 > 0 { put((1 << UInt32(8 - bits.count % 8)) - 1, 8 - bits.count % 8) }
    data += [0xFF, 0xD9]
  }

  private mutating func add(_ marker: UInt8, _ content: [UInt8]) {
    let count = content.count + 2
    data += [0xFF, marker, UInt8(count >> 8), UInt8(count & 0xFF)] + content
  }

  /// The levels of brightness, blue and red, from -128 to 127.
  private static func planes(of bitmap: Bitmap) -> [[Double]] {
    var planes = [[Double]](repeating: [], count: 3)
    bitmap.forEachColorInSRGB { color in
      let parts = color.channelValues.map {
        max(0, min(1, $0)) * color.alpha * 255
      }
      let level = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
      planes[0].append(level - 128)
      planes[1].append((parts[2] - level) * 0.564)
      planes[2].append((parts[0] - level) * 0.713)
    }
    return planes
  }

  // MARK: Waves

  private static let cosines: [[Double]] = (0..<8).map { wave in
    let scale = wave == 0 ? 0.125.squareRoot() : 0.5
    return (0..<8).map { scale * cos(Double((2 * $0 + 1) * wave) * .pi / 16) }
  }

  /// The cosine transform of eight lines of eight.
  private static func waves(of block: [Double]) -> [Double] {
    func lines(_ block: [Double]) -> [Double] {
      // The result lies on its side, so that a second run stands upright again.
      (0..<64).map { index in
        let (wave, line) = (index / 8, index % 8)
        return (0..<8).reduce(0) { $0 + block[line * 8 + $1] * cosines[wave][$1] }
      }
    }
    return lines(lines(block))
  }

  private static func scaled(_ table: [Int], _ quality: Double) -> [Int] {
    let percent = max(1, min(100, quality * 100))
    let factor = percent < 50 ? 50 / percent : 2 - percent / 50
    return table.map { max(1, min(255, Int((Double($0) * factor).rounded()))) }
  }

  /// From the lowest wave to the highest, in zigzag.
  private static let order: [Int] = (0..<64).sorted { one, other in
    let (first, second) = (one / 8 + one % 8, other / 8 + other % 8)
    guard first == second else { return first < second }
    return first % 2 == 0 ? one > other : one < other
  }

  private static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]
  private static let chrominance =
    [
      17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99,
      99,
      47, 66, 99, 99, 99, 99, 99, 99,
    ] + Array(repeating: 99, count: 32)

  // MARK: Codes

  /// A prefix code: how many symbols have each length, and the symbols by length.
  private struct Code {
    let kind: UInt8
    let counts: [UInt8]
    let symbols: [UInt8]
    let codes: [UInt8: (bits: UInt32, count: Int)]

    /// A code in which all symbols have one length, but that no code is of ones alone.
    init(kind: UInt8, symbols: [UInt8], length: Int) {
      (self.kind, self.symbols) = (kind, symbols)
      counts = (1...16).map { $0 == length ? UInt8(symbols.count) : 0 }
      codes = Dictionary(
        uniqueKeysWithValues: symbols.enumerated().map { ($1, (UInt32($0), length)) })
    }

    /// Sizes of steps between blocks, and runs of zeros with the size of what follows.
    static let steps = Code(kind: 0x00, symbols: Array(0...11), length: 4)
    static let runs = Code(
      kind: 0x10,
      symbols: (0...15).flatMap { run in (0...10).map { UInt8(run << 4 | $0) } }, length: 8)
    static let all = [
      steps, runs, Code(kind: 0x01, symbols: steps.symbols, length: 4),
      Code(kind: 0x11, symbols: runs.symbols, length: 8),
    ]
  }

  private mutating func write(_ waves: [Int], after former: inout Int, isColor: Bool) {
    put(waves[0] - former, 0, Code.steps)
    former = waves[0]
    let last = waves.lastIndex { $0 != 0 } ?? 0
    var zeros = 0
    for wave in waves[..<(last + 1)].dropFirst() {
      if wave == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        put(0, 15, Code.runs)
        zeros -= 16
      }
      put(wave, zeros, Code.runs)
      zeros = 0
    }
    if last < 63 { put(0, 0, Code.runs) }
  }

  /// Writes a number after a run of zeros: the code of run and size, and as many bits.
  private mutating func put(_ number: Int, _ run: Int, _ code: Code) {
    let size = Int.bitWidth - abs(number).leadingZeroBitCount
    guard let known = code.codes[UInt8(run << 4 | size)] else { return }
    put(known.bits, known.count)
    put(UInt32(truncatingIfNeeded: number < 0 ? number + (1 << size) - 1 : number), size)
  }

  private mutating func put(_ value: UInt32, _ count: Int) {
    for place in (0..<count).reversed() {
      bits = (bits.value << 1 | (value >> UInt32(place) & 1), bits.count + 1)
      guard bits.count == 8 else { continue }
      let byte = UInt8(truncatingIfNeeded: bits.value)
      data += byte == 0xFF ? [byte, 0] : [byte]
      bits = (0, 0)
    }
  }
}
