// SPDX-License-Identifier: MIT

extension View {
  /// Asks for `layoutSubviews` with the next pass.
  public final func setNeedsLayout() { setNeeds(.layout) }
  /// Asks for `draw(_:)` with the next pass.
  public final func setNeedsDisplay() { setNeeds(.display) }
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
