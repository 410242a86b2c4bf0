// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import Foundation

extension View {
  /// Whether the view also keeps its content within the superview's margins.
  ///
  /// At each edge, the larger margin counts: the view's own, or the part of the superview's margin
  /// that reaches into the view. The default is false.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { layout?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ensureLayout().preservesSuperviewMargins = newValue
      insetsDidChange()
    }
  }

  /// The insets of `layoutMarginsGuide`: the margins, those of the superview and the safe area.
  final var effectiveLayoutMargins: EdgeInsets {
    var margins = layoutMargins
    if controller != nil, layout?.respectsSystemMargins != false {
      let least = systemMargins
      margins.left = max(margins.left, least.leading)
      margins.right = max(margins.right, least.trailing)
    }
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    guard preservesSuperviewLayoutMargins, let parent else { return margins }
    let outer = reach(into: parent.effectiveLayoutMargins, of: parent)
    return EdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  /// The margins of the root view of a controller: 16 points at the sides, in wide views 20.
  ///
  /// Apple counterpart: `systemMinimumLayoutMargins` · Source: UIViewController.h · Fidelity:
  /// approximate, the width decides, not the device
  package final var systemMargins: DirectionalEdgeInsets {
    let side = Self.systemMargin(ofWidth: frame.width)
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// Returns the distance of content from the sides of a screen or list of a width, in points.
  package nonisolated static func systemMargin(ofWidth width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  // MARK: Guides

  /// A layout guide for comfortable reading: at most about 80 characters wide, and centered within
  /// the margins.
  ///
  /// Apple counterpart: `readableContentGuide` · Source: UIView.h · Fidelity: approximate, 672
  /// points at the usual text size and in proportion to it
  public final var readableContentGuide: LayoutGuide { derivedGuide(.readable) }

  /// A layout guide for the part of the view that the keyboard covers.
  ///
  /// No keyboard appears on the screen here, so the guide is the part below the safe area.
  ///
  /// Apple counterpart: `keyboardLayoutGuide` · Source: UIKeyboardLayoutGuide.h · Fidelity:
  /// approximate, no keyboard appears on the screen
  public final var keyboardLayoutGuide: KeyboardLayoutGuide {
    guard let guide = derivedGuide(.keyboard) as? KeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide must be a KeyboardLayoutGuide")
    }
    return guide
  }

  final var readableInsets: EdgeInsets {
    var insets = effectiveLayoutMargins
    let body = Font.preferredFont(forTextStyle: .body, compatibleWith: scope.traits).pointSize
    let widest = (672 * body / 17).rounded()
    let rest = max(0, frame.width - insets.left - insets.right - widest)
    insets.left += rest / 2
    insets.right += rest / 2
    return insets
  }

  final var keyboardInsets: EdgeInsets {
    let usesSafeArea =
      (layout?.derivedGuides[.keyboard] as? KeyboardLayoutGuide)?.usesBottomSafeArea != false
    let covered = usesSafeArea ? safeAreaInsets.bottom : 0
    return EdgeInsets(top: max(0, frame.height - covered))
  }
}

extension ViewController {
  /// The minimum left and right margins of the controller's view, in points: 16, or 20 in wide
  /// views.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets { view.systemMargins }

  /// Whether the left and right margins of the controller's view are at least the system's minimum.
  ///
  /// The default is true.
  public final var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { view.layout?.respectsSystemMargins ?? true }
    set {
      view.ensureLayout().respectsSystemMargins = newValue
      view.insetsDidChange()
    }
  }
}

/// A layout guide for the part of a view that the keyboard covers.
///
/// Apple counterpart: `UIKeyboardLayoutGuide` · Source: UIKeyboardLayoutGuide.h · Fidelity:
/// approximate, no keyboard appears on the screen
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether, while there is no keyboard, the guide is the part of the view below the safe area.
  ///
  /// The default is true. If false, the guide has zero height and lies at the view's bottom edge.
  public var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.insetsDidChange() } }
  }

  init(in view: View) { super.init(.keyboard, in: view) }
}
