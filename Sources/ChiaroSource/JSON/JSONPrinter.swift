// SPDX-License-Identifier: MIT

extension JSON {
  /// The format of a value written as text.
  ///
  /// Apple counterpart: none · Source: measured on 412 Contents.json files written by Xcode ·
  /// Fidelity: exact
  public enum Layout: Sendable {
    /// The format of Xcode's asset catalogs: two spaces per level, ` : ` after a name, and an empty
    /// line in an empty container.
    case xcode
    /// Two spaces per level, `: ` after a name; empty containers on one line.
    case pretty
    /// One line without spaces.
    case compact

    fileprivate var style: JSONStyle {
      switch self {
      case .xcode: .xcode
      case .pretty: .pretty
      case .compact: .compact
      }
    }
  }

  /// Returns the value as text, without a line break at the end.
  public func text(_ layout: Layout = .pretty) -> String { text(layout.style, outer: "") }

  /// Returns the value as text in a style, for a line with the given indentation.
  func text(_ style: JSONStyle, outer: String) -> String {
    var output = ""
    write(to: &output, style, outer: outer)
    return output
  }

  private func write(to output: inout String, _ style: JSONStyle, outer: String) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += Self.text(of: value)
    case .string(let text): output += JSONString.encode(text)
    case .verbatim(let text): output += text
    case .array(let elements):
      Self.write("[", "]", count: elements.count, to: &output, style, outer: outer) {
        elements[$0].write(to: &$1, style, outer: $2)
      }
    case .object(let members):
      Self.write("{", "}", count: members.count, to: &output, style, outer: outer) {
        $1 += (members[$0].spelling ?? JSONString.encode(members[$0].name)) + style.colon
        members[$0].value.write(to: &$1, style, outer: $2)
      }
    }
  }

  private static func write(
    _ opening: String, _ closing: String, count: Int, to output: inout String, _ style: JSONStyle,
    outer: String, item: (Int, inout String, String) -> Void
  ) {
    output += opening
    let inner = outer + style.indentation
    if count == 0 && style.opensEmptyContainers { output += style.lineBreak }
    for index in 0..<count {
      if index > 0 { output += "," }
      if !style.lineBreak.isEmpty { output += style.lineBreak + inner }
      item(index, &output, inner)
    }
    if !style.lineBreak.isEmpty && (count > 0 || style.opensEmptyContainers) {
      output += style.lineBreak + outer
    }
    output += closing
  }

  /// Returns the shortest text that reads back as the same number; whole numbers have no fraction.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }
}
