// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews

extension NSView {
  /// The layout direction of the view; the default is that of its traits.
  ///
  /// Setting it also sets `semanticContentAttribute`.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get {
      let own = sparseValues?.direction ?? nil
      return own ?? (traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
    set {
      ensuredSparseValues.direction = newValue
      semanticContentAttribute = newValue == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    }
  }
}

/// The layout direction of a view or an app.
///
/// Apple counterpart: `NSUserInterfaceLayoutDirection` · Source: NSUserInterfaceLayout.h ·
/// Fidelity: exact
public enum NSUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension NSApplication {
  /// The layout direction of the app, which its screen's traits determine.
  public final var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
