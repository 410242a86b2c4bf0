// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What the device and bars cover, and margins.
@Suite("Safe areas")
@MainActor
struct SafeAreaTests {
  nonisolated static let device = EdgeInsets(top: 50, left: 4, bottom: 34, right: 5)

  struct Case: Sendable, CustomTestStringConvertible {
    var frame: CGRect
    var expected: EdgeInsets
    var testDescription: String { "\(frame)" }
  }

  // In a window of 390 × 844.
  nonisolated static let table = [
    Case(frame: CGRect(x: 0, y: 0, width: 390, height: 844), expected: device),
    Case(
      frame: CGRect(x: 0, y: 20, width: 390, height: 100),
      expected: EdgeInsets(top: 30, left: 4, right: 5)),
    Case(frame: CGRect(x: 100, y: 100, width: 100, height: 100), expected: .zero),
    Case(
      frame: CGRect(x: 3, y: 100, width: 384, height: 740),
      expected: EdgeInsets(left: 1, bottom: 30, right: 2)),
  ]

  @Test("a view has the part that reaches into it", arguments: table)
  func insets(_ item: Case) {
    let test = TestScreen()
    test.window.deviceInsets = Self.device
    let view = View(frame: item.frame)
    test.root.view.addSubview(view)
    #expect(view.safeAreaInsets == item.expected)
    #expect(view.safeAreaLayoutGuide.layoutFrame.minY == item.expected.top)
  }

  @Test("guides follow the insets, frames, margins and what controllers add")
  func guides() {
    let stage = ConstraintStage()
    stage.box.frame = stage.test.root.view.bounds
    stage.solve([
      stage.one.topAnchor.constraint(equalTo: stage.box.safeAreaLayoutGuide.topAnchor),
      stage.one.bottomAnchor.constraint(equalTo: stage.box.safeAreaLayoutGuide.bottomAnchor),
      stage.two.topAnchor.constraint(equalTo: stage.box.layoutMarginsGuide.topAnchor),
      stage.two.heightAnchor.constraint(equalTo: stage.box.layoutMarginsGuide.heightAnchor),
    ])
    #expect(places(stage) == [0, 844, 8, 828])
    stage.test.window.deviceInsets = Self.device
    stage.solve()
    #expect(places(stage) == [50, 760, 58, 744])
    stage.test.root.additionalSafeAreaInsets = EdgeInsets(top: 10)
    stage.solve()
    #expect(places(stage) == [60, 750, 68, 734])
    stage.box.frame.origin.y = 40
    stage.solve()
    #expect(places(stage) == [20, 750, 28, 734])
    stage.box.insetsLayoutMarginsFromSafeArea = false
    stage.box.layoutMargins = EdgeInsets(top: 1, bottom: 3)
    stage.solve()
    #expect(places(stage) == [20, 750, 1, 840])
  }

  @Test("margins are 8 unless set, and turn around with the direction of reading")
  func margins() {
    let view = ConstraintStage().box
    view.semanticContentAttribute = .forceLeftToRight
    #expect(view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(
      view.directionalLayoutMargins
        == DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    view.layoutMargins.left = 9
    #expect(view.directionalLayoutMargins.trailing == 9)
  }

  private func places(_ stage: ConstraintStage) -> [CGFloat] {
    [stage.one.frame.minY, stage.one.frame.height, stage.two.frame.minY, stage.two.frame.height]
  }
}
