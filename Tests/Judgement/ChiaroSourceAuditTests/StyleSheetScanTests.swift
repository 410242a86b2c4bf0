// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroSourceAudit

/// What rules of a style sheet are for.
@Suite("Rules of style sheets")
struct StyleSheetScanTests {
  /// A text, and the selectors of rules for the dark, of those aside, and of those that stay light.
  struct Sheet: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var dark: [String] = []
    var aside: [String] = []
    var light: [String] = []
  }

  private static let dark = "@media (prefers-color-scheme: dark) {"

  static let sheets: [Sheet] = [
    Sheet(testDescription: "no media", text: "body { background: #fff }"),
    Sheet(
      testDescription: "dark", text: "p{background:#fff}\(dark) body { color: red } }",
      dark: ["body"], light: ["p"]),
    Sheet(
      testDescription: "the same in the dark",
      text: "p{background:#fff}.card{background:#fff}\(dark) p {} .a .card {} }",
      dark: ["p", ".a .card"]),
    Sheet(
      testDescription: "a media query inside of a rule, and in another one",
      text: "body { \(dark) & { color: red } } } @supports (a) { \(dark) p { color: red } } }",
      dark: ["&", "p"]),
    Sheet(
      testDescription: "what is asked for on two levels",
      text: "@media (prefers-color-scheme: light) { @media print { p { a: b } } }", aside: ["p"]),
    Sheet(
      testDescription: "paper", text: "@media print { p { color: red } } i { color: red }",
      aside: ["p"]),
    Sheet(
      testDescription: "what is marked", text: "::selection{background:#fff}\(dark) p{} }",
      dark: ["p"]),
  ]

  @Test("a rule is for what stands around it, on any level", arguments: sheets)
  func media(_ sheet: Sheet) {
    let scan = StyleSheetScan(sheet.text)
    #expect(scan.rules.filter(\.isForDark).map { String($0.selector) } == sheet.dark)
    #expect(scan.rules.filter(\.isAside).map { String($0.selector) } == sheet.aside)
    #expect(scan.lightInDark.map { String($0.selector) } == sheet.light)
  }

  /// Texts that hold what is looked through again for each rule, if it is.
  static let long: [(name: String, before: String, selector: String)] = [
    ("a text around all", String(repeating: "'", count: 1 << 20) + "{", "p"),
    ("a text around the dark", "\(dark)" + String(repeating: "a ", count: 1 << 19) + "{", "p"),
    ("selectors", "\(dark)", String(repeating: "a", count: 90)),
    ("long selectors", "\(dark)", String(repeating: "a", count: 2000)),
  ]

  @Test("what stands around many rules is looked through once", arguments: long.indices)
  func around(_ index: Int) {
    let (_, before, selector) = Self.long[index]
    let rules = (0..<900).map { "\(selector)\($0){background:#fff}" }.joined(separator: "\n")
    let scan = StyleSheetScan("\(before)\(rules)}}\n\(rules)")
    #expect(scan.rules.count >= 900)
    #expect(scan.lightInDark.isEmpty)
  }
}
