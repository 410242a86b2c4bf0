// SPDX-License-Identifier: MIT

/// GNOME's settings as the program `gsettings` shows them, by key, in its own words.
struct GSettingsStore: Sendable {
  /// A key of GNOME's settings that says how things look.
  enum Key: String, CaseIterable, Sendable {
    case colorScheme = "org.gnome.desktop.interface color-scheme"
    case theme = "org.gnome.desktop.interface gtk-theme"
    case accentColor = "org.gnome.desktop.interface accent-color"
    case animations = "org.gnome.desktop.interface enable-animations"
    case highContrast = "org.gnome.desktop.a11y.interface high-contrast"

    /// The schema and the name of the key.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }
  }

  /// What stands there, such as `'prefer-dark'`; a key that this desktop does not know is missing.
  typealias Values = [Key: String]

  /// The program, which tests replace.
  var program = "gsettings"

  static let schemas = ["org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]

  /// Everything that stands there now; empty where there is no such program or schema.
  func values() async -> Values {
    var values: Values = [:]
    for schema in Self.schemas {
      let run = await ChildProgram(words: [program, "list-recursively", schema]).run()
      if run.code == 0 { values.merge(Self.values(in: run.output)) { $1 } }
    }
    return values
  }

  /// Writes one key; false when that failed.
  func write(_ value: String, to key: Key) async -> Bool {
    await writer(value, key).run().code == 0
  }

  /// Writes one key and waits for it; false when that failed.
  func writeWaiting(_ value: String, to key: Key) -> Bool {
    writer(value, key).runWaiting().code == 0
  }

  private func writer(_ value: String, _ key: Key) -> ChildProgram {
    ChildProgram(words: [program, "set"] + key.words + [value])
  }

  /// Reads lines of a schema, a key and a value.
  static func values(in text: String) -> Values {
    var values: Values = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let key = Key(rawValue: "\(parts[0]) \(parts[1])") else { continue }
      values[key] = String(parts[2])
    }
    return values
  }
}
