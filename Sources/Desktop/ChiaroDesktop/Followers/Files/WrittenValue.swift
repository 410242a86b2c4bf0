// SPDX-License-Identifier: MIT

/// A value as a configuration file writes it, with or without quotes.
struct WrittenValue {
  /// The text between the quotes.
  var text: String
  private var quote: String

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - raw: the value as it is written; nil where there is none
  ///   - usual: the quote that a new value gets
  init(_ raw: String?, usualQuote usual: String = "") {
    guard let raw else {
      (text, quote) = ("", usual)
      return
    }
    let mark = ["\"", "'"].first { raw.count >= 2 && raw.hasPrefix($0) && raw.hasSuffix($0) }
    quote = mark ?? ""
    text = mark == nil ? raw : String(raw.dropFirst().dropLast())
  }

  /// Another text as it is written in the place of this one; nil where it cannot be.
  func replaced(by text: String) -> String? {
    let isOdd = text.unicodeScalars.contains {
      $0.properties.generalCategory == .control || $0 == "\\" || $0 == "\"" || $0 == "'"
    }
    let isBare = text.first?.isWhitespace == false && text.last?.isWhitespace == false
    return isOdd || !isBare ? nil : quote + text + quote
  }
}

extension FollowerEdit.Wish {
  /// The wish for a value that names a theme: the person's choice, or the sister of the theme that
  /// is set.
  ///
  /// - Parameters:
  ///   - own: the value that the person has set, as it is written
  ///   - word: what the value names, such as `theme`
  ///   - choice: the value that the person has chosen for the style
  ///   - isDark: whether the style is dark
  ///   - usualQuote: the quote that a new value gets
  ///   - exists: whether there is a theme of a name
  /// - Returns: the value, or why it stays
  static func family(
    _ own: String?, _ word: String, choice: String?, isDark: Bool, usualQuote: String = "",
    exists: (String) -> Bool
  ) -> Self {
    let written = WrittenValue(own, usualQuote: usualQuote)
    let style = isDark ? "dark" : "light"
    if let choice {
      return written.replaced(by: choice).map { .value($0) }
        ?? .left("the \(word) for \(style) cannot be written: \(choice)")
    }
    if written.text.isEmpty {
      return .left("no \(word) is set: name both \(word)s with --light and --dark")
    }
    let sister = StyleFamily.sister(of: written.text, isDark: isDark, exists: exists)
    return sister.flatMap { written.replaced(by: $0) }.map { .value($0) }
      ?? .left(
        """
        the \(word) \(written.text) has no \(style) counterpart: name both \(word)s with --light \
        and --dark
        """)
  }
}
