// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Trees that are deeper than any stack.
@MainActor
@Suite("Nested views")
struct NestingTests {
  private static let side = CGRect(x: 0, y: 0, width: 100, height: 100)

  /// The deepest level that is reached from a view through its first subviews.
  private func depth(below view: View) -> Int {
    var (view, depth) = (view, 0)
    while let child = view.subviews.first { (view, depth) = (child, depth + 1) }
    return depth
  }

  @Test("ten thousand views in one another are cut at the limit, drawn, hit and freed")
  func fromTheOutside() throws {
    let test = TestScreen()
    var inner: View = test.root.view
    var views: [View] = []
    for _ in 0..<10_000 {
      let view = View(frame: Self.side)
      inner.addSubview(view)
      views.append(view)
      inner = view
    }
    // The window and its controller's view stand above.
    #expect(depth(below: test.root.view) == View.deepestLevel - 2)
    #expect(views[View.deepestLevel - 2].superview == nil)
    test.screen.update()
    test.switchStyle(to: .dark)
    #expect(views[View.deepestLevel - 3].traitCollection.userInterfaceStyle == .dark)
    let hit = test.window.hitTest(CGPoint(x: 50, y: 50), with: nil)
    #expect(hit === views[View.deepestLevel - 3])
    let diagnostics = test.screen.cycle.diagnostics
    #expect(diagnostics.map(\.phase) == [UpdateDiagnostic.nesting])
    let message = try #require(diagnostics.first?.message)
    #expect(message.hasPrefix("views nested deeper than 512 levels were not added to …/View"))
  }

  @Test("views that are put around others are counted as well")
  func fromTheInside() {
    var outer = View(frame: Self.side)
    var refused = 0
    for _ in 0..<8_000 {
      let view = View(frame: Self.side)
      view.addSubview(outer)
      if outer.superview == nil { refused += 1 }
      outer = view
    }
    #expect(refused == 8_000 / View.deepestLevel)
    let test = TestScreen()
    test.root.view.addSubview(outer)
    test.screen.update()
    #expect(test.screen.cycle.diagnostics.map(\.phase) == [UpdateDiagnostic.nesting])
    test.screen.update()
    #expect(test.screen.cycle.diagnostics.count == 1)
  }

  @Test("a tree that became shallower takes views again")
  func roomIsFound() {
    let top = View(frame: Self.side)
    var deepest = top
    for _ in 1..<View.deepestLevel {
      let view = View(frame: Self.side)
      deepest.addSubview(view)
      deepest = view
    }
    let holder = View(frame: Self.side)
    holder.addSubview(top)
    #expect(top.superview == nil)
    deepest.removeFromSuperview()
    holder.addSubview(top)
    #expect(top.superview === holder)
    let other = View(frame: Self.side)
    other.addSubview(deepest)
    #expect(deepest.superview === other)
  }

  @Test("a view that stands at the limit can be moved among its siblings")
  func reordering() throws {
    var deepest = View(frame: Self.side)
    for _ in 2..<View.deepestLevel {
      let view = View(frame: Self.side)
      deepest.addSubview(view)
      deepest = view
    }
    let (one, two) = (View(frame: Self.side), View(frame: Self.side))
    deepest.addSubview(one)
    deepest.addSubview(two)
    deepest.insertSubview(two, at: 0)
    #expect(deepest.subviews.map(ObjectIdentifier.init) == [two, one].map(ObjectIdentifier.init))
  }
}
