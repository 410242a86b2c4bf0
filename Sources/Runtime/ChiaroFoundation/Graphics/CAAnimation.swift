// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(CoreGraphics)
  /// An animation of a layer, which the layer stores but does not show.
  ///
  /// Only changes made in `UIView.animate` are animated. A layer stores its animations, so that
  /// code can read them. The delegate is notified of the start immediately, and of the end in the
  /// next turn of the run loop.
  ///
  /// Apple counterpart: `CAAnimation` · Source: CAAnimation.h · Fidelity: approximate, not shown
  @preconcurrency @MainActor
  open class CAAnimation {
    /// The duration in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var duration: TimeInterval = 0
    /// The time at which the animation begins, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var beginTime: TimeInterval = 0
    /// The offset into the animation at which it begins, in seconds; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var timeOffset: TimeInterval = 0
    /// The number of repetitions; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var repeatCount: Float = 0
    /// The time during which the animation repeats, in seconds, or 0 to use `repeatCount`; stored,
    /// but without effect.
    ///
    /// Fidelity: inert
    public final var repeatDuration: TimeInterval = 0
    /// Whether the animation runs backward after it has run forward; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var autoreverses = false
    /// The speed relative to the layer's time, 1 by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var speed: Float = 1
    /// The values that the layer shows before and after the animation; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer removes the animation when it ends, true by default; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var isRemovedOnCompletion = true
    /// The timing curve, or nil for a linear one; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var timingFunction: CAMediaTimingFunction?
    /// The delegate, which is notified when the animation starts and ends; nil for none.
    public final var delegate: (any CAAnimationDelegate)?

    /// What code stored with the animation, by names of its own.
    private final var named: [String: Any] = [:]

    /// Creates an animation.
    public required init() {}

    /// Stores a value under a name, for example so that a delegate can recognize the animation; nil
    /// removes it.
    ///
    /// Apple counterpart: `setValue(_:forKey:)` · Source: CAAnimation.h · Fidelity: approximate,
    /// does not set the animation's own properties
    public final func setValue(_ value: Any?, forKey key: String) { named[key] = value }
    /// Returns the value that was stored under a name; nil for none.
    ///
    /// Apple counterpart: `value(forKey:)` · Source: CAAnimation.h · Fidelity: approximate, only
    /// values that `setValue(_:forKey:)` stored
    public final func value(forKey key: String) -> Any? { named[key] }
  }

  /// An animation of one property of a layer.
  ///
  /// Apple counterpart: `CAPropertyAnimation` · Source: CAAnimation.h · Fidelity: inert
  open class CAPropertyAnimation: CAAnimation {
    /// The key path of the property, such as `opacity`; nil for none.
    public final var keyPath: String?
    /// Whether each repetition builds on the previous one, false by default; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var isCumulative = false

    /// Creates an animation for the property at a key path.
    public convenience init(keyPath: String?) {
      self.init()
      self.keyPath = keyPath
    }
  }

  /// An animation from one value to another.
  ///
  /// Apple counterpart: `CABasicAnimation` · Source: CAAnimation.h · Fidelity: inert
  open class CABasicAnimation: CAPropertyAnimation {
    /// The start value, or nil for the layer's current value; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var fromValue: Any?
    /// The end value, or nil for the layer's current value; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var toValue: Any?
    /// The difference between the end and the start value, nil if both are given; stored, but
    /// without effect.
    ///
    /// Fidelity: inert
    public final var byValue: Any?
  }

  /// An animation with spring motion.
  ///
  /// Apple counterpart: `CASpringAnimation` · Source: CAAnimation.h · Fidelity: inert
  open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring, 1 by default; only `settlingDuration` uses it.
    public final var mass: CGFloat = 1
    /// The stiffness of the spring, 100 by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var stiffness: CGFloat = 100
    /// The damping of the spring, 10 by default; only `settlingDuration` uses it.
    public final var damping: CGFloat = 10
    /// The initial velocity, 0 by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var initialVelocity: CGFloat = 0
    /// The estimated time until the spring is within a thousandth of its resting position, in
    /// seconds.
    ///
    /// If the damping or the mass is 0, it is `duration`.
    public final var settlingDuration: TimeInterval {
      guard damping > 0, mass > 0 else { return duration }
      return 6.9 * 2 * mass / damping
    }
  }

  /// An animation through several values.
  ///
  /// Apple counterpart: `CAKeyframeAnimation` · Source: CAAnimation.h · Fidelity: inert
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var values: [Any]?
    /// The times of the values as fractions of the duration, or nil for equal intervals; stored,
    /// but without effect.
    ///
    /// Fidelity: inert
    public final var keyTimes: [NSNumber]?
    /// The path along which a point moves, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var path: CGPath?
    /// The timing curves between the values, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the given values, `linear` by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var calculationMode = CAAnimationCalculationMode.linear
    /// The way in which the layer turns along the path, or nil for none; stored, but without
    /// effect.
    ///
    /// Fidelity: inert
    public final var rotationMode: CAAnimationRotationMode?
  }

  /// A group of animations that run at the same time.
  ///
  /// Apple counterpart: `CAAnimationGroup` · Source: CAAnimation.h · Fidelity: inert
  open class CAAnimationGroup: CAAnimation {
    /// The animations of the group, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var animations: [CAAnimation]?
  }

  /// An animation that changes a whole layer to new content.
  ///
  /// Apple counterpart: `CATransition` · Source: CAAnimation.h · Fidelity: inert
  open class CATransition: CAAnimation {
    /// The kind of transition, `fade` by default; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var type = CATransitionType.fade
    /// The direction of the transition, or nil for none; stored, but without effect.
    ///
    /// Fidelity: inert
    public final var subtype: CATransitionSubtype?
  }

  /// A kind of transition; stored by a `CATransition`, but without effect.
  ///
  /// Apple counterpart: `CATransitionType` · Source: CAAnimation.h · Fidelity: exact
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A transition in which the new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// A transition in which the new content slides over the old content.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// A transition in which the new content pushes the old content away.
    public static let push = CATransitionType(rawValue: "push")
    /// A transition in which the old content slides away and reveals the new content.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The direction of a transition; stored by a `CATransition`, but without effect.
  ///
  /// Apple counterpart: `CATransitionSubtype` · Source: CAAnimation.h · Fidelity: exact
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String
    /// Creates a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A transition whose new content comes from the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// A transition whose new content comes from the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// A transition whose new content comes from the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// A transition whose new content comes from the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// A mode that decides which values a layer shows before and after an animation; stored by the
  /// animation, but without effect.
  ///
  /// Apple counterpart: `CAMediaTimingFillMode` · Source: CAMediaTiming.h · Fidelity: exact
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A mode that shows the layer's own values before and after the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// A mode that keeps showing the last value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// A mode that shows the first value before the beginning.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// A mode that shows the first value before the beginning, and the last one after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
  }

  /// The timing curve of an animation.
  ///
  /// Apple counterpart: `CAMediaTimingFunction` · Source: CAMediaTimingFunction.h · Fidelity: exact
  public final class CAMediaTimingFunction: Sendable {
    /// The two control points of the cubic Bézier curve from (0, 0) to (1, 1).
    public let points: (CGPoint, CGPoint)

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
      points = (CGPoint(x: CGFloat(x1), y: CGFloat(y1)), CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
    }
    /// Creates the curve with a name; an unknown name creates a linear curve.
    public convenience init(name: CAMediaTimingFunctionName) {
      switch name {
      case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
      case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
      case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
      case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
      default: self.init(controlPoints: 0, 0, 1, 1)
      }
    }
  }

  /// The name of a timing curve.
  ///
  /// Apple counterpart: `CAMediaTimingFunctionName` · Source: CAMediaTimingFunction.h · Fidelity:
  /// exact
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The curve of constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// The curve that is slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// The curve that is slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// The curve that is slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Core Animation's default curve, which is slow at both ends.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// The delegate of an animation, which is notified when it starts and ends; both methods have
  /// default implementations.
  ///
  /// Apple counterpart: `CAAnimationDelegate` · Source: CAAnimation.h · Fidelity: approximate,
  /// called without waiting for the animation
  @preconcurrency @MainActor
  public protocol CAAnimationDelegate: AnyObject {
    /// Called immediately when the animation is added to a layer.
    func animationDidStart(_ anim: CAAnimation)
    /// Called with true in the next turn of the run loop, as if the animation had ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// Called when the animation is added to a layer; the default does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Called in the next turn of the run loop, as if the animation had ended; the default does
    /// nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  extension SnapshotLayer {
    /// Stores an animation under its key, if it has one; the animation is not shown.
    ///
    /// Its delegate is notified of the start immediately, and of the end in the next turn of the
    /// run loop.
    ///
    /// Apple counterpart: `add(_:forKey:)` · Source: CALayer.h · Fidelity: approximate, not shown
    public func add(_ animation: CAAnimation, forKey key: String?) {
      if let key { animations[key] = animation }
      guard let delegate = animation.delegate else { return }
      delegate.animationDidStart(animation)
      Task { @MainActor in delegate.animationDidStop(animation, finished: true) }
    }
    /// Removes the animation stored under a key.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Returns the animation stored under a key; nil for none.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] as? CAAnimation }
    /// Returns the keys of the layer's animations; nil for none.
    public func animationKeys() -> [String]? {
      animations.isEmpty ? nil : animations.keys.sorted()
    }
    /// Returns the layer itself, because animations are not shown.
    public func presentation() -> Self? { self }
  }

  /// A group of changes to layers, which take effect without animation.
  ///
  /// Apple counterpart: `CATransaction` · Source: CATransaction.h · Fidelity: approximate, layers
  /// have no implicit animations
  @preconcurrency @MainActor
  public enum CATransaction {
    private static var completions: [(() -> Void)?] = []

    /// Begins a group of changes; groups can be nested.
    public static func begin() { completions.append(nil) }
    /// Ends the innermost group, and calls its completion block in the next turn of the run loop.
    public static func commit() {
      guard let completion = completions.popLast() ?? nil else { return }
      Task { @MainActor in completion() }
    }
    /// Requests that changes become visible; does nothing, because they become visible in the next
    /// frame.
    public static func flush() {}
    /// Sets whether implicit animations are disabled; does nothing, because layers have none.
    public static func setDisableActions(_ flag: Bool) {}
    /// Sets the duration of implicit animations; does nothing, because layers have none.
    public static func setAnimationDuration(_ seconds: TimeInterval) {}
    /// Sets the timing curve of implicit animations; does nothing, because layers have none.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Sets the closure that is called after the innermost group has ended; nil for none.
    ///
    /// Outside of groups, it is called in the next turn of the run loop.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
      if completions.isEmpty { return block.map { block in Task { @MainActor in block() } } ?? () }
      completions[completions.count - 1] = block
    }
  }
#endif
