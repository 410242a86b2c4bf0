// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// The insets of the safe area without those that the view's controller adds.
  final var inheritedInsets: EdgeInsets {
    guard let parent else { return layout?.coveredInsets ?? .zero }
    var outer = parent.safeAreaInsets
    // Content that is inset by the safe area has none of its own, also where it is scrolled to.
    if let layout = parent.layout { outer = outer - layout.consumedInsets }
    return reach(into: outer, of: parent)
  }

  /// Returns the part of insets of the superview that the view reaches into; none at an edge where
  /// the superview has none, however far the view reaches out there.
  final func reach(into outer: EdgeInsets, of parent: View) -> EdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return EdgeInsets(
      top: reach(outer.top, storedFrame.minY), left: reach(outer.left, storedFrame.minX),
      bottom: reach(outer.bottom, parent.storedFrame.height - storedFrame.maxY),
      right: reach(outer.right, parent.storedFrame.width - storedFrame.maxX))
  }

  /// A layout guide for the part of the view within the safe area.
  public final var safeAreaLayoutGuide: LayoutGuide {
    derivedGuide(.safeArea)
  }

  // MARK: Margins

  /// Whether the safe area insets are added to the margins of `layoutMarginsGuide`; true by
  /// default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout?.addsSafeAreaToMargins ?? true }
    set {
      ensureLayout().addsSafeAreaToMargins = newValue
      insetsDidChange()
    }
  }

  /// A layout guide for the part of the view within its margins.
  public final var layoutMarginsGuide: LayoutGuide {
    derivedGuide(.margins)
  }

  /// Returns the guide of a kind that follows from the view, and keeps it.
  package final func derivedGuide(_ kind: LayoutGuide.Kind) -> LayoutGuide {
    let layout = ensureLayout()
    if let guide = layout.derivedGuides[kind] { return guide }
    let guide = kind == .keyboard ? KeyboardLayoutGuide(in: self) : LayoutGuide(kind, in: self)
    layout.derivedGuides[kind] = guide
    return guide
  }

  /// Tells the engine that constants of margins or safe areas may have changed.
  package final func insetsDidChange() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    guard LayoutEngine.areInsetsUsed, let engine = layoutRoot.layout?.engine else { return }
    engine.markInsetsChanged()
    setNeedsLayout()
  }
}

extension Window {
  /// The widths, in points, of the strips along the window's edges that rounded corners, the camera
  /// or the home indicator cover.
  ///
  /// Apple counterpart: the window's `safeAreaInsets`, which come from the device · Source:
  /// UIView.h · Fidelity: approximate, the program that shows the window sets them
  public final var deviceInsets: EdgeInsets {
    get { layout?.coveredInsets ?? .zero }
    set {
      guard newValue != deviceInsets else { return }
      ensureLayout().coveredInsets = newValue
      safeAreaDidChange()
    }
  }
}

extension View {
  /// Whether somebody is to be told of another safe area.
  private final func wantsSafeArea(with controller: ViewController?) -> Bool {
    hooks.contains(.safeArea) || controller?.hooks.contains(.safeArea) == true
  }

  /// Tells the engine of another safe area, and those who want to know in the next layout.
  final func safeAreaDidChange() {
    insetsDidChange()
    compareSafeAreas()
  }
  private final func compareSafeAreas() {
    if wantsSafeArea(with: controller) { setNeedsLayout() }
    for child in children { child.compareSafeAreas() }
  }

  /// Tells the view and its controller of a safe area that is not the one they know.
  final func settleSafeArea(with controller: ViewController?) {
    guard wantsSafeArea(with: controller), window != nil else { return }
    let insets = safeAreaInsets
    guard insets != layout?.toldSafeArea ?? .zero else { return }
    ensureLayout().toldSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }
}
