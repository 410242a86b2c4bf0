// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

extension View {
  /// How many pixels a point of the view's content has: the display's scale, unless another was
  /// set; setting 0 takes the display's again.
  ///
  /// Drawing code reads it where it aligns lines to pixels. A change draws the view anew.
  ///
  /// Apple counterpart: `contentScaleFactor` · Source: UIView.h · Fidelity: exact
  public final var contentScaleFactor: CGFloat {
    get {
      extras?.contentScale.map { CGFloat($0) } ?? max(1, CGFloat(traitCollection.displayScale))
    }
    set {
      ensureExtras().contentScale = newValue > 0 ? Double(newValue) : nil
      setNeedsDisplay()
    }
  }
}
