// SPDX-License-Identifier: MIT

/// A node of a document in Markdown.
///
/// Source: the CommonMark specification 0.31, and the extensions of GitHub Flavored Markdown 0.29
/// for tables, task lists, strikethrough and autolinks.
struct MarkNode {
  enum Kind: String {
    case document, blockQuote, list, item, codeBlock, htmlBlock, paragraph, heading
    case thematicBreak, table, tableRow, tableCell
    case text, softBreak, lineBreak, code, html, emphasis, strong, strikethrough, link, image
  }

  enum Alignment: String { case none, left, center, right }

  var kind: Kind
  /// The text of what has no children.
  var text = ""
  /// What stands behind a fence, or where a link leads to.
  var info = ""
  /// The level of a heading, or the first number of an ordered list.
  var number = 0
  /// Whether a list is ordered, or the task of an item is done.
  var isOn = false
  /// Whether an item is a task.
  var isTask = false
  /// Whether the items of a list are set without room between them.
  var isTight = true
  var columns: [Alignment] = []
  var children: [MarkNode] = []

  init(_ kind: Kind, _ text: String = "", _ children: [MarkNode] = []) {
    self.kind = kind
    self.text = text
    self.children = children
  }

  /// The text of the node and of all in it.
  var plainText: String {
    switch kind {
    case .softBreak, .lineBreak: " "
    default: children.isEmpty ? text : children.map(\.plainText).joined()
    }
  }
}

/// A text in Markdown, read.
enum Markdown {
  /// More is not read.
  static let mostBytes = 200_000
  /// The most blocks or marks in each other.
  static let mostDepth = 24
  /// The most runs of marks in a text that are paired; each looks through those before it.
  static let mostMarks = 1_000

  /// The document that a text is.
  static func document(_ text: String) -> MarkNode {
    let text = String(text.utf8.prefix(mostBytes)) ?? String(text.prefix(mostBytes / 4))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      MarkLine(line.hasSuffix("\r") ? line.dropLast() : line)
    }
    var links: [String: String] = [:]
    var blocks = MarkBlocks(lines, depth: 0)
    let children = blocks.read(&links)
    return MarkNode(.document, "", children.map { inlined($0, links) })
  }

  /// The inline nodes of a text without blocks.
  static func inline(_ text: String) -> [MarkNode] {
    MarkInlines.nodes(of: String(text.prefix(mostBytes / 4)), [:])
  }

  /// A block whose text is read, once all links of the document are known.
  private static func inlined(_ node: MarkNode, _ links: [String: String]) -> MarkNode {
    var node = node
    switch node.kind {
    case .paragraph, .heading, .tableCell:
      node.children = MarkInlines.nodes(of: node.text, links)
      node.text = ""
    default: node.children = node.children.map { inlined($0, links) }
    }
    return node
  }
}
