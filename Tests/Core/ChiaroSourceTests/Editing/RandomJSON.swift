// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport

/// JSON texts of any layout, with the same values as trees.
struct RandomJSON {
  private var random: SeededGenerator
  private var style = Style()

  struct Style {
    var lineBreak = "\n"
    var unit = "  "
    var colon = " : "
    var hasMark = false
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A text in one of many layouts.
  mutating func text() -> [UInt8] {
    style = Style(
      lineBreak: random.pick(["\n", "\r\n", ""]),
      unit: random.pick(["  ", "\t", "    "]),
      colon: random.pick([" : ", ": ", ":", " :\t"]),
      hasMark: random.once(in: 4))
    let mark: [UInt8] = style.hasMark ? [0xEF, 0xBB, 0xBF] : []
    return mark + value(depth: 0) + Array("\(style.lineBreak)".utf8)
  }

  private mutating func value(depth: Int) -> [UInt8] {
    switch depth < 5 ? random.index(under: 6) : 5 {
    case 0, 1:
      return container(UInt8(ascii: "["), UInt8(ascii: "]"), depth) { $0.value(depth: depth + 1) }
    case 2, 3:
      return container(UInt8(ascii: "{"), UInt8(ascii: "}"), depth) {
        $0.name() + Array($0.style.colon.utf8) + $0.value(depth: depth + 1)
      }
    default: return scalar()
    }
  }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ depth: Int, _ part: (inout RandomJSON) -> [UInt8]
  ) -> [UInt8] {
    let count = random.index(under: 5)
    let indent = { (style: Style, depth: Int) in
      Array(style.lineBreak.utf8)
        + (style.lineBreak.isEmpty
          ? [] : Array(String(repeating: style.unit, count: depth).utf8))
    }
    var bytes = [open]
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes += indent(style, depth + 1) + part(&self)
    }
    let isTrailing = count > 0 && random.once(in: 10)
    return bytes + (isTrailing ? [UInt8(ascii: ",")] : []) + indent(style, depth) + [close]
  }

  private mutating func name() -> [UInt8] {
    Array(random.pick([#""a""#, #""b""#, #""\u0063""#, #""é""#, #""colors""#]).utf8)
  }

  private mutating func scalar() -> [UInt8] {
    let texts = [
      "null", "true", "-0", "1.50", "1E2", "\"\"", "\"x\\\"y,]\"", "\"\\ud83d\\ude00\"", "\"é日\"",
    ]
    // Bytes that are no UTF-8 are in real files too.
    if random.once(in: 12) { return [0x22, 0xFF, 0xC3, 0x22] }
    return Array(random.pick(texts).utf8)
  }
}
