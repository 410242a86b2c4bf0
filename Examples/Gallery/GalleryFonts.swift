// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster

/// The fonts with which the pages are set: those that the program carries, and the machine's.
enum GalleryFonts {
  /// The texts for which the fonts have every character.
  ///
  /// A machine without fonts for Chinese or for emoji shows no empty boxes.
  static func shown(of texts: [String]) -> [String] {
    guard let shaper = PangoTextShaper(fonts: .system) else { return texts }
    return texts.filter { text in
      let line = DisplayList.Text(text, size: 17, weight: 400)
      return shaper.shape(line, width: 400, height: 40, scale: 1).unknownGlyphs == 0
    }
  }
}
