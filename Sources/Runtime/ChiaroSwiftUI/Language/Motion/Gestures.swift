// SPDX-License-Identifier: MIT

public import Foundation

/// What people do with a view.
///
/// Apple counterpart: `Gesture` · Source: SwiftUI reference · Fidelity: approximate, taps alone are
/// followed
@preconcurrency @MainActor
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
  /// The action when the gesture ends; nil for none.
  var tap: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// No action.
  public var tap: (@MainActor () -> Void)? { nil }
  /// Adds an action for the end of the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(gesture: self, action: action)
  }
  /// Adds an action for changes of the gesture's value; the engine follows only taps.
  ///
  /// Fidelity: inert
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }
  /// Updates a state during the gesture; the engine follows only taps.
  ///
  /// Fidelity: inert
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns a gesture of two simultaneous gestures; the engine follows the first.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  /// Returns a gesture of two successive gestures; the engine follows the first.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  /// Returns a gesture of two alternative gestures; the engine follows the first.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture with an action for its end.
///
/// Apple counterpart: `_EndedGesture` · Source: SwiftUI reference · Fidelity: approximate
public struct EndedGesture<Base: Gesture>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void
  /// The action after a tap.
  public var tap: (@MainActor () -> Void)? {
    guard Base.Value.self == Void.self, let value = () as? Base.Value else { return nil }
    return { action(value) }
  }
}

/// A tap.
///
/// Apple counterpart: `TapGesture` · Source: SwiftUI reference · Fidelity: approximate, one tap
public struct TapGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates a gesture for a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// A long press.
///
/// Apple counterpart: `LongPressGesture` · Source: SwiftUI reference · Fidelity: inert
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A drag.
///
/// Apple counterpart: `DragGesture` · Source: SwiftUI reference · Fidelity: inert
public struct DragGesture: Gesture {
  /// The state of a drag.
  ///
  /// Apple counterpart: `DragGesture.Value` · Source: SwiftUI reference · Fidelity: exact
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location of the finger at the start.
    public var startLocation: CGPoint
    /// The distance from the start to the location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The predicted distance from the start to the end.
    public var predictedEndTranslation: CGSize { translation }
    /// The predicted location at the end.
    public var predictedEndLocation: CGPoint { location }
    /// The velocity of the finger; always zero.
    public var velocity: CGSize { .zero }
  }
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture of two fingers that move apart.
///
/// Apple counterpart: `MagnificationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct MagnificationGesture: Gesture {
  /// The value of the gesture: the scale.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture of two fingers that turn.
///
/// Apple counterpart: `RotationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct RotationGesture: Gesture {
  /// The value of the gesture: the angle.
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
  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// The gestures that a view follows.
///
/// Apple counterpart: `GestureMask` · Source: SwiftUI reference · Fidelity: inert
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds an action for taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    ModifiedNode(self) { Node(.button(ButtonValue(action)), [$0]) }
  }
  /// Adds an action for a long press; the engine never calls it.
  ///
  /// Fidelity: inert
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View { self }
  /// Adds a gesture.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    ModifiedNode(self) { node in
      gesture.tap.map { Node(.button(ButtonValue($0)), [node]) } ?? node
    }
  }
  /// Adds a gesture beside those of subviews.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
  /// Adds a gesture that takes priority over those of subviews.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
}
