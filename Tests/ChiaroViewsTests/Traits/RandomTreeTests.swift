// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import ChiaroViews
import Testing

/// Random trees, overrides, moves and presentations, against a slow recomputation from scratch.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
  @Test("after every step each environment has what a recomputation gives", arguments: 1...12)
  func traits(seed: UInt64) {
    var play = Play(seed: seed)
    for step in 0..<120 {
      let before = play.snapshot()
      play.step()
      play.test.screen.update()
      for view in play.attached {
        #expect(view.traitCollection == play.expected(view), "seed \(seed), step \(step)")
      }
      play.checkCalls(before, "seed \(seed), step \(step)")
      #expect(play.test.screen.cycle.diagnostics.isEmpty)
    }
  }

  /// A game that changes an interface at random.
  @MainActor
  private struct Play {
    let test = TestScreen()
    private var generator: SeededGenerator
    private var views: [TracingView] = []
    private var overrides: [ObjectIdentifier: TraitOverrides] = [:]

    init(seed: UInt64) {
      generator = SeededGenerator(seed: seed)
      for index in 0..<24 { views.append(TracingView("v\(index)", test.trace)) }
      for view in views { test.root.view.addSubview(view) }
      test.screen.update()
    }

    var attached: [TracingView] { views.filter { $0.window != nil } }

    func snapshot() -> [ObjectIdentifier: TraitCollection] {
      _ = test.trace.take()
      return Dictionary(
        uniqueKeysWithValues: views.map { (ObjectIdentifier($0), $0.traitCollection) })
    }

    mutating func step() {
      let view = views[Int.random(in: 0..<views.count, using: &generator)]
      switch Int.random(in: 0..<10, using: &generator) {
      case 0, 1: move(view)
      case 2: view.removeFromSuperview()
      case 3, 4: override(view) { $0.userInterfaceStyle = .dark }
      case 5: override(view) { $0[DensityTrait.self] = 7 }
      case 6: override(view) { $0 = TraitOverrides() }
      case 7: change { $0.userInterfaceStyle = $0.userInterfaceStyle == .dark ? .light : .dark }
      case 8: change { $0[DensityTrait.self] += 1 }
      default: change { $0.horizontalSizeClass = .regular }
      }
    }

    private mutating func move(_ view: TracingView) {
      let target = views[Int.random(in: 0..<views.count, using: &generator)]
      if target.isDescendant(of: view) {
        test.root.view.addSubview(view)
      } else {
        target.addSubview(view)
      }
    }

    private mutating func override(
      _ view: TracingView, _ change: (inout TraitOverrides) -> Void
    ) {
      change(&view.traitOverrides)
      overrides[ObjectIdentifier(view)] = view.traitOverrides
    }

    private func change(_ change: (inout any MutableTraits) -> Void) {
      test.screen.systemTraits = test.screen.systemTraits.modifyingTraits(change)
    }

    /// The traits of a view, by going up to the root for each.
    func expected(_ view: View) -> TraitCollection {
      let inherited = view.superview.map(expected) ?? test.scene.traitCollection
      guard let overrides = overrides[ObjectIdentifier(view)] else { return inherited }
      return inherited.modifyingTraits { traits in
        if overrides.contains(TraitUserInterfaceStyle.self) {
          traits.userInterfaceStyle = overrides.userInterfaceStyle
        }
        if overrides.contains(DensityTrait.self) {
          traits[DensityTrait.self] = overrides[DensityTrait.self]
        }
      }
    }

    /// Who changed was told once, who changed in color was asked to lay out and draw once, and
    /// nobody else was told.
    func checkCalls(_ before: [ObjectIdentifier: TraitCollection], _ place: String) {
      for view in attached {
        guard let former = before[ObjectIdentifier(view)] else { continue }
        let now = view.traitCollection
        let told = now == former ? 0 : 1
        #expect(test.trace.count("\(view.name) traitCollectionDidChange") == told, "\(place)")
        guard now.hasDifferentColorAppearance(comparedTo: former) else { continue }
        for method in ["layoutSubviews", "draw", "updateConstraints"] {
          #expect(test.trace.count("\(view.name) \(method)") == 1, "\(place) \(method)")
        }
      }
    }
  }
}
