// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation
import Testing

/// What becomes of subviews when a view's size changes.
@Suite("Autoresizing")
@MainActor
struct AutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var mask: AutoresizingMask
    /// The place and length of 20, 30 in a length of 100 when that becomes 200.
    var expected: [CGFloat]
    var testDescription: String { "\(mask.rawValue)" }
  }

  // 20 before, 30 of the view, 50 after.
  nonisolated static let table = [
    Case(mask: [], expected: [20, 30]),
    Case(mask: .flexibleLeftMargin, expected: [120, 30]),
    Case(mask: .flexibleWidth, expected: [20, 130]),
    Case(mask: .flexibleRightMargin, expected: [20, 30]),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth], expected: [60, 90]),
    Case(mask: [.flexibleWidth, .flexibleRightMargin], expected: [20, 67.5]),
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], expected: [20 + 100 * 20 / 70.0, 30]),
    Case(mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], expected: [40, 60]),
  ]

  @Test("across and down alike", arguments: table)
  func masks(_ item: Case) {
    for isDown in [false, true] {
      let outer = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = View(frame: CGRect(x: 20, y: 20, width: 30, height: 30))
      // The vertical bits are the horizontal ones, three further up.
      inner.autoresizingMask =
        isDown ? AutoresizingMask(rawValue: item.mask.rawValue << 3) : item.mask
      outer.addSubview(inner)
      outer.frame.size = isDown ? CGSize(width: 100, height: 200) : CGSize(width: 200, height: 100)
      let frame = inner.frame
      let (along, across) = (
        isDown ? [frame.minY, frame.height] : [frame.minX, frame.width],
        isDown ? [frame.minX, frame.width] : [frame.minY, frame.height]
      )
      #expect(zip(along, item.expected).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(across == [20, 30])
    }
  }

  @Test("the masks of UIKit have these bits")
  func bits() {
    let masks: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("what has no length shares equally, and none becomes negative")
  func edges() {
    let outer = View(frame: .zero)
    let inner = View(frame: .zero)
    inner.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 10, height: 0)
    #expect(inner.frame == CGRect(x: 5, y: 0, width: 5, height: 0))
    inner.autoresizingMask = .flexibleWidth
    inner.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
    outer.frame.size.width = 0
    #expect(inner.frame.width == 0)
    outer.frame.size.width = 10
    #expect(inner.frame.width == 10)
    outer.frame.size.width = 2
    outer.autoresizesSubviews = false
    outer.frame.size.width = 100
    #expect(inner.frame.width == 2)
  }

  @Test("views that constraints place are left to them")
  func constrained() {
    let outer = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = View(frame: outer.bounds)
    inner.autoresizingMask = .flexibleWidth
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    outer.frame.size.width = 20
    #expect(inner.frame.width == 10)
  }
}
