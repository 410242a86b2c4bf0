// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

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
    /// All windows of the app come to the front.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// The app is activated even while the user works in another one.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }

  /// How an app appears in the Dock and the menu bar; has no effect here.
  ///
  /// Apple counterpart: `NSApplication.ActivationPolicy` · Source: NSRunningApplication.h ·
  /// Fidelity: inert
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }
  /// Asks for an activation policy; ignored here, as there is no Dock.
  ///
  /// Always returns true.
  @discardableResult
  public final func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  /// Whether the app is hidden: between `hide(_:)` and `unhide(_:)`.
  public final var isHidden: Bool { concealedWindows != nil }
  /// Hides the visible windows of the app whose `canHide` is true, and posts
  /// `didHideNotification`.
  ///
  /// If the app is hidden already, it only hides windows that were shown since.
  public final func hide(_ sender: Any?) {
    let isNew = concealedWindows == nil
    let shown = windows.filter { !$0.isHidden && $0.canHide }
    concealedWindows = (concealedWindows ?? []).filter(\.isHidden) + shown
    for window in shown { window.isHidden = true }
    windowOrderDidChange()
    if isNew { NotificationCenter.default.post(name: Self.didHideNotification, object: self) }
  }
  /// Shows the windows that `hide(_:)` hid, in their order, and posts `didUnhideNotification`.
  ///
  /// Windows that were ordered out or closed since stay hidden. Does nothing if the app is not
  /// hidden.
  public final func unhide(_ sender: Any?) {
    guard let concealed = concealedWindows else { return }
    concealedWindows = nil
    for window in concealed { window.isHidden = false }
    windowOrderDidChange()
    NotificationCenter.default.post(name: Self.didUnhideNotification, object: self)
  }
  /// Asks to make the app inactive; does nothing here, as the desktop decides which app is active.
  ///
  /// Fidelity: inert
  public final func deactivate() {}
  /// The app's visible windows, from front to back.
  public final var orderedWindows: [NSWindow] { windows.filter { !$0.isHidden } }
  /// Shows a window and returns `stop` immediately: waiting for an answer would block the program.
  @discardableResult
  public final func runModal(for window: NSWindow) -> ModalResponse {
    window.makeKeyAndOrderFront(self)
    return .stop
  }
  /// Ends the modal session; does nothing here, as `runModal(for:)` does not wait.
  ///
  /// Fidelity: inert
  public final func stopModal() {}
  /// Ends the modal session with a code; does nothing here, as `runModal(for:)` does not wait.
  ///
  /// Fidelity: inert
  public final func stopModal(withCode code: ModalResponse) {}
  /// Aborts the modal session; does nothing here, as `runModal(for:)` does not wait.
  ///
  /// Fidelity: inert
  public final func abortModal() {}
  /// Shows AppKit's About panel; does nothing here, where a program shows a panel of its own.
  ///
  /// Fidelity: inert
  public final func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Asks for the user's attention in the Dock; does nothing here and returns 0.
  ///
  /// Fidelity: inert
  @discardableResult
  public final func requestUserAttention(_ type: RequestUserAttentionType) -> Int { 0 }
  /// How urgently the user's attention is requested.
  ///
  /// Apple counterpart: `NSApplication.RequestUserAttentionType` · Source: NSApplication.h ·
  /// Fidelity: exact
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  /// The name of AppKit's notification that the screens changed; never posted here.
  public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  /// The name of AppKit's notification that the app became active; never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The name of AppKit's notification that the app is no longer active; never posted here.
  public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The name of AppKit's notification that the app will become active; never posted here.
  public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// The name of AppKit's notification that the app will become inactive; never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of the notification posted after `hide(_:)` hid the app; its object is the app.
  public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  /// The name of the notification posted after `unhide(_:)` showed the app; its object is the app.
  public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
}

extension NSWorkspace {
  /// Whether the user asked for reduced motion; always false here.
  public final var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// The name of AppKit's notification that the machine will sleep; never posted here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The name of AppKit's notification that the machine woke from sleep; never posted here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The name of AppKit's notification that an app became active; never posted here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}

extension NSEvent {
  /// The types of events that an event monitor receives; here only presses, drags, releases and
  /// keys reach one.
  ///
  /// Apple counterpart: `NSEvent.EventTypeMask` · Source: NSEvent.h · Fidelity: exact
  public struct EventTypeMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt64
    /// Creates a set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ type: EventType) { rawValue = 1 << UInt64(type.rawValue) }
    /// Presses of the primary button.
    public static let leftMouseDown = EventTypeMask(.leftMouseDown)
    /// Releases of the primary button.
    public static let leftMouseUp = EventTypeMask(.leftMouseUp)
    /// Moves with the primary button down.
    public static let leftMouseDragged = EventTypeMask(.leftMouseDragged)
    /// Presses of the secondary button.
    public static let rightMouseDown = EventTypeMask(.rightMouseDown)
    /// Releases of the secondary button.
    public static let rightMouseUp = EventTypeMask(.rightMouseUp)
    /// Presses of other buttons.
    public static let otherMouseDown = EventTypeMask(.otherMouseDown)
    /// Releases of other buttons.
    public static let otherMouseUp = EventTypeMask(.otherMouseUp)
    /// Moves of the pointer.
    public static let mouseMoved = EventTypeMask(.mouseMoved)
    /// The pointer enters a tracking area.
    public static let mouseEntered = EventTypeMask(.mouseEntered)
    /// The pointer leaves a tracking area.
    public static let mouseExited = EventTypeMask(.mouseExited)
    /// Key presses.
    public static let keyDown = EventTypeMask(.keyDown)
    /// Key releases.
    public static let keyUp = EventTypeMask(.keyUp)
    /// Presses and releases of modifier keys.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// Turns of the scroll wheel.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The location of the pointer in screen coordinates, in points, at the last event.
  ///
  /// It is zero before the first event, and if the event has no window.
  public static var mouseLocation: NSPoint {
    guard let event = NSApplication.shared.currentEvent, let window = event.window else {
      return .zero
    }
    return window.convertPoint(toScreen: event.locationInWindow)
  }
  /// The modifier keys that were down at the last event.
  public static var modifierFlags: ModifierFlags {
    NSApplication.shared.currentEvent?.modifierFlags ?? []
  }
  /// The pressed mouse buttons as bits at the last event: 1 for the primary, 2 for the secondary
  /// one, 0 for none.
  public static var pressedMouseButtons: Int {
    switch NSApplication.shared.currentEvent?.type {
    case .leftMouseDown, .leftMouseDragged: 1
    case .rightMouseDown, .rightMouseDragged: 2
    default: 0
    }
  }
  /// The longest time between the presses of a double-click, in seconds.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  /// Whether the scrolling deltas are in points rather than lines; always true here.
  public var hasPreciseScrollingDeltas: Bool { true }
}
