// SPDX-License-Identifier: MIT

extension NSWindow {
  /// The level of a window: windows of a higher level are in front of those of a lower one.
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
    /// The level of menus that were torn off.
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
    /// Returns whether windows of the first level are behind those of the second.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// The behavior of a window in Spaces and full screen.
  ///
  /// Apple counterpart: `NSWindow.CollectionBehavior` · Source: NSWindow.h · Fidelity: exact
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window is visible in all spaces.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// The window moves to the active space when it is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// The window takes part in Spaces and Exposé.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// The window floats in Spaces and is hidden by Exposé.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// The window is not affected by Exposé, as the desktop's window is not.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// The commands that cycle through an app's windows include the window.
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    /// The commands that cycle through an app's windows skip the window.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// The window can enter full screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// The window can be shown in the full-screen space of another window.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// The window cannot enter full screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    /// The window can share a full-screen space side by side with another one.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    /// The window cannot share a full-screen space with another one.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
  }

  /// The animation with which a window appears and disappears.
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

  /// The access of other processes to a window's contents.
  ///
  /// Apple counterpart: `NSWindow.SharingType` · Source: NSWindow.h · Fidelity: exact
  public enum SharingType: UInt, Sendable {
    case none = 0
    case readOnly = 1
    case readWrite = 2
  }

  /// The buttons of a title bar.
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
