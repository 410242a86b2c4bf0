// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// The limits on the text that is laid out.
enum TextLimits {
  /// The largest number of characters of a text; the rest counts as truncated.
  static let scalarCount = 65_536
  /// The largest length of a line in points, beyond which Pango's integers would overflow.
  static let lineLength: Float = 1_000_000
  /// The range of font sizes in points, to which others are clamped.
  static let sizes: ClosedRange<Float> = 0.1...1_000
  /// The bounds of drawn text, in pixels from the top left of the box.
  static let bounds = PixelRectangle(x: -2_048, y: -2_048, width: 1 << 14, height: 1 << 30)
  /// The range of scales at which text is drawn.
  static let scales: ClosedRange<Float> = 0.01...64

  /// Returns the font size of a text within the limits; nil for an invalid one.
  static func size(_ text: DisplayList.Text) -> Float? {
    guard text.size > 0, text.size.isFinite else { return nil }
    return min(max(text.size, sizes.lowerBound), sizes.upperBound)
  }

  /// Returns the part of a text that is laid out, without NUL characters, which would end it, and
  /// whether that is all.
  static func content(_ string: String, size: Float) -> (String, isWhole: Bool) {
    var (content, isWhole) = (string, true)
    // A character takes a byte at least.
    let bytes = string.utf8.count
    if bytes > scalarCount || Float(bytes) * size > lineLength {
      let most = min(scalarCount, Int(saturating: lineLength / size))
      let scalars = string.unicodeScalars
      let end = scalars.index(scalars.startIndex, offsetBy: most, limitedBy: scalars.endIndex)
      if let end, end != scalars.endIndex {
        (content, isWhole) = (String(scalars[..<end]), false)
      }
    }
    if content.utf8.contains(0) { content.unicodeScalars.removeAll { $0.value == 0 } }
    return (withBreaks(content), isWhole)
  }

  /// The longest word that stays whole at a line break; longer ones may also break at its
  /// multiples.
  ///
  /// Pango looks through a whole word for each line of it: 60,000 letters took 39 seconds.
  static let wordLength = 400

  private static func withBreaks(_ content: String) -> String {
    guard content.utf8.count > wordLength else { return content }
    var result = ""
    var length = 0
    // Never within a flag or before a mark, even one that counts as a character of its own.
    for character in content {
      let count = character.unicodeScalars.count
      length = character == " " || character.isNewline ? 0 : length + count
      if length > wordLength, !isMark(character) {
        result.append("\u{200B}")
        length = count
      }
      result.append(character)
    }
    return result
  }

  private static func isMark(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
