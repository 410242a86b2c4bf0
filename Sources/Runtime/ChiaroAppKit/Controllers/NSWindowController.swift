// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

/// An object that manages a window.
///
/// Apple counterpart: `NSWindowController` · Source: AppKit reference · Fidelity: approximate, the
/// program makes the objects of nibs
@preconcurrency @MainActor
open class NSWindowController: ControllerResponder {
  /// The window of the controller; nil for none.
  ///
  /// If the controller has a nib, its window is loaded at first access.
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
  /// Whether the window was loaded or set.
  public final var isWindowLoaded: Bool { wasLoaded || ownWindow != nil }
  private final var wasLoaded = false
  /// The name of the window's nib, as registered with `NSNib`; nil for none.
  open var windowNibName: NSNib.Name? { givenNibName }
  private final var givenNibName: NSNib.Name?
  /// The name under which AppKit saves the window's frame; the name is stored, but no frame is
  /// saved.
  open var windowFrameAutosaveName = ""
  /// Whether each new window is offset from the previous one; stored, but without effect.
  ///
  /// Fidelity: inert
  open var shouldCascadeWindows = true
  /// The document that the window shows, referenced weakly; nil for none.
  ///
  /// It is stored for the app and has no other use here.
  open weak var document: AnyObject?

  /// Creates a controller that manages a window; nil for none.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }
  /// Creates a controller whose window comes from a nib that is registered with `NSNib`.
  public convenience init(windowNibName: NSNib.Name) {
    self.init(window: nil)
    givenNibName = windowNibName
  }
  /// Creates a controller without a window.
  public convenience override init() { self.init(window: nil) }
  /// Creates a controller without a window; the archive is not read, and the result is never nil.
  public convenience init?(coder: NSCoder) { self.init(window: nil) }

  /// The view controller of the window's content; nil for none.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  // MARK: Override points

  /// Called to load the window; the default takes the nib's window, or none.
  open func loadWindow() {
    window = NSNib.first(NSWindow.self, inNibNamed: windowNibName, owner: self)
  }
  /// Called before the window is loaded; the default does nothing.
  open func windowWillLoad() {}
  /// Called once after the window was loaded; the default does nothing.
  open func windowDidLoad() {}

  /// Loads the window if needed and shows it in front of the app's other windows.
  open func showWindow(_ sender: Any?) {
    loadIfNeeded()
    window?.makeKeyAndOrderFront(sender)
  }
  private final func loadIfNeeded() {
    guard !isWindowLoaded else { return }
    wasLoaded = true
    windowWillLoad()
    if ownWindow == nil { loadWindow() }
    windowDidLoad()
  }
  /// Tells of the window with which a storyboard made the controller.
  final func storyboardDidLoad() {
    guard !wasLoaded, ownWindow != nil else { return }
    wasLoaded = true
    windowWillLoad()
    windowDidLoad()
  }
  /// Closes the window; does nothing if it is not loaded yet.
  open func close() { ownWindow?.close() }

  override var eventWindow: NSWindow? { ownWindow }
  open override var next: Responder? { nil }
}
