// SPDX-License-Identifier: MIT

package import Foundation

// A controller hears of appearing in three steps: before its view comes in, when it is in with its
// traits, and when it is laid out. Whoever contains others hears of the first two before them and
// of the last after them. Each step does nothing where it was done before, so that a view can come
// in while the one around it appears.
extension ViewController {
  /// Loads the view and tells the controller, then those in it, that the view is about to appear.
  final func beginAppearing(animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    let view: View = view
    appearance = .beginning
    view.stage.performAsCurrent { viewWillAppear(animated) }
    for controller in controllersInside { controller.beginAppearing(animated: animated) }
  }

  /// Tells the controller, then those in it, that the view is in place with its traits.
  final func continueAppearing(animated: Bool) {
    guard appearance == .beginning else { return }
    appearance = .appearing
    TraitTracking.untracked(self) { viewIsAppearing(animated) }
    for controller in controllersInside {
      controller.beginAppearing(animated: animated)
      controller.continueAppearing(animated: animated)
    }
  }

  /// Tells those in the controller, then the controller, that the view has appeared.
  final func endAppearing(animated: Bool) {
    continueAppearing(animated: animated)
    guard appearance == .appearing else { return }
    for controller in controllersInside {
      // Those that came in during layout have not heard of anything yet.
      controller.beginAppearing(animated: animated)
      controller.endAppearing(animated: animated)
    }
    appearance = .appeared
    view.stage.performAsCurrent { viewDidAppear(animated) }
    kept.move = nil
  }

  /// Tells the controller, then those in it, that the view is about to disappear.
  final func beginDisappearing(animated: Bool) {
    guard appearance != .disappeared, appearance != .disappearing else { return }
    appearance = .disappearing
    view.stage.performAsCurrent { viewWillDisappear(animated) }
    for controller in controllersInside { controller.beginDisappearing(animated: animated) }
  }

  /// Tells those in the controller, then the controller, that the view has disappeared.
  final func endDisappearing(animated: Bool) {
    guard appearance == .disappearing else { return }
    for controller in controllersInside { controller.endDisappearing(animated: animated) }
    appearance = .disappeared
    view.stage.performAsCurrent { viewDidDisappear(animated) }
    kept.move = nil
  }

  /// The controllers whose views are in this one's and that appear along with it.
  private final var controllersInside: [ViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return view.children.flatMap(\.controllersBelow)
  }

  /// Runs the appearance callbacks of a controller whose view is in a visible window.
  final func appearInPlace(animated: Bool) {
    beginAppearing(animated: animated)
    settleAppearance(animated: animated)
  }

  /// Adds the view to a container that it fills, and has it appear.
  final func install(in container: View, animated: Bool = false) {
    container.stage.performAsCurrent {
      // Before anything is told: apps reckon by the size in `viewWillAppear`.
      view.frame = container.bounds
      beginAppearing(animated: animated)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      settleAppearance(animated: animated)
    }
  }

  /// Brings a view that came in up to date, between the steps of appearing.
  final func settleAppearance(animated: Bool) {
    view.updateTraitsIfNeeded()
    continueAppearing(animated: animated)
    view.layoutIfNeeded()
    endAppearing(animated: animated)
  }

  /// Replaces the view of one child by that of another, and calls the appearance callbacks of both.
  ///
  /// - Parameters:
  ///   - old: the child whose view is removed; nil for none
  ///   - new: the child whose view is added; nil for none
  ///   - container: the view that contains them
  ///   - frame: the frame of the new view
  ///   - animated: the `animated` argument of the children's appearance callbacks
  package final func transition(
    from old: ViewController?, to new: ViewController?, in container: View, frame: CGRect,
    animated: Bool
  ) {
    let hasAppeared = appearance == .appearing || appearance == .appeared
    new?.view.frame = frame
    if hasAppeared {
      old?.beginDisappearing(animated: animated)
      new?.beginAppearing(animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { container.addSubview(new.view) }
    guard hasAppeared else { return }
    new?.view.updateTraitsIfNeeded()
    new?.continueAppearing(animated: animated)
    new?.view.layoutIfNeeded()
    old?.endDisappearing(animated: animated)
    new?.endAppearing(animated: animated)
  }

  /// Takes the view out of the window of which this was the root, and all that it presents.
  final func leaveAsRoot() {
    endPresentations(animated: false, returns: false)
    viewIfLoaded?.removeFromSuperview()
  }
}

extension ViewController {
  /// Tells this child controller that its view is about to appear or disappear.
  ///
  /// If the parent's `shouldAutomaticallyForwardAppearanceMethods` is false, the parent calls this
  /// method on its children, and then `endAppearanceTransition()`.
  ///
  /// - Parameters:
  ///   - isAppearing: true if the view is about to appear, false if it is about to disappear
  ///   - animated: whether the change is animated; passed on to the callbacks
  ///
  /// Apple counterpart: `beginAppearanceTransition(_:animated:)` · Source: UIViewController.h ·
  /// Fidelity: exact
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Tells this child controller that its view has appeared or disappeared.
  ///
  /// Apple counterpart: `endAppearanceTransition()` · Source: UIViewController.h · Fidelity: exact
  public final func endAppearanceTransition() {
    endAppearing(animated: false)
    endDisappearing(animated: false)
  }
}

extension View {
  /// The controllers whose views are this one or in it, without those inside of others.
  final var controllersBelow: [ViewController] {
    var found: [ViewController] = []
    collectControllers(&found)
    return found
  }

  private final func collectControllers(_ found: inout [ViewController]) {
    if let controller { return found.append(controller) }
    guard interestBelow.hooks.contains(.appearing) else { return }
    for child in children { child.collectControllers(&found) }
  }

  /// Whether there may be controllers whose views are this one or in it.
  private final var mayHoldControllers: Bool {
    interest.hooks.union(interestBelow.hooks).contains(.appearing)
  }

  /// Tells the controllers of a view that comes in that it is about to appear; returns them.
  final func beginAppearing(with view: View) -> [ViewController] {
    guard view.mayHoldControllers, hasAppeared else { return [] }
    let new = view.controllersBelow.filter { $0.appearance == .disappeared }
    for controller in new { controller.beginAppearing(animated: false) }
    return new
  }

  /// Tells the controllers of the view that it is about to disappear; returns them.
  final func beginDisappearing() -> [ViewController] {
    guard mayHoldControllers else { return [] }
    let leaving = controllersBelow.filter {
      $0.appearance != .disappeared && $0.appearance != .disappearing
    }
    for controller in leaving { controller.beginDisappearing(animated: false) }
    return leaving
  }

  /// Whether views that are added here appear by that.
  private final var hasAppeared: Bool {
    guard let window, !window.isHidden else { return false }
    let views = sequence(first: self, next: \.parent)
    guard let outer = views.lazy.compactMap(\.controller).first else { return true }
    return outer.shouldAutomaticallyForwardAppearanceMethods
      && (outer.appearance == .appearing || outer.appearance == .appeared)
  }
}
