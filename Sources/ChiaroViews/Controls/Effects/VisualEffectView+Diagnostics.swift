// SPDX-License-Identifier: MIT

import Foundation

/// A way in which an effect view is used that keeps its effect from showing.
///
/// Apple counterpart: what UIVisualEffectView.h warns of · Source: UIVisualEffectView.h (S173,
/// S179) · Fidelity: approximate
public enum EffectIssue: Hashable, Sendable {
  /// The view is translucent, or its mask is.
  case translucentView
  /// A view around it is translucent.
  case translucentAncestor
  /// A view around it has a mask.
  case maskedAncestor
  /// A vibrancy does not stand in the content of an effect view with the blur it is made for.
  case vibrancyOutsideOfItsBlur
}

extension VisualEffectView {
  /// What keeps the effect from showing; empty where all is well.
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
    sequence(first: self as View, next: \.parent).dropFirst()
  }

  /// Whether a view is a content view or stands in one: alpha and masks do no harm there.
  private final func isInContent(of ancestor: View) -> Bool {
    sequence(first: ancestor, next: \.parent).contains {
      ($0.parent as? VisualEffectView)?.contentView === $0
    }
  }

  /// The blur of the nearest effect view that has one.
  private final var enclosingBlur: BlurEffect? {
    for case let view as VisualEffectView in ancestors {
      if case .blur(let blur) = view.kind?.value { return blur }
    }
    return nil
  }
}
