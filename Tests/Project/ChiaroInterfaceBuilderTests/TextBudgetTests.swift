// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroInterfaceBuilder

/// Texts that would take too long to draw.
@Suite("Texts of a file are drawn in bounded time")
struct TextBudgetTests {
  /// What texts cost, in letters of the Latin alphabet: marks more than letters, and emoji most.
  @Test(
    "a text costs what its characters take",
    arguments: [
      ("", 0), ("a", 1), ("Hello", 5), ("ä", 1), ("Ω", 4), ("漢字", 8), ("e\u{301}", 33),
      ("👍", 128), ("👍🏽", 256), ("א", 4), ("\u{200D}", 32), ("👩‍👩‍👧", 448),
    ])
  func cost(_ text: String, _ cost: Int) { #expect(TextBudget.cost(of: text) == cost) }

  private static func document(_ texts: [String]) -> InterfaceDocument {
    let scenes = texts.enumerated().map {
      """
      <scene sceneID="\($0)"><objects><viewController id="c\($0)" sceneMemberID="viewController">
      <view key="view" id="v\($0)"><subviews><label text="\($1)" id="l\($0)"/></subviews></view>
      </viewController></objects></scene>
      """
    }
    let text =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\"><scenes>\(scenes.joined())</scenes></document>"
    return InterfaceDocument.read(Array(text.utf8), file: "a.storyboard")
  }

  private static func texts(_ document: InterfaceDocument, _ count: Int) -> [String?] {
    (0..<count).map { document.element(id: "l\($0)")?[attribute: "text"] }
  }

  /// Texts around what one may cost: how many characters of them are left, without the ellipsis.
  @Test(
    "a text that costs too much is cut and reported",
    arguments: [
      ("W", 20_000, 20_000), ("W", 20_001, 20_000), ("W", 90_000, 20_000), ("漢", 5_000, 5_000),
      ("漢", 5_001, 5_000), ("👍", 156, 156), ("👍", 157, 156),
    ])
  func cut(_ character: String, _ count: Int, _ left: Int) throws {
    let (cut, odd) = TextBudget.cut(
      Self.document([String(repeating: character, count: count)]))
    let text = try #require(Self.texts(cut, 1)[0])
    #expect(text.filter { $0 != "…" }.count == left)
    #expect(text.hasSuffix("…") == (count > left))
    #expect(odd.map(\.id) == (count > left ? ["text-cut"] : []))
  }

  @Test("a file without long texts is the same file")
  func same() {
    let document = Self.document(["Hello", "Ωμέγα", ""])
    let (cut, odd) = TextBudget.cut(document)
    #expect(Self.texts(cut, 3) == ["Hello", "Ωμέγα", ""] && odd.isEmpty)
  }

  @Test("each screen has a budget of its own")
  func screens() {
    // Eleven texts of one screen cost more than it may; one text each of as many screens does not.
    let long = String(repeating: "W", count: 20_000)
    let labels = (0..<11).map { "<label text='\(long)' id='l\($0)'/>" }
    let one = InterfaceDocument.read(
      Array(
        ("<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'><scenes>"
          + "<scene sceneID='s'><objects><view id='v'><subviews>\(labels.joined())</subviews>"
          + "</view></objects></scene></scenes></document>").utf8), file: "a.storyboard")
    let (cut, odd) = TextBudget.cut(one)
    #expect(Self.texts(cut, 11).map { $0?.count } == Array(repeating: 20_000, count: 10) + [1])
    #expect(odd.map(\.id) == ["text-cut"])
    #expect(odd.first?.message.contains("its screen's texts") == true)
    let many = TextBudget.cut(Self.document(Array(repeating: long, count: 11)))
    #expect(many.odd.isEmpty)
  }

  @Test("no more than a hundred cut texts are reported")
  func told() {
    let long = String(repeating: "漢", count: 5_001)
    let (_, odd) = TextBudget.cut(Self.document(Array(repeating: long, count: 120)))
    #expect(odd.count == 100)
  }
}
