// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroSource

/// What is said about wrong usage beyond the parser's own words: which name was probably meant.
struct UsageAdvice {
  /// The names of the commands that help shows.
  var commands: [String]

  /// Those of `chiaro`.
  static let own = UsageAdvice(
    commands: Chiaro.configuration.subcommands.map { $0.configuration }
      .filter { $0.shouldDisplay }.compactMap { $0.commandName })

  /// What is said of an unknown command, which the parser takes for an argument too many, or shows
  /// its own help for; nil where there is none.
  func aboutCommand(_ arguments: [String]) -> String? {
    guard let command = unknownCommand(in: arguments) else { return nil }
    return """
      Error: Unknown command '\(command)'.\(meant(command, commands))
      Usage: chiaro <subcommand>
        See 'chiaro --help' for more information.
      """
  }

  /// The first argument, where it is to be a command and is none.
  private func unknownCommand(in arguments: [String]) -> String? {
    guard let first = arguments.first(where: { $0 != "help" }), !first.hasPrefix("-"),
      !Chiaro.configuration.subcommands.contains(where: { $0.configuration.commandName == first })
    else { return nil }
    return first
  }

  /// The parser's words about a value that is not known, with the one that was probably meant.
  ///
  /// `The value 'jason' is invalid for '--format <format>'. Did you mean 'json'? Please provide …`
  func aboutValue(_ words: String) -> String {
    let list = " Please provide one of "
    guard let start = words.firstRange(of: "The value '"),
      let end = words[start.upperBound...].firstRange(of: "' is invalid for '"),
      let place = words[end.upperBound...].firstRange(of: list)
    else { return words }
    let value = String(words[start.upperBound..<end.lowerBound])
    // Of two numbers the one that looks like it is no nearer.
    if value.allSatisfy(\.isNumber) { return words }
    let hint = meant(value, Self.values(in: words[place.upperBound...]))
    return words[..<place.lowerBound] + hint + words[place.lowerBound...]
  }

  /// The values of a list, in which each has a line of its own, or stands in quotes.
  private static func values(in list: Substring) -> [String] {
    let lines = list.split(separator: "\n").filter { $0.hasPrefix("  - ") }
    if !lines.isEmpty { return lines.map { String($0.dropFirst(4)) } }
    let line = list.prefix { !$0.isNewline }
    return line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  private func meant(_ word: String, _ names: [String]) -> String {
    Suggestions.nearest(to: word, in: names, count: 1).first.map { " Did you mean '\($0)'?" } ?? ""
  }
}
