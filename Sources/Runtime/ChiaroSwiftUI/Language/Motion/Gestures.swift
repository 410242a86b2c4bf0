// SPDX-License-Identifier: MIT

public import Foundation

/// Movements of a person's fingers on a view, such as a tap.
///
/// Apple counterpart: `Gesture` · Source: SwiftUI reference · Fidelity: approximate, only taps are
/// followed
@preconcurrency @MainActor
public protocol Gesture {
  /// The type of the gesture's value.
  associatedtype Value
  /// The action that runs when the gesture ends; nil for none.
  var tap: (@MainActor () -> Void)? { get }
}

extension Gesture {
  /// Nil: the gesture has no action.
  public var tap: (@MainActor () -> Void)? { nil }
  /// Adds an action that runs when the gesture ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(gesture: self, action: action)
  }
  /// Adds an action that runs when the gesture's value changes; the engine recognizes only taps.
  ///
  /// Fidelity: inert
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }
  /// Updates a state during the gesture; the engine recognizes only taps.
  ///
  /// Fidelity: inert
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
  /// Returns a gesture made of two simultaneous gestures; the engine recognizes only the first.
  public func simultaneously<Other: Gesture>(with other: Other) -> Self { self }
  /// Returns a gesture made of two successive gestures; the engine recognizes only the first.
  public func sequenced<Other: Gesture>(before other: Other) -> Self { self }
  /// Returns a gesture made of two alternative gestures; the engine recognizes only the first.
  public func exclusively<Other: Gesture>(before other: Other) -> Self { self }
}

/// A gesture with an action that runs when it ends.
///
/// Apple counterpart: `_EndedGesture` · Source: SwiftUI reference · Fidelity: approximate
public struct EndedGesture<Base: Gesture>: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void
  /// The action that runs after a tap; nil for none.
  public var tap: (@MainActor () -> Void)? {
    guard Base.Value.self == Void.self, let value = () as? Base.Value else { return nil }
    return { action(value) }
  }
}

/// A gesture of one or more taps.
///
/// Apple counterpart: `TapGesture` · Source: SwiftUI reference · Fidelity: approximate, a single
/// tap
public struct TapGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Void
  /// The number of taps.
  public var count: Int
  /// Creates a gesture for a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// A gesture in which a finger stays on the view.
///
/// Apple counterpart: `LongPressGesture` · Source: SwiftUI reference · Fidelity: inert
public struct LongPressGesture: Gesture {
  /// The type of the gesture's value.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// A gesture in which a finger moves across the view.
///
/// Apple counterpart: `DragGesture` · Source: SwiftUI reference · Fidelity: inert
public struct DragGesture: Gesture {
  /// The state of a drag gesture.
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
    /// The predicted distance from the start to the end; always the current distance.
    public var predictedEndTranslation: CGSize { translation }
    /// The predicted location at the end; always the current location.
    public var predictedEndLocation: CGPoint { location }
    /// The velocity of the finger; always zero.
    public var velocity: CGSize { .zero }
  }
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A gesture in which two fingers move apart or together.
///
/// Apple counterpart: `MagnificationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct MagnificationGesture: Gesture {
  /// The value of the gesture: the scale.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A gesture in which two fingers turn.
///
/// Apple counterpart: `RotationGesture` · Source: SwiftUI reference · Fidelity: inert
public struct RotationGesture: Gesture {
  /// The value of the gesture: the angle.
  public typealias Value = Angle
  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// A property that holds a value during a gesture.
///
/// Apple counterpart: `GestureState` · Source: SwiftUI reference · Fidelity: approximate, it always
/// has its initial value
@preconcurrency @MainActor
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value, which is always the initial value.
  public let wrappedValue: Value
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Which gestures a view recognizes.
///
/// Apple counterpart: `GestureMask` · Source: SwiftUI reference · Fidelity: inert
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none = GestureMask([])
  /// The gesture that the modifier adds.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
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
  /// Adds a gesture that is recognized together with those of subviews.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
  /// Adds a gesture that takes priority over those of subviews.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture) }
}
