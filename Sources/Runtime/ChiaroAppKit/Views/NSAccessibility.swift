// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The roles and subroles that describe a view to assistive technologies.
///
/// Apple counterpart: `NSAccessibility` · Source: NSAccessibilityConstants.h · Fidelity: inert,
/// some roles; they are stored, but without effect
public enum NSAccessibility {
  /// The role of a view, such as a button.
  ///
  /// Apple counterpart: `NSAccessibility.Role` · Source: NSAccessibilityConstants.h · Fidelity:
  /// exact
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role with a name, such as `AXButton`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A check box.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// A group of views.
    public static let group = Role(rawValue: "AXGroup")
    /// An image.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A row of a table.
    public static let row = Role(rawValue: "AXRow")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A text that cannot be edited.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A text that can be edited.
    public static let textField = Role(rawValue: "AXTextField")
    /// An unknown role.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
  /// The subrole of a view, which says more exactly what its role means.
  ///
  /// Apple counterpart: `NSAccessibility.Subrole` · Source: NSAccessibilityConstants.h · Fidelity:
  /// exact
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the subrole.
    public let rawValue: String
    /// Creates a subrole with a name, such as `AXSwitch`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button that is on or off.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A row of a table.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A search field.
    public static let searchField = Subrole(rawValue: "AXSearchField")
  }
}

extension NSView {
  /// Sets the role of the view for assistive technologies, nil for the default of its class;
  /// stored, but without effect.
  ///
  /// Fidelity: inert
  public final func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    ensuredRarities.role = role
  }
  /// Returns the role that was set with `setAccessibilityRole(_:)`; nil if none was.
  public final func accessibilityRole() -> NSAccessibility.Role? { rarities?.role }
  /// Sets the subrole of the view for assistive technologies, nil for none; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public final func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) {
    ensuredRarities.subrole = subrole
  }
  /// Returns the subrole that was set with `setAccessibilitySubrole(_:)`; nil if none was.
  public final func accessibilitySubrole() -> NSAccessibility.Subrole? { rarities?.subrole }
}

extension NSWindow {
  /// Sets the identifier by which tests find the window; nil for none.
  public final func setAccessibilityIdentifier(_ name: String?) { accessibilityIdentifier = name }
  /// Sets the text that assistive technologies speak for the window; nil for its title.
  public final func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
}
