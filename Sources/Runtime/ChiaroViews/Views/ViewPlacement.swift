// SPDX-License-Identifier: MIT

import ChiaroRaster

/// The transform and mask of a view, stored apart because few views have either.
@MainActor
final class ViewPlacement {
  /// The transform of the view; nil for the identity.
  var transform: Transform?
  /// The view that masks this one; nil for none.
  var mask: View?
  /// The view that this one masks; nil for none.
  weak var masked: View?
}
