// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Leading and trailing.
@Suite("Direction of layout")
@MainActor
struct LayoutDirectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var semantics: SemanticContentAttribute
    var trait: LayoutDirection
    var expected: LayoutDirection
    var testDescription: String { "\(semantics), \(trait)" }
  }

  nonisolated static let table =
    SemanticContentAttribute.allCases.flatMap { semantics in
      LayoutDirection.allCases.map { trait in
        let expected: LayoutDirection =
          switch semantics {
          case .unspecified: trait == .rightToLeft ? .rightToLeft : .leftToRight
          case .forceRightToLeft: .rightToLeft
          default: .leftToRight
          }
        return Case(semantics: semantics, trait: trait, expected: expected)
      }
    }

  @Test("S8: a view whose semantics are forced ignores the trait", arguments: table)
  func semantics(_ item: Case) {
    let stage = ConstraintStage()
    stage.test.change { $0.layoutDirection = item.trait }
    stage.box.semanticContentAttribute = item.semantics
    #expect(stage.box.effectiveUserInterfaceLayoutDirection == item.expected)
    stage.solve([
      stage.constraint(.leading, stage.box, .leading, constant: 10),
      stage.one.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(stage.one.frame.minX == (item.expected == .rightToLeft ? 250 : 10))
  }

  @Test("S8: the direction is a number, and unspecified where nothing is said")
  func numbers() {
    #expect(LayoutDirection.allCases.map(\.rawValue) == [-1, 0, 1])
    #expect(TraitCollection().layoutDirection == .unspecified)
  }

  @Test("what is laid out in the direction of reading turns around with it")
  func turning() {
    let stage = ConstraintStage()
    stage.solve([
      stage.constraint(.leading, stage.box, .leadingMargin, constant: 2),
      stage.constraint(.width, stage.box, .width, multiplier: 0.5),
      stage.two.leadingAnchor.constraint(equalTo: stage.one.trailingAnchor, constant: 5),
      stage.two.trailingAnchor.constraint(equalTo: stage.box.trailingAnchor, constant: -3),
    ])
    stage.box.directionalLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 1)
    #expect(stage.solve() == rects((22, 150), (177, 120)))
    stage.test.change { $0.layoutDirection = .rightToLeft }
    #expect(stage.solve() == rects((128, 150), (3, 120)))
    #expect(stage.box.layoutMargins == EdgeInsets(left: 1, right: 20))
    stage.box.semanticContentAttribute = .spatial
    #expect(stage.solve() == rects((22, 150), (177, 120)))
  }

  @Test("a multiple of a place is counted from where reading begins")
  func multiples() {
    let stage = ConstraintStage()
    stage.test.change { $0.layoutDirection = .rightToLeft }
    stage.solve([
      stage.constraint(.leading, stage.box, .trailing, multiplier: 0.5),
      stage.one.widthAnchor.constraint(equalToConstant: 40),
    ])
    #expect(stage.one.frame.minX == 110)
  }

  @Test("left and right stay")
  func leftAndRight() {
    let stage = ConstraintStage()
    stage.solve(stage.place(stage.one, CGRect(x: 7, y: 8, width: 9, height: 10)))
    stage.test.change { $0.layoutDirection = .rightToLeft }
    #expect(stage.one.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
  }

  private func rects(
    _ one: (CGFloat, CGFloat), _ two: (CGFloat, CGFloat)
  ) -> (CGRect, CGRect) {
    (
      CGRect(x: one.0, y: 0, width: one.1, height: 0),
      CGRect(x: two.0, y: 0, width: two.1, height: 0)
    )
  }
}
