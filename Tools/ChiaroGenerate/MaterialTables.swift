// SPDX-License-Identifier: MIT

import ChiaroSource

/// The Swift tables of material recipes and styles, from Data/materials.json, and their manual.
enum MaterialTables {
  private static let source = "Data/materials.json"

  static func files(root: String) throws -> [GeneratedFile] {
    let document = try readJSON(Path.join(root, source)).root
    return [
      try table(
        "MaterialRecipe", "Every recipe that is known.", document["recipes"],
        imports: "import ChiaroColor\n\n", row),
      try table("MaterialStyle", "Every style, in Apple's order.", document["styles"], style),
      FidelityManual.file(try document["styles"]?.elements.map(FidelityManual.Row.init) ?? []),
    ]
  }

  private static func table(
    _ type: String, _ comment: String, _ values: JSONValue?, imports: String = "",
    _ row: (JSONValue) throws -> String
  ) throws -> GeneratedFile {
    let rows = try values?.elements.map { "    \(try row($0)),\n" } ?? []
    let content =
      GeneratedFile.header(from: source) + """
        \(imports)extension \(type) {
          /// \(comment)
          public static let all: [\(type)] = [
        \(rows.joined())  ]
        }

        """
    let folder = "Sources/Runtime/ChiaroAppearance/Materials/Generated"
    return GeneratedFile(path: "\(folder)/\(type)+All.swift", content: content)
  }

  private static func style(_ style: JSONValue) throws -> String {
    """
    MaterialStyle(
          kind: .\(try style.text("kind")), name: "\(try style.text("name"))", \
    fidelity: .\(try style.text("fidelity")),
          isDeprecated: \(style["isDeprecated"]?.bool == true), note: "\(try style.text("note"))")
    """
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
            blurRadius: \(try recipe.numeral("blurRadius")), blursLast: \(recipe["blurAtEnd"]?.bool == true), saturation: \(try recipe.numeral("saturation")), \
      clampsSaturation: \(recipe["clampsSaturation"]?.bool == true), \
      brightness: \(try recipe.numeral("brightness")),
            luminance: \(luminance), fills: [\((fills ?? []).joined(separator: ", "))])
      """
  }

  private static func platform(_ recipe: JSONValue) throws -> String {
    try recipe.text("platform") == "macos" ? "macOS" : "iOS"
  }
}
