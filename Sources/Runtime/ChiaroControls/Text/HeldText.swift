// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation

/// What a label or a field holds: characters alone, or characters with attributes.
struct HeldText {
  /// The characters that were set without attributes; nil for none.
  private var plain: String?
  /// The text as it is drawn, where it has attributes; nil where it has none.
  private(set) var styled: AttributedText?
  /// The text with all attributes, also those that are not drawn; nil where none were given.
  private var attributed: NSAttributedString?

  /// The characters; nil for none.
  var characters: String? { styled?.string ?? plain }

  /// The text as it is drawn, whose runs without a font or a color have those that are given; nil
  /// where it has no attributes.
  func drawn(_ font: Font, _ color: DynamicColor) -> AttributedText? {
    guard var text = styled else { return nil }
    for index in text.runs.indices {
      text.runs[index].font = text.runs[index].font ?? font
      text.runs[index].foregroundColor = text.runs[index].foregroundColor ?? color
    }
    return text
  }

  /// Sets characters without attributes.
  mutating func set(_ characters: String?) {
    self = HeldText()
    plain = characters
  }

  /// Sets a text in runs; nil brings back the characters that were set alone.
  mutating func set(styled text: AttributedText?) { (styled, attributed) = (text, nil) }

  #if !canImport(UIKit) && !canImport(AppKit)
    /// Sets a text with attributes, which takes the place of all others; nil leaves none.
    @MainActor
    mutating func set(attributed text: NSAttributedString?) {
      self = HeldText()
      attributed = text.map(NSAttributedString.init(attributedString:))
      styled = text.map { AttributedText($0) }
    }

    /// The text with its attributes: those that were given, or a font and a color.
    func attributed(_ font: Font, _ color: DynamicColor) -> NSAttributedString? {
      attributed ?? styled?.attributedString
        ?? plain.map {
          NSAttributedString(string: $0, attributes: [.font: font, .foregroundColor: color])
        }
    }
  #endif
}
