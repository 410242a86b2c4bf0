// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

extension View {
  /// The scale factor from points to pixels of the view's content.
  ///
  /// The default is the display's scale, at least 1; setting 0 or less restores it.
  ///
  /// Drawing code uses it to align lines to pixels. Setting it redraws the view.
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
