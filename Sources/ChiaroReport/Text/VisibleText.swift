// SPDX-License-Identifier: MIT

/// Text from files, made safe to look at.
enum VisibleText {
  /// The text with every character that is not seen, but changes what is, written out: a line break
  /// as `⟨U+000A⟩`, a right-to-left override as `⟨U+202E⟩`.
  ///
  /// These are the controls (they steer terminals and break lines), the separators of lines, and
  /// the format characters (they reorder and hide text) except the joiners, which emoji and many
  /// scripts are spelt with.
  static func reveal(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isUnseen(scalar) { shown += mark(scalar) } else { shown.unicodeScalars.append(scalar) }
    }
    return shown
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    // Zero width non-joiner and zero width joiner.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return true
    default: return false
    }
  }

  private static func mark(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
  }
}
