// SPDX-License-Identifier: MIT

// Each is SwiftUI's modifier of the name (SwiftUI reference). A still picture shows the values to
// which a change leads (statement SU176), so none of these changes it.

/// How changes of a view's content are animated.
///
/// Apple counterpart: `ContentTransition` · Source: SwiftUI reference · Fidelity: inert
public struct ContentTransition: Hashable, Sendable {
  private let number: Int
  /// The content changes without animation.
  public static let identity = Self(number: 0)
  /// The old content fades into the new one.
  public static let opacity = Self(number: 1)
  /// The content moves from its old form to its new form.
  public static let interpolate = Self(number: 2)
  /// The digits of a number change one by one.
  public static func numericText(countsDown: Bool = false) -> Self { Self(number: 3) }
  /// The digits of a number change one by one.
  public static func numericText(value: Double) -> Self { Self(number: 3) }
  /// The symbol uses its own effect.
  public static let symbolEffect = Self(number: 4)
}

/// The properties that two matched views share.
///
/// Apple counterpart: `MatchedGeometryProperties` · Source: SwiftUI reference · Fidelity: inert
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The size and the position.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a navigation stack changes from one view to another.
///
/// Apple counterpart: `NavigationTransition` · Source: SwiftUI reference · Fidelity: inert
public struct NavigationTransition: Hashable, Sendable {
  /// The system chooses.
  public static let automatic = NavigationTransition()
  /// The new view zooms in from another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// An animation of a symbol.
///
/// Apple counterpart: `SymbolEffect` of Symbols · Source: Symbols reference · Fidelity: inert
public struct SymbolEffect: Hashable, Sendable {
  private let number: Int
  /// The symbol bounces.
  public static let bounce = Self(number: 0)
  /// The symbol fades in and out.
  public static let pulse = Self(number: 1)
  /// The layers of the symbol change one by one.
  public static let variableColor = Self(number: 2)
  /// The symbol grows and shrinks.
  public static let scale = Self(number: 3)
  /// The symbol turns.
  public static let rotate = Self(number: 4)
  /// The symbol wiggles.
  public static let wiggle = Self(number: 5)
  /// The symbol slowly grows and shrinks, as if it breathed.
  public static let breathe = Self(number: 6)
}

/// When scroll indicators are shown.
///
/// Apple counterpart: `ScrollIndicatorVisibility` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The indicators are visible while a person scrolls.
  public static let visible = Self(number: 1)
  /// The indicators are hidden, except when a mouse is used.
  public static let hidden = Self(number: 2)
  /// The indicators are never shown.
  public static let never = Self(number: 3)
}

/// When scroll views bounce.
///
/// Apple counterpart: `ScrollBounceBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// Scroll views always bounce.
  public static let always = Self(number: 1)
  /// Scroll views bounce if the content is larger than the view.
  public static let basedOnSize = Self(number: 2)
}

/// A behavior that decides where scrolling stops.
///
/// Apple counterpart: `ScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public protocol ScrollTargetBehavior: Sendable {}
/// A behavior that stops scrolling at page boundaries.
///
/// Apple counterpart: `PagingScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
/// A behavior that stops scrolling at the edges of views.
///
/// Apple counterpart: `ViewAlignedScrollTargetBehavior` · Source: SwiftUI reference · Fidelity:
/// inert
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that stops scrolling at page boundaries; the engine ignores it.
  public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that stops scrolling at the edges of views; the engine ignores it.
  public static var viewAligned: Self { Self() }
}

/// The effect on content at the edges of a scroll view.
///
/// Apple counterpart: `ScrollEdgeEffectStyle` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// An effect with a sharp edge.
  public static let hard = Self(number: 1)
  /// An effect that fades the content.
  public static let soft = Self(number: 2)
}

extension View {
  /// Animates changes of the view.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?) -> some View { self }
  /// Animates the view's changes when a value changes.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  /// Sets how the view appears and disappears.
  ///
  /// Fidelity: inert
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets how changes of the view's content are animated.
  ///
  /// Fidelity: inert
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes the transactions of the view's changes, such as their animations.
  ///
  /// Fidelity: inert
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Gives the view the position and size of another view with the same identifier.
  ///
  /// Fidelity: inert
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Makes the view the source of a navigation transition.
  ///
  /// Fidelity: inert
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Sets the navigation transition of the view.
  ///
  /// Fidelity: inert
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Animates the symbols in the view.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  /// Animates the symbols in the view when a value changes.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }
  /// Animates the position and size of the view's content as a whole.
  ///
  /// Fidelity: inert
  public func geometryGroup() -> some View { self }
  /// Draws the view into an offscreen image first.
  ///
  /// Fidelity: inert
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Sets when scroll indicators are shown.
  ///
  /// Fidelity: inert
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Flashes the scroll indicators.
  ///
  /// Fidelity: inert
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Disables scrolling.
  ///
  /// Fidelity: inert
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Sets when scroll views bounce.
  ///
  /// Fidelity: inert
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  /// Sets the behavior that decides where scrolling stops.
  ///
  /// Fidelity: inert
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Makes scrolling stop at each of the views inside.
  ///
  /// Fidelity: inert
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Binds a value to the identity of the view at the scroll position.
  ///
  /// Fidelity: inert
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Sets the initial position of scroll views.
  ///
  /// Fidelity: inert
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets the effect on content at the edges of scroll views.
  ///
  /// Fidelity: inert
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
}
