// SPDX-License-Identifier: MIT

/// A look over a text before it is parsed: how deep square brackets are nested.
///
/// SwiftParser 603.0.1 tries each `[` as an array and as a type, one inside of the other, so that
/// every level doubles its work (measured: 16 open brackets 0.7 s, 20 brackets 11 s, in a debug
/// build). Its own limit on nesting comes too late for that.
struct NestingScan {
  /// Nobody's arrays are deeper.
  static let limit = 12

  private var depth = 0
  private(set) var deepest = 0

  init(_ bytes: [UInt8]) {
    var place = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == bytes[place]:
        place = Self.lineEnd(bytes, place)
      case UInt8(ascii: "\""): place = Self.stringEnd(bytes, place)
      default: break
      }
      place += 1
    }
  }

  private static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  /// The end of a string of one line; a line that ends first ends it too.
  private static func stringEnd(_ bytes: [UInt8], _ start: Int) -> Int {
    var place = start + 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return place
      default: break
      }
      place += 1
    }
    return place
  }
}
