// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// The options of an animation, such as its curve.
  ///
  /// Apple counterpart: `UIView.AnimationOptions` · Source: UIView.h · Fidelity: approximate,
  /// transitions are not animated
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to animate the layout of subviews along with the changes; it changes nothing here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// An option to let views receive input while they move; it changes nothing, because they
    /// always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An option to begin with the values on the screen; it changes nothing, because animations
    /// always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// An option to run the animation backward after it has run forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An option not to inherit the duration of an enclosing animation; it changes nothing, because
    /// durations are never inherited.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An option not to inherit the curve of an enclosing animation; it changes nothing, because
    /// curves are never inherited.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// An option to redraw the views' content during the animation; it changes nothing here.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// An option for transitions to hide and show views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// An option not to inherit the options of an enclosing animation; it changes nothing, because
    /// options are never inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// An option for a curve that is slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// An option for a curve that is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// An option for a curve that is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// An option for constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// An option for a flip from the left; the change is shown without the flip.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// An option for a flip from the right; the change is shown without the flip.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// An option for a page that curls up; the change is shown without the curl.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// An option for a page that curls down; the change is shown without the curl.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// An option for a cross-fade; the change is shown without the fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// An option for a flip from the top; the change is shown without the flip.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// An option for a flip from the bottom; the change is shown without the flip.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    var curve: MotionCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// A timing curve provided by the system.
  ///
  /// Apple counterpart: `UIView.AnimationCurve` · Source: UIView.h · Fidelity: exact
  public enum AnimationCurve: Int, Sendable, CaseIterable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3

    var curve: MotionCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Animates changes to views.
  ///
  /// The properties get their new values immediately. If the program calls `advance(to:)` on the
  /// window, it shows intermediate values of the frame, alpha, transform and background color;
  /// other windows show the final values.
  ///
  /// - Parameters:
  ///   - duration: the duration of the animation, in seconds
  ///   - delay: the time before the animation begins, in seconds
  ///   - options: the timing curve, and whether the animation repeats and reverses
  ///   - animations: a closure that makes the changes
  ///   - completion: a closure called when the animation is over; its argument is true if the
  ///     animation ran to its end. If nothing is animated, it is called asynchronously with true
  ///
  /// Apple counterpart: `animate(withDuration:delay:options:animations:completion:)` · Source:
  /// UIView.h · Fidelity: approximate, only these four properties are animated
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Motion(
      duration, delay: delay, curve: options.curve, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), completion: completion
    ).run(animations)
  }

  /// Animates changes to views, with the default curve and without a delay.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates changes to views with spring motion.
  ///
  /// - Parameters:
  ///   - duration: the time in seconds until the spring rests
  ///   - delay: the time before the animation begins, in seconds
  ///   - damping: the damping ratio, from 0, which oscillates for a long time, to 1, which does not
  ///     oscillate
  ///   - velocity: ignored; the motion begins at rest
  ///   - options: whether the animation repeats and reverses; a curve is ignored
  ///   - animations: a closure that makes the changes
  ///   - completion: a closure called when the animation is over; its argument is true if the
  ///     animation ran to its end
  ///
  /// Apple counterpart: `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:
  /// options:animations:completion:)` · Source: UIView.h · Fidelity: approximate, without the
  /// velocity at the start
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Motion(
      duration, delay: delay, curve: .spring(damping), repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), completion: completion
    ).run(animations)
  }

  /// Makes changes in a view, without animating the transition.
  ///
  /// Changes of the properties that `animate` can animate, such as the frame, are animated.
  ///
  /// Apple counterpart: `transition(with:duration:options:animations:completion:)` · Source:
  /// UIView.h · Fidelity: approximate, without the fade
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Motion(duration, curve: options.curve, completion: completion).run(animations ?? {})
  }

  /// Replaces one view with another immediately, without animating the transition.
  ///
  /// With the option `showHideTransitionViews`, the first view is hidden and the second one shown
  /// instead.
  ///
  /// Apple counterpart: `transition(from:to:duration:options:completion:)` · Source: UIView.h ·
  /// Fidelity: approximate, without the fade
  public static func transition(
    from view: View, to other: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    Motion(duration, completion: completion).run {
      if options.contains(.showHideTransitionViews) {
        view.isHidden = true
        other.isHidden = false
      } else {
        view.superview?.addSubview(other)
        view.removeFromSuperview()
      }
    }
  }

  /// Makes changes without animation, even inside `animate`.
  ///
  /// Apple counterpart: `performWithoutAnimation(_:)` · Source: UIView.h · Fidelity: exact
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let former = Motion.current
    Motion.current = nil
    actions()
    Motion.current = former
  }

  /// Animates changes in keyframes, which the closure `animations` adds with `addKeyframe`.
  ///
  /// Apple counterpart: `animateKeyframes(withDuration:delay:options:animations:completion:)` ·
  /// Source: UIView.h · Fidelity: approximate, at constant speed within each keyframe
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Motion(
      duration, delay: delay, curve: .linear, repeats: options.contains(.repeat),
      autoreverses: options.contains(.autoreverse), completion: completion
    ).run(animations)
  }

  /// Adds a keyframe to the animation of `animateKeyframes`; outside of one, it only makes the
  /// changes.
  ///
  /// - Parameters:
  ///   - start: the time at which the keyframe begins, as a fraction of the whole duration from 0
  ///     to 1
  ///   - duration: the duration of the keyframe, as a fraction of the whole duration from 0 to 1
  ///   - animations: a closure that makes the changes
  ///
  /// Apple counterpart: `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` · Source:
  /// UIView.h · Fidelity: exact
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    guard let motion = Motion.current else { return animations() }
    motion.during(
      Keyframe(start: CGFloat(start), length: CGFloat(duration)), animations)
  }

  /// The options of an animation with keyframes.
  ///
  /// Apple counterpart: `UIView.KeyframeAnimationOptions` · Source: UIView.h · Fidelity:
  /// approximate, the speed is always constant between keyframes
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to animate the layout of subviews along with the changes; it changes nothing here.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// An option to let views receive input while they move; it changes nothing, because they
    /// always do.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// An option to begin with the values on the screen; it changes nothing, because animations
    /// always do.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// An option to repeat the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// An option to run the animation backward after it has run forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An option not to inherit the duration of an enclosing animation; it changes nothing, because
    /// durations are never inherited.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An option not to inherit the options of an enclosing animation; it changes nothing, because
    /// options are never inherited.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// An option for constant speed between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// An option to jump from keyframe to keyframe; shown as constant speed between them.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// An option for constant speed over all keyframes; shown as constant speed between them.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// An option for a smooth curve through the keyframes; shown as constant speed between them.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// An option for a smooth curve at constant speed; shown as constant speed between keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Whether changes are animated; the default is true.
  public static var areAnimationsEnabled: Bool { Motion.areEnabled }

  /// Sets whether changes are animated.
  public static func setAnimationsEnabled(_ enabled: Bool) { Motion.areEnabled = enabled }

  /// The duration of the animation whose changes are being made, in seconds; 0 for none.
  public static var inheritedAnimationDuration: TimeInterval { Motion.current?.duration ?? 0 }
}

extension SnapshotLayer {
  /// Ends all animations of the view that owns the layer, which shows its new values immediately.
  ///
  /// An animation that moves no other view ends, and its completion is called with false.
  ///
  /// Apple counterpart: `removeAllAnimations()` · Source: CALayer.h · Fidelity: approximate, ends
  /// the animations of the view
  public final func removeAllAnimations() {
    animations = [:]
    view?.stopMotions()
  }
}

extension View {
  /// Animates changes that say at their end how long they take.
  ///
  /// - Parameters:
  ///   - changes: makes the changes, and returns the seconds and the control points of the curve;
  ///     nil for the usual curve
  ///   - completion: called when the animation is over
  package static func animateChanges(
    _ changes: () -> (seconds: TimeInterval, curve: (CGPoint, CGPoint)?),
    completion: (() -> Void)? = nil
  ) {
    let motion = Motion(1, completion: completion.map { end in { _ in end() } })
    motion.runTimed(by: {
      let made = changes()
      return (made.seconds, made.curve.map { .cubic($0.0, $0.1) } ?? .easeInOut)
    })
  }
}
