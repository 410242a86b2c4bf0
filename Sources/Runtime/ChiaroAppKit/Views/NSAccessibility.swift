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
    /// The role of a button.
    public static let button = Role(rawValue: "AXButton")
    /// The role of a check box.
    public static let checkBox = Role(rawValue: "AXCheckBox")
    /// The role of a group of views.
    public static let group = Role(rawValue: "AXGroup")
    /// The role of an image.
    public static let image = Role(rawValue: "AXImage")
    /// The role of a link.
    public static let link = Role(rawValue: "AXLink")
    /// The role of a list.
    public static let list = Role(rawValue: "AXList")
    /// The role of a table row.
    public static let row = Role(rawValue: "AXRow")
    /// The role of a slider.
    public static let slider = Role(rawValue: "AXSlider")
    /// The role of text that cannot be edited.
    public static let staticText = Role(rawValue: "AXStaticText")
    /// The role of text that can be edited.
    public static let textField = Role(rawValue: "AXTextField")
    /// An unknown role.
    public static let unknown = Role(rawValue: "AXUnknown")
  }
  /// The subrole of a view, which states more precisely what its role means.
  ///
  /// Apple counterpart: `NSAccessibility.Subrole` · Source: NSAccessibilityConstants.h · Fidelity:
  /// exact
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name of the subrole.
    public let rawValue: String
    /// Creates a subrole with a name, such as `AXSwitch`.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The subrole of a button that can be on or off.
    public static let toggle = Subrole(rawValue: "AXToggle")
    /// The subrole of a switch.
    public static let `switch` = Subrole(rawValue: "AXSwitch")
    /// The subrole of a table row.
    public static let tableRow = Subrole(rawValue: "AXTableRow")
    /// The subrole of a search field.
    public static let searchField = Subrole(rawValue: "AXSearchField")
  }
}

extension NSView {
  /// Sets the view's role for assistive technologies, nil for the default of its class; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  public final func setAccessibilityRole(_ role: NSAccessibility.Role?) {
    ensuredSparseValues.role = role
  }
  /// Returns the role that `setAccessibilityRole(_:)` set; nil for none.
  public final func accessibilityRole() -> NSAccessibility.Role? { sparseValues?.role }
  /// Sets the view's subrole for assistive technologies, nil for none; stored, but without effect.
  ///
  /// Fidelity: inert
  public final func setAccessibilitySubrole(_ subrole: NSAccessibility.Subrole?) {
    ensuredSparseValues.subrole = subrole
  }
  /// Returns the subrole that `setAccessibilitySubrole(_:)` set; nil for none.
  public final func accessibilitySubrole() -> NSAccessibility.Subrole? { sparseValues?.subrole }
}

extension NSWindow {
  /// Sets the identifier by which tests find the window; nil for none.
  public final func setAccessibilityIdentifier(_ name: String?) { accessibilityIdentifier = name }
  /// Sets the text that assistive technologies speak for the window; nil for its title.
  public final func setAccessibilityLabel(_ label: String?) { accessibilityLabel = label }
}

extension NSView {
  /// Sets whether assistive technologies see the view; the same as setting
  /// `isAccessibilityElement`.
  public final func setAccessibilityElement(_ isElement: Bool) {
    isAccessibilityElement = isElement
  }
  /// Sets the help text for assistive technologies, nil for none; the same as setting
  /// `accessibilityHint`.
  public final func setAccessibilityHelp(_ help: String?) { accessibilityHint = help }
  /// Sets the value for assistive technologies; nil for none.
  ///
  /// A value that is not a string is stored as its description.
  public final func setAccessibilityValue(_ value: Any?) {
    accessibilityValue = value.map { "\($0)" }
  }
  /// Sets the title for assistive technologies, nil for none; the same as setting
  /// `accessibilityLabel`.
  public final func setAccessibilityTitle(_ title: String?) { accessibilityLabel = title }
}
