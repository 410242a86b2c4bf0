// SPDX-License-Identifier: MIT

/// The words of a text that contain Korean syllables.
///
/// Unicode lets a line end between any two syllables, as in Chinese; readers of Korean expect it
/// between words, and Apple's labels do so since iOS 14.
///
/// Source: UAX #14 §5.6; NSParagraphStyle.h, NSLineBreakStrategyHangulWordPriority
enum KoreanWords {
  /// Returns the ranges of bytes of words with Korean syllables, in order.
  ///
  /// - Parameters:
  ///   - string: any text
  ///   - longest: the number of characters that fit into a line: longer words are left out, since
  ///     they must be broken somewhere
  /// - Returns: the ranges, each of two characters at least
  static func ranges(in string: String, longest: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    // Most texts have no character that is encoded as syllables are.
    guard string.utf8.contains(where: { $0 >= leastByte }) else { return ranges }
    var (place, start, count, hasSyllable) = (0, 0, 0, false)
    func endWord() {
      if hasSyllable, count > 1, count <= longest { ranges.append(start..<place) }
    }
    for scalar in string.unicodeScalars {
      let length = UTF8.width(scalar)
      if scalar.properties.isWhitespace {
        endWord()
        (start, count, hasSyllable) = (place + length, 0, false)
      } else {
        count += 1
        hasSyllable = hasSyllable || isSyllable(scalar)
      }
      place += length
    }
    endWord()
    return ranges
  }

  /// The first byte of U+1100 in UTF-8; those of all later characters are greater or equal.
  private static let leastByte: UInt8 = 0xE1

  private static func isSyllable(_ scalar: UnicodeScalar) -> Bool {
    (0xAC00...0xD7A3).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
  }
}
