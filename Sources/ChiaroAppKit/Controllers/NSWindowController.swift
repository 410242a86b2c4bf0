// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// An object that manages a window.
///
/// Apple counterpart: `NSWindowController` · Source: AppKit reference · Fidelity: approximate,
/// there are no nibs
@preconcurrency @MainActor
open class NSWindowController: Responder {
  /// The window; nil for none.
  open var window: NSWindow? {
    didSet {
      oldValue?.windowController = nil
      window?.windowController = self
    }
  }
  /// Whether `windowDidLoad()` was called.
  public private(set) final var isWindowLoaded = false
  /// The name of the window's nib file; nil for none.
  ///
  /// No file is read.
  open var windowNibName: String? { nil }
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
    window?.windowController = self
  }
  /// Creates a controller without a window; no file is read.
  public convenience init(windowNibName: String) { self.init(window: nil) }
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

  /// Creates the window; the default does nothing, as there are no nib files.
  open func loadWindow() {}
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
    if window == nil { loadWindow() }
    windowDidLoad()
  }
  /// Closes the window.
  open func close() { window?.close() }

  open override var next: Responder? { nil }
}
