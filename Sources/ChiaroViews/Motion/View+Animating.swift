// SPDX-License-Identifier: MIT

public import Foundation

extension View {
  /// How a motion runs.
  ///
  /// Apple counterpart: `UIView.AnimationOptions` · Source: UIView.h · Fidelity: approximate, of
  /// transitions all are fades
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the subviews as part of the motion.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Kept: views take input while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Kept: a motion always begins with what is shown.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Starts over until somebody ends the motion.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Goes back to the beginning.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Kept: the duration is always the one that is given.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Kept: the curve is always the one that is given.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Kept: views are drawn as they are at the end.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides views in a transition instead of taking them out.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Kept: options are always those that are given.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Of one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips; shown as a fade.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips; shown as a fade.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls; shown as a fade.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls; shown as a fade.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition that fades.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips; shown as a fade.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips; shown as a fade.
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

  /// The speed of a motion over its time.
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

  /// Makes changes to views, which move there in a window that is shown.
  ///
  /// The properties have their new values at once. In a window whose frames somebody advances, the
  /// frame, alpha, transform and background color are shown on their way; other windows and frames
  /// that are drawn by themselves show the end.
  ///
  /// - Parameters:
  ///   - duration: the seconds that the motion takes
  ///   - delay: the seconds before it begins
  ///   - options: how it runs
  ///   - animations: makes the changes
  ///   - completion: called when the motion is over, with whether it came to its end; in the next
  ///     turn where nothing moves
  ///
  /// Apple counterpart: `animate(withDuration:delay:options:animations:completion:)` · Source:
  /// UIView.h · Fidelity: approximate, of four properties
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

  /// Makes changes to views, which move there in a window that is shown.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes changes to views, which move there as on a spring.
  ///
  /// - Parameters:
  ///   - duration: the seconds after which the spring rests
  ///   - delay: the seconds before the motion begins
  ///   - damping: from 0, which swings for long, to 1, which does not
  ///   - velocity: kept; the motion begins at rest
  ///   - options: how it runs, but for the curve
  ///   - animations: makes the changes
  ///   - completion: called when the motion is over, with whether it came to its end
  ///
  /// Apple counterpart: `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:
  /// options:animations:completion:)` · Source: UIView.h · Fidelity: approximate
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

  /// Makes changes in a view, to which its picture is to fade; they are shown at once.
  ///
  /// What moves is what `animate` moves.
  ///
  /// Apple counterpart: `transition(with:duration:options:animations:completion:)` · Source:
  /// UIView.h · Fidelity: approximate, without the fade
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    Motion(duration, curve: options.curve, completion: completion).run(animations ?? {})
  }

  /// Puts a view in the place of another; it is shown at once.
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

  /// Makes changes that do not move, also within a call of `animate`.
  ///
  /// Apple counterpart: `performWithoutAnimation(_:)` · Source: UIView.h · Fidelity: exact
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let former = Motion.current
    Motion.current = nil
    actions()
    Motion.current = former
  }

  /// Makes changes whose parts move one after the other; each is shown at its end time.
  ///
  /// Apple counterpart: `animateKeyframes(withDuration:delay:options:animations:completion:)` ·
  /// Source: UIView.h · Fidelity: approximate, each part takes the whole time
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Motion(duration, delay: delay, curve: .linear, completion: completion).run(animations)
  }

  /// Makes the changes of a part of `animateKeyframes`.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// How a motion with parts runs.
  ///
  /// Apple counterpart: `UIView.KeyframeAnimationOptions` · Source: UIView.h · Fidelity: exact
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// From part to part at one speed.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Smoothly through the parts; shown at one speed.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }

  /// Whether changes move: the value is kept, and true at first.
  public static var areAnimationsEnabled: Bool { Motion.areEnabled }

  /// Sets whether changes move.
  public static func setAnimationsEnabled(_ enabled: Bool) { Motion.areEnabled = enabled }

  /// The seconds of the motion whose changes are being made; 0 for none.
  public static var inheritedAnimationDuration: TimeInterval { Motion.current?.duration ?? 0 }
}

extension SnapshotLayer {
  /// Ends all that moves in the layer's view.
  ///
  /// Apple counterpart: `removeAllAnimations()` · Source: CALayer.h · Fidelity: approximate
  public final func removeAllAnimations() {
    animations = [:]
    view?.stopMotions()
  }
}
