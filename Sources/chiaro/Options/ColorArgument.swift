// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroColor

/// A color on the command line, as CSS text.
struct ColorArgument {
  var text: String
  var color: Color

  /// Reads a color; anything else is wrong usage, with what would be accepted.
  init(_ text: String) throws {
    self.text = text
    do throws(ColorError) {
      color = try Color(css: text)
    } catch {
      throw Outcome.usage("\(error)")
    }
  }
}
