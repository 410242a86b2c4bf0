// SPDX-License-Identifier: MIT

import ChiaroColor

/// One of the two ways to turn a scene into pixels: a slow obvious one and a fast one.
///
/// Both keep a frame, and paint into it what a scene shows in some regions. On a canvas of 8 bits
/// they round after every step in the same way, so that they may be compared.
protocol ScenePainting: AnyObject {
  /// Takes over a scene, which is painted from now on.
  func load(_ scene: Scene)
  /// Paints regions of the frame anew, with colors by slot; in so many bands at once.
  func paint(_ colors: [Color], _ regions: [PixelBounds], bands: Int)
  /// The frame.
  var bitmap: Bitmap { get }
}
