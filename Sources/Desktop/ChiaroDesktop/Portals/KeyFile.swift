// SPDX-License-Identifier: MIT

/// A file of groups, keys and values, read as strictly as GLib reads it.
///
/// The desktop portal passes over a file with an odd line as a whole; so does this, because what
/// counts is what the portal does.
struct KeyFile {
  /// A key with its value, in the order of the file.
  struct Entry {
    var group: String
    var key: String
    var value: String
    /// The number of the line, counted from 1.
    var line: Int
  }

  /// All entries; of equal keys in a group the last one counts.
  let entries: [Entry]
  /// The names of the groups with the lines on which they begin.
  let groups: [(name: String, line: Int)]

  /// Reads a file; nil where GLib would not load it.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var entries: [Entry] = []
    var groups: [(name: String, line: Int)] = []
    for (index, line) in Self.lines(of: text).enumerated() {
      let line = Trimmed.text(line)
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        guard let name = Self.group(line) else { return nil }
        groups.append((name, index + 1))
      } else {
        guard let group = groups.last?.name, let entry = Self.entry(line, group, index + 1) else {
          return nil
        }
        entries.append(entry)
      }
    }
    self.entries = entries
    self.groups = groups
  }

  /// The lines of a text, without what ends them.
  static func lines(of text: String) -> [Substring] {
    // By scalars: a carriage return and a line feed are one character.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      Substring($0.last == "\r" ? $0.dropLast() : $0)
    }
  }

  /// The value of a key in a group; nil where there is none.
  subscript(group: String, key: String) -> String? {
    entries.last { $0.group == group && $0.key == key }?.value
  }

  /// The value of a key as a list of texts; nil where there is none or an escape is not valid.
  func list(_ group: String, _ key: String) -> [String]? {
    self[group, key].flatMap(Self.list)
  }

  /// Returns the parts of a value between semicolons; nil where an escape is not valid.
  static func list(_ value: String) -> [String]? {
    var parts: [String] = []
    var part = ""
    var isEscaped = false
    for scalar in value.unicodeScalars {
      switch (isEscaped, scalar) {
      case (true, _):
        guard let meant = escapes[scalar] else { return nil }
        part.unicodeScalars.append(meant)
        isEscaped = false
      case (false, "\\"): isEscaped = true
      case (false, ";"):
        parts.append(part)
        part = ""
      default: part.unicodeScalars.append(scalar)
      }
    }
    if isEscaped { return nil }
    return part.isEmpty ? parts : parts + [part]
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\", ";": ";",
  ]

  private static func group(_ line: Substring) -> String? {
    guard line.hasSuffix("]") else { return nil }
    let name = line.dropFirst().dropLast()
    let isOdd = name.unicodeScalars.contains {
      $0 == "[" || $0 == "]" || $0.properties.generalCategory == .control
    }
    return name.isEmpty || isOdd ? nil : String(name)
  }

  private static func entry(_ line: Substring, _ group: String, _ number: Int) -> Entry? {
    guard let sign = line.firstIndex(of: "=") else { return nil }
    let key = Trimmed.text(line[..<sign])
    // Brackets are for languages, as in `Name[de]`.
    guard !key.isEmpty, !key.contains("[") || key.hasSuffix("]") else { return nil }
    let value = Trimmed.text(line[line.index(after: sign)...])
    return Entry(group: group, key: String(key), value: String(value), line: number)
  }
}
