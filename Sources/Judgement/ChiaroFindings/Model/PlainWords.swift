// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The words that messages share: what is wrong comes first, then where, then the values.
package enum PlainWords {
  /// How badly text of a contrast can be read, and where: `Unreadable in dark`.
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

  /// How badly a shape of a contrast can be seen, and where: `Invisible in dark`.
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
  package static func name(of color: Color) -> String {
    switch color.hexText {
    case "#000000": "black"
    case "#FFFFFF": "white"
    case let value: value
    }
  }

  /// The number of further things behind a message: `; 3 more like it`; empty for none.
  package static func more(_ count: Int, _ words: String = "more like it") -> String {
    count < 1 ? "" : "; \(count) \(words)"
  }
}
