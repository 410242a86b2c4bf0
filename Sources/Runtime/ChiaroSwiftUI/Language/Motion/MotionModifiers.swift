// SPDX-License-Identifier: MIT

// Each is SwiftUI's modifier of the name (SwiftUI reference). A still picture shows the values to
// which a change leads (statement SU176), so none of these changes it.

/// The transition of a view's content.
///
/// Apple counterpart: `ContentTransition` · Source: SwiftUI reference · Fidelity: inert
public struct ContentTransition: Hashable, Sendable {
  private let number: Int
  /// At once.
  public static let identity = Self(number: 0)
  /// By fading.
  public static let opacity = Self(number: 1)
  /// The content moves between its forms.
  public static let interpolate = Self(number: 2)
  /// Digits change one by one.
  public static func numericText(countsDown: Bool = false) -> Self { Self(number: 3) }
  /// Digits change one by one.
  public static func numericText(value: Double) -> Self { Self(number: 3) }
  /// The symbol's own effect.
  public static let symbolEffect = Self(number: 4)
}

/// The properties that matched views share.
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

/// The transition between views of a stack.
///
/// Apple counterpart: `NavigationTransition` · Source: SwiftUI reference · Fidelity: inert
public struct NavigationTransition: Hashable, Sendable {
  /// The system chooses.
  public static let automatic = NavigationTransition()
  /// A zoom from another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// The animation of a symbol.
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

/// The visibility of scroll indicators.
///
/// Apple counterpart: `ScrollIndicatorVisibility` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The indicators are visible while a person scrolls.
  public static let visible = Self(number: 1)
  /// The indicators are hidden unless there is a mouse.
  public static let hidden = Self(number: 2)
  /// Never.
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

/// The position where scrolling stops.
///
/// Apple counterpart: `ScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public protocol ScrollTargetBehavior: Sendable {}
/// Scrolling stops at pages.
///
/// Apple counterpart: `PagingScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
/// Scrolling stops at views.
///
/// Apple counterpart: `ViewAlignedScrollTargetBehavior` · Source: SwiftUI reference · Fidelity:
/// inert
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling ends at pages.
  public static var paging: Self { Self() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling ends at views.
  public static var viewAligned: Self { Self() }
}

/// The effect at the edges of scroll views.
///
/// Apple counterpart: `ScrollEdgeEffectStyle` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// An effect with a sharp edge.
  public static let hard = Self(number: 1)
  /// By fading.
  public static let soft = Self(number: 2)
}

extension View {
  /// Animates changes of the view.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?) -> some View { self }
  /// Animates the view when a value changes.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  /// Sets the transition by which the view appears and disappears.
  ///
  /// Fidelity: inert
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets the transition of the view's content.
  ///
  /// Fidelity: inert
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes the transaction of changes.
  ///
  /// Fidelity: inert
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Matches the geometry of the view with that of another one.
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
  /// Animates symbols.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  /// Animates symbols when a value changes.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }
  /// Animates the content of the view as one.
  ///
  /// Fidelity: inert
  public func geometryGroup() -> some View { self }
  /// Draws the view into an offscreen image first.
  ///
  /// Fidelity: inert
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Sets the visibility of scroll indicators.
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
  /// Sets the position where scrolling stops.
  ///
  /// Fidelity: inert
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Makes each view inside a target where scrolling stops.
  ///
  /// Fidelity: inert
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Binds the view at the scroll position to a value.
  ///
  /// Fidelity: inert
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Sets the initial position of scroll views.
  ///
  /// Fidelity: inert
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets the effect at the edges of scroll views.
  ///
  /// Fidelity: inert
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
}
