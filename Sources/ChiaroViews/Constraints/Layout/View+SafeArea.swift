// SPDX-License-Identifier: MIT

public import ChiaroLayout
import Foundation

extension View {
  /// The widths, in points, of the strips along the view's edges that the device or controllers'
  /// bars cover.
  ///
  /// A view has the overlapping part of its superview's insets plus its controller's additional
  /// ones.
  public final var safeAreaInsets: EdgeInsets {
    var insets = layout?.coveredInsets ?? .zero
    if let parent {
      var outer = parent.safeAreaInsets
      // Content that is inset by the safe area has none of its own.
      if let layout = parent.layout, layout.contentArea != nil {
        outer = outer - layout.consumedInsets
      }
      insets = reach(into: outer, of: parent)
    }
    guard let controller else { return insets }
    return insets + controller.additionalSafeAreaInsets
  }

  /// Returns the part of insets of the superview that the view reaches into; none at an edge where
  /// the superview has none, however far the view reaches out there.
  final func reach(into outer: EdgeInsets, of parent: View) -> EdgeInsets {
    func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return EdgeInsets(
      top: reach(outer.top, frame.minY), left: reach(outer.left, frame.minX),
      bottom: reach(outer.bottom, parent.frame.height - frame.maxY),
      right: reach(outer.right, parent.frame.width - frame.maxX))
  }

  /// The layout guide of the part of the view within the safe area.
  public final var safeAreaLayoutGuide: LayoutGuide {
    derivedGuide(.safeArea)
  }

  // MARK: Margins

  /// The default distance of content from the view's edges, in points.
  ///
  /// It is initially 8 on all edges; in the root view of a controller 0 above and below, and 16 or,
  /// in wide views, 20 at the sides.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layout?.margins ?? (controller == nil ? .standardMargins : systemMargins) }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ensureLayout().margins = newValue
      insetsDidChange()
    }
  }

  /// The insets of `directionalLayoutMargins` as left and right instead of leading and trailing.
  public final var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.insets(isRightToLeft: isRightToLeft) }
    set {
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Whether the safe area insets are added to the margins of `layoutMarginsGuide`; true by
  /// default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout?.addsSafeAreaToMargins ?? true }
    set {
      ensureLayout().addsSafeAreaToMargins = newValue
      insetsDidChange()
    }
  }

  /// The layout guide of the part of the view within its margins.
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
  final func insetsDidChange() {
    safeAreaInsetsDidChange()
    layoutMarginsDidChange()
    guard LayoutEngine.areInsetsUsed, let engine = layoutRoot.layout?.engine else { return }
    engine.markInsetsChanged()
    setNeedsLayout()
  }
}

extension Window {
  /// The widths, in points, of the strips along the window's edges that the device covers with
  /// rounded corners, the camera or the home indicator.
  ///
  /// Apple counterpart: the window's `safeAreaInsets`, which come from the device ·
  /// Source: UIView.h · Fidelity: approximate, here they are given
  public final var deviceInsets: EdgeInsets {
    get { layout?.coveredInsets ?? .zero }
    set {
      guard newValue != deviceInsets else { return }
      ensureLayout().coveredInsets = newValue
      insetsDidChange()
    }
  }
}
