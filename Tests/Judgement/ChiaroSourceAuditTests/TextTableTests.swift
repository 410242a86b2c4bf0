// SPDX-License-Identifier: MIT

import ChiaroFindings
import Testing

@testable import ChiaroSourceAudit

/// Texts, pages and kept colors, as apps write them.
@Suite("Texts and pages in code of apps")
struct TextTableTests {
  @Test("attributes of text with and without a color", arguments: textsCases)
  func texts(_ code: RealCode) { #expect(code.lines(TextWithoutColor.self) == code.marked) }

  private static let textsCases = [
    RealCode(
      "an axis that a view draws",
      """
      final class TideChart: UIView {
        override func draw(_ rect: CGRect) {
          let label = NSAttributedString(
            string: "High", attributes: [.font: UIFont.systemFont(ofSize: 10)])
          label.draw(at: .zero)
          "Low".draw(at: .zero, withAttributes: [.font: font])  // ←
          "Now".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.label])
        }
      }
      """),
    RealCode(
      "a text view",
      """
      final class Notes: UIViewController {
        func show(_ text: String) {
          notesTextView.attributedText = NSAttributedString(
            string: text, attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])  // ←
          titleLabel.attributedText = NSAttributedString(
            string: text, attributes: [.kern: 1.2])
        }
      }
      """),
    RealCode(
      "measuring draws nothing",
      """
      final class Row: UITableViewCell {
        func height(_ text: NSString) -> CGFloat {
          text.boundingRect(
            with: size, options: [], attributes: [.font: font], context: nil).height
        }
      }
      """),
    RealCode(
      "a page that is printed",
      """
      final class ReceiptPrinter {
        func printReceipt(_ text: NSString) {
          text.draw(in: page, withAttributes: [.font: font])
        }
      }
      """),
  ]

  @Test(
    "where a text without a color goes decides what speaks against it",
    arguments: [
      (
        "override func draw(_ rect: CGRect) { text.draw(in: rect, withAttributes: [.font: font]) }",
        [], "drawn text"
      ),
      (
        "func stamp() { text.draw(in: rect, withAttributes: [.font: font]) }", ["drawn-elsewhere"],
        "drawn text"
      ),
      (
        "func exportImage() { text.draw(in: rect, withAttributes: [.font: font]) }",
        ["for-paper", "drawn-elsewhere"], "drawn text"
      ),
      (
        "func set() { bodyTextView.attributedText = NSAttributedString(string: a, attributes: [.font: font]) }",
        [], "text in a text view"
      ),
    ] as [(String, [String], String)])
  func considered(_ member: String, _ names: [String], _ words: String) {
    let text = "class Page: UIView {\n  \(member)\n}\n"
    let found = SourceAuditor.audit([("A.swift", Array(text.utf8))], only: [TextWithoutColor.id])
      .findings
    #expect(found.map { $0.judgement.considerations.map(\.name) } == [names])
    let message = "This \(words) stays black in dark: its attributes name no color"
    #expect(found.map(\.message) == [message])
  }

  @Test("pages in strings", arguments: pagesCases)
  func pages(_ page: String, _ message: String?) {
    let text = """
      final class Article: UIViewController {
        let head = "\(page)"
        func show() { webView.loadHTMLString(head + body, baseURL: nil) }
      }
      """
    let found = RealCode("", text).findings(PageWithoutColorScheme.self)
    #expect(found.map(\.message) == [message].compactMap(\.self))
  }

  private static let black =
    "Stays black on white in dark: the page in this string has no color-scheme"
  private static let colored =
    "Stays light in dark: the page in this string has fixed colors and no color-scheme"
  private static let pagesCases: [(String, String?)] = [
    ("<html><body>", black), ("<html><head></head><body>", black),
    ("<html><style>body { color: #333; }</style><body>", colored),
    ("<style>p { color:#222 }</style>", colored),
    ("<html><style>:root { color-scheme: light dark }</style><body>", nil),
    ("<html><style>body { background: transparent; }</style><body>", nil),
    ("<html><style>body { color: #fff }</style><body>", nil), ("<p>a</p>", nil), ("a < b", nil),
  ]

  @Test("colors that are resolved and kept", arguments: keptCases)
  func kept(_ code: RealCode) { #expect(code.lines(ResolvedColorKept.self) == code.marked) }

  private static let keptCases = [
    RealCode(
      "a shadow and a text",
      """
      final class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.textColor = UIColor.label.resolvedColor(with: traitCollection)  // ←
          let shade = UIColor.separator.resolvedColor(with: traitCollection)
          log(shade)
        }
      }
      """),
    RealCode(
      "made again as the traits change",
      """
      final class Card: UIView {
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          super.traitCollectionDidChange(previous)
          title.textColor = UIColor.label.resolvedColor(with: traitCollection)
        }
      }
      """),
    RealCode(
      "a style that is meant",
      """
      final class Ticket: UIView {
        func set() {
          let light = UITraitCollection(userInterfaceStyle: .light)
          paper.backgroundColor = UIColor.systemBackground.resolvedColor(
            with: UITraitCollection(userInterfaceStyle: .light))
          log(light)
        }
      }
      """),
  ]

  @Test("red and green, with and without another sign", arguments: signsCases)
  func signs(_ statement: String, _ isFound: Bool) {
    let text = "struct Row: View {\n  var body: some View {\n    \(statement)\n  }\n}\n"
    let found = SourceAuditor.audit([("A.swift", Array(text.utf8))], only: [RedAndGreenAlone.id])
    #expect(found.findings.count == (isFound ? 1 : 0))
  }

  private static let signsCases = [
    ("Circle().fill(isOpen ? Color.green : Color.red)", true),
    ("Circle().fill(isOpen ? .systemGreen : .systemRed)", true),
    ("Circle().fill(isOpen ? .green : .gray)", false),
    (
      "HStack { Text(isOpen ? \"Open\" : \"Closed\"); Circle().fill(isOpen ? .green : .red) }",
      false
    ),
    (
      "Image(systemName: isOpen ? \"checkmark\" : \"xmark\").foregroundStyle(isOpen ? .green : .red)",
      false
    ),
    ("Text(words).foregroundStyle(isOpen ? .green : .red)", false),
  ]
}
