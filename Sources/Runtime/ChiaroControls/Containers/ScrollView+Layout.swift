// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

extension ScrollView {
  /// The rule by which safe area insets are added to the content inset.
  ///
  /// Apple counterpart: `UIScrollView.ContentInsetAdjustmentBehavior` · Source: UIScrollView.h ·
  /// Fidelity: exact
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// Safe area insets are added as for `scrollableAxes`.
    ///
    /// If the bars of a container follow the content, they are always added at the top and bottom.
    case automatic = 0
    /// Safe area insets are added along each axis in which the content can scroll or always
    /// bounces.
    case scrollableAxes = 1
    /// Safe area insets are never added.
    case never = 2
    /// Safe area insets are always added, at all edges.
    case always = 3
  }

  // MARK: Guides

  /// The layout guide of the content, in the coordinates of the content.
  ///
  /// Constraints that determine the guide's width and height set `contentSize`. Constraints between
  /// subviews and the scroll view's own edges or margins are treated as constraints to this guide.
  ///
  /// Apple counterpart: `contentLayoutGuide` · Source: UIScrollView.h · Fidelity: exact
  public final var contentLayoutGuide: LayoutGuide { contentArea }

  /// The layout guide of the scroll view's visible area.
  ///
  /// Views that are constrained to it do not scroll.
  ///
  /// Apple counterpart: `frameLayoutGuide` · Source: UIScrollView.h · Fidelity: exact
  public final var frameLayoutGuide: LayoutGuide { derivedGuide(.bounds) }

  // MARK: Insets

  /// The content inset in effect, in points.
  ///
  /// It is the sum of `contentInset` and the safe area insets that are added according to
  /// `contentInsetAdjustmentBehavior`.
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
