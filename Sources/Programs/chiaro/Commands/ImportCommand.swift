// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroCatalog
import ChiaroSource
import ChiaroTokens

/// `chiaro import`: colors of other formats into a catalog.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Put colors of design tokens, stylesheets or resources into an asset catalog.",
    usage: "chiaro import [<options>] <files> ... --into <into>",
    discussion: HelpText.text(
      """
      The command first shows what will change. It overwrites only colors that the files name, and \
      leaves the rest of each file alone. The name brand-primary in a stylesheet stands for \
      Brand/Primary in the catalog. chiaro recognizes a file's format by its name and content: \
      \(TokenFormats.readable.map { $0.name }.joined(separator: ", ")).
      """,
      examples: [
        "chiaro import colors.resolver.json --into App/Assets.xcassets --dry-run",
        "chiaro import brand.css --into App/Assets.xcassets --output plan.html",
        "chiaro import figma.json --into App/Assets.xcassets --mode \"Midnight=dark\"",
      ]))

  @Argument(help: "The files, or folders of them; hidden folders are skipped.")
  var files: [String]

  @Option(name: .customLong("into"), help: "The .xcassets folder; it is created if it is missing.")
  var catalog: String

  @Option(name: .customLong("from"), help: "The format, if it cannot be recognized.")
  var source: String?

  @Option(
    name: .customLong("mode"),
    help: ArgumentHelp(
      """
      The appearance of a mode, theme, file or name ending, such as "Midnight=dark"; may be \
      repeated. The key modes in .chiaro.yml does the same.
      """,
      valueName: "name=appearance"))
  var modes: [String] = []

  @Flag(help: "Show the changes, and write nothing.")
  var dryRun = false

  @Flag(help: "Remove color sets that the files do not have.")
  var prune = false

  @Option(
    name: [.customShort("f"), .customLong("format")],
    help: ArgumentHelp(
      """
      The plan's format; by default the extension of --output decides, otherwise text. html is a \
      page of every color and pair; with it the command changes nothing.
      """, valueName: "format"))
  var chosenFormat: PlanFormat?

  @Option(name: [.short, .long], help: "The file to write the plan to.")
  var output: String?

  private var format: PlanFormat {
    chosenFormat ?? output.flatMap(Path.fileExtension).flatMap(PlanFormat.init(rawValue:)) ?? .text
  }

  func run() throws {
    let kept = try CatalogPlan.existing(catalog)?.sets(of: .color).map { TokenName($0.name) }
    let reading = try TokenFiles(files, format: source, try said()).read(keeping: kept ?? [])
    for diagnostic in reading.diagnostics { Terminal.say("\(diagnostic)") }
    guard !reading.palette.tokens.isEmpty else {
      throw Outcome.unreadable("no color in \(files.joined(separator: ", "))")
    }
    if prune && !reading.isWhole { Terminal.say(Self.partly) }
    let plan = try CatalogPlan.importing(
      reading.palette, into: catalog, prunes: prune && reading.isWhole)
    for diagnostic in plan.unread { Terminal.say("\(diagnostic)") }
    try show(plan)
    if !dryRun && format != .html {
      let folder = Path.parent(catalog)
      try OutputPlace(projects: [catalog]).write(
        plan.files, removing: plan.removals, in: folder.isEmpty ? "." : folder)
    }
    if !reading.isWhole { throw Outcome.unreadable("not every file could be read completely") }
    if !plan.unread.isEmpty {
      throw Outcome.unreadable(
        "\(catalog) could not be read completely; the unreadable parts stay as they are")
    }
  }

  /// What the command and the configuration around the catalog say of modes.
  private func said() throws -> TokenModes {
    var said = TokenModes()
    for mode in modes where !said.add(mode) {
      throw Outcome.usage(
        "--mode \(VisibleText.reveal(mode)): expected a name and an appearance, as in Midnight=dark"
      )
    }
    let folder = Path.parent(catalog)
    said.add(
      try ConfigurationFile.governing(folder.isEmpty ? "." : folder, rules: RuleNames()).modes)
    return said
  }

  private func show(_ plan: CatalogPlan) throws {
    let words = CatalogPlanOutput(plan: plan, catalog: catalog, isDryRun: dryRun)
    let text =
      switch format {
      case .json: words.json.text() + "\n"
      case .text: words.text
      case .html: ImportPage(plan, into: catalog, over: try CatalogPlan.existing(catalog)).html
      }
    if let output {
      try OutputPlace(projects: [catalog]).write(text, to: output)
      return
    }
    switch format {
    case .json: try Terminal.print(words.json)
    case .text: try Terminal.print(colors: text)
    case .html: try Terminal.print(text)
    }
  }

  /// What is said where colors may be missing that a file has.
  static let partly = "no color set is removed, because a file could not be read completely"
}
