// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroRaster

extension DisplayList {
  /// The color of the text that begins with some letters, as `#RRGGBB`; nil when there is none.
  package func color(ofText prefix: String) -> String? {
    for case .text(_, let index, let slot) in commands
    where texts[Int(index)].string.hasPrefix(prefix) {
      return colors[Int(slot.index)].hexText
    }
    return nil
  }

  /// The lines of the description that begin with a command's name.
  package func lines(of command: String) -> [String] {
    description.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(command + " ") }.map(String.init)
  }
}
