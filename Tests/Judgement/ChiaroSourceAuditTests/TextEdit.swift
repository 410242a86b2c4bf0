// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A stretch of bytes, and the text that a fix puts in its place.
struct TextEdit: Hashable {
  var range: Range<Int>
  var text: String
}

extension Fix {
  /// The edits by text.
  var textEdits: [TextEdit] {
    patches.flatMap(\.edits).compactMap { edit in
      guard case .replace(let range, let bytes) = edit else { return nil }
      return TextEdit(range: range, text: String(decoding: bytes, as: UTF8.self))
    }
  }
}
