// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Trait environments and the cascade: group D.
@MainActor
@Suite("Cascade")
struct CascadeTests {
  let test = TestScreen()

  @Test("S43, S44: each environment has traits, and a change at the screen reaches a leaf")
  func cascade() {
    let leaf = View()
    let middle = View()
    middle.addSubview(leaf)
    test.root.view.addSubview(middle)
    test.switchStyle(to: .dark)
    let environments: [any TraitEnvironment] = [
      test.screen, test.scene, test.window, test.root, test.root.view, middle, leaf,
    ]
    #expect(environments.map(\.traitCollection.userInterfaceStyle).allSatisfy { $0 == .dark })
  }

  @Test("S45: an override shows where it is and below, and one further down wins there")
  func overrides() {
    let (parent, child) = (View(), View())
    parent.addSubview(child)
    test.root.view.addSubview(parent)
    parent.traitOverrides.userInterfaceStyle = .dark
    parent.traitOverrides.accessibilityContrast = .high
    child.traitOverrides.userInterfaceStyle = .light
    test.screen.update()
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.accessibilityContrast == .high)
    #expect(test.root.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S47: a controller inherits from its view's superview, whoever holds it")
  func viewHierarchy() {
    let (middle, child) = (View(), ViewController())
    test.root.view.addSubview(middle)
    test.root.addChild(child)
    middle.addSubview(child.view)
    middle.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S46, S66: in iOS 13 to 16 a view's override stops at another controller's view")
  func controllerHierarchy() {
    test.screen.stage.traitInheritance = .controllers
    let (middle, child) = (View(), ViewController())
    test.root.view.addSubview(middle)
    test.root.addChild(child)
    middle.addSubview(child.view)
    middle.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    #expect(middle.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("S48: a controller outside of the hierarchy keeps what it had, until its view comes in")
  func detachedController() {
    test.screen.activate()
    let child = ViewController()
    let view: View = child.view
    test.switchStyle(to: .dark)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S49: viewWillAppear, then the view with the traits around it, then viewDidAppear")
  func appearing() {
    let trace = Trace()
    let controller = TracingController("c", trace)
    test.window.traitOverrides.userInterfaceStyle = .dark
    test.screen.update()
    test.window.rootViewController = controller
    let calls = trace.take().filter { $0.contains("ppear") }
    #expect(
      calls.map { $0.split(separator: " ")[1] } == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      ])
    #expect(calls[1] == "c viewIsAppearing dark")
  }

  @Test("S50, S67: after an override the old value reads until the update")
  func deferred() {
    let view = View()
    test.root.view.addSubview(view)
    test.screen.update()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .light)
    view.layoutIfNeeded()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a first override of a view that was drawn already changes its color and those inside")
  func firstOverride() {
    let (view, inner) = (View(), View())
    for each in [view, inner] {
      each.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      each.backgroundColor = .label
    }
    view.addSubview(inner)
    test.root.view.addSubview(view)
    let count = test.window.displayList.colors.count { $0.hexText == "#FFFFFF" }
    view.overrideUserInterfaceStyle = .dark
    let commands = test.window.displayList
    #expect(commands.colors.count { $0.hexText == "#FFFFFF" } > count)
    #expect(
      commands.description.split(separator: "\n").suffix(2).allSatisfy {
        $0.hasSuffix("#FFFFFF")
      })
    view.overrideUserInterfaceStyle = .unspecified
    #expect(test.window.displayList.colors.count { $0.hexText == "#FFFFFF" } == count)
  }

  @Test("S51: a view that was taken out keeps its traits, and what is in it too")
  func detachedView() {
    let (view, inner) = (View(), View())
    view.addSubview(inner)
    test.root.view.addSubview(view)
    test.switchStyle(to: .dark)
    view.removeFromSuperview()
    test.switchStyle(to: .light)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "S52: a move calls back once where a value differs, and not where none does",
    arguments: [(UserInterfaceStyle.dark, 0), (.light, 1)])
  func move(to style: UserInterfaceStyle, _ calls: Int) {
    let (from, to) = (View(), View())
    let view = TracingView("v", test.trace)
    from.overrideUserInterfaceStyle = .dark
    to.overrideUserInterfaceStyle = style
    test.root.view.addSubview(from)
    test.root.view.addSubview(to)
    from.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    to.addSubview(view)
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == calls)
  }

  /// What two parents have each for itself, and how often a view that moves between them is told.
  struct Difference: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var calls: Int
    var set: @Sendable @MainActor (View) -> Void
  }

  nonisolated static let differences = [
    Difference(testDescription: "nothing", calls: 0) { _ in },
    Difference(testDescription: "a trait without colors", calls: 1) {
      $0.traitOverrides.horizontalSizeClass = .compact
    },
    Difference(testDescription: "an app's own trait", calls: 1) {
      $0.traitOverrides[DensityTrait.self] = 2
    },
    Difference(testDescription: "several traits", calls: 1) {
      $0.traitOverrides.displayScale = 3
      $0.overrideUserInterfaceStyle = .dark
    },
    Difference(testDescription: "the tint, which is no trait", calls: 0) { $0.tintColor = .red },
  ]

  @Test(
    "S52: any trait counts, and all that moves along is told, to and fro", arguments: differences)
  func moveWithSubviews(_ difference: Difference) {
    let parents = [View(), View()]
    let views = ["outer", "inner", "innermost"].map { TracingView($0, test.trace) }
    for parent in parents { test.root.view.addSubview(parent) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    difference.set(parents[1])
    // One that has traits of its own is told once like the others.
    views[1].traitOverrides.legibilityWeight = .bold
    parents[0].addSubview(views[0])
    test.screen.update()
    for parent in parents.reversed() {
      _ = test.trace.take()
      let formers = views.map(\.traitCollection)
      parent.addSubview(views[0])
      test.screen.update()
      #expect(views[0].traitCollection == parent.traitCollection)
      for (view, former) in zip(views, formers) {
        #expect(test.trace.count("\(view.name) traitCollectionDidChange") == difference.calls)
        if difference.calls > 0 { #expect(view.previous == former) }
      }
    }
  }

  @Test("S53: a change at the root calls each environment back exactly once")
  func once() {
    let views = (0..<4).map { TracingView("v\($0)", test.trace) }
    test.root.view.addSubview(views[0])
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    test.screen.update()
    _ = test.trace.take()
    test.switchStyle(to: .dark)
    for index in 0..<4 {
      #expect(test.trace.count("v\(index) traitCollectionDidChange") == 1)
    }
  }

  @Test("S54: what is presented inherits from the window, not from who presents it")
  func presented() {
    let sheet = ViewController()
    test.root.present(sheet)
    test.root.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(test.root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .light)
    test.window.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
  }
}
