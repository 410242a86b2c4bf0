// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

// Each is SwiftUI's modifier of the name (SwiftUI reference). They concern what surrounds a view,
// and change nothing of its picture.

/// The device of a preview.
///
/// Apple counterpart: `PreviewDevice` · Source: SwiftUI reference · Fidelity: inert
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral, RawRepresentable {
  /// The name.
  public let rawValue: String
  /// Creates the device of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates the device of a name.
  public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// The size of a preview.
///
/// Apple counterpart: `PreviewLayout` · Source: SwiftUI reference · Fidelity: inert
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// How a device is held.
///
/// Apple counterpart: `InterfaceOrientation` · Source: SwiftUI reference · Fidelity: inert
public struct InterfaceOrientation: Hashable, Sendable {
  private let number: Int
  /// Upright.
  public static let portrait = Self(number: 0)
  /// Upside down.
  public static let portraitUpsideDown = Self(number: 1)
  /// On its left side.
  public static let landscapeLeft = Self(number: 2)
  /// On its right side.
  public static let landscapeRight = Self(number: 3)
}

/// How high a sheet is.
///
/// Apple counterpart: `PresentationDetent` · Source: SwiftUI reference (statement SU211) ·
/// Fidelity: inert
public struct PresentationDetent: Hashable, Sendable {
  private let share: CGFloat
  private let points: CGFloat?
  /// About half of the screen.
  public static let medium = Self(share: 0.5, points: nil)
  /// The whole screen.
  public static let large = Self(share: 1, points: nil)
  /// Returns a share of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(share: fraction, points: nil) }
  /// Returns a height in points.
  public static func height(_ height: CGFloat) -> Self { Self(share: 0, points: height) }
}

/// Whether people use what is behind a sheet.
///
/// Apple counterpart: `PresentationBackgroundInteraction` · Source: SwiftUI reference · Fidelity:
/// inert
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// They do.
  public static let enabled = Self(number: 1)
  /// They do not.
  public static let disabled = Self(number: 2)
  /// They do up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// What becomes of a presentation where there is little room.
///
/// Apple counterpart: `PresentationAdaptation` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// Nothing.
  public static let none = Self(number: 1)
  /// A popover.
  public static let popover = Self(number: 2)
  /// A sheet.
  public static let sheet = Self(number: 3)
  /// A cover.
  public static let fullScreenCover = Self(number: 4)
}

/// How large a sheet is.
///
/// Apple counterpart: `PresentationSizing` · Source: SwiftUI reference · Fidelity: inert
public struct PresentationSizing: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// As large as its content.
  public static let fitted = Self(number: 1)
  /// As large as a form.
  public static let form = Self(number: 2)
  /// As large as a page.
  public static let page = Self(number: 3)
}

/// What scrolling in a sheet does first.
///
/// Apple counterpart: `PresentationContentInteraction` · Source: SwiftUI reference · Fidelity:
/// inert
public struct PresentationContentInteraction: Hashable, Sendable {
  private let number: Int
  /// As the system chooses.
  public static let automatic = Self(number: 0)
  /// It resizes.
  public static let resizes = Self(number: 1)
  /// It scrolls.
  public static let scrolls = Self(number: 2)
}

/// The order of items in menus.
///
/// Apple counterpart: `MenuOrder` · Source: SwiftUI reference · Fidelity: inert
public struct MenuOrder: Hashable, Sendable {
  private let number: Int
  /// As the container chooses.
  public static let automatic = Self(number: 0)
  /// As they are written.
  public static let fixed = Self(number: 1)
  /// The first one nearest.
  public static let priority = Self(number: 2)
}

extension View {
  /// Hides the bar of the status.
  ///
  /// Fidelity: inert
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Hides the bar of the status, in its former form.
  ///
  /// Fidelity: inert
  public func statusBar(hidden: Bool) -> some View { self }
  /// Sets whether parts of the system in front are there.
  ///
  /// Fidelity: inert
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Hides the view where others may look.
  ///
  /// Fidelity: inert
  public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
  /// Sets the address that a widget opens.
  ///
  /// Fidelity: inert
  public func widgetURL(_ url: URL?) -> some View { self }
  /// Says that the view takes the accent of a widget.
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
  /// Turns a preview.
  ///
  /// Fidelity: inert
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  /// Keeps people from closing what is presented by pulling.
  ///
  /// Fidelity: inert
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets how high a sheet is.
  ///
  /// Fidelity: inert
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  /// Sets how high a sheet is, and tells it.
  ///
  /// Fidelity: inert
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  /// Sets whether a sheet has a handle.
  ///
  /// Fidelity: inert
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets what is behind the content of a sheet.
  ///
  /// Fidelity: inert
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  /// Lets people use what is behind a sheet.
  ///
  /// Fidelity: inert
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  /// Sets the radius of the corners of a sheet.
  ///
  /// Fidelity: inert
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  /// Sets what becomes of a sheet where there is little room.
  ///
  /// Fidelity: inert
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  /// Sets how large a sheet is.
  ///
  /// Fidelity: inert
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  /// Sets what scrolling in a sheet does first.
  ///
  /// Fidelity: inert
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
  /// Sets the order of items in menus.
  ///
  /// Fidelity: inert
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus of buttons have arrows.
  ///
  /// Fidelity: inert
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  /// Sets whether marks lead on in rows.
  ///
  /// Fidelity: inert
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }
  /// Sets how lists are chosen in.
  ///
  /// Fidelity: inert
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
