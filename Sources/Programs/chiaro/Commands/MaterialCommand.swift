// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroColor
import ChiaroSource

/// `chiaro material`: what a material makes of a flat background.
struct MaterialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "material",
    abstract: "Show the color of a system material over a flat background.",
    usage: "chiaro material [<options>] <name> --over <over>",
    discussion: HelpText.text(
      """
      Names are those of UIBlurEffect.Style (systemThinMaterial, light, prominent) and of \
      NSVisualEffectView.Material (sidebar, menu). Documentation/Fidelity.md says how close each \
      is to Apple's. With --reduce-transparency or --increase-contrast the background does not \
      show through.
      """,
      examples: [
        "chiaro material systemThinMaterial --over \"#808080\"",
        "chiaro material sidebar --over red --style dark --platform macos",
        "chiaro material titlebar --over black --increase-contrast",
      ]))

  @Argument(help: "The material's name.")
  var name: String

  @Option(
    help:
      "The background, as CSS text; a translucent one lies over white, or over black in dark.")
  var over: String

  @Option(help: "The interface style.")
  var style: StyleOption = .light

  @Option(help: "The material's platform; by default iOS, or macOS if only macOS has it.")
  var platform: Platform?

  @Flag(help: "Use the opaque form, where labels have a contrast of 4.5:1.")
  var reduceTransparency = false

  @Flag(help: "Use the opaque form with more contrast, where labels have 7:1.")
  var increaseContrast = false

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let background = try ColorLookup.css(over)
    let recipe = try MaterialLookup(name: name, platform: platform, style: style).recipe()
    let color = result(recipe, over: background)
    switch format {
    case .json:
      try Terminal.print(JSON.object([.init("version", 1), .init("color", json(color))]))
    case .text: try Terminal.print(colors: Self.text(color, recipe))
    }
  }

  private func result(_ recipe: MaterialRecipe, over background: Color) -> Color {
    if reduceTransparency || increaseContrast {
      return recipe.opaqueForm(contrast: increaseContrast ? .high : .normal)
    }
    let ground = style == .dark ? Color.black : .white
    return recipe.applied(to: background.composited(over: ground))
  }

  private func json(_ color: Color) -> JSON {
    [
      "space": "srgb",
      "components": .array(color.channelValues.map(JSON.number)),
      "alpha": .number(color.alpha),
      "hex": .string(color.hexText),
    ]
  }

  private static func text(_ color: Color, _ recipe: MaterialRecipe) -> String {
    let label = recipe.isDark ? Color.white : .black
    let name = recipe.isDark ? "white" : "black"
    return "\(color.hexText)  \(color.cssText(decimals: 4))  (\(recipe.id), "
      + "\(color.contrast(on: label)) with \(name))\n"
  }
}

/// The recipe that a name means on the command line.
struct MaterialLookup {
  var name: String
  var platform: Platform?
  var style: StyleOption

  /// The recipe; a name that means none ends the program in words.
  func recipe() throws -> MaterialRecipe {
    let platforms = platform.map { [$0] } ?? [.iOS, .macOS]
    let shown: UserInterfaceStyle = style == .dark ? .dark : .light
    for platform in platforms {
      if let recipe = MaterialRecipe.named(name, on: platform, style: shown) { return recipe }
    }
    throw Outcome.unreadable(reason(platforms))
  }

  private func reason(_ platforms: [Platform]) -> String {
    let kinds: [Platform: MaterialStyle.Kind] = [.iOS: .blur, .macOS: .window]
    let named = platforms.compactMap { kinds[$0] }.compactMap {
      MaterialStyle.named(name, kind: $0)
    }
    if let style = named.first {
      return "the material \"\(name)\" is not measured in \(self.style.rawValue): \(style.note)"
    }
    if let style = MaterialStyle.named(name) {
      return style.kind == .vibrancy
        ? "\"\(name)\" is a vibrancy, not a material: \(style.note)"
        : "the material \"\(name)\" is not known on \(platforms[0].rawValue)"
    }
    let names = MaterialStyle.all.filter { $0.kind != .vibrancy }.map(\.name)
    let hint = Suggestions.hint(for: name, in: names)
    return "unknown material \"\(name)\"\(hint)"
  }
}
