// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Prediction, and the delivery of changes: group G.
@MainActor
@Suite("Prediction and delivery")
struct PredictionTests {
  let test = TestScreen(.dark)

  @Test("S78: a view has nearly all traits right after it is made")
  func predicted() {
    test.screen.activate()
    let traits = View().traitCollection
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale > 0)
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(ViewController().traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S79: what is made while something is updated is predicted to stand below it")
  func enclosing() {
    test.screen.activate()
    let outer = TracingView("outer", test.trace)
    var style = UserInterfaceStyle.unspecified
    outer.onLayout = { style = View().traitCollection.userInterfaceStyle }
    outer.overrideUserInterfaceStyle = .light
    test.root.view.addSubview(outer)
    test.screen.update()
    #expect(style == .light)
    #expect(View().traitCollection.userInterfaceStyle == .dark)
  }

  @Test("S80: a right prediction calls nobody back")
  func right() {
    test.screen.activate()
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
  }

  @Test("S81, S83: a wrong one calls back once, with the predicted traits as the former ones")
  func wrong() {
    test.screen.activate()
    let view = TracingView("v", test.trace)
    var inside: UserInterfaceStyle?
    view.onTraits = { [unowned view] in inside = view.traitCollection.userInterfaceStyle }
    test.root.overrideUserInterfaceStyle = .light
    test.root.view.addSubview(view)
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 1)
    #expect(view.previous?.userInterfaceStyle == .dark)
    #expect(inside == .light)
  }

  @Test("S82: no change, no call")
  func unchanged() {
    test.screen.activate()
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.switchStyle(to: .dark)
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
  }

  @Test("S84: it is called for every trait, an app's own too")
  func everyTrait() {
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.change { $0[DensityTrait.self] = 3 }
    test.change { $0.horizontalSizeClass = .regular }
    #expect(test.trace.count("v traitCollectionDidChange") == 2)
  }

  @Test("S85: in layout the traits are those around the view, never a prediction")
  func truth() {
    test.screen.activate()
    let inner = TracingView("inner", test.trace)
    var style: UserInterfaceStyle?
    inner.onLayout = { [unowned inner] in style = inner.traitCollection.userInterfaceStyle }
    let outer = TracingView("outer", test.trace)
    outer.overrideUserInterfaceStyle = .light
    outer.onLayout = { [unowned outer] in
      if inner.superview == nil { outer.addSubview(inner) }
    }
    test.root.view.addSubview(outer)
    test.screen.update()
    #expect(style == .light)
  }

  @Test("S86: several changes before an update are one, or none where they cancel out")
  func coalesced() {
    test.screen.activate()
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    view.overrideUserInterfaceStyle = .light
    view.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 0)
    view.overrideUserInterfaceStyle = .light
    view.traitOverrides.accessibilityContrast = .high
    test.screen.update()
    #expect(test.trace.count("v traitCollectionDidChange") == 1)
    #expect(view.previous?.userInterfaceStyle == .dark)
  }

  @Test("S87: willTransition comes before the change, is forwarded by super, and not for a start")
  func willTransition() {
    final class Announced: ViewController {
      var seen: [(old: UserInterfaceStyle, new: UserInterfaceStyle)] = []
      var alongside: [UserInterfaceStyle] = []
      override func willTransition(
        to newCollection: TraitCollection, with coordinator: TransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        seen.append((traitCollection.userInterfaceStyle, newCollection.userInterfaceStyle))
        coordinator.animate(alongsideTransition: { [unowned self] in
          alongside.append(traitCollection.userInterfaceStyle)
        })
      }
    }
    test.screen.activate()
    let (root, child) = (Announced(), Announced())
    root.addChild(child)
    root.view.addSubview(child.view)
    test.window.rootViewController = root
    test.screen.update()
    #expect(root.seen.isEmpty)
    test.switchStyle(to: .light)
    for controller in [root, child] {
      #expect(controller.seen.map(\.old) == [.dark])
      #expect(controller.seen.map(\.new) == [.light])
      #expect(controller.alongside == [.light])
    }
  }

  @Test("S88: colors of properties follow without a line of code")
  func properties() {
    test.root.view.backgroundColor = .systemBackground
    test.root.view.layer.borderColor = .label
    test.root.view.layer.borderWidth = 1
    #expect(test.window.displayList.description.contains("#000000"))
    let dark = test.window.displayList
    test.switchStyle(to: .light)
    let light = test.window.displayList
    #expect(light.commands == dark.commands)
    #expect(light.colors.map(\.hexText) == ["#FFFFFF", "#000000"])
  }

  @Test("colors follow however many changes came before the list was asked for")
  func severalChanges() {
    test.root.view.backgroundColor = .systemBackground
    #expect(test.window.displayList.colors.map(\.hexText) == ["#000000"])
    test.switchStyle(to: .light)
    test.change { $0.horizontalSizeClass = .regular }
    #expect(test.window.displayList.colors.map(\.hexText) == ["#FFFFFF"])
  }

  @Test("S89, S90, S91: a change of colors asks for drawing, layout and constraints once")
  func colorChange() {
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.switchStyle(to: .light)
    for method in ["draw", "layoutSubviews", "updateConstraints"] {
      #expect(test.trace.count("v \(method)") == 1)
    }
    _ = test.trace.take()
    test.change { $0.horizontalSizeClass = .regular }
    #expect(test.trace.take() == ["v traitCollectionDidChange light"])
  }

  @Test("S92: after any number of switches everything is as if newly started")
  func endToEnd() {
    func build(_ test: TestScreen) {
      let card = View(frame: .init(x: 10, y: 10, width: 100, height: 50))
      card.backgroundColor = .secondarySystemBackground
      card.layer.cornerRadius = 8
      test.root.view.backgroundColor = .systemBackground
      test.root.view.addSubview(card)
    }
    build(test)
    for style in [UserInterfaceStyle.light, .dark, .light, .dark, .light] {
      test.switchStyle(to: style)
      _ = test.window.displayList
    }
    let fresh = TestScreen(.light)
    build(fresh)
    #expect(test.window.displayList == fresh.window.displayList)
  }

  @Test("S93: a flip there and back again leaves everything as it was")
  func flipFlop() {
    test.root.view.backgroundColor = .systemBackground
    let before = test.window.displayList
    let view = TracingView("v", test.trace)
    test.root.view.addSubview(view)
    test.screen.update()
    _ = test.trace.take()
    test.switchStyle(to: .light)
    test.switchStyle(to: .dark)
    #expect(test.trace.count("v traitCollectionDidChange") == 2)
    view.removeFromSuperview()
    #expect(test.window.displayList == before)
  }
}
