// SPDX-License-Identifier: MIT

public import Foundation

/// An animation of views that can be started, paused and scrubbed.
///
/// Apple counterpart: `UIViewPropertyAnimator` · Source: UIViewPropertyAnimator.h · Fidelity:
/// approximate, does not run backward
@preconcurrency @MainActor
public final class ViewPropertyAnimator {
  /// The position at which an animation ends: its end, its start, or its current position.
  ///
  /// Apple counterpart: `UIViewAnimatingPosition` · Source: UIViewAnimating.h · Fidelity: exact
  public enum Position: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
  }

  /// The state of an animator.
  ///
  /// Apple counterpart: `UIViewAnimatingState` · Source: UIViewAnimating.h · Fidelity: exact
  public enum State: Int, Sendable {
    case inactive = 0
    case active = 1
    case stopped = 2
  }

  /// The duration of the animation, in seconds.
  public let duration: TimeInterval
  /// The state of the animator.
  public private(set) var state = State.inactive
  /// Whether the animation is running.
  public private(set) var isRunning = false
  /// Whether the animation runs backward; stored, but without effect: it always runs forward.
  ///
  /// Fidelity: inert
  public var isReversed = false
  /// Whether the animation can be interrupted; stored, but without effect: it always can.
  ///
  /// Fidelity: inert
  public var isInterruptible = true
  /// Whether views receive input while they move; stored, but without effect: they always do.
  ///
  /// Fidelity: inert
  public var isUserInteractionEnabled = true
  private let curve: MotionCurve
  private var animations: [() -> Void] = []
  private var completions: [(Position) -> Void] = []
  private var motion: Motion?

  private init(_ duration: TimeInterval, _ curve: MotionCurve, _ animations: [() -> Void]) {
    (self.duration, self.curve, self.animations) = (duration, curve, animations)
  }

  /// Creates an animator without animations, with a duration of 0 and a curve that eases in and
  /// out.
  public convenience init() { self.init(duration: 0, curve: .easeInOut) }

  /// Creates an animator with a timing curve.
  public init(
    duration: TimeInterval, curve: View.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    (self.duration, self.curve) = (duration, curve.curve)
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with spring motion.
  public init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    (self.duration, curve) = (duration, .spring(dampingRatio))
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator with spring timing or cubic timing.
  ///
  /// Apple counterpart: `init(duration:timingParameters:)` · Source: UIViewPropertyAnimator.h ·
  /// Fidelity: approximate, an app's own conforming class is treated as ease in and out
  public init(duration: TimeInterval, timingParameters parameters: any TimingCurveProvider) {
    self.duration = duration
    curve = (parameters as? any MotionCurveProvider)?.curve ?? .easeInOut
  }

  /// Creates an animator with a cubic timing curve.
  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    (self.duration, curve) = (duration, .cubic(controlPoint1, controlPoint2))
    if let animations { self.animations = [animations] }
  }

  /// Creates an animator and starts it after a delay in seconds.
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

  /// Adds a closure whose changes are animated; if the animation has begun, they take the remaining
  /// time.
  public func addAnimations(_ animation: @escaping () -> Void) {
    guard state == .active, let motion else { return animations.append(animation) }
    motion.collect(animation)
  }

  /// Adds a closure that is called after the animation has ended, with the position at which it
  /// ended.
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.append(completion)
  }

  /// Starts the animation, or resumes it if it is paused.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after a delay in seconds.
  public func startAnimation(afterDelay delay: TimeInterval) {
    prepare(delay)
    motion?.resume()
    isRunning = state == .active
    motion?.begin()
  }

  /// Pauses the animation at its current position; if it has not started, it is paused at the
  /// start.
  public func pauseAnimation() {
    prepare(0)
    isRunning = false
    motion?.pause()
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

  /// The fraction of the duration that has passed, from 0 to 1.
  ///
  /// Setting it clamps the value and moves the views. If the animation has not started, it is
  /// paused.
  public var fractionComplete: CGFloat {
    get { motion?.fraction ?? 0 }
    set {
      if motion == nil { pauseAnimation() }
      motion?.seek(to: min(1, max(0, newValue)))
    }
  }

  /// Stops the animation at its current position; does nothing unless the animator is active.
  ///
  /// - Parameter withoutFinishing: if true, the animation ends, the views keep the values on the
  ///   screen, and no completion is called; if false, the animator waits for `finishAnimation(at:)`
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    motion?.pause()
    guard withoutFinishing else { return }
    completions = []
    drop(at: .current)
  }

  /// Ends a stopped animation: gives the views the values of a position and calls the completions.
  ///
  /// It does nothing unless the state is `stopped`.
  public func finishAnimation(at position: Position) {
    guard state == .stopped else { return }
    drop(at: position)
    finish(at: position)
  }

  private func drop(at position: Position) {
    let dropped = motion
    motion = nil
    dropped?.drop(at: position)
  }

  /// Resumes a paused animation; the timing parameters and the duration factor are ignored.
  public func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat
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

extension ViewPropertyAnimator: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: ViewPropertyAnimator, other: ViewPropertyAnimator) -> Bool
  {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
