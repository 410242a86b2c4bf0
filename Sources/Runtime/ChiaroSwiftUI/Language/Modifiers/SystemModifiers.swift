// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern what surrounds a view,
// and change nothing of its picture.

/// The device of a preview.
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

/// The orientation of a device.
///
/// Apple counterpart: `InterfaceOrientation` · Source: SwiftUI reference · Fidelity: inert
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  /// Portrait, upright.
  public static let portrait = Self(number: 0)
  /// Portrait, upside down.
  public static let portraitUpsideDown = Self(number: 1)
  /// Landscape, on the left side.
  public static let landscapeLeft = Self(number: 2)
  /// Landscape, on the right side.
  public static let landscapeRight = Self(number: 3)
}

/// A height of a sheet.
///
/// Apple counterpart: `PresentationDetent` · Source: SwiftUI reference (statement SU211) ·
/// Fidelity: inert
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat
  private let points: CGFloat?
  /// About half the screen's height.
  public static let medium = Self(share: 0.5, points: nil)
  /// The whole screen.
  public static let large = Self(share: 1, points: nil)
  /// Returns a fraction of the screen's height.
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
  /// The view behind can be used.
  public static let enabled = Self(number: 1)
  /// The view behind cannot be used.
  public static let disabled = Self(number: 2)
  /// The view behind can be used up to a height of the sheet.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// The adaptation of a presentation to compact size classes.
///
/// Apple counterpart: `PresentationAdaptation` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// No adaptation.
  public static let none = Self(number: 1)
  /// A popover.
  public static let popover = Self(number: 2)
  /// A sheet.
  public static let sheet = Self(number: 3)
  /// A full-screen cover.
  public static let fullScreenCover = Self(number: 4)
}

/// The size of a sheet.
///
/// Apple counterpart: `PresentationSizing` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationSizing: Hashable, Sendable {
  private let number: Int
  /// The system chooses.
  public static let automatic = Self(number: 0)
  /// The size of its content.
  public static let fitted = Self(number: 1)
  /// The size of a form.
  public static let form = Self(number: 2)
  /// The size of a page.
  public static let page = Self(number: 3)
}

/// The first effect of scrolling in a sheet.
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

/// The order of items in menus.
///
/// Apple counterpart: `MenuOrder` · Source: SwiftUI reference · Fidelity: inert
public struct MenuOrder: Hashable, Sendable {
  private let number: Int
  /// The container chooses.
  public static let automatic = Self(number: 0)
  /// The order in which they are written.
  public static let fixed = Self(number: 1)
  /// The first item is nearest to the touch.
  public static let priority = Self(number: 2)
}

extension View {
  /// Hides the status bar.
  ///
  /// Fidelity: inert
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides the status bar; the older form.
  ///
  /// Fidelity: inert
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets whether overlays of the system are shown.
  ///
  /// Fidelity: inert
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Marks the view as private, to be hidden where others may look.
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
  /// Sets the first effect of scrolling in a sheet.
  ///
  /// Fidelity: inert
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Sets the order of items in menus.
  ///
  /// Fidelity: inert
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menu buttons show an arrow.
  ///
  /// Fidelity: inert
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether rows with links show a chevron.
  ///
  /// Fidelity: inert
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Disables selection in lists.
  ///
  /// Fidelity: inert
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
