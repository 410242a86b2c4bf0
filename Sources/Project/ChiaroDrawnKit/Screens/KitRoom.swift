// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import Foundation

/// The environment in which a UIKit screen is drawn.
package struct KitRoom {
  /// The size; nil for the view's own size.
  package var size: CGSize?
  /// The width of a view without its own size; nil for the width of its content.
  package var width: CGFloat?
  /// The height that the status bar and the home indicator cover, in points.
  package var top: CGFloat = 0
  package var bottom: CGFloat = 0
  /// The width that the sides of a device in landscape cover, in points.
  package var side: CGFloat = 0
  /// The pixels of a point.
  package var scale = 2.0
  /// Whether the environment has a background of its own.
  package var isOpaque = true
  /// Whether empty labels get sample texts in place of a model's.
  package var hasSamples = false
  /// The traits that distinguish the appearance.
  package var traits = TraitCollection()

  package init() {}

  /// The greatest length of a side, in points.
  static let mostLength: CGFloat = 4_096

  /// A size that can be drawn.
  static func bounded(_ size: CGSize) -> CGSize {
    let length = { (side: CGFloat) in side.isNaN ? 1 : min(mostLength, max(1, side)) }
    return CGSize(width: length(size.width), height: length(size.height))
  }
}
