// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// A color of a layer that stays when a drawn screen switches from light to dark.
package struct StaleLayer: Hashable, Sendable {
  /// The expression that gave the layer the color.
  var place: SourceLocation
  /// The property of the layer: `borderColor`.
  var property: String
  /// The color that it keeps, and the one that it should have in dark, such as `#C6C6C8`.
  var kept: String
  var wanted: String
  /// Whether people hardly see a difference between the two.
  var isAlike: Bool

  /// Reads a color as who measures screens tells it; nil for what is none.
  init?(_ value: JSONValue) {
    guard let place = value["place"].flatMap(SourceLocation.init(measured:)),
      let property = value["property"]?.string, let kept = value["kept"]?.string,
      let wanted = value["wanted"]?.string
    else { return nil }
    self.place = place
    (self.property, self.kept, self.wanted) = (property, kept, wanted)
    isAlike = value["isAlike"]?.bool ?? false
  }

  /// What is wrong: `The layer's borderColor stays black when the style changes; it should turn
  /// white`.
  var message: String {
    let names = [kept, wanted].map(PlainWords.name(ofHex:))
    return
      "The layer's \(property) stays \(names[0]) when the style changes; it should turn \(names[1])"
  }
}
