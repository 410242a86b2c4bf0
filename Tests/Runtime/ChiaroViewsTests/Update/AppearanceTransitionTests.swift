// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Cross-fades between appearances, and when there is none.
@MainActor
@Suite("Appearance transitions")
struct AppearanceTransitionTests {
  let test = TestScreen()
  let clock = ManualClock()
  let view: TracingView

  /// A clock that only moves when a test says so.
  @MainActor
  final class ManualClock {
    var now = ContinuousClock.now
    func wait(_ duration: Duration) { now = now.advanced(by: duration) }
  }

  init() {
    view = TracingView("slow", test.trace)
    view.backgroundColor = .systemBackground
    test.root.view.addSubview(view)
    test.screen.cycle.now = { [clock] in clock.now }
    test.screen.cycle.transition = AppearanceTransition.Settings(
      duration: .milliseconds(200), deadline: .milliseconds(100))
    _ = test.window.displayList
  }

  /// The opacities of the groups of a list.
  private func opacities(_ list: DisplayList) -> [Float] {
    list.commands.compactMap { if case .group(let opacity) = $0 { opacity } else { nil } }
  }

  @Test("S214: a change of appearance fades from the former picture to the new one")
  func fades() throws {
    let light = test.window.displayList
    test.switchStyle(to: .dark)
    let transition = try #require(test.window.transition)
    let dark = test.window.displayList
    #expect(transition.former == light)
    #expect(transition.final == dark)
    #expect(light != dark)
    let start = clock.now
    #expect(transition.displayList(at: start) == light)
    let half = transition.displayList(at: start.advanced(by: .milliseconds(100)))
    #expect(half.commands.starts(with: light.commands))
    #expect(opacities(half) == [0.5])
    #expect(half.description.hasPrefix(light.description))
    #expect(half.description.contains("#1C1C1E") || half.description.contains("#000000"))
    for late in [200, 5000] {
      let end = start.advanced(by: .milliseconds(late))
      #expect(transition.displayList(at: end) == dark)
      #expect(transition.isFinished(at: end))
    }
    #expect(!transition.isFinished(at: start.advanced(by: .milliseconds(199))))
  }

  @Test("S214: where redrawing takes too long there is no fade, the end is right and named")
  func givenUp() {
    view.onDraw = { [clock] in clock.wait(.milliseconds(150)) }
    view.onLayout = { [clock] in clock.wait(.milliseconds(20)) }
    test.switchStyle(to: .dark)
    #expect(test.window.transition == nil)
    #expect(test.window.displayList.description.contains("#000000"))
    #expect(test.screen.cycle.diagnostics.map(\.phase) == ["transition"])
    #expect(
      test.screen.cycle.slowestViews.first
        == UpdateCost(object: "Window/View[0]/TracingView[0]", duration: .milliseconds(170)))
    #expect(
      test.screen.cycle.diagnostics.first?.message.contains("TracingView[0]") == true)
  }

  @Test(
    "S214: the deadline counts to the millisecond",
    arguments: [(100, true), (101, false)])
  func deadline(milliseconds: Int, fades: Bool) {
    view.onDraw = { [clock] in clock.wait(.milliseconds(milliseconds)) }
    test.switchStyle(to: .dark)
    #expect((test.window.transition != nil) == fades)
  }

  @Test("a change in the middle of a fade goes on from what is shown")
  func nested() throws {
    test.switchStyle(to: .dark)
    clock.wait(.milliseconds(50))
    let shown = try #require(test.window.transition).displayList(at: clock.now)
    test.switchStyle(to: .light)
    let second = try #require(test.window.transition)
    #expect(second.former == shown)
    #expect(second.final == test.window.displayList)
  }

  @Test("fades within fades do not grow without end")
  func bounded() throws {
    var lengths: [Int] = []
    for step in 0..<40 {
      test.switchStyle(to: step.isMultiple(of: 2) ? .dark : .light)
      clock.wait(.milliseconds(10))
      lengths.append(try #require(test.window.transition).former.commands.count)
    }
    #expect((lengths.max() ?? 0) < 60)
  }

  @Test(
    "only what changes colors fades",
    arguments: [
      (
        "layout direction", false,
        { @Sendable (traits: inout any MutableTraits) in traits.layoutDirection = .rightToLeft }
      ),
      ("contrast", true, { @Sendable in $0.accessibilityContrast = .high }),
    ] as [(String, Bool, @Sendable (inout any MutableTraits) -> Void)])
  func others(name: String, fades: Bool, change: @Sendable (inout any MutableTraits) -> Void) {
    test.change(change)
    #expect((test.window.transition != nil) == fades, "\(name)")
  }

  @Test("an override on the window fades, and nothing does where fades are off")
  func overrides() {
    test.window.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(test.window.transition != nil)
    let other = TestScreen()
    _ = other.window.displayList
    other.switchStyle(to: .dark)
    #expect(other.window.transition == nil)
    #expect(other.screen.cycle.slowestViews.isEmpty)
  }

  @Test("what a method calls counts for the object it belongs to")
  func nestedCosts() throws {
    let inner = TracingView("inner", test.trace)
    view.addSubview(inner)
    inner.onLayout = { [clock] in clock.wait(.milliseconds(7)) }
    view.onLayout = { [clock] in
      clock.wait(.milliseconds(3))
      inner.layoutIfNeeded()
    }
    test.switchStyle(to: .dark)
    let costs = test.screen.cycle.slowestViews.filter { $0.duration > .zero }
    #expect(costs.map(\.duration) == [.milliseconds(7), .milliseconds(3)])
    #expect(
      costs.map(\.object) == [
        "Window/View[0]/TracingView[0]/TracingView[0]", "Window/View[0]/TracingView[0]",
      ])
  }
}
