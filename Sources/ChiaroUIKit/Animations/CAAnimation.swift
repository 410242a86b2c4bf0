// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems Core Animation itself has these.
#if !canImport(UIKit)
  /// A motion of a layer, which is kept by its name and not shown.
  ///
  /// What moves in a window is what `UIView.animate` changes. A layer keeps motions, so that code
  /// can ask for them; the delegate is told at once that they began and, in the next turn, that
  /// they ended.
  ///
  /// Apple counterpart: `CAAnimation` · Source: CAAnimation.h · Fidelity: approximate, not shown
  @preconcurrency @MainActor
  open class CAAnimation {
    /// The seconds that the motion takes.
    public final var duration: TimeInterval = 0
    /// When the motion begins.
    public final var beginTime: TimeInterval = 0
    /// How far into the motion it begins.
    public final var timeOffset: TimeInterval = 0
    /// How often the motion repeats.
    public final var repeatCount: Float = 0
    /// The seconds for which the motion repeats.
    public final var repeatDuration: TimeInterval = 0
    /// Whether the motion goes back to its beginning.
    public final var autoreverses = false
    /// The speed.
    public final var speed: Float = 1
    /// What is shown before and after.
    public final var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer forgets the motion when it is over.
    public final var isRemovedOnCompletion = true
    /// The speed over the time; nil for an even one.
    public final var timingFunction: CAMediaTimingFunction?
    /// Who is told of beginning and end; nil for nobody.
    public final var delegate: (any CAAnimationDelegate)?

    /// Creates a motion.
    public required init() {}
  }

  /// A motion of one property.
  ///
  /// Apple counterpart: `CAPropertyAnimation` · Source: CAAnimation.h · Fidelity: approximate
  open class CAPropertyAnimation: CAAnimation {
    /// The name of the property; nil for none.
    public final var keyPath: String?
    /// Whether the values are added to those of the layer.
    public final var isAdditive = false
    /// Whether repetitions add up.
    public final var isCumulative = false

    /// Creates a motion of a property.
    public convenience init(keyPath: String?) {
      self.init()
      self.keyPath = keyPath
    }
  }

  /// A motion from one value to another.
  ///
  /// Apple counterpart: `CABasicAnimation` · Source: CAAnimation.h · Fidelity: approximate
  open class CABasicAnimation: CAPropertyAnimation {
    /// The first value.
    public final var fromValue: Any?
    /// The last value.
    public final var toValue: Any?
    /// The difference between them.
    public final var byValue: Any?
  }

  /// A motion like that of a spring.
  ///
  /// Apple counterpart: `CASpringAnimation` · Source: CAAnimation.h · Fidelity: approximate
  open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring.
    public final var mass: CGFloat = 1
    /// The stiffness of the spring.
    public final var stiffness: CGFloat = 100
    /// The damping of the spring.
    public final var damping: CGFloat = 10
    /// The speed at the beginning.
    public final var initialVelocity: CGFloat = 0
    /// The seconds until the spring rests, within a thousandth.
    public final var settlingDuration: TimeInterval {
      guard damping > 0, mass > 0 else { return duration }
      return 6.9 * 2 * mass / damping
    }
  }

  /// A motion through several values.
  ///
  /// Apple counterpart: `CAKeyframeAnimation` · Source: CAAnimation.h · Fidelity: approximate
  open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values.
    public final var values: [Any]?
    /// The times of the values, from 0 to 1.
    public final var keyTimes: [NSNumber]?
    /// The path of a point.
    public final var path: CGPath?
    /// The speeds between the values.
    public final var timingFunctions: [CAMediaTimingFunction]?
  }

  /// Several motions at once.
  ///
  /// Apple counterpart: `CAAnimationGroup` · Source: CAAnimation.h · Fidelity: approximate
  open class CAAnimationGroup: CAAnimation {
    /// The motions.
    public final var animations: [CAAnimation]?
  }

  /// A change of the whole layer.
  ///
  /// Apple counterpart: `CATransition` · Source: CAAnimation.h · Fidelity: approximate
  open class CATransition: CAAnimation {
    /// The kind of change.
    public final var type = CATransitionType.fade
    /// The direction of the change; nil for none.
    public final var subtype: CATransitionSubtype?
  }

  /// A kind of change of a layer.
  ///
  /// Apple counterpart: `CATransitionType` · Source: CAAnimation.h · Fidelity: exact
  public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A fade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// Over what was there.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// Along with what was there.
    public static let push = CATransitionType(rawValue: "push")
    /// Away from what comes.
    public static let reveal = CATransitionType(rawValue: "reveal")
  }

  /// The direction of a change of a layer.
  ///
  /// Apple counterpart: `CATransitionSubtype` · Source: CAAnimation.h · Fidelity: exact
  public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name of the direction.
    public let rawValue: String
    /// Creates a direction from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From above.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From below.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
  }

  /// What is shown before and after a motion.
  ///
  /// Apple counterpart: `CAMediaTimingFillMode` · Source: CAMediaTiming.h · Fidelity: exact
  public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the mode.
    public let rawValue: String
    /// Creates a mode from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer's own value.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
  }

  /// The speed of a motion over its time.
  ///
  /// Apple counterpart: `CAMediaTimingFunction` · Source: CAMediaTimingFunction.h · Fidelity: exact
  public final class CAMediaTimingFunction: Sendable {
    /// The control points of the curve.
    public let points: (CGPoint, CGPoint)

    /// Creates a curve with two control points.
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
      points = (CGPoint(x: CGFloat(x1), y: CGFloat(y1)), CGPoint(x: CGFloat(x2), y: CGFloat(y2)))
    }
    /// Creates a curve by its name.
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

  /// The name of a curve.
  ///
  /// Apple counterpart: `CAMediaTimingFunctionName` · Source: CAMediaTimingFunction.h · Fidelity:
  /// exact
  public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Of one speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// As most things move.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
  }

  /// Who is told of beginning and end of a motion; both have defaults.
  ///
  /// Apple counterpart: `CAAnimationDelegate` · Source: CAAnimation.h · Fidelity: approximate
  @preconcurrency @MainActor
  public protocol CAAnimationDelegate: AnyObject {
    /// Called when the motion began.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the motion ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  extension SnapshotLayer {
    /// Keeps a motion by its name; it is not shown, and ends in the next turn.
    ///
    /// Apple counterpart: `add(_:forKey:)` · Source: CALayer.h · Fidelity: approximate
    public func add(_ animation: CAAnimation, forKey key: String?) {
      if let key { animations[key] = animation }
      guard let delegate = animation.delegate else { return }
      delegate.animationDidStart(animation)
      Task { @MainActor in delegate.animationDidStop(animation, finished: true) }
    }
    /// Forgets a motion.
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Returns a motion by its name; nil for none.
    public func animation(forKey key: String) -> CAAnimation? { animations[key] as? CAAnimation }
    /// The names of the motions; nil for none.
    public func animationKeys() -> [String]? {
      animations.isEmpty ? nil : animations.keys.sorted()
    }
    /// The layer as it is shown: the layer itself.
    public func presentation() -> Self? { self }
  }

  /// A group of changes to layers, which are made at once.
  ///
  /// Apple counterpart: `CATransaction` · Source: CATransaction.h · Fidelity: approximate, layers
  /// do not move by themselves
  @preconcurrency @MainActor
  public enum CATransaction {
    private static var completions: [(() -> Void)?] = []

    /// Begins a group.
    public static func begin() { completions.append(nil) }
    /// Ends a group, and calls its completion in the next turn.
    public static func commit() {
      guard let completion = completions.popLast() ?? nil else { return }
      Task { @MainActor in completion() }
    }
    /// Makes the changes visible; they are with the next frame.
    public static func flush() {}
    /// Sets whether layers move by themselves; they never do.
    public static func setDisableActions(_ flag: Bool) {}
    /// Sets the seconds of motions; there are none.
    public static func setAnimationDuration(_ seconds: TimeInterval) {}
    /// Sets the curve of motions; there are none.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// Sets what is called when the group has ended.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
      if completions.isEmpty { return block.map { block in Task { @MainActor in block() } } ?? () }
      completions[completions.count - 1] = block
    }
  }
#endif
