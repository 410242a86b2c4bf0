// SPDX-License-Identifier: MIT

/// Whether a room is dark, from what a light sensor says.
///
/// A lamp that flickers and a hand over the sensor must not switch anything: it takes less light to
/// become dark than to become light again, and either has to last.
///
/// Apple counterpart: the ambient light sensor's part in True Tone and brightness · Source: this
/// project; EN 12464-1 for how light rooms are · Fidelity: approximate
public struct AmbientLight: Hashable, Sendable {
  /// From where on a room is dark or light.
  public struct Limits: Hashable, Sendable {
    /// Below so many lux it is dark: a living room with one lamp.
    public var dark = 15.0
    /// Above so many lux it is light: a corridor.
    public var light = 50.0
    /// For how many seconds either has to last.
    public var dwell = 10.0

    /// The usual limits.
    public init() {}
  }

  /// The limits.
  public let limits: Limits
  /// Whether the room is dark; nil as long as nothing is known.
  public private(set) var isDark: Bool?
  /// When what the sensor says now counts, in the seconds of `take`; nil where it counts already.
  public private(set) var dueTime: Double?

  /// Knows nothing yet.
  public init(limits: Limits = Limits()) {
    precondition(limits.dark <= limits.light, "a room cannot be dark and light at once")
    self.limits = limits
  }

  /// Takes what the sensor says; the first word counts at once.
  ///
  /// - Parameters:
  ///   - lux: the light; what is no number or below zero is not heard
  ///   - time: seconds of a clock that only goes forward
  public mutating func take(lux: Double, at time: Double) {
    guard lux.isFinite, lux >= 0 else { return }
    advance(to: time)
    guard let wasDark = isDark else {
      isDark = lux < (limits.dark + limits.light) / 2
      return
    }
    let isChanging = wasDark ? lux > limits.light : lux < limits.dark
    dueTime = isChanging ? dueTime ?? time + limits.dwell : nil
  }

  /// Time has passed.
  public mutating func advance(to time: Double) {
    guard let dueTime, time >= dueTime, let wasDark = isDark else { return }
    isDark = !wasDark
    self.dueTime = nil
  }

  /// The sensor is gone.
  public mutating func forget() {
    isDark = nil
    dueTime = nil
  }
}
