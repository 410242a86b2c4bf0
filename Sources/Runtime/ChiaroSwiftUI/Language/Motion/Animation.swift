// SPDX-License-Identifier: MIT

/// How a change is animated; a still picture shows only the end.
///
/// Apple counterpart: `Animation` · Source: SwiftUI reference (statement SU176) · Fidelity: inert
public struct Animation: Hashable, Sendable {
  private var duration: Double

  private init(_ duration: Double = 0.35) { self.duration = duration }

  /// The default animation of the system.
  public static let `default` = Animation()
  /// An animation of constant speed.
  public static let linear = Animation()
  /// An animation that starts slowly.
  public static let easeIn = Animation()
  /// An animation that ends slowly.
  public static let easeOut = Animation()
  /// An animation that starts and ends slowly.
  public static let easeInOut = Animation()
  /// An animation that moves like a spring.
  public static let spring = Animation()
  /// A spring animation without bounce.
  public static let smooth = Animation()
  /// A spring animation with little bounce.
  public static let snappy = Animation()
  /// A spring animation with bounce.
  public static let bouncy = Animation()
  /// A spring animation for gestures.
  public static let interactiveSpring = Animation()

  /// Returns an animation of constant speed; the duration is in seconds.
  public static func linear(duration: Double) -> Animation { Animation(duration) }
  /// Returns an animation that starts slowly; the duration is in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(duration) }
  /// Returns an animation that ends slowly; the duration is in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(duration) }
  /// Returns an animation that starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(duration) }
  /// Returns an animation that moves like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(response) }
  /// Returns a spring animation; the duration is in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// Returns a spring animation without bounce; the duration is in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// Returns a spring animation with little bounce; the duration is in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// Returns a spring animation with bounce; the duration is in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// Returns a spring animation for gestures.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(response) }
  /// Returns a spring animation with the given physical values.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Returns an animation along a Bézier curve; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(duration) }

  /// Returns the animation with a delay before its start, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the animation repeated a number of times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the animation repeated without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view appears and disappears; a still picture shows only the end.
///
/// Apple counterpart: `AnyTransition` · Source: SwiftUI reference (statement SU176) · Fidelity:
/// inert
public struct AnyTransition: Hashable, Sendable {
  /// A transition without animation.
  public static let identity = AnyTransition()
  /// A transition that fades the view in and out.
  public static let opacity = AnyTransition()
  /// A transition in which the view grows and shrinks.
  public static let scale = AnyTransition()
  /// A transition in which the view slides in and out.
  public static let slide = AnyTransition()
  /// Returns a transition in which the view grows from a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { Self() }
  /// Returns a transition in which the view moves in from an edge.
  public static func move(edge: Edge) -> AnyTransition { Self() }
  /// Returns a transition that pushes the old view away.
  public static func push(from edge: Edge) -> AnyTransition { Self() }
  /// Returns a transition in which the view moves by an offset.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { Self() }
  /// Returns a transition with one part for insertion and another for removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { Self() }
  /// Returns a transition between two modifiers.
  @MainActor
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { Self() }
  /// Returns a combination of both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with its own animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The context of a state change, such as its animation.
///
/// Apple counterpart: `Transaction` · Source: SwiftUI reference · Fidelity: inert
public struct Transaction: Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// Whether the animations of views inside are disabled.
  public var disablesAnimations = false
  /// Whether the change is part of a continuous interaction.
  public var isContinuous = false

  /// Creates a transaction without an animation.
  public init() {}
  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change with an animation; the engine shows the result at once.
///
/// Apple counterpart: `withAnimation` · Source: SwiftUI reference · Fidelity: approximate, the
/// result is shown at once
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change with an animation and runs an action afterward; the engine does both at once.
///
/// Apple counterpart: `withAnimation(_:completionCriteria:_:completion:)` · Source: SwiftUI
/// reference · Fidelity: approximate, the result is shown at once
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Makes a change with a transaction.
///
/// Apple counterpart: `withTransaction` · Source: SwiftUI reference · Fidelity: approximate, the
/// result is shown at once
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Binding {
  /// Returns the binding with an animation for changes made through it.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the binding with a transaction for changes made through it.
  ///
  /// Fidelity: inert
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
