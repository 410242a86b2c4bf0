// SPDX-License-Identifier: MIT

import ChiaroSource

/// What a command says of itself, as ArgumentParser dumps it.
struct CommandDescription {
  var name: String
  var abstract: String
  var discussion: String
  var isShown: Bool
  var arguments: [Argument]
  var subcommands: [CommandDescription]

  /// An argument, an option or a flag.
  struct Argument {
    /// How it is written: `--format`, `-f`; empty for one that goes by its position.
    var names: [String]
    /// What its value is called; nil for a flag.
    var value: String?
    var isOptional: Bool
    var isRepeating: Bool
    /// What it is, in words.
    var abstract: String
    var values: [String]
    var standard: String?
  }

  /// Reads a dump; nil when it is none.
  init?(dump: String) {
    let reading = JSONDocument.read(Array(dump.utf8), file: "dump")
    guard let root = reading.document?.root["command"] else { return nil }
    self.init(root)
  }

  private init(_ value: JSONValue) {
    name = value["commandName"]?.string ?? ""
    abstract = value["abstract"]?.string ?? ""
    discussion = value["discussion"]?.string ?? ""
    isShown = value["shouldDisplay"]?.bool ?? true
    arguments = value["arguments"]?.elements.compactMap(Argument.init) ?? []
    subcommands = value["subcommands"]?.elements.map(CommandDescription.init) ?? []
  }
}

extension CommandDescription.Argument {
  /// Nil for one that help does not show.
  fileprivate init?(_ value: JSONValue) {
    if value["shouldDisplay"]?.bool == false { return nil }
    names =
      value["names"]?.elements.compactMap { name in
        name["name"]?.string.map { (name["kind"]?.string == "short" ? "-" : "--") + $0 }
      } ?? []
    self.value = value["kind"]?.string == "flag" ? nil : value["valueName"]?.string
    isOptional = value["isOptional"]?.bool ?? false
    isRepeating = value["isRepeating"]?.bool ?? false
    let words = [value["abstract"]?.string, value["discussion"]?.string].compactMap { $0 }
    abstract = words.joined(separator: " ")
    values = value["allValues"]?.elements.compactMap(\.string) ?? []
    standard = value["defaultValue"]?.string
  }
}
