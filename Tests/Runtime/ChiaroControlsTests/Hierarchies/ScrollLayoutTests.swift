// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What the safe area does to the content of a scroll view.
@Suite("Insets of scroll views")
@MainActor
struct ScrollLayoutTests {
  private let test = TestScreen()
  private let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    test.window.deviceInsets = EdgeInsets(top: 50, left: 3, bottom: 34, right: 4)
    test.root.view.addSubview(scroll)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var behavior: ScrollView.ContentInsetAdjustmentBehavior
    var content: CGSize
    var expected: EdgeInsets
    var testDescription: String { "\(behavior), \(content)" }
  }

  nonisolated static let small = CGSize(width: 100, height: 100)
  nonisolated static let high = CGSize(width: 390, height: 2_000)
  nonisolated static let wide = CGSize(width: 500, height: 100)

  nonisolated static let table = [
    Case(behavior: .never, content: high, expected: .zero),
    Case(
      behavior: .always, content: small,
      expected: EdgeInsets(top: 50, left: 3, bottom: 34, right: 4)),
    Case(behavior: .scrollableAxes, content: small, expected: .zero),
    Case(behavior: .scrollableAxes, content: high, expected: EdgeInsets(top: 50, bottom: 34)),
    Case(behavior: .scrollableAxes, content: wide, expected: EdgeInsets(left: 3, right: 4)),
    Case(behavior: .automatic, content: high, expected: EdgeInsets(top: 50, bottom: 34)),
  ]

  @Test("the safe area is added by the behavior", arguments: table)
  func insets(_ item: Case) {
    scroll.contentInsetAdjustmentBehavior = item.behavior
    scroll.contentSize = item.content
    test.screen.update()
    #expect(scroll.adjustedContentInset == item.expected)
    scroll.contentInset = EdgeInsets(top: 7, bottom: 8)
    #expect(scroll.adjustedContentInset.top == item.expected.top + 7)
    #expect(scroll.adjustedContentInset.bottom == item.expected.bottom + 8)
  }

  @Test("content at its top begins below what is covered, and scrolls there")
  func offset() {
    scroll.contentSize = Self.high
    scroll.setNeedsLayout()
    test.screen.update()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -50))
    scroll.setNeedsLayout()
    test.screen.update()
    #expect(scroll.contentOffset.y == -50)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1_990, width: 1, height: 10), animated: false)
    #expect(scroll.contentOffset.y == 1_190)
    scroll.scrollRectToVisible(CGRect(x: 0, y: -50, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset.y == -50)
  }

  @Test("content that was scrolled stays where it is")
  func scrolled() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = Self.high
    test.screen.update()
    scroll.contentOffset.y = 300
    scroll.contentInsetAdjustmentBehavior = .always
    test.screen.update()
    #expect(scroll.contentOffset.y == 300)
  }

  @Test("views within have no safe area of their own where the content has it")
  func within() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    scroll.addSubview(view)
    scroll.contentSize = Self.high
    scroll.contentInsetAdjustmentBehavior = .never
    test.screen.update()
    #expect(view.safeAreaInsets.top == 50)
    scroll.contentInsetAdjustmentBehavior = .always
    test.screen.update()
    #expect(view.safeAreaInsets == .zero)
  }

  @Test("a subclass is told of the insets")
  func told() {
    final class Told: ScrollView {
      var insets: [CGFloat] = []
      override func adjustedContentInsetDidChange() { insets.append(adjustedContentInset.top) }
    }
    let told = Told(frame: scroll.frame)
    told.contentSize = Self.high
    test.root.view.addSubview(told)
    test.screen.update()
    #expect(told.insets == [50])
    told.contentInsetAdjustmentBehavior = .never
    test.screen.update()
    #expect(told.insets == [50, 0])
  }
}
