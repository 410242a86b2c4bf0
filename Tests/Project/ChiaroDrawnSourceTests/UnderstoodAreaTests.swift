// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSwiftUI
import Foundation
import Testing

@testable import ChiaroDrawnSource

/// How much of a screen is understood.
@MainActor
@Suite("Understood area")
struct UnderstoodAreaTests {
  /// Parts of a screen of 100 by 100 points, with what is known of it and what comes of that.
  struct Row: CustomTestStringConvertible {
    var name: String
    var parts: [(UnderstoodArea.Part.Kind, CGRect)] = []
    var isBlank = false
    var end: String?
    var assumed: [String] = []
    var share: Double
    var reason: String?

    var testDescription: String { name }
  }

  private nonisolated static let half = CGRect(x: 0, y: 0, width: 100, height: 50)
  private nonisolated static let whole = CGRect(x: 0, y: 0, width: 100, height: 100)

  nonisolated static let rows = [
    Row(name: "content", parts: [(.content, half)], share: 1),
    Row(
      name: "a box beside content of the same size",
      parts: [(.content, half), (.unknown, half.offsetBy(dx: 0, dy: 50))], assumed: ["Map"],
      share: 0.5, reason: "Map"),
    Row(
      name: "content in a box", parts: [(.unknown, whole), (.content, half)], assumed: ["Card"],
      share: 0.5, reason: "Card"),
    Row(
      name: "an empty place beside a box counts for nothing", parts: [(.unknown, half)],
      assumed: ["Card"], share: 0, reason: "Card"),
    Row(
      name: "a view that lost something", parts: [(.hollow, whole), (.content, half)],
      assumed: ["the view that addSubview adds is unknown"], share: 0.5,
      reason: "the view that addSubview adds is unknown"),
    Row(
      name: "an empty place where evaluation came to no end", parts: [(.content, half)],
      end: "took longer than 5 seconds", share: 0.5, reason: "took longer than 5 seconds"),
    Row(name: "nothing, as code says", isBlank: true, share: 1),
    Row(
      name: "nothing, because something is unknown", isBlank: true, assumed: ["model", "other"],
      share: 0, reason: "model"),
    Row(name: "a ground alone", share: 1),
    Row(
      name: "a box of which nobody says more", parts: [(.unknown, half)], share: 0,
      reason: "the screen is empty"),
  ]

  @Test("the share is that of what is shown", arguments: rows)
  func share(_ row: Row) {
    let area = UnderstoodArea(
      row.parts.map { UnderstoodArea.Part(kind: $0.0, frame: $0.1) },
      of: UnderstoodArea.Whole(
        size: CGSize(width: 100, height: 100), isBlank: row.isBlank, end: row.end,
        assumed: row.assumed.map { ($0, nil) }))
    #expect(abs(area.share - row.share) < 0.03)
    #expect(area.reason == row.reason)
  }

  @Test("the reason is what was assumed on the line of the largest part, else in its function")
  func reasons() {
    let place = { SourcePlace(file: "A.swift", line: $0, column: 1, region: $1) }
    let part = { (line: Int) in
      UnderstoodArea.Part(kind: .unknown, frame: Self.whole, place: place(line, 7))
    }
    let assumed = [
      ("first", nil), ("inside", place(8, 7)), ("there", place(9, 7)),
    ]
    let words = { (line: Int) in
      UnderstoodArea(
        [part(line)],
        of: UnderstoodArea.Whole(size: Self.whole.size, isBlank: false, assumed: assumed)
      ).reason
    }
    #expect(words(9) == "there")
    #expect(words(12) == "inside")
  }

  /// Code with how much of its first screen is understood, and the types that it shows.
  nonisolated static let codes: [(String, ClosedRange<Double>, [String])] = [
    ("struct A: View { var body: some View { Text(\"a\") } }", 1...1, ["A"]),
    ("struct A: View { var body: some View { Nowhere() } }", 0...0, ["A"]),
    (
      "struct A: View { var body: some View { VStack { B(); Color.red } } }\n"
        + "struct B: View { var body: some View { Nowhere().frame(height: 600) } }",
      0.4...0.99, ["A", "B"]
    ),
    ("struct A: View { var body: some View { EmptyView() } }", 1...1, ["A"]),
    ("class A: UIView { let label = UILabel() }", 1...1, ["A"]),
    (
      "class A: UIViewController { override func viewDidLoad() { view.addSubview(Nowhere()) } }",
      0...0, ["A"]
    ),
    (
      "class A: UIViewController { override func viewDidLoad() { view.addSubview(B()) } }\n"
        + "class B: UILabel { init() { super.init(frame: CGRect(x: 9, y: 99, width: 99, height: 40))"
        + "\ntext = \"b\" } }", 1...1, ["A", "B"]
    ),
  ]

  @Test("screens of both kinds tell their share and their types", arguments: codes)
  func code(_ text: String, _ share: ClosedRange<Double>, _ types: [String]) throws {
    let code = try DrawnCode(
      ["Code.swift": Array("import SwiftUI\nimport UIKit\n\(text)".utf8)], writesPictures: true)
    let screen = try #require(code.screens.first)
    #expect(share.contains(try #require(screen["understood"]?["share"]?.number)), "\(screen)")
    #expect(Set(types).isSubset(of: Set(screen["types"]?.elements.compactMap(\.string) ?? [])))
    let all = code.files.flatMap { Array($0["types"]!.elements) }.compactMap(\.string)
    #expect(all.sorted() == types)
  }
}
