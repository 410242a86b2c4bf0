// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

extension NSApplication {
  /// Options for activating an app; ignored here.
  ///
  /// Apple counterpart: `NSApplication.ActivationOptions` · Source: NSRunningApplication.h ·
  /// Fidelity: exact
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An option to bring all windows of the app to the front.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// An option to activate the app even while the user works in another one.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }

  /// A policy for whether an app appears in the Dock and the menu bar; has no effect here.
  ///
  /// Apple counterpart: `NSApplication.ActivationPolicy` · Source: NSRunningApplication.h ·
  /// Fidelity: inert
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }
  /// Asks for an activation policy; ignored here, because there is no Dock.
  ///
  /// Always returns true.
  @discardableResult
  public final func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  /// Whether the app is hidden, from `hide(_:)` until `unhide(_:)`.
  public final var isHidden: Bool { concealedWindows != nil }
  /// Hides the app's visible windows, except those whose `canHide` is false, and posts
  /// `didHideNotification`.
  ///
  /// If the app is already hidden, it only hides the windows that were shown since then.
  public final func hide(_ sender: Any?) {
    let isNew = concealedWindows == nil
    let shown = windows.filter { !$0.isHidden && $0.canHide }
    concealedWindows = (concealedWindows ?? []).filter(\.isHidden) + shown
    for window in shown { window.isHidden = true }
    windowOrderDidChange()
    if isNew { NotificationCenter.default.post(name: Self.didHideNotification, object: self) }
  }
  /// Shows the windows that `hide(_:)` hid, in their former order, and posts
  /// `didUnhideNotification`.
  ///
  /// Windows that were ordered out or closed in the meantime stay hidden. Does nothing if the app
  /// is not hidden.
  public final func unhide(_ sender: Any?) {
    guard let concealed = concealedWindows else { return }
    concealedWindows = nil
    for window in concealed { window.isHidden = false }
    windowOrderDidChange()
    NotificationCenter.default.post(name: Self.didUnhideNotification, object: self)
  }
  /// Asks to make the app inactive; does nothing here, because the desktop decides which app is
  /// active.
  ///
  /// Fidelity: inert
  public final func deactivate() {}
  /// The app's visible windows, from front to back.
  public final var orderedWindows: [NSWindow] { windows.filter { !$0.isHidden } }
  /// Shows AppKit's About panel; does nothing here, so a program shows its own panel.
  ///
  /// Fidelity: inert
  public final func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Asks for the user's attention in the Dock; does nothing here and returns 0.
  ///
  /// Fidelity: inert
  @discardableResult
  public final func requestUserAttention(_ type: RequestUserAttentionType) -> Int { 0 }
  /// The urgency of a request for the user's attention.
  ///
  /// Apple counterpart: `NSApplication.RequestUserAttentionType` · Source: NSApplication.h ·
  /// Fidelity: exact
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }
}
