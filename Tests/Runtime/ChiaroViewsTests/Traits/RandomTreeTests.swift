// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroTestSupport
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// Random trees, overrides, moves and presentations, against a slow recomputation from scratch.
@MainActor
@Suite("Random trees")
struct RandomTreeTests {
  @Test("after every step each environment has what a recomputation gives", arguments: 1...16)
  func traits(seed: UInt64) {
    var play = RandomPlay(seed: seed)
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
    #expect(play.presentations > 2, "the game presented too little to say anything")
  }
}

/// A game that changes an interface at random.
@MainActor
private struct RandomPlay {
  let test = TestScreen()
  /// How often a sheet was presented.
  private(set) var presentations = 0
  private var generator: SeededGenerator
  private var views: [TracingView] = []
  private var overrides: [ObjectIdentifier: TraitOverrides] = [:]
  private let sheet: TracingController
  /// Those whose layout was asked for by the step itself.
  private var touched: Set<ObjectIdentifier> = []

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    sheet = TracingController("sheet", test.trace)
    for index in 0..<24 {
      let view = TracingView("v\(index);", test.trace)
      // Every other one reads a trait in its layout.
      if index.isMultiple(of: 2) {
        view.onLayout = { [unowned view] in _ = view.traitCollection[DensityTrait.self] }
      }
      views.append(view)
      (index < 20 ? test.root.view : sheet.view).addSubview(view)
    }
    test.screen.update()
  }

  var attached: [TracingView] { views.filter { $0.window != nil } }

  func snapshot() -> [ObjectIdentifier: TraitCollection] {
    _ = test.trace.take()
    // A view that comes back is laid out for that.
    return Dictionary(
      uniqueKeysWithValues: attached.map { (ObjectIdentifier($0), $0.traitCollection) })
  }

  mutating func step() {
    touched = []
    let view = views[Int.random(in: 0..<views.count, using: &generator)]
    switch Int.random(in: 0..<13, using: &generator) {
    case 0, 1: move(view)
    case 2:
      touch(view.superview)
      view.removeFromSuperview()
    case 3, 4: override(view) { $0.userInterfaceStyle = .dark }
    case 5: override(view) { $0[DensityTrait.self] = 7 }
    case 6: override(view) { $0 = TraitOverrides() }
    case 7: change { $0.userInterfaceStyle = $0.userInterfaceStyle == .dark ? .light : .dark }
    case 8: change { $0[DensityTrait.self] += 1 }
    case 9: present()
    case 10: override(sheet) { $0.userInterfaceStyle = .light }
    case 11: override(test.window) { $0.accessibilityContrast = .high }
    default:
      change { $0.horizontalSizeClass = $0.horizontalSizeClass == .regular ? .compact : .regular }
    }
  }

  private mutating func touch(_ view: View?) {
    if let view { touched.insert(ObjectIdentifier(view)) }
  }

  private mutating func present() {
    guard sheet.presentingViewController == nil else { return test.root.dismiss() }
    presentations += 1
    if presentations.isMultiple(of: 2) {
      sheet.setPresentationController(
        PresentationController(presentedViewController: sheet, presenting: test.root))
      sheet.presentationController?.overrideTraitCollection = TraitCollection {
        $0[DensityTrait.self] = 9
      }
    }
    test.root.present(sheet)
  }

  private mutating func move(_ view: TracingView) {
    let target = views[Int.random(in: 0..<views.count, using: &generator)]
    touch(view.superview)
    if target.isDescendant(of: view) {
      test.root.view.addSubview(view)
    } else {
      target.addSubview(view)
    }
    touch(view.superview)
  }

  private mutating func override(
    _ node: TraitNode, _ change: (inout TraitOverrides) -> Void
  ) {
    change(&node.traitOverrides)
    overrides[ObjectIdentifier(node)] = node.traitOverrides
  }

  private func change(_ change: (inout any MutableTraits) -> Void) {
    test.screen.systemTraits = test.screen.systemTraits.modifyingTraits(change)
  }

  // MARK: What should be

  /// The traits of a view, by going up to the root for each.
  func expected(_ view: View) -> TraitCollection {
    var traits = view.superview.map(expected) ?? test.scene.traitCollection
    if sheet.presentingViewController != nil, let presentation = sheet.presentationController,
      view === presentation.containerView
    {
      traits = traits.modifyingTraits { $0.userInterfaceLevel = .elevated }
      if let own = presentation.overrideTraitCollection {
        traits = traits.modifyingTraits { $0[DensityTrait.self] = own[DensityTrait.self] }
      }
    }
    if view === sheet.viewIfLoaded { traits = merged(traits, sheet) }
    return merged(traits, view)
  }

  private func merged(_ traits: TraitCollection, _ node: TraitNode) -> TraitCollection {
    guard let overrides = overrides[ObjectIdentifier(node)] else { return traits }
    return traits.modifyingTraits { traits in
      if overrides.contains(TraitUserInterfaceStyle.self) {
        traits.userInterfaceStyle = overrides.userInterfaceStyle
      }
      if overrides.contains(TraitAccessibilityContrast.self) {
        traits.accessibilityContrast = overrides.accessibilityContrast
      }
      if overrides.contains(DensityTrait.self) {
        traits[DensityTrait.self] = overrides[DensityTrait.self]
      }
    }
  }

  /// Who changed was told once, who changed in color was asked to lay out and draw once, who only
  /// read what changed was asked for that, and nobody else was asked.
  func checkCalls(_ before: [ObjectIdentifier: TraitCollection], _ place: String) {
    for (index, view) in views.enumerated() {
      guard view.window != nil, let former = before[ObjectIdentifier(view)] else { continue }
      let now = view.traitCollection
      #expect(
        test.trace.count("\(view.name) traitCollectionDidChange") == (now == former ? 0 : 1),
        "\(place)")
      let isRecolored = now.hasDifferentColorAppearance(comparedTo: former)
      let readsChange =
        index.isMultiple(of: 2) && now[DensityTrait.self] != former[DensityTrait.self]
      let isTouched = touched.contains(ObjectIdentifier(view))
      let layouts = isRecolored || readsChange || isTouched ? 1 : 0
      #expect(test.trace.count("\(view.name) layoutSubviews") == layouts, "\(place)")
      for method in ["draw", "updateConstraints"] {
        #expect(test.trace.count("\(view.name) \(method)") == (isRecolored ? 1 : 0), "\(place)")
      }
    }
  }
}
