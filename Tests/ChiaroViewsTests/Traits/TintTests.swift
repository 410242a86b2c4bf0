// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroViews
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

  @Test("S164: who inherits the tint is told, who has one is not")
  func told() {
    let (plain, own) = (branch("plain"), branch("own"))
    let below = TracingView("below", test.trace)
    own.tintColor = .systemGreen
    own.addSubview(below)
    test.screen.update()
    _ = test.trace.take()
    test.root.view.tintColor = .systemRed
    test.screen.update()
    #expect(test.trace.take() == ["plain tintColorDidChange light"])
    #expect(plain.tintColor == .systemRed)
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
}
