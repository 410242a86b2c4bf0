// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

extension View {
  /// The constraints held by the view: active ones whose items have this view as their nearest
  /// common ancestor.
  public final var constraints: [LayoutConstraint] { layout?.constraints ?? [] }

  // MARK: Guides

  /// The layout guides owned by the view.
  public final var layoutGuides: [LayoutGuide] { layout?.guides ?? [] }

  /// Adds a layout guide to this view, and removes it from its previous owner.
  ///
  /// - Precondition: the program created the guide; a view's own guide, such as
  ///   `layoutMarginsGuide`, cannot be added
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    precondition(
      guide.kind == .free,
      "only layout guides that the app creates can be added to a view")
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    ensureLayout().guides.append(guide)
  }

  /// Removes a layout guide and deactivates its constraints; does nothing if the view has no such
  /// guide.
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

  /// The root of the hierarchy that contains the view.
  final var layoutRoot: View {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// Returns the engine of this root, creating it with all active constraints of the hierarchy.
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

  /// Calls a closure with every constraint held by this view and its descendants.
  final func forEachHeldConstraint(_ body: (LayoutConstraint) -> Void) {
    guard let layout, layout.hasConstraints else { return }
    for constraint in layout.constraints { body(constraint) }
    for child in children { child.forEachHeldConstraint(body) }
  }

  /// Marks this view and its ancestors as containing constraints.
  final func markConstraints() {
    for view in sequence(first: self, next: \.parent) {
      let layout = view.ensureLayout()
      if layout.hasConstraints { return }
      layout.hasConstraints = true
    }
  }

  /// Tells the engine that the view's own demands, such as its intrinsic size, changed.
  final func layoutItemDidChange() {
    guard let layout else { return }
    layout.arranger?.arrangedViewDidChange(self)
    guard layout.isItem else { return }
    layoutRoot.layout?.engine?.markChanged(self)
    (parent ?? self).setNeedsLayout()
  }

  /// Adds the constraints in this subtree to the engine of the hierarchy that the view joined.
  final func joinEngine() {
    guard let layout, layout.hasConstraints else { return }
    layout.engine = nil
    parent?.markConstraints()
    let engine = layoutRoot.ensureEngine()
    forEachHeldConstraint(engine.add)
  }

  /// Removes the subtree's constraints from the engine, and deactivates those that reach outside.
  ///
  /// - Returns: whether constraints within the subtree remain active
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

  /// Updates the constraints held by the view when its layout direction changes.
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
  /// Returns whether an item of the constraint belongs to a view or its descendants.
  fileprivate func reaches(into view: View) -> Bool {
    [firstItem, secondItem].contains { $0?.layoutOwner?.isDescendant(of: view) == true }
  }
}
