// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// What assistive technologies are told of views, beside their texts.
///
/// Apple counterpart: `NSAccessibility` · Source: NSAccessibilityConstants.h · Fidelity:
/// approximate, roles are kept
public enum NSAccessibility {
  /// What a view is.
  ///
  /// Apple counterpart: `NSAccessibility.Role` · Source: NSAccessibilityConstants.h · Fidelity:
  /// exact
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A button.
    public static let button = Role(rawValue: "AXButton")
    /// A check box.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// One of several parts.
    public static let group = Role(rawValue: "AXGroup")
    /// A picture.
    public static let image = Role(rawValue: "AXImage")
    /// A link.
    public static let link = Role(rawValue: "AXLink")
    /// A list.
    public static let list = Role(rawValue: "AXList")
    /// A row of a table.
    public static let row = Role(rawValue: "AXRow")
    /// A slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// A text that cannot be changed.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// A text that can be changed.
    public static let textField = Role(rawValue: "AXTextField")
    /// Nothing that is known.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
  /// What kind of its role a view is.
  ///
  /// Apple counterpart: `NSAccessibility.Subrole` · Source: NSAccessibilityConstants.h · Fidelity:
  /// exact
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Creates a kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Something that is on or off.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// A switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// A row of a table.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// A field for searches.
    public static let searchField = Subrole(rawValue: "AXSearchField")
  }
}

extension NSView {
  /// Says what the view is; nil for what its kind is.
  public final func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    ensuredRarities.role = role
  }
  /// Returns what the view was said to be; nil for what its kind is.
  public final func accessibilityRole() -> NSAccessibility.Role? { rarities?.role }
  /// Says what kind of its role the view is; nil for none.
  public final func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) {
    ensuredRarities.subrole = subrole
  }
  /// Returns what kind of its role the view was said to be; nil for none.
  public final func accessibilitySubrole() -> NSAccessibility.Subrole? { rarities?.subrole }
}

extension NSWindow {
  /// Sets the name by which tests find the window; nil for none.
  public final func setAccessibilityIdentifier(_ name: String?) { accessibilityIdentifier = name }
  /// Sets what is said of the window; nil for its title.
  public final func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
}
