// SPDX-License-Identifier: MIT

/// Decides when a frame may be shown: at once after a pause, and never faster than the clock.
///
/// Windows that are blitted know nothing of the display's refresh, so that sixty times a second
/// stands for it. What moves keeps the clock's beat, and does not drift by what each frame took.
struct FramePacer {
  /// What lies between two frames.
  let interval: Duration
  /// The beat of the last frame.
  private var last: ContinuousClock.Instant?

  init(interval: Duration = .nanoseconds(16_666_667)) { self.interval = interval }

  /// When the next frame may be shown.
  func next(after now: ContinuousClock.Instant) -> ContinuousClock.Instant {
    guard let last else { return now }
    return max(now, last + interval)
  }

  /// Whether a frame may be shown now.
  func isDue(at now: ContinuousClock.Instant) -> Bool { next(after: now) <= now }

  /// Notes that a frame was shown.
  mutating func show(at now: ContinuousClock.Instant) {
    guard let last, now - last < interval * 2 else {
      last = now
      return
    }
    self.last = last + interval
  }
}
