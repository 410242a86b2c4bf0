// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroControls
import ChiaroRaster
import Testing

/// Materials of the Mac.
@MainActor
@Suite("Visual effect views of the Mac")
struct NSVisualEffectViewTests {
  typealias Material = NSVisualEffectView.Material

  nonisolated static let semantic: [(Material, Int)] = [
    (.titlebar, 3), (.selection, 4), (.menu, 5), (.popover, 6), (.sidebar, 7), (.headerView, 10),
    (.sheet, 11), (.windowBackground, 12), (.hudWindow, 13), (.fullScreenUI, 15), (.toolTip, 17),
    (.contentBackground, 18), (.underWindowBackground, 21), (.underPageBackground, 22),
  ]
  /// The deprecated ones, by number: naming them is a warning.
  nonisolated static let deprecated: [(Int, name: String, isAdaptive: Bool)] = [
    (0, "appearanceBased", true), (1, "light", false), (2, "dark", false),
    (8, "mediumLight", false), (9, "ultraDark", false),
  ]

  private func make(_ material: Material) -> (TestApplication, NSVisualEffectView) {
    let test = TestApplication()
    let view = NSVisualEffectView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    view.material = material
    test.content.addSubview(view)
    test.app.updateWindows()
    return (test, view)
  }

  /// What the view shows in light and in dark.
  private func looks(of material: Material) -> [String] {
    let (test, view) = make(material)
    return [UserInterfaceStyle.light, .dark].map { style in
      test.switchStyle(to: style)
      let print = NSPrintOperation(view: view)
      print.run()
      return print.printedList?.description ?? ""
    }
  }

  @Test("S222: there are 14 semantic materials, of Apple's numbers")
  func semanticMaterials() {
    #expect(Self.semantic.count == 14)
    for (material, number) in Self.semantic {
      #expect(material.rawValue == number)
      #expect(!material.isDeprecated && material.isAdaptive)
    }
    #expect(Material.allCases.count == 19)
  }

  @Test("S222: each shows something, in light other than in dark", arguments: semantic.map(\.0))
  func visible(_ material: Material) {
    let looks = looks(of: material)
    #expect(looks.allSatisfy { !$0.isEmpty })
    #expect(looks[0] != looks[1])
  }

  @Test("S223: there are five deprecated materials; four of them look the same everywhere")
  func deprecatedMaterials() throws {
    #expect(
      Material.allCases.filter(\.isDeprecated).map(\.rawValue).sorted()
        == Self.deprecated.map(\.0))
    for (number, name, isAdaptive) in Self.deprecated {
      let material = try #require(Material(rawValue: number))
      #expect("\(material)" == name)
      #expect(material.isAdaptive == isAdaptive)
      let ids = [UserInterfaceStyle.light, .dark].map {
        material.materialID(with: TraitCollection(userInterfaceStyle: $0))
      }
      #expect(ids[0] != nil && (ids[0] != ids[1]) == isAdaptive)
    }
  }

  @Test("the table of materials that says how near they come has the same ones")
  func table() {
    let styles = MaterialStyle.all.filter { $0.kind == .window }
    #expect(Set(styles.map(\.name)) == Set(Material.allCases.map { "\($0)" }))
    for material in Material.allCases {
      let style = MaterialStyle.named("\(material)", kind: .window)
      #expect(style?.isDeprecated == material.isDeprecated)
    }
  }

  @Test("S223: light stays light in dark, and dark is dark in light")
  func fixed() throws {
    let (light, dark) = (try #require(Material(rawValue: 1)), try #require(Material(rawValue: 2)))
    let traits = TraitCollection(userInterfaceStyle: .dark)
    #expect(light.materialID(with: traits)?.hasSuffix("light") == true)
    let day = TraitCollection(userInterfaceStyle: .light)
    #expect(dark.materialID(with: day)?.hasSuffix("dark") == true)
  }

  @Test("S224: behind the window, following it, not emphasized, by the appearance")
  func defaults() {
    let view = NSVisualEffectView()
    #expect(view.blendingMode == .behindWindow)
    #expect(view.state == .followsWindowActiveState)
    #expect(!view.isEmphasized)
    #expect(view.material.rawValue == 0)
    #expect(NSVisualEffectView.BlendingMode.allCases.map(\.rawValue) == [0, 1])
  }

  @Test(
    "S225: only views that blend within the window may not overlap",
    arguments: [
      ([NSVisualEffectView.BlendingMode.withinWindow, .withinWindow], 10.0, 1),
      ([.withinWindow, .withinWindow], 50, 0), ([.behindWindow, .behindWindow], 10, 0),
      ([.behindWindow, .withinWindow], 10, 0),
    ])
  func overlap(_ modes: [NSVisualEffectView.BlendingMode], _ distance: Double, _ count: Int) {
    let (test, first) = make(.sidebar)
    let second = NSVisualEffectView(frame: NSRect(x: distance, y: 0, width: 50, height: 50))
    second.material = .menu
    test.content.addSubview(second)
    (first.blendingMode, second.blendingMode) = (modes[0], modes[1])
    let names = [0, 1].map { "NSWindow/FlippedView[0]/NSVisualEffectView[\($0)]" }
    #expect(
      test.window.issues
        == Array(repeating: .overlappingEffects(names[0], names[1]), count: count))
  }

  @Test(
    "S225: title bars blend within the window, sheets and popovers behind it",
    arguments: [
      (Material.titlebar, [NSVisualEffectView.BlendingMode.withinWindow]),
      (.sheet, [.behindWindow]), (.popover, [.behindWindow]),
      (.sidebar, [.behindWindow, .withinWindow]),
    ])
  func modes(_ material: Material, _ proper: [NSVisualEffectView.BlendingMode]) {
    let (test, view) = make(material)
    for mode in NSVisualEffectView.BlendingMode.allCases {
      view.blendingMode = mode
      #expect(test.app.issues.isEmpty == proper.contains(mode))
    }
  }

  @Test("S225: of two views that blend behind the window, the one lower down wins")
  func lower() {
    let (test, outer) = make(.sidebar)
    let inner = NSVisualEffectView(frame: outer.bounds)
    inner.material = .menu
    outer.addSubview(inner)
    let lines = test.window.displayList.description.split(separator: "\n")
    // The inner one begins with the desktop again, and covers what the outer one made of it.
    #expect(lines.suffix(2).first?.hasPrefix("fill 0 0 50 50") == true)
    #expect(lines.last == "material 0 0 50 50 r0 macos/menu/light")
    inner.blendingMode = .withinWindow
    #expect(
      test.window.displayList.description.split(separator: "\n").suffix(2).first
        == "material 0 0 50 50 r0 macos/sidebar/light")
  }

  @Test(
    "S226: a window that is not in use makes only the view flat that follows it",
    arguments: [
      (NSVisualEffectView.State.followsWindowActiveState, [true, false]), (.active, [true, true]),
      (.inactive, [false, false]),
    ])
  func state(_ state: NSVisualEffectView.State, _ hasMaterial: [Bool]) {
    let (test, view) = make(.sidebar)
    view.state = state
    let seen = [true, false].map { isActive in
      test.window.isActive = isActive
      return !test.window.displayList.materials.isEmpty
    }
    #expect(seen == hasMaterial)
  }

  @Test(
    "S252: Increase Contrast or Reduce Transparency makes a Mac's materials opaque, and so do both",
    arguments: [AccessibilityContrast.normal, .high], [false, true])
  func accessibility(_ contrast: AccessibilityContrast, _ reducesTransparency: Bool) {
    let (test, view) = make(.sidebar)
    test.change {
      $0.accessibilityContrast = contrast
      $0[TraitReduceTransparency.self] = reducesTransparency
    }
    let isFlat = contrast == .high || reducesTransparency
    #expect(test.window.displayList.materials.isEmpty == isFlat)
    #expect(view.traitCollection.accessibilityContrast == contrast)
  }

  @Test("an emphasized selection has the accent color while its window is in use")
  func emphasis() {
    let (test, view) = make(.selection)
    let plain = test.window.displayList
    view.isEmphasized = true
    #expect(test.window.displayList.colors != plain.colors)
    test.window.isActive = false
    #expect(test.window.displayList.colors == plain.colors)
  }

  @Test(
    "S227: the view and what is in it have the vibrant twin of the appearance around it",
    arguments: [
      (NSAppearance.Name.aqua, NSAppearance.Name.vibrantLight), (.darkAqua, .vibrantDark),
    ])
  func twin(_ outer: NSAppearance.Name, _ twin: NSAppearance.Name) {
    let (test, view) = make(.sidebar)
    let label = NSView()
    view.addSubview(label)
    test.content.appearance = NSAppearance(named: outer)
    test.app.updateWindows()
    #expect(view.superview?.effectiveAppearance.name == outer)
    #expect(view.effectiveAppearance.name == twin)
    #expect(label.effectiveAppearance.name == twin)
    view.appearance = NSAppearance(named: .aqua)
    #expect(view.effectiveAppearance.name == .aqua)
    view.appearance = nil
    #expect(view.effectiveAppearance.name == twin)
  }

  @Test("S227: with Increase Contrast, its counterpart; outside of a window too")
  func contrast() {
    let (test, view) = make(.sidebar)
    test.change { $0.accessibilityContrast = .high }
    #expect(view.effectiveAppearance.name == .accessibilityHighContrastVibrantLight)
    let outer = NSView()
    outer.appearance = NSAppearance(named: .darkAqua)
    let loose = NSVisualEffectView()
    outer.addSubview(loose)
    #expect(loose.effectiveAppearance.bestMatch(from: [.vibrantDark, .aqua]) == .vibrantDark)
  }
}
