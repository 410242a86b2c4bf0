// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What stacks do beside placing their views, of which the tables tell.
@Suite("Stacks")
@MainActor
struct StackTests {
  private let test = TestScreen()

  private func stack(_ count: Int) -> StackView {
    let stack = StackView(
      arrangedSubviews: (0..<count).map { _ in
        let box = ContentBox()
        box.content = CGSize(width: 20, height: 10)
        return box
      })
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    test.root.view.addSubview(stack)
    test.screen.update()
    return stack
  }

  @Test("arranged views are laid out by constraints, and stay so")
  func translation() {
    let stack = stack(2)
    #expect(!stack.subviews.contains { $0.translatesAutoresizingMaskIntoConstraints })
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    let first = stack.arrangedSubviews[0]
    stack.removeArrangedSubview(first)
    #expect(first.superview === stack)
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    test.screen.update()
    #expect(!stack.constraints.contains { $0.firstItem === first || $0.secondItem === first })
    #expect(first.constraints.isEmpty)
  }

  @Test("constraints are made anew when something about the stack changed, and only then")
  func constraints() {
    let stack = stack(3)
    let before = stack.constraints.map(ObjectIdentifier.init)
    test.switchStyle(to: .dark)
    stack.setNeedsUpdateConstraints()
    (stack.arrangedSubviews[0] as? ContentBox)?.content = CGSize(width: 30, height: 10)
    stack.arrangedSubviews[1].isHidden = false
    test.screen.update()
    #expect(stack.constraints.map(ObjectIdentifier.init) == before)
    stack.arrangedSubviews[1].isHidden = true
    test.screen.update()
    let after = stack.constraints.map(ObjectIdentifier.init)
    #expect(after != before)
    #expect(!Set(after).isDisjoint(with: before), "what stays the same stays in force")
    #expect(test.screen.cycle.diagnostics.isEmpty)
  }

  @Test("a custom spacing belongs to the view as long as it is arranged")
  func customSpacing() {
    let stack = stack(2)
    let first = stack.arrangedSubviews[0]
    stack.setCustomSpacing(7, after: first)
    #expect(stack.customSpacing(after: first) == 7)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == StackView.spacingUseDefault)
    first.removeFromSuperview()
    stack.insertArrangedSubview(first, at: 9)
    #expect(stack.arrangedSubviews.last === first)
    #expect(stack.customSpacing(after: first) == StackView.spacingUseDefault)
    stack.setCustomSpacing(7, after: View())
    #expect(stack.arrangedSubviews.count == 2)
  }

  @Test("a view that is moved elsewhere is no longer arranged, and keeps none of the constraints")
  func moving() {
    let stack = stack(3)
    let first = stack.arrangedSubviews[0]
    test.root.view.addSubview(first)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(first.constraints.isEmpty)
    test.screen.update()
    #expect(stack.arrangedSubviews[0].frame.minX == 0)
  }

  @Test("a stack has no size of its own, but fits its views")
  func size() {
    let stack = stack(3)
    stack.spacing = 5
    #expect(
      stack.intrinsicContentSize
        == CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric))
    #expect(stack.sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 70, height: 10))
    #expect(stack.sizeThatFits(CGSize(width: 60, height: 500)) == CGSize(width: 60, height: 10))
    stack.sizeToFit()
    #expect(stack.frame.size == CGSize(width: 70, height: 10))
  }

  @Test("a hundred stacks in a stack come to rest at once")
  func many() {
    let outer = StackView()
    outer.axis = .vertical
    for _ in 0..<100 {
      let row = StackView(arrangedSubviews: [ContentBox(), ContentBox(), ContentBox()])
      for case let box as ContentBox in row.arrangedSubviews {
        box.content = CGSize(width: 20, height: 10)
      }
      outer.addArrangedSubview(row)
    }
    outer.frame = CGRect(x: 0, y: 0, width: 300, height: 1_000)
    test.root.view.addSubview(outer)
    test.screen.update()
    #expect(outer.arrangedSubviews.last?.frame == CGRect(x: 0, y: 990, width: 300, height: 10))
    #expect(test.screen.cycle.diagnostics.isEmpty)
    outer.arrangedSubviews[0].isHidden = true
    outer.frame.size.height = 990
    test.screen.update()
    #expect(outer.arrangedSubviews.last?.frame.minY == 980)
  }
}
