// SPDX-License-Identifier: MIT

public import Foundation

/// A motion of views that can be started, paused and moved by hand.
///
/// Apple counterpart: `UIViewPropertyAnimator` · Source: UIViewPropertyAnimator.h · Fidelity:
/// approximate, the way back is not shown
@preconcurrency @MainActor
public final class ViewPropertyAnimator {
  /// Where a motion is when it ends.
  ///
  /// Apple counterpart: `UIViewAnimatingPosition` · Source: UIViewAnimating.h · Fidelity: exact
  public enum Position: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
  }

  /// What an animator does.
  ///
  /// Apple counterpart: `UIViewAnimatingState` · Source: UIViewAnimating.h · Fidelity: exact
  public enum State: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
  }

  /// The seconds that the motion takes.
  public let duration: TimeInterval
  /// What the animator does.
  public private(set) var state = State.inactive
  /// Whether the motion runs.
  public private(set) var isRunning = false
  /// Kept: a motion runs from the old values to the new ones.
  public var isReversed = false
  /// Kept: views take input while they move.
  public var isInterruptible = true
  /// Kept: views take input while they move.
  public var isUserInteractionEnabled = true
  private let curve: MotionCurve
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []
  private var motion: Motion?

  private init(_ duration: TimeInterval, _ curve: MotionCurve, _ animations: [() -> Void]) {
    (self.duration, self.curve, self.animations) = (duration, curve, animations)
  }

  /// Creates an animator with a curve.
  public init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    (self.duration, self.curve) = (duration, curve.curve)
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator whose motion is that of a spring.
  public init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    (self.duration, curve) = (duration, .spring(dampingRatio))
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with a cubic curve.
  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    (self.duration, curve) = (duration, .cubic(controlPoint1, controlPoint2))
    if let animations { self.animations = [animations] }
  }

  /// Makes changes to views, which move there after a delay; of the options the curve counts.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: View.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Position) -> Void)? = nil
  ) -> ViewPropertyAnimator {
    let animator = ViewPropertyAnimator(duration, options.curve, [animations])
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes to be made; those that come while the motion goes on are part of its rest.
  public func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active, let motion else { return animations.append(animation) }
    motion.collect(animation)
  }

  /// Adds a closure that is called when the motion is over.
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Starts the motion, or goes on with it.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the motion after some seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    prepare(delay)
    motion?.pausedShare = nil
    isRunning = state == .active
    motion?.begin()
  }

  /// Makes the changes, and shows the views where they were.
  public func pauseAnimation() {
    prepare(0)
    isRunning = false
    motion?.pausedShare = motion?.pausedShare ?? 0
    motion?.begin()
  }

  private func prepare(_ delay: TimeInterval) {
    guard motion == nil, state == .inactive else { return }
    state = .active
    let motion = Motion(duration, delay: delay, curve: curve) { [self] finished in
      finish(at: finished ? .end : .current)
    }
    self.motion = motion
    let due = animations
    animations = []
    motion.collect { for animation in due { animation() } }
  }

  /// The share of the motion's time, from 0 to 1; setting it moves the views by hand.
  public var fractionComplete: CGFloat {
    get { motion?.pausedShare ?? motion?.share ?? 0 }
    set {
      if motion == nil { pauseAnimation() }
      motion?.pausedShare = min(1, max(0, newValue))
    }
  }

  /// Stops the motion; the views have their new values.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
    let stopped = motion
    motion = nil
    stopped?.drop()
  }

  /// Ends a stopped motion, and calls the completions.
  public func finishAnimation(at position: Position) {
    if state == .stopped { finish(at: position) }
  }

  /// Goes on with a paused motion, whose curve and duration stay: the arguments are not used.
  public func continueAnimation(
    withTimingParameters parameters: Any?, durationFactor: CGFloat
  ) { startAnimation() }

  private func finish(at position: Position) {
    state = .inactive
    isRunning = false
    motion = nil
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
