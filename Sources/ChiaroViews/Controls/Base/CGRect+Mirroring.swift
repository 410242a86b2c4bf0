// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

extension CGRect {
  /// The rectangle where it stands in a frame in a direction: as it is from left to right, mirrored
  /// from right to left.
  func placed(in frame: CGRect, _ direction: LayoutDirection) -> CGRect {
    guard direction == .rightToLeft else { return self }
    return CGRect(x: frame.minX + frame.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension LayoutDirection {
  /// Where a line of text stands that begins where reading does: 0 at the left, 1 at the right.
  var startShare: CGFloat { TextAlignment.natural.share(in: self) }
  /// The symbol that points to where one came from; symbols themselves are not mirrored.
  var backwardChevron: String { self == .rightToLeft ? "chevron.right" : "chevron.backward" }
  /// The symbol that points to where one goes.
  var forwardChevron: String { self == .rightToLeft ? "chevron.left" : "chevron.forward" }
}

extension View {
  /// How far a place is from where lines begin: from the left, or from the right.
  final func distanceFromStart(_ x: CGFloat) -> CGFloat {
    isRightToLeft ? bounds.minX + bounds.maxX - x : x
  }
}

extension KeyEvent.Key {
  /// The key that does from right to left what this one does from left to right.
  var mirrored: KeyEvent.Key {
    switch self {
    case .leftArrow: .rightArrow
    case .rightArrow: .leftArrow
    default: self
    }
  }
}
