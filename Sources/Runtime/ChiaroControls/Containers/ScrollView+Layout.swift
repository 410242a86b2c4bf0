// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

extension ScrollView {
  /// The condition under which safe area insets are added to the content inset.
  ///
  /// Apple counterpart: `UIScrollView.ContentInsetAdjustmentBehavior` · Source: UIScrollView.h ·
  /// Fidelity: exact
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// The same as `scrollableAxes`, and above and below also where the bars of a container follow
    /// the content.
    case automatic = 0
    /// Along the axes in which the content can be scrolled or always bounces.
    case scrollableAxes = 1
    /// Safe area insets are never added.
    case never = 2
    /// Safe area insets are always added, on all sides.
    case always = 3
  }

  // MARK: Guides

  /// The layout guide of the content, in the content's coordinates.
  ///
  /// Constraints that determine its width and height set `contentSize`. Constraints from subviews
  /// to the scroll view's own edges and margins are treated as constraints to this guide.
  ///
  /// Apple counterpart: `contentLayoutGuide` · Source: UIScrollView.h · Fidelity: exact
  public final var contentLayoutGuide: LayoutGuide { contentArea }

  /// The layout guide of the scroll view's visible area: views constrained to it do not scroll.
  ///
  /// Apple counterpart: `frameLayoutGuide` · Source: UIScrollView.h · Fidelity: exact
  public final var frameLayoutGuide: LayoutGuide { derivedGuide(.bounds) }

  // MARK: Insets

  /// The distances by which content can be scrolled beyond its edges, in points.
  ///
  /// They are the sum of `contentInset` and of the safe area insets that
  /// `contentInsetAdjustmentBehavior` adds.
  public final var adjustedContentInset: EdgeInsets {
    let (own, safe) = (contentInset, insetsFromSafeArea)
    return EdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  /// The part of the safe area that is added to the content inset.
  private final var insetsFromSafeArea: EdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let isBars = contentInsetAdjustmentBehavior == .automatic && barFollower != nil
      let isHigh = isBars || contentSize.height > bounds.height || alwaysBounceVertical
      let isWide = contentSize.width > bounds.width || alwaysBounceHorizontal
      return EdgeInsets(
        top: isHigh ? safe.top : 0, left: isWide ? safe.left : 0, bottom: isHigh ? safe.bottom : 0,
        right: isWide ? safe.right : 0)
    }
  }

  /// Applies the insets of the safe area after they may have changed.
  final func applySafeArea() {
    let new = insetsFromSafeArea
    let former = appliedInsets
    guard new != former else { return }
    appliedInsets = new
    insetContent(by: new)
    insetsDidChange(by: new, former)
  }

  /// Follows insets of which a part changed: content at its start stays there.
  final func insetsDidChange(by new: EdgeInsets, _ former: EdgeInsets) {
    if drag == nil, animation == nil {
      let inset = adjustedContentInset
      var offset = contentOffset
      let start = CGPoint(
        x: new.left - former.left - inset.left, y: new.top - former.top - inset.top)
      if abs(offset.x - start.x) < 0.01 { offset.x = -inset.left }
      if abs(offset.y - start.y) < 0.01 { offset.y = -inset.top }
      contentOffset = offset
    }
    if new.bottom < former.bottom || new.right < former.right { returnToContent() }
    adjustedContentInsetDidChange()
    barFollower?.contentDidMove(self)
  }
}
