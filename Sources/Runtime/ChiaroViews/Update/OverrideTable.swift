// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

// Swift cannot ask whether a class overrides a method. It can be seen, though: a class's record
// holds one word a method, the address of its implementation, and a class that does not override
// has its superclass's. Where each word lies is not taken for granted but found out when the
// program starts, by comparing the records of the base class, of a subclass that overrides nothing
// and of one that overrides just that method. When that does not name exactly one word, every
// class counts as overriding: asking needlessly is slow, not asking would be wrong.

/// The update cycle methods that each class overrides.
@MainActor
enum OverrideTable {
  /// Returns the methods that a class overrides, relative to the base class of its kind.
  static func hooks(of type: TraitNode.Type) -> HookSet {
    let id = ObjectIdentifier(type)
    if let last = lastHooks, last.id == id { return last.hooks }
    let hooks =
      known[id]
      ?? learn(type).union(type is any EffectShowing.Type ? .effect : [])
      .union(type is any RisingCoordinates.Type ? .rising : [])
    known[id] = hooks
    lastHooks = (id, hooks)
    return hooks
  }

  private static var known: [ObjectIdentifier: HookSet] = [:]
  /// The last result, because objects of the same class are often created in a row.
  private static var lastHooks: (id: ObjectIdentifier, hooks: HookSet)?

  private static func learn(_ type: TraitNode.Type) -> HookSet {
    if let framework = type as? any OverridePointing.Type {
      let points = framework.overridePoints
      return overridden(by: type, of: points.base, points.probes)
    }
    for (base, probes) in [(View.self, viewProbes), (ViewController.self, controllerProbes)]
      as [(TraitNode.Type, [Probe])]
    where type is View.Type && base == View.self
      || type is ViewController.Type && base == ViewController.self
    {
      return overridden(by: type, of: base, probes)
    }
    if type is PresentationController.Type {
      return overridden(by: type, of: PresentationController.self, presentationProbes)
    }
    return overridden(by: type, of: TraitNode.self, nodeProbes)
  }

  /// A method and its word index in class metadata; nil if the index is unknown.
  struct Probe {
    var hook: HookSet
    var word: Int?
  }

  static func overridden(
    by type: TraitNode.Type, of base: TraitNode.Type, _ probes: [Probe]
  ) -> HookSet {
    let own = ClassRecord(type)
    let inherited = ClassRecord(base)
    return probes.reduce(into: HookSet()) { hooks, probe in
      guard let word = probe.word else {
        hooks.formUnion(probe.hook)
        return
      }
      if own[word] != inherited[word] { hooks.formUnion(probe.hook) }
    }
  }

  private static let nodeProbes = find(
    TraitNode.self, PlainNode.self, [(.traitCollectionDidChange, TraitsNode.self)])

  private static let viewProbes = find(
    View.self, PlainView.self,
    [
      (.traitCollectionDidChange, TraitsView.self), (.updateProperties, PropertiesView.self),
      (.updateConstraints, ConstraintsView.self), (.layout, LayoutView.self),
      (.draw, DrawView.self), (.tintColorDidChange, TintView.self),
      (.content, ContentView.self), (.window, LeavingView.self), (.window, ArrivingView.self),
      ([.layout, .sublayers], LayersView.self), (.safeArea, SafeAreaView.self),
    ])

  private static let controllerProbes = find(
    ViewController.self, PlainController.self,
    [
      (.traitCollectionDidChange, TraitsController.self),
      (.updateProperties, PropertiesController.self),
      (.updateConstraints, ConstraintsController.self), (.layout, WillLayoutController.self),
      (.layout, DidLayoutController.self), (.safeArea, SafeAreaController.self),
    ])

  private static let presentationProbes = find(
    PresentationController.self, PlainPresentation.self,
    [
      (.traitCollectionDidChange, TraitsPresentation.self),
      (.layout, WillLayoutPresentation.self), (.layout, DidLayoutPresentation.self),
    ])

  /// Finds the index of each method: the single word in which the overriding class differs.
  static func find(
    _ base: AnyClass, _ plain: AnyClass, _ classes: [(HookSet, AnyClass)]
  ) -> [Probe] {
    let (base, plain) = (ClassRecord(base), ClassRecord(plain))
    return classes.map { hook, type in
      let probe = ClassRecord(type)
      let words = (0..<base.count).filter { base[$0] == plain[$0] && probe[$0] != base[$0] }
      return Probe(hook: hook, word: words.count == 1 ? words[0] : nil)
    }
  }
}

// MARK: Classes that override nothing, or just one method

private final class PlainNode: TraitNode {}
private final class TraitsNode: TraitNode {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {}
}

private final class PlainView: View {}
private final class TraitsView: View {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {}
}
private final class PropertiesView: View { override func updateProperties() {} }
private final class ConstraintsView: View { override func updateConstraints() {} }
private final class LayoutView: View { override func layoutSubviews() {} }
private final class LayersView: View {
  override func layoutSublayers(of layer: SnapshotLayer) {}
}
private final class SafeAreaView: View { override func safeAreaInsetsDidChange() {} }
private final class DrawView: View { override func draw(_ rect: CGRect) {} }
private final class TintView: View { override func tintColorDidChange() {} }
private final class ContentView: View {
  override func drawContent(in context: GraphicsContext) {}
}

private final class LeavingView: View { override func willMove(toWindow newWindow: Window?) {} }
private final class ArrivingView: View { override func didMoveToWindow() {} }

private final class PlainController: ViewController {}
private final class TraitsController: ViewController {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {}
}
private final class PropertiesController: ViewController { override func updateProperties() {} }
private final class ConstraintsController: ViewController {
  override func updateViewConstraints() {}
}
private final class WillLayoutController: ViewController {
  override func viewWillLayoutSubviews() {}
}
private final class SafeAreaController: ViewController {
  override func viewSafeAreaInsetsDidChange() {}
}
private final class DidLayoutController: ViewController {
  override func viewDidLayoutSubviews() {}
}

private final class PlainPresentation: PresentationController {}
private final class TraitsPresentation: PresentationController {
  override func traitCollectionDidChange(_ previous: TraitCollection?) {}
}
private final class WillLayoutPresentation: PresentationController {
  override func containerViewWillLayoutSubviews() {}
}
private final class DidLayoutPresentation: PresentationController {
  override func containerViewDidLayoutSubviews() {}
}
