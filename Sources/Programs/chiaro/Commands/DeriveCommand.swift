// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroAudit
import ChiaroCatalog
import ChiaroDerivation
import ChiaroInspection
import ChiaroProject
import ChiaroSource
import ChiaroTokens

/// `chiaro derive`: the dark and the increased-contrast half of a palette.
struct DeriveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "derive",
    abstract: "Add the dark and increased-contrast values that a catalog's colors lack.",
    usage: "chiaro derive [<options>] <catalog>",
    discussion: HelpText.text(
      """
      Each color changes by its role: text and backgrounds reverse their lightness, accents keep \
      their hue. Pairs of text and background stay legible: 4.5:1 where light has it, 7:1 with \
      increased contrast. Values set by hand stay. Roles are read from names and from code; pairs \
      from names, code, storyboards, xibs and .chiaro.yml, also between the catalogs of a project. \
      The command changes the catalog; with --dry-run or --format it only shows the changes.
      """,
      examples: [
        "chiaro derive App/Assets.xcassets --dry-run",
        "chiaro derive App --format html --output derived.html",
        "chiaro derive App --role Brand=fixed --lock Logo --pair Ink/Paper",
        "chiaro derive App --pair labelColor/Card --pair Ink/systemBackgroundColor",
        "chiaro derive App --like OtherApp/Assets.xcassets",
      ]))

  @Argument(help: "An .xcassets folder, or a project.")
  var catalog: String

  @Option(
    help: "A color's role, as NAME=ROLE: text, background, separator, accent, shadow or fixed.")
  var role: [String] = []

  @Option(help: "A color to leave as it is; may be repeated.")
  var lock: [String] = []

  @Option(
    help: """
      A text and its background, as TEXT/BACKGROUND; one of them may be a system color. May be \
      repeated.
      """
  )
  var pair: [String] = []

  @Option(help: "A catalog or project whose light and dark values serve as the model.")
  var like: String?

  @Option(
    help: "A file of decisions that the HTML page saved: chiaro writes only the accepted changes.")
  var decisions: String?

  @Flag(help: "Show the changes as a diff and write nothing.")
  var dryRun = false

  @Option(
    name: [.short, .long],
    help:
      """
      Show each color before and after, with reasons, and change nothing: html, png, json or \
      table.
      """
  )
  var format: DerivationFormat?

  @Option(
    name: [.short, .long], help: "The file for the shown colors; its extension chooses the format.")
  var output: String?

  /// The format that is asked for, or that the output's name ends in.
  private var shownFormat: DerivationFormat? {
    if let format { return format }
    guard let output else { return nil }
    return Path.fileExtension(output).flatMap(DerivationFormat.init(rawValue:)) ?? .table
  }

  func validate() throws {
    if shownFormat == .png && output == nil {
      throw ValidationError("--format png needs --output")
    }
  }

  func run() throws {
    let project = try DerivationProject(catalog, measuringPictures: shownFormat != nil)
    var options = Derivation.Options()
    options.roles = try roles(in: project)
    options.locked = Set(try lock.map { try project.known($0) })
    options.pairs = try project.context.configuration.pairs + pair.map { try project.pair($0) }
    if let like {
      let model = try DerivationProject(like)
      options.manner = .like(model.context.catalogs, usedAs: model.roles)
    }
    options.seen = project.seenPairs
    options.decisions = try decisions.map(Self.decisions)
    let catalogs = project.context.catalogs
    var derivation = Derivation(of: catalogs, usedAs: project.roles, options: options)
    for (place, catalog) in catalogs.enumerated() {
      derivation.pictures[place] = PictureAdvice.all(in: catalog, project.context)
    }
    for diagnostic in derivation.diagnostics { Terminal.say("\(diagnostic)") }
    for name in options.decisions?.unknown(in: derivation.colors) ?? [] {
      Terminal.say(
        "a decision names \"\(VisibleText.reveal(name))\", but there is no such color set")
    }
    for name in project.unknown(options.pairs) {
      Terminal.say("a pair names \"\(VisibleText.reveal(name))\", but there is no such color set")
    }
    let isHere = Path.normalized(catalog) == "."
    let name = isHere ? FileReader.realPath(catalog).map(Path.lastComponent) : nil
    let showing = DerivationShowing(
      derivation, title: "Derived: \(name ?? catalog)", in: catalog)
    if let shownFormat {
      try showing.show(as: shownFormat, in: output)
    } else {
      try write(derivation, in: project)
    }
    if !project.isWhole {
      throw Outcome.unreadable(
        "\(catalog) could not be read completely; the unreadable parts stay as they are")
    }
  }

  /// Changes the catalogs, or prints what would be changed.
  private func write(_ derivation: Derivation, in project: DerivationProject) throws {
    let edits = try Outcome.reading { () throws(DerivationError) in try derivation.edits() }
    if dryRun {
      return try Terminal.print(edits.map { $0.difference(below: project.root) }.joined())
    }
    try OutputPlace(projects: [catalog]).write(
      edits.map { TokenFile($0.path, $0.after) }, in: catalog)
    let count = edits.reduce(0) { $0 + $1.valueCount }
    try Terminal.print(
      "wrote \(Count.text(count, "value")) into \(Count.text(edits.count, "color set"))\n")
  }

  /// The decisions of a file.
  private static func decisions(atPath path: String) throws -> DerivationDecisions {
    let bytes = try Outcome.reading { () throws(FileError) in
      try FileReader.bytes(atPath: path, limit: 16 << 20)
    }
    return try Outcome.reading { () throws(DerivationError) in
      try DerivationDecisions(bytes, file: path)
    }
  }

  private func roles(in project: DerivationProject) throws -> [String: ColorRole] {
    try role.reduce(into: [:]) { roles, text in
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let role = ColorRole(rawValue: parts[1]) else {
        let all = ColorRole.allCases.map(\.rawValue).joined(separator: ", ")
        throw Outcome.usage("--role takes NAME=ROLE with one of the roles \(all), not \"\(text)\"")
      }
      roles[try project.known(parts[0])] = role
    }
  }
}

/// How a derivation is shown.
enum DerivationFormat: String, ExpressibleByArgument, CaseIterable {
  case html
  case png
  case json
  case table
}
