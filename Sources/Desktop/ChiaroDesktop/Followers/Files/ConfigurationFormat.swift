// SPDX-License-Identifier: MIT

/// How a program writes its configuration: where a value of a key stands in the bytes of a file.
///
/// A change replaces the bytes of one value, or adds one line: everything else of a file stays,
/// comments and odd lines too.
enum ConfigurationFormat: String, Sendable {
  /// Groups in brackets, `key=value` (GKeyFile, KConfig, QSettings, foot, git).
  case groups
  /// TOML; values are in quotes, arrays may go over several lines.
  case toml
  /// Lines `key = value` without groups, of which the last one counts (GTK 2, Ghostty, bat).
  case assignments
  /// Lines `key value` without groups, of which the last one counts (kitty).
  case words
  /// JSON with comments, of which only the outermost object counts (VS Code).
  case json

  /// The value of a key as it is written, with its quotes; nil where there is none.
  func value(of key: ConfigurationKey, in bytes: [UInt8]) -> String? {
    range(of: key, in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// The bytes with another value for a key, written as the format wants it; nil takes it out.
  func setting(_ key: ConfigurationKey, to value: String?, in bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .json: JSONLines(bytes).setting(key.name, to: value)
    default: ConfigurationLines(bytes, format: self).setting(key, to: value)
    }
  }

  /// Why a file is not touched; nil where it can be changed.
  func oddity(of bytes: [UInt8]) -> String? {
    if String(validating: bytes, as: UTF8.self) == nil { return "it is not UTF-8" }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return "it begins with a byte order mark" }
    if bytes.contains(0) { return "it contains NUL bytes" }
    switch self {
    case .toml:
      let text = String(decoding: bytes, as: UTF8.self)
      let isOdd = text.contains("\"\"\"") || text.contains("'''")
      return isOdd ? "it has multi-line strings" : nil
    case .json: return JSONLines(bytes).oddity
    default: return nil
    }
  }

  /// Whether nothing is in a file but names of groups, which an added line needed.
  func isEmpty(_ bytes: [UInt8]) -> Bool {
    switch self {
    case .json: JSONLines(bytes).isEmpty
    default: ConfigurationLines(bytes, format: self).isEmpty
    }
  }

  private func range(of key: ConfigurationKey, in bytes: [UInt8]) -> Range<Int>? {
    switch self {
    case .json: JSONLines(bytes).member(key.name)?.value
    default: ConfigurationLines(bytes, format: self).entries.last { $0.key == key }?.value
    }
  }
}
