// SPDX-License-Identifier: MIT

import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Required constraints that cannot hold together.
@Suite("Conflicts of constraints")
@MainActor
struct ConstraintConflictTests {
  @Test("the latest is left out, and the report names all that take part")
  func report() throws {
    let stage = ConstraintStage()
    let first = stage.one.widthAnchor.constraint(equalToConstant: 10)
    let second = stage.one.widthAnchor.constraint(equalToConstant: 20)
    first.identifier = "narrow"
    second.identifier = "wide"
    stage.solve([first, second, stage.one.heightAnchor.constraint(equalToConstant: 5)])
    #expect(stage.one.frame.width == 10)
    let conflict = try #require(stage.box.constraintConflicts.first)
    #expect(stage.box.constraintConflicts.count == 1)
    #expect(conflict.constraint === second)
    #expect(conflict.contradicted == [first.description])
    let diagnostics = stage.test.screen.cycle.diagnostics
    #expect(diagnostics.map(\.phase) == [UpdateDiagnostic.conflict])
    #expect(
      diagnostics.first?.message
        == "constraints contradict each other: 'wide' Window/View[0]/View[0]/SizedView[0].width == "
        + "20.0, 'narrow' Window/View[0]/View[0]/SizedView[0].width == 10.0")
    #expect(conflict.message.contains("'wide'") && conflict.message.contains("'narrow'"))
  }

  @Test("what was left out comes back when what it contradicts goes")
  func recovery() {
    let stage = ConstraintStage()
    let first = stage.one.widthAnchor.constraint(equalToConstant: 10)
    let second = stage.one.widthAnchor.constraint(equalToConstant: 20)
    stage.solve([first, second])
    first.isActive = false
    #expect(stage.solve().0.width == 20)
    #expect(stage.box.constraintConflicts.isEmpty)
    first.isActive = true
    first.priority = 999
    #expect(stage.solve().0.width == 20)
    #expect(stage.box.constraintConflicts.isEmpty)
    first.priority = .required
    stage.solve()
    #expect(stage.box.constraintConflicts.map(\.constraint.constant) == [10])
    second.constant = 10
    stage.solve()
    #expect(stage.box.constraintConflicts.isEmpty)
    #expect(stage.test.screen.cycle.diagnostics.count == 2)
  }

  @Test("two that change together do not contradict in between")
  func together() {
    let stage = ConstraintStage()
    let pair = (0..<2).map { _ in stage.one.widthAnchor.constraint(equalToConstant: 10) }
    stage.solve(pair)
    for constraint in pair { constraint.constant = 33 }
    #expect(stage.solve().0.width == 33)
    let full = stage.two.widthAnchor.constraint(equalToConstant: 300)
    stage.solve([full, stage.two.widthAnchor.constraint(equalTo: stage.box.widthAnchor)])
    stage.box.frame.size.width = 150
    full.constant = 150
    #expect(stage.solve().1.width == 150)
    #expect(stage.box.constraintConflicts.isEmpty)
    #expect(stage.test.screen.cycle.diagnostics.isEmpty)
  }

  @Test("a frame holds, and constraints give way to it")
  func frames() {
    let stage = ConstraintStage()
    let margins = stage.one.leftAnchor.constraint(equalTo: stage.box.leftAnchor, constant: 100)
    let right = stage.one.rightAnchor.constraint(equalTo: stage.box.rightAnchor, constant: -100)
    stage.solve([margins, right])
    #expect(stage.one.frame.width == 100)
    stage.box.frame.size.width = 150
    stage.solve()
    #expect(stage.box.frame.width == 150)
    #expect(stage.box.constraintConflicts.map(\.constraint).contains { $0 === right })
    #expect(
      stage.box.constraintConflicts.first?.contradicted.contains {
        $0.hasSuffix("View[0] has its frame's width")
      } == true)
    stage.box.frame.size.width = 250
    stage.solve()
    #expect(stage.one.frame.width == 50)
    #expect(stage.box.constraintConflicts.isEmpty)
  }

  @Test("an equation reads as it was made")
  func description() {
    let stage = ConstraintStage()
    let one = "Window/View[0]/View[0]/SizedView[0]"
    let two = "Window/View[0]/View[0]/SizedView[1]"
    let constraint = stage.constraint(
      .width, stage.two, .height, .lessThanOrEqual, multiplier: 2, constant: -4)
    constraint.priority = 300
    #expect("\(constraint)" == "\(one).width <= 2.0 * \(two).height - 4.0 @300.0")
    let margin = stage.constraint(.top, stage.two.layoutMarginsGuide, .top, constant: 1)
    #expect("\(margin)" == "\(one).top == \(two).layoutMarginsGuide.top + 1.0")
  }
}
