// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// Asks for `layoutSubviews` with the next pass.
  public final func setNeedsLayout() { setNeeds(.layout) }
  /// Asks for `draw(_:)` with the next pass.
  public final func setNeedsDisplay() { setNeeds(.display) }
  /// Asks for `draw(_:)` with the next pass, for a part of the view only.
  ///
  /// Requests add up. What lies outside of the view's bounds is passed over; what is not visible,
  /// because something clips it, is drawn all the same, for it may be scrolled to.
  public final func setNeedsDisplay(_ rect: CGRect) { setNeedsPartialDisplay(rect) }
  /// Asks for `updateConstraints` with the next pass.
  public final func setNeedsUpdateConstraints() { setNeeds(.constraints) }
  /// Asks for `updateProperties` with the next pass.
  public final func setNeedsUpdateProperties() { setNeeds(.properties) }

  /// Does now what layout asks for, here and below.
  public final func layoutIfNeeded() { UpdatePass.settle(from: self, display: false) }

  /// Updates properties now, here and below.
  public final func updatePropertiesIfNeeded() { UpdatePass.updateProperties(from: self) }

  /// Updates constraints now, here and below.
  public final func updateConstraintsIfNeeded() { UpdatePass.updateConstraints(self) }

  /// Notes what this view needs, and on the way up that somebody below does.
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
