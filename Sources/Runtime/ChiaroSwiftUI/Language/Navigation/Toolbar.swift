// SPDX-License-Identifier: MIT

/// Items of bars.
///
/// Apple counterpart: `ToolbarContent` · Source: SwiftUI reference (statement SU206) · Fidelity:
/// exact
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of what the items consist of.
  associatedtype Body: ToolbarContent
  /// What the items consist of.
  @ToolbarContentBuilder var body: Body { get }
}

/// Items that the engine knows.
@MainActor
protocol KnownToolbarContent: ToolbarContent {
  var items: [BarItemValue] { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// The items consist of nothing: the engine knows them itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine, so its body must not be called")
  }
}

extension ToolbarContent {
  var barItems: [BarItemValue] {
    if let known = self as? any KnownToolbarContent { return known.items }
    return body.barItems
  }
}

/// What makes items of those in a closure.
///
/// Apple counterpart: `ToolbarContentBuilder` · Source: SwiftUI reference · Fidelity: exact
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  /// Makes items of an expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Makes no items.
  public static func buildBlock() -> ToolbarItems { ToolbarItems(items: []) }
  /// Makes items of several.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarItems {
    var items: [BarItemValue] = []
    repeat items += (each content).barItems
    return ToolbarItems(items: items)
  }
  /// Makes items of a condition without an else.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> ToolbarItems {
    ToolbarItems(items: content?.barItems ?? [])
  }
  /// Makes items of the first branch of a condition.
  public static func buildEither<C: ToolbarContent>(first: C) -> ToolbarItems {
    ToolbarItems(items: first.barItems)
  }
  /// Makes items of the second branch of a condition.
  public static func buildEither<C: ToolbarContent>(second: C) -> ToolbarItems {
    ToolbarItems(items: second.barItems)
  }
  /// Makes items of what is available.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems(items: content.barItems)
  }
}

extension ToolbarContent {
  /// Sets whether items have a ground together; they have none.
  ///
  /// Fidelity: inert
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems(items: barItems)
  }
}

/// Several items of bars.
///
/// Source: this project; what a builder makes has no name in SwiftUI
public struct ToolbarItems: KnownToolbarContent {
  let items: [BarItemValue]
}

/// Where an item of a bar is.
///
/// Apple counterpart: `ToolbarItemPlacement` · Source: SwiftUI reference (statement SU206) ·
/// Fidelity: exact
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItemValue.Place
  /// As the bar chooses: at the trailing end.
  public static let automatic = Self(place: .trailing)
  /// In the middle, in place of the title.
  public static let principal = Self(place: .principal)
  /// At the leading end.
  public static let navigation = Self(place: .leading)
  /// At the trailing end.
  public static let primaryAction = Self(place: .trailing)
  /// At the trailing end.
  public static let secondaryAction = Self(place: .trailing)
  /// At the trailing end.
  public static let confirmationAction = Self(place: .trailing)
  /// At the leading end.
  public static let cancellationAction = Self(place: .leading)
  /// At the trailing end.
  public static let destructiveAction = Self(place: .trailing)
  /// In the middle of the bar at the bottom.
  public static let status = Self(place: .bottom)
  /// At the leading end of the bar at the top.
  public static let navigationBarLeading = Self(place: .leading)
  /// At the trailing end of the bar at the top.
  public static let navigationBarTrailing = Self(place: .trailing)
  /// At the leading end of the bar at the top.
  public static let topBarLeading = Self(place: .leading)
  /// At the trailing end of the bar at the top.
  public static let topBarTrailing = Self(place: .trailing)
  /// In the bar at the bottom.
  public static let bottomBar = Self(place: .bottom)
  /// Above the keyboard.
  public static let keyboard = Self(place: .keyboard)
  /// In place of the title.
  public static let title = Self(place: .principal)
}

/// An item of a bar.
///
/// Apple counterpart: `ToolbarItem` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarItem<ID, Content: View>: KnownToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item with a name.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String { (self.placement, self.content) = (placement, content()) }
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () { (self.placement, self.content) = (placement, content()) }

  var items: [BarItemValue] { [BarItemValue(placement.place, content.lowered)] }
}

/// Items at the same place of a bar.
///
/// Apple counterpart: `ToolbarItemGroup` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarItemGroup<Content: View>: KnownToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  var items: [BarItemValue] {
    [BarItemValue(placement.place, .row([content.lowered]))]
  }
}

/// Room between items of a bar.
///
/// Apple counterpart: `ToolbarSpacer` · Source: SwiftUI reference · Fidelity: approximate, items
/// keep their usual distance
public struct ToolbarSpacer: KnownToolbarContent {
  /// How much room there is.
  ///
  /// Apple counterpart: `SpacerSizing` · Source: SwiftUI reference · Fidelity: exact
  public enum Sizing: Hashable, Sendable { case flexible, fixed }
  /// Creates room.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  var items: [BarItemValue] { [] }
}

extension View {
  /// Puts items into the bars around.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    let items = content().barItems
    return wishing { $0.items = items }
  }
  /// Puts views at the trailing end of the bar.
  @_disfavoredOverload
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let node = content().lowered
    return wishing { $0.items = [BarItemValue(.trailing, node)] }
  }
  /// Hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    wishing {
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      $0.isHidden = visibility == .hidden
    }
  }
  /// Hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    wishing {
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      $0.isHidden = visibility == .hidden
    }
  }
  /// Sets the style behind bars; the bar keeps its own.
  ///
  /// Fidelity: inert
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether bars have a ground; the bar keeps its own.
  ///
  /// Fidelity: inert
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether bars have a ground; the bar keeps its own.
  ///
  /// Fidelity: inert
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets the scheme of bars; the bar keeps that around it.
  ///
  /// Fidelity: inert
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Says what the bar is for; it looks the same.
  ///
  /// Fidelity: inert
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// What a bar is for.
///
/// Apple counterpart: `ToolbarRole` · Source: SwiftUI reference · Fidelity: inert
public struct ToolbarRole: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = ToolbarRole(number: 0)
  /// For browsing.
  public static let browser = ToolbarRole(number: 1)
  /// For editing.
  public static let editor = ToolbarRole(number: 2)
  /// For stacks.
  public static let navigationStack = ToolbarRole(number: 3)
}

/// A bar.
///
/// Apple counterpart: `ToolbarPlacement` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
}
