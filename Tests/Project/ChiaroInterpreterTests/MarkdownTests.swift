// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroInterpreter

@Suite("Texts in Markdown")
struct MarkdownTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var text: String
    /// The nodes: blocks and marks by name, with what is in them in parentheses.
    var outline: String

    var testDescription: String { text }
  }

  private static let rows = [
    Row(text: "# A *b* #\n\nC", outline: "h1(A |em(b)) p(C)"),
    Row(text: "A\n===\nB\n---", outline: "h1(A) h2(B)"),
    Row(text: "#A\n\n***\n\n- - -", outline: "p(#A) rule rule"),
    Row(text: "a\nb  \nc\\\nd", outline: "p(a|soft|b|break|c|break|d)"),
    Row(text: "**a *b* c** ~~d~~ `e*f*`", outline: "p(strong(a |em(b)| c)| |del(d)| |code(e*f*))"),
    Row(text: "a_b_c ***d*** 2 * 3", outline: "p(a_b_c |em(strong(d))| 2 * 3)"),
    Row(text: "**open and \\*not\\*", outline: "p(**open and *not*)"),
    Row(
      text: "[a](b \"t\") ![c](d) <https://e.f> www.g.h.",
      outline: "p(link b(a)| |image d(c)| |link https://e.f(https://e.f)| |"
        + "link http://www.g.h(www.g.h)|.)"),
    Row(text: "[a] and [B][a]\n\n[A]: c", outline: "p(link c(a)| and |link c(B))"),
    Row(text: "&amp; &#65; &unknown; <br>", outline: "p(& A &unknown; |html(<br>))"),
    Row(text: "> a\nb\n> > c\n\nd", outline: "quote(p(a|soft|b) quote(p(c))) p(d)"),
    Row(
      text: "- a\n- b\n  1. x\n  2. y\n- c",
      outline: "list(item(p(a)) item(p(b) list1(item(p(x)) item(p(y)))) item(p(c)))"),
    Row(text: "3) a\n\n4) b", outline: "loose3(item(p(a)) item(p(b)))"),
    Row(text: "- a\n\n  b\n- c", outline: "loose(item(p(a) p(b)) item(p(c)))"),
    Row(text: "- [x] a\n- [ ] b", outline: "list(done(p(a)) open(p(b)))"),
    Row(text: "text\n2. no list", outline: "p(text|soft|2. no list)"),
    Row(text: "```swift\na\n  b\n```\nc", outline: "code swift(a\n  b\n) p(c)"),
    Row(text: "    a\n\n    b\n\nc", outline: "code(a\n\nb\n) p(c)"),
    Row(text: "~~~\nopen", outline: "code(open\n)"),
    Row(
      text: "| a | b\\|c |\n|:-:|--:|\n| *d* |",
      outline: "table center right(head(a) (b|c) row(em(d)) ())"),
    Row(text: "<div>\n*a*\n</div>\n\nb", outline: "html(<div>\n*a*\n</div>\n) p(b)"),
    Row(text: "a | b\nno table", outline: "p(a | b|soft|no table)"),
    Row(text: "", outline: ""), Row(text: "[open](", outline: "p([open]()"),
  ]

  @Test("blocks and marks are those of CommonMark and GitHub", arguments: rows)
  func outline(_ row: Row) {
    let blocks = Markdown.document(row.text).children
    #expect(blocks.map(Self.outline).joined(separator: " ") == row.outline)
  }

  @Test(
    "texts that nest or repeat without end are read within limits",
    arguments: [
      String(repeating: "> ", count: 5_000) + "a", String(repeating: "[", count: 5_000),
      String(repeating: "*a _b ", count: 3_000), String(repeating: "- ", count: 5_000),
      String(repeating: "`", count: 3_000) + "a", String(repeating: "|", count: 3_000) + "\n|-|",
      String(repeating: "<a", count: 90_000), String(repeating: "h.", count: 90_000),
      String(repeating: "a* ", count: 60_000), String(repeating: "*a* ", count: 45_000),
      String(repeating: "*a _b ", count: 30_000),
    ])
  func bounded(_ text: String) {
    #expect(Markdown.document(text).children.count <= 5_000)
  }

  private static func outline(_ node: MarkNode) -> String {
    let inner = node.children.map(outline)
    let blocks = inner.joined(separator: " ")
    let marks = inner.joined(separator: "|")
    return switch node.kind {
    case .paragraph: "p(\(marks))"
    case .heading: "h\(node.number)(\(marks))"
    case .blockQuote: "quote(\(blocks))"
    case .list:
      (node.isTight ? "list" : "loose") + (node.isOn ? "\(node.number)" : "") + "(\(blocks))"
    case .item: (node.isTask ? node.isOn ? "done" : "open" : "item") + "(\(blocks))"
    case .codeBlock: "code" + (node.info.isEmpty ? "" : " \(node.info)") + "(\(node.text))"
    case .thematicBreak: "rule"
    case .table: "table \(node.columns.map(\.rawValue).joined(separator: " "))(\(blocks))"
    case .tableRow: (node.isOn ? "head" : "row") + blocks
    case .tableCell: "(\(marks))"
    case .text: node.text
    case .softBreak: "soft"
    case .lineBreak: "break"
    case .code: "code(\(node.text))"
    case .html, .htmlBlock: "html(\(node.text))"
    case .emphasis: "em(\(marks))"
    case .strong: "strong(\(marks))"
    case .strikethrough: "del(\(marks))"
    case .link: "link \(node.info)(\(marks))"
    case .image: "image \(node.info)(\(marks))"
    case .document: blocks
    }
  }
}
