// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// A mistake in the use of an effect view that prevents its effect from showing correctly.
///
/// Apple counterpart: the warnings in UIVisualEffectView.h · Source: UIVisualEffectView.h
/// (statements S173, S179) · Fidelity: approximate, listed in `issues` and not logged
public enum EffectIssue: Hashable, Sendable {
  /// The alpha of the effect view or of its mask is less than 1.
  case translucentView
  /// The alpha of a superview is less than 1.
  case translucentAncestor
  /// A superview has a mask.
  case maskedAncestor
  /// A vibrancy effect is outside the content view of an effect view that has the blur for which
  /// the vibrancy was made.
  case vibrancyOutsideOfItsBlur
}

extension VisualEffectView {
  /// The mistakes that prevent the effect from showing correctly; empty if there are none.
  public final var issues: [EffectIssue] {
    guard effect != nil else { return [] }
    var issues: [EffectIssue] = []
    if alpha < 1 || mask.map({ $0.alpha < 1 }) == true { issues.append(.translucentView) }
    let outer = ancestors.filter { !isInContent(of: $0) }
    if outer.contains(where: { $0.alpha < 1 }) { issues.append(.translucentAncestor) }
    if outer.contains(where: { $0.mask != nil }) { issues.append(.maskedAncestor) }
    if case .vibrancy(let vibrancy) = kind?.value, enclosingBlur != vibrancy.blurEffect {
      issues.append(.vibrancyOutsideOfItsBlur)
    }
    return issues
  }

  private final var ancestors: some Sequence<View> {
    sequence(first: self as View, next: \.superview).dropFirst()
  }

  /// Returns whether a view is, or is within, an effect's content view, where alpha and masks work.
  private final func isInContent(of ancestor: View) -> Bool {
    sequence(first: ancestor, next: \.superview).contains {
      ($0.superview as? VisualEffectView)?.contentView === $0
    }
  }

  /// The blur of the nearest enclosing effect view that has one.
  private final var enclosingBlur: BlurEffect? {
    for case let view as VisualEffectView in ancestors {
      if case .blur(let blur) = view.kind?.value { return blur }
    }
    return nil
  }
}
