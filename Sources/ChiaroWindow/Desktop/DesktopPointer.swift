// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// Buttons by SDL's numbers.
///
/// Source: SDL_mouse.h of SDL 2.26
typealias DesktopButton = PointerEvent.Button

extension DesktopButton {
  /// A button by its number; nil for the middle one and those beyond the third.
  init?(number: UInt8) {
    switch number {
    case 1: self = .primary
    case 3: self = .secondary
    default: return nil
    }
  }

  /// The first of the buttons that a mask says are down.
  init?(mask: UInt32) {
    guard let number = (1...3).first(where: { mask & 1 << ($0 - 1) != 0 && $0 != 2 }) else {
      return nil
    }
    self.init(number: UInt8(number))
  }
}

/// Turns of a wheel as distances.
enum DesktopWheel {
  /// How far one step moves content, in points: three lines of body text, as elsewhere.
  private static let step: CGFloat = 60

  /// How far content moves for a turn.
  ///
  /// SDL's y is positive away from the person, which shows what is above, and its x is positive to
  /// the right, which shows what is there. Where the person turned that round, SDL's numbers are
  /// turned round already.
  static func delta(x: Float, y: Float) -> CGSize {
    CGSize(width: -CGFloat(x) * step, height: CGFloat(y) * step)
  }
}
