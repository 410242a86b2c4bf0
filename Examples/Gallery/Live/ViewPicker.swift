// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation

/// A clear cover over a window, which asks for a place: a press says it, and reaches no view below.
final class ViewPicker: UIControl {
  /// Told of the place, in the points of the window.
  var onPick: ((CGPoint) -> Void)?

  override func endTracking(_ event: PointerEvent) {
    super.endTracking(event)
    onPick?(event.location)
  }
}
