// SPDX-License-Identifier: MIT

/// The manual page of a command, for man(1).
///
/// It has no date, so that it says the same whenever it is made.
struct ManualPage {
  let command: CommandDescription
  /// The program that the command belongs to; nil for the program itself.
  var program: String?
  /// The names of the other pages.
  var others: [String] = []

  /// `chiaro-audit`.
  var name: String { [program, command.name].compactMap { $0 }.joined(separator: "-") }

  /// The pages of a program and of its commands, its own first.
  static func pages(of program: CommandDescription) -> [ManualPage] {
    let shown = program.subcommands.filter { $0.isShown && $0.name != "help" }
    let first = ManualPage(command: program)
    let rest = shown.map { ManualPage(command: $0, program: program.name) }
    return ([first] + rest).map { page in
      var page = page
      page.others = page.program == nil ? rest.map(\.name) : [program.name]
      return page
    }
  }

  /// The page.
  var text: String {
    let discussion = HelpText.parts(of: command.discussion)
    return ".\\\" Written by chiaro manual\n"
      + ".TH \(RoffText.quote(name.uppercased())) 1 \"\" "
      + "\(RoffText.quote("chiaro \(ProgramVersion.text)")) \(RoffText.quote("Chiaroscuro"))\n"
      + ".SH NAME\n\(RoffText.escape(name)) \\- \(RoffText.escape(summary))\n"
      + ".SH SYNOPSIS\n\(synopsis)\n"
      + section("DESCRIPTION", RoffText.paragraphs(discussion.words))
      + section("COMMANDS", commands)
      + section("ARGUMENTS", list(command.arguments.filter(\.names.isEmpty)))
      + section("OPTIONS", list(command.arguments.filter { !$0.names.isEmpty }))
      + section("EXAMPLES", examples(discussion.examples))
      + section("ENVIRONMENT", program == nil ? Self.environment : "")
      + section("SEE ALSO", seeAlso)
  }

  /// The summary as the index of man has it: without a full stop.
  private var summary: String {
    command.abstract.hasSuffix(".") ? String(command.abstract.dropLast()) : command.abstract
  }

  private var synopsis: String {
    let words = [program, command.name].compactMap { $0 }.joined(separator: " ")
    if program == nil { return "\(RoffText.bold(words)) \(RoffText.italic("command")) …" }
    let options = command.arguments.contains { !$0.names.isEmpty } ? " [options]" : ""
    let arguments = command.arguments.filter(\.names.isEmpty).map { argument in
      let value = RoffText.italic(argument.value ?? "")
      let repeated = argument.isRepeating ? " …" : ""
      return argument.isOptional ? " [\(value)\(repeated)]" : " \(value)\(repeated)"
    }
    return RoffText.bold(words) + options + arguments.joined()
  }

  private var commands: String {
    command.subcommands.filter { $0.isShown && $0.name != "help" }.map { command in
      ".TP\n\(RoffText.bold(command.name))\n\(RoffText.escape(command.abstract))\n"
    }.joined()
  }

  private func list(_ arguments: [CommandDescription.Argument]) -> String {
    arguments.map { argument in
      let value = argument.value.map(RoffText.italic)
      let names = argument.names.map(RoffText.bold).joined(separator: ", ")
      let head = [names, value ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      return ".TP\n\(head)\n\(RoffText.escape(words(about: argument)))\n"
    }.joined()
  }

  private func words(about argument: CommandDescription.Argument) -> String {
    var words = argument.abstract
    if !argument.values.isEmpty {
      words += " Values: \(argument.values.joined(separator: ", "))."
    }
    if let standard = argument.standard { words += " (default: \(standard))" }
    return words
  }

  private func examples(_ lines: [String]) -> String {
    lines.isEmpty ? "" : ".nf\n\(RoffText.escape(lines.joined(separator: "\n")))\n.fi\n"
  }

  private static let environment = [
    ("NO_COLOR", "Any value that is not empty turns colors off."),
    (
      "FORCE_COLOR",
      """
      0 for no colors, 1 for colors, 3 for colors and swatches. It overrides NO_COLOR, TERM, and \
      the check for a terminal.
      """
    ),
    ("COLORTERM", "With truecolor or 24bit, a swatch stands before each color."),
    (
      "CHIARO_RULE_PAGES",
      "The web address of the rules' pages: reports link there."
    ),
    ("FORCE_HYPERLINK", "Whether the names of rules are links: 0 for none, 1 for links."),
    ("TERM", "The value dumb turns colors and progress off."),
  ].map { ".TP\n\(RoffText.bold($0.0))\n\(RoffText.escape($0.1))\n" }.joined()

  private var seeAlso: String {
    others.map { "\(RoffText.bold($0))(1)" }.joined(separator: ", ") + "\n"
  }

  private func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : ".SH \(RoffText.quote(title))\n\(text)"
  }
}
