// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// The tint color: group M.
@MainActor
@Suite("Tint")
struct TintTests {
  let test = TestScreen()

  private func branch(_ name: String) -> TracingView {
    let view = TracingView(name, test.trace)
    test.root.view.addSubview(view)
    return view
  }

  @Test("S161: the tint is the nearest that was set, else the system's, never nil")
  func inherited() {
    let (outer, middle, inner) = (View(), View(), View())
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(
      inner.tintColor.resolved(with: .init()) == DynamicColor.systemBlue.resolved(with: .init()))
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed)
    middle.tintColor = .systemGreen
    #expect(inner.tintColor == .systemGreen)
    middle.tintColor = nil
    #expect(inner.tintColor == .systemRed)
  }

  @Test("S162: the adjustment mode never reads automatic")
  func mode() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintAdjustmentMode == .normal)
    inner.tintAdjustmentMode = .automatic
    #expect(inner.tintAdjustmentMode == .dimmed)
  }

  @Test("S163: a dimmed tint is another color, without a hue")
  func dimmed() {
    let view = View()
    view.tintColor = .red
    view.tintAdjustmentMode = .dimmed
    let color = view.tintColor.resolved(with: .init())
    #expect(color != Color(.sRGB, 1, 0, 0))
    let channels = color.converted(to: .sRGB).components
    #expect(abs(channels.x - channels.y) < 1e-6 && abs(channels.y - channels.z) < 1e-6)
  }

  @Test(
    "S163: so it is below, where it is drawn, and for the system's tint; lighter ones stay lighter",
    arguments: [nil, DynamicColor.red, .systemRed, .yellow])
  func dimmedBelow(_ tint: DynamicColor?) {
    let (outer, view) = (branch("outer"), TracingView("v", test.trace))
    outer.addSubview(view)
    outer.tintColor = tint
    var drawn: Color?
    view.onDraw = { drawn = DynamicColor.tintColor.resolved }
    for style in [UserInterfaceStyle.light, .dark] {
      outer.tintAdjustmentMode = .normal
      test.switchStyle(to: style)
      let plain = view.tintColor.resolved(with: view.traitCollection)
      #expect(plain == (tint ?? .systemBlue).resolved(with: view.traitCollection))
      outer.tintAdjustmentMode = .dimmed
      view.setNeedsDisplay()
      test.screen.update()
      let dimmed = view.tintColor.resolved(with: view.traitCollection)
      #expect(dimmed != plain && drawn == dimmed)
      let (former, gray) = (plain.converted(to: .oklab), dimmed.converted(to: .oklab))
      #expect(gray.components.y.magnitude < 1e-6 && gray.components.z.magnitude < 1e-6)
      #expect((gray.components.x - former.components.x).magnitude < 1e-6)
    }
  }

  @Test("S164: the view and who inherits its tint are told, who has one is not")
  func told() {
    let beside = branch("beside")
    let top = branch("top")
    let views = ["plain", "deep", "mode", "own", "below"].map { TracingView($0, test.trace) }
    for (view, outer) in zip(views, [top, views[0], top, top, views[3]]) { outer.addSubview(view) }
    views[2].tintAdjustmentMode = .normal
    views[3].tintColor = .systemGreen
    test.screen.update()
    _ = test.trace.take()
    let told = ["top", "plain", "deep", "mode"].map { "\($0) tintColorDidChange light" }
    for tint in [DynamicColor.systemRed, .red, nil] {
      top.tintColor = tint
      test.screen.update()
      #expect(test.trace.take() == told)
      #expect(views[1].tintColor == tint ?? beside.tintColor)
    }
  }

  @Test("S165: a move and a mode tell too")
  func moves() {
    let (red, view) = (branch("red"), TracingView("v", test.trace))
    red.tintColor = .systemRed
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    red.addSubview(view)
    test.screen.update()
    #expect(test.trace.count("v tintColorDidChange") == 1)
    _ = test.trace.take()
    red.tintAdjustmentMode = .dimmed
    test.screen.update()
    #expect(test.trace.count("v tintColorDidChange") == 1)
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
  }

  @Test("S166: a style by which the tint changes tells, one by which it does not is silent")
  func style() {
    let (dynamic, fixed) = (branch("dynamic"), branch("fixed"))
    dynamic.tintColor = .systemRed
    fixed.tintColor = .red
    test.screen.update()
    _ = test.trace.take()
    test.switchStyle(to: .dark)
    #expect(test.trace.count("dynamic tintColorDidChange dark") == 1)
    #expect(test.trace.count("fixed tintColorDidChange") == 0)
  }

  @Test("who is told of a tint is told when it is set, with the tint in force, and not again later")
  func atOnce() {
    final class Reading: View {
      var seen: [String] = []
      override func tintColorDidChange() {
        seen.append(tintColor.resolved.hexText + DynamicColor.tintColor.resolved.hexText)
      }
    }
    let (outside, inside) = (View(), View())
    test.root.view.addSubview(inside)
    test.screen.update()
    for outer in [outside, inside] {
      let (middle, view, own) = (View(), Reading(), Reading())
      outer.addSubview(middle)
      for child in [view, own] { middle.addSubview(child) }
      own.tintColor = .green
      test.screen.update()
      (view.seen, own.seen) = ([], [])
      outer.tintColor = .red
      #expect(view.seen == ["#FF0000#FF0000"] && own.seen.isEmpty)
      outer.tintColor = .red
      outer.tintColor = .blue
      #expect(view.seen.count == 2)
      test.screen.update()
      #expect(view.seen.count == 2)
      outer.tintAdjustmentMode = .dimmed
      #expect(view.seen.count == 3 && own.seen.count == 1)
      test.screen.update()
      #expect(view.seen.count == 3 && own.seen.count == 1)
      // A change by something else still tells.
      outer.tintColor = .systemRed
      test.screen.update()
      let before = view.seen.count
      test.switchStyle(to: test.screen.traitCollection.userInterfaceStyle == .dark ? .light : .dark)
      #expect(view.seen.count == before + (outer === inside ? 1 : 0))
    }
  }
}
