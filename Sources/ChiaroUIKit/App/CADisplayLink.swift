// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(QuartzCore)
  /// A timer that calls a method at the display's pace.
  ///
  /// It holds its target until it is invalidated, as Core Animation's does.
  ///
  /// Apple counterpart: `CADisplayLink` · Source: CADisplayLink.h · Fidelity: approximate, a timer
  /// of sixty calls a second that does not know when a frame is shown
  @preconcurrency @MainActor
  public final class CADisplayLink {
    private var target: AnyObject?
    private let selector: Selector
    private var timer: Timer?
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    /// Whether calls are left out; the default is false.
    public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
    /// The wished number of calls a second; 0 for sixty.
    public var preferredFramesPerSecond = 0 {
      didSet { if preferredFramesPerSecond != oldValue { restart() } }
    }
    /// When the last call was due, in seconds since the system's start.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds.
    public var duration: CFTimeInterval { 1 / 60 }
    /// When the next call is due, in seconds since the system's start.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    private var interval: CFTimeInterval {
      preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
    }

    /// Creates a timer that runs once it is in a run loop.
    public init(target: Any, selector: Selector) {
      (self.target, self.selector) = (target as AnyObject, selector)
    }

    /// Begins calling in a mode of a run loop.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
      loops.append((runLoop, mode))
      restart()
    }

    /// Ends calling in a mode of a run loop.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
      loops.removeAll { $0.0 === runLoop && $0.1 == mode }
      restart()
    }

    /// Ends calling for good, and lets go of the target.
    public func invalidate() {
      (loops, target) = ([], nil)
      restart()
    }

    private func restart() {
      timer?.invalidate()
      timer = nil
      guard !loops.isEmpty, !isPaused else { return }
      let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
        MainActor.assumeIsolated(tick)
      }
      self.timer = timer
      for (loop, mode) in loops { loop.add(timer, forMode: mode) }
    }

    private func tick() {
      guard let target else { return }
      timestamp = ProcessInfo.processInfo.systemUptime
      selector.perform(on: target, sender: self)
    }
  }
#endif
