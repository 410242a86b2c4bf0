// SPDX-License-Identifier: MIT

/// How deeply the containers of a property list's text are nested, without reading it.
enum NestingDepth {
  /// The depth in XML (tags) or in the old style (brackets outside of quotes), whichever it is.
  ///
  /// Never too small for a text that a reader would accept.
  static func measure(_ bytes: [UInt8]) -> Int {
    let first = bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    let isXML = first == UInt8(ascii: "<") || bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return isXML ? xmlDepth(bytes) : bracketDepth(bytes)
  }

  /// Counts opening tags that are not closed yet; what closes itself counts for a moment.
  private static func xmlDepth(_ bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "<") {
      switch bytes[index + 1] {
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"): continue
      default: depth += closesItself(bytes, from: index) ? 0 : 1
      }
      deepest = max(deepest, depth)
    }
    return deepest
  }

  private static func closesItself(_ bytes: [UInt8], from start: Int) -> Bool {
    let end = bytes[start...].prefix(256).firstIndex(of: UInt8(ascii: ">"))
    return end.map { bytes[$0 - 1] == UInt8(ascii: "/") } ?? false
  }

  private static func bracketDepth(_ bytes: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += isQuoted ? 0 : 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= isQuoted ? 0 : 1
      default: break
      }
      deepest = max(deepest, depth)
      index += 1
    }
    return deepest
  }
}
