// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

#if !canImport(ObjectiveC)
  extension Timer {
    /// Creates a timer that calls a method of a target, and adds it to the main run loop.
    ///
    /// The timer retains its target until it is invalidated.
    ///
    /// - Parameters:
    ///   - interval: the seconds between calls
    ///   - target: the object
    ///   - selector: its method, which takes the timer or nothing
    ///   - userInfo: must be nil, because Foundation on Linux does not store it
    ///   - repeats: whether the method is called more than once
    /// - Returns: the timer
    /// - Precondition: `userInfo` is nil
    ///
    /// Apple counterpart: `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` ·
    /// Source: Foundation reference · Fidelity: approximate, only on the main run loop
    @MainActor @discardableResult
    public static func scheduledTimer<Target: AnyObject>(
      timeInterval interval: TimeInterval, target: Target, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
        repeats: repeats)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    /// Creates a timer that calls a method of a target once the timer is added to the main run
    /// loop.
    ///
    /// - Precondition: `userInfo` is nil
    ///
    /// Apple counterpart: `init(timeInterval:target:selector:userInfo:repeats:)` · Source:
    /// Foundation reference · Fidelity: approximate, only on the main run loop
    @preconcurrency @MainActor
    public convenience init<Target: AnyObject>(
      timeInterval interval: TimeInterval, target: Target, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      precondition(userInfo == nil, "timers on Linux have no user info")
      self.init(
        timeInterval: interval, repeats: repeats,
        block: HeldTarget(target: target).calling(selector))
    }

    /// Creates a timer that calls a method of a target at a date, and then after each interval if
    /// it repeats.
    ///
    /// The timer runs once it is added to the main run loop.
    ///
    /// - Precondition: `userInfo` is nil
    ///
    /// Apple counterpart: `init(fireAt:interval:target:selector:userInfo:repeats:)` · Source:
    /// Foundation reference · Fidelity: approximate, only on the main run loop
    @preconcurrency @MainActor
    public convenience init<Target: AnyObject>(
      fireAt date: Date, interval: TimeInterval, target: Target, selector: Selector, userInfo: Any?,
      repeats: Bool
    ) {
      precondition(userInfo == nil, "timers on Linux have no user info")
      self.init(
        fire: date, interval: interval, repeats: repeats,
        block: HeldTarget(target: target).calling(selector))
    }
  }

  /// A box that carries a timer's target into its closure; both run on the main run loop.
  private struct HeldTarget: @unchecked Sendable {
    let target: AnyObject

    /// Returns a closure that calls a method of the target with the timer.
    func calling(_ selector: Selector) -> @Sendable (Timer) -> Void {
      { timer in
        let sender = HeldTarget(target: timer)
        MainActor.assumeIsolated { _ = selector.perform(on: target, sender: sender.target) }
      }
    }
  }
#endif
