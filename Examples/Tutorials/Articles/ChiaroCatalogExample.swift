// SPDX-License-Identifier: MIT

// snippet.begin example
import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
// snippet.end

extension ArticleExamples {
  /// The example of the article of ChiaroCatalog.
  package static func chiaroCatalog(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin example
    let catalog = try AssetCatalog(path: path)
    let coral = catalog.color(named: "Brand/Coral")
    let dark = TraitCollection(userInterfaceStyle: .dark)
    print("\(coral?.resolved(with: dark).hexText ?? "no such color")")
    print("\(catalog.sets(of: .image).count) images")
    for diagnostic in catalog.diagnostics { print("\(diagnostic)") }
    // snippet.end
  }
}
