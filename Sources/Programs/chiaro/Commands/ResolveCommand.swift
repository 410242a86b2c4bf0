// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroInspection
import ChiaroSource

/// `chiaro resolve`: the value of a catalog's color in an environment.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Resolve a color of an asset catalog, or of the system, for an appearance.",
    usage: "chiaro resolve [<options>] [<name>]",
    discussion: HelpText.text(
      """
      Without NAME, the command resolves every color. With --all, it resolves them in every \
      appearance. Without --catalog, NAME may be a system color of --platform (default: iOS).
      """,
      examples: [
        "chiaro resolve Brand/Coral --catalog App --style dark",
        "chiaro resolve systemRed --platform macos --all",
        "chiaro resolve --catalog App --format json",
      ]))

  @Argument(help: "The color's name, with its namespaces: Brand/Primary.")
  var name: String?

  @Option(
    help: "An .xcassets folder, or a folder that contains some; by default the current folder.")
  var catalog: String?

  @OptionGroup var appearance: AppearanceOptions

  @Flag(
    help:
      "Resolve in every style and contrast, and in every level and gamut that makes a difference.")
  var all = false

  @Option(name: [.short, .long], help: "The output format.")
  var format: TextOrJSON = .text

  func run() throws {
    let rows = try resolutions()
    switch format {
    case .json:
      let values = rows.map(\.json)
      let isSingle = name != nil && !all
      try Terminal.print(isSingle ? values[0] : .array(values))
    case .text:
      let width = rows.map(\.name.count).max() ?? 0
      let appearances = rows.map(\.appearance.count).max() ?? 0
      try Terminal.print(
        colors: rows.map { $0.line(width: width, appearance: all ? appearances : nil) }.joined())
    }
  }

  private func resolutions() throws -> [Resolution] {
    let lookup = ColorLookup(catalog: catalog, appearance: appearance)
    if catalog == nil, let name, let system = lookup.systemColor(name) {
      return (all ? Self.appearances(of: system, appearance.query) : [appearance.query]).map {
        Resolution(system, $0, appearance)
      }
    }
    let sets =
      try name.map { [try lookup.colorSet(named: $0)] }
      ?? CatalogCollection(path: catalog ?? ".").colors
    return sets.flatMap { set in
      (all ? Self.queries(set, appearance) : [appearance.query]).map {
        Resolution(set, $0, appearance)
      }
    }
  }

  /// Light and dark, at normal and increased contrast; elevated too where the color is another
  /// then.
  private static func appearances(
    of color: SystemColor, _ query: VariantQuery
  ) -> [VariantQuery] {
    let queries = [UserInterfaceLevel.base, .elevated].map { level in
      [AccessibilityContrast.normal, .high].flatMap { contrast in
        [UserInterfaceStyle.light, .dark].map { style in
          var query = query
          (query.level, query.contrast, query.style) = (level, contrast, style)
          return query
        }
      }
    }
    let values = queries.map { $0.map { color.color(for: $0.key) } }
    return values[0] == values[1] ? queries[0] : queries.flatMap(\.self)
  }

  /// Every appearance, level and gamut only where the set shows something else by them.
  static func queries(_ set: AssetSet, _ options: AppearanceOptions) -> [VariantQuery] {
    guard let colors = set.colorSet else { return [] }
    let levels = differs(colors, options) { $0.level = .elevated }
    let gamuts = differs(colors, options) { $0.gamut = .P3 }
    var queries: [VariantQuery] = []
    for gamut in gamuts ? [DisplayGamut.sRGB, .P3] : [options.query.gamut] {
      for level in levels ? [UserInterfaceLevel.base, .elevated] : [options.query.level] {
        for contrast in [AccessibilityContrast.normal, .high] {
          for style in [UserInterfaceStyle.light, .dark] {
            var query = options.query
            (query.gamut, query.level) = (gamut, level)
            (query.contrast, query.style) = (contrast, style)
            queries.append(query)
          }
        }
      }
    }
    return queries
  }

  /// Whether a change of the environment changes any of the four basic appearances.
  private static func differs(
    _ colors: ColorSet, _ options: AppearanceOptions, _ change: (inout VariantQuery) -> Void
  ) -> Bool {
    [UserInterfaceStyle.light, .dark].contains { style in
      [AccessibilityContrast.normal, .high].contains { contrast in
        var query = options.query
        (query.style, query.contrast) = (style, contrast)
        (query.level, query.gamut) = (.base, .sRGB)
        var changed = query
        change(&changed)
        return colors.index(for: query) != colors.index(for: changed)
          || colors.color(for: query, on: options.platform)
            != colors.color(for: changed, on: options.platform)
      }
    }
  }
}

/// One color in one environment.
struct Resolution {
  var name: String
  private let query: VariantQuery
  private let idiom: IdiomOption
  let color: Color?
  private let entry: ColorSet.Entry?
  private let file: String
  /// The system color that it is; nil for a catalog's.
  private let system: SystemColor?

  init(_ color: SystemColor, _ query: VariantQuery, _ options: AppearanceOptions) {
    name = color.name
    self.query = query
    idiom = options.idiom
    file = ""
    entry = nil
    system = color
    self.color = color.color(for: query.key)
  }

  init(_ set: AssetSet, _ query: VariantQuery, _ options: AppearanceOptions) {
    name = set.name
    self.query = query
    idiom = options.idiom
    system = nil
    file = set.contentsPath
    entry = set.colorSet?.entry(for: query)
    color = entry.flatMap { set.colorSet?.color(of: $0, for: query, on: options.platform) }
  }

  var json: JSON {
    let origin: JSON.Member
    if let system {
      origin = .init(
        "system",
        [
          "platform": .string(system.platform.rawValue),
          "confidence": .string(system.confidence.rawValue),
        ])
    } else {
      origin = .init("slot", ColorJSON.slot(entry, file: file))
    }
    return .object([
      .init("version", 1), .init("name", .string(name)),
      .init("appearance", ColorJSON.appearance(query, idiom: idiom)),
      .init("color", ColorJSON.color(color)), origin,
    ])
  }

  /// The appearance in words.
  var appearance: String { "\(query.key)" }

  /// A line of text, with the name and, unless its width is nil, the appearance in columns.
  func line(width: Int, appearance appearanceWidth: Int?) -> String {
    let environment = appearanceWidth.map { "  " + Self.pad(appearance, $0) } ?? ""
    let value = color.map { "\($0.hexText)  \($0.cssText(decimals: 4))" }
    let source: String
    switch entry?.value {
    case .reference(let reference)?: source = "\(entry?.slot.words ?? ""): \(reference.name)"
    case nil: source = system.map { "\($0.platform), \($0.confidence)" } ?? "no slot fits"
    default: source = entry?.slot.words ?? ""
    }
    return "\(Self.pad(VisibleText.reveal(name), width))\(environment)  \(value ?? "–")  "
      + "(\(VisibleText.reveal(source)))\n"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
