// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Testing

/// A controller whose methods are called by selector, as `port-uikit` writes them.
private final class SelectorController: UIViewController {
  var calls: [String] = []
  var registration: (any UITraitChangeRegistration)?
  private var kept: [any UITraitChangeRegistration] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    registration = registerForTraitChanges(
      traits, action: Selector(SelectorController.plain, "plain"))
    kept.append(
      registerForTraitChanges(
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self],
        action: Selector(SelectorController.sender(_:), "sender(_:)")))
    kept += [
      view.registerForTraitChanges(
        traits, target: self,
        action: Selector(SelectorController.both(_:previous:), "both(_:previous:)"))
    ]
    view?.registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance, target: self,
      action: Selector(SelectorController.optional(_:previous:), "optional(_:previous:)"))
  }

  private func plain() { calls.append("plain") }
  func sender(_ sender: UIViewController) { calls.append("sender \(sender === self)") }
  func both(_ view: UIView, previous: UITraitCollection) {
    calls.append("both \(view === self.view) \(previous.userInterfaceStyle.rawValue)")
  }
  private func optional(_ sender: Any, previous: UITraitCollection?) {
    calls.append("optional \(previous?.userInterfaceStyle.rawValue ?? -1)")
  }

  func stop() {
    if let registration { unregisterForTraitChanges(registration) }
    kept.forEach(unregisterForTraitChanges)
    for registration in kept { view.unregisterForTraitChanges(registration) }
  }
}

/// A view that registers in its initializer, in the ways of apps.
private class BorderView: UIView {
  var notes: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (self: Self, previousTraitCollection: UITraitCollection) in
      self.notes.append("Self \(previousTraitCollection.userInterfaceStyle.rawValue)")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: BorderView, _) in
      view.notes.append("class")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [weak self] (_: Self, _) in
      guard let self else { return }
      notes.append("weak")
    }
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, previous in
      view.notes.append("plain \(previous.userInterfaceStyle.rawValue)")
    }
    registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      handler: { (self: Self, _: UITraitCollection) in self.notes.append("labeled") })
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
      (view as? BorderView)?.notes.append("base")
    }
  }
}

/// A view of an app's own that inherits all of it.
private final class RoundView: BorderView {}

/// What observes anything whose traits change.
@MainActor
private struct StyleObserver {
  static func observe<Environment: UITraitChangeObservable>(
    _ environment: Environment, _ body: @escaping (Environment) -> Void
  ) -> any UITraitChangeRegistration {
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (environment: Environment, _) in body(environment)
    }
  }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Calls a closure with the style, now and after each change.
  fileprivate func onStyle(_ body: @escaping (UIUserInterfaceStyle) -> Void) {
    body(traitCollection.userInterfaceStyle)
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Self, _) in
      body(environment.traitCollection.userInterfaceStyle)
    }
  }
}

/// Registrations for trait changes in every spelling of UIKit's.
@MainActor
@Suite("Registrations for trait changes")
struct TraitRegistrationTests {
  private let stage = InputStage()

  /// Views begin with the traits of the screen in front, which another test may have changed since.
  private func become(_ style: UIUserInterfaceStyle) {
    stage.screen.activate()
    stage.screen.systemTraits = UITraitCollection(userInterfaceStyle: style)
    stage.screen.update()
  }

  @Test("S99: a method by its selector takes nothing, the sender, or the former traits too")
  func selectors() {
    let controller = SelectorController()
    stage.window.rootViewController = controller
    become(.light)
    controller.calls = []
    become(.dark)
    #expect(
      Set(controller.calls) == ["plain", "sender true", "both true 1", "optional 1"])
    controller.stop()
    controller.calls = []
    become(.light)
    #expect(controller.calls == ["optional 2"])
  }

  @Test("a target that is gone is not called, and is not kept")
  func target() {
    let view = UIView()
    stage.root.addSubview(view)
    weak var gone: SelectorController?
    do {
      let controller = SelectorController()
      gone = controller
      view.registerForTraitChanges(
        [UITraitUserInterfaceStyle.self], target: controller,
        action: Selector(SelectorController.sender(_:), "sender(_:)"))
    }
    #expect(gone == nil)
    become(.dark)
  }

  @Test("closures name their view as Self, as its class, as a superclass, or not at all")
  func closures() {
    become(.light)
    for view in [BorderView(frame: .zero), RoundView(frame: .zero)] {
      stage.root.addSubview(view)
      become(.dark)
      #expect(view.notes == ["Self 1", "class", "weak", "plain 1", "labeled", "base"])
      become(.light)
    }
  }

  @Test("generics, existential types and extensions of the protocol register too")
  func protocols() {
    become(.light)
    let label = UILabel()
    stage.root.addSubview(label)
    var notes: [String] = []
    let first = StyleObserver.observe(label) { notes.append("label \($0 === label)") }
    let anybody: any UITraitChangeObservable = label
    let second: (any UITraitChangeRegistration)? = anybody.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self]
    ) { (_: any UITraitChangeObservable, _) in notes.append("any") }
    label.onStyle { notes.append("style \($0.rawValue)") }
    let handler: UILabel.TraitChangeHandler<UILabel> = { label, _ in notes.append("handler") }
    label.registerForTraitChanges([UITraitUserInterfaceStyle.self], handler: handler)
    become(.dark)
    #expect(notes == ["style 1", "label true", "any", "style 2", "handler"])
    anybody.unregisterForTraitChanges(first)
    second.map { label.unregisterForTraitChanges($0) }
    notes = []
    become(.light)
    #expect(notes == ["style 1", "handler"])
    #expect(first !== second)
  }

  @Test("windows, scenes, controllers and presentations register as views do")
  func environments() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    become(.light)
    var heard: [String] = []
    let scene: UIWindowScene? = stage.window.windowScene
    scene?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (scene: UIWindowScene, _: UITraitCollection) in heard.append("scene")
    }
    stage.window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (window: UIWindow, _) in heard.append("window")
    }
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _) in heard.append("controller")
    }
    become(.dark)
    #expect(Set(heard) == ["scene", "window", "controller"])
  }
}
