// SPDX-License-Identifier: MIT

/// The line ending of a text: `\n`, `\r\n` or, in old files, `\r`.
package enum LineBreak: String, Sendable {
  case lf = "\n"
  case crlf = "\r\n"
  case cr = "\r"

  /// Returns the break that ends the first line of a text; `\n` for a text of one line.
  package static func first(in bytes: [UInt8]) -> LineBreak {
    guard let place = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return .lf }
    if bytes[place] == 0x0A { return .lf }
    return place + 1 < bytes.count && bytes[place + 1] == 0x0A ? .crlf : .cr
  }

  /// Returns all kinds of breaks that occur in a text.
  package static func kinds(in bytes: some Collection<UInt8>) -> Set<LineBreak> {
    var kinds: Set<LineBreak> = []
    var isBehindReturn = false
    for byte in bytes {
      if byte == 0x0A {
        kinds.insert(isBehindReturn ? .crlf : .lf)
      } else if isBehindReturn {
        kinds.insert(.cr)
      }
      isBehindReturn = byte == 0x0D
    }
    if isBehindReturn { kinds.insert(.cr) }
    return kinds
  }
}
