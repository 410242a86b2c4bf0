// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Testing

/// Offsets as lines and columns.
@Suite("Lines and columns")
struct LineMapTests {
  static let cases: [(text: String, offset: Int, place: String)] = [
    ("", 0, "1:1"), ("", 9, "1:1"), ("abc", 0, "1:1"), ("abc", 2, "1:3"), ("abc", 3, "1:4"),
    ("abc", 99, "1:4"), ("a\nb", 1, "1:2"), ("a\nb", 2, "2:1"), ("a\n", 2, "2:1"),
    ("\n\n\n", 3, "4:1"), ("a\r\nb", 1, "1:2"), ("a\r\nb", 2, "1:2"), ("a\r\nb", 3, "2:1"),
    ("a\rb", 2, "2:1"), ("a\r\rb", 3, "3:1"), ("a\r", 2, "2:1"), ("a\n\rb", 3, "3:1"),
    ("é\u{301}x", 4, "1:3"), ("日本x", 6, "1:3"), ("😀x", 4, "1:2"), ("\u{2028}x", 3, "1:2"),
  ]

  @Test("a place counts lines by LF, CR LF and CR, and columns by scalars", arguments: cases)
  func places(_ text: String, _ offset: Int, _ place: String) {
    let position = LineMap(Array(text.utf8)).position(of: offset)
    #expect("\(position.line):\(position.column)" == place)
  }

  @Test("the marks that the map keeps change nothing, at any offset of a long text")
  func marks() {
    var random = SeededGenerator(seed: 3)
    let pieces = ["a", "bc", "\n", "\r\n", "\r", "é", "日", "😀", "   "]
    let bytes = (0..<3000).flatMap { _ in Array(random.pick(pieces).utf8) }
    let map = LineMap(bytes)
    var line = 1
    var column = 1
    for offset in 0...bytes.count {
      let position = map.position(of: offset)
      #expect(position == (line, column), "\(offset)")
      guard offset < bytes.count else { break }
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      switch bytes[offset] {
      case 0x0D where next == 0x0A: break
      case 0x0A, 0x0D: (line, column) = (line + 1, 1)
      case 0x80...0xBF: break
      default: column += 1
      }
    }
  }
}
