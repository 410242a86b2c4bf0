// SPDX-License-Identifier: MIT

/// One or more items of a toolbar.
///
/// Apple counterpart: `ToolbarContent` · Source: SwiftUI reference (statement SU206) · Fidelity:
/// exact
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the items' body.
  associatedtype Body: ToolbarContent
  /// The content of the items.
  @ToolbarContentBuilder var body: Body { get }
}

/// Items that the engine knows.
@MainActor
protocol KnownToolbarContent: ToolbarContent {
  var items: [BarItemValue] { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// No body: the engine handles the items itself.
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

/// A result builder that combines toolbar items.
///
/// Apple counterpart: `ToolbarContentBuilder` · Source: SwiftUI reference · Fidelity: exact
@MainActor
@resultBuilder
public enum ToolbarContentBuilder {
  /// Returns the items of an expression.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
  /// Returns no items.
  public static func buildBlock() -> ToolbarItems { ToolbarItems(items: []) }
  /// Combines several items.
  public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> ToolbarItems {
    var items: [BarItemValue] = []
    repeat items += (each content).barItems
    return ToolbarItems(items: items)
  }
  /// Returns the items of a condition without an `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> ToolbarItems {
    ToolbarItems(items: content?.barItems ?? [])
  }
  /// Returns the items of the first branch of a condition.
  public static func buildEither<C: ToolbarContent>(first: C) -> ToolbarItems {
    ToolbarItems(items: first.barItems)
  }
  /// Returns the items of the second branch of a condition.
  public static func buildEither<C: ToolbarContent>(second: C) -> ToolbarItems {
    ToolbarItems(items: second.barItems)
  }
  /// Returns items that depend on availability.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> ToolbarItems {
    ToolbarItems(items: content.barItems)
  }
}

extension ToolbarContent {
  /// Sets whether items share a background; the engine never draws one.
  ///
  /// Fidelity: inert
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ToolbarItems(items: barItems)
  }
}

/// Several toolbar items, as the builder combines them.
///
/// Source: this project; SwiftUI has no public name for the result of the builder
public struct ToolbarItems: KnownToolbarContent {
  let items: [BarItemValue]
}

/// The place of a toolbar item in its bar.
///
/// Apple counterpart: `ToolbarItemPlacement` · Source: SwiftUI reference (statement SU206) ·
/// Fidelity: exact
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarItemValue.Place
  var confirms = false
  /// The place that the bar chooses: the trailing end.
  public static let automatic = Self(place: .trailing)
  /// The middle of the bar, in place of the title.
  public static let principal = Self(place: .principal)
  /// The leading end of the bar.
  public static let navigation = Self(place: .leading)
  /// The trailing end of the bar.
  public static let primaryAction = Self(place: .trailing)
  /// The trailing end of the bar.
  public static let secondaryAction = Self(place: .trailing)
  /// The trailing end of the bar, with a semibold title.
  public static let confirmationAction = Self(place: .trailing, confirms: true)
  /// The leading end of the bar.
  public static let cancellationAction = Self(place: .leading)
  /// The trailing end of the bar.
  public static let destructiveAction = Self(place: .trailing)
  /// The middle of the bottom bar.
  public static let status = Self(place: .bottom)
  /// The leading end of the top bar.
  public static let navigationBarLeading = Self(place: .leading)
  /// The trailing end of the top bar.
  public static let navigationBarTrailing = Self(place: .trailing)
  /// The leading end of the top bar.
  public static let topBarLeading = Self(place: .leading)
  /// The trailing end of the top bar.
  public static let topBarTrailing = Self(place: .trailing)
  /// The bottom bar.
  public static let bottomBar = Self(place: .bottom)
  /// A bar above the keyboard.
  public static let keyboard = Self(place: .keyboard)
  /// The place of the title.
  public static let title = Self(place: .principal)

  func item(_ content: Node) -> BarItemValue {
    BarItemValue(place, content, confirms: confirms)
  }
}

/// A toolbar item.
///
/// Apple counterpart: `ToolbarItem` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarItem<ID, Content: View>: KnownToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item with an identifier.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == String { (self.placement, self.content) = (placement, content()) }
  /// Creates an item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () { (self.placement, self.content) = (placement, content()) }

  var items: [BarItemValue] { [placement.item(content.lowered)] }
}

/// Several toolbar items at the same place.
///
/// Apple counterpart: `ToolbarItemGroup` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarItemGroup<Content: View>: KnownToolbarContent {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { (self.placement, self.content) = (placement, content()) }

  var items: [BarItemValue] {
    [placement.item(.row([content.lowered]))]
  }
}

/// A space between toolbar items.
///
/// Apple counterpart: `ToolbarSpacer` · Source: SwiftUI reference · Fidelity: approximate, items
/// always keep their usual distance
public struct ToolbarSpacer: KnownToolbarContent {
  /// Whether the space has a fixed length.
  ///
  /// Apple counterpart: `SpacerSizing` · Source: SwiftUI reference · Fidelity: exact
  public enum Sizing: Hashable, Sendable { case flexible, fixed }
  /// Creates a space.
  public init(_ sizing: Sizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  var items: [BarItemValue] { [] }
}

extension View {
  /// Adds items to the enclosing bars.
  public func toolbar(@ToolbarContentBuilder content: () -> some ToolbarContent) -> some View {
    let items = content().barItems
    return wishing { $0.items = items }
  }
  /// Adds views at the trailing end of the enclosing bar.
  @_disfavoredOverload
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    let node = content().lowered
    return wishing { $0.items = [BarItemValue(.trailing, node)] }
  }
  /// Sets whether the navigation bar is shown; for other bars, nothing changes.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    wishing {
      guard bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) else {
        return
      }
      $0.isHidden = visibility == .hidden
    }
  }
  /// Sets whether the navigation bar is shown; for other bars, nothing changes.
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
  /// Sets the background style of bars; the bars always keep their own background.
  ///
  /// Fidelity: inert
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether bars have a background; the bars always keep their own background.
  ///
  /// Fidelity: inert
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  /// Sets whether bars have a background; the bars always keep their own background.
  ///
  /// Fidelity: inert
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets the color scheme of bars; the bars always use the scheme of their environment.
  ///
  /// Fidelity: inert
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }
  /// Sets the purpose of the bar; the bar looks the same for every purpose.
  ///
  /// Fidelity: inert
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}

/// The purpose of a bar.
///
/// Apple counterpart: `ToolbarRole` · Source: SwiftUI reference · Fidelity: inert
public struct ToolbarRole: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = ToolbarRole(number: 0)
  /// A bar for browsing.
  public static let browser = ToolbarRole(number: 1)
  /// A bar for editing.
  public static let editor = ToolbarRole(number: 2)
  /// A bar for navigation in a stack.
  public static let navigationStack = ToolbarRole(number: 3)
}

/// A bar that a toolbar modifier changes.
///
/// Apple counterpart: `ToolbarPlacement` · Source: SwiftUI reference · Fidelity: exact
public struct ToolbarPlacement: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The navigation bar at the top.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bottom bar.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(number: 3)
}
