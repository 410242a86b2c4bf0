// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// How much of the view the device or bars around it cover, from each edge.
  ///
  /// A view has the part of its superview's that reaches into it, and what its controller adds.
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

  /// The part of the view that nothing covers.
  public final var safeAreaLayoutGuide: LayoutGuide {
    let layout = ensureLayout()
    if let guide = layout.safeAreaGuide { return guide }
    let guide = LayoutGuide(.safeArea, in: self)
    guide.identifier = "safeAreaLayoutGuide"
    layout.safeAreaGuide = guide
    return guide
  }

  // MARK: Margins

  /// How far content is to stay from the view's edges; the default is 8 on all of them.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layout?.margins ?? ViewLayout().margins }
    set {
      guard newValue != directionalLayoutMargins else { return }
      ensureLayout().margins = newValue
      insetsDidChange()
    }
  }

  /// The same as `directionalLayoutMargins`, with left and right.
  public final var layoutMargins: EdgeInsets {
    get { directionalLayoutMargins.insets(isRightToLeft: isRightToLeft) }
    set {
      directionalLayoutMargins = DirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Whether what is covered comes on top of the margins; the default is true.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout?.addsSafeAreaToMargins ?? true }
    set {
      ensureLayout().addsSafeAreaToMargins = newValue
      insetsDidChange()
    }
  }

  /// The part of the view inside of its margins.
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

  /// Tells the engine that constants of margins or safe areas may be others.
  final func insetsDidChange() {
    guard LayoutEngine.areInsetsUsed, let engine = layoutRoot.layout?.engine else { return }
    engine.markInsetsChanged()
    setNeedsLayout()
  }
}

extension Window {
  /// What the device covers of the window: rounded corners, the camera, the home indicator.
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
