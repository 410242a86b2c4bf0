// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation
import Testing

/// The system's spacing between views.
@Suite("System spacing")
@MainActor
struct SystemSpacingTests {
  @Test("a multiple of 8 points after and below, as an equation or a limit")
  func spacing() {
    let stage = ConstraintStage()
    let (one, two, box) = (stage.one, stage.two, stage.box)
    let wishes = [
      two.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      two.topAnchor.constraint(equalTo: box.topAnchor, constant: 90),
    ]
    for wish in wishes { wish.priority = .defaultLow }
    stage.solve(
      stage.place(one, CGRect(x: 10, y: 20, width: 30, height: 40)) + wishes + [
        two.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: one.trailingAnchor, multiplier: 2),
        two.topAnchor.constraint(
          lessThanOrEqualToSystemSpacingBelow: one.bottomAnchor, multiplier: 1.5),
      ])
    #expect(two.frame.origin == CGPoint(x: 56, y: 72))
  }

  @Test("each relation is the one that its name says")
  func relations() {
    let (one, two) = (View(), View())
    let across = [
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: two.trailingAnchor, multiplier: 1),
      one.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: two.trailingAnchor, multiplier: 1),
      one.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: two.trailingAnchor, multiplier: 1),
    ]
    let down = [
      one.topAnchor.constraint(equalToSystemSpacingBelow: two.bottomAnchor, multiplier: 1),
      one.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 1),
      one.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: two.bottomAnchor, multiplier: 1),
    ]
    for constraints in [across, down] {
      #expect(
        constraints.map(\.relation) == [.equal, .greaterThanOrEqual, .lessThanOrEqual])
      #expect(constraints.allSatisfy { $0.constant == 8 })
    }
  }
}
