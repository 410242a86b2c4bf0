// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension AppearanceKey {
  /// Returns the key in words, broken into lines for the head of a column.
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
