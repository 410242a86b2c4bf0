// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Constraints in hierarchies that are put together, taken apart and let go of.
@Suite("Lifetime of constraints")
@MainActor
struct ConstraintLifetimeTests {
  @Test("constraints keep neither their views nor the root alive")
  func release() {
    weak var root: View?
    weak var inner: View?
    weak var window: Window?
    do {
      let (outer, child, guide) = (View(frame: .zero), SizedView(), LayoutGuide())
      outer.addSubview(child)
      outer.addLayoutGuide(guide)
      LayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 3),
        child.widthAnchor.constraint(equalTo: outer.widthAnchor),
        child.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        guide.topAnchor.constraint(equalTo: child.bottomAnchor),
        child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
      outer.layoutIfNeeded()
      outer.frame.size.width = 5
      let stage = ConstraintStage()
      stage.solve([
        stage.one.widthAnchor.constraint(equalTo: stage.test.window.widthAnchor)
      ])
      (root, inner, window) = (outer, child, stage.test.window)
      #expect(stage.one.frame.width == 390)
    }
    #expect(root == nil)
    #expect(inner == nil)
    #expect(window == nil)
  }

  @Test("a view that outlives the one around it keeps its own constraints")
  func orphan() {
    let (middle, inner) = (SizedView(), SizedView())
    middle.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalTo: middle.widthAnchor, constant: -4)
    do {
      let outer = View(frame: .zero)
      outer.addSubview(middle)
      width.isActive = true
      outer.layoutIfNeeded()
    }
    let stage = ConstraintStage()
    stage.box.addSubview(middle)
    stage.solve([middle.widthAnchor.constraint(equalToConstant: 50)])
    #expect(inner.frame.width == 46)
    #expect(width.isActive)
  }

  @Test("numbers that are none are left out, and what they are replaced with counts")
  func nonsense() {
    let stage = ConstraintStage()
    let width = stage.one.widthAnchor.constraint(equalToConstant: .infinity)
    stage.two.content = CGSize(width: CGFloat.nan, height: .infinity)
    stage.solve([width, stage.two.leftAnchor.constraint(equalTo: stage.one.rightAnchor)])
    #expect(stage.two.frame == .zero)
    width.constant = 12
    stage.solve()
    #expect(stage.one.frame.width == 12)
    #expect(stage.two.frame.minX == 12)
    width.constant = .nan
    stage.solve()
    #expect(stage.two.frame.minX.isFinite)
    let large = CGSize(
      width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    #expect(stage.two.systemLayoutSizeFitting(large).width == 1_000_000)
  }

  @Test("a controller's view follows its window's size")
  func windows() {
    let test = TestScreen()
    test.window.frame.size = CGSize(width: 500, height: 600)
    #expect(test.root.view.frame.size == test.window.frame.size)
  }

  /// Changes at random what is in a stage.
  @Test("after any changes the frames are those of a stage made at once", arguments: 0..<20)
  func fresh(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = Tower()
    for _ in 0..<40 {
      stage.change(&random)
      if random.once(in: 2) { stage.test.screen.update() }
    }
    stage.test.screen.update()
    let other = Tower(like: stage)
    other.test.screen.update()
    #expect(stage.frames == other.frames)
    #expect(stage.test.root.view.constraintConflicts.isEmpty)
  }
}

/// Views one below the other, whose distances, heights and presence change.
@MainActor
private final class Tower {
  let test = TestScreen()
  let views = (0..<6).map { _ in SizedView() }
  private var heights: [LayoutConstraint] = []
  private var gaps: [LayoutConstraint] = []
  private var isIn = [Bool](repeating: true, count: 6)

  init() {
    for (index, view) in views.enumerated() {
      heights.append(view.heightAnchor.constraint(equalToConstant: 10))
      heights[index].isActive = true
    }
    rebuild()
  }

  convenience init(like other: Tower) {
    self.init()
    isIn = other.isIn
    for index in views.indices {
      heights[index].constant = other.heights[index].constant
      views[index].content = other.views[index].content
    }
    rebuild()
    for (gap, theirs) in zip(gaps, other.gaps) { gap.constant = theirs.constant }
  }

  var frames: [CGRect] { views.indices.filter { isIn[$0] }.map { views[$0].frame } }

  func change(_ random: inout SeededGenerator) {
    let index = random.index(under: views.count)
    switch random.index(under: 4) {
    case 0: heights[index].constant = CGFloat(random.index(under: 50))
    case 1: views[index].content.width = CGFloat(random.index(under: 300) - 1)
    case 2: gaps.randomElement(using: &random)?.constant = CGFloat(random.index(under: 9))
    default:
      isIn[index].toggle()
      rebuild()
    }
  }

  /// Puts those that are in below each other; those that are out leave the window.
  private func rebuild() {
    LayoutConstraint.deactivate(gaps)
    gaps = []
    let root: View = test.root.view
    var above = root.topAnchor
    for (view, isIn) in zip(views, isIn) {
      guard isIn else {
        view.removeFromSuperview()
        continue
      }
      if view.superview == nil { root.addSubview(view) }
      gaps.append(view.topAnchor.constraint(equalTo: above))
      gaps.append(view.centerXAnchor.constraint(equalTo: root.centerXAnchor))
      gaps.append(view.widthAnchor.constraint(greaterThanOrEqualToConstant: 40))
      above = view.bottomAnchor
    }
    LayoutConstraint.activate(gaps)
  }
}
