// SPDX-License-Identifier: MIT

import ChiaroBus

/// A parser of values as the program `gsettings` prints them, such as `'prefer-dark'`, `true`,
/// `1.25` or `uint32 1`.
enum GVariantText {
  /// Returns the value of a text; nil for types that the settings read here do not have.
  static func value(_ text: Substring) -> BusValue? {
    let text = Trimmed.text(text)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    if let quote = text.first, quote == "'" || quote == "\"" { return string(text, quote) }
    let word = text.split(separator: " ").last ?? ""
    if let number = Int64(word) { return .int64(number) }
    return Double(word).map { .double($0) }
  }

  private static func string(_ text: Substring, _ quote: Character) -> BusValue? {
    guard text.count >= 2, text.last == quote else { return nil }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return .string(result)
  }

  /// Returns the settings in an output of `gsettings list-recursively`: a schema, a key and a value
  /// per line.
  static func settings(_ output: String) -> GNOMESettings {
    var settings = GNOMESettings()
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3 else { continue }
      settings.set(String(parts[0]), String(parts[1]), value(parts[2]))
    }
    return settings
  }
}
