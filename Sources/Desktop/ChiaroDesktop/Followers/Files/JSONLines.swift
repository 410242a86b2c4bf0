// SPDX-License-Identifier: MIT

/// The members of the outermost object of JSON with comments, with the places of their values.
///
/// Source: VS Code, "JSON with Comments": comments of both kinds, a comma behind the last member
struct JSONLines {
  /// A member, with its place from the first quote of its name to the end of its value.
  struct Member {
    var name: String
    var whole: Range<Int>
    var value: Range<Int>
  }

  private(set) var members: [Member] = []
  /// Why the file is not touched; nil where it can be changed.
  private(set) var oddity: String?
  private let bytes: [UInt8]
  private var open: Int?
  private var index = 0

  private static let oddWords = "it is not a JSON object"

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    skipBlanks()
    if index == bytes.count { return }
    guard take("{") else {
      oddity = Self.oddWords
      return
    }
    open = index
    while readMember() {}
    if oddity == nil {
      skipBlanks()
      if index != bytes.count { oddity = Self.oddWords }
    }
  }

  /// Whether there is no member.
  var isEmpty: Bool { members.isEmpty && oddity == nil }

  /// The member of a name; of several the last one counts.
  func member(_ name: String) -> Member? { members.last { $0.name == name } }

  /// The bytes with another value for a member; nil takes it out.
  func setting(_ name: String, to value: String?) -> [UInt8] {
    var changed = bytes
    if let member = member(name) {
      if let value {
        changed.replaceSubrange(member.value, with: Array(value.utf8))
      } else {
        changed.removeSubrange(place(of: member))
      }
      return changed
    }
    guard let value else { return bytes }
    guard let open else { return Array("{\n  \"\(name)\": \(value)\n}\n".utf8) }
    let comma = members.isEmpty ? "" : ","
    changed.insert(contentsOf: Array("\n  \"\(name)\": \(value)\(comma)".utf8), at: open)
    return changed
  }

  /// A member with its comma, and with the blanks before it.
  private func place(of member: Member) -> Range<Int> {
    var end = member.whole.upperBound
    let rest = bytes[end...]
    if let next = rest.firstIndex(where: { !Self.isBlank($0) }), bytes[next] == UInt8(ascii: ",") {
      end = next + 1
    }
    var start = member.whole.lowerBound
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  // MARK: Reading

  /// Reads a member with its comma; false at the end of the object, or at what is odd.
  private mutating func readMember() -> Bool {
    skipBlanks()
    if take("}") { return false }
    let start = index
    guard let name = text() else { return fail() }
    skipBlanks()
    guard take(":") else { return fail() }
    skipBlanks()
    let valueStart = index
    guard skipValue() else { return fail() }
    members.append(Member(name: name, whole: start..<index, value: valueStart..<index))
    skipBlanks()
    if take(",") { return true }
    return take("}") ? false : fail()
  }

  private mutating func fail() -> Bool {
    oddity = Self.oddWords
    return false
  }

  /// Skips a value by its brackets, without looking into it.
  private mutating func skipValue() -> Bool {
    var depth = 0
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        if text() == nil { return false }
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
        index += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        if depth == 0 { return index > start }
        depth -= 1
        index += 1
      } else if depth == 0 && (byte == UInt8(ascii: ",") || Self.isBlank(byte)) {
        return index > start
      } else if !skipComment() {
        index += 1
      }
      if depth == 0, let last = bytes[..<index].last, "\"}]".utf8.contains(last) { return true }
    }
    return false
  }

  /// Reads a text in quotes, in which escapes stay as they are written; nil where there is none.
  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""),
      bytes[index] != UInt8(ascii: "\n")
    {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    return take("\"") ? String(decoding: bytes[start..<end], as: UTF8.self) : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while index < bytes.count {
      if Self.isBlank(bytes[index]) { index += 1 } else if !skipComment() { return }
    }
  }

  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "/") else { return false }
    if bytes[index + 1] == UInt8(ascii: "/") {
      index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    index += 2
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index - 1] == UInt8(ascii: "*") {
        index += 1
        return true
      }
      index += 1
    }
    return true
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
