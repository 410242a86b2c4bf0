// SPDX-License-Identifier: MIT

import ChiaroRaster

/// What turns or masks a view, in a place of its own: few views have any, all would pay for its
/// room.
@MainActor
final class ViewPlacement {
  /// What turns or scales the view; nil for nothing.
  var transform: Transform?
  /// What masks the view.
  var mask: View?
  /// The view that this one masks.
  weak var masked: View?
}
