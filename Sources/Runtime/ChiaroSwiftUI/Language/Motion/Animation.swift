// SPDX-License-Identifier: MIT

/// How a change moves; a still picture shows where it leads.
///
/// Apple counterpart: `Animation` · Source: SwiftUI reference (statement SU176) · Fidelity: inert
public struct Animation: Hashable, Sendable {
  private var duration: Double

  private init(_ duration: Double = 0.35) { self.duration = duration }

  /// The movement of the system.
  public static let `default` = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// Slow at first.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// Slow at first and at the end.
  public static let easeInOut = Animation()
  /// As on a spring.
  public static let spring = Animation()
  /// As on a spring that does not swing.
  public static let smooth = Animation()
  /// As on a spring that hardly swings.
  public static let snappy = Animation()
  /// As on a spring that swings.
  public static let bouncy = Animation()
  /// As on a spring that people hold.
  public static let interactiveSpring = Animation()

  /// At one speed, in seconds.
  public static func linear(duration: Double) -> Animation { Animation(duration) }
  /// Slow at first, in seconds.
  public static func easeIn(duration: Double) -> Animation { Animation(duration) }
  /// Slow at the end, in seconds.
  public static func easeOut(duration: Double) -> Animation { Animation(duration) }
  /// Slow at first and at the end, in seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation(duration) }
  /// As on a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(response) }
  /// As on a spring, in seconds.
  public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// As on a spring that does not swing, in seconds.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// As on a spring that hardly swings, in seconds.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// As on a spring that swings, in seconds.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(duration)
  }
  /// As on a spring that people hold.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation(response) }
  /// As on a spring of given measures.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  /// Along a curve, in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation(duration) }

  /// Returns the movement after a while, in seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// Returns the movement at another speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Returns the movement several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  /// Returns the movement without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes; in a still picture it is there or not.
///
/// Apple counterpart: `AnyTransition` · Source: SwiftUI reference (statement SU176) · Fidelity:
/// inert
public struct AnyTransition: Hashable, Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// By sliding.
  public static let slide = AnyTransition()
  /// By growing from a scale.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { Self() }
  /// By moving from an edge.
  public static func move(edge: Edge) -> AnyTransition { Self() }
  /// By pushing what is there away.
  public static func push(from edge: Edge) -> AnyTransition { Self() }
  /// By moving.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { Self() }
  /// In two ways.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { Self() }
  /// By what two modifiers show.
  @MainActor
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { Self() }
  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// Returns the transition with a movement of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What holds for a change.
///
/// Apple counterpart: `Transaction` · Source: SwiftUI reference · Fidelity: inert
public struct Transaction: Sendable {
  /// How the change moves; nil for not at all.
  public var animation: Animation?
  /// Whether views inside change at once.
  public var disablesAnimations = false
  /// Whether the change is part of one that goes on.
  public var isContinuous = false

  /// Creates what holds for a change that does not move.
  public init() {}
  /// Creates what holds for a change that moves.
  public init(animation: Animation?) { self.animation = animation }
}

/// Makes a change that moves; here it is shown at once.
///
/// Apple counterpart: `withAnimation` · Source: SwiftUI reference · Fidelity: approximate, the
/// change is shown at once
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Makes a change that moves, and does something when it has; here both are at once.
///
/// Apple counterpart: `withAnimation(_:completionCriteria:_:completion:)` · Source: SwiftUI
/// reference · Fidelity: approximate, the change is shown at once
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Makes a change of which something holds.
///
/// Apple counterpart: `withTransaction` · Source: SwiftUI reference · Fidelity: approximate, the
/// change is shown at once
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension Binding {
  /// Returns the binding, whose changes move.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  /// Returns the binding, of whose changes something holds.
  ///
  /// Fidelity: inert
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
