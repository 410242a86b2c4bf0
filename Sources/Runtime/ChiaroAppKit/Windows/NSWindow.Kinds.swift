// SPDX-License-Identifier: MIT

extension NSWindow {
  /// The level of a window; windows of a higher level are in front of windows of a lower level.
  ///
  /// Apple counterpart: `NSWindow.Level` · Source: NSWindow.h · Fidelity: exact
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public let rawValue: Int
    /// Creates a level from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a level from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    /// The level of most windows.
    public static let normal = Level(0)
    /// The level of floating panels.
    public static let floating = Level(3)
    /// The level of torn-off menus.
    public static let tornOffMenu = Level(3)
    /// The level of submenus.
    public static let submenu = Level(3)
    /// The level of modal panels.
    public static let modalPanel = Level(8)
    /// The level of the menu bar.
    public static let mainMenu = Level(24)
    /// The level of status items in the menu bar.
    public static let statusBar = Level(25)
    /// The level of pop-up menus.
    public static let popUpMenu = Level(101)
    /// The level of screen savers.
    public static let screenSaver = Level(1000)
    /// Returns whether windows of the first level are behind those of the second level.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// A set of options for how a window behaves in Spaces and full screen.
  ///
  /// Apple counterpart: `NSWindow.CollectionBehavior` · Source: NSWindow.h · Fidelity: exact
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option to show the window in all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// An option to move the window to the active space when it is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// An option that makes the window take part in Spaces and Exposé.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// An option that makes the window float in Spaces and hides it in Exposé.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// An option that keeps Exposé from affecting the window, as for the desktop window.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// An option to include the window in the commands that cycle through an app's windows.
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    /// An option to skip the window in the commands that cycle through an app's windows.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// An option that lets the window enter full screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// An option that lets the window appear in the full-screen space of another window.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// An option that keeps the window from entering full screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    /// An option that lets the window share a full-screen space with another window, side by side.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    /// An option that keeps the window from sharing a full-screen space with another window.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
  }

  /// The animation with which a window opens and closes.
  ///
  /// Apple counterpart: `NSWindow.AnimationBehavior` · Source: NSWindow.h · Fidelity: exact
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow = 3
    case utilityWindow = 4
    case alertPanel = 5
  }

  /// Whether a window is shown as a tab together with others.
  ///
  /// Apple counterpart: `NSWindow.TabbingMode` · Source: NSWindow.h · Fidelity: exact
  public enum TabbingMode: Int, Sendable {
    case automatic = 0
    case preferred = 1
    case disallowed = 2
  }

  /// The access that other processes have to a window's contents.
  ///
  /// Apple counterpart: `NSWindow.SharingType` · Source: NSWindow.h · Fidelity: exact
  public enum SharingType: UInt, Sendable {
    case none = 0
    case readOnly = 1
    case readWrite = 2
  }

  /// A button of a title bar.
  ///
  /// Apple counterpart: `NSWindow.ButtonType` · Source: NSWindow.h · Fidelity: exact
  public enum ButtonType: UInt, Sendable {
    case closeButton = 0
    case miniaturizeButton = 1
    case zoomButton = 2
    case toolbarButton = 3
    case documentIconButton = 4
    case documentVersionsButton = 6
  }
}

/// The style of the line below a title bar.
///
/// Apple counterpart: `NSTitlebarSeparatorStyle` · Source: NSWindow.h · Fidelity: exact
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  case automatic = 0
  case none = 1
  case line = 2
  case shadow = 3
}
