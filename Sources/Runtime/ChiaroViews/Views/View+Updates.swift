// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Requests a call of `updateProperties` in the next update pass.
  public final func setNeedsUpdateProperties() { setNeeds(.properties) }

  /// Calls pending `updateProperties` of this view and its descendants immediately.
  public final func updatePropertiesIfNeeded() {
    ObservationTracking.invalidateReaders()
    UpdatePass.updateProperties(from: self)
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
