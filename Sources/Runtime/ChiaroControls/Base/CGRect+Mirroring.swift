// SPDX-License-Identifier: MIT

package import ChiaroAppearance
package import ChiaroViews
package import Foundation

extension CGRect {
  /// Returns the rectangle mirrored within a frame if the direction is right to left, else
  /// unchanged.
  package func placed(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
    guard direction == .rightToLeft else { return self }
    return CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension LayoutDirection {
  /// The horizontal position of natural text alignment: 0 for the left edge, 1 for the right.
  var startShare: CGFloat { TextAlignment.natural.share(in: self) }
  /// The name of the symbol for going back; symbols are not mirrored by themselves.
  var backwardChevron: String { self == .rightToLeft ? "chevron.right" : "chevron.backward" }
  /// The name of the symbol for going forward.
  var forwardChevron: String { self == .rightToLeft ? "chevron.left" : "chevron.forward" }
}

extension View {
  /// Returns the distance of an x coordinate from the leading edge.
  package final func distanceFromStart(_ x: CGFloat) -> CGFloat {
    isRightToLeft ? bounds.minX + bounds.maxX - x : x
  }
}

extension KeyEvent.Key {
  /// The horizontally opposite arrow key; other keys are unchanged.
  package var mirrored: KeyEvent.Key {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    default: self
    }
  }
}
