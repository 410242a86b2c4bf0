// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

extension NSSplitView {
  /// Returns the holding priority of an arranged view; the default is `defaultLow`.
  ///
  /// When the split view is resized, only the views with the lowest priority change their length.
  ///
  /// - Precondition: there is an arranged view at the index
  ///
  /// Apple counterpart: `holdingPriorityForSubview(at:)` · Source: NSSplitView.h · Fidelity: exact
  public final func holdingPriorityForSubview(
    at subviewIndex: Int
  ) -> NSLayoutConstraint.Priority {
    holding[ObjectIdentifier(arrangedSubviews[subviewIndex])] ?? .defaultLow
  }
  /// Sets the holding priority of an arranged view; only the views with the lowest priority change
  /// their length when the split view is resized.
  ///
  /// - Precondition: there is an arranged view at the index
  ///
  /// Apple counterpart: `setHoldingPriority(_:forSubviewAt:)` · Source: NSSplitView.h · Fidelity:
  /// exact
  public final func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int
  ) {
    holding[ObjectIdentifier(arrangedSubviews[subviewIndex])] = priority
    setNeedsLayout()
  }
  /// Returns the minimum position of a divider in points, where the view before it has no length.
  public final func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    layoutSubtreeIfNeeded()
    return start(ofDividerAt: dividerIndex)
  }
  /// Returns the maximum position of a divider in points, where the view after it has no length.
  public final func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    layoutSubtreeIfNeeded()
    return start(ofDividerAt: dividerIndex)
      + lengths.dropFirst(dividerIndex).prefix(2).reduce(0, +)
  }
  /// The place of the divider that leaves no room for the view before it.
  final func start(ofDividerAt index: Int) -> CGFloat {
    lengths.prefix(index).reduce(0, +) + CGFloat(index) * dividerThickness
  }

  /// The lengths in a room: those of the least priority in proportion, the others as they are.
  final func fitted(_ views: [NSView], to room: CGFloat) -> [CGFloat] {
    let own = views.map { (holding[ObjectIdentifier($0)] ?? .defaultLow).rawValue }
    let isHeld = views.map { delegate?.splitView(self, shouldAdjustSizeOfSubview: $0) == false }
    let priorities = zip(own, isHeld).map { $1 && isHeld.contains(false) ? 1_001 : $0 }
    let least = priorities.min()
    func sum(_ isWanted: (Float) -> Bool) -> CGFloat {
      zip(lengths, priorities).filter { isWanted($0.1) }.map(\.0).reduce(0, +)
    }
    let held = sum { $0 != least }
    let (free, rest) = (sum { $0 == least }, room - held)
    guard held > 0, free > 0, rest > 0 else {
      let whole = lengths.reduce(0, +)
      return lengths.map { whole > 0 ? $0 * room / whole : room / CGFloat(views.count) }
    }
    return zip(lengths, priorities).map { $1 == least ? $0 * rest / free : $0 }
  }
}
