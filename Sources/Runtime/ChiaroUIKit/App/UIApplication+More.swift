// SPDX-License-Identifier: MIT

public import ChiaroViews
public import Foundation

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  extension Application {
    /// The keys of the options for opening a URL; the options are ignored.
    ///
    /// Apple counterpart: `UIApplication.OpenExternalURLOptionsKey` · Source: UIApplication.h ·
    /// Fidelity: approximate, ignored
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name of the key.
      public let rawValue: String
      /// Creates a key from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The key for opening only universal links; ignored.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// Opens a URL with `urlOpener`, and then tells the completion handler whether that succeeded.
    ///
    /// Without a `urlOpener`, nothing is opened and the handler gets false.
    ///
    /// Apple counterpart: `open(_:options:completionHandler:)` · Source: UIApplication.h ·
    /// Fidelity: approximate, the options are ignored
    public func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: ((Bool) -> Void)? = nil
    ) {
      let isOpened = Self.urlOpener?(url) ?? false
      Task { @MainActor in completion?(isOpened) }
    }

    /// Returns whether a URL can be opened: true for every URL if `urlOpener` is set, else false.
    public func canOpenURL(_ url: URL) -> Bool { Self.urlOpener != nil }

    /// The closure that opens a URL and returns whether it did; nil, the default, if none can be
    /// opened.
    public static var urlOpener: ((URL) -> Bool)?

    /// Whether the idle timer is off, so that the screen stays on; stored, but without effect.
    ///
    /// Fidelity: inert
    public var isIdleTimerDisabled: Bool {
      get { Self.keepsAwake }
      set { Self.keepsAwake = newValue }
    }
    private static var keepsAwake = false

    /// The number on the app's icon; stored, but not shown.
    ///
    /// Fidelity: inert
    public var applicationIconBadgeNumber: Int {
      get { Self.badge }
      set { Self.badge = newValue }
    }
    private static var badge = 0

    /// Begins a background task; its time is not limited, and the handler is never called.
    public func beginBackgroundTask(
      withName name: String? = nil, expirationHandler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Ends a background task; does nothing here.
    ///
    /// Fidelity: inert
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Opens a URL with `urlOpener`; returns whether it did, false if there is no such closure.
    ///
    /// Apple counterpart: `openURL(_:)`, which iOS 10 deprecates · Source: UIApplication.h ·
    /// Fidelity: approximate, opened by `urlOpener`
    @discardableResult
    public func openURL(_ url: URL) -> Bool { Self.urlOpener?(url) ?? false }

    /// Calls a method of a target, or of the first object in the responder chain that has it.
    ///
    /// For a nil target, the method is searched from the first responder up, then from the sender
    /// up. The first responder is that of the sender's window, or of the key window if the sender
    /// is in none.
    ///
    /// - Returns: whether an object has the method
    ///
    /// Apple counterpart: `sendAction(_:to:from:for:)` · Source: UIApplication.h · Fidelity:
    /// approximate, the search ends with the sender's chain
    @discardableResult
    public func sendAction(
      _ action: Selector, to target: Any?, from sender: Any?, for event: InputEvent?
    ) -> Bool {
      if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
      let window = (sender as? View)?.window ?? keyWindow
      let starts: [Responder?] = [window?.input.firstResponder, sender as? Responder ?? window]
      return starts.compactMap(\.self).contains { first in
        first.chain.contains { action.perform(on: $0, sender: sender, event: event) }
      }
    }

    /// The URL of the app's settings, which `urlOpener` has to open.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// The name of the notification that the app was launched, posted by `launch(_:)`.
    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
      "UIApplicationDidFinishLaunchingNotification")
    /// The name of the notification that the app became active: it was launched, or a visible
    /// window gained keyboard focus.
    public nonisolated static let didBecomeActiveNotification =
      ActivityChange.didBecomeActive.ofApplication
    /// The name of the notification that the app will become inactive, as a visible window loses
    /// keyboard focus.
    public nonisolated static let willResignActiveNotification =
      ActivityChange.willResignActive.ofApplication
    /// The name of UIKit's notification that the app entered the background; never posted here.
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    /// The name of the notification that the app will enter the foreground, posted when a scene is
    /// connected.
    public nonisolated static let willEnterForegroundNotification =
      ActivityChange.willEnterForeground.ofApplication
    /// The name of UIKit's notification that the app will terminate; never posted here.
    public nonisolated static let willTerminateNotification = NSNotification.Name(
      "UIApplicationWillTerminateNotification")
    /// The name of UIKit's notification that memory is low; never posted here.
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The identifier of a background task.
  ///
  /// Apple counterpart: `UIBackgroundTaskIdentifier` · Source: UIApplication.h · Fidelity: exact
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a number.
    public let rawValue: Int
    /// Creates an identifier from a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
  }

  extension Responder {
    /// The name of UIKit's notification that the keyboard will appear; never posted here.
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
      "UIKeyboardWillShowNotification")
    /// The name of UIKit's notification that the keyboard appeared; never posted here.
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
      "UIKeyboardDidShowNotification")
    /// The name of UIKit's notification that the keyboard will hide; never posted here.
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
      "UIKeyboardWillHideNotification")
    /// The name of UIKit's notification that the keyboard is hidden; never posted here.
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
      "UIKeyboardDidHideNotification")
    /// The name of UIKit's notification that the keyboard's frame will change; never posted here.
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
      "UIKeyboardWillChangeFrameNotification")
    /// The name of UIKit's notification that the keyboard's frame changed; never posted here.
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
      "UIKeyboardDidChangeFrameNotification")
    /// The key of the keyboard's frame at the end of its animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the keyboard's frame at the start of its animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the duration of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve of the keyboard's animation, in the user info of keyboard
    /// notifications; these are never posted here.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
