// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroFoundation
public import ChiaroViews
public import Foundation

extension NSWindow {
  /// Shows the window in front of the app's other windows, or hides it.
  public final func setIsVisible(_ flag: Bool) {
    if flag { orderFront(nil) } else { orderOut(nil) }
  }
  /// The opacity of the window and its views, from 0 to 1; the default is 1.
  public final var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// The identifier by which an app finds the window; nil for none.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { chrome.identifier }
    set { chrome.identifier = newValue }
  }
  /// Creates a hidden window with a title bar and a view controller, whose view is the content.
  ///
  /// The content has the controller's `preferredContentSize` or, if that is zero, the size of the
  /// controller's view. The window's title follows that of the controller. `isReleasedWhenClosed`
  /// is false.
  public convenience init(contentViewController: NSViewController) {
    let view = contentViewController.view
    let wish = contentViewController.preferredContentSize
    let fitting = view.fittingSize
    let size = wish != .zero ? wish : view.frame.size != .zero ? view.frame.size : fitting
    self.init(
      contentRect: NSRect(origin: .zero, size: size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: true)
    show(contentViewController)
  }
  /// Shows the view of a controller, and its title.
  private final func show(_ controller: NSViewController) {
    contentViewController = controller
    title = controller.title ?? ""
    isReleasedWhenClosed = false
    controller.onWindowTitleChange = { [weak self] in self?.title = $0 }
  }

  // MARK: Order

  /// Whether the window is visible.
  public final var isVisible: Bool { !isHidden }
  /// Hides the window and its child windows without closing them.
  ///
  /// If the window is a child window, it is also removed from its parent.
  public final func orderOut(_ sender: Any?) {
    chrome.leader?.removeChildWindow(self)
    conceal()
  }
  /// Shows the window in front of the app's other windows.
  public final func orderFront(_ sender: Any?) { show() }
  /// Whether the window is the app's main window: the frontmost visible window that can become main
  /// and is not a sheet.
  public final var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  /// The screen of the window; nil for none.
  public final var screen: NSScreen? { windowScene?.screen }
  /// The number of pixels per point.
  public final var backingScaleFactor: CGFloat { CGFloat(max(1, traitCollection.displayScale)) }
  /// Updates all of the app's windows immediately, redrawing what changed.
  public final func displayIfNeeded() { NSApplication.shared.updateWindows() }

  // MARK: Responders

  /// The first responder, which receives key events; the window itself if there is no other.
  public final var firstResponder: NSResponder? {
    input.firstResponder ?? input.focused as? NSControl ?? self
  }
  /// Ends editing in the window by making the first responder resign.
  ///
  /// The parameter is ignored.
  public final func endEditing(for object: Any?) { _ = makeFirstResponder(nil) }

  // MARK: Sheets

  /// The open sheets of the window; the frontmost one is last.
  public final var sheets: [NSWindow] { chrome.sheets }
  /// The frontmost sheet of the window; nil for none.
  public final var attachedSheet: NSWindow? { chrome.sheets.last }
  /// The window that shows this window as a sheet; nil for none.
  public final var sheetParent: NSWindow? {
    NSApplication.shared.windows.first { $0.chrome.sheets.contains { $0 === self } }
  }
  /// Shows a window as a sheet of this window; the sheet inherits this window's appearance.
  ///
  /// - Parameters:
  ///   - sheetWindow: the window to show; it loses its title bar
  ///   - handler: a closure that `endSheet(_:returnCode:)` calls with the return code; nil for none
  public final func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    let size = (sheetWindow.contentView?.frame ?? sheetWindow.contentLayoutRect).size
    sheetWindow.styleMask.remove(.titled)
    sheetWindow.setContentSize(size)
    sheetWindow.onSheetEnd = handler
    chrome.sheets.append(sheetWindow)
    sheetWindow.appearanceSource = self
    sheetWindow.makeKeyAndOrderFront(nil)
  }
  /// Closes a sheet of this window and calls its completion handler with the return code.
  ///
  /// Does nothing if `sheetWindow` is not a sheet of this window.
  public final func endSheet(
    _ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = .stop
  ) {
    guard chrome.sheets.contains(where: { $0 === sheetWindow }) else { return }
    chrome.sheets.removeAll { $0 === sheetWindow }
    let handler = sheetWindow.onSheetEnd
    sheetWindow.onSheetEnd = nil
    sheetWindow.close()
    handler?(returnCode)
  }

  // MARK: Notifications

  /// The name of the notification posted before a window closes; its object is the window.
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
}

/// The delegate of a window; every method has a default.
///
/// Apple counterpart: `NSWindowDelegate` · Source: AppKit reference · Fidelity: approximate, only
/// methods for closing, key and main status, size and undo
@preconcurrency @MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Asks whether the user may close the window; the default returns true.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called before the window closes; the notification's object is the window.
  func windowWillClose(_ notification: Notification)
  /// Called after the window became key; the notification's object is the window.
  func windowDidBecomeKey(_ notification: Notification)
  /// Called after the window is no longer key, including when it was hidden or closed.
  func windowDidResignKey(_ notification: Notification)
  /// Called after the window became main; the notification's object is the window.
  func windowDidBecomeMain(_ notification: Notification)
  /// Called after the window is no longer main, including when it was hidden or closed.
  func windowDidResignMain(_ notification: Notification)
  /// Called after the user or the app changed the window's size.
  func windowDidResize(_ notification: Notification)
  /// Called after the user or the app moved the window.
  func windowDidMove(_ notification: Notification)
  /// Asks for the undo manager of the window; with nil the window uses its own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

extension NSWindowDelegate {
  /// Asks for the undo manager of the window; the default returns nil, so the window uses its own.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// Asks whether the user may close the window; the default returns true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Called before the window closes; the default does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Called after the window became key; the default does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Called after the window is no longer key; the default does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Called after the window became main; the default does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Called after the window is no longer main; the default does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Called after the window's size changed; the default does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Called after the window moved; the default does nothing.
  public func windowDidMove(_ notification: Notification) {}
}
