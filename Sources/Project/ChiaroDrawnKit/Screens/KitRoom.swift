// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import Foundation

/// The room in which a screen of UIKit is drawn.
package struct KitRoom {
  /// The size; nil for that of the view itself.
  package var size: CGSize?
  /// The width of a view that has no size of its own; nil for that of its content.
  package var width: CGFloat?
  /// What the status bar and the home indicator cover, in points.
  package var top: CGFloat = 0
  package var bottom: CGFloat = 0
  /// What the sides of a device that lies cover, in points.
  package var side: CGFloat = 0
  /// The pixels of a point.
  package var scale = 2.0
  /// Whether the room has a ground of its own.
  package var isOpaque = true
  /// Whether empty labels of a view get texts that stand for those of a model.
  package var hasSamples = false
  /// What sets the appearance apart.
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
