// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroInspection
import ChiaroSource

/// `chiaro explain`: which slot was chosen, what was tried before it, and why.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say which slot of a color an appearance shows, and which slots were tried first.",
    usage: "chiaro explain [<options>] <name>",
    discussion: HelpText.text(
      examples: [
        "chiaro explain Brand/Coral --catalog App --style dark --contrast high",
        "chiaro explain systemRed --platform macos --style dark",
      ]))

  @Argument(help: "The color's name, with its namespaces: Brand/Primary; or the id of a rule.")
  var name: String

  @Option(
    help: "An .xcassets folder, or a folder that contains some; by default the current folder.")
  var catalog: String?

  @OptionGroup var appearance: AppearanceOptions

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let lookup = ColorLookup(catalog: catalog, appearance: appearance)
    if catalog == nil, let system = lookup.systemColor(name) { return try explain(system) }
    let set: AssetSet
    do {
      set = try lookup.colorSet(named: name)
    } catch {
      guard let page = rulePage else { throw error }
      return try Terminal.print(page.text)
    }
    guard let colors = set.colorSet else { return }
    let query = appearance.query
    let attempts = colors.explain(query)
    let resolution = Resolution(set, query, appearance)
    switch format {
    case .json:
      var json = resolution.json
      if case .object(var members) = json {
        members.append(.init("attempts", .array(attempts.map { Self.json($0, colors) })))
        json = .object(members)
      }
      try Terminal.print(json)
    case .text:
      try Terminal.print(colors: resolution.line(width: 0, appearance: 0))
      for (number, attempt) in attempts.enumerated() {
        try Terminal.print(Self.text(attempt, number + 1, colors, set.contentsPath))
      }
      if !attempts.contains(where: { $0.candidates.contains { $0.outcome == .chosen } }) {
        try Terminal.print("   no slot fits: the color is clear\n")
      }
    }
  }

  /// The page of the rule that has the name as its id; nil where a catalog is named, or for others.
  private var rulePage: RulePage? {
    guard catalog == nil, name.contains("-") else { return nil }
    return Auditor.allRules.first { $0.id == name }.map(RulePage.init)
  }

  /// A system color has no slots: where its value comes from is what there is to say.
  private func explain(_ color: SystemColor) throws {
    let resolution = Resolution(color, appearance.query, appearance)
    if format == .json { return try Terminal.print(resolution.json) }
    try Terminal.print(colors: resolution.line(width: 0, appearance: 0))
    for source in SystemPalette.sources where color.sources.contains(source.id) {
      try Terminal.print("   from \(source.title) (\(source.release))\n")
    }
    for past in color.past {
      let values = past.values.map { value in
        var query = VariantQuery()
        (query.style, query.contrast, query.level) = (value.style, value.contrast, value.level)
        return "\(query.key) \(value.color.hexText)"
      }
      try Terminal.print(colors: "   \(past.release) had \(values.joined(separator: ", "))\n")
    }
  }

  private static func text(
    _ attempt: VariantAttempt, _ number: Int, _ colors: ColorSet, _ file: String
  ) -> String {
    var text = "\(number). asked for \(words(attempt.step)): "
    if attempt.candidates.isEmpty { return text + "no slot\n" }
    text += "\(attempt.candidates.count) \(attempt.candidates.count == 1 ? "slot" : "slots")\n"
    for candidate in attempt.candidates {
      let entry = colors.entries[candidate.slot]
      let slot = VisibleText.reveal(entry.slot.words)
      text += "   \(candidate.outcome == .chosen ? "→" : " ") \(slot): \(words(candidate.outcome))"
      text += "  \(VisibleText.reveal(file)):\(entry.location.line ?? 1)\n"
    }
    return text
  }

  private static func json(_ attempt: VariantAttempt, _ colors: ColorSet) -> JSON {
    [
      "style": .string(attempt.step.luminosity.rawValue),
      "contrast": attempt.step.isHighContrast ? "high" : "normal",
      "visionOnly": .bool(attempt.step.isVisionOnly),
      "candidates": .array(
        attempt.candidates.map { candidate in
          [
            "slot": .string(colors.entries[candidate.slot].slot.words),
            "line": .integer(colors.entries[candidate.slot].location.line ?? 1),
            "outcome": .string(words(candidate.outcome)),
          ]
        }),
    ]
  }

  private static func words(_ step: AppearanceStep) -> String {
    let style = step.luminosity == .any ? "any appearance" : step.luminosity.rawValue
    return style + (step.isHighContrast ? " with increased contrast" : "")
      + (step.isVisionOnly ? ", made for visionOS" : "")
  }

  private static func words(_ outcome: VariantAttempt.Outcome) -> String {
    switch outcome {
    case .chosen: "chosen"
    case .doesNotFit(let axis): "made for another \(words(axis))"
    case .fitsWorse(let axis): "the chosen slot's \(words(axis)) fits better"
    case .isRepeated: "repeats an earlier slot, which is used instead"
    }
  }

  private static func words(_ axis: VariantAxis) -> String {
    switch axis {
    case .locale: "locale"
    case .idiom: "device"
    case .level: "level"
    case .gamut: "gamut"
    case .scale: "scale"
    case .widthClass: "width class"
    case .heightClass: "height class"
    case .layoutDirection: "direction"
    case .memory: "memory"
    case .graphicsFeatureSet: "graphics feature set"
    }
  }
}
