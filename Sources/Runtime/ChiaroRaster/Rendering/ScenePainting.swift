// SPDX-License-Identifier: MIT

import ChiaroColor

/// An implementation of painting scenes to pixels: the reference or the fast one.
///
/// Both keep a frame, and paint regions of a scene into it. On a canvas of 8 bits they round after
/// every step in the same way, so that their results can be compared.
protocol ScenePainting: AnyObject {
  /// Sets the scene to paint from now on.
  func load(_ scene: Scene)
  /// Repaints regions of the frame, with colors by slot, in a number of concurrent bands.
  func paint(_ colors: [Color], _ regions: [PixelBounds], bands: Int)
  /// The frame as a bitmap.
  var bitmap: Bitmap { get }
}
