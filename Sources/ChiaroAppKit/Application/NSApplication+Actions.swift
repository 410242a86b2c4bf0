// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

extension NSApplication {
  /// The answer of a modal window, a sheet or an alert.
  ///
  /// Apple counterpart: `NSApplication.ModalResponse` · Source: AppKit reference · Fidelity: exact
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    /// The answer as a number.
    public let rawValue: Int
    /// Creates an answer from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates an answer from a number.
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    // As AppKit writes it.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The person confirmed.
    public static let OK = ModalResponse(1)
    /// The person canceled.
    public static let cancel = ModalResponse(0)
    /// The modal session was stopped.
    public static let stop = ModalResponse(-1000)
    /// The modal session was aborted.
    public static let abort = ModalResponse(-1001)
    /// The modal session continues.
    public static let `continue` = ModalResponse(-1002)
    /// The first button of an alert.
    public static let alertFirstButtonReturn = ModalResponse(1000)
    /// The second button of an alert.
    public static let alertSecondButtonReturn = ModalResponse(1001)
    /// The third button of an alert.
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  /// The window that gets key events: the frontmost visible window; nil for none.
  public final var keyWindow: NSWindow? { windows.first { !$0.isHidden } }
  /// The app's main window: the frontmost visible window that is not a sheet; nil for none.
  public final var mainWindow: NSWindow? {
    windows.first { !$0.isHidden && $0.sheetParent == nil }
  }
  /// Whether the app has a visible window.
  public final var isActive: Bool { keyWindow != nil }
  /// Does nothing: the desktop decides which app is in front.
  public final func activate(ignoringOtherApps flag: Bool = true) {}

  /// Sends an action to an object, or to the first responder in the chain that implements it.
  ///
  /// - Returns: whether anybody has it
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender) }
    return candidates(from: sender).contains { action.perform(on: $0, sender: sender) }
  }

  /// Returns the object to which an action without a target is sent; nil without a responder chain.
  ///
  /// Who really has the method shows only when it is sent: it is the first responder.
  public final func target(forAction action: Selector) -> Any? {
    candidates(from: nil).first { !($0 is NSApplication) }
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

  /// Ends the app, unless its delegate refuses: closes all windows and posts
  /// `willTerminateNotification`.
  ///
  /// The program goes on; what runs it ends where no window is left.
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

  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")

  /// The delegate's answer to a request that the app end.
  ///
  /// Apple counterpart: `NSApplication.TerminateReply` · Source: AppKit reference · Fidelity: exact
  public enum TerminateReply: UInt, Sendable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }
}
