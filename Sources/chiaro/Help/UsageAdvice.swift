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

  /// The parser's words, with what was probably meant; `arguments` are those of the program.
  func words(_ words: String, _ arguments: [String]) -> String {
    if let command = unknownCommand(in: arguments) {
      let usage = words.split(separator: "\n").drop { !$0.hasPrefix("Usage:") }
      let said = "Error: Unknown command '\(command)'.\(meant(command, commands))"
      return ([said[...]] + usage).joined(separator: "\n")
    }
    return aboutValue(words) ?? words
  }

  /// The first argument, where it is to be a command and is none.
  private func unknownCommand(in arguments: [String]) -> String? {
    guard let first = arguments.first(where: { $0 != "help" }), !first.hasPrefix("-"),
      !Chiaro.configuration.subcommands.contains(where: { $0.configuration.commandName == first })
    else { return nil }
    return first
  }

  /// `The value 'jason' is invalid for '--format <format>'. Please provide one of …`
  private func aboutValue(_ words: String) -> String? {
    let list = " Please provide one of "
    guard let start = words.firstRange(of: "The value '"),
      let end = words[start.upperBound...].firstRange(of: "' is invalid for '"),
      let place = words[end.upperBound...].firstRange(of: list)
    else { return nil }
    let value = String(words[start.upperBound..<end.lowerBound])
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
