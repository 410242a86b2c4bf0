// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

extension NSApplication {
  /// How a program is brought to the front; stored nowhere.
  ///
  /// Apple counterpart: `NSApplication.ActivationOptions` · Source: NSRunningApplication.h ·
  /// Fidelity: exact
  public struct ActivationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With all of its windows.
    public static let activateAllWindows = ActivationOptions(rawValue: 1)
    /// Even where another program is in use.
    public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
  }

  /// How an app appears in the system; without effect.
  ///
  /// Apple counterpart: `NSApplication.ActivationPolicy` · Source: NSRunningApplication.h ·
  /// Fidelity: exact
  public enum ActivationPolicy: Int, Sendable {
    case regular = 0
    case accessory = 1
    case prohibited = 2
  }
  /// Keeps nothing and returns true: there is no dock.
  @discardableResult
  public final func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }
  /// Whether the app is hidden; always false.
  public final var isHidden: Bool { false }
  /// Hides all windows.
  public final func hide(_ sender: Any?) { for window in windows { window.orderOut(sender) } }
  /// Does nothing: hidden windows are shown by themselves.
  public final func unhide(_ sender: Any?) {}
  /// Does nothing: the window manager knows the active app.
  public final func deactivate() {}
  /// The windows from front to back.
  public final var orderedWindows: [NSWindow] { windows.filter { !$0.isHidden } }
  /// Shows a window and returns `stop` at once, as waiting would block the program.
  @discardableResult
  public final func runModal(for window: NSWindow) -> ModalResponse {
    window.makeKeyAndOrderFront(self)
    return .stop
  }
  /// Does nothing, as nobody waits.
  public final func stopModal() {}
  /// Does nothing, as nobody waits.
  public final func stopModal(withCode code: ModalResponse) {}
  /// Does nothing, as nobody waits.
  public final func abortModal() {}
  /// Does nothing: a program shows its own.
  public final func orderFrontStandardAboutPanel(_ sender: Any?) {}
  /// Does nothing: what happened is not told to the person.
  @discardableResult
  public final func requestUserAttention(_ type: RequestUserAttentionType) -> Int { 0 }
  /// How urgently a person's attention is asked for.
  ///
  /// Apple counterpart: `NSApplication.RequestUserAttentionType` · Source: NSApplication.h ·
  /// Fidelity: exact
  public enum RequestUserAttentionType: UInt, Sendable {
    case criticalRequest = 0
    case informationalRequest = 10
  }

  /// The name of AppKit's notification that screens changed; never posted here.
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
  /// The name of AppKit's notification that the app will not be active; never posted here.
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of AppKit's notification that the app was hidden; never posted here.
  public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
}

extension NSWorkspace {
  /// Whether the system asks for less motion.
  public final var accessibilityDisplayShouldReduceMotion: Bool { false }
  /// The name of AppKit's notification that the machine will sleep; never posted here.
  public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
  /// The name of AppKit's notification that the machine woke; never posted here.
  public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
  /// The name of AppKit's notification that an app became active; never posted here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification")
}

extension NSEvent {
  /// The kinds of events of a monitor.
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
    /// The pointer comes onto a tracking area.
    public static let mouseEntered = EventTypeMask(.mouseEntered)
    /// The pointer leaves a tracking area.
    public static let mouseExited = EventTypeMask(.mouseExited)
    /// Keys that go down.
    public static let keyDown = EventTypeMask(.keyDown)
    /// Keys that go up.
    public static let keyUp = EventTypeMask(.keyUp)
    /// Modifier keys that go down or up.
    public static let flagsChanged = EventTypeMask(.flagsChanged)
    /// Turns of the wheel.
    public static let scrollWheel = EventTypeMask(.scrollWheel)
    /// All events.
    public static let any = EventTypeMask(rawValue: .max)
  }

  /// The place of the pointer on the screen at the last event; zero before the first.
  public static var mouseLocation: NSPoint {
    guard let event = NSApplication.shared.currentEvent, let window = event.window else {
      return .zero
    }
    return window.convertPoint(toScreen: event.locationInWindow)
  }
  /// The modifier keys at the last event.
  public static var modifierFlags: ModifierFlags {
    NSApplication.shared.currentEvent?.modifierFlags ?? []
  }
  /// The buttons that are down; 1 for the primary one.
  public static var pressedMouseButtons: Int {
    switch NSApplication.shared.currentEvent?.type {
    case .leftMouseDown, .leftMouseDragged: 1
    case .rightMouseDown, .rightMouseDragged: 2
    default: 0
    }
  }
  /// The longest time between the presses of a double-click, in seconds.
  public static var doubleClickInterval: TimeInterval { 0.5 }

  /// Whether the wheel tells every point; it does.
  public var hasPreciseScrollingDeltas: Bool { true }
}
