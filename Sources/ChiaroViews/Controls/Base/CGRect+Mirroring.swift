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
