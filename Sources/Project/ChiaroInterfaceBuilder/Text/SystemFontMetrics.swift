// SPDX-License-Identifier: MIT

import ChiaroRaster
import Foundation

/// The widths of Apple's system font, as far as public files tell them.
///
/// The font itself is not free. Storyboards and xibs hold the frames that Xcode measured with it,
/// so that widths follow from the frames of labels: the table is a robust least-squares fit to
/// 1,500 labels of public projects with the fonts of 19 points and less, half of them within 0.3
/// points.
///
/// Spacing by size is that of the Human Interface Guidelines, Typography, Tracking values.
struct SystemFontMetrics {
  let size: Double
  let weight: Int
  private let isMonospaced: Bool

  init(_ text: DisplayList.Text) {
    size = Double(text.size)
    weight = Int(text.weight)
    isMonospaced = text.face.contains(.monospaced)
  }

  /// The height of a line: ascender and descender of the system font, without a gap.
  var lineHeight: Double { size * 1.193359375 }
  /// The distance of the baseline from the top of a line.
  var ascender: Double { size * 0.9521484375 }

  /// Returns the width of a character in points; nil if nothing is known of it.
  func width(of character: Character) -> Double? {
    guard let units = Self.units(of: character) else { return nil }
    // Menlo's and Courier New's letters are as wide.
    if isMonospaced { return size * 0.6 }
    let isSpace = character == " " || character == "\u{A0}"
    let design = isSpace ? units : units * Self.factor(ofWeight: weight)
    return (design + opticalChange + tracking) * size / 1000
  }

  /// The width of a text in one line, in points; what no table knows is measured by a closure.
  func width(of text: some StringProtocol, unknown: (String) -> Double) -> Double {
    if let width = widthOfASCII(text) { return width }
    var width = 0.0
    var unknownText = ""
    for character in text {
      if let known = self.width(of: character) {
        width += known
      } else {
        unknownText.append(character)
      }
    }
    return unknownText.isEmpty ? width : width + unknown(unknownText)
  }

  /// The width of a text of ASCII alone, which takes no look at characters; nil for others.
  private func widthOfASCII(_ text: some StringProtocol) -> Double? {
    let factor = Self.factor(ofWeight: weight)
    let (optical, tracking) = (opticalChange, tracking)
    var width = 0.0
    for byte in text.utf8 {
      // A line's end is one character, of one byte or two.
      guard byte < 127, byte != 0x0D else { return nil }
      if isMonospaced {
        width += byte < 32 ? 0 : size * 0.6
        continue
      }
      let units = byte < 32 ? 0 : Self.ascii[Int(byte) - 32]
      let design = byte == 32 ? units : units * factor
      width += (design + optical + tracking) * size / 1000
    }
    return width
  }

  /// The widths of the characters from the blank to the tilde, in thousandths of the font's size.
  private static let ascii: [Double] = [
    278, 312, 437, 618, 584, 945, 667, 275, 378, 378, 389, 660, 254, 477, 279, 314, 631,
    472, 601, 625, 632, 615, 641, 563, 647, 642, 312, 278, 641, 613, 641, 514, 914, 670,
    657, 718, 725, 596, 564, 744, 752, 269, 524, 647, 569, 875, 761, 785, 635, 769, 655,
    647, 589, 745, 611, 960, 460, 641, 699, 397, 314, 397, 640, 582, 540, 550, 620, 559,
    610, 570, 360, 609, 600, 252, 221, 546, 260, 878, 592, 590, 616, 612, 380, 519, 359,
    585, 519, 754, 507, 534, 544, 373, 300, 373, 640,
  ]

  private static func units(of character: Character) -> Double? {
    if let code = character.asciiValue {
      return code < 32 ? 0 : code < 127 ? ascii[Int(code) - 32] : nil
    }
    switch character {
    case "\u{2019}", "\u{2018}": return 260
    case "\u{201C}", "\u{201D}": return 440
    case "\u{2026}": return 821
    case "\u{2022}": return 496
    case "\u{2013}": return 560
    case "\u{2014}": return 940
    case "\u{A0}": return ascii[0]
    default: break
    }
    // A letter with an accent is as wide as the letter.
    guard character.unicodeScalars.first.map({ $0.value < 0x250 }) == true,
      let base = character.decomposed.first, let code = Character(base).asciiValue, code >= 32
    else { return isWide(character) ? 1000 : nil }
    return ascii[Int(code) - 32]
  }

  /// Whether a character is of Chinese, Japanese or Korean writing, whose characters are squares.
  static func isWide(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0x9FFF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFF00...0xFFEF).contains(value)
      || (0x20000...0x2FFFF).contains(value)
  }

  /// How much wider letters of a weight are; medians of the same labels.
  private static func factor(ofWeight weight: Int) -> Double {
    switch weight {
    case ..<250: 0.965
    case ..<350: 0.983
    case ..<450: 1
    case ..<550: 1.0225
    case ..<650: 1.047
    case ..<750: 1.082
    default: 1.11
    }
  }

  /// How much narrower letters are drawn for large sizes, from 20 points on.
  private var opticalChange: Double { size <= 19 ? 0 : -min(57, 13 + (size - 20) * 8) }

  private var tracking: Double {
    let table = Self.trackings
    let place = (size - 6).rounded()
    return place <= 0 ? table[0] : table[Int(min(place, Double(table.count - 1)))]
  }

  /// The tracking for sizes from 6 points, in thousandths of the font's size.
  private static let trackings: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 8, 8,
  ]
}

extension Character {
  /// The scalars of the canonical decomposition.
  fileprivate var decomposed: String.UnicodeScalarView {
    String(self).decomposedStringWithCanonicalMapping.unicodeScalars
  }
}
