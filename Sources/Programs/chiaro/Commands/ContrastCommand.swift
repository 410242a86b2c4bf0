// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroColor
import ChiaroSource

/// `chiaro contrast`: how well one color stands out from another.
struct ContrastCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "contrast",
    abstract:
      "Measure the WCAG 2.2 contrast of two colors, and suggest the nearest colors that pass.",
    usage: "chiaro contrast [<options>] <foreground> <background>",
    discussion: HelpText.text(
      """
      Colors are CSS text ("#336699", "rgb(0 0 0 / 50%)", "color(display-p3 1 0 0)"), names in \
      catalogs, or system colors of --platform. Ratios are compared unrounded, and rounded down \
      when printed.
      """,
      examples: [
        "chiaro contrast \"#777\" white",
        "chiaro contrast label systemBackground --style dark",
        "chiaro contrast Brand/Coral white --catalog App",
      ]))

  @Argument(help: "The foreground: CSS text, or a color's name.")
  var foreground: String

  @Argument(help: "The background: CSS text, or a color's name.")
  var background: String

  @Option(
    help:
      """
      Where to look up names: an .xcassets folder, or a folder that contains some; by default the \
      current folder.
      """)
  var catalog: String?

  @OptionGroup var appearance: AppearanceOptions

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let lookup = ColorLookup(catalog: catalog, appearance: appearance)
    let (front, ground) = (try lookup.color(foreground), try lookup.color(background))
    switch format {
    case .json: try Terminal.print(Self.json(front, ground))
    case .text: try Terminal.print(colors: Self.text(front, ground))
    }
  }

  private static let levels: [(name: String, title: String, level: ContrastLevel)] = [
    ("aa", "text, AA", .aa), ("aaLarge", "large text, AA", .aaLargeText),
    ("aaa", "text, AAA", .aaa), ("aaaLarge", "large text, AAA", .aaaLargeText),
    ("nonText", "graphics and controls", .nonText),
  ]

  private static let targets: [(name: String, ratio: Double)] = [("4.5", 4.5), ("7", 7)]

  // MARK: JSON

  private static func json(_ front: Color, _ ground: Color) -> JSON {
    let contrast = front.contrast(on: ground)
    let passes = levels.map { JSON.Member($0.name, .bool(contrast.passes($0.level))) }
    let visions = VisionDeficiency.allCases.map { deficiency in
      JSON.Member(
        deficiency.rawValue, .number(simulated(front, ground, deficiency).lowest.value))
    }
    return [
      "version": 1,
      "ratio": .number(contrast.lowest.value),
      "range": [.number(contrast.lowest.value), .number(contrast.highest.value)],
      "foreground": .string(front.hexText),
      "background": .string(ground.hexText),
      "passes": .object(passes),
      "vision": .object(visions),
      "nearest": .object(
        targets.map {
          JSON.Member($0.name, json(front.nearestPassing(ratio: $0.ratio, on: ground)))
        }
      ),
    ]
  }

  private static func json(_ passing: PassingColors) -> JSON {
    [
      "lighter": JSON(passing.lighter?.hexText), "darker": JSON(passing.darker?.hexText),
      "nearest": JSON(passing.nearest?.hexText),
    ]
  }

  // MARK: Text

  private static func text(_ front: Color, _ ground: Color) -> String {
    let contrast = front.contrast(on: ground)
    var text = "\(contrast)  \(front.hexText) on \(ground.hexText)\n\n"
    for (_, title, level) in levels {
      let mark = contrast.passes(level) ? "passes" : "fails "
      text +=
        "  \(mark)  \(title) (\(number(level.minimumRatio)):1, WCAG \(level.successCriterion))\n"
    }
    text += "\n"
    for deficiency in VisionDeficiency.allCases {
      text += "  \(simulated(front, ground, deficiency))  with \(deficiency.rawValue) vision\n"
    }
    let missed = targets.filter { contrast.lowest.value < $0.ratio }
    if !missed.isEmpty { text += "\n" }
    for (name, ratio) in missed {
      text += nearest(front.nearestPassing(ratio: ratio, on: ground), name, ground)
    }
    return text
  }

  private static func nearest(_ passing: PassingColors, _ name: String, _ ground: Color) -> String {
    let found = [("lighter", passing.lighter), ("darker", passing.darker)].compactMap {
      direction, color in
      color.map { "\($0.hexText) (\(direction), \($0.contrast(on: ground)))" }
    }
    let text =
      found.isEmpty
      ? "no color of this hue and chroma has this contrast" : found.joined(separator: " or ")
    return "  nearest color with \(name):1: \(text)\n"
  }

  private static func simulated(
    _ front: Color, _ ground: Color, _ deficiency: VisionDeficiency
  ) -> ContrastRange {
    front.simulated(deficiency).mapped(into: .sRGB, by: .clip)
      .contrast(on: ground.simulated(deficiency).mapped(into: .sRGB, by: .clip))
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(saturating: value))" : "\(value)"
  }
}
