// SPDX-License-Identifier: MIT

// snippet.begin import
import Chiaroscuro
// snippet.end

/// The code of the tutorial "Colors and catalogs".
package enum ColorsAndCatalogs {
  /// Makes a color and prints its values in four appearances.
  package static func makeColor(_ print: (String) -> Void) throws {
    // snippet.begin color
    let ink = DynamicColor(
      light: try Color(css: "#1D3A4A"), dark: try Color(css: "#D6E8F0"),
      highContrastDark: .white)
    // snippet.end

    // snippet.begin resolve
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        let traits = TraitCollection {
          $0.userInterfaceStyle = style
          $0.accessibilityContrast = contrast
        }
        print("\(style) \(contrast): \(ink.resolved(with: traits).hexText)")
      }
    }
    // snippet.end

    // snippet.begin contrast
    let dark = TraitCollection(userInterfaceStyle: .dark)
    let ground = DynamicColor(light: .white, dark: try Color(css: "#10242B"))
    let ratio = ink.resolved(with: dark).contrast(on: ground.resolved(with: dark))
    print("in dark \(ratio)")
    // snippet.end
  }

  /// Reads a catalog, explains a lookup, and gives the color its missing value.
  ///
  /// - Parameters:
  ///   - path: an asset catalog with a color `Sand`, which is changed
  ///   - print: takes the lines that are printed
  /// - Throws: what reading and writing the catalog throw
  package static func mendCatalog(at path: String, _ print: (String) -> Void)
    throws
  {
    // snippet.begin read
    let catalog = try AssetCatalog(path: path)
    print("\(catalog.sets(of: .color).count) colors")

    guard let sand = catalog.set(.color, named: "Sand"),
      let values = sand.colorSet
    else { return }
    for style in [UserInterfaceStyle.light, .dark] {
      let traits = TraitCollection(userInterfaceStyle: style)
      let color = values.dynamicColor(named: "Sand").resolved(with: traits)
      print("\(style): \(color.hexText)")
    }
    // snippet.end

    // snippet.begin explain
    var query = VariantQuery()
    query.style = .dark
    for attempt in values.explain(query) {
      let entries = attempt.candidates.map { "entry \($0.slot) \($0.outcome)" }
      print("asked for \(attempt.step.luminosity): \(entries)")
    }
    let unused = values.entries.filter { $0.value == .empty }
    print("without a value: \(unused.map { $0.slot.style ?? "any" })")
    // snippet.end

    // snippet.begin write
    var editor = try ContentsEditor(sand)
    for entry in unused {
      editor.setColor(try Color(css: "#4A4234"), for: entry.slot)
    }
    try editor.write()

    let mended = try AssetCatalog(path: path).color(named: "Sand")
    let dark = TraitCollection(userInterfaceStyle: .dark)
    print("now dark: \(mended?.resolved(with: dark).hexText ?? "none")")
    // snippet.end
  }
}
