// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// Custom traits and registrations: group H.
@MainActor
@Suite("Registrations")
struct RegistrationTests {
  let test = TestScreen()

  @Test("S95: a trait that affects colors resolves and redraws like a style")
  func colorTrait() {
    let view = TracingView("v", test.trace)
    view.backgroundColor = DynamicColor { traits in
      traits[ThemeTrait.self] == "sepia" ? .brown : .white
    }
    test.root.view.addSubview(view)
    #expect(test.window.displayList.colors.map(\.hexText) == ["#FFFFFF"])
    _ = test.trace.take()
    test.change { $0[ThemeTrait.self] = "sepia" }
    #expect(test.window.displayList.colors.map(\.hexText) == ["#996633"])
    #expect(test.trace.count("v draw") == 1)
  }

  @Test("S96: an equal value is no change")
  func equal() {
    var calls = 0
    test.root.view.registerForTraitChanges([DensityTrait.self]) { (_: View, _) in calls += 1 }
    test.change { $0[DensityTrait.self] = 2 }
    test.change { $0[DensityTrait.self] = 2 }
    #expect(calls == 1)
  }

  @Test("S97, S98: a handler hears of its traits only, once an update, with the former ones")
  func listed() {
    var heard: [(ObjectIdentifier, UserInterfaceStyle)] = []
    let nodes: [TraitNode] = [test.scene, test.window, test.root, test.root.view]
    for node in nodes {
      let traits: [ChiaroAppearance.Trait] = [
        TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self,
      ]
      node.registerForTraitChanges(traits) { (observed: TraitNode, previous) in
        heard.append((ObjectIdentifier(observed), previous.userInterfaceStyle))
      }
    }
    test.change { $0.horizontalSizeClass = .compact }
    #expect(heard.isEmpty)
    test.change {
      $0.userInterfaceStyle = .dark
      $0.accessibilityContrast = .high
    }
    #expect(heard.map(\.0) == nodes.map { ObjectIdentifier($0) })
    #expect(heard.allSatisfy { $0.1 == .light })
  }

  @Test("S99: a target's method may take nothing, the environment, or the former traits too")
  func targets() {
    @MainActor
    final class Target {
      var calls: [String] = []
      func none() { calls.append("none") }
      func one(_ node: TraitNode) { calls.append("one \(type(of: node))") }
      func two(_ node: TraitNode, _ previous: TraitCollection) {
        calls.append("two \(previous[DensityTrait.self])")
      }
    }
    let (view, target): (View, Target) = (test.root.view, Target())
    view.registerForTraitChanges([DensityTrait.self], target: target, action: Target.none)
    view.registerForTraitChanges([DensityTrait.self], target: target, action: Target.one)
    view.registerForTraitChanges([DensityTrait.self], target: target, action: Target.two)
    test.change { $0[DensityTrait.self] = 5 }
    #expect(target.calls == ["none", "one View", "two 1"])
  }

  @Test("S100: a registration that was taken back is silent, and may be taken back again")
  func unregister() {
    var calls = 0
    let view: View = test.root.view
    let registration = view.registerForTraitChanges([DensityTrait.self]) { (_: View, _) in
      calls += 1
    }
    View().unregisterForTraitChanges(registration)
    test.change { $0[DensityTrait.self] = 2 }
    #expect(calls == 1)
    view.unregisterForTraitChanges(registration)
    view.unregisterForTraitChanges(registration)
    test.change { $0[DensityTrait.self] = 3 }
    #expect(calls == 1)
  }

  @Test("S100: a registration dies with the object that is observed")
  func lifetime() {
    final class Token {}
    weak var held: Token?
    do {
      let (view, token) = (View(), Token())
      held = token
      view.registerForTraitChanges([DensityTrait.self]) { (_: View, _) in _ = token }
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test("S100: no traits at all end the program")
  func empty() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = View().registerForTraitChanges([]) { (_: View, _) in } }
    }
  }

  @Test("S101: nothing is called when registering, nor for a right prediction")
  func quiet() {
    test.screen.activate()
    var calls = 0
    let view = View()
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in calls += 1 }
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(calls == 0)
  }

  @Test("a handler that is taken back by one before it is not called in the same round")
  func takenBack() {
    var calls: [String] = []
    let view: View = test.root.view
    final class Box { var second: (any TraitChangeRegistration)? }
    let box = Box()
    view.registerForTraitChanges([DensityTrait.self]) { (view: View, _) in
      calls.append("first")
      if let second = box.second { view.unregisterForTraitChanges(second) }
    }
    box.second = view.registerForTraitChanges([DensityTrait.self]) { (_: View, _) in
      calls.append("second")
    }
    test.change { $0[DensityTrait.self] = 2 }
    #expect(calls == ["first"])
  }
}
