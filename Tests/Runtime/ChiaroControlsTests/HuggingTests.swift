// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controls of a fixed size keep it in stacks.
@MainActor
@Suite("Controls of a fixed size in stacks")
struct HuggingTests {
  private nonisolated static let controls: [(String, @MainActor @Sendable () -> View)] = [
    ("switch", { Switch() }), ("stepper", { Stepper() }),
  ]

  @Test("beside a label, the label takes what is left, whichever comes first")
  func rows() {
    for (name, make) in Self.controls {
      for isFirst in [false, true] {
        let test = TestScreen()
        let (control, label) = (make(), Label())
        label.text = "Nights"
        let stack = StackView(arrangedSubviews: isFirst ? [control, label] : [label, control])
        stack.spacing = 8
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        test.root.view.addSubview(stack)
        test.screen.update()
        let size = control.intrinsicContentSize
        #expect(control.frame.width == size.width, "\(name)")
        #expect(label.frame.width == 320 - 8 - size.width, "\(name)")
      }
    }
  }

  @Test("a size that constraints demand is given, and priorities that were set count")
  func priorities() {
    for (name, make) in Self.controls {
      let control = make()
      for axis in [LayoutAxis.horizontal, .vertical] {
        #expect(control.contentHuggingPriority(for: axis) == .defaultHigh, "\(name)")
      }
      control.setContentHuggingPriority(1, for: .horizontal)
      #expect(control.contentHuggingPriority(for: .horizontal) == 1)
    }
  }

  @Test(
    "a stepper that is stretched has its buttons at the leading edge, where they are pressed",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func stretched(_ direction: LayoutDirection) {
    let test = TestScreen()
    test.change { $0.layoutDirection = direction }
    let stepper = Stepper()
    let column = StackView(arrangedSubviews: [stepper])
    column.axis = .vertical
    column.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    test.root.view.addSubview(column)
    test.screen.update()
    #expect(stepper.frame.width == 300)
    let left = direction == .leftToRight ? 0 : 206
    #expect(
      test.window.displayList.lines(of: "fill").contains {
        $0.hasPrefix("fill \(left) 0 94 32 r8")
      })
    let hand = Hand(test.window)
    hand.tap(direction == .leftToRight ? 80 : 220, 16)
    #expect(stepper.value == 1)
    hand.tap(direction == .leftToRight ? 20 : 280, 16)
    #expect(stepper.value == 0)
    hand.tap(150, 16)
    #expect(stepper.value == 0)
  }
}
