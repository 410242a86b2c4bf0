// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAppearance
import ChiaroColor
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroAppearance.
  package static func chiaroAppearance(_ print: (String) -> Void) throws {
    // snippet.begin example
    let card = DynamicColor(light: .white, dark: try Color(css: "#1C1C1E"))
    let dark = TraitCollection(userInterfaceStyle: .dark)
    for color in [card, .systemRed] {
      print("\(color.resolved(with: dark).hexText)")
    }

    dark.performAsCurrent {
      print("current: \(card.resolved.hexText)")
    }
    // snippet.end
  }
}
