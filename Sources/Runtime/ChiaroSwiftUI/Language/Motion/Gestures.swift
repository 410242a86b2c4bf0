// SPDX-License-Identifier: MIT

public import Foundation

/// What people do with a view.
///
/// Apple counterpart: `Gesture` · Source: SwiftUI reference · Fidelity: approximate, taps alone are
/// followed
@preconcurrency @MainActor
public protocol Gesture {
  /// What the gesture tells.
  associatedtype Value
  /// What is done when the gesture ended; nil for nothing.
  var tap: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Nothing is done.
  public var tap: (@MainActor () -> Void)? { nil }
  /// Does something when the gesture ended.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(gesture: self, action: action)
  }
  /// Does something while the gesture goes on; only taps are followed.
  ///
  /// Fidelity: inert
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }
  /// Keeps something while the gesture goes on; only taps are followed.
  ///
  /// Fidelity: inert
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns both gestures; the first is followed.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  /// Returns both gestures, one after the other; the first is followed.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  /// Returns both gestures, of which one is followed.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture at whose end something is done.
///
/// Apple counterpart: `_EndedGesture` · Source: SwiftUI reference · Fidelity: approximate
public struct EndedGesture<Base: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void
  /// What is done after a tap.
  public var tap: (@MainActor () -> Void)? {
    guard Base.Value.self == Void.self, let value = () as? Base.Value else { return nil }
    return { action(value) }
  }
}

/// Touching for a moment.
///
/// Apple counterpart: `TapGesture` · Source: SwiftUI reference · Fidelity: approximate, one tap
public struct TapGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates a gesture of taps.
  public init(count: Int = 1) { self.count = count }
}

/// Touching for a while.
///
/// Apple counterpart: `LongPressGesture` · Source: SwiftUI reference · Fidelity: inert
public struct LongPressGesture: Gesture {
  /// What the gesture tells.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// Pulling.
///
/// Apple counterpart: `DragGesture` · Source: SwiftUI reference · Fidelity: inert
public struct DragGesture: Gesture {
  /// Where people pulled.
  ///
  /// Apple counterpart: `DragGesture.Value` · Source: SwiftUI reference · Fidelity: exact
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint
    /// How far the finger went.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the finger would go.
    public var predictedEndTranslation: CGSize { translation }
    /// Where the finger would be.
    public var predictedEndLocation: CGPoint { location }
    /// How fast the finger is.
    public var velocity: CGSize { .zero }
  }
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// Pulling two fingers apart.
///
/// Apple counterpart: `MagnificationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct MagnificationGesture: Gesture {
  /// What the gesture tells: the scale.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Turning two fingers.
///
/// Apple counterpart: `RotationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct RotationGesture: Gesture {
  /// What the gesture tells: the angle.
  public typealias Value = Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A value that is kept while a gesture goes on.
///
/// Apple counterpart: `GestureState` · Source: SwiftUI reference · Fidelity: approximate, it keeps
/// the value with which it begins
@preconcurrency @MainActor
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value
  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
  /// Creates a state that begins with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state that begins with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Which gestures of a view are followed.
///
/// Apple counterpart: `GestureMask` · Source: SwiftUI reference · Fidelity: inert
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Does something when people tap.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    ModifiedNode(self) { Node(.button(ButtonValue(action)), [$0]) }
  }
  /// Does something when people touch for a while; the engine does not follow that.
  ///
  /// Fidelity: inert
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
  /// Follows a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    ModifiedNode(self) { node in
      gesture.tap.map { Node(.button(ButtonValue($0)), [node]) } ?? node
    }
  }
  /// Follows a gesture besides those of views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
  /// Follows a gesture before those of views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
}
