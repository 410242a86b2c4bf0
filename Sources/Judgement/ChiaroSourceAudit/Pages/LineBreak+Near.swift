// SPDX-License-Identifier: MIT

import ChiaroSource

extension LineBreak {
  /// Returns the break that ends the line at a place; of the last line, that of the line before.
  static func near(_ place: Int, in bytes: [UInt8]) -> LineBreak {
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    if let next = bytes[place...].firstIndex(where: isBreak) {
      return first(in: Array(bytes[next...].prefix(2)))
    }
    guard let last = bytes[..<place].lastIndex(where: isBreak) else { return .lf }
    let isPair = bytes[last] == 0x0A && last > 0 && bytes[last - 1] == 0x0D
    return isPair ? .crlf : bytes[last] == 0x0A ? .lf : .cr
  }
}
