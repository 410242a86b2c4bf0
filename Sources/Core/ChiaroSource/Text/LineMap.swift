// SPDX-License-Identifier: MIT

/// A map from byte offsets of a text to lines and columns.
///
/// Lines end at LF, CR LF or a lone CR. Columns count Unicode scalars from 1. The map stores the
/// position of every 512th byte, so that a lookup takes the same time in files of any size.
///
/// Source: SARIF 2.1.0 §3.30.6
package struct LineMap: Sendable {
  private let bytes: [UInt8]
  /// The positions of the bytes at multiples of `stride`.
  private let marks: [Place]

  /// Creates the map of a text, by one pass over it.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var marks: [Place] = []
    marks.reserveCapacity(bytes.count / Self.stride + 1)
    var place = Place()
    for start in Swift.stride(from: 0, through: bytes.count, by: Self.stride) {
      marks.append(place)
      place.move(over: start..<min(start + Self.stride, bytes.count), of: bytes)
    }
    self.marks = marks
  }

  /// Returns the line and column, both from 1, of the byte at an offset.
  ///
  /// An offset past the end gives the position of the end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let end = min(offset, bytes.count)
    var place = marks[end / Self.stride]
    place.move(over: (end / Self.stride * Self.stride)..<end, of: bytes)
    return (Int(place.line), Int(place.column))
  }

  private static let stride = 512

  private struct Place {
    var line: UInt32 = 1
    var column: UInt32 = 1

    mutating func move(over range: Range<Int>, of bytes: [UInt8]) {
      for index in range {
        let byte = bytes[index]
        // Almost every byte is printable ASCII.
        if byte &- 0x20 < 0x60 {
          column += 1
          continue
        }
        let endsLine =
          byte == lineFeed
          || byte == carriageReturn && !(index + 1 < bytes.count && bytes[index + 1] == lineFeed)
        if endsLine {
          line += 1
          column = 1
        } else if byte & 0b1100_0000 != 0b1000_0000 && byte != carriageReturn {
          column += 1
        }
      }
    }
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
