// SPDX-License-Identifier: MIT

import ChiaroColor

/// The message of a finding, with a dot before each color that the message names.
enum FindingText {
  static func html(_ message: String, _ page: inout ReportPage) -> String {
    ColoredText(message).parts.map { part in
      let text = MarkupText.showWords(String(part.text))
      guard let color = part.color else { return text }
      let paint = page.paints.className(color, on: .white)
      return "<span class=\"hex \(paint)\">\(text)</span>"
    }.joined()
  }
}
