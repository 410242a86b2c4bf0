// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The way in which text that does not fit its width is wrapped or truncated.
///
/// Apple counterpart: `NSLineBreakMode` · Source: NSParagraphStyle.h · Fidelity: approximate,
/// a last line that does not fit always ends with an ellipsis
public enum LineBreakMode: Int, Sendable, CaseIterable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters; here, they are broken between words.
  case byCharWrapping = 1
  /// Lines are cut off at the edge; here, they are truncated at the end with an ellipsis.
  case byClipping = 2
  /// The last line is truncated at the beginning with an ellipsis.
  case byTruncatingHead = 3
  /// The last line is truncated at the end with an ellipsis.
  case byTruncatingTail = 4
  /// The last line is truncated in the middle with an ellipsis.
  case byTruncatingMiddle = 5

  /// The place of the ellipsis.
  var truncation: DisplayList.Text.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
