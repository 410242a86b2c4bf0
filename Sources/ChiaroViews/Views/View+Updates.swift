// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Requests `layoutSubviews` in the next update pass.
  public final func setNeedsLayout() { setNeeds(.layout) }
  /// Requests `draw(_:)` for the whole view in the next update pass.
  public final func setNeedsDisplay() { setNeeds(.display) }
  /// Requests `draw(_:)` for a part of the view in the next update pass.
  ///
  /// Rectangles of several requests accumulate, clipped to the view's bounds. Parts that an
  /// ancestor clips are drawn nevertheless, because they can be scrolled into view.
  public final func setNeedsDisplay(_ rect: CGRect) { setNeedsPartialDisplay(rect) }
  /// Requests `updateConstraints` in the next update pass.
  public final func setNeedsUpdateConstraints() { setNeeds(.constraints) }
  /// Requests `updateProperties` in the next update pass.
  public final func setNeedsUpdateProperties() { setNeeds(.properties) }

  /// Lays out this view and its descendants immediately if layout is pending.
  public final func layoutIfNeeded() { UpdatePass.settle(from: self, display: false) }

  /// Runs pending `updateProperties` of this view and its descendants immediately.
  public final func updatePropertiesIfNeeded() {
    ObservationTracking.invalidateReaders()
    UpdatePass.updateProperties(from: self)
  }

  /// Runs pending `updateConstraints` of this view and its descendants immediately.
  public final func updateConstraintsIfNeeded() {
    ObservationTracking.invalidateReaders()
    UpdatePass.updateConstraints(self)
  }

  /// Marks this view as needing updates, and its ancestors as having such a descendant.
  final func setNeeds(_ new: UpdateNeeds) {
    if new.contains(.display) {
      partial?.dirty = nil
      maskNeedsDisplay()
    }
    guard !needs.isSuperset(of: new) else { return }
    needs.formUnion(new)
    parent?.spread(needs: new)
  }

  final func spread(needs new: UpdateNeeds) {
    var view: View? = self
    while let here = view, !here.needsBelow.isSuperset(of: new) {
      here.needsBelow.formUnion(new)
      view = here.parent
    }
  }
}
