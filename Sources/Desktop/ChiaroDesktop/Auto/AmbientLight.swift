// SPDX-License-Identifier: MIT

/// A model that decides from light sensor readings whether a room is dark.
///
/// It has hysteresis and a dwell time, so that a flickering lamp or a hand over the sensor switches
/// nothing.
///
/// Apple counterpart: the ambient light sensor's part in True Tone and brightness · Source: this
/// project; EN 12464-1 for how light rooms are · Fidelity: approximate
package struct AmbientLight: Hashable, Sendable {
  /// The thresholds for dark and light.
  package struct Limits: Hashable, Sendable {
    /// The illuminance in lux below which a room becomes dark, as in a living room with one lamp.
    package var dark = 15.0
    /// The illuminance in lux above which a room becomes light again, as in a corridor.
    package var light = 50.0
    /// The time in seconds for which a reading must persist before the room changes.
    package var dwell = 10.0

    /// Creates the default limits: 15 lux, 50 lux, 10 seconds.
    package init() {}
  }

  /// The thresholds.
  package let limits: Limits
  /// Whether the room is dark; nil before the first reading and after `forget()`.
  package private(set) var isDark: Bool?
  /// The time at which a pending change takes effect, on the clock of `take(lux:at:)`; nil when no
  /// change is pending.
  package private(set) var dueTime: Double?

  /// Creates a model without a reading.
  package init(limits: Limits = Limits()) {
    precondition(limits.dark <= limits.light, "a room cannot be dark and light at once")
    self.limits = limits
  }

  /// Processes a reading; the first one decides at once.
  ///
  /// - Parameters:
  ///   - lux: the illuminance; negative and non-finite values are ignored
  ///   - time: the time in seconds of a monotonic clock
  package mutating func take(lux: Double, at time: Double) {
    guard lux.isFinite, lux >= 0 else { return }
    advance(to: time)
    guard let wasDark = isDark else {
      isDark = lux < (limits.dark + limits.light) / 2
      return
    }
    let isChanging = wasDark ? lux > limits.light : lux < limits.dark
    dueTime = isChanging ? dueTime ?? time + limits.dwell : nil
  }

  /// Applies the passing of time, which completes a pending change.
  package mutating func advance(to time: Double) {
    guard let dueTime, time >= dueTime, let wasDark = isDark else { return }
    isDark = !wasDark
    self.dueTime = nil
  }

  /// Discards all readings, as when the sensor goes away.
  package mutating func forget() {
    isDark = nil
    dueTime = nil
  }
}
