// SPDX-License-Identifier: MIT

public import ChiaroLayout
import Foundation

extension View {
  /// The insets from the view's edges that the device's or controllers' bars cover, in points.
  ///
  /// A view has the overlapping part of its superview's insets plus its controller's additional
  /// ones.
  public final var safeAreaInsets: EdgeInsets {
    var insets = layout?.coveredInsets ?? .zero
    if let parent {
      let outer = parent.safeAreaInsets
      insets = EdgeInsets(
        top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
        bottom: max(0, outer.bottom - (parent.frame.height - frame.maxY)),
        right: max(0, outer.right - (parent.frame.width - frame.maxX)))
    }
    guard let controller else { return insets }
    return insets + controller.additionalSafeAreaInsets
  }

  /// The layout guide of the part of the view within the safe area.
  public final var safeAreaLayoutGuide: LayoutGuide {
    let layout = ensureLayout()
    if let guide = layout.safeAreaGuide { return guide }
    let guide = LayoutGuide(.safeArea, in: self)
    guide.identifier = "safeAreaLayoutGuide"
    layout.safeAreaGuide = guide
    return guide
  }

  // MARK: Margins

  /// The default distance of content from the view's edges, in points; initially 8 on all edges.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layout?.margins ?? .standardMargins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ensureLayout().margins = newValue
      insetsDidChange()
    }
  }

  /// The same as `directionalLayoutMargins`, as left and right insets for the layout direction.
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
    let layout = ensureLayout()
    if let guide = layout.marginsGuide { return guide }
    let guide = LayoutGuide(.margins, in: self)
    guide.identifier = "layoutMarginsGuide"
    layout.marginsGuide = guide
    return guide
  }

  final var effectiveLayoutMargins: EdgeInsets {
    let margins = layoutMargins
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// Tells the engine that constants of margins or safe areas may have changed.
  final func insetsDidChange() {
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
