// SPDX-License-Identifier: MIT

import ChiaroFoundation
import ChiaroViews
public import Foundation

/// What belongs to the frame of a window.
struct WindowChrome {
  /// The number of the window; 0 before somebody asks.
  var number = 0
  var identifier: NSUserInterfaceItemIdentifier?
  /// What can be undone in the window; nil before somebody asks.
  var undoManager: UndoManager?
  var style: NSWindow.StyleMask = .borderless
  var title = ""
  var subtitle = ""
  var isTitleHidden = false
  var isBarTransparent = false
  var toolbar: NSToolbar?
  var toolbarStyle = NSWindow.ToolbarStyle.automatic
  var minSize = NSSize.zero
  var maxSize = NSSize(width: CGFloat.infinity, height: .infinity)
  var sheets: [NSWindow] = []
  var onSheetEnd: ((NSApplication.ModalResponse) -> Void)?
  /// The view that becomes first responder when the window is shown for the first time.
  weak var initialResponder: NSView?
  /// Whether the window was shown before.
  var wasShown = false
  /// The window of which this one is a child.
  weak var leader: NSWindow?
  var isBelowLeader = false
  /// Whether the window is shown again with its leader, with which it was hidden.
  var returnsWithLeader = false

  /// The height of the title bar with its toolbar, in points.
  ///
  /// Source: estimated for macOS 11 to 15, compared with no Mac
  @MainActor
  var barHeight: CGFloat {
    guard style.contains(.titled) else { return 0 }
    guard let toolbar, toolbar.isVisible else { return 28 }
    return toolbarStyle == .preference || toolbarStyle == .expanded ? 80 : 52
  }
}

extension NSWindow {
  /// A set of options for a window's title bar, buttons and edges.
  ///
  /// Apple counterpart: `NSWindow.StyleMask` · Source: AppKit reference · Fidelity: exact
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A style without a title bar and border.
    public static let borderless: StyleMask = []
    /// An option for a title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// An option for a button that closes the window.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// An option for a button that minimizes the window.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// An option for edges that let the user resize the window.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// An option for a background that the title bar and the toolbar share; ignored, because they
    /// always share one.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// An option for a window in full screen; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// An option for a content view that fills the whole window, behind the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// An option for a panel with a smaller title bar; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// An option for a panel that does not activate the app; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// An option for a dark panel; stored, but without effect.
    ///
    /// Fidelity: inert
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }

  /// The kind of buffer that holds a window's content; ignored here.
  ///
  /// Apple counterpart: `NSWindow.BackingStoreType` · Source: AppKit reference · Fidelity: exact
  public enum BackingStoreType: UInt, Sendable {
    case retained = 0
    case nonretained = 1
    case buffered = 2
  }
  /// Whether a window shows its title.
  ///
  /// Apple counterpart: `NSWindow.TitleVisibility` · Source: AppKit reference · Fidelity: exact
  public enum TitleVisibility: Int, Sendable {
    case visible = 0
    case hidden = 1
  }
  /// The arrangement of a window's title and toolbar.
  ///
  /// Apple counterpart: `NSWindow.ToolbarStyle` · Source: AppKit reference · Fidelity: exact
  public enum ToolbarStyle: Int, Sendable, CaseIterable {
    case automatic = 0
    case expanded = 1
    case preference = 2
    case unified = 3
    case unifiedCompact = 4
  }

  /// The style of the window: its title bar, buttons and edges.
  public final var styleMask: StyleMask {
    get { chrome.style }
    set { change { $0.style = newValue } }
  }
  /// The title of the window, shown in its title bar; empty by default.
  public final var title: String {
    get { chrome.title }
    set { change { $0.title = newValue } }
  }
  /// The subtitle of the window, shown with the title; empty, the default, for none.
  ///
  /// If there is a toolbar in the same row, the subtitle is below the title; otherwise it follows
  /// the title.
  public final var subtitle: String {
    get { chrome.subtitle }
    set { change { $0.subtitle = newValue } }
  }
  /// Whether the title bar shows the title; the default is `visible`.
  public final var titleVisibility: TitleVisibility {
    get { chrome.isTitleHidden ? .hidden : .visible }
    set { change { $0.isTitleHidden = newValue == .hidden } }
  }
  /// Whether the title bar is drawn without a background and a line; the default is false.
  public final var titlebarAppearsTransparent: Bool {
    get { chrome.isBarTransparent }
    set { change { $0.isBarTransparent = newValue } }
  }
  /// The toolbar of the window; nil for none.
  ///
  /// It is shown only in a window with a title bar.
  public final var toolbar: NSToolbar? {
    get { chrome.toolbar }
    set {
      newValue?.window = self
      change { $0.toolbar = newValue }
    }
  }
  /// The arrangement of the title and the toolbar: in two rows for `expanded` and `preference`,
  /// otherwise in one row.
  public final var toolbarStyle: ToolbarStyle {
    get { chrome.toolbarStyle }
    set { change { $0.toolbarStyle = newValue } }
  }
  /// The minimum size of the frame in points; `setFrame(_:display:)` and
  /// `setContentSize(_:)` enforce it.
  public final var minSize: NSSize {
    get { chrome.minSize }
    set { chrome.minSize = newValue }
  }
  /// The maximum size of the frame in points; `setFrame(_:display:)` and
  /// `setContentSize(_:)` enforce it.
  public final var maxSize: NSSize {
    get { chrome.maxSize }
    set { chrome.maxSize = newValue }
  }

  /// What to do when the window ends being over another.
  final var onSheetEnd: ((NSApplication.ModalResponse) -> Void)? {
    get { chrome.onSheetEnd }
    set { chrome.onSheetEnd = newValue }
  }

  private final func change(_ change: (inout WindowChrome) -> Void) {
    change(&chrome)
    chromeDidChange()
  }

  /// The height of the title bar and the toolbar.
  private final var barHeight: CGFloat { chrome.barHeight }
  /// The part of the window that the title bar does not cover, in window coordinates.
  public final var contentLayoutRect: NSRect {
    CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - barHeight))
  }

  /// Makes the title bar anew.
  final func chromeDidChange() {
    guard chrome.style.contains(.titled) else {
      titleBar?.removeFromSuperview()
      titleBar = nil
      return placeContent()
    }
    let bar = titleBar ?? TitleBar(of: self)
    if titleBar == nil {
      titleBar = bar
      addSubview(bar)
    }
    bar.placedFrame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    bar.windowDidChange()
    placeContent()
  }

  /// Makes the content fill its room, and the title bar the width.
  final func placeContent() {
    let isFull = chrome.style.contains(.fullSizeContentView)
    contentView?.frame = isFull ? bounds : contentLayoutRect
    titleBar?.placedFrame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
  }

  // MARK: Size and place

  /// Resizes the window so that the content below the title bar gets a size, in points; the
  /// window's size stays within `minSize` and `maxSize`.
  public final func setContentSize(_ size: NSSize) {
    frame.size = limited(NSSize(width: size.width, height: size.height + barHeight))
    placeContent()
  }
  private final func limited(_ size: NSSize) -> NSSize {
    NSSize(
      width: min(max(size.width, minSize.width), maxSize.width),
      height: min(max(size.height, minSize.height), maxSize.height))
  }
  /// Moves the window's lower left corner, and sets its size, limited to `minSize` and `maxSize`.
  ///
  /// - Parameters:
  ///   - frameRect: the new frame in screen coordinates, in points
  ///   - flag: not used
  public final func setFrame(_ frameRect: NSRect, display flag: Bool) {
    frame = NSRect(origin: frameRect.origin, size: limited(frameRect.size))
    placeContent()
  }
  /// Moves and resizes the window without animation, as `setFrame(_:display:)` does.
  public final func setFrame(_ frameRect: NSRect, display: Bool, animate: Bool) {
    setFrame(frameRect, display: display)
  }
  /// Centers the window on the screen in AppKit; does nothing here, because the desktop places
  /// windows.
  ///
  /// Fidelity: inert
  public final func center() {}
}
