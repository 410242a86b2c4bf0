// SPDX-License-Identifier: MIT

// The styles of pickers and lists that the system has (SwiftUI reference, statements SU177, SU178,
// SU196–SU198).

/// A picker style that the container of the picker chooses.
///
/// Apple counterpart: `DefaultPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .automatic }
}
extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the container of the picker chooses.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A picker style that shows the selected option; pressing it opens a menu of all options.
///
/// Apple counterpart: `MenuPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct MenuPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .menu }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The style that shows the selected option; pressing it opens a menu of all options.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker style that shows the options as segments.
///
/// Apple counterpart: `SegmentedPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct SegmentedPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .segmented }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style that shows the options as segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A picker style that shows each option in a row of its own.
///
/// Apple counterpart: `InlinePickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct InlinePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .inline }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The style that shows each option in a row of its own.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style that shows the options on a wheel.
///
/// Apple counterpart: `WheelPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct WheelPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .wheel }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The style that shows the options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A picker style that shows all options in one row of a menu.
///
/// Apple counterpart: `PalettePickerStyle` · Source: SwiftUI reference · Fidelity: approximate,
/// drawn as segments
public struct PalettePickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .palette }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The style that shows all options in one row of a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// A picker style that shows the selected option; pressing it opens a list of all options.
///
/// Apple counterpart: `NavigationLinkPickerStyle` · Source: SwiftUI reference · Fidelity: exact
public struct NavigationLinkPickerStyle: KnownPickerStyle {
  /// Creates the style.
  public init() {}
  var look: PickerLook { .navigationLink }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style that shows the selected option; pressing it opens a list of all options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A style for lists.
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

/// The list style that the system chooses.
///
/// Apple counterpart: `DefaultListStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .automatic }
}
extension ListStyle where Self == DefaultListStyle {
  /// The style that the system chooses.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list style whose rows reach from edge to edge.
///
/// Apple counterpart: `PlainListStyle` · Source: SwiftUI reference · Fidelity: measured
public struct PlainListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .plain }
}
extension ListStyle where Self == PlainListStyle {
  /// The style whose rows reach from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// A list style whose rows have insets.
///
/// Apple counterpart: `InsetListStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `plain`
public struct InsetListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .inset }
}
extension ListStyle where Self == InsetListStyle {
  /// The style whose rows have insets.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// A list style with groups of rows that reach from edge to edge.
///
/// Apple counterpart: `GroupedListStyle` · Source: SwiftUI reference · Fidelity: approximate
public struct GroupedListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .grouped }
}
extension ListStyle where Self == GroupedListStyle {
  /// The style with groups of rows that reach from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list style that shows each section on a rounded card.
///
/// Apple counterpart: `InsetGroupedListStyle` · Source: SwiftUI reference · Fidelity: measured
public struct InsetGroupedListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .insetGrouped }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The style that shows each section on a rounded card.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A list style for the rows of a sidebar.
///
/// Apple counterpart: `SidebarListStyle` · Source: SwiftUI reference · Fidelity:
/// approximate, drawn as `plain`
public struct SidebarListStyle: KnownListStyle {
  /// Creates the style.
  public init() {}
  var look: ListLook { .sidebar }
}
extension ListStyle where Self == SidebarListStyle {
  /// The style for the rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
