// SPDX-License-Identifier: MIT

import ChiaroSource

/// The Swift table of material recipes, from Data/materials.json.
enum MaterialTables {
  private static let source = "Data/materials.json"

  static func files(root: String) throws -> [GeneratedFile] {
    let document = try readJSON(Path.join(root, source))
    let rows = try document.root["recipes"]?.elements.map { "    \(try row($0)),\n" } ?? []
    let content =
      GeneratedFile.header(from: source) + """
        extension MaterialRecipe {
          /// Every recipe that is known.
          public static let all: [MaterialRecipe] = [
        \(rows.joined())  ]
        }

        """
    return [
      GeneratedFile(
        path: "Sources/ChiaroAppearance/Materials/Generated/MaterialRecipe+All.swift",
        content: content)
    ]
  }

  private static func row(_ recipe: JSONValue) throws -> String {
    let style = try recipe.text("style")
    let amount = try recipe.numeral("luminanceAmount")
    let points = recipe["luminanceValues"]?.elements.map(\.sourceText) ?? []
    let luminance =
      Double(amount) == 0
      ? "nil" : ".init(amount: \(amount), curve: [\(points.joined(separator: ", "))])"
    let fills = try recipe["fills"]?.elements.map { fill in
      ".init(white: \(try fill.numeral("white")), alpha: \(try fill.numeral("alpha")), "
        + "mode: .\(try fill.text("mode")))"
    }
    return """
      MaterialRecipe(
            name: "\(try recipe.text("name"))", platform: .\(try platform(recipe)), \
      style: .\(style == "any" ? "unspecified" : style), confidence: .\(try recipe.text("confidence")),
            blurRadius: \(try recipe.numeral("blurRadius")), saturation: \(try recipe.numeral("saturation")), \
      clampsSaturation: \(recipe["clampsSaturation"]?.bool == true), \
      brightness: \(try recipe.numeral("brightness")),
            luminance: \(luminance), fills: [\((fills ?? []).joined(separator: ", "))])
      """
  }

  private static func platform(_ recipe: JSONValue) throws -> String {
    try recipe.text("platform") == "macos" ? "macOS" : "iOS"
  }
}
