// SPDX-License-Identifier: MIT

/// A file of groups, keys and values, as written by KDE and GTK.
///
/// Other lines are skipped; of equal keys the last one counts.
struct InitializationFile {
  private var values: [String: [String: String]] = [:]

  init(_ text: String) {
    var group = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Trimmed.text(line)
      if line.hasPrefix("["), line.hasSuffix("]") {
        group = String(line.dropFirst().dropLast())
      } else if let sign = line.firstIndex(of: "="), !line.hasPrefix("#"), !line.hasPrefix(";") {
        let key = String(Trimmed.text(line[..<sign]))
        values[group, default: [:]][key] = String(Trimmed.text(line[line.index(after: sign)...]))
      }
    }
  }

  /// The value of a key in a group; KDE writes nested groups as `A][B`.
  subscript(group: String, key: String) -> String? { values[group]?[key] }
}

/// A namespace for trimming text.
enum Trimmed {
  static func text(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}
