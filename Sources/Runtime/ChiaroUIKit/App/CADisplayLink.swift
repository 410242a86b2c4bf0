// SPDX-License-Identifier: MIT

public import ChiaroFoundation
public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(QuartzCore)
  /// A timer that calls a method for each frame of the display.
  ///
  /// As in Core Animation, the link retains its target until it is invalidated.
  ///
  /// Apple counterpart: `CADisplayLink` · Source: CADisplayLink.h · Fidelity: approximate, a timer
  /// with sixty calls a second that does not know when a frame is shown
  @preconcurrency @MainActor
  public final class CADisplayLink {
    private var target: AnyObject?
    private let selector: Selector
    private var timer: Timer?
    private var loops: [(RunLoop, RunLoop.Mode)] = []
    /// Whether the display link is paused, so that the method is not called; the default is false.
    public var isPaused = false { didSet { if isPaused != oldValue { restart() } } }
    /// The number of calls per second; 0, the default, for sixty.
    public var preferredFramesPerSecond = 0 {
      didSet { if preferredFramesPerSecond != oldValue { restart() } }
    }
    /// The time of the last call, in seconds since the system's start; 0 before the first call.
    public private(set) var timestamp: CFTimeInterval = 0
    /// The time between two frames of the display, in seconds; always 1/60.
    public var duration: CFTimeInterval { 1 / 60 }
    /// The time at which the next call is due, in seconds since the system's start.
    public var targetTimestamp: CFTimeInterval { timestamp + interval }
    private var interval: CFTimeInterval {
      preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : duration
    }

    /// Creates a display link, which starts when it is added to a run loop.
    ///
    /// - Parameters:
    ///   - target: the object whose method is called, retained until `invalidate()`
    ///   - selector: the method, which takes nothing or the display link
    public init(target: Any, selector: Selector) {
      (self.target, self.selector) = (target as AnyObject, selector)
    }

    /// Starts calling the method in a mode of a run loop.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
      loops.append((runLoop, mode))
      restart()
    }

    /// Stops calling the method in a mode of a run loop.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
      loops.removeAll { $0.0 === runLoop && $0.1 == mode }
      restart()
    }

    /// Stops calling the method for good, and releases the target.
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
