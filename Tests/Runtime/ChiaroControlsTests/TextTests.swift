// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Text: S189 to S191.
@MainActor
@Suite("Text")
struct TextTests {
  let test = TestScreen()

  private static let frame = CGRect(x: 0, y: 0, width: 200, height: 40)

  @MainActor
  private final class DrawingView: View {
    var text = AttributedText("text")
    override func draw(_ rect: CGRect) { text.draw(in: rect) }
  }

  private func colors(of view: View) -> [String?] {
    test.root.view.addSubview(view)
    return [UserInterfaceStyle.light, .dark].map { style in
      test.switchStyle(to: style)
      return test.window.displayList.color(ofText: "text")
    }
  }

  @Test("S189: labels, text fields and text views are set in the label color", arguments: 0..<3)
  func defaultColor(_ kind: Int) {
    let label = Label(frame: Self.frame)
    label.text = "text"
    let field = TextField(frame: Self.frame)
    field.text = "text"
    let page = TextView(frame: Self.frame)
    page.text = "text"
    #expect(colors(of: [label, field, page][kind]) == ["#000000", "#FFFFFF"])
    #expect([label.textColor, field.textColor, page.textColor] == [.label, .label, .label])
  }

  @Test(
    "S190: attributed text without a color is black where it is drawn and in a text view",
    arguments: 0..<2)
  func black(_ kind: Int) {
    let page = TextView(frame: Self.frame)
    page.styledText = AttributedText("text")
    let drawing = DrawingView(frame: Self.frame)
    #expect(colors(of: [page, drawing][kind]) == ["#000000", "#000000"])
  }

  @Test(
    "S190: in a label and a field it has their color, and what has a color of its own keeps it",
    arguments: [false, true])
  func ownColor(_ isField: Bool) {
    let (label, field) = (Label(frame: Self.frame), TextField(frame: Self.frame))
    let view: View = isField ? field : label
    func set(_ text: AttributedText) { (label.styledText, field.styledText) = (text, text) }
    set(AttributedText("text"))
    #expect(colors(of: view) == ["#000000", "#FFFFFF"])
    (label.textColor, field.textColor) = (.red, .red)
    #expect(colors(of: view) == ["#FF0000", "#FF0000"])
    set(AttributedText("text", foregroundColor: .blue))
    #expect(colors(of: view) == ["#0000FF", "#0000FF"])
    set(AttributedText("text"))
    (label.isEnabled, field.isEnabled) = (false, false)
    #expect(colors(of: view) != ["#FF0000", "#FF0000"])
  }

  @Test("S190: a highlighted label draws it in the highlighted color, and has its own font")
  func highlighted() {
    let (label, plain) = (Label(frame: Self.frame), Label(frame: Self.frame))
    label.styledText = AttributedText("text")
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(colors(of: label) == ["#0000FF", "#0000FF"])
    plain.text = "text"
    (label.font, plain.font) = (.systemFont(ofSize: 31), .systemFont(ofSize: 31))
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test("S191: a dynamic color in attributed text resolves when it is drawn", arguments: 0..<2)
  func dynamic(_ kind: Int) {
    let text = AttributedText("text", foregroundColor: .label)
    let label = Label(frame: Self.frame)
    label.styledText = text
    let drawing = DrawingView(frame: Self.frame)
    drawing.text = text
    #expect(colors(of: [label, drawing][kind]) == ["#000000", "#FFFFFF"])
  }

  @Test("setting nil restores the label color, setting text drops attributes")
  func restoring() {
    let label = Label(frame: Self.frame)
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    label.styledText = AttributedText("old")
    label.text = "text"
    #expect(label.styledText == nil)
    #expect(colors(of: label) == ["#000000", "#FFFFFF"])
  }

  @Test(
    "text is broken between words and at line ends",
    arguments: [
      // 20 points wide a letter of 40; five letters to a line.
      ("ab cd ef", 0, ["ab", "cd\u{A0}ef"]), ("ab\ncd", 0, ["ab", "cd"]),
      ("ab cd ef", 1, ["ab cd ef"]), ("abcdefgh ij", 0, ["abcdefgh", "ij"]), ("", 0, []),
    ])
  func lines(_ text: String, _ limit: Int, _ expected: [String]) {
    let label = Label(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    label.font = .systemFont(ofSize: 40)
    label.numberOfLines = limit
    label.text = text
    test.root.view.addSubview(label)
    #expect(test.window.displayList.texts.map(\.string) == expected)
  }

  @Test("where lines begin follows the direction of the interface, unless it was set")
  func alignment() {
    let label = Label(frame: Self.frame)
    label.text = "text"
    test.root.view.addSubview(label)
    #expect(test.window.displayList.texts.map(\.alignment) == [0])
    test.change { $0.layoutDirection = .rightToLeft }
    #expect(test.window.displayList.texts.map(\.alignment) == [1])
    label.textAlignment = .center
    #expect(test.window.displayList.texts.map(\.alignment) == [0.5])
  }

  @Test("a switch of the style resolves a label's colors and draws nothing again")
  func slots() {
    let label = Label(frame: Self.frame)
    label.text = "text"
    test.root.view.addSubview(label)
    let before = test.window.displayList
    test.switchStyle(to: .dark)
    let after = test.window.displayList
    #expect(before.commands == after.commands)
    #expect(before.colors != after.colors)
  }
}
