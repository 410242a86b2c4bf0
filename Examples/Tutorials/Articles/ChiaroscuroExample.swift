// SPDX-License-Identifier: MIT

// snippet.begin example
import Chiaroscuro
// snippet.end

extension ArticleExamples {
  /// The example of the article of Chiaroscuro.
  package static func chiaroscuro(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin example
    let catalog = try AssetCatalog(path: path)
    let card = catalog.color(named: "Surface/Card") ?? .white
    let text = DynamicColor { traits in
      traits.userInterfaceStyle == .dark ? .white : .black
    }

    for style in [UserInterfaceStyle.light, .dark] {
      let traits = TraitCollection(userInterfaceStyle: style)
      let ink = text.resolved(with: traits)
      let paper = card.resolved(with: traits)
      let contrast = ink.contrast(on: paper)
      print("\(style): \(ink.hexText) on \(paper.hexText), \(contrast)")
    }
    // snippet.end
  }
}
