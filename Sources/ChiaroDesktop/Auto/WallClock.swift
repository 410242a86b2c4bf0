// SPDX-License-Identifier: MIT

/// What says what time it is, and wakes whoever asks.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
@MainActor
public protocol WallClock: AnyObject {
  /// The time; it may jump in either direction from one reading to the next.
  var now: Instant { get }
  /// The time zone, as it is now.
  var localTime: LocalTime { get }
  /// Called when the moment has come, when the clock was set, and at any other time too.
  var onWake: (() -> Void)? { get set }
  /// Asks to be called at a moment, instead of the one before; nil asks for nothing.
  func wake(at instant: Instant?)
}
