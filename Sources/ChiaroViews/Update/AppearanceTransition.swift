// SPDX-License-Identifier: MIT

public import ChiaroRaster

/// A cross-fade between what a window showed and what it shows after a change of its appearance.
///
/// The window itself has changed already: the fade is only what is shown meanwhile, and can be left
/// out at any time.
///
/// Apple counterpart: the animation of a change of the system's appearance · Source: guide to
/// supporting Dark Mode, "aborts those animations" (S214); the numbers are ours ·
/// Fidelity: approximate
public struct AppearanceTransition: Sendable {
  /// How long fades take, and when there is none.
  ///
  /// Apple counterpart: none · Source: this project; Apple publishes neither number ·
  /// Fidelity: approximate
  public struct Settings: Hashable, Sendable {
    /// How long a fade takes.
    public var duration: Duration
    /// How long a window may take to come up to date; where it takes longer, it changes at once.
    public var deadline: Duration

    /// Creates settings; neither length is negative.
    public init(
      duration: Duration = .milliseconds(250), deadline: Duration = .milliseconds(100)
    ) {
      precondition(duration >= .zero && deadline >= .zero, "a length of time is not negative")
      self.duration = duration
      self.deadline = deadline
    }
  }

  /// What was shown when the change came.
  public let former: DisplayList
  /// What is shown in the end.
  public let final: DisplayList
  /// When the fade began.
  public let start: ContinuousClock.Instant
  /// How long it takes.
  public let duration: Duration
  /// How many fades it began in the middle of.
  let depth: Int

  /// How far the fade is, from 0 to 1, evenly in time.
  public func progress(at now: ContinuousClock.Instant) -> Double {
    guard duration > .zero else { return 1 }
    return min(1, max(0, start.duration(to: now) / duration))
  }

  /// Whether only the end is left to show.
  public func isFinished(at now: ContinuousClock.Instant) -> Bool { progress(at: now) >= 1 }

  /// What is shown at a time: the end over what was shown before, as opaque as the fade is far.
  public func displayList(at now: ContinuousClock.Instant) -> DisplayList {
    let progress = progress(at: now)
    if progress >= 1 { return final }
    if progress <= 0 { return former }
    return former.covered(by: final, opacity: Float(progress))
  }
}
