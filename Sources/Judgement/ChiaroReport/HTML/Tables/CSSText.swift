// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroSource

/// The notation of values in style sheets.
enum CSSText {
  /// Returns a text escaped for a quoted string: all characters except letters, digits and spaces
  /// are written as codes, so that it can end neither the string nor the `<style>` element.
  static func escape(_ text: String) -> String {
    var escaped = ""
    for scalar in VisibleText.reveal(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ": escaped.unicodeScalars.append(scalar)
      default: escaped += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return escaped
  }

  /// Returns a color in Display P3, clipped to its gamut, with four decimals: a tenth of an 8-bit
  /// step is 0.0004.
  static func displayP3(_ color: Color) -> String {
    let components = color.mapped(into: .displayP3, by: .clip).channelValues.map(number)
    let alpha = color.alpha >= 1 ? "" : " / \(number(max(0, color.alpha)))"
    return "color(display-p3 \(components.joined(separator: " "))\(alpha))"
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    if rounded == 0 { return "0" }
    return rounded == 1 ? "1" : "\(rounded)"
  }
}
