// SPDX-License-Identifier: MIT

import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// When constraints are updated and solved.
@Suite("Constraints in the update cycle")
@MainActor
struct ConstraintPassTests {
  @Test("S118: constraints are updated before layout, and asking in layout waits for its end")
  func beforeLayout() {
    let test = TestScreen()
    let outer = TracingView("outer", test.trace)
    let inner = TracingView("inner", test.trace)
    outer.addSubview(inner)
    test.root.view.addSubview(outer)
    test.screen.update()
    _ = test.trace.take()

    var isFirst = true
    outer.onLayout = {
      guard isFirst else { return }
      isFirst = false
      inner.setNeedsUpdateConstraints()
      inner.setNeedsLayout()
    }
    for view in [outer, inner] {
      view.setNeedsUpdateConstraints()
      view.setNeedsLayout()
    }
    test.screen.update()
    #expect(
      test.trace.take() == [
        "inner updateConstraints light", "outer updateConstraints light",
        "outer layoutSubviews light", "inner layoutSubviews light",
        "inner updateConstraints light",
      ])
  }

  @Test("S118: what updateConstraints asks for is in force when layout runs")
  func solvedBeforeLayout() {
    let test = TestScreen()
    let outer = TracingView("outer", test.trace)
    let inner = SizedView()
    outer.addSubview(inner)
    test.root.view.addSubview(outer)
    let width = inner.widthAnchor.constraint(equalToConstant: 5)
    outer.onConstraints = {
      width.isActive = true
      width.constant += 1
    }
    var seen: [CGFloat] = []
    outer.onLayout = { seen.append(inner.frame.width) }
    outer.setNeedsUpdateConstraints()
    test.screen.update()
    outer.setNeedsUpdateConstraints()
    test.screen.update()
    #expect(seen.first == 6)
    #expect(seen.last == 7)
  }

  @Test("views are laid out when a solution gives them another size, and only then")
  func layouts() {
    let stage = ConstraintStage()
    let constraints = stage.place(stage.one, CGRect(x: 1, y: 2, width: 30, height: 40))
    stage.solve(constraints + stage.place(stage.two, CGRect(x: 1, y: 2, width: 30, height: 40)))
    let (one, two) = (stage.one.layouts, stage.two.layouts)
    constraints[2].constant = 31
    stage.solve()
    #expect(stage.one.layouts == one + 1)
    constraints[0].constant = 7
    stage.solve()
    #expect(stage.one.layouts == one + 1)
    #expect(stage.two.layouts == two)
  }

  @Test("constraints that layout changes are solved before the views below are laid out")
  func duringLayout() {
    let test = TestScreen()
    let outer = TracingView("outer", test.trace)
    let middle = SizedView()
    outer.addSubview(middle)
    test.root.view.addSubview(outer)
    let width = middle.widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    outer.onLayout = { width.constant = 50 }
    test.screen.update()
    #expect(middle.frame.width == 50)
    #expect(test.screen.cycle.diagnostics.isEmpty)
  }

  @Test("a hierarchy outside of a window is solved when it is laid out")
  func detached() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = SizedView()
    outer.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 0, width: 80, height: 0))
  }
}
