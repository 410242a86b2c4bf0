// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroTestSupport
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroViews

/// Views whose colors change by themselves.
@MainActor
@Suite("Slots of a view's own")
struct OwnSlotsTests {
  /// Draws a rectangle of a color and, where asked to, another.
  private final class Drawn: View {
    var ink = DynamicColor.label { didSet { setNeedsDisplay() } }
    var isDouble = false { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      GraphicsContext.current?.fill(bounds, ink)
      if isDouble { GraphicsContext.current?.fill(bounds.insetBy(dx: 2, dy: 2), .red) }
    }
  }

  private let test = TestScreen()
  private let first = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let second = Drawn(frame: CGRect(x: 30, y: 0, width: 20, height: 20))

  init() {
    for view in [first, second] {
      view.backgroundColor = .systemBackground
      test.root.view.addSubview(view)
    }
    _ = test.window.displayList
  }

  private var number: UInt32 { test.window.list.number }
  private func colors() -> [String] {
    let bitmap = Renderer(canvas: Canvas(size: PixelSize(width: 60, height: 20)))
      .render(test.window.displayList)
    return [bitmap.color(x: 10, y: 10).hexText, bitmap.color(x: 40, y: 10).hexText]
  }

  @Test("a background that changed once changes a slot from then on, and nobody else's")
  func background() throws {
    first.ink = .clear
    second.ink = .clear
    first.backgroundColor = .white
    #expect(colors() == ["#FFFFFF", "#FFFFFF"])
    let (list, commands) = (number, test.window.displayList.commands)
    for hex in ["#102030", "#405060", "#102030"] {
      first.backgroundColor = DynamicColor(try Color(css: hex))
      #expect(colors() == [hex, "#FFFFFF"])
    }
    #expect(number == list)
    #expect(test.window.displayList.commands == commands)
    first.backgroundColor = nil
    #expect(number == list && test.window.isListStale)
  }

  @Test("what a view draws in other colors changes slots, and what it draws otherwise the list")
  func drawing() throws {
    first.ink = .systemRed
    _ = colors()
    let list = number
    first.ink = DynamicColor(try Color(css: "#102030"))
    #expect(colors() == ["#102030", "#000000"])
    #expect(number == list)
    first.isDouble = true
    #expect(colors() == ["#FF0000", "#000000"])
    #expect(number != list)
  }

  @Test("slots of a view's own follow the traits, and a change in the same pass counts last")
  func traits() {
    for view in [first, second] { view.ink = .clear }
    first.backgroundColor = .secondarySystemBackground
    // What draws itself is drawn anew at the first switch, and has slots of its own from then on.
    for style in [UserInterfaceStyle.dark, .light] {
      test.switchStyle(to: style)
      _ = colors()
    }
    first.backgroundColor = .label
    let list = number
    #expect(colors()[0] == "#000000")
    test.switchStyle(to: .dark)
    #expect(colors()[0] == "#FFFFFF")
    #expect(number == list)
    first.backgroundColor = .systemBackground
    test.switchStyle(to: .light)
    #expect(colors()[0] == "#FFFFFF")
    #expect(number == list)
  }

  @Test("a handler that recolors its view rebuilds the list once, however often the style changes")
  func handler() {
    first.ink = .clear
    first.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: View, _) in
      let isDark = view.traitCollection.userInterfaceStyle == .dark
      view.backgroundColor = isDark ? .systemGray5 : .systemGray4
    }
    for style in [UserInterfaceStyle.dark, .light] {
      test.switchStyle(to: style)
      _ = colors()
    }
    let list = number
    for style in [UserInterfaceStyle.dark, .light, .dark] {
      test.switchStyle(to: style)
      let expected = (style == .dark ? DynamicColor.systemGray5 : .systemGray4)
        .resolved(with: first.traitCollection)
      #expect(colors()[0] == expected.hexText)
    }
    #expect(number == list)
  }

  @Test("slots end with the list that they are in: a hidden view's are not written to")
  func hidden() {
    first.ink = .clear
    first.backgroundColor = .red
    _ = colors()
    first.isHidden = true
    _ = colors()
    first.backgroundColor = .green
    #expect(colors()[1] == "#000000")
    first.isHidden = false
    #expect(colors()[0] == "#00FF00")
  }

  @Test("random changes look as they do in a tree that is made anew")
  func random() {
    var generator = SeededGenerator(seed: 20_261_121)
    let palette: [DynamicColor] = [.red, .label, .systemGray, .systemBackground, .clear]
    for _ in 0..<200 {
      let view = Bool.random(using: &generator) ? first : second
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: view.backgroundColor = palette.randomElement()
      case 1: view.backgroundColor = nil
      case 2: view.ink = palette.randomElement() ?? .label
      case 3: view.isDouble.toggle()
      case 4: view.isHidden.toggle()
      default: test.switchStyle(to: Bool.random(using: &generator) ? .dark : .light)
      }
      let shown = colors()
      test.window.isListStale = true
      #expect(colors() == shown)
    }
  }
}
