// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension NSAttributedString {
  /// The attributes that text gets which is typed in place of a range: those of the first letter
  /// that it replaces, else of the letter before, else of the letter after.
  func typingAttributes(at range: NSRange) -> [NSAttributedString.Key: Any] {
    guard length > 0 else { return [:] }
    let place = range.length > 0 ? range.location : range.location - 1
    return attributes(at: min(max(0, place), length - 1), effectiveRange: nil)
  }

  /// Returns the text with a range replaced by letters with attributes.
  func replacing(
    _ range: NSRange, with letters: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let text = NSMutableAttributedString(attributedString: self)
    text.replaceCharacters(
      in: range, with: NSAttributedString(string: letters, attributes: attributes))
    return text
  }
}
