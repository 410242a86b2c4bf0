// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// What belongs to the frame of a window.
struct WindowChrome {
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

  /// The height of the title bar and the toolbar in it.
  ///
  /// Source: measured on macOS 11 to 15
  @MainActor
  static func height(of style: NSWindow.StyleMask, toolbar: NSToolbar?) -> CGFloat {
    guard style.contains(.titled) else { return 0 }
    guard let toolbar, toolbar.isVisible else { return 28 }
    return 52
  }
}

extension NSWindow {
  /// What a window has.
  ///
  /// Apple counterpart: `NSWindow.StyleMask` · Source: AppKit reference · Fidelity: exact
  public struct StyleMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes it.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts it away.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges by which it is resized.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// One ground for title bar and toolbar; they always have it.
    public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
    /// The whole screen; kept.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// Content that reaches below the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
    /// A smaller title bar; kept.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// A panel that does not become the app's main window; kept.
    public static let nonactivatingPanel = StyleMask(rawValue: 1 << 7)
    /// A dark panel; kept.
    public static let hudWindow = StyleMask(rawValue: 1 << 13)
  }

  /// How the content of a window is kept; all are.
  ///
  /// Apple counterpart: `NSWindow.BackingStoreType` · Source: AppKit reference · Fidelity: exact
  public enum BackingStoreType: UInt, Sendable {
    case retained = 0
    case nonretained = 1
    case buffered = 2
  }
  /// Whether the title of a window is shown.
  ///
  /// Apple counterpart: `NSWindow.TitleVisibility` · Source: AppKit reference · Fidelity: exact
  public enum TitleVisibility: Int, Sendable {
    case visible = 0
    case hidden = 1
  }
  /// Where the title and the toolbar stand.
  ///
  /// Apple counterpart: `NSWindow.ToolbarStyle` · Source: AppKit reference · Fidelity: exact
  public enum ToolbarStyle: Int, Sendable, CaseIterable {
    case automatic = 0
    case expanded = 1
    case preference = 2
    case unified = 3
    case unifiedCompact = 4
  }

  /// What the window has.
  public final var styleMask: StyleMask {
    get { chrome.style }
    set { change { $0.style = newValue } }
  }
  /// The title, in the title bar.
  public final var title: String {
    get { chrome.title }
    set { change { $0.title = newValue } }
  }
  /// What stands below the title; empty for nothing.
  public final var subtitle: String {
    get { chrome.subtitle }
    set { change { $0.subtitle = newValue } }
  }
  /// Whether the title is shown; the default is `visible`.
  public final var titleVisibility: TitleVisibility {
    get { chrome.isTitleHidden ? .hidden : .visible }
    set { change { $0.isTitleHidden = newValue == .hidden } }
  }
  /// Whether the title bar has no ground and no line of its own; the default is false.
  public final var titlebarAppearsTransparent: Bool {
    get { chrome.isBarTransparent }
    set { change { $0.isBarTransparent = newValue } }
  }
  /// The toolbar; nil for none.
  public final var toolbar: NSToolbar? {
    get { chrome.toolbar }
    set {
      newValue?.window = self
      change { $0.toolbar = newValue }
    }
  }
  /// Where the title and the toolbar stand.
  public final var toolbarStyle: ToolbarStyle {
    get { chrome.toolbarStyle }
    set { change { $0.toolbarStyle = newValue } }
  }
  /// The least size of the frame; kept, and held to by `setFrame(_:display:)`.
  public final var minSize: NSSize {
    get { chrome.minSize }
    set { chrome.minSize = newValue }
  }
  /// The greatest size of the frame; kept, and held to by `setFrame(_:display:)`.
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
  private final var barHeight: CGFloat {
    let height = WindowChrome.height(of: chrome.style, toolbar: chrome.toolbar)
    let isHigh =
      chrome.toolbar != nil && height > 28
      && (chrome.toolbarStyle == .preference || chrome.toolbarStyle == .expanded)
    return isHigh ? 80 : height
  }
  /// The room of the content.
  public final var contentLayoutRect: NSRect {
    let bar = barHeight
    return CGRect(x: 0, y: bar, width: bounds.width, height: max(0, bounds.height - bar))
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
    bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
    bar.windowDidChange()
    placeContent()
  }

  /// Makes the content fill its room, and the title bar the width.
  final func placeContent() {
    let isFull = chrome.style.contains(.fullSizeContentView)
    contentView?.frame = isFull ? bounds : contentLayoutRect
    titleBar?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
  }

  // MARK: Size and place

  /// Makes the content another size.
  public final func setContentSize(_ size: NSSize) {
    bounds.size = NSSize(width: size.width, height: size.height + barHeight)
    placeContent()
  }
  /// Changes the size of the window, within its least and greatest; its place is the desktop's.
  public final func setFrame(_ frameRect: NSRect, display flag: Bool) {
    bounds.size = NSSize(
      width: min(max(frameRect.width, minSize.width), maxSize.width),
      height: min(max(frameRect.height, minSize.height), maxSize.height))
    placeContent()
  }
  /// Changes the size of the window; at once, also where it is to be animated.
  public final func setFrame(_ frameRect: NSRect, display: Bool, animate: Bool) {
    setFrame(frameRect, display: display)
  }
  /// Asks for the middle of the screen; the desktop decides.
  public final func center() {}
}
