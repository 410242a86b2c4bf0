// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The order of the update pass: group J.
@MainActor
@Suite("Update pass")
struct UpdatePassTests {
  let test = TestScreen()

  /// Three views, one in the other.
  private func nest() -> [TracingView] {
    let views = ["a", "b", "c"].map { TracingView($0, test.trace) }
    test.root.view.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    test.screen.update()
    _ = test.trace.take()
    return views
  }

  /// The methods that were called on an object, in order.
  private func calls(_ name: String) -> [String] {
    test.trace.lines.filter { $0.hasPrefix("\(name) ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  @Test("S117, S118: traits, properties, constraints, layout, drawing, from the top down")
  func order() {
    for view in nest() { view.setNeedsUpdateProperties() }
    test.switchStyle(to: .dark)
    for name in ["a", "b", "c"] {
      #expect(
        calls(name) == [
          "traitCollectionDidChange", "tintColorDidChange", "updateProperties", "updateConstraints",
          "layoutSubviews",
          "draw",
        ])
    }
    for method in ["traitCollectionDidChange", "updateProperties", "layoutSubviews", "draw"] {
      let names = test.trace.lines.filter { $0.contains(" \(method) ") }.map { $0.prefix(1) }
      #expect(names == ["a", "b", "c"])
    }
    #expect(test.trace.lines.allSatisfy { $0.hasSuffix("dark") })
  }

  @Test("S119: a controller's updateViewConstraints stands for its view's, which it calls")
  func controllerConstraints() {
    final class Owner: ViewController {
      let content: TracingView
      let trace: Trace
      init(_ trace: Trace) {
        self.trace = trace
        content = TracingView("view", trace)
        super.init()
      }
      override func loadView() { view = content }
      override func updateViewConstraints() {
        trace.add("controller", "before")
        super.updateViewConstraints()
        trace.add("controller", "after")
      }
    }
    test.window.rootViewController = Owner(test.trace)
    test.screen.update()
    _ = test.trace.take()
    test.switchStyle(to: .dark)
    let lines = test.trace.take().filter { !$0.contains("layout") && !$0.contains("draw") }
    #expect(
      lines == [
        "view traitCollectionDidChange dark", "view tintColorDidChange dark",
        "controller before dark",
        "view updateConstraints dark", "controller after dark",
      ])
  }

  @Test("S120: a controller's and a presentation's hooks stand around their view's layout")
  func hooks() {
    let controller = TracingController("c", test.trace)
    test.window.rootViewController = controller
    let inner = TracingView("inner", test.trace)
    controller.view.addSubview(inner)
    controller.view.setNeedsLayout()
    _ = test.trace.take()
    test.screen.update()
    let layouts = test.trace.take().filter { $0.contains("ayoutSubviews") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(
      layouts == ["c viewWillLayoutSubviews", "c viewDidLayoutSubviews", "inner layoutSubviews"])
  }

  @Test("S121: layout repeats until nothing asks for it, drawing too")
  func stable() {
    let views = nest()
    var rounds = 0
    views[2].onLayout = {
      rounds += 1
      if rounds < 5 { views[0].setNeedsLayout() }
    }
    views[0].onLayout = { views[2].setNeedsLayout() }
    views[0].setNeedsLayout()
    test.screen.update()
    #expect(rounds == 5)
    #expect(test.screen.cycle.diagnostics.isEmpty)
  }

  @Test("S122: several requests are one run, and properties ask for no layout")
  func coalesced() {
    let view = nest()[1]
    for _ in 0..<3 { view.setNeedsUpdateProperties() }
    test.screen.update()
    #expect(test.trace.take() == ["b updateProperties light"])
    for _ in 0..<3 { view.setNeedsLayout() }
    test.screen.update()
    #expect(test.trace.take() == ["b layoutSubviews light"])
  }

  @Test("S123: layout that updateProperties asks for is done in the same pass, once")
  func samePass() {
    let view = nest()[1]
    view.onProperties = { [unowned view] in view.setNeedsLayout() }
    view.setNeedsUpdateProperties()
    test.screen.update()
    #expect(test.trace.take() == ["b updateProperties light", "b layoutSubviews light"])
  }

  @Test("S82, S86: a callback that updates takes no change from those who were not told yet")
  func nestedUpdate() {
    let (first, box, view) = (
      TracingView("a", test.trace), View(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      TracingView("v", test.trace)
    )
    first.onTraits = { [unowned first, unowned box] in
      let isDark = first.traitCollection.userInterfaceStyle == .dark
      box.traitOverrides.horizontalSizeClass = isDark ? .compact : .regular
      box.layoutIfNeeded()
    }
    var styles: [UserInterfaceStyle] = []
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, former) in
      styles.append(former.userInterfaceStyle)
    }
    view.onDraw = { [unowned view] in _ = view.traitCollection.userInterfaceStyle }
    test.root.view.addSubview(first)
    test.root.view.addSubview(box)
    box.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    styles = []
    test.switchStyle(to: .dark)
    #expect(styles == [.light])
    #expect(test.trace.count("v draw") == 1)
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(test.trace.count("v traitCollectionDidChange") == 1)
    #expect(test.trace.count("a traitCollectionDidChange") == 1)
  }

  @Test("S124: updatePropertiesIfNeeded runs those that a view asks for below itself")
  func propertiesBelow() {
    let views = nest()
    views[0].onProperties = { [unowned view = views[1]] in view.setNeedsUpdateProperties() }
    views[0].setNeedsUpdateProperties()
    views[0].updatePropertiesIfNeeded()
    #expect(test.trace.take() == ["a updateProperties light", "b updateProperties light"])
  }

  @Test("a view that is laid out before it is on a screen is laid out once")
  func offscreen() {
    let outer = TracingView("o", test.trace)
    let inner = TracingView("i", test.trace)
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(test.trace.count("o layoutSubviews") == 1 && test.trace.count("i layoutSubviews") == 1)
    test.root.view.addSubview(outer)
    test.switchStyle(to: .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S124: updatePropertiesIfNeeded does it now, here and below")
  func propertiesNow() {
    let views = nest()
    for view in views { view.setNeedsUpdateProperties() }
    views[1].updatePropertiesIfNeeded()
    #expect(test.trace.take() == ["b updateProperties light", "c updateProperties light"])
  }

  @Test("S125: setNeedsLayout waits, layoutIfNeeded does it now")
  func layoutNow() {
    let view = nest()[1]
    view.setNeedsLayout()
    #expect(test.trace.lines.isEmpty)
    view.layoutIfNeeded()
    #expect(test.trace.take() == ["b layoutSubviews light"])
  }

  @Test("S126: asking for constraints while updating them is bounded, and named")
  func feedback() {
    let view = nest()[2]
    view.onConstraints = { [unowned view] in view.setNeedsUpdateConstraints() }
    view.setNeedsUpdateConstraints()
    test.screen.cycle.roundLimit = 8
    test.screen.update()
    #expect(test.trace.count("c updateConstraints") == 8)
    let diagnostic = test.screen.cycle.diagnostics.first
    #expect(diagnostic?.phase == "constraints")
    #expect(diagnostic?.views == ["Window/View[0]/TracingView[0]/TracingView[0]/TracingView[0]"])
    view.onConstraints = nil
    test.screen.update()
    #expect(test.screen.cycle.diagnostics.count == 1)
  }

  @Test("a drawing that asks for itself again is bounded, and named")
  func drawingLoop() {
    let view = nest()[0]
    view.onDraw = { [unowned view] in view.setNeedsDisplay() }
    view.setNeedsDisplay()
    test.screen.cycle.roundLimit = 5
    test.screen.update()
    #expect(test.trace.count("a draw") == 5)
    #expect(test.screen.cycle.diagnostics.map(\.phase) == ["display"])
  }

  @Test("a drawing that asks for layout, and a layout that asks for drawing, are bounded too")
  func crossedLoop() {
    let view = nest()[0]
    view.onDraw = { [unowned view] in view.setNeedsLayout() }
    view.onLayout = { [unowned view] in view.setNeedsDisplay() }
    view.setNeedsDisplay()
    test.screen.cycle.roundLimit = 5
    test.screen.update()
    #expect(test.trace.count("a draw") == 5)
    #expect(test.screen.cycle.diagnostics.map(\.phase) == ["display"])
  }
}
