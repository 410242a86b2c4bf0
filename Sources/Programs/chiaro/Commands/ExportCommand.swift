// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAppearance
import ChiaroCatalog
import ChiaroSource
import ChiaroTokens

/// `chiaro export`: a catalog's colors in other formats.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the colors of asset catalogs as design tokens, stylesheets or code.",
    usage: "chiaro export [<options>] <catalog> --to <to> --output <output>",
    discussion: HelpText.text(
      """
      Formats: \(ExportFormats.all.map { $0.name }.joined(separator: ", ")). Documentation/Formats \
      has a page for each.

      Every value keeps its space, its components and its variants. The command lists what a \
      format cannot express, and why.
      """,
      examples: [
        "chiaro export App --to dtcg --output tokens",
        "chiaro export App --to css,android,swift --output out --name brand",
        "chiaro export App --to dtcg --flavor style-dictionary --output tokens",
      ]))

  @Argument(help: "An .xcassets folder, or a folder that contains some.")
  var catalog: String

  @Option(name: .customLong("to"), help: "The formats, separated by commas.")
  var formats: String

  @Option(name: [.short, .long], help: "The folder to write to; it is created if it is missing.")
  var output: String

  @Option(help: "The name of the files, without extension.")
  var name = "colors"

  @Option(help: "The device whose values to write.")
  var idiom: IdiomOption = .phone

  @Option(help: "The platform whose system colors are used, unless a catalog names a platform.")
  var platform: Platform?

  @Option(help: "The dialect of dtcg: style-dictionary or tokens-studio.")
  var flavor: String?

  @Flag(help: "In stylesheets, choose the style by [data-theme] instead of the system's setting.")
  var dataTheme = false

  @Option(name: [.short, .long], help: "The format of the list of written files.")
  var format: TextOrJSON = .text

  func validate() throws {
    if let flavor, !DTCGFormat.flavors.contains(flavor) {
      throw ValidationError(
        "unknown flavor \"\(flavor)\" (expected \(DTCGFormat.flavors.joined(separator: " or ")))")
    }
    if name.isEmpty || name.contains("/") {
      throw ValidationError("--name takes a file name without slashes")
    }
  }

  func run() throws {
    let chosen = try Self.formats(formats)
    let collection = try CatalogCollection(path: catalog)
    let reading = TokenPalette.read(collection.catalogs)
    var options = TokenSheet.Options()
    (options.idiom, options.platform, options.stem) = (idiom.variant, platform, name)
    (options.flavor, options.themeAttribute) = (flavor, dataTheme)
    let sheet = TokenSheet(reading.palette, options)
    let place = OutputPlace(projects: collection.catalogs.map(\.path))
    let results = Self.write(sheet, chosen).map { format, written in
      TokenExport(
        format: format.name,
        files: written.files.map { TokenFile(Path.join(output, $0.path), $0.bytes) },
        losses: reading.losses + written.losses)
    }
    try place.write(results.flatMap(\.files), in: output, flushes: false)
    switch self.format {
    case .json:
      try Terminal.print(
        [
          "version": 1, "colors": .integer(reading.palette.tokens.count),
          "exports": .array(results.map(\.json)),
        ])
    case .text: try Terminal.print(results.map(\.text).joined())
    }
    if !collection.isWhole {
      throw Outcome.unreadable("the parts of the catalogs that cannot be read were not exported")
    }
  }

  /// Writes a palette in several formats side by side, those first that take longest.
  private static func write(
    _ sheet: TokenSheet, _ formats: [any TokenFormat.Type]
  ) -> [(format: any TokenFormat.Type, written: WrittenTokens)] {
    let longest = [PNGFormat.name, DTCGFormat.name]
    let rank = { (name: String) in longest.firstIndex(of: name) ?? longest.count }
    let order = formats.indices.sorted {
      (rank(formats[$0].name), $0) < (rank(formats[$1].name), $1)
    }
    let written = order.concurrentMap(stretch: 1) { ($0, formats[$0].write(sheet)) }
    return written.sorted { $0.0 < $1.0 }.map { (formats[$0.0], $0.1) }
  }

  private static func formats(_ list: String) throws -> [any TokenFormat.Type] {
    let names = list.split(separator: ",").map { $0.filter { $0 != " " } }
    if names.isEmpty { throw Outcome.usage("--to needs a format") }
    return try names.map { name in
      if let format = ExportFormats.named(name) { return format }
      let known = ExportFormats.all.map { $0.name }
      throw Outcome.usage(
        "unknown format \"\(name)\"\(Suggestions.hint(for: name, in: known))")
    }
  }
}

/// What an export wrote in one format.
struct TokenExport {
  var format: String
  var files: [TokenFile]
  var losses: [TokenLoss]

  /// The files, and what is not in them.
  var text: String {
    (files.map { "\(format)  \($0.path)" }
      + losses.map { "\(format)  not fully written: \(VisibleText.reveal($0.description))" })
      .map { $0 + "\n" }.joined()
  }

  /// The same for programs.
  var json: JSON {
    [
      "format": .string(format), "files": .array(files.map { .string($0.path) }),
      "losses": .array(losses.map(\.json)),
    ]
  }
}

extension TokenLoss {
  /// The loss for programs.
  var json: JSON {
    [
      "name": .string(name.description), "kind": .string(kind.rawValue), "reason": .string(reason),
    ]
  }
}
