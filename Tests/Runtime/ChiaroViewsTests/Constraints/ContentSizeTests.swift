// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What content asks for, and how strongly.
@Suite("Content sizes")
@MainActor
struct ContentSizeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var hugging: (LayoutPriority, LayoutPriority)
    var compression: (LayoutPriority, LayoutPriority) = (750, 750)
    /// The width of both contents.
    var content: CGFloat
    var expected: [CGFloat]
    var testDescription: String { "\(content): \(expected)" }
  }

  nonisolated static let rows = [
    Case(hugging: (250, 251), content: 100, expected: [200, 100]),
    Case(hugging: (251, 250), content: 100, expected: [100, 200]),
    Case(hugging: (250, 250), compression: (750, 751), content: 200, expected: [100, 200]),
    Case(hugging: (250, 250), compression: (751, 750), content: 200, expected: [200, 100]),
    Case(hugging: (250, 250), content: 150, expected: [150, 150]),
  ]

  @Test("of two in a row the one of lower priority gives way", arguments: rows)
  func row(_ item: Case) {
    let stage = ConstraintStage()
    for (view, hugging, compression) in [
      (stage.one, item.hugging.0, item.compression.0),
      (stage.two, item.hugging.1, item.compression.1),
    ] {
      view.content = CGSize(width: item.content, height: 20)
      view.setContentHuggingPriority(hugging, for: .horizontal)
      view.setContentCompressionResistancePriority(compression, for: .horizontal)
    }
    let (one, two) = stage.solve([
      stage.constraint(.leading, stage.box, .leading),
      stage.constraint(.trailing, stage.two, .leading),
      stage.two.trailingAnchor.constraint(equalTo: stage.box.trailingAnchor),
    ])
    #expect([one.width, two.width] == item.expected)
    #expect(one.height == 20)
  }

  @Test("content that changed is asked for again, and the priorities of others count at once")
  func invalidation() {
    let stage = ConstraintStage()
    stage.one.content = CGSize(width: 30, height: 10)
    stage.solve([stage.constraint(.left, stage.box, .left)])
    #expect(stage.one.frame.size == CGSize(width: 30, height: 10))
    stage.one.content = CGSize(width: 45, height: View.noIntrinsicMetric)
    stage.solve()
    #expect(stage.one.frame.width == 45)
    let wide = stage.one.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = 500
    stage.solve([wide])
    #expect(stage.one.frame.width == 80)
    stage.one.setContentHuggingPriority(501, for: .horizontal)
    stage.solve()
    #expect(stage.one.frame.width == 45)
    #expect(stage.one.contentHuggingPriority(for: .horizontal) == 501)
    #expect(stage.one.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(stage.one.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test("a pass in which no constraint changed asks nobody for a size")
  func rest() {
    let stage = ConstraintStage()
    stage.one.content = CGSize(width: 30, height: 10)
    stage.solve([stage.constraint(.left, stage.box, .left)])
    let before = (stage.one.questions, stage.one.layouts)
    stage.box.setNeedsLayout()
    stage.test.switchStyle(to: .dark)
    stage.test.screen.update()
    #expect((stage.one.questions, stage.one.layouts) == (before.0, before.1 + 1))
    #expect(stage.two.questions == 0)
  }

  @Test("the fitting size is the smallest one in which the content has room")
  func fitting() {
    let stage = ConstraintStage()
    stage.one.content = CGSize(width: 30, height: 10)
    stage.two.content = CGSize(width: 50, height: 40)
    stage.solve(
      [
        stage.constraint(.left, stage.box, .left, constant: 5),
        stage.constraint(.top, stage.box, .top, constant: 1),
        stage.constraint(.right, stage.two, .left, constant: -5),
        stage.two.rightAnchor.constraint(equalTo: stage.box.rightAnchor, constant: -5),
        stage.two.topAnchor.constraint(equalTo: stage.box.topAnchor, constant: 2),
        stage.two.bottomAnchor.constraint(
          lessThanOrEqualTo: stage.box.bottomAnchor, constant: -3),
      ])
    let frame = stage.box.frame
    #expect(
      stage.box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 95, height: 45))
    let wide = stage.box.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 320, height: 45))
    #expect(stage.box.frame == frame)
    #expect(
      stage.one.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 30, height: 10))
  }

  @Test("a view takes the size that fits")
  func sizeToFit() {
    let view = SizedView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    view.content = CGSize(width: 70, height: 80)
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 70, height: 80))
    let plain = View(frame: view.frame)
    plain.sizeToFit()
    #expect(plain.frame == view.frame)
    #expect(plain.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
