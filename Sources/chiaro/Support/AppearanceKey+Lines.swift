// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension AppearanceKey {
  /// The key in words, in lines of at most so many characters as the longest word allows: the head
  /// of a column.
  func lines(width: Int) -> [String] {
    description.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
