// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// Where the value of each trait comes from.
@MainActor
@Suite("Origins of traits")
struct TraitOriginTests {
  let test = TestScreen(.dark)

  private func origin(_ trait: String, of node: TraitNode) -> String? {
    node.traitOrigins().first { $0.trait == trait }.map { "\($0)" }
  }

  @Test("the system, or nobody, from the screen on")
  func system() {
    #expect(
      origin("UserInterfaceStyle", of: test.root.view)
        == "UserInterfaceStyle dark: system trait (Screen)")
    #expect(
      origin("AccessibilityContrast", of: test.root.view)
        == "AccessibilityContrast normal: default value (Screen)")
  }

  @Test("the innermost override wins, and is named with its place")
  func overrides() {
    let outer = View()
    let inner = View()
    test.root.view.addSubview(outer)
    outer.addSubview(inner)
    outer.overrideUserInterfaceStyle = .light
    test.window.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    #expect(
      origin("UserInterfaceStyle", of: inner)
        == "UserInterfaceStyle light: overrideUserInterfaceStyle (Window/View[0]/View[0])")
    inner.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides[DensityTrait.self] = 3
    test.screen.update()
    #expect(
      origin("UserInterfaceStyle", of: inner)
        == "UserInterfaceStyle dark: traitOverrides (Window/View[0]/View[0]/View[0])")
    #expect(
      origin("DensityTrait", of: inner)
        == "DensityTrait 3: traitOverrides (Window/View[0]/View[0]/View[0])")
    #expect(origin("DensityTrait", of: outer) == nil)
    #expect(
      origin("UserInterfaceStyle", of: test.root)
        == "UserInterfaceStyle dark: traitOverrides (Window)")
  }

  @Test("a sheet's level, a container's word, an environment override and a wish")
  func causes() {
    let sheet = ViewController()
    test.root.present(sheet)
    let child = ViewController()
    test.root.addChild(child)
    test.root.view.addSubview(child.view)
    test.root.setOverrideTraitCollection(
      TraitCollection(horizontalSizeClass: .compact), forChild: child)
    test.screen.environmentOverrides = TraitCollection(accessibilityContrast: .high)
    test.screen.colorSchemePreference = .forceLight
    test.screen.update()
    #expect(
      origin("UserInterfaceLevel", of: sheet.view)
        == "UserInterfaceLevel elevated: kind of environment "
        + "(PresentationController of Window/View[1])")
    #expect(
      origin("HorizontalSizeClass", of: child.view)
        == "HorizontalSizeClass compact: container "
        + "(ViewController of Window/View[0]/View[0])")
    #expect(
      origin("AccessibilityContrast", of: child.view)
        == "AccessibilityContrast high: environment override (Screen)")
    #expect(
      origin("UserInterfaceStyle", of: child.view)
        == "UserInterfaceStyle light: preferred style (Screen)")
  }

  @Test("outside of a window, what was remembered")
  func detached() {
    test.screen.activate()
    let view = View()
    #expect(
      origin("UserInterfaceStyle", of: view)
        == "UserInterfaceStyle dark: last value (View)")
  }

  @Test("every trait in force has an origin with the value in force")
  func complete() {
    let view = View()
    test.root.view.addSubview(view)
    view.traitOverrides.layoutDirection = .rightToLeft
    test.change { $0[ThemeTrait.self] = "warm" }
    let origins = view.traitOrigins()
    #expect(
      Set(origins.map(\.trait))
        == Set(view.traitCollection.changedTraits(from: nil).map { $0.name }))
    #expect(origins.contains { $0.trait == "ThemeTrait" && $0.value == "warm" })
  }
}
