// SPDX-License-Identifier: MIT

// The styles of pickers and lists that the system has (SwiftUI reference, statements SU177, SU178,
// SU196–SU198).

/// The style that a picker's container chooses.
///
/// Apple counterpart: `DefaultPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .automatic }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the container of a picker chooses.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// The selected option, with a menu of all options.
///
/// Apple counterpart: `MenuPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct MenuPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .menu }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, with a menu of all.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Options in segments.
///
/// Apple counterpart: `SegmentedPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .segmented }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// Options in segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Each option in a row.
///
/// Apple counterpart: `InlinePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct InlinePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .inline }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// Each option in a row.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Options on a wheel.
///
/// Apple counterpart: `WheelPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct WheelPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .wheel }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// Options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Options in a row of a menu.
///
/// Apple counterpart: `PalettePickerStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn in segments
public struct PalettePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .palette }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// Options in a row of a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// The selected option, which leads to a list of all options.
///
/// Apple counterpart: `NavigationLinkPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct NavigationLinkPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .navigationLink }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The chosen option, which leads to all.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The look of lists.
///
/// Apple counterpart: `ListStyle` · Source: SwiftUI reference (statements SU177, SU178) · Fidelity:
/// exact
public protocol ListStyle: Sendable {}

/// A style of lists that the engine knows.
protocol KnownListStyle: ListStyle {
  var look: ListLook { get }
}

extension View {
  /// Sets the style of lists.
  public func listStyle(_ style: some ListStyle) -> some View {
    let look = (style as? any KnownListStyle)?.look ?? .automatic
    return changing("listStyle") { $0.styleOfLists = look }
  }
}

/// The style of the system.
///
/// Apple counterpart: `DefaultListStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .automatic }
}
extension ListStyle where Self == DefaultListStyle {
  /// The style of the system.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
///
/// Apple counterpart: `PlainListStyle` · Source: SwiftUI reference · Fidelity: measured
public struct PlainListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .plain }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows with insets.
///
/// Apple counterpart: `InsetListStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `plain`
public struct InsetListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .inset }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with insets.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Sections from edge to edge.
///
/// Apple counterpart: `GroupedListStyle` · Source: SwiftUI reference · Fidelity: approximate
public struct GroupedListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .grouped }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Sections on cards.
///
/// Apple counterpart: `InsetGroupedListStyle` · Source: SwiftUI reference · Fidelity: measured
public struct InsetGroupedListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .insetGrouped }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows of a sidebar.
///
/// Apple counterpart: `SidebarListStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `plain`
public struct SidebarListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .sidebar }
}
extension ListStyle where Self == SidebarListStyle {
  /// Rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
