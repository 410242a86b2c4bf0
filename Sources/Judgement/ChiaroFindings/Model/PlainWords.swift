// SPDX-License-Identifier: MIT

package import ChiaroColor
import ChiaroSource

/// The words that messages share: first the problem, then the place, then the values.
package enum PlainWords {
  /// The words for the readability of text with a contrast, and the appearance:
  /// `Unreadable in dark`.
  ///
  /// - Parameters:
  ///   - ratio: the contrast, from 1 to 21
  ///   - appearance: the appearance in which it was measured; nil for all
  /// - Returns: the first words of a message
  package static func text(_ ratio: Double, in appearance: String? = nil) -> String {
    switch Consequence.unreadable.measured(MeasuredValue(ratio, minimum: 4.5)) {
    case .unreadable: "Unreadable" + place(appearance)
    case .hardlyReadable: "Hard to read" + place(appearance)
    default: "Low contrast" + place(appearance)
    }
  }

  /// The words for the visibility of a shape with a contrast, and the appearance:
  /// `Invisible in dark`.
  ///
  /// - Parameters:
  ///   - ratio: the contrast, from 1 to 21
  ///   - appearance: the appearance in which it was measured; nil for all
  /// - Returns: the first words of a message
  package static func shape(_ ratio: Double, in appearance: String? = nil) -> String {
    let consequence = Consequence.vanishes.measured(MeasuredValue(ratio, minimum: 3))
    return (consequence == .vanishes ? "Invisible" : "Hard to see") + place(appearance)
  }

  private static func place(_ appearance: String?) -> String {
    appearance.map { " in \($0)" } ?? ""
  }

  /// The name of a color: `black`, `white` or its value, `#336699`.
  package static func name(of color: Color) -> String { name(ofHex: color.hexText) }

  /// The name of a color by its value: `black`, `white` or the value.
  package static func name(ofHex value: String) -> String {
    switch value {
    case "#000000": "black"
    case "#FFFFFF": "white"
    default: value
    }
  }

  /// Returns the number of further items, as the end of a message.
  ///
  /// - Parameters:
  ///   - count: the number of items
  ///   - words: the word for several items
  ///   - word: the word for one item; nil if `words` fits one too
  /// - Returns: the words, such as `; 3 more like it`; empty for none
  package static func more(
    _ count: Int, _ words: String = "more like it", one word: String? = nil
  ) -> String {
    count < 1 ? "" : "; \(Count.text(count, word ?? words, words))"
  }
}
