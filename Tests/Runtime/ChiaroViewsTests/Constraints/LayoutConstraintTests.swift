// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation
import Testing

/// Attributes, relations and multipliers, in and out of force.
@Suite("Layout constraints")
@MainActor
struct LayoutConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var first: LayoutConstraint.Attribute
    var second: LayoutConstraint.Attribute
    /// The frame of a view of 40 × 20 whose attribute is that of the box of 300 × 200, and 3.
    var x: CGFloat = 5
    var y: CGFloat = 6
    var testDescription: String { "\(first) == \(second) + 3" }
  }

  nonisolated static let places = [
    Case(first: .left, second: .left, x: 3), Case(first: .left, second: .right, x: 303),
    Case(first: .right, second: .right, x: 263), Case(first: .leading, second: .leading, x: 3),
    Case(first: .trailing, second: .trailing, x: 263),
    Case(first: .leading, second: .centerX, x: 153),
    Case(first: .centerX, second: .centerX, x: 133),
    Case(first: .centerX, second: .leading, x: -17),
    Case(first: .top, second: .top, y: 3), Case(first: .bottom, second: .bottom, y: 183),
    Case(first: .centerY, second: .centerY, y: 93), Case(first: .top, second: .bottom, y: 203),
    Case(first: .firstBaseline, second: .top, y: 3),
    Case(first: .lastBaseline, second: .bottom, y: 183),
    Case(first: .left, second: .leftMargin, x: 11),
    Case(first: .right, second: .rightMargin, x: 255),
    Case(first: .leading, second: .leadingMargin, x: 11),
    Case(first: .trailing, second: .trailingMargin, x: 255),
    Case(first: .centerX, second: .centerXWithinMargins, x: 133),
    Case(first: .top, second: .topMargin, y: 11),
    Case(first: .bottom, second: .bottomMargin, y: 175),
    Case(first: .centerY, second: .centerYWithinMargins, y: 93),
  ]

  @Test("places", arguments: places)
  func place(_ item: Case) {
    let stage = ConstraintStage()
    let fallback = stage.place(stage.one, CGRect(x: 5, y: 6, width: 40, height: 20))
    for constraint in fallback[..<2] { constraint.priority = .defaultLow }
    let (frame, _) = stage.solve(
      fallback + [stage.constraint(item.first, stage.box, item.second, constant: 3)])
    #expect(frame == CGRect(x: item.x, y: item.y, width: 40, height: 20))
  }

  @Test("lengths, relations and multipliers")
  func lengths() {
    let stage = ConstraintStage()
    let (one, two, box) = (stage.one, stage.two, stage.box)
    let wish = one.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    let small = two.heightAnchor.constraint(equalToConstant: 1)
    small.priority = 1
    stage.solve([
      wish,
      one.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, multiplier: 0.5, constant: 7),
      one.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
      two.widthAnchor.constraint(equalTo: one.widthAnchor, constant: -7),
      two.heightAnchor.constraint(greaterThanOrEqualTo: one.heightAnchor, multiplier: 2),
      small, two.heightAnchor.constraint(greaterThanOrEqualToConstant: 9),
      two.heightAnchor.constraint(lessThanOrEqualToConstant: 900),
    ])
    #expect(one.frame.size == CGSize(width: 157, height: 50))
    #expect(two.frame.size == CGSize(width: 150, height: 100))
  }

  @Test("a change of constant, priority or activity comes with the next update")
  func changes() {
    let stage = ConstraintStage()
    let constraints = stage.place(stage.one, CGRect(x: 1, y: 2, width: 30, height: 40))
    let other = stage.constraint(.left, stage.box, .left, constant: 100)
    other.priority = 400
    stage.solve(constraints + [other])
    #expect(stage.one.frame.minX == 1)
    constraints[0].constant = 9
    #expect(stage.one.frame.minX == 1)
    #expect(stage.solve().0.minX == 9)
    constraints[0].priority = 300
    #expect(stage.solve().0.minX == 100)
    other.isActive = false
    #expect(stage.solve().0.minX == 9)
    stage.box.layoutIfNeeded()
    constraints[0].constant = 11
    stage.one.layoutIfNeeded()
    #expect(stage.one.frame.minX == 11)
  }

  @Test("a constraint reaches through views between its items")
  func cousins() {
    let stage = ConstraintStage()
    let inner = SizedView()
    stage.one.addSubview(inner)
    stage.solve(
      stage.place(stage.one, CGRect(x: 10, y: 20, width: 100, height: 100))
        + stage.place(stage.two, CGRect(x: 150, y: 0, width: 10, height: 10)) + [
          inner.rightAnchor.constraint(equalTo: stage.two.leftAnchor, constant: -5),
          inner.widthAnchor.constraint(equalToConstant: 30),
          inner.topAnchor.constraint(equalTo: stage.box.topAnchor, constant: 50),
        ])
    #expect(inner.frame.origin == CGPoint(x: 105, y: 30))
  }

  @Test("the nearest view around both items holds a constraint")
  func holders() {
    let stage = ConstraintStage()
    let size = stage.one.widthAnchor.constraint(equalToConstant: 1)
    let between = stage.constraint(.left, stage.two, .right)
    let outer = stage.constraint(.left, stage.box, .left)
    LayoutConstraint.activate([size, between, outer])
    #expect(stage.one.constraints.map(\.firstAttribute) == [.width])
    #expect(stage.box.constraints.count == 2)
    stage.one.removeFromSuperview()
    #expect([size, between, outer].map(\.isActive) == [true, false, false])
    #expect(stage.box.constraints.isEmpty)
  }

  @Test("constraints inside of a view go along with it")
  func moving() {
    let stage = ConstraintStage()
    let inner = SizedView()
    stage.one.addSubview(inner)
    let inset = inner.leftAnchor.constraint(equalTo: stage.one.leftAnchor, constant: 4)
    stage.solve(stage.place(stage.one, CGRect(x: 0, y: 0, width: 50, height: 50)) + [inset])
    stage.one.removeFromSuperview()
    inset.constant = 6
    stage.one.layoutIfNeeded()
    #expect(inner.frame.minX == 6)
    let other = ConstraintStage()
    other.box.addSubview(stage.one)
    inset.constant = 8
    other.solve()
    #expect(inner.frame.minX == 8)
  }

  @Test("a view that is its frame's is where the frame says, also after it moves")
  func frames() {
    let stage = ConstraintStage()
    let fixed = View(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    stage.box.addSubview(fixed)
    stage.solve([
      stage.constraint(.left, fixed, .right, constant: 1),
      stage.constraint(.width, fixed, .width),
      stage.constraint(.right, stage.two, .left),
      stage.two.rightAnchor.constraint(equalTo: stage.box.rightAnchor),
    ])
    #expect(stage.one.frame.minX == 121)
    #expect(stage.two.frame.minX == 191)
    fixed.frame = CGRect(x: 10, y: 0, width: 20, height: 0)
    stage.box.frame.size.width = 400
    stage.solve()
    #expect(stage.one.frame.minX == 31)
    #expect(stage.two.frame == CGRect(x: 51, y: 0, width: 349, height: 0))
    fixed.translatesAutoresizingMaskIntoConstraints = false
    stage.solve([fixed.leftAnchor.constraint(equalTo: stage.box.leftAnchor, constant: 100)])
    #expect(fixed.frame.minX == 100)
  }

  @Test("a guide is placed as a view is, and places views")
  func guides() {
    let stage = ConstraintStage()
    let guide = LayoutGuide()
    stage.box.addLayoutGuide(guide)
    stage.solve([
      guide.leftAnchor.constraint(equalTo: stage.box.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalTo: stage.box.widthAnchor, multiplier: 0.5),
      guide.topAnchor.constraint(equalTo: stage.box.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 10),
      stage.constraint(.centerX, guide, .centerX), stage.constraint(.width, guide, .width),
    ])
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 150, height: 10))
    #expect(stage.one.frame.minX == 30)
    #expect(stage.one.frame.width == 150)
    stage.box.removeLayoutGuide(guide)
    #expect(stage.box.constraints.isEmpty)
  }

  @Test("what nothing is said about stays finite")
  func ambiguity() {
    let stage = ConstraintStage()
    let (one, two) = stage.solve([
      stage.constraint(.left, stage.two, .right, constant: 8),
      stage.constraint(.height, stage.two, .height, .greaterThanOrEqual),
      stage.constraint(.centerY, stage.two, .centerY),
    ])
    let numbers = [one, two].flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    #expect(numbers.allSatisfy { abs($0) < 1_000 })
    #expect(one.minX - two.maxX == 8)
  }

  @Test("frames lie on whole pixels, and what touches goes on touching")
  func pixels() {
    let stage = ConstraintStage()
    let third = stage.one.widthAnchor.constraint(
      equalTo: stage.box.widthAnchor, multiplier: 1 / 3.0, constant: 0.4)
    let (one, two) = stage.solve([
      stage.constraint(.left, stage.box, .left), third,
      stage.two.leftAnchor.constraint(equalTo: stage.one.rightAnchor),
      stage.two.widthAnchor.constraint(equalTo: stage.one.widthAnchor),
    ])
    #expect(one.width == 100)
    #expect(two.minX == 100)
    #expect(two.width == 101)
  }
}
