// SPDX-License-Identifier: MIT

/// The pacing of frames: immediate after a pause, otherwise at a fixed rate.
///
/// The default of sixty frames a second stands for the display's refresh rate, which is unknown to
/// windows that are blitted. Animations keep a steady beat that does not depend on drawing times.
struct FramePacer {
  /// The time between two frames.
  let interval: Duration
  /// The scheduled time of the last frame; nil before the first.
  private var last: ContinuousClock.Instant?

  init(interval: Duration = .nanoseconds(16_666_667)) { self.interval = interval }

  /// Returns the earliest time for the next frame.
  func next(after now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    guard let last else { return now }
    return max(now, last + interval)
  }

  /// Returns whether a frame may be shown at a time.
  func isDue(at now: ContinuousClock.Instant) -> Bool { next(after: now) <= now }

  /// Records that a frame was shown.
  mutating func show(at now: ContinuousClock.Instant) {
    guard let last, now - last < interval * 2 else {
      last = now
      return
    }
    self.last = last + interval
  }
}
