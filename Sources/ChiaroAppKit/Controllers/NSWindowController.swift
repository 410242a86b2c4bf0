// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// An object that manages a window.
///
/// Apple counterpart: `NSWindowController` · Source: AppKit reference · Fidelity: approximate,
/// no nib is read
@preconcurrency @MainActor
open class NSWindowController: ControllerResponder {
  /// The window; nil for none.
  ///
  /// That of a nib is loaded when it is first asked for.
  open var window: NSWindow? {
    get {
      if ownWindow == nil, !isWindowLoaded, windowNibName != nil { loadIfNeeded() }
      return ownWindow
    }
    set {
      ownWindow?.windowController = nil
      ownWindow = newValue
      newValue?.windowController = self
    }
  }
  private final var ownWindow: NSWindow?
  /// Whether `windowDidLoad()` was called.
  public private(set) final var isWindowLoaded = false
  /// The name of the window's nib, see `NSNib`; nil for none.
  open var windowNibName: NSNib.Name? { givenNibName }
  private final var givenNibName: NSNib.Name?
  /// The name under which AppKit saves the window's frame; stored, but no frame is saved.
  open var windowFrameAutosaveName = ""
  /// Whether new windows are offset from the previous one; stored, but without effect.
  open var shouldCascadeWindows = true
  /// The document of the window; nil for none.
  open weak var document: AnyObject?

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }
  /// Creates a controller of the window of a nib, see `NSNib`.
  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    givenNibName = windowNibName
  }
  /// Creates a controller without a window.
  public convenience override init() { self.init(window: nil) }
  /// Creates a controller without a window; nothing is read from the archive.
  public convenience init?(coder: NSCoder) { self.init(window: nil) }

  /// The controller of the window's content view; nil for none.
  public final var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  // MARK: Override points

  /// Creates the window; the default takes that of the nib.
  open func loadWindow() {
    window = NSNib.first(NSWindow.self, inNibNamed: windowNibName, owner: self)
  }
  /// Called before the window is loaded.
  open func windowWillLoad() {}
  /// Called once the window is loaded, before it is first shown.
  open func windowDidLoad() {}

  /// Shows the window in front of the others.
  open func showWindow(_ sender: Any?) {
    loadIfNeeded()
    window?.makeKeyAndOrderFront(sender)
  }
  private final func loadIfNeeded() {
    guard !isWindowLoaded else { return }
    isWindowLoaded = true
    windowWillLoad()
    if ownWindow == nil { loadWindow() }
    windowDidLoad()
  }
  /// Closes the window; that of a nib is not loaded for it.
  open func close() { ownWindow?.close() }

  override var eventWindow: NSWindow? { ownWindow }
  open override var next: Responder? { nil }
}
