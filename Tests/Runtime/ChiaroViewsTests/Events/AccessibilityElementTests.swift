// SPDX-License-Identifier: MIT

import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The elements that a view names itself, and custom actions.
@MainActor
@Suite("Accessibility elements")
struct AccessibilityElementTests {
  private func element(_ label: String) -> View {
    let view = View()
    (view.isAccessibilityElement, view.accessibilityLabel) = (true, label)
    return view
  }

  @Test("the tree has the elements that a view names, in their order, or else its subviews")
  func elements() {
    let (outer, one, two, inner) = (View(), element("one"), element("two"), View())
    inner.addSubview(two)
    for view in [one, inner, element("three")] { outer.addSubview(view) }
    #expect(outer.accessibilityTree().map(\.label) == ["one", "two", "three"])
    outer.accessibilityElements = [inner, one]
    #expect(outer.accessibilityTree().map(\.label) == ["two", "one"])
    let controller = ViewController()
    (controller.isAccessibilityElement, controller.accessibilityLabel) = (true, "other")
    outer.accessibilityElements = [controller, outer, 7]
    #expect(outer.accessibilityTree().map(\.label) == ["other"])
    outer.accessibilityElements = []
    #expect(outer.accessibilityTree().isEmpty)
    outer.accessibilityElements = nil
    #expect(outer.accessibilityTree().count == 3)
  }

  @MainActor
  private final class Doer {
    var count = 0
    func act() { count += 1 }
  }

  @Test("an action is done where its target is there and has the method")
  func customActions() {
    let method = Selector(Doer.act, "act")
    var doer: Doer? = Doer()
    let action = AccessibilityCustomAction(name: "act", target: doer, selector: method)
    #expect(action.perform() && doer?.count == 1)
    #expect(!AccessibilityCustomAction(name: "act", target: View(), selector: method).perform())
    let other = View()
    #expect(!AccessibilityCustomAction(name: "act", target: other, selector: method).perform())
    doer = nil
    #expect(!action.perform())
  }
}
