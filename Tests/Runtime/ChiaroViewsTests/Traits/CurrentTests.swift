// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The current traits while views are updated: what of groups A, C and K needs views.
@MainActor
@Suite("Current traits of views")
struct CurrentTests {
  let test = TestScreen()

  @Test("S4: Increase Contrast of the system is the contrast at the root")
  func contrast() {
    #expect(test.screen.traitCollection.accessibilityContrast == .normal)
    test.change { $0.accessibilityContrast = .high }
    #expect(test.root.view.traitCollection.accessibilityContrast == .high)
  }

  @Test("S5: a screen that says nothing of its gamut has sRGB")
  func gamut() {
    #expect(Screen().traitCollection.displayGamut == .sRGB)
    #expect(
      Screen(systemTraits: TraitCollection(displayGamut: .P3)).traitCollection.displayGamut == .P3)
  }

  @Test(
    "S11: a Mac's window that is not the active one is inactive, a phone's is always active",
    arguments: [(UserInterfaceIdiom.mac, ActiveAppearance.inactive), (.phone, .active)])
  func activity(_ idiom: UserInterfaceIdiom, _ expected: ActiveAppearance) {
    test.change { $0.userInterfaceIdiom = idiom }
    test.window.isActive = false
    test.screen.update()
    #expect(test.root.view.traitCollection.activeAppearance == expected)
    test.window.isActive = true
    test.screen.update()
    #expect(test.root.view.traitCollection.activeAppearance == .active)
  }

  @Test("S32: assigning current asks for nothing")
  func noEffect() {
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    TraitCollection(userInterfaceStyle: .light).performAsCurrent {
      TraitCollection.current = TraitCollection(userInterfaceStyle: .dark)
    }
    test.screen.update()
    #expect(test.trace.take().isEmpty)
  }

  /// Makes the screen's light style what reads as current where nothing was set: the screen of
  /// another test may have published dark since, which these tests could not tell from the view's.
  private func publishLight() { test.screen.activate() }

  @Test("S34, S35, S36, S37, S38, S39: each method runs with its object's own traits as current")
  func current() {
    publishLight()
    let view = TracingView("v", test.trace)
    var handled: UserInterfaceStyle?
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in
      handled = TraitCollection.current.userInterfaceStyle
    }
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    view.overrideUserInterfaceStyle = .dark
    view.tintColor = .systemRed
    view.setNeedsUpdateProperties()
    test.screen.update()
    let lines = test.trace.take()
    #expect(
      Set(lines) == [
        // The tint is told of at once, before the style is in force, and as it changes by that.
        "v tintColorDidChange light", "v traitCollectionDidChange dark",
        "v tintColorDidChange dark", "v updateProperties dark", "v updateConstraints dark",
        "v layoutSubviews dark", "v draw dark",
      ])
    #expect(handled == .dark)
  }

  @Test("S35, S36: a controller's and a presentation's methods run with theirs")
  func controllers() {
    publishLight()
    let controller = TracingController("c", test.trace)
    test.window.rootViewController = controller
    _ = test.trace.take()
    controller.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(
      test.trace.take() == [
        "c traitCollectionDidChange dark", "c updateViewConstraints dark",
        "c viewWillLayoutSubviews dark", "c viewDidLayoutSubviews dark",
      ])
  }

  private final class ConfiguredButton: Button {
    var note: ((String) -> Void)?
    override func updateConfiguration() { note?("button's update") }
  }

  private final class ConfiguredRow: TableViewCell {
    var note: ((String) -> Void)?
    override func updateConfiguration(using state: CellConfigurationState) { note?("row's update") }
  }

  @Test("S39: so do updates of configurations and their handlers")
  func configurations() {
    publishLight()
    var seen: Set<String> = []
    let note: (String) -> Void = {
      seen.insert("\($0) \(TraitCollection.current.userInterfaceStyle)")
    }
    let (button, row) = (ConfiguredButton(), ConfiguredRow())
    button.note = note
    row.note = note
    button.configurationUpdateHandler = { _ in note("button's handler") }
    row.configurationUpdateHandler = { _, _ in note("row's handler") }
    let (item, header) = (CollectionViewCell(), TableViewHeaderFooterView())
    item.configurationUpdateHandler = { _, _ in note("item's handler") }
    header.configurationUpdateHandler = { _, _ in note("header's handler") }
    for view in [button, row, item, header] as [View] {
      view.overrideUserInterfaceStyle = .dark
      test.root.view.addSubview(view)
    }
    test.screen.update()
    #expect(
      seen == [
        "button's update dark", "button's handler dark", "row's update dark", "row's handler dark",
        "item's handler dark", "header's handler dark",
      ])
  }

  private final class PropertiesController: ViewController {
    var seen: [UserInterfaceStyle] = []
    func note() { seen.append(TraitCollection.current.userInterfaceStyle) }
    override func updateProperties() { note() }
  }

  @Test("S39: so do a controller's handlers and its updateProperties")
  func propertiesOfController() {
    publishLight()
    let controller = PropertiesController()
    test.root.view.addSubview(controller.view)
    test.screen.update()
    controller.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      (controller: PropertiesController, _) in controller.note()
    }
    controller.seen = []
    controller.overrideUserInterfaceStyle = .dark
    controller.view.setNeedsUpdateProperties()
    test.screen.update()
    #expect(controller.seen == [.dark, .dark])
  }

  @Test("S40: the former current is put back after each call")
  func restored() {
    let (outer, inner) = (TracingView("outer", test.trace), TracingView("inner", test.trace))
    inner.overrideUserInterfaceStyle = .dark
    outer.addSubview(inner)
    var seen: [UserInterfaceStyle] = []
    outer.onLayout = {
      seen.append(TraitCollection.current.userInterfaceStyle)
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      seen.append(TraitCollection.current.userInterfaceStyle)
    }
    test.root.view.addSubview(outer)
    test.screen.update()
    #expect(seen == [.light, .light])
    #expect(test.trace.lines.contains("inner layoutSubviews dark"))
  }

  @Test("S41: outside of those methods current is a whole collection, whatever it says")
  func outside() {
    #expect(TraitCollection.current.userInterfaceStyle != .unspecified)
    #expect(TraitCollection.current.displayGamut != .unspecified)
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(dark.performAsCurrent { DynamicColor.label.resolved.hexText } == "#FFFFFF")
  }

  @Test("S132: colors of drawing resolve by the view's traits")
  func drawing() {
    let view = TracingView("v", test.trace)
    view.onDraw = {
      DynamicColor.label.setFill()
      GraphicsContext.current?.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      DynamicColor.separator.setStroke()
      GraphicsContext.current?.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    view.overrideUserInterfaceStyle = .dark
    test.root.view.addSubview(view)
    #expect(
      test.window.displayList.description == """
        fill 0 0 4 4 #FFFFFF
        stroke 0 0 4 4 r0 w1 #54545899

        """)
  }

  @Test("S145: the tint color is that of the view in whose drawing it resolves")
  func tint() {
    let view = TracingView("v", test.trace)
    view.tintColor = .red
    var seen: [String] = []
    view.onDraw = { seen.append(DynamicColor.tintColor.resolved.hexText) }
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(seen == ["#FF0000"])
    let blue = DynamicColor.systemBlue.resolved(with: test.screen.traitCollection)
    #expect(DynamicColor.tintColor.resolved(with: test.screen.traitCollection) == blue)
    view.tintColor = .tintColor
    #expect(view.tintColor.resolved(with: test.screen.traitCollection) == blue)
  }

  @Test("S146: colors that a person chose stay as they are")
  func chosen() {
    let canvas = View(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    canvas.backgroundColor = DynamicColor(Color(SRGB8(red: 200, green: 30, blue: 90)))
    test.root.view.addSubview(canvas)
    let light = test.window.displayList
    test.switchStyle(to: .dark)
    #expect(test.window.displayList == light)
  }
}
