// SPDX-License-Identifier: MIT

import Foundation

/// A sound; only the alert sound exists here, and it is silent.
///
/// Apple counterpart: `NSSound` · Source: NSSound.h · Fidelity: approximate, silent
@preconcurrency @MainActor
open class NSSound {
  /// The number of times that `beep()` was called.
  public private(set) static var beeps = 0
  /// Plays the alert sound; here it is silent and only increments `beeps`.
  public static func beep() { beeps += 1 }
}
