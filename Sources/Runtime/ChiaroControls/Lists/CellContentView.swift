// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The view for an app's own content in a cell, header or footer, with the margins of its kind.
final class CellContentView: View {
  /// Whether an app set margins.
  private var hasOwnMargins = false

  override var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let usual = hasOwnMargins ? nil : (superview as? ConfiguredView)?.contentMargins
      return usual ?? super.directionalLayoutMargins
    }
    set {
      hasOwnMargins = true
      super.directionalLayoutMargins = newValue
    }
  }
}
