// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern what surrounds a view,
// and change nothing of its picture.

/// The device that a preview shows.
///
/// Apple counterpart: `PreviewDevice` · Source: SwiftUI reference · Fidelity: inert
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from its name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// The size of a preview.
///
/// Apple counterpart: `PreviewLayout` · Source: SwiftUI reference · Fidelity: inert
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the device in a preview.
///
/// Apple counterpart: `InterfaceOrientation` · Source: SwiftUI reference · Fidelity: inert
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  /// Portrait, with the top of the device up.
  public static let portrait = Self(number: 0)
  /// Portrait, with the top of the device down.
  public static let portraitUpsideDown = Self(number: 1)
  /// Landscape, with the device turned to the left.
  public static let landscapeLeft = Self(number: 2)
  /// Landscape, with the device turned to the right.
  public static let landscapeRight = Self(number: 3)
}

/// A height at which a sheet can rest.
///
/// Apple counterpart: `PresentationDetent` · Source: SwiftUI reference (statement SU211) ·
/// Fidelity: inert
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat
  private let points: CGFloat?
  /// About half the screen's height.
  public static let medium = Self(share: 0.5, points: nil)
  /// The full height of the screen.
  public static let large = Self(share: 1, points: nil)
  /// Returns a height that is a fraction of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(share: fraction, points: nil) }
  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> Self { Self(share: 0, points: height) }
}

/// Whether a person can use the view behind a sheet.
///
/// Apple counterpart: `PresentationBackgroundInteraction` · Source: SwiftUI reference · Fidelity:
/// inert
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// A person can use the view behind.
  public static let enabled = Self(number: 1)
  /// A person cannot use the view behind.
  public static let disabled = Self(number: 2)
  /// A person can use the view behind while the sheet is at most at the given height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// How a presentation is shown in compact size classes.
///
/// Apple counterpart: `PresentationAdaptation` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The presentation stays as it is.
  public static let none = Self(number: 1)
  /// The presentation becomes a popover.
  public static let popover = Self(number: 2)
  /// The presentation becomes a sheet.
  public static let sheet = Self(number: 3)
  /// The presentation becomes a full-screen cover.
  public static let fullScreenCover = Self(number: 4)
}

/// How large a sheet is.
///
/// Apple counterpart: `PresentationSizing` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationSizing: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The sheet is as large as its content.
  public static let fitted = Self(number: 1)
  /// The sheet has the size for a form.
  public static let form = Self(number: 2)
  /// The sheet has the size for a page.
  public static let page = Self(number: 3)
}

/// What scrolling inside a sheet does first.
///
/// Apple counterpart: `PresentationContentInteraction` · Source: SwiftUI reference · Fidelity:
/// inert
public struct PresentationContentInteraction: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The sheet changes its height first.
  public static let resizes = Self(number: 1)
  /// The content scrolls first.
  public static let scrolls = Self(number: 2)
}

/// The order in which a menu shows its items.
///
/// Apple counterpart: `MenuOrder` · Source: SwiftUI reference · Fidelity: inert
public struct MenuOrder: Hashable, Sendable {
  private let number: Int
  /// The container chooses.
  public static let automatic = Self(number: 0)
  /// The items are in the order of the code.
  public static let fixed = Self(number: 1)
  /// The first item is nearest to the point of the touch.
  public static let priority = Self(number: 2)
}

extension View {
  /// Hides the status bar.
  ///
  /// Fidelity: inert
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides the status bar; an older form of `statusBarHidden`.
  ///
  /// Fidelity: inert
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets whether the system's overlays, such as the home indicator, are shown.
  ///
  /// Fidelity: inert
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Marks the view as private, so that it can be hidden where other people might see it.
  ///
  /// Fidelity: inert
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Sets the URL that a widget opens.
  ///
  /// Fidelity: inert
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Sets whether the view takes the accent color of a widget.
  ///
  /// Fidelity: inert
  public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Sets the name of a preview.
  ///
  /// Fidelity: inert
  public func previewDisplayName(_ value: String?) -> some View { self }
  /// Sets the device of a preview.
  ///
  /// Fidelity: inert
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  /// Sets the size of a preview.
  ///
  /// Fidelity: inert
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  /// Sets the orientation of a preview.
  ///
  /// Fidelity: inert
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Prevents a person from dismissing a presentation by a swipe.
  ///
  /// Fidelity: inert
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets the heights of a sheet.
  ///
  /// Fidelity: inert
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets the heights of a sheet, and a binding to the selected one.
  ///
  /// Fidelity: inert
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets whether a sheet shows a grabber.
  ///
  /// Fidelity: inert
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets the background of a sheet.
  ///
  /// Fidelity: inert
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  /// Sets whether a person can use the view behind a sheet.
  ///
  /// Fidelity: inert
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  /// Sets the corner radius of a sheet.
  ///
  /// Fidelity: inert
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets how a presentation adapts to compact size classes.
  ///
  /// Fidelity: inert
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Sets the size of a sheet.
  ///
  /// Fidelity: inert
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Sets what scrolling inside a sheet does first.
  ///
  /// Fidelity: inert
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Sets the order in which menus show their items.
  ///
  /// Fidelity: inert
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menu buttons show an arrow.
  ///
  /// Fidelity: inert
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether rows with navigation links show a chevron.
  ///
  /// Fidelity: inert
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Disables selection in lists.
  ///
  /// Fidelity: inert
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
