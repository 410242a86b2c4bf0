// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// Overriding traits: group F.
@MainActor
@Suite("Overrides")
struct OverrideTests {
  let test = TestScreen()

  private func child(of parent: ViewController) -> ViewController {
    let child = ViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    return child
  }

  @Test("S62: a controller's style is for its children and views, not for parents and siblings")
  func controller() {
    let (left, right) = (child(of: test.root), child(of: test.root))
    let inner = child(of: left)
    left.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(left.view.traitCollection.userInterfaceStyle == .dark)
    #expect(right.traitCollection.userInterfaceStyle == .light)
    #expect(test.root.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S63: a view's style is for it and its subviews")
  func view() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    test.root.view.addSubview(outer)
    outer.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(test.root.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S64: a window's style is for all in it, what is presented too")
  func window() {
    let sheet = ViewController()
    test.window.overrideUserInterfaceStyle = .dark
    test.root.present(sheet)
    test.screen.update()
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(test.root.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S65: the override reads what was set, not what is in force")
  func unspecified() {
    test.switchStyle(to: .dark)
    let view = View()
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(view.overrideUserInterfaceStyle == .unspecified)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .unspecified
    test.screen.update()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S68: an override for a child merges, and nil takes it back")
  func forChild() {
    let child = child(of: test.root)
    test.root.setOverrideTraitCollection(
      TraitCollection { $0.horizontalSizeClass = .compact }, forChild: child)
    test.switchStyle(to: .dark)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    test.root.setOverrideTraitCollection(nil, forChild: child)
    test.screen.update()
    #expect(child.traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test("S69: a whole collection as an override freezes every trait in it")
  func frozen() {
    let child = child(of: test.root)
    test.screen.update()
    test.root.setOverrideTraitCollection(child.traitCollection, forChild: child)
    test.switchStyle(to: .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S70: a presentation's override is for what it presents, and nil takes it back")
  func presentation() {
    let sheet = ViewController()
    test.root.present(sheet)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    sheet.presentationController?.overrideTraitCollection = dark
    test.screen.update()
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.presentationController?.traitCollection.userInterfaceStyle == .dark)
    #expect(test.root.traitCollection.userInterfaceStyle == .light)
    sheet.presentationController?.overrideTraitCollection = nil
    test.screen.update()
    #expect(sheet.traitCollection.userInterfaceStyle == .light)
    // The presentation itself still says that a sheet is elevated.
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("S71: overrides are set, asked for and taken out on every kind of environment")
  func overrides() {
    let sheet = ViewController()
    test.root.present(sheet)
    test.screen.update()
    let presentation = sheet.presentationController
    let nodes: [TraitNode?] = [test.scene, test.window, presentation, sheet, sheet.view]
    for node in nodes.compactMap({ $0 }) {
      #expect(!node.traitOverrides.contains(TraitUserInterfaceStyle.self))
      node.traitOverrides.userInterfaceStyle = .dark
      test.screen.update()
      #expect(node.traitOverrides.contains(TraitUserInterfaceStyle.self))
      #expect(node.traitOverrides.userInterfaceStyle == .dark)
      #expect(node.traitCollection.userInterfaceStyle == .dark)
      #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
      node.traitOverrides.remove(TraitUserInterfaceStyle.self)
      test.screen.update()
      #expect(node.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("S72: reading a trait that is not overridden ends the program")
  func trap() async {
    await #expect(processExitsWith: .failure) {
      _ = await MainActor.run { View().traitOverrides.userInterfaceStyle }
    }
  }

  @Test("S73: the same value again calls nobody back")
  func same() {
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    view.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    _ = test.trace.take()
    view.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
  }

  @Test("S74: an override that is taken out calls back where the value really differs")
  func removal() {
    let (outer, inner) = (View(), TracingView("v", test.trace))
    outer.addSubview(inner)
    test.root.view.addSubview(outer)
    outer.traitOverrides.userInterfaceStyle = .dark
    inner.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    _ = test.trace.take()
    inner.traitOverrides.remove(TraitUserInterfaceStyle.self)
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
    outer.traitOverrides.remove(TraitUserInterfaceStyle.self)
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 1)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S75: updateTraitsIfNeeded calls back before it returns")
  func synchronous() {
    let (outer, inner) = (View(), TracingView("v", test.trace))
    outer.addSubview(inner)
    test.root.view.addSubview(outer)
    test.screen.update()
    _ = test.trace.take()
    outer.overrideUserInterfaceStyle = .dark
    outer.updateTraitsIfNeeded()
    #expect(test.trace.lines.contains("v traitCollectionDidChange dark"))
    #expect(test.trace.count("v layoutSubviews") == 0)
  }

  @Test(
    "S76: Info.plist pins the app, or follows the system",
    arguments: [
      (UserInterfaceStyle.unspecified, [UserInterfaceStyle.light, .dark]),
      (.light, [.light, .light]), (.dark, [.dark, .dark]),
    ])
  func plist(_ pin: UserInterfaceStyle, _ expected: [UserInterfaceStyle]) {
    test.screen.colorSchemePreference = ColorSchemePreference(infoPlistStyle: pin)
    let seen = [UserInterfaceStyle.light, .dark].map { style in
      test.switchStyle(to: style)
      return test.root.view.traitCollection.userInterfaceStyle
    }
    #expect(seen == expected)
  }
}
