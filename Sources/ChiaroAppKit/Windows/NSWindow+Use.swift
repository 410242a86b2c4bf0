// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

extension NSWindow {
  /// Shows the window or takes it off the screen, without making it key.
  public final func setIsVisible(_ flag: Bool) {
    if flag { orderFront(nil) } else { orderOut(nil) }
  }
  /// The opacity of the window's views, from 0 to 1; the default is 1.
  public final var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  /// The name by which the app finds the window; nil for none.
  public final var identifier: NSUserInterfaceItemIdentifier? {
    get { chrome.identifier }
    set { chrome.identifier = newValue }
  }
  /// Creates a window with a title bar for a view controller, in the size of its view.
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
  }

  // MARK: Order

  /// Whether the window is visible.
  public final var isVisible: Bool { !isHidden }
  /// Hides the window.
  public final func orderOut(_ sender: Any?) { isHidden = true }
  /// Shows the window in front of the others.
  public final func orderFront(_ sender: Any?) { makeKeyAndVisible() }
  /// Whether the window is the app's main window, the frontmost one.
  public final var isMainWindow: Bool { NSApplication.shared.mainWindow === self }
  /// The screen of the window; nil for none.
  public final var screen: NSScreen? { windowScene?.screen }
  /// The number of pixels per point.
  public final var backingScaleFactor: CGFloat { CGFloat(max(1, traitCollection.displayScale)) }
  /// Redraws the app's windows where they changed.
  public final func displayIfNeeded() { NSApplication.shared.updateWindows() }

  // MARK: Responders

  /// The first responder, which gets key events; nil for none.
  public final var firstResponder: NSResponder? { input.firstResponder }
  /// Makes a responder the first responder; returns whether it became so.
  @discardableResult
  public final func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    guard let responder, responder !== self else {
      return input.firstResponder?.resignFirstResponder() ?? true
    }
    if let control = responder as? NSControl, !control.canBecomeFirstResponder {
      guard control.canBecomeFocused else { return false }
      if let first = input.firstResponder, !first.resignFirstResponder() { return false }
      input.setFocus(control)
      return true
    }
    return responder.becomeFirstResponder()
  }
  /// Ends editing of the window's text field.
  public final func endEditing(for object: Any?) { _ = makeFirstResponder(nil) }

  // MARK: Sheets

  /// The sheets of the window, frontmost last.
  public final var sheets: [NSWindow] { chrome.sheets }
  /// The frontmost sheet of the window; nil for none.
  public final var attachedSheet: NSWindow? { chrome.sheets.last }
  /// The window of which this one is a sheet; nil for none.
  public final var sheetParent: NSWindow? {
    NSApplication.shared.windows.first { $0.chrome.sheets.contains { $0 === self } }
  }
  /// Shows a window as a sheet of this one.
  ///
  /// - Parameters:
  ///   - sheetWindow: the window, which loses its title bar
  ///   - handler: what to do when it ends
  public final func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    sheetWindow.styleMask.remove(.titled)
    sheetWindow.onSheetEnd = handler
    chrome.sheets.append(sheetWindow)
    sheetWindow.appearanceSource = self
    sheetWindow.makeKeyAndOrderFront(nil)
  }
  /// Ends a sheet of this window and calls its completion handler.
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

  /// Posted before a window closes.
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// Posted after a window became the key window.
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
}

/// The delegate of a window; every method has a default.
///
/// Apple counterpart: `NSWindowDelegate` · Source: AppKit reference · Fidelity: approximate
@preconcurrency @MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Returns whether a person may close the window; true by default.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// Called before the window closes; the notification's object is the window.
  func windowWillClose(_ notification: Notification)
  /// Called after the window became key; the notification's object is the window.
  func windowDidBecomeKey(_ notification: Notification)
  /// Returns the manager of what can be undone in the window; nil for the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

extension NSWindowDelegate {
  /// Returns nil.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
  /// Returns true.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
}
