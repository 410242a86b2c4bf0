// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

extension NSApplication {
  /// A code that tells how a modal window, a sheet or an alert ended.
  ///
  /// Apple counterpart: `NSApplication.ModalResponse` · Source: AppKit reference · Fidelity: exact
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The response's code.
    public let rawValue: Int
    /// Creates a response from its code.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a response from its code.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    // As AppKit writes it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The response if the user confirmed the window, such as with OK.
    public static let OK = ModalResponse(1)
    /// The response if the user canceled the window.
    public static let cancel = ModalResponse(0)
    /// The response if the modal session was stopped.
    public static let stop = ModalResponse(-1000)
    /// The response if the modal session was aborted.
    public static let abort = ModalResponse(-1001)
    /// The response while the modal session continues.
    public static let `continue` = ModalResponse(-1002)
    /// The response if the user clicked the first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The response if the user clicked the second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The response if the user clicked the third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  /// The window that receives key events: the frontmost visible window that can become key; nil if
  /// there is none.
  public final var keyWindow: NSWindow? { windows.first { !$0.isHidden && $0.canBecomeKey } }
  /// The app's main window: the frontmost visible window that can become main and is not a sheet;
  /// nil if there is none.
  public final var mainWindow: NSWindow? {
    windows.first { !$0.isHidden && $0.sheetParent == nil && $0.canBecomeMain }
  }
  /// Whether the app has a visible window.
  public final var isActive: Bool { windows.contains { !$0.isHidden } }
  /// Asks to make the app active, and shows it if it is hidden; the desktop decides which app
  /// becomes active.
  public final func activate(ignoringOtherApps flag: Bool = true) { unhide(nil) }

  /// Sends an action to an object, or to the first responder in the chain that implements it.
  ///
  /// - Parameters:
  ///   - action: the action
  ///   - target: the object that performs it; nil to search the responder chain, then the windows,
  ///     their controllers and delegates, the app and its delegate
  ///   - sender: the argument of the action
  /// - Returns: whether an object performed the action
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender) }
    return candidates(from: sender).contains { action.perform(on: $0, sender: sender) }
  }

  /// Returns the first object that would perform an action sent without a target; nil if there is
  /// none.
  ///
  /// A selector that holds only a name does not tell which objects implement it. For such a
  /// selector, the method returns the first responder, or else the key window or the app's
  /// delegate.
  public final func target(forAction action: Selector) -> Any? {
    candidates(from: nil).first { action.isMethod(of: $0) ?? !($0 is NSApplication) }
  }

  private final func candidates(from sender: Any?) -> [AnyObject] {
    let view = sender as? Responder
    let first = keyWindow?.firstResponder ?? view ?? keyWindow
    var chain: [AnyObject] = []
    for start in [view, first].compactMap({ $0 }) {
      for responder in start.chain
      where !chain.contains(where: { $0 === responder }) { chain.append(responder) }
    }
    for window in [keyWindow, mainWindow].compactMap({ $0 }) {
      chain.append(window)
      if let controller = window.windowController { chain.append(controller) }
      if let delegate = window.delegate { chain.append(delegate) }
    }
    chain.append(self)
    if let delegate { chain.append(delegate) }
    return chain
  }

  /// Ends the app unless its delegate refuses: notifies the delegate, posts
  /// `willTerminateNotification` and closes all windows.
  ///
  /// The process continues: the program that runs the app must exit itself when no window is left.
  public final func terminate(_ sender: Any?) { _ = end() }
  /// Ends the app, unless its delegate refuses; returns whether it did.
  final func end() -> Bool {
    guard delegate?.applicationShouldTerminate(self) ?? .terminateNow == .terminateNow else {
      return false
    }
    let note = Notification(name: Self.willTerminateNotification, object: self)
    delegate?.applicationWillTerminate(note)
    NotificationCenter.default.post(note)
    for window in windows { window.close() }
    return true
  }

  /// The name of the notification posted before the app ends; its object is the app.
  public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  /// The delegate's answer when the app asks whether it may end.
  ///
  /// Apple counterpart: `NSApplication.TerminateReply` · Source: AppKit reference · Fidelity: exact
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }
}
