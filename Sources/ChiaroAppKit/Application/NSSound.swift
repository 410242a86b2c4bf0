// SPDX-License-Identifier: MIT

import Foundation

/// A sound; there is no sound here but the terminal's bell, which is not rung either.
///
/// Apple counterpart: `NSSound` · Source: NSSound.h · Fidelity: approximate, silent
@preconcurrency @MainActor
open class NSSound {
  /// The number of times that `beep()` was called.
  public private(set) static var beeps = 0
  /// Counts a beep, and makes none.
  public static func beep() { beeps += 1 }
}
