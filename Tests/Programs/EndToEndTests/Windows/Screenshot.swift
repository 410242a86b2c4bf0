// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

/// The pixels of a screen, as the program xwd writes them: blue, green and red, perhaps a byte of
/// nothing, rows from the top down with some bytes after each.
struct Screenshot: Equatable {
  /// As `Data`, whose comparison does not go byte by byte where nothing is optimized.
  let bytes: Data
  private let bytesPerPixel: Int
  private let bytesPerRow: Int

  /// Reads a header of numbers with the highest byte first, passes over a table of colors, and
  /// takes the rows.
  ///
  /// Source: XWDFile.h, version 7
  init(xwd file: [UInt8]) throws {
    func number(_ index: Int) -> Int {
      file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard file.count > 100, number(1) == 7, number(7) == 0 else {
      throw WindowTestProblem("no picture of the X server's: \(file.count) bytes")
    }
    (bytesPerPixel, bytesPerRow) = (number(11) / 8, number(12))
    let (start, count) = (number(0) + number(19) * 12, number(12) * number(5))
    guard [3, 4].contains(bytesPerPixel), file.count >= start + count else {
      throw WindowTestProblem("a picture of \(bytesPerPixel) bytes a pixel, or one that ends early")
    }
    bytes = Data(file[start..<start + count])
  }

  /// The red, green and blue of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let place = y * bytesPerRow + x * bytesPerPixel
    return [bytes[place + 2], bytes[place + 1], bytes[place]]
  }

  /// How many of 255 parts of `second` this is a mixture of, with `first`; nil where it is none.
  ///
  /// One number for all pixels. A place where the two differ much leaves few numbers that it can
  /// be; each of those is tried on the whole picture.
  func weight(between first: Screenshot, and second: Screenshot) -> Int? {
    guard bytes.count == first.bytes.count, bytes.count == second.bytes.count,
      let place = stride(from: 0, to: bytes.count, by: 97).max(by: { one, two in
        first.distance(to: second, at: one) < first.distance(to: second, at: two)
      })
    else { return nil }
    let (from, to) = (Int(first.bytes[place]), Int(second.bytes[place]))
    return (0...255).first { weight in
      let mixed = ((from * (255 - weight) + to * weight) * 2 + 255) / 510
      return mixed == bytes[place] && first.mixed(with: second, weight) == bytes
    }
  }

  private func distance(to other: Screenshot, at place: Int) -> Int {
    abs(Int(bytes[place]) - Int(other.bytes[place]))
  }

  private func mixed(with other: Screenshot, _ weight: Int) -> Data {
    var mixed = Data(count: bytes.count)
    bytes.withUnsafeBytes { first in
      other.bytes.withUnsafeBytes { second in
        mixed.withUnsafeMutableBytes {
          PixelTransfer.mix(first, second, progress: Double(weight) / 255, into: $0)
        }
      }
    }
    return mixed
  }
}
