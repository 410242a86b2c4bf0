// SPDX-License-Identifier: MIT

/// The entries of a configuration file of lines, with the places of their values.
struct ConfigurationLines {
  /// A key, and where its lines and its value stand.
  struct Entry {
    var key: ConfigurationKey
    /// The bytes of the lines, with what ends them.
    var lines: Range<Int>
    /// The bytes of the value, without blanks around it.
    var value: Range<Int>
  }

  private(set) var entries: [Entry] = []
  /// The groups with the ends of the lines that name them.
  private(set) var groups: [(name: String, end: Int)] = []
  /// Whether there is a line that is neither an entry, nor names a group, nor is empty.
  private var hasOthers = false
  private let bytes: [UInt8]
  private let format: ConfigurationFormat

  private static let newline = UInt8(ascii: "\n")

  init(_ bytes: [UInt8], format: ConfigurationFormat) {
    self.bytes = bytes
    self.format = format
    var start = 0
    while start < bytes.count {
      let end = lineEnd(from: start)
      start = read(start..<end)
    }
  }

  /// Whether there is nothing but empty lines and names of groups.
  var isEmpty: Bool { entries.isEmpty && !hasOthers }

  private var hasGroups: Bool { format == .groups || format == .toml }

  /// Reads a line, and returns where the next one begins.
  private mutating func read(_ line: Range<Int>) -> Int {
    let content = trimmed(line)
    guard let first = content.first else { return line.upperBound }
    if hasGroups, bytes[first] == UInt8(ascii: "[") {
      readGroup(content, end: line.upperBound)
      return line.upperBound
    }
    let isComment = bytes[first] == UInt8(ascii: "#") || bytes[first] == UInt8(ascii: ";")
    guard !isComment, let sign = separator(in: content) else {
      hasOthers = true
      return line.upperBound
    }
    let name = trimmed(content.lowerBound..<sign)
    let value = self.value(sign + 1, lineEnd: line.upperBound)
    let end = value.upperBound > line.upperBound ? lineEnd(from: value.upperBound) : line.upperBound
    let key = ConfigurationKey(
      group: groups.last?.name ?? "", name: String(decoding: bytes[name], as: UTF8.self))
    entries.append(Entry(key: key, lines: line.lowerBound..<end, value: value))
    return end
  }

  private mutating func readGroup(_ content: Range<Int>, end: Int) {
    let last = bytes[content].lastIndex(of: UInt8(ascii: "]")) ?? content.lowerBound
    let name = last > content.lowerBound ? bytes[(content.lowerBound + 1)..<last] : []
    groups.append((String(decoding: name, as: UTF8.self), end))
  }

  private func separator(in content: Range<Int>) -> Int? {
    switch format {
    case .words: bytes[content].firstIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    default: bytes[content].firstIndex(of: UInt8(ascii: "="))
    }
  }

  /// The value behind a separator; in TOML without the comment behind it, and to the end of an
  /// array.
  private func value(_ start: Int, lineEnd end: Int) -> Range<Int> {
    let whole = trimmed(start..<max(start, end))
    guard format == .toml, let first = whole.first else { return whole }
    let isArray = bytes[first] == UInt8(ascii: "[")
    return trimmed(first..<tomlEnd(from: first, lineEnd: isArray ? bytes.count : end))
  }

  private func tomlEnd(from start: Int, lineEnd: Int) -> Int {
    var quote: UInt8?
    var depth = 0
    var index = start
    while index < lineEnd {
      let byte = bytes[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 }
        if byte == open || byte == Self.newline { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#") {
        if depth == 0 { return index }
        index = self.lineEnd(from: index) - 1
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return min(index, lineEnd)
  }

  /// The index behind the line that an index lies in.
  private func lineEnd(from start: Int) -> Int {
    (bytes[start...].firstIndex(of: Self.newline) ?? bytes.count - 1) + 1
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes[range].firstIndex(where: { !isBlank($0) }),
      let last = bytes[range].lastIndex(where: { !isBlank($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<(last + 1)
  }

  // MARK: Changing

  /// The bytes with another value for a key; nil takes its line out.
  func setting(_ key: ConfigurationKey, to value: String?) -> [UInt8] {
    var changed = bytes
    guard let entry = entries.last(where: { $0.key == key }) else {
      return value.map { adding(key, $0) } ?? bytes
    }
    if let value {
      changed.replaceSubrange(entry.value, with: Array(value.utf8))
    } else {
      changed.removeSubrange(entry.lines)
    }
    return changed
  }

  /// The bytes with a line more: behind the name of its group, or where it counts.
  private func adding(_ key: ConfigurationKey, _ value: String) -> [UInt8] {
    let end = bytes.contains(0x0D) && bytes.firstIndex(of: 0x0D).map(isLineEnd) == true
    let newline = end ? "\r\n" : "\n"
    let sign = format == .words ? " " : format == .toml ? " = " : "="
    let line = key.name + sign + value
    var changed = bytes
    if !hasGroups { return appending(line, newline) }
    guard !key.group.isEmpty else { return Array((line + newline).utf8) + bytes }
    guard let group = groups.last(where: { $0.name == key.group }) else {
      return appending("[\(key.group)]\(newline)\(line)", newline)
    }
    let isEnded = bytes[group.end - 1] == Self.newline
    let text = isEnded ? line + newline : newline + line
    changed.insert(contentsOf: Array(text.utf8), at: group.end)
    return changed
  }

  private func isLineEnd(_ index: Int) -> Bool {
    index + 1 < bytes.count && bytes[index + 1] == Self.newline
  }

  private func appending(_ text: String, _ newline: String) -> [UInt8] {
    let isEnded = bytes.isEmpty || bytes.last == Self.newline
    return bytes + Array(((isEnded ? "" : newline) + text + newline).utf8)
  }
}
