// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference, statements SU180–SU189); where it
// departs from that, its comment says so.

extension View {
  private func row(_ change: (inout RowValue) -> Void) -> ModifiedNode<Self> {
    var value = RowValue()
    change(&value)
    let row = value
    return modified(.row(row))
  }

  /// Puts a view behind the row; nil restores the default background.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { $0.background = view.map { $0.lowered } }
  }
  /// Sets the insets of the row's content; nil restores the default insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }
  /// Sets whether lines are drawn above and below the row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row {
      if edges.contains(.top) { $0.topSeparator = visibility != .hidden }
      if edges.contains(.bottom) { $0.bottomSeparator = visibility != .hidden }
    }
  }
  /// Sets the color of the line below the row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { row { $0.separatorTint = color?.style } }
  /// Sets whether lines are drawn above and below the section; the list never draws these lines.
  ///
  /// Fidelity: inert
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  /// Sets the color of icons in rows; the list always uses the tint color.
  ///
  /// Fidelity: inert
  public func listItemTint(_ tint: Color?) -> some View { self }
  /// Sets the distance between sections; the list always uses its own distance.
  ///
  /// Fidelity: inert
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Sets the distance between sections; the list always uses its own distance.
  ///
  /// Fidelity: inert
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// Sets the distance between rows; the list never leaves space between rows.
  ///
  /// Fidelity: inert
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Sets how strongly section headers are emphasized.
  public func headerProminence(_ prominence: Prominence) -> some View {
    changing("headerProminence") { $0.headerProminence = prominence }
  }
  /// Sets whether lists, forms and text editors draw their own background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changing("scrollContentBackground") { $0.scrollGround = visibility }
  }
  /// Sets the style of forms; all styles look the same.
  public func formStyle(_ style: some FormStyle) -> some View { self }
  /// Shows a number at the end of the row, or on a tab item.
  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text("\(count)")) }
  /// Shows a text at the end of the row, or on a tab item.
  public func badge(_ label: Text?) -> some View {
    ModifiedNode(self) { node in
      guard let label else { return node }
      var wishes = BarWishes()
      wishes.tabBadge = label.value.string
      let told = node.wishing(wishes)
      return .system("badge") { expansion in
        guard expansion.environment.listLook != nil else { return told }
        return .row([node, .spacer, label.node.foreground(.color(.secondaryLabel))])
      }
    }
  }
  /// Adds actions that a swipe over the row reveals; the engine never shows them.
  ///
  /// Fidelity: inert
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  /// Prevents a person from moving the row; the engine never moves rows.
  ///
  /// Fidelity: inert
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  /// Prevents a person from deleting the row; the engine never deletes rows.
  ///
  /// Fidelity: inert
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Sets an action that pulling the list down starts; the engine never calls it.
  ///
  /// Fidelity: inert
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View { self }
}

extension ForEach {
  /// Sets an action that deletes rows; the engine never calls it.
  ///
  /// Fidelity: inert
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self { self }
  /// Sets an action that moves rows; the engine never calls it.
  ///
  /// Fidelity: inert
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// The top or the bottom edge.
///
/// Apple counterpart: `VerticalEdge` · Source: SwiftUI reference · Fidelity: exact
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }

  var edge: Edge { self == .top ? .top : .bottom }
}

/// The leading or the trailing edge.
///
/// Apple counterpart: `HorizontalEdge` · Source: SwiftUI reference · Fidelity: exact
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  var edge: Edge { self == .leading ? .leading : .trailing }
}

/// The distance between sections.
///
/// Apple counterpart: `ListSectionSpacing` · Source: SwiftUI reference (statement SU188) ·
/// Fidelity: inert
public struct ListSectionSpacing: Hashable, Sendable {
  private let points: CGFloat?
  /// The system's default distance.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(points: 0)
  /// Returns a distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing)
  }
}
