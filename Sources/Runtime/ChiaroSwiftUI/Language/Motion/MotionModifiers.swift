// SPDX-License-Identifier: MIT

// Each is SwiftUI's modifier of the name (SwiftUI reference). A still picture shows the values to
// which a change leads (statement SU176), so none of these changes it.

/// How content inside of a view changes.
///
/// Apple counterpart: `ContentTransition` · Source: SwiftUI reference · Fidelity: inert
public struct ContentTransition: Hashable, Sendable {
  private let number: Int
  /// At once.
  public static let identity = Self(number: 0)
  /// By fading.
  public static let opacity = Self(number: 1)
  /// By moving between forms.
  public static let interpolate = Self(number: 2)
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> Self { Self(number: 3) }
  /// Digit by digit.
  public static func numericText(value: Double) -> Self { Self(number: 3) }
  /// Symbol by symbol.
  public static let symbolEffect = Self(number: 4)
}

/// What two views in different places have in common.
///
/// Apple counterpart: `MatchedGeometryProperties` · Source: SwiftUI reference · Fidelity: inert
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// How a view comes in a stack.
///
/// Apple counterpart: `NavigationTransition` · Source: SwiftUI reference · Fidelity: inert
public struct NavigationTransition: Hashable, Sendable {
  /// As the system chooses.
  public static let automatic = NavigationTransition()
  /// From another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { Self() }
}

/// How symbols move.
///
/// Apple counterpart: `SymbolEffect` of Symbols · Source: Symbols reference · Fidelity: inert
public struct SymbolEffect: Hashable, Sendable {
  private let number: Int
  /// They jump.
  public static let bounce = Self(number: 0)
  /// They fade in and out.
  public static let pulse = Self(number: 1)
  /// Their layers change one by one.
  public static let variableColor = Self(number: 2)
  /// They grow and shrink.
  public static let scale = Self(number: 3)
  /// They turn.
  public static let rotate = Self(number: 4)
  /// They swing.
  public static let wiggle = Self(number: 5)
  /// They breathe.
  public static let breathe = Self(number: 6)
}

/// Whether bars of scroll views are there.
///
/// Apple counterpart: `ScrollIndicatorVisibility` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// While people scroll.
  public static let visible = Self(number: 1)
  /// Not, where there is no mouse.
  public static let hidden = Self(number: 2)
  /// Never.
  public static let never = Self(number: 3)
}

/// When scroll views bounce.
///
/// Apple counterpart: `ScrollBounceBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// Always.
  public static let always = Self(number: 1)
  /// Where the content is larger than its room.
  public static let basedOnSize = Self(number: 2)
}

/// Where scrolling ends.
///
/// Apple counterpart: `ScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public protocol ScrollTargetBehavior: Sendable {}
/// Scrolling ends at pages.
///
/// Apple counterpart: `PagingScrollTargetBehavior` · Source: SwiftUI reference · Fidelity: inert
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {}
/// Scrolling ends at views.
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

/// How views change at the edges of scroll views.
///
/// Apple counterpart: `ScrollEdgeEffectStyle` · Source: SwiftUI reference · Fidelity: inert
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// With a sharp edge.
  public static let hard = Self(number: 1)
  /// By fading.
  public static let soft = Self(number: 2)
}

extension View {
  /// Sets how a change of the view moves.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?) -> some View { self }
  /// Sets how a change of the view moves, when a value changes.
  ///
  /// Fidelity: inert
  public func animation(_ animation: Animation?, value: some Equatable) -> some View { self }
  /// Sets how the view comes and goes.
  ///
  /// Fidelity: inert
  public func transition(_ transition: AnyTransition) -> some View { self }
  /// Sets how content inside changes.
  ///
  /// Fidelity: inert
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes how changes move.
  ///
  /// Fidelity: inert
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  /// Lets the view move to the place of another one.
  ///
  /// Fidelity: inert
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Names the view from which another one comes.
  ///
  /// Fidelity: inert
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }
  /// Sets how the view comes in a stack.
  ///
  /// Fidelity: inert
  public func navigationTransition(_ style: NavigationTransition) -> some View { self }
  /// Moves symbols.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  /// Moves symbols when a value changes.
  ///
  /// Fidelity: inert
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }
  /// Moves what is in the view as one.
  ///
  /// Fidelity: inert
  public func geometryGroup() -> some View { self }
  /// Draws the view into a picture first.
  ///
  /// Fidelity: inert
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  /// Sets whether bars of scroll views are there.
  ///
  /// Fidelity: inert
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }
  /// Shows the bars of scroll views for a moment.
  ///
  /// Fidelity: inert
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  /// Keeps scroll views from scrolling.
  ///
  /// Fidelity: inert
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Sets when scroll views bounce.
  ///
  /// Fidelity: inert
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }
  /// Sets where scrolling ends.
  ///
  /// Fidelity: inert
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
  /// Makes each view inside one where scrolling ends.
  ///
  /// Fidelity: inert
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Tells and sets which view scrolling shows.
  ///
  /// Fidelity: inert
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }
  /// Sets where scroll views begin.
  ///
  /// Fidelity: inert
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// Sets how views change as they scroll.
  ///
  /// Fidelity: inert
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }
}
