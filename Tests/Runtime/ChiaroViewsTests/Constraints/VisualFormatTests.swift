// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChiaroViews

/// The visual format language: what is read, and where a mistake is.
///
/// What follows of it stands in the table of hierarchies.
@Suite("Visual formats")
@MainActor
struct VisualFormatTests {
  @Test("a format is a row of views with spaces between them")
  func reading() throws {
    let format = try VisualFormat("V:|-[a(>=20@750,b)]-(<=5,gap@1)-[b][c]-7-|")
    #expect(format.axis == .vertical)
    #expect(format.elements.map(\.name) == ["a", "b", "c"])
    #expect(format.leading == .standard)
    #expect(
      format.elements[0].sizes == [
        VisualFormat.Predicate(
          relation: .greaterThanOrEqual, value: .number(20), priority: .number(750), place: 7),
        VisualFormat.Predicate(value: .name("b"), place: 16),
      ])
    #expect(
      format.spaces == [
        .predicates([
          VisualFormat.Predicate(relation: .lessThanOrEqual, value: .number(5), place: 21),
          VisualFormat.Predicate(value: .name("gap"), priority: .number(1), place: 25),
        ]), .none,
      ])
    #expect(
      format.trailing == .predicates([VisualFormat.Predicate(value: .number(7), place: 39)]))
  }

  @Test(
    "a mistake is found where it is",
    arguments: [
      ("", 0, "expected “[” before a view"), ("H:", 2, "expected “[” before a view"),
      ("H:|-[a", 6, "expected “]” after a view"), ("[]", 1, "expected the name of a view"),
      ("[a(20]", 5, "expected “)” after the conditions"),
      ("[a]-20[b]", 6, "expected “-” after a space"),
      ("[a]-(>=)-[b]", 7, "expected a number or a name"),
      ("[a(1.2.3)]", 3, "expected a number such as 8 or 8.5"),
      ("[a]|[b]", 4, "nothing follows the superview's edge"),
      ("[a] [b]", 3, "expected “[” before a view"), ("[a]-", 4, "expected a number or a name"),
    ] as [(String, Int, String)])
  func mistakes(_ text: String, _ place: Int, _ reason: String) {
    #expect(throws: VisualFormatError(text: text, place: place, reason: reason)) {
      try VisualFormat(text)
    }
  }

  @Test("the message shows the place")
  func message() {
    let error = VisualFormatError(
      text: "[a(20]", place: 5,
      reason:
        "expected “)” after the conditions")
    #expect(error.message == "expected “)” after the conditions\n[a(20]\n     ^")
  }

  @Test(
    "a name that stands for nothing is a mistake too",
    arguments: [
      ("[a][z]", 4, "the dictionary of views has no key “z”"),
      ("[a(gab)]", 3, "the dictionary of metrics has no key “gab”"),
      ("[a(word)]", 3, "the metric “word” is not a number"),
      ("|[a]", 0, "“|” means the superview, but the view next to it has none"),
    ] as [(String, Int, String)])
  func names(_ text: String, _ place: Int, _ reason: String) {
    let builder = VisualFormatBuilder(
      text: text, options: [], metrics: ["gap": 8, "word": "eight"], views: ["a": View()])
    #expect(throws: VisualFormatError(text: text, place: place, reason: reason)) {
      try builder.build()
    }
  }

  @Test("an alignment along the axis of the format is a mistake")
  func alignment() {
    let views = ["a": View(), "b": View()]
    #expect(throws: VisualFormatError.self) {
      try VisualFormatBuilder(
        text: "V:[a][b]", options: .alignAllTop, metrics: [:], views: views
      ).build()
    }
    #expect(throws: Never.self) {
      try VisualFormatBuilder(
        text: "H:[a][b]", options: .alignAllTop, metrics: [:], views: views
      ).build()
    }
  }

  @Test("numbers of every kind are metrics")
  func metrics() {
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "[v(a,b,c,d,e)]",
      metrics: [
        "a": 1, "b": 2.5, "c": CGFloat(3), "d": Float(4), "e": NSNumber(value: 5),
      ], views: ["v": View()])
    #expect(constraints.map(\.constant) == [1, 2.5, 3, 4, 5])
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("options have UIKit's bits")
  func options() {
    #expect(LayoutConstraint.FormatOptions.alignAllLeft.rawValue == 2)
    #expect(LayoutConstraint.FormatOptions.alignAllCenterY.rawValue == 1 << 10)
    #expect(LayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
    #expect(LayoutConstraint.FormatOptions.alignAllTop.alignments == [.top])
  }
}
