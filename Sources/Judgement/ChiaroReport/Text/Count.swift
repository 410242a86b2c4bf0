// SPDX-License-Identifier: MIT

/// The text of a number with its noun, such as `2 colors`.
enum Count {
  static func text(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }
}
