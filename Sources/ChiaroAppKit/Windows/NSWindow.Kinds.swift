// SPDX-License-Identifier: MIT

extension NSWindow {
  /// The level of a window: those of a higher one are in front.
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
    /// The level of panels that float.
    public static let floating = Level(3)
    /// The level of menus that were torn off.
    public static let tornOffMenu = Level(3)
    /// The level of submenus.
    public static let submenu = Level(3)
    /// The level of modal panels.
    public static let modalPanel = Level(8)
    /// The level of the menu bar.
    public static let mainMenu = Level(24)
    /// The level of what stands in the menu bar.
    public static let statusBar = Level(25)
    /// The level of menus.
    public static let popUpMenu = Level(101)
    /// The level of screen savers.
    public static let screenSaver = Level(1000)
    /// Returns whether windows of a level are behind those of another.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a window does among spaces and in full screen.
  ///
  /// Apple counterpart: `NSWindow.CollectionBehavior` · Source: NSWindow.h · Fidelity: exact
  public struct CollectionBehavior: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window is in every space.
    public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1 << 0)
    /// The window goes to the space in which it is shown.
    public static let moveToActiveSpace = CollectionBehavior(rawValue: 1 << 1)
    /// The window takes part in Spaces and Exposé.
    public static let managed = CollectionBehavior(rawValue: 1 << 2)
    /// The window floats in Spaces and is hidden by Exposé.
    public static let transient = CollectionBehavior(rawValue: 1 << 3)
    /// The window stays where it is, as the desktop does.
    public static let stationary = CollectionBehavior(rawValue: 1 << 4)
    /// Commands that go from window to window come to it.
    public static let participatesInCycle = CollectionBehavior(rawValue: 1 << 5)
    /// Commands that go from window to window pass it over.
    public static let ignoresCycle = CollectionBehavior(rawValue: 1 << 6)
    /// The window can have a full screen.
    public static let fullScreenPrimary = CollectionBehavior(rawValue: 1 << 7)
    /// The window can be on another's full screen.
    public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 1 << 8)
    /// The window can have no full screen.
    public static let fullScreenNone = CollectionBehavior(rawValue: 1 << 9)
    /// The window can share a full screen.
    public static let fullScreenAllowsTiling = CollectionBehavior(rawValue: 1 << 11)
    /// The window cannot share a full screen.
    public static let fullScreenDisallowsTiling = CollectionBehavior(rawValue: 1 << 12)
  }

  /// How a window comes and goes.
  ///
  /// Apple counterpart: `NSWindow.AnimationBehavior` · Source: NSWindow.h · Fidelity: exact
  public enum AnimationBehavior: Int, Sendable {
    case `default` = 0
    case none = 2
    case documentWindow = 3
    case utilityWindow = 4
    case alertPanel = 5
  }

  /// Whether windows are put together as tabs.
  ///
  /// Apple counterpart: `NSWindow.TabbingMode` · Source: NSWindow.h · Fidelity: exact
  public enum TabbingMode: Int, Sendable {
    case automatic = 0
    case preferred = 1
    case disallowed = 2
  }

  /// Who can read a window's pixels.
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

/// The line below a title bar.
///
/// Apple counterpart: `NSTitlebarSeparatorStyle` · Source: NSWindow.h · Fidelity: exact
public enum NSTitlebarSeparatorStyle: Int, Sendable {
  case automatic = 0
  case none = 1
  case line = 2
  case shadow = 3
}
