// SPDX-License-Identifier: MIT

/// GNOME's settings as read and written with the program `gsettings`, in its notation.
struct GSettingsStore: Sendable {
  /// A key of GNOME's settings that concerns appearance.
  enum Key: String, CaseIterable, Sendable {
    case colorScheme = "org.gnome.desktop.interface color-scheme"
    case theme = "org.gnome.desktop.interface gtk-theme"
    case accentColor = "org.gnome.desktop.interface accent-color"
    case animations = "org.gnome.desktop.interface enable-animations"
    case highContrast = "org.gnome.desktop.a11y.interface high-contrast"

    /// The schema and the name of the key.
    var words: [String] { rawValue.split(separator: " ").map(String.init) }
  }

  /// The values by key, such as `'prefer-dark'`; keys unknown to this desktop are missing.
  typealias Values = [Key: String]

  /// The name of the program, which tests replace.
  var program = "gsettings"

  static let schemas = ["org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface"]

  /// Returns all present values; empty where there is no such program or schema.
  func values() async -> Values {
    var values: Values = [:]
    for schema in Self.schemas {
      let run = await ChildProgram(words: [program, "list-recursively", schema]).run()
      if run.code == 0 { values.merge(Self.values(in: run.output)) { $1 } }
    }
    return values
  }

  /// Writes a value; returns false when that failed.
  func write(_ value: String, to key: Key) async -> Bool {
    await writer(value, key).run().code == 0
  }

  /// Writes a value, blocking the thread; returns false when that failed.
  func writeWaiting(_ value: String, to key: Key) -> Bool {
    writer(value, key).runWaiting().code == 0
  }

  private func writer(_ value: String, _ key: Key) -> ChildProgram {
    ChildProgram(words: [program, "set"] + key.words + [value])
  }

  /// Parses lines of a schema, a key and a value.
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
