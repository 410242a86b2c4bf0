// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroColor
import ChiaroSource

/// `chiaro convert`: a color in another space.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert a color to another color space.",
    discussion: HelpText.text(
      """
      Spaces are named as in CSS Color 4 (srgb, srgb-linear, display-p3, xyz-d65, xyz-d50, lab, \
      lch, oklab, oklch) or as in asset catalogs (extended-srgb, extended-linear-srgb, \
      gray-gamma-22, extended-gray). Values outside of the space stay as they are without --map. \
      Text output has six decimals, JSON all of them. The hex form is sRGB, clipped for colors \
      outside of sRGB.
      """,
      examples: [
        "chiaro convert \"color(display-p3 1 0 0)\" --to srgb --map css",
        "chiaro convert systemTeal --platform macos --style dark --to oklch",
      ]))

  /// How colors outside a space are brought into it.
  enum Mapping: String, ExpressibleByArgument, CaseIterable {
    case clip
    case css
  }

  @Argument(help: "The color: CSS text, or a color's name.")
  var color: String

  @Option(
    help:
      """
      Where to look up names: an .xcassets folder, or a folder that contains some; by default the \
      current folder.
      """)
  var catalog: String?

  @OptionGroup var appearance: AppearanceOptions

  @Option(name: .customLong("to"), help: "The color space to convert to.")
  var target: String

  @Option(help: "Bring the color into the space: by clipping, or as CSS Color 4 does.")
  var map: Mapping?

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let space = try Self.space(target)
    let parsed = try ColorLookup(catalog: catalog, appearance: appearance).color(color)
    var converted = parsed.converted(to: space)
    if let map { converted = parsed.mapped(into: space, by: map == .clip ? .clip : .css) }
    switch format {
    case .json: try Terminal.print(Self.json(converted, named: target))
    case .text:
      let clipped = converted.isInGamut(of: .sRGB) ? "" : " (clipped)"
      try Terminal.print(
        colors: "\(Self.text(converted, named: target))  \(converted.hexText)\(clipped)\n")
    }
  }

  /// The names that `--to` takes.
  private static var names: [String] {
    ColorSpace.allCases.flatMap { [$0.cssName, $0.catalogName].compactMap { $0 } }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func space(_ name: String) throws -> ColorSpace {
    if let space = ColorSpace(cssName: name) ?? ColorSpace(catalogName: name) { return space }
    let nearest = Suggestions.nearest(to: name, in: names)
    let hint =
      nearest.isEmpty ? "one of \(names.joined(separator: ", "))" : nearest.joined(separator: ", ")
    throw Outcome.usage("unknown color space \"\(name)\" (expected \(hint))")
  }

  private static func json(_ color: Color, named space: String) -> JSON {
    let values = color.channelValues.enumerated().map { index, value in
      color.hasPowerlessHue && index == 2 ? JSON.null : .number(value)
    }
    return [
      "version": 1,
      "space": .string(space),
      "components": .array(values),
      "alpha": .number(color.alpha),
      "hex": .string(color.hexText),
    ]
  }

  /// The color with six decimals, which no eye and no screen tells from all of them.
  private static func text(_ color: Color, named space: String) -> String {
    if color.space.cssName != nil { return color.cssText(decimals: 6) }
    let values = color.channelValues.map { "\(($0 * 1e6).rounded() / 1e6)" }
    return "\(space) [\(values.joined(separator: ", "))]"
  }
}
