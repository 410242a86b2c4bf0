// SPDX-License-Identifier: MIT

extension JSON {
  /// How a value is laid out as text.
  ///
  /// Apple counterpart: none · Source: measured on 412 Contents.json files written by Xcode ·
  /// Fidelity: exact
  public enum Layout: Sendable {
    /// As Xcode writes asset catalogs: two spaces a level, ` : ` behind a name, and an empty line
    /// in an empty container.
    case xcode
    /// Two spaces a level, `: ` behind a name; empty containers on one line.
    case pretty
    /// On one line, without any space.
    case compact

    fileprivate var colon: String {
      switch self {
      case .xcode: " : "
      case .pretty: ": "
      case .compact: ":"
      }
    }
  }

  /// The value as text, without a line break at the end.
  public func text(_ layout: Layout = .pretty) -> String {
    var output = ""
    write(to: &output, layout, depth: 0)
    return output
  }

  private func write(to output: inout String, _ layout: Layout, depth: Int) {
    switch self {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .integer(let value): output += String(value)
    case .number(let value): output += Self.text(of: value)
    case .string(let text): output += JSONString.encode(text)
    case .verbatim(let text): output += text
    case .array(let elements):
      Self.write("[", "]", count: elements.count, to: &output, layout, depth: depth) {
        elements[$0].write(to: &$1, layout, depth: depth + 1)
      }
    case .object(let members):
      Self.write("{", "}", count: members.count, to: &output, layout, depth: depth) {
        $1 += (members[$0].spelling ?? JSONString.encode(members[$0].name)) + layout.colon
        members[$0].value.write(to: &$1, layout, depth: depth + 1)
      }
    }
  }

  private static func write(
    _ opening: String, _ closing: String, count: Int, to output: inout String, _ layout: Layout,
    depth: Int, item: (Int, inout String) -> Void
  ) {
    output += opening
    if count == 0 && layout == .xcode { output += "\n" }
    for index in 0..<count {
      if index > 0 { output += "," }
      startLine(of: &output, layout, depth: depth + 1)
      item(index, &output)
    }
    if count > 0 || layout == .xcode { startLine(of: &output, layout, depth: depth) }
    output += closing
  }

  private static func startLine(of output: inout String, _ layout: Layout, depth: Int) {
    if layout == .compact { return }
    output += "\n" + String(repeating: "  ", count: depth)
  }

  /// The shortest text that reads back as the same number; whole numbers without a fraction.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), value.magnitude < 1e15 {
      return value == 0 ? "0" : String(Int(value))
    }
    return value.description
  }
}
