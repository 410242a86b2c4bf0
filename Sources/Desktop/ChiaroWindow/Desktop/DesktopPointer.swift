// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// A mouse button, with SDL's numbering.
///
/// Source: SDL_mouse.h of SDL 2.26
typealias DesktopButton = PointerEvent.Button

extension DesktopButton {
  /// Creates a button from its number; nil for the middle button and those beyond the third.
  init?(number: UInt8) {
    switch number {
    case 1: self = .primary
    case 3: self = .secondary
    default: return nil
    }
  }

  /// Creates the first pressed button of a bit mask, except the middle one; nil for none.
  init?(mask: UInt32) {
    guard let number = (1...3).first(where: { mask & 1 << ($0 - 1) != 0 && $0 != 2 }) else {
      return nil
    }
    self.init(number: UInt8(number))
  }
}

/// The conversion of wheel movements to distances.
enum DesktopWheel {
  /// The distance of one wheel step in points: three lines of body text, as elsewhere.
  private static let step: CGFloat = 60

  /// Returns the distance that content moves for a wheel movement.
  ///
  /// SDL's y is positive away from the user, which reveals what is above; its x is positive to the
  /// right, which reveals what is there. If the user reversed the direction, SDL's numbers are
  /// reversed already.
  static func delta(x: Float, y: Float) -> CGSize {
    CGSize(width: -CGFloat(x) * step, height: CGFloat(y) * step)
  }
}
