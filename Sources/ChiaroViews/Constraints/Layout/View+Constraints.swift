// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

extension View {
  /// The constraints that the view holds: those of which it is the nearest view around both items.
  public final var constraints: [LayoutConstraint] { layout?.constraints ?? [] }

  /// Puts a constraint in force; same as activating it.
  public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Takes a constraint out of force; same as deactivating it.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    constraint.isActive = false
  }

  /// Whether the view's place follows from its frame, and is given to constraints as required.
  ///
  /// The default is true. Set it to false for a view that constraints place.
  ///
  /// Apple counterpart: `translatesAutoresizingMaskIntoConstraints`, where constraints are made of
  /// the mask itself · Source: UIView.h · Fidelity: approximate
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layout?.isTranslating ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      ensureLayout().isTranslating = newValue
      layoutItemDidChange()
    }
  }

  // MARK: Guides

  /// The guides that were added to the view.
  public final var layoutGuides: [LayoutGuide] { layout?.guides ?? [] }

  /// Adds a guide, in the coordinates of this view.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    precondition(guide.kind == .free, "the guides of margins and safe area belong to their view")
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ensureLayout().guides.append(guide)
  }

  /// Removes a guide; constraints about it are no longer active.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard let layout, layout.guides.contains(where: { $0 === guide }) else { return }
    for view in sequence(first: self, next: \.parent) {
      for constraint in view.constraints
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.isActive = false
      }
    }
    layout.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: For the engine

  final func ensureLayout() -> ViewLayout {
    if let layout { return layout }
    let new = ViewLayout()
    layout = new
    return new
  }

  /// The outermost view around this one.
  final var layoutRoot: View {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The engine of this root, which is given all constraints that are in force below.
  final func ensureEngine() -> LayoutEngine {
    if let engine = layout?.engine { return engine }
    let engine = LayoutEngine(root: self)
    ensureLayout().engine = engine
    return engine
  }

  final var pixelScale: CGFloat {
    let scale = CGFloat(scope.traits.displayScale)
    return scale > 0 ? scale : 1
  }

  /// Calls a closure with every constraint that this view or one below holds.
  final func forEachHeldConstraint(_ body: (LayoutConstraint) -> Void) {
    guard let layout, layout.hasConstraints else { return }
    for constraint in layout.constraints { body(constraint) }
    for child in children { child.forEachHeldConstraint(body) }
  }

  /// Notes on the way up that there are constraints here.
  final func markConstraints() {
    for view in sequence(first: self, next: \.parent) {
      let layout = view.ensureLayout()
      if layout.hasConstraints { return }
      layout.hasConstraints = true
    }
  }

  /// Tells the engine that what the view asks for by itself changed.
  final func layoutItemDidChange() {
    guard let layout, layout.isItem else { return }
    layoutRoot.layout?.engine?.markChanged(self)
    (parent ?? self).setNeedsLayout()
  }

  /// Gives the constraints in this view to the engine of the hierarchy that it came into.
  final func joinEngine() {
    guard let layout, layout.hasConstraints else { return }
    layout.engine = nil
    parent?.markConstraints()
    let engine = layoutRoot.ensureEngine()
    forEachHeldConstraint(engine.add)
  }

  /// Takes the constraints in this view from the engine around it, and ends those that reach out.
  ///
  /// - Returns: whether there are constraints that stay in force inside
  final func leaveEngine() -> Bool {
    guard let engine = layoutRoot.layout?.engine, let parent else { return false }
    for view in sequence(first: parent, next: \.parent) {
      for constraint in view.constraints where constraint.reaches(into: self) {
        constraint.isActive = false
      }
    }
    var isLeft = false
    forEachHeldConstraint {
      engine.remove($0)
      isLeft = true
    }
    return isLeft
  }

  /// Has the constraints that this view holds found anew when the direction of reading changes.
  final func followLayoutDirection() {
    let layout = ensureLayout()
    guard layout.directionRegistration == nil else { return }
    layout.directionRegistration = registerForTraitChanges([TraitLayoutDirection.self]) {
      (view: View, _) in view.layoutDirectionDidChange()
    }
  }

  final func layoutDirectionDidChange() {
    guard let layout else { return }
    guard let engine = layoutRoot.layout?.engine else { return }
    for constraint in layout.constraints { engine.markChanged(constraint) }
    engine.markInsetsChanged()
    setNeedsLayout()
  }
}

extension LayoutConstraint {
  /// Whether an item of the constraint is a view or stands in it.
  fileprivate func reaches(into view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.layoutOwner?.isDescendant(of: view) == true }
  }
}
